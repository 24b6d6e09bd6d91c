// Lighthouse on the public pages of the official JSON Resume sample, the designed and the typeset one, as a stranger on a phone
// meets them.
import { launchBrowser } from '../lib/browser.ts'
import { freePort } from '../lib/free-port.ts'
import { median, type Row } from './load.ts'
import { withService } from './world.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Goals = Record<Category, number>
const PAGES: [path: string, goals: Goals][] = [
  ['cv', { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }],
  ['new-cv', { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 }],
]

export const measureLighthouse = (runs: number): Promise<Row[]> =>
  withService(async world => {
    const port = await freePort()
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    try {
      const token = await world.token('light@example.org')
      const { nanoId } = await world.importSample(token)
      await world.call(token, 'PUT', `/cvs/${nanoId}`, { indexable: true }, { 'if-match': '"1"' })
      await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
      const rows: Row[] = []
      for (const [path, goals] of PAGES) {
        rows.push(...(await score(`${world.publicOrigin}/${path}/${nanoId}`, `/${path}`, goals, port, runs)))
      }
      return rows
    } finally {
      await browser.close()
    }
  })

/** Scores of an address, in the browser that listens on this port, with what is stored there. */
export async function score(address: string, name: string, goals: Goals, port: number, runs: number): Promise<Row[]> {
  const { default: lighthouse } = await import('lighthouse')
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  const missed = new Set<string>()
  const flags = { port, logLevel: 'error', disableStorageReset: true } as const
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(address, { ...flags, onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, audits } = result.lhr
    for (const category of CATEGORIES) {
      scores[category].push(Math.round((categories[category]?.score ?? 0) * 100))
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const found = audits[id]?.score
        if (weight > 0 && typeof found === 'number' && found < 0.9) missed.add(`${id} ${found}`)
      }
    }
  }
  const rows = CATEGORIES.map(category => ({
    what: `Lighthouse, ${name}, ${category}`,
    goal: `>= ${goals[category]}`,
    measured: `${median(scores[category])} (${scores[category].join(', ')})`,
    met: median(scores[category]) >= goals[category],
  }))
  return missed.size
    ? [...rows, { what: `Lighthouse, ${name}, audits below 0.9`, measured: [...missed].join(', ') }]
    : rows
}
