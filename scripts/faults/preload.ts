// Loaded into the service before it starts (node --import): shifts the wall clock but not the monotonic one; on SIGUSR2 it causes
// an unhandled rejection.
const shiftMs = Number(process.env.FAULT_SHIFT_MS ?? 0)
const jumpAfterMs = Number(process.env.FAULT_JUMP_AFTER_MS ?? 0)

if (shiftMs !== 0) {
  const Real = Date
  const begun = performance.now()
  const nowMs = () => Real.now() + (performance.now() - begun >= jumpAfterMs ? shiftMs : 0)
  class Shifted extends Real {
    constructor(...given: [] | [number]) {
      super(...((given.length ? given : [nowMs()]) as [number]))
    }
    static override now = nowMs
  }
  // Mongoose recognises types by their names.
  globalThis.Date = Object.defineProperty(Shifted, 'name', { value: 'Date' }) as DateConstructor
}

process.on('SIGUSR2', () => void Promise.reject(new Error('canary-of-a-rejection')))
