// A process that adds and removes files until it is killed, and tells before and after each step. For files-kills.test.ts.
import { createHash, randomBytes } from 'node:crypto'
import mongoose from 'mongoose'
import { nanoid } from 'nanoid'
import { assembleStores } from '../api/assemble/stores.ts'
import { loadStorage } from '../api/config/config.ts'
import { createObjectStorage } from '../api/providers/object-storage.ts'

/** `sha256`: of the bytes that were added. */
export type Report = { step: 'added' | 'removing'; collection: string; id: string; sha256?: string } | 'ready'
const report = (message: Report) => process.send?.(message)

const connection = await mongoose.createConnection(process.env.MONGODB_URI as string).asPromise()
const { history, verification } = assembleStores(connection, createObjectStorage(loadStorage(process.env)))
const at = new Date()

async function add(cvId: string, id: string, bytes: Buffer): Promise<string> {
  const common = { id, userId: cvId, bytes, unsure: null }
  switch (bytes.readUInt8(0) % 3) {
    case 0:
      await history.addPicture({ cvId, pictureId: id, type: 'image/png', width: 1, height: 1, bytes })
      return 'pictures'
    case 1:
      await verification.evidence.addFile(common)
      return 'proofs'
    default:
      await verification.received.addFile({ ...common, checkedAt: at, askedAt: at })
      return 'received_credentials'
  }
}
const removals = {
  pictures: (cvId: string, id: string) => history.removePicture(cvId, id),
  proofs: (_: string, id: string) => verification.evidence.removeFile(id),
  received_credentials: (_: string, id: string) => verification.received.removeFile(id),
}

const cvId = nanoid()
const kept: [collection: string, id: string][] = []
report('ready')
for (;;) {
  const [id, bytes] = [nanoid(), randomBytes(20_000)]
  const collection = await add(cvId, id, bytes)
  const stored = collection === 'pictures' ? `${cvId}:${id}` : id
  report({ step: 'added', collection, id: stored, sha256: createHash('sha256').update(bytes).digest('hex') })
  kept.push([collection, id])
  if (bytes.readUInt8(1) < 110 && kept.length > 3) {
    const [from, gone] = kept.shift() as [keyof typeof removals, string]
    report({ step: 'removing', collection: from, id: from === 'pictures' ? `${cvId}:${gone}` : gone })
    await removals[from](cvId, gone)
  }
}
