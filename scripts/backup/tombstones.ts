// Keeps deleted accounts deleted after a restore. Tombstones are named by a keyed hash, with a key per installation: those of the
// database and those of the backup both count.
import { createHmac } from 'node:crypto'
import type mongoose from 'mongoose'

type Db = mongoose.mongo.Db
export type Tombstone = { _id: string; at: Date; banned: boolean; pending?: unknown[] }
type Key = { _id: string; secret: string }
/** A deleted account that was in the backup. */
export type Forgotten = { userId: string; limitKey: string }

export const TOMBSTONES = 'tombstones'
export const KEYS = 'tombstone_keys'
/** The id of the key in use; others belong to databases that this one replaced. */
const CURRENT = 'sub'
const DURABLY = { writeConcern: { w: 'majority', j: true } } as const

/** Puts the backup's key in use, and keeps the present one, by which existing tombstones are named. */
export async function adoptKeys(db: Db, keys: Key[]): Promise<void> {
  const stored = db.collection<Key>(KEYS)
  const known = await stored.find().toArray()
  const own = known.find(({ _id }) => _id === CURRENT)
  for (const { _id, secret } of keys) {
    const isNew = _id === CURRENT && own && own.secret !== secret
    const earlier = { $setOnInsert: { secret: own?.secret as string } }
    if (isNew) await stored.updateOne({ _id: `${CURRENT} until ${new Date().toISOString()}` }, earlier, { upsert: true, ...DURABLY }) // biome-ignore format: one line
    await stored.updateOne({ _id }, { $set: { secret } }, { upsert: true, ...DURABLY })
  }
}

/** Merges the backup's tombstones into the existing ones. Of two for one account the later one wins; a ban in either counts. */
export async function addTombstones(db: Db, tombstones: Tombstone[]): Promise<void> {
  const stored = db.collection<Tombstone>(TOMBSTONES)
  for (const { _id, at, banned, ...rest } of tombstones) {
    const change = banned
      ? { $max: { at }, $set: { banned }, $setOnInsert: rest }
      : { $max: { at }, $setOnInsert: { ...rest, banned } }
    await stored.updateOne({ _id }, change, { upsert: true, ...DURABLY })
  }
}

/** The restored accounts that were deleted after they were made; each has a tombstone under the key in use from now on. */
export async function listForgotten(db: Db): Promise<Forgotten[]> {
  const keys = await db.collection<Key>(KEYS).find().toArray()
  const current = keys.find(({ _id }) => _id === CURRENT)
  if (!current) return []
  const tombstones = new Map((await db.collection<Tombstone>(TOMBSTONES).find().toArray()).map(one => [one._id, one]))
  const forgotten: Forgotten[] = []
  const users = db
    .collection<{ sub: string; createdAt: Date }>('users')
    .find({}, { projection: { sub: 1, createdAt: 1 } })
  for await (const { _id, sub, createdAt } of users) {
    const found = keys.map(({ secret }) => tombstones.get(nameOf(secret, sub))).filter(one => one !== undefined)
    // An account that signed up again after its deletion stays.
    if (!found.some(({ at }) => at >= createdAt)) continue
    const limitKey = nameOf(current.secret, sub)
    const named = found.map(({ at, banned }) => ({ _id: limitKey, at, banned, pending: [] }))
    await addTombstones(db, named)
    forgotten.push({ userId: String(_id), limitKey })
  }
  return forgotten
}

const nameOf = (secret: string, sub: string) => createHmac('sha256', secret).update(sub).digest('base64url')
