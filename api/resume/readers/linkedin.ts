// The data that LinkedIn lets people download: a zip of CSV files, of which those about the CV are read. Pure.
import { CsvError, parse } from 'csv-parse/sync'
import { splitWords } from './account.ts'
import { decodeText } from './bytes.ts'
import {
  addBasics,
  addEntry,
  type Draft,
  draft,
  finish,
  keepRest,
  linkOf,
  networkOf,
  type Raw,
  textsOf,
} from './fields.ts'
import type { Reading } from './reading.ts'
import { openZip } from './zip.ts'

type Row = Record<string, string>
type Numbered = { row: Row; number: number }

/** The list of the resume for each file name; the rows of other files are listed as not placed. */
const FILES: Record<string, string> = {
  ...{ profile: 'basics', 'profile summary': 'basics', 'email addresses': 'basics', phonenumbers: 'basics' },
  ...{ positions: 'work', education: 'education', skills: 'skills', languages: 'languages', projects: 'projects' },
  ...{ certifications: 'certificates', honors: 'awards', publications: 'publications', volunteering: 'volunteer' },
  ...{ 'recommendations received': 'references', courses: '', organizations: '', patents: '', 'test scores': '' },
}

/** Columns as older exports and those in other languages name them. */
const ALIASES = new Map(
  `first name: vorname|prénom|nome|voornaam|imię
last name: nachname|nom de famille|nom|apellidos|apellido|sobrenome|cognome|achternaam|nazwisko
company name: company|organization|firmenname|unternehmen|nom de l entreprise|entreprise|nombre de la empresa|empresa|azienda|bedrijfsnaam
title: position|positionsbezeichnung|titel|intitulé du poste|poste|titre|cargo|título|titolo|functie|stanowisko
description: beschreibung|descripción|descrição|descrizione|beschrijving|opis
location: standort|ort|lieu|ubicación|localidade|località|locatie|lokalizacja
started on: beginn|begonnen am|startdatum|date de début|fecha de inicio|data de início|data di inizio|begindatum|data rozpoczęcia
finished on: ende|beendet am|enddatum|date de fin|fecha de finalización|data de término|data di fine|einddatum|data zakończenia
school name: hochschule|name der hochschule|nom de l école|école|nombre de la escuela|instituição de ensino|nome della scuola
degree name: degree|abschluss|nom du diplôme|diplôme|titulación|grau|titolo di studio|diploma
headline: slogan|profil slogan|titre du profil|titular|título do perfil
summary: zusammenfassung|résumé|extracto|resumen|resumo|riepilogo|samenvatting|podsumowanie
zip code: postleitzahl|code postal|código postal|cep|cap|postcode|kod pocztowy
email address: e mail adresse|adresse e mail|dirección de correo electrónico|endereço de e mail|indirizzo e mail
proficiency: kenntnisstand|niveau|competencia|nível|livello|poziom`
    .split('\n')
    .flatMap(line => {
      const [name = '', others = ''] = line.split(': ')
      return others.split('|').map(other => [other, name] as const)
    }),
)
/** About the record, not about the person. */
const TECHNICAL = /^(confirmed|primary|updated on|type|status|creation date)$/
const COLUMNS = new Set([
  'first name',
  'name',
  'title',
  'company name',
  'school name',
  'email address',
  'number',
  'profile summary',
])

const spaced = (text: string) => splitWords(text.replace(/_/g, ' ')).join(' ')
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const tableOf = (path: string) => (/\.csv$/i.test(path) ? spaced(fileOf(path).slice(0, -4)) : '')

/** Whether the paths in a zip file are those of an export. */
export const isLinkedIn = (paths: readonly string[]): boolean => paths.some(path => Object.hasOwn(FILES, tableOf(path)))

export function readLinkedIn(bytes: Uint8Array): Reading {
  const { names, hasStrayNames, unpack } = openZip(bytes)
  const to = draft(TECHNICAL)
  const byDepth = names.toSorted((one, other) => one.split('/').length - other.split('/').length)
  const left = new Set(names)
  for (const file of Object.keys(FILES)) {
    const path = byDepth.find(one => tableOf(one) === file)
    if (!path) continue
    left.delete(path)
    const rows = rowsOf(to, unpack(path), fileOf(path))
    for (const row of chosen(file, rows)) addRow(to, file, row, fileOf(path))
  }
  const others = [...left].map(fileOf)
  const more = others.length > 12 ? ` and ${others.length - 12} more` : ''
  if (others.length > 0)
    to.notes.push(`Not read, because it has no place in a CV: ${others.slice(0, 12).join(', ')}${more}.`)
  if (hasStrayNames) to.notes.push('Files whose names lead out of the archive were left out.')
  return finish('linkedin', to)
}

/** Other addresses than the main one are for signing in; hidden recommendations are not part of the profile. */
function chosen(file: string, rows: Numbered[]): Numbered[] {
  if (file === 'recommendations received') return rows.filter(({ row }) => !row.status || /^visible$/i.test(row.status))
  const main = rows.find(({ row }) => /^yes$/i.test(row.primary ?? '')) ?? rows[0]
  return file === 'email addresses' && main ? [main] : rows
}

function addRow(to: Draft, file: string, { row, number }: Numbered, name: string): void {
  const list = FILES[file]
  const where = `${name}, row ${number}`
  const { 'first name': first, 'last name': last, ...rest } = row
  const named = first || last ? { name: [first, last].filter(Boolean).join(' '), ...rest } : row
  if (list === 'basics') addBasics(to, withProfiles(named), where)
  else if (list) addEntry(to, list, named, where)
  else keepRest(to, textsOf(row), where)
}

/** "[PERSONAL:https://…,BLOG:https://…]", "SKYPE:name"; older exports have no brackets or kinds. The first website is the person's own. */
function withProfiles({
  websites = '',
  'twitter handles': twitter = '',
  'instant messengers': messengers = '',
  ...row
}: Row): Raw {
  const sites: Row[] = []
  const left = websites.replace(
    /(?:(?<![A-Z_])([A-Z_]+):)?((?:https?:\/\/|www\.)[^\s,\]]+)/g,
    (all, kind: string | undefined, url: string) => {
      if (linkOf(url)) sites.push({ network: networkOf(kind ?? '', url), url })
      return linkOf(url) ? '' : all
    },
  )
  const [own, ...others] = sites
  const accounts = [...messengers.matchAll(/(?:([A-Z_]+):)?([^\s,:[\]]+)/g), ...twitter.matchAll(/()([^\s,:[\]]+)/g)]
  const profiles = accounts.map(([, kind, username = '']) => ({
    network: kind === '' ? 'Twitter' : networkOf(kind ?? ''),
    username,
  }))
  const rest = left.replace(/[\s,[\]]+/g, ' ')
  return { ...row, ...(own && { url: own.url }), websites: rest, profiles: [...others, ...profiles] }
}

/** The rows by their columns; `number` as a spreadsheet shows it. */
function rowsOf(to: Draft, bytes: Uint8Array, file: string): Numbered[] {
  const records = recordsOf(to, decodeText(bytes), file)
  const named = (cells: string[]) => cells.map(cell => ALIASES.get(spaced(cell)) ?? spaced(cell))
  // Some files begin with notes.
  const head = Math.max(
    0,
    records.slice(0, 10).findIndex(cells => named(cells).some(name => COLUMNS.has(name))),
  )
  const columns = named(records[head] ?? [])
  return records.slice(head + 1).map((cells, index) => ({
    row: Object.fromEntries(
      cells.flatMap((cell, at) => (cell.trim() ? [[columns[at] || `column ${at + 1}`, cell]] : [])),
    ),
    number: head + index + 2,
  }))
}

function recordsOf(to: Draft, content: string, file: string): string[][] {
  const records: string[][] = []
  const bytes = Buffer.from(content)
  let read = 0
  const [first = ''] = content.split('\n', 1)
  // Spreadsheet programs save with other delimiters.
  const delimiter = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0]
  const on_record = (record: string[], { bytes: end }: { bytes: number }) => {
    records.push(record)
    read = end
    return null
  }
  try {
    parse(bytes, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, on_record })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    to.notes.push(`${file} is damaged below row ${records.length}; the text below is listed as not placed.`)
    to.pieces.push({ text: bytes.subarray(read).toString(), where: `${file}, below row ${records.length}` })
  }
  return records
}
