// Loads the script of an outside party (Google's sign-in, the checkout) once, under the page's nonce. Only some pages' content
// policy lets one in (paths.ts).

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
    script.onload = () => {
      script.dataset.outside = 'ready'
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('A script that this page needs could not be loaded.'))
    }
    document.head.append(script)
  })
}
