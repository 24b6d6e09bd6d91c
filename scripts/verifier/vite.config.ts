// Bundles the libraries of the program into one expression, which takes the place of their import. The variants for browsers are
// taken, which need no modules of Node; what jsonld would fetch with is left out. In the modes `log-audit` and `trucv` it bundles these
// programs whole.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from '../../api/lib/root.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const NO_NETWORK = '\0no-network'

const libraries = { entry: 'scripts/verifier/libraries.ts', name: 'libraries', formats: ['iife' as const] }
const PROGRAMS: Record<string, string> = { 'log-audit': 'scripts/log-audit.ts', trucv: 'scripts/cli/main.ts' }
const whole = (mode: string, entry: string) => ({ entry, formats: ['es' as const], fileName: mode })

export default defineConfig(({ mode }) => ({
  root: projectRoot,
  define: { TRUCV_VERSION: JSON.stringify(version) },
  plugins: [
    {
      name: 'no-network',
      enforce: 'pre',
      resolveId: id => (id === '@digitalbazaar/http-client' ? NO_NETWORK : undefined),
      load: id => (id === NO_NETWORK ? 'export const httpClient = undefined' : undefined),
      // A package of contexts names files beside it, which are not needed.
      transform: code => code.replaceAll('import.meta.url', "'file:///'"),
    },
  ],
  build: {
    lib: PROGRAMS[mode] ? whole(mode, PROGRAMS[mode]) : { ...libraries, fileName: () => 'libraries.js' },
    rolldownOptions: { external: /^node:/, output: { codeSplitting: false } },
    emptyOutDir: false,
    outDir: join(projectRoot, 'dist', 'verifier'),
    copyPublicDir: false,
    target: 'node20',
    minify: false,
  },
}))
