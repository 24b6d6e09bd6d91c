// What a Word file says beside its paragraphs: styles, lists, links, and which headers and footers its pages show. Pure.
import { decodeText } from './bytes.ts'
import { Unreadable } from './reading.ts'
import { allBelow, attributeOf, below, childrenOf, parseXml, tagOf, type Xml } from './xml.ts'
import { openZip } from './zip.ts'

/** How a run looks; `size` in points. */
export type Look = {
  weight: number
  isItalic: boolean
  size: number
  colour: number
  isHidden: boolean
  url?: string
}
type Style = { name: string; basedOn?: string; paragraph?: Xml; run?: Xml }
export type Parts = {
  body: Xml
  /** Of the first page, then of the others; those that no page shows are missing. */
  headers: Xml[]
  footers: Xml[]
  notes: Xml[]
  styleOf(id: string | undefined): Style[]
  base: Look
  /** The targets of the links of a part, by their ids. */
  links(part: Xml): Map<string, string>
  /** Whether the level of a list has a mark or a number. */
  isListed(id: string | undefined, level: number): boolean
}

/** Of all parts that are parsed: a tree takes about twenty times as much. */
const MAX_XML = 10_000_000
/** Word on the web numbers it. */
export const MAIN = /^word\/document\d*\.xml$/
const FIRST = 'first'
const EVEN = 'even'

/** Throws Unreadable: broken, too_complex, too_large. */
export function openParts(bytes: Uint8Array): Parts {
  const zip = openZip(bytes)
  let left = MAX_XML
  const partAt = (path: string): Xml | undefined => {
    if (!zip.names.includes(path)) return undefined
    const text = decodeText(zip.unpack(path))
    left -= text.length
    if (left < 0)
      throw new Unreadable('too_complex', 'This Word file holds far more text than a CV. Bring your CV only.')
    try {
      return parseXml(text).find(node => !tagOf(node).startsWith('?'))
    } catch {
      throw brokenFile()
    }
  }
  const main = zip.names.find(name => MAIN.test(name))?.slice('word/'.length, -'.xml'.length) ?? ''
  const body = below(partAt(`word/${main}.xml`), 'body')
  if (!body) throw brokenFile()
  const ofPart = new Map<Xml, string>([[body, main]])
  const relations = childrenOf(partAt(`word/_rels/${main}.xml.rels`))
  const named = (name: string) => {
    const part = partAt(`word/${name}`)
    if (part) ofPart.set(part, name.replace(/\.xml$/, ''))
    return part ? [part] : []
  }
  const shown = shownParts(body, partAt('word/settings.xml'))
  const targets = new Map(relations.map(one => [attributeOf(one, 'Id'), attributeOf(one, 'Target') ?? '']))
  const partsOf = (kind: string) =>
    [...new Set(shown(kind))].flatMap(id => named((targets.get(id) ?? '').replace(/^\/word\//, '')))
  const styles = stylesOf(partAt('word/styles.xml'))
  return {
    body,
    headers: partsOf('headerReference'),
    footers: partsOf('footerReference'),
    notes: [...named('footnotes.xml'), ...named('endnotes.xml')],
    ...styles,
    links: part => linksOf(part === body ? relations : childrenOf(partAt(`word/_rels/${ofPart.get(part)}.xml.rels`))),
    isListed: listsOf(partAt('word/numbering.xml')),
  }
}

export const brokenFile = () =>
  new Unreadable('broken', 'This Word file is damaged or not whole. Save it again as .docx, and bring the new file.')

/** The ids of the headers or footers that pages show; those of the first page come first. */
function shownParts(body: Xml, settings: Xml | undefined): (kind: string) => string[] {
  const sections = allBelow(body, 'sectPr')
  const hasEven = isOn(below(settings, 'evenAndOddHeaders'))
  return kind =>
    sections.flatMap(section => {
      const references = childrenOf(section).filter(node => tagOf(node) === kind)
      const isShown = (type: string | undefined) =>
        type === FIRST ? isOn(below(section, 'titlePg')) : type !== EVEN || hasEven
      const order = (node: Xml) => (attributeOf(node, 'type') === FIRST ? 0 : 1)
      return references
        .filter(node => isShown(attributeOf(node, 'type')))
        .sort((one, other) => order(one) - order(other))
        .flatMap(node => attributeOf(node, 'id') ?? [])
    })
}

const linksOf = (relations: Xml[]): Map<string, string> =>
  new Map(
    relations
      .filter(one => attributeOf(one, 'TargetMode') === 'External')
      .map(one => [attributeOf(one, 'Id') ?? '', attributeOf(one, 'Target') ?? '']),
  )

/** A property without a value is on. */
export const isOn = (node: Xml | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off|none)$/.test(attributeOf(node, 'val') ?? '')

/** The look of `look` with the properties of a run on it. */
export function withLook(look: Look, run: Xml | undefined): Look {
  const changed = { ...look }
  for (const node of childrenOf(run)) {
    const tag = tagOf(node)
    const value = attributeOf(node, 'val') ?? ''
    if (tag === 'b') changed.weight = isOn(node) ? 700 : 400
    else if (tag === 'i') changed.isItalic = isOn(node)
    else if (tag === 'vanish') changed.isHidden = isOn(node)
    else if (tag === 'sz') changed.size = Number(value) / 2 || look.size
    else if (tag === 'color') changed.colour = /^[\da-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : 0
  }
  return changed
}

function stylesOf(part: Xml | undefined): Pick<Parts, 'styleOf' | 'base'> {
  const styles = new Map<string, Style>()
  let usual: string | undefined
  for (const node of childrenOf(part).filter(one => tagOf(one) === 'style')) {
    const id = attributeOf(node, 'styleId') ?? ''
    const basedOn = attributeOf(below(node, 'basedOn'), 'val')
    const [paragraph, run] = [below(node, 'pPr'), below(node, 'rPr')]
    const name = attributeOf(below(node, 'name'), 'val') ?? id
    styles.set(id, { name, ...(basedOn && { basedOn }), ...(paragraph && { paragraph }), ...(run && { run }) })
    if (attributeOf(node, 'type') === 'paragraph' && attributeOf(node, 'default') === '1') usual = id
  }
  const plain: Look = { weight: 400, isItalic: false, size: 10, colour: 0, isHidden: false }
  return {
    base: withLook(plain, below(part, 'docDefaults', 'rPrDefault', 'rPr')),
    styleOf(id = usual) {
      const chain: Style[] = []
      for (let at = id; at !== undefined && chain.length < 20; at = chain[0]?.basedOn)
        chain.unshift(styles.get(at) ?? { name: at })
      return chain
    },
  }
}

function listsOf(part: Xml | undefined): Parts['isListed'] {
  const all = childrenOf(part)
  const byId = (tag: string, id: string | undefined, attribute: string) =>
    all.find(node => tagOf(node) === tag && attributeOf(node, attribute) === id)
  const known = new Map<string, boolean>()
  const find = (id: string | undefined, level: number) => {
    const list = attributeOf(below(byId('num', id, 'numId'), 'abstractNumId'), 'val')
    const levels = childrenOf(byId('abstractNum', list, 'abstractNumId'))
    const found = levels.find(node => tagOf(node) === 'lvl' && attributeOf(node, 'ilvl') === String(level))
    return attributeOf(below(found, 'numFmt'), 'val') !== 'none'
  }
  return (id, level) => {
    if (!id || id === '0') return false
    const key = `${id} ${level}`
    const isListed = known.get(key) ?? find(id, level)
    known.set(key, isListed)
    return isListed
  }
}

/** Text that pages do not show, or that is about the text. `rt` is the reading above a Japanese word. */
export const SILENT =
  /^(?:del|moveFrom|rPr|pPr|sdtPr|sdtEndPr|instrText|delText|rt|annotationRef|tblPr|trPr|tcPr|sectPr)$/

/** The newer of two forms of one drawing, where it has text. */
export function chosen(node: Xml): Xml[] {
  if (tagOf(node) !== 'AlternateContent') return childrenOf(node)
  const choice = below(node, 'Choice')
  return choice && allTexts(choice).length > 0 ? [choice] : childrenOf(node).filter(one => tagOf(one) === 'Fallback')
}
const allTexts = (node: Xml): Xml[] =>
  childrenOf(node).flatMap(child => (tagOf(child) === 't' ? [child] : SILENT.test(tagOf(child)) ? [] : allTexts(child)))

/** Rows or cells, also those within content controls. */
export const elements = (node: Xml, tag: string): Xml[] =>
  childrenOf(node).flatMap(child =>
    tagOf(child) === tag
      ? [child]
      : /^(?:sdt|sdtContent|ins|customXml)$/.test(tagOf(child))
        ? elements(child, tag)
        : [],
  )
