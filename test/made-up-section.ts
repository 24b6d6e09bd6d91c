// Runs in a copy of the project with an additional section, patents, in the table. Prints the results of service and editor as JSON.
import { sectionName as claimedName } from '../api/core/claims/claim-words.ts'
import { changeName, changesBetween } from '../api/core/cv/compare.ts'
import { documentOf, removeItem, writeAt } from '../web/src/editor/session/document.ts'
import { merge } from '../web/src/editor/session/merge.ts'
import { sectionName, sectionsInOrder } from '../web/src/editor/steps/section-order.ts'
import { MORE_LISTS, stepOfPath } from '../web/src/editor/steps/steps.ts'
import { problemsOf } from '../web/src/editor/steps/validate.ts'
import { nameOf } from '../web/src/editor/words.ts'
import { entryOf, OWNER, startClaims } from './claims-harness.ts'
import { partsOf as partsOfZip } from './docx-reader.ts'
import { contentWith } from './harness.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const patent = {
  id: 'p1',
  title: 'Folding bridge',
  office: 'Indian Patent Office',
  date: '2021-03',
  url: 'https://p.example',
}
const hidden = { id: 'p2', title: 'Secret hinge', hidden: true }
const content = { ...contentWith(), patents: [patent, hidden], order: ['patents'] }

t.test('a section that exists only in the table is on the page, in the files, the export and the claims', async t => {
  const { app, owner, make, attest, verification, draft } = await startClaims(t)
  const users = app.connection.collection('users')
  await owner.get('/me').expect(200)
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await users.updateOne({ email: OWNER.email }, { $set: { plan: 'Pro', planExpiresAt } })
  const nanoId = await make(content)
  const { attestation } = await attest(nanoId, 'patents.p1')
  await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  const cv = await draft(nanoId)
  const document = documentOf(cv)
  const added = changesBetween({}, document).find(({ path }) => path === 'content.patents.p1')
  const removed = removeItem(document, 'content.patents', 'p1')
  const renamed = writeAt(document, 'content.patents.p1.title', 'Bridge')
  const late = { ...document, content: { ...content, patents: [{ ...patent, office: 'x'.repeat(201), date: '1' }] } }
  const headers = { authorization: `Bearer ${await app.token(OWNER)}` }
  const read = async (path: string) => Buffer.from(await (await fetch(`${app.url}${path}`, { headers })).arrayBuffer())
  const text = async (path: string) => (await read(path)).toString()
  const refuse = async (patents: object[]) =>
    (
      await owner
        .post('/cvs')
        .send({ title: 'T', content: { ...content, patents } })
        .expect(400)
    ).body.errors
  const resume = JSON.parse(await text(`/cvs/${nanoId}/json-resume`))
  const imported = await owner.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  const docx = partsOfZip(await read(`/cvs/${nanoId}/docx`))
  const found = {
    page: await text(`/cv/${nanoId}`),
    pdf: (await pageTextsOf(await read(`/cvs/${nanoId}/pdf`))).join('\n'),
    docx: Object.values(docx).join('\n'),
    text: await text(`/cvs/${nanoId}/text`),
    markdown: await text(`/cvs/${nanoId}/markdown`),
    resume,
    imported: imported.body.cv.content.patents,
    attestation,
    entry: entryOf(cv, 'patents.p1'),
    claims: (await verification(nanoId)).claims,
    called: claimedName('patents.p1'),
    refused: [...(await refuse([{ office: 'x'.repeat(201) }])), ...(await refuse([{ date: '2021-02-30' }]))],
    editor: {
      lists: MORE_LISTS,
      step: stepOfPath('content.patents.p1.title'),
      order: sectionsInOrder(document.content),
      name: sectionName(document.content, 'patents'),
      field: nameOf('office'),
      added: added && { ...added, name: changeName(added, {}, document) },
      conflicts: merge(document, removed, renamed).conflicts,
      problems: problemsOf(late as typeof document).map(({ path }) => path),
    },
  }
  t.comment(`found ${JSON.stringify(found)}`)
})
