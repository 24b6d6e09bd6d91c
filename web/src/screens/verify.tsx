// /verify: reads a PDF in the browser, and says whether it is unchanged since TruCV sealed it and which claims still hold.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CheckError, Report, SealError } from '../check/pdf.ts'
import { hasPayments } from '../data/without.ts'
import { FileDrop } from '../parts/file-drop.tsx'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import type { Words } from './verify-report.tsx'
import './verify.css'

type State = { file: string; words?: Words; report?: ReactNode }

const loadCheck = async () => ({ ...(await import('../check/pdf.ts')), ...(await import('./verify-invoice.tsx')) })

const REFUSED: Record<SealError['kind'], Omit<Words, 'text'>> = {
  changed: { tone: 'bad', title: 'This file was changed after it was sealed.' },
  foreign: { tone: 'open', title: 'This file does not carry TruCV’s seal.' },
  unsealed: { tone: 'open', title: 'This PDF has no seal.' },
  unreadable: { tone: 'open', title: 'This file cannot be checked.' },
}
const UNLOADED = 'The check could not be loaded. Look at your connection, then choose the file again.'

function verdictOf({ isKnown, copy }: Report): Words {
  if (copy?.claims.some(({ problems }) => problems.length > 0)) {
    const title = 'This file is as it was sealed, but not everything in it holds.'
    return { tone: 'bad', title, text: 'What does not hold is marked below.' }
  }
  if (!isKnown) {
    const text =
      'Whether the seal is TruCV’s could not be looked up: TruCV cannot be reached. Try again with a connection.'
    return { tone: 'open', title: 'This file is unchanged since it was sealed.', text }
  }
  return { tone: 'good', title: 'This file is exactly as TruCV sealed it.', text: 'Not one byte has changed since.' }
}

/** Checks the file and returns its verdict. */
async function verifyFile(file: File): Promise<State> {
  const check = await loadCheck().catch(() => null)
  const refused = REFUSED.unreadable
  if (!check) return { file: file.name, words: { ...refused, text: UNLOADED } }
  try {
    const report = await check.checkPdf(file)
    if ('invoice' in report) {
      return { file: file.name, words: check.invoiceVerdict(report), report: <check.Invoice report={report} /> }
    }
    return { file: file.name, words: verdictOf(report), report: <check.CopyReport report={report} /> }
  } catch (error) {
    const isSaid = error instanceof check.CheckError
    const { kind = 'unreadable' } = error as Partial<SealError>
    const text = isSaid ? (error as CheckError).message : 'This browser could not read it.'
    const words = isSaid ? REFUSED[kind] : refused
    return { file: file.name, words: { ...words, text } }
  }
}

export default function Verify() {
  const latest = useRef<File>(null)
  const [state, setState] = useState<State | null>(null)
  useEffect(() => void loadCheck().catch(() => null), [])
  const take = async (file: File) => {
    latest.current = file
    setState({ file: file.name })
    const next = await verifyFile(file)
    if (latest.current === file) setState(next)
  }
  return (
    <Page title="Check a PDF · TruCV" className="verify-file">
      <h1>Is this PDF still as it was made?</h1>
      <p className="verify-lead">
        A CV{hasPayments && ' or an invoice'} that TruCV makes as a PDF carries a seal. Here you see whether your copy
        is unaltered, and what of it holds today.
      </p>
      <FileDrop
        accept=".pdf,application/pdf"
        label="The PDF to check"
        button={state ? 'Choose another PDF' : 'Choose a PDF'}
        onFile={file => void take(file)}
      >
        <Icon name="lock" /> Your browser reads it. Nothing is uploaded.
      </FileDrop>
      <div role="status">{state && <Verdict {...state} />}</div>
      {state?.report}
      <Limits />
    </Page>
  )
}

const SIGNS = { good: 'tick', bad: 'close', open: 'info' } as const

function Verdict({ file, words }: State): ReactNode {
  if (!words) return <p className="verify-note">Reading {file}…</p>
  return (
    <div className={`verify-verdict is-${words.tone}`}>
      <Icon name={SIGNS[words.tone]} />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <p className="verify-note">{file}</p>
      </div>
    </div>
  )
}

const Limits = () => (
  <section className="verify-limits">
    <h2>What this does not show</h2>
    <ul>
      <li>That what it says is true. In a CV, look at who stands for each section.</li>
      <li>Who sent you the file. Anybody can pass on an unaltered copy.</li>
    </ul>
  </section>
)
