// Reading by key with SWR, for the other files of data/.
import useSWR, { mutate } from 'swr'
import type { ReplyOf } from './contract.ts'
import { ApiProblem, get } from './fetch.ts'
import { mayPass } from './passing.ts'

/** For the SWRConfig around the app. */
export const SWR_SETTINGS = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  dedupingInterval: 5 * 60 * 1000,
  /** Retries transient failures only. */
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || mayPass(error.status),
} as const

/** Without data and without a problem it is loading. `reload` reads again now. */
export type Read<T> = { data: T | undefined; problem: ApiProblem | undefined; reload: () => void }

/** Reads a path, which is the key too; null reads nothing. */
export function useRead<P extends string>(
  key: P | null,
  onProblem?: (problem: ApiProblem) => void,
): Read<ReplyOf<'GET', P>> {
  const options = onProblem ? { onError: onProblem } : undefined
  const { data, error, mutate: again } = useSWR<ReplyOf<'GET', P>, ApiProblem>(key, get<P>, options)
  return { data, problem: error, reload: () => void again() }
}

/** One property of the reply, for replies like { cvs: [...] }. */
export function useReadOf<P extends string, K extends keyof Body, Body = ReplyOf<'GET', P>>(
  key: P | null,
  property: K,
): Read<Body[K]> {
  const read = useRead(key) as Read<Body>
  return { ...read, data: read.data?.[property] }
}

/** The cached data of a key; sends no request. */
export const useKnown = <P extends string>(key: P | null): ReplyOf<'GET', P> | undefined =>
  useSWR<ReplyOf<'GET', P>>(key, null).data

/** Reads with a function of the caller's. */
export function useReadBy<T>(key: string | null, read: () => Promise<T>): Read<T> {
  const { data, error, mutate: again } = useSWR<T, ApiProblem>(key, read)
  return { data, problem: error, reload: () => void again() }
}

/** Reads these keys again: now where they are on screen, at their next use elsewhere. */
export async function refresh(...keys: string[]): Promise<void> {
  await Promise.all(keys.map(key => mutate(key)))
}

/** Replaces the cached data of a key. */
export const replace = <P extends string>(
  key: P,
  data: (known: ReplyOf<'GET', P> | undefined) => ReplyOf<'GET', P>,
): Promise<unknown> => mutate<ReplyOf<'GET', P>>(key, data, { revalidate: false })

/** Clears the cache, for the next user of this device. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })

const isUnder = (prefix: string) => (key: unknown) => typeof key === 'string' && key.startsWith(prefix)

/** As `refresh`, for all keys with this prefix. */
export async function refreshUnder(prefix: string): Promise<void> {
  await mutate(isUnder(prefix))
}

/** Clears the cache of all keys with this prefix. */
export const forgetUnder = (prefix: string): Promise<unknown> =>
  mutate(isUnder(prefix), undefined, { revalidate: false })
