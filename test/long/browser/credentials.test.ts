// A degree as a credential, in a browser: pasted and brought as a file in the Verify panel, its badge in the preview, on the public page
// and on the page that checks a CV, and its removal. Narrow and wide, checked by axe.
import { newPage, signIn } from '../../browser/browser.ts'
import { axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const OWNER = { email: 'asha@example.org', name: 'Asha Verma' }
const LABEL = /Signed by kaveri\.example\.edu for this account, checked /
const education = { undergraduation: { institution: 'Kaveri Institute', degree: 'B.E.' } }

async function degree(title: string): Promise<string> {
  const body = new URLSearchParams({ email: OWNER.email, name: OWNER.name, title })
  return (await fetch(`${app.sandbox.origin}/university/issue`, { method: 'POST', body })).text()
}

t.test('a credential is attached, seen by readers, and removed', async t => {
  const api = await app.as(OWNER)
  const own = { personalDetails: { name: OWNER.name }, education }
  const content = contentWith({ ...own, profileSummary: 'I build bridges.' })
  const id = (await api.post('/cvs').send({ title: 'Degree', content }).expect(201)).body.cv.nanoId
  await api.post(`/cvs/${id}/publish`).expect(200)
  const { page, context, errors, strangers } = await newPage(t)
  await signIn(context, app, OWNER)
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Review and publish' }).click()
  await page.getByText('Each section: evidence').click()
  const row = page.locator('.verify-parts > li', { hasText: 'B.E.' })
  await row.locator('summary').first().click()

  await row.getByText('Paste its text instead').click()
  await row.getByLabel('The text of the credential').fill('not a credential')
  await row.getByRole('button', { name: 'Attach this text' }).click()
  await page.getByText('This is no credential').waitFor()
  await row.getByLabel('The text of the credential').fill(await degree('Bachelor of Engineering'))
  await row.getByRole('button', { name: 'Attach this text' }).click()
  await row.locator('.claim-mark', { hasText: LABEL }).waitFor()
  await row.getByText('It is called “Bachelor of Engineering”').waitFor()
  await row.getByText('Made out to the address of this account.').waitFor()
  await page.locator('.sheet .cv-credential', { hasText: LABEL }).first().waitFor()

  const bytes = Buffer.from(await degree('With honours'))
  await row.getByLabel('A credential for').setInputFiles({ name: 'degree.jwt', mimeType: 'text/plain', buffer: bytes })
  await row.getByText('“With honours”').waitFor()
  const attached = row.locator('.verify-credential', { hasText: 'With honours' })
  await attached.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('The credential was checked again').first().waitFor({ state: 'attached' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same(await layoutComplaints(page), [], `the panel at ${width} px`)
    t.same(await axeInBoth(page), [], `axe finds nothing in the panel at ${width} px`)
  }

  const reader = await newPage(t)
  for (const [path, badge] of [
    ['', '.cv-credential'],
    ['/verify', '.check-mark'],
  ] as const) {
    await reader.page.goto(`${app.url}/cv/${id}${path}`)
    await reader.page.locator(badge, { hasText: LABEL }).first().waitFor()
    for (const width of [390, 1440]) {
      await reader.page.setViewportSize({ width, height: 900 })
      const tooWide = await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      t.equal(tooWide, 0, `/cv/{id}${path}: nothing scrolls sideways at ${width} px`)
      t.same(await axeInBoth(reader.page), [], `/cv/{id}${path}: axe finds nothing at ${width} px`)
    }
  }

  for (const title of ['With honours', 'Bachelor of Engineering'])
    await row.getByRole('button', { name: `Remove the credential: ${title}` }).click()
  await row.locator('.claim-mark', { hasText: 'Only stated' }).waitFor()
  await reader.page.goto(`${app.url}/cv/${id}`)
  t.equal(await reader.page.locator('.cv-credential').count(), 0, 'and the badge is gone')
  t.match(errors, [/ 415 /], 'what was refused, and nothing else')
  t.equal(errors.length, 1)
  t.same(strangers, [])
})
