// A TCP proxy that does to a connection what networks do. Knows bytes and no protocol.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * ok: passes on; latency: each way this much later; reset: breaks the connection at the next byte; blackhole: swallows every byte;
 * stall: the callee's bytes stop; garbage: the callee's bytes are noise; cut: a reply ends in its middle; down: takes no connection.
 */
export type LineMode = 'ok' | 'latency' | 'reset' | 'blackhole' | 'stall' | 'garbage' | 'cut' | 'down'

export type Line = Awaited<ReturnType<typeof startLine>>

/** Stands before `port` of this machine. */
export async function startLine(port: number) {
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
    near.on('data', bytes => pass(bytes, far, false, breakBoth)).on('close', () => far.destroy())
    far.on('data', bytes => pass(bytes, near, true, breakBoth)).on('close', () => near.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** `ms` for latency. `isCut`: what is connected now is broken, too. */
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
