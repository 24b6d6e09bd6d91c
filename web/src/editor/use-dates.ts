// How dates are written in the language of a CV.
import { useEffect, useState } from 'react'
import { loadDates } from '../../../api/core/cv/dates/load.ts'
import { type DatePatterns, datePatterns } from '../../../api/core/cv/dates/patterns.ts'

/** Renders again when the patterns are loaded. Until then, and when they cannot be loaded, they are English. */
export function useDates(language: string): DatePatterns {
  const [, setLoaded] = useState('')
  useEffect(() => {
    loadDates(language).then(
      () => setLoaded(language),
      () => undefined,
    )
  }, [language])
  return datePatterns(language)
}
