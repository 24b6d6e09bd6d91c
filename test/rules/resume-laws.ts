// Official and arbitrary JSON Resume documents, and the properties of import and export that must hold for each.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { contentProblems, textProblems } from '../../api/core/cv/content.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { exportResume, type ImportedResume, importResume, resumeProblems } from '../../api/resume/json-resume.ts'
import { fc } from '../dose.ts'
import { anyDate, anyLink, anyText, schemaComplaints } from './arbitrary-cv.ts'

export type Json = Record<string, unknown>

const ajv = new Ajv({ strict: true, allErrors: true })
formats.default(ajv)
const isValid = ajv.compile(createRequire(import.meta.url)('@jsonresume/schema/schema.json'))
/** The official schema's errors for a document; empty for a valid one. */
export const complaints = (resume: unknown): object[] => (isValid(resume) ? [] : (isValid.errors ?? []))

export const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'))
const packaged = join(projectRoot, 'node_modules/@jsonresume/schema')
const own = join(projectRoot, 'test/fixtures/resumes')
export const documents = [
  join(packaged, 'sample.resume.json'),
  ...readdirSync(join(packaged, 'examples')).map(name => join(packaged, 'examples', name)),
  ...(existsSync(own) ? readdirSync(own).filter(name => name.endsWith('.json')) : []).map(name => join(own, name)),
]
export const sample = () => read(documents[0]!)

export const at = { language: 'en', version: 7, updatedAt: new Date('2025-03-04T05:06:07.890Z') }
export const back = ({ origin }: ImportedResume, content: CvContentData) => exportResume({ ...at, content, origin })
export const fresh = (content: CvContentData, publishedUrl?: string) =>
  exportResume({ ...at, content, origin: null, publishedUrl })

/** Pointers of the outermost differences between two JSON values. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isDeepStrictEqual(one, other)) return []
  const isList = Array.isArray(one) && Array.isArray(other) && one.length === other.length
  const isObject = [one, other].every(value => typeof value === 'object' && value !== null && !Array.isArray(value))
  if (!isList && !isObject) return [path]
  const keys = new Set([...Object.keys(one as Json), ...Object.keys(other as Json)])
  return [...keys].flatMap(key => differences((one as Json)[key], (other as Json)[key], `${path}/${key}`))
}

/** Import and export return the document unchanged, and the imported content is valid. */
export function assertKept(resume: Json) {
  const imported = importResume(resume, 'Account Name')
  const result = back(imported, imported.content)
  if (!isDeepStrictEqual(result, resume)) {
    throw new Error(`differs at ${differences(resume, result)} in ${JSON.stringify(resume)}`)
  }
  const found = [...schemaComplaints(imported.content), ...contentProblems(imported.content)]
  if (found.length > 0) throw new Error(`${JSON.stringify(found)} in ${JSON.stringify(imported.content)}`)
}
/** Pointers to every leaf of a content; a list of texts counts as one. */
export function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  if (Array.isArray(value) && value.every(child => typeof child === 'string')) return [path]
  return Object.entries(value).flatMap(([key, child]) =>
    ['id', 'format', 'group'].includes(key) ? [] : leaves(child, [...path, key]),
  )
}

/** The content with one leaf changed to another value of the same kind. */
function edited(content: CvContentData, path: string[]): CvContentData {
  const copy = structuredClone(content)
  const key = path.at(-1)!
  const parent = path.slice(0, -1).reduce((value, part) => value[part] as Json, copy as unknown as Json)
  const old = parent[key]
  if (/date$/i.test(key)) parent[key] = old === '1999-05' ? '1999-06' : '1999-05'
  else if (key === 'url' || key === 'imageUrl') parent[key] = 'https://edited.example/x'
  else if (key === 'email') parent[key] = 'edited@example.com'
  else if (key === 'cefr') parent[key] = old === 'C1' ? 'A1' : 'C1'
  else if (key === 'scoreKind') parent[key] = old === 'grade' ? 'class' : 'grade'
  else if (key === 'layout') parent[key] = old === 'list' ? 'line' : 'list'
  else if (key === 'order') parent[key] = ['custom', 'skills', 'awards']
  else if (typeof old === 'boolean') parent[key] = !old
  else if (Array.isArray(old)) parent[key] = [...old, 'Edited']
  else parent[key] = `${old} edited`
  return copy
}

/** A label is made of two keys and a location of three, so an edit of one may change several keys. */
const partOf = (path: string) =>
  path
    .replace(/^(\/basics\/location)\/.*$/, '$1')
    .replace(/^(\/basics\/profiles\/\d+)\/(network|username)$/, '$1/label')

/** Any edit of one field of the CV changes one place of the export, which stays valid. */
export function assertOneEdit(resume: Json) {
  const imported = importResume(resume, 'Account')
  for (const path of leaves(imported.content)) {
    const result = back(imported, edited(imported.content, path))
    const places = new Set(differences(resume, result).map(partOf))
    if (places.size !== 1) throw new Error(`${path.join('/')} changed ${[...places]} in ${JSON.stringify(resume)}`)
    if (complaints(result).length > 0) throw new Error(`${path.join('/')}: ${JSON.stringify(complaints(result))}`)
  }
}

// Arbitrary documents: every key of the schema, present, absent or empty, and unknown keys on every level.

const unknownValue = fc
  .jsonValue({ maxDepth: 3 })
  .map(value => JSON.parse(JSON.stringify(value)))
  .filter(value => textProblems(value, '').length === 0)
const unknownKey = fc.oneof(
  anyText(12).filter(key => !['__proto__', 'constructor', 'prototype'].includes(key)),
  fc.constantFrom(
    'x-hidden',
    'x-format',
    'x-url',
    'x-slot',
    'x-current',
    'x-sections',
    'x-urlLabel',
    'x-description',
    'x-own',
    'id',
    'items',
  ),
)
const oursOrNot = fc.oneof(
  unknownValue,
  fc.constantFrom(
    true,
    false,
    'class12',
    'other',
    'text',
    'markdown',
    [{ id: 'a', title: 'T', items: [{ title: 'I' }] }],
    ['skills'],
  ),
)
const extras = fc
  .array(fc.tuple(unknownKey, oursOrNot), { maxLength: 2 })
  .map(pairs => Object.fromEntries(pairs) as Json)
const shape = (known: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Json> =>
  fc.tuple(extras, fc.record(known, { requiredKeys: [] })).map(([more, value]) => ({ ...more, ...value }))
const short = anyText(60)
const words = fc.array(short, { maxLength: 3 })
/** A field of ours, with values that cannot be read among them. */
const ours = (...values: unknown[]) => fc.constantFrom(...values, 7, '', null)
const company = fc.oneof(fc.constantFrom('Kaveri', ' kaveri', ''), short)
const list = (known: Record<string, fc.Arbitrary<unknown>>) => fc.array(shape(known), { maxLength: 3 })
const period = { startDate: anyDate, endDate: anyDate }
const task = { ...period, url: anyLink, position: short, summary: short, highlights: words }
export const anyResume = shape({
  $schema: fc.constant('https://example.com/schema.json'),
  basics: shape({
    name: short,
    label: short,
    image: fc.oneof(fc.constantFrom('', 'me.png', '//x/y'), anyLink),
    email: fc.constantFrom('a@example.com', 'b.c@example.org'),
    phone: short,
    url: anyLink,
    summary: short,
    location: shape({
      address: short,
      postalCode: short,
      city: short,
      countryCode: fc.constantFrom('', 'IN'),
      region: short,
    }),
    profiles: list({ network: short, username: short, url: anyLink }),
    'x-own': fc.array(
      shape({
        label: ours('Nationality', ' nationality', 'Visa status', 'x'.repeat(500)),
        value: ours('Indian', 'x'.repeat(500)),
        public: ours(true, false),
        'x-hidden': ours(true),
      }),
      { maxLength: 13 },
    ),
  }),
  work: fc.array(
    shape({
      ...task,
      name: company,
      location: short,
      description: short,
      'x-group': ours('g1', 'g2', 'group-1', 'a b'),
    }),
    { maxLength: 6 },
  ),
  volunteer: list({ ...task, organization: short }),
  education: list({
    ...period,
    institution: short,
    url: anyLink,
    area: short,
    studyType: short,
    score: fc.oneof(fc.constantFrom('9.1', '94.2', '9,1', '9.1/10'), short),
    'x-scoreScale': ours('10', '100', '4.0', '0', 'ten'),
    'x-scoreKind': ours('cgpa', 'percentage', 'grade', 'rank', 'marks'),
    courses: words,
  }),
  awards: list({ title: short, date: anyDate, awarder: short, summary: short }),
  certificates: list({ name: short, date: anyDate, url: anyLink, issuer: short }),
  publications: list({ name: short, publisher: short, releaseDate: anyDate, url: anyLink, summary: short }),
  skills: list({ name: short, level: short, keywords: words }),
  languages: list({ language: short, fluency: short, 'x-cefr': ours('B2', 'native', 'b2') }),
  interests: list({ name: short, keywords: words }),
  references: list({ name: short, reference: short }),
  projects: list({
    ...period,
    name: short,
    description: short,
    highlights: words,
    keywords: words,
    url: anyLink,
    roles: words,
    entity: short,
    type: short,
  }),
  meta: shape({
    canonical: anyLink,
    version: short,
    'x-sectionOrder': fc.constantFrom(['skills'], 'skills', ['nothing']),
    'x-sectionSettings': ours(
      { skills: { hideTitle: true, layout: 'list' }, education: { title: 'Schools' } },
      { skills: { layout: 'circle' } },
      { skills: { hideTitle: 'yes' } },
    ),
  }),
}).filter(resume => resumeProblems(resume).length === 0)
