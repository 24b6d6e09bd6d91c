// The container files, checked as text, because no Docker daemon may be available.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { secretNames } from '../api/config/variables.ts'
import { PROBLEMS } from '../api/lib/problem.ts'
import { projectRoot } from '../api/lib/root.ts'
import { allImports } from './dependency-rules.ts'
import t from './tap.ts'

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8')

/** Each stage is a list of instructions, the first of which is FROM. */
const stages = read('Dockerfile')
  .replace(/^\s*#.*\n|^\s*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split(/^(?=FROM )/m)
  .map(stage => stage.trim().split('\n'))
const every = stages.flat()
const last = stages.at(-1) ?? []
const named = (word: string, lines = last) => lines.filter(line => line.startsWith(`${word} `))

t.test('packages come from the lockfile without install scripts; the image has production ones only', async t => {
  const installs = named('RUN', every).filter(line => /npm (ci|i|install)\b/.test(line))
  t.equal(installs.length, 2)
  for (const line of installs) t.match(line, /npm ci .*--ignore-scripts/)
  t.match(installs[1], /--workspaces=false/, 'the workspace of the typed client is no part of the service')
  t.same(named('RUN'), [], 'the last stage runs nothing')
  const modules = named('COPY').filter(line => line.includes('node_modules'))
  t.same(modules, ['COPY --from=packages /app/node_modules node_modules'])
  const production = stages.find(([from]) => from?.endsWith('AS packages')) ?? []
  t.match(production.join('\n'), /npm ci --omit=dev/)
})

t.test('the image has the service and neither sandbox nor tests nor sources', async t => {
  const copied = named('COPY').flatMap(line =>
    line
      .split(' ')
      .slice(1, -1)
      .filter(word => !word.startsWith('--')),
  )
  t.same(copied.sort(), [
    ...'/app/dist/api /app/dist/commit'.split(' '),
    ...'/app/dist/scripts/backup /app/dist/scripts/backup.js /app/dist/scripts/lib/dot-env.js'.split(' '),
    ...'/app/dist/scripts/restore.js /app/dist/site /app/dist/typeset'.split(' '),
    ...'/app/dist/web /app/node_modules openapi.yaml package.json'.split(' '),
  ])
})

t.test('the commands of the image need nothing that the image does not have', async t => {
  const imports = allImports().filter(({ isType }) => !isType)
  const needed = new Set(['scripts/backup.ts', 'scripts/restore.ts'])
  // The embedded database is loaded only without MONGODB_URI.
  const isLoaded = (to: string) => !/^(npm|node):|^scripts\/sandbox\//.test(to)
  for (const file of needed) {
    for (const { from, to } of imports) if (from === file && isLoaded(to)) needed.add(to)
  }
  t.ok(needed.size > 50, `${needed.size} files`)
  const copied = every.flatMap(line => /^COPY --from=build (.*) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
  const isCopied = (file: string) => {
    const path = `/app/dist/${file.replace(/\.ts$/, '.js')}`
    return copied.some(one => path === one || path.startsWith(`${one}/`))
  }
  t.same(
    [...needed].filter(file => !isCopied(file)),
    [],
  )
})

t.test('the wallet’s public SDK, which has no licence, is for tests only', async t => {
  const name = 'node_modules/@okto_web3/core-js-sdk'
  const packagesOf = (lock: string) => Object.keys((JSON.parse(read(lock)) as { packages: object }).packages)
  t.ok(packagesOf('tools/package-lock.json').includes(name))
  t.same(
    packagesOf('package-lock.json').filter(path => path.includes('@okto_web3/')),
    [],
  )
  const sent = read('.dockerignore').split('\n')
  t.notOk(sent.includes('!tools'), 'the image is built without tools')
})

t.test('the process is node itself, not root, with a health check', async t => {
  t.same(named('USER'), ['USER 1000:1000'])
  t.same(named('CMD'), ['CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "dist/api/main.js"]'])
  t.same(named('ENTRYPOINT'), [])
  const health = named('HEALTHCHECK')[0] ?? ''
  const command = JSON.parse(health.slice(health.indexOf('['))) as string[]
  t.same(command.slice(0, 2), ['node', '-e'])
  t.match(command[2], /\/healthz/)
  t.match(named('ENV')[0], /NODE_ENV=production HOST=0\.0\.0\.0/)
})

t.test('no secret can get into a layer', async t => {
  t.same(named('ARG', every), ['ARG COMMIT=unknown'], 'the only value from outside')
  t.same(named('ADD', every), [])
  for (const line of named('ENV', every)) t.notMatch(line, new RegExp(secretNames.join('|')))
  const ignored = read('.dockerignore').split('\n')
  t.ok(ignored.includes('*'), 'files that are not named stay outside')
  for (const line of ['**/.env*', '**/node_modules']) t.ok(ignored.includes(line), line)
  const sent = ignored.filter(line => line.startsWith('!')).map(line => line.slice(1))
  t.same(
    sent.filter(name => ['.git', '.data', '.env', '.', 'dist', 'node_modules'].includes(name)),
    [],
  )
  for (const name of 'package.json package-lock.json tsconfig.json openapi.yaml api web scripts test'.split(' ')) {
    t.ok(sent.includes(name), `${name} is sent`)
    t.ok(existsSync(join(projectRoot, name)), `${name} exists`)
  }
})

/** An object that a file of Compose empties: `!reset []`. */
const RESET = { tag: '!reset', collection: 'seq' as const, resolve: () => 'reset' }
const parse = (name: string) => parseYaml(read(name), { merge: true, customTags: [RESET] }) as Compose

type Service = {
  extends?: { file: string; service: string }
  build?: { context: string; args: Record<string, string> }
  mem_limit?: string
  logging?: { driver: string; options: Record<string, string> }
  image?: string
  env_file?: string
  entrypoint?: string[]
  command?: string[]
  environment?: Record<string, unknown>
  deploy?: { replicas: number }
  ports?: string[] | 'reset'
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
  stop_grace_period?: string
  user?: string
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
  volumes: Record<string, unknown>
}
const compose = parse('compose.yaml')
const { web: single, mongo } = compose.services as { web: Service; mongo: Service }
const scaled = parse('compose.scale.yaml').services

/** A service of both files, as Compose merges them for what these use: keys of environment, `extends`, and `!reset`. */
function mergedWith(change: Service, base: Service): Service {
  const { extends: _, ...own } = change
  const whole = { ...base, ...own, environment: { ...base.environment, ...own.environment } }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== 'reset')) as Service
}
const [web, typeset, jobs] = ['web', 'typeset', 'jobs'].map(name => mergedWith(scaled[name] as Service, single)) as [
  Service,
  Service,
  Service,
]
const balancer = scaled.balancer as Service
const copies = [web, typeset, jobs]

t.test('compose.yaml is the service and its database, and every service has restricted rights', async t => {
  t.same(Object.keys(compose.services), ['web', 'mongo'])
  t.same(Object.keys(scaled), ['balancer', 'web', 'typeset', 'jobs'])
  for (const name of ['typeset', 'jobs'])
    t.same(scaled[name]?.extends, { file: 'compose.yaml', service: 'web' }, `${name} is another copy`)
  for (const name of ['web', 'typeset', 'jobs']) t.equal(scaled[name]?.ports, 'reset', `${name} gives its port up`)
  for (const [name, service] of Object.entries({ single, mongo, balancer, web, typeset, jobs })) {
    t.equal(service.read_only, true, `${name}: read-only root`)
    t.same(service.tmpfs, ['/tmp'], `${name}: room for temporary files`)
    t.same(service.cap_drop, ['ALL'], `${name}: no capabilities`)
    t.same(service.security_opt, ['no-new-privileges:true'], name)
    t.notOk(service.privileged, name)
    t.match(service.mem_limit, /^\d+[mg]$/, `${name}: a limit of memory`)
    t.match(service.logging, { driver: 'json-file', options: { 'max-size': /^\d+m$/, 'max-file': /^\d+$/ } }, name)
  }
  for (const copy of [single, ...copies]) t.notOk(copy.user, 'the image says who runs it')
  t.equal(mongo.user, 'mongodb')
})

t.test('the service waits for a healthy database, which is persistent and on a private network', async t => {
  for (const copy of [single, ...copies]) t.same(copy.depends_on, { mongo: { condition: 'service_healthy' } })
  t.match(mongo.command, ['mongod', '--bind_ip_all', '--replSet', 'rs0'])
  t.match(mongo.healthcheck?.test.join(' '), /^CMD mongosh .*rs\.initiate\(.*_id: 'rs0'.*isWritablePrimary \? 0 : 1/)
  t.equal(single.environment?.MONGODB_URI, '$' + '{MONGODB_URI:-mongodb://mongo:27017/trucv?replicaSet=rs0}')
  t.match(mongo.image, /^mongo:\d+\.\d+\.\d+$/)
  t.same(
    [...(mongo.volumes ?? []), ...(web.volumes ?? [])].map(line => line.split(':')[0]),
    Object.keys(compose.volumes),
  )
  const [, folder = '-'] = web.volumes?.[0]?.split(':') ?? []
  t.ok(String(web.environment?.LOG_CHECKPOINT_FILE).startsWith(`${folder}/`), 'the checkpoint is on a volume')
  t.equal(single.environment?.KEYS_FILE, '$' + `{KEYS_FILE:-${folder}/keys.json}`, 'and so are the keys')
  t.match(
    read('README.md'),
    `docker compose run --rm --no-deps web node dist/api/keys.js ${folder}/keys.json --name `,
    'which the README makes there',
  )
  t.equal(mongo.ports, undefined)
  t.same(mongo.networks, ['database'])
  t.equal(compose.networks.database?.internal, true)
})

t.test('copies run behind a load balancer, the only trusted proxy', async t => {
  t.ok((web.deploy?.replicas ?? 0) >= 2)
  t.same(
    copies.map(({ environment }) => environment?.JOBS),
    ['off', 'off', 'on'],
    'those for requests do no background work',
  )
  const [{ environment: own, deploy: _, ...alike }, ...others] = copies as [Service, Service, Service]
  for (const { environment, deploy: _, ...other } of others) {
    t.same(other, alike, 'they are the same but for that')
    t.same({ ...environment, JOBS: 'off' }, own)
  }
  for (const { ports } of copies) t.equal(ports, undefined, 'reachable through the balancer only')
  t.match(balancer.image, /^nginx:\d+\.\d+\.\d+$/)
  t.notMatch(balancer.user, /^(root|0)/)
  t.same(balancer.depends_on, { web: { condition: 'service_healthy' } })
  t.same(balancer.networks, ['outside'], 'the database is not in its reach')
  t.equal(web.environment?.TRUST_PROXY, compose.networks.outside?.ipam?.config[0]?.subnet)
  const [from, to, how] = balancer.volumes?.[0]?.split(':') ?? []
  t.equal(how, 'ro')
  t.ok(balancer.entrypoint?.includes(to as string))
  const settings = read(from as string)
  const upstreams = [...settings.matchAll(/^ {2}upstream (\w+) \{\n([^}]*)\}/gm)]
  t.same(
    upstreams.map(([, name]) => name),
    ['web', 'typeset'],
  )
  const drainSeconds = Number(web.environment?.DRAIN_SECONDS)
  for (const [, name, text = ''] of upstreams) {
    t.match(text, new RegExp(`server ${name}:8080 resolve max_fails=1 fail_timeout=5s;`))
    const idleSeconds = Number(/keepalive_timeout (\d+)s;/.exec(text)?.[1])
    t.ok(idleSeconds < drainSeconds, 'when a copy has drained, no connection to it is idle')
  }
  t.match(upstreams[1]?.[2], /server web:8080 resolve backup;/)
  // A second of parting and ten to end (api/main.ts).
  t.ok(Number.parseInt(web.stop_grace_period ?? '', 10) > drainSeconds + 11, 'it is not killed while it drains')
  t.match(settings, /location = \/metrics \{\n\s+return 404;/)
  t.match(settings, /listen 8080;/)
  t.match(settings, /X-Forwarded-For \$proxy_add_x_forwarded_for;/)
  const refusals = /map \$status \$refusal \{([^}]*)\}/.exec(settings)?.[1] ?? ''
  for (const [, status = '', code = ''] of refusals.matchAll(/(\d{3}|default) ([a-z_]+);/g)) {
    const problem = PROBLEMS[code as keyof typeof PROBLEMS]
    t.equal(status === 'default' ? 400 : Number(status), problem.status, `${code} has the status of the table`)
    t.ok(settings.includes(`"${problem.message}";`), `${code} has the message of the table`)
  }
  t.notMatch(settings, /non_idempotent/, 'a write is not sent twice')
  for (const [line] of settings.matchAll(/^\s*\w+_temp_path .*$/gm)) t.match(line, / \/tmp\//)
})

t.test('settings come from .env, and the port is open to this machine only', async t => {
  t.equal(web.env_file, '.env')
  t.same(web.build, { context: '.', args: { COMMIT: '$' + '{COMMIT:-unknown}' } })
  t.equal(web.init, true)
  const ports = ['127.0.0.1:$' + '{PORT:-8080}:8080']
  t.same([single.ports, balancer.ports], [ports, ports])
  for (const name of ['PAYMENTS', 'WALLET']) t.equal(single.environment?.[name], '$' + `{${name}:-off}`)
  const environment = { ...balancer.environment, ...jobs.environment, ...mongo.environment }
  t.same(
    Object.keys(environment).filter(name => secretNames.includes(name)),
    ['MONGODB_URI'],
    'whose default has no password',
  )
})

t.test('no instruction makes the image writable or privileged, or sets a shell', t => {
  t.same(named('VOLUME'), [])
  t.same(named('SHELL', every), [])
  t.match(named('STOPSIGNAL'), ['STOPSIGNAL SIGTERM'])
  for (const line of named('RUN', every)) t.notMatch(line, /curl|wget|chmod|chown|sudo|apt|--mount=type=secret/)
  for (const line of named('COPY')) t.notMatch(line, /--chown|--chmod/)
  t.end()
})

t.test('the list of packages in the image has every production package, and no other', async t => {
  const program = join(projectRoot, 'dist', 'scripts', 'sbom.js')
  const sbom = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8', stdio: 'pipe' }))
  t.match(sbom, { bomFormat: 'CycloneDX', serialNumber: /^urn:uuid:/, metadata: { component: { name: 'trucv' } } })
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; link?: boolean; version: string }>
  }
  const wanted = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  t.ok(wanted.length > 100, `${wanted.length} packages`)
  t.same(
    [
      ...new Set(sbom.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`)),
    ].sort(),
    [...new Set(wanted.map(([path, { version }]) => `${nameOf(path)}@${version}`))].sort(),
  )
})
