// The interface that every store implements so that a person's export and removal are complete: its collections, the data they
// hold on a person, and how that data is removed. stores.ts lists all stores.

/** The person an export or a removal is about. The account itself may be removed already. */
export type Person = Readonly<{
  id: string
  /** All CVs they owned when the removal began. */
  cvIds: readonly string[]
  /** A keyed hash of their Google account. Limits are counted under it, and the tombstone keeps it. */
  limitKey: string
}>

export type PersonalDataStore = {
  /** The names of its collections. */
  collections: readonly string[]
  buildIndexes(): Promise<unknown>
  /** The data held on a person, by name, read one item at a time; files as base64, no secrets. */
  exportOf?(person: Person): Record<string, AsyncIterable<unknown>>
  /** Removes or anonymises that data. Idempotent. */
  removeOf?(person: Person): Promise<unknown>
}

/** Replaces the id of a removed account in records that must be kept. No account ever has this id. */
export const REMOVED_ACCOUNT = '0'.repeat(24)

/** For an export: a list that is read at once. */
export async function* pieces<T>(list: () => Promise<readonly T[]>): AsyncIterable<T> {
  yield* await list()
}

/** For an export: documents that may be large, each read only when it is written out. */
export async function* oneByOne<I, T>(
  list: () => Promise<readonly I[]>,
  read: (id: I) => Promise<T | null>,
): AsyncIterable<T> {
  for (const id of await list()) {
    const found = await read(id)
    if (found !== null) yield found
  }
}
