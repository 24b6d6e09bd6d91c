// Delays updates that move the page while a pointer is down: leaving a field may show its error, which would move the pressed
// button from under the pointer, and the click would be lost.

let pressed = false
let waiting: (() => void)[] = []

/** Runs `act` now, or after the click of the pointer that is down. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}

function release(): void {
  pressed = false
  const due = waiting
  waiting = []
  // The click event follows the release; the delayed updates follow the click.
  for (const act of due) setTimeout(act, 0)
}

window.addEventListener('pointerdown', () => (pressed = true), { capture: true })
window.addEventListener('pointerup', release, { capture: true })
window.addEventListener('pointercancel', release, { capture: true })
