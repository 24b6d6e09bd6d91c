// One account: the fields that an admin may change, and its public CVs.
import { type FormEvent, useId, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { AdminUserData, ChangeUserData } from '../../../api/core/contract/accounts.ts'
import { isoDayInIndia } from '../../../api/core/days.ts'
import { changeUser, type ListedUser, unpublishCv, useUser } from '../data/admin.ts'
import { hasPayments } from '../data/without.ts'
import { dayOf } from '../parts/dates.ts'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { paths } from '../paths.ts'
import { AskReason, ReasonField } from './ask-reason.tsx'

type Props = { listed: ListedUser; onClose: () => void }

export function UserDialog({ listed, onClose }: Props) {
  const heading = useId()
  const { data: user, problem, reload } = useUser(listed.id)
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="user-dialog">
      <h2 id={heading}>{listed.email}</h2>
      {user ? <UserForm key={JSON.stringify(user)} user={user} onClose={onClose} /> : null}
      {!user && (problem ? <ProblemNotice problem={problem} retry={reload} /> : <span className="skeleton line" />)}
      <PublicCvs ids={listed.published} />
    </Dialog>
  )
}

const dayIn = (instant: string | null) => (instant ? isoDayInIndia(instant) : '')

/** The changed fields only. */
function changeOf(user: AdminUserData, form: FormData): ChangeUserData {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [plan, role] = [text('plan') as 'Free' | 'Pro', text('role') as 'user' | 'admin']
  const [ends, banned] = [text('ends'), form.has('banned')]
  const change: ChangeUserData = { reason: text('reason') }
  if (hasPayments && plan !== user.subscriptionPlan) change.subscriptionPlan = plan
  if (hasPayments && ends !== dayIn(user.planExpiresAt)) change.planExpiresAt = ends ? `${ends}T00:00:00.000Z` : null
  if (role !== user.role) change.role = role
  if (banned !== user.banned) change.banned = banned
  return change
}

function UserForm({ user, onClose }: { user: AdminUserData; onClose: () => void }) {
  const [busy, run] = useBusy()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changeOf(user, new FormData(event.currentTarget))
    if (Object.keys(change).length === 1) return onClose()
    void run(async () => {
      await changeUser(user.id, change)
      toast.success('Saved.')
      onClose()
    })
  }
  return (
    <form onSubmit={onSubmit}>
      <p className="since">
        {user.name || 'Without a name'}, here since {dayOf(user.createdAt)}
      </p>
      <div className="pair">
        {hasPayments && (
          <>
            <label className="field">
              Plan
              <select name="plan" defaultValue={user.subscriptionPlan}>
                <option>Free</option>
                <option>Pro</option>
              </select>
            </label>
            <label className="field">
              Pro ends on
              <input type="date" name="ends" defaultValue={dayIn(user.planExpiresAt)} />
            </label>
          </>
        )}
        <label className="field">
          Role
          <select name="role" defaultValue={user.role}>
            <option value="user">User</option>
            <option value="admin">Admin</option>
          </select>
        </label>
        <label className="check">
          <input type="checkbox" name="banned" defaultChecked={user.banned} /> Banned
        </label>
      </div>
      <ReasonField />
      <Actions label="Cancel" onClick={onClose}>
        <button type="submit" className="button primary" disabled={busy}>
          Save
        </button>
      </Actions>
    </form>
  )
}

function PublicCvs({ ids }: { ids: readonly string[] }) {
  const [asked, setAsked] = useState<string | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const shown = ids.filter(id => !gone.includes(id))
  if (shown.length === 0) return null
  return (
    <section className="public-cvs">
      <h3>On public pages</h3>
      <ul>
        {shown.map(id => (
          <li key={id}>
            <a href={paths.publicCv(id)} target="_blank" rel="noopener">
              {id}
            </a>
            <button type="button" className="link-button" onClick={() => setAsked(id)}>
              Unpublish<span className="visually-hidden"> {id}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <AskReason
          title="Unpublish this CV?"
          action="Unpublish"
          onClose={() => setAsked(null)}
          onConfirm={async reason => {
            await unpublishCv(asked, reason)
            setGone([...gone, asked])
          }}
        >
          Its pages are gone at once. The owner keeps the CV.
        </AskReason>
      )}
    </section>
  )
}
