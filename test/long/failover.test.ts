// Failures of the primary at random moments, once to three times in a row, and elections under load: whatever was acknowledged is
// stored, once, and a client that asks again ends in the right state.
import { dose, isLong, randomOf, seed } from '../dose.ts'
import { type Action, commandsOf, FAULTS, openCvs, openPayments, saveOn, strike } from '../failover-harness.ts'
import type { Fault, ReplicaSet } from '../replica-set.ts'
import t, { type Test } from '../tap.ts'

t.setTimeout(3_600_000)
const STRIKES = dose(300)
const ELECTIONS = isLong ? 30 : 3
const WRITERS = 8

const random = randomOf(seed)
const below = (limit: number) => Math.floor(random() * limit)
const one = <T>(list: readonly T[]) => list[below(list.length)] as T

/** Each request with a failure at a random one of its commands. */
async function strikeOften(t: Test, set: ReplicaSet, actions: Action[], clear: () => Promise<unknown>) {
  const commands = new Map<Action, number>()
  for (const action of actions) commands.set(action, (await commandsOf(set, await action.begin())).length)
  const counts = new Map<string, number>()
  for (let count = 0; count < STRIKES; count++) {
    const action = one(actions)
    const plan = { fault: one<Fault>(FAULTS), skip: below((commands.get(action) as number) + 2), times: 1 + below(3) }
    const status = await strike(t, set, await action.begin(), action.name, plan)
    const what = `${action.name} ${status}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
    await clear()
  }
  t.comment(
    [...counts]
      .sort()
      .map(([what, times]) => `${times} x ${what}`)
      .join(', '),
  )
}

t.test(`failures at random commands of CVs and claims, seed ${seed}`, async t => {
  const { set, actions, clear } = await openCvs(t)
  await strikeOften(t, set, actions, clear)
})

t.test(`failures at random commands of a payment, seed ${seed}`, async t => {
  const { set, action, rows, serials } = await openPayments(t)
  await strikeOften(t, set, [action], async () => undefined)
  const numbers = await serials()
  t.equal(numbers.length, await rows.countDocuments({ state: 'paid' }), 'an invoice each')
  t.same(
    numbers,
    numbers.map((_, at) => at + 1),
    'without a gap and without a double',
  )
})

t.test('elections under load: acknowledged saves are the stored ones, each once', async t => {
  const world = await openCvs(t)
  let isOver = false
  const { saved } = await saveOn(world, t, WRITERS, () => isOver)
  for (let count = 0; count < ELECTIONS; count++) {
    await world.set.stepDown(below(1_500))
    for (let isBack = false; !isBack; ) isBack = (await world.owner.get('/cvs')).status === 200
  }
  isOver = true
  const sums = { saves: 0, refusals: 0 }
  for (const { nanoId, saves, refusals } of await saved) {
    t.match(await world.stored(nanoId), { title: `Save ${saves}`, version: saves + 1 })
    sums.saves += saves
    sums.refusals += refusals
  }
  t.comment(`${ELECTIONS} elections, ${sums.saves} saves acknowledged and stored, ${sums.refusals} times 503 before`)
})
