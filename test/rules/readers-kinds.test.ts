// Files are recognised by their content; what cannot be read is refused with its reason, and archives cannot fill the memory.
import { randomBytes } from 'node:crypto'
import t from 'tap'
import { kindOf } from '../../api/resume/readers/kind.ts'
import { readLinkedIn } from '../../api/resume/readers/linkedin.ts'
import { openZip } from '../../api/resume/readers/zip.ts'
import { fc } from '../dose.ts'
import { zipOf } from '../zip-writer.ts'
import { refusalOf } from './readings.ts'

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

t.test('what cannot be read is refused with what to do instead', async t => {
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
    t.match(
      refusalOf(() => kindOf(bytes)),
      { code, message: words },
      `${code} ${words}`,
    )
})

t.test(
  'an archive that unpacks to more than the limit is refused while it is unpacked, whatever it tells of its size',
  async t => {
    const bomb = new Uint8Array(30 * 1024 * 1024)
    for (const size of [undefined, 20]) {
      const bytes = zipOf({ 'Skills.csv': bomb }, size === undefined ? {} : { size })
      t.match(
        refusalOf(() => readLinkedIn(bytes)),
        { code: 'too_large' },
      )
    }
    // Entries that are small each count together.
    const part = Buffer.alloc(15 * 1024 * 1024, randomBytes(20_000))
    const zip = openZip(zipOf({ a: part, b: part, c: part }))
    zip.unpack('a')
    zip.unpack('b')
    t.match(
      refusalOf(() => zip.unpack('c')),
      { code: 'too_large' },
    )
  },
)

t.test('archives with thousands of entries, with a password, or cut short are refused', async t => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.csv`, '']))
  t.match(
    refusalOf(() => kindOf(zipOf(many))),
    { code: 'too_complex' },
  )
  t.match(
    refusalOf(() => kindOf(zipOf({ 'Skills.csv': SKILLS }, { isEncrypted: true }))),
    { code: 'encrypted' },
  )
  t.match(
    refusalOf(() => kindOf(zipOf({ 'Skills.csv': SKILLS }, { count: 9 }))),
    { code: 'broken' },
  )
  const whole = zipOf({ 'Skills.csv': SKILLS, 'Languages.csv': 'Name\nMarathi\n' })
  const codes = Array.from({ length: whole.length - 4 }, (_, index) =>
    refusalOf(() => kindOf(whole.subarray(0, index + 4))),
  ).map(told => told !== 'none' && told.code)
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
