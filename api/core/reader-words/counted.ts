// Texts with `{count}`: apart from the other texts, because they are needed in the browser, where English texts are their own keys.

/** The English plural forms, by the form for many. */
export const COUNTED = {
  '{count} sections with a credential signed by {who}': '{count} section with a credential signed by {who}',
  '{count} sections confirmed by {who}': '{count} section confirmed by {who}',
  '{count} sections signed by {who}': '{count} section signed by {who}',
  '{count} sections with a credential signed by several domains ({many})':
    '{count} section with a credential signed by several domains ({many})',
  '{count} sections confirmed by several domains ({many})': '{count} section confirmed by several domains ({many})',
  '{count} sections signed by several people or wallets ({many})':
    '{count} section signed by several people or wallets ({many})',
  '{count} sections with evidence only': '{count} section with evidence only',
  '{count} sections with a signature that no longer counts': '{count} section with a signature that no longer counts',
  '{count} sections not signed': '{count} section not signed',
  'Too many wrong passwords came from here. Try again in {count} minutes.':
    'Too many wrong passwords came from here. Try again in {count} minute.',
} as const
export type Counted = keyof typeof COUNTED
