// Claims on a CV: attest one section or all, by account or with the wallet, keep evidence, ask an institution.
// A chunk of its own. Shows the saved draft and is updated with each save.
import { useEffect, useState } from 'react'
import { type Attesting, useCredentials } from '../../data/claims.ts'
import { readCv, useKnownCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { AskDialog } from '../steps/ask-dialog.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { type ClaimableSection, claimableSections, claimStatus, needsAttesting } from './claim-words.ts'
import { useClaims, useSavedVersion } from './use-claims.ts'
import { InstitutionsToAsk, VerifyGlance } from './verify-glance.tsx'
import { VerifyRow } from './verify-row.tsx'
import { useOpenWallet, WalletDialog } from './wallet-attest.tsx'
import './verify-panel.css'

type Method = Attesting['method']
type Dialogue = { kind: 'ask' | 'wallet'; parts: ClaimableSection[] }

export function VerifyPanel() {
  const { published } = useCvForm()
  const { cv, problem, reload } = useSavedCv()
  const { data: credentials = [] } = useCredentials(cv)
  const { busy, run, attestByAccount } = useClaims(reload)
  const [method, setMethod] = useState<Method>('account')
  const [dialogue, setDialogue] = useState<Dialogue | null>(null)
  const wallet = useOpenWallet()
  if (problem) return <Unreadable problem={problem} onRetry={reload} />
  if (!cv) return <p role="status">Reading what is proved so far…</p>

  const parts = claimableSections(cv)
  const open = parts.filter(part => needsAttesting(part, method))
  const attestAll = (chosen: ClaimableSection[]) => {
    if (method === 'wallet') return setDialogue({ kind: 'wallet', parts: chosen })
    void attestByAccount(chosen)
  }
  return (
    <div className="verify" aria-busy={busy !== null}>
      <VerifyGlance parts={parts} method={method} />
      <Declaration method={method} onMethod={setMethod} wallet={wallet} />
      <div className="verify-all">
        {open.length > 0 ? (
          <button type="button" className="button primary" disabled={busy !== null} onClick={() => attestAll(open)}>
            <Icon name="pen" />
            {busy === 'all' ? 'Attesting…' : 'Attest all that is left'}
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
      <InstitutionsToAsk
        parts={parts}
        disabled={busy !== null}
        onAsk={part => setDialogue({ kind: 'ask', parts: [part] })}
      />
      <details className="verify-sections">
        <summary>Each section: evidence, answers, taking back</summary>
        <ul className="verify-parts">
          {parts.map((part, at) => (
            <VerifyRow
              key={part.path}
              cvId={cv.nanoId}
              part={part}
              credentials={credentials.filter(({ section }) => section === part.path)}
              method={method}
              startsGroup={part.group !== parts[at - 1]?.group}
              busy={busy}
              run={run}
              onAttest={() => attestAll([part])}
              onAsk={() => setDialogue({ kind: 'ask', parts: [part] })}
            />
          ))}
        </ul>
      </details>
      <Summary parts={parts} />
      {dialogue && (
        <PanelDialog
          cvId={cv.nanoId}
          dialogue={dialogue}
          onClose={isChanged => {
            setDialogue(null)
            if (isChanged) reload()
          }}
        />
      )}
    </div>
  )
}

type DialogProps = { cvId: string; dialogue: Dialogue; onClose: (isChanged: boolean) => void }

function PanelDialog({ cvId, dialogue: { kind, parts }, onClose }: DialogProps) {
  const version = useSavedVersion()
  if (kind === 'wallet')
    return <WalletDialog cvId={cvId} parts={parts} version={version} onClose={() => onClose(true)} />
  return (
    parts[0] && <AskDialog cvId={cvId} part={parts[0]} onClose={() => onClose(false)} onAsked={() => onClose(true)} />
  )
}

/** The saved CV: saves typed changes first, then follows every save. */
function useSavedCv() {
  const savedVersion = useSavedVersion()
  const { editor } = useCvForm()
  const known = useKnownCv(useEditorState(state => state.cvId))
  const [isRead, setRead] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

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
  return { cv: isRead && known ? known : null, problem, reload }
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
