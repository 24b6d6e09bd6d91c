// The report of a sealed PDF: the person, the version, the claims on its sections, and which of them are still valid today.

import { kindLabel } from '../../../api/core/claims/claim-words.ts'
import { LEVEL_TABLE } from '../../../api/core/claims/levels.ts'
import { dayInEnglish } from '../../../api/core/cv/locale.ts'
import type { Claim, Report } from '../check/pdf.ts'
import type { Seal } from '../check/pdf-seal.ts'
import { titleOf } from '../cv/claim-title.ts'
import { Sign } from '../cv/verdict-picture.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { paths } from '../paths.ts'
import '../cv/verdict.css'

/** The verdict on a file. */
export type Words = { tone: 'good' | 'bad' | 'open'; title: string; text: string }

export const CopyReport = ({ report }: { report: Report }) => (
  <>
    <Copy report={report} />
    <Details
      seal={report.seal}
      command={`pdfsig cv.pdf${report.copy ? ' && pdfdetach -saveall cv.pdf && node verify-cv.mjs cv.json --keys keys.json' : ''}`}
    >
      Without this page, with poppler and the program verify-cv.mjs
    </Details>
  </>
)

function Copy({ report }: { report: Report }) {
  const { seal, copy, cv } = report
  if (!copy) {
    return (
      <section className="verify-copy">
        <h2>The owner’s copy</h2>
        <p>
          {seal.at && `It is of ${dayInEnglish(seal.at)}. `}It has private details in it, or was made before the CV was
          published, and carries no claims: the seal shows that it is unaltered, and nothing more.{' '}
          {cv ? (
            <Link href={paths.verifyCv(cv)}>Check the published page</Link>
          ) : (
            'Ask its owner for the address of the published page to see who stands for what it says.'
          )}
        </p>
      </section>
    )
  }
  const listed = copy.claims.filter(
    ({ level, problems, change }) => level !== 'stated' || problems.length > 0 || change,
  )
  const others = copy.claims.filter(one => !listed.includes(one) && !one.section.startsWith('personalDetails.'))
  return (
    <section className="verify-copy">
      <h2>
        <bdi>{copy.name}</bdi>
      </h2>
      <p className="verify-note">
        {copy.signers && `${copy.signers}. `}Version {copy.version}, of{' '}
        <time dateTime={copy.asOf}>{dayInEnglish(copy.asOf)}</time>
      </p>
      <Today report={report} />
      <ul className="verify-list">
        {listed.map(claim => (
          <Row key={claim.section} claim={claim} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="verify-note">
          {others.length === 1 ? 'One other section is' : `${others.length} other sections are`} stated only: nobody has
          signed or confirmed {others.length === 1 ? 'it' : 'them'}.
        </p>
      )}
    </section>
  )
}

/** The state of the published version as one sentence. */
function Today({ report: { copy, others, unknown } }: { report: Report }) {
  const changes = (copy?.claims.filter(({ change }) => change).length ?? 0) + others.length
  if (unknown !== null) {
    return (
      <p className="verify-today">
        <Icon name="info" /> <span>What holds today is not known. {unknown}</span>
      </p>
    )
  }
  return (
    <>
      <p className={`verify-today ${changes === 0 ? 'is-same' : 'is-other'}`}>
        <Icon name={changes === 0 ? 'tick' : 'clock'} />
        <span>
          {changes === 0 && 'All of it holds today: nothing has changed since. '}
          {changes > 0 && `${changes === 1 ? 'One thing is' : `${changes} things are`} different today. `}
          {copy && <Link href={paths.verifyCv(copy.cv)}>See the CV as it is now</Link>}
        </span>
      </p>
      {others.length > 0 && (
        <p className="verify-note">
          {others.map(({ section, change }) => `${change} since: ${kindLabel(section)}`).join(' · ')}
        </p>
      )}
    </>
  )
}

function Row({ claim }: { claim: Claim }) {
  const { level, problems, change, says } = claim
  const isBad = problems.length > 0
  const { heading, standing } = isBad ? { heading: 'Does not hold', standing: 'void' as const } : LEVEL_TABLE[level]
  const isLess = change !== null && !/ since$/.test(change)
  return (
    <li>
      <p className="verify-row">
        <bdi>{titleOf(claim)}</bdi>
        <span className={`check-mark standing-${standing}`}>
          <Sign standing={standing} /> {heading}
        </span>
        {change && (
          <span className={`tag${isLess ? ' changed' : ''}`}>{isLess ? `Today: ${change.toLowerCase()}` : change}</span>
        )}
      </p>
      <p>{isBad ? problems.map(problem => problem.says).join('; ') : says}</p>
    </li>
  )
}

/** For engineers: the sealed bytes, and how to check the seal without this page. */
export function Details({ seal, command, children }: { seal: Seal; command: string; children: string }) {
  return (
    <details className="verify-details">
      <summary>For engineers</summary>
      <dl>
        <dt>Sealed bytes, and their SHA-256</dt>
        <dd>
          <code>
            {seal.bytes} · {seal.digest}
          </code>
        </dd>
        <dt>SHA-256 of the certificate that sealed them</dt>
        <dd>
          <code>{seal.fingerprint}</code>
        </dd>
        <dt>{children}</dt>
        <dd>
          <code>{command}</code>
        </dd>
      </dl>
    </details>
  )
}
