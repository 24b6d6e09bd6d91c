// The project's folder on disk. The code runs from api/ (tsx) and from dist/api/ (compiled), so the nearest package.json decides.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('No package.json above this file.')
  return findRoot(parent)
}

export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))
