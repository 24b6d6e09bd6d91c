// Says what became of something the person did, as a toast.
import { toast } from 'react-hot-toast'
import { ApiProblem } from '../data/fetch.ts'

/** Tells a failure in the service's words. A 401 has a dialog of its own. */
export function tellProblem(error: unknown): void {
  if (error instanceof ApiProblem && error.status === 401) return
  toast.error(error instanceof ApiProblem ? error.message : 'Something went wrong.')
}

/** Tells that a pasted text lost characters that nobody saw. */
export function tellCleaned(): void {
  const words = 'Invisible characters were taken out of this text: they can turn the order of words around.'
  toast(words, { id: 'cleaned' })
}

/** Copies a text, and says so; where the browser refuses, shows the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast(`Please copy it by hand: ${text}`)
  }
}
