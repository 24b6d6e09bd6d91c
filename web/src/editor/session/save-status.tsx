// The save state, always in words.

import { useBrought, useCvForm, useEditorState } from '../steps/form-context.tsx'
import { fieldName } from '../words.ts'
import type { SaveState } from './save-state.ts'

export function SaveStatus({ onOpen }: { onOpen: (dialog: 'conflict' | 'sign-in') => void }) {
  const { editor } = useCvForm()
  const save = useEditorState(state => state.save)
  const isBrought = useBrought() !== null
  const waiting = [...new Set(save.heldBack.map(problem => fieldName(problem.path)))]
  const [short, rest] = saveParts(save)
  const failed = save.kind === 'error' || save.kind === 'stopped'
  return (
    <div className={`save-status is-${save.kind}`}>
      <span role="status">
        {short}
        {rest && <span className="wide">{rest}</span>}
        {waiting.length > 0 && <span className="held"> · Not saved yet: {waiting.join(', ')}</span>}
        {!save.draftKept && ' · This browser keeps no drafts'}
      </span>
      {save.kind === 'local' && !isBrought && (
        <button type="button" className="save-action" aria-label="Save to my account" onClick={() => onOpen('sign-in')}>
          Save<span className="wide"> to my account</span>
        </button>
      )}
      {(failed || save.kind === 'offline') && (
        <button type="button" className="save-action" title={save.message ?? undefined} onClick={() => editor.retry()}>
          retry
        </button>
      )}
      {save.kind === 'conflict' && (
        <button type="button" className="save-action" onClick={() => onOpen('conflict')}>
          choose a version
        </button>
      )}
      {failed && save.message && <span className="save-message">{save.message}</span>}
    </div>
  )
}

export const saveInWords = (save: SaveState): string => saveParts(save).join('')

/** The state, and what a phone has no room for. */
function saveParts(save: SaveState): [short: string, rest?: string] {
  if (save.kind === 'local') return ['Kept', ' in this browser']
  if (save.kind === 'dirty' || save.kind === 'saving') return ['Saving…']
  if (save.kind === 'offline') return ['Offline', ', kept in this browser:']
  if (save.kind !== 'idle') return ['Not saved:']
  return save.savedAt === null ? ['Nothing to save', ' yet'] : ['Saved', ` ${clockTime(save.savedAt)}`]
}

const clockTime = (ms: number) => new Date(ms).toLocaleTimeString('en-GB', { hour12: false })
