// Our words for readers in Marathi.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'mr',
  texts: {
    title: 'पद/शीर्षक',
    place: 'ठिकाण',
    name: 'नाव',
    address: 'वेब पत्ता',
    label: 'लेबल',
    value: 'माहिती',
    institution: 'संस्था',
    board: 'बोर्ड',
    organisation: 'संघटना',
    degree: 'पदवी',
    'field of study': 'अभ्यासाचा विषय',
    from: 'सुरुवातीची तारीख',
    until: 'शेवटची तारीख',
    date: 'तारीख',
    dates: 'तारखा',
    score: 'मिळालेले गुण',
    scale: 'कमाल गुण',
    'kind of score': 'गुणांचा प्रकार',
    description: 'वर्णन',
    employer: 'नियोक्ता',
    'still there': 'अजूनही तेथे कार्यरत',
    about: 'कंपनीची ओळख',
    'roles at one employer': 'एकाच नियोक्त्याकडील भूमिका',
    highlights: 'ठळक मुद्दे',
    level: 'पातळी',
    keywords: 'मुख्य शब्द',
    provider: 'प्रशिक्षण देणारी संस्था',
    issuer: 'जारीकर्ता',
    'credential ID': 'प्रमाणपत्र क्रमांक',
    publisher: 'प्रकाशक',
    'awarding body': 'पुरस्कार देणारी संस्था',
    fluency: 'भाषेवरील प्रभुत्व',
    'e-mail': 'ईमेल',
    phone: 'दूरध्वनी',
    'what they say': 'संदर्भ देणाऱ्यांचे म्हणणे',
    subtitle: 'उपशीर्षक',
    hidden: 'लपवलेले',
    'shown to readers': 'वाचकांना दाखवलेले',
    roles: 'भूमिका',
    courses: 'विषय',
    kind: 'प्रकार',
    profession: 'व्यवसाय',
    location: 'ठिकाण',
    picture: 'छायाचित्र',
    links: 'लिंक',
    'everything that is written here': 'येथे लिहिलेली सर्व माहिती',
    'some facts': 'काही तथ्ये',
    Yes: 'होय',
    Percentage: 'टक्केवारी',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'श्रेणी',
    'Class or division': 'वर्ग',
    Rank: 'क्रमांक',
    'It is the owner’s own word: nobody has checked it.': 'हे सीव्हीधारकाचे स्वतःचे म्हणणे आहे: ते कोणीही तपासलेले नाही.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'जेथे पुष्टी झालेली नाही, तेथे हे सीव्हीधारकाचे स्वतःचे म्हणणे आहे: ते कोणीही तपासलेले नाही.',
    'Personal details': 'वैयक्तिक माहिती',
    Stated: 'केवळ नमूद केलेले',
    'Self-attested': 'स्वयंसाक्षांकित',
    'Evidence attached': 'पुरावा जोडलेला',
    Confirmed: 'पुष्टी मिळालेली',
    'Signed by its issuer': 'जारीकर्त्याची स्वाक्षरी असलेले',
    'Confirmed by {domain}': '{domain} कडून पुष्टी',
    'Signed by {domain} for this account, checked {day}': 'या खात्यासाठी {domain} ची स्वाक्षरी, {day} रोजी तपासली',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} यांनी Google द्वारे साइन इन करून {day} रोजी स्वयंसाक्षांकित केले.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} यांनी Google द्वारे साइन इन करून {first} ते {last} या काळात स्वयंसाक्षांकित केले.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      '{name} यांनी {wallet} या वॉलेटने {day} रोजी स्वयंसाक्षांकित केले.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} यांनी {wallet} या वॉलेटने {first} ते {last} या काळात स्वयंसाक्षांकित केले.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} या डोमेनवरील ईमेल वाचणाऱ्या व्यक्तीने {day} रोजी याला सहमती दिली: {covered}. हे डोमेन सीव्हीधारकाचे स्वतःचे आहे: ही संस्थेने दिलेली पुष्टी नाही.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} या डोमेनवरील ईमेल वाचणाऱ्या व्यक्तीने {day} रोजी याला सहमती दिली: {covered}. तेथे कोणालाही, किंवा प्रत्येक विद्यार्थ्याला वा माजी विद्यार्थ्याला, ईमेल पत्ता मिळू शकतो: ही संस्थेने दिलेली पुष्टी नाही.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} कडून {day} रोजी पुष्टी: {domain} या डोमेनवरील ईमेल वाचणाऱ्या व्यक्तीने ती दिली; ईमेल पत्ता सीव्हीधारकाने दिला होता.',
    'What was confirmed: {covered}.': 'कशाची पुष्टी झाली: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'तेथे दिलेले नाव: {name}. सीव्हीधारकाने दिलेले संस्थेचे नाव: {institution}.',
    'The owner attached it to {covered}.': 'सीव्हीधारकाने हे या माहितीला जोडले आहे: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'सीव्हीधारकाने पुरावा जोडला आहे आणि तो खासगी ठेवला आहे. तो या माहितीसाठी आहे: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} कडून {day} रोजी पुष्टी: तेथील ईमेल वाचणाऱ्या व्यक्तीने दिली, दिलेले नाव {name}; ईमेल पत्ता सीव्हीधारकाने दिला होता; पुष्टीत समाविष्ट: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'या खात्यासाठी {domain} ची स्वाक्षरी, {day} रोजी तपासली; या माहितीला जोडलेले: {covered}.',
    'The confirmation has been in the public log since {day}.': 'ही पुष्टी {day} पासून सार्वजनिक नोंदवहीत आहे.',
    'The confirmation is in the public log within a minute.': 'ही पुष्टी एका मिनिटात सार्वजनिक नोंदवहीत येईल.',
    'The attestation has been in the public log since {day}.': 'हे स्वयंसाक्षांकन {day} पासून सार्वजनिक नोंदवहीत आहे.',
    'The attestation is in the public log within a minute.': 'हे स्वयंसाक्षांकन एका मिनिटात सार्वजनिक नोंदवहीत येईल.',
    'Signed by the account of {name}, another name than this CV’s':
      '{name} यांच्या खात्यावरून स्वाक्षरी; हे नाव या सीव्हीवरील नावापेक्षा वेगळे आहे',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} यांच्या खात्यावरून स्वाक्षरी (हे नाव या सीव्हीवरील नावापेक्षा वेगळे आहे): {about}, {day}',
    '{name} signed every section, {day}': '{name} यांनी सर्व विभागांवर स्वाक्षरी केली, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} यांनी तपासता येणाऱ्या सर्व विभागांवर स्वाक्षरी केली, {day}',
    '{name} signed all other sections, {day}': '{name} यांनी इतर सर्व विभागांवर स्वाक्षरी केली, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} यांनी तपासता येणाऱ्या इतर सर्व विभागांवर स्वाक्षरी केली, {day}',
    'every section': 'सर्व विभाग',
    'every section that can be checked': 'तपासता येणारे सर्व विभाग',
    'all other sections': 'इतर सर्व विभाग',
    'all other sections that can be checked': 'तपासता येणारे इतर सर्व विभाग',
    'Check it yourself': 'स्वतः तपासा',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'हे याच सेवेने जारी केले आहे: येथे जे दिसते तेच त्यात नोंदवलेले आहे, आणि त्यामुळे पातळी वाढत नाही.',
    '{domain} is a domain of the owner’s own.': '{domain} हे सीव्हीधारकाचे स्वतःचे डोमेन आहे.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} या डोमेनवर कोणालाही, किंवा प्रत्येक विद्यार्थ्याला वा माजी विद्यार्थ्याला, ईमेल पत्ता मिळू शकतो.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} हे एका साइटवरील पृष्ठ आहे, आणि साइट कोणालाही पृष्ठ देऊ शकते.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} सारखे नाव कोणालाही मिळू शकते: त्यावरून कोणतीही संस्था कळत नाही.',
    'Listed by {domain}; it is not signed.': '{domain} वरील यादीत आहे; त्यावर स्वाक्षरी नाही.',
    'Signed by {domain}.': '{domain} ची स्वाक्षरी.',
    'Signed with a key that names nobody.': 'कोणाचेही नाव नसलेल्या किल्लीने स्वाक्षरी केलेले.',
    'It names an issuer that could not be reached to show that it signed it.':
      'यात नाव असलेल्या जारीकर्त्याशी संपर्क होऊ शकला नाही, त्यामुळे स्वाक्षरी त्याचीच आहे हे दाखवता आले नाही.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'यात {domain} चे नाव आहे, पण तेथे संपर्क होऊ शकला नाही, त्यामुळे स्वाक्षरी तेथूनच झाली हे दाखवता आले नाही.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'यावर {name} यांची मोहर आहे; मोहरेच्या प्रमाणपत्रावर या सेवेचा विश्वास आहे.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'यावर {name} यांची मोहर आहे; मोहरेचे प्रमाणपत्र कोणत्याही यादीशी पडताळलेले नाही.',
    'Not withdrawn on {day}.': '{day} रोजी रद्द झालेले नव्हते.',
    'Withdrawn, as found on {day}.': 'रद्द झालेले आहे; हे {day} रोजी आढळले.',
    'Whether it was withdrawn could not be looked up on {day}.': 'ते रद्द झाले आहे का, हे {day} रोजी पाहता आले नाही.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} रोजी तपासले; त्याचा जारीकर्ता रद्द केलेल्या प्रमाणपत्रांची यादी ठेवत नाही.',
    'Made out to the address of this account.': 'या खात्याच्या ईमेल पत्त्याच्या नावे दिलेले.',
    'It does not say whose it is.': 'हे कोणाचे आहे, ते यात लिहिलेले नाही.',
    'Made out to somebody else.': 'दुसऱ्या कोणाच्या नावे दिलेले.',
    'It is refused since the check on {day}.': '{day} रोजीच्या तपासणीपासून ते नाकारलेले आहे.',
    'It is called {title}.': 'त्याचे नाव {title} आहे.',
    'Its issuer calls itself {name}.': 'जारीकर्ता स्वतःचे नाव {name} असे सांगतो.',
    'It names {name}.': 'त्यात {name} हे नाव आहे.',
    'A credential, unchanged since it was signed.': 'डिजिटल प्रमाणपत्र, स्वाक्षरी झाल्यापासून बदललेले नाही.',
    'It ended on {day}.': 'त्याची मुदत {day} रोजी संपली.',
    'It is not valid before {day}.': 'ते {day} पूर्वी वैध नाही.',
    'Shown by the owner beside: {title}.': 'सीव्हीधारकाने हे ज्याच्या शेजारी दाखवले आहे: {title}.',
    'Not signed': 'स्वाक्षरी नाही',
    Signed: 'स्वाक्षरी केलेले',
    'The CV says so. It is neither signed nor confirmed.':
      'सीव्हीत असे लिहिले आहे. त्यावर स्वाक्षरी नाही आणि त्याची पुष्टीही झालेली नाही.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'ज्या खात्याचे नाव दिले आहे, त्याने या विभागात लिहिलेल्या सर्व माहितीवर साइन इन करून किंवा वॉलेटने स्वाक्षरी केली आहे (स्वयंसाक्षांकित). हे कोणाचे म्हणणे आहे आणि विभागातील एकही शब्द बदललेला नाही, एवढे यावरून कळते; ते खरे आहे, असे नाही.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'सीव्हीधारकाने याविषयी येथे एखादे कागदपत्रही ठेवले आहे, जे TruCV मध्ये कोणीही तपासलेले नाही, किंवा असे डिजिटल प्रमाणपत्र, जे सर्वोच्च पातळीसाठी लागणाऱ्या सर्व गोष्टी दाखवत नाही.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'ज्या डोमेनचे नाव दिले आहे, त्यावरील ईमेल वाचणाऱ्या व्यक्तीने बॅजमध्ये दिलेल्या गोष्टींची पुष्टी केली: पद, नियोक्ता आणि तारखा यांसारखी विभागातील तथ्ये, किंवा तेथे लिहिलेली सर्व माहिती. ईमेल पत्ता सीव्हीधारकाने दिला होता: हे डोमेन त्या संस्थेचे आहे का, हे तुम्ही स्वतः ठरवा. अवतरण चिन्हांतील नावे विचारणाऱ्यांनी व उत्तर देणाऱ्यांनी लिहिलेली आहेत, आणि ती कोणीही तपासलेली नाहीत.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'बॅजमध्ये दिलेल्या गोष्टींना, म्हणजे विभागातील तथ्यांना किंवा तेथे लिहिलेल्या सर्व माहितीला, सीव्हीधारकाने डिजिटल प्रमाणपत्र जोडले आहे. त्यावर नमूद केलेल्या डोमेनची स्वाक्षरी आहे, ते सीव्हीधारकाच्या खात्याच्या ईमेल पत्त्याच्या नावे दिलेले आहे, आणि नमूद केलेल्या दिवशी ते वैध होते व रद्द झालेले नव्हते. डिजिटल प्रमाणपत्र आणि सीव्ही यांत एकच गोष्ट लिहिली आहे, हे सीव्हीधारकाचे म्हणणे आहे: दोन्ही वाचा. अवतरण चिन्हांतील मजकूर जारीकर्त्याचा आहे.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'या सीव्हीतील कोणत्याही भागावर अजून कोणी स्वाक्षरी केलेली नाही किंवा त्याची पुष्टी केलेली नाही: हे सीव्हीधारकाचे म्हणणे आहे',
    '{name} (wallet {wallet})': '{name} (वॉलेट {wallet})',
    'nothing changed since': 'तेव्हापासून काहीही बदललेले नाही',
    'no word of these claims changed since': 'तेव्हापासून या दाव्यांतील एकही शब्द बदललेला नाही',
    'Check the CV of {name}': '{name} यांचा सीव्ही तपासा',
    'Version {version}, published on {day}.': 'आवृत्ती {version}, प्रकाशित: {day}.',
    'Read the CV': 'सीव्ही वाचा',
    'Check the signatures now': 'स्वाक्षऱ्या आत्ता तपासा',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'तुमचा ब्राउझर दावे आणि किल्ल्या नव्याने मिळवतो आणि प्रत्येक स्वाक्षरी स्वतः तपासतो.',
    'Compare an older copy': 'जुन्या प्रतीशी ताडून पाहा',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'फाइल येथे ओढून सोडा किंवा निवडा: तुम्हाला मिळालेली PDF, तुम्ही जपून ठेवलेला दाव्यांचा डेटा (JSON) किंवा एखादे डिजिटल प्रमाणपत्र. फाइल तुमच्या ब्राउझरमध्येच राहते.',
    'Every section, and who stands for it': 'प्रत्येक विभाग आणि तो कोणाचे म्हणणे आहे',
    'Signature no longer counts': 'स्वाक्षरी आता ग्राह्य नाही',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'स्वाक्षरी या मजकुराशी जुळते, पण तिची किल्ली रद्द झाली आहे: ती आता ग्राह्य नाही.',
    'Stated. Nobody has signed or confirmed it.': 'केवळ नमूद केलेले. यावर कोणी स्वाक्षरी केलेली नाही किंवा याची पुष्टी केलेली नाही.',
    'Download as a credential': 'डिजिटल प्रमाणपत्र म्हणून डाउनलोड करा',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'डिजिटल प्रमाणपत्र ही स्वाक्षरी असलेली फाइल असते; वॉलेट आणि इतर प्रोग्राम ती या पृष्ठाशिवाय वाचू आणि तपासू शकतात. TruCV ने जे नोंदवले तेवढेच त्यात असते, त्याहून अधिक काही नाही.',
    'The confirmation': 'पुष्टी',
    'The self-attestation': 'स्वयंसाक्षांकन',
    'JSON, for wallets': 'JSON, वॉलेटसाठी',
    'JWT, for programs': 'JWT, प्रोग्रामसाठी',
    'picture with the badge in it': 'बॅज समाविष्ट असलेले चित्र',
    'Digest and signatures': 'हॅश आणि स्वाक्षऱ्या',
    'Everything in the section, as data': 'विभागातील सर्व माहिती, डेटा स्वरूपात',
    'Its facts alone, as data: {covered}': 'फक्त त्यातील तथ्ये, डेटा स्वरूपात: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 हॅश: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'सीव्हीधारकाने स्वाक्षरी केलेले विधान: “माझ्या सीव्हीतील हा भाग खरा असल्याचे मी साक्षांकित करत आहे.”',
    'Signature ({form})': 'स्वाक्षरी ({form})',
    Wallet: 'वॉलेट',
    Key: 'किल्ली',
    'Record of the confirmation ({form})': 'पुष्टीची नोंद ({form})',
    'What the badges mean': 'बॅजचा अर्थ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'विभागातील एक अक्षर जरी बदलले तरी स्वाक्षरी नाहीशी होते; तथ्यांची पुष्टी त्या तथ्यांतील एक अक्षर जरी बदलले तरी नाहीशी होते. सीव्हीवरील नाव बदलल्यास दोन्ही नाहीशा होतात.',
    'For engineers: check it without us': 'अभियंत्यांसाठी: आमच्याशिवाय तपासा',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'बॅजबाबत आमच्या शब्दावर विश्वास ठेवण्याची गरज नाही. {program} ही एकच, वाचता येण्याजोगी फाइल [डेटा स्वरूपातील दावे] तपासते. त्यासाठी फक्त Node.js लागते: नेटवर्क नको (--log वगळता) आणि आमच्याकडील काहीही नको:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'शेवटच्या दोन ओळी TruCV चे किंवा इतर कोणाचे डिजिटल प्रमाणपत्र तपासतात: {keys} मध्ये त्याच्या जारीकर्त्याच्या किल्ल्या आहेत, आणि {list} ही रद्द केलेल्या प्रमाणपत्रांची त्यात नमूद केलेली यादी आहे.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google द्वारे साइन इन करून” केलेली स्वाक्षरी TruCV तयार करते: नमूद केलेल्या खात्याचे म्हणणे या सेवेने नोंदवले, एवढे त्यावरून कळते. वॉलेटची स्वाक्षरी वॉलेटच्या किल्लीने होते, आणि ती किल्ली TruCV कडे नसते.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'तुम्ही फाइल घेतली तेव्हाची स्थिती तिच्यात असते. पुष्टी करणारी व्यक्ती ती नंतर मागे घेऊ शकते, आणि प्रोग्रामला ते कळू शकत नाही: फाइल पुन्हा घ्या, किंवा येथे पाहा.',
    'Our public keys': 'आमच्या सार्वजनिक किल्ल्या',
    'Version {version} was never published': 'आवृत्ती {version} कधीही प्रकाशित झाली नाही',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ती फाइल म्हणूनही दिली गेली नाही. जे कागदपत्र या सीव्हीची आवृत्ती {version} असल्याचे सांगते, ते सीव्हीधारकाने येथे तयार केलेले नाही, किंवा त्यात फेरफार झाला आहे.',
    'Your copy says version {version}': 'तुमच्या प्रतीवर आवृत्ती {version} असे लिहिले आहे',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'सार्वजनिक असलेले काहीही बदललेले नाही: आवृत्ती {version} मध्ये जे होते, तेच आता प्रकाशित आहे.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ही आवृत्ती अस्तित्वात होती. आता प्रकाशित असलेली आवृत्ती {version} तिच्यापेक्षा यात वेगळी आहे:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'तुमच्या प्रतीतील मजकूर ताडून पाहिला जात नाही: ती या पृष्ठाशेजारी ठेवून शब्द न् शब्द वाचा.',
    'Fetching the claims and the keys…': 'दावे आणि किल्ल्या मिळवत आहे…',
    'Reading your copy…': 'तुमची प्रत वाचत आहे…',
    'Check again': 'पुन्हा तपासा',
    'Fetched at {time}.': 'मिळाल्याची वेळ: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'दावे आणि TruCV च्या सार्वजनिक किल्ल्या, {size} kB.',
    'The right CV.': 'हा तोच सीव्ही आहे.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'दावे याच सीव्हीचे, याच पत्त्याचे आणि तुम्हाला येथे दिसणाऱ्या विभागांचेच आहेत.',
    'Not what you see.': 'तुम्हाला दिसते ते नाही.',
    'What is published now has other sections than this page.': 'आता जे प्रकाशित आहे, त्यातील विभाग या पृष्ठापेक्षा वेगळे आहेत.',
    'No letter changed.': 'एकही अक्षर बदललेले नाही.',
    'Changed.': 'बदल आढळला.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': 'आपल्या फिंगरप्रिंटशी न जुळणारे मजकूर: {all} पैकी {wrong}.',
    'Signed by the owner.': 'सीव्हीधारकाची स्वाक्षरी आहे.',
    'Not signed as it says.': 'सांगितल्याप्रमाणे स्वाक्षरी नाही.',
    'Confirmed.': 'पुष्टी मिळालेली आहे.',
    'Not confirmed as it says.': 'सांगितल्याप्रमाणे पुष्टी नाही.',
    'In the log.': 'नोंदवहीत आहे.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV च्या सार्वजनिक नोंदवहीत नोंदवलेल्या स्वाक्षऱ्या: {all} पैकी {recorded}. नोंदवहीतील नोंदी: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'बाकीच्यांपैकी नव्या स्वाक्षऱ्या एका मिनिटात तेथे येतात; नोंदवहीच्याही आधीच्या स्वाक्षऱ्या कधीच येत नाहीत.',
    'The log begins with all that this browser saw of it on {day}.':
      'या ब्राउझरने {day} रोजी नोंदवहीचा जेवढा भाग पाहिला होता, तो सर्व तिच्या सुरुवातीला तसाच आहे.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'नोंदवहीचा पाहिलेला भाग हा ब्राउझर लक्षात ठेवतो आणि पुढच्या तपासणीत ताडून पाहतो.',
    'Not in the log as it says.': 'सांगितल्याप्रमाणे नोंदवहीत नाही.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV ची सार्वजनिक नोंदवही पूर्ण नाही, किंवा वाचता येत नाही. एका मिनिटाने पुन्हा प्रयत्न करा.',
    'One person.': 'एकच व्यक्ती.',
    'All claims are about {name}, as the CV is.': 'सर्व दावे {name} यांच्याबद्दल आहेत, आणि सीव्हीही त्यांचाच आहे.',
    'Another person.': 'दुसरी व्यक्ती.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'हा सीव्ही {name} यांचा असल्याचे सांगितले आहे, पण सर्व दावे त्यांच्याबद्दल नाहीत.',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} यांच्या खात्यावरून स्वाक्षरी; हे नाव या सीव्हीवरील नावापेक्षा वेगळे आहे.',
    'Whether both names are of one person is for you to judge.': 'दोन्ही नावे एकाच व्यक्तीची आहेत का, हे तुम्ही स्वतः ठरवा.',
    'Everything that is signed holds.': 'ज्यावर स्वाक्षरी आहे ते सर्व तपासणीत टिकले.',
    'Not everything holds: what is marked red is not as it was signed.':
      'सर्वच तपासणीत टिकले नाही: जे लाल रंगात आहे ते स्वाक्षरीच्या वेळी होते तसे नाही.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'या सीव्हीत कशावरही स्वाक्षरी नाही, त्यामुळे मजकुराखेरीज तपासण्यासारखे काही नव्हते.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'प्रत्येक स्वाक्षरी तपासणीत टिकली. मात्र यांवर कोणतीही स्वाक्षरी नाही: वॉलेट सीव्हीधारकाचेच असणे, आणि इतरांच्या डिजिटल प्रमाणपत्रांबद्दल जे सांगितले आहे ते.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'आता आवृत्ती {now} प्रकाशित आहे, या पृष्ठावर आवृत्ती {version} दिसत आहे: पृष्ठ पुन्हा लोड करा.',
    holds: 'तपासणीत टिकले',
    'Does not hold': 'तपासणीत टिकले नाही',
    '{section} does not hold': 'तपासणीत टिकले नाही: {section}',
    'this is not in the form in which TruCV publishes it': 'TruCV ज्या स्वरूपात प्रकाशित करते, त्या स्वरूपात हे नाही',
    'the text was changed: it does not fit its fingerprint (digest)':
      'मजकूर बदललेला आहे: तो आपल्या फिंगरप्रिंटशी (हॅश) जुळत नाही',
    'the owner’s signature does not hold': 'सीव्हीधारकाची स्वाक्षरी तपासणीत टिकली नाही',
    'the institution’s confirmation does not hold': 'संस्थेची पुष्टी तपासणीत टिकली नाही',
    'it was signed or confirmed under another name than the one on this CV':
      'स्वाक्षरी किंवा पुष्टी या सीव्हीवरील नावापेक्षा वेगळ्या नावाने झाली होती',
    'it is said to be more than what was signed': 'ज्यावर स्वाक्षरी झाली त्यापेक्षा अधिक काही असल्याचे सांगितले आहे',
    'it is not in the public log as it says': 'सांगितल्याप्रमाणे ते सार्वजनिक नोंदवहीत नाही',
    'the signature that this page shows was withdrawn': 'या पृष्ठावर दिसणारी स्वाक्षरी मागे घेतली गेली आहे',
    'the evidence that this page shows was taken away': 'या पृष्ठावर दिसणारा पुरावा काढून घेतला आहे',
    'the confirmation that this page shows was withdrawn': 'या पृष्ठावर दिसणारी पुष्टी मागे घेतली गेली आहे',
    'the credential that this page shows does not count any more': 'या पृष्ठावर दिसणारे डिजिटल प्रमाणपत्र आता ग्राह्य नाही',
    'the text that is published now is another one than on this page':
      'आता प्रकाशित असलेला मजकूर या पृष्ठावरील मजकुरापेक्षा वेगळा आहे',
    'this section is not among what is published now': 'आता प्रकाशित असलेल्या मजकुरात हा विभाग नाही',
    'What this does not show': 'यावरून काय कळत नाही',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'सीव्हीत लिहिलेले खरे आहे की नाही. म्हणणे कोणाचे आहे आणि तेव्हापासून एकही अक्षर बदललेले नाही, एवढेच स्वाक्षरीवरून कळते.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'डोमेनचे ज्या संस्थेच्या नावाशी साम्य आहे, त्याच संस्थेचे ते आहे की नाही. ईमेल पत्ता सीव्हीधारकाने दिला होता.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'खात्यामागे किंवा वॉलेटमागे कोणती व्यक्ती आहे. “Google द्वारे साइन इन करून” ही TruCV ची स्वतःची नोंद आहे.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV प्रामाणिक आहे की नाही: हे पृष्ठही TruCV चेच आहे. “अभियंत्यांसाठी” याखालील प्रोग्राम त्याशिवाय चालतो.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV सर्वांना एकच नोंदवही दाखवते की नाही. फरक असल्यास तिच्यावर लक्ष ठेवणारे साक्षीदार आणि log-audit.mjs सारखे प्रोग्राम यांच्या तो लक्षात येईल.',
    'What is withdrawn later. Check again when it matters.': 'नंतर काय मागे घेतले जाईल. महत्त्वाचे असेल तेव्हा पुन्हा तपासा.',
    'It cannot be checked: {problem}.': 'हे तपासता येत नाही: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'या ब्राउझरला तपासणी करता आली नाही. “अभियंत्यांसाठी” याखालील प्रोग्राम ती करू शकतो.',
    'This page was opened without https, where browsers check no signatures.':
      'हे पृष्ठ https शिवाय उघडले आहे, आणि तेव्हा ब्राउझर स्वाक्षऱ्या तपासत नाहीत.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV शी संपर्क होत नाही. तुमचे इंटरनेट कनेक्शन पाहा, मग पुन्हा प्रयत्न करा.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'या सीव्हीसाठी पासवर्ड लागतो. सीव्ही पुन्हा उघडा, मग प्रयत्न करा.',
    'This CV is no longer published: nothing of it can be checked now.':
      'हा सीव्ही आता प्रकाशित नाही: त्यातील काहीही आता तपासता येत नाही.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV कडून त्रुटी आली ({status}). एका मिनिटाने पुन्हा प्रयत्न करा.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'उत्तर अर्धवट आले, किंवा ते TruCV चे उत्तर नाही. पुन्हा प्रयत्न करा.',
    'The reply is about another CV: nothing of it counts for this one.':
      'उत्तर दुसऱ्या सीव्हीबद्दल आहे: त्यातील काहीही या सीव्हीला लागू नाही.',
    'The reply is of another service: its signatures do not count at this address.':
      'उत्तर दुसऱ्या सेवेचे आहे: तिच्या स्वाक्षऱ्या या पत्त्यावर ग्राह्य नाहीत.',
    'This file is damaged, or is not a copy of a CV.': 'ही फाइल खराब झाली आहे, किंवा सीव्हीची प्रत नाही.',
    'This is a copy of another CV.': 'ही दुसऱ्या सीव्हीची प्रत आहे.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'हा JSON Resume आहे; त्यात ताडून पाहण्यासाठी स्वाक्षऱ्या नसतात.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word फाइल येथे वाचल्या जात नाहीत. फाइलच्या शेवटी असलेला पत्ता उघडा: तेथून प्रत ताडून पाहता येते.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'या PDF मध्ये या सीव्हीच्या अनेक आवृत्त्यांचा उल्लेख आहे: ती अनेक फाइल जोडून तयार केली आहे.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'या PDF मध्ये सीव्हीच्या कोणत्याही आवृत्तीचा उल्लेख नाही: ती येथे तयार केलेली नाही, किंवा दुसऱ्या प्रोग्रामने नव्याने तयार केली आहे.',
    'Your copy says that it is of {day}.': 'तुमच्या प्रतीवरील तारीख: {day}.',
    'In your copy this does not hold:': 'तुमच्या प्रतीतील हे तपासणीत टिकले नाही:',
    'Since then:': 'तेव्हापासून:',
    'Nothing has changed since.': 'तेव्हापासून काहीही बदललेले नाही.',
    'Added: {section}': 'जोडले: {section}',
    'Changed: {section}': 'बदलले: {section}',
    'Removed: {section}': 'काढले: {section}',
    'Confirmed since: {section}': 'नंतर पुष्टी मिळाली: {section}',
    'No longer confirmed: {section}': 'आता पुष्टी राहिलेली नाही: {section}',
    'Signed since: {section}': 'नंतर स्वाक्षरी झाली: {section}',
    'No longer signed: {section}': 'आता स्वाक्षरी राहिलेली नाही: {section}',
    'This credential holds.': 'हे डिजिटल प्रमाणपत्र तपासणीत टिकले.',
    'It is called {title}, of {day}.': 'त्याचे नाव {title} आहे, तारीख {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV ने स्वाक्षरी केल्यापासून ते बदललेले नाही, आणि आत्ता रद्द झालेले नाही.',
    'The words that it is about are on this CV: {section}.': 'ते ज्या शब्दांबद्दल आहे, ते या सीव्हीत आहेत: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'ते ज्या शब्दांबद्दल आहे, ते या सीव्हीत नाहीत, किंवा तेव्हापासून बदलले आहेत.',
    'This credential does not hold.': 'हे डिजिटल प्रमाणपत्र तपासणीत टिकले नाही.',
    'This credential is not valid yet.': 'हे डिजिटल प्रमाणपत्र अजून वैध झालेले नाही.',
    'This credential has ended.': 'या डिजिटल प्रमाणपत्राची मुदत संपली आहे.',
    'The signature holds, but this credential was withdrawn.': 'स्वाक्षरी बरोबर आहे, पण हे डिजिटल प्रमाणपत्र रद्द झाले आहे.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'स्वाक्षरी बरोबर आहे, पण डिजिटल प्रमाणपत्र रद्द झाले आहे का, हे पाहता आले नाही. पुन्हा प्रयत्न करा.',
    'This is a credential about another person, or about another name.':
      'हे डिजिटल प्रमाणपत्र दुसऱ्या व्यक्तीबद्दल किंवा दुसऱ्या नावाबद्दल आहे.',
    'TruCV did not issue this credential.': 'हे डिजिटल प्रमाणपत्र TruCV ने जारी केलेले नाही.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'हे पृष्ठ TruCV ची स्वतःची डिजिटल प्रमाणपत्रे JWT फाइल (.jwt) स्वरूपात तपासते. “अभियंत्यांसाठी” याखालील प्रोग्राम हे प्रमाणपत्र तपासतो: node verify-cv.mjs, फाइल, --keys आणि जारीकर्त्याची did.json.',
    'No CV at this address — TruCV': 'या पत्त्यावर सीव्ही नाही — TruCV',
    'There is no CV here': 'येथे सीव्ही नाही',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'लिंक अपूर्ण असेल, किंवा सीव्हीधारकाने पृष्ठ काढून टाकले असेल. लिंक तुम्हाला कोणी पाठवली असल्यास त्यांच्याकडे नवीन लिंक मागा.',
    'Go to TruCV': 'TruCV वर जा',
    'This CV is protected': 'हा सीव्ही सुरक्षित आहे',
    'Its owner asks for a password. It usually comes with the link.':
      'तो उघडण्यासाठी सीव्हीधारकाने पासवर्ड ठेवला आहे. पासवर्ड सहसा लिंकसोबत पाठवला जातो.',
    Password: 'पासवर्ड',
    'Open the CV': 'सीव्ही उघडा',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'त्यानंतर तो या ब्राउझरमध्ये १२ तास उघडा राहील. तुमच्याकडे पासवर्ड नाही? ज्यांनी तुम्हाला लिंक पाठवली त्यांना विचारा.',
    'This form was sent from another site. Enter the password here.':
      'हा फॉर्म दुसऱ्या साइटवरून पाठवला गेला होता. पासवर्ड येथे भरा.',
    'This is not the password. Capital letters count.':
      'हा पासवर्ड बरोबर नाही. मोठी आणि लहान अक्षरे (A आणि a) वेगळी धरली जातात.',
    'Many people are asking just now. Try again in a few seconds.':
      'आत्ता बरेच लोक प्रयत्न करत आहेत. काही सेकंदांनी पुन्हा प्रयत्न करा.',
    '[TruCV], where people write CVs that others can check': '[TruCV], जेथे लोक इतरांना तपासता येतील असे सीव्ही लिहितात',
    'Hello,': 'नमस्कार,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} यांची {institution} यांना विनंती: सीव्हीतील या विभागाची पुष्टी करावी: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'दोन्ही नावे विनंती करणाऱ्या TruCV वापरकर्त्याने लिहिली आहेत. आम्ही ती तपासलेली नाहीत.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'काय दावा केला आहे ते खालील लिंकवर दिसेल. संस्थेच्या वतीने बोलू शकणारी कोणतीही व्यक्ती त्याची पुष्टी करू शकते किंवा नकार देऊ शकते; त्यासाठी खाते लागत नाही.',
    'Look at the claim and answer': 'दावा पाहा आणि उत्तर द्या',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'या लिंकवरून {day} पर्यंत एकदाच उत्तर देता येईल. तुम्ही काहीच केले नाही, तर कशाचीही पुष्टी होणार नाही. कृपया ही लिंक इतरांना देऊ नका: ज्यांच्याकडे ती असेल ते उत्तर देऊ शकतील.',
    'Answer all requests at one place': 'सर्व विनंत्यांना एकाच ठिकाणी उत्तर द्या',
    'Never write to me again': 'मला पुन्हा कधीही ईमेल पाठवू नका',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'काही प्रश्न? या पत्त्यावर लिहा: {address}. या ईमेलला दिलेली उत्तरे वाचली जात नाहीत.',
    'Change the language': 'भाषा बदला',
    'Can you confirm this?': 'तुम्ही याची पुष्टी करू शकता का?',
    'What you answer for': 'तुम्ही कशाबद्दल उत्तर देत आहात',
    'Name on the CV': 'सीव्हीवरील नाव',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'तुमच्या नोंदींत ही व्यक्ती शोधण्यासाठी: {reference}. हे विनंती करणाऱ्या वापरकर्त्याने लिहिले आहे. तुम्ही ज्याची पुष्टी कराल त्याचा हा भाग नाही, आणि ते तुमच्याशिवाय कोणालाही दाखवले जात नाही.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '{day} रोजी तुमच्या डोमेनवरून याच शब्दांची पुष्टी दुसऱ्या नावासाठी झाली होती: {before}. आता तुम्हाला या नावासाठी विचारले जात आहे: {person}. दोन्ही एकच व्यक्ती आहेत हे माहीत असेल तरच पुष्टी करा.',
    'What your answer means': 'तुमच्या उत्तराचा अर्थ',
    'Not part of your answer': 'तुमच्या उत्तराचा भाग नाही',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'पुष्टी करून तुम्ही असे म्हणता की तुम्ही संस्थेच्या वतीने बोलू शकता, आणि {person} यांच्याबाबत हे खरे आहे: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'मग सीव्हीतील हा विभाग वाचू शकणाऱ्या सर्वांना “{badge}”, तेथील ईमेल वाचणाऱ्या व्यक्तीने उत्तर दिले हे, आणि तुम्ही दिलेले नाव दिसते. तुमचा ईमेल पत्ता दाखवला जात नाही.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'हे पुरावा म्हणून ठेवले जाईल, संस्थेची पुष्टी म्हणून दाखवले जाणार नाही.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'सीव्ही तपासणाऱ्यांना दिसते की {domain} या डोमेनवरील ईमेल वाचणाऱ्या व्यक्तीने सहमती दिली, आणि हे संस्थेचे म्हणणे का नाही.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'हे या नावासाठी, ही तथ्ये असलेल्या या सीव्हीधारकाच्या प्रत्येक सीव्हीत ग्राह्य असते. सीव्हीधारक विभागातील बाकीचा मजकूर बदलू शकतात, आणि तुमचे म्हणणे या तथ्यांसोबत राहते. एखादे तथ्य किंवा नाव बदलल्यास ते ग्राह्य राहत नाही.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'हे या नावासाठी, नेमका हाच मजकूर असलेल्या या सीव्हीधारकाच्या प्रत्येक सीव्हीत ग्राह्य असते. मजकूर किंवा नाव बदलल्यास ते ग्राह्य राहत नाही.',
    'If you decline, only the owner of the CV gets to know it.': 'तुम्ही नकार दिल्यास ते फक्त सीव्हीधारकाला कळते.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'तुम्ही {day} पर्यंत एकदाच उत्तर देऊ शकता. त्यानंतर एक वर्ष तुम्ही याच लिंकवरून पुष्टी मागे घेऊ शकता.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'हा सीव्ही कोणी लिहिला हे आम्ही तपासलेले नाही. तुम्ही त्यांना ओळखत नसल्यास नकार द्या, किंवा काहीच करू नका.',
    'Files the owner has added': 'सीव्हीधारकाने जोडलेल्या फाइल',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'आम्ही त्या मजकुराशी ताडून पाहिलेल्या नाहीत. तुम्ही उत्तर देईपर्यंत त्यांच्या पानांची चित्रे नवीन टॅबमध्ये उघडतात.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ही सीव्हीधारकाने जोडलेल्या फाइलची चित्रे आहेत. आम्ही ती मजकुराशी ताडून पाहिलेली नाही.',
    'Pages shown: {shown} of {all}': 'दाखवलेली पाने: {all} पैकी {shown}',
    'Page {page} of {all}': 'पान {page}, एकूण {all}',
    'Your answer': 'तुमचे उत्तर',
    'Yes, this is true': 'होय, हे खरे आहे',
    'No, I do not confirm this': 'नाही, मी याची पुष्टी करत नाही',
    'Your name and office': 'तुमचे नाव आणि पद',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'पुष्टीसाठी आवश्यक. हे सीव्हीसोबत अवतरण चिन्हांत दाखवले जाते. वेब पत्ते लिहू नका.',
    'A note to the owner': 'सीव्हीधारकासाठी संदेश',
    'If you like. Only the owner sees it.': 'ऐच्छिक. तो फक्त सीव्हीधारकाला दिसतो.',
    'Send my answer': 'माझे उत्तर पाठवा',
    'Choose an answer.': 'एक उत्तर निवडा.',
    'Say who confirms this.': 'पुष्टी कोण करत आहे ते सांगा.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'हे खूप मोठे आहे, किंवा यात वेब पत्ता वा न दिसणारी चिन्हे आहेत. संक्षेपातील टिंबानंतर मोकळी जागा सोडा.',
    'This was answered already.': 'याचे उत्तर आधीच दिले गेले आहे.',
    'Your answer could not be stored. Try again.': 'तुमचे उत्तर जतन करता आले नाही. पुन्हा प्रयत्न करा.',
    'Thank you, this is confirmed': 'धन्यवाद, याची पुष्टी झाली आहे',
    'Not confirmed': 'पुष्टी केलेली नाही',
    Withdrawn: 'मागे घेतली',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: तेथील ईमेल वाचणाऱ्या व्यक्तीने, जिने {name} हे नाव दिले, {person} यांच्या सीव्हीतील या विभागाची पुष्टी {day} रोजी केली: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} यांच्या सीव्हीतील या विभागाची {day} रोजी पुष्टी केली गेली नाही, आणि हे फक्त सीव्हीधारकाला कळते: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} यांच्या सीव्हीतील ही पुष्टी {day} रोजी मागे घेतली गेली, आणि ती आता कोणालाही दाखवली जात नाही: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'ही चूक होती का, की ते आता बरोबर नाही? {day} पर्यंत तुम्ही [ती मागे घेऊ शकता].',
    'Withdraw this confirmation?': 'ही पुष्टी मागे घ्यायची आहे का?',
    'It was given on {day} for the CV of {person}: {section}':
      'ती {day} रोजी {person} यांच्या सीव्हीसाठी दिली होती: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'मागे घेतल्यावर ती कोणत्याही सीव्हीत दिसणार नाही, आणि सीव्हीधारकाला ईमेल जाईल. हा निर्णय अंतिम असेल.',
    Withdraw: 'मागे घ्या',
    'Keep it': 'राहू द्या',
    'Never get such mails again?': 'असे ईमेल पुन्हा कधीही नकोत का?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'मग ही लिंक ज्या पत्त्यावर पाठवली होती त्या पत्त्यावर आम्ही विनंत्या पाठवणार नाही, कोणीही सांगितले तरी. हे नंतर बदलता येणार नाही.',
    'We will not write to you again': 'आम्ही तुम्हाला पुन्हा ईमेल पाठवणार नाही',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ही लिंक ज्या पत्त्यावर पाठवली होती त्या पत्त्यावर आमच्याकडून आता विनंत्या येणार नाहीत, कोणीही सांगितले तरी. हे कळण्यासाठी लागते त्यापेक्षा जास्त काही आम्ही त्या पत्त्याबाबत ठेवत नाही.',
    'This link leads nowhere': 'या लिंकवर काहीही नाही',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ती अपूर्ण असेल, तिची मुदत संपली असेल, किंवा सीव्हीधारकाने प्रश्न मागे घेतला असेल वा ज्या शब्दांबद्दल तो होता ते बदलले असतील. तुम्हाला काहीही करण्याची गरज नाही.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} मजकूर तपासला; तो आपल्या फिंगरप्रिंटशी जुळतो.',
      other: '{count} मजकूर तपासले; प्रत्येक आपल्या फिंगरप्रिंटशी जुळतो.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} स्वाक्षरी तपासणीत टिकली. TruCV ने नोंदवलेल्या: {account}, वॉलेटने केलेल्या: {wallet}.',
      other: '{count} स्वाक्षऱ्या तपासणीत टिकल्या. TruCV ने नोंदवलेल्या: {account}, वॉलेटने केलेल्या: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} विभाग, TruCV ने नोंदवलेला: {domains}.',
      other: '{count} विभाग, TruCV ने नोंदवलेले: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} विभाग तपासणीत टिकला नाही.',
      other: '{count} विभाग तपासणीत टिकले नाहीत.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} विभागाला {who} ची स्वाक्षरी असलेले डिजिटल प्रमाणपत्र',
      other: '{count} विभागांना {who} ची स्वाक्षरी असलेले डिजिटल प्रमाणपत्र',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} विभागाची {who} कडून पुष्टी',
      other: '{count} विभागांची {who} कडून पुष्टी',
    },
    '{count} sections signed by {who}': {
      one: '{count} विभागावर {who} यांची स्वाक्षरी',
      other: '{count} विभागांवर {who} यांची स्वाक्षरी',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} विभागाला अनेक डोमेनची ({many}) स्वाक्षरी असलेले डिजिटल प्रमाणपत्र',
      other: '{count} विभागांना अनेक डोमेनची ({many}) स्वाक्षरी असलेले डिजिटल प्रमाणपत्र',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} विभागाची अनेक डोमेनकडून ({many}) पुष्टी',
      other: '{count} विभागांची अनेक डोमेनकडून ({many}) पुष्टी',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} विभागावर अनेक व्यक्तींची किंवा वॉलेटची ({many}) स्वाक्षरी',
      other: '{count} विभागांवर अनेक व्यक्तींची किंवा वॉलेटची ({many}) स्वाक्षरी',
    },
    '{count} sections with evidence only': { one: '{count} विभागाला फक्त पुरावा', other: '{count} विभागांना फक्त पुरावा' },
    '{count} sections with a signature that no longer counts': {
      one: '{count} विभागावर आता ग्राह्य नसलेली स्वाक्षरी',
      other: '{count} विभागांवर आता ग्राह्य नसलेल्या स्वाक्षऱ्या',
    },
    '{count} sections not signed': { one: '{count} विभागावर स्वाक्षरी नाही', other: '{count} विभागांवर स्वाक्षरी नाही' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'येथून खूप वेळा चुकीचा पासवर्ड टाकला गेला. {count} मिनिटाने पुन्हा प्रयत्न करा.',
      other: 'येथून खूप वेळा चुकीचा पासवर्ड टाकला गेला. {count} मिनिटांनी पुन्हा प्रयत्न करा.',
    },
  },
} satisfies ReaderTexts
