// Invalid and hostile files in the import: each is imported completely or refused with the reason, and a refused one stores nothing.
// The rules' own refusals are tested without the service.
import { gzipSync } from 'node:zlib'
import { startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const OWNER = { email: 'imp@example.org', name: 'Imp' }
const owner = await app.as(OWNER)
const token = await app.token(OWNER)
await owner.get('/me').expect(200)
const cvs = app.connection.collection('cvs')

type Case = {
  name: string
  body: string | Buffer
  /** 201 when it is imported; any other status refuses it. */
  status: number
  /** The JSON pointer of the error, or of an ancestor. */
  path?: string
  headers?: Record<string, string>
}

/** The request body with a document that is given as JSON text. */
const envelope = (resume: string) => `{"format":"json-resume","resume":${resume}}`
const refused = (name: string, resume: string, path: string): Case => ({
  name,
  body: envelope(resume),
  status: 400,
  path,
})
const taken = (name: string, resume: string): Case => ({ name, body: envelope(resume), status: 201 })
const noJson = (name: string, body: string | Buffer, headers = {}): Case => ({ name, body, status: 400, headers })
const tooLarge = (name: string, body: string): Case => ({ name, body, status: 413 })

const named = '{"basics":{"name":"Asha"}}'
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const times = (count: number, item: string) => Array(count).fill(item).join(',')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const inName = (...raw: number[]) => bytes('{"format":"json-resume","resume":{"basics":{"name":"A', raw, '"}}}')

const NO_JSON: Case[] = [
  noJson('nothing', ''),
  noJson('XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  noJson('a PDF', bytes('%PDF-1.7\n', [0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj')),
  noJson('cut off in a text', envelope(named).slice(0, -9)),
  noJson('two documents', envelope(named) + envelope(named)),
  noJson('NaN', envelope('{"x-a":NaN}')),
  noJson('a NUL in a text', envelope('{"basics":{"name":"a\0b"}}')),
  noJson('brackets without an end', '['.repeat(200_000)),
  noJson('UTF-16', utf16(envelope(named)), { 'content-type': 'application/json; charset=utf-16' }),
  noJson('Latin-1', Buffer.from(envelope('{"basics":{"name":"Müller"}}'), 'latin1')),
  noJson('a byte that UTF-8 never has', inName(0xff)),
  noJson('half a pair in UTF-8', inName(0xed, 0xa0, 0x80)),
  noJson('a prototype', '{"format":"json-resume","resume":{},"__proto__":{"isAdmin":true}}'),
  noJson('a prototype by escapes', envelope('{"\\u005f_proto__":{"x":1}}')),
  noJson('a constructor', envelope('{"constructor":{"prototype":{"x":1}}}')),
]

const WRONG_BODIES: Case[] = [
  { name: 'null', body: 'null', status: 400 },
  { name: 'a list at the root', body: `[${envelope(named)}]`, status: 400 },
  { name: 'the bare document', body: named, status: 400, path: '/format' },
  { name: 'no document', body: '{"format":"json-resume"}', status: 400, path: '/resume' },
  { name: 'a field too many', body: `{"format":"json-resume","resume":{},"userId":"x"}`, status: 400, path: '/userId' },
  { name: 'plain text', body: envelope(named), status: 400, headers: { 'content-type': 'text/plain' } },
  {
    name: 'gzip that would be 50 MB',
    body: gzipSync(envelope(`{"x-a":"${'a'.repeat(50_000_000)}"}`)),
    status: 415,
    headers: { 'content-encoding': 'gzip' },
  },
]

const TOO_LARGE: Case[] = [
  tooLarge('a million rows', envelope(`{"work":[${times(1_000_000, '{}')}]}`)),
  tooLarge('one long key', envelope(`{"${'a'.repeat(600_000)}":1}`)),
]

const REFUSED: Case[] = [
  refused('a list as the document', '[]', '/resume'),
  refused('lists in lists', `{"x-a":${nested('[', ']', 100_000)}}`, '/resume/x-a'),
  refused('lists in lists as work', `{"work":${nested('[', ']', 100_000)}}`, '/resume/work'),
  refused('60,000 wrong rows', `{"work":[${times(60_000, '1')}]}`, '/resume/work/0'),
  refused('a NUL by escape', '{"basics":{"name":"a\\u0000b"}}', '/resume/basics/name'),
  refused('a key with a NUL', '{"x-a\\u0000":1}', '/resume'),
  refused('a number beyond all numbers', '{"x-a":1e999}', '/resume/x-a'),
  refused('the last of two keys is wrong', '{"work":[],"work":7}', '/resume/work'),
  refused('an operator of the database', '{"basics":{"name":{"$gt":""}}}', '/resume/basics/name'),
]

const TAKEN: Case[] = [
  taken('nothing at all', '{}'),
  { name: 'a mark of the byte order', body: `\ufeff${envelope(named)}`, status: 201 },
  taken('two keys, of which the last counts', '{"basics":{"name":"First"},"basics":{"name":"Asha"}}'),
  taken('keys of the database', '{"basics":{"name":"Asha"},"$where":"1","a.b":{"$set":1},"":""}'),
  taken('names that all objects have', '{"basics":{"name":"Asha","toString":"x","hasOwnProperty":1}}'),
  taken('numbers at the edge', '{"basics":{"name":"Asha"},"x-a":[-0,1e308,5e-324,9007199254740993]}'),
  taken('words turned around', '{"basics":{"name":"Asha","summary":"\\u202egnp.exe\\u2066"}}'),
]

const CASES = [...NO_JSON, ...WRONG_BODIES, ...TOO_LARGE, ...REFUSED, ...TAKEN]

/** All data of CVs in the database. */
const stored = async () => [await cvs.countDocuments(), await app.connection.collection('cv_versions').countDocuments()]

t.test(`${CASES.length} files are imported completely, or refused with a reason`, async t => {
  for (const { name, body, status, path, headers } of CASES) {
    const before = await stored()
    const reply = await fetch(`${app.url}/cvs/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    })
    const said = await reply.json()
    t.equal(reply.status, status, `${name}: ${JSON.stringify(said).slice(0, 300)}`)
    const read = await fetch(`${app.url}/cvs/import/draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    })
    // Strangers have a lower limit, and wrong values are left out with a note; all else is refused alike.
    const isMended = /operator of the database/.test(name)
    const isOver = Buffer.byteLength(body) > 64 * 1024 && status === 400
    t.equal(read.status, isOver ? 413 : status === 201 || isMended ? 200 : status, `${name}: without an account`)
    if (reply.status === 201) {
      const { nanoId, content } = said.cv
      const draft = await read.json()
      draft.content.personalDetails.name = content.personalDetails.name
      t.same(draft.content, content, `${name}: the same content without an account`)
      for (const way of [`/cvs/${nanoId}`, `/cvs/${nanoId}/json-resume`, `/cvs/${nanoId}/text`]) {
        t.equal((await owner.get(way)).status, 200, `${name}: ${way.split('/').at(-1)}`)
      }
      await owner.delete(`/cvs/${nanoId}?now=true`).expect(204)
    } else {
      t.match(said, { success: false, code: String, message: /\w{3}/, requestId: String }, name)
      const places = (said.errors ?? []).map((error: { path: string }) => error.path)
      if (path !== undefined)
        t.ok(
          places.some((place: string) => place.startsWith(path)),
          `${name}: ${path} is named, not ${places.slice(0, 3)}`,
        )
    }
    t.same(await stored(), before, `${name}: nothing is left`)
  }
  const users = await app.connection.collection('users').find({ isAdmin: true }).toArray()
  t.same(users, [])
  t.notOk(({} as { isAdmin?: boolean }).isAdmin, 'no object was given what was in a file')
})
