// /check: what a program reads in the file of a CV, for everybody. The service reads the file and keeps nothing of it.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type CheckedFile, checkCvFile } from '../data/upload.ts'
import { problemOfFile, type Refusal, refusalOfFile } from '../parts/brought-file.ts'
import { FileDrop } from '../parts/file-drop.tsx'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import './verify.css'

/** `sent`: the share of the file that has been sent. */
type State = { file: File } & ({ sent: number } | { refused: Refusal } | { checked: CheckedFile })
type Shown<T> = T extends { file: File } ? Omit<T, 'file'> : never

const loadResult = () => import('./check-result.tsx')
const CheckResult = lazy(loadResult)

async function check(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<Shown<State>> {
  const message = await problemOfFile(file)
  if (message) return { refused: { message, mayPass: false } }
  try {
    return { checked: await checkCvFile(file, onSent, signal) }
  } catch (error) {
    return { refused: refusalOfFile(error) }
  }
}

export default function Check() {
  const [state, setState] = useState<State | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => {
    void loadResult().catch(() => null)
    return () => reading.current?.abort()
  }, [])
  const take = async (file: File) => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    const show = (next: Shown<State>) => !signal.aborted && setState({ file, ...next })
    show({ sent: 0 })
    show(await check(file, sent => show({ sent }), signal))
  }
  return (
    <Page title="What a program reads in your CV · TruCV" className="verify-file">
      <h1>What does a program read in your CV?</h1>
      <p className="verify-lead">
        Software often reads a CV before a person does. Here you see what arrives of yours: which words, in which
        fields, and what is lost on the way.
      </p>
      <FileDrop
        accept=".pdf,.docx"
        label="The CV to read"
        button={state ? 'Choose another file' : 'Choose a PDF or Word file'}
        onFile={file => void take(file)}
      >
        <Icon name="lock" /> Your file is sent to our service, which reads it and keeps nothing of it.
      </FileDrop>
      <div role="status">
        {state && 'sent' in state && <Reading file={state.file} sent={state.sent} />}
        {state && 'refused' in state && (
          <Refused file={state.file} {...state.refused} onAgain={() => void take(state.file)} />
        )}
      </div>
      {state && 'checked' in state && (
        <Suspense>
          <CheckResult key={state.checked.title} file={state.file.name} checked={state.checked} />
        </Suspense>
      )}
      <Limits />
    </Page>
  )
}

function Reading({ file, sent }: { file: File; sent: number }) {
  return (
    <p className="verify-note">
      {sent < 1 ? `Sending ${file.name}…` : `Reading ${file.name}…`}{' '}
      <progress aria-label="Progress" {...(sent < 1 && { value: sent })} />
    </p>
  )
}

function Refused({ file, message, mayPass, onAgain }: Refusal & { file: File; onAgain: () => void }) {
  return (
    <div className="verify-verdict">
      <Icon name="warn" />
      <div>
        <h2>This file could not be read.</h2>
        <p>{message}</p>
        <p className="verify-note">{file.name}</p>
        {mayPass && (
          <button type="button" className="button" onClick={onAgain}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}

const Limits = () => (
  <section className="verify-limits">
    <h2>What this does not show</h2>
    <ul>
      <li>What every other program reads. Each has its own faults; what is lost here is likely lost elsewhere too.</li>
      <li>A score. Nobody who hires sees one, so we do not make one up.</li>
    </ul>
  </section>
)
