// A CV in Arabic.
import { titlesIn } from '../section-words.ts'
import type { Labels } from './labels.ts'

export const ar: Labels = {
  language: 'ar',
  dates: 'ar',
  sections: titlesIn('ar'),
  studies: {
    class10: 'الصف العاشر',
    class12: 'الصف الثاني عشر',
    undergraduation: 'الدرجة الجامعية',
    postgraduation: 'الدراسات العليا',
  },
  courses: 'المقررات',
  roles: 'الأدوار',
  credentialId: 'رقم الشهادة',
  validUntil: 'صالحة حتى',
  onRequest: 'متاحة عند الطلب',
  portrait: 'صورة {name}',
  range: '{start} – {end}',
  ongoing: '{start} – حتى الآن',
  present: 'حتى الآن',
  comma: '، ',
  clause: '، ',
  published: 'نُشرت في {date}',
  madeWith: 'أُنشئت باستخدام {maker}',
  verify: 'للتحقق من هذه السيرة الذاتية: {address}',
  versionNote: 'الإصدار {version} · {date}',
  webPage: 'كصفحة ويب',
}
