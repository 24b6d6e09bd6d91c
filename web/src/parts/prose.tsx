// A page of running text, as a JSON file beside its screen has it.
import { createElement, Fragment, type ReactNode } from 'react'
import { type ClientConfig, useConfig } from '../data/config.ts'
import { hasPayments, hasWallet } from '../data/without.ts'
import { paths } from '../paths.ts'
import { Link } from './link.tsx'
import { Page } from './page.tsx'
import './prose.css'

/** One of these. Within a text: `**strong**`, `[label](name of a path)`, `{email}`,
 * `{gst …}` for words that only a seller who is registered under GST shows, and around these `{payments …}` and `{wallet …}` for words of
 * installations with payments or wallets. A block or an item that has no other words is left out. */
type Block = { h2?: string; p?: string; ul?: string[]; dl?: string[][]; seller?: boolean }
type Props = { title: string; lead: string; date?: string; body: Block[] }

export function Prose({ title, lead, date, body }: Props) {
  return (
    <Page title={`${title} · TruCV`}>
      <article className="prose">
        <h1>{title}</h1>
        {date && <p className="date">{date}</p>}
        <p className="lead">{lead}</p>
        {body.map(block => (
          <Part key={JSON.stringify(block)} {...(JSON.parse(here(JSON.stringify(block))) as Block)} />
        ))}
      </article>
    </Page>
  )
}

function Part({ h2, p, ul, dl, seller }: Block) {
  if (h2) return <h2>{h2}</h2>
  if (p) return <p>{inline(p)}</p>
  if (ul)
    return (
      <ul>
        {ul.filter(Boolean).map(text => (
          <li key={text}>{inline(text)}</li>
        ))}
      </ul>
    )
  if (dl)
    return (
      <dl>
        {dl
          .filter(([term]) => term)
          .map(([term, text = '']) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{inline(text)}</dd>
            </Fragment>
          ))}
      </dl>
    )
  return seller && <Seller />
}

/** The words of this installation. */
const here = (text: string) =>
  text.replace(/\{(payments|wallet) ((?:[^{}]|\{[^{}]*\})*)\}/g, (_, of, words) =>
    (of === 'wallet' ? hasWallet : hasPayments) ? words : '',
  )

const inline = (text: string) =>
  createElement(
    Fragment,
    null,
    ...text.split(/(\*\*[^*]{1,99}\*\*|\[[^\]]{1,99}\]\(\w{1,30}\)|\{email\}|\{gst[^}]{1,99}\})/).map(pieceOf),
  )

function pieceOf(text: string): ReactNode {
  if (text === '{email}') return <SupportEmail />
  if (text.startsWith('{gst')) return <WithGst>{text.slice(4, -1)}</WithGst>
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>
  const [, label, name] = /^\[(.{1,99})\]\((\w{1,30})\)$/.exec(text) ?? []
  if (!name) return text
  return <Link href={paths[name as 'terms']}>{label}</Link>
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

const WithGst = ({ children }: { children: string }) => useConfig().data?.seller.gstin && children

const Seller = () => (
  <Configured missing="show who sells">
    {({ seller: { name, address, gstin } }) => (
      <address className="seller">
        {name || `The operator of ${window.location.host}`}
        <br />
        {address}
        {gstin && (
          <>
            <br />
            GSTIN {gstin}
          </>
        )}
      </address>
    )}
  </Configured>
)
