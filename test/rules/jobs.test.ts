// The runner of background jobs: joined runs, errors, leases, and stopping. And the items of their queues.
import { createItems } from '../../api/jobs/items.ts'
import { type JobOptions, jobMaker, type RunEnd } from '../../api/jobs/job.ts'
import t from '../tap.ts'

// Timers of jobs do not keep the process alive.
const alive = setInterval(() => undefined, 1_000)
t.teardown(() => clearInterval(alive))

function setUp() {
  const warnings: object[] = []
  const held = new Map<string, string>()
  const maker = jobMaker({
    leases: {
      async takeLease(name, holder) {
        if ((held.get(name) ?? holder) !== holder) return false
        held.set(name, holder)
        return true
      },
      async dropLease(name, holder) {
        if (held.get(name) === holder) held.delete(name)
      },
    },
    now: () => new Date(),
    log: { warn: (detail: object) => void warnings.push(detail) },
  })
  const job = (options: JobOptions) => maker('a job', options)
  return { job, warnings, held }
}
/** A promise that the test resolves. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}

t.test('a run that never ends counts as failed after its time, and another can begin', async t => {
  const { job } = setUp()
  let runs = 0
  const { run } = job({
    withinMs: 20,
    work: () => (++runs === 1 ? new Promise(() => undefined) : Promise.resolve()),
  })
  await t.rejects(run(), { name: 'JobTimeout' })
  t.equal(await run(), true)
  t.equal(runs, 2)
})

t.test('a run requested during another is joined, and work that came meanwhile is done', async t => {
  const { job } = setUp()
  const first = gate()
  let runs = 0
  const { run } = job({
    async work() {
      runs++
      if (runs === 1) await first.opened
    },
  })
  const calls = [run(), run(), run()]
  t.ok(calls.every(call => call === calls[0]))
  first.open()
  t.same(await Promise.all(calls), [true, true, true])
  t.equal(runs, 2)
})

t.test('an error reaches the caller, or the log without one, and the work is retried', async t => {
  const { job, warnings } = setUp()
  const ends: RunEnd[] = []
  const done = gate()
  let runs = 0
  const failing = job({
    async work() {
      if (++runs < 3) throw new TypeError('no')
      done.open()
    },
    againMs: 1,
    onRun: end => ends.push(end),
  })
  await t.rejects(failing.run(), TypeError)
  failing.start()
  await done.opened
  await failing.stop()
  t.same(ends, ['interrupted', 'interrupted', 'done'])
  t.same(warnings, [{ name: 'TypeError', job: 'a job' }])
})

t.test('with a lease one process works at a time, and the other retries', async t => {
  const { job, held } = setUp()
  const [first, second] = [gate(), gate()]
  const ends: RunEnd[] = []
  const lease = { name: 'l', forMs: 1_000 }
  const mine = job({ work: () => first.opened, lease })
  const theirs = job({ work: async () => second.open(), lease, againMs: 1, onRun: end => ends.push(end) })
  const running = mine.run()
  t.equal(await theirs.run(), false)
  t.same(ends, ['elsewhere'])
  theirs.start()
  first.open()
  t.equal(await running, true)
  await second.opened
  await theirs.stop()
  t.equal(held.size, 0)
})

t.test('stopping waits for the current run, interrupts it, and starts nothing new', async t => {
  const { job } = setUp()
  const begun = gate()
  const finish = gate()
  let mayGoOnAfterwards: boolean | null = null
  let runs = 0
  const one = job({
    async work(mayGoOn) {
      runs++
      begun.open()
      await finish.opened
      mayGoOnAfterwards = await mayGoOn()
    },
    everyMs: 1,
  })
  one.start()
  await begun.opened
  const stopped = one.stop()
  one.soon(0)
  finish.open()
  await stopped
  t.equal(mayGoOnAfterwards, false)
  one.start()
  t.equal(await one.run(), false)
  t.equal(runs, 1)
})

t.test('a job with runsAtStop runs once more when it is stopped', async t => {
  const { job } = setUp()
  let runs = 0
  const one = job({ work: async () => ++runs, runsAtStop: true })
  await one.stop()
  t.equal(runs, 1)
})

t.test('an item that fails is logged, waits with growing pauses, and stops no other', async t => {
  let nowMs = 0
  const warnings: object[] = []
  const log = { warn: (detail: object) => void warnings.push(detail) }
  const items = createItems('mails', { now: () => new Date(nowMs), log: log as never })
  const run = async (mayGoOn = async () => true) => {
    const tried: string[] = []
    const work = async (id: string) => {
      tried.push(id)
      if (id === 'bad') throw new TypeError('a private text')
    }
    return { isDone: await items.each(['one', 'bad', 'two'], work, mayGoOn), tried: tried.join(' ') }
  }
  const [all, withoutBad] = ['one bad two', 'one two'].map(tried => ({ isDone: false, tried }))
  t.same(await run(), all)
  t.same(await run(), all, 'the first retry follows at once')
  for (const pauseMs of [30_000, 60_000, 120_000]) {
    nowMs += pauseMs - 1
    t.same(await run(), withoutBad)
    nowMs += 1
    t.same(await run(), all, `after ${pauseMs} ms`)
  }
  t.match(warnings[0], { what: 'mails', id: 'bad', why: 'TypeError' })
  t.notMatch(JSON.stringify(warnings), 'private text')
  t.same(await run(async () => false), { isDone: false, tried: '' }, 'a lost lease ends the run')
})
