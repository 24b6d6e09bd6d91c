// Claims from before they contained a name: attestations of five lines, confirmations without a person, links without an answer.
// They are shown accordingly, with advice to the owner.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { badgeOf } from '../../api/core/claims/claim-words.ts'
import { projectRoot } from '../../api/lib/root.ts'
import {
  badgeWords,
  claimableSections,
  findingsInWords,
  needsAttesting,
} from '../../web/src/editor/claims/claim-words.ts'
import { entryOf, OWNER, startClaims } from '../claims-harness.ts'

const claims = await startClaims(t)
const { app, attest, draft, keys, make, owner, publish, save, snapshot, verification, wallet } = claims
const { checkCv } = (await import(
  pathToFileURL(join(projectRoot, 'dist', 'site', 'verify-cv.mjs')).href
)) as typeof import('../../scripts/verify-cv.ts')
const cvs = app.connection.collection('cvs')
const requests = app.connection.collection('verification_requests')
const AT = new Date('2026-11-20T10:00:00Z')
const EDUCATION = 'education.undergraduation'
const content = {
  personalDetails: { name: 'Ana Rao' },
  education: { undergraduation: { degree: 'B.Sc.' } },
  skills: [
    { id: 'go', name: 'Go' },
    { id: 'c', name: 'C' },
  ],
}
const renamed = { ...content, personalDetails: { name: 'Eve Rao' } }

/** In the former format: the statement ends with the time, payload and record have no person. */
async function withOldClaims(change: object = {}): Promise<string> {
  const nanoId = await make(content, true)
  const document = await verification(nanoId)
  const digestOf = (section: string): string => document.claims.find(one => one.section === section).digest
  const statementOf = (section: string) =>
    [
      'I attest that this part of my CV is true.',
      app.config.publicOrigin,
      `${nanoId} ${section}`,
      digestOf(section),
      '2026-11-20T10:00:00Z',
    ].join('\n')
  const common = (section: string) => ({ by: OWNER.name, digest: digestOf(section), statement: statementOf(section) })
  const go = common('skills.go')
  const c = common('skills.c')
  const byAccount = { method: 'account', ...go, at: AT, signer: null, ...keys.signAttestation(go.statement, go.by, AT) }
  const signature = await wallet.signMessage(c.statement)
  const byWallet = { method: 'wallet', ...c, at: AT, signer: wallet.address.toLowerCase(), kid: null, signature }
  const request = {
    id: 'old',
    email: 'registrar@uni.example',
    domain: 'uni.example',
    isFreeMail: false,
    isOwnDomain: false,
    institution: 'University',
    at: AT,
    status: 'confirmed' as const,
    digest: digestOf(EDUCATION),
    name: 'Meera Iyer',
    note: null,
    decidedAt: AT,
    signature: null,
    ...change,
  }
  const confirmed = { ...request, signature: keys.signConfirmation(request, nanoId, EDUCATION) }
  const of = (part: object) => ({ attestations: [], proofs: [], requests: [], ...part })
  const stored = {
    'skills/go': of({ attestations: [byAccount] }),
    'skills/c': of({ attestations: [byWallet] }),
    'education/undergraduation': of({ requests: [confirmed] }),
  }
  await cvs.updateOne({ _id: nanoId as never }, { $set: { claims: stored }, $inc: { rev: 1 } })
  app.forgetPages(nanoId)
  return nanoId
}
const page = async (path: string) => (await app.anyone().get(path).expect(200)).text

t.test('earlier attestations stay valid, as signed without a name', async t => {
  const nanoId = await withOldClaims()
  for (const section of ['skills.go', 'skills.c']) {
    for (const cv of [await snapshot(nanoId), await draft(nanoId)])
      t.match(entryOf(cv, section), { level: 'self-attested', attestation: { valid: true, person: null } })
    t.match(
      (await verification(nanoId)).claims.find(one => one.section === section),
      { level: 'self-attested', valid: true, person: null },
    )
  }
  for (const path of [`/cv/${nanoId}`, `/cv/${nanoId}/verify`]) {
    const text = await page(path)
    t.match(text, /Self-attested by “Ana Śrī”, signed in with Google, on 20 November 2026; signed without a name\./)
    t.match(text, /Self-attested with wallet 0x\w{4}…\w{4}, on 20 November 2026; signed without a name\./)
  }
  t.match((await owner.get(`/cvs/${nanoId}/text`).expect(200)).text, /Self-attested/)
})

t.test('an earlier confirmation is evidence on every page and in the verifier, whatever the name', async t => {
  const nanoId = await withOldClaims()
  for (const name of ['Ana Rao', 'Eve Rao']) {
    await save(nanoId, { content: name === 'Ana Rao' ? content : renamed })
    await publish(nanoId)
    for (const cv of [await snapshot(nanoId), await draft(nanoId)])
      t.match(entryOf(cv, EDUCATION), { level: 'evidence', confirmation: { valid: true, counts: false, person: null } })
    const document = await verification(nanoId)
    t.match(
      document.claims.find(one => one.section === EDUCATION),
      { level: 'evidence', confirmation: { counts: false, person: null } },
    )
    for (const path of [`/cv/${nanoId}`, `/cv/${nanoId}/verify`]) {
      const text = await page(path)
      t.match(text, /Evidence: an earlier confirmation/)
      t.match(text, /Confirmed before names were part of it, from an address at uni\.example, on 20 November 2026/)
      t.notMatch(text, /Confirmed by|The owner has attached evidence/)
    }
    t.notMatch(await page(`/new-cv/${nanoId}`), 'uni.example')
    t.notMatch((await owner.get(`/cvs/${nanoId}/text`).expect(200)).text, /confirmed|uni\.example/i)
    const checked = await checkCv(document, { keys: document.keys })
    t.match(checked, { ok: true, status: 0, problems: [] })
    const [education] = checked.claims.filter(({ section }) => section === EDUCATION)
    t.match(education, { level: 'evidence', confirmed: false, problems: [] })
    t.match(education?.says, /confirmed from uni\.example, .* before names were part of it: evidence, and no more/)
  }
  for (const change of [{ isFreeMail: true }, { isOwnDomain: true }]) {
    const own = await withOldClaims(change)
    await publish(own)
    t.match(entryOf(await snapshot(own), EDUCATION), { level: 'stated', confirmation: { counts: false } })
  }
})

t.test('the owner gets advice about them, and follows it', async t => {
  const nanoId = await withOldClaims()
  const part = async (path: string) => claimableSections(await draft(nanoId)).find(one => one.path === path)!
  const says = async (path: string) => {
    const found = await part(path)
    return `${badgeWords(found)} | ${findingsInWords(found.entry!, found.person).join(' ')}`
  }
  t.match(await says('skills.go'), /^Self-attested \|.*It was signed without a name\. Attest it again/)
  t.equal(needsAttesting(await part('skills.go')), true)
  t.match(await says(EDUCATION), /^Evidence: ask again \|.*confirmed before names were part of it.*Ask again\./)
  t.match(badgeOf((await part(EDUCATION)).entry!, { name: 'Ana Rao' })?.lines.join(' '), /Ask again: then it is/)
  t.match(badgeOf((await part('skills.go')).entry!, { name: 'Ana Rao' })?.lines.join(' '), /Attest it again to sign/)

  await attest(nanoId, 'skills.go')
  await attest(nanoId, 'skills.c', 'wallet')
  for (const section of ['skills.go', 'skills.c']) {
    t.match(entryOf(await draft(nanoId), section).attestation, { valid: true, person: 'Ana Rao' })
    t.notMatch(await says(section), /without a name/)
    t.equal(needsAttesting(await part(section)), false)
  }
  const stored = (await cvs.findOne({ _id: nanoId as never }))?.claims
  t.equal(stored['skills/go'].attestations.length, 1, 'the old one is replaced')
  await save(nanoId, { content: renamed })
  t.match(await says('skills.go'), /^Changed since: the name \|.*for “Ana Rao”, and the name on the CV is another now/)
  t.match(badgeOf((await part('skills.go')).entry!, { name: 'Eve Rao' })?.lines.join(' '), /the name is another now/)
  await attest(nanoId, 'skills.go')
  t.match(entryOf(await draft(nanoId), 'skills.go').attestation, { valid: true, person: 'Eve Rao' })
  t.match(entryOf(await snapshot(nanoId), 'skills.go').attestation, { valid: true, person: 'Ana Rao' })
  t.notMatch(JSON.stringify([await snapshot(nanoId), await verification(nanoId)]), 'Eve', 'nothing of the draft')
  await save(nanoId, { content })

  const ask = { email: 'registrar@uni.example', institution: 'University' }
  await owner.post(`/cvs/${nanoId}/verifications/${EDUCATION}`).send(ask).expect(201)
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})\n/.exec((await app.inbox(ask.email))[0]?.text ?? '')?.[1]
  t.match(await page(`/verify/${token}`), /confirmed from your domain on 20 November 2026, before a name was part/)
  await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Meera Iyer' }).expect(200)
  t.match(entryOf(await draft(nanoId), EDUCATION), {
    level: 'confirmed',
    confirmation: { counts: true, person: 'Ana Rao' },
  })
  t.match((await owner.post(`/cvs/${nanoId}/verifications/${EDUCATION}`).send(ask).expect(409)).body, {
    message: /confirmed exactly this already/,
  })
})

t.test('an earlier link confirms the name that its mail contained', async t => {
  const nanoId = await make({ ...content, personalDetails: { name: 'Ana   Rao' } }, true)
  const ask = { email: 'late@uni.example', institution: 'University' }
  const { id } = (await owner.post(`/cvs/${nanoId}/verifications/${EDUCATION}`).send(ask).expect(201)).body.request
  const key = 'claims.education/undergraduation.requests.0.person'
  await cvs.updateOne({ _id: nanoId as never }, { $unset: { [key]: '' } })
  await requests.updateOne({ _id: id }, { $set: { person: 'Ana Rao' } })
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})\n/.exec((await app.inbox(ask.email))[0]?.text ?? '')?.[1]
  await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Meera Iyer' }).expect(200)
  t.match(entryOf(await snapshot(nanoId), EDUCATION), { level: 'confirmed', confirmation: { person: 'Ana Rao' } })
})
