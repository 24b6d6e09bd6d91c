// Ways in which a call to a payment API fails on the network, each of which clients are known to misread.
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Type from 'typebox'
import { type Answer, bodyOf, type Call, oneOf, wholeNumber } from '../calls.ts'

export const KINDS = [
  'reset', // the connection ends before the call is processed
  'lost', // the call is processed, and the connection ends before the reply
  'hang', // no reply
  'drip', // a byte every 100 ms
  'stall', // headers without a body
  'truncated', // incomplete JSON with status 200
  'html', // HTML with status 200
  'empty', // an empty body with status 200
  'shape', // unrelated JSON with status 200
  'other', // the right fields with other values than requested
  'rejected', // 400 with an API error
  'unauthorized', // 401
  'limited', // 429
  'message', // 403 with a gateway's error
  'error', // 500 with an API error
  'null', // 500 with null
  'page', // 502 with HTML
  'redirect', // to itself
] as const
export type Kind = (typeof KINDS)[number]
/** The calls for which mishaps can be planned; by default any. */
export const CALLS = ['create', 'payment', 'payments', 'capture', 'refund', 'refunds', 'order', 'orders'] as const
const MISHAP = Type.Object({
  kind: oneOf(...KINDS, 'none'),
  on: Type.Optional(oneOf(...CALLS)),
  times: Type.Optional(wholeNumber(1)),
})
type Mishap = { kind: Kind; on: string | null; left: number }

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>'
const STATUS: Partial<Record<Kind, number>> = {
  rejected: 400,
  unauthorized: 401,
  limited: 429,
  message: 403,
  error: 500,
  null: 500,
  page: 502,
  redirect: 302,
}

export function createMishaps() {
  let planned: Mishap[] = []

  return {
    /** POST /razorpay/mishap {kind, on?, times?}; kind 'none' ends all of them. */
    command(call: Call): Answer {
      const { kind, on = null, times = 1 } = bodyOf(call, MISHAP)
      if (kind === 'none') planned = []
      else planned.push({ kind, on, left: times })
      return { body: { planned } }
    },
    /** Answers a call, or applies the mishap planned for it. */
    async around(name: string, answer: () => Answer): Promise<Answer> {
      const mishap = planned.find(one => one.on === null || one.on === name)
      if (!mishap) return answer()
      mishap.left -= 1
      if (mishap.left <= 0) planned = planned.filter(one => one !== mishap)
      const isDone = mishap.kind === 'lost' || mishap.kind === 'other'
      const done = isDone ? answer() : {}
      return { wire: response => goWrong(mishap.kind, response, done) }
    },
  }
}

async function goWrong(kind: Kind, response: ServerResponse, done: Answer): Promise<void> {
  if (kind === 'reset' || kind === 'lost') return void response.socket?.destroy()
  if (kind === 'hang') return
  const json = { 'content-type': 'application/json' }
  const html = { 'content-type': 'text/html' }
  const headers = kind === 'redirect' ? { location: response.req.url ?? '/' } : /html|page/.test(kind) ? html : json
  response.writeHead(STATUS[kind] ?? 200, headers)
  if (kind === 'stall') return response.flushHeaders()
  if (kind === 'drip') return drip(response)
  response.end(brokenBody(kind, done))
}

function brokenBody(kind: Kind, done: Answer): string {
  const error = (code: string, description: string) => JSON.stringify({ error: { code, description } })
  if (kind === 'truncated') return '{"id":"ord'
  if (kind === 'html' || kind === 'page') return PAGE
  if (kind === 'empty' || kind === 'redirect') return ''
  if (kind === 'shape') return '{"entity":"something","items":"none"}'
  if (kind === 'other') return JSON.stringify({ ...(done.body as object), amount: 100, currency: 'JPY' })
  if (kind === 'message') return '{"message":"forbidden"}'
  if (kind === 'null') return 'null'
  if (kind === 'limited') return error('RATE_LIMIT_EXCEEDED', 'Too many requests')
  if (kind === 'unauthorized') return error('BAD_REQUEST_ERROR', 'Authentication failed')
  if (kind === 'rejected') return error('BAD_REQUEST_ERROR', 'The request was refused')
  return error('SERVER_ERROR', 'The server encountered an error. The incident has been reported to admins.')
}

async function drip(response: ServerResponse): Promise<void> {
  for (let sent = 0; sent < 600 && !response.destroyed; sent++) {
    response.write(' ')
    await sleep(100, undefined, { ref: false })
  }
  response.end()
}
