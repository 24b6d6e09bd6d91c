// The only module that reads the time, so that rules take it as an argument.

/** Milliseconds since 1970, UTC. */
export const nowMs = (): number => Date.now()
export const now = (): Date => new Date()

/** Milliseconds on a clock that never jumps; for durations only. */
export const monotonicMs = (): number => performance.now()
