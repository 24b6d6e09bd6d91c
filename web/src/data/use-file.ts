// A fetched file as an object URL for an <img>, revoked when it is no longer shown.
import { useEffect, useState } from 'react'
import { ApiProblem } from './fetch.ts'

export type Shown<T> = T & { url: string }
type State<T> = { key: string; shown: Shown<T> | undefined; problem: ApiProblem | undefined }
/** The last file stays `shown` while the file of a new key is loading or has failed; `isBehind` says so. */
type FileRead<T> = {
  shown: Shown<T> | undefined
  problem: ApiProblem | undefined
  isBehind: boolean
  reload: () => void
}

/** Fetches again for every new `key`; null fetches nothing. `load` may change only with the key. */
export function useFile<T extends { file: Blob }>(key: string | null, load: () => Promise<T>): FileRead<T> {
  const [state, setState] = useState<State<T>>({ key: '', shown: undefined, problem: undefined })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` changes with the key only; a new attempt fetches again
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
