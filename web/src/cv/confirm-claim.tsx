// The words of a section, line by line and word for word, for the person who confirms them. They contain no links, and every address is
// written out, so that the reader confirms exactly what is shown.

import type { ReactNode } from 'react'
import { inReadingOrder } from '../../../api/core/claims/scope-words.ts'
import { CHOICE_NAMES } from '../../../api/core/cv/editor-words.ts'
import { formatDate } from '../../../api/core/cv/locale.ts'
import { parseMarkdown } from '../../../api/core/cv/markdown.ts'
import { CLAIM_LABELS } from '../../../api/core/cv/section-words.ts'
import { isObject } from '../../../api/core/is-object.ts'
import { each } from './each.ts'
import { ProseWords } from './prose.tsx'

const LABELS: Record<string, string> = {
  ...CLAIM_LABELS,
  profession: 'Profession',
  email: 'E-mail',
  phoneNumber: 'Phone',
  links: 'Links',
  imageUrl: 'Picture, by its SHA-256',
}
const labelOf = (key: string) => (Object.hasOwn(LABELS, key) ? (LABELS[key] as string) : key)

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === true) return 'Yes'
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(' — ')
  return String(value)
}

const Words = ({ children }: { children: ReactNode }) => <bdi className="ask-words">{children}</bdi>

const Markdown = ({ text }: { text: string }) => (
  <Words>
    <ProseWords blocks={parseMarkdown(text)} />
  </Words>
)

function shown(key: string, value: unknown): ReactNode {
  if (!Array.isArray(value)) {
    const text = valueText(value)
    return <Words>{/date$/i.test(key) ? formatDate(text, 'en') : (CHOICE_NAMES[key]?.[text] ?? text)}</Words>
  }
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

export function Claim({ value }: { value: unknown }) {
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
          <dt>{labelOf(key)}</dt>
          <dd>
            {key === 'description' && format === 'markdown' ? <Markdown text={valueText(one)} /> : shown(key, one)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
