// Sample content that shows a full CV. Fills only empty fields, so nothing typed is replaced. Pure.
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import type { EditorDocument } from '../session/document.ts'

const SAMPLE: CvContentData = {
  personalDetails: {
    name: 'Meera Krishnan',
    profession: 'Product designer',
    email: 'meera@example.com',
    phoneNumber: '+91 98400 12345',
    location: 'Chennai, India',
    links: [{ id: 'sample-portfolio', label: 'Portfolio', url: 'https://example.com/meera' }],
  },
  profileSummary:
    'Designer who makes complicated tools **feel obvious**. Eight years between research and code, most of them with small teams that ship every week.\n\n- Known for: prototypes that settle arguments\n- Looking for: a team that tests with real people',
  education: {
    undergraduation: {
      institution: 'National Institute of Design',
      degree: 'B.Des.',
      fieldOfStudy: 'Communication design',
      startDate: '2012-07',
      endDate: '2016-05',
      score: '8.7 / 10',
    },
    class12: { institution: 'Vidya Mandir', board: 'CBSE', endDate: '2012-05', score: '94 %' },
  },
  experience: [
    {
      id: 'sample-job-2',
      company: 'Palanquin Health',
      position: 'Senior product designer',
      location: 'Bengaluru',
      startDate: '2020-02',
      current: true,
      highlights: [
        'Cut the time to book a visit from six minutes to ninety seconds.',
        'Built the design system that four product teams use.',
      ],
    },
    {
      id: 'sample-job-1',
      company: 'Studio Veena',
      position: 'Designer',
      location: 'Chennai',
      startDate: '2016-08',
      endDate: '2020-01',
      description:
        'Identity and interface work for **publishers, museums** and two [public libraries](https://example.com/libraries):\n\n- a catalogue that children search by *drawing*\n- signs for a reading room of 400 seats',
      format: 'markdown',
    },
  ],
  skills: [
    { id: 'sample-skill-1', name: 'Interaction design' },
    { id: 'sample-skill-2', name: 'User research' },
    { id: 'sample-skill-3', name: 'Prototyping' },
    { id: 'sample-skill-4', name: 'Typography' },
  ],
  projects: [
    {
      id: 'sample-project',
      name: 'Open Signage',
      url: 'https://example.com/open-signage',
      startDate: '2021-03',
      description: 'A free set of wayfinding signs in eleven Indian scripts.',
    },
  ],
  courses: [{ id: 'sample-course', name: 'Accessible interfaces', provider: 'Example Academy', date: '2022-11' }],
  awards: [
    { id: 'sample-award', title: 'Young designer of the year', awarder: 'Example Design Council', date: '2019' },
  ],
  languages: [
    { id: 'sample-language-1', name: 'Tamil', fluency: 'Native' },
    { id: 'sample-language-2', name: 'English', fluency: 'Fluent' },
  ],
}

export function fillWithSample(document: EditorDocument): EditorDocument {
  const { personalDetails, ...sections } = document.content
  return {
    ...document,
    content: {
      ...SAMPLE,
      ...sections,
      personalDetails: { ...SAMPLE.personalDetails, ...withoutEmpty(personalDetails), name: nameOf(document) },
    },
  }
}

const nameOf = (document: EditorDocument) =>
  document.content.personalDetails.name?.trim() || SAMPLE.personalDetails.name

const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>
