// Which field of an item the clicked text on the page shows.
import type { SectionRow } from '../../../../api/core/contract/sections.ts'
import { SECTION_TABLE } from '../../../../api/core/cv/order.ts'

type Item = Readonly<Record<string, unknown>>

/** The fields of the elements around the text, the nearest first. */
const AROUND: readonly [selector: string, fields: readonly string[]][] = [
  ['.cv-about', ['about']],
  ['.cv-prose', ['description', 'reference']],
  ['.cv-note', ['score']],
  ['.cv-when', ['startDate', 'date', 'endDate']],
  ['.cv-points', ['highlights']],
  ['a', ['url']],
]
const TITLES = new Set(Object.values(SECTION_TABLE).flatMap((row: SectionRow) => row.title ?? []) as string[])

/** The field with the same text, else with the text around the click, else with a text that contains it, else the title. */
export function fieldAt(item: Item, target: Element): string | undefined {
  const text = target.closest('time')?.dateTime ?? target.closest('bdi, a')?.textContent ?? ''
  const names = Object.keys(item).filter(name => name !== 'id')
  const says = (name: string) => {
    const value = item[name]
    return value === text || (Array.isArray(value) && value.includes(text))
  }
  const around = AROUND.find(([selector]) => target.closest(selector))?.[1] ?? []
  const isPart = (name: string) => typeof item[name] === 'string' && item[name] !== '' && text.includes(item[name])
  return (
    names.find(says) ??
    around.find(name => name in item) ??
    names.find(isPart) ??
    names.find(name => TITLES.has(name) && item[name])
  )
}
