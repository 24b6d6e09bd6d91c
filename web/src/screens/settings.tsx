// What belongs to the account rather than to a CV: plan and payments, export and deletion, the wallet, programs.
import { useState } from 'react'
import { useBilling, usePayments } from '../data/payments.ts'
import { stored } from '../data/storage.ts'
import { hasPayments, hasWallet } from '../data/without.ts'
import { AccountSection } from '../parts/account-section.tsx'
import { BillingCard } from '../parts/billing-card.tsx'
import { Later } from '../parts/later.tsx'
import { Link } from '../parts/link.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { PaymentList } from '../parts/payment-list.tsx'
import { PlanLine } from '../parts/plan-line.tsx'
import { paths } from '../paths.ts'
import './settings.css'

export default function Settings() {
  return (
    <Page title="Settings · TruCV" className="settings">
      <h1>Settings</h1>
      {hasPayments ? <WithPlan /> : <Rest />}
    </Page>
  )
}

function WithPlan() {
  const { data: payments, problem, reload } = usePayments()
  const billing = useBilling()
  const isWhole = (payments || problem) && (billing.data !== undefined || billing.problem)
  return (
    <>
      <section aria-labelledby="plan">
        <h2 id="plan">Plan and payments</h2>
        <PlanLine />
        {problem && <ProblemNotice problem={problem} retry={reload} />}
        {payments ? <PaymentList /> : !problem && <span className="skeleton" />}
        <BillingCard />
      </section>
      {/* After what varies in height, so that nothing moves. */}
      {isWhole && <Rest />}
    </>
  )
}

const Rest = () => (
  <>
    <AccountSection email={stored('email') ?? ''} />
    {hasWallet && <WalletSection />}
    <ForPrograms />
  </>
)

const WalletSection = () => (
  <section className="account" aria-labelledby="wallet">
    <h2 id="wallet">Wallet</h2>
    <ul>
      <li>
        <span>
          <strong>A key of your own</strong>
          <small>Signs your CV, so that anyone can check the signature without asking us.</small>
        </span>
        <Link className="button" href={paths.wallet}>
          Open the wallet
        </Link>
      </li>
    </ul>
  </section>
)

const loadPrograms = () => import('../programs/programs.tsx')

/** Keys, webhooks and MCP; loaded when it is unfolded. */
function ForPrograms() {
  const [open, setOpen] = useState(false)
  return (
    <details className="for-programs" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Programs</h2> <span>API keys, webhooks, MCP</span>
      </summary>
      {open && (
        <Later load={loadPrograms} waiting={<span className="skeleton" />}>
          {({ Programs }) => <Programs />}
        </Later>
      )}
    </details>
  )
}
