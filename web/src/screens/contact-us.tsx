// How to reach a person.
import { Link } from '../parts/link.tsx'
import { Prose, Seller, SupportEmail } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function ContactUs() {
  return (
    <Prose
      title="Contact us"
      lead="Write to us in plain words. A person reads it and answers, usually on the next working day."
    >
      <h2>By e-mail</h2>
      <p>
        <SupportEmail />
      </p>
      <p>Please write from the address that you sign in with: then we know that it is you. Never send us a password.</p>
      <h2>By post, and who we are</h2>
      <Seller />
      <h2>What helps us to help you</h2>
      <dl>
        <dt>Something does not work</dt>
        <dd>The address of the page, what you did, and the request number, if the message showed one.</dd>
        <dt>A payment</dt>
        <dd>
          The payment ID, which begins with “pay_”. See also the <Link href={paths.refundPolicy}>refund policy</Link>.
        </dd>
        <dt>Your data</dt>
        <dd>
          Your dashboard gives you a copy of everything and deletes your account. For anything else, say what you want
          to know. The <Link href={paths.privacyPolicy}>privacy policy</Link> says what we hold.
        </dd>
        <dt>A CV that is not true, or that shows you against your will</dt>
        <dd>Its address, which begins with /cv/, and what is wrong with it. You need no account for this.</dd>
        <dt>A security hole</dt>
        <dd>How to see it. Please give us time to close it before you tell others.</dd>
      </dl>
    </Prose>
  )
}
