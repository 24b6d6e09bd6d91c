// A program of somebody's that webhooks tell: it keeps what it gets, and behaves as its path says.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { until } from './processes.ts'

export type Told = { type: string; timestamp: string; data: Record<string, unknown> }
export type Got = { path: string; id: string; headers: IncomingHttpHeaders; body: string; told: Told }

/** Whether an outside library takes the signature. */
export function isSigned({ headers, body }: Got, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

export async function startReceiver(t: { teardown(fn: () => unknown): void }) {
  const got: Got[] = []
  /** The status of each path: 200 if it is not here. 0: no answer. */
  const statuses = new Map<string, number>()
  /** Called with each message, before it is answered. */
  const hooks: { onMessage?: ((one: Got) => unknown) | undefined } = {}
  /** Requests without an answer: how many are open, and how many were open at once. */
  const silence = { open: 0, most: 0 }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [path, body] = [request.url ?? '', Buffer.concat(chunks).toString()]
    const { headers } = request
    const one: Got = {
      path,
      id: String(headers['webhook-id']),
      headers,
      body,
      told: JSON.parse(body || 'null') as Told,
    }
    got.push(one)
    await hooks.onMessage?.(one)
    const status = statuses.get(path) ?? 200
    if (status === 0) {
      silence.most = Math.max(silence.most, ++silence.open)
      return reply.once('close', () => silence.open--)
    }
    const isMoved = status >= 300 && status < 400
    reply.writeHead(status, isMoved ? { location: `http://127.0.0.1:${port}/inside` } : {})
    reply.end(path === '/huge' ? Buffer.alloc(10 * 1024 * 1024) : 'It is noted.')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = (path: string) => got.filter(one => one.path === path)
  return {
    got,
    statuses,
    silence,
    hooks,
    at,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** Waits until so many messages came to a path. */
    async wait(path: string, count: number): Promise<Got[]> {
      await until(`${count} messages came to ${path}`, () => at(path).length >= count)
      return at(path)
    },
  }
}
