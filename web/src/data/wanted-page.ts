// The guarded page that a person asked for before signing in: kept for this tab, so that the home page can lead on to it.
const KEY = 'trucv.wanted'

export function rememberWantedPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {} // storage is refused: the person finds the page in the navigation
}

/** A path of this client, or null. */
export function wantedPage(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetWantedPage(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {} // storage is refused: there was nothing
}
