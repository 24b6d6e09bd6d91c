// Requests a new credential from Google silently, on pages whose content security policy allows Google's script.
import { googleIdentity } from '../data/session.ts'
import { loadOutsideScript } from './outside-script.ts'

type Settings = { googleScriptUrl: string; googleClientId: string }
/** True when the credential was accepted. */
type Taker = (credential: string) => boolean

/** Resolves with whether `take` accepted a credential; false after `signal`. Rejects when the script cannot be loaded. */
export async function askSilently(settings: Settings, take: Taker, signal: AbortSignal): Promise<boolean> {
  await loadOutsideScript(settings.googleScriptUrl)
  const identity = googleIdentity()
  if (!identity || signal.aborted) return false
  return new Promise(resolve => {
    let shown = false
    signal.addEventListener('abort', () => {
      // A visible prompt waits for a click, so it is cancelled. An invisible one may still deliver a credential.
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

/** Only one tab asks; the others get the new token through the storage, and resolve false after `signal`. */
export async function askInOneTab(ask: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return ask()
  return locks.request('trucv.renewal', { ifAvailable: true }, lock => (lock ? ask() : whenAborted(signal)))
}

/** For a page that may not load Google's script: waits, in case another tab renews the token. */
export const whenAborted = (signal: AbortSignal): Promise<false> =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve(false)))
