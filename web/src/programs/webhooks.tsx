// The user's webhooks: addresses that receive events about the user's CVs.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { recoverWebhook, removeWebhook, switchWebhook, useWebhooks, type WebhookData } from '../data/webhooks.ts'
import { dayOf } from '../parts/dates.ts'
import { Icon } from '../parts/icon.tsx'
import { Later } from '../parts/later.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { showProblem } from '../parts/toast-messages.ts'
import { useBusy } from '../parts/use-busy.ts'

const loadDialogs = () => import('./webhook-dialogs.tsx')
const UNDO_MS = 8_000

type Opened = { what: 'new' } | { what: 'secret' | 'log'; of: WebhookData }

export function Webhooks() {
  const { data: webhooks = [], problem, reload } = useWebhooks()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <h3>Webhooks</h3>
      <p>An address of yours is told when something happens, so that a program need not ask again and again.</p>
      {problem ? (
        <ProblemNotice problem={problem} retry={reload} />
      ) : (
        <ul>
          {webhooks.map(webhook => (
            <Webhook key={webhook.id} of={webhook} open={what => setOpened({ what, of: webhook })} />
          ))}
        </ul>
      )}
      <button type="button" className="button" onClick={() => setOpened({ what: 'new' })}>
        <Icon name="plus" /> Add a webhook
      </button>
      {opened && (
        <Later load={loadDialogs} onFailed={close}>
          {({ NewWebhook, NewSecret, WebhookLog }) => {
            if (opened.what === 'new') return <NewWebhook onClose={close} />
            const OpenDialog = opened.what === 'log' ? WebhookLog : NewSecret
            return <OpenDialog of={opened.of} onClose={close} />
          }}
        </Later>
      )}
    </>
  )
}

/** Removes a webhook, and says so with a way back. */
async function remove({ id }: WebhookData): Promise<void> {
  await removeWebhook(id)
  document.getElementById('main')?.focus({ preventScroll: true })
  const undo = (shown: string) => {
    toast.dismiss(shown)
    recoverWebhook(id).then(() => toast.success('The webhook is back'), showProblem)
  }
  toast(
    ({ id: shown }) => (
      <>
        Webhook removed{' '}
        <button type="button" className="link-button" onClick={() => undo(shown)}>
          Undo
        </button>
      </>
    ),
    { duration: UNDO_MS },
  )
}

function Webhook({ of, open }: { of: WebhookData; open: (what: 'secret' | 'log') => void }) {
  const [busy, run] = useBusy()
  const name = <span className="visually-hidden"> {of.url}</span>
  return (
    <li>
      <span>
        <strong dir="ltr">{of.url}</strong>
        <small>
          <code>{of.events.join(' ')}</code>
        </small>
        <small>{stateOf(of)}</small>
      </span>
      <span className="webhook-actions">
        <button type="button" className="button" onClick={() => open('log')}>
          Log{name}
        </button>
        <button type="button" className="link-button" onClick={() => open('secret')}>
          New secret{name}
        </button>
        <button
          type="button"
          className="link-button"
          disabled={busy}
          onClick={() => run(() => switchWebhook(of.id, !of.isOn))}
        >
          {of.isOn ? 'Switch off' : 'Switch on'}
          {name}
        </button>
        <button type="button" className="link-button" disabled={busy} onClick={() => run(() => remove(of))}>
          Remove{name}
        </button>
      </span>
    </li>
  )
}

function stateOf({ offBecause, failingSince, createdAt }: WebhookData): string {
  if (offBecause === 'failures') return 'Off: there were nothing but failures for a week'
  if (offBecause === 'gone') return 'Off: it said that it is gone'
  if (offBecause === 'owner') return 'Off: nothing is sent'
  if (failingSince) return `On, but nothing has arrived since ${dayOf(failingSince)}: see the log`
  return `On since ${dayOf(createdAt)}`
}
