// The typeface of the CV: cards with the family's name and the person's own, each in its letters.
import { useId } from 'react'
import type { Typeface } from '../../../../api/core/contract/style.ts'
import { missingScripts, TYPEFACES, WORD_TYPEFACES } from '../../../../api/core/cv/typefaces.ts'
import { useEditorState } from '../steps/form-context.tsx'
import { AS_DESIGNED, type Change } from './spacing-controls.tsx'
import './typeface-choice.css'

/** `designed`: of the text and of headings in the template. */
export function Typefaces({ change, designed }: { change: Change; designed: readonly string[] | undefined }) {
  const { typeface, headingTypeface } = useEditorState(state => state.document.style)
  const [text, headings] = designed ?? []
  const set = new Set([typeface, headingTypeface].flatMap(one => one ?? []))
  return (
    <div className="style-control typefaces">
      <Cards
        legend="Typeface"
        usual={[AS_DESIGNED, headings]}
        chosen={typeface}
        onChoose={name => change('style.typeface', name, 'Changing the typeface')}
      />
      <details open={headingTypeface !== undefined}>
        <summary>Another typeface for headings</summary>
        <Cards
          legend="Typeface of headings"
          usual={typeface ? ['As the text', typeface] : [AS_DESIGNED, headings ?? text]}
          chosen={headingTypeface}
          onChoose={name => change('style.headingTypeface', name, 'Changing the typeface of headings')}
        />
      </details>
      <div role="status">
        {[...set].map(name => (
          <Limits key={name} typeface={name} />
        ))}
      </div>
    </div>
  )
}

/** Says which letters of this CV the typeface lacks, and what a Word file has in its place. */
function Limits({ typeface }: { typeface: Typeface }) {
  const content = useEditorState(state => state.document.content)
  const missing = missingScripts(typeface, JSON.stringify(content))
  const scripts = new Intl.ListFormat('en', { type: 'disjunction' }).format(missing)
  return (
    <p className="edit-hint">
      {missing.length > 0 &&
        `${typeface} has no ${scripts} letters: they are set in a typeface that has them, and nothing is lost. `}
      {`A Word file has ${WORD_TYPEFACES[typeface]} in place of ${typeface}.`}
    </p>
  )
}

type CardsProps = {
  legend: string
  /** The choice that removes the setting, and the family that it stands for. */
  usual: [words: string, family: string | undefined]
  chosen: Typeface | undefined
  onChoose: (name: Typeface | undefined) => void
}

function Cards({ legend, usual, chosen, onChoose }: CardsProps) {
  const group = useId()
  const person = useEditorState(state => state.document.content.personalDetails.name)
  const card = (words: string, family: string | undefined, name?: Typeface) => (
    <label
      key={words}
      className={`typeface-card${chosen === name ? ' chosen' : ''}`}
      style={{ fontFamily: stackOf(family) }}
    >
      <input type="radio" name={group} checked={chosen === name} onChange={() => onChoose(name)} />
      <span>{words}</span>
      <span className="typeface-sample" aria-hidden="true">
        {person || 'Your name'}
      </span>
    </label>
  )
  return (
    <fieldset className="style-control">
      <legend>{legend}</legend>
      <div className="typeface-cards">
        {card(...usual)}
        {TYPEFACES.map(name => card(name, name, name))}
      </div>
    </fieldset>
  )
}

/** The client has two families as variable fonts, whose names say so. */
const stackOf = (family = '') =>
  /^(Inter|Source Serif 4)$/.test(family) ? `"${family} Variable", "${family}"` : `"${family}"`
