// `npm run bench -- capacity`: what each kind of request costs on this machine, what so many users need by that, and whether the
// peak of a mix, foretold from these costs, is the peak that is seen. Prints Markdown. Linux only, for it reads /proc.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import { calculateObjectSize } from 'bson'
import { type Database, openDatabase } from '../../api/db/connection.ts'
import { type Cost, type Kind, mixOf, peakOf, USE } from './capacity-model.ts'
import { type LoadKind, stepsOf } from './capacity-people.ts'
import { type Peak, printCapacity, printCosts, printPeaks } from './capacity-report.ts'
import { median, others, type Row, send, type Tally } from './load.ts'
import { ownDatabase, readyAfter, startWorld, type World } from './world.ts'

/** What a kind needs before it, whose own cost is taken off. */
const BEFORE: Partial<Record<LoadKind, LoadKind>> = { preview: 'save', firstView: 'publish' }
/** Here a page is looked at over and over, so that its key is read once a second; in life each time: two reads, as for `me`. */
const PLUS: Partial<Record<LoadKind, LoadKind>> = { view: 'me', verify: 'me', check: 'me' }
const LANES = 16
const LEVELS = [4, 8, LANES]
const TICK_MS = 10

/** Seconds of each kind and of each peak, and how often the peaks are taken. */
type Dose = { seconds: number; peakSeconds: number; rounds: number }
export const QUICK: Dose = { seconds: 1, peakSeconds: 6, rounds: 1 }
export const WHOLE: Dose = { seconds: 5, peakSeconds: 20, rounds: 3 }

type People = ReturnType<typeof stepsOf>['people']
type Used = Omit<Cost, 'stored'>
type Probe = () => Promise<Used>
export async function measureCapacity(dose: Dose): Promise<Row[]> {
  const world = await startWorld()
  const uri = new URL(world.uri)
  uri.searchParams.set('monitorCommands', 'true')
  world.env.MONGODB_URI = uri.href
  const database = openDatabase(world.uri, async () => undefined)
  try {
    await database.connect()
    const { child } = await world.startBenchServer()
    await readyAfter(world.url)
    const databasePid = world.databasePid ?? (await serverPid(database))
    const probe = probeOf(world, child.pid as number, databasePid)
    // The first people find everything cold.
    await takeSteps(world, probe, database, 'cold', LANES / 2)
    const { people, costs: seldom, sizes } = await takeSteps(world, probe, database, 'person', LANES)
    for (const person of people) await person.publish()
    const mixed = (connections: number) => sendMix(world, people, connections, dose.peakSeconds)
    // A service that was just started does two thirds of what it will do.
    await mixed(LANES)
    // These wait behind the typesetting that the end of the mix cut off.
    await sendAll(world.url, people, ['pdf'], 1)
    await refresh(people)
    const { costs: frequent, cores } = await measureLoads(world, people, probe, dose)
    const costs = { ...seldom, ...frequent } as Record<Kind, Cost>
    const versions = await sizesOf(database, 'cv_versions')
    printCosts(costs)
    printCapacity({ costs, ...sizes, versionBytes: versions.bytes / versions.documents })
    const all = availableParallelism()
    const machine = { cores, helpers: Math.max(1, Math.min(2, all - 1)), databaseCores: ownDatabase ? all : 1 }
    return printPeaks(peakOf(mixOf(), costs, machine), cores, await measurePeaks(people, mixed, probe, dose))
  } finally {
    await database.close()
    await world.stop()
  }
}

/** Of a MongoDB on this machine. */
async function serverPid({ connection }: Database): Promise<number> {
  const { pid } = await connection.db!.admin().command({ serverStatus: 1 })
  readFileSync(`/proc/${pid}/stat`)
  return Number(pid)
}

/** Documents and their bytes (BSON, not compressed, without indexes) of one collection or of all. */
async function sizesOf({ connection }: Database, only?: string) {
  const sum = { documents: 0, bytes: 0 }
  for (const { name } of await connection.db!.listCollections().toArray()) {
    if (only ? name !== only : name.startsWith('system.')) continue
    for await (const document of connection.collection(name).find()) {
      sum.documents++
      sum.bytes += calculateObjectSize(document)
    }
  }
  return sum
}

/** What has been used so far. */
function probeOf(world: World, pid: number, databasePid: number): Probe {
  return async () => {
    const reply = await fetch(`${world.url}/bench/cpu`)
    const { user, system, ...counts } = (await reply.json()) as NodeJS.CpuUsage & {
      reads: number
      writes: number
      sent: number
    }
    const own = process.cpuUsage()
    return {
      service: (user + system) / 1_000,
      // Of those that live, and of those that have ended.
      helpers: childrenOf(pid).reduce((sum, child) => sum + timeOf(child), timeOf(pid, 13)),
      database: timeOf(databasePid),
      generator: (own.user + own.system) / 1_000,
      ...counts,
    }
  }
}

/** The fields of /proc/PID/stat behind the name of the program; none when the process has ended. */
function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
/** Milliseconds in the program and in the kernel; from field 13 on those of its ended children. */
const timeOf = (pid: number | string, from = 11) =>
  statOf(pid)
    .slice(from, from + 2)
    .reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0)
const childrenOf = (pid: number) =>
  readdirSync('/proc').filter(name => /^\d+$/.test(name) && statOf(name)[1] === String(pid))

const plus = (a: Used, b: Used, sign = 1): Used =>
  Object.fromEntries((Object.keys(a) as (keyof Used)[]).map(name => [name, a[name] + sign * b[name]])) as Used
const minus = (a: Used, b: Used) => plus(a, b, -1)
const over = (used: Used, count: number): Used =>
  Object.fromEntries(Object.entries(used).map(([name, value]) => [name, value / count])) as Used

async function takeSteps(world: World, probe: Probe, database: Database, name: string, count: number) {
  const { people, steps } = stepsOf(
    world,
    Array.from({ length: count }, (_, at) => `${name}${at}`),
  )
  const costs: Record<string, Cost> = {}
  const step = async (kind: keyof typeof steps) => {
    const stored = (await sizesOf(database)).bytes
    const { used } = await usedBy(probe, steps[kind])
    costs[kind] = { ...over(used, count), stored: ((await sizesOf(database)).bytes - stored) / count }
  }
  for (const kind of ['signUp', 'newCv', 'newCv', 'upload', 'attest', 'payment'] as const) await step(kind)
  const { signUp, newCv, upload, attest, payment } = costs as Record<keyof typeof steps, Cost>
  const userBytes = signUp.stored + USE.cvs * newCv.stored + USE.yearly.attest * attest.stored + payment.stored
  return { people, costs, sizes: { userBytes, pictureBytes: upload.stored } }
}

/** Also the most cores that all processes together got under one of the loads: what this machine really has to give. */
async function measureLoads(world: World, people: People, probe: Probe, { seconds }: Dose) {
  const costs: Partial<Record<LoadKind, Cost>> = {}
  let cores = 0
  for (const kind of Object.keys({ ...USE.visit, ...USE.views }) as LoadKind[]) {
    const before = BEFORE[kind]
    const sequence = before ? [before, kind] : [kind]
    const begun = performance.now()
    await sendAll(world.url, people, sequence, 3)
    const rounds = Math.max(3, Math.ceil((3 * seconds * 1_000) / (performance.now() - begun)))
    const loaded = await usedBy(probe, () => sendAll(world.url, people, sequence, rounds))
    cores = Math.max(cores, loaded.cores)
    const used = over(loaded.used, rounds * people.length)
    const alone = before ? minus(used, costs[before] as Cost) : used
    const more = PLUS[kind] && costs[PLUS[kind]]
    costs[kind] = { ...(more ? plus(alone, { ...more, sent: 0, generator: 0 }) : alone), stored: 0 }
  }
  return { costs, cores }
}

/** What a load uses of all processes, and how many cores that is. */
async function usedBy<T>(probe: Probe, load: () => Promise<T>) {
  const [before, begun] = [await probe(), performance.now()]
  const result = await load()
  const taken = performance.now() - begun
  const used = minus(await probe(), before)
  return { result, used, cores: (used.service + used.helpers + used.database + used.generator) / taken }
}

/** Each person sends these so many times. Throws unless all are answered well. */
async function sendAll(url: string, people: People, kinds: LoadKind[], rounds: number): Promise<void> {
  let opened = 0
  const going = autocannon({
    url,
    connections: people.length,
    amount: people.length * rounds * kinds.length,
    sampleInt: 50,
    setupClient: client => {
      const person = people[opened++ % people.length] as People[number]
      client.setRequests(kinds.map(kind => person.requestOf(kind)))
    },
  })
  const bad = new Set<number>()
  going.on('response', (_client, status) => Number(status) >= 400 && bad.add(Number(status)))
  const { errors } = await going
  if (bad.size > 0 || errors > 0)
    throw new Error(`${kinds.join(', ')}: answered ${[...bad].join()}, ${errors} not at all`)
}

/** The replies to the last saves may have been cut off. */
const refresh = (people: People) => Promise.all(people.map(person => person.refresh()))

async function sendMix({ url }: World, people: People, connections: number, seconds: number) {
  const mix = mixOf() as LoadKind[]
  const requestsOf = (lane: number) => {
    const from = Math.floor((lane * mix.length) / LANES)
    return [...mix.slice(from), ...mix.slice(0, from)].map(kind => (people[lane] as People[number]).requestOf(kind))
  }
  return send({ url, connections, seconds, leadSeconds: 1, requestsOf })
}

/** The mix by more and more connections: the median of the rounds of each level. */
async function measurePeaks(
  people: People,
  mixed: (connections: number) => Promise<Tally>,
  probe: Probe,
  { rounds }: Dose,
) {
  const peaks: Peak[] = []
  for (const connections of LEVELS) {
    const seen: Peak[] = []
    for (let round = 0; round < rounds; round++) {
      await refresh(people)
      const { result, cores } = await usedBy(probe, () => mixed(connections))
      const { goodPerSecond, perSecond } = result
      seen.push({
        connections,
        perSecond: goodPerSecond,
        cores,
        ms: (1_000 * cores) / perSecond,
        odd: others(result, '304'),
      })
    }
    const of = (name: 'perSecond' | 'cores' | 'ms') => median(seen.map(round => round[name]))
    const odd = seen.map(round => round.odd).join('')
    peaks.push({ connections, perSecond: of('perSecond'), cores: of('cores'), ms: of('ms'), odd })
  }
  return peaks
}
