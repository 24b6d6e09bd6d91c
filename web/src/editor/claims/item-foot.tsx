// The foot of an entry's card: attest the entry, or ask the institution that it names. A chunk of its own.
import { useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { isSectionPath } from '../../../../api/core/cv/section-values.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import { readCv, useKnownCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { Icon } from '../../parts/icon.tsx'
import type { Path } from '../session/document.ts'
import { AskDialog, institutionIn } from '../steps/ask-dialog.tsx'
import { useEditorState, useValue } from '../steps/form-context.tsx'
import { type ClaimableSection, claimableSections, isVerified, needsAttesting, openRequest } from './claim-words.ts'
import { useClaims } from './use-claims.ts'
import './item-foot.css'

type Props = { path: Path; section: string; name: string }

/** `section`: the path of its claims. */
export function ItemFoot({ path, section, name }: Props) {
  const cvId = useEditorState(state => state.cvId)
  const cv = useKnownCv(cvId)
  const { id, hidden, ...fields } = (useValue(path) ?? {}) as Item
  const { busy, run, attestByAccount } = useClaims()
  const [asked, setAsked] = useState<ClaimableSection | null>(null)
  if (!isSectionPath(section) || hidden || Object.keys(fields).length === 0) return null

  const entry = (cv && sectionIn(cv, section)?.entry) ?? null
  const request = entry && openRequest(entry)
  const isUnsigned = needsAttesting({ path: section, entry })
  const canAsk = !isVerified(entry) && !request
  const attest = entry?.attestation ? 'Attest again' : 'Attest'
  // The dialog names the saved section, so typed changes are saved first.
  const ask = () => run(`${section}/ask`, async (_, savedId) => setAsked(await readSection(savedId, section, name)), '')
  if (!isUnsigned && !canAsk && !request) return null
  return (
    <div className="item-foot" aria-busy={busy !== null}>
      {isUnsigned && (
        <button
          type="button"
          className="button"
          disabled={busy !== null}
          onClick={() => attestByAccount([{ path: section, name }])}
        >
          <Icon name="pen" /> {busy === section ? 'Attesting…' : attest}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      {canAsk && (
        <button type="button" className="button" disabled={busy !== null} onClick={ask}>
          <Icon name="mail" />
          <span>
            Ask <bdi>{institutionIn(fields) || 'an institution'}</bdi> to confirm
            <span className="visually-hidden"> {name}</span>
          </span>
        </button>
      )}
      {request && <p>{request}</p>}
      {asked && cvId && (
        <AskDialog
          cvId={cvId}
          section={asked}
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

const sectionIn = (cv: CvData, path: string) => claimableSections(cv).find(section => section.path === path)

/** `name`: for the message when another tab has removed the section. */
async function readSection(cvId: string, path: string, name: string): Promise<ClaimableSection> {
  const section = sectionIn((await readCv(cvId)).cv, path)
  if (!section) throw new ApiProblem(404, { message: `“${name}” is not in your saved CV any more.` })
  return section
}
