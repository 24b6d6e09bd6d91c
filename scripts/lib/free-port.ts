// A port for a server that may be started on it again and again. Knows nothing of who listens.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below where the usual systems take ports for outgoing connections: between two starts none of these gets in the way. */
const [FIRST, BEYOND] = [20_000, 30_000]

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(FIRST, BEYOND)
    if (await isFree(port)) return port
  }
  throw new Error('No port is free.')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
