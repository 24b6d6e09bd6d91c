// Stores as a second line of defence behind the services: every function with an owner refuses data of other owners, even by its id.
// access.test.ts has the services.
import { assembleStores } from '../api/assemble/stores.ts'
import { createCouponStore } from '../api/billing/coupon-store.ts'
import { createOrderStore, type OrderRecord } from '../api/billing/order-store.ts'
import type { CvRecord } from '../api/core/cv-record.ts'
import { createHistoryStore } from '../api/cv/history-store.ts'
import { pack, type VersionRecord } from '../api/cv/store/versions.ts'
import { createCvStore } from '../api/cv/store.ts'
import { createSessionStore, isLiveFor, type SessionRecord } from '../api/wallet/session-store.ts'
import { createWebhookStore, type WebhookRecord } from '../api/webhooks/store.ts'
import { freshDatabase } from './database-harness.ts'
import { contentWith } from './harness.ts'
import t from './tap.ts'

const connection = await freshDatabase(t)

const A = 'a'.repeat(24)
const B = 'b'.repeat(24)
const at = new Date('2026-11-20T12:00:00Z')
const later = new Date(at.getTime() + 3_600_000)
const idOf = (owner: string) => owner.slice(0, 21)
const draft = { title: 'T', template: 'meridian', style: {}, language: 'en', content: contentWith() }
const snapshot = {
  ...draft,
  privacy: { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public' },
}

/** A first page. */
const PAGE = { limit: 10, after: null, since: null }
const cvOf = (userId: string) =>
  ({
    ...{ ...draft, nanoId: idOf(userId), userId, place: 0, privacy: snapshot.privacy, indexable: false },
    ...{ version: 1, rev: 0, groupStartedAt: at, published: null, creationKey: 'the same key', origin: null },
    ...{ createdAt: at, updatedAt: at },
  }) as unknown as CvRecord

t.test('CVs', async t => {
  const store = createCvStore(connection)
  await store.buildIndexes()
  const [ofA, ofB] = [cvOf(A), cvOf(B)]
  for (const cv of [ofA, ofB]) await store.createCv(cv)
  const publishing = { version: 1, at, snapshot } as never

  t.same(await store.listPlaces(A), [0])
  t.equal((await store.findMade(B, 'the same key'))?.nanoId, ofB.nanoId)
  t.equal(await store.findCv(B, ofA.nanoId), null)
  t.same(
    (await store.listCvs(A, PAGE)).map(({ nanoId }) => nanoId),
    [ofA.nanoId],
  )
  t.same(await store.listCvIds(B), [ofB.nanoId])
  t.same(
    (await store.listOfUsers([A])).map(({ userId }) => userId),
    [A],
  )
  t.equal(await store.saveCv({ ...ofA, userId: B }, { title: 'Taken' } as never, later, true), null)
  await store.touchCvs(B, [{ nanoId: ofA.nanoId, events: [] }], later)
  t.same(
    (await store.listKeptCvs(B)).map(({ nanoId, rev }) => [nanoId, rev]),
    [[ofB.nanoId, 0]],
  )
  t.equal(await store.publishCv(B, ofA.nanoId, publishing), null)
  await store.publishCv(A, ofA.nanoId, publishing)
  t.equal(await store.unpublishCv(B, ofA.nanoId, later), null)
  t.equal(await store.markRemoved(B, ofA.nanoId, later), false)
  t.match(await store.findCv(A, ofA.nanoId), { title: 'T', published: { version: 1 } }, 'as it was')
})

t.test(
  'a repeated step of a claim adds each event once, pending or queued meanwhile, and the later ones too',
  async t => {
    const store = createCvStore(connection)
    const nanoId = 'cvOfEvents'
    await store.createCv({ ...cvOf(A), nanoId, place: 9, creationKey: 'of events' })
    const add = (...ids: string[]) =>
      store.touchCvs(A, [{ nanoId, events: ids.map(id => ({ id, type: 'claim.confirmed', at, data: {} })) }], later)
    const pending = async () => (await store.findPendingEvents(nanoId))?.events ?? []
    const numbered = async () => (await pending()).map(({ id, n }) => [id, n])
    const revOf = async () => (await store.findCv(A, nanoId))?.rev ?? 0

    await add('first')
    await add('first', 'second')
    t.same(await numbered(), [
      ['first', 0],
      ['second', 1],
    ])
    await store.dropQueuedEvents(nanoId, await pending())
    const before = await revOf()
    await add('first', 'second', 'third')
    t.same(await numbered(), [['third', 2]], 'queued events are not added again')
    t.ok((await revOf()) > before, 'the pages are new')
    await store.dropQueuedEvents(nanoId, await pending())
    await add('first', 'second', 'third')
    t.same(await numbered(), [])
    for (let count = 0; count < 30; count++) {
      await add(`later${count}`)
      await store.dropQueuedEvents(nanoId, await pending())
    }
    const { queuedEvents, eventCount } = (await connection.collection('cvs').findOne({ _id: nanoId as never }))!
    t.same([queuedEvents.length, queuedEvents.at(-1), eventCount], [20, 'later29', 33])
  },
)

t.test('data of a CV', async t => {
  const store = createHistoryStore(connection)
  await store.buildIndexes()
  const version = (cvId: string, number: number) =>
    ({ cvId, version: number, at, published: false, ...draft }) as unknown as VersionRecord
  for (let number = 1; number <= 60; number++) await store.keepVersion(version('one', number))
  await store.keepVersion(version('two', 1))
  const bytes = Buffer.from('p')
  for (const cvId of ['one', 'two']) {
    await store.addPicture({ cvId, pictureId: 'p', type: 'image/png', width: 1, height: 1, bytes } as never)
    await store.openViews(cvId)
  }
  await store.pruneVersions('two', new Date())
  t.equal((await store.listVersions('one')).length, 60, 'what is pruned is one CV’s')
  t.equal((await store.listVersions('two')).length, 1)
  t.equal(await store.countPictures('two'), 1)
  t.equal(await store.removePicture('two', 'q'), false)
  const exported: unknown[] = []
  for await (const one of store.exportOf({ id: A, cvIds: ['two'] } as never).pictures) exported.push(one)
  t.match(exported, [{ cvId: 'two', pictureId: 'p' }])
  t.equal(exported.length, 1)
  await store.removeAll('one')
  t.equal((await store.listVersions('one')).length, 0)
  t.equal(await store.countPictures('one'), 0)
  t.equal((await store.listVersions('two')).length, 1, 'the other CV has lost nothing')
  t.equal(await store.countPictures('two'), 1)
  t.same([...(await store.countViews(['one', 'two'])).keys()], ['two'])
})

t.test('orders and coupons', async t => {
  const orders = createOrderStore(connection)
  for (const userId of [A, B]) {
    await orders.createOrder({ id: userId, userId, rev: 0, state: 'paid', paidAt: at, createdAt: at } as OrderRecord)
  }
  t.same(
    (await orders.listPaid(A, PAGE)).map(({ id }) => id),
    [A],
  )

  const coupons = createCouponStore(connection)
  await coupons.buildIndexes()
  const [asha, ravi] = [
    { id: A, limitKey: 'hash-of-A' },
    { id: B, limitKey: 'hash-of-B' },
  ]
  const coupon = { id: 'c', code: 'C', maxRedemptions: 10, perUser: 1 } as never
  const held = await coupons.holdUse(coupon, A, asha, later, at)
  t.equal(held.kind, 'taken')
  await coupons.redeemUse('c', A, asha, at)
  t.equal((await coupons.holdUse(coupon, B, ravi, later, at)).kind, 'taken', 'one’s use is not the other’s')
  t.same(await coupons.countUses('c', asha, at), { total: 2, byCaller: 1 })
  t.same(await coupons.countUses('c', ravi, at), { total: 1, byCaller: 0 })
  await coupons.rememberOffer(A, 'INR', 'C', at)
  t.equal(await coupons.findOffer(B, 'INR'), null)
})

t.test('webhooks', async t => {
  const store = createWebhookStore(connection)
  await store.buildIndexes()
  const times = { createdAt: at, since: at, offBecause: null, failingSince: null, removedAt: null }
  const webhookOf = (userId: string) =>
    ({ id: idOf(userId), userId, slot: 0, rev: 0, url: '', events: [], secrets: [], ...times }) as WebhookRecord
  for (const owner of [A, B]) await store.createWebhook(webhookOf(owner))
  t.equal(await store.findOwn(B, idOf(A)), null)
  t.same(
    (await store.listWebhooks(B)).map(({ id }) => id),
    [idOf(B)],
  )
  t.equal(await store.removeWebhook(B, idOf(A), later), false)
  await store.removeWebhook(A, idOf(A), later)
  t.equal(await store.recoverWebhook(B, idOf(A), later), null)
  await store.dropRemoved(B)
  t.equal((await store.recoverWebhook(A, idOf(A), later))?.id, idOf(A))
  await store.switchOff({ id: idOf(A), offBecause: 'owner' })
  await store.switchOn(B, idOf(A), later)
  t.equal((await store.findOwn(A, idOf(A)))?.offBecause, 'owner')
})

t.test('wallet sessions', async t => {
  const store = createSessionStore(connection)
  await store.buildIndexes()
  t.equal(await store.claimKey('key', A, at), true)
  t.equal(await store.claimKey('key', A, at), true, 'again, by its owner')
  t.equal(await store.claimKey('key', B, at), false)
  await store.openSession('key', A, '0xa', later)
  await store.openSession('key', B, '0xb', later)
  const found = async () => (await store.findSession('key')) as SessionRecord
  t.match(await found(), { userSWA: '0xa' })
  t.equal(isLiveFor(await found(), A, at), true)
  t.equal(isLiveFor(await found(), B, at), false)
  t.equal((await store.listLive(A, at)).length, 1)
  t.equal((await store.listLive(B, at)).length, 0)
  await store.saveBearer('key', 'sealed', later)
  const first = (await found()).bearerId
  t.type(first, 'string', 'a stored bearer has an id')
  t.equal(await store.endSession('key', B, at), false)
  t.match(await store.findBearer('key', at), { sealed: 'sealed' }, 'nor is its bearer taken away')
  await store.endAll(B, at)
  t.match(await store.findBearer('key', at), { sealed: 'sealed' }, 'nor when all of somebody else’s end')
  t.ok(isLiveFor(await found(), A, at), 'it goes on')
  await store.saveBearer('key', 'sealed again', later)
  const second = (await found()).bearerId
  await store.dropBearer('key')
  t.equal(new Set([first, second, (await found()).bearerId]).size, 3, 'and learns from the session that it is over')
})

t.test('export and removal of one person exclude the data of others', async t => {
  const stores = assembleStores(connection)
  const people = {
    A: { id: A, cvIds: ['cv-of-A'], limitKey: 'hash-of-A' },
    B: { id: B, cvIds: ['cv-of-B'], limitKey: 'hash-of-B' },
  }
  // Accounts themselves have another kind of id; accounts.test.ts removes them.
  await connection.dropDatabase()
  for (const store of stores.all.filter(({ collections }) => !collections.includes('users'))) {
    for (const name of store.collections) {
      const rows = connection.collection(name)
      await rows.deleteMany({})
      /** Every field that a store may use to find an owner, and fields that stores read. */
      const common = {
        state: 'held',
        status: 'sent',
        section: 's',
        at,
        createdAt: at,
        history: [],
        digests: [],
        grants: [],
        changes: '[]',
      }
      const packed = await pack(contentWith())
      await rows.insertMany(
        Object.entries(people).map(([who, { id, cvIds }]) => {
          const [cvId] = cvIds
          const bytes = Buffer.from(`bytes of ${who}`)
          return {
            _id: `${cvId}:1` as never,
            ...common,
            mark: `mark-of-${who}`,
            userId: id,
            owner: id,
            by: id,
            target: id,
            cvId,
            bytes,
            packed,
            orderId: who,
          }
        }),
      )
    }
    const what = store.collections.join(', ')
    const exported: unknown[] = []
    for (const list of Object.values(store.exportOf?.(people.A) ?? {})) for await (const one of list) exported.push(one)
    t.notMatch(JSON.stringify(exported), /(mark|cv)-of-B/, `the export of ${what}`)
    await store.removeOf?.(people.A)
    for (const name of store.collections) {
      const left = (await connection.collection(name).find({}).toArray()).find(({ mark }) => mark === 'mark-of-B')
      t.match(left, { userId: B, owner: B, by: B, orderId: 'B', cvId: 'cv-of-B' }, `${name}: the other’s is as it was`)
    }
  }
})

t.test('claims and their files', async t => {
  await connection.dropDatabase()
  const { claims: store, claimKeys, verification } = assembleStores(connection)
  const { evidence, requests } = verification
  await store.buildIndexes()
  const about = { holder: 'h', kind: 'skills', scope: 'whole' as const, digest: 'd', person: 'Ana', value: {} }
  const claimOf = (userId: string) => ({
    ...{ ...about, userId, at, attestations: [], requests: [], credentials: [{ id: userId }] as never },
    evidence: [{ id: userId, name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '', at }],
  })
  const ofA = await store.createClaim(claimOf(A))
  t.ok(await store.createClaim(claimOf(B)), 'two accounts may have the same words')
  t.equal(await store.createClaim(claimOf(A)), null, 'but one account has one claim about them')
  t.match(await store.findClaim(B, 'd'), { userId: B })
  t.equal((await store.listClaims(B, ['d'])).length, 1)
  t.equal((await store.listKind(B, 'skills')).length, 1)
  t.equal((await store.listOutlines(B)).length, 1)
  t.equal(await store.countClaims(B), 1)
  for (const kind of ['evidence', 'credentials'] as const) {
    t.equal(await store.findByFile(B, kind, A), null)
    t.match(await store.findByFile(A, kind, A), { userId: A })
  }
  t.equal(await store.changeClaim({ ...ofA, userId: B } as never, { ...claimOf(B) }, []), null)
  t.match(await store.findClaim(A, 'd'), { rev: 1, unsettled: true })

  for (const userId of [A, B]) {
    const row = { userId, digest: 'd', mailbox: 'm', status: 'sent', bytes: Buffer.from(userId) }
    for (const name of [...evidence.collections, ...requests.collections])
      await connection.collection(name).insertOne({ _id: userId as never, ...row, tokenHash: userId })
    const digests = { _id: `${userId}:1` as never, cvId: userId, version: 1, at, digests: [] }
    await connection.collection('published_digests').insertOne(digests)
  }
  t.equal(await evidence.findBytes(A, B), null)
  t.ok(await evidence.findBytes(B, B))
  const twins = await requests.listOpenTwins({ id: 'new', userId: A, digest: 'd', mailbox: 'm' } as never)
  t.same(
    twins.map(({ userId }) => userId),
    [A],
  )
  await claimKeys.removeVersionDigests(A)
  t.ok(await claimKeys.findVersionDigests(B, 1))
})
