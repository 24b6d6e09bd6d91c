// The wallet's test vectors, read from the fixture, with the values restored that JSON cannot express.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'

export type Vector = {
  name: string
  kind: string
  textOrigin?: string
  /** A bug of the public SDK: the test has the behaviour of our client. */
  quirk?: string
  // biome-ignore lint/suspicious/noExplicitAny: vectors of fifteen kinds
  inputs: any
  // biome-ignore lint/suspicious/noExplicitAny: vectors of fifteen kinds
  expected: any
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  const tagged = value as Record<string, string>
  if ('$bigint' in tagged) return BigInt(tagged.$bigint as string)
  if ('$bytes' in tagged) return Uint8Array.from(Buffer.from((tagged.$bytes as string).slice(2), 'hex'))
  if ('$undefined' in tagged) return undefined
  if ('$number' in tagged) return Number(tagged.$number)
  if ('$date' in tagged) return new Date(tagged.$date as string)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
}

const file = join(projectRoot, 'test', 'fixtures', 'wallet.json')
export const vectors: Vector[] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object).map(
  ([name, vector]) => ({ name, ...(revive(vector) as Omit<Vector, 'name'>) }),
)

export const vectorsOf = (...kinds: string[]): Vector[] => vectors.filter(({ kind }) => kinds.includes(kind))
