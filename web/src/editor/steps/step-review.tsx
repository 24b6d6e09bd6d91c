// The last step: completeness, problems, the order of the sections, and publishing.
import { useKnownCv } from '../../data/cvs.ts'
import { Icon } from '../../parts/icon.tsx'
import { isClaimed } from '../claims/claim-badges.tsx'
import { fieldName } from '../words.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import { SectionList } from './section-list.tsx'
import { checksOf, completeness } from './steps.ts'
import './review.css'

export function ReviewStep({ onPublish }: { onPublish: () => void }) {
  return (
    <>
      <Completeness />
      <Problems />
      <FirstBadge />
      <h2>Order of the sections</h2>
      <SectionList />
      <button type="button" className="button primary publish-button" onClick={onPublish}>
        <Icon name="upload" /> Publish
      </button>
    </>
  )
}

/** The way to the Proof view, while the saved CV has no badge. */
function FirstBadge() {
  const { setView } = useCvForm()
  const cv = useKnownCv(useEditorState(state => state.cvId))
  if (!cv || isClaimed(cv)) return null
  return (
    <p className="step-hint">
      Readers trust what somebody stands for.{' '}
      <button type="button" className="link-button" onClick={() => setView('proof')}>
        Sign it, or ask an institution
      </button>
    </p>
  )
}

function Completeness() {
  const { reveal } = useCvForm()
  const document = useEditorState(state => state.document)
  const checks = checksOf(document)
  const percent = completeness(checks)
  return (
    <section aria-label="Completeness">
      <p className="percent">
        <strong>{percent} %</strong> complete
      </p>
      <progress value={percent} max="100" aria-label="Completeness" />
      <ul className="checks">
        {checks.map(({ label, done, path }) => (
          <li key={label} className={done ? 'done' : ''}>
            {done ? <Icon name="tick" /> : <Icon name="plus" />}
            {done ? (
              <span>
                {label}
                <span className="visually-hidden">: done</span>
              </span>
            ) : (
              <button type="button" className="link-button" onClick={() => reveal(path)}>
                {label}
                <span className="visually-hidden">: missing, go there</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Problems() {
  const { editor, reveal, touch } = useCvForm()
  useEditorState(state => state.document)
  useEditorState(state => state.save)
  const problems = editor.problems()
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-label="Fix these">
      <h2>Fix these</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Icon name="warn" />
            <button
              type="button"
              className="link-button"
              onClick={() => {
                touch([path])
                reveal(path)
              }}
            >
              {fieldName(path)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
