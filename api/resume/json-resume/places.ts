// Where the values of a resume are in the content that is read from it, by JSON pointers.
import type { CvContentData } from '../../core/contract/cv.ts'
import { type SectionName, SLOTS } from '../../core/contract/sections.ts'
import { readSections } from './custom.ts'
import { type Item, pointerPart, type Raw } from './lens.ts'
import { fieldsOf, LISTS } from './sections.ts'

const BASICS: Record<string, string> = {
  '/meta/x-language': '/language',
  '/basics/name': '/personalDetails/name',
  '/basics/label': '/personalDetails/profession',
  '/basics/email': '/personalDetails/email',
  '/basics/phone': '/personalDetails/phoneNumber',
  '/basics/image': '/personalDetails/imageUrl',
  '/basics/summary': '/profileSummary',
  ...Object.fromEntries(
    ['city', 'region', 'countryCode', 'address'].map(key => [`/basics/location/${key}`, '/personalDetails/location']),
  ),
}

/** The ids of items that the import makes end with their index in the resume. */
const indexOf = ({ id }: Item) => /-(\d+)$/.exec(String(id))?.[1]

/** From the pointer of a value of the resume to that of the field of the content which has it; null where none has. */
export function contentPointers(resume: Raw, content: CvContentData): (pointer: string) => string | null {
  const known = new Map(Object.entries(BASICS))
  const add = (from: string, to: string, keys: readonly (readonly [key: string, field: string])[]) => {
    known.set(from, to)
    for (const [key, field] of keys) known.set(`${from}/${pointerPart(key)}`, `${to}/${field}`)
  }
  const addAll = (from: string, to: string, items: readonly Item[] = [], keys: Parameters<typeof add>[2]) => {
    for (const [at, item] of items.entries()) {
      const index = indexOf(item)
      if (index !== undefined) add(`${from}/${index}`, `${to}/${at}`, keys)
    }
  }
  const keysOf = (section: SectionName) => fieldsOf(section).map(({ key, field }) => [key, field] as const)
  const { links = [], own } = content.personalDetails
  const website = links.findIndex(({ id }) => id === 'url')
  if (website >= 0) known.set('/basics/url', `/personalDetails/links/${website}/url`)
  const profile = [
    ['url', 'url'],
    ['network', 'label'],
    ['username', 'label'],
  ] as const
  addAll('/basics/profiles', '/personalDetails/links', links, profile)
  addAll('/basics/x-own', '/personalDetails/own', own, [
    ['label', 'label'],
    ['value', 'value'],
  ] as const)
  for (const { section, key } of LISTS) addAll(`/${key}`, `/${section}`, content[section], keysOf(section))
  const { other, ...slots } = content.education ?? {}
  addAll('/education', '/education/other', other, keysOf('education'))
  for (const slot of SLOTS) {
    const index = slots[slot] && indexOf(slots[slot])
    if (index !== undefined) add(`/education/${index}`, `/education/${slot}`, keysOf('education'))
  }
  for (const [at, { index, item }] of readSections(resume).entries()) {
    add(`/x-sections/${index}`, `/custom/${at}`, [['title', 'title']])
    addAll(`/x-sections/${index}/items`, `/custom/${at}/items`, item.items as Item[], keysOf('custom'))
  }
  return pointer => {
    const exact = known.get(pointer)
    if (exact !== undefined) return exact
    const [, list = '', index = ''] = /^(.+)\/(\d+)$/.exec(pointer) ?? []
    const field = known.get(list)
    return field === undefined ? null : `${field}/${index}`
  }
}
