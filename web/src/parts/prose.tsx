// A page of running text: heading, lead, sections.
import type { ReactNode } from 'react'
import { type ClientConfig, useConfig } from '../data/config.ts'
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

/** A part of the configuration within a text, or a button that loads it again. */
function Configured({ missing, children }: { missing: string; children: (config: ClientConfig) => ReactNode }) {
  const { data, problem, reload } = useConfig()
  if (data) return children(data)
  if (!problem) return <span className="skeleton inline" />
  return (
    <button type="button" className="link-button" onClick={reload}>
      {missing}
    </button>
  )
}

export const SupportEmail = () => (
  <Configured missing="show our address">
    {({ supportEmail }) => <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
  </Configured>
)

export const Seller = () => (
  <Configured missing="show who sells">
    {({ seller: { name, address, gstin } }) => (
      <address className="seller">
        {name}
        <br />
        {address}
        <br />
        GSTIN {gstin}
      </address>
    )}
  </Configured>
)
