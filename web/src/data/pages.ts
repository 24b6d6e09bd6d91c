// A list that comes page by page: the first page is read by its key, the later ones when they are asked for.
import { useState } from 'react'
import { type ApiProblem, get } from './fetch.ts'
import { useRead } from './read.ts'

type Reply = { nextCursor?: string | null }
export type Pages<T> = {
  /** Undefined until the first page is here. */
  pages: T[] | undefined
  problem: ApiProblem | undefined
  reload: () => void
  /** Null when the list is complete. Throws ApiProblem. */
  loadMore: (() => Promise<void>) | null
}

/** `key` without a cursor; the later pages have one more parameter. */
export function usePages<T extends Reply>(key: string, onProblem: (problem: ApiProblem) => void): Pages<T> {
  const first = useRead<T>(key, onProblem)
  const [rest, setRest] = useState<{ of: T | undefined; pages: T[] }>({ of: undefined, pages: [] })
  const later = rest.of === first.data ? rest.pages : []
  const pages = first.data && [first.data, ...later]
  const cursor = pages?.at(-1)?.nextCursor

  const loadMore = async () => {
    const page = await get<T>(`${key}${key.includes('?') ? '&' : '?'}cursor=${cursor}`)
    // Read anew meanwhile, the list begins again.
    setRest(now => {
      const kept = now.of === first.data ? now.pages : []
      return { of: first.data, pages: kept.length === later.length ? [...kept, page] : kept }
    })
  }
  return { pages, problem: first.problem, reload: first.reload, loadMore: cursor ? loadMore : null }
}
