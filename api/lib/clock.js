// The one place that reads the time, so that rules take it as an argument.
/** Milliseconds since 1970, UTC. */
export const nowMs = () => Date.now();
/** This instant. */
export const now = () => new Date();
/** Milliseconds on a clock that never jumps; for durations only. */
export const monotonicMs = () => performance.now();
//# sourceMappingURL=clock.js.map