// Studies from the heads of entries: school, degree, subject, board and result. Pure.
import type { Note } from './contact.ts'
import { datesOf } from './dates.ts'
import type { Atom, Entry } from './entry.ts'
import { linkOf, listField } from './entry-fields.ts'
import { commaParts, isPlaceLike } from './head-order.ts'
import { schoolScore } from './kinds-of-words.ts'
import { labelIn } from './labels.ts'
import { rowText } from './row.ts'
import { isEastern } from './text.ts'

const MARK = /^\d+(?:[.,]\d+)?\s?(?:%|\/\s?\d+(?:[.,]\d+)?)?$|^(?:level|grade|class) \S+$/i

/** A result that its sign or its words name. */
const SCORE =
  /^(?:\d{1,3}(?:[.,]\d+)?\s?(?:%|(?:\/\s?\d{1,3}\s?)?(?:s?c?gpa|cpi))|[A-F][+-]|(?:first|second|third|upper|lower)(?: (?:first|second|class|division|upper|lower|honou?rs)){1,4}|(?:with )?distinction|(?:(?:magna|summa) )?cum laude)$/i

export function study(entry: Entry, note: Note) {
  entry.atoms = entry.atoms.filter(atom => !takeCompleted(atom, note)).flatMap(atom => dividedStudy(atom, note))
  const score = scoreOf(entry, note)
  withoutClubs(entry)
  const [institution, degree, third] = withCity(entry.atoms)
  const { board, ...said } = degree ? degreeOf(degree, third && !isPlaceLike(third) ? third : undefined, note) : {}
  return {
    ...(institution && { institution: institution.text }),
    ...said,
    ...datesOf(entry.period),
    ...(score && { score }),
    ...(board && { 'x-board': board }),
    ...listField(entry, 'courses'),
    ...linkOf(entry),
    ...(entry.lines.length > 0 && { 'x-description': entry.lines.join('\n') }),
  }
}

/** "Completed in" of a date that was cut out. */
const COMPLETED =
  /^(?:conclusão|concluíd[oa]|completed|graduated|graduation|graduating|expected|anticipated|abgeschlossen|abschluss|obtenue?|titulad[oa]|finalizad[oa]|conseguit[oa]|ukończon[oey])(?: (?:in|on|em|en|im|il))?:?$/iu
function takeCompleted({ text, row }: Atom, note: Note): boolean {
  if (!COMPLETED.test(text)) return false
  note(row, text)
  return true
}

/** "한강대학교 경영학과 졸업", "江南大学 法学 毕业": school, subject and the word of the end. */
const ENDED = /^(?:졸업|졸업예정|수료|재학|중퇴|卒業|修了|毕业|畢業|在读|肄业)$/
function dividedStudy(atom: Atom, note: Note): Atom[] {
  const parts = isEastern(atom.text) ? atom.text.split(/\s+/) : []
  const school = parts.findLastIndex(part => schoolScore(part) > 0)
  if (parts.length < 2 || school < 0) return [atom]
  const ended = parts.filter(part => ENDED.test(part))
  for (const word of ended) note(atom.row, word)
  const rest = parts.slice(school + 1).filter(part => !ended.includes(part))
  return [parts.slice(0, school + 1), rest]
    .filter(some => some.length > 0)
    .map(some => ({ ...atom, text: some.join(' ') }))
}

/** What someone did beside a study is no degree. */
const CLUB =
  /(?<!\p{L})(?:clubs?|society|societies|union|committee|council|team|choir|orchestra|band|fraternity|sorority|verein|fachschaft|studierendenrat|chor|orchester|association|bureau des étudiants|chorale|asociación|sociedad|comité|coro|equipo|associazione|comitato|squadra|associação|equipa|equipe|vereniging|studentenvereniging|koło naukowe|samorząd|förening|studentkår|клуб|общество|spolek|klub|asociația|egyesület|kerho|kulübü)(?!\p{L})/iu
function withoutClubs(entry: Entry): void {
  const isClub = ({ text }: Atom, index: number) => index > 0 && CLUB.test(text) && schoolScore(text) >= 0
  entry.lines.unshift(...entry.atoms.filter(isClub).map(({ text }) => text))
  entry.atoms = entry.atoms.filter((atom, index) => !isClub(atom, index))
}

/** "Some School, Leeds" alone: the text behind the comma is a degree only where it says so. */
function withCity(atoms: Atom[]): Atom[] {
  const [school, behind, ...more] = atoms
  const isCity =
    school && behind && behind.row === school.row && schoolScore(school.text) > 0 && isCityOf(school, behind.text)
  if (!isCity) return atoms
  return [{ ...school, text: `${school.text}, ${behind.text}` }, ...more]
}
const isCityOf = ({ row, text }: Atom, behind: string) =>
  schoolScore(behind) === 0 &&
  /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(behind) &&
  rowText(row).includes(`${text}, ${behind}`)

/** Takes a labelled score, or a number that is alone in a line or at the right. */
function scoreOf(entry: Entry, note: Note): string | undefined {
  const { said, atoms, lines } = entry
  if (said.score) return said.score
  for (const atom of atoms.slice(2)) {
    const found = labelIn(atom.text)
    if (found?.field !== 'score') continue
    note(atom.row, found.label)
    atoms.splice(atoms.indexOf(atom), 1)
    return found.said
  }
  const mark = atoms.findIndex(({ text, isApart }, index) => index > 0 && isApart && MARK.test(text))
  if (mark > 0) return atoms.splice(mark, 1)[0]?.text
  const isInTable = ({ row, text }: Atom) => row.segments.length > 2 && /^\d{1,3}(?:[.,]\d+)?$/.test(text)
  const cell = atoms.findIndex(atom => SCORE.test(atom.text) || isInTable(atom))
  if (cell >= 0 && atoms.length > 1) return atoms.splice(cell, 1)[0]?.text
  const line = lines.findIndex(text => MARK.test(text))
  return line >= 0 ? lines.splice(line, 1)[0] : undefined
}

/** "Master of Science in Physics", "Licenciatura en Derecho": the degree before the word that joins the subject. */
const IN_SUBJECT = /^(.{2,60}?) (in|en|em|auf|w zakresie|im Fach|i|по) ((?:the |der )?[\p{Lu}].+)/u
/** "B.Tech., Civil Engineering", "BSc in Physics"; a third text of the head is the subject where none is named yet. */
function degreeOf(degree: Atom, third: Atom | undefined, note: Note): { [key: string]: string | undefined } {
  // The subject begins with the words of the degree.
  const isLonger = third?.text.startsWith(`${degree.text} `)
  if (isLonger) note(degree.row, degree.text)
  const whole = (isLonger && third?.text) || degree.text
  const inOf = IN_SUBJECT.exec(whole)
  const parts = commaParts(whole.replaceAll('、', '，'))
  const isBoard = third && !isLonger && (parts.length > 1 || schoolScore(third.text) > 0)
  if (parts.length === 1 && third && !isLonger && !isBoard) parts.push(third.text)
  const board = isBoard ? { board: third.text } : {}
  const [studyType, ...area] = inOf && parts.length === 1 ? [inOf[1], inOf[3]] : parts
  if (inOf && parts.length === 1) note(degree.row, inOf[2] ?? '')
  return { studyType, ...(area.length > 0 && { area: area.join(', ') }), ...board }
}
