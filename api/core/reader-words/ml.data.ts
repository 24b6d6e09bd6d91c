// Our words for readers in Malayalam.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'ml',
  texts: {
    title: 'തസ്തിക/ശീർഷകം',
    place: 'സ്ഥലം',
    name: 'പേര്',
    address: 'വെബ് വിലാസം',
    label: 'വിവരത്തിന്റെ പേര്',
    value: 'വിവരം',
    institution: 'വിദ്യാഭ്യാസ സ്ഥാപനം',
    board: 'പരീക്ഷാ ബോർഡ്',
    organisation: 'സംഘടന',
    degree: 'ബിരുദം',
    'field of study': 'പഠനവിഷയം',
    from: 'തുടങ്ങിയ തീയതി',
    until: 'അവസാനിച്ച തീയതി',
    date: 'തീയതി',
    dates: 'തീയതികൾ',
    score: 'മാർക്ക്',
    scale: 'പരമാവധി മാർക്ക്',
    'kind of score': 'മാർക്കിന്റെ തരം',
    description: 'വിവരണം',
    employer: 'തൊഴിലുടമ',
    'still there': 'ഇപ്പോഴും അവിടെ ജോലിചെയ്യുന്നുണ്ടോ എന്നത്',
    about: 'സ്ഥാപനത്തെക്കുറിച്ച്',
    'roles at one employer': 'ഒരേ സ്ഥാപനത്തിലെ ചുമതലകൾ',
    highlights: 'പ്രധാന നേട്ടങ്ങൾ',
    level: 'നിലവാരം',
    keywords: 'പ്രധാന പദങ്ങൾ',
    provider: 'നൽകിയ സ്ഥാപനം',
    issuer: 'നൽകിയവർ',
    'credential ID': 'സർട്ടിഫിക്കറ്റ് നമ്പർ',
    publisher: 'പ്രസാധകർ',
    'awarding body': 'പുരസ്കാരം നൽകിയ സ്ഥാപനം',
    fluency: 'ഭാഷാപരിജ്ഞാനം',
    'e-mail': 'ഇമെയിൽ',
    phone: 'ഫോൺ',
    'what they say': 'അവരുടെ അഭിപ്രായം',
    subtitle: 'ഉപശീർഷകം',
    hidden: 'മറച്ചിട്ടുണ്ടോ എന്നത്',
    'shown to readers': 'വായനക്കാരെ കാണിക്കുന്നുണ്ടോ എന്നത്',
    roles: 'ചുമതലകൾ',
    courses: 'വിഷയങ്ങൾ',
    kind: 'തരം',
    profession: 'തൊഴിൽ',
    location: 'താമസസ്ഥലം',
    picture: 'ചിത്രം',
    links: 'ലിങ്കുകൾ',
    'everything that is written here': 'ഇവിടെ എഴുതിയിരിക്കുന്നതെല്ലാം',
    'some facts': 'ചില വിവരങ്ങൾ',
    Yes: 'അതെ',
    Percentage: 'ശതമാനം',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ഗ്രേഡ്',
    'Class or division': 'ക്ലാസ് അല്ലെങ്കിൽ ഡിവിഷൻ',
    Rank: 'റാങ്ക്',
    'It is the owner’s own word: nobody has checked it.': 'ഇത് ഉടമ സ്വയം പറയുന്നതാണ്: ആരും ഇത് പരിശോധിച്ചിട്ടില്ല.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'സ്ഥിരീകരണം ഇല്ലാത്തിടത്ത്, ഇത് ഉടമ സ്വയം പറയുന്നതാണ്: ആരും ഇത് പരിശോധിച്ചിട്ടില്ല.',
    'Personal details': 'വ്യക്തിഗത വിവരങ്ങൾ',
    Stated: 'പ്രസ്താവിച്ചത്',
    'Self-attested': 'സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്',
    'Evidence attached': 'രേഖ ചേർത്തിട്ടുണ്ട്',
    Confirmed: 'സ്ഥിരീകരിച്ചത്',
    'Signed by its issuer': 'നൽകിയവർ ഒപ്പുവച്ചത്',
    'Confirmed by {domain}': '{domain} ഡൊമെയ്‌നിൽ നിന്ന് സ്ഥിരീകരിച്ചത്',
    'Signed by {domain} for this account, checked {day}': 'ഈ അക്കൗണ്ടിനായി {domain} ഒപ്പുവച്ചത്, പരിശോധിച്ച തീയതി: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്: {name}, Google വഴി സൈൻ ഇൻ ചെയ്ത്, തീയതി {day}.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്: {name}, Google വഴി സൈൻ ഇൻ ചെയ്ത്, {first} മുതൽ {last} വരെ.',
    'Self-attested by {name} with wallet {wallet}, on {day}.':
      'സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്: {name}, വാലറ്റ് {wallet} ഉപയോഗിച്ച്, തീയതി {day}.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്: {name}, വാലറ്റ് {wallet} ഉപയോഗിച്ച്, {first} മുതൽ {last} വരെ.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ഡൊമെയ്‌നിൽ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ {day} തീയതിയിൽ ഇവയോട് യോജിച്ചു: {covered}. അത് ഉടമയുടെ സ്വന്തം ഡൊമെയ്‌നാണ്: അതിനാൽ ഇത് ഒരു സ്ഥാപനത്തിന്റെ സ്ഥിരീകരണമല്ല.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ഡൊമെയ്‌നിൽ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ {day} തീയതിയിൽ ഇവയോട് യോജിച്ചു: {covered}. അവിടെ ആർക്കും, അല്ലെങ്കിൽ ഏതു വിദ്യാർത്ഥിക്കും പൂർവവിദ്യാർത്ഥിക്കും, ഇമെയിൽ വിലാസം ഉണ്ടാകാം: അതിനാൽ ഇത് ഒരു സ്ഥാപനത്തിന്റെ സ്ഥിരീകരണമല്ല.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} ഡൊമെയ്‌നിൽ നിന്ന് {day} തീയതിയിൽ സ്ഥിരീകരിച്ചത്: സ്ഥിരീകരിച്ചത് {domain} ഡൊമെയ്‌നിൽ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ; വിലാസം നൽകിയത് സിവിയുടെ ഉടമ.',
    'What was confirmed: {covered}.': 'സ്ഥിരീകരിച്ചത് ഇവ: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'അവിടെ നൽകിയ പേര്: {name}. സ്ഥാപനത്തിന് ഉടമ പറയുന്ന പേര്: {institution}.',
    'The owner attached it to {covered}.': 'ഉടമ ഇത് ചേർത്തിരിക്കുന്നത് ഇവയ്ക്കൊപ്പം: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'ഉടമ ഒരു രേഖ ചേർത്തിട്ടുണ്ട്; അത് പരസ്യമായി കാണിക്കില്ല. അത് ഇവയെക്കുറിച്ചുള്ളതാണ്: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} ഡൊമെയ്‌നിൽ നിന്ന് {day} തീയതിയിൽ സ്ഥിരീകരിച്ചത്: സ്ഥിരീകരിച്ചത് അവിടെ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ, നൽകിയ പേര് {name}; വിലാസം നൽകിയത് സിവിയുടെ ഉടമ; സ്ഥിരീകരിച്ചത് ഇവ: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ഈ അക്കൗണ്ടിനായി {domain} ഒപ്പുവച്ചത്, പരിശോധിച്ച തീയതി: {day}; ചേർത്തിരിക്കുന്നത് ഇവയ്ക്കൊപ്പം: {covered}.',
    'The confirmation has been in the public log since {day}.': 'ഈ സ്ഥിരീകരണം {day} മുതൽ പൊതു രജിസ്റ്ററിലുണ്ട്.',
    'The confirmation is in the public log within a minute.': 'ഈ സ്ഥിരീകരണം ഒരു മിനിറ്റിനുള്ളിൽ പൊതു രജിസ്റ്ററിൽ ചേരും.',
    'The attestation has been in the public log since {day}.': 'ഈ സ്വയം സാക്ഷ്യപ്പെടുത്തൽ {day} മുതൽ പൊതു രജിസ്റ്ററിലുണ്ട്.',
    'The attestation is in the public log within a minute.': 'ഈ സ്വയം സാക്ഷ്യപ്പെടുത്തൽ ഒരു മിനിറ്റിനുള്ളിൽ പൊതു രജിസ്റ്ററിൽ ചേരും.',
    'Signed by the account of {name}, another name than this CV’s': 'ഒപ്പുവച്ച അക്കൗണ്ടിന്റെ പേര് {name}; ഇത് ഈ സിവിയിലെ പേരല്ല',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'ഒപ്പുവച്ച അക്കൗണ്ടിന്റെ പേര് {name}; ഇത് ഈ സിവിയിലെ പേരല്ല: {about}, {day}',
    '{name} signed every section, {day}': 'എല്ലാ ഭാഗങ്ങളിലും ഒപ്പുവച്ചത് {name}, {day}',
    '{name} signed every section that can be checked, {day}': 'പരിശോധിക്കാവുന്ന എല്ലാ ഭാഗങ്ങളിലും ഒപ്പുവച്ചത് {name}, {day}',
    '{name} signed all other sections, {day}': 'മറ്റെല്ലാ ഭാഗങ്ങളിലും ഒപ്പുവച്ചത് {name}, {day}',
    '{name} signed all other sections that can be checked, {day}': 'പരിശോധിക്കാവുന്ന മറ്റെല്ലാ ഭാഗങ്ങളിലും ഒപ്പുവച്ചത് {name}, {day}',
    'every section': 'എല്ലാ ഭാഗങ്ങളും',
    'every section that can be checked': 'പരിശോധിക്കാവുന്ന എല്ലാ ഭാഗങ്ങളും',
    'all other sections': 'മറ്റെല്ലാ ഭാഗങ്ങളും',
    'all other sections that can be checked': 'പരിശോധിക്കാവുന്ന മറ്റെല്ലാ ഭാഗങ്ങളും',
    'Check it yourself': 'നിങ്ങൾക്കു തന്നെ പരിശോധിക്കാം',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'ഇത് നൽകിയത് ഈ സേവനം തന്നെയാണ്: ഇവിടെ എന്തായാലും കാണിക്കുന്നത് രേഖപ്പെടുത്തുക മാത്രം ചെയ്യുന്നു, നില ഉയർത്തുന്നില്ല.',
    '{domain} is a domain of the owner’s own.': '{domain} ഉടമയുടെ സ്വന്തം ഡൊമെയ്‌നാണ്.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ഡൊമെയ്‌നിൽ ആർക്കും, അല്ലെങ്കിൽ ഏതു വിദ്യാർത്ഥിക്കും പൂർവവിദ്യാർത്ഥിക്കും, ഇമെയിൽ വിലാസം ഉണ്ടാകാം.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} ഒരു സൈറ്റിലെ പേജ് മാത്രമാണ്; സൈറ്റിന് ആർക്കു വേണമെങ്കിലും പേജുകൾ നൽകാം.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} പോലൊരു പേര് ആർക്കും എടുക്കാം: അത് ഒരു സ്ഥാപനത്തെയും കാണിക്കുന്നില്ല.',
    'Listed by {domain}; it is not signed.': '{domain} സൈറ്റിന്റെ പട്ടികയിലുണ്ട്; ഒപ്പുവച്ചിട്ടില്ല.',
    'Signed by {domain}.': '{domain} ഒപ്പുവച്ചത്.',
    'Signed with a key that names nobody.': 'ആരുടെയും പേരു പറയാത്ത കീ ഉപയോഗിച്ച് ഒപ്പുവച്ചത്.',
    'It names an issuer that could not be reached to show that it signed it.':
      'നൽകിയ ആളുടെ പേര് ഇതിലുണ്ട്; എന്നാൽ ഒപ്പ് അവരുടേതാണെന്നു കാണിക്കാൻ അവരുമായി ബന്ധപ്പെടാനായില്ല.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ഇതിൽ {domain} എന്ന പേരുണ്ട്; എന്നാൽ ഒപ്പ് അവിടെ നിന്നാണെന്നു കാണിക്കാൻ അതുമായി ബന്ധപ്പെടാനായില്ല.',
    'Sealed by {name}, with a certificate that this service trusts.':
      '{name} എന്ന പേരിൽ ഇലക്ട്രോണിക് മുദ്രയുണ്ട്; മുദ്രയുടെ സർട്ടിഫിക്കറ്റിനെ ഈ സേവനം വിശ്വസിക്കുന്നു.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '{name} എന്ന പേരിൽ ഇലക്ട്രോണിക് മുദ്രയുണ്ട്; മുദ്രയുടെ സർട്ടിഫിക്കറ്റ് ഒരു പട്ടികയുമായും ഒത്തുനോക്കിയിട്ടില്ല.',
    'Not withdrawn on {day}.': '{day} തീയതിയിൽ പിൻവലിച്ചിരുന്നില്ല.',
    'Withdrawn, as found on {day}.': 'പിൻവലിച്ചതായി {day} തീയതിയിൽ കണ്ടു.',
    'Whether it was withdrawn could not be looked up on {day}.': 'പിൻവലിച്ചോ എന്ന് {day} തീയതിയിൽ നോക്കാൻ കഴിഞ്ഞില്ല.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} തീയതിയിൽ പരിശോധിച്ചു; പിൻവലിച്ചവയുടെ പട്ടിക നൽകിയവർ സൂക്ഷിക്കുന്നില്ല.',
    'Made out to the address of this account.': 'ഈ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസത്തിലേക്കു നൽകിയത്.',
    'It does not say whose it is.': 'ഇത് ആരുടേതാണെന്ന് ഇതിൽ പറയുന്നില്ല.',
    'Made out to somebody else.': 'മറ്റൊരാൾക്കു നൽകിയത്.',
    'It is refused since the check on {day}.': '{day} തീയതിയിലെ പരിശോധന മുതൽ ഇത് സ്വീകരിക്കുന്നില്ല.',
    'It is called {title}.': 'ഇതിന്റെ പേര്: {title}.',
    'Its issuer calls itself {name}.': 'നൽകിയവർ സ്വയം പറയുന്ന പേര്: {name}.',
    'It names {name}.': 'ഇതിൽ പറയുന്ന ആളുടെ പേര്: {name}.',
    'A credential, unchanged since it was signed.': 'ഡിജിറ്റൽ സാക്ഷ്യപത്രം; ഒപ്പുവച്ച ശേഷം മാറിയിട്ടില്ല.',
    'It ended on {day}.': 'ഇതിന്റെ കാലാവധി {day} തീയതിയിൽ അവസാനിച്ചു.',
    'It is not valid before {day}.': '{day} തീയതിക്കു മുമ്പ് ഇതിന് സാധുതയില്ല.',
    'Shown by the owner beside: {title}.': 'ഉടമ ഇത് കാണിച്ചിരിക്കുന്നത് ഇതിനടുത്ത്: {title}.',
    'Not signed': 'ഒപ്പുവച്ചിട്ടില്ല',
    Signed: 'ഒപ്പുവച്ചത്',
    'The CV says so. It is neither signed nor confirmed.': 'സിവി അങ്ങനെ പറയുന്നു. ഇതിൽ ഒപ്പുവച്ചിട്ടില്ല, ഇത് സ്ഥിരീകരിച്ചിട്ടുമില്ല.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'പേരു പറഞ്ഞിരിക്കുന്ന അക്കൗണ്ട്, സൈൻ ഇൻ ചെയ്തോ വാലറ്റ് ഉപയോഗിച്ചോ, ഈ ഭാഗത്ത് എഴുതിയിരിക്കുന്നതിലെല്ലാം ഒപ്പുവച്ചിട്ടുണ്ട് (സ്വയം സാക്ഷ്യപ്പെടുത്തിയത്). ഇത് ആരുടെ വാക്കാണെന്നും ഈ ഭാഗത്തെ ഒരു വാക്കും മാറിയിട്ടില്ലെന്നും ഇത് കാണിക്കുന്നു, അത് സത്യമാണെന്നല്ല.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'ഇതിനെക്കുറിച്ചുള്ള ഒരു രേഖയും ഉടമ ഇവിടെ സൂക്ഷിക്കുന്നു; അത് TruCV-യിൽ ആരും പരിശോധിച്ചിട്ടില്ല. അല്ലെങ്കിൽ, ഏറ്റവും ഉയർന്ന നിലയ്ക്കു വേണ്ടതെല്ലാം കാണിക്കാത്ത ഒരു ഡിജിറ്റൽ സാക്ഷ്യപത്രം സൂക്ഷിക്കുന്നു.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'പറഞ്ഞിരിക്കുന്ന ഡൊമെയ്‌നിൽ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ ബാഡ്ജിലുള്ളവ സ്ഥിരീകരിച്ചു: തസ്തിക, തൊഴിലുടമ, തീയതികൾ തുടങ്ങി ഈ ഭാഗത്തെ വിവരങ്ങൾ, അല്ലെങ്കിൽ അവിടെ എഴുതിയിരിക്കുന്നതെല്ലാം. വിലാസം നൽകിയത് സിവിയുടെ ഉടമയാണ്: ഡൊമെയ്ൻ ആ സ്ഥാപനത്തിന്റേതാണോ എന്ന് നിങ്ങൾ തന്നെ തീരുമാനിക്കുക. ഉദ്ധരണി ചിഹ്നങ്ങൾക്കുള്ളിലെ പേരുകൾ ചോദിച്ചവരും മറുപടി നൽകിയവരും ടൈപ്പ് ചെയ്തതാണ്; അവ ആരും പരിശോധിച്ചിട്ടില്ല.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'ബാഡ്ജിലുള്ളവയ്ക്കൊപ്പം, അതായത് ഈ ഭാഗത്തെ വിവരങ്ങൾക്കോ അവിടെ എഴുതിയിരിക്കുന്നതിനെല്ലാമോ ഒപ്പം, ഉടമ ഒരു ഡിജിറ്റൽ സാക്ഷ്യപത്രം ചേർത്തിട്ടുണ്ട്. പറഞ്ഞിരിക്കുന്ന ഡൊമെയ്ൻ അതിൽ ഒപ്പുവച്ചിട്ടുണ്ട്; ഉടമയുടെ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസത്തിലേക്കാണ് അത് നൽകിയത്; പറഞ്ഞിരിക്കുന്ന ദിവസം അത് പ്രാബല്യത്തിലായിരുന്നു, പിൻവലിച്ചിരുന്നില്ല. സാക്ഷ്യപത്രവും സിവിയും ഒരേ കാര്യം പറയുന്നു എന്നത് ഉടമയുടെ വാക്കാണ്: രണ്ടും വായിക്കുക. ഉദ്ധരണി ചിഹ്നങ്ങൾക്കുള്ളിലുള്ളത് നൽകിയവരുടെ വാക്കുകളാണ്.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ഈ സിവിയുടെ ഒരു ഭാഗത്തും ഇതുവരെ ആരും ഒപ്പുവയ്ക്കുകയോ സ്ഥിരീകരിക്കുകയോ ചെയ്തിട്ടില്ല: ഇത് ഉടമ പറയുന്നതാണ്',
    '{name} (wallet {wallet})': '{name} (വാലറ്റ് {wallet})',
    'nothing changed since': 'അതിനുശേഷം ഒന്നും മാറിയിട്ടില്ല',
    'no word of these claims changed since': 'അതിനുശേഷം ഈ പ്രസ്താവനകളിലെ ഒരു വാക്കും മാറിയിട്ടില്ല',
    'Check the CV of {name}': 'സിവി പരിശോധന: {name}',
    'Version {version}, published on {day}.': 'പതിപ്പ് {version}, പ്രസിദ്ധീകരിച്ച തീയതി {day}.',
    'Read the CV': 'സിവി വായിക്കുക',
    'Check the signatures now': 'ഒപ്പുകൾ ഇപ്പോൾ പരിശോധിക്കുക',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'നിങ്ങളുടെ ബ്രൗസർ പ്രസ്താവനകളും കീകളും പുതുതായി എടുത്ത് ഓരോ ഒപ്പും സ്വയം പരിശോധിക്കുന്നു.',
    'Compare an older copy': 'പഴയ പകർപ്പ് ഒത്തുനോക്കുക',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'അത് ഇവിടേക്കു വലിച്ചിടുക, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കുക: നിങ്ങൾക്കു കിട്ടിയ PDF, നിങ്ങൾ സൂക്ഷിച്ച പ്രസ്താവനകളുടെ ഡാറ്റ (JSON), അല്ലെങ്കിൽ ഒരു ഡിജിറ്റൽ സാക്ഷ്യപത്രം. ഫയൽ നിങ്ങളുടെ ബ്രൗസറിൽ തന്നെ ഇരിക്കും.',
    'Every section, and who stands for it': 'ഓരോ ഭാഗവും അതിന് ഉത്തരവാദിയായവരും',
    'Signature no longer counts': 'ഒപ്പ് ഇനി കണക്കാക്കില്ല',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'ഇതിലെ ഒപ്പ് ഈ വാചകവുമായി ഒത്തുപോകുന്നു, എന്നാൽ കീ പിൻവലിച്ചു: അതിനാൽ ഒപ്പ് ഇനി കണക്കാക്കില്ല.',
    'Stated. Nobody has signed or confirmed it.': 'പ്രസ്താവിച്ചത്. ആരും ഇതിൽ ഒപ്പുവയ്ക്കുകയോ ഇത് സ്ഥിരീകരിക്കുകയോ ചെയ്തിട്ടില്ല.',
    'Download as a credential': 'ഡിജിറ്റൽ സാക്ഷ്യപത്രമായി ഡൗൺലോഡ് ചെയ്യുക',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ഡിജിറ്റൽ സാക്ഷ്യപത്രം ഒപ്പുവച്ച ഒരു ഫയലാണ്; വാലറ്റുകളും മറ്റു പ്രോഗ്രാമുകളും ഈ പേജില്ലാതെ തന്നെ അത് വായിച്ചു പരിശോധിക്കും. TruCV രേഖപ്പെടുത്തിയതു മാത്രമാണ് അതിൽ പറയുന്നത്, അതിലധികമില്ല.',
    'The confirmation': 'സ്ഥിരീകരണം',
    'The self-attestation': 'സ്വയം സാക്ഷ്യപ്പെടുത്തൽ',
    'JSON, for wallets': 'JSON, വാലറ്റുകൾക്ക്',
    'JWT, for programs': 'JWT, പ്രോഗ്രാമുകൾക്ക്',
    'picture with the badge in it': 'ബാഡ്ജ് ഉൾപ്പെടുത്തിയ ചിത്രം',
    'Digest and signatures': 'ഡിജിറ്റൽ വിരലടയാളവും ഒപ്പുകളും',
    'Everything in the section, as data': 'ഈ ഭാഗത്തുള്ളതെല്ലാം, ഡാറ്റയായി',
    'Its facts alone, as data: {covered}': 'ഇതിലെ വിവരങ്ങൾ മാത്രം, ഡാറ്റയായി: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 ഡിജിറ്റൽ വിരലടയാളം: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ഉടമ ഒപ്പുവച്ച പ്രസ്താവന: “എന്റെ സിവിയുടെ ഈ ഭാഗം സത്യമാണെന്ന് ഞാൻ സാക്ഷ്യപ്പെടുത്തുന്നു.”',
    'Signature ({form})': 'ഒപ്പ് ({form})',
    Wallet: 'വാലറ്റ്',
    Key: 'കീ',
    'Record of the confirmation ({form})': 'സ്ഥിരീകരണത്തിന്റെ രേഖ ({form})',
    'What the badges mean': 'ബാഡ്ജുകളുടെ അർത്ഥം',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'ഒരു ഭാഗത്തെ ഒരക്ഷരം മാറിയാൽ പോലും അതിലെ ഒപ്പ് ഇല്ലാതാകും; വിവരങ്ങളിലെ ഒരക്ഷരം മാറിയാൽ പോലും അവയുടെ സ്ഥിരീകരണം ഇല്ലാതാകും. സിവിയിലെ പേരു മാറിയാൽ രണ്ടും ഇല്ലാതാകും.',
    'For engineers: check it without us': 'എൻജിനീയർമാർക്ക്: ഞങ്ങളെ ആശ്രയിക്കാതെ പരിശോധിക്കാം',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'ബാഡ്ജുകളുടെ കാര്യത്തിൽ ഞങ്ങളുടെ വാക്കു വിശ്വസിക്കേണ്ടതില്ല. {program} എന്നത് [ഡാറ്റയായുള്ള പ്രസ്താവനകൾ] പരിശോധിക്കുന്ന, വായിച്ചുനോക്കാവുന്ന ഒരൊറ്റ ഫയലാണ്. അതിന് Node.js അല്ലാതെ മറ്റൊന്നും വേണ്ട; നെറ്റ്‌വർക്ക് വേണ്ട (--log ഉപയോഗിക്കുമ്പോൾ ഒഴികെ), ഞങ്ങളിൽ നിന്നും ഒന്നും വേണ്ട:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'അതിലെ അവസാന രണ്ടു വരികൾ TruCV-യുടെയോ മറ്റാരുടെയെങ്കിലുമോ ഡിജിറ്റൽ സാക്ഷ്യപത്രം പരിശോധിക്കുന്നു: {keys} ഫയലിൽ നൽകിയവരുടെ കീകളുണ്ട്; {list} എന്നത് സാക്ഷ്യപത്രം പരാമർശിക്കുന്ന, പിൻവലിച്ചവയുടെ പട്ടികയാണ്.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google വഴി സൈൻ ഇൻ ചെയ്ത്” ഇട്ട ഒപ്പ് ഉണ്ടാക്കുന്നത് TruCV ആണ്: പേരു പറഞ്ഞിരിക്കുന്ന അക്കൗണ്ടിന്റെ വാക്ക് ഈ സേവനം രേഖപ്പെടുത്തി എന്ന് അത് കാണിക്കുന്നു. വാലറ്റ് ഉപയോഗിച്ച് ഇട്ടത് ഉണ്ടാക്കുന്നത് വാലറ്റിന്റെ കീയാണ്; അത് TruCV-യുടെ കൈവശമില്ല.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'നിങ്ങൾ ഫയൽ എടുത്തപ്പോൾ കാര്യങ്ങൾ എങ്ങനെയായിരുന്നു എന്നാണ് അതിൽ പറയുന്നത്. എന്തെങ്കിലും സ്ഥിരീകരിച്ചവർക്ക് പിന്നീട് അത് പിൻവലിക്കാം; അത് പ്രോഗ്രാമിന് അറിയാനാവില്ല: ഫയൽ വീണ്ടും എടുക്കുക, അല്ലെങ്കിൽ ഇവിടെ നോക്കുക.',
    'Our public keys': 'ഞങ്ങളുടെ പബ്ലിക് കീകൾ',
    'Version {version} was never published': 'പതിപ്പ് {version} ഒരിക്കലും പ്രസിദ്ധീകരിച്ചിട്ടില്ല',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'അത് ഫയലായും നൽകിയിട്ടില്ല. ഈ സിവിയുടെ പതിപ്പ് {version} ആണെന്നു പറയുന്ന രേഖ ഉടമ ഇവിടെ ഉണ്ടാക്കിയതല്ല, അല്ലെങ്കിൽ അതിൽ മാറ്റം വരുത്തിയിട്ടുണ്ട്.',
    'Your copy says version {version}': 'നിങ്ങളുടെ പകർപ്പിലുള്ള പതിപ്പ്: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'പരസ്യമായുള്ള ഒന്നും മാറിയിട്ടില്ല: പതിപ്പ് {version} പറഞ്ഞതു തന്നെയാണ് ഇപ്പോഴും പ്രസിദ്ധീകരിച്ചിരിക്കുന്നത്.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ഈ പതിപ്പ് ഉണ്ടായിരുന്നു. ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിരിക്കുന്ന പതിപ്പ് {version} അതിൽ നിന്ന് വ്യത്യാസപ്പെടുന്നത്:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'നിങ്ങളുടെ പകർപ്പിലെ വാചകം ഒത്തുനോക്കുന്നില്ല: അത് ഈ പേജിനൊപ്പം വച്ച് ഓരോ വാക്കും വായിച്ചുനോക്കുക.',
    'Fetching the claims and the keys…': 'പ്രസ്താവനകളും കീകളും എടുക്കുന്നു…',
    'Reading your copy…': 'നിങ്ങളുടെ പകർപ്പ് വായിക്കുന്നു…',
    'Check again': 'വീണ്ടും പരിശോധിക്കുക',
    'Fetched at {time}.': 'എടുത്ത സമയം: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'പ്രസ്താവനകളും TruCV-യുടെ പബ്ലിക് കീകളും, {size} kB.',
    'The right CV.': 'ശരിയായ സിവി.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'പ്രസ്താവനകൾ ഈ വിലാസത്തിലുള്ള ഈ സിവിയുടേതും നിങ്ങൾ ഇവിടെ കാണുന്ന ഭാഗങ്ങളുടേതുമാണ്.',
    'Not what you see.': 'നിങ്ങൾ കാണുന്നതല്ല.',
    'What is published now has other sections than this page.': 'ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിരിക്കുന്നതിലെ ഭാഗങ്ങൾ ഈ പേജിലുള്ളവയല്ല.',
    'No letter changed.': 'ഒരക്ഷരവും മാറിയിട്ടില്ല.',
    'Changed.': 'മാറിയിട്ടുണ്ട്.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'സ്വന്തം ഡിജിറ്റൽ വിരലടയാളവുമായി ഒത്തുപോകാത്ത വാചകങ്ങൾ: {wrong} / {all}.',
    'Signed by the owner.': 'ഉടമ ഒപ്പുവച്ചത്.',
    'Not signed as it says.': 'പറയുന്നതുപോലെ ഒപ്പുവച്ചിട്ടില്ല.',
    'Confirmed.': 'സ്ഥിരീകരിച്ചത്.',
    'Not confirmed as it says.': 'പറയുന്നതുപോലെ സ്ഥിരീകരിച്ചിട്ടില്ല.',
    'In the log.': 'രജിസ്റ്ററിലുണ്ട്.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV-യുടെ പൊതു രജിസ്റ്ററിൽ രേഖപ്പെടുത്തിയ ഒപ്പുകൾ: {recorded} / {all}. രജിസ്റ്ററിലെ രേഖകൾ: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'ബാക്കിയുള്ളവയിൽ പുതിയവ ഒരു മിനിറ്റിനുള്ളിൽ രജിസ്റ്ററിൽ ചേരും; രജിസ്റ്ററിനെക്കാൾ പഴയവ ഒരിക്കലും ചേരില്ല.',
    'The log begins with all that this browser saw of it on {day}.':
      '{day} തീയതിയിൽ ഈ ബ്രൗസർ രജിസ്റ്ററിൽ കണ്ടതെല്ലാം അതിന്റെ തുടക്കത്തിൽ ഇപ്പോഴും അതേപടിയുണ്ട്.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'ഈ ബ്രൗസർ രജിസ്റ്ററിൽ കണ്ടത് സൂക്ഷിച്ചുവച്ച് അടുത്ത പരിശോധനയിൽ ഒത്തുനോക്കും.',
    'Not in the log as it says.': 'പറയുന്നതുപോലെ രജിസ്റ്ററിലില്ല.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV-യുടെ പൊതു രജിസ്റ്റർ പൂർണ്ണമല്ല, അല്ലെങ്കിൽ അത് വായിക്കാനാവുന്നില്ല. ഒരു മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'One person.': 'ഒരേ ആൾ.',
    'All claims are about {name}, as the CV is.': 'സിവിയിലെന്നപോലെ എല്ലാ പ്രസ്താവനകളും ഈ ആളെക്കുറിച്ചാണ്: {name}.',
    'Another person.': 'മറ്റൊരാൾ.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ഈ സിവി {name} എന്നയാളുടേതാണെന്നു പറയുന്നു; എന്നാൽ ചില പ്രസ്താവനകൾ ഈ ആളെക്കുറിച്ചല്ല.',
    'Signed by the account of {name}, another name than this CV’s.':
      'ഒപ്പുവച്ച അക്കൗണ്ടിന്റെ പേര് {name}; ഇത് ഈ സിവിയിലെ പേരല്ല.',
    'Whether both names are of one person is for you to judge.': 'രണ്ടു പേരുകളും ഒരേ ആളുടേതാണോ എന്ന് നിങ്ങൾ തന്നെ തീരുമാനിക്കണം.',
    'Everything that is signed holds.': 'ഒപ്പുള്ളതെല്ലാം ഒത്തുപോകുന്നു.',
    'Not everything holds: what is marked red is not as it was signed.':
      'ചിലത് ഒത്തുപോകുന്നില്ല: ചുവപ്പിൽ അടയാളപ്പെടുത്തിയത് ഒപ്പുവച്ചപ്പോഴുള്ളതുപോലെയല്ല.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ഈ സിവിയിൽ ഒന്നിലും ഒപ്പില്ല; അതിനാൽ വാചകങ്ങളല്ലാതെ പരിശോധിക്കാൻ ഒന്നുമുണ്ടായിരുന്നില്ല.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'എല്ലാ ഒപ്പുകളും ഒത്തുപോകുന്നു. എന്നാൽ ഒരു വാലറ്റ് ഉടമയുടേതാണ് എന്നതിനോ, മറ്റുള്ളവരുടെ ഡിജിറ്റൽ സാക്ഷ്യപത്രങ്ങളെക്കുറിച്ചു പറയുന്നതിനോ ഒപ്പൊന്നുമില്ല.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിരിക്കുന്നത് പതിപ്പ് {now}, ഈ പേജിലുള്ളത് പതിപ്പ് {version}: പേജ് വീണ്ടും ലോഡ് ചെയ്യുക.',
    holds: 'ഒത്തുപോകുന്നു',
    'Does not hold': 'ഒത്തുപോകുന്നില്ല',
    '{section} does not hold': 'ഒത്തുപോകാത്ത ഭാഗം: {section}',
    'this is not in the form in which TruCV publishes it': 'ഇത് TruCV പ്രസിദ്ധീകരിക്കുന്ന രൂപത്തിലല്ല',
    'the text was changed: it does not fit its fingerprint (digest)':
      'വാചകം മാറ്റിയിട്ടുണ്ട്: അത് ഡിജിറ്റൽ വിരലടയാളവുമായി ഒത്തുപോകുന്നില്ല',
    'the owner’s signature does not hold': 'ഉടമയുടെ ഒപ്പ് ഒത്തുപോകുന്നില്ല',
    'the institution’s confirmation does not hold': 'സ്ഥാപനത്തിന്റെ സ്ഥിരീകരണം ഒത്തുപോകുന്നില്ല',
    'it was signed or confirmed under another name than the one on this CV':
      'ഈ സിവിയിലെ പേരിലല്ല, മറ്റൊരു പേരിലാണ് ഇതിൽ ഒപ്പുവച്ചത് അല്ലെങ്കിൽ ഇത് സ്ഥിരീകരിച്ചത്',
    'it is said to be more than what was signed': 'ഒപ്പുവച്ചതിലും അധികമായി ഇത് കാണിക്കുന്നു',
    'it is not in the public log as it says': 'പറയുന്നതുപോലെ ഇത് പൊതു രജിസ്റ്ററിലില്ല',
    'the signature that this page shows was withdrawn': 'ഈ പേജിൽ കാണിക്കുന്ന ഒപ്പ് പിൻവലിച്ചു',
    'the evidence that this page shows was taken away': 'ഈ പേജിൽ കാണിക്കുന്ന രേഖ നീക്കം ചെയ്തു',
    'the confirmation that this page shows was withdrawn': 'ഈ പേജിൽ കാണിക്കുന്ന സ്ഥിരീകരണം പിൻവലിച്ചു',
    'the credential that this page shows does not count any more': 'ഈ പേജിൽ കാണിക്കുന്ന ഡിജിറ്റൽ സാക്ഷ്യപത്രം ഇനി കണക്കാക്കില്ല',
    'the text that is published now is another one than on this page': 'ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിരിക്കുന്ന വാചകം ഈ പേജിലുള്ളതല്ല',
    'this section is not among what is published now': 'ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിരിക്കുന്നവയിൽ ഈ ഭാഗമില്ല',
    'What this does not show': 'ഇത് കാണിക്കാത്തത്',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'സിവിയിൽ പറയുന്നത് സത്യമാണെന്നത്. അത് ആരുടെ വാക്കാണെന്നും അതിനുശേഷം ഒരക്ഷരം പോലും മാറിയിട്ടില്ലെന്നും മാത്രമാണ് ഒപ്പ് കാണിക്കുന്നത്.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ഡൊമെയ്‌നിന്റെ പേരിനോടു സാമ്യമുള്ള സ്ഥാപനത്തിന്റേതു തന്നെയാണ് ആ ഡൊമെയ്‌നെന്നത്. വിലാസം നൽകിയത് സിവിയുടെ ഉടമയാണ്.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ഒരു അക്കൗണ്ടിന്റെയോ വാലറ്റിന്റെയോ പിന്നിലുള്ള ആൾ ആരാണെന്നത്. “Google വഴി സൈൻ ഇൻ ചെയ്ത്” എന്നത് TruCV സ്വയം രേഖപ്പെടുത്തിയതാണ്.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV സത്യസന്ധമാണെന്നത്: ഈ പേജും TruCV-യുടേതാണ്. “എൻജിനീയർമാർക്ക്” എന്നതിനു താഴെയുള്ള പ്രോഗ്രാം TruCV ഇല്ലാതെ പ്രവർത്തിക്കും.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV എല്ലാവരെയും ഒരേ രജിസ്റ്റർ തന്നെയാണ് കാണിക്കുന്നതെന്നത്. വ്യത്യാസമുണ്ടെങ്കിൽ സാക്ഷികളും അത് നിരീക്ഷിക്കുന്ന log-audit.mjs പോലുള്ള പ്രോഗ്രാമുകളും ശ്രദ്ധിക്കും.',
    'What is withdrawn later. Check again when it matters.':
      'പിന്നീട് പിൻവലിക്കുന്നത്. പ്രധാനപ്പെട്ട സന്ദർഭങ്ങളിൽ വീണ്ടും പരിശോധിക്കുക.',
    'It cannot be checked: {problem}.': 'പരിശോധിക്കാനാവില്ല: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'ഈ ബ്രൗസറിന് പരിശോധിക്കാനായില്ല. “എൻജിനീയർമാർക്ക്” എന്നതിനു താഴെയുള്ള പ്രോഗ്രാമിന് കഴിയും.',
    'This page was opened without https, where browsers check no signatures.':
      'ഈ പേജ് https ഇല്ലാതെയാണ് തുറന്നത്; അപ്പോൾ ബ്രൗസറുകൾ ഒപ്പുകൾ പരിശോധിക്കില്ല.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV-യുമായി ബന്ധപ്പെടാനാവുന്നില്ല. നിങ്ങളുടെ ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കി വീണ്ടും ശ്രമിക്കുക.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'ഈ സിവിയുടെ ഉടമ പാസ്‌വേഡ് ചോദിക്കുന്നു. സിവി വീണ്ടും തുറന്ന ശേഷം ശ്രമിക്കുക.',
    'This CV is no longer published: nothing of it can be checked now.':
      'ഈ സിവി ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചിട്ടില്ല: ഇതിലെ ഒന്നും ഇപ്പോൾ പരിശോധിക്കാനാവില്ല.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV-യിൽ നിന്ന് പിശക് ലഭിച്ചു ({status}). ഒരു മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'മറുപടി പൂർണ്ണമായി എത്തിയില്ല, അല്ലെങ്കിൽ അത് TruCV-യുടെ മറുപടിയല്ല. വീണ്ടും ശ്രമിക്കുക.',
    'The reply is about another CV: nothing of it counts for this one.':
      'മറുപടി മറ്റൊരു സിവിയെക്കുറിച്ചാണ്: അതിലെ ഒന്നും ഇതിന് ബാധകമല്ല.',
    'The reply is of another service: its signatures do not count at this address.':
      'മറുപടി മറ്റൊരു സേവനത്തിൽ നിന്നാണ്: അതിലെ ഒപ്പുകൾ ഈ വിലാസത്തിന് ബാധകമല്ല.',
    'This file is damaged, or is not a copy of a CV.': 'ഈ ഫയലിന് കേടുണ്ട്, അല്ലെങ്കിൽ ഇത് സിവിയുടെ പകർപ്പല്ല.',
    'This is a copy of another CV.': 'ഇത് മറ്റൊരു സിവിയുടെ പകർപ്പാണ്.',
    'This is a JSON Resume, which holds no signatures to compare.': 'ഇതൊരു JSON Resume ആണ്; ഒത്തുനോക്കാൻ ഇതിൽ ഒപ്പുകളില്ല.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word ഫയലുകൾ ഇവിടെ വായിക്കില്ല. ഫയലിന്റെ അവസാനമുള്ള വിലാസം തുറക്കുക: അവിടെ ഒത്തുനോക്കാം.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ഈ PDF-ൽ ഈ സിവിയുടെ പല പതിപ്പുകൾ പറയുന്നു: ഇത് പല ഫയലുകൾ ചേർത്തുണ്ടാക്കിയതാണ്.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ഈ PDF-ൽ സിവിയുടെ പതിപ്പൊന്നും പറയുന്നില്ല: ഇത് ഇവിടെ ഉണ്ടാക്കിയതല്ല, അല്ലെങ്കിൽ മറ്റൊരു പ്രോഗ്രാം വീണ്ടും ഉണ്ടാക്കിയതാണ്.',
    'Your copy says that it is of {day}.': 'നിങ്ങളുടെ പകർപ്പിലുള്ള തീയതി: {day}.',
    'In your copy this does not hold:': 'നിങ്ങളുടെ പകർപ്പിൽ ഒത്തുപോകാത്തത്:',
    'Since then:': 'അതിനുശേഷം:',
    'Nothing has changed since.': 'അതിനുശേഷം ഒന്നും മാറിയിട്ടില്ല.',
    'Added: {section}': 'ചേർത്തത്: {section}',
    'Changed: {section}': 'മാറിയത്: {section}',
    'Removed: {section}': 'നീക്കം ചെയ്തത്: {section}',
    'Confirmed since: {section}': 'അതിനുശേഷം സ്ഥിരീകരിച്ചത്: {section}',
    'No longer confirmed: {section}': 'ഇപ്പോൾ സ്ഥിരീകരണമില്ലാത്തത്: {section}',
    'Signed since: {section}': 'അതിനുശേഷം ഒപ്പുവച്ചത്: {section}',
    'No longer signed: {section}': 'ഇപ്പോൾ ഒപ്പില്ലാത്തത്: {section}',
    'This credential holds.': 'ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രത്തിന് സാധുതയുണ്ട്.',
    'It is called {title}, of {day}.': 'ഇതിന്റെ പേര് {title}, തീയതി {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV ഒപ്പുവച്ച ശേഷം ഇത് മാറിയിട്ടില്ല; ഇതുവരെ പിൻവലിച്ചിട്ടുമില്ല.',
    'The words that it is about are on this CV: {section}.': 'ഇത് ഏതു വാക്കുകളെക്കുറിച്ചാണോ അവ ഈ സിവിയിലുണ്ട്: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'ഇത് ഏതു വാക്കുകളെക്കുറിച്ചാണോ അവ ഈ സിവിയിലില്ല, അല്ലെങ്കിൽ അതിനുശേഷം മാറി.',
    'This credential does not hold.': 'ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രത്തിന് സാധുതയില്ല.',
    'This credential is not valid yet.': 'ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രം ഇനിയും പ്രാബല്യത്തിൽ വന്നിട്ടില്ല.',
    'This credential has ended.': 'ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രത്തിന്റെ കാലാവധി അവസാനിച്ചു.',
    'The signature holds, but this credential was withdrawn.': 'ഒപ്പ് ഒത്തുപോകുന്നു, എന്നാൽ ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രം പിൻവലിച്ചു.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'ഒപ്പ് ഒത്തുപോകുന്നു, എന്നാൽ സാക്ഷ്യപത്രം പിൻവലിച്ചോ എന്നു നോക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
    'This is a credential about another person, or about another name.':
      'ഇത് മറ്റൊരാളെക്കുറിച്ചുള്ള, അല്ലെങ്കിൽ മറ്റൊരു പേരിലുള്ള ഡിജിറ്റൽ സാക്ഷ്യപത്രമാണ്.',
    'TruCV did not issue this credential.': 'ഈ ഡിജിറ്റൽ സാക്ഷ്യപത്രം നൽകിയത് TruCV അല്ല.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'ഈ പേജ് TruCV-യുടെ സ്വന്തം ഡിജിറ്റൽ സാക്ഷ്യപത്രങ്ങൾ JWT ഫയലുകളായി (.jwt) മാത്രം പരിശോധിക്കുന്നു. ഇത് പരിശോധിക്കുന്നത് “എൻജിനീയർമാർക്ക്” എന്നതിനു താഴെയുള്ള പ്രോഗ്രാമാണ്: node verify-cv.mjs, ഫയൽ, --keys, നൽകിയവരുടെ did.json.',
    'No CV at this address — TruCV': 'ഈ വിലാസത്തിൽ സിവി ഇല്ല — TruCV',
    'There is no CV here': 'ഇവിടെ സിവി ഇല്ല',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ലിങ്ക് അപൂർണ്ണമായിരിക്കാം, അല്ലെങ്കിൽ ഉടമ പേജ് നീക്കം ചെയ്തിരിക്കാം. ആരെങ്കിലും നിങ്ങൾക്ക് ഇത് അയച്ചതാണെങ്കിൽ, പുതിയ ലിങ്ക് അവരോട് ചോദിക്കുക.',
    'Go to TruCV': 'TruCV-യിലേക്ക് പോകുക',
    'This CV is protected': 'ഈ സിവിക്ക് പാസ്‌വേഡ് സംരക്ഷണമുണ്ട്',
    'Its owner asks for a password. It usually comes with the link.':
      'ഇതിന്റെ ഉടമ പാസ്‌വേഡ് ചോദിക്കുന്നു. സാധാരണയായി അത് ലിങ്കിനൊപ്പം ലഭിക്കും.',
    Password: 'പാസ്‌വേഡ്',
    'Open the CV': 'സിവി തുറക്കുക',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'അതിനുശേഷം ഇത് ഈ ബ്രൗസറിൽ 12 മണിക്കൂർ തുറന്നിരിക്കും. പാസ്‌വേഡ് ഇല്ലേ? ലിങ്ക് അയച്ച ആളോട് ചോദിക്കുക.',
    'This form was sent from another site. Enter the password here.':
      'ഈ ഫോം മറ്റൊരു സൈറ്റിൽ നിന്നാണ് അയച്ചത്. പാസ്‌വേഡ് ഇവിടെ നൽകുക.',
    'This is not the password. Capital letters count.': 'ഇത് ശരിയായ പാസ്‌വേഡ് അല്ല. വലിയക്ഷരവും ചെറിയക്ഷരവും വ്യത്യസ്തമാണ്.',
    'Many people are asking just now. Try again in a few seconds.':
      'ഇപ്പോൾ പലരും ശ്രമിക്കുന്നുണ്ട്. ഏതാനും സെക്കൻഡുകൾക്കു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: മറ്റുള്ളവർക്കു പരിശോധിക്കാവുന്ന സിവികൾ എഴുതുന്ന ഇടം',
    'Hello,': 'നമസ്കാരം,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ഒരു സിവിയിലെ ഒരു ഭാഗം സ്ഥിരീകരിക്കാൻ അഭ്യർത്ഥിക്കുന്നു. അഭ്യർത്ഥിക്കുന്നത് ഈ സ്ഥാപനത്തോട്: {institution}. ഭാഗം: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'രണ്ടു പേരുകളും ടൈപ്പ് ചെയ്തത് ഇത് ചോദിക്കുന്ന TruCV ഉപയോക്താവാണ്. ഞങ്ങൾ അവ പരിശോധിച്ചിട്ടില്ല.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'എന്താണ് പറഞ്ഞിരിക്കുന്നതെന്ന് താഴെയുള്ള ലിങ്കിൽ കാണാം. സ്ഥാപനത്തിനു വേണ്ടി സംസാരിക്കാൻ കഴിയുന്ന ആർക്കും അത് സ്ഥിരീകരിക്കുകയോ നിരസിക്കുകയോ ചെയ്യാം; അക്കൗണ്ട് ആവശ്യമില്ല.',
    'Look at the claim and answer': 'വിവരം കണ്ട് മറുപടി നൽകുക',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ഈ ലിങ്കിൽ ഒരു തവണ മാത്രം, {day} വരെ, മറുപടി നൽകാം. നിങ്ങൾ ഒന്നും ചെയ്തില്ലെങ്കിൽ ഒന്നും സ്ഥിരീകരിക്കപ്പെടില്ല. ദയവായി ഇത് മറ്റാർക്കും കൈമാറരുത്: ഇത് കൈവശമുള്ള ആർക്കും മറുപടി നൽകാനാകും.',
    'Answer all requests at one place': 'എല്ലാ അഭ്യർത്ഥനകൾക്കും ഒരിടത്ത് മറുപടി നൽകുക',
    'Never write to me again': 'എനിക്ക് ഇനി ഒരിക്കലും ഇമെയിൽ അയയ്ക്കരുത്',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ചോദ്യങ്ങളുണ്ടോ? ഈ വിലാസത്തിലേക്ക് എഴുതുക: {address}. ഈ ഇമെയിലിനുള്ള മറുപടികൾ ആരും വായിക്കുന്നില്ല.',
    'Change the language': 'ഭാഷ മാറ്റുക',
    'Can you confirm this?': 'നിങ്ങൾക്ക് ഇത് സ്ഥിരീകരിക്കാമോ?',
    'What you answer for': 'നിങ്ങൾ മറുപടി നൽകുന്നത് എന്തിന്',
    'Name on the CV': 'സിവിയിലെ പേര്',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'നിങ്ങളുടെ രേഖകളിൽ ഈ ആളെ കണ്ടെത്താൻ: {reference}. ചോദിക്കുന്ന ഉപയോക്താവ് ടൈപ്പ് ചെയ്തതാണിത്. നിങ്ങൾ സ്ഥിരീകരിക്കുന്നതിൽ ഇത് ഉൾപ്പെടുന്നില്ല; നിങ്ങളെയല്ലാതെ ആരെയും ഇത് കാണിക്കില്ല.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'ഇതേ വാക്കുകൾ നിങ്ങളുടെ ഡൊമെയ്‌നിൽ നിന്ന് {day} തീയതിയിൽ മറ്റൊരു പേരിന് സ്ഥിരീകരിച്ചിരുന്നു: {before}. ഇപ്പോൾ ചോദിക്കുന്നത് ഈ പേരിനാണ്: {person}. രണ്ടും ഒരേ ആളാണെന്ന് അറിയാമെങ്കിൽ മാത്രം സ്ഥിരീകരിക്കുക.',
    'What your answer means': 'നിങ്ങളുടെ മറുപടിയുടെ അർത്ഥം',
    'Not part of your answer': 'നിങ്ങളുടെ മറുപടിയിൽ ഉൾപ്പെടാത്തത്',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'സ്ഥിരീകരിച്ചാൽ, സ്ഥാപനത്തിനു വേണ്ടി സംസാരിക്കാൻ നിങ്ങൾക്കു കഴിയുമെന്നും {person} സംബന്ധിച്ച് ഇവ സത്യമാണെന്നും നിങ്ങൾ പറയുന്നു: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'തുടർന്ന് സിവിയുടെ ഈ ഭാഗം വായിക്കാവുന്ന എല്ലാവരും ഇവ കാണും: “{badge}”, അവിടെ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ മറുപടി നൽകി എന്നത്, നിങ്ങൾ നൽകുന്ന പേര്. നിങ്ങളുടെ വിലാസം കാണിക്കില്ല.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'ഇത് ഒരു രേഖയായി സൂക്ഷിക്കും; ഒരു സ്ഥാപനത്തിന്റെ സ്ഥിരീകരണമായി കാണിക്കില്ല.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '{domain} ഡൊമെയ്‌നിൽ ഇമെയിൽ വായിക്കുന്ന ഒരാൾ യോജിച്ചു എന്നും അത് ഒരു സ്ഥാപനത്തിന്റെ വാക്കല്ലാത്തത് എന്തുകൊണ്ടെന്നും സിവി പരിശോധിക്കുന്നവർ കാണും.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'ഈ പേരിൽ, ഈ വിവരങ്ങളുള്ള ഈ ഉടമയുടെ എല്ലാ സിവികളിലും ഇത് ബാധകമാണ്. ഭാഗത്തിലെ മറ്റുള്ളവ ഉടമയ്ക്കു മാറ്റാം; നിങ്ങളുടെ വാക്ക് ഈ വിവരങ്ങൾക്കൊപ്പം നിലനിൽക്കും. ഏതെങ്കിലും വിവരമോ പേരോ മാറിയാൽ അത് അവസാനിക്കും.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'ഈ പേരിൽ, കൃത്യമായി ഇതേ വാചകമുള്ള ഈ ഉടമയുടെ എല്ലാ സിവികളിലും ഇത് ബാധകമാണ്. വാചകമോ പേരോ മാറിയാൽ അത് അവസാനിക്കും.',
    'If you decline, only the owner of the CV gets to know it.': 'നിങ്ങൾ നിരസിച്ചാൽ, സിവിയുടെ ഉടമ മാത്രമേ അത് അറിയൂ.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day} വരെ ഒരു തവണ മറുപടി നൽകാം. അതിനുശേഷം ഒരു വർഷത്തേക്ക് ഇതേ ലിങ്ക് ഉപയോഗിച്ച് സ്ഥിരീകരണം പിൻവലിക്കാം.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ഈ സിവി ആരാണ് എഴുതിയതെന്ന് ഞങ്ങൾ പരിശോധിച്ചിട്ടില്ല. ആളെ അറിയില്ലെങ്കിൽ നിരസിക്കുക, അല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
    'Files the owner has added': 'ഉടമ ചേർത്ത ഫയലുകൾ',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ഞങ്ങൾ അവ വാചകവുമായി ഒത്തുനോക്കിയിട്ടില്ല. നിങ്ങൾ മറുപടി നൽകുന്നതുവരെ, അവയുടെ പേജുകളുടെ ചിത്രങ്ങൾ പുതിയ ടാബിൽ തുറക്കും.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'സിവിയുടെ ഉടമ ചേർത്ത ഒരു ഫയലിന്റെ ചിത്രങ്ങളാണിവ. ഞങ്ങൾ അത് വാചകവുമായി ഒത്തുനോക്കിയിട്ടില്ല.',
    'Pages shown: {shown} of {all}': 'കാണിച്ച പേജുകൾ: {shown} / {all}',
    'Page {page} of {all}': 'പേജ് {page} / {all}',
    'Your answer': 'നിങ്ങളുടെ മറുപടി',
    'Yes, this is true': 'അതെ, ഇത് സത്യമാണ്',
    'No, I do not confirm this': 'ഇല്ല, ഞാൻ ഇത് സ്ഥിരീകരിക്കുന്നില്ല',
    'Your name and office': 'നിങ്ങളുടെ പേരും പദവിയും',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'സ്ഥിരീകരിക്കാൻ ഇത് ആവശ്യമാണ്. സിവിക്കൊപ്പം ഉദ്ധരണി ചിഹ്നങ്ങൾക്കുള്ളിൽ കാണിക്കും. വെബ് വിലാസങ്ങൾ പാടില്ല.',
    'A note to the owner': 'ഉടമയ്ക്ക് ഒരു കുറിപ്പ്',
    'If you like. Only the owner sees it.': 'വേണമെങ്കിൽ മാത്രം. ഉടമ മാത്രമേ ഇത് കാണൂ.',
    'Send my answer': 'എന്റെ മറുപടി അയയ്ക്കുക',
    'Choose an answer.': 'ഒരു മറുപടി തിരഞ്ഞെടുക്കുക.',
    'Say who confirms this.': 'ആരാണ് സ്ഥിരീകരിക്കുന്നതെന്ന് എഴുതുക.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ഇതിന് നീളം കൂടുതലാണ്, അല്ലെങ്കിൽ ഇതിൽ വെബ് വിലാസമോ അദൃശ്യ അക്ഷരങ്ങളോ ഉണ്ട്. ചുരുക്കെഴുത്തിലെ കുത്തിനു ശേഷം ഒരു ഇടം വിടുക.',
    'This was answered already.': 'ഇതിന് നേരത്തെ മറുപടി നൽകിയതാണ്.',
    'Your answer could not be stored. Try again.': 'നിങ്ങളുടെ മറുപടി സൂക്ഷിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
    'Thank you, this is confirmed': 'നന്ദി, ഇത് സ്ഥിരീകരിച്ചു',
    'Not confirmed': 'സ്ഥിരീകരിച്ചിട്ടില്ല',
    Withdrawn: 'പിൻവലിച്ചു',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: അവിടെ ഇമെയിൽ വായിക്കുന്ന, {name} എന്നു പേരു നൽകിയ ഒരാൾ, {person} എന്ന പേരിലുള്ള സിവിയുടെ ഒരു ഭാഗം {day} തീയതിയിൽ സ്ഥിരീകരിച്ചു: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} എന്ന പേരിലുള്ള സിവിയുടെ ഒരു ഭാഗം {day} തീയതിയിൽ സ്ഥിരീകരിച്ചില്ല; ഉടമ മാത്രമേ ഇത് അറിയൂ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} എന്ന പേരിലുള്ള സിവിയിൽ സ്ഥിരീകരിച്ചത് {day} തീയതിയിൽ പിൻവലിച്ചു; ഇനി ആരെയും അത് കാണിക്കില്ല: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'അതൊരു തെറ്റായിരുന്നോ, അതോ ഇപ്പോൾ ശരിയല്ലേ? {day} വരെ നിങ്ങൾക്ക് [അത് പിൻവലിക്കാം].',
    'Withdraw this confirmation?': 'ഈ സ്ഥിരീകരണം പിൻവലിക്കണോ?',
    'It was given on {day} for the CV of {person}: {section}':
      '{person} എന്ന പേരിലുള്ള സിവിക്കായി {day} തീയതിയിൽ നൽകിയത്: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'പിൻവലിച്ചാൽ പിന്നെ ഒരു സിവിയും അത് കാണിക്കില്ല; ഉടമയ്ക്ക് ഒരു ഇമെയിൽ ലഭിക്കും. അത് അന്തിമമാണ്.',
    Withdraw: 'പിൻവലിക്കുക',
    'Keep it': 'നിലനിർത്തുക',
    'Never get such mails again?': 'ഇത്തരം ഇമെയിലുകൾ ഇനി ഒരിക്കലും വേണ്ടേ?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'എങ്കിൽ, ആരു ചോദിച്ചാലും, ഈ ലിങ്ക് അയച്ച വിലാസത്തിലേക്ക് ഞങ്ങൾ അഭ്യർത്ഥനകൾ അയയ്ക്കില്ല. ഇത് പിന്നീട് മാറ്റാനാവില്ല.',
    'We will not write to you again': 'ഞങ്ങൾ ഇനി നിങ്ങൾക്ക് ഇമെയിൽ അയയ്ക്കില്ല',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ഈ ലിങ്ക് അയച്ച വിലാസത്തിലേക്ക്, ആരു ചോദിച്ചാലും, ഞങ്ങളിൽ നിന്ന് ഇനി അഭ്യർത്ഥനകൾ വരില്ല. അത് അറിയാൻ വേണ്ടതിലധികം ആ വിലാസത്തെക്കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്നില്ല.',
    'This link leads nowhere': 'ഈ ലിങ്കിൽ ഒന്നുമില്ല',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ഇത് അപൂർണ്ണമായിരിക്കാം, ഇതിന്റെ കാലാവധി കഴിഞ്ഞിരിക്കാം, അല്ലെങ്കിൽ സിവിയുടെ ഉടമ അഭ്യർത്ഥന പിൻവലിക്കുകയോ അതിനാധാരമായ വാക്കുകൾ മാറ്റുകയോ ചെയ്തിരിക്കാം. നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} വാചകം അതിന്റെ ഡിജിറ്റൽ വിരലടയാളവുമായി ഒത്തുപോകുന്നു.',
      other: '{count} വാചകങ്ങളിൽ ഓരോന്നും അതിന്റെ ഡിജിറ്റൽ വിരലടയാളവുമായി ഒത്തുപോകുന്നു.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} ഒപ്പ് ഒത്തുപോകുന്നു. TruCV രേഖപ്പെടുത്തിയത്: {account}, വാലറ്റ് വഴി: {wallet}.',
      other: '{count} ഒപ്പുകൾ ഒത്തുപോകുന്നു. TruCV രേഖപ്പെടുത്തിയത്: {account}, വാലറ്റ് വഴി: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} ഭാഗം, TruCV രേഖപ്പെടുത്തിയത്: {domains}.',
      other: '{count} ഭാഗങ്ങൾ, TruCV രേഖപ്പെടുത്തിയത്: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} ഭാഗം ഒത്തുപോകുന്നില്ല.', other: '{count} ഭാഗങ്ങൾ ഒത്തുപോകുന്നില്ല.' },
    '{count} sections with a credential signed by {who}': {
      one: '{who} ഒപ്പുവച്ച ഡിജിറ്റൽ സാക്ഷ്യപത്രമുള്ള {count} ഭാഗം',
      other: '{who} ഒപ്പുവച്ച ഡിജിറ്റൽ സാക്ഷ്യപത്രമുള്ള {count} ഭാഗങ്ങൾ',
    },
    '{count} sections confirmed by {who}': {
      one: '{who} വഴി സ്ഥിരീകരിച്ച {count} ഭാഗം',
      other: '{who} വഴി സ്ഥിരീകരിച്ച {count} ഭാഗങ്ങൾ',
    },
    '{count} sections signed by {who}': { one: '{who} ഒപ്പുവച്ച {count} ഭാഗം', other: '{who} ഒപ്പുവച്ച {count} ഭാഗങ്ങൾ' },
    '{count} sections with a credential signed by several domains ({many})': {
      one: 'പല ഡൊമെയ്‌നുകൾ ({many}) ഒപ്പുവച്ച ഡിജിറ്റൽ സാക്ഷ്യപത്രമുള്ള {count} ഭാഗം',
      other: 'പല ഡൊമെയ്‌നുകൾ ({many}) ഒപ്പുവച്ച ഡിജിറ്റൽ സാക്ഷ്യപത്രമുള്ള {count} ഭാഗങ്ങൾ',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: 'പല ഡൊമെയ്‌നുകൾ ({many}) വഴി സ്ഥിരീകരിച്ച {count} ഭാഗം',
      other: 'പല ഡൊമെയ്‌നുകൾ ({many}) വഴി സ്ഥിരീകരിച്ച {count} ഭാഗങ്ങൾ',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: 'പല ആളുകളോ വാലറ്റുകളോ ({many}) ഒപ്പുവച്ച {count} ഭാഗം',
      other: 'പല ആളുകളോ വാലറ്റുകളോ ({many}) ഒപ്പുവച്ച {count} ഭാഗങ്ങൾ',
    },
    '{count} sections with evidence only': { one: 'രേഖ മാത്രമുള്ള {count} ഭാഗം', other: 'രേഖ മാത്രമുള്ള {count} ഭാഗങ്ങൾ' },
    '{count} sections with a signature that no longer counts': {
      one: 'ഇനി കണക്കാക്കാത്ത ഒപ്പുള്ള {count} ഭാഗം',
      other: 'ഇനി കണക്കാക്കാത്ത ഒപ്പുള്ള {count} ഭാഗങ്ങൾ',
    },
    '{count} sections not signed': { one: 'ഒപ്പുവയ്ക്കാത്ത {count} ഭാഗം', other: 'ഒപ്പുവയ്ക്കാത്ത {count} ഭാഗങ്ങൾ' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'ഇവിടെ നിന്ന് തെറ്റായ പാസ്‌വേഡുകൾ പലതവണ വന്നു. {count} മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
      other: 'ഇവിടെ നിന്ന് തെറ്റായ പാസ്‌വേഡുകൾ പലതവണ വന്നു. {count} മിനിറ്റുകൾക്കു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    },
  },
} satisfies ReaderTexts
