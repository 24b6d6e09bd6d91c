// Loads the script of an outside party (Google's sign-in, the checkout) once, under the page's nonce. Only some pages' content
// policy lets one in (paths.ts).

/** Where a party cannot be reached at all, a browser would wait for minutes. */
const TIMEOUT_MS = 20_000

/** Resolves when the script has run; rejects when it could not be loaded, and may then be called again. */
export function loadOutsideScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = [...document.scripts].find(script => script.dataset.outside && script.src === url)
    if (known?.dataset.outside === 'ready') return resolve()
    known?.remove()
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.nonce = window.__nonce__ ?? ''
    script.dataset.outside = 'loading'
    const giveUp = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('A script that this page needs could not be loaded.'))
    }
    const timer = setTimeout(giveUp, TIMEOUT_MS)
    script.onload = () => {
      clearTimeout(timer)
      script.dataset.outside = 'ready'
      resolve()
    }
    script.onerror = giveUp
    document.head.append(script)
  })
}
