// The browser of tests, pictures and benchmarks: the packed build, unpacked once, or an installed one. Never started with a flag
// that relaxes web security.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { projectRoot } from '../../api/lib/root.ts'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Flags against background activity; --no-sandbox because tests also run as root in containers. */
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

/** Playwright's own limit of 30 seconds is too short on a busy machine. */
const START_MS = 180_000

/** Unpacks the browser if needed and starts it once. Throws, with the reason, when none can start. */
export async function prepareBrowser(): Promise<void> {
  await (await launchBrowser()).close()
}

/**
 * A new browser process, to be closed by the caller: CHROME_PATH, else the packed headless build, else an installed one if the
 * packed one does not start.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags]
  const own = process.env.CHROME_PATH
  if (own) return chromium.launch({ executablePath: own, args, timeout: START_MS })
  return launchPacked(args).catch((error: Error) => {
    const installed = onPath()
    if (!installed) throw error
    return chromium.launch({ executablePath: installed, args, timeout: START_MS })
  })
}

async function launchPacked(args: string[]): Promise<Browser> {
  const folder = await unpack()
  // The packed build includes libraries that a minimal system lacks.
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return chromium.launch({ executablePath: join(folder, 'chromium'), args, env, timeout: START_MS })
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** Unpacks the packed build into a folder of its version, atomically; returns the folder. */
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
    // Another process may have unpacked the same files first.
    await rename(partial, folder).catch(error => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  return folder
}

/** The package's own settings name a folder of another system. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** The package always unpacks into TMPDIR, so that is set to this folder meanwhile. */
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
