// The messages between the service and its typesetting processes.
import type { Fit, FitReport } from './fit.ts'

/** One document to typeset. Plain data, because it is sent to another process. */
export type TypesetJob = {
  /** A file of the template folder, such as `cv.typ`. */
  main: string
  /** The template reads it as `json(bytes(sys.inputs.data))`; it never becomes Typst source. */
  data: object
  /** Sets it on so many pages at most where that is possible. The data then has a template and a style. */
  fit?: Fit
  /** Lets the text grow, where it leaves much of its pages empty. */
  isFilling?: boolean
  /** Pictures lose their colours. */
  isBlack?: boolean
  /**
   * `pdf`: one file; `svg`: one document for each page; `text`: the text of each page as extracted from the PDF; `png`: a picture of
   * the first page of a document of any length.
   */
  format: 'pdf' | 'svg' | 'text' | 'png'
  /** The size of a `png` in pixels; without a height it follows the page. */
  size?: { width: number; height?: number }
  /** A picture, and a file to attach, by the names under which the template reads them. */
  files?: Record<string, Uint8Array>
}

export type TypesetDone = {
  /** The PDF, the PNG, or one SVG or text (UTF-8) for each page. */
  parts: Buffer[]
  /** The size of a picture, in pixels. */
  size?: { width: number; height: number }
  /** Of the whole document. */
  pageCount: number
  /** Whether the PDF is marked as PDF/UA-1. */
  isAccessible: boolean
  /** Of a job with `fit` or `isFilling`. */
  fit?: FitReport
}

/** The answer of a process: the result, the limit that was exceeded, or the error of the engine. */
export type TypesetAnswer = TypesetDone | { over: 'cv_too_long' | 'cv_too_complex' } | { refused: string }

/** Limits of a result: pages, and bytes of SVG. */
export const MAX_PAGES = 30
export const MAX_SVG_BYTES = 8 * 1024 * 1024
/** Limits of a page that is rasterized: bytes of SVG (30 kB are usual, a dense page has 400 kB), and pixels. */
export const MAX_DRAWN_BYTES = 2 * 1024 * 1024
export const MAX_DRAWN_PIXELS = 2_000_000
