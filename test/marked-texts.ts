// A made-up language for readers: every text of ours is its English form between marks, so that a text without a translation is seen.
import { allTexts, COUNTED, type Counted, type Text } from '../api/core/reader-words/texts.ts'
import { addReaderTexts } from '../api/core/reader-words/words.ts'

const marked = (text: string) => `⟦${text}⟧`

/** Gives a language that is offered the made-up texts. */
export const markReaderTexts = (language: string): void =>
  addReaderTexts({
    language,
    texts: Object.fromEntries(allTexts().map(text => [text, marked(text)])) as Record<Text, string>,
    counted: Object.fromEntries(
      Object.keys(COUNTED).map(text => [text, { one: marked(text), other: marked(text) }]),
    ) as Record<Counted, { one: string; other: string }>,
  })

/** The Latin words of a text outside the marks. */
export function unmarkedIn(text: string): string[] {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return rest === text ? (text.match(/[a-z][a-z’-]+/gi) ?? []) : unmarkedIn(rest)
}
