// The fields that a save leaves out: invalid fields, and fields whose present value the service refused. Pure.

import { same } from '../../../../api/core/cv/values.ts'
import { type Problem, pathOfPointer } from '../steps/validate.ts'
import { type Path, readAt } from './document.ts'

/** Of a reply of the service; `path` is a JSON pointer. */
export type FieldError = { path: string; message: string }

/** Refused values by the paths of their fields. */
export type Refused = ReadonlyMap<Path, { value: unknown; message: string }>

/** The refusals whose fields still have the refused value. */
export function stillRefused(refused: Refused, document: unknown): Refused {
  const still = [...refused].filter(([path, { value }]) => same(readAt(document, path), value))
  return still.length === refused.size ? refused : new Map(still)
}

/** The problems that keep fields from being sent. */
export function refusedProblems(problems: Problem[], refused: Refused): Problem[] {
  const own = problems.filter(problem => problem.blocks)
  const others = [...refused].filter(([path]) => !own.some(problem => problem.path === path))
  return [...own, ...others.map(([path, { message }]) => ({ path, message, blocks: true }))]
}

/** The refusals with the fields that the service named; the given map when it named no new one. */
export function refusalsIn(refused: Refused, sent: unknown, document: unknown, errors: readonly FieldError[]): Refused {
  const found = errors.flatMap(({ path: pointer, message }) => {
    const path = pathOfPointer(sent, pointer)
    const value = path === null ? undefined : readAt(document, path)
    const isNew = path !== null && path !== 'content' && value !== undefined && !refused.has(path)
    return isNew ? [[path, { value, message }] as const] : []
  })
  return found.length === 0 ? refused : new Map([...refused, ...found])
}
