// What the wallet's parts are made of: a read that is shown, awaited or explained; an empty state; long codes.
import type { ReactNode } from 'react'
import type { Read } from '../data/read.ts'
import { Icon } from '../parts/icon.tsx'
import { copyText } from '../parts/tell.ts'
import { WalletProblem } from './problem.tsx'
import type { Task } from './use-task.ts'
import { shortened, wordsOf } from './words.ts'

/** Shows what was read; meanwhile rows without words, and where it failed, why. */
export function Shown<T>({ read, what, children }: { read: Read<T>; what: string; children: (data: T) => ReactNode }) {
  if (read.data !== undefined) {
    return (
      <>
        {read.problem && (
          <p className="wallet-stale" role="status">
            <Icon name="cloud" /> This is what was known before: {wordsOf(read.problem)}{' '}
            <button type="button" className="link-button" onClick={read.reload}>
              Try again
            </button>
          </p>
        )}
        {children(read.data)}
      </>
    )
  }
  if (read.problem) return <WalletProblem problem={read.problem} retry={read.reload} />
  return (
    <div aria-busy="true" role="status" aria-label={`${what} being loaded`}>
      {[1, 2, 3].map(row => (
        <span key={row} className="skeleton wallet-row-skeleton" />
      ))}
    </div>
  )
}

/** What the wallet's backend left out: said, and not guessed. */
export const Unsaid = ({ children }: { children: ReactNode }) => <small className="wallet-unsaid">{children}</small>

export const Empty = ({ children }: { children: ReactNode }) => <p className="wallet-empty">{children}</p>

/** A long address or hash, shortened to the eye and whole to the clipboard. */
export function Code({ text, what }: { text: string; what: string }) {
  return (
    <span className="wallet-code-text">
      <code title={text}>{shortened(text)}</code>
      <CopyButton text={text} what={what} />
    </span>
  )
}

export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button type="button" className="wallet-copy" onClick={() => void copyText(text, 'Copied.')}>
      <Icon name="copy" />
      <span className="visually-hidden">Copy {what}</span>
    </button>
  )
}

/** What is under way, or why it was not to be. */
export function Said({ task: { busy, problem } }: { task: Task }) {
  return (
    <>
      <p className="wallet-said" role="status">
        {busy}
      </p>
      {problem && (
        <p className="wallet-error" role="alert">
          <Icon name="warn" /> {problem}
        </p>
      )}
    </>
  )
}
