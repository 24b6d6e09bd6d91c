// All users as cards, with search, a filter by plan, and the list as CSV.
import { useDeferredValue, useState } from 'react'
import { getUsersCsv, type ListedUser, type UserQuery, useAllUsers } from '../data/admin.ts'
import type { ApiProblem } from '../data/fetch.ts'
import { hasPayments } from '../data/without.ts'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { saveFile } from '../parts/save-file.ts'
import { useBusy } from '../parts/use-busy.ts'
import { paths } from '../paths.ts'
import { More } from './paged-section.tsx'
import { UserDialog } from './user-dialog.tsx'

export function Users({ onProblem }: { onProblem: (problem: ApiProblem) => void }) {
  const [q, setQuery] = useState('')
  const [plan, setPlan] = useState<UserQuery['plan']>('')
  const [opened, setOpened] = useState<ListedUser | null>(null)
  const searched = useDeferredValue(q.trim())
  const { users, total, problem, loadMore } = useAllUsers({ q: searched, plan }, onProblem)
  return (
    <>
      <div className="admin-tools">
        <label className="field find">
          <span className="visually-hidden">Find users</span>
          <input
            type="search"
            placeholder={hasPayments ? 'E-mail, whole name, CV or payment id' : 'E-mail, whole name or CV id'}
            value={q}
            maxLength={320}
            onChange={event => setQuery(event.target.value)}
          />
        </label>
        {hasPayments && (
          <label className="field">
            <span className="visually-hidden">Plan</span>
            <select value={plan} onChange={event => setPlan(event.target.value as UserQuery['plan'])}>
              <option value="">All plans</option>
              <option value="Free">Free</option>
              <option value="Pro">Pro</option>
            </select>
          </label>
        )}
        <p role="status">{users && (searched || plan) && `${total} found`}</p>
        <CsvButton />
      </div>
      {users ? <UserCards users={users} onOpen={setOpened} /> : !problem && <UserSkeletons />}
      <More key={`${plan} ${searched} ${users?.length}`} loadMore={loadMore} />
      {opened && <UserDialog listed={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function CsvButton() {
  const [busy, run] = useBusy()
  const save = () => run(async () => saveFile('users.csv', await getUsersCsv()))
  return (
    <button type="button" className="link-button" disabled={busy} onClick={save}>
      <Icon name="download" /> {busy ? 'Preparing' : 'All users as CSV'}
    </button>
  )
}

function UserCards({ users, onOpen }: { users: ListedUser[]; onOpen: (user: ListedUser) => void }) {
  if (users.length === 0) {
    return (
      <Notice icon="mail" title="Nobody found">
        <p>An e-mail address is found by its beginning, a name or an id by all of it.</p>
      </Notice>
    )
  }
  return (
    <ul className="users">
      {users.map(user => (
        <UserCard key={user.id} user={user} onOpen={() => onOpen(user)} />
      ))}
    </ul>
  )
}

function UserCard({ user, onOpen }: { user: ListedUser; onOpen: () => void }) {
  return (
    <li className="user">
      <div className="user-head">
        <h2>{user.email}</h2>
        {hasPayments && (
          <span className={`tag ${user.subscriptionPlan === 'Pro' ? 'strong' : ''}`}>{user.subscriptionPlan}</span>
        )}
      </div>
      {hasPayments && (
        <dl>
          <dt>Payment ID</dt>
          <dd>{user.paymentId || 'N/A'}</dd>
          <dt>Coupon</dt>
          <dd>{user.couponCode || 'N/A'}</dd>
        </dl>
      )}
      <UserCvs user={user} />
      <button type="button" className="link-button manage" onClick={onOpen}>
        Manage<span className="visually-hidden"> {user.email}</span>
      </button>
    </li>
  )
}

function UserCvs({ user: { nanoIds, published } }: { user: ListedUser }) {
  if (nanoIds.length === 0) return <p className="none">No CVs uploaded</p>
  return (
    <ul className="user-cvs">
      {nanoIds.map((id, index) => (
        <li key={id}>
          {published.includes(id) ? (
            <a href={paths.publicCv(id)} target="_blank" rel="noopener">
              View CV {index + 1} <Icon name="open" />
            </a>
          ) : (
            <span>View CV {index + 1} (not published)</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function UserSkeletons() {
  return (
    <ul className="users" aria-busy="true" aria-label="Users are being loaded">
      {[1, 2, 3].map(card => (
        <li key={card} className="user">
          <span className="skeleton line title" />
        </li>
      ))}
    </ul>
  )
}
