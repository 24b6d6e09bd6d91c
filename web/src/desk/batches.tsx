// How far the batches of this tab are, and how they ended.
import { type Decision, type KeptBatch, personOf, useBatch } from '../data/desk.ts'
import { momentOf } from '../parts/dates.ts'
import { Icon } from '../parts/icon.tsx'
import type { Decide } from './desk-list.tsx'

const DOING: Record<Decision, string> = { confirm: 'Confirming', decline: 'Declining', revoke: 'Withdrawing' }
const DONE: Record<Decision, string> = { confirm: 'confirmed', decline: 'declined', revoke: 'withdrawn' }
const MISSED = [
  ['gone', 'Gone: removed, expired, or in no CV any more'],
  ['answered', 'Answered before, so left as it was'],
] as const
const BROKEN = 'The connection is broken. The answers go on, and this page asks again by itself.'

type Props = { kept: KeptBatch; onDecide: Decide; onClose: () => void }

export function BatchCard({ kept: { id, people }, onDecide, onClose }: Props) {
  const { batch, problem } = useBatch(id)
  // Of another mailbox, whose desk was open in this tab.
  if (problem?.status === 404) return null
  if (!batch) return <p className="desk-card">{problem ? BROKEN : 'Reading how far your answers are.'}</p>
  const { decision, total, done, missed, isFinished, name, undoUntil } = batch
  const missedIds = new Set(missed.map(one => one.id))
  const decided = Object.keys(people).filter(one => !missedIds.has(one))
  const by = name ? ` by “${name}”` : ''
  return (
    <article className="desk-card">
      <p role="status">
        <Icon name={isFinished ? 'tick' : 'clock'} />{' '}
        {isFinished
          ? `${done} of ${total} ${DONE[decision]}${by}. A mail to you says so, too.`
          : `${DOING[decision]} ${total}${by}.`}
        {problem && ` ${BROKEN}`}
      </p>
      {!isFinished && <progress aria-label={DOING[decision]} value={done + missed.length} max={total} />}
      {MISSED.map(([why, words]) => {
        const names = missed.filter(one => one.why === why).map(one => personOf(one.id))
        return names.length > 0 && <p key={why}>{`${words}: ${names.join(', ')}`}</p>
      })}
      {isFinished && (
        <div className="desk-actions">
          {undoUntil && Date.parse(undoUntil) > Date.now() && decided.length > 0 && (
            <button type="button" className="link-button" onClick={() => onDecide('revoke', decided)}>
              <Icon name="undo" /> Undo, until {momentOf(undoUntil)}
            </button>
          )}
          <button type="button" className="link-button" onClick={onClose}>
            Close
            <span className="visually-hidden"> this message</span>
          </button>
        </div>
      )}
    </article>
  )
}
