// A valid value with one thing changed, as text. `pick` is any natural number and decides where.

const MARK = '\u0001here'
type Holder = Record<string, unknown>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** A member of a JSON value, found by a walk that `pick` decides: members near the top are chosen most often. */
function slotOf(value: unknown, pick: number): { holder: Holder; key: string } | null {
  let slot: { holder: Holder; key: string } | null = null
  let at = value
  for (let left = pick; isHolder(at) && (!slot || left % 3 > 0); left = Math.floor(left / 3)) {
    const keys = Object.keys(at)
    if (keys.length === 0) break
    const key = keys[left % keys.length] as string
    slot = { holder: at, key }
    at = at[key]
    left = Math.floor(left / keys.length)
  }
  return slot
}

/** The value as text with `text` (JSON) put in place of one of its members; `pick` chooses which. */
export function withOneReplaced(value: unknown, pick: number, text: string): string {
  const copy = structuredClone(value)
  const slot = slotOf(copy, pick)
  if (!slot) return text
  slot.holder[slot.key] = MARK
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => text)
}

/** The value as text with a foreign member in one of its objects, most often the outermost. */
export function withOneAdded(value: unknown, pick: number, key: string, text: string): string {
  const copy = structuredClone(value)
  const slot = pick % 2 === 0 ? null : slotOf(copy, pick)
  const inner = slot?.holder[slot.key]
  const holder = isHolder(inner) && !Array.isArray(inner) ? inner : copy
  if (!isHolder(holder)) return text
  holder[MARK] = 0
  return JSON.stringify(copy).replace(`${JSON.stringify(MARK)}:0`, () => `${JSON.stringify(key)}:${text}`)
}

/** The value as text with one of its lists, if it has any, grown to `length` entries. */
export function withOneGrown(value: unknown, pick: number, length: number): string {
  const copy = structuredClone(value)
  const lists: unknown[][] = []
  const collect = (at: unknown) => {
    if (Array.isArray(at) && at.length > 0) lists.push(at)
    if (isHolder(at)) Object.values(at).forEach(collect)
  }
  collect(copy)
  const list = lists[pick % Math.max(1, lists.length)]
  while (list && list.length < length) list.push(list[0])
  return JSON.stringify(copy)
}
