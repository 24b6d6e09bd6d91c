// The page on which a person checks a published CV: the verdict, every section with its claims, and how to check them without this service.
// Complete without JavaScript; a script adds the check in the browser. Its data arrives filtered for the public. In English.
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type ClaimEntry,
  claimTitle,
  kindLabel,
  levelLabel,
  logWords,
  sentencesOf,
} from '../../../api/core/claims/claim-words.ts'
import { LEVEL_TABLE, type Standing } from '../../../api/core/claims/levels.ts'
import { coveredWords } from '../../../api/core/claims/scope-words.ts'
import { standingOf } from '../../../api/core/claims/verdict.ts'
import { dayInEnglish, labelsOf } from '../../../api/core/cv/locale.ts'
import { kindOf, type SectionChange } from '../../../api/core/cv/section-values.ts'
import { ENGLISH } from '../../../api/core/reader-words/words.ts'
import { titleOf } from './claim-title.ts'
import { Claim as ClaimText } from './confirm-claim.tsx'
import { CredentialLinks } from './credential-links.tsx'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'
import { OtherSigners, Sign, VerdictPicture, VerdictWords } from './verdict-picture.tsx'
import { CheckNow, Levels, Term, Yourself } from './verify-notes.tsx'

/** A section with the findings about its whole and its facts as one. */
export interface VerifiedClaim extends ClaimEntry {
  section: string
  /** The whole, and its digest. */
  value: unknown
  digest: string
  /** The facts, where there is a claim about them. */
  claimedFacts: Readonly<{ value: unknown; digest: string }> | null
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
  /** One for each section, in the order in which the CV shows them. */
  claims: VerifiedClaim[]
  keys: { kid: string; x: string; y: string }[]
  /** The module that checks the signatures in the browser. */
  scriptUrl: string
}
export interface VerifyPage {
  html: string
  /** The index in `html` at which `answer` is inserted. */
  seam: number
  answer: (comparison: VersionComparison) => string
}

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
  const { nanoId, name, version, publishedAt, claims, scriptUrl } = input
  return documentOf(
    { ...input, language: 'en', title: `Check the CV of ${name} — TruCV` },
    <>
      <meta name="description" content={`Who stands for each section of the CV of ${name}, and how to check it.`} />
      <meta name="robots" content="noindex" />
      <script type="module" src={scriptUrl} />
    </>,
    <main className="check" data-cv={nanoId} data-version={version}>
      <header>
        <h1>
          Check the CV of <bdi>{name}</bdi>
        </h1>
        <div className="check-verdict">
          <VerdictPicture standings={claims.map(standingOf)} />
          <div>
            <p className="check-says">
              <VerdictWords claims={claims} words={ENGLISH} />
            </p>
            <OtherSigners claims={claims} name={name} words={ENGLISH} />
            <p className="check-lead">
              Version {version}, published on <time dateTime={publishedAt}>{dayInEnglish(publishedAt)}</time>.{' '}
              <a href={`/cv/${nanoId}`}>Read the CV</a>
            </p>
          </div>
        </div>
      </header>
      {claims.some(claim => standingOf(claim) !== 'stated') && <Findings {...input} />}
    </main>,
  )
}

function Findings(input: VerifyPageInput) {
  const { nanoId, claims } = input
  return (
    <>
      <CheckNow />
      <section className="check-sections">
        <h2 className="visually-hidden">Every section, and who stands for it</h2>
        {each(groupsOf(claims), group => (
          <Group cv={nanoId} claims={group} />
        ))}
      </section>
      <Levels />
      <Yourself {...input} />
    </>
  )
}

/** The claims of one section of the CV after another. */
function groupsOf(claims: readonly VerifiedClaim[]): VerifiedClaim[][] {
  const groups = new Map<string, VerifiedClaim[]>()
  for (const claim of claims) {
    const kind = kindOf(claim.section)
    groups.set(kind, [...(groups.get(kind) ?? []), claim])
  }
  return [...groups.values()]
}

function Group({ cv, claims }: { cv: string; claims: VerifiedClaim[] }) {
  const kind = kindOf(claims[0]?.section ?? '')
  const titles: Record<string, string | undefined> = labelsOf('en').sections
  return (
    <section className="check-group" data-kind={kind}>
      <h3>{titles[kind] ?? kindLabel(kind)}</h3>
      <ol>
        {each(claims, claim => (
          <Claim cv={cv} claim={claim} />
        ))}
      </ol>
    </section>
  )
}

const ROW_LABELS: Record<'signed' | 'void' | 'stated', string> = {
  signed: LEVEL_TABLE['self-attested'].heading,
  void: 'Signature no longer counts',
  stated: LEVEL_TABLE.stated.heading,
}

function labelOf(claim: VerifiedClaim, standing: Standing): string {
  if (standing !== 'signed' && standing !== 'void' && standing !== 'stated') return levelLabel(claim)
  return claim.level === 'evidence' ? `${ROW_LABELS[standing]} · ${levelLabel(claim)}` : ROW_LABELS[standing]
}

function Claim({ cv, claim }: { cv: string; claim: VerifiedClaim }) {
  const { section, value, level, digest } = claim
  const standing = standingOf(claim)
  const lines = sentencesOf(claim)
  const stated =
    standing === 'void'
      ? 'Its signature fits this text, but the key was withdrawn: it no longer counts.'
      : 'Stated. Nobody has signed or confirmed it.'
  return (
    <li id={section} data-digest={digest} data-level={level}>
      <details open={LEVEL_TABLE[level].isVerified}>
        <summary className="check-row">
          <bdi className="check-title">{titleOf(claim)}</bdi>{' '}
          <span className={`check-mark standing-${standing}`}>
            <Sign standing={standing} /> <bdi>{labelOf(claim, standing)}</bdi>
          </span>
        </summary>
        <ClaimText value={value} />
        {each([...(lines.length > 0 ? lines : [stated]), ...logWords(claim)], line => (
          <p>{line}</p>
        ))}
        <CredentialLinks cv={cv} claim={claim} />
        <Evidence claim={claim} />
      </details>
    </li>
  )
}

/** The data that a program needs to check the claim. */
function Evidence({ claim }: { claim: VerifiedClaim }) {
  const { section, value, digest, claimedFacts, facts, attestation, confirmation } = claim
  return (
    <details>
      <summary className="check-fold">Digest and signatures</summary>
      <dl>
        <Term name="Everything in the section, as data">{JSON.stringify(value, null, 2)}</Term>
        <Term name={`SHA-256 digest of ${section}, whole`}>{digest}</Term>
        {claimedFacts && (
          <>
            <Term name={`Its facts alone, as data: ${coveredWords(facts)}`}>
              {JSON.stringify(claimedFacts.value, null, 2)}
            </Term>
            <Term name={`SHA-256 digest of ${section}, facts`}>{claimedFacts.digest}</Term>
          </>
        )}
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
          <Term name={`Record of the confirmation, of the ${confirmation.scope} (JWS, ES256)`}>
            {confirmation.signature}
          </Term>
        )}
      </dl>
    </details>
  )
}

/** By section path. */
type Titles = ReadonlyMap<string, string>

const CHANGES = { added: 'Added', changed: 'Changed', removed: 'Removed' }

type ComparisonProps = { comparison: VersionComparison; version: number; titles: Titles }

function ComparisonNote({ comparison, version, titles }: ComparisonProps) {
  const { changes } = comparison
  if (!changes) {
    return (
      <section className="check-answer check-warn" id="copy" role="note">
        <h2>Version {comparison.version} was never published</h2>
        <p>
          Neither was it handed out as a file. A document that claims to be version {comparison.version} of this CV was
          not made by its owner here, or was altered.
        </p>
      </section>
    )
  }
  return (
    <section className="check-answer" id="copy" role="note">
      <h2>Your copy says version {comparison.version}</h2>
      {changes.length === 0 ? (
        <p>
          Nothing that is public has changed: what version {comparison.version} said is what is published now
          {comparison.version === version ? '' : ` as version ${version}`}.
        </p>
      ) : (
        <>
          <p>This version existed. Compared with it, what is published now, version {version}, differs:</p>
          <ul className="check-list">
            {each(summaryOf(changes, titles), line => (
              <li>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>The text of your copy is not compared: read it beside this page, word by word.</p>
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
