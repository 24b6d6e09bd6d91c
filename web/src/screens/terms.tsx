// The terms under which TruCV is used.
import { Prose } from '../parts/prose.tsx'
import text from './terms.data.json' with { type: 'json' }

export default function Terms() {
  return <Prose {...text} />
}
