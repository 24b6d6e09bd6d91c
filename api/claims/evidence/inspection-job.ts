// What the service and the processes that look into uploads say to each other.
import type { Picture } from '../../lib/picture.ts'
import type { ProblemCode } from '../../lib/problem.ts'

export type InspectionJob =
  /** Is this PDF harmless? */
  | { kind: 'pdf'; bytes: Uint8Array }
  /** The same picture, written anew, no side longer than `keptSide`. */
  | { kind: 'picture'; bytes: Uint8Array; keptSide: number }

export type InspectionAnswer =
  | { picture: Picture }
  /** Null when the PDF may be kept, else the end of a sentence that begins with "This PDF". */
  | { why: string | null }
  | { problem: ProblemCode; message: string }
  /** A fault of ours. */
  | { failed: string }
