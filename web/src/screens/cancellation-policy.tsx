// How to stop: a plan, a CV, the account.
import { Link } from '../parts/link.tsx'
import { Prose, SupportEmail } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function CancellationPolicy() {
  return (
    <Prose
      title="Cancellation policy"
      lead="There is nothing to cancel in time: Pro is paid once, lasts six months and does not renew by itself."
    >
      <h2>What happens when Pro ends</h2>
      <p>
        On the day that your <Link href={paths.dashboard}>dashboard</Link> names, your account goes back to Free. No
        further payment is taken and no card is kept with us. A mail reminds you two weeks before. Your CVs, both links
        of each, and the files that you downloaded stay.
      </p>
      <h2>Stopping earlier</h2>
      <p>
        You can simply stop using Pro. To have it ended at once, write to <SupportEmail /> from the address that you
        sign in with; whether money comes back is said in the <Link href={paths.refundPolicy}>refund policy</Link>.
      </p>
      <h2>Cancelling a payment</h2>
      <p>
        Close the payment window before you confirm, and nothing is charged. If your bank shows a charge all the same
        and Pro did not start, it is either matched to your account within minutes or returned in full.
      </p>
      <h2>Taking a CV down</h2>
      <p>
        Unpublish takes the public pages of a CV down at once and keeps the draft. Delete takes the pages down and moves
        the CV, with its versions and pictures, to your trash, where nobody else sees it. You can bring it back for 30
        days, or delete it for good before; after that nobody can bring it back. The trash holds 50 CVs: one more
        removes the oldest.
      </p>
      <h2>Closing your account</h2>
      <p>
        Your <Link href={paths.dashboard}>dashboard</Link> has it, under Account: export everything first if you want a
        copy, then delete. Everything goes at once, and what is left of Pro is not paid back. Records of payments are
        kept without your personal data for as long as tax law asks.
      </p>
    </Prose>
  )
}
