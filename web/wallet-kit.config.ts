// Bundles the wallet kit and what it needs of ethers into one module, which browsers load as it is. Readable: who bundles it minifies it.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  build: {
    lib: { entry: join(root, 'src', 'wallet', 'kit', 'index.ts'), formats: ['es'], fileName: 'index' },
    outDir: join(root, '..', 'dist', 'wallet-kit'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    minify: false,
  },
})
