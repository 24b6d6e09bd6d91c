// How a copy leaves the balancer at SIGTERM. A rolling restart behind nginx was tried by hand (docs/operations.md).
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdmission } from '../api/http/admission.ts'
import { setUpProcesses, statusOf, until } from './processes.ts'
import t from './tap.ts'

type Answer = { status: number; connection: string | undefined }
/** Status 0: the connection was cut. */
const ask = (url: string, method = 'GET') =>
  new Promise<Answer>(resolve => {
    httpRequest(url, { method }, reply => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection }))
    })
      .on('error', () => resolve({ status: 0, connection: undefined }))
      .end()
  })

t.test('a draining copy closes connections after the reply; an ending one cuts off safe requests', async t => {
  const admission = createAdmission({ newId: () => 'a'.repeat(32), headers: {}, onRefused: () => undefined })
  const seen: string[] = []
  const server = createServer(
    admission.guard(({ method, url }, reply) => {
      seen.push(`${method} ${url}`)
      reply.end()
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close(admission.stop))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  t.same(await ask(`${url}/a`), { status: 200, connection: 'keep-alive' })
  admission.leave('draining')
  for (const method of ['GET', 'POST']) t.same(await ask(`${url}/b`, method), { status: 200, connection: 'close' })
  admission.leave('parting')
  seen.length = 0
  t.same(await ask(`${url}/c`), { status: 0, connection: undefined })
  t.same(seen, [], 'nothing of it is done')
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    t.same(await ask(`${url}/c`, method), { status: 200, connection: 'close' })
  t.equal((await ask(`${url}/healthz`)).status, 200)
})

t.test('after SIGTERM /readyz fails at once, the copy answers for DRAIN_SECONDS, and ends', async t => {
  const world = await setUpProcesses(t, { DRAIN_SECONDS: '20' })
  await world.startDatabase()
  const service = world.startService()
  await until('it was ready', () => world.isReady(service))
  service.child.kill('SIGTERM')
  await until('it was not ready', async () => (await statusOf(`${world.url}/readyz`)) === 503)
  t.same(await ask(`${world.url}/plans`), { status: 200, connection: 'close' })
  t.same(await ask(`${world.url}/cvs`, 'POST'), { status: 401, connection: 'close' })
  await until('it cut off a GET', async () => (await ask(`${world.url}/plans`)).status === 0)
  t.equal(await service.exited, 0)
})

t.test('without DRAIN_SECONDS a copy ends after its requests in flight', async t => {
  const world = await setUpProcesses(t)
  await world.startDatabase()
  const service = world.startService()
  await until('it was ready', () => world.isReady(service))
  service.child.kill('SIGTERM')
  t.equal(await service.exited, 0)
})
