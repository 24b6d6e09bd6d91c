// Statements, levels, and which attestation and confirmation of a section counts for what is displayed.
import { Wallet } from 'ethers'
import {
  type AttestationRecord,
  type EvidenceMeta,
  findingsOf,
  isConsistent,
  isEmptyClaims,
  NO_CLAIMS,
  parseStatement,
  personOf,
  type RequestMeta,
  type SectionClaims,
  STATEMENT_MS,
  statementOf,
  statementProblem,
  type Verifier,
  withAttestation,
} from '../../api/core/claims/claims.ts'
import { isAboutSame } from '../../api/core/claims/credential-fit.ts'
import type { CheckedCredential, CredentialRecord } from '../../api/core/claims/credentials.ts'
import { recoverSigner } from '../../api/core/claims/personal-signature.ts'
import { namesAgree } from '../../api/core/cv/names.ts'
import t from '../tap.ts'
import { AT, attestationOf, CV, NAME, ORIGIN, requestOf } from './claim-records.ts'

const SECTION = 'experience.e1'
const DIGEST = `0x${'ab'.repeat(32)}`
const OTHER_DIGEST = `0x${'cd'.repeat(32)}`
const LATER = new Date('2026-11-05T10:00:00Z')
const about = { origin: ORIGIN, cv: CV, section: SECTION }
const shown = { digest: DIGEST, name: NAME }
const honest: Verifier = { origin: ORIGIN, isSigned: () => true, isConfirmed: () => true }

const attestation = (changes: Parameters<typeof attestationOf>[2] = {}) => attestationOf(SECTION, DIGEST, changes)
const request = (changes: Partial<RequestMeta> = {}) => requestOf(DIGEST, changes)
const proof = (digest: string): EvidenceMeta => ({
  id: 'p',
  name: 'degree.pdf',
  type: 'application/pdf',
  size: 1,
  sha256: '',
  digest,
  at: AT,
})
const find = (
  claims: Partial<SectionClaims>,
  verifier = honest,
  displayed: { digest: string | null; name: string } = shown,
) => findingsOf({ ...NO_CLAIMS, ...claims }, displayed, about, verifier)

t.test('a statement is six lines, and is read back as it was', async t => {
  const said = { ...about, digest: DIGEST, at: AT, person: NAME }
  const text = statementOf(said)
  const five = ['I attest that this part of my CV is true.', ORIGIN, `${CV} ${SECTION}`, DIGEST, '2026-11-04T10:00:00Z']
  t.equal(text, [...five, NAME].join('\n'))
  t.equal(statementOf({ ...said, person: 'Asha \n Verma' }), text, 'a name is one line')
  t.same(parseStatement(text), said)
  t.equal(parseStatement(five.join('\n')), null, 'the name is missing')
  t.same(parseStatement(statementOf({ ...said, origin: 'http://localhost:8080' }))?.origin, 'http://localhost:8080')
})

t.test('a text that differs from a statement is refused', async t => {
  const text = statementOf({ ...about, digest: DIGEST, at: AT, person: NAME })
  for (const [what, damaged] of [
    ['another opening', text.replace('true.', 'true!')],
    ['a word before it', `x${text}`],
    ['a line more', `${text}\nmore`],
    ['a line less', text.split('\n').slice(0, 4).join('\n')],
    ['no origin', text.replace(ORIGIN, 'cv.example')],
    ['another scheme', text.replace('https', 'ftp')],
    ['an origin with a path', text.replace(ORIGIN, `${ORIGIN}/x`)],
    ['a short id', text.replace(CV, CV.slice(1))],
    ['a long id', text.replace(CV, `${CV}x`)],
    ['no section', text.replace(` ${SECTION}`, ' ')],
    ['a long section', text.replace(SECTION, 'x'.repeat(61))],
    ['a short digest', text.replace(DIGEST, DIGEST.slice(0, -1))],
    ['a digest in capitals', text.replace(DIGEST, DIGEST.toUpperCase().replace('0X', '0x'))],
    ['a month that does not exist', text.replace('2026-11', '2026-13')],
    ['a day that does not exist', text.replace('11-04', '02-30')],
    ['milliseconds', text.replace('10:00:00Z', '10:00:00.000Z')],
    ['a name with two spaces', text.replace(NAME, 'Asha  Verma')],
  ] as const)
    t.equal(parseStatement(damaged), null, what)
})

t.test('a statement is accepted for its own CV and section, within ten minutes', async t => {
  const problem = (changes: object, nowMs = AT.getTime()) =>
    statementProblem(
      statementOf({ ...about, digest: DIGEST, at: AT, person: NAME, ...changes }),
      about,
      new Date(nowMs),
    )
  t.equal(problem({}), null)
  t.equal(problem({}, AT.getTime() + STATEMENT_MS), null)
  t.equal(problem({}, AT.getTime() - STATEMENT_MS), null)
  const late = 'This statement was not made within the last ten minutes. Ask for it again.'
  t.equal(problem({}, AT.getTime() + STATEMENT_MS + 1), late)
  t.equal(problem({}, AT.getTime() - STATEMENT_MS - 1), late)
  t.equal(problem({ origin: 'https://other.example' }), 'This statement was made for another service.')
  t.equal(problem({ cv: 'x'.repeat(21) }), 'This statement is about another CV.')
  t.equal(problem({ section: 'skills.s1' }), 'This statement is about another section of the CV.')
  const other = 'This statement is not the requested one. Request it again.'
  t.equal(statementProblem('yes', about, AT), other)
  t.equal(STATEMENT_MS, 600_000)
})

t.test('a record is consistent when each part of its statement is its own', async t => {
  const record = attestation()
  t.ok(isConsistent(record, about))
  t.notOk(isConsistent({ ...record, statement: 'x' }, about))
  t.notOk(isConsistent(record, { ...about, origin: 'https://other.example' }))
  t.notOk(isConsistent(record, { ...about, cv: 'x'.repeat(21) }))
  t.notOk(isConsistent(record, { ...about, section: 'skills.s1' }))
  t.notOk(isConsistent({ ...record, digest: OTHER_DIGEST }, about))
  t.notOk(isConsistent({ ...record, at: LATER }, about))
  t.equal(personOf(record), NAME)
  t.equal(personOf({ statement: 'x' }), '')
})

const credential = (
  found: Partial<CheckedCredential> = {},
  record: Partial<CredentialRecord> = {},
): CredentialRecord => ({
  ...{
    id: 'c1',
    sha256: '0',
    size: 1,
    digest: DIGEST,
    person: NAME,
    at: LATER,
    doubt: null,
    refusal: null,
    checkedAt: LATER,
  },
  found: {
    ...{ form: 'vc-jwt', title: 'B.Sc.', issuer: { kind: 'domain', domain: 'uio.no' }, issuerName: null },
    ...{ subjectName: null, validFrom: null, validUntil: null, term: 'current', status: 'good', holder: 'owner' },
    ...found,
  },
  ...record,
})

t.test('levels: stated, self-attested, evidence, confirmed, credential', async t => {
  t.same(find({}), { level: 'stated', attestation: null, confirmation: null, credentials: [] })
  t.equal(find({ attestations: [attestation()] }).level, 'self-attested')
  t.equal(find({ proofs: [proof(DIGEST)] }).level, 'evidence', 'a file about what is displayed')
  t.equal(find({ proofs: [proof(OTHER_DIGEST)] }).level, 'stated', 'a file about another text')
  const both = { attestations: [attestation()], proofs: [proof(OTHER_DIGEST)] }
  t.equal(find(both).level, 'evidence', 'the attestation takes over older files')
  t.equal(find(both, honest, { digest: null, name: NAME }).level, 'stated', 'hidden')
  t.equal(find({ proofs: [proof(DIGEST)], requests: [request()] }).level, 'confirmed')
  for (const changes of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    const { level, confirmation } = find({ requests: [request(changes)] })
    t.match({ level, confirmation }, { level: 'stated', confirmation: { valid: true, counts: false } })
  }
  const others = { proofs: [proof(DIGEST)], requests: [request()] }
  t.match(find({ ...others, credentials: [credential()] }), { level: 'credential', credentials: [{ fits: true }] })
  const lacking: [Partial<CheckedCredential>, Partial<CredentialRecord>, string][] = [
    [{ issuer: { kind: 'key' } }, {}, 'evidence'],
    [{ issuer: { kind: 'unresolved', domain: 'uio.no' } }, {}, 'evidence'],
    [{ form: 'open-badge-2-hosted' }, {}, 'evidence'],
    [{ holder: 'unsaid' }, {}, 'evidence'],
    [{ status: 'unknown' }, {}, 'evidence'],
    [{}, { doubt: 'free-mail' }, 'evidence'],
    [{ holder: 'other' }, {}, 'stated'],
    [{ status: 'withdrawn' }, {}, 'stated'],
    [{ term: 'ended' }, {}, 'stated'],
    [{}, { doubt: 'own-service' }, 'stated'],
    [{}, { refusal: 'It was changed.' }, 'stated'],
    [{}, { digest: OTHER_DIGEST }, 'stated'],
    [{}, { person: 'Another Name' }, 'stated'],
    [{ subjectName: 'Another Name' }, {}, 'stated'],
    [{ subjectName: NAME.toUpperCase() }, {}, 'credential'],
    [{ form: 'open-badge-2-signed' }, {}, 'evidence'],
  ]
  for (const [found, record, level] of lacking)
    t.equal(find({ credentials: [credential(found, record)] }).level, level, JSON.stringify({ ...found, ...record }))
  const weak = credential({ holder: 'unsaid' }, { id: 'weak' })
  t.equal(find({ credentials: [weak, credential()] }).credentials[0]?.id, 'c1', 'the strongest first')
  for (const status of ['sent', 'declined', 'revoked'] as const)
    t.same(
      find({ requests: [request({ status })] }),
      { level: 'stated', attestation: null, confirmation: null, credentials: [] },
      status,
    )
})

t.test('names agree when all words are equal, or two full words are and the others are there or initials', async t => {
  const cases: [string, string, boolean][] = [
    ['Ana Rao', 'RAO  ana', true],
    ['Dr. Ana Rao', 'Ana Rao', true],
    ['Smt Ana Rao', 'Prof Ana Rao', true],
    ['Ana K. Rao', 'Ana Kumari Rao', true],
    ['Ana Rao', 'Ana Kumari Rao', true],
    ['Ana Rao K', 'Ana Kumari Rao', true],
    ['Ana', 'Ana', true],
    ['Ana', 'Ana Rao', false],
    ['Ana M. Rao', 'Ana Kumari Rao', false],
    ['A. Rao', 'Ana Rao', false],
    ['Ana Rao', 'Arun Rao', false],
    ['Ana Rao Iyer', 'Ana Rao Menon', false],
    ['Dr', 'Dr', false],
    ['', 'Ana', false],
    ['अना राव', 'अना  राव', true],
  ]
  for (const [one, other, isSame] of cases) {
    t.equal(namesAgree(one, other), isSame, `${one} / ${other}`)
    t.equal(namesAgree(other, one), isSame, `${other} / ${one}`)
  }
})

t.test('a credential is about a section when title and institution have words in common', async t => {
  const about = (title: string, issuerName: string | null, value: object, domain = 'kaveri.example.edu') =>
    isAboutSame(
      { ...credential().found, title, issuerName, issuer: { kind: 'domain', domain } },
      'education.undergraduation',
      value,
    )
  const kaveri = { institution: 'Kaveri Institute', degree: 'Bachelor of Engineering' }
  const cases: [boolean, string, string | null, object][] = [
    [true, 'Bachelor of Engineering', 'Kaveri Institute of Technology', kaveri],
    [true, 'B.E. Civil', null, { ...kaveri, degree: 'Civil engineering' }],
    [true, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'B.E.' }],
    [true, 'B.Tech', 'Kaveri Institute', { ...kaveri, degree: 'Bachelor of Technology' }],
    [true, 'Bachelor of Engineering', null, { degree: 'Engineering' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { institution: 'Stanford University', degree: 'PhD' }],
    [
      false,
      'Bachelor of Engineering',
      'Kaveri University',
      { institution: 'Stanford University', degree: 'Engineering' },
    ],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'PhD' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'Bachelor of Arts' }],
    [false, 'Kaveri', 'Kaveri Institute', { ...kaveri, degree: 'PhD' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', {}],
  ]
  for (const [expected, title, issuerName, value] of cases)
    t.equal(about(title, issuerName, value), expected, `${title}, ${issuerName} / ${JSON.stringify(value)}`)
})

t.test('an attestation is valid for the displayed value and name, and when its signature is good', async t => {
  const state = (record: AttestationRecord, verifier = honest, displayed = shown) => {
    const { attestation } = find({ attestations: [record] }, verifier, displayed)
    return `${attestation?.fits ? 'fits' : 'differs'}, ${attestation?.valid ? 'valid' : 'invalid'}`
  }
  t.equal(state(attestation()), 'fits, valid')
  t.equal(state(attestation(), honest, { digest: DIGEST, name: ' asha  VERMA' }), 'fits, valid', 'spelled otherwise')
  t.equal(state(attestation(), honest, { digest: DIGEST, name: 'Ravi' }), 'differs, invalid')
  t.equal(state(attestation(), honest, { digest: OTHER_DIGEST, name: NAME }), 'differs, invalid')
  t.equal(state(attestation(), { ...honest, isSigned: () => false }), 'fits, invalid')
  t.equal(state({ ...attestation(), at: LATER }), 'fits, invalid', 'another time than its statement')
})

t.test('of several attestations: a valid one, else the latest that fits, else the latest', async t => {
  const of = (attestations: AttestationRecord[], checks = honest) => find({ attestations }, checks).attestation?.by
  const valid = attestation({ by: 'valid' })
  t.equal(of([attestation({ by: 'other', digest: OTHER_DIGEST }), valid]), 'valid')
  t.equal(of([valid, attestation({ by: 'other', digest: OTHER_DIGEST })]), 'valid')
  const bad = { ...honest, isSigned: () => false }
  const [early, late] = [attestation({ by: 'early' }), attestation({ by: 'late', at: LATER })]
  const elsewhere = attestation({ by: 'elsewhere', digest: OTHER_DIGEST, at: new Date('2026-12-01T00:00:00Z') })
  t.equal(of([late, early, elsewhere], bad), 'late')
  t.equal(of([early, late, elsewhere], bad), 'late')
  t.equal(of([elsewhere, attestation({ by: 'older', digest: OTHER_DIGEST })]), 'elsewhere')
  t.equal(
    of([attestation({ by: 'one' }), attestation({ by: 'two' })], bad),
    'two',
    'of two at one time the one made last',
  )
})

t.test('of several confirmations the latest that counts is shown, then any valid one', async t => {
  const of = (requests: RequestMeta[], verifier = honest) => find({ requests }, verifier).confirmation
  const named = request({ id: 'named' })
  const later = request({ id: 'later', at: LATER })
  const free = request({ id: 'free', isFreeMail: true, at: LATER })
  const sent = request({ id: 'sent', status: 'sent', at: LATER })
  t.match(of([later, named]), { id: 'later', valid: true, counts: true })
  t.match(of([named, free, sent]), { id: 'named', counts: true })
  t.match(of([free, request({ id: 'old', digest: OTHER_DIGEST, at: LATER })]), {
    id: 'free',
    valid: true,
    counts: false,
  })
  t.match(of([request({ digest: OTHER_DIGEST })]), { id: 'r1', valid: false, counts: false })
  t.match(of([request({ person: 'Ravi' })]), { id: 'r1', valid: false, counts: false })
  t.match(of([named], { ...honest, isConfirmed: () => false }), { valid: false, counts: false })
  t.equal(of([sent]), null)
})

t.test('a new attestation replaces the others wherever it is shown itself', async t => {
  const [old, elsewhere] = [attestation({ by: 'old' }), attestation({ by: 'elsewhere', digest: OTHER_DIGEST })]
  const gone = attestation({ by: 'gone', digest: `0x${'ef'.repeat(32)}` })
  const made = attestation({ by: 'made', at: LATER })
  const claims = { attestations: [old, elsewhere, gone], proofs: [proof(DIGEST)], requests: [], credentials: [] }
  const after = withAttestation(claims, made, [shown, { digest: OTHER_DIGEST, name: NAME }])
  t.same(
    after.attestations.map(({ by }) => by),
    ['elsewhere', 'made'],
  )
  t.equal(after.proofs, claims.proofs)
  t.ok(isEmptyClaims(NO_CLAIMS))
  t.notOk(isEmptyClaims(after))
  t.notOk(isEmptyClaims({ ...NO_CLAIMS, proofs: [proof(DIGEST)] }))
  t.notOk(isEmptyClaims({ ...NO_CLAIMS, requests: [request()] }))
})

t.test('the signer of a wallet’s signature is recovered from its one accepted form', async t => {
  const wallet = new Wallet(`0x${'11'.repeat(32)}`)
  const signature = await wallet.signMessage('text')
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  t.equal(recoverSigner('text', signature), wallet.address.toLowerCase())
  t.not(recoverSigner('other', signature), wallet.address.toLowerCase())
  t.equal(recoverSigner('text', `0x${(r + s).toUpperCase()}${v.toUpperCase()}`), wallet.address.toLowerCase())
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const highS = (order - BigInt(`0x${s}`)).toString(16).padStart(64, '0')
  t.equal(recoverSigner('text', `0x${r}${highS}${v === '1b' ? '1c' : '1b'}`), null, 'the twin with the high s')
  const half = (order / 2n).toString(16)
  t.not(recoverSigner('text', `0x${r}${half}1b`), null, 'half of the order is not high yet')
  t.equal(recoverSigner('text', `0x${r}${(order / 2n + 1n).toString(16)}1b`), null)
  for (const damaged of [
    `${signature}00`,
    `00${signature}`,
    `0x${r}${s}1d`,
    `0x${r}${s}00`,
    `0x${'z'.repeat(128)}1b`,
    '',
  ])
    t.equal(recoverSigner('text', damaged), null, damaged)
  t.equal(recoverSigner('text', `0x${'0'.repeat(128)}1b`), null, 'no point on the curve')
})
