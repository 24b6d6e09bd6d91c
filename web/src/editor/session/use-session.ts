// The lifetime of an editing session in the browser: it starts with a CV, follows the network state, and saves at its end.

import { useEffect, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { stored } from '../../data/storage.ts'
import { showCleaned } from '../../parts/toast-messages.ts'
import type { BroughtSession } from '../brought/session.ts'
import { readStep4, skillNames, writeStep4 } from '../steps/skills.ts'
import { addItem, emptyDocument } from './document.ts'
import { browserStorage, createDraftStore } from './draft-store.ts'
import { createEditor, type Editor } from './editor-store.ts'
import { followPage } from './follow-page.ts'
import { newId } from './new-id.ts'
import { holdPresence, listOpenEditors } from './presence.ts'
import { browserClock, storedOf, transport } from './transport.ts'

const storage = browserStorage()

/** After a reload the lock of the old page may stay for a moment. */
const GONE_WITHIN_MS = 1_500

/**
 * The editor of `cv`, or of a new one; null for a moment at the start. `sub` null: signed out, a draft in the browser; a guest who signs
 * in keeps the session. `takeDraft`: restores the draft from before signing in without asking.
 * `brought`: the new CV is one that was brought.
 */
export function useSession(
  cv: CvData | null,
  sub: string | null,
  takeDraft: boolean,
  brought: BroughtSession | null,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [name] = useState(newId)
  const account = useRef(sub)
  account.current = sub
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later reading of the same CV must not start a new session
  useEffect(() => {
    const release = holdPresence(name)
    const next = brought ? openBrought(brought, name, () => account.current) : open(cv, sub, name)
    const stop = follow(next, () => account.current)
    setEditor(next)
    const end = () => {
      stop()
      next.end().then(release)
    }
    if (brought) return end
    const look = async () => {
      next.recovery.find(await listOpenEditors())
      if ((sub === null || takeDraft) && next.getState().recovery.drafts.length > 0) next.recovery.restore()
    }
    void look()
    const again = setTimeout(look, GONE_WITHIN_MS)
    return () => {
      clearTimeout(again)
      end()
    }
  }, [cv?.id])
  useEffect(() => {
    if (sub === null || brought || editor?.getState().save.kind !== 'local') return
    const { name: person, email } = profile(sub)
    const drafts = createDraftStore(storage, sub, name, browserClock.now)
    editor.join({ transport, drafts, base: emptyDocument(person, email) })
  }, [editor, brought, sub, name])
  return editor
}

/** It is saved to the account that is signed in when it is made, and is then no longer kept apart. */
function openBrought(brought: BroughtSession, name: string, account: () => string | null): Editor {
  const { first, edited, transport } = brought
  const { now } = browserClock
  const editor = createEditor({
    stored: null,
    brought: { first, mayCreate: document => account() !== null && brought.isReady(document) },
    transport,
    clock: browserClock,
    drafts: brought.draftsBeside(() => createDraftStore(storage, account(), name, now)),
    ...profile(account()),
    savedAt: null,
    onCleaned: showCleaned,
  })
  if (edited !== first) editor.change(edited, 'Your changes')
  const stop = editor.subscribe(() => {
    if (editor.getState().cvId === null) return
    stop()
    void brought.forget()
  })
  return editor
}

const profile = (sub: string | null) => ({
  name: sub === null ? '' : (stored('userName') ?? ''),
  email: sub === null ? '' : (stored('email') ?? ''),
})

function open(cv: CvData | null, sub: string | null, name: string): Editor {
  const { now } = browserClock
  const person = profile(sub)
  const drafts = createDraftStore(storage, sub, name, now)
  const anonymousDrafts = sub !== null && !cv ? createDraftStore(storage, null, name, now) : null
  const editor = createEditor({
    stored: cv && storedOf(cv),
    transport: sub === null ? null : transport,
    clock: browserClock,
    drafts,
    anonymousDrafts,
    name: person.name,
    email: person.email,
    savedAt: cv ? Date.parse(cv.updatedAt) : null,
    onCleaned: showCleaned,
  })
  // A draft contains its skills already: restoring them again would duplicate them.
  if (![drafts, anonymousDrafts].some(store => store?.others(cv?.id ?? null).length)) restoreSkills(editor, sub)
  return editor
}

/** Restores skills kept in step 4 that were never saved. The CV's own skills take precedence. */
function restoreSkills(editor: Editor, sub: string | null): void {
  const { document, cvId } = editor.getState()
  const kept = readStep4(storage, cvId, sub)
  if (kept.length === 0 || skillNames(document).length > 0) return
  const next = kept.reduce((result, name) => addItem(result, 'content.skills', { id: newId(), name }), document)
  editor.change(next, 'Restored skills')
}

/** Connects the editor with its page, and stores the skills of step 4. */
function follow(editor: Editor, account: () => string | null): () => void {
  let known = ''
  const keepSkills = () => {
    const { document, cvId } = editor.getState()
    // Those of a brought CV are kept with it.
    if (document.brought) return
    const names = skillNames(document)
    const text = [cvId, ...names].join('\n')
    if (text !== known) writeStep4(storage, cvId, names, account())
    known = text
  }
  const stops = [editor.subscribe(keepSkills), followPage({ ...editor, state: () => editor.getState().save })]
  return () => {
    for (const stop of stops) stop()
  }
}
