// What a parser reads in the PDF of the saved CV: remarks with links to their fields, and the extracted text.
// A chunk of its own, fetched on demand.
import { useEffect, useState } from 'react'
import { ApiProblem } from '../../data/fetch.ts'
import { readParserView, type ParserView as View } from '../../data/files.ts'
import { wordsOfProblem } from '../../parts/file-words.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ReadText } from '../../parts/read-text.tsx'
import type { EditorDocument } from '../session/document.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { pathOfPointer } from '../steps/validate.ts'
import { placeName } from './place-name.ts'
import './parser-view.css'

type State = { view?: View; of?: EditorDocument; problem?: ApiProblem; busy: boolean }

export function ParserView() {
  const { editor } = useCvForm()
  const document = useEditorState(state => state.document)
  const [{ view, of, problem, busy }, setState] = useState<State>({ busy: true })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let wanted = true
    const read = async () => {
      await editor.settle(true)
      const { cvId, document: now } = editor.getState()
      if (!cvId) throw new ApiProblem(0, { code: 'offline' })
      return { view: await readParserView(cvId), of: now }
    }
    setState(before => ({ ...before, busy: true }))
    read().then(
      found => wanted && setState({ ...found, busy: false }),
      failure =>
        wanted && setState({ problem: failure instanceof ApiProblem ? failure : new ApiProblem(500, {}), busy: false }),
    )
    return () => {
      wanted = false
    }
  }, [editor, attempt])

  const again = problem ? 'Try again' : 'Read again'
  return (
    <div className="parser" aria-busy={busy}>
      {problem && (
        <p className="edit-error" role="alert">
          <Icon name="warn" /> {wordsOfProblem(problem).title}. {wordsOfProblem(problem).text}
        </p>
      )}
      {!view && !problem && <Waiting />}
      {view && of && <Remarks remarks={view.remarks} of={of} />}
      {view && <ReadText label="Text of the PDF" title="The text, as it is read from the PDF" text={view.text} />}
      <div className="parser-again">
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => !busy && setAttempt(attempt + 1)}
        >
          {busy ? 'Reading…' : again}
        </button>
        {view && of !== document && <span className="edit-hint">You have changed the CV since.</span>}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="The PDF is being read">
      {['long', 'short', 'long'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <span key={at} className={`skeleton parser-line ${width}`} />
      ))}
    </div>
  )
}

function Remarks({ remarks, of }: { remarks: View['remarks']; of: EditorDocument }) {
  const { reveal } = useCvForm()
  if (remarks.length === 0) {
    return (
      <p className="parser-fine" role="status">
        <Icon name="tick" /> Nothing to remark. It reads as it should.
      </p>
    )
  }
  return (
    <>
      <p role="status">
        {remarks.length === 1 ? 'One remark' : `${remarks.length} remarks`}. They are hints: nothing has to follow them.
      </p>
      <ul className="remarks">
        {remarks.map(({ path: pointer, message }) => {
          const path = pathOfPointer(of, pointer) ?? 'content'
          return (
            <li key={`${pointer} ${message}`}>
              <button type="button" onClick={() => reveal(path)}>
                <strong dir="auto">{placeName(of, path)}</strong>
                <span>{message}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
