// The editor on screen: bar, the view with its preview, and the dialogs. Knows no HTTP.
import { useEffect, useRef, useState } from 'react'
import { Later, laterDialog } from '../parts/later.tsx'
import { ClaimBadges } from './claims/claim-badges.tsx'
import { OpenCvJobCopy } from './job/job-copy.tsx'
import { useShortcuts } from './session/shortcuts.ts'
import { useBrought, useCvForm, useEditorState, type View } from './steps/form-context.tsx'
import { AddFromCv } from './steps/item-list.tsx'
import { StepForm } from './steps/step-form.tsx'
import { StepsNav } from './steps/steps-nav.tsx'
import { type DialogName, TopBar } from './top-bar.tsx'

const loadConflict = () => import('./session/conflict-dialog.tsx')
const loadDraftOffer = () => import('./session/draft-offer.tsx')
const EditorDownload = laterDialog('EditorDownload', () => import('./preview/download-dialog.tsx'))
const HistoryDialog = laterDialog('HistoryDialog', () => import('./session/history-dialog.tsx'))
const loadSampleNote = () => import('./steps/sample-note.tsx')
const doNothing = () => {}
const loadProposals = () => import('./proposals/notice.tsx')
const ShareOpenCv = laterDialog('ShareOpenCv', () => import('./publish/publish-session.tsx'))
const SignInDialog = laterDialog('SignInDialog', () => import('./sign-in-dialog.tsx'))
const Palette = laterDialog('Palette', () => import('./keys/palette.tsx'))
const MakeCv = laterDialog('MakeCv', () => import('./brought/make.tsx'))
const loadQuestions = () => import('./brought/questions.tsx')
const loadSource = () => import('./brought/source-pane.tsx')
const loadPreview = () => import('./preview/preview.tsx')
const loadLook = () => import('./templates/look-view.tsx')
const loadProof = () => import('./claims/proof-view.tsx')
const loadCheck = () => import('./preview/check-view.tsx')
const KeyList = laterDialog('KeyList', () => import('./keys/key-list.tsx'))

export function Workspace() {
  const { announcement, view } = useCvForm()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [preview, setPreview] = useState(false)
  const isConflicted = useEditorState(state => state.save.kind === 'conflict')
  const isBrought = useBrought() !== null
  const next = useRef(() => {})
  useShortcuts(setDialog, next)

  // A conflict opens its dialog at once: nothing is saved until it is decided.
  useEffect(() => {
    if (isConflicted) setDialog('conflict')
    else setDialog(open => (open === 'conflict' ? null : open))
  }, [isConflicted])
  return (
    <div className={`editor${preview && view !== 'look' ? ' previewing' : ''}`}>
      <TopBar onOpen={setDialog} preview={preview} onPreview={() => setPreview(!preview)} />
      {view === 'write' && <StepsNav />}
      <main id="main" className="work">
        <ClaimBadges>
          {/* The form keeps its open entries while another view is shown. */}
          <div className="form-column" hidden={view !== 'write'}>
            {isBrought && (
              <Later load={loadQuestions} onFailed={doNothing}>
                {({ Questions }) => <Questions />}
              </Later>
            )}
            <Later load={loadSampleNote} onFailed={doNothing}>
              {({ SampleNote }) => <SampleNote />}
            </Later>
            <Later load={loadDraftOffer} onFailed={doNothing}>
              {({ DraftOffer }) => <DraftOffer />}
            </Later>
            <Proposals />
            <StepForm onPublish={() => setDialog('publish')} next={next} />
          </div>
          {/* A key for each, because a chunk stays the one that was loaded first. */}
          <OtherView key={view} view={view} />
          {view !== 'look' && isBrought && (
            <Later load={loadSource} waiting={<section className="preview" aria-label="Your file" aria-busy="true" />}>
              {({ SourcePane }) => <SourcePane isOpen={preview} onEdit={() => setPreview(false)} />}
            </Later>
          )}
          {view !== 'look' && !isBrought && (
            <Later load={loadPreview} waiting={<section className="preview" aria-label="Preview" aria-busy="true" />}>
              {({ Preview }) => <Preview isOpen={preview} onEdit={() => setPreview(false)} />}
            </Later>
          )}
        </ClaimBadges>
      </main>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <OpenDialog dialog={dialog} isConflicted={isConflicted} onOpen={setDialog} />
      <DraftConflict />
    </div>
  )
}

/** The view beside or instead of the form; each is a chunk of its own. */
function OtherView({ view }: { view: View }) {
  const waiting = <div className="form-column" aria-busy="true" />
  switch (view) {
    case 'look':
      return (
        <Later load={loadLook} waiting={waiting}>
          {({ LookView }) => <LookView />}
        </Later>
      )
    case 'proof':
      return (
        <Later load={loadProof} waiting={waiting}>
          {({ ProofView }) => <ProofView />}
        </Later>
      )
    case 'check':
      return (
        <Later load={loadCheck} waiting={waiting}>
          {({ CheckView }) => <CheckView />}
        </Later>
      )
    default:
      return null
  }
}

type DialogProps = {
  dialog: DialogName | null
  isConflicted: boolean
  onOpen: (dialog: DialogName | null) => void
}

function OpenDialog({ dialog, isConflicted, onOpen }: DialogProps) {
  const isBrought = useBrought() !== null
  const close = () => onOpen(null)
  if (isBrought && dialog === 'publish') return <MakeCv onClose={close} onMade={doNothing} />
  switch (dialog) {
    case 'make':
      return <MakeCv onClose={close} onMade={close} />
    case 'publish':
    case 'share':
      return <ShareOpenCv view={dialog} onClose={close} />
    case 'sign-in':
      return <SignInDialog purpose="save" onClose={close} />
    case 'download':
      return <EditorDownload onClose={close} />
    case 'palette':
      return <Palette onOpen={onOpen} onClose={close} />
    case 'entries':
      return <AddFromCv onClose={close} />
    case 'keys':
      return <KeyList onClose={close} />
    case 'job-copy':
      return <OpenCvJobCopy onClose={close} />
    case 'history':
      return <History onClose={close} />
    case 'conflict':
      return isConflicted && <SaveConflict onClose={close} />
    default:
      return null
  }
}

function Proposals() {
  const { isLogin } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  if (!cvId || !isLogin) return null
  return (
    <Later load={loadProposals} onFailed={doNothing}>
      {({ ProposalNotice }) => <ProposalNotice cvId={cvId} />}
    </Later>
  )
}

function History({ onClose }: { onClose: () => void }) {
  const cvId = useEditorState(state => state.cvId)
  return cvId && <HistoryDialog cvId={cvId} onClose={onClose} />
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
  const conflicts = useEditorState(state => state.recovery.conflicts)
  if (conflicts.length === 0) return null
  return (
    <Later load={loadConflict} onFailed={() => editor.recovery.resolve({})}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          conflicts={conflicts}
          theirs="Saved since then"
          onChosen={choices => editor.recovery.resolve(choices)}
          onLater={() => editor.recovery.resolve({})}
        />
      )}
    </Later>
  )
}
