// The fields that a save leaves out: those that cannot be valid, and those that the service refused with their present value.
import { type Problem, pathOfPointer } from '../steps/validate.ts'
import { type Path, readAt, same } from './document.ts'

/** Of a reply of the service; `path` is a JSON pointer. */
export type FieldError = { path: string; message: string }

export function createRefusals<D>(problemsOf: (document: D) => Problem[]) {
  const refused = new Map<Path, { value: unknown; message: string }>()
  return {
    clear: () => refused.clear(),
    problemsOf(document: D): Problem[] {
      for (const [path, { value }] of refused) if (!same(readAt(document, path), value)) refused.delete(path)
      const own = problemsOf(document).filter(problem => problem.blocks)
      const others = [...refused].filter(([path]) => !own.some(problem => problem.path === path))
      return [...own, ...others.map(([path, { message }]) => ({ path, message, blocks: true }))]
    },
    /** Remembers the fields that the service named, so that the next attempt leaves them out. False when it named no new one. */
    hold(sent: D, document: D, errors: readonly FieldError[]): boolean {
      let found = false
      for (const { path: pointer, message } of errors) {
        const path = pathOfPointer(sent, pointer)
        const value = path === null ? undefined : readAt(document, path)
        if (path === null || path === 'content' || value === undefined || refused.has(path)) continue
        refused.set(path, { value, message })
        found = true
      }
      return found
    },
  }
}
