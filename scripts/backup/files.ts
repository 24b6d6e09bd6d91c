// Files in object storage in a backup: their bytes are put into their documents, as if they had been in the database all along, so that a
// restore needs no object storage. `npm run files:move` takes them out again.
import { deserialize, serialize } from 'bson'
import type { Stores } from '../../api/assemble/stores.ts'

/** Numbers keep their types. */
const EXACTLY = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const

export async function countOutside(files: Stores['files']): Promise<number> {
  const counts = await Promise.all(Object.values(files).map(collection => collection.countOutside()))
  return counts.reduce((sum, one) => sum + one, 0)
}

/** A document with the bytes of its file; null when it was removed meanwhile. */
export const fillIn =
  (files: Stores['files']) =>
  async (collection: string, document: Uint8Array): Promise<Uint8Array | null> => {
    const from = files[collection]
    if (!from) return document
    const { file, ...rest } = deserialize(document, EXACTLY)
    if (file === undefined) return document
    const bytes = await from.readBytes(rest._id)
    return bytes && serialize({ ...rest, bytes })
  }
