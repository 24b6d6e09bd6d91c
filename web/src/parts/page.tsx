// The frame of most screens: main landmark, document title, footer.
import { type ReactNode, useEffect, useRef } from 'react'
import { hasPayments } from '../data/without.ts'
import { paths } from '../paths.ts'
import { Link } from './link.tsx'
import './page.css'

const POLICIES: [href: string, label: string][] = [
  [paths.refundPolicy, 'Refunds'],
  [paths.cancellationPolicy, 'Cancellation'],
]
const FOOTER: [href: string, label: string][] = [
  [paths.verify, 'Check a PDF'],
  [paths.check, 'What a program reads'],
  [paths.aboutUs, 'About us'],
  [paths.terms, 'Terms'],
  [paths.privacyPolicy, 'Privacy'],
  ...(hasPayments ? POLICIES : []),
  [paths.contactUs, 'Contact'],
]

type Props = { title: string; className?: string; children: ReactNode }

export function Page({ title, className = '', children }: Props) {
  const main = useArrival(title)
  return (
    <>
      <main id="main" ref={main} tabIndex={-1} className={`wrap ${className}`}>
        {children}
      </main>
      <footer className="wrap footer">
        <nav aria-label="About TruCV">
          {FOOTER.map(([href, label]) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

let arrivals = 0

/** After a change of screen, scrolls to the top and takes the focus, as a page load does. */
function useArrival(title: string) {
  const main = useRef<HTMLElement>(null)
  useTitle(title)
  useEffect(() => {
    arrivals += 1
    if (arrivals === 1 || window.location.hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [])
  return main
}
