// What a PDF of this service carries: claims as cv.json, or a tax document as invoice.json. Found by way of the cross-reference table as
// the engine and the seal write it.
import { inflated } from './copy.ts'
import type { Bytes } from './der.ts'
import { CheckError } from './fetch.ts'
import { latin1Of } from './pdf-seal.ts'

/** Tables of one file: the engine's and the seal's. */
const MOST_TABLES = 4
const damaged = () => new CheckError('The data in this PDF cannot be read.')

/** The offset of each object; a later update overrides an earlier one. */
function readTables(text: string): { offsets: Map<number, number>; trailer: string } {
  const offsets = new Map<number, number>()
  let [at, newest] = [Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]), '']
  for (let read = 0; read < MOST_TABLES; read++) {
    const end = text.indexOf('startxref', at)
    const [, rows = '', trailer = ''] = /^xref\s([\d\sfn]+)trailer([\s\S]+)$/.exec(text.slice(at, end)) ?? []
    for (const [, first, , lines = ''] of rows.matchAll(
      /(?<!\d)(\d{1,10}) (\d{1,10})\s{0,2}\n((?:\d{10} \d{5} [fn]\s{1,2})*)/g,
    )) {
      for (const [index, row] of [...lines.matchAll(/(\d{10}) \d{5} ([fn])/g)].entries()) {
        const id = Number(first) + index
        if (row[2] === 'n' && !offsets.has(id)) offsets.set(id, Number(row[1]))
      }
    }
    newest ||= trailer
    const [, previous] = /\/Prev (\d+)/.exec(trailer) ?? []
    if (!previous) return { offsets, trailer: newest }
    at = Number(previous)
  }
  throw damaged()
}

/** Null without the attachment. `bytes`: a file with a valid seal, or as the engine wrote it. */
export async function attachmentOf(bytes: Bytes, name: 'cv.json' | 'invoice.json' = 'cv.json'): Promise<string | null> {
  const text = latin1Of(bytes)
  const { offsets, trailer } = readTables(text)
  const refer = (from: string, key: RegExp) => offsets.get(Number(key.exec(from)?.[1])) ?? Number.NaN
  /** The dictionary of the object there. */
  const dictionaryAt = (at: number) => /^\d+ 0 obj[\s\S]*?(?:endobj|stream\r?\n)/.exec(text.slice(at))?.[0] ?? ''
  const catalog = dictionaryAt(refer(trailer, /\/Root (\d+) 0 R/))
  const [, first, id] = /\/EmbeddedFiles\s*<<\s*\/Names\s*\[\s*\(([\w.]+)\)\s*(\d+) 0 R/.exec(catalog) ?? []
  if (first !== name) return null
  const file = dictionaryAt(offsets.get(Number(id)) ?? Number.NaN)
  const at = refer(file, /\/EF\s*<<[^<>]*?\/F (\d+) 0 R/)
  const dictionary = dictionaryAt(at)
  const [, length] = /\/Length (\d+)\b(?! \d+ R)/.exec(dictionary) ?? []
  if (!length) throw damaged()
  const part = bytes.subarray(at + dictionary.length, at + dictionary.length + Number(length))
  // Short streams are not compressed.
  return dictionary.includes('/Filter') ? inflated(part, 'utf-8') : new TextDecoder().decode(part)
}
