// Data Integrity proofs with the suite eddsa-rdfc-2022 (https://www.w3.org/TR/vc-di-eddsa/), and the written form of their keys.

import { sign } from 'node:crypto'
import { sha256 } from '../lib/sha256.ts'
import { multibaseOf } from './credential-keys.ts'
import { canonicalQuads } from './linked-data.ts'
import { type Jwk, privateKeyOf } from './signer.ts'

/** The multicodec prefix of Ed25519 public keys. */
const ED25519 = Buffer.from([0xed, 0x01])

/** An Ed25519 public key as a Multikey. */
export const multikeyOf = ({ x }: Jwk): string =>
  multibaseOf(Buffer.concat([ED25519, Buffer.from(String(x), 'base64url')]))

type Secured<T> = T & { proof: object }

/** Adds proofs with a private Ed25519 key; `did` controls the key. */
export function createProver(jwk: Jwk, did: string) {
  const key = privateKeyOf(jwk)
  const verificationMethod = `${did}#${multikeyOf(jwk)}`
  return {
    kid: String(jwk.kid),
    /** `created`: whole seconds, RFC 3339. */
    async secure<T extends { '@context': readonly string[] }>(document: T, created: string): Promise<Secured<T>> {
      const proof = {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        created,
        verificationMethod,
        proofPurpose: 'assertionMethod',
      }
      const options = await canonicalQuads({ '@context': document['@context'], ...proof })
      const data = Buffer.concat([sha256(options), sha256(await canonicalQuads(document))])
      return { ...document, proof: { ...proof, proofValue: multibaseOf(sign(null, data, key)) } }
    },
  }
}
