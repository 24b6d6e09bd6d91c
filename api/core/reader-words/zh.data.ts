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
      '{day}，能查看 {domain} 邮件的某人认可了以下内容：{covered}。该域名属于简历所有者本人：这不是机构的确认。',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{day}，能查看 {domain} 邮件的某人认可了以下内容：{covered}。任何人（或任何学生、毕业生）都可以拥有该域名下的邮箱地址：这不是机构的确认。',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '由 {domain} 于{day}确认：确认者是能查看 {domain} 邮件的某人；邮箱地址由简历所有者提供。',
    'What was confirmed: {covered}.': '确认内容：{covered}。',
    'Name given there: {name}. The owner calls the institution {institution}.':
      '确认时所填姓名：{name}。简历所有者所称的机构名称：{institution}。',
    'The owner attached it to {covered}.': '简历所有者将其附于以下内容：{covered}。',
    'The owner has attached evidence, which is kept private, to {covered}.':
      '简历所有者为以下内容附上了不公开的材料：{covered}。',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '由 {domain} 于{day}确认：确认者是能查看该处邮件的某人，所填姓名为{name}；邮箱地址由简历所有者提供；确认范围：{covered}。',
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
    'Signed with a key that names nobody.': '所用的签名密钥未指明任何人。',
    'It names an issuer that could not be reached to show that it signed it.':
      '其中注明了颁发者，但无法与其建立连接，因此不能表明是其签名。',
    'It names {domain}, which could not be reached to show that it signed it.':
      '其中注明了 {domain}，但无法与其建立连接，因此不能表明是其签名。',
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
    'It is refused since the check on {day}.': '自{day}检查后不予接受。',
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
      '能查看所示域名邮件的某人确认了标记中列出的内容：该部分的信息，例如职位、工作单位和日期，或其中所写的全部内容。邮箱地址由简历所有者提供：该域名是否属于该机构，请您自行判断。引号中的名称由提问者和答复者填写，未经任何人核实。',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      '简历所有者为标记中列出的内容附上了一份数字凭证，即该部分的信息或其中所写的全部内容。该凭证由所示域名签名，颁发给简历所有者账号的邮箱地址，在所示日期有效且未被撤销。凭证与简历内容一致，是简历所有者的说法：请您两者都阅读。引号中的文字出自颁发者。',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      '此简历尚无任何部分经人签名或确认：均为其所有者的陈述',
    '{name} (wallet {wallet})': '{name}（钱包 {wallet}）',
    'nothing changed since': '此后没有任何改动',
    'no word of these claims changed since': '此后这些内容没有一字改动',
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
    'Never write to me again': '不要再给我发邮件',
    'Questions? Write to {address}. Answers to this mail are not read.':
      '有疑问？请写信至 {address}。对此邮件的回复不会被阅读。',
    'Change the language': '更改语言',
    'Can you confirm this?': '您能确认此内容吗？',
    'What you answer for': '您所答复的内容',
    'Name on the CV': '简历上的姓名',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      '便于您在记录中查找此人：{reference}。由提出请求的用户填写。它不属于您确认的内容，除您之外不会显示给任何人。',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '曾有人于{day}从您的域名为另一姓名确认过相同的内容：{before}。现在请求确认的姓名是{person}。只有在您知道两者为同一人时，才请确认。',
    'What your answer means': '您的答复意味着什么',
    'Not part of your answer': '不属于您的答复',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      '如果您确认，即表示您能代表该机构，并且以下内容对{person}属实：{covered}。',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      '此后，凡可阅读简历这一部分的人都会看到“{badge}”、能查看该处邮件的某人作了答复，以及您填写的姓名。您的邮箱地址不会显示。',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      '它将作为相关材料保存，不会显示为机构的确认。',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '核实此简历的人会看到：能查看 {domain} 邮件的某人表示认可，以及为什么这不是机构的说法。',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      '此确认以此姓名计入，适用于该所有者含有这些信息的每份简历。所有者可以更改该部分的其余内容，您的确认仍随这些信息保留。任何一项信息或姓名有改动，确认即告终止。',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      '此确认以此姓名计入，适用于该所有者含有完全相同文字的每份简历。文字或姓名有任何改动，确认即告终止。',
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
      '{domain}：能查看该处邮件、所填姓名为{name}的某人于{day}确认了{person}简历的一个部分：{section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person}简历的一个部分于{day}未获确认，只有其所有者会知道：{section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '对{person}简历的确认已于{day}撤销，不再显示给任何人：{section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      '是弄错了，还是已不再属实？截至{day}，您可以[撤销]。',
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
    '{count} sections with a signature that no longer counts': { other: '{count} 个部分的签名已不再计入' },
    '{count} sections not signed': { other: '{count} 个部分未签名' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: '从此处输入的错误密码过多。请在 {count} 分钟后再试。',
    },
  },
} satisfies ReaderTexts
