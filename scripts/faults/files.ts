// F30, the object store: `npm run faults files`. It is down, silent, slow, 5xx, ends its answers or takes uploads by half, while people
// look at pages and pictures and upload.
//
// Required: pages are 200; pictures and uploads are 200 or 201, or 503 with Retry-After within 6 s; /healthz answers without delay; well
// again within 5 s; every acknowledged picture is there, whole.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { readyAfter, startWorld } from '../bench/world.ts'
import { type StorageMode, startObjectStorage } from '../lib/object-storage.ts'
import { openFindings, statusOf, tally } from './report.ts'

const ROUNDS = 6
const LIMIT_MS = 6_000
const MODES: StorageMode[] = ['down', 'hang', 'slow', 'error', 'half-answer', 'half-upload']

const world = await startWorld()
const dir = await mkdtemp(join(tmpdir(), 'objects-'))
const storage = await startObjectStorage(dir, { slowMs: 1_500 })
Object.assign(world.env, storage.env)
const service = world.startService()
const findings = openFindings('F30: the object store')
await readyAfter(world.url)
const token = await world.token('files@example.org')
const { nanoId } = await world.importSample(token)
await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
const headers = { authorization: `Bearer ${token}` }
const pictures: string[] = []
let height = 20

type Told = { status: number; ms: number; hasRetryAfter: boolean }
async function ask(path: string, init: RequestInit = {}): Promise<Told & { text: string }> {
  const begun = performance.now()
  const reply = await fetch(world.url + path, { headers, ...init })
  const text = await reply.text()
  return { status: reply.status, ms: performance.now() - begun, hasRetryAfter: reply.headers.has('retry-after'), text }
}
/** Uploads a picture that no other is like. */
async function upload(): Promise<Told> {
  const create = { width: 20, height: ++height, channels: 3, background: '#0b6b4f' } as const
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'a.png')
  const told = await ask(`/cvs/${nanoId}/picture`, { method: 'POST', body })
  if (told.status === 201) pictures.push(JSON.parse(told.text).picture.url)
  return told
}
const isFine = ({ status, hasRetryAfter }: Told) => status < 300 || (status === 503 && hasRetryAfter)

await upload()
for (const mode of MODES) {
  storage.set(mode)
  const told: Told[] = []
  const others: number[] = []
  let lateMs = 0
  for (let round = 0; round < ROUNDS; round++) {
    const asked = round % 3 === 0 ? upload() : ask(pictures.at(-1) as string)
    for (let isOver = false; !isOver; ) {
      const begun = performance.now()
      others.push(await statusOf(`${world.url}/healthz`))
      lateMs = Math.max(lateMs, performance.now() - begun)
      isOver = await Promise.race([asked.then(() => true), sleep(100, false)])
    }
    others.push(await statusOf(`${world.url}/cv/${nanoId}`))
    told.push(await asked)
  }
  storage.set('ok')
  const endedMs = performance.now()
  while ((await ask(pictures.at(-1) as string)).status !== 200 && performance.now() - endedMs < 10_000) await sleep(50)
  const wellMs = performance.now() - endedMs
  const mostMs = Math.max(...told.map(({ ms }) => ms))
  findings.must(told.every(isFine), `${mode}: 2xx, or 503 with Retry-After`, tally(told.map(({ status }) => status)))
  findings.must(mostMs < LIMIT_MS, `${mode}: answered within ${LIMIT_MS / 1_000} s`, `${Math.round(mostMs)} ms at most`)
  findings.must(
    others.every(status => status === 200) && lateMs < 1_000,
    `${mode}: pages and /healthz`,
    `${tally(others)}, /healthz within ${Math.round(lateMs)} ms`,
  )
  findings.must(wellMs < 5_000, `${mode}: well again within 5 s`, `${Math.round(wellMs)} ms`)
}
const read = await Promise.all(pictures.map(async path => (await ask(path)).status))
findings.must(
  read.every(status => status === 200),
  'every acknowledged picture is there',
  tally(read),
)
await service.stop(15_000)
await storage.stop()
await world.stop()
await rm(dir, { recursive: true, force: true })
process.exit(findings.end())
