// The browser of tests, pictures and benchmarks: the packed build, unpacked once, or one that is installed. Never started with
// a flag that loosens the rules of the web. Knows nothing of the pages it opens.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { projectRoot } from '../../api/lib/root.ts'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Flags that keep it quiet; --no-sandbox because tests also run as root in containers. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--no-first-run',
  '--no-default-browser-check',
]

/** Unpacks the browser if that is needed and starts it once. Throws, with the reason, where none can start. */
export async function prepareBrowser(): Promise<void> {
  await (await launchBrowser()).close()
}

/**
 * A browser process of the caller's own, to be closed by the caller: CHROME_PATH, or the packed build, which is the same
 * everywhere and has no window to draw, or where that does not start one that is installed.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags]
  const own = process.env.CHROME_PATH
  if (own) return chromium.launch({ executablePath: own, args })
  return launchPacked(args).catch((error: Error) => {
    const installed = onPath()
    if (!installed) throw error
    return chromium.launch({ executablePath: installed, args })
  })
}

async function launchPacked(args: string[]): Promise<Browser> {
  const folder = await unpack()
  // The packed build links libraries that a bare system lacks; it brings them along.
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return chromium.launch({ executablePath: join(folder, 'chromium'), args, env })
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** Unpacks the packed build into a folder of its version, complete or not at all; the folder is returned. */
async function unpack(): Promise<string> {
  const build = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = join(build, '..', '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const folder = join(projectRoot, 'node_modules', '.cache', `chromium-${version}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  try {
    await inflateInto(join(packed, 'bin'), partial)
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontSettings(folder))
    await rename(partial, folder)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  return folder
}

/** The package's own settings look for its fonts in a folder of another system. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** The package unpacks into the folder for temporary files and nowhere else, so that is what this folder becomes meanwhile. */
async function inflateInto(bin: string, folder: string) {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(files.map(file => inflate(join(bin, file))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
