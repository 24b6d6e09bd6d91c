// Two members of a replica set before one database, as a driver sees them: sessions, writes that may be retried, a primary that steps
// down and its errors. Both members have the same data, as after an election that majority writes have survived.
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binary, Int32, Long, ObjectId } from 'bson'
import { commandName } from '../scripts/sandbox/database/commands.ts'
import { type Doc, encode, parse } from '../scripts/sandbox/database/values.ts'
import { messagesOf, type Request, writeReply } from '../scripts/sandbox/database/wire.ts'
import { type Line, startLine } from './proxy.ts'

const CODE_NAMES = {
  91: 'ShutdownInProgress',
  189: 'PrimarySteppedDown',
  10107: 'NotWritablePrimary',
  11602: 'InterruptedDueToReplStateChange',
} as const
export type Code = keyof typeof CODE_NAMES
/**
 * refused: the command is answered with an error and not run; unacknowledged: it is run, and a majority does not acknowledge it;
 * reset: the connection is reset and the command not run; lost: it is run, and the connection is reset instead of a reply.
 */
export type Fault = { kind: 'refused' | 'unacknowledged' | 'reset' | 'lost'; code: Code }
/** For the commands `name collection` that begin with `on`: `skip` of them pass, the next `times` fail. */
export type Plan = { fault: Fault; on?: string; skip?: number; times?: number }
type Ask = (body: Doc) => Promise<Doc>
type State = ReturnType<typeof newState>

const HELLO = ['hello', 'ismaster', 'isMaster']
const FREE = ['saslStart', 'saslContinue', 'ping', 'buildInfo']
const SET = { setName: 'faults', setVersion: new Int32(1), logicalSessionTimeoutMinutes: new Int32(30) }

const newState = () => ({
  lines: [] as Line[],
  primary: 0 as number | null,
  term: 1,
  plan: null as Required<Plan> | null,
  isStale: false,
  /** The replies of retryable writes: a second one of the same session and number gets the same. */
  written: new Map<string, Promise<Doc>>(),
  /** The latest replies of finds. */
  found: new Map<string, Doc>(),
  commands: [] as string[],
})

const hostOf = ({ lines }: State, member: number) => `127.0.0.1:${lines[member]?.port}`

function helloOf(state: State, member: number, reply: Doc): Doc {
  const isPrimary = state.primary === member
  return {
    ...{ ...reply, ...SET, hosts: [hostOf(state, 0), hostOf(state, 1)], me: hostOf(state, member) },
    ...{ isWritablePrimary: isPrimary, ismaster: isPrimary, secondary: !isPrimary },
    ...(isPrimary && { electionId: ObjectId.createFromTime(state.term) }),
    primary: state.primary === null ? null : hostOf(state, state.primary),
  }
}

let changes = 0
const processId = new ObjectId()
const refusal = (code: Code): Doc => ({
  ...{ ok: 0, code: new Int32(code), codeName: CODE_NAMES[code], errmsg: CODE_NAMES[code] },
  topologyVersion: { processId, counter: Long.fromNumber(++changes) },
})

function nextFault(state: State, command: string): Fault | null {
  const { plan } = state
  if (!plan || !command.startsWith(plan.on) || plan.skip-- > 0) return null
  if (--plan.times <= 0) state.plan = null
  return plan.fault
}

/** Runs a command, a retryable write once only. */
function run(state: State, body: Doc, lsid: unknown, txnNumber: unknown, ask: Ask): Promise<Doc> {
  if (txnNumber === undefined) return ask(body)
  const id = `${((lsid as Doc).id as Binary).toString('hex')} ${txnNumber}`
  const running = state.written.get(id) ?? ask(body)
  state.written.set(id, running)
  return running
}

/** The reply to a command; null when the connection is to be reset. */
async function answer(state: State, member: number, request: Request, ask: Ask): Promise<Doc | null> {
  const { lsid, txnNumber, ...body } = request.body
  for (const [name, documents] of Object.entries(request.sections)) body[name] = documents.map(parse)
  const name = commandName(body)
  if (HELLO.includes(name)) return helloOf(state, member, await ask({ ...body, $db: 'admin' }))
  if (name === 'endSessions') return { ok: 1 }
  if (FREE.includes(name)) return ask(body)
  // A server marks the errors of those writes only that may be retried.
  const labels = txnNumber === undefined ? {} : { errorLabels: ['RetryableWriteError'] }
  if (state.primary !== member) return { ...refusal(10107), ...labels }
  const command = `${name} ${body[name === 'getMore' ? 'collection' : name]}`
  state.commands.push(command)
  const fault = nextFault(state, command)
  if (fault?.kind === 'reset') return null
  if (fault?.kind === 'refused') return { ...refusal(fault.code), ...labels }
  const query = name === 'find' && JSON.stringify([body.find, body.filter])
  const earlier = state.isStale && query ? state.found.get(query) : undefined
  const reply = earlier ?? (await run(state, body, lsid, txnNumber, ask))
  if (query) state.found.set(query, reply)
  if (fault?.kind === 'lost') return null
  if (fault && body.writeConcern) return { ...reply, ...labels, writeConcernError: refusal(fault.code) }
  return fault || state.primary !== member ? { ...refusal(fault?.code ?? 11602), ...labels } : reply
}

async function talk(state: State, member: number, near: Socket, far: Socket, breakBoth: () => void): Promise<void> {
  const replies = messagesOf(far)
  async function ask(body: Doc): Promise<Doc> {
    far.write(writeReply({ id: 0, isQuery: false }, encode(body)))
    const { value } = await replies.next()
    if (!value) throw new Error('The database has closed the connection')
    return value.body
  }
  for await (const request of messagesOf(near)) {
    const reply = await answer(state, member, request, ask)
    if (!reply) return breakBoth()
    near.write(writeReply(request, encode(reply)))
  }
}

export type ReplicaSet = Awaited<ReturnType<typeof startReplicaSet>>

/** Starts both members before the database of this connection string. */
export async function startReplicaSet(uri: string) {
  const address = new URL(uri)
  const state = newState()
  for (const member of [0, 1]) {
    const begin = (near: Socket, far: Socket, breakBoth: () => void) => {
      talk(state, member, near, far, breakBoth).catch(breakBoth)
    }
    state.lines.push(await startLine(Number(address.port), begin))
  }
  address.searchParams.delete('directConnection')
  address.searchParams.set('replicaSet', SET.setName)
  return {
    /** The connection string of the set. */
    uri: address.href.replace(address.host, `${hostOf(state, 0)},${hostOf(state, 1)}`),
    plant({ fault, on = '', skip = 0, times = 1 }: Plan): void {
      state.plan = { fault, on, skip, times }
    },
    /** Takes the plan back; whether some of it had not happened. */
    clear(): boolean {
      const isLeft = state.plan !== null
      state.plan = null
      return isLeft
    },
    /** The commands since the last call. */
    commands: () => state.commands.splice(0),
    /** Finds get their earlier replies, as from a primary that does not know yet that it was deposed. */
    serveStale(isStale: boolean): void {
      state.isStale = isStale
    },
    /** The primary steps down and interrupts what is running; after `electionMs` the other member is primary. */
    async stepDown(electionMs: number): Promise<void> {
      const next = state.primary === 0 ? 1 : 0
      state.primary = null
      await sleep(electionMs)
      state.term++
      state.primary = next
    },
    stop: () => Promise.all(state.lines.map(line => line.stop())),
  }
}
