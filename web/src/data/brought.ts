// CVs that were read from a file and are not made yet: in this browser's database, apart from drafts. Their names are in its storage, by
// account, so that screens offer them without opening the database.
import { BROUGHT_MARK, broughtIn, DRAFT_PREFIX, draftKeys, removeKeys, storeText } from './storage.ts'
import type { Proposal } from './upload.ts'

/** What was read, and the changes since. */
export type Brought = { source: Proposal; edits: unknown }

/** For a browser without a database, or that refuses it: until the page is left. */
const held = new Map<string, Brought>()
const keysOf = (id: string) => [`${id}/source`, `${id}/edits`] as const

/** `account` null: of a guest. Resolves with the id under which it is found again. */
export async function keepBrought(source: Proposal, account: string | null): Promise<string> {
  const id = crypto.randomUUID()
  held.set(id, { source, edits: null })
  await removeUnmarked()
  if (await write(keysOf(id)[0], source))
    storeText(`${DRAFT_PREFIX}${account ?? 'anonymous'}${BROUGHT_MARK}${id}`, source.title)
  return id
}

/** null: it was made or discarded, or is in another browser. */
export async function readBrought(id: string): Promise<Brought | null> {
  const known = held.get(id)
  if (known) return known
  const [source, edits] = await Promise.all(keysOf(id).map(read))
  const found = source ? { source: source as Proposal, edits } : null
  if (found) held.set(id, found)
  return found
}

/** Resolves with whether the browser keeps them. */
export function keepEdits(id: string, edits: unknown): Promise<boolean> {
  const known = held.get(id)
  if (!known) return Promise.resolve(true)
  known.edits = edits
  return write(keysOf(id)[1], edits)
}

/** The remarks about the reading are said once. */
export async function forgetNotes(id: string): Promise<void> {
  const known = held.get(id)
  if (!known) return
  known.source = { ...known.source, notes: [] }
  await write(keysOf(id)[0], known.source)
}

export async function forgetBrought(id: string): Promise<void> {
  held.delete(id)
  removeKeys(draftKeys().filter(key => broughtIn(key) === id))
  storeText()
  await removeUnmarked()
}

/** A logout removes the names of the CVs that the person gives up. */
export async function removeUnmarked(): Promise<void> {
  const marked = draftKeys().flatMap(key => broughtIn(key) ?? [])
  const stored = ((await inStore('readonly', store => store.getAllKeys())) ?? []) as string[]
  const lost = stored.filter(key => ![...marked, ...held.keys()].some(id => key.startsWith(`${id}/`)))
  await Promise.all(lost.map(key => inStore('readwrite', store => store.delete(key))))
}

const read = (key: string) => inStore('readonly', store => store.get(key))
const write = async (key: string, value: unknown) =>
  (await inStore('readwrite', store => store.put(value, key))) !== undefined

const STORE = 'brought'
let opened: Promise<IDBDatabase | null> | null = null

/** undefined where the browser refuses. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  opened ??= open()
  const database = await opened
  if (!database) return undefined
  return new Promise(resolve => {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => resolve(undefined)
    transaction.commit()
  })
}

const open = () =>
  new Promise<IDBDatabase | null>(resolve => {
    try {
      const request = indexedDB.open('trucv', 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
