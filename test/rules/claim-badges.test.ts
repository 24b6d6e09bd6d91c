// The badges of a CV: which ones it has, their labels and details, and their notes in files.

import { type Badge, badgeOf, mergedBadge, OWN_WORD, ownersBadge } from '../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../api/core/claims/gathered-badges.ts'
import { withBadges } from '../../api/core/claims/sheet-marks.ts'
import type { AttestationData, FormerClaimData } from '../../api/core/contract/claims.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import t from '../tap.ts'
import { attestation, BY_ASHA, CONFIRMED, confirmation, entry, FILES, former, NAME, WALLET } from './claim-entries.ts'

t.test('the owner reads for which words or name a badge was', async t => {
  const changed = (...former: FormerClaimData[]) => ownersBadge(entry({ level: 'stated', former }), NAME)
  const undo = 'Undo the change, and the badge is back.'
  t.same(changed(former()), {
    kind: 'changed',
    label: 'This badge was for other words',
    lines: ['Self-attested on 4 November 2026, for other words.', undo],
    signed: [],
  })
  t.match(changed(former({ person: 'asha  verma' })), { label: 'This badge was for other words' })
  t.match(changed(former({ person: 'Ravi' })), {
    label: 'This badge was for another name',
    lines: ['Self-attested on 4 November 2026, for another name, “Ravi”.', undo],
  })
  const value = { position: 'Engineer', company: 'Kaveri' }
  t.match(changed(former({ level: 'confirmed', domain: 'iitb.ac.in', scope: 'facts', value })), {
    lines: ['Confirmed by iitb.ac.in on 4 November 2026 (title and employer), for other words.', undo],
  })
  t.match(changed(former({ level: 'evidence' }), former({ level: 'credential' })), {
    lines: [
      'Evidence was attached on 4 November 2026, for other words.',
      'A credential was attached on 4 November 2026, for other words.',
      undo,
    ],
  })
  t.equal(changed(former({ level: 'stated' })), null, 'a request that nobody answered was no badge')
  t.equal(badgeOf(entry({ level: 'stated', former: [former()] })), null, 'others see no badge')
  t.match(ownersBadge(entry({ attestation: attestation(), former: [former()] }), NAME), { kind: 'attested' })
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
  const label = 'Asha Verma signed every section, 24 November 2026'
  const lines = [
    'Self-attested by “Asha Verma”, signed in with Google, from 20 November 2026 to 24 November 2026.',
    'Self-attested by “Asha Verma” with wallet 0x1212…abcd, on 22 November 2026.',
    OWN_WORD,
  ]
  t.match([...gathered()], [['', { label, lines }]])
  t.match(gathered({ email: 'private@example.org' }).get(''), { label: /every section that can be checked/ })
  badges.set('/awards/0', null)
  badges.set('/personalDetails', null)
  t.same([...gathered().keys()].sort(), ['/personalDetails/name', '/skills'])
})

t.test('a section with a hidden heading has the sign of its claim at its texts', async t => {
  const content = {
    personalDetails: { name: NAME },
    profileSummary: 'Calm.\n\n- Quick',
    skills: [
      { id: 'go', name: 'Go' },
      { id: 'c', name: 'C' },
    ],
    awards: [{ id: 'a', title: 'Prize' }],
    sections: { profileSummary: { hideTitle: true }, skills: { hideTitle: true } },
  } as CvContentData
  const claimed = entry({ attestation: attestation() })
  const claims = new Map(['/profileSummary', '/skills/0', '/skills/1'].map(path => [path, claimed]))
  const sheet = withBadges(sheetOf(content, 'en'), new Map([...claims, ['/awards/0', entry({})]]), content)
  t.match(sheetText(sheet), '\nCalm.\n\n- Quick\n\n*\n\n\n')
  t.match(sheetText(sheet), '\nGo *, C *\n')
  t.equal(sheet.notes?.length, 1)
})

t.test('the line under the name says when an account of another name signed', async t => {
  const by = (name: string) => badgeOf(entry({ attestation: attestation({ by: name }) }))
  const content = { personalDetails: { name: NAME }, skills: [{ id: 'go', name: 'Go' }] } as CvContentData
  const lineOf = (...found: [string, Badge | null][]) => gatheredBadges(new Map(found), content).get('')
  t.match(lineOf(['/personalDetails/name', by('Dr. A. Asha Verma')], ['/skills/0', by(NAME)]), {
    label: 'Dr. A. Asha Verma and Asha Verma signed every section, 4 November 2026',
    by: { before: '' },
  })
  const other = 'Signed by the account of Arun Krishnan, another name than this CV’s'
  t.match(lineOf(['/personalDetails/name', by('Arun Krishnan')], ['/skills/0', by(NAME)]), {
    label: `${other}: every section, 4 November 2026`,
    by: { name: 'Arun Krishnan' },
  })
  const some = lineOf(['/personalDetails/name', by('Arun Krishnan')], ['/skills/0', null])
  const theirs = 'Self-attested by “Arun Krishnan”, signed in with Google, on 4 November 2026.'
  t.match(some, { label: other, lines: [theirs, OWN_WORD] })
  t.equal(lineOf(['/personalDetails/name', by('asha VERMA')], ['/skills/0', null]), undefined)

  const notesOf = (by: string) => {
    const claimed = entry({ attestation: attestation({ by }) })
    const claims = new Map([
      ['/personalDetails/name', claimed],
      ['/skills/0', claimed],
    ])
    return withBadges(sheetOf(content, 'en'), claims, content).notes
  }
  t.same(notesOf('Arun Krishnan'), [`* Every section: ${theirs}`, `${other}.`])
  t.same(notesOf(NAME), [`* Every section: Self-attested by “Asha Verma”, signed in with Google, on 4 November 2026.`])
})
