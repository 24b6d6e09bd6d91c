// The messages to and from a process that reads CV files.
import type { DrawnPage } from '../lib/picture.ts'
import type { Code, Reading, Unreadable } from './readers/reading.ts'

export type ImportJob = { bytes: Uint8Array }
/** `pages`: pictures of the first pages of a PDF. */
export type Proposal = Reading & { pages: DrawnPage[] }
export type ImportAnswer =
  | { proposal: Proposal }
  | { code: Code; message: string; errors: Unreadable['problems'] }
  | { failed: string }
