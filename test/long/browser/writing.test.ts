// Writing with keys and with claims in sight: the palette, the list of keys, moving entries, what a card offers in its foot, and what
// becomes of a badge when its words change.
import type { Page } from 'playwright-core'
import { confirmJob } from '../../browser/browser.ts'
import { field, openEditor as openCv, step, view } from '../../browser/editor-hands.ts'
import { axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const KAVERI: Person = { email: 'kaveri@example.org', name: 'Kaveri Raman' }
const CONTENT = contentWith({
  personalDetails: { name: 'Kaveri Raman' },
  profileSummary: 'I move data.',
  experience: [
    { id: 'lead', position: 'Lead data engineer', company: 'Kaveri Analytics', startDate: '2023-04' },
    { id: 'junior', position: 'Data engineer', company: 'Bluefin Retail', startDate: '2020-04' },
  ],
  education: { postgraduation: { institution: 'IIT Bombay', degree: 'M.Tech.' } },
  custom: [
    {
      id: 'talks',
      title: 'Talks',
      items: [
        { id: 'one', title: 'Queues' },
        { id: 'two', title: 'Pipes' },
      ],
    },
  ],
})

const openEditor = (t: Test, before?: (id: string) => Promise<unknown>) =>
  openCv(t, app, KAVERI, { content: CONTENT, before })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const focusIs = (page: Page, id: string) =>
  page.waitForFunction(id => document.activeElement?.id === id, `field-content.${id}`)

t.test('Ctrl+K finds steps, sections, entries, templates and actions by typing, and leads there', async t => {
  const { page, read, errors } = await openEditor(t)
  const box = page.getByRole('combobox', { name: 'A step, section, template or action' })
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await box.waitFor()
    await page.keyboard.type(typed)
  }
  const chosen = () => page.locator('[role=option][aria-selected=true]').textContent()
  await field(page, 'What you do').focus()
  await open('')
  t.match(await chosen(), /^Personal details/)
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('option').last()
  t.equal(await chosen(), await last.textContent(), 'the arrows go round')
  const active = await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'))
  t.equal(active, await last.getAttribute('id'))
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await focusIs(page, 'personalDetails.profession')

  await open('skil')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What are you good at?' }).waitFor()
  await open('data exp')
  const found = await page.getByRole('option').allTextContents()
  t.same(found, ['Lead data engineer Experience', 'Data engineer Experience'], 'every word counts')
  await page.keyboard.press('Enter')
  await focusIs(page, 'experience.lead')
  t.equal(await field(page, 'Company').inputValue(), 'Kaveri Analytics', 'and the card is open')
  await open('template')
  await page.keyboard.press('ArrowDown')
  const name = ((await chosen()) ?? '').replace(/ Template$/, '')
  const before = (await read()).template
  await page.keyboard.press('Enter')
  await page.locator('.toast', { hasText: `The template is ${name} now.` }).waitFor()
  await readUntil(read, ({ template }) => template !== before)
  await open('publ')
  await page.getByRole('option', { name: 'Publish Do' }).click()
  await page.getByRole('dialog', { name: 'Publish this CV' }).waitFor()
  t.same(errors, [])
})

t.test('? lists the keys, but not while one types', async t => {
  const { page } = await openEditor(t)
  await field(page, 'What you do').fill('Why')
  await field(page, 'What you do').press('?')
  t.equal(await field(page, 'What you do').inputValue(), 'Why?')
  t.equal(await page.getByRole('dialog').count(), 0)
  await page.getByRole('button', { name: 'Next: Education' }).focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByText('Move the entry').waitFor()
  // WCAG 2.1.4: a key of one character can be switched off.
  await dialog.getByLabel('“?” opens this list').uncheck()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Next: Education' }).focus()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'A step, section, template or action' }).waitFor()
  t.equal(await dialog.count(), 0, '? is off')
  await page.keyboard.type('Keys')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('“?” opens this list').check()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await dialog.waitFor()
})

t.test('Ctrl+Enter moves to the first field, or to the first problem, and at last to publishing', async t => {
  const { page } = await openEditor(t)
  await field(page, 'Full name').fill('')
  await page.keyboard.press('Control+Enter')
  await focusIs(page, 'personalDetails.name')
  await page.locator('.edit-error', { hasText: 'A CV needs a name.' }).waitFor()
  await page.keyboard.type('Kaveri')
  for (const id of ['education.postgraduation', 'experience.lead', 'skills']) {
    await page.keyboard.press('Control+Enter')
    await focusIs(page, id)
  }
  await page.getByText('Step 4 of 8: Skills').waitFor({ state: 'attached' })
  await page.keyboard.type('SQL')
  await page.keyboard.press('Control+Enter')
  await focusIs(page, 'projects')
  // What was typed is not lost.
  await page.locator('.sheet').getByText('SQL').waitFor()
  // Sections with entries are above the buttons of sections without entries.
  for (const id of ['custom.talks', 'profileSummary']) {
    await page.keyboard.press('Control+Enter')
    await focusIs(page, id)
  }
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Ready to be read?' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog', { name: 'Publish this CV' }).waitFor()
})

t.test('Alt with an arrow moves the entry in whose field one types; an inner entry moves by itself', async t => {
  const { page, read } = await openEditor(t)
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Lead data engineer/ }).click()
  await field(page, 'Company').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Lead data engineer, now 2 of 2').waitFor({ state: 'attached' })
  t.equal(await focusedId(page), 'field-content.experience.lead.company', 'the focus stays')
  await page.keyboard.type('!')
  await readUntil(read, ({ content }) => /!/.test(content.experience[1]?.company))

  await step(page, 'Courses and awards')
  await page.getByRole('button', { name: /^Talks/ }).click()
  await page.getByRole('button', { name: 'Queues', exact: true }).press('Alt+ArrowDown')
  const { content } = await readUntil(read, ({ content }) => content.custom[0].items[0].id === 'two')
  t.equal(content.custom.length, 1)
})

t.test('a card’s foot signs the entry, and asks the institution that it names', async t => {
  const { page, read, errors } = await openEditor(t)
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Lead data engineer/ }).click()
  const card = page.locator('.item', { hasText: 'Lead data engineer' })
  await field(page, 'Company').fill('Kaveri Analytics Ltd')
  await card.getByRole('button', { name: /^Sign.*Lead data engineer/ }).click()
  await card.getByText('Self-attested').first().waitFor()
  const cv = await read()
  t.match(cv.verification.experience.lead, { isSelfAttested: true }, 'of the words that were typed just before')
  t.equal(cv.content.experience[0].company, 'Kaveri Analytics Ltd')
  await card.getByRole('button', { name: 'Ask Kaveri Analytics Ltd to confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask an institution' })
  t.equal(await dialog.getByLabel('Institution').inputValue(), 'Kaveri Analytics Ltd')
  await dialog.getByLabel('E-mail of somebody there').fill('hr@kaveri.example')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await card.getByText(/hr@kaveri\.example.*not answered yet/).waitFor()
  t.equal(await card.getByRole('button', { name: /to confirm/ }).count(), 0, 'asked once')

  await view(page, 'Proof')
  const marks = (words: string) => page.locator('.claim-mark', { hasText: words })
  await page.locator('.verify-parts > li', { hasText: 'Lead data engineer' }).locator('.claim-mark.attested').waitFor()
  t.equal(await marks('Only stated').count(), 4, 'the list of sections says so')
  await page.getByRole('button', { name: 'Ask IIT Bombay about M.Tech.' }).click()
  await dialog.getByText('“M.Tech.”').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign all' }).click()
  await page.getByText('Every section is signed.').waitFor()
  t.equal(await marks('Self-attested').count(), 5)
  t.same(errors, [])
})

t.test('a change of confirmed words shows one hint, then the former words, which can be put back', async t => {
  const MEENA: Person = { email: 'meena@example.org', name: 'Meena Raman' }
  const content = { ...CONTENT, personalDetails: { name: 'Meena Raman' } }
  const before = async (id: string) => {
    await confirmJob(app, MEENA, id, 'lead', 'kaveri.example')
    await (await app.as(MEENA)).post(`/cvs/${id}/duplicate`).expect(201)
  }
  const { page, read, errors } = await openCv(t, app, MEENA, { content, before })
  await step(page, 'Experience')
  const card = page.getByRole('button', { name: /^Lead data engineer.*Confirmed by kaveri\.example/ })
  await card.click()
  const hint = page.locator('.claim-warning')
  await field(page, 'What you did').fill('Pipelines.')
  await readUntil(read, cv => cv.content.experience[0].description === 'Pipelines.')
  t.equal(await hint.count(), 0, 'the description was not confirmed')
  await card.waitFor()

  const company = field(page, 'Company')
  await company.press('Home')
  await page.keyboard.type('XY')
  await hint
    .getByText('This changes words that kaveri.example confirmed. The badge ends here; it stays in one other CV.')
    .waitFor()
  await focusIs(page, 'experience.lead.company')
  await page.keyboard.type('Z')
  t.equal(await company.inputValue(), 'XYZKaveri Analytics')
  t.equal(await hint.count(), 1, 'once')
  await page.getByText('This badge was for other words').first().waitFor()

  const former = page.locator('.former')
  await former.getByText(/^Confirmed by kaveri\.example on /).waitFor()
  await former.getByText('Kaveri Analytics').first().waitFor()
  t.same(await axeInBoth(page), [])
  await page.setViewportSize({ width: 390, height: 900 })
  t.same(await layoutComplaints(page), [])
  await page.setViewportSize({ width: 1280, height: 900 })
  await former.getByRole('button', { name: /^Put the words back/ }).click()
  await card.waitFor()
  t.equal(await company.inputValue(), 'Kaveri Analytics')
  t.equal(await field(page, 'What you did').inputValue(), 'Pipelines.', 'the prose stays')
  await hint.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Hide Lead data engineer' }).click()
  await readUntil(read, cv => cv.content.experience[0].hidden === true)
  await page.getByRole('button', { name: 'Show Lead data engineer' }).click()
  await page.getByRole('button', { name: 'Move Lead data engineer down' }).click()
  await card.waitFor()
  t.equal(await hint.count(), 0, 'neither hiding nor moving ends it')
  await step(page, 'Personal details')
  await field(page, 'Full name').fill('Somebody Else')
  await hint.getByText('One badge is for the name “Meena Raman”.').waitFor()
  await field(page, 'Full name').fill('Meena Raman')
  await hint.waitFor({ state: 'detached' })
  const { verification } = await readUntil(read, cv => cv.content.personalDetails.name === 'Meena Raman')
  t.match(verification.experience.lead, { level: 'confirmed' })
  t.same(errors, [])
})
