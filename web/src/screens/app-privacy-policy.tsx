// The privacy policy of the mobile app, which only lists and links to the provider's products.
import { Prose, SupportEmail } from '../parts/prose.tsx'

const PRODUCTS = ['CETA', 'MIIT Screening', 'Olympiad', 'TRU-CV', 'Eseal Documents', 'EBUK Token']

export default function AppPrivacyPolicy() {
  return (
    <Prose
      title="Privacy Policy"
      date="Effective date: July 3, 2025"
      lead="This policy is about our mobile app. The app lists our educational and blockchain products and links to them; it does nothing else."
    >
      <p>The products that it lists:</p>
      <ul>
        {PRODUCTS.map(product => (
          <li key={product}>{product}</li>
        ))}
      </ul>
      <h2>No Data Collection</h2>
      <p>
        The app collects, stores and shares no personal data. It has no accounts and no forms, and asks for no access to
        your contacts, your location, your camera or your files.
      </p>
      <h2>External Links</h2>
      <p>
        Each product opens on a website of its own. What happens there follows that website’s privacy policy, which is
        worth reading before you enter anything.
      </p>
      <h2>Cookies &amp; Analytics</h2>
      <p>The app uses no cookies and no analytics. We do not know who uses it, when, or how often.</p>
      <h2>Changes to This Policy</h2>
      <p>
        If the app ever changes in a way that matters here, this page will say so first, under a new effective date.
      </p>
      <h2>Contact Us</h2>
      <p>
        Questions about this policy reach us at <SupportEmail />.
      </p>
    </Prose>
  )
}
