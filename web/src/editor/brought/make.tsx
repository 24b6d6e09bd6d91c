// “Make this CV”: its open questions first, then the sign-in of a guest, then the CV is saved to the account.
import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { SignInDialog } from '../sign-in-dialog.tsx'
import { useBrought, useCvForm } from '../steps/form-context.tsx'
import { openDoubts } from './brought.ts'
import { QUESTION } from './questions.tsx'

export function MakeCv({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { editor, isLogin, announce, setView } = useCvForm()
  const source = useBrought()
  const isAsked = source !== null && openDoubts(editor.getState().document, source).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, or after the sign-in
  useEffect(() => {
    if (isAsked) {
      setView('write')
      onClose()
      requestAnimationFrame(() => document.getElementById(QUESTION)?.focus())
      return announce('Please answer this first.')
    }
    if (!isLogin) return
    editor.settle(true).then(({ message }) => {
      if (editor.getState().cvId) return onMade()
      toast.error(message ?? 'You seem to be offline. Your CV is kept in this browser.')
      onClose()
    })
  }, [isLogin])
  return isLogin || isAsked ? null : <SignInDialog purpose="make" onClose={onClose} />
}
