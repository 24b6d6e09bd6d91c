// Our words for readers in Vietnamese.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'vi',
  texts: {
    title: 'chức danh/tên gọi',
    place: 'địa điểm',
    name: 'tên',
    address: 'địa chỉ web',
    label: 'nhãn',
    value: 'nội dung',
    institution: 'trường',
    board: 'hội đồng thi',
    organisation: 'tổ chức',
    degree: 'bằng cấp',
    'field of study': 'chuyên ngành',
    from: 'ngày bắt đầu',
    until: 'ngày kết thúc',
    date: 'ngày',
    dates: 'các mốc thời gian',
    score: 'kết quả',
    scale: 'thang điểm',
    'kind of score': 'loại điểm',
    description: 'mô tả',
    employer: 'nơi làm việc',
    'still there': 'hiện vẫn làm ở đó',
    about: 'lĩnh vực của công ty',
    'roles at one employer': 'các vai trò tại cùng một nơi làm việc',
    highlights: 'thành tích nổi bật',
    level: 'trình độ',
    keywords: 'từ khóa',
    provider: 'đơn vị đào tạo',
    issuer: 'bên cấp',
    'credential ID': 'số chứng chỉ',
    publisher: 'đơn vị xuất bản',
    'awarding body': 'đơn vị trao giải',
    fluency: 'mức độ thành thạo',
    'e-mail': 'e-mail',
    phone: 'điện thoại',
    'what they say': 'lời nhận xét',
    subtitle: 'tiêu đề phụ',
    hidden: 'đã ẩn',
    'shown to readers': 'hiển thị cho người đọc',
    roles: 'vai trò',
    courses: 'môn học',
    kind: 'loại',
    profession: 'nghề nghiệp',
    location: 'nơi ở',
    picture: 'ảnh',
    links: 'liên kết',
    'everything that is written here': 'tất cả những gì viết ở đây',
    'some facts': 'một số thông tin',
    Yes: 'Có',
    Percentage: 'Phần trăm',
    CGPA: 'Điểm trung bình tích lũy',
    GPA: 'Điểm trung bình',
    Grade: 'Điểm chữ',
    'Class or division': 'Hạng hoặc loại',
    Rank: 'Xếp hạng',
    'It is the owner’s own word: nobody has checked it.': 'Đây là lời của chính chủ CV: chưa ai kiểm tra.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Phần nào không được xác nhận thì là lời của chính chủ CV: chưa ai kiểm tra.',
    'Personal details': 'Thông tin cá nhân',
    Stated: 'Nêu trong CV',
    'Self-attested': 'Tự khai và ký',
    'Evidence attached': 'Có tài liệu kèm theo',
    Confirmed: 'Đã xác nhận',
    'Signed by its issuer': 'Có chữ ký của bên cấp',
    'Confirmed by {domain}': 'Được xác nhận từ {domain}',
    'Signed by {domain} for this account, checked {day}': '{domain} ký cho tài khoản này, kiểm tra ngày {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} tự khai và ký, đăng nhập bằng Google, ngày {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} tự khai và ký, đăng nhập bằng Google, từ ngày {first} đến ngày {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '{name} tự khai và ký bằng ví {wallet}, ngày {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} tự khai và ký bằng ví {wallet}, từ ngày {first} đến ngày {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Một người đọc e-mail tại tên miền {domain} đã đồng ý vào ngày {day} với nội dung sau: {covered}. Đây là tên miền của chính chủ CV nên không phải là xác nhận của một tổ chức.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Một người đọc e-mail tại tên miền {domain} đã đồng ý vào ngày {day} với nội dung sau: {covered}. Bất kỳ ai, hoặc mọi sinh viên hay cựu sinh viên, đều có thể có địa chỉ ở đó nên đây không phải là xác nhận của một tổ chức.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Được xác nhận từ {domain}, ngày {day}: người xác nhận là một người đọc e-mail tại tên miền {domain}; địa chỉ do chủ CV cung cấp.',
    'What was confirmed: {covered}.': 'Nội dung được xác nhận: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Tên được khai khi xác nhận: {name}. Tên tổ chức theo chủ CV: {institution}.',
    'The owner attached it to {covered}.': 'Chủ CV đính kèm cho nội dung sau: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Chủ CV đã đính kèm tài liệu (không công khai) cho nội dung sau: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Được xác nhận từ {domain}, ngày {day}: người xác nhận là một người đọc e-mail ở đó, tên được khai là {name}; địa chỉ do chủ CV cung cấp; phạm vi: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      '{domain} ký cho tài khoản này, kiểm tra ngày {day}; đính kèm cho nội dung sau: {covered}.',
    'The confirmation has been in the public log since {day}.':
      'Xác nhận này có trong nhật ký công khai từ ngày {day}.',
    'The confirmation is in the public log within a minute.':
      'Xác nhận này sẽ có trong nhật ký công khai trong vòng một phút.',
    'The attestation has been in the public log since {day}.':
      'Bản tự khai này có trong nhật ký công khai từ ngày {day}.',
    'The attestation is in the public log within a minute.':
      'Bản tự khai này sẽ có trong nhật ký công khai trong vòng một phút.',
    'Signed by the account of {name}, another name than this CV’s':
      'Được ký bằng tài khoản của {name} (khác tên trên CV này)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Được ký bằng tài khoản của {name} (khác tên trên CV này): {about}, ngày {day}',
    '{name} signed every section, {day}': '{name} đã ký mọi mục, ngày {day}',
    '{name} signed every section that can be checked, {day}': '{name} đã ký mọi mục có thể kiểm tra, ngày {day}',
    '{name} signed all other sections, {day}': '{name} đã ký mọi mục còn lại, ngày {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} đã ký mọi mục còn lại có thể kiểm tra, ngày {day}',
    'every section': 'mọi mục',
    'every section that can be checked': 'mọi mục có thể kiểm tra',
    'all other sections': 'mọi mục còn lại',
    'all other sections that can be checked': 'mọi mục còn lại có thể kiểm tra',
    'Check it yourself': 'Tự kiểm tra',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Do chính dịch vụ này cấp: chỉ ghi lại những gì vốn đã hiển thị ở đây và không nâng mức nào.',
    '{domain} is a domain of the owner’s own.': '{domain} là tên miền của chính chủ CV.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Bất kỳ ai, hoặc mọi sinh viên hay cựu sinh viên, đều có thể có địa chỉ tại {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} là một trang thuộc một website, và website có thể cấp trang cho bất kỳ ai.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Bất kỳ ai cũng có thể có một tên như {domain}: tên này không cho biết tổ chức nào.',
    'Listed by {domain}; it is not signed.': 'Được liệt kê tại {domain}; không có chữ ký.',
    'Signed by {domain}.': 'Có chữ ký của {domain}.',
    'Signed with a key that names nobody.': 'Được ký bằng một khóa không nêu tên ai.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Có nêu bên cấp, nhưng không kết nối được với bên đó để cho thấy bên đó đã ký.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Có nêu {domain}, nhưng không kết nối được với nơi đó để cho thấy nơi đó đã ký.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Dấu điện tử của {name}, với chứng thư số được dịch vụ này tin cậy.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Dấu điện tử của {name}, với chứng thư số chưa được đối chiếu với danh sách nào.',
    'Not withdrawn on {day}.': 'Chưa bị thu hồi vào ngày {day}.',
    'Withdrawn, as found on {day}.': 'Đã bị thu hồi, phát hiện ngày {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Không tra cứu được vào ngày {day} xem có bị thu hồi hay không.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Đã kiểm tra ngày {day}; bên cấp không có danh sách thu hồi.',
    'Made out to the address of this account.': 'Được cấp cho địa chỉ của tài khoản này.',
    'It does not say whose it is.': 'Không ghi là của ai.',
    'Made out to somebody else.': 'Được cấp cho người khác.',
    'It is refused since the check on {day}.': 'Bị từ chối kể từ lần kiểm tra ngày {day}.',
    'It is called {title}.': 'Có tên là {title}.',
    'Its issuer calls itself {name}.': 'Bên cấp tự gọi mình là {name}.',
    'It names {name}.': 'Có ghi tên {name}.',
    'A credential, unchanged since it was signed.': 'Giấy chứng nhận điện tử, không thay đổi kể từ khi ký.',
    'It ended on {day}.': 'Hết hiệu lực ngày {day}.',
    'It is not valid before {day}.': 'Chưa có hiệu lực trước ngày {day}.',
    'Shown by the owner beside: {title}.': 'Được chủ CV trình bày bên cạnh: {title}.',
    'Not signed': 'Chưa ký',
    Signed: 'Đã ký',
    'The CV says so. It is neither signed nor confirmed.':
      'CV nêu như vậy. Nội dung này chưa được ký cũng chưa được xác nhận.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Tài khoản được nêu tên đã ký mọi nội dung viết trong mục (tự khai và ký), sau khi đăng nhập hoặc bằng ví. Điều này cho biết đó là lời của ai và không từ nào trong mục bị thay đổi, chứ không cho biết nội dung đó là đúng.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Chủ CV còn lưu ở đây một tài liệu về nội dung này mà chưa ai ở TruCV kiểm tra, hoặc một giấy chứng nhận điện tử không thể hiện đủ mọi điều mà mức cao nhất đòi hỏi.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Một người đọc e-mail tại tên miền được nêu đã xác nhận những gì nhãn liệt kê: thông tin của mục, chẳng hạn chức danh, nơi làm việc và các mốc thời gian, hoặc tất cả những gì viết ở đó. Địa chỉ do chủ CV cung cấp: xin bạn tự đánh giá xem tên miền có phải của tổ chức đó hay không. Các tên trong ngoặc kép do người hỏi và người trả lời tự nhập, và chưa ai kiểm tra.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Chủ CV đã đính kèm một giấy chứng nhận điện tử cho những gì nhãn liệt kê: thông tin của mục hoặc tất cả những gì viết ở đó. Giấy chứng nhận có chữ ký của tên miền được nêu, được cấp cho địa chỉ e-mail của tài khoản chủ CV, còn hiệu lực và chưa bị thu hồi vào ngày được nêu. Việc giấy chứng nhận và CV có nội dung như nhau là theo lời chủ CV: xin hãy đọc cả hai. Phần chữ trong ngoặc kép là của bên cấp.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Chưa ai ký hay xác nhận phần nào của CV này: đây là lời của chủ CV',
    '{name} (wallet {wallet})': '{name} (ví {wallet})',
    'nothing changed since': 'từ đó không có gì thay đổi',
    'no word of these claims changed since': 'từ đó không từ nào trong các nội dung này thay đổi',
    'Check the CV of {name}': 'Kiểm tra CV của {name}',
    'Version {version}, published on {day}.': 'Phiên bản {version}, công bố ngày {day}.',
    'Read the CV': 'Đọc CV',
    'Check the signatures now': 'Kiểm tra chữ ký ngay',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Trình duyệt của bạn tải lại các nội dung khai cùng các khóa và tự kiểm tra từng chữ ký.',
    'Compare an older copy': 'So sánh với bản sao cũ hơn',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Thả tệp vào đây hoặc chọn tệp: bản PDF bạn đã nhận, các nội dung khai ở dạng dữ liệu (JSON) bạn đã lưu, hoặc một giấy chứng nhận điện tử. Tệp chỉ ở trong trình duyệt của bạn.',
    'Every section, and who stands for it': 'Mọi mục, và ai đã ký hoặc xác nhận',
    'Signature no longer counts': 'Chữ ký không còn giá trị',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Chữ ký khớp với nội dung này, nhưng khóa đã bị thu hồi nên chữ ký không còn giá trị.',
    'Stated. Nobody has signed or confirmed it.': 'Nêu trong CV. Chưa ai ký hay xác nhận.',
    'Download as a credential': 'Tải về dưới dạng giấy chứng nhận điện tử',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Giấy chứng nhận điện tử là một tệp có chữ ký mà ví và các chương trình khác đọc và kiểm tra được, không cần trang này. Nó chỉ cho biết những gì TruCV đã ghi nhận, không hơn.',
    'The confirmation': 'Xác nhận',
    'The self-attestation': 'Bản tự khai',
    'JSON, for wallets': 'JSON, dành cho ví',
    'JWT, for programs': 'JWT, dành cho chương trình',
    'picture with the badge in it': 'ảnh có gắn nhãn bên trong',
    'Digest and signatures': 'Mã băm và chữ ký',
    'Everything in the section, as data': 'Toàn bộ nội dung của mục, ở dạng dữ liệu',
    'Its facts alone, as data: {covered}': 'Chỉ các thông tin sau, ở dạng dữ liệu: {covered}',
    'SHA-256 digest of {section}': 'Mã băm SHA-256 của {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Lời khai chủ CV đã ký: “Tôi khai rằng phần này trong CV của tôi là đúng.”',
    'Signature ({form})': 'Chữ ký ({form})',
    Wallet: 'Ví',
    Key: 'Khóa',
    'Record of the confirmation ({form})': 'Bản ghi xác nhận ({form})',
    'What the badges mean': 'Ý nghĩa của các nhãn',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Chữ ký biến mất ngay khi một chữ trong mục đã ký thay đổi; xác nhận về các thông tin biến mất ngay khi một chữ trong các thông tin đó thay đổi. Cả hai đều biến mất khi tên trên CV thay đổi.',
    'For engineers: check it without us': 'Dành cho lập trình viên: kiểm tra không cần đến chúng tôi',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Bạn không cần phải tin lời chúng tôi về các nhãn. {program} là một tệp duy nhất, ai cũng đọc được mã, dùng để kiểm tra [các nội dung khai ở dạng dữ liệu]. Tệp chỉ cần Node.js, không cần mạng (trừ khi dùng --log) và không cần gì từ chúng tôi:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Hai dòng cuối kiểm tra một giấy chứng nhận điện tử, của TruCV hoặc của bên khác: {keys} chứa các khóa của bên cấp, {list} là danh sách thu hồi được nêu trong giấy chứng nhận.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Chữ ký “đăng nhập bằng Google” do TruCV tạo: nó cho biết dịch vụ này đã ghi nhận lời của tài khoản được nêu tên. Chữ ký bằng ví được tạo bằng khóa của ví, là khóa TruCV không có.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Tệp cho biết tình trạng tại thời điểm bạn tải về. Người đã xác nhận có thể rút lại sau đó và chương trình không thể biết: hãy tải lại tệp, hoặc xem tại đây.',
    'Our public keys': 'Các khóa công khai của chúng tôi',
    'Version {version} was never published': 'Phiên bản {version} chưa từng được công bố',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Phiên bản này cũng chưa từng được cung cấp dưới dạng tệp. Tài liệu tự nhận là phiên bản {version} của CV này không do chủ CV tạo tại đây, hoặc đã bị sửa đổi.',
    'Your copy says version {version}': 'Bản sao của bạn ghi là phiên bản {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Không có nội dung công khai nào thay đổi: nội dung của phiên bản {version} chính là nội dung đang được công bố.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Phiên bản này có tồn tại. So với nó, phiên bản {version} đang được công bố khác ở những điểm sau:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Phần chữ trong bản sao của bạn không được so sánh: hãy đọc đối chiếu từng từ với trang này.',
    'Fetching the claims and the keys…': 'Đang tải các nội dung khai và các khóa…',
    'Reading your copy…': 'Đang đọc bản sao của bạn…',
    'Check again': 'Kiểm tra lại',
    'Fetched at {time}.': 'Tải về lúc {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Các nội dung khai và khóa công khai của TruCV, {size} kB.',
    'The right CV.': 'Đúng là CV này.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Các nội dung khai là của CV này, tại địa chỉ này, và của những mục bạn thấy ở đây.',
    'Not what you see.': 'Không giống những gì bạn thấy.',
    'What is published now has other sections than this page.': 'Bản đang được công bố có các mục khác với trang này.',
    'No letter changed.': 'Không chữ nào thay đổi.',
    'Changed.': 'Đã bị thay đổi.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Số đoạn văn bản không khớp với mã băm: {wrong}/{all}.',
    'Signed by the owner.': 'Được chủ CV ký.',
    'Not signed as it says.': 'Chữ ký không đúng như đã nêu.',
    'Confirmed.': 'Đã xác nhận.',
    'Not confirmed as it says.': 'Xác nhận không đúng như đã nêu.',
    'In the log.': 'Có trong nhật ký.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Số chữ ký được ghi trong nhật ký công khai của TruCV: {recorded}/{all}. Số mục ghi của nhật ký: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Trong số còn lại, chữ ký mới sẽ được ghi trong vòng một phút, còn chữ ký có trước nhật ký thì không bao giờ.',
    'The log begins with all that this browser saw of it on {day}.':
      'Phần đầu của nhật ký giống hệt tất cả những gì trình duyệt này đã thấy vào ngày {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Trình duyệt này lưu lại những gì đã thấy trong nhật ký và sẽ so sánh ở lần kiểm tra sau.',
    'Not in the log as it says.': 'Trong nhật ký không đúng như đã nêu.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Nhật ký công khai của TruCV không đầy đủ hoặc không đọc được. Hãy thử lại sau một phút.',
    'One person.': 'Cùng một người.',
    'All claims are about {name}, as the CV is.': 'Mọi nội dung khai đều về cùng một người với CV: {name}.',
    'Another person.': 'Không cùng một người.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Không phải mọi nội dung khai đều về người được coi là chủ của CV này: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Được ký bằng tài khoản của {name} (khác tên trên CV này).',
    'Whether both names are of one person is for you to judge.':
      'Hai tên có phải là của cùng một người hay không, xin bạn tự đánh giá.',
    'Everything that is signed holds.': 'Mọi phần đã ký đều hợp lệ.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Không phải tất cả đều hợp lệ: những chỗ đánh dấu đỏ không giống như khi được ký.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'CV này không có phần nào được ký, nên chỉ có phần văn bản để kiểm tra.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Mọi chữ ký đều hợp lệ. Tuy nhiên, không có chữ ký nào cho việc ví là của chủ CV, cũng như cho những gì được nêu về giấy chứng nhận của bên khác.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Hiện đang công bố phiên bản {now}, trang này hiển thị phiên bản {version}: hãy tải lại trang.',
    holds: 'hợp lệ',
    'Does not hold': 'Không hợp lệ',
    '{section} does not hold': '{section}: không hợp lệ',
    'this is not in the form in which TruCV publishes it': 'nội dung này không có dạng mà TruCV công bố',
    'the text was changed: it does not fit its fingerprint (digest)':
      'văn bản đã bị thay đổi: không khớp với mã băm (dấu vân tay số)',
    'the owner’s signature does not hold': 'chữ ký của chủ CV không hợp lệ',
    'the institution’s confirmation does not hold': 'xác nhận của tổ chức không hợp lệ',
    'it was signed or confirmed under another name than the one on this CV':
      'nội dung này được ký hoặc xác nhận với tên khác tên trên CV này',
    'it is said to be more than what was signed': 'nội dung được nêu nhiều hơn những gì đã ký',
    'it is not in the public log as it says': 'trong nhật ký công khai không đúng như đã nêu',
    'the signature that this page shows was withdrawn': 'chữ ký hiển thị trên trang này đã được rút lại',
    'the evidence that this page shows was taken away': 'tài liệu kèm theo hiển thị trên trang này đã bị gỡ bỏ',
    'the confirmation that this page shows was withdrawn': 'xác nhận hiển thị trên trang này đã được rút lại',
    'the credential that this page shows does not count any more':
      'giấy chứng nhận điện tử hiển thị trên trang này không còn giá trị',
    'the text that is published now is another one than on this page':
      'văn bản đang được công bố khác với văn bản trên trang này',
    'this section is not among what is published now': 'mục này không có trong bản đang được công bố',
    'What this does not show': 'Những điều việc kiểm tra này không cho biết',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Nội dung CV có đúng hay không. Chữ ký cho biết đó là lời của ai và từ đó không chữ nào thay đổi.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Tên miền có thuộc về tổ chức có tên giống như vậy hay không. Địa chỉ do chủ CV cung cấp.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Ai là người đứng sau một tài khoản hay một ví. “Đăng nhập bằng Google” là ghi nhận của chính TruCV.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV có trung thực hay không: trang này cũng là của TruCV. Chương trình ở phần “Dành cho lập trình viên” chạy mà không cần trang này.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV có cho mọi người thấy cùng một nhật ký hay không. Nếu không, các bên chứng kiến và những chương trình theo dõi nhật ký, chẳng hạn log-audit.mjs, sẽ nhận ra.',
    'What is withdrawn later. Check again when it matters.': 'Những gì bị rút lại về sau. Hãy kiểm tra lại khi cần.',
    'It cannot be checked: {problem}.': 'Không thể kiểm tra: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Trình duyệt này không thực hiện được việc kiểm tra. Chương trình ở phần “Dành cho lập trình viên” thì có thể.',
    'This page was opened without https, where browsers check no signatures.':
      'Trang này được mở không qua https, khi đó trình duyệt không kiểm tra chữ ký.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'Không kết nối được với TruCV. Hãy xem lại kết nối của bạn rồi thử lại.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Chủ CV này yêu cầu mật khẩu. Hãy mở lại CV rồi thử lại.',
    'This CV is no longer published: nothing of it can be checked now.':
      'CV này không còn được công bố: hiện không kiểm tra được gì.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV trả lời bằng một lỗi ({status}). Hãy thử lại sau một phút.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Phản hồi chỉ đến một phần, hoặc không phải là phản hồi của TruCV. Hãy thử lại.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Phản hồi này về một CV khác: không có gì trong đó áp dụng cho CV này.',
    'The reply is of another service: its signatures do not count at this address.':
      'Phản hồi này là của một dịch vụ khác: chữ ký của dịch vụ đó không có giá trị tại địa chỉ này.',
    'This file is damaged, or is not a copy of a CV.': 'Tệp này bị hỏng, hoặc không phải là bản sao của một CV.',
    'This is a copy of another CV.': 'Đây là bản sao của một CV khác.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Đây là tệp JSON Resume, không có chữ ký nào để so sánh.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Ở đây không đọc tệp Word. Hãy mở địa chỉ ở cuối tệp để so sánh.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'PDF này ghi nhiều phiên bản của CV này: nó được ghép từ nhiều tệp.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'PDF này không ghi phiên bản CV nào: nó không được tạo ở đây, hoặc đã được một chương trình khác tạo lại.',
    'Your copy says that it is of {day}.': 'Bản sao của bạn ghi ngày {day}.',
    'In your copy this does not hold:': 'Trong bản sao của bạn, phần sau không hợp lệ:',
    'Since then:': 'Thay đổi từ đó:',
    'Nothing has changed since.': 'Từ đó không có gì thay đổi.',
    'Added: {section}': 'Đã thêm: {section}',
    'Changed: {section}': 'Đã thay đổi: {section}',
    'Removed: {section}': 'Đã bỏ: {section}',
    'Confirmed since: {section}': 'Được xác nhận từ đó: {section}',
    'No longer confirmed: {section}': 'Không còn được xác nhận: {section}',
    'Signed since: {section}': 'Được ký từ đó: {section}',
    'No longer signed: {section}': 'Không còn được ký: {section}',
    'This credential holds.': 'Giấy chứng nhận điện tử này hợp lệ.',
    'It is called {title}, of {day}.': 'Có tên là {title}, ngày {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Giấy chứng nhận không thay đổi kể từ khi TruCV ký, và hiện chưa bị thu hồi.',
    'The words that it is about are on this CV: {section}.':
      'Nội dung mà giấy chứng nhận đề cập có trong CV này: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Nội dung mà giấy chứng nhận đề cập không có trong CV này, hoặc đã thay đổi từ đó.',
    'This credential does not hold.': 'Giấy chứng nhận điện tử này không hợp lệ.',
    'This credential is not valid yet.': 'Giấy chứng nhận điện tử này chưa có hiệu lực.',
    'This credential has ended.': 'Giấy chứng nhận điện tử này đã hết hiệu lực.',
    'The signature holds, but this credential was withdrawn.':
      'Chữ ký hợp lệ, nhưng giấy chứng nhận điện tử này đã bị thu hồi.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Chữ ký hợp lệ, nhưng không tra cứu được xem giấy chứng nhận điện tử có bị thu hồi hay không. Hãy thử lại.',
    'This is a credential about another person, or about another name.':
      'Giấy chứng nhận điện tử này về một người khác, hoặc một tên khác.',
    'TruCV did not issue this credential.': 'Giấy chứng nhận điện tử này không do TruCV cấp.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Trang này kiểm tra giấy chứng nhận điện tử của chính TruCV ở dạng tệp JWT (.jwt). Giấy chứng nhận này thì kiểm tra bằng chương trình ở phần “Dành cho lập trình viên”: node verify-cv.mjs, tệp này, --keys và did.json của bên cấp.',
    'No CV at this address — TruCV': 'Không có CV tại địa chỉ này — TruCV',
    'There is no CV here': 'Không có CV ở đây',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Liên kết có thể chưa đầy đủ, hoặc chủ CV đã gỡ trang này. Nếu có người gửi liên kết cho bạn, hãy đề nghị họ gửi liên kết mới.',
    'Go to TruCV': 'Đến TruCV',
    'This CV is protected': 'CV này được bảo vệ',
    'Its owner asks for a password. It usually comes with the link.':
      'Chủ CV yêu cầu mật khẩu. Mật khẩu thường được gửi cùng liên kết.',
    Password: 'Mật khẩu',
    'Open the CV': 'Mở CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Sau đó CV sẽ mở trong trình duyệt này trong 12 giờ. Bạn không có mật khẩu? Hãy hỏi người đã gửi liên kết cho bạn.',
    'This form was sent from another site. Enter the password here.':
      'Biểu mẫu này được gửi từ một trang khác. Hãy nhập mật khẩu ở đây.',
    'This is not the password. Capital letters count.': 'Mật khẩu không đúng. Có phân biệt chữ hoa và chữ thường.',
    'Many people are asking just now. Try again in a few seconds.': 'Hiện có nhiều yêu cầu. Hãy thử lại sau vài giây.',
    '[TruCV], where people write CVs that others can check': '[TruCV], nơi viết CV mà người khác có thể kiểm tra',
    'Hello,': 'Xin chào,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} đề nghị {institution} xác nhận một mục của CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Cả hai tên đều do người dùng TruCV gửi đề nghị nhập vào. Chúng tôi chưa kiểm tra.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Liên kết dưới đây cho biết nội dung được nêu. Bất kỳ ai có thể thay mặt tổ chức đều có thể xác nhận hoặc từ chối; không cần tài khoản.',
    'Look at the claim and answer': 'Xem nội dung và trả lời',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Qua liên kết này, bạn có thể trả lời một lần, đến ngày {day}. Nếu bạn không làm gì thì không có gì được xác nhận. Xin đừng chuyển tiếp: bất kỳ ai có liên kết đều có thể trả lời.',
    'Answer all requests at one place': 'Trả lời mọi đề nghị tại một nơi',
    'Never write to me again': 'Đừng gửi thư cho tôi nữa',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Có câu hỏi? Hãy viết đến {address}. Chúng tôi không đọc thư trả lời cho e-mail này.',
    'Change the language': 'Đổi ngôn ngữ',
    'Can you confirm this?': 'Bạn có thể xác nhận điều này không?',
    'What you answer for': 'Nội dung bạn được hỏi',
    'Name on the CV': 'Tên trên CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Để tìm người này trong hồ sơ của bạn: {reference}. Thông tin này do người dùng gửi đề nghị nhập, không thuộc nội dung bạn xác nhận và chỉ hiển thị cho bạn.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Chính nội dung này đã được xác nhận từ tên miền của bạn ngày {day} cho một tên khác: {before}. Nay bạn được hỏi về {person}. Chỉ xác nhận nếu bạn biết hai tên là cùng một người.',
    'What your answer means': 'Ý nghĩa của câu trả lời',
    'Not part of your answer': 'Không thuộc câu trả lời của bạn',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Khi xác nhận, bạn nói rằng bạn có thể thay mặt tổ chức và những điều sau đúng với {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Sau đó, bất kỳ ai được xem mục này của CV sẽ thấy “{badge}”, thấy rằng một người đọc e-mail ở đó đã trả lời, và thấy tên bạn cung cấp. Địa chỉ của bạn không được hiển thị.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Nội dung này được lưu làm tài liệu kèm theo, không hiển thị như xác nhận của một tổ chức.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Người kiểm tra CV sẽ thấy rằng một người đọc e-mail tại tên miền {domain} đã đồng ý, và vì sao đó không phải là lời của một tổ chức.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Xác nhận có giá trị với tên này, trong mọi CV của chủ CV có những thông tin này. Chủ CV có thể sửa phần còn lại của mục, xác nhận của bạn vẫn gắn với các thông tin đó. Nếu bất kỳ thông tin nào trong số này hoặc tên thay đổi, xác nhận không còn giá trị.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Xác nhận có giá trị với tên này, trong mọi CV của chủ CV có đúng nguyên văn này. Nếu nội dung hoặc tên có bất kỳ thay đổi nào, xác nhận không còn giá trị.',
    'If you decline, only the owner of the CV gets to know it.': 'Nếu bạn từ chối, chỉ chủ CV biết điều đó.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Bạn có thể trả lời một lần, đến ngày {day}. Trong một năm sau đó, bạn có thể rút lại xác nhận bằng chính liên kết này.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Chúng tôi chưa kiểm tra ai đã viết CV này. Nếu bạn không biết người này, hãy từ chối hoặc không làm gì.',
    'Files the owner has added': 'Các tệp chủ CV đã thêm',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Chúng tôi chưa đối chiếu các tệp với nội dung. Cho đến khi bạn trả lời, có thể mở ảnh các trang của tệp trong thẻ mới.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Đây là ảnh của một tệp do chủ CV thêm vào. Chúng tôi chưa đối chiếu tệp với nội dung.',
    'Pages shown: {shown} of {all}': 'Số trang hiển thị: {shown}/{all}',
    'Page {page} of {all}': 'Trang {page}/{all}',
    'Your answer': 'Câu trả lời của bạn',
    'Yes, this is true': 'Có, điều này đúng',
    'No, I do not confirm this': 'Không, tôi không xác nhận',
    'Your name and office': 'Họ tên và chức vụ của bạn',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Cần có để xác nhận. Được hiển thị cùng CV, trong ngoặc kép. Không ghi địa chỉ web.',
    'A note to the owner': 'Lời nhắn cho chủ CV',
    'If you like. Only the owner sees it.': 'Không bắt buộc. Chỉ chủ CV thấy.',
    'Send my answer': 'Gửi câu trả lời',
    'Choose an answer.': 'Hãy chọn một câu trả lời.',
    'Say who confirms this.': 'Hãy cho biết ai xác nhận.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Nội dung quá dài, hoặc có địa chỉ web hay ký tự ẩn. Sau dấu chấm của chữ viết tắt, hãy thêm dấu cách.',
    'This was answered already.': 'Yêu cầu này đã được trả lời.',
    'Your answer could not be stored. Try again.': 'Không lưu được câu trả lời. Hãy thử lại.',
    'Thank you, this is confirmed': 'Cảm ơn bạn, nội dung đã được xác nhận',
    'Not confirmed': 'Không được xác nhận',
    Withdrawn: 'Đã rút lại',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: một người đọc e-mail ở đó, khai tên {name}, đã xác nhận một mục trong CV của {person} vào ngày {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Ngày {day}, một mục trong CV của {person} không được xác nhận, và chỉ chủ CV biết điều đó: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Nội dung đã xác nhận trong CV của {person} đã được rút lại ngày {day} và không còn hiển thị với ai nữa: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Có nhầm lẫn, hay điều đó không còn đúng nữa? Bạn có thể [rút lại] cho đến ngày {day}.',
    'Withdraw this confirmation?': 'Rút lại xác nhận này?',
    'It was given on {day} for the CV of {person}: {section}': 'Xác nhận ngày {day} cho CV của {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Sau khi rút lại, không CV nào còn hiển thị xác nhận này và chủ CV sẽ nhận được thư. Không thể hoàn tác.',
    Withdraw: 'Rút lại',
    'Keep it': 'Giữ nguyên',
    'Never get such mails again?': 'Không nhận những thư như vậy nữa?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Khi đó chúng tôi sẽ không gửi đề nghị đến địa chỉ đã nhận liên kết này, dù ai yêu cầu. Không thể hoàn tác.',
    'We will not write to you again': 'Chúng tôi sẽ không viết thư cho bạn nữa',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Địa chỉ đã nhận liên kết này sẽ không nhận thêm đề nghị nào từ chúng tôi, dù ai yêu cầu. Về địa chỉ này, chúng tôi chỉ giữ thông tin cần thiết cho việc đó.',
    'This link leads nowhere': 'Liên kết này không dùng được',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Liên kết có thể chưa đầy đủ, đã hết hạn, hoặc chủ CV đã rút lại đề nghị hay sửa nội dung được hỏi. Bạn không cần làm gì.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': { other: '{count} đoạn văn bản, tất cả đều khớp với mã băm.' },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: '{count} chữ ký hợp lệ. Do TruCV ghi nhận: {account}, bằng ví: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: '{count} mục, do TruCV ghi nhận: {domains}.' },
    '{count} sections do not hold.': { other: '{count} mục không hợp lệ.' },
    '{count} sections with a credential signed by {who}': {
      other: '{count} mục có giấy chứng nhận với chữ ký của {who}',
    },
    '{count} sections confirmed by {who}': { other: '{count} mục được xác nhận từ {who}' },
    '{count} sections signed by {who}': { other: '{count} mục do {who} ký' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '{count} mục có giấy chứng nhận với chữ ký của nhiều tên miền ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      other: '{count} mục được xác nhận từ nhiều tên miền ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      other: '{count} mục do nhiều người hoặc ví ({many}) ký',
    },
    '{count} sections with evidence only': { other: '{count} mục chỉ có tài liệu kèm theo' },
    '{count} sections with a signature that no longer counts': { other: '{count} mục có chữ ký không còn giá trị' },
    '{count} sections not signed': { other: '{count} mục chưa được ký' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: 'Quá nhiều mật khẩu sai được nhập từ đây. Hãy thử lại sau {count} phút.',
    },
  },
} satisfies ReaderTexts
