// The screen /verify in a real browser, with files that the service sealed: whole, with claims that changed since, without claims, and
// damaged. Nothing is uploaded. And a credential dropped on the page that checks a CV.
import type { Page } from 'playwright-core'
import { grantPro, newPage } from '../../browser/browser.ts'
import { CLAIMED, OWNER, startClaims } from '../../claims-harness.ts'
import { badgeOf, CONFIRMATION, listOf, PUBLIC_KEY, signJwt } from '../../credential-signer.ts'
import t from '../../tap.ts'

const { app, attest, confirmIn, make, owner, publish, save, verification } = await startClaims(t)
await grantPro(app, OWNER)
const pdfOf = async (nanoId: string, audience = 'public'): Promise<Buffer> =>
  (await owner.get(`/cvs/${nanoId}/pdf?audience=${audience}`).responseType('blob').expect(200)).body

async function goodCv(content = CLAIMED): Promise<string> {
  const nanoId = await make(content, true)
  await attest(nanoId, 'skills.go')
  await attest(nanoId, 'skills.c', 'wallet')
  await attest(nanoId, 'awards.best')
  await confirmIn(nanoId, 'awards.best')
  return nanoId
}
const nanoId = await goodCv()
await app.growLog()
const pdf = await pdfOf(nanoId)

async function open(t: Parameters<typeof newPage>[0], options: Parameters<typeof newPage>[1] = {}) {
  const opened = await newPage(t, { reducedMotion: 'reduce', ...options })
  const sent: string[] = []
  opened.page.on('request', request => {
    if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url())
  })
  await opened.page.goto(`${app.url}/verify`)
  await opened.page.getByRole('button', { name: 'Choose a PDF' }).waitFor()
  return { ...opened, sent }
}
const verdict = (page: Page) => page.locator('.verify-verdict h2')
async function choose(page: Page, buffer: Buffer, name = 'cv.pdf'): Promise<string> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.locator('.verify-verdict', { hasText: name }).waitFor()
  return (await page.locator('.verify-verdict').innerText()).replace(/\s+/g, ' ')
}
/** Drops a file on the end of the page: these bytes, or so many zeros. */
const drop = (page: Page, name: string, base64: string, zeros = 0) =>
  page.evaluate(
    ([name, base64, zeros]) => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes, new Uint8Array(zeros)], name, { type: 'application/pdf' }))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      document.querySelector('.verify-limits')?.dispatchEvent(event)
    },
    [name, base64, zeros] as const,
  )
const rows = async (page: Page) =>
  (await page.locator('.verify-list > li').allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim())
const today = async (page: Page) => (await page.locator('.verify-today').innerText()).replace(/\s+/g, ' ')

t.test('an unaltered file shows the verdict, the person, the signers, and that every claim still holds', async t => {
  const { page, errors, strangers, sent } = await open(t)
  t.match(
    await choose(page, pdf),
    /^This file is exactly as TruCV sealed it\. Not one byte has changed since\. cv\.pdf$/,
  )
  t.equal(await page.locator('.verify-copy h2').innerText(), 'Ana')
  t.match(
    await page.locator('.verify-copy').innerText(),
    /Signed by the account of “Ana Śrī”, another name than this CV’s\. Version \d+, of \d+ \w+ \d{4}/,
  )
  t.match(await today(page), /^All of it holds today: nothing has changed since\. See the CV as it is now$/)
  t.match(await rows(page), [
    /^Go Signed Self-attested by/,
    /^C Signed Self-attested with wallet/,
    /^Best Paper Confirmed Confirmed from uni\.example/,
  ])
  t.match(await page.locator('.verify-copy').innerText(), /One other section is stated only/)
  await page.getByText('For engineers').click()
  t.match(await page.locator('.verify-details').innerText(), /[0-9a-f]{64}[\s\S]+pdfsig cv\.pdf/)
  t.same([...errors, ...strangers, ...sent], [], 'nothing is uploaded')
})

t.test('a file can be dropped anywhere, and the screen is reached from the footer', async t => {
  const { page } = await newPage(t)
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Check a PDF' }).click()
  await page.getByRole('heading', { name: 'Is this PDF still as it was made?' }).waitFor()
  t.equal(await page.title(), 'Check a PDF · TruCV')
  await drop(page, 'dropped.pdf', pdf.toString('base64'))
  await page.locator('.verify-verdict', { hasText: 'dropped.pdf' }).waitFor()
  t.equal(await verdict(page).innerText(), 'This file is exactly as TruCV sealed it.')
})

t.test('the page says what was changed or withdrawn since, or is no longer public', async t => {
  const { page } = await open(t)
  const [, c, plain] = CLAIMED.skills
  const go = { id: 'go', name: 'Go kernels' }
  const other = await goodCv({ ...CLAIMED, skills: [go, c, plain] as typeof CLAIMED.skills })
  const copy = await pdfOf(other)
  await owner.delete(`/cvs/${other}/attestations/skills.go`).expect(204)
  const skills = [go, { id: 'c', name: 'C and C++' }, { id: 'new', name: 'Rust' }]
  await save(other, { content: { ...CLAIMED, skills } })
  await publish(other)
  t.match(await choose(page, copy), /exactly as TruCV sealed it/, 'the file itself is as it was')
  t.match(await today(page), /^4 things are different today\./)
  t.match(await rows(page), [
    /^Go kernels Signed Today: no longer signed Self-attested/,
    /^C Signed Today: changed Self-attested/,
    /^Typing Not signed Today: removed Only stated/,
    /^Best Paper Confirmed Confirmed/,
  ])
  t.match(await page.locator('.verify-copy').innerText(), /Added since: Skills?/)
  await owner.post(`/cvs/${other}/unpublish`).expect(200)
  await choose(page, copy, 'again.pdf')
  t.match(await today(page), /^What holds today is not known\. This CV is no longer published/)
})

t.test('a changed file, a file of somebody else’s and one without claims have their verdicts', async t => {
  const { page } = await open(t, { viewport: { width: 390, height: 844 } })
  const changed = Buffer.from(pdf)
  changed[500] = (changed[500] ?? 0) ^ 1
  t.match(await choose(page, changed, 'changed.pdf'), /^This file was changed after it was sealed\. At least one byte/)
  t.equal(await page.locator('.verify-copy').count(), 0, 'and nothing that it says is shown')
  t.match(await choose(page, Buffer.from('%PDF-1.7\n'), 'bare.pdf'), /^This PDF has no seal\./)
  await drop(page, 'large.pdf', '', 50 * 1024 * 1024)
  t.match(await page.locator('.verify-verdict', { hasText: 'large.pdf' }).innerText(), /It has 50 MB\. A CV has less/)
  t.match(await choose(page, await pdfOf(nanoId, 'owner'), 'mine.pdf'), /exactly as TruCV sealed it/)
  t.match(await page.locator('.verify-copy').innerText(), /The owner’s copy\s+It is of [\s\S]+private details/)
  await page.route('**/.well-known/seal-certificates', route => route.fulfill({ json: { certificates: [] } }))
  t.match(
    await choose(page, pdf, 'foreign.pdf'),
    /^This file does not carry TruCV’s seal\. Somebody else sealed it|^This file does not carry/,
  )
})

t.test('offline, a file is checked by itself, and the page says what could not be looked up', async t => {
  const { page, context } = await open(t)
  await choose(page, Buffer.from('PK'), 'first.pdf')
  await context.setOffline(true)
  t.match(
    await choose(page, pdf),
    /^This file is unchanged since it was sealed\. Whether the seal is TruCV’s could not be looked up/,
  )
  t.match(await today(page), /^What holds today is not known\. TruCV cannot be reached/)
  t.equal((await rows(page)).length, 3, 'its claims are checked with the keys that it carries')
})

t.test('a credential of this service is checked in the browser, any other is for the program', async t => {
  const nanoId = await make(CLAIMED, true)
  await confirmIn(nanoId, 'awards.best')
  const { holder, claims } = await verification(nanoId)
  const { digest } = claims.find(({ section }) => section === 'awards.best') ?? {}
  const origin = new URL(app.url).origin
  const did = `did:web:${new URL(app.url).host.replace(':', '%3A')}`
  const list = `${origin}/status-lists/1`
  const credential = {
    ...CONFIRMATION,
    issuer: { ...CONFIRMATION.issuer, id: did },
    credentialSubject: { ...CONFIRMATION.credentialSubject, id: `${origin}/claims/${holder}` },
    evidence: [{ id: `${origin}/claims/${holder}#${digest}`, type: ['Evidence'], narrative: digest }],
    credentialStatus: { ...CONFIRMATION.credentialStatus, statusListCredential: list },
  }
  const kid = { kid: `${did}#k1` }
  const sign = (change: object) => signJwt({ ...credential, ...change }, kid)
  const { page, errors } = await newPage(t, { reducedMotion: 'reduce' })
  await page.route('**/.well-known/jwks.json', async route => {
    const { keys } = await (await route.fetch()).json()
    await route.fulfill({ json: { keys: [...keys, PUBLIC_KEY] } })
  })
  let withdrawn: number[] = []
  await page.route('**/status-lists/1?format=vc%2Bjwt', async route => {
    const dates = { validFrom: '2026-11-24T10:00:00Z', validUntil: '2999-11-25T10:00:00Z' }
    const body = await signJwt(listOf(withdrawn, 16_384, { id: list, issuer: did, ...dates }), kid)
    await route.fulfill({ body, contentType: 'application/vc+jwt' })
  })
  await page.goto(`${app.url}/cv/${nanoId}/verify`)
  await page.getByText('Compare an older copy').click()
  const answer = page.locator('.check-now details [role=status]')
  const hand = async (content: string | Buffer, says: RegExp) => {
    await page.locator('.check-now input').setInputFiles({ name: 'c', mimeType: '', buffer: Buffer.from(content) })
    await answer.getByText(says).first().waitFor({ state: 'attached' })
    return (await answer.textContent()) ?? ''
  }
  const dates = { validFrom: '2020-11-20T10:15:00Z', validUntil: '2999-11-20T10:15:00Z' }
  const good = await sign(dates)
  const said = await hand(good, /This credential holds/)
  t.match(
    said,
    /“Confirmed by mail from school\.example\.edu”, of 20 November 2020.*not withdrawn now.*are on this CV: Awards — Best Paper/,
  )
  t.match(await hand(await sign({ ...dates, evidence: [] }), /changed since/), /This credential holds/)
  await hand(await sign({ ...dates, credentialSubject: { id: `${origin}/claims/other` } }), /about another person/)
  await hand(await signJwt(CONFIRMATION), /TruCV did not issue this.*The program under/)
  await hand(badgeOf(good), /The program under/)
  withdrawn = [94_567]
  await hand(good, /was withdrawn/)
  t.same(errors, [])
})
