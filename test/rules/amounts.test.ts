// Amounts in figures and in words, and the days of documents: tables of cases, and properties for every amount.
import { amount, figures, inWords } from '../../api/billing/rules/amounts.ts'
import { CURRENCIES, type Currency } from '../../api/core/contract/tax.ts'
import { dayInIndia } from '../../api/core/days.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

t.test('figures are grouped as usual in each currency', async t => {
  const cases: [number, Currency, string][] = [
    [0, 'INR', '0.00'],
    [5, 'INR', '0.05'],
    [59_000, 'INR', '590.00'],
    [100_000, 'INR', '1,000.00'],
    [12_345_678, 'INR', '1,23,456.78'],
    [12_345_678_901, 'INR', '12,34,56,789.01'],
    [12_345_678, 'USD', '123,456.78'],
    [12_345_678_901, 'SGD', '123,456,789.01'],
  ]
  for (const [minor, currency, wanted] of cases) t.equal(figures(minor, currency), wanted)
  t.equal(amount(3_000, 'USD'), 'USD 30.00')
})

t.test('amounts in words', async t => {
  const cases: [number, Currency, string][] = [
    [0, 'INR', 'Zero rupees only'],
    [100, 'INR', 'One rupee only'],
    [101, 'INR', 'One rupee and one paisa only'],
    [59_000, 'INR', 'Five hundred and ninety rupees only'],
    [39_550, 'INR', 'Three hundred and ninety-five rupees and fifty paise only'],
    [110_000, 'INR', 'One thousand one hundred rupees only'],
    [100_100, 'INR', 'One thousand and one rupees only'],
    [12_345_600, 'INR', 'One lakh twenty-three thousand four hundred and fifty-six rupees only'],
    [1_000_000_000, 'INR', 'One crore rupees only'],
    [12_345_600, 'USD', 'One hundred and twenty-three thousand four hundred and fifty-six US dollars only'],
    [100, 'USD', 'One US dollar only'],
    [2_500, 'AED', 'Twenty-five UAE dirhams only'],
    [1_812, 'SGD', 'Eighteen Singapore dollars and twelve cents only'],
  ]
  for (const [minor, currency, wanted] of cases) t.equal(inWords(minor, currency), wanted)
})

t.test('for every amount the figures are complete, and the words are words', async t => {
  const anyAmount = fc.integer({ min: 0, max: 10_000_000_000 })
  fc.assert(
    fc.property(anyAmount, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      const shown = figures(minor, currency)
      if (Number(shown.replace(/[,.]/g, '')) !== minor || !/^\d{1,3}(,\d{2,3})*\.\d{2}$/.test(shown)) return false
      return (
        /^[A-Z][A-Za-z -]+ only$/.test(inWords(minor, currency)) && !/undefined|NaN| {2}/.test(inWords(minor, currency))
      )
    }),
  )
  t.pass('any amount')
})

t.test('days of documents are in Indian time', async t => {
  t.equal(dayInIndia(new Date('2026-03-31T18:29:59Z')), '31 March 2026')
  t.equal(dayInIndia(new Date('2026-03-31T18:30:00Z')), '1 April 2026')
})
