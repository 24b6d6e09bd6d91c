// The claims of a CV: sign one section or all, by account or with the wallet, store evidence, ask an institution.
// A chunk of its own. Shows the saved draft, and reads it again after each save.
import { useEffect, useState } from 'react'
import { type Attesting, useCredentials } from '../../data/claims.ts'
import { readCv, useKnownCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { hasWallet } from '../../data/without.ts'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { AskDialog } from '../steps/ask-dialog.tsx'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import {
  type Asked,
  type ClaimableSection,
  claimableSections,
  claimStatus,
  needsAttesting,
  withOthers,
} from './claim-words.ts'
import { InstitutionsToAsk } from './institutions-to-ask.tsx'
import { SignerNote } from './item-foot.tsx'
import { useClaims, useSavedVersion } from './use-claims.ts'
import { VerifyRow } from './verify-row.tsx'
import { useOpenWallet, WalletDialog } from './wallet-attest.tsx'
import './verify-panel.css'

type Method = Attesting['method']
/** `version`: of the CV that the sections were read from. */
type Dialogue = ({ kind: 'ask'; sections: Asked } | { kind: 'wallet'; sections: ClaimableSection[] }) & {
  version: number
}

export function VerifyPanel() {
  const { published } = useCvForm()
  const { cv, problem, reload } = useSavedCv()
  const { data: credentials = [] } = useCredentials(cv)
  const { busy, run, attestByAccount } = useClaims(reload)
  const [method, setMethod] = useState<Method>('account')
  const [dialogue, setDialogue] = useState<Dialogue | null>(null)
  const wallet = useOpenWallet()
  if (problem) return <Unreadable problem={problem} onRetry={reload} />
  if (!cv) return <p role="status">Reading the claims…</p>

  const sections = claimableSections(cv)
  const open = sections.filter(section => needsAttesting(section, method))
  const attestAll = (chosen: ClaimableSection[]) => {
    if (method === 'wallet') setDialogue({ kind: 'wallet', sections: chosen, version: cv.version })
    else void attestByAccount(chosen)
  }
  const ask = (section: ClaimableSection) =>
    setDialogue({ kind: 'ask', sections: withOthers(section, sections), version: cv.version })
  return (
    <div className="verify" aria-busy={busy !== null}>
      <Declaration method={method} onMethod={setMethod} wallet={wallet} />
      <div className="verify-all">
        <AttestAll method={method} busy={busy} count={open.length} onAttest={() => attestAll(open)} />
        {published && <CheckLink cvId={cv.id} />}
      </div>
      <InstitutionsToAsk sections={sections} disabled={busy !== null} onAsk={ask} />
      <h2>Sections</h2>
      <ul className="verify-parts">
        {sections.map((section, at) => (
          <VerifyRow
            key={section.path}
            cvId={cv.id}
            section={section}
            isPublished={published !== null}
            credentials={credentials.filter(credential => credential.section === section.path)}
            method={method}
            startsGroup={section.group !== sections[at - 1]?.group}
            busy={busy}
            run={run}
            onAttest={() => attestAll([section])}
            onAsk={() => ask(section)}
          />
        ))}
      </ul>
      <Summary sections={sections} />
      {dialogue && (
        <PanelDialog
          cvId={cv.id}
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

type AllProps = { method: Method; busy: string | null; count: number; onAttest: () => void }

function AttestAll({ method, busy, count, onAttest }: AllProps) {
  if (count > 0) {
    return (
      <button type="button" className="button primary" disabled={busy !== null} onClick={onAttest}>
        <Icon name="pen" />
        {busy === 'all' ? 'Signing…' : 'Sign all'}
      </button>
    )
  }
  return (
    <p role="status">
      <Icon name="tick" /> Every section is signed{method === 'wallet' && ' with the wallet'}.
    </p>
  )
}

const CheckLink = ({ cvId }: { cvId: string }) => (
  <a className="verify-page" href={paths.verifyCv(cvId)} target="_blank" rel="noopener">
    How others check it <Icon name="open" />
    <span className="visually-hidden">, opens in a new tab</span>
  </a>
)

type DialogProps = { cvId: string; dialogue: Dialogue; onClose: (isChanged: boolean) => void }

function PanelDialog({ cvId, dialogue, onClose }: DialogProps) {
  const savedVersion = useSavedVersion()
  const [cancel, done] = [() => onClose(false), () => onClose(true)]
  const { kind, sections, version } = dialogue
  if (kind === 'wallet') return <WalletDialog cvId={cvId} sections={sections} version={savedVersion} onClose={done} />
  return <AskDialog cvId={cvId} sections={sections} version={version} onClose={cancel} onAsked={done} />
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
        'TruCV signs that you said so.',
      )}
      {wallet && choice('wallet', 'With my wallet', 'Your own key signs; anyone can check it without us.')}
      <SignerNote method={method} />
      {hasWallet && (
        <p className="edit-hint">
          {wallet ? 'Your wallet is open. ' : 'With a wallet of yours open, your own key can sign it too. '}
          <a href={paths.wallet}>Go to the wallet</a>
        </p>
      )}
    </fieldset>
  )
}

function Summary({ sections }: { sections: readonly ClaimableSection[] }) {
  const changed = sections.filter(section => claimStatus(section.entry) === 'changed').length
  if (changed === 0) return null
  return (
    <p className="edit-hint">
      {changed === 1 ? 'One section has' : `${changed} sections have`} lost a badge. What you published goes on showing
      its badges until you publish again.
    </p>
  )
}
