// The check outside the service (web/src/check, and the program verify-cv.mjs that contains it): good documents hold, each damage is found,
// and its own tables and rules agree with the service's.
import { Wallet } from 'ethers'
import { factsOf, kindOfPath } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { PROSE_FIELDS } from '../../api/core/contract/sections.ts'
import { namesAgree as agreeInService } from '../../api/core/cv/names.ts'
import { sectionValues } from '../../api/core/cv/section-values.ts'
import { report } from '../../scripts/verifier/check.ts'
import { changesOf } from '../../web/src/check/copy.ts'
import { checkCv } from '../../web/src/check/core.ts'
import { coversOf, digestOf, factsOf as factsInCheck, kindOf } from '../../web/src/check/subject.ts'
import { namesAgree } from '../../web/src/check/texts.ts'
import { CONTENT, damagesOf, type Reply, strangerTo } from '../damage.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent } from './arbitrary-cv.ts'
import { createMaker } from './reply-maker.ts'

const { keys, replyOf } = await createMaker()
const SIGNING = {
  attested: { 'skills.go': 'account', 'skills.c': 'wallet', 'awards.best': 'account' },
  confirmed: { 'awards.best': 'facts' },
} as const
const good = await replyOf(CONTENT, SIGNING)
const WORK = {
  position: 'Engineer',
  company: 'Kaveri',
  startDate: '2020',
  current: true,
  description: 'Bridges.',
  highlights: ['One', 'Two'],
}
const content = (change: object = {}): CvContentData => ({
  personalDetails: { name: 'Asha Verma' },
  experience: [{ id: 'e1', ...WORK }],
  ...change,
})

t.test('a good document holds: by given keys, by its own, and by wallets alone', async t => {
  t.match(await checkCv(good, keys), { ok: true, status: 0, otherSigners: [] })
  t.match(await checkCv(good), { ok: true, status: 4 })
  const wallets = await replyOf(CONTENT, { attested: { 'skills.c': 'wallet' } })
  t.match(await checkCv(wallets, keys), { ok: true, status: 4 })
  t.match(await checkCv(await replyOf(CONTENT), keys), { ok: true, status: 3 })
  const { claims } = await checkCv(good, keys)
  t.same(
    claims.map(({ section, level }) => [section, level]),
    [
      ['personalDetails.name', 'stated'],
      ['skills.go', 'self-attested'],
      ['skills.c', 'self-attested'],
      ['skills.plain', 'stated'],
      ['awards.best', 'confirmed'],
    ],
  )
  t.match(claims.at(-1)?.says, /title and awarder: /)
  const said = report(await checkCv(good, keys))
  t.match(
    said,
    /^ok {5}"awards\.best": everything that is written there: self-attested by "Ana", .*; title and awarder: confirmed from uni\.example, on 2026-11-22 by "Dean D"/m,
  )
  t.match(said, /^-- {5}"skills\.plain": only stated, nobody signed it$/m)
  t.match(said, /^ok {5}"skills\.go": self-attested by "Ana"/m)
})

t.test('each kind of damage is found in exactly its sections, and named', async t => {
  const other = await replyOf(
    { ...CONTENT, personalDetails: { name: 'Ana Rao' } },
    { ...SIGNING, holder: 'A'.repeat(22) },
  )
  const damages = damagesOf({ other, stranger: await strangerTo(good, Wallet.createRandom()), digestOf })
  t.ok(damages.length >= 48, `${damages.length} kinds`)
  for (const { name, sections, says, damage } of damages) {
    const document = structuredClone(good)
    damage(document)
    const result = await checkCv(document, name.includes('key') ? null : keys)
    t.match(result, { ok: false, status: 1 }, name)
    const wrong = result.claims.filter(({ problems }) => problems.length > 0)
    t.same(wrong.map(({ section }) => section).sort(), sections ?? [], `${name}: exactly these sections`)
    t.match(report(result), says, `${name}: named`)
  }
})

t.test(
  'documents that only somebody else than the service can make are refused, whatever their members are',
  async t => {
    const of = (d: Reply) => d.claims.find(({ section }) => section === 'awards.best')
    const cases: ((d: Reply) => unknown)[] = [
      d => Object.assign(d, { claims: [null, 7, 'x', [], { section: ['skills.go'] }] }),
      d => Object.assign(of(d), { section: { toString: 1 } }),
      d => Object.assign(of(d), { person: { toString: 1 } }),
      d => Object.assign(of(d), { scope: ['whole'] }),
      d => Object.assign(of(d), { confirmation: 'yes' }),
      d => Object.assign(of(d), { value: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) }),
      d => Object.assign(d, { holder: [d.holder] }),
      d => Object.assign(d, { holder: `${d.holder} skills` }),
    ]
    for (const [at, damage] of cases.entries()) {
      const document = structuredClone(good)
      damage(document)
      t.match(await checkCv(document, keys), { ok: false, status: 1 }, String(at))
    }
    for (const document of [null, 7, [], {}, { claims: [] }]) t.match(await checkCv(document), { ok: false, status: 1 })
  },
)

/** A random content, and a seed for what is signed in it. */
const anySigned = fc.tuple(anyContent, fc.nat())
async function signedAtRandom(some: CvContentData, seed: number): Promise<Reply> {
  const sections = [...sectionValues(some).keys()]
  const given = <T>(ways: readonly (T | null)[]): Record<string, T> =>
    Object.fromEntries(
      sections.flatMap((section, at) => {
        const way = ways[(seed + at) % ways.length]
        return way ? [[section, way]] : []
      }),
    )
  const answer = seed % 7 === 0 ? { isFreeMail: true } : {}
  const attested = given<'account' | 'wallet'>(['account', 'wallet', null, null])
  return replyOf(some, { attested, confirmed: given<'whole' | 'facts'>(['facts', null, 'whole', null, null]), answer })
}

t.test('good documents of random sections hold, and one changed character of one text is found', async t => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(anySigned, async ([some, seed]) => {
      const document = await signedAtRandom(some, seed)
      const result = await checkCv(JSON.parse(JSON.stringify(document)), keys)
      for (const { section, problems } of result.claims) t.same(problems, [], section)
      const of = (section: string) => document.claims.filter(claim => claim.section === section)
      for (const { section, level, attested, says } of result.claims) {
        const [whole, facts] = of(section)
        t.equal(level, facts?.level === 'confirmed' ? 'confirmed' : whole.level, section)
        t.equal(attested, whole.valid, section)
        if (facts?.level === 'confirmed') t.match(says, `${coversOf('facts', facts.value)}: `, section)
        if (facts && whole.level !== 'stated') t.match(says, `${coversOf('whole', null)}: `, section)
      }
      const claim = document.claims[seed % document.claims.length]
      claim.value = withOneChange(claim.value, seed)
      const damaged = await checkCv(document, keys)
      const bad = damaged.claims.filter(({ problems }) => problems.length > 0).map(({ section }) => section)
      t.same([damaged.status, bad], [1, [claim.section]], claim.section)
      count += document.claims.length
    }),
    { numRuns: dose(600) },
  )
  t.comment(`${count} claims`)
})

/** The value with one text of it changed. */
function withOneChange(value: unknown, seed: number): unknown {
  if (typeof value === 'string')
    return `${value.slice(0, seed % (value.length + 1))}x${value.slice(seed % (value.length + 1))}`
  if (typeof value !== 'object' || value === null) return 'changed'
  const keys = Object.keys(value)
  const key = keys[seed % keys.length] as keyof typeof value
  const changed = withOneChange(value[key], seed)
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

t.test('the tables of the check are those of the service', async t => {
  await fc.assert(
    fc.asyncProperty(anyContent, async some => {
      for (const [section, value] of sectionValues(some)) {
        const kind = kindOfPath(section)
        if (kind === null) continue
        t.equal(kindOf(section), kind, section)
        t.same(factsInCheck(section, value), factsOf(value), section)
      }
    }),
    { numRuns: dose(2_000) },
  )
  for (const field of [...PROSE_FIELDS, 'title', 'current', 'scoreScale', 'scoreKind', 'constructor']) {
    const value = { name: 'A', [field]: 'B' }
    t.same(factsInCheck('skills.a', value), factsOf(value), field)
  }
})

t.test('what is confirmed is said in words', t => {
  const words = (value: object) => coversOf('facts', value)
  t.equal(words(Object(factsInCheck('experience.e1', WORK))), 'title, employer and dates')
  t.equal(
    words({ degree: 'B.E.', institution: 'IIT', endDate: '2020', score: '9' }),
    'degree, institution, score and dates',
  )
  t.equal(
    words({ degree: 'B.E.', scoreKind: 'cgpa', score: '9', scoreScale: '10' }),
    'degree, score, scale and kind of score',
  )
  t.equal(words({ name: 'A', issuer: 'B', date: '2020', endDate: '2021' }), 'name, issuer and dates')
  t.equal(words({ name: 'A', 'b\n\u202ec': 'B' }), 'name and "b c"')
  t.equal(coversOf('whole', WORK), 'everything that is written there')
  t.end()
})

t.test('changed prose ends the whole and leaves the facts; an item keeps its claims under another id', async t => {
  const signing = { attested: { 'experience.e1': 'account' }, confirmed: { 'experience.e1': 'facts' } } as const
  const before = await replyOf(content(), signing)
  const after = await replyOf(content({ experience: [{ id: 'e1', ...WORK, description: 'Roads.' }] }), signing)
  t.equal(before.claims[2].digest, after.claims[2].digest)
  const mixed = { ...after, claims: after.claims.with(2, before.claims[2]) }
  t.match(await checkCv(mixed, keys), { ok: true, status: 0 })
  t.same(changesOf(before, after), [{ section: 'experience.e1', change: 'Changed' }])
  const moved = structuredClone(before)
  for (const claim of moved.claims) claim.section = claim.section.replace('.e1', '.other')
  t.match(await checkCv(moved, keys), {
    ok: true,
    status: 0,
    claims: [{}, { section: 'experience.other', confirmed: true }],
  })
})

t.test('an account of another name than the CV’s is named, and is no fault', async t => {
  const attested = { 'experience.e1': 'account', 'personalDetails.name': 'wallet' } as const
  const result = await checkCv(await replyOf(content(), { attested, by: 'Arun Krishnan' }), keys)
  t.match(result, { ok: true, status: 0, otherSigners: ['Arun Krishnan'] })
  t.match(report(result), /^-- {5}Signed by the account of "Arun Krishnan", another name than this CV’s\.$/m)
  t.match(await checkCv(await replyOf(content(), { attested, by: 'Dr. Verma, Asha K' }), keys), { otherSigners: [] })
})

t.test('two names agree by the rule of the service', t => {
  const words = 'Ana ana Rao R R. K Kumari Dr. Smt MISS शर्मा श Śrī ﬁ fi -'.split(' ')
  const name = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 5 }).map(words => words.join(' ')),
    fc.string({ unit: 'grapheme' }),
  )
  const isOneRule = fc.property(name, name, (one, other) => namesAgree(one, other) === agreeInService(one, other))
  t.doesNotThrow(() => fc.assert(isOneRule, { numRuns: dose(30_000) }))
  t.end()
})
