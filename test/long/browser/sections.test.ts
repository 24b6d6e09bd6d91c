// Sections in the editor: added from one row of buttons, renamed and hidden, references kept private; skills as chips.
import type { Page } from 'playwright-core'
import { newPage, signIn } from '../../browser/browser.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const KABIR: Person = { email: 'kabir@example.com', name: 'Kabir S' }

async function openEditor(t: Test, content = contentWith()) {
  const open = await newPage(t)
  await signIn(open.context, app, KABIR)
  const api = await app.as(KABIR)
  const { body } = await api.post('/cvs').send({ title: 'Test CV', content }).expect(201)
  const id: string = body.cv.nanoId
  const read = async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv
  await open.page.goto(`${app.url}/create-cv/${id}`)
  await open.page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  return { ...open, api, id, read }
}
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasFocus = (page: Page, end: string) =>
  page.waitForFunction(([end]) => document.activeElement?.id.endsWith(end as string), [end])

async function isAccessible(t: Test, page: Page, what: string) {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    t.same(await axeComplaints(page), [], `${what} at ${width} px, ${colorScheme}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    t.ok(overflow <= 0, `${what}: nothing is wider than ${width} px`)
  }
}

t.test('a section begins with its button, and is on the CV with every field', async t => {
  const { page, errors, read } = await openEditor(t)
  const sheet = page.locator('.sheet')
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
  await isAccessible(t, page, 'Courses and awards')
  t.same(errors, [])
})

t.test('contact details of a reference are private until the owner opens them', async t => {
  const { page, read } = await openEditor(t)
  const sheet = page.locator('.sheet')
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
  await isAccessible(t, page, 'references')
})

t.test('a section is renamed and hidden where it is ordered, by keyboard too', async t => {
  const awards = [{ id: 'a', title: 'Prize' }]
  const custom = [{ id: 'talks', title: 'Talks', items: [{ id: 'one', title: 'On arches' }] }]
  const { page, errors, read } = await openEditor(t, contentWith({ awards, custom }))
  const sheet = page.locator('.sheet')
  await step(page, 'Review and publish')
  await button(page, 'Rename Awards').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Honours')
  await sheet.getByRole('heading', { name: 'Honours' }).waitFor()
  await isAccessible(t, page, 'a title that is written')
  await page.keyboard.press('Enter')
  t.equal(await button(page, 'Rename Honours').evaluate(element => element === document.activeElement), true)
  await button(page, 'Hide Honours').click()
  await readUntil(read, ({ content }) => content.sections?.awards?.hidden === true)
  await sheet.getByRole('heading', { name: 'Honours' }).waitFor({ state: 'detached' })
  t.equal(await sheet.getByText('Prize').count(), 0)
  await button(page, 'Hide Talks').click()
  await readUntil(read, ({ content }) => content.custom[0].hidden === true)
  await isAccessible(t, page, 'hidden sections')
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

t.test('skills are typed, pasted, taken back, opened and moved as chips', async t => {
  const { page, errors, read } = await openEditor(t)
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
      // What a browser does with a paste that is not prevented.
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

  await button(page, 'Rust').press('Alt+ArrowRight')
  await page.getByText('Rust, now 2 of 7').waitFor({ state: 'attached' })
  await readUntil(read, cv => names(cv) === 'Go,Rust,SQL,Bash,C,Perl,Luu')
  await button(page, 'Rust').press('Enter')
  await field(page, 'In particular').fill('async')
  await readUntil(read, ({ content }) => content.skills[1].keywords?.[0] === 'async')
  await isAccessible(t, page, 'skills')
  t.same(errors, [])
})
