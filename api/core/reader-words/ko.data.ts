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
    'It is the owner’s own word: nobody has checked it.': '작성자 본인이 밝힌 내용이며, 아무도 검증하지 않았습니다.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      '확인되지 않은 부분은 작성자 본인이 밝힌 내용이며, 아무도 검증하지 않았습니다.',
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
      '이 서비스가 발급했습니다. 어차피 여기에 표시되는 내용을 기록할 뿐이며, 등급이 올라가지 않습니다.',
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
      '발급자가 적혀 있으나 그 발급자에 연결할 수 없어, 그곳에서 서명했음을 보여 주지 못합니다.',
    'It names {domain}, which could not be reached to show that it signed it.':
      '{domain} 도메인이 적혀 있으나 연결할 수 없어, 그곳에서 서명했음을 보여 주지 못합니다.',
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
      '작성자가 배지에 나열된 내용, 즉 항목의 정보나 그곳에 적힌 모든 내용에 디지털 증명서를 첨부했습니다. 이 증명서는 표시된 도메인이 서명하고 작성자 계정의 메일 주소 앞으로 발급한 것이며, 표시된 날에 유효했고 철회되지 않은 상태였습니다. 증명서와 이력서의 내용이 같다는 것은 작성자의 주장이므로 둘 다 읽어 보시기 바랍니다. 따옴표 안의 글은 발급자가 쓴 것입니다.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      '아직 이 이력서의 어떤 부분도 서명되거나 확인되지 않았습니다. 작성자가 밝힌 내용입니다',
    '{name} (wallet {wallet})': '{name}(지갑 {wallet})',
    'nothing changed since': '이후 변경 없음',
    'no word of these claims changed since': '이후 이 내용의 글은 한 글자도 변경되지 않음',
    'Check the CV of {name}': '{name}님의 이력서 확인',
    'Version {version}, published on {day}.': '버전 {version}, {day} 게시.',
    'Read the CV': '이력서 읽기',
    'Check the signatures now': '지금 서명 점검하기',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      '브라우저가 기재 내용과 키를 새로 가져와 모든 서명을 직접 점검합니다.',
    'Compare an older copy': '이전 사본과 비교',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      '여기에 끌어다 놓거나 선택하세요: 받으신 PDF, 보관해 둔 기재 내용 데이터(JSON) 또는 디지털 증명서. 파일은 브라우저 밖으로 나가지 않습니다.',
    'Every section, and who stands for it': '모든 항목과 서명·확인 현황',
    'Signature no longer counts': '더 이상 인정되지 않는 서명',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      '서명은 이 글과 맞지만, 키가 철회되어 더 이상 인정되지 않습니다.',
    'Stated. Nobody has signed or confirmed it.': '이력서 기재 내용입니다. 아무도 서명하거나 확인하지 않았습니다.',
    'Download as a credential': '디지털 증명서로 내려받기',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      '디지털 증명서는 서명된 파일로, 지갑과 다른 프로그램이 이 페이지 없이도 읽고 점검할 수 있습니다. TruCV가 기록한 내용만을 담고 있습니다.',
    'The confirmation': '확인',
    'The self-attestation': '본인 진술',
    'JSON, for wallets': 'JSON(지갑용)',
    'JWT, for programs': 'JWT(프로그램용)',
    'picture with the badge in it': '배지가 담긴 이미지',
    'Digest and signatures': '디지털 지문과 서명',
    'Everything in the section, as data': '항목의 모든 내용(데이터)',
    'Its facts alone, as data: {covered}': '다음 정보만(데이터): {covered}',
    'SHA-256 digest of {section}': 'SHA-256 디지털 지문: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      '작성자가 서명한 진술: “내 이력서의 이 부분이 사실임을 진술합니다.”',
    'Signature ({form})': '서명({form})',
    Wallet: '지갑',
    Key: '키',
    'Record of the confirmation ({form})': '확인 기록({form})',
    'What the badges mean': '배지의 의미',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      '서명은 해당 항목이 한 글자라도 바뀌면 사라지고, 정보에 대한 확인은 그 정보가 한 글자라도 바뀌면 사라집니다. 이력서의 이름이 바뀌면 둘 다 사라집니다.',
    'For engineers: check it without us': '개발자용: TruCV 없이 점검하기',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      '배지에 관한 저희 말을 그대로 믿으실 필요는 없습니다. {program} 파일은 [기재 내용 데이터]를 점검하는, 누구나 읽어 볼 수 있는 단일 파일입니다. Node.js만 있으면 되고, 네트워크(--log 사용 시 제외)나 저희가 제공하는 것은 필요하지 않습니다:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      '마지막 두 줄은 TruCV나 다른 발급자의 디지털 증명서를 점검합니다. 발급자의 키: {keys}, 증명서에 적힌 철회 목록: {list}.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '‘Google 로그인’ 서명은 TruCV가 만듭니다. 표시된 계정의 진술을 이 서비스가 기록했음을 보여 줍니다. 지갑의 서명은 TruCV가 갖고 있지 않은 지갑의 키로 만듭니다.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      '이 파일은 가져온 시점의 상태를 보여 줍니다. 확인한 사람은 나중에 확인을 철회할 수 있고 프로그램은 이를 알 수 없으므로, 파일을 다시 가져오거나 이 페이지에서 확인하세요.',
    'Our public keys': 'TruCV의 공개 키',
    'Version {version} was never published': '버전 {version}: 게시된 적이 없습니다',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      '파일로 제공된 적도 없습니다. 이 이력서의 버전 {version} 문서라고 하는 것은 작성자가 여기에서 만든 것이 아니거나 변경된 것입니다.',
    'Your copy says version {version}': '사본에 적힌 버전: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      '공개된 내용은 바뀌지 않았습니다. 버전 {version} 내용이 현재 게시된 내용과 같습니다.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      '이 버전은 실제로 있었습니다. 현재 게시된 버전 {version} 내용은 다음과 같은 점이 다릅니다:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      '사본의 글은 비교하지 않습니다. 이 페이지와 나란히 놓고 한 단어씩 대조해 읽어 보세요.',
    'Fetching the claims and the keys…': '기재 내용과 키를 가져오는 중…',
    'Reading your copy…': '사본을 읽는 중…',
    'Check again': '다시 점검하기',
    'Fetched at {time}.': '가져온 시각: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': '기재 내용과 TruCV의 공개 키, {size} kB.',
    'The right CV.': '이 이력서가 맞습니다.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      '기재 내용은 이 주소에 있는 이 이력서와 여기에 보이는 항목에 관한 것입니다.',
    'Not what you see.': '보이는 내용과 다릅니다.',
    'What is published now has other sections than this page.': '현재 게시된 항목이 이 페이지의 항목과 다릅니다.',
    'No letter changed.': '한 글자도 바뀌지 않았습니다.',
    'Changed.': '변경되었습니다.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': '디지털 지문과 맞지 않는 글: {all}개 중 {wrong}개.',
    'Signed by the owner.': '작성자가 서명했습니다.',
    'Not signed as it says.': '서명이 표시된 것과 다릅니다.',
    'Confirmed.': '확인되었습니다.',
    'Not confirmed as it says.': '확인이 표시된 것과 다릅니다.',
    'In the log.': '공개 기록에 있습니다.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV의 공개 기록에 오른 서명: {all}개 중 {recorded}개. 전체 기록 수: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      '나머지 중 새 서명은 1분 안에 올라가며, 공개 기록보다 오래된 서명은 올라가지 않습니다.',
    'The log begins with all that this browser saw of it on {day}.':
      '공개 기록의 앞부분은 이 브라우저가 {day}에 본 내용 전체와 같습니다.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      '이 브라우저는 공개 기록에서 본 내용을 보관해 두고 다음 점검 때 비교합니다.',
    'Not in the log as it says.': '공개 기록의 내용이 표시된 것과 다릅니다.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV의 공개 기록이 온전하지 않거나 읽을 수 없습니다. 1분 후 다시 시도해 주세요.',
    'One person.': '한 사람에 관한 것입니다.',
    'All claims are about {name}, as the CV is.': '기재 내용이 모두 이력서와 같은 사람에 관한 것입니다: {name}.',
    'Another person.': '다른 사람에 관한 것이 있습니다.',
    'Not all claims are about {name}, whose CV this is said to be.':
      '이 이력서의 당사자라는 사람에 관한 것이 아닌 기재 내용이 있습니다: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      '이력서와 다른 이름({name})의 계정으로 서명되었습니다.',
    'Whether both names are of one person is for you to judge.':
      '두 이름이 같은 사람의 것인지는 직접 판단하시기 바랍니다.',
    'Everything that is signed holds.': '서명된 것은 모두 유효합니다.',
    'Not everything holds: what is marked red is not as it was signed.':
      '유효하지 않은 것이 있습니다. 빨간색으로 표시된 것은 서명될 때와 다릅니다.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      '이 이력서에는 서명이 없어 글만 점검했습니다.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      '모든 서명이 유효합니다. 다만 지갑이 작성자의 것이라는 점과 다른 발급자의 디지털 증명서에 관한 설명은 어떤 서명으로도 뒷받침되지 않습니다.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      '현재 게시된 버전은 {now}, 이 페이지에 표시된 버전은 {version}입니다. 페이지를 새로 고치세요.',
    holds: '유효함',
    'Does not hold': '유효하지 않음',
    '{section} does not hold': '{section}: 유효하지 않음',
    'this is not in the form in which TruCV publishes it': 'TruCV가 게시하는 형식이 아닙니다',
    'the text was changed: it does not fit its fingerprint (digest)':
      '글이 변경되어 디지털 지문(해시값)과 맞지 않습니다',
    'the owner’s signature does not hold': '작성자의 서명이 유효하지 않습니다',
    'the institution’s confirmation does not hold': '기관의 확인이 유효하지 않습니다',
    'it was signed or confirmed under another name than the one on this CV':
      '이 이력서와 다른 이름으로 서명되거나 확인되었습니다',
    'it is said to be more than what was signed': '서명된 것보다 더 많은 것이 표시되어 있습니다',
    'it is not in the public log as it says': '공개 기록의 내용이 표시된 것과 다릅니다',
    'the signature that this page shows was withdrawn': '이 페이지에 표시된 서명이 철회되었습니다',
    'the evidence that this page shows was taken away': '이 페이지에 표시된 첨부 자료가 삭제되었습니다',
    'the confirmation that this page shows was withdrawn': '이 페이지에 표시된 확인이 철회되었습니다',
    'the credential that this page shows does not count any more':
      '이 페이지에 표시된 디지털 증명서는 더 이상 인정되지 않습니다',
    'the text that is published now is another one than on this page': '현재 게시된 글이 이 페이지의 글과 다릅니다',
    'this section is not among what is published now': '이 항목은 현재 게시된 내용에 없습니다',
    'What this does not show': '이 점검으로 알 수 없는 것',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      '이력서의 내용이 사실인지. 서명은 누구의 말인지와 그 후 한 글자도 바뀌지 않았음을 보여 줍니다.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      '도메인이 이름이 비슷한 기관의 것인지. 주소는 이력서 작성자가 제공했습니다.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      '계정이나 지갑 뒤에 있는 사람이 누구인지. ‘Google 로그인’은 TruCV 자체의 기록입니다.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV가 정직한지. 이 페이지도 TruCV의 것입니다. ‘개발자용’ 아래의 프로그램은 이 페이지 없이 실행됩니다.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV가 모두에게 같은 공개 기록을 보여 주는지. 다르다면 증인이나, log-audit.mjs처럼 기록을 추적하는 프로그램이 알아차립니다.',
    'What is withdrawn later. Check again when it matters.': '나중에 무엇이 철회될지. 중요한 때에는 다시 점검하세요.',
    'It cannot be checked: {problem}.': '점검할 수 없습니다: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      '이 브라우저에서는 점검할 수 없었습니다. ‘개발자용’ 아래의 프로그램으로는 점검할 수 있습니다.',
    'This page was opened without https, where browsers check no signatures.':
      '이 페이지가 https 없이 열려 브라우저에서 서명을 점검할 수 없습니다.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV에 연결할 수 없습니다. 인터넷 연결을 살펴보고 다시 시도해 주세요.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      '이 이력서에는 비밀번호가 설정되어 있습니다. 이력서를 다시 열고 나서 다시 시도해 주세요.',
    'This CV is no longer published: nothing of it can be checked now.':
      '이 이력서는 더 이상 게시되지 않아 지금은 아무것도 점검할 수 없습니다.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV에서 오류({status})로 응답했습니다. 1분 후 다시 시도해 주세요.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      '응답이 일부만 도착했거나 TruCV의 응답이 아닙니다. 다시 시도해 주세요.',
    'The reply is about another CV: nothing of it counts for this one.':
      '다른 이력서에 관한 응답이므로 이 이력서에는 아무것도 인정되지 않습니다.',
    'The reply is of another service: its signatures do not count at this address.':
      '다른 서비스의 응답이므로 그 서명은 이 주소에서 인정되지 않습니다.',
    'This file is damaged, or is not a copy of a CV.': '파일이 손상되었거나 이력서 사본이 아닙니다.',
    'This is a copy of another CV.': '다른 이력서의 사본입니다.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'JSON Resume 파일이며, 비교할 서명이 들어 있지 않습니다.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      '여기에서는 Word 파일을 읽지 않습니다. 파일 끝에 있는 주소를 열면 비교할 수 있습니다.',
    'This PDF names several versions of this CV: it was put together from several files.':
      '이 PDF에는 이 이력서의 여러 버전이 적혀 있습니다. 여러 파일을 합친 것입니다.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      '이 PDF에는 이력서의 버전이 적혀 있지 않습니다. 여기에서 만든 것이 아니거나 다른 프로그램으로 다시 만든 것입니다.',
    'Your copy says that it is of {day}.': '사본에 적힌 날짜: {day}.',
    'In your copy this does not hold:': '사본에서 유효하지 않은 것:',
    'Since then:': '그 후의 변경:',
    'Nothing has changed since.': '그 후 변경된 것이 없습니다.',
    'Added: {section}': '추가됨: {section}',
    'Changed: {section}': '변경됨: {section}',
    'Removed: {section}': '삭제됨: {section}',
    'Confirmed since: {section}': '그 후 확인됨: {section}',
    'No longer confirmed: {section}': '더 이상 확인되지 않음: {section}',
    'Signed since: {section}': '그 후 서명됨: {section}',
    'No longer signed: {section}': '더 이상 서명되지 않음: {section}',
    'This credential holds.': '이 디지털 증명서는 유효합니다.',
    'It is called {title}, of {day}.': '명칭: {title}, 날짜: {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV가 서명한 후 변경되지 않았으며, 현재 철회되지 않은 상태입니다.',
    'The words that it is about are on this CV: {section}.':
      '증명서의 대상이 되는 글이 이 이력서에 있습니다: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      '증명서의 대상이 되는 글이 이 이력서에 없거나 그 후 변경되었습니다.',
    'This credential does not hold.': '이 디지털 증명서는 유효하지 않습니다.',
    'This credential is not valid yet.': '이 디지털 증명서는 아직 효력이 시작되지 않았습니다.',
    'This credential has ended.': '이 디지털 증명서는 효력이 끝났습니다.',
    'The signature holds, but this credential was withdrawn.': '서명은 유효하지만 이 디지털 증명서는 철회되었습니다.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      '서명은 유효하지만 디지털 증명서가 철회되었는지 조회할 수 없었습니다. 다시 시도해 주세요.',
    'This is a credential about another person, or about another name.':
      '다른 사람 또는 다른 이름에 관한 디지털 증명서입니다.',
    'TruCV did not issue this credential.': 'TruCV가 발급한 디지털 증명서가 아닙니다.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      '이 페이지는 TruCV가 발급한 JWT 파일(.jwt) 형식의 디지털 증명서를 점검합니다. 이 증명서는 ‘개발자용’ 아래의 프로그램으로 점검할 수 있습니다: node verify-cv.mjs, 해당 파일, --keys, 발급자의 did.json.',
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
    'Answer all requests at one place': '모든 요청에 한곳에서 답하기',
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
      '이력서를 확인하는 사람에게는 {domain}의 메일을 읽는 사람이 동의했다는 사실과 그것을 기관의 말로 볼 수 없는 이유가 표시됩니다.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      '이 확인은 이 이름에 대해, 작성자의 이력서 중 이 정보가 있는 모든 이력서에서 인정됩니다. 작성자는 항목의 나머지를 바꿀 수 있고, 귀하의 확인은 이 정보에 그대로 남습니다. 이 정보나 이름이 바뀌면 더 이상 인정되지 않습니다.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      '이 확인은 이 이름에 대해, 작성자의 이력서 중 정확히 이 글이 있는 모든 이력서에서 인정됩니다. 글이나 이름이 바뀌면 더 이상 인정되지 않습니다.',
    'If you decline, only the owner of the CV gets to know it.': '거절하시면 이력서 작성자만 알게 됩니다.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day}까지 한 번 답할 수 있습니다. 그 후 1년 동안 같은 링크로 확인을 철회할 수 있습니다.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      '이 이력서를 누가 썼는지 저희는 검증하지 않았습니다. 모르는 사람이라면 거절하시거나 아무것도 하지 마세요.',
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
      '{domain}: 그곳의 메일을 읽는 사람(밝힌 이름: {name})이 {day}에 {person}님의 이력서 항목을 확인했습니다: {section}',
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
    'Of {count} texts, each fits its fingerprint.': { other: '글 {count}개가 모두 디지털 지문과 맞습니다.' },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: '서명 {count}개가 유효합니다. TruCV가 기록: {account}개, 지갑으로 서명: {wallet}개.',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: 'TruCV가 확인을 기록한 항목 {count}개: {domains}.' },
    '{count} sections do not hold.': { other: '항목 {count}개가 유효하지 않습니다.' },
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
