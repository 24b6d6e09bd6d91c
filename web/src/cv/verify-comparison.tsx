// The note on the page that checks a CV for a reader whose copy is of an older version.
import { kindLabel } from '../../../api/core/claims/claim-words.ts'
import type { SectionChange } from '../../../api/core/cv/section-values.ts'
import type { Text } from '../../../api/core/reader-words/texts.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'

/** The comparison with a reader's file. `changes` null: this version was never published or downloaded. */
export interface VersionComparison {
  version: number
  changes: SectionChange[] | null
}

/** By section path. */
type Titles = ReadonlyMap<string, string>

const CHANGES: Record<SectionChange['change'], Text> = {
  added: 'Added: {section}',
  changed: 'Changed: {section}',
  removed: 'Removed: {section}',
}

type ComparisonProps = { comparison: VersionComparison; version: number; titles: Titles; words: ReaderWords }

export function ComparisonNote({ comparison, version: current, titles, words }: ComparisonProps) {
  const { changes, version } = comparison
  if (!changes) {
    return (
      <section className="check-answer check-warn" id="copy" role="note">
        <h2>{words.say('Version {version} was never published', { version })}</h2>
        <p>
          {words.say(
            'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.',
            { version },
          )}
        </p>
      </section>
    )
  }
  return (
    <section className="check-answer" id="copy" role="note">
      <h2>{words.say('Your copy says version {version}', { version })}</h2>
      <p>
        {changes.length === 0
          ? words.say('Nothing that is public has changed: what version {version} said is what is published now.', {
              version,
            })
          : words.say('This version existed. Compared with it, what is published now, version {version}, differs:', {
              version: current,
            })}
      </p>
      {changes.length > 0 && (
        <ul className="check-list">
          {each(summaryOf(changes, titles, words), line => (
            <li>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>{words.say('The text of your copy is not compared: read it beside this page, word by word.')}</p>
    </section>
  )
}

/** Names a removed section by its kind only, never by its content, and an existing one by its title on the page. */
function summaryOf(changes: readonly SectionChange[], titles: Titles, words: ReaderWords): string[] {
  const lines = changes.map(({ path, change }) => {
    const title = change === 'removed' ? '' : titles.get(path)
    return words.say(CHANGES[change], { section: `${kindLabel(path, words)}${title ? ` — ${title}` : ''}` })
  })
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count})` : line))
}
