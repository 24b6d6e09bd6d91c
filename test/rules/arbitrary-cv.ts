// Arbitrary contents of CVs, generated from the schema itself, and the validation by it.
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import * as schemas from '../../api/core/contract/cv.ts'
import { SLOTS, withoutFormat } from '../../api/core/cv/content.ts'
import { withWholeGroups } from '../../api/core/cv/groups.ts'
import { markProblems } from '../../api/core/cv/marks.ts'
import { dose, fc, seed } from '../dose.ts'

type Schema = {
  $id?: string
  $ref?: string
  type?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const named = new Map(
  Object.values(schemas as Record<string, unknown>)
    .flat()
    .filter((value): value is Schema & { $id: string } => !!(value as Schema)?.$id)
    .map(schema => [schema.$id, schema]),
)

const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
for (const schema of named.values()) ajv.addSchema(schema)

/** The schema's errors for a content; empty for a valid one. */
export function schemaComplaints(content: unknown): string[] {
  const validate = ajv.getSchema('CvContent')!
  return validate(content) ? [] : (validate.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

export const anyDate = fc.oneof(
  fc.integer({ min: 1000, max: 2999 }).map(String),
  fc.tuple(fc.integer({ min: 1000, max: 2999 }), fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${pad(m)}`),
  fc
    .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
)
const pad = (part: number) => String(part).padStart(2, '0')

const storable = (text: string) => withoutFormat(text) === text && !/[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text)

/** Any Unicode text without control characters. */
export const anyText = (maxLength: number, minLength = 0): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 12) }).filter(storable),
    fc.constantFrom(
      'Master',
      'Bachelor of Science',
      'Class XII',
      'a: b',
      'Pune, Maharashtra, IN',
      'naïve 🙂',
      'toString',
    ),
  )

export const anyLink = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(url => !/[\s<>"\\^`{|}]/.test(url)),
  fc.constantFrom('mailto:a@example.com', 'tel:+911234567890', 'https://xn--mnchen-3ya.example/a?b=c#d'),
)

/** Also links that browsers accept and the JSON Resume schema does not. */
const anyOwnLink = fc.oneof(anyLink, fc.constantFrom('', 'https://münchen.example/straße', 'http://example.com/%zz'))
const anyOwnDate = fc.oneof(anyDate, fc.constantFrom('', '0999', '3021-04'))
const anyId = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789_-'),
  minLength: 1,
  maxLength: 8,
})

/** Values that the rules of a field accept, often enough for whole groups, marks that agree and labels that are there twice. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  company: ['Kaveri', 'kaveri '],
  group: ['g1', 'g2'],
  label: ['Nationality', 'nationality', 'Visa status'],
  score: ['9.1', '94.2', '3', 'A+', '9,1'],
  scoreScale: ['10', '4.0', '100', '0'],
}

function anyValue(schema: Schema, key: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return objectOf(named.get(schema.$ref)!)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (key === 'url' || key === 'imageUrl') return anyOwnLink
  if (/date$/i.test(key)) return anyOwnDate
  if (schema.type === 'array') return listOf(schema.items!, key)
  if (schema.type === 'boolean') return fc.boolean()
  const usual = fc.constantFrom(...(USUAL[key] ?? ['']))
  if (key === 'group') return usual
  const text = anyText(schema.maxLength ?? 12, schema.minLength ?? 0)
  return USUAL[key] ? fc.oneof(usual, text) : text
}

function listOf(items: Schema, key: string): fc.Arbitrary<unknown[]> {
  if (key === 'order') return fc.subarray<string>([...schemas.SECTIONS, 'custom.volunteer', 'custom.x'])
  if (!items.$ref) return fc.array(anyValue(items, ''), { maxLength: 3 })
  const item = fc.tuple(anyId, anyValue(items, '')).map(([id, value]) => ({ ...(value as object), id }))
  return fc.uniqueArray(item, { maxLength: 3, selector: value => value.id })
}

const objectOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => key !== 'id')
        .map(([key, value]) => [key, anyValue(value, key)]),
    ),
    { requiredKeys: schema.required ?? [] },
  )

/** Without the marks that do not agree. */
function withMarks(study: schemas.StudyData): schemas.StudyData {
  if (markProblems(study).length === 0) return study
  const { scoreKind: _, scoreScale: __, ...rest } = study
  return rest
}

/** With whole groups of one employer, marks that agree, and own fields of different labels. */
function withRules(content: schemas.CvContentData): schemas.CvContentData {
  const { personalDetails, education, experience } = content
  const labels = (personalDetails.own ?? []).map(({ label = '' }) => label.trim().toLowerCase())
  const own = personalDetails.own?.filter((_, at) => labels[at] !== '' && labels.indexOf(labels[at] as string) === at)
  let count = 0
  const roles = experience?.map(role => (role.group === undefined ? role : { ...role, company: `K. ${role.group}` }))
  const studies = SLOTS.flatMap(slot => (education?.[slot] ? [[slot, withMarks(education[slot])]] : []))
  return {
    ...content,
    personalDetails: own ? { ...personalDetails, own } : personalDetails,
    ...(roles && { experience: [...withWholeGroups(roles, () => `whole${count++}`)] }),
    ...(education && {
      education: {
        ...education,
        ...Object.fromEntries(studies),
        ...(education.other && { other: education.other.map(withMarks) }),
      },
    }),
  }
}

/** Any content that the schema and the rules accept, with an id for each item. */
export const anyContent: fc.Arbitrary<schemas.CvContentData> = objectOf(schemas.CvContent as unknown as Schema).map(
  content => withRules(content as schemas.CvContentData),
)

const RUNS = dose(1_000)

/** Checks a property with the number of runs of the dose, and prints the seed for a repeat. */
export function holds<Case>(t: { pass(name: string): unknown }, property: fc.IProperty<Case>, runs = RUNS): void {
  fc.assert(property, { numRuns: runs, seed })
  t.pass(`${runs} cases, seed ${seed}`)
}
