// Discards a brought CV instead of making it.
import { useId } from 'react'
import { useLocation } from 'wouter'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { forgetWithUndo } from '../../parts/forget-brought.tsx'
import { paths } from '../../paths.ts'

export function DiscardCv({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const heading = useId()
  const discard = async () => {
    const id = new URLSearchParams(window.location.search).get('brought')
    if (id) await forgetWithUndo(id)
    navigate(paths.createCv)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading}>
      <h2 id={heading}>Discard this CV?</h2>
      <p className="dialog-lead">
        What was read and your changes are removed from this browser. Your file stays where it is.
      </p>
      <Actions label="Keep it" onClick={onClose}>
        <button type="button" className="button danger" onClick={() => void discard()}>
          Discard
        </button>
      </Actions>
    </Dialog>
  )
}
