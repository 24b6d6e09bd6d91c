// A banned user in a browser on a phone: one screen, which allows export and deletion.
import { readFile } from 'node:fs/promises'
import { newPage } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person } from '../../harness.ts'
import { openShop } from '../../payments-harness.ts'
import t, { type Test } from '../../tap.ts'

const shop = await openShop(t as Test)
const { app, admin } = shop
const PHONE = { viewport: { width: 390, height: 844 } }

async function enter(t: Test, person: Person) {
  const open = await newPage(t, PHONE)
  const token = await app.token(person)
  await open.page.goto(`${app.url}/favicon.svg`)
  await open.page.evaluate(([googleIdToken, email]) => Object.assign(localStorage, { googleIdToken, email }), [
    token,
    person.email,
  ] as [string, string])
  return open
}
const setBanned = (id: string, banned: boolean) => admin.patch(`/admin/users/${id}`).send({ banned }).expect(200)

t.test('every path shows the screen for banned users, whose export and deletion work', async t => {
  const email = 'suspended@example.org'
  const { agent, id, ...buyer } = await shop.buyer(email)
  await agent.post('/cvs').send({ content: contentWith() }).expect(201)
  await buyer.verify(await shop.pay(await buyer.order())).expect(200)
  await setBanned(id, true)
  const { page } = await enter(t, { email })
  for (const path of ['/', '/dashboard', '/create-cv', '/subscription', '/wallet', '/admin']) {
    await page.goto(app.url + path)
    await page.getByRole('heading', { level: 1, name: 'Your account is suspended' }).waitFor()
    // Requests that a screen made before the ban was known may have shown the same message.
    const said = await page.locator('.toast').allTextContents()
    t.same(
      said.filter(text => !text.includes('suspended')),
      [],
      path,
    )
  }
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('button', { name: /^Receipt/ }).waitFor()
  await page.waitForLoadState('networkidle')
  t.same(await axeComplaints(page), [])
  t.same(await layoutComplaints(page), [])
  t.equal(await page.getByRole('button', { name: 'Sign out everywhere' }).count(), 0)

  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  t.match(JSON.parse(await readFile(await (await exported).path(), 'utf8')), { account: [{ email, banned: true }] })
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Receipt/ }).click()
  t.match((await receipt).suggestedFilename(), /\.pdf$/)

  await page.goto(`${app.url}/privacy-policy`)
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel(/to confirm/).fill(email)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  t.equal(await shop.users.countDocuments({ email }), 0)
})

t.test(
  'a user who is banned during a session sees it at the next call, and can continue when the ban is lifted',
  async t => {
    const email = 'meanwhile@example.org'
    const { id } = await shop.buyer(email)
    const { page } = await enter(t, { email })
    await page.goto(`${app.url}/dashboard`)
    const begin = page.locator('.notice').getByRole('link')
    await begin.waitFor()
    await setBanned(id, true)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your account is suspended' }).waitFor()
    await setBanned(id, false)
    await page.reload()
    await begin.waitFor()
    t.equal(await page.getByText('suspended').count(), 0)
  },
)
