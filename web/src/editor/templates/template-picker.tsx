// The templates side by side, each as a thumbnail of the person's own first page. Choosing one is an undoable change.
import { useEffect, useId, useRef, useState } from 'react'
import type { CvTemplateData } from '../../../../api/core/contract/cv.ts'
import { readPage, useTemplates } from '../../data/files.ts'
import { useFile } from '../../data/use-file.ts'
import { Icon } from '../../parts/icon.tsx'
import { ProblemNotice } from '../../parts/notice.tsx'
import { useSeen } from '../../parts/use-seen.ts'
import { writeAt } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import type { PagesProps } from './template-pages.tsx'

/** Thumbnails update after a pause: a long one after text changes, which they are too small to show, a short one after style changes. */
const WORDS_PAUSE_MS = 10_000
const STYLE_PAUSE_MS = 1_500

export function TemplatePicker({ cvId, audience, pagesKey: now }: PagesProps) {
  const { editor, announce } = useCvForm()
  const chosen = useEditorState(state => state.document.template)
  const { data: templates, problem, reload } = useTemplates()
  const style = useEditorState(state => JSON.stringify(state.document.style))
  const pagesKey = useAfterPause(now, `${style} ${audience}`)
  if (!templates && problem) return <ProblemNotice problem={problem} retry={reload} />

  const choose = ({ id, name }: CvTemplateData) => {
    editor.change(writeAt(editor.getState().document, 'template', id), 'Changing the template', 'template')
    void editor.settle()
    announce(`${name} chosen. The pages follow.`)
  }
  return (
    <fieldset className="templates">
      <legend className="visually-hidden">Template</legend>
      <div className="template-cards">
        {templates?.map(template => (
          <Card
            key={template.id}
            template={template}
            isChosen={template.id === chosen}
            onChoose={() => choose(template)}
            picture={{ cvId, audience, pagesKey }}
          />
        )) ?? PLACES.map(place => <span key={place} className="skeleton template-card" />)}
      </div>
    </fieldset>
  )
}

const PLACES = [1, 2, 3, 4, 5, 6]

type CardProps = {
  template: CvTemplateData
  isChosen: boolean
  onChoose: () => void
  picture: PagesProps
}

function Card({ template: { id, name, description }, isChosen, onChoose, picture }: CardProps) {
  const about = useId()
  return (
    <label className={`template-card${isChosen ? ' chosen' : ''}`}>
      <input
        type="radio"
        name="template"
        className="visually-hidden"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${about}-name`}
        aria-describedby={about}
      />
      <SmallPage {...picture} template={id} />
      <span className="template-words">
        <span className="template-name">
          <span id={`${about}-name`}>{name}</span>
          {isChosen && <Icon name="tick" />}
        </span>
        <span className="template-about" id={about}>
          {description}
        </span>
      </span>
    </label>
  )
}

/** Page 1 in another template. On failure it stays blank: the large pages show the error. */
function SmallPage({ cvId, audience, pagesKey, template }: PagesProps & { template: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const key = seen ? `${pagesKey} ${template}` : null
  const { shown, problem } = useFile(key, () => inTurn(() => readPage(cvId, 1, audience, template)))
  return (
    <span ref={place} className={`template-page${shown || problem ? '' : ' skeleton'}`}>
      {shown && <img src={shown.url} alt="" />}
    </span>
  )
}

let last: Promise<unknown> = Promise.resolve()

/** One thumbnail at a time: six simultaneous requests would delay the large page and other users. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

/** The key before the last changes, until there has been none for a while. */
function useAfterPause(key: string, style: string): string {
  const [settled, setSettled] = useState({ key, style })
  useEffect(() => {
    const pause = style === settled.style ? WORDS_PAUSE_MS : STYLE_PAUSE_MS
    const timer = setTimeout(() => setSettled({ key, style }), pause)
    return () => clearTimeout(timer)
  }, [key, style, settled.style])
  return settled.key
}
