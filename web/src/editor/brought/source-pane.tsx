// The file of a brought CV where the preview stands: its pages as pictures or its lines, lit with the field in use, and the texts without a
// field. A chunk of its own.
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Later } from '../../parts/later.tsx'
import { pathOf } from '../preview/follow.ts'
import type { Path } from '../session/document.ts'
import { useBrought, useCvForm, useEditorState } from '../steps/form-context.tsx'
import { Segments } from '../steps/segments.tsx'
import { broughtIn, openDoubts, pathOfPiece, piecesOf, type Source } from './brought.ts'
import { NotPlaced } from './not-placed.tsx'
import '../preview/preview.css'
import './brought.css'

type Props = {
  /** Whether it replaces the form, in a narrow window. */
  isOpen: boolean
  /** Called before a field in the form is shown. */
  onEdit: () => void
}

const loadPreview = () => import('../preview/preview.tsx')
const WAYS = ['File', 'Page'] as const

export function SourcePane(props: Props) {
  const source = useBrought()
  const [chosen, setChosen] = useState<(typeof WAYS)[number] | null>(null)
  if (!source) return null
  const way = chosen ?? 'File'
  // Each pane draws its own, which takes over the focus.
  const lead = (
    <Segments
      group="source-way"
      label="Shown here"
      className="source-switch"
      names={WAYS}
      chosen={way}
      autoFocus={chosen !== null}
      onChoose={setChosen}
    />
  )
  if (way === 'File') return <FilePane {...props} source={source} lead={lead} />
  return (
    <Later load={loadPreview} waiting={<section className="preview" aria-label="Preview" aria-busy="true" />}>
      {({ Preview }) => <Preview {...props} lead={lead} />}
    </Later>
  )
}

function FilePane({ isOpen, onEdit, source, lead }: Props & { source: Source; lead: ReactNode }) {
  const { editor, reveal, announce } = useCvForm()
  const document = useEditorState(state => state.document)
  const [used, setUsed] = useState<Path | null>(null)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const path = (target as Element).closest<HTMLElement>('.form-column [data-path]')?.dataset.path
      setUsed(before => path ?? pathOf(target as Element) ?? before)
    }
    window.document.addEventListener('focusin', onFocus)
    return () => window.document.removeEventListener('focusin', onFocus)
  }, [])
  const near = used ?? openDoubts(document, source)[0]?.path
  const lit = near ? piecesOf(document, source, near).join() : ''
  const loose = broughtIn(document)
    .loose.map(text => source.unplaced[text]?.piece)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the pane is opened
  useEffect(() => {
    const first = pane.current?.querySelector<HTMLElement>('.source-piece[data-lit]')
    if (first?.checkVisibility() && !pane.current?.contains(window.document.activeElement)) bringIntoView(first)
  }, [lit, isOpen])
  const choose = (piece: number) => {
    const path = pathOfPiece(editor.getState().document, source, piece)
    const entry = pane.current?.querySelector<HTMLElement>(`.not-placed [data-piece="${piece}"] button`)
    if (path) {
      onEdit()
      reveal(path)
    } else if (entry) entry.focus()
    else announce('This line is in no field.')
  }
  // In a narrow window the form has no heading while the file replaces it.
  const Heading = isOpen ? 'h1' : 'h2'
  return (
    <section ref={pane} className="preview source" aria-label="Your file">
      <Heading className="visually-hidden">Your file</Heading>
      <div className="preview-bar">{lead}</div>
      <Pieces source={source} lit={lit} loose={loose} onChoose={useLatest(choose)} />
      <NotPlaced source={source} />
    </section>
  )
}

/** The same function at each render, which calls the latest one. */
function useLatest<T>(act: (value: T) => void): (value: T) => void {
  const latest = useRef(act)
  latest.current = act
  return useState(() => (value: T) => latest.current(value))[0]
}

/** Scrolls the pane, or in a narrow window the page, unless it is in sight. */
function bringIntoView(piece: HTMLElement): void {
  const pane = piece.closest('.source-pieces')
  const box = piece.getBoundingClientRect()
  const [around, list] = [pane, pane?.nextElementSibling].map(element => element?.getBoundingClientRect())
  if (!pane || !around || !list || (box.top > Math.max(around.top, 0) && box.bottom < list.top)) return
  if (pane.scrollHeight > pane.clientHeight + 1) pane.scrollBy({ top: box.top - around.top - around.height / 3 })
  else piece.scrollIntoView({ block: 'center' })
}

type Piece = { piece: Source['pieces'][number]; index: number }
type PiecesProps = { source: Source; lit: string; loose: string; onChoose: (piece: number) => void }

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The arrow keys move between the pieces, which are one stop for Tab. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = MOVES[event.key]
  if (!step) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.source-piece')]
  const at = all.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
}

/** Rendered again only when other pieces are lit or a text finds its field, and not with each keystroke. */
const Pieces = memo(function Pieces({ source: { pages, pieces }, lit, loose, onChoose }: PiecesProps) {
  const all: Piece[] = pieces.map((piece, index) => ({ piece, index }))
  const [litOnes, looseOnes] = [lit, loose].map(text => new Set(text ? text.split(',').map(Number) : []))
  const [stop, setStop] = useState(0)
  const isDrawn = ({ piece: { page, box } }: Piece) => box !== undefined && page !== undefined && page < pages.length
  const button = ({ piece, index }: Piece) => (
    <button
      key={index}
      type="button"
      className="source-piece"
      data-piece={index}
      data-lit={litOnes?.has(index) || undefined}
      data-loose={looseOnes?.has(index) || undefined}
      tabIndex={index === stop ? 0 : -1}
      onFocus={() => setStop(index)}
      style={isDrawn({ piece, index }) ? boxOf(piece) : undefined}
      dir="auto"
      onClick={() => onChoose(index)}
    >
      <span className={isDrawn({ piece, index }) ? 'visually-hidden' : undefined}>{piece.text}</span>
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons in it
    <div className="source-pieces" onKeyDown={onArrow}>
      {pages.map(({ width, height, image }, page) => (
        <div key={image} className="source-page" style={{ aspectRatio: `${width} / ${height}` }}>
          <img src={image} alt={`Page ${page + 1} of ${pages.length}`} />
          {all.filter(one => isDrawn(one) && one.piece.page === page).map(button)}
        </div>
      ))}
      {groupsOf(all.filter(one => !isDrawn(one))).map(({ title, members }) => (
        <div key={members[0]?.index} className="source-text">
          {title && <h2>{title}</h2>}
          {members.map(button)}
        </div>
      ))}
    </div>
  )
})

const boxOf = ({ box = [] }: Piece['piece']) => {
  const [left, top, width, height] = box.map(share => `${share * 100}%`)
  return { left, top, width, height }
}

/** Pieces of one table or part of a document; lines and paragraphs need no name. */
function groupsOf(all: Piece[]): { title: string; members: Piece[] }[] {
  const groups: { title: string; members: Piece[] }[] = []
  for (const one of all) {
    const title = /^(line|paragraph) /.test(one.piece.where) ? '' : (one.piece.where.split(',')[0] ?? '')
    const last = groups.at(-1)
    if (last?.title === title) last.members.push(one)
    else groups.push({ title, members: [one] })
  }
  return groups
}
