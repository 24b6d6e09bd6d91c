// The result of an action: a sent order, a signature, or a contract's reply.
import type { OpenWallet } from '../kit/index.ts'
import { CopyButton, Facts } from '../parts.tsx'
import { OrderWatch } from '../screens/orders.tsx'

export type Result = { jobId: string } | { signature: string; signer: string | null } | { answer: string[] }

type Props = { wallet: OpenWallet; result: Result; onClose: () => void }

export function ResultStep({ wallet, result, onClose }: Props) {
  return (
    <div className="wallet-result">
      {'jobId' in result && <OrderWatch wallet={wallet} jobId={result.jobId} />}
      {'signature' in result && <Signature {...result} />}
      {'answer' in result && <Answer lines={result.answer} />}
      <div className="actions">
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  )
}

function Signature({ signature, signer }: { signature: string; signer: string | null }) {
  const label = (
    <>
      Signature <CopyButton text={signature} what="the signature" />
    </>
  )
  const facts = [{ label, value: signature, isCode: true }]
  return (
    <>
      <p role="status">Signed. The signature is yours to pass on.</p>
      <Facts facts={signer ? [...facts, { label: 'Signed by', value: signer, isCode: true }] : facts} />
    </>
  )
}

function Answer({ lines }: { lines: string[] }) {
  return (
    <>
      <p role="status">The contract’s answer:</p>
      <ol className="wallet-answer">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a reply have no identity of their own
          <li key={index}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
