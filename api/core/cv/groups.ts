// Groups of roles: neighbouring items of one list with the same `group` have one employer, which is drawn once. Pure.

export type Role = Readonly<{
  id?: string | undefined
  group?: string | undefined
  company?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
}>
type RoleProblem = Readonly<{ at: number; field: 'company' | 'group'; message: string }>

const employerOf = ({ company = '' }: Role) => company.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Runs of neighbours with the same group and employer; an item without a group is a run of its own. */
export function runsOf<Item extends Role>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    const [first] = last ?? []
    if (first && item.group !== undefined && first.group === item.group && employerOf(first) === employerOf(item))
      last?.push(item)
    else runs.push([item])
  }
  return runs
}

/** The problems of a list's groups: a role without an employer, another employer, and groups whose roles are apart. */
export function groupProblems(items: readonly Role[]): RoleProblem[] {
  const problems: RoleProblem[] = []
  const seen = new Map<string, Role>()
  items.forEach((item, at) => {
    if (item.group === undefined) return
    const first = seen.get(item.group)
    const report = (field: RoleProblem['field'], message: string) => problems.push({ at, field, message })
    if (employerOf(item) === '') report('company', 'Roles that are shown together need their employer.')
    else if (first && employerOf(first) !== '' && employerOf(first) !== employerOf(item)) {
      report('company', `Roles that are shown together have one employer: ${first.company}.`)
    }
    if (first && items[at - 1]?.group !== item.group) report('group', 'Roles that are shown together are neighbours.')
    seen.set(item.group, first ?? item)
  })
  return problems
}

/**
 * The items with every group in one piece: the first run keeps the group, later runs get a group of their own by `newId`, and a role alone
 * is in none. The same list if nothing changes.
 */
export function withWholeGroups<Item extends Role>(items: readonly Item[], newId: () => string): readonly Item[] {
  const seen = new Set<string>()
  let isChanged = false
  const whole = runsOf(items).flatMap(run => {
    const group = run[0]?.group
    if (group === undefined) return run
    const isFirst = !seen.has(group)
    seen.add(group)
    if (isFirst && run.length > 1) return run
    isChanged = true
    const next = run.length > 1 ? newId() : undefined
    return run.map(({ group: _, ...item }) => (next === undefined ? item : { ...item, group: next }) as unknown as Item)
  })
  return isChanged ? whole : items
}

/** The whole span of roles: the earliest start, and the latest end unless a role goes on. */
export function spanOf(roles: readonly Role[]): Pick<Role, 'startDate' | 'endDate' | 'current'> {
  const dates = (field: 'startDate' | 'endDate') => roles.flatMap(role => role[field] || []).sort()
  return {
    startDate: dates('startDate')[0],
    endDate: dates('endDate').at(-1),
    current: roles.some(({ current }) => current),
  }
}

/** Whether neighbours can be offered as one group: the same employer, and spans that touch or overlap within a month. */
export function canJoin(one: Role, other: Role): boolean {
  if (employerOf(one) === '' || employerOf(one) !== employerOf(other)) return false
  if (one.group !== undefined && one.group === other.group) return false
  const [earlier, later] = (one.startDate ?? '') <= (other.startDate ?? '') ? [one, other] : [other, one]
  if (!earlier.startDate || !later.startDate) return false
  return earlier.current === true || monthOf(later.startDate) <= monthOf(earlier.endDate || earlier.startDate, 11) + 1
}

/** The month of a date, counted from year 0; of a year alone, its month `other`. */
function monthOf(date: string, other = 0): number {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? other : Number(month) - 1)
}
