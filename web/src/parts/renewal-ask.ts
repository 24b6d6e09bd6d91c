// Asks Google for a new credential without a word on screen. For pages whose content policy lets Google's script in.
import { googleIdentity } from '../data/session.ts'
import { loadOutsideScript } from './outside-script.ts'

type Settings = { googleScriptUrl: string; googleClientId: string }
/** True when the credential was taken. */
type Taker = (credential: string) => boolean

/** Resolves true when `take` took what came, false when nothing comes, or after `signal`. Rejects where the script does not load. */
export async function askSilently(settings: Settings, take: Taker, signal: AbortSignal): Promise<boolean> {
  await loadOutsideScript(settings.googleScriptUrl)
  const identity = googleIdentity()
  if (!identity || signal.aborted) return false
  return new Promise(resolve => {
    let shown = false
    signal.addEventListener('abort', () => {
      // A prompt that waits for a click is no longer silent. One that has shown nothing may still answer, and is welcome.
      if (shown) identity.cancel()
      resolve(false)
    })
    identity.initialize({
      client_id: settings.googleClientId,
      callback: reply => resolve(reply.credential !== undefined && take(reply.credential)),
      auto_select: true,
      itp_support: true,
    })
    identity.prompt(moment => {
      shown ||= moment.isDisplayed?.() ?? false
      if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.()) resolve(false)
    })
  })
}

/** Of several tabs one asks; the others get the new token through the storage and say false only after `signal`. */
export async function askInOneTab(ask: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return ask()
  return locks.request('trucv.renewal', { ifAvailable: true }, lock => (lock ? ask() : whenAborted(signal)))
}

/** Asks nobody: what a page does that may not reach Google, in case another tab can. */
export const whenAborted = (signal: AbortSignal): Promise<false> =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve(false)))
