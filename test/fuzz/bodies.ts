// Bodies that the fuzzer sends: as documented, with one thing wrong, wild, broken, or of another type.

import { fc } from '../dose.ts'
import { WRONG_TYPES } from './corpus.ts'
import type { Operation } from './document.ts'
import { withOneAdded, withOneGrown, withOneReplaced } from './mutations.ts'
import { anyValue, brokenJson, foreignKey, nasty, wildJson } from './values.ts'

/** null: no body. `type` may be wrong, or null for no content type. */
export type Body = { type: string | null; content: string | Buffer } | null

export const JSON_TYPE = 'application/json'

function jsonBody(operation: Operation): fc.Arbitrary<Body> {
  const schema = operation.body![JSON_TYPE]!.schema
  const value = anyValue(schema)
  const valid = value.map(one => JSON.stringify(one))
  const oneWild = fc.tuple(value, fc.nat(), nasty).map(([one, pick, bad]) => withOneReplaced(one, pick, bad))
  const oneMore = fc
    .tuple(value, fc.nat(), foreignKey, fc.oneof(fc.constant('1'), nasty))
    .map(([one, pick, key, bad]) => withOneAdded(one, pick, key, bad))
  const oneGrown = fc
    .tuple(value, fc.nat(), fc.constantFrom(100, 101, 150))
    .map(([one, pick, length]) => withOneGrown(one, pick, length))
  const asJson = (content: string | Buffer) => ({ type: JSON_TYPE, content })
  return fc.oneof(
    { arbitrary: valid.map(asJson), weight: 10 },
    { arbitrary: oneWild.map(asJson), weight: 10 },
    { arbitrary: oneMore.map(asJson), weight: 4 },
    { arbitrary: oneGrown.map(asJson), weight: 4 },
    { arbitrary: wildJson.map(asJson), weight: 2 },
    { arbitrary: brokenJson.map(asJson), weight: 2 },
    {
      arbitrary: fc.tuple(valid, fc.constantFrom(...WRONG_TYPES)).map(([content, type]) => ({ type, content })),
      weight: 1,
    },
    { arbitrary: fc.constantFrom(null, { type: null, content: '{}' }), weight: 1 },
  )
}

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export function multipart(name: string, content: Buffer, fileName: string, end = '\r\n--x--\r\n'): Buffer {
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(end)])
}

export const FORM = 'multipart/form-data; boundary=x'
const formBody: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(
    { type: FORM, content: multipart('file', onePixel, 'x.png') },
    { type: FORM, content: multipart('file', Buffer.from('Asha Example\n\nSKILLS\nSQL, Python\n'), 'cv.txt') },
  ),
  fc.constantFrom(
    ...[
      onePixel,
      onePixel.subarray(0, 30),
      onePixel.subarray(0, 8),
      Buffer.concat([onePixel, onePixel]),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
    ].map(content => ({ type: FORM, content: multipart('file', content, 'x.png') })),
    { type: FORM, content: multipart('other', onePixel, 'x.png') },
    { type: FORM, content: multipart('file', Buffer.from('%PDF-1.7\n1 0 obj<</JS(x)>>endobj\n%%EOF'), 'x.pdf') },
    { type: FORM, content: multipart('file', Buffer.from('%PDF-1.7\n((((<<<<stream\n%%EOF'), 'x.pdf') },
    { type: FORM, content: multipart('__proto__', onePixel, 'x.png') },
    { type: FORM, content: multipart('file', Buffer.from('<svg onload="alert(1)"/>'), 'x.svg') },
    { type: FORM, content: multipart('file', onePixel, '../../../x\u0000.png') },
    { type: FORM, content: multipart('file', onePixel, 'x.png', '') },
    { type: FORM, content: multipart('file', onePixel, 'x.png', '\r\n') },
    {
      type: FORM,
      content: Buffer.concat([multipart('file', onePixel, 'a.png', '\r\n'), multipart('file', onePixel, 'b.png')]),
    },
    { type: FORM, content: '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n' },
    { type: FORM, content: `--x\r\n${'a: b\r\n'.repeat(200)}\r\n\r\n--x--\r\n` },
    { type: FORM, content: '--x--\r\n' },
    { type: FORM, content: '' },
    { type: 'multipart/form-data', content: multipart('file', onePixel, 'x.png') },
    { type: JSON_TYPE, content: '{"file":"x"}' },
    null,
  ),
  fc
    .uint8Array({ maxLength: 200 })
    .map(bytes => ({ type: FORM, content: multipart('file', Buffer.from(bytes), 'x.png') })),
  fc.uint8Array({ maxLength: 200 }).map(bytes => ({ type: FORM, content: Buffer.from(bytes) })),
)

const URLENCODED = 'application/x-www-form-urlencoded'
/** Of a page with a form. */
const pageFormBody: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(
    ...[
      'password=wrong',
      'password=',
      'password=a&password=b',
      'other=1',
      '',
      '%',
      '%00=%ff',
      '__proto__=1&password=x',
    ].map(content => ({ type: URLENCODED, content })),
    { type: JSON_TYPE, content: '{"password":["x"]}' },
    null,
  ),
  nasty.map(bad => ({ type: URLENCODED, content: `password=${encodeURIComponent(String(bad).toWellFormed())}` })),
  fc.uint8Array({ maxLength: 200 }).map(bytes => ({ type: URLENCODED, content: Buffer.from(bytes) })),
)

/** Any body for an operation. */
export function bodyOf(operation: Operation): fc.Arbitrary<Body> {
  if (operation.body?.[JSON_TYPE]) return jsonBody(operation)
  if (operation.body?.[URLENCODED]) return pageFormBody
  if (operation.body) return formBody
  if (operation.method === 'GET') return fc.constant(null)
  return fc.oneof(
    { arbitrary: fc.constant(null), weight: 6 },
    { arbitrary: wildJson.map(content => ({ type: JSON_TYPE, content })), weight: 1 },
    { arbitrary: brokenJson.map(content => ({ type: JSON_TYPE, content })), weight: 1 },
  )
}
