// The guard for addresses that documents of strangers name: nothing inside is ever connected to, in any notation.
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { request } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createGuardedFetch, createGuardedPost, isPublicAddress } from '../api/providers/guarded-fetch.ts'
import t from './tap.ts'

type Parts = Parameters<typeof createGuardedFetch>[0]
const quota = { check: () => undefined, use: () => undefined }
const by = { by: 'ana' }
const listen = async (server: ReturnType<typeof createTcpServer>, host = '127.0.0.1') => {
  await new Promise<void>(done => server.listen(0, host, done))
  return (server.address() as AddressInfo).port
}
const found = (...addresses: string[]) => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))

t.test('no connection is made to sixty addresses of this machine and its network, in every notation', async t => {
  let connections = 0
  const server = createTcpServer(socket => {
    connections++
    socket.destroy()
  })
  const port = await listen(server)
  t.teardown(() => server.close())
  const inside = '127.0.0.1 10.0.0.1 169.254.169.254 192.168.1.1 ::1 ::ffff:127.0.0.1 fe80::1 fc00::1'.split(' ')
  // Every name below .example leads inside, the last one to an address of each kind.
  const names: Record<string, string[]> = Object.fromEntries(
    inside.map((address, index) => [`n${index}.example`, [address]]),
  )
  names['both.example'] = ['93.184.216.34', '127.0.0.1']
  const resolve = async (host: string) => found(...(names[host] ?? ['127.0.0.1']))
  const hosts = `
    127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 0177.0.0.1 017700000001
    0 0.0.0.0 00.0.0.0 127.255.255.254 127.0.0.1. １２７.０.０.１ 127。0。0。1 %31%32%37.0.0.1
    10.0.0.1 10.1 0xa000001 012.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 3232235521
    169.254.169.254 2852039166 0xa9fea9fe 100.64.0.1 192.0.0.8 198.18.0.1 224.0.0.1 255.255.255.255
    [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1]
    [2002:7f00:1::] [2001:db8::1] [fe80::1] [fc00::1] [ff02::1] [2001:0:7f00:1::]
    localhost LOCALHOST localhost. a.localhost printer.local db.internal intranet ｌｏｃａｌｈｏｓｔ
    user@n0.example user:word@n0.example n0.example@127.0.0.1 127.0.0.1#n0.example 127.0.0.1\\@n0.example
    ${Object.keys(names).join(' ')}`
    .trim()
    .split(/\s+/)
  t.ok(hosts.length >= 60, `${hosts.length} addresses`)
  const guarded = createGuardedFetch({ quota, resolve, ports: [443, port], timeoutMs: 60_000 })
  for (const host of hosts) {
    const at = host.includes('#') || host.includes('\\') ? `https://${host}` : `https://${host}:${port}/did.json`
    t.same(await guarded(at, by), { failed: 'forbidden' }, at)
  }
  const other = [
    'http://n0.example/',
    `http://127.0.0.1:${port}/`,
    'file:///etc/passwd',
    'ftp://a.example/',
    'data:,x',
    'https:',
    '',
  ]
  for (const url of [...other, 'https://a.example:22/', 'https://a.example:80/', 'https://a example/'])
    t.same(await guarded(url, by), { failed: 'forbidden' }, url)
  t.equal(connections, 0, 'nothing was connected to')
  const sandbox = createGuardedFetch({ quota, hosts: new Map([['a.example', `http://127.0.0.1:${port}`]]) })
  t.same(await sandbox('https://a.example/', by), { failed: 'unreachable' })
  t.equal(connections, 1, 'and the server counts')
})

t.test('public addresses are allowed, private ones are not', async t => {
  const inside = [
    ...'0.1.2.3 100.127.255.255 192.0.2.1 198.19.255.255'.split(' '),
    ...'203.0.113.9 240.0.0.1 :: 2001:db8:: 2002:808:808:: x'.split(' '),
  ]
  for (const address of inside) t.equal(isPublicAddress(address), false, address)
  for (const address of ['8.8.8.8', '100.63.0.1', '172.32.0.1', '198.20.0.1', '2606:4700::1', '2a00:1450::1'])
    t.equal(isPublicAddress(address), true, address)
})

t.test('a name that resolves differently after the check is connected at the checked address', async t => {
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['127.0.0.1']]
  const used: unknown[] = []
  let resolved = 0
  const resolve = async () => found(...(answers[resolved++] ?? []))
  // node:https calls the lookup of its options, for one address or for all.
  const fake = ((_url: URL, options: { lookup: (...all: unknown[]) => void; agent: unknown }) => {
    options.lookup('rebind.example', { all: true }, (_: null, all: unknown) => used.push(all))
    options.lookup('rebind.example', {}, (_: null, address: string) => used.push(address))
    used.push(options.agent)
    const call = Object.assign(new EventEmitter(), {
      end: () => call.emit('error', new Error('no network here')),
      destroy: () => undefined,
    })
    return call
  }) as unknown as typeof request
  const guarded = createGuardedFetch({ quota, resolve, request: fake })
  t.same(await guarded('https://rebind.example/did.json', by), { failed: 'unreachable' })
  t.same(used, [found('93.184.216.34'), '93.184.216.34', false])
  t.equal(resolved, 1, 'resolved once')
})

t.test('redirects, sizes, silence, the cache and the quota', async t => {
  let asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(
      `${request.url} ${request.headers.accept?.startsWith('application/json')} ${request.headers.cookie ?? ''}`,
    )
    if (request.url === '/base/moved') reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('{}')
    else if (request.url === '/base/gone') reply.writeHead(410).end()
    else if (request.url === '/base/silent') return
    else if (request.url?.startsWith('/base/big')) reply.end('x'.repeat(256 * 1024 + 1))
    else if (request.url === '/base/huge') reply.end('x'.repeat(4 * 1024 * 1024 + 1))
    else if (request.url === '/base/latin') reply.end(Buffer.from([0xe9]))
    else reply.end('{"a":1}')
  })
  const port = await listen(server)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  let used = 0
  const counted: Parts['quota'] = { check: () => undefined, use: () => used++ }
  const hosts = new Map([['a.example', `http://127.0.0.1:${port}/base`]])
  const guarded = createGuardedFetch({ quota: counted, hosts, timeoutMs: 60_000 })
  const hurried = createGuardedFetch({ quota: counted, hosts, timeoutMs: 2_000 })
  const of = (path: string, isList = false) => guarded(`https://a.example/${path}`, { ...by, isList })
  t.same(await of('good'), { text: '{"a":1}' })
  t.same(await of('good'), { text: '{"a":1}' })
  t.same(await of('good#fragment'), { text: '{"a":1}' })
  t.same([used, asked], [1, ['/base/good true ']], 'the second comes from the cache')
  asked = []
  t.same(await of('moved'), { failed: 'unreachable' }, 'a redirect is not followed')
  t.same(await of('gone'), { failed: 'missing' })
  t.equal('text' in (await of('big')), false, 'too large for a document')
  t.equal('text' in (await of('big', true)), true, 'not for a list')
  t.equal('text' in (await of('huge', true)), false)
  t.same(await of('latin'), { failed: 'unreachable' })
  for (let nth = 0; nth < 2; nth++) t.same(await hurried('https://a.example/silent', by), { failed: 'unreachable' })
  t.equal(asked.filter(line => line.includes('silent')).length, 1, 'failures are kept too')
  t.same(await guarded('https://b.example/', by), { failed: 'unreachable' }, 'no other host in the sandbox')
  const full = createGuardedFetch({
    quota: {
      check: () => {
        throw new Error('full')
      },
      use: () => undefined,
    },
    hosts,
  })
  await t.rejects(full('https://a.example/good', by), /full/)
})

t.test('posts go by the same guard: inside, redirected, silent and endless answers', async t => {
  let asked: string[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(`${request.method} ${request.url} ${request.headers['webhook-id']} ${body}`)
    const say = request.url?.slice(1) ?? ''
    if (say === 'silent') return
    if (say === 'drip') return reply.write('x')
    if (say === 'huge') return reply.end(Buffer.alloc(10 * 1024 * 1024))
    return reply.writeHead(Number(say), { location: 'http://127.0.0.1:1/' }).end('{}')
  })
  const port = await listen(server)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const here = `http://127.0.0.1:${port}`
  const outside = createGuardedPost({ hosts: new Map([['a.example', here]]), timeoutMs: 60_000 })
  const send = (path: string, by = outside) => by.post(`${here}/${path}`, 'ü', { 'webhook-id': 'id' })
  t.same(await send('204'), { status: 204 })
  t.same(await outside.post('https://a.example/500', '', {}), { status: 500 })
  t.same(asked, ['POST /204 id ü', 'POST /500 undefined '])
  asked = []
  t.same(await send('302'), { status: 302 })
  t.equal(asked.length, 1, 'a redirect is not followed')
  t.same(await send('huge'), { failed: 'too_large' })
  const hurried = createGuardedPost({ hosts: new Map([['a.example', here]]), timeoutMs: 2_000 })
  for (const path of ['silent', 'drip']) t.same(await send(path, hurried), { failed: 'late' }, path)
  const silent = send('silent')
  asked = []
  const arrived = new Promise<void>(done => server.once('request', () => done()))
  const second = send('silent')
  await arrived
  outside.close()
  t.same(await Promise.all([silent, second]), [{ failed: 'stopped' }, { failed: 'stopped' }])
  t.same(await send('204'), { failed: 'stopped' })

  const inside = createGuardedPost({ resolve: async () => found('93.184.216.34', '10.0.0.1') })
  t.same(
    await inside.post('https://hooks.example.com/', '', {}),
    { failed: 'forbidden' },
    'one address inside is enough',
  )
  for (const url of [
    `${here}/204`,
    'http://localhost/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://a.example:22/',
  ]) {
    t.same(await inside.post(url, '', {}), { failed: 'forbidden' }, url)
    t.type(inside.refusalOf(url), 'string', url)
  }
  t.equal(inside.refusalOf('https://hooks.example.com/a?b=c#d'), null)
  const nowhere = createGuardedPost({ resolve: () => Promise.reject(new Error('no such name')) })
  t.same(await nowhere.post('https://hooks.example.com/', '', {}), { failed: 'unreachable' })
  const silence = createGuardedPost({ resolve: () => new Promise(() => undefined), timeoutMs: 100 })
  t.same(await silence.post('https://hooks.example.com/', '', {}), { failed: 'unreachable' })
})
