// The navigation between the steps: the current one, the finished ones.
import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useCvForm, useEditorState, useStepOrder } from './form-context.tsx'
import { checksOf, isStepDone, STEPS } from './steps.ts'

export function StepsNav() {
  const { step, setStep } = useCvForm()
  const doneText = useEditorState(state => {
    const checks = checksOf(state.document)
    return STEPS.filter(one => isStepDone(checks, one.number))
      .map(one => one.number)
      .join()
  })
  const order = useStepOrder()
  const done = new Set(doneText.split(',').map(Number))
  const row = useRef<HTMLElement>(null)

  // The row scrolls on small screens to keep the current step visible. The page itself must not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current step changes what is found
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [step])
  return (
    <nav ref={row} className="steps" aria-label="Steps">
      <ol>
        {order.map((number, at) => (
          <li key={number}>
            <button
              type="button"
              className={done.has(number) ? 'done' : undefined}
              aria-current={number === step ? 'step' : undefined}
              onClick={() => setStep(number)}
            >
              <span className="step-number" aria-hidden="true">
                {done.has(number) && number !== step ? <Icon name="tick" /> : at + 1}
              </span>
              {STEPS[number - 1]?.name}
              {done.has(number) && <span className="visually-hidden">, done</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
