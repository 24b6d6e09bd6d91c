// `npm run shots`: the sweep of all screens, with pictures of each at three widths, light and dark, in dist/shots/. Arguments: parts of
// names, to sweep only those screens.
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { prepareBrowser } from '../browser/browser.ts'
import { sweep } from '../browser/sweep.ts'
import t from '../tap.ts'

t.setTimeout(0)
await prepareBrowser()
sweep(t, () => true, { only: process.argv.slice(2), folder: join(projectRoot, 'dist', 'shots') })
