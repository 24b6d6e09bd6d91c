// An object store to try against, in memory: the four calls that the service makes, signatures checked as AWS does, and failures on demand.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * down: connections end without a reply; hang: no reply; error: 503; half-answer: the reply breaks off in its middle; half-upload: an
 * upload arrives half; damaged: the bytes that are read are others.
 */
export type StorageMode = 'ok' | 'down' | 'hang' | 'error' | 'half-answer' | 'half-upload' | 'damaged'
export type StorageStandIn = Awaited<ReturnType<typeof startObjectStorage>>

type StoredObject = { bytes: Buffer; at: Date }

const KEYS = { S3_ACCESS_KEY_ID: 'trucv', S3_SECRET_ACCESS_KEY: 'not-a-secret' }
const BUCKET = 'trucv'
const PAGE = 1_000

export async function startObjectStorage() {
  const objects = new Map<string, StoredObject>()
  let mode: StorageMode = 'ok'
  let isOpen = false
  const uploads: IncomingHttpHeaders[] = []

  function answer(method: string, url: URL, body: Buffer): [status: number, body?: Buffer | string] {
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/')
    const name = path.join('/')
    if (bucket !== BUCKET) return errorOf(404, 'NoSuchBucket')
    if (method === 'GET' && name === '') return [200, listOf(objects, url.searchParams)]
    if (method === 'PUT') objects.set(name, { bytes: body, at: new Date() })
    else if (method === 'DELETE') objects.delete(name)
    else return objects.has(name) ? [200, objects.get(name)?.bytes] : errorOf(404, 'NoSuchKey')
    return [method === 'PUT' ? 200 : 204]
  }

  async function handle(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (mode === 'down') return void asked.socket.destroy()
    if (mode === 'hang') return
    const { method = '', url = '', headers } = asked
    const body = await buffer(asked)
    const refusal = mode === 'error' ? errorOf(503, 'SlowDown') : isOpen ? null : refusalOf(asked)
    if (refusal) return void reply.writeHead(refusal[0]).end(refusal[1])
    if (method === 'PUT') uploads.push(headers)
    if (mode === 'half-upload' && method === 'PUT') return void asked.socket.destroy()
    const [status, given = ''] = answer(method, new URL(url, 'http://storage'), body)
    const bytes = Buffer.from(given)
    if (mode === 'damaged' && method === 'GET') bytes.fill(0xa5)
    if (mode === 'half-answer' && bytes.length === 0) return void asked.socket.destroy()
    reply.writeHead(status, status === 204 ? {} : { 'content-length': bytes.length })
    if (mode === 'half-answer') reply.write(bytes.subarray(0, bytes.length >> 1), () => asked.socket.destroy())
    else reply.end(bytes)
  }

  const gate = createServer((asked, reply) => void handle(asked, reply).catch(() => asked.socket.destroy()))
  await new Promise<void>(resolve => gate.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
  return {
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, ...KEYS },
    names: (): string[] => [...objects.keys()],
    /** The headers of every upload. */
    uploads,
    set(next: StorageMode): void {
      mode = next
    },
    /** Whether the bucket serves unsigned requests. */
    open(to: boolean): void {
      isOpen = to
    },
    async stop(): Promise<void> {
      gate.closeAllConnections()
      await new Promise(resolve => gate.close(resolve))
    },
  }
}

const errorOf = (status: number, code: string): [number, string] => [status, `<Error><Code>${code}</Code></Error>`]

/** A page of ListObjectsV2. */
function listOf(objects: Map<string, StoredObject>, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('start-after') ?? '']
  const found = [...objects]
    .filter(([name]) => name.startsWith(prefix) && name > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const page = found.slice(0, Number(asked.get('max-keys') ?? PAGE))
  const entries = page.map(
    ([name, { at }]) => `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  )
  return `<ListBucketResult><IsTruncated>${found.length > page.length}</IsTruncated>${entries.join('')}</ListBucketResult>`
}

/** By version 4 of AWS's signatures; null when the request is signed. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage): [number, string] | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  if (!id) return errorOf(403, 'AccessDenied')
  if (id !== KEYS.S3_ACCESS_KEY_ID) return errorOf(403, 'InvalidAccessKeyId')
  const [path, query = ''] = url.split('?')
  const lines = names.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const sorted = query.split('&').sort().join('&')
  const canonical = [method, path, sorted, lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${digest}`
  const parts = [day, region, 's3', 'aws4_request', text]
  const seal = (key: string | Buffer, part: string) => createHmac('sha256', key).update(part).digest()
  const wanted = parts.reduce<string | Buffer>(seal, `AWS4${KEYS.S3_SECRET_ACCESS_KEY}`) as Buffer
  return wanted.toString('hex') === signature ? null : errorOf(403, 'SignatureDoesNotMatch')
}
