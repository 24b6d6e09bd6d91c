// Our words for readers in Turkish.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'tr',
  texts: {
    title: 'unvan/ad',
    place: 'yer',
    name: 'ad',
    address: 'web adresi',
    label: 'etiket',
    value: 'değer',
    institution: 'okul',
    board: 'sınav kurulu',
    organisation: 'kuruluş',
    degree: 'derece',
    'field of study': 'öğrenim alanı',
    from: 'başlangıç',
    until: 'bitiş',
    date: 'tarih',
    dates: 'tarihler',
    score: 'not',
    scale: 'not sistemi',
    'kind of score': 'not türü',
    description: 'açıklama',
    employer: 'işveren',
    'still there': 'hâlâ orada çalışıyor',
    about: 'şirketin faaliyet alanı',
    'roles at one employer': 'aynı işverendeki roller',
    highlights: 'öne çıkanlar',
    level: 'düzey',
    keywords: 'anahtar kelimeler',
    provider: 'eğitimi veren',
    issuer: 'sertifikayı veren',
    'credential ID': 'sertifika numarası',
    publisher: 'yayıncı',
    'awarding body': 'ödülü veren',
    fluency: 'dil düzeyi',
    'e-mail': 'e-posta',
    phone: 'telefon',
    'what they say': 'referansın yazdıkları',
    subtitle: 'alt başlık',
    hidden: 'gizli',
    'shown to readers': 'okurlara görünür',
    roles: 'roller',
    courses: 'dersler',
    kind: 'tür',
    profession: 'meslek',
    location: 'konum',
    picture: 'fotoğraf',
    links: 'bağlantılar',
    'everything that is written here': 'burada yazan her şey',
    'some facts': 'bazı bilgiler',
    Yes: 'Evet',
    Percentage: 'Yüzde',
    CGPA: 'Genel not ortalaması',
    GPA: 'Not ortalaması',
    Grade: 'Harf notu',
    'Class or division': 'Sınıf veya derece',
    Rank: 'Sıralama',
    'It is the owner’s own word: nobody has checked it.':
      'Bu, özgeçmiş sahibinin kendi sözüdür; kimse kontrol etmemiştir.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Teyit bulunmayan yerlerde bu, özgeçmiş sahibinin kendi sözüdür; kimse kontrol etmemiştir.',
    'Personal details': 'Kişisel bilgiler',
    Stated: 'Özgeçmişte belirtildi',
    'Self-attested': 'Kendi beyanı',
    'Evidence attached': 'Ekli belge var',
    Confirmed: 'Teyit edildi',
    'Signed by its issuer': 'Düzenleyen tarafından imzalandı',
    'Confirmed by {domain}': '{domain} alan adından teyit edildi',
    'Signed by {domain} for this account, checked {day}':
      'Bu hesap için {domain} alan adı tarafından imzalandı, kontrol tarihi: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Kendi beyanı. İmzalayan: {name}, Google ile oturum açarak, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Kendi beyanı. İmzalayan: {name}, Google ile oturum açarak, {first} ile {last} tarihleri arasında.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Kendi beyanı. İmzalayan: {name}, {wallet} cüzdanıyla, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Kendi beyanı. İmzalayan: {name}, {wallet} cüzdanıyla, {first} ile {last} tarihleri arasında.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} alan adına gelen e-postaları okuyan biri, {day} tarihinde şunları kabul etti: {covered}. Bu alan adı özgeçmiş sahibinin kendisine aittir; dolayısıyla bu, bir kurumun teyidi değildir.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} alan adına gelen e-postaları okuyan biri, {day} tarihinde şunları kabul etti: {covered}. Bu alan adında herkesin ya da her öğrencinin veya mezunun adresi olabilir; dolayısıyla bu, bir kurumun teyidi değildir.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} alan adından {day} tarihinde teyit edildi: Teyit eden, {domain} alan adına gelen e-postaları okuyan biri; adresi özgeçmiş sahibi verdi.',
    'What was confirmed: {covered}.': 'Teyit edilenler: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Orada verilen ad: {name}. Özgeçmiş sahibine göre kurumun adı: {institution}.',
    'The owner attached it to {covered}.': 'Özgeçmiş sahibinin bu belgeyi eklediği bilgiler: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Özgeçmiş sahibi, herkese açık olmayan bir belge ekledi. İlgili bilgiler: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} alan adından {day} tarihinde teyit edildi: Teyit eden, oradaki e-postaları okuyan biri; verilen ad: {name}; adresi özgeçmiş sahibi verdi; kapsam: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Bu hesap için {domain} alan adı tarafından imzalandı, kontrol tarihi: {day}; eklendiği bilgiler: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Teyit, {day} tarihinden beri herkese açık kayıtta yer alıyor.',
    'The confirmation is in the public log within a minute.':
      'Teyit, bir dakika içinde herkese açık kayıtta yer alacak.',
    'The attestation has been in the public log since {day}.':
      'Beyan, {day} tarihinden beri herkese açık kayıtta yer alıyor.',
    'The attestation is in the public log within a minute.':
      'Beyan, bir dakika içinde herkese açık kayıtta yer alacak.',
    'Signed by the account of {name}, another name than this CV’s':
      'Özgeçmiştekinden farklı bir ad taşıyan {name} hesabıyla imzalandı',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Özgeçmiştekinden farklı bir ad taşıyan {name} hesabıyla imzalandı: {about}, {day}',
    '{name} signed every section, {day}': '{name} tüm bölümleri imzaladı, {day}',
    '{name} signed every section that can be checked, {day}': '{name} kontrol edilebilen tüm bölümleri imzaladı, {day}',
    '{name} signed all other sections, {day}': '{name} diğer tüm bölümleri imzaladı, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} kontrol edilebilen diğer tüm bölümleri imzaladı, {day}',
    'every section': 'tüm bölümler',
    'every section that can be checked': 'kontrol edilebilen tüm bölümler',
    'all other sections': 'diğer tüm bölümler',
    'all other sections that can be checked': 'kontrol edilebilen diğer tüm bölümler',
    'Check it yourself': 'Kendiniz kontrol edin',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Bu belgeyi bu hizmet düzenledi: Zaten burada gösterileni kaydeder, düzeyi yükseltmez.',
    '{domain} is a domain of the owner’s own.': '{domain}, özgeçmiş sahibinin kendi alan adıdır.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} alan adında herkesin ya da her öğrencinin veya mezunun adresi olabilir.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain}, bir sitenin içindeki sayfadır; siteler herkese sayfa verebilir.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} gibi bir adı herkes alabilir; bir kuruma işaret etmez.',
    'Listed by {domain}; it is not signed.': '{domain} alan adında listeleniyor; imzalı değil.',
    'Signed by {domain}.': '{domain} alan adı tarafından imzalandı.',
    'Signed with a key that names nobody.': 'Kimseyi belirtmeyen bir anahtarla imzalandı.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Belirttiği düzenleyene ulaşılamadı; bu yüzden imzanın ona ait olduğu görülemedi.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Belirttiği {domain} alan adına ulaşılamadı; bu yüzden imzanın ona ait olduğu görülemedi.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Mühürleyen: {name}; bu hizmetin güvendiği bir sertifikayla.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Mühürleyen: {name}; herhangi bir listeyle karşılaştırılmamış bir sertifikayla.',
    'Not withdrawn on {day}.': '{day} tarihinde geri çekilmiş değildi.',
    'Withdrawn, as found on {day}.': 'Geri çekilmiş; tespit tarihi: {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Geri çekilip çekilmediğine {day} tarihinde bakılamadı.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} tarihinde kontrol edildi; düzenleyen, geri çekilen belgelerin listesini tutmuyor.',
    'Made out to the address of this account.': 'Bu hesabın adresine düzenlenmiş.',
    'It does not say whose it is.': 'Kime ait olduğunu belirtmiyor.',
    'Made out to somebody else.': 'Başka birine düzenlenmiş.',
    'It is refused since the check on {day}.': '{day} tarihli kontrolden beri kabul edilmiyor.',
    'It is called {title}.': 'Adı: {title}.',
    'Its issuer calls itself {name}.': 'Düzenleyenin kendine verdiği ad: {name}.',
    'It names {name}.': 'Üzerindeki ad: {name}.',
    'A credential, unchanged since it was signed.': 'Dijital belge, imzalandığından beri değişmemiş.',
    'It ended on {day}.': 'Geçerliliği {day} tarihinde sona erdi.',
    'It is not valid before {day}.': '{day} tarihinden önce geçerli değil.',
    'Shown by the owner beside: {title}.': 'Özgeçmiş sahibi bunu şunun yanında gösteriyor: {title}.',
    'Not signed': 'İmzalanmadı',
    Signed: 'İmzalandı',
    'The CV says so. It is neither signed nor confirmed.':
      'Özgeçmişte böyle yazıyor. İmzalanmamış ve teyit edilmemiştir.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Belirtilen hesap, bölümde yazan her şeyi oturum açarak ya da bir cüzdanla imzaladı (kendi beyanı). Bu, sözün kime ait olduğunu ve bölümde hiçbir kelimenin değişmediğini gösterir; doğru olduğunu göstermez.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Özgeçmiş sahibi burada ayrıca bununla ilgili, TruCV’de kimsenin kontrol etmediği bir belge ya da en yüksek düzeyin gerektirdiği her şeyi göstermeyen bir dijital belge bulunduruyor.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Belirtilen alan adına gelen e-postaları okuyan biri, etikette sayılanları teyit etti: unvan, işveren ve tarihler gibi bölüm bilgilerini ya da orada yazan her şeyi. Adresi özgeçmiş sahibi verdi; alan adının kuruma ait olup olmadığına siz karar verin. Tırnak içindeki adları soran ve yanıtlayan kişiler yazmıştır; bunları kimse kontrol etmemiştir.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Özgeçmiş sahibi, etikette sayılanlara, yani bölüm bilgilerine ya da orada yazan her şeye bir dijital belge ekledi. Bu belge, belirtilen alan adı tarafından imzalanmış, özgeçmiş sahibinin hesabındaki e-posta adresine düzenlenmiştir; belirtilen günde yürürlükteydi ve geri çekilmiş değildi. Belge ile özgeçmişin aynı şeyi söylediği, özgeçmiş sahibinin sözüdür; ikisini de okuyun. Tırnak içindeki metin belgeyi düzenleyene aittir.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Bu özgeçmişin hiçbir bölümü henüz imzalanmadı veya teyit edilmedi: Yazanlar, sahibinin sözüdür',
    '{name} (wallet {wallet})': '{name} (cüzdan: {wallet})',
    'nothing changed since': 'o zamandan beri hiçbir şey değişmedi',
    'no word of these claims changed since': 'o zamandan beri bu bilgilerin tek bir kelimesi değişmedi',
    'Check the CV of {name}': 'Özgeçmiş kontrolü: {name}',
    'Version {version}, published on {day}.': 'Sürüm {version}, yayımlanma tarihi: {day}.',
    'Read the CV': 'Özgeçmişi oku',
    'Check the signatures now': 'İmzaları şimdi kontrol et',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Tarayıcınız bilgileri ve anahtarları yeniden indirir ve her imzayı kendisi kontrol eder.',
    'Compare an older copy': 'Eski bir kopyayla karşılaştır',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Dosyayı buraya bırakın ya da seçin: size verilen PDF, sakladığınız JSON biçimindeki bilgiler veya bir dijital belge. Dosya tarayıcınızdan çıkmaz.',
    'Every section, and who stands for it': 'Tüm bölümler ve arkalarında kimin sözü olduğu',
    'Signature no longer counts': 'İmza artık sayılmıyor',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'İmza bu metne uyuyor, ancak anahtar geri çekildi: İmza artık sayılmıyor.',
    'Stated. Nobody has signed or confirmed it.': 'Özgeçmişte belirtildi. Bunu kimse imzalamadı veya teyit etmedi.',
    'Download as a credential': 'Dijital belge olarak indir',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Dijital belge, cüzdanların ve başka programların bu sayfa olmadan okuyup kontrol ettiği imzalı bir dosyadır. TruCV’nin kaydettiğini söyler, fazlasını değil.',
    'The confirmation': 'Teyit',
    'The self-attestation': 'Kendi beyanı',
    'JSON, for wallets': 'JSON, cüzdanlar için',
    'JWT, for programs': 'JWT, programlar için',
    'picture with the badge in it': 'etiketin içinde yer aldığı görsel',
    'Digest and signatures': 'Dijital parmak izi ve imzalar',
    'Everything in the section, as data': 'Bölümdeki her şey, veri olarak',
    'Its facts alone, as data: {covered}': 'Yalnızca belirli bilgiler, veri olarak: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 parmak izi: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Özgeçmiş sahibinin imzaladığı beyan: “Özgeçmişimin bu bölümünün doğru olduğunu beyan ederim.”',
    'Signature ({form})': 'İmza ({form})',
    Wallet: 'Cüzdan',
    Key: 'Anahtar',
    'Record of the confirmation ({form})': 'Teyit kaydı ({form})',
    'What the badges mean': 'Etiketlerin anlamı',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Bölümün tek bir harfi değiştiğinde imza, teyit edilen bilgilerin tek bir harfi değiştiğinde de teyit kaybolur. Özgeçmişteki ad değişirse ikisi de kaybolur.',
    'For engineers: check it without us': 'Yazılımcılar için: Bize bağlı kalmadan kontrol',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Etiketler konusunda sözümüze güvenmek zorunda değilsiniz. {program}, [JSON biçimindeki bilgileri] kontrol eden, kodu okunabilir tek bir dosyadır. Yalnızca Node.js gerektirir; ne ağ bağlantısı (--log dışında) ne de bizden bir şey gerekir:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Son iki satır, TruCV’nin ya da bir başkasının düzenlediği dijital belgeyi kontrol eder: {keys} dosyasında düzenleyenin anahtarları bulunur, {list} ise belgede adı geçen geri çekilmiş belgeler listesidir.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google ile oturum açarak” atılan imzayı TruCV oluşturur: Bu imza, hizmetin belirtilen hesabın sözünü kaydettiğini gösterir. Cüzdanla atılan imza ise TruCV’de bulunmayan cüzdan anahtarıyla oluşturulur.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Dosya, indirdiğiniz andaki durumu gösterir. Bir şeyi teyit eden kişi bunu sonradan geri çekebilir ve program bunu bilemez: Dosyayı yeniden indirin ya da buraya bakın.',
    'Our public keys': 'Açık anahtarlarımız',
    'Version {version} was never published': 'Sürüm {version} hiç yayımlanmadı',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Dosya olarak da verilmedi. Bu özgeçmişin {version} numaralı sürümü olduğunu ileri süren bir belge, burada özgeçmiş sahibi tarafından hazırlanmamış ya da sonradan değiştirilmiştir.',
    'Your copy says version {version}': 'Kopyanızda yazan sürüm: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Herkese açık hiçbir şey değişmedi: Şu anda yayımlanan, {version} numaralı sürümde yazanın aynısıdır.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Bu sürüm vardı. Şu anda yayımlanan {version} numaralı sürümün ondan farkları:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Kopyanızın metni karşılaştırılmaz: Metni bu sayfayla yan yana, kelime kelime okuyun.',
    'Fetching the claims and the keys…': 'Bilgiler ve anahtarlar indiriliyor…',
    'Reading your copy…': 'Kopyanız okunuyor…',
    'Check again': 'Yeniden kontrol et',
    'Fetched at {time}.': 'İndirilme saati: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Bilgiler ve TruCV’nin açık anahtarları, {size} kB.',
    'The right CV.': 'Doğru özgeçmiş.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Bilgiler, bu adresteki bu özgeçmişe ve burada gördüğünüz bölümlere ait.',
    'Not what you see.': 'Gördüğünüzden farklı.',
    'What is published now has other sections than this page.':
      'Şu anda yayımlananın bölümleri bu sayfadakilerden farklı.',
    'No letter changed.': 'Tek bir harf değişmedi.',
    'Changed.': 'Metin değişmiş.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Dijital parmak izine uymayan metinler: {wrong} / {all}.',
    'Signed by the owner.': 'Özgeçmiş sahibi imzaladı.',
    'Not signed as it says.': 'Belirtildiği gibi imzalanmamış.',
    'Confirmed.': 'Teyit edildi.',
    'Not confirmed as it says.': 'Belirtildiği gibi teyit edilmemiş.',
    'In the log.': 'Herkese açık kayıtta.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV’nin herkese açık kaydında yer alan imzalar: {recorded} / {all}. Kayıttaki girdi sayısı: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Diğerlerinden yeni olanlar bir dakika içinde kayda girer, kayıttan eski olanlar hiç girmez.',
    'The log begins with all that this browser saw of it on {day}.':
      'Kayıt, bu tarayıcının {day} tarihinde gördüğü her şeyle başlıyor.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Bu tarayıcı, kayıtta gördüklerini saklar ve bir sonraki kontrolde karşılaştırır.',
    'Not in the log as it says.': 'Kayıtta belirtildiği gibi değil.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV’nin herkese açık kaydı eksik ya da okunamıyor. Bir dakika sonra yeniden deneyin.',
    'One person.': 'Aynı kişi.',
    'All claims are about {name}, as the CV is.': 'Özgeçmiş gibi tüm bilgiler de {name} adlı kişiyle ilgili.',
    'Another person.': 'Başka bir kişi.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Bilgilerin hepsi, özgeçmişin ait olduğu söylenen {name} adlı kişiyle ilgili değil.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Özgeçmiştekinden farklı bir ad taşıyan {name} hesabıyla imzalandı.',
    'Whether both names are of one person is for you to judge.':
      'İki adın aynı kişiye ait olup olmadığına siz karar verin.',
    'Everything that is signed holds.': 'İmzalanan her şey uyuşuyor.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Uyuşmayanlar var: Kırmızıyla işaretlenenler imzalandığı gibi değil.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Bu özgeçmişte hiçbir şey imzalanmamış; bu yüzden metinlerinden başka kontrol edilecek bir şey yoktu.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Tüm imzalar geçerli. Bir cüzdanın özgeçmiş sahibine ait olması ve başkalarının dijital belgeleri hakkında söylenenler hiçbir imzanın kapsamına girmez.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Şu anda yayımlanan sürüm: {now}, bu sayfadaki sürüm: {version}. Sayfayı yenileyin.',
    holds: 'uyuşuyor',
    'Does not hold': 'Uyuşmuyor',
    '{section} does not hold': '{section}: uyuşmuyor',
    'this is not in the form in which TruCV publishes it': 'bu, TruCV’nin yayımladığı biçimde değil',
    'the text was changed: it does not fit its fingerprint (digest)':
      'metin değiştirilmiş: dijital parmak izine (özet değerine) uymuyor',
    'the owner’s signature does not hold': 'özgeçmiş sahibinin imzası geçerli değil',
    'the institution’s confirmation does not hold': 'kurumun teyidi geçerli değil',
    'it was signed or confirmed under another name than the one on this CV':
      'özgeçmiştekinden farklı bir adla imzalanmış veya teyit edilmiş',
    'it is said to be more than what was signed': 'imzalanandan fazlası olarak gösteriliyor',
    'it is not in the public log as it says': 'herkese açık kayıtta belirtildiği gibi değil',
    'the signature that this page shows was withdrawn': 'bu sayfada gösterilen imza geri çekildi',
    'the evidence that this page shows was taken away': 'bu sayfada belirtilen ekli belge kaldırıldı',
    'the confirmation that this page shows was withdrawn': 'bu sayfada gösterilen teyit geri çekildi',
    'the credential that this page shows does not count any more':
      'bu sayfada gösterilen dijital belge artık sayılmıyor',
    'the text that is published now is another one than on this page':
      'şu anda yayımlanan metin bu sayfadakinden farklı',
    'this section is not among what is published now': 'bu bölüm şu anda yayımlananlar arasında yok',
    'What this does not show': 'Bu kontrolün göstermedikleri',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Özgeçmişte yazanın doğru olduğunu. İmza, sözün kime ait olduğunu ve o zamandan beri tek bir harfin değişmediğini gösterir.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Bir alan adının, adını andırdığı kuruma ait olduğunu. Adresi özgeçmiş sahibi verdi.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Bir hesabın veya cüzdanın arkasında kimin olduğunu. “Google ile oturum açarak” ifadesi TruCV’nin kendi kaydıdır.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV’nin dürüst olduğunu: Bu sayfa da TruCV’ye ait. “Yazılımcılar için” bölümündeki program bu sayfa olmadan çalışır.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV’nin herkese aynı kaydı gösterdiğini. Kaydı izleyen tanıklar ve log-audit.mjs gibi programlar bunu fark ederdi.',
    'What is withdrawn later. Check again when it matters.':
      'Sonradan nelerin geri çekileceğini. Önemli olduğunda yeniden kontrol edin.',
    'It cannot be checked: {problem}.': 'Kontrol edilemiyor: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Bu tarayıcı kontrolü yapamadı. “Yazılımcılar için” bölümündeki program yapabilir.',
    'This page was opened without https, where browsers check no signatures.':
      'Bu sayfa https olmadan açıldı; bu durumda tarayıcılar imzaları kontrol etmez.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV’ye ulaşılamıyor. Bağlantınıza bakıp yeniden deneyin.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Bu özgeçmişin sahibi parola istiyor. Özgeçmişi yeniden açıp tekrar deneyin.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Bu özgeçmiş artık yayında değil: Şu anda hiçbir yeri kontrol edilemez.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV bir hata yanıtı verdi ({status}). Bir dakika sonra yeniden deneyin.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Yanıt eksik geldi ya da TruCV’den gelmedi. Yeniden deneyin.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Yanıt başka bir özgeçmişle ilgili: Bu özgeçmiş için sayılmaz.',
    'The reply is of another service: its signatures do not count at this address.':
      'Yanıt başka bir hizmetten geldi: İmzaları bu adreste sayılmaz.',
    'This file is damaged, or is not a copy of a CV.': 'Bu dosya bozuk ya da bir özgeçmişin kopyası değil.',
    'This is a copy of another CV.': 'Bu, başka bir özgeçmişin kopyası.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Bu bir JSON Resume dosyası; içinde karşılaştırılacak imza yok.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word dosyaları burada okunmaz. Dosyanın sonundaki adresi açın: Karşılaştırmaya götürür.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Bu PDF’de özgeçmişin birkaç sürümü belirtiliyor: Birkaç dosyadan birleştirilmiş.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Bu PDF’de bir özgeçmiş sürümü belirtilmiyor: Burada hazırlanmamış ya da başka bir programla yeniden oluşturulmuş.',
    'Your copy says that it is of {day}.': 'Kopyanızda yazan tarih: {day}.',
    'In your copy this does not hold:': 'Kopyanızda uyuşmayanlar:',
    'Since then:': 'O zamandan beri:',
    'Nothing has changed since.': 'O zamandan beri hiçbir şey değişmedi.',
    'Added: {section}': 'Eklendi: {section}',
    'Changed: {section}': 'Değişti: {section}',
    'Removed: {section}': 'Kaldırıldı: {section}',
    'Confirmed since: {section}': 'O zamandan beri teyit edildi: {section}',
    'No longer confirmed: {section}': 'Artık teyitli değil: {section}',
    'Signed since: {section}': 'O zamandan beri imzalandı: {section}',
    'No longer signed: {section}': 'Artık imzalı değil: {section}',
    'This credential holds.': 'Bu dijital belge geçerli.',
    'It is called {title}, of {day}.': 'Adı: {title}, düzenlenme tarihi: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV imzaladığından beri değişmemiş ve şu anda geri çekilmiş değil.',
    'The words that it is about are on this CV: {section}.':
      'İlgili olduğu sözler bu özgeçmişte yer alıyor: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'İlgili olduğu sözler bu özgeçmişte yok ya da o zamandan beri değiştirilmiş.',
    'This credential does not hold.': 'Bu dijital belge geçerli değil.',
    'This credential is not valid yet.': 'Bu dijital belge henüz geçerli değil.',
    'This credential has ended.': 'Bu dijital belgenin süresi doldu.',
    'The signature holds, but this credential was withdrawn.': 'İmza geçerli, ancak bu dijital belge geri çekildi.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'İmza geçerli, ancak dijital belgenin geri çekilip çekilmediğine bakılamadı. Yeniden deneyin.',
    'This is a credential about another person, or about another name.':
      'Bu dijital belge başka bir kişiyle ya da başka bir adla ilgili.',
    'TruCV did not issue this credential.': 'Bu dijital belgeyi TruCV düzenlemedi.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Bu sayfa, TruCV’nin kendi dijital belgelerini JWT dosyası (.jwt) olarak kontrol eder. Bu belgeyi “Yazılımcılar için” bölümündeki program kontrol eder: node verify-cv.mjs, dosya, --keys ve düzenleyenin did.json dosyası.',
    'No CV at this address — TruCV': 'Bu adreste özgeçmiş yok — TruCV',
    'There is no CV here': 'Burada özgeçmiş yok',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Bağlantı eksik olabilir ya da sahibi sayfayı kaldırmış olabilir. Size biri gönderdiyse yenisini isteyin.',
    'Go to TruCV': 'TruCV sitesine git',
    'This CV is protected': 'Bu özgeçmiş korumalı',
    'Its owner asks for a password. It usually comes with the link.':
      'Sahibi parola istiyor. Parola genellikle bağlantıyla birlikte gelir.',
    Password: 'Parola',
    'Open the CV': 'Özgeçmişi aç',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Ardından bu tarayıcıda 12 saat açık kalır. Parolanız yok mu? Bağlantıyı size gönderen kişiye sorun.',
    'This form was sent from another site. Enter the password here.':
      'Bu form başka bir siteden gönderildi. Parolayı buraya girin.',
    'This is not the password. Capital letters count.': 'Parola yanlış. Büyük ve küçük harfler fark eder.',
    'Many people are asking just now. Try again in a few seconds.':
      'Şu anda çok sayıda istek var. Birkaç saniye sonra yeniden deneyin.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV]: Başkalarının kontrol edebildiği özgeçmişler burada yazılıyor',
    'Hello,': 'Merhaba,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person}, {institution} kurumundan bir özgeçmiş bölümünü teyit etmesini istiyor: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'İki adı da istekte bulunan TruCV kullanıcısı yazdı. Bunları kontrol etmedik.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Aşağıdaki bağlantı, öne sürülen bilgileri gösterir. Kurum adına konuşabilen herkes teyit edebilir veya reddedebilir; hesap gerekmez.',
    'Look at the claim and answer': 'Bilgileri görün ve yanıtlayın',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Bağlantı üzerinden {day} tarihine kadar bir kez yanıt verilebilir. Hiçbir şey yapmazsanız hiçbir şey teyit edilmez. Lütfen bağlantıyı başkasına vermeyin: Bağlantıya sahip olan herkes yanıtlayabilir.',
    'Answer all requests at one place': 'Tüm istekleri tek yerden yanıtlayın',
    'Never write to me again': 'Bana bir daha yazmayın',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Sorunuz mu var? Şu adrese yazın: {address}. Bu e-postaya gelen yanıtlar okunmaz.',
    'Change the language': 'Dili değiştir',
    'Can you confirm this?': 'Bunu teyit edebilir misiniz?',
    'What you answer for': 'Yanıtınızın konusu',
    'Name on the CV': 'Özgeçmişteki ad',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Kişiyi kayıtlarınızda bulmak için: {reference}. Bunu istekte bulunan kullanıcı yazdı. Teyit ettiğiniz bilgilerin parçası değildir ve sizden başka kimseye gösterilmez.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Aynı sözler, alan adınızdan {day} tarihinde başka bir ad için teyit edildi: {before}. Şimdi sorulan ad: {person}. Yalnızca ikisinin aynı kişi olduğunu biliyorsanız teyit edin.',
    'What your answer means': 'Yanıtınızın anlamı',
    'Not part of your answer': 'Yanıtınızın parçası değil',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Teyit ederseniz kurum adına konuşabildiğinizi ve {person} adlı kişi için şunların doğru olduğunu söylersiniz: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Özgeçmişin bu bölümünü okuyabilen herkes “{badge}” ifadesini, yanıtı oradaki e-postaları okuyan birinin verdiğini ve yazdığınız adı görür. Adresiniz gösterilmez.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Bu, bir kurumun teyidi olarak gösterilmez, ek belge olarak saklanır.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Özgeçmişi kontrol edenler, {domain} alan adına gelen e-postaları okuyan birinin kabul ettiğini ve bunun neden bir kurumun sözü olmadığını görür.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Bu adla, aynı kişinin bu bilgileri içeren her özgeçmişinde sayılır. Özgeçmiş sahibi bölümün kalanını değiştirebilir, sözünüz bilgilerle birlikte kalır. Bu bilgilerden birinin veya adın değişmesi buna son verir.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Bu adla, aynı kişinin tam olarak bu metni içeren her özgeçmişinde sayılır. Metnin veya adın değişmesi buna son verir.',
    'If you decline, only the owner of the CV gets to know it.': 'Reddederseniz bunu yalnızca özgeçmiş sahibi öğrenir.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day} tarihine kadar bir kez yanıt verebilirsiniz. Sonraki bir yıl boyunca teyidi aynı bağlantıyla geri çekebilirsiniz.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Bu özgeçmişi kimin yazdığını kontrol etmedik. Kişiyi tanımıyorsanız reddedin veya hiçbir şey yapmayın.',
    'Files the owner has added': 'Özgeçmiş sahibinin eklediği dosyalar',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Bunları metinle karşılaştırmadık. Sayfalarının görüntüleri, siz yanıtlayana kadar yeni sekmede açılabilir.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Bunlar, özgeçmiş sahibinin eklediği bir dosyanın görüntüleridir. Dosyayı metinle karşılaştırmadık.',
    'Pages shown: {shown} of {all}': 'Gösterilen sayfalar: {shown} / {all}',
    'Page {page} of {all}': 'Sayfa {page} / {all}',
    'Your answer': 'Yanıtınız',
    'Yes, this is true': 'Evet, bu doğru',
    'No, I do not confirm this': 'Hayır, bunu teyit etmiyorum',
    'Your name and office': 'Adınız ve göreviniz',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Teyit için gereklidir. Özgeçmişle birlikte tırnak içinde gösterilir. Web adresi yazmayın.',
    'A note to the owner': 'Özgeçmiş sahibine not',
    'If you like. Only the owner sees it.': 'İsteğe bağlı. Yalnızca özgeçmiş sahibi görür.',
    'Send my answer': 'Yanıtımı gönder',
    'Choose an answer.': 'Bir yanıt seçin.',
    'Say who confirms this.': 'Bunu kimin teyit ettiğini yazın.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Metin çok uzun ya da içinde web adresi veya görünmez karakterler var. Kısaltmalardaki noktadan sonra boşluk bırakın.',
    'This was answered already.': 'Bu zaten yanıtlandı.',
    'Your answer could not be stored. Try again.': 'Yanıtınız kaydedilemedi. Yeniden deneyin.',
    'Thank you, this is confirmed': 'Teşekkürler, teyit edildi',
    'Not confirmed': 'Teyit edilmedi',
    Withdrawn: 'Geri çekildi',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: Oradaki e-postaları okuyan ve {name} adını veren biri, {person} adlı kişinin özgeçmişinin bir bölümünü {day} tarihinde teyit etti: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} adlı kişinin özgeçmişinin bir bölümü {day} tarihinde teyit edilmedi; bunu yalnızca özgeçmiş sahibi öğrenir: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} adlı kişinin özgeçmişinde teyit edilenler {day} tarihinde geri çekildi ve artık kimseye gösterilmiyor: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Bir yanlışlık mı oldu ya da artık doğru değil mi? {day} tarihine kadar [geri çekebilirsiniz].',
    'Withdraw this confirmation?': 'Bu teyit geri çekilsin mi?',
    'It was given on {day} for the CV of {person}: {section}':
      '{person} adlı kişinin özgeçmişi için {day} tarihinde verildi: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Geri çekildiğinde artık hiçbir özgeçmiş bunu göstermez ve özgeçmiş sahibine bir e-posta gider. Bu işlem geri alınamaz.',
    Withdraw: 'Geri çek',
    'Keep it': 'Kalsın',
    'Never get such mails again?': 'Böyle e-postalar bir daha gelmesin mi?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'O zaman kim isterse istesin, bu bağlantının gönderildiği adrese istek göndermeyiz. Bu işlem geri alınamaz.',
    'We will not write to you again': 'Size bir daha yazmayacağız',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Kim isterse istesin, bu bağlantının gönderildiği adrese artık bizden istek gelmez. Adresten, yalnızca bunu bilmeye yetecek kadarını saklıyoruz.',
    'This link leads nowhere': 'Bu bağlantı hiçbir yere götürmüyor',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Bağlantı eksik olabilir, süresi dolmuş olabilir ya da özgeçmiş sahibi soruyu geri çekmiş veya sorunun konusu olan sözleri değiştirmiş olabilir. Yapmanız gereken bir şey yok.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} metin, dijital parmak izine uyuyor.',
      other: '{count} metnin her biri dijital parmak izine uyuyor.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} imza geçerli. TruCV’nin kaydettiği: {account}, cüzdanla atılan: {wallet}.',
      other: '{count} imza geçerli. TruCV’nin kaydettiği: {account}, cüzdanla atılan: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} bölüm, TruCV’nin kaydına göre: {domains}.',
      other: '{count} bölüm, TruCV’nin kaydına göre: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} bölüm uyuşmuyor.', other: '{count} bölüm uyuşmuyor.' },
    '{count} sections with a credential signed by {who}': {
      one: '{count} bölümde {who} tarafından imzalanmış dijital belge var',
      other: '{count} bölümde {who} tarafından imzalanmış dijital belge var',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} bölüm {who} alan adından teyit edildi',
      other: '{count} bölüm {who} alan adından teyit edildi',
    },
    '{count} sections signed by {who}': {
      one: '{count} bölümü imzalayan: {who}',
      other: '{count} bölümü imzalayan: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} bölümde birkaç alan adı ({many}) tarafından imzalanmış dijital belge var',
      other: '{count} bölümde birkaç alan adı ({many}) tarafından imzalanmış dijital belge var',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} bölüm birkaç alan adından ({many}) teyit edildi',
      other: '{count} bölüm birkaç alan adından ({many}) teyit edildi',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} bölüm birkaç kişi veya cüzdan ({many}) tarafından imzalandı',
      other: '{count} bölüm birkaç kişi veya cüzdan ({many}) tarafından imzalandı',
    },
    '{count} sections with evidence only': {
      one: '{count} bölümde yalnızca ekli belge var',
      other: '{count} bölümde yalnızca ekli belge var',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} bölümde artık sayılmayan imza var',
      other: '{count} bölümde artık sayılmayan imza var',
    },
    '{count} sections not signed': { one: '{count} bölüm imzalanmadı', other: '{count} bölüm imzalanmadı' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Buradan çok fazla yanlış parola girildi. {count} dakika sonra yeniden deneyin.',
      other: 'Buradan çok fazla yanlış parola girildi. {count} dakika sonra yeniden deneyin.',
    },
  },
} satisfies ReaderTexts
