// A placeholder with the props of the roster panel, which replaces this file.
import type { DeskRow } from '../data/desk.ts'

export type RosterProps = {
  loadFacts: () => Promise<DeskRow[]>
  onConfirm: (ids: string[]) => void
  onChoose: (ids: string[]) => void
  file?: File
  onClose: () => void
}

export default function RosterPanel({ file, onClose }: RosterProps) {
  return (
    <section aria-label="Roster">
      <p>{file?.name}</p>
      <button type="button" className="button" onClick={onClose}>
        Close the roster
      </button>
    </section>
  )
}
