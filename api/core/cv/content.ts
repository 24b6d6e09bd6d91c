// Validation of a CV beyond its schema: real dates, valid links, unique ids, storable text. Runs in the browser too.

import type { CvContentData, StudyData } from '../contract/cv.ts'
import {
  CAPS,
  FIELDS,
  type FieldKind,
  type FieldName,
  ITEM_LISTS,
  PROSE_FIELDS,
  SLOTS,
  type Slot,
} from '../contract/sections.ts'
import { steeringProblem } from '../format-characters.ts'
import { groupProblems } from './groups.ts'
import { markProblems } from './marks.ts'

export { withoutFormat } from '../format-characters.ts'

/** A problem of one value: its JSON pointer, and what to do. */
export type ValueProblem = { path: string; message: string }

type Item = Readonly<Record<string, unknown>>
type WithId = { id?: string }

export { CAPS, ITEM_LISTS, PROSE_FIELDS, SLOTS, type Slot }

const DATE_SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is an existing year, month or day: `2024`, `2024-02`, `2024-02-29`. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = DATE_SHAPE.exec(text) ?? []
  if (!year || Number(year) === 0) return false
  if (month === undefined) return true
  const days = DAYS[Number(month) - 1]
  if (days === undefined) return false
  if (day === undefined) return true
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  return Number(day) >= 1 && Number(day) <= (month === '02' && leap ? 29 : days)
}

const PICTURE_PATH = /^\/cvs\/[A-Za-z0-9_-]{21}\/picture\/[0-9a-f]{64}$/

/** Whether a URL is that of an uploaded picture. */
export const isUploadedPicture = (url: string): boolean => PICTURE_PATH.test(url)

/** The parsed URL; null for an invalid one. Does not use URL.canParse, which is wrong for non-ASCII letters on Node 20. */
export function parseLink(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The error message for an invalid link; null for a valid or empty one. */
export function linkProblem(url: string): string | null {
  if (url === '') return null
  if (/[\s<>"\\^`{|}\x00-\x1f\x7f]/.test(url)) {
    return 'This link holds a space or another character that links cannot have. Remove it.'
  }
  if (!/^(https?:\/\/|mailto:|tel:)./i.test(url)) {
    return 'This link must begin with https:// (or http, mailto, tel).'
  }
  return parseLink(url) ? null : 'This link cannot be read as an address. Copy it again from where it leads.'
}

const dateProblem = (text: string): string | null =>
  text === '' || isRealDate(text)
    ? null
    : `There is no such date as ${text}. Write a year, a month or a day that exists.`

/** The kind of a field of an item; null for an unknown field. */
export const kindOfField = (name: string): FieldKind | null =>
  Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldName].kind : null

function itemProblems(item: Item, path: string): ValueProblem[] {
  const problems = markProblems(item).map(({ field, message }) => ({ path: `${path}/${field}`, message }))
  for (const [key, value] of Object.entries(item)) {
    if (typeof value !== 'string') continue
    const kind = kindOfField(key)
    const message = kind === 'date' ? dateProblem(value) : kind === 'link' ? linkProblem(value) : null
    if (message) problems.push({ path: `${path}/${key}`, message })
  }
  return problems
}

/** Ids are keys of objects in the verification, so names that every object inherits are refused. */
const isReservedId = (id: string) => id in Object.prototype

function listProblems(items: readonly Item[], path: string): ValueProblem[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    const problems = itemProblems(item, `${path}/${index}`)
    const at = `${path}/${index}/id`
    if (typeof item.id !== 'string') return problems
    if (isReservedId(item.id)) problems.push({ path: at, message: 'This id is a reserved word. Choose another one.' })
    if (seen.has(item.id)) {
      problems.push({
        path: at,
        message: 'This id is used twice in this list. Give each item its own, or leave it out.',
      })
    }
    seen.add(item.id)
    return problems
  })
}

function educationProblems(education: NonNullable<CvContentData['education']>): ValueProblem[] {
  const other = education.other ?? []
  const named = other.flatMap((study, index) =>
    SLOTS.some(slot => slot === study.id)
      ? [{ path: `/content/education/other/${index}/id`, message: `The id ${study.id} is taken. Choose another one.` }]
      : [],
  )
  const slots = SLOTS.flatMap(slot => itemProblems(education[slot] ?? {}, `/content/education/${slot}`))
  return [...slots, ...listProblems(other, '/content/education/other'), ...named]
}

function pictureProblems(url: string): ValueProblem[] {
  const message = isUploadedPicture(url) ? null : linkProblem(url)
  return message ? [{ path: '/content/personalDetails/imageUrl', message }] : []
}

const OWN = '/content/personalDetails/own'

/** Each own field is private until it is made public, so that two fields with one label could not be told apart. */
function ownProblems(fields: readonly Item[], path: string): ValueProblem[] {
  const labels = fields.map(({ label }) =>
    String(label ?? '')
      .trim()
      .toLowerCase(),
  )
  return labels.flatMap((label, at) => {
    if (label === '') return fields[at]?.value ? { path: `${path}/${at}/label`, message: 'Name this field.' } : []
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label)
    return isTwice ? { path: `${path}/${at}/label`, message: 'Two fields have this name.' } : []
  })
}

/** The problems of a content that has passed its schema; paths begin with /content. */
export function contentProblems(content: CvContentData): ValueProblem[] {
  const { personalDetails, education, custom = [] } = content
  return [
    ...pictureProblems(personalDetails.imageUrl ?? ''),
    ...listProblems(personalDetails.links ?? [], '/content/personalDetails/links'),
    ...listProblems(personalDetails.own ?? [], OWN),
    ...ownProblems(personalDetails.own ?? [], OWN),
    ...groupProblems(content.experience ?? []).map(({ at, field, message }) => ({
      path: `/content/experience/${at}/${field}`,
      message,
    })),
    ...educationProblems(education ?? {}),
    ...ITEM_LISTS.flatMap(name => listProblems(content[name] ?? [], `/content/${name}`)),
    ...listProblems(custom, '/content/custom'),
    ...custom.flatMap((section, index) => listProblems(section.items ?? [], `/content/custom/${index}/items`)),
  ]
}

function identify<T extends WithId>(items: readonly T[], newId: () => string): T[] {
  const taken = new Set(items.map(item => item.id))
  return items.map(item => {
    if (item.id !== undefined) return item
    let id = newId()
    while (taken.has(id) || isReservedId(id) || SLOTS.some(slot => slot === id)) id = newId()
    taken.add(id)
    return { ...item, id }
  })
}

/**
 * The content with an id for every item of every list; existing ids stay. `newId` must return a different id
 * (`^[A-Za-z0-9_-]{1,40}$`) at each call. Studies in slots need no id.
 */
export function withIds(content: CvContentData, newId: () => string): CvContentData {
  const { links, own } = content.personalDetails
  const result: CvContentData = { ...content, personalDetails: { ...content.personalDetails } }
  if (links) result.personalDetails.links = identify(links, newId)
  if (own) result.personalDetails.own = identify(own, newId)
  if (content.education?.other) {
    result.education = { ...content.education, other: identify<StudyData>(content.education.other, newId) }
  }
  for (const name of ITEM_LISTS) {
    if (content[name]) Object.assign(result, { [name]: identify<WithId>(content[name], newId) })
  }
  if (content.custom) {
    result.custom = identify(content.custom, newId).map(section =>
      section.items ? { ...section, items: identify(section.items, newId) } : section,
    )
  }
  return result
}

const MAX_DEPTH = 40
const MAX_PROBLEMS = 50
const BAD_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** The error message for control characters and lone surrogates; null for a valid text. */
function characterProblem(text: string): string | null {
  if (/[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text)) return 'This text holds an invisible control character. Remove it.'
  if (/\p{Surrogate}/u.test(text)) return 'This text holds half of a character (a broken emoji, say). Type it again.'
  return null
}

/** A position in a JSON value; its pointer is built only for a problem. */
type Place = { parent: Place | null; key: string }

const pointerPart = (key: string) =>
  Array.from(key.slice(0, 120), char => (characterProblem(char) ? '\ufffd' : char))
    .join('')
    .replace(/~/g, '~0')
    .replace(/\//g, '~1')

function pointer(root: string, place: Place | null): string {
  const parts: string[] = []
  for (let at = place; at; at = at.parent) parts.unshift(pointerPart(at.key))
  return [root, ...parts].join('/')
}

function keyProblem(key: string): string | null {
  return BAD_KEYS.has(key) ? `The name ${key} is not allowed here. Rename or remove it.` : characterProblem(key)
}

function scalarProblem(value: unknown): string | null {
  if (typeof value === 'string') return characterProblem(value) ?? steeringProblem(value)
  return typeof value === 'number' && !Number.isFinite(value) ? 'This number is too large to keep.' : null
}

/**
 * Texts, numbers, keys and depths of a JSON value that must not be stored: at most 50 problems, with JSON pointers that begin with `path`.
 * Iterative, in linear time.
 */
export function textProblems(value: unknown, path: string): ValueProblem[] {
  const problems: ValueProblem[] = []
  const open: { value: unknown; place: Place | null; depth: number }[] = [{ value, place: null, depth: 0 }]
  const report = (place: Place | null, message: string | null) => {
    if (message) problems.push({ path: pointer(path, place), message })
  }
  for (let next = open.pop(); next && problems.length < MAX_PROBLEMS; next = open.pop()) {
    const { value: current, place, depth } = next
    if (typeof current !== 'object' || current === null) {
      report(place, scalarProblem(current))
    } else if (depth >= MAX_DEPTH) {
      report(place, `This is nested too deeply: at most ${MAX_DEPTH} levels can be kept.`)
    } else {
      const isList = Array.isArray(current)
      const children = Object.entries(current).map(([key, child]) => ({ key, child, at: { parent: place, key } }))
      for (const { key, at } of isList ? [] : children) report(at, keyProblem(key))
      // Pushed in reverse, so that problems are in document order.
      for (const { child, at } of children.reverse()) open.push({ value: child, place: at, depth: depth + 1 })
    }
  }
  return problems.slice(0, MAX_PROBLEMS)
}
