// What scripts/kubernetes must fulfil, as functions from documents to problems, so that a test can plant mistakes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments, type Tags } from 'yaml'
import { projectRoot } from '../../api/lib/root.ts'

// biome-ignore lint/suspicious/noExplicitAny: manifests are read as they come
export type Doc = any
export type Facts = {
  /** Names of variables that a manifest may set, and those of secrets, which it may not. */
  variables: readonly string[]
  secrets: readonly string[]
  /** Paths of the service. */
  paths: readonly string[]
  /** Whether a path is one that typesets, for an example of each route. */
  routes: ReadonlyMap<string, boolean>
  /** Metrics by their names at the adapter: the most that a copy may have on average. */
  metrics: ReadonlyMap<string, number>
}

const ROOT = 'scripts/kubernetes'
export const readText = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const readYaml = (path: string): Doc => parse(readText(path))
/** To kustomize a long hexadecimal number is a text. */
const customTags: (tags: Tags) => Tags = tags => tags.filter(tag => (tag as { format?: string }).format !== 'HEX')
export const documentsIn = (text: string): Doc[] =>
  parseAllDocuments(text, { customTags }).map(document => document.toJS())

export const base = () => readYaml(`${ROOT}/base/kustomization.yaml`)
export const overlay = (name: string) => readYaml(`${ROOT}/overlays/${name}/kustomization.yaml`)
export const overlays = () => readdirSync(join(projectRoot, ROOT, 'overlays'))
export const resources = (): Doc[] =>
  base().resources.flatMap((file: string) => documentsIn(readText(`${ROOT}/base/${file}`)))
export const adapterRules = (): Doc[] => readYaml(`${ROOT}/prometheus-adapter.yaml`).rules
export const scrapeJobs = (): Doc[] => readYaml(`${ROOT}/prometheus-scrape.yaml`).scrape_configs
/** The settings of a file or of literals, by name. */
export const settingsIn = (lines: string[]): Record<string, string> =>
  Object.fromEntries(lines.filter(line => /^[^#\s]/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2)))
export const settingsOf = (name: string) =>
  settingsIn([
    ...base().configMapGenerator[0].literals,
    ...readText(`${ROOT}/overlays/${name}/settings.env`).split('\n'),
  ])

const KINDS: Record<string, new (doc: Doc) => { validate(): void }> = {
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
}

/** Notes each key that is read: the validators read what a schema knows, and leave a misspelt key alone. */
function watched(value: Doc, path: string, read: Set<string>): Doc {
  if (value === null || typeof value !== 'object') return value
  return new Proxy(value, {
    get(target, key, receiver) {
      const found = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol') return found
      read.add(`${path}/${key}`)
      return watched(found, `${path}/${key}`, read)
    },
  })
}
const keysIn = (value: Doc, path = ''): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, part]) => [`${path}/${key}`, ...keysIn(part, `${path}/${key}`)])

/** What the schema of its kind says against a document. */
export function schemaProblems(doc: Doc): string[] {
  const name = `${doc.kind} ${doc.metadata?.name}`
  const Kind = KINDS[`${doc.apiVersion} ${doc.kind}`]
  if (!Kind) return [`${name}: no schema of ${doc.apiVersion} ${doc.kind}`]
  const read = new Set<string>()
  try {
    watched(new Kind(doc), '', read).validate()
  } catch (error) {
    return [`${name}: ${(error as Error).message}`]
  }
  return keysIn(doc)
    .filter(path => !read.has(path))
    .map(path => `${name}: ${path} is no field`)
}

/** Whether the files and names that an overlay speaks of are there. kustomize itself is run where kubectl is at hand. */
export function overlayProblems(name: string, kustomization: Doc, facts: Facts): string[] {
  const docs = resources()
  const folder = join(projectRoot, ROOT, 'overlays', name)
  const named = (kind: string, of: string) => docs.find(doc => doc.kind === kind && doc.metadata.name === of)
  const problems: string[] = []
  const expect = (holds: unknown, problem: string) => holds || problems.push(`${name}: ${problem}`)
  for (const to of kustomization.resources) expect(existsSync(join(folder, to, 'kustomization.yaml')), `no ${to}`)
  for (const { target, patch } of kustomization.patches) {
    const change = parse(patch)
    const { kind, name: of } = target ?? { kind: change.kind, name: change.metadata.name }
    const doc = named(kind, of)
    expect(doc, `a patch is for ${kind} ${of}, which is not there`)
    for (const { path, value } of Array.isArray(change) ? change : []) {
      const old = path
        .split('/')
        .slice(1)
        .reduce((part: Doc, key: string) => part?.[key], doc)
      expect(typeof old === typeof value, `${kind} ${of} has nothing like that at ${path}`)
    }
  }
  for (const { name: of } of kustomization.replicas ?? []) expect(named('Deployment', of), `no Deployment ${of}`)
  const images = docs.filter(doc => doc.kind === 'Deployment').map(doc => doc.spec.template.spec.containers[0].image)
  for (const { name: of, newTag } of kustomization.images) {
    expect(
      images.every(image => image === of),
      `not every image is ${of}`,
    )
    expect(/^\d+\.\d+\.\d+$/.test(newTag), `${newTag} is no version`)
  }
  for (const { name: of, behavior, envs } of kustomization.configMapGenerator) {
    expect(base().configMapGenerator.some((one: Doc) => one.name === of) && behavior === 'merge', `no settings ${of}`)
    for (const file of envs) expect(existsSync(join(folder, file)), `no ${file}`)
  }
  for (const setting of Object.keys(settingsOf(name))) {
    expect(facts.variables.includes(setting), `${setting} is no variable`)
    expect(!facts.secrets.includes(setting), `${setting} is a secret`)
  }
  return problems
}

const selects = (selector: Doc, labels: Doc) =>
  Object.entries(selector.matchLabels ?? selector).every(([key, value]) => labels[key] === value)

/** What the documents say of each other and of the service. `settings`: those of the config map. */
export function crossProblems(docs: Doc[], settings: Record<string, string>, facts: Facts): string[] {
  const problems: string[] = []
  const of = (kind: string): Doc[] => docs.filter(doc => doc.kind === kind)
  const copies = of('Deployment')
  const expect = (holds: unknown, problem: string) => holds || problems.push(problem)
  for (const doc of copies) problems.push(...copyProblems(doc, settings, facts))
  const backgroundWork = copies.flatMap(doc => (jobsOf(doc) === 'on' ? [doc.metadata.name] : []))
  expect(backgroundWork.length === 1, `background work is done by ${backgroundWork.join() || 'no copies'}`)
  for (const { metadata, spec } of of('Service')) {
    if (!spec.selector) continue
    const [copy] = copies.filter(doc => selects(spec.selector, doc.spec.template.metadata.labels))
    const ports = copy?.spec.template.spec.containers[0].ports.map(({ name }: Doc) => name) ?? []
    for (const { targetPort } of spec.ports)
      expect(ports.includes(targetPort), `Service ${metadata.name} leads nowhere`)
  }
  for (const { metadata, spec } of of('PodDisruptionBudget')) {
    const held = copies.filter(doc => selects(spec.selector, doc.spec.template.metadata.labels))
    expect(held.length === 1, `PodDisruptionBudget ${metadata.name} is for ${held.length} Deployments`)
  }
  expect(of('PodDisruptionBudget').length === copies.length, 'each Deployment has its budget')
  for (const { spec } of of('HorizontalPodAutoscaler')) {
    const { kind, name } = spec.scaleTargetRef
    expect(
      of(kind).some(doc => doc.metadata.name === name && doc.spec.replicas === undefined),
      `no ${kind} ${name} to scale`,
    )
    expect(spec.minReplicas >= 2 && spec.maxReplicas > spec.minReplicas, `${name}: one copy is no rolling restart`)
    for (const { pods } of spec.metrics) {
      const most = facts.metrics.get(pods.metric.name)
      expect(most !== undefined, `${name}: ${pods.metric.name} is no metric of the adapter`)
      expect(Number(pods.target.averageValue) <= (most ?? 0), `${name}: ${pods.target.averageValue} is never reached`)
    }
  }
  for (const doc of of('Ingress')) problems.push(...ingressProblems(doc, of('Service'), facts))
  for (const doc of of('NetworkPolicy')) problems.push(...policyProblems(doc))
  return problems
}

const jobsOf = (doc: Doc) =>
  doc.spec.template.spec.containers[0].env?.find(({ name }: Doc) => name === 'JOBS')?.value as string | undefined

function copyProblems({ metadata, spec }: Doc, settings: Record<string, string>, facts: Facts): string[] {
  const problems: string[] = []
  const expect = (holds: unknown, problem: string) => holds || problems.push(`${metadata.name}: ${problem}`)
  const pod = spec.template.spec
  const [container] = pod.containers
  expect(selects(spec.selector, spec.template.metadata.labels), 'its selector is not for its own pods')
  expect(/(^|\/)trucv(:\d+\.\d+\.\d+)?$/.test(container.image), `the image is ${container.image}`)
  const ports = new Map(container.ports.map((port: Doc) => [port.name, port.containerPort]))
  expect(String(ports.get('http')) === settings.PORT, 'it listens on another port')
  for (const [probe, path] of [
    ['startupProbe', '/healthz'],
    ['livenessProbe', '/healthz'],
    ['readinessProbe', '/readyz'],
  ] as const) {
    const asked = container[probe]?.httpGet
    expect(asked?.path === path && facts.paths.includes(path), `${probe} asks ${asked?.path}`)
    expect(ports.has(asked?.port), `${probe} asks port ${asked?.port}`)
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    expect(facts.variables.includes(name), `${name} is no variable`)
    expect(!facts.secrets.includes(name) || (value === undefined && valueFrom?.secretKeyRef), `${name} is a secret`)
  }
  expect(
    container.envFrom.some(({ secretRef }: Doc) => secretRef?.name === 'trucv-secrets'),
    'it gets no secrets',
  )
  expect(['on', 'off'].includes(jobsOf({ spec }) ?? ''), 'JOBS is neither on nor off')
  // A second of parting and ten to end (api/main.ts).
  expect(pod.terminationGracePeriodSeconds > Number(settings.DRAIN_SECONDS) + 11, 'it is killed while it drains')
  for (const kind of ['requests', 'limits'])
    for (const of of ['cpu', 'memory']) expect(container.resources?.[kind]?.[of], `no ${kind} of ${of}`)
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {}
  expect(runAsNonRoot && runAsUser === 1000 && seccompProfile?.type === 'RuntimeDefault', 'the pod has too many rights')
  const own = container.securityContext ?? {}
  const isBare = own.readOnlyRootFilesystem && own.allowPrivilegeEscalation === false && !own.privileged
  expect(
    isBare && String(own.capabilities?.drop) === 'ALL' && !own.capabilities?.add,
    'the container has too many rights',
  )
  expect(pod.automountServiceAccountToken === false && !pod.hostNetwork && !pod.hostPID, 'it has rights in the cluster')
  // Mode 0440 and the group of the process: KEYS_FILE must be closed to other users.
  const isKeys = ({ secret }: Doc) =>
    secret?.secretName === 'trucv-keys' && secret.defaultMode === 0o440 && pod.securityContext.fsGroup === 1000
  for (const { name } of container.volumeMounts)
    expect(
      pod.volumes.some((volume: Doc) => volume.name === name && (volume.emptyDir || isKeys(volume))),
      `no volume ${name}`,
    )
  expect(
    container.volumeMounts.some(({ mountPath }: Doc) => mountPath === '/tmp'),
    'it has no /tmp',
  )
  return problems
}

/** Compares where a path goes with what its route does. `patterns`: the paths of the balancer that lead to typesetting copies. */
export function pathProblems(patterns: readonly RegExp[], routes: Facts['routes']): string[] {
  const found = [...routes].map(([path, typesets]) => {
    const isSent = patterns.some(pattern => pattern.test(path))
    return isSent === typesets
      ? ''
      : `${path} ${typesets ? 'typesets and is sent elsewhere' : 'is sent to typesetting copies'}`
  })
  const idle = patterns.filter(pattern => ![...routes.keys()].some(path => pattern.test(path)))
  return [...found.filter(Boolean), ...idle.map(pattern => `${pattern} is the path of no route`)]
}

function ingressProblems({ spec, metadata }: Doc, services: Doc[], { routes }: Facts): string[] {
  const [{ host, http }] = spec.rules
  const problems = http.paths.flatMap(({ path, backend: { service } }: Doc) => {
    const found = services.find(doc => doc.metadata.name === service.name)
    return found?.spec.ports.some(({ name }: Doc) => name === service.port.name) ? [] : [`${path} leads nowhere`]
  })
  const [last] = http.paths.slice(-1)
  if (last.path !== '/' || last.pathType !== 'Prefix') problems.push('the last path is not the one for the rest')
  if (!spec.tls?.some(({ hosts }: Doc) => hosts.includes(host))) problems.push(`${host} has no certificate`)
  if (metadata.annotations?.['nginx.ingress.kubernetes.io/use-regex'] !== 'true') problems.push('paths are no patterns')
  const hidden = http.paths.find(({ path }: Doc) => new RegExp(`^${path}`).test('/metrics'))
  if (services.find(doc => doc.metadata.name === hidden.backend.service.name)?.spec.selector !== undefined)
    problems.push('/metrics is not hidden')
  const forTypesetting = http.paths.filter(({ backend }: Doc) => backend.service.name === 'trucv-typeset')
  const patterns = forTypesetting.map(({ path }: Doc) => new RegExp(`^${path}`))
  return [...problems, ...pathProblems(patterns, routes)]
}

/** Where clouds tell a machine its credentials. */
const METADATA = [
  ['169.254.169.254', 'ipv4'],
  ['169.254.170.2', 'ipv4'],
  ['fd00:ec2::254', 'ipv6'],
] as const
const listOf = (...ranges: string[]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

function policyProblems({ metadata, spec }: Doc): string[] {
  const problems: string[] = []
  for (const { to, ports } of spec.egress ?? []) {
    if (!to || !ports) problems.push(`${metadata.name}: a rule is for every address or every port`)
    for (const { cidr, except = [] } of (to ?? []).flatMap(({ ipBlock }: Doc) => ipBlock ?? [])) {
      for (const [address, family] of METADATA) {
        if (isIP(cidr.split('/')[0]) !== isIP(address)) continue
        if (listOf(cidr).check(address, family) && !listOf(...except).check(address, family))
          problems.push(`${metadata.name}: ${cidr} reaches ${address}`)
      }
    }
  }
  for (const { from } of spec.ingress ?? []) {
    if (!from?.every(({ namespaceSelector }: Doc) => namespaceSelector?.matchLabels))
      problems.push(`${metadata.name}: the copies may be reached by everybody`)
  }
  return problems
}
