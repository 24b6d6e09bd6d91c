// The parts of the verify page beside its claims: the check by script, the meaning of the badges, and how an engineer checks them without
// this service.
import type { ReactNode } from 'react'
import { LEVEL_TABLE, LEVELS } from '../../../api/core/claims/levels.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'
import { Said } from './said.tsx'
import { Sign } from './verdict-picture.tsx'

type TermProps = { name: ReactNode; language?: string | undefined; children: ReactNode }

/** `language`: of the text, where it is not the page's. */
export function Term({ name, language, children }: TermProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd lang={language}>
        <code>{children}</code>
      </dd>
    </>
  )
}

type Worded = { words: ReaderWords }

export function Levels({ words }: Worded) {
  return (
    <details className="check-more">
      <summary className="check-fold">{words.say('What the badges mean')}</summary>
      <dl className="check-levels">
        {each(LEVELS, level => (
          <>
            <dt>
              <Sign standing={LEVEL_TABLE[level].standing} /> {words.say(LEVEL_TABLE[level].heading)}
            </dt>
            <dd>{words.say(LEVEL_TABLE[level].meaning)}</dd>
          </>
        ))}
      </dl>
      <p>
        {words.say(
          'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.',
        )}
      </p>
    </details>
  )
}

/** The address of the checking program, which the build puts there. */
const PROGRAM = '/verify-cv.mjs'

type Sources = Worded & { nanoId: string; publicOrigin: string; keys: { kid: string; x: string; y: string }[] }

export function Yourself({ nanoId, keys, publicOrigin, words }: Sources) {
  const program = (
    <a href={PROGRAM} download="verify-cv.mjs">
      verify-cv.mjs
    </a>
  )
  return (
    <details className="check-more">
      <summary className="check-fold">{words.say('For engineers: check it without us')}</summary>
      <p>
        <Said
          pattern={words.pattern(
            'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:',
          )}
          values={{ program }}
          link={text => <a href={`/cvs/${nanoId}/verification`}>{text}</a>}
        />
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
        <Said
          pattern={words.pattern(
            'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.',
          )}
          values={{ keys: <code>did.json</code>, list: <code>list.json</code> }}
        />
      </p>
      <p>
        {words.say(
          'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.',
        )}
      </p>
      <p>
        {words.say(
          'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.',
        )}
      </p>
      <h3>{words.say('Our public keys')}</h3>
      <dl>
        {each(keys, ({ kid, x, y }) => (
          <Term name={<bdi>{kid}</bdi>}>{`x ${x}\ny ${y}`}</Term>
        ))}
      </dl>
    </details>
  )
}

/** The container that the script fills; hidden without JavaScript. */
export function CheckNow({ words }: Worded) {
  const title = words.say('Check the signatures now')
  return (
    <section className="check-now" aria-label={title}>
      <p>
        <button type="button">{title}</button>
        <span>{words.say('Your browser fetches the claims and the keys anew and checks every signature itself.')}</span>
      </p>
      <div role="status" />
      <details>
        <summary className="check-fold">{words.say('Compare an older copy')}</summary>
        <label>
          {words.say(
            'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.',
          )}
          <input type="file" accept=".pdf,.json,.jwt,.png,application/pdf,application/json" />
        </label>
        <div role="status" />
      </details>
    </section>
  )
}
