// Writing with keys and with claims in sight: the palette, the list of keys, moving entries, what a card offers in its foot, and the
// question before an institution's confirmation is dropped.
import type { Page } from 'playwright-core'
import { newPage, signIn } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const KAVERI: Person = { email: 'kaveri@example.org', name: 'Kaveri Raman' }
const api = await app.as(KAVERI)
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

async function openEditor(t: Test, before: (id: string) => Promise<unknown> = async () => {}, content = CONTENT) {
  const { nanoId: id } = (await api.post('/cvs').send({ title: 'Written', content }).expect(201)).body.cv
  await before(id)
  const open = await newPage(t)
  await signIn(open.context, app, KAVERI)
  await open.page.goto(`${app.url}/create-cv/${id}`)
  await open.page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  const read = async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv
  return { ...open, id: id as string, read }
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const focusIs = (page: Page, id: string) =>
  page.waitForFunction(id => document.activeElement?.id === id, `field-content.${id}`)
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
/** axe in both schemes, and the layout on a phone and on a desk. */
async function looksRight(t: Test, page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    t.same(await axeComplaints(page), [], `${name}, ${colorScheme}`)
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    t.same(await layoutComplaints(page), [], `${name}, ${width} px`)
  }
}

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
  t.equal(await page.getByRole('option', { name: 'Lead data engineer' }).count(), 1, 'entries too')
  t.equal(await page.getByRole('option', { name: /Template$/ }).count(), 12)
  await page.keyboard.press('ArrowUp')
  const last = await page.getByRole('option').last().textContent()
  t.equal(await chosen(), last, 'the arrows go round')
  t.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant')),
    await page.getByRole('option').last().getAttribute('id'),
  )
  await page.keyboard.press('ArrowDown')
  t.match(await chosen(), /^Personal details/)
  await looksRight(t, page, 'palette')
  await page.keyboard.type('zzz')
  await page.getByText('Nothing here is called that.').waitFor()
  await page.keyboard.press('Enter')
  t.same(await axeComplaints(page), [], 'with nothing found')
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await focusIs(page, 'personalDetails.profession')

  await open('skil')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What are you good at?' }).waitFor()
  await open('data exp')
  t.same(
    await page.getByRole('option').allTextContents(),
    ['Lead data engineer Experience', 'Data engineer Experience'],
    'every word counts',
  )
  await page.keyboard.press('Enter')
  await focusIs(page, 'experience.lead')
  t.equal(await field(page, 'Company').inputValue(), 'Kaveri Analytics', 'and the card is open')
  await open('talks')
  await page.keyboard.press('Enter')
  await focusIs(page, 'custom.talks')
  await open('template')
  await page.keyboard.press('ArrowDown')
  const name = ((await chosen()) ?? '').replace(/ Template$/, '')
  const before = (await read()).template
  await page.keyboard.press('Enter')
  await page.locator('.toast', { hasText: `The template is ${name} now.` }).waitFor()
  await readUntil(read, ({ template }) => template !== before)
  await open('publ')
  await page
    .getByRole('option', { name: /^Publish/ })
    .first()
    .waitFor()
  await page.getByRole('option', { name: 'Publish Do' }).click()
  await page.getByRole('dialog', { name: 'Publish this CV' }).waitFor()
  await page.keyboard.press('Escape')
  await open('vers')
  await page.keyboard.press('Control+k')
  await box.waitFor({ state: 'detached' })
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
  for (const what of ['The next step', 'Move the entry', 'Go to any step', 'This list, while'])
    await dialog.getByText(what).waitFor()
  await looksRight(t, page, 'keys')
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

t.test('Ctrl+Enter goes on to the first field, or to what must be mended, and at last to publishing', async t => {
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
  // Sections that have entries stand above the buttons of those that have none.
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
  await field(page, 'From: month').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Escape')
  t.equal(
    await page.locator('.item-name').first().getAttribute('id'),
    'field-content.experience.junior',
    'in a list of months it is the list’s',
  )

  await step(page, 'Courses and awards')
  await page.getByRole('button', { name: /^Talks/ }).click()
  await page.getByRole('button', { name: 'Queues', exact: true }).press('Alt+ArrowDown')
  const { content } = await readUntil(read, ({ content }) => content.custom[0].items[0].id === 'two')
  t.equal(content.custom.length, 1)
})

t.test('a card’s foot attests the entry, and asks the institution that it names', async t => {
  const { page, read, errors } = await openEditor(t)
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Lead data engineer/ }).click()
  const card = page.locator('.item', { hasText: 'Lead data engineer' })
  await field(page, 'Company').fill('Kaveri Analytics Ltd')
  await card.getByRole('button', { name: /^Attest .*Lead data engineer/ }).click()
  await card.getByText('Self-attested').first().waitFor()
  const cv = await read()
  t.match(cv.verification.experience.lead, { isSelfAttested: true }, 'of the words that were typed just before')
  t.equal(cv.content.experience[0].company, 'Kaveri Analytics Ltd')
  await looksRight(t, page, 'card')
  await card.getByRole('button', { name: 'Ask Kaveri Analytics Ltd to confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask an institution' })
  t.equal(await dialog.getByLabel('Institution').inputValue(), 'Kaveri Analytics Ltd')
  await dialog.getByLabel('E-mail of somebody there').fill('hr@kaveri.example')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await card.getByText(/hr@kaveri\.example.*not answered yet/).waitFor()
  t.equal(await card.getByRole('button', { name: /to confirm/ }).count(), 0, 'asked once')

  await step(page, 'Review and publish')
  const glance = page.locator('.verify-glance')
  await glance.getByText('Waiting for an answer').waitFor()
  t.match(await glance.locator('div', { hasText: 'Waiting' }).textContent(), /1.*Lead data engineer/)
  t.match(
    await glance.locator('div', { hasText: 'Not yet' }).textContent(),
    /4.*Name, Summary, Data engineer, M\.Tech\./,
  )
  const institutions = page.locator('.verify-institutions li')
  t.same(await institutions.locator('span[dir]').allTextContents(), [
    'Bluefin Retail Data engineer',
    'IIT Bombay M.Tech.',
  ])
  await looksRight(t, page, 'review')
  await institutions.getByRole('button', { name: 'Ask IIT Bombay about M.Tech.' }).click()
  await dialog.getByText('“M.Tech.”').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Attest all that is left' }).click()
  await page.getByText('Every section is attested.').waitFor()
  t.match(await glance.locator('div', { hasText: 'Signed by you' }).textContent(), /4/)
  t.equal(await glance.locator('div', { hasText: 'Not yet' }).count(), 0)
  t.same(errors, [])
})

t.test('a section that was removed elsewhere is told in words when it is attested or asked about', async t => {
  const { page, id, read, errors } = await openEditor(t)
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Lead data engineer/ }).click()
  const { version, content } = await read()
  const experience = content.experience.slice(1)
  await api
    .put(`/cvs/${id}`)
    .set('if-match', `"${version}"`)
    .send({ content: { ...content, experience } })
    .expect(200)
  await page.getByRole('button', { name: /^Attest .*Lead data engineer/ }).click()
  await page.locator('.toast', { hasText: 'hidden, empty or gone: there is nothing to attest' }).waitFor()
  await page.getByRole('button', { name: 'Ask Kaveri Analytics to confirm Lead data engineer' }).click()
  await page.locator('.toast', { hasText: '“Lead data engineer” is not in your saved CV any more.' }).waitFor()
  await step(page, 'Review and publish')
  await page.locator('.verify-glance').waitFor()
  t.notMatch(await page.locator('.verify-glance').textContent(), 'Lead data engineer')
  t.same(
    errors.filter(text => !/status of 404/.test(text)),
    [],
  )
})

/** The first position confirmed by its company. */
async function confirmed(id: string): Promise<void> {
  const email = `hr.${id.replace(/\W/g, '').toLowerCase()}@kaveri.example`
  const asked = { email, institution: 'Kaveri Analytics' }
  await api.post(`/cvs/${id}/verifications/experience.lead`).send(asked).expect(201)
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})/.exec((await app.inbox(email))[0]?.text ?? '')?.[1]
  await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Rita' }).expect(200)
}

t.test('before a confirmed text changes the editor asks, once, and only when the confirmation ends', async t => {
  const { page, read, errors } = await openEditor(t, confirmed)
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Lead data engineer.*Confirmed by kaveri\.example/ }).click()
  const dialog = page.getByRole('dialog', { name: 'This drops kaveri.example’s badge.' })
  const company = field(page, 'Company')
  await company.press('Home')
  await page.keyboard.type('X')
  await dialog.waitFor()
  await looksRight(t, page, 'the question')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await dialog.waitFor({ state: 'detached' })
  t.equal(await company.inputValue(), 'Kaveri Analytics')
  await focusIs(page, 'experience.lead.company')

  await company.press('Home')
  await page.keyboard.type('X')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).selectionStart === 1)
  await page.keyboard.type('Y')
  t.equal(await company.inputValue(), 'XYKaveri Analytics', 'typing goes on where it was, without another question')
  await page.getByText('Changed since it was confirmed').first().waitFor()
  await page.getByRole('button', { name: /^Undo: Company/ }).click()
  await page.getByRole('button', { name: /^Lead data engineer.*Confirmed by kaveri\.example/ }).waitFor()

  await page.getByRole('button', { name: 'Hide Lead data engineer' }).click()
  await readUntil(read, ({ content }) => content.experience[0].hidden === true)
  await page.getByRole('button', { name: 'Show Lead data engineer' }).click()
  await page.getByRole('button', { name: 'Move Lead data engineer down' }).click()
  t.equal(await dialog.count(), 0, 'neither hiding nor moving ends it')
  await page.getByRole('button', { name: /^Lead data engineer.*Confirmed by kaveri\.example/ }).waitFor()
  await page.getByRole('button', { name: 'Remove Lead data engineer' }).click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await step(page, 'Personal details')
  await field(page, 'Full name').fill('Somebody Else')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  t.equal(await field(page, 'Full name').inputValue(), 'Kaveri Raman', 'the name belongs to it')
  await field(page, 'What you do').fill('Engineer')
  const { content, verification } = await readUntil(read, cv => cv.content.personalDetails.profession === 'Engineer')
  t.match(content.experience[1], { id: 'lead', company: 'Kaveri Analytics' })
  t.match(verification.experience.lead, { level: 'confirmed' })
  t.same(errors, [])
})
