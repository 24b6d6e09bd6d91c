// The dialog of one action: a form, then a review of what will be signed, then the result.
import { useId, useState } from 'react'
import { notLoggedIn } from '../../../../api/core/wallet/errors.ts'
import type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
import type { SignMethod } from '../../../../api/core/wallet/signatures.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ContractRead, Intent, OpenWallet } from '../kit/index.ts'
import { kit } from '../session/session.ts'
import { errorInWords } from '../words.ts'
import { ACTIONS, type ActionName, fieldsByPath, firstValues, requiredBy } from './actions.ts'
import type { Choices } from './choices.ts'
import { FormStep } from './form-step.tsx'
import { type Problems, readIntent, readRequestOf, typedDataIn, type Values } from './form-values.ts'
import { type Result, ResultStep } from './result-step.tsx'
import { IntentReview, TextReview } from './review-step.tsx'
import { WithChoices } from './with-choices.tsx'

type Props = { wallet: OpenWallet; name: ActionName; known: Values; onClose: () => void }

export function ActionDialog({ onClose, ...props }: Props) {
  const title = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="wallet-dialog">
      <header className="wallet-dialog-head">
        <h2 id={title} tabIndex={-1} data-first-focus>
          {ACTIONS[props.name].title}
        </h2>
        <button type="button" className="button icon-only" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      <WithChoices wallet={props.wallet} required={requiredBy(props.name)}>
        {choices => <Steps {...props} choices={choices} onClose={onClose} />}
      </WithChoices>
    </Dialog>
  )
}

/** A filled-in form: an intent or a text to sign, or the body of a contract read. */
type Ready = { intent: Intent } | { method: SignMethod; text: string } | { body: ContractRead }
type Step = { is: 'form' } | { is: 'review'; ready: Ready } | { is: 'result'; result: Result }

function Steps({ wallet, name, known, onClose, choices }: Props & { choices: Choices }) {
  const action = ACTIONS[name]
  const [values, setValues] = useState(() => firstValues(action, choices, known))
  const [step, setStep] = useState<Step>({ is: 'form' })
  const onDone = (result: Result) => setStep({ is: 'result', result })
  const onBack = () => setStep({ is: 'form' })

  /** Resolves with the form's problems; null when the next step is shown. */
  const onSubmit = async (): Promise<Problems | null> => {
    const ready = readyOf(name, values, choices, wallet.userSWA)
    if ('fields' in ready) return ready
    try {
      if ('intent' in ready) kit.demandOpen(wallet, notLoggedIn())
      if ('body' in ready) onDone({ answer: await wallet.readContract(ready.body) })
      else setStep({ is: 'review', ready })
      return null
    } catch (error) {
      return { fields: {}, general: errorInWords(error) }
    }
  }
  if (step.is === 'result') return <ResultStep wallet={wallet} result={step.result} onClose={onClose} />
  if (step.is === 'form') {
    return <FormStep action={action} choices={choices} values={values} onChange={setValues} onSubmit={onSubmit} />
  }
  const shared = { wallet, choices, onBack, onDone }
  if ('intent' in step.ready) return <IntentReview {...shared} intent={step.ready.intent} />
  return 'method' in step.ready ? <TextReview {...shared} method={step.ready.method} text={step.ready.text} /> : null
}

function readyOf(name: ActionName, values: Values, choices: Choices, userSWA: string): Ready | Problems {
  if (name === 'readContract') return readRequestOf(values)
  if (name === 'signMessage') {
    const text = values.message ?? ''
    return text === ''
      ? { fields: { message: 'There is nothing to sign yet' }, general: null }
      : { method: 'EIP191', text }
  }
  if (name === 'signTypedData') {
    const text = values.typed ?? ''
    if (typedDataIn(text)) return { method: 'EIP712', text }
    return { fields: { typed: 'Typed data is JSON with domain, types, primaryType and message' }, general: null }
  }
  const read = readIntent(name as IntentName, values, choices, userSWA, fieldsByPath(ACTIONS[name]))
  return 'fields' in read ? read : { intent: read }
}
