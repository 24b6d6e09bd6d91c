// Pictures: checked by content, re-encoded, public only while the published page shows them.
import sharp from 'sharp'
import { saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })
const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#0b6b4f' } })
const png = await square(300).png().toBuffer()
const jpeg = await square(300)
  .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
  .jpeg()
  .toBuffer()

const avif = await square(300).avif({ effort: 0 }).toBuffer()

const made = await ana.post('/cvs').send({ content: contentWith() }).expect(201)
const id = made.body.cv.id as string
const upload = (bytes: Buffer, name = 'me.png', field = 'file') =>
  ana.post(`/cvs/${id}/picture`).attach(field, bytes, name)

t.test('a PNG and a JPEG are accepted under any name, and lose their metadata', async t => {
  const first = await upload(png, 'x.gif').expect(201)
  t.match(first.body.picture, { id: /^[0-9a-f]{64}$/, url: String, width: 300, height: 300 })
  const again = await upload(png).expect(201)
  t.equal(again.body.picture.id, first.body.picture.id, 'addressed by content')
  const second = await upload(jpeg, 'me.jpg').expect(201)
  const reply = await ana.get(second.body.picture.url).expect(200)
  t.equal(reply.headers['content-type'], 'image/jpeg')
  t.equal(reply.headers['content-security-policy'], "default-src 'none'")
  t.notOk(reply.body.includes('CANARY-EXIF'))
  t.equal((await sharp(reply.body).metadata()).exif, undefined)
})

t.test('WebP and AVIF are taken by their content, as PNG if they can be transparent', async t => {
  const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6b4f' } })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer()
  const clear = sharp({ create: { width: 30, height: 30, channels: 4, background: '#0b6b4f80' } })
  const frames = Array.from({ length: 3 }, () => ({
    create: { width: 20, height: 20, channels: 3 as const, background: '#0b6b4f' },
  }))
  const moving = await sharp(await Promise.all(frames.map(frame => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .webp({ delay: 100 })
    .toBuffer()
  const cases: [string, Buffer, string, number, number][] = [
    ['a WebP', await square(300).webp().toBuffer(), 'image/jpeg', 300, 300],
    ['a large WebP', await square(2_000).webp().toBuffer(), 'image/jpeg', 1_024, 1_024],
    ['a turned WebP', turned, 'image/jpeg', 20, 40],
    ['a moving WebP', moving, 'image/jpeg', 20, 20],
    ['a transparent WebP', await clear.clone().webp().toBuffer(), 'image/png', 30, 30],
    ['an AVIF', avif, 'image/jpeg', 300, 300],
    ['a transparent AVIF', await clear.clone().avif({ effort: 0 }).toBuffer(), 'image/png', 30, 30],
  ]
  for (const [what, bytes, type, width, height] of cases) {
    const { body } = await upload(bytes, 'me.jpg').expect(201)
    t.match(body.picture, { width, height }, what)
    t.equal((await ana.get(body.picture.url).expect(200)).headers['content-type'], type, what)
  }
  for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'hevc\0\0\0\0hevc']) {
    const bytes = Buffer.from(
      `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}${'x'.repeat(500)}`,
      'latin1',
    )
    t.match((await upload(bytes, 'IMG_1.HEIC').expect(415)).body, { message: /HEIC.+iPhone.+Most Compatible/ }, brands)
  }
})

t.test('an import brings no picture of another CV', async t => {
  const { url } = (await upload(png).expect(201)).body.picture
  for (const image of [url, `/cvs/${'a'.repeat(21)}/picture/${'0'.repeat(64)}`]) {
    const resume = { basics: { name: 'Bob', image } }
    const { cv } = (await bob.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body
    t.equal(cv.content.personalDetails.imageUrl, undefined)
    t.same((await bob.get(`/cvs/${cv.nanoId}/json-resume`).expect(200)).body, resume, 'it is kept for the way back')
    await bob.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.notMatch((await app.anyone().get(`/cv/${cv.nanoId}`).expect(200)).text, /\/picture\//)
    const title = { title: 'Saved' }
    await saveCv(bob, cv.nanoId, 1, { ...title, content: cv.content }).expect(200)
    t.match((await bob.get(`/cvs/${cv.nanoId}/json-resume`)).body, resume)
  }
})

t.test('large pictures are made smaller', async t => {
  const { body } = await upload(await square(3_000).jpeg().toBuffer()).expect(201)
  t.match(body.picture, { width: 1_024, height: 1_024 })
})

t.test('all other files are refused with a reason', async t => {
  const header = (width: number, height: number) => {
    const bytes = Buffer.from(png)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  const wide = sharp({ create: { width: 7_000, height: 10, channels: 3, background: '#0b6b4f' } })
  const cases: [string, Buffer, number, string][] = [
    ['a GIF', await square(10).gif().toBuffer(), 415, 'unsupported_type'],
    ['half a WebP', (await square(300).webp().toBuffer()).subarray(0, 200), 400, 'invalid_request'],
    ['an AVIF header and junk', Buffer.concat([avif.subarray(0, 40), Buffer.alloc(500, 7)]), 400, 'invalid_request'],
    ['a WebP of 7,000 x 10', await wide.webp().toBuffer(), 413, 'too_large'],
    ['an AVIF of 7,000 x 16', await wide.resize(7_000, 16).avif({ effort: 0 }).toBuffer(), 413, 'too_large'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_type'],
    ['HTML', Buffer.from('<script>alert(1)</script>'), 415, 'unsupported_type'],
    ['nothing', Buffer.alloc(0), 415, 'unsupported_type'],
    ['a PNG header and junk', Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 7)]), 400, 'invalid_request'],
    ['half a PNG', png.subarray(0, Math.floor(png.length / 2)), 400, 'invalid_request'],
    ['a header of 30,000 x 30,000', header(30_000, 30_000), 413, 'too_large'],
    ['a header of 7,000 x 10', header(7_000, 10), 413, 'too_large'],
    ['three megabytes', Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]), 413, 'too_large'],
  ]
  for (const [what, bytes, status, code] of cases) {
    const reply = await upload(bytes)
    t.equal(reply.status, status, `${what}: ${JSON.stringify(reply.body)}`)
    t.match(reply.body, { success: false, code, message: String })
  }
  t.match((await upload(png, 'me.png', 'other')).body, { code: 'invalid_request' }, 'another field')
  t.equal((await ana.post(`/cvs/${id}/picture`).send({})).status, 415, 'not a form')
  t.equal((await bob.post(`/cvs/${id}/picture`).attach('file', png, 'a.png')).status, 404, 'another user’s CV')
})

t.test('a JPEG of a thousand scans is refused before it is decoded', async t => {
  const progressive = await square(300).jpeg({ progressive: true }).toBuffer()
  const scan = Buffer.from('ffda0008010100000000', 'hex')
  const bytes = Buffer.concat([
    progressive.subarray(0, -2),
    ...Array<Buffer>(1_000).fill(scan),
    progressive.subarray(-2),
  ])
  t.match((await upload(bytes)).body, { code: 'invalid_request', message: /cannot be read/ })
})

t.test('strangers see a picture only while the published page shows it', async t => {
  const { body } = await upload(await square(301).png().toBuffer()).expect(201)
  const { url } = body.picture
  const details = { name: 'Ana', imageUrl: url }
  await saveCv(ana, id, 1, { content: { personalDetails: details } }).expect(200)
  await app.anyone().get(url).expect(404)
  await bob.get(url).expect(404)
  await ana.post(`/cvs/${id}/publish`).expect(200)
  const shown = await app.anyone().get(url).expect(200)
  await app
    .anyone()
    .get(url)
    .set('if-none-match', shown.headers.etag as string)
    .expect(304)
  t.match((await app.anyone().get(`/cv/${id}`)).text, url)
  const privacy = { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'private' }
  await saveCv(ana, id, 2, { privacy }).expect(200)
  await app.anyone().get(url).expect(404)
  await ana.get(url).expect(200)
  t.notMatch((await app.anyone().get(`/cv/${id}`)).text, url)
})

t.test('a copy has its own copy of the picture', async t => {
  const { body } = await ana.post(`/cvs/${id}/duplicate`).expect(201)
  const { imageUrl } = body.cv.content.personalDetails
  t.match(imageUrl, body.cv.id)
  await ana.get(imageUrl).expect(200)
  await ana.delete(`/cvs/${body.cv.id}`).expect(204)
  await ana.get(imageUrl).expect(404)
})
