// What the document of a brought CV has besides the CV, so that undo covers it. Pure.

/** Indexes of the source's texts that have no field and of its questions that are open; and where the person put texts. */
export type BroughtState = {
  loose: readonly number[]
  asked: readonly number[]
  moved: readonly { path: string; piece: number }[]
}
