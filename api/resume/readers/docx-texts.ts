// A second extraction of a Word file, which knows only runs: nothing that a page shows may be missing from the first. Pure.
import { chosen, type Look, type Parts, SILENT, withLook } from './docx-parts.ts'
import { plainLetters } from './text.ts'
import { attributeOf, below, tagOf, textIn, type Xml } from './xml.ts'

/** Every text that a page can show, by paragraph. */
export function textsOfParts(parts: Parts): { text: string; where: string }[] {
  const texts: { text: string; where: string }[] = []
  const walk = (nodes: Xml[], where: string, look: Look) => {
    for (const node of nodes) {
      const tag = tagOf(node)
      if (SILENT.test(tag)) continue
      if (tag === 'p') texts.push({ text: '', where })
      const paragraph = texts.at(-1)
      const style = attributeOf(tag === 'r' ? below(node, 'rPr', 'rStyle') : below(node, 'pPr', 'pStyle'), 'val') ?? ''
      const styled = parts.styleOf(style).reduce((at, { run }) => withLook(at, run), look)
      const own = tag === 'p' || tag === 'r' ? withLook(styled, below(node, 'rPr')) : look
      if (tag === 't' && paragraph && !own.isHidden) paragraph.text += plainLetters(textIn(node))
      else if (paragraph && /^(?:tab|br|cr|noBreakHyphen)$/.test(tag)) paragraph.text += ' '
      walk(chosen(node), where, own)
    }
  }
  const { body, headers, footers, notes, base } = parts
  for (const [where, some] of Object.entries({ text: [body], header: headers, footer: footers, note: notes }))
    walk(some, where, base)
  const known = new Set<string>()
  return texts.filter(({ text, where }) => {
    const key = `${where} ${text}`
    // Further headers say the same.
    const isCopy = where !== 'text' && known.has(key)
    known.add(key)
    return !isCopy
  })
}
