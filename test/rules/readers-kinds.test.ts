// Files are recognised by their content; unreadable files are refused with the reason, and archives cannot fill the memory.
import { randomBytes } from 'node:crypto'
import { Document, Packer, Paragraph } from 'docx'
import { kindOf } from '../../api/resume/readers/kind.ts'
import { readLinkedIn } from '../../api/resume/readers/linkedin.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { Unreadable } from '../../api/resume/readers/reading.ts'
import { openZip } from '../../api/resume/readers/zip.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { zipOf } from '../zip-writer.ts'
import { refusalOf, refuses } from './readings.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const SKILLS = 'Name\nRust\n'

t.test('each kind is recognised by its content', async t => {
  const kinds: [string, Uint8Array][] = [
    ['pdf', bytesOf('%PDF-1.7\n')],
    ['pdf', bytesOf('\n junk before %PDF-1.4')],
    ['docx', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '<x/>' })],
    ['linkedin', zipOf({ 'Complete_Export/Email Addresses.csv': 'Email Address\n' })],
    ['linkedin', zipOf({ 'Recommendations_Received.csv': '' })],
    [
      'europass',
      bytesOf('\ufeff<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>'),
    ],
    ['europass', bytesOf('<ep:Candidate xmlns:ep="http://www.europass.eu/1.0">')],
    ['europass', new Uint8Array(Buffer.from('\ufeff<Candidate xmlns="http://www.europass.eu/1.0">', 'utf16le'))],
    ['json_resume', bytesOf(' {"work": []}')],
    ['reactive_resume', bytesOf('{"basics": {}, "sections": {}}')],
    ['rendercv', bytesOf('# mine\n\ncv: # all of it\n\n  # name\n  name: Asha\n')],
    ['markdown', bytesOf('# Asha Rao\n\nEngineer\n')],
    ['markdown', bytesOf('Asha Rao\n========\n')],
    ['markdown', bytesOf('Asha\n\n[site](https://asha.example)\n')],
    ['text', bytesOf('Asha Rao\nEngineer\nBMW, 2019 - 2020\n')],
    ['text', bytesOf('BMW engineer\n')],
    ['text', bytesOf('cv: none\nAsha')],
    ['text', latin('R\xe9sum\xe9 of Andr\xe9\n')],
  ]
  for (const [kind, bytes] of kinds) t.equal(kindOf(bytes), kind, kind)
})

t.test('unreadable files are refused with advice', async t => {
  const pad = '\0'.repeat(64)
  const cases: [string, RegExp, Uint8Array][] = [
    ['empty', /empty/, new Uint8Array()],
    ['empty', /no text/, bytesOf('\ufeff \n\t ')],
    ['empty', /empty/, zipOf({})],
    ['unsupported_kind', /picture/, latin(`\x89PNG\r\n\x1a\n${pad}`)],
    ['unsupported_kind', /picture/, latin(`\xff\xd8\xff\xe0${pad}`)],
    ['unsupported_kind', /picture/, latin(`RIFF....WEBP${pad}`)],
    ['unsupported_kind', /picture/, latin(`\0\0\0\x18ftypheic${pad}`)],
    ['unsupported_kind', /\.docx or PDF/, latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${pad}`)],
    [
      'encrypted',
      /password/,
      new Uint8Array(
        Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.from('EncryptedPackage', 'utf16le')]),
      ),
    ],
    ['unsupported_kind', /RTF/, bytesOf('{\\rtf1 Asha}')],
    ['unsupported_kind', /Unpack/, latin('\x1f\x8b\x08\0')],
    ['unsupported_kind', /Print it/, bytesOf('<!doctype html><h1>Asha</h1>')],
    ['unsupported_kind', /Print it/, bytesOf('<?xml version="1.0"?><note/>')],
    [
      'unsupported_kind',
      /another program/,
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }),
    ],
    ['unsupported_kind', /Unpack it/, zipOf({ 'photo.jpg': 'x' })],
    ['unsupported_kind', /no CV/, bytesOf('{"a": 1}')],
    ['broken', /JSON/, bytesOf('{"basics": {"name": ')],
    ['too_complex', /nested/, bytesOf('['.repeat(100_000))],
    ['unsupported_kind', /cannot be read/, latin(`MZ\x90\0${pad}`)],
  ]
  for (const [code, words, bytes] of cases)
    refuses(t, () => kindOf(bytes), { code, message: words }, `${code} ${words}`)
})

t.test('an archive over the limit is refused while it is unpacked, whatever size it declares', async t => {
  const bomb = new Uint8Array(30 * 1024 * 1024)
  for (const size of [undefined, 20]) {
    const bytes = zipOf({ 'Skills.csv': bomb }, size === undefined ? {} : { size })
    refuses(t, () => readLinkedIn(bytes), { code: 'too_large' })
  }
  // Entries that are small each count together.
  const part = Buffer.alloc(15 * 1024 * 1024, randomBytes(20_000))
  const zip = openZip(zipOf({ a: part, b: part, c: part }))
  zip.unpack('a')
  zip.unpack('b')
  refuses(t, () => zip.unpack('c'), { code: 'too_large' })
})

t.test('archives with thousands of entries, with a password, or cut short are refused', async t => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.csv`, '']))
  refuses(t, () => kindOf(zipOf(many)), { code: 'too_complex' })
  refuses(t, () => kindOf(zipOf({ 'Skills.csv': SKILLS }, { isEncrypted: true })), { code: 'encrypted' })
  refuses(t, () => kindOf(zipOf({ 'Skills.csv': SKILLS }, { count: 9 })), { code: 'broken' })
  const whole = zipOf({ 'Skills.csv': SKILLS, 'Languages.csv': 'Name\nMarathi\n' })
  const codes = Array.from({ length: whole.length - 4 }, (_, index) =>
    refusalOf(() => kindOf(whole.subarray(0, index + 4))),
  ).map(refusal => refusal !== 'none' && refusal.code)
  t.strictSame([...new Set(codes)], ['broken'])
})

t.test('damaged files of any kind end in a refusal or a reading, never in another error', async t => {
  const whole = zipOf({ 'Skills.csv': SKILLS, 'Positions.csv': 'Company Name,Title\nKaveri,Engineer\n' })
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(damage, changes => {
        const bytes = new Uint8Array(whole)
        for (const [at, byte] of changes) bytes[at] = byte
        refusalOf(() => kindOf(bytes) === 'linkedin' && readLinkedIn(bytes))
      }),
    ),
  )
  t.doesNotThrow(() =>
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => void refusalOf(() => kindOf(bytes)))),
  )
})

/** A reader's result for a file, and the milliseconds of processor that it took. */
async function readingOf(bytes: Uint8Array): Promise<{ said: string; ms: number }> {
  const before = process.cpuUsage()
  const said = await readCvFile(bytes).then(
    ({ kind }) => kind as string,
    error => (error instanceof Unreadable ? error.code : String(error)),
  )
  const { user, system } = process.cpuUsage(before)
  return { said, ms: (user + system) / 1_000 }
}
const WORD_KINDS = 'text markdown docx json_resume broken too_complex too_large empty unsupported_kind'.split(' ')
const wordFile = async (text: string) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] })))

t.test('long runs of one sign, in a line or in lines, are read in a short time or refused with a message', async t => {
  const runs = [
    '7',
    '978-3-16-148410-0 ',
    ' ',
    '\t',
    '.',
    '-',
    ',',
    'a',
    '(',
    '[a](b',
    '*a',
    '_a',
    '👩‍💻',
    'e\u0301',
    '\ufdfa',
  ]
  for (const run of [
    ...runs,
    'a@',
    'a@b.co ',
    'a.',
    '2019 - 2020 ',
    'March ',
    '2019 - present (3 years) ',
    '"',
    '<a',
    '年',
    '\r',
  ]) {
    const text = run.repeat(20_000 / run.length)
    const lines = text.replace(/(.{50})/gsu, '$1\n')
    const files = {
      text: bytesOf(`Asha Rao\n\nEXPERIENCE\n\nEngineer, Acme 2019\n${text}\n`),
      lines: bytesOf(`Asha Rao\n\nEXPERIENCE\n\n${lines}\n`),
      markdown: bytesOf(`# Asha Rao\n\n## Experience\n\n${text}\n`),
      rendercv: bytesOf(`cv:${'\r\n'.repeat(40)}${text}`),
      json: bytesOf(JSON.stringify({ basics: { name: 'Asha', summary: text.slice(0, 4_000) } })),
      docx: await wordFile(text.replace(/[\r\t]/g, ' ')),
    }
    for (const [form, bytes] of Object.entries(files)) {
      const { said, ms } = await readingOf(bytes)
      t.ok(WORD_KINDS.includes(said), `${JSON.stringify(run)} as ${form}: ${said}`)
      t.ok(ms < 15_000, `${JSON.stringify(run)} as ${form}: ${ms} ms of processor`)
    }
  }
})

t.test('44 digits, and four ISBNs in a line, are no date and take no time', async t => {
  const isbns = '978-3-16-148410-0, 978-0-306-40615-7, 978-1-4028-9462-6, 978-0-13-468599-1'
  for (const line of ['7'.repeat(44), isbns, isbns.replace(/[-, ]/g, ''), '20192020'.repeat(40), 'mar'.repeat(40)]) {
    const { said, ms } = await readingOf(bytesOf(`Asha Rao\n\nPUBLICATIONS\n\n${line}\nA Book\n2019 - 2020\n`))
    t.equal(said, 'text')
    t.ok(ms < 2_000, `${line.slice(0, 20)}: ${ms} ms of processor`)
  }
})

t.test('a line of ten megabytes is refused with a message in every kind of file', async t => {
  for (const letter of ['a', '7', ' a', '\ufdfa ']) {
    const text = letter.repeat(10_000_000 / Buffer.byteLength(letter))
    const files = [
      `Asha\n${text}`,
      `# Asha\n${text}`,
      `name,title\n${text},x`,
      JSON.stringify({ basics: { summary: text } }),
    ]
    for (const file of [...files, `<html><p>${text}</p></html>`, `cv:\n  name: ${text}\n`]) {
      const { said, ms } = await readingOf(bytesOf(file))
      t.ok(['too_complex', 'broken', 'unsupported_kind'].includes(said), `${file.slice(0, 12)}: ${said}`)
      t.ok(ms < 10_000, `${file.slice(0, 12)}: ${ms} ms of processor`)
    }
    const { said, ms } = await readingOf(await wordFile(text.slice(0, 9_000_000)))
    t.ok(WORD_KINDS.includes(said), `docx: ${said}`)
    t.ok(ms < 20_000, `docx: ${ms} ms of processor`)
  }
})
