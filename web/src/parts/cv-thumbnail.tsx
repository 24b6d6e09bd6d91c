// The thumbnail of a CV: its first typeset page, fetched when it scrolls into view and again when the CV has changed.
import { useRef } from 'react'
import { readThumbnail } from '../data/files.ts'
import { useFile } from '../data/use-file.ts'
import { useSeen } from './use-seen.ts'
import './cv-thumbnail.css'

/** `state`: changes with the CV, and fetches a new image. */
export function CvThumbnail({ id, state }: { id: string; state: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { shown, problem } = useFile(seen ? `${id} ${state}` : null, () => readThumbnail(id))
  // Without an image the element shows an empty sheet.
  return (
    <span ref={place} className={`thumbnail${shown || problem ? '' : ' skeleton'}`}>
      {shown && <img src={shown.url} alt="" />}
    </span>
  )
}
