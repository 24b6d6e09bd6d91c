// Replies that are files: their names, and how many one caller takes at a time, at which pace. Knows no feature.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { Problem } from '../lib/problem.ts'
import { createTurns } from './turns.ts'

/** Files that one caller may be taking at the same time: each is in memory until it is taken. */
const FILES_AT_ONCE = 4
const files = createTurns(FILES_AT_ONCE)
const FILES_MESSAGE = 'Other files are still being sent to you. Please try again in 5 seconds, when they have arrived.'

/** Files of any length: one at a time, in pieces, for each of which a reader has this long. */
const long = createTurns(1)
const PIECE_BYTES = 64 * 1024
const PIECE_MS = 30_000
const LONG_MESSAGE = 'This file is still being sent to you. Please try again in 30 seconds, when that has ended.'

/** To be called before a file is read; `key` says whose it is. Throws rate_limited. */
export function takeFileTurn(reply: FastifyReply, key: string): void {
  const end = files.begin(key)
  if (!end) throw new Problem('rate_limited', { message: FILES_MESSAGE, retryAfterSeconds: 5 })
  reply.raw.once('close', end)
}

/**
 * Sends a file that is made while it is taken: what `texts` yields at a time is in memory and no more of it. A reader that
 * stands still is left. Throws rate_limited.
 */
export function sendLong(reply: FastifyReply, key: string, texts: AsyncIterable<string>): FastifyReply {
  const end = long.begin(key)
  if (!end) throw new Problem('rate_limited', { message: LONG_MESSAGE, retryAfterSeconds: PIECE_MS / 1_000 })
  const leave = () => void reply.raw.destroy()
  const stream = Readable.from(inPieces(texts, leave), { objectMode: false, highWaterMark: PIECE_BYTES })
  stream.once('close', end)
  return reply.send(stream)
}

/** Calls `onStandstill` when a piece is not asked for in time. */
async function* inPieces(texts: AsyncIterable<string>, onStandstill: () => void): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const timer = setTimeout(onStandstill, PIECE_MS)
      try {
        yield bytes.subarray(at, at + PIECE_BYTES)
      } finally {
        clearTimeout(timer)
      }
    }
  }
}

/** The content-disposition of a file: its name as it is for those who read UTF-8, and in plain letters for the others. */
export function asDownload(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .trim()
  const fallback = /^\.|^$/.test(ascii) ? `CV${ascii}` : ascii
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encode(name)}`
}

/** As RFC 5987 wants it. */
const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Uploads of others: never shown in place, never with anything of ours around it. */
const FILE_POLICY = "default-src 'none'; sandbox"

const binary = { schema: Type.String({ format: 'binary' }) }
export const fileReply = { description: 'The file.', content: { 'application/pdf': binary, 'image/*': binary } }

/** What makes a reply a file to be kept. */
export const fileHeaders = ({ name, type }: { name: string; type: string }) => ({
  'content-security-policy': FILE_POLICY,
  'content-disposition': asDownload(name),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': type,
})
