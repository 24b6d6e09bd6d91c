// The project's folder, searched upwards from here: the sandbox runs both from its sources and compiled.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

export const packageFolder = above(dirname(fileURLToPath(import.meta.url)))
