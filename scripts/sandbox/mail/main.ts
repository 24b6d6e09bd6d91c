// A mail server's stand-in: accepts and refuses what a provider's submission server does, and delivers into the inbox. Loopback
// only, no TLS. Its faults can start with the first byte of a connection.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Mode } from '../faults.ts'
import type { Inbox } from '../inbox.ts'
import { readMessage } from './message.ts'

export type MailServer = {
  /** Includes user and password. */
  url: string
  fault: (mode: Mode, times?: number) => void
  stop(): Promise<void>
}
type Options = {
  inbox: Inbox
  /** The only permitted sender: an address, or a name followed by <address>. */
  from: string
}

const MAX_BYTES = 10 * 1024 * 1024
const SLOW_MS = 5_000
const USER = 'trucv'
const PASSWORD = 'sandbox-only'
const GARBAGE = '<!doctype html><title>Not a mail server</title>\r\n'

/** An error with an SMTP reply code. */
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** Listens on a free port. */
export async function startMailServer({ inbox, from }: Options): Promise<MailServer> {
  const sender = (/<([^<>]+)>$/.exec(from)?.[1] ?? from).toLowerCase()
  const smtp = smtpFor(inbox, sender)
  const open = new Set<Socket>()
  let fault: { mode: Mode; left: number } | null = null

  function takeFault(): Mode | null {
    if (!fault) return null
    const { mode } = fault
    fault.left -= 1
    if (fault.left <= 0) fault = null
    return mode
  }

  // A server in front of the SMTP server, so that a fault can come before the greeting.
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined).once('close', () => open.delete(socket))
    const mode = takeFault()
    if (mode === 'down') socket.destroy()
    else if (mode === 'garbage') socket.end(GARBAGE.repeat(20))
    else if (mode === 'error') socket.end('421 4.3.2 Told to fail\r\n')
    else if (mode === 'slow') setTimeout(() => !socket.destroyed && smtp.connect(socket), SLOW_MS).unref()
    else smtp.connect(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `smtp://${USER}:${PASSWORD}@127.0.0.1:${port}`,
    fault(mode, times = Number.POSITIVE_INFINITY) {
      fault = mode === 'off' ? null : { mode, left: times }
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

function smtpFor(inbox: Inbox, sender: string): SMTPServer {
  const server = new SMTPServer({
    banner: 'TruCV sandbox',
    size: MAX_BYTES,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    hideENHANCEDSTATUSCODES: false,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === USER && password === PASSWORD) return done(null, { user: USER })
      return done(refusal(535, 'Authentication credentials invalid'))
    },
    onMailFrom({ address, args }, _session, done) {
      if (address.toLowerCase() !== sender) return done(refusal(550, 'Sender address is not yours'))
      if (args && Number(args.SIZE) > MAX_BYTES) return done(refusal(552, 'Message size exceeds the fixed limit'))
      return done()
    },
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData(stream, session, done) {
      take(stream, session, sender, inbox).then(() => done(null, 'Delivered to the inbox'), done)
    },
  })
  server.on('error', () => undefined)
  return server
}

/** Refuses addresses that cannot exist: no domain, a reserved one, two dots, spaces. */
function refusalOf(address: string): Error | null {
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length || !/^[^\s"(),:;<>[\\\]]{1,64}$/.test(local) || /^\.|\.\.|\.$/.test(local)) {
    return refusal(553, 'Mailbox name not allowed')
  }
  const labels = domain.split('.')
  if (labels.length < 2 || !labels.every(label => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))) {
    return refusal(553, 'Mailbox name not allowed')
  }
  return labels.at(-1)?.toLowerCase() === 'invalid'
    ? refusal(550, 'Recipient address rejected: domain not found')
    : null
}

async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession, sender: string, inbox: Inbox) {
  const chunks: Buffer[] = []
  // A message over the limit is still read to its end: the client hears the refusal only then.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw refusal(552, 'Message size exceeds the fixed limit')
  const message = await readMessage(Buffer.concat(chunks))
  if (message.from?.toLowerCase() !== sender) throw refusal(550, 'From is not the sender')
  if (!message.hasDate || !message.messageId) throw refusal(550, 'Message is not RFC 5322 compliant')
  for (const { address } of envelope.rcptTo) inbox.add({ to: address, ...message.shown })
}
