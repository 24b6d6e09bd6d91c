// Cleans names that users type and strangers read: one line, no quotation marks, no text that reads like a domain.

import { withoutQuotes } from '../../core/quoted.ts'
import { mailName } from '../../lib/letter.ts'
import { cut, invalid } from '../../lib/problem.ts'
import { readDomains } from './domains.ts'

const clean = (text: string) => mailName(withoutQuotes(text))
/** Checks the text before and after cleaning, because removing characters can produce a domain. */
const domainsOf = (text: string, allowed?: string) => [
  ...readDomains(text, allowed),
  ...readDomains(clean(text), allowed),
]

/** The cleaned name; empty when it has no letters. Throws invalid_request for `path` when it contains a domain other than `allowed`. */
export function typedName(
  text: string,
  { path, what, allowed }: { path: string; what: string; allowed?: string },
): string {
  const [domain] = domainsOf(text, allowed)
  if (domain !== undefined) {
    const message = `${what} reads like a web address: “${cut(domain, 80)}”. Leave that out; after the dot of an abbreviation, put a space.`
    throw invalid([{ path, message }])
  }
  return clean(text)
}
