// The CV as it will look, in step with every keystroke, drawn with the components of the public page.
import { memo, useDeferredValue, useState } from 'react'
import { publicContent, visibleContent } from '../../../api/cvs/rules/audience.ts'
import { CvArticle } from '../cv/cv-article.tsx'
import type { EditorDocument } from './document.ts'
import { useEditorState } from './form-context.tsx'
import { usePictureSource } from './picture-source.ts'
import '../cv/cv.css'
import './preview.css'

export function Preview() {
  const document = useDeferredValue(useEditorState(state => state.document))
  const [asStranger, setAsStranger] = useState(false)
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <span className="preview-name">Page</span>
        <label className="edit-check">
          <input type="checkbox" checked={asStranger} onChange={event => setAsStranger(event.target.checked)} />
          As strangers see it
        </label>
      </div>
      <Sheet document={document} asStranger={asStranger} />
    </section>
  )
}

const Sheet = memo(function Sheet({ document, asStranger }: { document: EditorDocument; asStranger: boolean }) {
  const { content, privacy, language } = document
  const shown = asStranger ? publicContent(content, privacy) : visibleContent(content)
  const { imageUrl, ...details } = shown.personalDetails
  const source = usePictureSource(imageUrl)
  // Without a source the address itself would be asked for without the owner's bearer, and refused.
  const personalDetails = imageUrl && source ? { ...details, imageUrl } : details
  const named = personalDetails.name?.trim() ? personalDetails : { ...personalDetails, name: 'Your name' }
  return (
    <div className="sheet">
      <CvArticle content={{ ...shown, personalDetails: named }} language={language} pictureUrl={imageUrl && source} />
    </div>
  )
})
