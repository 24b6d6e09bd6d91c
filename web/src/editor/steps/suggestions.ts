// Which skills to suggest. Pure.
import { fold } from './skills.ts'

const FAMILIES: [words: RegExp, skills: string[]][] = [
  [
    /engineer|develop|program|software|data|devops|it\b|tech/i,
    'TypeScript,JavaScript,Python,Java,Go,SQL,PostgreSQL,MongoDB,React,Node.js,Linux,Docker,Kubernetes,AWS,Git,Testing,System design,Code review'.split(
      ',',
    ),
  ],
  [
    /data|analy|scien|research|statist/i,
    'Python,R,SQL,Statistics,Machine learning,Pandas,Data visualisation,Experiment design,Excel,Power BI,Technical writing'.split(
      ',',
    ),
  ],
  [
    /design|ux|ui|creativ|artist/i,
    'Figma,User research,Prototyping,Typography,Interaction design,Accessibility,Illustration,Design systems,Photography'.split(
      ',',
    ),
  ],
  [
    /teach|lectur|professor|school|train/i,
    'Lesson planning,Classroom management,Assessment,Mentoring,Curriculum design,Public speaking,Safeguarding'.split(
      ',',
    ),
  ],
  [
    /nurs|doctor|medic|health|care|pharma/i,
    'Patient care,Clinical documentation,Triage,Infection control,Medication administration,First aid,Care planning'.split(
      ',',
    ),
  ],
  [
    /sale|market|brand|growth|content|writer/i,
    'Negotiation,CRM,Account management,SEO,Copywriting,Campaign planning,Market research,Social media,Analytics'.split(
      ',',
    ),
  ],
  [
    /account|financ|audit|bank|tax/i,
    'Financial reporting,Budgeting,Excel,GST,Tally,SAP,Audit,Forecasting,Reconciliation,Compliance'.split(','),
  ],
  [
    /manag|lead|head|product|project|founder/i,
    'Planning,Hiring,Mentoring,Stakeholder management,Budgeting,Roadmaps,Agile delivery,Negotiation'.split(','),
  ],
]
const GENERAL =
  'Communication,Teamwork,Problem solving,Presentation,Writing,Planning,Excel,English,Customer service'.split(',')

/** Up to `limit` suggestions that match `typed` and are not in `present`, those of the profession first. */
export function suggestSkills(profession: string, typed: string, present: readonly string[], limit = 12): string[] {
  const own = FAMILIES.filter(([words]) => words.test(profession)).flatMap(([, skills]) => skills)
  const rest = FAMILIES.flatMap(([, skills]) => skills)
  const taken = new Set(present.map(fold))
  const wanted = fold(typed)
  const pool = [...new Set([...own, ...GENERAL, ...(wanted ? rest : [])])].filter(name => !taken.has(fold(name)))
  const starts = pool.filter(name => fold(name).startsWith(wanted))
  const holds = pool.filter(name => !fold(name).startsWith(wanted) && fold(name).includes(wanted))
  return [...starts, ...holds].slice(0, limit)
}
