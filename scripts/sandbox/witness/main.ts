// A witness's stand-in (C2SP tlog-witness): signs checkpoints of the sandbox's log, each only when it continues the one before.
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto'
import { sha256 } from '../../lib/sha256.ts'
import { type Answer, type Call, Refusal, type Routes } from '../calls.ts'
import { keptState } from '../kept.ts'

type State = { key: JsonWebKey | null; seen: Record<string, { size: number; root: string }> }

const NAME = 'witness.trucv.example'
const NOTE = /^(([^\s+]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n)\n((?:— .+\n)+)$/

const keyIdOf = (name: string, type: number, key: Buffer) => sha256(`${name}\n`, Buffer.of(type), key).subarray(0, 4)
const publicPartOf = ({ x }: JsonWebKey) => Buffer.from(x ?? '', 'base64url')

/** The stand-in answers below /witness. `logKey`: of the one log that it knows, under any name. */
export function createWitness(dataDir: string | null, logKey: JsonWebKey) {
  const { state, save } = keptState<State>(dataDir, 'witness.json', { key: null, seen: {} }, {})
  state.key ??= generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  save()
  const privateKey = createPrivateKey({ key: state.key, format: 'jwk' })
  const own = publicPartOf(state.key)
  const id = keyIdOf(NAME, 4, own)
  const log = { key: { kty: 'OKP', crv: 'Ed25519', x: logKey.x }, format: 'jwk' } as const

  function isSignedByLog(body: string, origin: string, lines: string): boolean {
    const logId = keyIdOf(origin, 1, publicPartOf(logKey)).toString('hex')
    return lines.split('\n').some(line => {
      const [, name, text = ''] = line.split(' ')
      const bytes = Buffer.from(text, 'base64')
      return (
        name === origin &&
        bytes.toString('hex', 0, 4) === logId &&
        verify(null, Buffer.from(body), log, bytes.subarray(4))
      )
    })
  }

  function cosign(body: string): Answer {
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000)))
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time.readBigUInt64BE()}\n${body}`), privateKey)
    return { type: 'text/plain', body: `— ${NAME} ${Buffer.concat([id, time, signature]).toString('base64')}\n` }
  }

  function add({ body: text }: Call): Answer {
    const [, oldText, proof = '', note = ''] =
      /^old (0|[1-9]\d{0,14})\n((?:[A-Za-z0-9+/]{43}=\n){0,63})\n([\s\S]*)$/.exec(text) ?? []
    const [, body, origin, sizeText, root, lines] = NOTE.exec(note) ?? []
    if (!oldText || !body || !origin || !root || !lines) throw new Refusal(400, 'This is no request of tlog-witness.')
    if (!isSignedByLog(body, origin, lines)) throw new Refusal(403, 'This log has not signed it.')
    const [old, size] = [Number(oldText), Number(sizeText)]
    if (old > size) throw new Refusal(400, 'The old size is larger than the new one.')
    const seen = state.seen[origin] ?? { size: 0, root: sha256().toString('base64') }
    const hashes = proof
      .split('\n')
      .slice(0, -1)
      .map(line => Buffer.from(line, 'base64'))
    if (old !== seen.size) return { status: 409, type: 'text/x.tlog.size', body: `${seen.size}\n` }
    if (!isContinued(seen, { size, root }, hashes)) throw new Refusal(422, 'It does not continue what was seen before.')
    state.seen[origin] = { size, root }
    save()
    return cosign(body)
  }

  const routes: Routes = {
    'POST /witness/add-checkpoint': { target: 'witness', answer: add },
    'GET /witness/seen': { open: true, answer: () => ({ body: state.seen }) },
  }
  const vkey = `${NAME}+${id.toString('hex')}+${Buffer.concat([Buffer.of(4), own]).toString('base64')}`
  return { vkey, routes }
}

type Seen = { size: number; root: string }

/** RFC 9162, 2.1.4.2. */
function isContinued(old: Seen, fresh: Seen, proof: Buffer[]): boolean {
  if (old.size === fresh.size) return proof.length === 0 && old.root === fresh.root
  if (old.size === 0) return proof.length === 0
  const isPower = Number.isInteger(Math.log2(old.size))
  const [first, ...rest] = isPower ? [Buffer.from(old.root, 'base64'), ...proof] : proof
  if (!first) return false
  let [node, last] = [BigInt(old.size) - 1n, BigInt(fresh.size) - 1n]
  while (node & 1n) [node, last] = [node >> 1n, last >> 1n]
  let [before, after] = [first, first]
  for (const hash of rest) {
    if (last === 0n) return false
    if (node & 1n || node === last) {
      before = sha256(Buffer.of(1), hash, before)
      after = sha256(Buffer.of(1), hash, after)
      while (node !== 0n && !(node & 1n)) [node, last] = [node >> 1n, last >> 1n]
    } else after = sha256(Buffer.of(1), after, hash)
    ;[node, last] = [node >> 1n, last >> 1n]
  }
  return last === 0n && before.toString('base64') === old.root && after.toString('base64') === fresh.root
}
