// What an editing session of a brought CV has of its own: where it begins, how it is made, and where its changes are kept until then.
import { forgetBrought, forgetNotes, keepEdits, readBrought } from '../../data/brought.ts'
import { importResume, type Resume } from '../../data/cvs.ts'
import { keptInWords } from '../../parts/brought-file.ts'
import { forgetWithUndo } from '../../parts/forget-brought.tsx'
import { storeNews } from '../../parts/toast-messages.ts'
import { type EditorDocument, emptyDocument } from '../session/document.ts'
import type { DraftStore } from '../session/draft-store.ts'
import { applyPatch, type Patch } from '../session/merge.ts'
import { storedOf, transport, withSaveFailure } from '../session/transport.ts'
import { broughtIn, openDoubts, type Source, sourceOf, stateOf } from './brought.ts'

export type BroughtSession = NonNullable<Awaited<ReturnType<typeof openBrought>>>

/** null: it is not in this browser. `name`: of the account, for a CV without one. */
export async function openBrought(id: string, name: string) {
  const found = await readBrought(id)
  if (!found) return null
  const { source: read, edits } = found
  const { title, language, content } = read
  const isNamed = Object(read.resume).basics?.name !== undefined
  const personalDetails = isNamed ? content.personalDetails : { ...content.personalDetails, name }
  const first: EditorDocument = {
    ...emptyDocument(),
    title: isNamed ? title : name || 'My CV',
    language,
    content: { ...content, personalDetails },
    brought: stateOf(read),
  }
  const source = sourceOf(read, first, { onNotesSeen: () => void forgetNotes(id), onDiscard: () => forgetWithUndo(id) })
  return {
    id,
    source,
    first,
    edited: edits ? applyPatch(first, edits as Patch).document : first,
    isReady: (document: EditorDocument) => openDoubts(document, source).length === 0,
    transport: { create: create.bind(null, source), save: transport.save },
    /** `saved`: for the CV once it is made. */
    draftsBeside: (saved: () => DraftStore) => draftsBeside(id, saved),
    forget: () => forgetBrought(id),
  }
}

/** Texts that have no field are stored with the document, and returned by an export. */
async function create(source: Source, document: EditorDocument, key: string) {
  const left = broughtIn(document).loose.flatMap(text => source.unplaced[text] ?? [])
  const texts = left.map(({ text, where }) => ({ text, where }))
  const meta = { ...((source.resume as Resume).meta as object), 'x-language': document.language }
  const resume: Resume = { ...source.resume, meta, ...(texts.length > 0 && { 'x-unplaced': texts }) }
  const { cv, unmapped } = await withSaveFailure(null, importResume(resume, document.content, key))
  storeNews(newsOf([...texts.map(({ text }) => `“${text.slice(0, 60)}”`), ...keptInWords(unmapped, resume)]))
  return storedOf(cv)
}

const MAX_NAMED = 4

/** The message for the CV: what the file says and no page shows. */
function newsOf(kept: string[]): string {
  if (kept.length === 0) return 'Your CV is made.'
  const more = kept.length > MAX_NAMED ? `, and ${kept.length - MAX_NAMED} more` : ''
  return `Your CV is made. Kept for your export, but on no page: ${kept.slice(0, MAX_NAMED).join(', ')}${more}.`
}

function draftsBeside(id: string, saved: () => DraftStore): DraftStore {
  let isKept = true
  return {
    write(cvId, patch) {
      if (cvId !== null) return saved().write(cvId, patch)
      keepEdits(id, patch).then(kept => {
        isKept = kept
      })
      return isKept
    },
    others: cvId => (cvId === null ? [] : saved().others(cvId)),
    forget: (cvId, editors) => cvId !== null && saved().forget(cvId, editors),
  }
}
