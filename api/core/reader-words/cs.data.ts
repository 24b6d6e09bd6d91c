// Our words for readers in Czech.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'cs',
  texts: {
    title: 'pozice/název',
    place: 'místo',
    name: 'jméno/název',
    address: 'webová adresa',
    label: 'popisek',
    value: 'hodnota',
    institution: 'škola',
    board: 'zkušební komise',
    organisation: 'organizace',
    degree: 'titul',
    'field of study': 'obor',
    from: 'začátek',
    until: 'konec',
    date: 'datum',
    dates: 'data',
    score: 'výsledek',
    scale: 'stupnice',
    'kind of score': 'druh hodnocení',
    description: 'popis',
    employer: 'zaměstnavatel',
    'still there': 'stále tam pracuje',
    about: 'čím se firma zabývá',
    'roles at one employer': 'role u jednoho zaměstnavatele',
    highlights: 'hlavní úspěchy',
    level: 'úroveň',
    keywords: 'klíčová slova',
    provider: 'pořadatel',
    issuer: 'vystavitel',
    'credential ID': 'číslo certifikátu',
    publisher: 'vydavatel',
    'awarding body': 'kdo ocenění udělil',
    fluency: 'jazyková úroveň',
    'e-mail': 'e-mail',
    phone: 'telefon',
    'what they say': 'text reference',
    subtitle: 'podtitul',
    hidden: 'skryté',
    'shown to readers': 'viditelné pro čtenáře',
    roles: 'role',
    courses: 'předměty',
    kind: 'druh',
    profession: 'profese',
    location: 'bydliště',
    picture: 'fotografie',
    links: 'odkazy',
    'everything that is written here': 'vše, co je zde uvedeno',
    'some facts': 'některé údaje',
    Yes: 'Ano',
    Percentage: 'Procenta',
    CGPA: 'Celkový studijní průměr',
    GPA: 'Studijní průměr',
    Grade: 'Známka',
    'Class or division': 'Klasifikační stupeň',
    Rank: 'Pořadí',
    'It is the owner’s own word: nobody has checked it.': 'Jde o vlastní tvrzení majitele: nikdo je neověřoval.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Kde nic není potvrzeno, jde o vlastní tvrzení majitele: nikdo je neověřoval.',
    'Personal details': 'Osobní údaje',
    Stated: 'Uvedeno v životopise',
    'Self-attested': 'Vlastní prohlášení',
    'Evidence attached': 'Přiložen dokument',
    Confirmed: 'Potvrzeno',
    'Signed by its issuer': 'Podepsáno vystavitelem',
    'Confirmed by {domain}': 'Potvrzeno z domény {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Podepsáno doménou {domain} pro tento účet, zkontrolováno {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Vlastní prohlášení. Podpis: {name}, přihlášení přes Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Vlastní prohlášení. Podpis: {name}, přihlášení přes Google, od {first} do {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Vlastní prohlášení. Podpis: {name}, peněženka {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Vlastní prohlášení. Podpis: {name}, peněženka {wallet}, od {first} do {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Osoba, která čte poštu v doméně {domain}, dne {day} souhlasila s tímto obsahem: {covered}. Jde o vlastní doménu majitele životopisu, není to tedy potvrzení instituce.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Osoba, která čte poštu v doméně {domain}, dne {day} souhlasila s tímto obsahem: {covered}. Adresu v ní může mít kdokoli, případně každý student či absolvent, není to tedy potvrzení instituce.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Potvrzeno z domény {domain} dne {day}: udělala to osoba, která čte poštu v doméně {domain}; adresu uvedl majitel životopisu.',
    'What was confirmed: {covered}.': 'Co bylo potvrzeno: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Jméno, které tam bylo uvedeno: {name}. Majitel instituci nazývá: {institution}.',
    'The owner attached it to {covered}.': 'Majitel je přiložil k tomuto obsahu: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Majitel přiložil dokument, který není veřejný, k tomuto obsahu: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Potvrzeno z domény {domain} dne {day}: udělala to osoba, která tam čte poštu, uvedené jméno: {name}; adresu uvedl majitel životopisu; rozsah: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Podepsáno doménou {domain} pro tento účet, zkontrolováno {day}; přiloženo k tomuto obsahu: {covered}.',
    'The confirmation has been in the public log since {day}.': 'Potvrzení je ve veřejném protokolu od {day}.',
    'The confirmation is in the public log within a minute.': 'Potvrzení bude ve veřejném protokolu do minuty.',
    'The attestation has been in the public log since {day}.': 'Prohlášení je ve veřejném protokolu od {day}.',
    'The attestation is in the public log within a minute.': 'Prohlášení bude ve veřejném protokolu do minuty.',
    'Signed by the account of {name}, another name than this CV’s':
      'Podepsáno z účtu na jméno {name} (jiné než v tomto životopise)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Podepsáno z účtu na jméno {name} (jiné než v tomto životopise): {about}, {day}',
    '{name} signed every section, {day}': '{name}: podpis u všech sekcí, {day}',
    '{name} signed every section that can be checked, {day}': '{name}: podpis u všech sekcí, které lze ověřit, {day}',
    '{name} signed all other sections, {day}': '{name}: podpis u všech ostatních sekcí, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}: podpis u všech ostatních sekcí, které lze ověřit, {day}',
    'every section': 'všechny sekce',
    'every section that can be checked': 'všechny sekce, které lze ověřit',
    'all other sections': 'všechny ostatní sekce',
    'all other sections that can be checked': 'všechny ostatní sekce, které lze ověřit',
    'Check it yourself': 'Ověřte si to sami',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Vydala je tato služba: zaznamenává jen to, co je zde stejně vidět, a úroveň nijak nezvyšuje.',
    '{domain} is a domain of the owner’s own.': 'Doména {domain} je vlastní doménou majitele.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Adresu v doméně {domain} může mít kdokoli, případně každý student či absolvent.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} je stránka v rámci většího webu a web může stránky poskytovat komukoli.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Název jako {domain} může mít kdokoli: o žádné instituci nevypovídá.',
    'Listed by {domain}; it is not signed.': 'Uvedeno v doméně {domain}; není podepsáno.',
    'Signed by {domain}.': 'Podepsáno doménou {domain}.',
    'Signed with a key that names nobody.': 'Podepsáno klíčem, který nikoho nejmenuje.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Uvádí vystavitele, ale nepodařilo se s ním spojit a ukázat tak, že podpis je jeho.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Uvádí doménu {domain}, ale nepodařilo se s ní spojit a ukázat tak, že podpis je její.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Elektronická pečeť: {name}, s certifikátem, kterému tato služba důvěřuje.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Elektronická pečeť: {name}, s certifikátem, který nebyl porovnán s žádným seznamem.',
    'Not withdrawn on {day}.': 'Ke dni {day} nebylo odvoláno.',
    'Withdrawn, as found on {day}.': 'Odvoláno, zjištěno {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Dne {day} se nepodařilo zjistit, zda nebylo odvoláno.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Zkontrolováno {day}; vystavitel nevede seznam odvolaných osvědčení.',
    'Made out to the address of this account.': 'Vystaveno na adresu tohoto účtu.',
    'It does not say whose it is.': 'Neuvádí, komu patří.',
    'Made out to somebody else.': 'Vystaveno na někoho jiného.',
    'It is refused since the check on {day}.': 'Od kontroly dne {day} se neuznává.',
    'It is called {title}.': 'Má název {title}.',
    'Its issuer calls itself {name}.': 'Vystavitel se označuje jako {name}.',
    'It names {name}.': 'Uvedené jméno: {name}.',
    'A credential, unchanged since it was signed.': 'Digitální osvědčení, od podepsání nezměněné.',
    'It ended on {day}.': 'Platnost skončila {day}.',
    'It is not valid before {day}.': 'Neplatí před {day}.',
    'Shown by the owner beside: {title}.': 'Majitel je ukazuje u položky: {title}.',
    'Not signed': 'Nepodepsáno',
    Signed: 'Podepsáno',
    'The CV says so. It is neither signed nor confirmed.': 'Uvádí to životopis. Není to podepsáno ani potvrzeno.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Uvedený účet podepsal vše, co je v sekci napsáno (vlastní prohlášení), po přihlášení nebo pomocí peněženky. Ukazuje to, čí jsou to slova a že se v sekci žádné slovo nezměnilo, ne že jsou pravdivá.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Majitel zde má uložen také dokument, který nikdo z TruCV nekontroloval, nebo digitální osvědčení, které neukazuje vše, co vyžaduje nejvyšší úroveň.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Osoba, která čte poštu v uvedené doméně, potvrdila to, co vyjmenovává štítek: údaje ze sekce, například pozici, zaměstnavatele a data, nebo vše, co je tam napsáno. Adresu uvedl majitel životopisu: posuďte sami, zda doména patří dané instituci. Jména a názvy v uvozovkách napsali ti, kdo se ptají a odpovídají, a nikdo je neověřoval.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Majitel přiložil digitální osvědčení k tomu, co vyjmenovává štítek: k údajům ze sekce nebo ke všemu, co je tam napsáno. Je podepsáno uvedenou doménou, vystaveno na e-mailovou adresu majitelova účtu a k uvedenému dni bylo platné a nebylo odvoláno. Že osvědčení a životopis říkají totéž, tvrdí majitel: přečtěte si obojí. Text v uvozovkách pochází od vystavitele.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Zatím nikdo nepodepsal ani nepotvrdil žádnou část tohoto životopisu: je to tvrzení jeho majitele',
    '{name} (wallet {wallet})': '{name} (peněženka {wallet})',
    'nothing changed since': 'od té doby se nic nezměnilo',
    'no word of these claims changed since': 'od té doby se v těchto údajích nezměnilo ani slovo',
    'Check the CV of {name}': 'Ověřte si životopis: {name}',
    'Version {version}, published on {day}.': 'Verze {version}, zveřejněno {day}.',
    'Read the CV': 'Přečíst životopis',
    'Check the signatures now': 'Zkontrolovat podpisy nyní',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Váš prohlížeč znovu stáhne údaje i klíče a sám zkontroluje každý podpis.',
    'Compare an older copy': 'Porovnat starší kopii',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Přetáhněte soubor sem nebo ho vyberte: PDF, které jste dostali, údaje ve formátu JSON, které jste si uložili, nebo osvědčení. Soubor zůstane ve vašem prohlížeči.',
    'Every section, and who stands for it': 'Všechny sekce a kdo za nimi stojí',
    'Signature no longer counts': 'Podpis se už nepočítá',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Podpis k tomuto textu patří, ale klíč byl odvolán: podpis se už nepočítá.',
    'Stated. Nobody has signed or confirmed it.': 'Uvedeno v životopise. Nikdo to nepodepsal ani nepotvrdil.',
    'Download as a credential': 'Stáhnout jako digitální osvědčení',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Digitální osvědčení je podepsaný soubor, který peněženky a další programy přečtou a zkontrolují i bez této stránky. Říká to, co TruCV zaznamenalo, nic víc.',
    'The confirmation': 'Potvrzení',
    'The self-attestation': 'Vlastní prohlášení',
    'JSON, for wallets': 'JSON, pro peněženky',
    'JWT, for programs': 'JWT, pro programy',
    'picture with the badge in it': 'obrázek, který obsahuje štítek',
    'Digest and signatures': 'Otisk a podpisy',
    'Everything in the section, as data': 'Vše z této sekce jako data',
    'Its facts alone, as data: {covered}': 'Jen vybrané údaje jako data: {covered}',
    'SHA-256 digest of {section}': 'Otisk SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Prohlášení, které majitel podepsal: „Prohlašuji, že tato část mého životopisu je pravdivá.“',
    'Signature ({form})': 'Podpis ({form})',
    Wallet: 'Peněženka',
    Key: 'Klíč',
    'Record of the confirmation ({form})': 'Záznam o potvrzení ({form})',
    'What the badges mean': 'Co štítky znamenají',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Podpis zmizí, jakmile se v sekci změní jediné písmeno; potvrzení údajů, jakmile se změní jediné písmeno těchto údajů. Obojí zmizí, když se změní jméno v životopise.',
    'For engineers: check it without us': 'Pro vývojáře: kontrola bez nás',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Pokud jde o štítky, nemusíte nám věřit na slovo. {program} je jediný čitelný soubor, který zkontroluje [údaje ve formátu JSON]. Potřebuje jen Node.js: žádnou síť (leda s volbou --log) ani nic od nás:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Poslední dva řádky zkontrolují osvědčení od TruCV i od kohokoli jiného: {keys} obsahuje klíče jeho vystavitele, {list} je seznam odvolaných osvědčení, na který odkazuje.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Podpis „přihlášení přes Google“ vytváří TruCV: ukazuje, že tato služba zaznamenala prohlášení z uvedeného účtu. Podpis z peněženky vzniká klíčem peněženky, který TruCV nemá.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Soubor ukazuje stav v době, kdy jste ho stáhli. Kdo něco potvrdil, může to později odvolat a program to nemůže vědět: stáhněte soubor znovu nebo se podívejte sem.',
    'Our public keys': 'Naše veřejné klíče',
    'Version {version} was never published': 'Verze {version} nebyla nikdy zveřejněna',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Nebyla ani vydána jako soubor. Dokument, který se vydává za verzi {version} tohoto životopisu, zde majitel nevytvořil, nebo byl pozměněn.',
    'Your copy says version {version}': 'Vaše kopie uvádí verzi {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Nic veřejného se nezměnilo: co obsahovala verze {version}, je zveřejněno i nyní.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Tato verze existovala. Čím se od ní liší nyní zveřejněná verze {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Text vaší kopie se neporovnává: přečtěte si ho spolu s touto stránkou, slovo za slovem.',
    'Fetching the claims and the keys…': 'Stahují se údaje a klíče…',
    'Reading your copy…': 'Čte se vaše kopie…',
    'Check again': 'Zkontrolovat znovu',
    'Fetched at {time}.': 'Staženo v {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Údaje a veřejné klíče TruCV, {size} kB.',
    'The right CV.': 'Správný životopis.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Údaje patří k tomuto životopisu na této adrese a k sekcím, které zde vidíte.',
    'Not what you see.': 'Není to, co vidíte.',
    'What is published now has other sections than this page.':
      'To, co je nyní zveřejněno, má jiné sekce než tato stránka.',
    'No letter changed.': 'Nezměnilo se ani písmeno.',
    'Changed.': 'Text změněn.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Texty, které neodpovídají svému otisku: {wrong} z {all}.',
    'Signed by the owner.': 'Podepsáno majitelem.',
    'Not signed as it says.': 'Podepsáno jinak, než je uvedeno.',
    'Confirmed.': 'Potvrzeno.',
    'Not confirmed as it says.': 'Potvrzeno jinak, než je uvedeno.',
    'In the log.': 'V protokolu.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Podpisy zaznamenané ve veřejném protokolu TruCV: {recorded} z {all}. Záznamy v protokolu: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Z ostatních se tam nové dostanou do minuty, ty starší než protokol nikdy.',
    'The log begins with all that this browser saw of it on {day}.':
      'Protokol začíná vším, co z něj tento prohlížeč viděl {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Tento prohlížeč si pamatuje, co z protokolu viděl, a při příští kontrole to porovná.',
    'Not in the log as it says.': 'V protokolu to není tak, jak je uvedeno.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Veřejný protokol TruCV není úplný nebo ho nelze přečíst. Zkuste to znovu za minutu.',
    'One person.': 'Jedna osoba.',
    'All claims are about {name}, as the CV is.': 'Všechny údaje jsou o osobě {name}, stejně jako životopis.',
    'Another person.': 'Jiná osoba.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Ne všechny údaje jsou o osobě {name}, jejíž životopis to má být.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Podepsáno z účtu na jméno {name} (jiné než v tomto životopise).',
    'Whether both names are of one person is for you to judge.':
      'Zda obě jména patří téže osobě, musíte posoudit sami.',
    'Everything that is signed holds.': 'Vše, co je podepsáno, souhlasí.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Ne vše souhlasí: co je označeno červeně, není takové, jak bylo podepsáno.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'V tomto životopise není nic podepsáno, takže kromě textů nebylo co kontrolovat.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Všechny podpisy jsou v pořádku. Žádný podpis se nevztahuje na to, že peněženka patří majiteli, ani na to, co se uvádí o osvědčeních jiných vystavitelů.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Nyní je zveřejněna verze {now}, tato stránka ukazuje verzi {version}: načtěte ji znovu.',
    holds: 'souhlasí',
    'Does not hold': 'Nesouhlasí',
    '{section} does not hold': '{section}: nesouhlasí',
    'this is not in the form in which TruCV publishes it': 'není to v podobě, v jaké to TruCV zveřejňuje',
    'the text was changed: it does not fit its fingerprint (digest)':
      'text byl změněn: neodpovídá svému otisku (hashi)',
    'the owner’s signature does not hold': 'podpis majitele není v pořádku',
    'the institution’s confirmation does not hold': 'potvrzení instituce není v pořádku',
    'it was signed or confirmed under another name than the one on this CV':
      'bylo to podepsáno nebo potvrzeno pod jiným jménem, než je v tomto životopise',
    'it is said to be more than what was signed': 'vydává se to za víc, než co bylo podepsáno',
    'it is not in the public log as it says': 've veřejném protokolu to není tak, jak je uvedeno',
    'the signature that this page shows was withdrawn': 'podpis, který tato stránka ukazuje, byl odvolán',
    'the evidence that this page shows was taken away': 'přiložený dokument, o kterém tato stránka mluví, byl odebrán',
    'the confirmation that this page shows was withdrawn': 'potvrzení, které tato stránka ukazuje, bylo odvoláno',
    'the credential that this page shows does not count any more':
      'osvědčení, které tato stránka ukazuje, se už nepočítá',
    'the text that is published now is another one than on this page':
      'nyní zveřejněný text je jiný než na této stránce',
    'this section is not among what is published now': 'tato sekce není v tom, co je nyní zveřejněno',
    'What this does not show': 'Co tato kontrola neukazuje',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Že to, co životopis říká, je pravda. Podpis ukazuje, čí jsou to slova a že se od té doby nezměnilo ani písmeno.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Že doména patří instituci, jejíž název připomíná. Adresu uvedl majitel životopisu.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Kdo stojí za účtem nebo peněženkou. „Přihlášení přes Google“ je záznam samotného TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Že je TruCV poctivé: i tato stránka patří TruCV. Program v části „Pro vývojáře“ funguje bez ní.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Že TruCV ukazuje všem stejný protokol. Svědci a programy, které ho sledují, například log-audit.mjs, by si toho všimli.',
    'What is withdrawn later. Check again when it matters.':
      'Co bude odvoláno později. Až na tom bude záležet, zkontrolujte to znovu.',
    'It cannot be checked: {problem}.': 'Nelze to zkontrolovat: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Tento prohlížeč nedokázal kontrolu provést. Program v části „Pro vývojáře“ to dokáže.',
    'This page was opened without https, where browsers check no signatures.':
      'Tato stránka byla otevřena bez https a v takovém případě prohlížeče podpisy nekontrolují.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'K TruCV se nelze připojit. Zkontrolujte připojení a zkuste to znovu.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Majitel tohoto životopisu vyžaduje heslo. Otevřete životopis znovu a pak to zkuste ještě jednou.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Tento životopis už není zveřejněn: nyní z něj nelze nic zkontrolovat.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV odpovědělo chybou ({status}). Zkuste to znovu za minutu.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Odpověď dorazila jen zčásti nebo není od TruCV. Zkuste to znovu.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Odpověď se týká jiného životopisu: pro tento se z ní nic nepočítá.',
    'The reply is of another service: its signatures do not count at this address.':
      'Odpověď je od jiné služby: její podpisy se na této adrese nepočítají.',
    'This file is damaged, or is not a copy of a CV.': 'Tento soubor je poškozený nebo není kopií životopisu.',
    'This is a copy of another CV.': 'Toto je kopie jiného životopisu.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Toto je soubor JSON Resume, ve kterém nejsou žádné podpisy k porovnání.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Soubory Wordu se zde nečtou. Otevřete adresu na konci souboru: vede k porovnání.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Toto PDF uvádí několik verzí tohoto životopisu: bylo složeno z několika souborů.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Toto PDF neuvádí žádnou verzi životopisu: nevzniklo zde, nebo ho znovu vytvořil jiný program.',
    'Your copy says that it is of {day}.': 'Datum uvedené ve vaší kopii: {day}.',
    'In your copy this does not hold:': 'Ve vaší kopii nesouhlasí:',
    'Since then:': 'Od té doby:',
    'Nothing has changed since.': 'Od té doby se nic nezměnilo.',
    'Added: {section}': 'Přidáno: {section}',
    'Changed: {section}': 'Změněno: {section}',
    'Removed: {section}': 'Odebráno: {section}',
    'Confirmed since: {section}': 'Od té doby potvrzeno: {section}',
    'No longer confirmed: {section}': 'Už nepotvrzeno: {section}',
    'Signed since: {section}': 'Od té doby podepsáno: {section}',
    'No longer signed: {section}': 'Už nepodepsáno: {section}',
    'This credential holds.': 'Toto osvědčení je v pořádku.',
    'It is called {title}, of {day}.': 'Má název {title}, datum vystavení: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Od chvíle, kdy je TruCV podepsalo, se nezměnilo a nyní není odvoláno.',
    'The words that it is about are on this CV: {section}.':
      'Slova, kterých se týká, jsou v tomto životopise: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Slova, kterých se týká, v tomto životopise nejsou nebo se od té doby změnila.',
    'This credential does not hold.': 'Toto osvědčení není v pořádku.',
    'This credential is not valid yet.': 'Toto osvědčení ještě není platné.',
    'This credential has ended.': 'Platnost tohoto osvědčení skončila.',
    'The signature holds, but this credential was withdrawn.': 'Podpis je v pořádku, ale toto osvědčení bylo odvoláno.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Podpis je v pořádku, ale nepodařilo se zjistit, zda osvědčení nebylo odvoláno. Zkuste to znovu.',
    'This is a credential about another person, or about another name.':
      'Toto osvědčení se týká jiné osoby nebo jiného jména.',
    'TruCV did not issue this credential.': 'Toto osvědčení nevystavilo TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Tato stránka kontroluje vlastní osvědčení TruCV v souborech JWT (.jwt). Toto zkontroluje program v části „Pro vývojáře“: node verify-cv.mjs, soubor, --keys a did.json vystavitele.',
    'No CV at this address — TruCV': 'Na této adrese není žádný životopis — TruCV',
    'There is no CV here': 'Není zde žádný životopis',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Odkaz může být neúplný nebo majitel stránku zrušil. Pokud vám ho někdo poslal, požádejte o nový.',
    'Go to TruCV': 'Přejít na TruCV',
    'This CV is protected': 'Tento životopis je chráněn',
    'Its owner asks for a password. It usually comes with the link.':
      'Jeho majitel vyžaduje heslo. Obvykle přichází spolu s odkazem.',
    Password: 'Heslo',
    'Open the CV': 'Otevřít životopis',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'V tomto prohlížeči pak zůstane otevřený 12 hodin. Nemáte heslo? Požádejte toho, kdo vám odkaz poslal.',
    'This form was sent from another site. Enter the password here.':
      'Tento formulář byl odeslán z jiného webu. Zadejte heslo zde.',
    'This is not the password. Capital letters count.': 'Toto není správné heslo. Záleží na velikosti písmen.',
    'Many people are asking just now. Try again in a few seconds.':
      'Právě přichází mnoho požadavků. Zkuste to znovu za několik sekund.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], kde vznikají životopisy, které si ostatní mohou ověřit',
    'Hello,': 'Dobrý den,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} žádá instituci {institution} o potvrzení sekce životopisu: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Jméno i název napsal uživatel TruCV, který o potvrzení žádá. Neověřovali jsme je.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Odkaz níže ukazuje, co se uvádí. Potvrdit nebo odmítnout to může každý, kdo smí za instituci mluvit; účet není potřeba.',
    'Look at the claim and answer': 'Podívat se a odpovědět',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Přes odkaz lze odpovědět jednou, do {day}. Pokud nic neuděláte, nic se nepotvrdí. Odkaz prosím nepředávejte: odpovědět může každý, kdo ho má.',
    'Answer all requests at one place': 'Odpovědět na všechny žádosti na jednom místě',
    'Never write to me again': 'Už mi nikdy nepište',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Máte dotazy? Napište na {address}. Odpovědi na tento e-mail nikdo nečte.',
    'Change the language': 'Změnit jazyk',
    'Can you confirm this?': 'Můžete to potvrdit?',
    'What you answer for': 'K čemu se vyjadřujete',
    'Name on the CV': 'Jméno v životopise',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'K vyhledání osoby ve vašich záznamech: {reference}. Napsal to uživatel, který žádá. Není to součástí toho, co potvrzujete, a nikdo kromě vás to neuvidí.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Tatáž slova byla z vaší domény potvrzena {day} pro jiné jméno: {before}. Nyní jde o jméno: {person}. Potvrďte je, jen pokud víte, že jde o tutéž osobu.',
    'What your answer means': 'Co vaše odpověď znamená',
    'Not part of your answer': 'Není součástí odpovědi',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Potvrzením říkáte, že smíte mluvit za instituci a že pro osobu {person} je pravda toto: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Každý, kdo smí číst tuto sekci životopisu, pak uvidí „{badge}“, že odpověděl někdo, kdo tam čte poštu, a jméno, které uvedete. Vaše adresa se nezobrazuje.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Bude to uchováno jako přiložený dokument, nezobrazí se to jako potvrzení instituce.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Kdo si životopis ověřuje, uvidí, že souhlasil někdo, kdo čte poštu v doméně {domain}, a proč to není slovo instituce.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Počítá se pod tímto jménem v každém životopise tohoto majitele, který má tyto údaje. Zbytek sekce může majitel změnit a vaše slovo u údajů zůstává. Jakákoli změna těchto údajů nebo jména to ukončí.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Počítá se pod tímto jménem v každém životopise tohoto majitele, který má přesně tento text. Jakákoli změna textu nebo jména to ukončí.',
    'If you decline, only the owner of the CV gets to know it.': 'Pokud odmítnete, dozví se to jen majitel životopisu.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Odpovědět můžete jednou, do {day}. Ještě rok poté můžete potvrzení odvolat pomocí téhož odkazu.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Neověřovali jsme, kdo tento životopis napsal. Pokud tuto osobu neznáte, odmítněte nebo nedělejte nic.',
    'Files the owner has added': 'Soubory, které přidal majitel',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Neporovnávali jsme je s textem. Dokud neodpovíte, lze obrázky jejich stran otevřít na nové kartě.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Toto jsou obrázky souboru, který přidal majitel životopisu. S textem jsme ho neporovnávali.',
    'Pages shown: {shown} of {all}': 'Zobrazené strany: {shown} z {all}',
    'Page {page} of {all}': 'Strana {page} z {all}',
    'Your answer': 'Vaše odpověď',
    'Yes, this is true': 'Ano, je to pravda',
    'No, I do not confirm this': 'Ne, nepotvrzuji to',
    'Your name and office': 'Vaše jméno a funkce',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Nutné pro potvrzení. Zobrazuje se u životopisu v uvozovkách. Bez webových adres.',
    'A note to the owner': 'Vzkaz majiteli',
    'If you like. Only the owner sees it.': 'Nepovinné. Uvidí ho jen majitel.',
    'Send my answer': 'Odeslat odpověď',
    'Choose an answer.': 'Vyberte odpověď.',
    'Say who confirms this.': 'Uveďte, kdo to potvrzuje.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Text je příliš dlouhý nebo obsahuje webovou adresu či neviditelné znaky. Za tečku ve zkratce vložte mezeru.',
    'This was answered already.': 'Na toto už někdo odpověděl.',
    'Your answer could not be stored. Try again.': 'Odpověď se nepodařilo uložit. Zkuste to znovu.',
    'Thank you, this is confirmed': 'Děkujeme, potvrzeno',
    'Not confirmed': 'Nepotvrzeno',
    Withdrawn: 'Odvoláno',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: někdo, kdo tam čte poštu a uvedl jméno {name}, potvrdil dne {day} sekci životopisu osoby {person}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Sekce životopisu osoby {person} nebyla dne {day} potvrzena a dozví se to jen majitel životopisu: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Co bylo potvrzeno v životopise osoby {person}, bylo dne {day} odvoláno a nikomu se už nezobrazuje: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Byl to omyl nebo to už neplatí? Do {day} to můžete [odvolat].',
    'Withdraw this confirmation?': 'Odvolat toto potvrzení?',
    'It was given on {day} for the CV of {person}: {section}':
      'Bylo vydáno {day} k životopisu osoby {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Po odvolání ho už žádný životopis nezobrazí a jeho majitel dostane e-mail. Nelze to vzít zpět.',
    Withdraw: 'Odvolat',
    'Keep it': 'Ponechat',
    'Never get such mails again?': 'Už nikdy nedostávat takové e-maily?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Na adresu, na kterou byl tento odkaz poslán, pak nebudeme posílat žádosti, ať o to požádá kdokoli. Nelze to vzít zpět.',
    'We will not write to you again': 'Už vám nebudeme psát',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Na adresu, na kterou byl tento odkaz poslán, už od nás žádné žádosti nepřijdou, ať o to požádá kdokoli. Uchováváme z ní jen tolik, kolik je k tomu třeba.',
    'This link leads nowhere': 'Tento odkaz nikam nevede',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Může být neúplný, jeho lhůta mohla vypršet nebo majitel životopisu mohl dotaz stáhnout či změnit slova, kterých se týkal. Nemusíte nic dělat.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} text odpovídá svému otisku.',
      few: '{count} texty, každý odpovídá svému otisku.',
      many: '{count} textu, každý odpovídá svému otisku.',
      other: '{count} textů, každý odpovídá svému otisku.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} podpis je v pořádku. Zaznamenáno v TruCV: {account}, z peněženek: {wallet}.',
      few: '{count} podpisy jsou v pořádku. Zaznamenáno v TruCV: {account}, z peněženek: {wallet}.',
      many: '{count} podpisu je v pořádku. Zaznamenáno v TruCV: {account}, z peněženek: {wallet}.',
      other: '{count} podpisů je v pořádku. Zaznamenáno v TruCV: {account}, z peněženek: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} sekce podle záznamu TruCV: {domains}.',
      few: '{count} sekce podle záznamu TruCV: {domains}.',
      many: '{count} sekce podle záznamu TruCV: {domains}.',
      other: '{count} sekcí podle záznamu TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} sekce nesouhlasí.',
      few: '{count} sekce nesouhlasí.',
      many: '{count} sekce nesouhlasí.',
      other: '{count} sekcí nesouhlasí.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} sekce s osvědčením podepsaným doménou {who}',
      few: '{count} sekce s osvědčením podepsaným doménou {who}',
      many: '{count} sekce s osvědčením podepsaným doménou {who}',
      other: '{count} sekcí s osvědčením podepsaným doménou {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} sekce potvrzena z domény {who}',
      few: '{count} sekce potvrzeny z domény {who}',
      many: '{count} sekce potvrzeno z domény {who}',
      other: '{count} sekcí potvrzeno z domény {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} sekce podepsána: {who}',
      few: '{count} sekce podepsány: {who}',
      many: '{count} sekce podepsáno: {who}',
      other: '{count} sekcí podepsáno: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} sekce s osvědčením podepsaným několika doménami ({many})',
      few: '{count} sekce s osvědčením podepsaným několika doménami ({many})',
      many: '{count} sekce s osvědčením podepsaným několika doménami ({many})',
      other: '{count} sekcí s osvědčením podepsaným několika doménami ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} sekce potvrzena z několika domén ({many})',
      few: '{count} sekce potvrzeny z několika domén ({many})',
      many: '{count} sekce potvrzeno z několika domén ({many})',
      other: '{count} sekcí potvrzeno z několika domén ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} sekce podepsána několika lidmi nebo peněženkami ({many})',
      few: '{count} sekce podepsány několika lidmi nebo peněženkami ({many})',
      many: '{count} sekce podepsáno několika lidmi nebo peněženkami ({many})',
      other: '{count} sekcí podepsáno několika lidmi nebo peněženkami ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} sekce jen s přiloženým dokumentem',
      few: '{count} sekce jen s přiloženým dokumentem',
      many: '{count} sekce jen s přiloženým dokumentem',
      other: '{count} sekcí jen s přiloženým dokumentem',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} sekce s podpisem, který se už nepočítá',
      few: '{count} sekce s podpisem, který se už nepočítá',
      many: '{count} sekce s podpisem, který se už nepočítá',
      other: '{count} sekcí s podpisem, který se už nepočítá',
    },
    '{count} sections not signed': {
      one: '{count} sekce nepodepsána',
      few: '{count} sekce nepodepsány',
      many: '{count} sekce nepodepsáno',
      other: '{count} sekcí nepodepsáno',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Odtud přišlo příliš mnoho nesprávných hesel. Zkuste to znovu za {count} minutu.',
      few: 'Odtud přišlo příliš mnoho nesprávných hesel. Zkuste to znovu za {count} minuty.',
      many: 'Odtud přišlo příliš mnoho nesprávných hesel. Zkuste to znovu za {count} minuty.',
      other: 'Odtud přišlo příliš mnoho nesprávných hesel. Zkuste to znovu za {count} minut.',
    },
  },
} satisfies ReaderTexts
