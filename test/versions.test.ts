// Versions of CVs: what becomes a version, how long it is stored, names, restoring, and the limit of an account. And the trash: a CV in it
// is at no address, is recovered unchanged, and is removed after thirty days.
import type { CvContentData } from '../api/core/contract/cv.ts'
import { createCv, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })

const make = (parts: Partial<CvContentData> = {}, rest: object = {}) =>
  createCv(ana, { content: contentWith(parts), ...rest })
const put = (id: string, version: number, change: object) => saveCv(ana, id, version, change)
const cvs = app.connection.collection('cvs')

t.test('versions', async t => {
  const age = (nanoId: string, minutes: number) =>
    cvs.updateOne({ _id: nanoId as never }, { $set: { groupStartedAt: new Date(Date.now() - minutes * 60_000) } })
  const list = async (nanoId: string) => (await ana.get(`/cvs/${nanoId}/versions`).expect(200)).body.versions

  t.test('saves within ten minutes are one version; older ones stay', async t => {
    const cv = await make({}, { title: 'One' })
    await put(cv, 1, { title: 'Two' }).expect(200)
    t.match(await list(cv), [{ version: 2, title: 'Two', current: true }])
    t.equal((await list(cv)).length, 1)
    await age(cv, 11)
    await put(cv, 2, { title: 'Three' }).expect(200)
    t.match(await list(cv), [
      { version: 3, current: true },
      { version: 2, title: 'Two', current: false },
    ])
    t.match((await ana.get(`/cvs/${cv}/versions/2`).expect(200)).body.version, { title: 'Two', version: 2 })
    await ana.get(`/cvs/${cv}/versions/1`).expect(404)
    await bob.get(`/cvs/${cv}/versions/2`).expect(404)
  })

  t.test('a restore is a new save, and can itself be undone', async t => {
    const cv = await make({ profileSummary: 'old' })
    await age(cv, 11)
    await put(cv, 1, { content: contentWith({ profileSummary: 'new' }) }).expect(200)
    const restore = (version: number, wanted: number) =>
      ana.post(`/cvs/${cv}/restore`).set('if-match', `"${version}"`).send({ version: wanted })
    await ana.post(`/cvs/${cv}/restore`).send({ version: 1 }).expect(428)
    await restore(1, 1).expect(412)
    await restore(2, 77).expect(404)
    t.match((await restore(2, 1).expect(200)).body.cv, { version: 3, content: { profileSummary: 'old' } })
    t.match((await restore(3, 2).expect(200)).body.cv, { version: 4, content: { profileSummary: 'new' } })
  })

  t.test('the last fifty versions stay, and a published one', async t => {
    const cv = await make({}, { title: 'v1' })
    await ana.post(`/cvs/${cv}/publish`).expect(200)
    for (let version = 1; version <= 55; version++) {
      await age(cv, 11)
      await put(cv, version, { title: `v${version + 1}` }).expect(200)
    }
    const versions = await list(cv)
    t.match(versions[0], { version: 56, current: true })
    t.match(versions.at(-1), { version: 1, published: true })
    t.equal(versions.filter((version: { published: boolean }) => !version.published).length, 50)
  })

  const versions = app.connection.collection('cv_versions')
  const restore = (nanoId: string, version: number, wanted: number) =>
    ana.post(`/cvs/${nanoId}/restore`).set('if-match', `"${version}"`).send({ version: wanted })

  t.test('published versions stay when recent or young, else only their digests', async t => {
    const cv = await make({ profileSummary: 'words 1' })
    const publish = () => ana.post(`/cvs/${cv}/publish`).expect(200)
    const change = (version: number) =>
      put(cv, version, { content: contentWith({ profileSummary: `words ${version + 1}` }) }).expect(200)
    await publish()
    for (let version = 1; version < 34; version++) {
      await change(version)
      await publish()
    }
    t.equal((await list(cv)).length, 34, 'younger than 90 days')
    await ana.patch(`/cvs/${cv}/versions/2`).send({ name: 'The good one' }).expect(200)
    const old = new Date(Date.now() - 91 * 24 * 3_600_000)
    await versions.updateMany({ cvId: cv, version: { $ne: 3 } }, { $set: { at: old } })
    await change(34)
    await publish()
    const kept = (await list(cv)).map((one: { version: number }) => one.version)
    t.same(kept, [35, ...Array.from({ length: 29 }, (_, at) => 34 - at), 3, 2], 'the last 30, a young and a named one')

    for (const reply of [await ana.get(`/cvs/${cv}/versions/1`), await restore(cv, 35, 1)])
      t.match(reply, { status: 404, body: { message: /no longer stored, only the digests/ } })
    t.match((await restore(cv, 35, 77).expect(404)).body, { message: 'There is no such version.' })
    const page = (version: number) => app.anyone().get(`/cv/${cv}/verify?v=${version}`).expect(200)
    t.match((await page(99)).text, /Version 99 was never published/)
    t.notMatch((await page(1)).text, /was never published/, 'the file of that version is still compared')
    const { versions: exported, publishedDigests } = JSON.parse((await ana.get('/me/export').expect(200)).text)
    t.equal(exported.filter((one: { cvId: string }) => one.cvId === cv).length, 32)
    t.match(
      publishedDigests
        .filter((one: { cvId: string }) => one.cvId === cv)
        .map((one: { version: number }) => one.version),
      [1, 2, 3],
    )
  })

  t.test('another name changes no other digest of a version, and a copy has the same digests', async t => {
    const digestsOf = async (cvId: string) => {
      const { version } = (await ana.post(`/cvs/${cvId}/publish`).expect(200)).body.cv
      const row = await app.connection.collection('published_digests').findOne({ cvId, version })
      return new Map(row?.digests as [string, string][])
    }
    const cv = await make({ profileSummary: 'words' })
    const before = await digestsOf(cv)
    t.same(await digestsOf((await ana.post(`/cvs/${cv}/duplicate`).expect(201)).body.cv.id), before)
    const content = contentWith({ personalDetails: { name: 'Another' }, profileSummary: 'words' })
    await put(cv, 1, { content }).expect(200)
    const after = await digestsOf(cv)
    const changed = [...before.keys()].filter(path => before.get(path) !== after.get(path))
    t.same(changed, ['personalDetails'])
  })

  t.test('a full history refuses new versions with a message, and never a save', async t => {
    const cv = await make({}, { title: 'v1' })
    const publish = () => ana.post(`/cvs/${cv}/publish`)
    await publish().expect(200)
    await put(cv, 1, { title: 'v2' }).expect(200)
    await age(cv, 11)
    await put(cv, 2, { title: 'v3' }).expect(200)
    const weigh = (version: number, megabytes: number) =>
      versions.updateOne({ cvId: cv, version }, { $set: { bytes: megabytes * 1024 * 1024 } })
    await weigh(2, 64)
    await publish().expect(200)
    t.same(
      (await list(cv)).map((one: { version: number }) => one.version),
      [3, 1],
      'a version without a name gives way',
    )
    await put(cv, 3, { title: 'v4' }).expect(200)
    await weigh(1, 64)
    const full = { status: 409, body: { code: 'limit_reached', message: /64 MB/ } }
    const name = (version: number) => ana.patch(`/cvs/${cv}/versions/${version}`).send({ name: 'Mine' })
    for (const reply of [await publish(), await restore(cv, 4, 1), await name(4)]) t.match(reply, full)
    await age(cv, 11)
    await put(cv, 4, { title: 'v5' }).expect(200)
    t.match((await app.anyone().get(`/cvs/${cv}`).expect(200)).body.cv, { version: 3 })
    const other = await createCv(bob)
    await bob.post(`/cvs/${other}/publish`).expect(200)
    await versions.updateOne({ cvId: cv, version: 1 }, { $set: { bytes: 1 } })
    await publish().expect(200)
  })
})

const DAY_MS = 24 * 3_600_000
const add = async (who = ana, title = 'A CV') => await createCv(who, { title, content: contentWith() })
const trash = async (who = ana) => (await who.get('/cvs/trash').expect(200)).body.cvs

t.test('a deleted CV goes to the trash and is recovered unchanged, but unpublished', async t => {
  const id = await add(ana, 'Kept')
  await saveCv(ana, id, 1, { indexable: true }).expect(200)
  await ana.put(`/cvs/${id}/attestations/personalDetails`).send({ method: 'account' }).expect(200)
  await ana.post(`/cvs/${id}/publish`).expect(200)
  const before = (await ana.get(`/cvs/${id}`).expect(200)).body.cv
  await ana.delete(`/cvs/${id}`).expect(204)
  t.notOk((await ana.get('/cvs')).body.cvs.some((cv: { nanoId: string }) => cv.nanoId === id))
  const [entry] = await trash()
  t.match(entry, { id, title: 'Kept', name: 'Ananya Śrīnivāsan' })
  t.equal(Date.parse(entry.removedAfter) - Date.parse(entry.trashedAt), 30 * DAY_MS)
  await bob.post(`/cvs/${id}/recover`).expect(404)
  t.same(await trash(bob), [])

  const { body } = await ana.post(`/cvs/${id}/recover`).expect(200)
  t.same(body.cv, { ...before, published: null, rev: body.cv.rev })
  t.same((await ana.post(`/cvs/${id}/recover`).expect(200)).body, body, 'a repeated call changes nothing')
  await app.anyone().get(`/cv/${id}`).expect(404)
  await ana.post(`/cvs/${id}/publish`).expect(200)
  await app.anyone().get(`/cv/${id}`).expect(200)
  await ana.delete(`/cvs/${id}?now=true`).expect(204)
})

t.test('a CV in the trash is at no address of the service, for its owner and for others', async t => {
  const id = await add()
  const { body } = await ana.post(`/cvs/${id}/letters`).send({ shared: true }).expect(201)
  const fill: Record<string, string> = {
    id,
    letterId: body.letter.id,
    proposalId: 'P'.repeat(21),
    version: '1',
    section: 'personalDetails.name',
    pictureId: 'ab'.repeat(32),
    proofId: 'x',
  }
  await ana.post(`/cvs/${id}/publish`).expect(200)
  const ofCv = app.routes.filter(({ method, url }) => method !== 'HEAD' && /^\/(cvs?|new-cv)\/:id/.test(url))
  const shown: string[] = []
  for (const { url } of ofCv.filter(({ method }) => method === 'GET')) {
    const path = url.replace(/:(\w+)/g, (_, name: string) => fill[name] ?? name)
    if ((await ana.get(path)).status === 200) shown.push(path)
  }
  t.ok(shown.length > 12, `${shown.length} addresses show it before`)
  await ana.delete(`/cvs/${id}`).expect(204)
  for (const { method, url, schema } of ofCv.filter(({ url }) => !url.endsWith('/recover'))) {
    const path = url.replace(/:(\w+)/g, (_, name: string) => fill[name] ?? name)
    const callers = { 'the owner': ana, 'another user': bob, 'a stranger': app.anyone() }
    for (const [who, agent] of Object.entries(callers)) {
      const query = method === 'POST' && url.endsWith('/credentials') ? '?section=personalDetails.name' : ''
      const call = agent[method.toLowerCase() as 'get'](path + query).set('if-match', '"1"')
      if (/\/(picture|proofs\/:section)$/.test(url) || query) call.attach('file', Buffer.from('x'), 'x.png')
      else if (schema?.body) call.send(BODIES[String(schema.operationId)] ?? {})
      const reply = await call
      // Operations for accounts only answer strangers 401.
      const wanted = reply.status === 401 && who === 'a stranger' ? 401 : 404
      t.equal(reply.status, wanted, `${method} ${url} for ${who}`)
      t.notMatch(reply.text, /Ananya/)
    }
  }
  t.equal((await trash()).length, 1, 'and none of these calls has changed that')
  await ana.post(`/cvs/${id}/recover`).expect(200)
  for (const path of shown.filter(path => path.startsWith('/cvs/'))) {
    if (!/verification|credentials/.test(path)) await ana.get(path).expect(200)
  }
  await ana.delete(`/cvs/${id}?now=true`).expect(204)
})

const BODIES: Record<string, object> = {
  attestSection: { method: 'account' },
  askInstitution: { email: 'dean@university.example', institution: 'University' },
  restoreCv: { version: 1 },
  addSibling: { language: 'de' },
  createJobCopy: { company: 'Northwind' },
  linkSiblings: { linked: true },
  nameVersion: { name: 'A name' },
  createLink: { name: 'Ms Rao' },
  proposeChanges: { version: 1, reason: 'A', operations: [{ op: 'remove', path: '/content/skills' }] },
}

t.test('with fifty CVs in the trash the oldest is removed; recovery needs room for the CV', async t => {
  const cat = await app.as({ email: 'cat@example.org' })
  const ids: string[] = []
  for (let count = 0; count < 50; count++) ids.push(await add(cat, `Number ${count}`))
  t.equal((await cat.post('/cvs').send({})).body.code, 'limit_reached')
  for (const id of ids) await cat.delete(`/cvs/${id}`).expect(204)
  t.equal((await trash(cat)).length, 50)
  const more = await add(cat, 'One more')
  await cat.delete(`/cvs/${more}`).expect(204)
  const held = (await trash(cat)).map(({ id }: { id: string }) => id)
  t.same(held, [more, ...ids.slice(1).reverse()], 'the latest first, and the oldest is gone')
  t.equal(await cvs.countDocuments({ _id: ids[0] as never }), 0)

  const room = await Promise.all(Array.from({ length: 48 }, () => add(cat)))
  const wanted = held.slice(0, 5)
  const replies = await Promise.all(wanted.map((id: string) => cat.post(`/cvs/${id}/recover`)))
  t.same(replies.map(({ status }) => status).sort(), [200, 200, 409, 409, 409], 'two places were free')
  t.match(replies.find(({ status }) => status === 409)?.body, {
    code: 'limit_reached',
    message: 'You can have 50 CVs. Delete one to make room.',
  })
  t.equal((await cat.get('/cvs')).body.cvs.length, 50)
  await Promise.all(room.slice(0, 8).map(id => cat.delete(`/cvs/${id}`).expect(204)))
  t.equal((await trash(cat)).length, 50, 'however many come at once')
})

t.test('after thirty days a CV in the trash is removed, unless it was recovered', async t => {
  const [old, young, back] = [await add(), await add(), await add()] as [string, string, string]
  for (const id of [old, young, back]) await ana.delete(`/cvs/${id}`).expect(204)
  const since = (days: number) => ({ $set: { trashedAt: new Date(Date.now() - days * DAY_MS) } })
  await cvs.updateMany({ _id: { $in: [old, back] as never[] } }, since(30.01))
  await cvs.updateOne({ _id: young as never }, since(29.99))
  await ana.post(`/cvs/${back}/recover`).expect(200)
  await app.emptyTrash()
  t.same(
    (await trash()).map(({ id }: { id: string }) => id),
    [young],
  )
  await ana.get(`/cvs/${back}`).expect(200)
  for (const name of ['cvs', 'cv_versions', 'letters']) {
    t.notMatch(JSON.stringify(await app.connection.collection(name).find({}).toArray()), old, name)
  }
  await ana.delete(`/cvs/${young}?now=true`).expect(204)
  t.same(await trash(), [], 'deleted for good from the trash')
})

t.test('a named version outlives fifty later ones, and only fifty may have names', async t => {
  const id = await add()
  const versions = async () => (await ana.get(`/cvs/${id}/versions`).expect(200)).body.versions
  const name = (version: number, given: unknown, who = ana) =>
    who.patch(`/cvs/${id}/versions/${version}`).send({ name: given })
  const save = async (version: number) => {
    // Each save begins a new group, so that the previous version is stored.
    await cvs.updateOne({ _id: id as never }, { $set: { groupStartedAt: new Date(0) } })
    await saveCv(ana, id, version, { title: `Title ${version + 1}` }).expect(200)
  }
  const named = { id: '1', version: 1, name: 'Before the interview', current: true }
  t.match((await name(1, '  Before the interview ').expect(200)).body.version, named)
  await save(1)
  await save(2)
  t.match((await name(2, 'Second').expect(200)).body.version, { version: 2, name: 'Second' })
  t.match(await versions(), [{}, { name: 'Second' }, { name: 'Before the interview' }])
  t.match((await name(2, null).expect(200)).body.version, { version: 2, name: null })
  for (let version = 3; version < 56; version++) await save(version)
  const kept = (await versions()).map(({ version }: { version: number }) => version)
  t.equal(kept.at(-1), 1, 'the named one stays')
  t.notOk(kept.includes(2), 'one whose name was taken away goes with the others')
  t.match((await ana.get(`/cvs/${id}/versions/1`).expect(200)).body.version.title, 'A CV')

  await name(2, 'Gone').expect(404)
  await name(99, 'Never was').expect(404)
  await name(1, 'Not mine', bob).expect(404)
  const other = await add()
  await ana.patch(`/cvs/${other}/versions/55`).send({ name: 'Of another CV' }).expect(404)
  t.equal((await name(1, 'x'.repeat(101)).expect(400)).body.errors[0].path, '/name')
  const wanted = kept.slice(0, -1)
  const replies = await Promise.all(wanted.map((version: number) => name(version, `Name ${version}`)))
  const refused = replies.filter(({ status }) => status === 409)
  t.equal(refused.length, 1)
  t.match(refused[0]?.body, { code: 'limit_reached', message: /^A CV can have 50 named versions\./ })
  t.equal((await versions()).filter((one: { name: string | null }) => one.name).length, 50)
  await name(1, 'Renamed without room').expect(200)
})
