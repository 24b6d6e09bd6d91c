// The mails to the mailbox of a desk: about new requests, with a link, and about each batch of decisions. The desk is in English.

import { nextDeskMail } from '../../core/claims/mail-limits.ts'
import { dayInEnglish } from '../../core/cv/locale.ts'
import { quoted } from '../../core/quoted.ts'
import type { Seal } from '../../crypto/seal.ts'
import { createItems } from '../../jobs/items.ts'
import type { MayGoOn } from '../../jobs/job.ts'
import { type LetterPart, letterOf, mailName } from '../../lib/letter.ts'
import type { Log } from '../../lib/log.ts'
import type { Mail } from '../../providers/mailer.ts'
import { undoUntil } from './batch-service.ts'
import type { Batch, BatchStore } from './batch-store.ts'
import { LINK_LIFE_MS } from './desk-service.ts'
import type { Desk, DeskStore, LinkKind } from './desk-store.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { Post } from './request-steps.ts'
import type { RequestStore } from './request-store.ts'

type JobDeps = {
  desks: DeskStore
  store: Pick<RequestStore, 'hasNew'>
  seal: Seal
  post: Post
  now: () => Date
  log: Log
}

/** The work of a job: posts the mails of desks that are due. A repeated run posts each once. */
export function createDeskMailJob(deps: JobDeps) {
  const due = createItems('mails of desks', deps)
  return (mayGoOn: MayGoOn): Promise<boolean> =>
    due.each(deps.desks.listDue(deps.now()), desk => mailOf(deps, desk), mayGoOn)
}

async function mailOf({ desks, store, seal, post, now }: JobDeps, desk: Desk): Promise<void> {
  const at = now()
  const { id, mailbox, mails, hour, nextMailAt } = desk
  const next = { nextMailAt: nextDeskMail(mails, hour, at) }
  if (!(await store.hasNew(mailbox, desk.mailedAt, at))) return desks.moveMail(desk, next)
  const data = { desk: id, sealed: seal.seal(makeToken(), mailbox) }
  await post(`desk-mail:${id}:${nextMailAt?.getTime()}`, 'desk-mail', data)
  await desks.moveMail(desk, { ...next, mailedAt: at })
}

type Parts = {
  desks: DeskStore
  batches: Pick<BatchStore, 'findBatch'>
  store: Pick<RequestStore, 'countOpen'>
  limits: Pick<MailLimitStore, 'hasOptedOut'>
  seal: Pick<Seal, 'open'>
  publicOrigin: string
  supportEmail: string
  now: () => Date
}
type Words = Omit<Mail, 'key'>
type Data = Record<string, unknown>

const countOf = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'request' : 'requests'}`
const minuteOf = (at: Date) => `${dayInEnglish(at.toISOString())}, ${at.toISOString().slice(11, 16)} UTC`
const CARE = 'The link opens the desk once. Please do not pass it on: anyone who has it can answer in your name.'
/** Subject, the text before the link, and those after it. */
const ASKED = [
  'Your link to answer all requests at one place',
  'Somebody asked for a link to the desk of this mailbox, where all requests to confirm sections of CVs are answered.',
  `${CARE} It works for 30 minutes.`,
  'It was not you? Then ignore this mail: without the link nobody can open the desk.',
] as const
const INVITED = [
  'Your institution is invited to a desk for confirming CVs',
  'At TruCV people ask schools and employers to confirm sections of their CVs. At its desk your institution answers all such requests at one place, without an account.',
  `${CARE} It works for 7 days.`,
  'Once it is open, we write at most once a day, when requests wait. You do not want this? Then ignore this mail: we do not repeat it.',
] as const
const DONE = { confirm: 'confirmed', decline: 'declined', revoke: 'withdrawn' } as const

export function createDeskMails({ desks, batches, store, limits, seal, publicOrigin, supportEmail, now }: Parts) {
  const foot = `TruCV · ${publicOrigin}\nQuestions? Write to ${supportEmail}. Answers to this mail are not read.`
  const mail = async (to: string, subject: string, parts: LetterPart[]): Promise<Words | null> =>
    (await limits.hasOptedOut(to)) ? null : { to, subject, ...letterOf(['Hello,', ...parts], foot) }

  /** The link to a desk, which begins to live with its mail. Null when its secret cannot be read. */
  async function linkOf(sealed: unknown, mailbox: string, kind: LinkKind) {
    const token = seal.open(String(sealed), mailbox)
    if (token === null) return null
    const at = now()
    const endsAt = new Date(at.getTime() + LINK_LIFE_MS[kind])
    await desks.addLink(hashOfToken(token), { mailbox, kind, endsAt }, at)
    return { label: 'Open your desk', url: `${publicOrigin}/desk/open/${token}` }
  }

  /** A mail with a link that was asked for, or with which an admin invites. */
  const linkMail =
    (kind: LinkKind, [subject, before, ...after]: readonly [string, string, ...string[]]) =>
    async ({ mailbox: to, sealed }: Data) => {
      const mailbox = String(to)
      const link = await linkOf(sealed, mailbox, kind)
      return link && mail(mailbox, subject, [before, link, ...after])
    }

  return {
    /** That new requests wait. */
    'desk-mail': async ({ desk: id, sealed }: Data) => {
      const desk = await desks.findDeskById(String(id))
      const open = desk ? await store.countOpen(desk.mailbox, now()) : 0
      const link = desk && open > 0 && (await linkOf(sealed, desk.mailbox, 'daily'))
      if (!desk || !link) return null
      return mail(desk.mailbox, `${countOf(open)} to confirm ${open === 1 ? 'waits' : 'wait'} for your answer`, [
        `People ask your institution to confirm sections of their CVs: ${countOf(open)} without an answer.`,
        link,
        `${CARE} It works for 7 days, or until our next mail.`,
        'At the desk you can choose how often we write, or that we never do.',
      ])
    },
    'desk-link': linkMail('asked', ASKED),
    'desk-invitation': linkMail('daily', INVITED),
    /** That somebody at the desk has decided many requests. */
    'desk-batch': async ({ batch: id, sealed }: Data) => {
      const batch = await batches.findBatch(String(id))
      if (!batch) return null
      const { subject, parts } = batchWords(batch)
      const until = undoUntil(batch)
      const token = seal.open(String(sealed), batch.id)
      if (!until || token === null) return mail(batch.mailbox, subject, parts)
      const question = `Was this a mistake, or nobody of yours? Until ${minuteOf(until)} all of it can be undone:`
      const link = { label: 'Undo', url: `${publicOrigin}/desk/undo/${token}` }
      return mail(batch.mailbox, subject, [...parts, question, link])
    },
  }
}

function batchWords({ decision, name, requests, at, of }: Batch) {
  const by = name === null ? '' : ` by ${quoted(mailName(name))}`
  const done = `${countOf(requests.length)} ${requests.length === 1 ? 'is' : 'are'} being ${DONE[decision]}`
  const undone = of === null ? '' : ' This undoes an earlier step.'
  return { subject: `${done} at your desk`, parts: [`${done}${by}, since ${minuteOf(at)}.${undone}`] }
}
