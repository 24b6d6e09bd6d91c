// Connects autosave with the data layer's calls and the browser's clock.
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { createCv, presentCv, readCv, saveCv } from '../../data/cvs.ts'
import { ApiProblem } from '../../data/fetch.ts'
import type { Clock, Transport } from './autosave.ts'
import { documentOf } from './document.ts'
import type { SaveFailure, Stored } from './save-state.ts'

export const storedOf = (cv: CvData): Stored => ({ id: cv.id, version: cv.version, document: documentOf(cv) })

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export const transport: Transport = {
  async create({ title, template, style, language, content }, key) {
    const body = { title, style, language, content }
    return storedOf((await withSaveFailure(null, createCv(template ? { ...body, template } : body, key))).cv)
  },
  async save(id, { brought: _, ...changes }, version) {
    return storedOf((await withSaveFailure(id, saveCv(id, changes, version))).cv)
  },
}

/** Converts failures for autosave. Reads the current CV for a 412 that does not contain it. */
export async function withSaveFailure<T>(id: string | null, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const { status, code, message, errors } = error
    const failure: SaveFailure = { status, code, message, errors: [...errors] }
    if (status === 412 && id) failure.stored = storedOf(presentCv(error) ?? (await readCv(id)).cv)
    throw failure
  }
}
