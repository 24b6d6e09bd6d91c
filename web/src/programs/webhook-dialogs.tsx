// The dialogs of webhooks: making one, its new secret, its log. A chunk of its own.
import { useEffect, useId, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import {
  createWebhook,
  type DeliveryData,
  renewSecret,
  sendAgain,
  sendTest,
  useDeliveries,
  type WebhookData,
  type WebhookEvent,
} from '../data/webhooks.ts'
import { hasPayments } from '../data/without.ts'
import { momentOf } from '../parts/dates.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { ShownOnce } from './shown-once.tsx'

const EVENTS: Record<WebhookEvent, string> = {
  'cv.published': 'A CV is published',
  'cv.unpublished': 'A CV is taken down',
  'claim.confirmed': 'An institution confirms a claim',
  'claim.withdrawn': 'An institution withdraws it',
  'payment.completed': 'A payment is complete',
}
const OFFERED = (Object.keys(EVENTS) as WebhookEvent[]).filter(event => hasPayments || event !== 'payment.completed')
const LOOK_AGAIN_MS = 3_000

type Closes = { onClose: () => void }

const Secret = ({ secret, onClose }: { secret: string } & Closes) => (
  <ShownOnce
    title="The secret"
    lead="Your program checks with it that a message is ours. It is shown this once."
    copied="Secret copied"
    secret={secret}
    onClose={onClose}
  />
)

export function NewWebhook({ onClose }: Closes) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />
  const submit = async (form: FormData) => {
    const events = form.getAll('events') as WebhookEvent[]
    setSecret(await createWebhook({ url: String(form.get('url')).trim(), events }))
  }
  return (
    <FormDialog title="Add a webhook" className="key-dialog" action="Add it" onClose={onClose} onSubmit={submit}>
      <label className="field">
        Address that is told
        <input name="url" type="url" maxLength={2_000} placeholder="https://" required autoComplete="off" />
      </label>
      <fieldset>
        <legend>What it is told, for all of your CVs</legend>
        {OFFERED.map(event => (
          <label key={event}>
            <input type="checkbox" name="events" value={event} defaultChecked={event.startsWith('cv.')} />
            <span>
              {EVENTS[event]} <code>{event}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <p>Messages hold numbers and addresses, nothing that stands in a CV.</p>
    </FormDialog>
  )
}

export function NewSecret({ of, onClose }: { of: WebhookData } & Closes) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />
  const submit = async () => setSecret(await renewSecret(of.id))
  return (
    <FormDialog title="Make a new secret?" action="Make a new secret" onClose={onClose} onSubmit={submit}>
      <p>The one that you have goes on being good for 24 hours, so that your program can change over.</p>
    </FormDialog>
  )
}

export function WebhookLog({ of, onClose }: { of: WebhookData } & Closes) {
  const title = useId()
  const { data: deliveries, problem, reload } = useDeliveries(of.id)
  const [busy, run] = useBusy()
  const isWaiting = deliveries?.some(({ state }) => state === 'waiting') ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload is another function each time and does the same
  useEffect(() => {
    const timer = isWaiting ? setInterval(reload, LOOK_AGAIN_MS) : undefined
    return () => clearInterval(timer)
  }, [isWaiting])
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="webhook-log">
      <h2 id={title}>Last deliveries</h2>
      <p dir="ltr">{of.url}</p>
      {problem && <ProblemNotice problem={problem} retry={reload} />}
      {deliveries?.length === 0 && <p role="status">Nothing was sent yet.</p>}
      <ul>
        {deliveries?.map(one => (
          <Delivery key={one.id} of={one} webhook={of} />
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="button" disabled={busy} onClick={() => run(() => sendTest(of.id))}>
          Send a test
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

function Delivery({ of, webhook }: { of: DeliveryData; webhook: WebhookData }) {
  const [busy, run] = useBusy()
  const again = () => run(() => sendAgain(webhook.id, of.id).then(() => toast.success('It is sent again')))
  return (
    <li>
      <span>
        <code>{of.type}</code> {momentOf(of.at)}
        <small>{stateOf(of)}</small>
        {of.message && (
          <small>
            {of.message} {of.status !== null && `It said ${of.status}.`}
          </small>
        )}
      </span>
      {webhook.isOn && (
        <button type="button" className="link-button" disabled={busy} onClick={again}>
          Send again<span className="visually-hidden"> {of.type}</span>
        </button>
      )}
    </li>
  )
}

function stateOf({ state, tries, triedAt, nextAt }: DeliveryData): string {
  const after = `${tries} ${tries === 1 ? 'try' : 'tries'}`
  if (state === 'delivered') return `Delivered${triedAt ? ` ${momentOf(triedAt)}` : ''}, ${after}`
  if (state === 'failed') return `Given up after ${after}`
  return tries > 0 && nextAt ? `Next try ${momentOf(nextAt)}, ${after} so far` : 'Is being sent'
}
