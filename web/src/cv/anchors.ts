// Where the parts of a CV's content stand on its page: data attributes that lead the editor's preview to their fields. Pages have none.
import { createContext, useContext } from 'react'

/** The attributes of the element that shows what is at this JSON pointer. */
export type Anchors = (pointer: string) => Record<`data-${string}`, string>

export const AnchorsContext = createContext<Anchors>(() => ({}))
export const useAnchors = () => useContext(AnchorsContext)
