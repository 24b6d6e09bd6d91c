// Files that an owner attaches to words of a CV: evidence, and credentials of other issuers. Their metadata is in the claim, their bytes are
// stored separately. The store marks a file as unsure while the claim is being changed, so that an interruption leaves no bytes behind.
import type { ClaimParts } from '../core/claims/claims.ts'
import { keyOfPath } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import type { ClaimChanges, ClaimTarget } from './changes.ts'
import type { ClaimRecord, ClaimStore } from './claim-store.ts'
import type { ClaimFinder } from './claimed-sections.ts'
import { targetOf } from './draft-section.ts'
import type { ClaimFile, ClaimFiles } from './file-store.ts'

type Kind = 'evidence' | 'credentials'
type Meta<K extends Kind> = ClaimParts[K][number]
/** `limitWords`: the end of the message where there is no room. `queue`: the name of interrupted changes in log lines. */
type Rules<K extends Kind> = { kind: K; perAccount: number; limitWords: string; queue: string }
/** `More`: fields that the store has for each file. */
type Deps<More> = {
  cvs: Pick<CvService, 'findOwn'>
  claims: Pick<ClaimStore, 'findByFile' | 'listOutlines'>
  changes: Pick<ClaimChanges, 'put' | 'change'>
  finder: Pick<ClaimFinder, 'findOwn' | 'digestsAt'>
  store: Pick<ClaimFiles<ClaimFile & More>, 'addFile' | 'findBytes' | 'setUnsure' | 'listUnsure' | 'removeFile'>
  now: () => Date
  log: Pick<Log, 'warn'>
}
/** A file at a section of a CV. */
export type Attached = Readonly<{ id: string; cvId: string; section: string }>
export type AttachedFiles<K extends Kind, More = object> = ReturnType<typeof createAttachedFiles<K, More>>

const PER_SECTION = 5
/** Longer than any upload and its check take. */
const UNSURE_MS = 10 * 60_000

/** The metadata in claims. */
function createMetadata<K extends Kind>(
  { kind, perAccount, limitWords }: Rules<K>,
  { cvs, claims, changes, finder }: Pick<Deps<unknown>, 'cvs' | 'claims' | 'changes' | 'finder'>,
) {
  const listIn = (parts: ClaimParts) => parts[kind] as readonly Meta<K>[]
  const full = (what: string, most: number) =>
    new Problem('limit_reached', { message: `${what} can have ${most} ${limitWords}` })
  return {
    listIn,
    /** Adds a file to the claim about these words, unless the claim has it. */
    put: (target: ClaimTarget, meta: Meta<K>, isIt: (known: Meta<K>) => boolean): Promise<ClaimRecord> =>
      changes.put(target, claim => {
        const list = listIn(claim)
        if (list.some(isIt)) return claim
        if (list.length >= PER_SECTION) throw full('A section', PER_SECTION)
        return { ...claim, [kind]: [...list, meta] }
      }),
    /** Changes a file, or removes it with null, if the claim still has it. */
    change: ({ userId, digest }: ClaimRecord, id: string, edit: (meta: Meta<K>) => Meta<K> | null) =>
      changes.change(userId, digest, claim => {
        const meta = listIn(claim).find(one => one.id === id)
        const edited = meta ? edit(meta) : meta
        if (edited === meta) return claim
        return { ...claim, [kind]: listIn(claim).flatMap(one => (one.id === id ? (edited ?? []) : one)) }
      }),
    /** The words to which a further file can be attached. Throws not_found, or limit_reached where the account has no room. */
    async findRoom(owner: CvOwner, cvId: string, section: string): Promise<ClaimTarget> {
      const target = await targetOf(finder, await cvs.findOwn(owner, cvId), section, 'facts')
      const all = (await claims.listOutlines(owner.id)).reduce((sum, claim) => sum + claim[kind as Kind], 0)
      if (all >= perAccount) throw full('An account', perAccount)
      return target
    },
    /** The sections of the draft with their claims. */
    findSections: async (owner: CvOwner, cvId: string) => finder.findOwn(await cvs.findOwn(owner, cvId)),
    /** The claim about a section that has a file, of its present or of former words. Throws not_found. */
    async findOwn(owner: CvOwner, { cvId, section, id }: Attached) {
      const cv: CvRecord = await cvs.findOwn(owner, cvId)
      const claim = await claims.findByFile(owner.id, kind, id)
      const digests = claim ? await finder.digestsAt(cv, section) : []
      const former = Object.values(cv.formerDigests?.[keyOfPath(section)] ?? {})
      const meta = claim && listIn(claim).find(one => one.id === id)
      if (!meta || ![...digests, ...former].includes(claim.digest)) throw new Problem('not_found')
      return { cv, claim, meta }
    },
  }
}

export function createAttachedFiles<K extends Kind, More>(rules: Rules<K>, deps: Deps<More>) {
  const { claims, finder, store, now } = deps
  const { listIn, put, change, findRoom, findSections, findOwn } = createMetadata(rules, deps)

  async function removeFrom(claim: ClaimRecord, id: string): Promise<void> {
    await store.setUnsure(id, now())
    await change(claim, id, () => null)
    // A kill while it was moved can have left it in a second claim.
    const other = await claims.findByFile(claim.userId, rules.kind, id)
    if (other) await change(other, id, () => null)
    await store.removeFile(id)
  }

  return {
    findRoom,
    findSections,
    findOwn,
    change,
    /** Adds a file. Returns the metadata of the same file where the claim has it. */
    async add(target: ClaimTarget, bytes: Buffer, meta: Meta<K>, more: More): Promise<Meta<K>> {
      const { id, sha256, at } = meta
      await store.addFile({ id, userId: target.userId, bytes, unsure: at, ...more })
      const isSame = (known: Meta<K>) => known.sha256 === sha256
      const claim = await put(target, meta, isSame).catch(async (error: unknown) => {
        // After any other error it is unknown whether the claim was written: `resume` decides that later.
        if (error instanceof Problem) await store.removeFile(id)
        throw error
      })
      const stored = listIn(claim).find(isSame) as Meta<K>
      await (stored.id === id ? store.setUnsure(id, null) : store.removeFile(id))
      return stored
    },
    async read(owner: CvOwner, at: Attached) {
      const { meta } = await findOwn(owner, at)
      const bytes = await store.findBytes(owner.id, at.id)
      if (!bytes) throw new Problem('not_found')
      return { meta, bytes }
    },
    /** Moves a file of former words to the present words of the section, as the owner says that it fits. */
    async keep(owner: CvOwner, at: Attached, assertFits?: (meta: Meta<K>, cv: CvRecord) => void): Promise<void> {
      const { cv, claim, meta } = await findOwn(owner, at)
      const target = await targetOf(finder, cv, at.section, 'facts')
      if (target.digest === claim.digest) return
      assertFits?.(meta, cv)
      await put(target, meta, known => known.id === at.id)
      await change(claim, at.id, () => null)
    },
    async remove(owner: CvOwner, at: Attached): Promise<void> {
      await removeFrom((await findOwn(owner, at)).claim, at.id)
    },
    /** Removes the files of a claim. Idempotent. */
    async removeOfClaim(claim: ClaimRecord): Promise<void> {
      for (const { id } of listIn(claim)) await removeFrom(claim, id)
    },
    resume: resumer(rules, deps),
  }
}

/** Finishes interrupted changes: keeps the files that a claim has, and removes the others. */
function resumer<More>({ kind, queue }: Rules<Kind>, { claims, store, now, log }: Deps<More>) {
  const interrupted = createItems(queue, { now, log })
  return (): Promise<boolean> =>
    interrupted.each(store.listUnsure(new Date(now().getTime() - UNSURE_MS)), async ({ id, userId }) =>
      (await claims.findByFile(userId, kind, id)) ? store.setUnsure(id, null) : store.removeFile(id),
    )
}
