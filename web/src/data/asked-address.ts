// The address of an institution that sent somebody here with a link, /create-cv?ask=<address>: in the tab until the person agrees, then for
// the CV in this browser. It only fills in a field.

const KEY = 'trucv.ask'
const ofCv = (cvId: string) => `${KEY}.${cvId}`
/** `isAgreed`: the new CV has no id yet. */
export type AskedBy = { email: string; isAgreed: boolean }

/** Null without one, and where the browser refuses storage. */
export function readAskedBy(): AskedBy | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? null : { email: text.slice(1), isAgreed: text[0] === '+' }
  } catch {
    return null
  }
}

export function keepAskedBy(asked: AskedBy | null): void {
  try {
    if (asked) sessionStorage.setItem(KEY, `${asked.isAgreed ? '+' : '-'}${asked.email}`)
    else sessionStorage.removeItem(KEY)
  } catch {} // the link is ignored
}

export function keepAddressOf(cvId: string, email: string): void {
  try {
    localStorage.setItem(ofCv(cvId), email)
  } catch {} // the person types it
}

/** The address that requests of this CV begin with; empty without one. */
export function addressOf(cvId: string): string {
  try {
    return localStorage.getItem(ofCv(cvId)) ?? ''
  } catch {
    return ''
  }
}
