// Our words for readers in Indonesian.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'id',
  texts: {
    title: 'jabatan/judul',
    place: 'tempat',
    name: 'nama',
    address: 'alamat web',
    label: 'label',
    value: 'isi',
    institution: 'institusi',
    board: 'badan ujian',
    organisation: 'organisasi',
    degree: 'gelar',
    'field of study': 'jurusan',
    from: 'tanggal mulai',
    until: 'tanggal selesai',
    date: 'tanggal',
    dates: 'tanggal',
    score: 'nilai',
    scale: 'skala',
    'kind of score': 'jenis nilai',
    description: 'deskripsi',
    employer: 'tempat kerja',
    'still there': 'masih bekerja di sana',
    about: 'bidang usaha',
    'roles at one employer': 'peran di satu tempat kerja',
    highlights: 'pencapaian utama',
    level: 'tingkat',
    keywords: 'kata kunci',
    provider: 'penyelenggara',
    issuer: 'penerbit sertifikat',
    'credential ID': 'nomor sertifikat',
    publisher: 'penerbit',
    'awarding body': 'pemberi penghargaan',
    fluency: 'kefasihan',
    'e-mail': 'email',
    phone: 'telepon',
    'what they say': 'isi referensi',
    subtitle: 'subjudul',
    hidden: 'disembunyikan',
    'shown to readers': 'terlihat oleh pembaca',
    roles: 'peran',
    courses: 'mata kuliah',
    kind: 'jenis',
    profession: 'profesi',
    location: 'lokasi',
    picture: 'foto',
    links: 'tautan',
    'everything that is written here': 'semua yang tertulis di sini',
    'some facts': 'sebagian data',
    Yes: 'Ya',
    Percentage: 'Persentase',
    CGPA: 'IPK',
    GPA: 'IP',
    Grade: 'Nilai huruf',
    'Class or division': 'Kelas atau predikat',
    Rank: 'Peringkat',
    'It is the owner’s own word: nobody has checked it.':
      'Ini pernyataan pemiliknya sendiri: belum ada yang memeriksanya.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'Bagian yang tidak dikonfirmasi adalah pernyataan pemiliknya sendiri: belum ada yang memeriksanya.',
    'Personal details': 'Data pribadi',
    Stated: 'Tercantum di CV',
    'Self-attested': 'Pernyataan sendiri',
    'Evidence attached': 'Ada dokumen terlampir',
    Confirmed: 'Dikonfirmasi',
    'Signed by its issuer': 'Ditandatangani penerbitnya',
    'Confirmed by {domain}': 'Dikonfirmasi dari {domain}',
    'Signed by {domain} for this account, checked {day}': 'Ditandatangani {domain} untuk akun ini, diperiksa {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'Pernyataan sendiri. Tanda tangan: {name}, masuk dengan Google, {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'Pernyataan sendiri. Tanda tangan: {name}, masuk dengan Google, dari {first} hingga {last}.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'Pernyataan sendiri. Tanda tangan: {name}, dengan dompet {wallet}, {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'Pernyataan sendiri. Tanda tangan: {name}, dengan dompet {wallet}, dari {first} hingga {last}.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      'Seseorang yang membaca email di domain {domain} pada {day} menyetujui hal berikut: {covered}. Domain itu milik pemilik CV sendiri, jadi ini bukan konfirmasi dari sebuah institusi.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      'Seseorang yang membaca email di domain {domain} pada {day} menyetujui hal berikut: {covered}. Siapa pun, atau setiap mahasiswa atau lulusan, dapat memiliki alamat di sana, jadi ini bukan konfirmasi dari sebuah institusi.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      'Dikonfirmasi dari {domain} pada {day}: oleh seseorang yang membaca email di domain {domain}; alamatnya diberikan oleh pemilik CV.',
    'What was confirmed: {covered}.': 'Yang dikonfirmasi: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'Nama yang diisikan saat konfirmasi: {name}. Nama institusi menurut pemilik CV: {institution}.',
    'The owner attached it to {covered}.': 'Pemilik CV melampirkannya pada: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'Pemilik CV melampirkan dokumen yang tidak dipublikasikan pada: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      'Dikonfirmasi dari {domain} pada {day}: oleh seseorang yang membaca email di sana, nama yang diisikan {name}; alamat diberikan oleh pemilik CV; mencakup: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'Ditandatangani {domain} untuk akun ini, diperiksa {day}; dilampirkan pada: {covered}.',
    'The confirmation has been in the public log since {day}.': 'Konfirmasi ini ada di catatan publik sejak {day}.',
    'The confirmation is in the public log within a minute.':
      'Konfirmasi ini akan ada di catatan publik dalam satu menit.',
    'The attestation has been in the public log since {day}.': 'Pernyataan ini ada di catatan publik sejak {day}.',
    'The attestation is in the public log within a minute.':
      'Pernyataan ini akan ada di catatan publik dalam satu menit.',
    'Signed by the account of {name}, another name than this CV’s':
      'Ditandatangani dengan akun {name} (berbeda dari nama di CV ini)',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'Ditandatangani dengan akun {name} (berbeda dari nama di CV ini): {about}, {day}',
    '{name} signed every section, {day}': '{name} menandatangani semua bagian, {day}',
    '{name} signed every section that can be checked, {day}':
      '{name} menandatangani semua bagian yang dapat diperiksa, {day}',
    '{name} signed all other sections, {day}': '{name} menandatangani semua bagian lainnya, {day}',
    '{name} signed all other sections that can be checked, {day}':
      '{name} menandatangani semua bagian lainnya yang dapat diperiksa, {day}',
    'every section': 'semua bagian',
    'every section that can be checked': 'semua bagian yang dapat diperiksa',
    'all other sections': 'semua bagian lainnya',
    'all other sections that can be checked': 'semua bagian lainnya yang dapat diperiksa',
    'Check it yourself': 'Periksa sendiri',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'Diterbitkan oleh layanan ini: hanya mencatat apa yang memang sudah ditampilkan di sini dan tidak menaikkan tingkat.',
    '{domain} is a domain of the owner’s own.': '{domain} adalah domain milik pemilik CV sendiri.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      'Siapa pun, atau setiap mahasiswa atau lulusan, dapat memiliki alamat di {domain}.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} adalah halaman di sebuah situs, dan situs dapat memberikan halaman kepada siapa pun.',
    'Anybody can have a name like {domain}: it shows no institution.':
      'Siapa pun dapat memiliki nama seperti {domain}: nama itu tidak menunjukkan institusi mana pun.',
    'Listed by {domain}; it is not signed.': 'Tercantum di {domain}; tidak ditandatangani.',
    'Signed by {domain}.': 'Ditandatangani {domain}.',
    'Signed with a key that names nobody.': 'Ditandatangani dengan kunci yang tidak menyebutkan siapa pun.',
    'It names an issuer that could not be reached to show that it signed it.':
      'Menyebutkan suatu penerbit, tetapi penerbit itu tidak dapat dihubungi sehingga tidak dapat ditunjukkan bahwa tanda tangannya berasal dari penerbit itu.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Menyebutkan {domain}, tetapi domain itu tidak dapat dihubungi sehingga tidak dapat ditunjukkan bahwa tanda tangannya berasal dari sana.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Disegel secara elektronik oleh {name}, dengan sertifikat yang dipercaya layanan ini.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Disegel secara elektronik oleh {name}, dengan sertifikat yang tidak dicocokkan dengan daftar.',
    'Not withdrawn on {day}.': 'Tidak dicabut per {day}.',
    'Withdrawn, as found on {day}.': 'Dicabut, diketahui pada {day}.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'Pada {day} tidak dapat diketahui apakah sudah dicabut.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      'Diperiksa pada {day}; penerbitnya tidak memiliki daftar pencabutan.',
    'Made out to the address of this account.': 'Diterbitkan untuk alamat akun ini.',
    'It does not say whose it is.': 'Tidak menyebutkan milik siapa.',
    'Made out to somebody else.': 'Diterbitkan untuk orang lain.',
    'It is refused since the check on {day}.': 'Ditolak sejak pemeriksaan pada {day}.',
    'It is called {title}.': 'Judulnya {title}.',
    'Its issuer calls itself {name}.': 'Penerbitnya menyebut diri {name}.',
    'It names {name}.': 'Menyebutkan nama {name}.',
    'A credential, unchanged since it was signed.': 'Kredensial digital, tidak berubah sejak ditandatangani.',
    'It ended on {day}.': 'Berakhir pada {day}.',
    'It is not valid before {day}.': 'Belum berlaku sebelum {day}.',
    'Shown by the owner beside: {title}.': 'Ditampilkan pemilik CV di samping: {title}.',
    'Not signed': 'Tidak ditandatangani',
    Signed: 'Ditandatangani',
    'The CV says so. It is neither signed nor confirmed.':
      'Begitu tertulis di CV. Ini tidak ditandatangani dan tidak dikonfirmasi.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'Akun yang disebutkan menandatangani semua yang tertulis di bagian ini (pernyataan sendiri), setelah masuk atau dengan dompet. Ini menunjukkan siapa yang menyatakannya dan bahwa tidak satu kata pun di bagian ini berubah, bukan bahwa isinya benar.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'Pemilik CV juga menyimpan di sini dokumen tentang hal ini, yang belum diperiksa siapa pun di TruCV, atau kredensial digital yang tidak menunjukkan semua yang diminta tingkat tertinggi.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'Seseorang yang membaca email di domain yang disebutkan mengonfirmasi apa yang tercantum pada label: data bagian ini, seperti jabatan, tempat kerja, dan tanggal, atau semua yang tertulis di sana. Alamatnya diberikan oleh pemilik CV: nilailah sendiri apakah domain itu milik institusi tersebut. Nama dalam tanda kutip diketik oleh orang yang bertanya dan yang menjawab, dan belum ada yang memeriksanya.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'Pemilik CV melampirkan kredensial digital pada apa yang tercantum pada label: data bagian ini atau semua yang tertulis di sana. Kredensial itu ditandatangani domain yang disebutkan, diterbitkan untuk alamat email akun pemilik CV, serta berlaku dan tidak dicabut pada hari yang disebutkan. Bahwa kredensial dan CV menyatakan hal yang sama adalah pernyataan pemilik CV: bacalah keduanya. Teks dalam tanda kutip berasal dari penerbit.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'Belum ada yang menandatangani atau mengonfirmasi bagian mana pun dari CV ini: isinya pernyataan pemiliknya',
    '{name} (wallet {wallet})': '{name} (dompet {wallet})',
    'nothing changed since': 'sejak itu tidak ada yang berubah',
    'no word of these claims changed since': 'sejak itu tidak satu kata pun dalam pernyataan ini berubah',
    'Check the CV of {name}': 'Periksa CV {name}',
    'Version {version}, published on {day}.': 'Versi {version}, diterbitkan {day}.',
    'Read the CV': 'Baca CV',
    'Check the signatures now': 'Periksa tanda tangan sekarang',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'Peramban Anda mengambil ulang pernyataan dan kuncinya, lalu memeriksa sendiri setiap tanda tangan.',
    'Compare an older copy': 'Bandingkan dengan salinan lama',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'Letakkan berkas di sini, atau pilih: PDF yang Anda terima, pernyataan dalam bentuk data (JSON) yang Anda simpan, atau kredensial digital. Berkas tetap berada di peramban Anda.',
    'Every section, and who stands for it': 'Semua bagian, dan siapa yang menandatangani atau mengonfirmasinya',
    'Signature no longer counts': 'Tanda tangan tidak lagi berlaku',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'Tanda tangannya cocok dengan teks ini, tetapi kuncinya telah dicabut sehingga tidak lagi berlaku.',
    'Stated. Nobody has signed or confirmed it.':
      'Tercantum di CV. Belum ada yang menandatangani atau mengonfirmasinya.',
    'Download as a credential': 'Unduh sebagai kredensial digital',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'Kredensial digital adalah berkas bertanda tangan yang dapat dibaca dan diperiksa oleh dompet dan program lain tanpa halaman ini. Isinya hanya apa yang dicatat TruCV, tidak lebih.',
    'The confirmation': 'Konfirmasi',
    'The self-attestation': 'Pernyataan sendiri',
    'JSON, for wallets': 'JSON, untuk dompet',
    'JWT, for programs': 'JWT, untuk program',
    'picture with the badge in it': 'gambar yang memuat label',
    'Digest and signatures': 'Sidik jari digital dan tanda tangan',
    'Everything in the section, as data': 'Semua isi bagian ini, dalam bentuk data',
    'Its facts alone, as data: {covered}': 'Hanya rincian berikut, dalam bentuk data: {covered}',
    'SHA-256 digest of {section}': 'Sidik jari digital SHA-256 untuk {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'Pernyataan yang ditandatangani pemilik CV: “Saya menyatakan bahwa bagian CV saya ini benar.”',
    'Signature ({form})': 'Tanda tangan ({form})',
    Wallet: 'Dompet',
    Key: 'Kunci',
    'Record of the confirmation ({form})': 'Catatan konfirmasi ({form})',
    'What the badges mean': 'Arti label',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'Tanda tangan hilang begitu satu huruf di bagiannya berubah; konfirmasi atas data hilang begitu satu huruf dalam data itu berubah. Keduanya hilang jika nama di CV berubah.',
    'For engineers: check it without us': 'Untuk pengembang: periksa tanpa kami',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'Anda tidak harus percaya begitu saja pada kami soal label. {program} adalah satu berkas yang kodenya dapat dibaca, untuk memeriksa [pernyataan dalam bentuk data]. Yang diperlukan hanya Node.js, tanpa jaringan (kecuali dengan --log) dan tanpa apa pun dari kami:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'Dua baris terakhir memeriksa kredensial digital, milik TruCV atau pihak lain: {keys} berisi kunci penerbitnya, {list} adalah daftar pencabutan yang disebutkan dalam kredensial itu.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      'Tanda tangan “masuk dengan Google” dibuat oleh TruCV: ini menunjukkan bahwa layanan ini mencatat pernyataan akun yang disebutkan. Tanda tangan dompet dibuat dengan kunci dompet, yang tidak dimiliki TruCV.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'Berkas itu menunjukkan keadaan saat Anda mengambilnya. Siapa pun yang telah mengonfirmasi dapat mencabut konfirmasinya di kemudian hari, dan program tidak dapat mengetahuinya: ambil ulang berkasnya, atau lihat di sini.',
    'Our public keys': 'Kunci publik kami',
    'Version {version} was never published': 'Versi {version} tidak pernah diterbitkan',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'Versi itu juga tidak pernah diberikan sebagai berkas. Dokumen yang mengaku sebagai versi {version} dari CV ini tidak dibuat di sini oleh pemiliknya, atau telah diubah.',
    'Your copy says version {version}': 'Salinan Anda menyebutkan versi {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'Tidak ada isi publik yang berubah: isi versi {version} sama dengan yang diterbitkan sekarang.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'Versi ini memang ada. Dibandingkan dengannya, versi {version} yang diterbitkan sekarang berbeda dalam hal berikut:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'Teks salinan Anda tidak dibandingkan: bacalah berdampingan dengan halaman ini, kata demi kata.',
    'Fetching the claims and the keys…': 'Mengambil pernyataan dan kunci…',
    'Reading your copy…': 'Membaca salinan Anda…',
    'Check again': 'Periksa lagi',
    'Fetched at {time}.': 'Diambil pukul {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'Pernyataan dan kunci publik TruCV, {size} kB.',
    'The right CV.': 'Benar CV ini.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'Pernyataan itu berasal dari CV ini, di alamat ini, dan dari bagian-bagian yang Anda lihat di sini.',
    'Not what you see.': 'Tidak sama dengan yang Anda lihat.',
    'What is published now has other sections than this page.':
      'Yang diterbitkan sekarang memiliki bagian yang berbeda dari halaman ini.',
    'No letter changed.': 'Tidak satu huruf pun berubah.',
    'Changed.': 'Ada yang berubah.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'Teks yang tidak cocok dengan sidik jari digitalnya: {wrong} dari {all}.',
    'Signed by the owner.': 'Ditandatangani pemilik CV.',
    'Not signed as it says.': 'Tanda tangannya tidak sesuai dengan yang disebutkan.',
    'Confirmed.': 'Dikonfirmasi.',
    'Not confirmed as it says.': 'Konfirmasinya tidak sesuai dengan yang disebutkan.',
    'In the log.': 'Ada di catatan publik.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'Tanda tangan yang tercatat di catatan publik TruCV: {recorded} dari {all}. Jumlah entri catatan publik: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'Dari sisanya, yang baru akan tercatat dalam satu menit, sedangkan yang lebih lama daripada catatan publik tidak akan pernah tercatat.',
    'The log begins with all that this browser saw of it on {day}.':
      'Bagian awal catatan publik sama dengan semua yang dilihat peramban ini pada {day}.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'Peramban ini menyimpan apa yang dilihatnya dari catatan publik, dan membandingkannya pada pemeriksaan berikutnya.',
    'Not in the log as it says.': 'Isi catatan publik tidak sesuai dengan yang disebutkan.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'Catatan publik TruCV tidak utuh atau tidak dapat dibaca. Coba lagi dalam satu menit.',
    'One person.': 'Orang yang sama.',
    'All claims are about {name}, as the CV is.': 'Semua pernyataan, seperti CV ini, adalah tentang {name}.',
    'Another person.': 'Orang lain.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'Tidak semua pernyataan adalah tentang orang yang disebut sebagai pemilik CV ini: {name}.',
    'Signed by the account of {name}, another name than this CV’s.':
      'Ditandatangani dengan akun {name} (berbeda dari nama di CV ini).',
    'Whether both names are of one person is for you to judge.':
      'Nilailah sendiri apakah kedua nama itu milik orang yang sama.',
    'Everything that is signed holds.': 'Semua yang ditandatangani valid.',
    'Not everything holds: what is marked red is not as it was signed.':
      'Tidak semuanya valid: yang ditandai merah tidak sama dengan saat ditandatangani.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'Tidak ada yang ditandatangani di CV ini, jadi yang diperiksa hanya teksnya.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'Semua tanda tangan valid. Namun, tidak ada tanda tangan yang menunjukkan bahwa dompet itu milik pemilik CV, atau yang mencakup apa yang disebutkan tentang kredensial dari pihak lain.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'Yang diterbitkan sekarang adalah versi {now}, sedangkan halaman ini menampilkan versi {version}: muat ulang halaman ini.',
    holds: 'valid',
    'Does not hold': 'Tidak valid',
    '{section} does not hold': '{section}: tidak valid',
    'this is not in the form in which TruCV publishes it':
      'formatnya bukan format yang dipakai TruCV untuk menerbitkannya',
    'the text was changed: it does not fit its fingerprint (digest)':
      'teksnya telah diubah: tidak cocok dengan sidik jari digitalnya (hash)',
    'the owner’s signature does not hold': 'tanda tangan pemilik CV tidak valid',
    'the institution’s confirmation does not hold': 'konfirmasi institusi tidak valid',
    'it was signed or confirmed under another name than the one on this CV':
      'ditandatangani atau dikonfirmasi dengan nama yang berbeda dari nama di CV ini',
    'it is said to be more than what was signed': 'yang disebutkan melebihi apa yang ditandatangani',
    'it is not in the public log as it says': 'isi catatan publik tidak sesuai dengan yang disebutkan',
    'the signature that this page shows was withdrawn': 'tanda tangan yang ditampilkan halaman ini telah dicabut',
    'the evidence that this page shows was taken away': 'dokumen terlampir yang ditampilkan halaman ini telah dihapus',
    'the confirmation that this page shows was withdrawn': 'konfirmasi yang ditampilkan halaman ini telah dicabut',
    'the credential that this page shows does not count any more':
      'kredensial digital yang ditampilkan halaman ini tidak lagi berlaku',
    'the text that is published now is another one than on this page':
      'teks yang diterbitkan sekarang berbeda dari teks di halaman ini',
    'this section is not among what is published now': 'bagian ini tidak termasuk yang diterbitkan sekarang',
    'What this does not show': 'Yang tidak ditunjukkan pemeriksaan ini',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'Apakah isi CV itu benar. Tanda tangan menunjukkan siapa yang menyatakannya, dan bahwa tidak satu huruf pun berubah sejak itu.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'Apakah sebuah domain milik institusi yang namanya mirip dengannya. Alamatnya diberikan oleh pemilik CV.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'Siapa orang di balik akun atau dompet. “Masuk dengan Google” adalah catatan TruCV sendiri.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'Apakah TruCV jujur: halaman ini juga milik TruCV. Program di bagian “Untuk pengembang” berjalan tanpa halaman ini.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'Apakah TruCV menampilkan catatan publik yang sama kepada semua orang. Jika tidak, saksi dan program yang mengikuti catatan itu, seperti log-audit.mjs, akan mengetahuinya.',
    'What is withdrawn later. Check again when it matters.':
      'Apa yang dicabut di kemudian hari. Periksa lagi bila diperlukan.',
    'It cannot be checked: {problem}.': 'Tidak dapat diperiksa: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'Peramban ini tidak dapat melakukan pemeriksaan. Program di bagian “Untuk pengembang” dapat melakukannya.',
    'This page was opened without https, where browsers check no signatures.':
      'Halaman ini dibuka tanpa https, sehingga peramban tidak memeriksa tanda tangan.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'Pemilik CV ini meminta kata sandi. Buka ulang CV, lalu coba lagi.',
    'This CV is no longer published: nothing of it can be checked now.':
      'CV ini tidak lagi diterbitkan: saat ini tidak ada isinya yang dapat diperiksa.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV menjawab dengan kesalahan ({status}). Coba lagi dalam satu menit.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'Jawaban hanya sampai sebagian, atau bukan jawaban dari TruCV. Coba lagi.',
    'The reply is about another CV: nothing of it counts for this one.':
      'Jawaban ini tentang CV lain: isinya tidak berlaku untuk CV ini.',
    'The reply is of another service: its signatures do not count at this address.':
      'Jawaban ini dari layanan lain: tanda tangannya tidak berlaku di alamat ini.',
    'This file is damaged, or is not a copy of a CV.': 'Berkas ini rusak, atau bukan salinan CV.',
    'This is a copy of another CV.': 'Ini salinan CV lain.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'Ini berkas JSON Resume, yang tidak berisi tanda tangan untuk dibandingkan.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Berkas Word tidak dibaca di sini. Buka alamat di akhir berkas untuk membandingkannya.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'PDF ini menyebutkan beberapa versi CV ini: PDF ini digabungkan dari beberapa berkas.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'PDF ini tidak menyebutkan versi CV: PDF ini tidak dibuat di sini, atau dibuat ulang oleh program lain.',
    'Your copy says that it is of {day}.': 'Tanggal menurut salinan Anda: {day}.',
    'In your copy this does not hold:': 'Dalam salinan Anda, hal berikut tidak valid:',
    'Since then:': 'Sejak itu:',
    'Nothing has changed since.': 'Tidak ada yang berubah sejak itu.',
    'Added: {section}': 'Ditambahkan: {section}',
    'Changed: {section}': 'Diubah: {section}',
    'Removed: {section}': 'Dihapus: {section}',
    'Confirmed since: {section}': 'Dikonfirmasi sejak itu: {section}',
    'No longer confirmed: {section}': 'Tidak lagi dikonfirmasi: {section}',
    'Signed since: {section}': 'Ditandatangani sejak itu: {section}',
    'No longer signed: {section}': 'Tidak lagi ditandatangani: {section}',
    'This credential holds.': 'Kredensial digital ini valid.',
    'It is called {title}, of {day}.': 'Judulnya {title}, tanggal {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'Kredensial ini tidak berubah sejak ditandatangani TruCV, dan saat ini tidak dicabut.',
    'The words that it is about are on this CV: {section}.': 'Teks yang dimaksud ada di CV ini: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'Teks yang dimaksud tidak ada di CV ini, atau telah diubah sejak itu.',
    'This credential does not hold.': 'Kredensial digital ini tidak valid.',
    'This credential is not valid yet.': 'Kredensial digital ini belum berlaku.',
    'This credential has ended.': 'Kredensial digital ini sudah berakhir.',
    'The signature holds, but this credential was withdrawn.':
      'Tanda tangannya valid, tetapi kredensial digital ini telah dicabut.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'Tanda tangannya valid, tetapi tidak dapat diketahui apakah kredensial digital ini telah dicabut. Coba lagi.',
    'This is a credential about another person, or about another name.':
      'Kredensial digital ini tentang orang lain, atau tentang nama lain.',
    'TruCV did not issue this credential.': 'Kredensial digital ini tidak diterbitkan oleh TruCV.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'Halaman ini memeriksa kredensial digital TruCV sendiri dalam bentuk berkas JWT (.jwt). Kredensial ini diperiksa dengan program di bagian “Untuk pengembang”: node verify-cv.mjs, berkas ini, --keys, dan did.json milik penerbitnya.',
    'No CV at this address — TruCV': 'Tidak ada CV di alamat ini — TruCV',
    'There is no CV here': 'Tidak ada CV di sini',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'Tautannya mungkin tidak lengkap, atau pemiliknya telah menghapus halaman ini. Jika seseorang mengirimkannya kepada Anda, mintalah tautan baru.',
    'Go to TruCV': 'Buka TruCV',
    'This CV is protected': 'CV ini dilindungi',
    'Its owner asks for a password. It usually comes with the link.':
      'Pemiliknya meminta kata sandi. Biasanya kata sandi dikirim bersama tautan.',
    Password: 'Kata sandi',
    'Open the CV': 'Buka CV',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'Setelah itu CV tetap terbuka di peramban ini selama 12 jam. Tidak punya kata sandi? Tanyakan kepada orang yang mengirimkan tautan kepada Anda.',
    'This form was sent from another site. Enter the password here.':
      'Formulir ini dikirim dari situs lain. Masukkan kata sandi di sini.',
    'This is not the password. Capital letters count.': 'Kata sandi salah. Huruf besar dan kecil dibedakan.',
    'Many people are asking just now. Try again in a few seconds.':
      'Saat ini ada banyak permintaan. Coba lagi dalam beberapa detik.',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], tempat menulis CV yang dapat diperiksa orang lain',
    'Hello,': 'Dengan hormat,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} meminta {institution} mengonfirmasi satu bagian CV: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'Kedua nama itu diketik oleh pengguna TruCV yang meminta. Kami belum memeriksanya.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'Tautan di bawah menunjukkan apa yang dinyatakan. Siapa pun yang dapat berbicara atas nama institusi boleh mengonfirmasi atau menolaknya; tidak perlu akun.',
    'Look at the claim and answer': 'Lihat pernyataan dan jawab',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'Melalui tautan ini Anda dapat menjawab satu kali, hingga {day}. Jika Anda tidak melakukan apa-apa, tidak ada yang dikonfirmasi. Mohon jangan diteruskan: siapa pun yang memilikinya dapat menjawab.',
    'Answer all requests at one place': 'Jawab semua permintaan di satu tempat',
    'Never write to me again': 'Jangan kirimi saya email lagi',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Ada pertanyaan? Tulis ke {address}. Balasan ke email ini tidak kami baca.',
    'Change the language': 'Ganti bahasa',
    'Can you confirm this?': 'Dapatkah Anda mengonfirmasi ini?',
    'What you answer for': 'Yang ditanyakan kepada Anda',
    'Name on the CV': 'Nama di CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Untuk menemukan orang ini dalam catatan Anda: {reference}. Diketik oleh pengguna yang meminta. Ini bukan bagian dari yang Anda konfirmasi, dan hanya ditampilkan kepada Anda.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Isi yang sama telah dikonfirmasi dari domain Anda pada {day} untuk nama lain: {before}. Kini Anda ditanya tentang {person}. Konfirmasikan hanya jika Anda tahu bahwa keduanya orang yang sama.',
    'What your answer means': 'Arti jawaban Anda',
    'Not part of your answer': 'Bukan bagian dari jawaban Anda',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'Dengan mengonfirmasi, Anda menyatakan bahwa Anda dapat berbicara atas nama institusi dan bahwa hal berikut benar tentang {person}: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'Setiap orang yang boleh membaca bagian CV ini akan melihat “{badge}”, bahwa seseorang yang membaca email di sana telah menjawab, dan nama yang Anda berikan. Alamat Anda tidak ditampilkan.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'Ini akan disimpan sebagai dokumen pendukung, tidak ditampilkan sebagai konfirmasi dari sebuah institusi.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'Orang yang memeriksa CV melihat bahwa seseorang yang membaca email di domain {domain} telah setuju, dan mengapa itu bukan pernyataan institusi.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'Konfirmasi berlaku untuk nama ini, di setiap CV pemilik ini yang memuat data tersebut. Pemilik dapat mengubah sisa bagian ini, dan konfirmasi Anda tetap melekat pada data itu. Jika data atau nama itu berubah, konfirmasi tidak lagi berlaku.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Konfirmasi berlaku untuk nama ini, di setiap CV pemilik ini yang memuat teks yang persis sama. Jika teks atau nama itu berubah, konfirmasi tidak lagi berlaku.',
    'If you decline, only the owner of the CV gets to know it.':
      'Jika Anda menolak, hanya pemilik CV yang mengetahuinya.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'Anda dapat menjawab satu kali, hingga {day}. Selama setahun setelah itu Anda dapat mencabut konfirmasi dengan tautan yang sama.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'Kami belum memeriksa siapa yang menulis CV ini. Jika Anda tidak mengenal orangnya, tolak atau jangan lakukan apa-apa.',
    'Files the owner has added': 'Berkas yang ditambahkan pemilik CV',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'Kami belum membandingkannya dengan teks. Sampai Anda menjawab, gambar halamannya dapat dibuka di tab baru.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'Ini gambar dari berkas yang ditambahkan pemilik CV. Kami belum membandingkannya dengan teks.',
    'Pages shown: {shown} of {all}': 'Halaman yang ditampilkan: {shown} dari {all}',
    'Page {page} of {all}': 'Halaman {page} dari {all}',
    'Your answer': 'Jawaban Anda',
    'Yes, this is true': 'Ya, ini benar',
    'No, I do not confirm this': 'Tidak, saya tidak mengonfirmasi ini',
    'Your name and office': 'Nama dan jabatan Anda',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'Diperlukan untuk mengonfirmasi. Ditampilkan bersama CV, dalam tanda kutip. Tanpa alamat web.',
    'A note to the owner': 'Pesan untuk pemilik CV',
    'If you like. Only the owner sees it.': 'Opsional. Hanya pemilik CV yang melihatnya.',
    'Send my answer': 'Kirim jawaban',
    'Choose an answer.': 'Pilih jawaban.',
    'Say who confirms this.': 'Tuliskan siapa yang mengonfirmasi ini.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'Teks ini terlalu panjang, atau berisi alamat web atau karakter tak terlihat. Setelah titik pada singkatan, beri spasi.',
    'This was answered already.': 'Ini sudah dijawab.',
    'Your answer could not be stored. Try again.': 'Jawaban Anda tidak dapat disimpan. Coba lagi.',
    'Thank you, this is confirmed': 'Terima kasih, ini telah dikonfirmasi',
    'Not confirmed': 'Tidak dikonfirmasi',
    Withdrawn: 'Dicabut',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: seseorang yang membaca email di sana, dan memberikan nama {name}, mengonfirmasi satu bagian CV {person} pada {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Pada {day}, satu bagian CV {person} tidak dikonfirmasi, dan hanya pemiliknya yang mengetahuinya: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Konfirmasi atas CV {person} dicabut pada {day} dan tidak lagi ditampilkan kepada siapa pun: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Apakah itu keliru, atau sudah tidak benar? Hingga {day} Anda dapat [mencabutnya].',
    'Withdraw this confirmation?': 'Cabut konfirmasi ini?',
    'It was given on {day} for the CV of {person}: {section}': 'Diberikan pada {day} untuk CV {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Setelah dicabut, tidak ada CV yang menampilkannya lagi, dan pemiliknya menerima email. Ini tidak dapat dibatalkan.',
    Withdraw: 'Cabut',
    'Keep it': 'Pertahankan',
    'Never get such mails again?': 'Tidak ingin menerima email seperti ini lagi?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Setelah itu kami tidak akan mengirim permintaan ke alamat yang menerima tautan ini, siapa pun yang memintanya. Ini tidak dapat dibatalkan.',
    'We will not write to you again': 'Kami tidak akan mengirim email kepada Anda lagi',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Alamat yang menerima tautan ini tidak akan lagi menerima permintaan dari kami, siapa pun yang memintanya. Tentang alamat itu, kami hanya menyimpan informasi yang diperlukan untuk hal ini.',
    'This link leads nowhere': 'Tautan ini tidak berfungsi',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Tautannya mungkin tidak lengkap, waktunya mungkin sudah habis, atau pemilik CV mungkin telah menarik permintaannya atau mengubah teks yang ditanyakan. Tidak ada yang perlu Anda lakukan.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      other: '{count} teks, semuanya cocok dengan sidik jari digitalnya.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      other: '{count} tanda tangan valid. Dicatat TruCV: {account}, dengan dompet: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': { other: '{count} bagian, dicatat TruCV: {domains}.' },
    '{count} sections do not hold.': { other: '{count} bagian tidak valid.' },
    '{count} sections with a credential signed by {who}': {
      other: '{count} bagian dengan kredensial yang ditandatangani {who}',
    },
    '{count} sections confirmed by {who}': { other: '{count} bagian dikonfirmasi dari {who}' },
    '{count} sections signed by {who}': { other: '{count} bagian ditandatangani {who}' },
    '{count} sections with a credential signed by several domains ({many})': {
      other: '{count} bagian dengan kredensial yang ditandatangani beberapa domain ({many})',
    },
    '{count} sections confirmed by several domains ({many})': {
      other: '{count} bagian dikonfirmasi dari beberapa domain ({many})',
    },
    '{count} sections signed by several people or wallets ({many})': {
      other: '{count} bagian ditandatangani beberapa orang atau dompet ({many})',
    },
    '{count} sections with evidence only': { other: '{count} bagian hanya dengan dokumen terlampir' },
    '{count} sections with a signature that no longer counts': {
      other: '{count} bagian dengan tanda tangan yang tidak lagi berlaku',
    },
    '{count} sections not signed': { other: '{count} bagian belum ditandatangani' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: 'Terlalu banyak kata sandi salah dari sini. Coba lagi dalam {count} menit.',
    },
  },
} satisfies ReaderTexts
