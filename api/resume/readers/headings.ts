// What sections of CVs are called, in the languages in which CVs are most often brought. Pure.
import { SECTION_TABLE, type SectionName } from '../../core/contract/sections.ts'
import { allLoadedLabels } from '../../core/cv/languages/index.ts'
import '../../core/cv/languages/all.ts'
import { folded } from './titles.ts'

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
  // Known as headings only: driving licence, memberships, declaration.
  | 'other'

const NAMES: Record<Exclude<SectionKind, 'other'>, string> = {
  contact:
    'contact|contact details|contact information|personal details|personal information|details|get in touch|kontakt|kontaktdaten|persönliche daten|zur person|coordonnées|contacter|informations personnelles|contacto|datos personales|datos de contacto|contatti|dati personali|contato|dados pessoais|contactgegevens|persoonlijke gegevens|dane kontaktowe|dane osobowe|संपर्क|व्यक्तिगत विवरण|தொடர்பு|التواصل|معلومات الاتصال|联系方式|个人信息',
  summary:
    'summary|profile|about|about me|professional summary|executive summary|career summary|objective|career objective|personal statement|personal profile|professional profile|overview|introduction|profil|kurzprofil|über mich|zusammenfassung|résumé|à propos|profil professionnel|objectif|perfil|perfil profesional|resumen|sobre mí|extracto|objetivo|profilo|profilo professionale|sommario|riepilogo|resumo|sobre mim|perfil profissional|samenvatting|profiel|over mij|podsumowanie|o mnie|profil zawodowy|sammanfattning|परिचय|सारांश|प्रोफ़ाइल|उद्देश्य|சுருக்கம்|نبذة|ملخص|الملخص|个人简介|自我评价',
  work: 'experience|work experience details|employment details|organisational experience|organizational experience|work summary|experience details|work experience|professional experience|employment|employment history|work history|career|career history|positions|professional background|relevant experience|berufserfahrung|arbeitserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|berufliche erfahrung|berufliche stationen|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiência|experiência profissional|werkervaring|ervaring|loopbaan|doświadczenie|doświadczenie zawodowe|przebieg kariery|arbetslivserfarenhet|erfarenhet|कार्य अनुभव|अनुभव|கார்ய அனுபவம்|பணி அனுபவம்|الخبرة|الخبرات|الخبرة المهنية|الخبرة العملية|工作经历|工作经验|经历',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community service|community involvement|ehrenamt|ehrenamtliche tätigkeit|ehrenamtliches engagement|engagement|bénévolat|engagement associatif|engagements associatifs|voluntariado|volontariato|vrijwilligerswerk|wolontariat|ideellt arbete|स्वयंसेवा|स्वयंसेवक कार्य|التطوع|العمل التطوعي|志愿经历|志愿者经历',
  education:
    'education|educational qualification|educational qualifications|academic qualification|academic details|educational details|education details|educational background|academic record|academic credentials|academic profile|academics|scholastics|academic background|academic history|education and training|qualifications|academic qualifications|studies|ausbildung|bildung|studium|bildungsweg|akademischer werdegang|schulbildung|ausbildung und studium|schule und studium|formation|formations|éducation|études|diplômes|parcours académique|formation académique|formación|formación académica|educación|estudios|istruzione|istruzione e formazione|formazione|educação|formação|formação acadêmica|formação académica|opleiding|opleidingen|wykształcenie|edukacja|utbildning|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|கல்வி|التعليم|المؤهلات|المؤهلات العلمية|教育背景|教育经历|学历',
  projects:
    'projects|personal projects|selected projects|side projects|key projects|open source|projekte|eigene projekte|projets|projets personnels|proyectos|proyectos personales|progetti|projetos|projecten|projekty|projekt|परियोजनाएँ|परियोजनाएं|திட்டங்கள்|المشاريع|项目经历|项目经验|项目',
  skills:
    'skills|technical proficiency|it proficiency|computer proficiency|software proficiency|technical skills|key skills|core skills|top skills|hard skills|soft skills|core competencies|competencies|technologies|tools|expertise|areas of expertise|skills and tools|it skills|computer skills|kenntnisse|fähigkeiten|fachkenntnisse|kompetenzen|edv kenntnisse|it kenntnisse|technische kenntnisse|kenntnisse und fähigkeiten|compétences|compétences techniques|compétences clés|savoir faire|principales compétences|competencias|habilidades|aptitudes|conocimientos|aptitudes principales|competenze|competenze tecniche|capacità e competenze|competências|conhecimentos|principais competências|vaardigheden|competenties|umiejętności|kompetencje|kompetenser|färdigheter|kunskaper|कौशल|दक्षताएँ|திறன்கள்|المهارات|技能|专业技能',
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

/** Names in further languages: Russian, Ukrainian, Czech, Slovak, Croatian, Bulgarian, Romanian, Hungarian, Finnish, Danish, Norwegian, Greek, Turkish, Japanese, Korean, Hebrew, Indonesian, Vietnamese. */
const MORE: Partial<Record<SectionKind, string>> = {
  other:
    'driving licence|driving license|driver licence|driver s licence|driver s license|drivers license|additional information|further information|other information|other|others|miscellaneous|declaration|memberships|professional memberships|affiliations|professional affiliations|patents|military service|availability|links|portfolio|extracurricular activities|co curricular activities|führerschein|führerscheine|sonstiges|weitere angaben|zusätzliche angaben|mitgliedschaften|wehrdienst|wehr und zivildienst|zivildienst|verfügbarkeit|permis|permis de conduire|divers|informations complémentaires|informations diverses|autres informations|disponibilité|carné de conducir|permiso de conducir|licencia de conducir|otros datos|otros datos de interés|información adicional|otros|disponibilidad|patente|patente di guida|altre informazioni|ulteriori informazioni|altro|trattamento dei dati|trattamento dei dati personali|carteira de habilitação|carta de condução|cnh|informações adicionais|outras informações|outros|informações complementares|rijbewijs|overig|overige|overige informatie|aanvullende informatie|nevenactiviteiten|prawo jazdy|inne|dodatkowe informacje|informacje dodatkowe|klauzula|körkort|övrigt|annat|kørekort|øvrigt|andet|førerkort|annet|øvrig|ajokortti|muut tiedot|muuta|řidičský průkaz|další informace|ostatní|vodičský preukaz|ďalšie informácie|vozačka dozvola|ostalo|шофьорска книжка|допълнителна информация|permis de conducere|alte informații|jogosítvány|egyéb|egyéb információk|άδεια οδήγησης|λοιπά|ehliyet|sürücü belgesi|ek bilgiler|askerlik durumu|водительские права|водительское удостоверение|дополнительная информация|дополнительные сведения|желаемая должность|желаемая должность и зарплата|ключевые достижения|додаткова інформація|водійське посвідчення|运转免许|運転免許|本人希望|本人希望記入欄|特記事項|その他|병역|병역사항|기타|기타사항|其他|其他信息|驾照|معلومات إضافية|رخصة القيادة|רישיון נהיגה|שירות צבאי|מידע נוסף|informasi tambahan|thông tin khác|thông tin bổ sung|अन्य जानकारी|घोषणा|ड्राइविंग लाइसेंस|மற்ற தகவல்கள்|உறுதிமொழி',
  contact:
    'контакты|контактная информация|личные данные|контакти|особисті дані|kontaktní údaje|osobní údaje|kontaktné údaje|osobné údaje|osobni podaci|kontakt podaci|лични данни|date personale|date de contact|elérhetőség|elérhetőségek|személyes adatok|yhteystiedot|henkilötiedot|kontaktoplysninger|kontaktinformasjon|personalia|στοιχεία επικοινωνίας|προσωπικά στοιχεία|iletişim|kişisel bilgiler|連絡先|基本情報|연락처|인적사항|פרטים אישיים|kontak|data pribadi|data diri|liên hệ|thông tin cá nhân|kontaktangaben|angaben zur person|persönliche angaben|persönliches|informations de contact|état civil|datos de identificación|datos|informazioni personali|informazioni di contatto|informações pessoais|informações de contato|dados|persoonlijke informatie|personuppgifter|kontaktuppgifter|personal particulars|personal data|contacts|личная информация|персональные данные|個人情報|기본정보|개인정보|البيانات الشخصية|معلومات شخصية|المعلومات الشخصية',
  summary:
    'о себе|обо мне|цель|профиль|про себе|мета|o mně|profil|shrnutí|o mne|zhrnutie|o meni|sažetak|за мен|резюме|despre mine|profil profesional|obiectiv|rezumat|bemutatkozás|összefoglaló|szakmai profil|tiivistelmä|profiili|esittely|om mig|om meg|resumé|sammendrag|nøglekompetencer|περίληψη|προφίλ|hakkımda|özet|profil özeti|kariyer hedefi|職務要約|自己pr|자기소개|תקציר|פרופיל|profil singkat|tentang saya|ringkasan|giới thiệu|mục tiêu nghề nghiệp|tóm tắt|career profile|professional objective|career goal|infos|acerca de|informazioni|informacje|tietoja|общие сведения|hakkında|概要|소개|关于|présentation|accroche|projet professionnel|objectif professionnel|objetivo profesional|objetivo laboral|objetivo profissional|resumo profissional|resumen profesional|obiettivo|presentazione|persönliches profil|berufsziel|persoonlijk profiel|profielschets|cel zawodowy|podsumowanie zawodowe|kort om mig|personlig profil|志望動機|職務概要|自己介绍|求职意向|الهدف الوظيفي|الهدف المهني|نبذة عني',
  work: 'опыт работы|опыт|трудовая деятельность|профессиональный опыт|карьера|досвід роботи|досвід|професійний досвід|pracovní zkušenosti|zkušenosti|praxe|pracovní praxe|profesní zkušenosti|zaměstnání|pracovné skúsenosti|skúsenosti|prax|zamestnanie|radno iskustvo|iskustvo|професионален опит|трудов стаж|опит|experiență|experiență profesională|experiența profesională|munkatapasztalat|szakmai tapasztalat|szakmai gyakorlat|munkahelyek|tapasztalat|työkokemus|työhistoria|kokemus|erhvervserfaring|arbejdserfaring|erfaring|joberfaring|arbeidserfaring|yrkeserfaring|jobb|επαγγελματική εμπειρία|εργασιακή εμπειρία|προϋπηρεσία|iş deneyimi|iş tecrübesi|deneyim|iş deneyimleri|職歴|職務経歴|経歴|경력|경력사항|경력 사항|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון|pengalaman kerja|pengalaman|riwayat pekerjaan|kinh nghiệm làm việc|kinh nghiệm|praktische erfahrung|emploi|emplois|empleo|impieghi|emprego|werk|zatrudnienie|work summary and experience|previous experience|other experience|additional experience|further experience|past positions|professional history|berufliche tätigkeit|berufliche tätigkeiten|berufliche laufbahn|beruflicher hintergrund|praktische erfahrungen|berufserfahrungen|praktika|stages|expériences professionnelles et stages|carrière|experiencia de trabajo|vida laboral|historia laboral|carriera|esperienze di lavoro|histórico profissional|atuação profissional|arbeidservaring|historia zatrudnienia|praca|anställningar|yrkeserfarenhet|ansættelser|erhvervserfaringer|место работы|места работы|работа|досвід роботи та стаж|pracovní historie|kariéra|職務経歴詳細|勤務経歴|경력 및 경험|경력사항|工作履历|任职经历|实习经历|الخبرات العملية|الخبرات المهنية|الخبرات الوظيفية|الوظائف|σταδιοδρομία|pekerjaan',
  volunteer:
    'волонтёрство|волонтерство|волонтерська діяльність|dobrovolnictví|dobrovoľníctvo|volontiranje|доброволчество|voluntariat|önkéntesség|önkéntes munka|vapaaehtoistyö|frivilligt arbejde|frivillig|frivillig arbeid|verv|εθελοντισμός|gönüllülük|gönüllü çalışmalar|ボランティア|봉사활동|התנדבות|kegiatan sukarela|relawan|hoạt động tình nguyện|ehrenämter|soziales engagement|gesellschaftliches engagement|vie associative|activités associatives|associatif|activités bénévoles|actividades de voluntariado|attività di volontariato|trabalho voluntário|vrijwilligersactiviteiten|działalność społeczna|föreningsliv|föreningsuppdrag|tillitsverv|ボランティア活動|봉사 활동|社会实践|志愿服务|الأعمال التطوعية|العمل الخيري',
  education:
    'образование|учёба|освіта|vzdělání|studium|vzdelanie|obrazovanje|školovanje|образование и обучение|educație|studii|formare|tanulmányok|végzettség|iskolák|képzés|koulutus|uddannelse|utdanning|utdannelse|εκπαίδευση|σπουδές|eğitim|öğrenim|eğitim bilgileri|学歴|학력|학력사항|השכלה|לימודים|pendidikan|riwayat pendidikan|học vấn|trình độ học vấn|schulische ausbildung|schulische bildung|schulischer werdegang|schulausbildung|berufsausbildung|akademische ausbildung|hochschulstudium|hochschulbildung|ausbildung und weiterbildung|aus und weiterbildung|berufliche ausbildung|formation initiale|cursus|cursus scolaire|parcours scolaire|scolarité|formation scolaire|estudios realizados|formación reglada|estudios académicos|titolo di studio|titoli di studio|percorso di studi|studi|escolaridade|formação escolar|scholing|onderwijs|studies|szkoły|szkolnictwo|skolgång|uddannelser|högre utbildning|образование и квалификация|высшее образование|образование и курсы|nejvyšší dosažené vzdělání|dosažené vzdělání|学歴・資格|最終学歴|학력 사항|学习经历|教育经历|教育程度|التعليم والمؤهلات|المؤهل العلمي|التحصيل العلمي|riwayat pendidikan formal|academic qualification details|professional qualifications|professional qualification|schooling',
  projects:
    'проекты|проєкти|projekty|projekti|проекти|proiecte|projektek|projektit|prosjekter|έργα|projeler|プロジェクト|프로젝트|פרויקטים|proyek|dự án',
  skills:
    'навыки|ключевые навыки|профессиональные навыки|навички|dovednosti|znalosti|schopnosti|zručnosti|schopnosti a zručnosti|vještine|умения|умения и компетентности|aptitudini|competențe|abilități|készségek|képességek|ismeretek|taidot|osaaminen|færdigheder|kompetencer|ferdigheter|kompetanse|δεξιότητες|beceriler|yetenekler|yetkinlikler|スキル|技能|資格・スキル|기술|보유기술|스킬|מיומנויות|כישורים|keahlian|keterampilan|kemampuan|kỹ năng|sonstige kenntnisse|weitere kenntnisse|besondere kenntnisse|zusätzliche kenntnisse|zusatzqualifikationen|qualifikationen|computerkenntnisse|edv|it|stärken|savoir être|atouts|informatique|outils informatiques|outils|logiciels|bureautique|connaissances|connaissances informatiques|conocimientos informáticos|informática|destrezas|capacidades|herramientas|competenze informatiche|competenze digitali|competenze personali|conoscenze informatiche|capacità|informática básica|habilidades e competências|qualificações|eigenschappen|computervaardigheden|kwaliteiten|obsługa komputera|umiejętności komputerowe|mocne strony|datakunskaper|it-færdigheder|компьютерные навыки|профессиональные умения|pc dovednosti|it-kunnskaper|bilgisayar bilgisi|bilgisayar becerileri|bilgisayar|活かせるスキル|活かせる経験・知識・技術|pcスキル|得意分野|컴퓨터 활용능력|보유 기술|보유기술|핵심역량|专业技能|技能特长|计算机技能|المهارات الشخصية|المهارات التقنية|مهارات الحاسوب|keahlian komputer|strengths|personal skills|personal strengths|professional skills|software skills|software|special skills',
  languages:
    'языки|знание языков|иностранные языки|мови|знання мов|jazyky|jazykové znalosti|jezici|strani jezici|езици|чужди езици|limbi|limbi străine|nyelvek|nyelvtudás|nyelvismeret|kielet|kielitaito|sprog|språkkunnskaper|γλώσσες|ξένες γλώσσες|diller|yabancı dil|yabancı diller|言語|語学|언어|외국어|שפות|bahasa|kemampuan bahasa|ngôn ngữ|ngoại ngữ|fremdsprachen|sprachkenntnis|langues vivantes|langues étrangères|langues parlées|idiomas extranjeros|lingue straniere|conoscenze linguistiche|conhecimento de idiomas|línguas estrangeiras|vreemde talen|języki obce i poziom|språkkunskaper|sprogkundskaber|cizí jazyky|cudzie jazyky|idegen nyelv|idegennyelv ismeret|kieltaito|外国語|語学力|外国語能力|어학|외국어 능력|어학능력|外语水平|外语能力|اللغات الأجنبية|bahasa asing|languages known|languages spoken|foreign languages|known languages',
  awards:
    'награды|достижения|нагороди|ocenění|ocenenia|nagrade|награди|premii|díjak|palkinnot|priser|βραβεία|ödüller|受賞歴|수상|수상경력|פרסים|penghargaan|giải thưởng|prizes|awards and achievements|honors and achievements|achievements and awards|erfolge|distinctions et prix|logros|premi e riconoscimenti|conquistas|osiągnięcia|награды и достижения|úspěchy|表彰|受賞|受賞・表彰|수상 내역|所获荣誉|荣誉|الجوائز والتكريمات|الإنجازات',
  certificates:
    'сертификаты|сертифікати|certifikáty|certifikati|certifikate|сертификати|certificări|tanúsítványok|sertifikaatit|certifikater|sertifikater|πιστοποιήσεις|sertifikalar|資格|免許・資格|자격증|자격사항|תעודות|sertifikat|chứng chỉ|licences|licenses|licences and certificates|licenses and certificates|professional certifications|certificates and training|licences et certifications|licencias y certificaciones|licenze e certificazioni|licenças e certificados|licencje i certyfikaty|bescheinigungen und zertifikate|licenties en certificaten|licenser och certifikat|licenser och certifieringar|licenser og certificeringer|scheine|habilitations|attestations|acreditaciones|abilitazioni|patentini|habilitações|diploma s en certificaten|uprawnienia|behörigheter|intyg|удостоверения|допуски|лицензии и сертификаты|oprávnění|免許|免許・資格|保有資格|取得資格|資格・免許|자격 및 면허|자격증 및 면허|资格证书|证书|证书与资质|الشهادات والدورات|الرخص والشهادات',
  courses:
    'курсы|курси|повышение квалификации|kurzy|tečajevi|cursuri|tanfolyamok|kurssit|kurser|kurs|σεμινάρια|kurslar|研修|교육|קורסים|pelatihan|khóa học|lehrgänge|seminare|schulungen|kurse und lehrgänge|formations complémentaires|stages de formation|formación complementaria|cursos realizados|cursos y seminarios|corsi di formazione|corsi e seminari|formazione continua|cursos complementares|cursos e certificações|cursos extracurriculares|cursussen en trainingen|bijscholing|szkolenia|kursy zawodowe|kurser och utbildningar|vidareutbildning|efteruddannelse|kurser og efteruddannelse|дополнительное образование|тренинги|курсы повышения квалификации|školení|kurzy a školení|školenia|研修・セミナー|受講歴|교육이수|교육사항|培训经历|培训|الدورات التدريبية|دورات تدريبية|training courses|courses and training|training and courses|workshops|trainings attended|trainings undertaken',
  interests:
    'интересы|хобби|увлечения|інтереси|хобі|zájmy|koníčky|záujmy|interesi|hobiji|интереси|interese|hobby-uri|érdeklődési kör|hobbi|harrastukset|kiinnostukset|interesser|fritidsinteresser|fritid|ενδιαφέροντα|ilgi alanları|hobiler|趣味|취미|תחביבים|minat|hobi|sở thích|freizeitinteressen|persönliche interessen|interessen und hobbys|hobbys interessen|loisirs et centres d intérêt|passions|centre d intérêt|hobbies|pasatiempos|hobbies e interessi|tempo libero|interessi personali|hobby e interessi|hobbies en interesses|vrije tijd|hobby i zainteresowania|fritidsintressen|хобби и интересы|личные интересы|趣味・特技|특기|취미 및 특기|爱好|业余爱好|الهوايات|الاهتمامات والهوايات|hobby|leisure|leisure interests|extracurricular interests',
  references:
    'рекомендации|рекомендації|reference|referencie|preporuke|препоръки|referințe|referenciák|suosittelijat|referanser|συστάσεις|referanslar|推薦人|추천인|ממליצים|referensi|người tham chiếu|références professionnelles|referencias laborales|referencias personales|referencer|referenties op aanvraag|المعرفون|推荐信',
}

/** Capitals are often written without accents. */
const spaced = (text: string) => folded(text).join(' ')
const KINDS = new Map<string, SectionKind>()
for (const [kind, names] of [...Object.entries(MORE), ...Object.entries(NAMES)])
  for (const name of names.split('|')) KINDS.set(spaced(name), kind as SectionKind)
/** Our own titles in the languages of the product. */
for (const [section, row] of Object.entries(SECTION_TABLE)) {
  const own = section === 'courses' ? section : 'resume' in row && row.resume.list
  const kind = own || (section === 'profileSummary' && 'summary')
  if (!kind) continue
  for (const { titles } of allLoadedLabels())
    for (const title of titles[section as SectionName]) KINDS.set(spaced(title), kind)
}

const AND = /^(?:and|und|et|y|e|en|i|och|और|و|&|\+)$/u

/** The kind of section that a text names; undefined for other texts. Of "Skills & Tools" the first name counts. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined
  const words = folded(text).filter((word, index) => index > 0 || !/^\d{1,2}$/.test(word))
  const whole = KINDS.get(words.join(' ')) ?? KINDS.get(words.filter(word => !AND.test(word)).join(' '))
  if (whole || words.length < 2) return whole
  const at = words.findIndex(word => AND.test(word))
  return at > 0 && KINDS.has(words.slice(at + 1).join(' ')) ? KINDS.get(words.slice(0, at).join(' ')) : undefined
}

/** Of a line that looks like a heading: "Project" and "Teaching experience" are named by one of their words. */
export function headingLike(text: string): SectionKind | undefined {
  const words = folded(text)
  if (text.length > 40 || words.length > 4) return undefined
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return KINDS.get(`${words.join(' ')}s`) ?? (words.length > 1 ? (KINDS.get(last) ?? KINDS.get(first)) : undefined)
}
