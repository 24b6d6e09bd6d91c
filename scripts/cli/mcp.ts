// MCP over standard input and output: each message of a line goes to /mcp of the service with the key, each of the reply becomes a line.
// Nothing else is written to standard output.
import { createInterface } from 'node:readline'
import { ask, Failure, type Fields, refusalOf, type Service } from './service.ts'

const emit = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`)
const errorOf = (id: unknown, message: string, code = -32_000) => ({ jsonrpc: '2.0', id, error: { code, message } })

/** The messages of a reply: one document, or a stream of events. */
async function* messagesOf(reply: Response): AsyncGenerator<Fields> {
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) {
    const text = await reply.text()
    if (text.trim() !== '') yield* [JSON.parse(text)].flat()
    return
  }
  let rest = ''
  for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + part).split(/\r?\n\r?\n/)
    rest = events.pop() as string
    for (const event of events) {
      const data = event.split(/\r?\n/).flatMap(line => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
      if (data.length > 0) yield JSON.parse(data.join('\n'))
    }
  }
}

export async function forward({ origin, key }: Service): Promise<void> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }

  async function exchange(line: string, { id, method }: Fields): Promise<void> {
    let isAnswered = id === undefined || method === undefined
    const refuse = (message: string) => {
      if (isAnswered) process.stderr.write(`${message}\n`)
      else emit(errorOf(id, message))
    }
    try {
      const reply = await ask(`${origin}/mcp`, { method: 'POST', headers, body: line }, 0)
      if (!reply.ok) return refuse((await refusalOf(reply)).message)
      const session = reply.headers.get('mcp-session-id')
      if (session) headers['mcp-session-id'] = session
      for await (const message of messagesOf(reply)) {
        if (message.id === id && message.method === undefined) isAnswered = true
        const { protocolVersion } = Object(message.result)
        if (method === 'initialize' && protocolVersion) headers['mcp-protocol-version'] = String(protocolVersion)
        emit(message)
      }
      if (!isAnswered) refuse('The service ended its reply without an answer.')
    } catch (error) {
      refuse(error instanceof Failure ? error.message : 'The reply of the service broke off.')
    }
  }

  const running = new Set<Promise<void>>()
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const message = parsed(line)
    if (!message) {
      emit(errorOf(null, 'This line is no JSON.', -32_700))
      continue
    }
    const done = exchange(line, message)
    running.add(done)
    void done.then(() => running.delete(done))
    // What comes later needs the session and the version that it agrees on.
    if (message.method === 'initialize') await done
  }
  await Promise.all(running)
  if (headers['mcp-session-id']) await ask(`${origin}/mcp`, { method: 'DELETE', headers }).catch(() => undefined)
}

function parsed(line: string): Fields | null {
  try {
    return Object(JSON.parse(line))
  } catch {
    return null
  }
}
