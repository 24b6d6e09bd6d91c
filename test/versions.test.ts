// Kept versions of CVs: what becomes a version, how long it stays, restoring, and the limit on what an account keeps.
import t from 'tap'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { contentWith, startApp } from './harness.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })

async function make(parts: Partial<CvContentData> = {}, rest: object = {}) {
  const reply = await ana.post('/cvs').send({ content: contentWith(parts), ...rest })
  return reply.body.cv
}
const put = (id: string, version: number | string, change: object) =>
  ana
    .put(`/cvs/${id}`)
    .set('if-match', typeof version === 'number' ? `"${version}"` : version)
    .send(change)
t.afterEach(() => app.connection.collection('cvs').deleteMany({}))

t.test('versions', async t => {
  const id = (cv: { nanoId: string }) => cv.nanoId
  const age = (nanoId: string, minutes: number) =>
    app.connection
      .collection('cvs')
      .updateOne({ _id: nanoId as never }, { $set: { groupStartedAt: new Date(Date.now() - minutes * 60_000) } })
  const list = async (nanoId: string) => (await ana.get(`/cvs/${nanoId}/versions`).expect(200)).body.versions

  t.test('saves within ten minutes are one version; older ones stay', async t => {
    const cv = await make({}, { title: 'One' })
    await put(id(cv), 1, { title: 'Two' }).expect(200)
    t.match(await list(id(cv)), [{ version: 2, title: 'Two', current: true }])
    t.equal((await list(id(cv))).length, 1)
    await age(id(cv), 11)
    await put(id(cv), 2, { title: 'Three' }).expect(200)
    t.match(await list(id(cv)), [
      { version: 3, current: true },
      { version: 2, title: 'Two', current: false },
    ])
    t.match((await ana.get(`/cvs/${id(cv)}/versions/2`).expect(200)).body.version, { title: 'Two', version: 2 })
    await ana.get(`/cvs/${id(cv)}/versions/1`).expect(404)
    await bob.get(`/cvs/${id(cv)}/versions/2`).expect(404)
  })

  t.test('a restore is a new save, and can itself be undone', async t => {
    const cv = await make({ profileSummary: 'old' })
    await age(id(cv), 11)
    await put(id(cv), 1, { content: contentWith({ profileSummary: 'new' }) }).expect(200)
    const restore = (version: number, wanted: number) =>
      ana
        .post(`/cvs/${id(cv)}/restore`)
        .set('if-match', `"${version}"`)
        .send({ version: wanted })
    await ana
      .post(`/cvs/${id(cv)}/restore`)
      .send({ version: 1 })
      .expect(428)
    await restore(1, 1).expect(412)
    await restore(2, 77).expect(404)
    t.match((await restore(2, 1).expect(200)).body.cv, { version: 3, content: { profileSummary: 'old' } })
    t.match((await restore(3, 2).expect(200)).body.cv, { version: 4, content: { profileSummary: 'new' } })
  })

  t.test('the last fifty versions stay, and a published one', async t => {
    const cv = await make({}, { title: 'v1' })
    await ana.post(`/cvs/${id(cv)}/publish`).expect(200)
    for (let version = 1; version <= 55; version++) {
      await age(id(cv), 11)
      await put(id(cv), version, { title: `v${version + 1}` }).expect(200)
    }
    const versions = await list(id(cv))
    t.match(versions[0], { version: 56, current: true })
    t.match(versions.at(-1), { version: 1, published: true })
    t.equal(versions.filter((version: { published: boolean }) => !version.published).length, 50)
  })

  const versions = app.connection.collection('cv_versions')
  const restore = (nanoId: string, version: number, wanted: number) =>
    ana.post(`/cvs/${nanoId}/restore`).set('if-match', `"${version}"`).send({ version: wanted })

  t.test('of published versions the last 30 and the young ones stay, of others the digests', async t => {
    const cv = await make({ profileSummary: 'words 1' })
    const publish = () => ana.post(`/cvs/${id(cv)}/publish`).expect(200)
    const change = (version: number) =>
      put(id(cv), version, { content: contentWith({ profileSummary: `words ${version + 1}` }) }).expect(200)
    await publish()
    for (let version = 1; version < 34; version++) {
      await change(version)
      await publish()
    }
    t.equal((await list(id(cv))).length, 34, 'younger than 90 days')
    await ana
      .put(`/cvs/${id(cv)}/versions/2`)
      .send({ name: 'The good one' })
      .expect(200)
    const old = new Date(Date.now() - 91 * 24 * 3_600_000)
    await versions.updateMany({ cvId: id(cv), version: { $ne: 3 } }, { $set: { at: old } })
    await change(34)
    await publish()
    const kept = (await list(id(cv))).map((one: { version: number }) => one.version)
    t.same(kept, [35, ...Array.from({ length: 29 }, (_, at) => 34 - at), 3, 2], 'the last 30, a young and a named one')

    for (const reply of [await ana.get(`/cvs/${id(cv)}/versions/1`), await restore(id(cv), 35, 1)])
      t.match(reply, { status: 404, body: { message: /no longer kept: only the digests/ } })
    t.match((await restore(id(cv), 35, 77).expect(404)).body, { message: 'This version was not kept.' })
    const page = (version: number) =>
      app
        .anyone()
        .get(`/cv/${id(cv)}/verify?v=${version}`)
        .expect(200)
    t.match((await page(99)).text, /Version 99 was never published/)
    t.notMatch((await page(1)).text, /was never published/, 'the file of that version is still compared')
    const { versions: exported, editions } = JSON.parse((await ana.get('/me/export').expect(200)).text)
    t.equal(exported.filter((one: { cvId: string }) => one.cvId === id(cv)).length, 32)
    t.match(
      editions.filter((one: { cvId: string }) => one.cvId === id(cv)).map((one: { version: number }) => one.version),
      [1, 2, 3],
    )
  })

  t.test('a full history refuses new versions in words, and never a save', async t => {
    const cv = await make({}, { title: 'v1' })
    const publish = () => ana.post(`/cvs/${id(cv)}/publish`)
    await publish().expect(200)
    await put(id(cv), 1, { title: 'v2' }).expect(200)
    await age(id(cv), 11)
    await put(id(cv), 2, { title: 'v3' }).expect(200)
    const weigh = (version: number, megabytes: number) =>
      versions.updateOne({ cvId: id(cv), version }, { $set: { bytes: megabytes * 1024 * 1024 } })
    await weigh(2, 64)
    await publish().expect(200)
    t.same(
      (await list(id(cv))).map((one: { version: number }) => one.version),
      [3, 1],
      'a version without a name gives way',
    )
    await put(id(cv), 3, { title: 'v4' }).expect(200)
    await weigh(1, 64)
    const full = { status: 409, body: { code: 'limit_reached', message: /64 MB/ } }
    const name = (version: number) => ana.put(`/cvs/${id(cv)}/versions/${version}`).send({ name: 'Mine' })
    for (const reply of [await publish(), await restore(id(cv), 4, 1), await name(4)]) t.match(reply, full)
    await age(id(cv), 11)
    await put(id(cv), 4, { title: 'v5' }).expect(200)
    t.match(
      (
        await app
          .anyone()
          .get(`/cvs/${id(cv)}`)
          .expect(200)
      ).body.cv,
      { version: 3 },
    )
    const other = (await bob.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv.nanoId
    await bob.post(`/cvs/${other}/publish`).expect(200)
    await versions.updateOne({ cvId: id(cv), version: 1 }, { $set: { bytes: 1 } })
    await publish().expect(200)
  })
})
