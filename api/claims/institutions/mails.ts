// The mails to institutions, and to the owner about the result. Of the owner's text they contain only cleaned names; the claim itself is
// on the page behind the link.

import { sectionName } from '../../core/claims/claim-words.ts'
import { dayInEnglish, direction } from '../../core/cv/locale.ts'
import { quoted as inQuotes, withoutAddresses } from '../../core/quoted.ts'
import type { Text } from '../../core/reader-words/texts.ts'
import { type ReaderWords, readerWordsIn } from '../../core/reader-words/words.ts'
import type { Seal } from '../../crypto/seal.ts'
import { type LetterPart, letterOf, mailName } from '../../lib/letter.ts'
import type { Mail } from '../../providers/mailer.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'

type Parts = {
  store: Pick<RequestStore, 'findRequest' | 'hasAnswered'>
  limits: Pick<MailLimitStore, 'hasOptedOut'>
  seal: Pick<Seal, 'open'>
  /** The owner's account as it is now. */
  findReader: (userId: string) => Promise<Readonly<{ name: string; email: string }> | null>
  publicOrigin: string
  supportEmail: string
}
type Words = Omit<Mail, 'key'>
type Data = Record<string, unknown>

/** `3 March 2026`, in UTC. */
const day = (at: Date) => dayInEnglish(at.toISOString())

/** A name in quotation marks, without links or inner quotation marks, so that its extent is always clear. */
const quoted = (name: string) => inQuotes(withoutAddresses(mailName(name)))

/** In sentences from right to left, a name or an address of ours that may be from left to right. */
const isolated = (text: string, language: string) => (direction(language) === 'rtl' ? `\u2068${text}\u2069` : text)

export function createVerificationMails({ store, limits, seal, findReader, publicOrigin, supportEmail }: Parts) {
  const foot = `TruCV · ${publicOrigin}\nQuestions? Write to ${supportEmail}. Answers to this mail are not read.`

  /** Those of these requests that are open, with the secrets of their links. */
  async function openLinks(listed: readonly { id: string; sealed: string }[]) {
    const found: Link[] = []
    for (const { id, sealed } of listed) {
      const request = await store.findRequest(id)
      const token = request?.status === 'sent' ? seal.open(sealed, id) : null
      if (request && token !== null) found.push({ request, link: `${publicOrigin}/verify/${token}` })
    }
    return found
  }

  /** To the institution, about one request or several. Null when none is open, or the recipient has opted out. */
  async function ask({ requests }: Data): Promise<Words | null> {
    const open = await openLinks(requests as { id: string; sealed: string }[])
    const [first] = open
    if (!first || (await limits.hasOptedOut(first.request.mailbox))) return null
    const words = readerWordsIn(first.request.language)
    const { subject, parts } = askWords(open, await store.hasAnswered(first.request.mailbox), words)
    const address = isolated(supportEmail, words.language)
    const questions = words.say('Questions? Write to {address}. Answers to this mail are not read.', { address })
    const options = { lang: words.language, dir: direction(words.language) }
    const letter = letterOf(parts, `TruCV · ${publicOrigin}\n${questions}`, options)
    return { to: first.request.email, subject, ...letter, unsubscribeUrl: `${first.link}/opt-out` }
  }

  /** To the owner: the new status of a request. */
  async function step({ request: id, step }: Data): Promise<Words | null> {
    const request = await store.findRequest(String(id))
    const words = request && STEPS[String(step)]?.(request)
    const reader = request && (await findReader(request.userId))
    if (!request || !words || !reader) return null
    const shown = mailName(reader.name)
    const editor = { label: 'Open your CV', url: `${publicOrigin}/create-cv/${request.cvId}` }
    const parts = [shown ? `Hello ${shown},` : 'Hello,', ...words.parts, editor]
    return { to: reader.email, subject: words.subject, ...letterOf(parts, foot) }
  }

  return { 'verification-ask': ask, 'verification-step': step }
}

type Link = { request: RequestRecord; link: string }

/** The mail about open requests, in the language of the first. */
function askWords(open: readonly Link[], hasAnswered: boolean, words: ReaderWords): StepWords {
  const say = (text: Text, values?: Record<string, string>) => words.say(text, values)
  const isolate = (name: string) => isolated(quoted(name), words.language)
  const asks = open.map(({ request: { person, institution, kind } }) =>
    say('{person} asks {institution} to confirm a section of a CV: {section}', {
      ...{ person: isolate(person), institution: isolate(institution), section: sectionName(kind, words) },
    }),
  )
  const links = open.map(({ link }) => ({ label: say('Look at the claim and answer'), url: link }))
  const [link = ''] = open.map(({ link }) => link)
  const last = open.reduce((latest, { request }) => Math.max(latest, request.endsAt.getTime()), 0)
  const parts = [
    say('Hello,'),
    ...asks.slice(0, 1),
    say(
      'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.',
    ),
    ...links.flatMap((one, at): LetterPart[] => (at === 0 ? [one] : [asks[at] as string, one])),
    say(
      'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.',
      { day: words.day(new Date(last).toISOString()) },
    ),
    say('Both names were typed by the user of TruCV who asks. We have not checked them.'),
    ...(hasAnswered ? [{ label: say('Answer all requests at one place'), url: `${link}/desk` }] : []),
    { label: say('Never write to me again'), url: `${link}/opt-out` },
  ]
  return { subject: `${asks[0]}${open.length > 1 ? ` (+${open.length - 1})` : ''}`, parts }
}

type StepWords = { subject: string; parts: LetterPart[] }
const about = ({ kind, institution }: RequestRecord) => `${sectionName(kind)}, asked of ${quoted(institution)}`

/** Whether the answer counts as an institution's confirmation. */
const weight = ({ domain, isFreeMail, isOwnDomain }: RequestRecord): string => {
  if (isFreeMail)
    return `Anybody, or every student or graduate, can have an address at ${domain}, so it is kept as evidence, and no CV shows it as an institution’s confirmation.`
  if (isOwnDomain)
    return `${domain} is a domain of your own, so it is kept as evidence, and no CV shows it as an institution’s confirmation.`
  return 'Each of your CVs with these words and this name shows it to its readers.'
}

/** How long the confirmation is shown. */
const lasting = ({ scope }: RequestRecord): string => {
  const words = scope === 'facts' ? 'one of these facts' : 'the section'
  const rest = scope === 'facts' ? ' You can change the rest of the section, such as its description.' : ''
  return `It counts for exactly what was shown. When you change ${words}, or the name on the CV, the confirmation is no longer shown.${rest}`
}

/** How the institution gets the request. */
function mailOf({ mailAt, isAtDesk, endsAt }: RequestRecord): string[] {
  if (isAtDesk)
    return [`They answer all requests at one place, until ${day(endsAt)}. We write to you when yours is answered.`]
  if (!mailAt)
    return [`The link in that mail can be answered until ${day(endsAt)}. We write to you when it is answered.`]
  const why = 'This address has received the most mails that are allowed for now'
  return [`${why}: your request goes with our next mail there, on ${day(mailAt)}. We write to you when it is answered.`]
}

const STEPS: Record<string, (request: RequestRecord) => StepWords> = {
  sent: request => ({
    subject: `You asked ${quoted(request.institution)} to confirm a section of your CV: ${sectionName(request.kind)}`,
    parts: [
      `As you asked, we write to ${request.email}, to have a section of your CV confirmed: ${about(request)}.`,
      ...mailOf(request),
      'It was not you? Write to us.',
    ],
  }),
  confirmed: request => ({
    subject: 'A section of your CV was confirmed',
    parts: [
      `Somebody who reads mail at ${request.domain} has confirmed a section of your CV: ${about(request)}. The name given there is ${quoted(request.name ?? '')}.`,
      weight(request),
      lasting(request),
    ],
  }),
  declined: request => ({
    subject: 'A section of your CV was not confirmed',
    parts: [
      `Somebody at ${request.domain} does not confirm a section of your CV: ${about(request)}.`,
      'Only you can see this. A note to you, if there is one, is in the editor.',
    ],
  }),
  revoked: request => ({
    subject: 'A confirmation of your CV was withdrawn',
    parts: [
      `Somebody with the link that we sent to an address at ${request.domain} has withdrawn what was confirmed: ${about(request)}.`,
      'None of your CVs shows it any more.',
    ],
  }),
  undelivered: request => ({
    subject: `${quoted(request.institution)} could not be asked to confirm a section of your CV: ${sectionName(request.kind)}`,
    parts: [
      `Our mail to ${request.email} could not be delivered, or the recipient has opted out of our mails. So no confirmation was requested of ${about(request)}.`,
      'Check the address, or ask somebody else at the institution.',
    ],
  }),
}
