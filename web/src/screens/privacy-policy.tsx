// What the web product stores, for what, with whom, for how long.
import { Link } from '../parts/link.tsx'
import { Prose, SupportEmail } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function PrivacyPolicy() {
  return (
    <Prose
      title="Privacy policy"
      lead="We store what you write, because that is the service, and as little else as it can run on. This page is about the TruCV website; the mobile app has a page of its own."
    >
      <h2>What is stored</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, e-mail address, picture and account number, as Google passes them on when
          you sign in; your plan, and when it ends.
        </li>
        <li>
          <strong>Keys of your programs:</strong> name, scopes and end; the day of the last use and the network it came
          from (the first three numbers of an address). The key itself we keep as a hash. What they propose for a CV,
          until you have decided, 30 days at most.
        </li>
        <li>
          <strong>Your webhooks:</strong> addresses and events, the secret sealed, and of the last fifty messages to
          each what was told and how it was answered. They are told to the addresses that you give.
        </li>
        <li>
          <strong>Your CVs:</strong> their content, pictures, up to fifty earlier versions, those that you named, those
          that you published (for 90 days, the last thirty for longer), and what you have attested.
        </li>
        <li>
          <strong>Evidence:</strong> files that you add to a section as proof. Only you see them, and an institution
          that you ask to confirm that section, until it has decided.
        </li>
        <li>
          <strong>Credentials:</strong> files from others that you attach to a section, and what we found when we
          checked them. Only you see the files; readers see who signed one, its title, the names in it and the day of
          the check. To check one we ask its issuer’s own server for keys and for what was withdrawn, and never say for
          whom.
        </li>
        <li>
          <strong>Institutions:</strong> the address that you ask, a roll number or the like that you may give for them
          and that is removed when they have decided, the name and note that the person there gives, and what they
          decided. Requests are removed 400 days after they end.
        </li>
        <li>
          <strong>“Never write to me again”:</strong> a keyed hash of the address of whoever asks for that, so that it
          can be kept to.
        </li>
        <li>
          <strong>Wallet:</strong> if you open one, its address, its sessions and a record of what was sent with them.
          We never have your wallet’s keys.
        </li>
        <li>
          <strong>Payments:</strong> order and payment number, amount, currency, coupon. Card and bank details go to
          Razorpay and never reach us.
        </li>
        <li>
          <strong>Limits:</strong> what may be done only so often is counted under a keyed hash of your Google account
          number, and so is that a coupon was used. It outlives the account, so that deleting it resets no limit.
        </li>
        <li>
          <strong>Logs:</strong> which page was asked for, when, and how long it took, with a number for your account
          and never your e-mail address.
        </li>
      </ul>
      <h2>What others can see</h2>
      <p>
        Nothing, until you publish. Then everybody with the link sees the published version, without your e-mail address
        and phone number unless you make them public, and without what you have hidden. Search engines are asked to stay
        away unless you invite them. You can ask for a password and set an end. We count how often a CV was opened on
        each day, and by each link that its owner made for one person; not by whom.
      </p>
      <h2>In your browser</h2>
      <p>
        We set one cookie, and only for readers who open a CV with its password or with a link made for them: for 12
        hours it says which CVs they opened, not who they are. Your sign-in and unsaved work lie in your browser’s
        storage: the sign-in until you log out or it expires, drafts until they are saved, and the session key of your
        wallet while it is open. Logging out removes the sign-in and the session key. The skills last typed and the
        number of your last payment stay, and unsaved text unless you discard it when the logout asks. On the sign-in
        page Google may set cookies of its own, on the payment page Razorpay may.
      </p>
      <h2>Who works for us</h2>
      <dl>
        <dt>Google</dt>
        <dd>Sign-in. Learns that you sign in here, not what you write.</dd>
        <dt>Razorpay</dt>
        <dd>Payments and refunds. Learns what is needed for a payment.</dd>
        <dt>The wallet provider</dt>
        <dd>
          Only if you open a wallet: your e-mail address or phone number for the one-time code, and what you sign.
        </dd>
        <dt>The mail service</dt>
        <dd>
          Delivers mails that you cause, such as a request to confirm a section of your CV, receipts, and one reminder
          two weeks before Pro ends.
        </dd>
        <dt>Hosting and database</dt>
        <dd>Run our servers, and store what is named above for us and on our instructions.</dd>
      </dl>
      <p>Nobody else. We show no advertising, use no analytics and sell nothing.</p>
      <h2>For how long</h2>
      <p>
        A CV as long as you keep it. Deleted, it stays for 30 days in your trash, where nobody else sees it, unless you
        delete it for good before; then it is gone with its versions, letters, pictures, evidence and credentials. The
        account until you delete it. Payments as long as tax law asks, after the account’s end without personal data. Of
        a deleted account a tombstone stays: a keyed hash of Google’s number for it, and the time, so that old sign-ins,
        bans and limits cannot be undone by deleting. Counts under it end with their hour or day, uses of a coupon with
        the coupon.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, export and delete what we hold: your <Link href={paths.dashboard}>dashboard</Link> exports
        everything as one file and deletes the account, without asking us. For questions and complaints write to{' '}
        <SupportEmail />. You may also turn to the data protection authority of your country.
      </p>
      <h2>The mobile app</h2>
      <p>
        It collects nothing: see the <Link href={paths.appPrivacyPolicy}>app’s privacy policy</Link>.
      </p>
    </Prose>
  )
}
