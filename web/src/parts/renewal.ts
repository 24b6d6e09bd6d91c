// When a sign-in is renewed: in the last tenth of a token's life it asks silently, then offers, then ends the session.
// Clock, tokens and asking are arguments; timers only, nothing polls. Knows no React and no Google.
import type { Life } from '../data/session.ts'

export type RenewalParts = {
  clock: { now(): number; after(ms: number, run: () => void): () => void }
  /** The stored token; a new one is what every success comes down to, in this tab or in another one. */
  token(): string | null
  lifeOf(token: string | null): Life | null
  /** One silent attempt. Resolves false as soon as it is clear that nothing will come; aborted when nobody waits any more. */
  ask(signal: AbortSignal): Promise<boolean>
  /** Whether the person is to be offered to sign in: until when in milliseconds, or null. */
  onOffer(untilMs: number | null): void
  /** The token's time is over and no new one came. */
  onOver(): void
}

const PATIENCE_MS = 10_000

/** When the last tenth of a life begins. */
export const dueMs = ({ fromMs, untilMs }: Life): number => untilMs - (untilMs - fromMs) / 10

/** How long an attempt may take: half of what is left. One that begins too late (a laptop slept) gets the full time. */
const patienceMs = ({ untilMs }: Life, nowMs: number): number =>
  untilMs > nowMs ? Math.min(PATIENCE_MS, (untilMs - nowMs) / 2) : PATIENCE_MS

type Attempt = { untilMs: number; failed: boolean; stop: AbortController }

export function createRenewal({ clock, token, lifeOf, ask, onOffer, onOver }: RenewalParts) {
  let current: string | null = null
  let attempt: Attempt | null = null
  let lastAskMs = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}

  function begin(life: Life, nowMs: number): Attempt {
    // A clock that is nearly an hour fast sees every new token as an old one: it must not ask without end.
    const tooSoon = nowMs - lastAskMs < (life.untilMs - life.fromMs) / 10
    const next = { untilMs: nowMs + patienceMs(life, nowMs), failed: tooSoon, stop: new AbortController() }
    if (tooSoon) return next
    lastAskMs = nowMs
    const fail = () => {
      next.failed = true
      if (attempt === next) look()
    }
    Promise.resolve(next.stop.signal)
      .then(ask)
      .then(came => came || fail(), fail)
    return next
  }

  function wait(ms: number): void {
    cancelTimer = clock.after(ms, look)
  }

  function forget(): void {
    cancelTimer()
    attempt?.stop.abort()
    attempt = null
  }

  /** Finds out what is due now. To be called when the token may have changed, and when the device may have slept. */
  function look(): void {
    cancelTimer()
    const stored = token()
    if (stored !== current) forget()
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

  /** The last tenth, and what is after it. */
  function pursue(life: Life, nowMs: number): void {
    attempt ??= begin(life, nowMs)
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

  return { look, stop: forget }
}
