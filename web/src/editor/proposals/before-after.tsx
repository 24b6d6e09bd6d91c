// A text before and after a change, with the differing words marked; null without one.
import { compareTexts, type Run } from './apply.ts'
import './before-after.css'

type Props = { before: string | null; after: string | null; labels?: readonly [before: string, after: string] }

export function BeforeAfter({ before, after, labels = ['Before', 'After'] }: Props) {
  const [left, right] = compareTexts(before ?? '', after ?? '')
  return (
    <dl className="before-after">
      <dt>{labels[0]}</dt>
      <dd dir="auto">{before === null ? <em>Nothing</em> : <Marked runs={left} as="del" />}</dd>
      <dt>{labels[1]}</dt>
      <dd dir="auto">{after === null ? <em>Removed</em> : <Marked runs={right} as="ins" />}</dd>
    </dl>
  )
}

/** A text with its differing words struck out or underlined. */
function Marked({ runs, as: Mark }: { runs: Run[]; as: 'ins' | 'del' }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text have no other identity
  return runs.map(({ text, isSame }, at) => (isSame ? text : <Mark key={at}>{text}</Mark>))
}
