// Fields that items of several kinds have. Pure.
import { withScheme } from './contact.ts'
import type { Entry } from './entry.ts'
import type { Label } from './labels.ts'
import { itemsOf } from './word-lists.ts'

export const linkOf = (entry: Entry) => {
  const link = entry.url ?? entry.atoms.flatMap(({ links }) => links).find(one => /^https?:/i.test(one))
  return link ? { url: withScheme(link) } : {}
}

/** A labelled list of short texts. */
export const listField = ({ said }: Entry, field: Label) => (said[field] ? { [field]: itemsOf(said[field]) } : {})
