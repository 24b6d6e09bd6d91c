// Files in object storage: the check of the bucket at a start, and the sweep of objects that no document names.
import { FILES, type Files, isFileName, type ObjectStorage } from '../db/files.ts'
import type { Log } from '../lib/log.ts'
import { createItems } from './items.ts'
import type { MayGoOn } from './job.ts'

/** Longer than any upload or move takes between its bytes and the document that names them. */
const YOUNG_MS = 60 * 60_000
/** The object that says which installation the bucket belongs to. */
const OWNER = 'installation'

type Deps = {
  storage: (ObjectStorage & { probe(): Promise<void> }) | null
  stores: Readonly<{
    files: Readonly<Record<string, Files>>
    tombstones: Readonly<{ findInstallation: () => Promise<string> }>
  }>
  now: () => Date
  log: Log
}

export function createStoredFiles({ storage, stores, now, log }: Deps) {
  const files = Object.values(stores.files)
  const orphans = createItems('objects that no document names', { now, log })

  /**
   * Whether the bucket belongs to this installation; a bucket without an owner is claimed. Otherwise a service with a wrong or an empty
   * database would remove every file as an orphan.
   */
  async function isOwn(bucket: ObjectStorage): Promise<boolean> {
    const own = await stores.tombstones.findInstallation()
    const stored = await bucket.getObject(OWNER)
    if (!stored) await bucket.putObject(OWNER, Buffer.from(own))
    return !stored || String(stored) === own
  }

  const probe = async (): Promise<void> => storage?.probe()

  async function warnOfOutside(): Promise<void> {
    const counts = storage ? [] : await Promise.all(files.map(({ countOutside }) => countOutside()))
    const count = counts.reduce((sum, one) => sum + one, 0)
    if (count > 0) log.warn({ count }, 'files are in object storage, and S3_ENDPOINT is not set: they cannot be read')
  }

  return {
    /** Refuses a bucket that cannot be used. Throws another error when it cannot be reached. */
    probe,
    /** Repeated until each has succeeded once. */
    tasks: {
      // Repeats the check for a bucket that was unreachable at the start.
      'check of object storage': probe,
      'warning of files that cannot be read': warnOfOutside,
    },
    /** Removes the objects that no document names and that are older than an hour. False when the rest has to wait. */
    async sweep(mayGoOn: MayGoOn): Promise<boolean> {
      if (!storage) return true
      if (!(await isOwn(storage))) {
        log.warn({ object: OWNER }, 'the bucket belongs to the files of another database: nothing is removed')
        return true
      }
      const before = new Date(now().getTime() - YOUNG_MS)
      let last = ''
      let count = 0
      for (;;) {
        const page = await storage.listObjects(FILES, last)
        if (page.length === 0) break
        if (!(await mayGoOn())) return false
        const old = page.flatMap(({ name, at }) => (isFileName(name) && at < before ? name : []))
        const named = new Set((await Promise.all(files.map(({ listNamed }) => listNamed(old)))).flat())
        for (const name of old.filter(one => !named.has(one))) {
          if ((await orphans.attempt(name, storage.removeObject)) === 'done') count++
        }
        last = page[page.length - 1]?.name ?? ''
      }
      if (count > 0) log.info({ count }, 'objects that no document named were removed')
      return true
    },
  }
}
