// Our words for readers in Tamil.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ta',
  texts: {
    title: 'பதவி/தலைப்பு',
    place: 'இடம்',
    name: 'பெயர்',
    address: 'இணைய முகவரி',
    label: 'விவரத்தின் பெயர்',
    value: 'விவரம்',
    institution: 'கல்வி நிறுவனம்',
    board: 'கல்வி வாரியம்',
    organisation: 'அமைப்பு',
    degree: 'பட்டம்',
    'field of study': 'படிப்புத் துறை',
    from: 'தொடக்கத் தேதி',
    until: 'முடிவுத் தேதி',
    date: 'தேதி',
    dates: 'தேதிகள்',
    score: 'மதிப்பெண்',
    scale: 'அதிகபட்ச மதிப்பெண்',
    'kind of score': 'மதிப்பெண் வகை',
    description: 'விளக்கம்',
    employer: 'பணியளித்த நிறுவனம்',
    'still there': 'இன்னும் அங்கே பணியில் உள்ளவரா என்பது',
    about: 'நிறுவனம் பற்றிய குறிப்பு',
    'roles at one employer': 'ஒரே நிறுவனத்தில் வகித்த பொறுப்புகள்',
    highlights: 'முக்கியச் சாதனைகள்',
    level: 'நிலை',
    keywords: 'முக்கியச் சொற்கள்',
    provider: 'வழங்கும் நிறுவனம்',
    issuer: 'வழங்கியவர்',
    'credential ID': 'சான்று எண்',
    publisher: 'வெளியீட்டாளர்',
    'awarding body': 'விருது வழங்கிய அமைப்பு',
    fluency: 'மொழித்திறன்',
    'e-mail': 'மின்னஞ்சல்',
    phone: 'தொலைபேசி',
    'what they say': 'அவர்களின் கருத்து',
    subtitle: 'துணைத் தலைப்பு',
    hidden: 'மறைக்கப்பட்டதா என்பது',
    'shown to readers': 'வாசகர்களுக்குக் காட்டப்படுகிறதா என்பது',
    roles: 'பொறுப்புகள்',
    courses: 'பாடநெறிகள்',
    kind: 'வகை',
    profession: 'தொழில்',
    location: 'வசிக்கும் இடம்',
    picture: 'படம்',
    links: 'இணைப்புகள்',
    'everything that is written here': 'இங்கே எழுதப்பட்டுள்ள அனைத்தும்',
    'some facts': 'சில விவரங்கள்',
    Yes: 'ஆம்',
    Percentage: 'சதவீதம்',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'கிரேடு',
    'Class or division': 'வகுப்பு அல்லது பிரிவு',
    Rank: 'தரவரிசை',
    'It is the owner’s own word: nobody has checked it.': 'இது உரிமையாளரே கூறுவது: யாரும் இதைச் சரிபார்க்கவில்லை.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'உறுதிப்படுத்தப்படாத இடங்களில், இது உரிமையாளரே கூறுவது: யாரும் இதைச் சரிபார்க்கவில்லை.',
    'Personal details': 'தனிப்பட்ட விவரங்கள்',
    Stated: 'குறிப்பிடப்பட்டுள்ளது',
    'Self-attested': 'சுய சான்றொப்பம்',
    'Evidence attached': 'ஆவணம் இணைக்கப்பட்டுள்ளது',
    Confirmed: 'உறுதிப்படுத்தப்பட்டது',
    'Signed by its issuer': 'வழங்கியவரால் கையொப்பமிடப்பட்டது',
    'Confirmed by {domain}': '{domain} டொமைனிலிருந்து உறுதிப்படுத்தப்பட்டது',
    'Signed by {domain} for this account, checked {day}': 'இந்தக் கணக்குக்காக {domain} கையொப்பமிட்டது, சரிபார்த்த நாள்: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'சுய சான்றொப்பம்: {name}, Google மூலம் உள்நுழைந்து, {day} அன்று.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'சுய சான்றொப்பம்: {name}, Google மூலம் உள்நுழைந்து, {first} முதல் {last} வரை.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': 'சுய சான்றொப்பம்: {name}, வாலட் {wallet} மூலம், {day} அன்று.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'சுய சான்றொப்பம்: {name}, வாலட் {wallet} மூலம், {first} முதல் {last} வரை.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} டொமைனில் மின்னஞ்சல் படிக்கும் ஒருவர் {day} அன்று இவற்றுடன் உடன்பட்டார்: {covered}. அது உரிமையாளரின் சொந்த டொமைன்: எனவே இது ஒரு நிறுவனத்தின் உறுதிப்படுத்தல் அல்ல.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} டொமைனில் மின்னஞ்சல் படிக்கும் ஒருவர் {day} அன்று இவற்றுடன் உடன்பட்டார்: {covered}. அங்கே யார் வேண்டுமானாலும், அல்லது எந்த மாணவரும் முன்னாள் மாணவரும், மின்னஞ்சல் முகவரி வைத்திருக்கலாம்: எனவே இது ஒரு நிறுவனத்தின் உறுதிப்படுத்தல் அல்ல.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} டொமைனிலிருந்து {day} அன்று உறுதிப்படுத்தப்பட்டது: உறுதிப்படுத்தியவர் {domain} டொமைனில் மின்னஞ்சல் படிக்கும் ஒருவர்; அந்த முகவரியைக் கொடுத்தவர் சுயவிவரத்தின் உரிமையாளர்.',
    'What was confirmed: {covered}.': 'உறுதிப்படுத்தப்பட்டவை: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'அங்கே தரப்பட்ட பெயர்: {name}. நிறுவனத்துக்கு உரிமையாளர் குறிப்பிடும் பெயர்: {institution}.',
    'The owner attached it to {covered}.': 'உரிமையாளர் இதை இணைத்திருப்பது இவற்றுக்கு: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'உரிமையாளர் ஓர் ஆவணத்தை இணைத்துள்ளார்; அது பொதுவில் காட்டப்படாது. அது இவற்றுக்கானது: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} டொமைனிலிருந்து {day} அன்று உறுதிப்படுத்தப்பட்டது: உறுதிப்படுத்தியவர் அங்கே மின்னஞ்சல் படிக்கும் ஒருவர், தரப்பட்ட பெயர் {name}; முகவரியைக் கொடுத்தவர் சுயவிவரத்தின் உரிமையாளர்; உறுதிப்படுத்தப்பட்டவை: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'இந்தக் கணக்குக்காக {domain} கையொப்பமிட்டது, சரிபார்த்த நாள்: {day}; இணைக்கப்பட்டிருப்பது இவற்றுக்கு: {covered}.',
    'The confirmation has been in the public log since {day}.': 'இந்த உறுதிப்படுத்தல் {day} முதல் பொதுப் பதிவேட்டில் உள்ளது.',
    'The confirmation is in the public log within a minute.':
      'இந்த உறுதிப்படுத்தல் ஒரு நிமிடத்துக்குள் பொதுப் பதிவேட்டில் சேரும்.',
    'The attestation has been in the public log since {day}.': 'இந்தச் சுய சான்றொப்பம் {day} முதல் பொதுப் பதிவேட்டில் உள்ளது.',
    'The attestation is in the public log within a minute.': 'இந்தச் சுய சான்றொப்பம் ஒரு நிமிடத்துக்குள் பொதுப் பதிவேட்டில் சேரும்.',
    'Signed by the account of {name}, another name than this CV’s':
      'கையொப்பமிட்ட கணக்கின் பெயர் {name}; இது இந்தச் சுயவிவரத்தில் உள்ள பெயர் அல்ல',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'கையொப்பமிட்ட கணக்கின் பெயர் {name}; இது இந்தச் சுயவிவரத்தில் உள்ள பெயர் அல்ல: {about}, {day}',
    '{name} signed every section, {day}': 'எல்லாப் பகுதிகளிலும் கையொப்பம்: {name}, {day}',
    '{name} signed every section that can be checked, {day}': 'சரிபார்க்கக்கூடிய எல்லாப் பகுதிகளிலும் கையொப்பம்: {name}, {day}',
    '{name} signed all other sections, {day}': 'மற்ற எல்லாப் பகுதிகளிலும் கையொப்பம்: {name}, {day}',
    '{name} signed all other sections that can be checked, {day}':
      'சரிபார்க்கக்கூடிய மற்ற எல்லாப் பகுதிகளிலும் கையொப்பம்: {name}, {day}',
    'every section': 'எல்லாப் பகுதிகளும்',
    'every section that can be checked': 'சரிபார்க்கக்கூடிய எல்லாப் பகுதிகளும்',
    'all other sections': 'மற்ற எல்லாப் பகுதிகளும்',
    'all other sections that can be checked': 'சரிபார்க்கக்கூடிய மற்ற எல்லாப் பகுதிகளும்',
    'Check it yourself': 'நீங்களே சரிபார்க்கலாம்',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'இதை வழங்கியது இந்தச் சேவையே: இங்கே ஏற்கெனவே காட்டப்படுவதையே இது பதிவு செய்கிறது; நிலையை உயர்த்தாது.',
    '{domain} is a domain of the owner’s own.': '{domain} என்பது உரிமையாளரின் சொந்த டொமைன்.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} டொமைனில் யார் வேண்டுமானாலும், அல்லது எந்த மாணவரும் முன்னாள் மாணவரும், மின்னஞ்சல் முகவரி வைத்திருக்கலாம்.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} என்பது ஒரு தளத்தில் உள்ள பக்கம் மட்டுமே; ஒரு தளம் யாருக்கு வேண்டுமானாலும் பக்கம் தரலாம்.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} போன்ற பெயரை யார் வேண்டுமானாலும் பெறலாம்: இது எந்த நிறுவனத்தையும் குறிக்காது.',
    'Listed by {domain}; it is not signed.': '{domain} தளத்தில் பட்டியலிடப்பட்டுள்ளது; கையொப்பமிடப்படவில்லை.',
    'Signed by {domain}.': '{domain} கையொப்பமிட்டது.',
    'Signed with a key that names nobody.': 'யாருடைய பெயரையும் குறிப்பிடாத ஒரு சாவியால் கையொப்பமிடப்பட்டது.',
    'It names an issuer that could not be reached to show that it signed it.':
      'இது வழங்கியவர் ஒருவரைக் குறிப்பிடுகிறது; ஆனால் அவர்தான் கையொப்பமிட்டார் என்று காட்ட, அவரைத் தொடர்புகொள்ள முடியவில்லை.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'இது {domain} டொமைனைக் குறிப்பிடுகிறது; ஆனால் அதுதான் கையொப்பமிட்டது என்று காட்ட, அதைத் தொடர்புகொள்ள முடியவில்லை.',
    'Sealed by {name}, with a certificate that this service trusts.':
      '{name} பெயரில் மின்னணு முத்திரை உள்ளது; முத்திரைச் சான்றிதழ் இந்தச் சேவை நம்பும் ஒன்று.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '{name} பெயரில் மின்னணு முத்திரை உள்ளது; முத்திரைச் சான்றிதழ் எந்தப் பட்டியலுடனும் ஒப்பிடப்படவில்லை.',
    'Not withdrawn on {day}.': '{day} அன்று இது திரும்பப் பெறப்பட்டிருக்கவில்லை.',
    'Withdrawn, as found on {day}.': 'இது திரும்பப் பெறப்பட்டுவிட்டது என {day} அன்று கண்டறியப்பட்டது.',
    'Whether it was withdrawn could not be looked up on {day}.':
      'இது திரும்பப் பெறப்பட்டதா என்பதை {day} அன்று பார்க்க முடியவில்லை.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} அன்று சரிபார்க்கப்பட்டது; வழங்கியவர் திரும்பப் பெற்றவற்றின் பட்டியல் எதையும் வைத்திருக்கவில்லை.',
    'Made out to the address of this account.': 'இந்தக் கணக்கின் மின்னஞ்சல் முகவரிக்கு வழங்கப்பட்டது.',
    'It does not say whose it is.': 'இது யாருடையது என்று அதில் குறிப்பிடப்படவில்லை.',
    'Made out to somebody else.': 'வேறு ஒருவருக்கு வழங்கப்பட்டது.',
    'It is refused since the check on {day}.': '{day} அன்று நடந்த சரிபார்ப்பிலிருந்து இது ஏற்கப்படுவதில்லை.',
    'It is called {title}.': 'இதன் பெயர்: {title}.',
    'Its issuer calls itself {name}.': 'வழங்கியவர் தம்மைக் குறிப்பிடும் பெயர்: {name}.',
    'It names {name}.': 'இதில் குறிப்பிடப்பட்ட பெயர்: {name}.',
    'A credential, unchanged since it was signed.': 'டிஜிட்டல் சான்று; கையொப்பமிட்ட பின் மாறவில்லை.',
    'It ended on {day}.': 'இதன் காலம் {day} அன்று முடிந்தது.',
    'It is not valid before {day}.': '{day} தேதிக்கு முன் இது செல்லாது.',
    'Shown by the owner beside: {title}.': 'உரிமையாளர் இதை இதன் அருகில் காட்டியுள்ளார்: {title}.',
    'Not signed': 'கையொப்பமிடப்படவில்லை',
    Signed: 'கையொப்பமிடப்பட்டது',
    'The CV says so. It is neither signed nor confirmed.':
      'சுயவிவரம் அப்படிக் கூறுகிறது. இது கையொப்பமிடப்படவும் இல்லை, உறுதிப்படுத்தப்படவும் இல்லை.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'குறிப்பிடப்பட்ட கணக்கு, உள்நுழைந்தோ வாலட் மூலமோ, இந்தப் பகுதியில் எழுதப்பட்டுள்ள அனைத்துக்கும் கையொப்பமிட்டுள்ளது (சுய சான்றொப்பம்). இது யார் கூறியது என்பதையும், பகுதியின் எந்தச் சொல்லும் மாறவில்லை என்பதையும் இது காட்டுகிறது; அது உண்மை என்பதை அல்ல.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'இதுபற்றிய ஓர் ஆவணத்தையும் உரிமையாளர் இங்கே வைத்துள்ளார்; அதை TruCV-இல் யாரும் சரிபார்க்கவில்லை. அல்லது, மிக உயர்ந்த நிலைக்குத் தேவையான அனைத்தையும் காட்டாத ஒரு டிஜிட்டல் சான்றை வைத்துள்ளார்.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'குறிப்பிடப்பட்ட டொமைனில் மின்னஞ்சல் படிக்கும் ஒருவர், பேட்ஜில் உள்ளவற்றை உறுதிப்படுத்தினார்: பதவி, பணியளித்த நிறுவனம், தேதிகள் போன்ற பகுதியின் விவரங்கள், அல்லது அங்கே எழுதப்பட்டுள்ள அனைத்தும். முகவரியைக் கொடுத்தவர் சுயவிவரத்தின் உரிமையாளர்: அந்த டொமைன் அந்த நிறுவனத்துடையதுதானா என்பதை நீங்களே முடிவு செய்யுங்கள். மேற்கோள் குறிகளுக்குள் உள்ள பெயர்கள், கேட்பவரும் பதிலளிப்பவரும் தட்டச்சு செய்தவை; அவற்றை யாரும் சரிபார்க்கவில்லை.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'பேட்ஜில் உள்ளவற்றுக்கு, அதாவது பகுதியின் விவரங்களுக்கோ அங்கே எழுதப்பட்டுள்ள அனைத்துக்குமோ, உரிமையாளர் ஒரு டிஜிட்டல் சான்றை இணைத்துள்ளார். அதில் குறிப்பிடப்பட்ட டொமைன் கையொப்பமிட்டுள்ளது; அது உரிமையாளரின் கணக்கின் மின்னஞ்சல் முகவரிக்கு வழங்கப்பட்டது; குறிப்பிடப்பட்ட நாளில் நடப்பில் இருந்தது, திரும்பப் பெறப்பட்டிருக்கவில்லை. அந்தச் சான்றும் சுயவிவரமும் ஒன்றையே சொல்கின்றன என்பது உரிமையாளர் கூறுவது: இரண்டையும் படியுங்கள். மேற்கோள் குறிகளுக்குள் உள்ளவை வழங்கியவரின் சொற்கள்.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'இந்தச் சுயவிவரத்தின் எந்தப் பகுதிக்கும் இதுவரை யாரும் கையொப்பமிடவோ உறுதிப்படுத்தவோ இல்லை: இது அதன் உரிமையாளர் கூறுவது',
    '{name} (wallet {wallet})': '{name} (வாலட் {wallet})',
    'nothing changed since': 'அதன்பின் எதுவும் மாறவில்லை',
    'no word of these claims changed since': 'அதன்பின் இந்தக் கூற்றுகளில் ஒரு சொல்லும் மாறவில்லை',
    'Check the CV of {name}': 'சுயவிவரச் சரிபார்ப்பு: {name}',
    'Version {version}, published on {day}.': 'பதிப்பு {version}, வெளியிட்ட நாள்: {day}.',
    'Read the CV': 'சுயவிவரத்தைப் படிக்கவும்',
    'Check the signatures now': 'கையொப்பங்களை இப்போதே சரிபார்க்கவும்',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'உங்கள் உலாவி கூற்றுகளையும் சாவிகளையும் புதிதாகப் பெற்று, ஒவ்வொரு கையொப்பத்தையும் தானே சரிபார்க்கிறது.',
    'Compare an older copy': 'பழைய நகலை ஒப்பிடவும்',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'அதை இழுத்து இங்கே விடுங்கள், அல்லது தேர்ந்தெடுங்கள்: உங்களுக்குத் தரப்பட்ட PDF, நீங்கள் வைத்திருக்கும் கூற்றுகளின் தரவு (JSON), அல்லது ஒரு டிஜிட்டல் சான்று. கோப்பு உங்கள் உலாவியிலேயே இருக்கும்.',
    'Every section, and who stands for it': 'ஒவ்வொரு பகுதியும், அதற்குப் பொறுப்பேற்பவரும்',
    'Signature no longer counts': 'கையொப்பம் இனி கணக்கில் கொள்ளப்படாது',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'இதன் கையொப்பம் இந்த உரையுடன் பொருந்துகிறது; ஆனால் சாவி திரும்பப் பெறப்பட்டுவிட்டது: எனவே கையொப்பம் இனி கணக்கில் கொள்ளப்படாது.',
    'Stated. Nobody has signed or confirmed it.': 'குறிப்பிடப்பட்டுள்ளது. யாரும் கையொப்பமிடவோ உறுதிப்படுத்தவோ இல்லை.',
    'Download as a credential': 'டிஜிட்டல் சான்றாகப் பதிவிறக்கவும்',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'டிஜிட்டல் சான்று என்பது கையொப்பமிடப்பட்ட ஒரு கோப்பு; வாலட்டுகளும் பிற நிரல்களும் இந்தப் பக்கம் இல்லாமலேயே அதைப் படித்துச் சரிபார்க்கும். TruCV பதிவு செய்ததை மட்டுமே அது சொல்கிறது, அதற்கு மேல் எதுவும் இல்லை.',
    'The confirmation': 'உறுதிப்படுத்தல்',
    'The self-attestation': 'சுய சான்றொப்பம்',
    'JSON, for wallets': 'JSON, வாலட்டுகளுக்கு',
    'JWT, for programs': 'JWT, நிரல்களுக்கு',
    'picture with the badge in it': 'பேட்ஜ் உள்ளடங்கிய படம்',
    'Digest and signatures': 'டிஜிட்டல் கைரேகையும் கையொப்பங்களும்',
    'Everything in the section, as data': 'இந்தப் பகுதியில் உள்ள அனைத்தும், தரவாக',
    'Its facts alone, as data: {covered}': 'இதன் விவரங்கள் மட்டும், தரவாக: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 டிஜிட்டல் கைரேகை: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'உரிமையாளர் கையொப்பமிட்ட உறுதிமொழி: “எனது சுயவிவரத்தின் இந்தப் பகுதி உண்மை எனச் சான்றளிக்கிறேன்.”',
    'Signature ({form})': 'கையொப்பம் ({form})',
    Wallet: 'வாலட்',
    Key: 'சாவி',
    'Record of the confirmation ({form})': 'உறுதிப்படுத்தலின் பதிவு ({form})',
    'What the badges mean': 'பேட்ஜ்களின் பொருள்',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'பகுதியில் ஓர் எழுத்து மாறினாலும் அதன் கையொப்பம் மறைந்துவிடும்; விவரங்களில் ஓர் எழுத்து மாறினாலும் அவற்றின் உறுதிப்படுத்தல் மறைந்துவிடும். சுயவிவரத்தில் உள்ள பெயர் மாறினால் இரண்டும் மறைந்துவிடும்.',
    'For engineers: check it without us': 'பொறியாளர்களுக்கு: நாங்கள் இல்லாமலே சரிபார்க்கலாம்',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'பேட்ஜ்கள் குறித்து எங்கள் பேச்சை நீங்கள் நம்ப வேண்டியதில்லை. {program} என்பது [தரவாக உள்ள கூற்றுகளை] சரிபார்க்கும், படித்துப் பார்க்கக்கூடிய ஓர் ஒற்றைக் கோப்பு. அதற்கு Node.js தவிர வேறெதுவும் தேவையில்லை; இணையம் தேவையில்லை (--log பயன்படுத்தினால் மட்டும் தேவை), எங்களிடமிருந்தும் எதுவும் தேவையில்லை:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'அதன் கடைசி இரண்டு வரிகள், TruCV-இன் அல்லது வேறொருவரின் டிஜிட்டல் சான்றைச் சரிபார்க்கும்: {keys} கோப்பில் வழங்கியவரின் சாவிகள் உள்ளன; {list} என்பது சான்று குறிப்பிடும், திரும்பப் பெறப்பட்டவற்றின் பட்டியல்.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google மூலம் உள்நுழைந்து” இடப்பட்ட கையொப்பத்தை உருவாக்குவது TruCV: குறிப்பிடப்பட்ட கணக்கு கூறியதை இந்தச் சேவை பதிவு செய்தது என்பதை அது காட்டுகிறது. வாலட் மூலம் இடப்பட்டதை உருவாக்குவது வாலட்டின் சாவி; அது TruCV-இடம் இல்லை.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'நீங்கள் கோப்பைப் பெற்றபோது நிலைமை எப்படி இருந்தது என்பதை அது சொல்கிறது. எதையேனும் உறுதிப்படுத்தியவர் பின்னர் அதைத் திரும்பப் பெறலாம்; அது நிரலுக்குத் தெரியாது: கோப்பை மீண்டும் பெறுங்கள், அல்லது இங்கே பாருங்கள்.',
    'Our public keys': 'எங்கள் பொதுச் சாவிகள்',
    'Version {version} was never published': 'பதிப்பு {version} ஒருபோதும் வெளியிடப்படவில்லை',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'அது கோப்பாகவும் தரப்படவில்லை. இந்தச் சுயவிவரத்தின் பதிப்பு {version} என்று கூறும் ஆவணம், இங்கே உரிமையாளரால் உருவாக்கப்பட்டதல்ல, அல்லது மாற்றப்பட்டுள்ளது.',
    'Your copy says version {version}': 'உங்கள் நகலில் உள்ள பதிப்பு: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'பொதுவில் உள்ள எதுவும் மாறவில்லை: பதிப்பு {version} கூறியதே இப்போதும் வெளியிடப்பட்டுள்ளது.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'இந்தப் பதிப்பு இருந்தது. இப்போது வெளியிடப்பட்டுள்ள பதிப்பு {version} அதிலிருந்து வேறுபடும் இடங்கள்:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'உங்கள் நகலின் உரை ஒப்பிடப்படுவதில்லை: அதை இந்தப் பக்கத்தின் அருகில் வைத்து, சொல் சொல்லாகப் படியுங்கள்.',
    'Fetching the claims and the keys…': 'கூற்றுகளும் சாவிகளும் பெறப்படுகின்றன…',
    'Reading your copy…': 'உங்கள் நகல் படிக்கப்படுகிறது…',
    'Check again': 'மீண்டும் சரிபார்க்கவும்',
    'Fetched at {time}.': 'பெறப்பட்ட நேரம்: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'கூற்றுகளும் TruCV-இன் பொதுச் சாவிகளும், {size} kB.',
    'The right CV.': 'சரியான சுயவிவரம்.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'கூற்றுகள் இந்த முகவரியில் உள்ள இந்தச் சுயவிவரத்துக்கும், நீங்கள் இங்கே காணும் பகுதிகளுக்கும் உரியவை.',
    'Not what you see.': 'நீங்கள் காண்பது அல்ல.',
    'What is published now has other sections than this page.':
      'இப்போது வெளியிடப்பட்டுள்ளதில் உள்ள பகுதிகள் இந்தப் பக்கத்தில் உள்ளவை அல்ல.',
    'No letter changed.': 'ஓர் எழுத்தும் மாறவில்லை.',
    'Changed.': 'மாறியுள்ளது.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'தங்கள் டிஜிட்டல் கைரேகையுடன் பொருந்தாத உரைகள்: {wrong} / {all}.',
    'Signed by the owner.': 'உரிமையாளர் கையொப்பமிட்டவை.',
    'Not signed as it says.': 'கூறப்படுவது போல் கையொப்பமிடப்படவில்லை.',
    'Confirmed.': 'உறுதிப்படுத்தப்பட்டவை.',
    'Not confirmed as it says.': 'கூறப்படுவது போல் உறுதிப்படுத்தப்படவில்லை.',
    'In the log.': 'பதிவேட்டில் உள்ளவை.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV-இன் பொதுப் பதிவேட்டில் பதிவான கையொப்பங்கள்: {recorded} / {all}. பதிவேட்டில் உள்ள பதிவுகள்: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'மற்றவற்றில், புதியவை ஒரு நிமிடத்துக்குள் பதிவேட்டில் சேரும்; பதிவேட்டை விடப் பழையவை ஒருபோதும் சேரா.',
    'The log begins with all that this browser saw of it on {day}.':
      '{day} அன்று இந்த உலாவி பதிவேட்டில் கண்ட அனைத்தும் இப்போதும் அதன் தொடக்கத்தில் அப்படியே உள்ளன.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'இந்த உலாவி பதிவேட்டில் கண்டதை வைத்திருந்து, அடுத்த சரிபார்ப்பில் ஒப்பிடும்.',
    'Not in the log as it says.': 'கூறப்படுவது போல் பதிவேட்டில் இல்லை.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV-இன் பொதுப் பதிவேடு முழுமையாக இல்லை, அல்லது அதைப் படிக்க முடியவில்லை. ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.',
    'One person.': 'ஒரே நபர்.',
    'All claims are about {name}, as the CV is.': 'சுயவிவரத்தைப் போலவே, எல்லாக் கூற்றுகளும் {name} பற்றியவை.',
    'Another person.': 'வேறொரு நபர்.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'இந்தச் சுயவிவரம் {name} உடையது எனப்படுகிறது; ஆனால் சில கூற்றுகள் அவரைப் பற்றியவை அல்ல.',
    'Signed by the account of {name}, another name than this CV’s.':
      'கையொப்பமிட்ட கணக்கின் பெயர் {name}; இது இந்தச் சுயவிவரத்தில் உள்ள பெயர் அல்ல.',
    'Whether both names are of one person is for you to judge.':
      'இரு பெயர்களும் ஒரே நபருடையவையா என்பதை நீங்களே முடிவு செய்ய வேண்டும்.',
    'Everything that is signed holds.': 'கையொப்பமிடப்பட்ட அனைத்தும் பொருந்துகின்றன.',
    'Not everything holds: what is marked red is not as it was signed.':
      'சில பொருந்தவில்லை: சிவப்பில் குறிக்கப்பட்டவை, கையொப்பமிட்டபோது இருந்தது போல் இல்லை.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'இந்தச் சுயவிவரத்தில் எதுவும் கையொப்பமிடப்படவில்லை; எனவே உரைகளைத் தவிரச் சரிபார்க்க எதுவும் இருக்கவில்லை.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'எல்லாக் கையொப்பங்களும் பொருந்துகின்றன. ஒரு வாலட் உரிமையாளருடையது என்பதற்கோ, பிறர் வழங்கிய டிஜிட்டல் சான்றுகள் பற்றிக் கூறப்படுவதற்கோ கையொப்பம் எதுவும் இல்லை.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'இப்போது வெளியிடப்பட்டுள்ளது பதிப்பு {now}, இந்தப் பக்கம் காட்டுவது பதிப்பு {version}: பக்கத்தை மீண்டும் ஏற்றுங்கள்.',
    holds: 'பொருந்துகிறது',
    'Does not hold': 'பொருந்தவில்லை',
    '{section} does not hold': 'பொருந்தாத பகுதி: {section}',
    'this is not in the form in which TruCV publishes it': 'இது TruCV வெளியிடும் வடிவத்தில் இல்லை',
    'the text was changed: it does not fit its fingerprint (digest)':
      'உரை மாற்றப்பட்டுள்ளது: அதன் டிஜிட்டல் கைரேகையுடன் அது பொருந்தவில்லை',
    'the owner’s signature does not hold': 'உரிமையாளரின் கையொப்பம் பொருந்தவில்லை',
    'the institution’s confirmation does not hold': 'நிறுவனத்தின் உறுதிப்படுத்தல் பொருந்தவில்லை',
    'it was signed or confirmed under another name than the one on this CV':
      'இந்தச் சுயவிவரத்தில் உள்ள பெயரில் அல்லாமல், வேறொரு பெயரில் இது கையொப்பமிடப்பட்டது அல்லது உறுதிப்படுத்தப்பட்டது',
    'it is said to be more than what was signed': 'கையொப்பமிடப்பட்டதைவிட அதிகமாக இது காட்டப்படுகிறது',
    'it is not in the public log as it says': 'கூறப்படுவது போல் இது பொதுப் பதிவேட்டில் இல்லை',
    'the signature that this page shows was withdrawn': 'இந்தப் பக்கம் காட்டும் கையொப்பம் திரும்பப் பெறப்பட்டது',
    'the evidence that this page shows was taken away': 'இந்தப் பக்கம் காட்டும் ஆவணம் நீக்கப்பட்டது',
    'the confirmation that this page shows was withdrawn': 'இந்தப் பக்கம் காட்டும் உறுதிப்படுத்தல் திரும்பப் பெறப்பட்டது',
    'the credential that this page shows does not count any more': 'இந்தப் பக்கம் காட்டும் டிஜிட்டல் சான்று இனி கணக்கில் கொள்ளப்படாது',
    'the text that is published now is another one than on this page':
      'இப்போது வெளியிடப்பட்டுள்ள உரை இந்தப் பக்கத்தில் உள்ளது அல்ல',
    'this section is not among what is published now': 'இப்போது வெளியிடப்பட்டுள்ளவற்றில் இந்தப் பகுதி இல்லை',
    'What this does not show': 'இது காட்டாதவை',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'சுயவிவரம் கூறுவது உண்மை என்பது. கையொப்பம் காட்டுவது, அது யார் கூறியது என்பதையும், அதன்பின் ஓர் எழுத்தும் மாறவில்லை என்பதையும் மட்டுமே.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ஒரு டொமைனின் பெயரை ஒத்த பெயருடைய நிறுவனத்துக்கே அந்த டொமைன் உரியது என்பது. முகவரியைக் கொடுத்தவர் சுயவிவரத்தின் உரிமையாளர்.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ஒரு கணக்கின் அல்லது வாலட்டின் பின்னால் இருப்பவர் யார் என்பது. “Google மூலம் உள்நுழைந்து” என்பது TruCV-இன் சொந்தப் பதிவு.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV நேர்மையானது என்பது: இந்தப் பக்கமும் TruCV-உடையதே. “பொறியாளர்களுக்கு” என்பதன் கீழ் உள்ள நிரல் TruCV இல்லாமல் இயங்கும்.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV அனைவருக்கும் ஒரே பதிவேட்டைக் காட்டுகிறது என்பது. சாட்சிகளும், log-audit.mjs போன்று அதைப் பின்தொடரும் நிரல்களும், மாறுபட்டால் கவனிக்கும்.',
    'What is withdrawn later. Check again when it matters.':
      'பின்னர் திரும்பப் பெறப்படுபவை. முக்கியமான நேரத்தில் மீண்டும் சரிபாருங்கள்.',
    'It cannot be checked: {problem}.': 'சரிபார்க்க முடியவில்லை: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'இந்த உலாவியால் சரிபார்க்க முடியவில்லை. “பொறியாளர்களுக்கு” என்பதன் கீழ் உள்ள நிரலால் முடியும்.',
    'This page was opened without https, where browsers check no signatures.':
      'இந்தப் பக்கம் https இல்லாமல் திறக்கப்பட்டது; அங்கே உலாவிகள் கையொப்பங்களைச் சரிபார்ப்பதில்லை.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV-ஐத் தொடர்புகொள்ள முடியவில்லை. உங்கள் இணைய இணைப்பைப் பார்த்து, மீண்டும் முயலுங்கள்.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'இந்தச் சுயவிவரத்தின் உரிமையாளர் கடவுச்சொல் கேட்கிறார். சுயவிவரத்தை மீண்டும் திறந்து, பின்னர் முயலுங்கள்.',
    'This CV is no longer published: nothing of it can be checked now.':
      'இந்தச் சுயவிவரம் இப்போது வெளியிடப்படவில்லை: இதில் எதையும் இப்போது சரிபார்க்க முடியாது.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV பிழையுடன் பதிலளித்தது ({status}). ஒரு நிமிடம் கழித்து மீண்டும் முயலுங்கள்.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'பதில் முழுமையாக வரவில்லை, அல்லது அது TruCV-இன் பதில் அல்ல. மீண்டும் முயலுங்கள்.',
    'The reply is about another CV: nothing of it counts for this one.':
      'பதில் வேறொரு சுயவிவரத்தைப் பற்றியது: அதில் எதுவும் இதற்குப் பொருந்தாது.',
    'The reply is of another service: its signatures do not count at this address.':
      'பதில் வேறொரு சேவையிலிருந்து வந்தது: அதன் கையொப்பங்களை இந்த முகவரியில் கணக்கில் கொள்ள முடியாது.',
    'This file is damaged, or is not a copy of a CV.': 'இந்தக் கோப்பு சேதமடைந்துள்ளது, அல்லது சுயவிவரத்தின் நகல் அல்ல.',
    'This is a copy of another CV.': 'இது வேறொரு சுயவிவரத்தின் நகல்.',
    'This is a JSON Resume, which holds no signatures to compare.':
      'இது ஒரு JSON Resume; ஒப்பிடுவதற்கு இதில் கையொப்பங்கள் இல்லை.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word கோப்புகள் இங்கே படிக்கப்படுவதில்லை. கோப்பின் இறுதியில் உள்ள முகவரியைத் திறங்கள்: அங்கே ஒப்பிடலாம்.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'இந்த PDF-இல் இந்தச் சுயவிவரத்தின் பல பதிப்புகள் குறிப்பிடப்பட்டுள்ளன: இது பல கோப்புகளைச் சேர்த்து உருவாக்கப்பட்டது.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'இந்த PDF-இல் சுயவிவரப் பதிப்பு எதுவும் குறிப்பிடப்படவில்லை: இது இங்கே உருவாக்கப்படவில்லை, அல்லது வேறொரு நிரலால் மீண்டும் உருவாக்கப்பட்டது.',
    'Your copy says that it is of {day}.': 'உங்கள் நகலில் குறிப்பிடப்பட்ட நாள்: {day}.',
    'In your copy this does not hold:': 'உங்கள் நகலில் பொருந்தாதவை:',
    'Since then:': 'அதன்பின்:',
    'Nothing has changed since.': 'அதன்பின் எதுவும் மாறவில்லை.',
    'Added: {section}': 'சேர்க்கப்பட்டது: {section}',
    'Changed: {section}': 'மாற்றப்பட்டது: {section}',
    'Removed: {section}': 'நீக்கப்பட்டது: {section}',
    'Confirmed since: {section}': 'அதன்பின் உறுதிப்படுத்தப்பட்டது: {section}',
    'No longer confirmed: {section}': 'உறுதிப்படுத்தல் இப்போது இல்லை: {section}',
    'Signed since: {section}': 'அதன்பின் கையொப்பமிடப்பட்டது: {section}',
    'No longer signed: {section}': 'கையொப்பம் இப்போது இல்லை: {section}',
    'This credential holds.': 'இந்த டிஜிட்டல் சான்று செல்லும்.',
    'It is called {title}, of {day}.': 'இதன் பெயர் {title}, நாள் {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV கையொப்பமிட்ட பின் இது மாறவில்லை; இப்போதும் திரும்பப் பெறப்படவில்லை.',
    'The words that it is about are on this CV: {section}.': 'இது குறிக்கும் சொற்கள் இந்தச் சுயவிவரத்தில் உள்ளன: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'இது குறிக்கும் சொற்கள் இந்தச் சுயவிவரத்தில் இல்லை, அல்லது அதன்பின் மாற்றப்பட்டன.',
    'This credential does not hold.': 'இந்த டிஜிட்டல் சான்று செல்லாது.',
    'This credential is not valid yet.': 'இந்த டிஜிட்டல் சான்று இன்னும் நடப்புக்கு வரவில்லை.',
    'This credential has ended.': 'இந்த டிஜிட்டல் சான்றின் காலம் முடிந்துவிட்டது.',
    'The signature holds, but this credential was withdrawn.':
      'கையொப்பம் பொருந்துகிறது; ஆனால் இந்த டிஜிட்டல் சான்று திரும்பப் பெறப்பட்டுவிட்டது.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'கையொப்பம் பொருந்துகிறது; ஆனால் சான்று திரும்பப் பெறப்பட்டதா என்பதைப் பார்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
    'This is a credential about another person, or about another name.':
      'இது வேறொரு நபரைப் பற்றிய, அல்லது வேறொரு பெயரைப் பற்றிய டிஜிட்டல் சான்று.',
    'TruCV did not issue this credential.': 'இந்த டிஜிட்டல் சான்றை வழங்கியது TruCV அல்ல.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'இந்தப் பக்கம் TruCV-இன் சொந்த டிஜிட்டல் சான்றுகளை JWT கோப்புகளாக (.jwt) மட்டுமே சரிபார்க்கும். இதைச் சரிபார்ப்பது “பொறியாளர்களுக்கு” என்பதன் கீழ் உள்ள நிரல்: node verify-cv.mjs, கோப்பு, --keys, வழங்கியவரின் did.json.',
    'No CV at this address — TruCV': 'இந்த முகவரியில் சுயவிவரம் இல்லை — TruCV',
    'There is no CV here': 'இங்கே சுயவிவரம் எதுவும் இல்லை',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'இணைப்பு முழுமையற்றதாக இருக்கலாம், அல்லது உரிமையாளர் பக்கத்தை நீக்கியிருக்கலாம். இதை யாராவது உங்களுக்கு அனுப்பியிருந்தால், புதிய இணைப்பை அவரிடம் கேளுங்கள்.',
    'Go to TruCV': 'TruCV-க்குச் செல்லுங்கள்',
    'This CV is protected': 'இந்தச் சுயவிவரம் கடவுச்சொல்லால் பாதுகாக்கப்பட்டுள்ளது',
    'Its owner asks for a password. It usually comes with the link.':
      'இதன் உரிமையாளர் கடவுச்சொல் கேட்கிறார். அது பொதுவாக இணைப்புடன் வரும்.',
    Password: 'கடவுச்சொல்',
    'Open the CV': 'சுயவிவரத்தைத் திறக்கவும்',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'அதன்பின் இந்த உலாவியில் 12 மணிநேரம் திறந்திருக்கும். கடவுச்சொல் இல்லையா? இணைப்பை அனுப்பியவரிடம் கேளுங்கள்.',
    'This form was sent from another site. Enter the password here.':
      'இந்தப் படிவம் வேறொரு தளத்திலிருந்து அனுப்பப்பட்டது. கடவுச்சொல்லை இங்கே உள்ளிடுங்கள்.',
    'This is not the password. Capital letters count.': 'இது சரியான கடவுச்சொல் அல்ல. பெரிய, சிறிய எழுத்துகள் வேறுபடும்.',
    'Many people are asking just now. Try again in a few seconds.':
      'இப்போது பலர் முயல்கிறார்கள். சில வினாடிகளில் மீண்டும் முயலுங்கள்.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: பிறர் சரிபார்க்கக்கூடிய சுயவிவரங்களை எழுதும் இடம்',
    'Hello,': 'வணக்கம்,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ஒரு சுயவிவரத்தின் ஒரு பகுதியை உறுதிப்படுத்துமாறு கேட்கிறார். கேட்கப்படும் நிறுவனம்: {institution}. பகுதி: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'இரு பெயர்களையும் தட்டச்சு செய்தவர், இதைக் கேட்கும் TruCV பயனர். நாங்கள் அவற்றைச் சரிபார்க்கவில்லை.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'என்ன கூறப்பட்டுள்ளது என்பதைக் கீழே உள்ள இணைப்பில் காணலாம். நிறுவனத்தின் சார்பில் பேசக்கூடிய எவரும் அதை உறுதிப்படுத்தலாம் அல்லது மறுக்கலாம்; கணக்கு எதுவும் தேவையில்லை.',
    'Look at the claim and answer': 'கூற்றைப் பார்த்துப் பதிலளியுங்கள்',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'இந்த இணைப்பில் ஒருமுறை மட்டுமே, {day} வரை, பதிலளிக்கலாம். நீங்கள் எதுவும் செய்யாவிட்டால், எதுவும் உறுதிப்படுத்தப்படாது. இதை வேறு யாருக்கும் அனுப்ப வேண்டாம்: இது கிடைக்கும் எவரும் பதிலளிக்க முடியும்.',
    'Answer all requests at one place': 'எல்லாக் கோரிக்கைகளுக்கும் ஒரே இடத்தில் பதிலளியுங்கள்',
    'Never write to me again': 'எனக்கு இனி ஒருபோதும் மின்னஞ்சல் அனுப்ப வேண்டாம்',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'கேள்விகள் உள்ளனவா? இந்த முகவரிக்கு எழுதுங்கள்: {address}. இந்த மின்னஞ்சலுக்கு வரும் பதில்கள் படிக்கப்படுவதில்லை.',
    'Change the language': 'மொழியை மாற்றவும்',
    'Can you confirm this?': 'இதை உங்களால் உறுதிப்படுத்த முடியுமா?',
    'What you answer for': 'நீங்கள் எதற்குப் பதிலளிக்கிறீர்கள்',
    'Name on the CV': 'சுயவிவரத்தில் உள்ள பெயர்',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'உங்கள் பதிவுகளில் இவரைக் கண்டறிய: {reference}. இதைத் தட்டச்சு செய்தவர், உறுதிப்படுத்தல் கேட்கும் பயனர். நீங்கள் உறுதிப்படுத்துவதில் இது சேராது; உங்களைத் தவிர வேறு யாருக்கும் இது காட்டப்படாது.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'இதே சொற்கள் உங்கள் டொமைனிலிருந்து {day} அன்று வேறொரு பெயருக்கு உறுதிப்படுத்தப்பட்டன: {before}. இப்போது கேட்கப்படும் பெயர்: {person}. இருவரும் ஒரே நபர் என்று உங்களுக்குத் தெரிந்தால் மட்டும் உறுதிப்படுத்துங்கள்.',
    'What your answer means': 'உங்கள் பதிலின் பொருள்',
    'Not part of your answer': 'உங்கள் பதிலில் சேராதவை',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'நீங்கள் உறுதிப்படுத்தினால், நிறுவனத்தின் சார்பில் உங்களால் பேச முடியும் என்றும், {person} பற்றி இவை உண்மை என்றும் கூறுகிறீர்கள்: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'அதன்பின், சுயவிவரத்தின் இந்தப் பகுதியைப் படிக்கக்கூடிய அனைவரும் காண்பவை: “{badge}”, அங்கே மின்னஞ்சல் படிக்கும் ஒருவர் பதிலளித்தார் என்பது, நீங்கள் தரும் பெயர். உங்கள் முகவரி காட்டப்படாது.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'இது ஓர் ஆதார ஆவணமாக வைக்கப்படும்; நிறுவனத்தின் உறுதிப்படுத்தலாகக் காட்டப்படாது.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'சுயவிவரத்தைச் சரிபார்ப்பவர்கள், {domain} டொமைனில் மின்னஞ்சல் படிக்கும் ஒருவர் உடன்பட்டார் என்பதையும், அது ஏன் ஒரு நிறுவனத்தின் கூற்று அல்ல என்பதையும் காண்பார்கள்.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'இது இந்தப் பெயருக்கு, இந்த விவரங்கள் உள்ள இந்த உரிமையாளரின் ஒவ்வொரு சுயவிவரத்திலும் செல்லும். பகுதியின் மற்றவற்றை உரிமையாளர் மாற்றலாம்; உங்கள் கூற்று இந்த விவரங்களுடன் இருக்கும். ஏதேனும் ஒரு விவரமோ பெயரோ மாறினால், அது முடிவுக்கு வரும்.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'இது இந்தப் பெயருக்கு, அப்படியே இதே உரை உள்ள இந்த உரிமையாளரின் ஒவ்வொரு சுயவிவரத்திலும் செல்லும். உரையோ பெயரோ மாறினால், அது முடிவுக்கு வரும்.',
    'If you decline, only the owner of the CV gets to know it.':
      'நீங்கள் மறுத்தால், சுயவிவரத்தின் உரிமையாளருக்கு மட்டுமே அது தெரியும்.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day} வரை ஒருமுறை பதிலளிக்கலாம். அதன்பின் ஓர் ஆண்டு வரை, இதே இணைப்பின் மூலம் உறுதிப்படுத்தலைத் திரும்பப் பெறலாம்.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'இந்தச் சுயவிவரத்தை எழுதியவர் யார் என்று நாங்கள் சரிபார்க்கவில்லை. அவரை உங்களுக்குத் தெரியாவிட்டால், மறுத்துவிடுங்கள், அல்லது எதுவும் செய்ய வேண்டாம்.',
    'Files the owner has added': 'உரிமையாளர் சேர்த்துள்ள கோப்புகள்',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'நாங்கள் அவற்றை உரையுடன் ஒப்பிடவில்லை. அவற்றின் பக்கங்களின் படங்கள், நீங்கள் பதிலளிக்கும் வரை, புதிய தாவலில் திறக்கும்.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'இவை சுயவிவரத்தின் உரிமையாளர் சேர்த்துள்ள ஒரு கோப்பின் படங்கள். நாங்கள் அதை உரையுடன் ஒப்பிடவில்லை.',
    'Pages shown: {shown} of {all}': 'காட்டப்படும் பக்கங்கள்: {shown} / {all}',
    'Page {page} of {all}': 'பக்கம் {page} / {all}',
    'Your answer': 'உங்கள் பதில்',
    'Yes, this is true': 'ஆம், இது உண்மை',
    'No, I do not confirm this': 'இல்லை, நான் இதை உறுதிப்படுத்தவில்லை',
    'Your name and office': 'உங்கள் பெயரும் பதவியும்',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'உறுதிப்படுத்த இது தேவை. சுயவிவரத்துடன் மேற்கோள் குறிகளுக்குள் காட்டப்படும். இணைய முகவரிகள் கூடாது.',
    'A note to the owner': 'உரிமையாளருக்கு ஒரு குறிப்பு',
    'If you like. Only the owner sees it.': 'விரும்பினால் மட்டும். உரிமையாளர் மட்டுமே இதைப் பார்ப்பார்.',
    'Send my answer': 'என் பதிலை அனுப்பவும்',
    'Choose an answer.': 'ஒரு பதிலைத் தேர்ந்தெடுங்கள்.',
    'Say who confirms this.': 'யார் உறுதிப்படுத்துகிறார் என்று எழுதுங்கள்.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'இது மிக நீளமாக உள்ளது, அல்லது இதில் இணைய முகவரியோ கண்ணுக்குத் தெரியாத எழுத்துகளோ உள்ளன. சுருக்கத்தின் புள்ளிக்குப் பின் ஓர் இடைவெளி விடுங்கள்.',
    'This was answered already.': 'இதற்கு ஏற்கெனவே பதிலளிக்கப்பட்டது.',
    'Your answer could not be stored. Try again.': 'உங்கள் பதிலைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
    'Thank you, this is confirmed': 'நன்றி, இது உறுதிப்படுத்தப்பட்டது',
    'Not confirmed': 'உறுதிப்படுத்தப்படவில்லை',
    Withdrawn: 'திரும்பப் பெறப்பட்டது',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: அங்கே மின்னஞ்சல் படிக்கும், {name} என்று பெயர் தந்த ஒருவர், {person} சுயவிவரத்தின் ஒரு பகுதியை {day} அன்று உறுதிப்படுத்தினார்: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} சுயவிவரத்தின் ஒரு பகுதி {day} அன்று உறுதிப்படுத்தப்படவில்லை; அதன் உரிமையாளருக்கு மட்டுமே இது தெரியும்: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} சுயவிவரத்தில் உறுதிப்படுத்தப்பட்டது {day} அன்று திரும்பப் பெறப்பட்டது; இனி யாருக்கும் அது காட்டப்படாது: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'அது தவறா, அல்லது இப்போது சரியாக இல்லையா? {day} வரை நீங்கள் [அதைத் திரும்பப் பெறலாம்].',
    'Withdraw this confirmation?': 'இந்த உறுதிப்படுத்தலைத் திரும்பப் பெறலாமா?',
    'It was given on {day} for the CV of {person}: {section}':
      'இது {person} சுயவிவரத்துக்காக {day} அன்று தரப்பட்டது: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'திரும்பப் பெற்றபின், எந்தச் சுயவிவரமும் அதைக் காட்டாது; உரிமையாளருக்கு ஒரு மின்னஞ்சல் செல்லும். அது இறுதியானது.',
    Withdraw: 'திரும்பப் பெறவும்',
    'Keep it': 'அப்படியே வைக்கவும்',
    'Never get such mails again?': 'இத்தகைய மின்னஞ்சல்கள் இனி வேண்டாமா?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'அதன்பின், யார் கேட்டாலும், இந்த இணைப்பு அனுப்பப்பட்ட முகவரிக்கு நாங்கள் கோரிக்கைகள் அனுப்ப மாட்டோம். இதை மாற்ற முடியாது.',
    'We will not write to you again': 'இனி உங்களுக்கு நாங்கள் மின்னஞ்சல் அனுப்ப மாட்டோம்',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'இந்த இணைப்பு அனுப்பப்பட்ட முகவரிக்கு, யார் கேட்டாலும், எங்களிடமிருந்து இனி கோரிக்கைகள் வராது. அதை அறிவதற்குத் தேவையானதைத் தவிர அந்த முகவரியைப் பற்றி வேறெதையும் நாங்கள் வைத்திருப்பதில்லை.',
    'This link leads nowhere': 'இந்த இணைப்பில் எதுவும் இல்லை',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'இது முழுமையற்றதாக இருக்கலாம், இதன் காலம் முடிந்திருக்கலாம், அல்லது சுயவிவரத்தின் உரிமையாளர் கோரிக்கையைத் திரும்பப் பெற்றிருக்கலாம், அல்லது அது குறித்த சொற்களை மாற்றியிருக்கலாம். நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} உரை தன் டிஜிட்டல் கைரேகையுடன் பொருந்துகிறது.',
      other: '{count} உரைகளில் ஒவ்வொன்றும் தன் டிஜிட்டல் கைரேகையுடன் பொருந்துகிறது.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} கையொப்பம் பொருந்துகிறது. TruCV பதிவு செய்தவை: {account}, வாலட் மூலம்: {wallet}.',
      other: '{count} கையொப்பங்கள் பொருந்துகின்றன. TruCV பதிவு செய்தவை: {account}, வாலட் மூலம்: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} பகுதி, TruCV பதிவு செய்தது: {domains}.',
      other: '{count} பகுதிகள், TruCV பதிவு செய்தவை: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} பகுதி பொருந்தவில்லை.', other: '{count} பகுதிகள் பொருந்தவில்லை.' },
    '{count} sections with a credential signed by {who}': {
      one: '{who} கையொப்பமிட்ட டிஜிட்டல் சான்றுடன் {count} பகுதி',
      other: '{who} கையொப்பமிட்ட டிஜிட்டல் சான்றுடன் {count} பகுதிகள்',
    },
    '{count} sections confirmed by {who}': {
      one: '{who} மூலம் உறுதிப்படுத்தப்பட்ட {count} பகுதி',
      other: '{who} மூலம் உறுதிப்படுத்தப்பட்ட {count} பகுதிகள்',
    },
    '{count} sections signed by {who}': {
      one: '{who} கையொப்பமிட்ட {count} பகுதி',
      other: '{who} கையொப்பமிட்ட {count} பகுதிகள்',
    },
    '{count} sections with a credential signed by several domains ({many})': {
      one: 'பல டொமைன்கள் ({many}) கையொப்பமிட்ட டிஜிட்டல் சான்றுடன் {count} பகுதி',
      other: 'பல டொமைன்கள் ({many}) கையொப்பமிட்ட டிஜிட்டல் சான்றுடன் {count} பகுதிகள்',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: 'பல டொமைன்கள் ({many}) மூலம் உறுதிப்படுத்தப்பட்ட {count} பகுதி',
      other: 'பல டொமைன்கள் ({many}) மூலம் உறுதிப்படுத்தப்பட்ட {count} பகுதிகள்',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: 'பல நபர்கள் அல்லது வாலட்டுகள் ({many}) கையொப்பமிட்ட {count} பகுதி',
      other: 'பல நபர்கள் அல்லது வாலட்டுகள் ({many}) கையொப்பமிட்ட {count} பகுதிகள்',
    },
    '{count} sections with evidence only': {
      one: 'ஆவணம் மட்டும் இணைக்கப்பட்ட {count} பகுதி',
      other: 'ஆவணம் மட்டும் இணைக்கப்பட்ட {count} பகுதிகள்',
    },
    '{count} sections with a signature that no longer counts': {
      one: 'இனி கணக்கில் கொள்ளப்படாத கையொப்பம் உள்ள {count} பகுதி',
      other: 'இனி கணக்கில் கொள்ளப்படாத கையொப்பம் உள்ள {count} பகுதிகள்',
    },
    '{count} sections not signed': { one: 'கையொப்பமிடப்படாத {count} பகுதி', other: 'கையொப்பமிடப்படாத {count} பகுதிகள்' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'இங்கிருந்து தவறான கடவுச்சொற்கள் பல வந்தன. {count} நிமிடத்தில் மீண்டும் முயலுங்கள்.',
      other: 'இங்கிருந்து தவறான கடவுச்சொற்கள் பல வந்தன. {count} நிமிடங்களில் மீண்டும் முயலுங்கள்.',
    },
  },
} satisfies ReaderTexts
