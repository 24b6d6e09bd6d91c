// Confetti above everything that is open, loaded on first use; none with reduced motion.

const CONFETTI = { particles: 100, durationMs: 2200, zIndex: 60 } as const

/** Covers the window from a canvas in `host`, since an open dialog covers everything outside of it. Never throws. */
export async function celebrate(host: HTMLElement): Promise<void> {
  const { default: confetti } = await import('canvas-confetti').catch(() => ({ default: null }))
  if (!confetti) return
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', pointerEvents: 'none' })
  canvas.style.zIndex = String(CONFETTI.zIndex)
  host.append(canvas)
  const throwPieces = confetti.create(canvas, { resize: true, useWorker: false })
  void throwPieces({ particleCount: CONFETTI.particles, spread: 80, origin: { y: 0.6 }, disableForReducedMotion: true })
  setTimeout(() => {
    throwPieces.reset()
    canvas.remove()
  }, CONFETTI.durationMs)
}
