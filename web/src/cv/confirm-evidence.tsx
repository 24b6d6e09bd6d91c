// An evidence file as an institution sees it: pictures of its first pages, never the file itself.
import type { EvidencePages } from '../../../api/core/contract/requests.ts'
import { type Around, Head, page } from './confirm-parts.tsx'
import { each } from './each.ts'

export function renderEvidencePage(around: Around, { name, pages, pageCount: all }: EvidencePages): string {
  const { words } = around
  const [about, shown] = [
    words.say(
      'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.',
    ),
    words.say('Pages shown: {shown} of {all}', { shown: pages.length, all }),
  ]
  return page(
    around,
    name,
    <>
      <Head title={<bdi>{name}</bdi>}>{about}</Head>
      {pages.length < all && <p>{shown}</p>}
      <div className="ask-pages">
        {each(pages, ({ width, height, image }, index) => (
          <img
            src={image}
            width={Math.ceil(width)}
            height={Math.ceil(height)}
            alt={words.say('Page {page} of {all}', { page: index + 1, all })}
          />
        ))}
      </div>
    </>,
  )
}
