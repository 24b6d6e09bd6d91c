// The driver can write to a socket that is destroyed and has not emitted `close` yet; it then waits for a `drain` that never comes. If
// that happens to the check of a server, the driver never looks for this server again. The service reconnects.
import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { openDatabase } from '../../api/db/connection.ts'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { until } from '../processes.ts'
import { startLine } from '../proxy.ts'
import t from '../tap.ts'

const sockets: Socket[] = []
subscribe('net.client.socket', message => void sockets.push((message as { socket: Socket }).socket))

t.test('the database is found again after the driver has lost the check of its server', async t => {
  const server = await startDatabase({ dir: null })
  t.teardown(() => server.stop())
  const line = await startLine(server.port)
  t.teardown(() => line.stop())
  let prepared = 0
  // Time enough between two checks for the read, also on a busy machine.
  const uri = `mongodb://127.0.0.1:${line.port}/test?directConnection=true&heartbeatFrequencyMS=10000`
  const lost: object[] = []
  const database = openDatabase(uri, async () => void prepared++, { warn: (facts: object) => void lost.push(facts) })
  t.teardown(() => database.close())
  await database.connect()
  t.equal(await database.ping(), true)
  const items = database.connection.collection<{ at: number }>('items')
  await items.insertOne({ at: 1 })

  let [begun, ended, endedAt] = [0, 0, performance.now()]
  const client = database.connection.getClient()
  client.on('serverHeartbeatStarted', () => begun++)
  client.on('serverHeartbeatSucceeded', () => {
    ended++
    endedAt = performance.now()
  })
  // The driver waits half a second between two checks.
  await until('a server could be checked again', () => begun === ended && performance.now() - endedAt > 600)
  line.set('stall')
  const idle = new Map(open(line.port).map(socket => [socket, socket.bytesWritten]))
  const isReading = (socket: Socket) => socket.bytesWritten !== idle.get(socket)
  const read = items.findOne({}).catch(() => undefined)
  await until('the read was sent', () => open(line.port).some(isReading))
  for (const socket of open(line.port)) socket.destroy(isReading(socket) ? new Error('cut') : undefined)
  await read
  t.equal(begun, ended + 1, 'a check has begun on a destroyed socket')
  line.set('ok', { isCut: true })

  await until('the database answered again', () => database.ping())
  t.equal(prepared, 2)
  t.equal((await items.findOne({}))?.at, 1, 'a collection object made before works on the new connection')
  t.equal(lost.length, 1, 'the log has one warning')
})

const open = (port: number) => sockets.filter(({ remotePort, destroyed }) => remotePort === port && !destroyed)
