// What sections of CVs are called, in the languages in which CVs are most often brought. Pure.
import { SECTION_TABLE, type SectionName } from '../../core/contract/sections.ts'
import { SECTION_WORDS } from '../../core/cv/section-words.ts'
import { splitWords } from './account.ts'

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'awards'
  | 'certificates'
  | 'courses'
  | 'publications'
  | 'interests'
  | 'references'

const NAMES: Record<SectionKind, string> = {
  contact:
    'contact|contact details|contact information|personal details|personal information|details|get in touch|kontakt|kontaktdaten|persönliche daten|zur person|coordonnées|contacter|informations personnelles|contacto|datos personales|datos de contacto|contatti|dati personali|contato|dados pessoais|contactgegevens|persoonlijke gegevens|dane kontaktowe|dane osobowe|संपर्क|व्यक्तिगत विवरण|தொடர்பு|التواصل|معلومات الاتصال|联系方式|个人信息',
  summary:
    'summary|profile|about|about me|professional summary|executive summary|career summary|objective|career objective|personal statement|personal profile|professional profile|overview|introduction|profil|kurzprofil|über mich|zusammenfassung|résumé|à propos|profil professionnel|objectif|perfil|perfil profesional|resumen|sobre mí|extracto|objetivo|profilo|profilo professionale|sommario|riepilogo|resumo|sobre mim|perfil profissional|samenvatting|profiel|over mij|podsumowanie|o mnie|profil zawodowy|sammanfattning|परिचय|सारांश|प्रोफ़ाइल|उद्देश्य|சுருக்கம்|نبذة|ملخص|الملخص|个人简介|自我评价',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career|career history|positions|professional background|relevant experience|berufserfahrung|arbeitserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|berufliche erfahrung|berufliche stationen|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiência|experiência profissional|werkervaring|ervaring|loopbaan|doświadczenie|doświadczenie zawodowe|przebieg kariery|arbetslivserfarenhet|erfarenhet|कार्य अनुभव|अनुभव|கார்ய அனுபவம்|பணி அனுபவம்|الخبرة|الخبرات|الخبرة المهنية|الخبرة العملية|工作经历|工作经验|经历',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community service|community involvement|ehrenamt|ehrenamtliche tätigkeit|ehrenamtliches engagement|engagement|bénévolat|engagement associatif|engagements associatifs|voluntariado|volontariato|vrijwilligerswerk|wolontariat|ideellt arbete|स्वयंसेवा|स्वयंसेवक कार्य|التطوع|العمل التطوعي|志愿经历|志愿者经历',
  education:
    'education|academic background|academic history|education and training|qualifications|academic qualifications|studies|ausbildung|bildung|studium|bildungsweg|akademischer werdegang|schulbildung|ausbildung und studium|schule und studium|formation|formations|éducation|études|diplômes|parcours académique|formation académique|formación|formación académica|educación|estudios|istruzione|istruzione e formazione|formazione|educação|formação|formação acadêmica|formação académica|opleiding|opleidingen|wykształcenie|edukacja|utbildning|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|கல்வி|التعليم|المؤهلات|المؤهلات العلمية|教育背景|教育经历|学历',
  projects:
    'projects|personal projects|selected projects|side projects|key projects|open source|projekte|eigene projekte|projets|projets personnels|proyectos|proyectos personales|progetti|projetos|projecten|projekty|projekt|परियोजनाएँ|परियोजनाएं|திட்டங்கள்|المشاريع|项目经历|项目经验|项目',
  skills:
    'skills|technical skills|key skills|core skills|top skills|hard skills|soft skills|core competencies|competencies|technologies|tools|expertise|areas of expertise|skills and tools|it skills|computer skills|kenntnisse|fähigkeiten|fachkenntnisse|kompetenzen|edv kenntnisse|it kenntnisse|technische kenntnisse|kenntnisse und fähigkeiten|compétences|compétences techniques|compétences clés|savoir faire|principales compétences|competencias|habilidades|aptitudes|conocimientos|aptitudes principales|competenze|competenze tecniche|capacità e competenze|competências|conhecimentos|principais competências|vaardigheden|competenties|umiejętności|kompetencje|kompetenser|färdigheter|कौशल|दक्षताएँ|திறன்கள்|المهارات|技能|专业技能',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|compétences linguistiques|idiomas|lenguas|lingue|competenze linguistiche|línguas|talen|talenkennis|języki|języki obce|znajomość języków|språk|भाषाएँ|भाषाएं|மொழிகள்|اللغات|语言|语言能力',
  awards:
    'awards|honors|honours|honors and awards|awards and honors|awards and honours|honors awards|selected honors|achievements|scholarships|distinctions|auszeichnungen|preise|ehrungen|preise und auszeichnungen|stipendien|prix|récompenses|prix et distinctions|premios|reconocimientos|premios y reconocimientos|premi|riconoscimenti|prêmios|prémios|prijzen|onderscheidingen|nagrody|nagrody i wyróżnienia|utmärkelser|पुरस्कार|விருதுகள்|الجوائز|获奖|荣誉奖项|获奖情况',
  certificates:
    'certificates|certifications|certification|licenses and certifications|licenses certifications|courses and certifications|zertifikate|zertifizierungen|bescheinigungen|certificats|certifications et formations|certificados|certificaciones|certificazioni|certificati|certificações|certificaten|certificeringen|certyfikaty|certifikat|प्रमाणपत्र|الشهادات|证书',
  courses:
    'courses|training|trainings|further training|professional development|weiterbildung|weiterbildungen|fortbildungen|kurse|formation continue|cursos|corsi|cursussen|kursy|kursy i szkolenia|पाठ्यक्रम|பாடநெறிகள்|الدورات|课程',
  publications:
    'publications|selected publications|papers|articles|publikationen|veröffentlichungen|publicaciones|pubblicazioni|publicações|publicaties|publikacje|publikationer|प्रकाशन|வெளியீடுகள்|المنشورات|发表论文|出版物',
  interests:
    'interests|hobbies|hobbies and interests|personal interests|interests and hobbies|activities|interessen|hobbys|hobbys und interessen|freizeit|centres d intérêt|centres d intérêts|loisirs|intérêts|intereses|aficiones|interessi|hobby|interesses|passatempos|hobby s|zainteresowania|intressen|रुचियाँ|रुचियां|ஆர்வங்கள்|الاهتمامات|兴趣爱好|兴趣',
  references:
    'references|recommendations|referees|testimonials|referenzen|empfehlungen|références|recommandations|referencias|recomendaciones|referenze|referências|referenties|referencje|referenser|संदर्भ|குறிப்புகள்|المراجع|推荐人',
}

const spaced = (text: string) => splitWords(text).join(' ')
const KINDS = new Map<string, SectionKind>()
for (const [kind, names] of Object.entries(NAMES))
  for (const name of names.split('|')) KINDS.set(spaced(name), kind as SectionKind)
/** Our own sections in the languages of the product. */
for (const [section, { titles }] of Object.entries(SECTION_WORDS)) {
  const row = SECTION_TABLE[section as SectionName]
  const own = section === 'courses' ? section : 'resume' in row && row.resume.list
  const kind = own || (section === 'profileSummary' && 'summary')
  if (kind) for (const title of Object.values(titles)) KINDS.set(spaced(title), kind)
}

const AND = /^(?:and|und|et|y|e|en|i|och|और|و|&|\+)$/u

/** The kind of section that a text names; undefined for other texts. Of "Skills & Tools" the first name counts. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined
  const words = splitWords(text).filter(word => !/^\d+$/.test(word))
  const whole = KINDS.get(words.join(' ')) ?? KINDS.get(words.filter(word => !AND.test(word)).join(' '))
  if (whole || words.length < 2) return whole
  const at = words.findIndex(word => AND.test(word))
  return at > 0 && KINDS.has(words.slice(at + 1).join(' ')) ? KINDS.get(words.slice(0, at).join(' ')) : undefined
}
