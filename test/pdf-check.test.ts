// The check of a sealed PDF, as the page /verify runs it in the browser, here in Node: files that the service sealed, and everything that
// somebody may do to one.
import { generateKeyPairSync } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { makeCertificate } from '../api/crypto/new-keys.ts'
import { createPdfSealer } from '../api/files/pdf-seal.ts'
import { checkPdf } from '../web/src/check/pdf.ts'
import { attachmentOf } from '../web/src/check/pdf-attachment.ts'
import { readSeal, SealError } from '../web/src/check/pdf-seal.ts'
import { CLAIMED, OWNER, startClaims } from './claims-harness.ts'
import { makePro } from './cv-calls.ts'
import { attachmentOf as otherReading, sealOf } from './pdf-reader.ts'
import t from './tap.ts'

const { app, attest, make, owner, verification } = await startClaims(t)
await owner.get('/me').expect(200)
await makePro(app, OWNER.email)
const pdfOf = async (nanoId: string, audience: string): Promise<Buffer> =>
  (await owner.get(`/cvs/${nanoId}/pdf?audience=${audience}`).responseType('blob').expect(200)).body

const nanoId = await make(CLAIMED, true)
await attest(nanoId, 'skills.go')
// So that the file and the reply name the same place in the log.
for (let at = 0; at < 20 && !(await verification(nanoId)).claims.some(({ log }) => log); at++) await app.growLog()
const pdf = await pdfOf(nanoId, 'public')
const owners = await pdfOf(nanoId, 'owner')
const { certificates } = (await app.anyone().get('/.well-known/seal-certificates').expect(200)).body
const text = pdf.toString('latin1')
const [, from = 0, to = 0] = sealOf(pdf)?.range ?? []
/** The file without the seal's update. */
const unsealed = pdf.subarray(0, text.lastIndexOf('%%EOF', text.length - 9) + 5)

const checkSeal = async (file: Buffer, trusted: string[] | null = certificates): Promise<string> =>
  readSeal(new Uint8Array(file), trusted).then(
    () => 'good',
    error => (error instanceof SealError ? `${error.kind}: ${error.message}` : String(error)),
  )
const edited = (change: (file: string) => string) => Buffer.from(change(text), 'latin1')

t.test('a sealed file is whole, and its claims match those of another reader', async t => {
  const seal = await readSeal(new Uint8Array(pdf), certificates)
  t.match(seal, { fingerprint: /^[0-9a-f]{64}$/, digest: /^[0-9a-f]{64}$/, bytes: pdf.length - (to - from) })
  t.match(seal.at, /^\d{4}-\d\d-\d\d$/)
  const attached = await attachmentOf(new Uint8Array(pdf))
  t.equal(attached, otherReading(pdf, 'cv.json')?.toString())
  const { claims } = JSON.parse(attached ?? '')
  t.same(claims, (await verification(nanoId)).claims, 'they equal the reply of the service')
  t.equal(await checkSeal(owners), 'good')
  t.equal(await attachmentOf(new Uint8Array(owners)), null, 'a file with private details carries no claims')
  t.equal(await checkSeal(pdf, null), 'good', 'offline it is whole at least')
})

t.test('each change after the seal is named', async t => {
  const update = `7 0 obj\n<< /Kids [] >>\nendobj\nxref\n7 1\n${String(pdf.length).padStart(10, '0')} 00000 n\r\ntrailer\n<< /Size 9 /Prev ${/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]} /Root 1 0 R >>\nstartxref\n${pdf.length + 30}\n%%EOF\n`
  const [start, length] = compressed(text)
  const same = deflateSync(Buffer.from('{"format":3,"claims":[]}')).toString('latin1').padEnd(length, '\0')
  const cases: [string, Buffer, RegExp][] = [
    ['bytes after the seal', Buffer.concat([pdf, Buffer.from('  \n')]), /^changed: After the seal, 3 bytes were added/],
    ['an update after it', Buffer.concat([pdf, Buffer.from(update)]), /^changed: After the seal, an update was added/],
    [
      'the attachment swapped',
      edited(file => file.slice(0, start) + same + file.slice(start + length)),
      /^changed: At least one byte/,
    ],
    [
      'a changed word',
      edited(file => file.replace('/Lang (', '/Lang (x').replace(/startxref/, 'startxre')),
      /^changed/,
    ],
    ['cut short', pdf.subarray(0, pdf.length - 40), /^changed: Its end is missing/],
    [
      'the beginning left out',
      edited(file => file.replace('/ByteRange [0 ', '/ByteRange [9 ')),
      /^changed: Its seal leaves out/,
    ],
    ['objects in the gap', hidden(text), /^changed: Its seal leaves out more/],
    [
      'digits in capitals',
      edited(file => file.slice(0, from) + file.slice(from, to).toUpperCase() + file.slice(to)),
      /^changed/,
    ],
    [
      'a second seal',
      edited(file => `${file}/ByteRange [0 ${from - 9} ${to} 9]`),
      /^changed: It carries several seals/,
    ],
    ['no seal', unsealed, /^unsealed: It was downloaded before TruCV sealed files, saved anew/],
    [
      'an encrypted file',
      Buffer.from(unsealed.toString('latin1').replace(/trailer\s*<</, '$& /Encrypt 9 0 R'), 'latin1'),
      /^unreadable: It is encrypted/,
    ],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'), /^unreadable: This is not a PDF/],
    ['nothing', Buffer.alloc(0), /^unreadable: This is not a PDF/],
  ]
  for (const [name, file, says] of cases) t.match(await checkSeal(file), says, name)
})

t.test('a foreign seal is refused', async t => {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [now, day] = [Date.now(), 86_400_000]
  const certificate = makeCertificate(publicKey, {
    subject: 'TruCV',
    key,
    from: new Date(now - day),
    until: new Date(now + day),
  })
  const pem = String(key.export({ type: 'pkcs8', format: 'pem' }))
  const forged = createPdfSealer(pem, [certificate])(Buffer.from(unsealed), new Date(now))
  t.match(await checkSeal(forged), /^foreign: Somebody else sealed this file/)
  t.equal(await checkSeal(forged, null), 'good', 'offline only that it is unaltered can be said')
  const ours = `-----BEGIN CERTIFICATE-----\n${certificates[0].replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
  const borrowed = createPdfSealer(pem, [certificate, ours])(Buffer.from(unsealed), new Date(now))
  t.match(await checkSeal(borrowed), /^foreign/, 'our certificate beside theirs helps nothing')
})

t.test('a flipped bit breaks the seal, anywhere in the file', async t => {
  const bad: number[] = []
  const step = Math.ceil(unsealed.length / 500)
  const places = [...Array(500).keys()].map(at => Math.min(at * step, unsealed.length - 1))
  for (let at = unsealed.length; at < pdf.length; at++) places.push(at)
  for (const at of places) {
    const file = Buffer.from(pdf)
    file[at] = (file[at] ?? 0) ^ (1 << (at % 8))
    if ((await checkSeal(file)) === 'good') bad.push(at)
  }
  t.same(bad, [], `${places.length} places`)
})

t.test('a file that is too large is refused before it is read', async t => {
  const large = new File([new Uint8Array(50 * 1024 * 1024)], 'large.pdf')
  large.arrayBuffer = () => t.fail('it is read') as never
  await t.rejects(checkPdf(large), { kind: 'unreadable', message: 'It has 50 MB. A CV has less than 32 MB.' })
})

/** Where the compressed attachment begins, and its length. */
function compressed(file: string): [start: number, length: number] {
  const at = file.indexOf('/Type /EmbeddedFile')
  const start = file.indexOf('stream\n', at) + 'stream\n'.length
  return [start, file.indexOf('\nendstream', start) - start]
}

/** An object behind the seal’s digits, and a ByteRange that leaves it out too. */
function hidden(file: string): Buffer {
  const object = `>\n7 0 obj\n<< /Kids [] >>\nendobj\n<${'0'.repeat(8)}`
  const range = sealOf(pdf)?.range ?? []
  const moved = [0, from, to + object.length, range[3] ?? 0]
  const made = file.slice(0, to - 1) + object + file.slice(to - 1)
  return Buffer.from(made.replace(/\/ByteRange \[[\d ]+\]/, `/ByteRange [${moved.join(' ')}]`), 'latin1')
}
