// A CV with twenty signed and confirmed entries is duplicated in a browser and tailored: its badges follow the words, and a revoked one goes
// everywhere.
import type { Page } from 'playwright-core'
import { fromMenu, grantPro, signedInPage } from '../../browser/browser.ts'
import { field, saved, step } from '../../browser/editor-hands.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t from '../../tap.ts'
import { pageTextsOf } from '../../typeset-reader.ts'
import { newJwks } from '../../wallet-upstream.ts'

const JOBS = 20
const app = await startApp(t, { ATTESTATION_KEYS: newJwks('attest-1') })
const OWNER: Person = { email: 'anika@mail.example', name: 'Anika Rao' }
const api = await app.as(OWNER)
const job = (at: number) => ({
  id: `job${at}`,
  position: `Engineer ${at}`,
  company: at % 2 ? 'Kaveri Works' : 'Ganga Works',
  startDate: String(1990 + at),
  endDate: String(1991 + at),
  highlights: [`Built bridge ${at}.`],
})
const content = contentWith({
  personalDetails: { name: 'Anika Rao' },
  experience: Array.from({ length: JOBS }, (_, at) => job(at)),
})

/** Asks one of two companies about a job, which confirms its facts; the secret of its link. */
async function confirm(cv: string, at: number): Promise<string> {
  await app.connection.collection('mail_ledgers').deleteMany({})
  const email = `office${at}@${at % 2 ? 'kaveri' : 'ganga'}.example`
  await api.post(`/cvs/${cv}/verifications/experience.job${at}`).send({ email, institution: 'Works' }).expect(201)
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})/.exec((await app.inbox(email))[0]?.text ?? '')?.[1] ?? ''
  await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Office' }).expect(200)
  return token
}

type Claim = { section: string; valid: boolean; confirmation?: { counts: boolean } }
async function countsOf(cv: string) {
  const claims: Claim[] = (await app.anyone().get(`/cvs/${cv}/verification`).expect(200)).body.claims
  return {
    confirmed: claims.filter(({ confirmation }) => confirmation?.counts).length,
    signed: claims.filter(({ section, valid }) => valid && section.startsWith('experience.')).length,
  }
}
const badgesOn = async (page: Page, path: string) => {
  await page.goto(`${app.url}${path}`)
  return page
    .locator('summary .cv-confirmed, .check-mark.standing-confirmed')
    .filter({ hasText: 'Confirmed by' })
    .count()
}
const notesIn = async (cv: string) => {
  const { body } = await api.get(`/cvs/${cv}/pdf`).responseType('blob').expect(200)
  return (await pageTextsOf(body)).join(' ').replaceAll('-\n', '')
}

t.test(
  'the badges of twenty entries follow a copy, its changes end what they touch, and a revoked one goes',
  async t => {
    await grantPro(app, OWNER)
    const { nanoId } = (await api.post('/cvs').send({ title: 'All jobs', content }).expect(201)).body.cv
    const tokens: string[] = []
    for (let at = 0; at < JOBS; at++) {
      await api.put(`/cvs/${nanoId}/attestations/experience.job${at}`).send({ method: 'account' }).expect(200)
      tokens.push(await confirm(nanoId, at))
    }
    await api.post(`/cvs/${nanoId}/publish`).expect(200)

    const { page, errors } = await signedInPage(t, app, OWNER)
    await page.goto(`${app.url}/dashboard`)
    await fromMenu(page.locator('.card').first(), 'Duplicate')
    await page.getByText('All jobs (copy)').first().waitFor()
    const copy = ((await api.get('/cvs').expect(200)).body.cvs as { nanoId: string; title: string }[]).find(
      ({ title }) => title === 'All jobs (copy)',
    )?.nanoId as string
    await page.goto(`${app.url}/create-cv/${copy}`)
    await step(page, 'Experience')
    for (const at of [3, 8, 11]) {
      const name = page.locator('.item-name', { hasText: new RegExp(`Engineer ${at}(?!\\d)`) })
      await name.click()
      await field(page, 'What you achieved').fill(`Built bridge ${at}, for this job.`)
      await saved(page)
      await name.click()
    }
    const title = page.getByLabel('Title of this CV, for your eyes only')
    await title.fill('For the bridge authority')
    await title.blur()
    await saved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()

    t.same(await countsOf(nanoId), { confirmed: 20, signed: 20 })
    t.same(await countsOf(copy), { confirmed: 20, signed: 17 })
    t.equal((await api.get(`/cvs/${copy}`).expect(200)).body.cv.title, 'For the bridge authority')
    for (const cv of [nanoId, copy]) t.match(await notesIn(cv), /Confirmed by kaveri\.example/)
    const shown = await badgesOn(page, `/cv/${copy}`)
    t.equal(shown, 20, 'each entry has its badge on the page')

    await app.anyone().post(`/verify/${tokens[5]}`).send({ decision: 'revoke' }).expect(200)
    for (const cv of [nanoId, copy]) {
      t.equal((await countsOf(cv)).confirmed, 19)
      t.equal(await badgesOn(page, `/cv/${cv}`), 19, 'the page')
      t.equal(await badgesOn(page, `/cv/${cv}/verify`), 19, 'the page that checks it')
    }
    for (let at = 1; at < JOBS; at += 2) {
      if (at !== 5) await app.anyone().post(`/verify/${tokens[at]}`).send({ decision: 'revoke' }).expect(200)
    }
    for (const cv of [nanoId, copy]) t.notMatch(await notesIn(cv), /kaveri\.example/, 'the next download')
    t.same(errors, [])
  },
)
