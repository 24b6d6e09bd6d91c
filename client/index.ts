// The typed client of TruCV's API: every path, body, reply and error is checked against the contract by the compiler.
import createClient, { type Client } from 'openapi-fetch'
import type { components, operations, paths } from './contract.d.ts'

export type { components, operations, paths }
/** The named schemas of openapi.yaml: Cv, ChangeCvRequest, Problem and the others. */
export type Schemas = components['schemas']
export type TruCv = Client<paths>
export type TruCvOptions = {
  /** Where the service is, for example `https://trucv.example`. */
  origin: string
  /** A Google id token, or any other bearer that the service takes. A function is asked before each call. */
  bearer?: string | (() => string | Promise<string>)
  /** Instead of the global fetch: for timeouts, retries, tests. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls resolve with `data`, or with `error` of the service, and the `response`; without any reply they reject. */
export function createTruCv({ origin, bearer, fetch }: TruCvOptions): TruCv {
  const client = createClient<paths>({ baseUrl: origin, ...(fetch && { fetch }) })
  if (bearer) {
    client.use({
      async onRequest({ request }) {
        request.headers.set('authorization', `Bearer ${typeof bearer === 'string' ? bearer : await bearer()}`)
        return request
      },
    })
  }
  return client
}

/** The header of a save: the version that was edited, without which nothing is overwritten. */
export const ifMatch = (version: number): { 'if-match': string } => ({ 'if-match': `"${version}"` })
