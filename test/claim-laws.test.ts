// The laws of claims (docs/verification.md), for random operations of several accounts with several names and CVs: what is claimed belongs
// to the account, the name, the kind and the words, wherever they are. And each law finds a fault that is planted.

import { statementOf } from '../api/core/claims/claims.ts'
import { digestedWords, factsOf, kindOfPath, type Scope } from '../api/core/claims/subject.ts'
import type { CvData } from '../api/core/contract/cv.ts'
import { ownersValues } from '../api/core/cv/section-values.ts'
import { brokenInReply, newModel } from './claim-model.ts'
import { type Broken, createClaimWorld } from './claim-world.ts'
import { isLong, seed } from './dose.ts'
import t from './tap.ts'

t.setTimeout(7_200_000)
/** OPERATIONS=10000 for a run of its own, which takes half an hour. */
const OPERATIONS = Number(process.env.OPERATIONS ?? (isLong ? 3_000 : 300))

t.test(`${OPERATIONS} random operations break no law`, async t => {
  t.comment(`seed ${seed}`)
  const world = await createClaimWorld(t, seed)
  const counts = new Map<string, number>()
  for (let done = 0; done < OPERATIONS; done++) {
    const name = await world.step()
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const broken = done % 200 === 199 ? await world.checkAll() : await world.checkSome()
    if (broken.length > 0) return t.same(broken, [], `after operation ${done}, ${name}`)
  }
  t.same(await world.checkAll(), [])
  t.comment(JSON.stringify(Object.fromEntries(counts)))
  await world.app.growLog()
  const withdrawn = await world.app.connection.collection('log_queue').countDocuments({ kind: 'withdrawal' })
  t.equal(withdrawn, world.model.withdrawals, 'the log has one withdrawal for each')
  t.ok(world.model.withdrawals > 0 && [...world.model.said.values()].some(({ confirmed }) => confirmed.size > 0))
})

type World = Awaited<ReturnType<typeof createClaimWorld>>
const lawsIn = (broken: Broken) => [...new Set(broken.map(one => one.slice(0, 5)))]

/** A claim that nobody made, signed by the service's own key, about these words of an account. */
async function forge(world: World, email: string, cv: CvData, section: string, scope: Scope, value: unknown) {
  const { keys, app } = world
  const { holder } = await world.verification(cv.nanoId)
  const kind = kindOfPath(section) as string
  const words = digestedWords(holder, section, value)
  const digest = scope === 'whole' ? words?.whole : words?.facts?.digest
  const person = cv.content.personalDetails.name
  const about = { holder, kind, scope, digest: digest as string }
  const at = new Date(Math.floor(Date.now() / 1_000) * 1_000)
  const statement = statementOf({ ...about, origin: app.config.publicOrigin, at, person })
  const signed = { method: 'account', by: 'Somebody', statement, at, signer: null }
  const attestations = scope === 'whole' ? [{ ...signed, ...keys.signAttestation(statement, 'Somebody', at) }] : []
  const request = { ...REQUEST, person, at, decidedAt: at }
  const requests = scope === 'facts' ? [{ ...request, signature: keys.signConfirmation(request, about) }] : []
  const said = scope === 'whole' ? value : factsOf(value)
  const userId = await world.idOf(email)
  const claim = { ...about, userId, person, value: said, attestations, evidence: [], requests, credentials: [] }
  const stored = { ...claim, at, rev: 1, unsettled: false, events: [], _id: `forged ${Math.random()}` }
  await app.connection.collection('claims').deleteOne({ userId, digest })
  await app.connection.collection('claims').insertOne(stored as never)
}
const REQUEST = {
  id: 'forged',
  email: 'dean@uni.example',
  domain: 'uni.example',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'The University',
  language: 'en',
  status: 'confirmed' as const,
  name: 'Dean D',
  note: null,
  signature: null,
}

const JOB = { id: 'job', position: 'Weaver', company: 'Kaveri', startDate: '2019', description: 'Weaves.' }
const contentOf = (name: string, job: object = JOB) => ({ personalDetails: { name }, experience: [{ ...JOB, ...job }] })

t.test('each law finds the fault that is planted', async t => {
  const world = await createClaimWorld(t, seed)
  const [ana = '', eve = ''] = world.emails
  const valueIn = (cv: CvData) => ownersValues(cv.content, cv.privacy).get('experience.job')

  const first = await world.create(ana, contentOf('Ana Rao'))
  await world.publish(ana, first.nanoId)
  await world.attest(ana, first.nanoId, 'experience.job')
  const token = await world.confirm(ana, first.nanoId, 'experience.job', 'facts')
  t.same(await world.checkAll(), [], 'nothing is planted yet')

  const other = await world.create(ana, contentOf('Ana Rao', { position: 'Weaver.' }))
  await world.publish(ana, other.nanoId)
  await forge(world, ana, other, 'experience.job', 'whole', valueIn(other))
  t.same(lawsIn(await world.checkAll()), ['law 1'], '1: a badge survives one changed character')
  await world.remove(ana, other.nanoId)

  const foreign = await world.create(eve, contentOf('Ana Rao'))
  await world.publish(eve, foreign.nanoId)
  t.same(await world.checkAll(), [])
  await forge(world, eve, foreign, 'experience.job', 'facts', valueIn(foreign))
  t.match(await world.checkAll(), [/^law 2: confirmed/], '2: a badge of another account')
  await world.remove(eve, foreign.nanoId)

  const longer = await world.create(ana, contentOf('Ana Rao', { description: 'Weaves more.' }))
  await world.publish(ana, longer.nanoId)
  t.same(await world.checkAll(), [])
  await forge(world, ana, longer, 'experience.job', 'whole', valueIn(longer))
  t.match(await world.checkAll(), [/^law 3: attested/], '3: changed prose leaves the whole')
  await world.remove(ana, longer.nanoId)

  await world.withdraw(ana, first.nanoId, 'experience.job')
  t.same(await world.checkAll(), [])
  await forge(world, ana, first, 'experience.job', 'whole', valueIn(first))
  t.match(await world.checkAll(), [/^law 4: attested/], '4: a withdrawn badge comes back')
  await world.withdraw(ana, first.nanoId, 'experience.job', false)
  await world.revoke(token)
  t.same(await world.checkAll(), [])

  const [, , uma = ''] = world.emails
  const users = world.app.connection.collection('users')
  const holderKey = (await users.findOne({ email: ana }))?.holderKey
  await users.updateOne({ email: uma }, { $set: { holderKey } })
  const linked = await world.create(uma, contentOf('Ana Rao'))
  await world.publish(uma, linked.nanoId)
  t.match(await world.checkAll(), [/^law 5/], '5: two accounts with one pseudonym')

  const reply = await world.verification(first.nanoId)
  const raised = { ...reply, claims: reply.claims.map(claim => ({ ...claim, level: 'confirmed' })) }
  t.match(await brokenInReply(newModel(), ana, raised), [/^law 6/], '6: the service and the check disagree')
})
