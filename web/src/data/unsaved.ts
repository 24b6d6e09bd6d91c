// Text that is not saved: in the open editors of this tab, and in drafts. A logout saves it first; the person decides about the rest.
import { isAllKept, settleAll } from './open-text.ts'
import { currentToken } from './session.ts'
import { broughtIn, draftKeys, KEYS } from './storage.ts'
import { subjectOf } from './token-claims.ts'

export type Unsaved = {
  /** The number of changes in the account's drafts. */
  changes: number
  /** False when a logout loses text that no draft has. */
  isKept: boolean
  /** Whether a CV that was begun without an account is in this browser. */
  isGuest: boolean
}
export type Answer = 'stay' | { loseChanges: boolean; loseGuest: boolean }
/** `save`: tries once more. */
type Ask = (unsaved: Unsaved, save: () => Promise<Unsaved>) => Promise<Answer>

const WAIT_MS = 3_000
const unasked: Ask = async ({ isKept }) => (isKept ? { loseChanges: false, loseGuest: false } : 'stay')
let ask: Ask | null = null
let onAsk = (_: Ask) => {}
let isAsking = false

/** Sets the dialog that asks. Returns the function that removes it. */
export function onUnsaved(next: Ask): () => void {
  ask = next
  onAsk(next)
  return () => {
    ask = null
  }
}

/** The dialog, whose chunk may still be loading when the person logs out. */
const dialog = () =>
  Promise.race([
    new Promise<Ask>(found => {
      onAsk = found
    }),
    new Promise<Ask>(done => setTimeout(done, WAIT_MS, unasked)),
  ])

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
  const save = async (): Promise<Unsaved> => {
    await Promise.race([settleAll(), new Promise(done => setTimeout(done, WAIT_MS))])
    return { changes: countChanges(draftKeys([account])), isKept: isAllKept(), isGuest: draftKeys([null]).length > 0 }
  }
  const left = await save()
  if (account !== null && currentToken() === null) return null
  if (left.changes === 0 && left.isKept && !left.isGuest) return []
  const answer = await (ask ?? (await dialog()))(left, save)
  if (answer === 'stay') return null
  const lost = [...(answer.loseChanges ? draftKeys([account]) : []), ...(answer.loseGuest ? draftKeys([null]) : [])]
  for (const id of lost.flatMap(key => broughtIn(key) ?? [])) {
    const { forgetBrought } = await import('./brought.ts')
    await forgetBrought(id)
  }
  return lost.length > 0 ? [...lost, KEYS.step4CvData] : []
}

/** The changed settings and sections of all drafts, those of one CV once; an unreadable draft counts as one. */
function countChanges(keys: readonly string[]): number {
  const namesIn = (key: string): string[] => {
    try {
      const drafts: { patch: { mine: object } }[] = JSON.parse(localStorage.getItem(key) ?? '')
      return drafts
        .flatMap(({ patch }) => Object.entries(patch.mine))
        .flatMap(([name, value]) => {
          return value instanceof Object ? Object.keys(value).map(part => `${key} ${name} ${part}`) : `${key} ${name}`
        })
    } catch {
      return [key]
    }
  }
  return new Set(keys.flatMap(namesIn)).size
}
