// What the service asks about a brought CV, one question at a time, and what it remarked while reading. A chunk of its own.
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { type EditorDocument, readAt } from '../session/document.ts'
import { useBrought, useCvForm, useEditorState } from '../steps/form-context.tsx'
import { readableMonth } from '../steps/months.ts'
import { itemName } from '../words.ts'
import {
  answer,
  type Doubt,
  isAboutTitle,
  openDoubts,
  type Source,
  sameChoice,
  settledWith,
  textsIn,
} from './brought.ts'
import './brought.css'

/** The id of the question, to lead to it. */
export const QUESTION = 'brought-question'

export function Questions() {
  const source = useBrought()
  return (
    source && (
      <>
        <Question source={source} />
        <Notes notes={source.notes} onSeen={source.onNotesSeen} />
      </>
    )
  )
}

function Question({ source }: { source: Source }) {
  const { editor, announce } = useCvForm()
  const document = useEditorState(state => state.document)
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = useRef(isUntouched() ? Number.POSITIVE_INFINITY : 0)
  const open = openDoubts(document, source)
  const [doubt] = open
  // The pressed button is removed. At the beginning it is the first thing to look at.
  useEffect(() => {
    if (answered.current > open.length)
      (heading.current ?? window.document.querySelector<HTMLElement>('.step-form h1'))?.focus()
    answered.current = 0
  }, [open.length])
  if (!doubt) return null
  const choose = (choice: number) => {
    answered.current = open.length
    editor.change(answer(document, source, doubt, choice), 'Answering a question')
    const left = openDoubts(editor.getState().document, source).length
    announce(left === 0 ? 'Every question is answered.' : 'Thank you. The next question.')
  }
  const asked = settledWith(document, source, doubt)
  const count = new Set(open.map(one => settledWith(document, source, one)[0])).size
  return (
    <section className="brought-question" aria-label="A question" data-path={doubt.path}>
      <h2 id={QUESTION} ref={heading} tabIndex={-1}>
        {titleOf(doubt)} {count > 1 && <small>One of {count} questions</small>}
      </h2>
      <p>{aboutOf(document, doubt, asked)}</p>
      <div className="brought-answers">
        {doubt.choices.map((reading, at) => (
          <button key={reading} type="button" className="button" dir="auto" onClick={() => choose(at)}>
            {answerOf(doubt, asked, at)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Whether the focus is nowhere yet. */
const isUntouched = () => document.activeElement === document.body

function titleOf(doubt: Doubt): string {
  if (isAboutTitle(doubt)) return 'Which is the employer?'
  if (doubt.path === 'language') return 'Which language is this CV in?'
  if (doubt.path.endsWith('.startDate')) return 'When did this begin?'
  return doubt.path.endsWith('.endDate') ? 'When did this end?' : 'Which date is meant?'
}

const EXAMPLES = 2

function aboutOf(document: EditorDocument, doubt: Doubt, asked: readonly Doubt[]): string {
  if (doubt.path === 'language') return `“${doubt.text}”`
  if (!isAboutTitle(doubt)) {
    const entry = itemName(readAt(document, doubt.path.slice(0, doubt.path.lastIndexOf('.'))))
    return `${entry}: your file says “${doubt.text}”.`
  }
  const examples = asked.slice(0, EXAMPLES).map(({ text }) => `“${text}”`)
  const rule = asked.length > 1 ? ` Your answer goes for all ${asked.length} entries written like this.` : ''
  return `Your file says ${examples.join(' and ')}.${rule}`
}

/** A reading in words; of a position and its employer, the employers of the examples. */
function answerOf(doubt: Doubt, asked: readonly Doubt[], choice: number): string {
  const reading = doubt.choices[choice] ?? ''
  if (isAboutTitle(doubt))
    return asked
      .slice(0, EXAMPLES)
      .map(one => textsIn(one.choices[sameChoice(doubt, choice, one)])[1] ?? '')
      .join(', ')
  return doubt.path === 'language' ? languageIn(reading) : dateInWords(reading)
}

const languageIn = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code

/** The month as a word, so that it cannot be mistaken. */
function dateInWords(date: string): string {
  const [year, month, day] = date.split('-')
  return day ? `${Number(day)} ${readableMonth(`${year}-${month}`)}` : readableMonth(date)
}

/** How the file was repaired while it was read: shown once. */
function Notes({ notes, onSeen }: { notes: readonly string[]; onSeen: () => void }) {
  const [isSeen, setSeen] = useState(false)
  if (notes.length === 0 || isSeen) return null
  return (
    <section className="draft-offer" aria-label="About your file">
      <Icon name="info" />
      <div className="brought-notes">
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          setSeen(true)
          onSeen()
        }}
      >
        Understood
      </button>
    </section>
  )
}
