// Content in, sheet out: what a CV shows, in its order and its language, once for all renderings. Pure; knows no look.
import type { CvContentData } from '../contract/cv.ts'
import { isUploadedPicture } from './content.ts'
import { linkOf, mailLink, phoneLink } from './links.ts'
import { direction, labelsOf } from './locale.ts'
import { parseMarkdown, plainBlocks } from './markdown.ts'
import { type PlacedItem, type PlacedSection, placedSections, visibleAt, visibleStudies, words } from './order.ts'
import type { Sheet, SheetBody, SheetEntry, SheetFact, SheetName, SheetSection } from './sheet.ts'
import { awardEntry, courseEntry, customEntry, jobEntry, projectEntry, studyEntry } from './sheet-entries.ts'

/**
 * The sheet of a content in a language (BCP 47). Hidden items and what says nothing are left out; what is private is for
 * rules/audience to take out before. Paths are JSON pointers into the content that was given.
 */
export function sheetOf(content: CvContentData, language: string): Sheet {
  const { name, profession, imageUrl } = content.personalDetails
  const labels = labelsOf(language)
  const picture = imageUrl !== undefined && isUploadedPicture(imageUrl)
  return {
    language,
    labelLanguage: labels.language,
    direction: direction(language),
    name,
    ...(profession?.trim() ? { profession } : {}),
    facts: factsOf(content.personalDetails),
    // An address elsewhere would tell its owner who reads this CV.
    ...(picture ? { picture: { url: imageUrl, alt: labels.portrait.replace('{name}', () => name) } } : {}),
    sections: placedSections(content).flatMap(placed => sectionOf(placed, content, language)),
    comma: labels.comma,
  }
}

function factsOf({ location, email, phoneNumber, links }: CvContentData['personalDetails']): SheetFact[] {
  const facts: SheetFact[] = []
  const at = (field: string) => `/personalDetails/${field}`
  if (location?.trim()) facts.push({ kind: 'place', path: at('location'), text: location })
  if (email?.trim()) facts.push({ kind: 'mail', path: at('email'), ...mailLink(email) })
  if (phoneNumber?.trim()) facts.push({ kind: 'phone', path: at('phoneNumber'), ...phoneLink(phoneNumber) })
  for (const { item, path } of visibleAt(links, at('links'))) {
    facts.push({
      kind: 'link',
      path,
      ...(item.url?.trim() ? linkOf(item.url, item.label) : { text: item.label ?? '' }),
    })
  }
  return facts
}

/** A section that shows something, or none. */
function sectionOf(placed: PlacedSection, content: CvContentData, language: string): SheetSection[] {
  const body = bodyOf(placed, content, language)
  if (isEmpty(body)) return []
  const own = placed.name === 'custom' ? placed.section.title?.trim() : undefined
  const title = own || labelsOf(language).sections[placed.name]
  return [{ key: placed.key, title, isOwnTitle: Boolean(own), body }]
}

function isEmpty(body: SheetBody): boolean {
  switch (body.kind) {
    case 'prose':
      return body.blocks.length === 0
    case 'entries':
      return body.entries.length === 0
    case 'names':
      return body.names.length === 0
    case 'quotes':
      return body.quotes.length === 0
  }
}

function bodyOf(placed: PlacedSection, content: CvContentData, language: string): SheetBody {
  const entries = <Item>(items: Item[], entry: (item: Item, language: string) => SheetEntry): SheetBody => ({
    kind: 'entries',
    entries: items.map(item => entry(item, language)),
  })
  switch (placed.name) {
    case 'profileSummary':
      return { kind: 'prose', blocks: parseMarkdown(content.profileSummary ?? '') }
    case 'experience':
      return entries(visibleAt(content.experience, '/experience'), jobEntry)
    case 'education':
      return entries(visibleStudies(content.education), studyEntry)
    case 'projects':
      return entries(visibleAt(content.projects, '/projects'), projectEntry)
    case 'courses':
      return entries(visibleAt(content.courses, '/courses'), courseEntry)
    case 'awards':
      return entries(visibleAt(content.awards, '/awards'), awardEntry)
    case 'custom':
      return entries(visibleAt(placed.section.items, `${placed.path}/items`), customEntry)
    case 'skills':
      return names(visibleAt(content.skills, '/skills'), ({ name, level, keywords }) => [name, level, keywords])
    case 'languages':
      return names(visibleAt(content.languages, '/languages'), ({ name, fluency }) => [name, undefined, [fluency]])
    case 'interests':
      return names(visibleAt(content.interests, '/interests'), ({ name, keywords }) => [name, undefined, keywords])
    case 'references':
      return quotes(content)
  }
}

type Named = [name: string | undefined, level: string | undefined, details: (string | undefined)[] | undefined]

function names<Item>(items: PlacedItem<Item>[], read: (item: Item) => Named): SheetBody {
  const rows = items.map(({ item, path }): SheetName => {
    const [given, grade, details] = read(item)
    const [name, level] = words([given, grade])
    return { path, ...(name && { name }), ...(level && { level }), details: words(details) }
  })
  const bare = rows.every(({ name, level, details }) => words([name, level]).length + details.length === 1)
  return { kind: 'names', bare, names: rows }
}

function quotes({ references }: CvContentData): SheetBody {
  return {
    kind: 'quotes',
    quotes: visibleAt(references, '/references').map(({ item, path }) => ({
      path,
      blocks: plainBlocks(item.reference ?? ''),
      ...(item.name?.trim() ? { name: item.name } : {}),
    })),
  }
}
