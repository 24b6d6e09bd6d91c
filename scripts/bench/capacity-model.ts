// The capacity model: what so many users need, from what each kind of request costs. Pure: no measuring, no printing.

/** How the service is used. Everything that is assumed about people stands here. */
export const USE = {
  /** Of all users, those who come on a given day; of these, those within the busiest hours. */
  comeADay: 0.1,
  inBusiestHours: 0.5,
  busiestHours: 2,
  /** The requests of a visit: sixty, in ten minutes of editing. */
  visit: { me: 1, list: 2, read: 6, save: 30, preview: 18, pdf: 1, publish: 1, pictureRead: 1 },
  cvs: 2,
  /** Of each CV in a day, by strangers; of those, what is looked at. `firstView`: a page that is not in memory. */
  viewsADay: 3,
  views: { view: 0.5, firstView: 0.3, verify: 0.1, check: 0.1 },
  /** Of each user in a year. */
  yearly: { signUp: 1, newCv: 2, attest: 5, upload: 0.5, payment: 0.2 },
  /** Kept of each CV. */
  versions: 5,
  /** Of each user, and the bytes of one. */
  proofs: 0.1,
  proofBytes: 500_000,
  /** Attached credentials of each user, which one copy checks every day. */
  credentials: 0.5,
} as const

/** What is planned with: the busiest second is so many averages of the busiest hour, and no core is to be busier than this then. */
export const PLAN = {
  burst: 3,
  busy: 0.7,
  /** Cores that a typesetting copy uses: two processes that typeset. */
  typesetCores: 2,
  primary: { cores: 8, writes: 5_000, bytes: 1e12, memory: 64e9, hotShare: 0.2 },
  /** Of what there is one: receipt numbers of a year and of a second (decision 0036), checks a second under one lease, bytes a second. */
  single: { receiptsAYear: 1e6, receipts: 30, checks: 50, network: 1.25e9 },
} as const

const DAY = 86_400

type KeysOf<T> = T extends unknown ? keyof T : never
export type Kind = KeysOf<typeof USE.visit | typeof USE.views | typeof USE.yearly>
type Rates = Partial<Record<Kind, number>>
/** Of one request: milliseconds of processor time by process, database operations, bytes. `helpers`: the service's child processes. */
export type Cost = {
  service: number
  helpers: number
  database: number
  generator: number
  reads: number
  writes: number
  stored: number
  sent: number
}
/** `userBytes` and `versionBytes`: a user with their CVs, an earlier version; `pictureBytes`: one picture. */
export type Measured = {
  costs: Record<Kind, Cost>
  userBytes: number
  versionBytes: number
  pictureBytes: number
}

/** Served by the typesetting copies, by path. */
const isTypeset = (kind: Kind) => kind === 'preview' || kind === 'pdf'

/** Requests a second in the busiest hour, by kind. */
export function ratesOf(users: number): Record<Kind, number> {
  const busiest = USE.inBusiestHours / (USE.busiestHours * 3_600)
  const scaled = <K extends string>(table: Record<K, number>, factor: number) =>
    Object.fromEntries(Object.entries<number>(table).map(([kind, count]) => [kind, count * factor])) as Record<
      K,
      number
    >
  return {
    ...scaled(USE.visit, users * USE.comeADay * busiest),
    ...scaled(USE.views, (users * USE.cvs * USE.viewsADay) / DAY),
    ...scaled(USE.yearly, (users * busiest) / 365),
  }
}

/** The sum over kinds of rate and cost. */
function demandOf(rates: Rates, costs: Measured['costs'], wanted: (kind: Kind) => boolean = () => true): Cost {
  const sum: Cost = { service: 0, helpers: 0, database: 0, generator: 0, reads: 0, writes: 0, stored: 0, sent: 0 }
  for (const [kind, rate] of Object.entries(rates) as [Kind, number][]) {
    if (!wanted(kind)) continue
    for (const [name, value] of Object.entries(costs[kind]) as [keyof Cost, number][]) sum[name] += rate * value
  }
  return sum
}

/** More of it helps: copies or shards; or there is only one. */
type Remedy = 'copies' | 'shards' | 'none'
/** A part, and the users that take it up whole. */
export type Limit = { what: string; users: number; remedy: Remedy }

/** What each part is good for, the smallest first. */
export function limitsOf(measured: Measured): Limit[] {
  const load = loadOf(1, measured)
  const { busy, primary, single } = PLAN
  const rows: [string, number, Remedy][] = [
    ['one core of web copies', busy / load.webCores, 'copies'],
    ['one core of typesetting', busy / load.typesetCores, 'copies'],
    ['a primary’s processors', (primary.cores * busy) / load.databaseCores, 'shards'],
    ['a primary’s writes', primary.writes / load.writes, 'shards'],
    ['a primary’s memory', primary.memory / (load.databaseBytes * primary.hotShare), 'shards'],
    ['a primary’s disk', primary.bytes / load.databaseBytes, 'shards'],
    ['the receipt numbers of a year', single.receiptsAYear / load.receiptsAYear, 'none'],
    ['receipts one after the other', single.receipts / load.receipts, 'none'],
    ['daily checks under one lease', single.checks / load.checks, 'none'],
    ['one balancer’s network', single.network / load.sent, 'none'],
  ]
  return rows.map(([what, users, remedy]) => ({ what, users, remedy })).sort((a, b) => a.users - b.users)
}

/** The load of the busiest second, and what is stored. */
function loadOf(users: number, { costs, userBytes, versionBytes, pictureBytes }: Measured) {
  const rates = ratesOf(users)
  const all = demandOf(rates, costs)
  const typeset = demandOf(rates, costs, isTypeset)
  const coresOf = (ms: number) => (ms / 1_000) * PLAN.burst
  const typesetCores = coresOf(typeset.service + typeset.helpers)
  return {
    requests: Object.values(rates).reduce((sum, rate) => sum + rate) * PLAN.burst,
    webCores: coresOf(all.service + all.helpers) - typesetCores,
    typesetCores,
    databaseCores: coresOf(all.database),
    operations: (all.reads + all.writes) * PLAN.burst,
    writes: all.writes * PLAN.burst,
    sent: all.sent * PLAN.burst,
    receipts: rates.payment * PLAN.burst,
    receiptsAYear: users * USE.yearly.payment,
    checks: (users * USE.credentials) / DAY,
    databaseBytes: users * (userBytes + USE.cvs * USE.versions * versionBytes),
    objectBytes: users * (USE.yearly.upload * pictureBytes + USE.proofs * USE.proofBytes),
  }
}

/** What so many users need. Copies: one core each for the web, `typesetCores` for typesetting, and one more of each to fail. */
export function capacityOf(users: number, measured: Measured) {
  const load = loadOf(users, measured)
  const limits = limitsOf(measured)
  const shards = limits.filter(({ remedy }) => remedy === 'shards').map(limit => users / limit.users)
  const copies = (cores: number, ofOne: number) => 1 + Math.ceil(cores / PLAN.busy / ofOne)
  return {
    ...load,
    webCopies: copies(load.webCores, 1),
    typesetCopies: copies(load.typesetCores, PLAN.typesetCores),
    primaries: Math.ceil(Math.max(...shards)),
    first: firstToBreak(users, limits),
  }
}

/** More copies and shards are in the table: of what can be multiplied, the next limit; of what cannot, also one that is passed. */
export const firstToBreak = (users: number, limits: readonly Limit[]): Limit | null =>
  [...limits].sort((a, b) => a.users - b.users).find(limit => limit.remedy === 'none' || limit.users >= users) ?? null

/** A visit and the page views that fall to it, as a list of whole requests, each kind evenly spread; at least one of each. */
export function mixOf(): Kind[] {
  const rates = ratesOf(1)
  const counts: Rates = { ...USE.visit, ...USE.views }
  for (const kind of Object.keys(counts) as Kind[]) counts[kind] = Math.max(1, Math.round(rates[kind] / rates.me))
  // A page is made anew where the CV has just been published.
  counts.publish = counts.firstView
  const placed = (Object.entries(counts) as [Kind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ kind, place: (at + 0.5) / count })),
  )
  return placed.sort((a, b) => a.place - b.place).map(({ kind }) => kind)
}

export type Machine = { cores: number; helpers: number; databaseCores: number }

/** The most requests a second of a mix on one machine, which its generator and database share, and what limits it. */
export function peakOf(mix: readonly Kind[], costs: Measured['costs'], { cores, helpers, databaseCores }: Machine) {
  const rates: Rates = {}
  for (const kind of mix) rates[kind] = (rates[kind] ?? 0) + 1 / mix.length
  const { service, helpers: helping, database, generator } = demandOf(rates, costs)
  const bounds = {
    'all cores': (1_000 * cores) / (service + helping + database + generator),
    'the service’s thread': 1_000 / service,
    'the processes that typeset': (1_000 * helpers) / helping,
    'the database': (1_000 * databaseCores) / database,
    'the generator': 1_000 / generator,
  }
  const [by, perSecond] = Object.entries(bounds).reduce((least, bound) => (bound[1] < least[1] ? bound : least))
  return { perSecond, by, totalMs: service + helping + database + generator }
}
