// The characters of a TrueType font, read from its `cmap` table (formats 4 and 12, which all our fonts have), after the OpenType
// specification.

/** Code points as pairs [first, last], sorted, with gaps between them. */
export type Ranges = [number, number][]

/** The characters for which the font has a glyph. Throws when it has no Unicode table. */
export function charactersOf(font: Buffer): Ranges {
  const cmap = tableAt(font, 'cmap')
  const found = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    const format = font.readUInt16BE(at)
    const codes = format === 4 ? ofSegments(font, at) : format === 12 ? ofGroups(font, at) : []
    for (const code of codes) found.add(code)
  }
  if (!found.size) throw new Error('The font has no table of Unicode characters.')
  return toRanges([...found].sort((a, b) => a - b))
}

export function intersection(one: Ranges, other: Ranges): Ranges {
  const common: Ranges = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [a, b] = [one[i]!, other[j]!]
    const [first, last] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
    if (first <= last) common.push([first, last])
    if (a[1] < b[1]) i++
    else j++
  }
  return common
}

function tableAt(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no ${name} table.`)
}

function ofSegments(font: Buffer, at: number): number[] {
  const size = font.readUInt16BE(at + 6)
  const found: number[] = []
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(at + 14 + segment)
    const first = font.readUInt16BE(at + 16 + size + segment)
    const delta = font.readUInt16BE(at + 16 + 2 * size + segment)
    const offsetAt = at + 16 + 3 * size + segment
    const offset = font.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : font.readUInt16BE(offsetAt + offset + 2 * (code - first))
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) found.push(code)
    }
  }
  return found
}

function ofGroups(font: Buffer, at: number): number[] {
  const found: number[] = []
  for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
    const entry = at + 16 + group * 12
    const [first, last, glyph] = [0, 4, 8].map(part => font.readUInt32BE(entry + part)) as [number, number, number]
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) found.push(code)
  }
  return found
}

function toRanges(codes: number[]): Ranges {
  const ranges: Ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}
