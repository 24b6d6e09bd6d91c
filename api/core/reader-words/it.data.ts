// Our words for readers in Italian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'it',
  texts: {
    title: 'denominazione',
    place: 'luogo',
    name: 'nome',
    address: 'indirizzo',
    label: 'etichetta',
    value: 'valore',
    institution: 'istituto',
    board: 'autorità scolastica',
    organisation: 'organizzazione',
    degree: 'titolo di studio',
    'field of study': 'indirizzo di studi',
    from: 'inizio',
    until: 'fine',
    date: 'data',
    dates: 'date',
    score: 'voto',
    scale: 'scala dei voti',
    'kind of score': 'tipo di voto',
    description: 'descrizione',
    employer: 'datore di lavoro',
    'still there': 'ancora in servizio',
    about: 'informazioni sull’azienda',
    'roles at one employer': 'ruoli presso lo stesso datore di lavoro',
    highlights: 'punti salienti',
    level: 'livello',
    keywords: 'parole chiave',
    provider: 'ente organizzatore',
    issuer: 'ente emittente',
    'credential ID': 'codice del certificato',
    publisher: 'editore',
    'awarding body': 'ente che conferisce il premio',
    fluency: 'livello linguistico',
    'e-mail': 'e-mail',
    phone: 'telefono',
    'what they say': 'testo della referenza',
    subtitle: 'sottotitolo',
    hidden: 'nascosto',
    'shown to readers': 'visibile ai lettori',
    roles: 'ruoli',
    courses: 'insegnamenti',
    kind: 'tipo',
    profession: 'professione',
    location: 'località',
    picture: 'foto',
    links: 'link',
    'everything that is written here': 'tutto ciò che è scritto qui',
    'some facts': 'alcuni dati',
    Yes: 'Sì',
    Percentage: 'Percentuale',
    CGPA: 'Media cumulativa',
    GPA: 'Media',
    Grade: 'Voto',
    'Class or division': 'Classe o menzione',
    Rank: 'Posizione',
    'It is the owner’s own word: nobody has checked it.':
      'È una dichiarazione del titolare del CV: nessuno l’ha controllata.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Dove nulla è confermato, si tratta di una dichiarazione del titolare del CV: nessuno l’ha controllata.',
    'Personal details': 'Dati personali',
    Stated: 'Dichiarato',
    'Self-attested': 'Autodichiarazione',
    'Evidence attached': 'Documento allegato',
    Confirmed: 'Confermato',
    'Signed by its issuer': 'Firmato dall’emittente',
    'Confirmed by {domain}': 'Confermato da {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Firmato da {domain} per questo account, controllato in data {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Autodichiarazione di {name}, con accesso tramite Google, in data {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Autodichiarazione di {name}, con accesso tramite Google, nel periodo {first} – {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Autodichiarazione di {name} con il wallet {wallet}, in data {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Autodichiarazione di {name} con il wallet {wallet}, nel periodo {first} – {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Una persona che legge la posta di {domain} si è detta d’accordo, in data {day}, su quanto segue: {covered}. È un dominio del titolare stesso del CV: non è la conferma di un istituto o di un’azienda.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Una persona che legge la posta di {domain} si è detta d’accordo, in data {day}, su quanto segue: {covered}. Chiunque, oppure ogni studente o ex studente, può avere un indirizzo lì: non è la conferma di un istituto o di un’azienda.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Confermato da {domain}, in data {day}: da una persona che legge la posta di {domain}; l’indirizzo è stato indicato dal titolare del CV.',
    'What was confirmed: {covered}.': 'Che cosa è stato confermato: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Nome indicato nella risposta: {name}. Nome che il titolare del CV dà all’ente: {institution}.',
    'The owner attached it to {covered}.': 'Il titolare del CV lo ha associato a: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Il titolare del CV ha allegato un documento, non pubblico, a: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Confermato da {domain}, in data {day}: da una persona che legge la posta di quel dominio, nome indicato: {name}; indirizzo indicato dal titolare del CV; riguarda: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Firmato da {domain} per questo account, controllato in data {day}; associato a: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'La conferma è nel registro consultabile da tutti (inserita in data {day}).',
    'The confirmation is in the public log within a minute.':
      'La conferma sarà nel registro consultabile da tutti entro un minuto.',
    'The attestation has been in the public log since {day}.':
      'L’autodichiarazione è nel registro consultabile da tutti (inserita in data {day}).',
    'The attestation is in the public log within a minute.':
      'L’autodichiarazione sarà nel registro consultabile da tutti entro un minuto.',
    'Signed by the account of {name}, another name than this CV’s':
      'Firmato con l’account di {name}, un nome diverso da quello di questo CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Firmato con l’account di {name}, un nome diverso da quello di questo CV: {about}, {day}',
    '{name} signed every section, {day}': '{name} ha firmato tutte le sezioni, {day}',
    '{name} signed every section that can be checked, {day}': '{name} ha firmato tutte le sezioni verificabili, {day}',
    '{name} signed all other sections, {day}': '{name} ha firmato tutte le altre sezioni, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} ha firmato tutte le altre sezioni verificabili, {day}',
    'every section': 'tutte le sezioni',
    'every section that can be checked': 'tutte le sezioni verificabili',
    'all other sections': 'tutte le altre sezioni',
    'all other sections that can be checked': 'tutte le altre sezioni verificabili',
    'Check it yourself': 'Verifichi di persona',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'È stato emesso da questo servizio: riporta ciò che qui si vede comunque e non dà un livello più alto.',
    '{domain} is a domain of the owner’s own.': '{domain} è un dominio del titolare stesso del CV.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Chiunque, oppure ogni studente o ex studente, può avere un indirizzo presso {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} è una pagina di un sito, e un sito può assegnare pagine a chiunque.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Chiunque può avere un nome come {domain}: non indica alcun ente.',
    'Listed by {domain}; it is not signed.': 'Elencato da {domain}; non è firmato.',
    'Signed by {domain}.': 'Firmato da {domain}.',
    'Signed with a key that names nobody.': 'Firmato con una chiave che non indica nessuno.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Indica un emittente che non è stato possibile raggiungere: nulla mostra quindi che lo abbia firmato.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Indica {domain}, che non è stato possibile raggiungere: nulla mostra quindi che lo abbia firmato.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Sigillo elettronico di {name}, con un certificato che questo servizio considera affidabile.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Sigillo elettronico di {name}, con un certificato che non è stato confrontato con un elenco.',
    'Not withdrawn on {day}.': 'Non revocato alla data {day}.',
    'Withdrawn, as found on {day}.': 'Revocato, come risulta in data {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'In data {day} non è stato possibile accertare se sia stato revocato.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Controllato in data {day}; l’emittente non tiene un elenco degli attestati revocati.',
    'Made out to the address of this account.': 'Intestato all’indirizzo di questo account.',
    'It does not say whose it is.': 'Non indica a chi appartiene.',
    'Made out to somebody else.': 'Intestato a un’altra persona.',
    'It is refused since the check on {day}.': 'Non è più accettato dopo il controllo in data {day}.',
    'It is called {title}.': 'Titolo dell’attestato: {title}.',
    'Its issuer calls itself {name}.': 'L’emittente si presenta come {name}.',
    'It names {name}.': 'Nome indicato: {name}.',
    'A credential, unchanged since it was signed.': 'Un attestato digitale, invariato da quando è stato firmato.',
    'It ended on {day}.': 'Scaduto in data {day}.',
    'It is not valid before {day}.': 'Non ancora valido; inizio della validità: {day}.',
    'Shown by the owner beside: {title}.': 'Mostrato dal titolare del CV accanto a: {title}.',
    'Not signed': 'Non firmato',
    Signed: 'Firmato',
    'The CV says so. It is neither signed nor confirmed.': 'Lo dice il CV. Non è né firmato né confermato.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'L’account indicato ha firmato tutto ciò che è scritto nella sezione (autodichiarazione), dopo l’accesso o con un wallet. Questo mostra di chi è la dichiarazione e che nessuna parola della sezione è cambiata, non che sia vera.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Il titolare del CV conserva qui anche un documento al riguardo, che nessuno di TruCV ha controllato, o un attestato digitale che non mostra tutto ciò che richiede il livello più alto.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Una persona che legge la posta del dominio indicato ha confermato ciò che il badge elenca: dati della sezione, come denominazione, datore di lavoro e date, oppure tutto ciò che vi è scritto. L’indirizzo è stato indicato dal titolare del CV: valuti Lei se il dominio è quello dell’ente. I nomi tra virgolette sono stati scritti da chi chiede e da chi risponde, e nessuno li ha controllati.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Il titolare del CV ha associato un attestato digitale a ciò che il badge elenca: dati della sezione oppure tutto ciò che vi è scritto. L’attestato è firmato dal dominio indicato, intestato all’indirizzo e-mail dell’account del titolare, valido e non revocato nel giorno indicato. Che l’attestato e il CV dicano la stessa cosa lo afferma il titolare: legga entrambi. Il testo tra virgolette è dell’emittente.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Nessuno ha ancora firmato o confermato una parte di questo CV: è ciò che dichiara il suo titolare',
    '{name} (wallet {wallet})': '{name} (wallet {wallet})',
    'nothing changed since': 'da allora nulla è cambiato',
    'no word of these claims changed since': 'da allora nessuna parola di queste dichiarazioni è cambiata',
    'Check the CV of {name}': 'Verifica il CV di {name}',
    'Version {version}, published on {day}.': 'Versione {version}, pubblicata in data {day}.',
    'Read the CV': 'Leggi il CV',
    'Check the signatures now': 'Controlla ora le firme',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Il Suo browser recupera di nuovo le dichiarazioni e le chiavi e controlla da sé ogni firma.',
    'Compare an older copy': 'Confronta una copia precedente',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Trascini qui un file o lo scelga: il PDF che ha ricevuto, le dichiarazioni come dati (JSON) che ha conservato o un attestato digitale. Il file resta nel Suo browser.',
    'Every section, and who stands for it': 'Ogni sezione e chi ne risponde',
    'Signature no longer counts': 'La firma non conta più',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'La firma corrisponde a questo testo, ma la chiave è stata revocata: non conta più.',
    'Stated. Nobody has signed or confirmed it.': 'Dichiarato. Nessuno l’ha firmato o confermato.',
    'Download as a credential': 'Scarica come attestato digitale',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Un attestato digitale è un file firmato che i wallet e altri programmi leggono e controllano senza questa pagina. Dice ciò che TruCV ha registrato, nulla di più.',
    'The confirmation': 'La conferma',
    'The self-attestation': 'L’autodichiarazione',
    'JSON, for wallets': 'JSON, per i wallet',
    'JWT, for programs': 'JWT, per i programmi',
    'picture with the badge in it': 'immagine con il badge incorporato',
    'Digest and signatures': 'Impronta (hash) e firme',
    'Everything in the section, as data': 'Tutta la sezione, come dati',
    'Its facts alone, as data: {covered}': 'Solo questi elementi della sezione, come dati: {covered}',
    'SHA-256 digest of {section}': 'Impronta SHA-256 di {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Dichiarazione firmata dal titolare: «Dichiaro che questa parte del mio CV è vera».',
    'Signature ({form})': 'Firma ({form})',
    Wallet: 'Wallet',
    Key: 'Chiave',
    'Record of the confirmation ({form})': 'Registrazione della conferma ({form})',
    'What the badges mean': 'Che cosa significano i badge',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Una firma scompare non appena cambia anche una sola lettera della sua sezione; una conferma di dati, non appena cambia anche una sola lettera di questi dati. Entrambe scompaiono quando cambia il nome sul CV.',
    'For engineers: check it without us': 'Per gli esperti di informatica: controllare senza di noi',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Non è necessario fidarsi della nostra parola per i badge. {program} è un unico file leggibile che controlla [le dichiarazioni come dati]. Richiede solo Node.js, senza rete (tranne con --log) e senza nulla di nostro:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Le ultime due righe controllano un attestato digitale, di TruCV o di un altro emittente: {keys} contiene le chiavi dell’emittente, {list} è l’elenco degli attestati revocati indicato nell’attestato.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Una firma «con accesso tramite Google» è apposta da TruCV: mostra che questo servizio ha registrato la dichiarazione dell’account indicato. Quella di un wallet è apposta con la chiave del wallet, che TruCV non ha.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Il file mostra la situazione nel momento in cui è stato recuperato. Chi ha confermato qualcosa può ritirare la conferma in seguito, e il programma non può saperlo: recuperi di nuovo il file o guardi qui.',
    'Our public keys': 'Le nostre chiavi pubbliche',
    'Version {version} was never published': 'La versione {version} non è mai stata pubblicata',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Non è stata nemmeno fornita come file. Un documento che si presenta come versione {version} di questo CV non è stato creato qui dal titolare oppure è stato alterato.',
    'Your copy says version {version}': 'La Sua copia riporta la versione {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Nulla di ciò che è pubblico è cambiato: ciò che diceva la versione {version} è ciò che è pubblicato ora.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Questa versione è esistita. Ciò che è pubblicato ora, la versione {version}, presenta rispetto a essa queste differenze:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Il testo della Sua copia non viene confrontato: lo legga accanto a questa pagina, parola per parola.',
    'Fetching the claims and the keys…': 'Recupero delle dichiarazioni e delle chiavi…',
    'Reading your copy…': 'Lettura della Sua copia…',
    'Check again': 'Controlla di nuovo',
    'Fetched at {time}.': 'Dati recuperati alle ore {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Le dichiarazioni e le chiavi pubbliche di TruCV, {size} kB.',
    'The right CV.': 'È il CV giusto.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Le dichiarazioni sono di questo CV, a questo indirizzo, e delle sezioni che vede qui.',
    'Not what you see.': 'Non è ciò che vede.',
    'What is published now has other sections than this page.':
      'Ciò che è pubblicato ora ha sezioni diverse da quelle di questa pagina.',
    'No letter changed.': 'Nessuna lettera è cambiata.',
    'Changed.': 'Modificato.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Testi che non corrispondono alla propria impronta (hash): {wrong} di {all}.',
    'Signed by the owner.': 'Firmato dal titolare.',
    'Not signed as it says.': 'Non firmato come indicato.',
    'Confirmed.': 'Confermato.',
    'Not confirmed as it says.': 'Non confermato come indicato.',
    'In the log.': 'Nel registro.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Firme inserite nel registro di TruCV consultabile da tutti: {recorded} di {all}. Voci del registro: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Delle altre, quelle nuove vi saranno entro un minuto; quelle più vecchie del registro, mai.',
    'The log begins with all that this browser saw of it on {day}.':
      'Il registro inizia ancora con tutto ciò che questo browser ne ha visto in data {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Questo browser conserva ciò che ha visto del registro e lo confronterà al prossimo controllo.',
    'Not in the log as it says.': 'Non figura nel registro come indicato.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Il registro di TruCV consultabile da tutti non è completo o non è leggibile. Riprovi tra un minuto.',
    'One person.': 'Una sola persona.',
    'All claims are about {name}, as the CV is.': 'Tutte le dichiarazioni riguardano la stessa persona del CV: {name}.',
    'Another person.': 'Un’altra persona.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Non tutte le dichiarazioni riguardano la persona di cui questo sarebbe il CV: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Firmato con l’account di {name}, un nome diverso da quello di questo CV.',
    'Whether both names are of one person is for you to judge.': 'Valuti Lei se i due nomi sono della stessa persona.',
    'Everything that is signed holds.': 'Tutto ciò che è firmato supera il controllo.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Non tutto supera il controllo: ciò che è segnato in rosso non è come è stato firmato.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'In questo CV nulla è firmato: da controllare c’erano quindi solo i testi.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Tutte le firme sono valide. Nessuna firma attesta che un wallet sia del titolare, né ciò che si dice di attestati digitali di altri.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Ora è pubblicata la versione {now} e questa pagina mostra la versione {version}: la ricarichi.',
    holds: 'supera il controllo',
    'Does not hold': 'Non supera il controllo',
    '{section} does not hold': '{section}: non supera il controllo',
    'this is not in the form in which TruCV publishes it': 'questo non ha la forma in cui TruCV lo pubblica',
    'the text was changed: it does not fit its fingerprint (digest)':
      'il testo è stato modificato e non corrisponde alla propria impronta (hash)',
    'the owner’s signature does not hold': 'la firma del titolare non è valida',
    'the institution’s confirmation does not hold': 'la conferma dell’ente non è valida',
    'it was signed or confirmed under another name than the one on this CV':
      'è stato firmato o confermato con un nome diverso da quello di questo CV',
    'it is said to be more than what was signed': 'viene presentato come più di quanto è stato firmato',
    'it is not in the public log as it says': 'nel registro consultabile da tutti non figura come indicato',
    'the signature that this page shows was withdrawn': 'la firma mostrata in questa pagina è stata ritirata',
    'the evidence that this page shows was taken away': 'il documento mostrato in questa pagina è stato rimosso',
    'the confirmation that this page shows was withdrawn': 'la conferma mostrata in questa pagina è stata ritirata',
    'the credential that this page shows does not count any more':
      'l’attestato digitale mostrato in questa pagina non conta più',
    'the text that is published now is another one than on this page':
      'il testo pubblicato ora è diverso da quello di questa pagina',
    'this section is not among what is published now': 'questa sezione non è tra ciò che è pubblicato ora',
    'What this does not show': 'Che cosa non mostra questo controllo',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Che sia vero ciò che dice il CV. Una firma mostra di chi è la dichiarazione e che da allora nemmeno una lettera è cambiata.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Che un dominio appartenga all’ente al cui nome somiglia. L’indirizzo è stato indicato dal titolare del CV.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Chi sia la persona dietro un account o un wallet. «Con accesso tramite Google» è quanto ha registrato TruCV stesso.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Che TruCV sia onesto: anche questa pagina è di TruCV. Il programma alla voce «Per gli esperti di informatica» funziona senza di essa.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Che TruCV mostri a tutti lo stesso registro. I testimoni e i programmi che lo seguono, come log-audit.mjs, se ne accorgerebbero.',
    'What is withdrawn later. Check again when it matters.':
      'Che cosa verrà ritirato in seguito. Controlli di nuovo quando è importante.',
    'It cannot be checked: {problem}.': 'Non è possibile eseguire il controllo: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Questo browser non è riuscito a eseguire il controllo. Il programma alla voce «Per gli esperti di informatica» può farlo.',
    'This page was opened without https, where browsers check no signatures.':
      'Questa pagina è stata aperta senza https; in questo caso i browser non controllano le firme.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV non è raggiungibile. Controlli la connessione, poi riprovi.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Il titolare di questo CV chiede una password. Apra di nuovo il CV, poi riprovi.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Questo CV non è più pubblicato: ora non se ne può controllare nulla.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ha risposto con un errore ({status}). Riprovi tra un minuto.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'La risposta è arrivata solo in parte o non è di TruCV. Riprovi.',
    'The reply is about another CV: nothing of it counts for this one.':
      'La risposta riguarda un altro CV: nulla di essa vale per questo.',
    'The reply is of another service: its signatures do not count at this address.':
      'La risposta è di un altro servizio: le sue firme non contano a questo indirizzo.',
    'This file is damaged, or is not a copy of a CV.': 'Questo file è danneggiato o non è una copia di un CV.',
    'This is a copy of another CV.': 'Questa è una copia di un altro CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Questo è un file JSON Resume, che non contiene firme da confrontare.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Qui i file Word non vengono letti. Apra l’indirizzo alla fine del file: porta al confronto.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Questo PDF indica più versioni di questo CV: è stato composto da più file.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Questo PDF non indica alcuna versione di un CV: non è stato creato qui oppure è stato rigenerato da un altro programma.',
    'Your copy says that it is of {day}.': 'La Sua copia riporta questa data: {day}.',
    'In your copy this does not hold:': 'Nella Sua copia questo non supera il controllo:',
    'Since then:': 'Da allora:',
    'Nothing has changed since.': 'Da allora nulla è cambiato.',
    'Added: {section}': 'Aggiunto: {section}',
    'Changed: {section}': 'Modificato: {section}',
    'Removed: {section}': 'Rimosso: {section}',
    'Confirmed since: {section}': 'Confermato da allora: {section}',
    'No longer confirmed: {section}': 'Non più confermato: {section}',
    'Signed since: {section}': 'Firmato da allora: {section}',
    'No longer signed: {section}': 'Non più firmato: {section}',
    'This credential holds.': 'Questo attestato digitale è valido.',
    'It is called {title}, of {day}.': 'Titolo dell’attestato: {title}; data: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'È invariato da quando TruCV lo ha firmato e al momento non è revocato.',
    'The words that it is about are on this CV: {section}.': 'Il testo a cui si riferisce è in questo CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Il testo a cui si riferisce non è in questo CV o da allora è stato modificato.',
    'This credential does not hold.': 'Questo attestato digitale non è valido.',
    'This credential is not valid yet.': 'Questo attestato digitale non è ancora valido.',
    'This credential has ended.': 'Questo attestato digitale è scaduto.',
    'The signature holds, but this credential was withdrawn.':
      'La firma è valida, ma questo attestato digitale è stato revocato.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'La firma è valida, ma non è stato possibile accertare se l’attestato digitale sia stato revocato. Riprovi.',
    'This is a credential about another person, or about another name.':
      'Questo attestato digitale riguarda un’altra persona o un altro nome.',
    'TruCV did not issue this credential.': 'TruCV non ha emesso questo attestato digitale.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Questa pagina controlla gli attestati digitali di TruCV come file JWT (.jwt). Questo può essere controllato dal programma alla voce «Per gli esperti di informatica»: node verify-cv.mjs, il file, --keys e il did.json dell’emittente.',
    'No CV at this address — TruCV': 'Nessun CV a questo indirizzo — TruCV',
    'There is no CV here': 'Qui non c’è alcun CV',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Il link potrebbe essere incompleto, oppure il titolare potrebbe aver rimosso la pagina. Se Le è stato inviato da qualcuno, ne chieda uno nuovo.',
    'Go to TruCV': 'Vai a TruCV',
    'This CV is protected': 'Questo CV è protetto',
    'Its owner asks for a password. It usually comes with the link.':
      'Il titolare chiede una password. Di solito viene comunicata con il link.',
    Password: 'Password',
    'Open the CV': 'Apri il CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Poi resta aperto in questo browser per 12 ore. Non ha la password? La chieda alla persona che Le ha inviato il link.',
    'This form was sent from another site. Enter the password here.':
      'Questo modulo è stato inviato da un altro sito. Inserisca qui la password.',
    'This is not the password. Capital letters count.':
      'La password è errata. Attenzione alle maiuscole e alle minuscole.',
    'Many people are asking just now. Try again in a few seconds.':
      'In questo momento le richieste sono molte. Riprovi tra qualche secondo.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], dove si scrivono CV che altri possono verificare',
    'Hello,': 'Buongiorno,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} chiede a {institution} di confermare una sezione di un CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Entrambi i nomi sono stati scritti da chi fa la richiesta su TruCV. Non li abbiamo controllati.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Il link qui sotto mostra ciò che viene dichiarato. Chiunque possa parlare a nome dell’ente può confermarlo o rifiutare; non serve un account.',
    'Look at the claim and answer': 'Visualizza la dichiarazione e rispondi',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Con il link si può rispondere una sola volta; ultimo giorno utile: {day}. Se non fa nulla, nulla viene confermato. La preghiamo di non inoltrarlo: chiunque lo abbia può rispondere.',
    'Answer all requests at one place': 'Rispondi a tutte le richieste in un unico posto',
    'Never write to me again': 'Non scrivetemi mai più',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Domande? Scriva a {address}. Le risposte a questa e-mail non vengono lette.',
    'Change the language': 'Cambia lingua',
    'Can you confirm this?': 'Può confermare quanto segue?',
    'What you answer for': 'Oggetto della Sua risposta',
    'Name on the CV': 'Nome sul CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Per trovare la persona nei Suoi archivi: {reference}. Lo ha scritto chi fa la richiesta. Non fa parte di ciò che Lei conferma e viene mostrato solo a Lei.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Lo stesso testo è stato confermato dal Suo dominio in data {day} per un altro nome: {before}. Ora la richiesta riguarda {person}. Confermi solo se sa che si tratta della stessa persona.',
    'What your answer means': 'Che cosa significa la Sua risposta',
    'Not part of your answer': 'Non fa parte della Sua risposta',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Se conferma, dichiara di poter parlare a nome dell’ente e che quanto segue è vero per {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Chi può leggere questa sezione del CV vedrà allora «{badge}», che ha risposto una persona che legge la posta di quel dominio, e il nome che Lei indica. Il Suo indirizzo non viene mostrato.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Sarà conservato come documento a sostegno, non mostrato come conferma di un ente.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Chi verifica il CV vede che una persona che legge la posta di {domain} si è detta d’accordo, e perché questa non è la parola di un ente.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Vale per questo nome, in ogni CV di questo titolare che contiene questi dati. Il titolare può cambiare il resto della sezione e la Sua parola resta legata ai dati. Qualsiasi modifica di un dato o del nome vi pone fine.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Vale per questo nome, in ogni CV di questo titolare che contiene esattamente questo testo. Qualsiasi modifica del testo o del nome vi pone fine.',
    'If you decline, only the owner of the CV gets to know it.':
      'Se rifiuta, lo viene a sapere solo il titolare del CV.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Può rispondere una sola volta; ultimo giorno utile: {day}. Per un anno dopo quella data può ritirare una conferma con lo stesso link.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Non abbiamo controllato chi ha scritto questo CV. Se non conosce la persona, rifiuti o non faccia nulla.',
    'Files the owner has added': 'File aggiunti dal titolare',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Non li abbiamo confrontati con il testo. Le immagini delle pagine si aprono in una nuova scheda, finché non avrà risposto.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Queste sono immagini di un file aggiunto dal titolare del CV. Non lo abbiamo confrontato con il testo.',
    'Pages shown: {shown} of {all}': 'Pagine mostrate: {shown} di {all}',
    'Page {page} of {all}': 'Pagina {page} di {all}',
    'Your answer': 'La Sua risposta',
    'Yes, this is true': 'Sì, è vero',
    'No, I do not confirm this': 'No, non lo confermo',
    'Your name and office': 'Il Suo nome e la Sua funzione',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Necessario per confermare. Viene mostrato con il CV, tra virgolette. Nessun indirizzo web.',
    'A note to the owner': 'Una nota per il titolare',
    'If you like. Only the owner sees it.': 'Facoltativa. La vede solo il titolare.',
    'Send my answer': 'Invia la mia risposta',
    'Choose an answer.': 'Scelga una risposta.',
    'Say who confirms this.': 'Indichi chi conferma.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Il testo è troppo lungo oppure contiene un indirizzo web o caratteri invisibili. Dopo il punto di un’abbreviazione inserisca uno spazio.',
    'This was answered already.': 'È già stata data una risposta.',
    'Your answer could not be stored. Try again.': 'Non è stato possibile salvare la Sua risposta. Riprovi.',
    'Thank you, this is confirmed': 'Grazie, è confermato',
    'Not confirmed': 'Non confermato',
    Withdrawn: 'Ritirato',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: una persona che legge la posta di quel dominio e ha indicato il nome {name} ha confermato una sezione del CV di {person} in data {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Una sezione del CV di {person} non è stata confermata, in data {day}, e lo viene a sapere solo il titolare: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Ciò che era stato confermato del CV di {person} è stato ritirato in data {day} e non viene più mostrato a nessuno: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'È stato un errore o non è più esatto? Può [ritirare la conferma]; ultimo giorno utile: {day}.',
    'Withdraw this confirmation?': 'Ritirare questa conferma?',
    'It was given on {day} for the CV of {person}: {section}':
      'È stata data in data {day} per il CV di {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Una volta ritirata, nessun CV la mostra più e il titolare riceve un’e-mail. È definitivo.',
    Withdraw: 'Ritira',
    'Keep it': 'Mantieni',
    'Never get such mails again?': 'Non ricevere mai più queste e-mail?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'In tal caso non invieremo richieste all’indirizzo a cui è stato inviato questo link, chiunque ce lo chieda. Non si può annullare.',
    'We will not write to you again': 'Non Le scriveremo più',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'L’indirizzo a cui è stato inviato questo link non riceverà più richieste da noi, chiunque lo chieda. Ne conserviamo solo quanto serve per saperlo.',
    'This link leads nowhere': 'Questo link non porta da nessuna parte',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Potrebbe essere incompleto o scaduto, oppure il titolare del CV potrebbe aver ritirato la domanda o cambiato il testo a cui si riferiva. Non deve fare nulla.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} testo controllato; corrisponde alla propria impronta (hash).',
      many: '{count} di testi controllati; ognuno corrisponde alla propria impronta (hash).',
      other: '{count} testi controllati; ognuno corrisponde alla propria impronta (hash).',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} firma valida. Registrate da TruCV: {account}; di wallet: {wallet}.',
      many: '{count} di firme valide. Registrate da TruCV: {account}; di wallet: {wallet}.',
      other: '{count} firme valide. Registrate da TruCV: {account}; di wallet: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} sezione con conferma registrata da TruCV: {domains}.',
      many: '{count} di sezioni con conferma registrata da TruCV: {domains}.',
      other: '{count} sezioni con conferma registrata da TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} sezione non supera il controllo.',
      many: '{count} di sezioni non superano il controllo.',
      other: '{count} sezioni non superano il controllo.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} sezione con un attestato digitale firmato da {who}',
      many: '{count} di sezioni con un attestato digitale firmato da {who}',
      other: '{count} sezioni con un attestato digitale firmato da {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} sezione confermata da {who}',
      many: '{count} di sezioni confermate da {who}',
      other: '{count} sezioni confermate da {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} sezione firmata da {who}',
      many: '{count} di sezioni firmate da {who}',
      other: '{count} sezioni firmate da {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} sezione con un attestato digitale firmato da più domini ({many})',
      many: '{count} di sezioni con un attestato digitale firmato da più domini ({many})',
      other: '{count} sezioni con un attestato digitale firmato da più domini ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} sezione confermata da più domini ({many})',
      many: '{count} di sezioni confermate da più domini ({many})',
      other: '{count} sezioni confermate da più domini ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} sezione firmata da più persone o wallet ({many})',
      many: '{count} di sezioni firmate da più persone o wallet ({many})',
      other: '{count} sezioni firmate da più persone o wallet ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} sezione con il solo documento allegato',
      many: '{count} di sezioni con il solo documento allegato',
      other: '{count} sezioni con il solo documento allegato',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} sezione con una firma che non conta più',
      many: '{count} di sezioni con una firma che non conta più',
      other: '{count} sezioni con una firma che non conta più',
    },
    '{count} sections not signed': {
      one: '{count} sezione non firmata',
      many: '{count} di sezioni non firmate',
      other: '{count} sezioni non firmate',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Da qui sono arrivate troppe password errate. Riprovi tra {count} minuto.',
      many: 'Da qui sono arrivate troppe password errate. Riprovi tra {count} di minuti.',
      other: 'Da qui sono arrivate troppe password errate. Riprovi tra {count} minuti.',
    },
  },
} satisfies ReaderTexts
