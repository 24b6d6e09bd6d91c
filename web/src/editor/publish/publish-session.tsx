// Publishing and sharing from the editor: saves first. Changes are published at once when there is nothing to decide.
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { publishCv, unpublishCv, useKnownCv } from '../../data/cvs.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { isClaimed } from '../claims/claim-badges.tsx'
import { SignInDialog } from '../sign-in-dialog.tsx'
import { useCvForm, useEditorState, useIsPublished } from '../steps/form-context.tsx'
import { fieldName } from '../words.ts'
import { hasQuestions, SharingDialog } from './sharing-dialog.tsx'

export function ShareOpenCv({ view, onClose }: { view: 'publish' | 'share'; onClose: () => void }) {
  const { editor, isLogin, published, setPublished, setView } = useCvForm()
  const { document, cvId, save } = useEditorState(state => state)
  const upToDate = useIsPublished()
  const known = useKnownCv(cvId)
  const unsaved = !['idle', 'dirty', 'saving'].includes(save.kind)
  const heldBack = [...new Set(save.heldBack.map(({ path }) => fieldName(path)))]
  const facts = { document, published, unsaved, heldBack }
  const [atOnce, setAtOnce] = useState(isLogin && view === 'publish' && !upToDate && !hasQuestions(facts))

  const run = async (act: typeof publishCv, words?: string) => {
    try {
      const { kind } = await editor.settle(true)
      const { cvId: id } = editor.getState()
      if (!id || kind !== 'idle') return false
      setPublished((await act(id)).cv.published)
      if (words) toast.success(words)
      return true
    } catch (problem) {
      showProblem(problem)
      return false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (atOnce) void run(publishCv, 'Published').then(isDone => (isDone ? onClose() : setAtOnce(false)))
  }, [])
  if (!isLogin) return <SignInDialog purpose="publish" onClose={onClose} />
  if (atOnce) return null
  return (
    <SharingDialog
      {...facts}
      view={view}
      cvId={cvId}
      upToDate={upToDate}
      onRetry={() => editor.retry()}
      onPublish={() => run(publishCv)}
      onUnpublish={() => run(unpublishCv, 'Unpublished')}
      onWrite={(path, value) => editor.write(path, value)}
      {...(!(known && isClaimed(known)) && {
        onProof: () => {
          onClose()
          setView('proof')
        },
      })}
      onClose={onClose}
    />
  )
}
