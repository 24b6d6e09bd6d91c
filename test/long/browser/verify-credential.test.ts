// A credential dropped on the page that checks a CV: one of this service as JWT is checked here, with the list of withdrawn ones; any
// other is for the program.
import { newPage } from '../../browser/browser.ts'
import { CLAIMED, startClaims } from '../../claims-harness.ts'
import { badgeOf, CONFIRMATION, listOf, PUBLIC_KEY, signJson, signJwt } from '../../credential-signer.ts'
import t from '../../tap.ts'

const { app, confirmIn, make, verification } = await startClaims(t)

t.test('a credential of this service is checked in the browser, any other is for the program', async t => {
  const nanoId = await make(CLAIMED, true)
  await confirmIn(nanoId, 'awards.best')
  const { digest } = (await verification(nanoId)).claims.find(({ section }) => section === 'awards.best') ?? {}
  const origin = new URL(app.url).origin
  const did = `did:web:${new URL(app.url).host.replace(':', '%3A')}`
  const list = `${origin}/status-lists/1`
  const credential = {
    ...CONFIRMATION,
    issuer: { ...CONFIRMATION.issuer, id: did },
    credentialSubject: { ...CONFIRMATION.credentialSubject, id: `${origin}/cv/${nanoId}` },
    evidence: [{ id: `${origin}/cv/${nanoId}/verify`, type: ['Evidence'], narrative: digest }],
    credentialStatus: { ...CONFIRMATION.credentialStatus, statusListCredential: list },
  }
  const kid = { kid: `${did}#k1` }
  const sign = (change: object) => signJwt({ ...credential, ...change }, kid)
  const { page, errors } = await newPage(t, { reducedMotion: 'reduce' })
  await page.route('**/.well-known/jwks.json', async route => {
    const { keys } = await (await route.fetch()).json()
    await route.fulfill({ json: { keys: [...keys, PUBLIC_KEY] } })
  })
  let withdrawn: number[] = []
  await page.route('**/status-lists/1?format=vc%2Bjwt', async route => {
    const dates = { validFrom: '2026-11-24T10:00:00Z', validUntil: '2999-11-25T10:00:00Z' }
    const body = await signJwt(listOf(withdrawn, 16_384, { id: list, issuer: did, ...dates }), kid)
    await route.fulfill({ body, contentType: 'application/vc+jwt' })
  })
  await page.goto(`${app.url}/cv/${nanoId}/verify`)
  await page.getByText('Compare an older copy').click()
  const answer = page.locator('.check-now details [role=status]')
  const hand = async (content: string | Buffer, says: RegExp) => {
    await page.locator('.check-now input').setInputFiles({ name: 'c', mimeType: '', buffer: Buffer.from(content) })
    await answer.getByText(says).first().waitFor({ state: 'attached' })
    return (await answer.textContent()) ?? ''
  }
  const dates = { validFrom: '2020-11-20T10:15:00Z', validUntil: '2999-11-20T10:15:00Z' }
  const good = await sign(dates)
  const said = await hand(good, /This credential holds/)
  t.match(
    said,
    /"Confirmed by mail from school\.example\.edu", of 2020-11-20.*not withdrawn now.*is published on this CV/,
  )
  t.match(await hand(await sign({ ...dates, evidence: [] }), /changed since/), /This credential holds/)
  await hand(await sign({ ...dates, validUntil: '2021-01-01T00:00:00Z' }), /has ended/)
  await hand(await sign({ ...dates, nbf: 32_500_000_000 }), /not valid yet/)
  await hand(await sign({ ...dates, credentialSubject: { id: `${origin}/cv/other` } }), /about another CV/)
  await hand(await sign({ ...dates, credentialStatus: {} }), /could not be looked up/)
  const [head, , signature] = good.split('.')
  await hand(
    `${head}.${Buffer.from('{"name":"Degree"}').toString('base64url')}.${signature}`,
    /not by the key that is named/,
  )
  await hand(await signJwt(CONFIRMATION), /TruCV did not issue this.*The program under/)
  await hand(JSON.stringify(await signJson(CONFIRMATION)), /The program under/)
  await hand(badgeOf(good), /The program under/)
  withdrawn = [94_567]
  await hand(good, /was withdrawn/)
  t.same(errors, [])
})
