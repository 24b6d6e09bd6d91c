// About TruCV: its users and its purpose.
import { Link } from '../parts/link.tsx'
import { Prose } from '../parts/prose.tsx'
import { paths } from '../paths.ts'

export default function AboutUs() {
  return (
    <Prose
      title="About us"
      lead="A CV is a document people are judged by. We make one that can be believed, because it says for each section who stands behind it."
    >
      <h2>Why we built it</h2>
      <p>
        Whoever reads many CVs has learned to doubt them, and the honest ones suffer for it. A degree that can be
        checked and one that was made up look alike on paper. TruCV gives the honest ones a way to show it: you sign the
        parts that you stand for, and when a text changes after you signed it, the page says so.
      </p>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>
          <strong>Your work is never lost.</strong> What you type is kept on your device at once and on our service a
          moment later, with the last fifty versions.
        </li>
        <li>
          <strong>You decide what is public.</strong> Nothing is shown before you publish, and your phone number and
          e-mail address stay private until you choose otherwise.
        </li>
        <li>
          <strong>You can leave.</strong> JSON Resume is an open format. Your CV goes out in it whole, free of charge,
          and comes back in the same way.
        </li>
        <li>
          <strong>Readers are not watched.</strong> A published CV loads nothing from anybody else, sets no cookies
          unless its owner limits who may open it, and counts its views without knowing whose they were.
        </li>
      </ul>
      <h2>How we earn</h2>
      <p>
        From people who want the files: Pro adds downloads for six months at one price. We show no advertising and sell
        no data. What is stored, and where, is in the <Link href={paths.privacyPolicy}>privacy policy</Link>.
      </p>
      <h2>Talk to us</h2>
      <p>
        A person reads what you write. Our address is on the <Link href={paths.contactUs}>contact page</Link>.
      </p>
    </Prose>
  )
}
