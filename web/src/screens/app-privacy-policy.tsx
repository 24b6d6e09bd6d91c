// The privacy policy of the mobile app, which only lists and links to the provider's products.
import { Prose } from '../parts/prose.tsx'
import text from './app-privacy-policy.data.json' with { type: 'json' }

export default function AppPrivacyPolicy() {
  return <Prose {...text} />
}
