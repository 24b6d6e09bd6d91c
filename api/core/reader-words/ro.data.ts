// Our words for readers in Romanian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ro',
  texts: {
    title: 'denumire',
    place: 'loc',
    name: 'nume',
    address: 'adresă',
    label: 'etichetă',
    value: 'valoare',
    institution: 'instituție',
    board: 'autoritate școlară',
    organisation: 'organizație',
    degree: 'diplomă',
    'field of study': 'domeniu de studiu',
    from: 'început',
    until: 'sfârșit',
    date: 'dată',
    dates: 'perioadă',
    score: 'notă',
    scale: 'scală de notare',
    'kind of score': 'tipul notei',
    description: 'descriere',
    employer: 'angajator',
    'still there': 'încă lucrează acolo',
    about: 'despre companie',
    'roles at one employer': 'roluri la același angajator',
    highlights: 'puncte importante',
    level: 'nivel',
    keywords: 'cuvinte-cheie',
    provider: 'furnizor',
    issuer: 'emitent',
    'credential ID': 'numărul certificatului',
    publisher: 'editură',
    'awarding body': 'instituția care acordă premiul',
    fluency: 'nivel lingvistic',
    'e-mail': 'e-mail',
    phone: 'telefon',
    'what they say': 'textul recomandării',
    subtitle: 'subtitlu',
    hidden: 'ascuns',
    'shown to readers': 'vizibil pentru cititori',
    roles: 'roluri',
    courses: 'discipline',
    kind: 'tip',
    profession: 'profesie',
    location: 'localitate',
    picture: 'fotografie',
    links: 'linkuri',
    'everything that is written here': 'tot ce este scris aici',
    'some facts': 'unele date',
    Yes: 'Da',
    Percentage: 'Procentaj',
    CGPA: 'Medie generală cumulată',
    GPA: 'Medie',
    Grade: 'Calificativ',
    'Class or division': 'Clasă sau mențiune',
    Rank: 'Loc',
    'It is the owner’s own word: nobody has checked it.':
      'Este declarația titularului CV-ului: nimeni nu a verificat-o.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Acolo unde nimic nu este confirmat, este declarația titularului CV-ului: nimeni nu a verificat-o.',
    'Personal details': 'Date personale',
    Stated: 'Declarat',
    'Self-attested': 'Declarație proprie',
    'Evidence attached': 'Document justificativ atașat',
    Confirmed: 'Confirmat',
    'Signed by its issuer': 'Semnat de emitent',
    'Confirmed by {domain}': 'Confirmat de {domain}',
    'Signed by {domain} for this account, checked {day}': 'Semnat de {domain} pentru acest cont, verificat la {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Declarație proprie: {name}, conectare cu Google, la {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Declarație proprie: {name}, conectare cu Google, între {first} și {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Declarație proprie: {name}, cu portofelul digital {wallet}, la {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Declarație proprie: {name}, cu portofelul digital {wallet}, între {first} și {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'O persoană care citește e-mailurile primite la {domain} și-a dat acordul la {day} pentru: {covered}. Acesta este un domeniu al titularului CV-ului: nu este confirmarea unei instituții.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'O persoană care citește e-mailurile primite la {domain} și-a dat acordul la {day} pentru: {covered}. Oricine, sau orice student ori absolvent, poate avea o adresă acolo: nu este confirmarea unei instituții.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Confirmat de {domain}, la {day}: de o persoană care citește e-mailurile primite la {domain}; adresa a fost indicată de titularul CV-ului.',
    'What was confirmed: {covered}.': 'Ce s-a confirmat: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Numele indicat în răspuns: {name}. Numele dat instituției de titularul CV-ului: {institution}.',
    'The owner attached it to {covered}.': 'Titularul CV-ului l-a asociat cu: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Titularul CV-ului a atașat un document justificativ, care nu este public, la: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Confirmat de {domain}, la {day}: de o persoană care citește e-mailurile primite acolo, nume indicat: {name}; adresa indicată de titularul CV-ului; acoperă: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Semnat de {domain} pentru acest cont, verificat la {day}; asociat cu: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Confirmarea este în jurnalul public începând cu {day}.',
    'The confirmation is in the public log within a minute.':
      'Confirmarea va fi în jurnalul public în cel mult un minut.',
    'The attestation has been in the public log since {day}.': 'Declarația este în jurnalul public începând cu {day}.',
    'The attestation is in the public log within a minute.':
      'Declarația va fi în jurnalul public în cel mult un minut.',
    'Signed by the account of {name}, another name than this CV’s':
      'Semnat din contul cu numele {name}, diferit de numele din acest CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Semnat din contul cu numele {name}, diferit de numele din acest CV: {about}, {day}',
    '{name} signed every section, {day}': '{name} a semnat toate secțiunile, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} a semnat toate secțiunile care pot fi verificate, {day}',
    '{name} signed all other sections, {day}': '{name} a semnat toate celelalte secțiuni, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} a semnat toate celelalte secțiuni care pot fi verificate, {day}',
    'every section': 'toate secțiunile',
    'every section that can be checked': 'toate secțiunile care pot fi verificate',
    'all other sections': 'toate celelalte secțiuni',
    'all other sections that can be checked': 'toate celelalte secțiuni care pot fi verificate',
    'Check it yourself': 'Verificați dumneavoastră',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'A fost emis de acest serviciu: consemnează ceea ce oricum se vede aici și nu duce la un nivel mai înalt.',
    '{domain} is a domain of the owner’s own.': '{domain} este un domeniu al titularului CV-ului.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Oricine, sau orice student ori absolvent, poate avea o adresă la {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} este o pagină a unui site, iar un site poate da pagini oricui.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Oricine poate avea un nume precum {domain}: acesta nu indică nicio instituție.',
    'Listed by {domain}; it is not signed.': 'Menționat de {domain}; nu este semnat.',
    'Signed by {domain}.': 'Semnat de {domain}.',
    'Signed with a key that names nobody.': 'Semnat cu o cheie care nu indică pe nimeni.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Indică un emitent care nu a putut fi contactat, așa că nu se vede dacă l-a semnat.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Indică {domain}, domeniu care nu a putut fi contactat, așa că nu se vede dacă este semnat de acolo.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Sigilat de {name}, cu un certificat în care acest serviciu are încredere.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Sigilat de {name}, cu un certificat care nu a fost comparat cu o listă.',
    'Not withdrawn on {day}.': 'Nu era retras la {day}.',
    'Withdrawn, as found on {day}.': 'Retras, după cum s-a constatat la {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'La {day} nu s-a putut afla dacă a fost retras.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Verificat la {day}; emitentul nu ține o listă a atestatelor retrase.',
    'Made out to the address of this account.': 'Emis pe adresa acestui cont.',
    'It does not say whose it is.': 'Nu spune cui îi aparține.',
    'Made out to somebody else.': 'Emis pe numele altcuiva.',
    'It is refused since the check on {day}.': 'De la verificarea din {day} nu este acceptat.',
    'It is called {title}.': 'Titlu: {title}.',
    'Its issuer calls itself {name}.': 'Numele pe care și-l dă emitentul: {name}.',
    'It names {name}.': 'Numele menționat: {name}.',
    'A credential, unchanged since it was signed.': 'Un atestat digital, neschimbat de când a fost semnat.',
    'It ended on {day}.': 'A expirat la {day}.',
    'It is not valid before {day}.': 'Nu este valabil înainte de {day}.',
    'Shown by the owner beside: {title}.': 'Prezentat de titularul CV-ului lângă: {title}.',
    'Not signed': 'Nesemnat',
    Signed: 'Semnat',
    'The CV says so. It is neither signed nor confirmed.': 'Așa scrie în CV. Nu este nici semnat, nici confirmat.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Contul indicat a semnat tot ce este scris în secțiune (declarație proprie), prin conectare sau cu un portofel digital. Aceasta arată a cui este declarația și că niciun cuvânt din secțiune nu s-a schimbat, nu că este adevărată.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Titularul CV-ului păstrează aici și un document pe această temă, pe care nimeni de la TruCV nu l-a verificat, sau un atestat digital care nu arată tot ce cere nivelul cel mai înalt.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'O persoană care citește e-mailurile primite la domeniul indicat a confirmat ceea ce enumeră marcajul: date din secțiune, precum denumirea, angajatorul și perioada, sau tot ce este scris acolo. Adresa a fost indicată de titularul CV-ului: apreciați dumneavoastră dacă domeniul este al instituției. Numele dintre ghilimele au fost scrise de cei care întreabă și de cei care răspund și nimeni nu le-a verificat.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Titularul CV-ului a asociat un atestat digital cu ceea ce enumeră marcajul: date din secțiune sau tot ce este scris acolo. Atestatul este semnat de domeniul indicat, emis pe adresa de e-mail a contului titularului, în vigoare și neretras în ziua indicată. Faptul că atestatul și CV-ul spun același lucru este afirmația titularului: citiți-le pe amândouă. Textul dintre ghilimele este al emitentului.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Nimeni nu a semnat sau confirmat încă vreo parte din acest CV: este ceea ce spune titularul',
    '{name} (wallet {wallet})': '{name} (portofel digital {wallet})',
    'nothing changed since': 'nimic nu s-a schimbat de atunci',
    'no word of these claims changed since': 'niciun cuvânt din aceste declarații nu s-a schimbat de atunci',
    'Check the CV of {name}': 'Verificarea CV-ului pe numele {name}',
    'Version {version}, published on {day}.': 'Versiunea {version}, publicată la {day}.',
    'Read the CV': 'Citiți CV-ul',
    'Check the signatures now': 'Verificați semnăturile acum',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Browserul dumneavoastră preia din nou declarațiile și cheile și verifică el însuși fiecare semnătură.',
    'Compare an older copy': 'Comparați o copie mai veche',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Trageți fișierul aici sau alegeți-l: PDF-ul pe care l-ați primit, declarațiile în format de date (JSON) pe care le-ați păstrat sau un atestat digital. Fișierul rămâne în browserul dumneavoastră.',
    'Every section, and who stands for it': 'Toate secțiunile și cine le susține',
    'Signature no longer counts': 'Semnătura nu mai este valabilă',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Semnătura corespunde acestui text, dar cheia a fost retrasă: semnătura nu mai este valabilă.',
    'Stated. Nobody has signed or confirmed it.': 'Declarat. Nimeni nu a semnat sau confirmat.',
    'Download as a credential': 'Descărcați ca atestat digital',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Un atestat digital este un fișier semnat pe care portofelele digitale și alte programe îl pot citi și verifica fără această pagină. Conține ceea ce a consemnat TruCV, nimic mai mult.',
    'The confirmation': 'Confirmarea',
    'The self-attestation': 'Declarația proprie',
    'JSON, for wallets': 'JSON, pentru portofele digitale',
    'JWT, for programs': 'JWT, pentru programe',
    'picture with the badge in it': 'imagine care conține marcajul',
    'Digest and signatures': 'Amprentă digitală și semnături',
    'Everything in the section, as data': 'Tot ce conține secțiunea, în format de date',
    'Its facts alone, as data: {covered}': 'Doar următoarele, în format de date: {covered}',
    'SHA-256 digest of {section}': 'Amprenta SHA-256 pentru {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Declarația semnată de titular: „Declar că această parte a CV-ului meu este adevărată.”',
    'Signature ({form})': 'Semnătură ({form})',
    Wallet: 'Portofel digital',
    Key: 'Cheie',
    'Record of the confirmation ({form})': 'Consemnarea confirmării ({form})',
    'What the badges mean': 'Ce înseamnă marcajele',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'O semnătură dispare de îndată ce se schimbă o singură literă din secțiune; o confirmare a unor date, de îndată ce se schimbă o singură literă din acele date. Ambele dispar când se schimbă numele din CV.',
    'For engineers: check it without us': 'Pentru programatori: verificați fără noi',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'În privința marcajelor, nu trebuie să ne credeți pe cuvânt. {program} este un singur fișier, ușor de citit, care verifică [declarațiile în format de date]. Are nevoie doar de Node.js, fără rețea (cu excepția opțiunii --log) și fără nimic de la noi:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Ultimele două linii verifică un atestat digital, emis de TruCV sau de altcineva: {keys} conține cheile emitentului, iar {list} este lista atestatelor retrase pe care o indică atestatul.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'O semnătură „conectare cu Google” este făcută de TruCV: ea arată că acest serviciu a consemnat declarația contului indicat. O semnătură cu un portofel digital este făcută cu cheia portofelului, pe care TruCV nu o are.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Fișierul arată situația din momentul în care l-ați descărcat. Cine a confirmat ceva poate retrage confirmarea ulterior, iar programul nu are de unde să știe: descărcați din nou fișierul sau consultați această pagină.',
    'Our public keys': 'Cheile noastre publice',
    'Version {version} was never published': 'Versiunea {version} nu a fost publicată niciodată',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Nu a fost oferită nici ca fișier. Un document care pretinde că este versiunea {version} a acestui CV nu a fost creat aici de titular sau a fost modificat.',
    'Your copy says version {version}': 'Pe copia dumneavoastră scrie versiunea {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Nimic din ce este public nu s-a schimbat: ce spunea versiunea {version} este publicat și acum.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Această versiune a existat. Față de ea, ceea ce este publicat acum, versiunea {version}, diferă astfel:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Textul copiei dumneavoastră nu este comparat: citiți-l alături de această pagină, cuvânt cu cuvânt.',
    'Fetching the claims and the keys…': 'Se preiau declarațiile și cheile…',
    'Reading your copy…': 'Se citește copia dumneavoastră…',
    'Check again': 'Verificați din nou',
    'Fetched at {time}.': 'Preluat la ora {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Declarațiile și cheile publice TruCV, {size} kB.',
    'The right CV.': 'CV-ul corect.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Declarațiile aparțin acestui CV, de la această adresă, și secțiunilor pe care le vedeți aici.',
    'Not what you see.': 'Nu este ceea ce vedeți.',
    'What is published now has other sections than this page.':
      'Ceea ce este publicat acum are alte secțiuni decât această pagină.',
    'No letter changed.': 'Nicio literă schimbată.',
    'Changed.': 'Schimbat.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Texte care nu corespund amprentei lor digitale: {wrong} din {all}.',
    'Signed by the owner.': 'Semnat de titular.',
    'Not signed as it says.': 'Nu este semnat așa cum se arată.',
    'Confirmed.': 'Confirmat.',
    'Not confirmed as it says.': 'Nu este confirmat așa cum se arată.',
    'In the log.': 'În jurnal.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Semnături înregistrate în jurnalul public TruCV: {recorded} din {all}. Înregistrări în jurnal: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Dintre celelalte, cele noi ajung acolo în cel mult un minut, iar cele mai vechi decât jurnalul, niciodată.',
    'The log begins with all that this browser saw of it on {day}.':
      'Tot ce a văzut acest browser din jurnal la {day} se află în continuare la începutul lui.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Acest browser păstrează ce a văzut din jurnal și compară la verificarea următoare.',
    'Not in the log as it says.': 'Nu este în jurnal așa cum se arată.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Jurnalul public TruCV nu este complet sau nu poate fi citit. Încercați din nou peste un minut.',
    'One person.': 'O singură persoană.',
    'All claims are about {name}, as the CV is.': 'Toate declarațiile se referă la {name}, la fel ca CV-ul.',
    'Another person.': 'Altă persoană.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Nu toate declarațiile se referă la {name}, persoana al cărei CV se spune că este acesta.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Semnat din contul cu numele {name}, diferit de numele din acest CV.',
    'Whether both names are of one person is for you to judge.':
      'Rămâne să apreciați dumneavoastră dacă ambele nume sunt ale aceleiași persoane.',
    'Everything that is signed holds.': 'Tot ce este semnat corespunde.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Nu totul corespunde: ce este marcat cu roșu nu este așa cum a fost semnat.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Nimic din acest CV nu este semnat, așa că nu au fost de verificat decât textele.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Toate semnăturile corespund. Nicio semnătură nu acoperă faptul că un portofel digital este al titularului și nici ce se spune despre atestatele digitale emise de alții.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Acum este publicată versiunea {now}, iar această pagină arată versiunea {version}: reîncărcați pagina.',
    holds: 'corespunde',
    'Does not hold': 'Nu corespunde',
    '{section} does not hold': '{section}: nu corespunde',
    'this is not in the form in which TruCV publishes it': 'nu are forma în care publică TruCV',
    'the text was changed: it does not fit its fingerprint (digest)':
      'textul a fost schimbat: nu corespunde amprentei sale digitale (hash)',
    'the owner’s signature does not hold': 'semnătura titularului nu corespunde',
    'the institution’s confirmation does not hold': 'confirmarea instituției nu corespunde',
    'it was signed or confirmed under another name than the one on this CV':
      'a fost semnat sau confirmat sub alt nume decât cel din acest CV',
    'it is said to be more than what was signed': 'se prezintă mai mult decât s-a semnat',
    'it is not in the public log as it says': 'nu este în jurnalul public așa cum se arată',
    'the signature that this page shows was withdrawn': 'semnătura afișată pe această pagină a fost retrasă',
    'the evidence that this page shows was taken away':
      'documentul justificativ afișat pe această pagină a fost înlăturat',
    'the confirmation that this page shows was withdrawn': 'confirmarea afișată pe această pagină a fost retrasă',
    'the credential that this page shows does not count any more':
      'atestatul digital afișat pe această pagină nu mai este valabil',
    'the text that is published now is another one than on this page':
      'textul publicat acum este altul decât cel de pe această pagină',
    'this section is not among what is published now': 'această secțiune nu face parte din ce este publicat acum',
    'What this does not show': 'Ce nu arată această verificare',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Că ceea ce spune CV-ul este adevărat. O semnătură arată a cui este declarația și că de atunci nu s-a schimbat nicio literă.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Că un domeniu aparține instituției cu al cărei nume seamănă. Adresa a fost indicată de titularul CV-ului.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Cine este persoana din spatele unui cont sau al unui portofel digital. „Conectare cu Google” este consemnarea făcută chiar de TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Că TruCV este de bună-credință: și această pagină aparține TruCV. Programul de la „Pentru programatori” funcționează fără ea.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Că TruCV arată tuturor același jurnal. Martorii și programele care îl urmăresc, precum log-audit.mjs, ar observa dacă nu ar fi așa.',
    'What is withdrawn later. Check again when it matters.':
      'Ce se retrage ulterior. Verificați din nou atunci când contează.',
    'It cannot be checked: {problem}.': 'Nu se poate verifica: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Acest browser nu a putut face verificarea. O poate face programul de la „Pentru programatori”.',
    'This page was opened without https, where browsers check no signatures.':
      'Această pagină a fost deschisă fără https, iar atunci browserele nu verifică semnături.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV nu poate fi contactat. Verificați conexiunea, apoi încercați din nou.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Titularul acestui CV cere o parolă. Deschideți din nou CV-ul, apoi reîncercați.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Acest CV nu mai este publicat: acum nu se poate verifica nimic din el.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV a răspuns cu o eroare ({status}). Încercați din nou peste un minut.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Răspunsul a sosit doar parțial sau nu este de la TruCV. Încercați din nou.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Răspunsul se referă la alt CV: nimic din el nu este valabil pentru acesta.',
    'The reply is of another service: its signatures do not count at this address.':
      'Răspunsul vine de la alt serviciu: semnăturile acestuia nu sunt valabile la această adresă.',
    'This file is damaged, or is not a copy of a CV.': 'Acest fișier este deteriorat sau nu este o copie a unui CV.',
    'This is a copy of another CV.': 'Aceasta este o copie a altui CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Acesta este un fișier JSON Resume, care nu conține semnături de comparat.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Fișierele Word nu se citesc aici. Deschideți adresa de la sfârșitul fișierului: ea duce la comparație.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Acest PDF indică mai multe versiuni ale acestui CV: a fost alcătuit din mai multe fișiere.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Acest PDF nu indică nicio versiune a unui CV: nu a fost creat aici sau a fost refăcut cu alt program.',
    'Your copy says that it is of {day}.': 'Data din copia dumneavoastră: {day}.',
    'In your copy this does not hold:': 'În copia dumneavoastră nu corespund următoarele:',
    'Since then:': 'De atunci:',
    'Nothing has changed since.': 'De atunci nu s-a schimbat nimic.',
    'Added: {section}': 'Adăugat: {section}',
    'Changed: {section}': 'Schimbat: {section}',
    'Removed: {section}': 'Eliminat: {section}',
    'Confirmed since: {section}': 'Confirmat între timp: {section}',
    'No longer confirmed: {section}': 'Nu mai este confirmat: {section}',
    'Signed since: {section}': 'Semnat între timp: {section}',
    'No longer signed: {section}': 'Nu mai este semnat: {section}',
    'This credential holds.': 'Acest atestat digital corespunde.',
    'It is called {title}, of {day}.': 'Titlu: {title}, din {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Nu s-a schimbat de când l-a semnat TruCV și în prezent nu este retras.',
    'The words that it is about are on this CV: {section}.': 'Textul la care se referă este în acest CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Textul la care se referă nu este în acest CV sau a fost schimbat între timp.',
    'This credential does not hold.': 'Acest atestat digital nu corespunde.',
    'This credential is not valid yet.': 'Acest atestat digital nu este încă valabil.',
    'This credential has ended.': 'Acest atestat digital a expirat.',
    'The signature holds, but this credential was withdrawn.':
      'Semnătura corespunde, dar acest atestat digital a fost retras.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Semnătura corespunde, dar nu s-a putut afla dacă atestatul digital a fost retras. Încercați din nou.',
    'This is a credential about another person, or about another name.':
      'Acest atestat digital se referă la altă persoană sau la alt nume.',
    'TruCV did not issue this credential.': 'Acest atestat digital nu a fost emis de TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Această pagină verifică atestatele digitale emise de TruCV, ca fișiere JWT (.jwt). Pe acesta îl verifică programul de la „Pentru programatori”: node verify-cv.mjs, fișierul, --keys și fișierul did.json al emitentului.',
    'No CV at this address — TruCV': 'Niciun CV la această adresă — TruCV',
    'There is no CV here': 'Aici nu există niciun CV',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Este posibil ca linkul să fie incomplet sau ca titularul să fi retras pagina. Dacă v-a fost trimis de cineva, cereți unul nou.',
    'Go to TruCV': 'Mergeți la TruCV',
    'This CV is protected': 'Acest CV este protejat',
    'Its owner asks for a password. It usually comes with the link.':
      'Titularul cere o parolă. De obicei, aceasta vine împreună cu linkul.',
    Password: 'Parolă',
    'Open the CV': 'Deschideți CV-ul',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Apoi rămâne deschis în acest browser timp de 12 ore. Nu aveți parola? Cereți-o persoanei care v-a trimis linkul.',
    'This form was sent from another site. Enter the password here.':
      'Acest formular a fost trimis de pe alt site. Introduceți parola aici.',
    'This is not the password. Capital letters count.': 'Nu aceasta este parola. Literele mari și mici contează.',
    'Many people are asking just now. Try again in a few seconds.':
      'În acest moment sunt multe cereri. Încercați din nou peste câteva secunde.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], unde se scriu CV-uri pe care alții le pot verifica',
    'Hello,': 'Bună ziua,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} cere instituției {institution} să confirme o secțiune dintr-un CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Ambele nume au fost scrise de utilizatorul TruCV care face cererea. Noi nu le-am verificat.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Linkul de mai jos arată ce se declară. Oricine poate vorbi în numele instituției poate confirma sau refuza; nu este nevoie de cont.',
    'Look at the claim and answer': 'Vedeți declarația și răspundeți',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Prin link se poate răspunde o singură dată, până la {day}. Dacă nu faceți nimic, nu se confirmă nimic. Vă rugăm să nu îl dați mai departe: oricine îl are poate răspunde.',
    'Answer all requests at one place': 'Răspundeți la toate cererile într-un singur loc',
    'Never write to me again': 'Nu-mi mai scrieți niciodată',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Întrebări? Scrieți la {address}. Răspunsurile la acest e-mail nu sunt citite.',
    'Change the language': 'Schimbați limba',
    'Can you confirm this?': 'Puteți confirma următoarele?',
    'What you answer for': 'La ce se referă răspunsul',
    'Name on the CV': 'Numele din CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Pentru a găsi persoana în evidențele dumneavoastră: {reference}. A fost scris de utilizatorul care face cererea. Nu face parte din ceea ce confirmați și vi se arată numai dumneavoastră.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Același text a fost confirmat de pe domeniul dumneavoastră la {day} pentru alt nume: {before}. Acum cererea este pentru {person}. Confirmați numai dacă știți că este aceeași persoană.',
    'What your answer means': 'Ce înseamnă răspunsul dumneavoastră',
    'Not part of your answer': 'Nu face parte din răspuns',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Dacă confirmați, spuneți că puteți vorbi în numele instituției și că următoarele sunt adevărate pentru {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Oricine poate citi această secțiune a CV-ului va vedea atunci „{badge}”, faptul că a răspuns o persoană care citește e-mailurile primite acolo și numele pe care îl indicați. Adresa dumneavoastră nu este afișată.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Va fi păstrat ca document justificativ, fără a fi afișat drept confirmarea unei instituții.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Cei care verifică CV-ul văd că o persoană care citește e-mailurile primite la {domain} și-a dat acordul și de ce aceasta nu este confirmarea unei instituții.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Confirmarea este valabilă sub acest nume, în fiecare CV al acestui titular care conține aceste date. Titularul poate schimba restul secțiunii, iar confirmarea dumneavoastră rămâne legată de date. Orice schimbare a uneia dintre date sau a numelui îi pune capăt.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Confirmarea este valabilă sub acest nume, în fiecare CV al acestui titular care conține exact acest text. Orice schimbare a textului sau a numelui îi pune capăt.',
    'If you decline, only the owner of the CV gets to know it.': 'Dacă refuzați, află numai titularul CV-ului.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Puteți răspunde o singură dată, până la {day}. Timp de un an după aceea puteți retrage o confirmare cu același link.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Nu am verificat cine a scris acest CV. Dacă nu cunoașteți persoana, refuzați sau nu faceți nimic.',
    'Files the owner has added': 'Fișierele adăugate de titular',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Nu le-am comparat cu textul. Imaginile paginilor se deschid într-o filă nouă, până când răspundeți.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Acestea sunt imagini ale unui fișier adăugat de titularul CV-ului. Nu l-am comparat cu textul.',
    'Pages shown: {shown} of {all}': 'Pagini afișate: {shown} din {all}',
    'Page {page} of {all}': 'Pagina {page} din {all}',
    'Your answer': 'Răspunsul dumneavoastră',
    'Yes, this is true': 'Da, este adevărat',
    'No, I do not confirm this': 'Nu, nu confirm',
    'Your name and office': 'Numele și funcția dumneavoastră',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Necesar pentru a confirma. Se afișează cu CV-ul, între ghilimele. Fără adrese web.',
    'A note to the owner': 'Un mesaj pentru titular',
    'If you like. Only the owner sees it.': 'Opțional. Îl vede numai titularul.',
    'Send my answer': 'Trimiteți răspunsul',
    'Choose an answer.': 'Alegeți un răspuns.',
    'Say who confirms this.': 'Indicați cine confirmă.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Textul este prea lung sau conține o adresă web ori caractere invizibile. După punctul unei abrevieri, puneți un spațiu.',
    'This was answered already.': 'S-a răspuns deja.',
    'Your answer could not be stored. Try again.': 'Răspunsul nu a putut fi salvat. Încercați din nou.',
    'Thank you, this is confirmed': 'Vă mulțumim, este confirmat',
    'Not confirmed': 'Neconfirmat',
    Withdrawn: 'Retras',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: o persoană care citește e-mailurile primite acolo și a indicat numele {name} a confirmat o secțiune din CV-ul pe numele {person} la {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'O secțiune din CV-ul pe numele {person} nu a fost confirmată, la {day}, și numai titularul află: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Ceea ce fusese confirmat din CV-ul pe numele {person} a fost retras la {day} și nu mai este arătat nimănui: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'A fost o greșeală sau nu mai este corect? Până la {day} puteți [retrage confirmarea].',
    'Withdraw this confirmation?': 'Retrageți această confirmare?',
    'It was given on {day} for the CV of {person}: {section}':
      'A fost dată la {day} pentru CV-ul pe numele {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'După retragere, niciun CV nu o mai afișează, iar titularul primește un e-mail. Este definitiv.',
    Withdraw: 'Retrageți',
    'Keep it': 'Păstrați',
    'Never get such mails again?': 'Nu mai doriți niciodată astfel de e-mailuri?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Atunci nu vom mai trimite cereri la adresa la care a fost trimis acest link, indiferent cine ne-o cere. Acest lucru nu poate fi anulat.',
    'We will not write to you again': 'Nu vă vom mai scrie',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Adresa la care a fost trimis acest link nu va mai primi cereri de la noi, indiferent cine le face. Păstrăm din ea doar cât este nevoie pentru a ști acest lucru.',
    'This link leads nowhere': 'Acest link nu funcționează',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Poate fi incomplet sau expirat ori titularul CV-ului poate să fi retras întrebarea sau să fi schimbat textul la care se referea. Nu trebuie să faceți nimic.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} text: corespunde amprentei sale digitale.',
      few: '{count} texte: fiecare corespunde amprentei sale digitale.',
      other: '{count} de texte: fiecare corespunde amprentei sale digitale.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} semnătură corespunde. Consemnate de TruCV: {account}, cu portofele digitale: {wallet}.',
      few: '{count} semnături corespund. Consemnate de TruCV: {account}, cu portofele digitale: {wallet}.',
      other: '{count} de semnături corespund. Consemnate de TruCV: {account}, cu portofele digitale: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} secțiune, consemnată de TruCV: {domains}.',
      few: '{count} secțiuni, consemnate de TruCV: {domains}.',
      other: '{count} de secțiuni, consemnate de TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} secțiune nu corespunde.',
      few: '{count} secțiuni nu corespund.',
      other: '{count} de secțiuni nu corespund.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} secțiune cu un atestat digital semnat de {who}',
      few: '{count} secțiuni cu un atestat digital semnat de {who}',
      other: '{count} de secțiuni cu un atestat digital semnat de {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} secțiune confirmată de {who}',
      few: '{count} secțiuni confirmate de {who}',
      other: '{count} de secțiuni confirmate de {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} secțiune semnată de {who}',
      few: '{count} secțiuni semnate de {who}',
      other: '{count} de secțiuni semnate de {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} secțiune cu un atestat digital semnat de mai multe domenii ({many})',
      few: '{count} secțiuni cu un atestat digital semnat de mai multe domenii ({many})',
      other: '{count} de secțiuni cu un atestat digital semnat de mai multe domenii ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} secțiune confirmată de mai multe domenii ({many})',
      few: '{count} secțiuni confirmate de mai multe domenii ({many})',
      other: '{count} de secțiuni confirmate de mai multe domenii ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} secțiune semnată de mai multe persoane sau portofele digitale ({many})',
      few: '{count} secțiuni semnate de mai multe persoane sau portofele digitale ({many})',
      other: '{count} de secțiuni semnate de mai multe persoane sau portofele digitale ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} secțiune doar cu document justificativ',
      few: '{count} secțiuni doar cu document justificativ',
      other: '{count} de secțiuni doar cu document justificativ',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} secțiune cu o semnătură care nu mai este valabilă',
      few: '{count} secțiuni cu o semnătură care nu mai este valabilă',
      other: '{count} de secțiuni cu o semnătură care nu mai este valabilă',
    },
    '{count} sections not signed': {
      one: '{count} secțiune nesemnată',
      few: '{count} secțiuni nesemnate',
      other: '{count} de secțiuni nesemnate',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'De aici s-au introdus prea multe parole greșite. Încercați din nou peste {count} minut.',
      few: 'De aici s-au introdus prea multe parole greșite. Încercați din nou peste {count} minute.',
      other: 'De aici s-au introdus prea multe parole greșite. Încercați din nou peste {count} de minute.',
    },
  },
} satisfies ReaderTexts
