// The container files as text: where no daemon runs, these rules are what can be held to.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { secretNames } from '../api/config-variables.ts'
import { projectRoot } from '../api/lib/root.ts'

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8')

/** The instructions of a Dockerfile, continued lines joined, comments gone, one list for each stage. */
function stagesOf(text: string): string[][] {
  const lines = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
  const stages: string[][] = []
  for (const line of lines) {
    if (line.startsWith('FROM ')) stages.push([])
    stages.at(-1)?.push(line)
  }
  return stages
}
const stages = stagesOf(read('Dockerfile'))
const every = stages.flat()
const last = stages.at(-1) ?? []
const named = (word: string, lines = last) => lines.filter(line => line.startsWith(`${word} `))

t.test('each stage begins with the same slim base, pinned to a version', async t => {
  t.ok(stages.length >= 3)
  for (const line of named('FROM', every)) {
    t.match(line, /^FROM node:24\.\d+\.\d+-bookworm-slim(@sha256:[0-9a-f]{64})?( AS \w+)?$/)
  }
  t.equal(new Set(named('FROM', every).map(line => line.split(' ')[1])).size, 1)
})

t.test(
  'packages come from the lockfile, without install scripts, and only production ones reach the image',
  async t => {
    const installs = named('RUN', every).filter(line => /npm (ci|i|install)\b/.test(line))
    t.equal(installs.length, 2)
    for (const line of installs) t.match(line, /npm ci .*--ignore-scripts/)
    t.same(named('RUN'), [], 'the last stage runs nothing')
    const modules = named('COPY').filter(line => line.includes('node_modules'))
    t.same(modules, ['COPY --from=packages /app/node_modules node_modules'])
    const production = stages.find(([from]) => from?.endsWith('AS packages')) ?? []
    t.match(production.join('\n'), /npm ci --omit=dev/)
  },
)

t.test('the image holds the service and neither sandbox nor tests nor sources', async t => {
  const copied = named('COPY').flatMap(line =>
    line
      .split(' ')
      .slice(1, -1)
      .filter(word => !word.startsWith('--')),
  )
  t.same(copied.sort(), [
    '/app/dist/api',
    '/app/dist/client',
    '/app/dist/typeset',
    '/app/dist/web',
    '/app/node_modules',
    'openapi.yaml',
    'package.json',
  ])
})

t.test('the wallet’s public SDK, which has no licence, is there for tests only', async t => {
  const name = '@okto_web3/core-js-sdk'
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; dependencies?: object; devDependencies?: object }>
  }
  const { dependencies = {}, devDependencies = {} } = packages[''] ?? {}
  t.notOk(name in dependencies)
  t.ok(name in devDependencies)
  const held = Object.entries(packages).filter(([path]) => path.includes('@okto_web3/'))
  t.ok(held.length > 0)
  for (const [path, { dev }] of held) t.equal(dev, true, `${path} is left out with --omit=dev`)
})

t.test('the process is not root, is node itself, and says whether it is well', async t => {
  t.same(named('USER'), ['USER 1000:1000'])
  t.same(named('CMD'), ['CMD ["node", "--enable-source-maps", "dist/api/main.js"]'])
  t.same(named('ENTRYPOINT'), [])
  const health = named('HEALTHCHECK')[0] ?? ''
  const command = JSON.parse(health.slice(health.indexOf('['))) as string[]
  t.same(command.slice(0, 2), ['node', '-e'])
  t.match(command[2], /\/healthz/)
  t.match(named('ENV')[0], /NODE_ENV=production HOST=0\.0\.0\.0/)
})

t.test('no secret can get into a layer', async t => {
  t.same(named('ARG', every), [])
  t.same(named('ADD', every), [])
  for (const line of named('ENV', every)) t.notMatch(line, new RegExp(secretNames.join('|')))
  const ignored = read('.dockerignore').split('\n')
  t.ok(ignored.includes('*'), 'what is not named stays outside')
  for (const line of ['**/.env*', '**/node_modules']) t.ok(ignored.includes(line), line)
  const sent = ignored.filter(line => line.startsWith('!')).map(line => line.slice(1))
  t.same(
    sent.filter(name => ['.git', '.data', '.env', '.', 'dist', 'node_modules'].includes(name)),
    [],
  )
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'openapi.yaml',
    'api',
    'web',
    'scripts',
    'test',
  ]) {
    t.ok(sent.includes(name), `${name} is sent`)
    t.ok(existsSync(join(projectRoot, name)), `${name} exists`)
  }
})

type Service = {
  build?: string
  image?: string
  env_file?: string
  environment?: Record<string, unknown>
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  networks: string[]
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  privileged?: boolean
  init?: boolean
  user?: string
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}
const { trucv, mongo } = compose.services as { trucv: Service; mongo: Service }

t.test('every service of compose.yaml is fenced in', async t => {
  t.same(Object.keys(compose.services), ['trucv', 'mongo'])
  for (const [name, service] of Object.entries(compose.services)) {
    t.equal(service.read_only, true, `${name}: read-only root`)
    t.same(service.tmpfs, ['/tmp'], `${name}: room for temporary files`)
    t.same(service.cap_drop, ['ALL'], `${name}: no capabilities`)
    t.same(service.security_opt, ['no-new-privileges:true'], name)
    t.notOk(service.privileged, name)
  }
  t.notOk(trucv.user, 'the image says who runs it')
  t.equal(mongo.user, 'mongodb')
})

t.test('the service waits for a healthy database, which keeps its data and which nobody else reaches', async t => {
  t.same(trucv.depends_on, { mongo: { condition: 'service_healthy' } })
  t.match(mongo.healthcheck?.test.join(' '), /^CMD mongosh .*ping/)
  t.match(mongo.image, /^mongo:\d+\.\d+\.\d+$/)
  t.same(
    mongo.volumes?.map(line => line.split(':')[0]),
    Object.keys(compose.volumes),
  )
  t.equal(mongo.ports, undefined)
  t.same(mongo.networks, ['database'])
  t.equal(compose.networks.database?.internal, true)
})

t.test('settings come from .env, and the port is open to this machine only', async t => {
  t.equal(trucv.env_file, '.env')
  t.equal(trucv.build, '.')
  t.equal(trucv.init, true)
  for (const line of trucv.ports ?? []) t.match(line, /^127\.0\.0\.1:/)
  const environment = { ...trucv.environment, ...mongo.environment }
  t.same(
    Object.keys(environment).filter(name => /SECRET|KEY|TOKEN|PASSWORD|_URI/.test(name)),
    [],
  )
  t.match(read('.env.example'), /^MONGODB_URI=mongodb:\/\/mongo:27017\//m)
})
