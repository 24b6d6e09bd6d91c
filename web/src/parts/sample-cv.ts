// The invented sample CV of the home page.
import type { CvContentData } from '../../../api/core/contract/cv.ts'

export const SAMPLE_CV: CvContentData = {
  personalDetails: {
    name: 'Ananya Śrīnivāsan',
    profession: 'Distributed systems engineer',
    location: 'Bengaluru, India',
    links: [
      { label: 'ananya.example.org', url: 'https://ananya.example.org' },
      { label: 'Code', url: 'https://code.example.org/ananya' },
    ],
  },
  profileSummary:
    'Keeps data safe and quiet. Eight years of building storage engines and the teams that run them; likes systems that fail in ways you can explain to a friend.',
  experience: [
    {
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
      position: 'Engineer',
      company: 'Müller & Söhne',
      location: 'Hamburg',
      startDate: '2017-07',
      endDate: '2021-02',
      highlights: ['Moved billing from nightly batches to a ledger that closes the books every minute.'],
    },
  ],
  education: {
    undergraduation: {
      degree: 'B.E.',
      fieldOfStudy: 'Computer Science',
      institution: 'Anna University',
      startDate: '2013',
      endDate: '2017',
      score: '8.9 / 10',
    },
    class12: { institution: 'Kendriya Vidyalaya', board: 'CBSE', startDate: '2011', endDate: '2013' },
  },
  skills: [
    { name: 'Storage engines', keywords: ['LSM trees', 'write-ahead logs'] },
    { name: 'Rust', keywords: ['async', 'unsafe', 'FFI'] },
    { name: 'TypeScript', keywords: ['Fastify', 'React'] },
    { name: 'Teaching', keywords: ['Code Club mentor since 2015'] },
  ],
  awards: [{ title: 'Best Paper', awarder: 'SysConf', date: '2020-05' }],
}
