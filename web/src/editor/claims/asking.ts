// Sends the questions of the ask dialog to an institution: one request for each section, and says which were not sent.
import { type FormEvent, useState } from 'react'
import type { Language } from '../../../../api/core/cv/languages/index.ts'
import { askInstitution } from '../../data/claims.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { useCvForm } from '../steps/form-context.tsx'
import type { ClaimableSection } from './claim-words.ts'

export const FIELDS = {
  institution: { label: 'Institution', maxLength: 200, required: true, autoComplete: 'organization' },
  email: { label: 'E-mail of somebody there', maxLength: 254, required: true, type: 'email' },
  reference: { label: 'A number by which they find you', maxLength: 80, required: false },
} as const
export type FieldName = keyof typeof FIELDS
type Values = Record<FieldName, string> & { language: Language; isWhole: boolean }
/** `version`: of the CV that the sections were read from. */
type Where = { cvId: string; version: number; onAsked: () => void }
/** `field`: null for an error of the whole form. */
type FieldError = { field: FieldName | null; message: string }

const STALE = 'The CV was changed meanwhile. Close this, look at the section, and ask again.'
const named = (sections: readonly ClaimableSection[]) => sections.map(({ name }) => `“${name}”`).join(', ')

/** `asked`: the paths of the sections whose questions were sent; they are not sent again. */
export function useAsking(values: Values, { cvId, version, onAsked }: Where) {
  const { announce } = useCvForm()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<FieldError | null>(null)
  const [asked, setAsked] = useState<readonly string[]>([])
  const send = async (sections: readonly ClaimableSection[]) => {
    setBusy(true)
    const institution = values.institution.trim()
    const reference = values.reference.trim()
    const { language, isWhole } = values
    const about = { institution, email: values.email.trim(), language, ...(reference && { reference }) }
    const sent: ClaimableSection[] = []
    const left = new Map<ClaimableSection, FieldError>()
    let ended: FieldError | null = null
    for (const section of sections) {
      if (ended) left.set(section, ended)
      else {
        try {
          await askInstitution(cvId, section.path, { ...about, scope: isWhole ? 'whole' : 'facts' }, version)
          sent.push(section)
        } catch (failure) {
          left.set(section, errorIn(failure))
          if (!isOfSection(failure)) ended = errorIn(failure)
        }
      }
    }
    if (left.size === 0) {
      announce(`Asked: ${institution}`)
      return onAsked()
    }
    setAsked(before => [...before, ...sent.map(({ path }) => path)])
    setError(sections.length === 1 ? (left.values().next().value ?? null) : inSections(sent, left))
    setBusy(false)
  }
  const onSubmit = (event: FormEvent, sections: readonly ClaimableSection[]) => {
    event.preventDefault()
    // React events bubble from the portal into the editor's form, which would submit as well.
    event.stopPropagation()
    void send(sections)
  }
  return { busy, error, asked, clearError: () => setError(null), onSubmit }
}

/** Whether other sections can be asked about nevertheless: not after a wrong address, a changed CV, a limit or an outage. */
const isOfSection = (failure: unknown) =>
  failure instanceof ApiProblem && failure.status === 409 && failure.code !== 'limit_reached'

/** What was sent, and each reason with the sections that were not. */
function inSections(sent: readonly ClaimableSection[], left: ReadonlyMap<ClaimableSection, FieldError>): FieldError {
  const entries = [...left]
  const reasons = [...new Set(entries.map(([, { message }]) => message))].map(reason => {
    const names = entries.filter(([, { message }]) => message === reason).map(([section]) => section)
    return `Not asked about ${named(names)}: ${reason}`
  })
  const [[, { field }]] = entries as [[ClaimableSection, FieldError]]
  return { field, message: [...(sent.length > 0 ? [`Asked about ${named(sent)}.`] : []), ...reasons].join(' ') }
}

function errorIn(failure: unknown): FieldError {
  if (!(failure instanceof ApiProblem)) return { field: null, message: 'Something went wrong.' }
  if (failure.status === 412) return { field: null, message: STALE }
  const first = failure.errors[0]
  const field = (first?.path.slice(1) ?? '') as FieldName
  return { field: field in FIELDS ? field : null, message: first?.message ?? failure.message }
}
