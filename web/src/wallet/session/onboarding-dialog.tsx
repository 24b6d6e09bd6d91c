// The wallet's own login page in a frame over ours: fades in and out, listens to that page alone, shows when it does not
// respond, and reports the outcome.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../data/config.ts'
import { Icon } from '../../parts/icon.tsx'
import { showModal } from '../../parts/modal.ts'
import { googleIdToken } from '../kit/index.ts'
import { useWalletConfig } from '../reads.ts'
import { errorInWords } from '../words.ts'
import { allowedOrigins, createOnboarding, type Life, type Outcome } from './onboarding.ts'
import { kit } from './session.ts'

/** The duration of the fade in wallet.css. */
const FADE_OUT_MS = 300
const APP = 'OKTO_WEB'

type Props = { onEnd: (outcome: Outcome) => void }

export function OnboardingDialog({ onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const end = (outcome: Outcome) => {
    setLeaving(true)
    setTimeout(() => onEnd(outcome), FADE_OUT_MS)
  }
  const { frame, url, attempt, why, isWaiting, greet, cancel, again } = useOnboarding(end)
  useEffect(() => (dialog.current ? showModal(dialog.current) : undefined), [])
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
        {why !== null && <Stuck why={why} onAgain={again} onClose={cancel} />}
        {isWaiting && (
          <p className="onboarding-said" role="status">
            The wallet’s own page is being opened…
          </p>
        )}
        {url && (
          // In a box of its own, so that React can restore a frame that something else has removed.
          <div key={attempt} className="onboarding-page">
            <iframe
              ref={frame}
              title="The wallet’s own log-in page"
              src={url.href}
              width="500"
              height="800"
              onLoad={greet}
            />
          </div>
        )}
      </div>
    </dialog>
  )
}

/** Runs the protocol: one instance per attempt, started once both configurations are loaded. */
function useOnboarding(end: (outcome: Outcome) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const protocol = useRef<ReturnType<typeof createOnboarding>>(undefined)
  const [life, setLife] = useState<Life>({ is: 'waiting' })
  const [attempt, setAttempt] = useState(1)
  const wallet = useWalletConfig()
  const client = useConfig()
  const problem = (wallet.data ? undefined : wallet.problem) ?? (client.data ? undefined : client.problem)
  const url = wallet.data && client.data ? addressOf(wallet.data.onboardingUrl) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these start another attempt
  useEffect(() => {
    if (!wallet.data || !client.data) return
    const target = frame.current?.contentWindow ?? null
    if (!url || !target) return end({ failed: 'WebView failed to open. Are popups blocked?' })
    const { environment, googleClientId: clientId } = wallet.data
    const { googleAuthorizeUrl: authorizeUrl } = client.data
    const own = createOnboarding({
      allowed: allowedOrigins(url, environment),
      frame: () => frame.current?.contentWindow ?? null,
      newId: () => crypto.randomUUID(),
      post: (message, origin) => target.postMessage(message, origin),
      sendCode: request => kit.sendCode(request),
      verifyCode: request => kit.verifyCode(request),
      googleToken: () => googleIdToken({ authorizeUrl, clientId }),
      logIn: async authData => (await kit.logIn(authData)).userSWA,
      readClipboard,
      errorInWords,
      after: (ms, run) => setTimeout(run, ms),
      onLife: setLife,
      onEnd: end,
    })
    protocol.current = own
    window.addEventListener('message', own.receive)
    return () => {
      own.leave()
      window.removeEventListener('message', own.receive)
    }
  }, [wallet.data, client.data, attempt])

  const stuck = life.is === 'stuck' ? life.why : null
  const why = problem ? errorInWords(problem) : stuck
  const again = () => {
    if (problem) for (const read of [wallet, client]) read.reload()
    setLife({ is: 'waiting' })
    setAttempt(attempt + 1)
  }
  return {
    ...{ frame, url, attempt, why, again },
    isWaiting: why === null && life.is === 'waiting',
    greet: () => url && protocol.current?.greet(url.origin),
    cancel: () => (protocol.current ? protocol.current.cancel() : end({ canceled: true })),
  }
}

function Stuck({ why, onAgain, onClose }: { why: string; onAgain: () => void; onClose: () => void }) {
  return (
    <div className="onboarding-said" role="alert">
      <h2 className="onboarding-title">The wallet’s own page does not answer</h2>
      <p>{why}</p>
      <p className="wallet-quiet">
        It may be down, or be kept away by this browser or your network. Your account, a code or Google open the wallet
        without it.
      </p>
      <div className="wallet-ways">
        <button type="button" className="button primary" onClick={onAgain}>
          Try again
        </button>
        <button type="button" className="button" onClick={onClose}>
          Log in another way
        </button>
      </div>
    </div>
  )
}

/** Null for an invalid URL. */
function addressOf(onboardingUrl: string): URL | null {
  if (!URL.canParse(onboardingUrl)) return null
  const url = new URL(onboardingUrl)
  url.searchParams.set('app', APP)
  url.searchParams.set('origin', window.location.origin)
  return url
}

/** Null without a recent click, and where reading is not permitted. */
async function readClipboard(): Promise<string | null> {
  if (navigator.userActivation && !navigator.userActivation.isActive) return null
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
