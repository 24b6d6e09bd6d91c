// The templates, each as a thumbnail of the person's own first page, and all pages at a size to judge in a dialog.
// Choosing one is an undoable change.
import { useEffect, useId, useRef, useState } from 'react'
import type { CvTemplateData } from '../../../../api/core/contract/files.ts'
import { readPage, useTemplates } from '../../data/files.ts'
import { useFile } from '../../data/use-file.ts'
import { Dialog } from '../../parts/dialog.tsx'
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
  const picture = { cvId, audience, pagesKey: useAfterPause(now, `${style} ${audience}`) }
  const [isGalleryOpen, setGalleryOpen] = useState(false)
  if (!templates && problem) return <ProblemNotice problem={problem} retry={reload} />

  const choose = ({ id, name, options }: CvTemplateData) => {
    const { document } = editor.getState()
    // What the template before asked for ends with it; a number that the person chose stays.
    const asked = templates?.find(template => template.id === document.template)?.options.fit?.default
    const { fit } = document.style
    const pages = (fit === asked ? undefined : fit) ?? options.fit?.default
    editor.change(writeAt(writeAt(document, 'template', id), 'style.fit', pages), 'Changing the template', 'template')
    void editor.settle()
    announce(`${name} chosen. The pages follow.`)
  }
  return (
    <>
      <Strip templates={templates} chosen={chosen} onChoose={choose} picture={picture} />
      {templates && <TemplateNotes templates={templates} chosen={chosen} />}
      <button type="button" className="link-button gallery-button" onClick={() => setGalleryOpen(true)}>
        <Icon name="eye" /> Compare full pages
      </button>
      {isGalleryOpen && templates && (
        <Gallery
          templates={templates}
          chosen={chosen}
          onChoose={template => {
            choose(template)
            setGalleryOpen(false)
          }}
          onClose={() => setGalleryOpen(false)}
          picture={picture}
        />
      )}
    </>
  )
}

type ChoiceProps = { chosen: string; onChoose: (template: CvTemplateData) => void; picture: PagesProps }
type StripProps = ChoiceProps & { templates: CvTemplateData[] | undefined }
const PLACES = Array.from({ length: 16 }, (_, place) => place)

function Strip({ templates, chosen, onChoose, picture }: StripProps) {
  return (
    <fieldset className="templates">
      <legend className="visually-hidden">Template</legend>
      <div className="template-strip">
        {templates?.map(template => (
          <Card
            key={template.id}
            template={template}
            isChosen={template.id === chosen}
            onChoose={() => onChoose(template)}
            picture={picture}
          />
        )) ?? PLACES.map(place => <span key={place} className="skeleton template-card" />)}
      </div>
    </fieldset>
  )
}

type CardProps = { template: CvTemplateData; isChosen: boolean; onChoose: () => void; picture: PagesProps }

function Card({ template: { id, name, description }, isChosen, onChoose, picture }: CardProps) {
  const about = useId()
  return (
    <label className={`template-card${isChosen ? ' chosen' : ''}`} title={description}>
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
      <WholePage {...picture} template={id} />
      <span className="template-name" id={`${about}-name`}>
        {name}
      </span>
      <span className="visually-hidden" id={about}>
        {description}
      </span>
    </label>
  )
}

type GalleryProps = ChoiceProps & { templates: CvTemplateData[]; onClose: () => void }

function Gallery({ templates, chosen, onChoose, onClose, picture }: GalleryProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="template-gallery">
      <div className="gallery-head">
        <h2 id={heading}>Your first page in each template</h2>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
      <ul>
        {templates.map(template => (
          <li key={template.id}>
            <button
              type="button"
              className="gallery-choice"
              aria-pressed={template.id === chosen}
              data-first-focus={template.id === chosen || undefined}
              onClick={() => onChoose(template)}
            >
              <WholePage {...picture} template={template.id} />
              <span className="template-name">
                {template.name}
                {template.id === chosen && <Icon name="tick" />}
              </span>
              <span className="template-about">{template.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A remark about the chosen template. */
function TemplateNotes({ templates, chosen }: { templates: CvTemplateData[]; chosen: string }) {
  const hasPicture = useEditorState(state => Boolean(state.document.content.personalDetails.imageUrl))
  const found = templates.find(({ id }) => id === chosen)
  const [usual] = templates
  const note =
    !found && chosen && usual
      ? `The template “${chosen}” is no longer offered. Your CV is set in ${usual.name} until you choose another.`
      : found && hasPicture && !found.look.hasPicture && `${found.name} leaves your picture out.`
  return note ? (
    <p className="edit-hint template-note" role="status">
      {note}
    </p>
  ) : null
}

/** Page 1 in another template. On failure it stays blank: the large pages show the error. */
function WholePage({ cvId, audience, pagesKey, template }: PagesProps & { template: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const key = seen ? `${pagesKey} ${template}` : null
  const { shown, problem } = useFile(key, () =>
    readOnce(pagesKey, template, () => readPage(cvId, 1, audience, template)),
  )
  return (
    <span ref={place} className={`template-page${shown || problem ? '' : ' skeleton'}`}>
      {shown && <img src={shown.url} alt="" />}
    </span>
  )
}

type Page = Awaited<ReturnType<typeof readPage>>
let drawn = { pagesKey: '', pages: new Map<string, Promise<Page>>() }
let last: Promise<unknown> = Promise.resolve()

/**
 * The pages of the strip are those of the dialog, so each is fetched once. One at a time: sixteen simultaneous requests would delay the
 * large page and other users.
 */
function readOnce(pagesKey: string, template: string, read: () => Promise<Page>): Promise<Page> {
  if (drawn.pagesKey !== pagesKey) drawn = { pagesKey, pages: new Map() }
  const { pages } = drawn
  const known = pages.get(template)
  if (known) return known
  const mine = last.then(read)
  pages.set(template, mine)
  last = mine.catch(() => pages.delete(template))
  return mine
}

/** The previous key, until it has not changed for a while. */
function useAfterPause(key: string, style: string): string {
  const [settled, setSettled] = useState({ key, style })
  useEffect(() => {
    const pause = style === settled.style ? WORDS_PAUSE_MS : STYLE_PAUSE_MS
    const timer = setTimeout(() => setSettled({ key, style }), pause)
    return () => clearTimeout(timer)
  }, [key, style, settled.style])
  return settled.key
}
