// The product-designed CV with its style sheet, shown small. A chunk of its own.
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import '../cv/cv.css'
import { CvArticle } from '../cv/cv-article.tsx'

type Props = { content: CvContentData; language: string }

export default function ScaledArticle({ content, language }: Props) {
  return (
    <div className="scaled-article">
      <CvArticle content={content} language={language} />
    </div>
  )
}
