// Builds the sheet of a CV from its visible content, in its order and language. Pure.
import type { CvContentData, NameLayout } from '../contract/cv.ts'
import { SECTION_TABLE } from '../contract/sections.ts'
import { isUploadedPicture } from './content.ts'
import { spelledOut } from './ligatures.ts'
import { linkOf, mailLink, phoneLinks } from './links.ts'
import { type DateStyle, direction, labelsOf } from './locale.ts'
import { parseMarkdown } from './markdown.ts'
import { type PlacedItem, type PlacedSection, placedSections, visibleAt, visibleStudies, words } from './order.ts'
import type { Sheet, SheetBody, SheetFact, SheetName, SheetSection } from './sheet.ts'
import { itemEntry, itemName, quoteOf, roleEntries, studyEntry } from './sheet-entries.ts'

/**
 * The sheet of a content in a language (BCP 47). Hidden and empty items are left out; private ones must be removed before (audience.ts).
 * Paths are JSON pointers into the given content. `usual`: a template's order of the sections that the owner has not ordered.
 * `style`: how dates are written.
 */
export function sheetOf(
  given: CvContentData,
  language: string,
  usual: readonly string[] = [],
  style: DateStyle = {},
): Sheet {
  const content = spelledOut(given)
  const { name, profession, imageUrl } = content.personalDetails
  const labels = labelsOf(language)
  const picture = imageUrl !== undefined && isUploadedPicture(imageUrl)
  return {
    language,
    labelLanguage: labels.language,
    direction: direction(language),
    name,
    ...(profession?.trim() ? { profession } : {}),
    facts: factsOf(content.personalDetails, labels.colon),
    // The host of an external picture would learn who reads the CV.
    ...(picture ? { picture: { url: imageUrl, alt: labels.portrait.replace('{name}', () => name) } } : {}),
    sections: placedSections(content, usual).flatMap(placed => sectionOf(placed, content, language, style)),
    comma: labels.comma,
    colon: labels.colon,
  }
}

function factsOf(
  { location, email, phoneNumber, links, own }: CvContentData['personalDetails'],
  colon: string,
): SheetFact[] {
  const facts: SheetFact[] = []
  const at = (field: string) => `/personalDetails/${field}`
  if (location?.trim()) facts.push({ kind: 'place', path: at('location'), text: location })
  if (email?.trim()) facts.push({ kind: 'mail', path: at('email'), ...mailLink(email) })
  for (const link of phoneLinks(phoneNumber ?? '')) facts.push({ kind: 'phone', path: at('phoneNumber'), ...link })
  for (const { item, path } of visibleAt(links, at('links'))) {
    facts.push({
      kind: 'link',
      path,
      ...(item.url?.trim() ? linkOf(item.url, item.label) : { text: item.label ?? '' }),
    })
  }
  for (const { item, path } of visibleAt(own, at('own'))) {
    facts.push({ kind: 'own', path, text: words([item.label, item.value]).join(colon) })
  }
  return facts
}

/** The section, or none when it is empty. */
function sectionOf(placed: PlacedSection, content: CvContentData, language: string, style: DateStyle): SheetSection[] {
  const body = bodyOf(placed, content, language, style)
  if (isEmpty(body)) return []
  const setting = placed.name === 'custom' ? { title: placed.section.title } : content.sections?.[placed.name]
  const own = setting?.title?.trim()
  const title = own || labelsOf(language).sections[placed.name]
  const isTitleHidden = setting && 'hideTitle' in setting && setting.hideTitle
  return [{ key: placed.key, title, isOwnTitle: Boolean(own), ...(isTitleHidden && { isTitleHidden }), body }]
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
      return body.quotes.length === 0 && body.note === undefined
  }
}

function bodyOf(placed: PlacedSection, content: CvContentData, language: string, style: DateStyle): SheetBody {
  const { name } = placed
  if (name === 'profileSummary') return { kind: 'prose', blocks: parseMarkdown(content.profileSummary ?? '') }
  if (name === 'education') {
    const entries = visibleStudies(content.education).map(study => studyEntry(study, language, style))
    return { kind: 'entries', entries }
  }
  const items: PlacedItem<object>[] =
    name === 'custom'
      ? visibleAt(placed.section.items, `${placed.path}/items`)
      : visibleAt<{ hidden?: boolean }>(content[name], `/${name}`)
  if (name === 'experience') {
    return { kind: 'entries', entries: roleEntries(visibleAt(content.experience, '/experience'), language, style) }
  }
  switch (SECTION_TABLE[name].body) {
    case 'entries':
      return { kind: 'entries', entries: items.map(item => itemEntry(name, item, language, style)) }
    case 'names':
      return namesOf(
        items.map(item => itemName(name, item, language)),
        name === 'custom' ? undefined : content.sections?.[name]?.layout,
        language,
      )
    case 'quotes':
      return {
        kind: 'quotes',
        quotes: items.map(item => quoteOf(item, language)),
        ...(content.sections?.references?.onRequest && { note: labelsOf(language).onRequest }),
      }
  }
}

/** Levels of skills are shown where the layout says so; in a line, each name has its details in brackets. */
function namesOf(given: SheetName[], layout: NameLayout | undefined, language: string): SheetBody {
  if (layout === 'levels') return { kind: 'names', bare: false, isList: true, names: given }
  const names = given.map(({ dots: _, level, ...name }) => ({ ...name, ...(level && !layout && { level }) }))
  if (layout === 'list') return { kind: 'names', bare: false, isList: true, names }
  const { comma } = labelsOf(language)
  if (layout === 'line') return { kind: 'names', bare: true, names: names.map(name => inLine(name, comma)) }
  const bare = names.every(({ name, level, details }) => words([name, level]).length + details.length === 1)
  return { kind: 'names', bare, names }
}

function inLine({ path, name, details }: SheetName, comma: string): SheetName {
  const more = details.join(comma)
  return { path, name: name === undefined || more === '' ? (name ?? more) : `${name} (${more})`, details: [] }
}
