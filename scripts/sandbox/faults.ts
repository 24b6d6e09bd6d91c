// Makes stand-ins misbehave on request. A stand-in registers itself as a target.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Type from 'typebox'
import { anyText, bodyOf, type Call, Refusal, wholeNumber } from './calls.ts'

export const MODES = ['down', 'slow', 'garbage', 'error', 'off'] as const
export type Mode = (typeof MODES)[number]
/** Sets a fault for the next `times` calls, or for all when it is undefined. */
export type Control = (mode: Mode, times?: number) => void

const FAULT = Type.Object({ target: anyText, mode: anyText, times: Type.Optional(wholeNumber(1)) })
const SLOW_MS = 5_000
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>'
const TRUNCATED = '{"keys":[{"kty":"RSA","n":"'

export class Faults {
  #controls = new Map<string, Control>()
  #active = new Map<string, { mode: Mode; left: number }>()
  #garbled = 0

  /** A stand-in with its own server brings a control; faults of those on the sandbox's HTTP server are applied here. */
  register(target: string, control?: Control) {
    this.#controls.set(target, control ?? ((mode, times) => this.#set(target, mode, times)))
  }

  get targets(): string[] {
    return [...this.#controls.keys()].sort()
  }

  /** POST /faults {target, mode, times?}. */
  command(call: Call) {
    const { target, mode, times } = bodyOf(call, FAULT)
    const control = this.#controls.get(target)
    if (!control) throw new Refusal(400, `Unknown target '${target}'; known are ${this.targets.join(', ')}.`)
    if (!isMode(mode)) throw new Refusal(400, `Unknown mode '${mode}'; known are ${MODES.join(', ')}.`)
    control(mode, times)
    return { body: { target, mode, times: times ?? null } }
  }

  /** True when a fault answered the request or cut its connection; a slow one is only delayed. */
  async applyFault(target: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const mode = this.#take(target)
    if (mode === 'down') request.socket.destroy()
    if (mode === 'garbage') response.end(this.#garbled++ % 2 ? HTML : TRUNCATED)
    if (mode === 'error') {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"told to fail"}')
    }
    if (mode === 'slow') await sleep(SLOW_MS, undefined, { ref: false })
    return mode !== null && mode !== 'slow'
  }

  #set(target: string, mode: Mode, times = Number.POSITIVE_INFINITY) {
    if (mode === 'off') this.#active.delete(target)
    else this.#active.set(target, { mode, left: times })
  }

  #take(target: string): Mode | null {
    const fault = this.#active.get(target)
    if (!fault) return null
    fault.left -= 1
    if (fault.left <= 0) this.#active.delete(target)
    return fault.mode
  }
}

const isMode = (value: string): value is Mode => MODES.includes(value as Mode)
