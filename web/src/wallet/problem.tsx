// The wallet's own broken states: it is elsewhere, and what is not there does not touch the CVs.
import type { ReactNode } from 'react'
import type { ApiProblem } from '../data/fetch.ts'
import { Link } from '../parts/link.tsx'
import { Notice } from '../parts/notice.tsx'
import { paths } from '../paths.ts'
import { wordsOf } from './words.ts'

const TITLES = new Map([
  ['wallet_unavailable', 'There is no wallet here yet'],
  ['offline', 'You are offline'],
])

type Props = { problem: ApiProblem; retry: () => void; heading?: 'h1' | 'h2'; children?: ReactNode }

export function WalletProblem({ problem, retry, heading = 'h2', children }: Props) {
  return (
    <Notice icon="cloud" title={TITLES.get(problem.code) ?? 'The wallet is not reachable'} heading={heading}>
      <p role="alert">{wordsOf(problem)}</p>
      <p>Your CVs are not affected.</p>
      <div className="wallet-ways">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        {heading === 'h1' && (
          <Link className="button" href={paths.dashboard}>
            To your CVs
          </Link>
        )}
        {children}
      </div>
    </Notice>
  )
}
