// What a proof over a graph signed, as one document. One graph can be written as JSON in many ways, with a node in two places or a value
// as a list: each reader would see something else in it, so nothing is read from the JSON itself.
import { nodesOf } from './libraries.ts'
import { listed, type Members, Refused } from './reading.ts'

/** Stands for the id of a credential that has none. */
const WHOLE = 'urn:verify-cv:whole'

/** In the contexts that are known the last part of an address is the member's name. */
const localName = (address: string) => address.replace(/^.*[#/]/, '')

/** The credential as its graph says it; parts refer to each other as objects. */
export async function readGraph(credential: Members): Promise<Members> {
  const { id: whole = WHOLE } = credential
  const nodes = await nodesOf({ ...credential, id: whole })
  const parts = new Map(nodes.map(node => [node['@id'], {} as Members]))
  const read = (value: unknown) => {
    const { '@id': id, '@value': text } = Object(value) as Members
    return id === undefined ? text : (parts.get(id) ?? id)
  }
  for (const { '@id': id, '@type': types, ...members } of nodes) {
    const part = parts.get(id) as Members
    if (id !== WHOLE && !String(id).startsWith('_:')) part.id = id
    part.type = listed(types).map(type => localName(String(type)))
    for (const [address, values] of Object.entries(members)) {
      const all = [...listed(part[localName(address)]), ...listed(values).map(read)]
      part[localName(address)] = all.length === 1 ? all[0] : all
    }
  }
  const found = parts.get(whole)
  if (!found) throw new Refused('its id is not written as an address')
  return found
}
