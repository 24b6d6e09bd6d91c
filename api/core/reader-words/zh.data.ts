// Our words for readers in Chinese.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'zh',
  texts: {
    title: '职位/名称',
    place: '地点',
    name: '名称/姓名',
    address: '网址',
    label: '标签',
    value: '内容',
    institution: '院校',
    board: '教育委员会',
    organisation: '组织',
    degree: '学位',
    'field of study': '专业',
    from: '开始日期',
    until: '结束日期',
    date: '日期',
    dates: '日期',
    score: '成绩',
    scale: '分制',
    'kind of score': '成绩类型',
    description: '描述',
    employer: '工作单位',
    'still there': '至今在职',
    about: '公司业务',
    'roles at one employer': '在同一单位的职责',
    highlights: '亮点',
    level: '程度',
    keywords: '关键词',
    provider: '培训机构',
    issuer: '颁发机构',
    'credential ID': '证书编号',
    publisher: '出版方',
    'awarding body': '授予机构',
    fluency: '熟练程度',
    'e-mail': '电子邮箱',
    phone: '电话',
    'what they say': '推荐内容',
    subtitle: '副标题',
    hidden: '隐藏',
    'shown to readers': '对读者可见',
    roles: '职责',
    courses: '课程',
    kind: '类型',
    profession: '职业',
    location: '所在地',
    picture: '照片',
    links: '链接',
    'everything that is written here': '此处所写的全部内容',
    'some facts': '部分信息',
    Yes: '是',
    Percentage: '百分比',
    CGPA: '累计绩点',
    GPA: '绩点',
    Grade: '等级',
    'Class or division': '等第',
    Rank: '排名',
    'It is the owner’s own word: nobody has checked it.': '这是简历所有者的自述：未经任何人核实。',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      '未经确认的部分是简历所有者的自述：未经任何人核实。',
    'Personal details': '个人信息',
    Stated: '简历所述',
    'Self-attested': '本人声明',
    'Evidence attached': '附有材料',
    Confirmed: '已确认',
    'Signed by its issuer': '由颁发者签名',
    'Confirmed by {domain}': '由 {domain} 确认',
    'Signed by {domain} for this account, checked {day}': '由 {domain} 为此账号签名，检查于{day}',
    'Self-attested by {name}, signed in with Google, on {day}.': '本人声明：{name}，通过 Google 登录，{day}。',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '本人声明：{name}，通过 Google 登录，{first}至{last}。',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '本人声明：{name}，使用钱包 {wallet}，{day}。',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '本人声明：{name}，使用钱包 {wallet}，{first}至{last}。',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{day}，一位能查看 {domain} 邮箱的人认可了以下内容：{covered}。该域名属于简历所有者本人：这不是机构的确认。',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{day}，一位能查看 {domain} 邮箱的人认可了以下内容：{covered}。任何人（或任何学生、毕业生）都可以拥有该域名下的邮箱地址：这不是机构的确认。',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '由 {domain} 于{day}确认：确认者是一位能查看 {domain} 邮箱的人；其邮箱地址由简历所有者提供。',
    'What was confirmed: {covered}.': '确认内容：{covered}。',
    'Name given there: {name}. The owner calls the institution {institution}.':
      '确认时所填姓名：{name}。简历所有者所称的机构名称：{institution}。',
    'The owner attached it to {covered}.': '简历所有者将其附于以下内容：{covered}。',
    'The owner has attached evidence, which is kept private, to {covered}.':
      '简历所有者为以下内容附上了不公开的材料：{covered}。',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '由 {domain} 于{day}确认：确认者是一位能查看该域名邮箱的人，所填姓名为{name}；其邮箱地址由简历所有者提供；确认范围：{covered}。',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      '由 {domain} 为此账号签名，检查于{day}；附于以下内容：{covered}。',
    'The confirmation has been in the public log since {day}.': '该确认自{day}起已载入公开日志。',
    'The confirmation is in the public log within a minute.': '该确认将在一分钟内载入公开日志。',
    'The attestation has been in the public log since {day}.': '该声明自{day}起已载入公开日志。',
    'The attestation is in the public log within a minute.': '该声明将在一分钟内载入公开日志。',
    'Signed by the account of {name}, another name than this CV’s': '由{name}的账号签名（与此简历姓名不同）',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '由{name}的账号签名（与此简历姓名不同）：{about}，{day}',
    '{name} signed every section, {day}': '{name}签署了所有部分，{day}',
    '{name} signed every section that can be checked, {day}': '{name}签署了所有可核实的部分，{day}',
    '{name} signed all other sections, {day}': '{name}签署了所有其他部分，{day}',
    '{name} signed all other sections that can be checked, {day}': '{name}签署了所有其他可核实的部分，{day}',
    'every section': '所有部分',
    'every section that can be checked': '所有可核实的部分',
    'all other sections': '所有其他部分',
    'all other sections that can be checked': '所有其他可核实的部分',
    'Check it yourself': '自行核实',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      '由本服务颁发：只记录此处本来就显示的内容，不提升等级。',
    '{domain} is a domain of the owner’s own.': '{domain} 是简历所有者本人的域名。',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '任何人（或任何学生、毕业生）都可以拥有 {domain} 的邮箱地址。',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} 是某个网站下的页面，而网站可以向任何人提供页面。',
    'Anybody can have a name like {domain}: it shows no institution.':
      '任何人都可以拥有像 {domain} 这样的名称：它不代表任何机构。',
    'Listed by {domain}; it is not signed.': '列于 {domain}；没有签名。',
    'Signed by {domain}.': '由 {domain} 签名。',
    'Signed with a key that names nobody.': '用于签名的密钥未注明属于谁。',
    'It names an issuer that could not be reached to show that it signed it.':
      '其中注明了颁发者，但无法与其建立连接，因此无法表明签名出自该颁发者。',
    'It names {domain}, which could not be reached to show that it signed it.':
      '其中注明了 {domain}，但无法与其建立连接，因此无法表明签名出自该域名。',
    'Sealed by {name}, with a certificate that this service trusts.': '电子印章：{name}，所用证书受本服务信任。',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '电子印章：{name}，所用证书未与任何名单核对。',
    'Not withdrawn on {day}.': '截至{day}未被撤销。',
    'Withdrawn, as found on {day}.': '已被撤销，发现于{day}。',
    'Whether it was withdrawn could not be looked up on {day}.': '{day}未能查到是否已被撤销。',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.': '检查于{day}；颁发者没有撤销名单。',
    'Made out to the address of this account.': '颁发给此账号的邮箱地址。',
    'It does not say whose it is.': '未注明属于谁。',
    'Made out to somebody else.': '颁发给了其他人。',
    'It is refused since the check on {day}.': '自{day}检查起不予接受。',
    'It is called {title}.': '名称：{title}。',
    'Its issuer calls itself {name}.': '颁发者自称：{name}。',
    'It names {name}.': '其中所写姓名：{name}。',
    'A credential, unchanged since it was signed.': '数字凭证，自签名以来未被更改。',
    'It ended on {day}.': '已于{day}失效。',
    'It is not valid before {day}.': '{day}之前尚未生效。',
    'Shown by the owner beside: {title}.': '简历所有者将其与此项一同展示：{title}。',
    'Not signed': '未签名',
    Signed: '已签名',
    'The CV says so. It is neither signed nor confirmed.': '简历如此陈述，既未签名，也未确认。',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      '所示账号在登录状态下或使用钱包，签署了该部分所写的全部内容（本人声明）。这表明是谁说的，以及该部分没有一字改动，但不表明内容属实。',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      '简历所有者还在此保存了一份相关材料，TruCV 没有任何人核实过；或者保存了一份数字凭证，但它未能显示最高等级所要求的全部信息。',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      '一位能查看所示域名邮箱的人确认了标记中列出的内容：该部分的信息，例如职位、工作单位和日期，或其中所写的全部内容。邮箱地址由简历所有者提供：该域名是否属于该机构，请您自行判断。引号中的名称由请求者和答复者填写，未经任何人核实。',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      '简历所有者为标记中列出的内容附上了一份数字凭证，即该部分的信息或其中所写的全部内容。该凭证由所示域名签名，颁发给简历所有者账号的邮箱地址，在所示日期有效且未被撤销。凭证与简历内容一致，是简历所有者的说法：请您将两者都读一遍。引号中的文字出自颁发者。',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      '此简历尚无任何部分经人签名或确认：均为其所有者的陈述',
    '{name} (wallet {wallet})': '{name}（钱包 {wallet}）',
    'nothing changed since': '此后没有任何改动',
    'no word of these claims changed since': '此后这些内容没有一字改动',
    'Check the CV of {name}': '核实{name}的简历',
    'Version {version}, published on {day}.': '第 {version} 版，发布于{day}。',
    'Read the CV': '阅读简历',
    'Check the signatures now': '立即检查签名',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      '您的浏览器会重新获取声明和密钥，并自行检查每个签名。',
    'Compare an older copy': '与旧副本比较',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      '将文件拖放到此处，或选择文件：您收到的 PDF、您保存的声明数据（JSON），或数字凭证。文件只留在您的浏览器中。',
    'Every section, and who stands for it': '各个部分，以及由谁签名或确认',
    'Signature no longer counts': '签名已不再有效',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      '签名与此文字相符，但密钥已被撤销，因此不再有效。',
    'Stated. Nobody has signed or confirmed it.': '简历所述，未经任何人签名或确认。',
    'Download as a credential': '下载为数字凭证',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      '数字凭证是带签名的文件，钱包和其他程序无需此页面即可读取和检查。它只说明 TruCV 所记录的内容，仅此而已。',
    'The confirmation': '确认',
    'The self-attestation': '本人声明',
    'JSON, for wallets': 'JSON，供钱包使用',
    'JWT, for programs': 'JWT，供程序使用',
    'picture with the badge in it': '内含标记的图片',
    'Digest and signatures': '数字指纹和签名',
    'Everything in the section, as data': '该部分的全部内容（数据）',
    'Its facts alone, as data: {covered}': '仅以下信息（数据）：{covered}',
    'SHA-256 digest of {section}': '{section} 的 SHA-256 数字指纹',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      '所有者签署的声明：“我声明，我简历的这一部分属实。”',
    'Signature ({form})': '签名（{form}）',
    Wallet: '钱包',
    Key: '密钥',
    'Record of the confirmation ({form})': '确认记录（{form}）',
    'What the badges mean': '各种标记的含义',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      '所签部分哪怕只改动一个字，签名就会消失；所确认的信息哪怕只改动一个字，对这些信息的确认就会消失。简历上的姓名改动时，两者都会消失。',
    'For engineers: check it without us': '面向技术人员：不依赖我们进行检查',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      '您不必仅凭我们的说法相信这些标记。{program} 是一个可供阅读的单个文件，用于检查[声明数据]。它只需要 Node.js，不需要网络（使用 --log 时除外），也不需要我们提供任何东西：',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      '最后两行用于检查数字凭证，无论由 TruCV 还是由他人颁发：{keys} 包含颁发者的密钥，{list} 是凭证中注明的撤销名单。',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“通过 Google 登录”的签名由 TruCV 生成：它表明本服务记录了所示账号的声明。钱包的签名由钱包的密钥生成，TruCV 没有该密钥。',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      '该文件反映的是您获取时的情况。确认者以后可以撤销确认，而程序无从得知：请重新获取该文件，或在此页面查看。',
    'Our public keys': '我们的公钥',
    'Version {version} was never published': '第 {version} 版从未发布',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      '该版本也从未以文件形式提供过。自称是此简历第 {version} 版的文档，并非由其所有者在此制作，或者已被改动。',
    'Your copy says version {version}': '您的副本标明为第 {version} 版',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      '公开的内容没有任何改动：第 {version} 版的内容与目前发布的一致。',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      '该版本确实存在。与之相比，目前发布的第 {version} 版有以下不同：',
    'The text of your copy is not compared: read it beside this page, word by word.':
      '您副本中的文字不在比较之列：请与此页面逐字对照阅读。',
    'Fetching the claims and the keys…': '正在获取声明和密钥…',
    'Reading your copy…': '正在读取您的副本…',
    'Check again': '重新检查',
    'Fetched at {time}.': '获取时间：{time}。',
    'The claims and TruCV’s public keys, {size} kB.': '声明和 TruCV 的公钥，{size} kB。',
    'The right CV.': '确为这份简历。',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      '这些声明对应此网址上的这份简历，以及您在此看到的各个部分。',
    'Not what you see.': '与您看到的不同。',
    'What is published now has other sections than this page.': '目前发布的部分与此页面上的不同。',
    'No letter changed.': '没有一字改动。',
    'Changed.': '有改动。',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': '与其数字指纹不符的文字：{all} 段中有 {wrong} 段。',
    'Signed by the owner.': '由所有者签名。',
    'Not signed as it says.': '签名情况与所述不符。',
    'Confirmed.': '已确认。',
    'Not confirmed as it says.': '确认情况与所述不符。',
    'In the log.': '已载入日志。',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      '已载入 TruCV 公开日志的签名：{all} 个中有 {recorded} 个。日志条目数：{entries}。',
    'Of the others, new ones get there within a minute, those older than the log never.':
      '其余签名中，新签名将在一分钟内载入，早于该日志的签名则不会载入。',
    'The log begins with all that this browser saw of it on {day}.': '日志的开头与此浏览器在{day}看到的全部内容一致。',
    'This browser keeps what it saw of the log, and compares at the next check.':
      '此浏览器会保存所看到的日志内容，并在下次检查时进行比较。',
    'Not in the log as it says.': '日志中的情况与所述不符。',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV 的公开日志不完整或无法读取。请一分钟后再试。',
    'One person.': '同一个人。',
    'All claims are about {name}, as the CV is.': '所有声明均关于简历所属的同一个人：{name}。',
    'Another person.': '不是同一个人。',
    'Not all claims are about {name}, whose CV this is said to be.': '并非所有声明都关于此简历所称的本人：{name}。',
    'Signed by the account of {name}, another name than this CV’s.': '由{name}的账号签名（与此简历姓名不同）。',
    'Whether both names are of one person is for you to judge.': '两个姓名是否属于同一个人，请您自行判断。',
    'Everything that is signed holds.': '所有已签名的内容均通过检查。',
    'Not everything holds: what is marked red is not as it was signed.': '并非全部通过检查：标红的内容与签名时不同。',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      '此简历没有任何签名，因此只检查了其文字。',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      '所有签名均有效。但钱包是否属于所有者，以及有关他人所颁发凭证的说法，均没有签名为据。',
    'Version {now} is published now, this page shows version {version}: reload it.':
      '目前发布的是第 {now} 版，此页面显示的是第 {version} 版：请重新加载页面。',
    holds: '通过检查',
    'Does not hold': '未通过检查',
    '{section} does not hold': '{section}：未通过检查',
    'this is not in the form in which TruCV publishes it': '这不是 TruCV 发布时所用的格式',
    'the text was changed: it does not fit its fingerprint (digest)': '文字已被改动：与其数字指纹（摘要）不符',
    'the owner’s signature does not hold': '所有者的签名无效',
    'the institution’s confirmation does not hold': '机构的确认无效',
    'it was signed or confirmed under another name than the one on this CV': '签名或确认所用的姓名与此简历上的姓名不同',
    'it is said to be more than what was signed': '所标内容超出了实际签名的内容',
    'it is not in the public log as it says': '公开日志中的情况与所述不符',
    'the signature that this page shows was withdrawn': '此页面显示的签名已被撤销',
    'the evidence that this page shows was taken away': '此页面显示的材料已被移除',
    'the confirmation that this page shows was withdrawn': '此页面显示的确认已被撤销',
    'the credential that this page shows does not count any more': '此页面显示的数字凭证已不再有效',
    'the text that is published now is another one than on this page': '目前发布的文字与此页面上的不同',
    'this section is not among what is published now': '目前发布的内容中没有这一部分',
    'What this does not show': '此检查不能表明的事项',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      '简历所述是否属实。签名表明是谁说的，以及此后没有一字改动。',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      '域名是否属于名称与之相似的机构。邮箱地址由简历所有者提供。',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      '账号或钱包背后是谁。“通过 Google 登录”是 TruCV 自己的记录。',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV 是否诚实：此页面也来自 TruCV。“面向技术人员”下的程序可脱离此页面运行。',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV 是否向所有人显示同一份日志。如有不同，见证方以及跟踪日志的程序（如 log-audit.mjs）会发现。',
    'What is withdrawn later. Check again when it matters.': '以后会有哪些内容被撤销。重要时，请重新检查。',
    'It cannot be checked: {problem}.': '无法检查：{problem}。',
    'This browser could not do the check. The program under “For engineers” can.':
      '此浏览器无法进行检查。“面向技术人员”下的程序可以。',
    'This page was opened without https, where browsers check no signatures.':
      '此页面不是通过 https 打开的，这种情况下浏览器不检查签名。',
    'TruCV cannot be reached. Look at your connection, then try again.':
      '无法连接到 TruCV。请检查您的网络连接，然后重试。',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      '此简历的所有者要求输入密码。请重新打开简历，然后重试。',
    'This CV is no longer published: nothing of it can be checked now.': '此简历已不再发布：目前无法检查其中任何内容。',
    'TruCV replied with an error ({status}). Try again in a minute.': 'TruCV 返回错误（{status}）。请一分钟后再试。',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      '收到的响应不完整，或并非来自 TruCV。请重试。',
    'The reply is about another CV: nothing of it counts for this one.':
      '响应内容属于另一份简历，对这份简历一概不适用。',
    'The reply is of another service: its signatures do not count at this address.':
      '响应来自另一个服务，其签名在此网址无效。',
    'This file is damaged, or is not a copy of a CV.': '此文件已损坏，或不是简历的副本。',
    'This is a copy of another CV.': '这是另一份简历的副本。',
    'This is a JSON Resume, which holds no signatures to compare.': '这是 JSON Resume 文件，其中没有可供比较的签名。',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      '此处不读取 Word 文件。请打开文件末尾的网址，即可进行比较。',
    'This PDF names several versions of this CV: it was put together from several files.':
      '此 PDF 标有此简历的多个版本：它由多个文件拼合而成。',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      '此 PDF 未标明简历版本：它不是在此制作的，或已由其他程序重新生成。',
    'Your copy says that it is of {day}.': '您的副本标明的日期：{day}。',
    'In your copy this does not hold:': '您的副本中，以下内容未通过检查：',
    'Since then:': '此后的变化：',
    'Nothing has changed since.': '此后没有任何改动。',
    'Added: {section}': '新增：{section}',
    'Changed: {section}': '改动：{section}',
    'Removed: {section}': '移除：{section}',
    'Confirmed since: {section}': '此后获确认：{section}',
    'No longer confirmed: {section}': '不再有确认：{section}',
    'Signed since: {section}': '此后已签名：{section}',
    'No longer signed: {section}': '不再有签名：{section}',
    'This credential holds.': '此数字凭证有效。',
    'It is called {title}, of {day}.': '名称：{title}，日期：{day}。',
    'It is unchanged since TruCV signed it, and not withdrawn now.': '自 TruCV 签名以来未被更改，目前未被撤销。',
    'The words that it is about are on this CV: {section}.': '它所涉及的文字在此简历中：{section}。',
    'The words that it is about are not on this CV, or were changed since.':
      '它所涉及的文字不在此简历中，或此后已被改动。',
    'This credential does not hold.': '此数字凭证无效。',
    'This credential is not valid yet.': '此数字凭证尚未生效。',
    'This credential has ended.': '此数字凭证已过有效期。',
    'The signature holds, but this credential was withdrawn.': '签名有效，但此数字凭证已被撤销。',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      '签名有效，但未能查到此数字凭证是否已被撤销。请重试。',
    'This is a credential about another person, or about another name.': '此数字凭证关于另一个人，或另一个姓名。',
    'TruCV did not issue this credential.': '此数字凭证不是由 TruCV 颁发的。',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      '此页面检查 TruCV 颁发的 JWT 文件（.jwt）形式的数字凭证。这份凭证可用“面向技术人员”下的程序检查：node verify-cv.mjs、该文件、--keys 和颁发者的 did.json。',
    'No CV at this address — TruCV': '此地址没有简历 — TruCV',
    'There is no CV here': '这里没有简历',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      '链接可能不完整，或者所有者已撤下该页面。如果链接是别人发给您的，请向对方索取新的链接。',
    'Go to TruCV': '前往 TruCV',
    'This CV is protected': '此简历受保护',
    'Its owner asks for a password. It usually comes with the link.': '其所有者要求输入密码。密码通常随链接一同发送。',
    Password: '密码',
    'Open the CV': '打开简历',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      '之后它将在此浏览器中保持打开 12 小时。没有密码？请向给您发送链接的人索取。',
    'This form was sent from another site. Enter the password here.': '此表单来自其他网站。请在这里输入密码。',
    'This is not the password. Capital letters count.': '密码不正确。请注意大小写。',
    'Many people are asking just now. Try again in a few seconds.': '目前请求较多，请几秒钟后再试。',
    '[TruCV], where people write CVs that others can check': '[TruCV]：在这里撰写他人可以核实的简历',
    'Hello,': '您好：',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person}请求{institution}确认简历的一个部分：{section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      '以上两个名称均由提出请求的 TruCV 用户填写，我们未经核实。',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      '下方链接显示所陈述的内容。任何能代表该机构的人都可以确认或拒绝；无需账号。',
    'Look at the claim and answer': '查看内容并答复',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      '此链接可答复一次，截止日期为{day}。如果您不采取任何操作，则不会确认任何内容。请勿转发：持有链接的任何人都可以答复。',
    'Answer all requests at one place': '在一处答复所有请求',
    'Never write to me again': '不要再给我发邮件',
    'Questions? Write to {address}. Answers to this mail are not read.':
      '有疑问？请写信至 {address}。我们不阅读对此邮件的回复。',
    'Change the language': '更改语言',
    'Can you confirm this?': '您能确认此内容吗？',
    'What you answer for': '您所答复的内容',
    'Name on the CV': '简历上的姓名',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      '便于您在记录中查找此人：{reference}。此信息由提出请求的用户填写，不属于您确认的内容，且仅对您显示。',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '曾有人于{day}从您的域名为另一姓名确认过相同的内容：{before}。现在请求确认的姓名是{person}。只有在您知道两者为同一人时，才请确认。',
    'What your answer means': '您的答复意味着什么',
    'Not part of your answer': '不属于您的答复',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      '如果您确认，即表示您能代表该机构，并且以下内容对{person}属实：{covered}。',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      '此后，凡可阅读简历这一部分的人都会看到：“{badge}”、一位能查看该域名邮箱的人作了答复，以及您填写的姓名。您的邮箱地址不会显示。',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      '它将作为相关材料保存，不会显示为机构的确认。',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '核实此简历的人会看到：一位能查看 {domain} 邮箱的人表示认可，以及这为何不算机构的说法。',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      '此确认针对此姓名，适用于该所有者含有这些信息的每份简历。所有者可以更改该部分的其余内容，您的确认仍随这些信息保留。任何一项信息或姓名有改动，确认即不再有效。',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      '此确认针对此姓名，适用于该所有者含有完全相同文字的每份简历。文字或姓名有任何改动，确认即不再有效。',
    'If you decline, only the owner of the CV gets to know it.': '如果您拒绝，只有简历所有者会知道。',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '您可答复一次，截止日期为{day}。此后一年内，您可以通过同一链接撤销确认。',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      '我们未核实此简历由谁撰写。如果您不认识此人，请拒绝，或不采取任何操作。',
    'Files the owner has added': '所有者添加的文件',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      '我们未将其与文字内容进行比对。在您答复之前，可在新标签页中打开其页面图像。',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      '这些是简历所有者所添加文件的图像。我们未将其与文字内容进行比对。',
    'Pages shown: {shown} of {all}': '已显示页数：{shown}/{all}',
    'Page {page} of {all}': '第 {page} 页，共 {all} 页',
    'Your answer': '您的答复',
    'Yes, this is true': '是，属实',
    'No, I do not confirm this': '否，我不确认',
    'Your name and office': '您的姓名和职务',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      '确认时必填。将加引号与简历一同显示。请勿填写网址。',
    'A note to the owner': '给所有者的留言',
    'If you like. Only the owner sees it.': '选填。仅所有者可见。',
    'Send my answer': '发送我的答复',
    'Choose an answer.': '请选择一个答复。',
    'Say who confirms this.': '请填写由谁确认。',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      '内容过长，或包含网址或不可见字符。缩写的点号之后请加空格。',
    'This was answered already.': '此请求已经答复。',
    'Your answer could not be stored. Try again.': '您的答复未能保存，请重试。',
    'Thank you, this is confirmed': '谢谢，已确认',
    'Not confirmed': '未确认',
    Withdrawn: '已撤销',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}：一位能查看该域名邮箱、所填姓名为{name}的人于{day}确认了{person}简历的一个部分：{section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person}简历的一个部分于{day}未获确认，只有其所有者会知道：{section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '对{person}简历的确认已于{day}撤销，不再显示给任何人：{section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      '是弄错了，还是已不再属实？您最迟可于{day}[撤销]。',
    'Withdraw this confirmation?': '要撤销此确认吗？',
    'It was given on {day} for the CV of {person}: {section}': '此确认于{day}为{person}的简历作出：{section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      '撤销后，任何简历都不再显示此确认，其所有者会收到邮件。撤销后无法恢复。',
    Withdraw: '撤销',
    'Keep it': '保留',
    'Never get such mails again?': '不再接收此类邮件？',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      '此后，无论谁提出请求，我们都不会再向收到此链接的地址发送请求。此操作无法撤回。',
    'We will not write to you again': '我们不会再给您发邮件',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      '无论谁提出请求，收到此链接的地址都不会再收到我们的请求。对于该地址，我们只保留识别它所必需的信息。',
    'This link leads nowhere': '此链接无效',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      '链接可能不完整或已过期，简历所有者也可能撤回了请求，或更改了所涉及的文字。您无需采取任何操作。',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': { other: '{count} 段文字，每段都与其数字指纹相符。' },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: '{count} 个签名有效。由 TruCV 记录：{account} 个；由钱包签署：{wallet} 个。',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: '{count} 个部分，由 TruCV 记录：{domains}。' },
    '{count} sections do not hold.': { other: '{count} 个部分未通过检查。' },
    '{count} sections with a credential signed by {who}': { other: '{count} 个部分附有由 {who} 签名的凭证' },
    '{count} sections confirmed by {who}': { other: '{count} 个部分由 {who} 确认' },
    '{count} sections signed by {who}': { other: '{count} 个部分由{who}签名' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '{count} 个部分附有由多个域名（{many} 个）签名的凭证',
    },
    '{count} sections confirmed by several domains ({many})': { other: '{count} 个部分由多个域名（{many} 个）确认' },
    '{count} sections signed by several people or wallets ({many})': {
      other: '{count} 个部分由多人或多个钱包（{many} 个）签名',
    },
    '{count} sections with evidence only': { other: '{count} 个部分仅附有材料' },
    '{count} sections with a signature that no longer counts': { other: '{count} 个部分的签名已不再有效' },
    '{count} sections not signed': { other: '{count} 个部分未签名' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: '从此处输入的错误密码过多。请在 {count} 分钟后再试。',
    },
  },
} satisfies ReaderTexts
