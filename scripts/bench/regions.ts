// `npm run bench -- regions`: two regions, simulated by discrete events on a clock of its own: people save and make CVs, strangers read
// pages by the directory, a primary is lost, the line between the regions is cut. A seed gives the same run again.
import { randomOf } from '../lib/random.ts'
import { percentile, type Row } from './load.ts'

type Region = 0 | 1
type Span = { from: number; to: number }
/** Faults in the design, which the checks must find. */
type Faults = { isAcknowledgedEarly?: true; isDirectoryUnchecked?: true; isMissingCached?: true }
export type World = Omit<typeof REGIONS, 'noPrimary'> & { noPrimary: Span & { region: Region } } & Faults
type Kind = 'save' | 'create' | 'view'
type Failure = 'no primary' | 'cut off' | 'no such page'
/** `saves`: the numbers of those that it has. */
type Cv = { id: number; home: Region; saves: Set<number> }
/** A row of the directory, and since when each region's members have it. */
type Entry = { home: Region; seenAt: [number, number] }
type Request = { kind: Kind; ms: number; isCross: boolean; failure: Failure | null }

/** Times in milliseconds. */
export const REGIONS = {
  seed: 2026,
  forMs: 120_000,
  /** CVs that each region has at the beginning. */
  cvsOf: 200,
  requestsASecond: 100,
  /** Of requests, those that come from the other region than their CV's. */
  away: 0.2,
  localMs: 2,
  crossMs: 140,
  /** Until a majority of a region's members have a write; until the other region's members have a row of the directory. */
  majorityMs: 6,
  directoryLagMs: 300,
  /** How long a request looks for a primary, or waits for a region that does not answer. */
  patienceMs: 2_000,
  /** Ids are drawn from so many, so that the same one is drawn twice. */
  ids: 4_000,
  noPrimary: { region: 0 as Region, from: 30_000, to: 40_000 },
  cut: { from: 70_000, to: 90_000 },
}

class Refused extends Error {
  readonly why: Failure
  constructor(why: Failure) {
    super(why)
    this.why = why
  }
}

/** A clock that jumps to the next event. */
function createClock() {
  const queue: { at: number; go: () => void }[] = []
  let nowMs = 0
  const schedule = (at: number, go: () => void) => {
    queue.splice(queue.findLastIndex(event => event.at <= at) + 1, 0, { at, go })
  }
  return {
    now: () => nowMs,
    schedule,
    wait: (ms: number) => new Promise<void>(resolve => schedule(nowMs + ms, resolve)),
    async run() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        nowMs = next.at
        next.go()
        // What the event resumes runs until it waits again.
        await new Promise(setImmediate)
      }
    },
  }
}
type Clock = ReturnType<typeof createClock>
const during = (clock: Clock, { from, to }: Span) => clock.now() >= from && clock.now() < to

/** The primaries of the two regions. A write that no majority has yet is undone when its primary is lost. */
function createPrimaries(world: World, clock: Clock) {
  const { noPrimary, patienceMs, majorityMs } = world
  const undone: [(() => void)[], (() => void)[]] = [[], []]
  const terms: [number, number] = [0, 0]
  clock.schedule(noPrimary.from, () => {
    terms[noPrimary.region]++
    for (const undo of undone[noPrimary.region].splice(0).reverse()) undo()
  })
  async function find(region: Region): Promise<void> {
    const until = clock.now() + patienceMs
    while (region === noPrimary.region && during(clock, noPrimary)) {
      if (clock.now() >= until) throw new Refused('no primary')
      await clock.wait(100)
    }
  }
  /** `apply` says whether it wrote. Repeated once, as the driver does, where the primary was lost before the acknowledgement. */
  async function write(region: Region, apply: () => boolean, undo: () => void): Promise<boolean> {
    for (let attempt = 0; attempt < 2; attempt++) {
      await find(region)
      const term = terms[region]
      if (!apply()) return false
      undone[region].push(undo)
      const majority = clock.wait(majorityMs).then(() => {
        const isKept = terms[region] === term
        if (isKept) undone[region].splice(undone[region].indexOf(undo), 1)
        return isKept
      })
      if (world.isAcknowledgedEarly || (await majority)) return true
    }
    throw new Refused('no primary')
  }
  return { find, write }
}

export async function simulate(world: World) {
  const [random, clock] = [randomOf(world.seed), createClock()]
  const primaries = createPrimaries(world, clock)
  const directory = new Map<number, Entry>()
  const cvs = new Map<number, Cv>()
  const caches = [new Map<number, Region | null>(), new Map<number, Region | null>()] as const
  const given: number[] = []
  const acknowledged: { cv: Cv; save: number }[] = []
  let saves = 0
  const requests: Request[] = []
  const broken = { 'id given out twice': 0, 'acknowledged save lost': 0, 'page missing though its row was there': 0 }
  const other = (region: Region): Region => (region === 0 ? 1 : 0)

  async function reach(from: Region, to: Region, request: Request): Promise<void> {
    if (from === to) return clock.wait(world.localMs)
    request.isCross = true
    if (!during(clock, world.cut)) return clock.wait(world.crossMs * (0.9 + random() * 0.2))
    await clock.wait(world.patienceMs)
    throw new Refused('cut off')
  }
  /** A CV of this region, of the newest more often. */
  function anyCv(home: Region): Cv {
    const own = given.filter(id => cvs.get(id)?.home === home)
    const from = random() < 0.3 ? Math.max(0, own.length - 10) : 0
    return cvs.get(own[from + Math.floor(random() * (own.length - from))] as number) as Cv
  }
  /** First a row of the directory, in the region that holds this id, then the CV at home. */
  const kinds: Record<Kind, (from: Region, home: Region, request: Request) => Promise<void>> = {
    async create(from, home, request) {
      let id = 0
      for (let isNew = false; !isNew; ) {
        id = Math.floor(random() * world.ids)
        const holder = (id % 2) as Region
        await reach(from, holder, request)
        const lag = (during(clock, world.cut) ? world.cut.to : clock.now()) + world.directoryLagMs
        const entry: Entry = { home, seenAt: holder === 0 ? [clock.now(), lag] : [lag, clock.now()] }
        const apply = () => (world.isDirectoryUnchecked || !directory.has(id)) && !!directory.set(id, entry)
        isNew = await primaries.write(holder, apply, () => directory.delete(id))
      }
      await reach(from, home, request)
      const cv: Cv = { id, home, saves: new Set() }
      await primaries.write(
        home,
        () => !!cvs.set(id, cv),
        () => cvs.delete(id),
      )
      if (given.includes(id)) broken['id given out twice']++
      given.push(id)
    },
    async save(from, home, request) {
      const cv = anyCv(home)
      await reach(from, home, request)
      const save = ++saves
      await primaries.write(
        home,
        () => !!cv.saves.add(save),
        () => cv.saves.delete(save),
      )
      acknowledged.push({ cv, save })
    },
    async view(from, home, request) {
      const { id } = anyCv(home)
      const wasSeen = (directory.get(id)?.seenAt[from] ?? Number.POSITIVE_INFINITY) <= clock.now()
      let found = caches[from].get(id)
      if (found === undefined) {
        await clock.wait(world.localMs)
        const entry = directory.get(id)
        if (entry && entry.seenAt[from] <= clock.now()) found = entry.home
        else if (world.isMissingCached) found = null
        else {
          // Not here yet: its holder knows.
          await reach(from, other(from), request)
          found = directory.get(id)?.home
        }
        if (found !== undefined) caches[from].set(id, found)
      }
      if (found === undefined || found === null) {
        if (wasSeen) broken['page missing though its row was there']++
        throw new Refused('no such page')
      }
      await reach(from, found, request)
      await primaries.find(found)
    },
  }
  async function ask(kind: Kind, home: Region): Promise<void> {
    const request: Request = { kind, ms: clock.now(), isCross: false, failure: null }
    await kinds[kind](random() < world.away ? other(home) : home, home, request).catch(error => {
      if (!(error instanceof Refused)) throw error
      request.failure = error.why
    })
    requests.push({ ...request, ms: clock.now() - request.ms })
  }

  for (let id = 0; id < 2 * world.cvsOf; id++) {
    const home: Region = id < world.cvsOf ? 0 : 1
    directory.set(id, { home, seenAt: [0, 0] })
    cvs.set(id, { id, home, saves: new Set() })
    given.push(id)
  }
  for (let at = 0; at < world.forMs; at += (-Math.log(1 - random()) * 1_000) / world.requestsASecond) {
    const [drawn, home] = [random(), random() < 0.5 ? 0 : 1] as [number, Region]
    clock.schedule(at, () => void ask(drawn < 0.3 ? 'save' : drawn < 0.34 ? 'create' : 'view', home))
  }
  await clock.run()
  broken['acknowledged save lost'] = acknowledged.filter(({ cv, save }) => !cv.saves.has(save)).length
  return { requests, broken }
}

export async function measureRegions(world: World = REGIONS): Promise<Row[]> {
  const { requests, broken } = await simulate(world)
  const rows = (['view', 'save', 'create'] as const).map(kind => {
    const some = requests.filter(request => request.kind === kind)
    const times = some.filter(({ failure }) => failure === null).map(({ ms }) => ms)
    times.sort((a, b) => a - b)
    const [p50, p95, p99] = [50, 95, 99].map(percent => Math.round(percentile(times, percent)))
    const cross = (100 * some.filter(({ isCross }) => isCross).length) / some.length
    const failures = (['no primary', 'cut off', 'no such page'] as const)
      .map(why => ({ why, count: some.filter(({ failure }) => failure === why).length }))
      .filter(({ count }) => count > 0)
      .map(({ why, count }) => `; ${count} ${why}`)
    const measured = `${some.length}, ${cross.toFixed(0)} % across; p50 ${p50}, p95 ${p95}, p99 ${p99} ms${failures.join('')}`
    return { what: `two regions, simulated: ${kind}`, measured }
  })
  const checks = Object.entries(broken).map(([what, count]) => {
    return { what: `two regions, simulated: ${what}`, goal: '0', measured: String(count), met: count === 0 }
  })
  return [...rows, ...checks]
}
