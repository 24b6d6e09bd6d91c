// Claims on a CV: attest one section or all, by account or with the wallet, keep evidence, ask an institution.
// A chunk of its own. Shows the saved draft and is updated with each save.
import { useCallback, useEffect, useState } from 'react'
import { type Attesting, attest } from '../../data/claims.ts'
import { readCv, useKnownCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Icon } from '../../parts/icon.tsx'
import { tellProblem } from '../../parts/tell.ts'
import { paths } from '../../paths.ts'
import { AskDialog } from '../steps/ask-dialog.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { type ClaimableSection, claimableSections, claimStatus, needsAttesting } from './claim-words.ts'
import { VerifyRow } from './verify-row.tsx'
import { useOpenWallet, WalletDialog } from './wallet-attest.tsx'
import './verify-panel.css'

type Method = Attesting['method']
export type Dialogue = { kind: 'ask' | 'wallet'; parts: ClaimableSection[] } | null

export function VerifyPanel() {
  const { announce, published } = useCvForm()
  const { cv, problem, reload, savedVersion } = useSavedCv()
  const [busy, setBusy] = useState<string | null>(null)
  const [method, setMethod] = useState<Method>('account')
  const [dialogue, setDialogue] = useState<Dialogue>(null)
  const wallet = useOpenWallet()
  if (problem) return <Unreadable problem={problem} onRetry={reload} />
  if (!cv) return <p role="status">Reading what is proved so far…</p>

  const parts = claimableSections(cv)
  const open = parts.filter(part => needsAttesting(part, method))
  /** Runs an action on a section, then reloads the CV. `what` is the key of `busy`. */
  const run = async (what: string, act: (version: number) => Promise<unknown>, words: string) => {
    setBusy(what)
    try {
      await act(await savedVersion())
      await readCv(cv.nanoId)
      announce(words)
    } catch (error) {
      tellProblem(error)
      reload()
    }
    setBusy(null)
  }
  const attestAll = (chosen: ClaimableSection[]) => {
    if (method === 'wallet') return setDialogue({ kind: 'wallet', parts: chosen })
    const one = chosen.length === 1 ? chosen[0] : undefined
    void run(
      one?.path ?? 'all',
      async version => {
        for (const part of chosen) await attest(cv.nanoId, part.path, { method: 'account' }, version)
      },
      one ? `Attested: ${one.name}` : `${chosen.length} sections attested`,
    )
  }
  return (
    <div className="verify" aria-busy={busy !== null}>
      <Declaration method={method} onMethod={setMethod} wallet={wallet} />
      <div className="verify-all">
        {open.length > 0 ? (
          <button type="button" className="button primary" disabled={busy !== null} onClick={() => attestAll(open)}>
            <Icon name="pen" />
            {busy === 'all' ? 'Attesting…' : attestWords(open.length, parts.length)}
          </button>
        ) : (
          <p role="status">
            <Icon name="tick" /> Every section is {method === 'wallet' ? 'signed with the wallet' : 'attested'}.
          </p>
        )}
        {published && (
          <a className="verify-page" href={paths.verifyCv(cv.nanoId)} target="_blank" rel="noopener">
            How others check it <Icon name="open" />
            <span className="visually-hidden">, opens in a new tab</span>
          </a>
        )}
      </div>
      <ul className="verify-parts">
        {parts.map((part, at) => (
          <VerifyRow
            key={part.path}
            cvId={cv.nanoId}
            part={part}
            method={method}
            startsGroup={part.group !== parts[at - 1]?.group}
            busy={busy}
            run={run}
            onAttest={() => attestAll([part])}
            onAsk={() => setDialogue({ kind: 'ask', parts: [part] })}
          />
        ))}
      </ul>
      <Summary parts={parts} />
      {dialogue?.kind === 'ask' && dialogue.parts[0] && (
        <AskDialog
          cvId={cv.nanoId}
          part={dialogue.parts[0]}
          onClose={() => setDialogue(null)}
          onAsked={() => {
            setDialogue(null)
            reload()
          }}
        />
      )}
      {dialogue?.kind === 'wallet' && (
        <WalletDialog
          cvId={cv.nanoId}
          parts={dialogue.parts}
          version={savedVersion}
          onClose={() => {
            setDialogue(null)
            reload()
          }}
        />
      )}
    </div>
  )
}

/** The saved CV: saves typed changes first, then follows every save. */
function useSavedCv() {
  const { editor } = useCvForm()
  const known = useKnownCv(useEditorState(state => state.cvId))
  const [isRead, setRead] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

  /** Saves typed changes; throws with the reason when they cannot be saved. */
  const savedVersion = useCallback(async () => {
    const { kind, message } = await editor.settle(true)
    const { cvId, version } = editor.getState()
    if (kind === 'idle' && cvId) return version
    throw new ApiProblem(0, { code: 'unsaved', message: message ?? 'Your last changes are not saved yet.' })
  }, [editor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      await savedVersion()
      await readCv(editor.getState().cvId ?? '')
    }
    read().then(
      () => {
        if (!isWanted) return
        setProblem(null)
        setRead(true)
      },
      error => isWanted && setProblem(error instanceof ApiProblem ? error : new ApiProblem(500, {})),
    )
    return () => {
      isWanted = false
    }
  }, [editor, savedVersion, attempt])
  const reload = () => setAttempt(before => before + 1)
  return { cv: isRead && known ? known : null, problem, savedVersion, reload }
}

function Unreadable({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  return (
    <div className="verify">
      <p className="edit-error" role="alert">
        <Icon name="warn" /> {problem.message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

type DeclarationProps = { method: Method; onMethod: (method: Method) => void; wallet: boolean }

/** The declaration text, and the name it is signed with. */
function Declaration({ method, onMethod, wallet }: DeclarationProps) {
  const { account } = useCvForm()
  const choice = (value: Method, words: string, hint: string) => (
    <label className="verify-method">
      <input type="radio" name="attest-with" checked={method === value} onChange={() => onMethod(value)} />
      <span>
        {words}
        <small>{hint}</small>
      </span>
    </label>
  )
  return (
    <fieldset className="verify-as">
      <legend>“I attest that this part of my CV is true.”</legend>
      {choice(
        'account',
        `As ${account?.name || account?.email || 'you'}, signed in with Google`,
        'This service signs that you said so.',
      )}
      {wallet && choice('wallet', 'With my wallet', 'Your own key signs; anyone can check it without us.')}
      <p className="edit-hint">
        {wallet ? 'Your wallet is open. ' : 'With a wallet of yours open, your own key can sign it too. '}
        <a href={paths.wallet}>Go to the wallet</a>
      </p>
    </fieldset>
  )
}

function Summary({ parts }: { parts: readonly ClaimableSection[] }) {
  const changed = parts.filter(part => claimStatus(part.entry) === 'changed').length
  if (changed === 0) return null
  return (
    <p className="edit-hint">
      {changed === 1 ? 'One section has' : `${changed} sections have`} changed since. What you published goes on showing
      its marks until you publish again.
    </p>
  )
}

function attestWords(open: number, all: number): string {
  if (open === 1) return all === 1 ? 'Attest this part' : 'Attest the last part'
  return open === all ? `Attest all ${all} sections` : `Attest the other ${open}`
}
