// Fraud of a log that is seen from outside: by the auditor, and by a verifier that had seen an earlier checkpoint.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogStore } from '../../api/log/store.ts'
import { CLAIMED, startClaims } from '../claims-harness.ts'
import { startApp } from '../harness.ts'
import { createCv, createWriter, entryOf, noteKey, programs, prove, record, START, type Writer } from '../log-writer.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

const HOUR = 3_600_000
const { audit, folder, run, verify } = programs(t)
const lost = (entries: Buffer[]) => entries.filter((_, at) => at !== 3)
const changed = (entries: Buffer[]) => entries.map((entry, at) => (at === 3 ? newEntry() : entry))
const newEntry = (at = Date.now()) => entryOf('attestation', randomBytes(32).toString('base64url'), at)
const rolledBack = (entries: Buffer[]) => entries.slice(0, 290)

t.test('the auditor reads a whole log, then only new entries, across the edges of tiles', async t => {
  const writer = createWriter()
  const address = await writer.serve(t)
  const state = `${t.name.length}.json`
  writer.fill(3)
  const first = await audit(address, '--state', state)
  t.match(first, { status: 0, said: /^Log "log\.example\/log": 3 entries, read whole\./ })
  t.match(first.said, /by the key that the log names itself/)
  let size = 3
  for (const next of [3, 4, 255, 256, 256, 257, 511, 512, 513, 513, 1_100]) {
    writer.fill(next - size, Date.now())
    const { status, said } = await audit(`${address}/`, '--state', state)
    t.match([status, said], [0, `${next} entries, since 20`])
    t.match(said, `it grew by ${next - size}.`)
    t.match(said, /the log begins with what it had before/)
    size = next
  }
  const kept = JSON.parse(readFileSync(join(folder, state), 'utf8'))
  t.equal(kept.names.length, 1_100 * 16)
  const known = JSON.parse(String(writer.entries()[700])).commitment
  const found = await audit(address, '--state', state, '--find', known, 'x', '--key', writer.key.vkey)
  t.equal(found.status, 2, 'usage')
  const both = await audit(address, '--state', state, '--find', known, '--find', 'A'.repeat(43))
  t.match(both, { status: 0, said: `found  ${known}: entry 700, attestation` })
  t.match(both.said, /"A+" is not in the log/)
  t.match(await audit(address, '--state', state), { status: 0 })
  for (const words of [[], ['x'], [address, address], [address, '--nothing']])
    t.equal((await audit(...words)).status, 2)
  writer.refuse(3)
  t.match(await audit(address, '--state', state), { status: 0 }, 'waits where requests are limited')
  writer.refuse(10)
  t.match(await audit(address, '--state', state), { status: 2, said: /error \(429\)/ })
  t.match(await audit('http://127.0.0.1:1'), { status: 2, said: /cannot be reached/ })
})

t.test('a checkpoint without a witness’s signature is refused', async t => {
  const writer = createWriter()
  const address = await writer.serve(t)
  const witness = noteKey('witness.example', 4)
  writer.fill(2)
  t.match(await audit(address, '--witness', witness.vkey), { status: 1, said: /"witness\.example" did not sign/ })
  writer.cosigners.push(body => witness.line(body, 1_764_000_000))
  t.match(await audit(address, '--witness', witness.vkey), {
    status: 0,
    said: /ok {5}the witness "witness\.example" signed/,
  })
  writer.cosigners.splice(0, 1, body => witness.line(`${body}x`, 1_764_000_000))
  t.match(await audit(address, '--witness', witness.vkey), {
    status: 1,
    said: /signature of "witness\.example".*not good/,
  })
})

/** A log that the auditor and a verifier have seen, with a claim of a CV at the end. */
async function seen(t: Parameters<typeof programs>[0], name: string) {
  const writer = createWriter()
  const address = await writer.serve(t)
  const cv = createCv()
  const signed = cv.sign('a')
  writer.fill(299)
  record(writer, signed)
  const [state, own] = [`${name}-audit.json`, `${name}-verify.json`]
  const words = ['--log-key', writer.key.vkey, '--log-state', own]
  const look = () => audit(address, '--state', state)
  const check = (...more: string[]) => verify(cv.documentOf(signed), cv.keys, ...words, ...more)
  const asked = () => check('--log', address)
  return { writer, address, cv, signed, look, check, asked }
}

t.test('the exit status is 0 only when every signed claim is looked up in the log', async t => {
  const { writer, address, cv, signed, asked } = await seen(t, 'counted')
  t.match(await asked(), { status: 0, said: /asked for 1 of 1 signed claims/ })
  const claims = [signed, ...['b', 'c', 'd', 'e'].map(id => cv.sign(id))]
  for (const claim of claims) record(writer, claim)
  const other = createWriter('other.example/log')
  const away = cv.sign('g')
  record(other, away)
  const without = cv.sign('f')
  const words = ['--log-key', writer.key.vkey, '--log-key', other.key.vkey, '--log', address]
  const check = (...more: (typeof claims)[number][]) => verify(cv.documentOf(...more), cv.keys, ...words)
  t.match(await check(...claims), { status: 0, said: /asked for 5 of 5 signed claims/ })
  t.match(await check(...claims, without), {
    status: 4,
    said: /-- {5}the log was asked.*asked for 5 of 6 signed claims/,
  })
  t.match(await check(...claims, away), { status: 4, said: /asked for 5 of 6 signed claims/ }, 'a place in another log')
  t.match(await check(without), { status: 4, said: /asked for 0 of 1 signed claims/ })
  writer.add(entryOf('withdrawal', signed.withdrawal))
  t.match(await check(...claims, without), { status: 1, said: /was withdrawn on/ })
})

t.test('auditor and verifier detect a removed, changed, rolled back or replaced log', async t => {
  const frauds: [string, (writer: Writer) => unknown, RegExp, RegExp][] = [
    ['nothing', () => undefined, /^Log/, /the log was asked: it has 300/],
    [
      'a removed entry',
      writer => writer.rewrite(entries => [...lost(entries), newEntry(), newEntry()]),
      /do not lead to its root|first 300 entries differ/,
      /two histories/,
    ],
    ['a changed commitment', writer => writer.rewrite(changed), /do not lead to|first 300 entries/, /two histories/],
    ['an older copy', writer => writer.rewrite(rolledBack), /shrunk: it had 300 entries and has 290/, /shrunk/],
    [
      'an older copy that grew',
      writer => writer.rewrite(entries => [...rolledBack(entries), ...Array.from({ length: 300 }, () => newEntry())]),
      /first 300 entries differ from the log of 20/,
      /two histories: its first 300 entries/,
    ],
    [
      'a checkpoint by another key',
      writer => writer.lies.set('checkpoint', createWriter().checkpoint()),
      /did not sign/,
      /did not sign/,
    ],
    [
      'a tile of the wrong size',
      writer => {
        writer.fill(10, Date.now())
        writer.lies.set('tile/0/001.p/54', Buffer.alloc(31))
      },
      /tile 0\/1 has 31 bytes instead of 1728/,
      /tile 0\/1 has 31 bytes instead of 1728/,
    ],
    [
      'a changed tile',
      writer => {
        writer.fill(10, Date.now())
        writer.lies.set('tile/0/001.p/54', randomBytes(54 * 32))
      },
      /tile 0\/1 is not that of the entries/,
      /two histories/,
    ],
    [
      'bundles that are cut short',
      writer => {
        for (const place of ['000', '001.p/44'])
          writer.lies.set(`tile/entries/${place}`, (writer.fileOf(`tile/entries/${place}`) as Buffer).subarray(0, -1))
      },
      /bundle \d does not hold exactly/,
      /bundle \d does not hold exactly/,
    ],
    [
      'another entry in a bundle',
      writer => {
        const bundle = writer.fileOf('tile/entries/001.p/44') as Buffer
        writer.lies.set(
          'tile/entries/001.p/44',
          Buffer.from(bundle.toString().replace(/"commitment":"./, '"commitment":"_')),
        )
      },
      /do not lead to its root|first 300/,
      /do not lead to its root/,
    ],
    ['growth', writer => writer.fill(400, Date.now()), /grew by 400/, /begins with the 300 entries that it had before/],
  ]
  const { writer, look, asked } = await seen(t, 'frauds')
  t.match(await Promise.all([look(), asked()]), [{ status: 0 }, { status: 0 }], 'good before')
  const before = writer.entries()
  for (const [name, commit, auditor, verifier] of frauds) {
    writer.lies.clear()
    writer.rewrite(() => [...before])
    commit(writer)
    const status = name === 'nothing' || name === 'growth' ? 0 : 1
    const [saw, checked] = await Promise.all([look(), asked()])
    t.match(saw, { status, said: auditor }, `${name}: the auditor`)
    t.match(checked, { status, said: verifier }, `${name}: the verifier`)
  }
})

t.test('entries that are backdated, dated in the future or duplicated are detected', async t => {
  const { writer, cv, look, asked, signed } = await seen(t, 'dated')
  t.match([await look(), await asked()], [{ status: 0 }, { status: 0 }])
  writer.add(newEntry(Date.now() - 8 * 60_000))
  t.match([await look(), await asked()], [{ status: 0 }, { status: 0 }], 'one that waited')
  // A thief of the service's key signs a claim today, and dates it back to yesterday.
  const yesterday = Math.floor(Date.now() / 1_000) * 1_000 - 24 * HOUR
  const fraud = cv.sign('b', yesterday)
  const index = record(writer, fraud, yesterday)
  Object.assign(signed, fraud)
  const offline = await verify(
    cv.documentOf(fraud),
    cv.keys,
    '--log-key',
    writer.key.vkey,
    '--log-state',
    'dated-verify.json',
  )
  t.match(offline, { status: 1, said: `entry ${index} was dated back: it is of ` })
  t.match(await asked(), { status: 1, said: /attestation of "skills\.b": entry \d+ was dated back/ })
  t.match(
    await verify(cv.documentOf(fraud), cv.keys, '--log-key', writer.key.vkey),
    { status: 0 },
    'without a remembered checkpoint, the fraud is not detected',
  )
  t.match(await look(), { status: 1, said: `WRONG  entry ${index} was dated back` })
  writer.add(newEntry(Date.now() + HOUR))
  t.match(await look(), { status: 1, said: /is of a time to come/ })
  writer.add(
    writer.entries()[7] as Buffer,
    entryOf('key-added', 'A'.repeat(43), Date.now()),
    entryOf('key-revoked', 'A'.repeat(43), Date.now()),
  )
  t.match(await look(), { status: 1, said: /entry \d+ is there twice/ })
  const whole = await audit(await writer.serve(t))
  t.match(whole, { status: 1, said: /there twice/ })
  t.match(whole.said, /was dated back: it is of .*, after one of/, 'against its own order')
  writer.add(Buffer.from('{}'))
  t.match(await look(), { status: 1, said: /not in the form of entries/ })
})

t.test('a holder of the salt of a claim finds its hidden withdrawal', async t => {
  const { writer, signed, asked, check } = await seen(t, 'hidden')
  writer.fill(300, START + HOUR)
  prove(writer, signed, 299)
  t.match(await asked(), { status: 0, said: /no claim of these is withdrawn/ })
  const index = writer.add(entryOf('withdrawal', signed.withdrawal, Date.now()))
  writer.fill(3, Date.now())
  t.match(await asked(), { status: 1, said: `the attestation of "skills.a" was withdrawn on 20` })
  t.match((await asked()).said, `by entry ${index} of the log`)
  t.match(await check(), { status: 0 }, 'without the log it cannot be known')
})

t.test('without the log, the state file remembers checkpoints of documents, and detects two of one size', async t => {
  const { writer, signed, check } = await seen(t, 'alone')
  t.match(await check(), { status: 0 })
  t.match(JSON.parse(readFileSync(join(folder, 'alone-verify.json'), 'utf8')), {
    seen: null,
    checkpoint: writer.checkpoint(),
  })
  writer.rewrite(changed)
  prove(writer, signed, 299)
  t.match(await check(), { status: 1, said: /two histories/ })
})

t.test('the log of the service is followed, from its first entry on', async t => {
  const app = await startApp(t)
  const claims = app.stores.find(({ collections }) => collections.includes('log_queue')) as unknown as LogStore
  const grow = async (count: number) => {
    const at = new Date()
    const rows = Array.from({ length: count }, () => {
      const commitment = randomBytes(32).toString('base64url')
      return {
        id: `attestation:${commitment}`,
        kind: 'attestation' as const,
        commitment,
        entry: entryOf('attestation', commitment, at.getTime()),
      }
    })
    await claims.enqueue(rows, at)
    await until('the queue is empty', async () => {
      await app.growLog()
      return (await app.connection.collection('log_queue').countDocuments({ index: null })) === 0
    })
  }
  for (const count of [0, 1, 260, 5]) {
    await grow(count)
    t.match(await audit(app.url, '--state', 'service.json'), { status: 0, said: /ok {5}entries, tiles and root fit/ })
  }
})

t.test('claims of the service: their places, a withdrawal, a credential', async t => {
  const { app, owner, attest, make, verification } = await startClaims(t)
  const grow = async () => {
    do await app.growLog()
    while ((await app.connection.collection('log_queue').countDocuments({ index: null })) > 0)
  }
  const id = await make(CLAIMED, true)
  await attest(id, 'skills.go')
  await attest(id, 'skills.c', 'wallet')
  await grow()
  const { body: keys } = await app.anyone().get('/.well-known/jwks.json').expect(200)
  const [vkey = ''] = (await app.anyone().get('/log/keys').expect(200)).text.split('\n')
  const log = ['--log-key', vkey, '--log', app.url, '--log-state', 'claims.json']
  const document = await verification(id)
  const good = await verify(document, keys, ...log)
  t.match(
    good,
    { status: 0, said: /ok {5}"skills\.go": .*attestation recorded in the log no later than entry \d/ },
    good.said,
  )
  t.match(
    good.said,
    /ok {5}"skills\.c": self-attested with wallet .*attestation recorded in the log no later than entry \d/,
  )
  const path = `/cvs/${id}/credentials/skills.go?kind=attestation&format=vc%2Bjwt`
  const { text } = await app.anyone().get(path).buffer(true).expect(200)
  writeFileSync(join(folder, 'a.jwt'), text)
  writeFileSync(join(folder, 'did.json'), (await app.anyone().get('/.well-known/did.json').expect(200)).text)
  const credential = ['verify-cv.mjs', 'a.jwt', '--keys', 'did.json']
  t.match(await run(...credential, ...log), { status: 0, said: /ok {5}in the log: entry \d+ of .*, attestation/ })
  t.match(await run(...credential), { status: 0, said: /names a place in a log, which was not checked/ })

  await owner.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
  await grow()
  const stale = await verify(document, keys, ...log)
  t.match(stale, { status: 1, said: /WRONG {2}the attestation of "skills\.go" was withdrawn on .*, by entry \d+/ })
  t.notMatch(stale.said, /skills\.c" was withdrawn/)
  t.match(await run(...credential, ...log), { status: 1, said: /WRONG {2}this credential was withdrawn on/ })
  t.match(await verify(await verification(id), keys, ...log), { status: 4 }, 'the document of today, of a wallet alone')
  t.match(await audit(app.url, '--key', vkey), { status: 0 })
})
