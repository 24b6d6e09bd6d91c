// The graph that a Data Integrity proof signs, and the credential read from it. One graph has many spellings as JSON (a node in two
// places, a value as a list), so facts are read from the graph, never from the JSON.
import { canonicalQuads, nodesOfQuads } from '../../../crypto/linked-data.ts'
import { CredentialRefused } from './refused.ts'
import { type Json, listOf } from './strict-json.ts'

export type Hash = 'sha256' | 'sha384'
const MAX_QUADS = 2_000

/** Canonical N-Quads. Throws CredentialRefused. */
export async function quadsOf(document: Json, contexts: ReadonlyMap<string, object>, hash: Hash): Promise<string> {
  const quads = await canonicalQuads(document, contexts, hash).catch((error: Error) => {
    // A jsonld error: safe mode found a member that no context defines. Any other: canonicalization gave up on a poison graph.
    throw new CredentialRefused(error.name.startsWith('jsonld.') ? 'json_ld' : 'too_complex', '', error)
  })
  if (quads.split('\n').length > MAX_QUADS) throw new CredentialRefused('too_complex')
  return quads
}

/** The last part of an IRI is the member's name in the known contexts. */
const nameOf = (iri: string) => iri.replace(/^.*[#/]/, '')

/** The document of the signed graph. Each node is one object, so references can be circular. */
export async function documentOf(quads: string, id: unknown): Promise<Json> {
  const nodes = await nodesOfQuads(quads)
  const documents = new Map(nodes.map(node => [node['@id'], {} as Record<string, unknown>]))
  const referenced = new Set<unknown>()
  const read = (value: unknown) => {
    const { '@id': to, '@value': literal } = Object(value)
    referenced.add(to)
    return to === undefined ? literal : (documents.get(to) ?? to)
  }
  for (const { '@id': own, '@type': types = [], ...members } of nodes) {
    const document = documents.get(own) as Record<string, unknown>
    if (!own.startsWith('_:')) document.id = own
    document.type = types.map(nameOf)
    for (const [iri, values] of Object.entries(members)) {
      const all = [...listOf(document[nameOf(iri)]), ...listOf(values).map(read)]
      document[nameOf(iri)] = all.length === 1 ? all[0] : all
    }
  }
  // No other node names a credential without an id.
  const isRoot = ({ '@id': own, '@type': types = [] }: (typeof nodes)[number]) =>
    id === undefined
      ? own.startsWith('_:') && !referenced.has(own) && types.map(nameOf).includes('VerifiableCredential')
      : own === id
  const [root, ...others] = nodes.filter(isRoot)
  if (!root || others.length) throw new CredentialRefused('json_ld', 'its id')
  return documents.get(root['@id']) as Json
}
