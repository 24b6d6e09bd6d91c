// An object store to try against: s3rver with its files in a folder, behind a gate that checks signatures as AWS does (s3rver does not)
// and fails on demand.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { freePort } from '../scripts/lib/free-port.ts'

/**
 * down: connections end without a reply; hang: no reply; error: 503; half-answer: the reply breaks off in its middle; half-upload: an
 * upload arrives half; damaged: the bytes that are read are others.
 */
export type StorageMode = 'ok' | 'down' | 'hang' | 'error' | 'half-answer' | 'half-upload' | 'damaged'
export type StorageStandIn = Awaited<ReturnType<typeof startObjectStorage>>

// The keys that s3rver knows.
const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

export async function startObjectStorage(directory: string) {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: await freePort(), silent: true, directory },
    configureBuckets: [{ name: 'trucv' }],
  })
  // It makes the token at the end of a page with a cipher that OpenSSL 3 has not. The service goes on after the last name instead.
  const { store } = server
  const list = store.listObjects.bind(store)
  store.listObjects = async (...asked) => ({ ...(await list(...asked)), isTruncated: false })
  const inner = await server.run()
  let mode: StorageMode = 'ok'
  let isOpen = false
  const uploads: IncomingHttpHeaders[] = []

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (mode === 'down') return void asked.socket.destroy()
    if (mode === 'hang') return
    const body = await buffer(asked)
    const refusal = mode === 'error' ? [503, 'SlowDown'] : isOpen ? null : refusalOf(asked)
    if (refusal) return void reply.writeHead(Number(refusal[0])).end(`<Error><Code>${refusal[1]}</Code></Error>`)
    if (asked.method === 'PUT') uploads.push(asked.headers)
    const { url: path, method, headers } = asked
    const forward = request({ port: inner.port, host: '127.0.0.1', path, method, headers })
    forward.on('error', () => asked.socket.destroy())
    if (mode === 'half-upload' && method === 'PUT') {
      forward.write(body.subarray(0, body.length >> 1), () => setTimeout(() => forward.destroy(), 20))
      return
    }
    forward.on('response', async given => {
      const bytes = await buffer(given)
      if (mode === 'damaged' && method === 'GET') bytes.fill(0xa5)
      if (mode === 'half-answer' && bytes.length === 0) return asked.socket.destroy()
      reply.writeHead(given.statusCode ?? 500, given.headers)
      if (mode === 'half-answer') reply.write(bytes.subarray(0, bytes.length >> 1), () => asked.socket.destroy())
      else reply.end(bytes)
    })
    forward.end(body)
  }

  const gate = createServer((asked, reply) => void answer(asked, reply).catch(() => asked.socket.destroy()))
  await new Promise<void>(resolve => gate.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
  return {
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: 'trucv', ...KEYS },
    /** The headers of every upload. */
    uploads,
    set(next: StorageMode): void {
      mode = next
    },
    /** A bucket that answers to everybody. */
    open(to: boolean): void {
      isOpen = to
    },
    async stop(): Promise<void> {
      gate.closeAllConnections()
      await new Promise(resolve => gate.close(resolve))
      await server.close()
    },
  }
}

/** By version 4 of AWS's signatures; null when the request is signed. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage): [number, string] | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  if (!id) return [403, 'AccessDenied']
  if (id !== KEYS.S3_ACCESS_KEY_ID) return [403, 'InvalidAccessKeyId']
  const [path, query = ''] = url.split('?')
  const lines = names.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const sorted = query.split('&').sort().join('&')
  const canonical = [method, path, sorted, lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${digest}`
  const parts = [day, region, 's3', 'aws4_request', text]
  const seal = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest()
  const wanted = parts.reduce<string | Buffer>(seal, `AWS4${KEYS.S3_SECRET_ACCESS_KEY}`) as Buffer
  return wanted.toString('hex') === signature ? null : [403, 'SignatureDoesNotMatch']
}
