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
      'Menyebutkan penerbit yang tidak dapat dihubungi untuk menunjukkan bahwa penerbit itu yang menandatanganinya.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'Menyebutkan {domain}, yang tidak dapat dihubungi untuk menunjukkan bahwa domain itu yang menandatanganinya.',
    'Sealed by {name}, with a certificate that this service trusts.':
      'Disegel secara elektronik oleh {name}, dengan sertifikat yang dipercaya layanan ini.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'Disegel secara elektronik oleh {name}, dengan sertifikat yang tidak dicocokkan dengan daftar.',
    'Not withdrawn on {day}.': 'Tidak dicabut per {day}.',
    'Withdrawn, as found on {day}.': 'Dicabut, diketahui pada {day}.',
    'Whether it was withdrawn could not be looked up on {day}.': 'Pada {day} tidak dapat dilihat apakah sudah dicabut.',
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
    'This is not the password. Capital letters count.': 'Kata sandinya bukan ini. Huruf besar dan kecil dibedakan.',
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
      'Tautan ini dapat dijawab satu kali, hingga {day}. Jika Anda tidak melakukan apa-apa, tidak ada yang dikonfirmasi. Mohon jangan diteruskan: siapa pun yang memilikinya dapat menjawab.',
    'Never write to me again': 'Jangan kirimi saya email lagi',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'Ada pertanyaan? Tulis ke {address}. Balasan untuk email ini tidak dibaca.',
    'Change the language': 'Ganti bahasa',
    'Can you confirm this?': 'Dapatkah Anda mengonfirmasi ini?',
    'What you answer for': 'Isi yang Anda jawab',
    'Name on the CV': 'Nama di CV',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'Untuk menemukan orang ini dalam catatan Anda: {reference}. Diketik oleh pengguna yang meminta. Ini bukan bagian dari yang Anda konfirmasi, dan hanya ditampilkan kepada Anda.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'Kata-kata yang sama telah dikonfirmasi dari domain Anda pada {day} untuk nama lain: {before}. Kini Anda ditanya tentang {person}. Konfirmasikan hanya jika Anda tahu bahwa keduanya orang yang sama.',
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
      'Dihitung untuk nama ini, di setiap CV pemilik ini yang memuat data tersebut. Pemilik dapat mengubah sisa bagian ini, dan pernyataan Anda tetap melekat pada data itu. Perubahan apa pun pada data tersebut atau nama akan mengakhirinya.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'Dihitung untuk nama ini, di setiap CV pemilik ini yang memuat teks yang persis sama. Perubahan apa pun pada teks atau nama akan mengakhirinya.',
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
    'Thank you, this is confirmed': 'Terima kasih, ini dikonfirmasi',
    'Not confirmed': 'Tidak dikonfirmasi',
    Withdrawn: 'Dicabut',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: seseorang yang membaca email di sana, dan memberikan nama {name}, mengonfirmasi satu bagian CV {person} pada {day}: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      'Pada {day}, satu bagian CV {person} tidak dikonfirmasi, dan hanya pemiliknya yang mengetahuinya: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      'Yang dikonfirmasi dari CV {person} dicabut pada {day} dan tidak lagi ditampilkan kepada siapa pun: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'Apakah itu keliru, atau sudah tidak benar? Hingga {day} Anda dapat [mencabutnya].',
    'Withdraw this confirmation?': 'Cabut konfirmasi ini?',
    'It was given on {day} for the CV of {person}: {section}': 'Diberikan pada {day} untuk CV {person}: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'Setelah dicabut, tidak ada CV yang menampilkannya lagi, dan pemiliknya menerima email. Ini tidak dapat dibatalkan.',
    Withdraw: 'Cabut',
    'Keep it': 'Biarkan',
    'Never get such mails again?': 'Tidak ingin menerima email seperti ini lagi?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'Setelah itu kami tidak akan mengirim permintaan ke alamat yang menerima tautan ini, siapa pun yang memintanya. Ini tidak dapat dibatalkan.',
    'We will not write to you again': 'Kami tidak akan mengirim email kepada Anda lagi',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'Alamat yang menerima tautan ini tidak akan lagi menerima permintaan dari kami, siapa pun yang memintanya. Kami hanya menyimpan sebanyak yang diperlukan untuk mengetahuinya.',
    'This link leads nowhere': 'Tautan ini tidak mengarah ke mana pun',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'Tautannya mungkin tidak lengkap, waktunya mungkin sudah habis, atau pemilik CV mungkin telah menarik pertanyaannya atau mengubah kata-kata yang ditanyakan. Tidak ada yang perlu Anda lakukan.',
  },
  counted: {
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
      other: '{count} bagian dengan tanda tangan yang tidak lagi dihitung',
    },
    '{count} sections not signed': { other: '{count} bagian belum ditandatangani' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      other: 'Terlalu banyak kata sandi salah dari sini. Coba lagi dalam {count} menit.',
    },
  },
} satisfies ReaderTexts
