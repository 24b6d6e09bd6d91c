// The form of the current step: heading, fields, Back and Next. Next shows the errors and focuses the first.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Path } from '../session/document.ts'
import { fieldId } from './field.tsx'
import { useCvForm } from './form-context.tsx'
import { EducationStep } from './step-education.tsx'
import { ExperienceStep } from './step-experience.tsx'
import { MoreStep } from './step-more.tsx'
import { PersonalStep } from './step-personal.tsx'
import { ProjectsStep } from './step-projects.tsx'
import { ReviewStep } from './step-review.tsx'
import { SkillsStep } from './step-skills.tsx'
import { SummaryStep } from './step-summary.tsx'
import { LAST_STEP, STEPS, stepOfPath } from './steps.ts'

export function StepForm({ onPublish }: { onPublish: () => void }) {
  const { step, setStep, editor, touch, isTouched, announce } = useCvForm()
  const current = STEPS[step - 1] ?? STEPS[0]!
  const heading = useStepFocus(step)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = editor.problems().filter(problem => stepOfPath(problem.path) === step)
    const first = wrong.find(problem => problem.blocks) ?? wrong.find(problem => !isTouched(problem.path))
    touch(wrong.map(problem => problem.path))
    if (!first) return setStep(Math.min(LAST_STEP, step + 1))
    announce(first.message)
    focusField(first.path)
  }
  return (
    <form className="step-form" onSubmit={onSubmit} noValidate>
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
      return <ReviewStep onPublish={onPublish} />
    default:
      return <PersonalStep />
  }
}

/** A new step focuses its heading, or the requested field once its item is open. */
function useStepFocus(step: number) {
  const { target } = useCvForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ step, target })
  useEffect(() => {
    const before = shown.current
    shown.current = { step, target }
    if (target !== before.target && target) {
      const frame = requestAnimationFrame(() => focusField(target.path))
      return () => cancelAnimationFrame(frame)
    }
    if (step === before.step) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step, target])
  return heading
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
