// From the home page through signing in to a published CV, by Tab, Enter, Space and typing, without a mouse.
import type { Page } from 'playwright-core'
import { newPage, signIn } from '../../browser/browser.ts'
import { ATTESTED_WHOLE } from '../../fixtures/attested-whole.ts'
import { startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t from '../../tap.ts'

const app = await startApp(t)

/** The accessible name of the focused element, approximately: its label, its name, its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const labels = [...(element?.labels ?? [])].map(label => label.textContent).join(' ')
    return `${labels} ${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`.trim()
  })

/** Presses Tab until an element of this name has a visible focus. */
async function tabTo(page: Page, name: RegExp, presses = 120): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${name}; it stands on "${await focused(page)}"`)
}
const go = async (page: Page, name: RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

t.test('the keyboard alone leads from signing in to a published CV', async t => {
  const { page, context, errors, strangers } = await newPage(t)
  await page.goto(`${app.url}/`)
  await go(page, /^Login$/)
  await page.waitForURL(`${app.url}/login`)
  await page.locator('.google').getByRole('button').waitFor()
  const opened = context.waitForEvent('page')
  await go(page, /Continue with Google$/)
  const popup = await opened
  await popup.getByRole('button', { name: /Asha Verma/ }).waitFor()
  await go(popup, /^AV\s*Asha Verma/)
  await page.waitForURL(`${app.url}/`)

  await page.getByRole('navigation').first().getByRole('link', { name: 'Create Your CV' }).waitFor()
  await go(page, /^Create Your CV$/)
  // The editor has a content security policy of its own, so it is a full page load.
  await page.getByRole('heading', { level: 1, name: 'How would you like to begin?' }).waitFor()
  await go(page, /^Start empty$/)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  await tabTo(page, /^What you do/)
  await page.keyboard.type('Cartographer')
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
  await go(page, /^Publish$/)
  const dialog = page.getByRole('dialog', { name: 'Publish this CV' })
  await dialog.waitFor()
  await tabTo(page, /^Publish$/)
  t.ok(await dialog.evaluate(element => element.contains(document.activeElement)), 'the focus stays in the dialog')
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog', { name: 'Your CV is public' }).getByRole('link').first()
  await link.waitFor()
  const html = await (await fetch((await link.getAttribute('href')) ?? '', { headers: { accept: 'text/html' } })).text()
  for (const text of ['Asha Verma', 'Cartographer']) t.match(html, text)
  t.same(errors, [])
  t.same(strangers, [])
})

/** Most presses for the CV of the acceptance figures besides its text and one key from each field or skill to the next. */
const MOST_PRESSES = 25
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Types and presses, and keeps what was pressed between two texts. */
function countingKeyboard(page: Page) {
  const between: string[][] = [[]]
  return {
    type: async (text: string) => {
      await page.keyboard.type(text)
      between.push([])
    },
    /** `then`: the end of the id of what has the focus afterwards. */
    press: async (keys: string[], then: RegExp) => {
      for (const key of keys) await page.keyboard.press(key)
      between.at(-1)?.push(...keys)
      await page.waitForFunction(
        ([source]) => new RegExp(source as string).test(document.activeElement?.id ?? ''),
        [then.source],
      )
    },
    /** Every key but one Tab from a field to the next, or one Enter from a skill to the next. */
    presses: () =>
      between.reduce((sum, keys) => sum + keys.length - (keys.at(-1) === 'Tab' || keys.join() === 'Enter' ? 1 : 0), 0),
  }
}

t.test('the standard CV is entered by keyboard alone, with few presses besides its text', async t => {
  const { personalDetails, experience, education, skills, profileSummary } = ATTESTED_WHOLE
  const person = { email: 'kaveri@example.org', name: 'Kaveri from her account' }
  const { page, context, errors } = await newPage(t)
  await signIn(context, app, person)
  await page.goto(`${app.url}/create-cv?start=empty`)
  await page.waitForFunction(() => document.activeElement?.id.endsWith('.name'))
  const { type, press, presses } = countingKeyboard(page)
  const tabs = (count: number) => Array<string>(count).fill('Tab')
  const month = async (date: string) => {
    await type(MONTHS[Number(date.slice(5)) - 1] as string)
    await press(['Tab'], /Date$/)
    await type(date.slice(0, 4))
  }

  await type(personalDetails.name)
  await press(['Tab'], /profession$/)
  await type(personalDetails.profession)
  await press(tabs(2), /location$/)
  await type(personalDetails.location)
  await press(['Control+Enter'], /education\.postgraduation$/)
  await press(['Enter'], /postgraduation\.institution$/)
  for (const [at, degree] of [education.postgraduation, education.undergraduation].entries()) {
    if (at > 0) await press(['Alt+Enter'], /undergraduation\.institution$/)
    await type(degree.institution)
    await press(['Tab'], /degree$/)
    await type(degree.degree)
    await press(['Tab'], /fieldOfStudy$/)
    await type(degree.fieldOfStudy)
    await press(tabs(3), /^$/)
    await month(degree.endDate)
  }
  await press(['Control+Enter'], /content\.experience$/)
  await press(['Enter'], /position$/)
  for (const [at, job] of experience.entries()) {
    if (at > 0) await press(['Alt+Enter'], /position$/)
    await type(job.position)
    await press(['Tab'], /company$/)
    await type(job.company)
    await press(['Tab'], /^$/)
    await month(job.startDate)
    await press(tabs(4), /highlights$/)
    await type(job.highlights.join('\n'))
  }
  await press(['Control+Enter'], /content\.skills$/)
  for (const [at, { name }] of skills.entries()) {
    if (at > 0) await press(['Enter'], /content\.skills$/)
    await type(name)
  }
  for (const then of [/content\.projects$/, /content\.courses$/, /profileSummary$/])
    await press(['Control+Enter'], then)
  await type(profileSummary)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}/)

  const id = new URL(page.url()).pathname.split('/').pop()
  const api = await app.as(person)
  const { content } = await readUntil(
    async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv,
    cv => cv.content.profileSummary === profileSummary,
  )
  const withoutIds = (list: { id: string }[]) => list.map(({ id, ...fields }) => fields)
  t.match(content.personalDetails, personalDetails)
  t.same(content.education, education)
  t.same(withoutIds(content.experience), withoutIds(experience))
  t.same(withoutIds(content.skills), withoutIds(skills))
  t.ok(presses() > 10 && presses() <= MOST_PRESSES, `${presses()} of ${MOST_PRESSES} presses`)
  t.same(errors, [])
})
