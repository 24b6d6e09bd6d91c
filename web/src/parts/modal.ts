// Which native dialogs are open over the page: what is to be seen and heard above them has to stand inside the topmost.
let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog over everything else; gives the way to close it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  change([...open, dialog])
  return () => {
    dialog.close()
    change(open.filter(other => other !== dialog))
  }
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** Calls back when a dialog opens or closes. Returns the way to stop. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
