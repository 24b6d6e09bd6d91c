// The languages of a group of CVs, of which one is shown. Loaded only where there are several, for the names of languages.
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { nameOfLanguage } from '../../../api/core/cv/languages/index.ts'

type Props = { group: readonly CvSummaryData[]; shown: CvSummaryData; onChoose: (nanoId: string) => void }

export function LanguageTags({ group, shown, onChoose }: Props) {
  const oldestFirst = group.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return (
    <fieldset className="card-languages">
      <legend className="visually-hidden">Language</legend>
      {oldestFirst.map(({ nanoId, language }) => (
        <button key={nanoId} type="button" aria-pressed={nanoId === shown.nanoId} onClick={() => onChoose(nanoId)}>
          <bdi lang={language}>{nameOfLanguage(language)}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
