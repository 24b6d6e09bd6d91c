// Loads an external script (Google's sign-in, the checkout) once, with the page's nonce. Only some pages' content security
// policies allow it (paths.ts).

/** Browsers would wait for minutes for an unreachable host. */
const TIMEOUT_MS = 20_000

/** Resolves when the script has run. After a rejection it may be called again. */
export function loadOutsideScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = [...document.scripts].find(script => script.dataset.outside && script.src === url)
    if (known?.dataset.outside === 'ready') return resolve()
    known?.remove()
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
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
