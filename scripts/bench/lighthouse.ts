// Lighthouse on the public page of the official JSON Resume sample, as a stranger on a phone meets it.
import { launchBrowser } from '../../test/browser/browser.ts'
import { median, type Row } from './load.ts'
import { freePort, readyAfter, startWorld } from './world.ts'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]

export async function measureLighthouse(runs: number): Promise<Row[]> {
  const world = await startWorld()
  const service = world.startService()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    await readyAfter(world.url)
    const token = await world.token('light@example.org')
    const { nanoId } = await world.importSample(token)
    await world.call(token, 'PUT', `/cvs/${nanoId}`, { indexable: true }, { 'if-match': '"1"' })
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const { default: lighthouse } = await import('lighthouse')
    const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
    const missed = new Set<string>()
    for (let run = 0; run < runs; run++) {
      const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES } as const
      const result = await lighthouse(`${world.publicOrigin}/cv/${nanoId}`, { ...flags, onlyCategories: CATEGORIES })
      if (!result) throw new Error('Lighthouse gave no result.')
      const { categories, audits } = result.lhr
      for (const name of CATEGORIES) {
        scores[name].push(Math.round((categories[name]?.score ?? 0) * 100))
        for (const { id, weight } of categories[name]?.auditRefs ?? []) {
          const score = audits[id]?.score
          if (weight > 0 && score !== null && score !== undefined && score < 0.9) missed.add(`${id} ${score}`)
        }
      }
    }
    const rows = CATEGORIES.map(name => ({
      what: `Lighthouse, ${name}`,
      goal: `>= ${GOALS[name]}`,
      measured: `${median(scores[name])} (${scores[name].join(', ')})`,
      met: median(scores[name]) >= GOALS[name],
    }))
    return missed.size ? [...rows, { what: 'Lighthouse, audits below 0.9', measured: [...missed].join(', ') }] : rows
  } finally {
    await browser.close()
    await service.stop(15_000)
    await world.stop()
  }
}
