// Text size and density of the CV.
import { useId } from 'react'
import type { PageFit } from '../../data/files.ts'
import type { Path } from '../session/document.ts'
import { useEditorState } from '../steps/form-context.tsx'

export const AS_DESIGNED = 'Template’s own'
export type Change = (path: Path, value: unknown, words: string, isSettled?: boolean) => void

const SIZES = [8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12]
const FILLING = 'fill'

type SizeProps = { change: Change; designed: number | undefined; fit: PageFit | undefined }

/** `fit`: of the pages that are shown. */
export function TextSize({ change, designed, fit }: SizeProps) {
  const style = useEditorState(state => state.document.style)
  const { fontSize: size, fill, ...others } = style
  const id = useId()
  const sizes = size === undefined || SIZES.includes(size) ? SIZES : [...SIZES, size].sort((a, b) => a - b)
  const chosen = size ?? (fill ? FILLING : '')
  const pick = (value: string) => {
    const picked = value === FILLING ? { fill: true } : value && { fontSize: Number(value) }
    change('style', { ...others, ...picked }, 'Changing the text size')
  }
  return (
    <div className="style-control">
      <label htmlFor={id}>Text size</label>
      <select id={id} value={chosen} onChange={({ target: { value } }) => pick(value)}>
        <option value={FILLING}>Fills the page</option>
        <option value="">
          {AS_DESIGNED}
          {designed !== undefined && `, ${designed} pt`}
        </option>
        {sizes.map(points => (
          <option key={points} value={points}>
            {points} pt
          </option>
        ))}
      </select>
      <p className="edit-hint fit-words" role="status">
        {chosen === FILLING && !style.fit && fit?.isFitting && `Now ${fit.text.set} pt.`}
      </p>
    </div>
  )
}

const DENSITIES = ['Tightest', 'Tight', AS_DESIGNED, 'Loose', 'Loosest'] as const
const DESIGNED = 3

export function Density({ change }: { change: Change }) {
  const density = useEditorState(state => state.document.style.density) ?? DESIGNED
  const id = useId()
  const words = DENSITIES[density - 1] ?? ''
  return (
    <div className="style-control density">
      <label htmlFor={id}>Spacing: {words}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={DENSITIES.length}
        value={density}
        aria-valuetext={words}
        aria-label="Spacing"
        // Dragging is one change, saved when it ends.
        onChange={({ target }) => {
          const chosen = Number(target.value)
          change('style.density', chosen === DESIGNED ? undefined : chosen, 'Changing the spacing', false)
        }}
      />
    </div>
  )
}
