// Our words for readers in Hindi.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'hi',
  texts: {
    title: 'पद/शीर्षक',
    place: 'स्थान',
    name: 'नाम',
    address: 'वेब पता',
    label: 'लेबल',
    value: 'जानकारी',
    institution: 'संस्थान',
    board: 'बोर्ड',
    organisation: 'संगठन',
    degree: 'डिग्री',
    'field of study': 'अध्ययन का विषय',
    from: 'प्रारंभ तिथि',
    until: 'समाप्ति तिथि',
    date: 'तिथि',
    dates: 'तिथियाँ',
    score: 'प्राप्तांक',
    scale: 'अधिकतम अंक',
    'kind of score': 'अंकों का प्रकार',
    description: 'विवरण',
    employer: 'नियोक्ता',
    'still there': 'अब भी कार्यरत',
    about: 'कंपनी का परिचय',
    'roles at one employer': 'एक ही नियोक्ता के यहाँ की भूमिकाएँ',
    highlights: 'मुख्य बिंदु',
    level: 'स्तर',
    keywords: 'मुख्य शब्द',
    provider: 'प्रदाता',
    issuer: 'जारीकर्ता',
    'credential ID': 'प्रमाणपत्र क्रमांक',
    publisher: 'प्रकाशक',
    'awarding body': 'पुरस्कार देने वाली संस्था',
    fluency: 'भाषा का स्तर',
    'e-mail': 'ईमेल',
    phone: 'फ़ोन',
    'what they say': 'संदर्भ का कथन',
    subtitle: 'उपशीर्षक',
    hidden: 'छिपाया गया',
    'shown to readers': 'पाठकों को दिखाया गया',
    roles: 'भूमिकाएँ',
    courses: 'पाठ्यक्रम',
    kind: 'प्रकार',
    profession: 'पेशा',
    location: 'स्थान',
    picture: 'चित्र',
    links: 'लिंक',
    'everything that is written here': 'यहाँ लिखी सारी जानकारी',
    'some facts': 'कुछ तथ्य',
    Yes: 'हाँ',
    Percentage: 'प्रतिशत',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ग्रेड',
    'Class or division': 'श्रेणी',
    Rank: 'रैंक',
    'It is the owner’s own word: nobody has checked it.': 'यह सीवी धारक का अपना कथन है: किसी ने इसकी जाँच नहीं की है।',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'जहाँ कोई पुष्टि नहीं है, वहाँ यह सीवी धारक का अपना कथन है: किसी ने इसकी जाँच नहीं की है।',
    'Personal details': 'व्यक्तिगत जानकारी',
    Stated: 'केवल बताया गया',
    'Self-attested': 'स्व-प्रमाणित',
    'Evidence attached': 'साक्ष्य संलग्न',
    Confirmed: 'पुष्टि प्राप्त',
    'Signed by its issuer': 'जारीकर्ता द्वारा हस्ताक्षरित',
    'Confirmed by {domain}': '{domain} से पुष्टि प्राप्त',
    'Signed by {domain} for this account, checked {day}': 'इस खाते के लिए {domain} द्वारा हस्ताक्षरित, {day} को जाँचा गया',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} ने Google से साइन इन करके {day} को स्व-प्रमाणित किया।',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} ने Google से साइन इन करके {first} से {last} के बीच स्व-प्रमाणित किया।',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      '{name} ने वॉलेट {wallet} के ज़रिए {day} को स्व-प्रमाणित किया।',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} ने वॉलेट {wallet} के ज़रिए {first} से {last} के बीच स्व-प्रमाणित किया।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} पर ईमेल पढ़ने वाले किसी व्यक्ति ने {day} को इस पर सहमति दी: {covered}। यह डोमेन सीवी धारक का अपना है: यह किसी संस्थान की पुष्टि नहीं है।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} पर ईमेल पढ़ने वाले किसी व्यक्ति ने {day} को इस पर सहमति दी: {covered}। वहाँ ईमेल पता किसी को भी, या हर विद्यार्थी या पूर्व विद्यार्थी को, मिल सकता है: यह किसी संस्थान की पुष्टि नहीं है।',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} से {day} को पुष्टि प्राप्त: {domain} पर ईमेल पढ़ने वाले किसी व्यक्ति ने पुष्टि की; ईमेल पता सीवी धारक ने दिया था।',
    'What was confirmed: {covered}.': 'किसकी पुष्टि हुई: {covered}।',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'वहाँ दिया गया नाम: {name}। सीवी धारक ने संस्थान का नाम यह बताया है: {institution}।',
    'The owner attached it to {covered}.': 'सीवी धारक ने इसे इस जानकारी के साथ जोड़ा है: {covered}।',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'सीवी धारक ने साक्ष्य संलग्न किया है, जिसे निजी रखा गया है। यह इस जानकारी के लिए है: {covered}।',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} से {day} को पुष्टि प्राप्त: वहाँ ईमेल पढ़ने वाले किसी व्यक्ति ने पुष्टि की, दिया गया नाम {name}; ईमेल पता सीवी धारक ने दिया था; पुष्टि में शामिल: {covered}।',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'इस खाते के लिए {domain} द्वारा हस्ताक्षरित, {day} को जाँचा गया; इस जानकारी के साथ जोड़ा गया: {covered}।',
    'The confirmation has been in the public log since {day}.': 'यह पुष्टि {day} से सार्वजनिक लॉग में है।',
    'The confirmation is in the public log within a minute.': 'यह पुष्टि एक मिनट के भीतर सार्वजनिक लॉग में आ जाएगी।',
    'The attestation has been in the public log since {day}.': 'यह स्व-प्रमाणन {day} से सार्वजनिक लॉग में है।',
    'The attestation is in the public log within a minute.': 'यह स्व-प्रमाणन एक मिनट के भीतर सार्वजनिक लॉग में आ जाएगा।',
    'Signed by the account of {name}, another name than this CV’s':
      '{name} के खाते से हस्ताक्षरित; यह नाम इस सीवी के नाम से अलग है',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} के खाते से हस्ताक्षरित (यह नाम इस सीवी के नाम से अलग है): {about}, {day}',
    '{name} signed every section, {day}': '{name} ने सभी खंडों पर हस्ताक्षर किए, {day}',
    '{name} signed every section that can be checked, {day}': '{name} ने जाँचे जा सकने वाले सभी खंडों पर हस्ताक्षर किए, {day}',
    '{name} signed all other sections, {day}': '{name} ने बाकी सभी खंडों पर हस्ताक्षर किए, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} ने जाँचे जा सकने वाले बाकी सभी खंडों पर हस्ताक्षर किए, {day}',
    'every section': 'सभी खंड',
    'every section that can be checked': 'जाँचे जा सकने वाले सभी खंड',
    'all other sections': 'बाकी सभी खंड',
    'all other sections that can be checked': 'जाँचे जा सकने वाले बाकी सभी खंड',
    'Check it yourself': 'स्वयं जाँचें',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'इसे इसी सेवा ने जारी किया है: इसमें वही दर्ज है जो यहाँ वैसे भी दिखता है, और इससे स्तर नहीं बढ़ता।',
    '{domain} is a domain of the owner’s own.': '{domain} सीवी धारक का अपना डोमेन है।',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} पर ईमेल पता किसी को भी, या हर विद्यार्थी या पूर्व विद्यार्थी को, मिल सकता है।',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} किसी साइट का एक पेज है, और साइट किसी को भी पेज दे सकती है।',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} जैसा नाम किसी को भी मिल सकता है: इससे किसी संस्थान का पता नहीं चलता।',
    'Listed by {domain}; it is not signed.': '{domain} पर सूचीबद्ध; इस पर हस्ताक्षर नहीं हैं।',
    'Signed by {domain}.': '{domain} द्वारा हस्ताक्षरित।',
    'Signed with a key that names nobody.': 'ऐसी कुंजी से हस्ताक्षरित जिसमें किसी का नाम नहीं है।',
    'It names an issuer that could not be reached to show that it signed it.':
      'इसमें जिस जारीकर्ता का नाम है, उससे संपर्क नहीं हो सका, इसलिए यह नहीं दिखाया जा सका कि हस्ताक्षर उसी के हैं।',
    'It names {domain}, which could not be reached to show that it signed it.':
      'इसमें {domain} का नाम है, लेकिन उससे संपर्क नहीं हो सका, इसलिए यह नहीं दिखाया जा सका कि हस्ताक्षर उसी के हैं।',
    'Sealed by {name}, with a certificate that this service trusts.':
      'इस पर {name} की मुहर है; मुहर के प्रमाणपत्र पर यह सेवा भरोसा करती है।',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'इस पर {name} की मुहर है; मुहर के प्रमाणपत्र का किसी सूची से मिलान नहीं किया गया।',
    'Not withdrawn on {day}.': '{day} को रद्द नहीं था।',
    'Withdrawn, as found on {day}.': 'रद्द किया जा चुका है; यह {day} को पता चला।',
    'Whether it was withdrawn could not be looked up on {day}.':
      '{day} को यह पता नहीं किया जा सका कि इसे रद्द किया गया है या नहीं।',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} को जाँचा गया; इसका जारीकर्ता रद्द किए गए प्रमाणपत्रों की सूची नहीं रखता।',
    'Made out to the address of this account.': 'इस खाते के ईमेल पते के नाम जारी।',
    'It does not say whose it is.': 'इसमें नहीं लिखा है कि यह किसका है।',
    'Made out to somebody else.': 'किसी और के नाम जारी।',
    'It is refused since the check on {day}.': '{day} की जाँच के बाद से यह अस्वीकृत है।',
    'It is called {title}.': 'इसका नाम {title} है।',
    'Its issuer calls itself {name}.': 'जारीकर्ता अपना नाम {name} बताता है।',
    'It names {name}.': 'इसमें {name} का नाम है।',
    'A credential, unchanged since it was signed.': 'डिजिटल प्रमाणपत्र, जिसमें हस्ताक्षर के बाद से कोई बदलाव नहीं हुआ।',
    'It ended on {day}.': 'इसकी वैधता {day} को समाप्त हो गई।',
    'It is not valid before {day}.': 'यह {day} से पहले मान्य नहीं है।',
    'Shown by the owner beside: {title}.': 'सीवी धारक ने इसे जिसके साथ दिखाया है: {title}।',
    'Not signed': 'हस्ताक्षर नहीं',
    Signed: 'हस्ताक्षरित',
    'The CV says so. It is neither signed nor confirmed.':
      'ऐसा सीवी में लिखा है। इस पर न तो हस्ताक्षर हैं, न ही इसकी पुष्टि हुई है।',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'जिस खाते का नाम दिया गया है, उसने इस खंड में लिखी सारी जानकारी पर साइन इन करके या वॉलेट से हस्ताक्षर किए हैं (स्व-प्रमाणित)। इससे पता चलता है कि यह किसका कथन है और खंड का कोई शब्द बदला नहीं गया, यह नहीं कि बात सच है।',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'सीवी धारक ने इसके बारे में यहाँ कोई दस्तावेज़ भी रखा है, जिसे TruCV में किसी ने नहीं जाँचा है, या ऐसा डिजिटल प्रमाणपत्र, जो वह सब नहीं दिखाता जो सबसे ऊँचे स्तर के लिए ज़रूरी है।',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'जिस डोमेन का नाम दिया गया है, वहाँ ईमेल पढ़ने वाले किसी व्यक्ति ने बैज में बताई गई बातों की पुष्टि की: खंड के तथ्य, जैसे पद, नियोक्ता और तिथियाँ, या वहाँ लिखी सारी जानकारी। ईमेल पता सीवी धारक ने दिया था: यह डोमेन उस संस्थान का है या नहीं, यह आप स्वयं तय करें। उद्धरण चिह्नों में दिए गए नाम पूछने और जवाब देने वालों ने लिखे हैं, और किसी ने उनकी जाँच नहीं की है।',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'सीवी धारक ने बैज में बताई गई बातों (खंड के तथ्यों या वहाँ लिखी सारी जानकारी) के साथ एक डिजिटल प्रमाणपत्र जोड़ा है। इस पर बताए गए डोमेन के हस्ताक्षर हैं, यह सीवी धारक के खाते के ईमेल पते के नाम जारी है, और बताए गए दिन यह मान्य था और रद्द नहीं था। डिजिटल प्रमाणपत्र और सीवी में एक ही बात लिखी है, यह सीवी धारक का कथन है: दोनों को पढ़ें। उद्धरण चिह्नों में दिया गया पाठ जारीकर्ता का है।',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'इस सीवी के किसी भी हिस्से पर अब तक किसी ने न हस्ताक्षर किए हैं, न पुष्टि की है: यह सीवी धारक का अपना कथन है',
    '{name} (wallet {wallet})': '{name} (वॉलेट {wallet})',
    'nothing changed since': 'तब से कुछ नहीं बदला',
    'no word of these claims changed since': 'तब से इन दावों का एक भी शब्द नहीं बदला',
    'Check the CV of {name}': '{name} का सीवी जाँचें',
    'Version {version}, published on {day}.': 'संस्करण {version}, {day} को प्रकाशित।',
    'Read the CV': 'सीवी पढ़ें',
    'Check the signatures now': 'अभी हस्ताक्षर जाँचें',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'आपका ब्राउज़र दावे और कुंजियाँ नए सिरे से प्राप्त करता है और हर हस्ताक्षर स्वयं जाँचता है।',
    'Compare an older copy': 'पुरानी प्रति से मिलाएँ',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'फ़ाइल यहाँ खींचकर छोड़ें या चुनें: आपको मिली PDF, आपका सहेजा हुआ दावों का डेटा (JSON), या कोई डिजिटल प्रमाणपत्र। फ़ाइल आपके ब्राउज़र में ही रहती है।',
    'Every section, and who stands for it': 'हर खंड, और वह किसका कथन है',
    'Signature no longer counts': 'हस्ताक्षर अब मान्य नहीं',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'हस्ताक्षर इस पाठ से मेल खाता है, लेकिन उसकी कुंजी रद्द की जा चुकी है: यह अब मान्य नहीं है।',
    'Stated. Nobody has signed or confirmed it.': 'केवल बताया गया। इस पर न किसी ने हस्ताक्षर किए हैं, न इसकी पुष्टि की है।',
    'Download as a credential': 'डिजिटल प्रमाणपत्र के रूप में डाउनलोड करें',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'डिजिटल प्रमाणपत्र हस्ताक्षर वाली फ़ाइल है, जिसे वॉलेट और दूसरे प्रोग्राम इस पेज के बिना भी पढ़ और जाँच सकते हैं। इसमें केवल वही लिखा होता है जो TruCV ने दर्ज किया, उससे अधिक कुछ नहीं।',
    'The confirmation': 'पुष्टि',
    'The self-attestation': 'स्व-प्रमाणन',
    'JSON, for wallets': 'JSON, वॉलेट के लिए',
    'JWT, for programs': 'JWT, प्रोग्रामों के लिए',
    'picture with the badge in it': 'चित्र, जिसमें बैज शामिल है',
    'Digest and signatures': 'हैश और हस्ताक्षर',
    'Everything in the section, as data': 'खंड की सारी जानकारी, डेटा के रूप में',
    'Its facts alone, as data: {covered}': 'केवल इसके तथ्य, डेटा के रूप में: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 हैश: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'जिस कथन पर सीवी धारक ने हस्ताक्षर किए: “मेरी ओर से प्रमाणित: मेरे सीवी का यह हिस्सा सच है।”',
    'Signature ({form})': 'हस्ताक्षर ({form})',
    Wallet: 'वॉलेट',
    Key: 'कुंजी',
    'Record of the confirmation ({form})': 'पुष्टि का रिकॉर्ड ({form})',
    'What the badges mean': 'बैज का अर्थ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'खंड का एक भी अक्षर बदलते ही हस्ताक्षर हट जाता है; तथ्यों की पुष्टि तब हट जाती है, जब इन तथ्यों का एक भी अक्षर बदले। सीवी पर नाम बदलने से दोनों हट जाते हैं।',
    'For engineers: check it without us': 'इंजीनियरों के लिए: हमारे बिना जाँचें',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'बैज के बारे में आपको हमारी बात मान लेने की ज़रूरत नहीं। {program} एक ही फ़ाइल है, जिसका कोड पढ़ा जा सकता है और जो [दावों का डेटा] जाँचती है। इसके लिए केवल Node.js चाहिए: न नेटवर्क (--log को छोड़कर), न हमारी ओर से कुछ और:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'इसकी अंतिम दो पंक्तियाँ TruCV का या किसी और का डिजिटल प्रमाणपत्र जाँचती हैं: {keys} में उसके जारीकर्ता की कुंजियाँ हैं, और {list} रद्द किए गए प्रमाणपत्रों की वह सूची है जिसका उसमें उल्लेख है।',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google से साइन इन करके” किया गया हस्ताक्षर TruCV बनाता है: इससे पता चलता है कि इस सेवा ने बताए गए खाते का कथन दर्ज किया। वॉलेट का हस्ताक्षर वॉलेट की कुंजी से बनता है, जो TruCV के पास नहीं है।',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'फ़ाइल में वही स्थिति है जो उसे लेते समय थी। पुष्टि करने वाला बाद में उसे वापस ले सकता है, और प्रोग्राम को इसका पता नहीं चल सकता: फ़ाइल फिर से लें, या यहाँ देखें।',
    'Our public keys': 'हमारी सार्वजनिक कुंजियाँ',
    'Version {version} was never published': 'संस्करण {version} कभी प्रकाशित नहीं हुआ',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'उसे फ़ाइल के रूप में भी नहीं दिया गया। जो दस्तावेज़ इस सीवी का संस्करण {version} होने का दावा करता है, वह इसके धारक ने यहाँ नहीं बनाया, या उसमें बदलाव किया गया है।',
    'Your copy says version {version}': 'आपकी प्रति पर संस्करण {version} लिखा है',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'जो सार्वजनिक है, उसमें कुछ नहीं बदला: संस्करण {version} में जो लिखा था, वही अब प्रकाशित है।',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'यह संस्करण मौजूद था। अब जो प्रकाशित है, यानी संस्करण {version}, उसमें इससे यह अंतर है:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'आपकी प्रति के पाठ का मिलान नहीं किया जाता: उसे इस पेज के साथ रखकर शब्द-दर-शब्द पढ़ें।',
    'Fetching the claims and the keys…': 'दावे और कुंजियाँ प्राप्त की जा रही हैं…',
    'Reading your copy…': 'आपकी प्रति पढ़ी जा रही है…',
    'Check again': 'फिर से जाँचें',
    'Fetched at {time}.': 'प्राप्त होने का समय: {time}।',
    'The claims and TruCV’s public keys, {size} kB.': 'दावे और TruCV की सार्वजनिक कुंजियाँ, {size} kB।',
    'The right CV.': 'यह वही सीवी है।',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'दावे इसी सीवी के, इसी पते के, और उन्हीं खंडों के हैं जो आपको यहाँ दिख रहे हैं।',
    'Not what you see.': 'वह नहीं जो आपको दिख रहा है।',
    'What is published now has other sections than this page.': 'अब जो प्रकाशित है, उसके खंड इस पेज से अलग हैं।',
    'No letter changed.': 'एक भी अक्षर नहीं बदला।',
    'Changed.': 'बदलाव मिला।',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'अपने फ़िंगरप्रिंट से मेल न खाने वाले पाठ: {all} में से {wrong}।',
    'Signed by the owner.': 'सीवी धारक के हस्ताक्षर हैं।',
    'Not signed as it says.': 'हस्ताक्षर वैसे नहीं जैसे बताए गए हैं।',
    'Confirmed.': 'पुष्टि प्राप्त।',
    'Not confirmed as it says.': 'पुष्टि वैसी नहीं जैसी बताई गई है।',
    'In the log.': 'लॉग में है।',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV के सार्वजनिक लॉग में दर्ज हस्ताक्षर: {all} में से {recorded}। लॉग की प्रविष्टियाँ: {entries}।',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'बाकी में से नए हस्ताक्षर एक मिनट के भीतर लॉग में आ जाते हैं; जो लॉग से भी पुराने हैं, वे कभी नहीं आते।',
    'The log begins with all that this browser saw of it on {day}.':
      'इस ब्राउज़र ने {day} को लॉग का जितना हिस्सा देखा था, वह पूरा इस लॉग के आरंभ में है।',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'यह ब्राउज़र लॉग का देखा हुआ हिस्सा याद रखता है और अगली जाँच में उससे मिलान करता है।',
    'Not in the log as it says.': 'लॉग में वैसा नहीं जैसा बताया गया है।',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV का सार्वजनिक लॉग पूरा नहीं है, या पढ़ा नहीं जा सका। एक मिनट बाद फिर कोशिश करें।',
    'One person.': 'एक ही व्यक्ति।',
    'All claims are about {name}, as the CV is.': 'सभी दावे {name} के बारे में हैं, और यह सीवी भी इसी नाम का है।',
    'Another person.': 'कोई और व्यक्ति।',
    'Not all claims are about {name}, whose CV this is said to be.':
      'सभी दावे {name} के बारे में नहीं हैं, जबकि सीवी इसी नाम का बताया गया है।',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} के खाते से हस्ताक्षरित; यह नाम इस सीवी के नाम से अलग है।',
    'Whether both names are of one person is for you to judge.': 'दोनों नाम एक ही व्यक्ति के हैं या नहीं, यह आप स्वयं तय करें।',
    'Everything that is signed holds.': 'जिस-जिस पर हस्ताक्षर हैं, वह सब जाँच में खरा उतरा।',
    'Not everything holds: what is marked red is not as it was signed.':
      'सब कुछ जाँच में खरा नहीं उतरा: जो लाल रंग में है, वह वैसा नहीं है जैसा हस्ताक्षर के समय था।',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'इस सीवी में किसी चीज़ पर हस्ताक्षर नहीं हैं, इसलिए पाठ के अलावा जाँचने को कुछ नहीं था।',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'हर हस्ताक्षर जाँच में खरा उतरा। लेकिन इन बातों पर कोई हस्ताक्षर नहीं है: वॉलेट का सीवी धारक का ही होना, और दूसरों के डिजिटल प्रमाणपत्रों के बारे में जो कहा गया है।',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'अब संस्करण {now} प्रकाशित है, इस पेज पर संस्करण {version} है: पेज फिर से लोड करें।',
    holds: 'जाँच में खरा उतरा',
    'Does not hold': 'जाँच में खरा नहीं उतरा',
    '{section} does not hold': 'जाँच में खरा नहीं उतरा: {section}',
    'this is not in the form in which TruCV publishes it': 'यह उस रूप में नहीं है जिसमें TruCV इसे प्रकाशित करता है',
    'the text was changed: it does not fit its fingerprint (digest)':
      'पाठ बदला गया है: वह अपने फ़िंगरप्रिंट (हैश) से मेल नहीं खाता',
    'the owner’s signature does not hold': 'सीवी धारक का हस्ताक्षर जाँच में खरा नहीं उतरा',
    'the institution’s confirmation does not hold': 'संस्थान की पुष्टि जाँच में खरी नहीं उतरी',
    'it was signed or confirmed under another name than the one on this CV':
      'हस्ताक्षर या पुष्टि इस सीवी के नाम से अलग नाम के लिए हुई थी',
    'it is said to be more than what was signed': 'इसे उससे अधिक बताया गया है जिस पर हस्ताक्षर हुए थे',
    'it is not in the public log as it says': 'यह सार्वजनिक लॉग में वैसा नहीं है जैसा बताया गया है',
    'the signature that this page shows was withdrawn': 'इस पेज पर दिख रहा हस्ताक्षर वापस ले लिया गया है',
    'the evidence that this page shows was taken away': 'इस पेज पर दिख रहा साक्ष्य हटा लिया गया है',
    'the confirmation that this page shows was withdrawn': 'इस पेज पर दिख रही पुष्टि वापस ले ली गई है',
    'the credential that this page shows does not count any more': 'इस पेज पर दिख रहा डिजिटल प्रमाणपत्र अब मान्य नहीं है',
    'the text that is published now is another one than on this page': 'अब प्रकाशित पाठ इस पेज के पाठ से अलग है',
    'this section is not among what is published now': 'यह खंड अब प्रकाशित सामग्री में नहीं है',
    'What this does not show': 'इससे क्या पता नहीं चलता',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'यह कि सीवी में लिखी बात सच है। हस्ताक्षर बताता है कि कथन किसका है और तब से एक भी अक्षर नहीं बदला।',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'यह कि डोमेन उसी संस्थान का है जिसके नाम से वह मिलता-जुलता है। ईमेल पता सीवी धारक ने दिया था।',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'खाते या वॉलेट के पीछे कौन व्यक्ति है। “Google से साइन इन करके” TruCV का अपना रिकॉर्ड है।',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'यह कि TruCV ईमानदार है: यह पेज भी TruCV का ही है। “इंजीनियरों के लिए” में दिया प्रोग्राम इसके बिना चलता है।',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'यह कि TruCV सबको एक ही लॉग दिखाता है। अंतर हो, तो लॉग पर नज़र रखने वाले साक्षियों और log-audit.mjs जैसे प्रोग्रामों को पता चल जाएगा।',
    'What is withdrawn later. Check again when it matters.': 'बाद में क्या वापस लिया जाएगा। जब बात महत्वपूर्ण हो, फिर से जाँचें।',
    'It cannot be checked: {problem}.': 'इसकी जाँच नहीं हो सकती: {problem}।',
    'This browser could not do the check. The program under “For engineers” can.':
      'यह ब्राउज़र जाँच नहीं कर सका। “इंजीनियरों के लिए” में दिया प्रोग्राम कर सकता है।',
    'This page was opened without https, where browsers check no signatures.':
      'यह पेज https के बिना खोला गया है, और तब ब्राउज़र हस्ताक्षर नहीं जाँचते।',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV से संपर्क नहीं हो पा रहा है। अपना इंटरनेट कनेक्शन देखें, फिर कोशिश करें।',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'इस सीवी के लिए पासवर्ड चाहिए। सीवी फिर से खोलें, फिर कोशिश करें।',
    'This CV is no longer published: nothing of it can be checked now.':
      'यह सीवी अब प्रकाशित नहीं है: इसका कुछ भी अभी जाँचा नहीं जा सकता।',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV से त्रुटि मिली ({status})। एक मिनट बाद फिर कोशिश करें।',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'जवाब अधूरा आया, या वह TruCV का जवाब नहीं है। फिर कोशिश करें।',
    'The reply is about another CV: nothing of it counts for this one.':
      'जवाब किसी दूसरे सीवी के बारे में है: उसका कुछ भी इस सीवी पर लागू नहीं होता।',
    'The reply is of another service: its signatures do not count at this address.':
      'जवाब किसी दूसरी सेवा का है: उसके हस्ताक्षर इस पते पर मान्य नहीं हैं।',
    'This file is damaged, or is not a copy of a CV.': 'यह फ़ाइल खराब है, या किसी सीवी की प्रति नहीं है।',
    'This is a copy of another CV.': 'यह किसी दूसरे सीवी की प्रति है।',
    'This is a JSON Resume, which holds no signatures to compare.':
      'यह JSON Resume है; इसमें मिलाने के लिए कोई हस्ताक्षर नहीं होते।',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word फ़ाइलें यहाँ नहीं पढ़ी जातीं। फ़ाइल के अंत में दिया पता खोलें: वहाँ से मिलान किया जा सकता है।',
    'This PDF names several versions of this CV: it was put together from several files.':
      'इस PDF में इस सीवी के कई संस्करणों का उल्लेख है: यह कई फ़ाइलें जोड़कर बनाई गई है।',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'इस PDF में सीवी के किसी संस्करण का उल्लेख नहीं है: यह यहाँ नहीं बनी, या किसी दूसरे प्रोग्राम से दोबारा बनाई गई है।',
    'Your copy says that it is of {day}.': 'आपकी प्रति पर लिखी तिथि: {day}।',
    'In your copy this does not hold:': 'आपकी प्रति में यह जाँच में खरा नहीं उतरा:',
    'Since then:': 'तब से:',
    'Nothing has changed since.': 'तब से कुछ नहीं बदला।',
    'Added: {section}': 'जोड़ा गया: {section}',
    'Changed: {section}': 'बदला गया: {section}',
    'Removed: {section}': 'हटाया गया: {section}',
    'Confirmed since: {section}': 'बाद में पुष्टि हुई: {section}',
    'No longer confirmed: {section}': 'अब पुष्टि नहीं रही: {section}',
    'Signed since: {section}': 'बाद में हस्ताक्षर हुए: {section}',
    'No longer signed: {section}': 'अब हस्ताक्षर नहीं रहे: {section}',
    'This credential holds.': 'यह डिजिटल प्रमाणपत्र जाँच में खरा उतरा।',
    'It is called {title}, of {day}.': 'इसका नाम {title} है, तिथि {day}।',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV के हस्ताक्षर के बाद से इसमें कोई बदलाव नहीं हुआ, और यह अभी रद्द नहीं है।',
    'The words that it is about are on this CV: {section}.': 'जिन शब्दों के बारे में यह है, वे इस सीवी में हैं: {section}।',
    'The words that it is about are not on this CV, or were changed since.':
      'जिन शब्दों के बारे में यह है, वे इस सीवी में नहीं हैं, या तब से बदल दिए गए हैं।',
    'This credential does not hold.': 'यह डिजिटल प्रमाणपत्र जाँच में खरा नहीं उतरा।',
    'This credential is not valid yet.': 'यह डिजिटल प्रमाणपत्र अभी मान्य नहीं हुआ है।',
    'This credential has ended.': 'इस डिजिटल प्रमाणपत्र की वैधता समाप्त हो चुकी है।',
    'The signature holds, but this credential was withdrawn.':
      'हस्ताक्षर सही है, लेकिन यह डिजिटल प्रमाणपत्र रद्द किया जा चुका है।',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'हस्ताक्षर सही है, लेकिन यह पता नहीं किया जा सका कि डिजिटल प्रमाणपत्र रद्द हुआ है या नहीं। फिर कोशिश करें।',
    'This is a credential about another person, or about another name.':
      'यह डिजिटल प्रमाणपत्र किसी दूसरे व्यक्ति के, या किसी दूसरे नाम के बारे में है।',
    'TruCV did not issue this credential.': 'यह डिजिटल प्रमाणपत्र TruCV ने जारी नहीं किया।',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'यह पेज TruCV के अपने डिजिटल प्रमाणपत्र JWT फ़ाइलों (.jwt) के रूप में जाँचता है। इस प्रमाणपत्र को “इंजीनियरों के लिए” में दिया प्रोग्राम जाँचता है: node verify-cv.mjs, फ़ाइल, --keys और जारीकर्ता की did.json।',
    'No CV at this address — TruCV': 'इस पते पर कोई सीवी नहीं है — TruCV',
    'There is no CV here': 'यहाँ कोई सीवी नहीं है',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'हो सकता है कि लिंक अधूरा हो, या सीवी धारक ने पेज हटा दिया हो। अगर लिंक आपको किसी ने भेजा है, तो उनसे नया लिंक माँगें।',
    'Go to TruCV': 'TruCV पर जाएँ',
    'This CV is protected': 'यह सीवी पासवर्ड से सुरक्षित है',
    'Its owner asks for a password. It usually comes with the link.':
      'इसे खोलने के लिए सीवी धारक ने पासवर्ड रखा है। पासवर्ड आम तौर पर लिंक के साथ भेजा जाता है।',
    Password: 'पासवर्ड',
    'Open the CV': 'सीवी खोलें',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'इसके बाद यह इस ब्राउज़र में 12 घंटे तक खुला रहेगा। आपके पास पासवर्ड नहीं है? जिसने आपको लिंक भेजा है, उनसे पूछें।',
    'This form was sent from another site. Enter the password here.':
      'यह फ़ॉर्म किसी दूसरी साइट से भेजा गया था। पासवर्ड यहाँ लिखें।',
    'This is not the password. Capital letters count.': 'यह सही पासवर्ड नहीं है। बड़े और छोटे अक्षर (A और a) अलग माने जाते हैं।',
    'Many people are asking just now. Try again in a few seconds.':
      'इस समय बहुत लोग कोशिश कर रहे हैं। कुछ सेकंड बाद फिर कोशिश करें।',
    '[TruCV], where people write CVs that others can check': '[TruCV], जहाँ लोग ऐसे सीवी लिखते हैं जिन्हें दूसरे जाँच सकते हैं',
    'Hello,': 'नमस्ते,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} का {institution} से अनुरोध है कि सीवी के इस खंड की पुष्टि की जाए: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'दोनों नाम अनुरोध करने वाले TruCV उपयोगकर्ता ने लिखे हैं। हमने उनकी जाँच नहीं की है।',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'नीचे दिए लिंक पर देखें कि क्या दावा किया गया है। संस्थान की ओर से बोल सकने वाला कोई भी व्यक्ति इसकी पुष्टि कर सकता है या इससे इनकार कर सकता है; इसके लिए खाते की ज़रूरत नहीं है।',
    'Look at the claim and answer': 'दावा देखें और जवाब दें',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'इस लिंक से केवल एक बार, {day} तक, जवाब दिया जा सकता है। आप कुछ न करें, तो कोई पुष्टि नहीं होगी। कृपया यह लिंक किसी और को न दें: जिनके पास यह होगा, वे जवाब दे सकेंगे।',
    'Answer all requests at one place': 'सभी अनुरोधों का जवाब एक ही जगह दें',
    'Never write to me again': 'मुझे फिर कभी ईमेल न भेजें',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'कोई प्रश्न? इस पते पर लिखें: {address}। इस ईमेल पर भेजे गए जवाब पढ़े नहीं जाते।',
    'Change the language': 'भाषा बदलें',
    'Can you confirm this?': 'क्या आप इसकी पुष्टि कर सकते हैं?',
    'What you answer for': 'आप किस बात का जवाब दे रहे हैं',
    'Name on the CV': 'सीवी पर नाम',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'आपके अभिलेखों में इस व्यक्ति को खोजने के लिए: {reference}। इसे अनुरोध करने वाले उपयोगकर्ता ने लिखा है। यह उस बात का हिस्सा नहीं है जिसकी आप पुष्टि करेंगे, और आपके सिवा किसी को नहीं दिखाया जाता।',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '{day} को आपके डोमेन से इन्हीं शब्दों की पुष्टि एक और नाम के लिए हुई थी: {before}। अब आपसे इस नाम के लिए पूछा जा रहा है: {person}। पुष्टि तभी करें जब आप जानते हों कि दोनों एक ही व्यक्ति हैं।',
    'What your answer means': 'आपके जवाब का अर्थ',
    'Not part of your answer': 'आपके जवाब का हिस्सा नहीं',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'पुष्टि करके आप कहते हैं कि आप संस्थान की ओर से बोल सकते हैं, और यह कि {person} के बारे में यह सच है: {covered}।',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'तब सीवी का यह खंड पढ़ सकने वाले सभी लोगों को “{badge}” दिखेगा, यह कि वहाँ ईमेल पढ़ने वाले किसी व्यक्ति ने जवाब दिया, और वह नाम जो आप देंगे। आपका ईमेल पता नहीं दिखाया जाता।',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'इसे साक्ष्य के रूप में रखा जाएगा, संस्थान की पुष्टि के रूप में नहीं दिखाया जाएगा।',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'सीवी जाँचने वालों को दिखेगा कि {domain} पर ईमेल पढ़ने वाले किसी व्यक्ति ने सहमति दी, और यह भी कि यह किसी संस्थान का कथन क्यों नहीं है।',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'यह इस नाम के लिए, इस धारक के ऐसे हर सीवी में मान्य है जिसमें ये तथ्य हों। धारक खंड का बाकी हिस्सा बदल सकते हैं, और आपका कथन इन तथ्यों के साथ बना रहता है। किसी तथ्य या नाम में कोई भी बदलाव होने पर यह मान्य नहीं रहता।',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'यह इस नाम के लिए, इस धारक के ऐसे हर सीवी में मान्य है जिसमें ठीक यही पाठ हो। पाठ या नाम में कोई भी बदलाव होने पर यह मान्य नहीं रहता।',
    'If you decline, only the owner of the CV gets to know it.': 'अगर आप इनकार करते हैं, तो यह केवल सीवी धारक को पता चलेगा।',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'आप {day} तक एक बार जवाब दे सकते हैं। उसके बाद एक साल तक आप इसी लिंक से पुष्टि वापस ले सकते हैं।',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'हमने नहीं जाँचा है कि यह सीवी किसने लिखा है। अगर आप उन्हें नहीं जानते, तो इनकार करें, या कुछ न करें।',
    'Files the owner has added': 'सीवी धारक की जोड़ी हुई फ़ाइलें',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'हमने इन्हें पाठ से नहीं मिलाया है। आपके जवाब देने तक इनके पन्नों के चित्र नए टैब में खुलते हैं।',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ये सीवी धारक की जोड़ी हुई एक फ़ाइल के चित्र हैं। हमने इसे पाठ से नहीं मिलाया है।',
    'Pages shown: {shown} of {all}': 'दिखाए गए पन्ने: {all} में से {shown}',
    'Page {page} of {all}': 'पन्ना {page}, कुल {all}',
    'Your answer': 'आपका जवाब',
    'Yes, this is true': 'हाँ, यह सच है',
    'No, I do not confirm this': 'नहीं, मुझे पुष्टि से इनकार है',
    'Your name and office': 'आपका नाम और पद',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'पुष्टि के लिए ज़रूरी है। यह सीवी के साथ उद्धरण चिह्नों में दिखाया जाता है। वेब पते न लिखें।',
    'A note to the owner': 'सीवी धारक के लिए संदेश',
    'If you like. Only the owner sees it.': 'ज़रूरी नहीं। इसे केवल सीवी धारक देखेंगे।',
    'Send my answer': 'मेरा जवाब भेजें',
    'Choose an answer.': 'कोई जवाब चुनें।',
    'Say who confirms this.': 'बताएँ कि पुष्टि कौन कर रहा है।',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'यह बहुत लंबा है, या इसमें कोई वेब पता या अदृश्य वर्ण हैं। संक्षिप्त रूप के बिंदु के बाद खाली जगह छोड़ें।',
    'This was answered already.': 'इसका जवाब पहले ही दिया जा चुका है।',
    'Your answer could not be stored. Try again.': 'आपका जवाब सहेजा नहीं जा सका। फिर कोशिश करें।',
    'Thank you, this is confirmed': 'धन्यवाद, इसकी पुष्टि हो गई है',
    'Not confirmed': 'पुष्टि नहीं हुई',
    Withdrawn: 'वापस ली गई',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: वहाँ ईमेल पढ़ने वाले किसी व्यक्ति ने, जिसने अपना नाम {name} दिया, {person} के सीवी के इस खंड की पुष्टि {day} को की: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} के सीवी के इस खंड की पुष्टि {day} को नहीं की गई, और यह केवल सीवी धारक को पता चलेगा: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} के सीवी की यह पुष्टि {day} को वापस ले ली गई, और अब किसी को नहीं दिखाई जाती: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'क्या यह भूल थी, या अब यह सही नहीं है? आप {day} तक [इसे वापस ले सकते हैं]।',
    'Withdraw this confirmation?': 'क्या यह पुष्टि वापस लेनी है?',
    'It was given on {day} for the CV of {person}: {section}': 'यह {day} को {person} के सीवी के लिए दी गई थी: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'वापस लेने के बाद यह किसी सीवी में नहीं दिखेगी, और सीवी धारक को ईमेल मिलेगा। यह निर्णय अंतिम होगा।',
    Withdraw: 'वापस लें',
    'Keep it': 'रहने दें',
    'Never get such mails again?': 'ऐसे ईमेल फिर कभी न पाएँ?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'तब हम उस पते पर, जिस पर यह लिंक भेजा गया था, कोई अनुरोध नहीं भेजेंगे, चाहे हमसे कोई भी कहे। इसे बदला नहीं जा सकता।',
    'We will not write to you again': 'हम आपको फिर ईमेल नहीं भेजेंगे',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'जिस पते पर यह लिंक भेजा गया था, उस पर अब हमारी ओर से कोई अनुरोध नहीं आएगा, चाहे कोई भी कहे। हम उस पते का केवल उतना ही अंश रखते हैं जितना यह जानने के लिए ज़रूरी है।',
    'This link leads nowhere': 'इस लिंक पर कुछ नहीं है',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'हो सकता है कि लिंक अधूरा हो, उसका समय समाप्त हो गया हो, या सीवी धारक ने प्रश्न वापस ले लिया हो या वे शब्द बदल दिए हों जिनके बारे में प्रश्न था। आपको कुछ करने की ज़रूरत नहीं है।',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} पाठ जाँचा गया; वह अपने फ़िंगरप्रिंट से मेल खाता है।',
      other: '{count} पाठ जाँचे गए; हर पाठ अपने फ़िंगरप्रिंट से मेल खाता है।',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} हस्ताक्षर जाँच में खरा उतरा। TruCV ने दर्ज किए: {account}, वॉलेट से: {wallet}।',
      other: '{count} हस्ताक्षर जाँच में खरे उतरे। TruCV ने दर्ज किए: {account}, वॉलेट से: {wallet}।',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} खंड, TruCV द्वारा दर्ज: {domains}।',
      other: '{count} खंड, TruCV द्वारा दर्ज: {domains}।',
    },
    '{count} sections do not hold.': { one: '{count} खंड जाँच में खरा नहीं उतरा।', other: '{count} खंड जाँच में खरे नहीं उतरे।' },
    '{count} sections with a credential signed by {who}': {
      one: '{count} खंड के साथ {who} द्वारा हस्ताक्षरित डिजिटल प्रमाणपत्र',
      other: '{count} खंडों के साथ {who} द्वारा हस्ताक्षरित डिजिटल प्रमाणपत्र',
    },
    '{count} sections confirmed by {who}': { one: '{count} खंड की {who} से पुष्टि', other: '{count} खंडों की {who} से पुष्टि' },
    '{count} sections signed by {who}': {
      one: '{count} खंड पर {who} के हस्ताक्षर',
      other: '{count} खंडों पर {who} के हस्ताक्षर',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} खंड के साथ कई डोमेन ({many}) द्वारा हस्ताक्षरित डिजिटल प्रमाणपत्र',
      other: '{count} खंडों के साथ कई डोमेन ({many}) द्वारा हस्ताक्षरित डिजिटल प्रमाणपत्र',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} खंड की कई डोमेन ({many}) से पुष्टि',
      other: '{count} खंडों की कई डोमेन ({many}) से पुष्टि',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} खंड पर कई लोगों या वॉलेट ({many}) के हस्ताक्षर',
      other: '{count} खंडों पर कई लोगों या वॉलेट ({many}) के हस्ताक्षर',
    },
    '{count} sections with evidence only': { one: '{count} खंड के साथ केवल साक्ष्य', other: '{count} खंडों के साथ केवल साक्ष्य' },
    '{count} sections with a signature that no longer counts': {
      one: '{count} खंड पर ऐसा हस्ताक्षर जो अब मान्य नहीं',
      other: '{count} खंडों पर ऐसे हस्ताक्षर जो अब मान्य नहीं',
    },
    '{count} sections not signed': { one: '{count} खंड पर हस्ताक्षर नहीं', other: '{count} खंडों पर हस्ताक्षर नहीं' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'यहाँ से बहुत बार गलत पासवर्ड डाला गया। {count} मिनट बाद फिर कोशिश करें।',
      other: 'यहाँ से बहुत बार गलत पासवर्ड डाला गया। {count} मिनट बाद फिर कोशिश करें।',
    },
  },
} satisfies ReaderTexts
