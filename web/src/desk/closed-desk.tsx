// What a desk is, and a link to it by mail.
import { type FormEvent, useState } from 'react'
import { askForDesk } from '../data/desk.ts'
import { Icon } from '../parts/icon.tsx'
import { useBusy } from '../parts/use-busy.ts'

export function ClosedDesk() {
  const [busy, run] = useBusy()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    void run(async () => {
      await askForDesk(email)
      setSentTo(email)
    })
  }
  return (
    <div className="desk-closed">
      <h1>The desk of your mailbox</h1>
      <p>
        For placement cells, registrars and personnel offices: a desk shows all requests to one mailbox at one place, to
        confirm or decline many at once. It needs no account. A link by mail opens it in this browser for 12 hours.
      </p>
      <p>A mailbox has a desk from its first answer to a request on, or when it was invited.</p>
      <form onSubmit={submit}>
        <label className="field">
          Address of the mailbox
          <input name="email" type="email" autoComplete="email" required maxLength={254} />
        </label>
        <button type="submit" className="button primary" disabled={busy}>
          <Icon name="mail" /> Send me the link
        </button>
      </form>
      <div role="status">
        {sentTo !== null && (
          <p>
            If a mailbox with the address <bdi>{sentTo}</bdi> may have a desk, a link is on its way there. It works
            once, for 30 minutes; we send at most five a day. This page does not say which mailboxes have a desk.
          </p>
        )}
      </div>
    </div>
  )
}
