// The browser's storage: the client's keys, and when each is removed.
import { type StoredSession, storedSessionIn } from '../../../api/core/wallet/stored-session.ts'

/** The keys that product.md names. */
export const KEYS = {
  userName: 'userName',
  email: 'email',
  userImage: 'userImage',
  googleIdToken: 'googleIdToken',
  /** Seconds since 1970, the token's `exp`. */
  tokenExpiry: 'tokenExpiry',
  paymentId: 'paymentId',
  step4CvData: 'step4CvData',
  okto_session: 'okto_session',
} as const

/** The prefix of unsaved work in the editor, one key per CV. */
export const DRAFT_PREFIX = 'trucv.draft.'

const SESSION = [KEYS.googleIdToken, KEYS.email, KEYS.userName, KEYS.userImage, KEYS.tokenExpiry]

const listeners = new Set<() => void>()

/** Calls back when a session begins or ends, in any tab. Returns the function that unsubscribes. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The stored text, or null: also where the browser refuses storage. */
export function stored(key: keyof typeof KEYS): string | null {
  try {
    return localStorage.getItem(KEYS[key])
  } catch {
    return null
  }
}

/** In the key of the name of a CV that was brought and is not made; the id follows. */
export const BROUGHT_MARK = '.brought-'
export const broughtIn = (key: string) => (key.includes(BROUGHT_MARK) ? key.split(BROUGHT_MARK)[1] : undefined)

/** The keys of drafts and brought CVs in this browser: of each account, null being a guest's; without accounts, of all. */
export function draftKeys(accounts?: (string | null)[]): string[] {
  const prefixes = accounts?.map(account => `${DRAFT_PREFIX}${account ?? 'anonymous'}.`) ?? [DRAFT_PREFIX]
  try {
    return Object.keys(localStorage).filter(key => prefixes.some(prefix => key.startsWith(prefix)))
  } catch {
    return []
  }
}

/** Whether this browser holds a CV begun without an account: the home screen then says "Continue your CV". */
export function hasAnonymousDraft(storage?: Pick<Storage, 'getItem'>): boolean {
  try {
    return (storage ?? localStorage).getItem(`${DRAFT_PREFIX}anonymous.new`) !== null
  } catch {
    return false
  }
}

/** The stored session, expired or not; null without a valid one. */
export const storedWallet = (): StoredSession | null => storedSessionIn(stored('okto_session'))

export function store(values: Partial<Record<keyof typeof KEYS, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  notify()
}

/** Stores a text under a key of its own, where the browser allows that, and says that the storage has changed. */
export function storeText(key?: string, text = ''): void {
  try {
    if (key) localStorage.setItem(key, text)
  } catch {} // it is offered until the page is left
  notify()
}

/** Removes an expired session, never unsaved work. Throws where the browser refuses storage. */
export function removeSession(): void {
  for (const key of SESSION) localStorage.removeItem(key)
  notify()
}

export function removeWallet(): void {
  localStorage.removeItem(KEYS.okto_session)
  notify()
}

export function removeKeys(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key)
}

function notify() {
  for (const listener of listeners) listener()
}
