// kill -9 under load, again and again, the service, the database or both: whatever was acknowledged is there, whole, afterwards.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import type { CvData } from '../../api/core/contract/cv.ts'
import { dose, isLong, randomOf, seed } from '../dose.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const ROUNDS = isLong ? 200 : 3
const REMOVALS = dose(30)
const WRITERS = 4

const random = randomOf(seed)
const below = (limit: number) => Math.floor(random() * limit)

const world = await setUpProcesses(t)
const { url, uri } = world
const credential = await world.token('kim@example.org')

let service: Running
let database: Running
const startService = () => {
  service = world.startService()
}
const startDatabase = async () => {
  database = await world.startDatabase()
}
const isReady = () => world.isReady(service)

type Answer = { status: number; json: { cv: CvData; versions: { version: number; published: boolean }[] } }
/** Throws without a complete reply. */
async function call(method: string, path: string, given?: object, ifMatch?: number): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${credential}`,
    ...(given && { 'content-type': 'application/json' }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  }
  const reply = await fetch(`${url}${path}`, { method, headers, ...(given && { body: JSON.stringify(given) }) })
  const text = await reply.text()
  return { status: reply.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** About 15 kB that hang together: the title names the save, every field follows from it, and the last one is their checksum. */
function saveOf(nonce: string) {
  const skills = Array.from({ length: 90 }, (_, at) => ({
    id: `s${at}`,
    name: `${nonce} ${at}`.repeat(4).slice(0, 150),
  }))
  const content = { personalDetails: { name: nonce }, profileSummary: nonce.repeat(200).slice(0, 4_000), skills }
  return { title: nonce, content: { ...content, references: [{ id: 'sum', reference: checksumOf(nonce, content) }] } }
}
const checksumOf = (title: string, { personalDetails, profileSummary, skills }: CvData['content']) =>
  createHash('sha256')
    .update(JSON.stringify([title, personalDetails, profileSummary, skills]))
    .digest('hex')
const isWhole = ({ title, content }: Pick<CvData, 'title' | 'content'>) =>
  content.references?.[0]?.reference === checksumOf(title, content)

/** The replies that the owner of a CV got (`acked`), and the last request without a reply (`asked`). */
type Ledger = { nanoId: string; acked: number; title: string; asked: string | null; published: number; saves: number }

/** Saves, and sometimes publishes, one after the other until the service is gone. */
async function write(ledger: Ledger, isOver: () => boolean) {
  while (!isOver()) {
    const given = saveOf(`${ledger.nanoId}-${++ledger.saves}`)
    ledger.asked = given.title
    const saved = await call('PUT', `/cvs/${ledger.nanoId}`, given, ledger.acked)
    if (saved.status >= 500) return
    if (saved.status !== 200) throw new Error(`A save was answered with ${saved.status}`)
    Object.assign(ledger, { acked: saved.json.cv.version, title: given.title, asked: null })
    if (below(4) > 0) continue
    const { status } = await call('POST', `/cvs/${ledger.nanoId}/publish`)
    if (status === 200) ledger.published = ledger.acked
    else if (status >= 500) return
  }
}

/** The differences between the store and the replies. Afterwards the ledger equals the store. */
async function check(ledger: Ledger): Promise<string[]> {
  const { nanoId } = ledger
  const problems: string[] = []
  const must = (holds: boolean, what: string) => holds || problems.push(`${nanoId}: ${what}`)
  const { status, json } = await call('GET', `/cvs/${nanoId}`)
  if (status !== 200) return [`${nanoId}: reading it gave ${status}`]
  const { cv } = json
  must(isWhole(cv), 'half a save')
  must(cv.version >= ledger.acked, `version ${cv.version}, though ${ledger.acked} was acknowledged`)
  if (cv.version === ledger.acked) must(cv.title === ledger.title, 'other content under the acknowledged version')
  else must(cv.version === ledger.acked + 1 && cv.title === ledger.asked, `version ${cv.version} was never asked for`)
  must((cv.published?.version ?? 0) >= ledger.published, 'an acknowledged publish is gone')
  const { versions } = (await call('GET', `/cvs/${nanoId}/versions`)).json
  must(versions[0]?.version === cv.version, 'the history does not begin with the present version')
  const kept = versions.find(({ version }) => version === ledger.published)
  if (ledger.published > 0) must(kept?.published === true, 'a published version is not in the history')
  const any = versions[below(versions.length)]?.version ?? 0
  const old = await call('GET', `/cvs/${nanoId}/versions/${any}`)
  must(
    old.status === 200 && isWhole((old.json as unknown as { version: CvData }).version),
    `version ${any} is not whole`,
  )
  if (cv.published) {
    const page = await fetch(`${url}/cv/${nanoId}`)
    must(page.status === 200 && (await page.text()).includes(`${nanoId}-`), 'the public page is gone')
  }
  Object.assign(ledger, { acked: cv.version, title: cv.title, asked: null, published: cv.published?.version ?? 0 })
  return problems
}

t.test('an acknowledged save survives every kill', async t => {
  await startDatabase()
  startService()
  await until('the service was ready', isReady)
  const ledgers: Ledger[] = []
  for (let writer = 0; writer < WRITERS; writer++) {
    const { json } = await call('POST', '/cvs', saveOf('first'))
    ledgers.push({ nanoId: json.cv.nanoId, acked: 1, title: 'first', asked: null, published: 0, saves: 0 })
  }
  const kills = { service: 0, database: 0, both: 0, starting: 0 }
  let [lost, saves] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const victim = (['service', 'database', 'both'] as const)[below(3)] as 'service' | 'database' | 'both'
    kills[victim]++
    let over = false
    const writing = ledgers.map(ledger => write(ledger, () => over).catch(() => undefined))
    await sleep(below(400))
    if (victim !== 'database') service.child.kill('SIGKILL')
    if (victim === 'both') await sleep(below(10))
    if (victim !== 'service') await database.kill()
    over = true
    if (victim !== 'database') await service.kill()
    await Promise.all(writing)
    if (victim !== 'service') await startDatabase()
    if (victim !== 'database') startService()
    if (victim !== 'database' && below(5) === 0) {
      kills.starting++
      await sleep(below(800))
      await service.kill()
      startService()
    }
    await until('the service was ready again', isReady)
    for (const ledger of ledgers) {
      const problems = await check(ledger)
      lost += problems.length
      if (problems.length) t.fail(`round ${round + 1}, after killing ${victim}: ${problems.join('; ')}`)
    }
  }
  for (const ledger of ledgers) saves += ledger.saves
  t.equal(lost, 0, `${ROUNDS} rounds`)
  t.ok(saves > ROUNDS, 'there was something to lose')
  t.comment(`seed ${seed}: ${ROUNDS} rounds ${JSON.stringify(kills)}, ${saves} saves under load, ${lost} lost or torn`)
})

t.test('a removal that a kill interrupts is finished at the next start', async t => {
  const connection = await mongoose.createConnection(uri).asPromise()
  t.teardown(() => connection.close())
  const rows = (name: string, filter: object) => connection.collection(name).countDocuments(filter)
  let [interrupted, untouched] = [0, 0]
  for (let round = 0; round < REMOVALS; round++) {
    const { nanoId } = (await call('POST', '/cvs', saveOf('gone'))).json.cv
    await call('POST', `/cvs/${nanoId}/publish`)
    await call('PUT', `/cvs/${nanoId}`, saveOf('gone, too'), 1)
    // Every step of the removal now takes most of a second, and the kill falls between two of them.
    database.child.send({ fault: 'slow' })
    const removing = call('DELETE', `/cvs/${nanoId}?now=true`).then(
      reply => reply.status,
      () => 0,
    )
    await sleep(500 + below(3_500))
    await service.kill()
    database.child.send({ fault: 'off' })
    const isAcked = (await removing) === 204
    const marked = await rows('cvs', { _id: nanoId as never, removedAt: { $ne: null } })
    startService()
    await until('the service was ready again', isReady)
    const { status } = await call('GET', `/cvs/${nanoId}`)
    if (isAcked || marked > 0) t.equal(status, 404, 'what was to go is gone')
    if (marked > 0) interrupted++
    if (status === 200) untouched++
    const left = { cvs: { _id: nanoId }, cv_versions: { cvId: nanoId }, cv_views: { _id: nanoId } }
    for (const [name, filter] of Object.entries(left)) {
      // The service finishes the work of its predecessor after the start, while it already answers.
      const isSettled = async () => (await rows(name, filter)) > 0 === (status === 200)
      await t.resolves(until(`${name} was whole or gone with the CV ${status}`, isSettled))
    }
  }
  t.comment(`seed ${seed}: ${REMOVALS} removals, ${interrupted} were finished at the start, ${untouched} had not begun`)
})

t.test('a kill in the middle of moving to the trash or back leaves a CV whole, in one of the two', async t => {
  const connection = await mongoose.createConnection(uri).asPromise()
  t.teardown(() => connection.close())
  let [moved, stayed] = [0, 0]
  const { nanoId } = (await call('POST', '/cvs', saveOf('moving'))).json.cv
  const letter = await call('POST', `/cvs/${nanoId}/letters`, { body: 'It moves along' })
  t.equal(letter.status, 201)
  let isTrashed = false
  for (let round = 0; round < REMOVALS; round++) {
    database.child.send({ fault: 'slow' })
    const moving = (isTrashed ? call('POST', `/cvs/${nanoId}/recover`) : call('DELETE', `/cvs/${nanoId}`)).then(
      reply => reply.status,
      () => 0,
    )
    await sleep(below(4_000))
    await service.kill()
    database.child.send({ fault: 'off' })
    const isAcked = [200, 204].includes(await moving)
    startService()
    await until('the service was ready again', isReady)
    const stored = await connection.collection('cvs').findOne({ _id: nanoId as never })
    const isNow = Boolean(stored?.trashedAt)
    if (isAcked) t.equal(isNow, !isTrashed, 'what was acknowledged has happened')
    t.equal(stored?.place >= 100, isNow, 'the place goes with it')
    const { status, json } = await call('GET', `/cvs/${nanoId}`)
    t.equal(status, isNow ? 404 : 200)
    if (status === 200) t.ok(isWhole(json.cv))
    t.equal((await call('GET', `/cvs/${nanoId}/letters`)).status, status, 'its letters are where it is')
    isNow === isTrashed ? stayed++ : moved++
    isTrashed = isNow
  }
  t.comment(`seed ${seed}: ${REMOVALS} moves were interrupted: ${moved} had happened, ${stayed} had not`)
})
