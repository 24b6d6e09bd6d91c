// trucv: your CV from a terminal, for people who keep it in git. Needs Node.js (20.19 or newer) and nothing else. Its exit status is 0 when
// it is done, 1 when it failed or was refused, 2 when it was asked in a way that it cannot take, 3 when the file and the CV were both
// changed; that of verify is the verifier's. What it contains: the commands, and the verifier with its libraries, which is
// verify-cv.mjs too.
import { parseArgs } from 'node:util'
import { idFor, pull, push } from './resume.ts'
import {
  call,
  callJson,
  Failure,
  type Fields,
  login,
  logout,
  openService,
  plain,
  say,
  USAGE,
  writeWhole,
} from './service.ts'
import { verify } from './verify.ts'

/** Written in when it is built. */
declare const TRUCV_VERSION: string

const HELP = `trucv: your CV from a terminal

  trucv login [--address https://…]    asks for an API key and keeps it; or reads it from standard input, or TRUCV_KEY
  trucv logout
  trucv list [--json]                  your CVs
  trucv pull [ID] [-o resume.json]     writes the draft as JSON Resume, if it is another than the file's
  trucv push resume.json [ID]          makes the file the draft; --new makes a CV of it
  trucv publish [ID]                   shows the draft to everybody
  trucv pdf [ID] [-o cv.pdf]           needs Pro; --public leaves out what is private
  trucv verify <address or file>       a public CV, its claims, a credential, a sealed PDF

  --address https://…   the service, otherwise TRUCV_ADDRESS or that of the log-in; of a file to verify, whose keys count
  --force               of pull: over what was not pushed; of push: over what was changed at TruCV
  --was before.json     of push: only if the CV still says what this file says
  --keys keys.json      of verify: a JWK set or a DID document; may stand several times

Beside the resume, .trucv.json remembers which CV it is, and digests of what both last were; it may be committed.
Exit status: 0 done, 1 failed or refused, 2 asked wrongly, 3 the file and the CV were both changed.
Of verify: 0 all that is signed holds, 1 something is wrong, 2 asked wrongly, 3 nothing is signed, 4 only by keys inside the document.
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  address: text,
  output: { ...text, short: 'o' },
  was: text,
  keys: { ...text, multiple: true },
  force: flag,
  new: flag,
  public: flag,
  json: flag,
  help: { ...flag, short: 'h' },
  version: flag,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
type Command = {
  /** Options besides --address. */
  takes?: (keyof Values)[]
  /** The fewest and the most words. */
  words?: [number, number]
  /** A number is the exit status. */
  run: (values: Values, words: string[]) => unknown
}

const RESUME = 'resume.json'

async function list({ address, json }: Values): Promise<void> {
  const { cvs } = (await callJson(openService(address), '/cvs')) as { cvs: Fields[] }
  if (json) process.stdout.write(`${JSON.stringify(cvs, null, 2)}\n`)
  for (const { id, version, published, title } of json ? [] : cvs) {
    const shown = published ? `published ${(published as Fields).version}` : 'draft'
    say(`${id}  version ${version}, ${shown}  ${String(title).replaceAll('\n', ' ')}`)
  }
}

async function publish({ address }: Values, [id]: string[]): Promise<void> {
  const service = openService(address)
  const cvId = await idFor(service, RESUME, id)
  const { cv } = (await callJson(service, `/cvs/${cvId}/publish`, { method: 'POST' })) as { cv: Fields }
  say(`Published version ${(cv.published as Fields).version}: ${service.origin}/cv/${cvId}`)
}

async function pdf({ address, output = 'cv.pdf', public: isPublic }: Values, [id]: string[]): Promise<void> {
  const service = openService(address)
  const cvId = await idFor(service, RESUME, id)
  const reply = await call(service, `/cvs/${cvId}/pdf${isPublic ? '?audience=public' : ''}`)
  writeWhole(output, new Uint8Array(await reply.arrayBuffer()))
  say(`Wrote ${output}.`)
}

const COMMANDS: Record<string, Command> = {
  login: { run: ({ address }) => login(address) },
  logout: { run: logout },
  list: { takes: ['json'], run: list },
  pull: {
    takes: ['output', 'force'],
    words: [0, 1],
    run: ({ address, output = RESUME, force = false }, [id]) => pull(openService(address), id, output, force),
  },
  push: {
    takes: ['force', 'was', 'new'],
    words: [1, 2],
    run: ({ address, force = false, was, new: isNew = false }, [file = RESUME, id]) =>
      push(openService(address), file, { id, force, was, isNew }),
  },
  publish: { words: [0, 1], run: publish },
  pdf: { takes: ['output', 'public'], words: [0, 1], run: pdf },
  verify: {
    takes: ['keys'],
    words: [1, 1],
    run: ({ address, keys = [] }, [source = '']) => verify(source, address, keys),
  },
}

function parsed(given: string[]) {
  // An ID may begin as an option does.
  const ids = given.filter(word => /^-[A-Za-z0-9_-]{20}$/.test(word))
  const args = [...given.filter(word => !ids.includes(word)), ...(ids.length > 0 ? ['--', ...ids] : [])]
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Failure((error as Error).message, USAGE)
  }
}

async function run(given: string[]): Promise<number> {
  const { values, positionals } = parsed(given)
  const [name, ...words] = positionals
  if (values.version || values.help || name === undefined) {
    say(values.version ? TRUCV_VERSION : HELP.trimEnd())
    return values.version || values.help ? 0 : USAGE
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Failure('There is no such command. See trucv --help.', USAGE)
  const { takes = [], words: [least, most] = [0, 0] } = command
  const stray = Object.keys(values).find(one => one !== 'address' && !takes.some(known => known === one))
  if (stray) throw new Failure(`trucv ${name} does not take --${stray}. See trucv --help.`, USAGE)
  if (words.length < least || words.length > most)
    throw new Failure(`trucv ${name} takes ${words.length < least ? 'more' : 'fewer'} words. See trucv --help.`, USAGE)
  const status = await command.run(values, words)
  return typeof status === 'number' ? status : 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  // Of files that cannot be read or written, the system says which.
  if (!(error instanceof Failure || (error as NodeJS.ErrnoException).syscall)) throw error
  process.stderr.write(`${plain((error as Error).message)}\n`)
  process.exitCode = error instanceof Failure ? error.status : 1
}
