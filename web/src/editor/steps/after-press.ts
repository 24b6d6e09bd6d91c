// Puts off what would move the page under a pressed pointer: a field that is left may show an error, which would push the
// very button that is being pressed out from under the finger, and the press would be lost.

let pressed = false
let waiting: (() => void)[] = []

/** Runs `act` now, or as soon as the pointer that is down has been let go and its click has arrived. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}

function release(): void {
  pressed = false
  const due = waiting
  waiting = []
  // The click comes with the release: whatever waits comes after it.
  for (const act of due) setTimeout(act, 0)
}

window.addEventListener('pointerdown', () => (pressed = true), { capture: true })
window.addEventListener('pointerup', release, { capture: true })
window.addEventListener('pointercancel', release, { capture: true })
