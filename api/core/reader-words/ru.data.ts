// Our words for readers in Russian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ru',
  texts: {
    title: 'должность/название',
    place: 'место',
    name: 'имя/название',
    address: 'веб-адрес',
    label: 'название поля',
    value: 'значение',
    institution: 'учебное заведение',
    board: 'экзаменационный совет',
    organisation: 'организация',
    degree: 'степень',
    'field of study': 'специальность',
    from: 'начало',
    until: 'окончание',
    date: 'дата',
    dates: 'даты',
    score: 'результат',
    scale: 'шкала',
    'kind of score': 'вид оценки',
    description: 'описание',
    employer: 'работодатель',
    'still there': 'работает по настоящее время',
    about: 'о компании',
    'roles at one employer': 'роли у одного работодателя',
    highlights: 'основные достижения',
    level: 'уровень',
    keywords: 'ключевые слова',
    provider: 'организатор',
    issuer: 'кем выдано',
    'credential ID': 'номер сертификата',
    publisher: 'издатель',
    'awarding body': 'кем присуждено',
    fluency: 'уровень владения',
    'e-mail': 'эл. почта',
    phone: 'телефон',
    'what they say': 'текст рекомендации',
    subtitle: 'подзаголовок',
    hidden: 'скрыто',
    'shown to readers': 'видно читателям',
    roles: 'роли',
    courses: 'дисциплины',
    kind: 'вид',
    profession: 'профессия',
    location: 'местоположение',
    picture: 'фотография',
    links: 'ссылки',
    'everything that is written here': 'всё, что здесь написано',
    'some facts': 'некоторые сведения',
    Yes: 'Да',
    Percentage: 'Проценты',
    CGPA: 'Общий средний балл',
    GPA: 'Средний балл',
    Grade: 'Оценка',
    'Class or division': 'Класс или категория',
    Rank: 'Место',
    'It is the owner’s own word: nobody has checked it.': 'Это собственные слова владельца: их никто не проверял.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Там, где ничего не подтверждено, это собственные слова владельца: их никто не проверял.',
    'Personal details': 'Личные данные',
    Stated: 'Указано в резюме',
    'Self-attested': 'Собственное заявление',
    'Evidence attached': 'Приложен документ',
    Confirmed: 'Подтверждено',
    'Signed by its issuer': 'Подписано выдавшей стороной',
    'Confirmed by {domain}': 'Подтверждено с домена {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Подписано доменом {domain} для этого аккаунта, проверено {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Собственное заявление. Подпись: {name}, вход через Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Собственное заявление. Подпись: {name}, вход через Google, с {first} по {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Собственное заявление. Подпись: {name}, кошелёк {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Собственное заявление. Подпись: {name}, кошелёк {wallet}, с {first} по {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Человек, который читает почту на домене {domain}, {day} согласился со следующим: {covered}. Это собственный домен владельца резюме, поэтому это не подтверждение организации.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Человек, который читает почту на домене {domain}, {day} согласился со следующим: {covered}. Адрес на этом домене может быть у кого угодно либо у любого студента или выпускника, поэтому это не подтверждение организации.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Подтверждено с домена {domain}, {day}: это сделал человек, который читает почту на домене {domain}; адрес указан владельцем резюме.',
    'What was confirmed: {covered}.': 'Что подтверждено: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Имя, указанное при подтверждении: {name}. Название организации со слов владельца: {institution}.',
    'The owner attached it to {covered}.': 'Приложено владельцем к следующему: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Владелец приложил документ, который не показывается публично. К чему приложен: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Подтверждено с домена {domain}, {day}: это сделал человек, который читает там почту, указанное имя: {name}; адрес указан владельцем резюме; подтверждено: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Подписано доменом {domain} для этого аккаунта, проверено {day}; к чему приложено: {covered}.',
    'The confirmation has been in the public log since {day}.': 'Подтверждение находится в публичном журнале с {day}.',
    'The confirmation is in the public log within a minute.':
      'Подтверждение появится в публичном журнале в течение минуты.',
    'The attestation has been in the public log since {day}.': 'Заявление находится в публичном журнале с {day}.',
    'The attestation is in the public log within a minute.': 'Заявление появится в публичном журнале в течение минуты.',
    'Signed by the account of {name}, another name than this CV’s':
      'Подписано с аккаунта на имя {name} (в резюме указано другое имя)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Подписано с аккаунта на имя {name} (в резюме указано другое имя): {about}, {day}',
    '{name} signed every section, {day}': '{name}: подпись под всеми разделами, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name}: подпись под всеми разделами, которые можно проверить, {day}',
    '{name} signed all other sections, {day}': '{name}: подпись под всеми остальными разделами, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}: подпись под всеми остальными разделами, которые можно проверить, {day}',
    'every section': 'все разделы',
    'every section that can be checked': 'все разделы, которые можно проверить',
    'all other sections': 'все остальные разделы',
    'all other sections that can be checked': 'все остальные разделы, которые можно проверить',
    'Check it yourself': 'Проверить самостоятельно',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Выдано этим сервисом: здесь записано только то, что и так показано, и уровень это не повышает.',
    '{domain} is a domain of the owner’s own.': '{domain} — собственный домен владельца.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Адрес на домене {domain} может быть у кого угодно либо у любого студента или выпускника.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} — страница внутри другого сайта, а сайт может предоставлять страницы кому угодно.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Имя вида {domain} может получить кто угодно: об организации оно не говорит.',
    'Listed by {domain}; it is not signed.': 'Указано на домене {domain}; подписи нет.',
    'Signed by {domain}.': 'Подписано доменом {domain}.',
    'Signed with a key that names nobody.': 'Подписано ключом, который никого не называет.',
    'It names an issuer that could not be reached to show that it signed it.':
      'В нём названа выдавшая сторона, но связаться с ней не удалось, поэтому не показано, что подпись принадлежит ей.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'В нём назван домен {domain}, но связаться с ним не удалось, поэтому не показано, что подпись принадлежит ему.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Электронная печать: {name}; её сертификату этот сервис доверяет.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Электронная печать: {name}; её сертификат не сверяли ни с каким списком.',
    'Not withdrawn on {day}.': 'Не отозвано на {day}.',
    'Withdrawn, as found on {day}.': 'Отозвано, установлено {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': '{day} не удалось узнать, отозвано ли оно.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Проверено {day}; выдавшая сторона не ведёт списка отозванных свидетельств.',
    'Made out to the address of this account.': 'Выдано на адрес этого аккаунта.',
    'It does not say whose it is.': 'Не указано, кому оно принадлежит.',
    'Made out to somebody else.': 'Выдано другому лицу.',
    'It is refused since the check on {day}.': 'Не принимается с момента проверки {day}.',
    'It is called {title}.': 'Название: {title}.',
    'Its issuer calls itself {name}.': 'Выдавшая сторона называет себя так: {name}.',
    'It names {name}.': 'В нём указано имя {name}.',
    'A credential, unchanged since it was signed.': 'Цифровое свидетельство, не изменённое с момента подписания.',
    'It ended on {day}.': 'Срок действия истёк {day}.',
    'It is not valid before {day}.': 'Не действует до {day}.',
    'Shown by the owner beside: {title}.': 'Владелец показывает его рядом: {title}.',
    'Not signed': 'Не подписано',
    Signed: 'Подписано',
    'The CV says so. It is neither signed nor confirmed.': 'Так сказано в резюме. Это не подписано и не подтверждено.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Всё, что написано в разделе, подписано с указанного аккаунта (собственное заявление): после входа или с помощью кошелька. Подпись показывает, чьи это слова и что ни одно слово раздела не изменилось, но не то, что это правда.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Владелец также хранит здесь документ об этом, который в TruCV никто не проверял, или цифровое свидетельство, которое показывает не всё, что требуется для высшего уровня.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Человек, который читает почту на указанном домене, подтвердил то, что перечислено в отметке: сведения раздела, например должность, работодателя и даты, или всё, что там написано. Адрес указан владельцем резюме: решите сами, принадлежит ли домен организации. Имена и названия в кавычках ввели те, кто спрашивает и отвечает, и их никто не проверял.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Владелец приложил цифровое свидетельство к тому, что перечислено в отметке: к сведениям раздела или ко всему, что там написано. Оно подписано указанным доменом, выдано на адрес электронной почты аккаунта владельца и в указанный день действовало и не было отозвано. То, что свидетельство и резюме говорят одно и то же, — слова владельца: прочитайте и то и другое. Текст в кавычках принадлежит выдавшей стороне.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Пока никто не подписал и не подтвердил ни одной части этого резюме: это слова его владельца',
    '{name} (wallet {wallet})': '{name} (кошелёк {wallet})',
    'nothing changed since': 'с тех пор ничего не изменилось',
    'no word of these claims changed since': 'с тех пор в этих сведениях не изменилось ни слова',
    'Check the CV of {name}': 'Проверка резюме: {name}',
    'Version {version}, published on {day}.': 'Версия {version}, опубликована {day}.',
    'Read the CV': 'Прочитать резюме',
    'Check the signatures now': 'Проверить подписи сейчас',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Ваш браузер заново загрузит сведения и ключи и сам проверит каждую подпись.',
    'Compare an older copy': 'Сравнить с более старой копией',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Перетащите файл сюда или выберите его: PDF, который вам дали, сохранённые вами сведения в формате JSON или цифровое свидетельство. Файл останется в вашем браузере.',
    'Every section, and who stands for it': 'Все разделы и чьё слово за ними стоит',
    'Signature no longer counts': 'Подпись больше не учитывается',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Подпись соответствует этому тексту, но ключ отозван: она больше не учитывается.',
    'Stated. Nobody has signed or confirmed it.': 'Указано в резюме. Никто этого не подписал и не подтвердил.',
    'Download as a credential': 'Скачать как цифровое свидетельство',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Цифровое свидетельство — это подписанный файл, который кошельки и другие программы читают и проверяют без этой страницы. В нём сказано то, что записал TruCV, и не больше.',
    'The confirmation': 'Подтверждение',
    'The self-attestation': 'Собственное заявление',
    'JSON, for wallets': 'JSON, для кошельков',
    'JWT, for programs': 'JWT, для программ',
    'picture with the badge in it': 'изображение с отметкой внутри',
    'Digest and signatures': 'Цифровые отпечатки и подписи',
    'Everything in the section, as data': 'Всё содержание раздела в виде данных',
    'Its facts alone, as data: {covered}': 'Только отдельные сведения в виде данных: {covered}',
    'SHA-256 digest of {section}': 'Отпечаток SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Заявление, которое подписал владелец: «Заявляю, что эта часть моего резюме — правда»',
    'Signature ({form})': 'Подпись ({form})',
    Wallet: 'Кошелёк',
    Key: 'Ключ',
    'Record of the confirmation ({form})': 'Запись о подтверждении ({form})',
    'What the badges mean': 'Что означают отметки',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Подпись исчезает, как только в её разделе изменится хотя бы одна буква, а подтверждение сведений — как только изменится хотя бы одна буква этих сведений. И то и другое исчезает, когда меняется имя в резюме.',
    'For engineers: check it without us': 'Для разработчиков: проверка без нас',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Верить нам на слово насчёт отметок не обязательно. {program} — один файл с читаемым кодом, который проверяет [сведения в формате JSON]. Ему нужен только Node.js: ни сети (кроме режима --log), ни чего-либо от нас не требуется:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Последние две строки проверяют цифровое свидетельство, выданное TruCV или кем-то другим: в {keys} находятся ключи выдавшей стороны, {list} — указанный в нём список отозванных свидетельств.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Подпись «вход через Google» создаёт TruCV: она показывает, что этот сервис записал заявление, сделанное с указанного аккаунта. Подпись кошелька создаётся ключом кошелька, которого у TruCV нет.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Файл показывает, как обстояли дела, когда вы его загрузили. Тот, кто что-то подтвердил, может потом это отозвать, и программа не может об этом знать: загрузите файл ещё раз или посмотрите здесь.',
    'Our public keys': 'Наши открытые ключи',
    'Version {version} was never published': 'Версия {version} никогда не публиковалась',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Её не выдавали и в виде файла. Документ, который выдаёт себя за версию {version} этого резюме, создан не здесь и не владельцем либо был изменён.',
    'Your copy says version {version}': 'В вашей копии указана версия {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'В том, что открыто всем, ничего не изменилось: сейчас опубликовано то же, что было в версии {version}.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Такая версия существовала. Чем отличается от неё опубликованная сейчас версия {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Текст вашей копии не сравнивается: прочитайте его рядом с этой страницей, слово за словом.',
    'Fetching the claims and the keys…': 'Загружаем сведения и ключи…',
    'Reading your copy…': 'Читаем вашу копию…',
    'Check again': 'Проверить ещё раз',
    'Fetched at {time}.': 'Загружено в {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Сведения и открытые ключи TruCV, {size} КБ.',
    'The right CV.': 'То самое резюме.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Сведения относятся к этому резюме по этому адресу и к разделам, которые вы здесь видите.',
    'Not what you see.': 'Не то, что вы видите.',
    'What is published now has other sections than this page.':
      'В том, что опубликовано сейчас, другие разделы, чем на этой странице.',
    'No letter changed.': 'Не изменилась ни одна буква.',
    'Changed.': 'Текст изменён.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Тексты, которые не соответствуют своим цифровым отпечаткам: {wrong} из {all}.',
    'Signed by the owner.': 'Подписано владельцем.',
    'Not signed as it says.': 'Подписано не так, как указано.',
    'Confirmed.': 'Подтверждено.',
    'Not confirmed as it says.': 'Подтверждено не так, как указано.',
    'In the log.': 'Есть в журнале.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Подписи, записанные в публичном журнале TruCV: {recorded} из {all}. Записей в журнале: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Из остальных новые появятся там в течение минуты, а те, что старше журнала, — никогда.',
    'The log begins with all that this browser saw of it on {day}.':
      'Всё, что этот браузер видел в журнале {day}, стоит в начале журнала и сейчас.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Этот браузер запоминает, что он видел в журнале, и сравнит это при следующей проверке.',
    'Not in the log as it says.': 'В журнале не так, как указано.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Публичный журнал TruCV неполон, или его не удаётся прочитать. Повторите попытку через минуту.',
    'One person.': 'Один человек.',
    'All claims are about {name}, as the CV is.': 'Все сведения, как и само резюме, — об одном человеке: {name}.',
    'Another person.': 'Другой человек.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Не все сведения — о том, кому, как указано, принадлежит это резюме: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Подписано с аккаунта на имя {name} (в резюме указано другое имя).',
    'Whether both names are of one person is for you to judge.':
      'Принадлежат ли оба имени одному человеку, решать вам.',
    'Everything that is signed holds.': 'Всё, что подписано, сходится.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Сходится не всё: отмеченное красным — не то, что было подписано.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'В этом резюме ничего не подписано, поэтому проверять, кроме текстов, было нечего.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Все подписи верны. Ни одна подпись не относится к тому, что кошелёк принадлежит владельцу, или к тому, что сказано о чужих свидетельствах.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Сейчас опубликована версия {now}, а на этой странице — версия {version}: обновите страницу.',
    holds: 'сходится',
    'Does not hold': 'Не сходится',
    '{section} does not hold': '{section}: не сходится',
    'this is not in the form in which TruCV publishes it': 'это не в том виде, в котором TruCV это публикует',
    'the text was changed: it does not fit its fingerprint (digest)':
      'текст изменён: он не соответствует своему цифровому отпечатку (хешу)',
    'the owner’s signature does not hold': 'подпись владельца неверна',
    'the institution’s confirmation does not hold': 'подтверждение организации неверно',
    'it was signed or confirmed under another name than the one on this CV':
      'это подписано или подтверждено под другим именем, чем указано в резюме',
    'it is said to be more than what was signed': 'это выдаётся за большее, чем было подписано',
    'it is not in the public log as it says': 'в публичном журнале не так, как указано',
    'the signature that this page shows was withdrawn': 'подпись, показанная на этой странице, отозвана',
    'the evidence that this page shows was taken away': 'документ, о котором говорится на этой странице, убран',
    'the confirmation that this page shows was withdrawn': 'подтверждение, показанное на этой странице, отозвано',
    'the credential that this page shows does not count any more':
      'свидетельство, показанное на этой странице, больше не учитывается',
    'the text that is published now is another one than on this page':
      'сейчас опубликован не тот текст, что на этой странице',
    'this section is not among what is published now': 'этого раздела нет в том, что опубликовано сейчас',
    'What this does not show': 'Чего эта проверка не показывает',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Что сказанное в резюме — правда. Подпись показывает, чьи это слова и что с тех пор не изменилась ни одна буква.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Что домен принадлежит организации, на чьё название он похож. Адрес указан владельцем резюме.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Кто стоит за аккаунтом или кошельком. «Вход через Google» — запись самого TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Что TruCV честен: эта страница тоже принадлежит TruCV. Программа из части «Для разработчиков» работает без неё.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Что TruCV показывает всем один и тот же журнал. Это заметили бы свидетели и программы, которые за ним следят, например log-audit.mjs.',
    'What is withdrawn later. Check again when it matters.':
      'Что будет отозвано позже. Когда это важно, проверьте ещё раз.',
    'It cannot be checked: {problem}.': 'Проверить не удаётся: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Этот браузер не смог выполнить проверку. Это может сделать программа из части «Для разработчиков».',
    'This page was opened without https, where browsers check no signatures.':
      'Эта страница открыта без https, а в этом случае браузеры подписи не проверяют.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Не удаётся связаться с TruCV. Проверьте подключение и повторите попытку.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Владелец этого резюме просит ввести пароль. Откройте резюме заново и повторите попытку.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Это резюме больше не опубликовано: проверить в нём сейчас ничего нельзя.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ответил ошибкой ({status}). Повторите попытку через минуту.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Ответ пришёл не полностью, или это ответ не от TruCV. Повторите попытку.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Ответ относится к другому резюме: для этого резюме он ничего не значит.',
    'The reply is of another service: its signatures do not count at this address.':
      'Это ответ другого сервиса: его подписи по этому адресу не учитываются.',
    'This file is damaged, or is not a copy of a CV.': 'Этот файл повреждён или не является копией резюме.',
    'This is a copy of another CV.': 'Это копия другого резюме.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Это файл JSON Resume: в нём нет подписей, которые можно сравнить.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Файлы Word здесь не читаются. Откройте адрес в конце файла: он ведёт к сравнению.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'В этом PDF названо несколько версий этого резюме: он собран из нескольких файлов.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'В этом PDF не названа версия резюме: он создан не здесь или пересоздан другой программой.',
    'Your copy says that it is of {day}.': 'Вот какая дата указана в вашей копии: {day}',
    'In your copy this does not hold:': 'В вашей копии не сходится:',
    'Since then:': 'С тех пор:',
    'Nothing has changed since.': 'С тех пор ничего не изменилось.',
    'Added: {section}': 'Добавлено: {section}',
    'Changed: {section}': 'Изменено: {section}',
    'Removed: {section}': 'Удалено: {section}',
    'Confirmed since: {section}': 'С тех пор подтверждено: {section}',
    'No longer confirmed: {section}': 'Больше не подтверждено: {section}',
    'Signed since: {section}': 'С тех пор подписано: {section}',
    'No longer signed: {section}': 'Больше не подписано: {section}',
    'This credential holds.': 'С этим свидетельством всё сходится.',
    'It is called {title}, of {day}.': 'Дата выдачи: {day}, название: {title}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Оно не изменилось с тех пор, как TruCV его подписал, и сейчас не отозвано.',
    'The words that it is about are on this CV: {section}.':
      'Слова, к которым оно относится, есть в этом резюме: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Слов, к которым оно относится, в этом резюме нет, или с тех пор они изменились.',
    'This credential does not hold.': 'С этим свидетельством сходится не всё.',
    'This credential is not valid yet.': 'Это свидетельство ещё не действует.',
    'This credential has ended.': 'Срок действия этого свидетельства истёк.',
    'The signature holds, but this credential was withdrawn.': 'Подпись верна, но это свидетельство отозвано.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Подпись верна, но не удалось узнать, отозвано ли свидетельство. Повторите попытку.',
    'This is a credential about another person, or about another name.':
      'Это свидетельство о другом человеке или о другом имени.',
    'TruCV did not issue this credential.': 'Это свидетельство выдано не TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Эта страница проверяет собственные свидетельства TruCV в виде файлов JWT (.jwt). Это свидетельство проверит программа из части «Для разработчиков»: node verify-cv.mjs, файл, --keys и did.json выдавшей стороны.',
    'No CV at this address — TruCV': 'По этому адресу нет резюме — TruCV',
    'There is no CV here': 'Здесь нет резюме',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Возможно, ссылка неполная или владелец убрал страницу. Если ссылку вам прислали, попросите прислать новую.',
    'Go to TruCV': 'Перейти на TruCV',
    'This CV is protected': 'Это резюме защищено',
    'Its owner asks for a password. It usually comes with the link.':
      'Владелец просит ввести пароль. Обычно его присылают вместе со ссылкой.',
    Password: 'Пароль',
    'Open the CV': 'Открыть резюме',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'После этого оно будет открыто в этом браузере 12 часов. У вас нет пароля? Спросите у того, кто прислал вам ссылку.',
    'This form was sent from another site. Enter the password here.':
      'Эта форма отправлена с другого сайта. Введите пароль здесь.',
    'This is not the password. Capital letters count.': 'Неверный пароль. Регистр букв важен.',
    'Many people are asking just now. Try again in a few seconds.':
      'Сейчас слишком много запросов. Повторите попытку через несколько секунд.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV] — здесь создают резюме, которые могут проверить другие',
    'Hello,': 'Здравствуйте!',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} просит организацию {institution} подтвердить раздел резюме: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Имя и название ввёл пользователь TruCV, который об этом просит. Мы их не проверяли.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'По ссылке ниже показано, что именно указано. Подтвердить или отказать может любой, кто вправе говорить от имени организации; аккаунт не нужен.',
    'Look at the claim and answer': 'Посмотреть и ответить',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'По ссылке можно ответить один раз, до {day}. Если ничего не делать, ничего не будет подтверждено. Пожалуйста, не передавайте её: ответить может любой, у кого она есть.',
    'Answer all requests at one place': 'Ответить на все запросы в одном месте',
    'Never write to me again': 'Больше никогда мне не писать',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Есть вопросы? Пишите на {address}. Ответы на это письмо никто не читает.',
    'Change the language': 'Изменить язык',
    'Can you confirm this?': 'Вы можете это подтвердить?',
    'What you answer for': 'О чём ваш ответ',
    'Name on the CV': 'Имя в резюме',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Чтобы найти человека в ваших документах: {reference}. Это ввёл пользователь, который просит. Это не входит в то, что вы подтверждаете, и не показывается никому, кроме вас.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Эти же слова были подтверждены с вашего домена {day} для другого имени: {before}. Сейчас просят о другом имени: {person}. Подтверждайте, только если знаете, что это один и тот же человек.',
    'What your answer means': 'Что означает ваш ответ',
    'Not part of your answer': 'Не входит в ваш ответ',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Подтверждая, вы заявляете, что вправе говорить от имени организации и что это правда. О ком: {person}; что именно: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Каждый, кому доступен этот раздел резюме, увидит отметку «{badge}», то, что ответил человек, который читает там почту, и имя, которое вы укажете. Ваш адрес не показывается.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Это будет сохранено как приложенный документ, а не показано как подтверждение организации.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Те, кто проверяет резюме, увидят, что с этим согласился человек, который читает почту на домене {domain}, и почему это не слово организации.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Подтверждение учитывается под этим именем, в каждом резюме этого владельца, где есть эти сведения. Остальную часть раздела владелец может менять, ваше слово остаётся при этих сведениях. При любом изменении этих сведений или имени оно перестаёт учитываться.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Подтверждение учитывается под этим именем, в каждом резюме этого владельца, где есть в точности этот текст. При любом изменении текста или имени оно перестаёт учитываться.',
    'If you decline, only the owner of the CV gets to know it.':
      'Если вы откажете, об этом узнает только владелец резюме.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Ответить можно один раз, до {day}. В течение года после этого подтверждение можно отозвать по той же ссылке.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Мы не проверяли, кто написал это резюме. Если вы не знаете этого человека, откажите или ничего не делайте.',
    'Files the owner has added': 'Файлы, добавленные владельцем',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Мы не сравнивали их с текстом. Пока вы не ответили, изображения страниц можно открыть в новой вкладке.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Это изображения файла, который добавил владелец резюме. Мы не сравнивали его с текстом.',
    'Pages shown: {shown} of {all}': 'Показано страниц: {shown} из {all}',
    'Page {page} of {all}': 'Страница {page} из {all}',
    'Your answer': 'Ваш ответ',
    'Yes, this is true': 'Да, это правда',
    'No, I do not confirm this': 'Нет, я этого не подтверждаю',
    'Your name and office': 'Ваше имя и должность',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Нужно для подтверждения. Показывается с резюме, в кавычках. Без веб-адресов.',
    'A note to the owner': 'Сообщение владельцу',
    'If you like. Only the owner sees it.': 'По желанию. Его увидит только владелец.',
    'Send my answer': 'Отправить ответ',
    'Choose an answer.': 'Выберите ответ.',
    'Say who confirms this.': 'Укажите, кто это подтверждает.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Текст слишком длинный, либо в нём есть веб-адрес или невидимые символы. После точки в сокращении ставьте пробел.',
    'This was answered already.': 'На это уже ответили.',
    'Your answer could not be stored. Try again.': 'Не удалось сохранить ответ. Повторите попытку.',
    'Thank you, this is confirmed': 'Спасибо, подтверждено',
    'Not confirmed': 'Не подтверждено',
    Withdrawn: 'Отозвано',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: человек, который читает там почту и указал имя {name}, {day} подтвердил раздел резюме. Чьё резюме: {person}; раздел: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Раздел резюме не подтверждён {day}, и узнает об этом только владелец. Чьё резюме: {person}; раздел: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Подтверждение отозвано {day} и больше никому не показывается. Чьё резюме: {person}; раздел: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Это была ошибка или это уже не так? До {day} подтверждение можно [отозвать].',
    'Withdraw this confirmation?': 'Отозвать это подтверждение?',
    'It was given on {day} for the CV of {person}: {section}':
      'Оно дано {day}. Чьё резюме: {person}; раздел: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'После отзыва ни одно резюме его больше не покажет, а владелец получит письмо. Отменить это нельзя.',
    Withdraw: 'Отозвать',
    'Keep it': 'Оставить',
    'Never get such mails again?': 'Больше никогда не получать таких писем?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Тогда мы не будем отправлять запросы на адрес, на который пришла эта ссылка, кто бы нас ни просил. Отменить это нельзя.',
    'We will not write to you again': 'Мы больше не будем вам писать',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'На адрес, на который пришла эта ссылка, мы больше не отправим запросов, кто бы нас ни просил. От адреса мы храним лишь то, что нужно, чтобы это помнить.',
    'This link leads nowhere': 'Эта ссылка никуда не ведёт',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Возможно, она неполная, её срок истёк либо владелец резюме отозвал вопрос или изменил слова, о которых шла речь. Вам ничего не нужно делать.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} текст: соответствует своему цифровому отпечатку.',
      few: '{count} текста: каждый соответствует своему цифровому отпечатку.',
      many: '{count} текстов: каждый соответствует своему цифровому отпечатку.',
      other: '{count} текста: каждый соответствует своему цифровому отпечатку.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} подпись верна. Записано сервисом TruCV: {account}, сделано кошельками: {wallet}.',
      few: '{count} подписи верны. Записано сервисом TruCV: {account}, сделано кошельками: {wallet}.',
      many: '{count} подписей верны. Записано сервисом TruCV: {account}, сделано кошельками: {wallet}.',
      other: '{count} подписи верны. Записано сервисом TruCV: {account}, сделано кошельками: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} раздел, по записям TruCV: {domains}.',
      few: '{count} раздела, по записям TruCV: {domains}.',
      many: '{count} разделов, по записям TruCV: {domains}.',
      other: '{count} раздела, по записям TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} раздел не сходится.',
      few: '{count} раздела не сходятся.',
      many: '{count} разделов не сходятся.',
      other: '{count} раздела не сходятся.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} раздел со свидетельством, подписанным доменом {who}',
      few: '{count} раздела со свидетельством, подписанным доменом {who}',
      many: '{count} разделов со свидетельством, подписанным доменом {who}',
      other: '{count} раздела со свидетельством, подписанным доменом {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} раздел подтверждён с домена {who}',
      few: '{count} раздела подтверждены с домена {who}',
      many: '{count} разделов подтверждено с домена {who}',
      other: '{count} раздела подтверждено с домена {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} раздел подписан: {who}',
      few: '{count} раздела подписаны: {who}',
      many: '{count} разделов подписано: {who}',
      other: '{count} раздела подписано: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} раздел со свидетельством, подписанным несколькими доменами ({many})',
      few: '{count} раздела со свидетельствами, подписанными несколькими доменами ({many})',
      many: '{count} разделов со свидетельствами, подписанными несколькими доменами ({many})',
      other: '{count} раздела со свидетельствами, подписанными несколькими доменами ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} раздел подтверждён с нескольких доменов ({many})',
      few: '{count} раздела подтверждены с нескольких доменов ({many})',
      many: '{count} разделов подтверждено с нескольких доменов ({many})',
      other: '{count} раздела подтверждено с нескольких доменов ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} раздел подписан несколькими людьми или кошельками ({many})',
      few: '{count} раздела подписаны несколькими людьми или кошельками ({many})',
      many: '{count} разделов подписано несколькими людьми или кошельками ({many})',
      other: '{count} раздела подписано несколькими людьми или кошельками ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} раздел только с приложенным документом',
      few: '{count} раздела только с приложенным документом',
      many: '{count} разделов только с приложенным документом',
      other: '{count} раздела только с приложенным документом',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} раздел с подписью, которая больше не учитывается',
      few: '{count} раздела с подписью, которая больше не учитывается',
      many: '{count} разделов с подписью, которая больше не учитывается',
      other: '{count} раздела с подписью, которая больше не учитывается',
    },
    '{count} sections not signed': {
      one: '{count} раздел не подписан',
      few: '{count} раздела не подписаны',
      many: '{count} разделов не подписано',
      other: '{count} раздела не подписано',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Отсюда введено слишком много неверных паролей. Повторите попытку через {count} минуту.',
      few: 'Отсюда введено слишком много неверных паролей. Повторите попытку через {count} минуты.',
      many: 'Отсюда введено слишком много неверных паролей. Повторите попытку через {count} минут.',
      other: 'Отсюда введено слишком много неверных паролей. Повторите попытку через {count} минуты.',
    },
  },
} satisfies ReaderTexts
