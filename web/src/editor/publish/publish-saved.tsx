// Sharing and publishing the saved state of a CV that is not open in the editor.
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { changeCvAnyway, publishCv, readCv, unpublishCv } from '../../data/cvs.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { documentOf, writeAt } from '../session/document.ts'
import { type Choice, SharingDialog } from './sharing-dialog.tsx'

export function ShareSavedCv({ id, onClose }: { id: string; onClose: () => void }) {
  const [cv, setCv] = useState<CvData | null>(null)
  /** Whether the last answer to a question is saved: nothing is published before. */
  const saving = useRef(Promise.resolve(true))
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
    setCv({ ...cv, indexable, privacy })
    saving.current = run(changeCvAnyway(id, { indexable, privacy }, cv.version)).then(isSaved => {
      if (!isSaved) setCv(cv)
      return isSaved
    })
  }
  const publish = async () => {
    const isSaved = await saving.current
    saving.current = Promise.resolve(true)
    return isSaved && run(publishCv(id))
  }
  return (
    <SharingDialog
      view="share"
      cvId={id}
      document={documentOf(cv)}
      published={cv.published}
      upToDate={cv.published?.version === cv.version}
      onPublish={publish}
      onUnpublish={() => run(unpublishCv(id), 'Unpublished')}
      onWrite={write}
      onClose={onClose}
    />
  )
}
