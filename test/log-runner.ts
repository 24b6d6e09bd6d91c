// A process that works on the log of a database until it is killed, without a lease, so that several meet. For log-kills.test.ts.
import mongoose from 'mongoose'
import { createLogService } from '../api/log/service.ts'
import { createLogStore } from '../api/log/store.ts'

const connection = await mongoose.createConnection(process.env.URI as string, { autoIndex: false }).asPromise()
const included = connection.collection('included')
const log = createLogService({
  settings: {
    key: JSON.parse(process.env.LOG_KEY as string),
    origin: 'trucv.test/log',
    witnesses: [],
    checkpointFile: '',
  },
  store: createLogStore(connection),
  leases: { takeLease: async () => true, dropLease: async () => undefined },
  witnessClient: { addCheckpoint: async () => ({ status: 500, text: '' }) },
  revokedKids: [],
  listKeys: async () => [],
  onIncluded: async entries => {
    await included.insertMany(entries.map(({ commitment, index, proof }) => ({ commitment, index, proof })))
  },
  onQueued: () => undefined,
  now: () => new Date(),
  log: { info: () => undefined, warn: (detail, text) => console.error(detail, text) },
})
await log.prepare()
process.send?.('working')
process.once('disconnect', () => process.exit())
for (;;) await log.work(async () => true)
