// How to reach a person.
import { Prose } from '../parts/prose.tsx'
import text from './contact-us.data.json' with { type: 'json' }

export default function ContactUs() {
  return <Prose {...text} />
}
