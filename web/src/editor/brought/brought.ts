// A CV that was read from a file and is not made yet: which questions are open, which texts have no field, and which lines of the file
// belong to a field. Pure.
import type { SectionRow } from '../../../../api/core/contract/sections.ts'
import { kindOfField } from '../../../../api/core/cv/content.ts'
import { SECTION_TABLE } from '../../../../api/core/cv/order.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import type { Proposal } from '../../data/upload.ts'
import { addItem, type BroughtState, type EditorDocument, type Path, readAt, writeAt } from '../session/document.ts'
import { writeField } from '../session/roles.ts'
import { pathOfPointer } from '../steps/validate.ts'

type Place = { path: Path; piece: number }
export type Doubt = { at: number; path: Path; text: string; choices: readonly string[] }
/** What was read, with paths of the document instead of pointers. */
export type Source = Omit<Proposal, 'doubts' | 'places' | 'unplaced'> & {
  doubts: readonly Doubt[]
  places: readonly Place[]
  unplaced: readonly { text: string; where: string; piece: number }[]
  onNotesSeen: () => void
  onDiscard: () => Promise<void>
}

type Actions = Pick<Source, 'onNotesSeen' | 'onDiscard'>

export function sourceOf(read: Proposal, document: EditorDocument, actions: Actions): Source {
  const pathOf = (pointer: string) =>
    pointer === '/language' ? 'language' : (pathOfPointer(document, `/content${pointer}`) ?? 'content')
  return {
    ...read,
    ...actions,
    doubts: read.doubts.map((doubt, at) => ({ ...doubt, at, path: pathOf(doubt.path) })),
    places: read.places.map(({ path, piece }) => ({ path: pathOf(path), piece })),
    unplaced: read.unplaced.map(({ text, where }) => ({
      text,
      where,
      piece: read.pieces.findIndex(piece => piece.where === where && piece.text.includes(text)),
    })),
  }
}

export const stateOf = ({ unplaced, doubts }: Pick<Proposal, 'unplaced' | 'doubts'>): BroughtState => ({
  loose: [...unplaced.keys()],
  asked: [...doubts.keys()],
  moved: [],
})
const NOTHING: BroughtState = { loose: [], asked: [], moved: [] }
export const broughtIn = ({ brought = NOTHING }: EditorDocument): BroughtState => brought
const withState = (document: EditorDocument, change: Partial<BroughtState>): EditorDocument => ({
  ...document,
  brought: { ...broughtIn(document), ...change },
})

/** Whether a question is about which of two texts is the position and which the employer. */
export const isAboutTitle = ({ path }: Doubt) => path.split('.').length === 3

/** The position and the employer of a reading, a line each. */
export const textsIn = (reading = ''): string[] => reading.split('\n')

/** The reading of another entry in the order that this one has in the file: title first, or employer first. */
export function sameChoice(doubt: Doubt, choice: number, other: Doubt): number {
  const isTitleFirst = ({ text, choices }: Doubt, at: number) => {
    const [position = '', employer = ''] = textsIn(choices[at])
    return text.indexOf(position) <= text.indexOf(employer)
  }
  const alike = other.choices.findIndex((_, at) => isTitleFirst(other, at) === isTitleFirst(doubt, choice))
  return alike < 0 ? choice : alike
}

/** The fields of an entry that a reading with a line for each gives. */
function fieldsOf({ path }: Doubt): Path[] {
  const { title = [] }: SectionRow = SECTION_TABLE[path.split('.')[1] as 'experience'] ?? {}
  return title.map(field => `${path}.${field}`)
}

/** Whether the person has not changed what the question is about. */
function isAsRead(document: EditorDocument, doubt: Doubt): boolean {
  const [first = ''] = doubt.choices
  if (!isAboutTitle(doubt)) return readAt(document, doubt.path) === first
  const [lines, fields] = [textsIn(first), fieldsOf(doubt)]
  return lines.every((line, at) => fields[at] !== undefined && (readAt(document, fields[at]) ?? '') === line)
}

export const openDoubts = (document: EditorDocument, { doubts }: Pick<Source, 'doubts'>): Doubt[] =>
  doubts.filter(doubt => broughtIn(document).asked.includes(doubt.at) && isAsRead(document, doubt))

/** The questions that one answer settles: all about the position and the employer, or the one itself. */
export const settledWith = (document: EditorDocument, source: Source, doubt: Doubt): Doubt[] =>
  isAboutTitle(doubt) ? openDoubts(document, source).filter(isAboutTitle) : [doubt]

/** `choice`: the index of the chosen reading. */
export function answer(document: EditorDocument, source: Source, doubt: Doubt, choice: number): EditorDocument {
  const settled = settledWith(document, source, doubt)
  const written = settled.reduce((next, one) => {
    const isTitle = isAboutTitle(one)
    const reading = one.choices[isTitle ? sameChoice(doubt, choice, one) : choice] ?? ''
    const paths = isTitle ? fieldsOf(one) : [one.path]
    const texts = isTitle ? textsIn(reading) : [reading]
    // Not as a field is written: another role of the group may be read in another way.
    return texts.reduce((whole, text, at) => (paths[at] ? writeAt(whole, paths[at], text) : whole), next)
  }, document)
  const { asked } = broughtIn(document)
  return withState(written, { asked: asked.filter(at => !settled.some(one => one.at === at)) })
}

export const leaveOut = (document: EditorDocument, text: number): EditorDocument =>
  withState(document, { loose: broughtIn(document).loose.filter(other => other !== text) })

const kindAt = (path: Path) => kindOfField(path.slice(path.lastIndexOf('.') + 1))
const TEXTS = ['short', 'long', 'link', 'words', 'lines']
export const DETAILS = ['name', 'profession', 'email', 'phoneNumber', 'location']

/** Whether a text of the file can be put into the field. */
export const takesText = (path: Path) =>
  path === 'content.profileSummary' ||
  DETAILS.some(field => path === `content.personalDetails.${field}`) ||
  (path.split('.').length > 3 && TEXTS.includes(kindAt(path) ?? ''))

/** Appends the text to what the field has. The item of a field that does not exist yet is made, with this id. */
export function put(document: EditorDocument, source: Source, text: number, path: Path): EditorDocument {
  const { text: words = '', piece = -1 } = source.unplaced[text] ?? {}
  const made = withItem(document, path)
  const before = readAt(made, path)
  const kind = kindAt(path)
  const { moved } = broughtIn(document)
  const next = leaveOut(made, text)
  const written = (value: unknown) =>
    withState(writeField(next, path, value), { moved: piece < 0 ? moved : [...moved, { path, piece }] })
  if (kind === 'words' || kind === 'lines') return written([...(Array.isArray(before) ? before : []), words])
  const isLong = kind === 'long' || path === 'content.profileSummary'
  return written(typeof before === 'string' && before.trim() ? `${before}${isLong ? '\n' : ' '}${words}` : words)
}

/** The new item in a list, or in a section of the person's own. */
function withItem(document: EditorDocument, path: Path): EditorDocument {
  const [root, section, id = '', items, itemId] = path.split('.')
  if (section === 'personalDetails' || readAt(document, path.slice(0, path.lastIndexOf('.'))) !== undefined)
    return document
  if (section === 'custom' && items === 'items' && itemId) {
    const own = readAt(document, `content.custom.${id}`)
      ? document
      : addItem(document, 'content.custom', { id, title: 'More' })
    return addItem(own, `content.custom.${id}.items`, { id: itemId })
  }
  if (section === 'education') return addItem(document, 'content.education.other', { id: items ?? '' } as Item)
  return section && root ? addItem(document, `${root}.${section}`, { id }) : document
}

/** Each text of the field itself and of what is in it comes from these pieces. */
export function piecesOf(document: EditorDocument, { places, pieces }: Source, path: Path): number[] {
  const all = [...places, ...broughtIn(document).moved]
  const own = all.filter(place => place.path === path || place.path.startsWith(`${path}.`))
  if (own.length > 0 || kindAt(path) !== 'date') return [...new Set(own.map(({ piece }) => piece))]
  // A date is written in another way than in the source: its piece is near those of the other fields of its entry.
  const entry = path.slice(0, path.lastIndexOf('.') + 1)
  const beside = all.filter(place => place.path.startsWith(entry)).map(({ piece }) => piece)
  const year = String(readAt(document, path) ?? '').slice(0, 4)
  const isNear = (index: number) => index >= Math.min(...beside) - 1 && index <= Math.max(...beside) + 1
  return year ? pieces.flatMap(({ text }, index) => (isNear(index) && text.includes(year) ? index : [])) : []
}

/** The first field that a piece went to. */
export const pathOfPiece = (document: EditorDocument, { places }: Source, piece: number): Path | undefined =>
  [...places, ...broughtIn(document).moved].find(place => place.piece === piece)?.path
