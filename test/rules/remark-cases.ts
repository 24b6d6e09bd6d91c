// Cases for the remarks on a CV, one or more for each rule. This file: personal details and summary.
import type { CvContentData } from '../../api/core/contract/cv.ts'

const PICTURE = `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`

/** A CV without remarks, at the end of 2026. */
export const good: CvContentData = {
  personalDetails: {
    name: 'Meera Raghunathan',
    profession: 'Structural engineer',
    email: 'meera@example.org',
    phoneNumber: '+91 98220 54321',
    location: 'Pune, India',
    imageUrl: PICTURE,
    links: [{ id: 'l', label: 'Portfolio', url: 'https://bridges.example.org' }],
    own: [{ id: 'o', label: 'Notice period', value: '60 days' }],
  },
  profileSummary: 'Designs bridges that are easy to inspect. Ten years of steel, and a manual that four states use.',
  education: { postgraduation: { institution: 'ETH Zürich', degree: 'M.Sc.', startDate: '2010', endDate: '2012' } },
  experience: [
    {
      id: 'b',
      company: 'Kaveri Bridgeworks',
      position: 'Principal Engineer',
      startDate: '2018-04',
      current: true,
      highlights: ['Replaced the bearings of a viaduct in eleven nights.'],
    },
    {
      id: 'a',
      company: 'Alpbrücken AG',
      position: 'Bridge Engineer',
      startDate: '2012-09',
      endDate: '2018-03',
      highlights: ['Designed twelve footbridges.'],
    },
  ],
  skills: [
    { id: 's1', name: 'Steel design' },
    { id: 's2', name: 'Rope access' },
    { id: 's3', name: 'Finite elements' },
  ],
  projects: [{ id: 'p', name: 'Footbridge', description: 'A bridge between two schools.', startDate: '2020' }],
  courses: [{ id: 'c', name: 'Welding', provider: 'Institute of Welding', date: '2019-06' }],
  awards: [{ id: 'w', title: 'Young Engineer', awarder: 'Concrete Institute', date: '2021' }],
  languages: [{ id: 'm', name: 'Marathi', fluency: 'Native' }],
  custom: [{ id: 'v', title: 'Volunteering', items: [{ id: 'i', title: 'Science club' }] }],
  order: ['experience', 'education', 'custom.v'],
}

export const person = (details: Partial<CvContentData['personalDetails']>): CvContentData => ({
  ...good,
  personalDetails: { ...good.personalDetails, ...details },
})
export type Job = NonNullable<CvContentData['experience']>[number]
export const [newer, older] = good.experience as [Job, Job]
/** The good CV with its newer job changed. */
export const job = (change: Partial<Job>): CvContentData => ({ ...good, experience: [{ ...newer, ...change }, older] })
export const link = (url: string, label = 'Code') =>
  person({ links: [...(good.personalDetails.links ?? []), { id: 'x', label, url }] })
export const skills = (...names: string[]): CvContentData => ({
  ...good,
  skills: names.map((name, index) => ({ id: `s${index}`, name })),
})
export const project = (change: object): CvContentData => ({
  ...good,
  projects: [{ ...good.projects?.[0], ...change }],
})
export const pick = (content: CvContentData, ...without: (keyof CvContentData)[]): CvContentData =>
  Object.fromEntries(Object.entries(content).filter(([key]) => !without.some(name => name === key))) as CvContentData
export const many = (count: number) => Array.from({ length: count }, (_, index) => `Number ${index}`)

/** A CV that causes the remark, its path, its words; and a CV without it, where the good CV is not the opposite case. */
export type RemarkCase = [bad: CvContentData, path: string, says: RegExp, fine?: CvContentData]

const placedIn = (location: string, own: Record<string, string> = {}, imageUrl = '') =>
  person({ location, imageUrl, own: Object.entries(own).map(([label, value], at) => ({ id: `o${at}`, label, value })) })

/** What readers of a country look for, or want left out. */
export const COUNTRY_CASES: RemarkCase[] = [
  [
    placedIn('Pune, India'),
    '/personalDetails/own',
    /India look for your notice period/,
    placedIn('Pune, India', { Notice: '1 month' }),
  ],
  ...['Pune (India)', 'Pune, India.', 'Pune - India 411001'].map(
    (place): RemarkCase => [placedIn(place), '/personalDetails/own', /notice period/],
  ),
  [placedIn('Singapore 048616', {}, PICTURE), '/personalDetails/imageUrl', /needs no photo/],
  [placedIn('Pune, Maharashtra, IN'), '/personalDetails/own', /notice period/, placedIn('Gary, IN')],
  [
    placedIn('Dubai, UAE'),
    '/personalDetails/own',
    /UAE look for your visa status/,
    placedIn('Dubai', { 'Visa status ': 'Golden' }),
  ],
  [
    placedIn('Dubai', { Visa: '' }),
    '/personalDetails/own',
    /your nationality/,
    placedIn('Dubai', { Nationality: 'Indian' }),
  ],
  [placedIn('Singapore', {}, PICTURE), '/personalDetails/imageUrl', /Singapore needs no photo/, placedIn('Singapore')],
  [
    placedIn('Singapore', { DOB: '1990' }),
    '/personalDetails/own/0/value',
    /no age or date/,
    placedIn('Dubai', { DOB: '1990' }),
  ],
  [placedIn('Austin, Texas, US', {}, PICTURE), '/personalDetails/imageUrl', /the US needs no photo/],
  [
    placedIn('Austin, USA', { Site: 'x', 'Marital Status': 'Single' }),
    '/personalDetails/own/1/value',
    /no marital status/,
  ],
  [placedIn('Austin, USA', { Citizenship: 'Indian' }), '/personalDetails/own/0/value', /no nationality/],
  [placedIn('London, UK', { Age: '31' }), '/personalDetails/own/0/value', /the UK needs no age/],
  [
    placedIn('Leeds, England', {}, PICTURE),
    '/personalDetails/imageUrl',
    /the UK needs no photo/,
    placedIn('Köln, Germany', {}, PICTURE),
  ],
  [
    placedIn('Köln, NRW, DE', { Familienstand: 'ledig' }),
    '/personalDetails/own/0/value',
    /Germany needs no marital/,
    placedIn('Dover, DE', { Familienstand: 'ledig' }),
  ],
]

export const PERSON_CASES: RemarkCase[] = [
  [person({ email: ' ' }), '/personalDetails/email', /Add an e-mail/],
  [person({ email: 'meera at example.org' }), '/personalDetails/email', /not look like an e-mail/],
  [person({ email: 'a@b' }), '/personalDetails/email', /not look like/, person({ email: 'a.b+c@d.co.in' })],
  [person({ phoneNumber: '' }), '/personalDetails/phoneNumber', /Add a phone/],
  [
    person({ phoneNumber: '98220 54321' }),
    '/personalDetails/phoneNumber',
    /country code, such/,
    person({ phoneNumber: '0091 9822054321' }),
  ],
  [person({ phoneNumber: '+91 12' }), '/personalDetails/phoneNumber', /7 to 15 digits/],
  [person({ location: '' }), '/personalDetails/location', /city/],
  [person({ profession: '' }), '/personalDetails/profession', /what you do/],
  [person({ name: 'MEERA RAGHUNATHAN' }), '/personalDetails/name', /small letters/, person({ name: '李明' })],
  [person({ name: 'ANNA' }), '/personalDetails/name', /small letters/, person({ name: 'Li' })],
  [person({ name: 'Meera '.repeat(12) }), '/personalDetails/name', /very long/],
  [person({ name: 'Meera 🌟' }), '/personalDetails/name', /figure, a picture/, person({ name: "Ó'Neill-वर्मा" })],
  [person({ name: 'Meera99' }), '/personalDetails/name', /figure/],
  [person({ imageUrl: 'https://example.org/me.png' }), '/personalDetails/imageUrl', /another site/],
  [link(''), '/personalDetails/links/1/url', /name and no address/, link('https://a.example')],
  [link('https://a.example', ''), '/personalDetails/links/1/label', /Name this link/, link('https://a.example')],
  [link('https://www.bridges.example.org/'), '/personalDetails/links/1/url', /listed twice/, link('https://b.example')],
  [link('http://a.example'), '/personalDetails/links/1/url', /http:/, link('mailto:a@b.org')],
  [job({ url: 'http://a.example' }), '/experience/0/url', /http:/, job({ url: 'https://a.example' })],
  [pick(good, 'profileSummary'), '/profileSummary', /two or three sentences/],
  [{ ...good, profileSummary: 'Bridges.' }, '/profileSummary', /very short/],
  [{ ...good, profileSummary: 'Bridges and more. '.repeat(80) }, '/profileSummary', /long for a summary/],
  [
    { ...good, profileSummary: `${good.profileSummary} I led nine people.` },
    '/profileSummary',
    /Begin with the verb/,
    { ...good, profileSummary: `${good.profileSummary} Type I error, I/O and Part I.` },
  ],
  [
    job({ highlights: ['I led nine people.'] }),
    '/experience/0/highlights/0',
    /Begin with the verb/,
    job({ highlights: ['Led nine people in World War I museums.'] }),
  ],
]
