// The body of each section, by its name. Pure: content in, markup out; an empty section is null.
import type { ReactNode } from 'react'
import { labelsOf, rangeParts } from '../../../api/cvs/rules/locale.ts'
import type { CvContentData, StudyData } from '../../../api/cvs/schema.ts'
import { each } from './each.ts'
import { Entry, List, Points, Row } from './entry.tsx'
import { type ItemOf, type PlacedSection, type StudySlotName, visible, visibleStudies, words } from './order.ts'
import { Prose } from './prose.tsx'

interface Spoken {
  language: string
}

/** The body of a section, or null where there is nothing to show. */
export function sectionBody(placed: PlacedSection, content: CvContentData, language: string): ReactNode {
  switch (placed.name) {
    case 'profileSummary':
      return content.profileSummary?.trim() ? <Summary text={content.profileSummary} /> : null
    case 'experience':
      return each(visible(content.experience), job => <Job {...job} language={language} />)
    case 'education':
      return each(visibleStudies(content.education), ({ slot, study }) => (
        <Study {...study} slot={slot} language={language} />
      ))
    case 'skills':
      return named(visible(content.skills), language, ({ name, level, keywords }) => [name, level, keywords])
    case 'projects':
      return each(visible(content.projects), project => <Project {...project} language={language} />)
    case 'courses':
      return each(visible(content.courses), course => <Course {...course} language={language} />)
    case 'awards':
      return each(visible(content.awards), award => <Award {...award} language={language} />)
    case 'languages':
      return named(
        visible(content.languages),
        language,
        ({ name, fluency }) => [name, undefined, words([fluency])],
        true,
      )
    case 'interests':
      return named(visible(content.interests), language, ({ name, keywords }) => [name, undefined, keywords])
    case 'references':
      return each(visible(content.references), quote => <Quote {...quote} />)
    case 'custom':
      return each(visible(placed.section.items), item => <Custom {...item} language={language} />)
  }
}

/** A short summary is set large; a long one would tire the eye. */
const LEAD = 600

function Summary({ text }: { text: string }) {
  return <Prose text={text} markdown className={text.length > LEAD ? 'cv-lead cv-lead-long' : 'cv-lead'} />
}

function Job(job: ItemOf<'experience'> & Spoken) {
  const when = rangeParts(job.startDate, job.endDate, job.current, job.language)
  return (
    <Entry names={[job.position, job.company, job.location]} url={job.url} when={when} language={job.language}>
      <Prose text={job.about} className="cv-prose cv-about" />
      <Prose text={job.description} className="cv-prose" />
      <Points points={job.highlights} />
    </Entry>
  )
}

function Study({ slot, language, ...study }: StudyData & Spoken & { slot: StudySlotName }) {
  const labels = labelsOf(language)
  const kind = slot === 'other' ? undefined : labels.studies[slot]
  const degree = words([study.degree?.trim() || kind, study.fieldOfStudy]).join(labels.clause)
  const when = rangeParts(study.startDate, study.endDate, false, language)
  return (
    <Entry
      names={[degree, study.institution, study.board]}
      url={study.url}
      when={when}
      note={study.score}
      language={language}
    >
      <Prose text={study.description} className="cv-prose" />
      <Row label={labels.courses} texts={study.courses} language={language} />
    </Entry>
  )
}

function Project({ language, ...project }: ItemOf<'projects'> & Spoken) {
  const when = rangeParts(project.startDate, project.endDate, false, language)
  return (
    <Entry names={[project.name, project.entity, project.type]} url={project.url} when={when} language={language}>
      <Prose text={project.description} className="cv-prose" />
      <Points points={project.highlights} />
      <Row label={labelsOf(language).roles} texts={project.roles} language={language} />
      <Row texts={project.keywords} language={language} />
    </Entry>
  )
}

function Course({ language, name, provider, url, date }: ItemOf<'courses'> & Spoken) {
  return <Entry names={[name, provider]} url={url} when={rangeParts(date, '', false, language)} language={language} />
}

function Award({ language, title, awarder, date, description }: ItemOf<'awards'> & Spoken) {
  return (
    <Entry names={[title, awarder]} when={rangeParts(date, '', false, language)} language={language}>
      <Prose text={description} className="cv-prose" />
    </Entry>
  )
}

function Custom({ language, ...item }: NonNullable<ItemOf<'custom'>['items']>[number] & Spoken) {
  const when = rangeParts(item.startDate, item.endDate, false, language)
  return (
    <Entry names={[item.title, item.subtitle]} url={item.url} when={when} language={language}>
      <Prose text={item.description} className="cv-prose" />
      <Points points={item.highlights} />
    </Entry>
  )
}

function Quote({ name, reference }: ItemOf<'references'>) {
  return (
    <figure className="cv-quote">
      <Prose text={reference} className="cv-prose" />
      {name?.trim() && (
        <figcaption>
          <bdi>{name}</bdi>
        </figcaption>
      )}
    </figure>
  )
}

type Named = [name: string | undefined, level: string | undefined, details: string[] | undefined]

/** Names with a few words each, in columns; where there are names alone, in running lines. */
function named<Item>(items: Item[], language: string, read: (item: Item) => Named, short = false): ReactNode {
  if (items.length === 0) return null
  const rows = items
    .map(read)
    .map(([name, level, details]) => ({ names: words([name, level]), details: words(details) }))
  const bare = rows.every(row => row.names.length + row.details.length === 1)
  return (
    <ul className={bare ? 'cv-names' : short ? 'cv-grid cv-grid-short' : 'cv-grid'}>
      {each(rows, ({ names: [name, level], details }) => (
        <li>
          {name !== undefined && (
            <strong>
              <bdi>{name}</bdi>
            </strong>
          )}
          {level !== undefined && (
            <small className="cv-level">
              {' '}
              <bdi>{level}</bdi>
            </small>
          )}
          {details.length > 0 && (
            <span className="cv-details">
              {' '}
              <List texts={details} language={language} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
