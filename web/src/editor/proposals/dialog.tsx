// The dialog of a proposal: each change with its values before and after, the badges that it ends, and a choice. The values come from a
// program: they are shown as plain text, never as markup or Markdown.
import { useId, useState } from 'react'
import type { ProposedChangeData } from '../../../../api/core/contract/proposals.ts'
import { closeProposal, type ProposalData } from '../../data/proposals.ts'
import { momentOf } from '../../parts/dates.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { showProblem } from '../../parts/toast-messages.ts'
import { entryNames, valueInWords } from '../session/conflict-words.ts'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { applyChange, type ChangeStatus, changeStatus } from './apply.ts'
import { BeforeAfter } from './before-after.tsx'
import '../dialogs.css'

type Props = { cvId: string; proposal: ProposalData; onClose: () => void }
/** Whether each change is accepted, by its index. */
type Choices = Record<number, boolean>

export function ProposalDialog({ cvId, proposal, onClose }: Props) {
  const document = useEditorState(state => state.document)
  const [choices, setChoices] = useState<Choices>({})
  const title = useId()
  const { changes, reason, madeBy, createdAt } = proposal
  const statuses = changes.map(change => changeStatus(document, change))
  const open = changes.flatMap((_, at) => (isUndecided(statuses[at]) ? at : []))
  const missing = open.filter(at => choices[at] === undefined).length
  const all = (isAccepted: boolean) => setChoices(Object.fromEntries(open.map(at => [at, isAccepted])))
  const [isBusy, finish] = useFinish({ cvId, proposal, onClose })
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
          status={statuses[at] as ChangeStatus}
          document={document}
          choice={choices[at]}
          onChoose={isAccepted => setChoices({ ...choices, [at]: isAccepted })}
        />
      ))}
      <Actions label="Decide later" onClick={onClose}>
        <button
          type="button"
          className="button primary"
          disabled={missing > 0 || isBusy}
          onClick={() => finish(changes.filter((_, at) => open.includes(at) && choices[at]))}
        >
          {missing > 0 ? `${missing} to decide` : 'Done'}
        </button>
      </Actions>
    </Dialog>
  )
}

const isUndecided = (status: ChangeStatus | undefined) => status?.state === 'fits' || status?.state === 'changed'

/** Applies the accepted changes, saves, and closes the proposal. */
function useFinish({ cvId, proposal, onClose }: Props) {
  const { editor, announce } = useCvForm()
  const [isBusy, setBusy] = useState(false)
  const finish = async (accepted: ProposedChangeData[]) => {
    setBusy(true)
    if (accepted.length > 0) editor.change(accepted.reduce(applyChange, editor.getState().document), 'Proposed changes')
    try {
      await editor.settle()
      await closeProposal(cvId, proposal.id)
      announce(`${accepted.length} of ${proposal.changes.length} proposed changes accepted.`)
      onClose()
    } catch (problem) {
      showProblem(problem)
      setBusy(false)
    }
  }
  return [isBusy, finish] as const
}

type ChoiceProps = {
  change: ProposedChangeData
  status: ChangeStatus
  document: EditorDocument
  choice: boolean | undefined
  onChoose: (isAccepted: boolean) => void
}

function ChangeChoice({ change, status, document, choice, onChoose }: ChoiceProps) {
  const name = useId()
  const { kind, path, label, drops } = change
  const inWords = (value: unknown) => {
    if (value === undefined) return null
    if (kind === 'order') return entryNames(document, path, value as string[])
    return valueInWords(value, path.split('.').at(-1))
  }
  const [before, after] = [inWords(change.before), inWords(change.after)]
  const isOpen = isUndecided(status)
  return (
    <fieldset className="proposed-change">
      <legend dir="auto">{label}</legend>
      <BeforeAfter before={before} after={after} />
      {status.state === 'changed' && (
        <p className="claim-warning" dir="auto">
          This has changed since. It is now: {inWords(status.now) ?? 'nothing'}
        </p>
      )}
      {isOpen && drops.length > 0 && (
        <p className="claim-warning">Accepting this drops: {drops.join('; ')}. It was given for the text as it is.</p>
      )}
      {status.state === 'done' && <p className="edit-hint">It is so already.</p>}
      {status.state === 'gone' && <p className="edit-hint">The entry that this is about is no longer there.</p>}
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
