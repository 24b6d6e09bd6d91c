// Text pasted from a word processor: its bullets become list items, its non-breaking and zero-width characters go.
import type { ClipboardEvent } from 'react'
import { withoutFormat } from '../../../../api/core/format-characters.ts'
import { escapeSigns, MARKER, numbered, type Selected } from './markdown-edit.ts'

const SIGNS = '•●○◦▪▫■□▢◾◽‣⁃∙·⋅►▶▸▹➢➤➔✓✔✗✘❖◆◇♦❑❒★☆\\u25fc\\u25fb\\uf000-\\uf0ff'
/**
 * Bullets at the beginning of a line, also those of symbol fonts. Only the common ones need no space behind them. The same sign repeated
 * is a rating. A letter or dash is a bullet only before a tab or two spaces (SPACED).
 */
const BULLET = new RegExp(
  `^[ \\t]*(?:([${SIGNS}])\\ufe0f?(?:[ \\t]+|(?<=[•●▪\\uf000-\\uf0ff]\\ufe0f?)(?![${SIGNS}\\ufe0f]))(?!\\1)|[o§Øüvq–—-]\\t[ \\t]*)(?=\\S)`,
  'u',
)
/** Counts only if at least two lines begin so: a single one may be a verse or code. */
const SPACED = /^[ \t]*[o§Øüvq–—-] {2}[ \t]*(?=\S)/u
/** Zero-width joiners after Latin, Greek or Cyrillic letters, digits, punctuation or spaces, where they have no effect. */
const STRAY_JOINER = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Z}\n])[\u200c\u200d]+/gu

const plain = (text: string): string =>
  withoutFormat(
    text
      .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replaceAll('\u2011', '-'),
  ).replace(STRAY_JOINER, '')

/** The lines of a pasted text without their bullets. */
function linesOf(pasted: string): { text: string; isItem: boolean }[] {
  const lines = plain(pasted).split('\n')
  const isSpaced = lines.filter(line => SPACED.test(line)).length > 1
  return lines.map(line => {
    const bullet = BULLET.exec(line) ?? (isSpaced ? SPACED.exec(line) : null)
    return { text: line.slice(bullet?.[0].length ?? 0), isItem: bullet !== null }
  })
}

export const pastedText = (pasted: string): string =>
  linesOf(pasted)
    .map(line => line.text)
    .join('\n')

export const hasBullets = (pasted: string): boolean => linesOf(pasted).some(line => line.isItem)

/** Replaces the selection by a list, which begins on a line of its own or continues the list of an item that has only its marker. */
export function pasteList({ text, start, end }: Selected, pasted: string, isPlain: boolean): Selected {
  const before = text.slice(0, start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const found = MARKER.exec(line)
  const empty = found?.[0] === line ? found : null
  let count = Number(empty?.[1] ?? 1)
  const marker = () => numbered(empty?.[0] ?? '- ', count++)
  const literal = (line: string) => (isPlain ? escapeSigns({ text: line, start: 0, end: 0 }).text : line)
  const items = linesOf(pasted.trim()).map(
    ({ text, isItem }, at) => (isItem || (empty && at === 0) ? marker() : '') + literal(text),
  )
  const isOnNewLine = empty !== null || line.trim() === ''
  const list = before.slice(0, start - (empty?.[0].length ?? 0)) + (isOnNewLine ? '' : '\n') + items.join('\n')
  const after = text.slice(end)
  // The text of the item in which the list is pasted stays an item.
  const rest = empty && /^[^\n]*/.exec(after)?.[0].trim() ? marker() + after.trimStart() : after
  return { text: list + breaksBefore(rest) + rest, start: list.length, end: list.length }
}

/** The line breaks that a list needs before the next text. Without a blank line a paragraph would continue the last item. */
function breaksBefore(rest: string): string {
  const next = rest.trimStart()
  if (next === '') return ''
  const breaks = /^\n{0,2}/.exec(rest)?.[0].length ?? 0
  return '\n'.repeat(Math.max(0, (MARKER.test(next) ? 1 : 2) - breaks))
}

/**
 * For all fields of a form. The text is inserted as if it were typed, so that undo works. Fields with one item per line get the lines
 * without bullets.
 */
export function pasteClean(event: ClipboardEvent): void {
  const { target } = event
  const pasted = event.clipboardData.getData('text/plain')
  if (event.defaultPrevented || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const text = pastedText(pasted)
  const clean = target instanceof HTMLInputElement ? inOneLine(text) : text
  if (clean !== pasted && document.execCommand('insertText', false, clean)) event.preventDefault()
}

/** Joins several lines. A single one keeps the spaces at its ends, which may part it from the text around it. */
function inOneLine(text: string): string {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines
    .map(line => line.trim())
    .filter(Boolean)
    .join(' ')
}
