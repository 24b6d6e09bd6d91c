// The text in the open editors of this tab.

export type OpenText = {
  /** Tries to save now; resolves when everything is saved or the attempt has failed. */
  settle(): Promise<unknown>
  /** False while there is unsaved text that the browser refused to store as a draft. */
  isKept(): boolean
}

const open = new Set<OpenText>()

/** Registers an open editor. Returns the function that removes it. */
export function holdText(text: OpenText): () => void {
  open.add(text)
  return () => open.delete(text)
}

export const settleAll = () => Promise.allSettled([...open].map(text => text.settle()))

export const isAllKept = () => [...open].every(text => text.isKept())

/** Whether this page holds text, and if so, whether the browser keeps it. */
export function openText(): 'kept' | 'lost' | null {
  if (open.size === 0) return null
  return isAllKept() ? 'kept' : 'lost'
}
