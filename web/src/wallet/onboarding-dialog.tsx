// The wallet's own log-in page in a frame over ours: fades in, listens to that page alone, fades out, and says how it ended.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ENVIRONMENTS } from '../../../api/wallet/rules/environments.ts'
import { useConfig } from '../data/config.ts'
import { sendCode, useWalletConfig, verifyCode } from '../data/wallet.ts'
import { Icon } from '../parts/icon.tsx'
import { googleIdToken } from './google-popup.ts'
import { createOnboarding, type Outcome } from './onboarding.ts'
import { logIn } from './session.ts'
import { wordsOf } from './words.ts'

/** As long as the fade in wallet.css. */
const FADE_OUT_MS = 300
const APP = 'OKTO_WEB'

type Props = { onEnd: (outcome: Outcome) => void }

export function OnboardingDialog({ onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const protocol = useRef<ReturnType<typeof createOnboarding>>(undefined)
  const [leaving, setLeaving] = useState(false)
  const { data: config } = useWalletConfig()
  const { data: client } = useConfig()
  const url = config ? addressOf(config.onboardingUrl) : null

  useEffect(() => dialog.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one protocol for the life of the dialog, once both are here
  useEffect(() => {
    if (!config || !client) return
    const target = frame.current?.contentWindow ?? null
    const end = (outcome: Outcome) => {
      setLeaving(true)
      setTimeout(() => onEnd(outcome), FADE_OUT_MS)
    }
    if (!url || !target) return end({ failed: 'WebView failed to open. Are popups blocked?' })
    const own = createOnboarding({
      allowed: [url.origin, new URL(ENVIRONMENTS[config.environment].onboardingUrl).origin],
      frame: () => frame.current?.contentWindow,
      post: (message, origin) => target.postMessage(message, origin),
      sendCode,
      verifyCode,
      googleToken: () => googleIdToken({ authorizeUrl: client.googleAuthorizeUrl, clientId: config.googleClientId }),
      logIn,
      readClipboard,
      wordsOf,
      after: (ms, run) => setTimeout(run, ms),
      onEnd: end,
    })
    protocol.current = own
    window.addEventListener('message', own.receive)
    return () => window.removeEventListener('message', own.receive)
  }, [config, client])

  const cancel = () => protocol.current?.cancel()
  const onClick = (event: MouseEvent) => event.target === dialog.current && cancel()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to the same is Escape, which arrives as onCancel
    <dialog
      ref={dialog}
      className={leaving ? 'onboarding leaving' : 'onboarding'}
      aria-label="Log in on the wallet’s own page"
      onClick={onClick}
      onCancel={event => {
        event.preventDefault()
        cancel()
      }}
    >
      <div className="onboarding-box">
        <button type="button" className="button icon-only" onClick={cancel}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
        {url && <iframe ref={frame} title="The wallet’s own log-in page" src={url.href} width="500" height="800" />}
      </div>
    </dialog>
  )
}

function addressOf(onboardingUrl: string): URL | null {
  if (!URL.canParse(onboardingUrl)) return null
  const url = new URL(onboardingUrl)
  url.searchParams.set('app', APP)
  url.searchParams.set('origin', window.location.origin)
  return url
}

/** Only while a click of the person's is fresh; null where it may not be read. */
async function readClipboard(): Promise<string | null> {
  if (navigator.userActivation && !navigator.userActivation.isActive) return null
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
