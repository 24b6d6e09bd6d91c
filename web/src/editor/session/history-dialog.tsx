// Earlier versions of the CV: the list, a preview, and restoring one, which can be undone.
import { useEffect, useId, useState } from 'react'
import type { CvVersionData, CvVersionSummaryData } from '../../../../api/core/contract/cv.ts'
import { visibleContent } from '../../../../api/core/cv/audience.ts'
import { CvArticle } from '../../cv/cv-article.tsx'
import { listVersions, readVersion, restoreVersion } from '../../data/cvs.ts'
import { momentOf } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { tellProblem } from '../../parts/tell.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { documentOf } from './document.ts'
import { storedOf } from './transport.ts'
import '../dialogs.css'

type Props = { cvId: string; onClose: () => void }

export function HistoryDialog({ cvId, onClose }: Props) {
  const { editor, announce } = useCvForm()
  const [versions, setVersions] = useState<CvVersionSummaryData[] | null>(null)
  const [shown, setShown] = useState<CvVersionData | null>(null)
  const [busy, setBusy] = useState(false)
  const title = useId()

  useEffect(() => {
    const load = async () => {
      await editor.settle()
      setVersions(await listVersions(cvId))
    }
    load().catch(problem => {
      tellProblem(problem)
      setVersions([])
    })
  }, [cvId, editor])

  const show = (version: number) => readVersion(cvId, version).then(setShown, tellProblem)
  const restore = async (version: CvVersionData) => {
    setBusy(true)
    try {
      await editor.settle()
      const { cv } = await restoreVersion(cvId, version.version, editor.getState().version)
      editor.adopt(storedOf(cv), `Restoring ${momentOf(version.at)}`)
      announce('Version restored. Undo brings back what was there.')
      onClose()
    } catch (problem) {
      tellProblem(problem)
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="wide-dialog history">
      <h2 id={title}>Earlier versions</h2>
      <p className="dialog-lead">
        Saves within ten minutes count as one. The last 50 are kept, and every published one. Going back is a new save:
        it can be undone.
      </p>
      <div className="history-columns">
        <VersionList versions={versions} shown={shown?.version ?? null} onShow={show} />
        <div className="history-sheet">
          {shown ? (
            <CvArticle
              content={visibleContent(documentOf({ ...editor.getState().document, ...shown }).content)}
              language={shown.language}
            />
          ) : (
            <p className="dialog-lead">Choose a version to look at it.</p>
          )}
        </div>
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        <button
          type="button"
          className="button primary"
          disabled={!shown || busy || shown.version === editor.getState().version}
          onClick={() => shown && restore(shown)}
        >
          Go back to this version
        </button>
      </div>
    </Dialog>
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
      {versions.map(({ version, at, published, current }) => (
        <li key={version}>
          <button type="button" aria-pressed={shown === version} onClick={() => onShow(version)}>
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
