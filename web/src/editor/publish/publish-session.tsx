// Publishing from the editor: saves first.
import { useState } from 'react'
import { publishCv, unpublishCv } from '../../data/cvs.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { SignInDialog } from '../sign-in-dialog.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { fieldName } from '../words.ts'
import { PublishDialog } from './publish-dialog.tsx'

export function PublishOpenCv({ onClose }: { onClose: () => void }) {
  const { editor, isLogin, published, setPublished, announce } = useCvForm()
  const { document, cvId, save, version } = useEditorState(state => state)
  const [done, setDone] = useState(false)

  const run = async (act: typeof publishCv, words: string) => {
    try {
      const { kind } = await editor.settle(true)
      const { cvId: id } = editor.getState()
      if (!id || kind !== 'idle') return
      setPublished((await act(id)).cv.published)
      announce(words)
      setDone(act === publishCv)
    } catch (problem) {
      showProblem(problem)
    }
  }
  if (!isLogin) return <SignInDialog purpose="publish" onClose={onClose} />
  return (
    <PublishDialog
      cvId={cvId}
      document={document}
      published={published}
      upToDate={published !== null && published.version === version && save.kind === 'idle'}
      done={done}
      unsaved={!['idle', 'dirty', 'saving'].includes(save.kind)}
      heldBack={[...new Set(save.heldBack.map(({ path }) => fieldName(path)))]}
      onRetry={() => editor.retry()}
      onPublish={() => run(publishCv, 'Published')}
      onUnpublish={() => run(unpublishCv, 'Unpublished')}
      onIndexable={indexable => editor.write('indexable', indexable)}
      onClose={onClose}
    />
  )
}
