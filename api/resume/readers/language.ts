// The language of a CV, by its script and by small words, months and headings that other languages do not have. Pure.
import { splitWords } from './account.ts'

/** Words of one language each: joining words, and what CVs of the language say. */
const WORDS: Record<string, string> = {
  en: 'and the of with for to from at by experience education skills languages work present references',
  de: 'und der die das den für mit von bei bis seit als zum zur im heute berufserfahrung kenntnisse sprachen ausbildung deutsch',
  fr: 'et le les des du une avec pour chez aux depuis expérience expériences compétences langues formation français',
  es: 'y el los las con para del una por desde hasta actualidad experiencia formación idiomas habilidades español',
  it: 'il gli della dei con presso nel alla esperienza esperienze lavorative istruzione lingue competenze italiano oggi',
  pt: 'e os da do das dos com para em uma até atual experiência formação idiomas habilidades português atualmente',
  nl: 'het een van met voor bij tot heden en de opleiding werkervaring talen vaardigheden nederlands',
  pl: 'w z na dla oraz przy od obecnie doświadczenie wykształcenie umiejętności języki polski zawodowe',
  sv: 'och för av att på till med hos nuvarande arbetslivserfarenhet utbildning språk kompetenser svenska pågående',
  da: 'og til af på med hos nu nuværende erhvervserfaring uddannelse sprog kompetencer dansk ved',
  nb: 'og til av på med hos nå nåværende arbeidserfaring utdanning språk ferdigheter norsk ved',
  fi: 'ja sekä työkokemus koulutus kielitaito osaaminen suomi nykyinen nykyään alkaen',
  cs: 'a v na pro se ve pracovní zkušenosti vzdělání jazyky dovednosti čeština současnost dosud',
  sk: 'a v na pre sa vo pracovné skúsenosti vzdelanie jazyky zručnosti slovenčina súčasnosť doteraz',
  hr: 'i u na za iz od do radno iskustvo obrazovanje jezici vještine hrvatski danas sada',
  ro: 'și în la cu de pentru din experiență educație limbi competențe română prezent',
  hu: 'és az egy a munkatapasztalat tanulmányok nyelvek készségek magyar jelenleg jelenleg is végzettség',
  tr: 've ile için iş deneyimi eğitim diller yabancı dil beceriler yetenekler türkçe halen',
  id: 'dan di yang untuk dengan pengalaman kerja pendidikan bahasa keahlian sekarang indonesia',
  vi: 'và của cho với kinh nghiệm học vấn ngôn ngữ kỹ năng hiện tại tiếng việt',
  ru: 'и в на с по для опыт работы образование навыки языки настоящее время русский',
  uk: 'і й та у на з для досвід роботи освіта навички мови дотепер українська теперішній',
  bg: 'и в на с за от опит образование умения езици български досега момента',
}
/** Scripts with one language among those of CVs; letters of Japanese come before those it shares with Chinese. */
const SCRIPTS: [language: string, letters: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['th', /\p{Script=Thai}/gu],
]
const LANGUAGES_OF = new Map<string, string[]>()
for (const [language, words] of Object.entries(WORDS))
  for (const word of new Set(words.split(' '))) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language])

const MOST_LETTERS = 20_000
const FEWEST = 4
/** A word of so many letters, as a heading, counts twice: it is seldom in texts of other languages. */
const LONG = 7
/** The second language has more than this share of the first one's words. */
const CLOSE = 0.6

/** The likeliest language, and a second one where it is nearly as likely; undefined where the text says too little. */
export function languageIn(whole: string): { first: string; second?: string } | undefined {
  const text = whole.slice(0, MOST_LETTERS)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS.find(
    ([, rule]) => (text.match(rule)?.length ?? 0) > letters * (rule.source.includes('Kata') ? 0.1 : 0.4),
  )
  if (script) return { first: script[0] }
  const votes = new Map<string, number>()
  for (const word of splitWords(text.replaceAll('İ', 'i'))) {
    const languages = LANGUAGES_OF.get(word) ?? []
    const weight = (word.length >= LONG ? 2 : 1) / languages.length
    for (const one of languages) votes.set(one, (votes.get(one) ?? 0) + weight)
  }
  const [best, next] = [...votes].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < FEWEST) return undefined
  return next && next[1] > CLOSE * best[1] && next[1] >= FEWEST
    ? { first: best[0], second: next[0] }
    : { first: best[0] }
}
