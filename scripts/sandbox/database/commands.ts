// The table of commands: which there are, the options each takes, and the checks before one runs.
import type { Command, Context } from './command.ts'
import { adminCommands } from './commands-admin.ts'
import { readCommands } from './commands-read.ts'
import { writeCommands } from './commands-write.ts'
import { DatabaseError, unsupported } from './errors.ts'
import { explain, refuseScans } from './explain.ts'
import type { Login } from './login.ts'
import { type Doc, encodeRecord, isObject } from './values.ts'

/** Every command, by name. */
export const commands: Record<string, Command> = {
  ...adminCommands,
  ...readCommands,
  ...writeCommands,
  explain: { options: ['verbosity'], run: explainCommand },
}

function explainCommand(body: Doc, context: Context): Doc {
  const inner = isObject(body.explain) ? body.explain : {}
  const name = commandName(inner)
  checkOptions(name, inner, commands[name]?.options ?? [])
  return explain(name, inner, { ...context, namespace: `${context.database}.${String(inner[name])}` })
}

/** Fields any command may carry. The ones that only tune a deployment have no effect here. */
export const genericOptions = [
  '$db',
  'lsid',
  'txnNumber',
  '$readPreference',
  '$clusterTime',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]

function checkOptions(name: string, body: Doc, allowed: readonly string[]): void {
  if (body.startTransaction !== undefined || body.autocommit !== undefined)
    throw unsupported('A transaction (startTransaction)')
  for (const [option, value] of Object.entries(body)) {
    if (option === name || allowed.includes(option) || genericOptions.includes(option)) continue
    if (value === undefined || value === null || value === false) continue
    throw unsupported(`The option ${option} of ${name}`)
  }
  const level = isObject(body.readConcern) ? body.readConcern.level : undefined
  if (level === 'snapshot') throw unsupported('The read concern snapshot')
}

const OPEN = ['hello', 'isMaster', 'ismaster', 'ping', 'buildInfo', 'saslStart', 'saslContinue']

/** Throws 13 for what only somebody who gave the password may ask. */
export function checkLogin(body: Doc, { isIn }: Login): void {
  const name = commandName(body)
  if (!isIn && !OPEN.includes(name)) throw new DatabaseError(13, `Command ${name} requires authentication`)
}

export const commandName = (body: Doc): string => Object.keys(body)[0] ?? ''

/** Runs a command and gives its answer as BSON. Throws DatabaseError; 59 for a command that does not exist. */
export function runCommand(body: Doc, context: Omit<Context, 'database' | 'namespace'>): Buffer {
  const name = commandName(body)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw unsupported(`The command ${name}`, 59)
  checkOptions(name, body, command.options)
  const database = String(body.$db)
  const namespace = `${database}.${String(body[name === 'getMore' ? 'collection' : name])}`
  const whole = { ...context, database, namespace }
  const { scanRule } = context
  if (scanRule && scanRule.application === context.application) refuseScans(name, body, whole, scanRule.except)
  const reply = command.run(body, whole)
  return Buffer.isBuffer(reply) ? reply : encodeRecord({ ...reply, ok: 1 })
}
