// The languages that a browser asks for.
import { type Language, offeredLanguage } from '../core/cv/languages/index.ts'

function weighted(part: string) {
  const [tag = '', ...parameters] = part.split(';').map(text => text.trim())
  const weight = parameters.find(text => text.startsWith('q='))
  return { tag, weight: weight ? Number(weight.slice(2)) : 1 }
}

/** The offered language that an Accept-Language header prefers. */
export function acceptedLanguage(header = ''): Language | undefined {
  const wanted = header.split(',').map(weighted)
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => offeredLanguage(tag))
    .find(language => language !== undefined)
}
