// Bundles the libraries of the program into one expression, which takes the place of their import. The variants for browsers are
// taken, which need no modules of Node; what jsonld would fetch with is left out.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from '../../api/lib/root.ts'

const NO_NETWORK = '\0no-network'

export default defineConfig({
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
    lib: {
      entry: join(projectRoot, 'scripts', 'verifier', 'libraries.ts'),
      name: 'libraries',
      formats: ['iife'],
      fileName: () => 'libraries.js',
    },
    outDir: join(projectRoot, 'dist', 'verifier'),
    copyPublicDir: false,
    target: 'node20',
    minify: false,
  },
})
