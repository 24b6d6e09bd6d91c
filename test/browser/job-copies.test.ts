// A copy for a job in a browser, by keyboard: made in the editor and on the dashboard, published, its link copied, and what was sent.
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { fromMenu, newPage } from './browser.ts'
import { field, openEditor } from './editor-hands.ts'
import { axeInBoth, layoutComplaints } from './layout.ts'

const app = await startApp(t)
const person = { email: 'applicant@example.org', name: 'Asha Rao' }
const skills = [{ id: 'concrete', name: 'Concrete' }]
const content = { personalDetails: { name: 'Asha Rao', email: 'asha@example.org' }, skills }
const permissions = ['clipboard-read', 'clipboard-write']

t.test('an applicant copies a CV for a job, sends its link, and the dashboard says so', async t => {
  const attest = async (id: string) =>
    (await app.as(person)).put(`/cvs/${id}/attestations/skills.concrete`).send({ method: 'account' }).expect(200)
  const { page, api, id, ...seen } = await openEditor(t, app, person, { content, before: attest, permissions })
  const check = async (what: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${what} at ${width} px`)
    }
  }
  await field(page, 'What you do').fill('Engineer')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Copy for a job/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy for a job' })
  await dialog.getByLabel('Job title').press('Enter')
  await dialog.getByRole('alert').getByText('Enter the title of the job, or the company.').waitFor()
  t.equal(await dialog.getByLabel('Job title').getAttribute('aria-invalid'), 'true')
  await check('the dialog with a problem')
  await dialog.getByLabel('Company').fill('x\u202e')
  await dialog.getByLabel('Company').press('Enter')
  await dialog.getByRole('alert').getByText('invisible character').waitFor()
  t.equal(
    await dialog.getByLabel('Company').evaluate(field => field === document.activeElement),
    true,
    'it has the focus',
  )
  await dialog.getByLabel('Job title').fill('Site engineer')
  await dialog.getByLabel('Company').fill('Larsen & Toubro')
  await dialog.getByLabel('Company').press('Enter')
  await page.waitForURL(url => url.pathname.startsWith('/create-cv/') && !url.pathname.endsWith(id))
  const copy = new URL(page.url()).pathname.split('/').pop() as string
  await page.locator('.step-form h1').first().waitFor()
  t.equal(await field(page, 'Title of this CV, for your eyes only').inputValue(), 'Site engineer, Larsen & Toubro')
  t.equal(await field(page, 'What you do').inputValue(), 'Engineer', 'what was typed is saved before the copy')
  const { cv } = (await api.get(`/cvs/${copy}`).expect(200)).body
  t.match(JSON.stringify(cv.verification), '"isSelfAttested":true', 'with its claim')
  t.equal((await api.get('/cvs')).body.cvs.length, 2, 'one copy')

  await page.locator('.bar').getByRole('button', { name: 'Share' }).press('Enter')
  await page.getByText('is one press, once this CV is published').waitFor()
  await check('sharing before publishing')
  const publish = page.locator('.publish').getByRole('button', { name: 'Publish', exact: true })
  await publish.press('Enter')
  await page.getByText('Anyone with the link can then read it').waitFor()
  await publish.press('Enter')
  await page.getByRole('button', { name: 'Copy a link for Larsen' }).press('Enter')
  await page.getByRole('button', { name: 'Copy the link for Larsen' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  t.match(link, `${app.config.publicOrigin}/cv/${copy}/to/`)
  await page.getByRole('button', { name: 'Copy the link for Larsen' }).press('Enter')
  await page.getByText('Link copied').first().waitFor()
  const { links } = (await api.get(`/cvs/${copy}/sharing`)).body.sharing
  t.match(links, [{ name: 'Larsen & Toubro', url: link, version: 1 }], 'a second press makes no other')
  t.equal(links.length, 1)
  await check('sharing')

  const reader = await newPage(t)
  await reader.page.goto(link)
  await reader.page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
  t.notMatch(await reader.page.content(), /Larsen|Site engineer/, 'the reader sees neither job nor company')

  await page.goto(`${app.url}/dashboard`)
  const card = page.locator('.card').filter({ hasText: 'Site engineer' })
  await card
    .getByRole('list', { name: 'Sent' })
    .getByText(/Link for Larsen & Toubro · .* · version\u00a01$/)
    .waitFor()
  t.equal(await page.locator('.card-sent').count(), 1, 'nothing at the CV that was not sent')
  await check('the dashboard')

  await fromMenu(page.locator('.card').filter({ hasText: 'Test CV' }), 'Copy for a job')
  await dialog.getByLabel('Company').fill('Northwind')
  await dialog.getByRole('button', { name: 'Copy and open' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/create-cv/'))
  await page.locator('.step-form h1').first().waitFor()
  t.equal(await field(page, 'Title of this CV, for your eyes only').inputValue(), 'Northwind')
  t.same([seen.violations, seen.strangers, reader.errors], [[], [], []])
})
