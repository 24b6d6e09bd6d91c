// Spellings that the house refuses, because they make readers read twice, each with the plain words for it. A closed list, chosen so
// that a match is nearly always wrong.

export type Banned = {
  /** A phrase in comments, test names, messages and documents; an identifier of the code; or a phrase on a screen or in a mail. */
  kind: 'phrase' | 'identifier' | 'screen'
  form: string
  instead: string
  /** Only in files whose path matches. */
  files?: RegExp
  /** In how many files it may still be: falls to 0. */
  most: number
}

const phrase = (form: string, instead: string, most = 0): Banned => ({ kind: 'phrase', form, instead, most })
const identifier = (form: string, instead: string, most = 0): Banned => ({ kind: 'identifier', form, instead, most })
const screen = (form: string, instead: string): Banned => ({ kind: 'screen', form, instead, most: 0 })

export const BANNED: Banned[] = [
  phrase('those that', 'the noun itself', 12),
  phrase('none that', '"no" and the noun', 2),
  phrase('an own', '"its own" or "a separate"', 1),
  phrase('of before', '"earlier" or "previous"'),
  phrase('whoever', 'the reader, client, caller, owner', 20),
  phrase('(what )?another hand', 'the name of the other writer'),
  phrase('what (is|was) asked', 'the request'),
  phrase('(is|are|was|were) told', 'a status, a field, an event, a message', 6),
  phrase('what stands', 'the content, the text', 2),
  phrase('hears of', 'is notified, receives the event'),
  phrase('takes? it out', 'remove', 3),
  phrase('nothing (of it )?that', '"no" and the noun', 7),
  phrase('what is not', 'the noun itself', 2),
  phrase('has fallen', 'expired, lost, ended'),
  phrase('judged', 'checked, verified', 2),
  phrase('mend(ed)?', 'fix, repair', 3),
  phrase('refused in words', 'refused with a message', 1),
  phrase('all the same', 'still', 5),
  phrase('anew', 'again, or a verb with re-', 15),
  phrase('is away', 'is unreachable', 4),
  phrase('comes of it', 'the result', 2),
  phrase('Class XI{0,2}', 'Class 10, Class 12'),
  { kind: 'phrase', form: 'inbox', instead: 'events', files: /^api\/(billing|webhooks)\//, most: 0 },
  identifier('textOf', 'a name that says which text', 8),
  identifier('wordsOf', 'message, label, sentence', 6),
  identifier('placeOf', 'cursor, slot, position', 7),
  identifier('placesOf', 'slots, positions, log entries', 2),
  identifier('tell', 'emit, notify, send', 1),
  identifier('told', 'sent, notified, message', 4),
  identifier('tellPaid', 'emitPaid'),
  identifier('mend', 'fix, repair', 1),
  identifier('doors', 'buttons, links, entries'),
  identifier('offers', 'candidates', 1),
  identifier('shelves', 'folders'),
  identifier('living', 'live, current'),
  identifier('judge', 'verify, check'),
  identifier('judgeOf', 'verifierOf'),
  identifier('isJudged', 'hasClaims'),
  identifier('editions?', 'published version', 2),
  identifier('befall', 'applyFault'),
  identifier('hangDoor', 'installAdmissionControl'),
  identifier('neverAgain', 'findOptOut'),
  screen('attest(ed)?', 'sign'),
  screen('attest(ing|s)', 'sign'),
  screen('(take|takes|taken|taking) (it|this|that|the \\w+) back', 'withdraw, unpublish, remove'),
  screen('taking back', 'withdraw'),
  screen('taken back', 'withdrawn, revoked'),
  screen('To be mended', 'Fix these'),
  screen('Ends on', 'a verb of its reader'),
  screen('Flows on', 'the setting by name'),
  screen('Whole pages', 'Compare full pages'),
  screen('We seem to be out of reach', 'what failed, and what to do'),
]
