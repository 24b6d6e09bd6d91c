// Our words for readers in Spanish.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'es',
  texts: {
    title: 'denominación',
    place: 'lugar',
    name: 'nombre',
    address: 'dirección',
    label: 'etiqueta',
    value: 'valor',
    institution: 'institución',
    board: 'autoridad educativa',
    organisation: 'organización',
    degree: 'titulación',
    'field of study': 'área de estudios',
    from: 'inicio',
    until: 'fin',
    date: 'fecha',
    dates: 'fechas',
    score: 'calificación',
    scale: 'escala',
    'kind of score': 'tipo de calificación',
    description: 'descripción',
    employer: 'empleador',
    'still there': 'sigue allí',
    about: 'sobre la empresa',
    'roles at one employer': 'funciones en un mismo empleador',
    highlights: 'aspectos destacados',
    level: 'nivel',
    keywords: 'palabras clave',
    provider: 'organizador',
    issuer: 'emisor',
    'credential ID': 'n.º de credencial',
    publisher: 'editorial',
    'awarding body': 'entidad que concede el premio',
    fluency: 'nivel de idioma',
    'e-mail': 'correo electrónico',
    phone: 'teléfono',
    'what they say': 'texto de la referencia',
    subtitle: 'subtítulo',
    hidden: 'oculto',
    'shown to readers': 'visible para los lectores',
    roles: 'funciones',
    courses: 'asignaturas',
    kind: 'tipo',
    profession: 'profesión',
    location: 'ubicación',
    picture: 'foto',
    links: 'enlaces',
    'everything that is written here': 'todo lo que está escrito aquí',
    'some facts': 'algunos datos',
    Yes: 'Sí',
    Percentage: 'Porcentaje',
    CGPA: 'Promedio acumulado',
    GPA: 'Promedio',
    Grade: 'Calificación',
    'Class or division': 'Mención o clase',
    Rank: 'Puesto',
    'It is the owner’s own word: nobody has checked it.':
      'Es lo que declara el titular del CV: nadie lo ha comprobado.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Donde nada está confirmado, es lo que declara el titular del CV: nadie lo ha comprobado.',
    'Personal details': 'Datos personales',
    Stated: 'Indicado',
    'Self-attested': 'Declaración propia',
    'Evidence attached': 'Justificante adjunto',
    Confirmed: 'Confirmado',
    'Signed by its issuer': 'Firmado por su emisor',
    'Confirmed by {domain}': 'Confirmado por {domain}',
    'Signed by {domain} for this account, checked {day}': 'Firmado por {domain} para esta cuenta, comprobado el {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Declaración propia de {name}, con sesión iniciada en Google, el {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Declaración propia de {name}, con sesión iniciada en Google, entre el {first} y el {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Declaración propia de {name} con la cartera digital {wallet}, el {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Declaración propia de {name} con la cartera digital {wallet}, entre el {first} y el {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Una persona que lee el correo de {domain} dio su conformidad el {day} a lo siguiente: {covered}. Ese dominio es del propio titular del CV: no es la confirmación de una institución.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Una persona que lee el correo de {domain} dio su conformidad el {day} a lo siguiente: {covered}. Cualquiera, o cualquier estudiante o titulado, puede tener una dirección allí: no es la confirmación de una institución.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Confirmado por {domain}, el {day}: por una persona que lee el correo de {domain}; la dirección la indicó el titular del CV.',
    'What was confirmed: {covered}.': 'Lo que se confirmó: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Nombre indicado en la respuesta: {name}. Nombre que el titular del CV da a la institución: {institution}.',
    'The owner attached it to {covered}.': 'El titular del CV la asoció a: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'El titular del CV ha adjuntado un justificante, que no es público, a: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Confirmado por {domain}, el {day}: por una persona que lee el correo de ese dominio, nombre indicado: {name}; dirección indicada por el titular del CV; abarca: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Firmado por {domain} para esta cuenta, comprobado el {day}; asociado a: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'La confirmación consta en el registro abierto al público desde el {day}.',
    'The confirmation is in the public log within a minute.':
      'La confirmación constará en el registro abierto al público en menos de un minuto.',
    'The attestation has been in the public log since {day}.':
      'La declaración consta en el registro abierto al público desde el {day}.',
    'The attestation is in the public log within a minute.':
      'La declaración constará en el registro abierto al público en menos de un minuto.',
    'Signed by the account of {name}, another name than this CV’s':
      'Firmado desde la cuenta de {name}, un nombre distinto del de este CV',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Firmado desde la cuenta de {name}, un nombre distinto del de este CV: {about}, {day}',
    '{name} signed every section, {day}': '{name} firmó todas las secciones, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} firmó todas las secciones que se pueden comprobar, {day}',
    '{name} signed all other sections, {day}': '{name} firmó todas las demás secciones, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} firmó todas las demás secciones que se pueden comprobar, {day}',
    'every section': 'todas las secciones',
    'every section that can be checked': 'todas las secciones que se pueden comprobar',
    'all other sections': 'todas las demás secciones',
    'all other sections that can be checked': 'todas las demás secciones que se pueden comprobar',
    'Check it yourself': 'Compruébelo por su cuenta',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'La emitió este servicio: recoge lo que de todos modos se muestra aquí y no da un nivel más alto.',
    '{domain} is a domain of the owner’s own.': '{domain} es un dominio del propio titular del CV.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Cualquiera, o cualquier estudiante o titulado, puede tener una dirección en {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} es una página de un sitio web, y un sitio web puede dar páginas a cualquiera.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Cualquiera puede tener un nombre como {domain}: no indica ninguna institución.',
    'Listed by {domain}; it is not signed.': 'Figura en {domain}; no está firmada.',
    'Signed by {domain}.': 'Firmada por {domain}.',
    'Signed with a key that names nobody.': 'Firmada con una clave que no identifica a nadie.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Menciona un emisor con el que no se pudo contactar, así que nada muestra que la firmara.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Menciona {domain}, con el que no se pudo contactar, así que nada muestra que la firmara.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Sellada por {name}, con un certificado en el que confía este servicio.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Sellada por {name}, con un certificado que no se cotejó con una lista.',
    'Not withdrawn on {day}.': 'No estaba revocada el {day}.',
    'Withdrawn, as found on {day}.': 'Revocada, según se comprobó el {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'El {day} no se pudo consultar si estaba revocada.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Comprobada el {day}; su emisor no mantiene una lista de credenciales revocadas.',
    'Made out to the address of this account.': 'Expedida a la dirección de esta cuenta.',
    'It does not say whose it is.': 'No indica de quién es.',
    'Made out to somebody else.': 'Expedida a otra persona.',
    'It is refused since the check on {day}.': 'Se rechaza desde la comprobación del {day}.',
    'It is called {title}.': 'Se titula {title}.',
    'Its issuer calls itself {name}.': 'Su emisor se llama a sí mismo {name}.',
    'It names {name}.': 'Nombre que menciona: {name}.',
    'A credential, unchanged since it was signed.': 'Una credencial digital, sin cambios desde que se firmó.',
    'It ended on {day}.': 'Venció el {day}.',
    'It is not valid before {day}.': 'No es válida antes del {day}.',
    'Shown by the owner beside: {title}.': 'El titular del CV la muestra junto a: {title}.',
    'Not signed': 'Sin firmar',
    Signed: 'Firmado',
    'The CV says so. It is neither signed nor confirmed.': 'Lo dice el CV. No está firmado ni confirmado.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'La cuenta que se indica firmó todo lo que está escrito en la sección (declaración propia), con la sesión iniciada o con una cartera digital. Esto muestra de quién es la declaración y que no ha cambiado ni una palabra de la sección, no que sea cierta.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'El titular del CV también guarda aquí un documento al respecto, que nadie en TruCV ha comprobado, o una credencial digital que no muestra todo lo que exige el nivel más alto.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Una persona que lee el correo del dominio que se indica confirmó lo que enumera el distintivo: datos de la sección, como denominación, empleador y fechas, o todo lo que está escrito en ella. La dirección la indicó el titular del CV: juzgue usted si el dominio es el de la institución. Los nombres entre comillas los escribieron quienes preguntan y responden, y nadie los ha comprobado.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'El titular del CV asoció una credencial digital a lo que enumera el distintivo: datos de la sección o todo lo que está escrito en ella. Está firmada por el dominio que se indica, expedida a la dirección de correo de la cuenta del titular, vigente y no revocada el día indicado. Que la credencial y el CV digan lo mismo lo afirma el titular: lea ambos. El texto entre comillas es del emisor.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Nadie ha firmado ni confirmado aún ninguna parte de este CV: es lo que dice su titular',
    '{name} (wallet {wallet})': '{name} (cartera digital {wallet})',
    'nothing changed since': 'sin cambios desde entonces',
    'no word of these claims changed since': 'sin cambiar ni una palabra de estas declaraciones desde entonces',
    'Check the CV of {name}': 'Comprobar el CV de {name}',
    'Version {version}, published on {day}.': 'Versión {version}, publicada el {day}.',
    'Read the CV': 'Leer el CV',
    'Check the signatures now': 'Comprobar las firmas ahora',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Su navegador vuelve a obtener las declaraciones y las claves, y comprueba por sí mismo cada firma.',
    'Compare an older copy': 'Comparar una copia anterior',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Suelte aquí un archivo o elíjalo: el PDF que le entregaron, las declaraciones como datos (JSON) que guardó o una credencial digital. El archivo no sale de su navegador.',
    'Every section, and who stands for it': 'Cada sección y quién responde de ella',
    'Signature no longer counts': 'La firma ya no cuenta',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'La firma corresponde a este texto, pero la clave se revocó: ya no cuenta.',
    'Stated. Nobody has signed or confirmed it.': 'Indicado. Nadie lo ha firmado ni confirmado.',
    'Download as a credential': 'Descargar como credencial digital',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Una credencial digital es un archivo firmado que las carteras digitales y otros programas leen y comprueban sin esta página. Dice lo que TruCV registró, nada más.',
    'The confirmation': 'La confirmación',
    'The self-attestation': 'La declaración propia',
    'JSON, for wallets': 'JSON, para carteras digitales',
    'JWT, for programs': 'JWT, para programas',
    'picture with the badge in it': 'imagen con el distintivo incorporado',
    'Digest and signatures': 'Huella (hash) y firmas',
    'Everything in the section, as data': 'Toda la sección, como datos',
    'Its facts alone, as data: {covered}': 'Solo estos elementos de la sección, como datos: {covered}',
    'SHA-256 digest of {section}': 'Huella SHA-256 de {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Declaración que firmó el titular: «Declaro que esta parte de mi CV es cierta».',
    'Signature ({form})': 'Firma ({form})',
    Wallet: 'Cartera digital',
    Key: 'Clave',
    'Record of the confirmation ({form})': 'Constancia de la confirmación ({form})',
    'What the badges mean': 'Qué significan los distintivos',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Una firma desaparece en cuanto cambia una sola letra de su sección; una confirmación de datos, en cuanto cambia una sola letra de esos datos. Ambas desaparecen cuando cambia el nombre del CV.',
    'For engineers: check it without us': 'Para especialistas en informática: comprobar sin depender de nosotros',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'No tiene por qué fiarse de nuestra palabra sobre los distintivos. {program} es un único archivo legible que comprueba [las declaraciones como datos]. Solo necesita Node.js, sin conexión de red (salvo con --log) y sin nada de nosotros:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Las dos últimas líneas comprueban una credencial digital, de TruCV o de otro emisor: {keys} contiene las claves del emisor; {list} es la lista de credenciales revocadas que se menciona en ella.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Una firma «con sesión iniciada en Google» la hace TruCV: muestra que este servicio registró la declaración de la cuenta que se indica. La de una cartera digital se hace con la clave de esa cartera, que TruCV no tiene.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'El archivo refleja la situación en el momento en que usted lo obtuvo. Quien confirmó algo puede retirarlo más tarde, y el programa no puede saberlo: vuelva a obtener el archivo o mire aquí.',
    'Our public keys': 'Nuestras claves públicas',
    'Version {version} was never published': 'La versión {version} nunca se publicó',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Tampoco se entregó como archivo. Un documento que dice ser la versión {version} de este CV no lo hizo aquí el titular del CV o fue alterado.',
    'Your copy says version {version}': 'Su copia indica la versión {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Nada de lo que es público ha cambiado: lo que decía la versión {version} es lo que está publicado ahora.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Esta versión existió. Lo que está publicado ahora, la versión {version}, difiere de ella en lo siguiente:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'El texto de su copia no se compara: léalo junto a esta página, palabra por palabra.',
    'Fetching the claims and the keys…': 'Obteniendo las declaraciones y las claves…',
    'Reading your copy…': 'Leyendo su copia…',
    'Check again': 'Comprobar de nuevo',
    'Fetched at {time}.': 'Datos obtenidos ({time}).',
    'The claims and TruCV’s public keys, {size} kB.': 'Las declaraciones y las claves públicas de TruCV, {size} kB.',
    'The right CV.': 'Es el CV correcto.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Las declaraciones son de este CV, en esta dirección, y de las secciones que ve aquí.',
    'Not what you see.': 'No es lo que usted ve.',
    'What is published now has other sections than this page.':
      'Lo que está publicado ahora tiene otras secciones que esta página.',
    'No letter changed.': 'No ha cambiado ni una letra.',
    'Changed.': 'Ha cambiado.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Textos que no coinciden con su huella (hash): {wrong} de {all}.',
    'Signed by the owner.': 'Firmado por el titular.',
    'Not signed as it says.': 'No está firmado como se indica.',
    'Confirmed.': 'Confirmado.',
    'Not confirmed as it says.': 'No está confirmado como se indica.',
    'In the log.': 'En el registro.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Firmas que constan en el registro de TruCV abierto al público: {recorded} de {all}. Entradas del registro: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'De las demás, las nuevas constarán en menos de un minuto; las anteriores al registro, nunca.',
    'The log begins with all that this browser saw of it on {day}.':
      'El registro sigue empezando con todo lo que este navegador vio de él el {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Este navegador guarda lo que ha visto del registro y lo comparará en la próxima comprobación.',
    'Not in the log as it says.': 'No consta en el registro como se indica.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'El registro de TruCV abierto al público no está completo o no se puede leer. Inténtelo de nuevo en un minuto.',
    'One person.': 'Una sola persona.',
    'All claims are about {name}, as the CV is.':
      'Todas las declaraciones se refieren a la misma persona que el CV: {name}.',
    'Another person.': 'Otra persona.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'No todas las declaraciones se refieren a la persona de quien se dice que es este CV: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Firmado desde la cuenta de {name}, un nombre distinto del de este CV.',
    'Whether both names are of one person is for you to judge.':
      'Juzgue usted si ambos nombres son de la misma persona.',
    'Everything that is signed holds.': 'Todo lo que está firmado supera la comprobación.',
    'Not everything holds: what is marked red is not as it was signed.':
      'No todo supera la comprobación: lo que está marcado en rojo no es tal como se firmó.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'En este CV no hay nada firmado, así que solo se podían comprobar sus textos.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Todas las firmas son válidas. Ninguna firma acredita que una cartera digital sea del titular ni lo que se dice de credenciales digitales de otros.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Ahora está publicada la versión {now} y esta página muestra la versión {version}: vuelva a cargarla.',
    holds: 'supera la comprobación',
    'Does not hold': 'No supera la comprobación',
    '{section} does not hold': '{section}: no supera la comprobación',
    'this is not in the form in which TruCV publishes it': 'esto no tiene la forma en que TruCV lo publica',
    'the text was changed: it does not fit its fingerprint (digest)':
      'el texto se modificó y no coincide con su huella (hash)',
    'the owner’s signature does not hold': 'la firma del titular no es válida',
    'the institution’s confirmation does not hold': 'la confirmación de la institución no es válida',
    'it was signed or confirmed under another name than the one on this CV':
      'se firmó o confirmó con un nombre distinto del que figura en este CV',
    'it is said to be more than what was signed': 'se presenta como más de lo que se firmó',
    'it is not in the public log as it says': 'en el registro abierto al público no consta como se indica',
    'the signature that this page shows was withdrawn': 'la firma que muestra esta página se retiró',
    'the evidence that this page shows was taken away': 'el justificante que muestra esta página se quitó',
    'the confirmation that this page shows was withdrawn': 'la confirmación que muestra esta página se retiró',
    'the credential that this page shows does not count any more':
      'la credencial digital que muestra esta página ya no cuenta',
    'the text that is published now is another one than on this page':
      'el texto publicado ahora es distinto del de esta página',
    'this section is not among what is published now': 'esta sección no está entre lo que está publicado ahora',
    'What this does not show': 'Lo que esto no muestra',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Que sea cierto lo que dice el CV. Una firma muestra de quién es la declaración y que desde entonces no ha cambiado ni una letra.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Que un dominio sea de la institución a cuyo nombre se parece. La dirección la indicó el titular del CV.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Quién es la persona que está detrás de una cuenta o de una cartera digital. «Con sesión iniciada en Google» es lo que registró el propio TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Que TruCV sea honesto: esta página también es de TruCV. El programa del apartado «Para especialistas en informática» funciona sin ella.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Que TruCV muestre a todo el mundo el mismo registro. Los testigos y los programas que lo siguen, como log-audit.mjs, lo notarían.',
    'What is withdrawn later. Check again when it matters.':
      'Lo que se retire más adelante. Vuelva a comprobarlo cuando sea importante.',
    'It cannot be checked: {problem}.': 'No se puede comprobar: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Este navegador no pudo hacer la comprobación. El programa del apartado «Para especialistas en informática» sí puede.',
    'This page was opened without https, where browsers check no signatures.':
      'Esta página se abrió sin https; en ese caso, los navegadores no comprueban firmas.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'No se puede acceder a TruCV. Revise su conexión e inténtelo de nuevo.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'El titular de este CV pide una contraseña. Abra de nuevo el CV y vuelva a intentarlo.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Este CV ya no está publicado: ahora no se puede comprobar nada de él.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV respondió con un error ({status}). Inténtelo de nuevo en un minuto.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'La respuesta llegó solo en parte o no es de TruCV. Inténtelo de nuevo.',
    'The reply is about another CV: nothing of it counts for this one.':
      'La respuesta es sobre otro CV: nada de ella cuenta para este.',
    'The reply is of another service: its signatures do not count at this address.':
      'La respuesta es de otro servicio: sus firmas no cuentan en esta dirección.',
    'This file is damaged, or is not a copy of a CV.': 'Este archivo está dañado o no es una copia de un CV.',
    'This is a copy of another CV.': 'Esta es una copia de otro CV.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Este archivo es un JSON Resume, que no contiene firmas que comparar.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Aquí no se leen archivos de Word. Abra la dirección que figura al final del archivo: lleva a la comparación.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Este PDF menciona varias versiones de este CV: se montó a partir de varios archivos.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Este PDF no menciona ninguna versión de un CV: no se hizo aquí o lo volvió a generar otro programa.',
    'Your copy says that it is of {day}.': 'Su copia dice que es del {day}.',
    'In your copy this does not hold:': 'En su copia, esto no supera la comprobación:',
    'Since then:': 'Desde entonces:',
    'Nothing has changed since.': 'Nada ha cambiado desde entonces.',
    'Added: {section}': 'Añadido: {section}',
    'Changed: {section}': 'Modificado: {section}',
    'Removed: {section}': 'Eliminado: {section}',
    'Confirmed since: {section}': 'Confirmado desde entonces: {section}',
    'No longer confirmed: {section}': 'Ya no está confirmado: {section}',
    'Signed since: {section}': 'Firmado desde entonces: {section}',
    'No longer signed: {section}': 'Ya no está firmado: {section}',
    'This credential holds.': 'Esta credencial digital es válida.',
    'It is called {title}, of {day}.': 'Se titula {title} y es del {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'No ha cambiado desde que TruCV la firmó y ahora no está revocada.',
    'The words that it is about are on this CV: {section}.': 'El texto al que se refiere está en este CV: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'El texto al que se refiere no está en este CV o se cambió desde entonces.',
    'This credential does not hold.': 'Esta credencial digital no es válida.',
    'This credential is not valid yet.': 'Esta credencial digital todavía no es válida.',
    'This credential has ended.': 'Esta credencial digital ha vencido.',
    'The signature holds, but this credential was withdrawn.':
      'La firma es válida, pero esta credencial digital se revocó.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'La firma es válida, pero no se pudo consultar si la credencial digital se revocó. Inténtelo de nuevo.',
    'This is a credential about another person, or about another name.':
      'Esta credencial digital se refiere a otra persona o a otro nombre.',
    'TruCV did not issue this credential.': 'TruCV no emitió esta credencial digital.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Esta página comprueba las credenciales digitales de TruCV en archivos JWT (.jwt). Esta la comprueba el programa del apartado «Para especialistas en informática»: node verify-cv.mjs, el archivo, --keys y el did.json del emisor.',
    'No CV at this address — TruCV': 'No hay ningún CV en esta dirección — TruCV',
    'There is no CV here': 'Aquí no hay ningún CV',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Puede que el enlace esté incompleto o que el titular haya retirado la página. Si alguien se lo envió, pídale uno nuevo.',
    'Go to TruCV': 'Ir a TruCV',
    'This CV is protected': 'Este CV está protegido',
    'Its owner asks for a password. It usually comes with the link.':
      'Su titular pide una contraseña. Normalmente se comunica con el enlace.',
    Password: 'Contraseña',
    'Open the CV': 'Abrir el CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Después queda abierto en este navegador durante 12 horas. ¿No tiene contraseña? Pídala a la persona que le envió el enlace.',
    'This form was sent from another site. Enter the password here.':
      'Este formulario se envió desde otro sitio web. Introduzca la contraseña aquí.',
    'This is not the password. Capital letters count.':
      'Esta no es la contraseña. Tenga en cuenta las mayúsculas y las minúsculas.',
    'Many people are asking just now. Try again in a few seconds.':
      'En este momento hay muchas solicitudes. Inténtelo de nuevo en unos segundos.',
    '[TruCV], where people write CVs that others can check': '[TruCV], donde se escriben CV que otros pueden comprobar',
    'Hello,': 'Buenos días:',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} pide a {institution} que confirme una sección de un CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Ambos nombres los escribió en TruCV la persona que hace la solicitud. No los hemos comprobado.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'El enlace siguiente muestra lo que se declara. Cualquier persona que pueda hablar en nombre de la institución puede confirmarlo o rechazarlo; no hace falta una cuenta.',
    'Look at the claim and answer': 'Ver la declaración y responder',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Con el enlace se puede responder una sola vez, hasta el {day}. Si no hace nada, no se confirma nada. Por favor, no lo reenvíe: cualquiera que lo tenga puede responder.',
    'Answer all requests at one place': 'Responder todas las solicitudes en un solo lugar',
    'Never write to me again': 'No volver a escribirme nunca',
    'Questions? Write to {address}. Answers to this mail are not read.':
      '¿Preguntas? Escriba a {address}. Las respuestas a este correo no se leen.',
    'Change the language': 'Cambiar de idioma',
    'Can you confirm this?': '¿Puede confirmar esto?',
    'What you answer for': 'Sobre qué responde',
    'Name on the CV': 'Nombre en el CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Para encontrar a la persona en sus archivos: {reference}. Lo escribió quien hace la solicitud. No forma parte de lo que usted confirma y solo se le muestra a usted.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'El mismo texto se confirmó desde su dominio el {day} para otro nombre: {before}. Ahora se le pregunta por {person}. Confírmelo solo si sabe que se trata de la misma persona.',
    'What your answer means': 'Qué significa su respuesta',
    'Not part of your answer': 'No forma parte de su respuesta',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Si confirma, dice que puede hablar en nombre de la institución y que esto es cierto respecto de {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Quien pueda leer esta sección del CV verá entonces «{badge}», que respondió una persona que lee el correo de ese dominio, y el nombre que usted indique. Su dirección no se muestra.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Se guardará como justificante, sin mostrarse como la confirmación de una institución.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Quienes comprueben el CV verán que dio su conformidad una persona que lee el correo de {domain}, y por qué no es la palabra de una institución.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Vale para este nombre en todos los CV de este titular que tengan estos datos. El titular puede cambiar el resto de la sección, y lo que usted dice sigue unido a los datos. Cualquier cambio de un dato o del nombre pone fin a ello.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Vale para este nombre en todos los CV de este titular que tengan exactamente este texto. Cualquier cambio del texto o del nombre pone fin a ello.',
    'If you decline, only the owner of the CV gets to know it.': 'Si lo rechaza, solo lo sabrá el titular del CV.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Puede responder una sola vez, hasta el {day}. Durante el año siguiente puede retirar una confirmación con el mismo enlace.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'No hemos comprobado quién escribió este CV. Si no conoce a esa persona, rechácelo o no haga nada.',
    'Files the owner has added': 'Archivos que ha añadido el titular',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'No los hemos comparado con el texto. Las imágenes de sus páginas se abren en una pestaña nueva, hasta que haya respondido.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Estas son imágenes de un archivo que ha añadido el titular del CV. No lo hemos comparado con el texto.',
    'Pages shown: {shown} of {all}': 'Páginas mostradas: {shown} de {all}',
    'Page {page} of {all}': 'Página {page} de {all}',
    'Your answer': 'Su respuesta',
    'Yes, this is true': 'Sí, es cierto',
    'No, I do not confirm this': 'No, no lo confirmo',
    'Your name and office': 'Su nombre y cargo',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Necesario para confirmar. Se muestra con el CV, entre comillas. Sin direcciones web.',
    'A note to the owner': 'Una nota para el titular',
    'If you like. Only the owner sees it.': 'Si lo desea. Solo la ve el titular.',
    'Send my answer': 'Enviar mi respuesta',
    'Choose an answer.': 'Elija una respuesta.',
    'Say who confirms this.': 'Indique quién lo confirma.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Es demasiado largo o contiene una dirección web o caracteres invisibles. Después del punto de una abreviatura, deje un espacio.',
    'This was answered already.': 'Ya se ha respondido.',
    'Your answer could not be stored. Try again.': 'No se pudo guardar su respuesta. Inténtelo de nuevo.',
    'Thank you, this is confirmed': 'Gracias, queda confirmado',
    'Not confirmed': 'No confirmado',
    Withdrawn: 'Retirado',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: una persona que lee el correo de ese dominio y que indicó el nombre {name} confirmó una sección del CV de {person} el {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Una sección del CV de {person} no se confirmó, el {day}, y solo lo sabrá su titular: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Lo que se había confirmado del CV de {person} se retiró el {day} y ya no se muestra a nadie: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      '¿Fue un error o ya no es correcto? Hasta el {day} puede [retirar la confirmación].',
    'Withdraw this confirmation?': '¿Retirar esta confirmación?',
    'It was given on {day} for the CV of {person}: {section}': 'Se dio el {day} para el CV de {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Una vez retirada, ya no la muestra ningún CV y el titular recibe un correo. Es definitivo.',
    Withdraw: 'Retirar',
    'Keep it': 'Mantener',
    'Never get such mails again?': '¿No recibir nunca más estos correos?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Entonces no enviaremos solicitudes a la dirección a la que se envió este enlace, las pida quien las pida. Esto no se puede deshacer.',
    'We will not write to you again': 'No volveremos a escribirle',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'La dirección a la que se envió este enlace no recibirá más solicitudes nuestras, las pida quien las pida. Solo guardamos de ella lo necesario para saberlo.',
    'This link leads nowhere': 'Este enlace no lleva a ninguna parte',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Puede que esté incompleto, que haya vencido o que el titular del CV haya retirado la pregunta o cambiado el texto al que se refería. No tiene que hacer nada.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} texto comprobado; coincide con su huella (hash).',
      many: '{count} de textos comprobados; cada uno coincide con su huella (hash).',
      other: '{count} textos comprobados; cada uno coincide con su huella (hash).',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} firma válida. Registradas por TruCV: {account}; de carteras digitales: {wallet}.',
      many: '{count} de firmas válidas. Registradas por TruCV: {account}; de carteras digitales: {wallet}.',
      other: '{count} firmas válidas. Registradas por TruCV: {account}; de carteras digitales: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} sección con confirmación registrada por TruCV: {domains}.',
      many: '{count} de secciones con confirmación registrada por TruCV: {domains}.',
      other: '{count} secciones con confirmación registrada por TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} sección no supera la comprobación.',
      many: '{count} de secciones no superan la comprobación.',
      other: '{count} secciones no superan la comprobación.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} sección con una credencial digital firmada por {who}',
      many: '{count} de secciones con una credencial digital firmada por {who}',
      other: '{count} secciones con una credencial digital firmada por {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} sección confirmada por {who}',
      many: '{count} de secciones confirmadas por {who}',
      other: '{count} secciones confirmadas por {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} sección firmada por {who}',
      many: '{count} de secciones firmadas por {who}',
      other: '{count} secciones firmadas por {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} sección con una credencial digital firmada por varios dominios ({many})',
      many: '{count} de secciones con una credencial digital firmada por varios dominios ({many})',
      other: '{count} secciones con una credencial digital firmada por varios dominios ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} sección confirmada por varios dominios ({many})',
      many: '{count} de secciones confirmadas por varios dominios ({many})',
      other: '{count} secciones confirmadas por varios dominios ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} sección firmada por varias personas o carteras digitales ({many})',
      many: '{count} de secciones firmadas por varias personas o carteras digitales ({many})',
      other: '{count} secciones firmadas por varias personas o carteras digitales ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} sección solo con justificante',
      many: '{count} de secciones solo con justificante',
      other: '{count} secciones solo con justificante',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} sección con una firma que ya no cuenta',
      many: '{count} de secciones con una firma que ya no cuenta',
      other: '{count} secciones con una firma que ya no cuenta',
    },
    '{count} sections not signed': {
      one: '{count} sección sin firmar',
      many: '{count} de secciones sin firmar',
      other: '{count} secciones sin firmar',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Desde aquí han llegado demasiadas contraseñas incorrectas. Inténtelo de nuevo en {count} minuto.',
      many: 'Desde aquí han llegado demasiadas contraseñas incorrectas. Inténtelo de nuevo en {count} de minutos.',
      other: 'Desde aquí han llegado demasiadas contraseñas incorrectas. Inténtelo de nuevo en {count} minutos.',
    },
  },
} satisfies ReaderTexts
