// Once through the service over HTTP, as a browser and a buyer would: what must work in a fresh image. Throws at the first
// thing that does not.

type Reply = { status: number; type: string; bytes: Buffer; json: () => Body }
/** What the steps read of replies. */
type Body = { credential: string; cv: { nanoId: string }; order: { id: string } }

async function ask(url: string, { status = 200, ...init }: RequestInit & { status?: number } = {}): Promise<Reply> {
  const reply = await fetch(url, init)
  const bytes = Buffer.from(await reply.arrayBuffer())
  if (reply.status !== status) throw new Error(`${url}: ${reply.status}\n${bytes.toString('utf8').slice(0, 500)}`)
  const type = reply.headers.get('content-type') ?? ''
  return { status: reply.status, type, bytes, json: () => JSON.parse(bytes.toString('utf8')) }
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Names each step when it is done. */
export async function* walkThrough(origin: string, sandbox: string): AsyncGenerator<string> {
  const email = 'drill@example.org'
  await ask(`${origin}/healthz`)
  yield '/healthz'
  await ask(`${origin}/metrics`, { status: 404 })
  yield '/metrics is closed in production'
  const shell = await ask(`${origin}/`, { headers: { accept: 'text/html' } })
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(shell.bytes.toString('utf8'))?.[1]
  check(script !== undefined, 'the client has no script')
  await ask(origin + script)
  yield 'the client and its script'

  const json = { 'content-type': 'application/json' }
  const person = JSON.stringify({ email, name: 'Dora Drill' })
  const { credential } = (await ask(`${sandbox}/google/token`, { method: 'POST', headers: json, body: person })).json()
  const bearer = { ...json, authorization: `Bearer ${credential}` }
  const send = (method: string, path: string, body?: object, more: object = {}, status = 200) =>
    ask(origin + path, {
      method,
      headers: { ...bearer, ...more },
      status,
      ...(body && { body: JSON.stringify(body) }),
    })
  await send('GET', '/me')
  yield 'sign-in'
  const content = { personalDetails: { name: 'Dora Drill', profession: 'Tester' } }
  const { cv } = (await send('POST', '/cvs', { content }, {}, 201)).json()
  await send('PUT', `/cvs/${cv.nanoId}`, { title: 'Saved' }, { 'if-match': '"1"' })
  yield 'save'
  await send('POST', `/cvs/${cv.nanoId}/publish`, {})
  yield 'publish'
  for (const path of [`/cv/${cv.nanoId}`, `/new-cv/${cv.nanoId}`]) {
    const page = await ask(origin + path)
    check(page.bytes.includes('Dora Drill'), `${path} does not show the name`)
  }
  check((await ask(`${origin}/cv/${cv.nanoId}/card.png`)).bytes.subarray(1, 4).toString() === 'PNG', 'no card')
  yield 'both pages and the card'

  const { order } = (await send('POST', '/cv/checkout', { amount: 59_000, currType: 'INR' })).json()
  const pay = { method: 'POST', headers: json, body: JSON.stringify({ order_id: order.id, outcome: 'captured' }) }
  const proof = (await ask(`${sandbox}/razorpay/pay`, pay)).json()
  await send('POST', '/cv/payment_verification', { ...proof, userMailId: email })
  yield 'Pro'
  const pdf = await send('GET', `/cvs/${cv.nanoId}/pdf`)
  check(pdf.type === 'application/pdf' && pdf.bytes.subarray(0, 5).toString() === '%PDF-', 'no PDF')
  const docx = await send('GET', `/cvs/${cv.nanoId}/docx`)
  check(docx.bytes.subarray(0, 2).toString() === 'PK', 'no Word file')
  yield `PDF (${Math.round(pdf.bytes.length / 1_024)} kB) and Word`
}
