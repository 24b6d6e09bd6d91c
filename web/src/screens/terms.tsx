// The terms under which TruCV is used.
import { Link } from '../parts/link.tsx'
import { Prose, Seller, SupportEmail } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function Terms() {
  return (
    <Prose
      title="Terms and conditions"
      lead="What you may expect of us and we of you, in words that are meant to be read."
    >
      <h2>Who we are</h2>
      <p>These terms are between you and:</p>
      <Seller />
      <h2>Your account</h2>
      <p>
        You sign in with a Google account; that account is your account here. You must be old enough to agree to a
        contract where you live, or have the consent of a parent or guardian. What happens under your account is taken
        to be done by you, so keep your Google account safe.
      </p>
      <h2>Your content</h2>
      <p>
        What you write stays yours. You allow us to store it, to show it at the links that you publish, and to make the
        files that you ask for; nothing more. You can unpublish or delete a CV at any time, and its pages go at once.
      </p>
      <p>You may not publish what is not yours to publish, and in particular not:</p>
      <ul>
        <li>a CV of somebody else without their consent, or one that pretends to be them;</li>
        <li>degrees, employers or awards that you know to be untrue;</li>
        <li>content that is unlawful, or links that harm those who follow them.</li>
      </ul>
      <h2>Attesting and confirming</h2>
      <p>
        To self-attest a section of your CV is to declare that it is true. We record what was declared, when and by
        which account, and show whether the text has changed since. We do not examine whether it is true: that remains
        your word, and the reader’s judgement.
      </p>
      <p>
        You may ask an institution to confirm a section, at an address of theirs and not of your own. We record that
        somebody who reads mail there confirmed the text. Do not ask people who have nothing to do with it: every mail
        offers to end them for good, and we keep to that.
      </p>
      <h2>Plans and payment</h2>
      <p>
        Free costs nothing and has both public links. Pro adds downloads for 6 months; its price is on the{' '}
        <a href={paths.subscription}>subscription page</a> and includes 18% GST. You pay once, through Razorpay. Pro
        ends by itself and is not renewed without a new payment by you. Refunds follow the{' '}
        <Link href={paths.refundPolicy}>refund policy</Link>.
      </p>
      <h2>What we may do</h2>
      <p>
        We may take down a CV or suspend an account that breaks these terms. A suspended person can still sign in to
        export everything, see the receipts and delete the account. Write to us to hear the reason, or if you think that
        we are wrong.
      </p>
      <h2>What we answer for</h2>
      <p>
        We run the service with care, but cannot promise that it is never interrupted. For loss caused by slight
        negligence we answer up to the amount that you paid in the last 12 months; for intent, gross negligence and
        where the law allows no limit, without limit.
      </p>
      <h2>Changes and law</h2>
      <p>
        When these terms change, this page changes. A plan that you have paid for keeps the terms under which you bought
        it. Indian law applies, and the consumer protection of the country that you live in.
      </p>
      <h2>Questions</h2>
      <p>
        <SupportEmail />
      </p>
    </Prose>
  )
}
