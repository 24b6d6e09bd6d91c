// The typeset pages of the saved draft, one below the other, updated after each save. Says when they are outdated.
import { useRef } from 'react'
import type { ApiProblem } from '../../data/fetch.ts'
import { type Audience, readPage } from '../../data/files.ts'
import { useFile } from '../../data/use-file.ts'
import { Unsupported, wordsOfProblem } from '../../parts/file-words.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSeen } from '../../parts/use-seen.ts'
import type { SaveState } from '../session/save-state.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'

/** `pagesKey`: the cache key of the pages, see look-view. */
export type PagesProps = { cvId: string; audience: Audience; pagesKey: string }

/** The first page, which also says how many there are and how they were made to fit. */
export type FirstPage = ReturnType<typeof useFirstPage>
export const useFirstPage = (pagesKey: string, read: (page: number) => ReturnType<typeof readPage>) =>
  useFile(`${pagesKey} 1`, () => read(1))

export function TemplatePages({ cvId, audience, pagesKey, first }: PagesProps & { first: FirstPage }) {
  const save = useEditorState(state => state.save.kind)
  const paper = useEditorState(state => state.document.style.paper)
  const { published } = useCvForm()
  return (
    <TypesetPages
      first={first}
      pagesKey={pagesKey}
      read={page => readPage(cvId, page, audience)}
      paper={paper}
      words={(isBehind, count) => stateWords(save, isBehind, count, published !== null)}
    />
  )
}

type TypesetProps = {
  first: FirstPage
  pagesKey: string
  read: (page: number) => ReturnType<typeof readPage>
  paper: string | undefined
  words: (isBehind: boolean, count: number) => string
}

/** The pages of any typeset document, read again for each new key. */
export function TypesetPages({ first, pagesKey, read, paper, words }: TypesetProps) {
  const { shown, problem } = first
  if (!shown && problem) return <PagesProblem problem={problem} retry={first.reload} />
  const count = shown?.pageCount ?? 1
  const others = Array.from({ length: count - 1 }, (_, at) => at + 2)
  return (
    <div className="typeset">
      <p className="typeset-state" role="status">
        {problem ? '' : words(first.isBehind, count)}
      </p>
      {problem && <Stale problem={problem} retry={first.reload} />}
      <Unsupported characters={shown?.unsupported ?? []} />
      {shown ? <Drawn url={shown.url} page={1} count={count} /> : <Blank paper={paper} />}
      {others.map(page => (
        <LaterPage key={page} pagesKey={pagesKey} read={read} page={page} count={count} paper={paper} />
      ))}
    </div>
  )
}

function stateWords(save: SaveState['kind'], isBehind: boolean, count: number, isPublished: boolean): string {
  if (save === 'dirty' || save === 'saving') return 'Saving…'
  if (isBehind) return 'Setting the pages…'
  if (save !== 'idle') return 'The pages show what was saved last.'
  const pages = countPages(count)
  return isPublished ? pages : `${pages}. Published with a badge, they have a line for checking it.`
}

export const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

type LaterProps = Omit<TypesetProps, 'words' | 'first'> & { page: number; count: number }

/** A page after the first, fetched when it scrolls into view. */
function LaterPage({ pagesKey, read, page, count, paper }: LaterProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const { shown, problem, reload } = useFile(seen ? `${pagesKey} ${page}` : null, () => read(page))
  return (
    <div ref={place}>
      {shown && <Drawn url={shown.url} page={page} count={count} />}
      {!shown && !problem && <Blank paper={paper} />}
      {problem && <Stale problem={problem} retry={reload} />}
    </div>
  )
}

function Drawn({ url, page, count }: { url: string; page: number; count: number }) {
  return <img className="typeset-sheet" src={url} alt={`Page ${page} of ${count}`} />
}

/** An empty sheet of the right size, as a placeholder. */
function Blank({ paper }: Pick<TypesetProps, 'paper'>) {
  return (
    <div className={`typeset-sheet blank${paper === 'Letter' ? ' letter' : ''}`} aria-busy="true">
      {['name', 'short', '', '', 'short', '', ''].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <span key={at} className={`skeleton ${width}`} />
      ))}
    </div>
  )
}

type ProblemProps = { problem: ApiProblem; retry: () => void }

function PagesProblem({ problem, retry }: ProblemProps) {
  const { title, text } = wordsOfProblem(problem)
  return (
    <Notice icon={problem.code === 'offline' ? 'cloud' : 'warn'} title={title}>
      <p role="alert">{text}</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </Notice>
  )
}

/** Says that the shown pages are older than the saved draft, and why. */
function Stale({ problem, retry }: ProblemProps) {
  const { title, text } = wordsOfProblem(problem)
  return (
    <p className="typeset-stale" role="alert">
      <span>
        <strong>{title}.</strong> {text}
      </span>
      <button type="button" className="link-button" onClick={retry}>
        Try again
      </button>
    </p>
  )
}
