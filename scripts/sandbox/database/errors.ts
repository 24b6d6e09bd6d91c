// The errors this database answers with, by MongoDB's codes. Knows nothing of the wire.
import type { Doc } from './values.ts'

const codeNames: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  17: 'ProtocolError',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  171: 'CannotIndexParallelArrays',
  225: 'TransactionTooOld',
  291: 'NoQueryExecutionPlans',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  14031: 'OutOfDiskSpace',
}

/** A failure the client is told of; `extra` holds further fields of the answer (keyPattern, keyValue). */
export class DatabaseError extends Error {
  code: number
  extra: Doc
  constructor(code: number, message: string, extra: Doc = {}) {
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
export const failureFields = (error: DatabaseError): Doc => ({
  code: error.code,
  errmsg: error.message,
  ...error.extra,
})

/** The whole answer to a command that failed. */
export const failureReply = (error: DatabaseError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: codeNames[error.code] ?? `Location${error.code}`,
  ...error.extra,
})
