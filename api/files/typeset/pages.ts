// Splits the engine's single SVG of a document into self-contained pages: without style, script or foreign markup, with the glyphs that
// the page uses, and with the text as an invisible layer above them, for selection and search.
import { BoundedMap } from '../../lib/bounded-map.ts'
import { type Run, textLayer } from './text-layer.ts'

const PAGES_KEPT = 12

type Matrix = [number, number, number, number, number, number]
type Frame = { matrix: Matrix; tag: string }
type Page = { width: number; height: number; drawing: string[]; runs: Run[]; used: Map<string, string> }

const TOKEN = /<(\/?)([a-zA-Z][\w:.-]*)((?:[\s/](?:[^<>"]|"[^"]*")*)?)>|([^<]+)/g
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g
/** The allowed elements; the engine writes others for its own viewer only. */
const KEPT = new Set(['g', 'use', 'path', 'image', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'a', 'clipPath'])
/** A transform without effect, and attributes of the engine's viewer. */
const IN_PLACE = /^translate\(-?0(\.0+)?, ?-?0(\.0+)?\)$/
const DROPPED = /^(class|style|alt|id$|target|xmlns|xlink:href|href$|data-)/

/** The first `limit` pages of the engine's SVG, each as a whole SVG document; `hasText`: with the text layer. */
export function separatePages(drawn: string, limit: number, hasText = true): string[] {
  const shared = sharedParts(drawn)
  const starts = [...drawn.matchAll(/<g class="typst-page"/g)].map(({ index }) => index)
  return starts.slice(0, limit).map((start, at) => {
    const text = drawn.slice(start, starts[at + 1] ?? drawn.length)
    const key = `${at} ${hasText} ${text}`
    const known = kept.get(key)
    if (known?.parts.every(([id, part]) => shared.get(id) === part)) return known.written
    const page = readPage(text, at + 1, shared)
    const written = write(page, shared, hasText ? textLayer(page.runs) : '')
    kept.set(key, { written, parts: [...page.used.keys()].map(id => [id, shared.get(id)] as const) })
    return written
  })
}

/** The latest pages, by the engine's drawing of them: an edit leaves many as they were. `parts`: the shared definitions in use. */
const kept = new BoundedMap<string, { written: string; parts: (readonly [id: string, part?: string])[] }>(PAGES_KEPT)

const SHARED = /<(path|symbol|clipPath|image|linearGradient|radialGradient|pattern|g)\b([^<>]*)>/g

/** The shared definitions (glyphs, clip paths) by id, as the engine wrote them. */
function sharedParts(drawn: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const defs of drawn.split('<defs class="').slice(1)) {
    const content = defs.slice(0, Math.max(0, defs.indexOf('</defs>')))
    for (const { 0: tag, 1: name, 2: attributes = '', index } of content.matchAll(SHARED)) {
      const id = / id="([^"]+)"/.exec(attributes)?.[1]
      const end = attributes.endsWith('/')
        ? index + tag.length
        : content.indexOf(`</${name}>`, index) + `</${name}>`.length
      if (id) parts.set(id, content.slice(index, end))
    }
  }
  return parts
}

function readPage(text: string, number: number, shared: Map<string, string>): Page {
  const page: Page = { width: 0, height: 0, drawing: [], runs: [], used: new Map() }
  const stack: Frame[] = []
  let foreign: { attributes: Record<string, string>; matrix: Matrix } | undefined
  const glyphs: string[] = []
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [closing, name = '', raw = '', words] = [found[1], found[2], found[3], found[4]]
    const matrix = stack.at(-1)?.matrix ?? [1, 0, 0, 1, 0, 0]
    if (words !== undefined) {
      if (foreign) page.runs.push({ ...runOf(words, foreign.attributes, foreign.matrix), glyphs: glyphs.splice(0) })
      continue
    }
    if (closing) {
      if (name === 'foreignObject') foreign = undefined
      else if (name !== 'h5:div') close(page.drawing, stack.pop()?.tag ?? '', name)
      if (!stack.length && name === 'g') break
      continue
    }
    if (name === 'use') {
      // A fast path, because nine of ten tokens are glyphs. Blanks have no shape.
      const use = USE.exec(raw)
      const id = use?.[3] ?? ''
      glyphs.push(id)
      if (shared.has(id)) page.drawing.push(`<use x="${use?.[1]}" y="${use?.[2]}" href="#${ownId(page, number, id)}"/>`)
      continue
    }
    const isSingle = raw.endsWith('/')
    const attributes = Object.fromEntries([...raw.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))
    if (name === 'h5:div') {
      if (foreign) foreign.attributes.size = /font-size: ?([\d.]+)/.exec(attributes.style ?? '')?.[1] ?? '0'
      continue
    }
    if (name === 'foreignObject') {
      foreign = { attributes, matrix }
      continue
    }
    const isPage = stack.length === 0
    if (isPage)
      [page.width, page.height] = [Number(attributes['data-page-width']), Number(attributes['data-page-height'])]
    const tag = !isPage && KEPT.has(name) ? element(name, attributes, isSingle, page, number) : ''
    if (tag && tag !== '<g>') page.drawing.push(tag)
    if (!isSingle) stack.push({ matrix: isPage ? matrix : times(matrix, attributes.transform), tag })
  }
  return page
}

const USE = /x="([^"]*)" y="([^"]*)" href="#([^"]*)"/

function ownId({ used }: Page, number: number, id: string): string {
  const own = used.get(id) ?? `p${number}-${used.size.toString(36)}`
  used.set(id, own)
  return own
}

/** Writes an end tag; drops a group that stayed empty. */
function close(drawing: string[], tag: string, name: string) {
  if (tag.startsWith('<g') && drawing.at(-1) === tag) drawing.pop()
  else if (tag && tag !== '<g>') drawing.push(`</${name}>`)
}

/** A start tag without the attributes of the engine's viewer, and with ids of this page. */
function element(
  name: string,
  attributes: Record<string, string>,
  single: boolean,
  page: Page,
  number: number,
): string {
  const own = (id: string) => ownId(page, number, id)
  const kept = Object.entries(attributes)
    .filter(([key, value]) => !DROPPED.test(key) && !(key === 'transform' && IN_PLACE.test(value)))
    .map(([key, value]) => ` ${key}="${value.replace(/url\(#([^()]+)\)/g, (_, id: string) => `url(#${own(id)})`)}"`)
  const target = attributes.href ?? attributes['xlink:href'] ?? ''
  if (attributes.id) kept.push(` id="${own(attributes.id)}"`)
  if (name === 'a') kept.push(` href="${target}" aria-label="${target}" rel="nofollow ugc noopener"`)
  else if (target.startsWith('#')) kept.push(` href="#${own(target.slice(1))}"`)
  else if (target.startsWith('data:image/')) kept.push(` href="${target}"`)
  if (name === 'image' && attributes.alt) kept.push(` role="img" aria-label="${attributes.alt}"`)
  if (attributes.class === 'pseudo-link') kept.push(' fill-opacity="0" fill="#000"')
  return `<${name}${kept.join('')}${single ? '/' : ''}>`
}

function runOf(text: string, { width = '0', size = '0' }: Record<string, string>, matrix: Matrix): Omit<Run, 'glyphs'> {
  const [a, , , d, x, y] = matrix
  return { text, x, y, width: Number(width) * Math.abs(a), size: Number(size) * Math.abs(d) }
}

/** The matrix with a `transform` applied; the engine writes one function in each. */
function times(outer: Matrix, transform = ''): Matrix {
  const [, kind, list = ''] = /\b(\w+)\(([^()]*)\)/.exec(transform) ?? []
  const values = list.split(/[\s,]+/).map(Number)
  const [p = 0, q = p] = values
  if (kind === 'translate') return product(outer, [1, 0, 0, 1, p, values[1] ?? 0])
  if (kind === 'scale') return product(outer, [p, 0, 0, q, 0, 0])
  return kind === 'matrix' && values.length === 6 ? product(outer, values as Matrix) : outer
}

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

function write({ width, height, drawing, used }: Page, shared: Map<string, string>, words: string): string {
  const glyphs = [...used].map(([id, own]) =>
    (shared.get(id) ?? '').replace(/ class="[^"]*"/, '').replace(`id="${id}"`, `id="${own}"`),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<defs>${glyphs.join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawing,
    words,
    '</svg>',
  ].join('')
}
