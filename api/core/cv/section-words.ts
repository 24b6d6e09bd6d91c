// The names of sections and fields in the editor, on pages and in mails about claims; titles on CVs are in languages/. A section or field
// of the table without its names does not compile. Runs in the browser too.
import type { FieldName, ListName, SectionName } from '../contract/sections.ts'
import data from './section-words.data.json' with { type: 'json' }

type SectionWords = Readonly<{
  /** In the editor. */
  editor: string
  /** The name of one item. */
  noun?: string
  /** On pages about claims, where it differs from the noun. */
  claim?: string
  /** Labels of fields in the editor's form, where they differ from FIELD_WORDS. */
  labels?: Readonly<Partial<Record<FieldName, string>>>
}>
type ItemWords = SectionWords & Readonly<{ noun: string }>

export const SECTION_WORDS: Readonly<Record<ListName | 'custom', ItemWords> & Record<SectionName, SectionWords>> =
  data.sections

export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** In the editor. */
export const EDITOR_NAMES: Readonly<Record<SectionName, string>> = bySection(({ editor }) => editor)
/** One of the section's items on a page about claims: `Award`. */
export const CLAIM_NAMES: Readonly<Record<SectionName, string>> = bySection(
  ({ claim, noun, editor }) => claim ?? (noun ? capitalised(noun) : editor),
)

function bySection(word: (words: SectionWords) => string): Record<SectionName, string> {
  const entries = Object.entries<SectionWords>(SECTION_WORDS).map(([name, words]) => [name, word(words)])
  return Object.fromEntries(entries) as Record<SectionName, string>
}

/** `claim`: on pages about claims, where it differs. In the order of the conflict dialog. */
type FieldWords = Readonly<{ editor: string; claim?: string }>
type NamedField = Exclude<FieldName, 'id' | 'format'>
const FIELD_WORDS: Readonly<Record<NamedField, FieldWords>> = data.fields
const byField = (word: (words: FieldWords) => string) =>
  Object.fromEntries(Object.entries(FIELD_WORDS).map(([name, words]) => [name, word(words)])) as Record<
    NamedField,
    string
  >
export const FIELD_LABELS: Readonly<Record<NamedField, string>> = byField(({ editor }) => editor)
export const CLAIM_LABELS: Readonly<Record<NamedField, string>> = byField(({ editor, claim }) => claim ?? editor)
