// The page on which a person checks a published CV: the verdict, every section with its claims, and how to check them without this service.
// Complete without JavaScript; a script adds the check in the browser. Its data arrives filtered for the public. In the CV's language.
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
import { labelsOf } from '../../../api/core/cv/locale.ts'
import { kindOf } from '../../../api/core/cv/section-values.ts'
import type { Text } from '../../../api/core/reader-words/texts.ts'
import { CHECK, CHECK_COUNTED } from '../../../api/core/reader-words/verify-texts.ts'
import { ENGLISH, type ReaderWords, readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { titleOf } from './claim-title.ts'
import { Claim as ClaimText } from './confirm-claim.tsx'
import { CredentialLinks } from './credential-links.tsx'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'
import { Said } from './said.tsx'
import { OtherSigners, Sign, VerdictPicture, VerdictWords } from './verdict-picture.tsx'
import { ComparisonNote, type VersionComparison } from './verify-comparison.tsx'
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
export interface VerifyPageInput extends Frame {
  nanoId: string
  name: string
  /** The CV's. */
  language: string
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
  const words = readerWordsIn(input.language)
  const html = renderPage(input, words)
  const titles = new Map(claims.map(({ section, value }) => [section, claimTitle(section, value, words)]))
  return {
    html,
    seam: html.indexOf(HEADER_END) + HEADER_END.length,
    answer: comparison => renderToStaticMarkup(<ComparisonNote {...{ comparison, version, titles, words }} />),
  }
}

function renderPage(input: VerifyPageInput, words: ReaderWords): string {
  const { nanoId, name, version, publishedAt, claims, scriptUrl } = input
  const day = <time dateTime={publishedAt}>{words.day(publishedAt)}</time>
  return documentOf(
    { ...input, language: words.language, title: `${words.say('Check the CV of {name}', { name })} — TruCV` },
    <>
      <meta name="description" content={words.say('Every section, and who stands for it')} />
      <meta name="robots" content="noindex" />
      <script type="module" src={scriptUrl} />
      <CheckTexts words={words} />
    </>,
    <main className="check" data-cv={nanoId} data-version={version}>
      <header>
        <h1>
          <Said pattern={words.pattern('Check the CV of {name}')} values={{ name: <bdi>{name}</bdi> }} />
        </h1>
        <div className="check-verdict">
          <VerdictPicture standings={claims.map(standingOf)} />
          <div>
            <p className="check-says">
              <VerdictWords claims={claims} words={words} />
            </p>
            <OtherSigners claims={claims} name={name} words={words} />
            <p className="check-lead">
              <Said pattern={words.pattern('Version {version}, published on {day}.')} values={{ version, day }} />{' '}
              <a href={`/cv/${nanoId}`}>{words.say('Read the CV')}</a>
            </p>
          </div>
        </div>
      </header>
      {claims.some(claim => standingOf(claim) !== 'stated') && <Findings input={input} words={words} />}
    </main>,
  )
}

/** The texts of the check in the browser, which are in its script for English. `<` is escaped, so that no text can end the block. */
function CheckTexts({ words }: { words: ReaderWords }) {
  if (words === ENGLISH) return null
  const counted = Object.keys(CHECK_COUNTED).map(text => [text, words.forms(text as keyof typeof CHECK_COUNTED)])
  const texts = {
    texts: Object.fromEntries(CHECK.map(text => [text, words.pattern(text)])),
    counted: Object.fromEntries(counted),
  }
  const __html = JSON.stringify(texts).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped; an element's text would be escaped as HTML, which a data block is not.
  return <script type="application/json" id="check-texts" dangerouslySetInnerHTML={{ __html }} />
}

function Findings({ input, words }: { input: VerifyPageInput; words: ReaderWords }) {
  const { nanoId, claims } = input
  return (
    <>
      <CheckNow words={words} />
      <section className="check-sections">
        <h2 className="visually-hidden">{words.say('Every section, and who stands for it')}</h2>
        {each(groupsOf(claims), group => (
          <Group cv={nanoId} claims={group} words={words} />
        ))}
      </section>
      <Levels words={words} />
      <Yourself {...input} words={words} />
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

type GroupProps = { cv: string; claims: VerifiedClaim[]; words: ReaderWords }

function Group({ cv, claims, words }: GroupProps) {
  const kind = kindOf(claims[0]?.section ?? '')
  const titles: Record<string, string | undefined> = labelsOf(words.language).sections
  return (
    <section className="check-group" data-kind={kind}>
      <h3>{titles[kind] ?? kindLabel(kind, words)}</h3>
      <ol>
        {each(claims, claim => (
          <Claim cv={cv} claim={claim} words={words} />
        ))}
      </ol>
    </section>
  )
}

const ROW_LABELS: Record<'signed' | 'void' | 'stated', Text> = {
  signed: LEVEL_TABLE['self-attested'].heading,
  void: 'Signature no longer counts',
  stated: LEVEL_TABLE.stated.heading,
}

function labelOf(claim: VerifiedClaim, standing: Standing, words: ReaderWords): string {
  if (standing !== 'signed' && standing !== 'void' && standing !== 'stated') return levelLabel(claim, words)
  const label = words.say(ROW_LABELS[standing])
  return claim.level === 'evidence' ? `${label} · ${levelLabel(claim, words)}` : label
}

function Claim({ cv, claim, words }: { cv: string; claim: VerifiedClaim; words: ReaderWords }) {
  const { section, value, level, digest } = claim
  const standing = standingOf(claim)
  const lines = sentencesOf(claim, words)
  const stated = words.say(
    standing === 'void'
      ? 'Its signature fits this text, but the key was withdrawn: it no longer counts.'
      : 'Stated. Nobody has signed or confirmed it.',
  )
  return (
    <li id={section} data-digest={digest} data-level={level}>
      <details open={LEVEL_TABLE[level].isVerified}>
        <summary className="check-row">
          <span className="check-title">
            <bdi>{titleOf(claim, words)}</bdi>
          </span>{' '}
          <span className={`check-mark standing-${standing}`}>
            <Sign standing={standing} /> <bdi>{labelOf(claim, standing, words)}</bdi>
          </span>
        </summary>
        <ClaimText value={value} words={words} />
        {each([...(lines.length > 0 ? lines : [stated]), ...logWords(claim, words)], line => (
          <p>{line}</p>
        ))}
        <CredentialLinks cv={cv} claim={claim} words={words} />
        <Evidence claim={claim} words={words} />
      </details>
    </li>
  )
}

/** The data that a program needs to check the claim. */
function Evidence({ claim, words }: { claim: VerifiedClaim; words: ReaderWords }) {
  const { section, value, digest, claimedFacts, facts, attestation, confirmation } = claim
  const isWallet = attestation?.method === 'wallet'
  const jws = { form: 'JWS, ES256' }
  return (
    <details>
      <summary className="check-fold">{words.say('Digest and signatures')}</summary>
      <dl>
        <Term name={words.say('Everything in the section, as data')}>{JSON.stringify(value, null, 2)}</Term>
        <Term name={<DigestName of={`${section}, whole`} words={words} />}>{digest}</Term>
        {claimedFacts && (
          <>
            <Term name={words.say('Its facts alone, as data: {covered}', { covered: coveredWords(facts, words) })}>
              {JSON.stringify(claimedFacts.value, null, 2)}
            </Term>
            <Term name={<DigestName of={`${section}, facts`} words={words} />}>{claimedFacts.digest}</Term>
          </>
        )}
        {attestation?.valid && (
          <>
            <Term
              name={words.say('Statement that the owner signed: “I attest that this part of my CV is true.”')}
              language={words === ENGLISH ? undefined : 'en'}
            >
              {attestation.statement}
            </Term>
            <Term name={words.say('Signature ({form})', isWallet ? { form: 'EIP-191' } : jws)}>
              {attestation.signature}
            </Term>
            <Term name={words.say(isWallet ? 'Wallet' : 'Key')}>{attestation.signer ?? attestation.kid}</Term>
          </>
        )}
        {confirmation?.signature && (
          <Term name={words.say('Record of the confirmation ({form})', jws)}>{confirmation.signature}</Term>
        )}
      </dl>
    </details>
  )
}

/** `of`: the section's path and the scope, as they are in the data. */
const DigestName = ({ of, words }: { of: string; words: ReaderWords }) => (
  <Said pattern={words.pattern('SHA-256 digest of {section}')} values={{ section: <code>{of}</code> }} />
)
