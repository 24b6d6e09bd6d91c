// Financial years on hold: their documents keep recipients and files beyond their time, such as for proceedings.
import { useState } from 'react'
import { holdYear, releaseYear, useHolds } from '../../data/admin.ts'
import { dayOf } from '../../parts/dates.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { ProblemNotice } from '../../parts/notice.tsx'
import { ReasonField } from '../ask-reason.tsx'
import { SectionHead } from '../paged-section.tsx'

export function Holds() {
  const { data: holds, problem, reload } = useHolds()
  /** The year to release; '' keeps one. */
  const [asked, setAsked] = useState<string | null>(null)
  const change = async (form: FormData) => {
    const [year, reason] = [form.get('year'), form.get('reason')].map(text => String(text).trim()) as [string, string]
    await (asked ? releaseYear : holdYear)({ year, reason })
    setAsked(null)
  }
  return (
    <section aria-labelledby="holds">
      <SectionHead id="holds" title="Years on hold">
        <button type="button" className="button" onClick={() => setAsked('')}>
          Keep a year
        </button>
      </SectionHead>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      {holds?.length === 0 && <p>No year is on hold: recipients and files go when the time of a year is over.</p>}
      <ul className="rows audit">
        {holds?.map(({ year, reason, at }) => (
          <li key={year}>
            <span className="row-main">
              <strong>{year}</strong> {reason}
              <small>On hold since {dayOf(at)}</small>
            </span>
            <button type="button" className="link-button" onClick={() => setAsked(year)}>
              Release<span className="visually-hidden"> {year}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <FormDialog
          title={asked ? 'Release this year?' : 'Keep a year'}
          action={asked ? 'Release' : 'Keep'}
          isDanger={asked !== ''}
          onClose={() => setAsked(null)}
          onSubmit={change}
        >
          <label className="field">
            Financial year, such as 26-27
            <input name="year" defaultValue={asked} readOnly={asked !== ''} pattern="\d\d-\d\d" required />
          </label>
          <ReasonField />
        </FormDialog>
      )}
    </section>
  )
}
