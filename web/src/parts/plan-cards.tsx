// The two plans side by side. The caller provides their buttons.
import type { ReactNode } from 'react'
import { FREE_PLAN, PRO_PLAN } from '../../../api/core/prices.ts'
import { useConfig } from '../data/config.ts'
import { money, RUPEES } from '../data/plans.ts'
import { Icon } from './icon.tsx'
import './plan-cards.css'

type Props = { freeAction: ReactNode; proAction: ReactNode; freeBadge?: string | undefined }

export function PlanCards({ freeAction, proAction, freeBadge }: Props) {
  const hasGst = useConfig().data?.seller.gstin
  return (
    <div className="plans">
      <section className="plan">
        {freeBadge && <span className="tag popular">{freeBadge}</span>}
        <h3>{FREE_PLAN.name}</h3>
        <p className="amount">{money(FREE_PLAN.price, 'INR')}</p>
        <p className="per">per {FREE_PLAN.per}</p>
        <Features features={FREE_PLAN.features} />
        {freeAction}
      </section>
      <section className="plan pro">
        <span className="tag strong popular">Popular</span>
        <h3>{PRO_PLAN.name}</h3>
        <p className="amount">{RUPEES}</p>
        <p className="per">
          per {PRO_PLAN.months} months{hasGst && ` · ${PRO_PLAN.gstPercent}% GST is included`}
        </p>
        <Features features={PRO_PLAN.features} />
        {proAction}
      </section>
    </div>
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
