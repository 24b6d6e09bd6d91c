// Our words for readers in Telugu.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'te',
  texts: {
    title: 'హోదా/శీర్షిక',
    place: 'స్థలం',
    name: 'పేరు',
    address: 'వెబ్ చిరునామా',
    label: 'వివరం పేరు',
    value: 'వివరం',
    institution: 'విద్యా సంస్థ',
    board: 'విద్యా బోర్డు',
    organisation: 'సంస్థ',
    degree: 'డిగ్రీ',
    'field of study': 'చదివిన విభాగం',
    from: 'ప్రారంభ తేదీ',
    until: 'ముగింపు తేదీ',
    date: 'తేదీ',
    dates: 'తేదీలు',
    score: 'మార్కులు',
    scale: 'గరిష్ఠ మార్కులు',
    'kind of score': 'మార్కుల రకం',
    description: 'వివరణ',
    employer: 'ఉద్యోగమిచ్చిన సంస్థ',
    'still there': 'ఇప్పటికీ అక్కడే పనిచేస్తున్నారా అన్నది',
    about: 'సంస్థ గురించి',
    'roles at one employer': 'ఒకే సంస్థలో నిర్వహించిన బాధ్యతలు',
    highlights: 'ముఖ్యాంశాలు',
    level: 'స్థాయి',
    keywords: 'ముఖ్య పదాలు',
    provider: 'అందించిన సంస్థ',
    issuer: 'జారీ చేసినవారు',
    'credential ID': 'ధృవపత్రం సంఖ్య',
    publisher: 'ప్రచురణకర్త',
    'awarding body': 'పురస్కారం ఇచ్చిన సంస్థ',
    fluency: 'భాషా పరిజ్ఞానం',
    'e-mail': 'ఈమెయిల్',
    phone: 'ఫోన్',
    'what they say': 'వారి మాటలు',
    subtitle: 'ఉపశీర్షిక',
    hidden: 'దాచి ఉందా అన్నది',
    'shown to readers': 'పాఠకులకు చూపిస్తున్నారా అన్నది',
    roles: 'బాధ్యతలు',
    courses: 'కోర్సులు',
    kind: 'రకం',
    profession: 'వృత్తి',
    location: 'నివాస ప్రాంతం',
    picture: 'చిత్రం',
    links: 'లింకులు',
    'everything that is written here': 'ఇక్కడ రాసి ఉన్న మొత్తం',
    'some facts': 'కొన్ని వివరాలు',
    Yes: 'అవును',
    Percentage: 'శాతం',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'గ్రేడు',
    'Class or division': 'తరగతి లేదా డివిజన్',
    Rank: 'ర్యాంకు',
    'It is the owner’s own word: nobody has checked it.': 'ఇది యజమాని స్వయంగా చెప్పిన మాట: దీన్ని ఎవరూ తనిఖీ చేయలేదు.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'నిర్ధారణ లేని చోట, ఇది యజమాని స్వయంగా చెప్పిన మాట: దీన్ని ఎవరూ తనిఖీ చేయలేదు.',
    'Personal details': 'వ్యక్తిగత వివరాలు',
    Stated: 'పేర్కొన్నది',
    'Self-attested': 'స్వీయ ధృవీకరణ',
    'Evidence attached': 'ఆధార పత్రం జతచేసి ఉంది',
    Confirmed: 'నిర్ధారించబడింది',
    'Signed by its issuer': 'జారీ చేసినవారి సంతకం ఉంది',
    'Confirmed by {domain}': '{domain} డొమైన్ నుండి నిర్ధారించబడింది',
    'Signed by {domain} for this account, checked {day}': 'ఈ ఖాతా కోసం {domain} సంతకం చేసింది, తనిఖీ తేదీ: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.': 'స్వీయ ధృవీకరణ: {name}, Google ద్వారా సైన్ ఇన్ చేసి, తేదీ {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'స్వీయ ధృవీకరణ: {name}, Google ద్వారా సైన్ ఇన్ చేసి, {first} నుండి {last} వరకు.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': 'స్వీయ ధృవీకరణ: {name}, వాలెట్ {wallet} ద్వారా, తేదీ {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'స్వీయ ధృవీకరణ: {name}, వాలెట్ {wallet} ద్వారా, {first} నుండి {last} వరకు.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} డొమైన్‌లో ఈమెయిల్ చదివే ఒకరు {day} నాడు వీటితో ఏకీభవించారు: {covered}. అది యజమాని సొంత డొమైన్: కాబట్టి ఇది ఒక సంస్థ ఇచ్చిన నిర్ధారణ కాదు.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} డొమైన్‌లో ఈమెయిల్ చదివే ఒకరు {day} నాడు వీటితో ఏకీభవించారు: {covered}. అక్కడ ఎవరికైనా, లేదా ఏ విద్యార్థికైనా పూర్వ విద్యార్థికైనా, ఈమెయిల్ చిరునామా ఉండవచ్చు: కాబట్టి ఇది ఒక సంస్థ ఇచ్చిన నిర్ధారణ కాదు.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} డొమైన్ నుండి {day} నాడు నిర్ధారించబడింది: నిర్ధారించినది {domain} డొమైన్‌లో ఈమెయిల్ చదివే ఒకరు; ఆ చిరునామా ఇచ్చినది సీవీ యజమాని.',
    'What was confirmed: {covered}.': 'నిర్ధారించినవి: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'అక్కడ ఇచ్చిన పేరు: {name}. సంస్థకు యజమాని పేర్కొన్న పేరు: {institution}.',
    'The owner attached it to {covered}.': 'యజమాని దీన్ని వీటికి జతచేశారు: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'యజమాని ఒక ఆధార పత్రాన్ని జతచేశారు; దాన్ని బహిరంగంగా చూపరు. అది వీటికి సంబంధించినది: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} డొమైన్ నుండి {day} నాడు నిర్ధారించబడింది: నిర్ధారించినది అక్కడ ఈమెయిల్ చదివే ఒకరు, ఇచ్చిన పేరు {name}; చిరునామా ఇచ్చినది సీవీ యజమాని; నిర్ధారించినవి: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ఈ ఖాతా కోసం {domain} సంతకం చేసింది, తనిఖీ తేదీ: {day}; వీటికి జతచేసి ఉంది: {covered}.',
    'The confirmation has been in the public log since {day}.': 'ఈ నిర్ధారణ {day} నుండి బహిరంగ రిజిస్టర్‌లో ఉంది.',
    'The confirmation is in the public log within a minute.': 'ఈ నిర్ధారణ ఒక నిమిషంలోపు బహిరంగ రిజిస్టర్‌లో చేరుతుంది.',
    'The attestation has been in the public log since {day}.': 'ఈ స్వీయ ధృవీకరణ {day} నుండి బహిరంగ రిజిస్టర్‌లో ఉంది.',
    'The attestation is in the public log within a minute.': 'ఈ స్వీయ ధృవీకరణ ఒక నిమిషంలోపు బహిరంగ రిజిస్టర్‌లో చేరుతుంది.',
    'Signed by the account of {name}, another name than this CV’s': 'సంతకం చేసిన ఖాతా పేరు {name}; ఇది ఈ సీవీలోని పేరు కాదు',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'సంతకం చేసిన ఖాతా పేరు {name}; ఇది ఈ సీవీలోని పేరు కాదు: {about}, {day}',
    '{name} signed every section, {day}': 'అన్ని విభాగాలపై సంతకం: {name}, {day}',
    '{name} signed every section that can be checked, {day}': 'తనిఖీ చేయగల అన్ని విభాగాలపై సంతకం: {name}, {day}',
    '{name} signed all other sections, {day}': 'మిగిలిన అన్ని విభాగాలపై సంతకం: {name}, {day}',
    '{name} signed all other sections that can be checked, {day}': 'తనిఖీ చేయగల మిగిలిన అన్ని విభాగాలపై సంతకం: {name}, {day}',
    'every section': 'అన్ని విభాగాలు',
    'every section that can be checked': 'తనిఖీ చేయగల అన్ని విభాగాలు',
    'all other sections': 'మిగిలిన అన్ని విభాగాలు',
    'all other sections that can be checked': 'తనిఖీ చేయగల మిగిలిన అన్ని విభాగాలు',
    'Check it yourself': 'మీరే తనిఖీ చేయండి',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'దీన్ని జారీ చేసినది ఈ సేవే: ఇక్కడ ఇప్పటికే చూపుతున్నదాన్నే ఇది నమోదు చేస్తుంది, స్థాయిని పెంచదు.',
    '{domain} is a domain of the owner’s own.': '{domain} అనేది యజమాని సొంత డొమైన్.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} డొమైన్‌లో ఎవరికైనా, లేదా ఏ విద్యార్థికైనా పూర్వ విద్యార్థికైనా, ఈమెయిల్ చిరునామా ఉండవచ్చు.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} అనేది ఒక సైట్‌లోని పేజీ మాత్రమే; సైట్ ఎవరికైనా పేజీలు ఇవ్వవచ్చు.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} వంటి పేరు ఎవరైనా పొందవచ్చు: అది ఏ సంస్థనూ సూచించదు.',
    'Listed by {domain}; it is not signed.': '{domain} సైట్‌లో జాబితా చేసి ఉంది; దానిపై సంతకం లేదు.',
    'Signed by {domain}.': '{domain} సంతకం చేసింది.',
    'Signed with a key that names nobody.': 'ఎవరి పేరూ లేని కీతో సంతకం చేశారు.',
    'It names an issuer that could not be reached to show that it signed it.':
      'జారీ చేసినవారి పేరు ఇందులో ఉంది; కానీ సంతకం వారిదేనని చూపడానికి వారిని చేరుకోవడం వీలు కాలేదు.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ఇందులో {domain} పేరు ఉంది; కానీ సంతకం దానిదేనని చూపడానికి దాన్ని చేరుకోవడం వీలు కాలేదు.',
    'Sealed by {name}, with a certificate that this service trusts.':
      '{name} పేరిట ఎలక్ట్రానిక్ ముద్ర ఉంది; ముద్ర సర్టిఫికెట్‌ను ఈ సేవ విశ్వసిస్తుంది.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '{name} పేరిట ఎలక్ట్రానిక్ ముద్ర ఉంది; ముద్ర సర్టిఫికెట్‌ను ఏ జాబితాతోనూ పోల్చి చూడలేదు.',
    'Not withdrawn on {day}.': '{day} నాటికి ఇది ఉపసంహరించబడలేదు.',
    'Withdrawn, as found on {day}.': 'ఇది ఉపసంహరించబడిందని {day} నాడు తెలిసింది.',
    'Whether it was withdrawn could not be looked up on {day}.': 'ఇది ఉపసంహరించబడిందో లేదో {day} నాడు చూడడం వీలు కాలేదు.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} నాడు తనిఖీ జరిగింది; జారీ చేసినవారు ఉపసంహరించిన వాటి జాబితాను నిర్వహించరు.',
    'Made out to the address of this account.': 'ఈ ఖాతా ఈమెయిల్ చిరునామాకు జారీ అయింది.',
    'It does not say whose it is.': 'ఇది ఎవరిదో ఇందులో లేదు.',
    'Made out to somebody else.': 'వేరొకరికి జారీ అయింది.',
    'It is refused since the check on {day}.': '{day} నాటి తనిఖీ నుండి దీన్ని అంగీకరించడం లేదు.',
    'It is called {title}.': 'దీని పేరు: {title}.',
    'Its issuer calls itself {name}.': 'జారీ చేసినవారు తమకు చెప్పుకున్న పేరు: {name}.',
    'It names {name}.': 'ఇందులో ఉన్న వ్యక్తి పేరు: {name}.',
    'A credential, unchanged since it was signed.': 'డిజిటల్ ధృవపత్రం; సంతకం చేసినప్పటి నుండి మారలేదు.',
    'It ended on {day}.': 'దీని గడువు {day} నాడు ముగిసింది.',
    'It is not valid before {day}.': '{day} కంటే ముందు ఇది చెల్లదు.',
    'Shown by the owner beside: {title}.': 'యజమాని దీన్ని దీని పక్కన చూపించారు: {title}.',
    'Not signed': 'సంతకం లేదు',
    Signed: 'సంతకం ఉంది',
    'The CV says so. It is neither signed nor confirmed.': 'సీవీ అలా చెబుతోంది. దీనిపై సంతకం లేదు, నిర్ధారణ కూడా లేదు.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'పేర్కొన్న ఖాతా, సైన్ ఇన్ చేసి గానీ వాలెట్‌తో గానీ, ఈ విభాగంలో రాసి ఉన్న మొత్తంపై సంతకం చేసింది (స్వీయ ధృవీకరణ). ఇది ఎవరి మాట అన్నదీ, విభాగంలో ఒక్క పదం కూడా మారలేదన్నదీ ఇది చూపుతుంది; ఆ మాట నిజమని చూపదు.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'దీని గురించి యజమాని ఒక పత్రాన్ని కూడా ఇక్కడ ఉంచారు; దాన్ని TruCVలో ఎవరూ తనిఖీ చేయలేదు. లేదా, అత్యున్నత స్థాయికి కావలసినవన్నీ చూపని ఒక డిజిటల్ ధృవపత్రాన్ని ఉంచారు.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'పేర్కొన్న డొమైన్‌లో ఈమెయిల్ చదివే ఒకరు బ్యాడ్జీలో ఉన్నవాటిని నిర్ధారించారు: హోదా, ఉద్యోగమిచ్చిన సంస్థ, తేదీలు వంటి విభాగపు వివరాలు, లేదా అక్కడ రాసి ఉన్న మొత్తం. ఆ చిరునామా ఇచ్చినది సీవీ యజమాని: డొమైన్ ఆ సంస్థదేనా కాదా అన్నది మీరే నిర్ణయించుకోండి. కొటేషన్ గుర్తుల్లో ఉన్న పేర్లను అడిగినవారు, జవాబిచ్చినవారు టైప్ చేశారు; వాటిని ఎవరూ తనిఖీ చేయలేదు.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'బ్యాడ్జీలో ఉన్నవాటికి, అంటే విభాగపు వివరాలకు లేదా అక్కడ రాసి ఉన్న మొత్తానికి, యజమాని ఒక డిజిటల్ ధృవపత్రాన్ని జతచేశారు. దానిపై పేర్కొన్న డొమైన్ సంతకం చేసింది; అది యజమాని ఖాతా ఈమెయిల్ చిరునామాకు జారీ అయింది; పేర్కొన్న రోజున అది అమలులో ఉంది, ఉపసంహరించబడలేదు. ధృవపత్రం, సీవీ ఒకే విషయం చెబుతున్నాయన్నది యజమాని మాట: రెండూ చదవండి. కొటేషన్ గుర్తుల్లో ఉన్నవి జారీ చేసినవారి మాటలు.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ఈ సీవీలో ఏ భాగంపైనా ఇంకా ఎవరూ సంతకం చేయలేదు, నిర్ధారించలేదు: ఇది దాని యజమాని చెబుతున్న మాట',
    '{name} (wallet {wallet})': '{name} (వాలెట్ {wallet})',
    'nothing changed since': 'అప్పటి నుండి ఏదీ మారలేదు',
    'no word of these claims changed since': 'అప్పటి నుండి ఈ అంశాల్లో ఒక్క పదం కూడా మారలేదు',
    'Check the CV of {name}': 'సీవీ తనిఖీ: {name}',
    'Version {version}, published on {day}.': 'సంస్కరణ {version}, ప్రచురించిన తేదీ {day}.',
    'Read the CV': 'సీవీ చదవండి',
    'Check the signatures now': 'సంతకాలను ఇప్పుడే తనిఖీ చేయండి',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'మీ బ్రౌజర్ సీవీలోని అంశాలను, కీలను కొత్తగా తెచ్చుకుని, ప్రతి సంతకాన్నీ స్వయంగా తనిఖీ చేస్తుంది.',
    'Compare an older copy': 'పాత ప్రతిని పోల్చి చూడండి',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'దాన్ని ఇక్కడికి లాగి వదలండి, లేదా ఎంచుకోండి: మీకు ఇచ్చిన PDF, మీరు దాచుకున్న అంశాల డేటా (JSON), లేదా ఒక డిజిటల్ ధృవపత్రం. ఫైలు మీ బ్రౌజర్‌లోనే ఉంటుంది.',
    'Every section, and who stands for it': 'ప్రతి విభాగం, దానికి బాధ్యత వహించేవారు',
    'Signature no longer counts': 'సంతకం ఇక లెక్కలోకి రాదు',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'దీని సంతకం ఈ పాఠంతో సరిపోలుతోంది, కానీ ఆ కీ ఉపసంహరించబడింది: కాబట్టి ఇక లెక్కలోకి రాదు.',
    'Stated. Nobody has signed or confirmed it.': 'పేర్కొన్నది. దీనిపై ఎవరూ సంతకం చేయలేదు, దీన్ని ఎవరూ నిర్ధారించలేదు.',
    'Download as a credential': 'డిజిటల్ ధృవపత్రంగా డౌన్‌లోడ్ చేయండి',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'డిజిటల్ ధృవపత్రం అంటే సంతకం చేసిన ఫైలు; వాలెట్‌లు, ఇతర ప్రోగ్రామ్‌లు ఈ పేజీ లేకుండానే దాన్ని చదివి తనిఖీ చేస్తాయి. TruCV నమోదు చేసినదాన్నే అది చెబుతుంది, అంతకు మించి కాదు.',
    'The confirmation': 'నిర్ధారణ',
    'The self-attestation': 'స్వీయ ధృవీకరణ',
    'JSON, for wallets': 'JSON, వాలెట్‌ల కోసం',
    'JWT, for programs': 'JWT, ప్రోగ్రామ్‌ల కోసం',
    'picture with the badge in it': 'బ్యాడ్జీ ఇమిడి ఉన్న చిత్రం',
    'Digest and signatures': 'డిజిటల్ వేలిముద్ర, సంతకాలు',
    'Everything in the section, as data': 'ఈ విభాగంలోని మొత్తం, డేటాగా',
    'Its facts alone, as data: {covered}': 'దీని వివరాలు మాత్రమే, డేటాగా: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 డిజిటల్ వేలిముద్ర: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'యజమాని సంతకం చేసిన ప్రకటన: “నా సీవీలోని ఈ భాగం నిజమని ధృవీకరిస్తున్నాను.”',
    'Signature ({form})': 'సంతకం ({form})',
    Wallet: 'వాలెట్',
    Key: 'కీ',
    'Record of the confirmation ({form})': 'నిర్ధారణ నమోదు ({form})',
    'What the badges mean': 'బ్యాడ్జీల అర్థం',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'విభాగంలో ఒక్క అక్షరం మారినా దాని సంతకం కనిపించకుండా పోతుంది; వివరాల్లో ఒక్క అక్షరం మారినా వాటి నిర్ధారణ కనిపించకుండా పోతుంది. సీవీలోని పేరు మారితే రెండూ పోతాయి.',
    'For engineers: check it without us': 'ఇంజినీర్ల కోసం: మా ప్రమేయం లేకుండా తనిఖీ చేయండి',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'బ్యాడ్జీల విషయంలో మీరు మా మాటే నమ్మనవసరం లేదు. {program} అనేది [డేటా రూపంలోని అంశాలను] తనిఖీ చేసే, చదివి చూడగల ఒక ఫైలు. దానికి Node.js తప్ప మరేమీ అక్కర్లేదు; నెట్‌వర్క్ అక్కర్లేదు (--log వాడితే తప్ప), మా నుండి కూడా ఏమీ అక్కర్లేదు:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'దాని చివరి రెండు వరుసలు TruCV లేదా వేరొకరి డిజిటల్ ధృవపత్రాన్ని తనిఖీ చేస్తాయి: {keys} ఫైలులో జారీ చేసినవారి కీలు ఉంటాయి; {list} అనేది ధృవపత్రం పేర్కొనే, ఉపసంహరించిన వాటి జాబితా.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google ద్వారా సైన్ ఇన్ చేసి” చేసిన సంతకాన్ని రూపొందించేది TruCV: పేర్కొన్న ఖాతా చెప్పిన మాటను ఈ సేవ నమోదు చేసిందని అది చూపుతుంది. వాలెట్‌తో చేసిన సంతకాన్ని రూపొందించేది వాలెట్ కీ; అది TruCV దగ్గర ఉండదు.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'మీరు ఫైలును తెచ్చుకున్నప్పుడు పరిస్థితి ఎలా ఉందో అది చెబుతుంది. నిర్ధారించినవారు తర్వాత దాన్ని ఉపసంహరించుకోవచ్చు; ఆ విషయం ప్రోగ్రామ్‌కు తెలియదు: ఫైలును మళ్లీ తెచ్చుకోండి, లేదా ఇక్కడ చూడండి.',
    'Our public keys': 'మా పబ్లిక్ కీలు',
    'Version {version} was never published': 'సంస్కరణ {version} ఎప్పుడూ ప్రచురితం కాలేదు',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'దాన్ని ఫైలుగా కూడా ఇవ్వలేదు. ఈ సీవీ సంస్కరణ {version} అని చెప్పే పత్రం ఇక్కడ యజమాని రూపొందించినది కాదు, లేదా దాన్ని మార్చారు.',
    'Your copy says version {version}': 'మీ ప్రతిలో ఉన్న సంస్కరణ: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'బహిరంగంగా ఉన్నదేదీ మారలేదు: సంస్కరణ {version} చెప్పినదే ఇప్పుడు కూడా ప్రచురితమై ఉంది.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ఈ సంస్కరణ ఉండేది. ఇప్పుడు ప్రచురితమైన సంస్కరణ {version} దానితో పోలిస్తే ఈ విషయాల్లో వేరుగా ఉంది:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'మీ ప్రతిలోని పాఠాన్ని పోల్చడం లేదు: ఈ పేజీ పక్కన పెట్టుకుని పదం పదం చదివి చూడండి.',
    'Fetching the claims and the keys…': 'అంశాలను, కీలను తెస్తోంది…',
    'Reading your copy…': 'మీ ప్రతిని చదువుతోంది…',
    'Check again': 'మళ్లీ తనిఖీ చేయండి',
    'Fetched at {time}.': 'తెచ్చుకున్న సమయం: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'సీవీలోని అంశాలు, TruCV పబ్లిక్ కీలు, {size} kB.',
    'The right CV.': 'సరైన సీవీ.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'ఈ అంశాలు ఈ చిరునామాలోని ఈ సీవీకి, ఇక్కడ మీకు కనిపిస్తున్న విభాగాలకు చెందినవి.',
    'Not what you see.': 'మీకు కనిపిస్తున్నది కాదు.',
    'What is published now has other sections than this page.': 'ఇప్పుడు ప్రచురితమైన విభాగాలు, ఈ పేజీలోని విభాగాలు వేరువేరుగా ఉన్నాయి.',
    'No letter changed.': 'ఒక్క అక్షరం కూడా మారలేదు.',
    'Changed.': 'మారింది.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': 'తమ డిజిటల్ వేలిముద్రతో సరిపోలని పాఠాలు: {wrong} / {all}.',
    'Signed by the owner.': 'యజమాని సంతకం ఉంది.',
    'Not signed as it says.': 'చెబుతున్నట్లుగా సంతకం లేదు.',
    'Confirmed.': 'నిర్ధారించబడింది.',
    'Not confirmed as it says.': 'చెబుతున్నట్లుగా నిర్ధారణ లేదు.',
    'In the log.': 'రిజిస్టర్‌లో ఉంది.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV బహిరంగ రిజిస్టర్‌లో నమోదైన సంతకాలు: {recorded} / {all}. రిజిస్టర్‌లోని నమోదులు: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'మిగిలినవాటిలో కొత్తవి ఒక నిమిషంలోపు రిజిస్టర్‌లో చేరతాయి; రిజిస్టర్ కంటే పాతవి ఎప్పటికీ చేరవు.',
    'The log begins with all that this browser saw of it on {day}.':
      '{day} నాడు ఈ బ్రౌజర్ రిజిస్టర్‌లో చూసినదంతా ఇప్పటికీ దాని మొదట్లో అలాగే ఉంది.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'ఈ బ్రౌజర్ రిజిస్టర్‌లో చూసినదాన్ని గుర్తుంచుకుని, తర్వాతి తనిఖీలో పోల్చి చూస్తుంది.',
    'Not in the log as it says.': 'చెబుతున్నట్లుగా రిజిస్టర్‌లో లేదు.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV బహిరంగ రిజిస్టర్ పూర్తిగా లేదు, లేదా దాన్ని చదవడం వీలు కాలేదు. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
    'One person.': 'ఒకే వ్యక్తి.',
    'All claims are about {name}, as the CV is.': 'సీవీ లాగే అన్ని అంశాలూ ఒకరి గురించే: {name}.',
    'Another person.': 'వేరే వ్యక్తి.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ఈ సీవీ {name} పేరిట ఉంది, కానీ కొన్ని అంశాలు ఆ వ్యక్తి గురించి కావు.',
    'Signed by the account of {name}, another name than this CV’s.': 'సంతకం చేసిన ఖాతా పేరు {name}; ఇది ఈ సీవీలోని పేరు కాదు.',
    'Whether both names are of one person is for you to judge.': 'రెండు పేర్లూ ఒకే వ్యక్తివా కాదా అన్నది మీరే నిర్ణయించుకోవాలి.',
    'Everything that is signed holds.': 'సంతకం ఉన్నవన్నీ సరిపోలాయి.',
    'Not everything holds: what is marked red is not as it was signed.':
      'కొన్ని సరిపోలలేదు: ఎరుపు గుర్తు ఉన్నవి సంతకం చేసినప్పుడు ఉన్నట్లుగా లేవు.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ఈ సీవీలో దేనిపైనా సంతకం లేదు; కాబట్టి పాఠాలు తప్ప తనిఖీ చేయడానికి ఏమీ లేదు.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'సంతకాలన్నీ సరిపోలాయి. వాలెట్ యజమానిదే అన్నదానికి గానీ, ఇతరుల డిజిటల్ ధృవపత్రాల గురించి చెప్పినదానికి గానీ సంతకం ఏదీ లేదు.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ఇప్పుడు ప్రచురితమైనది సంస్కరణ {now}, ఈ పేజీలో ఉన్నది సంస్కరణ {version}: పేజీని మళ్లీ లోడ్ చేయండి.',
    holds: 'సరిపోలింది',
    'Does not hold': 'సరిపోలలేదు',
    '{section} does not hold': 'సరిపోలని విభాగం: {section}',
    'this is not in the form in which TruCV publishes it': 'ఇది TruCV ప్రచురించే రూపంలో లేదు',
    'the text was changed: it does not fit its fingerprint (digest)': 'పాఠం మారింది: దాని డిజిటల్ వేలిముద్రతో సరిపోలలేదు',
    'the owner’s signature does not hold': 'యజమాని సంతకం సరిపోలలేదు',
    'the institution’s confirmation does not hold': 'సంస్థ ఇచ్చిన నిర్ధారణ సరిపోలలేదు',
    'it was signed or confirmed under another name than the one on this CV':
      'ఈ సీవీలోని పేరుతో కాకుండా మరో పేరుతో దీనిపై సంతకం చేశారు లేదా దీన్ని నిర్ధారించారు',
    'it is said to be more than what was signed': 'సంతకం చేసినదానికి మించి ఇందులో ఉన్నట్లు చూపుతున్నారు',
    'it is not in the public log as it says': 'చెబుతున్నట్లుగా ఇది బహిరంగ రిజిస్టర్‌లో లేదు',
    'the signature that this page shows was withdrawn': 'ఈ పేజీ చూపే సంతకం ఉపసంహరించబడింది',
    'the evidence that this page shows was taken away': 'ఈ పేజీ చూపే ఆధార పత్రాన్ని తొలగించారు',
    'the confirmation that this page shows was withdrawn': 'ఈ పేజీ చూపే నిర్ధారణ ఉపసంహరించబడింది',
    'the credential that this page shows does not count any more': 'ఈ పేజీ చూపే డిజిటల్ ధృవపత్రం ఇక లెక్కలోకి రాదు',
    'the text that is published now is another one than on this page': 'ఇప్పుడు ప్రచురితమైన పాఠం ఈ పేజీలోని పాఠం కాదు',
    'this section is not among what is published now': 'ఇప్పుడు ప్రచురితమైన వాటిలో ఈ విభాగం లేదు',
    'What this does not show': 'ఇది చూపనివి',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'సీవీ చెబుతున్నది నిజమన్నది. సంతకం చూపేది అది ఎవరి మాట అన్నదీ, ఆ తర్వాత ఒక్క అక్షరం కూడా మారలేదన్నదీ మాత్రమే.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'డొమైన్ పేరు ఏ సంస్థ పేరును పోలి ఉందో ఆ సంస్థదే ఆ డొమైన్ అన్నది. చిరునామా ఇచ్చినది సీవీ యజమాని.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ఖాతా లేదా వాలెట్ వెనుక ఉన్న వ్యక్తి ఎవరన్నది. “Google ద్వారా సైన్ ఇన్ చేసి” అన్నది TruCV స్వయంగా చేసిన నమోదు.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV నిజాయితీగా ఉందన్నది: ఈ పేజీ కూడా TruCVదే. “ఇంజినీర్ల కోసం” కింద ఉన్న ప్రోగ్రామ్ TruCV లేకుండానే పనిచేస్తుంది.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV అందరికీ ఒకే రిజిస్టర్‌ను చూపుతోందన్నది. తేడా ఉంటే సాక్షులు, log-audit.mjs లాంటి దాన్ని అనుసరించే ప్రోగ్రామ్‌లు గమనిస్తాయి.',
    'What is withdrawn later. Check again when it matters.': 'తర్వాత ఉపసంహరించేవి. ముఖ్యమైన సమయంలో మళ్లీ తనిఖీ చేయండి.',
    'It cannot be checked: {problem}.': 'తనిఖీ చేయడం వీలు కాదు: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'ఈ బ్రౌజర్ తనిఖీ చేయలేకపోయింది. “ఇంజినీర్ల కోసం” కింద ఉన్న ప్రోగ్రామ్ చేయగలదు.',
    'This page was opened without https, where browsers check no signatures.':
      'ఈ పేజీ https లేకుండా తెరుచుకుంది; అలాంటప్పుడు బ్రౌజర్‌లు సంతకాలను తనిఖీ చేయవు.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCVని చేరుకోవడం వీలు కాలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూసి, మళ్లీ ప్రయత్నించండి.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'ఈ సీవీ యజమాని పాస్‌వర్డ్ అడుగుతున్నారు. సీవీని మళ్లీ తెరిచి, తర్వాత ప్రయత్నించండి.',
    'This CV is no longer published: nothing of it can be checked now.':
      'ఈ సీవీ ఇప్పుడు ప్రచురణలో లేదు: ఇందులో దేనినీ ఇప్పుడు తనిఖీ చేయలేము.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV నుండి లోపం వచ్చింది ({status}). ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'జవాబు పూర్తిగా రాలేదు, లేదా అది TruCV జవాబు కాదు. మళ్లీ ప్రయత్నించండి.',
    'The reply is about another CV: nothing of it counts for this one.': 'జవాబు వేరే సీవీ గురించి: అందులో ఏదీ ఈ సీవీకి వర్తించదు.',
    'The reply is of another service: its signatures do not count at this address.':
      'జవాబు వేరే సేవ నుండి వచ్చింది: దాని సంతకాలు ఈ చిరునామాలో చెల్లవు.',
    'This file is damaged, or is not a copy of a CV.': 'ఈ ఫైలు దెబ్బతింది, లేదా ఇది సీవీ ప్రతి కాదు.',
    'This is a copy of another CV.': 'ఇది వేరే సీవీ ప్రతి.',
    'This is a JSON Resume, which holds no signatures to compare.': 'ఇది JSON Resume; పోల్చడానికి ఇందులో సంతకాలు లేవు.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word ఫైళ్లను ఇక్కడ చదవలేము. ఫైలు చివర ఉన్న చిరునామాను తెరవండి: అక్కడ పోల్చి చూడవచ్చు.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ఈ PDFలో ఈ సీవీ సంస్కరణలు ఒకటి కంటే ఎక్కువ పేర్కొని ఉన్నాయి: దీన్ని పలు ఫైళ్లు కలిపి రూపొందించారు.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ఈ PDFలో సీవీ సంస్కరణ ఏదీ పేర్కొని లేదు: దీన్ని ఇక్కడ రూపొందించలేదు, లేదా వేరే ప్రోగ్రామ్‌తో మళ్లీ రూపొందించారు.',
    'Your copy says that it is of {day}.': 'మీ ప్రతిలో ఉన్న తేదీ: {day}.',
    'In your copy this does not hold:': 'మీ ప్రతిలో సరిపోలనివి:',
    'Since then:': 'ఆ తర్వాత:',
    'Nothing has changed since.': 'ఆ తర్వాత ఏదీ మారలేదు.',
    'Added: {section}': 'చేర్చినది: {section}',
    'Changed: {section}': 'మారినది: {section}',
    'Removed: {section}': 'తొలగించినది: {section}',
    'Confirmed since: {section}': 'ఆ తర్వాత నిర్ధారించినది: {section}',
    'No longer confirmed: {section}': 'ఇప్పుడు నిర్ధారణ లేనిది: {section}',
    'Signed since: {section}': 'ఆ తర్వాత సంతకం చేసినది: {section}',
    'No longer signed: {section}': 'ఇప్పుడు సంతకం లేనిది: {section}',
    'This credential holds.': 'ఈ డిజిటల్ ధృవపత్రం చెల్లుతుంది.',
    'It is called {title}, of {day}.': 'దీని పేరు {title}, తేదీ {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV సంతకం చేసినప్పటి నుండి ఇది మారలేదు; ఇప్పటివరకు దీన్ని ఉపసంహరించలేదు.',
    'The words that it is about are on this CV: {section}.': 'ఇది ఏ మాటల గురించో అవి ఈ సీవీలో ఉన్నాయి: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'ఇది ఏ మాటల గురించో అవి ఈ సీవీలో లేవు, లేదా ఆ తర్వాత మారాయి.',
    'This credential does not hold.': 'ఈ డిజిటల్ ధృవపత్రం చెల్లదు.',
    'This credential is not valid yet.': 'ఈ డిజిటల్ ధృవపత్రం ఇంకా అమలులోకి రాలేదు.',
    'This credential has ended.': 'ఈ డిజిటల్ ధృవపత్రం గడువు ముగిసింది.',
    'The signature holds, but this credential was withdrawn.': 'సంతకం సరిపోలింది, కానీ ఈ డిజిటల్ ధృవపత్రం ఉపసంహరించబడింది.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'సంతకం సరిపోలింది, కానీ ధృవపత్రం ఉపసంహరించబడిందో లేదో చూడడం వీలు కాలేదు. మళ్లీ ప్రయత్నించండి.',
    'This is a credential about another person, or about another name.':
      'ఇది వేరే వ్యక్తి గురించిన, లేదా వేరే పేరు గురించిన డిజిటల్ ధృవపత్రం.',
    'TruCV did not issue this credential.': 'ఈ డిజిటల్ ధృవపత్రాన్ని TruCV జారీ చేయలేదు.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'ఈ పేజీ TruCV సొంత డిజిటల్ ధృవపత్రాలను JWT ఫైళ్లుగా (.jwt) మాత్రమే తనిఖీ చేస్తుంది. దీన్ని “ఇంజినీర్ల కోసం” కింద ఉన్న ప్రోగ్రామ్ తనిఖీ చేస్తుంది: node verify-cv.mjs, ఫైలు, --keys, జారీ చేసినవారి did.json.',
    'No CV at this address — TruCV': 'ఈ చిరునామాలో సీవీ లేదు — TruCV',
    'There is no CV here': 'ఇక్కడ సీవీ ఏదీ లేదు',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'లింక్ అసంపూర్తిగా ఉండవచ్చు, లేదా యజమాని పేజీని తొలగించి ఉండవచ్చు. దీన్ని మీకు ఎవరైనా పంపి ఉంటే, కొత్త లింక్ ఇవ్వమని వారిని అడగండి.',
    'Go to TruCV': 'TruCVకి వెళ్లండి',
    'This CV is protected': 'ఈ సీవీకి పాస్‌వర్డ్ రక్షణ ఉంది',
    'Its owner asks for a password. It usually comes with the link.':
      'దీని యజమాని పాస్‌వర్డ్ అడుగుతున్నారు. అది సాధారణంగా లింక్‌తో పాటు వస్తుంది.',
    Password: 'పాస్‌వర్డ్',
    'Open the CV': 'సీవీని తెరవండి',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'తర్వాత ఇది ఈ బ్రౌజర్‌లో 12 గంటలు తెరిచి ఉంటుంది. పాస్‌వర్డ్ లేదా? లింక్ పంపినవారిని అడగండి.',
    'This form was sent from another site. Enter the password here.': 'ఈ ఫారం మరో సైట్ నుండి వచ్చింది. పాస్‌వర్డ్‌ను ఇక్కడ నమోదు చేయండి.',
    'This is not the password. Capital letters count.': 'ఇది సరైన పాస్‌వర్డ్ కాదు. పెద్ద, చిన్న అక్షరాలు వేరుగా లెక్కిస్తారు.',
    'Many people are asking just now. Try again in a few seconds.':
      'ప్రస్తుతం చాలా మంది ప్రయత్నిస్తున్నారు. కొన్ని క్షణాల్లో మళ్లీ ప్రయత్నించండి.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: ఇతరులు తనిఖీ చేయగల సీవీలు రాసే చోటు',
    'Hello,': 'నమస్కారం,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ఒక సీవీలోని ఒక విభాగాన్ని నిర్ధారించమని కోరుతున్నారు. కోరిన సంస్థ: {institution}. విభాగం: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'రెండు పేర్లనూ టైప్ చేసినది, దీన్ని కోరుతున్న TruCV వినియోగదారు. మేము వాటిని తనిఖీ చేయలేదు.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'ఏమి పేర్కొన్నారో కింది లింక్‌లో చూడవచ్చు. సంస్థ తరఫున మాట్లాడగల ఎవరైనా దాన్ని నిర్ధారించవచ్చు లేదా తిరస్కరించవచ్చు; ఖాతా అవసరం లేదు.',
    'Look at the claim and answer': 'వివరాలు చూసి జవాబివ్వండి',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ఈ లింక్ ద్వారా ఒకసారి మాత్రమే, {day} వరకు, జవాబివ్వవచ్చు. మీరు ఏమీ చేయకపోతే, ఏదీ నిర్ధారించబడదు. దయచేసి దీన్ని ఇతరులకు పంపకండి: ఇది ఉన్న ఎవరైనా జవాబివ్వగలరు.',
    'Answer all requests at one place': 'అన్ని అభ్యర్థనలకు ఒకే చోట జవాబివ్వండి',
    'Never write to me again': 'నాకు ఇకపై ఎప్పుడూ ఈమెయిల్ పంపకండి',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ప్రశ్నలు ఉన్నాయా? ఈ చిరునామాకు రాయండి: {address}. ఈ ఈమెయిల్‌కు వచ్చే జవాబులను ఎవరూ చదవరు.',
    'Change the language': 'భాష మార్చండి',
    'Can you confirm this?': 'మీరు దీన్ని నిర్ధారించగలరా?',
    'What you answer for': 'మీరు దేనికి జవాబిస్తున్నారు',
    'Name on the CV': 'సీవీలోని పేరు',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'మీ రికార్డుల్లో ఈ వ్యక్తిని కనుగొనడానికి: {reference}. కోరుతున్న వినియోగదారు దీన్ని టైప్ చేశారు. మీరు నిర్ధారించేదానిలో ఇది భాగం కాదు; మీకు తప్ప ఎవరికీ చూపరు.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'ఇవే మాటలు మీ డొమైన్ నుండి {day} నాడు మరో పేరుకు నిర్ధారించబడ్డాయి: {before}. ఇప్పుడు అడుగుతున్న పేరు: {person}. ఇద్దరూ ఒకే వ్యక్తి అని మీకు తెలిస్తేనే నిర్ధారించండి.',
    'What your answer means': 'మీ జవాబుకు అర్థం',
    'Not part of your answer': 'మీ జవాబులో భాగం కానివి',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'మీరు నిర్ధారిస్తే, సంస్థ తరఫున మాట్లాడగలనని, {person} విషయంలో ఇవి నిజమని చెబుతున్నట్లు: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'సీవీలోని ఈ విభాగాన్ని చదవగల ప్రతి ఒక్కరికీ అప్పుడు ఇవి కనిపిస్తాయి: “{badge}”, అక్కడ ఈమెయిల్ చదివే ఒకరు జవాబిచ్చారన్న విషయం, మీరు ఇచ్చే పేరు. మీ చిరునామా చూపరు.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'దీన్ని ఆధార పత్రంగా ఉంచుతాము; సంస్థ ఇచ్చిన నిర్ధారణగా చూపము.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '{domain} డొమైన్‌లో ఈమెయిల్ చదివే ఒకరు ఏకీభవించారని, అది ఎందుకు ఒక సంస్థ మాట కాదో సీవీని తనిఖీ చేసేవారికి కనిపిస్తుంది.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'ఇది ఈ పేరుకు, ఈ వివరాలు ఉన్న ఈ యజమాని ప్రతి సీవీలో వర్తిస్తుంది. విభాగంలోని మిగిలినవాటిని యజమాని మార్చవచ్చు; మీ మాట ఈ వివరాలతోనే ఉంటుంది. ఏ వివరం మారినా, పేరు మారినా, అది ముగుస్తుంది.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'ఇది ఈ పేరుకు, సరిగ్గా ఇదే పాఠం ఉన్న ఈ యజమాని ప్రతి సీవీలో వర్తిస్తుంది. పాఠం మారినా, పేరు మారినా, అది ముగుస్తుంది.',
    'If you decline, only the owner of the CV gets to know it.': 'మీరు తిరస్కరిస్తే, ఆ విషయం సీవీ యజమానికి మాత్రమే తెలుస్తుంది.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day} వరకు ఒకసారి జవాబివ్వవచ్చు. ఆ తర్వాత ఒక సంవత్సరం పాటు ఇదే లింక్‌తో నిర్ధారణను ఉపసంహరించుకోవచ్చు.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ఈ సీవీని ఎవరు రాశారో మేము తనిఖీ చేయలేదు. వారు మీకు తెలియకపోతే, తిరస్కరించండి, లేదా ఏమీ చేయకండి.',
    'Files the owner has added': 'యజమాని జోడించిన ఫైళ్లు',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'మేము వాటిని పాఠంతో పోల్చి చూడలేదు. మీరు జవాబిచ్చే వరకు, వాటి పేజీల చిత్రాలు కొత్త ట్యాబ్‌లో తెరుచుకుంటాయి.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ఇవి సీవీ యజమాని జోడించిన ఒక ఫైలు చిత్రాలు. మేము దాన్ని పాఠంతో పోల్చి చూడలేదు.',
    'Pages shown: {shown} of {all}': 'చూపిన పేజీలు: {shown} / {all}',
    'Page {page} of {all}': 'పేజీ {page} / {all}',
    'Your answer': 'మీ జవాబు',
    'Yes, this is true': 'అవును, ఇది నిజం',
    'No, I do not confirm this': 'లేదు, నేను దీన్ని నిర్ధారించడం లేదు',
    'Your name and office': 'మీ పేరు, హోదా',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'నిర్ధారించడానికి ఇది అవసరం. సీవీతో పాటు కొటేషన్ గుర్తుల్లో చూపుతారు. వెబ్ చిరునామాలు వద్దు.',
    'A note to the owner': 'యజమానికి ఒక గమనిక',
    'If you like. Only the owner sees it.': 'మీకు ఇష్టమైతే. యజమాని మాత్రమే దీన్ని చూస్తారు.',
    'Send my answer': 'నా జవాబు పంపండి',
    'Choose an answer.': 'ఒక జవాబును ఎంచుకోండి.',
    'Say who confirms this.': 'ఎవరు నిర్ధారిస్తున్నారో రాయండి.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ఇది చాలా పొడవుగా ఉంది, లేదా ఇందులో వెబ్ చిరునామా గానీ కనిపించని అక్షరాలు గానీ ఉన్నాయి. సంక్షిప్త పదంలో చుక్క తర్వాత ఖాళీ వదలండి.',
    'This was answered already.': 'దీనికి ఇప్పటికే జవాబిచ్చారు.',
    'Your answer could not be stored. Try again.': 'మీ జవాబును భద్రపరచడం వీలు కాలేదు. మళ్లీ ప్రయత్నించండి.',
    'Thank you, this is confirmed': 'ధన్యవాదాలు, ఇది నిర్ధారించబడింది',
    'Not confirmed': 'నిర్ధారించబడలేదు',
    Withdrawn: 'ఉపసంహరించబడింది',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: అక్కడ ఈమెయిల్ చదివే, {name} అని పేరు ఇచ్చిన ఒకరు, {person} సీవీలోని ఒక విభాగాన్ని {day} నాడు నిర్ధారించారు: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} సీవీలోని ఒక విభాగం {day} నాడు నిర్ధారించబడలేదు; ఇది దాని యజమానికి మాత్రమే తెలుస్తుంది: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} సీవీలో నిర్ధారించినది {day} నాడు ఉపసంహరించబడింది; ఇకపై ఎవరికీ చూపరు: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'అది పొరపాటా, లేదా ఇప్పుడు సరికాదా? {day} వరకు మీరు [దాన్ని ఉపసంహరించుకోవచ్చు].',
    'Withdraw this confirmation?': 'ఈ నిర్ధారణను ఉపసంహరించుకోవాలా?',
    'It was given on {day} for the CV of {person}: {section}': 'ఇది {person} సీవీ కోసం {day} నాడు ఇచ్చిన నిర్ధారణ: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'ఉపసంహరించాక, ఏ సీవీలోనూ అది కనిపించదు; యజమానికి ఒక ఈమెయిల్ వెళుతుంది. దీన్ని తిరిగి మార్చలేరు.',
    Withdraw: 'ఉపసంహరించండి',
    'Keep it': 'అలాగే ఉంచండి',
    'Never get such mails again?': 'ఇలాంటి ఈమెయిల్‌లు ఇంకెప్పుడూ వద్దా?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'అప్పుడు, ఎవరు అడిగినా, ఈ లింక్ పంపిన చిరునామాకు మేము అభ్యర్థనలు పంపము. దీన్ని తిరిగి మార్చలేరు.',
    'We will not write to you again': 'మేము మీకు ఇకపై ఈమెయిల్ పంపము',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ఈ లింక్ పంపిన చిరునామాకు, ఎవరు అడిగినా, మా నుండి ఇకపై అభ్యర్థనలు రావు. ఆ విషయం తెలుసుకోవడానికి కావలసినదానికి మించి ఆ చిరునామా గురించి మేము ఏమీ ఉంచుకోము.',
    'This link leads nowhere': 'ఈ లింక్‌లో ఏమీ లేదు',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ఇది అసంపూర్తిగా ఉండవచ్చు, దీని గడువు ముగిసి ఉండవచ్చు, లేదా సీవీ యజమాని అభ్యర్థనను ఉపసంహరించుకుని ఉండవచ్చు, లేదా దానికి సంబంధించిన మాటలను మార్చి ఉండవచ్చు. మీరు ఏమీ చేయనవసరం లేదు.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} పాఠం దాని డిజిటల్ వేలిముద్రతో సరిపోలింది.',
      other: '{count} పాఠాల్లో ప్రతి ఒక్కటీ దాని డిజిటల్ వేలిముద్రతో సరిపోలింది.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} సంతకం సరిపోలింది. TruCV నమోదు చేసినవి: {account}, వాలెట్‌లతో చేసినవి: {wallet}.',
      other: '{count} సంతకాలు సరిపోలాయి. TruCV నమోదు చేసినవి: {account}, వాలెట్‌లతో చేసినవి: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} విభాగం, TruCV నమోదు చేసినది: {domains}.',
      other: '{count} విభాగాలు, TruCV నమోదు చేసినవి: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} విభాగం సరిపోలలేదు.', other: '{count} విభాగాలు సరిపోలలేదు.' },
    '{count} sections with a credential signed by {who}': {
      one: '{who} సంతకం చేసిన డిజిటల్ ధృవపత్రం ఉన్న {count} విభాగం',
      other: '{who} సంతకం చేసిన డిజిటల్ ధృవపత్రం ఉన్న {count} విభాగాలు',
    },
    '{count} sections confirmed by {who}': {
      one: '{who} ద్వారా నిర్ధారించబడిన {count} విభాగం',
      other: '{who} ద్వారా నిర్ధారించబడిన {count} విభాగాలు',
    },
    '{count} sections signed by {who}': { one: '{who} సంతకం చేసిన {count} విభాగం', other: '{who} సంతకం చేసిన {count} విభాగాలు' },
    '{count} sections with a credential signed by several domains ({many})': {
      one: 'పలు డొమైన్‌లు ({many}) సంతకం చేసిన డిజిటల్ ధృవపత్రం ఉన్న {count} విభాగం',
      other: 'పలు డొమైన్‌లు ({many}) సంతకం చేసిన డిజిటల్ ధృవపత్రం ఉన్న {count} విభాగాలు',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: 'పలు డొమైన్‌ల ({many}) ద్వారా నిర్ధారించబడిన {count} విభాగం',
      other: 'పలు డొమైన్‌ల ({many}) ద్వారా నిర్ధారించబడిన {count} విభాగాలు',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: 'పలువురు వ్యక్తులు లేదా వాలెట్‌లు ({many}) సంతకం చేసిన {count} విభాగం',
      other: 'పలువురు వ్యక్తులు లేదా వాలెట్‌లు ({many}) సంతకం చేసిన {count} విభాగాలు',
    },
    '{count} sections with evidence only': {
      one: 'ఆధార పత్రం మాత్రమే ఉన్న {count} విభాగం',
      other: 'ఆధార పత్రం మాత్రమే ఉన్న {count} విభాగాలు',
    },
    '{count} sections with a signature that no longer counts': {
      one: 'ఇక లెక్కలోకి రాని సంతకం ఉన్న {count} విభాగం',
      other: 'ఇక లెక్కలోకి రాని సంతకం ఉన్న {count} విభాగాలు',
    },
    '{count} sections not signed': { one: 'సంతకం లేని {count} విభాగం', other: 'సంతకం లేని {count} విభాగాలు' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'ఇక్కడి నుండి చాలా తప్పు పాస్‌వర్డ్‌లు వచ్చాయి. {count} నిమిషంలో మళ్లీ ప్రయత్నించండి.',
      other: 'ఇక్కడి నుండి చాలా తప్పు పాస్‌వర్డ్‌లు వచ్చాయి. {count} నిమిషాల్లో మళ్లీ ప్రయత్నించండి.',
    },
  },
} satisfies ReaderTexts
