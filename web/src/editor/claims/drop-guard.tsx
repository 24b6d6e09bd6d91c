// Asks before a change that ends a confirmation or a credential. A chunk of its own, for CVs with claims.
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { isByOthers } from '../../../../api/core/claims/claim-words.ts'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { badgesByPath } from '../preview/preview-badges.ts'
import { type EditorDocument, readAt } from '../session/document.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { entryAt } from './claim-words.ts'
import '../dialogs.css'

type Held = { domains: string[]; apply: () => void; restoreCaret: () => void }

export function DropGuard({ cv }: { cv: CvData }) {
  const { editor } = useCvForm()
  const [held, setHeld] = useState<Held | null>(null)
  const heading = useId()
  useEffect(
    () =>
      editor.setGuard((next, apply) => {
        const domains = droppedBy(cv, editor.getState().document, next)
        if (domains.length > 0) setHeld({ domains, apply, restoreCaret: caretKeeper() })
        return domains.length > 0
      }),
    [editor, cv],
  )
  if (!held) return null
  const { domains, apply, restoreCaret } = held
  const keep = () => setHeld(null)
  const change = () => {
    setHeld(null)
    apply()
    requestAnimationFrame(restoreCaret)
  }
  return createPortal(
    <Dialog open onClose={keep} labelledBy={heading}>
      {/* The focus is on no button, so that a person who types on decides nothing. */}
      <h2 id={heading} tabIndex={-1} data-first-focus>
        {domains.length === 1 ? (
          <>
            This drops <bdi>{domains[0]}</bdi>’s badge.
          </>
        ) : (
          `This drops the badges of ${domains.join(', ')}.`
        )}
      </h2>
      <p className="dialog-lead">
        It was given for the text as it is. With another text the badge goes, until it is given again or you undo the
        change.
      </p>
      <Actions label="Change it" onClick={change}>
        <button type="button" className="button primary" onClick={keep}>
          Keep it
        </button>
      </Actions>
    </Dialog>,
    document.body,
  )
}

/** The domains whose confirmations and credentials hold now, and would not for the next document. Hiding an entry ends nothing. */
function droppedBy(cv: CvData, now: EditorDocument, next: EditorDocument): string[] {
  const [before, after] = [badgesByPath(cv, now, false), badgesByPath(cv, next, false)]
  const isHidden = (path: string) =>
    [path, path.replace('.', '.other.')].some(at => Object(readAt(next, `content.${at}`)).hidden === true)
  const paths = [...before.keys()].filter(
    path => isByOthers(before.get(path)) && !isByOthers(after.get(path)) && (after.has(path) || !isHidden(path)),
  )
  const domainAt = (path: string) => {
    const [kind = '', id] = path.split('.')
    const entry = entryAt(cv.verification, kind, id)
    const credential = entry?.credentials?.find(({ counts }) => counts)
    return credential?.issuer.domain ?? entry?.confirmation?.domain ?? []
  }
  return [...new Set(paths.flatMap(domainAt))]
}

/** Remembers the caret, which the field loses when the dialog restores its text. Returns a function that sets it again. */
function caretKeeper(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const at = field.selectionStart
  return () => {
    field.focus()
    if (at !== null) field.setSelectionRange(at, at)
  }
}
