// Longer texts and links of a CV. Turns parsed text into elements, so that nothing a person wrote is ever read as HTML.
import type { ReactNode } from 'react'
import {
  type MarkdownBlock,
  type MarkdownInline,
  parseMarkdown,
  plainBlocks,
  safeHref,
} from '../../../api/cvs/rules/markdown.ts'
import { each } from './each.ts'

/** Whoever follows a link of a CV tells its target nothing, and lends it nothing. */
const REL = 'nofollow ugc noopener'

/** A text in paragraphs; `markdown` where the contract allows the limited Markdown. Each paragraph finds its own direction. */
export function Prose({
  text,
  markdown,
  className,
}: {
  text: string | undefined
  markdown?: boolean
  className: string
}) {
  const blocks = markdown ? parseMarkdown(text ?? '') : plainBlocks(text ?? '')
  if (blocks.length === 0) return null
  return <div className={className}>{each(blocks, renderBlock)}</div>
}

function renderBlock(block: MarkdownBlock): ReactNode {
  if (block.type === 'paragraph') return <p dir="auto">{each(block.children, renderInline)}</p>
  const items = each(block.items, item => (
    <li>
      <bdi>{each(item, renderInline)}</bdi>
    </li>
  ))
  return block.ordered ? <ol start={block.start === 1 ? undefined : block.start}>{items}</ol> : <ul>{items}</ul>
}

function renderInline(inline: MarkdownInline): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'break':
      return <br />
    case 'strong':
      return <strong>{each(inline.children, renderInline)}</strong>
    case 'emphasis':
      return <em>{each(inline.children, renderInline)}</em>
    case 'link':
      return (
        <a href={inline.href} rel={REL} data-target={printed(inline.href)}>
          {each(inline.children, renderInline)}
        </a>
      )
  }
}

/** A link named by its label, or by its address without the parts nobody reads. An address we may not link to stays text. */
export function Target({ url, label }: { url: string; label?: string | undefined }) {
  const href = safeHref(url)
  const name = label?.trim() || readable(url)
  if (href === undefined) return <bdi>{name === url ? name : `${name} ${url}`}</bdi>
  return (
    <a href={href} rel={REL} data-target={printed(href, name)}>
      <bdi>{name}</bdi>
    </a>
  )
}

/** What paper shows behind a link, where the address is more than its name: of pages only. */
function printed(href: string, name?: string): string | undefined {
  return /^http/i.test(href) && readable(href) !== name ? readable(href) : undefined
}

/** `https://www.example.org/` as a person says it: `example.org`; letters that were percent-encoded are shown. */
function readable(url: string): string {
  const spoken = url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')
  try {
    const decoded = decodeURI(spoken)
    // Blanks and invisible characters would let an address pose as another one.
    return /[\p{C}\p{Z}]/u.test(decoded) ? spoken : decoded || url
  } catch {
    return spoken
  }
}
