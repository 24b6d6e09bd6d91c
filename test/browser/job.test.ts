// Check → Job in a browser: a pasted advertisement is compared with the CV, its terms lead to the fields, and it is not sent.
import { contentWith, type Person, startApp } from '../harness.ts'
import t from '../tap.ts'
import { openEditor, view } from './editor-hands.ts'
import { axeInBoth, layoutComplaints } from './layout.ts'

const app = await startApp(t)
const ANA: Person = { email: 'ana.job@example.com', name: 'Ana Job' }
const CONTENT = contentWith({
  profileSummary: 'Backend engineer who runs K8s.',
  experience: [{ id: 'a', position: 'Engineer', company: 'Kaveri', highlights: ['Built services in Go with Redis'] }],
})
const ADVERTISEMENT = `Senior Backend Engineer
Zembla Data GmbH, Berlin

Requirements
- Experience with Go and Redis
- Kubernetes
- Terraform
- English

Nice to have
- A/B testing

We offer a salary of 60,000 € and 30 days of holiday.`

t.test('an advertisement is compared, and its terms lead to the fields', async t => {
  for (const width of [390, 1_440]) {
    const viewport = { width, height: 900 }
    const { page, errors } = await openEditor(t, app, ANA, { content: CONTENT, viewport })
    const sent: string[] = []
    page.on('request', request => sent.push(request.url() + (request.postData() ?? '')))
    await view(page, 'Check')
    await page.getByRole('radio', { name: 'Job' }).check()
    const text = page.getByLabel('The advertisement')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('alert').getByText('Paste the text of an advertisement first.').waitFor()
    t.ok(await text.evaluate(element => element === document.activeElement), 'the field has the focus')
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `with an error at ${width} px`)

    await text.fill(ADVERTISEMENT)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const comparison = page.getByRole('region', { name: 'The comparison' })
    await comparison.getByText('2 of 7 terms are in your CV. 1 more in other words.').waitFor()
    await comparison.getByText('Zembla Data GmbH').waitFor()
    t.equal(await comparison.getByText('%').count(), 0)
    t.notMatch(await comparison.innerText(), /salary|holiday|Berlin/i)
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `compared at ${width} px`)

    await comparison.getByRole('button', { name: /Redis/ }).press('Enter')
    await page.waitForFunction(() => (document.activeElement as HTMLTextAreaElement).value?.includes('Redis'))
    await view(page, 'Check')
    await comparison.getByRole('button', { name: /Kubernetes yours: K8s/ }).waitFor()
    await comparison.getByRole('button', { name: /English/ }).click()
    await page
      .locator('.step-form')
      .getByRole('heading', { name: /languages/i })
      .first()
      .waitFor()
    t.equal(sent.filter(one => /Zembla|Terraform/.test(one)).length, 0, 'nothing of the advertisement was sent')
    t.same(errors, [])
  }
})

t.test('long and foreign texts are compared, with words that say how', async t => {
  const { page, errors } = await openEditor(t, app, ANA, { content: CONTENT })
  await view(page, 'Check')
  await page.getByRole('radio', { name: 'Job' }).check()
  const text = page.getByLabel('The advertisement')
  const compare = page.getByRole('button', { name: 'Compare' })
  await text.fill(ADVERTISEMENT + ' more'.repeat(40_000))
  await compare.click()
  await page.getByText('Only the first 20,000 of 200,', { exact: false }).waitFor()
  await text.fill(`Wij zoeken een ontwikkelaar met Redis en Terraform voor het team van de klant.`)
  await compare.click()
  await page.getByText('For this language there are no word lists').waitFor()
  await text.fill('x'.repeat(20_000))
  await compare.click()
  await page.getByRole('alert').getByText('No terms were found in this text.').waitFor()
  t.same(errors, [])
})
