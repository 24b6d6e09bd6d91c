// The names of sections and fields: on a CV in its languages, in the editor, on pages and in mails about claims. A section or field of the
// table without its names does not compile. Runs in the browser too.
import type { FieldName, ListName, SectionName } from '../contract/sections.ts'

/** The languages with labels. */
export type Language = 'en' | 'hi' | 'ta' | 'ar' | 'zh'

type SectionWords = Readonly<{
  /** On a CV. */
  titles: Readonly<Record<Language, string>>
  /** In the editor. */
  editor: string
  /** One of its items. */
  noun?: string
  /** On pages about claims and within sentences, where it differs from the noun. */
  claim?: string
  inSentence?: string
  /** Labels of fields in the editor's form, where they differ from FIELD_WORDS. */
  labels?: Readonly<Partial<Record<FieldName, string>>>
}>
type ItemWords = SectionWords & Readonly<{ noun: string }>

export const SECTION_WORDS: Readonly<Record<ListName | 'custom', ItemWords> & Record<SectionName, SectionWords>> = {
  profileSummary: {
    titles: { en: 'Profile', hi: 'परिचय', ta: 'சுருக்கம்', ar: 'نبذة', zh: '个人简介' },
    editor: 'Summary',
    claim: 'Profile',
    inSentence: 'profile summary',
  },
  experience: {
    titles: { en: 'Experience', hi: 'कार्य अनुभव', ta: 'பணி அனுபவம்', ar: 'الخبرة المهنية', zh: '工作经历' },
    editor: 'Experience',
    noun: 'position',
    claim: 'Experience',
    inSentence: 'work experience',
  },
  education: {
    titles: { en: 'Education', hi: 'शिक्षा', ta: 'கல்வி', ar: 'التعليم', zh: '教育背景' },
    editor: 'Education',
    claim: 'Education',
    inSentence: 'education',
  },
  skills: {
    titles: { en: 'Skills', hi: 'कौशल', ta: 'திறன்கள்', ar: 'المهارات', zh: '技能' },
    editor: 'Skills',
    noun: 'skill',
  },
  projects: {
    titles: { en: 'Projects', hi: 'परियोजनाएँ', ta: 'திட்டங்கள்', ar: 'المشاريع', zh: '项目经历' },
    editor: 'Projects',
    noun: 'project',
  },
  volunteer: {
    titles: { en: 'Volunteering', hi: 'स्वयंसेवा', ta: 'தன்னார்வப் பணி', ar: 'العمل التطوعي', zh: '志愿经历' },
    editor: 'Volunteering',
    noun: 'voluntary role',
    claim: 'Volunteering',
    labels: { position: 'Role' },
  },
  certificates: {
    titles: { en: 'Certificates', hi: 'प्रमाणपत्र', ta: 'சான்றிதழ்கள்', ar: 'الشهادات', zh: '证书' },
    editor: 'Certificates',
    noun: 'certificate',
    labels: { date: 'Issued', endDate: 'Valid until' },
  },
  courses: {
    titles: { en: 'Courses', hi: 'पाठ्यक्रम', ta: 'பாடநெறிகள்', ar: 'الدورات', zh: '课程' },
    editor: 'Courses',
    noun: 'course',
    labels: { provider: 'Given by', date: 'When' },
  },
  awards: {
    titles: { en: 'Awards', hi: 'पुरस्कार', ta: 'விருதுகள்', ar: 'الجوائز', zh: '获奖' },
    editor: 'Awards',
    noun: 'award',
    labels: { date: 'When', description: 'What it was for' },
  },
  publications: {
    titles: { en: 'Publications', hi: 'प्रकाशन', ta: 'வெளியீடுகள்', ar: 'المنشورات', zh: '出版物' },
    editor: 'Publications',
    noun: 'publication',
    labels: { name: 'Title', date: 'Published', description: 'What it is about' },
  },
  languages: {
    titles: { en: 'Languages', hi: 'भाषाएँ', ta: 'மொழிகள்', ar: 'اللغات', zh: '语言' },
    editor: 'Languages',
    noun: 'language',
  },
  interests: {
    titles: { en: 'Interests', hi: 'रुचियाँ', ta: 'ஆர்வங்கள்', ar: 'الاهتمامات', zh: '兴趣爱好' },
    editor: 'Interests',
    noun: 'interest',
    labels: { keywords: 'In particular' },
  },
  references: {
    titles: { en: 'References', hi: 'संदर्भ', ta: 'பரிந்துரைகள்', ar: 'التوصيات', zh: '推荐人' },
    editor: 'References',
    noun: 'reference',
    labels: { name: 'Who', email: 'Their e-mail', phoneNumber: 'Their phone', reference: 'What they say about you' },
  },
  custom: {
    titles: { en: 'More', hi: 'अन्य', ta: 'பிற', ar: 'معلومات أخرى', zh: '其他' },
    editor: 'Own sections',
    noun: 'section',
    claim: 'Own section',
  },
}

export const titlesIn = (language: Language): Record<SectionName, string> => bySection(({ titles }) => titles[language])

export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** In the editor. */
export const EDITOR_NAMES: Readonly<Record<SectionName, string>> = bySection(({ editor }) => editor)
/** One of the section's items on a page about claims: `Award`. */
export const CLAIM_NAMES: Readonly<Record<SectionName, string>> = bySection(
  ({ claim, noun, editor }) => claim ?? (noun ? capitalised(noun) : editor),
)
/** The same in a sentence: `an award`. */
export const SENTENCE_NAMES: Readonly<Record<SectionName, string>> = bySection(
  ({ inSentence, noun, editor }) => inSentence ?? (noun ? withArticle(noun) : editor),
)

function bySection(word: (words: SectionWords) => string): Record<SectionName, string> {
  const entries = Object.entries<SectionWords>(SECTION_WORDS).map(([name, words]) => [name, word(words)])
  return Object.fromEntries(entries) as Record<SectionName, string>
}

/** `claim`: on pages about claims, where it differs. In the order of the conflict dialog. */
type FieldWords = Readonly<{ editor: string; claim?: string }>
type NamedField = Exclude<FieldName, 'id' | 'format'>
const FIELD_WORDS: Readonly<Record<NamedField, FieldWords>> = {
  title: { editor: 'Title' },
  location: { editor: 'Location', claim: 'Place' },
  name: { editor: 'Name' },
  url: { editor: 'Link', claim: 'Address' },
  label: { editor: 'Label' },
  institution: { editor: 'School or university', claim: 'Institution' },
  board: { editor: 'Board' },
  organization: { editor: 'Organisation' },
  degree: { editor: 'Degree' },
  fieldOfStudy: { editor: 'Subject', claim: 'Field of study' },
  startDate: { editor: 'From' },
  endDate: { editor: 'To', claim: 'Until' },
  date: { editor: 'Date' },
  score: { editor: 'Result', claim: 'Score' },
  description: { editor: 'Description' },
  company: { editor: 'Company' },
  position: { editor: 'Position' },
  current: { editor: 'Still there' },
  about: { editor: 'About the company', claim: 'About' },
  highlights: { editor: 'What you achieved', claim: 'Highlights' },
  level: { editor: 'Level' },
  keywords: { editor: 'Keywords' },
  provider: { editor: 'Provider' },
  issuer: { editor: 'Issued by' },
  credentialId: { editor: 'Credential ID' },
  publisher: { editor: 'Published by' },
  awarder: { editor: 'Awarded by' },
  fluency: { editor: 'Fluency' },
  email: { editor: 'E-mail' },
  phoneNumber: { editor: 'Phone' },
  reference: { editor: 'What they say' },
  subtitle: { editor: 'Subtitle' },
  hidden: { editor: 'Hidden' },
  roles: { editor: 'Roles' },
  courses: { editor: 'Courses' },
  entity: { editor: 'For' },
  type: { editor: 'Kind' },
}
const byField = (word: (words: FieldWords) => string) =>
  Object.fromEntries(Object.entries(FIELD_WORDS).map(([name, words]) => [name, word(words)])) as Record<
    NamedField,
    string
  >
export const FIELD_LABELS: Readonly<Record<NamedField, string>> = byField(({ editor }) => editor)
export const CLAIM_LABELS: Readonly<Record<NamedField, string>> = byField(({ editor, claim }) => claim ?? editor)
