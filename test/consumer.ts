// A program of somebody else: a folder into which packages of dist are installed as others get them, packed and without a registry.
import { type ExecFileException, execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../api/lib/root.ts'

/** How strict such a program is. */
const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: [],
    rootDir: '.',
    outDir: 'out',
  },
  files: ['program.ts'],
}
/** Ours, and the newest with a JavaScript API. */
const COMPILERS = ['node_modules/typescript/bin/tsc', 'client/node_modules/typescript/bin/tsc']

export function newConsumer(t: { teardown(fn: () => unknown): void }) {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  /** The exit code and all output of a program. */
  const run = (program: string, ...args: string[]) =>
    new Promise<{ code: number; out: string }>(resolve =>
      execFile(program, args, { cwd: folder }, (error: ExecFileException | null, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
      ),
    )
  const tool = (path: string, ...args: string[]) => run(process.execPath, join(projectRoot, path), ...args)

  return {
    folder,
    run,
    tool,
    /** Packs and installs a folder of dist; resolves with npm's description of the package, its files sorted. */
    async install(name: string) {
      const { code, out } = await run('npm', 'pack', '--json', join(projectRoot, 'dist', name))
      if (code !== 0) throw new Error(out)
      const [packed] = JSON.parse(out.slice(out.indexOf('[')))
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
      const installed = await run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`)
      if (installed.code !== 0) throw new Error(installed.out)
      const own: string[] = packed.files.map(({ path }: { path: string }) => path)
      return { ...packed, own: own.filter(path => !/^node_modules/.test(path)).sort() }
    },
    /** Compiles program.ts strictly with each compiler; resolves with their complaints. `wrong`: lines that must be errors. */
    async compile(program: string, parameter: string, wrong: string[]) {
      const lines = wrong.map(line => `  // @ts-expect-error\n  ${line},\n`).join('')
      writeFileSync(
        join(folder, 'program.ts'),
        `${program}\nexport const wrong = async (${parameter}) => [\n${lines}]\n`,
      )
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
      const said = []
      for (const compiler of COMPILERS) said.push((await tool(compiler, '--pretty', 'false')).out)
      return said
    },
  }
}
