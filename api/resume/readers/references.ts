// Contacts of references, which readers of a CV must not see unless its owner shows them. Pure.
import type { Entry, Reading } from './reading.ts'

const MAIL = /[^\s@<>()[\],;:|]{1,64}@[^\s@<>()[\],;:|]{3,190}/g
const PHONE = /(?<![\p{L}\d])(?:\+|00|\(?0)\d?[\d ()./-]{6,22}\d(?!\d)/gu
/** What stood before a contact that was taken away, and signs that separated it. */
const LABEL = /(?:\b(?:e-?mail|mail|phone|mobile|cell|telephone|tele(?:f|ph)ono?|t[ée]l|m|t|e)\b\.?\s?:?\s?)?\0/giu
const GAPS = /(?:[\s,;|•·()–—-]{0,9}\0[\s,;|•·()–—-]{0,9})+/g

/** Moves mail addresses and phone numbers from the name and the text of each reference to its private fields. */
export function withPrivateContacts(reading: Reading): Reading {
  const { references } = reading.resume
  if (!references?.some(({ name, reference }) => /@|\d{3}/.test(`${name} ${reference}`))) return reading
  return { ...reading, resume: { ...reading.resume, references: references.map(separated) } }
}

function separated(entry: Entry): Entry {
  const found: Record<'x-email' | 'x-phone', string[]> = { 'x-email': [], 'x-phone': [] }
  const without = (text: string) => {
    const take = (key: keyof typeof found) => (contact: string) => {
      found[key].push(contact.trim())
      return '\0'
    }
    const bare = text.replace(MAIL, take('x-email')).replace(PHONE, take('x-phone'))
    if (bare === text) return text
    const between = (gap: string, at: number, all: string) => {
      const isInside = at > 0 && at + gap.length < all.length
      return gap.includes('\n') ? '\n' : isInside ? ', ' : ''
    }
    return bare.replace(LABEL, '\0').replace(GAPS, between).trim()
  }
  const { name, reference, ...rest } = entry
  const shown = Object.entries({ name, reference }).flatMap(([key, text]) => {
    const left = typeof text === 'string' ? without(text) : ''
    return left ? [[key, left]] : []
  })
  const own = Object.entries(found).flatMap(([key, contacts]) => {
    const all = [...new Set([...(rest[key] ? [String(rest[key])] : []), ...contacts])]
    return all.length > 0 ? [[key, all.join(', ').slice(0, 200)]] : []
  })
  return { ...Object.fromEntries(shown), ...rest, ...Object.fromEntries(own) }
}
