// The words of a mail around a CV, and the signature and consent at its end: no text of the CV. Pure.
import { periodsIn } from './dates.ts'
import { type Row, rowText } from './row.ts'

const GREETING =
  /^(?:hi|hello|dear|good (?:morning|day)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten tag|bonjour|madame|monsieur|chère?|hola|estimad[oa]s?|buenos días|ciao|gentile|buongiorno|olá|prezad[oa]s?|beste|geachte|dzień dobry|szanown[iy]|hej|kära|kære|здравствуйте|добрый день|уважаем\p{L}{2,3})(?!\p{L})[^.:]{0,40}[,!，]$/iu
const FAREWELL =
  /^(?:(?:kind|best|warm) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely|cheers|(?:mit )?(?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|liebe|freundliche) grüße|cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|atentamente|(?:cordiali|distinti) saluti|atenciosamente|(?:com os melhores )?cumprimentos|met vriendelijke groeten?|z poważaniem|pozdrawiam|с уважением|(?:med )?vänliga hälsningar|(?:med )?vennlig hilsen|(?:med )?venlig hilsen|s pozdravem|sent from my \p{L}{2,10})[,.!]?$/iu

/** Instead of references: the sentence, or its end below the heading. */
const ON_REQUEST =
  /^(?:(?:references?|referees?|referenzen|références|referencias|referenze|referências|referenties|referencje|рекомендации)[ :]{1,2})?(?:(?:are|will be|gladly|furnished|provided|available|supplied|gerne|sind|verfügbar|disponibles?|disponíveis|disponibili|beschikbaar|dostępne|предоставлю) ){0,3}(?:up)?(?:on request|auf (?:anfrage|wunsch)|sur demande|(?:a|bajo) (?:petición|solicitud)|su richiesta|(?:sob|a) pedido|op (?:aanvraag|verzoek)|na (?:życzenie|prośbę)|по (?:запросу|требованию))\.?$/iu

/** Without the words of a mail around a CV, and without the offer of references: they stay unplaced. */
export function withoutLetter(rows: readonly Row[]): readonly Row[] {
  const end = rows.findLastIndex(row => FAREWELL.test(rowText(row)))
  const isEnd = end > 3 && rows.length - end <= 6
  const isLetter = (text: string, index: number) => (index < 3 && GREETING.test(text)) || (isEnd && index >= end)
  return rows.filter((row, index) => !isLetter(rowText(row), index) && !ON_REQUEST.test(rowText(row)))
}

/** "Leeds, 4 March 2024", the name of who signs, and a consent in sentences below the last list: they stay unplaced. */
export function withoutClosing(rows: readonly Row[]): readonly Row[] {
  // The name is one of the first lines, or behind a label.
  const names = rows.slice(0, 6).flatMap((row, index) => {
    const [, value] = /^[^:：]{1,40}[:：]\s*(\S.*)$/u.exec(rowText(row)) ?? []
    return value ?? (index < 2 ? rowText(row) : [])
  })
  let end = rows.length
  while (end > 4 && end > rows.length - 4 && isClosing(rows[end - 1] as Row, names)) end--
  return rows.slice(0, end)
}
function isClosing(row: Row, names: string[]): boolean {
  const text = rowText(row)
  const [date, more] = periodsIn(text)
  const before =
    date &&
    text
      .slice(0, date.from)
      .trimEnd()
      .replace(/(?<=[\s,])(?:den|le|il|a|em|dnia|dne|the)$/iu, '')
      .replace(/(?<![\s,])[\s,]+$/u, '')
  const isSigned =
    date?.start.length === 10 &&
    !more &&
    date.end === undefined &&
    date.to === text.length &&
    /^\p{Lu}[^\d:]{2,30}$/u.test(before ?? '')
  return (
    !row.isBullet && (isSigned || names.includes(text.replace(/^[(\s]+|(?<![)\s])[)\s]+$/g, '')) || CONSENT.test(text))
  )
}
const CONSENT =
  /^(?:wyrażam (?:\p{L}+ )?zgodę|zgadzam się na|autorizzo (?:al|il|l['’])|autorizo |ai sensi (?:del|dell['’])|i (?:hereby )?(?:consent|agree) to|souhlasím se|súhlasím so|sunt de acord cu prelucrarea|согласен на обработку|даю согласие|ich willige|hiermit (?:willige|versichere))/iu
