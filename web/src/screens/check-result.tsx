// What was read in a file: its fields and entries, what is lost, and advice. A chunk of its own with the rules of how a CV is shown.
import { Fragment, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { itemName, nameOf, SLOT_NAMES } from '../../../api/core/cv/editor-words.ts'
import { employerAbove, type SheetEntry, type SheetSection } from '../../../api/core/cv/sheet.ts'
import { sheetOf } from '../../../api/core/cv/sheet-of.ts'
import { isObject } from '../../../api/core/is-object.ts'
import { keepBrought } from '../data/brought.ts'
import { currentToken } from '../data/session.ts'
import { subjectOf } from '../data/token-claims.ts'
import type { CheckedFile } from '../data/upload.ts'
import { Icon } from '../parts/icon.tsx'
import { ReadText } from '../parts/read-text.tsx'
import { paths } from '../paths.ts'
import './check-result.css'

const MAX_UNPLACED = 20

export default function CheckResult({ file, checked }: { file: string; checked: CheckedFile }) {
  const { content, language, remarks, notes, unplaced, doubts, pieces } = checked
  const lost = [...remarks.filter(({ path }) => path === '').map(({ message }) => message), ...notes]
  const advice = remarks.filter(({ path }) => path !== '')
  const { sections } = sheetOf(content, 'en')
  return (
    <div className="check-result">
      <Head file={file} checked={checked} sections={sections} />
      <h2>What may be lost</h2>
      {lost.length === 0 && unplaced.length === 0 && (
        <p className="check-fine">
          <Icon name="tick" /> Nothing in this file keeps a program from reading it.
        </p>
      )}
      <ul className="check-list">
        {lost.map(message => (
          <li key={message}>
            <Icon name="warn" /> {message}
          </li>
        ))}
        {doubts.map(({ path, text }) => (
          <li key={path}>
            <Icon name="info" />{' '}
            {path === '/language' ? 'The language is not clear from the words.' : <Doubt text={text} />}
          </li>
        ))}
      </ul>
      {unplaced.length > 0 && <Unplaced texts={unplaced} language={language} />}
      <h2>What was found</h2>
      <Person details={content.personalDetails} />
      <div lang={language}>
        {sections.map(section => (
          <Section key={section.key} section={section} />
        ))}
      </div>
      <ReadText
        title="The text, in the order in which it is read"
        label="Text of the file"
        text={pieces.map(({ text }) => text).join('\n')}
      />
      {advice.length > 0 && (
        <>
          <h2>What would help</h2>
          <ul className="check-list check-advice">
            {advice.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <strong dir="auto">{placeName(content, path)}</strong> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type HeadProps = { file: string; checked: CheckedFile; sections: SheetSection[] }

function Head({ file, checked, sections }: HeadProps) {
  const [, navigate] = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const entries = sections.flatMap(({ body }) => (body.kind === 'entries' ? body.entries : []))
  const make = async () => {
    const { remarks: _, ...source } = checked
    navigate(paths.broughtCv(await keepBrought(source, subjectOf(currentToken()))))
  }
  return (
    <div className="verify-verdict is-good">
      <Icon name="eye" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {counted(sections.length, 'section')} and {counted(entries.length, 'entry', 'entries')} were found.
        </h2>
        <p className="verify-note">{file}</p>
        <button type="button" className="button primary" onClick={() => void make()}>
          Make it a CV here
        </button>
        <p className="verify-note">It opens in the editor beside its file. Nothing is saved before you say so.</p>
      </div>
    </div>
  )
}

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

const Doubt = ({ text }: { text: string }) => (
  <>
    “<bdi>{text}</bdi>” can be read in more than one way.
  </>
)

function Unplaced({ texts, language }: { texts: CheckedFile['unplaced']; language: string }) {
  return (
    <>
      <p>
        {texts.length === 1 ? 'One text was' : `${texts.length} texts were`} read and found no field. A form that is
        filled in from your CV lacks {texts.length === 1 ? 'it' : 'them'}:
      </p>
      <ul className="check-list">
        {texts.slice(0, MAX_UNPLACED).map(({ text, where }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts never move
          <li key={at}>
            <bdi lang={language}>{text}</bdi> <span className="verify-note">{where}</span>
          </li>
        ))}
        {texts.length > MAX_UNPLACED && <li>and {texts.length - MAX_UNPLACED} more.</li>}
      </ul>
    </>
  )
}

const Missing = ({ children }: { children: string }) => (
  <span className="check-missing">
    <Icon name="warn" /> {children}
  </span>
)

/** The fields that most forms ask for. */
const ASKED = ['name', 'profession', 'email', 'phoneNumber', 'location'] as const

function Person({ details }: { details: CheckedFile['content']['personalDetails'] }) {
  const links = (details.links ?? []).flatMap(({ url, label }) => url ?? label ?? [])
  return (
    <dl className="check-person">
      {ASKED.map(field => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>{details[field]?.trim() ? <bdi>{details[field]}</bdi> : <Missing>not found</Missing>}</dd>
        </div>
      ))}
      {links.length > 0 && (
        <div>
          <dt>Links</dt>
          <dd>{links.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

function Section({ section: { key, title, body } }: { section: SheetSection }) {
  return (
    <>
      <h3 dir="auto">{title}</h3>
      {body.kind === 'prose' && <p className="verify-note">Read as running text.</p>}
      {body.kind === 'names' && (
        <p dir="auto">{body.names.map(({ name, details }) => name ?? details.join(', ')).join(', ')}</p>
      )}
      {body.kind === 'quotes' && <p dir="auto">{body.quotes.flatMap(({ name }) => name ?? []).join(', ')}</p>}
      {body.kind === 'entries' && (
        <ul className="check-list">
          {body.entries.map(entry => (
            <Fragment key={entry.path}>
              {employerAbove(entry).map(employer => (
                <Entry key="employer" entry={employer} />
              ))}
              <Entry entry={entry} isDated={key === 'experience' || key === 'education'} />
            </Fragment>
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({ entry: { title, line, dates, link }, isDated }: { entry: SheetEntry; isDated?: boolean }) {
  return (
    <li dir="auto">
      <strong>{title || link?.text}</strong> {line.join(', ')}
      {dates.length > 0 && <span className="check-dates">{dates.map(({ text }) => text).join('')}</span>}
      {dates.length === 0 && isDated && <Missing>no dates found</Missing>}
    </li>
  )
}

/** A pointer into the CV in words: "Experience · Staff Engineer · From". */
function placeName(content: object, pointer: string): string {
  const [, , ...keys] = pointer.split('/')
  const names: string[] = []
  let value: unknown = content
  for (const [depth, key] of keys.entries()) {
    value = (value as Record<string, unknown> | undefined)?.[key]
    if (depth === 0 || SLOT_NAMES[key]) names.push(nameOf(key))
    else if (isObject(value)) names.push(itemName(value, ''))
    else if (depth === keys.length - 1 && !/^\d+$/.test(key)) names.push(nameOf(key))
  }
  return names.filter(Boolean).join(' · ')
}
