// A field of the CV was changed in two places: shows both versions and lets the person choose, field by field.
import { useId, useState } from 'react'
import { parseMarkdown } from '../../../../api/core/cv/markdown.ts'
import { ProseWords } from '../../cv/prose.tsx'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import { usePictureSource } from '../steps/picture-source.ts'
import { conflictLines, conflictName } from './conflict-words.ts'
import type { Choice, Conflict } from './merge.ts'
import '../dialogs.css'

type Props = {
  conflicts: Conflict[]
  /** Where the other version comes from, for example "Saved elsewhere meanwhile". */
  theirs: string
  onChosen: (choices: Record<string, Choice>) => void
  onLater: () => void
}

export function ConflictDialog({ conflicts, theirs, onChosen, onLater }: Props) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const title = useId()
  const missing = conflicts.filter(conflict => !choices[conflict.key]).length
  const all = (side: Choice) => setChoices(Object.fromEntries(conflicts.map(conflict => [conflict.key, side])))
  return (
    <Dialog open onClose={onLater} labelledBy={title} className="wide-dialog">
      <h2 id={title}>Two versions of the same section</h2>
      <p className="dialog-lead">
        This CV was changed here and somewhere else. Everything that could go together has. For the rest, please choose
        what stays; nothing is overwritten before you do.
      </p>
      <div className="choose-all">
        <button type="button" className="link-button" onClick={() => all('mine')}>
          Keep all of mine
        </button>
        <button type="button" className="link-button" onClick={() => all('theirs')}>
          Take all of the other
        </button>
      </div>
      {conflicts.map(conflict => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          theirs={theirs}
          choice={choices[conflict.key]}
          onChoose={side => setChoices({ ...choices, [conflict.key]: side })}
        />
      ))}
      <Actions label="Decide later" onClick={onLater}>
        <button type="button" className="button primary" disabled={missing > 0} onClick={() => onChosen(choices)}>
          {missing > 0 ? `${missing} to choose` : 'Save my choice'}
        </button>
      </Actions>
    </Dialog>
  )
}

type ChoiceProps = { conflict: Conflict; theirs: string; choice: Choice | undefined; onChoose: (side: Choice) => void }

function ConflictChoice({ conflict, theirs, choice, onChoose }: ChoiceProps) {
  const { editor } = useCvForm()
  const name = useId()
  return (
    <fieldset className="conflict">
      <legend dir="auto">{conflictName(conflict, editor.getState().document)}</legend>
      <Side name={name} title="Yours, typed here" side="mine" conflict={conflict} choice={choice} onChoose={onChoose} />
      <Side name={name} title={theirs} side="theirs" conflict={conflict} choice={choice} onChoose={onChoose} />
    </fieldset>
  )
}

type SideProps = Omit<ChoiceProps, 'theirs'> & { name: string; title: string; side: Choice }

function Side({ name, title, side, conflict, choice, onChoose }: SideProps) {
  const { editor } = useCvForm()
  const value = conflict[side]
  return (
    <label className="conflict-side">
      <span className="conflict-title">
        <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
        {title}
      </span>
      <span className="conflict-lines">
        {conflict.key === PICTURE && typeof value === 'string' ? (
          <Picture url={value} />
        ) : (
          conflictLines(conflict, side, editor.getState().document).map(([label, text, isMarkdown]) => (
            <span key={label} className="conflict-line">
              {label && <span className="conflict-label">{label}</span>}
              <span dir="auto">{isMarkdown ? <ProseWords blocks={parseMarkdown(text)} /> : text}</span>
            </span>
          ))
        )}
      </span>
    </label>
  )
}

const PICTURE = 'content.personalDetails.imageUrl'

function Picture({ url }: { url: string }) {
  const source = usePictureSource(url)
  return source ? <img src={source} alt="Portrait" width="88" height="88" /> : 'A picture that cannot be shown here'
}
