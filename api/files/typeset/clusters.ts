// Repairs the extractable text of a PDF page for letters with combining marks. The engine starts a new text object whenever a glyph
// leaves the baseline, and gives each object of a cluster (a letter with its marks) the text of the whole cluster, so that readers
// extract it two or three times, with blanks in between. This joins a line into one text object whose clusters have their text once.
// Pure.

/** The fonts of a page: the text of a glyph as UTF-16 in hexadecimal digits, and its width in thousandths of the font size. */
export type Fonts = {
  says(font: string, glyph: string): string | undefined
  width(font: string, glyph: string): number
}

/** `x` and `y` are relative to the first text object of the line. */
type Glyph = { id: string; x: number; y: number; advance: number; font: string; size: number }
/** An item with its text (`says`, UTF-16 in hexadecimal digits), or one glyph of an item without. `group` is its index in the line. */
type Unit = { says: string | undefined; glyphs: Glyph[]; group: number }
type Item = {
  x: number
  y: number
  font: string
  size: number
  says: string | undefined
  elements: (string | number)[]
}
/** A text object as the engine writes it; `mark` is the marked-content operator that ties it to the structure tree. */
type Group = { start: number; end: number; mark: string; x: number; y: number; state: string; items: Item[] }

const NUMBER = '(-?[\\d.]+)'
const GROUP = new RegExp(
  `((?:/Span <<[^<>]*/MCID \\d+[^<>]*>> BDC\\n)?)q\\n1 0 0 -1 ${NUMBER} ${NUMBER} cm\\n((?:(?!q\\n|BT\\n).*\\n)*)BT\\n((?:(?!ET\\n).*\\n)*)ET\\nQ\\n`,
  'g',
)
const ITEM = new RegExp(
  `(?:/Span <<\\s+/ActualText <FEFF([0-9A-F]*)>\\s+>> BDC\\n)?0 Tr\\n/(\\w+) ${NUMBER} Tf\\n1 0 0 -1 ${NUMBER} ${NUMBER} Tm\\n(.*) T[jJ]\\n(EMC\\n)?`,
  'y',
)
/** Hebrew and Arabic, which are left unchanged: readers reorder right-to-left lines themselves. */
const FROM_THE_RIGHT = /^(?:05[9A-F]|0[67]|08|FB[1-9A-F]|F[CDE])/
/** How far a combining mark may be off the baseline, as a fraction of the font size. */
const SAME_LINE = 0.6
const TINY = 0.001
/** A fraction of the font size. */
const UNSEEN = 0.004

/** The content of a page with its clusters joined; the same string where nothing needs repair. */
export function joinClusters(content: string, fonts: Fonts): string {
  let made = ''
  let done = 0
  let line: Group[] = []
  const finish = () => {
    const joined = joinLine(line, fonts)
    if (joined === null) return
    made += content.slice(done, line[0]!.start) + joined
    done = line.at(-1)!.end
  }
  for (const found of content.matchAll(GROUP)) {
    const group = readGroup(found)
    const last = line.at(-1)
    if (group && last && isContinued(last, group, content.slice(last.end, group.start))) line.push(group)
    else {
      finish()
      line = group ? [group] : []
    }
  }
  finish()
  return made + content.slice(done)
}

/** Whether two text objects are one line of one style that was split only because of combining marks. */
function isContinued(last: Group, next: Group, between: string): boolean {
  const one = last.items.at(-1)!
  const other = next.items[0]!
  const apart = Math.abs(last.y - next.y)
  return (
    between === (last.mark ? 'EMC\n' : '') &&
    !last.mark === !next.mark &&
    last.state === next.state &&
    one.font === other.font &&
    one.size === other.size &&
    apart > 0 &&
    apart < SAME_LINE * one.size
  )
}

/** Null for a form that the engine does not write. */
function readGroup(found: RegExpExecArray): Group | null {
  const [whole, mark = '', x, y, state = '', body = ''] = found
  const items: Item[] = []
  ITEM.lastIndex = 0
  for (let at = 0; at < body.length; at = ITEM.lastIndex) {
    const [item, says, font = '', size, tx, ty, shown = '', end] = ITEM.exec(body) ?? []
    const elements = item === undefined ? null : elementsOf(shown)
    if (!elements || (says === undefined) !== (end === undefined)) return null
    items.push({ x: Number(tx), y: Number(ty), font, size: Number(size), says, elements })
  }
  if (!items.length) return null
  return { start: found.index, end: found.index + whole.length, mark, x: Number(x), y: Number(y), state, items }
}

/** Parentheses in pairs are not escaped. */
const SHOWN = /\(((?:\\.|[^\\()]|\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\))*)\)|(-?[\d.]+)|[\s[\]]+|(.)/g
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The glyphs and moves (in thousandths of the font size) of a TJ operator; null for anything else. */
function elementsOf(shown: string): (string | number)[] | null {
  const elements: (string | number)[] = []
  for (const [, literal, move, strange] of shown.matchAll(SHOWN)) {
    if (strange !== undefined) return null
    if (move !== undefined) elements.push(Number(move))
    if (literal === undefined) continue
    const plain = literal.replace(/\\(?:([0-7]{1,3})|(.))/g, (_, octal?: string, sign = '') =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPED[sign] ?? sign),
    )
    elements.push(...(Buffer.from(plain, 'latin1').toString('hex').toUpperCase().match(/.{4}/g) ?? []))
  }
  return elements
}

/**
 * A line as one text object; null where it needs no repair. The marked content of the other objects stays as empty elements, because
 * the structure tree refers to it.
 */
function joinLine(line: Group[], fonts: Fonts): string | null {
  const [frame, ...others] = line
  if (!frame) return null
  const units = line.flatMap((group, index) => unitsOf(group, index, frame, fonts))
  const isFine = others.length === 0 && units.every(({ glyphs }) => endOf(glyphs) - rightOf(glyphs.at(-1)!) < TINY)
  if (isFine || units.some(({ says }) => says === undefined || FROM_THE_RIGHT.test(says))) return null
  const shown = joinWords(clustersOf(units)).map(write).join('')
  const emptied = others.map(({ mark }) => (mark ? `EMC\n${mark}` : '')).join('')
  return `${frame.mark}q\n1 0 0 -1 ${frame.x} ${frame.y} cm\n${frame.state}BT\n${shown}ET\nQ\n${emptied}`
}

function unitsOf(group: Group, index: number, frame: Group, fonts: Fonts): Unit[] {
  return group.items.flatMap(({ x, y, font, size, says, elements }) => {
    const glyphs: Glyph[] = []
    let at = x + group.x - frame.x
    for (const element of elements) {
      if (typeof element === 'number') at -= (element * size) / 1000
      else {
        const advance = (fonts.width(font, element) * size) / 1000
        glyphs.push({ id: element, x: at, y: y + frame.y - group.y, advance, font, size })
        at += advance
      }
    }
    if (says !== undefined) return [{ says, glyphs, group: index }]
    return glyphs.map(glyph => ({ says: fonts.says(font, glyph.id), glyphs: [glyph], group: index }))
  })
}

/** Units with equal text across two text objects are one cluster, unless their glyphs repeat: then a letter occurs twice. */
function clustersOf(units: Unit[]): Unit[] {
  const runs: Unit[][] = []
  for (const unit of units) {
    const last = runs.at(-1)
    if (last?.[0]?.says === unit.says) last?.push(unit)
    else runs.push([unit])
  }
  return runs.flatMap(run => {
    if (run.every(({ group }) => group === run[0]!.group)) return run
    const drawn = run.map(({ glyphs }) => glyphs.map(({ id }) => id).join())
    const period = drawn.findIndex(
      (_, at) => at > 0 && run.length % at === 0 && drawn.every((one, n) => one === drawn[n % at]),
    )
    const size = period < 0 ? run.length : period
    return Array.from({ length: run.length / size }, (_, n) => {
      const cluster = run.slice(n * size, (n + 1) * size)
      return { ...cluster[0]!, glyphs: cluster.flatMap(({ glyphs }) => glyphs) }
    })
  })
}

/** Joins clusters to words, and words whose marks overlap their neighbour, because readers order text by its start position. */
function joinWords(clusters: Unit[]): Unit[] {
  const words: Unit[] = []
  for (const cluster of clusters) {
    const last = words.at(-1)
    if (last && !isBlank(last) && !isBlank(cluster)) words[words.length - 1] = merge(last, cluster)
    else words.push(cluster)
  }
  const spans: Unit[] = []
  for (const word of words) {
    let span = word
    for (let last = spans.at(-1); last && overlaps(last, span); last = spans.at(-1)) span = merge(spans.pop()!, span)
    spans.push(span)
  }
  return spans
}

const isBlank = ({ says }: Unit) => /^(?:0020)+$/.test(says ?? '')

/** Joins two units; several blanks become one. */
const merge = (one: Unit, next: Unit): Unit => ({
  ...one,
  says: `${one.says}${next.says}`
    .replace(/(.{4})/g, '$1 ')
    .replace(/(?:0020 )+/g, '0020 ')
    .replaceAll(' ', ''),
  glyphs: [...one.glyphs, ...next.glyphs],
})

function overlaps(one: Unit, next: Unit): boolean {
  const start = startOf(next.glyphs)
  return (
    one.glyphs.some(glyph => isOff(glyph) && glyph.x > start - TINY) ||
    next.glyphs.some(glyph => isOff(glyph) && glyph.x < start)
  )
}

/** Nobody sees a smaller distance from the baseline; a text object of its own could follow the next text, and its text would be read twice. */
const isOff = ({ y, size }: Glyph) => Math.abs(y) > UNSEEN * size
const startOf = (glyphs: Glyph[]) => Math.min(...glyphs.filter(glyph => !isOff(glyph)).map(({ x }) => x))
const rightOf = ({ x, advance }: Glyph) => x + advance
const endOf = (glyphs: Glyph[]) => Math.max(...glyphs.map(rightOf))

/** Writes the glyphs on the baseline in one row from its start to its end, which readers measure, then each mark off the baseline. */
function write(word: Unit): string {
  const row = word.glyphs.filter(glyph => !isOff(glyph)).sort((one, other) => one.x - other.x)
  const steps = row.filter(({ advance }) => advance > TINY)
  const last = row.findIndex(glyph => glyph.advance > TINY && rightOf(glyph) > endOf(steps) - TINY)
  row.push(...row.splice(last, last < 0 ? 0 : 1))
  const rows = [row, ...word.glyphs.filter(isOff).map(mark => [mark])].filter(({ length }) => length > 0)
  const drawn = rows.map(writeRow).join('')
  return isBlank(word) ? drawn : `/Span <<\n  /ActualText <FEFF${word.says}>\n>> BDC\n${drawn}EMC\n`
}

function writeRow(row: Glyph[]): string {
  const [{ x, y, font, size }] = row as [Glyph]
  let at = x
  const shown = row.map(glyph => {
    const move = Math.round(((at - glyph.x) * 1e5) / size) / 100
    at = rightOf(glyph)
    return `${move ? `${move} ` : ''}<${glyph.id}>`
  })
  return `0 Tr\n/${font} ${size} Tf\n1 0 0 -1 ${short(x)} ${short(y)} Tm\n[${shown.join(' ')}] TJ\n`
}

const short = (value: number) => String(Math.round(value * 1e5) / 1e5)
