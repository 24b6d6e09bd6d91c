// What the service and its typesetting processes say to each other. Knows no CV: a main file, its data, a format.

/** One document to set. Plain data: it crosses to another process. */
export type TypesetJob = {
  /** A file of the template folder, such as `cv.typ`. */
  main: string
  /** What the template reads as `json(bytes(sys.inputs.data))`. Never becomes Typst source. */
  data: object
  /** `pdf` is one file, `svg` one for each page, `text` what a reader of that PDF takes for its words, a page each. */
  format: 'pdf' | 'svg' | 'text'
  /** Of a document of any length only the first page is wanted. */
  firstPageOnly?: boolean
  /** Set where every character is known to have a glyph: the file is then marked as PDF/UA-1. */
  accessible?: boolean
  /** Pictures by the names under which the template reads them. */
  files?: Record<string, Uint8Array>
}

export type TypesetDone = {
  /** The PDF, or one SVG or text (UTF-8) for each page. */
  parts: Buffer[]
  /** Of the whole document. */
  pageCount: number
  /** Carries the PDF/UA-1 mark. */
  isAccessible: boolean
}

/** What a process answers: the work, that it is too long, or that the engine refused it and why. */
export type TypesetAnswer = TypesetDone | { tooLong: true } | { refused: string }

/** Largest number of pages, and bytes of SVG, that leave a process. */
export const MAX_PAGES = 30
export const MAX_SVG_BYTES = 8 * 1024 * 1024
