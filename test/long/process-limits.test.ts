// The service with few file descriptors and many clients, and with a small heap and much work. Needs Linux's prlimit.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { contentWith } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const DESCRIPTORS = 256
const CLIENTS = 700
const HEAP_MB = 192
const ROUNDS = 5

const skip = spawnSync('prlimit', ['--version']).status !== 0

async function open(t: Test, env: Record<string, string> = {}) {
  const world = await setUpProcesses(t)
  await world.startDatabase()
  const service = world.startService(env)
  await until('it was ready', () => world.isReady(service))
  return { ...world, service }
}

t.test(
  'without free descriptors new connections wait or are refused, and all are free afterwards',
  { skip },
  async t => {
    const { url, service } = await open(t)
    const pid = String(service.child.pid)
    const openFiles = () => readdirSync(`/proc/${pid}/fd`).length
    execFileSync('prlimit', ['--pid', pid, `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`])
    const before = openFiles()
    const sockets: Socket[] = []
    let served = 0
    for (let client = 0; client < CLIENTS; client++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
      socket.once('data', bytes => (served += Number(String(bytes).includes(' 200 '))))
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
      sockets.push(socket)
    }
    await until('no descriptor was free', () => openFiles() >= DESCRIPTORS - 5)
    await until('some clients were served', () => served > 0)
    t.ok(served < CLIENTS, `${served} of ${CLIENTS} served`)
    for (const socket of sockets) socket.destroy()
    await until('it was ready again', async () => (await statusOf(`${url}/readyz`)) === 200)
    await until('the descriptors were free again', () => openFiles() <= before + 20)
    t.equal(service.child.exitCode, null, 'it is the same process')
  },
)

t.test(`a heap of ${HEAP_MB} MB is enough for much work at once`, async t => {
  const { url, service, token } = await open(t, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
  const headers = { authorization: `Bearer ${await token('heap@example.org')}`, 'content-type': 'application/json' }
  const post = (path: string, body: string) => fetch(url + path, { method: 'POST', headers, body })
  const made = await post('/cvs', JSON.stringify({ content: contentWith() }))
  const { nanoId } = ((await made.json()) as { cv: { nanoId: string } }).cv
  await post(`/cvs/${nanoId}/publish`, '{}')
  const status = async (asked: Promise<Response>) => {
    const reply = await asked
    await reply.arrayBuffer()
    return reply.status
  }
  const large = JSON.stringify({ title: 'x', content: contentWith(), more: 'x'.repeat(250_000) })
  const kinds = [
    () => statusOf(`${url}/new-cv/${nanoId}`),
    () => statusOf(`${url}/cv/${nanoId}`),
    () => status(fetch(`${url}/cvs/${nanoId}`, { headers })),
    // The service may close the connection before all of it was sent.
    () => status(post('/cvs/import', 'x'.repeat(20_000_000))).catch(() => 0),
    () => status(post('/cvs/import', large)),
  ]
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 60 }, (_, at) => kinds[at % kinds.length]!()))))
  t.notOk(statuses.includes(500), String([...new Set(statuses)]))
  t.same([await statusOf(`${url}/healthz`), await statusOf(`${url}/cv/${nanoId}`)], [200, 200])
  t.equal(service.child.exitCode, null, 'it is the same process')
})
