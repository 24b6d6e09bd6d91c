// Roles in groups, marks, language levels and own fields in the editor, by pointer and by keyboard, at a desk's and at a phone's width.
import type { Page } from 'playwright-core'
import { contentWith, type Person, startApp } from '../harness.ts'
import { readUntil } from '../processes.ts'
import t from '../tap.ts'
import { field, openEditor, saved, step } from './editor-hands.ts'
import { axeInBoth } from './layout.ts'

const app = await startApp(t)
const MEERA: Person = { email: 'meera@example.com', name: 'Meera K' }
const PHONE = { viewport: { width: 390, height: 844 } }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.locator('.item-name').filter({ hasText: name })
const isFocused = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor()
const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
type Stored = { content: { experience: { id: string; position?: string; company?: string; group?: string }[] } }
/** The positions, those of one group in brackets. */
const rolesOf = ({ content: { experience } }: Stored) =>
  experience.map(({ position, group }) => (group ? `[${position}]` : position)).join(' ')

t.test('roles at one employer are added, offered, moved and taken out, and saved as they are shown', async t => {
  const experience = [
    { id: 'a', position: 'Engineer', company: 'Kaveri', startDate: '2019-01', endDate: '2020-12' },
    { id: 'b', position: 'Trainee', company: 'Kaveri', startDate: '2018-01', endDate: '2018-12' },
    { id: 'c', position: 'Tutor', company: 'Godavari', startDate: '2015' },
  ]
  const { page, read, errors } = await openEditor(t, app, MEERA, { content: contentWith({ experience }), at: 3 })
  await page.locator('.join-offer').getByText('Both are at Kaveri.').waitFor()
  await button(page, 'Show as one employer?').click()
  await isFocused(page, '[id="field-content.experience.a"]')
  await readUntil(read, cv => rolesOf(cv) === '[Engineer] [Trainee] Tutor')
  t.equal(await page.locator('.join-offer').count(), 0)

  await button(page, 'Add a role at Kaveri').click()
  t.ok(await field(page, 'Position').evaluate(element => element === document.activeElement), 'ready to be typed in')
  await field(page, 'Position').fill('Lead')
  t.same(await axeInBoth(page), [])
  await field(page, 'Company').fill('Narmada')
  const cv = await readUntil(read, ({ content }) => content.experience[2].company === 'Narmada')
  t.equal(rolesOf(cv), '[Lead] [Engineer] [Trainee] Tutor')
  t.same(
    cv.content.experience.map(({ company }: { company: string }) => company),
    ['Narmada', 'Narmada', 'Narmada', 'Godavari'],
  )
  await field(page, 'Company').fill('')
  await field(page, 'Company').blur()
  await page.getByText('Roles that are shown together need their employer.').waitFor()
  await field(page, 'Company').fill('Narmada')

  await card(page, 'Trainee').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await readUntil(read, now => rolesOf(now) === '[Trainee] [Lead] [Engineer] Tutor')
  await button(page, 'Move Narmada down').click()
  await readUntil(read, now => rolesOf(now) === 'Tutor [Trainee] [Lead] [Engineer]')
  await button(page, 'Take out of the group').press('Enter')
  await isFocused(page, '.item-name:has-text("Lead")')
  await readUntil(read, now => rolesOf(now) === 'Tutor [Trainee] [Engineer] Lead')
  await button(page, 'Remove Trainee').click()
  await readUntil(read, now => rolesOf(now) === 'Tutor Engineer Lead')
  await page.locator('.item.removed').getByRole('button', { name: 'Undo' }).click()
  await readUntil(read, now => rolesOf(now) === 'Tutor [Trainee] [Engineer] Lead')
  await saved(page)
  await page.reload()
  await page.getByText('2 roles').waitFor()
  t.equal(await field(page, 'Company').inputValue(), 'Narmada')
  t.same(errors, [])
})

t.test('marks, language levels and own fields are written on a phone, with words at the field', async t => {
  const education = { class10: { institution: 'KV 1', score: '9,1' } }
  const content = contentWith({ education, languages: [{ id: 'l', name: 'Tamil' }] })
  const { page, read, errors } = await openEditor(t, app, MEERA, { content, ...PHONE })
  for (let count = 1; count <= 10; count += 1) {
    await button(page, 'Add a field').click()
    await page.locator('input[id^="field-content.personalDetails.own"][id$=".label"]:focus').fill(`Field ${count % 10}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Value')
    if (count > 1) await page.locator('.item-name[aria-expanded=true]').last().click()
  }
  await page.getByText('At most 10 fit here.').waitFor()
  t.equal(await button(page, 'Add a field').isDisabled(), true)
  await page.getByRole('switch', { name: 'Show on the public page' }).first().press('Space')
  await readUntil(read, cv => cv.content.personalDetails.own?.length === 10 && cv.content.personalDetails.own[0].public)
  await field(page, 'Label').first().fill('field 2')
  await button(page, 'Next: Education').click()
  await page.getByText('Two fields have this name.').first().waitFor()
  t.same(await axeInBoth(page), [])
  t.equal(await isSideways(page), false)

  await step(page, 'Education')
  await card(page, 'KV 1').click()
  await field(page, 'Percentage or CGPA').selectOption('CGPA')
  await field(page, 'Result').focus()
  await page.keyboard.press('Tab')
  await page.getByText('Write 9.1 with a point').waitFor()
  await field(page, 'Result').fill('9.1')
  await field(page, 'Out of').fill('10')
  await readUntil(read, cv => cv.content.education.class10.scoreScale === '10')
  await page.locator('.sheet').getByText('CGPA 9.1 / 10').waitFor({ state: 'attached' })
  t.same(await axeInBoth(page), [])

  await step(page, 'Skills')
  await card(page, 'Tamil').click()
  await field(page, 'Level (CEFR)').selectOption('Native speaker')
  await readUntil(read, cv => cv.content.languages[0].cefr === 'native')
  t.same(await axeInBoth(page), [])
  t.equal(await isSideways(page), false)

  await step(page, 'Review and publish')
  await button(page, 'Hide heading of Languages').click()
  await page.getByLabel('Layout of Languages').selectOption('With levels')
  await readUntil(read, ({ content: { sections } }) => sections?.languages?.hideTitle && sections.languages.layout)
  t.same(await axeInBoth(page), [])
  t.equal(await isSideways(page), false)
  t.same(errors, [])
})
