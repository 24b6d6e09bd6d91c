// What a program proposes, change by change: before and after, what accepting would drop, accept or refuse. All of it is data: shown
// as plain text, never as markup or Markdown.
import { useId, useState } from 'react'
import type { ProposedChangeData } from '../../../../api/core/contract/proposals.ts'
import { closeProposal, type ProposalData } from '../../data/proposals.ts'
import { momentOf } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { tellProblem } from '../../parts/tell.ts'
import { textOf } from '../session/conflict-words.ts'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { applyChange, compareTexts, namesIn, type Run, type Standing, standingOf } from './apply.ts'
import '../dialogs.css'

type Props = { cvId: string; proposal: ProposalData; onClose: () => void }

export function ProposalDialog({ cvId, proposal, onClose }: Props) {
  const { editor, announce } = useCvForm()
  const document = useEditorState(state => state.document)
  const [choices, setChoices] = useState<Record<number, boolean>>({})
  const [isBusy, setBusy] = useState(false)
  const title = useId()
  const { changes, reason, madeBy, createdAt } = proposal
  const standings = changes.map(change => standingOf(document, change))
  const isOpen = (at: number) => standings[at]?.state === 'fits' || standings[at]?.state === 'changed'
  const open = changes.flatMap((_, at) => (isOpen(at) ? at : []))
  const missing = open.filter(at => choices[at] === undefined).length
  const all = (isAccepted: boolean) => setChoices(Object.fromEntries(open.map(at => [at, isAccepted])))

  const finish = async () => {
    setBusy(true)
    const accepted = changes.filter((_, at) => isOpen(at) && choices[at])
    // What this ends has been said beside each change, so that it is not asked again.
    if (accepted.length > 0)
      editor.changeKnowingly(accepted.reduce(applyChange, editor.getState().document), 'Proposed changes')
    try {
      await editor.settle()
      await closeProposal(cvId, proposal.id)
      announce(`${accepted.length} of ${changes.length} proposed changes accepted.`)
      onClose()
    } catch (problem) {
      tellProblem(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="wide-dialog">
      <h2 id={title} tabIndex={-1} data-first-focus>
        Proposed by <bdi>{madeBy}</bdi>
      </h2>
      <p className="dialog-lead">
        A program of yours proposed this on {momentOf(createdAt)}. Nothing has changed yet: you decide on each change,
        and can undo it afterwards. Its reason:
      </p>
      <blockquote className="proposal-reason" dir="auto">
        {reason}
      </blockquote>
      <div className="choose-all">
        <button type="button" className="link-button" onClick={() => all(true)}>
          Accept all
        </button>
        <button type="button" className="link-button" onClick={() => all(false)}>
          Refuse all
        </button>
      </div>
      {changes.map((change, at) => (
        <ChangeChoice
          key={change.path + change.kind}
          change={change}
          standing={standings[at] as Standing}
          document={document}
          choice={choices[at]}
          onChoose={isAccepted => setChoices({ ...choices, [at]: isAccepted })}
        />
      ))}
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Decide later
        </button>
        <button type="button" className="button primary" disabled={missing > 0 || isBusy} onClick={finish}>
          {missing > 0 ? `${missing} to decide` : 'Done'}
        </button>
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  change: ProposedChangeData
  standing: Standing
  document: EditorDocument
  choice: boolean | undefined
  onChoose: (isAccepted: boolean) => void
}

function ChangeChoice({ change, standing, document, choice, onChoose }: ChoiceProps) {
  const name = useId()
  const { kind, path, label, before, after, drops } = change
  const wordsOf = (value: unknown) => {
    if (value === undefined) return null
    return kind === 'order' ? namesIn(document, change, value) : textOf(value, path.split('.').at(-1))
  }
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const [left, right] = compareTexts(was ?? '', is ?? '')
  const isOpen = standing.state === 'fits' || standing.state === 'changed'
  return (
    <fieldset className="proposed-change">
      <legend dir="auto">{label}</legend>
      <dl>
        <dt>Before</dt>
        <dd dir="auto">{was === null ? <em>Nothing</em> : <Marked runs={left} as="del" />}</dd>
        <dt>After</dt>
        <dd dir="auto">{is === null ? <em>Removed</em> : <Marked runs={right} as="ins" />}</dd>
      </dl>
      {standing.state === 'changed' && (
        <p className="claim-warning" dir="auto">
          This has changed since. It is now: {wordsOf(standing.now) ?? 'nothing'}
        </p>
      )}
      {isOpen && drops.length > 0 && (
        <p className="claim-warning">Accepting this drops: {drops.join('; ')}. It was given for the text as it is.</p>
      )}
      {standing.state === 'done' && <p className="edit-hint">It is so already.</p>}
      {standing.state === 'gone' && <p className="edit-hint">The entry that this is about is no longer there.</p>}
      {isOpen && (
        <div className="proposal-choice">
          {([true, false] as const).map(isAccepted => (
            <label key={String(isAccepted)}>
              <input type="radio" name={name} checked={choice === isAccepted} onChange={() => onChoose(isAccepted)} />
              {isAccepted ? 'Accept' : 'Refuse'}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** A text with its own words struck out or underlined. */
function Marked({ runs, as: Mark }: { runs: Run[]; as: 'ins' | 'del' }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text have no other identity
  return runs.map(({ text, isSame }, at) => (isSame ? text : <Mark key={at}>{text}</Mark>))
}
