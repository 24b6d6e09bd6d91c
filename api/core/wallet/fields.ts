// Checks of single fields, each adding its own sentence to the list of what is wrong. Knows values, no intents.
import type { Issue } from './wallet-error.ts'

export type Fields = Record<string, unknown>
export type Report = (path: string, message: string) => void

/** Runs checks and gives back what they reported, in order. */
export function issuesOf(check: (report: Report) => void): Issue[] {
  const issues: Issue[] = []
  check((path, message) => issues.push({ path, message }))
  return issues
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function onlyKnown(report: Report, path: string, value: Fields, known: readonly string[]): void {
  const unknown = Object.keys(value).filter(key => !known.includes(key))
  if (unknown.length > 0) report(path, `Not known here: ${unknown.map(key => `'${key}'`).join(', ')}`)
}

type TextRule = { required?: string; empty?: string; most?: [number, string] }

/** A text that must be there. */
export function text(report: Report, path: string, value: unknown, { required, empty, most }: TextRule): void {
  if (typeof value !== 'string') report(path, required ?? `${path} must be a text`)
  else if (empty && value === '') report(path, empty)
  else if (most && value.length > most[0]) report(path, most[1])
}

export function optionalText(report: Report, path: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'string') report(path, `${path} must be a text`)
}

type ChainWords = { required: string; blank: string; spaces?: string; aptos?: string }

export const CHAIN_WORDS = {
  required: 'CAIP2 ID is required',
  blank: 'CAIP2 ID cannot be blank',
  spaces: 'CAIP2 ID cannot have leading or trailing spaces',
} as const
export const isAptos = (caip2Id: string): boolean => caip2Id.toLowerCase().startsWith('aptos:')

export function chain(report: Report, value: unknown, words: ChainWords): void {
  if (typeof value !== 'string') {
    report('caip2Id', words.required)
    return
  }
  if (value === '') report('caip2Id', words.blank)
  if (words.spaces && value !== value.trim()) report('caip2Id', words.spaces)
  // As it was given: what begins with a space begins with no network, and both sentences are said.
  if (words.aptos && !isAptos(value)) report('caip2Id', words.aptos)
}

export const HEX = /^0x[0-9a-fA-F]+$/
export const HEX_OR_NOTHING = /^0x[0-9a-fA-F]*$/
/** An Aptos address, or the name of something that lies under one: 0x1::module::Name. */
export const MOVE_NAME = /^0x[0-9a-fA-F]+(::\w+)*$/

export function matches(report: Report, path: string, value: unknown, form: RegExp, message: string): void {
  if (typeof value !== 'string' || !form.test(value)) report(path, message)
}

export const isCount = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint'

export const UINT256_MAX = 2n ** 256n - 1n

/** Whole numbers only. */
export function whole(report: Report, path: string, value: number | bigint, name: string): void {
  if (typeof value === 'number' && !Number.isInteger(value)) report(path, `${name} must be an integer`)
  else if (BigInt(value) > UINT256_MAX) report(path, `${name} is too large`)
}

/** The same, and numbers only as far as they are exact; what is larger comes as a bigint. */
export function exact(report: Report, path: string, value: number | bigint, name: string): void {
  if (typeof value === 'number' && Number.isInteger(value) && value > Number.MAX_SAFE_INTEGER) {
    report(path, `${name} is too large for a number: give it as a bigint`)
  } else whole(report, path, value, name)
}
