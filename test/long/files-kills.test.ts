// kill -9 of processes that add, remove and move files: afterwards every file that was acknowledged is there, no document names bytes that
// are not, and after a sweep no object is without a document.
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { assembleStores } from '../../api/assemble/stores.ts'
import { loadStorage } from '../../api/config/config.ts'
import { createStoredFiles } from '../../api/jobs/stored-files.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { createObjectStorage } from '../../api/providers/object-storage.ts'
import { openBench } from '../database-harness.ts'
import { isLong, randomOf, seed } from '../dose.ts'
import type { Report } from '../files-worker.ts'
import { freshStorage } from '../harness.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const KILLS = isLong ? 200 : 15
const random = randomOf(seed)

const running = new Set<ChildProcess>()
t.teardown(() => {
  for (const child of running) child.kill('SIGKILL')
})
function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  const given = { PATH: process.env.PATH ?? '', ...env } as NodeJS.ProcessEnv
  const child = fork(join(projectRoot, 'dist', program), args, { env: given, silent: true })
  running.add(child)
  return child.once('exit', () => void running.delete(child))
}
const ended = (child: ChildProcess) =>
  new Promise<number | null>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', resolve)
  })

t.test(`${KILLS} kills while files are added, removed and moved`, async t => {
  t.comment(`seed ${seed}`)
  const bench = await openBench('files_kills')
  const objects = await freshStorage(t)
  const MONGODB_URI = new URL(bench.uri)
  MONGODB_URI.pathname = `/${bench.connection.name}`
  const env = { ...objects.env, MONGODB_URI: MONGODB_URI.href }
  const storage = createObjectStorage(loadStorage(env))
  if (!storage) throw new Error('There is no object storage.')
  const stores = assembleStores(bench.connection, storage)
  for (const { buildIndexes } of stores.all) await buildIndexes()

  const added = new Map<string, { collection: string; sha256: string }>()
  let steps = 0
  async function startWorker(): Promise<ChildProcess> {
    const child = start('test/files-worker.js', [], { ...env, S3_UPLOADS: random() < 0.7 ? 'on' : 'off' })
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: Report) => {
        if (message === 'ready') return resolve()
        steps++
        if (message.step === 'removing') added.delete(message.id)
        else added.set(message.id, { collection: message.collection, sha256: String(message.sha256) })
      })
      child.once('exit', () => reject(new Error('The worker ended.')))
    })
    return child
  }
  let isOut = true
  function startMove(): ChildProcess {
    isOut = !isOut
    const args = [isOut ? 'to-object-storage' : 'to-database']
    return start('scripts/files-move.js', args, { ...env, S3_UPLOADS: isOut ? 'on' : 'off' })
  }

  let [worker, move] = [await startWorker(), startMove()]
  for (let kills = 0; kills < KILLS; kills++) {
    // A number of steps of the worker, not a span of time.
    const until = steps + 1 + Math.floor(random() * 15)
    while (steps < until) await once(worker, 'message')
    // Often in the middle of an upload, of the worker or of a move.
    const seen = objects.uploads.length
    const isSoon = random() < 0.6
    while (isSoon && objects.uploads.length === seen && steps < until + 5) await setImmediate()
    const isMoved = random() < 0.5
    if (isMoved && running.has(move)) move.kill('SIGKILL')
    else worker.kill('SIGKILL')
    if (worker.killed) {
      await ended(worker)
      worker = await startWorker()
    }
    if (!running.has(move) || move.killed) {
      await ended(move)
      move = startMove()
    }
  }
  worker.kill('SIGKILL')
  await Promise.all([ended(worker), ended(move)])

  for (const [id, { collection, sha256 }] of added) {
    const bytes = await stores.files[collection]?.readBytes(id)
    t.equal(bytes && createHash('sha256').update(bytes).digest('hex'), sha256, 'what was acknowledged is there')
  }
  const named: string[] = []
  for (const name of Object.keys(stores.files)) {
    for (const { file, bytes } of await bench.connection.collection(name).find({}).toArray()) {
      t.equal(Boolean(file) !== Boolean(bytes), true, 'each document has its bytes in one place')
      if (file) named.push(file as string)
      if (file) t.ok(await storage.getObject(file), 'no reference without bytes')
    }
  }
  async function listed(): Promise<string[]> {
    const names: string[] = []
    for (let last: string | undefined = ''; last !== undefined; last = names.at(-1)) {
      const page = await storage?.listObjects('files/', last)
      if (!page?.length) break
      names.push(...page.map(({ name }) => name))
    }
    return names
  }
  const orphans = (await listed()).length - named.length
  const now = () => new Date(Date.now() + 2 * 3_600_000)
  const log = { info: () => undefined, warn: () => undefined }
  await createStoredFiles({ storage, stores, now, log }).sweep(async () => true)
  t.same(await listed(), named.sort(), 'after a sweep no object without a document')
  t.comment(
    `${steps} steps, ${named.length} files outside and ${added.size} acknowledged at the end, ${orphans} orphans swept`,
  )
})
