// The state of a button's action: whether it is running. A failure is shown as a toast.
import { useState } from 'react'
import { showProblem } from './toast-messages.ts'

/** `run` resolves with whether the work succeeded. */
export function useBusy(): [busy: boolean, run: (work: () => Promise<unknown>) => Promise<boolean>] {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (problem) {
      showProblem(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return [busy, run]
}
