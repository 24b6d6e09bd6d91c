// The way to a place in a JSON Resume document, in words.
import { isIndex, keysOf, spelled } from '../data/places.ts'

/** Every step of the way into `whole`: "Work › Kaveri Data › Start date". What has no name of its own is counted. */
export function placeWords(pointer: string, whole: unknown): string {
  let inner = whole
  const steps = keysOf(pointer).map(step => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    inner = (inner as Record<string, unknown> | null | undefined)?.[key]
    return isIndex(key) ? (nameIn(inner) ?? `entry ${Number(key) + 1}`) : spelled(key)
  })
  return steps.join(' › ')
}

/** What an entry of a JSON Resume document is called by people. */
function nameIn(entry: unknown): string | undefined {
  const { name, institution, title, organization, network, language } = (entry ?? {}) as Record<string, unknown>
  const names = [name, institution, title, organization, network, language]
  return names.find(one => typeof one === 'string' && one.trim() !== '') as string | undefined
}
