// A key in a browser: made on the dashboard, shown once, used by a program, ended.
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { newPage, signIn } from './browser.ts'
import { axeComplaints } from './layout.ts'

const app = await startApp(t)
const person = { email: 'maker@example.org', name: 'Mara Maker' }

t.test('a key is made under Programs, works, and is ended', async t => {
  const { page, context, errors, strangers } = await newPage(t, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 800 },
  })
  await signIn(context, app, person)
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const form = page.getByRole('dialog', { name: 'Make a key' })
  await form.getByLabel('Name').fill('My CV in git')
  await form.getByLabel('Make CVs and change drafts').check()
  t.equal(await form.getByText('admin:read').count(), 0, 'what only admins may is not offered')
  t.same(await axeComplaints(page), [])
  await form.getByRole('button', { name: 'Make the key' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const secret = (await shown.locator('output').textContent()) as string
  await shown.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Key copied').waitFor()
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), secret)
  await page.keyboard.press('Escape')
  t.same(await axeComplaints(page), [])
  await shown.getByRole('button', { name: 'Done' }).click()

  const program = app.anyone().set('authorization', `Bearer ${secret}`)
  await program.post('/cvs').send({ title: 'Made by a program' }).expect(201)
  await page.reload()
  const row = page.locator('.programs li', { hasText: 'My CV in git' })
  await row.getByText('cv:read cv:draft').waitFor()
  await row.getByText('127.0.0.0/24').waitFor()
  await page.getByText('Made by a program').first().waitFor()
  t.notOk((await page.content()).includes(secret), 'it is not shown again')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  t.notOk(kept.includes(secret), 'and the browser does not keep it')
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'nothing sticks out')

  await row.getByRole('button', { name: 'End My CV in git' }).click()
  await row.getByRole('button', { name: 'End it for good My CV in git' }).click()
  await row.waitFor({ state: 'detached' })
  await program.get('/cvs').expect(401)
  t.same([errors, strangers], [[], []])
})
