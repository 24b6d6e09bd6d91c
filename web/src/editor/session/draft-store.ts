// Crash drafts: unsaved changes, stored in the browser by account and CV, and removed after a confirmed save.
// Storage and time are arguments; knows no React and no network.
import { DRAFT_PREFIX } from '../../data/storage.ts'
import { isObject } from './document.ts'
import type { Patch } from './merge.ts'

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The unsaved changes of one editor (one tab); `at` in milliseconds. */
export type Draft = { editor: string; at: number; patch: Patch }

export type DraftStore = {
  /** Replaces this editor's draft; null removes it. False when the browser refused to store it. */
  write(cvId: string | null, patch: Patch | null): boolean
  /** Drafts of other editors (an earlier visit, a crashed tab, another tab), the newest first. */
  others(cvId: string | null): Draft[]
  forget(cvId: string | null, editors: string[]): void
}

export const draftKey = (account: string | null, cvId: string | null) =>
  `${DRAFT_PREFIX}${account ?? 'anonymous'}.${cvId ?? 'new'}`

/** `editor`: this editor's id, so that tabs on the same CV do not overwrite each other's drafts. */
export function createDraftStore(
  storage: DraftStorage,
  account: string | null,
  editor: string,
  now: () => number,
): DraftStore {
  const change = (cvId: string | null, next: (drafts: Draft[]) => Draft[]) =>
    writeDrafts(storage, draftKey(account, cvId), next(readDrafts(storage, draftKey(account, cvId))))
  return {
    write(cvId, patch) {
      const mine: Draft[] = patch ? [{ editor, at: now(), patch }] : []
      return change(cvId, drafts => [...drafts.filter(draft => draft.editor !== editor), ...mine])
    },
    others: cvId =>
      readDrafts(storage, draftKey(account, cvId))
        .filter(draft => draft.editor !== editor)
        .sort((a, b) => b.at - a.at),
    forget: (cvId, editors) => {
      change(cvId, drafts => drafts.filter(draft => !editors.includes(draft.editor)))
    },
  }
}

/** The browser's storage, or an empty storage that refuses writes when the browser has switched it off. */
export function browserStorage(): DraftStorage {
  try {
    return localStorage
  } catch {
    const refuse = () => {
      throw new Error('This browser stores nothing.')
    }
    return { getItem: () => null, setItem: refuse, removeItem: () => {} }
  }
}

function readDrafts(storage: Pick<Storage, 'getItem'>, key: string): Draft[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isDraft) : []
  } catch {
    // Storage is switched off, or another program wrote this entry: no drafts.
    return []
  }
}

function writeDrafts(storage: DraftStorage, key: string, drafts: Draft[]): boolean {
  try {
    if (drafts.length > 0) storage.setItem(key, JSON.stringify(drafts))
    else storage.removeItem(key)
    return true
  } catch {
    return false
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null
  return typeof draft?.editor === 'string' && typeof draft.at === 'number' && isObject(draft.patch)
}
