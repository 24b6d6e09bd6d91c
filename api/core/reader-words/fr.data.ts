// Our words for readers in French.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'fr',
  texts: {
    title: 'intitulé',
    place: 'lieu',
    name: 'nom',
    address: 'adresse',
    label: 'libellé',
    value: 'valeur',
    institution: 'établissement',
    board: 'autorité scolaire',
    organisation: 'organisme',
    degree: 'diplôme',
    'field of study': 'domaine d’études',
    from: 'début',
    until: 'fin',
    date: 'date',
    dates: 'dates',
    score: 'note',
    scale: 'barème',
    'kind of score': 'type de note',
    description: 'description',
    employer: 'employeur',
    'still there': 'toujours en poste',
    about: 'présentation de l’entreprise',
    'roles at one employer': 'fonctions chez un même employeur',
    highlights: 'points forts',
    level: 'niveau',
    keywords: 'mots-clés',
    provider: 'organisme de formation',
    issuer: 'émetteur',
    'credential ID': 'numéro du certificat',
    publisher: 'éditeur',
    'awarding body': 'organisme décernant le prix',
    fluency: 'niveau de langue',
    'e-mail': 'e-mail',
    phone: 'téléphone',
    'what they say': 'texte de la recommandation',
    subtitle: 'sous-titre',
    hidden: 'masqué',
    'shown to readers': 'visible par les lecteurs',
    roles: 'fonctions',
    courses: 'enseignements suivis',
    kind: 'type',
    profession: 'profession',
    location: 'lieu',
    picture: 'photo',
    links: 'liens',
    'everything that is written here': 'tout ce qui est écrit ici',
    'some facts': 'certains éléments',
    Yes: 'Oui',
    Percentage: 'Pourcentage',
    CGPA: 'Moyenne générale cumulée',
    GPA: 'Moyenne générale',
    Grade: 'Note',
    'Class or division': 'Mention ou classe',
    Rank: 'Rang',
    'It is the owner’s own word: nobody has checked it.':
      'C’est une déclaration du titulaire du CV : personne ne l’a contrôlée.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Là où rien n’est confirmé, c’est une déclaration du titulaire du CV : personne ne l’a contrôlée.',
    'Personal details': 'Informations personnelles',
    Stated: 'Déclaré',
    'Self-attested': 'Auto-attestation',
    'Evidence attached': 'Justificatif joint',
    Confirmed: 'Confirmé',
    'Signed by its issuer': 'Signé par l’émetteur',
    'Confirmed by {domain}': 'Confirmé par {domain}',
    'Signed by {domain} for this account, checked {day}': 'Signé par {domain} pour ce compte, contrôlé le {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Auto-attestation de {name}, avec connexion Google, le {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Auto-attestation de {name}, avec connexion Google, entre le {first} et le {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Auto-attestation de {name} avec le portefeuille numérique {wallet}, le {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Auto-attestation de {name} avec le portefeuille numérique {wallet}, entre le {first} et le {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Une personne qui lit les e-mails adressés à {domain} a donné son accord le {day} sur : {covered}. Ce domaine appartient au titulaire du CV : ce n’est pas la confirmation d’un organisme.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Une personne qui lit les e-mails adressés à {domain} a donné son accord le {day} sur : {covered}. N’importe qui, ou tout étudiant ou diplômé, peut y avoir une adresse : ce n’est pas la confirmation d’un organisme.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Confirmé par {domain}, le {day} : par une personne qui lit les e-mails adressés à {domain} ; l’adresse a été indiquée par le titulaire du CV.',
    'What was confirmed: {covered}.': 'Éléments confirmés : {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Nom indiqué dans la réponse : {name}. Nom de l’organisme selon le titulaire du CV : {institution}.',
    'The owner attached it to {covered}.': 'Le titulaire du CV l’a rattaché à : {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Le titulaire du CV a joint un justificatif, qui n’est pas public, à : {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Confirmé par {domain}, le {day} : par une personne qui y lit les e-mails, nom indiqué : {name} ; adresse indiquée par le titulaire du CV ; concerne : {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Signé par {domain} pour ce compte, contrôlé le {day} ; rattaché à : {covered}.',
    'The confirmation has been in the public log since {day}.':
      'La confirmation figure dans le journal public depuis le {day}.',
    'The confirmation is in the public log within a minute.':
      'La confirmation figurera dans le journal public d’ici une minute.',
    'The attestation has been in the public log since {day}.':
      'L’auto-attestation figure dans le journal public depuis le {day}.',
    'The attestation is in the public log within a minute.':
      'L’auto-attestation figurera dans le journal public d’ici une minute.',
    'Signed by the account of {name}, another name than this CV’s':
      'Signé avec le compte de {name}, un nom différent de celui de ce CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Signé avec le compte de {name}, un nom différent de celui de ce CV : {about}, {day}',
    '{name} signed every section, {day}': '{name} a signé toutes les rubriques, {day}',
    '{name} signed every section that can be checked, {day}': '{name} a signé toutes les rubriques vérifiables, {day}',
    '{name} signed all other sections, {day}': '{name} a signé toutes les autres rubriques, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} a signé toutes les autres rubriques vérifiables, {day}',
    'every section': 'toutes les rubriques',
    'every section that can be checked': 'toutes les rubriques vérifiables',
    'all other sections': 'toutes les autres rubriques',
    'all other sections that can be checked': 'toutes les autres rubriques vérifiables',
    'Check it yourself': 'Vérifiez par vous-même',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Il a été émis par ce service : il reprend ce qui est de toute façon affiché ici et ne donne pas un niveau plus élevé.',
    '{domain} is a domain of the owner’s own.': '{domain} est un domaine appartenant au titulaire du CV.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'N’importe qui, ou tout étudiant ou diplômé, peut avoir une adresse chez {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} est une page de son site, et un site peut attribuer des pages à n’importe qui.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'N’importe qui peut avoir un nom comme {domain} : il ne désigne aucun organisme.',
    'Listed by {domain}; it is not signed.': 'Répertorié par {domain} ; non signé.',
    'Signed by {domain}.': 'Signé par {domain}.',
    'Signed with a key that names nobody.': 'Signé avec une clé qui ne désigne personne.',
    'It names an issuer that could not be reached to show that it signed it.':
      'L’émetteur indiqué n’a pas pu être joint ; rien ne montre donc qu’il l’a signé.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'L’émetteur indiqué, {domain}, n’a pas pu être joint ; rien ne montre donc qu’il l’a signé.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Cachet apposé par {name}, avec un certificat de cachet auquel ce service fait confiance.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Cachet apposé par {name}, avec un certificat de cachet qui n’a pas été comparé à une liste.',
    'Not withdrawn on {day}.': 'Non révoqué à la date du {day}.',
    'Withdrawn, as found on {day}.': 'Révoqué, d’après le contrôle du {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Le {day}, il n’a pas été possible de savoir s’il avait été révoqué.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Contrôlé le {day} ; l’émetteur ne tient pas de liste des certificats révoqués.',
    'Made out to the address of this account.': 'Délivré à l’adresse de ce compte.',
    'It does not say whose it is.': 'Il n’indique pas à qui il appartient.',
    'Made out to somebody else.': 'Délivré à une autre personne.',
    'It is refused since the check on {day}.': 'Il est refusé depuis le contrôle du {day}.',
    'It is called {title}.': 'Il est intitulé {title}.',
    'Its issuer calls itself {name}.': 'L’émetteur se nomme {name}.',
    'It names {name}.': 'Nom mentionné : {name}.',
    'A credential, unchanged since it was signed.': 'Un certificat numérique, inchangé depuis sa signature.',
    'It ended on {day}.': 'Il a expiré le {day}.',
    'It is not valid before {day}.': 'Il n’est pas valable avant le {day}.',
    'Shown by the owner beside: {title}.': 'Présenté par le titulaire du CV à côté de : {title}.',
    'Not signed': 'Non signé',
    Signed: 'Signé',
    'The CV says so. It is neither signed nor confirmed.': 'C’est ce que dit le CV. Ce n’est ni signé ni confirmé.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Le compte indiqué a signé tout ce qui est écrit dans la rubrique (auto-attestation), après connexion ou avec un portefeuille numérique. Cela montre de qui vient la déclaration et qu’aucun mot de la rubrique n’a changé, pas qu’elle est vraie.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Le titulaire du CV conserve aussi ici un document à ce sujet, que personne chez TruCV n’a contrôlé, ou un certificat numérique qui ne montre pas tout ce que demande le niveau le plus élevé.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Une personne qui lit les e-mails adressés au domaine indiqué a confirmé ce que mentionne le badge : des éléments de la rubrique, par exemple intitulé, employeur et dates, ou tout ce qui y est écrit. L’adresse a été indiquée par le titulaire du CV : à vous de juger si le domaine est bien celui de l’organisme. Les noms entre guillemets ont été saisis par les personnes qui posent la question et y répondent, et personne ne les a contrôlés.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Le titulaire du CV a rattaché un certificat numérique à ce que mentionne le badge : des éléments de la rubrique ou tout ce qui y est écrit. Ce certificat est signé par le domaine indiqué, délivré à l’adresse e-mail du compte du titulaire, en cours de validité et non révoqué à la date indiquée. Que le certificat et le CV disent la même chose, c’est le titulaire qui l’affirme : lisez les deux. Le texte entre guillemets est celui de l’émetteur.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Personne n’a encore signé ni confirmé une partie de ce CV : il contient ce que déclare son titulaire',
    '{name} (wallet {wallet})': '{name} (portefeuille numérique {wallet})',
    'nothing changed since': 'rien n’a changé depuis',
    'no word of these claims changed since': 'aucun mot de ces déclarations n’a changé depuis',
    'Check the CV of {name}': 'Vérifier le CV de {name}',
    'Version {version}, published on {day}.': 'Version {version}, publiée le {day}.',
    'Read the CV': 'Lire le CV',
    'Check the signatures now': 'Vérifier les signatures maintenant',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Votre navigateur récupère à nouveau les déclarations et les clés, et vérifie lui-même chaque signature.',
    'Compare an older copy': 'Comparer une copie plus ancienne',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Déposez un fichier ici ou choisissez-le : le PDF que l’on vous a remis, les déclarations sous forme de données (JSON) que vous avez conservées, ou un certificat numérique. Le fichier reste dans votre navigateur.',
    'Every section, and who stands for it': 'Chaque rubrique, et qui en répond',
    'Signature no longer counts': 'La signature ne compte plus',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'La signature correspond à ce texte, mais la clé a été révoquée : elle ne compte plus.',
    'Stated. Nobody has signed or confirmed it.': 'Déclaré. Personne ne l’a signé ni confirmé.',
    'Download as a credential': 'Télécharger comme certificat numérique',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Un certificat numérique est un fichier signé que les portefeuilles numériques et d’autres programmes lisent et vérifient sans cette page. Il indique ce que TruCV a enregistré, rien de plus.',
    'The confirmation': 'La confirmation',
    'The self-attestation': 'L’auto-attestation',
    'JSON, for wallets': 'JSON, pour les portefeuilles numériques',
    'JWT, for programs': 'JWT, pour les programmes',
    'picture with the badge in it': 'image contenant le badge',
    'Digest and signatures': 'Empreinte et signatures',
    'Everything in the section, as data': 'Toute la rubrique, sous forme de données',
    'Its facts alone, as data: {covered}': 'Seulement ces éléments, sous forme de données : {covered}',
    'SHA-256 digest of {section}': 'Empreinte SHA-256 : {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Déclaration signée par le titulaire du CV : « J’atteste que cette partie de mon CV est exacte. »',
    'Signature ({form})': 'Signature ({form})',
    Wallet: 'Portefeuille numérique',
    Key: 'Clé',
    'Record of the confirmation ({form})': 'Enregistrement de la confirmation ({form})',
    'What the badges mean': 'Ce que signifient les badges',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Une signature disparaît dès qu’une seule lettre de sa rubrique change ; une confirmation d’éléments, dès qu’une seule lettre de ces éléments change. Les deux disparaissent quand le nom figurant sur le CV change.',
    'For engineers: check it without us': 'Pour les spécialistes en informatique : vérifier sans nous',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Rien ne vous oblige à nous croire sur parole au sujet des badges. {program} est un fichier unique et lisible qui vérifie [les déclarations sous forme de données]. Il lui faut Node.js et rien d’autre, ni réseau (sauf avec --log) ni quoi que ce soit de notre part :',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Les deux dernières lignes vérifient un certificat numérique, de TruCV ou d’un autre émetteur : {keys} contient les clés de l’émetteur, {list} est la liste des certificats révoqués qu’il mentionne.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Une signature « avec connexion Google » est faite par TruCV : elle montre que ce service a enregistré la déclaration du compte indiqué. Celle d’un portefeuille numérique est faite avec la clé de ce portefeuille, que TruCV ne possède pas.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Le fichier reflète la situation au moment où vous l’avez récupéré. Une confirmation peut être retirée plus tard, et le programme ne peut pas le savoir : récupérez à nouveau le fichier, ou consultez cette page.',
    'Our public keys': 'Nos clés publiques',
    'Version {version} was never published': 'La version {version} n’a jamais été publiée',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Elle n’a pas non plus été remise sous forme de fichier. Un document qui se présente comme la version {version} de ce CV n’a pas été créé ici par son titulaire, ou a été modifié.',
    'Your copy says version {version}': 'Votre copie indique la version {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Rien de ce qui est public n’a changé : ce que disait la version {version} est ce qui est publié maintenant.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Cette version a existé. Ce qui est publié maintenant, la version {version}, en diffère sur les points suivants :',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Le texte de votre copie n’est pas comparé : relisez-le mot à mot à côté de cette page.',
    'Fetching the claims and the keys…': 'Récupération des déclarations et des clés…',
    'Reading your copy…': 'Lecture de votre copie…',
    'Check again': 'Vérifier à nouveau',
    'Fetched at {time}.': 'Données récupérées à {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Les déclarations et les clés publiques de TruCV, {size} ko.',
    'The right CV.': 'C’est le bon CV.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Les déclarations sont celles de ce CV, à cette adresse, et des rubriques que vous voyez ici.',
    'Not what you see.': 'Ce n’est pas ce que vous voyez.',
    'What is published now has other sections than this page.':
      'Ce qui est publié maintenant n’a pas les mêmes rubriques que cette page.',
    'No letter changed.': 'Pas une lettre n’a changé.',
    'Changed.': 'Modifié.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Textes qui ne correspondent pas à leur empreinte : {wrong} sur {all}.',
    'Signed by the owner.': 'Signé par le titulaire du CV.',
    'Not signed as it says.': 'N’est pas signé comme indiqué.',
    'Confirmed.': 'Confirmé.',
    'Not confirmed as it says.': 'N’est pas confirmé comme indiqué.',
    'In the log.': 'Dans le journal.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Signatures inscrites dans le journal public de TruCV : {recorded} sur {all}. Entrées du journal : {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Parmi les autres, les nouvelles y figureront d’ici une minute ; celles qui sont plus anciennes que le journal, jamais.',
    'The log begins with all that this browser saw of it on {day}.':
      'Le journal commence toujours par tout ce que ce navigateur en avait vu le {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Ce navigateur garde ce qu’il a vu du journal et comparera lors de la prochaine vérification.',
    'Not in the log as it says.': 'Ne figure pas dans le journal comme indiqué.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Le journal public de TruCV n’est pas entier, ou n’est pas lisible. Réessayez dans une minute.',
    'One person.': 'Une seule personne.',
    'All claims are about {name}, as the CV is.':
      'Toutes les déclarations concernent la même personne que le CV : {name}.',
    'Another person.': 'Une autre personne.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Les déclarations ne concernent pas toutes la personne dont ce serait le CV : {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Signé avec le compte de {name}, un nom différent de celui de ce CV.',
    'Whether both names are of one person is for you to judge.':
      'À vous de juger si les deux noms désignent la même personne.',
    'Everything that is signed holds.': 'Tout ce qui est signé est conforme.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Tout n’est pas conforme : ce qui est marqué en rouge n’est pas tel qu’il a été signé.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Rien n’est signé dans ce CV : il n’y avait donc que ses textes à vérifier.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Toutes les signatures sont valides. Aucune signature n’établit qu’un portefeuille numérique est celui du titulaire du CV, ni ce qui est dit des certificats numériques d’autres émetteurs.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'La version {now} est maintenant publiée, et cette page montre la version {version} : rechargez-la.',
    holds: 'conforme',
    'Does not hold': 'Non conforme',
    '{section} does not hold': '{section} : non conforme',
    'this is not in the form in which TruCV publishes it': 'ceci n’est pas dans la forme sous laquelle TruCV le publie',
    'the text was changed: it does not fit its fingerprint (digest)':
      'le texte a été modifié et ne correspond pas à son empreinte (valeur de hachage)',
    'the owner’s signature does not hold': 'la signature du titulaire du CV n’est pas valide',
    'the institution’s confirmation does not hold': 'la confirmation de l’organisme n’est pas valide',
    'it was signed or confirmed under another name than the one on this CV':
      'la signature ou la confirmation porte un autre nom que celui de ce CV',
    'it is said to be more than what was signed': 'ce qui est annoncé va au-delà de ce qui a été signé',
    'it is not in the public log as it says': 'dans le journal public, cela ne figure pas comme indiqué',
    'the signature that this page shows was withdrawn': 'la signature que montre cette page a été retirée',
    'the evidence that this page shows was taken away': 'le justificatif que montre cette page a été supprimé',
    'the confirmation that this page shows was withdrawn': 'la confirmation que montre cette page a été retirée',
    'the credential that this page shows does not count any more':
      'le certificat numérique que montre cette page ne compte plus',
    'the text that is published now is another one than on this page':
      'le texte publié maintenant n’est pas celui de cette page',
    'this section is not among what is published now':
      'cette rubrique ne fait pas partie de ce qui est publié maintenant',
    'What this does not show': 'Ce que cela ne montre pas',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Que ce que dit le CV est vrai. Une signature montre de qui vient la déclaration et que pas une lettre n’a changé depuis.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Qu’un domaine appartient à l’organisme dont il évoque le nom. L’adresse a été indiquée par le titulaire du CV.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Qui est la personne derrière un compte ou un portefeuille numérique. « Avec connexion Google » est ce que TruCV a lui-même enregistré.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Que TruCV est honnête : cette page vient aussi de TruCV. Le programme indiqué sous « Pour les spécialistes en informatique » fonctionne sans elle.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Que TruCV montre le même journal à tout le monde. Les témoins et les programmes qui le suivent, comme log-audit.mjs, s’en apercevraient.',
    'What is withdrawn later. Check again when it matters.':
      'Ce qui sera retiré plus tard. Vérifiez à nouveau quand c’est important.',
    'It cannot be checked: {problem}.': 'La vérification est impossible : {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Ce navigateur n’a pas pu faire la vérification. Le programme indiqué sous « Pour les spécialistes en informatique » le peut.',
    'This page was opened without https, where browsers check no signatures.':
      'Cette page a été ouverte sans https ; dans ce cas, les navigateurs ne vérifient pas les signatures.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV est inaccessible. Vérifiez votre connexion, puis réessayez.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Le titulaire de ce CV demande un mot de passe. Ouvrez de nouveau le CV, puis réessayez.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Ce CV n’est plus publié : rien de ce CV ne peut être vérifié pour le moment.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV a répondu par une erreur ({status}). Réessayez dans une minute.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'La réponse n’est arrivée qu’en partie, ou ne vient pas de TruCV. Réessayez.',
    'The reply is about another CV: nothing of it counts for this one.':
      'La réponse porte sur un autre CV : rien n’y compte pour celui-ci.',
    'The reply is of another service: its signatures do not count at this address.':
      'La réponse vient d’un autre service : ses signatures ne comptent pas à cette adresse.',
    'This file is damaged, or is not a copy of a CV.': 'Ce fichier est endommagé, ou n’est pas une copie d’un CV.',
    'This is a copy of another CV.': 'Ceci est une copie d’un autre CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Ce fichier est au format JSON Resume, qui ne contient pas de signatures à comparer.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Les fichiers Word ne sont pas lus ici. Ouvrez l’adresse à la fin du fichier : elle mène à la comparaison.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Ce PDF mentionne plusieurs versions de ce CV : il a été assemblé à partir de plusieurs fichiers.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Ce PDF ne mentionne aucune version d’un CV : il n’a pas été créé ici, ou a été recréé par un autre programme.',
    'Your copy says that it is of {day}.': 'Votre copie indique qu’elle date du {day}.',
    'In your copy this does not hold:': 'Dans votre copie, ceci n’est pas conforme :',
    'Since then:': 'Depuis :',
    'Nothing has changed since.': 'Rien n’a changé depuis.',
    'Added: {section}': 'Ajouté : {section}',
    'Changed: {section}': 'Modifié : {section}',
    'Removed: {section}': 'Supprimé : {section}',
    'Confirmed since: {section}': 'Confirmé depuis : {section}',
    'No longer confirmed: {section}': 'N’est plus confirmé : {section}',
    'Signed since: {section}': 'Signé depuis : {section}',
    'No longer signed: {section}': 'N’est plus signé : {section}',
    'This credential holds.': 'Ce certificat numérique est valide.',
    'It is called {title}, of {day}.': 'Il est intitulé {title} et date du {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Il n’a pas changé depuis que TruCV l’a signé, et n’est pas révoqué à ce jour.',
    'The words that it is about are on this CV: {section}.':
      'Le texte sur lequel il porte figure dans ce CV : {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Le texte sur lequel il porte ne figure pas dans ce CV, ou a été modifié depuis.',
    'This credential does not hold.': 'Ce certificat numérique n’est pas valide.',
    'This credential is not valid yet.': 'Ce certificat numérique n’est pas encore valable.',
    'This credential has ended.': 'Ce certificat numérique a expiré.',
    'The signature holds, but this credential was withdrawn.':
      'La signature est valide, mais ce certificat numérique a été révoqué.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'La signature est valide, mais il n’a pas été possible de savoir si le certificat numérique a été révoqué. Réessayez.',
    'This is a credential about another person, or about another name.':
      'Ce certificat numérique concerne une autre personne, ou un autre nom.',
    'TruCV did not issue this credential.': 'TruCV n’a pas émis ce certificat numérique.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Cette page vérifie les certificats numériques émis par TruCV, en fichiers JWT (.jwt). Le programme indiqué sous « Pour les spécialistes en informatique » vérifie celui-ci : node verify-cv.mjs, le fichier, --keys et le did.json de l’émetteur.',
    'No CV at this address — TruCV': 'Aucun CV à cette adresse — TruCV',
    'There is no CV here': 'Il n’y a pas de CV ici',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Le lien est peut-être incomplet, ou la page a été retirée par le titulaire du CV. Si quelqu’un vous l’a envoyé, demandez-lui un nouveau lien.',
    'Go to TruCV': 'Aller sur TruCV',
    'This CV is protected': 'Ce CV est protégé',
    'Its owner asks for a password. It usually comes with the link.':
      'Son titulaire demande un mot de passe. Il est en général communiqué avec le lien.',
    Password: 'Mot de passe',
    'Open the CV': 'Ouvrir le CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Il reste ensuite ouvert dans ce navigateur pendant 12 heures. Vous n’avez pas de mot de passe ? Demandez-le à la personne qui vous a envoyé le lien.',
    'This form was sent from another site. Enter the password here.':
      'Ce formulaire a été envoyé depuis un autre site. Saisissez le mot de passe ici.',
    'This is not the password. Capital letters count.':
      'Ce n’est pas le bon mot de passe. Respectez les majuscules et les minuscules.',
    'Many people are asking just now. Try again in a few seconds.':
      'Les demandes sont nombreuses en ce moment. Réessayez dans quelques secondes.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], où l’on rédige des CV que d’autres peuvent vérifier',
    'Hello,': 'Bonjour,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} demande à {institution} de confirmer une rubrique d’un CV : {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Ces deux noms ont été saisis par la personne qui fait la demande sur TruCV. Nous ne les avons pas contrôlés.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Le lien ci-dessous montre ce qui est déclaré. Toute personne qui peut parler au nom de l’organisme peut le confirmer ou refuser ; aucun compte n’est nécessaire.',
    'Look at the claim and answer': 'Voir la déclaration et répondre',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Ce lien permet de répondre une seule fois, jusqu’au {day}. Si vous ne faites rien, rien n’est confirmé. Merci de ne pas le transmettre : toute personne qui l’a peut répondre.',
    'Answer all requests at one place': 'Répondre à toutes les demandes au même endroit',
    'Never write to me again': 'Ne plus jamais m’écrire',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Des questions ? Écrivez à {address}. Les réponses à cet e-mail ne sont pas lues.',
    'Change the language': 'Changer de langue',
    'Can you confirm this?': 'Pouvez-vous confirmer ceci ?',
    'What you answer for': 'Ce sur quoi porte votre réponse',
    'Name on the CV': 'Nom figurant sur le CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Pour retrouver la personne dans vos dossiers : {reference}. Cette indication a été saisie par la personne qui fait la demande. Elle ne fait pas partie de ce que vous confirmez et n’est montrée qu’à vous.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Le même texte a été confirmé depuis votre domaine le {day} pour un autre nom : {before}. La demande porte maintenant sur {person}. Ne confirmez que si vous savez qu’il s’agit de la même personne.',
    'What your answer means': 'Ce que signifie votre réponse',
    'Not part of your answer': 'Ne fait pas partie de votre réponse',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'En confirmant, vous déclarez que vous pouvez parler au nom de l’organisme et que ceci est vrai pour {person} : {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Toute personne autorisée à lire cette rubrique du CV verra alors « {badge} », qu’une personne qui y lit les e-mails a répondu, et le nom que vous donnez. Votre adresse n’est pas montrée.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Cela sera conservé comme justificatif, sans être présenté comme la confirmation d’un organisme.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Les personnes qui vérifient le CV voient qu’une personne qui lit les e-mails adressés à {domain} a donné son accord, et pourquoi ce n’est pas la parole d’un organisme.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Cela vaut pour ce nom, dans chaque CV de ce titulaire qui contient ces éléments. Le titulaire peut modifier le reste de la rubrique, et votre parole reste attachée à ces éléments. Toute modification d’un élément ou du nom y met fin.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Cela vaut pour ce nom, dans chaque CV de ce titulaire qui contient exactement ce texte. Toute modification du texte ou du nom y met fin.',
    'If you decline, only the owner of the CV gets to know it.':
      'Si vous refusez, seul le titulaire du CV en est informé.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Vous pouvez répondre une seule fois, jusqu’au {day}. Pendant un an ensuite, vous pouvez retirer une confirmation avec le même lien.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Nous n’avons pas vérifié qui a rédigé ce CV. Si vous ne connaissez pas cette personne, refusez ou ne faites rien.',
    'Files the owner has added': 'Fichiers ajoutés par le titulaire du CV',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Nous ne les avons pas comparés au texte. Les images de leurs pages s’ouvrent dans un nouvel onglet, jusqu’à ce que vous ayez répondu.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Voici les images d’un fichier ajouté par le titulaire du CV. Nous ne l’avons pas comparé au texte.',
    'Pages shown: {shown} of {all}': 'Pages affichées : {shown} sur {all}',
    'Page {page} of {all}': 'Page {page} sur {all}',
    'Your answer': 'Votre réponse',
    'Yes, this is true': 'Oui, c’est vrai',
    'No, I do not confirm this': 'Non, je ne confirme pas',
    'Your name and office': 'Votre nom et votre fonction',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Nécessaire pour confirmer. Affiché avec le CV, entre guillemets. Pas d’adresses web.',
    'A note to the owner': 'Message au titulaire du CV',
    'If you like. Only the owner sees it.': 'Facultatif. Seul le titulaire du CV le voit.',
    'Send my answer': 'Envoyer ma réponse',
    'Choose an answer.': 'Choisissez une réponse.',
    'Say who confirms this.': 'Indiquez qui confirme.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Ce texte est trop long, ou il contient une adresse web ou des caractères invisibles. Après le point d’une abréviation, insérez un espace.',
    'This was answered already.': 'Une réponse a déjà été donnée.',
    'Your answer could not be stored. Try again.': 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
    'Thank you, this is confirmed': 'Merci, c’est confirmé',
    'Not confirmed': 'Non confirmé',
    Withdrawn: 'Retiré',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain} : une personne qui y lit les e-mails et qui a donné le nom {name} a confirmé une rubrique du CV de {person} le {day} : {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Une rubrique du CV de {person} n’a pas été confirmée, le {day}, et seul le titulaire du CV en est informé : {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Ce qui avait été confirmé dans le CV de {person} a été retiré le {day} et n’est plus montré à personne : {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Était-ce une erreur, ou n’est-ce plus exact ? Jusqu’au {day}, vous pouvez [retirer la confirmation].',
    'Withdraw this confirmation?': 'Retirer cette confirmation ?',
    'It was given on {day} for the CV of {person}: {section}':
      'Elle a été donnée le {day} pour le CV de {person} : {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Une fois retirée, elle n’apparaît plus dans aucun CV, et le titulaire reçoit un e-mail. C’est définitif.',
    Withdraw: 'Retirer',
    'Keep it': 'Conserver',
    'Never get such mails again?': 'Ne plus jamais recevoir ces e-mails ?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Nous n’enverrons alors plus de demandes à l’adresse à laquelle ce lien a été envoyé, quelle que soit la personne qui nous le demande. C’est irréversible.',
    'We will not write to you again': 'Nous ne vous écrirons plus',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'L’adresse à laquelle ce lien a été envoyé ne recevra plus de demandes de notre part, quelle que soit la personne qui les fait. Nous n’en gardons que ce qu’il faut pour le savoir.',
    'This link leads nowhere': 'Ce lien ne mène nulle part',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Il est peut-être incomplet ou expiré, ou le titulaire du CV a peut-être retiré la demande ou modifié le texte sur lequel elle portait. Vous n’avez rien à faire.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} texte contrôlé, conforme à son empreinte.',
      many: '{count} de textes contrôlés, chacun conforme à son empreinte.',
      other: '{count} textes contrôlés, chacun conforme à son empreinte.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} signature valide. Enregistrées par TruCV : {account}, par des portefeuilles numériques : {wallet}.',
      many: '{count} de signatures valides. Enregistrées par TruCV : {account}, par des portefeuilles numériques : {wallet}.',
      other:
        '{count} signatures valides. Enregistrées par TruCV : {account}, par des portefeuilles numériques : {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} rubrique avec confirmation enregistrée par TruCV : {domains}.',
      many: '{count} de rubriques avec confirmation enregistrée par TruCV : {domains}.',
      other: '{count} rubriques avec confirmation enregistrée par TruCV : {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} rubrique non conforme.',
      many: '{count} de rubriques non conformes.',
      other: '{count} rubriques non conformes.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} rubrique avec un certificat numérique signé par {who}',
      many: '{count} de rubriques avec un certificat numérique signé par {who}',
      other: '{count} rubriques avec un certificat numérique signé par {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} rubrique confirmée par {who}',
      many: '{count} de rubriques confirmées par {who}',
      other: '{count} rubriques confirmées par {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} rubrique signée par {who}',
      many: '{count} de rubriques signées par {who}',
      other: '{count} rubriques signées par {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} rubrique avec un certificat numérique signé par plusieurs domaines ({many})',
      many: '{count} de rubriques avec un certificat numérique signé par plusieurs domaines ({many})',
      other: '{count} rubriques avec un certificat numérique signé par plusieurs domaines ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} rubrique confirmée par plusieurs domaines ({many})',
      many: '{count} de rubriques confirmées par plusieurs domaines ({many})',
      other: '{count} rubriques confirmées par plusieurs domaines ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} rubrique signée par plusieurs personnes ou portefeuilles numériques ({many})',
      many: '{count} de rubriques signées par plusieurs personnes ou portefeuilles numériques ({many})',
      other: '{count} rubriques signées par plusieurs personnes ou portefeuilles numériques ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} rubrique avec justificatif seulement',
      many: '{count} de rubriques avec justificatif seulement',
      other: '{count} rubriques avec justificatif seulement',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} rubrique dont la signature ne compte plus',
      many: '{count} de rubriques dont la signature ne compte plus',
      other: '{count} rubriques dont la signature ne compte plus',
    },
    '{count} sections not signed': {
      one: '{count} rubrique non signée',
      many: '{count} de rubriques non signées',
      other: '{count} rubriques non signées',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Trop de mots de passe erronés ont été envoyés d’ici. Réessayez dans {count} minute.',
      many: 'Trop de mots de passe erronés ont été envoyés d’ici. Réessayez dans {count} de minutes.',
      other: 'Trop de mots de passe erronés ont été envoyés d’ici. Réessayez dans {count} minutes.',
    },
  },
} satisfies ReaderTexts
