// Lighthouse on what a stranger meets on a phone: the public pages of the official JSON Resume sample, designed and typeset,
// and its verify page, every section of it signed. `npm run bench:web` asks for the home page.
import { launchBrowser } from '../../scripts/lib/browser.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { median, type Row } from './load.ts'
import { type World, withService } from './world.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Goals = Record<Category, number>
const BEST: Goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The verify page asks search engines to leave it out, which Lighthouse counts as bad for them. */
const pagesOf = (nanoId: string): [path: string, goals: Partial<Goals>][] => [
  [`/cv/${nanoId}`, BEST],
  [`/new-cv/${nanoId}`, { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 }],
  [`/cv/${nanoId}/verify`, { performance: 98, accessibility: 100, 'best-practices': 100 }],
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
      await attestWhole(world, token, nanoId)
      const rows: Row[] = []
      for (const [path, goals] of pagesOf(nanoId)) {
        rows.push(...(await score(world.publicOrigin + path, path.replace(nanoId, '…'), goals, port, runs)))
      }
      return rows
    } finally {
      await browser.close()
    }
  })

async function attestWhole({ call }: World, token: string, nanoId: string) {
  const { claims } = await call<{ claims: { section: string }[] }>(token, 'GET', `/cvs/${nanoId}/verification`)
  for (const { section } of claims) {
    await call(token, 'PUT', `/cvs/${nanoId}/attestations/${section}`, { method: 'account' })
  }
}

/** Scores of an address, in the browser that listens on this port, with what is stored there. */
export async function score(
  address: string,
  name: string,
  goals: Partial<Goals>,
  port: number,
  runs: number,
): Promise<Row[]> {
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
  const rows: Row[] = CATEGORIES.map(category => {
    const [goal, measured] = [goals[category], median(scores[category])]
    return {
      what: `Lighthouse, ${name}, ${category}`,
      measured: `${measured} (${scores[category].join(', ')})`,
      ...(goal !== undefined && { goal: `>= ${goal}`, met: measured >= goal }),
    }
  })
  return missed.size
    ? [...rows, { what: `Lighthouse, ${name}, audits below 0.9`, measured: [...missed].join(', ') }]
    : rows
}
