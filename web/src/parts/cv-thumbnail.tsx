// A small picture of a CV: its first typeset page, fetched when it comes into view and anew when the CV has changed.
import { useRef } from 'react'
import { readThumbnail } from '../data/files.ts'
import { useFile } from '../data/use-file.ts'
import { useSeen } from './use-seen.ts'
import './cv-thumbnail.css'

/** `state` names what is pictured: another one, another picture. */
export function CvThumbnail({ id, state }: { id: string; state: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useSeen(place)
  const { shown, problem } = useFile(seen ? `${id} ${state}` : null, () => readThumbnail(id))
  // Without a picture a sheet of paper stands there, and the CV's title beside it says which one it is.
  return (
    <span ref={place} className={`thumbnail${shown || problem ? '' : ' skeleton'}`}>
      {shown && <img src={shown.url} alt="" />}
    </span>
  )
}
