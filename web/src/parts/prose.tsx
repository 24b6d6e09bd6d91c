// A page of running text: heading, lead, sections.
import type { ReactNode } from 'react'
import { useConfig } from '../data/config.ts'
import { Page } from './page.tsx'
import './prose.css'

type Props = { title: string; lead: ReactNode; date?: string; children: ReactNode }

export function Prose({ title, lead, date, children }: Props) {
  return (
    <Page title={`${title} · TruCV`}>
      <article className="prose">
        <h1>{title}</h1>
        {date && <p className="date">{date}</p>}
        <p className="lead">{lead}</p>
        {children}
      </article>
    </Page>
  )
}

/** The configured support address. */
export function SupportEmail() {
  const { data, problem, reload } = useConfig()
  if (data) return <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
  if (!problem) return <span className="skeleton inline" />
  return (
    <button type="button" className="link-button" onClick={reload}>
      show our address
    </button>
  )
}

/** The configured seller. */
export function Seller() {
  const { data, problem, reload } = useConfig()
  if (data) {
    const { name, address, gstin } = data.seller
    return (
      <address className="seller">
        {name}
        <br />
        {address}
        <br />
        GSTIN {gstin}
      </address>
    )
  }
  if (!problem) return <span className="skeleton inline" />
  return (
    <button type="button" className="link-button" onClick={reload}>
      show who sells
    </button>
  )
}
