// A state in place of content (empty, failed, offline), with the next thing to do.
import type { ReactNode } from 'react'
import type { ApiProblem } from '../data/fetch.ts'
import { Icon, type IconName } from './icon.tsx'
import './notice.css'

type Props = {
  icon: IconName
  title: string
  /** h1 when the notice is the whole page. */
  heading?: 'h1' | 'h2'
  children: ReactNode
}

export function Notice({ icon, title, heading: Heading = 'h2', children }: Props) {
  return (
    <section className="notice">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

type ProblemProps = { problem: ApiProblem; retry: () => void; heading?: 'h1' | 'h2' }

/** A failed read, with a button to try again. */
export function ProblemNotice({ problem, retry, heading = 'h2' }: ProblemProps) {
  const offline = problem.code === 'offline'
  return (
    <Notice
      icon={offline ? 'cloud' : 'warn'}
      title={offline ? 'You are offline' : 'This did not work'}
      heading={heading}
    >
      <p role="alert">{problem.message}</p>
      {problem.requestId && (
        <p className="request">
          If you write to us, please add: <code>{problem.requestId}</code>
        </p>
      )}
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </Notice>
  )
}
