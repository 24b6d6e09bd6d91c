// Builds what strangers' browsers request: the public pages with their caches, and the lock of protected CVs.
import type { ClaimsService } from '../claims/service.ts'
import { describeVerification } from '../claims/verification-reply.ts'
import type { Config } from '../config/config.ts'
import { createKeySeal } from '../crypto/seal.ts'
import type { FileServices } from '../files/downloads.ts'
import type { ClientFiles } from '../http/client.ts'
import { createGrants } from '../pages/grants.ts'
import { createLock } from '../pages/lock.ts'
import { createPublicData, createPublicPages } from '../pages/public-pages.ts'
import type { ViewCounter } from '../pages/views.ts'
import type { Cvs } from './cvs.ts'
import type { Limits } from './limits.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'attestationKeys' | 'sandbox'>
  client: ClientFiles
  cv: Pick<Cvs, 'cvs' | 'resumes' | 'passwords'>
  files: FileServices
  claims: ClaimsService
  views: ViewCounter
  limits: Pick<Limits, 'passwords'>
  writeCv: (body: unknown) => string
  writeVerification: (body: unknown) => string
  now: () => Date
}

export function assemblePages(deps: Deps) {
  const { config, client, cv, files, claims, writeCv, writeVerification, now } = deps
  const { publicOrigin } = config
  const { cvs, resumes, passwords } = cv
  const data = createPublicData({
    cvs,
    resumes,
    describeVerification: describeVerification.bind(null, { claims, publicOrigin }),
    writeCv,
    writeVerification,
  })
  const isSandbox = config.sandbox !== null
  const pages = createPublicPages({ publicOrigin, isSandbox, client, cvs, files, claims, data })
  const isSecure = publicOrigin.startsWith('https:')
  const grants = createGrants(createKeySeal(config.attestationKeys, 'trucv opened CVs'), { isSecure, now })
  return {
    ...pages,
    views: deps.views,
    lock: createLock({ findKey: pages.findKey, grants, now }),
    grants,
    passwords,
    guesses: deps.limits.passwords,
    findLink: cvs.findLink,
    publicOrigin,
  }
}
