// Which editors are open in some tab of this browser: a draft whose editor is gone was left by a crash or a closed tab.
// Browser locks end with their tab, however it ends. Knows no document.

const PREFIX = 'trucv.editor.'

/** Says that this editor is alive until the returned function is called or the tab is gone. */
export function holdPresence(editor: string): () => void {
  let release = () => {}
  const ended = new Promise<void>(done => {
    release = done
  })
  navigator.locks?.request(PREFIX + editor, () => ended).catch(() => {})
  return () => release()
}

/** The editors that are open. Without browser locks none is known to be: then a draft is offered rather than forgotten. */
export async function livingEditors(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(lock => (lock.name?.startsWith(PREFIX) ? [lock.name.slice(PREFIX.length)] : [])))
}
