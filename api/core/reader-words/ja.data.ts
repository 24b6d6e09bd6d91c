// Our words for readers in Japanese.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ja',
  texts: {
    title: '役職・名称',
    place: '場所',
    name: '名前',
    address: 'ウェブアドレス',
    label: '項目名',
    value: '内容',
    institution: '学校',
    board: '教育委員会',
    organisation: '団体',
    degree: '学位',
    'field of study': '専攻',
    from: '開始日',
    until: '終了日',
    date: '日付',
    dates: '日付',
    score: '成績',
    scale: '満点',
    'kind of score': '成績の種類',
    description: '説明',
    employer: '勤務先',
    'still there': '現在も在籍',
    about: '事業内容',
    'roles at one employer': '同じ勤務先での役割',
    highlights: '主な実績',
    level: 'レベル',
    keywords: 'キーワード',
    provider: '実施機関',
    issuer: '発行者',
    'credential ID': '認定番号',
    publisher: '出版元',
    'awarding body': '授与者',
    fluency: '語学レベル',
    'e-mail': 'メールアドレス',
    phone: '電話番号',
    'what they say': '推薦文',
    subtitle: 'サブタイトル',
    hidden: '非表示',
    'shown to readers': '閲覧者に表示',
    roles: '役割',
    courses: '履修科目',
    kind: '種類',
    profession: '職業',
    location: '所在地',
    picture: '写真',
    links: 'リンク',
    'everything that is written here': 'ここに書かれているすべて',
    'some facts': '一部の内容',
    Yes: 'はい',
    Percentage: '百分率',
    CGPA: '累積GPA',
    GPA: 'GPA',
    Grade: '評価',
    'Class or division': '等級・区分',
    Rank: '順位',
    'It is the owner’s own word: nobody has checked it.': '作成者本人の申告であり、誰も確認していません。',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      '確認がない部分は作成者本人の申告であり、誰も確認していません。',
    'Personal details': '個人情報',
    Stated: '記載のみ',
    'Self-attested': '本人の申告',
    'Evidence attached': '添付資料あり',
    Confirmed: '確認済み',
    'Signed by its issuer': '発行者の署名あり',
    'Confirmed by {domain}': '{domain}から確認',
    'Signed by {domain} for this account, checked {day}': '{domain}がこのアカウント宛てに署名、{day}検査',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '本人の申告。署名：{name}（Googleでログイン）、{day}。',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '本人の申告。署名：{name}（Googleでログイン）、{first}から{last}まで。',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      '本人の申告。署名：{name}（ウォレット {wallet}）、{day}。',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '本人の申告。署名：{name}（ウォレット {wallet}）、{first}から{last}まで。',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain}宛てのメールを読んでいる人が、{day}に次の内容に同意しました：{covered}。これは作成者自身のドメインであり、機関による確認ではありません。',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain}宛てのメールを読んでいる人が、{day}に次の内容に同意しました：{covered}。このドメインのアドレスは、誰でも、または学生や卒業生なら誰でも持つことができるため、機関による確認ではありません。',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain}から{day}に確認：確認したのは{domain}宛てのメールを読んでいる人で、アドレスは職務経歴書の作成者が指定したものです。',
    'What was confirmed: {covered}.': '確認された内容：{covered}。',
    'Name given there: {name}. The owner calls the institution {institution}.':
      '確認の際に入力された名前：{name}。作成者による機関の呼び名：{institution}。',
    'The owner attached it to {covered}.': '作成者が次の内容に添付しました：{covered}。',
    'The owner has attached evidence, which is kept private, to {covered}.':
      '作成者が次の内容に資料（非公開）を添付しています：{covered}。',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain}から{day}に確認：確認したのは同ドメイン宛てのメールを読んでいる人、入力された名前は{name}、アドレスは職務経歴書の作成者が指定、対象は{covered}。',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      '{domain}がこのアカウント宛てに署名、{day}検査。添付先：{covered}。',
    'The confirmation has been in the public log since {day}.': 'この確認は{day}から公開ログに記録されています。',
    'The confirmation is in the public log within a minute.': 'この確認は1分以内に公開ログに記録されます。',
    'The attestation has been in the public log since {day}.': 'この申告は{day}から公開ログに記録されています。',
    'The attestation is in the public log within a minute.': 'この申告は1分以内に公開ログに記録されます。',
    'Signed by the account of {name}, another name than this CV’s':
      'この職務経歴書とは異なる名前（{name}）のアカウントによる署名',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'この職務経歴書とは異なる名前（{name}）のアカウントによる署名：{about}、{day}',
    '{name} signed every section, {day}': '{name}がすべての項目に署名、{day}',
    '{name} signed every section that can be checked, {day}': '{name}が確認可能なすべての項目に署名、{day}',
    '{name} signed all other sections, {day}': '{name}がその他すべての項目に署名、{day}',
    '{name} signed all other sections that can be checked, {day}': '{name}が確認可能なその他すべての項目に署名、{day}',
    'every section': 'すべての項目',
    'every section that can be checked': '確認可能なすべての項目',
    'all other sections': 'その他すべての項目',
    'all other sections that can be checked': '確認可能なその他すべての項目',
    'Check it yourself': 'ご自身で確認する',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'このサービスが発行したものです。もともとここに表示されている内容を記録するだけで、レベルは上がりません。',
    '{domain} is a domain of the owner’s own.': '{domain}は作成者自身のドメインです。',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain}のアドレスは、誰でも、または学生や卒業生なら誰でも持つことができます。',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain}はあるサイト内のページであり、サイトは誰にでもページを提供できます。',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain}のような名前は誰でも持つことができ、機関を示すものではありません。',
    'Listed by {domain}; it is not signed.': '{domain}に掲載されていますが、署名はありません。',
    'Signed by {domain}.': '{domain}の署名があります。',
    'Signed with a key that names nobody.': '誰のものか示されていない鍵で署名されています。',
    'It names an issuer that could not be reached to show that it signed it.':
      '発行者の記載がありますが、その発行者に接続できず、その署名であることを示せませんでした。',
    'It names {domain}, which could not be reached to show that it signed it.':
      '{domain}の記載がありますが、接続できず、その署名であることを示せませんでした。',
    'Sealed by {name}, with a certificate that this service trusts.':
      '電子印章：{name}。このサービスが信頼する電子証明書によるものです。',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '電子印章：{name}。電子証明書はリストと照合されていません。',
    'Not withdrawn on {day}.': '{day}の時点で失効していません。',
    'Withdrawn, as found on {day}.': '失効しています（{day}に判明）。',
    'Whether it was withdrawn could not be looked up on {day}.':
      '{day}に失効の有無を調べましたが、確認できませんでした。',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day}に検査しました。発行者は失効リストを設けていません。',
    'Made out to the address of this account.': 'このアカウントのアドレス宛てに発行されています。',
    'It does not say whose it is.': '誰のものか記載がありません。',
    'Made out to somebody else.': '別の人宛てに発行されています。',
    'It is refused since the check on {day}.': '{day}の検査以降、受け付けられていません。',
    'It is called {title}.': '名称：{title}。',
    'Its issuer calls itself {name}.': '発行者が名乗る名称：{name}。',
    'It names {name}.': '記載された名前：{name}。',
    'A credential, unchanged since it was signed.': 'デジタル証明書。署名後の変更はありません。',
    'It ended on {day}.': '{day}に有効期限が切れました。',
    'It is not valid before {day}.': '{day}より前は有効ではありません。',
    'Shown by the owner beside: {title}.': '作成者が並べて表示している項目：{title}。',
    'Not signed': '署名なし',
    Signed: '署名あり',
    'The CV says so. It is neither signed nor confirmed.': '職務経歴書に記載されているだけで、署名も確認もありません。',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      '表示されたアカウントが、ログインして、またはウォレットで、項目に書かれているすべてに署名しました（本人の申告）。誰の言葉であるか、項目の文言が一切変わっていないことを示すもので、真実であることを示すものではありません。',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      '作成者はこれに関する資料もここに保管していますが、TruCVでは誰も確認していません。または、最上位のレベルに必要なすべてを示してはいないデジタル証明書を保管しています。',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      '表示されたドメイン宛てのメールを読んでいる人が、バッジに挙げられた内容を確認しました。役職、勤務先、日付などの項目の内容、またはそこに書かれているすべてです。アドレスは職務経歴書の作成者が指定したものです。ドメインがその機関のものかどうかは、ご自身でご判断ください。引用符内の名前は、依頼した人と回答した人が入力したもので、誰も確認していません。',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      '作成者が、バッジに挙げられた内容（項目の内容、またはそこに書かれているすべて）にデジタル証明書を添付しました。表示されたドメインの署名があり、作成者のアカウントのメールアドレス宛てに発行され、表示された日に有効で、失効していませんでした。証明書と職務経歴書の内容が同じであることは作成者の申告ですので、両方をお読みください。引用符内の文は発行者によるものです。',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'この職務経歴書には、まだ誰の署名も確認もありません。作成者の申告です',
    '{name} (wallet {wallet})': '{name}（ウォレット {wallet}）',
    'nothing changed since': 'その後の変更なし',
    'no word of these claims changed since': 'その後、これらの内容の文言に変更なし',
    'Check the CV of {name}': '{name}さんの職務経歴書の確認',
    'Version {version}, published on {day}.': '第{version}版、{day}公開。',
    'Read the CV': '職務経歴書を読む',
    'Check the signatures now': '署名を今すぐ検査する',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'お使いのブラウザーが記載内容と鍵を改めて取得し、すべての署名を自ら検査します。',
    'Compare an older copy': '以前のコピーと比べる',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ここにドロップするか、選択してください：受け取ったPDF、保存しておいた記載内容のデータ（JSON）、またはデジタル証明書。ファイルがブラウザーの外に送られることはありません。',
    'Every section, and who stands for it': 'すべての項目と、それぞれの署名・確認',
    'Signature no longer counts': '有効でなくなった署名',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      '署名はこの文章と一致しますが、鍵が失効しているため、有効でなくなりました。',
    'Stated. Nobody has signed or confirmed it.': '記載のみ。誰の署名も確認もありません。',
    'Download as a credential': 'デジタル証明書としてダウンロード',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'デジタル証明書は署名付きのファイルで、ウォレットなどのプログラムがこのページを介さずに読み取り、検査できます。示すのはTruCVが記録した内容だけです。',
    'The confirmation': '確認',
    'The self-attestation': '本人の申告',
    'JSON, for wallets': 'JSON（ウォレット用）',
    'JWT, for programs': 'JWT（プログラム用）',
    'picture with the badge in it': 'バッジを埋め込んだ画像',
    'Digest and signatures': 'フィンガープリントと署名',
    'Everything in the section, as data': '項目の全内容（データ）',
    'Its facts alone, as data: {covered}': '次の内容のみ（データ）：{covered}',
    'SHA-256 digest of {section}': 'SHA-256フィンガープリント：{section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      '作成者が署名した申告：「私の職務経歴書のこの部分は真実であると申告します。」',
    'Signature ({form})': '署名（{form}）',
    Wallet: 'ウォレット',
    Key: '鍵',
    'Record of the confirmation ({form})': '確認の記録（{form}）',
    'What the badges mean': 'バッジの意味',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      '署名は、その項目が一文字でも変わると消えます。個々の内容の確認は、その内容が一文字でも変わると消えます。職務経歴書の名前が変わると、どちらも消えます。',
    'For engineers: check it without us': '技術者向け：TruCVに頼らずに検査する',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'バッジについて、当方の言葉をそのまま信じる必要はありません。{program}は、[記載内容のデータ]を検査する、中身を読める1つのファイルです。必要なのはNode.jsだけで、ネットワーク接続（--logを使う場合を除く）も、当方が提供するものも必要ありません：',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      '最後の2行は、TruCVまたは他の発行者のデジタル証明書を検査します。{keys}には発行者の鍵が含まれ、{list}は証明書に記載された失効リストです。',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '「Googleでログイン」の署名はTruCVが作成したもので、表示されたアカウントの申告をこのサービスが記録したことを示します。ウォレットの署名は、TruCVが持たないウォレットの鍵で作成されます。',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'このファイルが示すのは、取得した時点の状態です。確認した人は後から確認を取り消すことができ、プログラムにはそれがわかりません。ファイルを取得し直すか、このページをご覧ください。',
    'Our public keys': 'TruCVの公開鍵',
    'Version {version} was never published': '第{version}版は一度も公開されていません',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ファイルとして提供されたこともありません。この職務経歴書の第{version}版とされる文書は、作成者がここで作成したものではないか、改変されています。',
    'Your copy says version {version}': 'お手元のコピーには第{version}版と記載されています',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      '公開されている内容に変更はありません。第{version}版の内容は、現在公開されているものと同じです。',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'この版は存在しました。現在公開されている第{version}版との違いは次のとおりです：',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'お手元のコピーの文章は比較されません。このページと並べて、一語ずつ読み比べてください。',
    'Fetching the claims and the keys…': '記載内容と鍵を取得しています…',
    'Reading your copy…': 'コピーを読み込んでいます…',
    'Check again': 'もう一度検査する',
    'Fetched at {time}.': '取得時刻：{time}。',
    'The claims and TruCV’s public keys, {size} kB.': '記載内容とTruCVの公開鍵、{size} kB。',
    'The right CV.': 'この職務経歴書のものです。',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      '記載内容は、このアドレスのこの職務経歴書と、ここに表示されている項目のものです。',
    'Not what you see.': '表示されている内容と異なります。',
    'What is published now has other sections than this page.':
      '現在公開されている項目は、このページの項目と異なります。',
    'No letter changed.': '一文字も変わっていません。',
    'Changed.': '変更されています。',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'フィンガープリントと一致しない文章：{all}件中{wrong}件。',
    'Signed by the owner.': '作成者が署名しています。',
    'Not signed as it says.': '署名が表示どおりではありません。',
    'Confirmed.': '確認されています。',
    'Not confirmed as it says.': '確認が表示どおりではありません。',
    'In the log.': 'ログに記録されています。',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCVの公開ログに記録されている署名：{all}件中{recorded}件。ログの記録数：{entries}。',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'そのほかの署名のうち、新しいものは1分以内に記録されますが、ログの開始より古いものは記録されません。',
    'The log begins with all that this browser saw of it on {day}.':
      'ログの冒頭は、このブラウザーが{day}に見た内容すべてと一致しています。',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'このブラウザーは見たログの内容を保存し、次回の検査で比較します。',
    'Not in the log as it says.': 'ログの記録が表示どおりではありません。',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCVの公開ログに欠けがあるか、読み取れません。1分後にもう一度お試しください。',
    'One person.': '同じ人についてのものです。',
    'All claims are about {name}, as the CV is.': '記載内容はすべて、職務経歴書と同じ人についてのものです：{name}。',
    'Another person.': '別の人についてのものが含まれます。',
    'Not all claims are about {name}, whose CV this is said to be.':
      'この職務経歴書の本人とされる人についてのものではない記載内容があります：{name}。',
    'Signed by the account of {name}, another name than this CV’s.':
      'この職務経歴書とは異なる名前（{name}）のアカウントによる署名です。',
    'Whether both names are of one person is for you to judge.':
      '両方の名前が同じ人のものかどうかは、ご自身でご判断ください。',
    'Everything that is signed holds.': '署名されているものはすべて有効です。',
    'Not everything holds: what is marked red is not as it was signed.':
      '有効でないものがあります。赤で示されたものは、署名されたときの状態と異なります。',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'この職務経歴書には署名がないため、検査したのは文章だけです。',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'すべての署名が有効です。ただし、ウォレットが作成者のものであることと、他の発行者のデジタル証明書について記載されていることは、どの署名の対象にもなっていません。',
    'Version {now} is published now, this page shows version {version}: reload it.':
      '現在公開されているのは第{now}版で、このページは第{version}版を表示しています。再読み込みしてください。',
    holds: '有効',
    'Does not hold': '有効ではありません',
    '{section} does not hold': '{section}：有効ではありません',
    'this is not in the form in which TruCV publishes it': 'TruCVが公開する形式になっていません',
    'the text was changed: it does not fit its fingerprint (digest)':
      '文章が変更されています。フィンガープリント（ハッシュ値）と一致しません',
    'the owner’s signature does not hold': '作成者の署名が有効ではありません',
    'the institution’s confirmation does not hold': '機関の確認が有効ではありません',
    'it was signed or confirmed under another name than the one on this CV':
      'この職務経歴書とは異なる名前で署名または確認されています',
    'it is said to be more than what was signed': '署名された範囲を超える内容が示されています',
    'it is not in the public log as it says': '公開ログの記録が表示どおりではありません',
    'the signature that this page shows was withdrawn': 'このページに表示されている署名は取り消されました',
    'the evidence that this page shows was taken away': 'このページに表示されている添付資料は取り除かれました',
    'the confirmation that this page shows was withdrawn': 'このページに表示されている確認は取り消されました',
    'the credential that this page shows does not count any more':
      'このページに表示されているデジタル証明書は有効でなくなりました',
    'the text that is published now is another one than on this page':
      '現在公開されている文章は、このページのものと異なります',
    'this section is not among what is published now': 'この項目は現在公開されている内容に含まれていません',
    'What this does not show': 'この検査で示されないこと',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      '職務経歴書の内容が真実であること。署名が示すのは、誰の言葉であるかと、その後一文字も変わっていないことです。',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ドメインが、名前の似た機関のものであること。アドレスは職務経歴書の作成者が指定したものです。',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'アカウントやウォレットの持ち主が誰であるか。「Googleでログイン」はTruCV自身の記録です。',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCVが誠実であること。このページもTruCVのものです。「技術者向け」にあるプログラムは、このページなしで動作します。',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCVがすべての人に同じログを見せていること。違いがあれば、証人や、log-audit.mjsのようにログを追跡するプログラムが気づきます。',
    'What is withdrawn later. Check again when it matters.':
      '今後取り消されること。重要な場面では、もう一度検査してください。',
    'It cannot be checked: {problem}.': '検査できません：{problem}。',
    'This browser could not do the check. The program under “For engineers” can.':
      'このブラウザーでは検査できませんでした。「技術者向け」にあるプログラムでは検査できます。',
    'This page was opened without https, where browsers check no signatures.':
      'このページはhttpsを使わずに開かれたため、ブラウザーは署名を検査しません。',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCVに接続できません。通信状況を確認して、もう一度お試しください。',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'この職務経歴書にはパスワードが設定されています。職務経歴書を開き直して、もう一度お試しください。',
    'This CV is no longer published: nothing of it can be checked now.':
      'この職務経歴書は公開を終了しているため、現在は何も検査できません。',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCVからエラー（{status}）が返されました。1分後にもう一度お試しください。',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      '応答が途中までしか届いていないか、TruCVからの応答ではありません。もう一度お試しください。',
    'The reply is about another CV: nothing of it counts for this one.':
      '別の職務経歴書についての応答のため、この職務経歴書には一切適用されません。',
    'The reply is of another service: its signatures do not count at this address.':
      '別のサービスからの応答のため、その署名はこのアドレスでは有効になりません。',
    'This file is damaged, or is not a copy of a CV.': 'ファイルが壊れているか、職務経歴書のコピーではありません。',
    'This is a copy of another CV.': 'これは別の職務経歴書のコピーです。',
    'This is a JSON Resume, which holds no signatures to compare.':
      'これはJSON Resume形式のファイルで、比較できる署名が含まれていません。',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'ここではWordファイルを読み取れません。ファイルの末尾にあるアドレスを開くと、比較に進めます。',
    'This PDF names several versions of this CV: it was put together from several files.':
      'このPDFには、この職務経歴書の複数の版が記載されています。複数のファイルを組み合わせたものです。',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'このPDFには職務経歴書の版が記載されていません。ここで作成されたものではないか、別のプログラムで作り直されています。',
    'Your copy says that it is of {day}.': 'お手元のコピーに記載された日付：{day}。',
    'In your copy this does not hold:': 'お手元のコピーで有効ではないもの：',
    'Since then:': 'その後の変更：',
    'Nothing has changed since.': 'その後の変更はありません。',
    'Added: {section}': '追加：{section}',
    'Changed: {section}': '変更：{section}',
    'Removed: {section}': '削除：{section}',
    'Confirmed since: {section}': 'その後に確認：{section}',
    'No longer confirmed: {section}': '確認がなくなった項目：{section}',
    'Signed since: {section}': 'その後に署名：{section}',
    'No longer signed: {section}': '署名がなくなった項目：{section}',
    'This credential holds.': 'このデジタル証明書は有効です。',
    'It is called {title}, of {day}.': '名称：{title}、日付：{day}。',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCVが署名した後の変更はなく、現在失効していません。',
    'The words that it is about are on this CV: {section}.': '対象の文言は、この職務経歴書にあります：{section}。',
    'The words that it is about are not on this CV, or were changed since.':
      '対象の文言はこの職務経歴書にないか、その後変更されています。',
    'This credential does not hold.': 'このデジタル証明書は有効ではありません。',
    'This credential is not valid yet.': 'このデジタル証明書はまだ有効期間に入っていません。',
    'This credential has ended.': 'このデジタル証明書は有効期限が切れています。',
    'The signature holds, but this credential was withdrawn.': '署名は有効ですが、このデジタル証明書は失効しています。',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      '署名は有効ですが、デジタル証明書が失効しているかどうかを確認できませんでした。もう一度お試しください。',
    'This is a credential about another person, or about another name.':
      'これは別の人、または別の名前についてのデジタル証明書です。',
    'TruCV did not issue this credential.': 'このデジタル証明書はTruCVが発行したものではありません。',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'このページで検査できるのは、TruCVが発行したJWTファイル（.jwt）形式のデジタル証明書です。この証明書は「技術者向け」にあるプログラムで検査できます：node verify-cv.mjs、このファイル、--keys、発行者のdid.json。',
    'No CV at this address — TruCV': 'このアドレスに職務経歴書はありません — TruCV',
    'There is no CV here': '職務経歴書が見つかりません',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'リンクが不完全であるか、作成者がページを取り下げた可能性があります。リンクを受け取った場合は、送り主に新しいリンクをお求めください。',
    'Go to TruCV': 'TruCVへ',
    'This CV is protected': 'この職務経歴書は保護されています',
    'Its owner asks for a password. It usually comes with the link.':
      '作成者がパスワードを設定しています。通常、パスワードはリンクと一緒に届きます。',
    Password: 'パスワード',
    'Open the CV': '職務経歴書を開く',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      '開くと、このブラウザーでは12時間そのまま表示できます。パスワードをお持ちでない場合は、リンクを送った方にお尋ねください。',
    'This form was sent from another site. Enter the password here.':
      'このフォームは別のサイトから送信されました。パスワードはこちらに入力してください。',
    'This is not the password. Capital letters count.': 'パスワードが違います。大文字と小文字は区別されます。',
    'Many people are asking just now. Try again in a few seconds.':
      'ただいまアクセスが集中しています。数秒後にもう一度お試しください。',
    '[TruCV], where people write CVs that others can check':
      '[TruCV]は、ほかの人が内容を確認できる職務経歴書の作成サービスです',
    'Hello,': 'ご担当者様',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person}さんが{institution}に、職務経歴書の項目の確認を依頼しています：{section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'どちらの名前も、依頼したTruCVの利用者が入力したものです。当方では確認していません。',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      '下のリンクで、記載されている内容をご覧いただけます。機関を代表して回答できる方であれば、どなたでも確認または辞退できます。アカウントは不要です。',
    'Look at the claim and answer': '内容を見て回答する',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'このリンクからの回答は{day}までに1回限りです。何もしなければ、何も確認されません。リンクを持つ人は誰でも回答できるため、転送しないでください。',
    'Answer all requests at one place': 'すべての依頼に一か所で回答する',
    'Never write to me again': '今後メールを受け取らない',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ご質問は{address}までお送りください。このメールに返信されてもお読みできません。',
    'Change the language': '言語を変更',
    'Can you confirm this?': 'この内容を確認していただけますか？',
    'What you answer for': '回答の対象',
    'Name on the CV': '職務経歴書の名前',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      '記録からご本人を探すための情報：{reference}。依頼した利用者が入力したものです。確認の対象には含まれず、あなた以外には表示されません。',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '同じ文言が、貴機関のドメインから{day}に別の名前で確認されています：{before}。今回の依頼は{person}についてです。両者が同じ人であるとご存じの場合に限り、確認してください。',
    'What your answer means': '回答の意味',
    'Not part of your answer': '回答に含まれないもの',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      '確認すると、あなたが機関を代表して回答できること、および{person}さんについて次の内容が事実であることを述べたことになります：{covered}。',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'その後、この項目を閲覧できる人には、「{badge}」という表示、そのドメイン宛てのメールを読んでいる人が回答したこと、および入力された名前が表示されます。あなたのアドレスは表示されません。',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      '添付資料として保管され、機関による確認としては表示されません。',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '職務経歴書を確認する人には、{domain}宛てのメールを読んでいる人が同意したことと、それが機関の言葉とはいえない理由が表示されます。',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'この確認は、この名前について、作成者の職務経歴書のうち、これらの内容を含むものすべてで有効です。作成者が項目のほかの部分を変更しても、あなたの確認はこれらの内容に残ります。内容または名前が変更されると、有効でなくなります。',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'この確認は、この名前について、作成者の職務経歴書のうち、まったく同じ文章を含むものすべてで有効です。文章または名前が変更されると、有効でなくなります。',
    'If you decline, only the owner of the CV gets to know it.':
      '辞退した場合、そのことを知るのは職務経歴書の作成者だけです。',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '回答は{day}までに1回限りです。その後1年間は、同じリンクから確認を取り消せます。',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'この職務経歴書を誰が書いたかは、当方では確認していません。ご存じでない方の場合は、辞退するか、何もしないでください。',
    'Files the owner has added': '作成者が追加したファイル',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      '本文との照合は行っていません。回答されるまで、各ページの画像を新しいタブで開けます。',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      '職務経歴書の作成者が追加したファイルの画像です。本文との照合は行っていません。',
    'Pages shown: {shown} of {all}': '表示ページ：{shown}/{all}',
    'Page {page} of {all}': '{page}/{all}ページ',
    'Your answer': 'あなたの回答',
    'Yes, this is true': 'はい、事実です',
    'No, I do not confirm this': 'いいえ、確認しません',
    'Your name and office': 'お名前と役職',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      '確認に必要です。職務経歴書とともに引用符付きで表示されます。ウェブアドレスは入力できません。',
    'A note to the owner': '作成者へのメッセージ',
    'If you like. Only the owner sees it.': '任意です。作成者だけに表示されます。',
    'Send my answer': '回答を送信',
    'Choose an answer.': '回答を選択してください。',
    'Say who confirms this.': '確認する方を入力してください。',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      '長すぎるか、ウェブアドレスまたは見えない文字が含まれています。略語のピリオドの後には空白を入れてください。',
    'This was answered already.': 'すでに回答済みです。',
    'Your answer could not be stored. Try again.': '回答を保存できませんでした。もう一度お試しください。',
    'Thank you, this is confirmed': 'ありがとうございました。確認されました',
    'Not confirmed': '確認されませんでした',
    Withdrawn: '取り消されました',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}：同ドメイン宛てのメールを読んでいて、{name}と名乗る人が、{person}さんの職務経歴書の項目を{day}に確認しました：{section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person}さんの職務経歴書の項目は{day}に確認されませんでした。このことを知るのは作成者だけです：{section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person}さんの職務経歴書についての確認は{day}に取り消され、今後は誰にも表示されません：{section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      '間違いでしたか、または事実ではなくなりましたか？{day}までは[取り消す]ことができます。',
    'Withdraw this confirmation?': 'この確認を取り消しますか？',
    'It was given on {day} for the CV of {person}: {section}':
      '{person}さんの職務経歴書に対して{day}に行われた確認：{section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      '取り消すと、どの職務経歴書にも表示されなくなり、作成者にメールが届きます。元に戻すことはできません。',
    Withdraw: '取り消す',
    'Keep it': 'そのままにする',
    'Never get such mails again?': '今後このようなメールを受け取らないようにしますか？',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      '誰から依頼があっても、このリンクが送られたアドレスには依頼を送らなくなります。元に戻すことはできません。',
    'We will not write to you again': '今後メールをお送りしません',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      '誰から依頼があっても、このリンクが送られたアドレスに当方から依頼が届くことはありません。アドレスについては、そのために必要な情報だけを保管します。',
    'This link leads nowhere': 'このリンクは使えません',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'リンクが不完全であるか、期限が過ぎたか、職務経歴書の作成者が依頼を取り下げたか、対象の文言を変更した可能性があります。特にしていただくことはありません。',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      other: '{count}件の文章は、いずれもフィンガープリントと一致しています。',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: '{count}件の署名が有効です。TruCVによる記録：{account}件、ウォレットによる署名：{wallet}件。',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: 'TruCVが確認を記録した項目：{count}件（{domains}）。' },
    '{count} sections do not hold.': { other: '有効でない項目：{count}件。' },
    '{count} sections with a credential signed by {who}': {
      other: '{who}の署名付きデジタル証明書がある項目：{count}件',
    },
    '{count} sections confirmed by {who}': { other: '{who}から確認された項目：{count}件' },
    '{count} sections signed by {who}': { other: '{who}が署名した項目：{count}件' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '複数のドメイン（{many}）の署名付きデジタル証明書がある項目：{count}件',
    },
    '{count} sections confirmed by several domains ({many})': {
      other: '複数のドメイン（{many}）から確認された項目：{count}件',
    },
    '{count} sections signed by several people or wallets ({many})': {
      other: '複数の人またはウォレット（{many}）が署名した項目：{count}件',
    },
    '{count} sections with evidence only': { other: '添付資料のみの項目：{count}件' },
    '{count} sections with a signature that no longer counts': { other: '署名が有効でなくなった項目：{count}件' },
    '{count} sections not signed': { other: '署名のない項目：{count}件' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: '誤ったパスワードの入力が多すぎます。{count}分後にもう一度お試しください。',
    },
  },
} satisfies ReaderTexts
