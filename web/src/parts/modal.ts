// The stack of open modal dialogs. What should be visible and usable above them must be inside the topmost one.
let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a dialog; returns the function that closes it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  change([...open, dialog])
  return () => {
    dialog.close()
    change(open.filter(other => other !== dialog))
  }
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** Calls back when a dialog opens or closes. Returns the function that unsubscribes. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
