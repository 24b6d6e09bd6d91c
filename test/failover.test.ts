// A primary steps down, crashes, or does not know yet that it was deposed, while the service reads and writes. The replica set is
// simulated before the database under test (replica-set.ts).
import { asProblem } from '../api/http/errors.ts'
import { CLAIMED } from './claims-harness.ts'
import { saveCv } from './cv-calls.ts'
import { type Action, commandsOf, FAULTS, openCvs, openPayments, saveOn, strike } from './failover-harness.ts'
import type { ReplicaSet } from './replica-set.ts'
import t, { type Test } from './tap.ts'

const STEP_DOWNS = 3
const WRITERS = 4
const nothing = async () => undefined

/** Every failure at the command that matters, one of each kind twice in a row, and one of them at each other write. */
async function survives(t: Test, set: ReplicaSet, action: Action, clear: () => Promise<unknown> = nothing) {
  const { name, main: on } = action
  await t.test(`${name}: one failure is retried, two in a row are reported, and the effect is stored once`, async t => {
    for (const [at, fault] of FAULTS.entries()) {
      const once = await strike(t, set, await action.begin(), name, { fault, on })
      t.ok([200, 201].includes(once), `${fault.kind} ${fault.code}: the driver has retried it`)
      if (![0, 5, 8, 9].includes(at)) continue
      const twice = await strike(t, set, await action.begin(), name, { fault, on, times: 2 })
      t.equal(twice, 503, `${fault.kind} ${fault.code}: it is retried once and no more`)
      await clear()
    }
    const commands = await commandsOf(set, await action.begin())
    t.ok(commands.includes(on), String(commands))
    for (const [at, on] of commands.filter(command => !command.startsWith('find ')).entries()) {
      const fault = FAULTS[(at * 3) % FAULTS.length]
      if (fault) await strike(t, set, await action.begin(), name, { fault, on, times: 2 })
      await clear()
    }
  })
}

t.test('CVs', async t => {
  const world = await openCvs(t)
  const { set, actions, clear, owner, make, put, stored, app } = world
  for (const action of actions) await survives(t, set, action, clear)

  t.test('repeating a save whose reply was lost causes no conflict; another save does', async t => {
    const nanoId = await make(CLAIMED)
    const save = (version: number, edit: object) => saveCv(owner, nanoId, version, edit)
    // Items without an id get the same one again.
    const content = { ...CLAIMED, skills: [{ name: 'Rust' }, { name: 'Go' }] }
    const edit = { title: 'Mine', content, privacy: (await stored(nanoId)).privacy }
    const first = await save(1, edit).expect(200)
    const again = await save(1, edit).expect(200)
    t.same([again.body, again.headers.etag], [first.body, first.headers.etag])
    for (const other of [{ title: 'Other' }, { ...edit, title: 'Other' }, { ...edit, indexable: true }, {}]) {
      t.match((await save(1, other).expect(412)).body, { code: 'version_conflict', cv: { title: 'Mine', version: 2 } })
    }
    await save(2, { title: 'Later' }).expect(200)
    await save(1, edit).expect(412)
    t.match(await stored(nanoId), { title: 'Later', version: 3 })
    const twins = await Promise.all([1, 2, 3, 4].map(() => save(3, { title: 'Sent four times at once' })))
    t.same(
      twins.map(({ status, body }) => [status, body.cv.version]),
      Array(4).fill([200, 4]),
    )
  })

  t.test('stale reads of a former primary overwrite no newer data, and end', async t => {
    const nanoId = await make(CLAIMED)
    const save = (title: string) => saveCv(owner, nanoId, 1, { title })
    await owner.get(`/cvs/${nanoId}`).expect(200)
    set.serveStale(true)
    await save('First').expect(200)
    const blind = await save('Second')
    t.match([blind.status, blind.headers['retry-after']], [503, '1'], 'it sees version 1 and cannot save on it')
    t.equal((await owner.post(`/cvs/${nanoId}/publish`)).status, 409)
    // A claim is about words, and these are in every version of the CV.
    t.equal((await put(nanoId, 'skills.go', { method: 'account' })).status, 200)
    set.serveStale(false)
    t.match((await save('Second').expect(412)).body.cv, { title: 'First', version: 2 })
    t.match(await stored(nanoId), { title: 'First', version: 2, published: null })
  })

  t.test('the errors of a bulk write are recognised too', async t => {
    const cvs = app.models.Cv as unknown as { bulkWrite(operations: object[]): Promise<unknown> }
    const write = () => cvs.bulkWrite([{ updateOne: { filter: { _id: 'none' }, update: { $set: { title: '' } } } }])
    for (const fault of FAULTS) {
      set.plant({ fault, on: 'update cvs', times: 2 })
      const error = await write().catch((error: unknown) => error)
      t.equal(asProblem(error as never).code, 'database_unavailable', `${fault.kind} ${fault.code}`)
      set.clear()
    }
  })

  t.test('while the primary changes, acknowledged saves are the stored ones, each once', async t => {
    await clear()
    let isOver = false
    const { saved } = await saveOn(world, t, WRITERS, () => isOver)
    for (let count = 0; count < STEP_DOWNS; count++) {
      await set.stepDown(150)
      // The next one begins when writes work again.
      await make(CLAIMED).catch(nothing)
    }
    isOver = true
    for (const { nanoId, saves, refusals } of await saved) {
      t.match(await stored(nanoId), { title: `Save ${saves}`, version: saves + 1 })
      t.comment(`${saves} saves, ${refusals} of them asked again`)
    }
  })
})

t.test('payments', async t => {
  const { set, action, rows, serials } = await openPayments(t)
  await survives(t, set, action)
  const numbers = await serials()
  t.equal(numbers.length, await rows.countDocuments({ state: 'paid' }), 'an invoice each')
  t.same(
    numbers,
    numbers.map((_, at) => at + 1),
    'without a gap and without a double',
  )
})
