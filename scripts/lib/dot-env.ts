// The settings of the commands: the project's .env, which the image does not have.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'

/** Loads the project's .env; existing variables take precedence. */
export function readDotEnv() {
  const path = join(projectRoot, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
