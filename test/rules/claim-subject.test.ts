// What claims are bound to: the holder, the kind, the scope and the words; and which names can be one person's, in the service and
// in the check outside it.
import { createHmac } from 'node:crypto'
import { createHolders, holderWith } from '../../api/claims/holders.ts'
import { claimDigest, digestedWords, digestsOf, factsOf, kindOfPath, proseOf } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { ATTESTABLE_LISTS, PROSE_FIELDS, SLOTS } from '../../api/core/contract/sections.ts'
import { isSameName, namesAgree } from '../../api/core/cv/names.ts'
import { PERSONAL_PATHS } from '../../api/core/cv/personal-fields.ts'
import { allValues } from '../../api/core/cv/section-values.ts'
import { Problem } from '../../api/lib/problem.ts'
import { namesAgree as agreeInCheck } from '../../web/src/check/texts.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent, anyText, holds } from './arbitrary-cv.ts'
import { holderOf, KEY, NAME } from './claim-records.ts'

const RUNS = dose(3_000)
const HOLDER = holderOf(NAME)
const PROSE = ['about', 'courses', 'description', 'format', 'highlights', 'keywords', 'url']

t.test('the kind of a section leaves out the id of an item, and names slots and single details', async t => {
  for (const path of [...PERSONAL_PATHS, 'profile_summary', ...SLOTS.map(slot => `education.${slot}`)])
    t.equal(kindOfPath(path), path)
  for (const section of [...ATTESTABLE_LISTS, 'education']) t.equal(kindOfPath(`${section}.x1`), section)
  t.equal(kindOfPath('personalDetails'), null)
  t.equal(digestedWords(HOLDER, 'personalDetails', { name: NAME }), null)
})

t.test('facts are a value without its prose, where more than one text is left', async t => {
  t.same([...PROSE_FIELDS].sort(), PROSE)
  const prose = {
    ...{ about: 'A', courses: ['C'], description: 'D', format: 'markdown', highlights: ['H'], keywords: ['K'] },
    url: 'https://a.example',
  }
  const job = { position: 'Engineer', company: 'Kaveri', startDate: '2020-01', current: true }
  const cases: [kind: string, value: unknown, facts: unknown][] = [
    ['experience', { ...job, ...prose }, job],
    ['experience', { position: 'Engineer', current: true, ...prose }, { position: 'Engineer', current: true }],
    ['experience', { position: 'Engineer', ...prose }, null],
    ['experience', prose, null],
    ['education.class12', { board: 'CBSE', score: '92 %', ...prose }, { board: 'CBSE', score: '92 %' }],
    ['skills', { name: 'C', level: 'Good' }, { name: 'C', level: 'Good' }],
    ['skills', { name: 'C', keywords: ['a', 'b'] }, null],
    ['projects', { roles: ['Lead', 'Tester'], description: 'D' }, { roles: ['Lead', 'Tester'] }],
    ['projects', { roles: ['Lead'], description: 'D' }, null],
    ['certificates', { name: 'C', url: 'https://a.example' }, null],
    ['profile_summary', 'Builds bridges.', null],
    ['personalDetails.name', { name: NAME }, null],
  ]
  for (const [kind, value, facts] of cases) t.same(factsOf(value), facts, `${kind} ${JSON.stringify(value)}`)
  t.same(proseOf({ ...job, ...prose }), prose)
  t.equal(proseOf(job), null)
  t.equal(proseOf('Builds bridges.'), null)
})

t.test('a digest is of exactly holder, kind, scope and value', async t => {
  const value = { name: 'C', level: 'Good', keywords: ['é'] }
  // The SHA-256 of {"holder":"H","kind":"skills","scope":"whole","value":{"keywords":["é"],"level":"Good","name":"C"}}
  const about = { holder: 'H', kind: 'skills', scope: 'whole' as const }
  t.equal(claimDigest(about, value), '0xca46c93263bf3c8a46a50fef5eb8d9cef4c60b7add24f345deb385a5c6d208f8')
  for (const change of [{ holder: 'h' }, { kind: 'awards' }, { scope: 'facts' as const }])
    t.not(claimDigest({ ...about, ...change }, value), claimDigest(about, value), Object.keys(change).join())
  const words = digestedWords('H', 'skills.any', value)!
  const facts = { name: 'C', level: 'Good' }
  t.match(words, { kind: 'skills', value, whole: claimDigest(about, value), facts: { value: facts } })
  t.same(digestsOf(words), [claimDigest({ ...about, scope: 'facts' }, facts), words.whole])
  t.same(digestsOf(digestedWords('H', 'profile_summary', 'x')!).length, 1)
})

/** A value with one code point of one text replaced or left out, and the field of the item that has it; null without a text. */
function withOneChange(value: unknown, seed: number, put: string): { value: unknown; field?: string } | null {
  if (typeof value === 'string') {
    const points = [...value]
    const at = seed % (points.length + 1)
    return { value: [...points.slice(0, at), put, ...points.slice(at + 1)].join('').normalize('NFC') }
  }
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.keys(value)
  const field = fields[seed % fields.length] as keyof typeof value
  const inner = withOneChange(value[field], Math.floor(seed / fields.length), put)
  if (!inner) return null
  return Array.isArray(value)
    ? { value: value.with(Number(field), inner.value) }
    : { value: { ...value, [field]: inner.value }, field }
}

t.test('one changed code point ends the whole; in prose it leaves the facts', async t => {
  const point = fc.string({ unit: 'binary', maxLength: 1 })
  const property = fc.property(anyContent, fc.nat(), point, (content, seed, put) => {
    for (const [path, value] of allValues(content)) {
      const before = digestedWords(HOLDER, path, value)
      const changed = withOneChange(value, seed, put)
      if (!before || !changed || JSON.stringify(changed.value) === JSON.stringify(value)) continue
      const after = digestedWords(HOLDER, path, changed.value)!
      const isProse = changed.field !== undefined && PROSE.includes(changed.field)
      if (after.whole === before.whole) return false
      if (before.facts && (after.facts?.digest === before.facts.digest) !== isProse) return false
    }
    return true
  })
  holds(t, property, RUNS)
})

t.test('words have the same digests in each normal form, under each id', async t => {
  const digests = (content: CvContentData) => {
    const words = [...allValues(content)].flatMap(([path, value]) => digestedWords(HOLDER, path, value) ?? [])
    return words.flatMap(digestsOf).join()
  }
  const property = fc.property(anyContent, content => {
    const text = JSON.stringify(content)
    const decomposed = JSON.parse(text.normalize('NFD'))
    const renumbered = JSON.parse(text.replace(/"id":"/g, '"id":"_'))
    return digests(decomposed) === digests(content) && digests(renumbered) === digests(content)
  })
  holds(t, property, RUNS)
})

t.test('groups and own fields are in no claim; the scale and the kind of a result are facts', async t => {
  const valuesIn = (content: CvContentData) => JSON.stringify([...allValues(content)])
  const property = fc.property(anyContent, content => {
    const { own: _, ...details } = content.personalDetails
    const loose = content.experience?.map(({ group, ...role }) => ({ ...role, ...(group ? {} : { group: 'other' }) }))
    const named = { ...details, own: [{ id: 'n', label: 'Zembla', value: 'Indian', public: true }] }
    const changed = { ...content, personalDetails: named, ...(loose && { experience: loose }) }
    return valuesIn(changed) === valuesIn(content) && !valuesIn(changed).includes('Zembla')
  })
  holds(t, property, RUNS)
  const study = { degree: 'B.Tech', score: '9.1' }
  const words = (change: object) => digestedWords(HOLDER, 'education.undergraduation', { ...study, ...change })
  for (const change of [{ scoreScale: '10' }, { scoreKind: 'cgpa' }]) {
    t.not(words(change)?.whole, words({})?.whole)
    t.same(words(change)?.facts?.value, { ...study, ...change })
  }
  const value = (change: object) =>
    allValues({ personalDetails: { name: NAME }, education: { class10: { ...study, ...change } } })
  t.same(value({ scoreScale: '', scoreKind: undefined }), value({}), 'absent ones change no value')
})

t.test('a holder is an account under one name', async t => {
  const expected = createHmac('sha256', KEY).update('holder\nasha verma').digest().subarray(0, 16).toString('base64url')
  for (const name of [NAME, ' asha  VERMA', 'Ａsha\nVerma']) t.equal(holderOf(name), expected, name)
  t.match(expected, /^[A-Za-z0-9_-]{22}$/)
  t.not(holderWith(Buffer.alloc(32, 8))(NAME), expected, 'another account')
  for (const name of ['Asha Varma', 'Asha', 'Verma Asha', 'आशा वर्मा', '']) t.not(holderOf(name), expected, name)
  const name = fc.oneof(anyText(20), fc.constantFrom('ana', 'ANA', ' Ana ', 'Straße', 'STRASSE', 'ﬁ', 'fi'))
  holds(
    t,
    fc.property(name, name, (one, other) => (holderOf(one) === holderOf(other)) === isSameName(one, other)),
    RUNS,
  )
  const reads: string[] = []
  const holders = createHolders(async id => {
    reads.push(id)
    return id === 'u1' ? KEY.toString('base64url') : null
  })
  t.equal((await holders.ofUser('u1'))(NAME), expected)
  await holders.ofUser('u1')
  t.same(reads, ['u1'], 'the key is read once')
  await t.rejects(holders.ofUser('u2'), new Problem('not_found'))
})

t.test(
  'names agree when all words are equal, or two full words are in both and the others are there or initials',
  async t => {
    const cases: [boolean, string, string][] = [
      [true, 'Ana Rao', 'RAO,  ana'],
      [true, 'Dr. Ana Rao', 'Ana Rao'],
      [true, 'Smt Ana Rao', 'Prof. Dr. Ana Rao'],
      [true, 'Mr. Arun Rao', 'Shri Arun RAO'],
      [true, 'Ana K. Rao', 'Ana Kumari Rao'],
      [true, 'Ana Rao K', 'K. Kumari Ana Rao'],
      [true, 'Ana Rao', 'Ana Kumari Rao'],
      [true, 'Ana Rao', 'Ana Q. Rao'],
      [true, 'Li Wu', 'Li Wu Chen'],
      [true, 'Ana', 'ANA'],
      [true, 'A. B.', 'B A'],
      [true, 'अना राव', 'अना  राव'],
      [true, 'José Núñez', 'Jose\u0301 Nu\u0301n\u0303ez'],
      [false, 'Ana', 'Ana Rao'],
      [false, 'Ana M. Rao', 'Ana Kumari Rao'],
      [false, 'Ana Kumar Rao', 'Ana K. Menon Rao'],
      [false, 'A. Rao', 'Ana Rao'],
      [false, 'A. K. Rao', 'Ana Kumari Rao'],
      [false, 'A B', 'A B C'],
      [false, 'Ana Ana', 'Ana Rao Ana'],
      [false, 'Ana Rao', 'Arun Rao'],
      [false, 'Ana Rao Iyer', 'Ana Rao Menon'],
      [false, 'José Núñez', 'Jose Nunez'],
      [false, 'Dr', 'Dr'],
      [false, 'Prof. Shri', 'Ana Rao'],
      [false, '', ''],
      [false, '—', '—'],
    ]
    for (const agree of [namesAgree, agreeInCheck])
      for (const [isSame, one, other] of cases) {
        t.equal(agree(one, other), isSame, `${one} / ${other}`)
        t.equal(agree(other, one), isSame, `${other} / ${one}`)
      }
  },
)
