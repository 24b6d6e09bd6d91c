// The title and the company of a job advertisement, in the advertisement's own words; empty where it does not say them. Pure.
import lists from './roles.data.json' with { type: 'json' }

export type JobName = { title: string; company: string }
/** `heading`: the line that has the title; empty where a sentence has it. */
export type ReadName = JobName & { heading: string }

const ROLES = new Set(lists.words.flatMap(line => line.split(' ')))
/** German names of occupations are compounds. */
const ROLE_ENDS = [...ROLES].filter(role => role.length >= 5)
const MOST_LINES = 30
const MOST_READ = 6_000
const MOST_NAME_LETTERS = 90

/** `(m/w/d)`, `H/F`, `(all genders)`. */
const GENDERS =
  /\s*[([]?\b(?:[mwdfxhg]|div|gn)\s?[/|*]\s?(?:[mwdfxh]|div)(?:\s?[/|*]\s?(?:[mwdfxhi]|div))?\b[)\]]?|\s*\((?:all genders?|alle)\)/giu
/** `Aide-soignant(e)`, `Lehrer:in`, `Lehrer*in`, `Ingeniero/a`. */
const GENDER_ENDINGS = /(?<=\p{L})(?:\((?:e|in|ne|trice|a|as|s)\)|[:*_/]-?(?:innen|in|a|as|e)\b)/gu
const SEPARATOR = /\s+[-–—|·@:•]\s+|\s*[|·•]\s*|,\s+|\s*[([]|!+\s*|:\s+|।\s*| chez | bei | at (?=\p{Lu})/u
const CALLS =
  /^(?:(?:(?:now|we are|we're) )?(?:hiring|recruiting|seeking|looking for)|urgent(?:ly)?|job title|position|role|vacancy|required|wanted|stellenangebot|stellenausschreibung|gesucht(?: wird)?|wir suchen(?: (?:dich|sie|ab sofort|zum nächstmöglichen zeitpunkt))?(?: als)?|poste|offre d'emploi|(?:on |nous )?(?:recrut|recherch|cherch)(?:e|ons)|puesto|vacante|oferta de empleo|(?:se )?(?:buscamos?|busca|solicita|necesita|requiere)|पद(?: का नाम)?|भर्ती|आवश्यकता(?: है)?)(?![\p{L}\p{M}])[\s:!–-]*/iu
/** `einen Elektroniker`, `a Data Analyst`. */
const ARTICLE = /^(?:an?|einen?|eine(?:\(n\)|\/n)?|une?|un\(e\)|una|un\/a|des|zwei|deux|dos)\s+(?=\p{L})/iu
const SOUGHT =
  /(?:(?:looking for|seeking|hiring|recruiting|suchen(?: wir)?|sucht|verstärkung|recherch(?:e|ons)|recrut(?:e|ons)|cherch(?:e|ons)|busca(?:mos)?|selecciona(?:mos)?|solicita(?:mos)?|requiere|एक)(?:[^.\n]{0,50}? (?:an?|einen?|eine\(n\)|une?|un\(e\)|un\/?a|un|una))?)\s+((?:[\p{L}\p{M}\p{N}'’()/*:.+#&-]+ ?){1,7})/giu
const AFTER_TITLE =
  /\s+(?:to|for|who|with|in|at|für|zur|zum|mit|der|die|ab|pour|qui|afin|para|que|con|o|ou|oder|and|और|की|के|चाहिए|चाहिये|of whom)(?=\s|$).*$/iu
const LEGAL =
  /(?<=\S\s)(?:GmbH(?: & Co\.? KG)?|mbB|OHG|e\.K\.|SRL|SPRL|(?:Pvt|Private)\.? (?:Ltd|Limited)\.?|AG|KG|SE|e\.V\.|gGmbH|Ltd\.?|Limited|LLC|Inc\.?|Corp\.?|PLC|LLP|SAS|SARL|S\.?A\.?(?: de C\.?V\.?)?|S\.?L\.?(?:U\.?)?|B\.?V\.?|N\.?V\.?|प्रा\.? लि\.?)(?=[\s,.)–|]|$)/u
const COMPANY_WORD =
  /\b(?:hospital|hotel|school|college|university|clinic|group|groupe|grupo|technologies|solutions|services|supply|bank|foundation|council|institute|klinik(?:um)?|krankenhaus|hôpital|clinique|résidence|lycée|colegio|clínica|universidad|ferretería|trust|court|care|labs?|pharmacy|farms?|motors|logistics|builders|hardware|bakery|restaurant|transports?|cabinet|pharmacie|boulangerie|menuiseries?|farmacia|residencia|estudio|bufete|restaurante|bäckerei|metallbau|apotheke|kanzlei|\p{L}{3,}gesellschaft|school|academy|security|roadlines|industries|enterprises|traders|stadt|stadtwerke|mairie|ayuntamiento)\b|हॉस्पिटल|अस्पताल|स्कूल|विद्यालय|कंपनी|ट्रेडर्स|इंडस्ट्रीज|संस्थान/iu
const NAME = String.raw`((?:[\p{Lu}\p{N}][\p{L}\p{M}\p{N}.'’&-]*|de[ls]?|du|la|le|&|und|et|y|of)(?: (?:[\p{Lu}\p{N}][\p{L}\p{M}\p{N}.'’&-]*|de[ls]?|du|la|le|les|&|und|et|y|of))*)`
const IS_COMPANY = new RegExp(
  String.raw`(?:^|[.!?\n]\s*|\b(?:The|Die|Das|Der|El|La|Le|Les)\s+)${NAME}(?:,? (?:is an?|are an?|ist (?:ein|der|die)|est (?:un|le|la)|es una?|recherche|recrute|busca|selecciona|solicita|sucht|seeks|empresa|institución)\b|,)`,
  'gu',
)
/** Every name; only its own words speak for it. */
const ANY = new RegExp(NAME, 'gu')
const ABOUT = new RegExp(String.raw`(?:^|\n|\s)(?:About|Über|Join(?:ing)?|Chez|At|Bei(?: der)?)\s+${NAME}`, 'gu')

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []

export function isRole(word: string): boolean {
  const bare = word.replace(/(?<=.{4})innen$|(?<=.{5})in$/, '')
  return [word, bare, word.replace(/s$/, '')].some(
    one => ROLES.has(one) || (one.length > 8 && ROLE_ENDS.some(end => one.endsWith(end))),
  )
}
const hasRole = (text: string) => wordsIn(text).some(isRole)

const tidy = (text: string) =>
  text
    .replace(/\p{M}*[\s,;:.!–—|-]+$/u, found => found.replace(/[\s,;:.!–—|-]+$/u, ''))
    .replace(/^[^\p{L}\p{N}.]+/u, '')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_NAME_LETTERS)

const piecesOf = (line: string) =>
  line
    .replace(GENDERS, ' | ')
    .replace(GENDER_ENDINGS, '')
    .split(SEPARATOR)
    .map(piece => tidy(piece.replace(CALLS, '').replace(CALLS, '').replace(ARTICLE, '')))
    .filter(piece => piece !== '')

/** How much a line looks like the heading of an advertisement. */
function headingScore(line: string, at: number): number {
  const length = line.split(/\s+/).length
  const marked = line.replace(GENDERS, '') !== line
  const isMenu = line.split(/\s[|>›•·]\s/).length > 3 || /cookie|log ?in|anmelden|connexion|©/i.test(line)
  const long = length > 14 ? 4 : length > 9 ? 1 : 0
  return (
    (marked ? 4 : 0) +
    (hasRole(line) ? 4 : 0) -
    (isMenu ? 5 : 0) -
    long -
    at * 0.4 -
    (/[.?]$/.test(line) ? (length > 7 ? 6 : 2) : 0)
  )
}

/** Each tag of a pasted page is the end of a line. */
export const withoutTags = (text: string) => text.replace(/<\/?[a-z][^<>]{0,200}>/gi, '\n')

export function jobNameOf(text: string): JobName {
  const { title, company } = readName(withoutTags(text))
  return { title, company }
}

/** Reads the first lines only; a title of the advertisement is its heading, else the role that it says it looks for. */
export function readName(text: string): ReadName {
  const read = text.slice(0, MOST_READ).normalize('NFKC')
  const lines = read.split(/[\n\r]+/, MOST_LINES * 4).flatMap(line => line.replace(/\s+/g, ' ').trim() || [])
  const ranked = lines
    .slice(0, MOST_LINES)
    .map((line, at) => ({ line: line.slice(0, 300), at, score: headingScore(line.slice(0, 300), at) }))
    .sort((one, two) => two.score - one.score)
  const [best] = ranked
  const heading = best && best.score > 1 ? best : undefined
  const pieces = heading ? piecesOf(heading.line) : []
  // Sentences in one line are no title, unless they name a role.
  const fromHeading = pieces.find(hasRole) ?? (/।|[.!?]\s/.test(heading?.line ?? '') ? undefined : pieces[0])
  const sought = [...read.slice(0, 2_500).matchAll(SOUGHT)]
    .map(([, after = '']) =>
      tidy(after.replace(GENDERS, '').replace(GENDER_ENDINGS, '').replace(AFTER_TITLE, '').replace(ARTICLE, '')),
    )
    .find(one => hasRole(one))
  const isProse = (heading?.line.split(' ').length ?? 0) > 14
  const title = (isProse ? (sought ?? fromHeading) : (fromHeading ?? sought)) ?? ''
  const company = companyOf(read, lines, heading, pieces, title)
  return {
    title: tidy(title.replace(AFTER_HEADING, '').replace(ARTICLE, '')),
    company: tidy(company.replace(AROUND_COMPANY, '')),
    heading: heading && !isProse ? heading.line : '',
  }
}
/** What a heading says after the title: hours, the Hindi word for wanted. */
const AFTER_HEADING =
  /\s+(?:\d+\s?[–-]?\s?\d*\s?%.*|(?:in|als|auf|à|de|en|a) (?:voll|teil|fest|temps|tiempo|full|part|jour|nuit).*|(?:की|के|चाहिए|चाहिये|हेतु|gesucht|wanted|needed|required|sought|recherchée?|se busca)(?=[\s!]|$).*)$/iu
/** Articles and what a sentence says of the company. */
const AROUND_COMPANY =
  /^(?:[Tt]he|[Dd]ie|[Dd]as|[Dd]er|[EeLl][al]|[Ll]es?|\d\S*)\s+|\s+(?:is|are|ist|sind|est|es|in|à|en|est|एक)\s.*$/gu

function companyOf(
  read: string,
  lines: readonly string[],
  heading: { line: string; at: number } | undefined,
  pieces: readonly string[],
  title: string,
): string {
  const isOther = (name: string) =>
    name.length > 2 &&
    !title.includes(name) &&
    !/^\p{Ll}/u.test(name) &&
    name.split(' ').length < 8 &&
    !NO_NAME.test(name)
  const near = [...pieces, ...(heading ? piecesOf(lines[heading.at + 1] ?? '') : [])].filter(isOther)
  const legal = near.find(piece => LEGAL.test(piece)) ?? near.find(piece => COMPANY_WORD.test(piece) && !hasRole(piece))
  if (legal) return legal
  const counts = new Map<string, number>()
  for (const pattern of [IS_COMPANY, ABOUT, ANY]) {
    for (const [found, name = ''] of read.slice(0, 4_000).matchAll(pattern)) {
      if (pattern === ANY && !name.includes(' ')) continue
      const bare = tidy(name)
      const said = found.endsWith(',') ? 0.5 : 2
      const weight = (pattern === ANY ? 0.5 : said) + (LEGAL.test(bare) ? 3 : 0) + (COMPANY_WORD.test(bare) ? 2 : 0)
      if (isOther(bare)) counts.set(bare, (counts.get(bare) ?? 0) + weight)
    }
  }
  const [named] = [...counts].filter(([, weight]) => weight >= 2).sort(([, one], [, two]) => two - one)
  const below = heading && heading.at < 6 ? (lines[heading.at + 1] ?? '') : ''
  const [next] = /[,|–·]/.test(below) ? piecesOf(below) : []
  return named?.[0] ?? (next && isOther(next) && next.split(' ').length <= 5 ? next : '')
}
const NO_NAME =
  /^(?:we|you|us|our|the|this|it|he|she|if|as|in|our company|wir|sie|du|das|die|der|es|nous|vous|il|elle|el|la|este|esta|our team|about us|the role|uns|home|for|what|an?|un|une|una|bonjour|hello|hi|hallo|hola|interesse|unbefristet|kolleginnen und kollegen|somos .*|wir .*|nous .*|we .*)$/iu
