// Our words for readers in Greek.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'el',
  texts: {
    title: 'τίτλος',
    place: 'τόπος',
    name: 'όνομα',
    address: 'διεύθυνση',
    label: 'ετικέτα',
    value: 'τιμή',
    institution: 'ίδρυμα',
    board: 'σχολική αρχή',
    organisation: 'οργανισμός',
    degree: 'τίτλος σπουδών',
    'field of study': 'αντικείμενο σπουδών',
    from: 'έναρξη',
    until: 'λήξη',
    date: 'ημερομηνία',
    dates: 'ημερομηνίες',
    score: 'βαθμός',
    scale: 'βαθμολογική κλίμακα',
    'kind of score': 'είδος βαθμού',
    description: 'περιγραφή',
    employer: 'εργοδότης',
    'still there': 'εργάζεται ακόμη εκεί',
    about: 'σχετικά με την εταιρεία',
    'roles at one employer': 'ρόλοι στον ίδιο εργοδότη',
    highlights: 'βασικά σημεία',
    level: 'επίπεδο',
    keywords: 'λέξεις-κλειδιά',
    provider: 'πάροχος',
    issuer: 'εκδότης',
    'credential ID': 'αριθμός πιστοποιητικού',
    publisher: 'εκδοτικός οίκος',
    'awarding body': 'φορέας απονομής',
    fluency: 'επίπεδο γλώσσας',
    'e-mail': 'e-mail',
    phone: 'τηλέφωνο',
    'what they say': 'κείμενο της σύστασης',
    subtitle: 'υπότιτλος',
    hidden: 'κρυφό',
    'shown to readers': 'ορατό στους αναγνώστες',
    roles: 'ρόλοι',
    courses: 'μαθήματα',
    kind: 'είδος',
    profession: 'επάγγελμα',
    location: 'τοποθεσία',
    picture: 'φωτογραφία',
    links: 'σύνδεσμοι',
    'everything that is written here': 'όλα όσα αναγράφονται εδώ',
    'some facts': 'ορισμένα στοιχεία',
    Yes: 'Ναι',
    Percentage: 'Ποσοστό',
    CGPA: 'Συνολικός μέσος όρος',
    GPA: 'Μέσος όρος',
    Grade: 'Βαθμός',
    'Class or division': 'Χαρακτηρισμός ή κατηγορία',
    Rank: 'Θέση',
    'It is the owner’s own word: nobody has checked it.':
      'Είναι δήλωση του κατόχου του βιογραφικού: δεν την έχει ελέγξει κανείς.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Όπου δεν υπάρχει επιβεβαίωση, πρόκειται για δήλωση του κατόχου του βιογραφικού: δεν την έχει ελέγξει κανείς.',
    'Personal details': 'Προσωπικά στοιχεία',
    Stated: 'Δηλωμένο',
    'Self-attested': 'Προσωπική δήλωση',
    'Evidence attached': 'Με δικαιολογητικό',
    Confirmed: 'Επιβεβαιωμένο',
    'Signed by its issuer': 'Υπογεγραμμένο από τον εκδότη',
    'Confirmed by {domain}': 'Επιβεβαίωση από {domain}',
    'Signed by {domain} for this account, checked {day}':
      'Υπογραφή από {domain} για αυτόν τον λογαριασμό, έλεγχος: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Προσωπική δήλωση: {name}, με σύνδεση μέσω Google, στις {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Προσωπική δήλωση: {name}, με σύνδεση μέσω Google, από {first} έως {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Προσωπική δήλωση: {name}, με το ψηφιακό πορτοφόλι {wallet}, στις {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Προσωπική δήλωση: {name}, με το ψηφιακό πορτοφόλι {wallet}, από {first} έως {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Κάποιο άτομο που διαβάζει e-mail στο {domain} συμφώνησε στις {day} με τα εξής: {covered}. Ο τομέας αυτός ανήκει στον ίδιο τον κάτοχο του βιογραφικού: δεν πρόκειται για επιβεβαίωση ιδρύματος ή οργανισμού.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Κάποιο άτομο που διαβάζει e-mail στο {domain} συμφώνησε στις {day} με τα εξής: {covered}. Διεύθυνση εκεί μπορεί να έχει οποιοσδήποτε ή κάθε φοιτητής ή απόφοιτος: δεν πρόκειται για επιβεβαίωση ιδρύματος ή οργανισμού.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Επιβεβαίωση από {domain}, στις {day}: από κάποιο άτομο που διαβάζει e-mail στο {domain}· η διεύθυνση δόθηκε από τον κάτοχο του βιογραφικού.',
    'What was confirmed: {covered}.': 'Τι επιβεβαιώθηκε: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Όνομα που δόθηκε στην απάντηση: {name}. Όνομα του ιδρύματος ή οργανισμού κατά τον κάτοχο του βιογραφικού: {institution}.',
    'The owner attached it to {covered}.': 'Ο κάτοχος του βιογραφικού το συνέδεσε με τα εξής: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Ο κάτοχος του βιογραφικού έχει επισυνάψει δικαιολογητικό, που δεν δημοσιεύεται, για τα εξής: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Επιβεβαίωση από {domain}, στις {day}: από κάποιο άτομο που διαβάζει e-mail εκεί, όνομα που δόθηκε: {name}· διεύθυνση που δόθηκε από τον κάτοχο του βιογραφικού· καλύπτει: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Υπογραφή από {domain} για αυτόν τον λογαριασμό, έλεγχος: {day}· συνδέεται με τα εξής: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Η επιβεβαίωση βρίσκεται στο δημόσιο αρχείο καταγραφής από τις {day}.',
    'The confirmation is in the public log within a minute.':
      'Η επιβεβαίωση θα βρίσκεται στο δημόσιο αρχείο καταγραφής μέσα σε ένα λεπτό.',
    'The attestation has been in the public log since {day}.':
      'Η δήλωση βρίσκεται στο δημόσιο αρχείο καταγραφής από τις {day}.',
    'The attestation is in the public log within a minute.':
      'Η δήλωση θα βρίσκεται στο δημόσιο αρχείο καταγραφής μέσα σε ένα λεπτό.',
    'Signed by the account of {name}, another name than this CV’s':
      'Υπογραφή από τον λογαριασμό με το όνομα {name}, διαφορετικό από το όνομα αυτού του βιογραφικού',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Υπογραφή από τον λογαριασμό με το όνομα {name}, διαφορετικό από το όνομα αυτού του βιογραφικού: {about}, {day}',
    '{name} signed every section, {day}': '{name}: υπογραφή σε όλες τις ενότητες, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name}: υπογραφή σε όλες τις ενότητες που μπορούν να ελεγχθούν, {day}',
    '{name} signed all other sections, {day}': '{name}: υπογραφή σε όλες τις άλλες ενότητες, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}: υπογραφή σε όλες τις άλλες ενότητες που μπορούν να ελεγχθούν, {day}',
    'every section': 'όλες οι ενότητες',
    'every section that can be checked': 'όλες οι ενότητες που μπορούν να ελεγχθούν',
    'all other sections': 'όλες οι άλλες ενότητες',
    'all other sections that can be checked': 'όλες οι άλλες ενότητες που μπορούν να ελεγχθούν',
    'Check it yourself': 'Ελέγξτε το εσείς',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Εκδόθηκε από αυτή την υπηρεσία: καταγράφει όσα ούτως ή άλλως φαίνονται εδώ και δεν οδηγεί σε υψηλότερο επίπεδο.',
    '{domain} is a domain of the owner’s own.': 'Ο τομέας {domain} ανήκει στον ίδιο τον κάτοχο του βιογραφικού.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Διεύθυνση στον τομέα {domain} μπορεί να έχει οποιοσδήποτε ή κάθε φοιτητής ή απόφοιτος.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      'Το {domain} είναι σελίδα ενός ιστότοπου, και ένας ιστότοπος μπορεί να δίνει σελίδες σε οποιονδήποτε.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Οποιοσδήποτε μπορεί να έχει ένα όνομα όπως {domain}: δεν δηλώνει κάποιο ίδρυμα ή οργανισμό.',
    'Listed by {domain}; it is not signed.': 'Αναφέρεται από {domain}· δεν είναι υπογεγραμμένο.',
    'Signed by {domain}.': 'Υπογραφή από {domain}.',
    'Signed with a key that names nobody.': 'Υπογεγραμμένο με κλειδί που δεν κατονομάζει κανέναν.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Αναφέρει έναν εκδότη, αλλά δεν ήταν δυνατή η επικοινωνία μαζί του ώστε να φανεί ότι το υπέγραψε.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Αναφέρει τον τομέα {domain}, αλλά δεν ήταν δυνατή η επικοινωνία μαζί του ώστε να φανεί ότι το υπέγραψε.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Σφραγίδα: {name}, με πιστοποιητικό που η υπηρεσία αυτή εμπιστεύεται.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Σφραγίδα: {name}, με πιστοποιητικό που δεν συγκρίθηκε με κάποιον κατάλογο.',
    'Not withdrawn on {day}.': 'Δεν είχε ανακληθεί στις {day}.',
    'Withdrawn, as found on {day}.': 'Έχει ανακληθεί, όπως διαπιστώθηκε στις {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Στις {day} δεν ήταν δυνατό να ελεγχθεί αν έχει ανακληθεί.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Ελέγχθηκε στις {day}· ο εκδότης δεν τηρεί κατάλογο όσων έχουν ανακληθεί.',
    'Made out to the address of this account.': 'Εκδόθηκε για τη διεύθυνση αυτού του λογαριασμού.',
    'It does not say whose it is.': 'Δεν αναφέρει σε ποιον ανήκει.',
    'Made out to somebody else.': 'Εκδόθηκε για άλλο πρόσωπο.',
    'It is refused since the check on {day}.': 'Από τον έλεγχο στις {day} και μετά δεν γίνεται δεκτό.',
    'It is called {title}.': 'Έχει τίτλο {title}.',
    'Its issuer calls itself {name}.': 'Όνομα που δίνει ο εκδότης στον εαυτό του: {name}.',
    'It names {name}.': 'Όνομα που αναφέρει: {name}.',
    'A credential, unchanged since it was signed.': 'Ψηφιακό διαπιστευτήριο, αμετάβλητο από τότε που υπογράφηκε.',
    'It ended on {day}.': 'Έληξε στις {day}.',
    'It is not valid before {day}.': 'Δεν ισχύει πριν από τις {day}.',
    'Shown by the owner beside: {title}.': 'Ο κάτοχος του βιογραφικού το παρουσιάζει δίπλα στο εξής: {title}.',
    'Not signed': 'Χωρίς υπογραφή',
    Signed: 'Με υπογραφή',
    'The CV says so. It is neither signed nor confirmed.':
      'Το λέει το βιογραφικό. Δεν είναι ούτε υπογεγραμμένο ούτε επιβεβαιωμένο.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Ο λογαριασμός που αναφέρεται υπέγραψε όλα όσα αναγράφονται στην ενότητα (προσωπική δήλωση), με σύνδεση ή με ψηφιακό πορτοφόλι. Αυτό δείχνει ποιος το δηλώνει και ότι δεν άλλαξε καμία λέξη της ενότητας, όχι ότι είναι αλήθεια.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Ο κάτοχος του βιογραφικού διατηρεί επίσης εδώ ένα σχετικό έγγραφο, που δεν το έχει ελέγξει κανείς στο TruCV, ή ένα ψηφιακό διαπιστευτήριο που δεν δείχνει όλα όσα απαιτεί το υψηλότερο επίπεδο.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Κάποιο άτομο που διαβάζει e-mail στον τομέα που αναφέρεται επιβεβαίωσε όσα απαριθμεί το σήμα: στοιχεία της ενότητας, όπως τίτλο, εργοδότη και ημερομηνίες, ή όλα όσα αναγράφονται εκεί. Η διεύθυνση δόθηκε από τον κάτοχο του βιογραφικού: κρίνετε εσείς αν ο τομέας ανήκει στο ίδρυμα ή τον οργανισμό. Τα ονόματα σε εισαγωγικά τα πληκτρολόγησαν όσοι ρωτούν και απαντούν, και δεν τα έχει ελέγξει κανείς.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Ο κάτοχος του βιογραφικού συνέδεσε ένα ψηφιακό διαπιστευτήριο με όσα απαριθμεί το σήμα: στοιχεία της ενότητας ή όλα όσα αναγράφονται εκεί. Το διαπιστευτήριο φέρει υπογραφή από τον τομέα που αναφέρεται, έχει εκδοθεί για τη διεύθυνση e-mail του λογαριασμού του κατόχου και την ημέρα που αναφέρεται ήταν σε ισχύ και δεν είχε ανακληθεί. Ότι το διαπιστευτήριο και το βιογραφικό λένε το ίδιο είναι δήλωση του κατόχου: διαβάστε και τα δύο. Το κείμενο σε εισαγωγικά είναι του εκδότη.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Κανείς δεν έχει υπογράψει ή επιβεβαιώσει ακόμη κάποιο μέρος αυτού του βιογραφικού: είναι όσα λέει ο κάτοχός του',
    '{name} (wallet {wallet})': '{name} (ψηφιακό πορτοφόλι {wallet})',
    'nothing changed since': 'δεν άλλαξε τίποτα από τότε',
    'no word of these claims changed since': 'δεν άλλαξε καμία λέξη αυτών των δηλώσεων από τότε',
    'Check the CV of {name}': 'Έλεγχος βιογραφικού: {name}',
    'Version {version}, published on {day}.': 'Έκδοση {version}, δημοσιεύτηκε στις {day}.',
    'Read the CV': 'Ανάγνωση του βιογραφικού',
    'Check the signatures now': 'Έλεγχος των υπογραφών τώρα',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Το πρόγραμμα περιήγησής σας λαμβάνει ξανά τις δηλώσεις και τα κλειδιά και ελέγχει το ίδιο κάθε υπογραφή.',
    'Compare an older copy': 'Σύγκριση με παλαιότερο αντίγραφο',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Σύρετε το αρχείο εδώ ή επιλέξτε το: το PDF που σας έδωσαν, τις δηλώσεις σε μορφή δεδομένων (JSON) που κρατήσατε ή ένα ψηφιακό διαπιστευτήριο. Το αρχείο μένει στο πρόγραμμα περιήγησής σας.',
    'Every section, and who stands for it': 'Όλες οι ενότητες και ποιος τις στηρίζει',
    'Signature no longer counts': 'Η υπογραφή δεν ισχύει πια',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Η υπογραφή αντιστοιχεί σε αυτό το κείμενο, αλλά το κλειδί ανακλήθηκε: η υπογραφή δεν ισχύει πια.',
    'Stated. Nobody has signed or confirmed it.': 'Δηλωμένο. Δεν το έχει υπογράψει ή επιβεβαιώσει κανείς.',
    'Download as a credential': 'Λήψη ως ψηφιακό διαπιστευτήριο',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Το ψηφιακό διαπιστευτήριο είναι ένα υπογεγραμμένο αρχείο που τα ψηφιακά πορτοφόλια και άλλα προγράμματα μπορούν να διαβάσουν και να ελέγξουν χωρίς αυτή τη σελίδα. Περιέχει όσα κατέγραψε το TruCV, τίποτα περισσότερο.',
    'The confirmation': 'Η επιβεβαίωση',
    'The self-attestation': 'Η προσωπική δήλωση',
    'JSON, for wallets': 'JSON, για ψηφιακά πορτοφόλια',
    'JWT, for programs': 'JWT, για προγράμματα',
    'picture with the badge in it': 'εικόνα που περιέχει το σήμα',
    'Digest and signatures': 'Ψηφιακό αποτύπωμα και υπογραφές',
    'Everything in the section, as data': 'Όλα όσα περιέχει η ενότητα, σε μορφή δεδομένων',
    'Its facts alone, as data: {covered}': 'Μόνο τα στοιχεία της, σε μορφή δεδομένων: {covered}',
    'SHA-256 digest of {section}': 'Αποτύπωμα SHA-256 για: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Δήλωση που υπέγραψε ο κάτοχος: «Δηλώνω ότι αυτό το μέρος του βιογραφικού μου είναι αληθές.»',
    'Signature ({form})': 'Υπογραφή ({form})',
    Wallet: 'Ψηφιακό πορτοφόλι',
    Key: 'Κλειδί',
    'Record of the confirmation ({form})': 'Καταγραφή της επιβεβαίωσης ({form})',
    'What the badges mean': 'Τι σημαίνουν τα σήματα',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Μια υπογραφή εξαφανίζεται μόλις αλλάξει έστω και ένα γράμμα της ενότητας· μια επιβεβαίωση στοιχείων, μόλις αλλάξει έστω και ένα γράμμα αυτών των στοιχείων. Και οι δύο εξαφανίζονται όταν αλλάξει το όνομα στο βιογραφικό.',
    'For engineers: check it without us': 'Για προγραμματιστές: ελέγξτε το χωρίς εμάς',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Δεν χρειάζεται να βασιστείτε στον λόγο μας για τα σήματα. Το {program} είναι ένα μόνο ευανάγνωστο αρχείο που ελέγχει [τις δηλώσεις σε μορφή δεδομένων]. Χρειάζεται μόνο το Node.js, χωρίς δίκτυο (εκτός αν δοθεί --log) και χωρίς τίποτα από εμάς:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Οι δύο τελευταίες γραμμές ελέγχουν ένα ψηφιακό διαπιστευτήριο, του TruCV ή άλλου εκδότη: το {keys} περιέχει τα κλειδιά του εκδότη και το {list} είναι ο κατάλογος των ανακληθέντων διαπιστευτηρίων που αναφέρεται σε αυτό.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Μια υπογραφή «με σύνδεση μέσω Google» δημιουργείται από το TruCV: δείχνει ότι η υπηρεσία αυτή κατέγραψε τη δήλωση του λογαριασμού που αναφέρεται. Μια υπογραφή με ψηφιακό πορτοφόλι δημιουργείται με το κλειδί του πορτοφολιού, το οποίο το TruCV δεν έχει.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Το αρχείο δείχνει την κατάσταση τη στιγμή που το κατεβάσατε. Όποιος επιβεβαίωσε κάτι μπορεί να το ανακαλέσει αργότερα, και το πρόγραμμα δεν μπορεί να το γνωρίζει: κατεβάστε ξανά το αρχείο ή δείτε εδώ.',
    'Our public keys': 'Τα δημόσια κλειδιά μας',
    'Version {version} was never published': 'Η έκδοση {version} δεν δημοσιεύτηκε ποτέ',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Ούτε δόθηκε ως αρχείο. Ένα έγγραφο που εμφανίζεται ως έκδοση {version} αυτού του βιογραφικού δεν δημιουργήθηκε εδώ από τον κάτοχό του ή έχει αλλοιωθεί.',
    'Your copy says version {version}': 'Το αντίγραφό σας αναφέρει την έκδοση {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Δεν άλλαξε τίποτα από όσα είναι δημόσια: όσα έλεγε η έκδοση {version} είναι αυτά που είναι δημοσιευμένα και τώρα.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Αυτή η έκδοση υπήρξε. Σε σύγκριση με αυτήν, ό,τι είναι δημοσιευμένο τώρα, η έκδοση {version}, διαφέρει στα εξής:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Το κείμενο του αντιγράφου σας δεν συγκρίνεται: διαβάστε το δίπλα σε αυτή τη σελίδα, λέξη προς λέξη.',
    'Fetching the claims and the keys…': 'Λήψη των δηλώσεων και των κλειδιών…',
    'Reading your copy…': 'Ανάγνωση του αντιγράφου σας…',
    'Check again': 'Νέος έλεγχος',
    'Fetched at {time}.': 'Ώρα λήψης: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Οι δηλώσεις και τα δημόσια κλειδιά του TruCV, {size} kB.',
    'The right CV.': 'Το σωστό βιογραφικό.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Οι δηλώσεις ανήκουν σε αυτό το βιογραφικό, σε αυτή τη διεύθυνση, και στις ενότητες που βλέπετε εδώ.',
    'Not what you see.': 'Δεν είναι αυτό που βλέπετε.',
    'What is published now has other sections than this page.':
      'Ό,τι είναι δημοσιευμένο τώρα έχει άλλες ενότητες από αυτή τη σελίδα.',
    'No letter changed.': 'Δεν άλλαξε ούτε ένα γράμμα.',
    'Changed.': 'Άλλαξε.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Κείμενα που δεν αντιστοιχούν στο αποτύπωμά τους: {wrong} από {all}.',
    'Signed by the owner.': 'Με υπογραφή του κατόχου.',
    'Not signed as it says.': 'Δεν έχει υπογραφεί όπως αναφέρεται.',
    'Confirmed.': 'Επιβεβαιωμένο.',
    'Not confirmed as it says.': 'Δεν έχει επιβεβαιωθεί όπως αναφέρεται.',
    'In the log.': 'Στο αρχείο καταγραφής.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Υπογραφές που έχουν καταγραφεί στο δημόσιο αρχείο καταγραφής του TruCV: {recorded} από {all}. Εγγραφές του αρχείου: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Από τις υπόλοιπες, οι νέες καταγράφονται μέσα σε ένα λεπτό, ενώ όσες είναι παλαιότερες από το αρχείο καταγραφής δεν καταγράφονται ποτέ.',
    'The log begins with all that this browser saw of it on {day}.':
      'Όλα όσα είχε δει αυτό το πρόγραμμα περιήγησης από το αρχείο καταγραφής στις {day} βρίσκονται και τώρα στην αρχή του.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Το πρόγραμμα περιήγησης κρατά όσα είδε από το αρχείο καταγραφής και τα συγκρίνει στον επόμενο έλεγχο.',
    'Not in the log as it says.': 'Δεν βρίσκεται στο αρχείο καταγραφής όπως αναφέρεται.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Το δημόσιο αρχείο καταγραφής του TruCV δεν είναι πλήρες ή δεν μπορεί να διαβαστεί. Δοκιμάστε ξανά σε ένα λεπτό.',
    'One person.': 'Ένα πρόσωπο.',
    'All claims are about {name}, as the CV is.': 'Όλες οι δηλώσεις αφορούν το όνομα {name}, όπως και το βιογραφικό.',
    'Another person.': 'Άλλο πρόσωπο.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Δεν αφορούν όλες οι δηλώσεις το όνομα {name}, στο οποίο φέρεται να ανήκει αυτό το βιογραφικό.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Υπογραφή από τον λογαριασμό με το όνομα {name}, διαφορετικό από το όνομα αυτού του βιογραφικού.',
    'Whether both names are of one person is for you to judge.':
      'Αν και τα δύο ονόματα ανήκουν στο ίδιο πρόσωπο, θα το κρίνετε εσείς.',
    'Everything that is signed holds.': 'Όλα όσα είναι υπογεγραμμένα πέρασαν τον έλεγχο.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Δεν πέρασαν όλα τον έλεγχο: ό,τι έχει επισημανθεί με κόκκινο δεν είναι όπως υπογράφηκε.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Τίποτα σε αυτό το βιογραφικό δεν είναι υπογεγραμμένο, οπότε δεν υπήρχε τίποτα να ελεγχθεί πέρα από τα κείμενά του.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Όλες οι υπογραφές πέρασαν τον έλεγχο. Καμία υπογραφή δεν καλύπτει το ότι ένα ψηφιακό πορτοφόλι ανήκει στον κάτοχο ούτε όσα αναφέρονται για ψηφιακά διαπιστευτήρια άλλων.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Τώρα είναι δημοσιευμένη η έκδοση {now}, ενώ αυτή η σελίδα δείχνει την έκδοση {version}: φορτώστε ξανά τη σελίδα.',
    holds: 'πέρασε τον έλεγχο',
    'Does not hold': 'Δεν πέρασε τον έλεγχο',
    '{section} does not hold': '{section}: δεν πέρασε τον έλεγχο',
    'this is not in the form in which TruCV publishes it': 'δεν έχει τη μορφή με την οποία το δημοσιεύει το TruCV',
    'the text was changed: it does not fit its fingerprint (digest)':
      'το κείμενο άλλαξε: δεν αντιστοιχεί στο ψηφιακό του αποτύπωμα (hash)',
    'the owner’s signature does not hold': 'η υπογραφή του κατόχου δεν πέρασε τον έλεγχο',
    'the institution’s confirmation does not hold': 'η επιβεβαίωση του ιδρύματος ή οργανισμού δεν πέρασε τον έλεγχο',
    'it was signed or confirmed under another name than the one on this CV':
      'υπογράφηκε ή επιβεβαιώθηκε με άλλο όνομα από αυτό του βιογραφικού',
    'it is said to be more than what was signed': 'παρουσιάζεται ως κάτι περισσότερο από αυτό που υπογράφηκε',
    'it is not in the public log as it says': 'δεν βρίσκεται στο δημόσιο αρχείο καταγραφής όπως αναφέρεται',
    'the signature that this page shows was withdrawn': 'η υπογραφή που δείχνει αυτή η σελίδα ανακλήθηκε',
    'the evidence that this page shows was taken away': 'το δικαιολογητικό που δείχνει αυτή η σελίδα αφαιρέθηκε',
    'the confirmation that this page shows was withdrawn': 'η επιβεβαίωση που δείχνει αυτή η σελίδα ανακλήθηκε',
    'the credential that this page shows does not count any more':
      'το ψηφιακό διαπιστευτήριο που δείχνει αυτή η σελίδα δεν ισχύει πια',
    'the text that is published now is another one than on this page':
      'το κείμενο που είναι δημοσιευμένο τώρα διαφέρει από αυτό της σελίδας',
    'this section is not among what is published now':
      'αυτή η ενότητα δεν περιλαμβάνεται σε όσα είναι δημοσιευμένα τώρα',
    'What this does not show': 'Τι δεν δείχνει αυτός ο έλεγχος',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Ότι όσα λέει το βιογραφικό είναι αλήθεια. Μια υπογραφή δείχνει ποιος κάνει τη δήλωση και ότι από τότε δεν άλλαξε ούτε ένα γράμμα.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Ότι ένας τομέας ανήκει στο ίδρυμα ή τον οργανισμό με το όνομα του οποίου μοιάζει. Τη διεύθυνση την έδωσε ο κάτοχος του βιογραφικού.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Ποιο είναι το πρόσωπο πίσω από έναν λογαριασμό ή ένα ψηφιακό πορτοφόλι. Το «με σύνδεση μέσω Google» είναι καταγραφή του ίδιου του TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Ότι το TruCV είναι ειλικρινές: και αυτή η σελίδα είναι του TruCV. Το πρόγραμμα στην ενότητα «Για προγραμματιστές» λειτουργεί χωρίς αυτήν.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Ότι το TruCV δείχνει σε όλους το ίδιο αρχείο καταγραφής. Μάρτυρες και προγράμματα που το παρακολουθούν, όπως το log-audit.mjs, θα το αντιλαμβάνονταν αν δεν ήταν έτσι.',
    'What is withdrawn later. Check again when it matters.':
      'Τι θα ανακληθεί αργότερα. Ελέγξτε ξανά όταν έχει σημασία.',
    'It cannot be checked: {problem}.': 'Δεν μπορεί να ελεγχθεί: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Αυτό το πρόγραμμα περιήγησης δεν μπόρεσε να κάνει τον έλεγχο. Μπορεί να τον κάνει το πρόγραμμα στην ενότητα «Για προγραμματιστές».',
    'This page was opened without https, where browsers check no signatures.':
      'Αυτή η σελίδα άνοιξε χωρίς https, οπότε τα προγράμματα περιήγησης δεν ελέγχουν υπογραφές.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Δεν είναι δυνατή η επικοινωνία με το TruCV. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Ο κάτοχος αυτού του βιογραφικού ζητά κωδικό πρόσβασης. Ανοίξτε εκ νέου το βιογραφικό και δοκιμάστε ξανά.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Αυτό το βιογραφικό δεν είναι πλέον δημοσιευμένο: τώρα δεν μπορεί να ελεγχθεί τίποτα από αυτό.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'Το TruCV απάντησε με σφάλμα ({status}). Δοκιμάστε ξανά σε ένα λεπτό.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Η απάντηση έφτασε μόνο εν μέρει ή δεν είναι απάντηση του TruCV. Δοκιμάστε ξανά.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Η απάντηση αφορά άλλο βιογραφικό: τίποτα από αυτήν δεν ισχύει για αυτό εδώ.',
    'The reply is of another service: its signatures do not count at this address.':
      'Η απάντηση προέρχεται από άλλη υπηρεσία: οι υπογραφές της δεν ισχύουν σε αυτή τη διεύθυνση.',
    'This file is damaged, or is not a copy of a CV.':
      'Αυτό το αρχείο έχει υποστεί φθορά ή δεν είναι αντίγραφο βιογραφικού.',
    'This is a copy of another CV.': 'Αυτό είναι αντίγραφο άλλου βιογραφικού.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Αυτό είναι αρχείο JSON Resume, που δεν περιέχει υπογραφές για σύγκριση.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Τα αρχεία Word δεν διαβάζονται εδώ. Ανοίξτε τη διεύθυνση στο τέλος του αρχείου: οδηγεί στη σύγκριση.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Αυτό το PDF αναφέρει περισσότερες από μία εκδόσεις αυτού του βιογραφικού: έχει συντεθεί από πολλά αρχεία.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Αυτό το PDF δεν αναφέρει έκδοση βιογραφικού: δεν δημιουργήθηκε εδώ ή δημιουργήθηκε ξανά με άλλο πρόγραμμα.',
    'Your copy says that it is of {day}.': 'Ημερομηνία που αναφέρει το αντίγραφό σας: {day}.',
    'In your copy this does not hold:': 'Στο αντίγραφό σας δεν πέρασαν τον έλεγχο τα εξής:',
    'Since then:': 'Από τότε:',
    'Nothing has changed since.': 'Από τότε δεν άλλαξε τίποτα.',
    'Added: {section}': 'Προστέθηκε: {section}',
    'Changed: {section}': 'Άλλαξε: {section}',
    'Removed: {section}': 'Αφαιρέθηκε: {section}',
    'Confirmed since: {section}': 'Επιβεβαιώθηκε από τότε: {section}',
    'No longer confirmed: {section}': 'Χωρίς επιβεβαίωση πλέον: {section}',
    'Signed since: {section}': 'Υπογράφηκε από τότε: {section}',
    'No longer signed: {section}': 'Χωρίς υπογραφή πλέον: {section}',
    'This credential holds.': 'Αυτό το ψηφιακό διαπιστευτήριο πέρασε τον έλεγχο.',
    'It is called {title}, of {day}.': 'Έχει τίτλο {title} και ημερομηνία: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Δεν έχει αλλάξει από τότε που το υπέγραψε το TruCV και μέχρι τώρα δεν έχει ανακληθεί.',
    'The words that it is about are on this CV: {section}.':
      'Το κείμενο στο οποίο αναφέρεται βρίσκεται σε αυτό το βιογραφικό: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Το κείμενο στο οποίο αναφέρεται δεν βρίσκεται σε αυτό το βιογραφικό ή έχει αλλάξει από τότε.',
    'This credential does not hold.': 'Αυτό το ψηφιακό διαπιστευτήριο δεν πέρασε τον έλεγχο.',
    'This credential is not valid yet.': 'Αυτό το ψηφιακό διαπιστευτήριο δεν ισχύει ακόμη.',
    'This credential has ended.': 'Αυτό το ψηφιακό διαπιστευτήριο έχει λήξει.',
    'The signature holds, but this credential was withdrawn.':
      'Η υπογραφή πέρασε τον έλεγχο, αλλά αυτό το ψηφιακό διαπιστευτήριο έχει ανακληθεί.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Η υπογραφή πέρασε τον έλεγχο, αλλά δεν ήταν δυνατό να ελεγχθεί αν το ψηφιακό διαπιστευτήριο έχει ανακληθεί. Δοκιμάστε ξανά.',
    'This is a credential about another person, or about another name.':
      'Αυτό το ψηφιακό διαπιστευτήριο αφορά άλλο πρόσωπο ή άλλο όνομα.',
    'TruCV did not issue this credential.': 'Αυτό το ψηφιακό διαπιστευτήριο δεν εκδόθηκε από το TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Αυτή η σελίδα ελέγχει τα ψηφιακά διαπιστευτήρια του ίδιου του TruCV, ως αρχεία JWT (.jwt). Αυτό εδώ το ελέγχει το πρόγραμμα στην ενότητα «Για προγραμματιστές»: node verify-cv.mjs, το αρχείο, --keys και το did.json του εκδότη.',
    'No CV at this address — TruCV': 'Κανένα βιογραφικό σε αυτή τη διεύθυνση — TruCV',
    'There is no CV here': 'Δεν υπάρχει βιογραφικό εδώ',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Ο σύνδεσμος ίσως είναι ελλιπής ή ο κάτοχος ίσως έχει αποσύρει τη σελίδα. Αν σας τον έστειλε κάποιος, ζητήστε έναν νέο.',
    'Go to TruCV': 'Μετάβαση στο TruCV',
    'This CV is protected': 'Αυτό το βιογραφικό είναι προστατευμένο',
    'Its owner asks for a password. It usually comes with the link.':
      'Ο κάτοχός του ζητά κωδικό πρόσβασης. Συνήθως αποστέλλεται μαζί με τον σύνδεσμο.',
    Password: 'Κωδικός πρόσβασης',
    'Open the CV': 'Άνοιγμα του βιογραφικού',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Στη συνέχεια παραμένει ανοιχτό σε αυτό το πρόγραμμα περιήγησης για 12 ώρες. Δεν έχετε κωδικό πρόσβασης; Ζητήστε τον από το άτομο που σας έστειλε τον σύνδεσμο.',
    'This form was sent from another site. Enter the password here.':
      'Αυτή η φόρμα στάλθηκε από άλλον ιστότοπο. Πληκτρολογήστε τον κωδικό πρόσβασης εδώ.',
    'This is not the password. Capital letters count.':
      'Δεν είναι αυτός ο κωδικός πρόσβασης. Τα κεφαλαία γράμματα έχουν σημασία.',
    'Many people are asking just now. Try again in a few seconds.':
      'Αυτή τη στιγμή υπάρχουν πολλά αιτήματα. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: βιογραφικά που οι άλλοι μπορούν να ελέγξουν',
    'Hello,': 'Γεια σας,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      'Αίτημα επιβεβαίωσης μιας ενότητας βιογραφικού, από: {person}, προς: {institution}. Ενότητα: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Και τα δύο ονόματα τα πληκτρολόγησε το άτομο που υποβάλλει το αίτημα στο TruCV. Δεν τα έχουμε ελέγξει.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Ο παρακάτω σύνδεσμος δείχνει τι δηλώνεται. Όποιος μπορεί να μιλήσει εκ μέρους του ιδρύματος ή οργανισμού μπορεί να το επιβεβαιώσει ή να το απορρίψει· δεν χρειάζεται λογαριασμός.',
    'Look at the claim and answer': 'Δείτε τη δήλωση και απαντήστε',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Μέσω του συνδέσμου μπορεί να δοθεί απάντηση μία φορά, έως τις {day}. Αν δεν κάνετε τίποτα, δεν επιβεβαιώνεται τίποτα. Παρακαλούμε μην τον προωθήσετε: όποιος τον έχει μπορεί να απαντήσει.',
    'Answer all requests at one place': 'Απαντήστε σε όλα τα αιτήματα σε ένα μέρος',
    'Never write to me again': 'Μη μου ξαναγράψετε ποτέ',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Έχετε ερωτήσεις; Γράψτε στη διεύθυνση {address}. Οι απαντήσεις σε αυτό το e-mail δεν διαβάζονται.',
    'Change the language': 'Αλλαγή γλώσσας',
    'Can you confirm this?': 'Μπορείτε να το επιβεβαιώσετε αυτό;',
    'What you answer for': 'Για τι απαντάτε',
    'Name on the CV': 'Όνομα στο βιογραφικό',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Για να βρείτε το άτομο στα αρχεία σας: {reference}. Το πληκτρολόγησε το άτομο που υποβάλλει το αίτημα. Δεν είναι μέρος όσων επιβεβαιώνετε και εμφανίζεται μόνο σε εσάς.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Το ίδιο κείμενο επιβεβαιώθηκε από τον τομέα σας στις {day} για άλλο όνομα: {before}. Τώρα το αίτημα αφορά το όνομα {person}. Επιβεβαιώστε μόνο αν γνωρίζετε ότι πρόκειται για το ίδιο πρόσωπο.',
    'What your answer means': 'Τι σημαίνει η απάντησή σας',
    'Not part of your answer': 'Δεν είναι μέρος της απάντησής σας',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Αν επιβεβαιώσετε, δηλώνετε ότι μπορείτε να μιλήσετε εκ μέρους του ιδρύματος ή οργανισμού και ότι για το πρόσωπο με το όνομα {person} ισχύουν τα εξής: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Όποιος μπορεί να διαβάσει αυτή την ενότητα του βιογραφικού βλέπει τότε «{badge}», ότι απάντησε κάποιο άτομο που διαβάζει e-mail εκεί, και το όνομα που δίνετε. Η διεύθυνσή σας δεν εμφανίζεται.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Θα διατηρηθεί ως δικαιολογητικό, χωρίς να εμφανίζεται ως επιβεβαίωση ιδρύματος ή οργανισμού.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Όσοι ελέγχουν το βιογραφικό βλέπουν ότι συμφώνησε κάποιο άτομο που διαβάζει e-mail στο {domain}, και γιατί αυτό δεν είναι επιβεβαίωση ιδρύματος ή οργανισμού.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Η επιβεβαίωση ισχύει για αυτό το όνομα, σε κάθε βιογραφικό του ίδιου κατόχου που έχει αυτά τα στοιχεία. Ο κάτοχος μπορεί να αλλάξει την υπόλοιπη ενότητα, και η επιβεβαίωσή σας παραμένει στα στοιχεία. Με κάθε αλλαγή σε κάποιο στοιχείο ή στο όνομα παύει να ισχύει.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Η επιβεβαίωση ισχύει για αυτό το όνομα, σε κάθε βιογραφικό του ίδιου κατόχου που έχει ακριβώς αυτό το κείμενο. Με κάθε αλλαγή στο κείμενο ή στο όνομα παύει να ισχύει.',
    'If you decline, only the owner of the CV gets to know it.':
      'Αν το απορρίψετε, το μαθαίνει μόνο ο κάτοχος του βιογραφικού.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Μπορείτε να απαντήσετε μία φορά, έως τις {day}. Για έναν χρόνο μετά μπορείτε να ανακαλέσετε μια επιβεβαίωση με τον ίδιο σύνδεσμο.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Δεν έχουμε ελέγξει ποιος έγραψε αυτό το βιογραφικό. Αν δεν γνωρίζετε το άτομο, απορρίψτε το αίτημα ή μην κάνετε τίποτα.',
    'Files the owner has added': 'Αρχεία που πρόσθεσε ο κάτοχος',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Δεν τα έχουμε συγκρίνει με το κείμενο. Οι εικόνες των σελίδων τους ανοίγουν σε νέα καρτέλα, μέχρι να απαντήσετε.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Αυτές είναι εικόνες ενός αρχείου που πρόσθεσε ο κάτοχος του βιογραφικού. Δεν το έχουμε συγκρίνει με το κείμενο.',
    'Pages shown: {shown} of {all}': 'Σελίδες που εμφανίζονται: {shown} από {all}',
    'Page {page} of {all}': 'Σελίδα {page} από {all}',
    'Your answer': 'Η απάντησή σας',
    'Yes, this is true': 'Ναι, αυτό αληθεύει',
    'No, I do not confirm this': 'Όχι, δεν το επιβεβαιώνω',
    'Your name and office': 'Το όνομα και η ιδιότητά σας',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Απαιτείται για την επιβεβαίωση. Εμφανίζεται μαζί με το βιογραφικό, σε εισαγωγικά. Χωρίς διευθύνσεις ιστού.',
    'A note to the owner': 'Σημείωμα προς τον κάτοχο',
    'If you like. Only the owner sees it.': 'Προαιρετικό. Το βλέπει μόνο ο κάτοχος.',
    'Send my answer': 'Αποστολή της απάντησής μου',
    'Choose an answer.': 'Επιλέξτε μια απάντηση.',
    'Say who confirms this.': 'Αναφέρετε ποιος το επιβεβαιώνει.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Το κείμενο είναι πολύ μεγάλο ή περιέχει διεύθυνση ιστού ή αόρατους χαρακτήρες. Μετά την τελεία μιας συντομογραφίας, αφήστε ένα κενό.',
    'This was answered already.': 'Έχει ήδη δοθεί απάντηση.',
    'Your answer could not be stored. Try again.': 'Δεν ήταν δυνατή η αποθήκευση της απάντησής σας. Δοκιμάστε ξανά.',
    'Thank you, this is confirmed': 'Ευχαριστούμε, επιβεβαιώθηκε',
    'Not confirmed': 'Δεν επιβεβαιώθηκε',
    Withdrawn: 'Ανακλήθηκε',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: κάποιο άτομο που διαβάζει e-mail εκεί και έδωσε το όνομα {name} επιβεβαίωσε στις {day} μια ενότητα του βιογραφικού με το όνομα {person}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Μια ενότητα του βιογραφικού με το όνομα {person} δεν επιβεβαιώθηκε, στις {day}, και το μαθαίνει μόνο ο κάτοχος: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Όσα είχαν επιβεβαιωθεί στο βιογραφικό με το όνομα {person} ανακλήθηκαν στις {day} και δεν εμφανίζονται πια σε κανέναν: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Έγινε λάθος ή δεν ισχύει πλέον; Έως τις {day} μπορείτε να [ανακαλέσετε την επιβεβαίωση].',
    'Withdraw this confirmation?': 'Ανάκληση αυτής της επιβεβαίωσης;',
    'It was given on {day} for the CV of {person}: {section}':
      'Δόθηκε στις {day} για το βιογραφικό με το όνομα {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Μετά την ανάκληση δεν εμφανίζεται πια σε κανένα βιογραφικό, και ο κάτοχος λαμβάνει e-mail. Αυτό είναι οριστικό.',
    Withdraw: 'Ανάκληση',
    'Keep it': 'Διατήρηση',
    'Never get such mails again?': 'Να μη λάβετε ποτέ ξανά τέτοια e-mail;',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Τότε δεν θα στέλνουμε αιτήματα στη διεύθυνση στην οποία στάλθηκε αυτός ο σύνδεσμος, όποιος κι αν μας το ζητήσει. Αυτό δεν αναιρείται.',
    'We will not write to you again': 'Δεν θα σας ξαναγράψουμε',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Η διεύθυνση στην οποία στάλθηκε αυτός ο σύνδεσμος δεν θα λάβει άλλα αιτήματα από εμάς, όποιος κι αν το ζητήσει. Από αυτήν κρατάμε μόνο όσα χρειάζονται για να το γνωρίζουμε.',
    'This link leads nowhere': 'Αυτός ο σύνδεσμος δεν λειτουργεί',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Ίσως είναι ελλιπής ή έχει λήξει, ή ο κάτοχος του βιογραφικού ίσως απέσυρε το ερώτημα ή άλλαξε το κείμενο στο οποίο αναφερόταν. Δεν χρειάζεται να κάνετε κάτι.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} κείμενο: αντιστοιχεί στο αποτύπωμά του.',
      other: '{count} κείμενα: το καθένα αντιστοιχεί στο αποτύπωμά του.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} υπογραφή πέρασε τον έλεγχο. Καταγεγραμμένες από το TruCV: {account}, από ψηφιακά πορτοφόλια: {wallet}.',
      other:
        '{count} υπογραφές πέρασαν τον έλεγχο. Καταγεγραμμένες από το TruCV: {account}, από ψηφιακά πορτοφόλια: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} ενότητα, με καταγραφή από το TruCV: {domains}.',
      other: '{count} ενότητες, με καταγραφή από το TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} ενότητα δεν πέρασε τον έλεγχο.',
      other: '{count} ενότητες δεν πέρασαν τον έλεγχο.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} ενότητα με ψηφιακό διαπιστευτήριο υπογεγραμμένο από {who}',
      other: '{count} ενότητες με ψηφιακό διαπιστευτήριο υπογεγραμμένο από {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} ενότητα με επιβεβαίωση από {who}',
      other: '{count} ενότητες με επιβεβαίωση από {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} ενότητα με υπογραφή από {who}',
      other: '{count} ενότητες με υπογραφή από {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} ενότητα με ψηφιακό διαπιστευτήριο υπογεγραμμένο από διάφορους τομείς ({many})',
      other: '{count} ενότητες με ψηφιακό διαπιστευτήριο υπογεγραμμένο από διάφορους τομείς ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} ενότητα με επιβεβαίωση από διάφορους τομείς ({many})',
      other: '{count} ενότητες με επιβεβαίωση από διάφορους τομείς ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} ενότητα με υπογραφή από διάφορα άτομα ή ψηφιακά πορτοφόλια ({many})',
      other: '{count} ενότητες με υπογραφή από διάφορα άτομα ή ψηφιακά πορτοφόλια ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} ενότητα μόνο με δικαιολογητικό',
      other: '{count} ενότητες μόνο με δικαιολογητικό',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} ενότητα με υπογραφή που δεν ισχύει πια',
      other: '{count} ενότητες με υπογραφή που δεν ισχύει πια',
    },
    '{count} sections not signed': { one: '{count} ενότητα χωρίς υπογραφή', other: '{count} ενότητες χωρίς υπογραφή' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Πληκτρολογήθηκαν από εδώ πάρα πολλοί λάθος κωδικοί πρόσβασης. Δοκιμάστε ξανά σε {count} λεπτό.',
      other: 'Πληκτρολογήθηκαν από εδώ πάρα πολλοί λάθος κωδικοί πρόσβασης. Δοκιμάστε ξανά σε {count} λεπτά.',
    },
  },
} satisfies ReaderTexts
