// The words of ours in a CV, in its language.
import { useEffect, useState } from 'react'
import { isLanguageLoaded } from '../../../api/core/cv/languages/index.ts'
import { loadLanguage } from '../../../api/core/cv/languages/load.ts'
import { type Labels, labelsOf } from '../../../api/core/cv/locale.ts'

/** Renders again when the words are loaded. Until then, and when they cannot be loaded, they are English. */
export function useLabels(language: string): Labels {
  const [, setLoaded] = useState(() => (isLanguageLoaded(language) ? language : ''))
  useEffect(() => {
    let isCurrent = true
    loadLanguage(language).then(
      () => isCurrent && setLoaded(language),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return labelsOf(language)
}
