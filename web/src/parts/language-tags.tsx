// The languages of a group of CVs, of which one is shown. Loaded only where there are several, for the names of languages.
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { nameOfLanguage } from '../../../api/core/cv/languages/index.ts'

type Props = { group: readonly CvSummaryData[]; shown: CvSummaryData; onChoose: (id: string) => void }

export function LanguageTags({ group, shown, onChoose }: Props) {
  const oldestFirst = group.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return (
    <fieldset className="card-languages">
      <legend className="visually-hidden">Language</legend>
      {oldestFirst.map(({ id, language }) => (
        <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => onChoose(id)}>
          <bdi lang={language}>{nameOfLanguage(language)}</bdi>
        </button>
      ))}
    </fieldset>
  )
}
