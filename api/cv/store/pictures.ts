// The pictures of CVs; their bytes are in the document or in object storage.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { createFiles, FILE_FIELDS, indexFiles, type Kept, type ObjectStorage } from '../../db/files.ts'

export type PictureRecord = {
  cvId: string
  pictureId: string
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Buffer
}

type Stored = Omit<PictureRecord, 'bytes'> & Kept & { _id: string }

const pictureSchema = new Schema(
  {
    _id: String,
    cvId: String,
    pictureId: String,
    type: { type: String },
    width: Number,
    height: Number,
    ...FILE_FIELDS,
  },
  SCHEMA_OPTIONS,
)
pictureSchema.index({ cvId: 1 })
indexFiles(pictureSchema)

const keyOf = (cvId: string, pictureId: string) => `${cvId}:${pictureId}`

export function createPictureStore(connection: Connection, storage: ObjectStorage | null) {
  const pictures = documents<Stored>(connection, 'Picture', pictureSchema, 'pictures')
  const { keep, drop, withBytes, removeMany, files } = createFiles(pictures, storage)

  async function findPicture(cvId: string, pictureId: string): Promise<PictureRecord | null> {
    const stored = await withBytes(() => pictures.findById(keyOf(cvId, pictureId)).lean())
    if (!stored) return null
    const { type, width, height, bytes } = stored
    return { cvId, pictureId, type, width, height, bytes }
  }

  return {
    files,
    buildPictureIndexes: () => pictures.createIndexes(),
    /** Idempotent: the id is the digest of the content. */
    addPicture: async ({ bytes, ...picture }: PictureRecord): Promise<void> => {
      const kept = await keep(bytes)
      const { cvId, pictureId } = picture
      const { matchedCount } = await pictures.updateOne(
        { _id: keyOf(cvId, pictureId), cvId },
        { $setOnInsert: { ...picture, ...kept } },
        { upsert: true },
      )
      if (matchedCount > 0) await drop([kept])
    },
    findPicture,
    countPictures: (cvId: string) => pictures.countDocuments({ cvId }),
    /** A generator, so that only one picture at a time is in memory. */
    eachPicture: async function* (cvIds: readonly string[]) {
      for (const cvId of cvIds) {
        for (const { pictureId } of await pictures.find({ cvId }, { pictureId: 1 }).lean()) {
          const picture = await findPicture(cvId, pictureId)
          if (picture) yield { ...picture, bytes: picture.bytes.toString('base64') }
        }
      }
    },
    removePicture: async (cvId: string, pictureId: string): Promise<boolean> =>
      (await removeMany({ _id: keyOf(cvId, pictureId) })) > 0,
    removePictures: (cvId: string) => removeMany({ cvId }),
  }
}
