// Bundles a downloadable program, named by the mode, into one file. Libraries come in their browser variants, which need no modules
// of Node; jsonld comes without its HTTP client.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from '../../api/lib/root.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const NO_NETWORK = '\0no-network'

const PROGRAMS: Record<string, string> = {
  'verify-cv': 'scripts/verify-cv.ts',
  'log-audit': 'scripts/log-audit.ts',
  trucv: 'scripts/cli/main.ts',
}

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
      transform: (code, id) => (id.includes('node_modules') ? code.replaceAll('import.meta.url', "'file:///'") : code),
    },
  ],
  build: {
    lib: { entry: PROGRAMS[mode] as string, formats: ['es'], fileName: mode },
    rolldownOptions: { external: /^node:/, output: { codeSplitting: false } },
    emptyOutDir: false,
    outDir: join(projectRoot, 'dist', 'verifier'),
    copyPublicDir: false,
    target: 'node20',
    minify: false,
  },
}))
