// Files in object storage: on a server of its protocol, behind a gate that checks signatures and fails on demand.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { assembleStores } from '../../api/assemble/stores.ts'
import { loadStorage } from '../../api/config/config.ts'
import { createStoredFiles } from '../../api/jobs/stored-files.ts'
import { now } from '../../api/lib/clock.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { createObjectStorage } from '../../api/providers/object-storage.ts'
import { finish } from '../../scripts/backup/finish.ts'
import { restore } from '../../scripts/backup/restore.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { freshDatabase } from '../database-harness.ts'
import { onePage } from '../fixtures/hostile-pdfs.ts'
import { contentWith, freshStorage, startApp } from '../harness.ts'
import type { StorageMode } from '../object-storage.ts'
import { runService, until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const objects = await freshStorage(t)
const app = await startApp(t, objects.env)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const storage = createObjectStorage(loadStorage(objects.env))
if (!storage) throw new Error('There is no object storage.')
const stores = assembleStores(app.connection, storage)

const listFiles = async () => (await storage.listObjects('files/', '')).map(({ name }) => name)
const filesIn = (name: string) => app.connection.collection<{ _id: string; file?: string; bytes?: unknown }>(name)

let count = 0
const png = () =>
  sharp({ create: { width: 40, height: 40 + ++count, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer()
const pdf = () => onePage([`<< /Title (proof ${++count}) >>`], { trailer: '/Info 5 0 R' })
const skills = [{ id: 'weaving', name: 'Weaving' }]
/** With words of its own, as files belong to words. */
async function newCv() {
  const skills = [{ id: 'weaving', name: `Weaving ${++count}` }]
  const { body } = await ana
    .post('/cvs')
    .send({ content: contentWith({ skills }) })
    .expect(201)
  return body.cv.id as string
}
const addPicture = async (cv: string, bytes: Buffer) => ana.post(`/cvs/${cv}/picture`).attach('file', bytes, 'me.png')
const addProof = (cv: string, bytes: Buffer) =>
  ana.post(`/cvs/${cv}/proofs/skills.weaving`).attach('file', bytes, 'a.pdf')

t.test('what cannot work is refused at the start, and what is away is waited for', async t => {
  const start = async (changes: Record<string, string> = {}) => {
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    const env = { ...app.sandbox.env, MONGODB_URI: app.config.mongodbUri, PORT: port, PUBLIC_ORIGIN: url }
    const service = runService(t, { ...env, ...objects.env, ...changes })
    return { ...service, isHealthy: async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok === true }
  }
  const probe = async (changes: Record<string, string>) =>
    createObjectStorage(loadStorage({ ...objects.env, ...changes }))?.probe()
  const keys = { message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they are refused' }
  await t.rejects(probe({ S3_SECRET_ACCESS_KEY: 'wrong' }), keys)
  await t.rejects(probe({ S3_ACCESS_KEY_ID: 'WRONG' }), keys)
  await t.rejects(probe({ S3_BUCKET: 'nowhere' }), { message: 'S3_BUCKET: there is no such bucket' })
  objects.open(true)
  const open = await start()
  t.equal(await open.exited, 1)
  t.match(open.output(), /TruCV does not start:\n {2}S3_BUCKET: it answers to everybody/)
  objects.open(false)
  t.same(await storage.listObjects('probe/', ''), [], 'each took its probe away')

  objects.set('down')
  const waiting = await start()
  await until('it serves', waiting.isHealthy)
  t.match(waiting.output(), /object storage cannot be reached/)
  objects.set('ok')
  await waiting.kill()
})

t.test('bytes are in the bucket, encrypted there, and served by us alone', async t => {
  const cv = await newCv()
  const bytes = await png()
  objects.uploads.length = 0
  const { picture } = (await addPicture(cv, bytes)).body
  t.match(objects.uploads, [{ 'x-amz-server-side-encryption': 'AES256' }], 'encryption is asked for')
  const stored = await filesIn('pictures').findOne({ cvId: cv } as never)
  t.match(stored?.file, new RegExp(`^files/${picture.id}-[\\w-]{21}$`), 'named by its content')
  t.equal(stored?.bytes, undefined)
  t.same((await ana.get(picture.url).expect(200)).body, await storage.getObject(String(stored?.file)))
  await app.anyone().get(picture.url).expect(404)
  t.equal((await fetch(`${objects.env.S3_ENDPOINT}/trucv/${stored?.file}`)).status, 403)

  await addPicture(cv, bytes)
  t.same(await listFiles(), [stored?.file], 'the same picture again leaves nothing behind')
  const { proof } = (await addProof(cv, pdf())).body
  const copy = (await ana.post(`/cvs/${cv}/duplicate`).expect(201)).body.cv.id
  t.equal((await listFiles()).length, 2, 'a picture that is not in use is not copied')
  await ana.delete(`/cvs/${cv}/proofs/skills.weaving/${proof.id}`).expect(204)
  await ana.delete(picture.url).expect(204)
  t.same(await listFiles(), [], 'removed with their documents')
  await ana.delete(`/cvs/${copy}`)
})

t.test('bytes are read as they were stored', async t => {
  const cv = await newCv()
  const { picture } = (await addPicture(cv, await png())).body
  objects.set('damaged')
  t.match((await ana.get(picture.url).expect(502)).body, { code: 'upstream_failed' })
  objects.set('ok')
  await ana.get(picture.url).expect(200)
  const [name = ''] = await listFiles()
  const bytes = (await storage.getObject(name)) as Buffer
  await storage.removeObject(name)
  t.match((await ana.get(picture.url).expect(502)).body, { code: 'upstream_failed' }, 'an object that somebody removed')
  await storage.putObject(name, bytes)
  await ana.get(picture.url).expect(200)
  await ana.delete(picture.url).expect(204)
})

const AWAY: StorageMode[] = ['down', 'error', 'hang', 'half-answer', 'half-upload']
t.test('the object store away: pages without pictures, uploads 503, nothing lost', async t => {
  const cv = await newCv()
  const { picture } = (await addPicture(cv, await png())).body
  const personalDetails = { name: 'Ana', imageUrl: picture.url }
  await ana.put(`/cvs/${cv}`).set('if-match', '"1"').send({ content: { personalDetails, skills } }).expect(200)
  await ana.post(`/cvs/${cv}/publish`).expect(200)
  const { proof } = (await addProof(cv, pdf())).body
  const file = () => app.anyone().get(`/new-cv/${cv}`).expect(200)
  const whole = (await file()).text
  for (const mode of AWAY) {
    const kept = (await listFiles()).length
    objects.set(mode)
    app.forgetPages(cv)
    if (mode !== 'half-upload') {
      const { body, headers } = await app.anyone().get(picture.url).expect(503)
      t.match([body.code, headers['retry-after']], ['files_unavailable', '5'], mode)
      await ana.get(`/cvs/${cv}/proofs/skills.weaving/${proof.id}`).expect(503)
      t.not((await file()).text, whole, 'the typeset page has no picture')
    }
    await app.anyone().get(`/cv/${cv}`).expect(200)
    await ana.get(`/cvs/${cv}`).expect(200)
    // The answer to an upload may break off after the object is there: then it is an orphan.
    t.match((await addProof(cv, pdf())).body, { code: 'files_unavailable' }, `${mode}: an upload`)
    t.match((await addPicture(cv, await png())).body, { code: 'files_unavailable' })
    t.equal(await filesIn('proofs').countDocuments(), 1, 'no document without its bytes')
    objects.set('ok')
    app.forgetPages(cv)
    await app.anyone().get(picture.url).expect(200)
    await ana.get(`/cvs/${cv}/proofs/skills.weaving/${proof.id}`).expect(200)
    t.equal((await file()).text, whole)
    t.ok((await listFiles()).length >= kept, 'nothing lost')
  }
  objects.set('hang')
  await ana.delete(`/cvs/${cv}/proofs/skills.weaving/${proof.id}`).expect(204)
  objects.set('ok')
  t.ok((await listFiles()).length > 1, 'its object is left for the sweep')
})

const inHours = (hours: number) => () => new Date(now().getTime() + hours * 3_600_000)
const lines: string[] = []
const note = (_: object, message: string) => void lines.push(message)
const sweeper = (at: () => Date, connection = app.connection) =>
  createStoredFiles({ storage, stores: assembleStores(connection, storage), now: at, log: { info: note, warn: note } })

t.test('the sweep removes orphans older than an hour, and no object of another database or program', async t => {
  const [named] = await filesIn('pictures').find({}).toArray()
  await storage.putObject('files/mine.txt', Buffer.from('of another program'))
  const before = await listFiles()
  t.equal(await app.sweepFiles(), true)
  t.same(await listFiles(), before, 'young ones may be of an upload on its way')
  const other = await freshDatabase(t)
  await sweeper(inHours(2), other).sweep(async () => true)
  t.match(lines, [/belongs to the files of another database/])
  t.same(await listFiles(), before)
  t.equal(await sweeper(inHours(2)).sweep(async () => false), false, 'it stops when it has to')
  await sweeper(inHours(2)).sweep(async () => true)
  t.same(await listFiles(), [named?.file, 'files/mine.txt'].sort())
})

/** Runs a command; what it said, and its exit code. */
function command(name: string, args: string[], changes: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', MONGODB_URI: app.config.mongodbUri, ...objects.env, ...changes }
  const child = spawn(process.execPath, [join(projectRoot, 'dist/scripts', `${name}.js`), ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  return new Promise<{ code: number | null; said: string }>(resolve =>
    child.once('exit', code => resolve({ code, said })),
  )
}
const DOCUMENTS = ['pictures', 'proofs'] as const
const countOf = async (part: object) => {
  const counts = await Promise.all(DOCUMENTS.map(name => filesIn(name).countDocuments(part as never)))
  return counts.reduce((sum, one) => sum + one, 0)
}
async function assertReadable(t: Test, made: Map<string, Buffer>, who = ana) {
  for (const [url, bytes] of made) {
    const { status, body } = await who
      .get(url)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)))
      })
    t.equal(status, 200, url)
    t.ok(bytes.equals(body))
  }
}

t.test(
  'files move both ways while they are read, added and removed; backups contain them or list them as missing',
  async t => {
    const made = new Map<string, Buffer>()
    const cv = await newCv()
    for (let at = 0; at < 5; at++) {
      const bytes = pdf()
      made.set(`/cvs/${cv}/proofs/skills.weaving/${(await addProof(cv, bytes)).body.proof.id}`, bytes)
    }
    for (let at = 0; at < 5; at++) {
      const { url } = (await addPicture(cv, await png())).body.picture
      made.set(url, (await ana.get(url)).body)
    }
    const all = await countOf({})
    t.match(await command('files-move', []), { code: 1, said: /Usage/ })
    t.match(await command('files-move', ['to-database']), { code: 1, said: /S3_UPLOADS must be off/ })
    t.match(await command('files-move', ['to-database'], { S3_ENDPOINT: '' }), {
      code: 1,
      said: /S3_ENDPOINT: must be set/,
    })
    t.same(await command('files-move', ['to-object-storage']).then(({ code }) => code), 0)

    for (const [direction, S3_UPLOADS] of [
      ['to-database', 'off'],
      ['to-object-storage', 'on'],
    ] as const) {
      const moving = command('files-move', [direction], { S3_UPLOADS })
      let isOver = false
      moving.finally(() => {
        isOver = true
      })
      await until('the move is over', async () => {
        await assertReadable(t, made)
        return isOver
      })
      const { code, said } = await moving
      t.equal(code, 0, said)
      t.match(said, /proofs moved, 0 were there already/)
      t.equal(await countOf({ file: { $exists: direction === 'to-object-storage' } }), all)
      t.equal(await countOf({ bytes: { $exists: direction === 'to-database' } }), all)
      t.equal((await listFiles()).length, direction === 'to-database' ? 1 : all + 1, 'the old place is empty')
      await assertReadable(t, made)
    }

    const dir = mkdtempSync(join(tmpdir(), 'backup-files-'))
    t.teardown(() => rmSync(dir, { recursive: true, force: true }))
    const [without, whole] = [join(dir, 'without'), join(dir, 'with')]
    t.match(await command('backup', [without]), { code: 0, said: `Files in object storage: ${all}, NOT in it` })
    t.match(await command('backup', [whole, '--with-files']), {
      code: 0,
      said: `Files in object storage: ${all}, in the`,
    })
    const elsewhere = await freshDatabase(t)
    await restore(elsewhere, whole, { replace: false, finish })
    const restored = assembleStores(elsewhere).files
    for (const name of DOCUMENTS) {
      for (const { id, isOutside } of (await restored[name]?.listAfter('', 100)) ?? []) {
        t.equal(isOutside, false, 'a restore needs no object storage')
        t.ok((await restored[name]?.readBytes(id))?.equals((await stores.files[name]?.readBytes(id)) as Buffer))
      }
    }
  },
)

t.test('an export has the bytes, and a removal of the account leaves none', async t => {
  const { text } = await ana.get('/me/export').expect(200)
  const exported = JSON.parse(text)
  t.equal(exported.pictures.length + exported.proofs.length, await countOf({}))
  for (const { file } of exported.proofs) t.match(Buffer.from(file, 'base64').toString('latin1'), /^%PDF/)
  await ana.delete('/me').send({ email: 'ana@example.org' }).expect(204)
  await app.finishRemovals()
  t.same(await listFiles(), ['files/mine.txt'])
})
