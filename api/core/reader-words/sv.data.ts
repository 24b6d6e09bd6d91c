// Our words for readers in Swedish.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'sv',
  texts: {
    title: 'titel',
    place: 'ort',
    name: 'namn',
    address: 'adress',
    label: 'etikett',
    value: 'värde',
    institution: 'lärosäte eller skola',
    board: 'skolmyndighet',
    organisation: 'organisation',
    degree: 'examen',
    'field of study': 'studieinriktning',
    from: 'start',
    until: 'slut',
    date: 'datum',
    dates: 'tidsperiod',
    score: 'betyg',
    scale: 'betygsskala',
    'kind of score': 'typ av betyg',
    description: 'beskrivning',
    employer: 'arbetsgivare',
    'still there': 'arbetar kvar',
    about: 'om företaget',
    'roles at one employer': 'roller hos en arbetsgivare',
    highlights: 'viktigaste punkter',
    level: 'nivå',
    keywords: 'nyckelord',
    provider: 'kursanordnare',
    issuer: 'utfärdare',
    'credential ID': 'certifikatnummer',
    publisher: 'utgivare',
    'awarding body': 'prisutdelare',
    fluency: 'språknivå',
    'e-mail': 'e-post',
    phone: 'telefon',
    'what they say': 'referensens text',
    subtitle: 'underrubrik',
    hidden: 'dolt',
    'shown to readers': 'visas för läsare',
    roles: 'roller',
    courses: 'kurser',
    kind: 'typ',
    profession: 'yrke',
    location: 'ort',
    picture: 'bild',
    links: 'länkar',
    'everything that is written here': 'allt som står här',
    'some facts': 'vissa uppgifter',
    Yes: 'Ja',
    Percentage: 'Procent',
    CGPA: 'Sammanlagt snittbetyg',
    GPA: 'Snittbetyg',
    Grade: 'Betyg',
    'Class or division': 'Klass eller omdöme',
    Rank: 'Placering',
    'It is the owner’s own word: nobody has checked it.': 'Det är ägarens egen uppgift: ingen har kontrollerat den.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Där inget är bekräftat är det ägarens egen uppgift: ingen har kontrollerat den.',
    'Personal details': 'Personuppgifter',
    Stated: 'Uppgett',
    'Self-attested': 'Egenintyg',
    'Evidence attached': 'Underlag bifogat',
    Confirmed: 'Bekräftat',
    'Signed by its issuer': 'Signerat av utfärdaren',
    'Confirmed by {domain}': 'Bekräftat av {domain}',
    'Signed by {domain} for this account, checked {day}': 'Signerat av {domain} för detta konto, kontrollerat {day}',
    'Self-attested by {name}, signed in with Google, on {day}.': 'Egenintyg från {name}, inloggning med Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Egenintyg från {name}, inloggning med Google, från {first} till {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Egenintyg från {name} med den digitala plånboken {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Egenintyg från {name} med den digitala plånboken {wallet}, från {first} till {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Någon som läser e-post till {domain} instämde den {day} i följande: {covered}. Domänen tillhör ägaren av detta CV: det är ingen bekräftelse från en organisation.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Någon som läser e-post till {domain} instämde den {day} i följande: {covered}. Vem som helst, eller alla studenter eller tidigare studenter, kan ha en adress där: det är ingen bekräftelse från en organisation.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Bekräftat av {domain}, den {day}: av någon som läser e-post till {domain}; adressen uppgavs av CV-ägaren.',
    'What was confirmed: {covered}.': 'Det som bekräftades: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Namn som uppgavs i svaret: {name}. CV-ägarens namn på organisationen: {institution}.',
    'The owner attached it to {covered}.': 'CV-ägaren har kopplat det till: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'CV-ägaren har bifogat ett underlag, som inte är offentligt, till: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Bekräftat av {domain}, den {day}: av någon som läser e-post där, uppgivet namn: {name}; adressen uppgavs av CV-ägaren; omfattar: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Signerat av {domain} för detta konto, kontrollerat {day}; kopplat till: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Bekräftelsen finns i den offentliga loggen sedan den {day}.',
    'The confirmation is in the public log within a minute.':
      'Bekräftelsen finns i den offentliga loggen inom en minut.',
    'The attestation has been in the public log since {day}.':
      'Egenintyget finns i den offentliga loggen sedan den {day}.',
    'The attestation is in the public log within a minute.': 'Egenintyget finns i den offentliga loggen inom en minut.',
    'Signed by the account of {name}, another name than this CV’s':
      'Signerat med kontot för {name}, ett annat namn än det i detta CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Signerat med kontot för {name}, ett annat namn än det i detta CV: {about}, {day}',
    '{name} signed every section, {day}': '{name} har signerat alla avsnitt, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} har signerat alla avsnitt som kan kontrolleras, {day}',
    '{name} signed all other sections, {day}': '{name} har signerat alla andra avsnitt, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} har signerat alla andra avsnitt som kan kontrolleras, {day}',
    'every section': 'alla avsnitt',
    'every section that can be checked': 'alla avsnitt som kan kontrolleras',
    'all other sections': 'alla andra avsnitt',
    'all other sections that can be checked': 'alla andra avsnitt som kan kontrolleras',
    'Check it yourself': 'Kontrollera själv',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Utfärdat av den här tjänsten: det återger det som ändå visas här och ger ingen högre nivå.',
    '{domain} is a domain of the owner’s own.': '{domain} är CV-ägarens egen domän.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Vem som helst, eller alla studenter eller tidigare studenter, kan ha en adress hos {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} är en sida på en webbplats, och en webbplats kan ge sidor till vem som helst.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Vem som helst kan ha ett namn som {domain}: det visar inte på någon organisation.',
    'Listed by {domain}; it is not signed.': 'Upptaget hos {domain}; inte signerat.',
    'Signed by {domain}.': 'Signerat av {domain}.',
    'Signed with a key that names nobody.': 'Signerat med en nyckel som inte namnger någon.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Det anger en utfärdare som inte gick att nå, så det framgår inte om beviset är signerat därifrån.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Det anger {domain}, som inte gick att nå, så det framgår inte om beviset är signerat därifrån.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Förseglat av {name}, med ett certifikat som den här tjänsten litar på.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Förseglat av {name}, med ett certifikat som inte har jämförts med någon lista.',
    'Not withdrawn on {day}.': 'Inte återkallat den {day}.',
    'Withdrawn, as found on {day}.': 'Återkallat, enligt kontroll den {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Den {day} gick det inte att ta reda på om det hade återkallats.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Kontrollerat den {day}; utfärdaren har ingen lista över återkallade bevis.',
    'Made out to the address of this account.': 'Utställt på adressen för detta konto.',
    'It does not say whose it is.': 'Det anger inte vem det tillhör.',
    'Made out to somebody else.': 'Utställt på någon annan.',
    'It is refused since the check on {day}.': 'Efter kontrollen den {day} godtas det inte längre.',
    'It is called {title}.': 'Titel: {title}.',
    'Its issuer calls itself {name}.': 'Utfärdaren kallar sig {name}.',
    'It names {name}.': 'Namn som anges: {name}.',
    'A credential, unchanged since it was signed.': 'Ett digitalt bevis, oförändrat sedan det signerades.',
    'It ended on {day}.': 'Det upphörde att gälla den {day}.',
    'It is not valid before {day}.': 'Det gäller inte före den {day}.',
    'Shown by the owner beside: {title}.': 'Visas av CV-ägaren bredvid: {title}.',
    'Not signed': 'Inte signerat',
    Signed: 'Signerat',
    'The CV says so. It is neither signed nor confirmed.':
      'Så står det i CV:t. Det är varken signerat eller bekräftat.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Kontot som anges har signerat allt som står i avsnittet (egenintyg), inloggat eller med en digital plånbok. Det visar vem som säger det och att inget ord i avsnittet har ändrats, inte att det är sant.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'CV-ägaren har också ett dokument om detta här, som ingen på TruCV har kontrollerat, eller ett digitalt bevis som inte visar allt som den högsta nivån kräver.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Någon som läser e-post till domänen som anges har bekräftat det som märket räknar upp: uppgifter i avsnittet, till exempel titel, arbetsgivare och tidsperiod, eller allt som står där. Adressen uppgavs av CV-ägaren: bedöm själv om domänen är organisationens. Namn inom citattecken har skrivits av dem som frågar och svarar, och ingen har kontrollerat dem.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'CV-ägaren har kopplat ett digitalt bevis till det som märket räknar upp: uppgifter i avsnittet eller allt som står där. Beviset är signerat av domänen som anges, utställt på e-postadressen för CV-ägarens konto, giltigt och inte återkallat den dag som anges. Att beviset och CV:t säger samma sak är CV-ägarens egen uppgift: läs båda. Text inom citattecken är utfärdarens.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Ingen har ännu signerat eller bekräftat någon del av detta CV: det är vad ägaren säger',
    '{name} (wallet {wallet})': '{name} (digital plånbok {wallet})',
    'nothing changed since': 'inget har ändrats sedan dess',
    'no word of these claims changed since': 'inget ord i dessa uppgifter har ändrats sedan dess',
    'Check the CV of {name}': 'Kontrollera CV:t för {name}',
    'Version {version}, published on {day}.': 'Version {version}, publicerad den {day}.',
    'Read the CV': 'Läs CV:t',
    'Check the signatures now': 'Kontrollera signaturerna nu',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Din webbläsare hämtar uppgifterna och nycklarna på nytt och kontrollerar själv varje signatur.',
    'Compare an older copy': 'Jämför en äldre kopia',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Dra filen hit eller välj den: PDF-filen som du har fått, uppgifterna i dataformat (JSON) som du har sparat eller ett digitalt bevis. Filen stannar i din webbläsare.',
    'Every section, and who stands for it': 'Alla avsnitt och vem som står för dem',
    'Signature no longer counts': 'Signaturen räknas inte längre',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Signaturen hör till den här texten, men nyckeln har återkallats: signaturen räknas inte längre.',
    'Stated. Nobody has signed or confirmed it.': 'Uppgett. Ingen har signerat eller bekräftat det.',
    'Download as a credential': 'Ladda ner som digitalt bevis',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Ett digitalt bevis är en signerad fil som digitala plånböcker och andra program kan läsa och kontrollera utan den här sidan. Det återger vad TruCV har registrerat, inget mer.',
    'The confirmation': 'Bekräftelsen',
    'The self-attestation': 'Egenintyget',
    'JSON, for wallets': 'JSON, för digitala plånböcker',
    'JWT, for programs': 'JWT, för program',
    'picture with the badge in it': 'bild med märket i',
    'Digest and signatures': 'Kontrollsumma och signaturer',
    'Everything in the section, as data': 'Allt i avsnittet, i dataformat',
    'Its facts alone, as data: {covered}': 'Bara uppgifterna, i dataformat: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-kontrollsumma för {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Intyg som ägaren har signerat: ”Jag intygar att den här delen av mitt CV är sann.”',
    'Signature ({form})': 'Signatur ({form})',
    Wallet: 'Digital plånbok',
    Key: 'Nyckel',
    'Record of the confirmation ({form})': 'Registrering av bekräftelsen ({form})',
    'What the badges mean': 'Vad märkena betyder',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'En signatur försvinner så snart en enda bokstav i avsnittet ändras, en bekräftelse av uppgifter så snart en enda bokstav i just de uppgifterna ändras. Båda försvinner om namnet i CV:t ändras.',
    'For engineers: check it without us': 'För utvecklare: kontrollera utan oss',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Du behöver inte lita på vårt ord när det gäller märkena. {program} är en enda läsbar fil som kontrollerar [uppgifterna i dataformat]. Den behöver bara Node.js, inget nätverk (utom med --log) och ingenting från oss:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'De två sista raderna kontrollerar ett digitalt bevis, från TruCV eller någon annan: {keys} innehåller utfärdarens nycklar, och {list} är den lista över återkallade bevis som beviset hänvisar till.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'En signatur med ”inloggning med Google” görs av TruCV: den visar att tjänsten har registrerat vad det angivna kontot har intygat. En signatur med en digital plånbok görs med plånbokens nyckel, som TruCV inte har.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Filen visar hur det var när du hämtade den. Den som har bekräftat något kan återkalla det senare, och det kan programmet inte veta: hämta filen igen eller titta här.',
    'Our public keys': 'Våra offentliga nycklar',
    'Version {version} was never published': 'Version {version} har aldrig publicerats',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Den har inte heller lämnats ut som fil. Ett dokument som utger sig för att vara version {version} av detta CV har inte skapats här av ägaren, eller så har det ändrats.',
    'Your copy says version {version}': 'Enligt din kopia är det version {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Inget av det som är offentligt har ändrats: det som stod i version {version} är det som är publicerat nu.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Den versionen har funnits. Jämfört med den skiljer sig det som är publicerat nu, version {version}, så här:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Texten i din kopia jämförs inte: läs den bredvid den här sidan, ord för ord.',
    'Fetching the claims and the keys…': 'Hämtar uppgifterna och nycklarna…',
    'Reading your copy…': 'Läser din kopia…',
    'Check again': 'Kontrollera igen',
    'Fetched at {time}.': 'Hämtat kl. {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Uppgifterna och TruCV:s offentliga nycklar, {size} kB.',
    'The right CV.': 'Rätt CV.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Uppgifterna hör till detta CV, på den här adressen, och till de avsnitt som du ser här.',
    'Not what you see.': 'Inte det du ser.',
    'What is published now has other sections than this page.':
      'Det som är publicerat nu har andra avsnitt än den här sidan.',
    'No letter changed.': 'Inte en bokstav har ändrats.',
    'Changed.': 'Ändrat.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Texter som inte stämmer med sin kontrollsumma: {wrong} av {all}.',
    'Signed by the owner.': 'Signerat av ägaren.',
    'Not signed as it says.': 'Inte signerat som det anges.',
    'Confirmed.': 'Bekräftat.',
    'Not confirmed as it says.': 'Inte bekräftat som det anges.',
    'In the log.': 'I loggen.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Signaturer som finns i TruCV:s offentliga logg: {recorded} av {all}. Poster i loggen: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Av de övriga kommer nya dit inom en minut, men de som är äldre än loggen kommer aldrig dit.',
    'The log begins with all that this browser saw of it on {day}.':
      'Allt som den här webbläsaren såg av loggen den {day} finns kvar i början av den.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Webbläsaren sparar vad den har sett av loggen och jämför vid nästa kontroll.',
    'Not in the log as it says.': 'Inte i loggen som det anges.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV:s offentliga logg är inte hel eller går inte att läsa. Försök igen om en minut.',
    'One person.': 'En person.',
    'All claims are about {name}, as the CV is.': 'Alla uppgifter gäller {name}, precis som CV:t.',
    'Another person.': 'En annan person.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Alla uppgifter gäller inte {name}, vars CV detta ska vara.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Signerat med kontot för {name}, ett annat namn än det i detta CV.',
    'Whether both names are of one person is for you to judge.':
      'Om båda namnen tillhör samma person får du själv bedöma.',
    'Everything that is signed holds.': 'Allt som är signerat stämmer vid kontroll.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Allt stämmer inte: det som är rödmarkerat är inte som när det signerades.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Inget i detta CV är signerat, så det fanns inget att kontrollera utom texterna.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Alla signaturer stämmer. Ingen signatur visar att en digital plånbok tillhör ägaren, och ingen omfattar det som sägs om andras digitala bevis.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Nu är version {now} publicerad, men den här sidan visar version {version}: ladda om sidan.',
    holds: 'stämmer vid kontroll',
    'Does not hold': 'Stämmer inte vid kontroll',
    '{section} does not hold': '{section}: stämmer inte vid kontroll',
    'this is not in the form in which TruCV publishes it': 'formen är inte den som TruCV publicerar i',
    'the text was changed: it does not fit its fingerprint (digest)':
      'texten har ändrats: den stämmer inte med sin kontrollsumma (hash)',
    'the owner’s signature does not hold': 'ägarens signatur stämmer inte',
    'the institution’s confirmation does not hold': 'organisationens bekräftelse stämmer inte',
    'it was signed or confirmed under another name than the one on this CV':
      'det har signerats eller bekräftats under ett annat namn än det i detta CV',
    'it is said to be more than what was signed': 'det anges vara mer än det som signerades',
    'it is not in the public log as it says': 'det finns inte i den offentliga loggen som det anges',
    'the signature that this page shows was withdrawn': 'signaturen som visas på den här sidan har återkallats',
    'the evidence that this page shows was taken away': 'underlaget som visas på den här sidan har tagits bort',
    'the confirmation that this page shows was withdrawn': 'bekräftelsen som visas på den här sidan har återkallats',
    'the credential that this page shows does not count any more':
      'det digitala beviset som visas på den här sidan räknas inte längre',
    'the text that is published now is another one than on this page':
      'texten som är publicerad nu är en annan än den på den här sidan',
    'this section is not among what is published now': 'det här avsnittet ingår inte i det som är publicerat nu',
    'What this does not show': 'Vad detta inte visar',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Att det som står i CV:t är sant. En signatur visar vem som säger det och att inte en bokstav har ändrats sedan dess.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Att en domän tillhör den organisation vars namn den liknar. Adressen uppgavs av CV-ägaren.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Vem personen bakom ett konto eller en digital plånbok är. ”Inloggning med Google” är TruCV:s egen registrering.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Att TruCV är ärligt: även den här sidan är TruCV:s. Programmet under ”För utvecklare” fungerar utan den.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Att TruCV visar samma logg för alla. Vittnen och program som följer loggen, till exempel log-audit.mjs, skulle märka om det inte var så.',
    'What is withdrawn later. Check again when it matters.':
      'Vad som återkallas senare. Kontrollera igen när det är viktigt.',
    'It cannot be checked: {problem}.': 'Det går inte att kontrollera: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Webbläsaren kunde inte göra kontrollen. Det kan programmet under ”För utvecklare”.',
    'This page was opened without https, where browsers check no signatures.':
      'Sidan öppnades utan https, och då kontrollerar webbläsare inga signaturer.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV går inte att nå. Kontrollera din anslutning och försök igen.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Ägaren till detta CV kräver ett lösenord. Öppna CV:t på nytt och försök igen.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Detta CV är inte längre publicerat: ingenting i det går att kontrollera nu.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV svarade med ett fel ({status}). Försök igen om en minut.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Svaret kom bara fram delvis, eller är inte från TruCV. Försök igen.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Svaret gäller ett annat CV: inget i det räknas för detta.',
    'The reply is of another service: its signatures do not count at this address.':
      'Svaret kommer från en annan tjänst: dess signaturer räknas inte på den här adressen.',
    'This file is damaged, or is not a copy of a CV.': 'Filen är skadad eller är inte en kopia av ett CV.',
    'This is a copy of another CV.': 'Det här är en kopia av ett annat CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Det här är en JSON Resume, som inte innehåller några signaturer att jämföra.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word-filer läses inte här. Öppna adressen i slutet av filen: den leder till jämförelsen.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Denna PDF anger flera versioner av detta CV: den har satts ihop av flera filer.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Denna PDF anger ingen version av ett CV: den har inte skapats här, eller så har den gjorts om av ett annat program.',
    'Your copy says that it is of {day}.': 'Datum enligt din kopia: {day}.',
    'In your copy this does not hold:': 'I din kopia stämmer detta inte vid kontroll:',
    'Since then:': 'Sedan dess:',
    'Nothing has changed since.': 'Inget har ändrats sedan dess.',
    'Added: {section}': 'Tillagt: {section}',
    'Changed: {section}': 'Ändrat: {section}',
    'Removed: {section}': 'Borttaget: {section}',
    'Confirmed since: {section}': 'Bekräftat sedan dess: {section}',
    'No longer confirmed: {section}': 'Inte längre bekräftat: {section}',
    'Signed since: {section}': 'Signerat sedan dess: {section}',
    'No longer signed: {section}': 'Inte längre signerat: {section}',
    'This credential holds.': 'Detta digitala bevis stämmer vid kontroll.',
    'It is called {title}, of {day}.': 'Titel: {title}, daterat den {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Det är oförändrat sedan TruCV signerade det och är inte återkallat nu.',
    'The words that it is about are on this CV: {section}.': 'Texten som det gäller finns i detta CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Texten som det gäller finns inte i detta CV, eller har ändrats sedan dess.',
    'This credential does not hold.': 'Detta digitala bevis stämmer inte vid kontroll.',
    'This credential is not valid yet.': 'Detta digitala bevis gäller inte ännu.',
    'This credential has ended.': 'Detta digitala bevis har upphört att gälla.',
    'The signature holds, but this credential was withdrawn.':
      'Signaturen stämmer, men detta digitala bevis har återkallats.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Signaturen stämmer, men det gick inte att ta reda på om det digitala beviset har återkallats. Försök igen.',
    'This is a credential about another person, or about another name.':
      'Detta digitala bevis gäller en annan person eller ett annat namn.',
    'TruCV did not issue this credential.': 'TruCV har inte utfärdat detta digitala bevis.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Den här sidan kontrollerar TruCV:s egna digitala bevis som JWT-filer (.jwt). Programmet under ”För utvecklare” kontrollerar det här beviset: node verify-cv.mjs, filen, --keys och utfärdarens did.json.',
    'No CV at this address — TruCV': 'Inget CV på den här adressen — TruCV',
    'There is no CV here': 'Det finns inget CV här',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Länken kan vara ofullständig, eller så kan ägaren ha tagit bort sidan. Om någon har skickat den till dig, be om en ny.',
    'Go to TruCV': 'Till TruCV',
    'This CV is protected': 'Detta CV är skyddat',
    'Its owner asks for a password. It usually comes with the link.':
      'Ägaren kräver ett lösenord. Det brukar skickas med länken.',
    Password: 'Lösenord',
    'Open the CV': 'Öppna CV:t',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Det är sedan öppet i den här webbläsaren i 12 timmar. Har du inget lösenord? Fråga den som skickade länken till dig.',
    'This form was sent from another site. Enter the password here.':
      'Formuläret skickades från en annan webbplats. Ange lösenordet här.',
    'This is not the password. Capital letters count.':
      'Det är inte rätt lösenord. Stora och små bokstäver har betydelse.',
    'Many people are asking just now. Try again in a few seconds.':
      'Det är många förfrågningar just nu. Försök igen om några sekunder.',
    '[TruCV], where people write CVs that others can check': '[TruCV], där man skriver CV som andra kan kontrollera',
    'Hello,': 'Hej!',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ber {institution} att bekräfta ett avsnitt i ett CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Båda namnen har skrivits av den TruCV-användare som frågar. Vi har inte kontrollerat dem.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Länken nedan visar vad som uppges. Den som kan företräda organisationen får bekräfta det eller avböja; inget konto behövs.',
    'Look at the claim and answer': 'Se uppgifterna och svara',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Länken kan besvaras en gång, till och med den {day}. Om du inte gör något bekräftas ingenting. Skicka den inte vidare: den som har länken kan svara.',
    'Answer all requests at one place': 'Besvara alla förfrågningar på ett ställe',
    'Never write to me again': 'Skriv aldrig till mig igen',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Frågor? Skriv till {address}. Svar på detta mejl läses inte.',
    'Change the language': 'Byt språk',
    'Can you confirm this?': 'Kan du bekräfta detta?',
    'What you answer for': 'Det du svarar för',
    'Name on the CV': 'Namn i CV:t',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'För att hitta personen i era register: {reference}. Den som frågar har skrivit det. Det ingår inte i det du bekräftar och visas bara för dig.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Samma text bekräftades från er domän den {day} för ett annat namn: {before}. Nu gäller frågan {person}. Bekräfta bara om du vet att det är samma person.',
    'What your answer means': 'Vad ditt svar innebär',
    'Not part of your answer': 'Ingår inte i ditt svar',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Om du bekräftar säger du att du kan företräda organisationen och att detta stämmer för {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Alla som får läsa detta avsnitt i CV:t ser då ”{badge}”, att någon som läser e-post där har svarat, och namnet som du uppger. Din adress visas inte.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Det sparas som underlag och visas inte som en bekräftelse från en organisation.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'De som kontrollerar CV:t ser att någon som läser e-post till {domain} har instämt, och varför det inte är en bekräftelse från en organisation.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Bekräftelsen räknas under detta namn, i alla CV från denna ägare som har dessa uppgifter. Ägaren kan ändra resten av avsnittet, och din bekräftelse följer med uppgifterna. Om en uppgift eller namnet ändras räknas den inte längre.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Bekräftelsen räknas under detta namn, i alla CV från denna ägare som har exakt denna text. Om texten eller namnet ändras räknas den inte längre.',
    'If you decline, only the owner of the CV gets to know it.': 'Om du avböjer får bara ägaren av CV:t veta det.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Du kan svara en gång, till och med den {day}. Under ett år därefter kan du återkalla en bekräftelse med samma länk.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Vi har inte kontrollerat vem som har skrivit detta CV. Om du inte känner till personen, avböj eller gör ingenting.',
    'Files the owner has added': 'Filer som ägaren har lagt till',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Vi har inte jämfört dem med texten. Bilder av sidorna öppnas i en ny flik, tills du har svarat.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Det här är bilder av en fil som CV-ägaren har lagt till. Vi har inte jämfört den med texten.',
    'Pages shown: {shown} of {all}': 'Sidor som visas: {shown} av {all}',
    'Page {page} of {all}': 'Sida {page} av {all}',
    'Your answer': 'Ditt svar',
    'Yes, this is true': 'Ja, det stämmer',
    'No, I do not confirm this': 'Nej, jag bekräftar inte detta',
    'Your name and office': 'Ditt namn och din befattning',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Krävs för att bekräfta. Visas med CV:t, inom citattecken. Inga webbadresser.',
    'A note to the owner': 'Ett meddelande till ägaren',
    'If you like. Only the owner sees it.': 'Frivilligt. Bara ägaren ser det.',
    'Send my answer': 'Skicka mitt svar',
    'Choose an answer.': 'Välj ett svar.',
    'Say who confirms this.': 'Ange vem som bekräftar detta.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Texten är för lång, eller innehåller en webbadress eller osynliga tecken. Sätt ett mellanslag efter punkten i en förkortning.',
    'This was answered already.': 'Detta har redan besvarats.',
    'Your answer could not be stored. Try again.': 'Ditt svar kunde inte sparas. Försök igen.',
    'Thank you, this is confirmed': 'Tack, detta är bekräftat',
    'Not confirmed': 'Inte bekräftat',
    Withdrawn: 'Återkallat',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: någon som läser e-post där och uppgav namnet {name} bekräftade ett avsnitt i CV:t för {person} den {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Ett avsnitt i CV:t för {person} bekräftades inte, den {day}, och bara ägaren får veta det: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Det som bekräftats i CV:t för {person} återkallades den {day} och visas inte längre för någon: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Var det ett misstag, eller stämmer det inte längre? Till och med den {day} kan du [återkalla det].',
    'Withdraw this confirmation?': 'Återkalla denna bekräftelse?',
    'It was given on {day} for the CV of {person}: {section}':
      'Den lämnades den {day} för CV:t för {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'När den har återkallats visas den inte längre i något CV, och ägaren får ett mejl. Det går inte att ångra.',
    Withdraw: 'Återkalla',
    'Keep it': 'Behåll',
    'Never get such mails again?': 'Vill du aldrig mer få sådana mejl?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Då skickar vi inga förfrågningar till adressen som denna länk skickades till, vem som än ber oss. Det går inte att ångra.',
    'We will not write to you again': 'Vi skriver inte till dig igen',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Adressen som denna länk skickades till får inga fler förfrågningar från oss, vem som än ber. Vi sparar inte mer av den än vad som behövs för att veta det.',
    'This link leads nowhere': 'Länken fungerar inte',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Den kan vara ofullständig eller ha gått ut, eller så kan CV-ägaren ha dragit tillbaka frågan eller ändrat texten som den gällde. Du behöver inte göra något.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} text: den stämmer med sin kontrollsumma.',
      other: '{count} texter: alla stämmer med sin kontrollsumma.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} signatur stämmer. Registrerade av TruCV: {account}, med digital plånbok: {wallet}.',
      other: '{count} signaturer stämmer. Registrerade av TruCV: {account}, med digital plånbok: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} avsnitt, registrerat av TruCV: {domains}.',
      other: '{count} avsnitt, registrerade av TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} avsnitt stämmer inte vid kontroll.',
      other: '{count} avsnitt stämmer inte vid kontroll.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} avsnitt med ett digitalt bevis signerat av {who}',
      other: '{count} avsnitt med ett digitalt bevis signerat av {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} avsnitt bekräftat av {who}',
      other: '{count} avsnitt bekräftade av {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} avsnitt signerat av {who}',
      other: '{count} avsnitt signerade av {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} avsnitt med ett digitalt bevis signerat av flera domäner ({many})',
      other: '{count} avsnitt med ett digitalt bevis signerat av flera domäner ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} avsnitt bekräftat av flera domäner ({many})',
      other: '{count} avsnitt bekräftade av flera domäner ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} avsnitt signerat av flera personer eller digitala plånböcker ({many})',
      other: '{count} avsnitt signerade av flera personer eller digitala plånböcker ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} avsnitt med enbart underlag',
      other: '{count} avsnitt med enbart underlag',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} avsnitt med en signatur som inte längre räknas',
      other: '{count} avsnitt med en signatur som inte längre räknas',
    },
    '{count} sections not signed': { one: '{count} avsnitt utan signatur', other: '{count} avsnitt utan signatur' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'För många felaktiga lösenord har angetts härifrån. Försök igen om {count} minut.',
      other: 'För många felaktiga lösenord har angetts härifrån. Försök igen om {count} minuter.',
    },
  },
} satisfies ReaderTexts
