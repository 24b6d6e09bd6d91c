// Our words for readers in Dutch.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'nl',
  texts: {
    title: 'titel',
    place: 'plaats',
    name: 'naam',
    address: 'adres',
    label: 'label',
    value: 'waarde',
    institution: 'instelling',
    board: 'schoolautoriteit',
    organisation: 'organisatie',
    degree: 'diploma',
    'field of study': 'studierichting',
    from: 'begin',
    until: 'einde',
    date: 'datum',
    dates: 'datums',
    score: 'cijfer',
    scale: 'schaal',
    'kind of score': 'soort cijfer',
    description: 'beschrijving',
    employer: 'werkgever',
    'still there': 'werkt er nog',
    about: 'over het bedrijf',
    'roles at one employer': 'functies bij één werkgever',
    highlights: 'belangrijkste punten',
    level: 'niveau',
    keywords: 'trefwoorden',
    provider: 'aanbieder',
    issuer: 'uitgever van het certificaat',
    'credential ID': 'certificaatnummer',
    publisher: 'uitgeverij',
    'awarding body': 'toekennende instantie',
    fluency: 'taalniveau',
    'e-mail': 'e-mail',
    phone: 'telefoon',
    'what they say': 'tekst van de referentie',
    subtitle: 'ondertitel',
    hidden: 'verborgen',
    'shown to readers': 'zichtbaar voor lezers',
    roles: 'functies',
    courses: 'vakken',
    kind: 'soort',
    profession: 'beroep',
    location: 'locatie',
    picture: 'foto',
    links: 'links',
    'everything that is written here': 'alles wat hier staat',
    'some facts': 'enkele gegevens',
    Yes: 'Ja',
    Percentage: 'Percentage',
    CGPA: 'Cumulatief gemiddelde',
    GPA: 'Gemiddelde',
    Grade: 'Cijfer',
    'Class or division': 'Klasse of predicaat',
    Rank: 'Rang',
    'It is the owner’s own word: nobody has checked it.': 'Dit is een eigen opgave: niemand heeft die gecontroleerd.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Waar niets bevestigd is, gaat het om een eigen opgave: niemand heeft die gecontroleerd.',
    'Personal details': 'Persoonlijke gegevens',
    Stated: 'Opgegeven',
    'Self-attested': 'Eigen verklaring',
    'Evidence attached': 'Bewijsstuk bijgevoegd',
    Confirmed: 'Bevestigd',
    'Signed by its issuer': 'Ondertekend door de uitgever',
    'Confirmed by {domain}': 'Bevestigd door {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Ondertekend door {domain} voor dit account, gecontroleerd op {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Eigen verklaring van {name}, ingelogd met Google, op {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Eigen verklaring van {name}, ingelogd met Google, tussen {first} en {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Eigen verklaring van {name} met wallet {wallet}, op {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Eigen verklaring van {name} met wallet {wallet}, tussen {first} en {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Iemand die e-mail bij {domain} leest, heeft op {day} ingestemd met: {covered}. Dat domein is van de cv-eigenaar zelf: dit is geen bevestiging van een instelling.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Iemand die e-mail bij {domain} leest, heeft op {day} ingestemd met: {covered}. Iedereen, of elke student of afgestudeerde, kan daar een adres hebben: dit is geen bevestiging van een instelling.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Bevestigd door {domain}, op {day}: door iemand die e-mail bij {domain} leest; het adres is opgegeven door de eigenaar van het cv.',
    'What was confirmed: {covered}.': 'Wat bevestigd is: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Daar opgegeven naam: {name}. Naam van de instelling volgens de eigenaar van het cv: {institution}.',
    'The owner attached it to {covered}.': 'De eigenaar van het cv heeft het gekoppeld aan: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'De eigenaar van het cv heeft een bewijsstuk, dat niet openbaar is, bijgevoegd bij: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Bevestigd door {domain}, op {day}: door iemand die daar e-mail leest, opgegeven naam: {name}; adres opgegeven door de eigenaar van het cv; betreft: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Ondertekend door {domain} voor dit account, gecontroleerd op {day}; gekoppeld aan: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'De bevestiging staat sinds {day} in het openbare logboek.',
    'The confirmation is in the public log within a minute.':
      'De bevestiging staat binnen een minuut in het openbare logboek.',
    'The attestation has been in the public log since {day}.':
      'De verklaring staat sinds {day} in het openbare logboek.',
    'The attestation is in the public log within a minute.':
      'De verklaring staat binnen een minuut in het openbare logboek.',
    'Signed by the account of {name}, another name than this CV’s':
      'Ondertekend door het account van {name}, een andere naam dan die op dit cv',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Ondertekend door het account van {name}, een andere naam dan die op dit cv: {about}, {day}',
    '{name} signed every section, {day}': '{name} heeft alle onderdelen ondertekend, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} heeft alle controleerbare onderdelen ondertekend, {day}',
    '{name} signed all other sections, {day}': '{name} heeft alle andere onderdelen ondertekend, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} heeft alle andere controleerbare onderdelen ondertekend, {day}',
    'every section': 'alle onderdelen',
    'every section that can be checked': 'alle controleerbare onderdelen',
    'all other sections': 'alle andere onderdelen',
    'all other sections that can be checked': 'alle andere controleerbare onderdelen',
    'Check it yourself': 'Controleer het zelf',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Uitgegeven door deze dienst: er staat in wat hier toch al te zien is, en het leidt niet tot een hoger niveau.',
    '{domain} is a domain of the owner’s own.': '{domain} is een eigen domein van de eigenaar van het cv.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Iedereen, of elke student of afgestudeerde, kan een adres hebben bij {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} is een pagina op een website, en een website kan aan iedereen pagina’s geven.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Iedereen kan een naam als {domain} hebben: zo’n naam wijst niet op een instelling.',
    'Listed by {domain}; it is not signed.': 'Vermeld door {domain}; niet ondertekend.',
    'Signed by {domain}.': 'Ondertekend door {domain}.',
    'Signed with a key that names nobody.': 'Ondertekend met een sleutel waarbij geen naam staat.',
    'It names an issuer that could not be reached to show that it signed it.':
      'De uitgever die erin wordt genoemd, was niet te bereiken; het is dus niet te zien of het daar is ondertekend.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Het noemt {domain}, maar dat domein was niet te bereiken; het is dus niet te zien of het daar is ondertekend.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Verzegeld door {name}, met een zegelcertificaat dat deze dienst vertrouwt.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Verzegeld door {name}, met een zegelcertificaat dat niet met een lijst is vergeleken.',
    'Not withdrawn on {day}.': 'Niet ingetrokken op {day}.',
    'Withdrawn, as found on {day}.': 'Ingetrokken, zoals bleek op {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Of het is ingetrokken, kon op {day} niet worden opgezocht.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Gecontroleerd op {day}; de uitgever houdt geen lijst van ingetrokken certificaten bij.',
    'Made out to the address of this account.': 'Uitgegeven op het adres van dit account.',
    'It does not say whose it is.': 'Er staat niet in van wie het is.',
    'Made out to somebody else.': 'Op naam van iemand anders.',
    'It is refused since the check on {day}.': 'Sinds de controle op {day} wordt het niet meer geaccepteerd.',
    'It is called {title}.': 'Titel: {title}.',
    'Its issuer calls itself {name}.': 'De uitgever noemt zich {name}.',
    'It names {name}.': 'Genoemde naam: {name}.',
    'A credential, unchanged since it was signed.': 'Een digitaal certificaat, ongewijzigd sinds het is ondertekend.',
    'It ended on {day}.': 'Verlopen op {day}.',
    'It is not valid before {day}.': 'Niet geldig vóór {day}.',
    'Shown by the owner beside: {title}.': 'Door de eigenaar van het cv getoond naast: {title}.',
    'Not signed': 'Niet ondertekend',
    Signed: 'Ondertekend',
    'The CV says so. It is neither signed nor confirmed.':
      'Zo staat het in het cv. Het is niet ondertekend en niet bevestigd.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Het genoemde account heeft alles ondertekend wat in het onderdeel staat (eigen verklaring), ingelogd of met een wallet. Dat laat zien van wie de verklaring is en dat er in het onderdeel geen woord is veranderd, niet dat het waar is.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'De eigenaar van het cv bewaart hier ook een document hierover, dat niemand bij TruCV heeft gecontroleerd, of een digitaal certificaat dat niet alles laat zien wat het hoogste niveau vraagt.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Iemand die e-mail bij het genoemde domein leest, heeft bevestigd wat de badge opsomt: gegevens uit het onderdeel, zoals titel, werkgever en datums, of alles wat er staat. Het adres is opgegeven door de eigenaar van het cv: beoordeel zelf of het domein van de instelling is. Namen tussen aanhalingstekens zijn ingevuld door de mensen die vragen en antwoorden, en niemand heeft ze gecontroleerd.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'De eigenaar van het cv heeft een digitaal certificaat gekoppeld aan wat de badge opsomt: gegevens uit het onderdeel of alles wat er staat. Het is ondertekend door het genoemde domein, is uitgegeven op het e-mailadres van het account van de eigenaar en was op de genoemde dag geldig en niet ingetrokken. Dat het certificaat en het cv hetzelfde zeggen, is een eigen opgave van de eigenaar: lees beide. Tekst tussen aanhalingstekens is van de uitgever.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Niemand heeft nog een deel van dit cv ondertekend of bevestigd: het is wat de eigenaar zelf zegt',
    '{name} (wallet {wallet})': '{name} (wallet {wallet})',
    'nothing changed since': 'sindsdien niets gewijzigd',
    'no word of these claims changed since': 'sindsdien geen woord van deze verklaringen gewijzigd',
    'Check the CV of {name}': 'Het cv van {name} controleren',
    'Version {version}, published on {day}.': 'Versie {version}, gepubliceerd op {day}.',
    'Read the CV': 'Cv lezen',
    'Check the signatures now': 'Handtekeningen nu controleren',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Uw browser haalt de verklaringen en de sleutels opnieuw op en controleert zelf elke handtekening.',
    'Compare an older copy': 'Een oudere kopie vergelijken',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Sleep het bestand hierheen of kies het: de PDF die u hebt gekregen, de verklaringen als data (JSON) die u hebt bewaard, of een digitaal certificaat. Het bestand blijft in uw browser.',
    'Every section, and who stands for it': 'Alle onderdelen, en wie erachter staat',
    'Signature no longer counts': 'Handtekening telt niet meer',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'De handtekening past bij deze tekst, maar de sleutel is ingetrokken: de handtekening telt niet meer.',
    'Stated. Nobody has signed or confirmed it.': 'Opgegeven. Niemand heeft het ondertekend of bevestigd.',
    'Download as a credential': 'Downloaden als digitaal certificaat',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Een digitaal certificaat is een ondertekend bestand dat wallets en andere programma’s zonder deze pagina kunnen lezen en controleren. Er staat in wat TruCV heeft vastgelegd, meer niet.',
    'The confirmation': 'De bevestiging',
    'The self-attestation': 'De eigen verklaring',
    'JSON, for wallets': 'JSON, voor wallets',
    'JWT, for programs': 'JWT, voor programma’s',
    'picture with the badge in it': 'afbeelding met de badge erin',
    'Digest and signatures': 'Digitale vingerafdruk en handtekeningen',
    'Everything in the section, as data': 'Alles in het onderdeel, als data',
    'Its facts alone, as data: {covered}': 'Alleen de gegevens, als data: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-vingerafdruk van {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Door de eigenaar ondertekende verklaring: ‘Ik verklaar dat dit deel van mijn cv waar is.’',
    'Signature ({form})': 'Handtekening ({form})',
    Wallet: 'Wallet',
    Key: 'Sleutel',
    'Record of the confirmation ({form})': 'Vastlegging van de bevestiging ({form})',
    'What the badges mean': 'Wat de badges betekenen',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Een handtekening verdwijnt zodra er één letter in het onderdeel verandert; een bevestiging van gegevens zodra er één letter van die gegevens verandert. Beide verdwijnen als de naam op het cv verandert.',
    'For engineers: check it without us': 'Voor ontwikkelaars: controleer het zonder ons',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'U hoeft ons wat de badges betreft niet op ons woord te geloven. {program} is één leesbaar bestand dat [de verklaringen als data] controleert. Het heeft alleen Node.js nodig, geen netwerk (behalve met --log) en niets van ons:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'De laatste twee regels controleren een digitaal certificaat, van TruCV of van een ander: {keys} bevat de sleutels van de uitgever, {list} is de lijst van ingetrokken certificaten die erin wordt genoemd.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Een handtekening ‘ingelogd met Google’ wordt door TruCV gezet: die laat zien dat deze dienst het woord van het genoemde account heeft vastgelegd. Een handtekening met een wallet wordt gezet met de sleutel van die wallet, en die sleutel heeft TruCV niet.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Het bestand geeft de stand weer van het moment waarop u het ophaalde. Wie iets heeft bevestigd, kan dat later intrekken, en dat kan het programma niet weten: haal het bestand opnieuw op of kijk hier.',
    'Our public keys': 'Onze openbare sleutels',
    'Version {version} was never published': 'Versie {version} is nooit gepubliceerd',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Die versie is ook niet als bestand verstrekt. Een document dat versie {version} van dit cv zegt te zijn, is niet hier door de eigenaar gemaakt of is gewijzigd.',
    'Your copy says version {version}': 'Op uw kopie staat versie {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Van wat openbaar is, is niets gewijzigd: wat in versie {version} stond, is nu ook gepubliceerd.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Deze versie heeft bestaan. Wat nu is gepubliceerd, versie {version}, wijkt hierin af:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'De tekst van uw kopie wordt niet vergeleken: leg die naast deze pagina en lees woord voor woord.',
    'Fetching the claims and the keys…': 'De verklaringen en de sleutels worden opgehaald…',
    'Reading your copy…': 'Uw kopie wordt gelezen…',
    'Check again': 'Opnieuw controleren',
    'Fetched at {time}.': 'Opgehaald om {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'De verklaringen en de openbare sleutels van TruCV, {size} kB.',
    'The right CV.': 'Het juiste cv.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'De verklaringen horen bij dit cv, op dit adres, en bij de onderdelen die u hier ziet.',
    'Not what you see.': 'Niet wat u ziet.',
    'What is published now has other sections than this page.':
      'Wat nu is gepubliceerd, heeft andere onderdelen dan deze pagina.',
    'No letter changed.': 'Geen letter veranderd.',
    'Changed.': 'Veranderd.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Teksten die niet bij hun vingerafdruk passen: {wrong} van {all}.',
    'Signed by the owner.': 'Ondertekend door de eigenaar.',
    'Not signed as it says.': 'Niet ondertekend zoals er staat.',
    'Confirmed.': 'Bevestigd.',
    'Not confirmed as it says.': 'Niet bevestigd zoals er staat.',
    'In the log.': 'In het logboek.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Handtekeningen vastgelegd in het openbare logboek van TruCV: {recorded} van {all}. Regels in het logboek: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Van de overige komen nieuwe er binnen een minuut bij; handtekeningen die ouder zijn dan het logboek, komen er nooit in.',
    'The log begins with all that this browser saw of it on {day}.':
      'Alles wat deze browser op {day} van het logboek heeft gezien, staat nog steeds aan het begin ervan.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Deze browser bewaart wat hij van het logboek heeft gezien en vergelijkt dat bij de volgende controle.',
    'Not in the log as it says.': 'Niet in het logboek zoals er staat.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Het openbare logboek van TruCV is niet compleet of kan niet worden gelezen. Probeer het over een minuut opnieuw.',
    'One person.': 'Eén persoon.',
    'All claims are about {name}, as the CV is.': 'Alle verklaringen gaan over {name}, net als het cv.',
    'Another person.': 'Een andere persoon.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Niet alle verklaringen gaan over {name}, van wie dit cv zou zijn.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Ondertekend door het account van {name}, een andere naam dan die op dit cv.',
    'Whether both names are of one person is for you to judge.':
      'Of beide namen van dezelfde persoon zijn, moet u zelf beoordelen.',
    'Everything that is signed holds.': 'Alles wat is ondertekend, is in orde.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Niet alles is in orde: wat rood is gemarkeerd, is niet zoals het werd ondertekend.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Op dit cv is niets ondertekend; er viel dus niets te controleren behalve de teksten.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Elke handtekening klopt. Dat een wallet van de eigenaar is en wat er over digitale certificaten van anderen staat, valt onder geen enkele handtekening.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Nu is versie {now} gepubliceerd, deze pagina toont versie {version}: laad de pagina opnieuw.',
    holds: 'in orde',
    'Does not hold': 'Niet in orde',
    '{section} does not hold': '{section}: niet in orde',
    'this is not in the form in which TruCV publishes it': 'het heeft niet de vorm waarin TruCV publiceert',
    'the text was changed: it does not fit its fingerprint (digest)':
      'de tekst is gewijzigd: die past niet bij de digitale vingerafdruk (hash)',
    'the owner’s signature does not hold': 'de handtekening van de eigenaar klopt niet',
    'the institution’s confirmation does not hold': 'de bevestiging van de instelling klopt niet',
    'it was signed or confirmed under another name than the one on this CV':
      'het is ondertekend of bevestigd onder een andere naam dan die op dit cv',
    'it is said to be more than what was signed': 'er wordt meer beweerd dan er is ondertekend',
    'it is not in the public log as it says': 'het staat niet in het openbare logboek zoals wordt aangegeven',
    'the signature that this page shows was withdrawn': 'de handtekening die deze pagina toont, is ingetrokken',
    'the evidence that this page shows was taken away': 'het bewijsstuk dat deze pagina toont, is weggehaald',
    'the confirmation that this page shows was withdrawn': 'de bevestiging die deze pagina toont, is ingetrokken',
    'the credential that this page shows does not count any more':
      'het digitale certificaat dat deze pagina toont, telt niet meer',
    'the text that is published now is another one than on this page':
      'de tekst die nu is gepubliceerd, is een andere dan op deze pagina',
    'this section is not among what is published now': 'dit onderdeel hoort niet bij wat nu is gepubliceerd',
    'What this does not show': 'Wat dit niet laat zien',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Dat waar is wat er in het cv staat. Een handtekening laat zien van wie de verklaring is en dat er sindsdien geen letter is veranderd.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Dat een domein hoort bij de instelling waarvan de naam erop lijkt. Het adres is opgegeven door de eigenaar van het cv.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Wie de persoon achter een account of een wallet is. ‘Ingelogd met Google’ is door TruCV zelf vastgelegd.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Dat TruCV eerlijk is: ook deze pagina is van TruCV. Het programma onder ‘Voor ontwikkelaars’ werkt zonder deze pagina.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Dat TruCV aan iedereen hetzelfde logboek laat zien. Getuigen en programma’s die het logboek volgen, zoals log-audit.mjs, zouden het merken als dat niet zo was.',
    'What is withdrawn later. Check again when it matters.':
      'Wat later wordt ingetrokken. Controleer opnieuw als het erop aankomt.',
    'It cannot be checked: {problem}.': 'Dit kan niet worden gecontroleerd: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Deze browser kon de controle niet uitvoeren. Het programma onder ‘Voor ontwikkelaars’ kan dat wel.',
    'This page was opened without https, where browsers check no signatures.':
      'Deze pagina is zonder https geopend; browsers controleren dan geen handtekeningen.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV is niet te bereiken. Controleer uw verbinding en probeer het opnieuw.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'De eigenaar van dit cv vraagt om een wachtwoord. Open het cv opnieuw en probeer het nog eens.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Dit cv is niet meer gepubliceerd: er kan nu niets van worden gecontroleerd.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV antwoordde met een fout ({status}). Probeer het over een minuut opnieuw.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Het antwoord is maar gedeeltelijk aangekomen of is niet van TruCV. Probeer het opnieuw.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Het antwoord gaat over een ander cv: niets ervan telt voor dit cv.',
    'The reply is of another service: its signatures do not count at this address.':
      'Het antwoord komt van een andere dienst: de handtekeningen daarvan tellen niet op dit adres.',
    'This file is damaged, or is not a copy of a CV.': 'Dit bestand is beschadigd of is geen kopie van een cv.',
    'This is a copy of another CV.': 'Dit is een kopie van een ander cv.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Dit is een JSON Resume; daar staan geen handtekeningen in om te vergelijken.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word-bestanden worden hier niet gelezen. Open het adres aan het einde van het bestand: dat leidt naar de vergelijking.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'In deze PDF staan meerdere versies van dit cv: het bestand is uit meerdere bestanden samengesteld.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'In deze PDF staat geen versie van een cv: het bestand is niet hier gemaakt of is door een ander programma opnieuw gemaakt.',
    'Your copy says that it is of {day}.': 'Datum volgens uw kopie: {day}.',
    'In your copy this does not hold:': 'Dit is in uw kopie niet in orde:',
    'Since then:': 'Sindsdien:',
    'Nothing has changed since.': 'Er is sindsdien niets veranderd.',
    'Added: {section}': 'Toegevoegd: {section}',
    'Changed: {section}': 'Gewijzigd: {section}',
    'Removed: {section}': 'Verwijderd: {section}',
    'Confirmed since: {section}': 'Sindsdien bevestigd: {section}',
    'No longer confirmed: {section}': 'Niet meer bevestigd: {section}',
    'Signed since: {section}': 'Sindsdien ondertekend: {section}',
    'No longer signed: {section}': 'Niet meer ondertekend: {section}',
    'This credential holds.': 'Dit digitale certificaat is in orde.',
    'It is called {title}, of {day}.': 'Titel: {title}, van {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Het is ongewijzigd sinds TruCV het heeft ondertekend en is nu niet ingetrokken.',
    'The words that it is about are on this CV: {section}.': 'De tekst waar het over gaat, staat op dit cv: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'De tekst waar het over gaat, staat niet op dit cv of is sindsdien gewijzigd.',
    'This credential does not hold.': 'Dit digitale certificaat is niet in orde.',
    'This credential is not valid yet.': 'Dit digitale certificaat is nog niet geldig.',
    'This credential has ended.': 'Dit digitale certificaat is verlopen.',
    'The signature holds, but this credential was withdrawn.':
      'De handtekening klopt, maar dit digitale certificaat is ingetrokken.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'De handtekening klopt, maar er kon niet worden opgezocht of het digitale certificaat is ingetrokken. Probeer het opnieuw.',
    'This is a credential about another person, or about another name.':
      'Dit digitale certificaat gaat over een andere persoon of over een andere naam.',
    'TruCV did not issue this credential.': 'Dit digitale certificaat is niet door TruCV uitgegeven.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Deze pagina controleert alleen digitale certificaten van TruCV zelf, als JWT-bestand (.jwt). Dit certificaat kunt u controleren met het programma onder ‘Voor ontwikkelaars’: node verify-cv.mjs, het bestand, --keys en de did.json van de uitgever.',
    'No CV at this address — TruCV': 'Geen cv op dit adres — TruCV',
    'There is no CV here': 'Hier is geen cv',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Misschien is de link onvolledig, of heeft de eigenaar de pagina weggehaald. Als iemand u de link heeft gestuurd, vraag dan om een nieuwe.',
    'Go to TruCV': 'Naar TruCV',
    'This CV is protected': 'Dit cv is beveiligd',
    'Its owner asks for a password. It usually comes with the link.':
      'De eigenaar vraagt om een wachtwoord. Dat wordt meestal bij de link meegestuurd.',
    Password: 'Wachtwoord',
    'Open the CV': 'Cv openen',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Het blijft daarna 12 uur open in deze browser. Hebt u geen wachtwoord? Vraag het aan degene die u de link heeft gestuurd.',
    'This form was sent from another site. Enter the password here.':
      'Dit formulier is vanaf een andere site verstuurd. Vul het wachtwoord hier in.',
    'This is not the password. Capital letters count.': 'Dit is niet het wachtwoord. Let op hoofdletters.',
    'Many people are asking just now. Try again in a few seconds.':
      'Er zijn nu veel aanvragen. Probeer het over een paar seconden opnieuw.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], waar mensen cv’s schrijven die anderen kunnen controleren',
    'Hello,': 'Goedendag,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} vraagt {institution} om een onderdeel van een cv te bevestigen: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Beide namen zijn ingevuld door de gebruiker van TruCV die dit vraagt. Wij hebben ze niet gecontroleerd.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Via de link hieronder ziet u wat er wordt verklaard. Iedereen die namens de instelling kan spreken, mag het bevestigen of afwijzen; een account is niet nodig.',
    'Look at the claim and answer': 'Verklaring bekijken en antwoorden',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Via de link kan één keer worden geantwoord, tot en met {day}. Als u niets doet, wordt er niets bevestigd. Geef de link niet door: iedereen die hem heeft, kan antwoorden.',
    'Answer all requests at one place': 'Alle verzoeken op één plek beantwoorden',
    'Never write to me again': 'Mail mij nooit meer',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Vragen? Schrijf naar {address}. Antwoorden op deze mail worden niet gelezen.',
    'Change the language': 'Taal wijzigen',
    'Can you confirm this?': 'Kunt u dit bevestigen?',
    'What you answer for': 'Waarover u antwoordt',
    'Name on the CV': 'Naam op het cv',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Om de persoon in uw administratie te vinden: {reference}. Dit is ingevuld door de gebruiker die het vraagt. Het hoort niet bij wat u bevestigt en alleen u krijgt het te zien.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Dezelfde tekst is op {day} vanaf uw domein bevestigd voor een andere naam: {before}. Nu gaat het om {person}. Bevestig alleen als u weet dat het dezelfde persoon is.',
    'What your answer means': 'Wat uw antwoord betekent',
    'Not part of your answer': 'Hoort niet bij uw antwoord',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Als u bevestigt, zegt u dat u namens de instelling kunt spreken en dat het volgende klopt voor {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Iedereen die dit onderdeel van het cv mag lezen, ziet dan ‘{badge}’, dat er is geantwoord door iemand die daar e-mail leest, en de naam die u opgeeft. Uw adres wordt niet getoond.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Het wordt bewaard als bewijsstuk en niet getoond als bevestiging van een instelling.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Wie het cv controleert, ziet dat iemand die e-mail bij {domain} leest heeft ingestemd, en waarom dat geen bevestiging van een instelling is.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'De bevestiging telt onder deze naam, in elk cv van deze eigenaar met deze gegevens. De eigenaar kan de rest van het onderdeel wijzigen; uw bevestiging blijft bij de gegevens. Zodra een gegeven of de naam verandert, telt ze niet meer.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'De bevestiging telt onder deze naam, in elk cv van deze eigenaar met precies deze tekst. Zodra de tekst of de naam verandert, telt ze niet meer.',
    'If you decline, only the owner of the CV gets to know it.':
      'Als u afwijst, krijgt alleen de eigenaar van het cv dat te weten.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'U kunt één keer antwoorden, tot en met {day}. Daarna kunt u een bevestiging nog een jaar lang intrekken met dezelfde link.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Wij hebben niet gecontroleerd wie dit cv heeft geschreven. Kent u deze persoon niet, wijs het dan af of doe niets.',
    'Files the owner has added': 'Bestanden die de eigenaar heeft toegevoegd',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Wij hebben ze niet met de tekst vergeleken. Afbeeldingen van de pagina’s worden in een nieuw tabblad geopend, totdat u hebt geantwoord.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Dit zijn afbeeldingen van een bestand dat de eigenaar van het cv heeft toegevoegd. Wij hebben het niet met de tekst vergeleken.',
    'Pages shown: {shown} of {all}': 'Getoonde pagina’s: {shown} van {all}',
    'Page {page} of {all}': 'Pagina {page} van {all}',
    'Your answer': 'Uw antwoord',
    'Yes, this is true': 'Ja, dit klopt',
    'No, I do not confirm this': 'Nee, ik bevestig dit niet',
    'Your name and office': 'Uw naam en functie',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Nodig om te bevestigen. Wordt bij het cv getoond, tussen aanhalingstekens. Geen webadressen.',
    'A note to the owner': 'Een bericht aan de eigenaar',
    'If you like. Only the owner sees it.': 'Niet verplicht. Alleen de eigenaar ziet het.',
    'Send my answer': 'Mijn antwoord versturen',
    'Choose an answer.': 'Kies een antwoord.',
    'Say who confirms this.': 'Vul in wie dit bevestigt.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Dit is te lang, of het bevat een webadres of onzichtbare tekens. Zet een spatie na de punt van een afkorting.',
    'This was answered already.': 'Hierop is al geantwoord.',
    'Your answer could not be stored. Try again.': 'Uw antwoord kon niet worden opgeslagen. Probeer het opnieuw.',
    'Thank you, this is confirmed': 'Dank u, dit is bevestigd',
    'Not confirmed': 'Niet bevestigd',
    Withdrawn: 'Ingetrokken',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: iemand die daar e-mail leest en de naam {name} opgaf, heeft op {day} een onderdeel van het cv van {person} bevestigd: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Een onderdeel van het cv van {person} is op {day} niet bevestigd, en alleen de eigenaar krijgt dat te weten: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Wat van het cv van {person} was bevestigd, is op {day} ingetrokken en niemand krijgt het nog te zien: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Was het een vergissing, of klopt het niet meer? Tot en met {day} kunt u het [intrekken].',
    'Withdraw this confirmation?': 'Deze bevestiging intrekken?',
    'It was given on {day} for the CV of {person}: {section}':
      'Deze is gegeven op {day} voor het cv van {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Na het intrekken staat de bevestiging in geen enkel cv meer en krijgt de eigenaar een mail. Dit is definitief.',
    Withdraw: 'Intrekken',
    'Keep it': 'Behouden',
    'Never get such mails again?': 'Nooit meer zulke mails ontvangen?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Dan sturen wij geen verzoeken meer naar het adres waarnaar deze link is gestuurd, wie het ons ook vraagt. Dit kan niet ongedaan worden gemaakt.',
    'We will not write to you again': 'Wij mailen u niet meer',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Het adres waarnaar deze link is gestuurd, krijgt geen verzoeken meer van ons, wie het ook vraagt. Wij bewaren er niet meer van dan nodig is om dat te weten.',
    'This link leads nowhere': 'Deze link werkt niet',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'De link is misschien onvolledig of verlopen, of de eigenaar van het cv heeft de vraag ingetrokken of de tekst gewijzigd waar het om ging. U hoeft niets te doen.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} tekst: die past bij de vingerafdruk.',
      other: '{count} teksten: ze passen allemaal bij hun vingerafdruk.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} handtekening klopt. Vastgelegd door TruCV: {account}, door wallets: {wallet}.',
      other: '{count} handtekeningen kloppen. Vastgelegd door TruCV: {account}, door wallets: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} onderdeel, vastgelegd door TruCV: {domains}.',
      other: '{count} onderdelen, vastgelegd door TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} onderdeel is niet in orde.',
      other: '{count} onderdelen zijn niet in orde.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} onderdeel met een digitaal certificaat ondertekend door {who}',
      other: '{count} onderdelen met een digitaal certificaat ondertekend door {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} onderdeel bevestigd door {who}',
      other: '{count} onderdelen bevestigd door {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} onderdeel ondertekend door {who}',
      other: '{count} onderdelen ondertekend door {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} onderdeel met een digitaal certificaat ondertekend door meerdere domeinen ({many})',
      other: '{count} onderdelen met een digitaal certificaat ondertekend door meerdere domeinen ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} onderdeel bevestigd door meerdere domeinen ({many})',
      other: '{count} onderdelen bevestigd door meerdere domeinen ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} onderdeel ondertekend door meerdere personen of wallets ({many})',
      other: '{count} onderdelen ondertekend door meerdere personen of wallets ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} onderdeel met alleen een bewijsstuk',
      other: '{count} onderdelen met alleen een bewijsstuk',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} onderdeel met een handtekening die niet meer telt',
      other: '{count} onderdelen met een handtekening die niet meer telt',
    },
    '{count} sections not signed': {
      one: '{count} onderdeel zonder handtekening',
      other: '{count} onderdelen zonder handtekening',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Er zijn vanaf hier te veel verkeerde wachtwoorden ingevoerd. Probeer het over {count} minuut opnieuw.',
      other: 'Er zijn vanaf hier te veel verkeerde wachtwoorden ingevoerd. Probeer het over {count} minuten opnieuw.',
    },
  },
} satisfies ReaderTexts
