// Actions on the claims of a saved draft. Typed changes are saved first.
import { useCallback, useState } from 'react'
import { attest } from '../../data/claims.ts'
import { readCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { useCvForm } from '../steps/form-context.tsx'
import type { ClaimableSection } from './claim-words.ts'

/** Runs an action, then reads the CV again and announces `words`. `what` is the key of `busy`. False after a failure, which is shown. */
export type Run = (
  what: string,
  act: (version: number, cvId: string) => Promise<unknown>,
  words: string,
) => Promise<boolean>

/** Saves typed changes; throws with the reason when they cannot be saved. */
export function useSavedVersion(): () => Promise<number> {
  const { editor } = useCvForm()
  return useCallback(async () => {
    const { kind, message } = await editor.settle(true)
    const { cvId, version } = editor.getState()
    if (kind === 'idle' && cvId) return version
    throw new ApiProblem(0, { code: 'unsaved', message: message ?? 'Your last changes are not saved yet.' })
  }, [editor])
}

/** `onFailed`: called after the error message is shown. */
export function useClaims(onFailed = () => {}) {
  const { editor, announce } = useCvForm()
  const savedVersion = useSavedVersion()
  const [busy, setBusy] = useState<string | null>(null)
  const run: Run = async (what, act, words) => {
    setBusy(what)
    try {
      const version = await savedVersion()
      const cvId = editor.getState().cvId as string
      await act(version, cvId)
      await readCv(cvId)
      if (words) announce(words)
      return true
    } catch (error) {
      showProblem(error)
      onFailed()
      return false
    } finally {
      setBusy(null)
    }
  }
  const attestByAccount = (sections: readonly Pick<ClaimableSection, 'path' | 'name'>[]) => {
    const one = sections.length === 1 ? sections[0] : undefined
    const act = async (version: number, cvId: string) => {
      for (const { path } of sections) await attest(cvId, path, { method: 'account' }, version)
    }
    return run(one?.path ?? 'all', act, one ? `Signed: ${one.name}` : `${sections.length} sections signed`)
  }
  return { busy, run, attestByAccount }
}
