// What the processes of a group are doing, for the report on a test that hangs. Says what Linux tells of them; elsewhere nothing.
import { readdir, readFile } from 'node:fs/promises'

/**
 * One line for each process of the group, and one for each of its threads: its name, its state (R runs, S sleeps) and what it waits for.
 * `leader`: the number of the group, which is that of its first process.
 */
export async function whatHangs(leader: number): Promise<string> {
  const lines: string[] = []
  for (const name of await namesIn('/proc')) {
    if (Number((await statOf(`/proc/${name}`))[2]) !== leader) continue
    lines.push(`${name} ${(await textOf(`/proc/${name}/cmdline`)).replaceAll('\0', ' ')}`)
    for (const thread of await namesIn(`/proc/${name}/task`)) {
      const at = `/proc/${name}/task/${thread}`
      const [state] = await statOf(at)
      lines.push(`  ${(await textOf(`${at}/comm`)).trim()} ${state} ${await textOf(`${at}/wchan`)}`)
    }
  }
  return lines.join('\n')
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
const textOf = (path: string) => readFile(path, 'utf8').catch(() => '')

/** State, parent, group and so on; the program's name before them may hold anything. */
const statOf = async (folder: string) => (await textOf(`${folder}/stat`)).replace(/^.*\) /s, '').split(' ')
