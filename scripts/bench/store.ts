// Reading and saving a CV through HTTP against the same calls of the stores without it; and the embedded database alone.

import { createUserStore } from '../../api/accounts/user-store.ts'
import { createHistoryStore } from '../../api/cv/history-store.ts'
import { createCvStore } from '../../api/cv/store.ts'
import { openDatabase } from '../../api/db/connection.ts'
import { drive, inTurns, perSecond, type Reply, type Row, repeat, requestBytes, shareRow } from './load.ts'
import { readyAfter, startWorld } from './world.ts'

const PARALLEL = 20
const EMAIL = 'store@example.org'

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

export async function measureStore(rounds: number, seconds: number): Promise<Row[]> {
  const world = await startWorld()
  const service = world.startService()
  const stores = await openStores(world.uri)
  try {
    await readyAfter(world.url)
    const token = await world.token(EMAIL)
    const ids: string[] = []
    for (let lane = 0; lane < PARALLEL; lane++) ids.push((await world.importSample(token)).nanoId)
    const { content } = (await world.call(token, 'GET', `/cvs/${ids[0]}`)).cv
    const [user] = await stores.users.listUsersByEmail(EMAIL, 1)
    if (!user) throw new Error('The account is not there.')

    const id = (lane: number) => ids[lane] as string
    const bearer = { authorization: `Bearer ${token}` }
    const reads = ids.map(nanoId => requestBytes('GET', `/cvs/${nanoId}`, bearer))
    const text = JSON.stringify({ content })
    const versions: number[] = []
    const save = (lane: number, last: Reply | null) => {
      if (last) versions[lane] = Number(/\netag: "(\d+)/i.exec(last.head)?.[1])
      const headers = { ...bearer, 'content-type': 'application/json', 'if-match': `"${versions[lane]}"` }
      return requestBytes('PUT', `/cvs/${id(lane)}`, headers, text)
    }
    const load = { port: world.port, connections: PARALLEL, seconds, status: 200 }
    const figures = await inTurns(rounds, {
      read: () => drive({ ...load, next: lane => reads[lane] as Buffer }),
      readAlone: () =>
        repeat(PARALLEL, seconds, async lane => {
          await stores.users.findUserBySub(user.sub)
          await stores.cvs.findAnyCv(id(lane))
        }),
      save: async () => {
        for (const lane of ids.keys()) versions[lane] = (await stores.cvs.findAnyCv(id(lane)))?.version ?? 0
        return drive({ ...load, next: save })
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
    await service.stop(15_000)
    await stores.close()
    await world.stop()
  }
}

/** Fifty callers at once, documents of about 3 kB, every write on the disk before it is answered. */
export async function measureDatabase(rounds: number, seconds: number): Promise<Row[]> {
  const world = await startWorld()
  const stores = await openStores(world.uri)
  try {
    const rows = stores.connection.collection<{ _id: string; text: string; count: number }>('bench')
    const text = 'x'.repeat(3_000)
    let inserted = 0
    const insert = () => rows.insertOne({ _id: String(inserted++), text, count: 0 })
    for (let row = 0; row < 1_000; row++) await insert()
    const any = () => String(Math.floor(Math.random() * 1_000))
    const figures = await inTurns(rounds, {
      find: () => repeat(50, seconds, () => rows.findOne({ _id: any() })),
      insert: () => repeat(50, seconds, insert),
      update: () => repeat(50, seconds, () => rows.updateOne({ _id: any() }, { $inc: { count: 1 } })),
    })
    return Object.entries(figures).map(([what, values]) => ({
      what: `embedded database, ${what}, 50 at once`,
      measured: perSecond(values),
    }))
  } finally {
    await stores.close()
    await world.stop()
  }
}
