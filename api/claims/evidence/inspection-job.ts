// The messages between the service and the inspection processes.
import type { DrawnPdf } from '../../lib/pdf-pages.ts'
import type { Picture } from '../../lib/picture.ts'
import type { ProblemCode } from '../../lib/problem.ts'

export type InspectionJob =
  /** Draws the first pages of an evidence file. */
  | { kind: 'pages'; type: string; bytes: Uint8Array }
  /** Re-encodes the picture, with no side longer than `keptSide`. */
  | { kind: 'picture'; bytes: Uint8Array; keptSide: number }

export type InspectionAnswer =
  | { picture: Picture }
  | DrawnPdf
  | { problem: ProblemCode; message: string }
  /** An internal error. */
  | { failed: string }
