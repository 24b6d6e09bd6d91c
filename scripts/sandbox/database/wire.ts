// The wire format: cuts a stream into messages, reads OP_MSG and the OP_QUERY handshake, writes answers.
import { DatabaseError } from './errors.ts'
import { int32 } from './raw.ts'
import { type Doc, parse } from './values.ts'

export const MAX_MESSAGE_BYTES = 48_000_000

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const CHECKSUM_PRESENT = 1
const MORE_TO_COME = 2

export interface Request {
  id: number
  isQuery: boolean
  /** False when the client wants no answer (w: 0). */
  wantsReply: boolean
  body: Doc
  /** Documents sent in sections of their own, as BSON: `documents`, `updates`, `deletes`. */
  sections: Record<string, Buffer[]>
}

/** The bytes the message at the start of `bytes` needs; 4 until its length is known. Throws when that is impossible. */
export function messageLength(bytes: Buffer): number {
  if (bytes.length < 4) return 4
  const length = bytes.readInt32LE(0)
  if (length < 16 || length > MAX_MESSAGE_BYTES) throw new Error(`A message of ${length} bytes is not possible`)
  return length
}

function sliceDocument(bytes: Buffer, at: number): Buffer {
  const length = bytes.readInt32LE(at)
  if (length < 5 || at + length > bytes.length) throw new Error('A document does not fit its message')
  return bytes.subarray(at, at + length)
}

function readSequence(bytes: Buffer): [name: string, documents: Buffer[]] {
  const end = bytes.indexOf(0, 4)
  const documents: Buffer[] = []
  for (let at = end + 1; at < bytes.length; ) {
    const document = sliceDocument(bytes, at)
    documents.push(document)
    at += document.length
  }
  return [bytes.toString('utf8', 4, end), documents]
}

function readMessage(id: number, bytes: Buffer): Request {
  const flags = bytes.readUInt32LE(16)
  const end = bytes.length - (flags & CHECKSUM_PRESENT ? 4 : 0)
  const request: Request = { id, isQuery: false, wantsReply: !(flags & MORE_TO_COME), body: {}, sections: {} }
  for (let at = 20; at < end; ) {
    const section = sliceDocument(bytes, at + 1)
    const kind = bytes[at]
    if (kind === 0) request.body = parse(section)
    else if (kind !== 1) throw new Error(`A section of kind ${kind} is not known`)
    else {
      const [name, documents] = readSequence(section)
      request.sections[name] = documents
    }
    at += 1 + section.length
  }
  return request
}

function readQuery(id: number, bytes: Buffer): Request {
  const nameEnd = bytes.indexOf(0, 20)
  const database = bytes.toString('utf8', 20, nameEnd).split('.')[0]!
  const body = parse(sliceDocument(bytes, nameEnd + 9))
  return { id, isQuery: true, wantsReply: true, body: { ...body, $db: database }, sections: {} }
}

/** Reads a whole message. Throws when it is malformed or of a kind that is not spoken here. */
export function readRequest(bytes: Buffer): Request {
  const opcode = bytes.readInt32LE(12)
  if (opcode === OP_MSG) return readMessage(bytes.readInt32LE(4), bytes)
  if (opcode === OP_QUERY) return readQuery(bytes.readInt32LE(4), bytes)
  throw new DatabaseError(17, `The opcode ${opcode} is not spoken here`)
}

const header = (length: number, requestId: number, opcode: number) =>
  Buffer.concat([int32(16 + length), int32(0), int32(requestId), int32(opcode)])

/** The answer to a request, as the bytes to send; `reply` is BSON. */
export function writeReply(request: Request, reply: Buffer): Buffer {
  if (!request.isQuery) {
    return Buffer.concat([header(5 + reply.length, request.id, OP_MSG), int32(0), Buffer.from([0]), reply])
  }
  // flags (await capable), cursor id, starting from, number returned
  const fields = Buffer.concat([int32(8), Buffer.alloc(8), int32(0), int32(1)])
  return Buffer.concat([header(fields.length + reply.length, request.id, OP_REPLY), fields, reply])
}
