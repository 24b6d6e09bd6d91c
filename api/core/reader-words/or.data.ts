// Our words for readers in Odia.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'or',
  texts: {
    title: 'ପଦବୀ/ଶୀର୍ଷକ',
    place: 'ସ୍ଥାନ',
    name: 'ନାମ',
    address: 'ୱେବ ଠିକଣା',
    label: 'ଲେବଲ',
    value: 'ସୂଚନା',
    institution: 'ଅନୁଷ୍ଠାନ',
    board: 'ବୋର୍ଡ',
    organisation: 'ସଂଗଠନ',
    degree: 'ଡିଗ୍ରୀ',
    'field of study': 'ଅଧ୍ୟୟନର ବିଷୟ',
    from: 'ଆରମ୍ଭ ତାରିଖ',
    until: 'ଶେଷ ତାରିଖ',
    date: 'ତାରିଖ',
    dates: 'ତାରିଖଗୁଡ଼ିକ',
    score: 'ପ୍ରାପ୍ତ ନମ୍ବର',
    scale: 'ସର୍ବୋଚ୍ଚ ନମ୍ବର',
    'kind of score': 'ନମ୍ବରର ପ୍ରକାର',
    description: 'ବିବରଣୀ',
    employer: 'ନିଯୁକ୍ତିଦାତା',
    'still there': 'ଏବେ ବି ସେଠାରେ କାର୍ଯ୍ୟରତ',
    about: 'କମ୍ପାନୀର ପରିଚୟ',
    'roles at one employer': 'ଏକା ନିଯୁକ୍ତିଦାତାଙ୍କ ପାଖରେ ଭୂମିକା',
    highlights: 'ମୁଖ୍ୟ ବିଷୟ',
    level: 'ସ୍ତର',
    keywords: 'ମୁଖ୍ୟ ଶବ୍ଦ',
    provider: 'ପ୍ରଶିକ୍ଷଣ ଦେଇଥିବା ସଂସ୍ଥା',
    issuer: 'ପ୍ରଦାନକାରୀ',
    'credential ID': 'ସାର୍ଟିଫିକେଟ ସଂଖ୍ୟା',
    publisher: 'ପ୍ରକାଶକ',
    'awarding body': 'ପୁରସ୍କାର ଦେଇଥିବା ସଂସ୍ଥା',
    fluency: 'ଭାଷା ଦକ୍ଷତା',
    'e-mail': 'ଇମେଲ',
    phone: 'ଫୋନ',
    'what they say': 'ସୁପାରିଶକାରୀଙ୍କ କଥା',
    subtitle: 'ଉପଶୀର୍ଷକ',
    hidden: 'ଲୁଚାଯାଇଥିବା',
    'shown to readers': 'ପାଠକଙ୍କୁ ଦେଖାଯାଇଥିବା',
    roles: 'ଭୂମିକା',
    courses: 'ବିଷୟ',
    kind: 'ପ୍ରକାର',
    profession: 'ପେସା',
    location: 'ସ୍ଥାନ',
    picture: 'ଚିତ୍ର',
    links: 'ଲିଙ୍କ',
    'everything that is written here': 'ଏଠାରେ ଲେଖାଥିବା ସମସ୍ତ ସୂଚନା',
    'some facts': 'କିଛି ତଥ୍ୟ',
    Yes: 'ହଁ',
    Percentage: 'ଶତକଡ଼ା',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ଗ୍ରେଡ୍',
    'Class or division': 'ଶ୍ରେଣୀ',
    Rank: 'ସ୍ଥାନ',
    'It is the owner’s own word: nobody has checked it.': 'ଏହା ସିଭିଧାରୀଙ୍କ ନିଜ କଥା: କେହି ଏହାକୁ ଯାଞ୍ଚ କରିନାହାନ୍ତି।',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'ଯେଉଁଠାରେ କୌଣସି ନିଶ୍ଚିତକରଣ ନାହିଁ, ସେଠାରେ ଏହା ସିଭିଧାରୀଙ୍କ ନିଜ କଥା: କେହି ଏହାକୁ ଯାଞ୍ଚ କରିନାହାନ୍ତି।',
    'Personal details': 'ବ୍ୟକ୍ତିଗତ ସୂଚନା',
    Stated: 'କେବଳ ଉଲ୍ଲେଖିତ',
    'Self-attested': 'ସ୍ୱ-ପ୍ରମାଣିତ',
    'Evidence attached': 'ସହାୟକ ପ୍ରମାଣ ସଂଲଗ୍ନ',
    Confirmed: 'ନିଶ୍ଚିତ କରାଯାଇଛି',
    'Signed by its issuer': 'ପ୍ରଦାନକାରୀଙ୍କ ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ',
    'Confirmed by {domain}': '{domain} ରୁ ନିଶ୍ଚିତ କରାଯାଇଛି',
    'Signed by {domain} for this account, checked {day}': 'ଏହି ଖାତା ପାଇଁ {domain} ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ, ଯାଞ୍ଚ ତାରିଖ {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} {day} ତାରିଖରେ Google ଦ୍ୱାରା ସାଇନ୍ ଇନ୍ କରି ସ୍ୱ-ପ୍ରମାଣିତ କରିଛନ୍ତି।',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} Google ଦ୍ୱାରା ସାଇନ୍ ଇନ୍ କରି ସ୍ୱ-ପ୍ରମାଣିତ କରିଛନ୍ତି, {first} ରୁ {last} ମଧ୍ୟରେ।',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '{name} {day} ତାରିଖରେ ୱାଲେଟ {wallet} ଦ୍ୱାରା ସ୍ୱ-ପ୍ରମାଣିତ କରିଛନ୍ତି।',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} ୱାଲେଟ {wallet} ଦ୍ୱାରା ସ୍ୱ-ପ୍ରମାଣିତ କରିଛନ୍ତି, {first} ରୁ {last} ମଧ୍ୟରେ।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ଡୋମେନରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ଏଥିରେ ସହମତି ଦେଇଛନ୍ତି: {covered}। ତାରିଖ: {day}। ଏହି ଡୋମେନ ସିଭିଧାରୀଙ୍କ ନିଜର: ଏହା କୌଣସି ଅନୁଷ୍ଠାନର ନିଶ୍ଚିତକରଣ ନୁହେଁ।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ଡୋମେନରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ଏଥିରେ ସହମତି ଦେଇଛନ୍ତି: {covered}। ତାରିଖ: {day}। ସେଠାରେ ଯେକେହି, କିମ୍ବା ପ୍ରତ୍ୟେକ ଛାତ୍ରଛାତ୍ରୀ ବା ପୁରାତନ ଛାତ୍ରଛାତ୍ରୀ, ଇମେଲ ଠିକଣା ପାଇପାରନ୍ତି: ଏହା କୌଣସି ଅନୁଷ୍ଠାନର ନିଶ୍ଚିତକରଣ ନୁହେଁ।',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} ରୁ {day} ତାରିଖରେ ନିଶ୍ଚିତ କରାଯାଇଛି: {domain} ଡୋମେନରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ଏହା କରିଛନ୍ତି; ଇମେଲ ଠିକଣା ସିଭିଧାରୀ ଦେଇଥିଲେ।',
    'What was confirmed: {covered}.': 'ଯାହା ନିଶ୍ଚିତ କରାଯାଇଛି: {covered}।',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'ସେଠାରେ ଦିଆଯାଇଥିବା ନାମ: {name}। ସିଭିଧାରୀ ଜଣାଇଥିବା ଅନୁଷ୍ଠାନର ନାମ: {institution}।',
    'The owner attached it to {covered}.': 'ସିଭିଧାରୀ ଏହାକୁ ଏହି ସୂଚନା ସହିତ ଯୋଡ଼ିଛନ୍ତି: {covered}।',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'ସିଭିଧାରୀ ସହାୟକ ପ୍ରମାଣ ସଂଲଗ୍ନ କରିଛନ୍ତି, ଯାହାକୁ ଗୋପନୀୟ ରଖାଯାଇଛି। ଏହା ଏହି ସୂଚନା ପାଇଁ: {covered}।',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} ରୁ {day} ତାରିଖରେ ନିଶ୍ଚିତ କରାଯାଇଛି: ସେଠାରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ଏହା କରିଛନ୍ତି, ଦିଆଯାଇଥିବା ନାମ {name}; ଇମେଲ ଠିକଣା ସିଭିଧାରୀ ଦେଇଥିଲେ; ଯାହା ନିଶ୍ଚିତ କରାଯାଇଛି: {covered}।',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ଏହି ଖାତା ପାଇଁ {domain} ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ, ଯାଞ୍ଚ ତାରିଖ {day}; ଏହି ସୂଚନା ସହିତ ଯୋଡ଼ାଯାଇଛି: {covered}।',
    'The confirmation has been in the public log since {day}.': 'ଏହି ନିଶ୍ଚିତକରଣ {day} ଠାରୁ ସାର୍ବଜନୀନ ଲଗରେ ଅଛି।',
    'The confirmation is in the public log within a minute.': 'ଏହି ନିଶ୍ଚିତକରଣ ଏକ ମିନିଟ ମଧ୍ୟରେ ସାର୍ବଜନୀନ ଲଗରେ ଆସିବ।',
    'The attestation has been in the public log since {day}.': 'ଏହି ସ୍ୱ-ପ୍ରମାଣୀକରଣ {day} ଠାରୁ ସାର୍ବଜନୀନ ଲଗରେ ଅଛି।',
    'The attestation is in the public log within a minute.': 'ଏହି ସ୍ୱ-ପ୍ରମାଣୀକରଣ ଏକ ମିନିଟ ମଧ୍ୟରେ ସାର୍ବଜନୀନ ଲଗରେ ଆସିବ।',
    'Signed by the account of {name}, another name than this CV’s': '{name} ନାମର ଖାତାରୁ ସ୍ୱାକ୍ଷରିତ; ଏହି ନାମ ଏହି ସିଭିର ନାମଠାରୁ ଅଲଗା',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} ନାମର ଖାତାରୁ ସ୍ୱାକ୍ଷରିତ (ଏହି ନାମ ଏହି ସିଭିର ନାମଠାରୁ ଅଲଗା): {about}, {day}',
    '{name} signed every section, {day}': '{name} ସମସ୍ତ ବିଭାଗରେ ସ୍ୱାକ୍ଷର କରିଛନ୍ତି, {day}',
    '{name} signed every section that can be checked, {day}': '{name} ଯାଞ୍ଚଯୋଗ୍ୟ ସମସ୍ତ ବିଭାଗରେ ସ୍ୱାକ୍ଷର କରିଛନ୍ତି, {day}',
    '{name} signed all other sections, {day}': '{name} ଅନ୍ୟ ସମସ୍ତ ବିଭାଗରେ ସ୍ୱାକ୍ଷର କରିଛନ୍ତି, {day}',
    '{name} signed all other sections that can be checked, {day}': '{name} ଯାଞ୍ଚଯୋଗ୍ୟ ଅନ୍ୟ ସମସ୍ତ ବିଭାଗରେ ସ୍ୱାକ୍ଷର କରିଛନ୍ତି, {day}',
    'every section': 'ସମସ୍ତ ବିଭାଗ',
    'every section that can be checked': 'ଯାଞ୍ଚଯୋଗ୍ୟ ସମସ୍ତ ବିଭାଗ',
    'all other sections': 'ଅନ୍ୟ ସମସ୍ତ ବିଭାଗ',
    'all other sections that can be checked': 'ଯାଞ୍ଚଯୋଗ୍ୟ ଅନ୍ୟ ସମସ୍ତ ବିଭାଗ',
    'Check it yourself': 'ନିଜେ ଯାଞ୍ଚ କରନ୍ତୁ',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'ଏହି ସେବା ହିଁ ଏହାକୁ ଜାରି କରିଛି: ଏଠାରେ ଏମିତି ବି ଯାହା ଦେଖାଯାଉଛି ତାହା ହିଁ ଏଥିରେ ଲେଖାଅଛି, ଏବଂ ଏହାଦ୍ୱାରା ସ୍ତର ବଢ଼େ ନାହିଁ।',
    '{domain} is a domain of the owner’s own.': '{domain} ସିଭିଧାରୀଙ୍କ ନିଜର ଡୋମେନ।',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ଡୋମେନରେ ଯେକେହି, କିମ୍ବା ପ୍ରତ୍ୟେକ ଛାତ୍ରଛାତ୍ରୀ ବା ପୁରାତନ ଛାତ୍ରଛାତ୍ରୀ, ଇମେଲ ଠିକଣା ପାଇପାରନ୍ତି।',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} ଗୋଟିଏ ସାଇଟର ପୃଷ୍ଠା, ଏବଂ ସାଇଟ ଯାହାକୁ ବି ପୃଷ୍ଠା ଦେଇପାରେ।',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} ଭଳି ନାମ ଯେକେହି ପାଇପାରନ୍ତି: ଏଥିରୁ କୌଣସି ଅନୁଷ୍ଠାନ ଜଣାପଡ଼େ ନାହିଁ।',
    'Listed by {domain}; it is not signed.': '{domain} ର ତାଲିକାରେ ଅଛି; ଏଥିରେ ସ୍ୱାକ୍ଷର ନାହିଁ।',
    'Signed by {domain}.': '{domain} ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ।',
    'Signed with a key that names nobody.': 'କାହାରି ନାମ ନଥିବା ଏକ ଚାବି ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ।',
    'It names an issuer that could not be reached to show that it signed it.':
      'ଏଥିରେ ଯେଉଁ ପ୍ରଦାନକାରୀଙ୍କ ନାମ ଅଛି, ତାଙ୍କ ସହିତ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ସ୍ୱାକ୍ଷର ତାଙ୍କର ବୋଲି ଦେଖାଯାଇପାରିଲା ନାହିଁ।',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ଏଥିରେ {domain} ର ନାମ ଅଛି, କିନ୍ତୁ ସେଠାରେ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ସ୍ୱାକ୍ଷର ସେଠାକାର ବୋଲି ଦେଖାଯାଇପାରିଲା ନାହିଁ।',
    'Sealed by {name}, with a certificate that this service trusts.':
      'ଏଥିରେ {name} ଙ୍କ ମୋହର ଅଛି; ମୋହରର ପ୍ରମାଣପତ୍ରକୁ ଏହି ସେବା ବିଶ୍ୱାସ କରେ।',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'ଏଥିରେ {name} ଙ୍କ ମୋହର ଅଛି; ମୋହରର ପ୍ରମାଣପତ୍ରକୁ କୌଣସି ତାଲିକା ସହ ମିଳାଯାଇନାହିଁ।',
    'Not withdrawn on {day}.': '{day} ତାରିଖରେ ରଦ୍ଦ ହୋଇନଥିଲା।',
    'Withdrawn, as found on {day}.': 'ରଦ୍ଦ ହୋଇଛି; ଏହା {day} ତାରିଖରେ ଜଣାପଡ଼ିଲା।',
    'Whether it was withdrawn could not be looked up on {day}.': 'ରଦ୍ଦ ହୋଇଛି କି ନାହିଁ, ତାହା {day} ତାରିଖରେ ଜାଣିହେଲା ନାହିଁ।',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'ଯାଞ୍ଚ ତାରିଖ {day}; ପ୍ରଦାନକାରୀ ରଦ୍ଦ ହୋଇଥିବା ପ୍ରମାଣପତ୍ରର ତାଲିକା ରଖନ୍ତି ନାହିଁ।',
    'Made out to the address of this account.': 'ଏହି ଖାତାର ଇମେଲ ଠିକଣା ନାମରେ ଜାରି।',
    'It does not say whose it is.': 'ଏହା କାହାର, ତାହା ଏଥିରେ ଲେଖାନାହିଁ।',
    'Made out to somebody else.': 'ଅନ୍ୟ କାହା ନାମରେ ଜାରି।',
    'It is refused since the check on {day}.': '{day} ର ଯାଞ୍ଚ ପରଠାରୁ ଏହା ଅଗ୍ରାହ୍ୟ।',
    'It is called {title}.': 'ଏହାର ନାମ {title}।',
    'Its issuer calls itself {name}.': 'ପ୍ରଦାନକାରୀ ନିଜ ନାମ {name} ବୋଲି କହନ୍ତି।',
    'It names {name}.': 'ଏଥିରେ ଥିବା ନାମ: {name}।',
    'A credential, unchanged since it was signed.': 'ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର, ସ୍ୱାକ୍ଷର ପରଠାରୁ ବଦଳିନାହିଁ।',
    'It ended on {day}.': 'ଏହାର ଅବଧି {day} ତାରିଖରେ ଶେଷ ହୋଇଛି।',
    'It is not valid before {day}.': 'ଏହା {day} ପୂର୍ବରୁ ବୈଧ ନୁହେଁ।',
    'Shown by the owner beside: {title}.': 'ସିଭିଧାରୀ ଏହାକୁ ଯାହା ପାଖରେ ଦେଖାଇଛନ୍ତି: {title}।',
    'Not signed': 'ସ୍ୱାକ୍ଷର ନାହିଁ',
    Signed: 'ସ୍ୱାକ୍ଷରିତ',
    'The CV says so. It is neither signed nor confirmed.': 'ସିଭିରେ ଏପରି ଲେଖାଅଛି। ଏଥିରେ ସ୍ୱାକ୍ଷର ନାହିଁ କି ଏହାକୁ ନିଶ୍ଚିତ କରାଯାଇନାହିଁ।',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'ଯେଉଁ ଖାତାର ନାମ ଦିଆଯାଇଛି, ତାହା ବିଭାଗରେ ଲେଖାଥିବା ସମସ୍ତ ସୂଚନାରେ ସାଇନ୍ ଇନ୍ କରି ବା ୱାଲେଟ ଦ୍ୱାରା ସ୍ୱାକ୍ଷର କରିଛି (ସ୍ୱ-ପ୍ରମାଣିତ)। ଏଥିରୁ ଜଣାପଡ଼େ ଯେ କଥାଟି କାହାର ଏବଂ ବିଭାଗର କୌଣସି ଶବ୍ଦ ବଦଳିନାହିଁ, କିନ୍ତୁ କଥାଟି ସତ୍ୟ କି ନୁହେଁ ଜଣାପଡ଼େ ନାହିଁ।',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'ସିଭିଧାରୀ ଏ ବିଷୟରେ ଏଠାରେ ଏକ ଦଲିଲ ମଧ୍ୟ ରଖିଛନ୍ତି, ଯାହାକୁ TruCV ରେ କେହି ଯାଞ୍ଚ କରିନାହାନ୍ତି, କିମ୍ବା ଏପରି ଏକ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର, ଯାହା ସର୍ବୋଚ୍ଚ ସ୍ତର ପାଇଁ ଆବଶ୍ୟକ ସବୁକିଛି ଦେଖାଏ ନାହିଁ।',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'ଯେଉଁ ଡୋମେନର ନାମ ଦିଆଯାଇଛି, ସେଠାରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ବ୍ୟାଜରେ ଉଲ୍ଲେଖିତ କଥାଗୁଡ଼ିକ ନିଶ୍ଚିତ କରିଛନ୍ତି: ବିଭାଗର ତଥ୍ୟ, ଯେପରି ପଦବୀ, ନିଯୁକ୍ତିଦାତା ଓ ତାରିଖ, କିମ୍ବା ସେଠାରେ ଲେଖାଥିବା ସମସ୍ତ ସୂଚନା। ଇମେଲ ଠିକଣା ସିଭିଧାରୀ ଦେଇଥିଲେ: ଡୋମେନଟି ସେହି ଅନୁଷ୍ଠାନର କି ନୁହେଁ, ତାହା ଆପଣ ନିଜେ ବିଚାର କରନ୍ତୁ। ଉଦ୍ଧୃତି ଚିହ୍ନ ଭିତରେ ଥିବା ନାମଗୁଡ଼ିକ ପଚାରୁଥିବା ଓ ଉତ୍ତର ଦେଉଥିବା ଲୋକେ ଲେଖିଛନ୍ତି, ଏବଂ କେହି ସେଗୁଡ଼ିକୁ ଯାଞ୍ଚ କରିନାହାନ୍ତି।',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'ସିଭିଧାରୀ ବ୍ୟାଜରେ ଉଲ୍ଲେଖିତ କଥା (ବିଭାଗର ତଥ୍ୟ କିମ୍ବା ସେଠାରେ ଲେଖାଥିବା ସମସ୍ତ ସୂଚନା) ସହିତ ଏକ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଯୋଡ଼ିଛନ୍ତି। ଏହା ଉଲ୍ଲେଖିତ ଡୋମେନ ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ, ସିଭିଧାରୀଙ୍କ ଖାତାର ଇମେଲ ଠିକଣା ନାମରେ ଜାରି, ଏବଂ ଉଲ୍ଲେଖିତ ଦିନରେ ବୈଧ ଥିଲା ଓ ରଦ୍ଦ ହୋଇନଥିଲା। ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଓ ସିଭିରେ ସମାନ କଥା ଲେଖାଅଛି, ଏହା ସିଭିଧାରୀଙ୍କ ନିଜ କଥା: ଉଭୟ ପଢ଼ନ୍ତୁ। ଉଦ୍ଧୃତି ଚିହ୍ନ ଭିତରେ ଥିବା ଲେଖା ପ୍ରଦାନକାରୀଙ୍କର।',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ଏହି ସିଭିର କୌଣସି ଅଂଶରେ ଏପର୍ଯ୍ୟନ୍ତ କେହି ସ୍ୱାକ୍ଷର କରିନାହାନ୍ତି କି ତାହା ନିଶ୍ଚିତ କରିନାହାନ୍ତି: ଏହା ସିଭିଧାରୀଙ୍କ ନିଜ କଥା',
    '{name} (wallet {wallet})': '{name} (ୱାଲେଟ {wallet})',
    'nothing changed since': 'ସେବେଠାରୁ କିଛି ବଦଳିନାହିଁ',
    'no word of these claims changed since': 'ସେବେଠାରୁ ଏହି ଦାବିଗୁଡ଼ିକର ଗୋଟିଏ ବି ଶବ୍ଦ ବଦଳିନାହିଁ',
    'Check the CV of {name}': '{name} ଙ୍କ ସିଭି ଯାଞ୍ଚ କରନ୍ତୁ',
    'Version {version}, published on {day}.': 'ସଂସ୍କରଣ {version}, ପ୍ରକାଶନ ତାରିଖ {day}।',
    'Read the CV': 'ସିଭି ପଢ଼ନ୍ତୁ',
    'Check the signatures now': 'ଏବେ ସ୍ୱାକ୍ଷର ଯାଞ୍ଚ କରନ୍ତୁ',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'ଆପଣଙ୍କ ବ୍ରାଉଜର ଦାବି ଓ ଚାବିଗୁଡ଼ିକୁ ନୂଆ କରି ଆଣେ ଏବଂ ପ୍ରତ୍ୟେକ ସ୍ୱାକ୍ଷର ନିଜେ ଯାଞ୍ଚ କରେ।',
    'Compare an older copy': 'ପୁରୁଣା କପି ସହ ମିଳାନ୍ତୁ',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ଫାଇଲକୁ ଏଠାକୁ ଟାଣି ଆଣି ଛାଡ଼ନ୍ତୁ କିମ୍ବା ବାଛନ୍ତୁ: ଆପଣଙ୍କୁ ଦିଆଯାଇଥିବା PDF, ଆପଣ ରଖିଥିବା ଦାବିର ଡାଟା (JSON), କିମ୍ବା ଏକ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର। ଫାଇଲଟି ଆପଣଙ୍କ ବ୍ରାଉଜରରେ ହିଁ ରହେ।',
    'Every section, and who stands for it': 'ପ୍ରତ୍ୟେକ ବିଭାଗ, ଏବଂ ତାହା କାହାର କଥା',
    'Signature no longer counts': 'ସ୍ୱାକ୍ଷର ଆଉ ଗ୍ରହଣୀୟ ନୁହେଁ',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'ସ୍ୱାକ୍ଷରଟି ଏହି ଲେଖା ସହ ମେଳ ଖାଏ, କିନ୍ତୁ ଏହାର ଚାବି ରଦ୍ଦ ହୋଇଛି: ଏହା ଆଉ ଗ୍ରହଣୀୟ ନୁହେଁ।',
    'Stated. Nobody has signed or confirmed it.': 'କେବଳ ଉଲ୍ଲେଖିତ। କେହି ଏଥିରେ ସ୍ୱାକ୍ଷର କରିନାହାନ୍ତି କି ଏହାକୁ ନିଶ୍ଚିତ କରିନାହାନ୍ତି।',
    'Download as a credential': 'ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଭାବେ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଏକ ସ୍ୱାକ୍ଷରିତ ଫାଇଲ, ଯାହାକୁ ୱାଲେଟ ଓ ଅନ୍ୟ ପ୍ରୋଗ୍ରାମ ଏହି ପୃଷ୍ଠା ବିନା ପଢ଼ିପାରେ ଓ ଯାଞ୍ଚ କରିପାରେ। TruCV ଯାହା ଲିପିବଦ୍ଧ କରିଛି, ଏଥିରେ କେବଳ ତାହା ଥାଏ, ତା’ଠାରୁ ଅଧିକ କିଛି ନୁହେଁ।',
    'The confirmation': 'ନିଶ୍ଚିତକରଣ',
    'The self-attestation': 'ସ୍ୱ-ପ୍ରମାଣୀକରଣ',
    'JSON, for wallets': 'JSON, ୱାଲେଟ ପାଇଁ',
    'JWT, for programs': 'JWT, ପ୍ରୋଗ୍ରାମ ପାଇଁ',
    'picture with the badge in it': 'ବ୍ୟାଜ ଥିବା ଚିତ୍ର',
    'Digest and signatures': 'ହ୍ୟାସ୍ ଓ ସ୍ୱାକ୍ଷର',
    'Everything in the section, as data': 'ବିଭାଗର ସମସ୍ତ ସୂଚନା, ଡାଟା ଭାବେ',
    'Its facts alone, as data: {covered}': 'କେବଳ ଏହାର ତଥ୍ୟ, ଡାଟା ଭାବେ: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 ହ୍ୟାସ୍: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ସିଭିଧାରୀ ସ୍ୱାକ୍ଷର କରିଥିବା ବିବୃତି: “ମୁଁ ପ୍ରମାଣିତ କରୁଛି ଯେ ମୋ ସିଭିର ଏହି ଅଂଶ ସତ୍ୟ।”',
    'Signature ({form})': 'ସ୍ୱାକ୍ଷର ({form})',
    Wallet: 'ୱାଲେଟ',
    Key: 'ଚାବି',
    'Record of the confirmation ({form})': 'ନିଶ୍ଚିତକରଣର ରେକର୍ଡ ({form})',
    'What the badges mean': 'ବ୍ୟାଜଗୁଡ଼ିକର ଅର୍ଥ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'ବିଭାଗର ଗୋଟିଏ ଅକ୍ଷର ବଦଳିଲେ ମଧ୍ୟ ସ୍ୱାକ୍ଷର ହଟିଯାଏ; ତଥ୍ୟର ନିଶ୍ଚିତକରଣ ସେହି ତଥ୍ୟର ଗୋଟିଏ ଅକ୍ଷର ବଦଳିଲେ ହଟିଯାଏ। ସିଭିରେ ଥିବା ନାମ ବଦଳିଲେ ଉଭୟ ହଟିଯାଏ।',
    'For engineers: check it without us': 'ଇଞ୍ଜିନିୟରଙ୍କ ପାଇଁ: ଆମ ବିନା ଯାଞ୍ଚ କରନ୍ତୁ',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'ବ୍ୟାଜ ବିଷୟରେ ଆମ କଥା ମାନିନେବାର ଆବଶ୍ୟକତା ନାହିଁ। {program} ଗୋଟିଏ ମାତ୍ର ଫାଇଲ, ଯାହାର କୋଡ୍ ପଢ଼ିହୁଏ ଏବଂ ଯାହା [ଦାବିର ଡାଟା] ଯାଞ୍ଚ କରେ। ଏଥିପାଇଁ କେବଳ Node.js ଦରକାର: ନେଟୱର୍କ ଦରକାର ନାହିଁ (--log ବ୍ୟତୀତ), ଆମଠାରୁ ମଧ୍ୟ କିଛି ଦରକାର ନାହିଁ:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'ଏହାର ଶେଷ ଦୁଇଟି ଧାଡ଼ି TruCV ର ବା ଅନ୍ୟ କାହାର ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଯାଞ୍ଚ କରେ: {keys} ରେ ପ୍ରଦାନକାରୀଙ୍କ ଚାବି ଅଛି, ଏବଂ {list} ହେଉଛି ରଦ୍ଦ ହୋଇଥିବା ପ୍ରମାଣପତ୍ରର ତାଲିକା, ଯାହାର ଉଲ୍ଲେଖ ସେଥିରେ ଅଛି।',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google ଦ୍ୱାରା ସାଇନ୍ ଇନ୍ କରି” ଦିଆଯାଇଥିବା ସ୍ୱାକ୍ଷର TruCV ତିଆରି କରେ: ଏଥିରୁ ଜଣାପଡ଼େ ଯେ ଉଲ୍ଲେଖିତ ଖାତାର କଥାକୁ ଏହି ସେବା ଲିପିବଦ୍ଧ କରିଛି। ୱାଲେଟର ସ୍ୱାକ୍ଷର ୱାଲେଟର ଚାବିରେ ତିଆରି ହୁଏ, ଯାହା TruCV ପାଖରେ ନାହିଁ।',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ଫାଇଲଟି ନେବା ବେଳେ ଯାହା ସ୍ଥିତି ଥିଲା, ତାହା ଏଥିରେ ଅଛି। ଯିଏ କିଛି ନିଶ୍ଚିତ କରିଛନ୍ତି, ସେ ପରେ ତାହା ପ୍ରତ୍ୟାହାର କରିପାରନ୍ତି, ଏବଂ ପ୍ରୋଗ୍ରାମ ତାହା ଜାଣିପାରିବ ନାହିଁ: ଫାଇଲଟି ପୁଣି ନିଅନ୍ତୁ, କିମ୍ବା ଏଠାରେ ଦେଖନ୍ତୁ।',
    'Our public keys': 'ଆମର ସାର୍ବଜନୀନ ଚାବି',
    'Version {version} was never published': 'ସଂସ୍କରଣ {version} କେବେ ପ୍ରକାଶିତ ହୋଇନାହିଁ',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ଏହାକୁ ଫାଇଲ ଭାବେ ମଧ୍ୟ ଦିଆଯାଇନାହିଁ। ଯେଉଁ ଦଲିଲ ଏହି ସିଭିର ସଂସ୍କରଣ {version} ବୋଲି ଦାବି କରେ, ତାହା ସିଭିଧାରୀ ଏଠାରେ ତିଆରି କରିନାହାନ୍ତି, କିମ୍ବା ସେଥିରେ ପରିବର୍ତ୍ତନ କରାଯାଇଛି।',
    'Your copy says version {version}': 'ଆପଣଙ୍କ କପିରେ ସଂସ୍କରଣ {version} ଲେଖାଅଛି',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'ସାର୍ବଜନୀନ ଥିବା କିଛି ବଦଳିନାହିଁ: ସଂସ୍କରଣ {version} ରେ ଯାହା ଥିଲା, ଏବେ ମଧ୍ୟ ତାହା ହିଁ ପ୍ରକାଶିତ ଅଛି।',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ଏହି ସଂସ୍କରଣ ଥିଲା। ଏହା ତୁଳନାରେ ଏବେ ପ୍ରକାଶିତ ସଂସ୍କରଣ {version} ଏଥିରେ ଅଲଗା:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'ଆପଣଙ୍କ କପିର ଲେଖାକୁ ମିଳାଯାଏ ନାହିଁ: ତାହାକୁ ଏହି ପୃଷ୍ଠା ପାଖରେ ରଖି ଶବ୍ଦ ଶବ୍ଦ କରି ପଢ଼ନ୍ତୁ।',
    'Fetching the claims and the keys…': 'ଦାବି ଓ ଚାବିଗୁଡ଼ିକ ଅଣାଯାଉଛି…',
    'Reading your copy…': 'ଆପଣଙ୍କ କପି ପଢ଼ାଯାଉଛି…',
    'Check again': 'ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ',
    'Fetched at {time}.': 'ମିଳିବାର ସମୟ: {time}।',
    'The claims and TruCV’s public keys, {size} kB.': 'ଦାବି ଓ TruCV ର ସାର୍ବଜନୀନ ଚାବି, {size} kB।',
    'The right CV.': 'ଏହା ସେହି ସିଭି।',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'ଦାବିଗୁଡ଼ିକ ଏହି ସିଭିର, ଏହି ଠିକଣାର ଏବଂ ଆପଣ ଏଠାରେ ଦେଖୁଥିବା ବିଭାଗଗୁଡ଼ିକର ହିଁ।',
    'Not what you see.': 'ଆପଣ ଯାହା ଦେଖୁଛନ୍ତି ତାହା ନୁହେଁ।',
    'What is published now has other sections than this page.': 'ଏବେ ଯାହା ପ୍ରକାଶିତ, ତାହାର ବିଭାଗଗୁଡ଼ିକ ଏହି ପୃଷ୍ଠାଠାରୁ ଅଲଗା।',
    'No letter changed.': 'ଗୋଟିଏ ବି ଅକ୍ଷର ବଦଳିନାହିଁ।',
    'Changed.': 'ପରିବର୍ତ୍ତନ ମିଳିଲା।',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': 'ନିଜ ଫିଙ୍ଗରପ୍ରିଣ୍ଟ ସହ ମେଳ ଖାଉନଥିବା ଲେଖା: {all} ମଧ୍ୟରୁ {wrong}।',
    'Signed by the owner.': 'ସିଭିଧାରୀଙ୍କ ସ୍ୱାକ୍ଷର ଅଛି।',
    'Not signed as it says.': 'ଯେପରି କୁହାଯାଇଛି, ସ୍ୱାକ୍ଷର ସେପରି ନୁହେଁ।',
    'Confirmed.': 'ନିଶ୍ଚିତ କରାଯାଇଛି।',
    'Not confirmed as it says.': 'ଯେପରି କୁହାଯାଇଛି, ନିଶ୍ଚିତକରଣ ସେପରି ନୁହେଁ।',
    'In the log.': 'ଲଗରେ ଅଛି।',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV ର ସାର୍ବଜନୀନ ଲଗରେ ଲିପିବଦ୍ଧ ସ୍ୱାକ୍ଷର: {all} ମଧ୍ୟରୁ {recorded}। ଲଗରେ ଥିବା ପ୍ରବିଷ୍ଟି: {entries}।',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'ଅନ୍ୟଗୁଡ଼ିକ ମଧ୍ୟରୁ ନୂଆ ସ୍ୱାକ୍ଷର ଏକ ମିନିଟ ମଧ୍ୟରେ ଲଗରେ ଆସେ; ଲଗଠାରୁ ପୁରୁଣା ସ୍ୱାକ୍ଷର କେବେ ଆସେ ନାହିଁ।',
    'The log begins with all that this browser saw of it on {day}.':
      'ଏହି ବ୍ରାଉଜର {day} ତାରିଖରେ ଲଗର ଯେତିକି ଅଂଶ ଦେଖିଥିଲା, ଲଗର ଆରମ୍ଭରେ ସେ ସବୁ ଅଛି।',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'ଏହି ବ୍ରାଉଜର ଲଗର ଦେଖିଥିବା ଅଂଶ ମନେରଖେ ଏବଂ ପରବର୍ତ୍ତୀ ଯାଞ୍ଚରେ ମିଳାଏ।',
    'Not in the log as it says.': 'ଯେପରି କୁହାଯାଇଛି, ଲଗରେ ସେପରି ନାହିଁ।',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV ର ସାର୍ବଜନୀନ ଲଗ ସମ୍ପୂର୍ଣ୍ଣ ନୁହେଁ, କିମ୍ବା ପଢ଼ିହେଉନାହିଁ। ଏକ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'One person.': 'ଜଣେ ହିଁ ବ୍ୟକ୍ତି।',
    'All claims are about {name}, as the CV is.': 'ସମସ୍ତ ଦାବି {name} ଙ୍କ ବିଷୟରେ, ସିଭିଟି ମଧ୍ୟ ତାଙ୍କ ନାମରେ।',
    'Another person.': 'ଅନ୍ୟ ବ୍ୟକ୍ତି।',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ସିଭିଟି {name} ଙ୍କର ବୋଲି କୁହାଯାଇଛି, କିନ୍ତୁ ସମସ୍ତ ଦାବି ତାଙ୍କ ବିଷୟରେ ନୁହେଁ।',
    'Signed by the account of {name}, another name than this CV’s.': '{name} ନାମର ଖାତାରୁ ସ୍ୱାକ୍ଷରିତ; ଏହି ନାମ ଏହି ସିଭିର ନାମଠାରୁ ଅଲଗା।',
    'Whether both names are of one person is for you to judge.': 'ଦୁଇଟି ନାମ ଜଣେ ହିଁ ବ୍ୟକ୍ତିଙ୍କର କି ନୁହେଁ, ତାହା ଆପଣ ନିଜେ ବିଚାର କରନ୍ତୁ।',
    'Everything that is signed holds.': 'ଯାହା ଯାହା ସ୍ୱାକ୍ଷରିତ, ସେ ସବୁ ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା।',
    'Not everything holds: what is marked red is not as it was signed.':
      'ସବୁକିଛି ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା ନାହିଁ: ଲାଲ ଚିହ୍ନିତ ଅଂଶ ସ୍ୱାକ୍ଷର ବେଳେ ଯେପରି ଥିଲା, ସେପରି ନାହିଁ।',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ଏହି ସିଭିରେ କିଛି ସ୍ୱାକ୍ଷରିତ ନୁହେଁ, ତେଣୁ ଲେଖା ଛଡ଼ା ଯାଞ୍ଚ କରିବାର କିଛି ନଥିଲା।',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'ପ୍ରତ୍ୟେକ ସ୍ୱାକ୍ଷର ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା। କିନ୍ତୁ ଏସବୁରେ କୌଣସି ସ୍ୱାକ୍ଷର ନାହିଁ: ୱାଲେଟ ସିଭିଧାରୀଙ୍କର ହିଁ ହେବା, ଏବଂ ଅନ୍ୟମାନଙ୍କ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ବିଷୟରେ ଯାହା କୁହାଯାଇଛି।',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ଏବେ ସଂସ୍କରଣ {now} ପ୍ରକାଶିତ, ଏହି ପୃଷ୍ଠାରେ ସଂସ୍କରଣ {version} ଅଛି: ପୃଷ୍ଠାଟି ପୁଣି ଲୋଡ୍ କରନ୍ତୁ।',
    holds: 'ଯାଞ୍ଚରେ ଠିକ୍',
    'Does not hold': 'ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ',
    '{section} does not hold': 'ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ: {section}',
    'this is not in the form in which TruCV publishes it': 'TruCV ଯେଉଁ ରୂପରେ ପ୍ରକାଶ କରେ, ଏହା ସେହି ରୂପରେ ନାହିଁ',
    'the text was changed: it does not fit its fingerprint (digest)': 'ଲେଖା ବଦଳାଯାଇଛି: ଏହା ନିଜ ଫିଙ୍ଗରପ୍ରିଣ୍ଟ (ହ୍ୟାସ୍) ସହ ମେଳ ଖାଏ ନାହିଁ',
    'the owner’s signature does not hold': 'ସିଭିଧାରୀଙ୍କ ସ୍ୱାକ୍ଷର ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ',
    'the institution’s confirmation does not hold': 'ଅନୁଷ୍ଠାନର ନିଶ୍ଚିତକରଣ ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ',
    'it was signed or confirmed under another name than the one on this CV': 'ଏହି ସିଭିର ନାମଠାରୁ ଅଲଗା ନାମରେ ସ୍ୱାକ୍ଷର ବା ନିଶ୍ଚିତ କରାଯାଇଥିଲା',
    'it is said to be more than what was signed': 'ଯାହା ସ୍ୱାକ୍ଷରିତ ହୋଇଥିଲା, ତା’ଠାରୁ ଅଧିକ ବୋଲି କୁହାଯାଇଛି',
    'it is not in the public log as it says': 'ଯେପରି କୁହାଯାଇଛି, ସାର୍ବଜନୀନ ଲଗରେ ଏହା ସେପରି ନାହିଁ',
    'the signature that this page shows was withdrawn': 'ଏହି ପୃଷ୍ଠାରେ ଦେଖାଯାଉଥିବା ସ୍ୱାକ୍ଷର ପ୍ରତ୍ୟାହାର କରାଯାଇଛି',
    'the evidence that this page shows was taken away': 'ଏହି ପୃଷ୍ଠାରେ ଦେଖାଯାଉଥିବା ସହାୟକ ପ୍ରମାଣ ହଟାଇ ନିଆଯାଇଛି',
    'the confirmation that this page shows was withdrawn': 'ଏହି ପୃଷ୍ଠାରେ ଦେଖାଯାଉଥିବା ନିଶ୍ଚିତକରଣ ପ୍ରତ୍ୟାହାର କରାଯାଇଛି',
    'the credential that this page shows does not count any more': 'ଏହି ପୃଷ୍ଠାରେ ଦେଖାଯାଉଥିବା ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଆଉ ଗ୍ରହଣୀୟ ନୁହେଁ',
    'the text that is published now is another one than on this page': 'ଏବେ ପ୍ରକାଶିତ ଲେଖା ଏହି ପୃଷ୍ଠାର ଲେଖାଠାରୁ ଅଲଗା',
    'this section is not among what is published now': 'ଏବେ ଯାହା ପ୍ରକାଶିତ, ସେଥିରେ ଏହି ବିଭାଗ ନାହିଁ',
    'What this does not show': 'ଏଥିରୁ ଯାହା ଜଣାପଡ଼େ ନାହିଁ',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'ସିଭିରେ ଲେଖାଥିବା କଥା ସତ୍ୟ କି ନୁହେଁ। ସ୍ୱାକ୍ଷରରୁ ଏତିକି ଜଣାପଡ଼େ ଯେ କଥାଟି କାହାର, ଏବଂ ସେବେଠାରୁ ଗୋଟିଏ ବି ଅକ୍ଷର ବଦଳିନାହିଁ।',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ଯେଉଁ ଅନୁଷ୍ଠାନର ନାମ ସହ ଡୋମେନଟି ମେଳ ଖାଉଛି, ତାହା ସେହି ଅନୁଷ୍ଠାନର କି ନୁହେଁ। ଇମେଲ ଠିକଣା ସିଭିଧାରୀ ଦେଇଥିଲେ।',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ଖାତା ବା ୱାଲେଟ ପଛରେ ଥିବା ବ୍ୟକ୍ତି କିଏ। “Google ଦ୍ୱାରା ସାଇନ୍ ଇନ୍ କରି” ହେଉଛି TruCV ର ନିଜ ରେକର୍ଡ।',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV ସଚ୍ଚୋଟ କି ନୁହେଁ: ଏହି ପୃଷ୍ଠା ମଧ୍ୟ TruCV ର। “ଇଞ୍ଜିନିୟରଙ୍କ ପାଇଁ” ତଳେ ଥିବା ପ୍ରୋଗ୍ରାମ ଏହା ବିନା ଚାଲେ।',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV ସମସ୍ତଙ୍କୁ ଏକା ଲଗ ଦେଖାଏ କି ନୁହେଁ। ଫରକ ଥିଲେ, ଲଗ ଉପରେ ନଜର ରଖୁଥିବା ସାକ୍ଷୀ ଓ log-audit.mjs ଭଳି ପ୍ରୋଗ୍ରାମ ତାହା ଜାଣିପାରିବେ।',
    'What is withdrawn later. Check again when it matters.': 'ପରେ କ’ଣ ପ୍ରତ୍ୟାହାର କରାଯିବ। ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ ବେଳେ ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ।',
    'It cannot be checked: {problem}.': 'ଏହାକୁ ଯାଞ୍ଚ କରାଯାଇପାରିବ ନାହିଁ: {problem}।',
    'This browser could not do the check. The program under “For engineers” can.':
      'ଏହି ବ୍ରାଉଜର ଯାଞ୍ଚ କରିପାରିଲା ନାହିଁ। “ଇଞ୍ଜିନିୟରଙ୍କ ପାଇଁ” ତଳେ ଥିବା ପ୍ରୋଗ୍ରାମ କରିପାରିବ।',
    'This page was opened without https, where browsers check no signatures.':
      'ଏହି ପୃଷ୍ଠା https ବିନା ଖୋଲାଯାଇଛି, ଏବଂ ସେତେବେଳେ ବ୍ରାଉଜର ସ୍ୱାକ୍ଷର ଯାଞ୍ଚ କରେ ନାହିଁ।',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV ସହ ଯୋଗାଯୋଗ ହୋଇପାରୁନାହିଁ। ଆପଣଙ୍କ ଇଣ୍ଟରନେଟ ସଂଯୋଗ ଦେଖନ୍ତୁ, ତା’ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'ଏହି ସିଭି ପାଇଁ ପାସୱାର୍ଡ ଦରକାର। ସିଭିଟି ପୁଣି ଖୋଲନ୍ତୁ, ତା’ପରେ ଚେଷ୍ଟା କରନ୍ତୁ।',
    'This CV is no longer published: nothing of it can be checked now.':
      'ଏହି ସିଭି ଆଉ ପ୍ରକାଶିତ ନୁହେଁ: ଏହାର କିଛି ଏବେ ଯାଞ୍ଚ କରାଯାଇପାରିବ ନାହିଁ।',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ରୁ ତ୍ରୁଟି ଆସିଲା ({status})। ଏକ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'ଉତ୍ତରଟି ଅଧା ଆସିଲା, କିମ୍ବା ତାହା TruCV ର ଉତ୍ତର ନୁହେଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'The reply is about another CV: nothing of it counts for this one.':
      'ଉତ୍ତରଟି ଅନ୍ୟ ଏକ ସିଭି ବିଷୟରେ: ତାହାର କିଛି ଏହି ସିଭି ପାଇଁ ଗଣାଯାଏ ନାହିଁ।',
    'The reply is of another service: its signatures do not count at this address.':
      'ଉତ୍ତରଟି ଅନ୍ୟ ଏକ ସେବାର: ତାହାର ସ୍ୱାକ୍ଷର ଏହି ଠିକଣାରେ ଗ୍ରହଣୀୟ ନୁହେଁ।',
    'This file is damaged, or is not a copy of a CV.': 'ଏହି ଫାଇଲ ନଷ୍ଟ ହୋଇଛି, କିମ୍ବା ଏହା ସିଭିର କପି ନୁହେଁ।',
    'This is a copy of another CV.': 'ଏହା ଅନ୍ୟ ଏକ ସିଭିର କପି।',
    'This is a JSON Resume, which holds no signatures to compare.': 'ଏହା ଏକ JSON Resume; ଏଥିରେ ମିଳାଇବା ପାଇଁ ସ୍ୱାକ୍ଷର ନଥାଏ।',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'ଏଠାରେ Word ଫାଇଲ ପଢ଼ାଯାଏ ନାହିଁ। ଫାଇଲର ଶେଷରେ ଥିବା ଠିକଣା ଖୋଲନ୍ତୁ: ସେଠାରୁ ମିଳାଇହେବ।',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ଏହି PDF ରେ ଏହି ସିଭିର ଏକାଧିକ ସଂସ୍କରଣର ଉଲ୍ଲେଖ ଅଛି: ଏହା ଏକାଧିକ ଫାଇଲ ଯୋଡ଼ି ତିଆରି ହୋଇଛି।',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ଏହି PDF ରେ ସିଭିର କୌଣସି ସଂସ୍କରଣର ଉଲ୍ଲେଖ ନାହିଁ: ଏହା ଏଠାରେ ତିଆରି ହୋଇନାହିଁ, କିମ୍ବା ଅନ୍ୟ ପ୍ରୋଗ୍ରାମ ଦ୍ୱାରା ନୂଆ କରି ତିଆରି ହୋଇଛି।',
    'Your copy says that it is of {day}.': 'ଆପଣଙ୍କ କପିରେ ଲେଖାଥିବା ତାରିଖ: {day}।',
    'In your copy this does not hold:': 'ଆପଣଙ୍କ କପିରେ ଏହା ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ:',
    'Since then:': 'ସେବେଠାରୁ:',
    'Nothing has changed since.': 'ସେବେଠାରୁ କିଛି ବଦଳିନାହିଁ।',
    'Added: {section}': 'ଯୋଡ଼ାଯାଇଛି: {section}',
    'Changed: {section}': 'ବଦଳିଛି: {section}',
    'Removed: {section}': 'ହଟାଯାଇଛି: {section}',
    'Confirmed since: {section}': 'ପରେ ନିଶ୍ଚିତ କରାଯାଇଛି: {section}',
    'No longer confirmed: {section}': 'ଆଉ ନିଶ୍ଚିତ ନୁହେଁ: {section}',
    'Signed since: {section}': 'ପରେ ସ୍ୱାକ୍ଷର କରାଯାଇଛି: {section}',
    'No longer signed: {section}': 'ଆଉ ସ୍ୱାକ୍ଷରିତ ନୁହେଁ: {section}',
    'This credential holds.': 'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଯାଞ୍ଚରେ ଠିକ୍ ଅଛି।',
    'It is called {title}, of {day}.': 'ଏହାର ନାମ {title}, ତାରିଖ {day}।',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV ସ୍ୱାକ୍ଷର କରିବା ପରଠାରୁ ଏହା ବଦଳିନାହିଁ, ଏବଂ ଏବେ ରଦ୍ଦ ହୋଇନାହିଁ।',
    'The words that it is about are on this CV: {section}.': 'ଏହା ଯେଉଁ ଶବ୍ଦ ବିଷୟରେ, ସେଗୁଡ଼ିକ ଏହି ସିଭିରେ ଅଛି: {section}।',
    'The words that it is about are not on this CV, or were changed since.':
      'ଏହା ଯେଉଁ ଶବ୍ଦ ବିଷୟରେ, ସେଗୁଡ଼ିକ ଏହି ସିଭିରେ ନାହିଁ, କିମ୍ବା ପରେ ବଦଳାଯାଇଛି।',
    'This credential does not hold.': 'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଯାଞ୍ଚରେ ଠିକ୍ ନୁହେଁ।',
    'This credential is not valid yet.': 'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଏପର୍ଯ୍ୟନ୍ତ ବୈଧ ହୋଇନାହିଁ।',
    'This credential has ended.': 'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ରର ଅବଧି ଶେଷ ହୋଇଛି।',
    'The signature holds, but this credential was withdrawn.': 'ସ୍ୱାକ୍ଷର ଠିକ୍ ଅଛି, କିନ୍ତୁ ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ରଦ୍ଦ ହୋଇଛି।',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'ସ୍ୱାକ୍ଷର ଠିକ୍ ଅଛି, କିନ୍ତୁ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ରଦ୍ଦ ହୋଇଛି କି ନାହିଁ, ତାହା ଜାଣିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'This is a credential about another person, or about another name.':
      'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର ଅନ୍ୟ ଜଣେ ବ୍ୟକ୍ତି କିମ୍ବା ଅନ୍ୟ ଏକ ନାମ ବିଷୟରେ।',
    'TruCV did not issue this credential.': 'ଏହି ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର TruCV ଜାରି କରିନାହିଁ।',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'ଏହି ପୃଷ୍ଠା TruCV ର ନିଜ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ରକୁ JWT ଫାଇଲ (.jwt) ଭାବେ ଯାଞ୍ଚ କରେ। ଏହି ପ୍ରମାଣପତ୍ରକୁ “ଇଞ୍ଜିନିୟରଙ୍କ ପାଇଁ” ତଳେ ଥିବା ପ୍ରୋଗ୍ରାମ ଯାଞ୍ଚ କରେ: node verify-cv.mjs, ଫାଇଲ, --keys ଓ ପ୍ରଦାନକାରୀଙ୍କ did.json।',
    'No CV at this address — TruCV': 'ଏହି ଠିକଣାରେ କୌଣସି ସିଭି ନାହିଁ — TruCV',
    'There is no CV here': 'ଏଠାରେ କୌଣସି ସିଭି ନାହିଁ',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ଲିଙ୍କଟି ଅସମ୍ପୂର୍ଣ୍ଣ ହୋଇପାରେ, କିମ୍ବା ସିଭିଧାରୀ ପୃଷ୍ଠାଟି ହଟାଇ ଦେଇଥାଇପାରନ୍ତି। ଯଦି କେହି ଆପଣଙ୍କୁ ଲିଙ୍କ ପଠାଇଛନ୍ତି, ତେବେ ତାଙ୍କୁ ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।',
    'Go to TruCV': 'TruCV କୁ ଯାଆନ୍ତୁ',
    'This CV is protected': 'ଏହି ସିଭି ସୁରକ୍ଷିତ',
    'Its owner asks for a password. It usually comes with the link.':
      'ଏହାକୁ ଖୋଲିବା ପାଇଁ ସିଭିଧାରୀ ପାସୱାର୍ଡ ରଖିଛନ୍ତି। ପାସୱାର୍ଡ ସାଧାରଣତଃ ଲିଙ୍କ ସହିତ ପଠାଯାଏ।',
    Password: 'ପାସୱାର୍ଡ',
    'Open the CV': 'ସିଭି ଖୋଲନ୍ତୁ',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'ତା’ପରେ ଏହା ଏହି ବ୍ରାଉଜରରେ 12 ଘଣ୍ଟା ଖୋଲା ରହିବ। ଆପଣଙ୍କ ପାଖରେ ପାସୱାର୍ଡ ନାହିଁ? ଯିଏ ଆପଣଙ୍କୁ ଲିଙ୍କ ପଠାଇଛନ୍ତି, ତାଙ୍କୁ ପଚାରନ୍ତୁ।',
    'This form was sent from another site. Enter the password here.': 'ଏହି ଫର୍ମ ଅନ୍ୟ ସାଇଟରୁ ପଠାଯାଇଥିଲା। ପାସୱାର୍ଡ ଏଠାରେ ଲେଖନ୍ତୁ।',
    'This is not the password. Capital letters count.': 'ଏହି ପାସୱାର୍ଡ ଠିକ୍ ନୁହେଁ। ବଡ଼ ଓ ଛୋଟ ଅକ୍ଷର (A ଓ a) ଅଲଗା ଧରାଯାଏ।',
    'Many people are asking just now. Try again in a few seconds.':
      'ଏବେ ବହୁତ ଲୋକ ଚେଷ୍ଟା କରୁଛନ୍ତି। କିଛି ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    '[TruCV], where people write CVs that others can check': '[TruCV], ଯେଉଁଠାରେ ଲୋକେ ଏପରି ସିଭି ଲେଖନ୍ତି, ଯାହାକୁ ଅନ୍ୟମାନେ ଯାଞ୍ଚ କରିପାରନ୍ତି',
    'Hello,': 'ନମସ୍କାର,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{institution} କୁ {person} ଙ୍କ ଅନୁରୋଧ, ସିଭିର ଏହି ବିଭାଗକୁ ନିଶ୍ଚିତ କରନ୍ତୁ: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'ଦୁଇଟି ଯାକ ନାମ ଅନୁରୋଧ କରୁଥିବା TruCV ବ୍ୟବହାରକାରୀ ଲେଖିଛନ୍ତି। ଆମେ ସେଗୁଡ଼ିକୁ ଯାଞ୍ଚ କରିନାହୁଁ।',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'କ’ଣ ଦାବି କରାଯାଇଛି, ତାହା ତଳ ଲିଙ୍କରେ ଦେଖାଯାଏ। ଅନୁଷ୍ଠାନ ତରଫରୁ କହିପାରୁଥିବା ଯେକୌଣସି ବ୍ୟକ୍ତି ଏହାକୁ ନିଶ୍ଚିତ କରିପାରିବେ ବା ମନା କରିପାରିବେ; ଖାତାର ଆବଶ୍ୟକତା ନାହିଁ।',
    'Look at the claim and answer': 'ଦାବି ଦେଖନ୍ତୁ ଓ ଉତ୍ତର ଦିଅନ୍ତୁ',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ଏହି ଲିଙ୍କରୁ {day} ପର୍ଯ୍ୟନ୍ତ ଥରେ ମାତ୍ର ଉତ୍ତର ଦିଆଯାଇପାରିବ। ଆପଣ କିଛି ନକଲେ, କିଛି ନିଶ୍ଚିତ ହେବ ନାହିଁ। ଦୟାକରି ଏହି ଲିଙ୍କ ଅନ୍ୟ କାହାକୁ ଦିଅନ୍ତୁ ନାହିଁ: ଯାହା ପାଖରେ ଏହା ଥିବ, ସେ ଉତ୍ତର ଦେଇପାରିବେ।',
    'Answer all requests at one place': 'ସବୁ ଅନୁରୋଧର ଉତ୍ତର ଗୋଟିଏ ସ୍ଥାନରେ ଦିଅନ୍ତୁ',
    'Never write to me again': 'ମୋତେ ଆଉ କେବେ ଇମେଲ ପଠାନ୍ତୁ ନାହିଁ',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'କିଛି ପ୍ରଶ୍ନ ଅଛି କି? ଏହି ଠିକଣାକୁ ଲେଖନ୍ତୁ: {address}। ଏହି ଇମେଲର ଉତ୍ତର ପଢ଼ାଯାଏ ନାହିଁ।',
    'Change the language': 'ଭାଷା ବଦଳାନ୍ତୁ',
    'Can you confirm this?': 'ଆପଣ ଏହାକୁ ନିଶ୍ଚିତ କରିପାରିବେ କି?',
    'What you answer for': 'ଆପଣ ଯେଉଁ ବିଷୟରେ ଉତ୍ତର ଦେଉଛନ୍ତି',
    'Name on the CV': 'ସିଭିରେ ଥିବା ନାମ',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'ଆପଣଙ୍କ ରେକର୍ଡରେ ଏହି ବ୍ୟକ୍ତିଙ୍କୁ ଖୋଜିବା ପାଇଁ: {reference}। ଏହା ଅନୁରୋଧ କରୁଥିବା ବ୍ୟବହାରକାରୀ ଲେଖିଛନ୍ତି। ଆପଣ ଯାହା ନିଶ୍ଚିତ କରିବେ ଏହା ତାହାର ଅଂଶ ନୁହେଁ, ଏବଂ ଆପଣଙ୍କ ଛଡ଼ା ଆଉ କାହାକୁ ଦେଖାଯାଏ ନାହିଁ।',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'ଆପଣଙ୍କ ଡୋମେନରୁ ଏହି ସମାନ ଶବ୍ଦ ଅନ୍ୟ ନାମ ପାଇଁ {day} ତାରିଖରେ ନିଶ୍ଚିତ କରାଯାଇଥିଲା: {before}। ଏବେ ଆପଣଙ୍କୁ ଏହି ନାମ ପାଇଁ ପଚରାଯାଉଛି: {person}। ଉଭୟ ନାମ ଜଣେ ବ୍ୟକ୍ତିଙ୍କର ବୋଲି ଜାଣିଥିଲେ ହିଁ ନିଶ୍ଚିତ କରନ୍ତୁ।',
    'What your answer means': 'ଆପଣଙ୍କ ଉତ୍ତରର ଅର୍ଥ',
    'Not part of your answer': 'ଆପଣଙ୍କ ଉତ୍ତରର ଅଂଶ ନୁହେଁ',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'ନିଶ୍ଚିତ କଲେ, ଆପଣ କହୁଛନ୍ତି ଯେ ଆପଣ ଅନୁଷ୍ଠାନ ତରଫରୁ କହିପାରିବେ, ଏବଂ {person} ଙ୍କ ବିଷୟରେ ଏହା ସତ୍ୟ: {covered}।',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'ତା’ପରେ ସିଭିର ଏହି ବିଭାଗ ପଢ଼ିପାରୁଥିବା ସମସ୍ତେ ଦେଖିବେ “{badge}”, ସେଠାରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ଉତ୍ତର ଦେଇଛନ୍ତି ବୋଲି, ଏବଂ ଆପଣ ଦେଇଥିବା ନାମ। ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ଦେଖାଯାଏ ନାହିଁ।',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'ଏହା ସହାୟକ ପ୍ରମାଣ ଭାବେ ରଖାଯିବ, ଅନୁଷ୍ଠାନର ନିଶ୍ଚିତକରଣ ଭାବେ ଦେଖାଯିବ ନାହିଁ।',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'ସିଭି ଯାଞ୍ଚ କରୁଥିବା ଲୋକେ ଦେଖିବେ ଯେ {domain} ଡୋମେନରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ ସହମତି ଦେଇଛନ୍ତି, ଏବଂ ଏହା କାହିଁକି କୌଣସି ଅନୁଷ୍ଠାନର କଥା ନୁହେଁ।',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'ଏହା ଏହି ନାମ ପାଇଁ, ଏହି ତଥ୍ୟ ଥିବା ଏହି ସିଭିଧାରୀଙ୍କ ପ୍ରତ୍ୟେକ ସିଭିରେ ଗଣାଯାଏ। ସିଭିଧାରୀ ବିଭାଗର ବାକି ଅଂଶ ବଦଳାଇପାରନ୍ତି, ଏବଂ ଆପଣଙ୍କ କଥା ଏହି ତଥ୍ୟ ସହିତ ରହେ। କୌଣସି ତଥ୍ୟ ବା ନାମ ବଦଳିଲେ ଏହା ଆଉ ଗଣାଯାଏ ନାହିଁ।',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'ଏହା ଏହି ନାମ ପାଇଁ, ଠିକ୍ ଏହି ଲେଖା ଥିବା ଏହି ସିଭିଧାରୀଙ୍କ ପ୍ରତ୍ୟେକ ସିଭିରେ ଗଣାଯାଏ। ଲେଖା ବା ନାମ ବଦଳିଲେ ଏହା ଆଉ ଗଣାଯାଏ ନାହିଁ।',
    'If you decline, only the owner of the CV gets to know it.': 'ଆପଣ ମନା କଲେ, କେବଳ ସିଭିଧାରୀ ଏହା ଜାଣିବେ।',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'ଆପଣ {day} ପର୍ଯ୍ୟନ୍ତ ଥରେ ଉତ୍ତର ଦେଇପାରିବେ। ତା’ପରେ ବର୍ଷେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ସେହି ଲିଙ୍କରୁ ନିଶ୍ଚିତକରଣ ପ୍ରତ୍ୟାହାର କରିପାରିବେ।',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ଏହି ସିଭି କିଏ ଲେଖିଛନ୍ତି, ତାହା ଆମେ ଯାଞ୍ଚ କରିନାହୁଁ। ଆପଣ ତାଙ୍କୁ ନଜାଣିଥିଲେ, ମନା କରନ୍ତୁ, କିମ୍ବା କିଛି କରନ୍ତୁ ନାହିଁ।',
    'Files the owner has added': 'ସିଭିଧାରୀ ଯୋଡ଼ିଥିବା ଫାଇଲ',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ଆମେ ଏଗୁଡ଼ିକୁ ଲେଖା ସହ ମିଳାଇନାହୁଁ। ଆପଣ ଉତ୍ତର ଦେବା ପର୍ଯ୍ୟନ୍ତ ଏଗୁଡ଼ିକର ପୃଷ୍ଠାର ଚିତ୍ର ନୂଆ ଟ୍ୟାବରେ ଖୋଲେ।',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ଏଗୁଡ଼ିକ ସିଭିଧାରୀ ଯୋଡ଼ିଥିବା ଏକ ଫାଇଲର ଚିତ୍ର। ଆମେ ଏହାକୁ ଲେଖା ସହ ମିଳାଇନାହୁଁ।',
    'Pages shown: {shown} of {all}': 'ଦେଖାଯାଇଥିବା ପୃଷ୍ଠା: {all} ମଧ୍ୟରୁ {shown}',
    'Page {page} of {all}': 'ପୃଷ୍ଠା {page}, ମୋଟ {all}',
    'Your answer': 'ଆପଣଙ୍କ ଉତ୍ତର',
    'Yes, this is true': 'ହଁ, ଏହା ସତ୍ୟ',
    'No, I do not confirm this': 'ନା, ମୁଁ ଏହାକୁ ନିଶ୍ଚିତ କରୁନାହିଁ',
    'Your name and office': 'ଆପଣଙ୍କ ନାମ ଓ ପଦବୀ',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'ନିଶ୍ଚିତ କରିବା ପାଇଁ ଆବଶ୍ୟକ। ଏହା ସିଭି ସହିତ ଉଦ୍ଧୃତି ଚିହ୍ନ ଭିତରେ ଦେଖାଯାଏ। ୱେବ ଠିକଣା ଲେଖନ୍ତୁ ନାହିଁ।',
    'A note to the owner': 'ସିଭିଧାରୀଙ୍କ ପାଇଁ ବାର୍ତ୍ତା',
    'If you like. Only the owner sees it.': 'ବାଧ୍ୟତାମୂଳକ ନୁହେଁ। କେବଳ ସିଭିଧାରୀ ଏହା ଦେଖିବେ।',
    'Send my answer': 'ମୋ ଉତ୍ତର ପଠାନ୍ତୁ',
    'Choose an answer.': 'ଗୋଟିଏ ଉତ୍ତର ବାଛନ୍ତୁ।',
    'Say who confirms this.': 'କିଏ ନିଶ୍ଚିତ କରୁଛନ୍ତି, ତାହା ଲେଖନ୍ତୁ।',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ଏହା ବହୁତ ଲମ୍ବା, କିମ୍ବା ଏଥିରେ ୱେବ ଠିକଣା ବା ଅଦୃଶ୍ୟ ଅକ୍ଷର ଅଛି। ସଂକ୍ଷିପ୍ତ ଶବ୍ଦର ବିନ୍ଦୁ ପରେ ଖାଲି ସ୍ଥାନ ଛାଡ଼ନ୍ତୁ।',
    'This was answered already.': 'ଏହାର ଉତ୍ତର ପୂର୍ବରୁ ଦିଆଯାଇସାରିଛି।',
    'Your answer could not be stored. Try again.': 'ଆପଣଙ୍କ ଉତ୍ତର ସାଇତାଯାଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    'Thank you, this is confirmed': 'ଧନ୍ୟବାଦ, ଏହା ନିଶ୍ଚିତ କରାଗଲା',
    'Not confirmed': 'ନିଶ୍ଚିତ କରାଯାଇନାହିଁ',
    Withdrawn: 'ପ୍ରତ୍ୟାହାର କରାଯାଇଛି',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: ସେଠାରେ ଇମେଲ ପଢ଼ୁଥିବା କେହି ଜଣେ, ଯାହାଙ୍କ ଦେଇଥିବା ନାମ {name}, {person} ଙ୍କ ସିଭିର ଏହି ବିଭାଗକୁ {day} ତାରିଖରେ ନିଶ୍ଚିତ କରିଛନ୍ତି: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} ଙ୍କ ସିଭିର ଏହି ବିଭାଗକୁ {day} ତାରିଖରେ ନିଶ୍ଚିତ କରାଗଲା ନାହିଁ, ଏବଂ କେବଳ ସିଭିଧାରୀ ଏହା ଜାଣିବେ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} ଙ୍କ ସିଭିର ଏହି ନିଶ୍ଚିତକରଣ {day} ତାରିଖରେ ପ୍ରତ୍ୟାହାର କରାଗଲା, ଏବଂ ଏହା ଆଉ କାହାକୁ ଦେଖାଯାଏ ନାହିଁ: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'ଏହା ଭୁଲ ଥିଲା କି, ନା ଏବେ ଆଉ ଠିକ୍ ନୁହେଁ? ଆପଣ {day} ପର୍ଯ୍ୟନ୍ତ [ଏହାକୁ ପ୍ରତ୍ୟାହାର କରିପାରିବେ]।',
    'Withdraw this confirmation?': 'ଏହି ନିଶ୍ଚିତକରଣ ପ୍ରତ୍ୟାହାର କରିବେ କି?',
    'It was given on {day} for the CV of {person}: {section}': 'ଏହା {day} ତାରିଖରେ {person} ଙ୍କ ସିଭି ପାଇଁ ଦିଆଯାଇଥିଲା: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'ପ୍ରତ୍ୟାହାର ପରେ ଏହା କୌଣସି ସିଭିରେ ଦେଖାଯିବ ନାହିଁ, ଏବଂ ସିଭିଧାରୀ ଏକ ଇମେଲ ପାଇବେ। ଏହି ନିଷ୍ପତ୍ତି ଚୂଡ଼ାନ୍ତ।',
    Withdraw: 'ପ୍ରତ୍ୟାହାର କରନ୍ତୁ',
    'Keep it': 'ରହିବାକୁ ଦିଅନ୍ତୁ',
    'Never get such mails again?': 'ଏପରି ଇମେଲ ଆଉ କେବେ ଚାହୁଁନାହାନ୍ତି କି?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'ତେବେ ଏହି ଲିଙ୍କ ଯେଉଁ ଠିକଣାକୁ ପଠାଯାଇଥିଲା, ସେଠାକୁ ଆମେ କୌଣସି ଅନୁରୋଧ ପଠାଇବୁ ନାହିଁ, ଯିଏ କହିଲେ ମଧ୍ୟ। ଏହାକୁ ପରେ ବଦଳାଯାଇପାରିବ ନାହିଁ।',
    'We will not write to you again': 'ଆମେ ଆପଣଙ୍କୁ ଆଉ ଇମେଲ ପଠାଇବୁ ନାହିଁ',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ଏହି ଲିଙ୍କ ଯେଉଁ ଠିକଣାକୁ ପଠାଯାଇଥିଲା, ସେଠାକୁ ଆମ ତରଫରୁ ଆଉ କୌଣସି ଅନୁରୋଧ ଯିବ ନାହିଁ, ଯିଏ କହିଲେ ମଧ୍ୟ। ଏହା ଜାଣିବାକୁ ଯେତିକି ଦରକାର, ସେହି ଠିକଣାର ତା’ଠାରୁ ଅଧିକ କିଛି ଆମେ ରଖୁନାହୁଁ।',
    'This link leads nowhere': 'ଏହି ଲିଙ୍କରେ କିଛି ନାହିଁ',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ଲିଙ୍କଟି ଅସମ୍ପୂର୍ଣ୍ଣ ହୋଇପାରେ, ଏହାର ସମୟ ଶେଷ ହୋଇଥାଇପାରେ, କିମ୍ବା ସିଭିଧାରୀ ପ୍ରଶ୍ନଟି ପ୍ରତ୍ୟାହାର କରିଥାଇପାରନ୍ତି ବା ଯେଉଁ ଶବ୍ଦ ବିଷୟରେ ପ୍ରଶ୍ନ ଥିଲା ତାହା ବଦଳାଇଥାଇପାରନ୍ତି। ଆପଣଙ୍କୁ କିଛି କରିବାକୁ ପଡ଼ିବ ନାହିଁ।',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count}ଟି ଲେଖା ଯାଞ୍ଚ ହେଲା; ତାହା ନିଜ ଫିଙ୍ଗରପ୍ରିଣ୍ଟ ସହ ମେଳ ଖାଏ।',
      other: '{count}ଟି ଲେଖା ଯାଞ୍ଚ ହେଲା; ପ୍ରତ୍ୟେକ ନିଜ ଫିଙ୍ଗରପ୍ରିଣ୍ଟ ସହ ମେଳ ଖାଏ।',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count}ଟି ସ୍ୱାକ୍ଷର ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା। TruCV ଲିପିବଦ୍ଧ କରିଥିବା: {account}, ୱାଲେଟ ଦ୍ୱାରା: {wallet}।',
      other: '{count}ଟି ସ୍ୱାକ୍ଷର ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା। TruCV ଲିପିବଦ୍ଧ କରିଥିବା: {account}, ୱାଲେଟ ଦ୍ୱାରା: {wallet}।',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count}ଟି ବିଭାଗ, TruCV ଦ୍ୱାରା ଲିପିବଦ୍ଧ: {domains}।',
      other: '{count}ଟି ବିଭାଗ, TruCV ଦ୍ୱାରା ଲିପିବଦ୍ଧ: {domains}।',
    },
    '{count} sections do not hold.': { one: '{count}ଟି ବିଭାଗ ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା ନାହିଁ।', other: '{count}ଟି ବିଭାଗ ଯାଞ୍ଚରେ ଠିକ୍ ବାହାରିଲା ନାହିଁ।' },
    '{count} sections with a credential signed by {who}': {
      one: '{count}ଟି ବିଭାଗ ସହ {who} ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର',
      other: '{count}ଟି ବିଭାଗ ସହ {who} ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର',
    },
    '{count} sections confirmed by {who}': { one: '{count}ଟି ବିଭାଗ {who} ରୁ ନିଶ୍ଚିତ', other: '{count}ଟି ବିଭାଗ {who} ରୁ ନିଶ୍ଚିତ' },
    '{count} sections signed by {who}': {
      one: '{count}ଟି ବିଭାଗ {who} ଙ୍କ ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ',
      other: '{count}ଟି ବିଭାଗ {who} ଙ୍କ ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count}ଟି ବିଭାଗ ସହ ଏକାଧିକ ଡୋମେନ ({many}) ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର',
      other: '{count}ଟି ବିଭାଗ ସହ ଏକାଧିକ ଡୋମେନ ({many}) ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ ଡିଜିଟାଲ ପ୍ରମାଣପତ୍ର',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count}ଟି ବିଭାଗ ଏକାଧିକ ଡୋମେନରୁ ({many}) ନିଶ୍ଚିତ',
      other: '{count}ଟି ବିଭାଗ ଏକାଧିକ ଡୋମେନରୁ ({many}) ନିଶ୍ଚିତ',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count}ଟି ବିଭାଗ ଏକାଧିକ ବ୍ୟକ୍ତି ବା ୱାଲେଟ ({many}) ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ',
      other: '{count}ଟି ବିଭାଗ ଏକାଧିକ ବ୍ୟକ୍ତି ବା ୱାଲେଟ ({many}) ଦ୍ୱାରା ସ୍ୱାକ୍ଷରିତ',
    },
    '{count} sections with evidence only': {
      one: '{count}ଟି ବିଭାଗ ସହ କେବଳ ସହାୟକ ପ୍ରମାଣ',
      other: '{count}ଟି ବିଭାଗ ସହ କେବଳ ସହାୟକ ପ୍ରମାଣ',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count}ଟି ବିଭାଗରେ ଏପରି ସ୍ୱାକ୍ଷର ଯାହା ଆଉ ଗ୍ରହଣୀୟ ନୁହେଁ',
      other: '{count}ଟି ବିଭାଗରେ ଏପରି ସ୍ୱାକ୍ଷର ଯାହା ଆଉ ଗ୍ରହଣୀୟ ନୁହେଁ',
    },
    '{count} sections not signed': { one: '{count}ଟି ବିଭାଗରେ ସ୍ୱାକ୍ଷର ନାହିଁ', other: '{count}ଟି ବିଭାଗରେ ସ୍ୱାକ୍ଷର ନାହିଁ' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'ଏଠାରୁ ବହୁତ ଥର ଭୁଲ ପାସୱାର୍ଡ ଦିଆଯାଇଛି। {count} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
      other: 'ଏଠାରୁ ବହୁତ ଥର ଭୁଲ ପାସୱାର୍ଡ ଦିଆଯାଇଛି। {count} ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    },
  },
} satisfies ReaderTexts
