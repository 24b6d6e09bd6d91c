// Everyday use in a browser: the home page of a signed-in person, the redirect after signing in, lists in the editor, the step in the
// address, saving by key.
import { newPage } from '../../browser/browser.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const ASHA: Person = { email: 'asha@example.org', name: 'Asha Verma' }

async function signedIn(t: Test, person: Person = ASHA) {
  const open = await newPage(t)
  const token = await app.token(person)
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const values = { googleIdToken: token, email: person.email, userName: person.name ?? '', tokenExpiry: String(exp) }
  await open.page.goto(`${app.url}/favicon.svg`)
  await open.page.evaluate(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
  return { ...open, api: await app.as(person) }
}

const JOBS = [
  { id: 'now', position: 'Lead', company: 'Kaveri', startDate: '2022', current: true },
  { id: 'old', position: 'Junior', company: 'Godavari', startDate: '2012', endDate: '2015' },
]

async function openJobs(t: Test, experience: object[] = JOBS) {
  const open = await signedIn(t)
  const { body } = await open.api
    .post('/cvs')
    .send({ title: 'Jobs', content: contentWith({ experience: experience as never }) })
  const id: string = body.cv.nanoId
  await open.page.goto(`${app.url}/create-cv/${id}?step=3`)
  await open.page.getByRole('heading', { level: 1, name: 'Where have you worked?' }).waitFor()
  const names = () => open.page.locator('.items > li .item-name strong').allTextContents()
  return { ...open, id, names }
}

t.test('the home page of a signed-in person begins with their CVs', async t => {
  const { page, api } = await signedIn(t, { email: 'own@example.org', name: 'Own Things' })
  await page.goto(app.url)
  await page.getByRole('heading', { level: 1, name: 'Hello, Own Things' }).waitFor()
  await page.getByText('Both sharable links.').waitFor()
  const { body } = await api.post('/cvs').send({ title: 'First CV', content: contentWith() }).expect(201)
  await api.post(`/cvs/${body.cv.nanoId}/publish`).expect(200)
  await page.reload()
  await page.getByRole('link', { name: 'First CV', exact: true }).waitFor()
  t.equal(
    await page.getByRole('link', { name: 'Public page of First CV' }).getAttribute('href'),
    `/cv/${body.cv.nanoId}`,
  )
  await page.getByRole('button', { name: 'Download First CV' }).click()
  await page.getByRole('heading', { name: 'Download', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  t.same(await axeComplaints(page), [])
})

t.test('after signing in, the page that was asked for is offered once', async t => {
  const { page, context } = await newPage(t)
  await page.goto(`${app.url}/dashboard`)
  await page.waitForURL(`${app.url}/login`)
  const token = await app.token(ASHA)
  await context.addInitScript(
    ([key, email]) => {
      localStorage.setItem('googleIdToken', key as string)
      localStorage.setItem('email', email as string)
    },
    [token, ASHA.email],
  )
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Go on to your dashboard' }).waitFor()
  t.equal(await page.evaluate(() => sessionStorage.length), 0, 'it is not offered again')
  await page.getByRole('link', { name: 'Go on to your dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your CVs' }).waitFor()
  await page.goto(app.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  t.equal(await page.getByRole('link', { name: 'Go on to your dashboard' }).count(), 0)
})

t.test('a signed-out visitor of the admin page gets a link to the login', async t => {
  const { page } = await newPage(t)
  await page.goto(`${app.url}/admin`)
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  t.equal(await link.getAttribute('href'), '/login')
})

t.test('the navigation is above the editor and the login page, with Logout', async t => {
  const { page } = await signedIn(t)
  for (const path of ['/create-cv', '/login']) {
    await page.goto(app.url + path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).waitFor()
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Logout success').waitFor()
})

t.test('a new job is placed by date, and an unsorted list can be sorted', async t => {
  const { page, names } = await openJobs(t)
  await page.getByRole('button', { name: 'Add a position' }).click()
  t.same(await names(), ['Lead', 'Junior', 'New position'])
  await page.keyboard.type('Senior')
  await page.getByLabel('From: year').fill('2016')
  await page.getByLabel('To: year').fill('2021')
  await page.getByLabel('What you did').click()
  t.same(await names(), ['Lead', 'Junior', 'Senior'], 'it stays while its fields are filled in')
  await page.getByRole('button', { name: /^Junior/ }).click()
  await page.waitForFunction(() => document.querySelectorAll('.item-name strong')[1]?.textContent === 'Senior')
  t.equal(await page.getByRole('button', { name: 'Sort by date' }).count(), 0, 'all is in order')
  await page.getByRole('button', { name: 'Move Junior up' }).click()
  await page.getByRole('button', { name: 'Sort by date' }).click()
  t.same(await names(), ['Lead', 'Senior', 'Junior'])
})

t.test('a removed job can be restored to its position', async t => {
  const { page, names } = await openJobs(t)
  await page.getByRole('button', { name: 'Remove Lead' }).click()
  t.same(await names(), ['Junior'])
  const row = page.locator('.item.removed')
  t.match(await row.textContent(), 'Lead removed.')
  await page.keyboard.press('Enter')
  await row.waitFor({ state: 'detached' })
  t.same(await names(), ['Lead', 'Junior'])
})

t.test('the step is in the address, a link without a scheme is completed, Ctrl+S confirms the save', async t => {
  const { page, id, api } = await openJobs(t)
  await page.getByRole('button', { name: /^Lead/ }).click()
  const link = page.getByRole('textbox', { name: 'Link' })
  await link.fill('github.com/asha')
  await page.getByLabel('Place').focus()
  t.equal(await link.inputValue(), 'https://github.com/asha')
  await page.keyboard.press('Control+s')
  await page.locator('.toast', { hasText: /^Saved \d\d:\d\d:\d\d$/ }).waitFor()
  const { body } = await api.get(`/cvs/${id}`).expect(200)
  t.equal(body.cv.content.experience[0].url, 'https://github.com/asha')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Projects' }).click()
  await page.waitForURL(`${app.url}/create-cv/${id}?step=5`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'What have you made?' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Where have you worked?' }).waitFor()
})

t.test('the contact, terms and refund pages name the seller', async t => {
  const { page } = await newPage(t)
  for (const path of ['/contact-us', '/terms-and-conditions', '/refund-policy']) {
    await page.goto(app.url + path)
    t.match(await page.locator('.seller').textContent(), /Sample Seller.*GSTIN 29AAAAA0000A1Z5/s, path)
  }
})
