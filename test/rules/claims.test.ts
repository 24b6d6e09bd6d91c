// Statements, levels, and which attestation and confirmation of a claim holds.
import { Wallet } from 'ethers'
import {
  type AttestationRecord,
  type ClaimParts,
  findingsOf,
  isConsistent,
  isEmptyClaim,
  NO_PARTS,
  parseStatement,
  personOf,
  type RequestMeta,
  STATEMENT_MS,
  statementOf,
  statementProblem,
  type Verifier,
} from '../../api/core/claims/claims.ts'
import { isAboutSame } from '../../api/core/claims/credential-fit.ts'
import type { CheckedCredential, CredentialRecord } from '../../api/core/claims/credentials.ts'
import { recoverSigner } from '../../api/core/claims/personal-signature.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'
import { AT, attestationOf, claimOf, credentialOf, honest, NAME, ORIGIN, PROOF, requestOf } from './claim-records.ts'

const HOLDER = 'AbCdEfGhIjKlMnOpQr_-12'
const DIGEST = `0x${'ab'.repeat(32)}`
const LATER = new Date('2026-11-05T10:00:00Z')
const about = { origin: ORIGIN, holder: HOLDER, kind: 'education.class12', scope: 'whole' as const }
const said = { ...about, digest: DIGEST, at: AT, person: NAME }
const text = statementOf(said)

const claim = claimOf('experience.e1', { position: 'Engineer', company: 'Kaveri' })
const attestation = (changes: Parameters<typeof attestationOf>[1] = {}) => attestationOf(claim, changes)
const find = (parts: Partial<ClaimParts>, verifier = honest, name = NAME) =>
  findingsOf({ ...claim, ...parts }, name, verifier)

t.test('a statement is six lines, and is read back as it was', async t => {
  const five = ['I attest that this part of my CV is true.', ORIGIN, `${HOLDER} education.class12 whole`, DIGEST]
  t.equal(text, [...five, '2026-11-04T10:00:00Z', NAME].join('\n'))
  t.equal(statementOf({ ...said, person: 'Asha \n Verma' }), text, 'a name is one line')
  t.same(parseStatement(text), said)
  t.same(parseStatement(statementOf({ ...said, origin: 'http://localhost:8080' }))?.origin, 'http://localhost:8080')
})

t.test('a text that differs from a statement is refused', async t => {
  for (const [what, damaged] of [
    ['a line more', `${text}\nmore`],
    ['a line break at the end', `${text}\n`],
    ['a line less', text.split('\n').slice(0, 5).join('\n')],
    ['another scheme', text.replace('https', 'ftp')],
    ['an origin with a path', text.replace(ORIGIN, `${ORIGIN}/x`)],
    ['a long kind', text.replace('education.class12', 'x'.repeat(61))],
    ['an unknown scope', text.replace('whole', 'prose')],
    ['a digest in capitals', text.replace(DIGEST, DIGEST.toUpperCase().replace('0X', '0x'))],
    ['a day that does not exist', text.replace('11-04', '02-30')],
    ['milliseconds', text.replace('10:00:00Z', '10:00:00.000Z')],
    ['a name with two spaces', text.replace(NAME, 'Asha  Verma')],
  ] as const)
    t.equal(parseStatement(damaged), null, what)
  const put = fc.string({ unit: 'grapheme', maxLength: 2 })
  const changed = fc.property(fc.nat(text.length - 1), fc.nat(1), put, (at, removed, added) => {
    const damaged = text.slice(0, at) + added + text.slice(at + removed)
    const read = parseStatement(damaged)
    // The caller compares digest and name with those of the section.
    const differs = read?.digest !== DIGEST || read.person !== NAME || read.at.getTime() !== AT.getTime()
    return damaged === text || differs || statementProblem(damaged, about, AT) !== null
  })
  fc.assert(changed, { numRuns: dose(30_000) })
})

t.test('a statement is accepted from its own holder about its own kind, within ten minutes', async t => {
  const problem = (changes: object, nowMs = AT.getTime()) =>
    statementProblem(statementOf({ ...said, ...changes }), about, new Date(nowMs))
  t.equal(problem({}), null)
  t.equal(problem({}, AT.getTime() + STATEMENT_MS), null)
  t.equal(problem({}, AT.getTime() - STATEMENT_MS), null)
  t.equal(STATEMENT_MS, 600_000)
  const late = 'This statement was not made within the last ten minutes. Ask for it again.'
  t.equal(problem({}, AT.getTime() + STATEMENT_MS + 1), late)
  t.equal(problem({}, AT.getTime() - STATEMENT_MS - 1), late)
  t.equal(problem({ origin: 'https://other.example' }), 'This statement was made for another service.')
  const other = 'This statement is about the CV of another holder: another account, or another name.'
  t.equal(problem({ holder: HOLDER.toLowerCase() }), other)
  t.equal(problem({ kind: 'education.class10' }), 'This statement is about another kind of section.')
  const facts = 'A statement is about everything in a section, not about its facts alone.'
  t.equal(problem({ scope: 'facts' }), facts)
  const unknown = 'This statement is not the requested one. Request it again.'
  t.equal(statementProblem('yes', about, AT), unknown)
  const formatTwo = text.replace(/^.* whole$/m, 'abcdefghijklmnopqrstu skills.s1')
  t.equal(statementProblem(formatTwo, about, AT), unknown)
})

t.test('a record is consistent when each line of its statement is about its claim', async t => {
  const record = attestation()
  t.ok(isConsistent(record, claim, ORIGIN))
  t.notOk(isConsistent(record, claim, 'https://other.example'))
  for (const change of [{ holder: HOLDER }, { kind: 'skills' }, { scope: 'facts' as const }, { digest: DIGEST }])
    t.notOk(isConsistent(record, { ...claim, ...change }, ORIGIN), Object.keys(change).join())
  t.notOk(isConsistent({ ...record, at: LATER }, claim, ORIGIN))
  t.notOk(isConsistent({ ...record, statement: 'x' }, claim, ORIGIN))
  t.equal(personOf(record), NAME)
  t.equal(personOf({ statement: 'x' }), '')
})

t.test('levels: stated, self-attested, evidence, confirmed, credential', async t => {
  const stated = { level: 'stated', attestation: null, confirmation: null, credentials: [] }
  t.same(findingsOf(null, NAME, honest), stated)
  t.same(find({}), stated)
  t.equal(find({ attestations: [attestation()] }).level, 'self-attested')
  t.equal(find({ attestations: [attestation()], evidence: [PROOF] }).level, 'evidence')
  t.equal(find({ evidence: [PROOF], requests: [requestOf()] }).level, 'confirmed')
  for (const changes of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    const { level, confirmation } = find({ requests: [requestOf(changes)] })
    t.match({ level, confirmation }, { level: 'stated', confirmation: { valid: true, counts: false } })
  }
  for (const status of ['sent', 'declined', 'revoked'] as const)
    t.same(find({ requests: [requestOf({ status })] }), stated, status)
  const all = { evidence: [PROOF], requests: [requestOf()], credentials: [credentialOf()] }
  t.match(find(all), { level: 'credential', credentials: [{ misfit: null, worth: 'credential' }] })
})

t.test('the level of a credential follows from its worth, and from the name on the CV', async t => {
  const lacking: [Partial<CheckedCredential>, Partial<CredentialRecord>, string][] = [
    [{ issuer: { kind: 'key' } }, {}, 'evidence'],
    [{ issuer: { kind: 'unresolved', domain: 'uio.no' } }, {}, 'evidence'],
    [{ form: 'open-badge-2-hosted' }, {}, 'evidence'],
    [{ form: 'open-badge-2-signed' }, {}, 'evidence'],
    [{ holder: 'unsaid' }, {}, 'evidence'],
    [{ status: 'unknown' }, {}, 'evidence'],
    [{}, { doubt: 'free-mail' }, 'evidence'],
    [{ holder: 'other' }, {}, 'stated'],
    [{ status: 'withdrawn' }, {}, 'stated'],
    [{ term: 'ended' }, {}, 'stated'],
    [{}, { doubt: 'own-service' }, 'stated'],
    [{}, { refusal: 'It was changed.' }, 'stated'],
    [{ subjectName: 'Another Name' }, {}, 'stated'],
    [{ subjectName: NAME.toUpperCase() }, {}, 'credential'],
    [{ subjectName: 'Dr. Verma, Asha K' }, {}, 'credential'],
  ]
  for (const [found, record, level] of lacking)
    t.equal(find({ credentials: [credentialOf(found, record)] }).level, level, JSON.stringify({ ...found, ...record }))
  const { credentials } = find({ credentials: [credentialOf({ subjectName: 'Another Name' })] })
  t.match(credentials, [{ misfit: 'subject', worth: 'none' }])
  const [weak, early] = [credentialOf({ holder: 'unsaid' }, { id: 'weak' }), credentialOf({}, { id: 'early', at: AT })]
  const sorted = find({ credentials: [weak, early, credentialOf()] }).credentials
  t.equal(sorted.map(({ id }) => id).join(), 'c1,early,weak', 'the strongest first, the later one among equals')
})

t.test('a credential is about a section when title and institution have words in common', async t => {
  const about = (title: string, issuerName: string | null, value: object) =>
    isAboutSame(
      { ...credentialOf().found, title, issuerName, issuer: { kind: 'domain', domain: 'kaveri.example.edu' } },
      'education.undergraduation',
      value,
    )
  const kaveri = { institution: 'Kaveri Institute', degree: 'Bachelor of Engineering' }
  const stanford = { institution: 'Stanford University', degree: 'Engineering' }
  const cases: [boolean, string, string | null, object][] = [
    [true, 'Bachelor of Engineering', 'Kaveri Institute of Technology', kaveri],
    [true, 'B.E. Civil', null, { ...kaveri, degree: 'Civil engineering' }],
    [true, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'B.E.' }],
    [true, 'B.Tech', 'Kaveri Institute', { ...kaveri, degree: 'Bachelor of Technology' }],
    [true, 'Bachelor of Engineering', null, { degree: 'Engineering' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { ...stanford, degree: 'PhD' }],
    [false, 'Bachelor of Engineering', 'Kaveri University', stanford],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'PhD' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', { ...kaveri, degree: 'Bachelor of Arts' }],
    [false, 'Kaveri', 'Kaveri Institute', { ...kaveri, degree: 'PhD' }],
    [false, 'Bachelor of Engineering', 'Kaveri Institute', {}],
  ]
  for (const [expected, title, issuerName, value] of cases)
    t.equal(about(title, issuerName, value), expected, `${title}, ${issuerName} / ${JSON.stringify(value)}`)
})

t.test('an attestation is valid under its own name, and when its signature is good', async t => {
  const isValid = (record: AttestationRecord, verifier = honest, name = NAME) =>
    find({ attestations: [record] }, verifier, name).attestation?.valid
  t.ok(isValid(attestation()))
  t.ok(isValid(attestation(), honest, ' asha  VERMA'), 'spelled otherwise')
  t.notOk(isValid(attestation(), honest, 'Ravi'))
  t.notOk(isValid(attestation(), { ...honest, isSigned: () => false }), 'signed with a revoked key')
  t.notOk(isValid(attestation(), { ...honest, origin: 'https://other.example' }))
  t.notOk(isValid({ ...attestation(), at: LATER }), 'another time than its statement')
  t.notOk(isValid(attestationOf({ ...claim, digest: DIGEST })), 'about other words')
})

t.test('of several attestations a valid one counts, else the latest', async t => {
  const of = (attestations: AttestationRecord[], signer: string) =>
    find({ attestations }, { ...honest, isSigned: ({ by }) => by === signer }).attestation?.by
  const [early, late] = [attestation({ by: 'early' }), attestation({ by: 'late', at: LATER })]
  t.equal(of([late, early], 'early'), 'early')
  t.equal(of([late, early], 'nobody'), 'late')
  t.equal(of([early, attestation({ by: 'second' })], 'nobody'), 'second', 'of two at one time the one made last')
})

t.test('of several confirmations the latest that counts is shown, then any valid one', async t => {
  const of = (requests: RequestMeta[], verifier = honest) => find({ requests }, verifier).confirmation
  const named = requestOf({ id: 'named' })
  const later = requestOf({ id: 'later', at: LATER })
  const free = requestOf({ id: 'free', isFreeMail: true, at: LATER })
  const sent = requestOf({ id: 'sent', status: 'sent', at: LATER })
  const { scope, digest } = claim
  t.match(of([later, named]), { id: 'later', scope, digest, valid: true, counts: true })
  t.match(of([named, free, sent]), { id: 'named', counts: true })
  t.match(of([free, requestOf({ person: 'Ravi', at: LATER })]), { id: 'free', valid: true, counts: false })
  t.match(of([requestOf({ person: 'Ravi' })]), { id: 'r1', valid: false, counts: false })
  t.match(of([named], { ...honest, isConfirmed: () => false }), { valid: false, counts: false })
  const isConfirmed: Verifier['isConfirmed'] = (_, { holder, kind, scope, digest }) =>
    [holder, kind, scope, digest].join() === [claim.holder, 'experience', 'whole', claim.digest].join()
  t.match(of([named], { ...honest, isConfirmed }), { valid: true }, 'its signature is checked against the claim')
  t.equal(of([sent]), null)
})

t.test('a claim is empty without attestations, evidence, requests and credentials', async t => {
  t.ok(isEmptyClaim(NO_PARTS))
  for (const part of Object.keys(NO_PARTS)) t.notOk(isEmptyClaim({ ...NO_PARTS, [part]: [{}] }), part)
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
  const forms = [`${signature}00`, `00${signature}`, `0x${r}${s}1d`, `0x${r}${s}00`, `0x${'z'.repeat(128)}1b`, '']
  for (const damaged of forms) t.equal(recoverSigner('text', damaged), null, damaged)
  t.equal(recoverSigner('text', `0x${'0'.repeat(128)}1b`), null, 'no point on the curve')
})
