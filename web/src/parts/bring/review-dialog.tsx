// The review of an imported CV: the text of the file beside the fields read from it, to correct. Nothing is saved before the CV is made.
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { importResume } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import type { Proposal } from '../../data/upload.ts'
import { keptInWords } from '../brought-file.ts'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { showProblem, storeNews } from '../toast-messages.ts'
import { FieldsPane } from './fields-pane.tsx'
import { NotPlaced } from './not-placed.tsx'
import { acceptedOf, type Draft, draftOf, openDoubts, pathInProposal, place, sectionsOf, write } from './proposal.ts'
import { SourcePane } from './source-pane.tsx'
import { useLight } from './use-light.ts'

type Props = { file: File; proposal: Proposal; onClose: () => void; onMade: (cv: CvData) => void }
type Problems = Readonly<Record<string, string>>
type Tab = 'source' | 'fields' | 'loose'

export function ReviewDialog({ file, proposal, onClose, onMade }: Props) {
  const { draft, change, undo } = useDraft(proposal)
  const withoutWarning = useLeaveWarning(undo !== null)
  const [tab, setTab] = useState<Tab>('fields')
  const [isLeaving, setLeaving] = useState(false)
  const [news, setNews] = useState('')
  const ids = useId()
  const root = useRef<HTMLDivElement>(null)
  const sections = useMemo(() => sectionsOf(proposal, draft), [proposal, draft])
  const show = (path: string) => {
    setTab('fields')
    requestAnimationFrame(() => focusField(root.current, path))
  }
  const { isBusy, problems, make, settleProblem } = useMaking(proposal, draft, withoutWarning(onMade), show)
  const light = useLight(root, proposal, draft, tab)

  useEffect(() => root.current?.querySelector('h2')?.focus(), [])

  const settle = (next: Draft, path: string, group?: string) => {
    change(next, group)
    settleProblem(path)
  }
  const put = (text: number, path: string, name: string) => {
    settle(place(proposal, draft, text, path), path)
    setNews(`Put into ${name}. ${leftInWords(draft.unplaced.length - 1)}`)
  }
  const undoLast = () => {
    undo?.()
    setNews('The last change is undone.')
  }
  const leave = () => (undo && !isLeaving ? setLeaving(true) : onClose())
  return (
    <Dialog open onClose={leave} labelledBy={`${ids}-title`} className="review">
      <div ref={root} className="review-grid" data-tab={tab} {...light.listeners(show)}>
        <header className="review-head">
          <Title id={`${ids}-title`} file={file} />
          <Tabs tab={tab} loose={draft.unplaced.length} onTab={setTab} ids={ids} />
        </header>
        <SourcePane id={`${ids}-source`} proposal={proposal} draft={draft} />
        <NotPlaced id={`${ids}-loose`} proposal={proposal} draft={draft} sections={sections} onPut={put} />
        <FieldsPane
          id={`${ids}-fields`}
          sections={sections}
          proposal={proposal}
          draft={draft}
          problems={problems}
          onWrite={(path, text) => settle(write(draft, path, text), path, path)}
          onChange={change}
          onSettle={settle}
          onDrop={put}
        />
        <footer className="review-foot">
          <p role="status">{isLeaving ? LEAVE_QUESTION : news || doubtsOf(draft)}</p>
          {isLeaving && <LeaveActions onStay={() => setLeaving(false)} onLeave={onClose} />}
          {!isLeaving && <ReviewActions isBusy={isBusy} onCancel={leave} onUndo={undo && undoLast} onMake={make} />}
        </footer>
      </div>
    </Dialog>
  )
}

const Title = ({ id, file }: { id: string; file: File }) => (
  <>
    <h2 id={id} tabIndex={-1} data-first-focus>
      Is this your CV? <span dir="auto">{file.name}</span>
    </h2>
    <p>Correct what was misread. Nothing is saved before you press “Make this CV”.</p>
  </>
)

const LEAVE_QUESTION = 'Leave without making this CV? Your corrections are lost.'

const leftInWords = (left: number) => (left === 0 ? 'Every text has its place.' : `${left} not placed.`)

function focusField(root: HTMLElement | null, path: string): void {
  const field = root?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}

function doubtsOf(draft: Draft): string {
  const doubts = openDoubts(draft).length
  if (doubts === 0) return ''
  return `${doubts === 1 ? 'One date' : `${doubts} dates`} can be read in two ways.`
}

const LeaveActions = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <>
    <button type="button" className="button" onClick={onStay}>
      Stay
    </button>
    <button type="button" className="button danger" onClick={onLeave}>
      Leave
    </button>
  </>
)

type ActionsProps = { isBusy: boolean; onCancel: () => void; onUndo: (() => void) | null; onMake: () => void }

const ReviewActions = ({ isBusy, onCancel, onUndo, onMake }: ActionsProps) => (
  <>
    <button type="button" className="button" onClick={onCancel}>
      Cancel
    </button>
    <button type="button" className="button" disabled={!onUndo} onClick={() => onUndo?.()}>
      <Icon name="undo" /> Undo
    </button>
    <button type="button" className="button primary" disabled={isBusy} onClick={onMake}>
      {isBusy ? 'Making it…' : 'Make this CV'}
    </button>
  </>
)

type Step = { draft: Draft; path: string | undefined }

/** The draft with its undo steps; typing in one field is one step. */
function useDraft(proposal: Proposal) {
  const [past, setPast] = useState<Step[]>([{ draft: draftOf(proposal), path: undefined }])
  const { draft } = past.at(-1) as Step
  return {
    draft,
    change: (next: Draft, path?: string) =>
      setPast(before => [
        ...(path && before.at(-1)?.path === path ? before.slice(0, -1) : before),
        { draft: next, path },
      ]),
    undo: past.length > 1 ? () => setPast(before => before.slice(0, -1)) : null,
  }
}

/** Warns before the page is left with unsaved corrections; the returned function removes the warning from a navigation of ours. */
function useLeaveWarning(isChanged: boolean) {
  const isWarned = useRef(false)
  isWarned.current = isChanged
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => isWarned.current && event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  return (navigate: Props['onMade']): Props['onMade'] =>
    cv => {
      isWarned.current = false
      navigate(cv)
    }
}

function useMaking(proposal: Proposal, draft: Draft, onMade: Props['onMade'], show: (path: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  const make = async () => {
    const [doubt] = openDoubts(draft)
    if (doubt) {
      setProblems({ [doubt.path]: 'Please choose how this date is meant.' })
      return show(doubt.path)
    }
    setBusy(true)
    const resume = acceptedOf(proposal, draft)
    try {
      const { cv, unmapped } = await importResume(resume)
      storeNews(newsOf(draft, keptInWords(unmapped, resume)))
      onMade(cv)
    } catch (error) {
      const found = error instanceof ApiProblem ? error.errors : []
      const paths = found.map(({ path, message }) => [
        pathInProposal(path.replace(/^\/resume(?=\/)/, ''), draft),
        message,
      ])
      setProblems(Object.fromEntries(paths))
      showProblem(error)
      if (paths[0]?.[0]) show(paths[0][0])
    } finally {
      setBusy(false)
    }
  }
  const settleProblem = (path: string) => {
    const { [path]: gone, ...others } = problems
    if (gone) setProblems(others)
  }
  return { isBusy, problems, make, settleProblem }
}

const MAX_NAMED = 4

/** The message for the opened CV: the texts of the file that are on no page. */
function newsOf({ unplaced }: Draft, kept: string[]): string {
  const texts = [...unplaced.map(({ text }) => `“${text.slice(0, 60)}”`), ...kept]
  if (texts.length === 0) return 'Your CV is made, with everything that the file says.'
  const more = texts.length > MAX_NAMED ? `, and ${texts.length - MAX_NAMED} more` : ''
  return `Your CV is made. Kept for your export, but on no page: ${texts.slice(0, MAX_NAMED).join(', ')}${more}.`
}

const TABS: [Tab, string][] = [
  ['source', 'Your file'],
  ['fields', 'Fields'],
  ['loose', 'Not placed'],
]

type TabsProps = { tab: Tab; loose: number; onTab: (tab: Tab) => void; ids: string }

/** On small screens one of the three panes is visible. */
function Tabs({ tab, loose, onTab, ids }: TabsProps) {
  const go = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const [next] = TABS[
      (TABS.findIndex(([name]) => name === tab) + step + TABS.length) % TABS.length
    ] as (typeof TABS)[0]
    onTab(next)
    document.getElementById(`${ids}-tab-${next}`)?.focus()
  }
  return (
    <div className="review-tabs" role="tablist" aria-label="Shown">
      {TABS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${ids}-tab-${name}`}
          aria-selected={tab === name}
          aria-controls={`${ids}-${name}`}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={go}
        >
          {name === 'loose' ? `${label} (${loose})` : label}
        </button>
      ))}
    </div>
  )
}
