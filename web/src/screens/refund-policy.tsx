// The refund policy.
import { Prose } from '../parts/prose.tsx'
import text from './refund-policy.data.json' with { type: 'json' }

export default function RefundPolicy() {
  return <Prose {...text} />
}
