// Cover letters over the API.
import type { LetterData, LetterFields, LetterSummaryData } from '../../../api/core/contract/letters.ts'
import { cvKey, cvsKey, ifMatch } from './cvs.ts'
import { call, get, post } from './fetch.ts'
import { type Read, refresh, useReadOf } from './read.ts'

const lettersKey = (cvId: string) => `${cvKey(cvId)}/letters` as const
export const letterKey = (cvId: string, id: string) => `${lettersKey(cvId)}/${encodeURIComponent(id)}` as const

/** Without their texts, the last changed letter first. */
export const useLetters = (cvId: string): Read<LetterSummaryData[]> => useReadOf(lettersKey(cvId), 'letters')

export const readLetter = async (cvId: string, id: string): Promise<LetterData> =>
  (await get(letterKey(cvId, id))).letter

export async function createLetter(cvId: string, fields: Partial<LetterFields>): Promise<LetterData> {
  const { letter } = await post(lettersKey(cvId), fields)
  void refresh(lettersKey(cvId), cvsKey)
  return letter
}

/** Saves over `version`. When that is no longer the current one, throws a 412 ApiProblem with the current letter in its reply. */
export async function saveLetter(cvId: string, id: string, body: Partial<LetterFields>, version: number) {
  const { letter } = (await call('PATCH', letterKey(cvId, id), { body, headers: ifMatch(version) })).body
  void refresh(lettersKey(cvId), cvsKey)
  return letter
}

export async function deleteLetter(cvId: string, id: string): Promise<void> {
  await call('DELETE', letterKey(cvId, id))
  await refresh(lettersKey(cvId), cvsKey)
}
