// The open wallet: whose it is, what it holds and did, and what can be done with it. Each part is read when it is looked at.
import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionName } from './actions.ts'
import { Activity } from './activity.tsx'
import type { Values } from './form-values.ts'
import { Holdings } from './holdings.tsx'
import { Networks } from './networks.tsx'
import { Nfts } from './nfts.tsx'
import { Orders } from './orders.tsx'
import { CopyButton } from './parts.tsx'
import { logOut, type OpenWallet, syncKeys, type UserKeys } from './session.ts'
import { Tools } from './tools.tsx'
import { wordsOf } from './words.ts'

export type Start = (action: ActionName, known?: Values) => void
export type PartProps = { wallet: OpenWallet; onStart: Start }

const PARTS = {
  Holdings,
  NFTs: Nfts,
  Activity,
  Orders,
  Networks,
  Tools,
} as const
type PartName = keyof typeof PARTS

export function OpenView({ wallet, keys }: { wallet: OpenWallet; keys: UserKeys }) {
  const [part, setPart] = useState<PartName>('Holdings')
  const [doing, setDoing] = useState<{ action: ActionName; known: Values } | null>(null)
  const onStart: Start = (action, known = {}) => setDoing({ action, known })
  const Part = PARTS[part]
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
          <button type="button" className="link-button" onClick={() => void logOut()}>
            Log out of the wallet
          </button>
          <button type="button" className="button primary" onClick={() => onStart('tokenTransfer')}>
            Send tokens
          </button>
        </div>
      </header>
      {keys.are === 'missing' && <KeysMissing wallet={wallet} why={keys.why} />}
      <nav className="wallet-parts" aria-label="Parts of the wallet">
        {(Object.keys(PARTS) as PartName[]).map(name => (
          <button
            key={name}
            type="button"
            aria-current={name === part ? 'true' : undefined}
            onClick={() => setPart(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <section className="wallet-part" aria-label={part}>
        <Part wallet={wallet} onStart={onStart} />
      </section>
      {doing && <ActionDialog wallet={wallet} name={doing.action} known={doing.known} onClose={() => setDoing(null)} />}
    </>
  )
}

/** Without their names nothing can be signed with the wallet's own keys; all else goes on. */
function KeysMissing({ wallet, why }: { wallet: OpenWallet; why: unknown }) {
  return (
    <p className="wallet-stale" role="status">
      <Icon name="warn" /> Messages cannot be signed yet: {wordsOf(why)}{' '}
      <button type="button" className="link-button" onClick={() => void syncKeys(wallet).catch(() => undefined)}>
        Try again
      </button>
    </p>
  )
}
