// Our words for readers in Hebrew.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'he',
  texts: {
    title: 'תפקיד או שם',
    place: 'מקום',
    name: 'שם',
    address: 'כתובת אינטרנט',
    label: 'שם הפרט',
    value: 'הפרט עצמו',
    institution: 'מוסד לימודים',
    board: 'גוף בוחן',
    organisation: 'ארגון',
    degree: 'תואר',
    'field of study': 'תחום לימודים',
    from: 'תאריך התחלה',
    until: 'תאריך סיום',
    date: 'תאריך',
    dates: 'תאריכים',
    score: 'ציון',
    scale: 'ציון מרבי',
    'kind of score': 'סוג הציון',
    description: 'תיאור',
    employer: 'מעסיק',
    'still there': 'עבודה שם עד היום',
    about: 'על המעסיק',
    'roles at one employer': 'תפקידים אצל אותו מעסיק',
    highlights: 'הישגים עיקריים',
    level: 'רמה',
    keywords: 'מילות מפתח',
    provider: 'הגוף המעביר',
    issuer: 'הגוף המנפיק',
    'credential ID': 'מספר תעודה',
    publisher: 'הוצאה לאור',
    'awarding body': 'הגוף המעניק',
    fluency: 'רמת שליטה',
    'e-mail': 'דוא״ל',
    phone: 'טלפון',
    'what they say': 'דברי ההמלצה',
    subtitle: 'כותרת משנה',
    hidden: 'הסתרה',
    'shown to readers': 'הצגה לקוראים',
    roles: 'תפקידים',
    courses: 'קורסים',
    kind: 'סוג',
    profession: 'מקצוע',
    location: 'מקום מגורים',
    picture: 'תמונה',
    links: 'קישורים',
    'everything that is written here': 'כל מה שכתוב כאן',
    'some facts': 'חלק מהפרטים',
    Yes: 'כן',
    Percentage: 'אחוזים',
    CGPA: 'ממוצע מצטבר',
    GPA: 'ממוצע',
    Grade: 'ציון',
    'Class or division': 'דרגה או חטיבה',
    Rank: 'דירוג',
    'It is the owner’s own word: nobody has checked it.': 'אלה דברי בעלי קורות החיים עצמם: איש לא בדק אותם.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'היכן שאין אישור, אלה דברי בעלי קורות החיים עצמם: איש לא בדק אותם.',
    'Personal details': 'פרטים אישיים',
    Stated: 'נכתב בקורות החיים',
    'Self-attested': 'הצהרה עצמית',
    'Evidence attached': 'צורפה אסמכתה',
    Confirmed: 'אושר',
    'Signed by its issuer': 'נחתם בידי הגוף המנפיק',
    'Confirmed by {domain}': 'אושר מכתובת ב־{domain}',
    'Signed by {domain} for this account, checked {day}': 'נחתם בידי {domain} עבור חשבון זה, נבדק ב־{day}',
    'Self-attested by {name}, signed in with Google, on {day}.': 'הצהרה עצמית של {name}, בכניסה דרך Google, ב־{day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'הצהרה עצמית של {name}, בכניסה דרך Google, מ־{first} עד {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'הצהרה עצמית של {name} באמצעות הארנק הדיגיטלי {wallet}, ב־{day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'הצהרה עצמית של {name} באמצעות הארנק הדיגיטלי {wallet}, מ־{first} עד {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'אדם שקורא דואר בדומיין {domain} הסכים ב־{day} עם הדברים האלה: {covered}. הדומיין שייך לבעלי קורות החיים עצמם: אין זה אישור של מוסד.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'אדם שקורא דואר בדומיין {domain} הסכים ב־{day} עם הדברים האלה: {covered}. כל אחד, או כל מי שלומד או למד שם, יכול להחזיק שם כתובת: אין זה אישור של מוסד.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'אושר מכתובת ב־{domain}, ב־{day}: בידי אדם שקורא דואר ב־{domain}; את הכתובת מסרו בעלי קורות החיים.',
    'What was confirmed: {covered}.': 'מה אושר: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'השם שנמסר שם: {name}. השם שבעלי קורות החיים נותנים למוסד: {institution}.',
    'The owner attached it to {covered}.': 'בעלי קורות החיים צירפו אותה לדברים האלה: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'בעלי קורות החיים צירפו אסמכתה שאינה מוצגת לציבור, לדברים האלה: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'אושר מכתובת ב־{domain}, ב־{day}: בידי אדם שקורא שם דואר, השם שנמסר {name}; את הכתובת מסרו בעלי קורות החיים; האישור חל על: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'נחתם בידי {domain} עבור חשבון זה, נבדק ב־{day}; מצורף לדברים האלה: {covered}.',
    'The confirmation has been in the public log since {day}.': 'האישור רשום ביומן הציבורי מאז {day}.',
    'The confirmation is in the public log within a minute.': 'האישור יירשם ביומן הציבורי בתוך דקה.',
    'The attestation has been in the public log since {day}.': 'ההצהרה רשומה ביומן הציבורי מאז {day}.',
    'The attestation is in the public log within a minute.': 'ההצהרה תירשם ביומן הציבורי בתוך דקה.',
    'Signed by the account of {name}, another name than this CV’s':
      'נחתם מחשבון על שם {name}, שם שונה מזה שבקורות החיים',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'נחתם מחשבון על שם {name}, שם שונה מזה שבקורות החיים: {about}, {day}',
    '{name} signed every section, {day}': 'כל הסעיפים נחתמו בידי {name}, {day}',
    '{name} signed every section that can be checked, {day}': 'כל הסעיפים שאפשר לבדוק נחתמו בידי {name}, {day}',
    '{name} signed all other sections, {day}': 'כל הסעיפים האחרים נחתמו בידי {name}, {day}',
    '{name} signed all other sections that can be checked, {day}':
      'כל הסעיפים האחרים שאפשר לבדוק נחתמו בידי {name}, {day}',
    'every section': 'כל הסעיפים',
    'every section that can be checked': 'כל הסעיפים שאפשר לבדוק',
    'all other sections': 'כל הסעיפים האחרים',
    'all other sections that can be checked': 'כל הסעיפים האחרים שאפשר לבדוק',
    'Check it yourself': 'לבדיקה עצמאית',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'התעודה הונפקה בידי השירות הזה: היא רק מתעדת את מה שמוצג כאן ממילא, ואינה מעלה את הרמה.',
    '{domain} is a domain of the owner’s own.': 'הדומיין {domain} שייך לבעלי קורות החיים עצמם.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'כל אחד, או כל מי שלומד או למד שם, יכול להחזיק כתובת ב־{domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} הוא רק דף באתר, ואתר יכול לתת דפים לכל אחד.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'כל אחד יכול לקבל שם כמו {domain}: הוא אינו מעיד על מוסד כלשהו.',
    'Listed by {domain}; it is not signed.': 'מופיעה ברשימה של {domain}; אינה חתומה.',
    'Signed by {domain}.': 'חתומה בידי {domain}.',
    'Signed with a key that names nobody.': 'חתומה במפתח שאינו נושא שם של איש.',
    'It names an issuer that could not be reached to show that it signed it.':
      'נקוב בה גוף מנפיק שלא היה אפשר להגיע אליו כדי להראות שהחתימה שלו.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'נקוב בה {domain}, שלא היה אפשר להגיע אליו כדי להראות שהחתימה שלו.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'נושאת חותם דיגיטלי על שם {name}, עם תעודת חתימה שהשירות הזה סומך עליה.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'נושאת חותם דיגיטלי על שם {name}, עם תעודת חתימה שלא הושוותה לשום רשימה.',
    'Not withdrawn on {day}.': 'לא הייתה מבוטלת ב־{day}.',
    'Withdrawn, as found on {day}.': 'בוטלה, כפי שהתברר ב־{day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'לא היה אפשר לברר ב־{day} אם היא בוטלה.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'נבדקה ב־{day}; הגוף המנפיק אינו מנהל רשימה של תעודות שבוטלו.',
    'Made out to the address of this account.': 'הונפקה לכתובת הדוא״ל של חשבון זה.',
    'It does not say whose it is.': 'לא כתוב בה למי היא שייכת.',
    'Made out to somebody else.': 'הונפקה לאדם אחר.',
    'It is refused since the check on {day}.': 'אינה מתקבלת מאז הבדיקה ב־{day}.',
    'It is called {title}.': 'שם התעודה: {title}.',
    'Its issuer calls itself {name}.': 'השם שהגוף המנפיק נותן לעצמו: {name}.',
    'It names {name}.': 'השם הנקוב בה: {name}.',
    'A credential, unchanged since it was signed.': 'תעודה דיגיטלית, ללא שינוי מאז שנחתמה.',
    'It ended on {day}.': 'תוקפה פג ב־{day}.',
    'It is not valid before {day}.': 'אינה בתוקף לפני {day}.',
    'Shown by the owner beside: {title}.': 'בעלי קורות החיים מציגים אותה לצד: {title}.',
    'Not signed': 'לא נחתם',
    Signed: 'נחתם',
    'The CV says so. It is neither signed nor confirmed.': 'כך כתוב בקורות החיים, ללא חתימה וללא אישור.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'החשבון הנקוב חתם על כל מה שכתוב בסעיף (הצהרה עצמית), בכניסה לחשבון או באמצעות ארנק דיגיטלי. זה מראה של מי הדברים ושאף מילה בסעיף לא השתנתה, לא שהדברים נכונים.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'בעלי קורות החיים שומרים כאן גם מסמך בנושא, שאיש ב־TruCV לא בדק, או תעודה דיגיטלית שאינה מראה את כל מה שהרמה הגבוהה ביותר דורשת.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'אדם שקורא דואר בדומיין הנקוב אישר את מה שמפורט בתג: פרטים מהסעיף, כגון תפקיד, מעסיק ותאריכים, או כל מה שכתוב שם. את הכתובת מסרו בעלי קורות החיים: יש לשקול באופן עצמאי אם הדומיין שייך למוסד. השמות במירכאות הוקלדו בידי מי ששואלים ומי שעונים, ואיש לא בדק אותם.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'בעלי קורות החיים צירפו תעודה דיגיטלית למה שמפורט בתג: לפרטים מהסעיף או לכל מה שכתוב שם. התעודה חתומה בידי הדומיין הנקוב, הונפקה לכתובת הדוא״ל של חשבון הבעלים, והייתה בתוקף ולא מבוטלת ביום הנקוב. שהתעודה וקורות החיים אומרים אותו דבר, זו מילתם של הבעלים: כדאי לקרוא את שניהם. הטקסט במירכאות הוא של הגוף המנפיק.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'איש עדיין לא חתם על חלק כלשהו מקורות החיים האלה ולא אישר אותו: אלה דברי הבעלים',
    '{name} (wallet {wallet})': '{name} (ארנק דיגיטלי {wallet})',
    'nothing changed since': 'מאז לא השתנה דבר',
    'no word of these claims changed since': 'מאז לא השתנתה אף מילה בפרטים אלה',
    'Check the CV of {name}': 'בדיקת קורות החיים של {name}',
    'Version {version}, published on {day}.': 'גרסה {version}, פורסמה ב־{day}.',
    'Read the CV': 'לקריאת קורות החיים',
    'Check the signatures now': 'בדיקת החתימות עכשיו',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'הדפדפן שלכם מוריד מחדש את הפרטים ואת המפתחות, ובודק בעצמו כל חתימה.',
    'Compare an older copy': 'השוואה לעותק ישן יותר',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'גררו את הקובץ לכאן או בחרו אותו: ה־PDF שקיבלתם, הפרטים כנתונים (JSON) ששמרתם, או תעודה דיגיטלית. הקובץ נשאר בדפדפן שלכם.',
    'Every section, and who stands for it': 'כל הסעיפים, ומי עומד מאחוריהם',
    'Signature no longer counts': 'חתימה שכבר אינה נחשבת',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'החתימה מתאימה לטקסט הזה, אבל המפתח בוטל: היא כבר אינה נחשבת.',
    'Stated. Nobody has signed or confirmed it.': 'נכתב בקורות החיים. איש לא חתם על כך ולא אישר זאת.',
    'Download as a credential': 'הורדה כתעודה דיגיטלית',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'תעודה דיגיטלית היא קובץ חתום שארנקים דיגיטליים ותוכנות אחרות קוראים ובודקים בלי הדף הזה. היא אומרת מה TruCV תיעד, ולא יותר מזה.',
    'The confirmation': 'האישור',
    'The self-attestation': 'ההצהרה העצמית',
    'JSON, for wallets': 'JSON, לארנקים דיגיטליים',
    'JWT, for programs': 'JWT, לתוכנות',
    'picture with the badge in it': 'תמונה שהתג שמור בתוכה',
    'Digest and signatures': 'טביעת אצבע דיגיטלית וחתימות',
    'Everything in the section, as data': 'כל מה שכתוב בסעיף, כנתונים',
    'Its facts alone, as data: {covered}': 'הפרטים בלבד, כנתונים: {covered}',
    'SHA-256 digest of {section}': 'טביעת אצבע דיגיטלית SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ההצהרה שבעלי קורות החיים חתמו עליה: “הריני להצהיר שהחלק הזה בקורות החיים שלי נכון.”',
    'Signature ({form})': 'חתימה ({form})',
    Wallet: 'ארנק דיגיטלי',
    Key: 'מפתח',
    'Record of the confirmation ({form})': 'רישום האישור ({form})',
    'What the badges mean': 'מה משמעות התגים',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'חתימה נעלמת ברגע שאות אחת בסעיף משתנה; אישור של פרטים נעלם ברגע שאות אחת בפרטים האלה משתנה. שניהם נעלמים כשהשם בקורות החיים משתנה.',
    'For engineers: check it without us': 'למהנדסים: בדיקה בלעדינו',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'אין צורך לסמוך עלינו בעניין התגים. {program} הוא קובץ קריא אחד שבודק את [הפרטים כנתונים]. הוא צריך רק Node.js, בלי רשת (אלא אם משתמשים באפשרות --log) ובלי שום דבר מאיתנו:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'שתי השורות האחרונות שלו בודקות תעודה דיגיטלית, של TruCV או של גוף אחר: ב־{keys} נמצאים המפתחות של הגוף המנפיק, ו־{list} היא רשימת התעודות שבוטלו, שהתעודה מפנה אליה.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'חתימה “בכניסה דרך Google” נוצרת בידי TruCV: היא מראה שהשירות הזה תיעד את דברי החשבון הנקוב. חתימה באמצעות ארנק דיגיטלי נוצרת במפתח של הארנק, שאינו בידי TruCV.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'הקובץ משקף את המצב בזמן שהורדתם אותו. מי שאישר משהו יכול לבטל זאת מאוחר יותר, והתוכנה אינה יכולה לדעת על כך: הורידו את הקובץ שוב, או בדקו כאן.',
    'Our public keys': 'המפתחות הציבוריים שלנו',
    'Version {version} was never published': 'גרסה {version} מעולם לא פורסמה',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'היא גם לא נמסרה כקובץ. מסמך שמציג את עצמו כגרסה {version} של קורות החיים האלה לא נוצר כאן בידי הבעלים, או ששונה.',
    'Your copy says version {version}': 'הגרסה בעותק שלכם: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'שום דבר ציבורי לא השתנה: מה שנאמר בגרסה {version} הוא מה שמפורסם עכשיו.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'הגרסה הזאת הייתה קיימת. אלה ההבדלים בינה לבין מה שמפורסם עכשיו, גרסה {version}:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'הטקסט בעותק שלכם אינו מושווה: קראו אותו לצד הדף הזה, מילה במילה.',
    'Fetching the claims and the keys…': 'הורדת הפרטים והמפתחות…',
    'Reading your copy…': 'קריאת העותק שלכם…',
    'Check again': 'בדיקה חוזרת',
    'Fetched at {time}.': 'הורד ב־{time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'הפרטים והמפתחות הציבוריים של TruCV, {size} ק״ב.',
    'The right CV.': 'קורות החיים הנכונים.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'הפרטים שייכים לקורות החיים האלה, בכתובת הזאת, ולסעיפים שמוצגים כאן.',
    'Not what you see.': 'לא מה שמוצג כאן.',
    'What is published now has other sections than this page.': 'במה שמפורסם עכשיו יש סעיפים אחרים מאלה שבדף הזה.',
    'No letter changed.': 'אף אות לא השתנתה.',
    'Changed.': 'השתנה.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'טקסטים שאינם מתאימים לטביעת האצבע הדיגיטלית שלהם: {wrong} מתוך {all}.',
    'Signed by the owner.': 'נחתם בידי בעלי קורות החיים.',
    'Not signed as it says.': 'לא נחתם כפי שמוצג.',
    'Confirmed.': 'אושר.',
    'Not confirmed as it says.': 'לא אושר כפי שמוצג.',
    'In the log.': 'רשום ביומן.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'חתימות שרשומות ביומן הציבורי של TruCV: {recorded} מתוך {all}. רישומים ביומן: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'מבין האחרות, החדשות יירשמו בתוך דקה, ואלה שקדמו ליומן לא יירשמו בו לעולם.',
    'The log begins with all that this browser saw of it on {day}.': 'היומן מתחיל בכל מה שהדפדפן הזה ראה בו ב־{day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'הדפדפן הזה שומר את מה שראה ביומן, ומשווה בבדיקה הבאה.',
    'Not in the log as it says.': 'לא רשום ביומן כפי שמוצג.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'היומן הציבורי של TruCV אינו שלם, או שאי אפשר לקרוא אותו. נסו שוב בעוד דקה.',
    'One person.': 'אותו אדם.',
    'All claims are about {name}, as the CV is.': 'כל הפרטים, כמו קורות החיים, הם על {name}.',
    'Another person.': 'אדם אחר.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'לא כל הפרטים הם על {name}, אף שקורות החיים מוצגים בשם הזה.',
    'Signed by the account of {name}, another name than this CV’s.':
      'נחתם מחשבון על שם {name}, שם שונה מזה שבקורות החיים.',
    'Whether both names are of one person is for you to judge.': 'אם שני השמות הם של אותו אדם, זה נתון לשיקולכם.',
    'Everything that is signed holds.': 'כל מה שחתום עבר את הבדיקה.',
    'Not everything holds: what is marked red is not as it was signed.':
      'לא הכול עבר את הבדיקה: מה שמסומן באדום אינו כפי שנחתם.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'שום דבר בקורות החיים האלה אינו חתום, ולכן לא היה מה לבדוק מלבד הטקסטים.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'כל החתימות תקינות. אבל שום חתימה אינה חלה על כך שארנק דיגיטלי שייך לבעלי קורות החיים, או על מה שנאמר על תעודות של אחרים.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'עכשיו מפורסמת גרסה {now}, והדף הזה מציג את גרסה {version}: טענו אותו מחדש.',
    holds: 'עבר את הבדיקה',
    'Does not hold': 'לא עבר את הבדיקה',
    '{section} does not hold': 'הסעיף {section} לא עבר את הבדיקה',
    'this is not in the form in which TruCV publishes it': 'הנתונים אינם בצורה ש־TruCV מפרסם',
    'the text was changed: it does not fit its fingerprint (digest)':
      'הטקסט השתנה: הוא אינו מתאים לטביעת האצבע הדיגיטלית שלו',
    'the owner’s signature does not hold': 'החתימה של בעלי קורות החיים אינה תקינה',
    'the institution’s confirmation does not hold': 'האישור של המוסד אינו תקין',
    'it was signed or confirmed under another name than the one on this CV':
      'החתימה או האישור ניתנו בשם אחר מזה שבקורות החיים',
    'it is said to be more than what was signed': 'מוצג כאן יותר ממה שנחתם',
    'it is not in the public log as it says': 'אין רישום ביומן הציבורי כפי שמוצג',
    'the signature that this page shows was withdrawn': 'החתימה שהדף הזה מציג בוטלה',
    'the evidence that this page shows was taken away': 'האסמכתה שהדף הזה מציג הוסרה',
    'the confirmation that this page shows was withdrawn': 'האישור שהדף הזה מציג בוטל',
    'the credential that this page shows does not count any more': 'התעודה הדיגיטלית שהדף הזה מציג כבר אינה נחשבת',
    'the text that is published now is another one than on this page': 'הטקסט שמפורסם עכשיו שונה מזה שבדף הזה',
    'this section is not among what is published now': 'הסעיף הזה אינו בין מה שמפורסם עכשיו',
    'What this does not show': 'מה הבדיקה אינה מראה',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'שמה שכתוב בקורות החיים נכון. חתימה מראה של מי הדברים, ושמאז לא השתנתה אף אות.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'שדומיין שייך למוסד שהוא דומה לשמו. את הכתובת מסרו בעלי קורות החיים.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'מי האדם שמאחורי חשבון או ארנק דיגיטלי. “בכניסה דרך Google” הוא תיעוד של TruCV עצמו.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'ש־TruCV הגון: גם הדף הזה הוא של TruCV. התוכנה שתחת “למהנדסים” פועלת בלעדיו.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'ש־TruCV מציג לכולם אותו יומן. עדים ותוכנות שעוקבות אחריו, כגון log-audit.mjs, היו מבחינים בהבדל.',
    'What is withdrawn later. Check again when it matters.': 'מה שיבוטל מאוחר יותר. כשזה חשוב, כדאי לבדוק שוב.',
    'It cannot be checked: {problem}.': 'אי אפשר לבדוק: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'הדפדפן הזה לא הצליח לבצע את הבדיקה. התוכנה שתחת “למהנדסים” יכולה.',
    'This page was opened without https, where browsers check no signatures.':
      'הדף הזה נפתח בלי https, ובמצב כזה דפדפנים אינם בודקים חתימות.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'אי אפשר להתחבר אל TruCV. בדקו את החיבור לאינטרנט ונסו שוב.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'נדרשת סיסמה, לפי בקשת בעלי קורות החיים. פתחו את קורות החיים מחדש ונסו שוב.',
    'This CV is no longer published: nothing of it can be checked now.':
      'קורות החיים האלה כבר אינם מפורסמים: אי אפשר לבדוק מהם דבר עכשיו.',
    'TruCV replied with an error ({status}). Try again in a minute.': 'TruCV השיב בשגיאה ({status}). נסו שוב בעוד דקה.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'התשובה הגיעה רק בחלקה, או שאינה תשובה של TruCV. נסו שוב.',
    'The reply is about another CV: nothing of it counts for this one.':
      'התשובה היא על קורות חיים אחרים: שום דבר ממנה אינו חל על אלה.',
    'The reply is of another service: its signatures do not count at this address.':
      'התשובה היא של שירות אחר: החתימות שלו אינן נחשבות בכתובת הזאת.',
    'This file is damaged, or is not a copy of a CV.': 'הקובץ הזה פגום, או שאינו עותק של קורות חיים.',
    'This is a copy of another CV.': 'זה עותק של קורות חיים אחרים.',
    'This is a JSON Resume, which holds no signatures to compare.': 'זה קובץ JSON Resume, ואין בו חתימות להשוואה.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'קובצי Word אינם נקראים כאן. פתחו את הכתובת שבסוף הקובץ: היא מובילה להשוואה.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ב־PDF הזה נקובות כמה גרסאות של קורות החיים האלה: הוא הורכב מכמה קבצים.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ב־PDF הזה לא נקובה שום גרסה של קורות חיים: הוא לא נוצר כאן, או שתוכנה אחרת יצרה אותו מחדש.',
    'Your copy says that it is of {day}.': 'התאריך בעותק שלכם: {day}.',
    'In your copy this does not hold:': 'בעותק שלכם, זה לא עבר את הבדיקה:',
    'Since then:': 'מאז:',
    'Nothing has changed since.': 'מאז לא השתנה דבר.',
    'Added: {section}': 'נוסף: {section}',
    'Changed: {section}': 'השתנה: {section}',
    'Removed: {section}': 'הוסר: {section}',
    'Confirmed since: {section}': 'אושר מאז: {section}',
    'No longer confirmed: {section}': 'כבר לא מאושר: {section}',
    'Signed since: {section}': 'נחתם מאז: {section}',
    'No longer signed: {section}': 'כבר לא חתום: {section}',
    'This credential holds.': 'התעודה הדיגיטלית הזאת תקינה.',
    'It is called {title}, of {day}.': 'שמה {title}, מתאריך {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'היא לא השתנתה מאז ש־TruCV חתם עליה, ואינה מבוטלת כעת.',
    'The words that it is about are on this CV: {section}.': 'הנוסח שהיא עוסקת בו נמצא בקורות החיים האלה: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'הנוסח שהיא עוסקת בו אינו בקורות החיים האלה, או שהשתנה מאז.',
    'This credential does not hold.': 'התעודה הדיגיטלית הזאת אינה תקינה.',
    'This credential is not valid yet.': 'התעודה הדיגיטלית הזאת עדיין לא נכנסה לתוקף.',
    'This credential has ended.': 'תוקף התעודה הדיגיטלית הזאת פג.',
    'The signature holds, but this credential was withdrawn.': 'החתימה תקינה, אבל התעודה הדיגיטלית הזאת בוטלה.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'החתימה תקינה, אבל לא היה אפשר לברר אם התעודה בוטלה. נסו שוב.',
    'This is a credential about another person, or about another name.': 'זו תעודה דיגיטלית על אדם אחר, או על שם אחר.',
    'TruCV did not issue this credential.': 'התעודה הדיגיטלית הזאת לא הונפקה בידי TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'הדף הזה בודק תעודות דיגיטליות של TruCV עצמו, כקובצי JWT (.jwt). את זו בודקת התוכנה שתחת “למהנדסים”: node verify-cv.mjs, הקובץ, --keys וקובץ did.json של הגוף המנפיק.',
    'No CV at this address — TruCV': 'אין קורות חיים בכתובת הזאת — TruCV',
    'There is no CV here': 'אין כאן קורות חיים',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ייתכן שהקישור אינו שלם, או שבעלי קורות החיים הסירו את הדף. אם קיבלתם את הקישור ממישהו, בקשו ממנו קישור חדש.',
    'Go to TruCV': 'מעבר אל TruCV',
    'This CV is protected': 'קורות החיים האלה מוגנים',
    'Its owner asks for a password. It usually comes with the link.':
      'נדרשת סיסמה, לפי בקשת בעלי קורות החיים. בדרך כלל היא מגיעה עם הקישור.',
    Password: 'סיסמה',
    'Open the CV': 'פתיחת קורות החיים',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'לאחר מכן הם יישארו פתוחים בדפדפן הזה 12 שעות. אין לכם סיסמה? בקשו אותה ממי ששלח לכם את הקישור.',
    'This form was sent from another site. Enter the password here.': 'הטופס הזה נשלח מאתר אחר. הקלידו את הסיסמה כאן.',
    'This is not the password. Capital letters count.': 'זו אינה הסיסמה. יש הבדל בין אותיות גדולות לקטנות.',
    'Many people are asking just now. Try again in a few seconds.': 'רבים מנסים עכשיו. נסו שוב בעוד כמה שניות.',
    '[TruCV], where people write CVs that others can check': '[TruCV], המקום לכתיבת קורות חיים שאחרים יכולים לבדוק',
    'Hello,': 'שלום רב,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      'בקשה מ־{person} אל {institution} לאשר סעיף בקורות חיים: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'שני השמות הוקלדו בידי מי שמבקש זאת ב־TruCV. לא בדקנו אותם.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'בקישור שלהלן אפשר לראות מה נטען. כל מי שיכול לדבר בשם המוסד רשאי לאשר או לדחות; אין צורך בחשבון.',
    'Look at the claim and answer': 'לצפייה בפרטים ולמענה',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'אפשר לענות דרך הקישור פעם אחת, עד {day}. אם לא תעשו דבר, דבר לא יאושר. נא לא להעביר אותו הלאה: כל מי שהקישור בידיו יכול לענות.',
    'Answer all requests at one place': 'מענה לכל הבקשות במקום אחד',
    'Never write to me again': 'אל תכתבו אליי יותר',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'שאלות? כתבו אל {address}. תשובות להודעה הזאת אינן נקראות.',
    'Change the language': 'שינוי השפה',
    'Can you confirm this?': 'האם באפשרותכם לאשר זאת?',
    'What you answer for': 'על מה אתם עונים',
    'Name on the CV': 'השם בקורות החיים',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'לאיתור האדם ברישומים שלכם: {reference}. הפרט הוקלד בידי מי שמבקש. הוא אינו חלק ממה שתאשרו, ואינו מוצג לאיש מלבדכם.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'אותו נוסח אושר מהדומיין שלכם ב־{day} עבור שם אחר: {before}. כעת מבקשים מכם לאשר עבור {person}. אשרו רק אם ידוע לכם שמדובר באותו אדם.',
    'What your answer means': 'מה משמעות התשובה שלכם',
    'Not part of your answer': 'מה אינו חלק מהתשובה שלכם',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'אם תאשרו, אתם אומרים שאתם יכולים לדבר בשם המוסד, ושהדברים האלה נכונים לגבי {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'כל מי שרשאי לקרוא את הסעיף הזה בקורות החיים יראה “{badge}”, שאדם שקורא שם דואר ענה, ואת השם שתמסרו. הכתובת שלכם לא תוצג.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'זה יישמר כאסמכתה, ולא יוצג כאישור של מוסד.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'מי שבודקים את קורות החיים רואים שאדם שקורא דואר בדומיין {domain} הסכים, ומדוע אין אלה דברי מוסד.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'האישור חל על השם הזה, בכל קורות חיים של אותם בעלים שבהם מופיעים הפרטים האלה. הבעלים יכולים לשנות את שאר הסעיף, ודבריכם יישארו עם הפרטים. כל שינוי בפרט או בשם מסיים זאת.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'האישור חל על השם הזה, בכל קורות חיים של אותם בעלים שבהם מופיע בדיוק הטקסט הזה. כל שינוי בטקסט או בשם מסיים זאת.',
    'If you decline, only the owner of the CV gets to know it.': 'אם תדחו, רק בעלי קורות החיים יידעו על כך.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'אפשר לענות פעם אחת, עד {day}. במשך שנה לאחר מכן אפשר לבטל אישור באמצעות אותו קישור.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'לא בדקנו מי כתב את קורות החיים האלה. אם אינכם מכירים את הכותב או הכותבת, דחו או אל תעשו דבר.',
    'Files the owner has added': 'קבצים שהוסיפו בעלי קורות החיים',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'לא השווינו אותם לטקסט. תמונות של העמודים נפתחות בלשונית חדשה, עד שתענו.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'אלה תמונות של קובץ שהוסיפו בעלי קורות החיים. לא השווינו אותו לטקסט.',
    'Pages shown: {shown} of {all}': 'עמודים מוצגים: {shown} מתוך {all}',
    'Page {page} of {all}': 'עמוד {page} מתוך {all}',
    'Your answer': 'התשובה שלכם',
    'Yes, this is true': 'כן, זה נכון',
    'No, I do not confirm this': 'לא, לא אאשר זאת',
    'Your name and office': 'השם והתפקיד שלכם',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'נדרש כדי לאשר. יוצג עם קורות החיים, במירכאות. ללא כתובות אינטרנט.',
    'A note to the owner': 'הערה לבעלי קורות החיים',
    'If you like. Only the owner sees it.': 'לבחירתכם. רק בעלי קורות החיים יראו אותה.',
    'Send my answer': 'שליחת התשובה',
    'Choose an answer.': 'בחרו תשובה.',
    'Say who confirms this.': 'כתבו מי מאשר זאת.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'הטקסט ארוך מדי, או שיש בו כתובת אינטרנט או תווים בלתי נראים. אחרי נקודה של קיצור יש להוסיף רווח.',
    'This was answered already.': 'כבר ניתנה תשובה לבקשה הזאת.',
    'Your answer could not be stored. Try again.': 'לא היה אפשר לשמור את התשובה. נסו שוב.',
    'Thank you, this is confirmed': 'תודה, האישור התקבל',
    'Not confirmed': 'לא אושר',
    Withdrawn: 'בוטל',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: אדם שקורא שם דואר, ומסר את השם {name}, אישר ב־{day} סעיף בקורות החיים של {person}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'סעיף בקורות החיים של {person} לא אושר, ב־{day}, ורק הבעלים יידעו על כך: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'מה שאושר בקורות החיים של {person} בוטל ב־{day}, ואינו מוצג עוד לאיש: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'הייתה זו טעות, או שזה כבר לא נכון? עד {day} אפשר [לבטל את האישור].',
    'Withdraw this confirmation?': 'לבטל את האישור הזה?',
    'It was given on {day} for the CV of {person}: {section}':
      'הוא ניתן ב־{day} עבור קורות החיים של {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'לאחר הביטול הוא לא יוצג עוד בשום קורות חיים, והבעלים יקבלו הודעת דוא״ל. הביטול סופי.',
    Withdraw: 'ביטול האישור',
    'Keep it': 'השארת האישור',
    'Never get such mails again?': 'לא לקבל עוד הודעות כאלה לעולם?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'אם כן, לא נשלח בקשות לכתובת שהקישור הזה נשלח אליה, ולא משנה מי יבקש מאיתנו. אי אפשר לחזור מזה.',
    'We will not write to you again': 'לא נכתוב אליכם יותר',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'הכתובת שהקישור הזה נשלח אליה לא תקבל מאיתנו עוד בקשות, ולא משנה מי יבקש. איננו שומרים ממנה יותר מהדרוש כדי לדעת זאת.',
    'This link leads nowhere': 'הקישור הזה אינו מוביל לשום מקום',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ייתכן שהקישור אינו שלם, שתוקפו פג, או שבעלי קורות החיים ביטלו את הבקשה או שינו את הנוסח שהיא עסקה בו. אין צורך לעשות דבר.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: 'הטקסט היחיד מתאים לטביעת האצבע הדיגיטלית שלו.',
      two: 'שני הטקסטים מתאימים לטביעת האצבע הדיגיטלית שלהם.',
      other: 'כל אחד מ־{count} הטקסטים מתאים לטביעת האצבע הדיגיטלית שלו.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: 'חתימה אחת תקינה. תועדו בידי TruCV: {account}, באמצעות ארנקים דיגיטליים: {wallet}.',
      two: 'שתי חתימות תקינות. תועדו בידי TruCV: {account}, באמצעות ארנקים דיגיטליים: {wallet}.',
      other: '{count} חתימות תקינות. תועדו בידי TruCV: {account}, באמצעות ארנקים דיגיטליים: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: 'סעיף אחד, תועד בידי TruCV: {domains}.',
      two: 'שני סעיפים, תועדו בידי TruCV: {domains}.',
      other: '{count} סעיפים, תועדו בידי TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: 'סעיף אחד לא עבר את הבדיקה.',
      two: 'שני סעיפים לא עברו את הבדיקה.',
      other: '{count} סעיפים לא עברו את הבדיקה.',
    },
    '{count} sections with a credential signed by {who}': {
      one: 'סעיף אחד עם תעודה דיגיטלית חתומה בידי {who}',
      two: 'שני סעיפים עם תעודה דיגיטלית חתומה בידי {who}',
      other: '{count} סעיפים עם תעודה דיגיטלית חתומה בידי {who}',
    },
    '{count} sections confirmed by {who}': {
      one: 'סעיף אחד שאושר מכתובת ב־{who}',
      two: 'שני סעיפים שאושרו מכתובת ב־{who}',
      other: '{count} סעיפים שאושרו מכתובת ב־{who}',
    },
    '{count} sections signed by {who}': {
      one: 'סעיף אחד שנחתם בידי {who}',
      two: 'שני סעיפים שנחתמו בידי {who}',
      other: '{count} סעיפים שנחתמו בידי {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: 'סעיף אחד עם תעודה דיגיטלית חתומה בידי כמה דומיינים ({many})',
      two: 'שני סעיפים עם תעודה דיגיטלית חתומה בידי כמה דומיינים ({many})',
      other: '{count} סעיפים עם תעודה דיגיטלית חתומה בידי כמה דומיינים ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: 'סעיף אחד שאושר מכתובות בכמה דומיינים ({many})',
      two: 'שני סעיפים שאושרו מכתובות בכמה דומיינים ({many})',
      other: '{count} סעיפים שאושרו מכתובות בכמה דומיינים ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: 'סעיף אחד שנחתם בידי כמה אנשים או ארנקים דיגיטליים ({many})',
      two: 'שני סעיפים שנחתמו בידי כמה אנשים או ארנקים דיגיטליים ({many})',
      other: '{count} סעיפים שנחתמו בידי כמה אנשים או ארנקים דיגיטליים ({many})',
    },
    '{count} sections with evidence only': {
      one: 'סעיף אחד עם אסמכתה בלבד',
      two: 'שני סעיפים עם אסמכתה בלבד',
      other: '{count} סעיפים עם אסמכתה בלבד',
    },
    '{count} sections with a signature that no longer counts': {
      one: 'סעיף אחד עם חתימה שכבר אינה נחשבת',
      two: 'שני סעיפים עם חתימה שכבר אינה נחשבת',
      other: '{count} סעיפים עם חתימה שכבר אינה נחשבת',
    },
    '{count} sections not signed': {
      one: 'סעיף אחד שלא נחתם',
      two: 'שני סעיפים שלא נחתמו',
      other: '{count} סעיפים שלא נחתמו',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'הוקלדו מכאן סיסמאות שגויות רבות מדי. נסו שוב בעוד דקה.',
      two: 'הוקלדו מכאן סיסמאות שגויות רבות מדי. נסו שוב בעוד שתי דקות.',
      other: 'הוקלדו מכאן סיסמאות שגויות רבות מדי. נסו שוב בעוד {count} דקות.',
    },
  },
} satisfies ReaderTexts
