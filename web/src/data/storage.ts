// The browser's storage: every key the client keeps and what removes which. Knows nothing of HTTP and nothing of React.

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

/** Unsaved work of the editor lies under keys that begin so, one for each CV. */
export const DRAFT_PREFIX = 'trucv.draft.'

const SESSION = [KEYS.googleIdToken, KEYS.email, KEYS.userName, KEYS.userImage, KEYS.tokenExpiry]
const PERSONAL = [KEYS.paymentId, KEYS.step4CvData, KEYS.okto_session]

const listeners = new Set<() => void>()

/** Calls back when a session begins or ends, in this tab or in another one. Returns the way to stop. */
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

export function store(values: Partial<Record<keyof typeof KEYS, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  tell()
}

/** What an expired session loses: the signed-in person, never unsaved work. Throws where the browser refuses storage. */
export function removeSession(): void {
  for (const key of SESSION) localStorage.removeItem(key)
  tell()
}

/** What logging out of the wallet takes away. */
export function removeWallet(): void {
  localStorage.removeItem(KEYS.okto_session)
  tell()
}

/** What the person's own log-out takes away besides: everything of theirs on this device. */
export function removeEverything(): void {
  for (const key of PERSONAL) localStorage.removeItem(key)
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  removeSession()
}

function tell() {
  for (const listener of listeners) listener()
}
