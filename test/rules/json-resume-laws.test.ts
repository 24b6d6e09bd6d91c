// Properties of JSON Resume import and export: no data is lost, and one edit changes one place.
import { isDeepStrictEqual } from 'node:util'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { publicContent } from '../../api/core/cv/audience.ts'
import { contentProblems } from '../../api/core/cv/content.ts'
import { importResume, resumeProblems } from '../../api/resume/json-resume.ts'
import { keepIds } from '../../api/resume/kept-ids.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { anyContent, holds } from './arbitrary-cv.ts'
import {
  anyResume,
  assertKept,
  assertOneEdit,
  back,
  complaints,
  documents,
  fresh,
  leaves,
  read,
  sample,
} from './resume-laws.ts'

t.test('import then export returns any document', async t => {
  holds(t, fc.property(anyResume, assertKept))
})

t.test('a document in place of any other is returned too, and items that say the same keep their ids', async t => {
  const contents = fc.oneof(
    anyContent,
    anyResume.map(resume => importResume(resume, 'x').content),
  )
  const run = fc.property(contents, anyResume, (before, resume) => {
    let made = 0
    const newId = () => `fresh-${made++}`
    const imported = importResume(resume, 'Account')
    const first = keepIds(imported.content, before, newId)
    const result = back({ ...imported, origin: { ...imported.origin, ids: first.ids } }, first.content)
    const found = contentProblems(first.content)
    if (!isDeepStrictEqual(result, resume) || found.length > 0) {
      throw new Error(`${JSON.stringify([found, result])} of ${JSON.stringify([before, resume])}`)
    }
    const again = keepIds(importResume(resume, 'Account').content, first.content, newId)
    if (!isDeepStrictEqual(again.content, first.content)) throw new Error(JSON.stringify([again, first]))
  })
  holds(t, run)
})

t.test('one edited field changes one place of the official documents', async t => {
  for (const path of documents.slice(0, 4)) assertOneEdit(read(path))
  const { content } = importResume(sample(), 'x')
  t.ok(leaves(content).length > 50, 'and there were fields to edit')
})

t.test('one edited field changes one place of any document', async t => {
  holds(t, fc.property(anyResume, assertOneEdit))
})

/** The part of a content that a second import must reproduce: without ids and empty values, links normalised. */
function gist(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(child => typeof child === 'string') ? value : value.map(child => gist(child))
  }
  if (typeof value !== 'object' || value === null) return key === 'url' && value ? new URL(String(value)).href : value
  const pairs = Object.entries(value).map(([name, child]) => [name, name === 'id' ? '' : gist(child, name)])
  return Object.fromEntries(pairs.filter(([, child]) => child && !(Array.isArray(child) && child.length === 0)))
}

t.test('any content exports to a valid document that can be imported', async t => {
  const run = fc.property(anyContent, content => {
    for (const seen of [
      content,
      publicContent(content, { email: 'private', phoneNumber: 'public', location: 'public', imageUrl: 'public' }),
    ]) {
      const resume = JSON.parse(JSON.stringify(fresh(seen, 'https://cv.example/cv/1')))
      const found = [...complaints(resume), ...resumeProblems(resume)]
      if (found.length > 0) throw new Error(`${JSON.stringify(found)} in ${JSON.stringify(resume)}`)
      assertKept(resume)
    }
  })
  holds(t, run)
})

/** Whether an item has any text. */
const isShown = (item: object) =>
  Object.entries(item).some(
    ([key, value]) =>
      !['id', 'hidden', 'current', 'public', 'group'].includes(key) && [value].flat().join('').trim() !== '',
  )

t.test('custom sections survive export and import', async t => {
  const run = fc.property(anyContent, content => {
    const again = importResume(JSON.parse(JSON.stringify(fresh(content))), 'x').content
    for (const section of [
      'skills',
      'projects',
      'courses',
      'awards',
      'languages',
      'interests',
      'references',
    ] as const) {
      t.same(gist(again[section] ?? []), gist((content[section] ?? []).filter(isShown)), section)
    }
    const roles = ({ experience = [] }: CvContentData) =>
      experience.filter(isShown).map(({ company, group }) => [company || undefined, group])
    // A role alone is in no group: its neighbours may have had nothing to show.
    if (content.experience?.every(isShown)) t.same(roles(again), roles(content))
    const marks = ({ education }: CvContentData) =>
      Object.values(education ?? {})
        .flat()
        .filter(isShown)
        .map(({ score = '', scoreScale, scoreKind }) => [score, scoreScale, scoreKind].join())
        .sort()
    t.same(marks(again), marks(content))
    t.same(gist(again.personalDetails.own ?? []), gist(content.personalDetails.own ?? []))
    t.same(gist(again.sections ?? {}), gist(content.sections ?? {}))
    t.same(again.personalDetails.location ?? '', content.personalDetails.location ?? '')
    t.same(again.personalDetails.email ?? '', content.personalDetails.email ?? '')
    t.same(again.profileSummary ?? '', content.profileSummary ?? '')
  })
  holds(t, run)
})
