// How to stop: a plan, a CV, the account.
import { Prose } from '../parts/prose.tsx'
import text from './cancellation-policy.data.json' with { type: 'json' }

export default function CancellationPolicy() {
  return <Prose {...text} />
}
