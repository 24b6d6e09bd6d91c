// The wallet: the login while no session is open, and the open wallet.
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { withReason } from '../../../api/core/wallet/errors.ts'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import type { WalletState } from '../wallet/kit/index.ts'
import { OpenView } from '../wallet/open-view.tsx'
import { WalletProblem } from '../wallet/parts.tsx'
import { LoginView } from '../wallet/session/login-view.tsx'
import type { Outcome } from '../wallet/session/onboarding.ts'
import { OnboardingDialog } from '../wallet/session/onboarding-dialog.tsx'
import { kit, useWallet } from '../wallet/session/session.ts'
import '../wallet/wallet.css'

export default function Wallet() {
  const state = useWallet()
  const [onboarding, setOnboarding] = useState(false)
  useEffect(() => void kit.restore(), [])

  const onEnd = (outcome: Outcome) => {
    setOnboarding(false)
    if ('failed' in outcome) toast.error(withReason('Authentication failed', outcome.failed))
    else if ('canceled' in outcome) toast('Authentication canceled by the user')
  }
  return (
    <Page title="Wallet · TruCV" className="wallet">
      <Body state={state} onOnboarding={() => setOnboarding(true)} />
      {onboarding && <OnboardingDialog onEnd={onEnd} />}
    </Page>
  )
}

function Body({ state, onOnboarding }: { state: WalletState; onOnboarding: () => void }) {
  switch (state.is) {
    case 'open':
      return <OpenView wallet={state.wallet} keys={state.keys} />
    case 'closed':
      return <LoginView why={state.why} onOnboarding={onOnboarding} />
    case 'unreachable':
      return (
        <WalletProblem problem={state.problem} retry={() => void kit.restore()} heading="h1">
          <button type="button" className="link-button" onClick={() => void kit.logOut()}>
            Log out of the wallet
          </button>
        </WalletProblem>
      )
    default:
      return (
        <Notice icon="lock" title="Opening your wallet…" heading="h1">
          <p role="status">The session on this device is being checked.</p>
        </Notice>
      )
  }
}
