// A CV in Chinese.
import { titlesIn } from '../section-words.ts'
import type { Labels } from './labels.ts'

export const zh: Labels = {
  language: 'zh',
  dates: 'zh',
  sections: titlesIn('zh'),
  studies: { class10: '十年级', class12: '十二年级', undergraduation: '本科', postgraduation: '研究生' },
  courses: '课程',
  roles: '职责',
  credentialId: '证书编号',
  validUntil: '有效期至',
  onRequest: '可应要求提供',
  portrait: '{name}的照片',
  range: '{start} – {end}',
  ongoing: '{start}至今',
  present: '至今',
  comma: '、',
  clause: '，',
  published: '发布于{date}',
  madeWith: '由 {maker} 制作',
  verify: '核实这份简历：{address}',
  versionNote: '第 {version} 版 · {date}',
  webPage: '网页版',
}
