// Our words for readers in Ukrainian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'uk',
  texts: {
    title: 'посада/назва',
    place: 'місце',
    name: 'ім’я/назва',
    address: 'вебадреса',
    label: 'назва поля',
    value: 'значення',
    institution: 'заклад освіти',
    board: 'екзаменаційна рада',
    organisation: 'організація',
    degree: 'ступінь',
    'field of study': 'спеціальність',
    from: 'початок',
    until: 'закінчення',
    date: 'дата',
    dates: 'дати',
    score: 'результат',
    scale: 'шкала',
    'kind of score': 'вид оцінки',
    description: 'опис',
    employer: 'роботодавець',
    'still there': 'досі там працює',
    about: 'про компанію',
    'roles at one employer': 'ролі в одного роботодавця',
    highlights: 'основні досягнення',
    level: 'рівень',
    keywords: 'ключові слова',
    provider: 'організатор',
    issuer: 'ким видано',
    'credential ID': 'номер сертифіката',
    publisher: 'видавець',
    'awarding body': 'ким присуджено',
    fluency: 'рівень володіння',
    'e-mail': 'ел. пошта',
    phone: 'телефон',
    'what they say': 'текст рекомендації',
    subtitle: 'підзаголовок',
    hidden: 'приховано',
    'shown to readers': 'видно читачам',
    roles: 'ролі',
    courses: 'дисципліни',
    kind: 'вид',
    profession: 'професія',
    location: 'місцезнаходження',
    picture: 'фотографія',
    links: 'посилання',
    'everything that is written here': 'усе, що тут написано',
    'some facts': 'деякі відомості',
    Yes: 'Так',
    Percentage: 'Відсотки',
    CGPA: 'Загальний середній бал',
    GPA: 'Середній бал',
    Grade: 'Оцінка',
    'Class or division': 'Клас або категорія',
    Rank: 'Місце',
    'It is the owner’s own word: nobody has checked it.': 'Це власні слова власника: їх ніхто не перевіряв.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Там, де нічого не підтверджено, це власні слова власника: їх ніхто не перевіряв.',
    'Personal details': 'Особисті дані',
    Stated: 'Зазначено в резюме',
    'Self-attested': 'Власна заява',
    'Evidence attached': 'Додано документ',
    Confirmed: 'Підтверджено',
    'Signed by its issuer': 'Підписано видавцем свідоцтва',
    'Confirmed by {domain}': 'Підтверджено з домену {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Підписано доменом {domain} для цього облікового запису, перевірено {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Власна заява. Підпис: {name}, вхід через Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Власна заява. Підпис: {name}, вхід через Google, з {first} до {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Власна заява. Підпис: {name}, гаманець {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Власна заява. Підпис: {name}, гаманець {wallet}, з {first} до {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Людина, яка читає пошту на домені {domain}, {day} погодилася з таким: {covered}. Це власний домен власника резюме, тому це не підтвердження організації.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Людина, яка читає пошту на домені {domain}, {day} погодилася з таким: {covered}. Адресу на цьому домені може мати будь-хто або кожен студент чи випускник, тому це не підтвердження організації.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Підтверджено з домену {domain}, {day}: це зробила людина, яка читає пошту на домені {domain}; адресу вказав власник резюме.',
    'What was confirmed: {covered}.': 'Що підтверджено: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Ім’я, вказане під час підтвердження: {name}. Назва організації за словами власника: {institution}.',
    'The owner attached it to {covered}.': 'Власник додав його до такого: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Власник додав документ, який не показується публічно. До чого додано: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Підтверджено з домену {domain}, {day}: це зробила людина, яка читає там пошту, вказане ім’я: {name}; адресу вказав власник резюме; підтверджено: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Підписано доменом {domain} для цього облікового запису, перевірено {day}; до чого додано: {covered}.',
    'The confirmation has been in the public log since {day}.': 'Підтвердження є в публічному журналі з {day}.',
    'The confirmation is in the public log within a minute.':
      'Підтвердження з’явиться в публічному журналі протягом хвилини.',
    'The attestation has been in the public log since {day}.': 'Заява є в публічному журналі з {day}.',
    'The attestation is in the public log within a minute.': 'Заява з’явиться в публічному журналі протягом хвилини.',
    'Signed by the account of {name}, another name than this CV’s':
      'Підписано з облікового запису на ім’я {name} (у резюме вказано інше ім’я)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Підписано з облікового запису на ім’я {name} (у резюме вказано інше ім’я): {about}, {day}',
    '{name} signed every section, {day}': '{name}: підпис під усіма розділами, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name}: підпис під усіма розділами, які можна перевірити, {day}',
    '{name} signed all other sections, {day}': '{name}: підпис під усіма іншими розділами, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}: підпис під усіма іншими розділами, які можна перевірити, {day}',
    'every section': 'усі розділи',
    'every section that can be checked': 'усі розділи, які можна перевірити',
    'all other sections': 'усі інші розділи',
    'all other sections that can be checked': 'усі інші розділи, які можна перевірити',
    'Check it yourself': 'Перевірити самостійно',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Видано цим сервісом: тут записано лише те, що й так показано, і рівня це не підвищує.',
    '{domain} is a domain of the owner’s own.': '{domain} — власний домен власника.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Адресу на домені {domain} може мати будь-хто або кожен студент чи випускник.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} — сторінка в межах іншого сайту, а сайт може надавати сторінки будь-кому.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Ім’я на зразок {domain} може мати будь-хто: про організацію воно не свідчить.',
    'Listed by {domain}; it is not signed.': 'Указано на домені {domain}; підпису немає.',
    'Signed by {domain}.': 'Підписано доменом {domain}.',
    'Signed with a key that names nobody.': 'Підписано ключем, який нікого не називає.',
    'It names an issuer that could not be reached to show that it signed it.':
      'У ньому названо видавця, але зв’язатися з ним не вдалося, тому не показано, що підпис належить йому.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'У ньому названо домен {domain}, але зв’язатися з ним не вдалося, тому не показано, що підпис належить йому.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Електронна печатка: {name}; її сертифікату цей сервіс довіряє.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Електронна печатка: {name}; її сертифікат не звіряли з жодним списком.',
    'Not withdrawn on {day}.': 'Не відкликано станом на {day}.',
    'Withdrawn, as found on {day}.': 'Відкликано, встановлено {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': '{day} не вдалося дізнатися, чи його відкликано.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Перевірено {day}; видавець не веде списку відкликаних свідоцтв.',
    'Made out to the address of this account.': 'Видано на адресу цього облікового запису.',
    'It does not say whose it is.': 'Не вказано, кому воно належить.',
    'Made out to somebody else.': 'Видано іншій особі.',
    'It is refused since the check on {day}.': 'Не приймається з моменту перевірки {day}.',
    'It is called {title}.': 'Назва: {title}.',
    'Its issuer calls itself {name}.': 'Видавець називає себе так: {name}.',
    'It names {name}.': 'У ньому вказано ім’я {name}.',
    'A credential, unchanged since it was signed.': 'Цифрове свідоцтво, не змінене з моменту підписання.',
    'It ended on {day}.': 'Строк дії закінчився {day}.',
    'It is not valid before {day}.': 'Не діє до {day}.',
    'Shown by the owner beside: {title}.': 'Власник показує його поруч: {title}.',
    'Not signed': 'Не підписано',
    Signed: 'Підписано',
    'The CV says so. It is neither signed nor confirmed.': 'Так сказано в резюме. Це не підписано й не підтверджено.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Усе, що написано в розділі, підписано з указаного облікового запису (власна заява): після входу або за допомогою гаманця. Підпис показує, чиї це слова і що жодне слово розділу не змінилося, але не те, що це правда.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Власник також зберігає тут документ про це, якого в TruCV ніхто не перевіряв, або цифрове свідоцтво, яке показує не все, чого вимагає найвищий рівень.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Людина, яка читає пошту на вказаному домені, підтвердила те, що перелічено в позначці: відомості розділу, наприклад посаду, роботодавця й дати, або все, що там написано. Адресу вказав власник резюме: вирішіть самі, чи належить домен організації. Імена та назви в лапках ввели ті, хто запитує й відповідає, і їх ніхто не перевіряв.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Власник додав цифрове свідоцтво до того, що перелічено в позначці: до відомостей розділу або до всього, що там написано. Воно підписане вказаним доменом, видане на адресу електронної пошти облікового запису власника й у вказаний день було чинним і не відкликаним. Те, що свідоцтво й резюме кажуть одне й те саме, — слова власника: прочитайте обидва. Текст у лапках належить видавцеві свідоцтва.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Поки що ніхто не підписав і не підтвердив жодної частини цього резюме: це слова його власника',
    '{name} (wallet {wallet})': '{name} (гаманець {wallet})',
    'nothing changed since': 'відтоді нічого не змінилося',
    'no word of these claims changed since': 'відтоді в цих відомостях не змінилося жодного слова',
    'Check the CV of {name}': 'Перевірка резюме: {name}',
    'Version {version}, published on {day}.': 'Версія {version}, опублікована {day}.',
    'Read the CV': 'Прочитати резюме',
    'Check the signatures now': 'Перевірити підписи зараз',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Ваш браузер наново завантажить відомості й ключі та сам перевірить кожен підпис.',
    'Compare an older copy': 'Порівняти зі старішою копією',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Перетягніть файл сюди або виберіть його: PDF, який вам дали, збережені вами відомості у форматі JSON або цифрове свідоцтво. Файл залишиться у вашому браузері.',
    'Every section, and who stands for it': 'Усі розділи й чиє слово за ними стоїть',
    'Signature no longer counts': 'Підпис більше не враховується',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Підпис відповідає цьому тексту, але ключ відкликано: підпис більше не враховується.',
    'Stated. Nobody has signed or confirmed it.': 'Зазначено в резюме. Ніхто цього не підписав і не підтвердив.',
    'Download as a credential': 'Завантажити як цифрове свідоцтво',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Цифрове свідоцтво — це підписаний файл, який гаманці та інші програми читають і перевіряють без цієї сторінки. У ньому сказано те, що записав TruCV, і не більше.',
    'The confirmation': 'Підтвердження',
    'The self-attestation': 'Власна заява',
    'JSON, for wallets': 'JSON, для гаманців',
    'JWT, for programs': 'JWT, для програм',
    'picture with the badge in it': 'зображення з позначкою всередині',
    'Digest and signatures': 'Цифрові відбитки та підписи',
    'Everything in the section, as data': 'Увесь вміст розділу у вигляді даних',
    'Its facts alone, as data: {covered}': 'Лише окремі відомості у вигляді даних: {covered}',
    'SHA-256 digest of {section}': 'Відбиток SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Заява, яку підписав власник: «Заявляю, що ця частина мого резюме — правда»',
    'Signature ({form})': 'Підпис ({form})',
    Wallet: 'Гаманець',
    Key: 'Ключ',
    'Record of the confirmation ({form})': 'Запис про підтвердження ({form})',
    'What the badges mean': 'Що означають позначки',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Підпис зникає, щойно в його розділі зміниться хоча б одна літера, а підтвердження відомостей — щойно зміниться хоча б одна літера цих відомостей. І те й інше зникає, коли змінюється ім’я в резюме.',
    'For engineers: check it without us': 'Для розробників: перевірка без нас',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Щодо позначок не обов’язково вірити нам на слово. {program} — один файл із читабельним кодом, який перевіряє [відомості у форматі JSON]. Йому потрібен лише Node.js: ні мережі (крім режиму --log), ні чогось від нас не потрібно:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Останні два рядки перевіряють цифрове свідоцтво, видане TruCV або кимось іншим: у {keys} містяться ключі його видавця, {list} — указаний у ньому список відкликаних свідоцтв.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Підпис «вхід через Google» створює TruCV: він показує, що цей сервіс записав заяву, зроблену з указаного облікового запису. Підпис гаманця створюється ключем гаманця, якого TruCV не має.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Файл показує, як усе було, коли ви його завантажили. Той, хто щось підтвердив, може згодом це відкликати, і програма не може про це знати: завантажте файл ще раз або подивіться тут.',
    'Our public keys': 'Наші відкриті ключі',
    'Version {version} was never published': 'Версію {version} ніколи не публікували',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Її не видавали й у вигляді файлу. Документ, який видає себе за версію {version} цього резюме, створено не тут і не власником або його змінено.',
    'Your copy says version {version}': 'У вашій копії вказано версію {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'У тому, що відкрите для всіх, нічого не змінилося: зараз опубліковано те саме, що було у версії {version}.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Така версія існувала. Чим від неї відрізняється опублікована зараз версія {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Текст вашої копії не порівнюється: прочитайте його поруч із цією сторінкою, слово за словом.',
    'Fetching the claims and the keys…': 'Завантажуємо відомості й ключі…',
    'Reading your copy…': 'Читаємо вашу копію…',
    'Check again': 'Перевірити ще раз',
    'Fetched at {time}.': 'Завантажено о {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Відомості та відкриті ключі TruCV, {size} КБ.',
    'The right CV.': 'Те саме резюме.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Відомості стосуються цього резюме за цією адресою та розділів, які ви тут бачите.',
    'Not what you see.': 'Не те, що ви бачите.',
    'What is published now has other sections than this page.':
      'У тому, що опубліковано зараз, інші розділи, ніж на цій сторінці.',
    'No letter changed.': 'Не змінилася жодна літера.',
    'Changed.': 'Текст змінено.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Тексти, які не відповідають своїм цифровим відбиткам: {wrong} із {all}.',
    'Signed by the owner.': 'Підписано власником.',
    'Not signed as it says.': 'Підписано не так, як зазначено.',
    'Confirmed.': 'Підтверджено.',
    'Not confirmed as it says.': 'Підтверджено не так, як зазначено.',
    'In the log.': 'Є в журналі.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Підписи, записані в публічному журналі TruCV: {recorded} із {all}. Записів у журналі: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'З решти нові з’являться там протягом хвилини, а старіші за журнал — ніколи.',
    'The log begins with all that this browser saw of it on {day}.':
      'Усе, що цей браузер бачив у журналі {day}, стоїть на початку журналу й зараз.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Цей браузер запам’ятовує, що він бачив у журналі, і порівняє це під час наступної перевірки.',
    'Not in the log as it says.': 'У журналі не так, як зазначено.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Публічний журнал TruCV неповний, або його не вдається прочитати. Спробуйте ще раз за хвилину.',
    'One person.': 'Одна людина.',
    'All claims are about {name}, as the CV is.': 'Усі відомості, як і саме резюме, — про одну людину: {name}.',
    'Another person.': 'Інша людина.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Не всі відомості — про того, кому, як зазначено, належить це резюме: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Підписано з облікового запису на ім’я {name} (у резюме вказано інше ім’я).',
    'Whether both names are of one person is for you to judge.':
      'Чи належать обидва імені одній людині, вирішувати вам.',
    'Everything that is signed holds.': 'Усе, що підписано, сходиться.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Сходиться не все: позначене червоним — не те, що було підписано.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'У цьому резюме нічого не підписано, тому перевіряти, крім текстів, не було чого.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Усі підписи правильні. Жоден підпис не стосується того, що гаманець належить власнику, або того, що сказано про чужі свідоцтва.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Зараз опубліковано версію {now}, а на цій сторінці — версія {version}: оновіть сторінку.',
    holds: 'сходиться',
    'Does not hold': 'Не сходиться',
    '{section} does not hold': '{section}: не сходиться',
    'this is not in the form in which TruCV publishes it': 'це не в тому вигляді, у якому TruCV це публікує',
    'the text was changed: it does not fit its fingerprint (digest)':
      'текст змінено: він не відповідає своєму цифровому відбитку (хешу)',
    'the owner’s signature does not hold': 'підпис власника неправильний',
    'the institution’s confirmation does not hold': 'підтвердження організації неправильне',
    'it was signed or confirmed under another name than the one on this CV':
      'це підписано або підтверджено під іншим ім’ям, ніж у цьому резюме',
    'it is said to be more than what was signed': 'це видається за більше, ніж було підписано',
    'it is not in the public log as it says': 'у публічному журналі не так, як зазначено',
    'the signature that this page shows was withdrawn': 'підпис, показаний на цій сторінці, відкликано',
    'the evidence that this page shows was taken away': 'документ, про який ідеться на цій сторінці, прибрано',
    'the confirmation that this page shows was withdrawn': 'підтвердження, показане на цій сторінці, відкликано',
    'the credential that this page shows does not count any more':
      'свідоцтво, показане на цій сторінці, більше не враховується',
    'the text that is published now is another one than on this page':
      'зараз опубліковано не той текст, що на цій сторінці',
    'this section is not among what is published now': 'цього розділу немає в тому, що опубліковано зараз',
    'What this does not show': 'Чого ця перевірка не показує',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Що сказане в резюме — правда. Підпис показує, чиї це слова та що відтоді не змінилася жодна літера.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Що домен належить організації, на чию назву він схожий. Адресу вказав власник резюме.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Хто стоїть за обліковим записом або гаманцем. «Вхід через Google» — запис самого TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Що TruCV чесний: ця сторінка теж належить TruCV. Програма з частини «Для розробників» працює без неї.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Що TruCV показує всім той самий журнал. Це помітили б свідки та програми, які за ним стежать, наприклад log-audit.mjs.',
    'What is withdrawn later. Check again when it matters.':
      'Що буде відкликано згодом. Коли це важливо, перевірте ще раз.',
    'It cannot be checked: {problem}.': 'Перевірити не вдається: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Цей браузер не зміг виконати перевірку. Це може зробити програма з частини «Для розробників».',
    'This page was opened without https, where browsers check no signatures.':
      'Цю сторінку відкрито без https, а тоді браузери підписів не перевіряють.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Не вдається зв’язатися з TruCV. Перевірте підключення та спробуйте ще раз.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Власник цього резюме просить увести пароль. Відкрийте резюме знову й спробуйте ще раз.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Це резюме більше не опубліковане: перевірити в ньому зараз нічого не можна.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV відповів помилкою ({status}). Спробуйте ще раз за хвилину.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Відповідь надійшла не повністю, або це відповідь не від TruCV. Спробуйте ще раз.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Відповідь стосується іншого резюме: для цього резюме вона нічого не означає.',
    'The reply is of another service: its signatures do not count at this address.':
      'Це відповідь іншого сервісу: його підписи за цією адресою не враховуються.',
    'This file is damaged, or is not a copy of a CV.': 'Цей файл пошкоджений або не є копією резюме.',
    'This is a copy of another CV.': 'Це копія іншого резюме.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Це файл JSON Resume: у ньому немає підписів, які можна порівняти.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Файли Word тут не читаються. Відкрийте адресу наприкінці файлу: вона веде до порівняння.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'У цьому PDF названо кілька версій цього резюме: його складено з кількох файлів.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'У цьому PDF не названо версії резюме: його створено не тут або створено наново іншою програмою.',
    'Your copy says that it is of {day}.': 'Ось яку дату зазначено у вашій копії: {day}',
    'In your copy this does not hold:': 'У вашій копії не сходиться:',
    'Since then:': 'Відтоді:',
    'Nothing has changed since.': 'Відтоді нічого не змінилося.',
    'Added: {section}': 'Додано: {section}',
    'Changed: {section}': 'Змінено: {section}',
    'Removed: {section}': 'Вилучено: {section}',
    'Confirmed since: {section}': 'Відтоді підтверджено: {section}',
    'No longer confirmed: {section}': 'Більше не підтверджено: {section}',
    'Signed since: {section}': 'Відтоді підписано: {section}',
    'No longer signed: {section}': 'Більше не підписано: {section}',
    'This credential holds.': 'Із цим свідоцтвом усе сходиться.',
    'It is called {title}, of {day}.': 'Дата видачі: {day}, назва: {title}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Воно не змінилося, відколи TruCV його підписав, і зараз не відкликане.',
    'The words that it is about are on this CV: {section}.':
      'Слова, яких воно стосується, є в цьому резюме: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Слів, яких воно стосується, у цьому резюме немає, або відтоді вони змінилися.',
    'This credential does not hold.': 'Із цим свідоцтвом сходиться не все.',
    'This credential is not valid yet.': 'Це свідоцтво ще не діє.',
    'This credential has ended.': 'Строк дії цього свідоцтва закінчився.',
    'The signature holds, but this credential was withdrawn.': 'Підпис правильний, але це свідоцтво відкликано.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Підпис правильний, але не вдалося дізнатися, чи свідоцтво відкликано. Спробуйте ще раз.',
    'This is a credential about another person, or about another name.':
      'Це свідоцтво про іншу людину або про інше ім’я.',
    'TruCV did not issue this credential.': 'Це свідоцтво видав не TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Ця сторінка перевіряє власні свідоцтва TruCV у вигляді файлів JWT (.jwt). Це свідоцтво перевірить програма з частини «Для розробників»: node verify-cv.mjs, файл, --keys і did.json видавця.',
    'No CV at this address — TruCV': 'За цією адресою немає резюме — TruCV',
    'There is no CV here': 'Тут немає резюме',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Можливо, посилання неповне або власник прибрав сторінку. Якщо посилання вам надіслали, попросіть надіслати нове.',
    'Go to TruCV': 'Перейти на TruCV',
    'This CV is protected': 'Це резюме захищене',
    'Its owner asks for a password. It usually comes with the link.':
      'Власник просить увести пароль. Зазвичай його надсилають разом із посиланням.',
    Password: 'Пароль',
    'Open the CV': 'Відкрити резюме',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Після цього воно буде відкрите в цьому браузері 12 годин. Не маєте пароля? Запитайте в того, хто надіслав вам посилання.',
    'This form was sent from another site. Enter the password here.':
      'Цю форму надіслано з іншого сайту. Введіть пароль тут.',
    'This is not the password. Capital letters count.': 'Неправильний пароль. Регістр літер має значення.',
    'Many people are asking just now. Try again in a few seconds.':
      'Зараз забагато запитів. Спробуйте ще раз за кілька секунд.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV] — тут створюють резюме, які можуть перевірити інші',
    'Hello,': 'Вітаємо!',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} просить організацію {institution} підтвердити розділ резюме: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Ім’я та назву ввів користувач TruCV, який про це просить. Ми їх не перевіряли.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'За посиланням нижче показано, що саме зазначено. Підтвердити або відмовити може кожен, хто має право говорити від імені організації; обліковий запис не потрібен.',
    'Look at the claim and answer': 'Переглянути й відповісти',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'За посиланням можна відповісти один раз, до {day}. Якщо нічого не робити, нічого не буде підтверджено. Будь ласка, не передавайте його: відповісти може кожен, хто його має.',
    'Answer all requests at one place': 'Відповісти на всі запити в одному місці',
    'Never write to me again': 'Більше ніколи мені не писати',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Маєте запитання? Пишіть на {address}. Відповіді на цей лист ніхто не читає.',
    'Change the language': 'Змінити мову',
    'Can you confirm this?': 'Чи можете ви це підтвердити?',
    'What you answer for': 'Про що ваша відповідь',
    'Name on the CV': 'Ім’я в резюме',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Щоб знайти людину у ваших записах: {reference}. Це ввів користувач, який просить. Це не входить у те, що ви підтверджуєте, і не показується нікому, крім вас.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Ці самі слова було підтверджено з вашого домену {day} для іншого імені: {before}. Тепер просять про інше ім’я: {person}. Підтверджуйте, лише якщо знаєте, що це та сама людина.',
    'What your answer means': 'Що означає ваша відповідь',
    'Not part of your answer': 'Не входить у вашу відповідь',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Підтверджуючи, ви заявляєте, що маєте право говорити від імені організації та що це правда. Про кого: {person}; що саме: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Кожен, кому доступний цей розділ резюме, побачить позначку «{badge}», те, що відповіла людина, яка читає там пошту, та ім’я, яке ви вкажете. Ваша адреса не показується.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Це буде збережено як доданий документ, а не показано як підтвердження організації.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Ті, хто перевіряє резюме, побачать, що з цим погодилася людина, яка читає пошту на домені {domain}, і чому це не слово організації.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Підтвердження враховується під цим ім’ям, у кожному резюме цього власника, де є ці відомості. Решту розділу власник може змінювати, ваше слово залишається при цих відомостях. У разі будь-якої зміни цих відомостей або імені воно більше не враховується.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Підтвердження враховується під цим ім’ям, у кожному резюме цього власника, де є саме цей текст. У разі будь-якої зміни тексту або імені воно більше не враховується.',
    'If you decline, only the owner of the CV gets to know it.':
      'Якщо ви відмовите, про це дізнається лише власник резюме.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Відповісти можна один раз, до {day}. Протягом року після цього підтвердження можна відкликати за тим самим посиланням.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Ми не перевіряли, хто написав це резюме. Якщо ви не знаєте цієї людини, відмовте або нічого не робіть.',
    'Files the owner has added': 'Файли, додані власником',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Ми не порівнювали їх із текстом. Доки ви не відповіли, зображення сторінок можна відкрити в новій вкладці.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Це зображення файлу, який додав власник резюме. Ми не порівнювали його з текстом.',
    'Pages shown: {shown} of {all}': 'Показано сторінок: {shown} з {all}',
    'Page {page} of {all}': 'Сторінка {page} з {all}',
    'Your answer': 'Ваша відповідь',
    'Yes, this is true': 'Так, це правда',
    'No, I do not confirm this': 'Ні, я цього не підтверджую',
    'Your name and office': 'Ваше ім’я та посада',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Потрібно для підтвердження. Показується з резюме, у лапках. Без вебадрес.',
    'A note to the owner': 'Повідомлення власнику',
    'If you like. Only the owner sees it.': 'За бажанням. Його побачить лише власник.',
    'Send my answer': 'Надіслати відповідь',
    'Choose an answer.': 'Виберіть відповідь.',
    'Say who confirms this.': 'Укажіть, хто це підтверджує.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Текст задовгий, або в ньому є вебадреса чи невидимі символи. Після крапки в скороченні ставте пробіл.',
    'This was answered already.': 'На це вже відповіли.',
    'Your answer could not be stored. Try again.': 'Не вдалося зберегти відповідь. Спробуйте ще раз.',
    'Thank you, this is confirmed': 'Дякуємо, підтверджено',
    'Not confirmed': 'Не підтверджено',
    Withdrawn: 'Відкликано',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: людина, яка читає там пошту й указала ім’я {name}, {day} підтвердила розділ резюме. Чиє резюме: {person}; розділ: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Розділ резюме не підтверджено {day}, і дізнається про це лише власник. Чиє резюме: {person}; розділ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Підтвердження відкликано {day}, і його більше нікому не показують. Чиє резюме: {person}; розділ: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Це була помилка чи це вже не так? До {day} підтвердження можна [відкликати].',
    'Withdraw this confirmation?': 'Відкликати це підтвердження?',
    'It was given on {day} for the CV of {person}: {section}':
      'Його надано {day}. Чиє резюме: {person}; розділ: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Після відкликання жодне резюме його більше не покаже, а власник отримає лист. Скасувати це не можна.',
    Withdraw: 'Відкликати',
    'Keep it': 'Залишити',
    'Never get such mails again?': 'Більше ніколи не отримувати таких листів?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Тоді ми не надсилатимемо запитів на адресу, на яку прийшло це посилання, хоч би хто нас просив. Скасувати це не можна.',
    'We will not write to you again': 'Ми більше вам не писатимемо',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'На адресу, на яку прийшло це посилання, ми більше не надсилатимемо запитів, хоч би хто нас просив. Від адреси ми зберігаємо лише те, що потрібно, щоб це пам’ятати.',
    'This link leads nowhere': 'Це посилання нікуди не веде',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Можливо, воно неповне, його строк минув або власник резюме відкликав запит чи змінив слова, про які йшлося. Вам нічого не потрібно робити.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} текст: відповідає своєму цифровому відбитку.',
      few: '{count} тексти: кожен відповідає своєму цифровому відбитку.',
      many: '{count} текстів: кожен відповідає своєму цифровому відбитку.',
      other: '{count} тексту: кожен відповідає своєму цифровому відбитку.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} підпис правильний. Записано сервісом TruCV: {account}, зроблено гаманцями: {wallet}.',
      few: '{count} підписи правильні. Записано сервісом TruCV: {account}, зроблено гаманцями: {wallet}.',
      many: '{count} підписів правильні. Записано сервісом TruCV: {account}, зроблено гаманцями: {wallet}.',
      other: '{count} підпису правильні. Записано сервісом TruCV: {account}, зроблено гаманцями: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} розділ, за записами TruCV: {domains}.',
      few: '{count} розділи, за записами TruCV: {domains}.',
      many: '{count} розділів, за записами TruCV: {domains}.',
      other: '{count} розділу, за записами TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} розділ не сходиться.',
      few: '{count} розділи не сходяться.',
      many: '{count} розділів не сходяться.',
      other: '{count} розділу не сходяться.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} розділ зі свідоцтвом, підписаним доменом {who}',
      few: '{count} розділи зі свідоцтвом, підписаним доменом {who}',
      many: '{count} розділів зі свідоцтвом, підписаним доменом {who}',
      other: '{count} розділу зі свідоцтвом, підписаним доменом {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} розділ підтверджено з домену {who}',
      few: '{count} розділи підтверджено з домену {who}',
      many: '{count} розділів підтверджено з домену {who}',
      other: '{count} розділу підтверджено з домену {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} розділ підписано: {who}',
      few: '{count} розділи підписано: {who}',
      many: '{count} розділів підписано: {who}',
      other: '{count} розділу підписано: {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} розділ зі свідоцтвом, підписаним кількома доменами ({many})',
      few: '{count} розділи зі свідоцтвами, підписаними кількома доменами ({many})',
      many: '{count} розділів зі свідоцтвами, підписаними кількома доменами ({many})',
      other: '{count} розділу зі свідоцтвами, підписаними кількома доменами ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} розділ підтверджено з кількох доменів ({many})',
      few: '{count} розділи підтверджено з кількох доменів ({many})',
      many: '{count} розділів підтверджено з кількох доменів ({many})',
      other: '{count} розділу підтверджено з кількох доменів ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} розділ підписано кількома людьми або гаманцями ({many})',
      few: '{count} розділи підписано кількома людьми або гаманцями ({many})',
      many: '{count} розділів підписано кількома людьми або гаманцями ({many})',
      other: '{count} розділу підписано кількома людьми або гаманцями ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} розділ лише з доданим документом',
      few: '{count} розділи лише з доданим документом',
      many: '{count} розділів лише з доданим документом',
      other: '{count} розділу лише з доданим документом',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} розділ із підписом, який більше не враховується',
      few: '{count} розділи з підписом, який більше не враховується',
      many: '{count} розділів із підписом, який більше не враховується',
      other: '{count} розділу з підписом, який більше не враховується',
    },
    '{count} sections not signed': {
      one: '{count} розділ не підписано',
      few: '{count} розділи не підписано',
      many: '{count} розділів не підписано',
      other: '{count} розділу не підписано',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Звідси введено забагато неправильних паролів. Спробуйте ще раз через {count} хвилину.',
      few: 'Звідси введено забагато неправильних паролів. Спробуйте ще раз через {count} хвилини.',
      many: 'Звідси введено забагато неправильних паролів. Спробуйте ще раз через {count} хвилин.',
      other: 'Звідси введено забагато неправильних паролів. Спробуйте ще раз через {count} хвилини.',
    },
  },
} satisfies ReaderTexts
