// Our words for readers in Korean.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ko',
  texts: {
    title: '직책/명칭',
    place: '장소',
    name: '이름',
    address: '웹 주소',
    label: '항목명',
    value: '내용',
    institution: '학교',
    board: '교육위원회',
    organisation: '단체',
    degree: '학위',
    'field of study': '전공',
    from: '시작일',
    until: '종료일',
    date: '날짜',
    dates: '날짜',
    score: '성적',
    scale: '만점',
    'kind of score': '성적 종류',
    description: '설명',
    employer: '근무처',
    'still there': '현재 재직 중',
    about: '회사 소개',
    'roles at one employer': '한 근무처에서의 역할',
    highlights: '주요 성과',
    level: '수준',
    keywords: '키워드',
    provider: '교육 기관',
    issuer: '발급자',
    'credential ID': '자격 번호',
    publisher: '출판사',
    'awarding body': '수여 기관',
    fluency: '구사 수준',
    'e-mail': '이메일',
    phone: '전화번호',
    'what they say': '추천 내용',
    subtitle: '부제',
    hidden: '숨김',
    'shown to readers': '열람자에게 표시',
    roles: '역할',
    courses: '이수 과목',
    kind: '종류',
    profession: '직업',
    location: '거주지',
    picture: '사진',
    links: '링크',
    'everything that is written here': '여기에 적힌 모든 내용',
    'some facts': '일부 내용',
    Yes: '예',
    Percentage: '백분율',
    CGPA: '누적 평점',
    GPA: '평점',
    Grade: '등급',
    'Class or division': '급 또는 구분',
    Rank: '석차',
    'It is the owner’s own word: nobody has checked it.': '작성자 본인의 말이며, 아무도 검증하지 않았습니다.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      '확인되지 않은 부분은 작성자 본인의 말이며, 아무도 검증하지 않았습니다.',
    'Personal details': '인적 사항',
    Stated: '이력서 기재 내용',
    'Self-attested': '본인 진술',
    'Evidence attached': '첨부 자료 있음',
    Confirmed: '확인됨',
    'Signed by its issuer': '발급자가 서명함',
    'Confirmed by {domain}': '{domain}에서 확인',
    'Signed by {domain} for this account, checked {day}': '{domain}에서 이 계정에 대해 서명, {day} 점검',
    'Self-attested by {name}, signed in with Google, on {day}.': '본인 진술. 서명: {name}, Google 로그인, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '본인 진술. 서명: {name}, Google 로그인, {first}부터 {last}까지.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '본인 진술. 서명: {name}, 지갑 {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '본인 진술. 서명: {name}, 지갑 {wallet}, {first}부터 {last}까지.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain}의 메일을 읽는 사람이 {day}에 다음 내용에 동의했습니다: {covered}. 이 도메인은 작성자 본인의 것이므로 기관의 확인이 아닙니다.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain}의 메일을 읽는 사람이 {day}에 다음 내용에 동의했습니다: {covered}. 이 도메인의 주소는 누구나, 또는 학생이나 졸업생이면 누구나 가질 수 있으므로 기관의 확인이 아닙니다.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain}에서 {day}에 확인: 확인한 사람은 {domain}의 메일을 읽는 사람이며, 주소는 이력서 작성자가 제공했습니다.',
    'What was confirmed: {covered}.': '확인된 내용: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      '확인할 때 입력한 이름: {name}. 작성자가 적은 기관 이름: {institution}.',
    'The owner attached it to {covered}.': '작성자가 첨부한 대상: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      '작성자가 다음 내용에 비공개 자료를 첨부했습니다: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain}에서 {day}에 확인: 확인한 사람은 그곳의 메일을 읽는 사람, 입력한 이름은 {name}, 주소는 이력서 작성자가 제공, 확인 범위: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      '{domain}에서 이 계정에 대해 서명, {day} 점검, 첨부 대상: {covered}.',
    'The confirmation has been in the public log since {day}.': '이 확인은 {day}부터 공개 기록에 올라 있습니다.',
    'The confirmation is in the public log within a minute.': '이 확인은 1분 안에 공개 기록에 올라갑니다.',
    'The attestation has been in the public log since {day}.': '이 진술은 {day}부터 공개 기록에 올라 있습니다.',
    'The attestation is in the public log within a minute.': '이 진술은 1분 안에 공개 기록에 올라갑니다.',
    'Signed by the account of {name}, another name than this CV’s': '이력서와 다른 이름({name})의 계정으로 서명',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '이력서와 다른 이름({name})의 계정으로 서명: {about}, {day}',
    '{name} signed every section, {day}': '{name}님이 모든 항목에 서명, {day}',
    '{name} signed every section that can be checked, {day}': '{name}님이 확인 가능한 모든 항목에 서명, {day}',
    '{name} signed all other sections, {day}': '{name}님이 나머지 모든 항목에 서명, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name}님이 확인 가능한 나머지 모든 항목에 서명, {day}',
    'every section': '모든 항목',
    'every section that can be checked': '확인 가능한 모든 항목',
    'all other sections': '나머지 모든 항목',
    'all other sections that can be checked': '확인 가능한 나머지 모든 항목',
    'Check it yourself': '직접 확인하기',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      '이 서비스가 발급했습니다. 어차피 여기에 표시되는 내용을 기록할 뿐, 등급을 올리지 않습니다.',
    '{domain} is a domain of the owner’s own.': '작성자 본인의 도메인입니다: {domain}.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain}의 주소는 누구나, 또는 학생이나 졸업생이면 누구나 가질 수 있습니다.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} 주소는 어떤 사이트에 속한 페이지이며, 사이트는 누구에게나 페이지를 제공할 수 있습니다.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} 같은 이름은 누구나 가질 수 있으며, 기관을 나타내지 않습니다.',
    'Listed by {domain}; it is not signed.': '{domain}에 올라 있지만 서명되지 않았습니다.',
    'Signed by {domain}.': '{domain}에서 서명했습니다.',
    'Signed with a key that names nobody.': '누구의 것인지 알 수 없는 키로 서명되었습니다.',
    'It names an issuer that could not be reached to show that it signed it.':
      '적혀 있는 발급자에 연결할 수 없어, 그 발급자가 서명했음을 보여 주지 못합니다.',
    'It names {domain}, which could not be reached to show that it signed it.':
      '적혀 있는 {domain}에 연결할 수 없어, 그곳에서 서명했음을 보여 주지 못합니다.',
    'Sealed by {name}, with a certificate that this service trusts.':
      '전자 인장: {name}. 이 서비스가 신뢰하는 인증서를 사용했습니다.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '전자 인장: {name}. 인증서를 목록과 대조하지 않았습니다.',
    'Not withdrawn on {day}.': '{day}에 철회되지 않은 상태였습니다.',
    'Withdrawn, as found on {day}.': '철회됨({day} 점검).',
    'Whether it was withdrawn could not be looked up on {day}.': '철회되었는지 {day}에 조회할 수 없었습니다.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day}에 점검했습니다. 발급자는 철회 목록을 두지 않습니다.',
    'Made out to the address of this account.': '이 계정의 주소 앞으로 발급되었습니다.',
    'It does not say whose it is.': '누구의 것인지 적혀 있지 않습니다.',
    'Made out to somebody else.': '다른 사람 앞으로 발급되었습니다.',
    'It is refused since the check on {day}.': '{day} 점검 이후 인정되지 않습니다.',
    'It is called {title}.': '명칭: {title}.',
    'Its issuer calls itself {name}.': '발급자가 밝힌 이름: {name}.',
    'It names {name}.': '적혀 있는 이름: {name}.',
    'A credential, unchanged since it was signed.': '디지털 증명서, 서명 후 변경되지 않음.',
    'It ended on {day}.': '{day}에 효력이 끝났습니다.',
    'It is not valid before {day}.': '{day} 전에는 유효하지 않습니다.',
    'Shown by the owner beside: {title}.': '작성자가 함께 표시한 항목: {title}.',
    'Not signed': '서명 없음',
    Signed: '서명됨',
    'The CV says so. It is neither signed nor confirmed.':
      '이력서에 그렇게 적혀 있습니다. 서명되지도 확인되지도 않았습니다.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      '표시된 계정이 로그인하거나 지갑을 사용해 항목에 적힌 모든 내용에 서명했습니다(본인 진술). 누구의 말인지와 항목의 글이 한 글자도 바뀌지 않았음을 보여 줄 뿐, 사실임을 보여 주지는 않습니다.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      '작성자가 이와 관련된 자료도 여기에 보관하고 있으나 TruCV에서는 아무도 검증하지 않았습니다. 또는 최고 등급에 필요한 것을 모두 보여 주지는 않는 디지털 증명서를 보관하고 있습니다.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      '표시된 도메인의 메일을 읽는 사람이 배지에 나열된 내용, 즉 직책, 근무처, 날짜와 같은 항목의 정보나 그곳에 적힌 모든 내용을 확인했습니다. 주소는 이력서 작성자가 제공했으므로, 도메인이 해당 기관의 것인지는 직접 판단하시기 바랍니다. 따옴표 안의 이름은 요청한 사람과 답한 사람이 입력한 것이며, 아무도 검증하지 않았습니다.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      '작성자가 배지에 나열된 내용, 즉 항목의 정보나 그곳에 적힌 모든 내용에 디지털 증명서를 첨부했습니다. 이 증명서는 표시된 도메인이 서명하고 작성자 계정의 메일 주소 앞으로 발급한 것이며, 표시된 날에 유효했고 철회되지 않은 상태였습니다. 증명서와 이력서의 내용이 같다는 것은 작성자의 말이므로 둘 다 읽어 보시기 바랍니다. 따옴표 안의 글은 발급자가 쓴 것입니다.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      '아직 이 이력서의 어떤 부분도 서명되거나 확인되지 않았습니다. 작성자의 말입니다',
    '{name} (wallet {wallet})': '{name}(지갑 {wallet})',
    'nothing changed since': '이후 변경 없음',
    'no word of these claims changed since': '이후 이 내용의 글은 한 글자도 변경되지 않음',
    'No CV at this address — TruCV': '이 주소에는 이력서가 없습니다 — TruCV',
    'There is no CV here': '이력서가 없습니다',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      '링크가 불완전하거나 작성자가 페이지를 내렸을 수 있습니다. 링크를 받으셨다면 보낸 분에게 새 링크를 요청해 주세요.',
    'Go to TruCV': 'TruCV로 이동',
    'This CV is protected': '보호된 이력서입니다',
    'Its owner asks for a password. It usually comes with the link.':
      '작성자가 비밀번호를 설정했습니다. 비밀번호는 보통 링크와 함께 전달됩니다.',
    Password: '비밀번호',
    'Open the CV': '이력서 열기',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      '열면 이 브라우저에서 12시간 동안 열려 있습니다. 비밀번호가 없으신가요? 링크를 보낸 분에게 문의해 주세요.',
    'This form was sent from another site. Enter the password here.':
      '이 양식은 다른 사이트에서 전송되었습니다. 비밀번호를 여기에 입력해 주세요.',
    'This is not the password. Capital letters count.': '비밀번호가 맞지 않습니다. 대소문자를 구분합니다.',
    'Many people are asking just now. Try again in a few seconds.':
      '지금 요청이 많습니다. 몇 초 후 다시 시도해 주세요.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: 다른 사람이 확인할 수 있는 이력서를 작성하는 곳',
    'Hello,': '안녕하세요.',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person}님이 {institution} 측에 이력서 항목의 확인을 요청합니다: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      '두 이름은 모두 요청한 TruCV 이용자가 입력한 것이며, 저희가 검증하지 않았습니다.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      '아래 링크에서 기재된 내용을 볼 수 있습니다. 기관을 대표해 답할 수 있는 사람은 누구나 확인하거나 거절할 수 있으며, 계정은 필요하지 않습니다.',
    'Look at the claim and answer': '내용을 보고 답하기',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      '이 링크로 {day}까지 한 번 답할 수 있습니다. 아무것도 하지 않으면 아무것도 확인되지 않습니다. 링크가 있는 사람은 누구나 답할 수 있으므로 전달하지 말아 주세요.',
    'Never write to me again': '더 이상 메일 받지 않기',
    'Questions? Write to {address}. Answers to this mail are not read.':
      '문의 사항은 다음 주소로 보내 주세요: {address}. 이 메일에 대한 답장은 읽지 않습니다.',
    'Change the language': '언어 변경',
    'Can you confirm this?': '이 내용을 확인해 주시겠습니까?',
    'What you answer for': '답변 대상',
    'Name on the CV': '이력서의 이름',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      '기록에서 해당 인물을 찾기 위한 정보: {reference}. 요청한 이용자가 입력했습니다. 확인하시는 내용에 포함되지 않으며, 귀하 외에는 아무에게도 표시되지 않습니다.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '같은 내용이 귀 기관의 도메인에서 {day}에 다른 이름으로 확인되었습니다: {before}. 이번 요청의 대상은 {person}님입니다. 두 사람이 같은 사람임을 아는 경우에만 확인해 주세요.',
    'What your answer means': '답변의 의미',
    'Not part of your answer': '답변에 포함되지 않음',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      '확인하시면, 귀하가 기관을 대표해 답할 수 있고 {person}님에 관한 다음 내용이 사실이라고 밝히는 것입니다: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      '이력서의 이 항목을 볼 수 있는 사람에게는 “{badge}” 표시, 그곳의 메일을 읽는 사람이 답했다는 사실, 입력하신 이름이 보입니다. 귀하의 주소는 표시되지 않습니다.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      '첨부 자료로 보관되며, 기관의 확인으로 표시되지 않습니다.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '이력서를 확인하는 사람에게는 {domain}의 메일을 읽는 사람이 동의했다는 사실과 그것이 기관의 말이 아닌 이유가 표시됩니다.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      '이 이름으로, 작성자의 이력서 중 이 정보가 있는 모든 이력서에서 인정됩니다. 작성자는 항목의 나머지를 바꿀 수 있고, 귀하의 확인은 이 정보에 그대로 남습니다. 이 정보나 이름이 바뀌면 더 이상 인정되지 않습니다.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      '이 이름으로, 작성자의 이력서 중 정확히 이 글이 있는 모든 이력서에서 인정됩니다. 글이나 이름이 바뀌면 더 이상 인정되지 않습니다.',
    'If you decline, only the owner of the CV gets to know it.': '거절하시면 이력서 작성자만 알게 됩니다.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day}까지 한 번 답할 수 있습니다. 그 후 1년 동안 같은 링크로 확인을 철회할 수 있습니다.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      '이 이력서를 누가 썼는지 저희는 검증하지 않았습니다. 모르는 사람이라면 거절하거나 아무것도 하지 않으셔도 됩니다.',
    'Files the owner has added': '작성자가 추가한 파일',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      '본문과 대조하지 않았습니다. 답하시기 전까지 각 페이지의 이미지를 새 탭에서 볼 수 있습니다.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      '이력서 작성자가 추가한 파일의 이미지입니다. 본문과 대조하지 않았습니다.',
    'Pages shown: {shown} of {all}': '표시된 페이지: {shown}/{all}',
    'Page {page} of {all}': '페이지 {page}/{all}',
    'Your answer': '귀하의 답변',
    'Yes, this is true': '예, 사실입니다',
    'No, I do not confirm this': '아니요, 확인하지 않습니다',
    'Your name and office': '성함과 직위',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      '확인하는 데 필요합니다. 이력서와 함께 따옴표 안에 표시됩니다. 웹 주소는 쓸 수 없습니다.',
    'A note to the owner': '작성자에게 남기는 말',
    'If you like. Only the owner sees it.': '선택 사항입니다. 작성자만 볼 수 있습니다.',
    'Send my answer': '답변 보내기',
    'Choose an answer.': '답변을 선택해 주세요.',
    'Say who confirms this.': '누가 확인하는지 입력해 주세요.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      '너무 길거나 웹 주소 또는 보이지 않는 문자가 있습니다. 약어의 마침표 뒤에는 띄어 써 주세요.',
    'This was answered already.': '이미 답변되었습니다.',
    'Your answer could not be stored. Try again.': '답변을 저장하지 못했습니다. 다시 시도해 주세요.',
    'Thank you, this is confirmed': '감사합니다, 확인되었습니다',
    'Not confirmed': '확인되지 않음',
    Withdrawn: '철회됨',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: 그곳의 메일을 읽고 이름을 밝힌({name}) 사람이 {day}에 {person}님의 이력서 항목을 확인했습니다: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person}님의 이력서 항목이 {day}에 확인되지 않았으며, 작성자만 알게 됩니다: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person}님의 이력서에 대한 확인이 {day}에 철회되어 더 이상 아무에게도 표시되지 않습니다: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      '실수였거나 더 이상 사실이 아닌가요? {day}까지 [철회]할 수 있습니다.',
    'Withdraw this confirmation?': '이 확인을 철회할까요?',
    'It was given on {day} for the CV of {person}: {section}':
      '{day}에 {person}님의 이력서에 대해 확인한 내용: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      '철회하면 어떤 이력서에도 더 이상 표시되지 않으며, 작성자에게 메일이 갑니다. 되돌릴 수 없습니다.',
    Withdraw: '철회',
    'Keep it': '유지',
    'Never get such mails again?': '이런 메일을 더 이상 받지 않으시겠습니까?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      '그러면 누가 요청하더라도 이 링크를 보낸 주소로 요청을 보내지 않습니다. 되돌릴 수 없습니다.',
    'We will not write to you again': '더 이상 메일을 보내지 않겠습니다',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      '누가 요청하더라도 이 링크를 보낸 주소로는 더 이상 요청이 가지 않습니다. 주소에 관해서는 이를 위해 필요한 정보만 보관합니다.',
    'This link leads nowhere': '사용할 수 없는 링크입니다',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      '링크가 불완전하거나, 기한이 지났거나, 이력서 작성자가 요청을 취소했거나 해당 글을 변경했을 수 있습니다. 따로 하실 일은 없습니다.',
  },
  counted: {
    '{count} sections with a credential signed by {who}': { other: '{who}에서 서명한 증명서가 있는 항목 {count}개' },
    '{count} sections confirmed by {who}': { other: '{who}에서 확인한 항목 {count}개' },
    '{count} sections signed by {who}': { other: '{who} 서명 항목 {count}개' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '여러 도메인({many}개)에서 서명한 증명서가 있는 항목 {count}개',
    },
    '{count} sections confirmed by several domains ({many})': {
      other: '여러 도메인({many}개)에서 확인한 항목 {count}개',
    },
    '{count} sections signed by several people or wallets ({many})': {
      other: '여러 사람 또는 지갑({many}개)이 서명한 항목 {count}개',
    },
    '{count} sections with evidence only': { other: '첨부 자료만 있는 항목 {count}개' },
    '{count} sections with a signature that no longer counts': { other: '서명이 더 이상 인정되지 않는 항목 {count}개' },
    '{count} sections not signed': { other: '서명되지 않은 항목 {count}개' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: '여기에서 잘못된 비밀번호가 너무 많이 입력되었습니다. {count}분 후 다시 시도해 주세요.',
    },
  },
} satisfies ReaderTexts
