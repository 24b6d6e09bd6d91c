// A text in which names and links are elements: placeholders such as `{name}` are filled from `values`, and `[words]` in brackets are given
// to `link`.
import type { ReactNode } from 'react'
import { each } from './each.ts'

type SaidProps = {
  pattern: string
  values?: Readonly<Record<string, ReactNode>>
  link?: (words: string) => ReactNode
}

export const Said = ({ pattern, values = {}, link = words => words }: SaidProps) =>
  each(pattern.split(/(\{\w{1,20}\}|\[[^\][]{1,200}\])/), part => {
    if (part.startsWith('[')) return link(part.slice(1, -1))
    return part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part
  })

/** Names apart from the words around them: `a, b and c`. */
export function Names({ names, language }: { names: readonly string[]; language: string }) {
  const parts = new Intl.ListFormat(language).formatToParts(names)
  return each(parts, ({ type, value }) => (type === 'element' ? <bdi>{value}</bdi> : value))
}
