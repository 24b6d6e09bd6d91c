// Maps the one list of studies of a resume to a CV's four named slots and its list of others, by the words of each degree.

import { SLOTS, type Slot } from '../../core/cv/content.ts'
import { markProblems } from '../../core/cv/marks.ts'
import { isObject } from '../../core/is-object.ts'
import {
  type Field,
  fieldProblems,
  type Item,
  type Lens,
  patchFields,
  type Raw,
  readFields,
  unreadKeys,
} from './lens.ts'
import { type Entry, listOf, patchList, readList, setList } from './lists.ts'
import { studyFields } from './sections.ts'

type Home = Slot | 'other'
/** A study with its slot; `home` is used during the mapping only and never stored. */
type Study = Item & { home?: Home }

const PATTERNS: readonly [Slot, RegExp][] = [
  [
    'postgraduation',
    /^masters?\b|\bmaster(['’]?s)? (of|in|degree)\b|\band masters?\b|\bpost[- ]?graduat|\b(doctor (of|in)|doctorate|doctoral)\b|\b(ph\.? ?d|d\.?phil|m\.?phil|m\.?sc|m\.?tech|m\.?com|m\.?eng|mba|mca|ll\.?m)\b/i,
  ],
  [
    'undergraduation',
    /\bbachelor(['’]?s)?\b|\bunder[- ]?graduat(e|ion)( degree)?$|\b(b\.?sc|b\.?tech|b\.?com|b\.?eng|bba|bca|mbbs|ll\.?b)\b/i,
  ],
  ['class12', /\b(class|grade|standard|std\.?) ?(12|xii)\b|\b12th\b|\b(higher|senior) secondary\b|\bhsc\b/i],
  ['class10', /\b(class|grade|standard|std\.?) ?(10|x)\b|\b10th\b|^secondary\b|\bssl?c\b|\bmatriculation\b/i],
]
/** Two-letter degrees count in capitals only: "MA", but not the word "ma". */
const CAPITALS: readonly [Slot, RegExp][] = [
  ['postgraduation', /^(M\.?A|M\.?S|M\.?E|M\.?D)\.?(?![A-Za-z'’])/],
  ['undergraduation', /^(B\.?A|B\.?S|B\.?E)\.?(?![A-Za-z'’])/],
]

/** The slot that the words of a degree name; `other` when they name none or several. */
export function homeOf(degree: string): Home {
  const text = degree.trim()
  const named = new Set([...PATTERNS, ...CAPITALS].filter(([, words]) => words.test(text)).map(([slot]) => slot))
  const [slot] = named
  return slot && named.size === 1 ? slot : 'other'
}

const declaredHome = (raw: Raw): Home | undefined => [...SLOTS, 'other' as const].find(home => home === raw['x-slot'])

/** Without the scale and the kind of a result that do not agree with it: the document keeps them. */
function fieldsIn(raw: Raw): Field[] {
  const agrees = markProblems(readFields(raw, studyFields)).length === 0
  return agrees ? studyFields : studyFields.filter(({ field }) => field !== 'scoreScale' && field !== 'scoreKind')
}

const studyLens: Lens = {
  read: raw => readFields(raw, fieldsIn(raw)),
  patch(raw, before: Study, now: Study) {
    patchFields(raw, studyFields, before, now)
    if (before.home === now.home) return
    if (homeOf(String(raw.studyType ?? '')) === now.home) delete raw['x-slot']
    else raw['x-slot'] = now.home
  },
  problems: (raw, path) => fieldProblems(raw, studyFields, path),
  unmapped: (raw, path) => unreadKeys(raw, fieldsIn(raw), path, declaredHome(raw) ? ['x-slot'] : []),
}

export { studyLens }

/** The studies with their slots: declared ones (`x-slot`) first, then by the words of the degree; the first study gets a slot. */
function readStudies(list: unknown): (Entry & { item: Study })[] {
  const raws = listOf(list)
  const entries = readList(list, 'education', studyLens)
  const homes = new Map<number, Home>()
  const assign = (home: (raw: Raw) => Home | undefined) => {
    for (const { index } of entries) {
      const wish = isObject(raws[index]) ? home(raws[index]) : undefined
      const isFree = wish === 'other' || ![...homes.values()].includes(wish as Home)
      if (wish && isFree && !homes.has(index)) homes.set(index, wish)
    }
  }
  assign(declaredHome)
  assign(raw => homeOf(String(raw.studyType ?? '')))
  return entries.map(({ index, item }) => ({ index, item: { ...item, home: homes.get(index) ?? 'other' } }))
}

function withoutHome({ home, ...item }: Study): Item {
  return item
}

/** The education of a CV; undefined when the resume has none. */
export function readEducation(list: unknown): Item | undefined {
  const studies = readStudies(list).map(entry => entry.item)
  if (studies.length === 0) return undefined
  const slots = studies.filter(study => study.home !== 'other').map(study => [study.home, withoutHome(study)])
  const other = studies.filter(study => study.home === 'other').map(withoutHome)
  return { ...Object.fromEntries(slots), ...(other.length > 0 ? { other } : {}) }
}

/** Identifies a study in a slot by its id or, where an editor dropped that, by its slot. */
function slotStudies(education: Item, before: readonly Entry[]): Study[] {
  const others = new Set(((education.other ?? []) as Item[]).map(item => item.id))
  return (['postgraduation', 'undergraduation', 'class12', 'class10'] as const).flatMap(home => {
    const study = education[home] as Item | undefined
    if (!study) return []
    const sameSlot = before.find(entry => (entry.item as Study).home === home)?.item.id
    const id = study.id ?? (others.has(sameSlot) ? undefined : sameSlot)
    return [{ ...study, id, home }]
  })
}

/** Writes the differences between the resume's studies and `education`. */
export function patchEducation(resume: Raw, education: Item): void {
  const before = readStudies(resume.education)
  const indexOf = new Map(before.map(entry => [entry.item.id, entry.index]))
  const pinned = new Map<number, Item>()
  const fresh: Study[] = []
  for (const study of slotStudies(education, before)) {
    const index = indexOf.get(study.id)
    if (index === undefined || pinned.has(index)) fresh.push({ ...study, id: undefined })
    else pinned.set(index, study)
  }
  const others = ((education.other ?? []) as Item[]).map(item => ({ ...item, home: 'other' as const }))
  const isDegree = (study: Study) => study.home === 'undergraduation' || study.home === 'postgraduation'
  const now = [...fresh.filter(isDegree), ...others, ...fresh.filter(study => !isDegree(study))]
  setList(resume, 'education', patchList(listOf(resume.education), before, now, studyLens, pinned))
}
