// Our words for readers in German.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'de',
  texts: {
    title: 'Bezeichnung',
    place: 'Ort',
    name: 'Name',
    address: 'Adresse',
    label: 'Feldname',
    value: 'Wert',
    institution: 'Institution',
    board: 'Schulbehörde',
    organisation: 'Organisation',
    degree: 'Abschluss',
    'field of study': 'Fachrichtung',
    from: 'Beginn',
    until: 'Ende',
    date: 'Datum',
    dates: 'Zeitangaben',
    score: 'Note',
    scale: 'Notenskala',
    'kind of score': 'Art der Note',
    description: 'Beschreibung',
    employer: 'Arbeitgeber',
    'still there': 'noch dort tätig',
    about: 'über das Unternehmen',
    'roles at one employer': 'Funktionen bei einem Arbeitgeber',
    highlights: 'wichtigste Punkte',
    level: 'Niveau',
    keywords: 'Stichwörter',
    provider: 'Anbieter',
    issuer: 'Aussteller',
    'credential ID': 'Zertifikatsnummer',
    publisher: 'Verlag',
    'awarding body': 'verleihende Stelle',
    fluency: 'Sprachniveau',
    'e-mail': 'E-Mail',
    phone: 'Telefon',
    'what they say': 'Wortlaut der Referenz',
    subtitle: 'Untertitel',
    hidden: 'ausgeblendet',
    'shown to readers': 'sichtbar',
    roles: 'Funktionen',
    courses: 'Schwerpunkte',
    kind: 'Art',
    profession: 'Beruf',
    location: 'Ort',
    picture: 'Bild',
    links: 'Links',
    'everything that is written here': 'alles, was hier steht',
    'some facts': 'einzelne Angaben',
    Yes: 'Ja',
    Percentage: 'Prozent',
    CGPA: 'Gesamtnotenschnitt',
    GPA: 'Notenschnitt',
    Grade: 'Note',
    'Class or division': 'Prädikat oder Klasse',
    Rank: 'Rang',
    'It is the owner’s own word: nobody has checked it.': 'Das ist eine eigene Angabe: Niemand hat sie geprüft.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Wo nichts bestätigt ist, handelt es sich um eine eigene Angabe: Niemand hat sie geprüft.',
    'Personal details': 'Persönliche Daten',
    Stated: 'Angegeben',
    'Self-attested': 'Eigenerklärung',
    'Evidence attached': 'Beleg beigefügt',
    Confirmed: 'Bestätigt',
    'Signed by its issuer': 'Vom Aussteller signiert',
    'Confirmed by {domain}': 'Bestätigt von {domain}',
    'Signed by {domain} for this account, checked {day}': 'Signiert von {domain} für dieses Konto, geprüft am {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Eigenerklärung von {name}, angemeldet mit Google, am {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Eigenerklärung von {name}, angemeldet mit Google, zwischen dem {first} und dem {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Eigenerklärung von {name} mit der Wallet {wallet}, am {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Eigenerklärung von {name} mit der Wallet {wallet}, zwischen dem {first} und dem {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Eine Person, die E-Mails an {domain} liest, hat am {day} zugestimmt: {covered}. Diese Domain gehört der Person, um deren Lebenslauf es geht: Das ist keine Bestätigung einer Institution.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Eine Person, die E-Mails an {domain} liest, hat am {day} zugestimmt: {covered}. Eine Adresse dort kann jeder haben, oder alle, die dort studieren oder studiert haben: Das ist keine Bestätigung einer Institution.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Bestätigt von {domain} am {day}, und zwar von einer Person, die E-Mails an {domain} liest; die Adresse wurde von der Person angegeben, um deren Lebenslauf es geht.',
    'What was confirmed: {covered}.': 'Bestätigt wurde: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Dort angegebener Name: {name}. Name der Institution laut eigener Angabe: {institution}.',
    'The owner attached it to {covered}.': 'Von der Person selbst zugeordnet zu: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Von der Person selbst wurde ein Beleg beigefügt, der nicht öffentlich ist, zu: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Bestätigt von {domain} am {day}: von einer Person, die dort E-Mails liest, angegebener Name: {name}; die Adresse wurde von der Person angegeben, um deren Lebenslauf es geht; umfasst: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Signiert von {domain} für dieses Konto, geprüft am {day}; zugeordnet zu: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Die Bestätigung steht seit dem {day} im öffentlichen Protokoll.',
    'The confirmation is in the public log within a minute.':
      'Die Bestätigung steht in spätestens einer Minute im öffentlichen Protokoll.',
    'The attestation has been in the public log since {day}.':
      'Die Eigenerklärung steht seit dem {day} im öffentlichen Protokoll.',
    'The attestation is in the public log within a minute.':
      'Die Eigenerklärung steht in spätestens einer Minute im öffentlichen Protokoll.',
    'Signed by the account of {name}, another name than this CV’s':
      'Signiert mit dem Konto von {name}, also unter einem anderen Namen als dem in diesem Lebenslauf',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Signiert mit dem Konto von {name}, also unter einem anderen Namen als dem in diesem Lebenslauf: {about}, {day}',
    '{name} signed every section, {day}': '{name} hat jeden Abschnitt signiert, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} hat jeden überprüfbaren Abschnitt signiert, {day}',
    '{name} signed all other sections, {day}': '{name} hat alle anderen Abschnitte signiert, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} hat alle anderen überprüfbaren Abschnitte signiert, {day}',
    'every section': 'jeder Abschnitt',
    'every section that can be checked': 'jeder überprüfbare Abschnitt',
    'all other sections': 'alle anderen Abschnitte',
    'all other sections that can be checked': 'alle anderen überprüfbaren Abschnitte',
    'Check it yourself': 'Selbst nachprüfen',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Ausgestellt von diesem Dienst: Der Nachweis hält nur fest, was hier ohnehin zu sehen ist, und führt zu keiner höheren Stufe.',
    '{domain} is a domain of the owner’s own.':
      '{domain} ist eine eigene Domain der Person, um deren Lebenslauf es geht.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Eine Adresse bei {domain} kann jeder haben, oder alle, die dort studieren oder studiert haben.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} ist eine Seite einer Website, und eine Website kann Seiten an jeden vergeben.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Einen Namen wie {domain} kann jeder haben: Er steht für keine Institution.',
    'Listed by {domain}; it is not signed.': 'Bei {domain} aufgeführt; nicht signiert.',
    'Signed by {domain}.': 'Signiert von {domain}.',
    'Signed with a key that names nobody.': 'Mit einem Schlüssel signiert, der niemanden nennt.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Der genannte Aussteller war nicht erreichbar; daher ließ sich nicht zeigen, dass die Signatur von dort stammt.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Genannt ist {domain}; die Domain war nicht erreichbar, daher ließ sich nicht zeigen, dass die Signatur von dort stammt.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Gesiegelt von {name}, mit einem Zertifikat, dem dieser Dienst vertraut.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Gesiegelt von {name}, mit einem Zertifikat, das nicht mit einer Liste abgeglichen wurde.',
    'Not withdrawn on {day}.': 'Am {day} nicht widerrufen.',
    'Withdrawn, as found on {day}.': 'Widerrufen, festgestellt am {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Ob der Nachweis widerrufen wurde, ließ sich am {day} nicht abfragen.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Geprüft am {day}; der Aussteller führt keine Liste widerrufener Nachweise.',
    'Made out to the address of this account.': 'Ausgestellt auf die Adresse dieses Kontos.',
    'It does not say whose it is.': 'Es ist nicht angegeben, für wen der Nachweis ausgestellt ist.',
    'Made out to somebody else.': 'Auf jemand anderen ausgestellt.',
    'It is refused since the check on {day}.': 'Seit der Prüfung am {day} wird der Nachweis nicht mehr angenommen.',
    'It is called {title}.': 'Titel des Nachweises: {title}.',
    'Its issuer calls itself {name}.': 'Der Aussteller nennt sich {name}.',
    'It names {name}.': 'Genannter Name: {name}.',
    'A credential, unchanged since it was signed.': 'Ein digitaler Nachweis, seit der Signatur unverändert.',
    'It ended on {day}.': 'Abgelaufen am {day}.',
    'It is not valid before {day}.': 'Noch nicht gültig, erst ab dem {day}.',
    'Shown by the owner beside: {title}.': 'Im Lebenslauf gezeigt neben: {title}.',
    'Not signed': 'Nicht signiert',
    Signed: 'Signiert',
    'The CV says so. It is neither signed nor confirmed.':
      'So steht es im Lebenslauf. Es ist weder signiert noch bestätigt.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Das genannte Konto hat alles signiert, was in dem Abschnitt steht (Eigenerklärung), nach Anmeldung oder mit einer Wallet. Das zeigt, wessen Wort es ist und dass im Abschnitt kein Wort geändert wurde, nicht aber, dass es stimmt.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Die Person, um deren Lebenslauf es geht, hat dazu hier außerdem ein Dokument hinterlegt, das bei TruCV niemand geprüft hat, oder einen digitalen Nachweis, der nicht alles zeigt, was die höchste Stufe verlangt.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Eine Person, die E-Mails an die genannte Domain liest, hat bestätigt, was das Kennzeichen aufführt: einzelne Angaben des Abschnitts, etwa Bezeichnung, Arbeitgeber und Zeitangaben, oder alles, was dort steht. Die Adresse stammt von der Person, um deren Lebenslauf es geht: Beurteilen Sie selbst, ob die Domain der Institution gehört. Namen in Anführungszeichen haben die Fragenden und Antwortenden eingegeben; niemand hat sie geprüft.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Dem, was das Kennzeichen aufführt (einzelne Angaben des Abschnitts oder alles, was dort steht), wurde im Lebenslauf ein digitaler Nachweis zugeordnet. Er ist von der genannten Domain signiert, auf die E-Mail-Adresse des Kontos ausgestellt, zu dem der Lebenslauf gehört, und war am genannten Tag gültig und nicht widerrufen. Dass Nachweis und Lebenslauf dasselbe sagen, ist eine eigene Angabe: Lesen Sie beides. Text in Anführungszeichen stammt vom Aussteller.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Noch hat niemand einen Teil dieses Lebenslaufs signiert oder bestätigt: Er besteht aus eigenen Angaben',
    '{name} (wallet {wallet})': '{name} (Wallet {wallet})',
    'nothing changed since': 'seitdem nichts geändert',
    'no word of these claims changed since': 'seitdem kein Wort dieser Angaben geändert',
    'Check the CV of {name}': 'Lebenslauf von {name} prüfen',
    'Version {version}, published on {day}.': 'Version {version}, veröffentlicht am {day}.',
    'Read the CV': 'Lebenslauf lesen',
    'Check the signatures now': 'Signaturen jetzt prüfen',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Ihr Browser ruft die Angaben und die Schlüssel neu ab und prüft jede Signatur selbst.',
    'Compare an older copy': 'Ältere Kopie vergleichen',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Legen Sie hier eine Datei ab oder wählen Sie eine aus: die PDF-Datei, die Sie erhalten haben, die Angaben als Daten (JSON), die Sie aufbewahrt haben, oder einen digitalen Nachweis. Die Datei bleibt in Ihrem Browser.',
    'Every section, and who stands for it': 'Alle Abschnitte und wer dafür einsteht',
    'Signature no longer counts': 'Signatur zählt nicht mehr',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Die Signatur passt zu diesem Text, aber der Schlüssel wurde widerrufen: Sie zählt nicht mehr.',
    'Stated. Nobody has signed or confirmed it.': 'Angegeben. Niemand hat es signiert oder bestätigt.',
    'Download as a credential': 'Als digitalen Nachweis herunterladen',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Ein digitaler Nachweis ist eine signierte Datei, die Wallets und andere Programme ohne diese Seite lesen und prüfen können. Er sagt nur, was TruCV festgehalten hat, nicht mehr.',
    'The confirmation': 'Die Bestätigung',
    'The self-attestation': 'Die Eigenerklärung',
    'JSON, for wallets': 'JSON, für Wallets',
    'JWT, for programs': 'JWT, für Programme',
    'picture with the badge in it': 'Bild mit eingebettetem Kennzeichen',
    'Digest and signatures': 'Fingerabdruck und Signaturen',
    'Everything in the section, as data': 'Der ganze Abschnitt, als Daten',
    'Its facts alone, as data: {covered}': 'Nur diese einzelnen Angaben, als Daten: {covered}',
    'SHA-256 digest of {section}': 'SHA-256-Fingerabdruck von {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Signierte Eigenerklärung: „Ich erkläre, dass dieser Teil meines Lebenslaufs wahr ist.“',
    'Signature ({form})': 'Signatur ({form})',
    Wallet: 'Wallet',
    Key: 'Schlüssel',
    'Record of the confirmation ({form})': 'Aufzeichnung der Bestätigung ({form})',
    'What the badges mean': 'Was die Kennzeichen bedeuten',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Eine Signatur verschwindet, sobald sich in ihrem Abschnitt ein Buchstabe ändert; eine Bestätigung einzelner Angaben, sobald sich in diesen Angaben ein Buchstabe ändert. Beide verschwinden, wenn sich der Name im Lebenslauf ändert.',
    'For engineers: check it without us': 'Für IT-Fachleute: ohne uns prüfen',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Sie müssen uns die Kennzeichen nicht einfach glauben. {program} ist eine einzige lesbare Datei, die [die Angaben als Daten] prüft. Sie braucht nur Node.js, kein Netz (außer mit --log) und nichts von uns:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Die letzten beiden Zeilen prüfen einen digitalen Nachweis, von TruCV oder von anderen: {keys} enthält die Schlüssel des Ausstellers, {list} ist die im Nachweis genannte Liste widerrufener Nachweise.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Eine Signatur „angemeldet mit Google“ stammt von TruCV: Sie zeigt, dass dieser Dienst die Erklärung des genannten Kontos festgehalten hat. Die Signatur einer Wallet entsteht mit dem Schlüssel der Wallet, den TruCV nicht hat.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Die Datei gibt den Stand zum Zeitpunkt des Abrufs wieder. Eine Bestätigung kann später widerrufen werden, und davon kann das Programm nichts wissen: Rufen Sie die Datei erneut ab oder sehen Sie hier nach.',
    'Our public keys': 'Unsere öffentlichen Schlüssel',
    'Version {version} was never published': 'Version {version} wurde nie veröffentlicht',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Sie wurde auch nicht als Datei ausgegeben. Ein Dokument, das sich als Version {version} dieses Lebenslaufs ausgibt, wurde nicht hier von der Person erstellt, um deren Lebenslauf es geht, oder es wurde verändert.',
    'Your copy says version {version}': 'Ihre Kopie nennt Version {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Von dem, was öffentlich ist, hat sich nichts geändert: Was in Version {version} stand, ist auch jetzt veröffentlicht.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Diese Version gab es. Was jetzt veröffentlicht ist, Version {version}, unterscheidet sich davon in Folgendem:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Der Text Ihrer Kopie wird nicht verglichen: Lesen Sie ihn Wort für Wort neben dieser Seite.',
    'Fetching the claims and the keys…': 'Angaben und Schlüssel werden abgerufen …',
    'Reading your copy…': 'Ihre Kopie wird gelesen …',
    'Check again': 'Erneut prüfen',
    'Fetched at {time}.': 'Abgerufen um {time}.',
    'The claims and TruCV’s public keys, {size} kB.':
      'Die Angaben und die öffentlichen Schlüssel von TruCV, {size} kB.',
    'The right CV.': 'Der richtige Lebenslauf.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Die Angaben gehören zu diesem Lebenslauf unter dieser Adresse und zu den Abschnitten, die Sie hier sehen.',
    'Not what you see.': 'Nicht das, was Sie hier sehen.',
    'What is published now has other sections than this page.':
      'Was jetzt veröffentlicht ist, hat andere Abschnitte als diese Seite.',
    'No letter changed.': 'Kein Buchstabe geändert.',
    'Changed.': 'Geändert.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Texte, die nicht zu ihrem Fingerabdruck passen: {wrong} von {all}.',
    'Signed by the owner.': 'Von der Person selbst signiert.',
    'Not signed as it says.': 'Nicht so signiert wie angegeben.',
    'Confirmed.': 'Bestätigt.',
    'Not confirmed as it says.': 'Nicht so bestätigt wie angegeben.',
    'In the log.': 'Im Protokoll.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Signaturen, die im öffentlichen Protokoll von TruCV stehen: {recorded} von {all}. Einträge des Protokolls: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Von den übrigen kommen neue innerhalb einer Minute hinzu; solche, die älter als das Protokoll sind, nie.',
    'The log begins with all that this browser saw of it on {day}.':
      'Das Protokoll beginnt weiterhin mit allem, was dieser Browser am {day} davon gesehen hat.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Dieser Browser merkt sich, was er vom Protokoll gesehen hat, und vergleicht es bei der nächsten Prüfung.',
    'Not in the log as it says.': 'Nicht so im Protokoll wie angegeben.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Das öffentliche Protokoll von TruCV ist nicht vollständig oder nicht lesbar. Versuchen Sie es in einer Minute noch einmal.',
    'One person.': 'Ein und dieselbe Person.',
    'All claims are about {name}, as the CV is.': 'Alle Angaben betreffen dieselbe Person wie der Lebenslauf: {name}.',
    'Another person.': 'Eine andere Person.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Nicht alle Angaben betreffen die Person, deren Lebenslauf dies sein soll: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Signiert mit dem Konto von {name}, also unter einem anderen Namen als dem in diesem Lebenslauf.',
    'Whether both names are of one person is for you to judge.':
      'Ob beide Namen zur selben Person gehören, müssen Sie selbst beurteilen.',
    'Everything that is signed holds.': 'Alles Signierte hält der Prüfung stand.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Nicht alles hält der Prüfung stand: Was rot markiert ist, ist nicht so, wie es signiert wurde.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'In diesem Lebenslauf ist nichts signiert; zu prüfen waren also nur die Texte.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Alle Signaturen sind gültig. Dass eine Wallet der Person gehört, um deren Lebenslauf es geht, und was zu digitalen Nachweisen anderer angegeben ist, ist durch keine Signatur gedeckt.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Inzwischen ist Version {now} veröffentlicht, diese Seite zeigt Version {version}: Laden Sie die Seite neu.',
    holds: 'hält der Prüfung stand',
    'Does not hold': 'Hält der Prüfung nicht stand',
    '{section} does not hold': '{section}: hält der Prüfung nicht stand',
    'this is not in the form in which TruCV publishes it': 'Das hat nicht die Form, in der TruCV es veröffentlicht',
    'the text was changed: it does not fit its fingerprint (digest)':
      'Der Text wurde geändert und passt nicht zu seinem Fingerabdruck (Hashwert)',
    'the owner’s signature does not hold': 'Die Signatur der Person, um deren Lebenslauf es geht, ist nicht gültig',
    'the institution’s confirmation does not hold': 'Die Bestätigung der Institution ist nicht gültig',
    'it was signed or confirmed under another name than the one on this CV':
      'Es wurde unter einem anderen Namen signiert oder bestätigt als dem in diesem Lebenslauf',
    'it is said to be more than what was signed': 'Es ist mehr angegeben, als signiert wurde',
    'it is not in the public log as it says': 'Es steht nicht so im öffentlichen Protokoll wie angegeben',
    'the signature that this page shows was withdrawn': 'Die Signatur, die diese Seite zeigt, wurde widerrufen',
    'the evidence that this page shows was taken away': 'Der Beleg, den diese Seite zeigt, wurde entfernt',
    'the confirmation that this page shows was withdrawn': 'Die Bestätigung, die diese Seite zeigt, wurde widerrufen',
    'the credential that this page shows does not count any more':
      'Der digitale Nachweis, den diese Seite zeigt, zählt nicht mehr',
    'the text that is published now is another one than on this page':
      'Der jetzt veröffentlichte Text ist ein anderer als auf dieser Seite',
    'this section is not among what is published now':
      'Dieser Abschnitt gehört nicht zu dem, was jetzt veröffentlicht ist',
    'What this does not show': 'Was diese Prüfung nicht zeigt',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Dass stimmt, was im Lebenslauf steht. Eine Signatur zeigt, wessen Wort es ist und dass sich seitdem kein Buchstabe geändert hat.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Dass eine Domain der Institution gehört, nach deren Namen sie klingt. Die Adresse wurde von der Person angegeben, um deren Lebenslauf es geht.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Wer hinter einem Konto oder einer Wallet steht. „Angemeldet mit Google“ hat TruCV selbst festgehalten.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Dass TruCV ehrlich ist: Auch diese Seite stammt von TruCV. Das Programm unter „Für IT-Fachleute“ läuft ohne sie.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Dass TruCV allen dasselbe Protokoll zeigt. Zeugen und Programme, die es verfolgen, etwa log-audit.mjs, würden es merken.',
    'What is withdrawn later. Check again when it matters.':
      'Was später widerrufen wird. Prüfen Sie noch einmal, wenn es darauf ankommt.',
    'It cannot be checked: {problem}.': 'Eine Prüfung ist nicht möglich: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Dieser Browser konnte die Prüfung nicht durchführen. Das Programm unter „Für IT-Fachleute“ kann es.',
    'This page was opened without https, where browsers check no signatures.':
      'Diese Seite wurde ohne https geöffnet; Browser prüfen dann keine Signaturen.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Für diesen Lebenslauf ist ein Passwort nötig. Öffnen Sie ihn neu und versuchen Sie es dann noch einmal.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Dieser Lebenslauf ist nicht mehr veröffentlicht: Nichts davon lässt sich jetzt prüfen.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV hat mit einem Fehler geantwortet ({status}). Versuchen Sie es in einer Minute noch einmal.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Die Antwort kam nur zum Teil an oder stammt nicht von TruCV. Versuchen Sie es noch einmal.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Die Antwort betrifft einen anderen Lebenslauf: Für diesen zählt nichts davon.',
    'The reply is of another service: its signatures do not count at this address.':
      'Die Antwort stammt von einem anderen Dienst: Seine Signaturen zählen unter dieser Adresse nicht.',
    'This file is damaged, or is not a copy of a CV.': 'Diese Datei ist beschädigt oder keine Kopie eines Lebenslaufs.',
    'This is a copy of another CV.': 'Das ist eine Kopie eines anderen Lebenslaufs.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Das ist eine JSON-Resume-Datei; sie enthält keine Signaturen, die sich vergleichen lassen.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word-Dateien werden hier nicht gelesen. Öffnen Sie die Adresse am Ende der Datei: Sie führt zum Vergleich.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Diese PDF-Datei nennt mehrere Versionen dieses Lebenslaufs: Sie wurde aus mehreren Dateien zusammengesetzt.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Diese PDF-Datei nennt keine Version eines Lebenslaufs: Sie wurde nicht hier erstellt oder mit einem anderen Programm neu erzeugt.',
    'Your copy says that it is of {day}.': 'Ihre Kopie nennt als Datum den {day}.',
    'In your copy this does not hold:': 'Das hält in Ihrer Kopie der Prüfung nicht stand:',
    'Since then:': 'Seitdem:',
    'Nothing has changed since.': 'Seitdem hat sich nichts geändert.',
    'Added: {section}': 'Hinzugefügt: {section}',
    'Changed: {section}': 'Geändert: {section}',
    'Removed: {section}': 'Entfernt: {section}',
    'Confirmed since: {section}': 'Seitdem bestätigt: {section}',
    'No longer confirmed: {section}': 'Nicht mehr bestätigt: {section}',
    'Signed since: {section}': 'Seitdem signiert: {section}',
    'No longer signed: {section}': 'Nicht mehr signiert: {section}',
    'This credential holds.': 'Dieser digitale Nachweis ist gültig.',
    'It is called {title}, of {day}.': 'Titel des Nachweises: {title}, vom {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Er ist unverändert, seit TruCV ihn signiert hat, und derzeit nicht widerrufen.',
    'The words that it is about are on this CV: {section}.':
      'Der Wortlaut, um den es geht, steht in diesem Lebenslauf: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Der Wortlaut, um den es geht, steht nicht in diesem Lebenslauf oder wurde seitdem geändert.',
    'This credential does not hold.': 'Dieser digitale Nachweis ist nicht gültig.',
    'This credential is not valid yet.': 'Dieser digitale Nachweis ist noch nicht gültig.',
    'This credential has ended.': 'Dieser digitale Nachweis ist abgelaufen.',
    'The signature holds, but this credential was withdrawn.':
      'Die Signatur ist gültig, aber dieser digitale Nachweis wurde widerrufen.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Die Signatur ist gültig, aber ob der digitale Nachweis widerrufen wurde, ließ sich nicht abfragen. Versuchen Sie es noch einmal.',
    'This is a credential about another person, or about another name.':
      'Dieser digitale Nachweis betrifft eine andere Person oder einen anderen Namen.',
    'TruCV did not issue this credential.': 'TruCV hat diesen digitalen Nachweis nicht ausgestellt.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Diese Seite prüft die digitalen Nachweise von TruCV als JWT-Dateien (.jwt). Diesen prüft das Programm unter „Für IT-Fachleute“: node verify-cv.mjs, die Datei, --keys und die did.json des Ausstellers.',
    'No CV at this address — TruCV': 'Kein Lebenslauf unter dieser Adresse — TruCV',
    'There is no CV here': 'Hier gibt es keinen Lebenslauf',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Der Link ist vielleicht unvollständig, oder die Seite wurde entfernt. Wenn Ihnen jemand den Link geschickt hat, bitten Sie um einen neuen.',
    'Go to TruCV': 'Zu TruCV',
    'This CV is protected': 'Dieser Lebenslauf ist geschützt',
    'Its owner asks for a password. It usually comes with the link.':
      'Für diesen Lebenslauf ist ein Passwort nötig. Meist wird es mit dem Link mitgeteilt.',
    Password: 'Passwort',
    'Open the CV': 'Lebenslauf öffnen',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Danach bleibt er in diesem Browser 12 Stunden lang geöffnet. Sie haben kein Passwort? Fragen Sie die Person, die Ihnen den Link geschickt hat.',
    'This form was sent from another site. Enter the password here.':
      'Dieses Formular wurde von einer anderen Website gesendet. Geben Sie das Passwort hier ein.',
    'This is not the password. Capital letters count.':
      'Das ist nicht das richtige Passwort. Achten Sie auf Groß- und Kleinschreibung.',
    'Many people are asking just now. Try again in a few seconds.':
      'Gerade gibt es viele Anfragen. Versuchen Sie es in einigen Sekunden noch einmal.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: Lebensläufe schreiben, die andere prüfen können',
    'Hello,': 'Guten Tag,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      'Anfrage von {person} an {institution}, einen Abschnitt eines Lebenslaufs zu bestätigen: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Beide Namen wurden von der anfragenden Person bei TruCV eingegeben. Wir haben sie nicht geprüft.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Unter dem folgenden Link sehen Sie, was angegeben wird. Wer für die Institution sprechen kann, darf es bestätigen oder ablehnen; ein Konto ist nicht nötig.',
    'Look at the claim and answer': 'Angaben ansehen und antworten',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Über den Link kann man bis zum {day} ein einziges Mal antworten. Wenn Sie nichts tun, wird nichts bestätigt. Bitte geben Sie ihn nicht weiter: Wer ihn hat, kann antworten.',
    'Answer all requests at one place': 'Alle Anfragen an einem Ort beantworten',
    'Never write to me again': 'Nie wieder anschreiben',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Fragen? Schreiben Sie an {address}. Antworten auf diese E-Mail werden nicht gelesen.',
    'Change the language': 'Sprache ändern',
    'Can you confirm this?': 'Können Sie das bestätigen?',
    'What you answer for': 'Worum es bei Ihrer Antwort geht',
    'Name on the CV': 'Name im Lebenslauf',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Damit Sie die Person in Ihren Unterlagen finden: {reference}. Das hat die anfragende Person eingegeben. Es gehört nicht zu dem, was Sie bestätigen, und wird nur Ihnen gezeigt.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Derselbe Wortlaut wurde am {day} von Ihrer Domain für einen anderen Namen bestätigt: {before}. Jetzt geht es um {person}. Bestätigen Sie nur, wenn Sie wissen, dass beide dieselbe Person sind.',
    'What your answer means': 'Was Ihre Antwort bedeutet',
    'Not part of your answer': 'Nicht Teil Ihrer Antwort',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Mit der Bestätigung sagen Sie, dass Sie für die Institution sprechen können und dass Folgendes auf {person} zutrifft: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Wer diesen Abschnitt des Lebenslaufs lesen darf, sieht dann „{badge}“, dass jemand geantwortet hat, der dort E-Mails liest, und den Namen, den Sie angeben. Ihre Adresse wird nicht gezeigt.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Es wird als Beleg aufbewahrt und nicht als Bestätigung einer Institution gezeigt.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Wer den Lebenslauf prüft, sieht, dass jemand zugestimmt hat, der E-Mails an {domain} liest, und warum das nicht das Wort einer Institution ist.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Es gilt unter diesem Namen in jedem Lebenslauf dieser Person, der diese Angaben enthält. Der Rest des Abschnitts kann geändert werden; Ihr Wort bleibt bei den Angaben. Wird eine Angabe oder der Name geändert, endet das.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Es gilt unter diesem Namen in jedem Lebenslauf dieser Person, der genau diesen Text enthält. Wird der Text oder der Name geändert, endet das.',
    'If you decline, only the owner of the CV gets to know it.':
      'Wenn Sie ablehnen, erfährt das nur die Person, um deren Lebenslauf es geht.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Sie können bis zum {day} einmal antworten. Danach können Sie eine Bestätigung ein Jahr lang über denselben Link widerrufen.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Wir haben nicht geprüft, wer diesen Lebenslauf geschrieben hat. Wenn Sie die Person nicht kennen, lehnen Sie ab oder tun Sie nichts.',
    'Files the owner has added': 'Im Lebenslauf hinzugefügte Dateien',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Wir haben sie nicht mit dem Text verglichen. Bilder ihrer Seiten öffnen sich in einem neuen Tab, bis Sie geantwortet haben.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Das sind Bilder einer Datei, die zum Lebenslauf hinzugefügt wurde. Wir haben sie nicht mit dem Text verglichen.',
    'Pages shown: {shown} of {all}': 'Gezeigte Seiten: {shown} von {all}',
    'Page {page} of {all}': 'Seite {page} von {all}',
    'Your answer': 'Ihre Antwort',
    'Yes, this is true': 'Ja, das stimmt',
    'No, I do not confirm this': 'Nein, das bestätige ich nicht',
    'Your name and office': 'Ihr Name und Ihre Funktion',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Zum Bestätigen nötig. Erscheint beim Lebenslauf in Anführungszeichen. Keine Webadressen.',
    'A note to the owner': 'Eine Nachricht an die Person, um deren Lebenslauf es geht',
    'If you like. Only the owner sees it.': 'Freiwillig. Nur diese Person sieht sie.',
    'Send my answer': 'Antwort senden',
    'Choose an answer.': 'Wählen Sie eine Antwort.',
    'Say who confirms this.': 'Geben Sie an, wer das bestätigt.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Der Text ist zu lang oder enthält eine Webadresse oder unsichtbare Zeichen. Setzen Sie nach dem Punkt einer Abkürzung ein Leerzeichen.',
    'This was answered already.': 'Darauf wurde bereits geantwortet.',
    'Your answer could not be stored. Try again.':
      'Ihre Antwort konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    'Thank you, this is confirmed': 'Danke, das ist bestätigt',
    'Not confirmed': 'Nicht bestätigt',
    Withdrawn: 'Widerrufen',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: Jemand, der dort E-Mails liest und als Namen {name} angab, hat am {day} einen Abschnitt des Lebenslaufs von {person} bestätigt: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Ein Abschnitt des Lebenslaufs von {person} wurde am {day} nicht bestätigt; das erfährt nur die Person, um deren Lebenslauf es geht: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Was im Lebenslauf von {person} bestätigt war, wurde am {day} widerrufen und wird niemandem mehr gezeigt: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'War es ein Versehen oder stimmt es nicht mehr? Bis zum {day} können Sie [widerrufen].',
    'Withdraw this confirmation?': 'Diese Bestätigung widerrufen?',
    'It was given on {day} for the CV of {person}: {section}':
      'Sie wurde am {day} für den Lebenslauf von {person} gegeben: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Nach dem Widerruf zeigt sie kein Lebenslauf mehr, und die betroffene Person erhält eine E-Mail. Das ist endgültig.',
    Withdraw: 'Widerrufen',
    'Keep it': 'Beibehalten',
    'Never get such mails again?': 'Nie wieder solche E-Mails erhalten?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Dann senden wir keine Anfragen mehr an die Adresse, an die dieser Link ging, egal wer uns darum bittet. Das lässt sich nicht rückgängig machen.',
    'We will not write to you again': 'Wir schreiben Ihnen nicht mehr',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Die Adresse, an die dieser Link ging, erhält keine Anfragen mehr von uns, egal wer darum bittet. Wir speichern von ihr nur so viel, wie dafür nötig ist.',
    'This link leads nowhere': 'Dieser Link führt ins Leere',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Vielleicht ist er unvollständig oder abgelaufen, oder die Anfrage wurde zurückgezogen oder der Wortlaut geändert, um den es ging. Sie müssen nichts tun.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} Text geprüft, er passt zu seinem Fingerabdruck.',
      other: '{count} Texte geprüft, jeder passt zu seinem Fingerabdruck.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} Signatur ist gültig. Von TruCV festgehalten: {account}, von Wallets: {wallet}.',
      other: '{count} Signaturen sind gültig. Von TruCV festgehalten: {account}, von Wallets: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} Abschnitt mit Bestätigung, festgehalten von TruCV: {domains}.',
      other: '{count} Abschnitte mit Bestätigung, festgehalten von TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} Abschnitt hält der Prüfung nicht stand.',
      other: '{count} Abschnitte halten der Prüfung nicht stand.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} Abschnitt mit einem von {who} signierten digitalen Nachweis',
      other: '{count} Abschnitte mit einem von {who} signierten digitalen Nachweis',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} Abschnitt bestätigt von {who}',
      other: '{count} Abschnitte bestätigt von {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} Abschnitt signiert von {who}',
      other: '{count} Abschnitte signiert von {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} Abschnitt mit einem digitalen Nachweis, signiert von mehreren Domains ({many})',
      other: '{count} Abschnitte mit einem digitalen Nachweis, signiert von mehreren Domains ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} Abschnitt bestätigt von mehreren Domains ({many})',
      other: '{count} Abschnitte bestätigt von mehreren Domains ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} Abschnitt signiert von mehreren Personen oder Wallets ({many})',
      other: '{count} Abschnitte signiert von mehreren Personen oder Wallets ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} Abschnitt nur mit Beleg',
      other: '{count} Abschnitte nur mit Beleg',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} Abschnitt mit einer Signatur, die nicht mehr zählt',
      other: '{count} Abschnitte mit einer Signatur, die nicht mehr zählt',
    },
    '{count} sections not signed': {
      one: '{count} Abschnitt nicht signiert',
      other: '{count} Abschnitte nicht signiert',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Von hier kamen zu viele falsche Passwörter. Versuchen Sie es in {count} Minute noch einmal.',
      other: 'Von hier kamen zu viele falsche Passwörter. Versuchen Sie es in {count} Minuten noch einmal.',
    },
  },
} satisfies ReaderTexts
