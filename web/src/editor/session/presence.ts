// Which editors are open in a tab of this browser: a draft without an open editor was left by a crash or a closed tab.
// Uses browser locks, which end with their tab.

const PREFIX = 'trucv.editor.'

/** Marks this editor as open until the returned function is called or the tab ends. */
export function holdPresence(editor: string): () => void {
  let release = () => {}
  const ended = new Promise<void>(done => {
    release = done
  })
  navigator.locks?.request(PREFIX + editor, () => ended).catch(() => {})
  return () => release()
}

/** The open editors. Without browser locks none is known, so that drafts are offered rather than discarded. */
export async function listOpenEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(lock => (lock.name?.startsWith(PREFIX) ? [lock.name.slice(PREFIX.length)] : [])))
}
