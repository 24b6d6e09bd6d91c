// Checks outside the service: a proof, checkpoint or entry of a log that is not exactly right is refused with a message.
import { checkCv } from '../../web/src/check/core.ts'
import {
  isNoteSignedBy,
  LogProblem,
  openCheckpoint,
  openProof,
  proveConsistency,
  proveInclusion,
  readEntry,
  readKey,
  readNote,
} from '../../web/src/check/log.ts'
import { proveGrowth, tilePath } from '../../web/src/check/tiles.ts'
import { leafOf, pathOf, treeHash } from '../log-harness.ts'
import { createCv, createWriter, entryOf, noteKey, programs, prove, record, START } from '../log-writer.ts'
import t from '../tap.ts'

/** The message of a refused step; null for an accepted one. */
async function refusal(step: () => unknown): Promise<string | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof LogProblem) return error.message
    throw error
  }
}
/** Every text or list of bytes that differs in one bit. */
function* flips(bytes: Buffer): Generator<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = Buffer.from(bytes)
    other[bit >> 3] = (other[bit >> 3] as number) ^ (1 << (bit & 7))
    yield other
  }
}
const askOf = (writer: ReturnType<typeof createWriter>) => async (path: string) =>
  Buffer.from(writer.fileOf(path) ?? '')
const rootAt = (writer: ReturnType<typeof createWriter>, size: number) => ({
  size,
  root: treeHash(writer.entries().slice(0, size).map(leafOf)),
})

t.test('inclusion and growth of every size hold, and no other length of a proof does', async t => {
  const writer = createWriter()
  writer.fill(40)
  const key = readKey(writer.key.vkey)
  for (let size = 1; size <= 40; size++)
    for (let index = 0; index < size; index++) {
      const leaf = leafOf(writer.entries()[index] as Buffer)
      const proof = openProof(writer.proof(index, size), [key])
      const { root } = proof.checkpoint
      proveInclusion(leaf, index, proof.hashes, size, root)
      const wrong = [[...proof.hashes, root], proof.hashes.slice(1), proof.hashes.slice(0, -1)]
      for (const hashes of wrong.slice(0, proof.hashes.length > 0 ? 3 : 1))
        t.match(await refusal(() => proveInclusion(leaf, index, hashes, size, root)), /another length|lead to the root/)
      t.ok(await refusal(() => proveInclusion(leaf, index + 1, proof.hashes, size, root)))
    }
  writer.fill(700)
  const sizes = [0, 1, 2, 3, 7, 8, 9, 39, 255, 256, 257, 511, 512, 513, 640, 739, 740]
  for (const older of sizes)
    for (const newer of sizes.filter(size => size >= older)) {
      writer.lies.clear()
      const full = writer.entries()
      writer.rewrite(entries => entries.slice(0, newer))
      await proveGrowth(askOf(writer), rootAt(writer, older), rootAt(writer, newer))
      const other = { size: older, root: leafOf(Buffer.from('other')) }
      if (older > 0)
        t.match(await refusal(() => proveGrowth(askOf(writer), other, rootAt(writer, newer))), /two histories/)
      writer.rewrite(() => full)
    }
  t.match(await refusal(() => proveConsistency(rootAt(writer, 9), rootAt(writer, 8), [])), /shrunk: it had 9 entries/)
  t.match(await refusal(() => proveConsistency(rootAt(writer, 8), rootAt(writer, 9), [])), /another length/)
})

t.test('paths of tiles are those of C2SP', async t => {
  for (const place of [0, 7, 999, 1_000, 1_234, 999_999, 1_000_000, 1_234_067])
    t.equal(tilePath(0, place, 256), `tile/0/${pathOf(place)}`)
  t.equal(tilePath('entries', 1_234_067, 17), 'tile/entries/x001/x234/067.p/17')
})

t.test('each flipped bit of a proof with its checkpoint, of an entry and of a salt is refused', async t => {
  const writer = createWriter()
  writer.fill(5)
  const key = readKey(writer.key.vkey)
  let count = 0
  const cv = createCv()
  const signed = cv.sign('a')
  record(writer, signed)
  writer.fill(3)
  prove(writer, signed, 5)
  t.match(await checkCv(cv.documentOf(signed), cv.keys, [key]), { ok: true, status: 0 })
  const good = signed.claim.log as Record<string, string>
  for (const part of ['proof', 'entry', 'salt'])
    for (const other of flips(Buffer.from(good[part] as string))) {
      count++
      signed.claim.log = { ...good, [part]: other.toString() }
      const { status, claims } = await checkCv(cv.documentOf(signed), cv.keys, [key])
      if (status !== 1 || claims[0]?.problems[0]?.about !== 'log') t.fail(`${part}: ${other}`)
    }
  t.comment(`${count} flipped bits`)
  t.ok(count > 4_000)
})

t.test('notes and checkpoints that are too large or malformed are refused with a message', async t => {
  const writer = createWriter()
  writer.fill(3)
  const key = readKey(writer.key.vkey)
  const text = writer.checkpoint()
  const stranger = noteKey('stranger.example')
  const body = text.slice(0, text.indexOf('\n\n') + 1)
  const signed = (body: string) => `${body}\n${writer.key.line(body)}`
  const line = stranger.line(body)
  t.equal(openCheckpoint(text + line.repeat(99), [key]).size, 3, 'signatures of others are not looked at')
  const [origin, size, root] = body.split('\n')
  const bad: [string, RegExp][] = [
    [text + line.repeat(999), /has 1000 signatures, and no more than 100/],
    [text + line.repeat(10_000), /far too long/],
    [createWriter('other.example/log').checkpoint(), /another log, "other\.example\/log"/],
    [createWriter().checkpoint(), /did not sign its checkpoint/],
    [`${body}\n${line}`, /did not sign/],
    [signed(`${origin}\n0${size}\n${root}\n`), /no checkpoint/],
    [signed(`${origin}\n-1\n${root}\n`), /no checkpoint/],
    [signed(`${origin}\n9007199254740993\n${root}\n`), /no checkpoint/],
    [signed(`${origin}\n${size}\n${root?.slice(0, -4)}\n`), /root of the checkpoint is cut short/],
    [signed(`${origin}\n${size}\n`), /no checkpoint/],
    [body, /no signed note/],
    [`${text}\n`, /signed note|signature/],
    [text.replace('\n', '\r\n'), /no signed note/],
    [text.replace('— ', '- '), /signature/],
    ['', /no signed note/],
  ]
  for (const [note, says] of bad) t.match(await refusal(() => openCheckpoint(note, [key])), says)
  t.ok(openCheckpoint(signed(`${body}more\n`), [key]), 'lines of an extension are signed too')
  for (const vkey of [
    '',
    'x',
    'a+b+c',
    writer.key.vkey.replace('log', 'lob'),
    `${writer.key.vkey}A`,
    'é\u2028+00000000+AQ==',
  ])
    t.ok(await refusal(() => readKey(vkey)))
  const witness = noteKey('witness.example', 4)
  const cosigned = readNote(text + witness.line(body, 1_700_000_000))
  t.equal(isNoteSignedBy(cosigned, readKey(witness.vkey)), true)
  t.equal(isNoteSignedBy(readNote(text), readKey(witness.vkey)), false)
  const later = text + witness.line(body, 1).replace(/ (?=\S+\n$)/, ' A')
  t.ok(await refusal(() => isNoteSignedBy(readNote(later), readKey(witness.vkey))))
})

t.test('an entry has one spelling', async t => {
  const good = entryOf('withdrawal', 'A'.repeat(43)).toString()
  t.same(readEntry(Buffer.from(good)), { at: START, commitment: 'A'.repeat(43), kind: 'withdrawal' })
  const bad = [
    ...[`${good} `, ` ${good}`, good.replace(':', ': '), good.replace('"v":1', '"v":2'), good.replace('Z', '.000Z')],
    ...[good.replace('T03', 'T25'), good.replace('11-25', '11-31'), good.replace('withdrawal', 'key')],
    ...[good.replace('AA"', 'AB"'), good.replace('AA"', 'A"'), good.replace('"v":1', '"v":1,"x":1')],
  ]
  for (const text of bad) t.match(await refusal(() => readEntry(Buffer.from(text))), /form of entries/, text)
})

t.test('the program prints the log entries of claims, and their problems', async t => {
  const { verify } = programs(t)
  const writer = createWriter()
  const cv = createCv()
  writer.fill(300)
  const [signed, unlogged] = [cv.sign('a'), cv.sign('b')]
  const index = record(writer, signed, START + 9 * 60_000)
  const document = cv.documentOf(signed, unlogged)
  const good = await verify(document, cv.keys, '--log-key', writer.key.vkey)
  t.equal(good.status, 0, good.said)
  t.match(good.said, `attestation recorded in the log no later than entry ${index} of 2026-11-25`)
  t.match(good.said, /"skills\.b": self-attested .*; attestation not in the log/)
  const unkeyed = await verify(document, cv.keys)
  t.match([unkeyed.status, unkeyed.said], [0, /said to be in the log, which was not checked/])

  const entry = (kind: 'attestation' | 'withdrawal', minutes: number) => {
    const at = writer.add(entryOf(kind, signed.commitment, START + minutes * 60_000))
    prove(writer, signed, at)
  }
  const cases: [() => unknown, RegExp][] = [
    [() => entry('withdrawal', 0), /another kind, withdrawal/],
    [() => entry('attestation', 11), /another time than it was signed, 2026-11-25T03:11/],
    [() => entry('attestation', -2), /another time than it was signed/],
    [() => prove(writer, signed, 3), /of something else/],
    [() => Object.assign(signed.claim, { log: { entry: 1 } }), /the entry is cut short/],
    [() => Object.assign(signed.claim, { log: 'yes' }), /the entry is cut short/],
  ]
  for (const [damage, says] of cases) {
    damage()
    const { status, said } = await verify(cv.documentOf(signed), cv.keys, '--log-key', writer.key.vkey)
    t.match([status, said], [1, says])
    t.match(said, /the log: attestation: /)
  }
  for (const words of [
    ['--log', 'http://127.0.0.1:1'],
    ['--log-state', 'x'],
    ['--log-key', 'x'],
  ])
    t.equal((await verify(document, cv.keys, ...words)).status, 2)
  const unreachable = await verify(document, cv.keys, '--log-key', writer.key.vkey, '--log', 'http://127.0.0.1:1')
  t.match(unreachable, { status: 2, said: /cannot be reached/ })
})
