// Typefaces, densities and margins over all templates: the files stay tagged, with all words in their order; and texts that fill their
// page never leave it.
import type { CvStyleData } from '../../api/core/contract/style.ts'
import { TYPEFACES } from '../../api/core/cv/typefaces.ts'
import { LARGEST_TEXT, SMALLEST_TEXT } from '../../api/files/typeset/fit.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { dose, fc } from '../dose.ts'
import { arabic, longSheet, mixedScripts, onePage } from '../fixtures/sheets.ts'
import t from '../tap.ts'
import { folded, insidesOf, linesOf, pageTextsOf, textsOf } from '../typeset-reader.ts'

t.setTimeout(3_600_000)
const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const at = new Date('2026-11-20T10:00:00Z')
const { templates } = typesetter
const MARGINS = ['narrow', 'normal', 'wide'] as const

/** Each typeface with one density and margins, which differ from template to template. */
const looksOf = (index: number) =>
  TYPEFACES.map((typeface, number) => ({
    typeface,
    density: 1 + ((index + number) % 5),
    margins: MARGINS[(index + number) % 3]!,
  }))

/** Without the footer of further pages. */
const extractedFrom = async (pdf: Buffer) =>
  folded((await pageTextsOf(pdf)).join(' ')).replace(/ananyasrinivasan·\d\/\d/g, '')

for (const [index, { id, columns }] of templates.entries()) {
  t.test(`${id}: with any typeface, density and margins the words are whole and the file is tagged`, async t => {
    const asDesigned = await typesetter.pdf({ sheet: onePage, template: id, at })
    const designed = await extractedFrom(asDesigned.bytes)
    for (const style of looksOf(index)) {
      const made = await typesetter.pdf({ sheet: onePage, template: id, at, style })
      const what = Object.values(style).join(', ')
      t.ok(made.isAccessible, what)
      t.same(made.unsupported, [], what)
      t.match(
        insidesOf(made.bytes),
        new RegExp(`/FontName /[A-Z]{6}\\+${style.typeface.replace(/ /g, '').slice(0, 8)}`),
      )
      const text = await extractedFrom(made.bytes)
      // A second page parts the columns of the first.
      if (made.pageCount === asDesigned.pageCount || !String(columns).startsWith('aside')) t.equal(text, designed, what)
      else t.equal([...text].sort().join(''), [...designed].sort().join(''), what)
    }
  })
}

t.test('scripts that a typeface lacks are set in others, with nothing lost', async t => {
  for (const typeface of TYPEFACES) {
    for (const sheet of [mixedScripts, arabic]) {
      const style: CvStyleData = { typeface, fill: true }
      const { bytes, isAccessible, unsupported } = await typesetter.pdf({ sheet, template: 'meridian', at, style })
      t.same({ isAccessible, unsupported }, { isAccessible: true, unsupported: [] }, typeface)
      if (sheet === arabic) continue
      const read = folded((await pageTextsOf(bytes)).join(' '))
      const words = textsOf(sheet)
        .flatMap(text => text.split(/\s+/))
        .filter(word => /^[\p{Script=Greek}\p{Script=Latin}]+$/u.test(word))
      t.same(
        words.filter(word => !read.includes(folded(word))),
        [],
        typeface,
      )
    }
  }
})

const anyRequest = fc.record({
  jobs: fc.integer({ min: 0, max: 9 }),
  seed: fc.nat(20),
  template: fc.constantFrom(...templates.map(({ id }) => id)),
  style: fc.record(
    {
      fill: fc.constant(true),
      fit: fc.constantFrom(1 as const, 2 as const),
      paper: fc.constantFrom('A4' as const, 'Letter' as const),
      typeface: fc.constantFrom(...TYPEFACES),
      density: fc.integer({ min: 1, max: 5 }),
      margins: fc.constantFrom(...MARGINS),
    },
    { requiredKeys: ['fill'] },
  ),
})
const HEIGHTS = { A4: 842, Letter: 792 }

t.test('a filled page is full or has the largest text, in as many pages as before', async t => {
  const seen = { grown: 0, full: 0, several: 0, tighter: 0, impossible: 0 }
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ jobs, seed, template, style }) => {
      const request = { sheet: longSheet(jobs, seed), template, at }
      const { pages, pageCount, fit } = await typesetter.pages({ ...request, style })
      const { fill: _, fit: asked, ...others } = style
      const designed = await typesetter.pages({ ...request, style: others })
      if (!fit) throw new Error('no report')
      const { set, designed: before } = fit.text
      if (!fit.isFitting || fit.isTighter) {
        if (designed.pageCount <= (asked ?? 30)) throw new Error('it fitted as designed')
        if (fit.isFitting && (pageCount > asked! || set < Math.min(before, SMALLEST_TEXT))) throw new Error(`${set} pt`)
        seen[fit.isFitting ? 'tighter' : 'impossible']++
        return
      }
      if (set < before || set > LARGEST_TEXT) throw new Error(`${before} to ${set} pt`)
      if (pageCount !== designed.pageCount) throw new Error(`${designed.pageCount} to ${pageCount} pages`)
      if (pageCount > (asked ?? 1)) {
        if (set !== before) throw new Error('several pages grew')
        seen.several++
        return
      }
      const paper = style.paper ?? templates.find(({ id }) => id === template)?.paper ?? 'A4'
      const last = Math.max(...linesOf(pages).flatMap(({ page, y }) => (page === pageCount - 1 ? y : [])))
      const taken = (pageCount - 1 + last / HEIGHTS[paper]) / pageCount
      if (set < LARGEST_TEXT && taken < 0.75) throw new Error(`${taken} of the page is taken at ${set} pt`)
      seen[set > before ? 'grown' : 'full']++
    }),
    { numRuns: dose(900) },
  )
  for (const [kind, count] of Object.entries(seen)) t.ok(count > 0, `${kind}: ${count}`)
})

t.test('a size of the owner’s own and a letter never grow', async t => {
  const sized = await typesetter.pages({ sheet: onePage, template: 'quay', at, style: { fill: true, fontSize: 9 } })
  t.equal(sized.fit, undefined)
  const fitted = await typesetter.pages({
    sheet: onePage,
    template: 'quay',
    at,
    style: { fill: true, fontSize: 9, fit: 1 },
  })
  t.equal(fitted.fit?.text.set, 9)
})
