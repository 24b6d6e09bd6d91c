// The editor's keys. They work inside fields too, except for "?"; an open dialog has keys of its own.
import { type RefObject, useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { opensByQuestionMark } from '../keys/question-mark.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { saveInWords } from './save-status.tsx'

/** `next`: leads to the next step, as the button does. */
export function useShortcuts(onOpen: (dialog: 'palette' | 'keys') => void, next: RefObject<() => void>): void {
  const { editor, announce, isLogin } = useCvForm()
  useEffect(() => {
    const save = async () => {
      const state = await editor.settle()
      const words = saveInWords(state)
      announce(words)
      const show = state.kind === 'idle' ? toast.success : toast
      show(isLogin ? words : 'Kept in this browser. Sign in to save it.', { id: 'save' })
    }
    // Also inside fields, whose own undo covers only the field.
    const undo = (isRedo: boolean) => {
      const { undoWords, redoWords } = editor.getState()
      if (isRedo) editor.redo()
      else editor.undo()
      const words = isRedo ? redoWords : undoWords
      if (words !== null) announce(`${isRedo ? 'Done again' : 'Undone'}: ${words}`)
    }
    const acts: Record<string, () => unknown> = {
      'command s': save,
      'command z': () => undo(false),
      'command shift z': () => undo(true),
      'command y': () => undo(true),
      'command k': () => onOpen('palette'),
      'command enter': () => next.current(),
      'alt enter': pressNextAdd,
      '?': () => opensByQuestionMark() && onOpen('keys'),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys during input method composition belong to it.
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const act = acts[nameOf(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, announce, isLogin, onOpen, next])
}

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): string {
  const isCommand = ctrlKey || metaKey
  if (isCommand) return altKey ? '' : `command ${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`
  if (altKey) return `alt ${key.toLowerCase()}`
  return (target as HTMLElement).matches('input, textarea, select') ? '' : key
}

/** Adds another entry of the kind in which the focus is: the next button that adds one follows it. */
function pressNextAdd(): void {
  const here = document.activeElement
  const adds = [...document.querySelectorAll<HTMLButtonElement>('.step-form .button.add:enabled')]
  const isAfter = (add: Element) => here && here.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING
  adds.find(isAfter)?.click()
}
