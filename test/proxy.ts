// A TCP proxy that simulates network faults.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * ok: forwards; latency: delays each direction; reset: resets the connection at the next byte; blackhole: drops every byte;
 * stall: drops the reply's bytes; garbage: replaces the reply's bytes; cut: ends a reply in its middle; down: accepts no connection.
 */
export type LineMode = 'ok' | 'latency' | 'reset' | 'blackhole' | 'stall' | 'garbage' | 'cut' | 'down'

export type Line = Awaited<ReturnType<typeof startLine>>

/** Replaces the bytes that one side sends to the other. */
export type Talk = (near: Socket, far: Socket, breakBoth: () => void) => void

/** Listens on a free port and forwards to `port` of this machine. */
export async function startLine(port: number, talk?: Talk) {
  const sockets = new Set<Socket>()
  let mode: LineMode = 'ok'
  let latencyMs = 0

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    return socket
      .setNoDelay(true)
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket))
  }

  function pass(bytes: Buffer, to: Socket, isReply: boolean, breakBoth: () => void): void {
    if (mode === 'blackhole' || (mode === 'stall' && isReply)) return
    if (mode === 'reset' || mode === 'down') breakBoth()
    else if (mode === 'garbage' && isReply) to.write(Buffer.alloc(bytes.length, 0xa5))
    else if (mode === 'cut' && isReply) to.write(bytes.subarray(0, bytes.length >> 1), breakBoth)
    else if (mode === 'latency') setTimeout(() => to.writable && to.write(bytes), latencyMs)
    else to.write(bytes)
  }

  const server = createServer(near => {
    if (mode === 'down') {
      near.destroy()
      return
    }
    const far = keep(connect({ port, host: '127.0.0.1' }))
    keep(near)
    const breakBoth = () => {
      near.resetAndDestroy()
      far.destroy()
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    if (talk) return talk(near, far, breakBoth)
    near.on('data', bytes => pass(bytes, far, false, breakBoth))
    far.on('data', bytes => pass(bytes, near, true, breakBoth))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** `ms`: for latency. `isCut`: existing connections are closed as well. */
    set(next: LineMode, { ms = 0, isCut = false }: { ms?: number; isCut?: boolean } = {}): void {
      mode = next
      latencyMs = ms
      if (isCut) for (const socket of sockets) socket.destroy()
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
