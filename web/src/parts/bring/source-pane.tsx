// The source: its pages as pictures with their pieces on them, or its text, line by line.
import { memo } from 'react'
import type { Proposal } from '../../data/upload.ts'
import type { Draft } from './proposal.ts'

type Piece = Proposal['pieces'][number]
type Placed = { piece: Piece; index: number }
type Props = { id: string; proposal: Proposal; draft: Draft }

export function SourcePane({ id, proposal, draft }: Props) {
  const loose = new Set(draft.unplaced.map(({ piece }) => piece))
  return <Source id={id} proposal={proposal} loose={[...loose].join()} />
}

/** Drawn again only when a text finds its place, and not with each keystroke. */
const Source = memo(function Source({ id, proposal, loose }: { id: string; proposal: Proposal; loose: string }) {
  const { pages } = proposal
  const all = proposal.pieces.map((piece, index) => ({ piece, index }))
  const isLoose = ({ index }: Placed) => loose.split(',').includes(`${index}`)
  const isDrawn = ({ piece: { page, box } }: Placed) => box !== undefined && page !== undefined && page < pages.length
  const others = all.filter(one => !isDrawn(one))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach that
    <section id={id} className="review-source" aria-label="Your file" tabIndex={0}>
      {pages.map(({ width, height, image }, page) => (
        <div key={image} className="source-page" style={{ aspectRatio: `${width} / ${height}` }}>
          <img src={image} alt={`Page ${page + 1} of ${pages.length}`} />
          {all
            .filter(one => isDrawn(one) && one.piece.page === page)
            .map(one => (
              <span
                key={one.index}
                className="source-piece"
                data-piece={one.index}
                data-loose={isLoose(one) || undefined}
                style={boxOf(one.piece)}
              >
                <span className="visually-hidden">{one.piece.text} </span>
              </span>
            ))}
        </div>
      ))}
      {groupsOf(others).map(({ title, members }) => (
        <div key={members[0]?.index} className="source-text">
          {title && <h3>{title}</h3>}
          {members.map(one => (
            <p
              key={one.index}
              className="source-piece"
              data-piece={one.index}
              data-loose={isLoose(one) || undefined}
              dir="auto"
            >
              {one.piece.text}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
})

const boxOf = ({ box = [] }: Piece) => {
  const [left, top, width, height] = box.map(share => `${share * 100}%`)
  return { left, top, width, height }
}

/** Pieces of one table or part of a document; lines and paragraphs need no name. */
function groupsOf(all: Placed[]): { title: string; members: Placed[] }[] {
  const groups: { title: string; members: Placed[] }[] = []
  for (const one of all) {
    const title = /^(line|paragraph) /.test(one.piece.where) ? '' : (one.piece.where.split(',')[0] ?? '')
    const last = groups.at(-1)
    if (last?.title === title) last.members.push(one)
    else groups.push({ title, members: [one] })
  }
  return groups
}
