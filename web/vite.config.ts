// How the client is built: entries, chunks, compressed copies. In development it passes API calls on to a running service.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { SCRIPT_SHEETS } from './src/cv/script-fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const service = 'http://localhost:8080'

/** The public pages are rendered by the service and need nothing of the client but a style sheet each, and two small modules. */
const forPages = ['page', 'typeset', 'verify', 'confirm', ...SCRIPT_SHEETS.map(name => `fonts-${name}`)].map(
  name => `src/cv/${name}.css`,
)
const input = ['index.html', ...forPages, 'src/owner/main.ts', 'src/check/main.ts'].map(path => join(root, path))

const API =
  /^\/(me|cvs|cv|new-cv|verify|check|desk|config|plans|templates|admin|auth|api|wallet|healthz|docs|openapi\.yaml)(\/|\?|$)/
const SCREENS = ['/admin', '/wallet', '/verify', '/check', '/desk']

/** Some addresses are a screen for a person and a call for a script. */
const proxy: ProxyOptions = {
  target: service,
  bypass: request => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    return wantsPage && SCREENS.includes(path) ? '/index.html' : undefined
  },
}

/** Writes .br and .gz beside every asset worth it, so that the service never compresses a file twice. */
function compressedCopies(): Plugin {
  const brotli = promisify(brotliCompress)
  const gz = promisify(gzip)
  const compress = async (path: string) => {
    const content = await readFile(path)
    if (content.length < 1024) return
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.br`, await brotli(content, { params }))
    await writeFile(`${path}.gz`, await gz(content, { level: 9 }))
  }
  let assets = ''
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: config => {
      assets = join(config.build.outDir, config.build.assetsDir)
    },
    async closeBundle() {
      const files = (await readdir(assets)).filter(name => /\.(js|css|svg|json)$/.test(name))
      await Promise.all(files.map(name => compress(join(assets, name))))
    },
  }
}

/** Typefaces have each file as WOFF, too, for browsers of old. */
const woff2Only = {
  postcssPlugin: 'woff2-only',
  Declaration: {
    src: (one: { value: string }) => {
      one.value = one.value.replace(/,\s*url\([^)]*\.woff\)[^,]*/, '')
    },
  },
}

const TARGET = 'es2022'
/** What an installation runs without (src/data/without.ts). */
const WITHOUT = 'import.meta.env.WITHOUT'

/** Writes home.html, and home-free.html for installations without payments: what visitors see of the home page before any script has run. */
function homeMarkup(): Plugin {
  let outDir = ''
  return {
    name: 'home-markup',
    apply: 'build',
    configResolved: config => {
      outDir = config.build.outDir
    },
    async closeBundle() {
      const folder = join(outDir, '.vite', 'prerender')
      for (const [file, without] of [
        ['home', ''],
        ['home-free', 'payments'],
      ] as const) {
        const options = {
          ssr: 'src/prerender.tsx',
          outDir: join(folder, file),
          copyPublicDir: false,
          emptyOutDir: true,
          target: TARGET,
        } as const
        const define = { [WITHOUT]: JSON.stringify(without) }
        await build({ configFile: false, root, define, plugins: [react()], logLevel: 'warn', build: options })
        const { prerenderHome } = await import(pathToFileURL(join(folder, file, 'prerender.js')).href)
        await writeFile(join(outDir, `${file}.html`), await prerenderHome())
      }
      await rm(folder, { recursive: true })
    },
  }
}

export default defineConfig({
  root,
  base: '/',
  define: { [WITHOUT]: 'document.documentElement.dataset.without' },
  plugins: [react(), compressedCopies(), homeMarkup()],
  css: { postcss: { plugins: [woff2Only] } },
  build: {
    outDir: join(root, '..', 'dist', 'site'),
    emptyOutDir: true,
    manifest: true,
    target: TARGET,
    /** Nothing inline: the content policy takes neither data: fonts nor inline scripts. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      output: {
        // Short names: the list of all files is part of the first script.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 2)}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'vendor',
              test: /node_modules[\\/](swr|wouter|react-hot-toast|use-sync-external-store|dequal)[\\/]/,
            },
            // What every screen needs is smaller as one file.
            {
              name: 'data',
              test: /src[\\/]data[\\/](fetch|exchange|read|storage|passing|field-names|token-claims|without)\.ts$/,
            },
            // Small parts of most screens, and what all steps of the editor need: in few files, whose names are short in the first script.
            {
              name: 'parts',
              test: /(src[\\/](data[\\/]open-text|parts[\\/](later|page))\.tsx?|is-object\.ts)$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'editor',
              test: /src[\\/](cv[\\/](badge\.tsx|each\.ts)|editor[\\/](action|glyph|words|claims[\\/]claim-badges|session[\\/](document|merge|new-id|roles)|steps[\\/](after-press|field|form-context|paste-rules|skills|steps|steps\.data|use-reorder))\.(tsx?|json))$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'order',
              test: /(core[\\/](contract[\\/]sections\.ts|cv[\\/](audience|content|editor-words|groups|marks|order|section-words|section-words\.data|values|languages[\\/](index|en\.data))\.(ts|json))|format-characters\.ts)$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { [API.source]: proxy } },
})
