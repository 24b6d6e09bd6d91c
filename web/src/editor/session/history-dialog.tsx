// Earlier versions of the CV: the list, a preview, and restoring one, which can be undone.
import { useEffect, useId, useState } from 'react'
import type { CvContentData, CvVersionData, CvVersionSummaryData } from '../../../../api/core/contract/cv.ts'
import { visibleContent } from '../../../../api/core/cv/audience.ts'
import { CvArticle } from '../../cv/cv-article.tsx'
import { listVersions, nameVersion, readVersion, restoreVersion } from '../../data/cvs.ts'
import { momentOf } from '../../parts/dates.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { showProblem } from '../../parts/toast-messages.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { useLabels } from '../use-labels.ts'
import { documentOf } from './document.ts'
import { storedOf } from './transport.ts'
import '../dialogs.css'

type Props = { cvId: string; onClose: () => void }

function Version(props: { content: CvContentData; language: string; style: CvVersionData['style'] }) {
  useLabels(props.language)
  return <CvArticle {...props} />
}

export function HistoryDialog({ cvId, onClose }: Props) {
  const { editor } = useCvForm()
  const { versions, keepVersion } = useVersions(cvId)
  const [shown, setShown] = useState<CvVersionData | null>(null)
  const [busy, restore] = useRestore(cvId, onClose)
  const title = useId()
  const show = (version: number) => readVersion(cvId, version).then(setShown, showProblem)
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="wide-dialog history">
      <h2 id={title}>Earlier versions</h2>
      <p className="dialog-lead">
        Saves within ten minutes count as one. The last 50 are kept, every one that has a name, and those that you
        published: for 90 days, the last 30 of them for longer. Going back is a new save: it can be undone.
      </p>
      <div className="history-columns">
        <VersionList versions={versions} shown={shown?.version ?? null} onShow={show} />
        <div className="history-shown">
          {shown && (
            <VersionName
              key={shown.version}
              name={versions?.find(({ version }) => version === shown.version)?.name ?? ''}
              onName={async name => keepVersion(await nameVersion(cvId, shown.version, name))}
            />
          )}
          <div className="history-sheet">
            {shown ? (
              <Version
                content={visibleContent(documentOf({ ...editor.getState().document, ...shown }).content)}
                language={shown.language}
                style={shown.style}
              />
            ) : (
              <p className="dialog-lead">Choose a version to look at it.</p>
            )}
          </div>
        </div>
      </div>
      <Actions label="Close" onClick={onClose}>
        <button
          type="button"
          className="button primary"
          disabled={!shown || busy || shown.version === editor.getState().version}
          onClick={() => shown && restore(shown)}
        >
          Go back to this version
        </button>
      </Actions>
    </Dialog>
  )
}

/** The stored versions, read after typed changes are saved; null until then. */
function useVersions(cvId: string) {
  const { editor } = useCvForm()
  const [versions, setVersions] = useState<CvVersionSummaryData[] | null>(null)
  useEffect(() => {
    const load = async () => {
      await editor.settle()
      setVersions(await listVersions(cvId))
    }
    load().catch(problem => {
      showProblem(problem)
      setVersions([])
    })
  }, [cvId, editor])
  const keepVersion = (named: CvVersionSummaryData) =>
    setVersions(list => list && list.map(one => (one.id === named.id ? named : one)))
  return { versions, keepVersion }
}

function useRestore(cvId: string, onRestored: () => void) {
  const { editor, announce } = useCvForm()
  const [busy, setBusy] = useState(false)
  const restore = async (version: CvVersionData) => {
    setBusy(true)
    try {
      await editor.settle()
      const { cv } = await restoreVersion(cvId, version.version, editor.getState().version)
      editor.adopt(storedOf(cv), `Restoring ${momentOf(version.at)}`)
      announce('Version restored. Undo brings back what was there.')
      onRestored()
    } catch (problem) {
      showProblem(problem)
    }
    setBusy(false)
  }
  return [busy, restore] as const
}

/** The name of the shown version, saved when the field is left or Enter is pressed. */
function VersionName({ name, onName }: { name: string; onName: (name: string | null) => Promise<unknown> }) {
  const [typed, setTyped] = useState(name)
  const save = () => {
    if (typed.trim() !== name) onName(typed.trim() || null).catch(showProblem)
  }
  return (
    <label className="field">
      Name, so that it stays and can be found
      <input
        value={typed}
        maxLength={100}
        placeholder="Before the interview"
        dir="auto"
        onChange={event => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={event => event.key === 'Enter' && save()}
      />
    </label>
  )
}

type ListProps = {
  versions: CvVersionSummaryData[] | null
  shown: number | null
  onShow: (version: number) => void
}

function VersionList({ versions, shown, onShow }: ListProps) {
  if (!versions) return <p role="status">Loading the versions…</p>
  if (versions.length === 0) return <p>There is no earlier version yet.</p>
  return (
    <ol className="versions">
      {versions.map(({ version, at, name, published, current }) => (
        <li key={version}>
          <button type="button" aria-pressed={shown === version} onClick={() => onShow(version)}>
            {name && <strong className="version-name">{name}</strong>}
            <strong>{momentOf(at)}</strong>
            <small>
              {[`Version ${version}`, current && 'now', published && 'published'].filter(Boolean).join(' · ')}
            </small>
          </button>
        </li>
      ))}
    </ol>
  )
}
