// CVs as people write them, in twelve languages, with words of their own: the lists of the readers are not used. Pure.
import { randomOf } from '../dose.ts'

type Job = { position: string; name: string; location?: string; start: string; end?: string; done: string[] }
type Study = { degree: string; area: string; institution: string; start: string; end: string }
export type MadeCv = {
  language: string
  /** Of our headings and dates, where the file is ours. */
  labels: string
  name: string
  email: string
  jobs: Job[]
  studies: Study[]
  skills: string[]
}
type Words = {
  headings: [experience: string, education: string, skills: string]
  present: string
  titles: string[]
  employers: string[]
  cities: string[]
  schools: string[]
  degrees: string[]
  areas: string[]
  done: string[]
  skills: string[]
  people: string[]
}

const table = (text: string) => text.split('/')
/** Headings, the word for today, titles, employers, cities, schools, degrees, subjects, achievements, skills, names. */
const words = (...[headings, present, ...lists]: string[]): Words => {
  const [titles, employers, cities, schools, degrees, areas, done, skills, people] = lists.map(table)
  return {
    headings: table(headings ?? ''),
    present,
    titles,
    employers,
    cities,
    schools,
    degrees,
    areas,
    done,
    skills,
    people,
  } as Words
}
const LANGUAGES: Record<string, Words> = {
  en: words(
    'Work Experience/Education/Skills',
    'Present',
    'Beekeeper/Tram Driver/Senior Payroll Clerk/Physiotherapist/Night Porter/Head of Procurement/Glass Blower',
    'Marlowe Dairies/Thistle & Vane Ltd/Ostrander/Northgate Leisure Centre/Pemberly Inc./The Copper Kettle',
    'Norwich/Dundee/Halifax',
    'University of Dundee/Kelso College/Marston School of Art',
    'BSc/MA/Bachelor of Science',
    'Geology/Applied Mathematics/Fine Art',
    'Looked after forty hives/Paid nine hundred people on time/Reduced the waiting list by half/Wrote the rota',
    'Welding/Bookkeeping/Excel',
    'Maud Ellery/Rhys Pankhurst',
  ),
  de: words(
    'Berufserfahrung/Ausbildung/Kenntnisse',
    'heute',
    'Imkerin/Straßenbahnfahrer/Lohnbuchhalterin/Physiotherapeut/Nachtportier/Leiterin Einkauf/Glasbläser',
    'Molkerei Vogtland/Haubner & Söhne GmbH/Ostheim AG/Stadtwerke Lindau/Zum Kupferkessel/Weidlich KG',
    'Lindau/Gera/Bregenz',
    'Universität Rostock/Hochschule Zwickau/Berufsschule Gera',
    'Bachelor of Arts/Diplom/Magister',
    'Geologie/Mathematik/Kunstgeschichte',
    'Vierzig Völker betreut/Löhne pünktlich gezahlt/Die Warteliste halbiert',
    'Schweißen/Buchhaltung/Excel',
    'Gudrun Ellert/Tilman Petzold',
  ),
  fr: words(
    'Expérience professionnelle/Formation/Compétences',
    "aujourd'hui",
    'Apicultrice/Conducteur de tramway/Gestionnaire de paie/Kinésithérapeute/Veilleur de nuit/Responsable achats',
    'Laiterie du Velay/Haudry et Fils SARL/Ostrande SA/Piscine Nord/Le Chaudron/Cadoret Frères',
    'Annecy/Dijon/Nantes',
    'Université de Dijon/Lycée Vaucanson/École des Beaux-Arts',
    'Licence/Master/BTS',
    'Géologie/Mathématiques/Histoire',
    'Suivi de quarante ruches/Réduit les délais de moitié/Rédigé les plannings',
    'Soudure/Comptabilité/Excel',
    'Maëlle Ferrand/Yann Picard',
  ),
  es: words(
    'Experiencia laboral/Educación/Habilidades',
    'actualidad',
    'Apicultora/Conductor de tranvía/Técnica de nóminas/Fisioterapeuta/Portero de noche/Jefa de compras',
    'Lechería del Ebro/Hermanos Ostos S.L./Ostranda S.A./Centro Deportivo Norte/El Caldero/Vidrios Arnal',
    'Burgos/Cádiz/Huesca',
    'Universidad de Burgos/Instituto Goya/Escuela de Arte',
    'Licenciatura/Máster/Grado',
    'Geología/Matemáticas/Historia',
    'Cuidé cuarenta colmenas/Reduje las esperas a la mitad/Redacté los turnos',
    'Soldadura/Contabilidad/Excel',
    'Maite Ferrer/Íñigo Pardo',
  ),
  it: words(
    'Esperienza lavorativa/Istruzione/Competenze',
    'oggi',
    'Apicoltrice/Tranviere/Addetta alle paghe/Fisioterapista/Portiere di notte/Responsabile acquisti',
    'Latteria Valdarno/Fratelli Ostini S.r.l./Ostrana S.p.A./Piscina Nord/Il Paiolo/Vetreria Arnaldi',
    'Lucca/Trento/Bari',
    'Università di Trento/Istituto Volta/Accademia di Belle Arti',
    'Laurea/Diploma/Dottorato',
    'Geologia/Matematica/Storia',
    'Curato quaranta alveari/Dimezzato le attese/Scritto i turni',
    'Saldatura/Contabilità/Excel',
    'Mirella Ferri/Ivo Pardini',
  ),
  pt: words(
    'Experiência profissional/Formação/Competências',
    'atual',
    'Apicultora/Motorista de elétrico/Técnica de salários/Fisioterapeuta/Porteiro noturno/Chefe de compras',
    'Laticínios do Minho/Irmãos Ostra Lda/Ostrava S.A./Piscina Norte/O Caldeirão/Vidros Arnaldo',
    'Braga/Évora/Recife',
    'Universidade do Minho/Instituto Camões/Escola de Artes',
    'Licenciatura/Mestrado/Bacharelado',
    'Geologia/Matemática/História',
    'Cuidei de quarenta colmeias/Reduzi as esperas/Escrevi as escalas',
    'Soldadura/Contabilidade/Excel',
    'Marta Ferreira/Ivo Pardal',
  ),
  nl: words(
    'Werkervaring/Opleiding/Vaardigheden',
    'heden',
    'Imker/Trambestuurder/Salarisadministrateur/Fysiotherapeut/Nachtportier/Hoofd inkoop',
    'Zuivel Twente/Gebroeders Oost B.V./Ostra N.V./Zwembad Noord/De Ketel/Glasatelier Arends',
    'Zwolle/Breda/Gent',
    'Universiteit Gent/Hogeschool Zwolle/Kunstacademie',
    'Bachelor/Master/MBO',
    'Geologie/Wiskunde/Geschiedenis',
    'Veertig kasten verzorgd/Wachttijd gehalveerd/Roosters geschreven',
    'Lassen/Boekhouden/Excel',
    'Marijke Fens/Ivo Paardekoper',
  ),
  pl: words(
    'Doświadczenie zawodowe/Wykształcenie/Umiejętności',
    'obecnie',
    'Pszczelarka/Motorniczy/Specjalistka ds. płac/Fizjoterapeuta/Portier nocny/Kierownik zakupów',
    'Mleczarnia Podlasie/Bracia Ostrowscy sp. z o.o./Ostrawa S.A./Pływalnia Północ/Kociołek/Szkło Arnold',
    'Toruń/Gdynia/Opole',
    'Uniwersytet Opolski/Technikum Nr 4/Akademia Sztuk',
    'Licencjat/Magister/Inżynier',
    'Geologia/Matematyka/Historia',
    'Opieka nad czterdziestoma ulami/Skrócenie kolejki o połowę/Układanie grafików',
    'Spawanie/Księgowość/Excel',
    'Marta Ferenc/Igor Pardyka',
  ),
  sv: words(
    'Arbetslivserfarenhet/Utbildning/Kunskaper',
    'nuvarande',
    'Biodlare/Spårvagnsförare/Löneassistent/Fysioterapeut/Nattportier/Inköpschef',
    'Mejeriet Dalsland/Bröderna Ostlund AB/Ostra HB/Simhallen Norr/Kitteln/Glasverkstan',
    'Umeå/Lund/Falun',
    'Umeå universitet/Högskolan Dalarna/Konstskolan',
    'Kandidatexamen/Masterexamen/Civilingenjör',
    'Geologi/Matematik/Historia',
    'Skötte fyrtio kupor/Halverade väntetiden/Skrev scheman',
    'Svetsning/Bokföring/Excel',
    'Märta Ferlin/Ivar Pärson',
  ),
  ru: words(
    'Опыт работы/Образование/Навыки',
    'по настоящее время',
    'Пчеловод/Водитель трамвая/Бухгалтер по зарплате/Физиотерапевт/Ночной портье/Начальник отдела закупок',
    'Молокозавод Заречье/ООО «Остров»/Бассейн Север/Медный котёл/ЗАО Стекло/Лесхоз',
    'Пермь/Тверь/Томск',
    'Томский университет/Колледж связи/Академия художеств',
    'Бакалавр/Магистр/Специалист',
    'Геология/Математика/История',
    'Ухаживал за сорока ульями/Сократил очередь вдвое/Составлял графики',
    'Сварка/Бухучёт/Excel',
    'Марта Ферова/Игорь Пардин',
  ),
  zh: words(
    '工作经历/教育背景/技能',
    '至今',
    '养蜂人/电车司机/薪资专员/物理治疗师/夜班门卫/采购主管',
    '青禾乳业/奥斯特有限公司/北城游泳馆/铜壶餐厅/明玻集团/木林商行',
    '苏州/大连/昆明',
    '昆明大学/苏州职业学院/美术学院',
    '学士/硕士/大专',
    '地质学/数学/历史',
    '照料四十箱蜜蜂/把等候时间减半/编写排班表',
    '焊接/会计/Excel',
    '李梅/赵一凡',
  ),
  hi: words(
    'कार्य अनुभव/शिक्षा/कौशल',
    'वर्तमान',
    'मधुमक्खी पालक/ट्राम चालक/वेतन लिपिक/फिजियोथेरेपिस्ट/रात्रि प्रहरी/खरीद प्रमुख',
    'सरस दुग्धालय/ओस्त्रा प्राइवेट लिमिटेड/उत्तर तरणताल/तांबे की केतली/काँच उद्योग/हरित वन',
    'जबलपुर/कोटा/मैसूर',
    'जबलपुर विश्वविद्यालय/कोटा महाविद्यालय/कला संस्थान',
    'स्नातक/परास्नातक/डिप्लोमा',
    'भूविज्ञान/गणित/इतिहास',
    'चालीस छत्तों की देखभाल की/प्रतीक्षा आधी की/कार्य सूची लिखी',
    'वेल्डिंग/बहीखाता/Excel',
    'मीरा फड़के/ईशान परमार',
  ),
}

export type Shape = {
  /** One line of title and employer, two lines, or all with the dates in one. */
  head: 'one line' | 'two lines' | 'with dates'
  isEmployerFirst: boolean
  separator: string
  bullet: string
  dates: 'years' | 'numbers'
}
const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const some = <T>(random: () => number, list: readonly T[], count: number): T[] =>
  list
    .map(one => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one)

/** The CV of a number, and how it is set. */
export function madeCv(number: number): { cv: MadeCv; shape: Shape } {
  const random = randomOf(number)
  const language = pick(random, Object.keys(LANGUAGES))
  const one = LANGUAGES[language] as Words
  const isByMonth = random() < 0.5
  const count = 1 + Math.floor(random() * 3)
  const [titles, employers] = [some(random, one.titles, count), some(random, one.employers, count)]
  const hasPlaces = random() < 0.4
  const month = () => (isByMonth ? `-0${1 + Math.floor(random() * 9)}` : '')
  const isRunning = random() < 0.4
  const jobs = titles.map(
    (position, at): Job => ({
      position,
      name: employers[at] as string,
      ...(hasPlaces && { location: pick(random, one.cities) }),
      start: `${2019 - 4 * at}${month()}`,
      ...(at > 0 || !isRunning ? { end: `${2022 - 4 * at}${month()}` } : {}),
      done: some(random, one.done, 2),
    }),
  )
  const studies = some(random, one.schools, Math.floor(random() * 3)).map(
    (institution, at): Study => ({
      degree: pick(random, one.degrees),
      area: pick(random, one.areas),
      institution,
      start: `${2005 - 4 * at}`,
      end: `${2008 - 4 * at}`,
    }),
  )
  const shape: Shape = {
    head: pick(random, ['one line', 'two lines', 'with dates'] as const),
    isEmployerFirst: random() < 0.4,
    separator: pick(random, [', ', ' | ', ' – ', ' · ']),
    bullet: pick(random, ['- ', '• ', '* ', '– ']),
    dates: isByMonth ? 'numbers' : 'years',
  }
  return {
    cv: {
      language,
      name: pick(random, one.people),
      labels: pick(random, ['en', 'hi', 'ta', 'ar', 'zh']),
      email: `a${number}@example.com`,
      jobs,
      studies,
      skills: random() < 0.5 ? one.skills : [],
    },
    shape,
  }
}

export type Line = { text: string; is?: 'heading' | 'head' | 'bullet' | 'name' }

/** The CV as lines; an empty text is a blank line. */
export function linesOf({ language, name, email, jobs, studies, skills }: MadeCv, shape: Shape): Line[] {
  const { headings, present } = LANGUAGES[language] as Words
  const day = (date: string) => date.replace(/^(\d{4})-(\d\d)$/, '$2/$1')
  const section = (at: number, lines: Line[]): Line[] =>
    lines.length > 0 ? [{ text: '' }, { text: headings[at] as string, is: 'heading' }, ...lines] : []
  const entry = (texts: string[], places: string[], when: string, done: string[]): Line[] => {
    const { head, separator } = shape
    const heads =
      head === 'two lines'
        ? [texts[0] as string, [...texts.slice(1), ...places].join(separator)]
        : [[...texts, ...places].join(separator)]
    const dated = head === 'with dates' ? [`${heads[0]} (${when})`] : [...heads, when]
    return [
      { text: '' },
      ...dated.map((text, at): Line => (at === 0 ? { text, is: 'head' } : { text })),
      ...done.map((text): Line => ({ text, is: 'bullet' })),
    ]
  }
  const work = jobs.flatMap(({ position, name, location, start, end, done }) =>
    entry(
      shape.isEmployerFirst ? [name, position] : [position, name],
      location ? [location] : [],
      `${day(start)} – ${end ? day(end) : present}`,
      done,
    ),
  )
  const school = studies.flatMap(({ degree, area, institution, start, end }) =>
    entry([`${degree}, ${area}`, institution], [], `${start} – ${end}`, []),
  )
  return [
    { text: name, is: 'name' },
    { text: email },
    ...section(0, work),
    ...section(1, school),
    ...section(2, skills.length > 0 ? [{ text: skills.join(', ') }] : []),
  ]
}

/** The CV as JSON Resume, as it is imported. */
export const resumeOf = ({ name, email, jobs, studies, skills }: MadeCv) => ({
  basics: { name, email },
  work: jobs.map(({ position, name, location, start, end, done }) => ({
    position,
    name,
    ...(location && { location }),
    startDate: start,
    ...(end && { endDate: end }),
    highlights: done,
  })),
  education: studies.map(({ degree, area, institution, start, end }) => ({
    studyType: degree,
    area,
    institution,
    startDate: start,
    endDate: end,
  })),
  skills: skills.map(name => ({ name })),
})
