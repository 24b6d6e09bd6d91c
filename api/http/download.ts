// Replies that are files: their headers, and limits on concurrent downloads of one caller.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { overLimit } from '../lib/problem.ts'
import { createTurns } from './turns.ts'

/** Concurrent downloads of one caller: each file stays in memory until it is sent. */
const FILES_AT_ONCE = 4
const files = createTurns(FILES_AT_ONCE)
const FILES_MESSAGE = 'Other files are still being sent to you. Please try again in 5 seconds, when they have arrived.'

/** Streamed files of any length: one at a time for a caller, in chunks, each of which must be read within this time. */
const streams = createTurns(1)
const CHUNK_BYTES = 64 * 1024
const CHUNK_MS = 30_000
const STREAM_MESSAGE = 'This file is still being sent to you. Please try again in 30 seconds, when that has ended.'

/** Call this before the file is loaded; `key` identifies the caller. Throws rate_limited. */
export function takeFileTurn(reply: FastifyReply, key: string): void {
  const end = files.begin(key)
  if (!end) throw overLimit({ name: 'downloads', max: FILES_AT_ONCE }, 5_000, FILES_MESSAGE)
  reply.raw.once('close', end)
}

/**
 * Streams a file that is produced while it is sent: only one text of `texts` is in memory at a time. The connection of a reader
 * that stalls is closed. Throws rate_limited.
 */
export function sendLong(reply: FastifyReply, key: string, texts: AsyncIterable<string>): FastifyReply {
  const end = streams.begin(key)
  if (!end) throw overLimit({ name: 'streams', max: 1 }, CHUNK_MS, STREAM_MESSAGE)
  const abort = () => void reply.raw.destroy()
  const stream = Readable.from(inChunks(texts, abort), { objectMode: false, highWaterMark: CHUNK_BYTES })
  stream.once('close', end)
  return reply.send(stream)
}

/** Calls `onStall` when the reader does not ask for the next chunk in time. */
async function* inChunks(texts: AsyncIterable<string>, onStall: () => void): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const timer = setTimeout(onStall, CHUNK_MS)
      try {
        yield bytes.subarray(at, at + CHUNK_BYTES)
      } finally {
        clearTimeout(timer)
      }
    }
  }
}

/** The content-disposition header of a file, with its name in UTF-8 and an ASCII fallback. */
export function asDownload(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replace(/_+/g, '_')
    .replace(/^_|_(?=\.\w{1,9}$)/g, '')
    .trim()
  const fallback = /^\.|^$/.test(ascii) ? `CV${ascii}` : ascii
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encode(name)}`
}

/** Percent-encoding of RFC 5987. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Uploaded files are untrusted: always downloaded, never rendered in our origin. */
const FILE_POLICY = "default-src 'none'; sandbox"

const binary = { schema: Type.String({ format: 'binary' }) }
export const fileReply = { description: 'The file.', content: { 'application/pdf': binary, 'image/*': binary } }

/** Headers that make a browser download the reply. */
export const fileHeaders = ({ name, type }: { name: string; type: string }) => ({
  'content-security-policy': FILE_POLICY,
  'content-disposition': asDownload(name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': type,
})
