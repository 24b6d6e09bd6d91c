// One CV in several languages in a browser: its owner adds a language and links the pages, and a reader follows the switch.
import { contentWith, startApp } from '../harness.ts'
import t from '../tap.ts'
import { fromMenu, newPage } from './browser.ts'
import { field, openEditor, saved } from './editor-hands.ts'

const app = await startApp(t)
const person = { email: 'polyglot@example.org', name: 'Polly Glott' }
const content = contentWith({ profileSummary: 'I write in two languages.' })

t.test('an owner adds a language, links the pages, and a reader changes between them', async t => {
  const owner = await openEditor(t, app, person, { content })
  const { page, api, id } = owner
  await field(page, 'What you do').fill('Writer')
  await page.getByRole('button', { name: 'Add a language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a language' })
  await dialog.getByText('copied as it is, not translated').waitFor()
  t.notOk((await dialog.getByLabel('New language').locator('option').allTextContents()).includes('English'))
  await dialog.getByLabel('New language').selectOption({ label: 'Deutsch' })
  await dialog.getByRole('button', { name: 'Copy and open' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/create-cv/') && !url.pathname.endsWith(id))
  const german = new URL(page.url()).pathname.split('/').pop() as string
  await page.locator('.step-form h1').first().waitFor()
  t.equal(await field(page, 'Language of this CV').inputValue(), 'de')
  t.equal(await field(page, 'What you do').inputValue(), 'Writer', 'what was typed is saved before the copy')

  await field(page, 'Language of this CV').focus()
  await field(page, 'Language of this CV').selectOption('en')
  await field(page, 'What you do').fill('Autor')
  await page.getByText('Another CV of this group is in this language already.').first().waitFor()
  await field(page, 'Language of this CV').selectOption('de')
  await saved(page)
  t.match((await api.get(`/cvs/${german}`)).body.cv, {
    language: 'de',
    content: { personalDetails: { profession: 'Autor' } },
  })

  for (const one of [id, german]) await api.post(`/cvs/${one}/publish`).expect(200)
  await page.goto(`${app.url}/dashboard`)
  const card = page.locator('.card')
  await card.getByRole('button', { name: 'English' }).click()
  await card.getByRole('button', { name: 'English', pressed: true }).waitFor()
  t.equal(await card.count(), 1, 'one card for both')
  t.match(await card.getByRole('link', { name: /^Edit/ }).getAttribute('href'), id, 'its actions are of the shown one')
  await card.getByRole('button', { name: 'Share' }).click()
  await page.locator('.fold > summary', { hasText: 'Other languages' }).click()
  await page.getByLabel('Link the public pages').check()
  await page.locator('.fold > summary', { hasText: 'Other languages' }).getByText('Linked', { exact: true }).waitFor()
  t.same([owner.violations, owner.strangers], [[], []])

  const reader = await newPage(t, { javaScriptEnabled: false })
  await reader.page.goto(`${app.url}/cv/${id}`)
  const languages = reader.page.getByRole('navigation', { name: 'English, Deutsch' })
  t.equal(await languages.locator('[aria-current]').textContent(), 'English')
  await languages.getByRole('link', { name: 'Deutsch' }).click()
  await reader.page.waitForURL(`${app.url}/cv/${german}`)
  await reader.page.getByText('Autor').first().waitFor()
  t.equal(await languages.locator('[aria-current]').textContent(), 'Deutsch')

  await page.getByRole('button', { name: 'Close' }).click()
  await fromMenu(card, 'Unpublish')
  await page.getByText('Unpublished').waitFor()
  await reader.page.reload()
  t.equal(await languages.count(), 0, 'a page alone has no switch')
  t.same([reader.errors, reader.strangers], [[], []])
})
