// Names as people may type them where strangers will read them: one line, no quotation marks, nothing that reads like a domain.

import { withoutQuotes } from '../../core/quoted.ts'
import { mailName } from '../../lib/letter.ts'
import { cut, invalid } from '../../lib/problem.ts'
import { readDomains } from './domains.ts'

const clean = (text: string) => mailName(withoutQuotes(text))
/** Cleaning takes letters away, and what is left may read like a domain where the whole did not. */
const domainsOf = (text: string, allowed?: string) => [
  ...readDomains(text, allowed),
  ...readDomains(clean(text), allowed),
]

/** The name, cleaned; empty for one without letters. Throws invalid_request for `path` where it names a domain but `allowed`. */
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
