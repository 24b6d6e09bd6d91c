// Word files: what their pages show is read, in its order, and what is deleted, hidden or a comment is not.
import { readDocx } from '../../api/resume/readers/docx.ts'
import t from '../tap.ts'
import { zipOf } from '../zip-writer.ts'
import { shown } from './readings.ts'

const W = 'xmlns:w="w" xmlns:r="r" xmlns:mc="mc" xmlns:wps="wps" xmlns:v="v"'
const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`
const heading = (text: string) => p(text, '<w:pStyle w:val="Kop1"/>')
const item = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>')
const bold = (text: string) => p(run(text, '<w:b/>'))
const cell = (...content: string[]) => `<w:tc><w:tcPr/>${content.join('')}</w:tc>`
const table = (...rows: string[][]) => `<w:tbl>${rows.map(cells => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`
const TAB = '<w:r><w:tab/></w:r>'
const STYLES = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Kop1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style><w:style w:type="character" w:styleId="Weg"><w:name w:val="Weg"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Punt"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style></w:styles>`
const LISTS = `<w:numbering ${W}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`

/** `parts`: XML of headers, footers and notes by their names, each referred to from the end of the document. */
async function read(body: string, parts: Record<string, string> = {}, { end = '', settings = '', links = '' } = {}) {
  const names = Object.keys(parts).filter(name => /header|footer/.test(name))
  const references = names.map(
    (name, at) =>
      `<w:${name.replace(/(?:First|Even|\d).*/, '')}Reference w:type="${/First/.test(name) ? 'first' : /Even/.test(name) ? 'even' : 'default'}" r:id="rId${at}"/>`,
  )
  const relations = names.map((name, at) => `<Relationship Id="rId${at}" Target="${name}.xml"/>`)
  const files = {
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}<w:sectPr>${references.join('')}${end}</w:sectPr></w:body></w:document>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': LISTS,
    'word/settings.xml': `<w:settings ${W}>${settings}</w:settings>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations.join('')}${links}</Relationships>`,
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, `<w:x ${W}>${xml}</w:x>`])),
  }
  return shown(await readDocx(zipOf(files)))
}
const NAME = p('Ines Aldana', '<w:pStyle w:val="Titel"/>')
const JOB = heading('Experience') + bold('Harbour Works Ltd') + p('Crane Operator') + p('Mar 2015 – Jul 2019')
const lines = (reading: Awaited<ReturnType<typeof read>>) => reading.pieces.map(({ text }) => text)

t.test('a header with name and addresses is the head of the CV, wherever the file has it', async t => {
  const header = p('Ines Aldana') + p('ines@example.org | +44 1632 960 177')
  const alone = await read(JOB, { header1: header })
  t.match(alone.resume.basics, { name: 'Ines Aldana', email: 'ines@example.org', phone: '+44 1632 960 177' })
  const beside = await read(NAME + JOB, { header1: p('Ines Aldana · ines@example.org') })
  t.match(beside.resume.basics, { name: 'Ines Aldana', email: 'ines@example.org' })
  t.strictSame(beside.unplaced, [])
})

t.test('of headers those count that a page shows, and the same text once', async t => {
  const parts = { headerFirst: p('ines@example.org'), header1: p('ines@example.org'), headerEven: p('Even words') }
  const plain = await read(NAME + JOB, parts)
  t.strictSame(lines(plain).slice(0, 2), ['ines@example.org', 'Ines Aldana'])
  t.notMatch(plain.all, 'Even words')
  const all = await read(NAME + JOB, parts, { end: '<w:titlePg/>', settings: '<w:evenAndOddHeaders/>' })
  t.equal(lines(all).filter(text => text === 'ines@example.org').length, 1)
  t.match(all.all, 'Even words')
})

t.test('a footer tells how to reach the person, and its other words are listed', async t => {
  const page =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>4</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const { resume, unplaced } = await read(NAME + JOB, {
    footer1: p('ines@example.org – 01632 960 177') + p(run('Page ') + page),
  })
  t.match(resume.basics, { name: 'Ines Aldana', email: 'ines@example.org', phone: '01632 960 177' })
  t.strictSame(unplaced, ['footer: Page'])
})

t.test('deleted, moved and hidden text, comments and readings above words are no text of the file', async t => {
  const body =
    NAME +
    JOB +
    item('Lifted steel') +
    p(
      `${run('Safe ')}<w:ins>${run('lifts')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom>`,
      '<w:pStyle w:val="Punt"/>',
    ) +
    item(
      `${run('Seen')}${run('unseen', '<w:vanish/>')}${run('styled', '<w:rStyle w:val="Weg"/>')}${run(' again', '<w:vanish w:val="0"/>')}`,
    ) +
    item(`<w:r><w:ruby><w:rt>${run('よみ')}</w:rt><w:rubyBase>${run('山田')}</w:rubyBase></w:ruby></w:r>`)
  const { resume, unplaced, all } = await read(body, { comments: p('A remark') })
  t.strictSame(resume.work?.[0]?.highlights, ['Lifted steel', 'Safe lifts', 'Seen again', '山田'])
  t.strictSame(unplaced, [])
  for (const word of ['gone', 'moved', 'unseen', 'styled', 'よみ', 'remark']) t.notMatch(all, word)
})

t.test('a text box is read once, in whatever form it is kept, and content controls and notes are read', async t => {
  const box = (text: string) => `<w:txbxContent>${p(text)}</w:txbxContent>`
  const drawing = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('ines@example.org')}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box('ines@example.org')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  const control = `<w:sdt><w:sdtPr><w:alias w:val="Job"/></w:sdtPr><w:sdtContent>${JOB}</w:sdtContent></w:sdt>`
  const reading = await read(NAME + p(drawing) + control, {
    footnotes: `<w:footnote>${p('On leave in 2017')}</w:footnote>`,
  })
  t.equal(lines(reading).filter(text => text === 'ines@example.org').length, 1)
  t.match(reading.resume, { basics: { email: 'ines@example.org' }, work: [{ name: 'Harbour Works Ltd' }] })
  t.strictSame(reading.unplaced, ['note: On leave in 2017'])
})

t.test('a table lays out dates beside jobs, headings beside sections, and columns', async t => {
  const dated = await read(
    NAME +
      heading('Experience') +
      table([
        cell(p('2015 – 2019'), p('Leeds, UK')),
        cell(bold('Harbour Works Ltd'), p('Crane Operator'), item('Lifted steel')),
      ]),
  )
  const job = { name: 'Harbour Works Ltd', position: 'Crane Operator', startDate: '2015', endDate: '2019' }
  t.match(dated.resume.work, [{ ...job, location: 'Leeds, UK', highlights: ['Lifted steel'] }])
  const hanging = await read(
    NAME +
      table(
        [cell(p('EXPERIENCE')), cell(bold('Harbour Works Ltd'), p('Crane Operator'), p('2015 – 2019'))],
        [cell(p('SKILLS')), cell(p('Rigging, Welding'))],
      ),
  )
  t.match(hanging.resume, { work: [job], skills: [{ name: 'Rigging' }, { name: 'Welding' }] })
  const columns = await read(
    NAME +
      table([
        cell(p('ines@example.org'), heading('Skills'), p('Rigging'), p('Welding')),
        cell(JOB, item('Lifted steel for nine bridges and their approaches')),
      ]),
  )
  t.match(columns.resume, {
    basics: { email: 'ines@example.org' },
    work: [{ name: 'Harbour Works Ltd' }],
    skills: [{ name: 'Rigging' }, { name: 'Welding' }],
  })
})

t.test('signs of Word are their letters: hyphens, symbols, tabs, fields with links', async t => {
  const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>'
  const field =
    '<w:fldSimple w:instr=" HYPERLINK &quot;https://aldana.example&quot; "><w:r><w:t>site</w:t></w:r></w:fldSimple>'
  const link = `<w:hyperlink r:id="web">${run('profile')}</w:hyperlink>`
  const { resume } = await read(
    NAME +
      p(`${field}${TAB}${link}`) +
      heading('Experience') +
      p(`${run('Harbour Works Ltd', '<w:b/>')}${TAB}${TAB}${run('2015 – 2019')}`) +
      p('Crane Operator') +
      p(
        `${symbol}${run(' Heavy')}<w:r><w:noBreakHyphen/></w:r>${run('lift co\u00adordi')}<w:r><w:softHyphen/></w:r>${run('nation, o\ufb03ces')}`,
      ),
    {},
    { links: '<Relationship Id="web" Target="https://www.linkedin.com/in/aldana" TargetMode="External"/>' },
  )
  t.match(resume.basics, { url: 'https://aldana.example', profiles: [{ username: 'aldana' }] })
  t.match(resume.work, [
    { name: 'Harbour Works Ltd', startDate: '2015', endDate: '2019', highlights: ['Heavy-lift coordination, offices'] },
  ])
})

t.test('a name on two large lines is one name, a profession below it is not', async t => {
  const big = (text: string, size: number) => p(run(text, `<w:sz w:val="${size}"/>`))
  const two = await read(big('Ines', 52) + big('Aldana', 52) + p('ines@example.org') + JOB)
  t.equal(two.resume.basics?.name, 'Ines Aldana')
  const role = await read(big('Ines Aldana', 52) + big('Civil Engineer', 52) + p('ines@example.org') + JOB)
  t.match(role.resume.basics, { name: 'Ines Aldana', label: 'Civil Engineer' })
})

t.test('the rows of a Japanese table are schools and employers with their periods', async t => {
  const event = (year: string, month: string, text: string) => [cell(p(year)), cell(p(month)), cell(p(text))]
  const { resume, unplaced, invented } = await read(
    p('佐藤 美咲', '<w:pStyle w:val="Titel"/>') +
      heading('Education') +
      table(
        event('年', '月', '学歴'),
        event('平成22', '4', '北星大学 文学部 入学'),
        event('2014', '3', '北星大学 文学部 卒業'),
      ) +
      heading('Experience') +
      table(
        event('2014', '4', '株式会社みどり 入社'),
        event('2018', '9', '一身上の都合により退職'),
        event('2018', '10', '有限会社そら 入社'),
        event('', '', '現在に至る'),
      ),
  )
  t.match(resume.education, [{ institution: '北星大学', startDate: '2010-04', endDate: '2014-03' }])
  t.match(resume.work, [{ startDate: '2014-04', endDate: '2018-09' }, { startDate: '2018-10' }])
  t.match(JSON.stringify(resume.work), /株式会社みどり.*有限会社そら/)
  t.notMatch(resume.work?.[1], { endDate: /./ })
  t.strictSame([unplaced, invented], [[], []])
})

t.test('a document that is no XML, has a document type or is too large is refused', async t => {
  const one = (xml: string) => readDocx(zipOf({ 'word/document.xml': xml }))
  const body = (text: string) => `<w:document ${W}><w:body>${text}</w:body></w:document>`
  await t.rejects(one('<w:document><w:body>'), { code: 'broken' })
  await t.rejects(one(`<!DOCTYPE x [<!ENTITY e "Ines">]>${body(p('&e;'))}`), { code: 'broken' })
  await t.rejects(one(body(p(''))), { code: 'empty' })
  await t.rejects(one(body('<w:p/>'.repeat(2_000_000))), { code: 'too_large' })
  await t.rejects(one(body(Array.from({ length: 20_001 }, (_, at) => p(`Ines ${(at * 7_919) % 10_007}`)).join(''))), {
    code: 'too_complex',
  })
  await t.rejects(one(`${'<w:a>'.repeat(5_000)}${'</w:a>'.repeat(5_000)}`), { code: 'broken' })
  // Word on the web numbers the document.
  t.match(await readDocx(zipOf({ 'word/document2.xml': body(NAME) })), { resume: { basics: { name: 'Ines Aldana' } } })
})

t.test('bold heads are heads also where they have most of the letters', async t => {
  const study = (head: string, when: string) => [bold(head), p(when)]
  const body = [
    p('Ada Sample'),
    heading('Education'),
    ...study('MA, History of the Northern Islands, Quillmoor College', '2010 – 2013'),
    ...study('BA, Philosophy and Ancient Languages, Thornby College', '2006 – 2009'),
  ]
  const { resume } = await read(body.join(''))
  t.match(resume.education, [{ institution: 'Quillmoor College' }, { institution: 'Thornby College' }])
})
