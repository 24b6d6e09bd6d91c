// The proof that each regular expression of the sources runs in linear time.
// `node --import=tsx tools/test/regular-expressions.ts` proves the expressions that the list lacks and writes the list.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { projectRoot } from '../../api/lib/root.ts'
import { allExpressions, type Expression, LIST, type List, nameOf, readList } from '../../test/regular-expressions.ts'

const withoutClasses = (source: string) => source.replace(/\\./gs, 'e').replace(/\[[^\]]*\]/g, 'e')

/**
 * Files whose expressions have forms beyond the automaton and little to read: what the service's own engine wrote, in a process that is
 * ended after ten seconds, or the first 6,000 letters of an advertisement.
 */
const HELD = ['api/files/typeset/clusters.ts', 'api/core/job/name.ts']

/** No repeat without an upper bound and no repeated group: the work at each letter of the text is a constant. */
const isBounded = (source: string) => !/[*+]|\{\d+,\}|\)\{/.test(withoutClasses(source))

const CLASS = String.raw`(\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+(?:=\w+)?\}|\\[wdsWDS]|\\.|[^\\[\](){}|^$.*+?])`
const opposite = (one: string) => (one.startsWith('[^') ? `[${one.slice(2)}` : `[^${one.replace(/^\[|\]$/g, '')}]`)

/**
 * The expression in a form that the automaton can decide and that has at least as many ways to match: large counts are without a bound,
 * and a look at one letter before or after is a letter.
 */
const relaxed = (source: string): string =>
  source
    .replace(/\{(\d+)(?:,(\d*))?\}/g, (all, low: string, high = low) =>
      Number(high) > 5 ? `{${Math.min(2, Number(low))},}` : all,
    )
    .replace(new RegExp(String.raw`\(\?<!${CLASS}\)`, 'gs'), (_, one: string) => `(?:^|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?<=${CLASS}\)`, 'gs'), '$1')
    .replace(new RegExp(String.raw`\(\?!${CLASS}\)(?=$|[|)])`, 'gs'), (_, one: string) => `(?:$|${opposite(one)})`)
    .replace(new RegExp(String.raw`\(\?=${CLASS}\)(?=$|[|)])`, 'gs'), '$1')

/** Of the whole expression: the work at each place is the sum of the work of its alternatives. */
function alternativesOf(source: string): string[] {
  const parts = ['']
  let [depth, isClass] = [0, false]
  for (const [token] of source.matchAll(/\\.|[^\\]/gsu)) {
    if (token === '[') isClass = true
    if (token === ']') isClass = false
    if (!isClass && token === '(') depth++
    if (!isClass && token === ')') depth--
    if (token === '|' && depth === 0 && !isClass) parts.push('')
    else parts.push(parts.pop() + token)
  }
  return parts
}

/** Where the group that begins at `from` ends; -1 without an end. */
function closingOf(source: string, from: number): number {
  let [depth, isClass] = [0, false]
  for (const { 0: token, index } of source.slice(from).matchAll(/\\.|[^\\]/gsu)) {
    if (token === '[') isClass = true
    if (token === ']') isClass = false
    if (!isClass && token === '(') depth++
    if (!isClass && token === ')' && --depth === 0) return from + index
  }
  return -1
}

/** `a(?:b|c)d` is `abd` and `acd`: the work at each place is the sum of the work of both. */
function branchesOf(source: string): string[] {
  const parts = alternativesOf(source)
  if (parts.length > 1) return parts
  for (const { index } of source.matchAll(/\(\?:/g)) {
    const end = closingOf(source, index)
    const branches = alternativesOf(source.slice(index + 3, end))
    if (end < 0 || branches.length < 8 || /[*+?{]/.test(source[end + 1] ?? '')) continue
    return branches.map(one => source.slice(0, index) + one + source.slice(end + 1))
  }
  return parts
}

export type Verdict = { isLinear: boolean; how: List[string]; why?: string }

/** `searched`: no input was found that makes it slow, but the form is beyond a proof. */
export async function verdictOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<Verdict> {
  if (isBounded(source)) return { isLinear: true, how: 'bounded' }
  const parts = branchesOf(source)
  if (parts.length > 1) {
    const verdicts: Verdict[] = []
    for (const part of parts) verdicts.push(await verdictOf({ source: part, flags }))
    // An alternative that is slow by itself may be fast beside one that matches where it fails.
    if (verdicts.every(({ isLinear }) => isLinear))
      return verdicts.find(({ how }) => how === 'searched') ?? { isLinear: true, how: 'proved' }
  }
  const simple = await check(relaxed(source), flags, { checker: 'automaton', timeout: 100_000 }).catch(() => null)
  if (simple?.status === 'safe') return { isLinear: true, how: 'proved' }
  const exact = await check(source, flags, { timeout: 30_000 })
  const how = exact.checker === 'automaton' ? 'proved' : 'searched'
  if (exact.status === 'safe') return { isLinear: true, how }
  const why = exact.status === 'vulnerable' ? `${exact.complexity.summary}: ${exact.attack.pattern}` : exact.error.kind
  return { isLinear: false, how, why }
}

/** Proves what the list does not have. Returns the list as it should be, and the expressions that are not linear. */
export async function extendList(all: readonly Expression[], list: List): Promise<{ list: List; slow: string[] }> {
  const slow: string[] = []
  const found: List = {}
  for (const one of all) {
    const name = nameOf(one)
    const known = list[name]
    const isHeld = one.at.every(place => HELD.some(file => place.startsWith(file)))
    const { isLinear, how, why } = isHeld
      ? { isLinear: true, how: 'held' as const, why: '' }
      : known
        ? { isLinear: true, how: known, why: '' }
        : await verdictOf(one)
    if (isLinear) found[name] = how
    else slow.push(`${one.at.join(', ')}: ${name} ${why}`)
  }
  return { list: Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))), slow }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { list, slow } = await extendList((await allExpressions()).all, readList())
  writeFileSync(join(projectRoot, LIST), `${JSON.stringify(list, null, 2)}\n`)
  console.log([...slow, `${Object.keys(list).length} expressions`].join('\n'))
  process.exit(slow.length > 0 ? 1 : 0)
}
