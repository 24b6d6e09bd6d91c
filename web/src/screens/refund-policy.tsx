// The refund policy.
import { Link } from '../parts/link.tsx'
import { Prose, Seller, SupportEmail } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function RefundPolicy() {
  return (
    <Prose
      title="Refund policy"
      lead="You pay once for six months of Pro. If it did not do what it should, or you paid by mistake, we give the money back."
    >
      <h2>When you get your money back</h2>
      <ul>
        <li>You paid twice for the same period, or a payment was taken and Pro did not start: in full, always.</li>
        <li>You have not downloaded any file with Pro yet: in full, within 14 days of the payment.</li>
        <li>
          Downloads do not work for your CV and we cannot mend that within 7 days of your message: in full, also after
          the 14 days.
        </li>
      </ul>
      <p>
        After a download and after 14 days we do not pay back the rest of a period. Rights that the law gives you as a
        consumer stand above this page.
      </p>
      <h2>How to ask</h2>
      <p>
        Write to <SupportEmail /> from the address that you sign in with, and add the payment ID from your receipt. You
        need not give reasons. We answer within 3 working days.
      </p>
      <h2>How the money comes back</h2>
      <p>
        Razorpay, who took the payment, returns it the way it came: to the card, the bank account or the UPI address.
        Banks usually need 5 to 7 working days. The amount is the one that you paid, in the same currency, GST included.
      </p>
      <h2>What happens to your plan and your CVs</h2>
      <p>
        A full refund ends the Pro period that it pays for. Your CVs, their links and everything in them stay as they
        are on the Free plan, and files that you downloaded remain yours. How to stop without a refund is in the{' '}
        <Link href={paths.cancellationPolicy}>cancellation policy</Link>.
      </p>
      <h2>Who pays it back</h2>
      <Seller />
      <h2>Coupons</h2>
      <p>
        With a coupon you get back what you paid, not what the plan would have cost. When the coupon has no use left by
        the time your payment arrives, the payment gives no Pro and you get all of it back without asking. A plan that a
        coupon made free has nothing to pay back.
      </p>
    </Prose>
  )
}
