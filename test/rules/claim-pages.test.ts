// The pages that show claims, as HTML from their data: for the institution that answers, for the reader who checks, and the line under the
// name on the public page.

import { badgeOf } from '../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../api/core/claims/gathered-badges.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import type { ConfirmView } from '../../api/core/contract/requests.ts'
import { confirmPages } from '../../web/src/cv/confirm-page.tsx'
import { renderCvPage } from '../../web/src/cv/render.tsx'
import { renderVerifyPage, type VerifiedClaim } from '../../web/src/cv/render-verify.tsx'
import t from '../tap.ts'
import { attestation, confirmation, entry, NAME } from './claim-entries.ts'

const frame = { publicOrigin: 'https://cv.example', stylesheetUrl: '/a.css', sandbox: false }
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:”])|(?<=“) /g, '')

const facts = { position: 'Engineer', company: 'Kaveri', startDate: '2020-01', current: true }
const prose = { description: 'Built **dams**.', format: 'markdown', highlights: ['Saved water'] }
const view: ConfirmView = {
  state: 'open',
  person: NAME,
  institution: 'Kaveri',
  reference: 'E-17',
  kind: 'experience',
  scope: 'facts',
  language: 'en',
  domain: 'kaveri.example',
  isFreeMail: false,
  isOwnDomain: false,
  until: '2026-12-24T00:00:00.000Z',
  claim: { value: facts, prose, earlier: [{ person: 'Ravi', at: '2026-01-02T00:00:00.000Z' }], proofs: [] },
  name: null,
  note: null,
  decidedAt: null,
}
const ENGLISH = { language: 'en', isChosen: false, proposed: null }
const askPage = (changes: Partial<ConfirmView> = {}) =>
  textOf(confirmPages(frame).confirm(ENGLISH, { ...view, ...changes }, 'token'))

t.test('an institution reads which facts it answers for, and the description apart', async t => {
  const page = askPage()
  t.match(page, /asks “Kaveri” to confirm a section of a CV: Experience/)
  const [answer = '', below = ''] = page.split('Not part of your answer')
  const [rest = ''] = below.split('What your answer means')
  t.match(answer, /What you answer for.*Title Engineer Employer Kaveri From January 2020 Still there Yes/)
  t.match(answer, /To find the person in your records: “E-17”/)
  t.match(answer, /confirmed from your domain on 2 January 2026 for another name: “Ravi”/)
  t.notMatch(answer, /dams|water/)
  t.match(rest, /Description Built dams\. Highlights Saved water/)
  t.notMatch(rest, /Engineer/)
  t.match(page, /this is true of “Asha Verma”: title, employer and dates\./)
  t.match(page, /in every CV of this owner that has these facts\. The owner can change the rest of the section/)
  t.notMatch(page, /exactly this text/)
})

t.test('without a description nothing is apart, and a whole section ends with any change', async t => {
  const bare = askPage({ claim: { value: facts, prose: null, earlier: [], proofs: [] } })
  t.notMatch(bare, /Not part of your answer|greyed/)
  const claim = { value: { ...facts, ...prose }, prose: null, earlier: [], proofs: [] }
  const whole = askPage({ scope: 'whole', kind: 'education.class10', claim })
  t.match(whole, /to confirm a section of a CV: Class 10/)
  t.match(whole, /Saved water/)
  t.match(whole, /“Asha Verma”: everything that is written here\..*that has exactly this text\. Any change of the text/)
  t.notMatch(whole, /Not part of your answer|greyed/)
})

t.test('an answer from free mail is evidence, and the page says so', async t => {
  const kept = 'It will be kept as evidence, not shown as an institution’s confirmation.'
  for (const doubt of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    t.match(askPage(doubt), kept)
    t.notMatch(askPage(doubt), /“Confirmed by/)
    const decided = { state: 'confirmed', name: 'Dean', decidedAt: view.until, claim: null } as const
    t.match(askPage({ ...decided, ...doubt }), kept)
    t.match(askPage(decided), /confirmed a section of the CV of “Asha Verma” on 24 December 2026: Experience/)
  }
  t.match(askPage(), /“Confirmed by kaveri\.example”/)
  t.notMatch(askPage(), kept)
})

const job: VerifiedClaim = {
  ...entry({ level: 'confirmed', attestation: attestation({ statement: 'six lines' }) }),
  confirmation: confirmation({ scope: 'facts', signature: 'a.b.c' }),
  facts: Object.keys(facts),
  section: 'experience.x1',
  value: { ...facts, ...prose },
  digest: '0xwhole',
  claimedFacts: { value: facts, digest: '0xfacts' },
}
const stated: VerifiedClaim = {
  ...entry({ level: 'stated' }),
  section: 'personalDetails.name',
  value: { name: NAME },
  digest: '0xname',
  claimedFacts: null,
}
const checkPage = (...claims: VerifiedClaim[]) =>
  renderVerifyPage({
    ...frame,
    ...{
      nanoId: 'Ab3dE6gH9jK2mN5pQ8sTu',
      name: NAME,
      language: 'en',
      version: 2,
      publishedAt: '2026-11-20T10:00:00.000Z',
    },
    ...{ claims, keys: [], scriptUrl: '/check.js' },
  }).html

t.test('the page that checks a CV lists each section once, with the digests of both scopes', async t => {
  const html = checkPage(stated, job)
  const rows = [...html.matchAll(/<li id="([^"]*)" data-digest="([^"]*)" data-level="([^"]*)">/g)]
  t.same(
    rows.map(row => row.slice(1)),
    [
      ['personalDetails.name', '0xname', 'stated'],
      ['experience.x1', '0xwhole', 'confirmed'],
    ],
  )
  const page = textOf(html)
  t.match(page, /1 section confirmed by iitb\.ac\.in · no word of these claims changed since · 1 section not signed/)
  t.match(page, /What was confirmed: title, employer and dates\./)
  t.match(page, /SHA-256 digest of experience\.x1, whole 0xwhole Its facts alone, as data: title, employer and dates/)
  t.match(page, /SHA-256 digest of experience\.x1, facts 0xfacts/)
  t.match(page, /Record of the confirmation \(JWS, ES256\) a\.b\.c/)
  t.notMatch(page, /exactly this text|another name than/)
})

t.test('the signer is called by the account’s name, also where the CV has another', async t => {
  const by = 'Arun <i> Krishnan'
  const signed = attestation({ by })
  const claims = [
    { ...job, attestation: signed },
    { ...stated, level: 'self-attested' as const, attestation: signed },
  ]
  const sentence = 'Signed by the account of <bdi>Arun &lt;i&gt; Krishnan</bdi>, another name than this CV’s'
  t.equal(checkPage(...claims).split(`${sentence}.`).length, 2, 'once, beside the verdict')
  const content = { personalDetails: { name: NAME }, experience: [{ id: 'x1', company: 'Kaveri' }] } as CvContentData
  const pageOf = (...found: VerifiedClaim[]) =>
    renderCvPage({
      ...frame,
      ...{ nanoId: 'Ab3dE6gH9jK2mN5pQ8sTu', content, language: 'en', indexable: true, publishedAt: view.until },
      badges: gatheredBadges(new Map(found.map(one => ['/experience/0', badgeOf(one)])), content),
    })
  t.match(
    pageOf({ ...stated, level: 'self-attested', attestation: signed }),
    `${sentence}: every section that can be checked, 4 November`,
  )
  const own = pageOf({ ...stated, level: 'self-attested', attestation: attestation() })
  t.match(own, '<bdi>Asha Verma</bdi> signed every section that can be checked, 4 November 2026')
  t.match(pageOf(job), '<summary title="Title, employer and dates">')
})
