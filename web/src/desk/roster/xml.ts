// Reads XML in pieces, as far as spreadsheets need it: elements, attributes and texts. Knows no entities but the five of XML, so that
// none can grow.
import { createPauses } from './table.ts'
import { bomb } from './unzip.ts'

/** Names are without their prefixes. An element without content is opened and closed. */
export type Visitor = Readonly<{
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}>

/** A tag without its signs, or a text. */
const TOKEN = /<([^<>]*)>|([^<]+)/g
const NAME = /^[^\s/]+/
const ATTRIBUTE = /\s([^\s=]{1,100})=(?:"([^"]*)"|'([^']*)')/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** No tag or text of a sheet is longer. */
const MAX_CARRIED = 1_000_000

export async function readXml(texts: AsyncIterable<string>, visitor: Visitor): Promise<void> {
  const pause = createPauses()
  let carried = ''
  for await (const text of texts) {
    carried += text
    // A piece may end within a tag or a text.
    const end = carried.lastIndexOf('>') + 1
    visitAll(carried.slice(0, end), visitor)
    carried = carried.slice(end)
    if (carried.length > MAX_CARRIED) throw bomb()
    await pause()
  }
}

function visitAll(xml: string, { open, close, text }: Visitor): void {
  for (const [, tag, found] of xml.matchAll(TOKEN)) {
    if (tag === undefined) {
      text?.(unescaped(found ?? ''))
      continue
    }
    const isEnd = tag.startsWith('/')
    // Declarations and comments are elements with names that no reader knows.
    const name = withoutPrefix(NAME.exec(isEnd ? tag.slice(1) : tag)?.[0] ?? '')
    if (!isEnd) open(name, attributesIn(tag))
    if (isEnd || tag.endsWith('/')) close?.(name)
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function attributesIn(tag: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', one, other = ''] of tag.matchAll(ATTRIBUTE))
    found[withoutPrefix(name)] = unescaped(one ?? other)
  return found
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (name) return ENTITIES[name] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
