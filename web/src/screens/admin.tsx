// All users, for admins. Until the list has loaded, and when it does not, the 403 screen stands.
import { useDeferredValue, useState } from 'react'
import { toast } from 'react-hot-toast'
import { type ListedUser, useAllUsers } from '../data/admin.ts'
import type { ApiProblem } from '../data/fetch.ts'
import { AccessDenied } from '../parts/access-denied.tsx'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { tellProblem } from '../parts/tell.ts'
import { paths } from '../paths.ts'
import './admin.css'

export default function Admin() {
  const all = useAllUsers('', tellRefusal)
  return (
    <Page title="Admin · TruCV" className="admin">
      {all.users ? <Users total={all.total ?? all.users.length} /> : <AccessDenied />}
    </Page>
  )
}

/** The service's own words; where a session has just ended, a dialog says so already. */
function tellRefusal(problem: ApiProblem) {
  if (problem.code !== 'invalid_token') toast.error(problem.message, { id: 'admin' })
}

function Users({ total }: { total: number }) {
  const [query, setQuery] = useState('')
  const { users, problem, loadMore } = useAllUsers(useDeferredValue(query.trim()), tellRefusal)
  return (
    <>
      <header className="admin-head">
        <h1>Admin Dashboard</h1>
        <p>
          {total} {total === 1 ? 'user' : 'users'}
        </p>
        <label className="field">
          <span className="visually-hidden">Find by e-mail</span>
          <input
            type="search"
            placeholder="Find by e-mail"
            value={query}
            maxLength={200}
            onChange={event => setQuery(event.target.value)}
          />
        </label>
      </header>
      {users ? <UserCards users={users} /> : !problem && <UserSkeletons />}
      {loadMore && (
        <button type="button" className="button show-more" onClick={() => loadMore().catch(tellProblem)}>
          Show more
        </button>
      )}
    </>
  )
}

function UserCards({ users }: { users: ListedUser[] }) {
  if (users.length === 0) {
    return (
      <Notice icon="mail" title="Nobody by that name">
        <p>No e-mail address holds these letters.</p>
      </Notice>
    )
  }
  return (
    <ul className="users">
      {users.map(user => (
        <UserCard key={user._id} user={user} />
      ))}
    </ul>
  )
}

function UserCard({ user }: { user: ListedUser }) {
  return (
    <li className="user">
      <div className="user-head">
        <h2>{user.email}</h2>
        <span className={`tag ${user.subscriptionPlan === 'Pro' ? 'strong' : ''}`}>{user.subscriptionPlan}</span>
      </div>
      <dl>
        <dt>Payment ID</dt>
        <dd>{user.paymentId || 'N/A'}</dd>
        <dt>Coupon</dt>
        <dd>{user.couponCode || 'N/A'}</dd>
      </dl>
      {user.nanoIds.length === 0 ? (
        <p className="none">No CVs uploaded</p>
      ) : (
        <ul className="user-cvs">
          {user.nanoIds.map((id, index) => (
            <li key={id}>
              <a href={paths.publicCv(id)} target="_blank" rel="noopener">
                View CV {index + 1} <Icon name="open" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
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
