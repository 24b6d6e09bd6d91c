// The editor's bar: title, save state, views, undo and redo, download, share and publish.
import { toast } from 'react-hot-toast/headless'
import { useLocation } from 'wouter'
import { RUPEES } from '../data/plans.ts'
import { hasPayments } from '../data/without.ts'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { Action } from './action.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'
import { SaveStatus } from './session/save-status.tsx'
import { fieldId } from './steps/field.tsx'
import {
  useBrought,
  useCvForm,
  useEditorState,
  useFieldError,
  useIsPublished,
  useValue,
  VIEWS,
  type View,
} from './steps/form-context.tsx'

export type DialogName =
  | 'publish'
  | 'share'
  | 'download'
  | 'history'
  | 'conflict'
  | 'palette'
  | 'keys'
  | 'entries'
  | 'sign-in'
  | 'make'
  | 'job-copy'
type Props = { onOpen: (dialog: DialogName) => void; preview: boolean; onPreview: () => void }

export function TopBar({ onOpen, preview, onPreview }: Props) {
  const { account, published, isFreeCoupon } = useCvForm()
  const giftWords = isFreeCoupon ? 'Pro · free coupon' : null
  const price = account?.isPro || !hasPayments ? giftWords : `Pro · ${RUPEES}`
  const isPublished = useIsPublished()
  const cvId = useEditorState(state => state.cvId)
  const isChanged = published !== null && !isPublished
  const isBrought = useBrought() !== null
  return (
    <section className="bar" aria-label="This CV">
      <TitleInput />
      <SaveStatus onOpen={onOpen} />
      <Views preview={preview} onPreview={onPreview} />
      <UndoRedo />
      <More onOpen={onOpen} price={price} />
      <button
        type="button"
        className="button download-button"
        aria-label={`Download PDF ${price ?? ''}`.trim()}
        onClick={() => onOpen('download')}
      >
        <span>
          <span className="wide">Download </span>PDF
        </span>
        {price && <small>{price}</small>}
      </button>
      {cvId && !isPublished && (
        <button type="button" className="button wide" onClick={() => onOpen('share')}>
          Share
        </button>
      )}
      {isBrought ? (
        <button type="button" className="button primary" onClick={() => onOpen('make')}>
          Make this CV
        </button>
      ) : (
        <button type="button" className="button primary" onClick={() => onOpen(isPublished ? 'share' : 'publish')}>
          {isPublished ? 'Share' : 'Publish'}
          {isChanged && <span className="wide"> changes</span>}
        </button>
      )}
    </section>
  )
}

function TitleInput() {
  const { editor, touch } = useCvForm()
  const title = useValue('title')
  const error = useFieldError('title')
  return (
    <div className="title-field">
      <input
        id={fieldId('title')}
        className="title"
        aria-label="Title of this CV, for your eyes only"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'title-error' : undefined}
        dir="auto"
        autoComplete="off"
        value={String(title ?? '')}
        onChange={event => editor.write('title', event.target.value)}
        onBlur={() => touch(['title'])}
      />
      {error && (
        <p className="edit-error" id="title-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** The views; in a narrow window also the preview, which replaces the form there. */
function Views({ preview, onPreview }: Pick<Props, 'preview' | 'onPreview'>) {
  const { view, setView } = useCvForm()
  const isBrought = useBrought() !== null
  return (
    <div className="views">
      <nav aria-label="Views">
        {Object.entries(VIEWS).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'page' : undefined}
            onClick={() => setView(name as View)}
          >
            {label}
          </button>
        ))}
      </nav>
      {view !== 'look' && (
        <button type="button" className="preview-toggle" aria-pressed={preview} onClick={onPreview}>
          {isBrought ? 'File' : 'Preview'}
        </button>
      )}
    </div>
  )
}

/** What undo and redo would change, and the actions. */
function useUndo() {
  const { editor, announce } = useCvForm()
  const undoWords = useEditorState(state => state.undoWords)
  const redoWords = useEditorState(state => state.redoWords)
  const undo = () => {
    editor.undo()
    announce(`Undone: ${undoWords}`)
  }
  const redo = () => {
    editor.redo()
    announce(`Done again: ${redoWords}`)
  }
  return { undoWords, redoWords, undo, redo }
}

function UndoRedo() {
  const { undoWords, redoWords, undo, redo } = useUndo()
  return (
    <div className="undo-redo">
      <Action name={undoWords === null ? 'Undo' : `Undo: ${undoWords}`} off={undoWords === null} onClick={undo}>
        <Icon name="undo" />
      </Action>
      <Action name={redoWords === null ? 'Redo' : `Redo: ${redoWords}`} off={redoWords === null} onClick={redo}>
        <Glyph name="redo" />
      </Action>
    </div>
  )
}

type Choice = [glyph: GlyphName, name: string, about: string, act: () => void]
type MoreProps = Pick<Props, 'onOpen'> & { price: string | null }

/** Of a brought CV that is not made. */
function useDiscard(): Choice[] {
  const brought = useBrought()
  const [, navigate] = useLocation()
  const discard = () => brought?.onDiscard().then(() => navigate(paths.createCv))
  return brought ? [['trash', 'Discard this CV', 'What was read, and your changes.', () => void discard()]] : []
}

/** Of a CV that is saved to an account. */
const ofCv = (cvId: string | null, onOpen: Props['onOpen'], navigate: (to: string) => void): Choice[] =>
  cvId === null
    ? []
    : [
        ['share', 'Share', 'Its link, and who may read it.', () => onOpen('share')],
        ['clock', 'Earlier versions', 'Look at one, name it, or go back to it.', () => onOpen('history')],
        ['copy', 'Copy for a job', 'Named after it; claims hold.', () => onOpen('job-copy')],
        ['letter', 'Cover letters', 'With the head and look of this CV.', () => navigate(paths.letters(cvId))],
      ]

function More({ onOpen, price }: MoreProps) {
  const { undoWords, redoWords, undo, redo } = useUndo()
  const { editor, announce } = useCvForm()
  const [, navigate] = useLocation()
  const cvId = useEditorState(state => state.cvId)
  const fill = async () => {
    try {
      const { fillWithSample } = await import('./steps/sample.ts')
      editor.change(fillWithSample(editor.getState().document), 'Filling with a sample')
      announce('Sample filled in where nothing was yet. One press removes it.')
    } catch {
      toast.error('The sample could not be loaded. Please check your connection and try again.')
    }
  }
  /** What the bar has no room for on a phone. */
  const narrow: Choice[] = [
    ['download', 'Download', price ?? 'PDF, Word, Markdown, text.', () => onOpen('download')],
    ...(undoWords === null ? [] : [['undo', 'Undo', undoWords, undo] satisfies Choice]),
    ...(redoWords === null ? [] : [['redo', 'Redo', redoWords, redo] satisfies Choice]),
  ]
  const choices: Choice[] = [
    ['sparkle', 'Fill with a sample', 'Only what is still empty. One press removes it.', () => void fill()],
    ...ofCv(cvId, onOpen, navigate),
    ['search', 'Go to anything', 'Steps, sections, templates: Ctrl+K.', () => onOpen('palette')],
    ['keyboard', 'Keys', 'What the keyboard can do: the ? key.', () => onOpen('keys')],
    ...useDiscard(),
  ]
  return (
    <>
      <button type="button" className="action more" popoverTarget="editor-more" aria-label="More">
        <Glyph name="more" />
      </button>
      <div id="editor-more" popover="auto" className="more-menu">
        {[...narrow, ...choices].map(([glyph, name, about, act], at) => (
          <button
            key={name}
            type="button"
            className={at < narrow.length ? 'narrow' : undefined}
            popoverTarget="editor-more"
            popoverTargetAction="hide"
            onClick={act}
          >
            <Glyph name={glyph} />
            <span>
              {name}
              <small>{about}</small>
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
