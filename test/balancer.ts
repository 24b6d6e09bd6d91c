// A small load balancer: requests in turn to the copies of the service whose /readyz answers 200, over
// kept connections. A request that a copy has not read is sent to another copy; one it may have executed only when it is repeatable.
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_MS = 100
const CHECKED_WITHIN_MS = 2_000
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** On `port`, before copies at these addresses. `sent`: requests that each copy answered; `failed`: requests that no copy answered. */
export async function startBalancer(t: { teardown(fn: () => unknown): void }, port: number, copies: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true })
  const ready = new Set<string>()
  const sent = new Map(copies.map(url => [url, 0]))
  const failed: string[] = []
  let isOver = false
  let turn = 0

  const ask = (url: string, { method, url: path, headers }: Partial<http.IncomingMessage>, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request(url + path, { method: method ?? 'GET', headers: headers ?? {}, agent }, reply => {
        buffer(reply).then(
          body => resolve({ status: reply.statusCode as number, headers: reply.headers, body }),
          error => reject(error),
        )
      })
      request.on('error', reject).end(body)
    })
  async function watch(url: string): Promise<void> {
    for (; !isOver; await sleep(CHECK_MS)) {
      const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(CHECKED_WITHIN_MS) }).catch(() => null)
      if (reply?.ok) ready.add(url)
      else ready.delete(url)
      await reply?.arrayBuffer().catch(() => undefined)
    }
  }
  async function anyOf(request: http.IncomingMessage, body: Buffer): Promise<Answer> {
    for (;;) {
      while (ready.size === 0 && !isOver) await sleep(CHECK_MS)
      const url = [...ready][turn++ % ready.size] as string
      try {
        const answer = await ask(url, request, body)
        sent.set(url, (sent.get(url) ?? 0) + 1)
        return answer
      } catch (error) {
        ready.delete(url)
        const isUnread = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!isUnread && !REPEATABLE.has(request.method as string)) throw error
      }
    }
  }

  const server = http.createServer({ keepAliveTimeout: 600_000 }, async (request, reply) => {
    const body = await buffer(request).catch(() => null)
    if (!body) return
    const answer = await anyOf(request, body).catch((error: Error): Answer => {
      failed.push(`${request.method} ${request.url}: ${error.message}`)
      return { status: 502, headers: {}, body: Buffer.from('') }
    })
    const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers
    reply.writeHead(answer.status, headers).end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const watches = copies.map(watch)
  t.teardown(async () => {
    isOver = true
    await Promise.all(watches)
    agent.destroy()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { sent, failed, isReady: (url: string) => ready.has(url) }
}
