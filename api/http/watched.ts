// Measures a service by wrapping its functions: duration and outcome of each call, as a metric and as a span of the trace.
import { monotonicMs } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import type { Telemetry } from '../lib/telemetry.ts'

type End = { args: unknown[]; outcome: string; result: unknown; seconds: number }

/** The outcome of a call as a label: `ok`, the code of a Problem, or a kind of failure. */
export function outcomeOf(error: unknown): string {
  if (error === undefined) return 'ok'
  if (error instanceof Problem) return error.code
  // Errors of the wallet's backend have a kind.
  const kind = (error as { kind?: unknown } | null)?.kind
  return kind === 'timeout' || kind === 'busy' ? kind : 'failed'
}

/** A copy of the object in which each call of the named functions is reported to `onEnd`, and to telemetry under `of`. */
export function watched<T extends object>(
  telemetry: Telemetry | undefined,
  of: string,
  one: T,
  names: readonly (keyof T)[],
  onEnd: (end: End) => void,
): T {
  const wrapped = names.map(name => {
    const call = one[name] as (...args: unknown[]) => Promise<unknown>
    const watchedCall = (...args: unknown[]) => {
      const begun = monotonicMs()
      const end = (outcome: string, result: unknown) =>
        onEnd({ args, outcome, result, seconds: (monotonicMs() - begun) / 1_000 })
      const called = () => call.apply(one, args)
      const going = telemetry ? telemetry.inSpan(`${of} ${String(name)}`, outcomeOf, called) : called()
      return going.then(
        result => {
          end('ok', result)
          return result
        },
        (error: unknown) => {
          end(outcomeOf(error ?? null), undefined)
          throw error
        },
      )
    }
    return [name, watchedCall]
  })
  return { ...one, ...Object.fromEntries(wrapped) }
}
