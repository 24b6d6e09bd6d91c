// The wire format: splits a stream into messages, reads OP_MSG and the OP_QUERY handshake, writes replies.
import type { Socket } from 'node:net'
import { type Doc, parse } from './values.ts'

export const MAX_MESSAGE_BYTES = 48_000_000

const HEADER_BYTES = 16
const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013]

export interface Request {
  id: number
  isQuery: boolean
  body: Doc
  /** Document sequences, as BSON: `documents`, `updates`, `deletes`. */
  sections: Record<string, Buffer[]>
}

/** The messages of a connection. Throws on a malformed message or an unsupported opcode. */
export async function* messagesOf(socket: Socket): AsyncGenerator<Request> {
  let [chunks, received, needed]: [Buffer[], number, number] = [[], 0, 4]
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    received += chunk.length
    while (received >= needed) {
      const bytes = Buffer.concat(chunks)
      needed = bytes.readInt32LE(0)
      if (needed < HEADER_BYTES || needed > MAX_MESSAGE_BYTES) throw new Error(`A message of ${needed} bytes`)
      chunks = [bytes]
      if (received < needed) break
      yield readRequest(bytes.subarray(0, needed))
      chunks = [bytes.subarray(needed)]
      received -= needed
      needed = 4
    }
  }
}

// Copied, because binary values point into it.
function sliceDocument(bytes: Buffer, at: number): Buffer {
  const length = bytes.readInt32LE(at)
  if (length < 5 || at + length > bytes.length) throw new Error('A document does not fit its message')
  return Buffer.from(bytes.subarray(at, at + length))
}

function readSections(request: Request, bytes: Buffer): Request {
  for (let at = 20; at < bytes.length; ) {
    const [kind, start, end] = [bytes[at], at + 5, at + 1 + bytes.readInt32LE(at + 1)]
    if (kind === 0) request.body = parse(sliceDocument(bytes, at + 1))
    else if (kind !== 1 || end <= start) throw new Error(`A section of kind ${kind} is not known`)
    else {
      const nameEnd = bytes.indexOf(0, start)
      const documents: Buffer[] = []
      for (let next = nameEnd + 1; next < end; next += documents.at(-1)!.length)
        documents.push(sliceDocument(bytes, next))
      request.sections[bytes.toString('utf8', start, nameEnd)] = documents
    }
    at = end
  }
  return request
}

function readRequest(bytes: Buffer): Request {
  const [id, opcode] = [bytes.readInt32LE(4), bytes.readInt32LE(12)]
  const request = { id, isQuery: opcode === OP_QUERY, body: {}, sections: {} }
  // Flags (checksums, writes without a reply) are not supported.
  if (opcode === OP_MSG && bytes.readInt32LE(HEADER_BYTES) === 0) return readSections(request, bytes)
  if (opcode !== OP_QUERY) throw new Error(`The opcode ${opcode}, or a flag of it, is not spoken here`)
  return { ...request, body: parse(sliceDocument(bytes, bytes.indexOf(0, 20) + 9)) }
}

/** Frames a reply; `reply` is BSON. */
export function writeReply({ id, isQuery }: Pick<Request, 'id' | 'isQuery'>, reply: Buffer): Buffer {
  // OP_MSG: flags, kind. OP_REPLY: flags (await capable), cursor id, starting from, number returned.
  const fields = isQuery ? Buffer.from(new Int32Array([8, 0, 0, 0, 1]).buffer) : Buffer.alloc(5)
  const header = new Int32Array([HEADER_BYTES + fields.length + reply.length, 0, id, isQuery ? OP_REPLY : OP_MSG])
  return Buffer.concat([Buffer.from(header.buffer), fields, reply])
}
