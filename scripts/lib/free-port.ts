// Finds a port on which a server can be restarted.

import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below the range of ports for outgoing connections, so that none of those takes the port between two starts. */
const [FIRST, BEYOND] = [20_000, 30_000]

/** A free port of this machine, which no other process gets here before this one ends. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(FIRST, BEYOND)
    if ((await isFree(port)) && (await reserve(port))) return port
  }
  throw new Error('No port is free.')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Binds the UDP port of the same number until this process ends: test files that run at the same time would otherwise find the same
 * free port before either listens on it.
 */
const reserve = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createSocket('udp4').once('error', () => resolve(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true)).unref()
  })
