// Structured data of a published CV for search engines: a schema.org ProfilePage with its Person, only with what the page shows.

import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { safeHref } from '../../../api/core/cv/markdown.ts'
import { visible, visibleStudies, words } from '../../../api/core/cv/order.ts'

interface Described {
  content: CvContentData
  language: string
  publishedAt: string
  url: string
  description: string
  image: string | undefined
}

/** The text of an application/ld+json block; `<` is written as \\u003c, so that no text can end the block. */
export function jsonLd({ content, language, publishedAt, url, description, image }: Described): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: language,
    dateModified: publishedAt,
    mainEntity: { ...personOf(content), description: description || undefined, image, mainEntityOfPage: url },
  }
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

function personOf(content: CvContentData) {
  const { name, profession, email, phoneNumber, location, links } = content.personalDetails
  const jobs = visible(content.experience).filter(job => job.current)
  const employers = [...new Set(words(jobs.map(job => job.company)))]
  const schools = words(visibleStudies(content.education).map(({ item }) => item.institution))
  const pages = visible(links).flatMap(({ url }) => (safeHref(url)?.startsWith('http') ? [url] : []))
  return {
    '@type': 'Person',
    name,
    jobTitle: profession?.trim() || undefined,
    email: email?.trim() || undefined,
    telephone: phoneNumber?.trim() || undefined,
    address: location?.trim() ? { '@type': 'PostalAddress', addressLocality: location } : undefined,
    sameAs: some(pages),
    worksFor: some(employers.map(name => ({ '@type': 'Organization', name }))),
    alumniOf: some([...new Set(schools)].map(school => ({ '@type': 'EducationalOrganization', name: school }))),
    knowsAbout: some(words(visible(content.skills).map(skill => skill.name))),
    knowsLanguage: some(words(visible(content.languages).map(language => language.name))),
    award: some(words(visible(content.awards).map(award => award.title))),
  }
}

const some = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined)
