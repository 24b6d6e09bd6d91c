// Signs credentials in both forms, and publishes the keys for checking them as a did:web document.
import { createProver, multikeyOf } from '../../../crypto/data-integrity.ts'
import { createSigner, type Jwk, type PublicJwk } from '../../../crypto/signer.ts'
import { Problem } from '../../../lib/problem.ts'
import { didOf } from './shapes.ts'
import type { IssuedStore } from './store.ts'

type Parts = {
  /** Private JWKs, the first of each signs: P-256 for JWTs, Ed25519 for Data Integrity. */
  attestationKeys: readonly Jwk[]
  credentialKeys: readonly Jwk[]
  revokedKids: readonly string[]
  publicOrigin: string
  store: Pick<IssuedStore, 'keepKeys' | 'listKeys'>
  /** Every P-256 key that has signed, except revoked keys. */
  listPublicKeys: () => Promise<PublicJwk[]>
  now: () => Date
}
type Document = { '@context': readonly string[] }

const publicPart = ({ kty, crv, x, kid }: Jwk): Jwk => ({ kty, crv, x, kid })

export type Issuer = ReturnType<typeof createIssuer>

export function createIssuer(parts: Parts) {
  const { attestationKeys, credentialKeys, revokedKids, publicOrigin, store, listPublicKeys, now } = parts
  const did = didOf(publicOrigin)
  const [forJwt] = attestationKeys
  const [forProof] = credentialKeys
  const signer = forJwt && createSigner(forJwt, `${did}#${forJwt.kid}`)
  const prover = forProof && createProver(forProof, did)

  return {
    isReady: Boolean(signer && prover),
    /** The kids of the keys that sign now. */
    kids: [forJwt, forProof].flatMap(key => (key ? [String(key.kid)] : [])),
    isRevoked: (kid: string): boolean => revokedKids.includes(kid),
    did,

    /** Both forms: JSON with a Data Integrity proof, and a compact JWT with these claims. */
    async sign(document: Document, claimsOf: (iat: number) => object): Promise<{ ldp: string; jwt: string }> {
      if (!signer || !prover) throw new Problem('attestation_unavailable')
      const seconds = Math.floor(now().getTime() / 1_000)
      const created = new Date(seconds * 1_000).toISOString().replace('.000', '')
      const jwt = signer.sign('vc+jwt', claimsOf(seconds))
      return { ldp: JSON.stringify(await prover.secure(document, created)), jwt }
    },

    /** At every start, before anything is signed. */
    prepare: (): Promise<void> => store.keepKeys(credentialKeys.map(publicPart)),

    /** Every key that has signed, except revoked keys. */
    async didDocument() {
      const own = (await store.listKeys()).filter(({ kid }) => !revokedKids.includes(String(kid)))
      const method = (fragment: string, type: string, key: object) => ({
        id: `${did}#${fragment}`,
        type,
        controller: did,
        ...key,
      })
      const verificationMethod = [
        ...own.map(multikeyOf).map(text => method(text, 'Multikey', { publicKeyMultibase: text })),
        ...(await listPublicKeys()).map(({ use: _, ...jwk }) => method(jwk.kid, 'JsonWebKey', { publicKeyJwk: jwk })),
      ]
      return {
        '@context': [
          'https://www.w3.org/ns/did/v1',
          'https://w3id.org/security/multikey/v1',
          'https://w3id.org/security/jwk/v1',
        ],
        id: did,
        verificationMethod,
        assertionMethod: verificationMethod.map(({ id }) => id),
      }
    },
  }
}
