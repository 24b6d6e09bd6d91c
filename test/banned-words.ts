// Spellings that the house refuses, because they make readers read twice, each with the plain words for it. A closed list, chosen so
// that a match is nearly always wrong.

export type Banned = {
  /** A phrase in comments, test names, messages and documents; or an identifier of the code. */
  kind: 'phrase' | 'identifier'
  form: string
  instead: string
  /** Only in files whose path matches. */
  files?: RegExp
  /** In how many files it may still be: falls to 0. */
  most: number
}

const phrase = (form: string, instead: string, most = 0): Banned => ({ kind: 'phrase', form, instead, most })
const identifier = (form: string, instead: string, most = 0): Banned => ({ kind: 'identifier', form, instead, most })

export const BANNED: Banned[] = [
  phrase('those that', 'the noun itself', 47),
  phrase('none that', '"no" and the noun', 7),
  phrase('an own', '"its own" or "a separate"', 5),
  phrase('of before', '"earlier" or "previous"', 1),
  phrase('whoever', 'the reader, client, caller, owner', 31),
  phrase('(what )?another hand', 'the name of the other writer', 2),
  phrase('what (is|was) asked', 'the request', 5),
  phrase('(is|are|was|were) told', 'a status, a field, an event, a message', 41),
  phrase('what stands', 'the content, the text', 10),
  phrase('hears of', 'is notified, receives the event'),
  phrase('takes? it out', 'remove', 3),
  phrase('nothing (of it )?that', '"no" and the noun', 13),
  phrase('what is not', 'the noun itself', 13),
  phrase('has fallen', 'expired, lost, ended', 1),
  phrase('judged', 'checked, verified', 11),
  phrase('mend(ed)?', 'fix, repair', 6),
  phrase('Class XI{0,2}', 'Class 10, Class 12'),
  { kind: 'phrase', form: 'inbox', instead: 'events', files: /^api\/(billing|webhooks)\//, most: 0 },
  identifier('textOf', 'a name that says which text', 42),
  identifier('wordsOf', 'message, label, sentence', 29),
  identifier('placeOf', 'cursor, slot, position', 15),
  identifier('placesOf', 'slots, positions, log entries', 2),
  identifier('tell', 'emit, notify, send', 24),
  identifier('told', 'sent, notified, message', 34),
  identifier('tellPaid', 'emitPaid', 3),
  identifier('mend', 'fix, repair', 1),
  identifier('doors', 'buttons, links, entries'),
  identifier('offers', 'candidates', 4),
  identifier('shelves', 'folders'),
  identifier('living', 'live, current', 3),
  identifier('judge', 'verify, check', 12),
  identifier('judgeOf', 'verifierOf', 7),
  identifier('isJudged', 'hasClaims', 7),
  identifier('editions?', 'published version', 3),
  identifier('befall', 'applyFault'),
  identifier('hangDoor', 'installAdmissionControl'),
  identifier('neverAgain', 'findOptOut'),
]
