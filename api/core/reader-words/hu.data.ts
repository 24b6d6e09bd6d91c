// Our words for readers in Hungarian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'hu',
  texts: {
    title: 'beosztás/elnevezés',
    place: 'hely',
    name: 'név',
    address: 'webcím',
    label: 'megnevezés',
    value: 'érték',
    institution: 'intézmény',
    board: 'vizsgabizottság',
    organisation: 'szervezet',
    degree: 'végzettség',
    'field of study': 'szak',
    from: 'kezdés',
    until: 'befejezés',
    date: 'dátum',
    dates: 'dátumok',
    score: 'eredmény',
    scale: 'skála',
    'kind of score': 'eredmény típusa',
    description: 'leírás',
    employer: 'munkáltató',
    'still there': 'jelenleg is ott dolgozik',
    about: 'a cég tevékenysége',
    'roles at one employer': 'szerepkörök egy munkáltatónál',
    highlights: 'legfontosabb eredmények',
    level: 'szint',
    keywords: 'kulcsszavak',
    provider: 'szervező',
    issuer: 'kiállító',
    'credential ID': 'tanúsítvány száma',
    publisher: 'kiadó',
    'awarding body': 'díjat adó szervezet',
    fluency: 'nyelvtudás szintje',
    'e-mail': 'e-mail-cím',
    phone: 'telefonszám',
    'what they say': 'az ajánlás szövege',
    subtitle: 'alcím',
    hidden: 'rejtett',
    'shown to readers': 'az olvasók látják',
    roles: 'szerepkörök',
    courses: 'tantárgyak',
    kind: 'típus',
    profession: 'foglalkozás',
    location: 'lakóhely',
    picture: 'fénykép',
    links: 'hivatkozások',
    'everything that is written here': 'minden, ami itt szerepel',
    'some facts': 'néhány adat',
    Yes: 'Igen',
    Percentage: 'Százalék',
    CGPA: 'Összesített átlag',
    GPA: 'Átlag',
    Grade: 'Osztályzat',
    'Class or division': 'Minősítés',
    Rank: 'Helyezés',
    'It is the owner’s own word: nobody has checked it.': 'Ez a tulajdonos saját állítása: senki sem ellenőrizte.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Ahol nincs megerősítés, ott ez a tulajdonos saját állítása: senki sem ellenőrizte.',
    'Personal details': 'Személyes adatok',
    Stated: 'Az önéletrajz állítása',
    'Self-attested': 'Saját nyilatkozat',
    'Evidence attached': 'Dokumentum csatolva',
    Confirmed: 'Megerősítve',
    'Signed by its issuer': 'A kiállító aláírásával',
    'Confirmed by {domain}': 'Megerősítés innen: {domain}',
    'Signed by {domain} for this account, checked {day}': 'Aláírta ehhez a fiókhoz: {domain}, ellenőrizve: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Saját nyilatkozat, aláíró: {name}, Google-bejelentkezéssel ({day}).',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Saját nyilatkozat, aláíró: {name}, Google-bejelentkezéssel (első aláírás: {first}, utolsó: {last}).',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Saját nyilatkozat, aláíró: {name}, tárca: {wallet} ({day}).',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Saját nyilatkozat, aláíró: {name}, tárca: {wallet} (első aláírás: {first}, utolsó: {last}).',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain}, {day}: valaki, aki ott leveleket olvas, egyetértett a következőkkel: {covered}. Ez a tulajdonos saját domainje, tehát nem egy intézmény megerősítése.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain}, {day}: valaki, aki ott leveleket olvas, egyetértett a következőkkel: {covered}. Ott bárkinek, illetve minden hallgatónak vagy végzettnek lehet címe, tehát ez nem egy intézmény megerősítése.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Megerősítés innen: {domain} ({day}). Megerősítette: valaki, aki itt olvas leveleket: {domain}; a címet az önéletrajz tulajdonosa adta meg.',
    'What was confirmed: {covered}.': 'Megerősítve: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Az ott megadott név: {name}. Az intézmény neve a tulajdonos szerint: {institution}.',
    'The owner attached it to {covered}.': 'A tulajdonos ehhez csatolta: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'A tulajdonos nem nyilvános dokumentumot csatolt ehhez: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Megerősítés innen: {domain} ({day}). Megerősítette: valaki, aki ott olvas leveleket, megadott neve: {name}; a címet az önéletrajz tulajdonosa adta meg; kiterjed erre: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Aláírta ehhez a fiókhoz: {domain}, ellenőrizve: {day}; csatolva ehhez: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'A megerősítés szerepel a nyilvános naplóban, bejegyzés napja: {day}',
    'The confirmation is in the public log within a minute.':
      'A megerősítés egy percen belül bekerül a nyilvános naplóba.',
    'The attestation has been in the public log since {day}.':
      'A nyilatkozat szerepel a nyilvános naplóban, bejegyzés napja: {day}',
    'The attestation is in the public log within a minute.':
      'A nyilatkozat egy percen belül bekerül a nyilvános naplóba.',
    'Signed by the account of {name}, another name than this CV’s':
      'Aláírás más névre szóló fiókból: {name} (nem ez a név áll az önéletrajzban)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Aláírás más névre szóló fiókból: {name} (nem ez a név áll az önéletrajzban): {about}, {day}',
    '{name} signed every section, {day}': '{name} minden szakaszt aláírt, {day}',
    '{name} signed every section that can be checked, {day}': '{name} minden ellenőrizhető szakaszt aláírt, {day}',
    '{name} signed all other sections, {day}': '{name} minden további szakaszt aláírt, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} minden további ellenőrizhető szakaszt aláírt, {day}',
    'every section': 'minden szakasz',
    'every section that can be checked': 'minden ellenőrizhető szakasz',
    'all other sections': 'minden további szakasz',
    'all other sections that can be checked': 'minden további ellenőrizhető szakasz',
    'Check it yourself': 'Ellenőrizze Ön is',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Ez a szolgáltatás állította ki: azt rögzíti, ami itt egyébként is látható, és nem jelent magasabb szintet.',
    '{domain} is a domain of the owner’s own.': '{domain}: a tulajdonos saját domainje.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain}: itt bárkinek, illetve minden hallgatónak vagy végzettnek lehet címe.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain}: egy webhely egyik oldala, és egy webhely bárkinek adhat oldalt.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain}: ilyen neve bárkinek lehet, intézményre nem utal.',
    'Listed by {domain}; it is not signed.': 'Itt szerepel: {domain}; nincs aláírva.',
    'Signed by {domain}.': 'Aláírta: {domain}.',
    'Signed with a key that names nobody.': 'Olyan kulccsal aláírva, amely senkit sem nevez meg.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Olyan kiállítót nevez meg, amelyet nem sikerült elérni, így nem derült ki, hogy valóban az írta-e alá.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Ezt a domaint nevezi meg: {domain}; nem sikerült elérni, így nem derült ki, hogy valóban onnan származik-e az aláírás.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Elektronikus bélyegző: {name}, olyan tanúsítvánnyal, amelyben ez a szolgáltatás megbízik.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Elektronikus bélyegző: {name}, olyan tanúsítvánnyal, amelyet nem vetettek össze listával.',
    'Not withdrawn on {day}.': 'Nem volt visszavonva, a vizsgálat napja: {day}',
    'Withdrawn, as found on {day}.': 'Visszavonva, megállapítva: {day}',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Nem sikerült kideríteni, hogy visszavonták-e; a próbálkozás napja: {day}',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Ellenőrizve: {day}; a kiállító nem vezet listát a visszavont igazolásokról.',
    'Made out to the address of this account.': 'Ennek a fióknak a címére szól.',
    'It does not say whose it is.': 'Nem derül ki belőle, kié.',
    'Made out to somebody else.': 'Másvalaki nevére szól.',
    'It is refused since the check on {day}.': 'Az ellenőrzés óta elutasítva, az ellenőrzés napja: {day}',
    'It is called {title}.': 'Megnevezése: {title}.',
    'Its issuer calls itself {name}.': 'A kiállító így nevezi magát: {name}.',
    'It names {name}.': 'A benne szereplő név: {name}.',
    'A credential, unchanged since it was signed.': 'Digitális igazolás, az aláírása óta nem változott.',
    'It ended on {day}.': 'Lejárt: {day}',
    'It is not valid before {day}.': 'Érvényesség kezdete: {day}',
    'Shown by the owner beside: {title}.': 'A tulajdonos emellett mutatja: {title}.',
    'Not signed': 'Nincs aláírva',
    Signed: 'Aláírva',
    'The CV says so. It is neither signed nor confirmed.': 'Az önéletrajz állítja. Sem aláírva, sem megerősítve nincs.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'A megnevezett fiók aláírt mindent, ami a szakaszban szerepel (saját nyilatkozat), bejelentkezve vagy tárcával. Azt mutatja, kinek az állítása, és hogy a szakasz egyetlen szava sem változott, azt nem, hogy igaz.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'A tulajdonos itt őriz hozzá egy dokumentumot is, amelyet a TruCV-nél senki sem ellenőrzött, vagy egy digitális igazolást, amely nem mutatja mindazt, amit a legmagasabb szint megkíván.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Valaki, aki olvassa a megnevezett domain leveleit, megerősítette, amit a jelölés felsorol: a szakasz adatait, például a beosztást, a munkáltatót és a dátumokat, vagy mindent, ami ott szerepel. A címet az önéletrajz tulajdonosa adta meg: ítélje meg Ön, hogy a domain az intézményé-e. Az idézőjelben álló neveket azok írták be, akik kérdeznek és válaszolnak, és senki sem ellenőrizte őket.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'A tulajdonos digitális igazolást csatolt ahhoz, amit a jelölés felsorol: a szakasz adataihoz vagy mindenhez, ami ott szerepel. Az igazolást a megnevezett domain írta alá, a tulajdonos fiókjának e-mail-címére szól, a megadott napon érvényes volt, és nem volt visszavonva. Hogy az igazolás és az önéletrajz ugyanazt mondja, a tulajdonos állítása: olvassa el mindkettőt. Az idézőjelben álló szöveg a kiállítótól származik.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Ennek az önéletrajznak még egyetlen részét sem írta alá vagy erősítette meg senki: mindezt a tulajdonosa állítja',
    '{name} (wallet {wallet})': '{name} (tárca: {wallet})',
    'nothing changed since': 'azóta semmi sem változott',
    'no word of these claims changed since': 'azóta ezekben egyetlen szó sem változott',
    'Check the CV of {name}': 'Az önéletrajz ellenőrzése: {name}',
    'Version {version}, published on {day}.': '{version}. változat, közzétéve: {day}',
    'Read the CV': 'Az önéletrajz elolvasása',
    'Check the signatures now': 'Az aláírások ellenőrzése most',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Az Ön böngészője újra letölti az állításokat és a kulcsokat, és maga ellenőriz minden aláírást.',
    'Compare an older copy': 'Régebbi példány összevetése',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Húzza ide vagy válassza ki a fájlt: a kapott PDF-et, az állítások megőrzött JSON-fájlját vagy egy digitális igazolást. A fájl az Ön böngészőjében marad.',
    'Every section, and who stands for it': 'Minden szakasz, és hogy ki áll mögötte',
    'Signature no longer counts': 'Az aláírás már nem számít',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Az aláírás illik ehhez a szöveghez, de a kulcsot visszavonták: már nem számít.',
    'Stated. Nobody has signed or confirmed it.':
      'Az önéletrajz állítása. Senki sem írta alá, és senki sem erősítette meg.',
    'Download as a credential': 'Letöltés digitális igazolásként',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'A digitális igazolás olyan aláírt fájl, amelyet a tárcák és más programok ezen oldal nélkül is elolvasnak és ellenőriznek. Azt mondja, amit a TruCV rögzített, többet nem.',
    'The confirmation': 'A megerősítés',
    'The self-attestation': 'A saját nyilatkozat',
    'JSON, for wallets': 'JSON, tárcáknak',
    'JWT, for programs': 'JWT, programoknak',
    'picture with the badge in it': 'kép, amely tartalmazza a jelölést',
    'Digest and signatures': 'Lenyomat és aláírások',
    'Everything in the section, as data': 'A szakasz teljes tartalma adatként',
    'Its facts alone, as data: {covered}': 'Csak egyes adatai, adatként: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-lenyomat: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'A tulajdonos által aláírt nyilatkozat: „Kijelentem, hogy önéletrajzom e része igaz.”',
    'Signature ({form})': 'Aláírás ({form})',
    Wallet: 'Tárca',
    Key: 'Kulcs',
    'Record of the confirmation ({form})': 'A megerősítés bejegyzése ({form})',
    'What the badges mean': 'Mit jelentenek a jelölések',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Az aláírás eltűnik, mihelyt a szakasz egyetlen betűje megváltozik; az adatok megerősítése pedig, mihelyt ezeknek az adatoknak egyetlen betűje megváltozik. Mindkettő eltűnik, ha az önéletrajzban szereplő név megváltozik.',
    'For engineers: check it without us': 'Fejlesztőknek: ellenőrzés nélkülünk',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'A jelöléseket illetően nem kell hinnie nekünk. {program}: egyetlen olvasható fájl, amely ellenőrzi [az állítások JSON-fájlját]. Csak a Node.js kell hozzá, hálózat nem (legfeljebb a --log kapcsolóhoz), és tőlünk sem kell semmi:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Az utolsó két sor egy digitális igazolást ellenőriz, akár a TruCV, akár más állította ki. A kiállító kulcsai: {keys}, az igazolásban megnevezett visszavonási lista: {list}.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'A „Google-bejelentkezéssel” megjelölt aláírást a TruCV készíti: azt mutatja, hogy ez a szolgáltatás rögzítette a megnevezett fiók nyilatkozatát. A tárcás aláírás a tárca kulcsával készül, amely a TruCV-nek nincs meg.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'A fájl a letöltéskori állapotot mutatja. Aki megerősített valamit, később visszavonhatja, és erről a program nem tudhat: töltse le újra a fájlt, vagy nézze meg itt.',
    'Our public keys': 'Nyilvános kulcsaink',
    'Version {version} was never published': '{version}. változat: soha nem tették közzé',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Fájlként sem adták ki. Ha egy dokumentum az önéletrajz {version}. változatának mondja magát, azt nem itt készítette a tulajdonos, vagy módosították.',
    'Your copy says version {version}': 'Az Ön példányán szereplő változatszám: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Semmi sem változott, ami nyilvános: most is az van közzétéve, ami abban a változatban állt (változatszám: {version}).',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Ez a változat létezett. A most közzétett változat (száma: {version}) ezekben tér el tőle:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Az Ön példányának szövegét nem vetjük össze: olvassa el ezzel az oldallal együtt, szóról szóra.',
    'Fetching the claims and the keys…': 'Az állítások és a kulcsok letöltése…',
    'Reading your copy…': 'Az Ön példányának beolvasása…',
    'Check again': 'Ellenőrzés újra',
    'Fetched at {time}.': 'Letöltve: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Az állítások és a TruCV nyilvános kulcsai, {size} kB.',
    'The right CV.': 'Ez a keresett önéletrajz.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Az állítások ehhez az önéletrajzhoz tartoznak, ezen a címen, és azokhoz a szakaszokhoz, amelyek itt láthatók.',
    'Not what you see.': 'Nem az, ami itt látható.',
    'What is published now has other sections than this page.':
      'A most közzétett önéletrajznak más szakaszai vannak, mint ennek az oldalnak.',
    'No letter changed.': 'Egyetlen betű sem változott.',
    'Changed.': 'Megváltozott.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'A lenyomatukhoz nem illő szövegek: {wrong} / {all}.',
    'Signed by the owner.': 'A tulajdonos írta alá.',
    'Not signed as it says.': 'Nem úgy van aláírva, ahogy itt áll.',
    'Confirmed.': 'Megerősítve.',
    'Not confirmed as it says.': 'Nem úgy van megerősítve, ahogy itt áll.',
    'In the log.': 'A naplóban szerepel.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'A TruCV nyilvános naplójában rögzített aláírások: {recorded} / {all}. A napló bejegyzései: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'A többi közül az újak egy percen belül bekerülnek, a naplónál régebbiek soha.',
    'The log begins with all that this browser saw of it on {day}.':
      'A napló eleje megegyezik mindazzal, amit ez a böngésző korábban látott belőle ({day}).',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Ez a böngésző megőrzi, amit a naplóból látott, és a következő ellenőrzéskor összeveti.',
    'Not in the log as it says.': 'Nem úgy szerepel a naplóban, ahogy itt áll.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'A TruCV nyilvános naplója hiányos, vagy nem olvasható. Próbálja újra egy perc múlva.',
    'One person.': 'Egy személy.',
    'All claims are about {name}, as the CV is.':
      'Minden állítás erről a személyről szól, ahogy az önéletrajz is: {name}.',
    'Another person.': 'Más személy.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Nem minden állítás szól arról, akié az önéletrajz állítólag: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Aláírás más névre szóló fiókból: {name} (nem ez a név áll az önéletrajzban).',
    'Whether both names are of one person is for you to judge.':
      'Önnek kell megítélnie, hogy a két név egy személyé-e.',
    'Everything that is signed holds.': 'Minden rendben, ami alá van írva.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Nincs minden rendben: a pirossal jelölt részek nem olyanok, ahogyan aláírták őket.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Ebben az önéletrajzban semmi sincs aláírva, ezért a szövegein kívül nem volt mit ellenőrizni.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Minden aláírás rendben van. Aláírás nem terjed ki arra, hogy egy tárca a tulajdonosé, sem arra, ami mások igazolásairól itt áll.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Most közzétett változat: {now}, ezen az oldalon látható változat: {version}. Töltse be újra az oldalt.',
    holds: 'rendben',
    'Does not hold': 'Nincs rendben',
    '{section} does not hold': '{section}: nincs rendben',
    'this is not in the form in which TruCV publishes it': 'nem olyan formájú, amilyenben a TruCV közzéteszi',
    'the text was changed: it does not fit its fingerprint (digest)':
      'a szöveg megváltozott: nem illik a lenyomatához (hash)',
    'the owner’s signature does not hold': 'a tulajdonos aláírása nincs rendben',
    'the institution’s confirmation does not hold': 'az intézmény megerősítése nincs rendben',
    'it was signed or confirmed under another name than the one on this CV':
      'más néven írták alá vagy erősítették meg, mint ami ebben az önéletrajzban áll',
    'it is said to be more than what was signed': 'többnek mutatja magát annál, amit aláírtak',
    'it is not in the public log as it says': 'nem úgy szerepel a nyilvános naplóban, ahogy itt áll',
    'the signature that this page shows was withdrawn': 'az aláírást, amelyet ez az oldal mutat, visszavonták',
    'the evidence that this page shows was taken away':
      'a csatolt dokumentumot, amelyet ez az oldal jelez, eltávolították',
    'the confirmation that this page shows was withdrawn': 'a megerősítést, amelyet ez az oldal mutat, visszavonták',
    'the credential that this page shows does not count any more':
      'a digitális igazolás, amelyet ez az oldal mutat, már nem számít',
    'the text that is published now is another one than on this page':
      'a most közzétett szöveg más, mint ami ezen az oldalon áll',
    'this section is not among what is published now': 'ez a szakasz nincs a most közzétettek között',
    'What this does not show': 'Amit ez nem mutat meg',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Azt, hogy igaz, amit az önéletrajz állít. Az aláírás azt mutatja, kinek az állítása, és hogy azóta egyetlen betű sem változott.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Azt, hogy a domain azé az intézményé, amelynek a nevére hasonlít. A címet az önéletrajz tulajdonosa adta meg.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Azt, hogy ki áll egy fiók vagy egy tárca mögött. A „Google-bejelentkezéssel” megjelölés a TruCV saját bejegyzése.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Azt, hogy a TruCV tisztességes: ez az oldal is a TruCV-é. A „Fejlesztőknek” részben található program ezen oldal nélkül fut.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Azt, hogy a TruCV mindenkinek ugyanazt a naplót mutatja. A tanúk és a naplót követő programok, például a log-audit.mjs, észrevennék.',
    'What is withdrawn later. Check again when it matters.':
      'Azt, amit később vonnak vissza. Ellenőrizze újra, amikor számít.',
    'It cannot be checked: {problem}.': 'Nem ellenőrizhető: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Ez a böngésző nem tudta elvégezni az ellenőrzést. A „Fejlesztőknek” részben található program igen.',
    'This page was opened without https, where browsers check no signatures.':
      'Ezt az oldalt https nélkül nyitották meg, a böngészők ilyenkor nem ellenőriznek aláírásokat.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'A TruCV nem érhető el. Ellenőrizze az internetkapcsolatát, majd próbálja újra.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Ennek az önéletrajznak a tulajdonosa jelszót kér. Nyissa meg újra az önéletrajzot, majd próbálja újra.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Ez az önéletrajz már nincs közzétéve: most semmi sem ellenőrizhető belőle.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'A TruCV hibát jelzett ({status}). Próbálja újra egy perc múlva.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'A válasz csak részben érkezett meg, vagy nem a TruCV-től jött. Próbálja újra.',
    'The reply is about another CV: nothing of it counts for this one.':
      'A válasz egy másik önéletrajzról szól: ennél semmi sem számít belőle.',
    'The reply is of another service: its signatures do not count at this address.':
      'A válasz egy másik szolgáltatástól jött: annak aláírásai ezen a címen nem számítanak.',
    'This file is damaged, or is not a copy of a CV.': 'Ez a fájl sérült, vagy nem egy önéletrajz példánya.',
    'This is a copy of another CV.': 'Ez egy másik önéletrajz példánya.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Ez egy JSON Resume, amelyben nincsenek összevethető aláírások.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'A Word-fájlok itt nem olvashatók be. Nyissa meg a fájl végén álló címet: az összevetéshez vezet.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Ez a PDF az önéletrajz több változatát is megnevezi: több fájlból rakták össze.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Ez a PDF nem nevezi meg az önéletrajz változatát: nem itt készült, vagy egy másik program újra létrehozta.',
    'Your copy says that it is of {day}.': 'Az Ön példányán szereplő dátum: {day}',
    'In your copy this does not hold:': 'Az Ön példányában nincs rendben:',
    'Since then:': 'Azóta:',
    'Nothing has changed since.': 'Azóta semmi sem változott.',
    'Added: {section}': 'Hozzáadva: {section}',
    'Changed: {section}': 'Módosítva: {section}',
    'Removed: {section}': 'Eltávolítva: {section}',
    'Confirmed since: {section}': 'Azóta megerősítve: {section}',
    'No longer confirmed: {section}': 'Már nincs megerősítve: {section}',
    'Signed since: {section}': 'Azóta aláírva: {section}',
    'No longer signed: {section}': 'Már nincs aláírva: {section}',
    'This credential holds.': 'Ez a digitális igazolás rendben van.',
    'It is called {title}, of {day}.': 'Megnevezése: {title}, kiállítás napja: {day}',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Nem változott azóta, hogy a TruCV aláírta, és most nincs visszavonva.',
    'The words that it is about are on this CV: {section}.':
      'A szavak, amelyekről szól, ebben az önéletrajzban állnak: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'A szavak, amelyekről szól, nincsenek ebben az önéletrajzban, vagy azóta módosultak.',
    'This credential does not hold.': 'Ez a digitális igazolás nincs rendben.',
    'This credential is not valid yet.': 'Ez a digitális igazolás még nem érvényes.',
    'This credential has ended.': 'Ez a digitális igazolás lejárt.',
    'The signature holds, but this credential was withdrawn.':
      'Az aláírás rendben van, de ezt az igazolást visszavonták.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Az aláírás rendben van, de nem sikerült kideríteni, hogy az igazolást visszavonták-e. Próbálja újra.',
    'This is a credential about another person, or about another name.':
      'Ez az igazolás egy másik személyről vagy egy másik névről szól.',
    'TruCV did not issue this credential.': 'Ezt az igazolást nem a TruCV állította ki.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Ez az oldal a TruCV saját igazolásait ellenőrzi, JWT-fájlként (.jwt). Ezt az igazolást a „Fejlesztőknek” részben található program ellenőrzi: node verify-cv.mjs, a fájl, --keys és a kiállító did.json fájlja.',
    'No CV at this address — TruCV': 'Ezen a címen nincs önéletrajz — TruCV',
    'There is no CV here': 'Itt nincs önéletrajz',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Lehet, hogy a hivatkozás hiányos, vagy a tulajdonos eltávolította az oldalt. Ha valaki elküldte Önnek, kérjen tőle újat.',
    'Go to TruCV': 'Tovább a TruCV-re',
    'This CV is protected': 'Ez az önéletrajz védett',
    'Its owner asks for a password. It usually comes with the link.':
      'A tulajdonosa jelszót kér. Ez általában a hivatkozással együtt érkezik.',
    Password: 'Jelszó',
    'Open the CV': 'Az önéletrajz megnyitása',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Ezután 12 órán át nyitva marad ebben a böngészőben. Nincs jelszava? Kérje attól, aki a hivatkozást küldte.',
    'This form was sent from another site. Enter the password here.':
      'Ezt az űrlapot egy másik webhelyről küldték. Itt adja meg a jelszót.',
    'This is not the password. Capital letters count.': 'Hibás jelszó. A kis- és nagybetű számít.',
    'Many people are asking just now. Try again in a few seconds.':
      'Jelenleg sok a kérés. Próbálja újra néhány másodperc múlva.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV]: itt mások által ellenőrizhető önéletrajzok készülnek',
    'Hello,': 'Jó napot kívánunk!',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} egy önéletrajz egyik szakaszának megerősítését kéri. Intézmény: {institution}, szakasz: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Mindkét nevet az a TruCV-felhasználó írta be, aki a kérést küldi. Nem ellenőriztük őket.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Az alábbi hivatkozás megmutatja, mi az állítás. Bárki megerősítheti vagy elutasíthatja, aki az intézmény nevében nyilatkozhat; fiók nem szükséges.',
    'Look at the claim and answer': 'Az állítás megtekintése és válasz',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'A hivatkozással egyszer lehet válaszolni, határidő: {day} Ha nem tesz semmit, semmi sem lesz megerősítve. Kérjük, ne adja tovább: bárki válaszolhat, akinél megvan.',
    'Answer all requests at one place': 'Az összes kérés megválaszolása egy helyen',
    'Never write to me again': 'Soha többé ne írjanak nekem',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Kérdése van? Írjon ide: {address}. Az erre a levélre küldött válaszokat nem olvassuk.',
    'Change the language': 'Nyelv módosítása',
    'Can you confirm this?': 'Meg tudja ezt erősíteni?',
    'What you answer for': 'Amire a válasza vonatkozik',
    'Name on the CV': 'Az önéletrajzban szereplő név',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'A személy megtalálásához a nyilvántartásukban: {reference}. Ezt a kérést küldő felhasználó írta be. Nem része annak, amit megerősít, és Önön kívül senki sem látja.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Ugyanezeket a szavakat az Önök domainjéről más névre már megerősítették ({day}): {before}. Most a kérés erre a névre szól: {person}. Csak akkor erősítse meg, ha tudja, hogy a kettő ugyanaz a személy.',
    'What your answer means': 'Mit jelent a válasza',
    'Not part of your answer': 'Nem része a válasznak',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Ha megerősíti, azt állítja, hogy az intézmény nevében nyilatkozhat, és hogy mindez igaz. Személy: {person}; adatok: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Aki olvashatja az önéletrajz e szakaszát, ezt fogja látni: „{badge}”, továbbá azt, hogy valaki válaszolt, aki ott leveleket olvas, és az Ön által megadott nevet. Az Ön címe nem látható.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Csatolt dokumentumként őrizzük meg, nem jelenik meg intézményi megerősítésként.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Akik ellenőrzik az önéletrajzot, látják, hogy valaki, aki ott leveleket olvas ({domain}), egyetértett, és azt is, miért nem az intézmény szava ez.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Az Ön szava ezen a néven számít, e tulajdonos minden olyan önéletrajzában, amelyben ezek az adatok szerepelnek. A tulajdonos a szakasz többi részét módosíthatja, az Ön szava az adatoknál marad. Ha bármelyik adat vagy a név megváltozik, többé nem számít.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Az Ön szava ezen a néven számít, e tulajdonos minden olyan önéletrajzában, amelyben pontosan ez a szöveg szerepel. Ha a szöveg vagy a név megváltozik, többé nem számít.',
    'If you decline, only the owner of the CV gets to know it.':
      'Ha elutasítja, arról csak az önéletrajz tulajdonosa értesül.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Egyszer válaszolhat, határidő: {day} Ezután egy évig ugyanezzel a hivatkozással visszavonhatja a megerősítést.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Nem ellenőriztük, ki írta ezt az önéletrajzot. Ha nem ismeri az illetőt, utasítsa el, vagy ne tegyen semmit.',
    'Files the owner has added': 'A tulajdonos által hozzáadott fájlok',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Nem vetettük össze őket a szöveggel. Amíg nem válaszolt, oldalaik képei új lapon megnyithatók.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Ezek egy fájl képei, amelyet az önéletrajz tulajdonosa adott hozzá. Nem vetettük össze a szöveggel.',
    'Pages shown: {shown} of {all}': 'Megjelenített oldalak: {shown} / {all}',
    'Page {page} of {all}': 'Oldal: {page} / {all}',
    'Your answer': 'Az Ön válasza',
    'Yes, this is true': 'Igen, ez igaz',
    'No, I do not confirm this': 'Nem, ezt nem erősítem meg',
    'Your name and office': 'Az Ön neve és beosztása',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'A megerősítéshez szükséges. Az önéletrajzzal együtt, idézőjelben jelenik meg. Webcím nem lehet benne.',
    'A note to the owner': 'Üzenet a tulajdonosnak',
    'If you like. Only the owner sees it.': 'Nem kötelező. Csak a tulajdonos látja.',
    'Send my answer': 'Válasz elküldése',
    'Choose an answer.': 'Válasszon a lehetőségek közül.',
    'Say who confirms this.': 'Adja meg, ki erősíti ezt meg.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'A szöveg túl hosszú, vagy webcímet, illetve láthatatlan karaktereket tartalmaz. A rövidítés pontja után tegyen szóközt.',
    'This was answered already.': 'Erre már válaszoltak.',
    'Your answer could not be stored. Try again.': 'A választ nem sikerült elmenteni. Próbálja újra.',
    'Thank you, this is confirmed': 'Köszönjük a megerősítést',
    'Not confirmed': 'Nincs megerősítve',
    Withdrawn: 'Visszavonva',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: valaki, aki ott leveleket olvas (megadott neve: {name}), megerősített egy önéletrajzszakaszt ({person}, {day}): {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Egy önéletrajzszakaszt nem erősítettek meg ({person}, {day}), erről csak a tulajdonosa értesül: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'A megerősítést visszavonták ({person} önéletrajza, {day}), már senki sem látja: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Tévedés volt, vagy már nem igaz? Eddig a napig [visszavonhatja]: {day}',
    'Withdraw this confirmation?': 'Visszavonja ezt a megerősítést?',
    'It was given on {day} for the CV of {person}: {section}':
      'A megerősítés napja: {day} Önéletrajz: {person}, szakasz: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Ha visszavonja, egyetlen önéletrajz sem mutatja többé, és a tulajdonos e-mailt kap. Ez végleges.',
    Withdraw: 'Visszavonás',
    'Keep it': 'Megtartás',
    'Never get such mails again?': 'Soha többé ne kapjon ilyen leveleket?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Ezután nem küldünk kéréseket arra a címre, amelyre ez a hivatkozás érkezett, bárki kéri is. Ez nem vonható vissza.',
    'We will not write to you again': 'Nem írunk Önnek többet',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Arra a címre, amelyre ez a hivatkozás érkezett, nem küldünk több kérést, bárki kéri is. A címből csak annyit őrzünk meg, amennyi ehhez szükséges.',
    'This link leads nowhere': 'Ez a hivatkozás nem vezet sehová',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Lehet, hogy hiányos, lejárt az ideje, vagy az önéletrajz tulajdonosa visszavonta a kérdést, illetve módosította a szavakat, amelyekről szólt. Nincs semmi teendője.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} szöveg illik a lenyomatához.',
      other: '{count} szöveg, mindegyik illik a lenyomatához.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} aláírás rendben van. A TruCV rögzítette: {account}, tárcával készült: {wallet}.',
      other: '{count} aláírás rendben van. A TruCV rögzítette: {account}, tárcával készült: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} szakasz, a TruCV bejegyzése szerint innen: {domains}.',
      other: '{count} szakasz, a TruCV bejegyzése szerint innen: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} szakasz nincs rendben.', other: '{count} szakasz nincs rendben.' },
    '{count} sections with a credential signed by {who}': {
      one: '{count} szakasz igazolással, aláírta: {who}',
      other: '{count} szakasz igazolással, aláírta: {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} szakasz megerősítve innen: {who}',
      other: '{count} szakasz megerősítve innen: {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} szakasz aláírva, aláíró: {who}',
      other: '{count} szakasz aláírva, aláíró: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} szakasz több domain által aláírt igazolással ({many})',
      other: '{count} szakasz több domain által aláírt igazolással ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} szakasz megerősítve több domainről ({many})',
      other: '{count} szakasz megerősítve több domainről ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} szakaszt több személy vagy tárca írt alá ({many})',
      other: '{count} szakaszt több személy vagy tárca írt alá ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} szakasz csak csatolt dokumentummal',
      other: '{count} szakasz csak csatolt dokumentummal',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} szakasz már nem számító aláírással',
      other: '{count} szakasz már nem számító aláírással',
    },
    '{count} sections not signed': { one: '{count} szakasz nincs aláírva', other: '{count} szakasz nincs aláírva' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Innen túl sok hibás jelszó érkezett. Próbálja újra {count} perc múlva.',
      other: 'Innen túl sok hibás jelszó érkezett. Próbálja újra {count} perc múlva.',
    },
  },
} satisfies ReaderTexts
