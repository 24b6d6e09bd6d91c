// The review before signing: what will be signed, in plain words, and the button that signs it.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SignMethod } from '../../../../api/core/wallet/signatures.ts'
import { type Intent, type OpenWallet, recoverPersonal, type UserOperation } from '../kit/index.ts'
import { type Fact, Facts, type Task, TaskStatus, useTask } from '../parts.tsx'
import { refreshWallet } from '../reads.ts'
import type { Choices } from './choices.ts'
import { feeWords, networkOf, reviewOf } from './describe.ts'
import { typedDataIn } from './form-values.ts'
import type { Result } from './result-step.tsx'

type Shared = { wallet: OpenWallet; choices: Choices; onBack: () => void; onDone: (result: Result) => void }

export function IntentReview({ wallet, choices, intent, onBack, onDone }: Shared & { intent: Intent }) {
  const task = useTask()
  const { sentence, rows, verb } = reviewOf(intent, choices)
  const fee = useFee(wallet, choices, intent)
  /** A retry after a lost reply sends the same operation, which is executed once. */
  const signed = useRef<UserOperation>(undefined)
  const go = () =>
    task.run('Signing and sending…', async () => {
      signed.current ??= await wallet.signIntent(intent, choices.networks)
      const jobId = await wallet.execute(signed.current)
      void refreshWallet(wallet)
      onDone({ jobId })
    })
  return (
    <Frame sentence={sentence} verb={verb} task={task} onBack={onBack} onGo={go}>
      <Facts facts={[...rows, { label: 'Network fee', value: fee }]} />
    </Frame>
  )
}

function useFee(wallet: OpenWallet, choices: Choices, intent: Intent): string {
  const [estimate, setEstimate] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    // Estimated only where this wallet pays; the order does not wait for it.
    if (networkOf(intent, choices)?.sponsorshipEnabled) return
    wallet.estimateFee(intent).then(
      fee => wanted && setEstimate(fee),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [wallet, choices, intent])
  return feeWords(intent, choices, estimate)
}

type TextProps = Shared & { method: SignMethod; text: string }

export function TextReview({ wallet, method, text, onBack, onDone }: TextProps) {
  const task = useTask()
  const go = () =>
    task.run('Signing…', async () => {
      const isText = method === 'EIP191'
      const signature = await (isText ? wallet.signMessage(text) : wallet.signTypedData(text))
      onDone({ signature, signer: isText ? recoverPersonal(text, signature) : null })
    })
  const typed = method === 'EIP712' ? typedDataIn(text) : null
  const sentence = typed
    ? 'The wallet’s key will sign the data below. A signature can be as good as a transaction: sign only what you understand.'
    : 'The wallet’s key will sign exactly this text. Whoever has the signature can show that it was you.'
  const rows: Fact[] = typed
    ? [
        { label: 'Kind', value: typed.primaryType },
        { label: 'For', value: JSON.stringify(typed.domain, null, 2), isCode: true },
        { label: 'Data', value: JSON.stringify(typed.message, null, 2), isCode: true },
      ]
    : [{ label: 'Message', value: text, isCode: true }]
  return (
    <Frame sentence={sentence} verb="Sign" task={task} onBack={onBack} onGo={go}>
      <Facts facts={[...rows, { label: 'Network fee', value: 'None: nothing is sent to a network.' }]} />
    </Frame>
  )
}

type FrameProps = {
  sentence: string
  verb: string
  task: Task
  onBack: () => void
  onGo: () => void
  children: ReactNode
}

function Frame({ sentence, verb, task, onBack, onGo, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="wallet-review">
      <h3 ref={heading} tabIndex={-1}>
        Please read before you sign
      </h3>
      <p>{sentence}</p>
      {children}
      <TaskStatus task={task} />
      <div className="actions">
        <button type="button" className="button" disabled={task.busy !== null} onClick={onBack}>
          Back
        </button>
        <button type="button" className="button primary" disabled={task.busy !== null} onClick={onGo}>
          {task.problem ? 'Try again' : verb}
        </button>
      </div>
    </div>
  )
}
