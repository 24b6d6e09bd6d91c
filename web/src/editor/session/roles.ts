// Groups of roles at one employer in the document: kept whole, joined, extended and left. Pure.
import { withWholeGroups } from '../../../../api/core/cv/groups.ts'
import { isItems } from '../../../../api/core/cv/values.ts'
import { type EditorDocument, has, idOfRun, listAt, type Path, readAt, runsAt, writeAt, writeInto } from './document.ts'

export const ROLES = 'content.experience'

/** The paths that a field writes: the company of a role is written in every role of its group; any other field, at its own path. */
export function sharedPaths(document: EditorDocument, path: Path): Path[] {
  const [role, id = ''] = /^content\.experience\.([^.]+)\.company$/.exec(path) ?? []
  const run = role ? runsAt(document, ROLES).find(run => has(run, id)) : undefined
  return run ? run.map(item => `${ROLES}.${item.id}.company`) : [path]
}

/** A field as the person writes it: the company of a role in all roles of its group. */
export const writeField = (document: EditorDocument, path: Path, value: unknown): EditorDocument =>
  sharedPaths(document, path).reduce((next, one) => writeAt(next, one, value), document)

/** The document with each group of roles in one piece, under one employer. The ids of new groups depend on the document only. */
export function withGroups<D>(document: D): D {
  const roles = readAt(document, ROLES)
  if (!isItems(roles)) return document
  const used = new Set(roles.map(role => role.group))
  let count = 0
  const whole = withWholeGroups(roles, () => {
    while (used.has(`g${count}`)) count += 1
    used.add(`g${count}`)
    return `g${count}`
  })
  return whole === roles ? document : (writeInto(document, ROLES.split('.'), whole) as D)
}

/** The role joins the group of `other`, or makes one with it: as its neighbour, with its employer. */
export function addRole(document: EditorDocument, other: string, id: string, newGroup: string): EditorDocument {
  const list = listAt(document, ROLES)
  const at = list.findIndex(item => item.id === other)
  const { company, group = newGroup } = list[at] ?? {}
  const grouped = list.map((item, index) => (index === at ? { ...item, group } : item))
  return writeAt(document, ROLES, grouped.toSpliced(at, 0, { id, company, group }))
}

/** Takes a role out of its group, to the position above the group if it is the first in it, else below. */
export function takeOut(document: EditorDocument, id: string): EditorDocument {
  const runs = runsAt(document, ROLES).map(run => {
    const role = run.find(item => item.id === id)
    if (!role) return run
    const { group: _, ...alone } = role
    const others = run.filter(item => item !== role)
    return role === run[0] ? [alone, ...others] : [...others, alone]
  })
  return withGroups(writeAt(document, ROLES, runs.flat()))
}

/** Makes one group of the runs with these ids, which are neighbours. */
export function joinRuns(document: EditorDocument, ids: readonly string[], newGroup: string): EditorDocument {
  const runs = runsAt(document, ROLES)
  const joined = runs.filter(run => ids.includes(idOfRun(run)))
  const group = joined.find(run => run.length > 1)?.[0]?.group ?? newGroup
  const items = runs.flatMap(run => (joined.includes(run) ? run.map(item => ({ ...item, group })) : run))
  return writeAt(document, ROLES, items)
}
