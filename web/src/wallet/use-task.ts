// One thing at a time that a person asked for: whether it is under way, and why it failed.
import { useRef, useState } from 'react'
import { wordsOf } from './words.ts'

export function useTask() {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)

  /** `words` say what is under way. A second press does nothing. Never throws; true when it went well. */
  async function run(words: string, work: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(words)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(wordsOf(error))
      return false
    } finally {
      running.current = false
      setBusy(null)
    }
  }
  return { busy, problem, run, setProblem }
}

export type Task = ReturnType<typeof useTask>
