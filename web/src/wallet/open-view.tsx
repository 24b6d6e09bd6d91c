// The open wallet: its address, its sections, and the dialog of the running action. A section is read when it is opened.
import { useState } from 'react'
import { ActionDialog } from './actions/action-dialog.tsx'
import type { ActionName } from './actions/actions.ts'
import type { Values } from './actions/form-values.ts'
import type { OpenWallet, UserKeys } from './kit/index.ts'
import { CopyButton, type Start, Warning } from './parts.tsx'
import { Activity } from './screens/activity.tsx'
import { Holdings } from './screens/holdings.tsx'
import { Networks } from './screens/networks.tsx'
import { Nfts } from './screens/nfts.tsx'
import { Orders } from './screens/orders.tsx'
import { Tools } from './screens/tools.tsx'
import { kit } from './session/session.ts'
import { errorInWords } from './words.ts'

const SECTIONS = { Holdings, NFTs: Nfts, Activity, Orders, Networks, Tools } as const
type SectionName = keyof typeof SECTIONS

export function OpenView({ wallet, keys }: { wallet: OpenWallet; keys: UserKeys }) {
  const [section, setSection] = useState<SectionName>('Holdings')
  const [started, setStarted] = useState<{ name: ActionName; known: Values } | null>(null)
  const onStart: Start = (name, known = {}) => setStarted({ name, known })
  const Section = SECTIONS[section]
  return (
    <>
      <header className="wallet-head">
        <div>
          <h1>Your wallet</h1>
          <p className="wallet-address">
            <code>{wallet.userSWA}</code>
            <CopyButton text={wallet.userSWA} what="the wallet’s address" />
          </p>
        </div>
        <div className="wallet-ways">
          <button type="button" className="link-button" onClick={() => void kit.logOut()}>
            Log out of the wallet
          </button>
          <button type="button" className="button primary" onClick={() => onStart('tokenTransfer')}>
            Send tokens
          </button>
        </div>
      </header>
      {keys.are === 'missing' && <KeysMissing wallet={wallet} why={keys.why} />}
      <nav className="wallet-sections" aria-label="Sections of the wallet">
        {(Object.keys(SECTIONS) as SectionName[]).map(name => (
          <button
            key={name}
            type="button"
            aria-current={name === section ? 'true' : undefined}
            onClick={() => setSection(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <section className="wallet-section" aria-label={section}>
        <Section wallet={wallet} onStart={onStart} />
      </section>
      {started && <ActionDialog wallet={wallet} {...started} onClose={() => setStarted(null)} />}
    </>
  )
}

/** Without key ids the wallet's own keys cannot sign; everything else works. */
function KeysMissing({ wallet, why }: { wallet: OpenWallet; why: unknown }) {
  return (
    <Warning icon="warn" onRetry={() => void kit.syncKeys(wallet).catch(() => undefined)}>
      Messages cannot be signed yet: {errorInWords(why)}
    </Warning>
  )
}
