// A CV on its way to recruiters, in a browser: a file for Naukri under the name of person and role, and LinkedIn's form for a confirmed
// study, by keyboard.
import type { Page } from 'playwright-core'
import { contentWith, type Person, startApp } from '../harness.ts'
import t from '../tap.ts'
import { confirmClaim, grantPro } from './browser.ts'
import { downloaded, openDownload, openEditor, view } from './editor-hands.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from './layout.ts'

const app = await startApp(t)
const ASHA: Person = { email: 'asha@example.org', name: 'Asha Rao' }
const content = contentWith({
  personalDetails: { name: 'Asha Rao', profession: 'Site Engineer | Planner' },
  education: {
    undergraduation: { institution: 'IIT Madras', degree: 'B.Tech.', endDate: '2019-06' },
    class12: { institution: 'City School', board: 'CBSE', endDate: '2015' },
  },
})
const row = (page: Page, name: string) => page.locator('.verify-parts > li', { hasText: name })

t.test('the dialog has a file for Naukri, named after person and role', async t => {
  const before = () => grantPro(app, ASHA)
  const viewport = { width: 390, height: 844 }
  const { page, errors, strangers } = await openEditor(t, app, ASHA, {
    content,
    before,
    acceptDownloads: true,
    viewport,
  })
  await openDownload(page)
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await dialog.getByRole('button', { name: 'Download Naukri' }).waitFor()
  t.match(await dialog.locator('li', { hasText: 'naukri.com' }).textContent(), 'at most 2 MB')
  const complaints = [
    ...(await axeInBoth(page)),
    ...(await layoutComplaints(page)),
    ...(await keyboardComplaints(page)),
  ]
  t.same(complaints, [])
  const asked = page.waitForRequest(/\/docx\?/)
  const { name, bytes } = await downloaded(page, 'Download Naukri')
  t.match((await asked).url(), /for=naukri/)
  t.equal(name, 'Asha_Rao_Site_Engineer.docx')
  t.ok(bytes.length < 2_000_000)
  t.equal((await downloaded(page, 'Download JSON Resume')).name, 'Asha_Rao_Site_Engineer.json')
  t.same([errors, strangers], [[], []])
})

t.test('a confirmed study leads to LinkedIn’s form, and loses it with a changed word', async t => {
  const { page, context, id, api, errors, strangers } = await openEditor(t, app, ASHA, { content })
  await api.post(`/cvs/${id}/publish`).expect(200)
  await api.put(`/cvs/${id}/attestations/education.class12`).send({ method: 'account' }).expect(200)
  await confirmClaim(app, ASHA, id, 'education.undergraduation', 'iitm.example')
  await page.reload()
  await view(page, 'Proof')
  const degree = row(page, 'B.Tech.')
  await degree.locator('summary').first().press('Enter')
  const link = degree.getByRole('link', { name: /^Add to LinkedIn profile.*B\.Tech\., opens in a new tab$/ })
  await link.waitFor()
  const checkUrl = `${app.url}/cv/${id}/verify#education.undergraduation`
  const fields = [
    'startTask=CERTIFICATION_NAME&name=B.Tech.&organizationName=IIT%20Madras&issueYear=2019&issueMonth=6',
    `certUrl=${encodeURIComponent(checkUrl)}`,
  ]
  const form = `https://www.linkedin.com/profile/add?${fields.join('&')}`
  t.equal(await link.getAttribute('href'), form)
  t.match(await link.getAttribute('rel'), 'noopener')
  await row(page, 'City School').locator('summary').first().click()
  await row(page, 'City School').getByText('Self-attested by').waitFor()
  t.equal(await page.getByRole('link', { name: /LinkedIn/ }).count(), 1, 'not for one’s own word')
  for (const width of [390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${width} px`)
  }
  t.same(await keyboardComplaints(page), [])
  t.same([errors, strangers], [[], []], 'nothing was sent so far')

  await context.route('https://www.linkedin.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Form</title>' }),
  )
  await link.focus()
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await opened.waitForURL(form)
  t.equal(await opened.evaluate(() => window.opener), null)
  await opened.close()
  t.same(strangers, [form], 'one page was opened, and nothing else sent')

  const shown = await context.newPage()
  await shown.goto(checkUrl)
  await shown.locator('li:target').getByText('Confirmed by iitm.example').first().waitFor()
  await shown.close()

  const { version, content: saved } = (await api.get(`/cvs/${id}`).expect(200)).body.cv
  saved.education.undergraduation.degree = 'M.Tech.'
  await api.put(`/cvs/${id}`).set('if-match', `"${version}"`).send({ content: saved }).expect(200)
  await page.reload()
  await view(page, 'Proof')
  await row(page, 'M.Tech.').locator('summary').first().click()
  await row(page, 'M.Tech.').getByText('for other words').first().waitFor()
  t.equal(await page.getByRole('link', { name: /LinkedIn/ }).count(), 0)
})
