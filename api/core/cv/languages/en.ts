// A CV in English.
import type { Labels } from './labels.ts'

export const en: Labels = {
  language: 'en',
  dates: 'en-GB',
  sections: {
    profileSummary: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    courses: 'Courses',
    awards: 'Awards',
    languages: 'Languages',
    interests: 'Interests',
    references: 'References',
    custom: 'More',
  },
  studies: {
    class10: 'Class 10',
    class12: 'Class 12',
    undergraduation: 'Undergraduate degree',
    postgraduation: 'Postgraduate degree',
  },
  courses: 'Courses',
  roles: 'Roles',
  portrait: 'Portrait of {name}',
  range: '{start} – {end}',
  ongoing: '{start} – present',
  present: 'present',
  comma: ', ',
  clause: ', ',
  published: 'Published {date}',
  madeWith: 'Made with {maker}',
  verify: 'Check this CV: {address}',
  edition: 'Version {version} · {date}',
  webPage: 'As a web page',
}
