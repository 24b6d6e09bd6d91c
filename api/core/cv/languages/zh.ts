// A CV in Chinese.
import type { Labels } from './labels.ts'

export const zh: Labels = {
  language: 'zh',
  dates: 'zh',
  sections: {
    profileSummary: '个人简介',
    experience: '工作经历',
    education: '教育背景',
    skills: '技能',
    projects: '项目经历',
    courses: '课程',
    awards: '获奖',
    languages: '语言',
    interests: '兴趣爱好',
    references: '推荐人',
    custom: '其他',
  },
  studies: { class10: '十年级', class12: '十二年级', undergraduation: '本科', postgraduation: '研究生' },
  courses: '课程',
  roles: '职责',
  portrait: '{name}的照片',
  range: '{start} – {end}',
  ongoing: '{start}至今',
  present: '至今',
  comma: '、',
  clause: '，',
  published: '发布于{date}',
  madeWith: '由 {maker} 制作',
  verify: '核实这份简历：{address}',
  edition: '第 {version} 版 · {date}',
  webPage: '网页版',
}
