// The dialog after reading a JSON Resume without an account, and for refused files.
import { useId } from 'react'
import type { Brought } from '../../data/cvs.ts'
import type { Outcome, Remark } from '../brought-file.ts'
import { Actions, Dialog } from '../dialog.tsx'
import './outcome.css'

type OutcomeProps = { outcome: Outcome; onClose: () => void; onOpen: (draft: Brought) => void }

export function OutcomeDialog({ outcome, onClose, onOpen }: OutcomeProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="import-outcome">
      {outcome.kind === 'refused' ? (
        <>
          <h2 id={heading}>This file cannot be brought</h2>
          <Problems message={outcome.message} errors={outcome.errors} />
        </>
      ) : (
        <>
          <h2 id={heading}>Imported “{outcome.draft.title}”</h2>
          {outcome.kept.length + outcome.notes.length === 0 && <p>Everything in the file has its place in the CV.</p>}
          {outcome.kept.length > 0 && (
            <>
              <p>
                Our CVs have no section for these entries. Sign in before you bring the file, and they are kept for your
                export; now they are left out:
              </p>
              <ul className="bring-remarks">
                {outcome.kept.map(field => (
                  <li key={field} dir="auto">
                    {field}
                  </li>
                ))}
              </ul>
            </>
          )}
          {outcome.notes.length > 0 && (
            <>
              <p>These texts were changed:</p>
              <Remarks remarks={outcome.notes} />
            </>
          )}
        </>
      )}
      <Actions label="Close" onClick={onClose}>
        {outcome.kind === 'brought' && (
          <button type="button" className="button primary" onClick={() => onOpen(outcome.draft)}>
            Open it
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

/** Why a file is refused: field by field, or in one sentence. */
export function Problems({ message, errors }: { message: string; errors: Remark[] }) {
  if (errors.length === 0) return <p>{message}</p>
  return (
    <>
      <p>Nothing was changed. Please correct these fields and try again:</p>
      <Remarks remarks={errors} />
    </>
  )
}

function Remarks({ remarks }: { remarks: Remark[] }) {
  return (
    <ul className="bring-remarks">
      {remarks.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field && <strong dir="auto">{field}</strong>} {message}
        </li>
      ))}
    </ul>
  )
}
