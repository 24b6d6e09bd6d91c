// The manifests of scripts/kubernetes and the balancer of compose.yaml, beside the service that they run: routes, variables, metrics.

import t from 'tap'
import { documentId } from '../../api/billing/tax/store.ts'
import { secretNames, variableNames } from '../../api/config/variables.ts'
import { MAX_RECENT } from '../../api/http/admission.ts'
import { TYPESETTING_MS } from '../../api/http/time-limits.ts'
import { contentWith } from '../../test/harness.ts'
import { keyOf } from '../../test/mcp-harness.ts'
import { openShop } from '../../test/payments-harness.ts'
import {
  adapterRules,
  base,
  crossProblems,
  type Doc,
  type Facts,
  overlay,
  overlayProblems,
  overlays,
  pathProblems,
  readText,
  resources,
  schemaProblems,
  scrapeJobs,
  settingsOf,
} from './manifests.ts'

const shop = await openShop(t)
const { app } = shop

/** An address of a route: its parameters filled, what is wild with two steps. */
const filled = (url: string, ids: Record<string, string> = {}) =>
  url.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'a1-_').replace('*', 'some/where')
type Route = (typeof app.routes)[number]
const typesets = ({ handlerTimeout }: Pick<Route, 'handlerTimeout'>) => handlerTimeout === TYPESETTING_MS
const figures = async () => (await app.anyone().get('/metrics').expect(200)).text

const forTypesetting = new Set(app.routes.filter(typesets).map(({ url }) => url))
const routes: Facts['routes'] = new Map(app.routes.map(({ url }) => [filled(url), forTypesetting.has(url)]))
const facts: Facts = {
  variables: variableNames,
  secrets: secretNames,
  paths: app.routes.map(({ url }) => url),
  routes,
  // Half of what a copy admits; as many as wait for its two processes for some seconds.
  metrics: new Map([
    ['trucv_http_requests_in_flight', MAX_RECENT / 2],
    ['trucv_typeset_jobs_waiting', 10],
  ]),
}

t.test('only the routes that typeset have the time limit of typesetting', async t => {
  const pia = await shop.buyer('pia@example.org')
  const order = await pia.order()
  await pia.verify(await shop.pay(order)).expect(200)
  // The invoice's mail is typeset too.
  await app.sendMails()
  const secret = await keyOf(app, { email: pia.email })
  const { _id: payment } = await shop.row(order)
  const style = { fit: 1 }
  /** One for each call that typesets, so that nothing is answered from a cache. */
  async function makeCv() {
    const { body } = await pia.agent
      .post('/cvs')
      .send({ content: contentWith({}), style })
      .expect(201)
    const id = body.cv.id as string
    const letter = await pia.agent.post(`/cvs/${id}/letters`).send({ subject: 'Maps' }).expect(201)
    const share = pia.agent.patch(`/cvs/${id}/letters/${letter.body.letter.id}`).set('if-match', '"1"')
    await share.send({ shared: true }).expect(200)
    await pia.agent.post(`/cvs/${id}/publish`).send({}).expect(200)
    return { id, letterId: letter.body.letter.id as string, template: 'meridian' }
  }
  /** As before its PDF was kept. */
  async function forgetInvoice() {
    await app.connection.collection('tax_files').deleteMany({})
    await app.connection.collection('tax_documents').updateMany({}, { $set: { pdf: null } })
  }
  const countJobs = async () =>
    [...(await figures()).matchAll(/^trucv_typeset_job_duration_seconds_count\{.*\} (\d+)$/gm)]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0)

  /** The status; a busy machine may have asked to come again. */
  async function call({ method, url }: Route, ids: Record<string, string>): Promise<number> {
    const paid = { payments: String(payment), documents: documentId(`order:${payment}`) }
    const kind = /^\/\w+\/(payments|documents)\//.exec(url)?.[1] as keyof typeof paid | undefined
    const path = filled(url, kind ? { id: paid[kind] } : ids)
    const tool = { name: 'read_parser_view', arguments: { id: ids.id } }
    const asked = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }
    const isTool = method === 'POST'
    const mcp = () => app.anyone().post(path).set('authorization', `Bearer ${secret}`).send(asked)
    const agent = url.startsWith('/admin/') ? shop.admin : pia.agent
    const { status } = await (isTool ? mcp() : agent.get(path))
    return status === 503 ? call({ method, url } as Route, ids) : status
  }

  const called = app.routes.filter(({ method, url }) => method === 'GET' || (method === 'POST' && url === '/mcp'))
  for (const route of called.filter(typesets)) {
    const ids = await makeCv()
    await forgetInvoice()
    const before = await countJobs()
    t.equal(await call(route, ids), 200, `${route.url} answers`)
    t.ok((await countJobs()) > before, `${route.url} typesets`)
  }
  t.same([...new Set(called.filter(typesets).map(({ url }) => url))], [...forTypesetting], 'each was called')

  const ids = await makeCv()
  const before = await countJobs()
  const answered = new Set<string>()
  for (const route of called.filter(route => !typesets(route))) {
    if ((await call(route, ids)) === 200) answered.add(route.url)
    // To ask after each would take most of the time.
    if (/\b(id|template)\b/.test(route.url)) t.equal(await countJobs(), before, `${route.url} typesets nothing`)
  }
  t.equal(await countJobs(), before, 'none of the others typesets')
  // Some of them must have been reached, or they would prove nothing.
  for (const url of ['/cv/:id', '/cvs/:id/text', '/cvs/:id/letters/:letterId/docx', '/cvs/:id/versions', '/me/export'])
    t.ok(answered.has(url), `${url} was read`)
})

t.test('the balancer of compose.yaml sends exactly what typesets to typesetting copies', async t => {
  const settings = readText('scripts/compose/nginx.conf')
  const block = /map \$uri \$copies \{([^}]*)\}/.exec(settings)?.[1] ?? ''
  const sent = [...block.matchAll(/^\s*~(\S+) typeset;$/gm)].map(([, pattern = '']) => new RegExp(pattern))
  t.equal(block.trim().split('\n').length, sent.length + 1, 'every line is understood')
  t.match(block, /default web;/)
  t.match(settings, /proxy_pass http:\/\/\$copies;/)
  t.same(pathProblems(sent, routes), [])
  t.match(pathProblems(sent.slice(1), routes).join(), '/cvs/a1-_/pdf typesets and is sent elsewhere')
  t.match(pathProblems([...sent, /^\/cv\/[^/]+$/], routes).join(), '/cv/a1-_ is sent to typesetting copies')
  t.match(pathProblems([...sent, /^\/poster$/], routes).join(), 'is the path of no route')
})

t.test('the autoscaler’s metrics are those of the service', async t => {
  const shown = await figures()
  const names = adapterRules().map(rule => {
    const [, series = '', labels = ''] = /^(\w+)\{(.*)\}$/.exec(rule.seriesQuery) ?? []
    const own = labels.split(',').filter(label => !/^(namespace|pod)!=""$/.test(label))
    t.ok(shown.includes(`\n${[series, own.length ? `{${own}}` : ''].join('')} `), `${series} ${own} is on /metrics`)
    for (const label of own) t.ok(rule.metricsQuery.includes(label), `${label} is asked for as well`)
    t.match(rule.metricsQuery, /<<\.Series>>\{.*<<\.LabelMatchers>>\}/)
    return rule.name.as
  })
  t.same(names, [...facts.metrics.keys()])
  const [job] = scrapeJobs()
  t.equal(job.job_name, 'trucv', 'as the alerts say')
  t.ok(['namespace', 'pod'].every(label => job.relabel_configs.some((rule: Doc) => rule.target_label === label)))
  t.same(job.kubernetes_sd_configs[0].namespaces.names, [overlay('small').namespace])
})

t.test('every document fits its schema, and the service', async t => {
  const docs = resources()
  t.same([...new Set(docs.map(({ kind }) => kind))].sort(), [
    ...'Deployment HorizontalPodAutoscaler Ingress'.split(' '),
    ...'NetworkPolicy PodDisruptionBudget Service'.split(' '),
  ])
  t.same(docs.flatMap(schemaProblems), [])
  t.same(overlays(), ['large', 'small'])
  for (const name of overlays()) {
    t.same(overlayProblems(name, overlay(name), facts), [])
    t.same(crossProblems(docs, settingsOf(name), facts), [])
  }
  // The three kinds of copies differ in nothing but their work and their size.
  const alike = docs
    .filter(({ kind }) => kind === 'Deployment')
    .map(doc => {
      const [{ resources, env, ...container }] = doc.spec.template.spec.containers
      return JSON.stringify({ ...doc.spec.template.spec, containers: [container] }).replaceAll(
        doc.metadata.labels['app.kubernetes.io/component'],
        'x',
      )
    })
  t.equal(new Set(alike).size, 1)
})

t.test('the balancers take the largest body that a route takes, and no more', async t => {
  const most = Math.max(...app.routes.map(({ bodyLimit = 0 }) => bodyLimit))
  const wanted = Math.ceil(most / 1024 / 1024)
  t.equal(wanted, 11)
  const settings = readText('scripts/compose/nginx.conf')
  t.equal(Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1]), wanted)
  const [{ metadata }] = resources().filter(({ kind }) => kind === 'Ingress')
  t.equal(metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'], `${wanted}m`)
  t.equal(metadata.annotations['nginx.org/client-max-body-size'], `${wanted}m`)
  t.match(readText('docs/operations.md'), new RegExp(`bodies\\s+of ${wanted} MiB through`))
})

t.test('copies have the memory that docs/operations.md says, in compose as in a cluster', async t => {
  const compose = readText('compose.yaml')
  t.match(compose, /^ {4}mem_limit: 3g$/m)
  const limits = resources()
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0].resources.limits.memory])
  t.same(Object.fromEntries(limits), { 'trucv-web': '3Gi', 'trucv-typeset': '3Gi', 'trucv-jobs': '2Gi' })
  t.match(readText('docs/operations.md'), 'A copy may have 3 GB')
})

t.test('copies reach a collector, the names of the cluster, and a cache of names on their machine', async t => {
  const [policy] = resources().filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'trucv')
  const may = (port: number, to: object) =>
    policy.spec.egress.some((rule: Doc) => rule.ports.some((one: Doc) => one.port === port) && matches(rule.to, to))
  const matches = (all: Doc[], to: object) => all.some(one => JSON.stringify(one) === JSON.stringify(to))
  t.ok(may(4318, { namespaceSelector: {} }), 'OTLP over HTTP')
  t.ok(may(53, { ipBlock: { cidr: '169.254.20.10/32' } }), 'NodeLocal DNSCache')
  t.notOk(may(443, { namespaceSelector: {} }))
})

t.test('planted mistakes are found', async t => {
  const settings = settingsOf('small')
  const find = (docs: Doc[], kind: string, name: string) =>
    docs.find(doc => doc.kind === kind && doc.metadata.name === name)
  const web = (docs: Doc[]) => find(docs, 'Deployment', 'trucv-web').spec.template.spec
  const policy = (docs: Doc[]) => find(docs, 'NetworkPolicy', 'trucv').spec
  const paths = (docs: Doc[]) => find(docs, 'Ingress', 'trucv').spec.rules[0].http.paths
  const planted: [RegExp, (docs: Doc[]) => unknown][] = [
    [/replicas must be integer/, docs => (find(docs, 'Deployment', 'trucv-jobs').spec.replicas = 'two')],
    [/no schema of apps\/v2/, docs => (docs[0].apiVersion = 'apps/v2')],
    [/readinessProbe asks \/ready/, docs => (web(docs).containers[0].readinessProbe.httpGet.path = '/ready')],
    [/JOB is no variable/, docs => web(docs).containers[0].env.push({ name: 'JOB', value: 'off' })],
    [/METRICS_TOKEN is a secret/, docs => web(docs).containers[0].env.push({ name: 'METRICS_TOKEN', value: 'x' })],
    [/work is done by trucv-web,trucv-jobs/, docs => (web(docs).containers[0].env[0].value = 'on')],
    [/killed while it drains/, docs => (web(docs).terminationGracePeriodSeconds = 20)],
    [/the pod has too many rights/, docs => (web(docs).securityContext.runAsUser = 0)],
    [/no volume keys/, docs => delete web(docs).securityContext.fsGroup],
    [/for 0 Deployments/, docs => (find(docs, 'PodDisruptionBudget', 'trucv-web').spec.selector.matchLabels.x = 'y')],
    [
      /90 is never reached/,
      docs => (find(docs, 'HorizontalPodAutoscaler', 'trucv-web').spec.metrics[0].pods.target.averageValue = '90'),
    ],
    [/\/cvs\/a1-_\/pdf typesets and is sent elsewhere/, docs => paths(docs).splice(1, 1)],
    [/\/cv\/a1-_ is sent to typesetting/, docs => (paths(docs)[5].path = '/(new-)?cv/[^/]+$')],
    [/metrics is not hidden/, docs => paths(docs).shift()],
    [/reaches 169\.254\.169\.254/, docs => (policy(docs).egress.at(-1).to[0].ipBlock.except = ['10.0.0.0/8'])],
    [/every address/, docs => delete policy(docs).egress[0].to],
    [/reached by everybody/, docs => delete policy(docs).ingress[0].from],
  ]
  for (const [problem, plant] of planted) {
    const docs = resources()
    plant(docs)
    const found = docs.flatMap(schemaProblems)
    t.match([...found, ...(found.length ? [] : crossProblems(docs, settings, facts))].join('\n'), problem)
  }
  const overlaid: [RegExp, (kustomization: Doc) => unknown][] = [
    [/no \.\.\/bases/, kustomization => kustomization.resources.push('../bases')],
    [/for Ingress truecv/, ({ patches }) => (patches[0].target.name = 'truecv')],
    [
      /nothing like that at \/spec\/rules\/1/,
      ({ patches }) => (patches[0].patch = patches[0].patch.replace('rules/0', 'rules/1')),
    ],
    [/no Deployment trucv-job$/, kustomization => (kustomization.replicas[0].name = 'trucv-job')],
    [/not every image/, ({ images }) => (images[0].name = 'truecv')],
    [/latest is no version/, ({ images }) => (images[0].newTag = 'latest')],
    [/no setting\.env/, ({ configMapGenerator }) => (configMapGenerator[0].envs = ['setting.env'])],
  ]
  for (const [problem, plant] of overlaid) {
    const kustomization = overlay('large')
    plant(kustomization)
    t.match(overlayProblems('large', kustomization, facts).join('\n'), problem)
  }
  t.same(
    overlayProblems('small', overlay('small'), {
      ...facts,
      variables: variableNames.filter(name => name !== 'TRUST_PROXY'),
    }),
    ['small: TRUST_PROXY is no variable'],
  )
  t.equal(base().resources.length, 5)
})
