// A list read page by page: the first page by its key, the later ones on demand.
import { useState } from 'react'
import type { ReplyOf } from './contract.ts'
import { type ApiProblem, get } from './fetch.ts'
import { useRead } from './read.ts'

export type Pages<T> = {
  /** Undefined until the first page is loaded. */
  pages: T[] | undefined
  problem: ApiProblem | undefined
  reload: () => void
  /** Null when the list is complete. Throws ApiProblem. */
  loadMore: (() => Promise<void>) | null
}

/** `key` has no cursor; later pages add it. */
export function usePages<P extends string>(key: P, onProblem: (problem: ApiProblem) => void): Pages<ReplyOf<'GET', P>> {
  type Page = ReplyOf<'GET', P>
  const first = useRead(key, onProblem)
  const [rest, setRest] = useState<{ of: Page | undefined; pages: Page[] }>({ of: undefined, pages: [] })
  const later = rest.of === first.data ? rest.pages : []
  const pages = first.data && [first.data, ...later]
  const { nextCursor: cursor } = (pages?.at(-1) ?? {}) as { nextCursor?: string | null }

  const loadMore = async () => {
    const page = (await get(`${key}${key.includes('?') ? '&' : '?'}cursor=${cursor}`)) as Page
    // When the first page has been read again meanwhile, the list starts over.
    setRest(now => {
      const kept = now.of === first.data ? now.pages : []
      return { of: first.data, pages: kept.length === later.length ? [...kept, page] : kept }
    })
  }
  return { pages, problem: first.problem, reload: first.reload, loadMore: cursor ? loadMore : null }
}
