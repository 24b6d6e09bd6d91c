// When `npm start` and `npm run dev` are to end: a signal, or npm gone without passing one on. Knows nothing of what runs.

/** `first` resolves when an orderly end is asked for; a second signal asks for a quick one. */
export function listenForEnd() {
  let second = () => {}
  const first = new Promise<void>(resolve => {
    let asked = false
    const hear = () => {
      if (asked) second()
      asked = true
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
    watchNpm(resolve)
  })
  return {
    first,
    onSecond: (act: () => void) => {
      second = act
    },
  }
}

/** npm puts a shell between itself and us, and that shell keeps a signal meant for npm to itself: its end is all we see. */
function watchNpm(gone: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) gone()
  }, 250).unref()
}
