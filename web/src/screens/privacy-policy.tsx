// What the web product stores, for what, with whom, for how long.
import { Prose } from '../parts/prose.tsx'
import text from './privacy-policy.data.json' with { type: 'json' }

export default function PrivacyPolicy() {
  return <Prose {...text} />
}
