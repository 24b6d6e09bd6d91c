// Discards a brought CV that is not made, with a way back.
import { toast } from 'react-hot-toast/headless'
import { forgetBrought, keepBrought, keepEdits, readBrought } from '../data/brought.ts'
import { currentToken } from '../data/session.ts'
import { subjectOf } from '../data/token-claims.ts'

const UNDO_MS = 8000

export async function forgetWithUndo(id: string): Promise<void> {
  const known = await readBrought(id)
  await forgetBrought(id)
  if (!known) return
  const undo = async (note: string) => {
    toast.dismiss(note)
    await keepEdits(await keepBrought(known.source, subjectOf(currentToken())), known.edits)
    toast.success('The CV is back')
  }
  toast(
    ({ id: note }) => (
      <>
        Discarded{' '}
        <button type="button" className="link-button" onClick={() => void undo(note)}>
          Undo
        </button>
      </>
    ),
    { duration: UNDO_MS },
  )
}
