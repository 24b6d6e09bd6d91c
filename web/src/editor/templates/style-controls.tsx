// Typeface, spacing, colour, paper, text size, number of pages and form of the dates of the CV. Each is an undoable change; "as designed" removes the choice from
// the CV.
import type { CvTemplateData } from '../../../../api/core/contract/files.ts'
import { datePatterns, primaryOf } from '../../../../api/core/cv/dates/patterns.ts'
import { type PageFit, useTemplates } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { writeAt } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { Segments } from '../steps/segments.tsx'
import { useLabels } from '../use-labels.ts'
import { CHOICE_NAMES } from '../words.ts'
import { contrastWithWhite } from './contrast.ts'
import { AS_DESIGNED, type Change, Density, TextSize } from './spacing-controls.tsx'
import { Typefaces } from './typeface-choice.tsx'

/** Dark enough to be read on paper, and distinct from each other. */
const SWATCHES = [
  ['#0b6b4f', 'Green'],
  ['#1f4fa3', 'Blue'],
  ['#0f6674', 'Teal'],
  ['#7a2e2e', 'Wine'],
  ['#5a3d7a', 'Plum'],
  ['#8a4b12', 'Ochre'],
  ['#2b3240', 'Ink'],
] as const
const READABLE = 4.5

/** `fit`: of the pages that are shown. */
export function StyleControls({ fit }: { fit: PageFit | undefined }) {
  const { editor } = useCvForm()
  const { data: templates } = useTemplates()
  const template = useEditorState(state => state.document.template)
  // A CV with a removed template is typeset in the default template, the first of the list.
  const found = templates?.find(({ id }) => id === template) ?? templates?.[0]
  const options = found?.options
  const change: Change = (path, value, words, isSettled = true) => {
    editor.change(writeAt(editor.getState().document, path, value), words, path)
    if (isSettled) void editor.settle()
  }
  return (
    <div className="style-controls">
      <Typefaces change={change} designed={found?.look.fonts} />
      {found && !found.options.accent ? (
        <Colourless template={found} />
      ) : (
        <Colours change={change} designed={options?.accent?.default} />
      )}
      <Paper change={change} designed={options?.paper.default ?? 'A4'} />
      <TextSize change={change} designed={options?.fontSize.default} fit={fit} />
      <Density change={change} />
      <Choices change={change} part="margins" usual="normal" />
      <Pages change={change} fit={fit} />
      <Dates change={change} />
      <InFiles change={change} part="checkAddress" />
      <InFiles change={change} part="resumeData" />
    </div>
  )
}

const Colourless = ({ template }: { template: CvTemplateData }) => (
  <div className="style-control colourless">
    <p className="style-name">Colour</p>
    <p className="edit-hint">
      {template.name} prints in black alone. A colour that you chose waits for another template.
    </p>
  </div>
)

const PAGES = ['As many as it takes', 'One', 'Two'] as const

function Pages({ change, fit }: { change: Change; fit: PageFit | undefined }) {
  const { fit: asked, margins } = useEditorState(state => state.document.style)
  return (
    <fieldset className="style-control">
      <legend>Pages</legend>
      <Segments
        group="pages"
        names={PAGES}
        chosen={PAGES[asked ?? 0]}
        onChoose={name => change('style.fit', PAGES.indexOf(name) || undefined, 'Changing the number of pages')}
      />
      <p className="edit-hint fit-words" role="status">
        {asked && fit ? fitWords(fit, asked, margins) : ''}
      </p>
    </fieldset>
  )
}

/** Digits and calendars only where the language has others. */
function Dates({ change }: { change: Change }) {
  const language = useEditorState(state => state.document.language)
  useLabels(language)
  const { digits } = datePatterns(language)
  return (
    <>
      <Choices change={change} part="dateForm" usual="long" />
      {digits && <Choices change={change} part="digits" usual={digits.areUsual ? 'own' : 'latin'} />}
      {primaryOf(language) === 'th' && <Choices change={change} part="calendar" usual="gregorian" />}
    </>
  )
}

const CHOICES = {
  margins: ['Margins', 'Changing the margins'],
  dateForm: ['Dates', 'Changing the dates'],
  digits: ['Digits of dates', 'Changing the digits'],
  calendar: ['Years of dates', 'Changing the calendar'],
} as const

type ChoicesProps = { change: Change; part: keyof typeof CHOICES; usual: string }

function Choices({ change, part, usual }: ChoicesProps) {
  const chosen = useEditorState(state => state.document.style[part]) ?? usual
  const [name, step] = CHOICES[part]
  const choices = Object.entries(CHOICE_NAMES[part] ?? {})
  const pick = (words: string) => {
    const choice = choices.find(([, itsWords]) => itsWords === words)?.[0]
    change(`style.${part}`, choice === usual ? undefined : choice, step)
  }
  return (
    <fieldset className="style-control">
      <legend>{name}</legend>
      <Segments
        group={part}
        names={choices.map(([, words]) => words)}
        chosen={CHOICE_NAMES[part]?.[chosen] ?? ''}
        onChoose={pick}
      />
    </fieldset>
  )
}

/** Describes how the pages were made to fit, or why they cannot. */
function fitWords(fit: PageFit, asked: 1 | 2, margins: string | undefined): string {
  const { designed, set } = fit.text
  if (!fit.isFitting) {
    const lines = fit.lines === 1 ? 'about one line' : `about ${fit.lines} lines`
    const wanted = asked === 1 ? 'one page' : 'two'
    const kept = margins === undefined || margins === 'normal' ? '' : ` with ${margins} margins`
    return `${fit.least} pages are the least at ${set} pt${kept}: ${lines} too many for ${wanted}. Nothing was changed.`
  }
  if (set > designed) return `It fits, with larger text: ${set} pt.`
  if (!fit.isTighter) return 'It fits as it is.'
  return set < designed
    ? `Text ${designed} → ${set} pt, lines, gaps and margins tighter.`
    : `Gaps and margins tighter, text still ${set} pt.`
}

const IN_FILES = {
  checkAddress: ['Address and QR code for checking the badges, in files', 'Changing the address for checking'],
  resumeData: [
    'The text as data in PDF and Word files, so that they can be brought back whole',
    'Changing the data in files',
  ],
} as const

function InFiles({ change, part }: { change: Change; part: keyof typeof IN_FILES }) {
  const isShown = useEditorState(state => state.document.style[part]) !== false
  const [words, step] = IN_FILES[part]
  return (
    <div className="style-control">
      <label className="edit-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => change(`style.${part}`, target.checked ? undefined : false, step)}
        />
        {words}
      </label>
    </div>
  )
}

function Colours({ change, designed }: { change: Change; designed: string | undefined }) {
  const accent = useEditorState(state => state.document.style.accent)?.toLowerCase()
  const own = accent && !SWATCHES.some(([colour]) => colour === accent)
  const pick = (colour: string | undefined, isSettled?: boolean) =>
    change('style.accent', colour, 'Changing the colour', isSettled)
  return (
    <fieldset className="style-control">
      <legend>Colour</legend>
      <div className="swatches">
        <Swatch colour={designed} name={AS_DESIGNED} isChosen={!accent} onChoose={() => pick(undefined)} />
        {SWATCHES.map(([colour, name]) => (
          <Swatch key={colour} colour={colour} name={name} isChosen={accent === colour} onChoose={() => pick(colour)} />
        ))}
        <label className={`swatch own${own ? ' chosen' : ''}`} title="Another colour">
          <input
            type="color"
            aria-label="Another colour"
            value={accent ?? designed ?? '#0b6b4f'}
            // Dragging through the colours is one change, saved when it ends.
            onChange={event => pick(event.target.value, false)}
          />
          {own ? <Icon name="tick" /> : <Icon name="plus" />}
        </label>
      </div>
      {accent && contrastWithWhite(accent) < READABLE && (
        <p className="edit-hint">This colour is faint on white paper. A darker one is easier to read.</p>
      )}
    </fieldset>
  )
}

type SwatchProps = { colour: string | undefined; name: string; isChosen: boolean; onChoose: () => void }

function Swatch({ colour, name, isChosen, onChoose }: SwatchProps) {
  return (
    <label className={`swatch${name === AS_DESIGNED ? ' designed' : ''}${isChosen ? ' chosen' : ''}`} title={name}>
      <input
        type="radio"
        name="accent"
        aria-label={name === AS_DESIGNED ? 'Colour as designed' : name}
        checked={isChosen}
        onChange={onChoose}
        style={{ backgroundColor: colour }}
      />
      {isChosen && <Icon name="tick" />}
    </label>
  )
}

function Paper({ change, designed }: { change: Change; designed: 'A4' | 'Letter' }) {
  const paper = useEditorState(state => state.document.style.paper) ?? designed
  return (
    <fieldset className="style-control">
      <legend>Paper</legend>
      <Segments
        group="paper"
        names={['A4', 'Letter']}
        chosen={paper}
        onChoose={name => change('style.paper', name, 'Changing the paper')}
      />
    </fieldset>
  )
}
