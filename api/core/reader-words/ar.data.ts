// Our words for readers in Arabic.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ar',
  texts: {
    title: 'المسمى',
    place: 'المكان',
    name: 'الاسم',
    address: 'عنوان الويب',
    label: 'اسم البيان',
    value: 'البيان',
    institution: 'المؤسسة التعليمية',
    board: 'هيئة الامتحانات',
    organisation: 'المنظمة',
    degree: 'الدرجة العلمية',
    'field of study': 'التخصص',
    from: 'تاريخ البداية',
    until: 'تاريخ النهاية',
    date: 'التاريخ',
    dates: 'التواريخ',
    score: 'الدرجات',
    scale: 'الدرجة العظمى',
    'kind of score': 'نوع الدرجات',
    description: 'الوصف',
    employer: 'جهة العمل',
    'still there': 'الاستمرار في العمل هناك',
    about: 'نبذة عن جهة العمل',
    'roles at one employer': 'الأدوار لدى جهة عمل واحدة',
    highlights: 'أبرز الإنجازات',
    level: 'المستوى',
    keywords: 'الكلمات المفتاحية',
    provider: 'الجهة المقدِّمة',
    issuer: 'جهة الإصدار',
    'credential ID': 'رقم الشهادة',
    publisher: 'الناشر',
    'awarding body': 'الجهة المانحة',
    fluency: 'مستوى إتقان اللغة',
    'e-mail': 'البريد الإلكتروني',
    phone: 'الهاتف',
    'what they say': 'نص التوصية',
    subtitle: 'العنوان الفرعي',
    hidden: 'الإخفاء',
    'shown to readers': 'الظهور للقراء',
    roles: 'الأدوار',
    courses: 'المقررات',
    kind: 'النوع',
    profession: 'المهنة',
    location: 'مكان الإقامة',
    picture: 'الصورة',
    links: 'الروابط',
    'everything that is written here': 'كل ما هو مكتوب هنا',
    'some facts': 'بعض المعلومات',
    Yes: 'نعم',
    Percentage: 'النسبة المئوية',
    CGPA: 'المعدل التراكمي',
    GPA: 'المعدل',
    Grade: 'التقدير',
    'Class or division': 'المرتبة أو الفئة',
    Rank: 'الترتيب',
    'It is the owner’s own word: nobody has checked it.': 'هذا كلام صاحب السيرة نفسه: لم يتحقق منه أحد.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'حيث لا يوجد تأكيد، فهذا كلام صاحب السيرة نفسه: لم يتحقق منه أحد.',
    'Personal details': 'البيانات الشخصية',
    Stated: 'مذكور',
    'Self-attested': 'إقرار ذاتي',
    'Evidence attached': 'أُرفق مستند',
    Confirmed: 'تم تأكيده',
    'Signed by its issuer': 'موقَّع من جهة الإصدار',
    'Confirmed by {domain}': 'تأكيد من النطاق {domain}',
    'Signed by {domain} for this account, checked {day}': 'توقيع من {domain} لهذا الحساب، جرى فحصه في {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'إقرار ذاتي من {name}، بتسجيل الدخول عبر Google، في {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'إقرار ذاتي من {name}، بتسجيل الدخول عبر Google، من {first} إلى {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'إقرار ذاتي من {name} بالمحفظة الرقمية {wallet}، في {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'إقرار ذاتي من {name} بالمحفظة الرقمية {wallet}، من {first} إلى {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'في {day} وافق شخص يقرأ البريد في النطاق {domain} على ما يلي: {covered}. هذا النطاق ملك لصاحب السيرة نفسه: فليس هذا تأكيدًا من مؤسسة.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'في {day} وافق شخص يقرأ البريد في النطاق {domain} على ما يلي: {covered}. يمكن لأي شخص، أو لكل طالب أو خريج، أن يكون له عنوان هناك: فليس هذا تأكيدًا من مؤسسة.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'تأكيد من النطاق {domain} في {day}: أكّده شخص يقرأ البريد في {domain}، وصاحب السيرة هو من قدّم العنوان.',
    'What was confirmed: {covered}.': 'ما تم تأكيده: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'الاسم المذكور هناك: {name}. الاسم الذي يطلقه صاحب السيرة على المؤسسة: {institution}.',
    'The owner attached it to {covered}.': 'أرفقها صاحب السيرة بما يلي: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'أرفق صاحب السيرة مستندًا لا يُعرض للعموم، وهو يخص ما يلي: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'تأكيد من النطاق {domain} في {day}: أكّده شخص يقرأ البريد هناك، والاسم المذكور {name}؛ وصاحب السيرة هو من قدّم العنوان؛ ويشمل التأكيد: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'توقيع من {domain} لهذا الحساب، جرى فحصه في {day}؛ مرفق بما يلي: {covered}.',
    'The confirmation has been in the public log since {day}.': 'هذا التأكيد مدرج في السجل العام منذ {day}.',
    'The confirmation is in the public log within a minute.': 'سيُدرج هذا التأكيد في السجل العام خلال دقيقة.',
    'The attestation has been in the public log since {day}.': 'هذا الإقرار مدرج في السجل العام منذ {day}.',
    'The attestation is in the public log within a minute.': 'سيُدرج هذا الإقرار في السجل العام خلال دقيقة.',
    'Signed by the account of {name}, another name than this CV’s':
      'موقَّع من حساب باسم {name}، وهو اسم غير الاسم في هذه السيرة',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'موقَّع من حساب باسم {name}، وهو اسم غير الاسم في هذه السيرة: {about}، {day}',
    '{name} signed every section, {day}': 'كل الأقسام بتوقيع {name}، {day}',
    '{name} signed every section that can be checked, {day}': 'كل الأقسام التي يمكن التحقق منها بتوقيع {name}، {day}',
    '{name} signed all other sections, {day}': 'كل الأقسام الأخرى بتوقيع {name}، {day}',
    '{name} signed all other sections that can be checked, {day}':
      'كل الأقسام الأخرى التي يمكن التحقق منها بتوقيع {name}، {day}',
    'every section': 'كل الأقسام',
    'every section that can be checked': 'كل الأقسام التي يمكن التحقق منها',
    'all other sections': 'كل الأقسام الأخرى',
    'all other sections that can be checked': 'كل الأقسام الأخرى التي يمكن التحقق منها',
    'Check it yourself': 'تحقق بنفسك',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'أصدرتها هذه الخدمة نفسها: فهي تسجّل ما هو معروض هنا أصلًا ولا ترفع المستوى.',
    '{domain} is a domain of the owner’s own.': 'النطاق {domain} ملك لصاحب السيرة نفسه.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'يمكن لأي شخص، أو لكل طالب أو خريج، أن يكون له عنوان في {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} مجرد صفحة في موقع، ويمكن للموقع أن يمنح صفحات لأي شخص.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'يمكن لأي شخص أن يحصل على اسم مثل {domain}: فهو لا يدل على أي مؤسسة.',
    'Listed by {domain}; it is not signed.': 'مدرجة لدى {domain}، وهي غير موقَّعة.',
    'Signed by {domain}.': 'موقَّعة من {domain}.',
    'Signed with a key that names nobody.': 'موقَّعة بمفتاح لا يحمل اسم أحد.',
    'It names an issuer that could not be reached to show that it signed it.':
      'تذكر جهة إصدار تعذّر الوصول إليها لإثبات أنها هي من وقّعها.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'تذكر {domain}، وقد تعذّر الوصول إليه لإثبات أن التوقيع منه.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'عليها ختم إلكتروني باسم {name}، بشهادة ختم تثق بها هذه الخدمة.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'عليها ختم إلكتروني باسم {name}، بشهادة ختم لم تُقارن بأي قائمة.',
    'Not withdrawn on {day}.': 'لم تكن مسحوبة في {day}.',
    'Withdrawn, as found on {day}.': 'مسحوبة، كما تبيّن في {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'تعذّر في {day} معرفة ما إذا كانت قد سُحبت.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'فُحصت في {day}؛ ولا تحتفظ جهة الإصدار بقائمة بالشهادات المسحوبة.',
    'Made out to the address of this account.': 'صادرة لعنوان البريد الخاص بهذا الحساب.',
    'It does not say whose it is.': 'لا تذكر لمن هي.',
    'Made out to somebody else.': 'صادرة لشخص آخر.',
    'It is refused since the check on {day}.': 'لم تعد مقبولة منذ الفحص في {day}.',
    'It is called {title}.': 'اسمها: {title}.',
    'Its issuer calls itself {name}.': 'الاسم الذي تطلقه جهة الإصدار على نفسها: {name}.',
    'It names {name}.': 'اسم الشخص المذكور فيها: {name}.',
    'A credential, unchanged since it was signed.': 'شهادة رقمية لم تتغير منذ توقيعها.',
    'It ended on {day}.': 'انتهت في {day}.',
    'It is not valid before {day}.': 'لا تسري قبل {day}.',
    'Shown by the owner beside: {title}.': 'يعرضها صاحب السيرة بجانب: {title}.',
    'Not signed': 'غير موقَّع',
    Signed: 'موقَّع',
    'The CV says so. It is neither signed nor confirmed.': 'هذا ما تقوله السيرة الذاتية، دون توقيع أو تأكيد.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'وقّع الحساب المذكور كل ما هو مكتوب في القسم (إقرار ذاتي)، بتسجيل الدخول أو بمحفظة رقمية. يدل ذلك على صاحب هذا الكلام وعلى أن أي كلمة في القسم لم تتغير، ولا يدل على أن الكلام صحيح.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'يحتفظ صاحب السيرة هنا أيضًا بمستند عن هذا، لم يتحقق منه أحد في TruCV، أو بشهادة رقمية لا يظهر فيها كل ما يتطلبه أعلى مستوى.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'أكّد شخص يقرأ البريد في النطاق المذكور ما تبيّنه الشارة: معلومات من القسم، مثل المسمى وجهة العمل والتواريخ، أو كل ما هو مكتوب فيه. صاحب السيرة هو من قدّم العنوان: فاحكم بنفسك هل النطاق يخص المؤسسة. الأسماء بين علامتي التنصيص كتبها من يطلبون التأكيد ومن يجيبون، ولم يتحقق منها أحد.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'أرفق صاحب السيرة شهادة رقمية بما تبيّنه الشارة، سواء أكان معلومات من القسم أم كل ما هو مكتوب فيه. الشهادة موقَّعة من النطاق المذكور، وصادرة لعنوان البريد الخاص بحساب صاحب السيرة، وكانت سارية وغير مسحوبة في اليوم المذكور. أما أن الشهادة والسيرة تقولان الشيء نفسه فهو كلام صاحب السيرة: اقرأ الاثنتين. النص بين علامتي التنصيص هو كلام جهة الإصدار.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'لم يوقّع أحد أي جزء من هذه السيرة ولم يؤكّده بعد: هذا ما يقوله صاحبها',
    '{name} (wallet {wallet})': '{name} (المحفظة الرقمية {wallet})',
    'nothing changed since': 'لم يتغير شيء منذ ذلك الحين',
    'no word of these claims changed since': 'لم تتغير أي كلمة من هذه البيانات منذ ذلك الحين',
    'Check the CV of {name}': 'التحقق من سيرة {name}',
    'Version {version}, published on {day}.': 'الإصدار {version}، نُشر في {day}.',
    'Read the CV': 'قراءة السيرة الذاتية',
    'Check the signatures now': 'فحص التوقيعات الآن',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'يجلب متصفحك البيانات والمفاتيح من جديد، ويفحص كل توقيع بنفسه.',
    'Compare an older copy': 'مقارنة نسخة أقدم',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'أفلِت الملف هنا أو اختره: ملف PDF الذي أُعطي لك، أو بيانات السيرة التي احتفظت بها (JSON)، أو شهادة رقمية. يبقى الملف في متصفحك.',
    'Every section, and who stands for it': 'كل قسم، ومن يقف وراءه',
    'Signature no longer counts': 'توقيع لم يعد يُعتدّ به',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'يطابق التوقيع هذا النص، لكن المفتاح سُحب: فلم يعد يُعتدّ بالتوقيع.',
    'Stated. Nobody has signed or confirmed it.': 'مذكور. لم يوقّعه أحد ولم يؤكّده.',
    'Download as a credential': 'تنزيل كشهادة رقمية',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'الشهادة الرقمية ملف موقَّع تقرؤه المحافظ الرقمية وبرامج أخرى وتفحصه دون هذه الصفحة. وهي تقول ما سجّله TruCV، لا أكثر.',
    'The confirmation': 'التأكيد',
    'The self-attestation': 'الإقرار الذاتي',
    'JSON, for wallets': 'JSON للمحافظ الرقمية',
    'JWT, for programs': 'JWT للبرامج',
    'picture with the badge in it': 'صورة تتضمن الشارة',
    'Digest and signatures': 'البصمة الرقمية والتوقيعات',
    'Everything in the section, as data': 'كل ما في القسم، كبيانات',
    'Its facts alone, as data: {covered}': 'معلومات القسم وحدها، كبيانات: {covered}',
    'SHA-256 digest of {section}': 'بصمة SHA-256 الرقمية: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'الإقرار الذي وقّعه صاحب السيرة: «أُقرّ بأن هذا الجزء من سيرتي الذاتية صحيح.»',
    'Signature ({form})': 'التوقيع ({form})',
    Wallet: 'المحفظة الرقمية',
    Key: 'المفتاح',
    'Record of the confirmation ({form})': 'التأكيد المسجَّل ({form})',
    'What the badges mean': 'ماذا تعني الشارات',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'يختفي التوقيع بمجرد أن يتغير حرف واحد في القسم، ويختفي تأكيد المعلومات بمجرد أن يتغير حرف واحد في هذه المعلومات. ويختفي كلاهما إذا تغير الاسم في السيرة.',
    'For engineers: check it without us': 'للمهندسين: تحقق دون الاعتماد علينا',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'لا يلزمك أن تصدّق كلامنا عن الشارات. {program} ملف واحد مقروء يفحص [بيانات السيرة]. لا يحتاج إلا إلى Node.js، ولا يحتاج إلى شبكة (إلا مع --log) ولا إلى أي شيء منا:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'يفحص آخر سطرين فيه شهادة رقمية، من TruCV أو من جهة أخرى: يحتوي {keys} على مفاتيح جهة الإصدار، أما {list} فهو قائمة الشهادات المسحوبة التي تشير إليها الشهادة.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'التوقيع «بتسجيل الدخول عبر Google» يُنشئه TruCV: فهو يدل على أن هذه الخدمة سجّلت كلام الحساب المذكور. أما التوقيع بمحفظة رقمية فيُنشئه مفتاح المحفظة، وهو ليس لدى TruCV.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'يبيّن الملف الحال كما كانت عندما جلبته. ويمكن لمن أكّد شيئًا أن يسحب تأكيده لاحقًا، ولا يمكن للبرنامج أن يعلم بذلك: اجلب الملف من جديد، أو انظر هنا.',
    'Our public keys': 'مفاتيحنا العامة',
    'Version {version} was never published': 'الإصدار {version} لم يُنشر قط',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ولم يُسلَّم كملف أيضًا. أي مستند يقول إنه الإصدار {version} من هذه السيرة لم يُنشئه صاحبها هنا، أو جرى تعديله.',
    'Your copy says version {version}': 'الإصدار المذكور في نسختك: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'لم يتغير شيء مما هو معروض للعموم: ما ورد في الإصدار {version} هو المنشور الآن.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'كان هذا الإصدار موجودًا. وبالمقارنة معه، يختلف المنشور الآن، وهو الإصدار {version}، فيما يلي:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'لا يُقارن نص نسختك: اقرأه إلى جانب هذه الصفحة كلمة كلمة.',
    'Fetching the claims and the keys…': 'جارٍ جلب البيانات والمفاتيح…',
    'Reading your copy…': 'جارٍ قراءة نسختك…',
    'Check again': 'إعادة الفحص',
    'Fetched at {time}.': 'جُلبت في {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'البيانات ومفاتيح TruCV العامة، {size} كيلوبايت.',
    'The right CV.': 'السيرة الصحيحة.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'البيانات لهذه السيرة، في هذا العنوان، وللأقسام التي تراها هنا.',
    'Not what you see.': 'ليس ما تراه.',
    'What is published now has other sections than this page.': 'أقسام المنشور الآن تختلف عن أقسام هذه الصفحة.',
    'No letter changed.': 'لم يتغير أي حرف.',
    'Changed.': 'تغيّر النص.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'النصوص التي لا تطابق بصمتها الرقمية: {wrong} من {all}.',
    'Signed by the owner.': 'موقَّع من صاحب السيرة.',
    'Not signed as it says.': 'غير موقَّع كما هو مذكور.',
    'Confirmed.': 'تم تأكيده.',
    'Not confirmed as it says.': 'غير مؤكَّد كما هو مذكور.',
    'In the log.': 'مدرج في السجل.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'التوقيعات المدرجة في سجل TruCV العام: {recorded} من {all}. قيود السجل: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'أما البقية، فالجديد منها يُدرج خلال دقيقة، وما هو أقدم من السجل لا يُدرج أبدًا.',
    'The log begins with all that this browser saw of it on {day}.': 'يبدأ السجل بكل ما رآه هذا المتصفح منه في {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'يحتفظ هذا المتصفح بما رآه من السجل، ويقارنه في الفحص التالي.',
    'Not in the log as it says.': 'غير مدرج في السجل كما هو مذكور.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'سجل TruCV العام غير مكتمل، أو تتعذر قراءته. أعد المحاولة بعد دقيقة.',
    'One person.': 'شخص واحد.',
    'All claims are about {name}, as the CV is.': 'كل البيانات، كالسيرة نفسها، تخص {name}.',
    'Another person.': 'شخص آخر.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ليست كل البيانات عن {name}، والسيرة معروضة بهذا الاسم.',
    'Signed by the account of {name}, another name than this CV’s.':
      'موقَّع من حساب باسم {name}، وهو اسم غير الاسم في هذه السيرة.',
    'Whether both names are of one person is for you to judge.': 'أما هل الاسمان لشخص واحد، فالحكم لك.',
    'Everything that is signed holds.': 'كل ما هو موقَّع اجتاز الفحص.',
    'Not everything holds: what is marked red is not as it was signed.':
      'لم يجتز بعض ما في السيرة الفحص: ما هو معلَّم بالأحمر ليس كما كان عند توقيعه.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'لا شيء في هذه السيرة موقَّع، فلم يكن هناك ما يُفحص سوى نصوصها.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'كل التوقيعات سليمة. لكن لا توقيع يشمل أن المحفظة الرقمية تخص صاحب السيرة، ولا ما يُذكر عن شهادات الآخرين.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'المنشور الآن هو الإصدار {now}، وتعرض هذه الصفحة الإصدار {version}: أعد تحميلها.',
    holds: 'اجتاز الفحص',
    'Does not hold': 'لم يجتز الفحص',
    '{section} does not hold': 'القسم {section} لم يجتز الفحص',
    'this is not in the form in which TruCV publishes it': 'البيانات ليست بالصيغة التي ينشرها TruCV',
    'the text was changed: it does not fit its fingerprint (digest)': 'تغيّر النص: فهو لا يطابق بصمته الرقمية',
    'the owner’s signature does not hold': 'توقيع صاحب السيرة غير سليم',
    'the institution’s confirmation does not hold': 'تأكيد المؤسسة غير سليم',
    'it was signed or confirmed under another name than the one on this CV':
      'جرى توقيعه أو تأكيده باسم غير الاسم الوارد في هذه السيرة',
    'it is said to be more than what was signed': 'معروض على أنه أكثر مما وُقّع',
    'it is not in the public log as it says': 'غير مدرج في السجل العام كما هو مذكور',
    'the signature that this page shows was withdrawn': 'التوقيع الذي تعرضه هذه الصفحة سُحب',
    'the evidence that this page shows was taken away': 'المستند الذي تعرضه هذه الصفحة أُزيل',
    'the confirmation that this page shows was withdrawn': 'التأكيد الذي تعرضه هذه الصفحة سُحب',
    'the credential that this page shows does not count any more':
      'الشهادة الرقمية التي تعرضها هذه الصفحة لم يعد يُعتدّ بها',
    'the text that is published now is another one than on this page': 'النص المنشور الآن غير النص الذي في هذه الصفحة',
    'this section is not among what is published now': 'هذا القسم ليس ضمن المنشور الآن',
    'What this does not show': 'ما لا يدل عليه هذا الفحص',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'أن ما تقوله السيرة صحيح. فالتوقيع يدل على صاحب الكلام، وعلى أن أي حرف لم يتغير منذ ذلك الحين.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'أن النطاق يخص المؤسسة التي يشبه اسمها. فصاحب السيرة هو من قدّم العنوان.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'من هو الشخص وراء الحساب أو المحفظة الرقمية. فعبارة «بتسجيل الدخول عبر Google» مما سجّله TruCV نفسه.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'أن TruCV أمين: فهذه الصفحة أيضًا من TruCV. أما البرنامج المذكور تحت «للمهندسين» فيعمل من دونه.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'أن TruCV يعرض السجل نفسه على الجميع. فالشهود والبرامج التي تتابعه، مثل log-audit.mjs، ستلاحظ أي اختلاف.',
    'What is withdrawn later. Check again when it matters.': 'ما يُسحب لاحقًا. أعد الفحص حين يكون الأمر مهمًا.',
    'It cannot be checked: {problem}.': 'تعذّر الفحص: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'لم يتمكن هذا المتصفح من إجراء الفحص. يستطيع ذلك البرنامج المذكور تحت «للمهندسين».',
    'This page was opened without https, where browsers check no signatures.':
      'فُتحت هذه الصفحة دون https، وعندئذ لا تفحص المتصفحات التوقيعات.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'تعذّر الاتصال بخدمة TruCV. تحقق من اتصالك بالإنترنت ثم أعد المحاولة.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'يطلب صاحب هذه السيرة كلمة مرور. افتح السيرة من جديد ثم أعد المحاولة.',
    'This CV is no longer published: nothing of it can be checked now.':
      'لم تعد هذه السيرة منشورة: فلا يمكن الآن فحص أي شيء منها.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'رد TruCV بخطأ ({status}). أعد المحاولة بعد دقيقة.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'وصل الرد ناقصًا، أو أنه ليس ردًا من TruCV. أعد المحاولة.',
    'The reply is about another CV: nothing of it counts for this one.':
      'الرد يخص سيرة أخرى: فلا شيء منه يسري على هذه السيرة.',
    'The reply is of another service: its signatures do not count at this address.':
      'الرد من خدمة أخرى: فلا يُعتدّ بتوقيعاتها في هذا العنوان.',
    'This file is damaged, or is not a copy of a CV.': 'هذا الملف تالف، أو ليس نسخة من سيرة ذاتية.',
    'This is a copy of another CV.': 'هذه نسخة من سيرة أخرى.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'هذا ملف JSON Resume، وليس فيه توقيعات يمكن مقارنتها.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'لا تُقرأ ملفات Word هنا. افتح العنوان الموجود في آخر الملف، فهو يقود إلى المقارنة.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'يذكر ملف PDF هذا عدة إصدارات من هذه السيرة: فقد جُمع من عدة ملفات.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'لا يذكر ملف PDF هذا أي إصدار من سيرة ذاتية: فهو لم يُنشأ هنا، أو أعاد برنامج آخر إنشاءه.',
    'Your copy says that it is of {day}.': 'التاريخ المذكور في نسختك: {day}.',
    'In your copy this does not hold:': 'ما لم يجتز الفحص في نسختك:',
    'Since then:': 'منذ ذلك الحين:',
    'Nothing has changed since.': 'لم يتغير شيء منذ ذلك الحين.',
    'Added: {section}': 'أُضيف: {section}',
    'Changed: {section}': 'تغيّر: {section}',
    'Removed: {section}': 'أُزيل: {section}',
    'Confirmed since: {section}': 'أُكّد منذ ذلك الحين: {section}',
    'No longer confirmed: {section}': 'لم يعد مؤكَّدًا: {section}',
    'Signed since: {section}': 'وُقّع منذ ذلك الحين: {section}',
    'No longer signed: {section}': 'لم يعد موقَّعًا: {section}',
    'This credential holds.': 'هذه الشهادة الرقمية سليمة.',
    'It is called {title}, of {day}.': 'اسمها {title}، وتاريخها {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.': 'لم تتغير منذ أن وقّعها TruCV، وليست مسحوبة الآن.',
    'The words that it is about are on this CV: {section}.': 'النص الذي تخصه وارد في هذه السيرة: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'النص الذي تخصه غير وارد في هذه السيرة، أو تغيّر منذ ذلك الحين.',
    'This credential does not hold.': 'هذه الشهادة الرقمية غير سليمة.',
    'This credential is not valid yet.': 'هذه الشهادة الرقمية لم تسرِ بعد.',
    'This credential has ended.': 'هذه الشهادة الرقمية انتهت مدتها.',
    'The signature holds, but this credential was withdrawn.': 'التوقيع سليم، لكن هذه الشهادة الرقمية سُحبت.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'التوقيع سليم، لكن تعذّرت معرفة ما إذا كانت الشهادة قد سُحبت. أعد المحاولة.',
    'This is a credential about another person, or about another name.': 'هذه شهادة رقمية تخص شخصًا آخر أو اسمًا آخر.',
    'TruCV did not issue this credential.': 'هذه الشهادة الرقمية لم يُصدرها TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'تفحص هذه الصفحة شهادات TruCV الرقمية وحدها، كملفات JWT (.jwt). أما هذه الشهادة فيفحصها البرنامج المذكور تحت «للمهندسين»: node verify-cv.mjs ثم الملف ثم --keys ثم did.json الخاص بجهة الإصدار.',
    'No CV at this address — TruCV': 'لا توجد سيرة ذاتية في هذا العنوان — TruCV',
    'There is no CV here': 'لا توجد سيرة ذاتية هنا',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'قد يكون الرابط غير مكتمل، أو ربما أزال صاحب السيرة الصفحة. إذا أرسله إليك أحد، فاطلب منه رابطًا جديدًا.',
    'Go to TruCV': 'الانتقال إلى TruCV',
    'This CV is protected': 'هذه السيرة الذاتية محمية',
    'Its owner asks for a password. It usually comes with the link.': 'يطلب صاحبها كلمة مرور. تصل عادةً مع الرابط.',
    Password: 'كلمة المرور',
    'Open the CV': 'فتح السيرة الذاتية',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'تبقى بعد ذلك مفتوحة في هذا المتصفح مدة 12 ساعة. ليست لديك كلمة مرور؟ اطلبها ممن أرسل إليك الرابط.',
    'This form was sent from another site. Enter the password here.':
      'أُرسل هذا النموذج من موقع آخر. أدخل كلمة المرور هنا.',
    'This is not the password. Capital letters count.': 'كلمة المرور هذه غير صحيحة. يُفرَّق بين الأحرف الكبيرة والصغيرة.',
    'Many people are asking just now. Try again in a few seconds.': 'المحاولات كثيرة الآن. أعد المحاولة بعد بضع ثوانٍ.',
    '[TruCV], where people write CVs that others can check': '[TruCV]، حيث تُكتب سير ذاتية يمكن للآخرين التحقق منها',
    'Hello,': 'تحية طيبة،',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      'طلب من {person} إلى {institution} لتأكيد قسم من سيرة ذاتية: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'كتب الاسمين مستخدم TruCV الذي يطلب ذلك، ولم نتحقق منهما.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'يعرض الرابط أدناه ما هو مذكور في السيرة. يمكن لأي شخص يستطيع التحدث باسم المؤسسة أن يؤكّده أو يرفضه؛ ولا حاجة إلى حساب.',
    'Look at the claim and answer': 'الاطلاع على البيانات والرد',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'يمكن الرد عبر هذا الرابط مرة واحدة، حتى {day}. إذا لم تفعل شيئًا، فلن يؤكَّد شيء. نرجو عدم تمريره إلى غيرك: فكل من لديه الرابط يستطيع الرد.',
    'Answer all requests at one place': 'الرد على جميع الطلبات في مكان واحد',
    'Never write to me again': 'لا تراسلوني بعد الآن',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'هل لديك أسئلة؟ اكتب إلى {address}. لا تُقرأ الردود على هذه الرسالة.',
    'Change the language': 'تغيير اللغة',
    'Can you confirm this?': 'هل يمكنك تأكيد هذا؟',
    'What you answer for': 'ما يشمله ردك',
    'Name on the CV': 'الاسم في السيرة الذاتية',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'للعثور على الشخص في سجلاتكم: {reference}. كتبه المستخدم الذي يطلب التأكيد. وهو ليس جزءًا مما تؤكّده، ولا يُعرض على أحد غيرك.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'أُكّد النص نفسه من نطاقكم في {day} لاسم آخر: {before}. والآن يُطلب منك ذلك لاسم {person}. لا تؤكّده إلا إذا كنت تعلم أن الاسمين لشخص واحد.',
    'What your answer means': 'ما يعنيه ردك',
    'Not part of your answer': 'ليس جزءًا من ردك',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'إذا أكّدت، فأنت تقول إنه يمكنك التحدث باسم المؤسسة، وإن ما يلي صحيح بشأن {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'عندئذ يرى كل من يُسمح له بقراءة هذا القسم من السيرة «{badge}»، وأن شخصًا يقرأ البريد هناك قد ردّ، والاسم الذي تقدّمه. ولا يُعرض عنوانك.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'سيُحفظ كمستند مرفق، ولا يُعرض كتأكيد من مؤسسة.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'من يتحققون من السيرة يرون أن شخصًا يقرأ البريد في النطاق {domain} قد وافق، ولماذا لا يُعد ذلك كلام مؤسسة.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'يسري ذلك بهذا الاسم، في كل سيرة لصاحبها ترد فيها هذه المعلومات. يمكن لصاحب السيرة تغيير بقية القسم، ويبقى كلامك مع هذه المعلومات. وأي تغيير في إحدى المعلومات أو في الاسم ينهي ذلك.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'يسري ذلك بهذا الاسم، في كل سيرة لصاحبها يرد فيها هذا النص بعينه. وأي تغيير في النص أو في الاسم ينهي ذلك.',
    'If you decline, only the owner of the CV gets to know it.': 'إذا رفضت، فلن يعلم بذلك إلا صاحب السيرة.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'يمكنك الرد مرة واحدة، حتى {day}. وبعد ذلك يمكنك خلال سنة سحب التأكيد بالرابط نفسه.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'لم نتحقق ممن كتب هذه السيرة. إذا كنت لا تعرفه، فارفض أو لا تفعل شيئًا.',
    'Files the owner has added': 'ملفات أضافها صاحب السيرة',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'لم نقارنها بالنص. تُفتح صور صفحاتها في علامة تبويب جديدة، إلى أن ترد.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'هذه صور ملف أضافه صاحب السيرة. لم نقارنه بالنص.',
    'Pages shown: {shown} of {all}': 'الصفحات المعروضة: {shown} من {all}',
    'Page {page} of {all}': 'الصفحة {page} من {all}',
    'Your answer': 'ردك',
    'Yes, this is true': 'نعم، هذا صحيح',
    'No, I do not confirm this': 'لا، لا أؤكّد هذا',
    'Your name and office': 'اسمك ومنصبك',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'مطلوب للتأكيد. يُعرض مع السيرة بين علامتي تنصيص. لا تُدرج عناوين ويب.',
    'A note to the owner': 'ملاحظة لصاحب السيرة',
    'If you like. Only the owner sees it.': 'اختياري. لا يراها إلا صاحب السيرة.',
    'Send my answer': 'إرسال ردي',
    'Choose an answer.': 'اختر ردًا.',
    'Say who confirms this.': 'اذكر من يؤكّد هذا.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'النص طويل جدًا، أو فيه عنوان ويب أو رموز غير مرئية. ضع مسافة بعد نقطة الاختصار.',
    'This was answered already.': 'سبق الرد على هذا.',
    'Your answer could not be stored. Try again.': 'تعذّر حفظ ردك. أعد المحاولة.',
    'Thank you, this is confirmed': 'شكرًا لك، تم التأكيد',
    'Not confirmed': 'لم يؤكَّد',
    Withdrawn: 'تم السحب',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: في {day} أكّد شخص يقرأ البريد هناك، وقدّم الاسم {name}، قسمًا من سيرة {person}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'لم يؤكَّد قسم من سيرة {person}، في {day}، ولن يعلم بذلك إلا صاحبها: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'سُحب في {day} ما كان مؤكَّدًا من سيرة {person}، ولم يعد يُعرض على أحد: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'هل كان ذلك خطأً، أم أنه لم يعد صحيحًا؟ حتى {day} يمكنك [سحبه].',
    'Withdraw this confirmation?': 'هل تريد سحب هذا التأكيد؟',
    'It was given on {day} for the CV of {person}: {section}': 'صدر في {day} لسيرة {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'بعد سحبه لن تعرضه أي سيرة، وتصل إلى صاحبها رسالة. وهذا نهائي.',
    Withdraw: 'سحب',
    'Keep it': 'إبقاء',
    'Never get such mails again?': 'هل تريد ألا تتلقى مثل هذه الرسائل بعد الآن؟',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'عندئذ لن نرسل طلبات إلى العنوان الذي أُرسل إليه هذا الرابط، أيًا كان من يطلب منا ذلك. لا يمكن التراجع عن هذا.',
    'We will not write to you again': 'لن نراسلك مجددًا',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'لن يتلقى العنوان الذي أُرسل إليه هذا الرابط أي طلبات منا بعد الآن، أيًا كان من يطلب. ولا نحتفظ من العنوان إلا بما يلزم لمعرفة ذلك.',
    'This link leads nowhere': 'هذا الرابط لا يؤدي إلى أي صفحة',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'قد يكون غير مكتمل، أو انتهت مدته، أو ربما سحب صاحب السيرة الطلب أو غيّر النص الذي يخصه. لا يلزمك فعل أي شيء.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      zero: '{count} نص يطابق بصمته الرقمية.',
      one: 'النص الوحيد يطابق بصمته الرقمية.',
      two: 'كلا النصين يطابق بصمته الرقمية.',
      few: '{count} نصوص، كل منها يطابق بصمته الرقمية.',
      many: '{count} نصًا، كل منها يطابق بصمته الرقمية.',
      other: '{count} نص، كل منها يطابق بصمته الرقمية.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      zero: '{count} توقيع سليم. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
      one: 'توقيع واحد سليم. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
      two: 'توقيعان سليمان. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
      few: '{count} توقيعات سليمة. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
      many: '{count} توقيعًا سليمًا. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
      other: '{count} توقيع سليم. بتسجيل TruCV: {account}، بمحافظ رقمية: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      zero: '{count} قسم، سجّلها TruCV: {domains}.',
      one: 'قسم واحد، سجّله TruCV: {domains}.',
      two: 'قسمان، سجّلهما TruCV: {domains}.',
      few: '{count} أقسام، سجّلها TruCV: {domains}.',
      many: '{count} قسمًا، سجّلها TruCV: {domains}.',
      other: '{count} قسم، سجّلها TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      zero: '{count} قسم لم يجتز الفحص.',
      one: 'قسم واحد لم يجتز الفحص.',
      two: 'قسمان لم يجتازا الفحص.',
      few: '{count} أقسام لم تجتز الفحص.',
      many: '{count} قسمًا لم تجتز الفحص.',
      other: '{count} قسم لم تجتز الفحص.',
    },
    '{count} sections with a credential signed by {who}': {
      zero: '{count} قسم بشهادة رقمية موقَّعة من {who}',
      one: 'قسم واحد بشهادة رقمية موقَّعة من {who}',
      two: 'قسمان بشهادة رقمية موقَّعة من {who}',
      few: '{count} أقسام بشهادة رقمية موقَّعة من {who}',
      many: '{count} قسمًا بشهادة رقمية موقَّعة من {who}',
      other: '{count} قسم بشهادة رقمية موقَّعة من {who}',
    },
    '{count} sections confirmed by {who}': {
      zero: '{count} قسم بتأكيد من {who}',
      one: 'قسم واحد بتأكيد من {who}',
      two: 'قسمان بتأكيد من {who}',
      few: '{count} أقسام بتأكيد من {who}',
      many: '{count} قسمًا بتأكيد من {who}',
      other: '{count} قسم بتأكيد من {who}',
    },
    '{count} sections signed by {who}': {
      zero: '{count} قسم بتوقيع {who}',
      one: 'قسم واحد بتوقيع {who}',
      two: 'قسمان بتوقيع {who}',
      few: '{count} أقسام بتوقيع {who}',
      many: '{count} قسمًا بتوقيع {who}',
      other: '{count} قسم بتوقيع {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      zero: '{count} قسم بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
      one: 'قسم واحد بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
      two: 'قسمان بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
      few: '{count} أقسام بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
      many: '{count} قسمًا بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
      other: '{count} قسم بشهادة رقمية موقَّعة من عدة نطاقات ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      zero: '{count} قسم بتأكيد من عدة نطاقات ({many})',
      one: 'قسم واحد بتأكيد من عدة نطاقات ({many})',
      two: 'قسمان بتأكيد من عدة نطاقات ({many})',
      few: '{count} أقسام بتأكيد من عدة نطاقات ({many})',
      many: '{count} قسمًا بتأكيد من عدة نطاقات ({many})',
      other: '{count} قسم بتأكيد من عدة نطاقات ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      zero: '{count} قسم بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
      one: 'قسم واحد بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
      two: 'قسمان بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
      few: '{count} أقسام بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
      many: '{count} قسمًا بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
      other: '{count} قسم بتوقيع عدة أشخاص أو محافظ رقمية ({many})',
    },
    '{count} sections with evidence only': {
      zero: '{count} قسم بمستند مرفق فقط',
      one: 'قسم واحد بمستند مرفق فقط',
      two: 'قسمان بمستند مرفق فقط',
      few: '{count} أقسام بمستند مرفق فقط',
      many: '{count} قسمًا بمستند مرفق فقط',
      other: '{count} قسم بمستند مرفق فقط',
    },
    '{count} sections with a signature that no longer counts': {
      zero: '{count} قسم بتوقيع لم يعد يُعتدّ به',
      one: 'قسم واحد بتوقيع لم يعد يُعتدّ به',
      two: 'قسمان بتوقيع لم يعد يُعتدّ به',
      few: '{count} أقسام بتوقيع لم يعد يُعتدّ به',
      many: '{count} قسمًا بتوقيع لم يعد يُعتدّ به',
      other: '{count} قسم بتوقيع لم يعد يُعتدّ به',
    },
    '{count} sections not signed': {
      zero: '{count} قسم بلا توقيع',
      one: 'قسم واحد بلا توقيع',
      two: 'قسمان بلا توقيع',
      few: '{count} أقسام بلا توقيع',
      many: '{count} قسمًا بلا توقيع',
      other: '{count} قسم بلا توقيع',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      zero: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد {count} دقيقة.',
      one: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد دقيقة واحدة.',
      two: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد دقيقتين.',
      few: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد {count} دقائق.',
      many: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد {count} دقيقة.',
      other: 'وردت من هنا كلمات مرور خاطئة كثيرة. أعد المحاولة بعد {count} دقيقة.',
    },
  },
} satisfies ReaderTexts
