// kill -9 between the steps of attesting, confirming, withdrawing and revoking: no acknowledged claim is lost, none is shown after its
// withdrawal, and each withdrawal is in the log, the status list and the events of the CVs exactly once.
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { isLong, randomOf, seed } from '../dose.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import t from '../tap.ts'
import { newJwks } from '../wallet-upstream.ts'

t.setTimeout(7_200_000)
/** KILLS=200 for a run of its own, which takes most of an hour. */
const KILLS = Number(process.env.KILLS ?? (isLong ? 40 : 4))
/** Words in both CVs. */
const WORDS = ['Weaving', 'Dyeing', 'Spinning']
const random = randomOf(seed)
const below = (limit: number) => Math.floor(random() * limit)

const world = await setUpProcesses(t, { ATTESTATION_KEYS: newJwks('attest-1') })
const { url, sandbox } = world
const credential = await world.token('kim@example.org')
await world.startDatabase()
let service: Running = world.startService()
await until('the service was ready', () => world.isReady(service))
const connection = await mongoose.createConnection(world.uri).asPromise()
t.teardown(() => connection.close())
const collection = (name: string) => connection.collection<Record<string, unknown> & { _id: string }>(name)

/** The status of a reply; 0 without one. */
async function call(method: string, path: string, given?: object): Promise<{ status: number; json: Json }> {
  const headers = { authorization: `Bearer ${credential}`, ...(given && { 'content-type': 'application/json' }) }
  try {
    const reply = await fetch(`${url}${path}`, { method, headers, ...(given && { body: JSON.stringify(given) }) })
    const text = await reply.text()
    return { status: reply.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
  } catch {
    return { status: 0, json: {} }
  }
}
// biome-ignore lint/suspicious/noExplicitAny: the replies have no types
type Json = any

/** What the replies say of a section; null: the last request had no reply. `token`: of the link of its confirmation. */
type Known = { id: string; isAttested: boolean | null; isConfirmed: boolean | null; token: string }
const known: Known[] = WORDS.map((_, at) => ({ id: `s${at}`, isAttested: false, isConfirmed: false, token: '' }))

const skills = WORDS.map((name, at) => ({ id: `s${at}`, name, level: 'Master' }))
const { nanoId } = (await call('POST', '/cvs', { content: { personalDetails: { name: 'Kim Rao' }, skills } })).json.cv
const copy = (await call('POST', `/cvs/${nanoId}/duplicate`)).json.cv.nanoId
const CVS: string[] = [nanoId, copy]
for (const id of CVS) await call('POST', `/cvs/${id}/publish`)

/** Asks an institution about a section, and waits for its mail. */
async function ask({ id }: Known, round: number): Promise<string> {
  await collection('mail_ledgers').deleteMany({})
  const email = `registrar${round}@uni.example`
  const { status } = await call('POST', `/cvs/${nanoId}/verifications/skills.${id}`, { email, institution: 'Uni' })
  if (status !== 201) throw new Error(`Asking was answered with ${status}`)
  let token = ''
  await until('the mail came', async () => {
    const mails = (await (await fetch(`${sandbox.origin}/inbox.json?to=${email}`)).json()) as { text: string }[]
    const text = mails[0]?.text ?? ''
    token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? ''
    return token !== ''
  })
  return token
}
const answer = (token: string, decision: string) => call('POST', `/verify/${token}`, { decision, name: 'Dr. Iyer' })
const download = (id: string, kind: string) => call('GET', `/cvs/${copy}/credentials/skills.${id}?kind=${kind}`)
const withdrawals = { asked: 0 }

/** The next change of a section, as a request; `settle` says what the reply, or its absence, means. */
async function next(one: Known, round: number) {
  const isOfOwner = below(2) === 0
  if (isOfOwner && one.isAttested) {
    await download(one.id, 'attestation')
    return { kind: 'withdraw', run: () => call('DELETE', `/cvs/${nanoId}/attestations/skills.${one.id}`) } as const
  }
  if (isOfOwner) {
    const run = () => call('PUT', `/cvs/${nanoId}/attestations/skills.${one.id}`, { method: 'account' })
    return { kind: 'attest', run } as const
  }
  if (one.isConfirmed) {
    await download(one.id, 'confirmation')
    return { kind: 'revoke', run: () => answer(one.token, 'revoke') } as const
  }
  one.token = await ask(one, round)
  return { kind: 'confirm', run: () => answer(one.token, 'confirm') } as const
}

/** A connection that the kill has broken gives no reply, so it is asked again. */
async function shownBy(id: string): Promise<Json[]> {
  let claims: Json[] | undefined
  await until('the claims were read', async () => {
    claims = (await call('GET', `/cvs/${id}/verification`)).json.claims
    return claims !== undefined
  })
  return claims as Json[]
}
const stateIn = (claims: Json[], { id }: Known) => {
  const of = claims.filter(one => one.section === `skills.${id}`)
  return { isAttested: of.some(one => one.valid), isConfirmed: of.some(one => one.confirmation) }
}
const isSettled = async () =>
  (await collection('claims').countDocuments({ unsettled: true })) === 0 &&
  (await collection('verification_requests').countDocuments({ isUnfinished: true })) === 0

t.test(`${KILLS} kills between the steps`, async t => {
  const kinds = { attest: 0, withdraw: 0, confirm: 0, revoke: 0, acknowledged: 0 }
  for (let round = 0; round < KILLS; round++) {
    const one = known[below(known.length)] as Known
    const { kind, run } = await next(one, round)
    kinds[kind]++
    const running = run()
    // All steps together take about as long, so that the kill falls between two of them.
    await sleep(below(250))
    await service.kill()
    const isAcknowledged = [200, 204].includes((await running).status)
    if (isAcknowledged) kinds.acknowledged++
    service = world.startService()
    await until('the service was ready again', () => world.isReady(service))
    const field = kind === 'attest' || kind === 'withdraw' ? 'isAttested' : 'isConfirmed'
    const wanted = kind === 'attest' || kind === 'confirm'
    const first = stateIn(await shownBy(nanoId), one)
    if (isAcknowledged) t.equal(first[field], wanted, `${kind} of round ${round} was acknowledged`)
    // A revocation that meets the unfinished steps of its confirmation: both have their events, and the pages are new.
    if (kind === 'confirm' && first.isConfirmed && below(2) === 0) {
      await download(one.id, 'confirmation')
      t.equal((await answer(one.token, 'revoke')).status, 200, `revoked at once in round ${round}`)
      kinds.revoke++
      withdrawals.asked++
      for (const id of CVS) t.notOk(stateIn(await shownBy(id), one).isConfirmed, 'no CV shows it')
      await until('all steps were finished', isSettled)
      continue
    }
    await until('all steps were finished', isSettled)
    const states = await Promise.all(CVS.map(async id => stateIn(await shownBy(id), one)))
    t.same(states[0], states[1], 'both CVs show the same')
    // Without a reply it may not have happened: then it is asked for again.
    await until(`${kind} of round ${round} had happened`, async () => {
      if (stateIn(await shownBy(copy), one)[field] === wanted) return true
      await run()
      return false
    })
    await until('all steps were finished', isSettled)
    one[field] = wanted
    if (kind === 'withdraw' || kind === 'revoke') withdrawals.asked++
  }
  await until('all steps were finished', isSettled)
  const withdrawn = { kind: 'withdrawal' }
  await until(
    'the log has followed',
    async () => (await collection('log_queue').countDocuments(withdrawn)) >= withdrawals.asked,
  )
  t.equal(await collection('log_queue').countDocuments(withdrawn), withdrawals.asked, 'each withdrawal is logged once')
  const valid =
    known.filter(({ isAttested }) => isAttested).length + known.filter(({ isConfirmed }) => isConfirmed).length
  const open = await collection('status_entries').countDocuments({ isSet: false })
  t.ok(open <= valid, `${open} credentials are in force, for ${valid} claims`)
  const events = kinds.confirm + kinds.revoke
  for (const id of CVS) {
    const counted = (await collection('cvs').findOne({ _id: id }))?.eventCount
    t.equal(counted, 1 + events, 'one event for each confirmation and each withdrawal of one')
  }
  t.comment(`seed ${seed}: ${JSON.stringify(kinds)}`)
})
