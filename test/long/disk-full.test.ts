// The disk of the database is full (its files may not grow): what cannot be stored is 503, reading goes on, and saves are stored again
// once there is room. Needs Linux's prlimit.
import { execFileSync, spawnSync } from 'node:child_process'
import { contentWith } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import t from '../tap.ts'

const skip = spawnSync('prlimit', ['--version']).status !== 0

t.test('a full disk costs saves that do not fit and nothing else', { skip }, async t => {
  const world = await setUpProcesses(t)
  const database = await world.startDatabase()
  const service = world.startService()
  await until('it was ready', () => world.isReady(service))
  const authorization = `Bearer ${await world.token('disk@example.org')}`
  const ask = async (method: string, path: string, version = 0, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json', 'if-match': `"${version}"` }
    const reply = await fetch(world.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const { cv } = (await reply.json()) as { cv?: { nanoId: string; version: number; title: string } }
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), cv }
  }
  const { cv: made } = await ask('POST', '/cvs', 0, { content: contentWith() })
  if (!made) throw new Error('No CV was made.')
  const path = `/cvs/${made.nanoId}`
  await ask('POST', `${path}/publish`)
  let last = made
  const save = async (title: string) => {
    const reply = await ask('PUT', path, last.version, {
      title,
      content: contentWith({ profileSummary: 'x'.repeat(900) }),
    })
    if (reply.cv) last = reply.cv
    return reply
  }
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(database.child.pid), `--fsize=${bytes}:`])

  limit('100000')
  await until('a save found no room', async () => {
    const { status, retryAfter } = await save('Full')
    if (status !== 200) t.match([status, retryAfter], [503, /^\d+$/])
    return status === 503
  })
  for (const readable of [`/cv/${made.nanoId}`, '/healthz', '/readyz', '/config', '/'])
    t.equal(await statusOf(world.url + readable), 200, readable)
  t.match((await ask('GET', path)).cv, { version: last.version, title: last.title }, 'what was acknowledged is stored')

  limit('unlimited')
  await until('a save was stored', async () => (await save('There is room')).status === 200)
  t.match((await ask('GET', path)).cv, { version: last.version, title: 'There is room' })
  t.equal(service.child.exitCode, null, 'it is the same process')
})
