// Words that distinguish employers, schools, positions and degrees. Parts of words, in the languages of CVs. Pure.
import { normal } from './account.ts'

const anyOf = (words: string) => new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u')
const within = (parts: string) => new RegExp(parts, 'u')

/** Ends of words count where a language joins words: Ingenieur, Wirtschaftsingenieur. */
const ROLE = within(
  '(?:engineer|developer|manager|director|analyst|assistant|consultant|designer|scientist|researcher|nurse|teacher|lecturer|professor|intern|trainee|apprentice|officer|founder|architect|administrator|coordinator|specialist|technician|programmer|student|accountant|clerk|editor|writer|author|physician|doctor|lawyer|mentor|volunteer|tutor|supervisor|executive|president|chair|head|lead|leader|owner|partner|advisor|adviser|representative|operator|mechanic|driver|chef|cook|waiter|cashier|agent|associate|fellow|freelancer|producer|planner|strategist|buyer|worker|curator|librarian|translator|member' +
    '|ingenieur|ingenieurin|entwickler|leiter|berater|mitarbeiter|assistent|praktikant|werkstudent|kaufmann|kauffrau|lehrer|techniker|meister|sachbearbeiter|referent|geschäftsführer|wissenschaftler|konstrukteur|architekt|pfleger|verkäufer|auszubildender' +
    '|ingénieur|développeu|directeur|directrice|chargé|chef|cheffe|responsable|consultant|stagiaire|technicien|assistant|analyste|professeur|enseignant|conseill|vendeu|infirmi|comptable|rédact' +
    '|ingenier|desarrollador|director|jefe|analista|coordinador|consultor|asistente|técnico|becario|profesor|enfermer|contable|gerente|vendedor|diseñador|investigador' +
    '|ingegnere|sviluppatore|direttore|responsabile|consulente|impiegat|tirocinante|insegnante|progettista|engenheir|desenvolvedor|gerente|diretor|estagiári|enfermeir|inżynier|programist|kierownik|dyrektor|konsultant|specjalista|stażyst|nauczyciel|ontwikkelaar|medewerker|adviseur|stagiair|docent' +
    '|अभियंता|इंजीनियर|प्रबंधक|लेखाकार|सहायक|अध्यापक|शिक्षक|निदेशक|विश्लेषक|डेवलपर|مهندس|مدير|محلل|مطور|محاسب|معلم|مساعد|工程师|经理|总监|分析师|设计师|开发|助理|实习生|主管|顾问|教师|研究员)(?:in|e|er|es|s|rice|euse|ère|a|o|as|os|innen)?(?![\\p{L}\\p{M}])',
)
const SHORT_ROLE = anyOf('ceo|cto|cfo|coo|cio|vp|svp|hr|qa|sde|swe|pm|gm|md|phd student|dozent|dozentin')

const SUFFIX = anyOf(
  'inc|incorporated|llc|ltd|limited|llp|plc|corp|corporation|company|co|gmbh|mbh|ag|kg|ohg|ug|e v|se|kgaa|s a|s\\.a|sa|sas|sarl|s\\.l|sl|slu|s\\.r\\.l|srl|spa|s\\.p\\.a|bv|nv|b\\.v|n\\.v|oy|ab|as|a\\/s|aps|sp\\. z o\\. ?o|z o\\.o|pvt|pte|pty|kft|s\\.r\\.o|doo|lda',
)
const ORGANISATION = within(
  '(?:labs?|laborator\\p{L}{1,20}|institut\\p{L}{0,20}|universit\\p{L}{0,20}|université|college|school|academy|hospital|clinic|infirmary|trust|bank|group|holding|studios?|solutions|systems|software|services|technolog\\p{L}{1,20}|industries|partners|associates|consulting|agency|foundation|society|association|council|ministry|department of|authority|museum|library|church|care home|co-op|cooperative|university|research|media|press|journal|magazine|forum|federation|club|centre|center|payments|ventures|capital|energy|airlines|hotel|restaurant' +
    '|hochschule|gymnasium|akademie|klinik|krankenhaus|verlag|verein|verband|werke?|bau|anlagenbau|getriebe|stadt|amt|ministerium|sparkasse|stiftung|technik|gesellschaft|schule' +
    '|école|ecole|lycée|collège|mairie|agence|festival|hôpital|banque|société|fondation|musée|ministère|cabinet|association' +
    '|universidad|instituto|escuela|colegio|banco|hospital|almacenes|transportes|ayuntamiento|fundación|empresa|ministerio|università|istituto|scuola|banca|ospedale|comune|fondazione|universidade|escola|prefeitura|uniwersytet|politechnika|szkoła|szpital|bank|fundacja|universiteit|hogeschool|gemeente|ziekenhuis|stichting' +
    '|विश्वविद्यालय|संस्थान|महाविद्यालय|विद्यालय|कंपनी|बैंक|सेवा|ट्रेडर्स|جامعة|شركة|معهد|مدرسة|بنك|مستشفى|大学|学院|公司|集团|银行|中学|医院|研究所)(?![\\p{L}\\p{M}])',
)
const SCHOOL = within(
  'universit|uniwersytet|college|school|(?:^|[^\\p{L}])(?:board|cbse|icse|बोर्ड)(?![\\p{L}\\p{M}])|academy|institut|polytechnic|politechnika|politecnico|hochschule|gymnasium|akademie|schule|école|ecole|lycée|collège|faculté|universidad|universidade|instituto|escuela|colegio|escola|liceo|scuola|szkoła|hogeschool|(?:^|[^\\p{L}])(?:iit|iim|nit|mit|eth|epfl|tu|fh|lmu|rwth|ucl|lse|uc)(?![\\p{L}])|विश्वविद्यालय|संस्थान|महाविद्यालय|विद्यालय|جامعة|معهد|مدرسة|كلية|大学|学院|中学|பல்கலைக்கழக|கல்லூரி',
)
const DEGREE = within(
  '(?:^|[^\\p{L}])(?:b\\.? ?(?:sc|a|s|e|tech|com|ed|eng|arch|ba|pharm)|m\\.? ?(?:sc|a|s|e|tech|com|ed|eng|ba|phil|res|arch|d)|ph\\.? ?d|d\\.? ?phil|mba|bba|bca|mca|llb|llm|md|mbbs|jd|ba|ma|bs|ms|gcse|a-levels?|btech|mtech|btec|hnd|dea|dess|bts|dut|ing|dipl|dr)(?:\\.|(?![\\p{L}]))' +
    '|bachelor|master|doctor|diplom|degree|abitur|matura|baccalaur|licence|licenciatura|licenciad|grado|máster|maestría|doctorado|bachiller|laurea|dottorato|maturità|bacharel|mestrado|magister|licencjat|inżynier|staatsexamen|certificate in|foundation|high school|secondary|maîtrise|thèse|एम\\.|बी\\.|स्नातक|पीएच|بكالوريوس|ماجستير|دكتوراه|学士|硕士|博士|本科|இளங்கலை|முதுகலை',
)

const scoreBy = (text: string, rules: [RegExp, number][]) => {
  const low = normal(text)
  return rules.reduce((sum, [rule, weight]) => sum + (rule.test(low) ? weight : 0), 0)
}

/** Above 0: rather an organisation than a position; below 0: the other way. */
export const organisationScore = (text: string): number =>
  scoreBy(text, [
    [SUFFIX, 2],
    [ORGANISATION, 1.5],
    [ROLE, -2],
    [SHORT_ROLE, -2],
  ])
/** Above 0: rather a school than a degree. */
export const schoolScore = (text: string): number =>
  scoreBy(text, [
    [SCHOOL, 2],
    [DEGREE, -2],
  ])
export const isCompanySuffix = (text: string): boolean =>
  normal(text).length < 14 && SUFFIX.test(normal(text)) && !ROLE.test(normal(text))

const COUNTRIES = new Set<string>(['uk', 'usa', 'u.s.a.', 'u.s.', 'england', 'scotland', 'wales', 'uae'])
for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'hi']) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const one of letters())
    for (const two of letters()) {
      const name = names.of(one + two)
      if (name) COUNTRIES.add(normal(name))
    }
}
function letters(): string[] {
  return Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
}

/** "City, XX", "City, Country" or a country. */
export function isPlaceName(text: string): boolean {
  const parts = text.split(/,\s+/)
  const last = parts.at(-1) ?? ''
  if (parts.length > 3 || organisationScore(text) !== 0 || schoolScore(text) !== 0) return false
  return (
    COUNTRIES.has(normal(last)) ||
    (parts.length === 2 && /^\p{Lu}{2}$/u.test(last) && /^\p{Lu}[\p{L} .'-]+$/u.test(parts[0] ?? ''))
  )
}
