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
    allPresses: () => between.flat().length,
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

/** Most presses for a student's CV besides its text, each key from a field to the next counted. */
const MOST_OF_STUDENT = 60

t.test(
  'the CV of a student is entered by keyboard alone: Enter leads from field to field, and never out of the step',
  async t => {
    const person = { email: 'student@example.org', name: 'Nila Student' }
    const { page, context, errors } = await newPage(t)
    await signIn(context, app, person)
    await page.goto(`${app.url}/create-cv?start=empty`)
    await page.waitForFunction(() => document.activeElement?.id.endsWith('.name'))
    const { type, press, allPresses } = countingKeyboard(page)
    const enters = (count: number) => Array<string>(count).fill('Enter')

    await type('Nila Student')
    await press(['Control+Enter'], /education\.postgraduation$/)
    await press(['Tab', 'Enter'], /undergraduation\.institution$/)
    await type('Anna University')
    await press(['Enter'], /degree$/)
    await type('B.E.')
    await press(['Enter'], /fieldOfStudy$/)
    await type('Mechanical Engineering')
    await press(enters(4), /endDate$/)
    await type(String(new Date().getFullYear()))
    await press(['Enter'], /score$/)
    await type('8.9')
    for (const [school, result] of [
      ['class12', '94.2'],
      ['class10', '96'],
    ]) {
      await press(['Alt+Enter'], new RegExp(`${school}\\.institution$`))
      await type('KV 1, Chennai')
      await press(['Enter'], /board$/)
      await type('CBSE')
      await press(enters(5), /endDate$/)
      await type('2022')
      await press(['Enter'], /score$/)
      await type(String(result))
    }
    await press(['Enter', 'Enter'], /education\.other$/)
    t.match(page.url(), /step=2/, 'Enter in the last field offers the next entry')
    await press(['Control+Enter'], /content\.projects$/)
    await press(['Enter'], /\.name$/)
    for (const [at, name] of ['Solar dryer', 'Line follower'].entries()) {
      if (at > 0) await press(['Alt+Enter'], /\.name$/)
      await type(name)
      await press(enters(5), /description$/)
      await type('Built and measured with a team of four.')
    }
    await press(['Control+Enter'], /content\.skills$/)
    const skills = ['CAD', 'ANSYS', 'MATLAB', 'Python', 'Welding', 'Thermodynamics']
    for (const name of skills) {
      await type(name)
      await press(['Enter'], /content\.skills$/)
    }
    for (const name of ['Tamil', 'English']) {
      await press(['Alt+Enter'], /\.name$/)
      await type(name)
    }
    await press(['Control+Enter'], /content\.experience$/)
    await press(['Control+Enter'], /content\.courses$/)
    await press(['Control+Enter'], /profileSummary$/)
    await type('Mechanical engineer who likes to measure.')
    await press(['Control+s'], /profileSummary$/)
    await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}/)
    const id = new URL(page.url()).pathname.split('/').pop()
    const api = await app.as(person)
    const { content } = await readUntil(
      async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv,
      cv => Boolean(cv.content.profileSummary),
    )
    t.match(content.education, {
      undergraduation: { score: '8.9' },
      class12: { score: '94.2' },
      class10: { score: '96' },
    })
    t.same([content.skills.length, content.projects.length, content.languages.length], [6, 2, 2])
    t.ok(allPresses() <= MOST_OF_STUDENT, `${allPresses()} of ${MOST_OF_STUDENT} presses`)
    t.same(errors, [])
  },
)
