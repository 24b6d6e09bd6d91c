// Every template with three CVs (one page, two pages, many scripts), and each style of grouped roles, compared with the pictures in fixtures/typeset. After an
// intended change run it with UPDATE_PICTURES=1, review every changed picture, and commit them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { grouped } from '../fixtures/grouped.ts'
import { mixedScripts, onePage, twoPages } from '../fixtures/sheets.ts'
import t from '../tap.ts'
import { pictureOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const folder = join(projectRoot, 'test', 'fixtures', 'typeset')
const seal = {
  url: 'https://trucv.example.org/cv/V1StGXR8_Z5jdHi6B-myT/verify',
  label: 'Check this CV:',
  caption: 'Published 20 November 2026 · version 5',
}
/** A head and shoulders. */
const portrait = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#b9ab99"/><ellipse cx="300" cy="880" rx="280" ry="290" fill="#2f3b4c"/><rect x="248" y="460" width="104" height="160" fill="#b98e6f"/><ellipse cx="300" cy="350" rx="128" ry="168" fill="#c99d7c"/></svg>',
  ),
)
  .png()
  .toBuffer()
const pictured = { sheet: { ...onePage, picture: { url: '/cvs/x/picture/y', alt: 'Portrait' } }, picture: portrait }
const CASES = {
  'one-page': { sheet: onePage },
  'two-pages': { sheet: twoPages, seal },
  scripts: { sheet: mixedScripts },
}
/** The templates in which a picture is more than a small circle in the head or stands beside a table, and the one that prints it grey. */
const PICTURED = ['cameo', 'campus', 'platen']
/** One template of each style of roles below their employer, and two with a second column. */
const GROUPED = ['atlas', 'folio', 'ledger', 'quay', 'trellis']
/** Studies with results and publications: one template draws the first as a table, one numbers the second. */
const academic = sheetOf(
  {
    personalDetails: { name: 'Ishita Raghunathan', profession: 'Doctoral candidate', email: 'ishita@example.org' },
    education: {
      undergraduation: {
        institution: 'Indian Institute of Technology Kharagpur',
        degree: 'B.Tech.',
        fieldOfStudy: 'Computer Science and Engineering',
        startDate: '2018-07',
        endDate: '2022-05',
        score: '9.12',
        scoreScale: '10',
        scoreKind: 'cgpa',
      },
      class12: { institution: 'Kendriya Vidyalaya', board: 'CBSE', startDate: '2016', endDate: '2018', score: '96.4' },
    },
    publications: [
      { id: 'a', name: 'Fault injection for small logs', publisher: 'HotStorage', date: '2025-07' },
      {
        id: 'b',
        name: 'A model of quorum reads that a student can check by hand, with an appendix on what goes wrong when clocks are trusted',
        publisher: 'Student Systems Workshop',
        date: '2024',
      },
      { id: 'c', name: 'Bus tracking without a data plan', publisher: 'India HCI', date: '2023' },
    ],
  },
  'en',
)
const ACADEMIC = ['campus', 'thesis']
/** Of 255: above the rounding differences of the stored pictures. */
const NOTICEABLE = 40
const PART_THAT_MAY_DIFFER = 0.002

const pixels = (png: Buffer) => sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })

/** The share of pixels that differ noticeably; 1 for different sizes. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let count = 0
  for (let at = 0; at < a.data.length; at++) if (Math.abs(a.data[at]! - b.data[at]!) > NOTICEABLE) count++
  return count / a.data.length
}

for (const { id } of typesetter.templates) {
  t.test(`${id} looks like its stored picture`, async t => {
    const cases = {
      ...CASES,
      ...(PICTURED.includes(id) && { picture: pictured }),
      ...(ACADEMIC.includes(id) && { publications: { sheet: academic } }),
      ...(GROUPED.includes(id) && { groups: { sheet: grouped('en', 'levels') } }),
    }
    for (const [name, request] of Object.entries(cases)) {
      const { bytes, pageCount } = await typesetter.pdf({ ...request, template: id, at })
      t.equal(pageCount, name === 'two-pages' ? 2 : 1, name)
      const drawn = await pictureOf(bytes, 0.8)
      const path = join(folder, `${id}-${name}.png`)
      if (process.env.UPDATE_PICTURES === '1') {
        mkdirSync(folder, { recursive: true })
        writeFileSync(path, drawn)
      }
      t.ok(existsSync(path), `there is a picture of ${id}, ${name}`)
      t.ok((await difference(drawn, readFileSync(path))) < PART_THAT_MAY_DIFFER, `${id}, ${name}`)
    }
  })
}

t.test('the comparison detects a changed word', async t => {
  const { bytes } = await typesetter.pdf({ sheet: { ...onePage, name: 'Ananya Srinivasan' }, template: 'meridian', at })
  const known = readFileSync(join(folder, 'meridian-one-page.png'))
  t.ok((await difference(await pictureOf(bytes, 0.8), known)) > 0)
  const { bytes: other } = await typesetter.pdf({ sheet: onePage, template: 'ledger', at })
  t.ok((await difference(await pictureOf(other, 0.8), known)) > 10 * PART_THAT_MAY_DIFFER)
})
