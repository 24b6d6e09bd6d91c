// A CV's data outside its own document: earlier versions, pictures, and the counts of views.
import type { Connection } from 'mongoose'
import type { ObjectStorage } from '../db/files.ts'
import type { Person } from '../db/personal-data.ts'
import { createPictureStore } from './store/pictures.ts'
import { createVersionStore } from './store/versions.ts'
import { createViewStore } from './store/views.ts'

export type HistoryStore = ReturnType<typeof createHistoryStore>

export function createHistoryStore(connection: Connection, storage: ObjectStorage | null = null) {
  const versions = createVersionStore(connection)
  const pictures = createPictureStore(connection, storage)
  const views = createViewStore(connection)

  /** Removes all data of a CV except its own document. Idempotent. */
  async function removeAll(cvId: string): Promise<void> {
    await versions.removeVersions(cvId)
    await pictures.removePictures(cvId)
    await views.removeViews(cvId)
  }

  return {
    ...versions,
    ...pictures,
    ...views,
    collections: ['cv_versions', 'pictures', 'cv_views'],
    buildIndexes: async () => {
      await versions.buildVersionIndexes()
      await pictures.buildPictureIndexes()
    },
    exportOf: ({ cvIds }: Person) => ({
      versions: versions.eachVersion(cvIds),
      pictures: pictures.eachPicture(cvIds),
      views: views.eachView(cvIds),
    }),
    removeAll,
    removeOf: async ({ cvIds }: Person): Promise<void> => {
      for (const cvId of cvIds) await removeAll(cvId)
    },
  }
}
