// The page of a typeset CV in a browser: for everyone, within its content security policy, with text that can be copied in reading
// order; for its owner with the other templates.
import { newPage } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const TARA = { email: 'tara@example.org', name: 'Tara' }
const tara = await app.as(TARA)
const highlights = ['Designed the affluent office’s first workflow', 'Cut the waiting from 80 ms to 9 ms']
const content = contentWith({
  personalDetails: {
    name: 'Tara Menon',
    profession: 'Workflow designer',
    links: [{ id: 'l', label: 'Site', url: 'https://tara.example.org/' }],
  },
  profileSummary: 'Makes work flow.',
  experience: [
    { id: 'a', position: 'Lead', company: 'Kaveri', startDate: '2021-03', current: true, highlights },
    { id: 'b', position: 'Junior', company: 'Ganga', startDate: '2018-01', endDate: '2021-02' },
  ],
  education: { undergraduation: { institution: 'Anna University', degree: 'B.E.' } },
})
const { body } = await tara.post('/cvs').send({ content }).expect(201)
const id: string = body.cv.nanoId
await tara.post(`/cvs/${id}/publish`).expect(200)
const address = `${app.url}/new-cv/${id}`

t.test('everyone sees the page at every width and in both schemes, without violations', async t => {
  const { page, errors, strangers } = await newPage(t)
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Tara Menon' }).waitFor()
    t.same(await axeComplaints(page), [], `axe, ${width} px`)
    t.same(await layoutComplaints(page), [], `layout, ${width} px`)
    t.equal(await page.locator('.owner').count(), 0)
  }
  t.same(errors, [])
  t.same(strangers, [])
})

t.test('the text of the page can be found, selected and copied in reading order', async t => {
  const { page } = await newPage(t)
  await page.goto(address)
  const copied = await page.evaluate(() => {
    const pages = document.querySelectorAll('.typeset-page')
    const range = document.createRange()
    range.setStartBefore(pages[0] as Node)
    range.setEndAfter(pages[pages.length - 1] as Node)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    return [...document.querySelectorAll('.typeset-page text')].map(line => line.textContent).join('\n')
  })
  const order = [
    'Tara Menon',
    'Workflow designer',
    'Makes work flow.',
    'Lead',
    'Kaveri',
    ...highlights,
    'Junior',
    'Ganga',
    'Anna University',
  ]
  const places = order.map(text => copied.replace(/\s+/g, ' ').indexOf(text))
  t.same(
    places,
    places.toSorted((a, b) => a - b),
    copied,
  )
  t.ok(
    places.every(place => place >= 0),
    copied,
  )
  t.match(await page.evaluate(() => getSelection()?.toString()), 'workflow', 'what is selected holds the words')
  const { x, y } = (await page.locator('.typeset-page text', { hasText: 'Makes work flow' }).first().boundingBox()) ?? {
    x: 0,
    y: 0,
  }
  await page.mouse.dblclick(x + 8, y + 4)
  t.equal(
    (await page.evaluate(() => getSelection()?.toString()))?.trim(),
    'Makes',
    'a double click takes the word under it',
  )
  t.equal((await page.locator('.typeset-page a[href="https://tara.example.org/"]').count()) > 0, true, 'links lead on')
})

t.test('the owner chooses another template on the page, and everyone sees it', async t => {
  const { page, errors } = await newPage(t)
  const token = await app.token(TARA)
  await page.goto(`${app.url}/favicon.svg`)
  await page.evaluate(value => localStorage.setItem('googleIdToken', value), token)
  await page.goto(address)
  const bar = page.getByRole('region', { name: 'Your CV' })
  await bar.waitFor()
  t.same(await axeComplaints(page), [])
  const before = await (await fetch(address)).text()
  await Promise.all([page.waitForEvent('load'), bar.getByLabel('Template').selectOption({ index: 1 })])
  await bar.waitFor()
  t.not(await (await fetch(address)).text(), before)
  const { cv } = (await tara.get(`/cvs/${id}`).expect(200)).body
  t.equal(await bar.getByLabel('Template').inputValue(), cv.template)
  t.equal(cv.published.version, cv.version)
  await tara.put(`/cvs/${id}`).set('if-match', `"${cv.version}"`).send({ title: 'Changed' }).expect(200)
  await page.reload()
  await bar.getByRole('link', { name: 'Open the editor' }).waitFor()
  t.same(errors, [])
})

t.test('another signed-in user sees what strangers see', async t => {
  const { page, errors } = await newPage(t)
  const token = await app.token({ email: 'other@example.org' })
  await page.goto(`${app.url}/favicon.svg`)
  await page.evaluate(value => localStorage.setItem('googleIdToken', value), token)
  const asked = page.waitForResponse(reply => reply.url() === `${app.url}/cvs/${id}`)
  await page.goto(address)
  t.equal((await asked).status(), 200)
  await page.waitForTimeout(200)
  t.equal(await page.locator('.owner').count(), 0)
  t.same(errors, [])
})
