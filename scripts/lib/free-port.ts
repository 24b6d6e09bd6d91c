// Finds a port on which a server can be restarted.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range of ports for outgoing connections, so that none of those takes the port between two starts. */
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
