// Remarks on what readers in the country of a CV look for in its head, or want left out; the sources are in docs/templates.md. Fields of
// the person's own are known by their labels.
import type { CvContentData } from '../../contract/cv.ts'
import { isUploadedPicture } from '../content.ts'
import { visibleAt } from '../order.ts'
import data from './countries.data.json' with { type: 'json' }
import { at, type Remark, said } from './remark.ts'

type Thing = keyof typeof data.words
type Country = Readonly<{ name: string; code: string; places: string[]; leavesOut: string[]; looksFor: string[] }>

const PERSON = '/personalDetails'
const COUNTRIES: readonly Country[] = data.countries
const LABELS: Readonly<Record<string, readonly string[]>> = data.labels
const plain = (text = '') => text.normalize('NFKC').trim().toLowerCase()
/** Without points and postal codes. */
const bare = (text: string | undefined) => plain(text).replace(/\.|\d+/g, '')

/** By the end of the place. Two letters directly after a town may be a state, such as Indiana. */
function countryOf(location: string | undefined): Country | undefined {
  const parts = bare(location)
    .split(/[,;|()]| [-–—] /)
    .map(part => part.trim())
    .filter(part => part !== '')
  const last = parts.at(-1) ?? ''
  const isIn = ({ code, places }: Country) =>
    places.some(place => bare(place) === last) || (code === last && parts.length > 2)
  return COUNTRIES.find(isIn)
}

export function countryRemarks({ personalDetails, experience }: CvContentData): Remark[] {
  const { location, imageUrl = '', own } = personalDetails
  const country = countryOf(location)
  if (!country) return []
  const { name, leavesOut, looksFor } = country
  const fields = visibleAt(own, `${PERSON}/own`).filter(({ item }) => said(item.value))
  const fieldsOn = (thing: string) => fields.filter(({ item }) => LABELS[thing]?.includes(plain(item.label)))
  const hasJob = visibleAt(experience, '').some(({ item }) => item.current)
  const unneeded = (thing: string) => `A CV for ${name} needs no ${data.words[thing as Thing]}. Leave it out.`
  return [
    ...(leavesOut.includes('photo') && isUploadedPicture(imageUrl) ? [at(PERSON, 'imageUrl', unneeded('photo'))] : []),
    ...leavesOut.flatMap(thing => fieldsOn(thing).map(({ path }) => at(path, 'value', unneeded(thing)))),
    ...looksFor
      .filter(thing => fieldsOn(thing).length === 0 && (thing !== 'notice' || hasJob))
      .map(thing =>
        at(PERSON, 'own', `Employers in ${name} look for your ${data.words[thing as Thing]}. Add it here.`),
      ),
  ]
}
