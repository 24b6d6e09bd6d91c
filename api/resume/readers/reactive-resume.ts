// Exports of Reactive Resume as JSON: versions 3 and 4, and 5 and later. Pure.
import { RESUME_LISTS } from '../../core/contract/sections.ts'
import { isObject } from '../../core/is-object.ts'
import {
  addBasics,
  addEntry,
  addLanguage,
  addSection,
  type Draft,
  draft,
  finish,
  isHidden,
  keepRest,
  listOf,
  type Raw,
  textsOf,
} from './fields.ts'
import { nextDayFrom } from './moments.ts'
import type { Reading } from './reading.ts'

/** By the name of the section: the list of the resume. */
const LISTS: Record<string, string> = {
  ...Object.fromEntries(RESUME_LISTS.filter(list => list !== 'certificates').map(list => [list, list])),
  experience: 'work',
  certifications: 'certificates',
}
/** The program's own data about the document, whose notes are private. */
const ABOUT =
  /^(id|shortId|slug|image|public|visibility|locked|isLocked|isPublic|title|name|tags|metadata|user|userId|createdAt|updatedAt|version|\$schema)$/
const TECHNICAL =
  /(^|\.)(id|icon|iconColor|type|filters|effects|borderColor|shadowColor|fit|layout|keywordLayout)(\.|$)/

/** The document itself, where an export wraps it. */
const documentOf = (raw: Raw): Raw => (isObject(raw.data) && isObject(raw.data.sections) ? raw.data : raw)
const rawOf = (value: unknown): Raw => (isObject(value) ? value : {})
const itemsOf = (section: unknown): Raw[] => listOf(rawOf(section).items).filter(isObject)

export const isReactiveResume = (raw: Raw): boolean =>
  isObject(documentOf(raw).basics) && isObject(documentOf(raw).sections)

export function reactiveResumeOf(raw: Raw): Reading {
  const { basics, summary, sections: all, customSections, metadata, ...rest } = documentOf(raw)
  const { summary: oldSummary, profiles, custom, ...sections } = rawOf(all)
  // In version 3 the summary and the profiles stand with the person, later in sections.
  const isMarkdown = typeof rawOf(basics).summary === 'string'
  const to = draft(TECHNICAL, isMarkdown, nextDayFrom([...textsOf(raw).values()].flat()))
  const { profiles: oldProfiles, customFields, ...person } = rawOf(basics)
  const about = rawOf(summary ?? oldSummary)
  addBasics(
    to,
    {
      ...person,
      ...(about.content && !isHidden(about) ? { summary: about.content } : {}),
      profiles: [...listOf(oldProfiles), ...profilesOf(rawOf(profiles))],
    },
    'basics',
  )
  addOwnFields(to, listOf(customFields).filter(isObject))
  if (isHidden(about)) keepRest(to, textsOf(about.content), 'summary')
  for (const [name, section] of Object.entries(sections)) addAll(to, name, rawOf(section))
  for (const section of [...Object.values(rawOf(custom)), ...listOf(customSections)]) addOwn(to, rawOf(section))
  addLanguage(to, rawOf(rawOf(metadata).page).locale ?? rawOf(metadata).locale)
  keepRest(to, textsOf(Object.fromEntries(Object.entries(rest).filter(([key]) => !ABOUT.test(key)))), 'document')
  return finish('reactive_resume', to)
}

/** Each profile with a section that is hidden is hidden. */
const profilesOf = (section: Raw): Raw[] =>
  itemsOf(section).map(item => (isHidden(section) ? { ...item, hidden: true } : item))

/** Fields of the person's own, which are private until they are made public; version 5 has both in one text. */
function addOwnFields(to: Draft, fields: readonly Raw[]): void {
  const where = 'basics, custom fields'
  const own: Raw[] = []
  for (const field of fields) {
    const { name, value, text, icon: _icon, ...rest } = field
    const [, before, behind] = /^([^:]{1,60}): (.+)$/.exec(String(text)) ?? []
    const label = String(name ?? before ?? '').trim()
    const said = String(value ?? behind ?? '').trim()
    const isRead = label !== '' && said !== '' && !own.some(other => other.label === label)
    if (isRead) own.push({ label, value: said, ...(isHidden(field) && { 'x-hidden': true }) })
    if (isRead) to.pieces.push({ text: label, where }, { text: said, where })
    keepRest(to, textsOf(isRead ? rest : { name, value, text, ...rest }), where)
  }
  if (own.length > 0) Object.assign(to.resume.basics as Raw, { 'x-own': own })
}

function addAll(to: Draft, name: string, section: Raw): void {
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined
  if (!list) addOwn(to, section)
  for (const [index, item] of (list ? itemsOf(section) : []).entries()) {
    for (const role of rolesOf(item)) {
      const entry = addEntry(to, String(list), role, `${name}, entry ${index + 1}`)
      if (entry && [section, item, role].some(isHidden)) Object.assign(entry, { 'x-hidden': true })
    }
  }
}

/** Several positions at one company are separate entries; the text about all of them is listed as not placed. */
function rolesOf({ roles, ...item }: Raw): Raw[] {
  const all = listOf(roles).filter(isObject)
  if (all.length === 0) return [item]
  const { period: _, description, position, ...company } = item
  return all.map((role, index) => ({ ...company, ...(index === 0 && { about: [position, description] }), ...role }))
}

function addOwn(to: Draft, section: Raw): void {
  const title = [section.title, section.name].find(one => typeof one === 'string' && one.trim())
  if (section.type === 'cover-letter') to.notes.push('A cover letter in the file was not read.')
  else if (title) addSection(to, String(title), itemsOf(section).flatMap(rolesOf), isHidden(section))
  else keepRest(to, textsOf(section), 'section')
}
