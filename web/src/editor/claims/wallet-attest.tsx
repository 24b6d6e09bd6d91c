// Attesting with the wallet: says in plain words what will be signed, then signs section by section. The wallet's code is
// fetched on first use.
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { attest, readStatement } from '../../data/claims.ts'
import { stored } from '../../data/storage.ts'
import { hasWallet } from '../../data/without.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import type { ClaimableSection } from './claim-words.ts'
import '../dialogs.css'

const loadWallet = () => import('../../wallet/session/statement.ts')

/** Whether a wallet is open on this device. Without a stored session nothing is fetched. */
export function useOpenWallet(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!hasWallet || !stored('okto_session')) return
    let wanted = true
    loadWallet()
      .then(wallet => wallet.isWalletOpen())
      .then(
        found => wanted && setOpen(found),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [])
  return open
}

type Props = {
  cvId: string
  sections: readonly ClaimableSection[]
  version: () => Promise<number>
  onClose: () => void
}

export function WalletDialog({ cvId, sections, version, onClose }: Props) {
  const { announce } = useCvForm()
  const heading = useId()
  const [done, setDone] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const sign = async () => {
    setBusy(true)
    setError(null)
    try {
      const { signStatement } = await loadWallet()
      for (const [at, section] of sections.entries()) {
        if (at < done) continue
        const { statement } = await readStatement(cvId, section.path)
        const { signature } = await signStatement(statement)
        await attest(cvId, section.path, { method: 'wallet', statement, signature }, await version())
        setDone(at + 1)
      }
      announce(sections.length === 1 ? `Signed: ${sections[0]?.name}` : `${sections.length} sections signed`)
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Something went wrong.')
      setBusy(false)
    }
  }
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading}>
      <h2 id={heading}>Sign with your wallet</h2>
      <p className="dialog-lead">
        Your wallet signs this sentence{sections.length > 1 ? ', once for each section' : ''}, with the address of this
        site, a code for your account under this name, a fingerprint of the section’s exact words, the time, and the
        name on your CV. It moves no money and costs nothing.
      </p>
      <blockquote className="verify-statement">I attest that this part of my CV is true.</blockquote>
      <ul className="verify-signed">
        {sections.map((section, at) => (
          <li key={section.path}>
            {at < done && <Icon name="tick" />}{' '}
            {section.group === section.name ? section.name : `${section.group}: ${section.name}`}
          </li>
        ))}
      </ul>
      {error && (
        <p className="edit-error" role="alert">
          <Icon name="warn" /> {error}
        </p>
      )}
      <Actions label="Cancel" onClick={onClose}>
        <button type="button" className="button primary" disabled={busy} onClick={sign}>
          {busy ? `Signing ${Math.min(done + 1, sections.length)} of ${sections.length}…` : 'Sign'}
        </button>
      </Actions>
    </Dialog>,
    document.body,
  )
}
