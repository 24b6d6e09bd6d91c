// The whole mapping between a resume and the content of a CV, both ways, built from the lenses of its parts.
// Reading twice gives the same content with the same ids: the way back relies on it.
import type { CvContentData } from '../../core/contract/cv.ts'
import { basicsUnmapped, patchBasics, readBasics } from './basics.ts'
import { customKeys, customUnmapped, patchCustom, readCustom } from './custom.ts'
import { patchEducation, readEducation, studyLens } from './education.ts'
import { fields, type Item, isObject, patchFields, pointerPart, type Raw, readFields } from './lens.ts'
import { listOf, listUnmapped, patchList, readList, setList } from './lists.ts'
import { LISTS } from './sections.ts'

const META = fields({ order: ['x-sectionOrder', 'order'] })
/** Keys of `meta` that a CV takes in; the language is the CV's, not its content's. */
const META_KEYS = ['x-sectionOrder', 'x-language']

const objectAt = (resume: Raw, key: string): Raw => (isObject(resume[key]) ? resume[key] : {})

/** The content that a valid resume makes; `fallbackName` where it names nobody. */
export function readContent(resume: Raw, fallbackName: string): CvContentData {
  const { profileSummary, ...personalDetails } = readBasics(objectAt(resume, 'basics'), fallbackName)
  const lists = LISTS.map(({ section, key, lens }) => {
    const items = readList(resume[key], key, lens).map(entry => entry.item)
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

/** Sets a changed copy of an object of the resume, unless it was absent and has remained empty. */
function patchObject(resume: Raw, key: string, patch: (object: Raw) => void): void {
  const object = { ...objectAt(resume, key) }
  patch(object)
  if (key in resume || Object.keys(object).length > 0) resume[key] = object
}

/** A copy of `resume` in which exactly what `content` says differently is different. */
export function patchResume(resume: Raw, fallbackName: string, content: CvContentData): Raw {
  const result = { ...resume }
  const { personalDetails, profileSummary, order } = content
  patchObject(result, 'basics', basics => patchBasics(basics, fallbackName, { ...personalDetails, profileSummary }))
  for (const { section, key, lens } of LISTS) {
    const now = (content[section] ?? []) as readonly Item[]
    setList(result, key, patchList(listOf(result[key]), readList(result[key], key, lens), now, lens))
    if (key === 'work') patchEducation(result, (content.education ?? {}) as Item)
  }
  patchCustom(result, (content.custom ?? []) as readonly Item[])
  patchObject(result, 'meta', meta => patchFields(meta, META, readFields(meta, META), { order }))
  return result
}

function metaUnmapped(meta: Raw): string[] {
  return Object.keys(meta).some(key => !META_KEYS.includes(key)) ? ['/meta'] : []
}

/** JSON pointers of what the resume holds and the CV keeps without showing it. */
export function unmappedOf(resume: Raw): string[] {
  const known = new Set(['basics', 'education', 'meta', ...LISTS.map(({ key }) => key), ...customKeys(resume)])
  const unknown = Object.keys(resume).filter(key => !known.has(key))
  return [
    ...basicsUnmapped(objectAt(resume, 'basics'), '/basics'),
    ...LISTS.flatMap(({ key, lens }) => listUnmapped(resume[key], `/${key}`, lens)),
    ...listUnmapped(resume.education, '/education', studyLens),
    ...customUnmapped(resume, ''),
    ...metaUnmapped(objectAt(resume, 'meta')),
    ...unknown.map(key => `/${pointerPart(key)}`),
  ]
}
