// The same CV in other languages: for search engines, and as a switch for readers. Languages have their own names, which need no translation.
import { nameOfLanguage } from '../../../api/core/cv/languages/index.ts'
import type { Alternate } from '../../../api/core/cv/siblings.ts'
import { each } from './each.ts'

/** `base`: the address of the pages without the id of the CV. */
type Props = { alternates?: readonly Alternate[]; base: string }

export const AlternateTags = ({ alternates = [], base }: Props) =>
  each(alternates, ({ nanoId, language }) => <link rel="alternate" hrefLang={language} href={`${base}/${nanoId}`} />)

export function LanguageSwitch({ alternates = [], base, nanoId: shown }: Props & { nanoId: string }) {
  if (alternates.length === 0) return null
  const names = alternates.map(({ language }) => nameOfLanguage(language))
  return (
    <nav className="cv-languages" aria-label={names.join(', ')}>
      {each(alternates, ({ nanoId, language }, index) => (
        <a href={`${base}/${nanoId}`} lang={language} dir="auto" aria-current={nanoId === shown ? 'page' : undefined}>
          {names[index]}
        </a>
      ))}
    </nav>
  )
}
