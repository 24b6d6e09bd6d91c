// The version of the product, and the commit from which the build was made: the build writes it, no git is needed here.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root.ts'

export const version: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version
export const commit = commitIn(join(projectRoot, 'dist', 'commit'))
/** Both in one text, as semantic versioning writes them. */
export const release = commit === 'unknown' ? version : `${version}+${commit.slice(0, 12)}`

function commitIn(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : 'unknown'
}
