// The built client: its hashed files, and its HTML document with a fresh nonce and the content security policy of the screen.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ENVIRONMENTS, type EnvironmentName } from '../core/wallet/environments.ts'
import { Problem } from '../lib/problem.ts'
import { sendProblem } from './errors.ts'

export type ClientFiles = {
  dir: string
  /** The HTML document without a screen's own files, and that of each screen by its path; with a placeholder for the nonce. */
  shell: string
  screens: ReadonlyMap<string, string>
  /** The home page of an installation without payments. */
  freeHome: string
  /** URLs for the public pages: their stylesheets, and the scripts of template pages (for their owners) and of the page that checks a CV. */
  pageStylesheet: string
  templateStylesheet: string
  confirmStylesheet: string
  verifyStylesheet: string
  /** By the script or the forms of Chinese characters (web/src/cv/script-fonts.ts). */
  scriptStylesheets: Record<string, string>
  ownerScript: string
  verifyScript: string
}

/** The routes of the client (web/src/paths.ts) and the files of their screens; any other path is a 404 with the same document. */
const SCREENS: Record<string, string> = {
  '/': 'home',
  '/login': 'login',
  '/invalid-token': 'invalid-token',
  '/create-cv': 'create-cv',
  '/create-cv/:id': 'create-cv',
  '/create-cv/:id/letter': 'create-cv',
  '/create-cv/:id/letter/:letterId': 'create-cv',
  '/dashboard': 'dashboard',
  '/settings': 'settings',
  '/subscription': 'subscription',
  '/admin': 'admin',
  '/wallet': 'wallet',
  '/verify': 'verify',
  '/check': 'other',
  '/desk': 'desk',
  '/refund-policy': 'texts',
  '/about-us': 'texts',
  '/terms-and-conditions': 'texts',
  '/cancellation-policy': 'texts',
  '/contact-us': 'texts',
  '/privacy-policy': 'texts',
  '/pprivacy-policy': 'texts',
}

/** What a screen says where scripts do not run. */
const NEEDS: Record<string, string> = {
  home: 'Writing a CV',
  'create-cv': 'Writing a CV',
  verify: 'The check of a PDF, which your own browser reads,',
  other: 'Reading your CV',
}

/** The title and description of a screen that search engines list apart from the home page. */
const HEADS: Record<string, [title: string, description: string]> = {
  other: [
    'What a program reads in your CV · TruCV',
    'Drop your CV as PDF or Word and see what software reads in it: fields, dates, the order of the text, and what is lost. Nothing is kept.',
  ],
}

function withHead(page: string, screen: string): string {
  const [title, description] = HEADS[screen] ?? []
  if (!title) return page
  return page
    .replace(/<title>[^<]*/, `<title>${title}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`)
}

/** Runs before anything is painted: the style sheet hides #root of this class until web/src/main.tsx has replaced it. */
const HIDE_FROM_SIGNED_IN =
  '<script nonce="__NONCE__">localStorage.googleIdToken&&document.documentElement.classList.add("signed-in")</script>'

/** The home page with its visible content. Its scripts get a lower priority than the style sheets, so that it is painted sooner. */
const withMarkup = (page: string, markup: string): string =>
  page
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace('</head>', `  ${HIDE_FROM_SIGNED_IN}\n  </head>`)
    .replace('<div id="root">', start => start + markup)

const withNeeds = (page: string, screen: string): string => page.replace('__NEEDS__', NEEDS[screen] ?? 'This screen')

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** Reads the output of `npm run build`. Throws with that advice when there is none. */
export async function loadClient(dir: string): Promise<ClientFiles> {
  try {
    const manifest = JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest
    const addressOf = (source: string) => {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`no ${source} in the manifest`)
      return `/${chunk.file}`
    }
    const shell = await readFile(join(dir, 'index.html'), 'utf8')
    const documentOf = (screen: string) => {
      const { preloads, styles } = linksOf(manifest, shell, screen)
      // After the links of every screen: those are needed first, and a browser fetches only a few files at a time.
      return withHead(withNeeds(shell, screen), screen).replace('</head>', `  ${preloads}\n    ${styles}\n  </head>`)
    }
    const screens = new Map(Object.entries(SCREENS).map(([path, screen]) => [path, documentOf(screen)]))
    const homeOf = async (file: string) => withMarkup(documentOf('home'), await readFile(join(dir, file), 'utf8'))
    screens.set('/', await homeOf('home.html'))
    return {
      dir,
      freeHome: await homeOf('home-free.html'),
      shell: withNeeds(shell, ''),
      screens,
      pageStylesheet: addressOf('src/cv/page.css'),
      templateStylesheet: addressOf('src/cv/typeset.css'),
      confirmStylesheet: addressOf('src/cv/confirm.css'),
      verifyStylesheet: addressOf('src/cv/verify.css'),
      scriptStylesheets: Object.fromEntries(
        Object.keys(manifest).flatMap(source => {
          const name = /^src\/cv\/fonts-(\w+)\.css$/.exec(source)?.[1]
          return name ? [[name, addressOf(source)]] : []
        }),
      ),
      ownerScript: addressOf('src/owner/main.ts'),
      verifyScript: addressOf('src/check/main.ts'),
    }
  } catch (cause) {
    throw new Error('The client is not built: run npm run build.', { cause })
  }
}

/**
 * Preload links, and style sheets, which come after those of every screen: their rules win. Without these links a browser discovers a
 * screen's files only after the entry script has run.
 */
function linksOf(manifest: Manifest, shell: string, screen: string): { preloads: string; styles: string } {
  const preloads = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || shell.includes(`"/${chunk.file}"`)) return
    preloads.add(`<link rel="modulepreload" crossorigin href="/${chunk.file}">`)
    for (const file of chunk.css ?? []) styles.add(`<link rel="stylesheet" crossorigin href="/${file}">`)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(`src/screens/${screen}.tsx`)
  return { preloads: [...preloads].join('\n    '), styles: [...styles].join('\n    ') }
}

export type Hosts = { googleScriptUrl: string; razorpayCheckoutUrl: string; onboardingUrl: string; payOrigin: string }

/**
 * The content security policy of a screen. The few screens with outside hosts are entered by full page loads. The editor allows
 * Google's hosts as /login does, so that a session can be renewed in place (docs/decisions/0008-sessions-renewed-in-place.md).
 */
export function shellPolicy(path: string, nonce: string, hosts: Hosts): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const add = (directive: string, ...sources: string[]) => {
    policy[directive] = [...(policy[directive] ?? []), ...sources]
  }
  if (path === '/login' || path === '/create-cv' || path.startsWith('/create-cv/')) {
    const { origin } = new URL(hosts.googleScriptUrl)
    const isGoogle = origin === 'https://accounts.google.com'
    add('script-src', isGoogle ? `${origin}/gsi/client` : origin)
    add('style-src', isGoogle ? `${origin}/gsi/style` : origin)
    add('frame-src', isGoogle ? `${origin}/gsi/` : origin)
    add('connect-src', isGoogle ? `${origin}/gsi/` : origin)
  }
  if (path === '/subscription' && hosts.razorpayCheckoutUrl) addCheckout(add, hosts.razorpayCheckoutUrl)
  if (path === '/wallet' && hosts.onboardingUrl) add('frame-src', new URL(hosts.onboardingUrl).origin, hosts.payOrigin)
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

function addCheckout(add: (directive: string, ...sources: string[]) => void, checkoutUrl: string): void {
  const { origin } = new URL(checkoutUrl)
  add('style-src-attr', "'unsafe-inline'")
  if (origin !== 'https://checkout.razorpay.com') {
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'img-src']) add(directive, origin)
    return
  }
  add('script-src', origin, 'https://cdn.razorpay.com')
  add('frame-src', 'https://api.razorpay.com', origin)
  add('connect-src', 'https://lumberjack.razorpay.com', 'https://*.razorpay.com')
  add('img-src', 'https://*.razorpay.com')
}

/** Whether a request is a browser's navigation rather than an API call. */
const prefersHtml = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /^[^,]*text\/html/.test(request.headers.accept ?? '')

/** The screens that are not there where this is switched off. */
const SCREENS_OF = { payments: ['/refund-policy', '/cancellation-policy'], wallet: ['/wallet'] }

type Settings = Readonly<{
  payments: boolean
  google: Readonly<{ scriptUrl: string }>
  razorpay: Readonly<{ checkoutUrl: string }>
  wallet: Readonly<{ isOn: boolean; onboardingUrl: string; environment: EnvironmentName }>
  sandbox: Readonly<{ inboxUrl: string | null }> | null
}>

/** The document with the banner of a sandbox, which is part of it so that nothing moves when the scripts have run. */
function withBanner(html: string, { sandbox, payments }: Settings): string {
  if (!sandbox) return html
  const { inboxUrl } = sandbox
  const banner = `<aside class="sandbox-banner" aria-label="Sandbox">
      <strong>Sandbox</strong> Sign-in${payments ? ', payments' : ''} and messages are played by stand-ins; nothing here is real.
      ${inboxUrl ? `<a href="${inboxUrl}" target="_blank" rel="noopener">Inbox</a>` : ''}
    </aside>`
  return html.replace('<body>', start => start + banner)
}

/** The client's files, its screens, and the reply to any path that is not served: for browsers the client, which says so. */
export async function installClient(app: FastifyInstance, client: ClientFiles, settings: Settings): Promise<void> {
  const { payments, wallet } = settings
  const without = [...(payments ? [] : (['payments'] as const)), ...(wallet.isOn ? [] : (['wallet'] as const))]
  const missing = without.flatMap(name => SCREENS_OF[name])
  /** What web/src/data/without.ts reads. */
  const marked = (html: string) => {
    const page = withBanner(html, settings)
    return without.length > 0 ? page.replace('<html ', start => `${start}data-without="${without.join(' ')}" `) : page
  }
  const hosts = {
    googleScriptUrl: settings.google.scriptUrl,
    razorpayCheckoutUrl: payments ? settings.razorpay.checkoutUrl : '',
    onboardingUrl: wallet.isOn ? wallet.onboardingUrl : '',
    payOrigin: ENVIRONMENTS[wallet.environment].payOrigin,
  }
  function sendDocument(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
    const nonce = randomBytes(16).toString('base64')
    const path = request.url.split('?', 1)[0] as string
    return reply
      .status(status)
      .headers({
        'content-security-policy': shellPolicy(path, nonce, hosts),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        ...(path === '/desk' && { 'x-robots-tag': 'noindex, nofollow' }),
      })
      .send(html.replaceAll('__NONCE__', nonce))
  }

  await app.register(import('@fastify/static'), {
    root: client.dir,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The compressed copies are served by Accept-Encoding, the HTML by its own routes.
    globIgnore: ['**/*.br', '**/*.gz', '*.html', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  for (const [path, html] of client.screens) {
    if (missing.includes(path)) continue
    const page = marked(path === '/' && !payments ? client.freeHome : html)
    app.get(path, { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, 200, page))
  }
  const shell = marked(client.shell)
  app.setNotFoundHandler((request, reply) => {
    if (prefersHtml(request)) return sendDocument(request, reply, 404, shell)
    return sendProblem(new Problem('not_found'), request, reply)
  })
}
