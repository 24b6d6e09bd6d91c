// Data attributes that link the elements of the editor's preview to their fields. Public pages have none.
import { createContext, useContext } from 'react'

/** The attributes of the element that renders the value at this JSON pointer. */
export type Anchors = (pointer: string) => Record<`data-${string}`, string>

export const AnchorsContext = createContext<Anchors>(() => ({}))
export const useAnchors = () => useContext(AnchorsContext)
