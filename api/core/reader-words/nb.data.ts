// Our words for readers in Norwegian Bokmål.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'nb',
  texts: {
    title: 'tittel',
    place: 'sted',
    name: 'navn',
    address: 'adresse',
    label: 'etikett',
    value: 'verdi',
    institution: 'institusjon',
    board: 'skolemyndighet',
    organisation: 'organisasjon',
    degree: 'grad',
    'field of study': 'fagområde',
    from: 'start',
    until: 'slutt',
    date: 'dato',
    dates: 'datoer',
    score: 'karakter',
    scale: 'karakterskala',
    'kind of score': 'type karakter',
    description: 'beskrivelse',
    employer: 'arbeidsgiver',
    'still there': 'arbeider der fortsatt',
    about: 'om virksomheten',
    'roles at one employer': 'roller hos én arbeidsgiver',
    highlights: 'viktigste punkter',
    level: 'nivå',
    keywords: 'stikkord',
    provider: 'kursarrangør',
    issuer: 'utsteder',
    'credential ID': 'sertifikatnummer',
    publisher: 'forlag',
    'awarding body': 'prisutdeler',
    fluency: 'språknivå',
    'e-mail': 'e-post',
    phone: 'telefon',
    'what they say': 'teksten i referansen',
    subtitle: 'undertittel',
    hidden: 'skjult',
    'shown to readers': 'vises for lesere',
    roles: 'roller',
    courses: 'emner',
    kind: 'type',
    profession: 'yrke',
    location: 'sted',
    picture: 'bilde',
    links: 'lenker',
    'everything that is written here': 'alt som står her',
    'some facts': 'noen opplysninger',
    Yes: 'Ja',
    Percentage: 'Prosent',
    CGPA: 'Samlet karaktersnitt',
    GPA: 'Karaktersnitt',
    Grade: 'Karakter',
    'Class or division': 'Klasse eller utmerkelse',
    Rank: 'Plassering',
    'It is the owner’s own word: nobody has checked it.':
      'Dette er eierens egen opplysning: Ingen har kontrollert den.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Der ingenting er bekreftet, er det eierens egen opplysning: Ingen har kontrollert den.',
    'Personal details': 'Personopplysninger',
    Stated: 'Oppgitt',
    'Self-attested': 'Egenerklæring',
    'Evidence attached': 'Dokumentasjon vedlagt',
    Confirmed: 'Bekreftet',
    'Signed by its issuer': 'Signert av utstederen',
    'Confirmed by {domain}': 'Bekreftet av {domain}',
    'Signed by {domain} for this account, checked {day}': 'Signert av {domain} for denne kontoen, kontrollert {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Egenerklæring fra {name}, innlogget med Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Egenerklæring fra {name}, innlogget med Google, fra {first} til {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Egenerklæring fra {name} med den digitale lommeboken {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Egenerklæring fra {name} med den digitale lommeboken {wallet}, fra {first} til {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'En person som leser e-post hos {domain}, sa seg {day} enig i følgende: {covered}. Domenet er CV-eierens eget: Dette er ikke en bekreftelse fra en institusjon.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'En person som leser e-post hos {domain}, sa seg {day} enig i følgende: {covered}. Hvem som helst, eller alle studenter eller tidligere studenter, kan ha en adresse der: Dette er ikke en bekreftelse fra en institusjon.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Bekreftet av {domain} {day}: av en person som leser e-post hos {domain}; adressen er oppgitt av eieren av CV-en.',
    'What was confirmed: {covered}.': 'Dette ble bekreftet: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Navn oppgitt i svaret: {name}. Navnet eieren av CV-en bruker på institusjonen: {institution}.',
    'The owner attached it to {covered}.': 'Eieren av CV-en har knyttet det til: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Eieren av CV-en har lagt ved dokumentasjon, som ikke er offentlig, til: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Bekreftet av {domain} {day}: av en person som leser e-post der, oppgitt navn: {name}; adressen er oppgitt av eieren av CV-en; omfatter: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Signert av {domain} for denne kontoen, kontrollert {day}; knyttet til: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Bekreftelsen har ligget i den offentlige loggen siden {day}.',
    'The confirmation is in the public log within a minute.':
      'Bekreftelsen ligger i den offentlige loggen innen ett minutt.',
    'The attestation has been in the public log since {day}.':
      'Egenerklæringen har ligget i den offentlige loggen siden {day}.',
    'The attestation is in the public log within a minute.':
      'Egenerklæringen ligger i den offentlige loggen innen ett minutt.',
    'Signed by the account of {name}, another name than this CV’s':
      'Signert av kontoen til {name}, et annet navn enn det i denne CV-en',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Signert av kontoen til {name}, et annet navn enn det i denne CV-en: {about}, {day}',
    '{name} signed every section, {day}': '{name} har signert alle seksjoner, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} har signert alle seksjoner som kan kontrolleres, {day}',
    '{name} signed all other sections, {day}': '{name} har signert alle andre seksjoner, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} har signert alle andre seksjoner som kan kontrolleres, {day}',
    'every section': 'alle seksjoner',
    'every section that can be checked': 'alle seksjoner som kan kontrolleres',
    'all other sections': 'alle andre seksjoner',
    'all other sections that can be checked': 'alle andre seksjoner som kan kontrolleres',
    'Check it yourself': 'Kontroller det selv',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Utstedt av denne tjenesten: Det gjengir det som likevel vises her, og gir ikke et høyere nivå.',
    '{domain} is a domain of the owner’s own.': '{domain} er CV-eierens eget domene.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Hvem som helst, eller alle studenter eller tidligere studenter, kan ha en adresse hos {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} er en side på et nettsted, og et nettsted kan gi sider til hvem som helst.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Hvem som helst kan ha et navn som {domain}: Det viser ikke til noen institusjon.',
    'Listed by {domain}; it is not signed.': 'Oppført hos {domain}; ikke signert.',
    'Signed by {domain}.': 'Signert av {domain}.',
    'Signed with a key that names nobody.': 'Signert med en nøkkel som ikke navngir noen.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Det oppgir en utsteder som ikke var mulig å nå, så det går ikke fram om beviset er signert derfra.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Det oppgir {domain}, som ikke var mulig å nå, så det går ikke fram om beviset er signert derfra.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Forseglet av {name}, med et sertifikat som denne tjenesten stoler på.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Forseglet av {name}, med et sertifikat som ikke er sammenlignet med en liste.',
    'Not withdrawn on {day}.': 'Ikke trukket tilbake per {day}.',
    'Withdrawn, as found on {day}.': 'Trukket tilbake, konstatert {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Det var ikke mulig å slå opp {day} om det var trukket tilbake.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Kontrollert {day}; utstederen har ingen liste over tilbaketrukne bevis.',
    'Made out to the address of this account.': 'Utstedt til adressen for denne kontoen.',
    'It does not say whose it is.': 'Det oppgir ikke hvem det tilhører.',
    'Made out to somebody else.': 'Utstedt til noen andre.',
    'It is refused since the check on {day}.': 'Etter kontrollen {day} godtas det ikke lenger.',
    'It is called {title}.': 'Tittel: {title}.',
    'Its issuer calls itself {name}.': 'Utstederen kaller seg {name}.',
    'It names {name}.': 'Navn som oppgis: {name}.',
    'A credential, unchanged since it was signed.': 'Et digitalt bevis, uendret siden det ble signert.',
    'It ended on {day}.': 'Det utløp {day}.',
    'It is not valid before {day}.': 'Det er ikke gyldig før {day}.',
    'Shown by the owner beside: {title}.': 'Vises av eieren av CV-en ved siden av: {title}.',
    'Not signed': 'Ikke signert',
    Signed: 'Signert',
    'The CV says so. It is neither signed nor confirmed.': 'Det står i CV-en. Det er verken signert eller bekreftet.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Kontoen som er oppgitt, har signert alt som står i seksjonen (egenerklæring), innlogget eller med en digital lommebok. Det viser hvem som sier det, og at ikke ett ord i seksjonen er endret, ikke at det er sant.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Eieren av CV-en har også et dokument om dette her, som ingen hos TruCV har kontrollert, eller et digitalt bevis som ikke viser alt det høyeste nivået krever.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'En person som leser e-post hos domenet som er oppgitt, har bekreftet det merket lister opp: opplysninger i seksjonen, for eksempel tittel, arbeidsgiver og datoer, eller alt som står der. Adressen er oppgitt av eieren av CV-en: Vurder selv om domenet er institusjonens. Navn i anførselstegn er skrevet av dem som spør og svarer, og ingen har kontrollert dem.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Eieren av CV-en har knyttet et digitalt bevis til det merket lister opp: opplysninger i seksjonen eller alt som står der. Beviset er signert av domenet som er oppgitt, utstedt til e-postadressen for eierens konto, gyldig og ikke trukket tilbake på dagen som er oppgitt. At beviset og CV-en sier det samme, er eierens egen opplysning: Les begge. Tekst i anførselstegn er utstederens.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Ingen har ennå signert eller bekreftet noen del av denne CV-en: Dette er det eieren selv sier',
    '{name} (wallet {wallet})': '{name} (digital lommebok {wallet})',
    'nothing changed since': 'ingenting er endret siden',
    'no word of these claims changed since': 'ikke ett ord i disse opplysningene er endret siden',
    'Check the CV of {name}': 'Kontroller CV-en til {name}',
    'Version {version}, published on {day}.': 'Versjon {version}, publisert {day}.',
    'Read the CV': 'Les CV-en',
    'Check the signatures now': 'Kontroller signaturene nå',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Nettleseren din henter opplysningene og nøklene på nytt og kontrollerer selv hver signatur.',
    'Compare an older copy': 'Sammenlign en eldre kopi',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Dra filen hit, eller velg den: PDF-en du har fått, opplysningene i dataformat (JSON) som du har tatt vare på, eller et digitalt bevis. Filen blir værende i nettleseren din.',
    'Every section, and who stands for it': 'Alle seksjoner, og hvem som står bak dem',
    'Signature no longer counts': 'Signaturen teller ikke lenger',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Signaturen passer til denne teksten, men nøkkelen er trukket tilbake: Signaturen teller ikke lenger.',
    'Stated. Nobody has signed or confirmed it.': 'Oppgitt. Ingen har signert eller bekreftet det.',
    'Download as a credential': 'Last ned som digitalt bevis',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Et digitalt bevis er en signert fil som digitale lommebøker og andre programmer kan lese og kontrollere uten denne siden. Det gjengir det TruCV har registrert, ikke noe mer.',
    'The confirmation': 'Bekreftelsen',
    'The self-attestation': 'Egenerklæringen',
    'JSON, for wallets': 'JSON, for digitale lommebøker',
    'JWT, for programs': 'JWT, for programmer',
    'picture with the badge in it': 'bilde med merket i',
    'Digest and signatures': 'Kontrollsum og signaturer',
    'Everything in the section, as data': 'Alt i seksjonen, i dataformat',
    'Its facts alone, as data: {covered}': 'Bare opplysningene, i dataformat: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-kontrollsum for {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Erklæring som eieren har signert: «Jeg erklærer at denne delen av CV-en min er sann.»',
    'Signature ({form})': 'Signatur ({form})',
    Wallet: 'Digital lommebok',
    Key: 'Nøkkel',
    'Record of the confirmation ({form})': 'Registrering av bekreftelsen ({form})',
    'What the badges mean': 'Hva merkene betyr',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'En signatur forsvinner så snart én bokstav i seksjonen endres; en bekreftelse av opplysninger så snart én bokstav i akkurat disse opplysningene endres. Begge forsvinner når navnet på CV-en endres.',
    'For engineers: check it without us': 'For utviklere: Kontroller uten oss',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Du trenger ikke å stole på vårt ord om merkene. {program} er én lesbar fil som kontrollerer [opplysningene i dataformat]. Den trenger bare Node.js, ikke noe nettverk (unntatt med --log) og ingenting fra oss:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'De to siste linjene kontrollerer et digitalt bevis, fra TruCV eller fra andre: {keys} inneholder nøklene til utstederen, og {list} er listen over tilbaketrukne bevis som beviset viser til.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'En signatur med «innlogget med Google» er laget av TruCV: Den viser at denne tjenesten har registrert det kontoen som er oppgitt, har erklært. En signatur med en digital lommebok er laget med nøkkelen til lommeboken, som TruCV ikke har.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Filen viser hvordan det var da du hentet den. Den som har bekreftet noe, kan trekke det tilbake senere, og det kan ikke programmet vite: Hent filen på nytt, eller se her.',
    'Our public keys': 'De offentlige nøklene våre',
    'Version {version} was never published': 'Versjon {version} er aldri blitt publisert',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Den er heller ikke gitt ut som fil. Et dokument som utgir seg for å være versjon {version} av denne CV-en, er ikke laget her av eieren, eller det er endret.',
    'Your copy says version {version}': 'Ifølge kopien din er det versjon {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Ingenting av det offentlige er endret: Det som sto i versjon {version}, er det som er publisert nå.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Denne versjonen har eksistert. Sammenlignet med den er det disse forskjellene i det som er publisert nå, versjon {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Teksten i kopien din blir ikke sammenlignet: Les den ved siden av denne siden, ord for ord.',
    'Fetching the claims and the keys…': 'Henter opplysningene og nøklene…',
    'Reading your copy…': 'Leser kopien din…',
    'Check again': 'Kontroller på nytt',
    'Fetched at {time}.': 'Hentet kl. {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Opplysningene og de offentlige nøklene til TruCV, {size} kB.',
    'The right CV.': 'Riktig CV.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Opplysningene hører til denne CV-en, på denne adressen, og til seksjonene du ser her.',
    'Not what you see.': 'Ikke det du ser.',
    'What is published now has other sections than this page.':
      'Det som er publisert nå, har andre seksjoner enn denne siden.',
    'No letter changed.': 'Ikke en bokstav er endret.',
    'Changed.': 'Endret.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Tekster som ikke passer til kontrollsummen sin: {wrong} av {all}.',
    'Signed by the owner.': 'Signert av eieren.',
    'Not signed as it says.': 'Ikke signert slik det er oppgitt.',
    'Confirmed.': 'Bekreftet.',
    'Not confirmed as it says.': 'Ikke bekreftet slik det er oppgitt.',
    'In the log.': 'I loggen.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Signaturer i den offentlige loggen til TruCV: {recorded} av {all}. Oppføringer i loggen: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Av de andre kommer nye med i loggen innen ett minutt, mens de som er eldre enn loggen, aldri kommer med.',
    'The log begins with all that this browser saw of it on {day}.':
      'Alt denne nettleseren så av loggen {day}, står fortsatt i begynnelsen av den.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Nettleseren tar vare på det den har sett av loggen, og sammenligner ved neste kontroll.',
    'Not in the log as it says.': 'Ikke i loggen slik det er oppgitt.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Den offentlige loggen til TruCV er ikke hel, eller den kan ikke leses. Prøv igjen om ett minutt.',
    'One person.': 'Én person.',
    'All claims are about {name}, as the CV is.': 'Alle opplysninger gjelder {name}, akkurat som CV-en.',
    'Another person.': 'En annen person.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Ikke alle opplysninger gjelder {name}, som dette skal være CV-en til.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Signert av kontoen til {name}, et annet navn enn det i denne CV-en.',
    'Whether both names are of one person is for you to judge.':
      'Om begge navnene tilhører samme person, må du selv vurdere.',
    'Everything that is signed holds.': 'Alt som er signert, er i orden.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Ikke alt er i orden: Det som er markert med rødt, er ikke slik det var da det ble signert.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Ingenting i denne CV-en er signert, så det var ikke annet å kontrollere enn tekstene.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Alle signaturer stemmer. Ingen signatur viser at en digital lommebok tilhører eieren, eller dekker det som er sagt om andres digitale bevis.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Nå er versjon {now} publisert, men denne siden viser versjon {version}: Last inn siden på nytt.',
    holds: 'i orden',
    'Does not hold': 'Ikke i orden',
    '{section} does not hold': '{section}: ikke i orden',
    'this is not in the form in which TruCV publishes it': 'det har ikke den formen TruCV publiserer i',
    'the text was changed: it does not fit its fingerprint (digest)':
      'teksten er endret: den passer ikke til kontrollsummen (hash) sin',
    'the owner’s signature does not hold': 'signaturen til eieren stemmer ikke',
    'the institution’s confirmation does not hold': 'bekreftelsen fra institusjonen stemmer ikke',
    'it was signed or confirmed under another name than the one on this CV':
      'det er signert eller bekreftet under et annet navn enn det på denne CV-en',
    'it is said to be more than what was signed': 'det er oppgitt å være mer enn det som er signert',
    'it is not in the public log as it says': 'det ligger ikke i den offentlige loggen slik det er oppgitt',
    'the signature that this page shows was withdrawn': 'signaturen som vises på denne siden, er trukket tilbake',
    'the evidence that this page shows was taken away': 'dokumentasjonen som vises på denne siden, er fjernet',
    'the confirmation that this page shows was withdrawn': 'bekreftelsen som vises på denne siden, er trukket tilbake',
    'the credential that this page shows does not count any more':
      'det digitale beviset som vises på denne siden, teller ikke lenger',
    'the text that is published now is another one than on this page':
      'teksten som er publisert nå, er en annen enn den på denne siden',
    'this section is not among what is published now': 'denne seksjonen er ikke med i det som er publisert nå',
    'What this does not show': 'Hva dette ikke viser',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'At det som står i CV-en, er sant. En signatur viser hvem som sier det, og at ikke en bokstav er endret siden.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'At et domene tilhører institusjonen som har et navn som ligner. Adressen er oppgitt av eieren av CV-en.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Hvem personen bak en konto eller en digital lommebok er. «Innlogget med Google» er registrert av TruCV selv.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'At TruCV er ærlig: Også denne siden tilhører TruCV. Programmet under «For utviklere» virker uten den.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'At TruCV viser alle den samme loggen. Vitner og programmer som følger loggen, for eksempel log-audit.mjs, ville merke det hvis det ikke var slik.',
    'What is withdrawn later. Check again when it matters.':
      'Hva som blir trukket tilbake senere. Kontroller på nytt når det er viktig.',
    'It cannot be checked: {problem}.': 'Det kan ikke kontrolleres: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Nettleseren kunne ikke utføre kontrollen. Det kan programmet under «For utviklere».',
    'This page was opened without https, where browsers check no signatures.':
      'Denne siden ble åpnet uten https, og da kontrollerer ikke nettlesere signaturer.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Får ikke kontakt med TruCV. Sjekk tilkoblingen din, og prøv igjen.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Eieren av denne CV-en krever et passord. Åpne CV-en på nytt, og prøv igjen.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Denne CV-en er ikke lenger publisert: Ingenting i den kan kontrolleres nå.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV svarte med en feil ({status}). Prøv igjen om ett minutt.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Bare en del av svaret kom fram, eller det er ikke et svar fra TruCV. Prøv igjen.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Svaret gjelder en annen CV: Ingenting i det teller for denne.',
    'The reply is of another service: its signatures do not count at this address.':
      'Svaret kommer fra en annen tjeneste: Signaturene derfra teller ikke på denne adressen.',
    'This file is damaged, or is not a copy of a CV.': 'Denne filen er skadet, eller den er ikke en kopi av en CV.',
    'This is a copy of another CV.': 'Dette er en kopi av en annen CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Dette er en JSON Resume, som ikke inneholder signaturer å sammenligne.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word-filer blir ikke lest her. Åpne adressen i slutten av filen: Den fører til sammenligningen.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Denne PDF-en oppgir flere versjoner av denne CV-en: Den er satt sammen av flere filer.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Denne PDF-en oppgir ingen versjon av en CV: Den er ikke laget her, eller den er laget på nytt av et annet program.',
    'Your copy says that it is of {day}.': 'Dato ifølge kopien din: {day}.',
    'In your copy this does not hold:': 'I kopien din er dette ikke i orden:',
    'Since then:': 'Siden da:',
    'Nothing has changed since.': 'Ingenting er endret siden.',
    'Added: {section}': 'Lagt til: {section}',
    'Changed: {section}': 'Endret: {section}',
    'Removed: {section}': 'Fjernet: {section}',
    'Confirmed since: {section}': 'Bekreftet siden: {section}',
    'No longer confirmed: {section}': 'Ikke lenger bekreftet: {section}',
    'Signed since: {section}': 'Signert siden: {section}',
    'No longer signed: {section}': 'Ikke lenger signert: {section}',
    'This credential holds.': 'Dette digitale beviset er i orden.',
    'It is called {title}, of {day}.': 'Tittel: {title}, datert {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Det er uendret siden TruCV signerte det, og er ikke trukket tilbake nå.',
    'The words that it is about are on this CV: {section}.': 'Teksten det gjelder, står i denne CV-en: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Teksten det gjelder, står ikke i denne CV-en, eller den er endret siden.',
    'This credential does not hold.': 'Dette digitale beviset er ikke i orden.',
    'This credential is not valid yet.': 'Dette digitale beviset er ikke gyldig ennå.',
    'This credential has ended.': 'Dette digitale beviset er utløpt.',
    'The signature holds, but this credential was withdrawn.':
      'Signaturen stemmer, men dette digitale beviset er trukket tilbake.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Signaturen stemmer, men det var ikke mulig å slå opp om det digitale beviset er trukket tilbake. Prøv igjen.',
    'This is a credential about another person, or about another name.':
      'Dette digitale beviset gjelder en annen person eller et annet navn.',
    'TruCV did not issue this credential.': 'TruCV har ikke utstedt dette digitale beviset.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Denne siden kontrollerer TruCVs egne digitale bevis som JWT-filer (.jwt). Programmet under «For utviklere» kontrollerer dette beviset: node verify-cv.mjs, filen, --keys og did.json fra utstederen.',
    'No CV at this address — TruCV': 'Ingen CV på denne adressen — TruCV',
    'There is no CV here': 'Det er ingen CV her',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Lenken kan være ufullstendig, eller eieren kan ha fjernet siden. Hvis noen har sendt deg den, be om en ny.',
    'Go to TruCV': 'Gå til TruCV',
    'This CV is protected': 'Denne CV-en er beskyttet',
    'Its owner asks for a password. It usually comes with the link.':
      'Eieren krever et passord. Det følger vanligvis med lenken.',
    Password: 'Passord',
    'Open the CV': 'Åpne CV-en',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Den er deretter åpen i denne nettleseren i 12 timer. Har du ikke passord? Spør den som sendte deg lenken.',
    'This form was sent from another site. Enter the password here.':
      'Dette skjemaet ble sendt fra et annet nettsted. Skriv inn passordet her.',
    'This is not the password. Capital letters count.':
      'Dette er ikke riktig passord. Det er forskjell på store og små bokstaver.',
    'Many people are asking just now. Try again in a few seconds.':
      'Det er mange forespørsler akkurat nå. Prøv igjen om noen sekunder.',
    '[TruCV], where people write CVs that others can check': '[TruCV], der man skriver CV-er som andre kan kontrollere',
    'Hello,': 'Hei!',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ber {institution} om å bekrefte en seksjon i en CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Begge navnene er skrevet av TruCV-brukeren som spør. Vi har ikke kontrollert dem.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Lenken nedenfor viser hva som er oppgitt. Alle som kan uttale seg for institusjonen, kan bekrefte eller avvise det; ingen konto er nødvendig.',
    'Look at the claim and answer': 'Se opplysningene og svar',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Lenken kan besvares én gang, til og med {day}. Hvis du ikke gjør noe, blir ingenting bekreftet. Ikke gi den videre: Alle som har lenken, kan svare.',
    'Answer all requests at one place': 'Svar på alle forespørsler på ett sted',
    'Never write to me again': 'Skriv aldri til meg igjen',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Spørsmål? Skriv til {address}. Svar på denne e-posten blir ikke lest.',
    'Change the language': 'Bytt språk',
    'Can you confirm this?': 'Kan du bekrefte dette?',
    'What you answer for': 'Det du svarer for',
    'Name on the CV': 'Navn på CV-en',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Slik at du finner personen i arkivene deres: {reference}. Dette er skrevet av brukeren som spør. Det er ikke en del av det du bekrefter, og vises bare for deg.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Den samme teksten ble bekreftet fra domenet deres {day} for et annet navn: {before}. Nå gjelder spørsmålet {person}. Bekreft bare hvis du vet at det er samme person.',
    'What your answer means': 'Hva svaret ditt betyr',
    'Not part of your answer': 'Ikke en del av svaret ditt',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Hvis du bekrefter, sier du at du kan uttale deg for institusjonen, og at dette stemmer for {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Alle som kan lese denne seksjonen i CV-en, ser da «{badge}», at en person som leser e-post der, har svart, og navnet du oppgir. Adressen din vises ikke.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Det blir oppbevart som dokumentasjon og ikke vist som en bekreftelse fra en institusjon.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'De som kontrollerer CV-en, ser at en person som leser e-post hos {domain}, har sagt seg enig, og hvorfor det ikke er en bekreftelse fra en institusjon.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Bekreftelsen teller under dette navnet, i alle CV-ene til denne eieren som har disse opplysningene. Eieren kan endre resten av seksjonen, og bekreftelsen din følger opplysningene. Hvis en opplysning eller navnet endres, teller den ikke lenger.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Bekreftelsen teller under dette navnet, i alle CV-ene til denne eieren som har nøyaktig denne teksten. Hvis teksten eller navnet endres, teller den ikke lenger.',
    'If you decline, only the owner of the CV gets to know it.': 'Hvis du avviser, får bare eieren av CV-en vite det.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Du kan svare én gang, til og med {day}. I ett år etter det kan du trekke tilbake en bekreftelse med samme lenke.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Vi har ikke kontrollert hvem som har skrevet denne CV-en. Hvis du ikke kjenner personen, kan du avvise eller la være å gjøre noe.',
    'Files the owner has added': 'Filer eieren har lagt til',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Vi har ikke sammenlignet dem med teksten. Bilder av sidene åpnes i en ny fane, til du har svart.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Dette er bilder av en fil som eieren av CV-en har lagt til. Vi har ikke sammenlignet den med teksten.',
    'Pages shown: {shown} of {all}': 'Sider som vises: {shown} av {all}',
    'Page {page} of {all}': 'Side {page} av {all}',
    'Your answer': 'Svaret ditt',
    'Yes, this is true': 'Ja, dette stemmer',
    'No, I do not confirm this': 'Nei, jeg bekrefter ikke dette',
    'Your name and office': 'Navnet ditt og stillingen din',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Kreves for å bekrefte. Vises sammen med CV-en, i anførselstegn. Ingen nettadresser.',
    'A note to the owner': 'En melding til eieren',
    'If you like. Only the owner sees it.': 'Valgfritt. Bare eieren ser den.',
    'Send my answer': 'Send svaret mitt',
    'Choose an answer.': 'Velg et svar.',
    'Say who confirms this.': 'Oppgi hvem som bekrefter dette.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Teksten er for lang, eller den inneholder en nettadresse eller usynlige tegn. Sett et mellomrom etter punktumet i en forkortelse.',
    'This was answered already.': 'Dette er allerede besvart.',
    'Your answer could not be stored. Try again.': 'Svaret ditt kunne ikke lagres. Prøv igjen.',
    'Thank you, this is confirmed': 'Takk, dette er bekreftet',
    'Not confirmed': 'Ikke bekreftet',
    Withdrawn: 'Trukket tilbake',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: En person som leser e-post der og oppga navnet {name}, bekreftet en seksjon i CV-en til {person} {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'En seksjon i CV-en til {person} ble ikke bekreftet {day}, og bare eieren får vite det: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Det som var bekreftet i CV-en til {person}, ble trukket tilbake {day} og vises ikke lenger for noen: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Var det en feil, eller stemmer det ikke lenger? Til og med {day} kan du [trekke det tilbake].',
    'Withdraw this confirmation?': 'Trekke tilbake denne bekreftelsen?',
    'It was given on {day} for the CV of {person}: {section}': 'Den ble gitt {day} for CV-en til {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Når den er trukket tilbake, vises den ikke lenger i noen CV, og eieren får en e-post. Det kan ikke angres.',
    Withdraw: 'Trekk tilbake',
    'Keep it': 'Behold',
    'Never get such mails again?': 'Vil du aldri få slike e-poster igjen?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Da sender vi ikke flere forespørsler til adressen som denne lenken ble sendt til, uansett hvem som ber oss om det. Dette kan ikke angres.',
    'We will not write to you again': 'Vi skriver ikke til deg igjen',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Adressen som denne lenken ble sendt til, får ikke flere forespørsler fra oss, uansett hvem som ber om det. Vi beholder ikke mer av den enn det som trengs for å vite dette.',
    'This link leads nowhere': 'Denne lenken virker ikke',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Den kan være ufullstendig eller utløpt, eller eieren av CV-en kan ha trukket spørsmålet tilbake eller endret teksten det gjaldt. Du trenger ikke å gjøre noe.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} tekst: Den passer til kontrollsummen sin.',
      other: '{count} tekster: Alle passer til kontrollsummen sin.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} signatur stemmer. Registrert av TruCV: {account}, med digital lommebok: {wallet}.',
      other: '{count} signaturer stemmer. Registrert av TruCV: {account}, med digital lommebok: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} seksjon, registrert av TruCV: {domains}.',
      other: '{count} seksjoner, registrert av TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} seksjon er ikke i orden.',
      other: '{count} seksjoner er ikke i orden.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} seksjon med et digitalt bevis signert av {who}',
      other: '{count} seksjoner med et digitalt bevis signert av {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} seksjon bekreftet av {who}',
      other: '{count} seksjoner bekreftet av {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} seksjon signert av {who}',
      other: '{count} seksjoner signert av {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} seksjon med et digitalt bevis signert av flere domener ({many})',
      other: '{count} seksjoner med et digitalt bevis signert av flere domener ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} seksjon bekreftet av flere domener ({many})',
      other: '{count} seksjoner bekreftet av flere domener ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} seksjon signert av flere personer eller digitale lommebøker ({many})',
      other: '{count} seksjoner signert av flere personer eller digitale lommebøker ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} seksjon med bare dokumentasjon',
      other: '{count} seksjoner med bare dokumentasjon',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} seksjon med en signatur som ikke lenger teller',
      other: '{count} seksjoner med en signatur som ikke lenger teller',
    },
    '{count} sections not signed': { one: '{count} seksjon uten signatur', other: '{count} seksjoner uten signatur' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Det er skrevet inn for mange feil passord herfra. Prøv igjen om {count} minutt.',
      other: 'Det er skrevet inn for mange feil passord herfra. Prøv igjen om {count} minutter.',
    },
  },
} satisfies ReaderTexts
