// The pages of running text: who we are, terms, privacy, and, where something is sold, refunds and cancellation.
import { useLocation } from 'wouter'
import { hasPayments } from '../data/without.ts'
import { Prose } from '../parts/prose.tsx'
import { paths } from '../paths.ts'
import aboutUs from './about-us.data.json' with { type: 'json' }
import appPrivacy from './app-privacy-policy.data.json' with { type: 'json' }
import cancellation from './cancellation-policy.data.json' with { type: 'json' }
import contactUs from './contact-us.data.json' with { type: 'json' }
import NotFound from './not-found.tsx'
import privacy from './privacy-policy.data.json' with { type: 'json' }
import refund from './refund-policy.data.json' with { type: 'json' }
import terms from './terms.data.json' with { type: 'json' }

const TEXTS: Record<string, Parameters<typeof Prose>[0]> = {
  [paths.aboutUs]: aboutUs,
  [paths.terms]: terms,
  [paths.contactUs]: contactUs,
  [paths.privacyPolicy]: privacy,
  [paths.appPrivacyPolicy]: appPrivacy,
  ...(hasPayments && { [paths.refundPolicy]: refund, [paths.cancellationPolicy]: cancellation }),
}

export default function Texts() {
  const [path] = useLocation()
  const text = TEXTS[path]
  return text ? <Prose {...text} /> : <NotFound />
}
