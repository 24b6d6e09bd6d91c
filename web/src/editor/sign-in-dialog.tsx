// The dialog of a guest who wants something that needs an account: says what comes next. After the sign-in the CV is saved to the
// account, and its opener goes on.
import { useEffect, useId, useState } from 'react'
import { Actions, Dialog } from '../parts/dialog.tsx'
import { SignInButton } from '../parts/small-window.tsx'
import { useCvForm } from './steps/form-context.tsx'
import './dialogs.css'

type Purpose = 'save' | 'make' | 'publish' | 'prove'

const WORDS: Record<Purpose, [title: string, next: string]> = {
  save: ['Save to my account', 'From then on every change is saved there, and you can go on writing on any device.'],
  make: ['Sign in to make this CV', 'From then on every change is saved there.'],
  publish: ['Sign in to publish', 'Then this dialog shows what becomes public, and you publish it.'],
  prove: ['Sign in to sign or ask', 'Then you sign a section, or ask a school or an employer to confirm it.'],
}

export function SignInDialog({ purpose, onClose }: { purpose: Purpose; onClose: () => void }) {
  const heading = useId()
  const [title, next] = WORDS[purpose]
  const { isLogin } = useCvForm()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, after the sign-in
  useEffect(() => {
    if (isLogin) onClose()
  }, [isLogin])
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="publish">
      <h2 id={heading}>{title}</h2>
      <p className="dialog-lead">
        A window of Google’s sign-in opens; this page stays as it is. Your CV is then saved to your account. {next}
      </p>
      <Actions label="Not now" onClick={onClose}>
        <SignInButton />
      </Actions>
    </Dialog>
  )
}

/** A button that opens the dialog. */
export function SignInFor({ purpose, label }: { purpose: Purpose; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <SignInDialog purpose={purpose} onClose={() => setOpen(false)} />}
    </>
  )
}
