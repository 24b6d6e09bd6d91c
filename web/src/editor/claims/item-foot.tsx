// The foot of an entry's card, or of a field that lost its badge: the former words, attest, and ask the institution that the entry names.
// A chunk of its own.
import { useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { namesAgree } from '../../../../api/core/cv/names.ts'
import { isSectionPath } from '../../../../api/core/cv/section-values.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import { readCv, useKnownCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Icon } from '../../parts/icon.tsx'
import { isObject, type Path } from '../session/document.ts'
import { AskDialog, institutionIn } from '../steps/ask-dialog.tsx'
import { useCvForm, useEditorState, useValue } from '../steps/form-context.tsx'
import {
  type Asked,
  canBeAsked,
  claimableSections,
  hasLostBadge,
  needsAttesting,
  openRequest,
  withOthers,
} from './claim-words.ts'
import { Former } from './former.tsx'
import { useClaims } from './use-claims.ts'
import './item-foot.css'

/** `section`: the path of its claims. `isSingle`: a single field, which has a foot for a former badge only. */
type Props = { path: Path; section: string; name: string; isSingle?: boolean }

export function ItemFoot({ path, section, name, isSingle = false }: Props) {
  const cvId = useEditorState(state => state.cvId)
  const cv = useKnownCv(cvId)
  const value = useValue(path)
  const { busy, run, attestByAccount } = useClaims()
  const [asked, setAsked] = useState<{ sections: Asked; version: number } | null>(null)
  const saved = cv && sectionIn(cv, section)
  const entry = saved?.entry ?? null
  if (!isSectionPath(section) || !isFilled(value) || (isSingle && !entry?.former)) return null

  const former = entry?.former ?? []
  const request = entry && openRequest(entry)
  const isUnsigned = needsAttesting({ entry })
  const canAsk = canBeAsked({ entry, isPrivate: saved?.isPrivate ?? false })
  const sign = former.some(({ scope }) => scope === 'whole') || entry?.attestation ? 'Sign again' : 'Sign'
  const isAgain = former.some(({ level }) => level === 'confirmed')
  // The dialog names the saved section, so typed changes are saved first.
  const ask = () => run(`${section}/ask`, async (_, savedId) => setAsked(await readSection(savedId, section, name)), '')
  if (!isUnsigned && !canAsk && !request) return null
  return (
    <div className="item-foot" aria-busy={busy !== null}>
      {saved && entry && hasLostBadge(entry) && <Former section={saved} busy={busy} run={run} />}
      {isUnsigned && (
        <button
          type="button"
          className="button"
          disabled={busy !== null}
          onClick={() => attestByAccount([{ path: section, name }])}
        >
          <Icon name="pen" /> {busy === section ? 'Signing…' : sign}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      {canAsk && (
        <button type="button" className="button" disabled={busy !== null} onClick={ask}>
          <Icon name="mail" />
          <span>
            Ask <bdi>{institutionIn(value) || 'an institution'}</bdi> to confirm{isAgain && ' again'}
            <span className="visually-hidden"> {name}</span>
          </span>
        </button>
      )}
      {request && <p>{request}</p>}
      {isUnsigned && <SignerNote />}
      {asked && cvId && (
        <AskDialog
          cvId={cvId}
          sections={asked.sections}
          version={asked.version}
          onClose={() => setAsked(null)}
          onAsked={() => {
            setAsked(null)
            void run('asked', async () => undefined, '')
          }}
        />
      )}
    </div>
  )
}

/** Before a signature: that readers see an account of another name than the CV’s. `method`: with what it is signed. */
export function SignerNote({ method = 'account' }: { method?: 'account' | 'wallet' }) {
  const { account } = useCvForm()
  const name = useEditorState(state => state.document.content.personalDetails.name)
  if (!account?.name || namesAgree(account.name, name)) return null
  return (
    <p className="edit-hint">
      You sign as <bdi>{account.name}</bdi>. This CV names <bdi>{name}</bdi>: readers see that the account has another
      name.{method === 'wallet' && ' The address of your wallet is the same in all of your CVs.'}
    </p>
  )
}

function isFilled(value: unknown): boolean {
  if (!isObject(value)) return typeof value === 'string' && value !== ''
  const { id, hidden, ...fields }: Item = value
  return !hidden && Object.keys(fields).length > 0
}

const sectionIn = (cv: CvData, path: string) => claimableSections(cv).find(section => section.path === path)

/** `name`: for the message when another tab has removed the section. */
async function readSection(cvId: string, path: string, name: string) {
  const { cv } = await readCv(cvId)
  const all = claimableSections(cv)
  const section = all.find(one => one.path === path)
  if (!section) throw new ApiProblem(404, { message: `“${name}” is not in your saved CV any more.` })
  return { sections: withOthers(section, all), version: cv.version }
}
