// The desk of an institution's mailbox for the fuzzer: links, sessions, open requests about B's CV, and a batch that can be undone.
import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../../api/claims/institutions/link-seal.ts'
import type { TestApp } from '../harness.ts'

const SEVERAL = 12
const token = () => randomBytes(32).toString('base64url')
const many = (make: (at: number) => string) => Array.from({ length: SEVERAL }, (_, at) => make(at))

export function desksOf(app: TestApp, number: number) {
  const mailbox = `desk${number}@uni.example`
  const BATCH = `B${number}`.padEnd(21, 'b')
  const collection = (name: string) => app.connection.collection<Record<string, unknown> & { _id: string }>(name)
  const kept = { links: [] as string[], sessions: [] as string[], answers: [] as string[], undo: '', requests: [''] }

  /** Afresh, because links are used up, sessions are left and requests are decided. `request`: of B's, which is copied. */
  async function keep(request: Record<string, unknown>): Promise<void> {
    const [at, endsAt] = [new Date(), new Date(Date.now() + 3_600_000)]
    for (const name of ['desks', 'desk_links', 'desk_sessions', 'desk_batches', 'verification_requests']) {
      await collection(name).deleteMany({ mailbox })
    }
    const cvId = String(request.cvId)
    Object.assign(kept, { links: many(token), sessions: many(token), answers: many(token), undo: token() })
    kept.requests = many(place => `${place % 10}${cvId.slice(2)}${String.fromCharCode(97 + place)}`)
    await collection('desks').insertOne({
      ...{ _id: `desk${number}`, mailbox, mails: 'daily', hour: 7, nextMailAt: null, mailedAt: at, openedAt: at },
    })
    const linkRows = kept.links.map(link => ({ _id: hashOfToken(link), mailbox, kind: 'asked', endsAt, usedAt: null }))
    await collection('desk_links').insertMany(linkRows)
    await collection('desk_sessions').insertMany(kept.sessions.map(one => ({ _id: hashOfToken(one), mailbox, endsAt })))
    // The first one is answered; the second one is only read.
    const answer = { status: 'confirmed', decidedAt: at, batch: BATCH, name: 'Dr. Iyer', value: null, reference: null }
    const rows = kept.requests.map((id, place) => {
      const row = {
        ...request,
        _id: id,
        mailbox,
        email: mailbox,
        tokenHash: hashOfToken(kept.answers[place] as string),
      }
      return { ...row, isUnfinished: false, ...(place === 0 && answer) }
    })
    await collection('verification_requests').insertMany(rows)
    await collection('desk_batches').insertOne({
      ...{ _id: BATCH, mailbox, key: 'fuzz', decision: 'confirm', name: 'Dr. Iyer', note: null, of: null, at, next: 1 },
      ...{ done: 1, missed: [], requests: [kept.requests[0]], isUnfinished: false, sealed: null },
      undoHash: hashOfToken(kept.undo),
    })
  }

  return {
    keep,
    /** The value of a path parameter; null for paths of other features. */
    segment(path: string, name: string, salt: number): string | null {
      if (path === '/verify/{token}/desk') return kept.answers[0] as string
      if (!path.startsWith('/desk/')) return null
      if (name === 'batchId') return BATCH
      if (name === 'requestId') return kept.requests[1] as string
      if (name !== 'token') return null
      return path.startsWith('/desk/undo/') ? kept.undo : (kept.links[salt % SEVERAL] as string)
    },
    /** The session: one that nobody leaves, but for leaving. */
    cookie: (path: string, operation: string | undefined, salt: number): { cookie?: string } =>
      path.startsWith('/desk/')
        ? { cookie: `desk=${kept.sessions[operation === 'leaveDesk' ? 1 + (salt % (SEVERAL - 1)) : 0]}` }
        : {},
    bodyOf(operation: string | undefined, salt: number): object | null {
      switch (operation) {
        case 'decideAtDesk':
          return { decision: 'decline', requests: [kept.requests[2 + (salt % (SEVERAL - 2))]], note: `Note ${salt}` }
        case 'changeDesk':
          return { mails: 'weekly', hour: salt % 24 }
        case 'askForDesk':
          return { email: mailbox }
        case 'inviteToDesk':
          return { email: `office${salt}@invited${number}.example` }
        default:
          return null
      }
    },
  }
}
