// Adds the badges of claims to a sheet, which has no pop-ups for details: a sign at each claimed text, and one note for each sign at the
// end.

import type { CvContentData } from '../contract/cv.ts'
import { labelsOf } from '../cv/locale.ts'
import type { MarkdownBlock, MarkdownInline } from '../cv/markdown.ts'
import { HEAD_POINTERS, WHOLE_CV } from '../cv/personal-fields.ts'
import type { Sheet, SheetBody } from '../cv/sheet.ts'
import { type ReaderWords, readerWordsIn } from '../reader-words/words.ts'
import { type Badge, badgeOf, type ClaimEntry, otherSigners, signaturesBySigner, signerOf } from './claim-words.ts'
import { gatheredBadges } from './gathered-badges.ts'
import { upperFirst } from './scope-words.ts'

/** Signs without letters or digits, which readers would take for part of a word. Every typeface has them. */
const SIGNS = ['*', '†', '‡', '§']
const signAt = (index: number) => (SIGNS[index % SIGNS.length] as string).repeat(1 + Math.floor(index / SIGNS.length))

type MarkAt = (...paths: readonly string[]) => { mark?: string }

/** The sheet of `content` with the badges of its claims, given by JSON pointer; the same sheet without badges. */
export function withBadges(sheet: Sheet, claims: ReadonlyMap<string, ClaimEntry>, content: CvContentData): Sheet {
  const words = readerWordsIn(sheet.language)
  const found = new Map([...claims].map(([path, entry]) => [path, badgeOf(entry, words)]))
  const badges = gatheredBadges(found, content, words)
  if (badges.size === 0) return sheet
  const signed = [...badges.values()].flatMap(one => one.signed)
  const signatures = signaturesBySigner(signed, words)
  const notes: string[] = []
  const markAt: MarkAt = (...paths) => {
    const found = paths.flatMap(path => badges.get(path) ?? []).flatMap(badge => notesOf(badge, signatures, words))
    for (const note of found) if (!notes.includes(note)) notes.push(note)
    const signs = [...new Set(found)].map(note => signAt(notes.indexOf(note)))
    return signs.length > 0 ? { mark: signs.join(' ') } : {}
  }
  const head = markAt(WHOLE_CV, ...HEAD_POINTERS)
  const sections = sheet.sections.map(section => {
    const own = markAt(`/${section.key}`)
    if (section.isTitleHidden) return { ...section, body: markedWithin(section.body, markAt, `/${section.key}`) }
    return { ...section, ...own, body: marked(section.body, markAt) }
  })
  const other = otherSigners(signed, content.personalDetails.name, words)
  const signer = other ? [`${other.before}${other.name}${other.after}.`] : []
  return { ...sheet, ...head, sections, notes: [...notes.map((note, at) => `${signAt(at)} ${note}`), ...signer] }
}

/** The notes of a badge: one for each signer, or one that names the claimed sections. */
function notesOf(
  { about, note, signed }: Badge,
  signatures: ReadonlyMap<string, string>,
  words: ReaderWords,
): string[] {
  const notes = note === undefined ? [...new Set(signed.flatMap(one => signatures.get(signerOf(one)) ?? []))] : [note]
  if (about === undefined || notes.length === 0) return notes
  return [`${upperFirst(about, words)}${labelsOf(words.language).colon}${notes.join(' ')}`]
}

/** Without a heading, the texts of a section have its sign. */
function markedWithin(body: SheetBody, markAt: MarkAt, section: string): SheetBody {
  const { mark } = markAt(section)
  if (body.kind !== 'prose') return marked(body, (...paths) => markAt(...paths, section))
  if (mark === undefined) return body
  const last = body.blocks.at(-1)
  if (last?.type !== 'paragraph') return { ...body, blocks: [...body.blocks, paragraphOf(mark)] }
  return { ...body, blocks: [...body.blocks.slice(0, -1), paragraphOf(` ${mark}`, last.children)] }
}

const paragraphOf = (text: string, before: readonly MarkdownInline[] = []): MarkdownBlock => ({
  type: 'paragraph',
  children: [...before, { type: 'text', text }],
})

function marked(body: SheetBody, markAt: MarkAt): SheetBody {
  if (body.kind === 'entries') {
    return { ...body, entries: body.entries.map(entry => ({ ...entry, ...markAt(entry.path) })) }
  }
  if (body.kind !== 'names') return body
  return { ...body, names: body.names.map(name => ({ ...name, ...markAt(name.path) })) }
}
