// The folder of the project, found from here upwards: the sandbox runs from its sources and compiled.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

export const packageFolder = above(dirname(fileURLToPath(import.meta.url)))
