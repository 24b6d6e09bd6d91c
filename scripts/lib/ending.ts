// Tells `npm start` and `npm run dev` when to end: at a signal, or when npm has ended without passing one on.

/** `first` resolves at the first request to end, for an orderly shutdown; a second signal asks for an immediate one. */
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

/** npm starts us through a shell that does not forward signals: we only see that our parent has changed. */
function watchNpm(gone: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) gone()
  }, 250).unref()
}
