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
  `first name: vorname|prénom|nome|voornaam|imię|이름|名|名字|имя|ad|förnamn|fornavn|jméno|nama depan|الاسم الأول
last name: nachname|nom de famille|nom|apellidos|apellido|sobrenome|cognome|achternaam|nazwisko|성|姓|姓氏|фамилия|soyadı|efternamn|etternavn|příjmení|nama belakang|اسم العائلة
company name: company|organization|firmenname|unternehmen|nom de l entreprise|entreprise|nombre de la empresa|empresa|azienda|bedrijfsnaam|회사|회사명|회사 이름|会社名|公司|公司名称|公司名稱|компания|название компании|şirket|şirket adı|företag|företagsnamn|firma|firmanavn|název firmy|nama perusahaan|اسم الشركة
title: position|positionsbezeichnung|titel|intitulé du poste|poste|titre|cargo|título|titolo|functie|stanowisko|직함|직책|직위|役職|職位|职位|职务|職稱|должность|unvan|titel|tittel|pozice|jabatan|المسمى الوظيفي
description: beschreibung|descripción|descrição|descrizione|beschrijving|opis|설명|説明|描述|说明|описание|açıklama|beskrivning|beskrivelse|popis|deskripsi|الوصف
location: standort|ort|lieu|ubicación|localidade|località|locatie|lokalizacja|위치|지역|所在地|勤務地|地点|地點|местоположение|konum|plats|sted|místo|lokasi|الموقع
started on: beginn|begonnen am|startdatum|date de début|fecha de inicio|data de início|data di inizio|begindatum|data rozpoczęcia|시작일|시작 날짜|開始日|开始日期|開始日期|дата начала|başlangıç tarihi|startdatum|startdato|datum zahájení|tanggal mulai|تاريخ البدء
finished on: ende|beendet am|enddatum|date de fin|fecha de finalización|data de término|data di fine|einddatum|data zakończenia|종료일|종료 날짜|終了日|结束日期|結束日期|дата окончания|bitiş tarihi|slutdatum|sluttdato|slutdato|datum ukončení|tanggal selesai|تاريخ الانتهاء
school name: hochschule|name der hochschule|nom de l école|école|nombre de la escuela|instituição de ensino|nome della scuola|학교|학교명|学校名|学校|学校名称|學校名稱|учебное заведение|okul|okul adı|skola|skole|škola|nama sekolah|اسم الجامعة
degree name: degree|abschluss|nom du diplôme|diplôme|titulación|grau|titolo di studio|diploma|학위|학위명|学位|學位|степень|derece|examen|grad|titul|gelar|الدرجة
headline: slogan|profil slogan|titre du profil|titular|título do perfil|헤드라인|소개글|ヘッドライン|标题|標題|заголовок|başlık|rubrik|overskrift|titulek|tajuk|العنوان الرئيسي
summary: zusammenfassung|résumé|extracto|resumen|resumo|riepilogo|samenvatting|podsumowanie|요약|自己紹介|概要|简介|簡介|общие сведения|özet|sammanfattning|sammendrag|shrnutí|ringkasan|الملخص
zip code: postleitzahl|code postal|código postal|cep|cap|postcode|kod pocztowy|우편번호|郵便番号|邮政编码|郵遞區號|почтовый индекс|posta kodu|postnummer|psč|kode pos|الرمز البريدي
email address: e mail adresse|adresse e mail|dirección de correo electrónico|endereço de e mail|indirizzo e mail|이메일|이메일 주소|メールアドレス|电子邮件|电子邮箱|電子郵件|адрес электронной почты|e posta adresi|e postadress|e postadresse|alamat email|البريد الإلكتروني
proficiency: kenntnisstand|niveau|competencia|nível|livello|poziom|숙련도|수준|習熟度|熟练程度|熟練程度|уровень владения|yeterlilik|kunskapsnivå|ferdighetsnivå|úroveň|kemahiran|مستوى الإتقان`
    .split('\n')
    .flatMap(line => {
      const [name = '', others = ''] = line.split(': ')
      return others.split('|').map(other => [other, name] as const)
    }),
)
/** The columns of the tables in their order, for exports whose languages the list above lacks. */
const ORDERS: Record<string, string> = {
  profile:
    'first name,last name,maiden name,address,birth date,headline,summary,industry,zip code,geo location,twitter handles,websites,instant messengers',
  positions: 'company name,title,description,location,started on,finished on',
  education: 'school name,start date,end date,notes,degree name,activities',
  skills: 'name',
  languages: 'name,proficiency',
  projects: 'title,description,url,started on,finished on',
  certifications: 'name,url,authority,started on,finished on,license number',
  'email addresses': 'email address,confirmed,primary,updated on',
}
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
  const known = records.slice(0, 10).findIndex(cells => named(cells).some(name => COLUMNS.has(name)))
  const head = Math.max(0, known)
  const usual = ORDERS[tableOf(file)]?.split(',') ?? []
  const isInOrder = known < 0 && usual.length === records[head]?.length
  const columns = isInOrder ? usual : named(records[head] ?? [])
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
