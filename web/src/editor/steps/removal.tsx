// The removal of an item from a list, and its undo at the position of the item.
import { useState } from 'react'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { type EditorDocument, listAt, type Path, removeItem } from '../session/document.ts'
import { rebase } from '../session/merge.ts'
import { useCvForm } from './form-context.tsx'

/** `before`: the id of the next item of the list; `undo`: puts the item back where it was, into its group too. */
type Removed = { item: Item; before: string | undefined; name: string; undo: (now: EditorDocument) => EditorDocument }

/** Removes items; the last removed one can be put back where it was. */
export function useRemoval(path: Path, nameOf: (id: string) => string) {
  const { editor, announce } = useCvForm()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const remove = (id: string) => {
    const name = nameOf(id)
    const { document } = editor.getState()
    const list = listAt(document, path)
    const at = list.findIndex(item => item.id === id)
    const item = list[at]
    editor.change(removeItem(document, path, id), `Removing ${name}`)
    const without = editor.getState().document
    const undo = (now: EditorDocument) => rebase(without, document, now)
    if (item) setRemoved({ item, before: list[at + 1]?.id, name, undo })
    announce(`${name} removed. Undo brings it back.`)
  }
  const putBack = () => {
    if (!removed) return
    const { document } = editor.getState()
    const { item, name, undo } = removed
    // The editor's undo may have restored the item already.
    if (!listAt(document, path).some(one => one.id === item.id)) editor.change(undo(document), `Putting ${name} back`)
    setRemoved(null)
    announce(`${name} is back.`)
  }
  return { removed, remove, putBack }
}

/** Focuses the button, as the pressed one was removed with its item. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Replaces a removed item in the list, with a button to undo the removal. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="item removed">
      <span dir="auto">{name} removed.</span>
      <button ref={takeFocus} type="button" className="button" onClick={onUndo}>
        <Icon name="undo" /> Undo
      </button>
    </div>
  )
}
