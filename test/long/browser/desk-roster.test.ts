// At the desk of a mailbox a roster is compared with the open requests, in the browser: what it finds, what leaves the page, and what
// files that are no roster do.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from '../../browser/layout.ts'
import { watchTraffic } from '../../browser/traffic.ts'
import { createCv } from '../../cv-calls.ts'
import { startDesks } from '../../desk-harness.ts'
import { content, EDUCATION, study } from '../../institutions-harness.ts'
import t, { type Test } from '../../tap.ts'
import { zipOf } from '../../zip-writer.ts'

const { app, answered, ask, linkTo, newAsker, requests } = await startDesks(t)

const degree = 'Bachelor of Technology'
/** `count` open requests of different people; the facts of each follow from its number. */
async function requestsTo(mailbox: string, count: number): Promise<void> {
  const who = await newAsker()
  const cv = await createCv(who, { content })
  const more = { reference: 'CS0' }
  const { id } = (await ask(cv, mailbox, EDUCATION, who, 'University of Example', more).expect(201)).body.request
  const one = await requests.findOneAndDelete({ _id: id })
  const copies = Array.from({ length: count }, (_, at) => ({
    ...one,
    _id: `${at}`.padStart(21, mailbox.slice(0, 1)),
    ...{ userId: `u${at}`, digest: `d${at}`, tokenHash: `${mailbox} ${at}`, reference: `CS${at}` },
    ...{ person: `Asha Verma ${at}`, personKey: `asha verma ${at}` },
    // A request for the whole of a section, with its prose.
    ...(at === 7 && { scope: 'whole' }),
    value: {
      institution: study.institution,
      degree,
      endDate: `20${10 + (at % 10)}-06`,
      score: '8.9',
      scoreScale: '10',
    },
  }))
  await requests.insertMany(copies as never)
}

const HEADINGS = 'S. No.;Name of the student;Roll no.;Degree;University;Year of passing;CGPA (out of 10);Remarks'
const rowOf = (at: number, changes: { name?: string; year?: string; score?: string; reference?: string } = {}) => {
  const { name = `ASHA VERMA ${at}`, year = `06/20${10 + (at % 10)}`, score = '8,90', reference = `CS${at}` } = changes
  return `${at + 1};${name};${reference};B.Tech.;UNIVERSITY OF EXAMPLE;${year};${score};Quillfeather-${at}`
}
const csvOf = (rows: readonly string[]) => ['University of Example: convocation;;', HEADINGS, ...rows].join('\r\n')
/** A file on disk, which the browser opens itself. */
const fileOf = (t: Test, name: string, content: string | Uint8Array) =>
  join(t.testdir({ [name]: Buffer.from(content as string) }), name)

/** Opens the desk with the link of a mail, and the panel. */
async function openPanel(t: Test, mailbox: string) {
  const open = await newPage(t, { viewport: { width: 1280, height: 900 } })
  await app.anyone().post('/desk/links').send({ email: mailbox }).expect(204)
  await open.page.goto(`${app.url}/desk/open/${await linkTo(mailbox)}`)
  await open.page.getByRole('button', { name: 'Open the desk' }).press('Enter')
  await open.page.getByRole('button', { name: 'Compare with a roster' }).press('Enter')
  await open.page.getByRole('heading', { name: 'Compare with a roster' }).waitFor()
  return open
}
const drop = (page: Page, file: string) => page.getByLabel('Roster', { exact: true }).setInputFiles(file)
const compared = (page: Page) => page.getByRole('status').filter({ hasText: 'Compared' }).waitFor()
const groupOf = (page: Page, title: string) => page.getByRole('region', { name: title })

t.test(
  'a roster of 1,000 rows: the equal are confirmed by one press, the others are shown with both values',
  async t => {
    const mailbox = 'a-registrar@rows.example'
    await answered(mailbox)
    await requestsTo(mailbox, 1_000)
    const { page, context, errors } = await openPanel(t, mailbox)
    const traffic = watchTraffic()
    traffic.watch(context)
    const rows = Array.from({ length: 1_000 }, (_, at) => rowOf(at))
    rows[1] = rowOf(1, { year: '2011' })
    rows[2] = rowOf(2, { score: '9,80' })
    rows[3] = rowOf(3, { name: 'Аsha Verma 3' })
    rows[4] = `${rowOf(4)}\r\n${rowOf(4)}`
    rows[5] = rowOf(5, { reference: '' })
    rows.splice(6, 1)
    await drop(page, fileOf(t, 'roster.csv', csvOf(rows)))
    await compared(page)
    const sent = traffic.sent.map(text => text.split(/\??\n/)[0]).filter(url => !url?.includes('/assets/'))
    t.same(sent, [`${app.url}/desk/facts`], 'the facts are fetched, and nothing else')
    t.notMatch(traffic.sent.join('\n'), /Quillfeather|roster\.csv|convocation|VERMA/i)

    t.match(await groupOf(page, 'Different').textContent(), /CS2Row 5.*Score.*8\.9 \/ 10.*9,80 \/ 10/)
    t.match(await groupOf(page, 'Different').textContent(), /CS3.*Name.*Looks the same, but has other characters/)
    t.match(await groupOf(page, 'Different').textContent(), /CS7.*Other text.*Everything that is written/)
    t.match(await groupOf(page, 'precision of a date').textContent(), /CS1Row 4.*2011-06.*2011/)
    t.match(await groupOf(page, 'Not certain').textContent(), /CS4Rows 7, 8.*Several rows.*CS5.*no reference/)
    t.match(await groupOf(page, 'Not found').textContent(), /CS6/)
    t.same(await keyboardComplaints(page), [])
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [], `${width} px`)
    }
    await groupOf(page, 'Not certain')
      .getByRole('button', { name: /^Choose 2/ })
      .press('Enter')
    await page.getByRole('status').filter({ hasText: '2 requests chosen' }).waitFor()

    const score = page.getByRole('combobox', { name: 'Score', exact: true })
    await score.selectOption({ label: 'Not in this file' })
    await page.getByRole('status').filter({ hasText: ': 0 equal' }).waitFor()
    t.match(await groupOf(page, 'Different').textContent(), /Show more/)
    await score.selectOption('all')
    await page.getByLabel('Score of all rows').fill('8.9 / 10')
    await page.getByRole('status').filter({ hasText: ': 994 equal' }).waitFor()
    await page.getByRole('button', { name: 'Confirm all 994 equal' }).press('Enter')
    await page.getByRole('dialog').or(page.locator('#done')).filter({ hasText: '994' }).waitFor()
    t.same(errors, [])
  },
)

t.test(
  'by keyboard: a roster of 1,000 rows, all equal confirmed in two presses, five declined, two withdrawn',
  async t => {
    const mailbox = 'd-registrar@whole.example'
    await answered(mailbox)
    for (let at = 0; at < 12; at++) {
      const who = await newAsker()
      const own = { ...content, personalDetails: { name: `Asha Verma ${at}` } }
      const undergraduation = { ...study, degree, endDate: `20${10 + at}-06`, score: '8.9', scoreScale: '10' }
      const cv = await createCv(who, { content: { ...own, education: { undergraduation } } as typeof content })
      await ask(cv, mailbox, EDUCATION, who, study.institution, { reference: `CS${at}` }).expect(201)
      await app.connection.collection('mail_ledgers').deleteMany({})
    }
    const { page, errors } = await openPanel(t, mailbox)
    // Five have another year of passing.
    const rows = Array.from({ length: 1_000 }, (_, at) => rowOf(at, { year: `06/20${at < 7 ? 10 + at : 60}` }))
    await drop(page, fileOf(t, 'roster.csv', csvOf(rows)))
    await compared(page)
    await page.getByRole('button', { name: 'Confirm all 7 equal' }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('Your name and office').focus()
    await page.keyboard.type('Dr. Meera Iyer, registrar')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm 7' }).press('Enter')
    await page.getByText('7 of 7 confirmed by “Dr. Meera Iyer, registrar”').waitFor()
    await page.getByRole('button', { name: 'Confirm all 7 equal' }).waitFor({ state: 'detached' })
    await groupOf(page, 'Different').getByRole('button', { name: 'Choose 5' }).press('Enter')
    await page.getByRole('button', { name: 'Decline 5' }).press('Enter')
    await page.getByLabel('Note for the owners').focus()
    await page.keyboard.type('We have another year')
    await page.getByRole('dialog').getByRole('button', { name: 'Decline 5' }).press('Enter')
    await page.getByText('5 of 5 declined').waitFor()
    const decided = await requests.find({ mailbox, reference: null, status: 'declined' }).toArray()
    t.same(
      decided.map(({ note }) => note),
      Array(5).fill('We have another year'),
    )

    await page.getByRole('link', { name: 'Decided' }).press('Enter')
    for (const at of [2, 3]) await page.getByRole('checkbox', { name: `Choose Asha Verma ${at}` }).press('Space')
    await page.getByRole('button', { name: 'Withdraw 2' }).press('Enter')
    await page.getByLabel('Reason, for the owners').focus()
    await page.keyboard.type('Mixed up')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw 2' }).press('Enter')
    await page.getByText('2 of 2 withdrawn').waitFor()
    // The first answer, from before the desk was opened, is among the confirmed.
    t.equal(await requests.countDocuments({ mailbox, status: 'confirmed' }), 6)
    t.same(errors, [])
  },
)

/** The longest time without a turn of the page since the start of the watch. */
const watchPage = (page: Page) =>
  page.evaluate(() => {
    const turns = { last: performance.now(), longest: 0 }
    setInterval(() => {
      turns.longest = Math.max(turns.longest, performance.now() - turns.last)
      turns.last = performance.now()
    }, 1)
    Object.assign(window, { turns })
  })
const longestTurn = (page: Page) =>
  page.evaluate(() => (window as never as { turns: { longest: number } }).turns.longest)

t.test('5,000 rows and 10,000 requests are compared, and the page stays alive', async t => {
  const mailbox = 'b-registrar@many.example'
  await answered(mailbox)
  await requestsTo(mailbox, 10_000)
  const { page, errors } = await openPanel(t, mailbox)
  await watchPage(page)
  const facts = page.waitForResponse(/\/desk\/facts\??$/).then(reply => reply.finished())
  await drop(page, fileOf(t, 'roster.csv', csvOf(Array.from({ length: 5_000 }, (_, at) => rowOf(at)))))
  await facts
  const start = performance.now()
  await compared(page)
  const took = performance.now() - start
  await groupOf(page, 'Not found').waitFor()
  t.comment(`${Math.round(took)} ms, the longest turn ${Math.round(await longestTurn(page))} ms`)
  await page.getByRole('button', { name: 'Confirm all 4999 equal' }).waitFor()
  t.same(errors, [])
})

t.test('files that are no roster: a message beside the button, and the page stays alive', async t => {
  const mailbox = 'c-registrar@bad.example'
  await answered(mailbox)
  await requestsTo(mailbox, 10)
  const { page, errors } = await openPanel(t, mailbox)
  await watchPage(page)
  const bomb = zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<r><Relationship Id="r1" Type="/worksheet" Target="a.xml"/></r>',
    'xl/a.xml': '<row><c><v>1</v></c></row>'.padEnd(80_000_000, ' '),
  })
  const cases: [name: string, file: string | Uint8Array, message: RegExp][] = [
    ['rows.csv', csvOf(Array.from({ length: 200_000 }, (_, at) => rowOf(at))), /more than 200,000 rows/],
    ['columns.csv', `${HEADINGS}\n${'x;'.repeat(501)}`, /more than 500 columns in row 2/],
    ['nul.csv', `${HEADINGS}\n1;Ra\0o`, /NUL characters/],
    ['bomb.xlsx', bomb, /unpacks to far more/],
    ['letter.docx', zipOf({ 'word/document.xml': '<w/>' }), /no XLSX workbook/],
  ]
  for (const [name, file, message] of cases) {
    await drop(page, fileOf(t, name, file))
    const alert = page.getByRole('alert').filter({ hasText: name })
    await alert.waitFor()
    t.match(await alert.textContent(), message)
    t.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Choose another file')
  }
  t.comment(`the longest turn took ${Math.round(await longestTurn(page))} ms`)
  t.same(await axeInBoth(page), [])
  const formulas = csvOf([...Array.from({ length: 9 }, (_, at) => rowOf(at)), rowOf(9, { name: '=HYPERLINK("x")' })])
  await drop(page, fileOf(t, 'formulas.csv', formulas))
  await compared(page)
  await page.getByText('1 cell begins like a formula').waitFor()
  t.equal(await page.getByRole('alert').count(), 0, 'a second file replaces the first')
  await page.getByRole('button', { name: 'Confirm all 8 equal' }).waitFor()
  t.same(errors, [])
})
