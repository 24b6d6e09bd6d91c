// The open wallet: the signing of a CV, its address, and folded its sections with the dialog of the running action. A section is read
// when it is opened.
import { useState } from 'react'
import { useCvs } from '../data/cvs.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { paths } from '../paths.ts'
import { ActionDialog } from './actions/action-dialog.tsx'
import type { ActionName } from './actions/actions.ts'
import type { Values } from './actions/form-values.ts'
import type { OpenWallet, UserKeys } from './kit/index.ts'
import { CopyButton, type Start, Warning } from './parts.tsx'
import { useAddresses } from './reads.ts'
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
  const [isMore, setMore] = useState(false)
  return (
    <>
      <header className="wallet-head">
        <div>
          <h1>Your wallet</h1>
          <ReceivingAddress wallet={wallet} />
        </div>
        <div className="wallet-ways">
          <button type="button" className="link-button" onClick={() => void kit.logOut()}>
            Log out of the wallet
          </button>
          <SignCv />
        </div>
      </header>
      {keys.are === 'missing' && <KeysMissing wallet={wallet} why={keys.why} />}
      <details className="wallet-more" onToggle={event => setMore(event.currentTarget.open)}>
        <summary>
          More <span>Balances, sending, NFTs</span>
        </summary>
        {isMore && <More wallet={wallet} />}
      </details>
    </>
  )
}

/** Leads to the signing of the CV that was changed last. */
function SignCv() {
  const [cv] = useCvs().data ?? []
  return (
    <Link className="button primary" href={cv ? `${paths.editCv(cv.id)}?view=proof` : paths.createCv}>
      <Icon name="pen" /> Sign my CV
    </Link>
  )
}

/** The address on the networks of the EVM family, which signs too; the sections list those on the others. */
function ReceivingAddress({ wallet }: { wallet: OpenWallet }) {
  const { data = [], problem } = useAddresses(wallet)
  const address = (data.find(({ caipId }) => caipId.startsWith('eip155:')) ?? data[0])?.address
  return (
    <p className="wallet-address">
      {address ? (
        <>
          <code>{address}</code>
          <CopyButton text={address} what="the wallet’s address" />
        </>
      ) : (
        <span>{problem ? 'Address not known' : 'Reading the address…'}</span>
      )}
    </p>
  )
}

function More({ wallet }: { wallet: OpenWallet }) {
  const [section, setSection] = useState<SectionName>('Holdings')
  const [started, setStarted] = useState<{ name: ActionName; known: Values } | null>(null)
  const onStart: Start = (name, known = {}) => setStarted({ name, known })
  const Section = SECTIONS[section]
  return (
    <>
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
