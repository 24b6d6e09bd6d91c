// An evidence file as an institution sees it: pictures of its first pages, never the file itself.
import type { EvidencePages } from '../../../api/core/contract/requests.ts'
import { Head, page } from './confirm-parts.tsx'
import { each } from './each.ts'
import type { Frame } from './page-document.tsx'

export function renderEvidencePage(frame: Frame, { name, pages, pageCount }: EvidencePages): string {
  return page(
    frame,
    name,
    <>
      <Head title={<bdi>{name}</bdi>}>
        {pages.length < pageCount && `${pages.length} of ${pageCount} pages. `}
        These are pictures of a file that the owner of the CV has added. We have not compared it with the text.
      </Head>
      <div className="ask-pages">
        {each(pages, ({ width, height, image }, index) => (
          <img
            src={image}
            width={Math.ceil(width)}
            height={Math.ceil(height)}
            alt={`Page ${index + 1} of ${pageCount}`}
          />
        ))}
      </div>
    </>,
  )
}
