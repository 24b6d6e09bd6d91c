// An open desk: its mailbox, its lists, the roster, and the answers under way.
import { useState } from 'react'
import { type DeskState, keepBatches, keptBatches, leaveDesk, loadFacts, personOf } from '../data/desk.ts'
import { momentOf } from '../parts/dates.ts'
import { Later } from '../parts/later.tsx'
import { Link } from '../parts/link.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { useFileDrop } from '../parts/use-file-drop.ts'
import { paths } from '../paths.ts'
import { BatchCard } from './batches.tsx'
import { type Asked, DecideDialog } from './decide-dialog.tsx'
import { DecidedRequests } from './decided-requests.tsx'
import { type Decide, useAddress, useChoice } from './desk-list.tsx'
import { Mails } from './mails.tsx'
import { OpenRequests } from './open-requests.tsx'

const SECTIONS = [
  ['', 'Open'],
  ['decided', 'Decided'],
  ['mails', 'Mails'],
] as const

const loadPanel = () => import('./roster-panel.tsx')

export function OpenDesk({ desk }: { desk: DeskState }) {
  const section = useAddress().params.get('show') ?? ''
  const [open, decided] = [useChoice(), useChoice()]
  const [asked, setAsked] = useState<Asked | null>(null)
  const [roster, setRoster] = useState<{ file?: File; at: number } | null>(null)
  const [batches, setBatches] = useState(keptBatches)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const isDragging = useFileDrop(file => setRoster({ file, at: Date.now() }))
  const onDecide: Decide = (decision, ids) => setAsked({ decision, ids })
  const keep = (next: typeof batches) => {
    setBatches(next)
    keepBatches(next)
  }
  const onStarted = (id: string, { ids }: Asked) => {
    const people = Object.fromEntries(ids.map(one => [one, personOf(one)]))
    keep([{ id, people }, ...batches.filter(batch => batch.id !== id)])
    for (const { set } of [open, decided]) set(ids, false)
    setAnswered(before => new Set([...before, ...ids]))
    setAsked(null)
    // After the dialog has returned the focus to its button, which is disabled then.
    requestAnimationFrame(() => document.getElementById('batches')?.focus())
  }
  return (
    <>
      <Head desk={desk} section={section} />
      {isDragging && <p className="desk-card">Drop the roster anywhere. It is read in this browser and never sent.</p>}
      <section aria-label="Your answers" id="batches" tabIndex={-1}>
        {batches.map(batch => (
          <BatchCard
            key={batch.id}
            kept={batch}
            onDecide={onDecide}
            onClose={() => keep(batches.filter(one => one !== batch))}
          />
        ))}
      </section>
      {roster && (
        <Later key={roster.at} load={loadPanel}>
          {({ default: RosterPanel }) => (
            <RosterPanel
              {...(roster.file && { file: roster.file })}
              loadFacts={loadFacts}
              answered={answered}
              onConfirm={ids => onDecide('confirm', ids)}
              onChoose={ids => open.set(ids, true)}
              onClose={() => setRoster(null)}
            />
          )}
        </Later>
      )}
      {section === 'mails' && <Mails desk={desk} />}
      {section === 'decided' && <DecidedRequests choice={decided} onDecide={onDecide} />}
      {!['mails', 'decided'].includes(section) && (
        <OpenRequests choice={open} onDecide={onDecide} onRoster={() => setRoster({ at: Date.now() })} />
      )}
      {asked && <DecideDialog asked={asked} onClose={() => setAsked(null)} onStarted={id => onStarted(id, asked)} />}
    </>
  )
}

function Head({ desk: { mailbox, open, until }, section }: { desk: DeskState; section: string }) {
  const [busy, run] = useBusy()
  return (
    <>
      <header className="admin-head">
        <h1>
          Requests to <bdi>{mailbox}</bdi>
        </h1>
        <p>
          {open} open · in this browser until {momentOf(until)}
        </p>
        <button type="button" className="button" disabled={busy} onClick={() => run(leaveDesk)}>
          Leave
        </button>
      </header>
      <nav className="admin-sections" aria-label="Sections of the desk">
        {SECTIONS.map(([name, label]) => (
          <Link
            key={name}
            href={name ? `${paths.desk}?show=${name}` : paths.desk}
            aria-current={name === section ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}
