// CVs made at random as public pages: printed to PDF by the browser, and copied as text. What is read is what was written.
import { join } from 'node:path'
import { loadClient } from '../../api/http/client.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { importResume } from '../../api/resume/json-resume.ts'
import { renderCvPage } from '../../web/src/cv/render.tsx'
import { isLong } from '../dose.ts'
import { type MadeCv, resumeOf } from '../rules/made-cvs.ts'
import { checkMadeFiles } from '../rules/made-facts.ts'
import t from '../tap.ts'
import { newPage } from './browser.ts'

const COUNT = isLong ? 1000 : 10
const ORIGIN = 'https://cv.example.org'
const site = join(projectRoot, 'dist', 'site')
const client = await loadClient(site)

/** PDFs of the browser have no spaces between some words of Hindi. */
const isPrinted = ({ language }: MadeCv) => language !== 'hi'

const pageOf = (cv: MadeCv) =>
  renderCvPage({
    nanoId: 'Ab3dEf9hK2',
    content: importResume(resumeOf(cv), cv.name).content,
    language: cv.labels,
    publicOrigin: ORIGIN,
    stylesheetUrl: client.pageStylesheet,
    scriptSheets: client.scriptStylesheets,
    sandbox: false,
    indexable: true,
    publishedAt: '2026-11-20T10:00:00.000Z',
  })

t.test('no fact of a made CV is false in its printed page, nor in the text of it', async t => {
  const { page } = await newPage(t)
  let html = ''
  await page.route('**/*', (route, request) => {
    const { pathname } = new URL(request.url())
    return pathname.startsWith('/cv/')
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ path: join(site, pathname) })
  })
  const show = (cv: MadeCv) => {
    html = pageOf(cv)
    return page.goto(`${ORIGIN}/cv/Ab3dEf9hK2`)
  }
  await t.test('printed', t =>
    checkMadeFiles(
      t,
      COUNT,
      async cv => {
        if (!isPrinted(cv)) return null
        await show(cv)
        return page.pdf({ format: 'A4', preferCSSPageSize: true })
      },
      false,
    ),
  )
  await t.test('copied', t =>
    checkMadeFiles(
      t,
      COUNT,
      async cv => {
        await show(cv)
        return Buffer.from(await page.locator('main').innerText())
      },
      false,
    ),
  )
})
