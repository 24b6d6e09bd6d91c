// Bundles the libraries of the program into one expression, which takes the place of their import. The variants for browsers are
// taken, which need no modules of Node; what jsonld would fetch with is left out. In mode `log-audit` it bundles that program whole.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from '../../api/lib/root.ts'

const NO_NETWORK = '\0no-network'

const libraries = { entry: 'scripts/verifier/libraries.ts', name: 'libraries', formats: ['iife' as const] }
const audit = { entry: 'scripts/log-audit.ts', formats: ['es' as const] }

export default defineConfig(({ mode }) => ({
  root: projectRoot,
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
    lib: mode === 'log-audit' ? { ...audit, fileName: mode } : { ...libraries, fileName: () => 'libraries.js' },
    rolldownOptions: { external: /^node:/ },
    emptyOutDir: false,
    outDir: join(projectRoot, 'dist', 'verifier'),
    copyPublicDir: false,
    target: 'node20',
    minify: false,
  },
}))
