// The parts of the verify page beside its claims: the check by script, the meaning of the badges, and how an engineer checks them without
// this service.
import type { ReactNode } from 'react'
import { LEVEL_TABLE, LEVELS } from '../../../api/core/claims/levels.ts'
import { each } from './each.ts'
import { Sign } from './verdict-picture.tsx'

export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </>
  )
}

export function Levels() {
  return (
    <details className="check-more">
      <summary className="check-fold">What the badges mean</summary>
      <dl className="check-levels">
        {each(LEVELS, level => (
          <>
            <dt>
              <Sign standing={LEVEL_TABLE[level].standing} /> {LEVEL_TABLE[level].heading}
            </dt>
            <dd>{LEVEL_TABLE[level].meaning}</dd>
          </>
        ))}
      </dl>
      <p>
        A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one
        letter of these facts changes. Both disappear when the name on the CV changes.
      </p>
    </details>
  )
}

/** The address of the checking program, which the build puts there. */
const PROGRAM = '/verify-cv.mjs'

type Sources = { nanoId: string; publicOrigin: string; keys: { kid: string; x: string; y: string }[] }

export function Yourself({ nanoId, keys, publicOrigin }: Sources) {
  return (
    <details className="check-more">
      <summary className="check-fold">For engineers: check it without us</summary>
      <p>
        You need not take our word for the badges. Get <a href={`/cvs/${nanoId}/verification`}>the claims as data</a>{' '}
        and{' '}
        <a href={PROGRAM} download="verify-cv.mjs">
          the program verify-cv.mjs
        </a>
        , one readable file that needs Node.js and nothing else, no network (but with --log) and nothing from us:
      </p>
      <pre>
        <code>
          {`curl -o cv.json ${publicOrigin}/cvs/${nanoId}/verification\n`}
          {`curl -o keys.json ${publicOrigin}/.well-known/jwks.json\n`}
          {'node verify-cv.mjs cv.json --keys keys.json\n'}
          {`node verify-cv.mjs cv.json --keys keys.json --log-key "$(curl -s ${publicOrigin}/log/keys | head -1)" --log ${publicOrigin}\n\n`}
          {`curl -o did.json ${publicOrigin}/.well-known/did.json\n`}
          {'node verify-cv.mjs credential.json --keys did.json --status list.json'}
        </code>
      </pre>
      <p>
        Its last two lines check a credential, TruCV’s or another’s: <code>did.json</code> has the keys of its issuer,{' '}
        <code>list.json</code> is the list of withdrawn ones that it names.
      </p>
      <p>
        A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the
        account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.
      </p>
      <p>
        The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the
        program cannot know that: fetch the file again, or look here.
      </p>
      <h3>Our public keys</h3>
      <dl>
        {each(keys, ({ kid, x, y }) => (
          <Term name={kid}>{`x ${x}\ny ${y}`}</Term>
        ))}
      </dl>
    </details>
  )
}

/** The container that the script fills; hidden without JavaScript. */
export function CheckNow() {
  return (
    <section className="check-now" aria-label="Check the signatures now">
      <p>
        <button type="button">Check the signatures now</button>
        <span>Your browser fetches the claims and the keys anew and checks every signature itself.</span>
      </p>
      <div role="status" />
      <details>
        <summary className="check-fold">Compare an older copy</summary>
        <label>
          Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a
          credential. The file stays in your browser.
          <input type="file" accept=".pdf,.json,.jwt,.png,application/pdf,application/json" />
        </label>
        <div role="status" />
      </details>
    </section>
  )
}
