// Our words for readers in Polish.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'pl',
  texts: {
    title: 'stanowisko/tytuł',
    place: 'miejsce',
    name: 'nazwisko/nazwa',
    address: 'adres internetowy',
    label: 'etykieta',
    value: 'wartość',
    institution: 'szkoła/uczelnia',
    board: 'komisja egzaminacyjna',
    organisation: 'organizacja',
    degree: 'uzyskany tytuł',
    'field of study': 'kierunek',
    from: 'data rozpoczęcia',
    until: 'data zakończenia',
    date: 'data',
    dates: 'daty',
    score: 'wynik',
    scale: 'skala',
    'kind of score': 'rodzaj wyniku',
    description: 'opis',
    employer: 'pracodawca',
    'still there': 'nadal tam pracuje',
    about: 'profil firmy',
    'roles at one employer': 'role u jednego pracodawcy',
    highlights: 'najważniejsze osiągnięcia',
    level: 'poziom',
    keywords: 'słowa kluczowe',
    provider: 'organizator',
    issuer: 'wystawca',
    'credential ID': 'numer certyfikatu',
    publisher: 'wydawca',
    'awarding body': 'kto przyznał',
    fluency: 'biegłość',
    'e-mail': 'e-mail',
    phone: 'telefon',
    'what they say': 'treść referencji',
    subtitle: 'podtytuł',
    hidden: 'ukryte',
    'shown to readers': 'widoczne dla czytelników',
    roles: 'role',
    courses: 'przedmioty',
    kind: 'rodzaj',
    profession: 'zawód',
    location: 'miejscowość',
    picture: 'zdjęcie',
    links: 'linki',
    'everything that is written here': 'wszystko, co tu napisano',
    'some facts': 'niektóre dane',
    Yes: 'Tak',
    Percentage: 'Procent',
    CGPA: 'Łączna średnia ocen',
    GPA: 'Średnia ocen',
    Grade: 'Ocena',
    'Class or division': 'Klasa lub wyróżnienie',
    Rank: 'Miejsce w rankingu',
    'It is the owner’s own word: nobody has checked it.': 'To własne słowa właściciela: nikt ich nie sprawdził.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Tam, gdzie nic nie jest potwierdzone, są to własne słowa właściciela: nikt ich nie sprawdził.',
    'Personal details': 'Dane osobowe',
    Stated: 'Podane w CV',
    'Self-attested': 'Oświadczenie własne',
    'Evidence attached': 'Dołączony dokument',
    Confirmed: 'Potwierdzone',
    'Signed by its issuer': 'Podpisane przez wystawcę',
    'Confirmed by {domain}': 'Potwierdzone z domeny {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Podpisane przez domenę {domain} dla tego konta, sprawdzono {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Oświadczenie własne. Podpis: {name}, logowanie przez Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Oświadczenie własne. Podpis: {name}, logowanie przez Google, od {first} do {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Oświadczenie własne. Podpis: {name}, portfel {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Oświadczenie własne. Podpis: {name}, portfel {wallet}, od {first} do {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Osoba czytająca pocztę w domenie {domain} zgodziła się {day} z następującymi treściami: {covered}. Jest to własna domena właściciela CV, więc nie jest to potwierdzenie instytucji.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Osoba czytająca pocztę w domenie {domain} zgodziła się {day} z następującymi treściami: {covered}. Adres w tej domenie może mieć dowolna osoba albo każdy student lub absolwent, więc nie jest to potwierdzenie instytucji.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Potwierdzone z domeny {domain}, {day}: zrobiła to osoba czytająca pocztę w domenie {domain}; adres podał właściciel CV.',
    'What was confirmed: {covered}.': 'Co potwierdzono: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Podane tam nazwisko: {name}. Nazwa instytucji według właściciela: {institution}.',
    'The owner attached it to {covered}.': 'Właściciel dołączył je do następujących treści: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Właściciel dołączył dokument, który nie jest udostępniany publicznie, do następujących treści: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Potwierdzone z domeny {domain}, {day}: zrobiła to osoba czytająca tam pocztę, podane nazwisko: {name}; adres podał właściciel CV; zakres: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Podpisane przez domenę {domain} dla tego konta, sprawdzono {day}; dołączone do następujących treści: {covered}.',
    'The confirmation has been in the public log since {day}.': 'Potwierdzenie jest w publicznym rejestrze od {day}.',
    'The confirmation is in the public log within a minute.':
      'Potwierdzenie znajdzie się w publicznym rejestrze w ciągu minuty.',
    'The attestation has been in the public log since {day}.': 'Oświadczenie jest w publicznym rejestrze od {day}.',
    'The attestation is in the public log within a minute.':
      'Oświadczenie znajdzie się w publicznym rejestrze w ciągu minuty.',
    'Signed by the account of {name}, another name than this CV’s':
      'Podpis z konta na nazwisko {name} (inne niż w tym CV)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Podpis z konta na nazwisko {name} (inne niż w tym CV): {about}, {day}',
    '{name} signed every section, {day}': '{name}: podpis pod wszystkimi sekcjami, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name}: podpis pod wszystkimi sekcjami, które można sprawdzić, {day}',
    '{name} signed all other sections, {day}': '{name}: podpis pod wszystkimi pozostałymi sekcjami, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}: podpis pod wszystkimi pozostałymi sekcjami, które można sprawdzić, {day}',
    'every section': 'wszystkie sekcje',
    'every section that can be checked': 'wszystkie sekcje, które można sprawdzić',
    'all other sections': 'wszystkie pozostałe sekcje',
    'all other sections that can be checked': 'wszystkie pozostałe sekcje, które można sprawdzić',
    'Check it yourself': 'Sprawdź samodzielnie',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Wystawił je ten serwis: zawiera tylko to, co i tak jest tu pokazane, i nie podnosi poziomu wpisu.',
    '{domain} is a domain of the owner’s own.': 'Domena {domain} należy do właściciela CV.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Adres w domenie {domain} może mieć dowolna osoba albo każdy student lub absolwent.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} to strona w większym serwisie, a serwis może udostępniać strony każdemu.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Nazwę taką jak {domain} może mieć każdy: nie wskazuje ona na żadną instytucję.',
    'Listed by {domain}; it is not signed.': 'Widnieje w domenie {domain}; nie jest podpisane.',
    'Signed by {domain}.': 'Podpisane przez domenę {domain}.',
    'Signed with a key that names nobody.': 'Podpisane kluczem, który nikogo nie wskazuje.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Wskazuje wystawcę, ale nie udało się z nim połączyć, więc nie wykazano, że to on je podpisał.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Wskazuje domenę {domain}, ale nie udało się z nią połączyć, więc nie wykazano, że to ona je podpisała.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Pieczęć elektroniczna: {name}, z certyfikatem, któremu ten serwis ufa.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Pieczęć elektroniczna: {name}, z certyfikatem, którego nie sprawdzono na żadnej liście.',
    'Not withdrawn on {day}.': 'Niewycofane według stanu na {day}.',
    'Withdrawn, as found on {day}.': 'Wycofane, stwierdzono {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Stan na {day}: nie udało się ustalić, czy zostało wycofane.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Sprawdzono {day}; wystawca nie prowadzi listy wycofanych zaświadczeń.',
    'Made out to the address of this account.': 'Wystawione na adres tego konta.',
    'It does not say whose it is.': 'Nie podaje, do kogo należy.',
    'Made out to somebody else.': 'Wystawione na kogoś innego.',
    'It is refused since the check on {day}.': 'Nieuznawane od sprawdzenia {day}.',
    'It is called {title}.': 'Nosi tytuł {title}.',
    'Its issuer calls itself {name}.': 'Wystawca przedstawia się jako {name}.',
    'It names {name}.': 'Podane w nim nazwisko: {name}.',
    'A credential, unchanged since it was signed.': 'Zaświadczenie cyfrowe, niezmienione od chwili podpisania.',
    'It ended on {day}.': 'Straciło ważność {day}.',
    'It is not valid before {day}.': 'Nie jest ważne przed {day}.',
    'Shown by the owner beside: {title}.': 'Właściciel pokazuje je przy: {title}.',
    'Not signed': 'Niepodpisane',
    Signed: 'Podpisane',
    'The CV says so. It is neither signed nor confirmed.':
      'Tak podano w CV. Nie jest to ani podpisane, ani potwierdzone.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Wszystko, co napisano w sekcji, zostało podpisane z podanego konta (oświadczenie własne), po zalogowaniu lub za pomocą portfela. Podpis pokazuje, czyje to słowa i że żadne słowo w sekcji się nie zmieniło, a nie to, że są prawdziwe.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Właściciel przechowuje tu także dokument na ten temat, którego nikt w TruCV nie sprawdził, albo zaświadczenie cyfrowe, które nie wykazuje wszystkiego, czego wymaga najwyższy poziom.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Osoba czytająca pocztę w podanej domenie potwierdziła to, co wymienia oznaczenie: dane z sekcji, takie jak stanowisko, pracodawca i daty, albo wszystko, co tam napisano. Adres podał właściciel CV: prosimy samodzielnie ocenić, czy domena należy do instytucji. Nazwy w cudzysłowie wpisały osoby, które pytają i odpowiadają, i nikt ich nie sprawdził.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Właściciel dołączył zaświadczenie cyfrowe do tego, co wymienia oznaczenie: danych z sekcji albo wszystkiego, co tam napisano. Jest ono podpisane przez podaną domenę, wystawione na adres e-mail konta właściciela oraz w podanym dniu było ważne i niewycofane. To, że zaświadczenie i CV mówią to samo, jest słowem właściciela: warto przeczytać oba. Tekst w cudzysłowie pochodzi od wystawcy.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Nikt jeszcze nie podpisał ani nie potwierdził żadnej części tego CV: to słowa jego właściciela',
    '{name} (wallet {wallet})': '{name} (portfel {wallet})',
    'nothing changed since': 'od tego czasu nic się nie zmieniło',
    'no word of these claims changed since': 'od tego czasu w tych treściach nie zmieniło się ani jedno słowo',
    'Check the CV of {name}': 'Sprawdzenie CV: {name}',
    'Version {version}, published on {day}.': 'Wersja {version}, opublikowana {day}.',
    'Read the CV': 'Przeczytaj CV',
    'Check the signatures now': 'Sprawdź podpisy teraz',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Przeglądarka pobierze na nowo treści i klucze i sama sprawdzi każdy podpis.',
    'Compare an older copy': 'Porównaj ze starszą kopią',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Proszę upuścić plik tutaj lub go wybrać: otrzymany PDF, zachowane treści w formacie JSON albo zaświadczenie cyfrowe. Plik nie opuszcza przeglądarki.',
    'Every section, and who stands for it': 'Wszystkie sekcje i kto za nimi stoi',
    'Signature no longer counts': 'Podpis już się nie liczy',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Podpis zgadza się z tym tekstem, ale klucz wycofano: podpis już się nie liczy.',
    'Stated. Nobody has signed or confirmed it.': 'Podane w CV. Nikt tego nie podpisał ani nie potwierdził.',
    'Download as a credential': 'Pobierz jako zaświadczenie cyfrowe',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Zaświadczenie cyfrowe to podpisany plik, który portfele i inne programy odczytują i sprawdzają bez tej strony. Zawiera to, co zapisano w TruCV, i nic więcej.',
    'The confirmation': 'Potwierdzenie',
    'The self-attestation': 'Oświadczenie własne',
    'JSON, for wallets': 'JSON, dla portfeli',
    'JWT, for programs': 'JWT, dla programów',
    'picture with the badge in it': 'obraz z zapisanym w nim oznaczeniem',
    'Digest and signatures': 'Odcisk cyfrowy i podpisy',
    'Everything in the section, as data': 'Cała treść sekcji jako dane',
    'Its facts alone, as data: {covered}': 'Tylko wybrane informacje, jako dane: {covered}',
    'SHA-256 digest of {section}': 'Odcisk cyfrowy SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Oświadczenie podpisane przez właściciela: „Oświadczam, że ta część mojego CV jest prawdziwa”',
    'Signature ({form})': 'Podpis ({form})',
    Wallet: 'Portfel',
    Key: 'Klucz',
    'Record of the confirmation ({form})': 'Zapis potwierdzenia ({form})',
    'What the badges mean': 'Co mówią oznaczenia',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Podpis znika, gdy tylko w sekcji zmieni się choć jedna litera, a potwierdzenie danych — gdy zmieni się choć jedna litera tych danych. Jedno i drugie znika, gdy zmieni się nazwisko w CV.',
    'For engineers: check it without us': 'Dla programistów: sprawdzenie bez naszego udziału',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Co do oznaczeń, nie trzeba wierzyć nam na słowo. {program} to jeden czytelny plik, który sprawdza [treści w formacie JSON]. Potrzebuje tylko Node.js: nie wymaga sieci (chyba że z opcją --log) ani niczego od nas:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Ostatnie dwa wiersze sprawdzają zaświadczenie cyfrowe, wystawione przez TruCV lub kogoś innego: {keys} zawiera klucze jego wystawcy, a {list} to wskazana w nim lista wycofanych zaświadczeń.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Podpis „logowanie przez Google” tworzy TruCV: pokazuje on, że ten serwis zapisał oświadczenie złożone z podanego konta. Podpis z portfela powstaje za pomocą klucza portfela, którego TruCV nie ma.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Plik pokazuje stan z chwili pobrania. Kto coś potwierdził, może to później wycofać, a program nie może o tym wiedzieć: wystarczy pobrać plik ponownie albo zajrzeć tutaj.',
    'Our public keys': 'Nasze klucze publiczne',
    'Version {version} was never published': 'Wersja {version} nigdy nie została opublikowana',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Nie wydano jej też jako pliku. Dokument, który podaje się za wersję {version} tego CV, nie został utworzony tutaj przez właściciela albo został zmieniony.',
    'Your copy says version {version}': 'Kopia podaje wersję {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'W tym, co publiczne, nic się nie zmieniło: wersja {version} zawierała to samo, co jest opublikowane teraz.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Ta wersja istniała. Zmiany względem niej w opublikowanej teraz wersji {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Tekst kopii nie jest porównywany: warto przeczytać go obok tej strony, słowo po słowie.',
    'Fetching the claims and the keys…': 'Pobieranie treści i kluczy…',
    'Reading your copy…': 'Odczytywanie kopii…',
    'Check again': 'Sprawdź ponownie',
    'Fetched at {time}.': 'Pobrano o {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Treści i klucze publiczne TruCV, {size} kB.',
    'The right CV.': 'Właściwe CV.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Treści należą do tego CV, pod tym adresem, i do sekcji, które tu widać.',
    'Not what you see.': 'To nie to, co widać.',
    'What is published now has other sections than this page.':
      'To, co jest teraz opublikowane, ma inne sekcje niż ta strona.',
    'No letter changed.': 'Nie zmieniła się ani jedna litera.',
    'Changed.': 'Tekst zmieniony.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Teksty niezgodne ze swoim odciskiem cyfrowym: {wrong} z {all}.',
    'Signed by the owner.': 'Podpisane przez właściciela.',
    'Not signed as it says.': 'Podpisane inaczej, niż podano.',
    'Confirmed.': 'Potwierdzone.',
    'Not confirmed as it says.': 'Potwierdzone inaczej, niż podano.',
    'In the log.': 'Zapisane w rejestrze.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Podpisy zapisane w publicznym rejestrze TruCV: {recorded} z {all}. Wpisy w rejestrze: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Z pozostałych nowe trafią tam w ciągu minuty, a starsze niż rejestr — nigdy.',
    'The log begins with all that this browser saw of it on {day}.':
      'Rejestr zaczyna się od wszystkiego, co ta przeglądarka widziała w nim {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Przeglądarka zachowuje to, co widziała w rejestrze, i porówna to przy następnym sprawdzeniu.',
    'Not in the log as it says.': 'W rejestrze jest inaczej, niż podano.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Publiczny rejestr TruCV jest niekompletny albo nie można go odczytać. Proszę spróbować ponownie za minutę.',
    'One person.': 'Jedna osoba.',
    'All claims are about {name}, as the CV is.': 'Wszystkie treści dotyczą osoby {name}, tak jak całe CV.',
    'Another person.': 'Inna osoba.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Nie wszystkie treści dotyczą osoby {name}, do której to CV ma należeć.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Podpis z konta na nazwisko {name} (inne niż w tym CV).',
    'Whether both names are of one person is for you to judge.':
      'Czy oba nazwiska należą do tej samej osoby, trzeba ocenić samodzielnie.',
    'Everything that is signed holds.': 'Wszystko, co podpisano, się zgadza.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Nie wszystko się zgadza: to, co zaznaczono na czerwono, nie jest takie, jak podpisano.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'W tym CV nic nie jest podpisane, więc poza tekstami nie było czego sprawdzać.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Wszystkie podpisy są poprawne. Żaden podpis nie obejmuje tego, że portfel należy do właściciela, ani tego, co napisano o zaświadczeniach innych wystawców.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Teraz opublikowana jest wersja {now}, a ta strona pokazuje wersję {version}: proszę ją odświeżyć.',
    holds: 'zgadza się',
    'Does not hold': 'Nie zgadza się',
    '{section} does not hold': '{section}: nie zgadza się',
    'this is not in the form in which TruCV publishes it': 'forma jest inna niż ta, w której publikuje to TruCV',
    'the text was changed: it does not fit its fingerprint (digest)':
      'tekst został zmieniony: nie pasuje do swojego odcisku cyfrowego (skrótu)',
    'the owner’s signature does not hold': 'podpis właściciela jest niepoprawny',
    'the institution’s confirmation does not hold': 'potwierdzenie instytucji jest niepoprawne',
    'it was signed or confirmed under another name than the one on this CV':
      'podpisano to lub potwierdzono pod innym nazwiskiem niż w tym CV',
    'it is said to be more than what was signed': 'przedstawiono to jako więcej, niż podpisano',
    'it is not in the public log as it says': 'w rejestrze publicznym jest inaczej, niż podano',
    'the signature that this page shows was withdrawn': 'podpis, który pokazuje ta strona, został wycofany',
    'the evidence that this page shows was taken away': 'dokument, o którym mówi ta strona, został usunięty',
    'the confirmation that this page shows was withdrawn': 'potwierdzenie, które pokazuje ta strona, zostało wycofane',
    'the credential that this page shows does not count any more':
      'zaświadczenie cyfrowe, które pokazuje ta strona, już się nie liczy',
    'the text that is published now is another one than on this page':
      'tekst opublikowany teraz jest inny niż na tej stronie',
    'this section is not among what is published now': 'tej sekcji nie ma w tym, co jest teraz opublikowane',
    'What this does not show': 'Czego to nie pokazuje',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Że to, co mówi CV, jest prawdą. Podpis pokazuje, czyje to słowa i że od tego czasu nie zmieniła się ani jedna litera.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Że domena należy do instytucji, której nazwę przypomina. Adres podał właściciel CV.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Kto stoi za kontem lub portfelem. „Logowanie przez Google” to zapis samego TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Że TruCV jest uczciwy: ta strona także należy do TruCV. Program z części „Dla programistów” działa bez niej.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Że TruCV pokazuje wszystkim ten sam rejestr. Zauważyliby to świadkowie i programy, które go śledzą, takie jak log-audit.mjs.',
    'What is withdrawn later. Check again when it matters.':
      'Co zostanie wycofane później. Gdy będzie to ważne, warto sprawdzić ponownie.',
    'It cannot be checked: {problem}.': 'Nie można tego sprawdzić: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Ta przeglądarka nie mogła tego sprawdzić. Może to zrobić program z części „Dla programistów”.',
    'This page was opened without https, where browsers check no signatures.':
      'Tę stronę otwarto bez https, a wtedy przeglądarki nie sprawdzają podpisów.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Nie można połączyć się z TruCV. Proszę sprawdzić połączenie i spróbować ponownie.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Właściciel tego CV wymaga hasła. Proszę otworzyć CV na nowo i spróbować ponownie.',
    'This CV is no longer published: nothing of it can be checked now.':
      'To CV nie jest już opublikowane: nie można teraz niczego w nim sprawdzić.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'Serwis TruCV odpowiedział błędem ({status}). Proszę spróbować ponownie za minutę.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Odpowiedź dotarła tylko w części albo nie pochodzi z TruCV. Proszę spróbować ponownie.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Odpowiedź dotyczy innego CV: dla tego CV nic z niej się nie liczy.',
    'The reply is of another service: its signatures do not count at this address.':
      'Odpowiedź pochodzi z innego serwisu: jego podpisy nie liczą się pod tym adresem.',
    'This file is damaged, or is not a copy of a CV.': 'Ten plik jest uszkodzony albo nie jest kopią CV.',
    'This is a copy of another CV.': 'To kopia innego CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'To plik JSON Resume, który nie zawiera podpisów do porównania.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Pliki programu Word nie są tu odczytywane. Proszę otworzyć adres podany na końcu pliku: prowadzi do porównania.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Ten PDF wymienia kilka wersji tego CV: złożono go z kilku plików.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Ten PDF nie podaje wersji CV: nie powstał tutaj albo utworzono go na nowo w innym programie.',
    'Your copy says that it is of {day}.': 'Data podana na kopii: {day}.',
    'In your copy this does not hold:': 'W kopii nie zgadza się:',
    'Since then:': 'Od tego czasu:',
    'Nothing has changed since.': 'Od tego czasu nic się nie zmieniło.',
    'Added: {section}': 'Dodano: {section}',
    'Changed: {section}': 'Zmieniono: {section}',
    'Removed: {section}': 'Usunięto: {section}',
    'Confirmed since: {section}': 'Od tego czasu potwierdzono: {section}',
    'No longer confirmed: {section}': 'Już niepotwierdzone: {section}',
    'Signed since: {section}': 'Od tego czasu podpisano: {section}',
    'No longer signed: {section}': 'Już niepodpisane: {section}',
    'This credential holds.': 'To zaświadczenie jest poprawne.',
    'It is called {title}, of {day}.': 'Nosi tytuł {title}, data wystawienia: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Nie zmieniło się, odkąd podpisano je w TruCV, i nie jest teraz wycofane.',
    'The words that it is about are on this CV: {section}.': 'Słowa, których dotyczy, są w tym CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Słów, których dotyczy, nie ma w tym CV albo od tego czasu je zmieniono.',
    'This credential does not hold.': 'To zaświadczenie jest niepoprawne.',
    'This credential is not valid yet.': 'To zaświadczenie nie jest jeszcze ważne.',
    'This credential has ended.': 'To zaświadczenie straciło ważność.',
    'The signature holds, but this credential was withdrawn.': 'Podpis jest poprawny, ale to zaświadczenie wycofano.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Podpis jest poprawny, ale nie udało się ustalić, czy zaświadczenie wycofano. Proszę spróbować ponownie.',
    'This is a credential about another person, or about another name.':
      'To zaświadczenie dotyczy innej osoby albo innego nazwiska.',
    'TruCV did not issue this credential.': 'Tego zaświadczenia nie wystawił TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Ta strona sprawdza zaświadczenia wystawione przez TruCV w plikach JWT (.jwt). To sprawdzi program z części „Dla programistów”: node verify-cv.mjs, plik, --keys i did.json wystawcy.',
    'No CV at this address — TruCV': 'Pod tym adresem nie ma CV — TruCV',
    'There is no CV here': 'Nie ma tu CV',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Link może być niepełny albo właściciel usunął stronę. Jeśli ktoś go przysłał, warto poprosić o nowy.',
    'Go to TruCV': 'Przejdź do TruCV',
    'This CV is protected': 'To CV jest chronione',
    'Its owner asks for a password. It usually comes with the link.':
      'Jego właściciel wymaga hasła. Zwykle jest ono przesyłane razem z linkiem.',
    Password: 'Hasło',
    'Open the CV': 'Otwórz CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Pozostanie otwarte w tej przeglądarce przez 12 godzin. Brak hasła? Proszę zapytać osobę, która przesłała link.',
    'This form was sent from another site. Enter the password here.':
      'Ten formularz wysłano z innej strony. Proszę wpisać hasło tutaj.',
    'This is not the password. Capital letters count.': 'Hasło jest nieprawidłowe. Wielkość liter ma znaczenie.',
    'Many people are asking just now. Try again in a few seconds.':
      'W tej chwili jest wiele zapytań. Proszę spróbować ponownie za kilka sekund.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: tu powstają CV, które inni mogą sprawdzić',
    'Hello,': 'Dzień dobry,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} prosi instytucję {institution} o potwierdzenie sekcji CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Nazwisko i nazwę instytucji wpisał użytkownik TruCV, który o to prosi. Nie sprawdziliśmy ich.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Poniższy link pokazuje, co podano. Potwierdzić lub odmówić może każdy, kto może wypowiadać się w imieniu instytucji; konto nie jest potrzebne.',
    'Look at the claim and answer': 'Zobacz treść i odpowiedz',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Pod tym linkiem można odpowiedzieć raz, do {day}. Bez odpowiedzi nic nie zostanie potwierdzone. Prosimy nie przekazywać go dalej: odpowiedzieć może każdy, kto go ma.',
    'Answer all requests at one place': 'Odpowiedz na wszystkie prośby w jednym miejscu',
    'Never write to me again': 'Proszę więcej do mnie nie pisać',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Pytania? Prosimy pisać na adres {address}. Odpowiedzi na tę wiadomość nie są czytane.',
    'Change the language': 'Zmień język',
    'Can you confirm this?': 'Czy może to Pani/Pan potwierdzić?',
    'What you answer for': 'Czego dotyczy odpowiedź',
    'Name on the CV': 'Nazwisko w CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Aby odnaleźć tę osobę w Państwa dokumentacji: {reference}. Wpisał to proszący użytkownik. Nie jest to część tego, co się potwierdza, i nikt poza Państwem tego nie zobaczy.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Te same słowa potwierdzono z Państwa domeny {day} dla innego nazwiska: {before}. Teraz prośba dotyczy nazwiska: {person}. Prosimy potwierdzić tylko wtedy, gdy wiadomo, że to ta sama osoba.',
    'What your answer means': 'Co oznacza odpowiedź',
    'Not part of your answer': 'Nie należy do odpowiedzi',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Potwierdzając, oświadcza Pani/Pan, że może wypowiadać się w imieniu instytucji i że dla osoby {person} prawdą jest: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Każdy, kto może czytać tę sekcję CV, zobaczy wtedy oznaczenie „{badge}”, informację, że odpowiedziała osoba czytająca tam pocztę, oraz podane nazwisko. Adres e-mail nie jest pokazywany.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Zostanie to zachowane jako dokument dodatkowy, a nie pokazane jako potwierdzenie instytucji.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Osoby sprawdzające CV zobaczą, że zgodziła się osoba czytająca pocztę w domenie {domain} i dlaczego nie jest to słowo instytucji.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Liczy się pod tym nazwiskiem, w każdym CV tego właściciela, które zawiera te dane. Właściciel może zmienić resztę sekcji, a potwierdzenie pozostaje przy danych. Przestaje się liczyć po każdej zmianie tych danych lub nazwiska.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Liczy się pod tym nazwiskiem, w każdym CV tego właściciela, które zawiera dokładnie ten tekst. Przestaje się liczyć po każdej zmianie tekstu lub nazwiska.',
    'If you decline, only the owner of the CV gets to know it.': 'O odmowie dowie się tylko właściciel CV.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Odpowiedzieć można raz, do {day}. Przez rok od tego dnia potwierdzenie można wycofać za pomocą tego samego linku.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Nie sprawdziliśmy, kto napisał to CV. Jeśli nie zna Pani/Pan tej osoby, prosimy odmówić albo nic nie robić.',
    'Files the owner has added': 'Pliki dodane przez właściciela',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Nie porównaliśmy ich z tekstem. Do chwili udzielenia odpowiedzi obrazy ich stron można otworzyć w nowej karcie.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'To obrazy pliku dodanego przez właściciela CV. Nie porównaliśmy go z tekstem.',
    'Pages shown: {shown} of {all}': 'Pokazane strony: {shown} z {all}',
    'Page {page} of {all}': 'Strona {page} z {all}',
    'Your answer': 'Odpowiedź',
    'Yes, this is true': 'Tak, to prawda',
    'No, I do not confirm this': 'Nie, nie potwierdzam tego',
    'Your name and office': 'Imię, nazwisko i stanowisko',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Potrzebne do potwierdzenia. Wyświetla się z CV w cudzysłowie. Bez adresów internetowych.',
    'A note to the owner': 'Wiadomość do właściciela',
    'If you like. Only the owner sees it.': 'Nieobowiązkowa. Widzi ją tylko właściciel.',
    'Send my answer': 'Wyślij odpowiedź',
    'Choose an answer.': 'Proszę wybrać odpowiedź.',
    'Say who confirms this.': 'Proszę podać, kto to potwierdza.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Tekst jest za długi albo zawiera adres internetowy lub niewidoczne znaki. Po kropce w skrócie proszę wstawić spację.',
    'This was answered already.': 'Na to pytanie już odpowiedziano.',
    'Your answer could not be stored. Try again.': 'Nie udało się zapisać odpowiedzi. Proszę spróbować ponownie.',
    'Thank you, this is confirmed': 'Dziękujemy, potwierdzono',
    'Not confirmed': 'Nie potwierdzono',
    Withdrawn: 'Wycofano',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: osoba czytająca tam pocztę, która podała nazwisko {name}, potwierdziła {day} sekcję CV osoby {person}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Sekcji CV osoby {person} nie potwierdzono {day}, o czym dowie się tylko właściciel: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'To, co potwierdzono w CV osoby {person}, wycofano {day} i nikt już tego nie widzi: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Czy to pomyłka albo coś już się nie zgadza? Do {day} można to [wycofać].',
    'Withdraw this confirmation?': 'Wycofać to potwierdzenie?',
    'It was given on {day} for the CV of {person}: {section}': 'Udzielono go {day} dla CV osoby {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Po wycofaniu żadne CV już go nie pokaże, a właściciel otrzyma wiadomość. Nie można tego cofnąć.',
    Withdraw: 'Wycofaj',
    'Keep it': 'Pozostaw',
    'Never get such mails again?': 'Nie otrzymywać więcej takich wiadomości?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Nie będziemy wtedy wysyłać próśb na adres, na który wysłano ten link, bez względu na to, kto o to prosi. Nie można tego cofnąć.',
    'We will not write to you again': 'Nie będziemy już do Państwa pisać',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Na adres, na który wysłano ten link, nie wyślemy więcej próśb, bez względu na to, kto o to prosi. Zachowujemy z niego tylko tyle, ile trzeba, by o tym wiedzieć.',
    'This link leads nowhere': 'Ten link donikąd nie prowadzi',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Może być niepełny, jego termin mógł minąć albo właściciel CV mógł wycofać pytanie lub zmienić słowa, których dotyczyło. Nie trzeba nic robić.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} tekst: zgodny ze swoim odciskiem cyfrowym.',
      few: '{count} teksty: każdy zgodny ze swoim odciskiem cyfrowym.',
      many: '{count} tekstów: każdy zgodny ze swoim odciskiem cyfrowym.',
      other: '{count} tekstu: każdy zgodny ze swoim odciskiem cyfrowym.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} podpis jest poprawny. Zapisane przez TruCV: {account}, z portfeli: {wallet}.',
      few: '{count} podpisy są poprawne. Zapisane przez TruCV: {account}, z portfeli: {wallet}.',
      many: '{count} podpisów jest poprawnych. Zapisane przez TruCV: {account}, z portfeli: {wallet}.',
      other: '{count} podpisu jest poprawne. Zapisane przez TruCV: {account}, z portfeli: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} sekcja, według zapisu w TruCV: {domains}.',
      few: '{count} sekcje, według zapisu w TruCV: {domains}.',
      many: '{count} sekcji, według zapisu w TruCV: {domains}.',
      other: '{count} sekcji, według zapisu w TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} sekcja się nie zgadza.',
      few: '{count} sekcje się nie zgadzają.',
      many: '{count} sekcji się nie zgadza.',
      other: '{count} sekcji się nie zgadza.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} sekcja z zaświadczeniem podpisanym przez: {who}',
      few: '{count} sekcje z zaświadczeniem podpisanym przez: {who}',
      many: '{count} sekcji z zaświadczeniem podpisanym przez: {who}',
      other: '{count} sekcji z zaświadczeniem podpisanym przez: {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} sekcja potwierdzona z domeny {who}',
      few: '{count} sekcje potwierdzone z domeny {who}',
      many: '{count} sekcji potwierdzonych z domeny {who}',
      other: '{count} sekcji potwierdzonej z domeny {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} sekcja podpisana przez: {who}',
      few: '{count} sekcje podpisane przez: {who}',
      many: '{count} sekcji podpisanych przez: {who}',
      other: '{count} sekcji podpisanej przez: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} sekcja z zaświadczeniem podpisanym przez kilka domen ({many})',
      few: '{count} sekcje z zaświadczeniem podpisanym przez kilka domen ({many})',
      many: '{count} sekcji z zaświadczeniem podpisanym przez kilka domen ({many})',
      other: '{count} sekcji z zaświadczeniem podpisanym przez kilka domen ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} sekcja potwierdzona z kilku domen ({many})',
      few: '{count} sekcje potwierdzone z kilku domen ({many})',
      many: '{count} sekcji potwierdzonych z kilku domen ({many})',
      other: '{count} sekcji potwierdzonej z kilku domen ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} sekcja podpisana przez kilka osób lub portfeli ({many})',
      few: '{count} sekcje podpisane przez kilka osób lub portfeli ({many})',
      many: '{count} sekcji podpisanych przez kilka osób lub portfeli ({many})',
      other: '{count} sekcji podpisanej przez kilka osób lub portfeli ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} sekcja tylko z dołączonym dokumentem',
      few: '{count} sekcje tylko z dołączonym dokumentem',
      many: '{count} sekcji tylko z dołączonym dokumentem',
      other: '{count} sekcji tylko z dołączonym dokumentem',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} sekcja z podpisem, który już się nie liczy',
      few: '{count} sekcje z podpisem, który już się nie liczy',
      many: '{count} sekcji z podpisem, który już się nie liczy',
      other: '{count} sekcji z podpisem, który już się nie liczy',
    },
    '{count} sections not signed': {
      one: '{count} sekcja niepodpisana',
      few: '{count} sekcje niepodpisane',
      many: '{count} sekcji niepodpisanych',
      other: '{count} sekcji niepodpisanej',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Wpisano stąd zbyt wiele błędnych haseł. Proszę spróbować ponownie za {count} minutę.',
      few: 'Wpisano stąd zbyt wiele błędnych haseł. Proszę spróbować ponownie za {count} minuty.',
      many: 'Wpisano stąd zbyt wiele błędnych haseł. Proszę spróbować ponownie za {count} minut.',
      other: 'Wpisano stąd zbyt wiele błędnych haseł. Proszę spróbować ponownie za {count} minuty.',
    },
  },
} satisfies ReaderTexts
