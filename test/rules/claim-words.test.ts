// The sentences about claims, word for word: on badges, on pages and in files.

import {
  badgeOf,
  type ClaimEntry,
  claimTitle,
  fieldOf,
  kindLabel,
  levelLabel,
  OWN_WORD,
  ownersBadge,
  ownersSentences,
  sentencesOf,
  shortAddress,
  signaturesBySigner,
} from '../../api/core/claims/claim-words.ts'
import { coveredTitle, coveredWords } from '../../api/core/claims/scope-words.ts'
import { verdictOf } from '../../api/core/claims/verdict.ts'
import type { AttestationData } from '../../api/core/contract/claims.ts'
import t from '../tap.ts'
import {
  attestation,
  BY_ASHA,
  CONFIRMED,
  confirmation,
  credential,
  entry,
  FACTS,
  FILES,
  former,
  NAME,
  WALLET,
} from './claim-entries.ts'

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
  t.same(sentences(attestation(), byWallet), [
    BY_ASHA,
    'Self-attested by “Asha Verma” with wallet 0x1212…abcd, on 4 November 2026.',
  ])
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
    `Somebody who reads mail at iitb.ac.in agreed on 5 November 2026 with everything that is written here. ${why}: this is not an institution’s confirmation.`
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
  t.equal(ownersBadge(entry({ level: 'stated' }), NAME), null)
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
      covers: 'Everything that is written here',
      note: 'Confirmed by iitb.ac.in, on 5 November 2026: somebody who reads mail there, name given “R. Raj Rao”; address given by the CV’s owner; covers everything that is written here.',
    },
  )
  t.equal(badgeOf(entry({ level: 'confirmed' }))?.kind, 'attested')
})

t.test('claims about facts say which facts they are', async t => {
  t.equal(coveredTitle(FACTS), 'Title, employer and dates')
  t.equal(coveredTitle(['endDate']), 'Date')
  t.equal(coveredWords(['score', 'degree', 'institution', 'endDate']), 'degree, institution, date and score')
  t.equal(coveredWords(['scoreKind', 'degree', 'scoreScale', 'score']), 'degree, score, scale and kind of score')
  t.equal(coveredWords(['title', 'awarder']), 'title and awarding body')
  t.equal(coveredWords(['name', 'credentialId']), 'name and credential ID')
  const facts = FACTS
  const words = 'title, employer and dates'
  const confirmed = entry({ level: 'confirmed', confirmation: confirmation({ scope: 'facts' }), facts })
  t.equal(sentencesOf(confirmed)[1], `What was confirmed: ${words}.`)
  t.match(badgeOf(confirmed), { covers: 'Title, employer and dates', note: new RegExp(`; covers ${words}\\.$`) })
  const ofWhole = entry({ level: 'confirmed', confirmation: confirmation(), facts })
  t.match(badgeOf(ofWhole), { covers: 'Everything that is written here' })
  t.match(sentencesOf(entry({ level: 'evidence', facts })), [new RegExp(`private, to ${words}\\.$`)])
  t.notMatch(
    sentencesOf({ ...confirmed, facts: undefined }).join(' '),
    /everything/,
    'facts are never called everything',
  )
  const byFreeMail = confirmation({ scope: 'facts', isFreeMail: true, counts: false })
  t.match(sentencesOf(entry({ level: 'stated', confirmation: byFreeMail, facts })), [`with ${words}. Anybody`])
  const named = entry({ level: 'credential', credentials: [credential], facts })
  t.match(badgeOf(named), { kind: 'credential', note: `; attached to ${words}.` })
  t.ok(sentencesOf(named).includes(`The owner attached it to ${words}.`))
  const others = { ...credential, misfit: 'subject' as const, subjectName: 'Ravi' }
  t.same(sentencesOf(entry({ credentials: [others] })), [OWN_WORD], 'a credential of somebody else says nothing')
})

t.test('the verdict says that nothing changed only where every section is claimed as a whole', async t => {
  const said = (...claims: ClaimEntry[]) => verdictOf(claims).map(({ text, who }) => text.replace('{who}', who.join()))
  const signed = entry({ attestation: attestation() })
  const confirmed = entry({ level: 'confirmed', confirmation: confirmation({ scope: 'facts' }), facts: FACTS })
  const byIitb = '1 section confirmed by iitb.ac.in'
  t.same(said(signed), ['1 section signed by “Asha Verma”', 'nothing changed since'])
  t.same(said(confirmed), [byIitb, 'no word of these claims changed since'])
  t.same(said({ ...confirmed, attestation: attestation() }), [byIitb, 'nothing changed since'])
  t.same(said(signed, entry({ level: 'stated' })), [
    '1 section signed by “Asha Verma”',
    'no word of these claims changed since',
    '1 section not signed',
  ])
  const byWallet = entry({ attestation: attestation({ method: 'wallet', signer: WALLET, by: 'Ravi' }) })
  t.match(said(byWallet), ['1 section signed by “Ravi” (wallet 0x1212…abcd)'])
})

t.test('the owner reads the state of each claim, and which claims the section had', async t => {
  const both = entry({ level: 'confirmed', attestation: attestation(), confirmation: confirmation() })
  t.same(ownersSentences(both, NAME), [BY_ASHA, ...CONFIRMED])
  const ended = entry({
    level: 'stated',
    attestation: attestation({ valid: false }),
    confirmation: confirmation({ valid: false, counts: false }),
    former: [former({ level: 'stated' }), former({ level: 'stated', domain: 'mail.example' })],
  })
  t.same(ownersSentences(ended, NAME), [
    'Signed on 4 November 2026 with a key that was withdrawn since, so it no longer counts.',
    'Confirmed on 5 November 2026 with a key that was withdrawn since, so it no longer counts.',
    'An institution was asked on 4 November 2026, for other words.',
    'Agreed with by mail.example on 4 November 2026, for other words.',
  ])
  t.same(ownersSentences(entry({ level: 'stated' }), NAME), [])
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
    undergraduation: 'Undergraduate degree',
    postgraduation: 'Postgraduate degree',
  }
  for (const [slot, title] of Object.entries(slots)) t.equal(claimTitle(`education.${slot}`, {}), title)
  t.equal(claimTitle('education.x1', {}), '')
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
    const text = JSON.stringify([badgeOf(one), ownersBadge(one, NAME), sentencesOf(one)])
    t.notMatch(text, /verif|proven|proved|certified|authentic|guarante|confirmed by/i, text)
  }
})
