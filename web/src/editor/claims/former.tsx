// The claims about other words that a section had: for which words each badge was, what differs, and how the badge comes back.
import { formerWords } from '../../../../api/core/claims/claim-words.ts'
import { coveredWords } from '../../../../api/core/claims/scope-words.ts'
import { factsOf, proseOf } from '../../../../api/core/claims/subject.ts'
import type { FormerClaimData } from '../../../../api/core/contract/claims.ts'
import { changeName, changesBetween } from '../../../../api/core/cv/compare.ts'
import { isSameName } from '../../../../api/core/cv/names.ts'
import { same } from '../../../../api/core/cv/values.ts'
import { keepAttached } from '../../data/claims.ts'
import { Icon } from '../../parts/icon.tsx'
import { BeforeAfter } from '../proposals/before-after.tsx'
import { valueInWords } from '../session/conflict-words.ts'
import { isObject } from '../session/document.ts'
import { useCvForm } from '../steps/form-context.tsx'
import { type ClaimableSection, canPutBack, withFormerWords } from './claim-words.ts'
import type { Run } from './use-claims.ts'
import './former.css'

type Props = { section: ClaimableSection; busy: string | null; run: Run }

export function Former({ section, busy, run }: Props) {
  const { entry, person, path, value, name } = section
  const former = entry?.former ?? []
  const isOfName = former.some(claim => isSameName(claim.person, person))
  const groups = isOfName && canPutBack(path) ? groupsOf(former) : []
  if (former.length === 0) return null
  return (
    <section className="former" aria-label={`The former badge of ${name}`}>
      <strong>This badge was for {isOfName ? 'other words' : 'another name'}</strong>
      {former.map(claim => (
        <p key={claim.scope} dir="auto">
          {formerWords(claim, person)}
        </p>
      ))}
      {!isOfName && <p>Under the name of this CV it has to be given again.</p>}
      {groups.map(claim => (
        <Differences key={claim.scope} path={path} claim={claim} present={value} />
      ))}
      <div className="picture-actions">
        {groups
          .flatMap(claim => waysBack(claim, value))
          .map(way => (
            <PutBack key={way.label} way={way} section={section} busy={busy} run={run} />
          ))}
        <MoveAlong former={former} section={section} busy={busy} run={run} />
      </div>
    </section>
  )
}

/** Claims whose words differ; a claim about the whole stands for one about the same facts. */
function groupsOf(former: readonly FormerClaimData[]): readonly FormerClaimData[] {
  const whole = former.find(({ scope }) => scope === 'whole')
  const facts = whole && factsOf(whole.value)
  return former.filter(({ scope, value }) => scope === 'whole' || !same(value, facts))
}

/** Values without names of fields get the name of their section. */
const asFields = (path: string, value: unknown): object =>
  isObject(value) ? value : { [path === 'profile_summary' ? 'profileSummary' : path]: value }

function Differences({ path, claim, present }: { path: string; claim: FormerClaimData; present: unknown }) {
  const now = claim.scope === 'facts' ? (factsOf(present) ?? {}) : present
  const [before, after] = [claim.value, now].map(value => asFields(path, value)) as [object, object]
  const changes = changesBetween(before, after).filter(change => change.path !== 'format')
  const inWords = (value: unknown, field: string) => (value === undefined ? null : valueInWords(value, field))
  return changes.map(change => (
    <div key={change.path}>
      <p className="edit-hint">{changeName(change, before, after)}</p>
      <BeforeAfter
        before={inWords(change.before, change.path)}
        after={inWords(change.after, change.path)}
        labels={['Then', 'Now']}
      />
    </div>
  ))
}

type Way = Pick<FormerClaimData, 'scope' | 'value'> & { label: string }

/** All words, and where the prose changed too, the facts alone. */
function waysBack({ scope, value }: FormerClaimData, present: unknown): Way[] {
  const all = { scope, value, label: 'Put the words back' }
  const facts = scope === 'whole' ? factsOf(value) : null
  const isProseToo = facts && !same(proseOf(value), proseOf(present))
  const areFactsOther = facts && !same(facts, factsOf(present))
  if (!isProseToo || !areFactsOther) return [all]
  return [all, { scope: 'facts', value: facts, label: `Put back only ${coveredWords(Object.keys(facts))}` }]
}

function PutBack({ way, section: { path, name }, busy, run }: Props & { way: Way }) {
  const { editor } = useCvForm()
  const putBack = () => {
    editor.change(withFormerWords(editor.getState().document, path, way), 'Putting the words back')
    void run(`${path}/former`, async () => undefined, `The words of ${name} are back`)
  }
  return (
    <button type="button" className="button" disabled={busy !== null} onClick={putBack}>
      <Icon name="undo" />
      <span>
        {way.label}
        <span className="visually-hidden">: {name}</span>
      </span>
    </button>
  )
}

/** Moves evidence, and credentials that share words with the present ones, to the present words. */
function MoveAlong({ former, section: { path, name }, busy, run }: Props & { former: readonly FormerClaimData[] }) {
  const proofs = former.flatMap(({ proof }) => proof)
  const credentials = former.flatMap(({ credentials = [] }) => credentials.filter(({ mayKeep }) => mayKeep))
  if (proofs.length + credentials.length === 0) return null
  const move = async (_: number, cvId: string) => {
    for (const { id } of proofs) await keepAttached(cvId, 'proofs', path, id)
    for (const { id } of credentials) await keepAttached(cvId, 'attached-credentials', path, id)
  }
  const names = [...proofs.map(proof => proof.name), ...credentials.map(({ title }) => `“${title}”`)].join(', ')
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy !== null}
        onClick={() => void run(`${path}/former`, move, `Moved to the present words: ${names}`)}
      >
        <Icon name="tick" /> It still fits: move the evidence along
        <span className="visually-hidden">: {name}</span>
      </button>
      <span className="edit-hint" dir="auto">
        {names}
      </span>
    </>
  )
}
