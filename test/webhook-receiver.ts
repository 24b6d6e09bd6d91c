// A receiver of webhooks: it stores its requests, and replies with the status that is set for their path.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { until } from './processes.ts'

export type Event = { type: string; timestamp: string; data: Record<string, unknown> }
export type Got = { path: string; id: string; headers: IncomingHttpHeaders; body: string; event: Event }

/** Whether the library of Standard Webhooks accepts the signature. */
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
  /** The status of each path, 200 by default. 0: no reply. */
  const statuses = new Map<string, number>()
  /** Called with each message before the reply. */
  const hooks: { onMessage?: ((one: Got) => unknown) | undefined } = {}
  /** Requests without a reply: how many are open, and how many were open at once. */
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
      event: JSON.parse(body || 'null') as Event,
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
    /** Waits until a path has received so many messages. */
    async wait(path: string, count: number): Promise<Got[]> {
      await until(`${count} messages came to ${path}`, () => at(path).length >= count)
      return at(path)
    },
  }
}
