// Remarks on the personal details: name, contact details, links.
import type { CvContentData } from '../../contract/cv.ts'
import { isUploadedPicture } from '../content.ts'
import { visibleAt } from '../order.ts'
import { at, INVISIBLE, isAllCapitals, lengthOf, PICTOGRAPH, type Remark, said, when } from './remark.ts'

type PersonalDetails = CvContentData['personalDetails']
const PERSON = '/personalDetails'
const LONG_NAME = 60

export function personRemarks(details: PersonalDetails): Remark[] {
  const { name, profession, location, imageUrl } = details
  return [
    ...nameRemarks(name),
    ...when(
      !said(profession),
      PERSON,
      'profession',
      'Say in two or three words what you do. Searches look there first.',
    ),
    ...mailRemarks(details.email),
    ...phoneRemarks(details.phoneNumber),
    ...when(!said(location), PERSON, 'location', 'Add your city. Many employers filter by place.'),
    ...when(
      said(imageUrl) && !isUploadedPicture(imageUrl ?? ''),
      PERSON,
      'imageUrl',
      'The picture lies on another site, so it is not shown. Upload it here.',
    ),
    ...linkRemarks(details.links),
  ]
}

const nameRemarks = (name: string): Remark[] => [
  ...when(
    isAllCapitals(name),
    PERSON,
    'name',
    'Write your name with small letters too. Some systems read capitals as an abbreviation.',
  ),
  ...when(lengthOf(name) > LONG_NAME, PERSON, 'name', 'This name is very long. Keep what people call you by.'),
  ...when(
    /\d/.test(name) || PICTOGRAPH.test(name) || INVISIBLE.test(name),
    PERSON,
    'name',
    'This name holds a figure, a picture or an invisible sign. Leave letters only, so that it can be found.',
  ),
]

function mailRemarks(email: string | undefined): Remark[] {
  if (!said(email)) return [at(PERSON, 'email', 'Add an e-mail address. It is how most employers answer.')]
  const looksRight = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.\d]{2,}$/.test((email ?? '').trim())
  return when(
    !looksRight,
    PERSON,
    'email',
    'This does not look like an e-mail address. It should read name@example.com.',
  )
}

function phoneRemarks(phoneNumber: string | undefined): Remark[] {
  if (!said(phoneNumber)) return [at(PERSON, 'phoneNumber', 'Add a phone number. Most forms ask for one.')]
  const number = (phoneNumber ?? '').trim()
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0
  if (digits < 7 || digits > 15) {
    return [at(PERSON, 'phoneNumber', 'Check this phone number: one has 7 to 15 digits, with its country code.')]
  }
  return when(
    !/^\(?(\+|00)/.test(number),
    PERSON,
    'phoneNumber',
    'Begin the number with its country code, such as +91, so that it works from anywhere.',
  )
}

function linkRemarks(links: PersonalDetails['links']): Remark[] {
  const seen = new Set<string>()
  return visibleAt(links, `${PERSON}/links`).flatMap(({ item, path }) => {
    const url = (item.url ?? '').trim()
    const key = url.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '')
    const isTwice = key !== '' && seen.has(key)
    seen.add(key)
    return [
      ...when(url === '', path, 'url', 'This link has a name and no address. Add the address or remove it.'),
      ...when(
        !said(item.label),
        path,
        'label',
        'Name this link, so that one knows before following it what it leads to.',
      ),
      ...when(isTwice, path, 'url', 'This address is listed twice. Keep it once.'),
      ...insecureLink(url, path),
    ]
  })
}

export const insecureLink = (url: string | undefined, path: string): Remark[] =>
  when(
    /^http:\/\//i.test(url ?? ''),
    path,
    'url',
    'This address begins with http://. Try it with https://; browsers warn of the other.',
  )
