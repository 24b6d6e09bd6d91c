// The Check view: remarks on the CV, and the text that a program reads in its PDF.
import { SignInButton } from '../../parts/small-window.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import { ViewHeading } from '../view-heading.tsx'
import { ParserView } from './parser-view.tsx'

export function CheckView() {
  const { isLogin } = useCvForm()
  return (
    <div className="form-column">
      <ViewHeading
        title="What a program reads"
        hint="Software often reads a CV before a person does. Here is what it gets from yours, and what could be better."
      />
      {isLogin ? <ParserView /> : <SignInButton className="button" />}
    </div>
  )
}
