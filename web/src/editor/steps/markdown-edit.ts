// What a Markdown field does to its text and selection: bold, italic, link, list, the next item of a list, and literal text made
// Markdown. Pure.
import { flanks, isEscapable } from '../../../../api/core/cv/markdown.ts'

export type Selected = { text: string; start: number; end: number }

const lineStart = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1
const lineEnd = (text: string, at: number) => (text.includes('\n', at) ? text.indexOf('\n', at) : text.length)

/** Puts `mark` around the selection, or takes it away where it already stands. */
export function toggleMark({ text, start, end }: Selected, mark: '**' | '*'): Selected {
  const size = mark.length
  const inside = text.slice(start, end)
  const around = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  // Inside bold text the single stars around belong to it.
  const partOfBold = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (start === end && closesHere({ text, start, end }, mark)) return { text, start: start + size, end: end + size }
  if (around && !partOfBold) {
    return { text: text.slice(0, start - size) + inside + text.slice(end + size), start: start - size, end: end - size }
  }
  return { text: text.slice(0, start) + mark + inside + mark + text.slice(end), start: start + size, end: end + size }
}

/** Whether the caret stands right before the end of a marked text: going on after it is what is meant. */
function closesHere({ text, start }: Selected, mark: '**' | '*'): boolean {
  const stars = /^\*+/.exec(text.slice(start))?.[0].length ?? 0
  const isEnd = stars === 3 || stars === mark.length
  const line = text.slice(lineStart(text, start), start)
  return isEnd && !line.endsWith('*') && line.includes(mark)
}

/** Makes the selection the label of a link; the address is selected next, to be typed over. */
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

/** Makes list items of the lines that the selection touches, or plain lines of list items. */
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

/** A sign of a list that was typed as a letter becomes the sign that it was meant to be. */
const asItem = (line: string) => (line.startsWith('- ') ? line : `- ${line.replace(/^\\[-*+•][ \t]+/, '')}`)

const MARKER = /^[ \t]*(?:[-*+•]|(\d{1,3})[.)])[ \t]+/

/** Enter in a list: the next item, or on an empty item the end of the list. Null where it is a line break like any other. */
export function nextItem({ text, start, end }: Selected): Selected | null {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const [marker, number] = MARKER.exec(text.slice(from, start)) ?? []
  if (marker === undefined) return null
  if (text.slice(from + marker.length, to).trim() === '') {
    const isBelow = text.slice(lineStart(text, from - 1), from).trim() !== ''
    // Without a blank line what is typed next would go on with the item above.
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

const numbered = (line: string, number: number) => line.replace(/^([ \t]*)\d+/, `$1${number}`)

/** A literal text as the Markdown that reads the same: what would be read as a sign has a backslash before it. */
export function escapeSigns({ text, start, end }: Selected): Selected {
  const signs = new Set<number>()
  for (const { 0: run, index } of text.matchAll(/\*+|_+/g)) {
    const isSign = flanks(text, index, index + run.length).includes(true)
    for (let at = index; isSign && at < index + run.length; at++) signs.add(at)
  }
  for (const { index } of text.matchAll(/\\/g)) if (isEscapable(text.charAt(index + 1))) signs.add(index)
  for (const { index } of text.matchAll(/\]\(/g)) signs.add(index + 1)
  for (const { 0: marker, index } of text.matchAll(/^[^\S\r\n]*\d{0,3}[-*+•.)](?=[ \t]+\S)/gm)) {
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
