// The `verification` object of a CV: everything for the owner, and for others only what is valid of what they see.
import { NO_CLAIMS, type RequestMeta, type SectionClaims, type Verifier } from '../../api/core/claims/claims.ts'
import {
  type Claims,
  claimsByPointer,
  claimsOf,
  describeAttestation,
  digestIn,
  ownersVerification,
  strangersFindings,
  strangersVerification,
  withSection,
} from '../../api/core/claims/verification.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { pathsOf, sectionDigest, sectionValues } from '../../api/core/cv/section-values.ts'
import t from '../tap.ts'
import { AT, attestationOf, CV, NAME, ORIGIN, requestOf } from './claim-records.ts'

const DECIDED = new Date('2026-11-05T10:00:00Z')
const verifier: Verifier = { origin: ORIGIN, isSigned: () => true, isConfirmed: () => true }
const CONTENT = {
  personalDetails: { name: NAME, location: 'Chennai', email: 'asha@example.org' },
  profileSummary: 'Builds bridges.',
  experience: [{ id: 'e1', position: 'Engineer', company: 'Kaveri' }],
  education: { undergraduation: { degree: 'B.E.', institution: 'IIT' }, other: [{ id: 'o1', degree: 'Diploma' }] },
  skills: [{ id: 's1', name: 'Statics' }],
} as CvContentData
const VALUES = sectionValues(CONTENT)
const digestOf = (path: string) => sectionDigest(CV, path, VALUES.get(path))
const OTHER = `0x${'cd'.repeat(32)}`

const attested = (section: string, changes: Parameters<typeof attestationOf>[2] = {}) =>
  attestationOf(section, digestOf(section), changes)
const asked = (section: string, changes: Partial<RequestMeta> = {}) =>
  requestOf(digestOf(section), { note: 'Well done.', decidedAt: DECIDED, ...changes })
const PROOF = { id: 'p1', name: 'degree.pdf', type: 'application/pdf', size: 7, sha256: 'ff' }
const claims = (all: Record<string, Partial<SectionClaims>>): Claims =>
  Object.fromEntries(Object.entries(all).map(([path, some]) => [path.replace('.', '/'), { ...NO_CLAIMS, ...some }]))
const shownWith = (all: Claims, values: ReadonlyMap<string, unknown> = VALUES) => ({
  nanoId: CV,
  name: NAME,
  claims: all,
  values,
})
const without = (path: string) => new Map([...VALUES].filter(([key]) => key !== path))

t.test('claims are found by their section; a section without claims has none', async t => {
  const all = claims({ 'experience.e1': { attestations: [attested('experience.e1')] } })
  t.equal(claimsOf(all, 'experience.e1').attestations.length, 1)
  t.equal(claimsOf(all, 'experience.e2'), NO_CLAIMS)
  t.equal(claimsOf(all, 'constructor'), NO_CLAIMS)
  const added = withSection(all, [], 'skills.s1', { ...NO_CLAIMS, requests: [asked('skills.s1')] })
  t.same(Object.keys(added), ['experience/e1', 'skills/s1'])
  t.same(
    withSection(added, [], 'experience.e1', NO_CLAIMS),
    { 'skills/s1': added['skills/s1'] },
    'empty ones are removed',
  )
})

t.test('beyond a thousand sections the attestations of sections that are gone are dropped', async t => {
  const one = { ...NO_CLAIMS, attestations: [attested('experience.e1')] }
  const gone = Array.from({ length: 997 }, (_, at) => [`skills/gone${at}`, one] as const)
  const kept = {
    'skills/asked': { ...one, requests: [asked('skills.s1')] },
    'skills/filed': { ...one, proofs: [{ ...PROOF, digest: OTHER, at: AT }] },
  }
  const all = { ...Object.fromEntries(gone), ...kept, 'experience/e1': one }
  t.equal(Object.keys(all).length, 1_000)
  const full = withSection(all, [CONTENT], 'experience.e1', one)
  t.equal(Object.keys(full).length, 1_000, 'a thousand fit')
  const beyond = withSection(all, [CONTENT], 'skills.s1', one)
  t.same(Object.keys(beyond).sort(), ['experience/e1', 'skills/asked', 'skills/filed', 'skills/s1'])
})

t.test('a section that is not public has no digest', async t => {
  t.equal(digestIn(shownWith({}), 'experience.e1'), digestOf('experience.e1'))
  t.equal(digestIn(shownWith({}, without('experience.e1')), 'experience.e1'), null)
})

t.test('others get only claims that fit the public text', async t => {
  const section = 'experience.e1'
  const find = (some: Partial<SectionClaims>) =>
    strangersFindings(shownWith(claims({ [section]: some })), section, verifier)
  t.match(find({ attestations: [attested(section)], requests: [asked(section)] }), {
    level: 'confirmed',
    digest: digestOf(section),
    attestation: { valid: true },
    confirmation: { valid: true },
  })
  const changed = find({
    attestations: [attested(section, { digest: OTHER })],
    requests: [asked(section, { digest: OTHER })],
  })
  t.same(changed, {
    level: 'stated',
    digest: digestOf(section),
    attestation: null,
    confirmation: null,
    credentials: [],
  })
  const damaged = { ...verifier, isSigned: () => false }
  const all = claims({ [section]: { attestations: [attested(section)] } })
  t.match(
    strangersFindings(shownWith(all), section, damaged).attestation,
    { valid: false },
    'a bad signature is shown as one',
  )
})

t.test('an attestation in a reply names its signer and its key where it has one', async t => {
  const found = { ...attested('skills.s1'), person: NAME, fits: true, valid: true }
  const { digest, statement } = found
  const same = {
    method: 'account',
    by: NAME,
    person: NAME,
    digest,
    statement,
    signature: 'jws',
    at: '2026-11-04T10:00:00.000Z',
    valid: true,
  }
  t.same(describeAttestation(found), { ...same, kid: 'k1' })
  t.same(describeAttestation({ ...found, kid: null, signer: '0xab' }), { ...same, signer: '0xab' })
})

t.test('claims by pointer are those of visible sections', async t => {
  t.equal(claimsByPointer(shownWith({}), CONTENT, verifier).size, 0)
  const all = claims({
    'experience.e1': { attestations: [attested('experience.e1')], requests: [asked('experience.e1')] },
  })
  const found = claimsByPointer(shownWith(all, without('skills.s1')), CONTENT, verifier)
  t.match(found.get('/experience/0'), {
    level: 'confirmed',
    attestation: { valid: true },
    confirmation: { name: 'R. Rao' },
  })
  t.same(found.get('/education/undergraduation'), {
    level: 'stated',
    attestation: null,
    confirmation: null,
    credentials: [],
  })
  t.notOk(found.has('/skills/0'))
  t.notOk('note' in (found.get('/experience/0')?.confirmation ?? {}), 'the note is the owner’s')
})

t.test('the owner sees each claim whole', async t => {
  const proofs = [{ ...PROOF, digest: OTHER, at: AT }]
  const sent = asked('experience.e1', {
    id: 'r2',
    status: 'sent',
    name: null,
    note: null,
    decidedAt: null,
    signature: null,
  })
  const all = claims({
    'experience.e1': { attestations: [attested('experience.e1')], proofs, requests: [asked('experience.e1'), sent] },
    'skills.s1': { attestations: [attested('skills.s1', { digest: OTHER })] },
  })
  const own = ownersVerification(shownWith(all), pathsOf(CONTENT), verifier)
  const digest = digestOf('experience.e1')
  const by = { domain: 'iitb.ac.in', isFreeMail: false, isOwnDomain: false, institution: 'IIT Bombay' }
  const request = { id: 'r1', email: 'registrar@iitb.ac.in', ...by, person: NAME, at: AT.toISOString() }
  t.same(own.experience.e1, {
    isSelfAttested: true,
    level: 'confirmed',
    attestation: describeAttestation({ ...attested('experience.e1'), person: NAME, fits: true, valid: true }),
    proof: [{ ...PROOF, at: AT.toISOString() }],
    mailStatus: 'sent',
    confirmation: {
      ...by,
      person: NAME,
      name: 'R. Rao',
      at: DECIDED.toISOString(),
      digest,
      signature: 'jws',
      valid: true,
      counts: true,
      note: 'Well done.',
    },
    requests: [
      { ...request, status: 'confirmed', name: 'R. Rao', note: 'Well done.', decidedAt: DECIDED.toISOString() },
      { ...request, id: 'r2', status: 'sent', name: null, note: null, decidedAt: null },
    ],
  })
  t.match(own.skills.s1, { isSelfAttested: false, level: 'stated', attestation: { valid: false }, mailStatus: 'none' })
  t.same(own.education.undergraduation, {
    isSelfAttested: false,
    level: 'stated',
    attestation: null,
    proof: [],
    mailStatus: 'none',
    confirmation: null,
  })
  t.notOk('o1' in own.education, 'a study beside the four is listed when it has claims')
  t.equal(own.profile_summary.level, 'stated')
})

t.test('others see valid claims of visible sections alone, without files and requests', async t => {
  const proofs = [{ ...PROOF, digest: digestOf('education.o1'), at: AT }]
  const all = claims({
    'experience.e1': { attestations: [attested('experience.e1')], requests: [asked('experience.e1')] },
    'education.o1': { proofs },
    'skills.s1': { attestations: [attested('skills.s1', { digest: OTHER })] },
    profile_summary: { attestations: [attested('profile_summary')] },
  })
  const seen = strangersVerification(shownWith(all, without('profile_summary')), verifier)
  t.match(seen.experience.e1, { level: 'confirmed', isSelfAttested: true, proof: [], mailStatus: 'confirmed' })
  t.notOk('requests' in (seen.experience.e1 ?? {}))
  t.notOk('note' in (seen.experience.e1?.confirmation ?? {}))
  t.match(seen.education.o1, { level: 'evidence', proof: [], isSelfAttested: false, mailStatus: 'none' })
  t.same(seen.skills, {}, 'nothing of a changed section')
  t.equal(seen.profile_summary.level, 'stated', 'nothing of a hidden one')
  t.equal(seen.personalDetails.level, 'stated')
})

t.test('a confirmation of all personal details reaches each of them that it covers', async t => {
  const whole = { requests: [asked('personalDetails')] }
  const of = (all: Claims, values: ReadonlyMap<string, unknown> = VALUES) =>
    ownersVerification(shownWith(all, values), pathsOf(CONTENT), verifier).personalDetails
  const { fields, isSelfAttested, level } = of(claims({ personalDetails: whole }))
  t.same([isSelfAttested, level], [false, 'confirmed'])
  t.same(Object.keys(fields), ['name', 'location', 'email'])
  t.match(fields.name, {
    level: 'confirmed',
    isSelfAttested: false,
    attestation: null,
    confirmation: { valid: true },
  })

  const own = { attestations: [attested('personalDetails.name', { by: 'own' })] }
  const both = of(claims({ personalDetails: whole, 'personalDetails.name': own }))
  t.match(both.fields.name, { level: 'confirmed', attestation: { by: 'own' }, confirmation: { domain: 'iitb.ac.in' } })
  const confirmed = { requests: [asked('personalDetails.name', { domain: 'own.example' })] }
  t.match(of(claims({ personalDetails: whole, 'personalDetails.name': confirmed })).fields.name, {
    confirmation: { domain: 'own.example' },
    attestation: null,
  })
  const stale = { attestations: [attested('personalDetails.name', { digest: OTHER })] }
  const onlyAsked = of(claims({ personalDetails: whole, 'personalDetails.name': stale }))
  t.match(onlyAsked.fields.name, { level: 'confirmed', isSelfAttested: false, attestation: { valid: false } })
  const fresh = new Map([...VALUES, ['personalDetails', { name: NAME, location: 'Chennai' }]])
  const digest = sectionDigest(CV, 'personalDetails', fresh.get('personalDetails'))
  const partly = of(claims({ personalDetails: { requests: [asked('personalDetails', { digest })] } }), fresh)
  t.same([partly.fields.name?.level, partly.fields.email?.level], ['confirmed', 'stated'])
})

t.test('personal details are self-attested when each of them is', async t => {
  const own = (...names: string[]) =>
    claims(
      Object.fromEntries(
        names.map(name => [`personalDetails.${name}`, { attestations: [attested(`personalDetails.${name}`)] }]),
      ),
    )
  const of = (all: Claims, values: ReadonlyMap<string, unknown> = VALUES) =>
    strangersVerification(shownWith(all, values), verifier).personalDetails
  t.ok(of(own('name', 'location', 'email')).isSelfAttested)
  t.notOk(of(own('name', 'location')).isSelfAttested)
  const none = new Map([...VALUES].filter(([path]) => !path.startsWith('personalDetails.')))
  t.notOk(of({}, none).isSelfAttested)
})
