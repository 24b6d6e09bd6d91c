// The sample CV: of an invented person at invented places. New CVs can begin with it, and the home page shows it.
import type { CvContentData } from '../contract/cv.ts'

/** The ids of its items begin with this. */
export const SAMPLE_ID = 'sample-'

export const SAMPLE_CV = {
  personalDetails: {
    name: 'Ananya Śrīnivāsan',
    profession: 'Distributed systems engineer',
    email: 'ananya@example.org',
    phoneNumber: '+91 98400 12345',
    location: 'Bengaluru, India',
    links: [{ id: 'sample-site', label: 'ananya.example.org', url: 'https://ananya.example.org' }],
  },
  profileSummary:
    'Keeps data **safe and quiet**. Eight years of building storage engines and the teams that run them; likes systems that fail in ways you can explain to a friend.',
  experience: [
    {
      id: 'sample-job-2',
      position: 'Staff Engineer',
      company: 'Kaveri Data',
      location: 'Remote',
      startDate: '2021-03',
      current: true,
      highlights: [
        'Owns the log store that takes 4 million writes a second on eleven machines.',
        'Cut the 99th percentile of commits from 80 ms to 9 ms by batching what the disk does well.',
      ],
    },
    {
      id: 'sample-job-1',
      position: 'Engineer',
      company: 'Müller & Söhne',
      location: 'Hamburg',
      startDate: '2017-07',
      endDate: '2021-02',
      description:
        'Moved billing from nightly batches to a ledger that closes the books **every minute**, as [a talk of 2020](https://example.org/ledger) tells:\n\n- without a day on which invoices waited\n- with a way back at each step',
      format: 'markdown',
    },
  ],
  education: {
    undergraduation: {
      institution: 'Kaveri Institute of Technology',
      degree: 'B.E.',
      fieldOfStudy: 'Computer Science',
      startDate: '2013',
      endDate: '2017',
      score: '8.9 / 10',
    },
    class12: { institution: 'Riverside School', board: 'CBSE', startDate: '2011', endDate: '2013' },
  },
  skills: [
    { id: 'sample-skill-1', name: 'Storage engines', keywords: ['LSM trees', 'write-ahead logs'] },
    { id: 'sample-skill-2', name: 'Rust', keywords: ['async', 'unsafe', 'FFI'] },
    { id: 'sample-skill-3', name: 'TypeScript', keywords: ['Fastify', 'React'] },
    { id: 'sample-skill-4', name: 'Teaching', keywords: ['Code Club mentor since 2015'] },
  ],
  projects: [
    {
      id: 'sample-project',
      name: 'Still Water',
      url: 'https://example.org/still-water',
      startDate: '2022-03',
      description: 'A free simulator in which a cluster can lose disks, clocks and cables, and nobody loses data.',
    },
  ],
  volunteer: [
    { id: 'sample-volunteer', position: 'Mentor', organization: 'Code Club', startDate: '2015', current: true },
  ],
  courses: [{ id: 'sample-course', name: 'Accessible interfaces', provider: 'Example Academy', date: '2022-11' }],
  awards: [{ id: 'sample-award', title: 'Best Paper', awarder: 'SysConf', date: '2020-05' }],
  languages: [
    { id: 'sample-language-1', name: 'Tamil', fluency: 'Native' },
    { id: 'sample-language-2', name: 'English', fluency: 'Fluent' },
    { id: 'sample-language-3', name: 'German', fluency: 'Good' },
  ],
} satisfies CvContentData
