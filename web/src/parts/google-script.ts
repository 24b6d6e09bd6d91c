// Loads Google's sign-in script once, under the page's nonce. Only some pages' content policy lets it in (paths.ts).

/** Resolves when the script has run; rejects when it could not be loaded, and may then be called again. */
export function loadGoogleScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLScriptElement>('script[data-google]')
    if (known?.dataset.google === 'ready') return resolve()
    known?.remove()
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.nonce = window.__nonce__ ?? ''
    script.dataset.google = 'loading'
    script.onload = () => {
      script.dataset.google = 'ready'
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The sign-in script could not be loaded.'))
    }
    document.head.append(script)
  })
}
