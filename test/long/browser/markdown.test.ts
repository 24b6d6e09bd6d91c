// Formatting in the editor: descriptions of jobs, studies and projects, the summary, and Enter in lists.
import type { Page } from 'playwright-core'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { newPage, signIn } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const MEERA: Person = { email: 'meera@example.com', name: 'Meera K' }

const CONTENT = contentWith({
  experience: [{ id: 'job', position: 'Engineer', description: 'Grew 2 *stars* by hand' }],
  education: { undergraduation: { degree: 'B.E.', institution: 'Anna University' } },
  projects: [{ id: 'web', name: 'Web' }],
})

async function openEditor(t: Test, content: CvContentData = CONTENT) {
  const open = await newPage(t)
  await signIn(open.context, app, MEERA)
  const api = await app.as(MEERA)
  const { body } = await api.post('/cvs').send({ title: 'Test CV', content }).expect(201)
  const address = `${app.url}/create-cv/${body.cv.nanoId}`
  const read = async (): Promise<CvContentData> => (await api.get(`/cvs/${body.cv.nanoId}`).expect(200)).body.cv.content
  const go = async (step: number, item = '') => {
    await open.page.goto(`${address}?step=${step}`)
    if (item)
      await open.page
        .getByRole('button', { name: new RegExp(item) })
        .first()
        .click()
  }
  return { ...open, read, go, address }
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const sheet = (page: Page) => page.locator('.sheet')

/** Selects a part of the field's text. */
const select = (page: Page, name: string, part: string) =>
  field(page, name).evaluate((area, words) => {
    const { value } = area as HTMLTextAreaElement
    ;(area as HTMLTextAreaElement).focus()
    ;(area as HTMLTextAreaElement).setSelectionRange(value.indexOf(words), value.indexOf(words) + words.length)
  }, part)

t.test('a description is plain text until it is formatted, and its special characters stay', async t => {
  const { page, read, go, errors } = await openEditor(t)
  await go(3, 'Engineer')
  const description = field(page, 'What you did')
  await sheet(page).getByText('Grew 2 *stars* by hand').waitFor()
  await select(page, 'What you did', 'by hand')
  await page.keyboard.press('Control+b')
  t.equal(await description.inputValue(), 'Grew 2 \\*stars\\* **by hand**')
  await sheet(page).locator('strong', { hasText: 'by hand' }).waitFor()
  await sheet(page).getByText('Grew 2 *stars*').waitFor()
  const selected = await description.evaluate(area => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
  t.equal(selected, 'by hand', 'the selection stays')
  await readUntil(read, ({ experience }) => experience?.[0]?.format === 'markdown')

  await page.keyboard.press('Control+z')
  t.equal(await description.inputValue(), 'Grew 2 *stars* by hand', 'undo takes back the command and the format')
  const { experience } = await readUntil(read, content => content.experience?.[0]?.format === undefined)
  t.match(experience, [{ description: 'Grew 2 *stars* by hand' }])
  await description.press('End')
  await description.press('Enter')
  await page.keyboard.type('- no list')
  await description.press('Enter')
  t.match(await description.inputValue(), /- no list\n$/, 'a literal text has no lists to go on with')
  t.same(errors, [])
})

t.test('italics, links and lists by toolbar and by keys, in each of the three', async t => {
  const { page, read, go } = await openEditor(t)
  const places: [step: number, item: string, label: string][] = [
    [2, 'B.E.', 'What stands out'],
    [3, 'Engineer', 'What you did'],
    [5, 'Web', 'What it is'],
  ]
  for (const [at, [step, item, label]] of places.entries()) {
    await go(step, item)
    await field(page, label).fill('plain')
    await select(page, label, 'plain')
    await page.keyboard.press('Control+i')
    await sheet(page).locator('em', { hasText: 'plain' }).waitFor()
    await field(page, label).press('End')
    await field(page, label).press('Enter')
    await page.keyboard.type('x')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('https://a.example/b')
    await sheet(page).locator('a[href="https://a.example/b"]').first().waitFor()
    await field(page, label).fill('')
    const form = page.locator('.item-fields', { has: field(page, label) })
    await form.getByRole('button', { name: 'List' }).click()
    await page.keyboard.type('one')
    await field(page, label).press('Enter')
    await page.keyboard.type('two')
    await field(page, label).press('Enter')
    await field(page, label).press('Enter')
    await page.keyboard.type('after')
    t.equal(await field(page, label).inputValue(), '- one\n- two\n\nafter', label)
    await sheet(page).locator('li', { hasText: /^two$/ }).first().waitFor()
    t.same(await axeComplaints(page), [], label)
    // Opening the next step loads a page: unsaved text would be offered as a draft.
    await readUntil(read, content => JSON.stringify(content).split('after').length === at + 2)
  }
  const text = { description: '- one\n- two\n\nafter', format: 'markdown' }
  t.match(await read(), { experience: [text], education: { undergraduation: text }, projects: [text] })
})

t.test('Enter in a list of the summary starts the next item, in numbered lists too', async t => {
  const { page, go } = await openEditor(t)
  await go(7)
  await field(page, 'Summary').fill('1. one')
  await field(page, 'Summary').press('End')
  await field(page, 'Summary').press('Enter')
  await page.keyboard.type('two')
  await field(page, 'Summary').press('Shift+Enter')
  await page.keyboard.type('goes on')
  t.equal(await field(page, 'Summary').inputValue(), '1. one\n2. two\ngoes on')
})

t.test('a conflict in a description shows both sides formatted', async t => {
  const { page, context, read, go, address } = await openEditor(t)
  const other = await context.newPage()
  await other.goto(`${address}?step=3`)
  await go(3, 'Engineer')
  await select(page, 'What you did', 'by hand')
  await page.keyboard.press('Control+b')
  await readUntil(read, ({ experience }) => experience?.[0]?.format === 'markdown')
  await other
    .getByRole('button', { name: /Engineer/ })
    .first()
    .click()
  await field(other, 'Position').fill('Gardener')
  await field(other, 'What you did').fill('Grew 3 *stars*')
  const dialog = other.getByRole('dialog', { name: 'Two versions of the same section' })
  await dialog.locator('strong', { hasText: 'by hand' }).waitFor()
  t.notMatch(await dialog.textContent(), /\*\*|markdown/)
  await dialog.getByText('Grew 3 *stars*').first().waitFor()
  t.same(await axeComplaints(other), [])
  await dialog.getByRole('radio', { name: /Yours, typed here/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  const { experience } = await readUntil(read, content => content.experience?.[0]?.position === 'Gardener')
  t.same(experience, [{ id: 'job', position: 'Gardener', description: 'Grew 3 *stars*' }], 'literal as before')
})

t.test('the toolbars fit a phone, in both schemes', async t => {
  const { page, go } = await openEditor(t)
  await page.setViewportSize({ width: 390, height: 844 })
  await go(3, 'Engineer')
  await select(page, 'What you did', 'by hand')
  await page.keyboard.press('Control+b')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    t.same([...(await layoutComplaints(page)), ...(await axeComplaints(page))], [], colorScheme)
  }
})
