// Our words for readers in Danish.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'da',
  texts: {
    title: 'titel',
    place: 'sted',
    name: 'navn',
    address: 'adresse',
    label: 'etiket',
    value: 'værdi',
    institution: 'institution',
    board: 'skolemyndighed',
    organisation: 'organisation',
    degree: 'uddannelsesgrad',
    'field of study': 'studieretning',
    from: 'start',
    until: 'slut',
    date: 'dato',
    dates: 'datoer',
    score: 'karakter',
    scale: 'karakterskala',
    'kind of score': 'type karakter',
    description: 'beskrivelse',
    employer: 'arbejdsgiver',
    'still there': 'arbejder der stadig',
    about: 'om virksomheden',
    'roles at one employer': 'roller hos én arbejdsgiver',
    highlights: 'vigtigste punkter',
    level: 'niveau',
    keywords: 'nøgleord',
    provider: 'udbyder',
    issuer: 'udsteder',
    'credential ID': 'certifikatnummer',
    publisher: 'forlag',
    'awarding body': 'prisuddeler',
    fluency: 'sprogniveau',
    'e-mail': 'e-mail',
    phone: 'telefon',
    'what they say': 'referencens tekst',
    subtitle: 'undertitel',
    hidden: 'skjult',
    'shown to readers': 'vises for læsere',
    roles: 'roller',
    courses: 'fag',
    kind: 'type',
    profession: 'erhverv',
    location: 'sted',
    picture: 'billede',
    links: 'links',
    'everything that is written here': 'alt, hvad der står her',
    'some facts': 'nogle oplysninger',
    Yes: 'Ja',
    Percentage: 'Procent',
    CGPA: 'Samlet karaktergennemsnit',
    GPA: 'Karaktergennemsnit',
    Grade: 'Karakter',
    'Class or division': 'Klasse eller prædikat',
    Rank: 'Placering',
    'It is the owner’s own word: nobody has checked it.': 'Det er ejerens egen oplysning: Ingen har kontrolleret den.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Hvor intet er bekræftet, er det ejerens egen oplysning: Ingen har kontrolleret den.',
    'Personal details': 'Personlige oplysninger',
    Stated: 'Oplyst',
    'Self-attested': 'Egenerklæring',
    'Evidence attached': 'Dokumentation vedlagt',
    Confirmed: 'Bekræftet',
    'Signed by its issuer': 'Signeret af udstederen',
    'Confirmed by {domain}': 'Bekræftet af {domain}',
    'Signed by {domain} for this account, checked {day}': 'Signeret af {domain} for denne konto, kontrolleret {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Egenerklæring fra {name}, logget ind med Google, den {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Egenerklæring fra {name}, logget ind med Google, fra den {first} til den {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Egenerklæring fra {name} med den digitale tegnebog {wallet}, den {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Egenerklæring fra {name} med den digitale tegnebog {wallet}, fra den {first} til den {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'En person, der læser mail hos {domain}, erklærede sig den {day} enig i følgende: {covered}. Domænet er CV-ejerens eget: Det er ikke en bekræftelse fra en institution.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'En person, der læser mail hos {domain}, erklærede sig den {day} enig i følgende: {covered}. Hvem som helst, eller alle studerende eller dimittender, kan have en adresse der: Det er ikke en bekræftelse fra en institution.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Bekræftet af {domain} den {day}: af en person, der læser mail hos {domain}; adressen er oplyst af CV-ejeren.',
    'What was confirmed: {covered}.': 'Det, der blev bekræftet: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Navn oplyst i svaret: {name}. CV-ejerens navn for institutionen: {institution}.',
    'The owner attached it to {covered}.': 'CV-ejeren har knyttet det til: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'CV-ejeren har vedlagt dokumentation, som ikke er offentlig, til: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Bekræftet af {domain} den {day}: af en person, der læser mail der, oplyst navn: {name}; adressen er oplyst af CV-ejeren; omfatter: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Signeret af {domain} for denne konto, kontrolleret {day}; knyttet til: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Bekræftelsen har stået i den offentlige log siden den {day}.',
    'The confirmation is in the public log within a minute.':
      'Bekræftelsen står i den offentlige log inden for et minut.',
    'The attestation has been in the public log since {day}.':
      'Egenerklæringen har stået i den offentlige log siden den {day}.',
    'The attestation is in the public log within a minute.':
      'Egenerklæringen står i den offentlige log inden for et minut.',
    'Signed by the account of {name}, another name than this CV’s':
      'Signeret af kontoen for {name}, et andet navn end det i dette CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Signeret af kontoen for {name}, et andet navn end det i dette CV: {about}, {day}',
    '{name} signed every section, {day}': '{name} har signeret alle afsnit, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} har signeret alle afsnit, der kan kontrolleres, {day}',
    '{name} signed all other sections, {day}': '{name} har signeret alle andre afsnit, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} har signeret alle andre afsnit, der kan kontrolleres, {day}',
    'every section': 'alle afsnit',
    'every section that can be checked': 'alle afsnit, der kan kontrolleres',
    'all other sections': 'alle andre afsnit',
    'all other sections that can be checked': 'alle andre afsnit, der kan kontrolleres',
    'Check it yourself': 'Kontrollér det selv',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Udstedt af denne tjeneste: Det gengiver, hvad der alligevel vises her, og giver ikke et højere niveau.',
    '{domain} is a domain of the owner’s own.': '{domain} er CV-ejerens eget domæne.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Hvem som helst, eller alle studerende eller dimittender, kan have en adresse hos {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} er en side på et websted, og et websted kan give sider til hvem som helst.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Enhver kan have et navn som {domain}: Det viser ikke nogen institution.',
    'Listed by {domain}; it is not signed.': 'Opført hos {domain}; ikke signeret.',
    'Signed by {domain}.': 'Signeret af {domain}.',
    'Signed with a key that names nobody.': 'Signeret med en nøgle, der ikke nævner nogen.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Det nævner en udsteder, som ikke kunne nås, så det kan ikke ses, om beviset er signeret derfra.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Det nævner {domain}, som ikke kunne nås, så det kan ikke ses, om beviset er signeret derfra.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Forseglet af {name} med et certifikat, som denne tjeneste har tillid til.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Forseglet af {name} med et certifikat, som ikke er sammenholdt med en liste.',
    'Not withdrawn on {day}.': 'Ikke tilbagekaldt den {day}.',
    'Withdrawn, as found on {day}.': 'Tilbagekaldt, konstateret den {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Den {day} kunne det ikke slås op, om det var tilbagekaldt.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Kontrolleret den {day}; udstederen fører ingen liste over tilbagekaldte beviser.',
    'Made out to the address of this account.': 'Udstedt til adressen på denne konto.',
    'It does not say whose it is.': 'Det fremgår ikke, hvem det tilhører.',
    'Made out to somebody else.': 'Udstedt til en anden.',
    'It is refused since the check on {day}.': 'Efter kontrollen den {day} godtages det ikke længere.',
    'It is called {title}.': 'Titel: {title}.',
    'Its issuer calls itself {name}.': 'Udstederen kalder sig {name}.',
    'It names {name}.': 'Navn, der nævnes: {name}.',
    'A credential, unchanged since it was signed.': 'Et digitalt bevis, uændret siden det blev signeret.',
    'It ended on {day}.': 'Det udløb den {day}.',
    'It is not valid before {day}.': 'Det er ikke gyldigt før den {day}.',
    'Shown by the owner beside: {title}.': 'Vises af CV-ejeren ved siden af: {title}.',
    'Not signed': 'Ikke signeret',
    Signed: 'Signeret',
    'The CV says so. It is neither signed nor confirmed.': 'Det står i CV’et. Det er hverken signeret eller bekræftet.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Den nævnte konto har signeret alt, hvad der står i afsnittet (egenerklæring), ved login eller med en digital tegnebog. Det viser, hvem der siger det, og at intet ord i afsnittet er ændret, ikke at det er sandt.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'CV-ejeren har her også et dokument om det, som ingen hos TruCV har kontrolleret, eller et digitalt bevis, der ikke viser alt det, som det højeste niveau kræver.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'En person, der læser mail hos det nævnte domæne, har bekræftet det, som mærket opregner: oplysninger i afsnittet, f.eks. titel, arbejdsgiver og datoer, eller alt, hvad der står der. Adressen er oplyst af CV-ejeren: Vurdér selv, om domænet er institutionens. Navne i anførselstegn er skrevet af dem, der spørger og svarer, og ingen har kontrolleret dem.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'CV-ejeren har knyttet et digitalt bevis til det, som mærket opregner: oplysninger i afsnittet eller alt, hvad der står der. Beviset er signeret af det nævnte domæne, udstedt til mailadressen på CV-ejerens konto, gyldigt og ikke tilbagekaldt på den nævnte dag. At beviset og CV’et siger det samme, er CV-ejerens egen oplysning: Læs begge dele. Tekst i anførselstegn er udstederens.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Ingen har endnu signeret eller bekræftet nogen del af dette CV: Det er, hvad ejeren selv siger',
    '{name} (wallet {wallet})': '{name} (digital tegnebog {wallet})',
    'nothing changed since': 'intet er ændret siden',
    'no word of these claims changed since': 'intet ord i disse oplysninger er ændret siden',
    'Check the CV of {name}': 'Kontrollér CV’et for {name}',
    'Version {version}, published on {day}.': 'Version {version}, offentliggjort den {day}.',
    'Read the CV': 'Læs CV’et',
    'Check the signatures now': 'Kontrollér signaturerne nu',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Din browser henter oplysningerne og nøglerne på ny og kontrollerer selv hver signatur.',
    'Compare an older copy': 'Sammenlign en ældre kopi',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Træk filen herhen, eller vælg den: den PDF, du har fået, oplysningerne i dataformat (JSON), som du har gemt, eller et digitalt bevis. Filen bliver i din browser.',
    'Every section, and who stands for it': 'Alle afsnit, og hvem der står bag dem',
    'Signature no longer counts': 'Signaturen tæller ikke længere',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Signaturen passer til denne tekst, men nøglen er tilbagekaldt: Signaturen tæller ikke længere.',
    'Stated. Nobody has signed or confirmed it.': 'Oplyst. Ingen har signeret eller bekræftet det.',
    'Download as a credential': 'Download som digitalt bevis',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Et digitalt bevis er en signeret fil, som digitale tegnebøger og andre programmer kan læse og kontrollere uden denne side. Det gengiver, hvad TruCV har registreret, og ikke mere.',
    'The confirmation': 'Bekræftelsen',
    'The self-attestation': 'Egenerklæringen',
    'JSON, for wallets': 'JSON, til digitale tegnebøger',
    'JWT, for programs': 'JWT, til programmer',
    'picture with the badge in it': 'billede med mærket i',
    'Digest and signatures': 'Kontrolsum og signaturer',
    'Everything in the section, as data': 'Alt i afsnittet, i dataformat',
    'Its facts alone, as data: {covered}': 'Kun oplysningerne, i dataformat: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-kontrolsum for {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Erklæring, som ejeren har signeret: “Jeg erklærer, at denne del af mit CV er sand.”',
    'Signature ({form})': 'Signatur ({form})',
    Wallet: 'Digital tegnebog',
    Key: 'Nøgle',
    'Record of the confirmation ({form})': 'Registrering af bekræftelsen ({form})',
    'What the badges mean': 'Hvad mærkerne betyder',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'En signatur forsvinder, så snart et eneste bogstav i afsnittet ændres; en bekræftelse af oplysninger, så snart et eneste bogstav i netop de oplysninger ændres. Begge dele forsvinder, når navnet på CV’et ændres.',
    'For engineers: check it without us': 'For udviklere: Kontrollér det uden os',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Du behøver ikke stole på vores ord om mærkerne. {program} er én læsbar fil, der kontrollerer [oplysningerne i dataformat]. Den kræver kun Node.js, intet netværk (undtagen med --log) og intet fra os:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'De to sidste linjer kontrollerer et digitalt bevis, fra TruCV eller fra andre: {keys} indeholder udstederens nøgler, og {list} er den liste over tilbagekaldte beviser, som beviset henviser til.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'En signatur med “logget ind med Google” er lavet af TruCV: Den viser, at denne tjeneste har registreret, hvad den nævnte konto har erklæret. En signatur med en digital tegnebog er lavet med tegnebogens nøgle, som TruCV ikke har.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Filen viser, hvordan det så ud, da du hentede den. Den, der har bekræftet noget, kan tilbagekalde det senere, og det kan programmet ikke vide: Hent filen igen, eller se her.',
    'Our public keys': 'Vores offentlige nøgler',
    'Version {version} was never published': 'Version {version} er aldrig blevet offentliggjort',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Den er heller ikke udleveret som fil. Et dokument, der udgiver sig for at være version {version} af dette CV, er ikke lavet her af ejeren, eller også er det ændret.',
    'Your copy says version {version}': 'Ifølge din kopi er det version {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Intet offentligt er ændret: Det, der stod i version {version}, er også det, der er offentliggjort nu.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Denne version har eksisteret. I forhold til den er der disse forskelle i det, der er offentliggjort nu, version {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Teksten i din kopi sammenlignes ikke: Læs den ved siden af denne side, ord for ord.',
    'Fetching the claims and the keys…': 'Henter oplysningerne og nøglerne…',
    'Reading your copy…': 'Læser din kopi…',
    'Check again': 'Kontrollér igen',
    'Fetched at {time}.': 'Hentet kl. {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Oplysningerne og TruCV’s offentlige nøgler, {size} kB.',
    'The right CV.': 'Det rigtige CV.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Oplysningerne hører til dette CV, på denne adresse, og til de afsnit, du ser her.',
    'Not what you see.': 'Ikke det, du ser.',
    'What is published now has other sections than this page.':
      'Det, der er offentliggjort nu, har andre afsnit end denne side.',
    'No letter changed.': 'Ikke et bogstav er ændret.',
    'Changed.': 'Ændret.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Tekster, der ikke passer til deres kontrolsum: {wrong} af {all}.',
    'Signed by the owner.': 'Signeret af ejeren.',
    'Not signed as it says.': 'Ikke signeret som angivet.',
    'Confirmed.': 'Bekræftet.',
    'Not confirmed as it says.': 'Ikke bekræftet som angivet.',
    'In the log.': 'I loggen.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Signaturer i TruCV’s offentlige log: {recorded} af {all}. Poster i loggen: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Af de øvrige kommer nye med i loggen inden for et minut, mens de, der er ældre end loggen, aldrig kommer med.',
    'The log begins with all that this browser saw of it on {day}.':
      'Alt, hvad denne browser så af loggen den {day}, står stadig i begyndelsen af den.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Denne browser gemmer det, den har set af loggen, og sammenligner ved næste kontrol.',
    'Not in the log as it says.': 'Ikke i loggen som angivet.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV’s offentlige log er ikke hel eller kan ikke læses. Prøv igen om et minut.',
    'One person.': 'Én person.',
    'All claims are about {name}, as the CV is.': 'Alle oplysninger handler om {name}, ligesom CV’et.',
    'Another person.': 'En anden person.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Ikke alle oplysninger handler om {name}, hvis CV dette skulle være.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Signeret af kontoen for {name}, et andet navn end det i dette CV.',
    'Whether both names are of one person is for you to judge.':
      'Om begge navne tilhører samme person, må du selv vurdere.',
    'Everything that is signed holds.': 'Alt, hvad der er signeret, er i orden.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Ikke alt er i orden: Det, der er markeret med rødt, er ikke, som det var, da det blev signeret.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Intet i dette CV er signeret, så der var ikke andet at kontrollere end teksterne.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Alle signaturer stemmer. Ingen signatur viser, at en digital tegnebog er ejerens, eller dækker det, der står om andres digitale beviser.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Nu er version {now} offentliggjort, men denne side viser version {version}: Genindlæs siden.',
    holds: 'i orden',
    'Does not hold': 'Ikke i orden',
    '{section} does not hold': '{section}: ikke i orden',
    'this is not in the form in which TruCV publishes it': 'det har ikke den form, som TruCV offentliggør i',
    'the text was changed: it does not fit its fingerprint (digest)':
      'teksten er ændret: den passer ikke til sin kontrolsum (hash)',
    'the owner’s signature does not hold': 'ejerens signatur stemmer ikke',
    'the institution’s confirmation does not hold': 'institutionens bekræftelse stemmer ikke',
    'it was signed or confirmed under another name than the one on this CV':
      'det er signeret eller bekræftet under et andet navn end det på dette CV',
    'it is said to be more than what was signed': 'det angives at være mere, end der er signeret',
    'it is not in the public log as it says': 'det står ikke i den offentlige log som angivet',
    'the signature that this page shows was withdrawn': 'den signatur, som denne side viser, er tilbagekaldt',
    'the evidence that this page shows was taken away': 'den dokumentation, som denne side viser, er fjernet',
    'the confirmation that this page shows was withdrawn': 'den bekræftelse, som denne side viser, er tilbagekaldt',
    'the credential that this page shows does not count any more':
      'det digitale bevis, som denne side viser, tæller ikke længere',
    'the text that is published now is another one than on this page':
      'den tekst, der er offentliggjort nu, er en anden end på denne side',
    'this section is not among what is published now': 'dette afsnit er ikke med i det, der er offentliggjort nu',
    'What this does not show': 'Hvad dette ikke viser',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'At det, der står i CV’et, er sandt. En signatur viser, hvem der siger det, og at ikke et bogstav er ændret siden.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'At et domæne tilhører den institution, hvis navn det ligner. Adressen er oplyst af CV-ejeren.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Hvem personen bag en konto eller en digital tegnebog er. “Logget ind med Google” er TruCV’s egen registrering.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'At TruCV er ærlig: Også denne side er TruCV’s. Programmet under “For udviklere” kører uden den.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'At TruCV viser alle den samme log. Vidner og programmer, der følger loggen, f.eks. log-audit.mjs, ville opdage det, hvis det ikke var sådan.',
    'What is withdrawn later. Check again when it matters.':
      'Hvad der tilbagekaldes senere. Kontrollér igen, når det er vigtigt.',
    'It cannot be checked: {problem}.': 'Det kan ikke kontrolleres: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Denne browser kunne ikke udføre kontrollen. Det kan programmet under “For udviklere”.',
    'This page was opened without https, where browsers check no signatures.':
      'Denne side er åbnet uden https, og så kontrollerer browsere ingen signaturer.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Der er ikke forbindelse til TruCV. Tjek din internetforbindelse, og prøv igen.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Ejeren af dette CV kræver en adgangskode. Åbn CV’et på ny, og prøv igen.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Dette CV er ikke længere offentliggjort: Intet af det kan kontrolleres nu.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV svarede med en fejl ({status}). Prøv igen om et minut.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Svaret kom kun delvis frem, eller det er ikke et svar fra TruCV. Prøv igen.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Svaret handler om et andet CV: Intet i det tæller for dette CV.',
    'The reply is of another service: its signatures do not count at this address.':
      'Svaret kommer fra en anden tjeneste: Dens signaturer tæller ikke på denne adresse.',
    'This file is damaged, or is not a copy of a CV.': 'Denne fil er beskadiget eller er ikke en kopi af et CV.',
    'This is a copy of another CV.': 'Dette er en kopi af et andet CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Dette er en JSON Resume, som ikke indeholder signaturer, der kan sammenlignes.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word-filer læses ikke her. Åbn adressen i slutningen af filen: Den fører til sammenligningen.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Denne PDF nævner flere versioner af dette CV: Den er sat sammen af flere filer.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Denne PDF nævner ingen version af et CV: Den er ikke lavet her, eller også er den lavet om af et andet program.',
    'Your copy says that it is of {day}.': 'Dato ifølge din kopi: {day}.',
    'In your copy this does not hold:': 'I din kopi er dette ikke i orden:',
    'Since then:': 'Siden da:',
    'Nothing has changed since.': 'Intet er ændret siden.',
    'Added: {section}': 'Tilføjet: {section}',
    'Changed: {section}': 'Ændret: {section}',
    'Removed: {section}': 'Fjernet: {section}',
    'Confirmed since: {section}': 'Bekræftet siden: {section}',
    'No longer confirmed: {section}': 'Ikke længere bekræftet: {section}',
    'Signed since: {section}': 'Signeret siden: {section}',
    'No longer signed: {section}': 'Ikke længere signeret: {section}',
    'This credential holds.': 'Dette digitale bevis er i orden.',
    'It is called {title}, of {day}.': 'Titel: {title}, dateret den {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Det er uændret, siden TruCV signerede det, og er ikke tilbagekaldt nu.',
    'The words that it is about are on this CV: {section}.': 'Den tekst, det handler om, står i dette CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Den tekst, det handler om, står ikke i dette CV eller er ændret siden.',
    'This credential does not hold.': 'Dette digitale bevis er ikke i orden.',
    'This credential is not valid yet.': 'Dette digitale bevis er ikke gyldigt endnu.',
    'This credential has ended.': 'Dette digitale bevis er udløbet.',
    'The signature holds, but this credential was withdrawn.':
      'Signaturen stemmer, men dette digitale bevis er tilbagekaldt.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Signaturen stemmer, men det kunne ikke slås op, om det digitale bevis er tilbagekaldt. Prøv igen.',
    'This is a credential about another person, or about another name.':
      'Dette digitale bevis handler om en anden person eller et andet navn.',
    'TruCV did not issue this credential.': 'TruCV har ikke udstedt dette digitale bevis.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Denne side kontrollerer TruCV’s egne digitale beviser som JWT-filer (.jwt). Programmet under “For udviklere” kontrollerer dette bevis: node verify-cv.mjs, filen, --keys og udstederens did.json.',
    'No CV at this address — TruCV': 'Intet CV på denne adresse — TruCV',
    'There is no CV here': 'Der er intet CV her',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Linket er måske ufuldstændigt, eller ejeren har måske fjernet siden. Hvis nogen har sendt dig linket, så bed om et nyt.',
    'Go to TruCV': 'Gå til TruCV',
    'This CV is protected': 'Dette CV er beskyttet',
    'Its owner asks for a password. It usually comes with the link.':
      'Ejeren kræver en adgangskode. Den følger som regel med linket.',
    Password: 'Adgangskode',
    'Open the CV': 'Åbn CV’et',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Det er derefter åbent i denne browser i 12 timer. Har du ingen adgangskode? Spørg den, der sendte dig linket.',
    'This form was sent from another site. Enter the password here.':
      'Denne formular blev sendt fra et andet websted. Indtast adgangskoden her.',
    'This is not the password. Capital letters count.':
      'Det er ikke den rigtige adgangskode. Der skelnes mellem store og små bogstaver.',
    'Many people are asking just now. Try again in a few seconds.':
      'Der er mange forespørgsler lige nu. Prøv igen om nogle sekunder.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], hvor man skriver CV’er, som andre kan kontrollere',
    'Hello,': 'Hej',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} beder {institution} om at bekræfte et afsnit i et CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Begge navne er skrevet af den TruCV-bruger, der spørger. Vi har ikke kontrolleret dem.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Linket nedenfor viser, hvad der er oplyst. Enhver, der kan udtale sig for institutionen, må bekræfte eller afvise det; en konto er ikke nødvendig.',
    'Look at the claim and answer': 'Se oplysningerne, og svar',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Linket kan besvares én gang, til og med den {day}. Hvis du ikke gør noget, bliver intet bekræftet. Giv det ikke videre: Enhver, der har linket, kan svare.',
    'Answer all requests at one place': 'Besvar alle forespørgsler ét sted',
    'Never write to me again': 'Skriv aldrig til mig igen',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Spørgsmål? Skriv til {address}. Svar på denne mail bliver ikke læst.',
    'Change the language': 'Skift sprog',
    'Can you confirm this?': 'Kan du bekræfte dette?',
    'What you answer for': 'Det, du svarer for',
    'Name on the CV': 'Navn på CV’et',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Så du kan finde personen i jeres arkiver: {reference}. Det er skrevet af den bruger, der spørger. Det er ikke en del af det, du bekræfter, og vises kun for dig.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Den samme tekst blev bekræftet fra jeres domæne den {day} for et andet navn: {before}. Nu gælder spørgsmålet {person}. Bekræft kun, hvis du ved, at det er den samme person.',
    'What your answer means': 'Hvad dit svar betyder',
    'Not part of your answer': 'Ikke en del af dit svar',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Hvis du bekræfter, siger du, at du kan udtale dig for institutionen, og at dette passer på {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Alle, der må læse dette afsnit i CV’et, ser derefter “{badge}”, at en person, der læser mail der, har svaret, og det navn, du oplyser. Din adresse vises ikke.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Det gemmes som dokumentation og vises ikke som en institutions bekræftelse.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'De, der kontrollerer CV’et, ser, at en person, der læser mail hos {domain}, har erklæret sig enig, og hvorfor det ikke er en bekræftelse fra en institution.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Bekræftelsen tæller under dette navn i alle denne ejers CV’er, der har disse oplysninger. Ejeren kan ændre resten af afsnittet, og din bekræftelse følger oplysningerne. Hvis en oplysning eller navnet ændres, tæller den ikke længere.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Bekræftelsen tæller under dette navn i alle denne ejers CV’er, der har præcis denne tekst. Hvis teksten eller navnet ændres, tæller den ikke længere.',
    'If you decline, only the owner of the CV gets to know it.': 'Hvis du afviser, får kun CV-ejeren det at vide.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Du kan svare én gang, til og med den {day}. I et år derefter kan du tilbagekalde en bekræftelse med det samme link.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Vi har ikke kontrolleret, hvem der har skrevet dette CV. Hvis du ikke kender personen, så afvis, eller gør ingenting.',
    'Files the owner has added': 'Filer, som ejeren har tilføjet',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Vi har ikke sammenlignet dem med teksten. Billeder af siderne åbner i en ny fane, indtil du har svaret.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Dette er billeder af en fil, som CV-ejeren har tilføjet. Vi har ikke sammenlignet den med teksten.',
    'Pages shown: {shown} of {all}': 'Viste sider: {shown} af {all}',
    'Page {page} of {all}': 'Side {page} af {all}',
    'Your answer': 'Dit svar',
    'Yes, this is true': 'Ja, det passer',
    'No, I do not confirm this': 'Nej, det bekræfter jeg ikke',
    'Your name and office': 'Dit navn og din stilling',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Kræves for at bekræfte. Vises sammen med CV’et i anførselstegn. Ingen webadresser.',
    'A note to the owner': 'En besked til ejeren',
    'If you like. Only the owner sees it.': 'Valgfrit. Kun ejeren ser den.',
    'Send my answer': 'Send mit svar',
    'Choose an answer.': 'Vælg et svar.',
    'Say who confirms this.': 'Angiv, hvem der bekræfter dette.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Teksten er for lang, eller den indeholder en webadresse eller usynlige tegn. Sæt et mellemrum efter punktummet i en forkortelse.',
    'This was answered already.': 'Dette er allerede besvaret.',
    'Your answer could not be stored. Try again.': 'Dit svar kunne ikke gemmes. Prøv igen.',
    'Thank you, this is confirmed': 'Tak, det er bekræftet',
    'Not confirmed': 'Ikke bekræftet',
    Withdrawn: 'Tilbagekaldt',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: En person, der læser mail der og oplyste navnet {name}, bekræftede et afsnit i CV’et for {person} den {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Et afsnit i CV’et for {person} blev ikke bekræftet den {day}, og kun ejeren får det at vide: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Det, der var bekræftet i CV’et for {person}, blev tilbagekaldt den {day} og vises ikke længere for nogen: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Var det en fejl, eller passer det ikke længere? Til og med den {day} kan du [tilbagekalde det].',
    'Withdraw this confirmation?': 'Tilbagekald denne bekræftelse?',
    'It was given on {day} for the CV of {person}: {section}':
      'Den blev givet den {day} for CV’et for {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Når den er tilbagekaldt, vises den ikke længere i noget CV, og ejeren får en mail. Det kan ikke fortrydes.',
    Withdraw: 'Tilbagekald',
    'Keep it': 'Behold',
    'Never get such mails again?': 'Vil du aldrig få sådanne mails igen?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Så sender vi ikke flere forespørgsler til den adresse, som dette link blev sendt til, uanset hvem der beder os om det. Det kan ikke fortrydes.',
    'We will not write to you again': 'Vi skriver ikke til dig igen',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Den adresse, som dette link blev sendt til, får ikke flere forespørgsler fra os, uanset hvem der beder om det. Vi gemmer ikke mere af den, end der skal til for at vide det.',
    'This link leads nowhere': 'Dette link virker ikke',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Det kan være ufuldstændigt eller udløbet, eller CV-ejeren kan have trukket spørgsmålet tilbage eller ændret den tekst, det handlede om. Du behøver ikke gøre noget.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} tekst: Den passer til sin kontrolsum.',
      other: '{count} tekster: De passer alle til deres kontrolsum.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} signatur stemmer. Registreret af TruCV: {account}, med digital tegnebog: {wallet}.',
      other: '{count} signaturer stemmer. Registreret af TruCV: {account}, med digital tegnebog: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} afsnit, registreret af TruCV: {domains}.',
      other: '{count} afsnit, registreret af TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} afsnit er ikke i orden.',
      other: '{count} afsnit er ikke i orden.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} afsnit med et digitalt bevis signeret af {who}',
      other: '{count} afsnit med et digitalt bevis signeret af {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} afsnit bekræftet af {who}',
      other: '{count} afsnit bekræftet af {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} afsnit signeret af {who}',
      other: '{count} afsnit signeret af {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} afsnit med et digitalt bevis signeret af flere domæner ({many})',
      other: '{count} afsnit med et digitalt bevis signeret af flere domæner ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} afsnit bekræftet af flere domæner ({many})',
      other: '{count} afsnit bekræftet af flere domæner ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} afsnit signeret af flere personer eller digitale tegnebøger ({many})',
      other: '{count} afsnit signeret af flere personer eller digitale tegnebøger ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} afsnit kun med dokumentation',
      other: '{count} afsnit kun med dokumentation',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} afsnit med en signatur, der ikke længere tæller',
      other: '{count} afsnit med en signatur, der ikke længere tæller',
    },
    '{count} sections not signed': { one: '{count} afsnit uden signatur', other: '{count} afsnit uden signatur' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Der er indtastet for mange forkerte adgangskoder herfra. Prøv igen om {count} minut.',
      other: 'Der er indtastet for mange forkerte adgangskoder herfra. Prøv igen om {count} minutter.',
    },
  },
} satisfies ReaderTexts
