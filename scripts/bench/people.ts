// The admin's list, its search and the CSV of a service with as many accounts as the embedded database is for, or with a hundred
// thousand on a MongoDB of yours.
import { openDatabase } from '../../api/db/connection.ts'
import { percentile, type Row } from './load.ts'
import { megabytesOf, ownDatabase, type World, withService } from './world.ts'

const PEOPLE = ownDatabase ? 100_000 : 10_000
const BATCH = 5_000
const ADMIN = 'admin@gmail.com'
const DAY_MS = 24 * 3_600_000
const NAMES = ['asha', 'bilal', 'chen', 'divya', 'elena', 'farid', 'gauri', 'hiro', 'ines', 'jomo']

/** Accounts of two years, every tenth with Pro, every fourth with a CV. */
async function fill(uri: string): Promise<void> {
  const database = openDatabase(uri, async () => undefined)
  await database.connect()
  const { connection } = database
  for (let from = 0; from < PEOPLE; from += BATCH) {
    const users = Array.from({ length: BATCH }, (_, at) => personAt(from + at))
    const { insertedIds } = await connection.collection('users').insertMany(users)
    const owners = Object.values(insertedIds).filter((_, at) => at % 4 === 0)
    await connection.collection('cvs').insertMany(owners.map((id, at) => cvOf(String(id), from + at)))
  }
  await database.close()
}

function personAt(at: number) {
  const createdAt = new Date(Date.now() - (at * 2 * 365 * DAY_MS) / PEOPLE)
  const isPro = at % 10 === 0
  const planExpiresAt = isPro ? new Date(Date.now() + ((at % 200) - 100) * DAY_MS) : null
  return {
    ...{
      sub: `bench-${at}`,
      email: `${NAMES[at % 10]}.${at}@example.org`,
      name: `Person ${at}`,
      picture: '',
      hd: null,
    },
    ...{ role: 'user', banned: false, tokensValidAfter: null, plan: isPro ? 'Pro' : 'Free', planExpiresAt, createdAt },
    ...{ paymentId: isPro ? `pay_${at}` : null, couponCode: null, planBase: null, grants: [], planRev: 0 },
  }
}

const cvOf = (userId: string, at: number) => ({
  ...{
    _id: `bench-${at}`.padEnd(21, '-') as never,
    userId,
    place: 0,
    title: 'A CV',
    createdAt: new Date(),
    removedAt: null,
  },
  published: at % 2 ? null : { version: 1, at: new Date(), snapshot: {} },
})

async function timed(world: World, token: string, path: string): Promise<number> {
  const begun = performance.now()
  await world.call(token, 'GET', path)
  return performance.now() - begun
}

export const measurePeople = (rounds: number): Promise<Row[]> =>
  withService(
    async (world, service) => {
      await fill(world.uri)
      const token = await world.token(ADMIN)
      const pages = await eachPage(world, token, rounds * 40)
      const searches: number[] = []
      for (let at = 0; at < rounds * 10; at++) {
        const name = NAMES[at % 10] as string
        const some = [
          `q=${name}`,
          `q=${name}.${at * 97}`,
          `q=Person%20${at * 31}`,
          `q=pay_${at * 10}`,
          'plan=Pro',
          `plan=Pro&q=${name}`,
        ]
        searches.push(await timed(world, token, `/admin/getAllUser?${some[at % some.length]}`))
      }
      const csv = await exportCsv(world, token, service.pid)
      return [
        row(
          'admin list page, p99',
          300,
          percentile(
            pages.toSorted((a, b) => a - b),
            99,
          ),
          `${pages.length} pages of 100`,
        ),
        row('admin search, the slowest', 300, Math.max(...searches), `${searches.length} searches`),
        {
          what: 'CSV of all accounts, more memory (RSS)',
          goal: '< 50 MB',
          measured: `${Math.round(csv.megabytes)} MB; ${csv.lines} lines in ${(csv.ms / 1_000).toFixed(1)} s`,
          met: csv.megabytes < 50,
        },
      ]
    },
    { ADMIN_EMAILS: ADMIN },
  )

const row = (what: string, goalMs: number, ms: number, of: string): Row => ({
  what: `${what} (${PEOPLE.toLocaleString('en')} accounts)`,
  goal: `<= ${goalMs} ms`,
  measured: `${Math.round(ms)} ms of ${of}`,
  met: ms <= goalMs,
})

/** Page after page, from the newest on. */
async function eachPage(world: World, token: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let cursor: string | null = ''; cursor !== null && times.length < count; ) {
    const begun = performance.now()
    const reply = (await world.call(token, 'GET', `/admin/getAllUser${cursor && `?cursor=${cursor}`}`)) as unknown
    times.push(performance.now() - begun)
    cursor = (reply as { nextCursor: string | null }).nextCursor
  }
  return times
}

/** Read as a slow client does not: as fast as it comes. */
async function exportCsv(world: World, token: string, pid: number | undefined) {
  const before = megabytesOf(pid)
  let [most, lines] = [before, 0]
  const begun = performance.now()
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(pid))
  }, 100)
  const reply = await fetch(`${world.url}/admin/users.csv`, { headers: { authorization: `Bearer ${token}` } })
  for await (const piece of reply.body as AsyncIterable<Uint8Array>) for (const byte of piece) if (byte === 10) lines++
  clearInterval(watch)
  return { megabytes: most - before, lines, ms: performance.now() - begun }
}
