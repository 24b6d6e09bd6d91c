// Loaded into the service before it starts (node --import): shifts its calendar, not its monotonic clock; or lets something fail that
// nobody waits for.
const shiftMs = Number(process.env.FAULT_SHIFT_MS ?? 0)
const jumpAfterMs = Number(process.env.FAULT_JUMP_AFTER_MS ?? 0)

if (shiftMs !== 0) {
  const Real = Date
  const begun = performance.now()
  const nowMs = () => Real.now() + (performance.now() - begun >= jumpAfterMs ? shiftMs : 0)
  globalThis.Date = class extends Real {
    constructor(...given: [] | [number]) {
      super(...((given.length ? given : [nowMs()]) as [number]))
    }
    static override now = nowMs
  } as DateConstructor
}

const strayAfterMs = Number(process.env.FAULT_STRAY_AFTER_MS ?? 0)
if (strayAfterMs > 0) setTimeout(() => void Promise.reject(new Error('canary-of-a-stray')), strayAfterMs)
