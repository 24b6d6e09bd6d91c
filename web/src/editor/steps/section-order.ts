// The order of the CV's sections and how it is stored. Pure.

import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { DEFAULT_ORDER } from '../../../../api/core/cv/order.ts'
import { SECTION_NAMES } from '../words.ts'

/** All section names as in `content.order`, in the order shown; `custom.<id>` for custom sections. */
export function sectionsInOrder(content: CvContentData): string[] {
  const customs = (content.custom ?? []).map(section => `custom.${section.id}`)
  const order = [...new Set([...(content.order ?? []), ...DEFAULT_ORDER])]
  const named = new Set(order)
  return order.flatMap(name => {
    if (name === 'custom') return customs.filter(custom => !named.has(custom))
    return name.startsWith('custom.') && !customs.includes(name) ? [] : [name]
  })
}

export function sectionName(content: CvContentData, name: string): string {
  const own = content.custom?.find(section => name === `custom.${section.id}`)
  return own ? own.title || 'Section of your own' : (SECTION_NAMES[name] ?? name)
}

/** Whether the section has content to show. */
export function isSectionFilled(content: CvContentData, name: string): boolean {
  const own = content.custom?.find(section => name === `custom.${section.id}`)
  if (own) return !own.hidden && (own.items ?? []).some(item => !item.hidden)
  const value = (content as Record<string, unknown>)[name]
  if (Array.isArray(value)) return value.some(item => !(item as { hidden?: boolean }).hidden)
  if (name === 'education') {
    const { other = [], ...slots } = content.education ?? {}
    return [...other, ...Object.values(slots)].some(study => study && !(study as { hidden?: boolean }).hidden)
  }
  return Boolean(value)
}
