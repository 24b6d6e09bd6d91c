// Texts of C2SP: checkpoints as signed notes, keys of signers (vkeys), cosignatures of witnesses, proofs of inclusion.

import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { sha256 } from '../lib/sha256.ts'
import { type Jwk, privateKeyOf } from './signer.ts'

const ED25519 = 1
const COSIGNATURE = 4

const keyIdOf = (name: string, key: Buffer) => sha256(`${name}\n`, key).subarray(0, 4)

/** The salted commitment of a log entry to a message. */
export const commitmentOf = (salt: Buffer, message: string): string =>
  sha256(salt, sha256(message)).toString('base64url')

/** Signs the checkpoints of one log. Deterministic: one size and root have one text. */
export function createNoteSigner(origin: string, jwk: Jwk) {
  const key = Buffer.concat([Buffer.of(ED25519), Buffer.from(String(jwk.x), 'base64url')])
  const id = keyIdOf(origin, key)
  const privateKey = privateKeyOf(jwk)
  return {
    vkey: `${origin}+${id.toString('hex')}+${key.toString('base64')}`,
    sign(size: number, root: Buffer): string {
      const body = `${origin}\n${size}\n${root.toString('base64')}\n`
      const signature = Buffer.concat([id, sign(null, Buffer.from(body), privateKey)])
      return `${body}\n— ${origin} ${signature.toString('base64')}\n`
    },
  }
}

export type Checkpoint = { origin: string; size: number; root: Buffer }

/** The fields of a checkpoint; its signatures are not checked. Null for any other text. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [, origin, size, root] = /^([^\s+]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n\n— /.exec(text) ?? []
  return origin && size && root ? { origin, size: Number(size), root: Buffer.from(root, 'base64') } : null
}

export type Witness = { name: string; id: string; key: KeyObject; url: string }

/** The name, key ID and key of a witness's vkey. Null for any other text. */
export function readWitnessKey(vkey: string): Omit<Witness, 'url'> | null {
  const [, name, id, text] = /^([^\s+]{1,200})\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(vkey) ?? []
  const key = Buffer.from(text ?? '', 'base64')
  if (!name || !id || key[0] !== COSIGNATURE || keyIdOf(name, key).toString('hex') !== id) return null
  const x = key.subarray(1).toString('base64url')
  return { name, id, key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }) }
}

/** The line by which this witness signed the checkpoint (cosignature/v1), if these lines have a valid one. */
export function cosignatureIn(lines: string, checkpoint: string, { name, id, key }: Witness): string | null {
  const body = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)
  const isOurs = (line: string) => {
    const [dash, signer, text = '', ...rest] = line.split(' ')
    const bytes = Buffer.from(text, 'base64')
    if (dash !== '—' || signer !== name || rest.length > 0 || bytes.length !== 76) return false
    if (bytes.toString('base64') !== text || bytes.toString('hex', 0, 4) !== id) return false
    const message = `cosignature/v1\ntime ${bytes.readBigUInt64BE(4)}\n${body}`
    return verify(null, Buffer.from(message), key, bytes.subarray(12))
  }
  return lines.split('\n').find(isOurs) ?? null
}

const linesOf = (hashes: readonly Buffer[]) => hashes.map(hash => `${hash.toString('base64')}\n`).join('')

export const proofText = (index: number, hashes: readonly Buffer[], checkpoint: string) =>
  `c2sp.org/tlog-proof@v1\nindex ${index}\n${linesOf(hashes)}\n${checkpoint}`

/** The body of add-checkpoint. */
export const askText = (old: number, hashes: readonly Buffer[], checkpoint: string) =>
  `old ${old}\n${linesOf(hashes)}\n${checkpoint}`
