// What the bench uses of autocannon, which brings no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = {
    method?: string
    path: string
    headers?: Record<string, string>
    body?: string
    /** Called before each time that the request is sent. */
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string, context: object, headers: Record<string, string>) => void
  }
  export type Client = { setRequests(requests: Request[]): void }
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests a second of all connections, sent at the beginning of each second. */
    overallRate?: number
    sampleInt?: number
    setupClient?: (client: Client) => void
  }
  type Result = { errors: number; duration: number; requests: { sent: number } }
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>
}
