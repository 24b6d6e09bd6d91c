// The JSON-LD contexts that are served, by the names under which they are.
import { BUNDLED } from '../../../crypto/linked-data.ts'

export type ContextDocument = { url: string; text: string }

const nameOf = (url: string) => url.replace(/^https:\/\//, '').replace(/[^A-Za-z0-9.]+/g, '-')

export const CONTEXT_DOCUMENTS: ReadonlyMap<string, ContextDocument> = new Map(
  [...BUNDLED].map(([url, document]) => [nameOf(url), { url, text: JSON.stringify(document) }]),
)
