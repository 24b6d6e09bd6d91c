// Reading rosters: the bytes that LibreOffice, Excel and Google Sheets write, and files that no roster is.
import { readRoster } from '../../web/src/desk/roster/read.ts'
import { MAX_ROWS, UnreadableRoster } from '../../web/src/desk/roster/table.ts'
import t from '../tap.ts'
import { zipOf } from '../zip-writer.ts'

const LINES = [
  ['Roll no', 'Name', 'Institution', 'CGPA'],
  ['0042', 'José Müller', 'St. "X" College; Chennai', '8,9'],
  ['0043', 'आशा वर्मा', 'Two\nlines, one cell', '9.10'],
]
const LATIN = LINES.slice(0, 2)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const csvOf = (lines: string[][], delimiter: string, end = '\r\n') =>
  lines.map(line => line.map(quoted).join(delimiter) + end).join('')
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const read = async (bytes: Uint8Array | string) => readRoster(new Blob([bytes as BlobPart]))
const cellsOf = async (bytes: Uint8Array | string) => (await read(bytes)).rows.map(({ cells }) => cells)

t.test('CSV in every encoding, with every delimiter and line end', async t => {
  for (const delimiter of [',', ';', '\t', '|']) {
    for (const end of ['\r\n', '\n', '\r']) {
      const text = csvOf(LINES, delimiter, end)
      const files = {
        'UTF-8': text,
        'UTF-8 with a mark': `\ufeff${text}`,
        'UTF-16 LE with a mark': utf16(`\ufeff${text}`),
        'UTF-16 BE with a mark': utf16(`\ufeff${text}`, true),
        'without a last line end': text.slice(0, -end.length),
        'with a first line of Excel': `sep=${delimiter}${end}${text}`,
      }
      for (const [name, file] of Object.entries(files)) t.same(await cellsOf(file), LINES, `${name} ${delimiter}`)
      // Node reads Windows-1252 as Latin-1, browsers do not: only letters of both.
      const latin = csvOf(LATIN, delimiter, end)
      t.same(await cellsOf(Buffer.from(latin, 'latin1')), LATIN, `Windows-1252 ${delimiter}`)
      for (const isBig of [false, true]) t.same(await cellsOf(utf16(latin, isBig)), LATIN, `UTF-16 ${delimiter}`)
    }
  }
})

t.test(
  'CSV as spreadsheets write it: quotes only where needed, decimal commas, empty lines, formulas as text',
  async t => {
    const text = 'Roll;Name;CGPA\n1;"Rao; A ""Ash""";8,9\n\n2;Iyer "M";9,0;;\n3;=1+1;"a\nb"\n'
    const { rows, notes } = await read(text)
    t.same(rows, [
      { number: 1, cells: ['Roll', 'Name', 'CGPA'] },
      { number: 2, cells: ['1', 'Rao; A "Ash"', '8,9'] },
      { number: 4, cells: ['2', 'Iyer "M"', '9,0'] },
      { number: 5, cells: ['3', '=1+1', 'a\nb'] },
    ])
    t.match(notes, [/^1 cell begins like a formula/])
    t.same(await cellsOf('PK,Name\n1,Rao'), [
      ['PK', 'Name'],
      ['1', 'Rao'],
    ])
    t.same(await cellsOf('""""\n"a""b","","c"'), [['"'], ['a"b', '', 'c']])
  },
)

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STYLES = `<styleSheet xmlns="${SPREADSHEET}"><numFmts count="5">
  <numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[$-409]mmm\\ yyyy;@"/>
  <numFmt numFmtId="166" formatCode="yyyy"/><numFmt numFmtId="167" formatCode="000000"/>
  <numFmt numFmtId="168" formatCode="#,##0.00\\ &quot;days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs>${[0, 14, 164, 165, 166, 167, 168, 10, 17].map(id => `<xf numFmtId="${id}" xfId="0"/>`).join('')}</cellXfs></styleSheet>`

type Book = { sheets?: Record<string, string>; strings?: string; is1904?: boolean; more?: Record<string, string> }
/** A workbook; `sheets`: the rows of each as XML. */
function workbook({ sheets = {}, strings = '', is1904 = false, more = {} }: Book): Record<string, string> {
  const names = Object.keys(sheets)
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 9}"/>`)
  const targets = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 9}" Type="${TYPE}/worksheet" Target="${index ? '/xl/' : ''}worksheets/s${index}.xml"/>`,
  )
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${SPREADSHEET}"><workbookPr date1904="${is1904}"/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}<Relationship Id="rId1" Type="${TYPE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst xmlns="${SPREADSHEET}">${strings}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/s${index}.xml`,
        `<worksheet xmlns="${SPREADSHEET}"><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  }
}

t.test(
  'XLSX: shared and inline texts, leading zeros, dates by their format, formulas by their stored result',
  async t => {
    const strings =
      '<si><t>0042</t></si><si><r><rPr><b/></rPr><t>José </t></r><r><t xml:space="preserve">Müller &amp; R&#xe1;o</t></r><rPh sb="0"><t>spoken</t></rPh></si>'
    const rows = `<row r="3" hidden="1"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" s="1"><v>42887</v></c></row>
    <row r="5"><c r="A5" t="inlineStr"><is><t>a &lt; b</t></is></c><c r="B5" s="2"><v>42887.75</v></c><c r="C5" s="3"><v>42887</v></c>
    <c r="D5" s="4"><v>42887</v></c><c r="E5" s="5"><v>42</v></c><c r="F5" s="6"><v>42887</v></c><c r="G5" s="7"><v>0.57</v></c>
    <c r="H5" s="8"><v>42887</v></c></row>
    <row r="6"><c r="A6"><f>1+1</f><v>2</v></c><c r="B6" t="str"><f>A1</f><v>text</v></c><c r="C6"><f>NOW()</f></c><c r="D6" t="b"><v>1</v></c>
    <c r="E6" t="e"><v>#N/A</v></c><c r="F6"><v>8.9000000000000004</v></c><c r="G6" t="d"><v>2017-06-01T00:00:00</v></c><c r="H6" s="1"/>
    <c r="I6"><v>210104212345678</v></c></row><row/>`
    const { rows: found, notes } = await read(
      zipOf(workbook({ sheets: { Empty: '<row r="1"/>', 'A &amp; B': rows }, strings })),
    )
    t.same(found, [
      { number: 3, cells: ['0042', 'José Müller & Ráo', '', '2017-06-01'] },
      { number: 5, cells: ['a < b', '2017-06-01', '2017-06', '2017', '000042', '42887', '57%', '2017-06'] },
      { number: 6, cells: ['2', 'text', '', 'TRUE', '#N/A', '8.9', '2017-06-01', '', '210104212345678'] },
    ])
    t.match(notes, [/^Of 2 sheets, “A & B” was read/, /^1 formula has no stored result/])
  },
)

t.test('XLSX: prefixed names, cells without addresses, the calendar of 1904', async t => {
  const plain = '<row><c t="inlineStr"><is><t>x</t></is></c><c s="1"><v>61</v></c></row>'
  t.same(await cellsOf(zipOf(workbook({ sheets: { One: plain } }))), [['x', '1900-03-01']])
  const later = '<row><c s="1"><v>41425</v></c></row>'
  t.same(await cellsOf(zipOf(workbook({ sheets: { One: later }, is1904: true }))), [['2017-06-01']])
  const prefixed = Object.entries(workbook({ sheets: { One: '<row r="1"><c r="B1"><v>7</v></c></row>' } })).map(
    ([path, xml]) => [path, path.endsWith('.rels') ? xml : xml.replace(/<(\/?)(?=\w)/g, '<$1x:')],
  )
  t.same(await cellsOf(zipOf(Object.fromEntries(prefixed))), [['', '7']])
})

t.test('files that are no roster are refused with a message that says why', async t => {
  const sheet = (rows: string) => zipOf(workbook({ sheets: { One: rows } }))
  const many = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count)
  const packed = sheet(many(3))
  const strings = `<si>${' '.repeat(500_000)}</si>`.repeat(140)
  const bomb = workbook({ sheets: { One: many(1) }, strings })
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const locked = Buffer.concat([compound, utf16('EncryptedPackage')])
  const cases: [name: string, file: Uint8Array | string, message: RegExp][] = [
    ['NUL', 'Roll,Name\n1,Ra\0o\n', /NUL characters/],
    ['rows of CSV', 'a,b\n'.repeat(MAX_ROWS + 1), /more than 200,000 rows/],
    ['columns of CSV', `a\n${'b,'.repeat(500)}b`, /more than 500 columns in row 2/],
    ['a long cell', `a,"${'b'.repeat(40_000)}"`, /a cell with more than 32,767 characters in row 1/],
    ['open quotation mark', 'Roll,Name\n1,"Rao\n2,Iyer\n', /A quotation mark opens in row 2/],
    ['rows of XLSX', sheet(many(MAX_ROWS + 1)), /more than 200,000 rows/],
    ['columns of XLSX', sheet('<row r="4"><c r="XFD4"><v>1</v></c></row>'), /more than 500 columns in row 4/],
    ['ZIP bomb', zipOf(bomb), /unpacks to far more/],
    ['ZIP bomb with a false size', zipOf(bomb, { size: 10 }), /unpacks to far more/],
    ['endless text', sheet(`<row><c t="str"><v>${'x'.repeat(3_000_000)}`), /unpacks to far more/],
    ['half a file', packed.slice(0, packed.length / 2), /damaged/],
    ['changed bytes', packed.map((byte, at) => (at > 60 && at < 1_500 ? byte ^ 0x55 : byte)), /damaged/],
    ['locked ZIP', zipOf(workbook({ sheets: { One: many(1) } }), { isEncrypted: true }), /locked with a password/],
    ['locked workbook', locked, /locked with a password/],
    ['old workbook', compound, /old Excel workbook/],
    ['another ZIP', zipOf({ 'word/document.xml': '<w/>' }), /no XLSX workbook/],
    ['page', '<!DOCTYPE html><table><tr><td>1', /no table/],
    ['PDF', '%PDF-1.7', /no table/],
    ['empty', '', /no rows/],
    ['blank', '\n ,\n', /no rows/],
    ['empty workbook', sheet(''), /no rows/],
  ]
  for (const [name, file, message] of cases) {
    const error = await read(file).catch((thrown: unknown) => thrown)
    t.ok(error instanceof UnreadableRoster, name)
    t.match((error as Error).message, message, name)
  }
})

t.test('200,000 rows are read in slices', async t => {
  const file = csvOf(LATIN, ',').repeat(MAX_ROWS / 2)
  let beats = 0
  const beat = setInterval(() => beats++, 1)
  t.equal((await read(file)).rows.length, MAX_ROWS)
  clearInterval(beat)
  t.ok(beats >= 3, `${beats} slices`)
})
