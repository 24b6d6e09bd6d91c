// Sharing and publishing the saved state of a CV that is not open in the editor.
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { changeCvAnyway, publishCv, readCv, unpublishCv } from '../../data/cvs.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { documentOf, writeAt } from '../session/document.ts'
import { type Choice, SharingDialog } from './sharing-dialog.tsx'

export function ShareSavedCv({ id, onClose }: { id: string; onClose: () => void }) {
  const [cv, setCv] = useState<CvData | null>(null)
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
  const run = async (act: Promise<{ cv: CvData }>, words?: string) => {
    try {
      setCv((await act).cv)
      if (words) toast.success(words)
      return true
    } catch (problem) {
      showProblem(problem)
      return false
    }
  }
  if (!cv) return null
  const write = (path: Choice, value: unknown) => {
    const { indexable, privacy } = writeAt(documentOf(cv), path, value)
    void run(changeCvAnyway(id, { indexable, privacy }, cv.version))
  }
  return (
    <SharingDialog
      view="share"
      cvId={id}
      document={documentOf(cv)}
      published={cv.published}
      upToDate={cv.published?.version === cv.version}
      onPublish={() => run(publishCv(id))}
      onUnpublish={() => run(unpublishCv(id), 'Unpublished')}
      onWrite={write}
      onClose={onClose}
    />
  )
}
