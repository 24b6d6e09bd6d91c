// A small picture of a CV: the real article, drawn at its full width and scaled down. Reads the draft when it comes into view.
import { lazy, Suspense, useRef } from 'react'
import { useCv } from '../data/cvs.ts'
import { useSeen } from './use-seen.ts'
import './cv-thumbnail.css'

const Article = lazy(() => import('./scaled-article.tsx'))

export function CvThumbnail({ id }: { id: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { data: cv } = useCv(seen ? id : null)
  return (
    <span ref={place} className="thumbnail" inert>
      {cv && (
        <Suspense>
          <Article content={cv.content} language={cv.language} />
        </Suspense>
      )}
    </span>
  )
}
