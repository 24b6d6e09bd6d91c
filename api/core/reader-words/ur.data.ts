// Our words for readers in Urdu.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ur',
  texts: {
    title: 'عہدہ/عنوان',
    place: 'مقام',
    name: 'نام',
    address: 'ویب پتہ',
    label: 'لیبل',
    value: 'معلومات',
    institution: 'ادارہ',
    board: 'بورڈ',
    organisation: 'تنظیم',
    degree: 'ڈگری',
    'field of study': 'مضمونِ مطالعہ',
    from: 'تاریخِ آغاز',
    until: 'تاریخِ اختتام',
    date: 'تاریخ',
    dates: 'تاریخیں',
    score: 'حاصل کردہ نمبر',
    scale: 'کل نمبر',
    'kind of score': 'نمبروں کی قسم',
    description: 'تفصیل',
    employer: 'آجر',
    'still there': 'تاحال وہیں ملازمت',
    about: 'کمپنی کا تعارف',
    'roles at one employer': 'ایک ہی آجر کے ہاں ذمہ داریاں',
    highlights: 'اہم نکات',
    level: 'سطح',
    keywords: 'کلیدی الفاظ',
    provider: 'تربیت فراہم کرنے والا ادارہ',
    issuer: 'جاری کنندہ',
    'credential ID': 'سند نمبر',
    publisher: 'ناشر',
    'awarding body': 'اعزاز دینے والا ادارہ',
    fluency: 'زبان پر عبور',
    'e-mail': 'ای میل',
    phone: 'فون',
    'what they say': 'حوالہ دینے والے کی رائے',
    subtitle: 'ذیلی عنوان',
    hidden: 'پوشیدہ',
    'shown to readers': 'قارئین کو دکھایا گیا',
    roles: 'ذمہ داریاں',
    courses: 'مضامین',
    kind: 'قسم',
    profession: 'پیشہ',
    location: 'مقام',
    picture: 'تصویر',
    links: 'لنکس',
    'everything that is written here': 'یہاں لکھی تمام معلومات',
    'some facts': 'کچھ حقائق',
    Yes: 'ہاں',
    Percentage: 'فیصد',
    CGPA: 'مجموعی اوسط گریڈ',
    GPA: 'اوسط گریڈ',
    Grade: 'گریڈ',
    'Class or division': 'درجہ یا ڈویژن',
    Rank: 'پوزیشن',
    'It is the owner’s own word: nobody has checked it.':
      'یہ سی وی کے مالک کا اپنا بیان ہے: کسی نے اس کی جانچ نہیں کی۔',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'جہاں کوئی تصدیق نہیں، وہاں یہ سی وی کے مالک کا اپنا بیان ہے: کسی نے اس کی جانچ نہیں کی۔',
    'Personal details': 'ذاتی معلومات',
    Stated: 'صرف بیان کردہ',
    'Self-attested': 'خود تصدیق شدہ',
    'Evidence attached': 'شواہد منسلک',
    Confirmed: 'تصدیق موصول',
    'Signed by its issuer': 'جاری کنندہ کے دستخط کے ساتھ',
    'Confirmed by {domain}': '{domain} سے تصدیق',
    'Signed by {domain} for this account, checked {day}': 'اس اکاؤنٹ کے لیے {domain} کے دستخط، {day} کو جانچے گئے',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} نے Google سے سائن اِن کر کے {day} کو خود تصدیق کی۔',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} نے Google سے سائن اِن کر کے {first} سے {last} کے درمیان خود تصدیق کی۔',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '{name} نے والیٹ {wallet} سے {day} کو خود تصدیق کی۔',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} نے والیٹ {wallet} سے {first} تا {last} خود تصدیق کی۔',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} پر ای میل پڑھنے والے کسی شخص نے {day} کو اس سے اتفاق کیا: {covered}۔ یہ ڈومین سی وی کے مالک کا اپنا ہے: یہ کسی ادارے کی تصدیق نہیں۔',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} پر ای میل پڑھنے والے کسی شخص نے {day} کو اس سے اتفاق کیا: {covered}۔ وہاں ای میل پتہ کسی کو بھی، یا ہر طالب علم یا سابق طالب علم کو، مل سکتا ہے: یہ کسی ادارے کی تصدیق نہیں۔',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} سے {day} کو تصدیق: {domain} پر ای میل پڑھنے والے کسی شخص نے کی؛ ای میل پتہ سی وی کے مالک نے دیا تھا۔',
    'What was confirmed: {covered}.': 'جس کی تصدیق ہوئی: {covered}۔',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'وہاں دیا گیا نام: {name}۔ سی وی کے مالک کے مطابق ادارے کا نام: {institution}۔',
    'The owner attached it to {covered}.': 'سی وی کے مالک نے اسے ان معلومات کے ساتھ منسلک کیا ہے: {covered}۔',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'سی وی کے مالک نے شواہد منسلک کیے ہیں، جنہیں نجی رکھا گیا ہے۔ یہ ان معلومات کے لیے ہیں: {covered}۔',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} سے {day} کو تصدیق: وہاں ای میل پڑھنے والے کسی شخص نے کی، دیا گیا نام {name}؛ ای میل پتہ سی وی کے مالک نے دیا تھا؛ تصدیق میں شامل: {covered}۔',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'اس اکاؤنٹ کے لیے {domain} کے دستخط، {day} کو جانچے گئے؛ ان معلومات کے ساتھ منسلک: {covered}۔',
    'The confirmation has been in the public log since {day}.': 'یہ تصدیق {day} سے عوامی لاگ میں موجود ہے۔',
    'The confirmation is in the public log within a minute.': 'یہ تصدیق ایک منٹ کے اندر عوامی لاگ میں آ جائے گی۔',
    'The attestation has been in the public log since {day}.': 'یہ خود تصدیق {day} سے عوامی لاگ میں موجود ہے۔',
    'The attestation is in the public log within a minute.': 'یہ خود تصدیق ایک منٹ کے اندر عوامی لاگ میں آ جائے گی۔',
    'Signed by the account of {name}, another name than this CV’s':
      '{name} کے اکاؤنٹ سے دستخط شدہ؛ یہ نام اس سی وی کے نام سے مختلف ہے',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} کے اکاؤنٹ سے دستخط شدہ (یہ نام اس سی وی کے نام سے مختلف ہے): {about}، {day}',
    '{name} signed every section, {day}': '{name} نے تمام حصوں پر دستخط کیے، {day}',
    '{name} signed every section that can be checked, {day}': '{name} نے جانچ کے قابل تمام حصوں پر دستخط کیے، {day}',
    '{name} signed all other sections, {day}': '{name} نے باقی تمام حصوں پر دستخط کیے، {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} نے جانچ کے قابل باقی تمام حصوں پر دستخط کیے، {day}',
    'every section': 'تمام حصے',
    'every section that can be checked': 'جانچ کے قابل تمام حصے',
    'all other sections': 'باقی تمام حصے',
    'all other sections that can be checked': 'جانچ کے قابل باقی تمام حصے',
    'Check it yourself': 'خود جانچیں',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'یہ اسی سروس نے جاری کیا ہے: اس میں وہی درج ہے جو یہاں ویسے بھی نظر آتا ہے، اور اس سے سطح نہیں بڑھتی۔',
    '{domain} is a domain of the owner’s own.': '{domain} سی وی کے مالک کا اپنا ڈومین ہے۔',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} پر ای میل پتہ کسی کو بھی، یا ہر طالب علم یا سابق طالب علم کو، مل سکتا ہے۔',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} کسی سائٹ کا ایک صفحہ ہے، اور سائٹ کسی کو بھی صفحہ دے سکتی ہے۔',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} جیسا نام کسی کو بھی مل سکتا ہے: اس سے کسی ادارے کا پتہ نہیں چلتا۔',
    'Listed by {domain}; it is not signed.': '{domain} کی فہرست میں ہے؛ اس پر دستخط نہیں ہیں۔',
    'Signed by {domain}.': '{domain} کے دستخط کے ساتھ۔',
    'Signed with a key that names nobody.': 'ایسی کلید سے دستخط شدہ جس میں کسی کا نام نہیں۔',
    'It names an issuer that could not be reached to show that it signed it.':
      'اس میں جس جاری کنندہ کا نام ہے اس سے رابطہ نہ ہو سکا، اس لیے یہ ظاہر نہ ہو سکا کہ دستخط اسی کے ہیں۔',
    'It names {domain}, which could not be reached to show that it signed it.':
      'اس میں {domain} کا نام ہے، لیکن وہاں رابطہ نہ ہو سکا، اس لیے یہ ظاہر نہ ہو سکا کہ دستخط وہیں کے ہیں۔',
    'Sealed by {name}, with a certificate that this service trusts.':
      'اس پر {name} کی مہر ہے؛ مہر کے سرٹیفکیٹ پر یہ سروس اعتماد کرتی ہے۔',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'اس پر {name} کی مہر ہے؛ مہر کا سرٹیفکیٹ کسی فہرست سے نہیں ملایا گیا۔',
    'Not withdrawn on {day}.': '{day} کو منسوخ نہیں تھی۔',
    'Withdrawn, as found on {day}.': 'منسوخ ہو چکی ہے؛ یہ {day} کو معلوم ہوا۔',
    'Whether it was withdrawn could not be looked up on {day}.':
      '{day} کو یہ معلوم نہ ہو سکا کہ اسے منسوخ کیا گیا ہے یا نہیں۔',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} کو جانچی گئی؛ اس کا جاری کنندہ منسوخ شدہ اسناد کی فہرست نہیں رکھتا۔',
    'Made out to the address of this account.': 'اس اکاؤنٹ کے ای میل پتے کے نام جاری شدہ۔',
    'It does not say whose it is.': 'اس میں یہ نہیں لکھا کہ یہ کس کی ہے۔',
    'Made out to somebody else.': 'کسی اور کے نام جاری شدہ۔',
    'It is refused since the check on {day}.': '{day} کی جانچ کے بعد سے اسے قبول نہیں کیا جاتا۔',
    'It is called {title}.': 'اس کا نام {title} ہے۔',
    'Its issuer calls itself {name}.': 'جاری کنندہ اپنا نام {name} بتاتا ہے۔',
    'It names {name}.': 'اس میں {name} کا نام ہے۔',
    'A credential, unchanged since it was signed.': 'ڈیجیٹل سند، جس میں دستخط کے بعد سے کوئی تبدیلی نہیں ہوئی۔',
    'It ended on {day}.': 'اس کی میعاد {day} کو ختم ہو گئی۔',
    'It is not valid before {day}.': 'یہ {day} سے پہلے مؤثر نہیں۔',
    'Shown by the owner beside: {title}.': 'سی وی کے مالک نے اسے جس کے ساتھ دکھایا ہے: {title}۔',
    'Not signed': 'دستخط نہیں',
    Signed: 'دستخط شدہ',
    'The CV says so. It is neither signed nor confirmed.':
      'سی وی میں ایسا لکھا ہے۔ اس پر نہ دستخط ہیں، نہ اس کی تصدیق ہوئی ہے۔',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'جس اکاؤنٹ کا نام دیا گیا ہے اس نے حصے میں لکھی تمام معلومات پر سائن اِن کر کے یا والیٹ سے دستخط کیے ہیں (خود تصدیق شدہ)۔ اس سے معلوم ہوتا ہے کہ یہ کس کا بیان ہے اور حصے کا کوئی لفظ نہیں بدلا، یہ نہیں کہ بات سچ ہے۔',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'سی وی کے مالک نے اس کے بارے میں یہاں کوئی دستاویز بھی رکھی ہے، جس کی TruCV میں کسی نے جانچ نہیں کی، یا ایسی ڈیجیٹل سند جو وہ سب ظاہر نہیں کرتی جو بلند ترین سطح کے لیے درکار ہے۔',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'جس ڈومین کا نام دیا گیا ہے وہاں ای میل پڑھنے والے کسی شخص نے بیج میں درج باتوں کی تصدیق کی: حصے کے حقائق، جیسے عہدہ، آجر اور تاریخیں، یا وہاں لکھی تمام معلومات۔ ای میل پتہ سی وی کے مالک نے دیا تھا: ڈومین اس ادارے کا ہے یا نہیں، یہ آپ خود طے کریں۔ واوین میں دیے گئے نام پوچھنے اور جواب دینے والوں نے لکھے ہیں، اور کسی نے ان کی جانچ نہیں کی۔',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'سی وی کے مالک نے بیج میں درج باتوں (حصے کے حقائق یا وہاں لکھی تمام معلومات) کے ساتھ ایک ڈیجیٹل سند منسلک کی ہے۔ اس پر مذکورہ ڈومین کے دستخط ہیں، یہ مالک کے اکاؤنٹ کے ای میل پتے کے نام جاری ہوئی ہے، اور مذکورہ دن یہ مؤثر تھی اور منسوخ نہیں تھی۔ ڈیجیٹل سند اور سی وی میں ایک ہی بات لکھی ہے، یہ مالک کا بیان ہے: دونوں پڑھیں۔ واوین میں دیا گیا متن جاری کنندہ کا ہے۔',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'اس سی وی کے کسی حصے پر ابھی تک کسی نے نہ دستخط کیے ہیں، نہ اس کی تصدیق کی ہے: یہ اس کے مالک کا اپنا بیان ہے',
    '{name} (wallet {wallet})': '{name} (والیٹ {wallet})',
    'nothing changed since': 'تب سے کچھ نہیں بدلا',
    'no word of these claims changed since': 'تب سے ان دعووں کا ایک لفظ بھی نہیں بدلا',
    'Check the CV of {name}': '{name} کی سی وی جانچیں',
    'Version {version}, published on {day}.': 'ورژن {version}، {day} کو شائع ہوا۔',
    'Read the CV': 'سی وی پڑھیں',
    'Check the signatures now': 'ابھی دستخط جانچیں',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'آپ کا براؤزر دعوے اور کلیدیں نئے سرے سے حاصل کرتا ہے اور ہر دستخط خود جانچتا ہے۔',
    'Compare an older copy': 'پرانی نقل سے موازنہ کریں',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'فائل یہاں کھینچ کر چھوڑیں یا منتخب کریں: آپ کو ملنے والی PDF، دعووں کا وہ ڈیٹا (JSON) جو آپ نے محفوظ رکھا، یا کوئی ڈیجیٹل سند۔ فائل آپ کے براؤزر ہی میں رہتی ہے۔',
    'Every section, and who stands for it': 'ہر حصہ، اور وہ کس کا بیان ہے',
    'Signature no longer counts': 'دستخط اب معتبر نہیں',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'دستخط اس متن سے مطابقت رکھتے ہیں، لیکن ان کی کلید منسوخ ہو چکی ہے: یہ اب معتبر نہیں۔',
    'Stated. Nobody has signed or confirmed it.': 'صرف بیان کردہ۔ اس پر نہ کسی نے دستخط کیے ہیں، نہ اس کی تصدیق کی ہے۔',
    'Download as a credential': 'ڈیجیٹل سند کے طور پر ڈاؤن لوڈ کریں',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ڈیجیٹل سند ایک دستخط شدہ فائل ہوتی ہے جسے والیٹ اور دوسرے پروگرام اس صفحے کے بغیر پڑھ اور جانچ سکتے ہیں۔ اس میں صرف وہی ہوتا ہے جو TruCV نے درج کیا، اس سے زیادہ کچھ نہیں۔',
    'The confirmation': 'تصدیق',
    'The self-attestation': 'خود تصدیق',
    'JSON, for wallets': 'JSON، والیٹس کے لیے',
    'JWT, for programs': 'JWT، پروگراموں کے لیے',
    'picture with the badge in it': 'تصویر جس میں بیج شامل ہے',
    'Digest and signatures': 'ہیش اور دستخط',
    'Everything in the section, as data': 'حصے کی تمام معلومات، بطور ڈیٹا',
    'Its facts alone, as data: {covered}': 'صرف اس کے حقائق، بطور ڈیٹا: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 ہیش: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'وہ بیان جس پر سی وی کے مالک نے دستخط کیے: “میری طرف سے تصدیق: میری سی وی کا یہ حصہ سچ ہے۔”',
    'Signature ({form})': 'دستخط ({form})',
    Wallet: 'والیٹ',
    Key: 'کلید',
    'Record of the confirmation ({form})': 'تصدیق کا ریکارڈ ({form})',
    'What the badges mean': 'بیج کا مطلب',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'حصے کا ایک حرف بھی بدلتے ہی اس کے دستخط ہٹ جاتے ہیں؛ حقائق کی تصدیق ان حقائق کا ایک حرف بھی بدلتے ہی ہٹ جاتی ہے۔ سی وی پر نام بدلنے سے دونوں ہٹ جاتے ہیں۔',
    'For engineers: check it without us': 'انجینئروں کے لیے: ہمارے بغیر جانچیں',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'بیج کے بارے میں آپ کو ہماری بات ماننے کی ضرورت نہیں۔ {program} ایک ہی فائل ہے، جس کا کوڈ پڑھا جا سکتا ہے اور جو [دعووں کا ڈیٹا] جانچتی ہے۔ اس کے لیے صرف Node.js درکار ہے: نہ نیٹ ورک (سوائے --log کے)، نہ ہماری طرف سے کچھ اور:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'اس کی آخری دو سطریں TruCV کی یا کسی اور کی ڈیجیٹل سند جانچتی ہیں: {keys} میں اس کے جاری کنندہ کی کلیدیں ہیں، اور {list} منسوخ شدہ اسناد کی وہ فہرست ہے جس کا اس میں ذکر ہے۔',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google سے سائن اِن کر کے” کیے گئے دستخط TruCV بناتا ہے: ان سے معلوم ہوتا ہے کہ اس سروس نے مذکورہ اکاؤنٹ کا بیان درج کیا۔ والیٹ کے دستخط والیٹ کی کلید سے بنتے ہیں، جو TruCV کے پاس نہیں۔',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'فائل میں وہی صورتِ حال ہے جو اسے حاصل کرتے وقت تھی۔ تصدیق کرنے والا بعد میں اسے واپس لے سکتا ہے، اور پروگرام کو اس کا علم نہیں ہو سکتا: فائل دوبارہ حاصل کریں، یا یہاں دیکھیں۔',
    'Our public keys': 'ہماری عوامی کلیدیں',
    'Version {version} was never published': 'ورژن {version} کبھی شائع نہیں ہوا',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'اسے فائل کے طور پر بھی نہیں دیا گیا۔ جو دستاویز اس سی وی کا ورژن {version} ہونے کا دعویٰ کرتی ہے، وہ سی وی کے مالک نے یہاں نہیں بنائی، یا اس میں تبدیلی کی گئی ہے۔',
    'Your copy says version {version}': 'آپ کی نقل پر ورژن {version} لکھا ہے',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'جو کچھ عوامی ہے اس میں کچھ نہیں بدلا: ورژن {version} میں جو لکھا تھا، وہی اب شائع شدہ ہے۔',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'یہ ورژن موجود تھا۔ اب جو شائع شدہ ہے، یعنی ورژن {version}، اس میں یہ فرق ہے:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'آپ کی نقل کے متن کا موازنہ نہیں کیا جاتا: اسے اس صفحے کے ساتھ رکھ کر لفظ بہ لفظ پڑھیں۔',
    'Fetching the claims and the keys…': 'دعوے اور کلیدیں حاصل کی جا رہی ہیں…',
    'Reading your copy…': 'آپ کی نقل پڑھی جا رہی ہے…',
    'Check again': 'دوبارہ جانچیں',
    'Fetched at {time}.': 'موصول ہونے کا وقت: {time}۔',
    'The claims and TruCV’s public keys, {size} kB.': 'دعوے اور TruCV کی عوامی کلیدیں، {size} kB۔',
    'The right CV.': 'یہ وہی سی وی ہے۔',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'دعوے اسی سی وی کے، اسی پتے کے، اور انہی حصوں کے ہیں جو آپ کو یہاں نظر آ رہے ہیں۔',
    'Not what you see.': 'وہ نہیں جو آپ کو نظر آ رہا ہے۔',
    'What is published now has other sections than this page.': 'اب جو شائع شدہ ہے، اس کے حصے اس صفحے سے مختلف ہیں۔',
    'No letter changed.': 'ایک حرف بھی نہیں بدلا۔',
    'Changed.': 'تبدیلی پائی گئی۔',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'اپنے فنگر پرنٹ سے مطابقت نہ رکھنے والے متن: {all} میں سے {wrong}۔',
    'Signed by the owner.': 'سی وی کے مالک کے دستخط ہیں۔',
    'Not signed as it says.': 'دستخط ویسے نہیں جیسے بتائے گئے ہیں۔',
    'Confirmed.': 'تصدیق موصول۔',
    'Not confirmed as it says.': 'تصدیق ویسی نہیں جیسی بتائی گئی ہے۔',
    'In the log.': 'لاگ میں موجود۔',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV کے عوامی لاگ میں درج دستخط: {all} میں سے {recorded}۔ لاگ کے اندراجات: {entries}۔',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'باقی میں سے نئے دستخط ایک منٹ کے اندر لاگ میں آ جاتے ہیں؛ جو لاگ سے بھی پرانے ہیں وہ کبھی نہیں آتے۔',
    'The log begins with all that this browser saw of it on {day}.':
      'اس براؤزر نے {day} کو لاگ کا جتنا حصہ دیکھا تھا، وہ سارا لاگ کے آغاز میں موجود ہے۔',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'یہ براؤزر لاگ کا دیکھا ہوا حصہ یاد رکھتا ہے اور اگلی جانچ میں اس سے موازنہ کرتا ہے۔',
    'Not in the log as it says.': 'لاگ میں ویسا نہیں جیسا بتایا گیا ہے۔',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV کا عوامی لاگ مکمل نہیں، یا پڑھا نہ جا سکا۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
    'One person.': 'ایک ہی شخص۔',
    'All claims are about {name}, as the CV is.': 'تمام دعوے {name} کے بارے میں ہیں، اور یہ سی وی بھی اسی نام کی ہے۔',
    'Another person.': 'کوئی اور شخص۔',
    'Not all claims are about {name}, whose CV this is said to be.':
      'یہ سی وی {name} کی بتائی گئی ہے، لیکن تمام دعوے ان کے بارے میں نہیں ہیں۔',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} کے اکاؤنٹ سے دستخط شدہ؛ یہ نام اس سی وی کے نام سے مختلف ہے۔',
    'Whether both names are of one person is for you to judge.':
      'دونوں نام ایک ہی شخص کے ہیں یا نہیں، یہ آپ خود طے کریں۔',
    'Everything that is signed holds.': 'جس جس پر دستخط ہیں، وہ سب جانچ پر پورا اترا۔',
    'Not everything holds: what is marked red is not as it was signed.':
      'سب کچھ جانچ پر پورا نہیں اترا: جو سرخ رنگ میں ہے، وہ ویسا نہیں جیسا دستخط کے وقت تھا۔',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'اس سی وی میں کسی چیز پر دستخط نہیں، اس لیے متن کے سوا جانچنے کو کچھ نہ تھا۔',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'تمام دستخط جانچ پر پورے اترے۔ لیکن ان باتوں پر کوئی دستخط نہیں: والیٹ کا سی وی کے مالک ہی کا ہونا، اور دوسروں کی ڈیجیٹل اسناد کے بارے میں جو کہا گیا ہے۔',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'اب ورژن {now} شائع شدہ ہے، اس صفحے پر ورژن {version} ہے: صفحہ دوبارہ لوڈ کریں۔',
    holds: 'جانچ پر پورا اترا',
    'Does not hold': 'جانچ پر پورا نہیں اترا',
    '{section} does not hold': 'جانچ پر پورا نہیں اترا: {section}',
    'this is not in the form in which TruCV publishes it': 'یہ اس شکل میں نہیں جس میں TruCV اسے شائع کرتا ہے',
    'the text was changed: it does not fit its fingerprint (digest)':
      'متن بدلا گیا ہے: یہ اپنے فنگر پرنٹ (ہیش) سے مطابقت نہیں رکھتا',
    'the owner’s signature does not hold': 'سی وی کے مالک کے دستخط جانچ پر پورے نہیں اترے',
    'the institution’s confirmation does not hold': 'ادارے کی تصدیق جانچ پر پوری نہیں اتری',
    'it was signed or confirmed under another name than the one on this CV':
      'دستخط یا تصدیق اس سی وی کے نام سے مختلف نام کے لیے ہوئی تھی',
    'it is said to be more than what was signed': 'اسے اس سے زیادہ بتایا گیا ہے جس پر دستخط ہوئے تھے',
    'it is not in the public log as it says': 'یہ عوامی لاگ میں ویسا نہیں جیسا بتایا گیا ہے',
    'the signature that this page shows was withdrawn': 'اس صفحے پر نظر آنے والے دستخط واپس لے لیے گئے ہیں',
    'the evidence that this page shows was taken away': 'اس صفحے پر نظر آنے والے شواہد ہٹا لیے گئے ہیں',
    'the confirmation that this page shows was withdrawn': 'اس صفحے پر نظر آنے والی تصدیق واپس لے لی گئی ہے',
    'the credential that this page shows does not count any more': 'اس صفحے پر نظر آنے والی ڈیجیٹل سند اب معتبر نہیں',
    'the text that is published now is another one than on this page': 'اب شائع شدہ متن اس صفحے کے متن سے مختلف ہے',
    'this section is not among what is published now': 'اب جو شائع شدہ ہے، اس میں یہ حصہ نہیں ہے',
    'What this does not show': 'اس سے کیا معلوم نہیں ہوتا',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'یہ کہ سی وی میں لکھی بات سچ ہے۔ دستخط سے یہ معلوم ہوتا ہے کہ بیان کس کا ہے، اور تب سے ایک حرف بھی نہیں بدلا۔',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'یہ کہ ڈومین اسی ادارے کا ہے جس کے نام سے وہ ملتا جلتا ہے۔ ای میل پتہ سی وی کے مالک نے دیا تھا۔',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'اکاؤنٹ یا والیٹ کے پیچھے کون شخص ہے۔ “Google سے سائن اِن کر کے” TruCV کا اپنا ریکارڈ ہے۔',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'یہ کہ TruCV دیانت دار ہے: یہ صفحہ بھی TruCV ہی کا ہے۔ “انجینئروں کے لیے” کے تحت دیا گیا پروگرام اس کے بغیر چلتا ہے۔',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'یہ کہ TruCV سب کو ایک ہی لاگ دکھاتا ہے۔ فرق ہو تو لاگ پر نظر رکھنے والے گواہوں اور log-audit.mjs جیسے پروگراموں کو پتہ چل جائے گا۔',
    'What is withdrawn later. Check again when it matters.':
      'بعد میں کیا واپس لیا جائے گا۔ جب معاملہ اہم ہو تو دوبارہ جانچیں۔',
    'It cannot be checked: {problem}.': 'اس کی جانچ نہیں ہو سکتی: {problem}۔',
    'This browser could not do the check. The program under “For engineers” can.':
      'یہ براؤزر جانچ نہ کر سکا۔ “انجینئروں کے لیے” کے تحت دیا گیا پروگرام کر سکتا ہے۔',
    'This page was opened without https, where browsers check no signatures.':
      'یہ صفحہ https کے بغیر کھولا گیا ہے، اور تب براؤزر دستخط نہیں جانچتے۔',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV سے رابطہ نہیں ہو پا رہا۔ اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'اس سی وی کے لیے پاس ورڈ درکار ہے۔ سی وی دوبارہ کھولیں، پھر کوشش کریں۔',
    'This CV is no longer published: nothing of it can be checked now.':
      'یہ سی وی اب شائع شدہ نہیں: اس کی کوئی چیز اب جانچی نہیں جا سکتی۔',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV سے خرابی کا جواب آیا ({status})۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'جواب ادھورا آیا، یا وہ TruCV کا جواب نہیں۔ دوبارہ کوشش کریں۔',
    'The reply is about another CV: nothing of it counts for this one.':
      'جواب کسی اور سی وی کے بارے میں ہے: اس کی کوئی بات اس سی وی پر لاگو نہیں ہوتی۔',
    'The reply is of another service: its signatures do not count at this address.':
      'جواب کسی اور سروس کا ہے: اس کے دستخط اس پتے پر معتبر نہیں۔',
    'This file is damaged, or is not a copy of a CV.': 'یہ فائل خراب ہے، یا کسی سی وی کی نقل نہیں۔',
    'This is a copy of another CV.': 'یہ کسی اور سی وی کی نقل ہے۔',
    'This is a JSON Resume, which holds no signatures to compare.':
      'یہ JSON Resume ہے؛ اس میں موازنے کے لیے دستخط نہیں ہوتے۔',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word فائلیں یہاں نہیں پڑھی جاتیں۔ فائل کے آخر میں دیا گیا پتہ کھولیں: وہاں سے موازنہ کیا جا سکتا ہے۔',
    'This PDF names several versions of this CV: it was put together from several files.':
      'اس PDF میں اس سی وی کے کئی ورژنز کا ذکر ہے: یہ کئی فائلیں جوڑ کر بنائی گئی ہے۔',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'اس PDF میں سی وی کے کسی ورژن کا ذکر نہیں: یہ یہاں نہیں بنی، یا کسی اور پروگرام سے دوبارہ بنائی گئی ہے۔',
    'Your copy says that it is of {day}.': 'آپ کی نقل پر درج تاریخ: {day}۔',
    'In your copy this does not hold:': 'آپ کی نقل میں یہ جانچ پر پورا نہیں اترا:',
    'Since then:': 'تب سے:',
    'Nothing has changed since.': 'تب سے کچھ نہیں بدلا۔',
    'Added: {section}': 'شامل کیا گیا: {section}',
    'Changed: {section}': 'تبدیل کیا گیا: {section}',
    'Removed: {section}': 'ہٹایا گیا: {section}',
    'Confirmed since: {section}': 'بعد میں تصدیق ہوئی: {section}',
    'No longer confirmed: {section}': 'اب تصدیق نہیں رہی: {section}',
    'Signed since: {section}': 'بعد میں دستخط ہوئے: {section}',
    'No longer signed: {section}': 'اب دستخط نہیں رہے: {section}',
    'This credential holds.': 'یہ ڈیجیٹل سند جانچ پر پوری اتری۔',
    'It is called {title}, of {day}.': 'اس کا نام {title} ہے، تاریخ {day}۔',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV کے دستخط کے بعد سے اس میں کوئی تبدیلی نہیں ہوئی، اور یہ اب منسوخ نہیں ہے۔',
    'The words that it is about are on this CV: {section}.':
      'یہ جن الفاظ کے بارے میں ہے، وہ اس سی وی میں ہیں: {section}۔',
    'The words that it is about are not on this CV, or were changed since.':
      'یہ جن الفاظ کے بارے میں ہے، وہ اس سی وی میں نہیں، یا تب سے بدل دیے گئے ہیں۔',
    'This credential does not hold.': 'یہ ڈیجیٹل سند جانچ پر پوری نہیں اتری۔',
    'This credential is not valid yet.': 'یہ ڈیجیٹل سند ابھی مؤثر نہیں ہوئی۔',
    'This credential has ended.': 'اس ڈیجیٹل سند کی میعاد ختم ہو چکی ہے۔',
    'The signature holds, but this credential was withdrawn.': 'دستخط درست ہیں، لیکن یہ ڈیجیٹل سند منسوخ ہو چکی ہے۔',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'دستخط درست ہیں، لیکن یہ معلوم نہ ہو سکا کہ ڈیجیٹل سند منسوخ ہوئی ہے یا نہیں۔ دوبارہ کوشش کریں۔',
    'This is a credential about another person, or about another name.':
      'یہ ڈیجیٹل سند کسی اور شخص یا کسی اور نام کے بارے میں ہے۔',
    'TruCV did not issue this credential.': 'یہ ڈیجیٹل سند TruCV نے جاری نہیں کی۔',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'یہ صفحہ TruCV کی اپنی ڈیجیٹل اسناد JWT فائلوں (.jwt) کی صورت میں جانچتا ہے۔ اس سند کو “انجینئروں کے لیے” کے تحت دیا گیا پروگرام جانچتا ہے: node verify-cv.mjs، فائل، --keys اور جاری کنندہ کی did.json۔',
    'No CV at this address — TruCV': 'اس پتے پر کوئی سی وی نہیں — TruCV',
    'There is no CV here': 'یہاں کوئی سی وی نہیں ہے',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ہو سکتا ہے کہ لنک نامکمل ہو، یا سی وی کے مالک نے صفحہ ہٹا دیا ہو۔ اگر لنک آپ کو کسی نے بھیجا ہے تو ان سے نیا لنک مانگیں۔',
    'Go to TruCV': 'TruCV پر جائیں',
    'This CV is protected': 'یہ سی وی پاس ورڈ سے محفوظ ہے',
    'Its owner asks for a password. It usually comes with the link.':
      'اسے کھولنے کے لیے اس کے مالک نے پاس ورڈ رکھا ہے۔ پاس ورڈ عموماً لنک کے ساتھ بھیجا جاتا ہے۔',
    Password: 'پاس ورڈ',
    'Open the CV': 'سی وی کھولیں',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'اس کے بعد یہ اس براؤزر میں 12 گھنٹے کھلی رہے گی۔ آپ کے پاس پاس ورڈ نہیں؟ جس نے آپ کو لنک بھیجا ہے ان سے پوچھیں۔',
    'This form was sent from another site. Enter the password here.':
      'یہ فارم کسی دوسری سائٹ سے بھیجا گیا تھا۔ پاس ورڈ یہاں درج کریں۔',
    'This is not the password. Capital letters count.':
      'یہ پاس ورڈ درست نہیں۔ بڑے اور چھوٹے حروف (A اور a) الگ سمجھے جاتے ہیں۔',
    'Many people are asking just now. Try again in a few seconds.':
      'اس وقت بہت سے لوگ کوشش کر رہے ہیں۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
    '[TruCV], where people write CVs that others can check':
      '[TruCV]، جہاں لوگ ایسی سی وی لکھتے ہیں جسے دوسرے جانچ سکتے ہیں',
    'Hello,': 'السلام علیکم،',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} کی {institution} سے درخواست ہے کہ سی وی کے اس حصے کی تصدیق کی جائے: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'دونوں نام درخواست کرنے والے TruCV صارف نے لکھے ہیں۔ ہم نے ان کی جانچ نہیں کی۔',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'کیا دعویٰ کیا گیا ہے، یہ نیچے دیے گئے لنک پر دیکھا جا سکتا ہے۔ ادارے کی طرف سے بات کر سکنے والا کوئی بھی شخص اس کی تصدیق یا اس سے انکار کر سکتا ہے؛ اکاؤنٹ کی ضرورت نہیں۔',
    'Look at the claim and answer': 'دعویٰ دیکھیں اور جواب دیں',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'اس لنک سے {day} تک صرف ایک بار جواب دیا جا سکتا ہے۔ اگر آپ کچھ نہ کریں تو کسی چیز کی تصدیق نہیں ہوگی۔ براہِ کرم یہ لنک کسی اور کو نہ دیں: جن کے پاس یہ ہوگا وہ جواب دے سکیں گے۔',
    'Answer all requests at one place': 'تمام درخواستوں کا جواب ایک ہی جگہ دیں',
    'Never write to me again': 'مجھے پھر کبھی ای میل نہ بھیجیں',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'کوئی سوال؟ اس پتے پر لکھیں: {address}۔ اس ای میل کے جوابات نہیں پڑھے جاتے۔',
    'Change the language': 'زبان تبدیل کریں',
    'Can you confirm this?': 'کیا آپ اس کی تصدیق کر سکتے ہیں؟',
    'What you answer for': 'آپ کس بات کا جواب دے رہے ہیں',
    'Name on the CV': 'سی وی پر درج نام',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'آپ کے ریکارڈ میں اس شخص کو تلاش کرنے کے لیے: {reference}۔ یہ درخواست کرنے والے صارف نے لکھا ہے۔ آپ جس بات کی تصدیق کریں گے یہ اس کا حصہ نہیں، اور آپ کے سوا کسی کو نہیں دکھایا جاتا۔',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '{day} کو آپ کے ڈومین سے انہی الفاظ کی تصدیق ایک اور نام کے لیے ہوئی تھی: {before}۔ اب آپ سے اس نام کے لیے پوچھا جا رہا ہے: {person}۔ تصدیق صرف تب کریں جب آپ جانتے ہوں کہ دونوں ایک ہی شخص ہیں۔',
    'What your answer means': 'آپ کے جواب کا مطلب',
    'Not part of your answer': 'آپ کے جواب کا حصہ نہیں',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'تصدیق کر کے آپ کہتے ہیں کہ آپ ادارے کی طرف سے بات کر سکتے ہیں، اور یہ کہ {person} کے بارے میں یہ سچ ہے: {covered}۔',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'پھر سی وی کا یہ حصہ پڑھ سکنے والے تمام لوگوں کو “{badge}”، یہ کہ وہاں ای میل پڑھنے والے کسی شخص نے جواب دیا، اور آپ کا دیا ہوا نام نظر آئے گا۔ آپ کا ای میل پتہ نہیں دکھایا جاتا۔',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'اسے شواہد کے طور پر رکھا جائے گا، ادارے کی تصدیق کے طور پر نہیں دکھایا جائے گا۔',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'سی وی جانچنے والوں کو نظر آئے گا کہ {domain} پر ای میل پڑھنے والے کسی شخص نے اتفاق کیا، اور یہ بھی کہ یہ کسی ادارے کا بیان کیوں نہیں۔',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'یہ اس نام کے لیے، اس مالک کی ہر اس سی وی میں شمار ہوگی جس میں یہ حقائق ہوں۔ مالک حصے کا باقی متن بدل سکتے ہیں، اور آپ کا بیان ان حقائق کے ساتھ رہتا ہے۔ کوئی حقیقت یا نام بدلنے پر یہ شمار نہیں ہوگی۔',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'یہ اس نام کے لیے، اس مالک کی ہر اس سی وی میں شمار ہوگی جس میں بعینہٖ یہی متن ہو۔ متن یا نام بدلنے پر یہ شمار نہیں ہوگی۔',
    'If you decline, only the owner of the CV gets to know it.':
      'اگر آپ انکار کریں تو یہ صرف سی وی کے مالک کو معلوم ہوگا۔',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'آپ {day} تک ایک بار جواب دے سکتے ہیں۔ اس کے بعد ایک سال تک آپ اسی لنک سے تصدیق واپس لے سکتے ہیں۔',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ہم نے یہ نہیں جانچا کہ یہ سی وی کس نے لکھی ہے۔ اگر آپ انہیں نہیں جانتے تو انکار کریں، یا کچھ نہ کریں۔',
    'Files the owner has added': 'سی وی کے مالک کی شامل کردہ فائلیں',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ہم نے ان کا متن سے موازنہ نہیں کیا۔ آپ کے جواب دینے تک ان کے صفحات کی تصاویر نئے ٹیب میں کھلتی ہیں۔',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'یہ سی وی کے مالک کی شامل کردہ ایک فائل کی تصاویر ہیں۔ ہم نے اس کا متن سے موازنہ نہیں کیا۔',
    'Pages shown: {shown} of {all}': 'دکھائے گئے صفحات: {all} میں سے {shown}',
    'Page {page} of {all}': 'صفحہ {page}، کل {all}',
    'Your answer': 'آپ کا جواب',
    'Yes, this is true': 'ہاں، یہ سچ ہے',
    'No, I do not confirm this': 'نہیں، مجھے اس کی تصدیق سے انکار ہے',
    'Your name and office': 'آپ کا نام اور عہدہ',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'تصدیق کے لیے ضروری ہے۔ یہ سی وی کے ساتھ واوین میں دکھایا جاتا ہے۔ ویب پتے نہ لکھیں۔',
    'A note to the owner': 'سی وی کے مالک کے لیے پیغام',
    'If you like. Only the owner sees it.': 'لازمی نہیں۔ اسے صرف سی وی کے مالک دیکھیں گے۔',
    'Send my answer': 'میرا جواب بھیجیں',
    'Choose an answer.': 'کوئی جواب منتخب کریں۔',
    'Say who confirms this.': 'بتائیں کہ تصدیق کون کر رہا ہے۔',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'یہ بہت لمبا ہے، یا اس میں کوئی ویب پتہ یا نظر نہ آنے والے حروف ہیں۔ مخفف کے نقطے کے بعد خالی جگہ چھوڑیں۔',
    'This was answered already.': 'اس کا جواب پہلے ہی دیا جا چکا ہے۔',
    'Your answer could not be stored. Try again.': 'آپ کا جواب محفوظ نہ ہو سکا۔ دوبارہ کوشش کریں۔',
    'Thank you, this is confirmed': 'شکریہ، اس کی تصدیق ہو گئی ہے',
    'Not confirmed': 'تصدیق نہیں ہوئی',
    Withdrawn: 'واپس لے لی گئی',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: وہاں ای میل پڑھنے والے کسی شخص نے، جس نے اپنا نام {name} دیا، {person} کی سی وی کے اس حصے کی تصدیق {day} کو کی: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} کی سی وی کے اس حصے کی تصدیق {day} کو نہیں کی گئی، اور یہ صرف سی وی کے مالک کو معلوم ہوگا: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} کی سی وی کی یہ تصدیق {day} کو واپس لے لی گئی، اور اب کسی کو نہیں دکھائی جاتی: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'کیا یہ غلطی تھی، یا اب یہ درست نہیں رہی؟ آپ {day} تک [اسے واپس لے سکتے ہیں]۔',
    'Withdraw this confirmation?': 'کیا یہ تصدیق واپس لینی ہے؟',
    'It was given on {day} for the CV of {person}: {section}':
      'یہ {day} کو {person} کی سی وی کے لیے دی گئی تھی: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'واپس لینے کے بعد یہ کسی سی وی میں نظر نہیں آئے گی، اور سی وی کے مالک کو ای میل ملے گی۔ یہ فیصلہ حتمی ہوگا۔',
    Withdraw: 'واپس لیں',
    'Keep it': 'رہنے دیں',
    'Never get such mails again?': 'ایسی ای میلز پھر کبھی نہیں چاہییں؟',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'پھر جس پتے پر یہ لنک بھیجا گیا تھا وہاں ہم کوئی درخواست نہیں بھیجیں گے، چاہے کوئی بھی کہے۔ اسے بعد میں بدلا نہیں جا سکتا۔',
    'We will not write to you again': 'ہم آپ کو پھر ای میل نہیں بھیجیں گے',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'جس پتے پر یہ لنک بھیجا گیا تھا وہاں اب ہماری طرف سے کوئی درخواست نہیں آئے گی، چاہے کوئی بھی کہے۔ ہم اس پتے کا صرف اتنا حصہ رکھتے ہیں جتنا یہ جاننے کے لیے ضروری ہے۔',
    'This link leads nowhere': 'اس لنک پر کچھ نہیں ہے',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ہو سکتا ہے کہ لنک نامکمل ہو، اس کی میعاد ختم ہو گئی ہو، یا سی وی کے مالک نے سوال واپس لے لیا ہو یا وہ الفاظ بدل دیے ہوں جن کے بارے میں سوال تھا۔ آپ کو کچھ کرنے کی ضرورت نہیں۔',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} متن جانچا گیا؛ وہ اپنے فنگر پرنٹ سے مطابقت رکھتا ہے۔',
      other: '{count} متن جانچے گئے؛ ہر ایک اپنے فنگر پرنٹ سے مطابقت رکھتا ہے۔',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} دستخط جانچ پر پورا اترا۔ TruCV کے درج کردہ: {account}، والیٹ سے: {wallet}۔',
      other: '{count} دستخط جانچ پر پورے اترے۔ TruCV کے درج کردہ: {account}، والیٹ سے: {wallet}۔',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} حصہ، TruCV کا درج کردہ: {domains}۔',
      other: '{count} حصے، TruCV کے درج کردہ: {domains}۔',
    },
    '{count} sections do not hold.': {
      one: '{count} حصہ جانچ پر پورا نہیں اترا۔',
      other: '{count} حصے جانچ پر پورے نہیں اترے۔',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} حصے کے ساتھ {who} کی دستخط شدہ ڈیجیٹل سند',
      other: '{count} حصوں کے ساتھ {who} کی دستخط شدہ ڈیجیٹل سند',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} حصے کی {who} سے تصدیق',
      other: '{count} حصوں کی {who} سے تصدیق',
    },
    '{count} sections signed by {who}': {
      one: '{count} حصے پر {who} کے دستخط',
      other: '{count} حصوں پر {who} کے دستخط',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} حصے کے ساتھ کئی ڈومینز ({many}) کی دستخط شدہ ڈیجیٹل سند',
      other: '{count} حصوں کے ساتھ کئی ڈومینز ({many}) کی دستخط شدہ ڈیجیٹل سند',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} حصے کی کئی ڈومینز ({many}) سے تصدیق',
      other: '{count} حصوں کی کئی ڈومینز ({many}) سے تصدیق',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} حصے پر کئی افراد یا والیٹس ({many}) کے دستخط',
      other: '{count} حصوں پر کئی افراد یا والیٹس ({many}) کے دستخط',
    },
    '{count} sections with evidence only': {
      one: '{count} حصے کے ساتھ صرف شواہد',
      other: '{count} حصوں کے ساتھ صرف شواہد',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} حصے پر ایسے دستخط جو اب معتبر نہیں',
      other: '{count} حصوں پر ایسے دستخط جو اب معتبر نہیں',
    },
    '{count} sections not signed': { one: '{count} حصے پر دستخط نہیں', other: '{count} حصوں پر دستخط نہیں' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'یہاں سے بہت بار غلط پاس ورڈ درج کیا گیا ہے۔ {count} منٹ بعد دوبارہ کوشش کریں۔',
      other: 'یہاں سے بہت بار غلط پاس ورڈ درج کیا گیا ہے۔ {count} منٹ بعد دوبارہ کوشش کریں۔',
    },
  },
} satisfies ReaderTexts
