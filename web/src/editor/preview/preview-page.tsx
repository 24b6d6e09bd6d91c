// The page in the preview: the markup of the public page, with attributes that link its elements to their fields. Pure.
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { hasContact, publicContent, visibleContent } from '../../../../api/core/cv/audience.ts'
import { type PersonalField, personalPointer } from '../../../../api/core/cv/personal-fields.ts'
import { type Anchors, AnchorsContext } from '../../cv/anchors.ts'
import type { Badges } from '../../cv/badge.tsx'
import { CvPage } from '../../cv/cv-page.tsx'
import type { EditorDocument } from '../session/document.ts'
import { pathOfPointer } from '../steps/validate.ts'

export const shownContent = ({ content, privacy }: EditorDocument, asStranger: boolean): CvContentData =>
  asStranger ? publicContent(content, privacy) : visibleContent(content)

type Props = {
  document: EditorDocument
  /** The visible content. */
  shown: CvContentData
  badges: Badges['at'] | undefined
  /** Where the uploaded picture is loaded from; it is left out until that is known. */
  pictureUrl: string | undefined
  nanoId: string
  publicOrigin: string
  /** ISO 8601; null while the draft differs from the published version. */
  publishedAt: string | null
}

export function PreviewPage({ document, shown, pictureUrl, ...page }: Props) {
  const { imageUrl, name, ...details } = shown.personalDetails
  const personalDetails = {
    ...details,
    name: name?.trim() ? name : 'Your name',
    imageUrl: pictureUrl ? imageUrl : undefined,
  }
  return (
    <AnchorsContext value={anchorsIn(document, shown)}>
      <CvPage
        content={{ ...shown, personalDetails }}
        language={document.language}
        style={document.style}
        pictureUrl={pictureUrl}
        {...page}
      />
    </AnchorsContext>
  )
}

/** The path of the field or item that an element shows, and whether only the owner sees it. */
function anchorsIn(document: EditorDocument, shown: CvContentData): Anchors {
  const fields = Object.entries(document.privacy).filter(([, audience]) => audience !== 'public')
  const own = new Set<string>(fields.map(([field]) => personalPointer(field as PersonalField)))
  const referees = document.privacy.references === 'public' ? [] : (shown.references ?? [])
  for (const [at, item] of referees.entries()) if (hasContact(item)) own.add(`/references/${at}`)
  for (const [at, field] of (shown.personalDetails.own ?? []).entries()) {
    if (!field.public) own.add(`/personalDetails/own/${at}`)
  }
  const whole = { ...document, content: shown }
  return pointer => ({
    'data-path': pathOfPointer(whole, `/content${pointer}`) ?? 'content',
    ...(own.has(pointer) && { 'data-private': '' }),
  })
}
