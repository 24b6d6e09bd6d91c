// `npm run image:drill`: does in a folder what the Dockerfile says, without Docker, starts the outcome as a user without rights
// on files that it may not write to, against stand-ins, and goes once through the product. Stops at the first failure.
import { execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../api/lib/root.ts'
import { freePort } from './lib/free-port.ts'
import { startDatabase } from './sandbox/database/server.ts'
import { startSandbox } from './sandbox/main.ts'

/** Outside of packages. */
const UNWANTED =
  /^(?!node_modules\/)(.*\/)?((scripts|test|sandbox|\.env[^/]*|\.git|\.data)(\/|$)|.*\.(tsx?|pem|key|log)$)/

/** The stages of a Dockerfile: each a list of instructions, the first of which is FROM. */
export function stagesOf(text: string): string[][] {
  const whole = text.replace(/^\s*#.*\n|^\s*\n/gm, '').replace(/\\\n\s*/g, ' ')
  return whole.split(/^(?=FROM )/m).map(stage => stage.trim().split('\n'))
}

/** The files that a build gets: what git has or would take, less what .dockerignore keeps. */
export function contextOf(folder: string): string[] {
  const lines = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n')
  const kept = lines.filter(line => line.startsWith('**/')).flatMap(line => [line, `${line}/**`])
  const sent = lines.filter(line => line.startsWith('!')).map(line => line.slice(1))
  const excluded = kept.map(glob => `:(exclude,glob)${glob}`)
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sent, ...excluded]
  const paths = execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0')
  return paths.filter(path => path !== '' && existsSync(join(folder, path)))
}

/** One instruction for the shell. As in Docker, a folder is copied as what it holds. */
function shellOf(instruction: string): string {
  const [word = '', ...words] = instruction.split(' ')
  if (word === 'FROM') return `stage="$root"/${words[2] ?? 'image'}; mkdir "$stage"`
  if (word === 'WORKDIR') return `mkdir -p "$stage"${words[0]}; cd "$stage"${words[0]}`
  if (word === 'RUN') return `(${words.join(' ')})`
  if (word === 'ARG') return words.join(' ')
  if (word !== 'COPY') return ''
  const [from, target] = [/^--from=(\w+)$/.exec(words[0] ?? '')?.[1], words.at(-1)]
  const copy = (path: string) =>
    `if [ -d ${path} ]; then mkdir -p ${target}; cp -a ${path}/. ${target}; else cp -a ${path} ${target}; fi`
  const sources = words.slice(from ? 1 : 0, -1).map(path => `"$root"/${from ?? 'context'}/${path}`)
  return sources.map(copy).join('\n')
}

/** Starts the command of the image; as its user where this process is root. */
function start(app: string, image: string[], env: Record<string, string>) {
  const textOf = (word: string) => image.find(line => line.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
  const [uid, gid] = textOf('USER').split(':')
  const bare = `setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all`
  const fixed = Object.fromEntries(new URLSearchParams(textOf('ENV').replaceAll(' ', '&')))
  const [program = '', ...args] = [...(process.getuid?.() === 0 ? bare.split(' ') : []), ...JSON.parse(textOf('CMD'))]
  return spawn(program, args, { cwd: app, env: { PATH: process.env.PATH, ...fixed, ...env }, stdio: 'inherit' })
}

async function ask(url: string, init: RequestInit = {}, expected = ''): Promise<string> {
  const reply = await fetch(url, init)
  const text = Buffer.from(await reply.arrayBuffer()).toString('latin1')
  if (!reply.ok || !text.includes(expected)) throw new Error(`${url}: ${reply.status}, ${text.slice(0, 500)}`)
  return text
}

/** What needs the client, the templates, the fonts and the native packages of the image. */
async function walk(origin: string, sandbox: string): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const post = async (url: string, body: object) =>
    JSON.parse(await ask(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  const shell = await ask(origin)
  await ask(origin + /src="(\/assets\/[^"]+\.js)"/.exec(shell)?.[1])
  const email = 'drill@example.org'
  const { credential } = await post(`${sandbox}/google/token`, { email, name: 'Dora Drill' })
  headers.authorization = `Bearer ${credential}`
  const { cv } = await post(`${origin}/cvs`, { content: { personalDetails: { name: 'Dora Drill' } } })
  await post(`${origin}/cvs/${cv.nanoId}/publish`, {})
  for (const path of ['cv', 'new-cv']) await ask(`${origin}/${path}/${cv.nanoId}`, {}, 'Dora Drill')
  await ask(`${origin}/cv/${cv.nanoId}/card.png`, {}, 'PNG')
  const { order } = await post(`${origin}/cv/checkout`, { amount: 59_000, currType: 'INR' })
  const proof = await post(`${sandbox}/razorpay/pay`, { order_id: order.id, outcome: 'captured' })
  await post(`${origin}/cv/payment_verification`, { ...proof, userMailId: email })
  await ask(`${origin}/cvs/${cv.nanoId}/pdf`, { headers }, '%PDF-')
  await ask(`${origin}/cvs/${cv.nanoId}/docx`, { headers }, 'PK')
}

async function drill(root: string): Promise<void> {
  const stages = stagesOf(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8'))
  const begin = `root=${root}; mkdir "$root"/context; xargs -0 cp --parents -t "$root"/context\n`
  const end = '\nchmod a+rx "$root"; chmod -R a-w,a+rX "$stage"; du -sh *'
  const steps = begin + stages.flat().map(shellOf).join('\n') + end
  const input = contextOf(projectRoot).join('\0')
  execFileSync('sh', ['-euc', steps], { cwd: projectRoot, input, stdio: ['pipe', 'inherit', 'inherit'] })
  const app = join(root, 'image', 'app')
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(path => UNWANTED.test(path))
  if (found.length > 0) throw new Error(`should not be in the image: ${found}`)
  const [database, port] = [await startDatabase({ dir: null }), await freePort()]
  const origin = `http://localhost:${port}`
  const sandbox = await startSandbox({ port: 0, dataDir: null, publicOrigin: origin, clientId: 'drill', database })
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const keys = JSON.stringify({ keys: [{ ...key, kid: 'drill', alg: 'ES256' }] })
  const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const forLog = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const made = {
    ATTESTATION_KEYS: keys,
    CREDENTIAL_KEYS: JSON.stringify({ keys: [{ ...ed25519, kid: 'drill-2' }] }),
    LOG_KEY: JSON.stringify({ ...forLog, kid: 'drill-3' }),
    LOG_WITNESSES: '',
  }
  const env = { ...sandbox.env, MONGODB_URI: database.uri, PORT: `${port}`, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn' }
  const service = start(app, stages.at(-1) as string[], { ...env, ALLOW_INSECURE: '1', ...made })
  process.once('exit', () => service.kill('SIGKILL'))
  const ended = new Promise<number | null>(resolve => service.once('exit', resolve))
  while (!(await ask(`${origin}/readyz`).catch(() => ''))) {
    if (service.exitCode !== null) throw new Error(`the service ended with ${service.exitCode}`)
    await sleep(50)
  }
  await walk(origin, sandbox.origin)
  service.kill('SIGTERM')
  if ((await ended) !== 0) throw new Error('SIGTERM did not end it with exit code 0')
}

if (process.argv[1]?.endsWith('image-drill.ts')) {
  const root = mkdtempSync(join(tmpdir(), 'trucv-image-'))
  process.once('exit', () => execFileSync('sh', ['-c', 'chmod -R u+w "$0"; rm -rf "$0"', root]))
  await drill(root)
  console.log('The image is sound.')
  process.exit()
}
