// The desk of an institution's mailbox. Its session is a cookie, so the calls send no bearer: a refusal ends no session of an account.
import useSWR from 'swr'
import type { BodyOf, MethodOf, QueryOf, ReplyOf, Schemas } from './contract.ts'
import { ApiProblem, call, type Options, withQuery } from './fetch.ts'
import { mayPass } from './passing.ts'
import { forgetUnder, type Read, refresh, refreshUnder, replace } from './read.ts'

export type DeskState = Schemas['Desk']
export type DeskRow = Schemas['DeskRow']
export type DecidedRow = Schemas['DecidedRow']
export type Decision = Schemas['BatchRequest']['decision']

const STATE = '/desk/state'
const POLL_MS = 1_000
const RETRY_MS = 2_000

/** When the session has ended, the screen reads its state again and says so. */
async function send<P extends string, M extends MethodOf<P>>(method: M, path: P, ...options: Options<BodyOf<M, P>>) {
  try {
    const [more] = options
    const sent = [{ ...more, bearer: '' }] as unknown as Options<BodyOf<M, P>>
    return (await call(method, path, ...sent)).body
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401 && path !== STATE) void refresh(STATE)
    throw problem
  }
}

/** Inside of a function of any path the compiler cannot look the path up. */
const read = <P extends string>(path: P) =>
  (send as (method: string, path: P) => Promise<ReplyOf<'GET', P>>)('GET', path)

/** `isLoading`: the data is of the path before. */
function useDeskRead<P extends string>(path: P): Read<ReplyOf<'GET', P>> & { isLoading: boolean } {
  const options = { keepPreviousData: true, dedupingInterval: RETRY_MS }
  const { data, error, isLoading, mutate } = useSWR<ReplyOf<'GET', P>, ApiProblem>(path, read<P>, options)
  return { data, problem: error, reload: () => void mutate(), isLoading }
}

/** The names in all rows that were read, by the ids of the requests. */
const names = new Map<string, string>()
export const personOf = (id: string): string => names.get(id) ?? id

/** A page of a list. */
export type Page<T> = Read<{ requests: T[]; nextCursor: string | null; total?: number }> & { isLoading: boolean }

function named<T extends { id: string; person: string }>(page: Page<T>): Page<T> {
  for (const { id, person } of page.data?.requests ?? []) names.set(id, person)
  return page
}

export const useDesk = () => useDeskRead(STATE)
export const useOpenRequest = (id: string) => useDeskRead(`/desk/requests/${id}`)
export const useOpenRequests = (query: QueryOf<'/desk/requests'>): Page<DeskRow> =>
  named(useDeskRead(withQuery('/desk/requests', query)))
export const useDecided = (query: QueryOf<'/desk/decided'>): Page<DecidedRow> =>
  named(useDeskRead(withQuery('/desk/decided', query)))

export const askForDesk = (email: string) => send('POST', '/desk/links', { body: { email } })

export async function changeDesk(change: Schemas['ChangeDeskRequest']): Promise<void> {
  const reply = await send('PUT', STATE, { body: change })
  await replace(STATE, () => reply)
}

export async function leaveDesk(): Promise<void> {
  await send('POST', '/desk/leave')
  keepBatches([])
  await forgetUnder('/desk/')
  await refresh(STATE)
}

/** The facts of all open requests. */
export async function loadFacts(): Promise<DeskRow[]> {
  const rows: DeskRow[] = []
  let cursor: string | null = null
  do {
    const page: ReplyOf<'GET', '/desk/facts'> = await read(withQuery('/desk/facts', cursor === null ? {} : { cursor }))
    rows.push(...page.facts)
    for (const { id, person } of page.facts) names.set(id, person)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}

/** A retry with the same key starts no second batch. Returns the id. */
export async function startBatch(key: string, body: Schemas['BatchRequest']): Promise<string> {
  const reply = await send('POST', '/desk/batches', { body, headers: { 'idempotency-key': key } })
  await replace(`/desk/batches/${reply.batch.id}`, () => reply)
  return reply.batch.id
}

type BatchPath = `/desk/batches/${string}`

/** Reads the batch until it is finished, through broken connections too; then the lists are read again. */
export function useBatch(id: string) {
  const { data, error } = useSWR<ReplyOf<'GET', BatchPath>, ApiProblem>(`/desk/batches/${id}`, read<BatchPath>, {
    dedupingInterval: 0,
    refreshInterval: latest => (latest?.batch.isFinished ? 0 : POLL_MS),
    onSuccess: ({ batch }) => {
      if (batch.isFinished) for (const list of ['/desk/requests', '/desk/decided', STATE]) void refreshUnder(list)
    },
    onErrorRetry: (problem, _key, _config, again, attempt) => {
      if (mayPass(problem.status)) setTimeout(() => void again(attempt), RETRY_MS)
    },
  })
  return { batch: data?.batch, problem: error }
}

/** A batch that this tab started, with the names of its requests by id. */
export type KeptBatch = { id: string; people: Record<string, string> }
const BATCHES = 'trucv.desk-batches'
const NAME = 'trucv.desk-name'

/** Null where the browser refuses storage. */
function inStorage<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
export function keptBatches(): KeptBatch[] {
  const kept: KeptBatch[] = inStorage(() => JSON.parse(sessionStorage.getItem(BATCHES) ?? '[]')) ?? []
  for (const [id, person] of kept.flatMap(({ people }) => Object.entries(people))) names.set(id, person)
  return kept
}
export const keepBatches = (batches: KeptBatch[]) =>
  inStorage(() => sessionStorage.setItem(BATCHES, JSON.stringify(batches)))
/** The name last given in this browser. */
export const lastName = () => inStorage(() => localStorage.getItem(NAME)) ?? ''
export const keepName = (name: string) => inStorage(() => localStorage.setItem(NAME, name))
