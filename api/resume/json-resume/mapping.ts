// The mapping between a resume and the content of a CV in both directions, composed of lenses.
// Reading is deterministic, ids included: the export relies on it.

import type { CvContentData } from '../../core/contract/cv.ts'
import { groupProblems, type Role, withWholeGroups } from '../../core/cv/groups.ts'
import { isObject } from '../../core/is-object.ts'
import { basicsUnmapped, patchBasics, readBasics } from './basics.ts'
import { customKeys, customUnmapped, patchCustom, readCustom } from './custom.ts'
import { patchEducation, readEducation, studyLens } from './education.ts'
import { isSame } from './kinds.ts'
import { fields, type Item, patchFields, pointerPart, type Raw, readFields } from './lens.ts'
import { type Entry, type IsOwn, listOf, listUnmapped, patchList, readList, relocated, setList } from './lists.ts'
import { isSecondIn, LISTS } from './sections.ts'

const META = fields({ order: ['x-sectionOrder', 'order'], sections: ['x-sectionSettings', 'settings'] })
/** The keys of `meta` that are mapped; the language belongs to the CV rather than to its content. */
const META_KEYS = ['x-sectionOrder', 'x-sectionSettings', 'x-language']

const objectAt = (resume: Raw, key: string): Raw => (isObject(resume[key]) ? resume[key] : {})

function ownIn({ key, isSecond }: (typeof LISTS)[number]): IsOwn {
  const isOther = isSecondIn(key)
  return raw => isOther(raw) === isSecond
}

/** The items of a list, roles with groups that a CV can have: a document may have them torn, or of several employers. */
function withGroups(section: string, entries: readonly Entry[]): readonly Entry[] {
  if (section !== 'experience') return entries
  const roles: readonly (Item & Role)[] = entries.map(({ item }) => item)
  const used = new Set(roles.map(({ group }) => group))
  let count = 0
  const newId = () => {
    while (used.has(`group-${++count}`));
    return `group-${count}`
  }
  const whole = withWholeGroups(roles, newId)
  const unfit = new Set(groupProblems(whole).map(({ at }) => whole[at]?.group))
  return whole.map(({ group, ...role }, at) => {
    const item = group === undefined || unfit.has(group) ? role : { ...role, group }
    return { index: (entries[at] as Entry).index, item }
  })
}

const groupsIn = (items: readonly Item[]) => items.map(({ id, group }) => [id, group ?? null])

/** The content of a valid resume; `fallbackName` is used when it has no name. */
export function readContent(resume: Raw, fallbackName: string): CvContentData {
  const { profileSummary, ...personalDetails } = readBasics(objectAt(resume, 'basics'), fallbackName)
  const lists = LISTS.map(row => {
    const { section, key, lens } = row
    const items = withGroups(section, readList(resume[key], key, lens, ownIn(row))).map(entry => entry.item)
    return [section, items.length > 0 ? items : undefined]
  })
  const education = readEducation(resume.education)
  const custom = readCustom(resume)
  const content: Item = {
    personalDetails,
    profileSummary,
    education,
    ...Object.fromEntries(lists),
    custom: custom.length > 0 ? custom : undefined,
    ...readFields(objectAt(resume, 'meta'), META),
  }
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as CvContentData
}

/** Replaces an object of the resume by a patched copy, unless it was absent and is still empty. */
function patchObject(resume: Raw, key: string, patch: (object: Raw) => void): void {
  const object = { ...objectAt(resume, key) }
  patch(object)
  if (key in resume || Object.keys(object).length > 0) resume[key] = object
}

/** A copy of `resume` that differs only where `content` differs. */
export function patchResume(resume: Raw, fallbackName: string, content: CvContentData): Raw {
  const result = { ...resume }
  const { personalDetails, profileSummary, order, sections } = content
  patchObject(result, 'basics', basics => patchBasics(basics, fallbackName, { ...personalDetails, profileSummary }))
  for (const row of LISTS) {
    const { section, key, lens } = row
    const now = (content[section] ?? []) as readonly Item[]
    const before = relocated(readList(resume[key], key, lens, ownIn(row)), resume[key], result[key])
    const repaired = withGroups(section, before)
    // Where the groups are as they were read, those that the document has otherwise stay in it.
    const isRead = isSame(groupsIn(repaired.map(({ item }) => item)), groupsIn(now))
    setList(result, key, patchList(listOf(result[key]), isRead ? repaired : before, now, lens))
    if (key === 'work') patchEducation(result, (content.education ?? {}) as Item)
  }
  patchCustom(resume, result, content)
  patchObject(result, 'meta', meta => patchFields(meta, META, readFields(meta, META), { order, sections }))
  return result
}

function metaUnmapped(meta: Raw): string[] {
  return Object.keys(meta).some(key => !META_KEYS.includes(key)) ? ['/meta'] : []
}

/** JSON pointers of values that the CV keeps without showing them. */
export function unmappedOf(resume: Raw): string[] {
  const known = new Set(['basics', 'education', 'meta', ...LISTS.map(({ key }) => key), ...customKeys(resume)])
  const unknown = Object.keys(resume).filter(key => !known.has(key))
  return [
    ...basicsUnmapped(objectAt(resume, 'basics'), '/basics'),
    ...LISTS.flatMap(row => listUnmapped(resume[row.key], `/${row.key}`, row.lens, ownIn(row))),
    ...listUnmapped(resume.education, '/education', studyLens),
    ...customUnmapped(resume, ''),
    ...metaUnmapped(objectAt(resume, 'meta')),
    ...unknown.map(key => `/${pointerPart(key)}`),
  ]
}
