// What goes to a process that reads CV files, and what comes back.
import type { Code, Reading, Unreadable } from './readers/reading.ts'

export type ImportJob = { bytes: Uint8Array }
/** Of a PDF: how its first pages look, as a data: URL; width and height in points. */
export type PageImage = { width: number; height: number; image: string }
export type Proposal = Reading & { pages: PageImage[] }
export type ImportAnswer =
  | { proposal: Proposal }
  | { code: Code; message: string; errors: Unreadable['problems'] }
  | { failed: string }
