// The desk of an institution in a browser, without a mouse: opened by mail, searched, answered, withdrawn and left; checked by axe.
import type { Page } from 'playwright-core'
import { newPage, signedInPage } from '../../browser/browser.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from '../../browser/layout.ts'
import { createCv } from '../../cv-calls.ts'
import { startDesks } from '../../desk-harness.ts'
import { onePage } from '../../fixtures/hostile-pdfs.ts'
import { content, EDUCATION } from '../../institutions-harness.ts'
import t, { type Test } from '../../tap.ts'

const MAILBOX = 'registrar@uni.example'
const { app, ask, newAsker, answered, linkTo, requests } = await startDesks(t)

/** A request by a new person, with evidence and prose. */
async function newRequest(name: string, reference: string) {
  const who = await newAsker()
  const study = {
    ...content.education?.undergraduation,
    score: '8.9',
    scoreScale: '10',
    description: 'Wrote a *thesis*.',
  }
  const own = { ...content, personalDetails: { name }, education: { undergraduation: study } }
  const cv = await createCv(who, { content: own as typeof content })
  await who.post(`/cvs/${cv}/proofs/${EDUCATION}`).attach('file', onePage(), 'degree.pdf').expect(201)
  await ask(cv, MAILBOX, EDUCATION, who, 'University of Example', { reference }).expect(201)
  const level = async () =>
    (await who.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation as { level: string }
  return { who, cv, level }
}

async function looksRight(t: Test, page: Page, name: string): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [], `${name} at ${width}`)
  }
}

/** Focuses a control, of the dialog where one is open, and presses a key there. */
async function press(page: Page, role: 'button' | 'checkbox' | 'link', name: string | RegExp, key = 'Enter') {
  const dialog = page.getByRole('dialog')
  const scope = (await dialog.count()) > 0 ? dialog : page
  await scope
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .focus()
  await page.keyboard.press(key)
}

t.test('a mailbox answers by keyboard alone', async t => {
  await answered(MAILBOX)
  const people = ['Zoe Ali', 'Bo Ek', 'Ana Śrī', 'Meera Krishnamurthy-Venkataraman']
  const made = []
  for (const [at, name] of people.entries()) made.push(await newRequest(name, `21CS100${at}`))
  const [zoe, bo, ana] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]]

  const { page, errors, violations } = await newPage(t)
  await page.goto(`${app.url}/desk`)
  await page.getByRole('heading', { level: 1, name: 'The desk of your mailbox' }).waitFor()
  await looksRight(t, page, 'closed')
  await page.getByLabel('Address of the mailbox').focus()
  await page.keyboard.type('Registrar@uni.example')
  await page.keyboard.press('Enter')
  await page.getByText('If a mailbox with the address Registrar@uni.example').waitFor()
  errors.length = 0
  await page.goto(`${app.url}/desk/open/${await linkTo(MAILBOX)}`)
  await press(page, 'button', 'Open the desk')
  await page.getByRole('heading', { level: 1, name: `Requests to ${MAILBOX}` }).waitFor()
  await page.getByText('4 open').waitFor()
  await looksRight(t, page, 'open')
  t.same(await keyboardComplaints(page), [])

  await press(page, 'button', /^Details of Zoe/)
  await page.getByText('Not part of your answer').waitFor()
  await looksRight(t, page, 'detail')
  const [proof] = await Promise.all([page.waitForEvent('popup'), press(page, 'link', 'degree.pdf')])
  await proof.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await proof.close()

  await press(page, 'checkbox', /^Choose Ana/, 'Space')
  await page.getByLabel('Find a name or reference').focus()
  await page.keyboard.type('zoe')
  await page.getByText('1 found').waitFor()
  t.match(page.url(), /\/desk\?q=zoe$/)
  await press(page, 'checkbox', 'Choose all on this page', 'Space')
  await page.getByText('2 chosen').waitFor()
  await press(page, 'button', 'Confirm 2')
  await page.getByRole('dialog', { name: 'Confirm 2 requests?' }).getByText('Ana Śrī, Zoe Ali').waitFor()
  await looksRight(t, page, 'confirm')
  await page.getByLabel('Your name and office').focus()
  await page.keyboard.type('Dr. Meera Iyer, registrar')
  // The first reply is lost; the second press starts no second batch. Then the connection breaks, until after a reload.
  let lost = 0
  await page.route('**/desk/batches', async route => {
    await route.fetch()
    await (lost++ === 0 ? route.abort() : route.fallback())
  })
  await page.route('**/desk/batches/*', route => route.abort())
  await Promise.all([page.waitForEvent('requestfailed'), press(page, 'button', 'Confirm 2')])
  await page.locator('dialog button[type=submit]:enabled').waitFor()
  await press(page, 'button', 'Confirm 2')
  await page.getByText('The connection is broken').waitFor()
  await looksRight(t, page, 'progress')
  await page.reload()
  await page.getByText('The connection is broken').waitFor()
  await page.unroute('**/desk/batches/*')
  await page.getByText('2 of 2 confirmed by “Dr. Meera Iyer, registrar”').waitFor()
  t.equal(await app.connection.collection('desk_batches').countDocuments({}), 1)
  t.match(await zoe.level(), { level: 'confirmed', confirmation: { name: 'Dr. Meera Iyer, registrar' } })
  t.match(await ana.level(), { level: 'confirmed' })
  await looksRight(t, page, 'finished')

  await page.goto(`${app.url}/desk`)
  await press(page, 'checkbox', /^Choose Bo/, 'Space')
  await press(page, 'checkbox', /^Choose Meera/, 'Space')
  await made[3]?.who.delete(`/cvs/${made[3].cv}?now=true`).expect(204)
  await press(page, 'button', 'Decline 2')
  await page.getByRole('dialog').waitFor()
  t.equal(await page.getByLabel('Your name and office').inputValue(), 'Dr. Meera Iyer, registrar')
  await page.getByLabel('Note for the owners').focus()
  await page.keyboard.type('No record of this')
  await press(page, 'button', 'Decline 2')
  await page.getByText('Gone: removed, expired, or in no CV any more: Meera').waitFor()
  t.match(await bo.level(), { level: 'evidence', requests: [{ status: 'declined', note: 'No record of this' }] })
  await page.getByText('New requests to your mailbox appear here.').waitFor()

  await press(page, 'link', 'Decided')
  await page.getByLabel('Find a person, by the beginning').focus()
  await page.keyboard.type('zo')
  await page.getByText('Ana Śrī', { exact: true }).waitFor({ state: 'detached' })
  await press(page, 'checkbox', /^Choose Zoe/, 'Space')
  await looksRight(t, page, 'decided')
  await press(page, 'button', 'Withdraw 1')
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('Reason, for the owners').focus()
  await page.keyboard.type('Mixed up')
  await press(page, 'button', 'Withdraw 1')
  await page.getByText('1 of 1 withdrawn').waitFor()
  await page.locator('.tag', { hasText: 'Withdrawn' }).waitFor()
  t.match(await zoe.level(), { level: 'evidence', requests: [{ status: 'revoked', note: 'Mixed up' }] })

  await page.reload()
  await page.getByRole('button', { name: /^Undo/ }).waitFor()
  await press(page, 'button', /^Undo/)
  await page.getByRole('dialog', { name: 'Withdraw 2 confirmations?' }).getByText('Ana Śrī, Zoe Ali').waitFor()
  await page.getByLabel('Reason, for the owners').focus()
  await page.keyboard.type('All of them')
  await press(page, 'button', 'Withdraw 2')
  await page.getByText('Answered before, so left as it was: Zoe Ali').waitFor()
  t.match(await ana.level(), { level: 'evidence', requests: [{ status: 'revoked', note: 'All of them' }] })

  await press(page, 'link', 'Mails')
  await page.getByLabel('How often').selectOption('weekly')
  await page.getByText('Saved.').waitFor()
  await looksRight(t, page, 'mails')
  await press(page, 'button', 'Leave')
  await page.getByRole('heading', { level: 1, name: 'The desk of your mailbox' }).waitFor()
  t.equal(await page.evaluate(() => sessionStorage.getItem('trucv.desk-batches')), '[]')
  t.same(violations, [])
})

t.test('what is chosen stays chosen on other pages', async t => {
  const mailbox = 'many@uni.example'
  await answered(mailbox)
  const { _id: _, ...one } = (await requests.findOne({ mailbox })) as Record<string, unknown>
  const copies = Array.from({ length: 120 }, (_, at) => ({
    ...{ ...one, _id: `${at}`.padStart(21, 'c'), tokenHash: `copy${at}`, status: 'sent', decidedAt: null },
    ...{ value: { degree: `Degree ${at}`, institution: 'X' }, person: `Person ${at}`, personKey: `person ${at}` },
  }))
  await requests.insertMany(copies as never)
  await app.anyone().post('/desk/links').send({ email: mailbox }).expect(204)
  const { page } = await newPage(t)
  await page.goto(`${app.url}/desk/open/${await linkTo(mailbox)}`)
  await press(page, 'button', 'Open the desk')
  await page.getByText('120 open').waitFor()
  await press(page, 'checkbox', 'Choose all on this page', 'Space')
  await page.getByText('100 chosen').waitFor()
  await press(page, 'button', 'Next')
  await page.getByText('Page 2').waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.rows > li').length === 20)
  await press(page, 'checkbox', 'Choose all on this page', 'Space')
  await page.getByText('120 chosen').waitFor()
  await press(page, 'button', 'Previous')
  await page.getByText('Page 1').waitFor()
  await page.getByRole('button', { name: 'Confirm 120' }).waitFor()
  await looksRight(t, page, 'many')
})

t.test('a closed desk ends no session of an account', async t => {
  const { page } = await signedInPage(t, app, { email: 'dean@uni.example', name: 'Dean' })
  await page.goto(`${app.url}/desk`)
  await page.getByRole('heading', { level: 1, name: 'The desk of your mailbox' }).waitFor()
  t.ok(await page.evaluate(() => localStorage.getItem('googleIdToken')))
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()
})
