// Notices when the driver has stopped checking a server. The driver (7.9) can write to a socket that is destroyed and has not emitted
// `close` yet, and then waits without end for its `drain`: the check never ends, and the driver never begins another.
import type { Connection } from 'mongoose'

const TICK_MS = 1_000
/** Where the connection string sets no limit (0): the driver's own default. */
const USUAL_CONNECT_MS = 30_000

/** Calls `onSilence` once when a check takes three times as long as the driver's own limits allow. The result ends the watch. */
export function watchHeartbeats(client: ReturnType<Connection['getClient']>, onSilence: () => void): () => void {
  const { connectTimeoutMS, heartbeatFrequencyMS } = client.options
  const limitMs = 3 * ((connectTimeoutMS || USUAL_CONNECT_MS) + heartbeatFrequencyMS)
  /** By address of the server. Ticks, because a clock goes on while the process is suspended. */
  const ticksOfChecks = new Map<string, number>()
  client.on('serverHeartbeatStarted', ({ connectionId }) => ticksOfChecks.set(connectionId, 0))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => ticksOfChecks.delete(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => ticksOfChecks.delete(connectionId))
  client.on('serverClosed', ({ address }) => ticksOfChecks.delete(address))
  const stop = () => clearInterval(timer)
  const timer = setInterval(() => {
    for (const [address, ticks] of ticksOfChecks) ticksOfChecks.set(address, ticks + 1)
    if (Math.max(...ticksOfChecks.values()) * TICK_MS <= limitMs) return
    stop()
    onSilence()
  }, TICK_MS).unref()
  return stop
}
