// Makes an API key, and shows its text once. A chunk of its own.
import { useState } from 'react'
import { type CreateKeyData, createKey, type KeyScope } from '../data/keys.ts'
import { hasPayments, hasWallet } from '../data/without.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ShownOnce } from './shown-once.tsx'

const SCOPES: Record<KeyScope, string> = {
  'cv:read': 'Read your CVs, drafts and letters',
  'cv:draft': 'Make CVs and change drafts',
  'cv:publish': 'Publish, share and write letters',
  'files:read': 'Download files and previews',
  'claims:read': 'Read claims and their evidence',
  'admin:read': hasPayments ? 'Read accounts, payments and figures' : 'Read accounts and figures',
  'admin:write': hasPayments ? 'Ban accounts, make coupons, take CVs down' : 'Ban accounts, take CVs down',
}
const scopesFor = (isAdmin: boolean) =>
  (Object.keys(SCOPES) as KeyScope[]).filter(scope => isAdmin || !scope.startsWith('admin:'))

export function KeyDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const [wanted, setWanted] = useState<readonly KeyScope[]>(['cv:read'])
  const lead = 'Keep it like a password. It is shown this once, and we do not keep it.'
  if (secret !== null)
    return <ShownOnce title="Your new key" lead={lead} secret={secret} copied="Key copied" onClose={onClose} />
  const submit = async (form: FormData) => {
    const days = Number(form.get('days')) as CreateKeyData['days']
    setSecret(await createKey({ name: String(form.get('name')).trim(), scopes: [...wanted], days }))
  }
  return (
    <FormDialog
      title="Make a key"
      className="key-dialog"
      action="Make the key"
      disabled={wanted.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <label className="field">
        Name, to tell it from others
        <input name="name" maxLength={100} pattern=".*\S.*" required autoComplete="off" dir="auto" />
      </label>
      <fieldset>
        <legend>What it may do</legend>
        {scopesFor(isAdmin).map(scope => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={wanted.includes(scope)}
              onChange={({ target }) =>
                setWanted(target.checked ? [...wanted, scope] : wanted.filter(one => one !== scope))
              }
            />
            <span>
              {SCOPES[scope]} <code>{scope}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        Ends after
        <select name="days" defaultValue="90">
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365">A year</option>
        </select>
      </label>
      <p>
        No key {hasPayments && 'pays, '}signs, asks institutions, deletes{hasWallet ? ', makes' : ' or makes'} other
        keys
        {hasWallet && ' or reaches your wallet'}.
      </p>
    </FormDialog>
  )
}
