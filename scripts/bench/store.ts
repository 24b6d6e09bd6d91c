// Reading and saving a CV through HTTP against the same calls of the stores without it.

import { createUserStore } from '../../api/accounts/user-store.ts'
import { createHistoryStore } from '../../api/cv/history-store.ts'
import { createCvStore } from '../../api/cv/store.ts'
import { openDatabase } from '../../api/db/connection.ts'
import { createEditors } from './editors.ts'
import { inTurns, type Row, repeat, sendFor, shareRow } from './load.ts'
import { withService } from './world.ts'

const PARALLEL = 20

/** The stores on a connection of their own, as the service builds them. */
async function openStores(uri: string) {
  const database = openDatabase(uri, async () => undefined)
  await database.connect()
  const { connection } = database
  const stores = {
    users: createUserStore(connection),
    cvs: createCvStore(connection),
    history: createHistoryStore(connection),
  }
  return { ...stores, connection, close: () => database.close() }
}

export const measureStore = (rounds: number, seconds: number): Promise<Row[]> =>
  withService(async world => {
    const stores = await openStores(world.uri)
    try {
      const { readsOf, savesOf, refresh, nanoIds, email } = await createEditors(world, PARALLEL)
      const [user] = await stores.users.listUsersByEmail(email, 1)
      if (!user) throw new Error('The account is not there.')
      const id = (lane: number) => nanoIds[lane] as string
      const load = { url: world.url, connections: PARALLEL, seconds }
      const rate = async (requestsOf: typeof readsOf) => (await sendFor(200, { ...load, requestsOf })).perSecond
      const figures = await inTurns(rounds, {
        read: () => rate(readsOf),
        readAlone: () =>
          repeat(PARALLEL, seconds, async lane => {
            await stores.users.findUserBySub(user.sub)
            await stores.cvs.findAnyCv(id(lane))
          }),
        save: async () => {
          await refresh()
          return rate(savesOf)
        },
        saveAlone: () =>
          repeat(PARALLEL, seconds, async lane => {
            await stores.users.findUserBySub(user.sub)
            const cv = await stores.cvs.findCv(user.id, id(lane))
            if (cv) await stores.cvs.saveCv(cv, { content: cv.content }, new Date(), false)
          }),
      })
      return [
        shareRow('GET /cvs/{id} of the stores’ calls alone', 50, figures.read, figures.readAlone),
        shareRow('PUT /cvs/{id} of the stores’ calls alone', 40, figures.save, figures.saveAlone),
      ]
    } finally {
      await stores.close()
    }
  })
