// What the toolbar of a Markdown field does to its text and selection: bold, italic, link, list. Pure.

export type Selected = { text: string; start: number; end: number }

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
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
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
  const from = text.lastIndexOf('\n', start - 1) + 1
  const newline = text.indexOf('\n', end)
  const to = newline < 0 ? text.length : newline
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every(line => line.startsWith('- ') || line === '')
  const changed = lines.map(line => (isList ? line.replace(/^- /, '') : line.startsWith('- ') ? line : `- ${line}`))
  const block = changed.join('\n')
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0)
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + block.length - (to - from)),
  }
}
