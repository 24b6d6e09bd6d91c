// About TruCV: its users and its purpose.
import { Prose } from '../parts/prose.tsx'
import text from './about-us.data.json' with { type: 'json' }

export default function AboutUs() {
  return <Prose {...text} />
}
