// The preview beside the form: it is the public page, it follows what is typed, and a click in it leads to the field.
import type { Page } from 'playwright-core'
import type { CvContentData, CvPrivacyData } from '../../../api/core/contract/cv.ts'
import { ITEM_LISTS, SECTION_TABLE, type SectionRow } from '../../../api/core/contract/sections.ts'
import { signedInPage } from '../../browser/browser.ts'
import { step } from '../../browser/editor-hands.ts'
import { layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const MEERA: Person = { email: 'meera@example.com', name: 'Meera K' }
const DETAILS = {
  name: 'Meera Krishnan',
  profession: 'Civil engineer',
  email: 'meera@example.com',
  phoneNumber: '+91 98400 11111',
  location: 'Chennai',
  links: [{ id: 'site', label: 'Portfolio', url: 'https://meera.example' }],
}

type Draft = { content: CvContentData; privacy?: CvPrivacyData }

async function openEditor(t: Test, draft: Draft, { width = 1440, ...options }: Options = {}) {
  const open = await signedInPage(t, app, MEERA, { viewport: { width, height: 900 }, ...options })
  const api = await app.as(MEERA)
  const { body } = await api.post('/cvs').send({ title: 'Test CV', content: draft.content }).expect(201)
  const id: string = body.cv.id
  if (draft.privacy) await api.put(`/cvs/${id}`).set('if-match', '"1"').send({ privacy: draft.privacy }).expect(200)
  await open.page.addInitScript(recordTints)
  await open.page.goto(`${app.url}/create-cv/${id}`)
  await open.page.locator('.sheet .cv').waitFor({ state: 'attached' })
  await open.page.locator('.sandbox-banner').waitFor()
  await open.page.evaluate(() => document.fonts.ready)
  return { ...open, api, id }
}
type Options = { width?: number; reducedMotion?: 'reduce' }

/** Runs in the page: notes the path of each entry that is tinted. */
function recordTints() {
  const here = Object.assign(window, { tints: [] as string[] })
  const note = (changes: MutationRecord[]) => {
    for (const { target } of changes) {
      const { tinted, path } = (target as HTMLElement).dataset
      if (tinted !== undefined) here.tints.push(path ?? '')
    }
  }
  new MutationObserver(note).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-tinted'] })
}
const wasTinted = (page: Page, path: string) =>
  page.waitForFunction(wanted => (window as unknown as { tints: string[] }).tints.includes(wanted), path)
/** Waits until the element is at rest within the part of the preview that is in sight. */
const isInSight = (page: Page, path: string) =>
  page.waitForFunction(wanted => {
    const entry = [...document.querySelectorAll(`.sheet [data-path="${wanted}"]`)].at(-1)
    const pane = document.querySelector('.preview')?.getBoundingClientRect()
    if (!entry || !pane) return false
    const { top, bottom } = entry.getBoundingClientRect()
    return top >= pane.top && bottom <= Math.min(pane.bottom, window.innerHeight) + 1
  }, path)
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const focusIs = async (page: Page, path: string) =>
  until(`the focus is at ${path}`, async () => (await focusedId(page)) === `field-${path}`)
const text = (page: Page, words: string) => page.locator('.sheet').getByText(words, { exact: true }).first()

/** One item of each list in the table of sections, named after its list, which would be long enough to scroll. */
const LISTS = ITEM_LISTS.map(name => {
  const { title: [first = 'name'] = [] }: SectionRow = SECTION_TABLE[name]
  return { name, path: `content.${name}.${name}-1`, field: first, words: `The ${name} entry` }
})
const everyList = Object.fromEntries(
  LISTS.map(({ name, field, words }) => [
    name,
    [
      { id: `${name}-1`, [field]: words },
      { id: `${name}-2`, [field]: 'Another' },
    ],
  ]),
)
const STUDY = { institution: 'Anna University', degree: 'B.E.', score: '8.9', startDate: '2011-07', endDate: '2015-05' }
const FULL: CvContentData = {
  ...everyList,
  personalDetails: DETAILS,
  profileSummary: 'Builds bridges that last.',
  education: {
    undergraduation: { ...STUDY, courses: ['Soil mechanics', 'Hydraulics'] },
    other: [{ id: 'course', institution: 'Night School' }],
  },
  projects: [
    {
      id: 'projects-1',
      name: 'The projects entry',
      url: 'https://span.example',
      description: 'A span of forty metres.',
      highlights: ['Opened early'],
      keywords: ['Steel'],
    },
  ],
  custom: [{ id: 'own', title: 'Papers', items: [{ id: 'paper', title: 'On Arches', subtitle: 'A journal' }] }],
}

/** The clicked texts and their fields, in the order of the page. */
const CLICKS: [words: string, path: string][] = [
  ['Meera Krishnan', 'content.personalDetails.name'],
  ['Civil engineer', 'content.personalDetails.profession'],
  ['Chennai', 'content.personalDetails.location'],
  ['meera@example.com', 'content.personalDetails.email'],
  ['+91 98400 11111', 'content.personalDetails.phoneNumber'],
  ['Portfolio', 'content.personalDetails.links.site.label'],
  ['Builds bridges that last.', 'content.profileSummary'],
  ['Anna University', 'content.education.undergraduation.institution'],
  ['8.9', 'content.education.undergraduation.score'],
  ['May 2015', 'content.education.undergraduation.endDate'],
  ['Soil mechanics', 'content.education.undergraduation.courses'],
  ['Night School', 'content.education.other.course.institution'],
  ...LISTS.map(({ words, path, field }): [string, string] => [words, `${path}.${field}`]),
  ['A span of forty metres.', 'content.projects.projects-1.description'],
  ['Opened early', 'content.projects.projects-1.highlights'],
  ['span.example', 'content.projects.projects-1.url'],
  ['Steel', 'content.projects.projects-1.keywords'],
  ['Papers', 'content.custom.own.title'],
  ['On Arches', 'content.custom.own.items.paper.title'],
  ['A journal', 'content.custom.own.items.paper.subtitle'],
]
/** The entry of a field: its item, or the field itself where it stands alone. */
const entryOf = (path: string) => {
  const isAlone = /^content\.(profileSummary|personalDetails\.(?!links)\w+|custom\.own\.title)$/.test(path)
  return isAlone ? path.replace(/\.title$/, '') : path.slice(0, path.lastIndexOf('.'))
}

/** Scrolls the page to the end from which the entry is out of sight, and forgets what was tinted. */
const scrollAway = (page: Page, path: string) =>
  page.evaluate(wanted => {
    Object.assign(window, { tints: [] })
    const pane = document.querySelector('.preview')
    const entry = [...document.querySelectorAll(`.sheet [data-path="${wanted}"]`)].at(-1)
    if (!pane || !entry) throw new Error(`There is no entry ${wanted}.`)
    const top = entry.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop
    pane.scrollTo({ top: top > pane.scrollHeight / 2 ? 0 : pane.scrollHeight, behavior: 'instant' })
  }, path)

t.test('a click on the page leads to the field, and the field to its entry, for every kind of item', async t => {
  const { page, context, errors } = await openEditor(t, { content: FULL }, { reducedMotion: 'reduce' })
  for (const [words, path] of CLICKS) {
    const entry = entryOf(path)
    await text(page, words).click()
    await focusIs(page, path)
    await page.getByLabel('Title of this CV').focus()
    await scrollAway(page, entry)
    await page.locator(`[id="field-${path}"]`).focus()
    await wasTinted(page, entry)
    await isInSight(page, entry)
    t.pass(`${words}: ${path}`)
  }
  await page.locator('.sheet').getByRole('heading', { name: 'Skills' }).click()
  await focusIs(page, 'content.skills')
  t.equal(context.pages().length, 1, 'links of the page lead nowhere')
  t.match(page.url(), '/create-cv/')
  const stops = await page.locator('.sheet a').evaluateAll(all => all.map(one => (one as HTMLElement).tabIndex))
  t.ok(stops.length > 4 && stops.every(index => index < 0), 'and are no tab stops')
  t.same(errors, [])
})

t.test('a new item is followed from its first letter, and nothing moves by itself while one types', async t => {
  const { page } = await openEditor(t, { content: FULL })
  await page.evaluate(() => {
    const shifts: number[] = []
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: false })
    Object.assign(window, { shifts })
  })
  await step(page, 'Courses and awards')
  await page.getByRole('button', { name: /Add an? award/ }).click()
  await page.keyboard.type('Bridge of the Year')
  const id = (await focusedId(page)).split('.')[2]
  await wasTinted(page, `content.awards.${id}`)
  await isInSight(page, `content.awards.${id}`)
  await step(page, 'Summary')
  await page.getByLabel('Summary', { exact: true }).press('End')
  await page.keyboard.type(' Each one was inspected twice before the first train went over it.', { delay: 20 })
  await page.locator('.sheet').getByText('went over it.').waitFor()
  await page
    .locator('.save-status')
    .getByText(/Saved \d\d:/)
    .waitFor()
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)
  t.equal(await shifts(), 0, 'CLS is 0')
  // A shift within half a second of a key counts as its effect: moved until one is later.
  const shove = () =>
    page.locator('.form-column').evaluate(column => {
      column.style.paddingTop = column.style.paddingTop ? '' : '300px'
    })
  await until('a planted shift is seen', async () => {
    await shove()
    return (await shifts()) > 0
  })
})

/** Place and size of each element of the CV, relative to the CV and in its own pixels. */
const geometry = (page: Page) =>
  page.locator('article.cv').evaluate(article => {
    const from = article.getBoundingClientRect()
    const scale = from.width / (article as HTMLElement).offsetWidth
    return [...article.querySelectorAll('*:not(.cv-address)')].map(one => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y, ...size] = [left - from.left, top - from.top, width, height].map(value => value / scale)
      return { name: one.localName, box: [x, y, ...size] as number[] }
    })
  })
/** The elements whose boxes differ by more than the rounding of a browser. */
const moved = (ours: Awaited<ReturnType<typeof geometry>>, theirs: typeof ours) =>
  ours.filter(({ box }, at) => box.some((value, side) => Math.abs(value - (theirs[at]?.box[side] ?? 0)) > 0.2))

t.test('the page is drawn as strangers get it: the same elements in the same places, at any size', async t => {
  const PRIVACY = { email: 'public', phoneNumber: 'public', location: 'public', imageUrl: 'public' } as const
  const { page, context, api, id } = await openEditor(
    t,
    { content: FULL, privacy: PRIVACY },
    { reducedMotion: 'reduce' },
  )
  await api.put(`/cvs/${id}/attestations/awards.awards-1`).send({ method: 'account' }).expect(200)
  await api.post(`/cvs/${id}/publish`).expect(200)
  await page.reload()
  await page.getByLabel('As strangers see it').check()
  await page.locator('.sheet .cv-badge').first().waitFor()
  const open = await context.newPage()
  await open.setViewportSize({ width: 1440, height: 900 })
  await open.goto(`${app.url}/cv/${id}`)
  const markup = (from: Page) =>
    from.locator('article.cv').evaluate(article => {
      const copy = article.cloneNode(true) as Element
      for (const one of copy.querySelectorAll('*')) {
        for (const name of one.getAttributeNames()) if (/^data-|^tabindex$/.test(name)) one.removeAttribute(name)
      }
      return copy.innerHTML
    })
  t.equal(await markup(page), await markup(open))
  for (const one of [page, open]) await one.evaluate(() => document.fonts.ready)
  const published = await geometry(open)
  t.same(moved(await geometry(page), published), [], 'scaled to fit')
  const width = () => page.locator('article.cv').evaluate(article => article.getBoundingClientRect().width)
  t.ok((await width()) < 864)
  await page.bringToFront()
  await page.getByRole('radio', { name: '100 %' }).check()
  t.equal(await width(), 864, 'the width of the public page in a wide window')
  t.same(moved(await geometry(page), published), [], 'at its own size')
  await page.setViewportSize({ width: 1000, height: 900 })
  t.equal(await width(), 864)
  t.same(await layoutComplaints(page), [], 'the preview scrolls, the window does not')
  await page.getByRole('radio', { name: 'Fit' }).check()
  // The scale is set with the next frame.
  await until('the page fits the preview again', async () => (await width()) < 500)
})

t.test('fields that only the owner sees are dimmed and labelled; strangers do not see them', async t => {
  const { page } = await openEditor(t, { content: { ...FULL, personalDetails: DETAILS } })
  const own = page.locator('.sheet [data-private]')
  t.same(await own.allTextContents(), ['meera@example.com', '+91 98400 11111'])
  const look = await own
    .first()
    .evaluate(one => [getComputedStyle(one).opacity, getComputedStyle(one, '::after').content])
  t.match(look, [/^0\.\d+$/, 'Only you see this'])
  await step(page, 'Personal details')
  await page.getByRole('switch', { name: 'Show phone to everybody' }).click()
  await until('the phone is public', async () => (await own.count()) === 1)
  await page.getByLabel('As strangers see it').check()
  await own.waitFor({ state: 'detached' })
  t.equal(await page.locator('.sheet').getByText('meera@example.com').count(), 0)
  t.equal(await text(page, '+91 98400 11111').count(), 1)
})

t.test('fifty sections on a phone: the page is as wide as the phone, and leads to its fields and back', async t => {
  const items = (at: number) =>
    Array.from({ length: 4 }, (_, nth) => ({
      id: `i${nth}`,
      title: `Entry ${at}.${nth}`,
      description: `${'Long and unbroken'.replaceAll(' ', '')}${'x'.repeat(80)} and more words.`.repeat(3),
      highlights: ['First point', 'Second point'],
    }))
  const custom = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, title: `Section ${at}`, items: items(at) }))
  const { page, errors } = await openEditor(t, { content: contentWith({ custom }) }, { width: 390 })
  const toggle = page.getByRole('button', { name: 'Preview', exact: true })
  await toggle.click()
  t.equal(await page.locator('article.cv').evaluate(one => one.getBoundingClientRect().width), 390)
  t.same(await layoutComplaints(page), [])
  await text(page, 'Entry 37.2').click()
  await focusIs(page, 'content.custom.s37.items.i2.title')
  t.equal(await page.locator('.sheet').isVisible(), false, 'the form is there instead')
  await page.keyboard.type(' again')
  await toggle.click()
  await wasTinted(page, 'content.custom.s37.items.i2')
  await isInSight(page, 'content.custom.s37.items.i2')
  await text(page, 'Entry 37.2 again').waitFor()
  await toggle.click()
  const field = page.locator('[id="field-content.custom.s37.items.i2.title"]')
  await until('the form is back at the field', async () => {
    const box = await field.boundingBox()
    return box !== null && box.y > 0 && box.y < 900
  })
  t.same(errors, [])
})
