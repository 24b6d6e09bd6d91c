// A CV in Hindi.
import { titlesIn } from '../section-words.ts'
import type { Labels } from './labels.ts'

export const hi: Labels = {
  language: 'hi',
  dates: 'hi',
  sections: titlesIn('hi'),
  studies: {
    class10: 'कक्षा 10',
    class12: 'कक्षा 12',
    undergraduation: 'स्नातक',
    postgraduation: 'स्नातकोत्तर',
  },
  courses: 'पाठ्यक्रम',
  roles: 'भूमिकाएँ',
  credentialId: 'क्रमांक',
  validUntil: 'वैधता',
  onRequest: 'अनुरोध पर उपलब्ध',
  portrait: '{name} का चित्र',
  range: '{start} – {end}',
  ongoing: '{start} – वर्तमान',
  present: 'वर्तमान',
  comma: ', ',
  clause: ', ',
  published: '{date} को प्रकाशित',
  madeWith: '{maker} से निर्मित',
  verify: 'इस सीवी की जाँच करें: {address}',
  versionNote: 'संस्करण {version} · {date}',
  webPage: 'वेब पेज के रूप में',
}
