// The order of the CV's sections, their titles, which are hidden, and how it is stored. Pure.

import type { CvContentData, NameLayout } from '../../../../api/core/contract/cv.ts'
import { DEFAULT_ORDER, SECTION_TABLE } from '../../../../api/core/cv/order.ts'
import { type EditorDocument, readAt, writeAt } from '../session/document.ts'
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
  if (own) return own.title || 'Section of your own'
  return settingOf(content, name).title || (SECTION_NAMES[name] ?? name)
}

export type Setting = { title?: string; hidden?: boolean; hideTitle?: boolean; layout?: NameLayout | undefined }

/** The settings of a section as a whole; a custom section has its title and its flag itself. */
export const settingOf = (content: CvContentData, name: string): Setting =>
  content.custom?.find(section => name === `custom.${section.id}`) ?? content.sections?.[name as 'skills'] ?? {}

/** Whether the section has a heading of ours, which can be hidden, and a layout of its names. */
export const hasHeading = (name: string): boolean => !name.startsWith('custom.')
export const hasLayout = (name: string): boolean => Object(SECTION_TABLE[name as 'skills']).body === 'names'

/** Changes settings; removes the entry when all have their defaults. */
export function withSetting(document: EditorDocument, name: string, change: Setting): EditorDocument {
  const path = name.startsWith('custom.') ? `content.${name}` : `content.sections.${name}`
  const steps = Object.entries(change).map(([key, value]) => [`${path}.${key}`, value || undefined] as const)
  const written = steps.reduce((whole, [at, value]) => writeAt(whole, at, value), document)
  return [path, 'content.sections'].reduce(
    (whole, at) => (Object.keys(readAt(whole, at) ?? { filled: true }).length === 0 ? writeAt(whole, at, '') : whole),
    written,
  )
}

/** Whether the section is shown. */
export const isSectionFilled = (content: CvContentData, name: string): boolean =>
  !settingOf(content, name).hidden && hasContent(content, name)

/** Whether the section has content that is not hidden item by item. */
export function hasContent(content: CvContentData, name: string): boolean {
  const own = content.custom?.find(section => name === `custom.${section.id}`)
  if (own) return (own.items ?? []).some(item => !item.hidden)
  const value = (content as Record<string, unknown>)[name]
  if (Array.isArray(value)) return value.some(item => !(item as { hidden?: boolean }).hidden)
  if (name === 'education') {
    const { other = [], ...slots } = content.education ?? {}
    return [...other, ...Object.values(slots)].some(study => study && !(study as { hidden?: boolean }).hidden)
  }
  return Boolean(value)
}
