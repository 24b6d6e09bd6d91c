// The sample on the home page: the CV with badges that open, and what the page that checks a CV would say of it. Says everywhere that it is a
// sample. A chunk of its own.
import {
  badgeOf,
  type ClaimEntry,
  claimTitle,
  fieldOf,
  kindLabel,
  levelLabel,
} from '../../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../../api/core/claims/gathered-badges.ts'
import { standingOf } from '../../../api/core/claims/verdict.ts'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { defaultPrivacy, publicContent } from '../../../api/core/cv/audience.ts'
import { PROSE_FIELDS } from '../../../api/core/cv/content.ts'
import { PERSONAL_DETAILS } from '../../../api/core/cv/personal-fields.ts'
import { SAMPLE_CV } from '../../../api/core/cv/sample.ts'
import { pathsAsShown, sectionsByPointer, sectionValues } from '../../../api/core/cv/section-values.ts'
import { ENGLISH } from '../../../api/core/reader-words/words.ts'
import { type Badges, BadgesContext } from '../cv/badge.tsx'
import { CvArticle } from '../cv/cv-article.tsx'
import { Sign, VerdictPicture, VerdictWords } from '../cv/verdict-picture.tsx'
import '../cv/cv.css'
import '../cv/badge.css'
import '../cv/verdict.css'

const { name } = SAMPLE_CV.personalDetails
const INVENTED = 'A sample: the person is invented, and nothing was signed or confirmed.'

/** Without its links, which lead to nothing. */
const content: CvContentData = publicContent(
  {
    ...SAMPLE_CV,
    personalDetails: { ...SAMPLE_CV.personalDetails, links: [] },
    projects: SAMPLE_CV.projects.map(({ url: _url, ...project }) => project),
  },
  defaultPrivacy(),
)

const made = { person: name, at: '2026-11-04T09:12:00Z', digest: '', signature: '', valid: true }
const attestation = { ...made, method: 'account' as const, by: name, statement: '' }
const confirmation = {
  ...{ ...made, name: 'The registrar', domain: 'kit.example', institution: 'Kaveri Institute of Technology' },
  ...{ isFreeMail: false, isOwnDomain: false, counts: true, scope: 'facts' as const },
}
const values = sectionValues(content)
const DEGREE = 'education.undergraduation'
const facts = Object.keys(values.get(DEGREE) ?? {}).filter(field => !PROSE_FIELDS.includes(field))
const claimOf = (section: string): ClaimEntry =>
  section === DEGREE
    ? { level: 'confirmed', attestation, confirmation, facts }
    : { level: 'self-attested', attestation, confirmation: null }

const isListed = (section: string) => values.has(section) && section !== PERSONAL_DETAILS
const found = [...sectionsByPointer(content)].filter(([, section]) => isListed(section))
const badges: Badges = {
  at: new Map(
    [...gatheredBadges(new Map(found.map(([pointer, section]) => [pointer, badgeOf(claimOf(section))])), content)].map(
      ([pointer, badge]) => [pointer, { ...badge, lines: [INVENTED, ...badge.lines] }],
    ),
  ),
  verifyUrl: null,
  words: ENGLISH,
}

export function SampleArticle() {
  return (
    <div className="sample-article">
      <BadgesContext value={badges}>
        <CvArticle content={content} language="en" />
      </BadgesContext>
    </div>
  )
}

/** How many sections are listed besides the verdict. */
const ROWS = 5

export function SampleVerdict() {
  const listed = pathsAsShown(content).filter(isListed)
  const claims = listed.map(claimOf)
  const rows = listed.filter(section => fieldOf(section) === undefined).slice(0, ROWS)
  return (
    <div className="sample-verdict">
      <div className="check-verdict">
        <VerdictPicture standings={claims.map(standingOf)} />
        <p className="check-says">
          <VerdictWords claims={claims} words={ENGLISH} />
        </p>
      </div>
      <ol>
        {rows.map(section => (
          <Row key={section} section={section} />
        ))}
      </ol>
      <p className="sample-more">
        … and {listed.length - rows.length} more sections, each with the text that was signed.
      </p>
    </div>
  )
}

function Row({ section }: { section: string }) {
  const claim = claimOf(section)
  const standing = standingOf(claim)
  return (
    <li className="check-row">
      <span className="check-title">{claimTitle(section, values.get(section)) || kindLabel(section)}</span>
      <span className={`check-mark standing-${standing}`}>
        <Sign standing={standing} /> {standing === 'confirmed' ? levelLabel(claim) : 'Signed'}
      </span>
    </li>
  )
}
