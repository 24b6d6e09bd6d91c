// What the lines of a job and the columns of tables are called, as forms and Indian CVs write them. Pure.
import { splitWords } from './account.ts'
import { type Row, rowText, segmentText } from './row.ts'

export type JobField = 'name' | 'position' | 'place' | 'period'
const FIELDS: Record<JobField, string> = {
  name: 'company|company name|employer|organi[sz]ation|name of (?:the )?(?:company|employer|organi[sz]ation)|firma|arbeitgeber|unternehmen|entreprise|employeur|société|empresa|empleador|azienda|datore di lavoro|empregador|bedrijf|werkgever|pracodawca|företag|arbetsgivare|virksomhed|arbeidsgiver|компания|организация|работодатель|zaměstnavatel|angajator|munkáltató|işveren|şirket|कंपनी|संस्था',
  position:
    'designation|position|position held|role|job title|title|post|post held|tätigkeit|stelle|funktion|poste|fonction|poste occupé|puesto|cargo|posizione|ruolo|mansione|função|functie|functietitel|stanowisko|befattning|stilling|должность|позиция|pozice|funcția|funcție|beosztás|pozisyon|unvan|पद|पदनाम',
  place:
    'location|place|work location|city|ort|arbeitsort|einsatzort|lieu|ville|lugar|ciudad|ubicación|luogo|sede|città|local|cidade|plaats|locatie|miejsce|miasto|ort|plats|sted|город|место|місто|město|locația|oraș|hely|şehir|स्थान',
  period:
    'duration|period|tenure|dates?|time period|employment period|from|zeitraum|dauer|période|durée|dates|periodo|período|fechas?|periodo|durata|periode|okres|period|период|даты|період|období|perioada|időszak|dönem|süre|अवधि',
}
const LABELLED = Object.entries(FIELDS).map(
  ([field, words]) => [field as JobField, new RegExp(`^(?:${words})\\s{0,3}[:：]\\s{0,3}`, 'iu')] as const,
)

/** "Designation: Clerk": the field and the length of its label. */
export function jobLabelIn(text: string): { field: JobField; length: number } | undefined {
  for (const [field, rule] of LABELLED) {
    const length = rule.exec(text)?.[0].length ?? 0
    if (length > 0 && length < text.length) return { field, length }
  }
  return undefined
}

const COLUMNS = new Set(
  splitWords(
    'qualification qualifications degree course courses exam examination class standard institute institution school college university board year passing percentage percent marks cgpa gpa score grade result duration stream subject specialization specialisation discipline company employer organization organisation designation position role title period location from to skill skills tool tools technology technologies software level proficiency experience years language languages rating category name sr no sno s exams university/board aggregate grades ' +
      'abschluss schule hochschule universität jahr note fach studiengang kenntnis kenntnisse fähigkeit niveau stufe erfahrung jahre sprache zeitraum arbeitgeber firma tätigkeit ' +
      'diplôme formation établissement école année mention compétence compétences expérience outil langue entreprise poste période ' +
      'título titulación centro universidad año nota habilidad competencia nivel experiencia herramienta idioma empresa puesto periodo ' +
      'titolo istituto università anno voto competenza livello esperienza lingua azienda ruolo ' +
      'curso instituição ano competência nível experiência ferramenta cargo período ' +
      'opleiding diploma jaar vaardigheid ervaring taal functie dyplom uczelnia szkoła rok ocena umiejętność poziom język stanowisko okres ' +
      'kompetens nivå erfarenhet språk utbildning år færdighed niveau erfaring навык навыки уровень опыт язык год оценка образование учреждение योग्यता संस्थान वर्ष प्रतिशत',
  ),
)
const SMALL = new Set(['of', 'the', 'in', 'and', 'de', 'du', 'der', 'di', 'or'])

const cellsOf = (row: Row): string[] =>
  row.segments.length > 1
    ? row.segments.map(({ spans }) => spans.map(({ text }) => text).join(''))
    : rowText(row).split('|')

/** The head of a table: every cell is the name of a column. */
export function isTableHead(row: Row): boolean {
  const cells = cellsOf(row).map(cell => splitWords(cell.replaceAll('%', ' percentage ')))
  const isColumn = (words: string[]) => words.length <= 5 && words.every(word => COLUMNS.has(word) || SMALL.has(word))
  return cells.length > 1 && !row.isBullet && cells.every(isColumn)
}

/** Rows of a table of studies without the cell of the board beside the institution, and the board of each. */
export function withoutBoards(head: Row, rows: readonly Row[]): { rows: Row[]; boards: Map<Row, string> } {
  const cells = cellsOf(head)
  const at = cells.findIndex(cell => /\bboard\b/i.test(cell) && !/institut|school|college/i.test(cell))
  const hasInstitution = cells.some((cell, index) => index !== at && /institut|school|college/i.test(cell))
  const boards = new Map<Row, string>()
  const kept = rows.map(row => {
    const cell = row.segments[at]
    if (!hasInstitution || !cell || row.segments.length !== cells.length) return row
    const left = { ...row, segments: row.segments.filter(one => one !== cell) }
    boards.set(left, segmentText(cell))
    return left
  })
  return { rows: kept, boards }
}
