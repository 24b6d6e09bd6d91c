// Sections in the editor: added from one row of buttons, renamed and hidden, references kept private; skills as chips;
// descriptions formatted.
import type { Page } from 'playwright-core'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { field, openEditor, sheet as sheetOf, step } from '../../browser/editor-hands.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const KABIR: Person = { email: 'kabir@example.com', name: 'Kabir S' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasFocus = (page: Page, end: string) =>
  page.waitForFunction(([end]) => document.activeElement?.id.endsWith(end as string), [end])

t.test('a section begins with its button, and is on the CV with every field', async t => {
  const { page, errors, read } = await openEditor(t, app, KABIR)
  const sheet = sheetOf(page)
  await step(page, 'Courses and awards')
  t.equal(await page.getByRole('heading', { level: 2 }).filter({ visible: true }).count(), 0, 'no list without entries')
  await button(page, 'Add a certificate').click()
  await hasFocus(page, '.name')
  await field(page, 'Name').fill('Cloud Architect')
  await field(page, 'Issued by').fill('Example Cloud')
  await field(page, 'Valid until: month').selectOption('May')
  await field(page, 'Valid until: year').fill('2027')
  await field(page, 'Credential ID').fill('EC 870')
  await button(page, 'Add a voluntary role').click()
  await hasFocus(page, '.position')
  await field(page, 'Role').fill('Mentor')
  await field(page, 'Organisation').fill('Reading Rooms')
  await button(page, 'Add a publication').click()
  await field(page, 'Title').fill('Maps of Pune')
  await sheet.getByText('EC 870').waitFor()
  for (const said of ['Certificates', 'Volunteering', 'Publications']) await sheet.getByText(said).waitFor()
  const cv = await readUntil(read, ({ content }) => content.publications?.[0]?.name === 'Maps of Pune')
  t.match(cv.content.certificates, [{ issuer: 'Example Cloud', endDate: '2027-05', credentialId: 'EC 870' }])
  t.match(cv.content.volunteer, [{ position: 'Mentor', organization: 'Reading Rooms' }])

  await button(page, 'Remove Maps of Pune').click()
  await page.getByText('Maps of Pune removed.', { exact: true }).waitFor()
  await button(page, 'Undo').last().click()
  await readUntil(read, ({ content }) => content.publications?.[0]?.name === 'Maps of Pune')
  t.same(errors, [])
})

t.test('contact details of a reference are private until the owner opens them', async t => {
  const { page, read } = await openEditor(t, app, KABIR)
  const sheet = sheetOf(page)
  await step(page, 'Courses and awards')
  await button(page, 'Add a reference').click()
  await field(page, 'Who').fill('Grace Okafor')
  await field(page, 'Position').fill('Director')
  await field(page, 'Their e-mail').fill('grace@kaveri.example')
  await sheet.getByText('grace@kaveri.example').waitFor()
  t.equal(await sheet.locator('[data-private]').filter({ hasText: 'Grace Okafor' }).count(), 1, 'marked as private')
  await page.getByLabel('As strangers see it').check()
  await sheet.getByText('Available on request').waitFor()
  t.equal(await sheet.getByText('Grace Okafor').count(), 0)
  const opened = page.getByRole('switch', { name: 'Show contact details of references to everybody' })
  t.equal(await opened.getAttribute('aria-checked'), 'false')
  await opened.click()
  await sheet.getByText('grace@kaveri.example').waitFor()
  t.equal(await sheet.getByText('Available on request').count(), 0)
  await readUntil(read, ({ privacy }) => privacy.references === 'public')
})

t.test('a section is renamed and hidden where it is ordered, by keyboard too', async t => {
  const awards = [{ id: 'a', title: 'Prize' }]
  const custom = [{ id: 'talks', title: 'Talks', items: [{ id: 'one', title: 'On arches' }] }]
  const { page, errors, read } = await openEditor(t, app, KABIR, { content: contentWith({ awards, custom }) })
  const sheet = sheetOf(page)
  await step(page, 'Review and publish')
  await button(page, 'Rename Awards').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Honours')
  await sheet.getByRole('heading', { name: 'Honours' }).waitFor()
  await page.keyboard.press('Enter')
  t.equal(await button(page, 'Rename Honours').evaluate(element => element === document.activeElement), true)
  await button(page, 'Hide Honours').click()
  await readUntil(read, ({ content }) => content.sections?.awards?.hidden === true)
  await sheet.getByRole('heading', { name: 'Honours' }).waitFor({ state: 'detached' })
  t.equal(await sheet.getByText('Prize').count(), 0)
  await button(page, 'Hide Talks').click()
  await readUntil(read, ({ content }) => content.custom[0].hidden === true)
  await button(page, 'Show Talks').click()
  await button(page, 'Show Honours').click()
  await button(page, 'Rename Honours').click()
  await field(page, 'Title of Awards').fill('')
  await page.keyboard.press('Escape')
  await sheet.getByRole('heading', { name: 'Awards' }).waitFor()
  const { content } = await readUntil(read, ({ content }) => !content.sections)
  t.equal(content.custom[0].hidden, undefined)
  t.same(errors, [])
})

t.test('skills are typed, pasted, taken back and opened as chips', async t => {
  const { page, errors, read } = await openEditor(t, app, KABIR)
  const names = (cv: { content: { skills?: { name: string }[] } }) =>
    (cv.content.skills ?? []).map(({ name }) => name).join()
  await step(page, 'Skills')
  const input = field(page, 'Add a skill')
  await input.focus()
  await page.keyboard.type('Rust,Go')
  await page.keyboard.press('Enter')
  await readUntil(read, cv => names(cv) === 'Rust,Go')
  const paste = (text: string) =>
    input.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const isKept = element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
      // The browser's own paste, when the event is not prevented.
      if (isKept) document.execCommand('insertText', false, text)
    }, text)
  await paste('SQL, Bash; C')
  await readUntil(read, cv => names(cv) === 'Rust,Go,SQL,Bash,C')
  await paste('Perl\nGo\nLua\n')
  await readUntil(read, cv => names(cv) === 'Rust,Go,SQL,Bash,C,Perl,Lua')

  await button(page, 'Lua').dblclick()
  await field(page, 'Level').selectOption('Expert')
  await input.focus()
  await page.keyboard.press('Backspace')
  t.equal(await input.inputValue(), 'Lua')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('u')
  await page.keyboard.press('Enter')
  const cv = await readUntil(read, cv => names(cv) === 'Rust,Go,SQL,Bash,C,Perl,Luu')
  t.equal(cv.content.skills[6].level, 'Expert', 'what was taken back keeps its level')

  await button(page, 'Rust').press('Enter')
  await field(page, 'In particular').fill('async')
  await readUntil(read, ({ content }) => content.skills[0].keywords?.[0] === 'async')
  t.same(errors, [])
})

const CONTENT = contentWith({
  experience: [{ id: 'job', position: 'Engineer', description: 'Grew 2 *stars* by hand' }],
  education: { undergraduation: { degree: 'B.E.', institution: 'Anna University' } },
})

async function openJob(t: Test) {
  const open = await openEditor(t, app, KABIR, { content: CONTENT, at: 3 })
  await open.page
    .getByRole('button', { name: /Engineer/ })
    .first()
    .click()
  const read = async (): Promise<CvContentData> => (await open.read()).content
  return { ...open, read }
}

/** Selects a part of the field's text. */
const select = (page: Page, name: string, part: string) =>
  field(page, name).evaluate((area, words) => {
    const { value } = area as HTMLTextAreaElement
    ;(area as HTMLTextAreaElement).focus()
    ;(area as HTMLTextAreaElement).setSelectionRange(value.indexOf(words), value.indexOf(words) + words.length)
  }, part)

t.test('a description is plain text until it is formatted, and its special characters stay', async t => {
  const { page, read, errors } = await openJob(t)
  const description = field(page, 'What you did')
  await sheetOf(page).getByText('Grew 2 *stars* by hand').waitFor()
  await select(page, 'What you did', 'by hand')
  await page.keyboard.press('Control+b')
  t.equal(await description.inputValue(), 'Grew 2 \\*stars\\* **by hand**')
  await sheetOf(page).locator('strong', { hasText: 'by hand' }).waitFor()
  await sheetOf(page).getByText('Grew 2 *stars*').waitFor()
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

t.test('italics, links and lists by toolbar and by keys', async t => {
  const { page } = await openJob(t)
  const description = field(page, 'What you did')
  await description.fill('plain')
  await select(page, 'What you did', 'plain')
  await page.keyboard.press('Control+i')
  await sheetOf(page).locator('em', { hasText: 'plain' }).waitFor()
  await description.press('End')
  await description.press('Enter')
  await page.keyboard.type('x')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('https://a.example/b')
  await sheetOf(page).locator('a[href="https://a.example/b"]').first().waitFor()
  await description.fill('')
  const form = page.locator('.item-fields', { has: description })
  await form.getByRole('button', { name: 'List' }).click()
  await page.keyboard.type('one')
  await description.press('Enter')
  await page.keyboard.type('two')
  await description.press('Enter')
  await description.press('Enter')
  await page.keyboard.type('after')
  t.equal(await description.inputValue(), '- one\n- two\n\nafter')
  await sheetOf(page).locator('li', { hasText: /^two$/ }).first().waitFor()
})

t.test('a conflict in a description shows both sides formatted', async t => {
  const { page, context, id, read } = await openJob(t)
  const other = await context.newPage()
  await other.goto(`${app.url}/create-cv/${id}?step=3`)
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
  await dialog.getByRole('radio', { name: /Yours, typed here/ }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  const { experience } = await readUntil(read, content => content.experience?.[0]?.position === 'Gardener')
  t.same(experience, [{ id: 'job', position: 'Gardener', description: 'Grew 3 *stars*' }], 'literal as before')
})
