// A database as it is after some years: CVs of about 8 kB, five earlier versions each, a picture for every twentieth.
// Written with the indexes and in the shapes of the stores. Knows no HTTP.
import { randomBytes } from 'node:crypto'
import type { Connection } from 'mongoose'
import { createHistoryStore } from '../api/cv/history-store.ts'
import { pack } from '../api/cv/store/versions.ts'
import { createCvStore } from '../api/cv/store.ts'

const CV_BYTES = 8_000
const VERSIONS = 5
const PICTURE_BYTES = 300_000
const BATCH = 200
const AT = new Date('2026-01-15T09:00:00Z')
const WORDS = Array.from({ length: 4_000 }, (_, at) => wordOf(at))

const idOf = (cv: number) => `stock-${String(cv).padStart(15, '0')}`
const pictureIdOf = (cv: number) => `${idOf(cv)}:p`

// Pronounceable and with a language's spread, so that it compresses as text does.
function wordOf(at: number): string {
  const syllables = ['ra', 'ten', 'ko', 'li', 'ser', 'va', 'mu', 'ing', 'pro', 'da', 'est', 'nor', 'wi', 'cha']
  const count = 1 + (at % 4)
  return Array.from({ length: count }, (_, i) => syllables[(at * (i + 3) + (at >> 3) * i) % syllables.length]).join('')
}

// Words that are more frequent come more often. `seed` makes a text its own.
function fillerText(seed: number, bytes: number): string {
  let [state, text] = [seed * 2_654_435_761 + 1, '']
  while (text.length < bytes) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    text += `${WORDS[Math.floor((state / 2 ** 32) ** 3 * WORDS.length)]} `
  }
  return text.slice(0, bytes)
}

function contentOf(cv: number, version: number) {
  const work = Array.from({ length: 8 }, (_, at) => ({
    id: `w${at}`,
    position: fillerText(cv + at, 40),
    company: fillerText(cv * 7 + at, 30),
    startDate: '2019-04',
    endDate: '2022-11',
    // One of the texts differs from version to version.
    description: fillerText(cv * 31 + at + (at === version ? version * 1_000_003 : 0), CV_BYTES / 8 - 180),
  }))
  return { personalDetails: { name: fillerText(cv, 20), email: `person${cv}@example.org` }, workExperience: work }
}

const draftOf = (cv: number) => ({
  title: `CV ${cv}`,
  template: 'classic',
  style: { accent: '#0b6b4f', paper: 'a4', density: 'normal' },
  language: 'en',
})

const cvOf = (cv: number) => ({
  ...draftOf(cv),
  _id: idOf(cv),
  userId: `user-${cv}`,
  place: 0,
  content: contentOf(cv, VERSIONS),
  privacy: { hideEmail: true, hidePhone: true },
  indexable: false,
  version: VERSIONS + 1,
  rev: VERSIONS + 1,
  groupStartedAt: AT,
  published: null,
  origin: null,
  createdAt: AT,
  updatedAt: AT,
  removedAt: null,
})

async function versionsOf(cv: number) {
  const numbers = Array.from({ length: VERSIONS }, (_, at) => at + 1)
  const make = async (version: number) => {
    const packed = await pack(contentOf(cv, version))
    const rest = { cvId: idOf(cv), version, at: AT, published: false, ...draftOf(cv) }
    return { _id: `${idOf(cv)}:${version}`, ...rest, packed }
  }
  return Promise.all(numbers.map(make))
}

const pictureOf = (cv: number) => ({
  _id: pictureIdOf(cv),
  cvId: idOf(cv),
  pictureId: 'p',
  type: 'image/jpeg',
  width: 1_200,
  height: 1_200,
  bytes: randomBytes(PICTURE_BYTES),
})

/** Fills an empty database with `cvs` CVs and what belongs to them. */
export async function stockUp(connection: Connection, cvs: number): Promise<void> {
  await createCvStore(connection).buildIndexes()
  await createHistoryStore(connection).buildIndexes()
  const put = (name: string, docs: object[]) =>
    docs.length ? connection.collection(name).insertMany(docs, { ordered: false }) : undefined
  for (let start = 0; start < cvs; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, cvs - start) }, (_, at) => start + at)
    const shown = batch.filter(cv => cv % 20 === 0)
    await Promise.all([
      put('cvs', batch.map(cvOf)),
      put('cv_versions', (await Promise.all(batch.map(versionsOf))).flat()),
      put('pictures', shown.map(pictureOf)),
    ])
  }
}
