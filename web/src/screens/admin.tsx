// The admin's dashboard. Until the list of users has loaded, when it does not, and from the first refusal on, the 403 screen stands.
import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { useSearch } from 'wouter'
import { AuditTrail } from '../admin/audit.tsx'
import { Coupons } from '../admin/coupons.tsx'
import { Figures } from '../admin/figures.tsx'
import { Payments } from '../admin/payments.tsx'
import { Users } from '../admin/users.tsx'
import { enterAdmin, useAllUsers, useDenied } from '../data/admin.ts'
import type { ApiProblem } from '../data/fetch.ts'
import { AccessDenied } from '../parts/access-denied.tsx'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import '../admin/admin.css'

const PARTS = [
  ['users', 'Users'],
  ['coupons', 'Coupons'],
  ['payments', 'Payments'],
  ['figures', 'Figures'],
  ['audit', 'Audit log'],
] as const
type Part = (typeof PARTS)[number][0]

export default function Admin() {
  const denied = useDenied()
  const { users, total } = useAllUsers({ q: '', plan: '' }, tellRefusal)
  const wanted = new URLSearchParams(useSearch()).get('show')
  const part = PARTS.find(([name]) => name === wanted)?.[0] ?? 'users'
  useEffect(() => {
    void enterAdmin(tellRefusal)
  }, [])
  return (
    <Page title="Admin · TruCV" className="admin">
      {users && !denied ? (
        <>
          <header className="admin-head">
            <h1>Admin Dashboard</h1>
            <p>
              {total} {total === 1 ? 'user' : 'users'}
            </p>
          </header>
          <nav className="admin-parts" aria-label="Parts of the dashboard">
            {PARTS.map(([name, label]) => (
              <Link
                key={name}
                href={name === 'users' ? paths.admin : `${paths.admin}?show=${name}`}
                aria-current={name === part ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <Shown part={part} />
        </>
      ) : (
        <AccessDenied />
      )}
    </Page>
  )
}

function Shown({ part }: { part: Part }) {
  if (part === 'coupons') return <Coupons />
  if (part === 'payments') return <Payments />
  if (part === 'figures') return <Figures />
  return part === 'audit' ? <AuditTrail /> : <Users onProblem={tellRefusal} />
}

/** The service's own words; where a session has just ended, a dialog says so already. */
function tellRefusal(problem: ApiProblem) {
  if (problem.code !== 'invalid_token') toast.error(problem.message, { id: 'admin' })
}
