// A fetched file as something an <img> can show: an address in memory that lives as long as it is shown.
import { useEffect, useState } from 'react'
import { ApiProblem } from './fetch.ts'

export type Shown<T> = T & { url: string }
type State<T> = { key: string; shown: Shown<T> | undefined; problem: ApiProblem | undefined }
/** While the file of a new key is on its way, or could not be had, the one before stays `shown`: then it `isBehind`. */
export type FileRead<T> = {
  shown: Shown<T> | undefined
  problem: ApiProblem | undefined
  isBehind: boolean
  reload: () => void
}

/** Fetches again for every new `key`; null fetches nothing. `load` belongs to the key. */
export function useFile<T extends { file: Blob }>(key: string | null, load: () => Promise<T>): FileRead<T> {
  const [state, setState] = useState<State<T>>({ key: '', shown: undefined, problem: undefined })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` belongs to the key; another attempt is another fetch
  useEffect(() => {
    if (key === null) return
    let wanted = true
    load().then(
      found =>
        wanted && setState({ key, shown: { ...found, url: URL.createObjectURL(found.file) }, problem: undefined }),
      failure => wanted && setState(before => ({ ...before, key, problem: problemOf(failure) })),
    )
    return () => {
      wanted = false
    }
  }, [key, attempt])

  const url = state.shown?.url
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  return {
    shown: state.shown,
    problem: state.key === key ? state.problem : undefined,
    isBehind: state.key !== key,
    reload: () => {
      setState(before => ({ ...before, key: '', problem: undefined }))
      setAttempt(attempt + 1)
    },
  }
}

const problemOf = (failure: unknown) => (failure instanceof ApiProblem ? failure : new ApiProblem(500, {}))
