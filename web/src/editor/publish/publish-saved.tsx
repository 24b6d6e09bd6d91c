// Publishes the saved state of a CV that is not open in the editor.
import { useEffect, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { changeCvAnyway, publishCv, readCv, unpublishCv } from '../../data/cvs.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { documentOf } from '../session/document.ts'
import { PublishDialog } from './publish-dialog.tsx'

export function PublishSavedCv({ id, onClose }: { id: string; onClose: () => void }) {
  const [cv, setCv] = useState<CvData | null>(null)
  const [done, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each CV; onClose is called when it cannot be read
  useEffect(() => {
    let wanted = true
    const failed = (problem: unknown) => {
      showProblem(problem)
      onClose()
    }
    readCv(id).then(
      reply => wanted && setCv(reply.cv),
      problem => wanted && failed(problem),
    )
    return () => {
      wanted = false
    }
  }, [id])
  const run = async (act: Promise<{ cv: CvData }>, isPublishing: boolean) => {
    try {
      setCv((await act).cv)
      setDone(isPublishing)
    } catch (problem) {
      showProblem(problem)
    }
  }
  if (!cv) return null
  return (
    <PublishDialog
      cvId={id}
      document={documentOf(cv)}
      published={cv.published}
      upToDate={cv.published?.version === cv.version}
      done={done}
      onPublish={() => run(publishCv(id), true)}
      onUnpublish={() => run(unpublishCv(id), false)}
      onIndexable={indexable => run(changeCvAnyway(id, { indexable }, cv.version), false)}
      onClose={onClose}
    />
  )
}
