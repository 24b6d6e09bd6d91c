// The claims about the words of a CV: what the owner sees of them, what strangers see, which CVs have the words, and which claims a section
// had before.
import type { ClaimRecord } from '../../api/claims/claim-store.ts'
import { createShownClaims } from '../../api/claims/shown-claims.ts'
import { digestsIn, findVisible, standingsOf } from '../../api/claims/standing.ts'
import { describeVerificationOf } from '../../api/claims/verification-reply.ts'
import type { RequestMeta } from '../../api/core/claims/claims.ts'
import { factsOf, kindOfPath } from '../../api/core/claims/subject.ts'
import { claimsByPointer, ownersVerification, strangersVerification } from '../../api/core/claims/verification.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { defaultPrivacy } from '../../api/core/cv/audience.ts'
import { allValues } from '../../api/core/cv/section-values.ts'
import type { CvRecord, FormerDigests } from '../../api/core/cv-record.ts'
import { publicContentOf, shownName, shownValues } from '../../api/core/cv-views.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent } from './arbitrary-cv.ts'
import {
  AT,
  attestationOf,
  attested,
  CONTENT,
  claimOf,
  credentialOf,
  cvOf,
  DECIDED,
  FACTS,
  finderOf,
  holderOf,
  honest,
  JOB,
  NAME,
  NOTE,
  ORIGIN,
  PROOF,
  publishedCvOf,
  requestOf,
  withJob,
} from './claim-records.ts'

const WHOLE = attested(claimOf('experience.e1', JOB))
const confirmed = (requests = [requestOf()], parts = {}) =>
  claimOf('experience.e1', JOB, { requests, ...parts }, { scope: 'facts' })
const CONFIRMED = confirmed()
const SKILL = attested(claimOf('skills.s1', NOTE))

const owners = async (claims: readonly ClaimRecord[], cv = cvOf(CONTENT), verifier = honest) =>
  ownersVerification(await finderOf(claims, verifier).findOwn(cv))
const strangers = async (claims: readonly ClaimRecord[], cv = publishedCvOf(CONTENT), verifier = honest) =>
  strangersVerification(await finderOf(claims, verifier).findPublished(cv))

const STATED = { level: 'stated', attestation: null, confirmation: null }
const PLAIN = { ...STATED, isSelfAttested: false, proof: [], mailStatus: 'none' }
const { statement } = attestationOf(WHOLE)
const ATTESTATION = { method: 'account', by: NAME, person: NAME, digest: WHOLE.digest, statement, signature: 'jws' }
const BY = { domain: 'iitb.ac.in', isFreeMail: false, isOwnDomain: false, institution: 'IIT Bombay', person: NAME }
const CONFIRMATION = {
  ...{ ...BY, name: 'R. Rao', at: DECIDED.toISOString(), scope: 'facts', digest: CONFIRMED.digest },
  ...{ signature: 'jws', valid: true, counts: true },
}
const ENTRY = {
  isSelfAttested: true,
  level: 'confirmed',
  attestation: { ...ATTESTATION, kid: 'k1', at: AT.toISOString(), valid: true },
  confirmation: CONFIRMATION,
  facts: ['company', 'position'],
}
const SEEN = { ...ENTRY, proof: [], mailStatus: 'confirmed' }
const STUDIES = { class10: PLAIN, class12: PLAIN, undergraduation: PLAIN, postgraduation: PLAIN }
const UNDECIDED = { name: null, note: null, decidedAt: null, signature: null }

t.test('the owner sees each claim about the whole and about the facts', async t => {
  const sent = requestOf({ id: 'r2', status: 'sent', at: DECIDED, ...UNDECIDED })
  const own = await owners([WHOLE, confirmed([requestOf(), sent], { evidence: [PROOF] })])
  const request = {
    id: 'r1',
    email: 'registrar@iitb.ac.in',
    ...BY,
    scope: 'facts',
    language: 'en',
    at: AT.toISOString(),
  }
  const answer = { name: 'R. Rao', note: 'Well done.', decidedAt: DECIDED.toISOString() }
  t.same(own.experience.e1, {
    ...ENTRY,
    confirmation: { ...CONFIRMATION, note: 'Well done.' },
    proof: [{ ...PROOF, at: AT.toISOString() }],
    mailStatus: 'sent',
    requests: [
      { ...request, status: 'confirmed', ...answer },
      { ...request, id: 'r2', status: 'sent', at: DECIDED.toISOString(), name: null, note: null, decidedAt: null },
    ],
  })
  t.same(own.education, STUDIES)
  t.same(own.skills, {}, 'an item is listed when it has claims')
  t.same(own.profile_summary, PLAIN)
})

t.test('strangers see valid claims, without files, requests and notes', async t => {
  const seen = await strangers([WHOLE, confirmed([requestOf()], { evidence: [PROOF] })])
  t.same(seen.experience.e1, SEEN)
  const some = await strangers([
    { ...SKILL, requests: [requestOf({ status: 'sent', ...UNDECIDED })] },
    claimOf('education.o1', { degree: 'Diploma' }, { evidence: [PROOF] }),
    claimOf('profile_summary', 'Builds bridges.', { requests: [requestOf({ status: 'declined' })] }),
    claimOf('education.undergraduation', { degree: 'B.E.' }, { credentials: [credentialOf({ holder: 'other' })] }),
  ])
  t.match(some.skills.s1, { level: 'self-attested', mailStatus: 'none' })
  t.same(some.education, { ...STUDIES, o1: { ...PLAIN, level: 'evidence' } })
  t.same(some.profile_summary, PLAIN)
  const revoked = await strangers([WHOLE, CONFIRMED], undefined, { ...honest, isSigned: () => false })
  t.match(revoked.experience.e1, { isSelfAttested: false, attestation: { valid: false } }, 'a revoked key is shown')
  const forged = await strangers([CONFIRMED], undefined, { ...honest, isConfirmed: () => false })
  t.same(forged.experience, {})
  t.same(await strangers([WHOLE, CONFIRMED], cvOf(CONTENT)), await strangers([], cvOf(CONTENT)), 'not published')
})

t.test('the claims that strangers see are exactly the claims about visible words', async t => {
  const claimsAbout = (values: ReadonlyMap<string, unknown>, person: string) =>
    [...values].flatMap(([path, value]) => {
      const kind = kindOfPath(path)
      if (kind === null) return []
      const whole = attested(claimOf(path, value, {}, { person }))
      const requests = [requestOf({ person })]
      return factsOf(value) ? [whole, claimOf(path, value, { requests }, { person, scope: 'facts' })] : [whole]
    })
  const property = fc.asyncProperty(anyContent, fc.constantFrom('public', 'private'), async (content, location) => {
    const { name } = content.personalDetails
    const cv = publishedCvOf(content, { privacy: { ...defaultPrivacy(), email: 'public', location } })
    const seen = JSON.stringify(await strangers(claimsAbout(allValues(content), name), cv)).match(/0x[0-9a-f]{64}/g)
    const shown = claimsAbout(shownValues(cv), name).map(({ digest }) => digest)
    t.same([...new Set(seen)].sort(), [...new Set(shown)].sort())
  })
  await fc.assert(property, { numRuns: dose(1_500) })
})

t.test('changed prose ends the whole and leaves the facts; changed facts or another name end both', async t => {
  const claims = [WHOLE, CONFIRMED]
  const prose = await strangers(claims, publishedCvOf(withJob({ description: 'Built roads.' })))
  t.same(prose.experience.e1, { ...SEEN, isSelfAttested: false, attestation: null })
  t.same((await strangers(claims, publishedCvOf(withJob({ company: 'Kaverí' })))).experience, {})
  const renamed = { ...CONTENT, personalDetails: { name: 'Asha V' } }
  t.same((await strangers(claims, publishedCvOf(renamed))).experience, {})
  const copied = { ...CONTENT, experience: [{ id: 'x9', ...JOB }], personalDetails: { name: ' asha VERMA' } }
  t.match((await strangers(claims, publishedCvOf(copied))).experience, { x9: { level: 'confirmed' } })
})

t.test('of the claims in two scopes the higher level and the stronger confirmation are shown', async t => {
  const of = async (whole: Partial<RequestMeta>, facts: Partial<RequestMeta>) =>
    (await owners([{ ...WHOLE, requests: [requestOf(whole)] }, confirmed([requestOf(facts)])])).experience.e1
  t.match(await of({}, {}), { confirmation: { scope: 'whole', digest: WHOLE.digest }, mailStatus: 'confirmed' })
  t.match(await of({ isFreeMail: true }, {}), { level: 'confirmed', confirmation: { scope: 'facts', counts: true } })
  const own = { scope: 'facts', valid: true, counts: false }
  t.match(await of({ person: 'X' }, { isOwnDomain: true }), { level: 'self-attested', confirmation: own })
})

t.test('the owner sees the claims of the words that a section had', async t => {
  const credential = credentialOf({ title: 'Engineer', issuerName: 'Cauvery Ltd' })
  const formerDigests = { 'experience/e1': { whole: WHOLE.digest, facts: CONFIRMED.digest } }
  const facts = confirmed([requestOf()], { evidence: [PROOF], credentials: [credential] })
  const of = async (content: CvContentData, former: FormerDigests = formerDigests) =>
    (await owners([WHOLE, facts], cvOf(content, { formerDigests: former }))).experience.e1
  const after = await of(withJob({ company: 'Cauvery' }))
  const [first, second, ...more] = after?.former ?? []
  t.match(after, { ...PLAIN, requests: [], facts: ENTRY.facts })
  const { credentials, ...rest } = first!
  t.same(rest, {
    ...{ scope: 'facts', level: 'credential', domain: 'iitb.ac.in', person: NAME, at: DECIDED.toISOString() },
    ...{ value: FACTS, proof: [{ ...PROOF, at: AT.toISOString() }] },
  })
  t.match(credentials, [{ title: 'Engineer', misfit: null, mayKeep: true }])
  const whole = { scope: 'whole', level: 'self-attested', domain: null, person: NAME, at: AT.toISOString() }
  t.same([second, more], [{ ...whole, value: JOB, proof: [] }, []])
  const prose = await of(withJob({ description: 'Built roads.' }))
  t.match(prose, { level: 'credential', attestation: null, former: [{ scope: 'whole' }] })
  t.equal(prose?.former?.length, 1, 'the facts are as they were')
  t.notOk('former' in (await of(CONTENT))!, 'the words are back')
  t.match(await of({ ...CONTENT, personalDetails: { name: 'Asha V' } }), { former: [{ level: 'credential' }, whole] })
  t.same(await of(withJob({ company: 'Cauvery' }), {}), undefined)
  const seen = await strangers([WHOLE, facts], publishedCvOf(withJob({ company: 'Cauvery' }), { formerDigests }))
  t.same(seen.experience, {})
})

t.test('personal details are attested one by one, private ones for the owner alone', async t => {
  const claims = Object.entries(CONTENT.personalDetails).map(([field, value]) =>
    attested(claimOf(`personalDetails.${field}`, { [field]: value })),
  )
  const own = (await owners(claims)).personalDetails
  t.match(own, { isSelfAttested: true, level: 'stated', attestation: null, confirmation: null })
  t.same(Object.keys(own.fields), ['name', 'location', 'email'])
  const seen = (await strangers(claims.slice(0, 2))).personalDetails
  t.same([seen.isSelfAttested, Object.keys(seen.fields)], [true, ['name', 'location']])
  t.notOk((await owners(claims.slice(0, 2))).personalDetails.isSelfAttested)
  t.notOk((await strangers([], cvOf(CONTENT))).personalDetails.isSelfAttested, 'without any')
})

t.test('claims by pointer are those of visible sections; there are none without claims', async t => {
  const secret = { id: 's0', name: 'Secret', hidden: true }
  const cv = publishedCvOf({ ...CONTENT, skills: [secret, { id: 's1', ...NOTE }] })
  const of = async (claims: ClaimRecord[]) =>
    claimsByPointer(await finderOf(claims).findPublished(cv), publicContentOf(cv)!)
  const found = await of([WHOLE, CONFIRMED, attested(claimOf('skills.s0', { name: 'Secret' }))])
  const { isSelfAttested: _, ...entry } = ENTRY
  t.same(found.get('/experience/0'), { ...entry, credentials: [] })
  t.same(found.get('/skills/0'), { ...STATED, credentials: [] })
  t.notOk(found.has('/skills/1'))
  t.equal((await of([])).size, 0)
})

t.test('the reply has each section as a whole, and its facts where there is a claim about them', async t => {
  const cv = publishedCvOf(CONTENT)
  const unused = { cvs: {}, keys: {}, versionDigests: {}, now: () => AT } as Parameters<typeof createShownClaims>[0]
  const replyOf = async (claims: ClaimRecord[]) => {
    const { findShownCv, shownClaims } = createShownClaims({ ...unused, finder: finderOf(claims) })
    const parts = { claims: { findShownCv, shownClaims, listPublicKeys: async () => [] }, publicOrigin: ORIGIN }
    const shown = { name: shownName(cv), values: shownValues(cv), version: 1, at: AT, asOf: DECIDED }
    return describeVerificationOf(parts, cv, shown)
  }
  const { claims, ...head } = await replyOf([WHOLE, CONFIRMED, claimOf('skills.s1', NOTE, { evidence: [PROOF] })])
  const times = { publishedAt: AT.toISOString(), asOf: DECIDED.toISOString() }
  const origin = { origin: ORIGIN, version: 1, keys: [] }
  t.same(head, { format: 3, cv: 'cv', holder: holderOf(NAME), name: NAME, ...origin, ...times })
  const paths = ['personalDetails.name', 'personalDetails.location', 'profile_summary', 'education.undergraduation']
  const expected = [...paths, 'education.o1', 'skills.s1', 'experience.e1'].map(path => `${path} whole`)
  const shown = claims.map(({ section, scope }) => `${section} ${scope}`)
  t.same(shown, [...expected, 'experience.e1 facts'])
  t.match(claims.at(-3), { level: 'evidence', method: null, valid: false })
  const [whole, facts] = claims.slice(-2)
  const signed = { ...ATTESTATION, signer: null, kid: 'k1', at: AT.toISOString(), valid: true, log: null }
  t.same(whole, { section: 'experience.e1', scope: 'whole', level: 'self-attested', value: JOB, ...signed })
  const unsigned = Object.fromEntries(Object.keys(signed).map(key => [key, null]))
  t.same(facts, {
    ...{ section: 'experience.e1', scope: 'facts', level: 'confirmed', value: FACTS, ...unsigned, valid: false },
    ...{ digest: CONFIRMED.digest, confirmation: { ...CONFIRMATION, log: null } },
  })
  const asked = await replyOf([confirmed([requestOf({ status: 'sent', ...UNDECIDED })])])
  t.equal(asked.claims.length, expected.length, 'an open request is private')
})

const OTHER = withJob({ company: 'Cauvery' })
const HIDDEN = withJob({ hidden: true })
const CVS = {
  both: publishedCvOf(CONTENT),
  draft: publishedCvOf(CONTENT, { published: publishedCvOf(OTHER).published }),
  published: publishedCvOf(CONTENT, { content: OTHER }),
  hidden: publishedCvOf(CONTENT, { content: HIDDEN }),
  trashed: cvOf(CONTENT, { trashedAt: AT }),
  renamed: cvOf({ ...CONTENT, personalDetails: { name: 'Asha V' } }),
  twice: cvOf({ ...CONTENT, experience: ['a', 'b'].map(id => ({ id, ...JOB })) }),
  prose: cvOf(withJob({ description: 'Built roads.' })),
}
const EMAIL = claimOf('personalDetails.email', { email: 'asha@example.org' })

t.test('the words of a claim are in drafts and published versions, drafts in the trash too', async t => {
  const cvs = Object.entries(CVS).map(([nanoId, cv]) => ({ ...cv, nanoId }))
  const of = (claim: ClaimRecord) => {
    const found = standingsOf(claim, cvs, holderOf)
    return Object.fromEntries(found.map(({ cv, draft, published }) => [cv.nanoId, [draft.join(), published.join()]]))
  }
  const path = 'experience.e1'
  const standings = { both: [path, path], draft: [path, ''], published: ['', path], trashed: [path, ''] }
  const expected = { ...standings, twice: ['experience.a,experience.b', ''] }
  t.same(of(WHOLE), expected)
  t.same(of(CONFIRMED), { ...expected, prose: [path, ''] })
  t.same(of(claimOf(path, JOB, {}, { person: 'Asha V' })), { renamed: [path, ''] })
  t.match(of(EMAIL), { both: ['personalDetails.email', ''] }, 'a private detail is in the draft alone')
})

t.test('an institution is asked about visible words; a CV has hidden and private ones too', async t => {
  const { both, draft, published, hidden, trashed, renamed, prose } = CVS
  const of = (claim: ClaimRecord, ...cvs: CvRecord[]) => findVisible(claim, cvs, holderOf)
  const path = 'experience.e1'
  for (const cv of [both, draft, published]) t.same(of(WHOLE, cv), { path, value: JOB })
  t.same(of(CONFIRMED, trashed, renamed, prose), { path, value: { ...JOB, description: 'Built roads.' } })
  t.equal(of(WHOLE, hidden, trashed, renamed, prose), null)
  t.equal(of(EMAIL, both), null)
  const found = digestsIn([hidden, renamed], holderOf)
  const job = claimOf(path, JOB, {}, { person: 'Asha V' })
  for (const { digest, kind } of [WHOLE, CONFIRMED, SKILL, EMAIL, job]) t.ok(found.has(digest), kind)
  t.ok(digestsIn([published], holderOf).has(WHOLE.digest))
  t.notOk(digestsIn([prose], holderOf).has(WHOLE.digest))
})

t.test('a save keeps the digests of changed words that had a claim', async t => {
  const kosi = attested(claimOf('experience.e1', { ...JOB, company: 'Kosi' }))
  const finder = finderOf([WHOLE, CONFIRMED, SKILL, kosi])
  const save = async (before: CvRecord, content: CvContentData) => {
    const after = { ...before, content }
    return { ...after, ...(await finder.formerDigests(before, after)) }
  }
  const cv = cvOf(CONTENT)
  const e1 = { whole: WHOLE.digest, facts: CONFIRMED.digest }
  t.same(await finder.formerDigests(cv, cv), {})
  t.same(await finder.formerDigests(cv, { ...cv, content: structuredClone(CONTENT) }), {})
  t.same(await finder.formerDigests(cv, { ...cv, content: { ...CONTENT, profileSummary: 'Builds.' } }), {}, 'no claim')
  const changed = await save(cv, OTHER)
  t.same(changed.formerDigests, { 'experience/e1': e1 })
  const again = await save(changed, withJob({ company: 'Kosi' }))
  t.same(again.formerDigests, { 'experience/e1': e1 }, 'the words before this save had no claim')
  const renamed = await save(again, { ...again.content, personalDetails: { name: 'Asha V' } })
  const last = { ...e1, whole: kosi.digest }
  t.same(renamed.formerDigests, { 'experience/e1': last, 'skills/s1': { whole: SKILL.digest } })
  t.same((await save(cv, HIDDEN)).formerDigests, { 'experience/e1': e1 }, 'hidden')
  const respelled = { ...CONTENT, personalDetails: { ...CONTENT.personalDetails, name: 'ASHA VERMA' } }
  t.same((await save(cv, respelled)).formerDigests, undefined, 'the same name')
  const removed = await save(renamed, { ...renamed.content, experience: [] })
  t.same(removed.formerDigests, { 'skills/s1': { whole: SKILL.digest } }, 'a removed section')
  const at = (one: CvRecord) => finder.digestsAt(one, 'experience.e1')
  t.same(await at(cvOf(HIDDEN)), [CONFIRMED.digest, WHOLE.digest])
  const both = publishedCvOf(CONTENT, { content: withJob({ description: 'Built roads.' }) })
  t.equal((await at(both)).length, 3, 'the facts, and the wholes of the draft and the published version')
  const empty = { ...changed, content: { ...CONTENT, experience: [{ id: 'e1' }] } }
  t.same((await at(empty)).sort(), Object.values(e1).sort(), 'an empty section: its former words')
})
