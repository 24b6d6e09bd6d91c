// A list read page by page: the first page by its key, the later ones on demand.
import { useState } from 'react'
import { type ApiProblem, get } from './fetch.ts'
import { useRead } from './read.ts'

type Reply = { nextCursor?: string | null }
export type Pages<T> = {
  /** Undefined until the first page is loaded. */
  pages: T[] | undefined
  problem: ApiProblem | undefined
  reload: () => void
  /** Null when the list is complete. Throws ApiProblem. */
  loadMore: (() => Promise<void>) | null
}

/** `key` has no cursor; later pages add it. */
export function usePages<T extends Reply>(key: string, onProblem: (problem: ApiProblem) => void): Pages<T> {
  const first = useRead<T>(key, onProblem)
  const [rest, setRest] = useState<{ of: T | undefined; pages: T[] }>({ of: undefined, pages: [] })
  const later = rest.of === first.data ? rest.pages : []
  const pages = first.data && [first.data, ...later]
  const cursor = pages?.at(-1)?.nextCursor

  const loadMore = async () => {
    const page = await get<T>(`${key}${key.includes('?') ? '&' : '?'}cursor=${cursor}`)
    // When the first page has been read again meanwhile, the list starts over.
    setRest(now => {
      const kept = now.of === first.data ? now.pages : []
      return { of: first.data, pages: kept.length === later.length ? [...kept, page] : kept }
    })
  }
  return { pages, problem: first.problem, reload: first.reload, loadMore: cursor ? loadMore : null }
}
