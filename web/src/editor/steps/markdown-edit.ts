// Markdown editing on a text and its selection: bold, italic, link, list, continuing a list, and escaping plain text. Pure.
import { flanks, isEscapable } from '../../../../api/core/cv/markdown.ts'

export type Selected = { text: string; start: number; end: number }

const lineStart = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1
const lineEnd = (text: string, at: number) => (text.includes('\n', at) ? text.indexOf('\n', at) : text.length)

/** Puts `mark` around the selection, or removes it. */
export function toggleMark({ text, start, end }: Selected, mark: '**' | '*'): Selected {
  const size = mark.length
  const inside = text.slice(start, end)
  const around = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  // Inside bold text the surrounding stars belong to the bold mark.
  const partOfBold = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (start === end && closesHere({ text, start, end }, mark)) return { text, start: start + size, end: end + size }
  if (around && !partOfBold) {
    return { text: text.slice(0, start - size) + inside + text.slice(end + size), start: start - size, end: end - size }
  }
  return { text: text.slice(0, start) + mark + inside + mark + text.slice(end), start: start + size, end: end + size }
}

/** Whether the caret is right before the closing mark: then toggling moves behind it. */
function closesHere({ text, start }: Selected, mark: '**' | '*'): boolean {
  const stars = /^\*+/.exec(text.slice(start))?.[0].length ?? 0
  const isEnd = stars === 3 || stars === mark.length
  const line = text.slice(lineStart(text, start), start)
  return isEnd && !line.endsWith('*') && line.includes(mark)
}

/** Makes the selection a link label and selects the address, to be typed over. */
export function insertLink({ text, start, end }: Selected): Selected {
  const label = text.slice(start, end) || 'link'
  const address = 'https://'
  const from = start + label.length + 3
  return {
    text: `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  }
}

/** Turns the selected lines into list items, or list items into plain lines. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every(line => line.startsWith('- ') || line === '') && lines.some(line => line !== '')
  const changed = lines.map(line => {
    if (isList) return line.replace(/^- /, '')
    return line === '' && lines.length > 1 ? line : asItem(line)
  })
  const block = changed.join('\n')
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0)
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + block.length - (to - from)),
  }
}

/** Turns an escaped list sign at the start of a line into a list item. */
const asItem = (line: string) => (line.startsWith('- ') ? line : `- ${line.replace(/^\\[-*+•][ \t]+/, '')}`)

/** The marker of a list item and, of a numbered one, its number. */
export const MARKER = /^[ \t]*(?:[-*+•]|(\d{1,3})[.)])[ \t]+/

/** Enter in a list: continues it, or ends it on an empty item. Null outside a list. */
export function nextItem({ text, start, end }: Selected): Selected | null {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const [marker, number] = MARKER.exec(text.slice(from, start)) ?? []
  if (marker === undefined) return null
  if (text.slice(from + marker.length, to).trim() === '') {
    const isBelow = text.slice(lineStart(text, from - 1), from).trim() !== ''
    // Without a blank line the next text would continue the item above.
    const kept = text.slice(0, from) + (isBelow ? '\n' : '')
    return { text: kept + text.slice(to), start: kept.length, end: kept.length }
  }
  const count = Number(number ?? 0) + 1
  const kept = `${text.slice(0, start)}\n${numbered(marker, count)}`
  const below = text.slice(to).split('\n')
  const isNumber = (line: string) => MARKER.exec(line)?.[1] !== undefined
  const stop = below.findIndex((line, at) => at > 0 && !isNumber(line))
  const counted = below.map((line, at) => (at === 0 || (stop > 0 && at >= stop) ? line : numbered(line, count + at)))
  const rest = text.slice(end, to) + (number === undefined ? below : counted).join('\n')
  return { text: kept + rest, start: kept.length, end: kept.length }
}

/** The line or marker with another number, if it has one. */
export const numbered = (line: string, number: number) => line.replace(/^([ \t]*)\d+/, `$1${number}`)

/** Escapes plain text, so that it reads the same as Markdown. */
export function escapeSigns({ text, start, end }: Selected): Selected {
  const signs = new Set<number>()
  for (const { 0: run, index } of text.matchAll(/\*+|_+/g)) {
    const isSign = flanks(text, index, index + run.length).includes(true)
    for (let at = index; isSign && at < index + run.length; at++) signs.add(at)
  }
  for (const { index } of text.matchAll(/\\/g)) if (isEscapable(text.charAt(index + 1))) signs.add(index)
  for (const { index } of text.matchAll(/\]\(/g)) signs.add(index + 1)
  for (const { 0: marker, index } of text.matchAll(/^[^\S\r\n\u2028\u2029]*\d{0,3}[-*+•.)](?=[ \t]+\S)/gm)) {
    signs.add(index + marker.length - 1)
  }
  const escaped = (from: number, to: number) =>
    text
      .slice(from, to)
      .split('')
      .map((char, at) => (signs.has(from + at) ? `\\${char}` : char))
      .join('')
  const [before, inside] = [escaped(0, start), escaped(start, end)]
  return {
    text: before + inside + escaped(end, text.length),
    start: before.length,
    end: before.length + inside.length,
  }
}
