// Longer texts and links of a CV, rendered from parsed Markdown as elements, so that no text is ever interpreted as HTML.
import type { ReactNode } from 'react'
import { type ReadableLink, readableAddress } from '../../../api/core/cv/links.ts'
import type { MarkdownBlock, MarkdownInline } from '../../../api/core/cv/markdown.ts'
import { each } from './each.ts'

/** Links send no referrer, give no access to this window, and do not vouch for their target to search engines. */
const REL = 'nofollow ugc noopener'

/** A text in paragraphs and lists; null for an empty one. Each paragraph has its own direction. */
export function Prose({ blocks, className }: { blocks: readonly MarkdownBlock[]; className: string }) {
  return blocks.length === 0 ? null : <div className={className}>{each(blocks, renderBlock)}</div>
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

/** The same inline: list items with a bullet, links as text with their address. */
export function ProseWords({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return each(blocks, (block, index) => (
    <>
      {index > 0 && '\n\n'}
      {block.type === 'paragraph'
        ? each(block.children, renderWords)
        : each(block.items, (item, at) => (
            <>
              {at > 0 && '\n'}
              {block.ordered ? `${block.start + at}. ` : '• '}
              {each(item, renderWords)}
            </>
          ))}
    </>
  ))
}

function renderWords(inline: MarkdownInline): ReactNode {
  if (inline.type === 'text') return inline.text
  if (inline.type === 'break') return '\n'
  const inner = each(inline.children, renderWords)
  if (inline.type === 'strong') return <strong>{inner}</strong>
  if (inline.type === 'emphasis') return <em>{inner}</em>
  return (
    <>
      {inner} <bdi>({inline.href})</bdi>
    </>
  )
}

/** A link with its label; an address that is not allowed as a link becomes text. */
export function Target({ text, href }: ReadableLink) {
  if (href === undefined) return <bdi>{text}</bdi>
  return (
    <a href={href} rel={REL} data-target={printed(href, text)}>
      <bdi>{text}</bdi>
    </a>
  )
}

/** The address printed after a link, where its label does not say it; for web pages only. */
function printed(href: string, name?: string): string | undefined {
  return /^http/i.test(href) && readableAddress(href) !== name ? readableAddress(href) : undefined
}
