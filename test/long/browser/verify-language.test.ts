// The page that checks a CV in another language than English, from right to left: no word of ours is left in English, neither on the page
// nor after the check in the browser.
import type { Page } from 'playwright-core'
import type { CredentialData } from '../../../api/core/contract/claims.ts'
import { loadReaderTexts } from '../../../api/core/reader-words/load.ts'
import { digestOf } from '../../../web/src/check/subject.ts'
import { renderVerifyPage, type VerifiedClaim } from '../../../web/src/cv/render-verify.tsx'
import { newPage } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { startClaims, type VerificationBody } from '../../claims-harness.ts'
import { damagesOf } from '../../damage.ts'
import { markReaderTexts, unmarkedIn } from '../../marked-texts.ts'
import { attestation, confirmation, credential, entry } from '../../rules/claim-entries.ts'
import t from '../../tap.ts'

const claims = await startClaims(t)
const { app, attest, confirmIn, make, owner, publish, save, verification } = claims
markReaderTexts('he')
// Other test files of the process need the real ones.
t.teardown(() => loadReaderTexts('he'))

const NAME = 'רות כהן'
const CONTENT = {
  personalDetails: { name: NAME },
  skills: [
    { id: 'go', name: 'אריגה' },
    { id: 'c', name: 'טווייה' },
    { id: 'plain', name: 'הקלדה' },
  ],
  awards: [{ id: 'best', title: 'פרס המאמר', awarder: 'האגודה', date: '2020-03', description: 'על מיון.' }],
}
const NAMES = /\bTruCV\b|verify-cv\.mjs|attest-1/g

/** The English words on a page in Hebrew, without code and what is marked as English. */
const leftovers = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const code of main.querySelectorAll('code, [lang=en]')) code.remove()
    const labels = [...main.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label') ?? '')
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    return [document.title, description, main.textContent ?? '', ...labels]
  })
  return texts.flatMap(text => unmarkedIn(text.replace(NAMES, '')))
}

async function hebrewCv(name = NAME): Promise<string> {
  const nanoId = await make({ ...CONTENT, personalDetails: { name } })
  await save(nanoId, { language: 'he' })
  await publish(nanoId)
  for (const section of ['skills.go', 'awards.best']) await attest(nanoId, section)
  await attest(nanoId, 'skills.c', 'wallet')
  await confirmIn(nanoId, 'awards.best')
  return nanoId
}
const press = async (page: Page) => {
  await page.locator('.check-now > p button').click()
  return (await page.locator('.check-now .check-result').first().textContent()) ?? ''
}

t.test('the page and its check have no English words of ours, good and with every damage', async t => {
  const nanoId = await hebrewCv()
  const other = await verification(await hebrewCv('דנה לוי'))
  const { page, errors } = await newPage(t, { reducedMotion: 'reduce' })
  await page.goto(`${app.url}/cv/${nanoId}/verify`)
  t.same(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ['he', 'rtl'])
  t.same(await leftovers(page), [])
  t.match(await press(page), /⟦Everything that is signed holds\.⟧/)
  t.same(await leftovers(page), [], 'what holds')
  t.equal(await page.locator('.check-steps li').count(), 7)
  t.same(await axeComplaints(page), [])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    t.same(await layoutComplaints(page), [])
  }
  const sound = await verification(nanoId)
  const stranger = { address: `0x${'0'.repeat(40)}`, signature: `0x${'0'.repeat(130)}` }
  let reply: VerificationBody = sound
  await page.route('**/cvs/*/verification', route => route.fulfill({ json: reply }))
  await page.route('**/jwks.json', route => route.fulfill({ json: { keys: reply.keys } }))
  for (const { name, damage } of damagesOf({ other, stranger, digestOf })) {
    reply = structuredClone(sound)
    damage(reply)
    t.notMatch(await press(page), 'Everything', name)
    const words = (await leftovers(page)).filter(
      word => !/^(skills|courses|education|personalDetails|links)$/.test(word),
    )
    t.same(words, [], name)
  }
  for (const status of [403, 404, 500]) {
    await page.route('**/cvs/*/verification', route => route.fulfill({ status, json: {} }))
    await press(page)
    t.same(await leftovers(page), [], String(status))
  }
  t.same(
    errors.filter(text => !/status of (403|404|500)/.test(text)),
    [],
  )
})

t.test('so have the comparison with an older copy, and what is said of other files', async t => {
  const nanoId = await hebrewCv('נועם לוי')
  const old = await verification(nanoId)
  const skills = [CONTENT.skills[0], { id: 'new', name: 'סריגה' }] as typeof CONTENT.skills
  await save(nanoId, { content: { ...CONTENT, personalDetails: { name: 'נועם לוי' }, skills } })
  await publish(nanoId)
  const { page } = await newPage(t, { reducedMotion: 'reduce' })
  await page.goto(`${app.url}/cv/${nanoId}/verify`)
  await page.locator('.check-now details summary').click()
  const answer = page.locator('.check-now details [role=status]')
  const hand = async (content: string, says: RegExp) => {
    await page.locator('.check-now input').setInputFiles({ name: 'c', mimeType: '', buffer: Buffer.from(content) })
    await answer.getByText(says).first().waitFor({ state: 'attached' })
    const words = await leftovers(page)
    t.same(
      words.filter(word => !/^(plain|c)$/.test(word)),
      [],
      String(says),
    )
  }
  await hand(JSON.stringify(old), /⟦Since then:⟧/)
  await hand(JSON.stringify(await verification(nanoId)), /⟦Nothing has changed since\.⟧/)
  await hand(JSON.stringify({ ...old, format: 2 }), /⟦It cannot be checked/)
  await hand('PK', /⟦Word files are not read here/)
  await hand('a.b.c', /⟦TruCV did not issue this credential/)
  await hand('{"basics":{}}', /⟦This is a JSON Resume/)
  await hand('{"claims":[]}', /⟦This is a copy of another CV/)
  await hand('x', /⟦This file is damaged/)
  for (const version of [1, 2, 9]) {
    await page.goto(`${app.url}/cv/${nanoId}/verify?v=${version}`)
    t.same(await leftovers(page), [], `version ${version}`)
  }
  t.equal((await owner.get(`/cvs/${nanoId}`)).status, 200)
})

t.test('every kind of claim is in the language of the page', async t => {
  const row = (changes: Partial<VerifiedClaim>): VerifiedClaim => ({
    ...entry(),
    ...{ section: 'education.class10', value: { score: '9', scoreKind: 'cgpa', current: true }, digest: '0' },
    claimedFacts: null,
    ...changes,
  })
  const attached = (changes: Partial<CredentialData>) =>
    row({ level: 'credential', credentials: [{ ...credential, title: 'א', beside: 'א', ...changes }] })
  const he = { by: NAME, person: NAME }
  const answered = { name: NAME, institution: 'א' }
  const rows = [
    row({ level: 'stated' }),
    row({ level: 'stated', attestation: attestation({ valid: false }) }),
    row({ attestation: attestation({ ...he, loggedAt: null }) }),
    row({ level: 'evidence', attestation: attestation({ ...he, method: 'wallet', signer: '0x12' }) }),
    row({ level: 'evidence' }),
    row({ level: 'evidence', confirmation: confirmation({ ...answered, isFreeMail: true }) }),
    row({ level: 'evidence', confirmation: confirmation({ ...answered, isOwnDomain: true }) }),
    row({ level: 'confirmed', confirmation: confirmation({ ...answered, signature: 'a.b.c', loggedAt: null }) }),
    ...(['own-service', 'own-domain', 'free-mail', 'page', 'private-suffix', null] as const).map(doubt =>
      attached({ doubt }),
    ),
    ...(['good', 'withdrawn', 'unknown', 'none'] as const).map(status => attached({ status, subjectName: NAME })),
    ...(['owner', 'unsaid', 'other'] as const).map(holder => attached({ holder, refusal: 'English' })),
    ...(['ended', 'not-yet'] as const).map(term => attached({ term, issuerName: 'א' })),
  ]
  const { html } = renderVerifyPage({
    ...{ publicOrigin: '', stylesheetUrl: '', scriptUrl: '', sandbox: false },
    ...{ nanoId: 'x', name: NAME, language: 'he', version: 2, publishedAt: '2026-11-20T10:00:00.000Z' },
    ...{ claims: rows, keys: [] },
  })
  const text = html.replace(/<(script|code)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(NAMES, '')
  t.same(unmarkedIn(text), [])
})
