// The body of a section by its kind: long text, entries, names, quotes.
import type { MarkdownBlock, MarkdownInline } from '../../../api/core/cv/markdown.ts'
import type { Sheet, SheetBody, SheetName, SheetQuote, SheetSection } from '../../../api/core/cv/sheet.ts'
import { type Anchors, useAnchors } from './anchors.ts'
import { BadgeAt } from './badge.tsx'
import { each } from './each.ts'
import { Entries, List } from './entry.tsx'
import { Prose, Target } from './prose.tsx'
import { spokenAs } from './spoken.ts'

export function SectionBody({ section, sheet }: { section: SheetSection; sheet: Sheet }) {
  const { body, key } = section
  const anchorOf = useAnchors()
  switch (body.kind) {
    case 'prose':
      return (
        <div {...anchorOf(`/${key}`)}>
          <Prose blocks={body.blocks} className={isLong(body.blocks) ? 'cv-lead cv-lead-long' : 'cv-lead'} />
        </div>
      )
    case 'entries':
      return <Entries entries={body.entries} sheet={sheet} />
    case 'names':
      return <Names body={body} short={key === 'languages'} comma={sheet.comma} />
    case 'quotes':
      return (
        <>
          {each(body.quotes, quote => (
            <Quote quote={quote} />
          ))}
          {body.note !== undefined && <p {...spokenAs(sheet.language)}>{body.note}</p>}
        </>
      )
  }
}

/** A short summary is set in larger type. */
const LEAD = 600
const isLong = (blocks: readonly MarkdownBlock[]) =>
  blocks.reduce((sum, block) => sum + sizeOf(block.type === 'list' ? block.items.flat() : block.children), 0) > LEAD

function sizeOf(children: readonly MarkdownInline[]): number {
  let size = 0
  for (const child of children) {
    if (child.type === 'text') size += child.text.length
    else size += child.type === 'break' ? 1 : sizeOf(child.children)
  }
  return size
}

type NamesProps = { body: Extract<SheetBody, { kind: 'names' }>; short: boolean; comma: string }

/** Names with details in columns or in rows; names alone in running lines. */
function Names({ body, short, comma }: NamesProps) {
  const anchorOf = useAnchors()
  const grid = short ? 'cv-grid cv-grid-short' : 'cv-grid'
  const columns = body.isList ? 'cv-list' : grid
  return (
    <ul className={body.bare ? 'cv-names' : columns}>{each(body.names, name => renderName(name, comma, anchorOf))}</ul>
  )
}

const DOTS = [1, 2, 3, 4, 5, 6]

function renderName({ path, name, level, dots, details }: SheetName, comma: string, anchorOf: Anchors) {
  return (
    <li {...anchorOf(path)}>
      {name !== undefined && (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      )}
      {level !== undefined && (
        <small className="cv-level">
          {' '}
          <bdi>{level}</bdi>
        </small>
      )}
      <BadgeAt path={path} look="icon" />
      {dots !== undefined && (
        <span className="cv-dots" aria-hidden="true">
          {each(DOTS, dot => (
            <span className={dot <= dots ? 'cv-full' : undefined} />
          ))}
        </span>
      )}
      {details.length > 0 && (
        <span className="cv-details">
          {' '}
          <List texts={details} comma={comma} />
        </span>
      )}
    </li>
  )
}

function Quote({ quote }: { quote: SheetQuote }) {
  const anchorOf = useAnchors()
  return (
    <figure className="cv-quote" {...anchorOf(quote.path)}>
      <Prose blocks={quote.blocks} className="cv-prose" />
      {quote.name !== undefined && (
        <figcaption>
          <bdi>{quote.name}</bdi>
        </figcaption>
      )}
      {quote.contact && (
        <p className="cv-contact">
          {each(quote.contact, (link, index) => (
            <>
              {index > 0 && ' · '}
              <Target {...link} />
            </>
          ))}
        </p>
      )}
    </figure>
  )
}
