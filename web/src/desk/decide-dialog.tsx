// One name and one note for many answers.
import { useRef } from 'react'
import { type Decision, keepName, lastName, personOf, startBatch } from '../data/desk.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ACTIONS } from './desk-list.tsx'

export type Asked = { decision: Decision; ids: readonly string[] }
type Props = { asked: Asked; onClose: () => void; onStarted: (batch: string) => void }

const NAMED = 5

const TEXTS: Record<Decision, string> = {
  confirm:
    'You say that you can speak for the institution, and that these sections are true. Each gets its own confirmation. For 24 hours they can be undone.',
  decline: 'Only the owners get to know it. That is final.',
  revoke: 'No CV shows these confirmations any more, and their owners get a mail. That is final.',
}

export function DecideDialog({ asked: { decision, ids }, onClose, onStarted }: Props) {
  // Of the answer: pressed again after a broken connection, nothing is decided twice.
  const last = useRef({ of: '', key: '' })
  const count = ids.length
  const noun = decision === 'revoke' ? 'confirmation' : 'request'
  const submit = async (form: FormData) => {
    const [name, note] = ['name', 'note'].map(field => String(form.get(field) ?? '').trim())
    const body = { decision, requests: [...ids], ...(name && { name }), ...(note && { note }) }
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() }
    const batch = await startBatch(last.current.key, body)
    if (name) keepName(name)
    onStarted(batch)
  }
  return (
    <FormDialog
      title={`${ACTIONS[decision]} ${count} ${noun}${count === 1 ? '' : 's'}?`}
      action={`${ACTIONS[decision]} ${count}`}
      busyAction="Sending"
      isDanger={decision !== 'confirm'}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <strong>{ids.slice(0, NAMED).map(personOf).join(', ')}</strong>
        {count > NAMED && ` and ${count - NAMED} more`}
      </p>
      <p>{TEXTS[decision]}</p>
      {decision !== 'revoke' && (
        <label className="field">
          Your name and office
          <input name="name" defaultValue={lastName()} maxLength={200} required={decision === 'confirm'} />
        </label>
      )}
      <label className="field">
        {decision === 'revoke' ? 'Reason, for the owners' : 'Note for the owners (optional)'}
        <textarea name="note" rows={3} maxLength={1_000} required={decision === 'revoke'} />
      </label>
    </FormDialog>
  )
}
