// A CV in Arabic.
import type { Labels } from './labels.ts'

export const ar: Labels = {
  language: 'ar',
  dates: 'ar',
  sections: {
    profileSummary: 'نبذة',
    experience: 'الخبرة المهنية',
    education: 'التعليم',
    skills: 'المهارات',
    projects: 'المشاريع',
    courses: 'الدورات',
    awards: 'الجوائز',
    languages: 'اللغات',
    interests: 'الاهتمامات',
    references: 'التوصيات',
    custom: 'معلومات أخرى',
  },
  studies: {
    class10: 'الصف العاشر',
    class12: 'الصف الثاني عشر',
    undergraduation: 'الدرجة الجامعية',
    postgraduation: 'الدراسات العليا',
  },
  courses: 'المقررات',
  roles: 'الأدوار',
  portrait: 'صورة {name}',
  range: '{start} – {end}',
  ongoing: '{start} – حتى الآن',
  present: 'حتى الآن',
  comma: '، ',
  clause: '، ',
  published: 'نُشرت في {date}',
  madeWith: 'أُنشئت باستخدام {maker}',
  verify: 'للتحقق من هذه السيرة الذاتية: {address}',
  edition: 'الإصدار {version} · {date}',
  webPage: 'كصفحة ويب',
}
