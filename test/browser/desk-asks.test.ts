// Owners and institutions with a desk, in a browser: one dialog asks about several sections at once, and a college's link fills in its
// address once the person has agreed.
import type { Page } from 'playwright-core'
import { startDesks } from '../desk-harness.ts'
import { contentWith, type Person } from '../harness.ts'
import t, { type Test } from '../tap.ts'
import { newPage, signedInPage, signInInPlace } from './browser.ts'
import { view } from './editor-hands.ts'
import { axeInBoth, layoutComplaints } from './layout.ts'

const MAILBOX = 'cell@exampleuni.edu'
const { app, requests, opened } = await startDesks(t)
await opened(MAILBOX)

const content = contentWith({
  personalDetails: { name: 'Asha Rao' },
  profileSummary: 'I build bridges.',
  education: {
    undergraduation: { institution: 'Example University', degree: 'B.Tech.' },
    postgraduation: { institution: 'Example University', degree: 'M.Tech.' },
  },
  skills: [{ id: 's1', name: 'Welding' }],
})
let people = 0
async function newOwner() {
  const person: Person = { email: `student${++people}@mail.example`, name: 'Asha Rao' }
  const api = await app.as(person)
  const cv = (await api.post('/cvs').send({ content }).expect(201)).body.cv.id as string
  return { person, api, cv }
}
const sentOf = (cvId: string) => requests.find({ cvId, status: 'sent' }).sort({ at: 1 }).toArray()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ask an institution' })

async function openDialog(t: Test, person: Person, cv: string) {
  const open = await signedInPage(t, app, person)
  await open.page.goto(`${app.url}/create-cv/${cv}`)
  await view(open.page, 'Proof')
  await open.page.getByRole('button', { name: 'Ask Example University' }).click()
  return open
}

t.test('several sections are asked about with one press, and what was not sent is named and sent later', async t => {
  const { person, cv } = await newOwner()
  const { page, errors } = await openDialog(t, person, cv)
  const dialog = dialogOf(page)
  await dialog.getByLabel('E-mail').fill('Cell+x@exampleuni.edu')
  await dialog.getByLabel('E-mail').blur()
  await dialog.getByText('exampleuni.edu has a desk here').waitFor()
  await dialog.getByLabel('M.Tech.').check()
  await dialog.getByLabel('Summary').check()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [], `${width} px`)
  }
  let isBroken = true
  await page.route('**/verifications/education.postgraduation', route => (isBroken ? route.abort() : route.continue()))
  await dialog.getByRole('button', { name: 'Send 3 questions' }).click()
  const alert = await dialog.getByRole('alert').textContent()
  t.match(alert, /Asked about “B\.Tech\.”, “Summary”\. Not asked about “M\.Tech\.”: You seem to be offline/)
  t.equal((await sentOf(cv)).length, 2)
  isBroken = false
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await dialog.waitFor({ state: 'detached' })
  const sent = await sentOf(cv)
  t.same(
    sent.map(({ kind }) => kind),
    ['education.undergraduation', 'profile_summary', 'education.postgraduation'],
    'each once',
  )
  t.ok(sent.every(({ isAtDesk, mailbox }) => isAtDesk && mailbox === MAILBOX))
  t.same(
    errors.filter(text => !/ERR_FAILED/.test(text)),
    [],
  )
})

t.test('a link of a college names its domain, and fills in its address after one agreement', async t => {
  const { person, cv } = await newOwner()
  const { page } = await signedInPage(t, app, person)
  await page.goto(`${app.url}/create-cv/${cv}?ask=${encodeURIComponent('Cell@exampleuni.edu')}`)
  const asks = page.getByRole('dialog', { name: 'exampleuni.edu asks you to have your CV confirmed' })
  await asks.waitFor()
  t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [])
  t.notMatch(page.url(), /ask=/)
  await asks.getByRole('button', { name: 'Agree' }).press('Enter')
  await asks.waitFor({ state: 'detached' })
  t.same(await sentOf(cv), [], 'nothing is sent by itself')
  await page.reload()
  await view(page, 'Proof')
  await page.getByRole('button', { name: 'Ask Example University' }).click()
  t.equal(await dialogOf(page).getByLabel('E-mail').inputValue(), 'cell@exampleuni.edu')
  await dialogOf(page).getByText('exampleuni.edu has a desk here').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  t.equal(await asks.count(), 0, 'it asks once')

  for (const [address, words] of [
    ['nobody@exampleuni.edu', 'The institution of this link has no desk here'],
    ['not an address', 'The link that brought you here has no readable e-mail address'],
  ] as const) {
    await page.goto(`${app.url}/create-cv/${cv}?ask=${encodeURIComponent(address)}`)
    await page.locator('.toast', { hasText: words }).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0, address)
  }
})

t.test('a guest signs in on the way, and what was refused stays refused', async t => {
  const { page } = await newPage(t)
  await page.goto(`${app.url}/create-cv?ask=${encodeURIComponent(MAILBOX)}`)
  const guests = page.getByRole('dialog', { name: 'An institution sent you here' })
  await guests.waitFor()
  t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [])
  await signInInPlace(page, guests.getByRole('button', { name: 'Continue with Google' }), /Asha Verma/)
  const asks = page.getByRole('dialog', { name: 'exampleuni.edu asks you to have your CV confirmed' })
  await asks.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('listitem').getByText('Start empty', { exact: true }).click()
  await page.getByLabel('Full name').fill('Guest Rao')
  await page.waitForURL(/\/create-cv\/[\w-]{21}/)
  const cv = /create-cv\/([\w-]{21})/.exec(page.url())?.[1]
  t.equal(await page.evaluate(id => localStorage.getItem(`trucv.ask.${id}`), cv), MAILBOX)
  t.equal(await page.evaluate(() => sessionStorage.getItem('trucv.ask')), null)

  await page.goto(`${app.url}/create-cv/${cv}?ask=${encodeURIComponent(MAILBOX)}`)
  await asks.getByRole('button', { name: 'No' }).click()
  await page.reload()
  await view(page, 'Proof')
  t.equal(await asks.count(), 0)
})
