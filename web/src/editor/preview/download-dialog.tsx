// The Download menu in the editor: saves first, so that the file holds the latest changes.
import { DownloadDialog } from '../../parts/download-dialog.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { fieldName } from '../words.ts'

export function EditorDownload({ onClose }: { onClose: () => void }) {
  const { editor, isLogin } = useCvForm()
  const privacy = useEditorState(state => state.document.privacy)
  const prepare = async () => {
    const { kind, heldBack } = await editor.settle(true)
    const { cvId } = editor.getState()
    if (!cvId || kind !== 'idle') {
      return { problem: 'Your last changes are not saved yet, and the file would lack them. Save them first.' }
    }
    if (heldBack.length === 0) return { id: cvId }
    const names = [...new Set(heldBack.map(({ path }) => fieldName(path)))].join(', ')
    return { id: cvId, remark: `Not saved yet, and in the file as it was before: ${names}.` }
  }
  return (
    <DownloadDialog
      privacy={privacy}
      signedIn={isLogin}
      prepare={prepare}
      savedId={editor.getState().cvId}
      onClose={onClose}
    />
  )
}
