// What the routes of CVs have in common: the id in the path, and the reply with a CV and its entity tag.
import type { FastifyReply } from 'fastify'
import * as S from '../core/contract/cv.ts'
import { part, ref } from '../core/contract/schema.ts'
import { etagOf } from '../http/etag.ts'
import { reply200 } from '../http/openapi.ts'
import type { CvReply } from './service.ts'

export type Id = { id: string }
export const CvId = part({ id: S.NanoId })
export const cvReply = { cv: ref(S.Cv) }
export const saved = { ...reply200(cvReply), 412: ref(S.VersionConflict) }
export const tags = ['cvs']

/** Sends a CV with its entity tag. */
export function send(reply: FastifyReply, { cv, etagParts }: CvReply) {
  reply.header('etag', etagOf(...etagParts))
  return { success: true as const, cv }
}

/** The same for a CV that was made by the request. */
export function sendMade(reply: FastifyReply, made: CvReply) {
  return send(reply.status(201).header('location', `/cvs/${made.cv.nanoId}`), made)
}
