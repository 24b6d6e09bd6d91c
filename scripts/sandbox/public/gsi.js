// Stands in for Google's sign-in script: window.google.accounts.id, as a page sees it. It runs under the page's strict policy:
// no inline style or script, one style sheet, frames and pop-ups of the sandbox's own origin.
;(() => {
  const HOME = new URL(document.currentScript.src).origin
  /** Remembers that the person signed out: auto_select stays off until they sign in by hand. */
  const SIGNED_OUT = 'g_state'
  const LABELS = {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google',
    signin: 'Sign in',
  }
  let settings = null
  let popup = null
  let frame = null
  let card = null

  const address = (path, more = {}) => {
    const query = new URLSearchParams({ client_id: settings.client_id, origin: location.origin, ...more })
    if (settings.nonce) query.set('nonce', settings.nonce)
    return `${HOME}${path}?${query}`
  }

  const make = (tag, className, text = '') => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = text
    return element
  }

  const needSettings = name => {
    if (settings) return true
    console.warn(`[sandbox] google.accounts.id.${name}() was called before initialize().`)
    return false
  }

  function openChooser() {
    const left = Math.max(0, window.screenX + (window.outerWidth - 500) / 2)
    const top = Math.max(0, window.screenY + (window.outerHeight - 600) / 2)
    popup = window.open(
      address('/google/choose'),
      'sandbox-google',
      `popup,width=500,height=600,left=${left},top=${top}`,
    )
    if (!popup) console.warn('[sandbox] The pop-up was blocked.')
  }

  function deliver(credential, selectBy) {
    closeCard()
    if (selectBy !== 'auto') localStorage.removeItem(SIGNED_OUT)
    settings.callback?.({ credential, select_by: selectBy, clientId: settings.client_id })
  }

  window.addEventListener('message', event => {
    if (event.origin !== HOME || event.data?.from !== 'sandbox-google' || !settings) return
    if (popup && event.source === popup) {
      popup = null
      deliver(event.data.credential, 'btn')
    } else if (frame && event.source === frame.element.contentWindow) {
      const { answered } = frame
      closeFrame()
      answered(event.data)
    }
  })

  function ask(want, answered) {
    closeFrame()
    const element = make('iframe', 'sandbox-gsi-frame')
    element.title = 'Google account'
    element.setAttribute('aria-hidden', 'true')
    element.tabIndex = -1
    element.src = address('/google/frame', { want })
    frame = { element, answered }
    document.body.append(element)
  }

  function closeFrame() {
    frame?.element.remove()
    frame = null
  }

  function showCard(account, notify) {
    closeCard()
    card = make('section', 'sandbox-gsi-card')
    card.setAttribute('aria-label', 'Sign in with Google')
    const go = make('button', 'sandbox-gsi-button', `Continue as ${account.name}`)
    go.type = 'button'
    go.addEventListener('click', () => ask('credential', ({ credential }) => credential && deliver(credential, 'user')))
    const close = make('button', 'sandbox-gsi-close', '\u00d7')
    close.type = 'button'
    close.setAttribute('aria-label', 'Close')
    close.addEventListener('click', () => {
      closeCard()
      notify(moment('skipped', 'user_cancel'))
    })
    card.append(close, make('p', 'sandbox-gsi-text', account.email), go)
    document.body.append(card)
  }

  function closeCard() {
    card?.remove()
    card = null
  }

  /** The notification that prompt() passes to its listener. */
  const moment = (type, reason = '') => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && !reason,
    isNotDisplayed: () => type === 'display' && reason !== '',
    getNotDisplayedReason: () => (type === 'display' ? reason : ''),
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => (type === 'skipped' ? reason : ''),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : ''),
  })

  function initialize(options) {
    if (!options?.client_id) throw new Error('Missing required parameter: client_id.')
    settings = { ...options }
  }

  function renderButton(parent, { text = 'signin_with', theme = 'outline', width, click_listener } = {}) {
    if (!needSettings('renderButton')) return
    const button = make('button', `sandbox-gsi-button sandbox-gsi-${theme}`)
    button.type = 'button'
    const mark = make('span', 'sandbox-gsi-mark', 'G')
    mark.setAttribute('aria-hidden', 'true')
    button.append(mark, make('span', '', LABELS[text] ?? LABELS.signin_with))
    if (width) button.style.width = `${Number.parseInt(width, 10)}px`
    button.addEventListener('click', () => {
      click_listener?.()
      openChooser()
    })
    parent.replaceChildren(button)
  }

  function prompt(notify = () => {}) {
    if (!needSettings('prompt')) return
    const auto = settings.auto_select === true && localStorage.getItem(SIGNED_OUT) === null
    ask(auto ? 'credential' : 'account', ({ account, credential }) => {
      if (!account) return notify(moment('display', 'opt_out_or_no_session'))
      notify(moment('display'))
      if (!credential) return showCard(account, notify)
      deliver(credential, 'auto')
      notify(moment('dismissed', 'credential_returned'))
    })
  }

  function cancel() {
    closeFrame()
    closeCard()
  }

  function disableAutoSelect() {
    localStorage.setItem(SIGNED_OUT, 'signed-out')
  }

  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `${HOME}/google/gsi.css`
  document.head.append(sheet)

  window.google ??= {}
  window.google.accounts ??= {}
  window.google.accounts.id = { initialize, renderButton, prompt, cancel, disableAutoSelect }
  // As with the real script, a page may define this callback.
  window.onGoogleLibraryLoad?.()
})()
