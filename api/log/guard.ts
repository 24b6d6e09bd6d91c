// Refuses to sign after the database was rolled back: a log that grows again from an earlier state has signed two histories.
// The newest checkpoint is kept in a file outside the database; witnesses reply with the size of the log that they have seen.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { readCheckpoint } from '../crypto/note.ts'
import type { LogState } from './store.ts'
import type { Tree } from './tree.ts'

const ADVICE =
  'Nothing is signed. Restore the newer backup, or set LOG_ORIGIN to a new name such as example.org/log2: docs/operations.md, The log.'

type Parts = { file: string; origin: string; vkey: string }

/** The file has the newest checkpoint of each log, the current log's first: a copy that still has the old name must stop. */
const partsOf = (text: string) => (text.trim() === '' ? [] : text.split(/(?<=\n)\n(?!— )/))

export function createGuard({ file, origin, vkey }: Parts) {
  let seen = 0
  let fitting = ''

  async function kept() {
    const text = await (file === '' ? Promise.resolve('') : readFile(file, 'utf8')).catch(error => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return partsOf(text).map(text => ({ text, checkpoint: readCheckpoint(text) }))
  }

  async function findObstacle({ size, root, vkey: own }: LogState, tree: Tree): Promise<string | null> {
    if (own !== vkey) return 'LOG_KEY is not the key that this log began with.'
    if (seen > size) return `The log has ${size} entries, but a witness has seen ${seen}.`
    if ((await tree.root(size)).toString('base64') !== root) return 'The tiles do not have the root of the checkpoint.'
    const all = await kept()
    if (all.some(({ checkpoint }) => !checkpoint)) return 'LOG_CHECKPOINT_FILE has something else than checkpoints.'
    const { text, checkpoint } = all.find(({ checkpoint }) => checkpoint?.origin === origin) ?? {}
    if (!text || !checkpoint) return null
    if (checkpoint.size > size) return `The log has ${size} entries, but LOG_CHECKPOINT_FILE is of ${checkpoint.size}.`
    if (text !== fitting && !(await tree.root(checkpoint.size)).equals(checkpoint.root))
      return 'LOG_CHECKPOINT_FILE is of another history than the log.'
    fitting = text
    return null
  }

  return {
    /** Whether there is a checkpoint of this log outside the database. */
    isKept: async () => (await kept()).some(({ checkpoint }) => checkpoint?.origin === origin),
    /** A witness has seen a log of this size. */
    saw(size: number): void {
      seen = Math.max(seen, size)
    },
    /** The reason not to sign on top of this state; null when signing is safe. */
    async reasonAgainst(state: LogState, tree: Tree): Promise<string | null> {
      const obstacle = await findObstacle(state, tree)
      return obstacle && `${obstacle} ${ADVICE}`
    },
    /** Stores a published checkpoint in the file, unless the file has a newer one. */
    async keep(size: number, text: string): Promise<void> {
      if (file === '') return
      const all = await kept()
      const isOwn = ({ checkpoint }: (typeof all)[number]) => checkpoint?.origin === origin
      if (all.some(one => isOwn(one) && (one.checkpoint?.size ?? 0) >= size)) return
      const others = all.filter(one => !isOwn(one)).map(({ text }) => text)
      const fresh = `${file}.${process.pid}.new`
      await writeFile(fresh, [text, ...others].join('\n'), { flush: true })
      await rename(fresh, file)
      fitting = text
    },
  }
}
