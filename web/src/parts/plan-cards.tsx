// The two plans side by side. The caller provides their buttons.
import type { ReactNode } from 'react'
import { type FreePlan, money, type ProPlan, rupees, usePlans } from '../data/plans.ts'
import { Icon } from './icon.tsx'
import { ProblemNotice } from './notice.tsx'
import './plan-cards.css'

type Props = { freeAction: ReactNode; proAction: ReactNode; freeBadge?: string | undefined }

export function PlanCards({ freeAction, proAction, freeBadge }: Props) {
  const { data: plans, problem, reload } = usePlans()
  if (!plans) return problem ? <ProblemNotice problem={problem} retry={reload} /> : <PlanSkeletons />
  return (
    <div className="plans">
      <FreeCard plan={plans.free} action={freeAction} badge={freeBadge} />
      <ProCard plan={plans.pro} action={proAction} />
    </div>
  )
}

function FreeCard({ plan, action, badge }: { plan: FreePlan; action: ReactNode; badge: string | undefined }) {
  return (
    <section className="plan">
      {badge && <span className="tag popular">{badge}</span>}
      <h3>{plan.name}</h3>
      <p className="amount">{money(plan.price, 'INR')}</p>
      <p className="per">per {plan.per}</p>
      <Features features={plan.features} />
      {action}
    </section>
  )
}

function ProCard({ plan, action }: { plan: ProPlan; action: ReactNode }) {
  const price = rupees(plan)
  return (
    <section className="plan pro">
      <span className="tag strong popular">Popular</span>
      <h3>{plan.name}</h3>
      <p className="amount">{price && money(price.price, 'INR')}</p>
      <p className="per">
        per {plan.months} months · {plan.gstPercent}% GST is included
      </p>
      <Features features={plan.features} />
      {action}
    </section>
  )
}

function Features({ features }: { features: string[] }) {
  return (
    <ul>
      {features.map(feature => (
        <li key={feature}>
          <Icon name={feature.startsWith('No ') ? 'close' : 'tick'} />
          {feature}
        </li>
      ))}
    </ul>
  )
}

function PlanSkeletons() {
  return (
    <div className="plans" aria-busy="true" role="status" aria-label="Prices are being loaded">
      {['plan', 'plan pro'].map(className => (
        <section key={className} className={className}>
          <span className="skeleton plan-bar title" />
          <span className="skeleton plan-bar amount" />
          <span className="skeleton plan-bar" />
          <span className="skeleton plan-bar" />
          <span className="skeleton plan-bar" />
        </section>
      ))}
    </div>
  )
}
