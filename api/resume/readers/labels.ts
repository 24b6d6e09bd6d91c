// The labels before a detail of an entry, in the languages of CVs: "GPA 3.9", "Courses: Statics, Dynamics". Pure.
import { allLoadedLabels } from '../../core/cv/languages/index.ts'
import '../../core/cv/languages/all.ts'

/** Words before what is said of an entry. All but those for scores are set in bold or followed by a colon. */
const LABELS = {
  score: `(?:(?:overall|cumulative|final|total|major) )?(?:grade|gpa|cgpa|sgpa|cpi|score)|note|abschlussnote|gesamtnote|nota|nota media|mention|voto|media|ocena|cijfer|percentage|marks|श्रेणी|अंक|المعدل|绩点|средний балл|průměr|ortalama|keskiarvo|karakter|snitt|átlag|medie|prosjek|ipk|학점|成績|(?:${marks()})(?=\\s{0,3}[:：]?\\s{0,3}\\p{Nd})`,
  courses: `(?:relevant )?(?:courses|coursework|modules)|kurse|cours|cursos|corsi|kursy|cursussen|${labels('courses')}`,
  roles: `roles?|rollen?|rôles?|ruoli|papéis|${labels('roles')}`,
  validUntil: `valid until|valid to|expires?(?: on)?|gültig bis|valable jusqu.au?|${labels('validUntil')}`,
  credentialId: `(?:credential|certificate|license) (?:id|no\\.?|number)|${labels('credentialId')}`,
}
export type Label = keyof typeof LABELS
const LABELLED = Object.entries(LABELS).map(
  ([field, words]) =>
    [field as Label, new RegExp(`^((?:${words})(?:\\s*[:：])?)(?:\\s+|(?<=：))(\\S.*)$`, 'iu')] as const,
)
function labels(field: 'courses' | 'roles' | 'validUntil' | 'credentialId'): string {
  return allLoadedLabels()
    .map(words => words[field])
    .join('|')
}

/** Before a number. */
function marks(): string {
  const forms = allLoadedLabels().flatMap(({ marks: { cgpa, gpa } }) => [cgpa, gpa])
  return forms.map(form => form.replace(/\s?:?\s?\{mark\}/, '')).join('|')
}

/** "GPA 3.9", "Courses: Statics, Dynamics". */
export function labelIn(text: string, bold = ''): { field: Label; label: string; said: string } | undefined {
  for (const [field, rule] of LABELLED) {
    const [, label = '', said = ''] = rule.exec(text) ?? []
    if (said && (field === 'score' || /[:：]$/.test(label) || label.trim() === bold)) return { field, label, said }
  }
  return undefined
}
