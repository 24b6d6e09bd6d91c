// Schedules the renewal of the sign-in: in the last tenth of a token's life it first asks silently, then offers the
// sign-in to the user, and finally ends the session. Clock, tokens and requests are arguments; it uses timers, no polling.
import type { Life } from '../data/session.ts'

export type RenewalParts = {
  clock: { now(): number; after(ms: number, run: () => void): () => void }
  /** The stored token. Every success, in this tab or another, changes it. */
  token(): string | null
  lifeOf(token: string | null): Life | null
  /** One silent attempt. Resolves false as soon as it has failed; aborted when its result is no longer needed. */
  ask(signal: AbortSignal): Promise<boolean>
  /** Offers the sign-in to the user until this time in milliseconds; null withdraws the offer. */
  onOffer(untilMs: number | null): void
  /** The token has expired without a new one. */
  onOver(): void
}

const PATIENCE_MS = 10_000

/** When the last tenth of the token's life begins. */
export const dueMs = ({ fromMs, untilMs }: Life): number => untilMs - (untilMs - fromMs) / 10

/** The time limit of an attempt: half of the remaining life, or the full limit when the token has already expired. */
const patienceMs = ({ untilMs }: Life, nowMs: number): number =>
  untilMs > nowMs ? Math.min(PATIENCE_MS, (untilMs - nowMs) / 2) : PATIENCE_MS

type Attempt = { untilMs: number; failed: boolean; stop: AbortController }

export function createRenewal({ clock, token, lifeOf, ask, onOffer, onOver }: RenewalParts) {
  const begin = createAttempts(ask)
  let current: string | null = null
  let attempt: Attempt | null = null
  let cancelTimer = () => {}

  function wait(ms: number): void {
    cancelTimer = clock.after(ms, look)
  }

  function stop(): void {
    cancelTimer()
    attempt?.stop.abort()
    attempt = null
  }

  /** Does what is due now. Call it when the token may have changed or the device may have slept. */
  function look(): void {
    cancelTimer()
    const stored = token()
    if (stored !== current) stop()
    current = stored
    const life = lifeOf(stored)
    const nowMs = clock.now()
    if (!life) {
      onOffer(null)
    } else if (nowMs < dueMs(life)) {
      onOffer(null)
      wait(dueMs(life) - nowMs)
    } else {
      pursue(life, nowMs)
    }
  }

  /** In the last tenth of the token's life, and after it. */
  function pursue(life: Life, nowMs: number): void {
    attempt ??= begin(life, nowMs, failed => attempt === failed && look())
    if (!attempt.failed && nowMs < attempt.untilMs) {
      onOffer(null)
      wait(attempt.untilMs - nowMs)
      return
    }
    attempt.stop.abort()
    if (nowMs >= life.untilMs) {
      onOver()
      return
    }
    onOffer(life.untilMs)
    wait(life.untilMs - nowMs)
  }

  return { look, stop }
}

/** Starts silent attempts, at most one in a tenth of a token's life: with a clock that is nearly an hour fast every new token looks old. */
function createAttempts(ask: RenewalParts['ask']) {
  let lastMs = Number.NEGATIVE_INFINITY
  return (life: Life, nowMs: number, onFailed: (attempt: Attempt) => void): Attempt => {
    const tooSoon = nowMs - lastMs < (life.untilMs - life.fromMs) / 10
    const attempt = { untilMs: nowMs + patienceMs(life, nowMs), failed: tooSoon, stop: new AbortController() }
    if (tooSoon) return attempt
    lastMs = nowMs
    const fail = () => {
      attempt.failed = true
      onFailed(attempt)
    }
    Promise.resolve(attempt.stop.signal)
      .then(ask)
      .then(isRenewed => isRenewed || fail(), fail)
    return attempt
  }
}
