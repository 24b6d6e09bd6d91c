// Drafts of CVs: create, copy, read, save.
import { addSibling, createCv, createFromOrigin, createJobCopy, duplicateCv } from './creation.ts'
import {
  assertValid,
  type DraftDeps,
  findOwn,
  findOwnAt,
  findOwnRecord,
  findOwnReply,
  listCvs,
  readOwn,
  replyOf,
} from './reader.ts'
import { changeCv, saveVersion } from './saves.ts'

export type DraftService = ReturnType<typeof createDraftService>

export const createDraftService = (deps: DraftDeps) => ({
  createCv: createCv.bind(null, deps),
  createFromOrigin: createFromOrigin.bind(null, deps),
  duplicateCv: duplicateCv.bind(null, deps),
  addSibling: addSibling.bind(null, deps),
  createJobCopy: createJobCopy.bind(null, deps),
  listCvs: listCvs.bind(null, deps),
  findOwn: findOwn.bind(null, deps),
  findOwnAt: findOwnAt.bind(null, deps),
  findOwnRecord: findOwnRecord.bind(null, deps),
  findOwnReply: findOwnReply.bind(null, deps),
  readOwn: readOwn.bind(null, deps),
  replyOf: replyOf.bind(null, deps),
  assertValid: assertValid.bind(null, deps),
  changeCv: changeCv.bind(null, deps),
  saveVersion: saveVersion.bind(null, deps),
})
