// The admin dashboard. The 403 screen is shown until the list of users has loaded, and again from the first refusal on.
import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useSearch } from 'wouter'
import { AuditTrail } from '../admin/audit.tsx'
import { Coupons } from '../admin/coupons.tsx'
import { Figures } from '../admin/figures.tsx'
import { Invoices } from '../admin/invoices/invoices.tsx'
import { Payments } from '../admin/payments.tsx'
import { Users } from '../admin/users.tsx'
import { enterAdmin, useAllUsers, useDenied } from '../data/admin.ts'
import type { ApiProblem } from '../data/fetch.ts'
import { hasPayments } from '../data/without.ts'
import { AccessDenied } from '../parts/access-denied.tsx'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import '../admin/admin.css'

const OF_PAYMENTS = [
  ['coupons', 'Coupons'],
  ['payments', 'Payments'],
  ['invoices', 'Invoices'],
] as const
const SECTIONS = [
  ['users', 'Users'],
  ...(hasPayments ? OF_PAYMENTS : []),
  ['figures', 'Figures'],
  ['audit', 'Audit log'],
] as const
type Section = (typeof SECTIONS)[number][0]

export default function Admin() {
  const denied = useDenied()
  const { users, total } = useAllUsers({ q: '', plan: '' }, showRefusal)
  const wanted = new URLSearchParams(useSearch()).get('show')
  const section = SECTIONS.find(([name]) => name === wanted)?.[0] ?? 'users'
  useEffect(() => {
    void enterAdmin(showRefusal)
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
          <nav className="admin-sections" aria-label="Sections of the dashboard">
            {SECTIONS.map(([name, label]) => (
              <Link
                key={name}
                href={name === 'users' ? paths.admin : `${paths.admin}?show=${name}`}
                aria-current={name === section ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <Content section={section} />
        </>
      ) : (
        <AccessDenied />
      )}
    </Page>
  )
}

function Content({ section }: { section: Section }) {
  if (section === 'coupons') return <Coupons />
  if (section === 'payments') return <Payments />
  if (section === 'invoices') return <Invoices />
  if (section === 'figures') return <Figures />
  return section === 'audit' ? <AuditTrail /> : <Users onProblem={showRefusal} />
}

/** Silent for an ended session, which has a dialog of its own. */
function showRefusal(problem: ApiProblem) {
  if (problem.code !== 'invalid_token') toast.error(problem.message, { id: 'admin' })
}
