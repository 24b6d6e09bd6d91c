// The kit's dependencies: calls to a TruCV service, and storage for the session. Pages of other origins and programs take these; our
// own pages bring theirs.
import { ApiProblem, bodyOf, envelopeOf, exchange } from '../../data/exchange.ts'

/** One call to the service. Resolves with a success; rejects with ApiProblem alone. */
export type WalletService = {
  call(
    method: string,
    path: string,
    sent?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<{ body: unknown; headers: Headers }>
}

/** The storage of a session's text. The text contains the session's private key: a reader of it is logged in for six hours. */
export type SessionStorage = {
  read(): string | null
  write(text: string): void
  remove(): void
  /** Calls back when the text may have changed, in another tab too. Returns the function that ends this. */
  watch(listener: () => void): () => void
}

export type ServiceOptions = {
  /** Where the service is, for example `https://trucv.example`. Its `CORS_ORIGINS` must list the pages of other origins. */
  origin: string
  /** The Google id token of the person whose wallet it is. A function is asked before each call. */
  bearer: string | (() => string | Promise<string>)
  /** Instead of the global fetch: for timeouts, retries, tests. */
  fetch?: typeof globalThis.fetch
}

export const serviceAt = ({ origin, bearer, fetch }: ServiceOptions): WalletService => ({
  async call(method, path, sent) {
    const token = typeof bearer === 'function' ? await bearer() : bearer
    const response = await exchange(method, new URL(path, origin).href, { ...sent, bearer: token }, fetch)
    if (!response.ok) throw new ApiProblem(response.status, await envelopeOf(response))
    return { body: await bodyOf(response), headers: response.headers }
  },
})

/** A session that ends with the page. */
export function inMemory(): SessionStorage {
  let kept: string | null = null
  return {
    read: () => kept,
    write: text => {
      kept = text
    },
    remove: () => {
      kept = null
    },
    watch: () => () => {},
  }
}

/** A session in `localStorage` or `sessionStorage`. */
export const storedIn = (area: Storage, key = 'okto_session'): SessionStorage => ({
  read: () => area.getItem(key),
  write: text => area.setItem(key, text),
  remove: () => area.removeItem(key),
  watch(listener) {
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
})
