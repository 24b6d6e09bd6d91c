// A CV in English.
import { titlesIn } from '../section-words.ts'
import type { Labels } from './labels.ts'

export const en: Labels = {
  language: 'en',
  dates: 'en-GB',
  sections: titlesIn('en'),
  studies: {
    class10: 'Class 10',
    class12: 'Class 12',
    undergraduation: 'Undergraduate degree',
    postgraduation: 'Postgraduate degree',
  },
  courses: 'Courses',
  roles: 'Roles',
  credentialId: 'Credential ID',
  validUntil: 'Valid until',
  onRequest: 'Available on request',
  portrait: 'Portrait of {name}',
  range: '{start} – {end}',
  ongoing: '{start} – present',
  present: 'present',
  comma: ', ',
  clause: ', ',
  published: 'Published {date}',
  madeWith: 'Made with {maker}',
  verify: 'Check this CV: {address}',
  versionNote: 'Version {version} · {date}',
  webPage: 'As a web page',
}
