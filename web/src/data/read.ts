// Reading by key: SWR with this client's settings. The other files of data/ give it keys; screens never see it.
import useSWR, { mutate } from 'swr'
import { ApiProblem, get } from './fetch.ts'
import { mayPass } from './passing.ts'

/** For the SWRConfig around the app: no refetch on focus, three retries, an answer serves for five minutes. */
export const SWR_SETTINGS = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  dedupingInterval: 5 * 60 * 1000,
  /** What the service has decided does not change by asking again; what broke down may. */
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || mayPass(error.status),
} as const

/** What a screen asks in this order: data? problem? else it is loading. `reload` asks again now. */
export type Read<T> = { data: T | undefined; problem: ApiProblem | undefined; reload: () => void }

/** Reads an address as a key; null reads nothing. */
export function useRead<T>(key: string | null, onProblem?: (problem: ApiProblem) => void): Read<T> {
  const options = onProblem ? { onError: onProblem } : undefined
  const { data, error, mutate: again } = useSWR<T, ApiProblem>(key, get, options)
  return { data, problem: error, reload: () => void again() }
}

/** What is known under a key, without asking. */
export const useKnown = <T>(key: string | null): T | undefined => useSWR<T>(key, null).data

/** Reads by a function of the caller's; the key names what it reads, and begins with its family: "wallet:…". */
export function useReadBy<T>(key: string | null, read: () => Promise<T>): Read<T> {
  const { data, error, mutate: again } = useSWR<T, ApiProblem>(key, read)
  return { data, problem: error, reload: () => void again() }
}

/** Asks again for a whole family of keys. */
export const refreshFamily = (family: string): Promise<unknown> =>
  mutate(key => typeof key === 'string' && key.startsWith(family))

/** Asks again for these keys, now where they are on screen and at their next use elsewhere. */
export async function refresh(...keys: string[]): Promise<void> {
  await Promise.all(keys.map(key => mutate(key)))
}

/** Puts a known answer in place of what was read under this key. */
export const replace = <T>(key: string, data: (known: T | undefined) => T): Promise<unknown> =>
  mutate<T>(key, data, { revalidate: false })

/** Forgets everything: the next person on this device starts with nothing. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })

const isUnder = (prefix: string) => (key: unknown) => typeof key === 'string' && key.startsWith(prefix)

/** As `refresh`, for all keys that begin so. */
export async function refreshUnder(prefix: string): Promise<void> {
  await mutate(isUnder(prefix))
}

/** Forgets what was read under keys that begin so. */
export const forgetUnder = (prefix: string): Promise<unknown> =>
  mutate(isUnder(prefix), undefined, { revalidate: false })
