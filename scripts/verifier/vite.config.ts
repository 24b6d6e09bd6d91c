// Bundles the part of the program that needs a library into one expression, which takes the place of its import.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from '../../api/lib/root.ts'

export default defineConfig({
  root: projectRoot,
  build: {
    lib: {
      entry: join(projectRoot, 'web', 'src', 'check', 'wallet-signature.ts'),
      name: 'walletSignature',
      formats: ['iife'],
      fileName: () => 'wallet-signature.js',
    },
    outDir: join(projectRoot, 'dist', 'verifier'),
    copyPublicDir: false,
    target: 'node20',
    minify: false,
  },
})
