// What came of it: an order on its way, a signature, or a contract's answer.

import { OrderWatch } from './orders.tsx'
import { CopyButton } from './parts.tsx'
import type { OpenWallet } from './session.ts'

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
  return (
    <>
      <p role="status">Signed. The signature is yours to pass on.</p>
      <dl className="wallet-facts">
        <div>
          <dt>
            Signature <CopyButton text={signature} what="the signature" />
          </dt>
          <dd>
            <code>{signature}</code>
          </dd>
        </div>
        {signer && (
          <div>
            <dt>Signed by</dt>
            <dd>
              <code>{signer}</code>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Answer({ lines }: { lines: string[] }) {
  return (
    <>
      <p role="status">The contract’s answer:</p>
      <ol className="wallet-answer">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no other name than its place
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
