// Copies what the typesetter reads into dist/typeset/: templates, the font files in use, their licences, and a table of the
// characters of each family, so that neither the service nor its image needs the font packages.
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FAMILIES, type Family } from '../../api/files/typeset/fonts.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { charactersOf, intersection, type Ranges } from './font-characters.ts'

const target = join(projectRoot, 'dist', 'typeset')
const packageOf = ({ source }: Family) => join(projectRoot, 'node_modules', '@expo-google-fonts', source)

/** Templates of other features, which use parts of the CV's templates. */
const PAPERS = ['api/billing/tax/invoice.typ']

/** The files by which dist/typeset is stale or not. Fonts change only with the lockfile, so they are not hashed. */
export const TYPESET_INPUTS = [
  ...PAPERS,
  'package-lock.json',
  'api/files/typeset/fonts.ts',
  'scripts/lib/build-typeset.ts',
  'scripts/lib/font-characters.ts',
]

/** Whether the folder is complete; it may be stale. */
export const hasTypeset = () => existsSync(join(target, 'characters.json'))

/** Rewrites the folder. Throws when a font package is missing. */
export async function writeTypeset(): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(join(target, 'fonts'), { recursive: true })
  await cp(join(projectRoot, 'api', 'files', 'templates'), join(target, 'templates'), { recursive: true })
  for (const paper of PAPERS) await copyFile(join(projectRoot, paper), join(target, 'templates', basename(paper)))
  const characters: Record<string, Ranges> = {}
  for (const family of FAMILIES) characters[family.name] = await addFamily(family)
  // Without these settings, which name an empty folder, the engine would also use the machine's fonts.
  await mkdir(join(target, 'no-fonts'))
  await writeFile(join(target, 'fonts.conf'), '<fontconfig><dir prefix="relative">no-fonts</dir></fontconfig>\n')
  await writeFile(join(target, 'characters.json'), JSON.stringify(characters))
}

async function addFamily(family: Family): Promise<Ranges> {
  const tables: Ranges[] = []
  for (const face of family.faces) {
    const folder = join(packageOf(family), face)
    const file = (await readdir(folder)).find(name => name.endsWith('.ttf'))
    if (!file) throw new Error(`There is no font file in ${folder}.`)
    await copyFile(join(folder, file), join(target, 'fonts', file))
    tables.push(charactersOf(await readFile(join(folder, file))))
  }
  await copyFile(join(packageOf(family), 'LICENSE_FONT'), join(target, 'fonts', `${family.source}-LICENSE.txt`))
  return tables.reduce(intersection)
}
