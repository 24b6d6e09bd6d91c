// The screen /verify in a real browser, with tax documents: sealed and unsealed, credited since, changed, unknown, offline. Only the hash
// of the attached invoice.json leaves the browser.
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { openShop } from '../../payments-harness.ts'
import { attachmentOf } from '../../pdf-reader.ts'
import { until } from '../../processes.ts'
import t from '../../tap.ts'

const shop = await openShop(t)
type Shop = typeof shop
type Listed = { id: string; kind: string; number: string }

async function buy({ buyer, pay }: Shop, email: string) {
  const { agent, verify, order, payments } = await buyer(email)
  await verify(await pay(await order())).expect(200)
  const [{ id }] = await payments()
  const documents = async (): Promise<Listed[]> => (await payments())[0].documents
  const pdfOf = async ({ id }: Listed): Promise<Buffer> =>
    (await agent.get(`/me/documents/${id}`).responseType('blob').expect(200)).body
  const [invoice] = (await documents()) as [Listed]
  return { id, invoice, documents, pdfOf, pdf: await pdfOf(invoice) }
}

async function open(t: Parameters<typeof newPage>[0], { app }: Shop = shop) {
  const opened = await newPage(t, { reducedMotion: 'reduce' })
  const sent: string[] = []
  opened.page.on('request', request => {
    if (request.method() !== 'GET' || request.url().includes('/documents/')) sent.push(request.url())
  })
  await opened.page.goto(`${app.url}/verify`)
  await opened.page.getByRole('button', { name: 'Choose a PDF' }).waitFor()
  return { ...opened, sent }
}
async function choose(page: Page, buffer: Buffer, name: string): Promise<string> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.locator('.verify-verdict', { hasText: name }).waitFor()
  return (await page.locator('.verify-verdict').innerText()).replace(/\s+/g, ' ')
}
const { id, invoice, documents, pdfOf, pdf } = await buy(shop, 'ana@example.org')
const hashOf = (file: Buffer) =>
  createHash('sha256')
    .update(attachmentOf(file, 'invoice.json') ?? '')
    .digest('hex')
const NAMED = new RegExp(`^Tax invoice ${invoice.number} of Sample Seller, \\d+ \\w+ \\d{4}, INR 590\\.00\\. `)

t.test('a sealed invoice has its verdict, and what was credited since', async t => {
  const { page, errors, strangers, sent } = await open(t)
  const verdict = await choose(page, pdf, 'invoice.pdf')
  t.match(verdict, NAMED)
  t.match(verdict, /Sealed by this service; no byte was changed\. Nothing was credited since\. invoice\.pdf$/)
  await page.getByText('For engineers').click()
  t.match(await page.locator('.verify-details').innerText(), /sha256sum invoice\.json/)
  t.same(sent, [`${shop.app.url}/documents/${hashOf(pdf)}`], 'the hash alone')

  await shop.admin.post(`/admin/payments/${id}/refund`).send({ reason: 'Bought twice' }).expect(200)
  await shop.reconcile()
  await until('the note is issued', async () => (await documents()).length === 2)
  t.match(await choose(page, pdf, 'later.pdf'), /no byte was changed\. INR 590\.00 were credited later\. later\.pdf$/)
  const [, note] = (await documents()) as [Listed, Listed]
  const said = await choose(page, await pdfOf(note), 'note.pdf')
  t.match(
    said,
    new RegExp(`^Credit note ${note.number} of .*INR 590\\.00\\. .*It was credited of ${invoice.number}\\.`),
  )
  t.same([...errors, ...strangers], [])
})

t.test('a changed, an unknown and an offline invoice', async t => {
  const { page, context } = await open(t)
  for (const at of [200, Math.floor(pdf.length / 2), pdf.length - 40]) {
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    const verdict = await choose(page, changed, `changed-${at}.pdf`)
    t.match(
      verdict,
      /^This file (was changed after it was sealed|does not carry TruCV’s seal|cannot be checked)/,
      `${at}`,
    )
  }
  const other = await buy(shop, 'other@example.org')
  await shop.app.connection.collection('tax_documents').deleteOne({ hash: hashOf(other.pdf) })
  t.match(await choose(page, other.pdf, 'unknown.pdf'), /This service knows no such document\. unknown\.pdf$/)
  t.ok(await page.locator('.verify-verdict.is-open').isVisible())
  await context.setOffline(true)
  const offline = await choose(page, pdf, 'offline.pdf')
  t.match(offline, /No byte was changed since it was sealed\. Whether the seal is TruCV’s could not be looked up\./)
  t.match(offline, /What was credited since is not known: TruCV cannot be reached\./)
})

t.test('an invoice of a service without a key is not sealed, and still known by its hash', async t => {
  const unsealed = await openShop(t, { SEAL_KEY: '', SEAL_CERTIFICATE: '' })
  const { pdf } = await buy(unsealed, 'ana@example.org')
  const { page } = await open(t, unsealed)
  const verdict = await choose(page, pdf, 'bare.pdf')
  t.match(verdict, /^This PDF has no seal\. It carries the data of this: Tax invoice TCV\/\S+ of Sample Seller/)
  t.match(
    verdict,
    /INR 590\.00\. Without a seal the file itself may show something else\. Nothing was credited since\./,
  )
  const text = pdf.toString('latin1')
  t.match(text, /invoice\.json/)
  const elsewhere = await open(t)
  const unknown = await choose(elsewhere.page, pdf, 'elsewhere.pdf')
  t.match(unknown, /^This PDF has no seal\. .*This service knows no such document\. elsewhere\.pdf$/)
})
