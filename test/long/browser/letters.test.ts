// A cover letter in a browser: made, typed, typeset, downloaded, shared, and gone with its CV; and a version's name.
import { fromMenu, grantPro, signedInPage } from '../../browser/browser.ts'
import { downloaded } from '../../browser/editor-hands.ts'
import { axeInBoth } from '../../browser/layout.ts'
import { contentWith, startApp } from '../../harness.ts'
import { readUntil, until } from '../../processes.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const person = { email: 'ana@example.org', name: 'Ana' }
const api = await app.as(person)
await grantPro(app, person)

t.test('a letter is made, typed, typeset, downloaded, shared, and gone with its CV', async t => {
  const { body } = await api.post('/cvs').send({ title: 'My CV', content: contentWith() }).expect(201)
  const cv = body.cv.id as string
  const open = await signedInPage(t, app, person, { acceptDownloads: true })
  const { page } = open
  await page.goto(`${app.url}/dashboard`)
  await fromMenu(page.locator('.card'), 'Write a cover letter')
  await page.getByText('No letter yet').waitFor()
  await page.getByRole('button', { name: 'New letter' }).click()
  let drawn = ''
  await page.route('**/preview.svg*', async route => {
    const response = await route.fetch()
    drawn = await response.text()
    await route.fulfill({ response })
  })
  await page.getByLabel('Subject').fill('Application as a storage engineer')
  await page.getByLabel('To', { exact: true }).fill('Kaveri Data\nMs Iyer')
  const text = page.getByLabel('Letter', { exact: true })
  await text.fill('Dear Ms Iyer,\n\nyour log store ')
  await text.press('Control+b')
  await text.pressSequentially('never sleeps')
  const id = page.url().split('/').at(-1)
  const read = async () => (await api.get(`/cvs/${cv}/letters/${id}`).expect(200)).body.letter
  await readUntil(read, ({ body }) => body === 'Dear Ms Iyer,\n\nyour log store **never sleeps**')
  t.match(await read(), { subject: 'Application as a storage engineer', to: 'Kaveri Data\nMs Iyer' })
  t.match((await read()).date, /^\d{4}-\d\d-\d\d$/, 'a new letter has the day of today')
  await page.getByText(/^Saved \d\d/).waitFor()
  await page.getByText('1 page', { exact: true }).waitFor()
  await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await until('the page shows what was typed last', async () => drawn.includes('never sleeps'))

  await page.getByLabel('To', { exact: true }).fill('a\n'.repeat(11))
  await page.getByText('An address has at most 10 lines.').waitFor()
  await page.getByLabel('Title').fill('Kaveri')
  await readUntil(read, ({ title }) => title === 'Kaveri')
  t.equal((await read()).to, 'Kaveri Data\nMs Iyer', 'what cannot be kept holds nothing else back')
  await page.getByLabel('To', { exact: true }).fill('Kaveri Data\nMs Iyer')

  await page.getByRole('button', { name: 'Download' }).click()
  const pdf = await downloaded(page, 'Download PDF')
  t.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-')
  t.match(pdf.name, /_Kaveri_Data_Letter\.pdf$/)
  const plain = await downloaded(page, 'Download Plain text')
  t.match(plain.bytes.toString(), /Kaveri Data\nMs Iyer[\s\S]*Application as a storage engineer[\s\S]*never sleeps/)
  t.equal(await page.getByRole('button', { name: 'Download Markdown' }).count(), 0)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Anyone with the link can read this letter').check()
  await page.getByText('It has a page as soon as its CV is published.').waitFor()
  await readUntil(read, ({ shared }) => shared)
  await api.post(`/cvs/${cv}/publish`).expect(200)
  await page.reload()
  const [shared] = await Promise.all([
    open.context.waitForEvent('page'),
    page.getByRole('link', { name: /^Open its page/ }).click(),
  ])
  await shared.getByRole('heading', { name: 'Application as a storage engineer' }).waitFor()
  t.same(await axeInBoth(shared), [])
  await shared.close()

  await page.goto(`${app.url}/dashboard`)
  await fromMenu(page.locator('.card'), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Moved to the trash').waitFor()
  await page.goto(`${app.url}/create-cv/${cv}/letter/${id}`)
  await page.getByText('There is no CV of yours here').waitFor()
  await api.delete(`/cvs/${cv}?now=true`).expect(204)
  t.equal(await app.connection.collection('letters').countDocuments({}), 0)
  t.same(open.violations, [])
})

t.test('changes of two tabs in a letter are merged, or the writer chooses', async t => {
  const { body } = await api.post('/cvs').send({ content: contentWith() }).expect(201)
  const cv = body.cv.id as string
  const { letter } = (await api.post(`/cvs/${cv}/letters`).send({ subject: 'One' }).expect(201)).body
  const path = `/cvs/${cv}/letters/${letter.id}`
  const read = async () => (await api.get(path).expect(200)).body.letter
  const { page } = await signedInPage(t, app, person)
  await page.goto(`${app.url}/create-cv/${cv}/letter/${letter.id}`)
  const subject = page.getByLabel('Subject')
  await subject.waitFor()
  await api.patch(path).set('if-match', '"1"').send({ to: 'Elsewhere' }).expect(200)
  await subject.fill('Two')
  await readUntil(read, found => found.subject === 'Two')
  t.equal(await page.getByLabel('To', { exact: true }).inputValue(), 'Elsewhere')
  await api
    .patch(path)
    .set('if-match', `"${(await read()).version}"`)
    .send({ subject: 'Three' })
    .expect(200)
  await subject.fill('Four')
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await readUntil(read, found => found.subject === 'Four')
})

t.test('a version gets a name in the history, and keeps it', async t => {
  const { body } = await api.post('/cvs').send({ title: 'Named', content: contentWith() }).expect(201)
  const { page } = await signedInPage(t, app, person)
  await page.goto(`${app.url}/create-cv/${body.cv.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /Earlier versions/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
  await dialog.getByRole('button', { name: /Version 1/ }).click()
  await dialog.getByLabel(/^Name/).fill('Before the interview')
  await dialog.getByLabel(/^Name/).press('Enter')
  await dialog.getByRole('button', { name: /Before the interview/ }).waitFor()
  const { versions } = (await api.get(`/cvs/${body.cv.id}/versions`).expect(200)).body
  t.match(versions, [{ name: 'Before the interview', current: true }])
})
