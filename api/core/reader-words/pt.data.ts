// Our words for readers in Portuguese.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'pt',
  texts: {
    title: 'título',
    place: 'local',
    name: 'nome',
    address: 'endereço',
    label: 'rótulo',
    value: 'valor',
    institution: 'instituição',
    board: 'órgão de ensino',
    organisation: 'organização',
    degree: 'grau',
    'field of study': 'área de estudo',
    from: 'início',
    until: 'término',
    date: 'data',
    dates: 'datas',
    score: 'nota',
    scale: 'escala',
    'kind of score': 'tipo de nota',
    description: 'descrição',
    employer: 'empregador',
    'still there': 'ainda trabalha lá',
    about: 'sobre a empresa',
    'roles at one employer': 'funções em um mesmo empregador',
    highlights: 'destaques',
    level: 'nível',
    keywords: 'palavras-chave',
    provider: 'organizador',
    issuer: 'emissor',
    'credential ID': 'código da credencial',
    publisher: 'editora',
    'awarding body': 'entidade que concede o prêmio',
    fluency: 'fluência',
    'e-mail': 'e-mail',
    phone: 'telefone',
    'what they say': 'texto da referência',
    subtitle: 'subtítulo',
    hidden: 'oculto',
    'shown to readers': 'visível para os leitores',
    roles: 'funções',
    courses: 'disciplinas',
    kind: 'tipo',
    profession: 'profissão',
    location: 'localização',
    picture: 'foto',
    links: 'links',
    'everything that is written here': 'tudo o que está escrito aqui',
    'some facts': 'alguns dados',
    Yes: 'Sim',
    Percentage: 'Porcentagem',
    CGPA: 'Média acumulada',
    GPA: 'Média',
    Grade: 'Nota',
    'Class or division': 'Menção ou classe',
    Rank: 'Classificação',
    'It is the owner’s own word: nobody has checked it.': 'É o que declara o titular do currículo: ninguém conferiu.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Onde nada está confirmado, é o que declara o titular do currículo: ninguém conferiu.',
    'Personal details': 'Dados pessoais',
    Stated: 'Informado',
    'Self-attested': 'Autodeclaração',
    'Evidence attached': 'Comprovante anexado',
    Confirmed: 'Confirmado',
    'Signed by its issuer': 'Assinado pelo emissor',
    'Confirmed by {domain}': 'Confirmado por {domain}',
    'Signed by {domain} for this account, checked {day}': 'Assinado por {domain} para esta conta, conferido em {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Autodeclaração de {name}, com login do Google, em {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Autodeclaração de {name}, com login do Google, entre {first} e {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Autodeclaração de {name} com a carteira digital {wallet}, em {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Autodeclaração de {name} com a carteira digital {wallet}, entre {first} e {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Uma pessoa que lê os e-mails de {domain} concordou, em {day}, com o seguinte: {covered}. Esse domínio é do próprio titular do currículo: não é a confirmação de uma instituição.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Uma pessoa que lê os e-mails de {domain} concordou, em {day}, com o seguinte: {covered}. Qualquer pessoa, ou qualquer estudante ou ex-aluno, pode ter um endereço ali: não é a confirmação de uma instituição.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Confirmado por {domain}, em {day}: por uma pessoa que lê os e-mails de {domain}; o endereço foi informado pelo titular do currículo.',
    'What was confirmed: {covered}.': 'O que foi confirmado: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Nome informado na resposta: {name}. Nome que o titular do currículo dá à instituição: {institution}.',
    'The owner attached it to {covered}.': 'O titular do currículo a vinculou a: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'O titular do currículo anexou um comprovante, que não é público, a: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Confirmado por {domain}, em {day}: por uma pessoa que lê os e-mails desse domínio, nome informado: {name}; endereço informado pelo titular do currículo; abrange: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Assinado por {domain} para esta conta, conferido em {day}; vinculado a: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'A confirmação está no registro aberto ao público desde {day}.',
    'The confirmation is in the public log within a minute.':
      'A confirmação estará no registro aberto ao público em até um minuto.',
    'The attestation has been in the public log since {day}.':
      'A autodeclaração está no registro aberto ao público desde {day}.',
    'The attestation is in the public log within a minute.':
      'A autodeclaração estará no registro aberto ao público em até um minuto.',
    'Signed by the account of {name}, another name than this CV’s':
      'Assinado com a conta de {name}, um nome diferente do que está neste currículo',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Assinado com a conta de {name}, um nome diferente do que está neste currículo: {about}, {day}',
    '{name} signed every section, {day}': '{name} assinou todas as seções, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} assinou todas as seções que podem ser verificadas, {day}',
    '{name} signed all other sections, {day}': '{name} assinou todas as outras seções, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} assinou todas as outras seções que podem ser verificadas, {day}',
    'every section': 'todas as seções',
    'every section that can be checked': 'todas as seções que podem ser verificadas',
    'all other sections': 'todas as outras seções',
    'all other sections that can be checked': 'todas as outras seções que podem ser verificadas',
    'Check it yourself': 'Verifique por conta própria',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Foi emitida por este serviço: registra o que já é mostrado aqui e não dá um nível mais alto.',
    '{domain} is a domain of the owner’s own.': '{domain} é um domínio do próprio titular do currículo.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Qualquer pessoa, ou qualquer estudante ou ex-aluno, pode ter um endereço em {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} é uma página de um site, e um site pode dar páginas a qualquer pessoa.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Qualquer pessoa pode ter um nome como {domain}: ele não indica nenhuma instituição.',
    'Listed by {domain}; it is not signed.': 'Consta em {domain}; não está assinada.',
    'Signed by {domain}.': 'Assinada por {domain}.',
    'Signed with a key that names nobody.': 'Assinada com uma chave que não identifica ninguém.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Menciona um emissor com o qual não foi possível entrar em contato; por isso, nada mostra que ele a assinou.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Menciona {domain}, com o qual não foi possível entrar em contato; por isso, nada mostra que a assinou.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Selada por {name}, com um certificado em que este serviço confia.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Selada por {name}, com um certificado que não foi comparado com uma lista.',
    'Not withdrawn on {day}.': 'Não revogada em {day}.',
    'Withdrawn, as found on {day}.': 'Revogada, como se constatou em {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Em {day}, não foi possível consultar se ela foi revogada.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Conferida em {day}; o emissor não mantém uma lista de credenciais revogadas.',
    'Made out to the address of this account.': 'Emitida para o endereço desta conta.',
    'It does not say whose it is.': 'Não informa de quem é.',
    'Made out to somebody else.': 'Emitida para outra pessoa.',
    'It is refused since the check on {day}.': 'É recusada desde a verificação de {day}.',
    'It is called {title}.': 'Título da credencial: {title}.',
    'Its issuer calls itself {name}.': 'O emissor se apresenta como {name}.',
    'It names {name}.': 'Nome mencionado: {name}.',
    'A credential, unchanged since it was signed.': 'Uma credencial digital, sem alterações desde que foi assinada.',
    'It ended on {day}.': 'Expirou em {day}.',
    'It is not valid before {day}.': 'Não é válida antes de {day}.',
    'Shown by the owner beside: {title}.': 'Mostrada pelo titular do currículo ao lado de: {title}.',
    'Not signed': 'Não assinado',
    Signed: 'Assinado',
    'The CV says so. It is neither signed nor confirmed.': 'É o que diz o currículo. Não está assinado nem confirmado.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'A conta indicada assinou tudo o que está escrito na seção (autodeclaração), com login ou com uma carteira digital. Isso mostra de quem é a declaração e que nenhuma palavra da seção mudou, não que ela seja verdadeira.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'O titular do currículo também guarda aqui um documento sobre isso, que ninguém na TruCV conferiu, ou uma credencial digital que não mostra tudo o que o nível mais alto exige.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Uma pessoa que lê os e-mails do domínio indicado confirmou o que o selo lista: dados da seção, como título, empregador e datas, ou tudo o que está escrito nela. O endereço foi informado pelo titular do currículo: avalie você se o domínio é o da instituição. Os nomes entre aspas foram digitados por quem pergunta e por quem responde, e ninguém os conferiu.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'O titular do currículo vinculou uma credencial digital ao que o selo lista: dados da seção ou tudo o que está escrito nela. Ela foi assinada pelo domínio indicado, emitida para o endereço de e-mail da conta do titular e estava em vigor e não revogada no dia indicado. Que a credencial e o currículo dizem a mesma coisa é o titular quem afirma: leia os dois. O texto entre aspas é do emissor.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Ninguém assinou nem confirmou ainda nenhuma parte deste currículo: é o que diz o seu titular',
    '{name} (wallet {wallet})': '{name} (carteira digital {wallet})',
    'nothing changed since': 'nada mudou desde então',
    'no word of these claims changed since': 'nenhuma palavra destas declarações mudou desde então',
    'Check the CV of {name}': 'Verificar o currículo de {name}',
    'Version {version}, published on {day}.': 'Versão {version}, publicada em {day}.',
    'Read the CV': 'Ler o currículo',
    'Check the signatures now': 'Verificar as assinaturas agora',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'O seu navegador busca novamente as declarações e as chaves, e ele mesmo verifica cada assinatura.',
    'Compare an older copy': 'Comparar uma cópia mais antiga',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Solte um arquivo aqui ou escolha-o: o PDF que você recebeu, as declarações como dados (JSON) que você guardou ou uma credencial digital. O arquivo não sai do seu navegador.',
    'Every section, and who stands for it': 'Cada seção e quem responde por ela',
    'Signature no longer counts': 'A assinatura não conta mais',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'A assinatura corresponde a este texto, mas a chave foi revogada: ela não conta mais.',
    'Stated. Nobody has signed or confirmed it.': 'Informado. Ninguém assinou nem confirmou.',
    'Download as a credential': 'Baixar como credencial digital',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Uma credencial digital é um arquivo assinado que carteiras digitais e outros programas leem e verificam sem esta página. Ela diz o que a TruCV registrou, nada mais.',
    'The confirmation': 'A confirmação',
    'The self-attestation': 'A autodeclaração',
    'JSON, for wallets': 'JSON, para carteiras digitais',
    'JWT, for programs': 'JWT, para programas',
    'picture with the badge in it': 'imagem com o selo incorporado',
    'Digest and signatures': 'Código hash e assinaturas',
    'Everything in the section, as data': 'Toda a seção, como dados',
    'Its facts alone, as data: {covered}': 'Só estes itens da seção, como dados: {covered}',
    'SHA-256 digest of {section}': 'Código hash SHA-256 de {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Declaração que o titular assinou: “Declaro que esta parte do meu currículo é verdadeira.”',
    'Signature ({form})': 'Assinatura ({form})',
    Wallet: 'Carteira digital',
    Key: 'Chave',
    'Record of the confirmation ({form})': 'Registro da confirmação ({form})',
    'What the badges mean': 'O que significam os selos',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Uma assinatura desaparece assim que uma única letra da sua seção muda; uma confirmação de dados, assim que uma única letra desses dados muda. Ambas desaparecem quando o nome no currículo muda.',
    'For engineers: check it without us': 'Para especialistas em informática: verificar sem depender de nós',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Você não precisa acreditar na nossa palavra sobre os selos. {program} é um único arquivo legível que verifica [as declarações como dados]. Ele só precisa do Node.js, sem rede (exceto com --log) e sem nada nosso:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'As duas últimas linhas verificam uma credencial digital, da TruCV ou de outro emissor: {keys} contém as chaves do emissor, {list} é a lista de credenciais revogadas que a própria credencial indica.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Uma assinatura “com login do Google” é feita pela TruCV: ela mostra que este serviço registrou a declaração da conta indicada. A de uma carteira digital é feita com a chave da carteira, que a TruCV não tem.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'O arquivo mostra a situação no momento em que você o obteve. Quem confirmou algo pode retirar a confirmação mais tarde, e o programa não tem como saber disso: obtenha o arquivo novamente ou consulte aqui.',
    'Our public keys': 'Nossas chaves públicas',
    'Version {version} was never published': 'A versão {version} nunca foi publicada',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Ela também não foi entregue como arquivo. Um documento que diz ser a versão {version} deste currículo não foi feito aqui pelo titular ou foi alterado.',
    'Your copy says version {version}': 'A sua cópia indica a versão {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Nada do que é público mudou: o que a versão {version} dizia é o que está publicado agora.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Essa versão existiu. O que está publicado agora, a versão {version}, difere dela no seguinte:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'O texto da sua cópia não é comparado: leia-o ao lado desta página, palavra por palavra.',
    'Fetching the claims and the keys…': 'Buscando as declarações e as chaves…',
    'Reading your copy…': 'Lendo a sua cópia…',
    'Check again': 'Verificar novamente',
    'Fetched at {time}.': 'Dados obtidos ({time}).',
    'The claims and TruCV’s public keys, {size} kB.': 'As declarações e as chaves públicas da TruCV, {size} kB.',
    'The right CV.': 'É o currículo certo.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'As declarações são deste currículo, neste endereço, e das seções que você vê aqui.',
    'Not what you see.': 'Não é o que você vê.',
    'What is published now has other sections than this page.':
      'O que está publicado agora tem seções diferentes das desta página.',
    'No letter changed.': 'Nenhuma letra mudou.',
    'Changed.': 'Mudou.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Textos que não correspondem ao seu código hash: {wrong} de {all}.',
    'Signed by the owner.': 'Assinado pelo titular.',
    'Not signed as it says.': 'Não está assinado como indicado.',
    'Confirmed.': 'Confirmado.',
    'Not confirmed as it says.': 'Não está confirmado como indicado.',
    'In the log.': 'No registro.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Assinaturas que constam no registro da TruCV aberto ao público: {recorded} de {all}. Entradas do registro: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Das demais, as novas entram em até um minuto; as mais antigas do que o registro, nunca.',
    'The log begins with all that this browser saw of it on {day}.':
      'O registro continua começando com tudo o que este navegador viu dele em {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Este navegador guarda o que viu do registro e vai comparar na próxima verificação.',
    'Not in the log as it says.': 'Não consta no registro como indicado.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'O registro da TruCV aberto ao público não está completo ou não pode ser lido. Tente novamente em um minuto.',
    'One person.': 'Uma só pessoa.',
    'All claims are about {name}, as the CV is.':
      'Todas as declarações se referem à mesma pessoa que o currículo: {name}.',
    'Another person.': 'Outra pessoa.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Nem todas as declarações se referem à pessoa de quem este seria o currículo: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Assinado com a conta de {name}, um nome diferente do que está neste currículo.',
    'Whether both names are of one person is for you to judge.':
      'Cabe a você avaliar se os dois nomes são da mesma pessoa.',
    'Everything that is signed holds.': 'Tudo o que está assinado passa na verificação.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Nem tudo passa na verificação: o que está marcado em vermelho não está como foi assinado.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Nada neste currículo está assinado, então só havia os textos para verificar.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Todas as assinaturas são válidas. Nenhuma assinatura atesta que uma carteira digital é do titular, nem o que se diz de credenciais digitais de outros.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'A versão {now} está publicada agora, e esta página mostra a versão {version}: recarregue-a.',
    holds: 'passa na verificação',
    'Does not hold': 'Não passa na verificação',
    '{section} does not hold': '{section}: não passa na verificação',
    'this is not in the form in which TruCV publishes it': 'isto não está na forma em que a TruCV o publica',
    'the text was changed: it does not fit its fingerprint (digest)':
      'o texto foi alterado e não corresponde ao seu código hash',
    'the owner’s signature does not hold': 'a assinatura do titular não é válida',
    'the institution’s confirmation does not hold': 'a confirmação da instituição não é válida',
    'it was signed or confirmed under another name than the one on this CV':
      'foi assinado ou confirmado com um nome diferente do que está neste currículo',
    'it is said to be more than what was signed': 'é apresentado como mais do que foi assinado',
    'it is not in the public log as it says': 'no registro aberto ao público, não consta como indicado',
    'the signature that this page shows was withdrawn': 'a assinatura que esta página mostra foi retirada',
    'the evidence that this page shows was taken away': 'o comprovante que esta página mostra foi removido',
    'the confirmation that this page shows was withdrawn': 'a confirmação que esta página mostra foi retirada',
    'the credential that this page shows does not count any more':
      'a credencial digital que esta página mostra não conta mais',
    'the text that is published now is another one than on this page':
      'o texto publicado agora é diferente do desta página',
    'this section is not among what is published now': 'esta seção não faz parte do que está publicado agora',
    'What this does not show': 'O que isto não mostra',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Que o que o currículo diz é verdade. Uma assinatura mostra de quem é a declaração e que nenhuma letra mudou desde então.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Que um domínio pertence à instituição com cujo nome ele se parece. O endereço foi informado pelo titular do currículo.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Quem é a pessoa por trás de uma conta ou de uma carteira digital. “Com login do Google” é o que a própria TruCV registrou.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Que a TruCV é honesta: esta página também é da TruCV. O programa em “Para especialistas em informática” funciona sem ela.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Que a TruCV mostra a todos o mesmo registro. Testemunhas e programas que o acompanham, como log-audit.mjs, perceberiam.',
    'What is withdrawn later. Check again when it matters.':
      'O que for retirado mais tarde. Verifique novamente quando for importante.',
    'It cannot be checked: {problem}.': 'Não é possível verificar: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Este navegador não conseguiu fazer a verificação. O programa em “Para especialistas em informática” consegue.',
    'This page was opened without https, where browsers check no signatures.':
      'Esta página foi aberta sem https; nesse caso, os navegadores não verificam assinaturas.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Não foi possível acessar a TruCV. Confira a sua conexão e tente novamente.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'O titular deste currículo pede uma senha. Abra o currículo outra vez e tente novamente.',
    'This CV is no longer published: nothing of it can be checked now.':
      'Este currículo não está mais publicado: nada dele pode ser verificado agora.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'A TruCV respondeu com um erro ({status}). Tente novamente em um minuto.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'A resposta chegou só em parte ou não é da TruCV. Tente novamente.',
    'The reply is about another CV: nothing of it counts for this one.':
      'A resposta é sobre outro currículo: nada dela vale para este.',
    'The reply is of another service: its signatures do not count at this address.':
      'A resposta é de outro serviço: as assinaturas dele não contam neste endereço.',
    'This file is damaged, or is not a copy of a CV.':
      'Este arquivo está danificado ou não é uma cópia de um currículo.',
    'This is a copy of another CV.': 'Esta é uma cópia de outro currículo.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Este arquivo é um JSON Resume, que não contém assinaturas para comparar.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Arquivos do Word não são lidos aqui. Abra o endereço que está no fim do arquivo: ele leva à comparação.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'Este PDF menciona várias versões deste currículo: ele foi montado a partir de vários arquivos.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'Este PDF não menciona nenhuma versão de um currículo: ele não foi feito aqui ou foi gerado de novo por outro programa.',
    'Your copy says that it is of {day}.': 'A sua cópia diz que é de {day}.',
    'In your copy this does not hold:': 'Na sua cópia, isto não passa na verificação:',
    'Since then:': 'Desde então:',
    'Nothing has changed since.': 'Nada mudou desde então.',
    'Added: {section}': 'Adicionado: {section}',
    'Changed: {section}': 'Alterado: {section}',
    'Removed: {section}': 'Removido: {section}',
    'Confirmed since: {section}': 'Confirmado desde então: {section}',
    'No longer confirmed: {section}': 'Não está mais confirmado: {section}',
    'Signed since: {section}': 'Assinado desde então: {section}',
    'No longer signed: {section}': 'Não está mais assinado: {section}',
    'This credential holds.': 'Esta credencial digital é válida.',
    'It is called {title}, of {day}.': 'Título da credencial: {title}, de {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Ela não mudou desde que a TruCV a assinou e, no momento, não está revogada.',
    'The words that it is about are on this CV: {section}.':
      'O texto a que ela se refere está neste currículo: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'O texto a que ela se refere não está neste currículo ou foi alterado desde então.',
    'This credential does not hold.': 'Esta credencial digital não é válida.',
    'This credential is not valid yet.': 'Esta credencial digital ainda não é válida.',
    'This credential has ended.': 'Esta credencial digital expirou.',
    'The signature holds, but this credential was withdrawn.':
      'A assinatura é válida, mas esta credencial digital foi revogada.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'A assinatura é válida, mas não foi possível consultar se a credencial digital foi revogada. Tente novamente.',
    'This is a credential about another person, or about another name.':
      'Esta credencial digital se refere a outra pessoa ou a outro nome.',
    'TruCV did not issue this credential.': 'A TruCV não emitiu esta credencial digital.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Esta página verifica as credenciais digitais da própria TruCV em arquivos JWT (.jwt). Esta pode ser verificada pelo programa em “Para especialistas em informática”: node verify-cv.mjs, o arquivo, --keys e o did.json do emissor.',
    'No CV at this address — TruCV': 'Nenhum currículo neste endereço — TruCV',
    'There is no CV here': 'Não há nenhum currículo aqui',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'O link pode estar incompleto, ou o titular pode ter retirado a página do ar. Se alguém enviou o link a você, peça um novo.',
    'Go to TruCV': 'Ir para a TruCV',
    'This CV is protected': 'Este currículo está protegido',
    'Its owner asks for a password. It usually comes with the link.':
      'O titular pede uma senha. Em geral, ela é informada junto com o link.',
    Password: 'Senha',
    'Open the CV': 'Abrir o currículo',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Depois ele fica aberto neste navegador por 12 horas. Não tem a senha? Peça à pessoa que enviou o link a você.',
    'This form was sent from another site. Enter the password here.':
      'Este formulário foi enviado de outro site. Digite a senha aqui.',
    'This is not the password. Capital letters count.': 'A senha está incorreta. Diferencie maiúsculas de minúsculas.',
    'Many people are asking just now. Try again in a few seconds.':
      'Há muitas solicitações neste momento. Tente novamente em alguns segundos.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], onde se escrevem currículos que outras pessoas podem verificar',
    'Hello,': 'Olá,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} pede a {institution} que confirme uma seção de um currículo: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Os dois nomes foram digitados na TruCV por quem faz o pedido. Nós não os conferimos.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'O link abaixo mostra o que é declarado. Qualquer pessoa que possa falar pela instituição pode confirmar ou recusar; não é preciso ter conta.',
    'Look at the claim and answer': 'Ver a declaração e responder',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'O link permite responder uma única vez, até {day}. Se você não fizer nada, nada será confirmado. Por favor, não o repasse: qualquer pessoa que o tenha pode responder.',
    'Answer all requests at one place': 'Responder a todos os pedidos em um só lugar',
    'Never write to me again': 'Nunca mais me escrever',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Dúvidas? Escreva para {address}. As respostas a este e-mail não são lidas.',
    'Change the language': 'Mudar o idioma',
    'Can you confirm this?': 'Você pode confirmar isto?',
    'What you answer for': 'Sobre o que você responde',
    'Name on the CV': 'Nome no currículo',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Para encontrar a pessoa nos seus registros: {reference}. Isso foi digitado por quem faz o pedido. Não faz parte do que você confirma e só é mostrado a você.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'O mesmo texto foi confirmado a partir do seu domínio em {day} para outro nome: {before}. Agora o pedido é sobre {person}. Confirme somente se souber que se trata da mesma pessoa.',
    'What your answer means': 'O que significa a sua resposta',
    'Not part of your answer': 'Não faz parte da sua resposta',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Ao confirmar, você diz que pode falar pela instituição e que o seguinte é verdade sobre {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Quem puder ler esta seção do currículo verá então “{badge}”, que respondeu uma pessoa que lê os e-mails desse domínio, e o nome que você informar. O seu endereço não é mostrado.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Ficará guardado como comprovante, sem ser mostrado como confirmação de uma instituição.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Quem verificar o currículo verá que uma pessoa que lê os e-mails de {domain} concordou, e por que essa não é a palavra de uma instituição.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Vale para este nome, em todos os currículos deste titular que tenham estes dados. O titular pode mudar o resto da seção, e a sua palavra continua ligada aos dados. Qualquer mudança em um dado ou no nome põe fim a isso.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Vale para este nome, em todos os currículos deste titular que tenham exatamente este texto. Qualquer mudança no texto ou no nome põe fim a isso.',
    'If you decline, only the owner of the CV gets to know it.':
      'Se você recusar, só o titular do currículo ficará sabendo.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Você pode responder uma única vez, até {day}. Durante um ano depois disso, pode retirar uma confirmação com o mesmo link.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Não verificamos quem escreveu este currículo. Se você não conhece a pessoa, recuse ou não faça nada.',
    'Files the owner has added': 'Arquivos que o titular adicionou',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Não os comparamos com o texto. As imagens das páginas abrem em uma nova guia, até que você tenha respondido.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Estas são imagens de um arquivo que o titular do currículo adicionou. Não o comparamos com o texto.',
    'Pages shown: {shown} of {all}': 'Páginas mostradas: {shown} de {all}',
    'Page {page} of {all}': 'Página {page} de {all}',
    'Your answer': 'Sua resposta',
    'Yes, this is true': 'Sim, é verdade',
    'No, I do not confirm this': 'Não, eu não confirmo',
    'Your name and office': 'Seu nome e cargo',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Necessário para confirmar. É mostrado com o currículo, entre aspas. Sem endereços da web.',
    'A note to the owner': 'Uma mensagem para o titular',
    'If you like. Only the owner sees it.': 'Se quiser. Só o titular vê.',
    'Send my answer': 'Enviar minha resposta',
    'Choose an answer.': 'Escolha uma resposta.',
    'Say who confirms this.': 'Informe quem confirma.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'O texto é longo demais ou contém um endereço da web ou caracteres invisíveis. Depois do ponto de uma abreviação, deixe um espaço.',
    'This was answered already.': 'Isto já foi respondido.',
    'Your answer could not be stored. Try again.': 'Não foi possível salvar a sua resposta. Tente novamente.',
    'Thank you, this is confirmed': 'Agradecemos a resposta: está confirmado',
    'Not confirmed': 'Não confirmado',
    Withdrawn: 'Retirado',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: uma pessoa que lê os e-mails desse domínio e informou o nome {name} confirmou uma seção do currículo de {person} em {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Uma seção do currículo de {person} não foi confirmada, em {day}, e só o titular fica sabendo: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'O que foi confirmado no currículo de {person} foi retirado em {day} e não é mais mostrado a ninguém: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Foi um engano ou já não está certo? Até {day} você pode [retirar a confirmação].',
    'Withdraw this confirmation?': 'Retirar esta confirmação?',
    'It was given on {day} for the CV of {person}: {section}':
      'Ela foi dada em {day} para o currículo de {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Depois de retirada, ela não aparece mais em nenhum currículo, e o titular recebe um e-mail. É definitivo.',
    Withdraw: 'Retirar',
    'Keep it': 'Manter',
    'Never get such mails again?': 'Nunca mais receber esses e-mails?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Então não enviaremos pedidos ao endereço para o qual este link foi enviado, seja quem for que nos peça. Isso não pode ser desfeito.',
    'We will not write to you again': 'Não escreveremos mais para você',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'O endereço para o qual este link foi enviado não receberá mais pedidos nossos, seja quem for que peça. Guardamos dele apenas o necessário para saber disso.',
    'This link leads nowhere': 'Este link não leva a lugar nenhum',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Ele pode estar incompleto ou ter expirado, ou o titular do currículo pode ter retirado a pergunta ou mudado o texto a que ela se referia. Você não precisa fazer nada.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} texto conferido; corresponde ao seu código hash.',
      many: '{count} de textos conferidos; cada um corresponde ao seu código hash.',
      other: '{count} textos conferidos; cada um corresponde ao seu código hash.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} assinatura válida. Registradas pela TruCV: {account}; de carteiras digitais: {wallet}.',
      many: '{count} de assinaturas válidas. Registradas pela TruCV: {account}; de carteiras digitais: {wallet}.',
      other: '{count} assinaturas válidas. Registradas pela TruCV: {account}; de carteiras digitais: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} seção com confirmação registrada pela TruCV: {domains}.',
      many: '{count} de seções com confirmação registrada pela TruCV: {domains}.',
      other: '{count} seções com confirmação registrada pela TruCV: {domains}.',
    },
    '{count} sections do not hold.': {
      one: '{count} seção não passa na verificação.',
      many: '{count} de seções não passam na verificação.',
      other: '{count} seções não passam na verificação.',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} seção com uma credencial digital assinada por {who}',
      many: '{count} de seções com uma credencial digital assinada por {who}',
      other: '{count} seções com uma credencial digital assinada por {who}',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} seção confirmada por {who}',
      many: '{count} de seções confirmadas por {who}',
      other: '{count} seções confirmadas por {who}',
    },
    '{count} sections signed by {who}': {
      one: '{count} seção assinada por {who}',
      many: '{count} de seções assinadas por {who}',
      other: '{count} seções assinadas por {who}',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} seção com uma credencial digital assinada por vários domínios ({many})',
      many: '{count} de seções com uma credencial digital assinada por vários domínios ({many})',
      other: '{count} seções com uma credencial digital assinada por vários domínios ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} seção confirmada por vários domínios ({many})',
      many: '{count} de seções confirmadas por vários domínios ({many})',
      other: '{count} seções confirmadas por vários domínios ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} seção assinada por várias pessoas ou carteiras digitais ({many})',
      many: '{count} de seções assinadas por várias pessoas ou carteiras digitais ({many})',
      other: '{count} seções assinadas por várias pessoas ou carteiras digitais ({many})',
    },
    '{count} sections with evidence only': {
      one: '{count} seção só com comprovante',
      many: '{count} de seções só com comprovante',
      other: '{count} seções só com comprovante',
    },
    '{count} sections with a signature that no longer counts': {
      one: '{count} seção com uma assinatura que não conta mais',
      many: '{count} de seções com uma assinatura que não conta mais',
      other: '{count} seções com uma assinatura que não conta mais',
    },
    '{count} sections not signed': {
      one: '{count} seção não assinada',
      many: '{count} de seções não assinadas',
      other: '{count} seções não assinadas',
    },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'Foram enviadas daqui senhas incorretas demais. Tente novamente em {count} minuto.',
      many: 'Foram enviadas daqui senhas incorretas demais. Tente novamente em {count} de minutos.',
      other: 'Foram enviadas daqui senhas incorretas demais. Tente novamente em {count} minutos.',
    },
  },
} satisfies ReaderTexts
