// Our words for readers in Thai.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'th',
  texts: {
    title: 'ตำแหน่งหรือชื่อรายการ',
    place: 'สถานที่',
    name: 'ชื่อ',
    address: 'ที่อยู่เว็บ',
    label: 'ชื่อรายการข้อมูล',
    value: 'ข้อมูล',
    institution: 'สถาบันการศึกษา',
    board: 'หน่วยงานจัดสอบ',
    organisation: 'องค์กร',
    degree: 'วุฒิการศึกษา',
    'field of study': 'สาขาวิชา',
    from: 'วันที่เริ่มต้น',
    until: 'วันที่สิ้นสุด',
    date: 'วันที่',
    dates: 'ช่วงวันที่',
    score: 'ผลการเรียน',
    scale: 'คะแนนเต็ม',
    'kind of score': 'ประเภทผลการเรียน',
    description: 'รายละเอียด',
    employer: 'นายจ้าง',
    'still there': 'ยังทำงานอยู่หรือไม่',
    about: 'ข้อมูลเกี่ยวกับบริษัท',
    'roles at one employer': 'บทบาทต่าง ๆ กับนายจ้างเดียวกัน',
    highlights: 'ผลงานเด่น',
    level: 'ระดับ',
    keywords: 'คำสำคัญ',
    provider: 'ผู้จัดหลักสูตร',
    issuer: 'ผู้ออก',
    'credential ID': 'เลขที่ใบรับรอง',
    publisher: 'ผู้จัดพิมพ์',
    'awarding body': 'ผู้มอบรางวัล',
    fluency: 'ระดับความคล่องแคล่ว',
    'e-mail': 'อีเมล',
    phone: 'โทรศัพท์',
    'what they say': 'คำกล่าวของบุคคลอ้างอิง',
    subtitle: 'หัวข้อรอง',
    hidden: 'การซ่อน',
    'shown to readers': 'การแสดงให้ผู้อ่านเห็น',
    roles: 'บทบาท',
    courses: 'รายวิชา',
    kind: 'ประเภท',
    profession: 'อาชีพ',
    location: 'ที่อยู่ปัจจุบัน',
    picture: 'รูปภาพ',
    links: 'ลิงก์',
    'everything that is written here': 'ทุกอย่างที่เขียนไว้ตรงนี้',
    'some facts': 'ข้อมูลบางอย่าง',
    Yes: 'ใช่',
    Percentage: 'ร้อยละ',
    CGPA: 'เกรดเฉลี่ยสะสม',
    GPA: 'เกรดเฉลี่ย',
    Grade: 'เกรด',
    'Class or division': 'ชั้นหรือลำดับขั้น',
    Rank: 'อันดับที่',
    'It is the owner’s own word: nobody has checked it.': 'นี่เป็นคำบอกกล่าวของเจ้าของประวัติเอง ยังไม่มีใครตรวจสอบ',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'ส่วนที่ไม่มีการยืนยันเป็นคำบอกกล่าวของเจ้าของประวัติเอง ยังไม่มีใครตรวจสอบ',
    'Personal details': 'ข้อมูลส่วนตัว',
    Stated: 'ระบุไว้',
    'Self-attested': 'รับรองด้วยตนเอง',
    'Evidence attached': 'แนบเอกสารประกอบ',
    Confirmed: 'มีการยืนยัน',
    'Signed by its issuer': 'ลงนามโดยผู้ออก',
    'Confirmed by {domain}': 'ยืนยันจากโดเมน {domain}',
    'Signed by {domain} for this account, checked {day}': 'ลงนามโดย {domain} สำหรับบัญชีนี้ ตรวจเมื่อวันที่ {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'รับรองด้วยตนเองโดย {name} ซึ่งเข้าสู่ระบบด้วย Google เมื่อวันที่ {day}',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'รับรองด้วยตนเองโดย {name} ซึ่งเข้าสู่ระบบด้วย Google ตั้งแต่วันที่ {first} ถึง {last}',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'รับรองด้วยตนเองโดย {name} ด้วยกระเป๋าเงินดิจิทัล {wallet} เมื่อวันที่ {day}',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'รับรองด้วยตนเองโดย {name} ด้วยกระเป๋าเงินดิจิทัล {wallet} ตั้งแต่วันที่ {first} ถึง {last}',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'ผู้ที่อ่านอีเมลของโดเมน {domain} เห็นด้วยเมื่อวันที่ {day} กับข้อมูลต่อไปนี้: {covered} ทั้งนี้ โดเมนนี้เป็นของเจ้าของประวัติเอง จึงไม่ใช่การยืนยันจากสถาบันหรือองค์กร',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'ผู้ที่อ่านอีเมลของโดเมน {domain} เห็นด้วยเมื่อวันที่ {day} กับข้อมูลต่อไปนี้: {covered} ทั้งนี้ ใครก็ได้ หรือนักศึกษาและผู้สำเร็จการศึกษาทุกคน มีที่อยู่อีเมลที่นั่นได้ จึงไม่ใช่การยืนยันจากสถาบันหรือองค์กร',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'ยืนยันจากโดเมน {domain} เมื่อวันที่ {day} โดยผู้ที่อ่านอีเมลของ {domain} ทั้งนี้ เจ้าของประวัติเป็นผู้ให้ที่อยู่อีเมลนั้น',
    'What was confirmed: {covered}.': 'สิ่งที่ได้รับการยืนยัน: {covered}',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'ชื่อที่ให้ไว้: {name} ส่วนชื่อที่เจ้าของประวัติใช้เรียกสถาบันหรือองค์กร: {institution}',
    'The owner attached it to {covered}.': 'เจ้าของประวัติแนบไว้กับข้อมูลต่อไปนี้: {covered}',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'เจ้าของประวัติแนบเอกสารประกอบซึ่งไม่เปิดเผยต่อสาธารณะไว้กับข้อมูลต่อไปนี้: {covered}',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'ยืนยันจากโดเมน {domain} เมื่อวันที่ {day} โดยผู้ที่อ่านอีเมลที่นั่น (ชื่อที่ให้ไว้: {name}) เจ้าของประวัติเป็นผู้ให้ที่อยู่อีเมล สิ่งที่ยืนยัน: {covered}',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ลงนามโดย {domain} สำหรับบัญชีนี้ ตรวจเมื่อวันที่ {day} แนบไว้กับข้อมูลต่อไปนี้: {covered}',
    'The confirmation has been in the public log since {day}.': 'การยืนยันนี้อยู่ในบันทึกสาธารณะตั้งแต่วันที่ {day}',
    'The confirmation is in the public log within a minute.': 'การยืนยันนี้จะอยู่ในบันทึกสาธารณะภายในหนึ่งนาที',
    'The attestation has been in the public log since {day}.': 'การรับรองด้วยตนเองนี้อยู่ในบันทึกสาธารณะตั้งแต่วันที่ {day}',
    'The attestation is in the public log within a minute.': 'การรับรองด้วยตนเองนี้จะอยู่ในบันทึกสาธารณะภายในหนึ่งนาที',
    'Signed by the account of {name}, another name than this CV’s': 'ลงนามจากบัญชีชื่อ {name} ซึ่งไม่ตรงกับชื่อในประวัตินี้',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'ลงนามจากบัญชีชื่อ {name} ซึ่งไม่ตรงกับชื่อในประวัตินี้: {about} ({day})',
    '{name} signed every section, {day}': '{name} ลงนามทุกส่วน ({day})',
    '{name} signed every section that can be checked, {day}': '{name} ลงนามทุกส่วนที่ตรวจสอบได้ ({day})',
    '{name} signed all other sections, {day}': '{name} ลงนามส่วนอื่นทั้งหมด ({day})',
    '{name} signed all other sections that can be checked, {day}': '{name} ลงนามส่วนอื่นทั้งหมดที่ตรวจสอบได้ ({day})',
    'every section': 'ทุกส่วน',
    'every section that can be checked': 'ทุกส่วนที่ตรวจสอบได้',
    'all other sections': 'ส่วนอื่นทั้งหมด',
    'all other sections that can be checked': 'ส่วนอื่นทั้งหมดที่ตรวจสอบได้',
    'Check it yourself': 'ตรวจสอบด้วยตนเอง',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'บริการนี้เป็นผู้ออกเอง จึงเป็นเพียงการบันทึกสิ่งที่แสดงอยู่แล้วที่นี่ และไม่ทำให้ระดับสูงขึ้น',
    '{domain} is a domain of the owner’s own.': 'โดเมน {domain} เป็นของเจ้าของประวัติเอง',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'ใครก็ได้ หรือนักศึกษาและผู้สำเร็จการศึกษาทุกคน มีที่อยู่อีเมลที่ {domain} ได้',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} เป็นเพียงหน้าหนึ่งในเว็บไซต์ ซึ่งเว็บไซต์จะให้ใครใช้หน้าเว็บก็ได้',
    'Anybody can have a name like {domain}: it shows no institution.':
      'ใครก็มีชื่ออย่าง {domain} ได้ ชื่อนี้ไม่ได้แสดงถึงสถาบันหรือองค์กรใด',
    'Listed by {domain}; it is not signed.': 'มีรายชื่ออยู่ที่ {domain} แต่ไม่มีการลงนาม',
    'Signed by {domain}.': 'ลงนามโดย {domain}',
    'Signed with a key that names nobody.': 'ลงนามด้วยกุญแจที่ไม่ได้ระบุชื่อใคร',
    'It names an issuer that could not be reached to show that it signed it.':
      'ระบุชื่อผู้ออกไว้ แต่ติดต่อผู้ออกนั้นไม่ได้ จึงไม่อาจแสดงได้ว่าเป็นผู้ลงนาม',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ระบุชื่อ {domain} ไว้ แต่ติดต่อไม่ได้ จึงไม่อาจแสดงได้ว่าเป็นผู้ลงนาม',
    'Sealed by {name}, with a certificate that this service trusts.':
      'มีตราประทับอิเล็กทรอนิกส์ในชื่อ {name} พร้อมใบรับรองตราประทับที่บริการนี้เชื่อถือ',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'มีตราประทับอิเล็กทรอนิกส์ในชื่อ {name} พร้อมใบรับรองตราประทับที่ยังไม่ได้ตรวจเทียบกับรายการใด',
    'Not withdrawn on {day}.': 'ยังไม่ถูกเพิกถอน ณ วันที่ {day}',
    'Withdrawn, as found on {day}.': 'ถูกเพิกถอนแล้ว ตามที่พบเมื่อวันที่ {day}',
    'Whether it was withdrawn could not be looked up on {day}.': 'เมื่อวันที่ {day} ไม่สามารถค้นได้ว่าถูกเพิกถอนแล้วหรือไม่',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.': 'ตรวจเมื่อวันที่ {day} ผู้ออกไม่ได้จัดทำรายการที่ถูกเพิกถอน',
    'Made out to the address of this account.': 'ออกให้แก่ที่อยู่อีเมลของบัญชีนี้',
    'It does not say whose it is.': 'ไม่ได้ระบุว่าเป็นของใคร',
    'Made out to somebody else.': 'ออกให้แก่บุคคลอื่น',
    'It is refused since the check on {day}.': 'ไม่เป็นที่ยอมรับตั้งแต่การตรวจเมื่อวันที่ {day}',
    'It is called {title}.': 'มีชื่อว่า {title}',
    'Its issuer calls itself {name}.': 'ผู้ออกเรียกตนเองว่า {name}',
    'It names {name}.': 'ระบุชื่อบุคคลว่า {name}',
    'A credential, unchanged since it was signed.': 'ใบรับรองดิจิทัล ไม่มีการเปลี่ยนแปลงตั้งแต่ลงนาม',
    'It ended on {day}.': 'สิ้นสุดเมื่อวันที่ {day}',
    'It is not valid before {day}.': 'ยังไม่มีผลก่อนวันที่ {day}',
    'Shown by the owner beside: {title}.': 'เจ้าของประวัติแสดงไว้ข้าง {title}',
    'Not signed': 'ไม่มีการลงนาม',
    Signed: 'ลงนามแล้ว',
    'The CV says so. It is neither signed nor confirmed.': 'เป็นสิ่งที่ประวัติระบุไว้ ไม่มีทั้งการลงนามและการยืนยัน',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'บัญชีที่ระบุชื่อไว้ลงนามทุกอย่างที่เขียนในส่วนนั้น (รับรองด้วยตนเอง) โดยเข้าสู่ระบบหรือใช้กระเป๋าเงินดิจิทัล ซึ่งแสดงว่าเป็นคำกล่าวของใครและไม่มีคำใดในส่วนนั้นเปลี่ยนไป แต่ไม่ได้แสดงว่าเป็นความจริง',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'เจ้าของประวัติยังเก็บเอกสารเกี่ยวกับเรื่องนี้ไว้ที่นี่ โดยไม่มีใครที่ TruCV ตรวจสอบ หรือเก็บใบรับรองดิจิทัลที่ไม่ได้แสดงทุกอย่างตามที่ระดับสูงสุดกำหนด',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'ผู้ที่อ่านอีเมลของโดเมนที่ระบุไว้ยืนยันสิ่งที่ป้ายแสดง คือข้อมูลในส่วนนั้น เช่น ตำแหน่ง นายจ้าง และช่วงวันที่ หรือทุกอย่างที่เขียนไว้ในส่วนนั้น เจ้าของประวัติเป็นผู้ให้ที่อยู่อีเมล โปรดพิจารณาเองว่าโดเมนนั้นเป็นของสถาบันหรือองค์กรดังกล่าวหรือไม่ ชื่อในเครื่องหมายคำพูดพิมพ์โดยผู้ขอและผู้ตอบ และไม่มีใครตรวจสอบ',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'เจ้าของประวัติแนบใบรับรองดิจิทัลไว้กับสิ่งที่ป้ายแสดง คือข้อมูลในส่วนนั้นหรือทุกอย่างที่เขียนไว้ในส่วนนั้น ใบรับรองนี้ลงนามโดยโดเมนที่ระบุไว้ ออกให้แก่ที่อยู่อีเมลของบัญชีเจ้าของประวัติ มีผลใช้อยู่และยังไม่ถูกเพิกถอนในวันที่ระบุ ส่วนที่ว่าใบรับรองกับประวัติกล่าวตรงกันนั้นเป็นคำของเจ้าของประวัติ โปรดอ่านทั้งสองอย่าง ข้อความในเครื่องหมายคำพูดเป็นของผู้ออก',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ยังไม่มีใครลงนามหรือยืนยันส่วนใดของประวัตินี้ เป็นเพียงสิ่งที่เจ้าของระบุไว้',
    '{name} (wallet {wallet})': '{name} (กระเป๋าเงินดิจิทัล {wallet})',
    'nothing changed since': 'ไม่มีอะไรเปลี่ยนแปลงตั้งแต่นั้น',
    'no word of these claims changed since': 'ไม่มีคำใดในข้อความเหล่านี้เปลี่ยนแปลงตั้งแต่นั้น',
    'Check the CV of {name}': 'ตรวจสอบประวัติของ {name}',
    'Version {version}, published on {day}.': 'ฉบับที่ {version} เผยแพร่เมื่อวันที่ {day}',
    'Read the CV': 'อ่านประวัติ',
    'Check the signatures now': 'ตรวจลายมือชื่อตอนนี้',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'เบราว์เซอร์ของคุณจะดึงข้อมูลที่ระบุไว้และกุญแจมาใหม่ แล้วตรวจลายมือชื่อทุกรายการเอง',
    'Compare an older copy': 'เปรียบเทียบกับสำเนาเก่า',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ลากไฟล์มาวางที่นี่หรือเลือกไฟล์: PDF ที่คุณได้รับ ข้อมูลที่ระบุไว้ (JSON) ที่คุณเก็บไว้ หรือใบรับรองดิจิทัล ไฟล์จะอยู่ในเบราว์เซอร์ของคุณเท่านั้น',
    'Every section, and who stands for it': 'ทุกส่วน และผู้ที่ลงนามหรือยืนยันส่วนนั้น',
    'Signature no longer counts': 'ลายมือชื่อใช้ไม่ได้แล้ว',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'ลายมือชื่อตรงกับข้อความนี้ แต่กุญแจถูกเพิกถอนแล้ว จึงใช้ไม่ได้แล้ว',
    'Stated. Nobody has signed or confirmed it.': 'ระบุไว้ ยังไม่มีใครลงนามหรือยืนยัน',
    'Download as a credential': 'ดาวน์โหลดเป็นใบรับรองดิจิทัล',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ใบรับรองดิจิทัลคือไฟล์ที่ลงนามแล้ว ซึ่งกระเป๋าเงินดิจิทัลและโปรแกรมอื่นอ่านและตรวจสอบได้โดยไม่ต้องใช้หน้านี้ ใบรับรองบอกเพียงสิ่งที่ TruCV บันทึกไว้เท่านั้น',
    'The confirmation': 'การยืนยัน',
    'The self-attestation': 'การรับรองด้วยตนเอง',
    'JSON, for wallets': 'JSON สำหรับกระเป๋าเงินดิจิทัล',
    'JWT, for programs': 'JWT สำหรับโปรแกรม',
    'picture with the badge in it': 'รูปภาพที่มีป้ายฝังอยู่',
    'Digest and signatures': 'ลายนิ้วมือดิจิทัลและลายมือชื่อ',
    'Everything in the section, as data': 'ทุกอย่างในส่วนนี้ ในรูปแบบไฟล์ข้อมูล',
    'Its facts alone, as data: {covered}': 'เฉพาะข้อมูลเหล่านี้ ในรูปแบบไฟล์ข้อมูล: {covered}',
    'SHA-256 digest of {section}': 'ลายนิ้วมือดิจิทัล SHA-256: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ข้อความที่เจ้าของประวัติลงนาม: “ขอรับรองว่าส่วนนี้ของประวัติของฉันเป็นความจริง”',
    'Signature ({form})': 'ลายมือชื่อ ({form})',
    Wallet: 'กระเป๋าเงินดิจิทัล',
    Key: 'กุญแจ',
    'Record of the confirmation ({form})': 'บันทึกการยืนยัน ({form})',
    'What the badges mean': 'ความหมายของป้าย',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'ลายมือชื่อจะหายไปทันทีที่ตัวอักษรในส่วนนั้นเปลี่ยนแม้เพียงตัวเดียว การยืนยันข้อมูลก็จะหายไปทันทีที่ตัวอักษรในข้อมูลนั้นเปลี่ยนแม้เพียงตัวเดียว และทั้งสองอย่างจะหายไปเมื่อชื่อในประวัติเปลี่ยน',
    'For engineers: check it without us': 'สำหรับวิศวกร: ตรวจสอบโดยไม่ต้องพึ่งเรา',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'คุณไม่จำเป็นต้องเชื่อคำของเราเรื่องป้าย {program} เป็นไฟล์เดียวที่เปิดอ่านได้ ใช้ตรวจ[ไฟล์ข้อมูลที่ระบุไว้] ต้องใช้เพียง Node.js เท่านั้น ไม่ต้องใช้เครือข่าย (เว้นแต่ใช้ --log) และไม่ต้องใช้อะไรจากเรา:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'สองบรรทัดสุดท้ายใช้ตรวจใบรับรองดิจิทัล ไม่ว่าจะเป็นของ TruCV หรือของผู้อื่น: {keys} มีกุญแจของผู้ออก ส่วน {list} คือรายการที่ถูกเพิกถอนซึ่งใบรับรองอ้างถึง',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'ลายมือชื่อที่ลงโดย “เข้าสู่ระบบด้วย Google” สร้างขึ้นโดย TruCV ซึ่งแสดงว่าบริการนี้ได้บันทึกคำกล่าวของบัญชีที่ระบุชื่อไว้ ส่วนลายมือชื่อด้วยกระเป๋าเงินดิจิทัลสร้างขึ้นด้วยกุญแจของกระเป๋านั้น ซึ่ง TruCV ไม่มี',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ไฟล์บอกสภาพ ณ เวลาที่คุณดึงมา ผู้ที่ยืนยันสิ่งใดไว้อาจเพิกถอนในภายหลังได้ และโปรแกรมไม่มีทางทราบ โปรดดึงไฟล์ใหม่ หรือดูที่หน้านี้',
    'Our public keys': 'กุญแจสาธารณะของเรา',
    'Version {version} was never published': 'ฉบับที่ {version} ไม่เคยเผยแพร่',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'และไม่เคยส่งมอบเป็นไฟล์ด้วย เอกสารที่อ้างว่าเป็นฉบับที่ {version} ของประวัตินี้ ไม่ได้จัดทำโดยเจ้าของที่นี่ หรือถูกแก้ไข',
    'Your copy says version {version}': 'สำเนาของคุณระบุฉบับที่ {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'สิ่งที่เปิดเผยต่อสาธารณะไม่มีอะไรเปลี่ยน เนื้อหาในฉบับที่ {version} คือสิ่งที่เผยแพร่อยู่ในขณะนี้',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'เคยมีฉบับนี้ เมื่อเทียบกันแล้ว สิ่งที่เผยแพร่อยู่ในขณะนี้ คือฉบับที่ {version} ต่างไปดังนี้:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'ไม่ได้เปรียบเทียบข้อความในสำเนาของคุณ โปรดอ่านเทียบกับหน้านี้คำต่อคำ',
    'Fetching the claims and the keys…': 'กำลังดึงข้อมูลที่ระบุไว้และกุญแจ…',
    'Reading your copy…': 'กำลังอ่านสำเนาของคุณ…',
    'Check again': 'ตรวจอีกครั้ง',
    'Fetched at {time}.': 'ดึงมาเมื่อ {time}',
    'The claims and TruCV’s public keys, {size} kB.': 'ข้อมูลที่ระบุไว้และกุญแจสาธารณะของ TruCV ขนาด {size} kB',
    'The right CV.': 'ประวัติถูกฉบับ',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'ข้อมูลนี้เป็นของประวัตินี้ในที่อยู่นี้ และเป็นของส่วนต่าง ๆ ที่คุณเห็นที่นี่',
    'Not what you see.': 'ไม่ใช่สิ่งที่คุณเห็น',
    'What is published now has other sections than this page.': 'สิ่งที่เผยแพร่อยู่ในขณะนี้มีส่วนต่าง ๆ ไม่ตรงกับหน้านี้',
    'No letter changed.': 'ไม่มีตัวอักษรใดเปลี่ยน',
    'Changed.': 'มีการเปลี่ยนแปลง',
    'Texts that do not fit their fingerprints: {wrong} of {all}.': 'ข้อความที่ไม่ตรงกับลายนิ้วมือดิจิทัลของตน: {wrong} จาก {all}',
    'Signed by the owner.': 'ลงนามโดยเจ้าของประวัติ',
    'Not signed as it says.': 'ไม่ได้ลงนามตามที่ระบุ',
    'Confirmed.': 'มีการยืนยัน',
    'Not confirmed as it says.': 'ไม่ได้รับการยืนยันตามที่ระบุ',
    'In the log.': 'อยู่ในบันทึก',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'ลายมือชื่อที่อยู่ในบันทึกสาธารณะของ TruCV: {recorded} จาก {all} จำนวนรายการในบันทึก: {entries}',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'ในส่วนที่เหลือ รายการใหม่จะเข้าบันทึกภายในหนึ่งนาที ส่วนรายการที่มีมาก่อนบันทึกจะไม่เข้าบันทึก',
    'The log begins with all that this browser saw of it on {day}.':
      'ตอนต้นของบันทึกตรงกับทุกอย่างที่เบราว์เซอร์นี้เห็นในบันทึกเมื่อวันที่ {day}',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'เบราว์เซอร์นี้เก็บสิ่งที่เห็นในบันทึกไว้ และจะเปรียบเทียบในการตรวจครั้งต่อไป',
    'Not in the log as it says.': 'ไม่อยู่ในบันทึกตามที่ระบุ',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'บันทึกสาธารณะของ TruCV ไม่ครบถ้วน หรืออ่านไม่ได้ โปรดลองอีกครั้งในหนึ่งนาที',
    'One person.': 'บุคคลเดียวกัน',
    'All claims are about {name}, as the CV is.': 'ข้อมูลที่ระบุไว้ทั้งหมดเป็นของ {name} เช่นเดียวกับประวัติ',
    'Another person.': 'บุคคลอื่น',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ข้อมูลที่ระบุไว้ไม่ได้เป็นของ {name} ทั้งหมด ทั้งที่ประวัตินี้ระบุว่าเป็นของชื่อนี้',
    'Signed by the account of {name}, another name than this CV’s.': 'ลงนามจากบัญชีชื่อ {name} ซึ่งไม่ตรงกับชื่อในประวัตินี้',
    'Whether both names are of one person is for you to judge.': 'ทั้งสองชื่อเป็นบุคคลเดียวกันหรือไม่ โปรดพิจารณาเอง',
    'Everything that is signed holds.': 'ทุกอย่างที่ลงนามผ่านการตรวจ',
    'Not everything holds: what is marked red is not as it was signed.':
      'มีบางอย่างไม่ผ่านการตรวจ สิ่งที่ทำเครื่องหมายสีแดงไม่ตรงกับตอนที่ลงนาม',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ไม่มีสิ่งใดในประวัตินี้ที่ลงนามไว้ จึงไม่มีอะไรให้ตรวจนอกจากข้อความ',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'ลายมือชื่อทุกรายการถูกต้อง แต่ไม่มีลายมือชื่อใดครอบคลุมเรื่องที่ว่ากระเป๋าเงินดิจิทัลเป็นของเจ้าของประวัติ หรือสิ่งที่กล่าวถึงใบรับรองของผู้อื่น',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ขณะนี้เผยแพร่ฉบับที่ {now} แต่หน้านี้แสดงฉบับที่ {version} โปรดโหลดหน้านี้ใหม่',
    holds: 'ผ่านการตรวจ',
    'Does not hold': 'ไม่ผ่านการตรวจ',
    '{section} does not hold': 'ส่วน {section} ไม่ผ่านการตรวจ',
    'this is not in the form in which TruCV publishes it': 'ไม่อยู่ในรูปแบบที่ TruCV เผยแพร่',
    'the text was changed: it does not fit its fingerprint (digest)': 'ข้อความถูกเปลี่ยน จึงไม่ตรงกับลายนิ้วมือดิจิทัล',
    'the owner’s signature does not hold': 'ลายมือชื่อของเจ้าของประวัติไม่ถูกต้อง',
    'the institution’s confirmation does not hold': 'การยืนยันของสถาบันหรือองค์กรไม่ผ่านการตรวจ',
    'it was signed or confirmed under another name than the one on this CV': 'ลงนามหรือยืนยันไว้ในชื่ออื่นที่ไม่ใช่ชื่อในประวัตินี้',
    'it is said to be more than what was signed': 'แสดงไว้เกินกว่าสิ่งที่ลงนาม',
    'it is not in the public log as it says': 'ไม่อยู่ในบันทึกสาธารณะตามที่ระบุ',
    'the signature that this page shows was withdrawn': 'ลายมือชื่อที่หน้านี้แสดงถูกเพิกถอนแล้ว',
    'the evidence that this page shows was taken away': 'เอกสารประกอบที่หน้านี้แสดงถูกนำออกแล้ว',
    'the confirmation that this page shows was withdrawn': 'การยืนยันที่หน้านี้แสดงถูกเพิกถอนแล้ว',
    'the credential that this page shows does not count any more': 'ใบรับรองดิจิทัลที่หน้านี้แสดงใช้ไม่ได้แล้ว',
    'the text that is published now is another one than on this page': 'ข้อความที่เผยแพร่อยู่ในขณะนี้ไม่ใช่ข้อความในหน้านี้',
    'this section is not among what is published now': 'ส่วนนี้ไม่อยู่ในสิ่งที่เผยแพร่อยู่ในขณะนี้',
    'What this does not show': 'สิ่งที่การตรวจนี้ไม่ได้แสดง',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'ว่าสิ่งที่ประวัติระบุไว้เป็นความจริง ลายมือชื่อแสดงเพียงว่าเป็นคำกล่าวของใคร และไม่มีตัวอักษรใดเปลี่ยนไปตั้งแต่นั้น',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ว่าโดเมนเป็นของสถาบันหรือองค์กรที่มีชื่อคล้ายกัน เจ้าของประวัติเป็นผู้ให้ที่อยู่อีเมล',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ว่าบุคคลที่อยู่เบื้องหลังบัญชีหรือกระเป๋าเงินดิจิทัลคือใคร “เข้าสู่ระบบด้วย Google” เป็นสิ่งที่ TruCV บันทึกเอง',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'ว่า TruCV ซื่อสัตย์ เพราะหน้านี้ก็เป็นของ TruCV เช่นกัน โปรแกรมใต้หัวข้อ “สำหรับวิศวกร” ทำงานได้โดยไม่ต้องพึ่ง TruCV',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'ว่า TruCV แสดงบันทึกเดียวกันให้ทุกคนเห็น พยานและโปรแกรมที่ติดตามบันทึก เช่น log-audit.mjs จะสังเกตเห็นหากไม่ตรงกัน',
    'What is withdrawn later. Check again when it matters.': 'สิ่งที่ถูกเพิกถอนในภายหลัง โปรดตรวจอีกครั้งเมื่อเป็นเรื่องสำคัญ',
    'It cannot be checked: {problem}.': 'ตรวจสอบไม่ได้: {problem}',
    'This browser could not do the check. The program under “For engineers” can.':
      'เบราว์เซอร์นี้ตรวจสอบไม่ได้ แต่โปรแกรมใต้หัวข้อ “สำหรับวิศวกร” ตรวจสอบได้',
    'This page was opened without https, where browsers check no signatures.':
      'หน้านี้เปิดโดยไม่ใช้ https ซึ่งเบราว์เซอร์จะไม่ตรวจลายมือชื่อ',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'ติดต่อ TruCV ไม่ได้ โปรดดูการเชื่อมต่ออินเทอร์เน็ตของคุณ แล้วลองอีกครั้ง',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'เจ้าของประวัตินี้กำหนดให้ใส่รหัสผ่าน โปรดเปิดประวัติใหม่ แล้วลองอีกครั้ง',
    'This CV is no longer published: nothing of it can be checked now.':
      'ประวัตินี้ไม่ได้เผยแพร่อีกต่อไป จึงตรวจสอบสิ่งใดไม่ได้ในขณะนี้',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ตอบกลับด้วยข้อผิดพลาด ({status}) โปรดลองอีกครั้งในหนึ่งนาที',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'คำตอบมาถึงไม่ครบ หรือไม่ใช่คำตอบของ TruCV โปรดลองอีกครั้ง',
    'The reply is about another CV: nothing of it counts for this one.': 'คำตอบเป็นเรื่องของประวัติอื่น จึงไม่มีสิ่งใดใช้กับประวัตินี้ได้',
    'The reply is of another service: its signatures do not count at this address.':
      'คำตอบมาจากบริการอื่น ลายมือชื่อจึงใช้กับที่อยู่นี้ไม่ได้',
    'This file is damaged, or is not a copy of a CV.': 'ไฟล์นี้เสียหาย หรือไม่ใช่สำเนาของประวัติ',
    'This is a copy of another CV.': 'นี่คือสำเนาของประวัติอื่น',
    'This is a JSON Resume, which holds no signatures to compare.': 'นี่คือ JSON Resume ซึ่งไม่มีลายมือชื่อให้เปรียบเทียบ',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'ที่นี่ไม่อ่านไฟล์ Word โปรดเปิดที่อยู่ท้ายไฟล์ ซึ่งจะพาไปยังการเปรียบเทียบ',
    'This PDF names several versions of this CV: it was put together from several files.':
      'PDF นี้ระบุประวัตินี้ไว้หลายฉบับ แสดงว่านำหลายไฟล์มารวมกัน',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'PDF นี้ไม่ได้ระบุฉบับของประวัติ แสดงว่าไม่ได้จัดทำที่นี่ หรือโปรแกรมอื่นจัดทำขึ้นใหม่',
    'Your copy says that it is of {day}.': 'สำเนาของคุณระบุวันที่ {day}',
    'In your copy this does not hold:': 'สิ่งที่ไม่ผ่านการตรวจในสำเนาของคุณ:',
    'Since then:': 'ตั้งแต่นั้น:',
    'Nothing has changed since.': 'ไม่มีอะไรเปลี่ยนแปลงตั้งแต่นั้น',
    'Added: {section}': 'เพิ่ม: {section}',
    'Changed: {section}': 'เปลี่ยน: {section}',
    'Removed: {section}': 'นำออก: {section}',
    'Confirmed since: {section}': 'ยืนยันตั้งแต่นั้น: {section}',
    'No longer confirmed: {section}': 'ไม่มีการยืนยันแล้ว: {section}',
    'Signed since: {section}': 'ลงนามตั้งแต่นั้น: {section}',
    'No longer signed: {section}': 'ไม่มีการลงนามแล้ว: {section}',
    'This credential holds.': 'ใบรับรองดิจิทัลนี้ผ่านการตรวจ',
    'It is called {title}, of {day}.': 'มีชื่อว่า {title} ลงวันที่ {day}',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'ไม่มีการเปลี่ยนแปลงตั้งแต่ TruCV ลงนาม และไม่ได้ถูกเพิกถอนในขณะนี้',
    'The words that it is about are on this CV: {section}.': 'ข้อความที่ใบรับรองกล่าวถึงมีอยู่ในประวัตินี้: {section}',
    'The words that it is about are not on this CV, or were changed since.':
      'ข้อความที่ใบรับรองกล่าวถึงไม่อยู่ในประวัตินี้ หรือเปลี่ยนไปตั้งแต่นั้น',
    'This credential does not hold.': 'ใบรับรองดิจิทัลนี้ไม่ผ่านการตรวจ',
    'This credential is not valid yet.': 'ใบรับรองดิจิทัลนี้ยังไม่มีผล',
    'This credential has ended.': 'ใบรับรองดิจิทัลนี้สิ้นสุดแล้ว',
    'The signature holds, but this credential was withdrawn.': 'ลายมือชื่อถูกต้อง แต่ใบรับรองดิจิทัลนี้ถูกเพิกถอนแล้ว',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'ลายมือชื่อถูกต้อง แต่ไม่สามารถค้นได้ว่าใบรับรองถูกเพิกถอนแล้วหรือไม่ โปรดลองอีกครั้ง',
    'This is a credential about another person, or about another name.': 'นี่คือใบรับรองดิจิทัลของบุคคลอื่น หรือในชื่ออื่น',
    'TruCV did not issue this credential.': 'ใบรับรองดิจิทัลนี้ไม่ได้ออกโดย TruCV',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'หน้านี้ตรวจเฉพาะใบรับรองดิจิทัลของ TruCV เองที่เป็นไฟล์ JWT (.jwt) ส่วนใบนี้ตรวจได้ด้วยโปรแกรมใต้หัวข้อ “สำหรับวิศวกร”: node verify-cv.mjs ตามด้วยไฟล์ --keys และ did.json ของผู้ออก',
    'No CV at this address — TruCV': 'ไม่มีประวัติที่ที่อยู่นี้ — TruCV',
    'There is no CV here': 'ไม่มีประวัติที่นี่',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ลิงก์อาจไม่ครบถ้วน หรือเจ้าของอาจนำหน้านี้ออกแล้ว หากมีผู้ส่งลิงก์นี้ให้คุณ โปรดขอลิงก์ใหม่จากผู้ส่ง',
    'Go to TruCV': 'ไปที่ TruCV',
    'This CV is protected': 'ประวัตินี้มีรหัสผ่านป้องกัน',
    'Its owner asks for a password. It usually comes with the link.': 'เจ้าของกำหนดให้ใส่รหัสผ่าน โดยปกติรหัสผ่านจะมาพร้อมกับลิงก์',
    Password: 'รหัสผ่าน',
    'Open the CV': 'เปิดประวัติ',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'จากนั้นจะเปิดค้างไว้ในเบราว์เซอร์นี้ 12 ชั่วโมง ไม่มีรหัสผ่านใช่ไหม โปรดถามผู้ที่ส่งลิงก์ให้คุณ',
    'This form was sent from another site. Enter the password here.': 'แบบฟอร์มนี้ส่งมาจากเว็บไซต์อื่น โปรดใส่รหัสผ่านที่นี่',
    'This is not the password. Capital letters count.': 'รหัสผ่านไม่ถูกต้อง ตัวพิมพ์ใหญ่และตัวพิมพ์เล็กถือว่าต่างกัน',
    'Many people are asking just now. Try again in a few seconds.': 'ขณะนี้มีผู้ใช้จำนวนมาก โปรดลองอีกครั้งในอีกสักครู่',
    '[TruCV], where people write CVs that others can check': '[TruCV] ที่สำหรับเขียนประวัติซึ่งผู้อื่นตรวจสอบได้',
    'Hello,': 'เรียน ท่านผู้เกี่ยวข้อง',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ขอให้ {institution} ยืนยันส่วนหนึ่งของประวัติ: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'ชื่อทั้งสองพิมพ์โดยผู้ใช้ TruCV ที่ส่งคำขอ เราไม่ได้ตรวจสอบชื่อเหล่านี้',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'ลิงก์ด้านล่างแสดงสิ่งที่ระบุไว้ ผู้ที่พูดแทนสถาบันหรือองค์กรได้สามารถยืนยันหรือปฏิเสธได้ โดยไม่ต้องมีบัญชี',
    'Look at the claim and answer': 'ดูสิ่งที่ระบุไว้และตอบ',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ตอบผ่านลิงก์นี้ได้หนึ่งครั้ง จนถึงวันที่ {day} หากคุณไม่ดำเนินการใด จะไม่มีการยืนยันใด ๆ โปรดอย่าส่งต่อลิงก์นี้ เพราะใครก็ตามที่มีลิงก์ก็ตอบได้',
    'Answer all requests at one place': 'ตอบคำขอทั้งหมดในที่เดียว',
    'Never write to me again': 'ไม่ต้องการรับอีเมลอีก',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'มีคำถามใช่ไหม โปรดเขียนถึง {address} เราไม่อ่านอีเมลที่ตอบกลับฉบับนี้',
    'Change the language': 'เปลี่ยนภาษา',
    'Can you confirm this?': 'คุณยืนยันเรื่องนี้ได้หรือไม่',
    'What you answer for': 'เรื่องที่ขอให้คุณตอบ',
    'Name on the CV': 'ชื่อในประวัติ',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'ข้อมูลสำหรับค้นหาบุคคลนี้ในบันทึกของคุณ: {reference} ผู้ใช้ที่ส่งคำขอเป็นผู้พิมพ์ ไม่ใช่ส่วนหนึ่งของสิ่งที่คุณยืนยัน และไม่แสดงให้ใครเห็นนอกจากคุณ',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'ข้อความเดียวกันนี้เคยได้รับการยืนยันจากโดเมนของคุณเมื่อวันที่ {day} สำหรับอีกชื่อหนึ่ง: {before} ขณะนี้เป็นการขอสำหรับ {person} โปรดยืนยันเฉพาะเมื่อคุณทราบว่าทั้งสองชื่อเป็นบุคคลเดียวกัน',
    'What your answer means': 'ความหมายของคำตอบของคุณ',
    'Not part of your answer': 'สิ่งที่ไม่ได้เป็นส่วนหนึ่งของคำตอบ',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'หากคุณยืนยัน เท่ากับคุณกล่าวว่าคุณพูดแทนสถาบันหรือองค์กรได้ และข้อมูลต่อไปนี้เกี่ยวกับ {person} เป็นความจริง: {covered}',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'จากนั้นทุกคนที่อ่านส่วนนี้ของประวัติได้จะเห็น “{badge}” เห็นว่าผู้ที่อ่านอีเมลที่นั่นได้ตอบแล้ว และเห็นชื่อที่คุณให้ไว้ โดยไม่แสดงที่อยู่อีเมลของคุณ',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'จะเก็บไว้เป็นเอกสารประกอบ และไม่แสดงเป็นการยืนยันจากสถาบันหรือองค์กร',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'ผู้ที่ตรวจสอบประวัติจะเห็นว่าผู้ที่อ่านอีเมลของโดเมน {domain} เห็นด้วย และเห็นเหตุผลว่าทำไมจึงไม่ใช่คำของสถาบันหรือองค์กร',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'การยืนยันนี้ใช้กับชื่อนี้ ในทุกประวัติของเจ้าของรายนี้ที่มีข้อมูลเหล่านี้ เจ้าของแก้ไขเนื้อหาอื่นในส่วนนี้ได้ โดยคำยืนยันของคุณยังอยู่กับข้อมูลเหล่านี้ หากข้อมูลใดหรือชื่อเปลี่ยนไป การยืนยันจะสิ้นสุด',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'การยืนยันนี้ใช้กับชื่อนี้ ในทุกประวัติของเจ้าของรายนี้ที่มีข้อความตรงกันทุกคำ หากข้อความหรือชื่อเปลี่ยนไป การยืนยันจะสิ้นสุด',
    'If you decline, only the owner of the CV gets to know it.': 'หากคุณปฏิเสธ มีเพียงเจ้าของประวัติเท่านั้นที่ทราบ',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'คุณตอบได้หนึ่งครั้ง จนถึงวันที่ {day} หลังจากนั้นอีกหนึ่งปี คุณเพิกถอนการยืนยันได้ด้วยลิงก์เดิม',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'เราไม่ได้ตรวจสอบว่าใครเขียนประวัตินี้ หากคุณไม่รู้จักผู้เขียน โปรดปฏิเสธ หรือไม่ต้องดำเนินการใด',
    'Files the owner has added': 'ไฟล์ที่เจ้าของเพิ่มไว้',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'เราไม่ได้เปรียบเทียบไฟล์กับข้อความ ภาพหน้าของไฟล์จะเปิดในแท็บใหม่ จนกว่าคุณจะตอบ',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'นี่คือภาพของไฟล์ที่เจ้าของประวัติเพิ่มไว้ เราไม่ได้เปรียบเทียบไฟล์กับข้อความ',
    'Pages shown: {shown} of {all}': 'หน้าที่แสดง: {shown} จาก {all}',
    'Page {page} of {all}': 'หน้า {page} จาก {all}',
    'Your answer': 'คำตอบของคุณ',
    'Yes, this is true': 'ใช่ เป็นความจริง',
    'No, I do not confirm this': 'ไม่ ฉันไม่ยืนยันเรื่องนี้',
    'Your name and office': 'ชื่อและตำแหน่งของคุณ',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'จำเป็นสำหรับการยืนยัน จะแสดงพร้อมประวัติในเครื่องหมายคำพูด ห้ามใส่ที่อยู่เว็บ',
    'A note to the owner': 'ข้อความถึงเจ้าของประวัติ',
    'If you like. Only the owner sees it.': 'ใส่หรือไม่ก็ได้ มีเพียงเจ้าของประวัติที่เห็น',
    'Send my answer': 'ส่งคำตอบ',
    'Choose an answer.': 'โปรดเลือกคำตอบ',
    'Say who confirms this.': 'โปรดระบุว่าใครเป็นผู้ยืนยัน',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ข้อความยาวเกินไป หรือมีที่อยู่เว็บหรืออักขระที่มองไม่เห็น โปรดเว้นวรรคหลังจุดของคำย่อ',
    'This was answered already.': 'มีการตอบคำขอนี้แล้ว',
    'Your answer could not be stored. Try again.': 'บันทึกคำตอบของคุณไม่ได้ โปรดลองอีกครั้ง',
    'Thank you, this is confirmed': 'ขอบคุณ การยืนยันเรียบร้อยแล้ว',
    'Not confirmed': 'ไม่ได้รับการยืนยัน',
    Withdrawn: 'เพิกถอนแล้ว',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: ผู้ที่อ่านอีเมลที่นั่นซึ่งให้ชื่อ {name} ยืนยันส่วนหนึ่งของประวัติของ {person} เมื่อวันที่ {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'ส่วนหนึ่งของประวัติของ {person} ไม่ได้รับการยืนยัน เมื่อวันที่ {day} และมีเพียงเจ้าของเท่านั้นที่ทราบ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'สิ่งที่ได้รับการยืนยันในประวัติของ {person} ถูกเพิกถอนเมื่อวันที่ {day} และจะไม่แสดงให้ใครเห็นอีก: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'เป็นความผิดพลาด หรือไม่ถูกต้องอีกต่อไปใช่ไหม คุณ[เพิกถอน]ได้จนถึงวันที่ {day}',
    'Withdraw this confirmation?': 'เพิกถอนการยืนยันนี้หรือไม่',
    'It was given on {day} for the CV of {person}: {section}': 'ให้ไว้เมื่อวันที่ {day} สำหรับประวัติของ {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'เมื่อเพิกถอนแล้ว จะไม่มีประวัติใดแสดงการยืนยันนี้อีก และเจ้าของจะได้รับอีเมล การเพิกถอนนี้เปลี่ยนกลับไม่ได้',
    Withdraw: 'เพิกถอน',
    'Keep it': 'คงไว้',
    'Never get such mails again?': 'ไม่รับอีเมลเช่นนี้อีกหรือไม่',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'จากนั้นเราจะไม่ส่งคำขอไปยังที่อยู่อีเมลที่ได้รับลิงก์นี้ ไม่ว่าใครจะขอก็ตาม การดำเนินการนี้เปลี่ยนกลับไม่ได้',
    'We will not write to you again': 'เราจะไม่ส่งอีเมลถึงคุณอีก',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ที่อยู่อีเมลที่ได้รับลิงก์นี้จะไม่ได้รับคำขอจากเราอีก ไม่ว่าใครจะขอก็ตาม เราเก็บข้อมูลของที่อยู่นี้ไว้เท่าที่จำเป็นต่อการทราบเรื่องนี้เท่านั้น',
    'This link leads nowhere': 'ลิงก์นี้ไม่นำไปยังหน้าใด',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ลิงก์อาจไม่ครบถ้วน หมดเวลาแล้ว หรือเจ้าของประวัติอาจถอนคำขอหรือเปลี่ยนข้อความที่ขอให้ยืนยัน คุณไม่ต้องดำเนินการใด',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': { other: 'ข้อความทั้ง {count} รายการตรงกับลายนิ้วมือดิจิทัลของตน' },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: 'ลายมือชื่อ {count} รายการถูกต้อง บันทึกโดย TruCV: {account} ด้วยกระเป๋าเงินดิจิทัล: {wallet}',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: '{count} ส่วน บันทึกโดย TruCV: {domains}' },
    '{count} sections do not hold.': { other: '{count} ส่วนไม่ผ่านการตรวจ' },
    '{count} sections with a credential signed by {who}': { other: '{count} ส่วนมีใบรับรองดิจิทัลที่ลงนามโดย {who}' },
    '{count} sections confirmed by {who}': { other: '{count} ส่วนยืนยันจาก {who}' },
    '{count} sections signed by {who}': { other: '{count} ส่วนลงนามโดย {who}' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '{count} ส่วนมีใบรับรองดิจิทัลที่ลงนามโดยหลายโดเมน ({many})',
    },
    '{count} sections confirmed by several domains ({many})': { other: '{count} ส่วนยืนยันจากหลายโดเมน ({many})' },
    '{count} sections signed by several people or wallets ({many})': {
      other: '{count} ส่วนลงนามโดยหลายบุคคลหรือหลายกระเป๋าเงินดิจิทัล ({many})',
    },
    '{count} sections with evidence only': { other: '{count} ส่วนมีเพียงเอกสารประกอบ' },
    '{count} sections with a signature that no longer counts': { other: '{count} ส่วนมีลายมือชื่อที่ใช้ไม่ได้แล้ว' },
    '{count} sections not signed': { other: '{count} ส่วนไม่มีการลงนาม' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: 'มีการใส่รหัสผ่านผิดจากที่นี่หลายครั้งเกินไป โปรดลองอีกครั้งใน {count} นาที',
    },
  },
} satisfies ReaderTexts
