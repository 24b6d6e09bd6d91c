// A change of the sharing settings: whether it runs, and its error message, which the caller shows beside the field.
import { useState } from 'react'
import { ApiProblem } from '../../data/fetch.ts'

export type Change = {
  busy: boolean
  /** The error message; null without an error. */
  problem: string | null
  /** Resolves with whether the work succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

export function useChange(): Change {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  const run = async (work: () => Promise<unknown>) => {
    setState({ busy: true, problem: null })
    try {
      await work()
      setState({ busy: false, problem: null })
      return true
    } catch (error) {
      const message =
        error instanceof ApiProblem ? (error.errors[0]?.message ?? error.message) : 'Something went wrong.'
      setState({ busy: false, problem: message })
      return false
    }
  }
  return { ...state, run }
}
