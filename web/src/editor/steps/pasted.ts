// Text pasted from a word processor: its bullets become list items, its non-breaking and zero-width characters go.
import type { ClipboardEvent } from 'react'
import { withoutFormat } from '../../../../api/core/format-characters.ts'
import { escapeSigns, type Selected } from './markdown-edit.ts'

/** Bullets at the beginning of a line, also those of symbol fonts. As a bullet, a letter or a dash has a tab or several blanks after it. */
const BULLET =
  /^[ \t]*(?:[•●○◦▪▫■□▢◾◽‣⁃∙·⋅►▶▸▹➢➤➔✓✔✗✘❖◆◇♦❑❒★☆\u25fc\u25fb\u27a2\uf000-\uf0ff]\ufe0f?[ \t]*|[o§Øüvq–—-](?:\t[ \t]*| {2,}))(?=\S)/u
/** Joiners behind anything but the letters and emoji of which they are a part. */
const STRAY_JOINER = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Z}\n])[\u200c\u200d]+/gu

const plain = (text: string): string =>
  withoutFormat(
    text
      .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replaceAll('\u2011', '-'),
  ).replace(STRAY_JOINER, '')

/** The lines of a pasted text, by default without their bullets. */
export function pastedText(text: string, write = (line: string, _isItem: boolean) => line): string {
  return plain(text)
    .split('\n')
    .map(line => write(line.replace(BULLET, ''), BULLET.test(line)))
    .join('\n')
}

/** Whether a pasted text has bullets. */
export const hasBullets = (text: string): boolean =>
  plain(text)
    .split('\n')
    .some(line => BULLET.test(line))

/** Replaces the selection by a list, which begins on a line of its own or in an item that has only its marker. */
export function pasteList({ text, start, end }: Selected, pasted: string, isPlain: boolean): Selected {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const literal = (line: string) => (isPlain ? escapeSigns({ text: line, start: 0, end: 0 }).text : line)
  const items = pastedText(pasted, (line, isItem) => `${isItem ? '- ' : ''}${literal(line)}`)
  const inserted = line === '- ' ? items.replace(/^- /, '') : line.trim() === '' ? items : `\n${items}`
  const at = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), start: at, end: at }
}

/**
 * For all fields of a form. The text is inserted as if it were typed, so that undo works. Lists of short texts have an item on each line,
 * which needs no marker.
 */
export function pasteClean(event: ClipboardEvent): void {
  const { target } = event
  const pasted = event.clipboardData.getData('text/plain')
  if (event.defaultPrevented || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const lines = pastedText(pasted)
  const inOneLine = () =>
    lines
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
      .join(' ')
  const clean = target instanceof HTMLInputElement ? inOneLine() : lines
  if (clean !== pasted && document.execCommand('insertText', false, clean)) event.preventDefault()
}
