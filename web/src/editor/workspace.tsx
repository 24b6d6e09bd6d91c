// The editor on screen: bar, steps, form and preview, its dialogs and shortcuts. Knows no HTTP.
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Later } from '../parts/later.tsx'
import { ClaimMarks } from './claims/claim-marks.tsx'
import { EditorDownload } from './preview/download-dialog.tsx'
import { Preview } from './preview/preview.tsx'
import type { SaveState } from './session/autosave.ts'
import { DraftOffer } from './session/draft-offer.tsx'
import { wordsOf } from './session/save-status.tsx'
import { useCvForm, useEditorState } from './steps/form-context.tsx'
import { StepForm } from './steps/step-form.tsx'
import { StepsNav } from './steps/steps-nav.tsx'
import { type DialogName, TopBar } from './top-bar.tsx'

const loadConflict = () => import('./session/conflict-dialog.tsx')
const loadHistory = () => import('./session/history-dialog.tsx')
const loadPublish = () => import('./publish/publish-session.tsx')

export function Workspace() {
  const { announcement } = useCvForm()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [preview, setPreview] = useState(false)
  const conflicted = useEditorState(state => state.save.kind === 'conflict')
  useShortcuts()

  // A conflict opens its dialog at once: nothing is saved until it is decided.
  useEffect(() => {
    setDialog(open => (conflicted ? 'conflict' : open === 'conflict' ? null : open))
  }, [conflicted])
  const close = () => setDialog(null)
  return (
    <div className={`editor${preview ? ' previewing' : ''}`}>
      <TopBar onOpen={setDialog} preview={preview} onPreview={() => setPreview(!preview)} />
      <StepsNav />
      <main id="main" className="work">
        <ClaimMarks>
          <div className="form-column">
            <DraftOffer />
            <StepForm onPublish={() => setDialog('publish')} />
          </div>
          <Preview />
        </ClaimMarks>
      </main>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {dialog === 'publish' && (
        <Later load={loadPublish} onFailed={close}>
          {({ PublishOpenCv }) => <PublishOpenCv onClose={close} />}
        </Later>
      )}
      {dialog === 'download' && <EditorDownload onClose={close} />}
      {dialog === 'history' && <History onClose={close} />}
      {dialog === 'conflict' && conflicted && <SaveConflict onClose={close} />}
      <DraftConflict />
    </div>
  )
}

function History({ onClose }: { onClose: () => void }) {
  const cvId = useEditorState(state => state.cvId)
  if (!cvId) return null
  return (
    <Later load={loadHistory} onFailed={onClose}>
      {({ HistoryDialog }) => <HistoryDialog cvId={cvId} onClose={onClose} />}
    </Later>
  )
}

function SaveConflict({ onClose }: { onClose: () => void }) {
  const { editor } = useCvForm()
  const conflicts = useEditorState(state => state.save.conflicts)
  return (
    <Later load={loadConflict} onFailed={onClose}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          conflicts={conflicts}
          theirs="Saved somewhere else meanwhile"
          onChosen={choices => editor.resolve(choices)}
          onLater={onClose}
        />
      )}
    </Later>
  )
}

/** A restored draft that conflicts with the saved CV: until it is decided, the restored text is shown and saved. */
function DraftConflict() {
  const { editor } = useCvForm()
  const conflicts = useEditorState(state => state.draftConflicts)
  if (conflicts.length === 0) return null
  return (
    <Later load={loadConflict} onFailed={() => editor.resolveDraft({})}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          conflicts={conflicts}
          theirs="Saved since then"
          onChosen={choices => editor.resolveDraft(choices)}
          onLater={() => editor.resolveDraft({})}
        />
      )}
    </Later>
  )
}

/** Ctrl or Cmd with S saves at once; with Z and Y undoes and redoes, also inside fields, whose own undo covers only the field. */
function useShortcuts(): void {
  const { editor, announce, isLogin } = useCvForm()
  useEffect(() => {
    const announceSave = (save: SaveState) => {
      const words = wordsOf(save)
      announce(words)
      const tell = save.kind === 'idle' ? toast.success : toast
      tell(isLogin ? words : 'Kept in this browser. Sign in to save it.', { id: 'save' })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void editor.settle().then(announceSave)
        return
      }
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      const { undoWords, redoWords } = editor.getState()
      isRedo ? editor.redo() : editor.undo()
      const words = isRedo ? redoWords : undoWords
      if (words !== null) announce(`${isRedo ? 'Done again' : 'Undone'}: ${words}`)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, announce, isLogin])
}
