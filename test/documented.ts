// The modules that docs/integrating.md prints, for tests that run them as printed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'

/** The text of the one `js` block that imports this package. */
export function documentedModule(name: string): string {
  const page = readFileSync(join(projectRoot, 'docs/integrating.md'), 'utf8')
  const blocks = [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  const [found, ...more] = blocks.filter(code => code.includes(` from '${name}'`))
  if (!found || more.length > 0) throw new Error(`docs/integrating.md has not one block for ${name}.`)
  return found
}
