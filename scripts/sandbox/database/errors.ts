// The errors this database answers with, by MongoDB's codes. Knows nothing of the wire.

type Fields = Record<string, unknown>

/** The names that are looked for; an error without one is called after its number, as many of MongoDB's are. */
const codeNames: Record<number, string> = { 13: 'Unauthorized', 18: 'AuthenticationFailed', 115: 'CommandNotSupported' }

/** A failure that the client is told of; `extra` holds further fields of the reply (keyPattern, keyValue). */
export class DatabaseError extends Error {
  code: number
  extra: Fields
  constructor(code: number, message: string, extra: Fields = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }
}

/** The failure for what MongoDB can do and this database cannot: names it and says where to go. */
export function unsupported(what: string, code = 115): DatabaseError {
  return new DatabaseError(code, `${what} is not supported by the embedded database: use MongoDB (set MONGODB_URI)`)
}

/** The fields that describe a failure inside `writeErrors`. */
export const failureFields = ({ code, message, extra }: DatabaseError): Fields => ({ code, errmsg: message, ...extra })

/** The whole reply to a command that failed. */
export function failureReply(error: unknown): Fields {
  const known = error instanceof DatabaseError ? error : new DatabaseError(1, `The embedded database failed: ${error}`)
  return { ok: 0, codeName: codeNames[known.code] ?? `Location${known.code}`, ...failureFields(known) }
}
