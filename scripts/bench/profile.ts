// Where the processor time of the service goes: a CPU profile of V8, summed by package and by file of ours. For the bench only.
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'

/** Time by name: a package, a file of ours, `node`, or `garbage collector`; without the idle time. */
export type Spent = Record<string, number>

const SAMPLE_US = 200

export async function beginProfile(): Promise<() => Promise<Spent>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return spentIn(profile)
  }
}

/** Waiting, and the profile itself. */
const IGNORED = new Set(['idle', 'scripts/bench/profile'])

/** A function of Node itself counts for whoever called it. */
function spentIn({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Spent {
  const parents = new Map(nodes.flatMap(node => (node.children ?? []).map(child => [child, node.id] as const)))
  const byId = new Map(nodes.map(node => [node.id, node]))
  const names = new Map<number, string>()
  const nameOf = (id: number): string => {
    const known = names.get(id)
    if (known !== undefined) return known
    const { functionName, url } = byId.get(id)!.callFrame
    const own = ownerOf(functionName, url)
    const parent = parents.get(id)
    const name = own ?? (parent === undefined ? 'node' : nameOf(parent))
    names.set(id, name)
    return name
  }
  const spent: Spent = {}
  for (const [at, id] of samples.entries()) {
    const name = nameOf(id)
    if (!IGNORED.has(name)) spent[name] = (spent[name] ?? 0) + (timeDeltas[at] ?? 0)
  }
  return spent
}

function ownerOf(functionName: string, url: string): string | null {
  if (functionName === '(idle)') return 'idle'
  if (functionName === '(garbage collector)') return 'garbage collector'
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
  if (library) return library
  return /\/dist\/((?:api|scripts)\/.+)\.js$/.exec(url)?.[1] ?? null
}
