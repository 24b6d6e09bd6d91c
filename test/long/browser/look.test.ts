// Visual consistency: focus ring, label size, title sizes, the layout of the public page.
import { newPage } from '../../browser/browser.ts'
import { contentWith, startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)

t.test('fields, buttons and links share one focus ring, labels have one size', async t => {
  const { page } = await newPage(t)
  await page.goto(`${app.url}/create-cv?start=empty`)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  for (const target of [
    page.getByLabel('Full name'),
    page.getByRole('button', { name: 'Next: Education' }),
    page.getByRole('link', { name: 'TruCV' }).first(),
  ]) {
    // Browsers show the focus ring of buttons and links only after a key press.
    await page.keyboard.press('Tab')
    await target.focus()
    const ring = await target.evaluate(element => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, outlineOffset]
    })
    t.same(ring, ['solid', '2px', '2px'])
  }
  const label = await page.getByText('Full name', { exact: true }).evaluate(element => {
    const { fontSize, fontWeight } = getComputedStyle(element)
    return [fontSize, fontWeight]
  })
  t.same(label, ['13px', '600'])
})

t.test('titles of screens have two sizes', async t => {
  const { page } = await newPage(t, { viewport: { width: 1440, height: 900 } })
  const sizes = new Map<string, string>()
  for (const path of [
    '/about-us',
    '/terms-and-conditions',
    '/create-cv',
    '/subscription',
    '/wallet',
    '/no-such-page',
  ]) {
    await page.goto(app.url + path)
    await page.locator('main:not(.loading) h1, .step-form h1').first().waitFor()
    sizes.set(
      path,
      await page
        .locator('h1')
        .first()
        .evaluate(title => getComputedStyle(title).fontSize),
    )
  }
  t.same([...new Set(sizes.values())].sort(), ['36px', '44px'], JSON.stringify([...sizes]))
})

t.test('the public page has titles beside the text from 768 px on, and no lines between sections', async t => {
  const api = await app.as({ email: 'look@example.org' })
  const content = contentWith({
    profileSummary: 'Calm.',
    skills: [{ name: 'Ink' }],
    experience: [{ position: 'Lead' }],
  })
  const { body } = await api.post('/cvs').send({ title: 'Look', content }).expect(201)
  await api.post(`/cvs/${body.cv.nanoId}/publish`).expect(200)
  const { page } = await newPage(t, { viewport: { width: 768, height: 1024 } })
  await page.goto(`${app.url}/cv/${body.cv.nanoId}`)
  const shape = () =>
    page.locator('.cv-section').evaluateAll(sections =>
      sections.map(section => {
        const [title, text] = [...section.children].map(child => child.getBoundingClientRect())
        return {
          beside: title !== undefined && text !== undefined && title.right <= text.left,
          air: Math.round((text?.top ?? 0) - (title?.bottom ?? 0)),
          line: getComputedStyle(section).borderTopWidth,
          margin: section.getBoundingClientRect().left,
        }
      }),
    )
  for (const { beside, line, margin } of await shape()) {
    t.equal(beside, true)
    t.equal(line, '0px')
    t.equal(margin, 32)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { beside, air } of await shape()) {
    t.equal(beside, false)
    t.equal(air, 16)
  }
})
