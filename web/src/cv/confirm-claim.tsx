// The words of a section, line by line and word for word, for the person who confirms them. They contain no links, and every address is
// written out, so that the reader confirms exactly what is shown.

import type { ReactNode } from 'react'
import { fieldWords, inReadingOrder, upperFirst } from '../../../api/core/claims/scope-words.ts'
import { CHOICE_NAMES } from '../../../api/core/cv/editor-words.ts'
import { formatDate, labelsOf } from '../../../api/core/cv/locale.ts'
import { parseMarkdown } from '../../../api/core/cv/markdown.ts'
import { isObject } from '../../../api/core/is-object.ts'
import type { Text } from '../../../api/core/reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'
import { ProseWords } from './prose.tsx'

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(' — ')
  return String(value)
}

/** What a single value of a field is called; the levels A1 to C2 have the same names everywhere. */
export function valueWords(key: string, value: unknown, words: ReaderWords): string {
  if (value === true) return words.say('Yes')
  const text = valueText(value)
  if (/date$/i.test(key)) return formatDate(text, words.language)
  if (key === 'cefr' && text === 'native') return labelsOf(words.language).nativeSpeaker
  const name = key === 'scoreKind' ? CHOICE_NAMES.scoreKind?.[text] : undefined
  return name ? words.say(name as Text) : text
}

const Words = ({ children }: { children: ReactNode }) => <bdi className="ask-words">{children}</bdi>

const Markdown = ({ text }: { text: string }) => (
  <Words>
    <ProseWords blocks={parseMarkdown(text)} />
  </Words>
)

function shown(key: string, value: unknown, words: ReaderWords): ReactNode {
  if (!Array.isArray(value)) return <Words>{valueWords(key, value, words)}</Words>
  return (
    <ul>
      {each(value, one => (
        <li>
          <Words>{valueText(one)}</Words>
        </li>
      ))}
    </ul>
  )
}

export function Claim({ value, words = ENGLISH }: { value: unknown; words?: ReaderWords }) {
  // The summary is the only section that is a string instead of an object.
  if (!isObject(value)) {
    return (
      <p className="ask-text">
        <Markdown text={valueText(value)} />
      </p>
    )
  }
  const { format, ...fields } = value
  const rows = Object.entries(fields).sort(([one], [other]) => inReadingOrder(one, other))
  return (
    <dl className="ask-claim">
      {each(rows, ([key, one]) => (
        <div>
          <dt>{upperFirst(fieldWords(key, words), words)}</dt>
          <dd>
            {key === 'description' && format === 'markdown' ? (
              <Markdown text={valueText(one)} />
            ) : (
              shown(key, one, words)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
