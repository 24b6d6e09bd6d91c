// The notice of proposed changes in the editor. A chunk of its own, so that it does not slow down the start of the editor.
import { useEffect, useState } from 'react'
import { refreshProposals, useProposals } from '../../data/proposals.ts'
import { laterDialog } from '../../parts/later.tsx'
import { Glyph } from '../glyph.tsx'
import './proposals.css'

const ProposalDialog = laterDialog('ProposalDialog', () => import('./dialog.tsx'))

export function ProposalNotice({ cvId }: { cvId: string }) {
  const { data: proposals = [] } = useProposals(cvId)
  const [isOpen, setOpen] = useState(false)
  // The program often runs in another window, so the proposals are fetched again when this window gets the focus.
  useEffect(() => {
    const refresh = () => void refreshProposals(cvId)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [cvId])
  const [next, ...others] = proposals
  if (!next) return null
  const { length } = next.changes
  const close = () => setOpen(false)
  return (
    <>
      <section className="draft-offer proposal-notice" aria-label="Proposed changes">
        <Glyph name="sparkle" />
        <p>
          {length === 1 ? '1 change is proposed by ' : `${length} changes are proposed by `}
          <bdi>{next.madeBy}</bdi>
          {others.length > 0 &&
            `, and ${others.length} more ${others.length === 1 ? 'proposal waits' : 'proposals wait'}`}
          .
        </p>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Look at {length === 1 ? 'it' : 'them'}
        </button>
      </section>
      {isOpen && <ProposalDialog key={next.id} cvId={cvId} proposal={next} onClose={close} />}
    </>
  )
}
