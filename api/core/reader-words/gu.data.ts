// Our words for readers in Gujarati.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'gu',
  texts: {
    title: 'હોદ્દો/શીર્ષક',
    place: 'સ્થળ',
    name: 'નામ',
    address: 'વેબ સરનામું',
    label: 'લેબલ',
    value: 'માહિતી',
    institution: 'સંસ્થા',
    board: 'બોર્ડ',
    organisation: 'સંગઠન',
    degree: 'ડિગ્રી',
    'field of study': 'અભ્યાસનો વિષય',
    from: 'શરૂઆતની તારીખ',
    until: 'અંતની તારીખ',
    date: 'તારીખ',
    dates: 'તારીખો',
    score: 'મેળવેલા ગુણ',
    scale: 'મહત્તમ ગુણ',
    'kind of score': 'ગુણનો પ્રકાર',
    description: 'વર્ણન',
    employer: 'નોકરીદાતા',
    'still there': 'હજી ત્યાં કાર્યરત',
    about: 'કંપનીનો પરિચય',
    'roles at one employer': 'એક જ નોકરીદાતાને ત્યાંની ભૂમિકાઓ',
    highlights: 'મુખ્ય મુદ્દા',
    level: 'સ્તર',
    keywords: 'મુખ્ય શબ્દો',
    provider: 'તાલીમ આપનાર',
    issuer: 'જારી કરનાર',
    'credential ID': 'પ્રમાણપત્ર ક્રમાંક',
    publisher: 'પ્રકાશક',
    'awarding body': 'પુરસ્કાર આપનાર સંસ્થા',
    fluency: 'ભાષા પરની પકડ',
    'e-mail': 'ઇમેઇલ',
    phone: 'ફોન',
    'what they say': 'સંદર્ભ આપનારનું કથન',
    subtitle: 'ઉપશીર્ષક',
    hidden: 'છુપાવેલું',
    'shown to readers': 'વાચકોને બતાવેલું',
    roles: 'ભૂમિકાઓ',
    courses: 'વિષયો',
    kind: 'પ્રકાર',
    profession: 'વ્યવસાય',
    location: 'સ્થળ',
    picture: 'ચિત્ર',
    links: 'લિંક',
    'everything that is written here': 'અહીં લખેલી બધી માહિતી',
    'some facts': 'કેટલીક વિગતો',
    Yes: 'હા',
    Percentage: 'ટકાવારી',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ગ્રેડ',
    'Class or division': 'વર્ગ',
    Rank: 'ક્રમાંક',
    'It is the owner’s own word: nobody has checked it.': 'આ સીવીધારકનું પોતાનું કથન છે: કોઈએ તેની ચકાસણી કરી નથી.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'જ્યાં પુષ્ટિ નથી, ત્યાં આ સીવીધારકનું પોતાનું કથન છે: કોઈએ તેની ચકાસણી કરી નથી.',
    'Personal details': 'વ્યક્તિગત માહિતી',
    Stated: 'માત્ર જણાવેલું',
    'Self-attested': 'સ્વ-પ્રમાણિત',
    'Evidence attached': 'પુરાવો જોડેલો છે',
    Confirmed: 'પુષ્ટિ મળેલી છે',
    'Signed by its issuer': 'જારી કરનારની સહી સાથે',
    'Confirmed by {domain}': '{domain} તરફથી પુષ્ટિ',
    'Signed by {domain} for this account, checked {day}': 'આ ખાતા માટે {domain} દ્વારા સહી કરેલું, ચકાસણીની તારીખ {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} દ્વારા Google વડે સાઇન ઇન કરીને સ્વ-પ્રમાણિત, તારીખ {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} દ્વારા Google વડે સાઇન ઇન કરીને સ્વ-પ્રમાણિત, {first} થી {last} દરમિયાન.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '{name} દ્વારા વૉલેટ {wallet} વડે સ્વ-પ્રમાણિત, તારીખ {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} દ્વારા વૉલેટ {wallet} વડે સ્વ-પ્રમાણિત, {first} થી {last} દરમિયાન.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ડોમેન પર ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ આ અંગે સંમતિ આપી: {covered}. તારીખ: {day}. આ સીવીધારકનું પોતાનું ડોમેન છે: આ કોઈ સંસ્થાની પુષ્ટિ નથી.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ડોમેન પર ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ આ અંગે સંમતિ આપી: {covered}. તારીખ: {day}. ત્યાં કોઈને પણ, અથવા દરેક વિદ્યાર્થી કે ભૂતપૂર્વ વિદ્યાર્થીને, ઇમેઇલ સરનામું મળી શકે છે: આ કોઈ સંસ્થાની પુષ્ટિ નથી.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} તરફથી પુષ્ટિ, {day}: {domain} ડોમેન પર ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ તે આપી; ઇમેઇલ સરનામું સીવીધારકે આપ્યું હતું.',
    'What was confirmed: {covered}.': 'શાની પુષ્ટિ થઈ: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'ત્યાં આપેલું નામ: {name}. સીવીધારકે જણાવેલું સંસ્થાનું નામ: {institution}.',
    'The owner attached it to {covered}.': 'સીવીધારકે આને આ માહિતી સાથે જોડ્યું છે: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'સીવીધારકે પુરાવો જોડ્યો છે, જે ખાનગી રાખવામાં આવ્યો છે. તે આ માહિતી માટે છે: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} તરફથી પુષ્ટિ, {day}: ત્યાં ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ આપી, આપેલું નામ {name}; ઇમેઇલ સરનામું સીવીધારકે આપ્યું હતું; પુષ્ટિમાં સમાવેશ: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'આ ખાતા માટે {domain} દ્વારા સહી કરેલું, ચકાસણીની તારીખ {day}; આ માહિતી સાથે જોડેલું: {covered}.',
    'The confirmation has been in the public log since {day}.': 'આ પુષ્ટિ {day} થી જાહેર લૉગમાં છે.',
    'The confirmation is in the public log within a minute.': 'આ પુષ્ટિ એક મિનિટમાં જાહેર લૉગમાં આવી જશે.',
    'The attestation has been in the public log since {day}.': 'આ સ્વ-પ્રમાણન {day} થી જાહેર લૉગમાં છે.',
    'The attestation is in the public log within a minute.': 'આ સ્વ-પ્રમાણન એક મિનિટમાં જાહેર લૉગમાં આવી જશે.',
    'Signed by the account of {name}, another name than this CV’s':
      '{name} નામના ખાતામાંથી સહી કરેલું; આ નામ આ સીવીના નામથી અલગ છે',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} નામના ખાતામાંથી સહી કરેલું (આ નામ આ સીવીના નામથી અલગ છે): {about}, {day}',
    '{name} signed every section, {day}': '{name} દ્વારા બધા વિભાગો પર સહી, {day}',
    '{name} signed every section that can be checked, {day}': '{name} દ્વારા ચકાસી શકાય તેવા બધા વિભાગો પર સહી, {day}',
    '{name} signed all other sections, {day}': '{name} દ્વારા બાકીના બધા વિભાગો પર સહી, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} દ્વારા ચકાસી શકાય તેવા બાકીના બધા વિભાગો પર સહી, {day}',
    'every section': 'બધા વિભાગો',
    'every section that can be checked': 'ચકાસી શકાય તેવા બધા વિભાગો',
    'all other sections': 'બાકીના બધા વિભાગો',
    'all other sections that can be checked': 'ચકાસી શકાય તેવા બાકીના બધા વિભાગો',
    'Check it yourself': 'જાતે ચકાસો',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'આ જ સેવાએ તે જારી કર્યું છે: અહીં આમ પણ જે દેખાય છે તે જ તેમાં નોંધેલું છે, અને તેનાથી સ્તર વધતું નથી.',
    '{domain} is a domain of the owner’s own.': '{domain} સીવીધારકનું પોતાનું ડોમેન છે.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ડોમેન પર કોઈને પણ, અથવા દરેક વિદ્યાર્થી કે ભૂતપૂર્વ વિદ્યાર્થીને, ઇમેઇલ સરનામું મળી શકે છે.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} એક સાઇટનું પેજ છે, અને સાઇટ કોઈને પણ પેજ આપી શકે છે.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} જેવું નામ કોઈને પણ મળી શકે છે: તેનાથી કોઈ સંસ્થા ઓળખાતી નથી.',
    'Listed by {domain}; it is not signed.': '{domain} ની યાદીમાં છે; તેના પર સહી નથી.',
    'Signed by {domain}.': '{domain} દ્વારા સહી કરેલું.',
    'Signed with a key that names nobody.': 'કોઈનું નામ ન હોય તેવી ચાવી વડે સહી કરેલું.',
    'It names an issuer that could not be reached to show that it signed it.':
      'તેમાં જે જારી કરનારનું નામ છે તેનો સંપર્ક થઈ શક્યો નહીં, તેથી સહી તેની જ છે એ બતાવી શકાયું નથી.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'તેમાં {domain} નું નામ છે, પણ ત્યાં સંપર્ક થઈ શક્યો નહીં, તેથી સહી ત્યાંની જ છે એ બતાવી શકાયું નથી.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'તેના પર {name} ની મહોર છે; મહોરના પ્રમાણપત્ર પર આ સેવા ભરોસો કરે છે.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'તેના પર {name} ની મહોર છે; મહોરનું પ્રમાણપત્ર કોઈ યાદી સાથે સરખાવવામાં આવ્યું નથી.',
    'Not withdrawn on {day}.': 'તારીખ {day}: રદ થયેલું ન હતું.',
    'Withdrawn, as found on {day}.': 'રદ થયેલું છે, જાણ થયાની તારીખ: {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'તારીખ {day}: તે રદ થયું છે કે નહીં, તે જોઈ શકાયું નહીં.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'ચકાસણીની તારીખ {day}; તેને જારી કરનાર રદ થયેલાં પ્રમાણપત્રોની યાદી રાખતા નથી.',
    'Made out to the address of this account.': 'આ ખાતાના ઇમેઇલ સરનામાના નામે જારી કરેલું.',
    'It does not say whose it is.': 'તે કોનું છે, એ તેમાં લખેલું નથી.',
    'Made out to somebody else.': 'બીજા કોઈના નામે જારી કરેલું.',
    'It is refused since the check on {day}.': '{day} ની ચકાસણી પછીથી તે અસ્વીકૃત છે.',
    'It is called {title}.': 'તેનું નામ {title} છે.',
    'Its issuer calls itself {name}.': 'જારી કરનાર પોતાનું નામ {name} જણાવે છે.',
    'It names {name}.': 'તેમાં {name} નામ છે.',
    'A credential, unchanged since it was signed.': 'ડિજિટલ પ્રમાણપત્ર, સહી થયા પછી બદલાયું નથી.',
    'It ended on {day}.': 'તેની મુદત પૂરી થયાની તારીખ: {day}.',
    'It is not valid before {day}.': 'તે {day} પહેલાં માન્ય નથી.',
    'Shown by the owner beside: {title}.': 'સીવીધારકે આને જેની બાજુમાં બતાવ્યું છે: {title}.',
    'Not signed': 'સહી નથી',
    Signed: 'સહી કરેલું',
    'The CV says so. It is neither signed nor confirmed.': 'સીવીમાં આમ લખ્યું છે. તેના પર સહી નથી અને તેની પુષ્ટિ પણ થઈ નથી.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'જે ખાતાનું નામ આપ્યું છે, તેણે વિભાગમાં લખેલી બધી માહિતી પર સાઇન ઇન કરીને અથવા વૉલેટ વડે સહી કરી છે (સ્વ-પ્રમાણિત). તેનાથી જણાય છે કે આ કોનું કથન છે અને વિભાગનો એક પણ શબ્દ બદલાયો નથી, એ નહીં કે તે સાચું છે.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'સીવીધારકે આ વિશે અહીં કોઈ દસ્તાવેજ પણ રાખ્યો છે, જે TruCV માં કોઈએ ચકાસ્યો નથી, અથવા એવું ડિજિટલ પ્રમાણપત્ર, જે સૌથી ઊંચા સ્તર માટે જરૂરી બધું બતાવતું નથી.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'જે ડોમેનનું નામ આપ્યું છે, ત્યાં ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ બૅજમાં જણાવેલી બાબતોની પુષ્ટિ કરી: વિભાગની વિગતો, જેમ કે હોદ્દો, નોકરીદાતા અને તારીખો, અથવા ત્યાં લખેલી બધી માહિતી. ઇમેઇલ સરનામું સીવીધારકે આપ્યું હતું: ડોમેન તે સંસ્થાનું છે કે નહીં, તે તમે જાતે નક્કી કરો. અવતરણ ચિહ્નોમાંનાં નામ પૂછનાર અને જવાબ આપનાર લોકોએ લખ્યાં છે, અને કોઈએ તેમની ચકાસણી કરી નથી.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'સીવીધારકે બૅજમાં જણાવેલી બાબતો (વિભાગની વિગતો અથવા ત્યાં લખેલી બધી માહિતી) સાથે એક ડિજિટલ પ્રમાણપત્ર જોડ્યું છે. તેના પર જણાવેલા ડોમેનની સહી છે, તે સીવીધારકના ખાતાના ઇમેઇલ સરનામાના નામે જારી થયેલું છે, અને જણાવેલા દિવસે તે માન્ય હતું અને રદ થયેલું ન હતું. ડિજિટલ પ્રમાણપત્ર અને સીવીમાં એક જ વાત લખી છે, એ સીવીધારકનું કથન છે: બંને વાંચો. અવતરણ ચિહ્નોમાંનું લખાણ જારી કરનારનું છે.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'આ સીવીના કોઈ પણ ભાગ પર હજી સુધી કોઈએ સહી કરી નથી કે તેની પુષ્ટિ કરી નથી: આ સીવીધારકનું પોતાનું કથન છે',
    '{name} (wallet {wallet})': '{name} (વૉલેટ {wallet})',
    'nothing changed since': 'ત્યાર પછી કંઈ બદલાયું નથી',
    'no word of these claims changed since': 'ત્યાર પછી આ દાવાઓનો એક પણ શબ્દ બદલાયો નથી',
    'Check the CV of {name}': '{name} નું સીવી ચકાસો',
    'Version {version}, published on {day}.': 'આવૃત્તિ {version}, પ્રકાશન તારીખ {day}.',
    'Read the CV': 'સીવી વાંચો',
    'Check the signatures now': 'હમણાં સહીઓ ચકાસો',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'તમારું બ્રાઉઝર દાવા અને ચાવીઓ નવેસરથી મેળવે છે અને દરેક સહી પોતે ચકાસે છે.',
    'Compare an older copy': 'જૂની નકલ સાથે સરખાવો',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ફાઇલ અહીં ખેંચીને મૂકો અથવા પસંદ કરો: તમને મળેલી PDF, તમે સાચવેલો દાવાઓનો ડેટા (JSON), અથવા કોઈ ડિજિટલ પ્રમાણપત્ર. ફાઇલ તમારા બ્રાઉઝરમાં જ રહે છે.',
    'Every section, and who stands for it': 'દરેક વિભાગ, અને તે કોનું કથન છે',
    'Signature no longer counts': 'સહી હવે માન્ય નથી',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'સહી આ લખાણ સાથે મળે છે, પણ તેની ચાવી રદ થઈ છે: તે હવે માન્ય નથી.',
    'Stated. Nobody has signed or confirmed it.': 'માત્ર જણાવેલું. કોઈએ તેના પર સહી કરી નથી કે તેની પુષ્ટિ કરી નથી.',
    'Download as a credential': 'ડિજિટલ પ્રમાણપત્ર તરીકે ડાઉનલોડ કરો',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ડિજિટલ પ્રમાણપત્ર સહી કરેલી ફાઇલ છે, જેને વૉલેટ અને બીજા પ્રોગ્રામ આ પેજ વિના વાંચી અને ચકાસી શકે છે. TruCV એ જે નોંધ્યું તે જ તેમાં હોય છે, તેથી વધુ કંઈ નહીં.',
    'The confirmation': 'પુષ્ટિ',
    'The self-attestation': 'સ્વ-પ્રમાણન',
    'JSON, for wallets': 'JSON, વૉલેટ માટે',
    'JWT, for programs': 'JWT, પ્રોગ્રામ માટે',
    'picture with the badge in it': 'બૅજ સમાવતું ચિત્ર',
    'Digest and signatures': 'હૅશ અને સહીઓ',
    'Everything in the section, as data': 'વિભાગની બધી માહિતી, ડેટા રૂપે',
    'Its facts alone, as data: {covered}': 'માત્ર તેની વિગતો, ડેટા રૂપે: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 હૅશ: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'સીવીધારકે સહી કરેલું નિવેદન: “હું પ્રમાણિત કરું છું કે મારા સીવીનો આ ભાગ સાચો છે.”',
    'Signature ({form})': 'સહી ({form})',
    Wallet: 'વૉલેટ',
    Key: 'ચાવી',
    'Record of the confirmation ({form})': 'પુષ્ટિની નોંધ ({form})',
    'What the badges mean': 'બૅજનો અર્થ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'વિભાગનો એક પણ અક્ષર બદલાય કે તરત તેની સહી દૂર થાય છે; વિગતોની પુષ્ટિ એ વિગતોનો એક પણ અક્ષર બદલાય ત્યારે દૂર થાય છે. સીવી પરનું નામ બદલાય, તો બંને દૂર થાય છે.',
    'For engineers: check it without us': 'ઇજનેરો માટે: અમારા વિના ચકાસો',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'બૅજ વિશે તમારે અમારી વાત માની લેવાની જરૂર નથી. {program} એક જ ફાઇલ છે, જેનો કોડ વાંચી શકાય છે અને જે [દાવાઓનો ડેટા] ચકાસે છે. તેના માટે માત્ર Node.js જોઈએ: નેટવર્કની જરૂર નથી (--log સિવાય), અને અમારી પાસેથી પણ કંઈ જોઈતું નથી:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'તેની છેલ્લી બે લીટી TruCV નું કે બીજા કોઈનું ડિજિટલ પ્રમાણપત્ર ચકાસે છે: {keys} માં તેને જારી કરનારની ચાવીઓ છે, અને {list} રદ થયેલાં પ્રમાણપત્રોની યાદી છે, જેનો તેમાં ઉલ્લેખ છે.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google વડે સાઇન ઇન કરીને” કરેલી સહી TruCV બનાવે છે: તેનાથી જણાય છે કે જણાવેલા ખાતાનું કથન આ સેવાએ નોંધ્યું છે. વૉલેટની સહી વૉલેટની ચાવીથી બને છે, જે TruCV પાસે હોતી નથી.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ફાઇલ મેળવી ત્યારે જે સ્થિતિ હતી તે તેમાં છે. પુષ્ટિ કરનાર પછીથી તે પાછી ખેંચી શકે છે, અને પ્રોગ્રામને તેની ખબર પડી શકતી નથી: ફાઇલ ફરી મેળવો, અથવા અહીં જુઓ.',
    'Our public keys': 'અમારી જાહેર ચાવીઓ',
    'Version {version} was never published': 'આવૃત્તિ {version} ક્યારેય પ્રકાશિત થઈ નથી',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'તે ફાઇલ તરીકે પણ આપવામાં આવી ન હતી. જે દસ્તાવેજ આ સીવીની આવૃત્તિ {version} હોવાનો દાવો કરે છે, તે સીવીધારકે અહીં બનાવ્યો નથી, અથવા તેમાં ફેરફાર થયો છે.',
    'Your copy says version {version}': 'તમારી નકલ પર આવૃત્તિ {version} લખેલું છે',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'જે જાહેર છે તેમાં કંઈ બદલાયું નથી: આવૃત્તિ {version} માં જે હતું, તે જ હવે પ્રકાશિત છે.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'આ આવૃત્તિ અસ્તિત્વમાં હતી. તેની સરખામણીમાં હવે પ્રકાશિત આવૃત્તિ {version} માં આ ફેર છે:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'તમારી નકલનું લખાણ સરખાવવામાં આવતું નથી: તેને આ પેજની બાજુમાં રાખીને શબ્દેશબ્દ વાંચો.',
    'Fetching the claims and the keys…': 'દાવા અને ચાવીઓ મેળવી રહ્યા છીએ…',
    'Reading your copy…': 'તમારી નકલ વાંચી રહ્યા છીએ…',
    'Check again': 'ફરી ચકાસો',
    'Fetched at {time}.': 'મેળવ્યાનો સમય: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'દાવા અને TruCV ની જાહેર ચાવીઓ, {size} kB.',
    'The right CV.': 'આ એ જ સીવી છે.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'દાવા આ જ સીવીના, આ જ સરનામાના અને તમને અહીં દેખાતા વિભાગોના જ છે.',
    'Not what you see.': 'તમને દેખાય છે તે નથી.',
    'What is published now has other sections than this page.': 'હવે જે પ્રકાશિત છે, તેના વિભાગો આ પેજ કરતાં અલગ છે.',
    'No letter changed.': 'એક પણ અક્ષર બદલાયો નથી.',
    'Changed.': 'ફેરફાર મળ્યો.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'પોતાની ફિંગરપ્રિન્ટ સાથે ન મળતાં લખાણ: {all} માંથી {wrong}.',
    'Signed by the owner.': 'સીવીધારકની સહી છે.',
    'Not signed as it says.': 'જણાવ્યા પ્રમાણે સહી નથી.',
    'Confirmed.': 'પુષ્ટિ મળેલી છે.',
    'Not confirmed as it says.': 'જણાવ્યા પ્રમાણે પુષ્ટિ નથી.',
    'In the log.': 'લૉગમાં છે.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV ના જાહેર લૉગમાં નોંધાયેલી સહીઓ: {all} માંથી {recorded}. લૉગની નોંધો: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'બાકીનામાંથી નવી સહીઓ એક મિનિટમાં લૉગમાં આવી જાય છે; લૉગ કરતાં પણ જૂની સહીઓ ક્યારેય આવતી નથી.',
    'The log begins with all that this browser saw of it on {day}.':
      'આ બ્રાઉઝરે લૉગનો જેટલો ભાગ જોયો હતો ({day}), તે બધો લૉગની શરૂઆતમાં છે.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'આ બ્રાઉઝર લૉગનો જોયેલો ભાગ યાદ રાખે છે અને આગલી ચકાસણીમાં સરખાવે છે.',
    'Not in the log as it says.': 'જણાવ્યા પ્રમાણે લૉગમાં નથી.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV નો જાહેર લૉગ પૂરો નથી, અથવા વાંચી શકાતો નથી. એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
    'One person.': 'એક જ વ્યક્તિ.',
    'All claims are about {name}, as the CV is.': 'બધા દાવા {name} વિશે છે, અને આ સીવી પણ એ જ નામનું છે.',
    'Another person.': 'બીજી વ્યક્તિ.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'આ સીવી {name} નું હોવાનું જણાવાયું છે, પણ બધા દાવા તેમના વિશે નથી.',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} નામના ખાતામાંથી સહી કરેલું; આ નામ આ સીવીના નામથી અલગ છે.',
    'Whether both names are of one person is for you to judge.': 'બંને નામ એક જ વ્યક્તિનાં છે કે નહીં, તે તમે જાતે નક્કી કરો.',
    'Everything that is signed holds.': 'જેના પર સહી છે તે બધું ચકાસણીમાં ખરું ઊતર્યું.',
    'Not everything holds: what is marked red is not as it was signed.':
      'બધું ચકાસણીમાં ખરું ઊતર્યું નથી: જે લાલ રંગમાં છે, તે સહી વખતે હતું તેવું નથી.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'આ સીવીમાં કશા પર સહી નથી, તેથી લખાણ સિવાય ચકાસવા જેવું કંઈ ન હતું.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'દરેક સહી ચકાસણીમાં ખરી ઊતરી. પણ આ બાબતો પર કોઈ સહી નથી: વૉલેટ સીવીધારકનું જ હોવું, અને બીજાનાં ડિજિટલ પ્રમાણપત્રો વિશે જે કહેવાયું છે તે.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'હવે આવૃત્તિ {now} પ્રકાશિત છે, આ પેજ પર આવૃત્તિ {version} છે: પેજ ફરી લોડ કરો.',
    holds: 'ચકાસણીમાં ખરું ઊતર્યું',
    'Does not hold': 'ચકાસણીમાં ખરું ઊતર્યું નથી',
    '{section} does not hold': 'ચકાસણીમાં ખરું ઊતર્યું નથી: {section}',
    'this is not in the form in which TruCV publishes it': 'TruCV જે સ્વરૂપમાં પ્રકાશિત કરે છે તે સ્વરૂપમાં આ નથી',
    'the text was changed: it does not fit its fingerprint (digest)':
      'લખાણ બદલાયું છે: તે પોતાની ફિંગરપ્રિન્ટ (હૅશ) સાથે મળતું નથી',
    'the owner’s signature does not hold': 'સીવીધારકની સહી ચકાસણીમાં ખરી ઊતરી નથી',
    'the institution’s confirmation does not hold': 'સંસ્થાની પુષ્ટિ ચકાસણીમાં ખરી ઊતરી નથી',
    'it was signed or confirmed under another name than the one on this CV':
      'સહી કે પુષ્ટિ આ સીવી પરના નામથી અલગ નામે થઈ હતી',
    'it is said to be more than what was signed': 'જેના પર સહી થઈ હતી, આને તેના કરતાં વધારે ગણાવાયું છે',
    'it is not in the public log as it says': 'તે જણાવ્યા પ્રમાણે જાહેર લૉગમાં નથી',
    'the signature that this page shows was withdrawn': 'આ પેજ પર દેખાતી સહી પાછી ખેંચી લેવાઈ છે',
    'the evidence that this page shows was taken away': 'આ પેજ પર દેખાતો પુરાવો હટાવી લેવાયો છે',
    'the confirmation that this page shows was withdrawn': 'આ પેજ પર દેખાતી પુષ્ટિ પાછી ખેંચી લેવાઈ છે',
    'the credential that this page shows does not count any more': 'આ પેજ પર દેખાતું ડિજિટલ પ્રમાણપત્ર હવે માન્ય નથી',
    'the text that is published now is another one than on this page': 'હવે પ્રકાશિત લખાણ આ પેજના લખાણથી અલગ છે',
    'this section is not among what is published now': 'હવે જે પ્રકાશિત છે, તેમાં આ વિભાગ નથી',
    'What this does not show': 'આનાથી શું જણાતું નથી',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'સીવીમાં લખેલું સાચું છે કે નહીં. સહીથી એટલું જ જણાય છે કે કથન કોનું છે અને ત્યાર પછી એક પણ અક્ષર બદલાયો નથી.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'જે સંસ્થાના નામ સાથે ડોમેન મળતું આવે છે, તે તેનું જ છે કે નહીં. ઇમેઇલ સરનામું સીવીધારકે આપ્યું હતું.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ખાતા કે વૉલેટ પાછળ કઈ વ્યક્તિ છે. “Google વડે સાઇન ઇન કરીને” એ TruCV ની પોતાની નોંધ છે.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV પ્રામાણિક છે કે નહીં: આ પેજ પણ TruCV નું જ છે. “ઇજનેરો માટે” નીચેનો પ્રોગ્રામ તેના વિના ચાલે છે.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV સૌને એક જ લૉગ બતાવે છે કે નહીં. ફેર હોય, તો લૉગ પર નજર રાખતા સાક્ષીઓ અને log-audit.mjs જેવા પ્રોગ્રામના ધ્યાનમાં આવે.',
    'What is withdrawn later. Check again when it matters.': 'પછીથી શું પાછું ખેંચાશે. વાત મહત્ત્વની હોય ત્યારે ફરી ચકાસો.',
    'It cannot be checked: {problem}.': 'તેની ચકાસણી થઈ શકતી નથી: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'આ બ્રાઉઝર ચકાસણી કરી શક્યું નહીં. “ઇજનેરો માટે” નીચેનો પ્રોગ્રામ કરી શકે છે.',
    'This page was opened without https, where browsers check no signatures.':
      'આ પેજ https વિના ખોલાયું છે, અને ત્યારે બ્રાઉઝર સહીઓ ચકાસતાં નથી.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV નો સંપર્ક થઈ શકતો નથી. તમારું ઇન્ટરનેટ કનેક્શન તપાસો, પછી ફરી પ્રયત્ન કરો.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'આ સીવી માટે પાસવર્ડ જરૂરી છે. સીવી ફરી ખોલો, પછી પ્રયત્ન કરો.',
    'This CV is no longer published: nothing of it can be checked now.':
      'આ સીવી હવે પ્રકાશિત નથી: તેનું કંઈ પણ હમણાં ચકાસી શકાતું નથી.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV તરફથી ભૂલ મળી ({status}). એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'જવાબ અધૂરો આવ્યો, અથવા તે TruCV નો જવાબ નથી. ફરી પ્રયત્ન કરો.',
    'The reply is about another CV: nothing of it counts for this one.':
      'જવાબ બીજા સીવી વિશે છે: તેનું કંઈ પણ આ સીવી માટે ગણાતું નથી.',
    'The reply is of another service: its signatures do not count at this address.':
      'જવાબ બીજી સેવાનો છે: તેની સહીઓ આ સરનામે માન્ય નથી.',
    'This file is damaged, or is not a copy of a CV.': 'આ ફાઇલ બગડેલી છે, અથવા સીવીની નકલ નથી.',
    'This is a copy of another CV.': 'આ બીજા સીવીની નકલ છે.',
    'This is a JSON Resume, which holds no signatures to compare.': 'આ JSON Resume છે; તેમાં સરખાવવા માટે સહીઓ હોતી નથી.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word ફાઇલો અહીં વંચાતી નથી. ફાઇલના અંતે આપેલું સરનામું ખોલો: ત્યાંથી સરખામણી કરી શકાય છે.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'આ PDF માં આ સીવીની ઘણી આવૃત્તિઓનો ઉલ્લેખ છે: તે અનેક ફાઇલો જોડીને બનાવેલી છે.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'આ PDF માં સીવીની કોઈ આવૃત્તિનો ઉલ્લેખ નથી: તે અહીં બની નથી, અથવા બીજા પ્રોગ્રામથી ફરી બનાવાઈ છે.',
    'Your copy says that it is of {day}.': 'તમારી નકલ પર લખેલી તારીખ: {day}.',
    'In your copy this does not hold:': 'તમારી નકલમાં આ ચકાસણીમાં ખરું ઊતર્યું નથી:',
    'Since then:': 'ત્યાર પછી:',
    'Nothing has changed since.': 'ત્યાર પછી કંઈ બદલાયું નથી.',
    'Added: {section}': 'ઉમેરાયું: {section}',
    'Changed: {section}': 'બદલાયું: {section}',
    'Removed: {section}': 'દૂર કરાયું: {section}',
    'Confirmed since: {section}': 'પછીથી પુષ્ટિ થઈ: {section}',
    'No longer confirmed: {section}': 'હવે પુષ્ટિ રહી નથી: {section}',
    'Signed since: {section}': 'પછીથી સહી થઈ: {section}',
    'No longer signed: {section}': 'હવે સહી રહી નથી: {section}',
    'This credential holds.': 'આ ડિજિટલ પ્રમાણપત્ર ચકાસણીમાં ખરું ઊતર્યું.',
    'It is called {title}, of {day}.': 'તેનું નામ {title} છે, તારીખ {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV એ સહી કરી ત્યારથી તે બદલાયું નથી, અને હાલ રદ થયેલું નથી.',
    'The words that it is about are on this CV: {section}.': 'તે જે શબ્દો વિશે છે, તે આ સીવીમાં છે: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'તે જે શબ્દો વિશે છે, તે આ સીવીમાં નથી, અથવા ત્યાર પછી બદલાયા છે.',
    'This credential does not hold.': 'આ ડિજિટલ પ્રમાણપત્ર ચકાસણીમાં ખરું ઊતર્યું નથી.',
    'This credential is not valid yet.': 'આ ડિજિટલ પ્રમાણપત્ર હજી માન્ય થયું નથી.',
    'This credential has ended.': 'આ ડિજિટલ પ્રમાણપત્રની મુદત પૂરી થઈ છે.',
    'The signature holds, but this credential was withdrawn.': 'સહી બરાબર છે, પણ આ ડિજિટલ પ્રમાણપત્ર રદ થયેલું છે.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'સહી બરાબર છે, પણ ડિજિટલ પ્રમાણપત્ર રદ થયું છે કે નહીં, તે જોઈ શકાયું નહીં. ફરી પ્રયત્ન કરો.',
    'This is a credential about another person, or about another name.':
      'આ ડિજિટલ પ્રમાણપત્ર બીજી વ્યક્તિ વિશે, અથવા બીજા નામ વિશે છે.',
    'TruCV did not issue this credential.': 'આ ડિજિટલ પ્રમાણપત્ર TruCV એ જારી કર્યું નથી.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'આ પેજ TruCV નાં પોતાનાં ડિજિટલ પ્રમાણપત્રો JWT ફાઇલ (.jwt) તરીકે ચકાસે છે. આ પ્રમાણપત્ર “ઇજનેરો માટે” નીચેનો પ્રોગ્રામ ચકાસે છે: node verify-cv.mjs, ફાઇલ, --keys અને જારી કરનારની did.json.',
    'No CV at this address — TruCV': 'આ સરનામે કોઈ સીવી નથી — TruCV',
    'There is no CV here': 'અહીં કોઈ સીવી નથી',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'લિંક અધૂરી હોઈ શકે, અથવા સીવીધારકે પેજ હટાવી દીધું હોઈ શકે. લિંક તમને કોઈએ મોકલી હોય, તો તેમની પાસે નવી લિંક માગો.',
    'Go to TruCV': 'TruCV પર જાઓ',
    'This CV is protected': 'આ સીવી સુરક્ષિત છે',
    'Its owner asks for a password. It usually comes with the link.':
      'તેને ખોલવા માટે સીવીધારકે પાસવર્ડ રાખ્યો છે. પાસવર્ડ સામાન્ય રીતે લિંક સાથે મોકલાય છે.',
    Password: 'પાસવર્ડ',
    'Open the CV': 'સીવી ખોલો',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'ત્યાર પછી તે આ બ્રાઉઝરમાં 12 કલાક ખુલ્લું રહેશે. તમારી પાસે પાસવર્ડ નથી? જેમણે તમને લિંક મોકલી છે, તેમને પૂછો.',
    'This form was sent from another site. Enter the password here.':
      'આ ફોર્મ બીજી સાઇટ પરથી મોકલાયું હતું. પાસવર્ડ અહીં લખો.',
    'This is not the password. Capital letters count.': 'આ પાસવર્ડ સાચો નથી. મોટા અને નાના અક્ષરો (A અને a) અલગ ગણાય છે.',
    'Many people are asking just now. Try again in a few seconds.':
      'અત્યારે ઘણા લોકો પ્રયત્ન કરી રહ્યા છે. થોડી સેકન્ડ પછી ફરી પ્રયત્ન કરો.',
    '[TruCV], where people write CVs that others can check': '[TruCV], જ્યાં લોકો એવા સીવી લખે છે જેને બીજા ચકાસી શકે',
    'Hello,': 'નમસ્તે,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} તરફથી {institution} ને વિનંતી કે સીવીના આ વિભાગની પુષ્ટિ કરવામાં આવે: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'બંને નામ વિનંતી કરનાર TruCV વપરાશકર્તાએ લખ્યાં છે. અમે તેમની ચકાસણી કરી નથી.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'શો દાવો કરવામાં આવ્યો છે, તે નીચેની લિંક પર જોઈ શકાય છે. સંસ્થા વતી બોલી શકે તેવી કોઈ પણ વ્યક્તિ તેની પુષ્ટિ કરી શકે છે અથવા ઇનકાર કરી શકે છે; ખાતાની જરૂર નથી.',
    'Look at the claim and answer': 'દાવો જુઓ અને જવાબ આપો',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'આ લિંક પરથી {day} સુધી એક જ વાર જવાબ આપી શકાશે. તમે કંઈ નહીં કરો, તો કશાની પુષ્ટિ નહીં થાય. કૃપા કરીને આ લિંક બીજા કોઈને ન આપો: જેની પાસે તે હશે તે જવાબ આપી શકશે.',
    'Answer all requests at one place': 'બધી વિનંતીઓના જવાબ એક જ જગ્યાએ આપો',
    'Never write to me again': 'મને ફરી ક્યારેય ઇમેઇલ ન મોકલો',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'કોઈ પ્રશ્ન છે? આ સરનામે લખો: {address}. આ ઇમેઇલના જવાબો વાંચવામાં આવતા નથી.',
    'Change the language': 'ભાષા બદલો',
    'Can you confirm this?': 'શું તમે આની પુષ્ટિ કરી શકો છો?',
    'What you answer for': 'તમે શાનો જવાબ આપો છો',
    'Name on the CV': 'સીવી પરનું નામ',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'તમારા રેકોર્ડમાં આ વ્યક્તિને શોધવા માટે: {reference}. આ વિનંતી કરનાર વપરાશકર્તાએ લખ્યું છે. તમે જેની પુષ્ટિ કરો છો તેનો આ ભાગ નથી, અને તમારા સિવાય કોઈને બતાવાતું નથી.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'તમારા ડોમેન પરથી આ જ શબ્દોની પુષ્ટિ બીજા નામ માટે થઈ હતી ({day}): {before}. હવે તમને આ નામ માટે પૂછવામાં આવે છે: {person}. બંને એક જ વ્યક્તિ છે એ તમે જાણતા હો, તો જ પુષ્ટિ કરો.',
    'What your answer means': 'તમારા જવાબનો અર્થ',
    'Not part of your answer': 'તમારા જવાબનો ભાગ નથી',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'પુષ્ટિ કરીને તમે કહો છો કે તમે સંસ્થા વતી બોલી શકો છો, અને {person} વિશે આ સાચું છે: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'પછી સીવીનો આ વિભાગ વાંચી શકે તે સૌને “{badge}”, ત્યાં ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ જવાબ આપ્યો તે, અને તમે આપેલું નામ દેખાશે. તમારું ઇમેઇલ સરનામું બતાવાતું નથી.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'તે પુરાવા તરીકે રાખવામાં આવશે, સંસ્થાની પુષ્ટિ તરીકે બતાવાશે નહીં.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'સીવી ચકાસનારાઓને દેખાશે કે {domain} ડોમેન પર ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ સંમતિ આપી, અને એ પણ કે આ સંસ્થાનું કથન કેમ નથી.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'આ પુષ્ટિ આ નામ માટે, આ ધારકના એવા દરેક સીવીમાં ગણાય છે જેમાં આ વિગતો હોય. ધારક વિભાગનો બાકીનો ભાગ બદલી શકે છે, અને તમારું કથન આ વિગતો સાથે રહે છે. કોઈ વિગત કે નામ બદલાય, તો તે ગણાતી નથી.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'આ પુષ્ટિ આ નામ માટે, આ ધારકના એવા દરેક સીવીમાં ગણાય છે જેમાં બરાબર આ જ લખાણ હોય. લખાણ કે નામ બદલાય, તો તે ગણાતી નથી.',
    'If you decline, only the owner of the CV gets to know it.': 'તમે ઇનકાર કરો, તો તેની જાણ માત્ર સીવીધારકને થાય છે.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'તમે {day} સુધી એક વાર જવાબ આપી શકો છો. ત્યાર પછી એક વર્ષ સુધી તમે આ જ લિંક પરથી પુષ્ટિ પાછી ખેંચી શકો છો.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'આ સીવી કોણે લખ્યું છે તે અમે ચકાસ્યું નથી. તમે તેમને ઓળખતા ન હો, તો ઇનકાર કરો, અથવા કંઈ ન કરો.',
    'Files the owner has added': 'સીવીધારકે ઉમેરેલી ફાઇલો',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'અમે તેમને લખાણ સાથે સરખાવી નથી. તમે જવાબ આપો ત્યાં સુધી તેમનાં પાનાંનાં ચિત્રો નવા ટૅબમાં ખૂલે છે.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'આ સીવીધારકે ઉમેરેલી ફાઇલનાં ચિત્રો છે. અમે તેને લખાણ સાથે સરખાવી નથી.',
    'Pages shown: {shown} of {all}': 'બતાવેલાં પાનાં: {all} માંથી {shown}',
    'Page {page} of {all}': 'પાનું {page}, કુલ {all}',
    'Your answer': 'તમારો જવાબ',
    'Yes, this is true': 'હા, આ સાચું છે',
    'No, I do not confirm this': 'ના, હું આની પુષ્ટિ કરવાનો ઇનકાર કરું છું',
    'Your name and office': 'તમારું નામ અને હોદ્દો',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'પુષ્ટિ માટે જરૂરી છે. તે સીવી સાથે અવતરણ ચિહ્નોમાં બતાવાય છે. વેબ સરનામાં ન લખો.',
    'A note to the owner': 'સીવીધારક માટે સંદેશ',
    'If you like. Only the owner sees it.': 'ફરજિયાત નથી. તે માત્ર સીવીધારક જોશે.',
    'Send my answer': 'મારો જવાબ મોકલો',
    'Choose an answer.': 'જવાબ પસંદ કરો.',
    'Say who confirms this.': 'પુષ્ટિ કોણ કરે છે તે જણાવો.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'આ બહુ લાંબું છે, અથવા તેમાં વેબ સરનામું કે અદૃશ્ય અક્ષરો છે. સંક્ષેપના ટપકા પછી ખાલી જગ્યા રાખો.',
    'This was answered already.': 'આનો જવાબ પહેલેથી અપાઈ ગયો છે.',
    'Your answer could not be stored. Try again.': 'તમારો જવાબ સાચવી શકાયો નહીં. ફરી પ્રયત્ન કરો.',
    'Thank you, this is confirmed': 'આભાર, આની પુષ્ટિ થઈ ગઈ છે',
    'Not confirmed': 'પુષ્ટિ થઈ નથી',
    Withdrawn: 'પાછી ખેંચી લીધી',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: ત્યાં ઇમેઇલ વાંચતી કોઈ વ્યક્તિએ, જેણે {name} નામ આપ્યું, {person} ના સીવીના આ વિભાગની પુષ્ટિ કરી ({day}): {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} ના સીવીના આ વિભાગની પુષ્ટિ કરવામાં આવી નથી ({day}), અને તેની જાણ માત્ર સીવીધારકને થાય છે: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} ના સીવીની આ પુષ્ટિ પાછી ખેંચી લેવાઈ છે ({day}), અને તે હવે કોઈને બતાવાતી નથી: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'શું આ ભૂલ હતી, કે હવે તે સાચું નથી? તમે {day} સુધી [તે પાછી ખેંચી શકો છો].',
    'Withdraw this confirmation?': 'આ પુષ્ટિ પાછી ખેંચવી છે?',
    'It was given on {day} for the CV of {person}: {section}':
      'તે {person} ના સીવી માટે આપવામાં આવી હતી ({day}): {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'પાછી ખેંચ્યા પછી તે કોઈ સીવીમાં દેખાશે નહીં, અને સીવીધારકને ઇમેઇલ મળશે. આ નિર્ણય આખરી રહેશે.',
    Withdraw: 'પાછી ખેંચો',
    'Keep it': 'રહેવા દો',
    'Never get such mails again?': 'આવા ઇમેઇલ ફરી ક્યારેય નથી જોઈતા?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'તો જે સરનામે આ લિંક મોકલાઈ હતી ત્યાં અમે કોઈ વિનંતી નહીં મોકલીએ, ભલે ગમે તે કહે. આ પછીથી બદલી શકાશે નહીં.',
    'We will not write to you again': 'અમે તમને ફરી ઇમેઇલ નહીં મોકલીએ',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'જે સરનામે આ લિંક મોકલાઈ હતી ત્યાં અમારા તરફથી હવે કોઈ વિનંતી નહીં આવે, ભલે ગમે તે કહે. એટલું જાણવા માટે જરૂરી હોય તેથી વધુ કંઈ અમે તે સરનામા વિશે રાખતા નથી.',
    'This link leads nowhere': 'આ લિંક પર કંઈ નથી',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'લિંક અધૂરી હોઈ શકે, તેનો સમય પૂરો થયો હોઈ શકે, અથવા સીવીધારકે પ્રશ્ન પાછો ખેંચ્યો હોય કે જે શબ્દો વિશે તે હતો તે બદલ્યા હોય. તમારે કંઈ કરવાની જરૂર નથી.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} લખાણ ચકાસ્યું; તે પોતાની ફિંગરપ્રિન્ટ સાથે મળે છે.',
      other: '{count} લખાણ ચકાસ્યાં; દરેક પોતાની ફિંગરપ્રિન્ટ સાથે મળે છે.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} સહી ચકાસણીમાં ખરી ઊતરી. TruCV એ નોંધેલી: {account}, વૉલેટ વડે: {wallet}.',
      other: '{count} સહીઓ ચકાસણીમાં ખરી ઊતરી. TruCV એ નોંધેલી: {account}, વૉલેટ વડે: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} વિભાગ, TruCV એ નોંધેલો: {domains}.',
      other: '{count} વિભાગો, TruCV એ નોંધેલા: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} વિભાગ ચકાસણીમાં ખરો ઊતર્યો નથી.',
      other: '{count} વિભાગો ચકાસણીમાં ખરા ઊતર્યા નથી.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} વિભાગ સાથે {who} દ્વારા સહી કરેલું ડિજિટલ પ્રમાણપત્ર',
      other: '{count} વિભાગો સાથે {who} દ્વારા સહી કરેલું ડિજિટલ પ્રમાણપત્ર',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} વિભાગની {who} તરફથી પુષ્ટિ',
      other: '{count} વિભાગોની {who} તરફથી પુષ્ટિ',
    },
    '{count} sections signed by {who}': {
      one: '{count} વિભાગ પર {who} દ્વારા સહી',
      other: '{count} વિભાગો પર {who} દ્વારા સહી',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} વિભાગ સાથે અનેક ડોમેન ({many}) દ્વારા સહી કરેલું ડિજિટલ પ્રમાણપત્ર',
      other: '{count} વિભાગો સાથે અનેક ડોમેન ({many}) દ્વારા સહી કરેલું ડિજિટલ પ્રમાણપત્ર',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} વિભાગની અનેક ડોમેન ({many}) તરફથી પુષ્ટિ',
      other: '{count} વિભાગોની અનેક ડોમેન ({many}) તરફથી પુષ્ટિ',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} વિભાગ પર અનેક લોકો કે વૉલેટ ({many}) દ્વારા સહી',
      other: '{count} વિભાગો પર અનેક લોકો કે વૉલેટ ({many}) દ્વારા સહી',
    },
    '{count} sections with evidence only': {
      one: '{count} વિભાગ સાથે માત્ર પુરાવો',
      other: '{count} વિભાગો સાથે માત્ર પુરાવો',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} વિભાગ પર હવે માન્ય ન હોય તેવી સહી',
      other: '{count} વિભાગો પર હવે માન્ય ન હોય તેવી સહી',
    },
    '{count} sections not signed': { one: '{count} વિભાગ પર સહી નથી', other: '{count} વિભાગો પર સહી નથી' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'અહીંથી ઘણી વાર ખોટો પાસવર્ડ નખાયો છે. {count} મિનિટ પછી ફરી પ્રયત્ન કરો.',
      other: 'અહીંથી ઘણી વાર ખોટો પાસવર્ડ નખાયો છે. {count} મિનિટ પછી ફરી પ્રયત્ન કરો.',
    },
  },
} satisfies ReaderTexts
