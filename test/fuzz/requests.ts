// What the fuzzer asks: plans of requests, arbitrary in caller, ids, query, headers and body. Plans name people and things by
// their kind; world.ts turns them into addresses and tokens.
import fc from 'fast-check'
import { type Operation, operations, type Parameter } from './document.ts'
import { brokenJson, foreignKey, nasty, valueOf, wildJson, withOneAdded, withOneReplaced } from './values.ts'

export type Actor = 'nobody' | 'broken' | 'a' | 'b' | 'admin' | 'banned'
/** own, another's unpublished, another's published, none's, or the text as it is. */
export type Segment = { kind: 'own' | 'other' | 'published' | 'missing' } | { kind: 'text'; text: string }
export type Plan = {
  /** Null: an address or method that the document does not know. */
  operation: Operation | null
  method: string
  /** The path where there is no operation. */
  path: string
  segments: Record<string, Segment>
  query: string
  headers: Record<string, string>
  actor: Actor
  /** null: none; `type` may be a wrong one, or null for none. */
  body: { type: string | null; content: string | Buffer } | null
}

const actor: fc.Arbitrary<Actor> = fc.constantFrom(
  'nobody',
  'broken',
  'a',
  'a',
  'b',
  'b',
  'b',
  'b',
  'admin',
  'admin',
  'banned',
)

/** Ids as attackers write them; none has a bare slash, so that the operation stays the one that was meant. */
const TRICKS = [
  ...[
    '..%2f',
    '..%2F..%2Fme',
    '%2e%2e',
    '%00',
    'a%00b',
    '%E0%A4%A',
    '%',
    '%zz',
    '%ff%fe',
    '%0d%0aset-cookie:%20a',
    '$ne',
    '[$ne]',
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e9',
    '%20',
    "'",
    '"',
    '<script>',
    '*',
    '{id}',
    ':id',
  ],
  ...[
    'import',
    'me',
    '%EF%BB%BF',
    '%F0%9F%98%80',
    'é',
    'a'.repeat(20),
    'a'.repeat(22),
    'a'.repeat(21),
    'a'.repeat(201),
  ],
  ...[
    'a'.repeat(401),
    'a'.repeat(7_000),
    '_'.repeat(21),
    `${'a'.repeat(20)}%0a`,
    `${'a'.repeat(20)}%2f`,
    '%61'.repeat(21),
    ';a=b',
  ],
  ...[
    '0'.repeat(24),
    'F'.repeat(24),
    '0'.repeat(64),
    '99999999999',
    '007',
    '1.5',
    'a@b',
    '%40',
    'x%40example.org',
    '.',
    '~',
    'a;b',
  ],
]

const text = (value: string): Segment => ({ kind: 'text', text: value })
const encoded = (value: unknown) => text(encodeURIComponent(String(value).toWellFormed()))
const kinds = (...list: ('own' | 'other' | 'published' | 'missing')[]) =>
  fc.constantFrom<Segment>(...list.map(kind => ({ kind })))

function segmentOf({ name, schema }: Parameter): fc.Arbitrary<Segment> {
  const isPlain = name === 'id' || name === 'pictureId' || name === 'email'
  return fc.oneof(
    {
      arbitrary: isPlain
        ? kinds('own', 'own', 'own', 'other', 'published', 'missing')
        : valueOf(schema, name)
            .filter(value => String(value) !== '')
            .map(encoded),
      weight: 8,
    },
    { arbitrary: fc.constantFrom(...TRICKS).map(text), weight: 1 },
    { arbitrary: fc.string({ minLength: 1, maxLength: 30 }).map(encoded), weight: 0.3 },
  )
}

const QUERIES = [
  'a=1&a=2',
  'id[$ne]=1',
  '__proto__[x]=1',
  'constructor.prototype.x=1',
  '%',
  '%E0%A4%A',
  '=',
  '&&&',
  'a=%00',
  '?',
  '#',
]
const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 12 },
  {
    arbitrary: fc.constantFrom(...QUERIES, `q=${'a'.repeat(5_000)}`, 'limit=1e9', 'limit=-1', 'cursor[]=', 'page=NaN'),
    weight: 1,
  },
)

/** Headers that change what a service does, each with what a client may send. */
const HEADERS: Record<string, string[]> = {
  'if-match': [
    '"1"',
    '"2"',
    '"3"',
    '"1.0"',
    'W/"1"',
    '*',
    '"0"',
    '"999999"',
    '"-1"',
    '1',
    '',
    '"1", "2"',
    '"1e3"',
    'x'.repeat(300),
  ],
  'if-none-match': ['*', '"1.0"', '"1.1"', 'W/"1.1", "x"', ',,,', '"', 'y'.repeat(600)],
  accept: ['text/html', 'application/json', '*/*', 'text/html;q=0', '', ',', 'é'],
  'accept-encoding': ['gzip', 'br', 'identity', 'gzip;q=0, br', '*', 'gzip, br', 'x'.repeat(200)],
  'content-encoding': ['gzip', 'deflate', 'br'],
  origin: ['https://evil.example', 'null', 'http://localhost'],
  'x-forwarded-for': ['6.6.6.6', '::1', "'; drop"],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['', 'Mozilla/5.0', '\u00ff'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1'],
  'accept-language': ['en', '*', 'x'.repeat(100)],
  cookie: ['a=b', '__proto__=1'],
}
const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain(name => fc.tuple(fc.constant(name), fc.constantFrom(...HEADERS[name]!))),
    { maxLength: 2 },
  )
  .map(pairs => Object.fromEntries(pairs))

const ifMatch = fc.oneof(
  { arbitrary: fc.constantFrom('current', 'current', '"1"'), weight: 5 },
  { arbitrary: fc.constantFrom(...HEADERS['if-match']!), weight: 2 },
  { arbitrary: fc.constant(undefined), weight: 1 },
)

const JSON_TYPE = 'application/json'
const WRONG_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'APPLICATION/JSON',
    '*/*',
    'x',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/merge-patch+json',
    'application/json;;;',
    `a/${'b'.repeat(500)}`,
  ],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
    'text/html; boundary="',
  ],
]

function jsonBody(operation: Operation): fc.Arbitrary<Plan['body']> {
  const schema = operation.body![JSON_TYPE]!.schema
  const value = valueOf(schema)
  const valid = value.map(one => JSON.stringify(one))
  const oneWild = fc.tuple(value, fc.nat(), nasty).map(([one, pick, bad]) => withOneReplaced(one, pick, bad))
  const oneMore = fc
    .tuple(value, fc.nat(), foreignKey, fc.oneof(fc.constant('1'), nasty))
    .map(([one, pick, key, bad]) => withOneAdded(one, pick, key, bad))
  const asJson = (content: string | Buffer) => ({ type: JSON_TYPE, content })
  return fc.oneof(
    { arbitrary: valid.map(asJson), weight: 8 },
    { arbitrary: oneWild.map(asJson), weight: 10 },
    { arbitrary: oneMore.map(asJson), weight: 4 },
    { arbitrary: wildJson.map(asJson), weight: 2 },
    { arbitrary: brokenJson.map(asJson), weight: 2 },
    {
      arbitrary: fc.tuple(valid, fc.constantFrom(...WRONG_TYPES)).map(([content, type]) => ({ type, content })),
      weight: 1,
    },
    { arbitrary: fc.constantFrom(null, { type: null, content: '{}' }), weight: 0.5 },
  )
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture of one pixel. */
export const onePixel = PNG

export function multipart(name: string, content: Buffer, fileName: string, end = '\r\n--x--\r\n'): Buffer {
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(end)])
}

const FORM = 'multipart/form-data; boundary=x'
const formBody: fc.Arbitrary<Plan['body']> = fc.oneof(
  fc.constantFrom(
    ...[
      PNG,
      PNG.subarray(0, 30),
      PNG.subarray(0, 8),
      Buffer.concat([PNG, PNG]),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
    ].map(content => ({ type: FORM, content: multipart('file', content, 'x.png') })),
    { type: FORM, content: multipart('other', PNG, 'x.png') },
    { type: FORM, content: multipart('__proto__', PNG, 'x.png') },
    { type: FORM, content: multipart('file', Buffer.from('<svg onload="alert(1)"/>'), 'x.svg') },
    { type: FORM, content: multipart('file', PNG, '../../../x\u0000.png') },
    { type: FORM, content: multipart('file', PNG, 'x.png', '') },
    { type: FORM, content: multipart('file', PNG, 'x.png', '\r\n') },
    { type: FORM, content: Buffer.concat([multipart('file', PNG, 'a.png', '\r\n'), multipart('file', PNG, 'b.png')]) },
    { type: FORM, content: '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n' },
    { type: FORM, content: `--x\r\n${'a: b\r\n'.repeat(200)}\r\n\r\n--x--\r\n` },
    { type: FORM, content: '--x--\r\n' },
    { type: FORM, content: '' },
    { type: 'multipart/form-data', content: multipart('file', PNG, 'x.png') },
    { type: JSON_TYPE, content: '{"file":"x"}' },
    null,
  ),
  fc
    .uint8Array({ maxLength: 200 })
    .map(bytes => ({ type: FORM, content: multipart('file', Buffer.from(bytes), 'x.png') })),
  fc.uint8Array({ maxLength: 200 }).map(bytes => ({ type: FORM, content: Buffer.from(bytes) })),
)

function bodyOf(operation: Operation): fc.Arbitrary<Plan['body']> {
  if (operation.body?.[JSON_TYPE]) return jsonBody(operation)
  if (operation.body) return formBody
  if (operation.method === 'GET') return fc.constant(null)
  return fc.oneof(
    { arbitrary: fc.constant(null), weight: 6 },
    { arbitrary: wildJson.map(content => ({ type: JSON_TYPE, content })), weight: 1 },
    { arbitrary: brokenJson.map(content => ({ type: JSON_TYPE, content })), weight: 1 },
  )
}

function planFor(operation: Operation): fc.Arbitrary<Plan> {
  const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
  const inQuery = operation.parameters.filter(parameter => parameter.in === 'query')
  const segments = fc.record(Object.fromEntries(inPath.map(parameter => [parameter.name, segmentOf(parameter)])))
  const hasIfMatch = operation.parameters.some(parameter => parameter.name === 'if-match')
  const named = fc
    .record(
      Object.fromEntries(inQuery.map(one => [one.name, fc.option(fc.oneof(valueOf(one.schema, one.name), nasty))])),
    )
    .map(values =>
      Object.entries(values).flatMap(([name, value]) =>
        value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`],
      ),
    )
  return fc
    .record({
      segments,
      actor,
      headers,
      body: bodyOf(operation),
      version: hasIfMatch ? ifMatch : fc.constant(undefined),
      query,
      named,
    })
    .map(({ segments, actor, headers, body, version, query, named }) => ({
      operation,
      method: operation.method,
      path: operation.path,
      segments,
      query: [...named, query].filter(part => part !== '').join('&'),
      headers: {
        ...headers,
        ...(hasIfMatch && { 'if-match': '' }),
        ...(version !== undefined && { 'if-match': version }),
      },
      actor,
      body,
    }))
    .map(plan => (hasIfMatch && plan.headers['if-match'] === '' ? withoutIfMatch(plan) : plan))
}

function withoutIfMatch(plan: Plan): Plan {
  const { 'if-match': _, ...headers } = plan.headers
  return { ...plan, headers }
}

const PATHS = [
  ...[
    '/',
    '//',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/../',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/.git/config',
  ],
  ...[
    '/cvs/',
    '/cvs//',
    '/CVS',
    '/me/',
    '/me%2f',
    '/%6de',
    '/me?',
    '/me#',
    '/me;a=b',
    '/cv',
    '/cv/',
    '/cv/a/b',
    '/new-cv/x',
    '/verify/x',
  ],
  ...[
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/a%00',
    '/a\\b',
    '/admin',
    '/admin/',
    '/admin/users',
    '/wp-admin.php',
    '/index.html',
    '/assets/',
    '/assets/..%2f',
  ],
  ...[
    '/docs',
    '/docs/start.js',
    '/docs/..%2f',
    '/create-cv/x',
    '/dashboard',
    '/login',
    '/favicon.ico',
    '/robots.txt',
    '/*',
    '*',
  ],
  ...[
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(5_000)}`,
    `/${'a/'.repeat(500)}`,
    '/é',
    '/\u00ff',
    '/cvs/import',
    '/webhooks/razorpay',
  ],
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'QUERY',
]

/** Addresses that the document does not know, and known ones asked in another way. */
function strayPlan(paths: string[]): fc.Arbitrary<Plan> {
  const known = operations.map(({ path }) => path.replace(/\{\w+\}/g, 'a'.repeat(21)))
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.oneof(
        { arbitrary: fc.constantFrom(...PATHS), weight: 3 },
        { arbitrary: fc.constantFrom(...paths, ...known), weight: 2 },
        { arbitrary: fc.webPath({ size: '-1' }).map(path => `/${path}`), weight: 1 },
      ),
      query,
      headers,
      actor,
      body: fc.oneof(
        { arbitrary: fc.constant(null), weight: 4 },
        wildJson.map(content => ({ type: JSON_TYPE, content })),
      ),
    })
    .map(({ method, ...rest }) => ({
      operation: null,
      method,
      segments: {},
      ...rest,
      body: method === 'TRACE' ? null : rest.body,
    }))
}

/** Any request; those with a body come more often. `paths` are further addresses that the service knows. */
export function anyPlan(paths: string[]): fc.Arbitrary<Plan> {
  const weightOf = ({ name, body }: Operation) => (['getMetrics', 'getOpenApi'].includes(name) ? 0.3 : body ? 6 : 2)
  const planned = operations.map(operation => ({ arbitrary: planFor(operation), weight: 10 * weightOf(operation) }))
  return fc.oneof({ maxDepth: 0 }, ...planned, { arbitrary: strayPlan(paths), weight: 60 })
}
