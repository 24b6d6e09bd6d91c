// The edits of a proposal: corrections, entries left out, texts put into fields. The proposal itself does not change, so that
// its paths stay. Pure.
import type { Proposal } from '../../data/upload.ts'
import {
  BASICS,
  type FieldRow,
  fieldPathOf,
  kindOf,
  LISTS,
  type ListRow,
  OWN_SECTIONS,
  ownSectionRow,
  SECTION_TITLE,
} from './resume-fields.ts'

/** A date that could be read in two ways; `choices`: the one taken first. */
export type Doubt = Proposal['doubts'][number]
type Loose = { id: number; text: string; where: string; piece: number }
export type Draft = Readonly<{
  /** Texts of fields by JSON pointer, lists with a line for each text. */
  edits: Readonly<Record<string, string>>
  /** Pointers of entries that are left out. */
  removed: readonly string[]
  unplaced: readonly Loose[]
  doubts: readonly Doubt[]
  /** The sources of the texts that the user put into fields. */
  moved: readonly { path: string; piece: number }[]
}>
export type Field = FieldRow & { path: string; value: string }
export type Entry = { path: string; name: string; isRemovable: boolean; isRemoved: boolean; fields: Field[] }
/** `next`: the path of the first field of an entry that can be added. */
export type Section = { path: string; title: string; another: string; next: string; entries: Entry[] }

export const draftOf = ({ unplaced, doubts, pieces }: Proposal): Draft => ({
  edits: {},
  removed: [],
  unplaced: unplaced.map(({ text, where }, id) => ({
    id,
    text,
    where,
    piece: pieces.findIndex(piece => piece.where === where && piece.text.includes(text)),
  })),
  doubts,
  moved: [],
})

const keysOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))

function at(whole: unknown, path: string): unknown {
  let value = whole
  for (const key of keysOf(path)) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

export function textAt({ resume }: Proposal, { edits }: Draft, path: string): string {
  const edited = edits[path]
  if (edited !== undefined) return edited
  const value = at(resume, path)
  if (Array.isArray(value)) return value.filter(one => typeof one === 'string').join('\n')
  return typeof value === 'string' ? value : ''
}

/** The number of entries of a list, including added ones. */
function lengthOf({ resume }: Proposal, { edits }: Draft, path: string): number {
  const value = at(resume, path)
  const added = Object.keys(edits).flatMap(edited =>
    edited.startsWith(`${path}/`) ? [Number.parseInt(edited.slice(path.length + 1), 10) + 1] : [],
  )
  return Math.max(Array.isArray(value) ? value.length : 0, ...added)
}

export function sectionsOf(proposal: Proposal, draft: Draft): Section[] {
  const fieldsAt = (path: string, rows: readonly FieldRow[]): Field[] =>
    rows.map(row => {
      const own = `${path}/${row.key}`
      return { ...row, path: own, value: textAt(proposal, draft, own) }
    })
  const entriesOf = ({ path, fields }: ListRow, noun: string): Entry[] =>
    Array.from({ length: lengthOf(proposal, draft, path) }, (_, index) => {
      const own = `${path}/${index}`
      const filled = fieldsAt(own, fields)
      const name = filled.find(({ isMain, kind, value }) => isMain && kind !== 'date' && value.trim())?.value
      return {
        path: own,
        name: name ?? `${noun}, entry ${index + 1}`,
        isRemovable: true,
        isRemoved: draft.removed.includes(own),
        fields: filled,
      }
    })
  const list = (row: ListRow): Section => ({
    path: row.path,
    title: row.title,
    another: row.another,
    next: `${row.path}/${lengthOf(proposal, draft, row.path)}/${row.fields.find(({ isMain }) => isMain)?.key}`,
    entries: entriesOf(row, row.title),
  })
  const whole = (path: string, name: string, rows: readonly FieldRow[]): Entry => ({
    path,
    name,
    isRemovable: false,
    isRemoved: false,
    fields: fieldsAt(path, rows),
  })
  const [first, ...others] = LISTS.map(list)
  const own = Array.from({ length: lengthOf(proposal, draft, OWN_SECTIONS) }, (_, index) => {
    const path = `${OWN_SECTIONS}/${index}`
    const section = list(ownSectionRow(index, textAt(proposal, draft, `${path}/title`)))
    return { ...section, entries: [whole(path, 'Section', [SECTION_TITLE]), ...section.entries] }
  })
  const about = 'Personal details'
  return [
    { path: '/basics', title: about, another: '', next: '', entries: [whole('/basics', about, BASICS)] },
    ...(first ? [first] : []),
    ...others,
    ...own,
  ]
}

/** The first field of a further section of its own. */
export const nextOwnSection = (proposal: Proposal, draft: Draft): string =>
  `${OWN_SECTIONS}/${lengthOf(proposal, draft, OWN_SECTIONS)}/items/0/title`

export const write = (draft: Draft, path: string, text: string): Draft => ({
  ...draft,
  edits: { ...draft.edits, [path]: text },
})

export const settle = (draft: Draft, doubt: Doubt, date: string): Draft => ({
  ...write(draft, doubt.path, date),
  doubts: draft.doubts.filter(other => other !== doubt),
})

export const leaveOut = (draft: Draft, path: string): Draft => ({ ...draft, removed: [...draft.removed, path] })
export const putBack = (draft: Draft, path: string): Draft => ({
  ...draft,
  removed: draft.removed.filter(other => other !== path),
})

const NEW_SECTION = 'More'

/** Appends the unplaced text `id` to the text of the field. */
export function place(proposal: Proposal, draft: Draft, id: number, path: string): Draft {
  const loose = draft.unplaced.find(one => one.id === id)
  if (!loose) return draft
  const before = textAt(proposal, draft, path)
  const title = path === nextOwnSection(proposal, draft) ? path.replace('items/0/', '') : null
  const begun = title ? write(draft, title, NEW_SECTION) : draft
  const between = ['lines', 'long'].includes(kindOf(path)) ? '\n' : ' '
  return {
    ...write(begun, path, before.trim() ? `${before}${between}${loose.text}` : loose.text),
    unplaced: draft.unplaced.filter(other => other !== loose),
    moved: loose.piece < 0 ? draft.moved : [...draft.moved, { path, piece: loose.piece }],
  }
}

/** Doubts about entries that stay. */
export const openDoubts = ({ doubts, removed }: Draft): Doubt[] =>
  doubts.filter(({ path }) => !removed.some(entry => path.startsWith(`${entry}/`)))

/** The pieces of the source that a field comes from. */
export function piecesOf({ places, pieces }: Proposal, { moved }: Draft, path: string, value: string): number[] {
  const all = [...places, ...moved]
  const own = all.filter(place => fieldPathOf(place.path) === path).map(({ piece }) => piece)
  if (own.length > 0 || kindOf(path) !== 'date' || !value) return own
  // Dates differ from the text of the source: their source is that of the other fields of their entry.
  const entry = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = all.filter(place => place.path.startsWith(entry)).map(({ piece }) => piece)
  const [from, to] = [Math.min(...beside) - 1, Math.max(...beside) + 1]
  const year = value.slice(0, 4)
  return pieces.flatMap(({ text }, index) => (index >= from && index <= to && text.includes(year) ? [index] : []))
}

/** The fields that a piece of the source went to. */
export const fieldsOf = ({ places }: Proposal, { moved }: Draft, piece: number): string[] =>
  [...places, ...moved].filter(place => place.piece === piece).map(({ path }) => fieldPathOf(path))

/** The accepted document; texts without a field are stored with it and returned by an export. */
export function acceptedOf({ resume }: Proposal, { edits, removed, unplaced }: Draft): Record<string, unknown> {
  const accepted = structuredClone(resume) as Record<string, unknown>
  for (const [path, text] of Object.entries(edits)) setAt(accepted, keysOf(path), path, text.trim())
  // Starts with the last, because each removal moves the entries after it.
  const later = [...removed].sort((one, other) => indexOf(other) - indexOf(one))
  for (const path of later) {
    const list = at(accepted, path.slice(0, path.lastIndexOf('/')))
    if (Array.isArray(list)) list.splice(indexOf(path), 1)
  }
  const own = accepted[OWN_SECTIONS.slice(1)]
  if (Array.isArray(own) && removed.some(path => path.startsWith(OWN_SECTIONS)))
    accepted[OWN_SECTIONS.slice(1)] = own.filter(({ items }) => items?.length !== 0)
  if (unplaced.length > 0) accepted['x-unplaced'] = unplaced.map(({ text, where }) => ({ text, where }))
  return accepted
}

const indexOf = (path: string) => Number(path.slice(path.lastIndexOf('/') + 1))

function setAt(whole: Record<string, unknown>, keys: string[], path: string, text: string): void {
  let inner = whole
  for (const [depth, key] of keys.slice(0, -1).entries()) {
    inner[key] ??= /^\d+$/.test(keys[depth + 1] ?? '') ? [] : {}
    inner = inner[key] as Record<string, unknown>
  }
  const last = keys.at(-1) ?? ''
  if (text === '') delete inner[last]
  else inner[last] = kindOf(path) === 'lines' ? text.split('\n').filter(line => line.trim()) : text
}

/** A path of the accepted document as a path of the proposal, whose removed entries count. */
export function pathInProposal(path: string, { removed }: Draft): string {
  let found = ''
  for (const key of path.split('/').slice(1)) {
    const before = removed.flatMap(entry => {
      const list = entry.slice(0, entry.lastIndexOf('/'))
      return list === found ? [indexOf(entry)] : []
    })
    let index = key
    if (/^\d+$/.test(key))
      for (const gone of before.sort((one, other) => one - other))
        if (Number(index) >= gone) index = `${Number(index) + 1}`
    found += `/${index}`
  }
  return fieldPathOf(found)
}
