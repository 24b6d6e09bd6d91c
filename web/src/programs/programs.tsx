// The settings for programs: the keys by which they act for the user, and the webhooks that tell them. A chunk of its own.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { type ApiKeyData, endKey, useKeys } from '../data/keys.ts'
import { useMe } from '../data/users.ts'
import { dayOf } from '../parts/dates.ts'
import { Icon } from '../parts/icon.tsx'
import { laterDialog } from '../parts/later.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { Webhooks } from './webhooks.tsx'
import './programs.css'

const KeyDialog = laterDialog('KeyDialog', () => import('./key-dialog.tsx'))

export function Programs() {
  const { data: me } = useMe()
  const { data: keys = [], problem, reload } = useKeys()
  const [making, setMaking] = useState(false)
  const close = () => setMaking(false)
  return (
    <div className="account programs">
      <h3>Keys</h3>
      <p>
        With a key, a program of yours, or an assistant that speaks MCP at <code>{window.location.origin}/mcp</code>,
        reads or changes your CVs for as long as you say. <a href="/docs">What it can call</a>
      </p>
      {problem ? (
        <ProblemNotice problem={problem} retry={reload} />
      ) : (
        <ul>
          {keys.map(key => (
            <Key key={key.id} of={key} />
          ))}
        </ul>
      )}
      <button type="button" className="button" onClick={() => setMaking(true)}>
        <Icon name="plus" /> Make a key
      </button>
      {making && <KeyDialog isAdmin={me?.role === 'admin'} onClose={close} />}
      <Webhooks />
    </div>
  )
}

function Key({ of: { id, name, scopes, expiresAt, lastUsedOn, lastUsedFrom } }: { of: ApiKeyData }) {
  const [isAsked, setAsked] = useState(false)
  const [busy, run] = useBusy()
  const end = () => {
    if (!isAsked) return setAsked(true)
    void run(() => endKey(id).then(() => toast.success('The key has ended')))
  }
  return (
    <li>
      <span>
        <strong dir="auto">{name}</strong>
        <small>
          <code>{scopes.join(' ')}</code>
        </small>
        <small>
          {lastUsedOn ? `Last used ${dayOf(lastUsedOn)} from ${lastUsedFrom}` : 'Not used yet'} · ends{' '}
          {dayOf(expiresAt)}
        </small>
      </span>
      <button
        type="button"
        className={`button${isAsked ? ' danger' : ''}`}
        disabled={busy}
        onClick={end}
        onBlur={() => setAsked(false)}
      >
        {isAsked ? 'End it for good' : 'End'}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  )
}
