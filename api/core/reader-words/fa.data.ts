// Our words for readers in Persian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'fa',
  texts: {
    title: 'عنوان',
    place: 'محل',
    name: 'نام',
    address: 'نشانی وب',
    label: 'نام مورد',
    value: 'مقدار',
    institution: 'مؤسسه آموزشی',
    board: 'نهاد برگزارکننده امتحان',
    organisation: 'سازمان',
    degree: 'مدرک تحصیلی',
    'field of study': 'رشته تحصیلی',
    from: 'تاریخ شروع',
    until: 'تاریخ پایان',
    date: 'تاریخ',
    dates: 'تاریخ‌ها',
    score: 'نمره',
    scale: 'سقف نمره',
    'kind of score': 'نوع نمره',
    description: 'توضیحات',
    employer: 'کارفرما',
    'still there': 'ادامه همکاری تا امروز',
    about: 'درباره شرکت',
    'roles at one employer': 'نقش‌ها نزد یک کارفرما',
    highlights: 'دستاوردهای مهم',
    level: 'سطح',
    keywords: 'کلیدواژه‌ها',
    provider: 'ارائه‌دهنده',
    issuer: 'صادرکننده',
    'credential ID': 'شماره گواهینامه',
    publisher: 'ناشر',
    'awarding body': 'نهاد اعطاکننده',
    fluency: 'میزان تسلط',
    'e-mail': 'ایمیل',
    phone: 'تلفن',
    'what they say': 'گفته معرف',
    subtitle: 'عنوان فرعی',
    hidden: 'پنهان بودن',
    'shown to readers': 'نمایش به خوانندگان',
    roles: 'نقش‌ها',
    courses: 'درس‌ها',
    kind: 'نوع',
    profession: 'حرفه',
    location: 'محل سکونت',
    picture: 'تصویر',
    links: 'پیوندها',
    'everything that is written here': 'هر آنچه اینجا نوشته شده است',
    'some facts': 'برخی از اطلاعات',
    Yes: 'بله',
    Percentage: 'درصد',
    CGPA: 'معدل کل',
    GPA: 'معدل',
    Grade: 'نمره',
    'Class or division': 'درجه یا رده',
    Rank: 'رتبه',
    'It is the owner’s own word: nobody has checked it.': 'این گفته خود صاحب رزومه است: کسی آن را بررسی نکرده است.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'هر جا تأییدی نیست، این گفته خود صاحب رزومه است: کسی آن را بررسی نکرده است.',
    'Personal details': 'مشخصات فردی',
    Stated: 'ذکرشده',
    'Self-attested': 'خوداظهاری',
    'Evidence attached': 'با مدرک پیوست',
    Confirmed: 'تأییدشده',
    'Signed by its issuer': 'با امضای صادرکننده',
    'Confirmed by {domain}': 'تأیید از دامنه {domain}',
    'Signed by {domain} for this account, checked {day}': 'با امضای {domain} برای این حساب، بررسی در {day}',
    'Self-attested by {name}, signed in with Google, on {day}.': 'خوداظهاری {name}، با ورود از طریق Google، در {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'خوداظهاری {name}، با ورود از طریق Google، از {first} تا {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'خوداظهاری {name} با کیف پول دیجیتال {wallet}، در {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'خوداظهاری {name} با کیف پول دیجیتال {wallet}، از {first} تا {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'در {day}، فردی که ایمیل‌های دامنه {domain} را می‌خواند، با این موارد موافقت کرد: {covered}. این دامنه متعلق به خود صاحب رزومه است: بنابراین تأیید یک مؤسسه به شمار نمی‌آید.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'در {day}، فردی که ایمیل‌های دامنه {domain} را می‌خواند، با این موارد موافقت کرد: {covered}. هر کسی، یا هر دانشجو یا دانش‌آموخته‌ای، می‌تواند آنجا نشانی داشته باشد: بنابراین تأیید یک مؤسسه به شمار نمی‌آید.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'تأیید از دامنه {domain} در {day}: از سوی فردی که ایمیل‌های {domain} را می‌خواند؛ نشانی را صاحب رزومه داده است.',
    'What was confirmed: {covered}.': 'آنچه تأیید شد: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'نامی که آنجا داده شد: {name}. نامی که صاحب رزومه برای مؤسسه نوشته است: {institution}.',
    'The owner attached it to {covered}.': 'صاحب رزومه آن را به این موارد پیوست کرده است: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'صاحب رزومه مدرکی پیوست کرده است که به دیگران نشان داده نمی‌شود و مربوط است به: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'تأیید از دامنه {domain} در {day}: از سوی فردی که ایمیل‌های آنجا را می‌خواند، با نام {name}؛ نشانی را صاحب رزومه داده است؛ موارد تأیید: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'با امضای {domain} برای این حساب، بررسی در {day}؛ پیوست‌شده به: {covered}.',
    'The confirmation has been in the public log since {day}.': 'این تأیید از {day} در دفتر ثبت عمومی آمده است.',
    'The confirmation is in the public log within a minute.': 'این تأیید ظرف یک دقیقه در دفتر ثبت عمومی می‌آید.',
    'The attestation has been in the public log since {day}.': 'این خوداظهاری از {day} در دفتر ثبت عمومی آمده است.',
    'The attestation is in the public log within a minute.': 'این خوداظهاری ظرف یک دقیقه در دفتر ثبت عمومی می‌آید.',
    'Signed by the account of {name}, another name than this CV’s':
      'با امضای حسابی به نام {name} که با نام این رزومه فرق دارد',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'با امضای حسابی به نام {name} که با نام این رزومه فرق دارد: {about}، {day}',
    '{name} signed every section, {day}': 'همه بخش‌ها با امضای {name}، {day}',
    '{name} signed every section that can be checked, {day}': 'همه بخش‌های قابل بررسی با امضای {name}، {day}',
    '{name} signed all other sections, {day}': 'همه بخش‌های دیگر با امضای {name}، {day}',
    '{name} signed all other sections that can be checked, {day}':
      'همه بخش‌های دیگری که قابل بررسی‌اند با امضای {name}، {day}',
    'every section': 'همه بخش‌ها',
    'every section that can be checked': 'همه بخش‌های قابل بررسی',
    'all other sections': 'همه بخش‌های دیگر',
    'all other sections that can be checked': 'همه بخش‌های دیگری که قابل بررسی‌اند',
    'Check it yourself': 'خودتان بررسی کنید',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'خود این سرویس آن را صادر کرده است: فقط همان چیزی را ثبت می‌کند که اینجا نمایش داده می‌شود و سطح را بالاتر نمی‌برد.',
    '{domain} is a domain of the owner’s own.': 'دامنه {domain} متعلق به خود صاحب رزومه است.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'هر کسی، یا هر دانشجو یا دانش‌آموخته‌ای، می‌تواند در {domain} نشانی داشته باشد.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} فقط صفحه‌ای از یک سایت است و سایت می‌تواند به هر کسی صفحه بدهد.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'هر کسی می‌تواند نامی مانند {domain} داشته باشد: این نام نشان‌دهنده هیچ مؤسسه‌ای نیست.',
    'Listed by {domain}; it is not signed.': 'در فهرست {domain} آمده است؛ امضا ندارد.',
    'Signed by {domain}.': 'با امضای {domain}.',
    'Signed with a key that names nobody.': 'با کلیدی امضا شده است که نام کسی را نشان نمی‌دهد.',
    'It names an issuer that could not be reached to show that it signed it.':
      'از صادرکننده‌ای نام می‌برد که دسترسی به آن ممکن نشد تا معلوم شود امضا از خود اوست.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'از {domain} نام می‌برد که دسترسی به آن ممکن نشد تا معلوم شود امضا از آنجاست.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'مهر الکترونیکی به نام {name} دارد، با گواهی مهری که این سرویس به آن اعتماد دارد.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'مهر الکترونیکی به نام {name} دارد، با گواهی مهری که با هیچ فهرستی مقایسه نشده است.',
    'Not withdrawn on {day}.': 'در {day} لغو نشده بود.',
    'Withdrawn, as found on {day}.': 'لغو شده است، بنا بر بررسی {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'در {day} ممکن نشد معلوم شود که لغو شده است یا نه.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'در {day} بررسی شد؛ صادرکننده فهرستی از موارد لغوشده ندارد.',
    'Made out to the address of this account.': 'به نشانی ایمیل این حساب صادر شده است.',
    'It does not say whose it is.': 'در آن گفته نشده که متعلق به کیست.',
    'Made out to somebody else.': 'برای شخص دیگری صادر شده است.',
    'It is refused since the check on {day}.': 'از زمان بررسی {day} پذیرفته نمی‌شود.',
    'It is called {title}.': 'نام آن: {title}.',
    'Its issuer calls itself {name}.': 'نامی که صادرکننده برای خود نوشته است: {name}.',
    'It names {name}.': 'نام شخص در آن: {name}.',
    'A credential, unchanged since it was signed.': 'گواهی دیجیتال، بدون تغییر از زمان امضا.',
    'It ended on {day}.': 'در {day} پایان یافته است.',
    'It is not valid before {day}.': 'پیش از {day} معتبر نیست.',
    'Shown by the owner beside: {title}.': 'صاحب رزومه آن را در کنار این مورد نشان می‌دهد: {title}.',
    'Not signed': 'بدون امضا',
    Signed: 'امضاشده',
    'The CV says so. It is neither signed nor confirmed.': 'رزومه چنین می‌گوید. نه امضا شده است و نه تأیید.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'حسابی که نامش آمده، با ورود به حساب یا با کیف پول دیجیتال، هر آنچه را در این بخش نوشته شده امضا کرده است (خوداظهاری). این نشان می‌دهد که گفته از کیست و هیچ کلمه‌ای از بخش تغییر نکرده است، نه اینکه گفته درست است.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'صاحب رزومه در این باره مدرکی نیز در اینجا نگه می‌دارد که هیچ‌کس در TruCV آن را بررسی نکرده است، یا یک گواهی دیجیتال که همه آنچه را بالاترین سطح لازم دارد نشان نمی‌دهد.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'فردی که ایمیل‌های دامنه نام‌برده را می‌خواند، آنچه را در نشان آمده تأیید کرده است: اطلاعاتی از بخش، مانند عنوان، کارفرما و تاریخ‌ها، یا هر آنچه آنجا نوشته شده است. نشانی را صاحب رزومه داده است: خودتان قضاوت کنید که آیا این دامنه از آنِ مؤسسه است. نام‌های داخل گیومه را درخواست‌کننده و پاسخ‌دهنده تایپ کرده‌اند و کسی آن‌ها را بررسی نکرده است.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'صاحب رزومه یک گواهی دیجیتال به آنچه در نشان آمده پیوست کرده است: به اطلاعاتی از بخش یا به هر آنچه آنجا نوشته شده است. این گواهی امضای دامنه نام‌برده را دارد، به نشانی ایمیل حساب صاحب رزومه صادر شده و در روز نام‌برده برقرار بوده و لغو نشده بود. اینکه گواهی و رزومه یک چیز می‌گویند، گفته صاحب رزومه است: هر دو را بخوانید. متن داخل گیومه از صادرکننده است.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'هنوز کسی هیچ بخشی از این رزومه را امضا یا تأیید نکرده است: این گفته صاحب آن است',
    '{name} (wallet {wallet})': '{name} (کیف پول دیجیتال {wallet})',
    'nothing changed since': 'از آن زمان چیزی تغییر نکرده است',
    'no word of these claims changed since': 'از آن زمان هیچ کلمه‌ای از این اظهارات تغییر نکرده است',
    'Check the CV of {name}': 'بررسی رزومه {name}',
    'Version {version}, published on {day}.': 'نسخه {version}، انتشار در {day}.',
    'Read the CV': 'خواندن رزومه',
    'Check the signatures now': 'همین حالا امضاها را بررسی کنید',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'مرورگر شما اظهارات و کلیدها را از نو دریافت می‌کند و خودش تک‌تک امضاها را بررسی می‌کند.',
    'Compare an older copy': 'مقایسه با نسخه‌ای قدیمی‌تر',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'فایل را اینجا رها کنید یا انتخاب کنید: فایل PDF که به شما داده‌اند، داده اظهارات (JSON) که نگه داشته‌اید، یا یک گواهی دیجیتال. فایل در مرورگر شما می‌ماند.',
    'Every section, and who stands for it': 'همه بخش‌ها و پشتوانه هر یک',
    'Signature no longer counts': 'امضایی که دیگر به حساب نمی‌آید',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'امضای آن با این متن می‌خواند، اما کلید لغو شده است: پس دیگر به حساب نمی‌آید.',
    'Stated. Nobody has signed or confirmed it.': 'ذکرشده. کسی آن را امضا یا تأیید نکرده است.',
    'Download as a credential': 'دریافت به‌صورت گواهی دیجیتال',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'گواهی دیجیتال فایلی امضاشده است که کیف پول‌های دیجیتال و برنامه‌های دیگر، بدون این صفحه، آن را می‌خوانند و بررسی می‌کنند. همان چیزی را می‌گوید که TruCV ثبت کرده است، نه بیشتر.',
    'The confirmation': 'تأیید',
    'The self-attestation': 'خوداظهاری',
    'JSON, for wallets': 'JSON، برای کیف پول‌های دیجیتال',
    'JWT, for programs': 'JWT، برای برنامه‌ها',
    'picture with the badge in it': 'تصویری که نشان در آن است',
    'Digest and signatures': 'اثر انگشت دیجیتال و امضاها',
    'Everything in the section, as data': 'همه محتوای این بخش، به‌صورت داده',
    'Its facts alone, as data: {covered}': 'فقط اطلاعات آن، به‌صورت داده: {covered}',
    'SHA-256 digest of {section}': 'اثر انگشت دیجیتال SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'اظهارنامه‌ای که صاحب رزومه امضا کرده است: «گواهی می‌کنم که این بخش از رزومه‌ام درست است.»',
    'Signature ({form})': 'امضا ({form})',
    Wallet: 'کیف پول دیجیتال',
    Key: 'کلید',
    'Record of the confirmation ({form})': 'ثبت تأیید ({form})',
    'What the badges mean': 'معنای نشان‌ها',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'همین که یک حرف از بخشی تغییر کند، امضای آن حذف می‌شود؛ و همین که یک حرف از اطلاعات تغییر کند، تأیید آن اطلاعات حذف می‌شود. اگر نام روی رزومه تغییر کند، هر دو حذف می‌شوند.',
    'For engineers: check it without us': 'برای مهندسان: بدون ما بررسی کنید',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'لازم نیست درباره نشان‌ها به حرف ما اعتماد کنید. {program} یک فایل خوانا است که [داده اظهارات] را بررسی می‌کند. جز Node.js به هیچ چیز نیاز ندارد: نه به شبکه (مگر با --log) و نه به چیزی از ما:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'دو خط آخر آن گواهی دیجیتال را بررسی می‌کند، چه از TruCV باشد چه از دیگری: {keys} کلیدهای صادرکننده را دارد و {list} فهرست گواهی‌های لغوشده‌ای است که گواهی از آن نام می‌برد.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'امضای «با ورود از طریق Google» را TruCV می‌سازد: نشان می‌دهد که این سرویس گفته حساب نام‌برده را ثبت کرده است. امضای با کیف پول دیجیتال را کلید همان کیف پول می‌سازد که در اختیار TruCV نیست.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'فایل می‌گوید که هنگام دریافت آن وضع چگونه بود. هر کس چیزی را تأیید کرده باشد می‌تواند بعداً آن را پس بگیرد و برنامه نمی‌تواند از آن باخبر شود: فایل را دوباره دریافت کنید، یا همین‌جا را ببینید.',
    'Our public keys': 'کلیدهای عمومی ما',
    'Version {version} was never published': 'نسخه {version} هرگز منتشر نشده است',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'به‌صورت فایل هم به کسی داده نشده است. سندی که خود را نسخه {version} این رزومه می‌خواند، یا صاحب رزومه آن را اینجا نساخته، یا دستکاری شده است.',
    'Your copy says version {version}': 'نسخه ذکرشده در فایل شما: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'از آنچه همه می‌بینند چیزی تغییر نکرده است: آنچه در نسخه {version} آمده بود همان است که اکنون منتشر شده است.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'این نسخه وجود داشته است. آنچه اکنون منتشر شده، یعنی نسخه {version}، در این موارد با آن فرق دارد:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'متن فایل شما مقایسه نمی‌شود: آن را کنار این صفحه، کلمه به کلمه بخوانید.',
    'Fetching the claims and the keys…': 'در حال دریافت اظهارات و کلیدها…',
    'Reading your copy…': 'در حال خواندن فایل شما…',
    'Check again': 'بررسی دوباره',
    'Fetched at {time}.': 'زمان دریافت: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'اظهارات و کلیدهای عمومی TruCV، {size} کیلوبایت.',
    'The right CV.': 'همین رزومه.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'اظهارات از همین رزومه، در همین نشانی، و از همین بخش‌هایی است که اینجا می‌بینید.',
    'Not what you see.': 'نه آنچه می‌بینید.',
    'What is published now has other sections than this page.':
      'بخش‌های آنچه اکنون منتشر شده با بخش‌های این صفحه فرق دارد.',
    'No letter changed.': 'هیچ حرفی تغییر نکرده است.',
    'Changed.': 'تغییر کرده است.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'متن‌هایی که با اثر انگشت دیجیتال خود نمی‌خوانند: {wrong} از {all}.',
    'Signed by the owner.': 'با امضای صاحب رزومه.',
    'Not signed as it says.': 'آن‌گونه که گفته شده امضا نشده است.',
    'Confirmed.': 'تأییدشده.',
    'Not confirmed as it says.': 'آن‌گونه که گفته شده تأیید نشده است.',
    'In the log.': 'در دفتر ثبت.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'امضاهای ثبت‌شده در دفتر ثبت عمومی TruCV: {recorded} از {all}. موارد دفتر ثبت: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'از بقیه، تازه‌ها ظرف یک دقیقه در دفتر ثبت می‌آیند و آن‌ها که از دفتر ثبت قدیمی‌ترند هرگز.',
    'The log begins with all that this browser saw of it on {day}.':
      'دفتر ثبت با همه آنچه این مرورگر در {day} از آن دیده بود آغاز می‌شود.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'این مرورگر آنچه را از دفتر ثبت دیده نگه می‌دارد و در بررسی بعدی مقایسه می‌کند.',
    'Not in the log as it says.': 'آن‌گونه که گفته شده در دفتر ثبت نیست.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'دفتر ثبت عمومی TruCV کامل نیست، یا نمی‌توان آن را خواند. یک دقیقه دیگر دوباره امتحان کنید.',
    'One person.': 'یک نفر.',
    'All claims are about {name}, as the CV is.': 'همه اظهارات، مانند خود رزومه، درباره {name} است.',
    'Another person.': 'شخصی دیگر.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'بعضی از اظهارات درباره {name} نیست، در حالی که رزومه به این نام است.',
    'Signed by the account of {name}, another name than this CV’s.':
      'با امضای حسابی به نام {name} که با نام این رزومه فرق دارد.',
    'Whether both names are of one person is for you to judge.': 'اینکه هر دو نام از یک نفر است یا نه، با قضاوت شماست.',
    'Everything that is signed holds.': 'هر آنچه امضا شده با امضای خود می‌خواند.',
    'Not everything holds: what is marked red is not as it was signed.':
      'بعضی چیزها با امضای خود نمی‌خواند: آنچه با قرمز مشخص شده، همان نیست که امضا شده بود.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'در این رزومه چیزی امضا نشده است؛ پس جز متن‌ها چیزی برای بررسی نبود.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'همه امضاها درست‌اند. اما هیچ امضایی گواه این نیست که کیف پول دیجیتال از آنِ صاحب رزومه است، یا گواه آنچه درباره گواهی‌های دیگران گفته شده است.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'اکنون نسخه {now} منتشر شده و این صفحه نسخه {version} را نشان می‌دهد: صفحه را دوباره بارگذاری کنید.',
    holds: 'بدون ایراد',
    'Does not hold': 'ایراد دارد',
    '{section} does not hold': 'بخش {section} ایراد دارد',
    'this is not in the form in which TruCV publishes it': 'داده‌ها به شکلی نیست که TruCV منتشر می‌کند',
    'the text was changed: it does not fit its fingerprint (digest)':
      'متن تغییر کرده است: با اثر انگشت دیجیتال خود نمی‌خواند',
    'the owner’s signature does not hold': 'امضای صاحب رزومه درست نیست',
    'the institution’s confirmation does not hold': 'تأیید مؤسسه ایراد دارد',
    'it was signed or confirmed under another name than the one on this CV':
      'با نامی غیر از نام این رزومه امضا یا تأیید شده است',
    'it is said to be more than what was signed': 'بیش از آنچه امضا شده به آن نسبت داده شده است',
    'it is not in the public log as it says': 'آن‌گونه که گفته شده در دفتر ثبت عمومی نیست',
    'the signature that this page shows was withdrawn': 'امضایی که این صفحه نشان می‌دهد لغو شده است',
    'the evidence that this page shows was taken away': 'مدرکی که این صفحه نشان می‌دهد برداشته شده است',
    'the confirmation that this page shows was withdrawn': 'تأییدی که این صفحه نشان می‌دهد پس گرفته شده است',
    'the credential that this page shows does not count any more':
      'گواهی دیجیتالی که این صفحه نشان می‌دهد دیگر به حساب نمی‌آید',
    'the text that is published now is another one than on this page':
      'متنی که اکنون منتشر شده با متن این صفحه فرق دارد',
    'this section is not among what is published now': 'این بخش در آنچه اکنون منتشر شده نیست',
    'What this does not show': 'آنچه این بررسی نشان نمی‌دهد',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'اینکه آنچه رزومه می‌گوید درست است. امضا نشان می‌دهد که گفته از کیست و از آن زمان حتی یک حرف هم تغییر نکرده است.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'اینکه دامنه از آنِ مؤسسه‌ای است که نامش به آن می‌ماند. نشانی را صاحب رزومه داده است.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'اینکه پشت یک حساب یا کیف پول دیجیتال چه کسی است. «با ورود از طریق Google» چیزی است که خود TruCV ثبت کرده است.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'اینکه TruCV صادق است: این صفحه هم از TruCV است. برنامه‌ای که زیر «برای مهندسان» آمده بدون آن کار می‌کند.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'اینکه TruCV به همه یک دفتر ثبت را نشان می‌دهد. شاهدان و برنامه‌هایی که آن را دنبال می‌کنند، مانند log-audit.mjs، متوجه تفاوت می‌شوند.',
    'What is withdrawn later. Check again when it matters.':
      'آنچه بعداً پس گرفته یا لغو شود. هر وقت مهم بود دوباره بررسی کنید.',
    'It cannot be checked: {problem}.': 'نمی‌توان آن را بررسی کرد: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'این مرورگر نتوانست بررسی را انجام دهد. برنامه‌ای که زیر «برای مهندسان» آمده می‌تواند.',
    'This page was opened without https, where browsers check no signatures.':
      'این صفحه بدون https باز شده است و در این حالت مرورگرها امضاها را بررسی نمی‌کنند.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'دسترسی به TruCV ممکن نیست. اتصال اینترنت خود را ببینید و دوباره امتحان کنید.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'صاحب این رزومه گذرواژه می‌خواهد. رزومه را از نو باز کنید و دوباره امتحان کنید.',
    'This CV is no longer published: nothing of it can be checked now.':
      'این رزومه دیگر منتشر نیست: اکنون چیزی از آن را نمی‌توان بررسی کرد.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV با خطا پاسخ داد ({status}). یک دقیقه دیگر دوباره امتحان کنید.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'پاسخ ناقص رسید، یا پاسخ TruCV نیست. دوباره امتحان کنید.',
    'The reply is about another CV: nothing of it counts for this one.':
      'پاسخ درباره رزومه دیگری است: چیزی از آن برای این رزومه به حساب نمی‌آید.',
    'The reply is of another service: its signatures do not count at this address.':
      'پاسخ از سرویس دیگری است: امضاهای آن در این نشانی به حساب نمی‌آید.',
    'This file is damaged, or is not a copy of a CV.': 'این فایل آسیب دیده است، یا نسخه‌ای از رزومه نیست.',
    'This is a copy of another CV.': 'این نسخه‌ای از رزومه دیگری است.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'این یک JSON Resume است که امضایی برای مقایسه ندارد.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'فایل‌های Word اینجا خوانده نمی‌شود. نشانی انتهای فایل را باز کنید: شما را به مقایسه می‌برد.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'این PDF از چند نسخه این رزومه نام می‌برد: از کنار هم گذاشتن چند فایل ساخته شده است.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'این PDF از هیچ نسخه‌ای از رزومه نام نمی‌برد: اینجا ساخته نشده، یا برنامه دیگری آن را از نو ساخته است.',
    'Your copy says that it is of {day}.': 'تاریخ ذکرشده در فایل شما: {day}.',
    'In your copy this does not hold:': 'در فایل شما این موارد ایراد دارد:',
    'Since then:': 'از آن زمان:',
    'Nothing has changed since.': 'از آن زمان چیزی تغییر نکرده است.',
    'Added: {section}': 'افزوده شده: {section}',
    'Changed: {section}': 'تغییر کرده: {section}',
    'Removed: {section}': 'حذف شده: {section}',
    'Confirmed since: {section}': 'از آن زمان تأیید شده: {section}',
    'No longer confirmed: {section}': 'دیگر تأییدشده نیست: {section}',
    'Signed since: {section}': 'از آن زمان امضا شده: {section}',
    'No longer signed: {section}': 'دیگر امضاشده نیست: {section}',
    'This credential holds.': 'این گواهی دیجیتال معتبر است.',
    'It is called {title}, of {day}.': 'نام آن {title} و تاریخ آن {day} است.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'از زمان امضای TruCV تغییر نکرده و اکنون لغو نشده است.',
    'The words that it is about are on this CV: {section}.': 'متنی که گواهی درباره آن است در این رزومه هست: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'متنی که گواهی درباره آن است در این رزومه نیست، یا از آن زمان تغییر کرده است.',
    'This credential does not hold.': 'این گواهی دیجیتال معتبر نیست.',
    'This credential is not valid yet.': 'اعتبار این گواهی دیجیتال هنوز آغاز نشده است.',
    'This credential has ended.': 'مدت این گواهی دیجیتال پایان یافته است.',
    'The signature holds, but this credential was withdrawn.': 'امضا درست است، اما این گواهی دیجیتال لغو شده است.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'امضا درست است، اما ممکن نشد معلوم شود که گواهی لغو شده است یا نه. دوباره امتحان کنید.',
    'This is a credential about another person, or about another name.':
      'این گواهی دیجیتال درباره شخصی دیگر یا نامی دیگر است.',
    'TruCV did not issue this credential.': 'این گواهی دیجیتال را TruCV صادر نکرده است.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'این صفحه گواهی‌های دیجیتال خود TruCV را به‌صورت فایل JWT (.jwt) بررسی می‌کند. این یکی را برنامه‌ای بررسی می‌کند که زیر «برای مهندسان» آمده است: node verify-cv.mjs، فایل، --keys و did.json صادرکننده.',
    'No CV at this address — TruCV': 'در این نشانی رزومه‌ای نیست — TruCV',
    'There is no CV here': 'اینجا رزومه‌ای نیست',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'شاید پیوند ناقص باشد، یا صاحب رزومه صفحه را برداشته باشد. اگر کسی آن را برایتان فرستاده است، پیوند تازه‌ای از او بخواهید.',
    'Go to TruCV': 'رفتن به TruCV',
    'This CV is protected': 'این رزومه گذرواژه دارد',
    'Its owner asks for a password. It usually comes with the link.':
      'صاحب آن گذرواژه می‌خواهد. گذرواژه معمولاً همراه پیوند می‌آید.',
    Password: 'گذرواژه',
    'Open the CV': 'باز کردن رزومه',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'پس از آن، ۱۲ ساعت در این مرورگر باز می‌ماند. گذرواژه ندارید؟ از کسی بپرسید که پیوند را برایتان فرستاده است.',
    'This form was sent from another site. Enter the password here.':
      'این فرم از سایت دیگری فرستاده شده است. گذرواژه را اینجا وارد کنید.',
    'This is not the password. Capital letters count.': 'این گذرواژه درست نیست. حروف بزرگ و کوچک فرق دارند.',
    'Many people are asking just now. Try again in a few seconds.':
      'اکنون افراد زیادی در حال تلاش‌اند. چند ثانیه دیگر دوباره امتحان کنید.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV]، جایی برای نوشتن رزومه‌هایی که دیگران می‌توانند بررسی کنند',
    'Hello,': 'با سلام،',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} از {institution} می‌خواهد بخشی از یک رزومه را تأیید کند: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'هر دو نام را کاربر TruCV که این درخواست را کرده، تایپ کرده است. ما آن‌ها را بررسی نکرده‌ایم.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'پیوند زیر نشان می‌دهد چه چیزی اظهار شده است. هر کس که بتواند از طرف مؤسسه سخن بگوید، می‌تواند آن را تأیید یا رد کند؛ نیازی به حساب کاربری نیست.',
    'Look at the claim and answer': 'دیدن مورد اظهارشده و پاسخ دادن',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'با این پیوند می‌توان یک بار، تا {day}، پاسخ داد. اگر کاری نکنید، چیزی تأیید نمی‌شود. لطفاً آن را به دیگران ندهید: هر کس آن را داشته باشد می‌تواند پاسخ دهد.',
    'Answer all requests at one place': 'پاسخ دادن به همهٔ درخواست‌ها در یک جا',
    'Never write to me again': 'دیگر هرگز به من ایمیل نفرستید',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'پرسشی دارید؟ به {address} بنویسید. پاسخ‌های این ایمیل خوانده نمی‌شوند.',
    'Change the language': 'تغییر زبان',
    'Can you confirm this?': 'آیا می‌توانید این را تأیید کنید؟',
    'What you answer for': 'موضوع پاسخ شما',
    'Name on the CV': 'نام در رزومه',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'برای یافتن این شخص در سوابق شما: {reference}. این را کاربر درخواست‌کننده تایپ کرده است. جزو آنچه تأیید می‌کنید نیست و جز شما به کسی نشان داده نمی‌شود.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'همین متن در {day} از دامنه شما برای نام دیگری تأیید شده است: {before}. اکنون برای {person} از شما درخواست شده است. تنها در صورتی تأیید کنید که می‌دانید هر دو یک نفرند.',
    'What your answer means': 'معنای پاسخ شما',
    'Not part of your answer': 'آنچه جزو پاسخ شما نیست',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'اگر تأیید کنید، می‌گویید که می‌توانید از طرف مؤسسه سخن بگویید و این موارد درباره {person} درست است: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'سپس هر کس که اجازه خواندن این بخش از رزومه را دارد این‌ها را می‌بیند: «{badge}»، اینکه فردی که ایمیل‌های آنجا را می‌خواند پاسخ داده است، و نامی که شما می‌دهید. نشانی شما نمایش داده نمی‌شود.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'به‌عنوان مدرک پیوست نگه داشته می‌شود و به‌عنوان تأیید یک مؤسسه نمایش داده نمی‌شود.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'کسانی که رزومه را بررسی می‌کنند می‌بینند که فردی که ایمیل‌های دامنه {domain} را می‌خواند موافقت کرده است، و اینکه چرا این گفته یک مؤسسه نیست.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'این تأیید با همین نام، در هر رزومه این شخص که این اطلاعات را داشته باشد، به حساب می‌آید. صاحب رزومه می‌تواند بقیه بخش را تغییر دهد و گفته شما با این اطلاعات می‌ماند. هر تغییری در این اطلاعات یا در نام به آن پایان می‌دهد.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'این تأیید با همین نام، در هر رزومه این شخص که دقیقاً همین متن را داشته باشد، به حساب می‌آید. هر تغییری در متن یا در نام به آن پایان می‌دهد.',
    'If you decline, only the owner of the CV gets to know it.': 'اگر رد کنید، تنها صاحب رزومه از آن باخبر می‌شود.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'می‌توانید یک بار، تا {day}، پاسخ دهید. پس از آن، تا یک سال می‌توانید با همین پیوند تأیید را پس بگیرید.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ما بررسی نکرده‌ایم که این رزومه را چه کسی نوشته است. اگر او را نمی‌شناسید، رد کنید یا کاری نکنید.',
    'Files the owner has added': 'فایل‌هایی که صاحب رزومه افزوده است',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ما آن‌ها را با متن مقایسه نکرده‌ایم. تصویر صفحه‌هایشان در زبانه‌ای تازه باز می‌شود، تا زمانی که پاسخ داده باشید.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'این‌ها تصویرهای فایلی است که صاحب رزومه افزوده است. ما آن را با متن مقایسه نکرده‌ایم.',
    'Pages shown: {shown} of {all}': 'صفحه‌های نمایش‌داده‌شده: {shown} از {all}',
    'Page {page} of {all}': 'صفحه {page} از {all}',
    'Your answer': 'پاسخ شما',
    'Yes, this is true': 'بله، این درست است',
    'No, I do not confirm this': 'نه، این را تأیید نمی‌کنم',
    'Your name and office': 'نام و سمت شما',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'برای تأیید لازم است. همراه رزومه و داخل گیومه نمایش داده می‌شود. بدون نشانی وب.',
    'A note to the owner': 'یادداشتی برای صاحب رزومه',
    'If you like. Only the owner sees it.': 'اختیاری. تنها صاحب رزومه آن را می‌بیند.',
    'Send my answer': 'فرستادن پاسخ',
    'Choose an answer.': 'یک پاسخ را انتخاب کنید.',
    'Say who confirms this.': 'بنویسید چه کسی این را تأیید می‌کند.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'این متن بیش از حد طولانی است، یا نشانی وب یا نویسه‌های نامرئی دارد. پس از نقطه مخفف یک فاصله بگذارید.',
    'This was answered already.': 'پیش‌تر به این پاسخ داده شده است.',
    'Your answer could not be stored. Try again.': 'پاسخ شما ذخیره نشد. دوباره امتحان کنید.',
    'Thank you, this is confirmed': 'سپاسگزاریم، تأیید شد',
    'Not confirmed': 'تأیید نشد',
    Withdrawn: 'پس گرفته شد',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: در {day}، فردی که ایمیل‌های آنجا را می‌خواند و نام {name} را داد، بخشی از رزومه {person} را تأیید کرد: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'بخشی از رزومه {person} در {day} تأیید نشد و تنها صاحب آن باخبر می‌شود: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'آنچه از رزومه {person} تأیید شده بود در {day} پس گرفته شد و دیگر به کسی نشان داده نمی‌شود: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'اشتباه بود، یا دیگر درست نیست؟ تا {day} می‌توانید [آن را پس بگیرید].',
    'Withdraw this confirmation?': 'این تأیید پس گرفته شود؟',
    'It was given on {day} for the CV of {person}: {section}': 'در {day} برای رزومه {person} داده شد: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'پس از آن، هیچ رزومه‌ای آن را نشان نمی‌دهد و صاحبش ایمیلی دریافت می‌کند. این کار برگشت‌ناپذیر است.',
    Withdraw: 'پس گرفتن',
    'Keep it': 'نگه داشتن',
    'Never get such mails again?': 'دیگر چنین ایمیل‌هایی دریافت نکنید؟',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'در این صورت، هر کس هم از ما بخواهد، به نشانی‌ای که این پیوند به آن فرستاده شده درخواستی نمی‌فرستیم. این کار برگشت‌ناپذیر است.',
    'We will not write to you again': 'دیگر برایتان ایمیل نمی‌فرستیم',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'نشانی‌ای که این پیوند به آن فرستاده شده، هر کس هم بخواهد، دیگر درخواستی از ما دریافت نمی‌کند. از آن نشانی تنها همان اندازه نگه می‌داریم که برای دانستن این لازم است.',
    'This link leads nowhere': 'این پیوند به جایی نمی‌رسد',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'شاید پیوند ناقص باشد، مهلتش گذشته باشد، یا صاحب رزومه درخواست را پس گرفته یا متن مربوط به آن را تغییر داده باشد. لازم نیست کاری بکنید.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} متن با اثر انگشت دیجیتال خود می‌خواند.',
      other: '{count} متن، هر یک با اثر انگشت دیجیتال خود می‌خواند.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} امضا درست است. ثبت‌شده توسط TruCV: {account}، با کیف پول دیجیتال: {wallet}.',
      other: '{count} امضا درست است. ثبت‌شده توسط TruCV: {account}، با کیف پول دیجیتال: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} بخش، ثبت‌شده توسط TruCV: {domains}.',
      other: '{count} بخش، ثبت‌شده توسط TruCV: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} بخش ایراد دارد.', other: '{count} بخش ایراد دارد.' },
    '{count} sections with a credential signed by {who}': {
      one: '{count} بخش با گواهی دیجیتال به امضای {who}',
      other: '{count} بخش با گواهی دیجیتال به امضای {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} بخش با تأیید از {who}',
      other: '{count} بخش با تأیید از {who}',
    },
    '{count} sections signed by {who}': { one: '{count} بخش با امضای {who}', other: '{count} بخش با امضای {who}' },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} بخش با گواهی دیجیتال به امضای چند دامنه ({many})',
      other: '{count} بخش با گواهی دیجیتال به امضای چند دامنه ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} بخش با تأیید از چند دامنه ({many})',
      other: '{count} بخش با تأیید از چند دامنه ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} بخش با امضای چند شخص یا کیف پول دیجیتال ({many})',
      other: '{count} بخش با امضای چند شخص یا کیف پول دیجیتال ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} بخش فقط با مدرک پیوست',
      other: '{count} بخش فقط با مدرک پیوست',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} بخش با امضایی که دیگر به حساب نمی‌آید',
      other: '{count} بخش با امضایی که دیگر به حساب نمی‌آید',
    },
    '{count} sections not signed': { one: '{count} بخش بدون امضا', other: '{count} بخش بدون امضا' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'از اینجا گذرواژه‌های نادرست زیادی وارد شد. {count} دقیقه دیگر دوباره امتحان کنید.',
      other: 'از اینجا گذرواژه‌های نادرست زیادی وارد شد. {count} دقیقه دیگر دوباره امتحان کنید.',
    },
  },
} satisfies ReaderTexts
