// The labels before the details of a person, as data: phrases divided by "|", without accents, colons or full stops.
import { normal } from './account.ts'

/** `own`: kept as a private field of the person's own, under the label of the file. */
export type DetailKind = 'name' | 'given' | 'family' | 'address' | 'phone' | 'email' | 'web' | 'own'

const WORDS: Record<DetailKind, string> = {
  name: 'name|full name|candidate name|name of candidate|name of the candidate|vor- und nachname|vor- und zuname|vor und zuname|vor und nachname|name, vorname|nom et prénom|nom complet|prénom et nom|nombre|nombre completo|nombre y apellidos|nombre y apellido|apellidos y nombre|nome|nome e cognome|nome cognome|cognome e nome|nome completo|naam|volledige naam|imię i nazwisko|jméno a příjmení|jméno|meno a priezvisko|név|nume și prenume|nume si prenume|namn|navn|fulde navn|nimi|ad soyad|adı soyadı|adı ve soyadı|фио|ф и о|имя|имя и фамилия|піб|ім’я|име|ime i prezime|ime in priimek|ονοματεπώνυμο|नाम|नाव|নাম|பெயர்|పేరు|ಹೆಸರು|പേര്|الاسم|الاسم الكامل|שם|שם מלא|نام|نام و نام خانوادگی|nama|nama lengkap|họ và tên|họ tên|ชื่อ|ชื่อ-นามสกุล|姓名|氏名|名前|이름|성명',
  given:
    'first name|given name|vorname|vornamen|rufname|prénom|prénoms|nombres|voornaam|voornamen|imię|imiona|křestní jméno|keresztnév|prenume|förnamn|fornavn|etunimi|ad|adı|имя',
  family:
    'last name|surname|family name|nachname|familienname|zuname|nom|nom de famille|apellidos|apellido|cognome|sobrenome|apelido|achternaam|nazwisko|příjmení|priezvisko|vezetéknév|nume|efternamn|etternavn|sukunimi|soyad|soyadı|фамилия|прізвище',
  address:
    'address|home address|postal address|mailing address|permanent address|current address|present address|correspondence address|residence|location|place of residence|city|anschrift|adresse|privatanschrift|wohnort|wohnhaft|wohnhaft in|postanschrift|ort|domicile|lieu de résidence|ville|dirección|domicilio|lugar de residencia|ciudad|indirizzo|residenza|domicilio|città|morada|endereço|residência|cidade|adres|woonplaats|adres zamieszkania|miejsce zamieszkania|zamieszkały|bydliště|trvalé bydliště|bydlisko|lakcím|cím|lakhely|adresa|domiciliu|localitate|adress|bostadsort|bopæl|bosted|osoite|asuinpaikka|ikametgah|адрес|место жительства|город проживания|адреса|місце проживання|prebivališče|naslov|διεύθυνση|पता|पत्ता|ঠিকানা|முகவரி|చిరునామా|ವಿಳಾಸ|വിലാസം|العنوان|מגורים|כתובת|آدرس|alamat|địa chỉ|ที่อยู่|地址|住址|现居地|现居住地|住所|現住所|주소',
  phone:
    'phone|phone number|phone no|telephone|telephone number|tel|tel no|mobile|mobile number|mobile no|mobile phone|mob|mob no|cell|cell phone|cellphone|contact|contact no|contact number|landline|work phone|home phone|office|home|work|direct|whatsapp|fax|t|m|p|f|h|c|ph|ph no|telefon|telefonnummer|tel nr|telefon privat|telefon mobil|tel privat|tel mobil|mobil|mobiltelefon|mobilnummer|handy|handynummer|festnetz|privat|dienstlich|natel|téléphone|tél|téléphone portable|portable|tél portable|téléphone fixe|fixe|téléphone mobile|gsm|teléfono|teléfono móvil|teléfono fijo|móvil|movil|celular|tfno|tlf|telefono|telefono cellulare|cellulare|cell|telefono fisso|telefone|telemóvel|celular|contacto|telefoon|telefoonnummer|mobiel|mobiel nummer|vast|komórka|telefon komórkowy|tel kom|kom|numer telefonu|mobilní telefon|mobilný telefón|telefón|telefonszám|mobiltelefonszám|telefon mobil|telefonnr|mobilnr|puhelin|puhelinnumero|puh|gsm|cep|cep telefonu|cep tel|тел|телефон|мобильный|мобильный телефон|моб|моб тел|моб телефон|контактный телефон|номер телефона|мобільний|мобільний телефон|мобилен|мобилен телефон|мобител|mobitel|telefonska številka|τηλέφωνο|κινητό|τηλ|फ़ोन|फोन|मोबाइल|दूरभाष|संपर्क|मोबाईल|ফোন|মোবাইল|தொலைபேசி|கைபேசி|ఫోన్|ದೂರವಾಣಿ|ഫോൺ|الهاتف|هاتف|رقم الهاتف|الجوال|جوال|رقم الجوال|المحمول|טלפון|נייד|טל|تلفن|موبایل|تلفن همراه|شماره تماس|telepon|no telepon|nomor telepon|no hp|hp|ponsel|no tel|telefon bimbit|điện thoại|sđt|số điện thoại|di động|đt|โทรศัพท์|โทร|เบอร์โทรศัพท์|มือถือ|电话|手机|手机号|手机号码|联系电话|電話|電話番号|携帯電話|携帯|전화|전화번호|휴대폰|휴대전화|핸드폰|연락처',
  email:
    'email|e-mail|mail|e mail|email id|e-mail id|mail id|email address|e-mail address|e-mail-adresse|emailadresse|courriel|adresse e-mail|adresse électronique|mél|correo|correo electrónico|posta elettronica|indirizzo e-mail|correio eletrónico|correio eletrônico|e-mailadres|adres e-mail|e-postadress|e-post|epost|sähköposti|e-posta|эл почта|электронная почта|почта|електронна пошта|пошта|имейл|e-pošta|ηλ ταχυδρομείο|ईमेल|ई-मेल|ইমেইল|மின்னஞ்சல்|ఇమెయిల్|ಇಮೇಲ್|ഇമെയിൽ|البريد الإلكتروني|البريد الالكتروني|الإيميل|אימייל|דוא"ל|דואר אלקטרוני|ایمیل|پست الکترونیک|surel|emel|thư điện tử|อีเมล|邮箱|电子邮箱|电子邮件|メール|メールアドレス|이메일|전자우편',
  web: 'web|website|webseite|web page|homepage|home page|internet|site|url|blog|portfolio|linkedin|linkedin profile|github|gitlab|xing|twitter|personal|company|other|profile|profil|link|links|site web|site internet|sitio web|página web|sito|sito web|strona internetowa|web stránka|webbplats|hjemmeside|kotisivu|сайт|веб-сайт|الموقع الإلكتروني|אתר|وبسایت|situs web|trang web|เว็บไซต์|网站|个人主页|ウェブサイト|홈페이지',
  own:
    'date of birth|birth date|birthdate|birthday|dob|d o b|born|born on|place of birth|birthplace|date and place of birth|age|gender|sex|marital status|civil status|family status|children|nationality|citizenship|religion|caste|category|blood group|father name|father’s name|fathers name|name of father|father’s occupation|mother name|mother’s name|mothers name|husband’s name|spouse name|spouse’s name|wife’s name|guardian’s name|s/o|d/o|w/o|mother tongue|passport|passport no|passport number|pan|pan no|aadhaar|aadhar|aadhaar no|aadhar no|visa status|visa|work permit|height|weight|driving licence|driving license|driver’s license|driver’s licence|notice period|languages known|military service|current salary|expected salary|availability|skype|' +
    'geburtsdatum|geboren|geboren am|geb|geb am|geburtstag|geburtsort|geburtsdatum und -ort|geburtsdatum/-ort|geburtsdatum/ort|geburtsname|alter|geschlecht|familienstand|kinder|staatsangehörigkeit|staatsbürgerschaft|nationalität|konfession|religionszugehörigkeit|führerschein|führerscheinklasse|eltern|vater|mutter|geschwister|aufenthaltsstatus|zivilstand|heimatort|verfügbarkeit|verfügbar ab|' +
    'date de naissance|né le|née le|né|née|lieu de naissance|date et lieu de naissance|âge|sexe|situation familiale|situation de famille|état civil|situation matrimoniale|enfants|nationalité|permis|permis de conduire|disponibilité|' +
    'fecha de nacimiento|nacido el|nacida el|lugar de nacimiento|fecha y lugar de nacimiento|edad|sexo|género|estado civil|hijos|nacionalidad|dni|nif|nie|carnet de conducir|permiso de conducir|licencia de conducir|cédula|' +
    'data di nascita|luogo di nascita|luogo e data di nascita|data e luogo di nascita|nato a|nata a|nato il|nata il|età|sesso|stato civile|figli|nazionalità|cittadinanza|codice fiscale|patente|patente di guida|' +
    'data de nascimento|nascimento|local de nascimento|naturalidade|idade|gênero|género|filhos|nacionalidade|carta de condução|cnh|cpf|rg|filiação|' +
    'geboortedatum|geboren op|geboorteplaats|leeftijd|geslacht|burgerlijke staat|burgerlijke stand|nationaliteit|rijbewijs|kinderen|' +
    'data urodzenia|urodzony|urodzona|miejsce urodzenia|data i miejsce urodzenia|wiek|płeć|stan cywilny|narodowość|obywatelstwo|prawo jazdy|dzieci|' +
    'datum narození|narozen|narozena|místo narození|věk|pohlaví|rodinný stav|národnost|státní příslušnost|občanství|řidičský průkaz|dátum narodenia|miesto narodenia|vek|pohlavie|rodinný stav|národnosť|štátna príslušnosť|vodičský preukaz|' +
    'születési idő|születési dátum|születési hely|születési hely és idő|kor|neme|családi állapot|állampolgárság|nemzetiség|jogosítvány|anyja neve|' +
    'data nașterii|data nasterii|locul nașterii|locul nasterii|vârsta|varsta|sex|stare civilă|stare civila|starea civilă|naționalitate|nationalitate|cetățenie|cetatenie|permis de conducere|' +
    'födelsedatum|född|födelseort|personnummer|ålder|kön|civilstånd|nationalitet|medborgarskap|körkort|barn|fødselsdato|født|fødested|fødselsår|alder|køn|kjønn|civilstand|sivilstatus|sivilstand|statsborgerskab|statsborgerskap|nasjonalitet|kørekort|førerkort|børn|syntymäaika|syntynyt|syntymäpaikka|ikä|sukupuoli|siviilisääty|kansalaisuus|ajokortti|' +
    'doğum tarihi|doğum yeri|doğum yeri ve tarihi|doğum tarihi ve yeri|yaş|cinsiyet|medeni hali|medeni durum|medeni durumu|uyruk|uyruğu|askerlik durumu|askerlik|ehliyet|sürücü belgesi|baba adı|anne adı|' +
    'дата рождения|родился|родилась|место рождения|возраст|пол|семейное положение|дети|гражданство|национальность|водительские права|водительское удостоверение|дата народження|місце народження|вік|стать|сімейний стан|громадянство|національність|водійські права|дата на раждане|място на раждане|пол|възраст|семейно положение|гражданство|националност|шофьорска книжка|' +
    'datum rođenja|mjesto rođenja|mesto rođenja|spol|bračno stanje|bračni status|državljanstvo|nacionalnost|vozačka dozvola|datum rojstva|kraj rojstva|zakonski stan|vozniško dovoljenje|датум рођења|место рођења|брачно стање|држављанство|' +
    'ημερομηνία γέννησης|τόπος γέννησης|ηλικία|φύλο|οικογενειακή κατάσταση|εθνικότητα|υπηκοότητα|δίπλωμα οδήγησης|' +
    'जन्म तिथि|जन्मतिथि|जन्म स्थान|आयु|लिंग|वैवाहिक स्थिति|राष्ट्रीयता|धर्म|पिता का नाम|माता का नाम|पति का नाम|मातृभाषा|जन्मतारीख|जन्म तारीख|वडिलांचे नाव|आईचे नाव|राष्ट्रीयत्व|জন্ম তারিখ|পিতার নাম|মাতার নাম|লিঙ্গ|জাতীয়তা|বৈবাহিক অবস্থা|ধর্ম|பிறந்த தேதி|தந்தை பெயர்|பாலினம்|திருமண நிலை|குடியுரிமை|పుట్టిన తేదీ|తండ్రి పేరు|లింగం|జాతీయత|ಹುಟ್ಟಿದ ದಿನಾಂಕ|ತಂದೆಯ ಹೆಸರು|ಲಿಂಗ|ജനനത്തീയതി|പിതാവിന്റെ പേര്|ലിംഗം|' +
    'تاريخ الميلاد|مكان الميلاد|العمر|الجنس|الحالة الاجتماعية|الجنسية|الديانة|رخصة القيادة|תאריך לידה|מקום לידה|גיל|מין|מצב משפחתי|אזרחות|לאום|רישיון נהיגה|تاریخ تولد|محل تولد|سن|جنسیت|وضعیت تأهل|وضعیت تاهل|ملیت|وضعیت نظام وظیفه|نام پدر|تاریخ پیدائش|والد کا نام|جنس|قومیت|مذہب|' +
    'tempat tanggal lahir|tempat, tanggal lahir|tempat/tanggal lahir|tempat lahir|tanggal lahir|ttl|umur|usia|jenis kelamin|status|status perkawinan|status pernikahan|agama|kewarganegaraan|tarikh lahir|jantina|bangsa|warganegara|taraf perkahwinan|ngày sinh|nơi sinh|tuổi|giới tính|tình trạng hôn nhân|quốc tịch|dân tộc|tôn giáo|วันเกิด|สถานที่เกิด|อายุ|เพศ|สถานภาพ|สัญชาติ|ศาสนา|' +
    '出生日期|出生年月|出生地|生日|年龄|性别|婚姻状况|婚姻|国籍|民族|籍贯|户籍|政治面貌|身高|体重|身份证号|驾照|出生年月日|性別|年齡|婚姻狀況|國籍|生年月日|年齢|満年齢|配偶者|扶養家族|家族構成|本籍|国籍|최종학력|생년월일|출생지|나이|성별|결혼여부|혼인여부|국적|병역|병역사항',
}

/** One form for a label of any writing. */
const plain = (text: string) =>
  normal(text)
    .replace(/[’'´`׳]/g, '’')
    .replace(/[.:：*()]/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}/,’"-]+/gu, ' ')
    .trim()
const KINDS = new Map<string, DetailKind>()
for (const [kind, words] of Object.entries(WORDS))
  for (const word of words.split('|')) if (!KINDS.has(plain(word))) KINDS.set(plain(word), kind as DetailKind)

const LONGEST = 40
/** What a label says of the text behind it; "Father/Husband's name" and "Nationality / Citizenship" are labels by both of their halves. */
export function detailOf(label: string): DetailKind | undefined {
  if (label.length > LONGEST) return undefined
  const whole = KINDS.get(plain(label))
  const halves = label.split(/[/&]/).map(half => KINDS.get(plain(half)))
  return whole ?? (halves.length === 2 && halves[0] === halves[1] ? halves[0] : undefined)
}
