// The database's errors, with MongoDB's codes.

type Fields = Record<string, unknown>

/** The code names that clients check; others are derived from the number, as for many of MongoDB's errors. */
const codeNames: Record<number, string> = { 13: 'Unauthorized', 18: 'AuthenticationFailed', 115: 'CommandNotSupported' }

/** A failure that is sent to the client; `extra` holds further fields of the reply (keyPattern, keyValue). */
export class DatabaseError extends Error {
  code: number
  extra: Fields
  constructor(code: number, message: string, extra: Fields = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }
}

/** The failure for a feature of MongoDB that is missing here. */
export function unsupported(what: string, code = 115): DatabaseError {
  return new DatabaseError(code, `${what} is not supported by the embedded database: use MongoDB (set MONGODB_URI)`)
}

/** The fields of a failure in `writeErrors`. */
export const failureFields = ({ code, message, extra }: DatabaseError): Fields => ({ code, errmsg: message, ...extra })

/** The whole reply to a command that failed. */
export function failureReply(error: unknown): Fields {
  const known = error instanceof DatabaseError ? error : new DatabaseError(1, `The embedded database failed: ${error}`)
  return { ok: 0, codeName: codeNames[known.code] ?? `Location${known.code}`, ...failureFields(known) }
}
