// The form of the current step: heading, fields, Back and Next. Next shows the errors and focuses the first.
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Later } from '../../parts/later.tsx'
import type { Path } from '../session/document.ts'
import { fieldId } from './field.tsx'
import { useCvForm } from './form-context.tsx'
import { pasteRules } from './paste-rules.ts'
import { EducationStep } from './step-education.tsx'
import { ExperienceStep } from './step-experience.tsx'
import { MoreStep } from './step-more.tsx'
import { PersonalStep } from './step-personal.tsx'
import { ProjectsStep } from './step-projects.tsx'
import { SkillsStep } from './step-skills.tsx'
import { SummaryStep } from './step-summary.tsx'
import { LAST_STEP, STEPS, stepOfPath } from './steps.ts'

type Props = {
  onPublish: () => void /** Receives the action of the key for the next step. */
  next: RefObject<() => void>
}

export function StepForm({ onPublish, next }: Props) {
  const { step, setStep, editor, touch, isTouched, announce } = useCvForm()
  const current = STEPS[step - 1] ?? STEPS[0]!
  const { heading, toField } = useStepFocus(step)

  const goOn = (isByKey: boolean) => {
    const wrong = editor.problems().filter(problem => stepOfPath(problem.path) === step)
    const first = wrong.find(problem => problem.blocks) ?? wrong.find(problem => !isTouched(problem.path))
    touch(wrong.map(problem => problem.path))
    if (first) {
      announce(first.message)
      return focusField(first.path)
    }
    if (isByKey && step === LAST_STEP) return onPublish()
    toField.current = isByKey
    setStep(Math.min(LAST_STEP, step + 1))
  }
  useEffect(() => {
    next.current = () => goOn(true)
  })
  useEffect(() => {
    if (step === LAST_STEP - 1) loadReview().catch(() => undefined)
  }, [step])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    goOn(false)
  }
  return (
    <form className="step-form" onSubmit={onSubmit} onPaste={event => pasteRules()?.pasteClean(event)} noValidate>
      <p className="step-count">
        Step {step} of {LAST_STEP}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {current.heading}
      </h1>
      <p className="step-hint">{current.hint}</p>
      {fieldsOf(step, onPublish)}
      <div className="step-nav">
        {step > 1 ? (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            Back
          </button>
        ) : (
          <span />
        )}
        {step < LAST_STEP && (
          <button type="submit" className="button primary">
            Next: {STEPS[step]?.name}
          </button>
        )}
      </div>
    </form>
  )
}

/** The last step is a chunk of its own, fetched a step ahead. */
const loadReview = () => import('./step-review.tsx')

function fieldsOf(step: number, onPublish: () => void): ReactNode {
  switch (step) {
    case 2:
      return <EducationStep />
    case 3:
      return <ExperienceStep />
    case 4:
      return <SkillsStep />
    case 5:
      return <ProjectsStep />
    case 6:
      return <MoreStep />
    case 7:
      return <SummaryStep />
    case 8:
      return (
        <Later load={loadReview} waiting={<p role="status">Loading…</p>}>
          {({ ReviewStep }) => <ReviewStep onPublish={onPublish} />}
        </Later>
      )
    default:
      return <PersonalStep />
  }
}

/** The first control of a step; the last step has none. */
const FIRST = '.edit-field :is(input, textarea, select), .item-name, .button.add'

/**
 * A new step focuses its heading, or the requested field once its item is open. Reached by its key, it focuses its first field, and so
 * does a CV that is new.
 */
function useStepFocus(step: number) {
  const { target, editor, announce } = useCvForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const toField = useRef(editor.getState().cvId === null && step === 1)
  const shown = useRef({ step: 0, target })
  useEffect(() => {
    const before = shown.current
    shown.current = { step, target }
    if (target !== before.target && target) {
      const frame = requestAnimationFrame(() => focusField(target.path))
      return () => cancelAnimationFrame(frame)
    }
    if (step === before.step || (before.step === 0 && !toField.current)) return
    window.scrollTo({ top: 0 })
    const field = toField.current ? heading.current?.closest('form')?.querySelector<HTMLElement>(FIRST) : null
    toField.current = false
    if (field && before.step > 0) announce(`Step ${step} of ${LAST_STEP}: ${STEPS[step - 1]?.name}`)
    ;(field ?? heading.current)?.focus({ preventScroll: true })
    // As with Tab: typing replaces the selected text.
    if (field instanceof HTMLInputElement) field.select()
  }, [step, target, announce])
  return { heading, toField }
}

/** Focuses the control of a path, or of its nearest ancestor on the page. */
function focusField(path: Path): void {
  for (let near = path; near.includes('.'); near = near.slice(0, near.lastIndexOf('.'))) {
    const element = document.getElementById(fieldId(near))
    if (!element) continue
    element.focus()
    element.scrollIntoView({ block: 'center' })
    return
  }
  document.getElementById(fieldId(path))?.focus()
}
