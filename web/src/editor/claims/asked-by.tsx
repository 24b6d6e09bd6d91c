// What a link of an institution leads to, /create-cv?ask=<address>: names its domain, once, and fills in the address for requests of this CV
// when the person agrees. A chunk of its own. Sends no request.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useSearch } from 'wouter'
import { readAddress } from '../../../../api/core/claims/addresses.ts'
import { type AskedBy as Asked, keepAddressOf, keepAskedBy, readAskedBy } from '../../data/asked-address.ts'
import { findDesk } from '../../data/claims.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { SignInButton } from '../../parts/small-window.tsx'
import { showProblem } from '../../parts/toast-messages.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import '../dialogs.css'

const NO_ADDRESS = 'The link that brought you here has no readable e-mail address, so it is ignored.'
const NO_DESK = 'The institution of this link has no desk here, so the link is ignored.'

export function AskedBy() {
  const { isLogin } = useCvForm()
  const [asked, keep] = useAsked()
  const [isLater, setLater] = useState(false)
  const domain = useDomain(isLogin && asked && !asked.isAgreed ? asked.email : null, () => keep(null))
  if (!asked || asked.isAgreed) return null
  if (!isLogin) {
    return isLater ? null : (
      <Sentence title="An institution sent you here" leave="Later" onLeave={() => setLater(true)} go={<SignInButton />}>
        Sign in, and we say which institution asks you to have your CV confirmed. You can also begin your CV before.
      </Sentence>
    )
  }
  const agree = (
    <button
      type="button"
      className="button primary"
      data-first-focus
      onClick={() => keep({ ...asked, isAgreed: true })}
    >
      Agree
    </button>
  )
  return (
    domain && (
      <Sentence title={`${domain} asks you to have your CV confirmed`} leave="No" onLeave={() => keep(null)} go={agree}>
        If you agree, <bdi>{asked.email}</bdi> is filled in when you ask for a confirmation of this CV. Nothing is sent
        by itself: you choose the sections, and send each question.
      </Sentence>
    )
  )
}

type SentenceProps = { title: string; leave: string; onLeave: () => void; go: ReactNode; children: ReactNode }

function Sentence({ title, leave, onLeave, go, children }: SentenceProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onLeave} labelledBy={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="dialog-lead">{children}</p>
      <Actions label={leave} onClick={onLeave}>
        {go}
      </Actions>
    </Dialog>
  )
}

/** The address of the link, which leaves the page's address. Once it is agreed to and the CV has an id, it belongs to the CV. */
function useAsked() {
  const cvId = useEditorState(state => state.cvId)
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [asked, setAsked] = useState(readAskedBy)
  const keep = (next: Asked | null) => {
    keepAskedBy(next)
    setAsked(next)
  }
  useEffect(() => {
    const { ask, ...rest } = Object.fromEntries(new URLSearchParams(search))
    if (ask === undefined) return
    const email = readAddress(ask)
    if (!email) toast.error(NO_ADDRESS, { id: 'ask' })
    const next = email === null ? null : { email, isAgreed: false }
    keepAskedBy(next)
    setAsked(next)
    const left = new URLSearchParams(rest).toString()
    navigate(left ? `${path}?${left}` : path, { replace: true })
  }, [search, path, navigate])
  // What was agreed to for a new CV is not for another that is opened in this tab.
  const isOther = useRef(cvId !== null && asked?.isAgreed === true)
  useEffect(() => {
    if (!cvId || !asked?.isAgreed || isOther.current) return
    keepAddressOf(cvId, asked.email)
    keepAskedBy(null)
    setAsked(null)
  }, [cvId, asked])
  return [asked, keep] as const
}

/** The domain of an address that has a desk; null until it is known. */
function useDomain(email: string | null, onNone: () => void): string | null {
  const [domain, setDomain] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: onNone need not be the same function
  useEffect(() => {
    setDomain(null)
    if (email === null) return
    let isWanted = true
    findDesk(email).then(found => {
      if (!isWanted) return
      if (found.hasDesk) return setDomain(found.domain)
      toast.error(NO_DESK, { id: 'ask' })
      onNone()
    }, showProblem)
    return () => {
      isWanted = false
    }
  }, [email])
  return domain
}
