// Words that distinguish schools, degrees and places. Parts of words, in the languages of CVs. Pure.
import { OFFERED_LANGUAGES } from '../../core/cv/languages/index.ts'
import { normal } from './account.ts'
import { organisationScore } from './titles.ts'

const within = (parts: string) => new RegExp(parts, 'u')

const SCHOOL = within(
  'universit|uniwersytet|college|school|(?:^|[^\\p{L}])(?:board|cbse|icse|बोर्ड)(?![\\p{L}\\p{M}])|academy|institut|polytechnic|politechnika|politecnico|hochschule|gymnasium|akademie|schule|école|ecole|lycée|collège|faculté|universidad|universidade|instituto|escuela|colegio|escola|liceo|scuola|szkoła|hogeschool|(?:^|[^\\p{L}])(?:iit|iim|nit|mit|eth|epfl|tu|fh|lmu|rwth|ucl|lse|uc)(?![\\p{L}])|विश्वविद्यालय|संस्थान|महाविद्यालय|विद्यालय|جامعة|معهد|مدرسة|كلية|大学|学院|中学|பல்கலைக்கழக|கல்லூரி|школ|универс|университ|институт|гимнази|лице[йя]|колледж|училищ|техникум|академи|škol|univerz|fakult|veleučili|sveučili|iskola|egyetem|főiskola|yliopisto|koulu|lukio|opisto|skole|skolan?(?![\\p{L}])|högskol|lisesi|okulu|üniversite|πανεπιστ|σχολ|λύκειο|școala|liceul|colegiul|학교|大学|高校|高等学校|專門学校|אוניברסיט|מכלל|תיכון|trường|đại học|universitas|sekolah|(?:^|[^\\p{L}])(?:sma|smk|coleg|ysgol|liceum|technikum|faculdade|politécnic)(?![\\p{L}])' +
    '|یونیورسٹی|کالج|سکول|جامعہ|دانشگاه|دانشکده|دبیرستان|هنرستان|آموزشگاه|యూనివర్సిటీ|విశ్వవిద్యాల|కళాశాల|పాఠశాల|కాలేజ|বিশ্ববিদ্যাল|ইউনিভার্সিটি|মহাবিদ্যাল|বিদ্যাল|কলেজ|ইনস্টিটিউট|विद्यापीठ|यूनिवर्सिटी|कॉलेज|शाळा|स्कूल|ವಿಶ್ವವಿದ್ಯಾಲಯ|ವಿದ್ಯಾಲಯ|ಕಾಲೇಜ|ಶಾಲೆ|സർവകലാശാല|സർവ്വകലാശാല|കോളേജ|കലാലയ|വിദ്യാലയ|സ്കൂൾ|યુનિવર્સિટી|વિદ્યાપીઠ|વિદ્યાલય|કોલેજ|કૉલેજ|શાળા|ਯੂਨੀਵਰਸਿਟੀ|ਵਿਦਿਆਲ|ਕਾਲਜ|ਸਕੂਲ|ବିଶ୍ୱବିଦ୍ୟାଳ|ମହାବିଦ୍ୟାଳ|ବିଦ୍ୟାଳ|କଲେଜ|มหาวิทยาลัย|วิทยาลัย|โรงเรียน|สถาบัน|பள்ளி|університет|інститут|ліце[йю]|гімназі|коледж',
)
const DEGREE = within(
  '(?:^|[^\\p{L}])(?:b\\.? ?(?:sc|a|s|e|tech|com|ed|eng|arch|ba|pharm)|m\\.? ?(?:sc|a|s|e|tech|com|ed|eng|ba|phil|res|arch|d)|ph\\.? ?d|d\\.? ?phil|mba|bba|bca|mca|llb|llm|md|mbbs|jd|ba|ma|bs|ms|gcses?|a-levels?|o-levels?|btech|mtech|btec|hnd|dea|dess|bts|dut|ing|dipl|dr)(?:\\.|(?![\\p{L}]))' +
    '|bachelor|master|doctor|diplom|degree|abitur|matura|baccalaur|licence|licenciatura|licenciad|grado|máster|maestría|doctorado|bachiller|laurea|dottorato|maturità|bacharel|graduação|graduacao|tecnólogo|ensino médio|especialização|mestrado|magister|licencjat|inżynier|staatsexamen|certificate|foundation|high school(?! \\p{Lu})(?= (?:diploma|degree))|^high school|secondary(?! school)|maîtrise|thèse|एम\\.|बी\\.|स्नातक|पीएच|بكالوريوس|ماجستير|دكتوراه|学士|硕士|博士|本科|இளங்கலை|முதுகலை|бакалавр|магистр|магістр|специалитет|аспирант|кандидат наук|maturita|bakalář|(?:^|[^\\p{L}])(?:bc|mgr|nvq|cap|bep|ib|s1|s2|s3|d3|d4|mbo|hbo|vwo|havo|hnc)(?![\\p{L}])|érettségi|alapképzés|mesterképzés|kandidaatti|maisteri|ylioppilas|kandidat|examen|lisans|πτυχί|μεταπτυχιακ|διδακτορικ|licență|doctorat|prvostupnik|magistar|학사|석사|박사|修士|תואר|cử nhân|thạc sĩ|tiến sĩ|sarjana|diplôme|apprenticeship|lehre|realschulabschluss|grado medio|técnico superior|perito|ragioniere|ausbildung zu|průkaz|licenciado|engenharia|(?:class|std|standard) (?:x|xii|10|12)(?:th)?(?![\\p{L}])' +
    '|بی اے|ایم اے|بی ایس|ایم ایس|بی کام|بیچلر|ماسٹر|ڈپلومہ|ڈگری|میٹرک|کارشناسی|کاردانی|لیسانس|دکتری|دکترا|دیپلم|ليسانس|دبلوم|డిగ్రీ|డిప్లొమా|పట్టభద్ర|బీఏ|బీటెక్|బీఎస్సీ|స్నాతక|স্নাতক|ডিপ্লোমা|ডক্টরেট|পিএইচডি|অনার্স|पदवी|पदव्युत्तर|पदविका|डिप्लोमा|ಪದವಿ|ಡಿಪ್ಲೊಮಾ|ಸ್ನಾತಕ|ബിരുദ|ഡിപ്ലോമ|સ્નાતક|ડિપ્લોમા|ડિગ્રી|ਗ੍ਰੈਜੂਏ|ਡਿਪਲੋਮਾ|ਡਿਗਰੀ|ସ୍ନାତକ|ଡିପ୍ଲୋମା|ปริญญา|ประกาศนียบัตร|இளநிலை|முதுநிலை|பட்டய|பட்டம்',
)

const scoreBy = (text: string, rules: [RegExp, number][]) => {
  const low = normal(text)
  return rules.reduce((sum, [rule, weight]) => sum + (rule.test(low) ? weight : 0), 0)
}

/** Above 0: rather a school than a degree. */
export const schoolScore = (text: string): number =>
  scoreBy(text, [
    [SCHOOL, 2],
    [DEGREE, -2],
  ])
const COUNTRIES = new Set<string>(['uk', 'usa', 'u.s.a.', 'u.s.', 'england', 'scotland', 'wales', 'uae'])
const regionsIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const english = regionsIn('en')
const CODES = LETTERS.flatMap(one => LETTERS.map(two => one + two)).filter(code => english.of(code))
for (const language of OFFERED_LANGUAGES) {
  const names = regionsIn(language)
  for (const code of CODES) COUNTRIES.add(normal(names.of(code) ?? code))
}

/** "City, XX", "City, Country" or a country. */
export function isPlaceName(text: string): boolean {
  const parts = text.split(/,\s+/)
  const last = parts.at(-1) ?? ''
  if (parts.length > 3 || Math.abs(organisationScore(parts[0] ?? '')) >= 2 || schoolScore(text) !== 0) return false
  return (
    COUNTRIES.has(normal(last)) ||
    (parts.length === 2 && /^\p{Lu}{2}$/u.test(last) && /^\p{Lu}[\p{L} .'-]+$/u.test(parts[0] ?? ''))
  )
}
