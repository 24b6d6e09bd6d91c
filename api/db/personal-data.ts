// What a store says of itself, so that a person's export and deletion miss nothing: which collections are its own, what they
// hold on a person, and how it is removed. Every store is one, and stores.ts names them all.

/** Somebody whose account may be gone already. */
export type Person = Readonly<{
  id: string
  /** All CVs that were theirs when the removal began. */
  cvIds: readonly string[]
  /** The keyed hash of their Google account, which their tombstone has too: limits are counted under it. */
  limitKey: string
}>

export type PersonalDataStore = {
  /** The names of its collections. */
  collections: readonly string[]
  buildIndexes(): Promise<unknown>
  /** By name, what is held on a person, read piece by piece; files as base64. Nothing secret. */
  exportOf?(person: Person): Record<string, AsyncIterable<unknown>>
  /** Removes it, or what is personal of it. May be repeated, and come when nothing is left. */
  removeOf?(person: Person): Promise<unknown>
}

/** Stands for an account that is gone, where something about it has to stay. No account ever has this id. */
export const NOBODY = '0'.repeat(24)

/** A list that is read at once, as a part of an export. */
export async function* pieces<T>(list: () => Promise<readonly T[]>): AsyncIterable<T> {
  yield* await list()
}

/** Documents that may be large, each read when it is wanted, as a part of an export. */
export async function* oneByOne<I, T>(
  list: () => Promise<readonly I[]>,
  read: (id: I) => Promise<T | null>,
): AsyncIterable<T> {
  for (const id of await list()) {
    const found = await read(id)
    if (found !== null) yield found
  }
}
