// Text that is not saved: in the open editors of this tab, and in drafts. A logout saves it first; the person decides about the rest.
import { currentToken } from './session.ts'
import { DRAFT_PREFIX, KEYS } from './storage.ts'
import { subjectOf } from './token-claims.ts'

type OpenText = {
  /** Tries to save now; resolves when everything is saved or the attempt has failed. */
  settle(): Promise<unknown>
  /** False while there is unsaved text that the browser refused to store as a draft. */
  isKept(): boolean
}
/** The keys of the account's drafts and of a CV begun without one; `isKept` is false when a logout would lose text. */
export type Unsaved = { drafts: string[]; isKept: boolean }
export type Answer = 'stay' | 'keep' | 'discard'

const WAIT_MS = 3_000
const open = new Set<OpenText>()
const unasked = async ({ isKept }: Unsaved): Promise<Answer> => (isKept ? 'keep' : 'stay')
let ask = unasked
let isAsking = false

/** Registers an open editor. Returns the function that removes it. */
export function holdText(text: OpenText): () => void {
  open.add(text)
  return () => open.delete(text)
}

/** Sets the dialog that asks. Returns the function that removes it. */
export function onUnsaved(next: typeof ask): () => void {
  ask = next
  return () => {
    ask = unasked
  }
}

/** The keys of drafts in this browser: of each account, null being a CV begun without one. */
export function draftKeys(accounts: (string | null)[]): string[] {
  const prefixes = accounts.map(account => `${DRAFT_PREFIX}${account ?? 'anonymous'}.`)
  return Object.keys(localStorage).filter(key => prefixes.some(prefix => key.startsWith(prefix)))
}

/** Saves, then asks about unsaved text. Resolves with the keys to remove at the logout; null: the person stays, or the session has ended. */
export async function askToLeave(): Promise<string[] | null> {
  if (isAsking) return null
  isAsking = true
  return leave().finally(() => {
    isAsking = false
  })
}

async function leave(): Promise<string[] | null> {
  // A save can end the session, which removes the token.
  const account = subjectOf(currentToken())
  const saved = Promise.allSettled([...open].map(text => text.settle()))
  await Promise.race([saved, new Promise(done => setTimeout(done, WAIT_MS))])
  const drafts = draftKeys([account, null])
  if (account !== null && currentToken() === null) return null
  const isKept = [...open].every(text => text.isKept())
  const answer = drafts.length === 0 && isKept ? 'keep' : await ask({ drafts, isKept })
  if (answer === 'stay') return null
  return answer === 'discard' ? [...drafts, KEYS.step4CvData] : []
}
