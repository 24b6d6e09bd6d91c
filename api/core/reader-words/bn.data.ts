// Our words for readers in Bangla.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'bn',
  texts: {
    title: 'পদবি/শিরোনাম',
    place: 'স্থান',
    name: 'নাম',
    address: 'ওয়েব ঠিকানা',
    label: 'লেবেল',
    value: 'তথ্য',
    institution: 'শিক্ষাপ্রতিষ্ঠান',
    board: 'বোর্ড',
    organisation: 'প্রতিষ্ঠান',
    degree: 'ডিগ্রি',
    'field of study': 'অধ্যয়নের বিষয়',
    from: 'শুরুর তারিখ',
    until: 'শেষের তারিখ',
    date: 'তারিখ',
    dates: 'তারিখসমূহ',
    score: 'প্রাপ্ত নম্বর',
    scale: 'সর্বোচ্চ নম্বর',
    'kind of score': 'নম্বরের ধরন',
    description: 'বিবরণ',
    employer: 'নিয়োগকর্তা',
    'still there': 'এখনও কর্মরত',
    about: 'প্রতিষ্ঠানের পরিচিতি',
    'roles at one employer': 'একই নিয়োগকর্তার অধীনে ভূমিকা',
    highlights: 'মূল বিষয়',
    level: 'স্তর',
    keywords: 'মূল শব্দ',
    provider: 'আয়োজক',
    issuer: 'প্রদানকারী',
    'credential ID': 'সনদ নম্বর',
    publisher: 'প্রকাশক',
    'awarding body': 'পুরস্কার প্রদানকারী সংস্থা',
    fluency: 'ভাষায় দক্ষতার মাত্রা',
    'e-mail': 'ইমেইল',
    phone: 'ফোন',
    'what they say': 'তাঁদের বক্তব্য',
    subtitle: 'উপশিরোনাম',
    hidden: 'লুকানো',
    'shown to readers': 'পাঠকদের দেখানো',
    roles: 'ভূমিকা',
    courses: 'কোর্সসমূহ',
    kind: 'ধরন',
    profession: 'পেশা',
    location: 'অবস্থান',
    picture: 'ছবি',
    links: 'লিংক',
    'everything that is written here': 'এখানে লেখা সব তথ্য',
    'some facts': 'কিছু তথ্য',
    Yes: 'হ্যাঁ',
    Percentage: 'শতকরা হার',
    CGPA: 'সিজিপিএ',
    GPA: 'জিপিএ',
    Grade: 'গ্রেড',
    'Class or division': 'শ্রেণি বা বিভাগ',
    Rank: 'মেধাক্রম',
    'It is the owner’s own word: nobody has checked it.': 'এটি জীবনবৃত্তান্তের মালিকের নিজের কথা: কেউ এটি যাচাই করেনি।',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'যেখানে কিছু নিশ্চিত করা হয়নি, সেখানে এটি জীবনবৃত্তান্তের মালিকের নিজের কথা: কেউ এটি যাচাই করেনি।',
    'Personal details': 'ব্যক্তিগত তথ্য',
    Stated: 'শুধু উল্লেখিত',
    'Self-attested': 'স্ব-প্রত্যয়িত',
    'Evidence attached': 'সহায়ক প্রমাণ সংযুক্ত',
    Confirmed: 'নিশ্চিত করা হয়েছে',
    'Signed by its issuer': 'প্রদানকারীর স্বাক্ষরিত',
    'Confirmed by {domain}': '{domain} থেকে নিশ্চিত করা হয়েছে',
    'Signed by {domain} for this account, checked {day}': 'এই অ্যাকাউন্টের জন্য {domain}-এর স্বাক্ষরিত, যাচাইয়ের তারিখ {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} Google দিয়ে সাইন ইন করে {day} তারিখে স্ব-প্রত্যয়ন করেছেন।',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} Google দিয়ে সাইন ইন করে {first} থেকে {last} তারিখের মধ্যে স্ব-প্রত্যয়ন করেছেন।',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      '{name} {wallet} ওয়ালেট দিয়ে {day} তারিখে স্ব-প্রত্যয়ন করেছেন।',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} {wallet} ওয়ালেট দিয়ে {first} থেকে {last} তারিখের মধ্যে স্ব-প্রত্যয়ন করেছেন।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ডোমেইনের ইমেইল পড়েন এমন কেউ {day} তারিখে এতে সম্মতি দিয়েছেন: {covered}। ডোমেইনটি জীবনবৃত্তান্তের মালিকের নিজের: এটি কোনো প্রতিষ্ঠানের নিশ্চিতকরণ নয়।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ডোমেইনের ইমেইল পড়েন এমন কেউ {day} তারিখে এতে সম্মতি দিয়েছেন: {covered}। সেখানে যে কেউ, অথবা প্রত্যেক শিক্ষার্থী বা প্রাক্তন শিক্ষার্থী, ইমেইল ঠিকানা পেতে পারেন: এটি কোনো প্রতিষ্ঠানের নিশ্চিতকরণ নয়।',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} থেকে {day} তারিখে নিশ্চিত করা হয়েছে: {domain} ডোমেইনের ইমেইল পড়েন এমন কেউ তা করেছেন; ইমেইল ঠিকানাটি জীবনবৃত্তান্তের মালিক দিয়েছেন।',
    'What was confirmed: {covered}.': 'যা নিশ্চিত করা হয়েছে: {covered}।',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'সেখানে দেওয়া নাম: {name}। জীবনবৃত্তান্তের মালিকের দেওয়া প্রতিষ্ঠানের নাম: {institution}।',
    'The owner attached it to {covered}.': 'জীবনবৃত্তান্তের মালিক এটি এই তথ্যের সঙ্গে যুক্ত করেছেন: {covered}।',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'জীবনবৃত্তান্তের মালিক সহায়ক প্রমাণ যুক্ত করেছেন, যা গোপন রাখা হয়েছে। এটি এই তথ্যের জন্য: {covered}।',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} থেকে {day} তারিখে নিশ্চিত করা হয়েছে: সেখানকার ইমেইল পড়েন এমন কেউ তা করেছেন, দেওয়া নাম {name}; ইমেইল ঠিকানা জীবনবৃত্তান্তের মালিক দিয়েছেন; যা নিশ্চিত করা হয়েছে: {covered}।',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'এই অ্যাকাউন্টের জন্য {domain}-এর স্বাক্ষরিত, যাচাইয়ের তারিখ {day}; যে তথ্যের সঙ্গে যুক্ত: {covered}।',
    'The confirmation has been in the public log since {day}.': 'নিশ্চিতকরণটি {day} থেকে উন্মুক্ত লগে আছে।',
    'The confirmation is in the public log within a minute.': 'নিশ্চিতকরণটি এক মিনিটের মধ্যে উন্মুক্ত লগে যুক্ত হবে।',
    'The attestation has been in the public log since {day}.': 'স্ব-প্রত্যয়নটি {day} থেকে উন্মুক্ত লগে আছে।',
    'The attestation is in the public log within a minute.': 'স্ব-প্রত্যয়নটি এক মিনিটের মধ্যে উন্মুক্ত লগে যুক্ত হবে।',
    'Signed by the account of {name}, another name than this CV’s':
      '{name} নামের অ্যাকাউন্ট থেকে স্বাক্ষরিত, যা এই জীবনবৃত্তান্তের নাম থেকে আলাদা',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} নামের অ্যাকাউন্ট থেকে স্বাক্ষরিত (নামটি এই জীবনবৃত্তান্তের নাম থেকে আলাদা): {about}, {day}',
    '{name} signed every section, {day}': '{name} সব অংশে স্বাক্ষর করেছেন, {day}',
    '{name} signed every section that can be checked, {day}': '{name} যাচাইযোগ্য সব অংশে স্বাক্ষর করেছেন, {day}',
    '{name} signed all other sections, {day}': '{name} বাকি সব অংশে স্বাক্ষর করেছেন, {day}',
    '{name} signed all other sections that can be checked, {day}': '{name} যাচাইযোগ্য বাকি সব অংশে স্বাক্ষর করেছেন, {day}',
    'every section': 'সব অংশ',
    'every section that can be checked': 'যাচাইযোগ্য সব অংশ',
    'all other sections': 'বাকি সব অংশ',
    'all other sections that can be checked': 'যাচাইযোগ্য বাকি সব অংশ',
    'Check it yourself': 'নিজে যাচাই করুন',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'এটি এই সেবা থেকেই দেওয়া: এখানে এমনিতেই যা দেখা যায়, এতে তা-ই লেখা আছে, আর এতে স্তর বাড়ে না।',
    '{domain} is a domain of the owner’s own.': '{domain} জীবনবৃত্তান্তের মালিকের নিজের ডোমেইন।',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ডোমেইনে যে কেউ, অথবা প্রত্যেক শিক্ষার্থী বা প্রাক্তন শিক্ষার্থী, ইমেইল ঠিকানা পেতে পারেন।',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} একটি সাইটের পৃষ্ঠা, আর সাইট যে কাউকে পৃষ্ঠা দিতে পারে।',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain}-এর মতো নাম যে কেউ পেতে পারেন: এ থেকে কোনো প্রতিষ্ঠান বোঝা যায় না।',
    'Listed by {domain}; it is not signed.': '{domain}-এর তালিকায় আছে; এতে স্বাক্ষর নেই।',
    'Signed by {domain}.': '{domain}-এর স্বাক্ষরিত।',
    'Signed with a key that names nobody.': 'এমন একটি চাবি দিয়ে স্বাক্ষরিত, যাতে কারও নাম নেই।',
    'It names an issuer that could not be reached to show that it signed it.':
      'এতে একজন প্রদানকারীর নাম আছে, কিন্তু তাঁর সঙ্গে যোগাযোগ করা যায়নি, তাই স্বাক্ষরটি তাঁরই কি না দেখানো যায়নি।',
    'It names {domain}, which could not be reached to show that it signed it.':
      'এতে {domain}-এর নাম আছে, কিন্তু সেখানে যোগাযোগ করা যায়নি, তাই স্বাক্ষরটি সেখানকার কি না দেখানো যায়নি।',
    'Sealed by {name}, with a certificate that this service trusts.':
      'এতে {name}-এর সিল আছে; সিলের সনদকে এই সেবা বিশ্বাস করে।',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'এতে {name}-এর সিল আছে; সিলের সনদ কোনো তালিকার সঙ্গে মিলিয়ে দেখা হয়নি।',
    'Not withdrawn on {day}.': '{day} তারিখে বাতিল করা ছিল না।',
    'Withdrawn, as found on {day}.': 'বাতিল করা হয়েছে, যা {day} তারিখে জানা যায়।',
    'Whether it was withdrawn could not be looked up on {day}.': 'বাতিল করা হয়েছে কি না, তা {day} তারিখে দেখা যায়নি।',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} তারিখে যাচাই করা হয়েছে; প্রদানকারী বাতিল করা সনদের কোনো তালিকা রাখেন না।',
    'Made out to the address of this account.': 'এই অ্যাকাউন্টের ইমেইল ঠিকানার নামে দেওয়া।',
    'It does not say whose it is.': 'এটি কার, তা এতে লেখা নেই।',
    'Made out to somebody else.': 'অন্য কারও নামে দেওয়া।',
    'It is refused since the check on {day}.': '{day} তারিখের যাচাইয়ের পর থেকে এটি গ্রহণ করা হয় না।',
    'It is called {title}.': 'এর নাম {title}।',
    'Its issuer calls itself {name}.': 'প্রদানকারীর নিজের বলা নাম: {name}।',
    'It names {name}.': 'এতে যে নাম আছে: {name}।',
    'A credential, unchanged since it was signed.': 'ডিজিটাল সনদ, স্বাক্ষরের পর থেকে অপরিবর্তিত।',
    'It ended on {day}.': 'এর মেয়াদ {day} তারিখে শেষ হয়েছে।',
    'It is not valid before {day}.': 'এটি {day} তারিখের আগে কার্যকর নয়।',
    'Shown by the owner beside: {title}.': 'জীবনবৃত্তান্তের মালিক এটি যার পাশে দেখিয়েছেন: {title}।',
    'Not signed': 'স্বাক্ষর নেই',
    Signed: 'স্বাক্ষরিত',
    'The CV says so. It is neither signed nor confirmed.':
      'জীবনবৃত্তান্তে এমন লেখা আছে। এতে স্বাক্ষর নেই, এটি নিশ্চিতও করা হয়নি।',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'যে অ্যাকাউন্টের নাম দেওয়া আছে, সেটি থেকে এই অংশে লেখা সব তথ্যে সাইন ইন করে বা ওয়ালেট দিয়ে স্বাক্ষর করা হয়েছে (স্ব-প্রত্যয়িত)। এতে বোঝা যায় কথাটি কার এবং অংশটির কোনো শব্দ বদলায়নি, কিন্তু তা সত্য কি না বোঝা যায় না।',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'জীবনবৃত্তান্তের মালিক এ বিষয়ে এখানে একটি নথিও রেখেছেন, যা TruCV-তে কেউ যাচাই করেনি, অথবা এমন একটি ডিজিটাল সনদ, যাতে সর্বোচ্চ স্তরের জন্য প্রয়োজনীয় সবকিছু দেখা যায় না।',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'যে ডোমেইনের নাম দেওয়া আছে, সেখানকার ইমেইল পড়েন এমন কেউ ব্যাজে উল্লেখ করা বিষয়গুলো নিশ্চিত করেছেন: পদবি, নিয়োগকর্তা ও তারিখের মতো তথ্য, অথবা ওই অংশে লেখা সব তথ্য। ইমেইল ঠিকানাটি জীবনবৃত্তান্তের মালিক দিয়েছেন: ডোমেইনটি ওই প্রতিষ্ঠানের কি না, তা নিজে বিচার করুন। উদ্ধৃতিচিহ্নের ভেতরের নামগুলো যাঁরা অনুরোধ করেছেন ও উত্তর দিয়েছেন তাঁদের লেখা, এবং কেউ সেগুলো যাচাই করেনি।',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'ব্যাজে উল্লেখ করা বিষয়ের সঙ্গে, অর্থাৎ এই অংশের কিছু তথ্য বা সেখানে লেখা সব তথ্যের সঙ্গে, জীবনবৃত্তান্তের মালিক একটি ডিজিটাল সনদ যুক্ত করেছেন। এটি উল্লেখিত ডোমেইনের স্বাক্ষরিত, মালিকের অ্যাকাউন্টের ইমেইল ঠিকানার নামে দেওয়া, এবং উল্লেখিত দিনে কার্যকর ছিল ও বাতিল করা ছিল না। ডিজিটাল সনদ ও জীবনবৃত্তান্তে একই কথা লেখা আছে, এটি মালিকের নিজের কথা: দুটিই পড়ুন। উদ্ধৃতিচিহ্নের ভেতরের লেখা প্রদানকারীর।',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'এই জীবনবৃত্তান্তের কোনো অংশে এখনও কেউ স্বাক্ষর করেনি বা তা নিশ্চিত করেনি: এটি মালিকের নিজের কথা',
    '{name} (wallet {wallet})': '{name} (ওয়ালেট {wallet})',
    'nothing changed since': 'এর পর থেকে কিছুই বদলায়নি',
    'no word of these claims changed since': 'এর পর থেকে এই দাবিগুলোর একটি শব্দও বদলায়নি',
    'Check the CV of {name}': '{name}-এর জীবনবৃত্তান্ত যাচাই করুন',
    'Version {version}, published on {day}.': 'সংস্করণ {version}, প্রকাশের তারিখ {day}।',
    'Read the CV': 'জীবনবৃত্তান্ত পড়ুন',
    'Check the signatures now': 'এখনই স্বাক্ষর যাচাই করুন',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'আপনার ব্রাউজার দাবি ও চাবিগুলো নতুন করে আনে এবং প্রতিটি স্বাক্ষর নিজেই যাচাই করে।',
    'Compare an older copy': 'পুরোনো কপির সঙ্গে মিলিয়ে দেখুন',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ফাইলটি এখানে টেনে এনে ছাড়ুন বা বেছে নিন: আপনাকে দেওয়া PDF, আপনার রেখে দেওয়া দাবির ডেটা (JSON), অথবা কোনো ডিজিটাল সনদ। ফাইলটি আপনার ব্রাউজারেই থাকে।',
    'Every section, and who stands for it': 'প্রতিটি অংশ, এবং সেটি কার কথা',
    'Signature no longer counts': 'স্বাক্ষরটি আর গণ্য নয়',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'স্বাক্ষরটি এই লেখার সঙ্গে মেলে, কিন্তু এর চাবি বাতিল করা হয়েছে: এটি আর গণ্য নয়।',
    'Stated. Nobody has signed or confirmed it.': 'শুধু উল্লেখিত। কেউ এতে স্বাক্ষর করেনি বা এটি নিশ্চিত করেনি।',
    'Download as a credential': 'ডিজিটাল সনদ হিসেবে ডাউনলোড করুন',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ডিজিটাল সনদ একটি স্বাক্ষর করা ফাইল, যা ওয়ালেট ও অন্যান্য প্রোগ্রাম এই পৃষ্ঠা ছাড়াই পড়তে ও যাচাই করতে পারে। TruCV যা নথিভুক্ত করেছে, এতে শুধু তা-ই থাকে, তার বেশি কিছু নয়।',
    'The confirmation': 'নিশ্চিতকরণ',
    'The self-attestation': 'স্ব-প্রত্যয়ন',
    'JSON, for wallets': 'JSON, ওয়ালেটের জন্য',
    'JWT, for programs': 'JWT, প্রোগ্রামের জন্য',
    'picture with the badge in it': 'ছবি, যার ভেতরে ব্যাজ আছে',
    'Digest and signatures': 'হ্যাশ ও স্বাক্ষর',
    'Everything in the section, as data': 'অংশটির সবকিছু, ডেটা হিসেবে',
    'Its facts alone, as data: {covered}': 'শুধু এর মূল তথ্য, ডেটা হিসেবে: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 হ্যাশ: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'জীবনবৃত্তান্তের মালিকের স্বাক্ষর করা বিবৃতি: “আমি প্রত্যয়ন করছি যে আমার জীবনবৃত্তান্তের এই অংশটি সত্য।”',
    'Signature ({form})': 'স্বাক্ষর ({form})',
    Wallet: 'ওয়ালেট',
    Key: 'চাবি',
    'Record of the confirmation ({form})': 'নিশ্চিতকরণের নথি ({form})',
    'What the badges mean': 'ব্যাজের অর্থ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'অংশটির একটি অক্ষর বদলালেই তার স্বাক্ষর আর থাকে না; তথ্যের নিশ্চিতকরণ আর থাকে না সেই তথ্যের একটি অক্ষর বদলালে। জীবনবৃত্তান্তের নাম বদলালে দুটির কোনোটিই থাকে না।',
    'For engineers: check it without us': 'প্রকৌশলীদের জন্য: আমাদের ছাড়াই যাচাই করুন',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'ব্যাজের ব্যাপারে আমাদের কথা মেনে নেওয়ার দরকার নেই। {program} একটিমাত্র ফাইল, যার কোড পড়া যায় এবং যা [দাবির ডেটা] যাচাই করে। এর জন্য শুধু Node.js লাগে: নেটওয়ার্ক লাগে না (--log ছাড়া), আমাদের কাছ থেকেও কিছু লাগে না:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'শেষ দুটি লাইন TruCV বা অন্য কারও দেওয়া ডিজিটাল সনদ যাচাই করে: {keys} ফাইলে প্রদানকারীর চাবিগুলো আছে, আর {list} হলো বাতিল করা সনদের তালিকা, যার উল্লেখ সনদেই আছে।',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google দিয়ে সাইন ইন করে” দেওয়া স্বাক্ষর TruCV তৈরি করে: এতে বোঝা যায় যে উল্লেখিত অ্যাকাউন্টের কথা এই সেবা নথিভুক্ত করেছে। ওয়ালেটের স্বাক্ষর তৈরি হয় ওয়ালেটের চাবি দিয়ে, যা TruCV-র কাছে নেই।',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ফাইলটি নেওয়ার সময় অবস্থা যেমন ছিল, এতে তা-ই লেখা আছে। যিনি কিছু নিশ্চিত করেছেন, তিনি পরে তা প্রত্যাহার করতে পারেন, আর প্রোগ্রাম তা জানতে পারে না: ফাইলটি আবার নিন, অথবা এখানে দেখুন।',
    'Our public keys': 'আমাদের উন্মুক্ত চাবি',
    'Version {version} was never published': 'সংস্করণ {version} কখনও প্রকাশিত হয়নি',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ফাইল হিসেবেও এটি দেওয়া হয়নি। যে নথি নিজেকে এই জীবনবৃত্তান্তের সংস্করণ {version} বলে দাবি করে, তা এর মালিক এখানে তৈরি করেননি, অথবা তাতে পরিবর্তন করা হয়েছে।',
    'Your copy says version {version}': 'আপনার কপিতে লেখা আছে সংস্করণ {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'উন্মুক্ত কোনো কিছুই বদলায়নি: সংস্করণ {version}-এ যা ছিল, এখনও তা-ই প্রকাশিত আছে।',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'এই সংস্করণটি ছিল। এর তুলনায় এখন যা প্রকাশিত আছে, অর্থাৎ সংস্করণ {version}, তাতে পার্থক্য:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'আপনার কপির লেখা মিলিয়ে দেখা হয় না: এই পৃষ্ঠার পাশে রেখে প্রতিটি শব্দ মিলিয়ে পড়ুন।',
    'Fetching the claims and the keys…': 'দাবি ও চাবিগুলো আনা হচ্ছে…',
    'Reading your copy…': 'আপনার কপি পড়া হচ্ছে…',
    'Check again': 'আবার যাচাই করুন',
    'Fetched at {time}.': 'পাওয়ার সময়: {time}।',
    'The claims and TruCV’s public keys, {size} kB.': 'দাবি এবং TruCV-র উন্মুক্ত চাবি, {size} kB।',
    'The right CV.': 'এটিই সেই জীবনবৃত্তান্ত।',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'দাবিগুলো এই জীবনবৃত্তান্তের, এই ঠিকানার এবং আপনি এখানে যে অংশগুলো দেখছেন সেগুলোরই।',
    'Not what you see.': 'আপনি যা দেখছেন তা নয়।',
    'What is published now has other sections than this page.': 'এখন যা প্রকাশিত আছে, তার অংশগুলো এই পৃষ্ঠার থেকে আলাদা।',
    'No letter changed.': 'একটি অক্ষরও বদলায়নি।',
    'Changed.': 'পরিবর্তন পাওয়া গেছে।',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'নিজের ফিঙ্গারপ্রিন্টের সঙ্গে মেলে না এমন লেখা: {all}টির মধ্যে {wrong}টি।',
    'Signed by the owner.': 'জীবনবৃত্তান্তের মালিকের স্বাক্ষর আছে।',
    'Not signed as it says.': 'যেমন বলা আছে, স্বাক্ষর তেমন নয়।',
    'Confirmed.': 'নিশ্চিত করা হয়েছে।',
    'Not confirmed as it says.': 'যেমন বলা আছে, নিশ্চিতকরণ তেমন নয়।',
    'In the log.': 'লগে আছে।',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV-র উন্মুক্ত লগে নথিভুক্ত স্বাক্ষর: {all}টির মধ্যে {recorded}টি। লগের মোট ভুক্তি: {entries}।',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'বাকিগুলোর মধ্যে নতুন স্বাক্ষর এক মিনিটের মধ্যে লগে যুক্ত হয়; লগের চেয়ে পুরোনোগুলো কখনও হয় না।',
    'The log begins with all that this browser saw of it on {day}.':
      '{day} তারিখে এই ব্রাউজার লগের যতটুকু দেখেছিল, লগের শুরুতে তার সবটুকুই আছে।',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'এই ব্রাউজার লগের দেখা অংশ মনে রাখে এবং পরের যাচাইয়ের সময় মিলিয়ে দেখে।',
    'Not in the log as it says.': 'যেমন বলা আছে, লগে তেমন নেই।',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV-র উন্মুক্ত লগ সম্পূর্ণ নয়, অথবা পড়া যাচ্ছে না। এক মিনিট পর আবার চেষ্টা করুন।',
    'One person.': 'একই ব্যক্তি।',
    'All claims are about {name}, as the CV is.': 'সব দাবি {name} সম্পর্কে, জীবনবৃত্তান্তটিও ওই নামেরই।',
    'Another person.': 'অন্য ব্যক্তি।',
    'Not all claims are about {name}, whose CV this is said to be.':
      'জীবনবৃত্তান্তটি {name}-এর বলে উল্লেখ করা হলেও সব দাবি তাঁর সম্পর্কে নয়।',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} নামের অ্যাকাউন্ট থেকে স্বাক্ষরিত, যা এই জীবনবৃত্তান্তের নাম থেকে আলাদা।',
    'Whether both names are of one person is for you to judge.': 'দুটি নাম একই ব্যক্তির কি না, তা নিজে বিচার করুন।',
    'Everything that is signed holds.': 'যা কিছুতে স্বাক্ষর আছে, তার সবই যাচাইয়ে টিকেছে।',
    'Not everything holds: what is marked red is not as it was signed.':
      'সবকিছু যাচাইয়ে টেকেনি: লাল চিহ্ন দেওয়া অংশ স্বাক্ষরের সময় যেমন ছিল তেমন নেই।',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'এই জীবনবৃত্তান্তের কিছুতেই স্বাক্ষর নেই, তাই লেখা ছাড়া যাচাই করার কিছু ছিল না।',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'প্রতিটি স্বাক্ষর যাচাইয়ে টিকেছে। তবে এসবে কোনো স্বাক্ষর নেই: ওয়ালেটটি যে জীবনবৃত্তান্তের মালিকেরই, এবং অন্যদের ডিজিটাল সনদ সম্পর্কে যা বলা আছে।',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'এখন সংস্করণ {now} প্রকাশিত আছে, এই পৃষ্ঠায় দেখানো হচ্ছে সংস্করণ {version}: পৃষ্ঠাটি আবার লোড করুন।',
    holds: 'যাচাইয়ে টিকেছে',
    'Does not hold': 'যাচাইয়ে টেকেনি',
    '{section} does not hold': 'যাচাইয়ে টেকেনি: {section}',
    'this is not in the form in which TruCV publishes it': 'TruCV যে আকারে প্রকাশ করে, এটি সেই আকারে নেই',
    'the text was changed: it does not fit its fingerprint (digest)':
      'লেখাটি বদলানো হয়েছে: এটি নিজের ফিঙ্গারপ্রিন্টের (হ্যাশ) সঙ্গে মেলে না',
    'the owner’s signature does not hold': 'জীবনবৃত্তান্তের মালিকের স্বাক্ষর যাচাইয়ে টেকেনি',
    'the institution’s confirmation does not hold': 'প্রতিষ্ঠানের নিশ্চিতকরণ যাচাইয়ে টেকেনি',
    'it was signed or confirmed under another name than the one on this CV':
      'স্বাক্ষর বা নিশ্চিতকরণ এই জীবনবৃত্তান্তের নাম থেকে আলাদা নামে হয়েছিল',
    'it is said to be more than what was signed': 'যাতে স্বাক্ষর করা হয়েছিল, এটিকে তার চেয়ে বেশি কিছু বলা হয়েছে',
    'it is not in the public log as it says': 'যেমন বলা আছে, উন্মুক্ত লগে এটি তেমন নেই',
    'the signature that this page shows was withdrawn': 'এই পৃষ্ঠায় দেখানো স্বাক্ষর প্রত্যাহার করা হয়েছে',
    'the evidence that this page shows was taken away': 'এই পৃষ্ঠায় দেখানো সহায়ক প্রমাণ সরিয়ে নেওয়া হয়েছে',
    'the confirmation that this page shows was withdrawn': 'এই পৃষ্ঠায় দেখানো নিশ্চিতকরণ প্রত্যাহার করা হয়েছে',
    'the credential that this page shows does not count any more': 'এই পৃষ্ঠায় দেখানো ডিজিটাল সনদ আর গণ্য নয়',
    'the text that is published now is another one than on this page': 'এখন প্রকাশিত লেখা এই পৃষ্ঠার লেখা থেকে আলাদা',
    'this section is not among what is published now': 'এখন যা প্রকাশিত আছে, তার মধ্যে এই অংশটি নেই',
    'What this does not show': 'এতে যা বোঝা যায় না',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'জীবনবৃত্তান্তের কথা সত্য কি না। স্বাক্ষর থেকে শুধু বোঝা যায় কথাটি কার, আর তার পর থেকে একটি অক্ষরও বদলায়নি।',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'যে প্রতিষ্ঠানের নামের সঙ্গে ডোমেইনটির মিল আছে, এটি তারই কি না। ইমেইল ঠিকানাটি জীবনবৃত্তান্তের মালিক দিয়েছেন।',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'অ্যাকাউন্ট বা ওয়ালেটের পেছনের ব্যক্তি কে। “Google দিয়ে সাইন ইন করে” কথাটি TruCV-র নিজের নথি।',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV সৎ কি না: এই পৃষ্ঠাটিও TruCV-রই। “প্রকৌশলীদের জন্য” অংশের প্রোগ্রামটি এটি ছাড়াই চলে।',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV সবাইকে একই লগ দেখায় কি না। পার্থক্য থাকলে লগটি অনুসরণ করা সাক্ষী ও log-audit.mjs-এর মতো প্রোগ্রামের কাছে তা ধরা পড়বে।',
    'What is withdrawn later. Check again when it matters.': 'পরে কী প্রত্যাহার করা হবে। বিষয়টি গুরুত্বপূর্ণ হলে আবার যাচাই করুন।',
    'It cannot be checked: {problem}.': 'এটি যাচাই করা যাচ্ছে না: {problem}।',
    'This browser could not do the check. The program under “For engineers” can.':
      'এই ব্রাউজার যাচাই করতে পারেনি। “প্রকৌশলীদের জন্য” অংশের প্রোগ্রামটি পারবে।',
    'This page was opened without https, where browsers check no signatures.':
      'পৃষ্ঠাটি https ছাড়া খোলা হয়েছে, আর সেভাবে ব্রাউজার স্বাক্ষর যাচাই করে না।',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV-র সঙ্গে যোগাযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখুন, তারপর আবার চেষ্টা করুন।',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'এই জীবনবৃত্তান্তের জন্য পাসওয়ার্ড লাগবে। জীবনবৃত্তান্তটি আবার খুলুন, তারপর চেষ্টা করুন।',
    'This CV is no longer published: nothing of it can be checked now.':
      'এই জীবনবৃত্তান্ত আর প্রকাশিত নেই: এর কিছুই এখন যাচাই করা যাবে না।',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV থেকে ত্রুটি এসেছে ({status})। এক মিনিট পর আবার চেষ্টা করুন।',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'উত্তরটি অসম্পূর্ণ এসেছে, অথবা সেটি TruCV-র উত্তর নয়। আবার চেষ্টা করুন।',
    'The reply is about another CV: nothing of it counts for this one.':
      'উত্তরটি অন্য জীবনবৃত্তান্ত সম্পর্কে: এর কিছুই এই জীবনবৃত্তান্তের জন্য গণ্য নয়।',
    'The reply is of another service: its signatures do not count at this address.':
      'উত্তরটি অন্য সেবার: তার স্বাক্ষর এই ঠিকানায় গণ্য নয়।',
    'This file is damaged, or is not a copy of a CV.': 'ফাইলটি নষ্ট, অথবা এটি কোনো জীবনবৃত্তান্তের কপি নয়।',
    'This is a copy of another CV.': 'এটি অন্য একটি জীবনবৃত্তান্তের কপি।',
    'This is a JSON Resume, which holds no signatures to compare.':
      'এটি একটি JSON Resume, যাতে মিলিয়ে দেখার মতো স্বাক্ষর থাকে না।',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'এখানে Word ফাইল পড়া হয় না। ফাইলের শেষে থাকা ঠিকানাটি খুলুন: সেখান থেকে মিলিয়ে দেখা যাবে।',
    'This PDF names several versions of this CV: it was put together from several files.':
      'এই PDF-এ এই জীবনবৃত্তান্তের একাধিক সংস্করণের উল্লেখ আছে: এটি কয়েকটি ফাইল জুড়ে তৈরি করা হয়েছে।',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'এই PDF-এ জীবনবৃত্তান্তের কোনো সংস্করণের উল্লেখ নেই: এটি এখানে তৈরি হয়নি, অথবা অন্য প্রোগ্রাম দিয়ে নতুন করে তৈরি করা হয়েছে।',
    'Your copy says that it is of {day}.': 'আপনার কপিতে লেখা তারিখ: {day}।',
    'In your copy this does not hold:': 'আপনার কপির যা যাচাইয়ে টেকেনি:',
    'Since then:': 'এর পর থেকে:',
    'Nothing has changed since.': 'এর পর থেকে কিছুই বদলায়নি।',
    'Added: {section}': 'যোগ হয়েছে: {section}',
    'Changed: {section}': 'বদলেছে: {section}',
    'Removed: {section}': 'সরানো হয়েছে: {section}',
    'Confirmed since: {section}': 'এর পরে নিশ্চিত করা হয়েছে: {section}',
    'No longer confirmed: {section}': 'আর নিশ্চিত করা নেই: {section}',
    'Signed since: {section}': 'এর পরে স্বাক্ষর করা হয়েছে: {section}',
    'No longer signed: {section}': 'আর স্বাক্ষর নেই: {section}',
    'This credential holds.': 'এই ডিজিটাল সনদ যাচাইয়ে টিকেছে।',
    'It is called {title}, of {day}.': 'এর নাম {title}, তারিখ {day}।',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV স্বাক্ষর করার পর থেকে এটি অপরিবর্তিত, এবং এখন বাতিল করা নেই।',
    'The words that it is about are on this CV: {section}.': 'এটি যে কথাগুলো সম্পর্কে, সেগুলো এই জীবনবৃত্তান্তে আছে: {section}।',
    'The words that it is about are not on this CV, or were changed since.':
      'এটি যে কথাগুলো সম্পর্কে, সেগুলো এই জীবনবৃত্তান্তে নেই, অথবা পরে বদলানো হয়েছে।',
    'This credential does not hold.': 'এই ডিজিটাল সনদ যাচাইয়ে টেকেনি।',
    'This credential is not valid yet.': 'এই ডিজিটাল সনদ এখনও কার্যকর হয়নি।',
    'This credential has ended.': 'এই ডিজিটাল সনদের মেয়াদ শেষ হয়েছে।',
    'The signature holds, but this credential was withdrawn.': 'স্বাক্ষর ঠিক আছে, কিন্তু এই ডিজিটাল সনদ বাতিল করা হয়েছে।',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'স্বাক্ষর ঠিক আছে, কিন্তু ডিজিটাল সনদটি বাতিল করা হয়েছে কি না, তা দেখা যায়নি। আবার চেষ্টা করুন।',
    'This is a credential about another person, or about another name.': 'এই ডিজিটাল সনদ অন্য ব্যক্তি বা অন্য নাম সম্পর্কে।',
    'TruCV did not issue this credential.': 'এই ডিজিটাল সনদ TruCV দেয়নি।',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'এই পৃষ্ঠা TruCV-র নিজের ডিজিটাল সনদ JWT ফাইল (.jwt) হিসেবে যাচাই করে। এই সনদটি যাচাই করে “প্রকৌশলীদের জন্য” অংশের প্রোগ্রাম: node verify-cv.mjs, ফাইলটি, --keys এবং প্রদানকারীর did.json।',
    'No CV at this address — TruCV': 'এই ঠিকানায় কোনো জীবনবৃত্তান্ত নেই — TruCV',
    'There is no CV here': 'এখানে কোনো জীবনবৃত্তান্ত নেই',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'লিংকটি অসম্পূর্ণ হতে পারে, অথবা জীবনবৃত্তান্তের মালিক পৃষ্ঠাটি সরিয়ে নিয়ে থাকতে পারেন। কেউ আপনাকে লিংকটি পাঠিয়ে থাকলে তাঁর কাছে নতুন লিংক চান।',
    'Go to TruCV': 'TruCV-তে যান',
    'This CV is protected': 'এই জীবনবৃত্তান্তটি সুরক্ষিত',
    'Its owner asks for a password. It usually comes with the link.':
      'এটি খুলতে মালিকের দেওয়া পাসওয়ার্ড লাগবে। পাসওয়ার্ড সাধারণত লিংকের সঙ্গেই পাঠানো হয়।',
    Password: 'পাসওয়ার্ড',
    'Open the CV': 'জীবনবৃত্তান্ত খুলুন',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'এরপর এই ব্রাউজারে এটি ১২ ঘণ্টা খোলা থাকবে। আপনার কাছে পাসওয়ার্ড নেই? যিনি লিংকটি পাঠিয়েছেন, তাঁকে জিজ্ঞাসা করুন।',
    'This form was sent from another site. Enter the password here.':
      'এই ফর্মটি অন্য সাইট থেকে পাঠানো হয়েছিল। পাসওয়ার্ড এখানে লিখুন।',
    'This is not the password. Capital letters count.': 'পাসওয়ার্ডটি ঠিক নয়। বড় ও ছোট হাতের অক্ষর (A ও a) আলাদা ধরা হয়।',
    'Many people are asking just now. Try again in a few seconds.':
      'এই মুহূর্তে অনেকে চেষ্টা করছেন। কয়েক সেকেন্ড পর আবার চেষ্টা করুন।',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], যেখানে মানুষ এমন জীবনবৃত্তান্ত লেখেন যা অন্যরা যাচাই করতে পারেন',
    'Hello,': 'শুভেচ্ছা নেবেন,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{institution}-এর কাছে {person}-এর অনুরোধ, জীবনবৃত্তান্তের এই অংশটি নিশ্চিত করুন: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'দুটি নামই অনুরোধকারী TruCV ব্যবহারকারীর লেখা। আমরা সেগুলো যাচাই করিনি।',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'কী দাবি করা হয়েছে, তা নিচের লিংকে দেখা যাবে। প্রতিষ্ঠানের পক্ষে কথা বলতে পারেন এমন যে কেউ এটি নিশ্চিত বা প্রত্যাখ্যান করতে পারেন; কোনো অ্যাকাউন্ট লাগবে না।',
    'Look at the claim and answer': 'দাবিটি দেখুন ও উত্তর দিন',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'এই লিংক থেকে {day} পর্যন্ত একবারই উত্তর দেওয়া যাবে। আপনি কিছু না করলে কিছুই নিশ্চিত হবে না। অনুগ্রহ করে লিংকটি অন্য কাউকে দেবেন না: যাঁর কাছে এটি থাকবে, তিনিই উত্তর দিতে পারবেন।',
    'Answer all requests at one place': 'সব অনুরোধের উত্তর এক জায়গায় দিন',
    'Never write to me again': 'আমাকে আর কখনও ইমেইল পাঠাবেন না',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'কোনো প্রশ্ন আছে? এই ঠিকানায় লিখুন: {address}। এই ইমেইলের উত্তর পড়া হয় না।',
    'Change the language': 'ভাষা বদলান',
    'Can you confirm this?': 'আপনি কি এটি নিশ্চিত করতে পারেন?',
    'What you answer for': 'আপনি যে বিষয়ে উত্তর দিচ্ছেন',
    'Name on the CV': 'জীবনবৃত্তান্তের নাম',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'আপনাদের নথিতে এই ব্যক্তিকে খুঁজে পেতে: {reference}। এটি অনুরোধকারী ব্যবহারকারীর লেখা। আপনি যা নিশ্চিত করবেন এটি তার অংশ নয়, এবং আপনি ছাড়া কাউকে এটি দেখানো হয় না।',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'একই কথা {day} তারিখে আপনাদের ডোমেইন থেকে অন্য নামের জন্য নিশ্চিত করা হয়েছিল: {before}। এখন আপনাকে যে নামের জন্য জিজ্ঞাসা করা হচ্ছে: {person}। দুজন একই ব্যক্তি বলে জানা থাকলেই কেবল নিশ্চিত করুন।',
    'What your answer means': 'আপনার উত্তরের অর্থ',
    'Not part of your answer': 'আপনার উত্তরের অংশ নয়',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'নিশ্চিত করলে আপনি জানাচ্ছেন যে আপনি প্রতিষ্ঠানের পক্ষে কথা বলতে পারেন, এবং {person}-এর ক্ষেত্রে এটি সত্য: {covered}।',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'এরপর জীবনবৃত্তান্তের এই অংশ যাঁরা পড়তে পারেন, তাঁরা সবাই দেখবেন “{badge}”, সেখানকার ইমেইল পড়েন এমন কেউ উত্তর দিয়েছেন, আর আপনার দেওয়া নাম। আপনার ইমেইল ঠিকানা দেখানো হয় না।',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'এটি সহায়ক প্রমাণ হিসেবে রাখা হবে, প্রতিষ্ঠানের নিশ্চিতকরণ হিসেবে দেখানো হবে না।',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'জীবনবৃত্তান্ত যাঁরা যাচাই করবেন, তাঁরা দেখবেন যে {domain} ডোমেইনের ইমেইল পড়েন এমন কেউ সম্মতি দিয়েছেন, আর কেন এটি কোনো প্রতিষ্ঠানের কথা নয়।',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'এটি এই নামে, এই মালিকের এমন প্রতিটি জীবনবৃত্তান্তে গণ্য হবে যাতে এই তথ্যগুলো আছে। মালিক অংশটির বাকি লেখা বদলাতে পারেন, আর আপনার কথা এই তথ্যগুলোর সঙ্গে থেকে যায়। কোনো তথ্য বা নাম বদলালে তা আর গণ্য হয় না।',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'এটি এই নামে, এই মালিকের এমন প্রতিটি জীবনবৃত্তান্তে গণ্য হবে যাতে হুবহু এই লেখা আছে। লেখা বা নাম বদলালে তা আর গণ্য হয় না।',
    'If you decline, only the owner of the CV gets to know it.': 'আপনি প্রত্যাখ্যান করলে শুধু জীবনবৃত্তান্তের মালিক তা জানবেন।',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'আপনি {day} পর্যন্ত একবার উত্তর দিতে পারেন। এরপর এক বছর পর্যন্ত একই লিংক থেকে নিশ্চিতকরণ প্রত্যাহার করতে পারবেন।',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'এই জীবনবৃত্তান্ত কে লিখেছেন, তা আমরা যাচাই করিনি। তাঁকে না চিনলে প্রত্যাখ্যান করুন, অথবা কিছুই করবেন না।',
    'Files the owner has added': 'জীবনবৃত্তান্তের মালিকের যোগ করা ফাইল',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'আমরা এগুলো লেখার সঙ্গে মিলিয়ে দেখিনি। আপনি উত্তর না দেওয়া পর্যন্ত এগুলোর পৃষ্ঠার ছবি নতুন ট্যাবে খোলে।',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'এগুলো জীবনবৃত্তান্তের মালিকের যোগ করা একটি ফাইলের ছবি। আমরা ফাইলটি লেখার সঙ্গে মিলিয়ে দেখিনি।',
    'Pages shown: {shown} of {all}': 'দেখানো পৃষ্ঠা: {all}টির মধ্যে {shown}টি',
    'Page {page} of {all}': 'পৃষ্ঠা {page}, মোট {all}',
    'Your answer': 'আপনার উত্তর',
    'Yes, this is true': 'হ্যাঁ, এটি সত্য',
    'No, I do not confirm this': 'না, আমি এটি নিশ্চিত করছি না',
    'Your name and office': 'আপনার নাম ও পদবি',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'নিশ্চিত করতে এটি প্রয়োজন। এটি জীবনবৃত্তান্তের সঙ্গে উদ্ধৃতিচিহ্নের ভেতরে দেখানো হয়। ওয়েব ঠিকানা লিখবেন না।',
    'A note to the owner': 'জীবনবৃত্তান্তের মালিকের জন্য বার্তা',
    'If you like. Only the owner sees it.': 'ইচ্ছা হলে লিখুন। শুধু জীবনবৃত্তান্তের মালিক এটি দেখবেন।',
    'Send my answer': 'আমার উত্তর পাঠান',
    'Choose an answer.': 'একটি উত্তর বেছে নিন।',
    'Say who confirms this.': 'কে নিশ্চিত করছেন, তা লিখুন।',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'এটি বেশি লম্বা, অথবা এতে ওয়েব ঠিকানা বা অদৃশ্য অক্ষর আছে। সংক্ষিপ্ত রূপের বিন্দুর পরে ফাঁকা জায়গা দিন।',
    'This was answered already.': 'এর উত্তর আগেই দেওয়া হয়েছে।',
    'Your answer could not be stored. Try again.': 'আপনার উত্তর সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
    'Thank you, this is confirmed': 'ধন্যবাদ, এটি নিশ্চিত করা হয়েছে',
    'Not confirmed': 'নিশ্চিত করা হয়নি',
    Withdrawn: 'প্রত্যাহার করা হয়েছে',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: সেখানকার ইমেইল পড়েন এমন কেউ, যাঁর দেওয়া নাম {name}, {person}-এর জীবনবৃত্তান্তের এই অংশটি {day} তারিখে নিশ্চিত করেছেন: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person}-এর জীবনবৃত্তান্তের এই অংশটি {day} তারিখে নিশ্চিত করা হয়নি, এবং তা শুধু জীবনবৃত্তান্তের মালিক জানবেন: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person}-এর জীবনবৃত্তান্তের এই নিশ্চিতকরণ {day} তারিখে প্রত্যাহার করা হয়েছে, এবং এটি আর কাউকে দেখানো হয় না: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'এটি কি ভুল ছিল, নাকি এখন আর সঠিক নয়? {day} পর্যন্ত আপনি [এটি প্রত্যাহার করতে পারেন]।',
    'Withdraw this confirmation?': 'এই নিশ্চিতকরণ প্রত্যাহার করবেন?',
    'It was given on {day} for the CV of {person}: {section}':
      'এটি {day} তারিখে {person}-এর জীবনবৃত্তান্তের জন্য দেওয়া হয়েছিল: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'প্রত্যাহার করলে কোনো জীবনবৃত্তান্তে এটি আর দেখা যাবে না, এবং জীবনবৃত্তান্তের মালিক একটি ইমেইল পাবেন। এই সিদ্ধান্ত চূড়ান্ত।',
    Withdraw: 'প্রত্যাহার করুন',
    'Keep it': 'রেখে দিন',
    'Never get such mails again?': 'এমন ইমেইল আর কখনও চান না?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'তাহলে যে ঠিকানায় এই লিংক পাঠানো হয়েছিল, সেখানে আমরা আর কোনো অনুরোধ পাঠাব না, যে-ই বলুক না কেন। এটি পরে বদলানো যাবে না।',
    'We will not write to you again': 'আমরা আপনাকে আর ইমেইল পাঠাব না',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'যে ঠিকানায় এই লিংক পাঠানো হয়েছিল, সেখানে আমাদের কাছ থেকে আর কোনো অনুরোধ যাবে না, যে-ই বলুক না কেন। এটুকু জানতে যতটুকু লাগে, ঠিকানাটির তার বেশি কিছু আমরা রাখি না।',
    'This link leads nowhere': 'এই লিংকে কিছু নেই',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'লিংকটি অসম্পূর্ণ হতে পারে, এর সময় শেষ হয়ে থাকতে পারে, অথবা জীবনবৃত্তান্তের মালিক প্রশ্নটি প্রত্যাহার করে থাকতে পারেন বা যে কথা নিয়ে প্রশ্ন ছিল তা বদলে থাকতে পারেন। আপনাকে কিছু করতে হবে না।',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count}টি লেখা দেখা হয়েছে, সেটি নিজের ফিঙ্গারপ্রিন্টের সঙ্গে মেলে।',
      other: '{count}টি লেখা দেখা হয়েছে, প্রতিটি নিজের ফিঙ্গারপ্রিন্টের সঙ্গে মেলে।',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count}টি স্বাক্ষর যাচাইয়ে টিকেছে। TruCV-র নথিভুক্ত: {account}, ওয়ালেটের: {wallet}।',
      other: '{count}টি স্বাক্ষর যাচাইয়ে টিকেছে। TruCV-র নথিভুক্ত: {account}, ওয়ালেটের: {wallet}।',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count}টি অংশ, TruCV-র নথিভুক্ত: {domains}।',
      other: '{count}টি অংশ, TruCV-র নথিভুক্ত: {domains}।',
    },
    '{count} sections do not hold.': { one: '{count}টি অংশ যাচাইয়ে টেকেনি।', other: '{count}টি অংশ যাচাইয়ে টেকেনি।' },
    '{count} sections with a credential signed by {who}': {
      one: '{count}টি অংশে {who}-এর স্বাক্ষরিত ডিজিটাল সনদ',
      other: '{count}টি অংশে {who}-এর স্বাক্ষরিত ডিজিটাল সনদ',
    },
    '{count} sections confirmed by {who}': {
      one: '{count}টি অংশ {who} থেকে নিশ্চিত করা',
      other: '{count}টি অংশ {who} থেকে নিশ্চিত করা',
    },
    '{count} sections signed by {who}': {
      one: '{count}টি অংশে {who}-এর স্বাক্ষর',
      other: '{count}টি অংশে {who}-এর স্বাক্ষর',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count}টি অংশে একাধিক ডোমেইনের ({many}) স্বাক্ষরিত ডিজিটাল সনদ',
      other: '{count}টি অংশে একাধিক ডোমেইনের ({many}) স্বাক্ষরিত ডিজিটাল সনদ',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count}টি অংশ একাধিক ডোমেইন থেকে ({many}) নিশ্চিত করা',
      other: '{count}টি অংশ একাধিক ডোমেইন থেকে ({many}) নিশ্চিত করা',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count}টি অংশে একাধিক ব্যক্তি বা ওয়ালেটের ({many}) স্বাক্ষর',
      other: '{count}টি অংশে একাধিক ব্যক্তি বা ওয়ালেটের ({many}) স্বাক্ষর',
    },
    '{count} sections with evidence only': { one: '{count}টি অংশে শুধু সহায়ক প্রমাণ', other: '{count}টি অংশে শুধু সহায়ক প্রমাণ' },
    '{count} sections with a signature that no longer counts': {
      one: '{count}টি অংশে এমন স্বাক্ষর, যা আর গণ্য নয়',
      other: '{count}টি অংশে এমন স্বাক্ষর, যা আর গণ্য নয়',
    },
    '{count} sections not signed': { one: '{count}টি অংশে স্বাক্ষর নেই', other: '{count}টি অংশে স্বাক্ষর নেই' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'এখান থেকে অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। {count} মিনিট পর আবার চেষ্টা করুন।',
      other: 'এখান থেকে অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। {count} মিনিট পর আবার চেষ্টা করুন।',
    },
  },
} satisfies ReaderTexts
