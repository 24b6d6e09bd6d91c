// Brings what the typesetter reads into dist/typeset/: templates, the font files in use, their licences, and a table of the
// characters each family has, so that neither the service nor its image needs the font packages.
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FAMILIES, type Family } from '../../api/files/typeset/fonts.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { charactersOf, intersection, type Ranges } from './font-characters.ts'

const target = join(projectRoot, 'dist', 'typeset')
const packageOf = ({ source }: Family) => join(projectRoot, 'node_modules', '@expo-google-fonts', source)

/** Papers of other features: they are set beside the CV's files, whose parts they use. */
const PAPERS = ['api/billing/receipt.typ']

/** What decides whether dist/typeset is stale; fonts change with the lockfile only, so that no megabytes are hashed. */
export const TYPESET_INPUTS = [
  ...PAPERS,
  'package-lock.json',
  'api/files/typeset/fonts.ts',
  'scripts/lib/build-typeset.ts',
  'scripts/lib/font-characters.ts',
]

/** Whether everything is there; says nothing of its age. */
export const hasTypeset = () => existsSync(join(target, 'characters.json'))

/** Writes the folder anew. Throws where a font package is missing. */
export async function writeTypeset(): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(join(target, 'fonts'), { recursive: true })
  await cp(join(projectRoot, 'api', 'files', 'templates'), join(target, 'templates'), { recursive: true })
  for (const paper of PAPERS) await copyFile(join(projectRoot, paper), join(target, 'templates', basename(paper)))
  const characters: Record<string, Ranges> = {}
  for (const family of FAMILIES) characters[family.name] = await addFamily(family)
  // The engine would search the machine's fonts too; these settings name a folder without any.
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
