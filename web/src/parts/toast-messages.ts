// Outcomes of the user's actions, as toasts.
import { toast } from 'react-hot-toast/headless'
import { ApiProblem } from '../data/fetch.ts'

/** A failure with the service's message. A 401 opens a dialog instead. */
export function showProblem(error: unknown): void {
  if (error instanceof ApiProblem && error.status === 401) return
  toast.error(error instanceof ApiProblem ? error.message : 'Something went wrong.')
}

/** Invisible characters were removed from a pasted text. */
export function showCleaned(): void {
  toast('Invisible characters were taken out of this text: they can reorder words.', { id: 'cleaned' })
}

/** Copies a text; where the browser refuses, shows it to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast(`Please copy it by hand: ${text}`)
  }
}

const NEWS = 'trucv.news'
const NEWS_MS = 15_000

/** Stores a message in the tab for the next screen, which may need a page load. */
export function storeNews(words: string): void {
  try {
    sessionStorage.setItem(NEWS, words)
  } catch {
    toast(words, { duration: NEWS_MS })
  }
}

export function showNews(): void {
  try {
    const words = sessionStorage.getItem(NEWS)
    sessionStorage.removeItem(NEWS)
    if (words) toast.success(words, { duration: NEWS_MS })
  } catch {} // storage is refused: storeNews showed the message at once
}
