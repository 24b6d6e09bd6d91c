// What the service and its typesetting processes say to each other. Knows no CV: a main file, its data, a format.

/** One document to set. Plain data: it crosses to another process. */
export type TypesetJob = {
  /** A file of the template folder, such as `cv.typ`. */
  main: string
  /** What the template reads as `json(bytes(sys.inputs.data))`. Never becomes Typst source. */
  data: object
  /**
   * `pdf` is one file, `svg` one for each page, `text` what a reader of that PDF takes for its words, a page each; `png` is
   * a picture of the first page of a document of any length.
   */
  format: 'pdf' | 'svg' | 'text' | 'png'
  /** Of a `png`, in pixels; without a height that of the page. */
  size?: { width: number; height?: number }
  /** Set where every character is known to have a glyph: the file is then marked as PDF/UA-1. */
  accessible?: boolean
  /** Pictures by the names under which the template reads them. */
  files?: Record<string, Uint8Array>
}

export type TypesetDone = {
  /** The PDF, the PNG, or one SVG or text (UTF-8) for each page. */
  parts: Buffer[]
  /** Of a picture, in pixels. */
  size?: { width: number; height: number }
  /** Of the whole document. */
  pageCount: number
  /** Carries the PDF/UA-1 mark. */
  isAccessible: boolean
}

/** What a process answers: the work, which limit it is over, or that the engine refused it and why. */
export type TypesetAnswer = TypesetDone | { over: 'cv_too_long' | 'cv_too_complex' } | { refused: string }

/** Largest number of pages, and bytes of SVG, that leave a process. */
export const MAX_PAGES = 30
export const MAX_SVG_BYTES = 8 * 1024 * 1024
/** What a page may weigh that is drawn as a picture (an ordinary one has 30 kB, a dense one 400), and its pixels. */
export const MAX_DRAWN_BYTES = 2 * 1024 * 1024
export const MAX_DRAWN_PIXELS = 2_000_000
