// The guarded page that a visitor requested before signing in, stored per tab so that the home page can link to it.
const KEY = 'trucv.wanted'

export function rememberWantedPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {} // storage is refused: the navigation leads there too
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
  } catch {} // storage is refused: nothing was stored
}
