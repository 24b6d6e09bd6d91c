// The messages between the service and the inspection processes.
import type { Picture } from '../../lib/picture.ts'
import type { ProblemCode } from '../../lib/problem.ts'

export type InspectionJob =
  /** Checks whether the PDF is harmless. */
  | { kind: 'pdf'; bytes: Uint8Array }
  /** Re-encodes the picture, with no side longer than `keptSide`. */
  | { kind: 'picture'; bytes: Uint8Array; keptSide: number }

export type InspectionAnswer =
  | { picture: Picture }
  /** Null when the PDF may be kept, else the end of a sentence that begins with "This PDF". */
  | { why: string | null }
  | { problem: ProblemCode; message: string }
  /** An internal error. */
  | { failed: string }
