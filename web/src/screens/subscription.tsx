// The two plans. Free leads home; Pro is bought here.
import { useNavigateHome } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { PlanCards } from '../parts/plan-cards.tsx'
import './subscription.css'

export default function Subscription() {
  const goHome = useNavigateHome()
  return (
    <Page title="Subscription Plans · TruCV" className="subscription">
      <h1>Subscription Plans</h1>
      <p className="lead">Both plans publish. Pro also hands you the files, and does not renew by itself.</p>
      <h2 className="visually-hidden">The two plans</h2>
      <PlanCards
        freeAction={
          <button type="button" className="button" onClick={goHome}>
            Start free
          </button>
        }
        proAction={
          <>
            <button type="button" className="button primary" disabled aria-describedby="not-yet">
              Get Pro
            </button>
            <p id="not-yet" className="not-yet">
              Paying is not open yet. Everything that is free works today.
            </p>
          </>
        }
      />
    </Page>
  )
}
