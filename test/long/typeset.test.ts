// The typesetting processes: same bytes from each, killed at the limit and replaced, a bounded queue, nothing left behind.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Sheet } from '../../api/core/cv/sheet.ts'
import { createTypesetPool } from '../../api/files/typeset/pool.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import type { Problem } from '../../api/lib/problem.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { hostile, longSheet, mixedScripts, onePage, twoPages } from '../fixtures/sheets.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

const at = new Date('2026-11-20T10:00:00Z')
const request = (sheet: Sheet, more = {}) => ({ sheet, template: 'meridian', at, ...more })
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const refused = (work: Promise<unknown>): Promise<Problem> =>
  work.then(
    () => Promise.reject(new Error('was not refused')),
    (problem: Problem) => problem,
  )

/** Far more than the service lets in: some seconds of layout. */
const endless: Sheet = {
  ...onePage,
  sections: Array.from({ length: 480 }, (_, index) => ({
    key: `custom.${index}`,
    title: String(index),
    isOwnTitle: true,
    body: {
      kind: 'prose',
      blocks: [{ type: 'paragraph', children: [{ type: 'text', text: `${index}${'汉字排版'.repeat(3_000)}` }] }],
    },
  })),
}

t.test('two processes make the same bytes of the same CV, at any time', async t => {
  const [one, other] = [createTypesetter({ size: 1 }), createTypesetter({ size: 1 })]
  t.teardown(() => Promise.all([one.close(), other.close()]))
  await other.pdf(request(mixedScripts))
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer()
  const sheet = { ...twoPages, picture: { url: '/cvs/x/picture/y', alt: 'Portrait of Ananya' } }
  for (const { id: template } of one.templates) {
    const made = [one, other].map(async typesetter => {
      const { bytes } = await typesetter.pdf(request(sheet, { template, picture }))
      if (template === 'meridian') await sleep(1_100)
      const { pages } = await typesetter.pages(request(sheet, { template, picture }))
      return [bytes, ...pages].map(sha)
    })
    const [a, b] = await Promise.all(made)
    t.same(a, b, template)
  }
})

t.test('page drawings are self-contained: no style, no script, no foreign markup, no duplicate ids', async t => {
  const typesetter = createTypesetter({ size: 1 })
  t.teardown(() => typesetter.close())
  const { pages, pageCount } = await typesetter.pages(request(twoPages))
  t.equal(pageCount, 2)
  const all = pages.map(String).join('')
  t.notMatch(all, /<style|<script|foreignObject|style=|class=|data-tid|xmlns:h5/)
  const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  t.equal(new Set(ids).size, ids.length)
  const used = [...all.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
  t.same(
    used.filter(id => !ids.includes(id)),
    [],
  )
  for (const page of pages) t.match(await sharp(page).metadata(), { format: 'svg', width: 596, height: 842 })
})

t.test('the card and the thumbnail are pictures of the promised size', async t => {
  const typesetter = createTypesetter({ size: 1 })
  t.teardown(() => typesetter.close())
  for (const sheet of [onePage, hostile, mixedScripts, longSheet(120)]) {
    const card = await typesetter.card(request(sheet))
    t.match(await sharp(card.bytes).metadata(), { format: 'png', width: 1200, height: 630 })
    t.match(await typesetter.thumbnail(request(sheet)), { width: 480, height: 678 })
  }
})

t.test('a CV over the limit of time ends its process, and the next one is served by another', async t => {
  // The start of a process counts too, and takes half a second of the processor. However busy the machine, both get their time.
  const typesetter = createTypesetter({ size: 1, limitMs: 3_000, clockFactor: 100 })
  t.teardown(() => typesetter.close())
  t.equal((await typesetter.pdf(request(onePage))).pageCount, 1)
  const before = typesetter.pool.pids()
  t.match(await refused(typesetter.pdf(request(endless))), { code: 'cv_too_complex' })
  t.equal((await typesetter.pdf(request(onePage))).pageCount, 1)
  t.not(typesetter.pool.pids()[0], before[0])
})

t.test('a CV that waits for the processor is not called too complex', async t => {
  const limitMs = 2_000
  const typesetter = createTypesetter({ size: 1, limitMs })
  t.teardown(() => typesetter.close())
  await until('a process is warm', () =>
    typesetter.pdf(request(onePage)).then(
      () => true,
      () => false,
    ),
  )
  const [pid] = typesetter.pool.pids() as [number]
  process.kill(pid, 'SIGSTOP')
  const work = typesetter.pdf(request(onePage))
  await new Promise(resolve => setTimeout(resolve, limitMs * 1.2))
  process.kill(pid, 'SIGCONT')
  t.equal((await work).pageCount, 1)
  process.kill(pid, 'SIGSTOP')
  t.match(await refused(typesetter.pdf(request(onePage))), { code: 'overloaded', status: 503 }, 'it never came')
})

t.test('a process that crashes fails its own job only', async t => {
  const typesetter = createTypesetter({ size: 1 })
  t.teardown(() => typesetter.close())
  await typesetter.pdf(request(onePage))
  const work = refused(typesetter.pdf(request(endless)))
  const next = typesetter.pdf(request(onePage))
  process.kill(typesetter.pool.pids()[0]!, 'SIGKILL')
  t.match(await work, { code: 'internal_error' })
  t.equal((await next).pageCount, 1)
})

t.test('the queue has an end, and says when to come back', async t => {
  const typesetter = createTypesetter({ size: 1, queue: 2 })
  t.teardown(() => typesetter.close())
  const all = Array.from({ length: 6 }, () => typesetter.pdf(request(twoPages)))
  const settled = await Promise.allSettled(all)
  t.same(
    settled.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected'],
  )
  const [last] = settled.slice(-1)
  t.match(last, { reason: { code: 'overloaded', status: 503, details: { retryAfterSeconds: 2 } } })
})

t.test('accounts are served in turns, and an account over its share gets rate_limited', async t => {
  const typesetter = createTypesetter({ size: 1, share: 3 })
  t.teardown(() => typesetter.close())
  const order: string[] = []
  const ask = (by: string) => typesetter.pdf(request(onePage, { by })).then(() => order.push(by))
  const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'a'].map(ask)
  const settled = await Promise.allSettled(asked)
  t.same(order, ['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  t.match(settled.at(-1), { reason: { code: 'rate_limited', status: 429, details: { retryAfterSeconds: 2 } } })
})

t.test(
  'processes come with the first job, go when idle, are replaced after their share, and end with the pool',
  async t => {
    const pool = createTypesetPool({ size: 2, idleMs: 100, jobsPerProcess: 2 })
    t.same(pool.pids(), [])
    const typesetter = createTypesetter({ pool })
    await typesetter.pdf(request(onePage))
    const [first] = pool.pids()
    await typesetter.pdf(request(onePage))
    await until('idle processes have gone', () => pool.pids().length === 0)
    await typesetter.pdf(request(onePage))
    t.not(pool.pids()[0], first)
    await until('idle processes have gone', () => pool.pids().length === 0)
    const work = refused(typesetter.pdf(request(endless)))
    await pool.close()
    t.match(await work, { code: 'overloaded' })
    t.same(pool.pids().filter(isAlive), [])
    t.match(await refused(typesetter.pdf(request(onePage))), { code: 'overloaded' })
  },
)

t.test('children do not outlive a parent that is killed', async t => {
  const program = join(projectRoot, 'dist', 'test', 'fixtures', 'typeset-parent.js')
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>(resolve => parent.stdout.once('data', data => resolve(String(data))))
  const pids = JSON.parse(line) as number[]
  t.equal(pids.length, 2)
  t.same(pids.filter(isAlive), pids)
  parent.kill('SIGKILL')
  await t.resolves(until('the children have gone', () => pids.filter(isAlive).length === 0))
})

t.test('a child process gets no variable of the service’s environment', async t => {
  process.env.MONGODB_URI = 'mongodb://CANARY-SECRET'
  const pool = createTypesetPool({ size: 1 })
  t.teardown(() => pool.close())
  await createTypesetter({ pool }).pdf(request(onePage))
  const environment = readFileSync(`/proc/${pool.pids()[0]}/environ`, 'latin1')
  t.notMatch(environment, /CANARY|PATH=|HOME=/)
  t.match(environment, /FONTCONFIG_FILE=/)
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
