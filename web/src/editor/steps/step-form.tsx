// The form of the current step: heading, fields, Back and Next. Next shows the errors and focuses the first.
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Later } from '../../parts/later.tsx'
import type { Path } from '../session/document.ts'
import { onEnter } from './enter.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useStepOrder } from './form-context.tsx'
import { pasteRules } from './paste-rules.ts'
import { PersonalStep } from './step-personal.tsx'
import { LAST_STEP, STEPS, stepOfPath } from './steps.ts'

type Props = {
  onPublish: () => void
  /** Receives the action of the key for the next step. */
  next: RefObject<() => void>
}

export function StepForm({ onPublish, next }: Props) {
  const { view, step, setStep, editor, touch, isTouched, announce } = useCvForm()
  const current = STEPS[step - 1] ?? STEPS[0]!
  const order = useStepOrder()
  const place = order.indexOf(step)
  const [before, after] = [order[place - 1], order[place + 1]]
  const later = useLaterSteps()
  const isShown = step === 1 || step === LAST_STEP || later.steps !== null
  const { heading, toField } = useStepFocus(step, isShown, `Step ${place + 1} of ${LAST_STEP}: ${current.name}`)

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
    setStep(after ?? LAST_STEP)
  }
  useEffect(() => {
    next.current = () => view === 'write' && goOn(true)
  })
  useEffect(() => {
    if (step === LAST_STEP - 1) loadReview().catch(() => undefined)
  }, [step])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    goOn(false)
  }
  return (
    <form
      className="step-form"
      onSubmit={onSubmit}
      onKeyDown={onEnter}
      onPaste={event => pasteRules()?.pasteClean(event)}
      noValidate
    >
      <p className="step-count">
        Step {place + 1} of {LAST_STEP}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {current.heading}
      </h1>
      <p className="step-hint">{current.hint}</p>
      <StepFields step={step} later={later} onPublish={onPublish} />
      <StepNav before={before} after={after} />
    </form>
  )
}

function StepNav({ before, after }: { before: number | undefined; after: number | undefined }) {
  const { setStep } = useCvForm()
  return (
    <div className="step-nav">
      {before ? (
        <button type="button" className="button" onClick={() => setStep(before)}>
          Back
        </button>
      ) : (
        <span />
      )}
      {after && (
        <button type="submit" className="button primary">
          Next: {STEPS[after - 1]?.name}
        </button>
      )}
    </div>
  )
}

/** The last step is a chunk of its own, fetched a step ahead. */
const loadReview = () => import('./step-review.tsx')
/** The steps between the first and the last are a chunk that is fetched as soon as the editor is open. */
let loaded: typeof import('./later-steps.tsx') | null = null

function useLaterSteps() {
  const [steps, setSteps] = useState(loaded)
  const load = useCallback(async () => {
    loaded = await import('./later-steps.tsx')
    setSteps(loaded)
  }, [])
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  return { steps, load }
}

type FieldsProps = { step: number; later: ReturnType<typeof useLaterSteps>; onPublish: () => void }

function StepFields({ step, later: { steps, load }, onPublish }: FieldsProps) {
  const waiting = <p role="status">Loading…</p>
  if (step === 1) return <PersonalStep />
  if (step < LAST_STEP) {
    return (
      steps?.fieldsOf(step) ?? (
        <Later load={load} waiting={waiting}>
          {() => null}
        </Later>
      )
    )
  }
  return (
    <Later load={loadReview} waiting={waiting}>
      {({ ReviewStep }) => <ReviewStep onPublish={onPublish} />}
    </Later>
  )
}

/** The first control of a step; the last step has none. */
const FIRST = '.edit-field :is(input, textarea, select), .item-name, .button.add'

/**
 * A new step focuses its heading, or the requested field once its item is open. Reached by its key, it focuses its first field, and so
 * does a CV that is new and empty.
 */
function useStepFocus(step: number, isShown: boolean, words: string) {
  const { target, editor, announce, source } = useCvForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const toField = useRef(editor.getState().cvId === null && step === 1 && !source)
  const shown = useRef({ step: 0, target })
  const focusLater = useRef<(() => void) | null>(null)
  // Before the person can see the step: a scroll of theirs is not undone.
  useLayoutEffect(() => {
    if (!isShown) return
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
    if (field && before.step > 0) announce(words)
    focusLater.current = () => {
      ;(field ?? heading.current)?.focus({ preventScroll: true })
      // As with Tab: typing replaces the selected text.
      if (field instanceof HTMLInputElement) field.select()
    }
  }, [step, target, announce, isShown, words])
  // Once the fields follow the document: a letter that is typed before would be taken back.
  useEffect(() => {
    focusLater.current?.()
    focusLater.current = null
  })
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
