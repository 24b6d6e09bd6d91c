// Which labels to propose for the person's own fields. Pure.
import type { OwnField } from '../../../../api/core/cv/languages/labels.ts'
import PROPOSALS from './own-proposals.data.json' with { type: 'json' }

/** The fields that are usual in the country of the place ("Pune, India"), or else of the browser's language ("en-IN"). */
export function proposalsFor(place: string, locale: string): OwnField[] {
  const { '': usual, ...byCountry } = PROPOSALS as Record<string, OwnField[]>
  const countries = Object.entries(byCountry)
  const country = place.split(',').at(-1)?.trim().toLowerCase() ?? ''
  const styles = (['long', 'short'] as const).map(style => new Intl.DisplayNames('en', { type: 'region', style }))
  const isThere = (code: string) => styles.some(names => names.of(code)?.toLowerCase() === country)
  const [, fields = usual] =
    countries.find(([code]) => isThere(code)) ?? countries.find(([code]) => locale.endsWith(`-${code}`)) ?? []
  return fields ?? []
}
