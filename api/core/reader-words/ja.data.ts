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
      '{domain}はサイト内の1ページであり、サイトは誰にでもページを提供できます。',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain}のような名前は誰でも持つことができ、機関を示すものではありません。',
    'Listed by {domain}; it is not signed.': '{domain}に掲載されていますが、署名はありません。',
    'Signed by {domain}.': '{domain}の署名があります。',
    'Signed with a key that names nobody.': '誰のものか示されていない鍵で署名されています。',
    'It names an issuer that could not be reached to show that it signed it.':
      '記載された発行者に接続できず、その署名であることを示せませんでした。',
    'It names {domain}, which could not be reached to show that it signed it.':
      '記載された{domain}に接続できず、その署名であることを示せませんでした。',
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
    'Never write to me again': '今後メールを受け取らない',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ご質問は{address}までお送りください。このメールへの返信は読まれません。',
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
      'この項目を閲覧できる人には、「{badge}」という表示、そのドメイン宛てのメールを読んでいる人が回答したこと、および入力された名前が表示されます。あなたのアドレスは表示されません。',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      '添付資料として保管され、機関による確認としては表示されません。',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '職務経歴書を確認する人には、{domain}宛てのメールを読んでいる人が同意したことと、それが機関の言葉ではない理由が表示されます。',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'この名前で、この作成者の職務経歴書のうち、これらの内容を含むものすべてで有効です。作成者が項目のほかの部分を変更しても、あなたの確認はこれらの内容に残ります。内容または名前が変更されると、その効力はなくなります。',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'この名前で、この作成者の職務経歴書のうち、まったく同じ文章を含むものすべてで有効です。文章または名前が変更されると、その効力はなくなります。',
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
    'Thank you, this is confirmed': 'ありがとうございます。確認されました',
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
