// The verdict of the page that checks a CV: its sentence, and its picture, a sheet with a line for each section and a seal. The picture and
// the signs are decorative: the sentence says the same.
import { type ClaimEntry, otherSignerNames } from '../../../api/core/claims/claim-words.ts'
import type { Standing } from '../../../api/core/claims/levels.ts'
import { verdictOf } from '../../../api/core/claims/verdict.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'
import { Names, Said } from './said.tsx'

const SIGNS: Record<Standing, string> = {
  credential: 'M8 2.2 13 4v4.2c0 3-2 4.8-5 5.8-3-1-5-2.8-5-5.8V4zM5.6 8l1.8 1.8 3-3.4',
  confirmed: 'm3.5 8.5 3 3 6-7',
  signed: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  evidence: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  void: 'm4.5 4.5 7 7m0-7-7 7',
  stated: 'M5 8h6',
}

export function Sign({ standing }: { standing: Standing }) {
  return (
    <svg className="check-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={SIGNS[standing]} />
    </svg>
  )
}

/** The number of drawn lines, and their positions on the sheet. */
const LINES = 40
const [FIRST, LAST, WIDEST] = [20, 104, 64]
const WIDTHS = [64, 52, 58, 44, 60, 48]
/** The strongest decides the seal. */
const ORDER: Standing[] = ['credential', 'confirmed', 'signed', 'evidence', 'void', 'stated']

export function VerdictPicture({ standings }: { standings: readonly Standing[] }) {
  const drawn = standings.slice(0, LINES)
  const step = Math.min(11, (LAST - FIRST) / drawn.length)
  const seal = ORDER.find(standing => standings.includes(standing)) ?? 'stated'
  return (
    <svg className="check-picture" viewBox="0 0 104 128" width="104" height="128" aria-hidden="true" focusable="false">
      <path className="check-sheet" d="M6 2h76l16 16v108H6zM82 2v16h16" />
      <g strokeWidth={Math.min(4, step * 0.45).toFixed(1)}>
        {each(drawn, (standing, at) => (
          <path
            className={`standing-${standing}`}
            d={`M20 ${(FIRST + at * step).toFixed(1)}h${(WIDTHS[at % WIDTHS.length] ?? WIDEST) - (at === 0 ? 8 : 0)}`}
          />
        ))}
      </g>
      <g className={`check-seal standing-${seal}`}>
        <circle cx="80" cy="104" r="19" />
        <path d={SIGNS[seal]} transform="translate(64 88) scale(2)" />
        <path className="check-cross" d={SIGNS.void} transform="translate(64 88) scale(2)" />
      </g>
    </svg>
  )
}

type WordsProps = { claims: readonly ClaimEntry[]; words: ReaderWords }

/** The sentence with the number of sections by who made their claims. */
export const VerdictWords = ({ claims, words }: WordsProps) =>
  each(verdictOf(claims, words), ({ standing, text, who }, at) => (
    <>
      {at > 0 && ' · '}
      <span className={`check-part standing-${standing}`}>
        <Said pattern={text} values={{ who: <Names names={who} language={words.language} /> }} />
      </span>
    </>
  ))

/** Says that an account of another name than the CV’s signed; nothing where none did. `name`: on the CV. */
export function OtherSigners({ claims, name, words }: WordsProps & { name: string }) {
  const signed = claims.flatMap(({ attestation }) => (attestation?.valid ? attestation : []))
  const other = otherSignerNames(signed, name, words)
  if (other === null) return null
  const sentence = words.pattern('Signed by the account of {name}, another name than this CV’s.')
  return (
    <p>
      <Said pattern={sentence} values={{ name: <bdi>{other}</bdi> }} />
    </p>
  )
}
