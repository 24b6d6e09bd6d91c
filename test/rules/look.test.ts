// Typefaces, density, margins and the growing text of the typeset CV, as pure rules.
import { join } from 'node:path'
import { missingScripts, TYPEFACES, WORD_TYPEFACES } from '../../api/core/cv/typefaces.ts'
import { loadCoverage } from '../../api/files/typeset/characters.ts'
import { filled, LARGEST_TEXT, SMALLEST_TEXT, TIGHTEST, tightened } from '../../api/files/typeset/fit.ts'
import { chosenLook } from '../../api/files/typeset/look.ts'
import { typesetFolder } from '../../api/files/typeset/pool.ts'
import { loadTemplates } from '../../api/files/typeset/templates.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const templates = loadTemplates(join(typesetFolder, 'templates'))
const coverageOf = loadCoverage(typesetFolder)

t.test('every typeface has Latin and Cyrillic letters, and what it lacks is named', t => {
  const letters = {
    Latin: 'aéŁőğşạữß',
    Cyrillic: 'абщыїґѐ',
    Greek: 'αβγώΐς',
    Devanagari: 'कखग',
    Han: '漢字',
    Hangul: '한',
  }
  for (const typeface of TYPEFACES) {
    const has = coverageOf([typeface])
    for (const [script, text] of Object.entries(letters)) {
      const lacks = [...text].every(letter => !has(letter.codePointAt(0)!))
      const isWhole = [...text].every(letter => has(letter.codePointAt(0)!))
      t.ok(lacks !== isWhole, `${typeface}: ${script} all or nothing`)
      t.equal(missingScripts(typeface, text).length > 0, lacks, `${typeface}: ${script}`)
    }
    t.ok(WORD_TYPEFACES[typeface])
  }
  t.same(missingScripts('Bitter', 'Ελ, かなカナ'), ['Greek', 'Japanese'])
  t.same(missingScripts('Inter', 'plain'), [])
  t.end()
})

t.test('without choices a template is as designed; every choice moves its measures one way', t => {
  for (const template of templates) {
    const { tightest: _, ...look } = chosenLook(template)
    t.same(look, template, template.id)
    const sections = [1, 2, 3, 4, 5].map(density => chosenLook(template, { density }).gaps.section)
    t.same(
      [...new Set(sections)].sort((a, b) => a - b),
      sections,
      'each step is looser',
    )
    const [narrow, normal, wide] = (['narrow', 'normal', 'wide'] as const).map(
      margins => chosenLook(template, { margins }).margin.x,
    )
    t.ok(narrow! < normal! && normal! < wide!)
    t.ok(narrow! >= 13)
    const typefaces = { typeface: 'Carlito', headingTypeface: 'Bitter' } as const
    t.same(chosenLook(template, typefaces).fonts, { body: 'Carlito', display: 'Bitter' })
    t.same(chosenLook(template, { typeface: 'Carlito' }).fonts, { body: 'Carlito', display: 'Carlito' })
  }
  const unknown = chosenLook(templates[0]!, { density: 9, margins: 'huge' } as never)
  t.same(unknown.gaps, templates[0]!.gaps, 'unknown values of the database have no effect')
  t.end()
})

t.test('fitting tightens any density as far as the design, and keeps margins that were chosen', t => {
  for (const template of templates) {
    const at = (style: object) =>
      tightened({ template: chosenLook(template, style), style: { fontSize: 12 } }, TIGHTEST)
    for (const density of [3, 4, 5]) t.same(at({ density }).template.gaps, at({}).template.gaps)
    t.ok(at({ density: 1 }).template.gaps.section <= chosenLook(template, { density: 1 }).gaps.section)
    for (const margins of ['narrow', 'wide'] as const)
      t.same(at({ margins }).template.margin, chosenLook(template, { margins }).margin)
    t.equal(at({}).style.fontSize, SMALLEST_TEXT)
  }
  t.end()
})

/** A made-up page whose text takes a part of it that grows with the size, and with its square. */
const anyPage = fc.record({
  fixed: fc.double({ min: 0, max: 0.3, noNaN: true }),
  lines: fc.double({ min: 0, max: 0.7, noNaN: true }),
  wrapped: fc.double({ min: 0, max: 0.7, noNaN: true }),
  designed: fc.integer({ min: 85, max: 103 }).map(tenths => tenths / 10),
})

t.test('the text grows until it fills its page, never above the limit, mostly with one further try', t => {
  let sum = 0
  let runs = 0
  fc.assert(
    fc.property(anyPage, ({ fixed, lines, wrapped, designed }) => {
      const takenAt = (size: number) => fixed + (lines * size) / designed + wrapped * (size / designed) ** 2
      if (takenAt(designed) > 1) return
      let tries = 0
      const makeAt = (size: number) => {
        tries++
        return size
      }
      const { size } = filled({ size: designed, made: designed }, makeAt, takenAt)
      if (size < designed || size > LARGEST_TEXT || takenAt(size) > 1) throw new Error(`${size} pt`)
      if (takenAt(size) < 0.8 && size < LARGEST_TEXT) throw new Error(`only ${takenAt(size)} full at ${size} pt`)
      if (tries > 3) throw new Error(`${tries} tries`)
      sum += tries
      runs++
    }),
    { numRuns: dose(30_000) },
  )
  t.ok(sum / runs < 1.2, `${sum / runs} tries besides the first`)
  t.end()
})
