// The sentences about claims, word for word: on badges, on pages and in files.

import {
  type Badge,
  badgeOf,
  type ClaimEntry,
  claimTitle,
  fieldOf,
  isOfOtherName,
  kindLabel,
  levelLabel,
  mergedBadge,
  OWN_WORD,
  ownersSentences,
  sentencesOf,
  shortAddress,
  signaturesBySigner,
} from '../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../api/core/claims/gathered-badges.ts'
import type { AttestationData, ConfirmationData } from '../../api/core/contract/claims.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import t from '../tap.ts'

const NAME = 'Asha Verma'
const WALLET = `0x${'12'.repeat(18)}abcd`
const attestation = (changes: Partial<AttestationData> = {}): AttestationData => ({
  method: 'account',
  by: NAME,
  person: NAME,
  digest: `0x${'ab'.repeat(32)}`,
  statement: '',
  signature: '',
  at: '2026-11-04T10:00:00.000Z',
  valid: true,
  ...changes,
})
const confirmation = (changes: Partial<ConfirmationData> = {}): ConfirmationData => ({
  person: NAME,
  name: 'R. “Raj” Rao',
  domain: 'iitb.ac.in',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'IIT Bombay',
  at: '2026-11-05T10:00:00.000Z',
  digest: '',
  valid: true,
  counts: true,
  ...changes,
})
const entry = (changes: Partial<ClaimEntry> = {}): ClaimEntry => ({
  level: 'self-attested',
  attestation: null,
  confirmation: null,
  ...changes,
})

const BY_ASHA = 'Self-attested by “Asha Verma”, signed in with Google, on 4 November 2026.'
const CONFIRMED = [
  'Confirmed by iitb.ac.in, on 5 November 2026: somebody who reads mail at iitb.ac.in; the address was given by the CV’s owner.',
  'Name given there: “R. Raj Rao”. The owner calls the institution “IIT Bombay”.',
]
const FILES = 'The owner has attached evidence, which is kept private.'

t.test('signatures are named by signer, with the days of the first and the last', async t => {
  const sentences = (...signed: AttestationData[]) => [...signaturesBySigner(signed).values()]
  t.same(sentences(attestation()), [BY_ASHA])
  t.same(
    sentences(
      attestation({ at: '2026-11-06T00:00:00.000Z' }),
      attestation(),
      attestation({ at: '2026-11-05T00:00:00.000Z' }),
    ),
    ['Self-attested by “Asha Verma”, signed in with Google, from 4 November 2026 to 6 November 2026.'],
  )
  t.same(sentences(attestation(), attestation({ at: '2026-11-04T23:00:00.000Z' })), [BY_ASHA])
  const byWallet = attestation({ method: 'wallet', signer: WALLET })
  t.same(sentences(attestation(), byWallet), [BY_ASHA, 'Self-attested with wallet 0x1212…abcd, on 4 November 2026.'])
  t.equal(shortAddress(WALLET), '0x1212…abcd')
})

t.test('each level has its sentences', async t => {
  t.same(sentencesOf(entry({ level: 'stated' })), [])
  t.same(sentencesOf(entry({ level: 'stated', attestation: attestation({ valid: false }) })), [])
  t.same(sentencesOf(entry({ attestation: attestation() })), [BY_ASHA, OWN_WORD])
  t.same(sentencesOf(entry({ level: 'evidence', attestation: attestation() })), [BY_ASHA, FILES, OWN_WORD])
  t.same(sentencesOf(entry({ level: 'evidence' })), [FILES, OWN_WORD])
  t.same(sentencesOf(entry({ level: 'confirmed', confirmation: confirmation() })), CONFIRMED)
  t.same(sentencesOf(entry({ level: 'confirmed', confirmation: confirmation(), attestation: attestation() })), [
    ...CONFIRMED,
    BY_ASHA,
  ])
  const agreed = (why: string) =>
    `Somebody who reads mail at iitb.ac.in agreed with it on 5 November 2026. ${why}: this is not an institution’s confirmation.`
  t.same(sentencesOf(entry({ level: 'stated', confirmation: confirmation({ isOwnDomain: true, counts: false }) })), [
    agreed('That is a domain of the owner’s own'),
  ])
  t.same(sentencesOf(entry({ level: 'stated', confirmation: confirmation({ isFreeMail: true, counts: false }) })), [
    agreed('Anybody, or every student or graduate, can have an address there'),
  ])
  t.same(sentencesOf(entry({ level: 'stated', confirmation: confirmation({ valid: false }) })), [])
  t.equal(OWN_WORD, 'It is the owner’s own word: nobody has checked it.')
})

t.test('labels of levels', async t => {
  t.equal(levelLabel(entry({ level: 'stated' })), 'Stated')
  t.equal(levelLabel(entry()), 'Self-attested')
  t.equal(levelLabel(entry({ level: 'evidence' })), 'Evidence attached')
  t.equal(levelLabel(entry({ level: 'evidence', confirmation: confirmation({ valid: false }) })), 'Evidence attached')
  t.equal(levelLabel(entry({ level: 'confirmed', confirmation: confirmation() })), 'Confirmed by iitb.ac.in')
})

t.test('badges: none for stated sections; a confirmation has its sentence for files', async t => {
  t.equal(badgeOf(entry({ level: 'stated' })), null)
  t.equal(badgeOf(entry({ level: 'stated' }), { name: NAME }), null)
  t.same(badgeOf(entry({ attestation: attestation() })), {
    kind: 'attested',
    label: 'Self-attested',
    lines: [BY_ASHA, OWN_WORD],
    signed: [attestation()],
  })
  t.same(
    badgeOf(entry({ level: 'confirmed', confirmation: confirmation(), attestation: attestation({ valid: false }) })),
    {
      kind: 'confirmed',
      label: 'Confirmed by iitb.ac.in',
      lines: CONFIRMED,
      signed: [],
      note: 'Confirmed by iitb.ac.in, on 5 November 2026: somebody who reads mail there, name given “R. Raj Rao”; address given by the CV’s owner.',
    },
  )
  t.equal(badgeOf(entry({ level: 'confirmed' }))?.kind, 'attested')
})

t.test('the owner reads which badge a change has ended', async t => {
  const changed = (changes: Partial<ClaimEntry>) => badgeOf(entry({ level: 'stated', ...changes }), { name: NAME })
  const attested = attestation({ valid: false })
  t.same(changed({ attestation: attested }), {
    kind: 'changed',
    label: 'Changed since it was attested',
    lines: [
      'Attested on 4 November 2026, and changed since. Attest it again, or undo the change, and the badge is back.',
    ],
    signed: [],
  })
  t.same(changed({ attestation: { ...attested, person: 'Ravi' } })?.lines, [
    'Attested on 4 November 2026, for “Ravi”: the name is another now. Attest it again, or undo the change, and the badge is back.',
  ])
  t.match(changed({ attestation: attested, confirmation: confirmation({ valid: false }) }), {
    label: 'Changed since it was confirmed',
    lines: ['Confirmed on 5 November 2026, and changed since. Ask again, or undo the change, and the badge is back.'],
  })
  t.match(changed({ attestation: attested, confirmation: confirmation({ counts: false }) }), {
    label: 'Changed since it was attested',
  })
  t.equal(badgeOf(entry({ level: 'stated', attestation: attested })), null, 'others see no badge')
  t.notOk(isOfOtherName({ person: 'asha verma' }, NAME))
  t.ok(isOfOtherName({ person: 'Ravi' }, NAME))
})

t.test('the owner reads the state of each claim, and why it ended', async t => {
  const both = entry({ level: 'confirmed', attestation: attestation(), confirmation: confirmation() })
  t.same(ownersSentences(both, NAME), [BY_ASHA, ...CONFIRMED])
  const ended = entry({
    level: 'stated',
    attestation: attestation({ valid: false, person: 'Ravi' }),
    confirmation: confirmation({ valid: false, counts: false }),
  })
  t.same(ownersSentences(ended, NAME), [
    'Attested on 4 November 2026, for “Ravi”: the name is another now. Attest it again, or undo the change, and the badge is back.',
    'Confirmed on 5 November 2026, and changed since. Ask again, or undo the change, and the badge is back.',
  ])
  t.same(ownersSentences(entry({ level: 'stated' }), NAME), [])
})

t.test('badges of several signatures are merged, with the days of the first and the last', async t => {
  const own = badgeOf(entry({ attestation: attestation() }))
  const later = badgeOf(entry({ attestation: attestation({ at: '2026-11-06T10:00:00.000Z' }) }))
  const withFile = badgeOf(entry({ level: 'evidence', attestation: attestation() }))
  const confirmed = badgeOf(entry({ level: 'confirmed', confirmation: confirmation(), attestation: attestation() }))
  if (!own || !later || !withFile || !confirmed) throw new Error('A badge is missing.')
  const span = 'Self-attested by “Asha Verma”, signed in with Google, from 4 November 2026 to 6 November 2026.'
  t.same(mergedBadge([own, later]), {
    kind: 'attested',
    label: 'Self-attested',
    lines: [span, OWN_WORD],
    signed: [...own.signed, ...later.signed],
  })
  t.match(mergedBadge([withFile, own]), { label: 'Self-attested', lines: [BY_ASHA, FILES, OWN_WORD] })
  t.match(mergedBadge([withFile, withFile]), { label: 'Evidence attached' })
  t.notOk('note' in mergedBadge([own, later]))
  const two = mergedBadge([confirmed, confirmed])
  t.same(two.lines, [...CONFIRMED, BY_ASHA], 'what others say comes first')
  t.equal(two.note, confirmed.note, 'once')
  const twice = mergedBadge([confirmed, { ...confirmed, note: 'Another.' }])
  t.equal(twice.note, `${confirmed.note} Another.`)
})

t.test('sections and their titles in words', async t => {
  for (const [section, label] of [
    ['personalDetails', 'Personal details'],
    ['personalDetails.name', 'Name'],
    ['personalDetails.profession', 'Profession'],
    ['personalDetails.location', 'Location'],
    ['personalDetails.imageUrl', 'Picture'],
    ['personalDetails.email', 'E-mail'],
    ['personalDetails.phoneNumber', 'Phone'],
    ['profile_summary', 'Profile'],
    ['experience.e1', 'Experience'],
    ['unknown.u1', 'unknown.u1'],
  ] as const)
    t.equal(kindLabel(section), label)
  t.equal(fieldOf('personalDetails'), undefined)
  t.equal(fieldOf('personalDetails.email'), 'email')
  t.equal(fieldOf('experience.email'), undefined)
  const job = { position: ' Engineer ', company: 'Kaveri', location: 'Chennai' }
  t.equal(claimTitle('experience.e1', job), 'Engineer, Kaveri')
  t.equal(claimTitle('experience.e1', { company: 'Kaveri', position: ' ' }), 'Kaveri')
  t.equal(claimTitle('skills.s1', { name: 'Rust', level: 'expert' }), 'Rust')
  t.equal(claimTitle('unknown.u1', { name: 'Thing' }), 'Thing')
  t.equal(claimTitle('unknown.u1', { name: 7 }), '')
  t.equal(claimTitle('profile_summary', 'A long text'), '')
  t.equal(claimTitle('personalDetails.name', { name: NAME }), NAME)
  t.equal(claimTitle('personalDetails.name', undefined), '')
  t.equal(claimTitle('personalDetails.imageUrl', { imageUrl: 'https://x.example/a.png' }), '')
  const slots = {
    class10: 'Class 10',
    class12: 'Class 12',
    undergraduation: 'Undergraduate studies',
    postgraduation: 'Postgraduate studies',
  }
  for (const [slot, title] of Object.entries(slots)) t.equal(claimTitle(`education.${slot}`, {}), title)
  t.equal(claimTitle('education.x1', {}), '')
})

t.test('signatures of several days are one sentence per signer, and one badge for all sections', async t => {
  const signed = (day: string, change: Partial<AttestationData> = {}) =>
    badgeOf(entry({ attestation: attestation({ at: `2026-11-${day}T00:00:00.000Z`, ...change }) }))
  const skills = ['Go', 'C'].map(name => ({ id: name, name }))
  const badges = new Map<string, Badge | null>([
    ['/personalDetails/name', signed('20')],
    ['/skills/0', signed('24')],
    ['/skills/1', signed('22', { method: 'wallet', signer: WALLET })],
  ])
  const gathered = (details: object = {}) =>
    gatheredBadges(badges, { personalDetails: { name: NAME, ...details }, skills } as CvContentData)
  const label = 'signed every section, 24 November 2026'
  const lines = [
    'Self-attested by “Asha Verma”, signed in with Google, from 20 November 2026 to 24 November 2026.',
    'Self-attested with wallet 0x1212…abcd, on 22 November 2026.',
    OWN_WORD,
  ]
  t.match([...gathered()], [['', { label, lines }]])
  t.match(gathered({ email: 'private@example.org' }).get(''), { label: /every section that can be checked/ })
  badges.set('/awards/0', null)
  t.same([...gathered().keys()].sort(), ['/personalDetails/name', '/skills'])
})

t.test('nothing below a confirmation by an institution is called verified', async t => {
  const uncounted = confirmation({ isFreeMail: true, counts: false })
  const entries = [
    entry({ level: 'stated' }),
    entry({ level: 'stated', confirmation: uncounted }),
    entry({ level: 'stated', confirmation: confirmation({ isOwnDomain: true, counts: false }) }),
    entry({ level: 'stated', attestation: attestation({ valid: false }) }),
    entry({ attestation: attestation({ method: 'wallet', signer: WALLET }), confirmation: uncounted }),
    entry({ level: 'evidence', attestation: attestation() }),
  ]
  for (const one of entries) {
    const text = JSON.stringify([badgeOf(one), badgeOf(one, { name: NAME }), sentencesOf(one)])
    t.notMatch(text, /verif|proven|proved|certified|authentic|guarante|confirmed by/i, text)
  }
})
