// The connection to the database is reset, silent, slow or corrupt while people read and save: every request is answered with 2xx, or
// with 503 and Retry-After, /healthz stays, and every acknowledged save is stored.
import { contentWith } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import { type LineMode, startLine } from '../proxy.ts'
import t from '../tap.ts'

const WRITERS = 8
/** Of each writer during a fault. */
const SAVES = 3
/** A request without a reply until then counts as unanswered. */
const PATIENCE_MS = 60_000
const FAULTS: [name: string, mode: LineMode, options?: { ms?: number; isCut?: boolean }][] = [
  ['broken connections', 'reset', { isCut: true }],
  ['no byte passes', 'blackhole'],
  ['replies do not pass', 'stall'],
  ['half a second each way', 'latency', { ms: 500 }],
  ['two seconds each way', 'latency', { ms: 2_000 }],
  ['replies cut in the middle', 'cut'],
  ['noise instead of replies', 'garbage'],
]

const world = await setUpProcesses(t)
await world.startDatabase()
const address = new URL(world.uri)
const line = await startLine(Number(address.port))
t.teardown(() => line.stop())
address.port = String(line.port)
const service = world.startService({ MONGODB_URI: address.href })
await until('it was ready', () => world.isReady(service))
const authorization = `Bearer ${await world.token('line@example.org')}`

type Answer = { status: number; hasRetryAfter: boolean; cv: { nanoId: string; version: number } | undefined }
async function ask(method: string, path: string, version = 0, body?: object): Promise<Answer> {
  const headers = { authorization, 'content-type': 'application/json', 'if-match': `"${version}"` }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const reply = await fetch(world.url + path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) })
  const { cv } = (await reply.json()) as Answer
  return { status: reply.status, hasRetryAfter: reply.headers.has('retry-after'), cv }
}
const isExpected = ({ status, hasRetryAfter }: Answer) =>
  [200, 412].includes(status) || (status === 503 && hasRetryAfter)

const cvs: { nanoId: string; version: number }[] = []
while (cvs.length < WRITERS) {
  const { cv } = await ask('POST', '/cvs', 0, { content: contentWith() })
  if (cv) cvs.push(cv)
}

/** One save and one read. A save without a clear answer may have been stored: the conflict of the next one says the version. */
async function saveAndRead(at: number): Promise<Answer[]> {
  const { nanoId, version } = cvs[at] as (typeof cvs)[number]
  const saved = await ask('PUT', `/cvs/${nanoId}`, version, { title: `After ${version}` })
  if (saved.cv) cvs[at] = saved.cv
  return [saved, await ask('GET', `/cvs/${nanoId}`)]
}

for (const [name, mode, options] of FAULTS) {
  t.test(name, async t => {
    line.set(mode, options)
    const lanes = cvs.map(async (_, at) => {
      const answers: Answer[] = []
      for (let save = 0; save < SAVES; save++) answers.push(...(await saveAndRead(at)))
      return answers
    })
    const health = await Promise.all(Array.from({ length: 20 }, () => statusOf(`${world.url}/healthz`)))
    t.same([...new Set(health)], [200], '/healthz does not depend on the database')
    const answers = (await Promise.all(lanes)).flat()
    t.same(
      answers.filter(answer => !isExpected(answer)),
      [],
    )
    line.set('ok', { isCut: mode !== 'latency' })
    await until('it was ready again', () => world.isReady(service))
    for (const [at, { nanoId, version }] of cvs.entries()) {
      await until('a save was stored', async () => (await saveAndRead(at))[0]?.status === 200)
      const { cv } = await ask('GET', `/cvs/${nanoId}`)
      t.equal(cv?.version, cvs[at]?.version, 'what is read is what was acknowledged')
      t.ok((cv?.version ?? 0) > version)
    }
    t.notMatch(service.output(), 'internal_error')
  })
}
