// The page on which a person checks a published CV: every section, who stands for it, and how to check that without this
// service. Complete without JavaScript. Its data arrives filtered for the public. In English.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ClaimEntry } from '../../../api/core/claims/claim-words.ts'
import { badgeOf, claimTitle, fieldOf, kindLabel, sentencesOf } from '../../../api/core/claims/claim-words.ts'
import { formatDate } from '../../../api/core/cv/locale.ts'
import { PERSONAL_DETAILS } from '../../../api/core/cv/personal-fields.ts'
import type { SectionChange } from '../../../api/core/cv/section-values.ts'
import { BadgeMark } from './badge.tsx'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'

export interface VerifiedClaim extends ClaimEntry {
  section: string
  value: unknown
  digest: string
}
/** The comparison with a reader's file. `changes` null: this version was never published or downloaded. */
export interface VersionComparison {
  version: number
  changes: SectionChange[] | null
}
export interface VerifyPageInput extends Frame {
  nanoId: string
  name: string
  version: number
  /** ISO 8601. */
  publishedAt: string
  claims: VerifiedClaim[]
  keys: { kid: string; x: string; y: string }[]
}
export interface VerifyPage {
  html: string
  /** The index in `html` at which `answer` is inserted. */
  seam: number
  answer: (comparison: VersionComparison) => string
}

const day = (at: string) => formatDate(at.slice(0, 10), 'en')

const HEADER_END = '</header>'

/** The page at /cv/{nanoId}/verify: the same for every reader; the comparison with a reader's copy is inserted into it. */
export function renderVerifyPage(input: VerifyPageInput): VerifyPage {
  const { version, claims } = input
  const html = renderPage(input)
  const titles = new Map(claims.map(({ section, value }) => [section, claimTitle(section, value)]))
  return {
    html,
    seam: html.indexOf(HEADER_END) + HEADER_END.length,
    answer: comparison =>
      renderToStaticMarkup(<ComparisonNote comparison={comparison} version={version} titles={titles} />),
  }
}

function renderPage(input: VerifyPageInput): string {
  const { nanoId, name, version, publishedAt, claims } = input
  return documentOf(
    { ...input, language: 'en', title: `Check the CV of ${name} — TruCV` },
    <meta name="robots" content="noindex" />,
    <main className="check">
      <header>
        <h1>
          Check the CV of <bdi>{name}</bdi>
        </h1>
        <p className="check-lead">
          Version {version}, published on <time dateTime={publishedAt}>{day(publishedAt)}</time>. Here is each section
          of it, and who stands for it. <a href={`/cv/${nanoId}`}>Read the CV</a>
        </p>
      </header>
      <section>
        <h2>Every section</h2>
        <ol className="check-claims">
          {each(claims.filter(isListed(claims)), claim => (
            <Claim claim={claim} />
          ))}
        </ol>
      </section>
      <Levels />
      <Yourself {...input} />
    </main>,
  )
}

/** Personal details are listed one by one. A claim over all of them is one row, and then only details with a claim of their own follow. */
const isListed = (claims: readonly VerifiedClaim[]) => {
  const isClaimed = (claim: VerifiedClaim) => claim.level !== 'stated' || sentencesOf(claim).length > 0
  const hasWhole = claims.some(claim => claim.section === PERSONAL_DETAILS && isClaimed(claim))
  return (claim: VerifiedClaim) => {
    if (claim.section === PERSONAL_DETAILS) return hasWhole
    return !hasWhole || fieldOf(claim.section) === undefined || isClaimed(claim)
  }
}

function Claim({ claim }: { claim: VerifiedClaim }) {
  const { section, value } = claim
  const badge = badgeOf(claim)
  const title = claimTitle(section, value)
  const lines = sentencesOf(claim)
  return (
    <li id={section}>
      <p className="check-kind">{kindLabel(section)}</p>
      <div>
        <h3>
          {title ? <bdi>{title}</bdi> : kindLabel(section)}{' '}
          {badge && <BadgeMark kind={badge.kind} label={badge.label} />}
        </h3>
        {lines.length > 0 ? each(lines, line => <p>{line}</p>) : <p>Stated. Nobody has signed or confirmed it.</p>}
        {(badge || lines.length > 0) && <Evidence claim={claim} />}
      </div>
    </li>
  )
}

/** What a program needs to check the claim. */
function Evidence({ claim: { section, value, digest, attestation, confirmation } }: { claim: VerifiedClaim }) {
  return (
    <details>
      <summary>Digest and signatures</summary>
      <dl>
        <Term name="What was signed, as data">{JSON.stringify(value, null, 2)}</Term>
        <Term name={`SHA-256 digest of ${section}`}>{digest}</Term>
        {attestation?.valid && (
          <>
            <Term name="Statement">{attestation.statement}</Term>
            <Term name={attestation.method === 'wallet' ? 'Signature (EIP-191)' : 'Signature (JWS, ES256)'}>
              {attestation.signature}
            </Term>
            <Term name={attestation.method === 'wallet' ? 'Wallet' : 'Key'}>
              {attestation.signer ?? attestation.kid}
            </Term>
          </>
        )}
        {confirmation?.signature && (
          <Term name="Record of the confirmation (JWS, ES256)">{confirmation.signature}</Term>
        )}
      </dl>
    </details>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </>
  )
}

/** By section path. */
type Titles = ReadonlyMap<string, string>

const CHANGES = { added: 'Added', changed: 'Changed', removed: 'Removed' }

function ComparisonNote({
  comparison,
  version,
  titles,
}: {
  comparison: VersionComparison
  version: number
  titles: Titles
}) {
  const { changes } = comparison
  if (!changes) {
    return (
      <section className="check-answer check-warn" role="note">
        <h2>Version {comparison.version} was never published</h2>
        <p>
          Neither was it handed out as a file. A document that claims to be version {comparison.version} of this CV was
          not made by its owner here, or was altered.
        </p>
      </section>
    )
  }
  return (
    <section className="check-answer" role="note">
      <h2>Your copy says version {comparison.version}</h2>
      {changes.length === 0 ? (
        <p>
          Nothing that is public has changed: what version {comparison.version} said is what is published now
          {comparison.version === version ? '' : ` as version ${version}`}. Compare your copy with the page, word by
          word.
        </p>
      ) : (
        <>
          <p>This version existed. Compared with it, what is published now, version {version}, differs:</p>
          <ul>
            {each(summaryOf(changes, titles), line => (
              <li>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Names a removed section by its kind only, never by its content, and an existing one by its title on the page. */
function summaryOf(changes: readonly SectionChange[], titles: Titles): string[] {
  const lines = changes.map(({ path, change }) => {
    const title = change === 'removed' ? '' : titles.get(path)
    return `${CHANGES[change]}: ${kindLabel(path)}${title ? ` — ${title}` : ''}`
  })
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count})` : line))
}

function Levels() {
  return (
    <section>
      <h2>What the badges mean</h2>
      <dl className="check-levels">
        <dt>Stated</dt>
        <dd>The CV says so. Nobody has put a name to it.</dd>
        <dt>
          <BadgeMark kind="attested" label="Self-attested" />
        </dt>
        <dd>
          The owner of the CV signed exactly this text, signed in or with a wallet. It shows whose word it is and that
          the text is unchanged, not that it is true.
        </dd>
        <dt>
          <BadgeMark kind="attested" label="Evidence attached" />
        </dt>
        <dd>The owner also keeps a document about it here. Nobody at TruCV has looked at it.</dd>
        <dt>
          <BadgeMark kind="confirmed" label="Confirmed" />
        </dt>
        <dd>
          Somebody who reads mail at the domain that is named confirmed exactly this text. The address was given by the
          owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were
          typed by those who ask and answer, and nobody has checked them.
        </dd>
      </dl>
      <p>A badge disappears as soon as one letter of its section changes, or the name on the CV does.</p>
    </section>
  )
}

/** The address of the checking program, which the build puts there. */
const PROGRAM = '/verify-cv.mjs'

function Yourself({ nanoId, keys, publicOrigin }: VerifyPageInput) {
  return (
    <section>
      <h2>Check it yourself</h2>
      <p>
        You need not take our word for the badges. Get <a href={`/cvs/${nanoId}/verification`}>the claims as data</a>{' '}
        and{' '}
        <a href={PROGRAM} download="verify-cv.mjs">
          the program verify-cv.mjs
        </a>
        , one readable file that needs Node.js and nothing else, no network and nothing from us:
      </p>
      <pre>
        <code>
          {`curl -o cv.json ${publicOrigin}/cvs/${nanoId}/verification\n`}
          {`curl -o keys.json ${publicOrigin}/.well-known/jwks.json\n`}
          {'node verify-cv.mjs cv.json --keys keys.json'}
        </code>
      </pre>
      <p>
        A signature “signed in with Google” is made by TruCV: it shows that this service recorded the owner’s word. One
        by a wallet is made by the wallet’s key, which TruCV does not have.
      </p>
      <p>
        The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the
        program cannot know that: fetch the file again, or look here.
      </p>
      <details>
        <summary>Our public keys</summary>
        <dl>
          {each(keys, ({ kid, x, y }) => (
            <Term name={kid}>{`x ${x}\ny ${y}`}</Term>
          ))}
        </dl>
      </details>
    </section>
  )
}
