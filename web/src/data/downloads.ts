// The files of a CV and of a letter in the formats of the Download menu. Apart from files.ts, which the first screens load.
import { fileStem, firstRole } from '../../../api/core/file-name.ts'
import { cvKey, exportResume } from './cvs.ts'
import { withQuery } from './fetch.ts'
import { type Audience, type Download, readFile } from './files.ts'
import { letterKey } from './letters.ts'

export type FileKind = 'pdf' | 'docx' | 'naukri' | 'markdown' | 'text' | 'json'

/** A file of the saved draft, named after the person. Without Pro, PDF and DOCX reject with `plan_required`. */
export async function readDownload(id: string, kind: FileKind, audience: Audience): Promise<Download> {
  if (kind === 'json') return resumeFile(id)
  const choice =
    kind === 'naukri' ? ({ kind: 'docx', query: { audience, for: kind } } as const) : { kind, query: { audience } }
  return readFile(withQuery(`${cvKey(id)}/${choice.kind}`, choice.query))
}

export const readLetterDownload = (cvId: string, id: string, kind: FileKind): Promise<Download> =>
  readFile(`${letterKey(cvId, id)}/${kind}`)

async function resumeFile(id: string): Promise<Download> {
  const resume = await exportResume(id)
  const { name = '', label } = (resume.basics ?? {}) as { name?: string; label?: string }
  const file = new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' })
  return { file, name: `${fileStem(name, firstRole(label))}.json`, unsupported: [] }
}
