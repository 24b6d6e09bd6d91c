// Longer texts and links of a CV. Turns parsed text into elements, so that nothing a person wrote is ever read as HTML.
import type { ReactNode } from 'react'
import { type ReadableLink, readableAddress } from '../../../api/core/cv/links.ts'
import type { MarkdownBlock, MarkdownInline } from '../../../api/core/cv/markdown.ts'
import { each } from './each.ts'

/** Whoever follows a link of a CV tells its target nothing, and lends it nothing. */
const REL = 'nofollow ugc noopener'

/** A text in paragraphs and lists; null where there are none. Each paragraph finds its own direction. */
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

/** The same without blocks and links: a sign before each item of a list, and the address behind what would be a link. */
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

/** A link by its name; an address that we may not link to is text. */
export function Target({ text, href }: ReadableLink) {
  if (href === undefined) return <bdi>{text}</bdi>
  return (
    <a href={href} rel={REL} data-target={printed(href, text)}>
      <bdi>{text}</bdi>
    </a>
  )
}

/** What paper shows behind a link, where the address is more than its name: of pages only. */
function printed(href: string, name?: string): string | undefined {
  return /^http/i.test(href) && readableAddress(href) !== name ? readableAddress(href) : undefined
}
