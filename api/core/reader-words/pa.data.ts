// Our words for readers in Punjabi.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'pa',
  texts: {
    title: 'ਅਹੁਦਾ/ਸਿਰਲੇਖ',
    place: 'ਥਾਂ',
    name: 'ਨਾਂ',
    address: 'ਵੈੱਬ ਪਤਾ',
    label: 'ਲੇਬਲ',
    value: 'ਜਾਣਕਾਰੀ',
    institution: 'ਸੰਸਥਾ',
    board: 'ਬੋਰਡ',
    organisation: 'ਸੰਗਠਨ',
    degree: 'ਡਿਗਰੀ',
    'field of study': 'ਪੜ੍ਹਾਈ ਦਾ ਵਿਸ਼ਾ',
    from: 'ਸ਼ੁਰੂ ਹੋਣ ਦੀ ਮਿਤੀ',
    until: 'ਖ਼ਤਮ ਹੋਣ ਦੀ ਮਿਤੀ',
    date: 'ਮਿਤੀ',
    dates: 'ਮਿਤੀਆਂ',
    score: 'ਪ੍ਰਾਪਤ ਅੰਕ',
    scale: 'ਕੁੱਲ ਅੰਕ',
    'kind of score': 'ਅੰਕਾਂ ਦੀ ਕਿਸਮ',
    description: 'ਵੇਰਵਾ',
    employer: 'ਰੁਜ਼ਗਾਰਦਾਤਾ',
    'still there': 'ਹਾਲੇ ਵੀ ਉੱਥੇ ਨੌਕਰੀ',
    about: 'ਕੰਪਨੀ ਬਾਰੇ',
    'roles at one employer': 'ਇੱਕੋ ਰੁਜ਼ਗਾਰਦਾਤਾ ਕੋਲ ਭੂਮਿਕਾਵਾਂ',
    highlights: 'ਮੁੱਖ ਨੁਕਤੇ',
    level: 'ਪੱਧਰ',
    keywords: 'ਮੁੱਖ ਸ਼ਬਦ',
    provider: 'ਕੋਰਸ ਕਰਾਉਣ ਵਾਲੀ ਸੰਸਥਾ',
    issuer: 'ਜਾਰੀਕਰਤਾ',
    'credential ID': 'ਪ੍ਰਮਾਣ ਪੱਤਰ ਨੰਬਰ',
    publisher: 'ਪ੍ਰਕਾਸ਼ਕ',
    'awarding body': 'ਇਨਾਮ ਦੇਣ ਵਾਲੀ ਸੰਸਥਾ',
    fluency: 'ਭਾਸ਼ਾ ਦੀ ਮੁਹਾਰਤ',
    'e-mail': 'ਈਮੇਲ',
    phone: 'ਫ਼ੋਨ',
    'what they say': 'ਹਵਾਲਾ ਦੇਣ ਵਾਲੇ ਦਾ ਕਥਨ',
    subtitle: 'ਉਪ-ਸਿਰਲੇਖ',
    hidden: 'ਲੁਕਾਇਆ ਹੋਇਆ',
    'shown to readers': 'ਪਾਠਕਾਂ ਨੂੰ ਦਿਖਾਇਆ ਹੋਇਆ',
    roles: 'ਭੂਮਿਕਾਵਾਂ',
    courses: 'ਵਿਸ਼ੇ',
    kind: 'ਕਿਸਮ',
    profession: 'ਪੇਸ਼ਾ',
    location: 'ਟਿਕਾਣਾ',
    picture: 'ਤਸਵੀਰ',
    links: 'ਲਿੰਕ',
    'everything that is written here': 'ਇੱਥੇ ਲਿਖੀ ਸਾਰੀ ਜਾਣਕਾਰੀ',
    'some facts': 'ਕੁਝ ਤੱਥ',
    Yes: 'ਹਾਂ',
    Percentage: 'ਪ੍ਰਤੀਸ਼ਤ',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ਗ੍ਰੇਡ',
    'Class or division': 'ਦਰਜਾ',
    Rank: 'ਰੈਂਕ',
    'It is the owner’s own word: nobody has checked it.': 'ਇਹ ਸੀਵੀ ਧਾਰਕ ਦਾ ਆਪਣਾ ਕਥਨ ਹੈ: ਕਿਸੇ ਨੇ ਇਸ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ।',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'ਜਿੱਥੇ ਕੋਈ ਪੁਸ਼ਟੀ ਨਹੀਂ, ਉੱਥੇ ਇਹ ਸੀਵੀ ਧਾਰਕ ਦਾ ਆਪਣਾ ਕਥਨ ਹੈ: ਕਿਸੇ ਨੇ ਇਸ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ।',
    'Personal details': 'ਨਿੱਜੀ ਜਾਣਕਾਰੀ',
    Stated: 'ਸਿਰਫ਼ ਦੱਸਿਆ ਗਿਆ',
    'Self-attested': 'ਸਵੈ-ਤਸਦੀਕਸ਼ੁਦਾ',
    'Evidence attached': 'ਸਬੂਤ ਨੱਥੀ',
    Confirmed: 'ਪੁਸ਼ਟੀ ਹੋਈ',
    'Signed by its issuer': 'ਜਾਰੀਕਰਤਾ ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ',
    'Confirmed by {domain}': '{domain} ਤੋਂ ਪੁਸ਼ਟੀ',
    'Signed by {domain} for this account, checked {day}': 'ਇਸ ਖਾਤੇ ਲਈ {domain} ਦੇ ਦਸਤਖ਼ਤ, {day} ਨੂੰ ਜਾਂਚੇ ਗਏ',
    'Self-attested by {name}, signed in with Google, on {day}.':
      '{name} ਨੇ Google ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਕੇ {day} ਨੂੰ ਸਵੈ-ਤਸਦੀਕ ਕੀਤਾ।',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      '{name} ਨੇ Google ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਕੇ {first} ਤੋਂ {last} ਦਰਮਿਆਨ ਸਵੈ-ਤਸਦੀਕ ਕੀਤਾ।',
    'Self-attested by {name} with wallet {wallet}, on {day}.': '{name} ਨੇ ਵਾਲੇਟ {wallet} ਨਾਲ {day} ਨੂੰ ਸਵੈ-ਤਸਦੀਕ ਕੀਤਾ।',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      '{name} ਨੇ ਵਾਲੇਟ {wallet} ਨਾਲ {first} ਤੋਂ {last} ਦਰਮਿਆਨ ਸਵੈ-ਤਸਦੀਕ ਕੀਤਾ।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ’ਤੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ {day} ਨੂੰ ਇਸ ਨਾਲ ਸਹਿਮਤੀ ਦਿੱਤੀ: {covered}। ਇਹ ਡੋਮੇਨ ਸੀਵੀ ਧਾਰਕ ਦਾ ਆਪਣਾ ਹੈ: ਇਹ ਕਿਸੇ ਸੰਸਥਾ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੈ।',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ’ਤੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ {day} ਨੂੰ ਇਸ ਨਾਲ ਸਹਿਮਤੀ ਦਿੱਤੀ: {covered}। ਉੱਥੇ ਈਮੇਲ ਪਤਾ ਕਿਸੇ ਨੂੰ ਵੀ, ਜਾਂ ਹਰ ਵਿਦਿਆਰਥੀ ਜਾਂ ਸਾਬਕਾ ਵਿਦਿਆਰਥੀ ਨੂੰ, ਮਿਲ ਸਕਦਾ ਹੈ: ਇਹ ਕਿਸੇ ਸੰਸਥਾ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੈ।',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} ਤੋਂ {day} ਨੂੰ ਪੁਸ਼ਟੀ: {domain} ’ਤੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਕੀਤੀ; ਈਮੇਲ ਪਤਾ ਸੀਵੀ ਧਾਰਕ ਨੇ ਦਿੱਤਾ ਸੀ।',
    'What was confirmed: {covered}.': 'ਕਿਸ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ: {covered}।',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'ਉੱਥੇ ਦਿੱਤਾ ਗਿਆ ਨਾਂ: {name}। ਸੀਵੀ ਧਾਰਕ ਮੁਤਾਬਕ ਸੰਸਥਾ ਦਾ ਨਾਂ: {institution}।',
    'The owner attached it to {covered}.': 'ਸੀਵੀ ਧਾਰਕ ਨੇ ਇਸ ਨੂੰ ਇਸ ਜਾਣਕਾਰੀ ਨਾਲ ਜੋੜਿਆ ਹੈ: {covered}।',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'ਸੀਵੀ ਧਾਰਕ ਨੇ ਸਬੂਤ ਨੱਥੀ ਕੀਤਾ ਹੈ, ਜਿਸ ਨੂੰ ਨਿੱਜੀ ਰੱਖਿਆ ਗਿਆ ਹੈ। ਇਹ ਇਸ ਜਾਣਕਾਰੀ ਲਈ ਹੈ: {covered}।',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} ਤੋਂ {day} ਨੂੰ ਪੁਸ਼ਟੀ: ਉੱਥੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਕੀਤੀ, ਦਿੱਤਾ ਗਿਆ ਨਾਂ {name}; ਈਮੇਲ ਪਤਾ ਸੀਵੀ ਧਾਰਕ ਨੇ ਦਿੱਤਾ ਸੀ; ਪੁਸ਼ਟੀ ਵਿੱਚ ਸ਼ਾਮਲ: {covered}।',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ਇਸ ਖਾਤੇ ਲਈ {domain} ਦੇ ਦਸਤਖ਼ਤ, {day} ਨੂੰ ਜਾਂਚੇ ਗਏ; ਇਸ ਜਾਣਕਾਰੀ ਨਾਲ ਜੋੜਿਆ ਗਿਆ: {covered}।',
    'The confirmation has been in the public log since {day}.': 'ਇਹ ਪੁਸ਼ਟੀ {day} ਤੋਂ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਹੈ।',
    'The confirmation is in the public log within a minute.': 'ਇਹ ਪੁਸ਼ਟੀ ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਆ ਜਾਵੇਗੀ।',
    'The attestation has been in the public log since {day}.': 'ਇਹ ਸਵੈ-ਤਸਦੀਕ {day} ਤੋਂ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਹੈ।',
    'The attestation is in the public log within a minute.': 'ਇਹ ਸਵੈ-ਤਸਦੀਕ ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਆ ਜਾਵੇਗੀ।',
    'Signed by the account of {name}, another name than this CV’s': '{name} ਦੇ ਖਾਤੇ ਤੋਂ ਦਸਤਖ਼ਤ; ਇਹ ਨਾਂ ਇਸ ਸੀਵੀ ਦੇ ਨਾਂ ਤੋਂ ਵੱਖਰਾ ਹੈ',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      '{name} ਦੇ ਖਾਤੇ ਤੋਂ ਦਸਤਖ਼ਤ (ਇਹ ਨਾਂ ਇਸ ਸੀਵੀ ਦੇ ਨਾਂ ਤੋਂ ਵੱਖਰਾ ਹੈ): {about}, {day}',
    '{name} signed every section, {day}': '{name} ਨੇ ਸਾਰੇ ਭਾਗਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਕੀਤੇ, {day}',
    '{name} signed every section that can be checked, {day}': '{name} ਨੇ ਜਾਂਚਣਯੋਗ ਸਾਰੇ ਭਾਗਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਕੀਤੇ, {day}',
    '{name} signed all other sections, {day}': '{name} ਨੇ ਬਾਕੀ ਸਾਰੇ ਭਾਗਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਕੀਤੇ, {day}',
    '{name} signed all other sections that can be checked, {day}': '{name} ਨੇ ਜਾਂਚਣਯੋਗ ਬਾਕੀ ਸਾਰੇ ਭਾਗਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਕੀਤੇ, {day}',
    'every section': 'ਸਾਰੇ ਭਾਗ',
    'every section that can be checked': 'ਜਾਂਚਣਯੋਗ ਸਾਰੇ ਭਾਗ',
    'all other sections': 'ਬਾਕੀ ਸਾਰੇ ਭਾਗ',
    'all other sections that can be checked': 'ਜਾਂਚਣਯੋਗ ਬਾਕੀ ਸਾਰੇ ਭਾਗ',
    'Check it yourself': 'ਖ਼ੁਦ ਜਾਂਚ ਕਰੋ',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'ਇਹ ਇਸੇ ਸੇਵਾ ਨੇ ਜਾਰੀ ਕੀਤਾ ਹੈ: ਇਸ ਵਿੱਚ ਉਹੀ ਦਰਜ ਹੈ ਜੋ ਇੱਥੇ ਉਂਝ ਵੀ ਦਿਸਦਾ ਹੈ, ਅਤੇ ਇਸ ਨਾਲ ਪੱਧਰ ਨਹੀਂ ਵਧਦਾ।',
    '{domain} is a domain of the owner’s own.': '{domain} ਸੀਵੀ ਧਾਰਕ ਦਾ ਆਪਣਾ ਡੋਮੇਨ ਹੈ।',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ’ਤੇ ਈਮੇਲ ਪਤਾ ਕਿਸੇ ਨੂੰ ਵੀ, ਜਾਂ ਹਰ ਵਿਦਿਆਰਥੀ ਜਾਂ ਸਾਬਕਾ ਵਿਦਿਆਰਥੀ ਨੂੰ, ਮਿਲ ਸਕਦਾ ਹੈ।',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} ਕਿਸੇ ਸਾਈਟ ਦਾ ਇੱਕ ਪੰਨਾ ਹੈ, ਅਤੇ ਸਾਈਟ ਕਿਸੇ ਨੂੰ ਵੀ ਪੰਨਾ ਦੇ ਸਕਦੀ ਹੈ।',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} ਵਰਗਾ ਨਾਂ ਕਿਸੇ ਨੂੰ ਵੀ ਮਿਲ ਸਕਦਾ ਹੈ: ਇਸ ਤੋਂ ਕਿਸੇ ਸੰਸਥਾ ਦਾ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ।',
    'Listed by {domain}; it is not signed.': '{domain} ਦੀ ਸੂਚੀ ਵਿੱਚ ਹੈ; ਇਸ ’ਤੇ ਦਸਤਖ਼ਤ ਨਹੀਂ ਹਨ।',
    'Signed by {domain}.': '{domain} ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ।',
    'Signed with a key that names nobody.': 'ਅਜਿਹੀ ਕੁੰਜੀ ਨਾਲ ਦਸਤਖ਼ਤ, ਜਿਸ ਵਿੱਚ ਕਿਸੇ ਦਾ ਨਾਂ ਨਹੀਂ ਹੈ।',
    'It names an issuer that could not be reached to show that it signed it.':
      'ਇਸ ਵਿੱਚ ਜਿਸ ਜਾਰੀਕਰਤਾ ਦਾ ਨਾਂ ਹੈ, ਉਸ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਇਸ ਲਈ ਇਹ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਿਆ ਕਿ ਦਸਤਖ਼ਤ ਉਸੇ ਦੇ ਹਨ।',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ਇਸ ਵਿੱਚ {domain} ਦਾ ਨਾਂ ਹੈ, ਪਰ ਉੱਥੇ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਇਸ ਲਈ ਇਹ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਸਕਿਆ ਕਿ ਦਸਤਖ਼ਤ ਉੱਥੋਂ ਦੇ ਹਨ।',
    'Sealed by {name}, with a certificate that this service trusts.':
      'ਇਸ ’ਤੇ {name} ਦੀ ਮੋਹਰ ਹੈ; ਮੋਹਰ ਦੇ ਪ੍ਰਮਾਣ ਪੱਤਰ ’ਤੇ ਇਹ ਸੇਵਾ ਭਰੋਸਾ ਕਰਦੀ ਹੈ।',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      'ਇਸ ’ਤੇ {name} ਦੀ ਮੋਹਰ ਹੈ; ਮੋਹਰ ਦਾ ਪ੍ਰਮਾਣ ਪੱਤਰ ਕਿਸੇ ਸੂਚੀ ਨਾਲ ਨਹੀਂ ਮਿਲਾਇਆ ਗਿਆ।',
    'Not withdrawn on {day}.': '{day} ਨੂੰ ਰੱਦ ਨਹੀਂ ਸੀ।',
    'Withdrawn, as found on {day}.': 'ਰੱਦ ਕੀਤਾ ਜਾ ਚੁੱਕਾ ਹੈ; ਇਹ {day} ਨੂੰ ਪਤਾ ਲੱਗਿਆ।',
    'Whether it was withdrawn could not be looked up on {day}.':
      '{day} ਨੂੰ ਇਹ ਪਤਾ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਿਆ ਕਿ ਇਹ ਰੱਦ ਕੀਤਾ ਗਿਆ ਹੈ ਜਾਂ ਨਹੀਂ।',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} ਨੂੰ ਜਾਂਚਿਆ ਗਿਆ; ਇਸ ਦਾ ਜਾਰੀਕਰਤਾ ਰੱਦ ਕੀਤੇ ਪ੍ਰਮਾਣ ਪੱਤਰਾਂ ਦੀ ਸੂਚੀ ਨਹੀਂ ਰੱਖਦਾ।',
    'Made out to the address of this account.': 'ਇਸ ਖਾਤੇ ਦੇ ਈਮੇਲ ਪਤੇ ਦੇ ਨਾਂ ’ਤੇ ਜਾਰੀ।',
    'It does not say whose it is.': 'ਇਸ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ ਕਿ ਇਹ ਕਿਸ ਦਾ ਹੈ।',
    'Made out to somebody else.': 'ਕਿਸੇ ਹੋਰ ਦੇ ਨਾਂ ’ਤੇ ਜਾਰੀ।',
    'It is refused since the check on {day}.': '{day} ਦੀ ਜਾਂਚ ਤੋਂ ਬਾਅਦ ਇਹ ਨਾਮਨਜ਼ੂਰ ਹੈ।',
    'It is called {title}.': 'ਇਸ ਦਾ ਨਾਂ {title} ਹੈ।',
    'Its issuer calls itself {name}.': 'ਜਾਰੀਕਰਤਾ ਆਪਣਾ ਨਾਂ {name} ਦੱਸਦਾ ਹੈ।',
    'It names {name}.': 'ਇਸ ਵਿੱਚ {name} ਦਾ ਨਾਂ ਹੈ।',
    'A credential, unchanged since it was signed.': 'ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ, ਜਿਸ ਵਿੱਚ ਦਸਤਖ਼ਤ ਤੋਂ ਬਾਅਦ ਕੋਈ ਬਦਲਾਅ ਨਹੀਂ ਹੋਇਆ।',
    'It ended on {day}.': 'ਇਸ ਦੀ ਮਿਆਦ {day} ਨੂੰ ਖ਼ਤਮ ਹੋ ਗਈ।',
    'It is not valid before {day}.': 'ਇਹ {day} ਤੋਂ ਪਹਿਲਾਂ ਵੈਧ ਨਹੀਂ ਹੈ।',
    'Shown by the owner beside: {title}.': 'ਸੀਵੀ ਧਾਰਕ ਨੇ ਇਸ ਨੂੰ ਜਿਸ ਨਾਲ ਦਿਖਾਇਆ ਹੈ: {title}।',
    'Not signed': 'ਦਸਤਖ਼ਤ ਨਹੀਂ',
    Signed: 'ਦਸਤਖ਼ਤ ਕੀਤੇ',
    'The CV says so. It is neither signed nor confirmed.':
      'ਸੀਵੀ ਵਿੱਚ ਇੰਝ ਲਿਖਿਆ ਹੈ। ਇਸ ’ਤੇ ਨਾ ਦਸਤਖ਼ਤ ਹਨ, ਨਾ ਹੀ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ ਹੈ।',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'ਜਿਸ ਖਾਤੇ ਦਾ ਨਾਂ ਦਿੱਤਾ ਗਿਆ ਹੈ, ਉਸ ਨੇ ਭਾਗ ਵਿੱਚ ਲਿਖੀ ਸਾਰੀ ਜਾਣਕਾਰੀ ’ਤੇ ਸਾਈਨ ਇਨ ਕਰਕੇ ਜਾਂ ਵਾਲੇਟ ਨਾਲ ਦਸਤਖ਼ਤ ਕੀਤੇ ਹਨ (ਸਵੈ-ਤਸਦੀਕਸ਼ੁਦਾ)। ਇਸ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਇਹ ਕਿਸ ਦਾ ਕਥਨ ਹੈ ਅਤੇ ਭਾਗ ਦਾ ਕੋਈ ਸ਼ਬਦ ਨਹੀਂ ਬਦਲਿਆ, ਇਹ ਨਹੀਂ ਕਿ ਗੱਲ ਸੱਚ ਹੈ।',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'ਸੀਵੀ ਧਾਰਕ ਨੇ ਇਸ ਬਾਰੇ ਇੱਥੇ ਕੋਈ ਦਸਤਾਵੇਜ਼ ਵੀ ਰੱਖਿਆ ਹੈ, ਜਿਸ ਦੀ TruCV ਵਿੱਚ ਕਿਸੇ ਨੇ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ, ਜਾਂ ਅਜਿਹਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ, ਜੋ ਉਹ ਸਭ ਨਹੀਂ ਦਿਖਾਉਂਦਾ ਜੋ ਸਭ ਤੋਂ ਉੱਚੇ ਪੱਧਰ ਲਈ ਲੋੜੀਂਦਾ ਹੈ।',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'ਜਿਸ ਡੋਮੇਨ ਦਾ ਨਾਂ ਦਿੱਤਾ ਗਿਆ ਹੈ, ਉੱਥੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਬੈਜ ਵਿੱਚ ਦੱਸੀਆਂ ਗੱਲਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ: ਭਾਗ ਦੇ ਤੱਥ, ਜਿਵੇਂ ਅਹੁਦਾ, ਰੁਜ਼ਗਾਰਦਾਤਾ ਅਤੇ ਮਿਤੀਆਂ, ਜਾਂ ਉੱਥੇ ਲਿਖੀ ਸਾਰੀ ਜਾਣਕਾਰੀ। ਈਮੇਲ ਪਤਾ ਸੀਵੀ ਧਾਰਕ ਨੇ ਦਿੱਤਾ ਸੀ: ਡੋਮੇਨ ਉਸ ਸੰਸਥਾ ਦਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਤੁਸੀਂ ਖ਼ੁਦ ਤੈਅ ਕਰੋ। ਪੁੱਠੇ ਕਾਮਿਆਂ ਵਿੱਚ ਦਿੱਤੇ ਨਾਂ ਪੁੱਛਣ ਅਤੇ ਜਵਾਬ ਦੇਣ ਵਾਲਿਆਂ ਨੇ ਲਿਖੇ ਹਨ, ਅਤੇ ਕਿਸੇ ਨੇ ਉਨ੍ਹਾਂ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ।',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'ਸੀਵੀ ਧਾਰਕ ਨੇ ਬੈਜ ਵਿੱਚ ਦੱਸੀਆਂ ਗੱਲਾਂ (ਭਾਗ ਦੇ ਤੱਥਾਂ ਜਾਂ ਉੱਥੇ ਲਿਖੀ ਸਾਰੀ ਜਾਣਕਾਰੀ) ਨਾਲ ਇੱਕ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਜੋੜਿਆ ਹੈ। ਇਸ ’ਤੇ ਦੱਸੇ ਗਏ ਡੋਮੇਨ ਦੇ ਦਸਤਖ਼ਤ ਹਨ, ਇਹ ਸੀਵੀ ਧਾਰਕ ਦੇ ਖਾਤੇ ਦੇ ਈਮੇਲ ਪਤੇ ਦੇ ਨਾਂ ’ਤੇ ਜਾਰੀ ਹੈ, ਅਤੇ ਦੱਸੇ ਗਏ ਦਿਨ ਇਹ ਵੈਧ ਸੀ ਅਤੇ ਰੱਦ ਨਹੀਂ ਸੀ। ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਅਤੇ ਸੀਵੀ ਵਿੱਚ ਇੱਕੋ ਗੱਲ ਲਿਖੀ ਹੈ, ਇਹ ਸੀਵੀ ਧਾਰਕ ਦਾ ਕਥਨ ਹੈ: ਦੋਵੇਂ ਪੜ੍ਹੋ। ਪੁੱਠੇ ਕਾਮਿਆਂ ਵਿੱਚ ਦਿੱਤੀ ਲਿਖਤ ਜਾਰੀਕਰਤਾ ਦੀ ਹੈ।',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ਇਸ ਸੀਵੀ ਦੇ ਕਿਸੇ ਵੀ ਹਿੱਸੇ ’ਤੇ ਹਾਲੇ ਤੱਕ ਕਿਸੇ ਨੇ ਨਾ ਦਸਤਖ਼ਤ ਕੀਤੇ ਹਨ, ਨਾ ਪੁਸ਼ਟੀ ਕੀਤੀ ਹੈ: ਇਹ ਸੀਵੀ ਧਾਰਕ ਦਾ ਆਪਣਾ ਕਥਨ ਹੈ',
    '{name} (wallet {wallet})': '{name} (ਵਾਲੇਟ {wallet})',
    'nothing changed since': 'ਉਦੋਂ ਤੋਂ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ',
    'no word of these claims changed since': 'ਉਦੋਂ ਤੋਂ ਇਨ੍ਹਾਂ ਦਾਅਵਿਆਂ ਦਾ ਇੱਕ ਵੀ ਸ਼ਬਦ ਨਹੀਂ ਬਦਲਿਆ',
    'Check the CV of {name}': '{name} ਦੇ ਸੀਵੀ ਦੀ ਜਾਂਚ ਕਰੋ',
    'Version {version}, published on {day}.': 'ਸੰਸਕਰਣ {version}, {day} ਨੂੰ ਪ੍ਰਕਾਸ਼ਿਤ।',
    'Read the CV': 'ਸੀਵੀ ਪੜ੍ਹੋ',
    'Check the signatures now': 'ਹੁਣੇ ਦਸਤਖ਼ਤਾਂ ਦੀ ਜਾਂਚ ਕਰੋ',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਦਾਅਵੇ ਅਤੇ ਕੁੰਜੀਆਂ ਨਵੇਂ ਸਿਰਿਓਂ ਹਾਸਲ ਕਰਦਾ ਹੈ ਅਤੇ ਹਰ ਦਸਤਖ਼ਤ ਦੀ ਖ਼ੁਦ ਜਾਂਚ ਕਰਦਾ ਹੈ।',
    'Compare an older copy': 'ਪੁਰਾਣੀ ਕਾਪੀ ਨਾਲ ਮਿਲਾਓ',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ਫ਼ਾਈਲ ਇੱਥੇ ਖਿੱਚ ਕੇ ਛੱਡੋ ਜਾਂ ਚੁਣੋ: ਤੁਹਾਨੂੰ ਮਿਲੀ PDF, ਤੁਹਾਡਾ ਸੰਭਾਲਿਆ ਦਾਅਵਿਆਂ ਦਾ ਡਾਟਾ (JSON), ਜਾਂ ਕੋਈ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ। ਫ਼ਾਈਲ ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਹੀ ਰਹਿੰਦੀ ਹੈ।',
    'Every section, and who stands for it': 'ਹਰ ਭਾਗ, ਅਤੇ ਉਹ ਕਿਸ ਦਾ ਕਥਨ ਹੈ',
    'Signature no longer counts': 'ਦਸਤਖ਼ਤ ਹੁਣ ਮੰਨੇ ਨਹੀਂ ਜਾਂਦੇ',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'ਦਸਤਖ਼ਤ ਇਸ ਲਿਖਤ ਨਾਲ ਮੇਲ ਖਾਂਦੇ ਹਨ, ਪਰ ਉਨ੍ਹਾਂ ਦੀ ਕੁੰਜੀ ਰੱਦ ਹੋ ਚੁੱਕੀ ਹੈ: ਉਹ ਹੁਣ ਮੰਨੇ ਨਹੀਂ ਜਾਂਦੇ।',
    'Stated. Nobody has signed or confirmed it.': 'ਸਿਰਫ਼ ਦੱਸਿਆ ਗਿਆ। ਕਿਸੇ ਨੇ ਇਸ ’ਤੇ ਨਾ ਦਸਤਖ਼ਤ ਕੀਤੇ ਹਨ, ਨਾ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ ਹੈ।',
    'Download as a credential': 'ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਵਜੋਂ ਡਾਊਨਲੋਡ ਕਰੋ',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਦਸਤਖ਼ਤ ਵਾਲੀ ਫ਼ਾਈਲ ਹੁੰਦੀ ਹੈ, ਜਿਸ ਨੂੰ ਵਾਲੇਟ ਅਤੇ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਇਸ ਪੰਨੇ ਤੋਂ ਬਿਨਾਂ ਪੜ੍ਹ ਅਤੇ ਜਾਂਚ ਸਕਦੇ ਹਨ। ਇਸ ਵਿੱਚ ਸਿਰਫ਼ ਉਹੀ ਹੁੰਦਾ ਹੈ ਜੋ TruCV ਨੇ ਦਰਜ ਕੀਤਾ, ਉਸ ਤੋਂ ਵੱਧ ਕੁਝ ਨਹੀਂ।',
    'The confirmation': 'ਪੁਸ਼ਟੀ',
    'The self-attestation': 'ਸਵੈ-ਤਸਦੀਕ',
    'JSON, for wallets': 'JSON, ਵਾਲੇਟਾਂ ਲਈ',
    'JWT, for programs': 'JWT, ਪ੍ਰੋਗਰਾਮਾਂ ਲਈ',
    'picture with the badge in it': 'ਤਸਵੀਰ, ਜਿਸ ਵਿੱਚ ਬੈਜ ਸ਼ਾਮਲ ਹੈ',
    'Digest and signatures': 'ਹੈਸ਼ ਅਤੇ ਦਸਤਖ਼ਤ',
    'Everything in the section, as data': 'ਭਾਗ ਦੀ ਸਾਰੀ ਜਾਣਕਾਰੀ, ਡਾਟਾ ਵਜੋਂ',
    'Its facts alone, as data: {covered}': 'ਸਿਰਫ਼ ਇਸ ਦੇ ਤੱਥ, ਡਾਟਾ ਵਜੋਂ: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 ਹੈਸ਼: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ਬਿਆਨ ਜਿਸ ’ਤੇ ਸੀਵੀ ਧਾਰਕ ਨੇ ਦਸਤਖ਼ਤ ਕੀਤੇ: “ਮੇਰੇ ਵੱਲੋਂ ਤਸਦੀਕ: ਮੇਰੇ ਸੀਵੀ ਦਾ ਇਹ ਹਿੱਸਾ ਸੱਚ ਹੈ।”',
    'Signature ({form})': 'ਦਸਤਖ਼ਤ ({form})',
    Wallet: 'ਵਾਲੇਟ',
    Key: 'ਕੁੰਜੀ',
    'Record of the confirmation ({form})': 'ਪੁਸ਼ਟੀ ਦਾ ਰਿਕਾਰਡ ({form})',
    'What the badges mean': 'ਬੈਜਾਂ ਦਾ ਅਰਥ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'ਭਾਗ ਦਾ ਇੱਕ ਵੀ ਅੱਖਰ ਬਦਲਦੇ ਹੀ ਉਸ ਦੇ ਦਸਤਖ਼ਤ ਹਟ ਜਾਂਦੇ ਹਨ; ਤੱਥਾਂ ਦੀ ਪੁਸ਼ਟੀ ਇਨ੍ਹਾਂ ਤੱਥਾਂ ਦਾ ਇੱਕ ਵੀ ਅੱਖਰ ਬਦਲਦੇ ਹੀ ਹਟ ਜਾਂਦੀ ਹੈ। ਸੀਵੀ ’ਤੇ ਨਾਂ ਬਦਲਣ ਨਾਲ ਦੋਵੇਂ ਹਟ ਜਾਂਦੇ ਹਨ।',
    'For engineers: check it without us': 'ਇੰਜੀਨੀਅਰਾਂ ਲਈ: ਸਾਡੇ ਬਿਨਾਂ ਜਾਂਚ ਕਰੋ',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'ਬੈਜਾਂ ਬਾਰੇ ਤੁਹਾਨੂੰ ਸਾਡੀ ਗੱਲ ਮੰਨਣ ਦੀ ਲੋੜ ਨਹੀਂ। {program} ਇੱਕੋ ਫ਼ਾਈਲ ਹੈ, ਜਿਸ ਦਾ ਕੋਡ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ ਅਤੇ ਜੋ [ਦਾਅਵਿਆਂ ਦੇ ਡਾਟਾ] ਦੀ ਜਾਂਚ ਕਰਦੀ ਹੈ। ਇਸ ਲਈ ਸਿਰਫ਼ Node.js ਚਾਹੀਦਾ ਹੈ: ਨਾ ਨੈੱਟਵਰਕ (--log ਤੋਂ ਸਿਵਾਏ), ਨਾ ਸਾਡੇ ਕੋਲੋਂ ਕੁਝ ਹੋਰ:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'ਇਸ ਦੀਆਂ ਆਖ਼ਰੀ ਦੋ ਲਾਈਨਾਂ TruCV ਦੇ ਜਾਂ ਕਿਸੇ ਹੋਰ ਦੇ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਦੀ ਜਾਂਚ ਕਰਦੀਆਂ ਹਨ: {keys} ਵਿੱਚ ਉਸ ਦੇ ਜਾਰੀਕਰਤਾ ਦੀਆਂ ਕੁੰਜੀਆਂ ਹਨ, ਅਤੇ {list} ਰੱਦ ਕੀਤੇ ਪ੍ਰਮਾਣ ਪੱਤਰਾਂ ਦੀ ਉਹ ਸੂਚੀ ਹੈ ਜਿਸ ਦਾ ਉਸ ਵਿੱਚ ਜ਼ਿਕਰ ਹੈ।',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਕੇ” ਕੀਤੇ ਦਸਤਖ਼ਤ TruCV ਬਣਾਉਂਦਾ ਹੈ: ਇਨ੍ਹਾਂ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਇਸ ਸੇਵਾ ਨੇ ਦੱਸੇ ਗਏ ਖਾਤੇ ਦਾ ਕਥਨ ਦਰਜ ਕੀਤਾ। ਵਾਲੇਟ ਦੇ ਦਸਤਖ਼ਤ ਵਾਲੇਟ ਦੀ ਕੁੰਜੀ ਨਾਲ ਹੁੰਦੇ ਹਨ, ਜੋ TruCV ਕੋਲ ਨਹੀਂ ਹੈ।',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ਫ਼ਾਈਲ ਵਿੱਚ ਉਹੀ ਹਾਲਤ ਹੈ ਜੋ ਉਸ ਨੂੰ ਲੈਣ ਵੇਲੇ ਸੀ। ਪੁਸ਼ਟੀ ਕਰਨ ਵਾਲਾ ਬਾਅਦ ਵਿੱਚ ਉਸ ਨੂੰ ਵਾਪਸ ਲੈ ਸਕਦਾ ਹੈ, ਅਤੇ ਪ੍ਰੋਗਰਾਮ ਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ ਲੱਗ ਸਕਦਾ: ਫ਼ਾਈਲ ਦੁਬਾਰਾ ਲਓ, ਜਾਂ ਇੱਥੇ ਦੇਖੋ।',
    'Our public keys': 'ਸਾਡੀਆਂ ਜਨਤਕ ਕੁੰਜੀਆਂ',
    'Version {version} was never published': 'ਸੰਸਕਰਣ {version} ਕਦੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ ਹੋਇਆ',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ਇਹ ਫ਼ਾਈਲ ਵਜੋਂ ਵੀ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ। ਜੋ ਦਸਤਾਵੇਜ਼ ਇਸ ਸੀਵੀ ਦਾ ਸੰਸਕਰਣ {version} ਹੋਣ ਦਾ ਦਾਅਵਾ ਕਰਦਾ ਹੈ, ਉਹ ਸੀਵੀ ਧਾਰਕ ਨੇ ਇੱਥੇ ਨਹੀਂ ਬਣਾਇਆ, ਜਾਂ ਉਸ ਵਿੱਚ ਬਦਲਾਅ ਕੀਤਾ ਗਿਆ ਹੈ।',
    'Your copy says version {version}': 'ਤੁਹਾਡੀ ਕਾਪੀ ’ਤੇ ਸੰਸਕਰਣ {version} ਲਿਖਿਆ ਹੈ',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'ਜੋ ਜਨਤਕ ਹੈ, ਉਸ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ: ਸੰਸਕਰਣ {version} ਵਿੱਚ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹੀ ਹੁਣ ਪ੍ਰਕਾਸ਼ਿਤ ਹੈ।',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ਇਹ ਸੰਸਕਰਣ ਮੌਜੂਦ ਸੀ। ਹੁਣ ਜੋ ਪ੍ਰਕਾਸ਼ਿਤ ਹੈ, ਯਾਨੀ ਸੰਸਕਰਣ {version}, ਉਸ ਵਿੱਚ ਇਸ ਨਾਲੋਂ ਇਹ ਫ਼ਰਕ ਹੈ:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'ਤੁਹਾਡੀ ਕਾਪੀ ਦੀ ਲਿਖਤ ਨਹੀਂ ਮਿਲਾਈ ਜਾਂਦੀ: ਉਸ ਨੂੰ ਇਸ ਪੰਨੇ ਦੇ ਨਾਲ ਰੱਖ ਕੇ ਸ਼ਬਦ-ਸ਼ਬਦ ਪੜ੍ਹੋ।',
    'Fetching the claims and the keys…': 'ਦਾਅਵੇ ਅਤੇ ਕੁੰਜੀਆਂ ਹਾਸਲ ਕੀਤੀਆਂ ਜਾ ਰਹੀਆਂ ਹਨ…',
    'Reading your copy…': 'ਤੁਹਾਡੀ ਕਾਪੀ ਪੜ੍ਹੀ ਜਾ ਰਹੀ ਹੈ…',
    'Check again': 'ਦੁਬਾਰਾ ਜਾਂਚ ਕਰੋ',
    'Fetched at {time}.': 'ਮਿਲਣ ਦਾ ਸਮਾਂ: {time}।',
    'The claims and TruCV’s public keys, {size} kB.': 'ਦਾਅਵੇ ਅਤੇ TruCV ਦੀਆਂ ਜਨਤਕ ਕੁੰਜੀਆਂ, {size} kB।',
    'The right CV.': 'ਇਹ ਉਹੀ ਸੀਵੀ ਹੈ।',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'ਦਾਅਵੇ ਇਸੇ ਸੀਵੀ ਦੇ, ਇਸੇ ਪਤੇ ਦੇ ਅਤੇ ਉਨ੍ਹਾਂ ਹੀ ਭਾਗਾਂ ਦੇ ਹਨ ਜੋ ਤੁਹਾਨੂੰ ਇੱਥੇ ਦਿਸ ਰਹੇ ਹਨ।',
    'Not what you see.': 'ਉਹ ਨਹੀਂ ਜੋ ਤੁਹਾਨੂੰ ਦਿਸ ਰਿਹਾ ਹੈ।',
    'What is published now has other sections than this page.': 'ਹੁਣ ਜੋ ਪ੍ਰਕਾਸ਼ਿਤ ਹੈ, ਉਸ ਦੇ ਭਾਗ ਇਸ ਪੰਨੇ ਤੋਂ ਵੱਖਰੇ ਹਨ।',
    'No letter changed.': 'ਇੱਕ ਵੀ ਅੱਖਰ ਨਹੀਂ ਬਦਲਿਆ।',
    'Changed.': 'ਬਦਲਾਅ ਮਿਲਿਆ।',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'ਆਪਣੇ ਫਿੰਗਰਪ੍ਰਿੰਟ ਨਾਲ ਮੇਲ ਨਾ ਖਾਣ ਵਾਲੀਆਂ ਲਿਖਤਾਂ: {all} ਵਿੱਚੋਂ {wrong}।',
    'Signed by the owner.': 'ਸੀਵੀ ਧਾਰਕ ਦੇ ਦਸਤਖ਼ਤ ਹਨ।',
    'Not signed as it says.': 'ਦਸਤਖ਼ਤ ਉਵੇਂ ਨਹੀਂ ਜਿਵੇਂ ਦੱਸੇ ਗਏ ਹਨ।',
    'Confirmed.': 'ਪੁਸ਼ਟੀ ਹੋਈ।',
    'Not confirmed as it says.': 'ਪੁਸ਼ਟੀ ਉਵੇਂ ਨਹੀਂ ਜਿਵੇਂ ਦੱਸੀ ਗਈ ਹੈ।',
    'In the log.': 'ਲੌਗ ਵਿੱਚ ਹੈ।',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV ਦੇ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਦਰਜ ਦਸਤਖ਼ਤ: {all} ਵਿੱਚੋਂ {recorded}। ਲੌਗ ਦੇ ਇੰਦਰਾਜ: {entries}।',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'ਬਾਕੀਆਂ ਵਿੱਚੋਂ ਨਵੇਂ ਦਸਤਖ਼ਤ ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਲੌਗ ਵਿੱਚ ਆ ਜਾਂਦੇ ਹਨ; ਜੋ ਲੌਗ ਤੋਂ ਵੀ ਪੁਰਾਣੇ ਹਨ, ਉਹ ਕਦੇ ਨਹੀਂ ਆਉਂਦੇ।',
    'The log begins with all that this browser saw of it on {day}.':
      'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਨੇ {day} ਨੂੰ ਲੌਗ ਦਾ ਜਿੰਨਾ ਹਿੱਸਾ ਦੇਖਿਆ ਸੀ, ਉਹ ਸਾਰਾ ਇਸ ਲੌਗ ਦੇ ਸ਼ੁਰੂ ਵਿੱਚ ਹੈ।',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਲੌਗ ਦਾ ਦੇਖਿਆ ਹਿੱਸਾ ਯਾਦ ਰੱਖਦਾ ਹੈ ਅਤੇ ਅਗਲੀ ਜਾਂਚ ਵੇਲੇ ਮਿਲਾਉਂਦਾ ਹੈ।',
    'Not in the log as it says.': 'ਲੌਗ ਵਿੱਚ ਉਵੇਂ ਨਹੀਂ ਜਿਵੇਂ ਦੱਸਿਆ ਗਿਆ ਹੈ।',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV ਦਾ ਜਨਤਕ ਲੌਗ ਪੂਰਾ ਨਹੀਂ ਹੈ, ਜਾਂ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'One person.': 'ਇੱਕੋ ਵਿਅਕਤੀ।',
    'All claims are about {name}, as the CV is.': 'ਸਾਰੇ ਦਾਅਵੇ {name} ਬਾਰੇ ਹਨ, ਅਤੇ ਇਹ ਸੀਵੀ ਵੀ ਇਸੇ ਨਾਂ ਦਾ ਹੈ।',
    'Another person.': 'ਕੋਈ ਹੋਰ ਵਿਅਕਤੀ।',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ਇਹ ਸੀਵੀ {name} ਦਾ ਦੱਸਿਆ ਗਿਆ ਹੈ, ਪਰ ਸਾਰੇ ਦਾਅਵੇ ਉਨ੍ਹਾਂ ਬਾਰੇ ਨਹੀਂ ਹਨ।',
    'Signed by the account of {name}, another name than this CV’s.':
      '{name} ਦੇ ਖਾਤੇ ਤੋਂ ਦਸਤਖ਼ਤ; ਇਹ ਨਾਂ ਇਸ ਸੀਵੀ ਦੇ ਨਾਂ ਤੋਂ ਵੱਖਰਾ ਹੈ।',
    'Whether both names are of one person is for you to judge.': 'ਦੋਵੇਂ ਨਾਂ ਇੱਕੋ ਵਿਅਕਤੀ ਦੇ ਹਨ ਜਾਂ ਨਹੀਂ, ਇਹ ਤੁਸੀਂ ਖ਼ੁਦ ਤੈਅ ਕਰੋ।',
    'Everything that is signed holds.': 'ਜਿਸ-ਜਿਸ ’ਤੇ ਦਸਤਖ਼ਤ ਹਨ, ਉਹ ਸਭ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਉਤਰਿਆ।',
    'Not everything holds: what is marked red is not as it was signed.':
      'ਸਭ ਕੁਝ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ: ਜੋ ਲਾਲ ਰੰਗ ਵਿੱਚ ਹੈ, ਉਹ ਉਵੇਂ ਨਹੀਂ ਜਿਵੇਂ ਦਸਤਖ਼ਤ ਵੇਲੇ ਸੀ।',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ਇਸ ਸੀਵੀ ਵਿੱਚ ਕਿਸੇ ਚੀਜ਼ ’ਤੇ ਦਸਤਖ਼ਤ ਨਹੀਂ ਹਨ, ਇਸ ਲਈ ਲਿਖਤਾਂ ਤੋਂ ਬਿਨਾਂ ਜਾਂਚਣ ਨੂੰ ਕੁਝ ਨਹੀਂ ਸੀ।',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'ਸਾਰੇ ਦਸਤਖ਼ਤ ਜਾਂਚ ਵਿੱਚ ਖਰੇ ਉਤਰੇ। ਪਰ ਇਨ੍ਹਾਂ ਗੱਲਾਂ ’ਤੇ ਕੋਈ ਦਸਤਖ਼ਤ ਨਹੀਂ ਹਨ: ਵਾਲੇਟ ਦਾ ਸੀਵੀ ਧਾਰਕ ਦਾ ਹੀ ਹੋਣਾ, ਅਤੇ ਹੋਰਾਂ ਦੇ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰਾਂ ਬਾਰੇ ਜੋ ਕਿਹਾ ਗਿਆ ਹੈ।',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ਹੁਣ ਸੰਸਕਰਣ {now} ਪ੍ਰਕਾਸ਼ਿਤ ਹੈ, ਇਸ ਪੰਨੇ ’ਤੇ ਸੰਸਕਰਣ {version} ਹੈ: ਪੰਨਾ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ।',
    holds: 'ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਉਤਰਿਆ',
    'Does not hold': 'ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ',
    '{section} does not hold': 'ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ: {section}',
    'this is not in the form in which TruCV publishes it': 'ਇਹ ਉਸ ਰੂਪ ਵਿੱਚ ਨਹੀਂ ਹੈ ਜਿਸ ਵਿੱਚ TruCV ਇਸ ਨੂੰ ਪ੍ਰਕਾਸ਼ਿਤ ਕਰਦਾ ਹੈ',
    'the text was changed: it does not fit its fingerprint (digest)':
      'ਲਿਖਤ ਬਦਲੀ ਗਈ ਹੈ: ਇਹ ਆਪਣੇ ਫਿੰਗਰਪ੍ਰਿੰਟ (ਹੈਸ਼) ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦੀ',
    'the owner’s signature does not hold': 'ਸੀਵੀ ਧਾਰਕ ਦੇ ਦਸਤਖ਼ਤ ਜਾਂਚ ਵਿੱਚ ਖਰੇ ਨਹੀਂ ਉਤਰੇ',
    'the institution’s confirmation does not hold': 'ਸੰਸਥਾ ਦੀ ਪੁਸ਼ਟੀ ਜਾਂਚ ਵਿੱਚ ਖਰੀ ਨਹੀਂ ਉਤਰੀ',
    'it was signed or confirmed under another name than the one on this CV':
      'ਦਸਤਖ਼ਤ ਜਾਂ ਪੁਸ਼ਟੀ ਇਸ ਸੀਵੀ ਦੇ ਨਾਂ ਤੋਂ ਵੱਖਰੇ ਨਾਂ ਲਈ ਹੋਈ ਸੀ',
    'it is said to be more than what was signed': 'ਇਸ ਨੂੰ ਉਸ ਤੋਂ ਵੱਧ ਦੱਸਿਆ ਗਿਆ ਹੈ ਜਿਸ ’ਤੇ ਦਸਤਖ਼ਤ ਹੋਏ ਸਨ',
    'it is not in the public log as it says': 'ਇਹ ਜਨਤਕ ਲੌਗ ਵਿੱਚ ਉਵੇਂ ਨਹੀਂ ਜਿਵੇਂ ਦੱਸਿਆ ਗਿਆ ਹੈ',
    'the signature that this page shows was withdrawn': 'ਇਸ ਪੰਨੇ ’ਤੇ ਦਿਸਦੇ ਦਸਤਖ਼ਤ ਵਾਪਸ ਲੈ ਲਏ ਗਏ ਹਨ',
    'the evidence that this page shows was taken away': 'ਇਸ ਪੰਨੇ ’ਤੇ ਦਿਸਦਾ ਸਬੂਤ ਹਟਾ ਲਿਆ ਗਿਆ ਹੈ',
    'the confirmation that this page shows was withdrawn': 'ਇਸ ਪੰਨੇ ’ਤੇ ਦਿਸਦੀ ਪੁਸ਼ਟੀ ਵਾਪਸ ਲੈ ਲਈ ਗਈ ਹੈ',
    'the credential that this page shows does not count any more': 'ਇਸ ਪੰਨੇ ’ਤੇ ਦਿਸਦਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਹੁਣ ਨਹੀਂ ਮੰਨਿਆ ਜਾਂਦਾ',
    'the text that is published now is another one than on this page': 'ਹੁਣ ਪ੍ਰਕਾਸ਼ਿਤ ਲਿਖਤ ਇਸ ਪੰਨੇ ਦੀ ਲਿਖਤ ਤੋਂ ਵੱਖਰੀ ਹੈ',
    'this section is not among what is published now': 'ਹੁਣ ਜੋ ਪ੍ਰਕਾਸ਼ਿਤ ਹੈ, ਉਸ ਵਿੱਚ ਇਹ ਭਾਗ ਨਹੀਂ ਹੈ',
    'What this does not show': 'ਇਸ ਤੋਂ ਕੀ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'ਇਹ ਕਿ ਸੀਵੀ ਵਿੱਚ ਲਿਖੀ ਗੱਲ ਸੱਚ ਹੈ। ਦਸਤਖ਼ਤਾਂ ਤੋਂ ਇਹ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਕਥਨ ਕਿਸ ਦਾ ਹੈ ਅਤੇ ਉਦੋਂ ਤੋਂ ਇੱਕ ਵੀ ਅੱਖਰ ਨਹੀਂ ਬਦਲਿਆ।',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ਇਹ ਕਿ ਡੋਮੇਨ ਉਸੇ ਸੰਸਥਾ ਦਾ ਹੈ ਜਿਸ ਦੇ ਨਾਂ ਨਾਲ ਉਹ ਮਿਲਦਾ-ਜੁਲਦਾ ਹੈ। ਈਮੇਲ ਪਤਾ ਸੀਵੀ ਧਾਰਕ ਨੇ ਦਿੱਤਾ ਸੀ।',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ਖਾਤੇ ਜਾਂ ਵਾਲੇਟ ਦੇ ਪਿੱਛੇ ਕੌਣ ਹੈ। “Google ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਕੇ” TruCV ਦਾ ਆਪਣਾ ਰਿਕਾਰਡ ਹੈ।',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'ਇਹ ਕਿ TruCV ਇਮਾਨਦਾਰ ਹੈ: ਇਹ ਪੰਨਾ ਵੀ TruCV ਦਾ ਹੀ ਹੈ। “ਇੰਜੀਨੀਅਰਾਂ ਲਈ” ਹੇਠਲਾ ਪ੍ਰੋਗਰਾਮ ਇਸ ਤੋਂ ਬਿਨਾਂ ਚੱਲਦਾ ਹੈ।',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'ਇਹ ਕਿ TruCV ਸਾਰਿਆਂ ਨੂੰ ਇੱਕੋ ਲੌਗ ਦਿਖਾਉਂਦਾ ਹੈ। ਫ਼ਰਕ ਹੋਵੇ, ਤਾਂ ਲੌਗ ’ਤੇ ਨਜ਼ਰ ਰੱਖਣ ਵਾਲੇ ਗਵਾਹਾਂ ਅਤੇ log-audit.mjs ਵਰਗੇ ਪ੍ਰੋਗਰਾਮਾਂ ਨੂੰ ਪਤਾ ਲੱਗ ਜਾਵੇਗਾ।',
    'What is withdrawn later. Check again when it matters.': 'ਬਾਅਦ ਵਿੱਚ ਕੀ ਵਾਪਸ ਲਿਆ ਜਾਵੇਗਾ। ਜਦੋਂ ਗੱਲ ਅਹਿਮ ਹੋਵੇ, ਦੁਬਾਰਾ ਜਾਂਚ ਕਰੋ।',
    'It cannot be checked: {problem}.': 'ਇਸ ਦੀ ਜਾਂਚ ਨਹੀਂ ਹੋ ਸਕਦੀ: {problem}।',
    'This browser could not do the check. The program under “For engineers” can.':
      'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਜਾਂਚ ਨਹੀਂ ਕਰ ਸਕਿਆ। “ਇੰਜੀਨੀਅਰਾਂ ਲਈ” ਹੇਠਲਾ ਪ੍ਰੋਗਰਾਮ ਕਰ ਸਕਦਾ ਹੈ।',
    'This page was opened without https, where browsers check no signatures.':
      'ਇਹ ਪੰਨਾ https ਤੋਂ ਬਿਨਾਂ ਖੋਲ੍ਹਿਆ ਗਿਆ ਹੈ, ਅਤੇ ਉਦੋਂ ਬ੍ਰਾਊਜ਼ਰ ਦਸਤਖ਼ਤਾਂ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕਰਦੇ।',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਦੇਖੋ, ਫਿਰ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'ਇਸ ਸੀਵੀ ਲਈ ਪਾਸਵਰਡ ਚਾਹੀਦਾ ਹੈ। ਸੀਵੀ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ, ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'This CV is no longer published: nothing of it can be checked now.':
      'ਇਹ ਸੀਵੀ ਹੁਣ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ ਹੈ: ਇਸ ਦੀ ਕਿਸੇ ਚੀਜ਼ ਦੀ ਹੁਣ ਜਾਂਚ ਨਹੀਂ ਹੋ ਸਕਦੀ।',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ਤੋਂ ਗੜਬੜੀ ਦਾ ਸੁਨੇਹਾ ਆਇਆ ({status})। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'ਜਵਾਬ ਅਧੂਰਾ ਆਇਆ, ਜਾਂ ਉਹ TruCV ਦਾ ਜਵਾਬ ਨਹੀਂ ਹੈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'The reply is about another CV: nothing of it counts for this one.':
      'ਜਵਾਬ ਕਿਸੇ ਹੋਰ ਸੀਵੀ ਬਾਰੇ ਹੈ: ਉਸ ਦਾ ਕੁਝ ਵੀ ਇਸ ਸੀਵੀ ’ਤੇ ਲਾਗੂ ਨਹੀਂ ਹੁੰਦਾ।',
    'The reply is of another service: its signatures do not count at this address.':
      'ਜਵਾਬ ਕਿਸੇ ਹੋਰ ਸੇਵਾ ਦਾ ਹੈ: ਉਸ ਦੇ ਦਸਤਖ਼ਤ ਇਸ ਪਤੇ ’ਤੇ ਨਹੀਂ ਮੰਨੇ ਜਾਂਦੇ।',
    'This file is damaged, or is not a copy of a CV.': 'ਇਹ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ, ਜਾਂ ਕਿਸੇ ਸੀਵੀ ਦੀ ਕਾਪੀ ਨਹੀਂ ਹੈ।',
    'This is a copy of another CV.': 'ਇਹ ਕਿਸੇ ਹੋਰ ਸੀਵੀ ਦੀ ਕਾਪੀ ਹੈ।',
    'This is a JSON Resume, which holds no signatures to compare.': 'ਇਹ JSON Resume ਹੈ; ਇਸ ਵਿੱਚ ਮਿਲਾਉਣ ਲਈ ਦਸਤਖ਼ਤ ਨਹੀਂ ਹੁੰਦੇ।',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word ਫ਼ਾਈਲਾਂ ਇੱਥੇ ਨਹੀਂ ਪੜ੍ਹੀਆਂ ਜਾਂਦੀਆਂ। ਫ਼ਾਈਲ ਦੇ ਅੰਤ ਵਿੱਚ ਦਿੱਤਾ ਪਤਾ ਖੋਲ੍ਹੋ: ਉੱਥੋਂ ਇਸ ਨੂੰ ਮਿਲਾਇਆ ਜਾ ਸਕਦਾ ਹੈ।',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ਇਸ PDF ਵਿੱਚ ਇਸ ਸੀਵੀ ਦੇ ਕਈ ਸੰਸਕਰਣਾਂ ਦਾ ਜ਼ਿਕਰ ਹੈ: ਇਹ ਕਈ ਫ਼ਾਈਲਾਂ ਜੋੜ ਕੇ ਬਣਾਈ ਗਈ ਹੈ।',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ਇਸ PDF ਵਿੱਚ ਸੀਵੀ ਦੇ ਕਿਸੇ ਸੰਸਕਰਣ ਦਾ ਜ਼ਿਕਰ ਨਹੀਂ ਹੈ: ਇਹ ਇੱਥੇ ਨਹੀਂ ਬਣੀ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਨਾਲ ਦੁਬਾਰਾ ਬਣਾਈ ਗਈ ਹੈ।',
    'Your copy says that it is of {day}.': 'ਤੁਹਾਡੀ ਕਾਪੀ ’ਤੇ ਲਿਖੀ ਮਿਤੀ: {day}।',
    'In your copy this does not hold:': 'ਤੁਹਾਡੀ ਕਾਪੀ ਵਿੱਚ ਇਹ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ:',
    'Since then:': 'ਉਦੋਂ ਤੋਂ:',
    'Nothing has changed since.': 'ਉਦੋਂ ਤੋਂ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
    'Added: {section}': 'ਜੋੜਿਆ ਗਿਆ: {section}',
    'Changed: {section}': 'ਬਦਲਿਆ ਗਿਆ: {section}',
    'Removed: {section}': 'ਹਟਾਇਆ ਗਿਆ: {section}',
    'Confirmed since: {section}': 'ਬਾਅਦ ਵਿੱਚ ਪੁਸ਼ਟੀ ਹੋਈ: {section}',
    'No longer confirmed: {section}': 'ਹੁਣ ਪੁਸ਼ਟੀ ਨਹੀਂ ਰਹੀ: {section}',
    'Signed since: {section}': 'ਬਾਅਦ ਵਿੱਚ ਦਸਤਖ਼ਤ ਹੋਏ: {section}',
    'No longer signed: {section}': 'ਹੁਣ ਦਸਤਖ਼ਤ ਨਹੀਂ ਰਹੇ: {section}',
    'This credential holds.': 'ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਉਤਰਿਆ।',
    'It is called {title}, of {day}.': 'ਇਸ ਦਾ ਨਾਂ {title} ਹੈ, ਮਿਤੀ {day}।',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV ਦੇ ਦਸਤਖ਼ਤ ਤੋਂ ਬਾਅਦ ਇਸ ਵਿੱਚ ਕੋਈ ਬਦਲਾਅ ਨਹੀਂ ਹੋਇਆ, ਅਤੇ ਇਹ ਹੁਣ ਰੱਦ ਨਹੀਂ ਹੈ।',
    'The words that it is about are on this CV: {section}.': 'ਜਿਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਬਾਰੇ ਇਹ ਹੈ, ਉਹ ਇਸ ਸੀਵੀ ਵਿੱਚ ਹਨ: {section}।',
    'The words that it is about are not on this CV, or were changed since.':
      'ਜਿਨ੍ਹਾਂ ਸ਼ਬਦਾਂ ਬਾਰੇ ਇਹ ਹੈ, ਉਹ ਇਸ ਸੀਵੀ ਵਿੱਚ ਨਹੀਂ ਹਨ, ਜਾਂ ਉਦੋਂ ਤੋਂ ਬਦਲ ਦਿੱਤੇ ਗਏ ਹਨ।',
    'This credential does not hold.': 'ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ।',
    'This credential is not valid yet.': 'ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਹਾਲੇ ਵੈਧ ਨਹੀਂ ਹੋਇਆ।',
    'This credential has ended.': 'ਇਸ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਦੀ ਮਿਆਦ ਖ਼ਤਮ ਹੋ ਗਈ ਹੈ।',
    'The signature holds, but this credential was withdrawn.': 'ਦਸਤਖ਼ਤ ਸਹੀ ਹਨ, ਪਰ ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਰੱਦ ਕੀਤਾ ਜਾ ਚੁੱਕਾ ਹੈ।',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'ਦਸਤਖ਼ਤ ਸਹੀ ਹਨ, ਪਰ ਇਹ ਪਤਾ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਿਆ ਕਿ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਰੱਦ ਕੀਤਾ ਗਿਆ ਹੈ ਜਾਂ ਨਹੀਂ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'This is a credential about another person, or about another name.':
      'ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ ਕਿਸੇ ਹੋਰ ਵਿਅਕਤੀ ਬਾਰੇ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਨਾਂ ਬਾਰੇ ਹੈ।',
    'TruCV did not issue this credential.': 'ਇਹ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ TruCV ਨੇ ਜਾਰੀ ਨਹੀਂ ਕੀਤਾ।',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'ਇਹ ਪੰਨਾ TruCV ਦੇ ਆਪਣੇ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰਾਂ ਦੀ JWT ਫ਼ਾਈਲਾਂ (.jwt) ਵਜੋਂ ਜਾਂਚ ਕਰਦਾ ਹੈ। ਇਸ ਪ੍ਰਮਾਣ ਪੱਤਰ ਦੀ ਜਾਂਚ “ਇੰਜੀਨੀਅਰਾਂ ਲਈ” ਹੇਠਲਾ ਪ੍ਰੋਗਰਾਮ ਕਰਦਾ ਹੈ: node verify-cv.mjs, ਫ਼ਾਈਲ, --keys ਅਤੇ ਜਾਰੀਕਰਤਾ ਦੀ did.json।',
    'No CV at this address — TruCV': 'ਇਸ ਪਤੇ ’ਤੇ ਕੋਈ ਸੀਵੀ ਨਹੀਂ ਹੈ — TruCV',
    'There is no CV here': 'ਇੱਥੇ ਕੋਈ ਸੀਵੀ ਨਹੀਂ ਹੈ',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਲਿੰਕ ਅਧੂਰਾ ਹੋਵੇ, ਜਾਂ ਸੀਵੀ ਧਾਰਕ ਨੇ ਪੰਨਾ ਹਟਾ ਦਿੱਤਾ ਹੋਵੇ। ਜੇ ਲਿੰਕ ਤੁਹਾਨੂੰ ਕਿਸੇ ਨੇ ਭੇਜਿਆ ਹੈ, ਤਾਂ ਉਨ੍ਹਾਂ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗੋ।',
    'Go to TruCV': 'TruCV ’ਤੇ ਜਾਓ',
    'This CV is protected': 'ਇਹ ਸੀਵੀ ਪਾਸਵਰਡ ਨਾਲ ਸੁਰੱਖਿਅਤ ਹੈ',
    'Its owner asks for a password. It usually comes with the link.':
      'ਇਸ ਨੂੰ ਖੋਲ੍ਹਣ ਲਈ ਸੀਵੀ ਧਾਰਕ ਨੇ ਪਾਸਵਰਡ ਰੱਖਿਆ ਹੈ। ਪਾਸਵਰਡ ਆਮ ਤੌਰ ’ਤੇ ਲਿੰਕ ਦੇ ਨਾਲ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ।',
    Password: 'ਪਾਸਵਰਡ',
    'Open the CV': 'ਸੀਵੀ ਖੋਲ੍ਹੋ',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'ਇਸ ਤੋਂ ਬਾਅਦ ਇਹ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ 12 ਘੰਟੇ ਖੁੱਲ੍ਹਾ ਰਹੇਗਾ। ਤੁਹਾਡੇ ਕੋਲ ਪਾਸਵਰਡ ਨਹੀਂ? ਜਿਨ੍ਹਾਂ ਨੇ ਤੁਹਾਨੂੰ ਲਿੰਕ ਭੇਜਿਆ ਹੈ, ਉਨ੍ਹਾਂ ਨੂੰ ਪੁੱਛੋ।',
    'This form was sent from another site. Enter the password here.':
      'ਇਹ ਫ਼ਾਰਮ ਕਿਸੇ ਹੋਰ ਸਾਈਟ ਤੋਂ ਭੇਜਿਆ ਗਿਆ ਸੀ। ਪਾਸਵਰਡ ਇੱਥੇ ਲਿਖੋ।',
    'This is not the password. Capital letters count.': 'ਇਹ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ ਹੈ। ਵੱਡੇ ਅਤੇ ਛੋਟੇ ਅੱਖਰ (A ਅਤੇ a) ਵੱਖਰੇ ਮੰਨੇ ਜਾਂਦੇ ਹਨ।',
    'Many people are asking just now. Try again in a few seconds.':
      'ਇਸ ਵੇਲੇ ਬਹੁਤ ਲੋਕ ਕੋਸ਼ਿਸ਼ ਕਰ ਰਹੇ ਹਨ। ਕੁਝ ਸਕਿੰਟਾਂ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    '[TruCV], where people write CVs that others can check':
      '[TruCV], ਜਿੱਥੇ ਲੋਕ ਅਜਿਹੇ ਸੀਵੀ ਲਿਖਦੇ ਹਨ ਜਿਨ੍ਹਾਂ ਦੀ ਹੋਰ ਲੋਕ ਜਾਂਚ ਕਰ ਸਕਦੇ ਹਨ',
    'Hello,': 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ਵੱਲੋਂ {institution} ਨੂੰ ਬੇਨਤੀ ਹੈ ਕਿ ਸੀਵੀ ਦੇ ਇਸ ਭਾਗ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ ਜਾਵੇ: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'ਦੋਵੇਂ ਨਾਂ ਬੇਨਤੀ ਕਰਨ ਵਾਲੇ TruCV ਵਰਤੋਂਕਾਰ ਨੇ ਲਿਖੇ ਹਨ। ਅਸੀਂ ਉਨ੍ਹਾਂ ਦੀ ਜਾਂਚ ਨਹੀਂ ਕੀਤੀ।',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'ਕੀ ਦਾਅਵਾ ਕੀਤਾ ਗਿਆ ਹੈ, ਇਹ ਹੇਠਲੇ ਲਿੰਕ ’ਤੇ ਦਿਸਦਾ ਹੈ। ਸੰਸਥਾ ਵੱਲੋਂ ਬੋਲ ਸਕਣ ਵਾਲਾ ਕੋਈ ਵੀ ਵਿਅਕਤੀ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਜਾਂ ਇਸ ਤੋਂ ਇਨਕਾਰ ਕਰ ਸਕਦਾ ਹੈ; ਖਾਤੇ ਦੀ ਲੋੜ ਨਹੀਂ।',
    'Look at the claim and answer': 'ਦਾਅਵਾ ਦੇਖੋ ਅਤੇ ਜਵਾਬ ਦਿਓ',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ਇਸ ਲਿੰਕ ਤੋਂ {day} ਤੱਕ ਸਿਰਫ਼ ਇੱਕ ਵਾਰ ਜਵਾਬ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਕੁਝ ਨਹੀਂ ਕਰਦੇ, ਤਾਂ ਕੋਈ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਵੇਗੀ। ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਲਿੰਕ ਅੱਗੇ ਕਿਸੇ ਨੂੰ ਨਾ ਦਿਓ: ਜਿਨ੍ਹਾਂ ਕੋਲ ਇਹ ਹੋਵੇਗਾ, ਉਹ ਜਵਾਬ ਦੇ ਸਕਣਗੇ।',
    'Answer all requests at one place': 'ਸਾਰੀਆਂ ਬੇਨਤੀਆਂ ਦਾ ਜਵਾਬ ਇੱਕੋ ਥਾਂ ਦਿਓ',
    'Never write to me again': 'ਮੈਨੂੰ ਮੁੜ ਕਦੇ ਈਮੇਲ ਨਾ ਭੇਜੋ',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ਕੋਈ ਸਵਾਲ? ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ: {address}। ਇਸ ਈਮੇਲ ’ਤੇ ਭੇਜੇ ਜਵਾਬ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾਂਦੇ।',
    'Change the language': 'ਭਾਸ਼ਾ ਬਦਲੋ',
    'Can you confirm this?': 'ਕੀ ਤੁਸੀਂ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕਰ ਸਕਦੇ ਹੋ?',
    'What you answer for': 'ਤੁਸੀਂ ਕਿਸ ਗੱਲ ਦਾ ਜਵਾਬ ਦੇ ਰਹੇ ਹੋ',
    'Name on the CV': 'ਸੀਵੀ ’ਤੇ ਨਾਂ',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'ਤੁਹਾਡੇ ਰਿਕਾਰਡ ਵਿੱਚ ਇਸ ਵਿਅਕਤੀ ਨੂੰ ਲੱਭਣ ਲਈ: {reference}। ਇਹ ਬੇਨਤੀ ਕਰਨ ਵਾਲੇ ਵਰਤੋਂਕਾਰ ਨੇ ਲਿਖਿਆ ਹੈ। ਤੁਸੀਂ ਜਿਸ ਗੱਲ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋਗੇ, ਇਹ ਉਸ ਦਾ ਹਿੱਸਾ ਨਹੀਂ, ਅਤੇ ਤੁਹਾਡੇ ਤੋਂ ਬਿਨਾਂ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾਂਦਾ।',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      '{day} ਨੂੰ ਤੁਹਾਡੇ ਡੋਮੇਨ ਤੋਂ ਇਨ੍ਹਾਂ ਹੀ ਸ਼ਬਦਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕਿਸੇ ਹੋਰ ਨਾਂ ਲਈ ਹੋਈ ਸੀ: {before}। ਹੁਣ ਤੁਹਾਨੂੰ ਇਸ ਨਾਂ ਲਈ ਪੁੱਛਿਆ ਜਾ ਰਿਹਾ ਹੈ: {person}। ਪੁਸ਼ਟੀ ਤਾਂ ਹੀ ਕਰੋ ਜੇ ਤੁਸੀਂ ਜਾਣਦੇ ਹੋ ਕਿ ਦੋਵੇਂ ਇੱਕੋ ਵਿਅਕਤੀ ਹਨ।',
    'What your answer means': 'ਤੁਹਾਡੇ ਜਵਾਬ ਦਾ ਅਰਥ',
    'Not part of your answer': 'ਤੁਹਾਡੇ ਜਵਾਬ ਦਾ ਹਿੱਸਾ ਨਹੀਂ',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'ਪੁਸ਼ਟੀ ਕਰਕੇ ਤੁਸੀਂ ਕਹਿੰਦੇ ਹੋ ਕਿ ਤੁਸੀਂ ਸੰਸਥਾ ਵੱਲੋਂ ਬੋਲ ਸਕਦੇ ਹੋ, ਅਤੇ {person} ਬਾਰੇ ਇਹ ਸੱਚ ਹੈ: {covered}।',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'ਫਿਰ ਸੀਵੀ ਦਾ ਇਹ ਭਾਗ ਪੜ੍ਹ ਸਕਣ ਵਾਲੇ ਸਾਰੇ ਲੋਕਾਂ ਨੂੰ “{badge}”, ਇਹ ਕਿ ਉੱਥੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਜਵਾਬ ਦਿੱਤਾ, ਅਤੇ ਤੁਹਾਡਾ ਦਿੱਤਾ ਨਾਂ ਦਿਸੇਗਾ। ਤੁਹਾਡਾ ਈਮੇਲ ਪਤਾ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾਂਦਾ।',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'ਇਹ ਸਬੂਤ ਵਜੋਂ ਰੱਖਿਆ ਜਾਵੇਗਾ, ਸੰਸਥਾ ਦੀ ਪੁਸ਼ਟੀ ਵਜੋਂ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾਵੇਗਾ।',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      'ਸੀਵੀ ਦੀ ਜਾਂਚ ਕਰਨ ਵਾਲਿਆਂ ਨੂੰ ਦਿਸੇਗਾ ਕਿ {domain} ’ਤੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ ਸਹਿਮਤੀ ਦਿੱਤੀ, ਅਤੇ ਇਹ ਵੀ ਕਿ ਇਹ ਕਿਸੇ ਸੰਸਥਾ ਦਾ ਕਥਨ ਕਿਉਂ ਨਹੀਂ ਹੈ।',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'ਇਹ ਪੁਸ਼ਟੀ ਇਸ ਨਾਂ ਲਈ, ਇਸ ਧਾਰਕ ਦੇ ਹਰ ਉਸ ਸੀਵੀ ਵਿੱਚ ਗਿਣੀ ਜਾਂਦੀ ਹੈ ਜਿਸ ਵਿੱਚ ਇਹ ਤੱਥ ਹੋਣ। ਧਾਰਕ ਭਾਗ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਬਦਲ ਸਕਦੇ ਹਨ, ਅਤੇ ਤੁਹਾਡਾ ਕਥਨ ਇਨ੍ਹਾਂ ਤੱਥਾਂ ਨਾਲ ਰਹਿੰਦਾ ਹੈ। ਕੋਈ ਤੱਥ ਜਾਂ ਨਾਂ ਬਦਲਣ ’ਤੇ ਇਹ ਨਹੀਂ ਗਿਣੀ ਜਾਂਦੀ।',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'ਇਹ ਪੁਸ਼ਟੀ ਇਸ ਨਾਂ ਲਈ, ਇਸ ਧਾਰਕ ਦੇ ਹਰ ਉਸ ਸੀਵੀ ਵਿੱਚ ਗਿਣੀ ਜਾਂਦੀ ਹੈ ਜਿਸ ਵਿੱਚ ਬਿਲਕੁਲ ਇਹੀ ਲਿਖਤ ਹੋਵੇ। ਲਿਖਤ ਜਾਂ ਨਾਂ ਬਦਲਣ ’ਤੇ ਇਹ ਨਹੀਂ ਗਿਣੀ ਜਾਂਦੀ।',
    'If you decline, only the owner of the CV gets to know it.': 'ਜੇ ਤੁਸੀਂ ਇਨਕਾਰ ਕਰਦੇ ਹੋ, ਤਾਂ ਇਹ ਸਿਰਫ਼ ਸੀਵੀ ਧਾਰਕ ਨੂੰ ਪਤਾ ਲੱਗੇਗਾ।',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      'ਤੁਸੀਂ {day} ਤੱਕ ਇੱਕ ਵਾਰ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹੋ। ਉਸ ਤੋਂ ਬਾਅਦ ਇੱਕ ਸਾਲ ਤੱਕ ਤੁਸੀਂ ਇਸੇ ਲਿੰਕ ਤੋਂ ਪੁਸ਼ਟੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ਅਸੀਂ ਇਹ ਨਹੀਂ ਜਾਂਚਿਆ ਕਿ ਇਹ ਸੀਵੀ ਕਿਸ ਨੇ ਲਿਖਿਆ ਹੈ। ਜੇ ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਨਹੀਂ ਜਾਣਦੇ, ਤਾਂ ਇਨਕਾਰ ਕਰੋ, ਜਾਂ ਕੁਝ ਨਾ ਕਰੋ।',
    'Files the owner has added': 'ਸੀਵੀ ਧਾਰਕ ਦੀਆਂ ਜੋੜੀਆਂ ਫ਼ਾਈਲਾਂ',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ਅਸੀਂ ਇਨ੍ਹਾਂ ਨੂੰ ਲਿਖਤ ਨਾਲ ਨਹੀਂ ਮਿਲਾਇਆ। ਤੁਹਾਡੇ ਜਵਾਬ ਦੇਣ ਤੱਕ ਇਨ੍ਹਾਂ ਦੇ ਪੰਨਿਆਂ ਦੀਆਂ ਤਸਵੀਰਾਂ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦੀਆਂ ਹਨ।',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ਇਹ ਸੀਵੀ ਧਾਰਕ ਦੀ ਜੋੜੀ ਇੱਕ ਫ਼ਾਈਲ ਦੀਆਂ ਤਸਵੀਰਾਂ ਹਨ। ਅਸੀਂ ਇਸ ਨੂੰ ਲਿਖਤ ਨਾਲ ਨਹੀਂ ਮਿਲਾਇਆ।',
    'Pages shown: {shown} of {all}': 'ਦਿਖਾਏ ਪੰਨੇ: {all} ਵਿੱਚੋਂ {shown}',
    'Page {page} of {all}': 'ਪੰਨਾ {page}, ਕੁੱਲ {all}',
    'Your answer': 'ਤੁਹਾਡਾ ਜਵਾਬ',
    'Yes, this is true': 'ਹਾਂ, ਇਹ ਸੱਚ ਹੈ',
    'No, I do not confirm this': 'ਨਹੀਂ, ਮੈਨੂੰ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਤੋਂ ਇਨਕਾਰ ਹੈ',
    'Your name and office': 'ਤੁਹਾਡਾ ਨਾਂ ਅਤੇ ਅਹੁਦਾ',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'ਪੁਸ਼ਟੀ ਲਈ ਜ਼ਰੂਰੀ ਹੈ। ਇਹ ਸੀਵੀ ਦੇ ਨਾਲ ਪੁੱਠੇ ਕਾਮਿਆਂ ਵਿੱਚ ਦਿਖਾਇਆ ਜਾਂਦਾ ਹੈ। ਵੈੱਬ ਪਤੇ ਨਾ ਲਿਖੋ।',
    'A note to the owner': 'ਸੀਵੀ ਧਾਰਕ ਲਈ ਸੁਨੇਹਾ',
    'If you like. Only the owner sees it.': 'ਲਾਜ਼ਮੀ ਨਹੀਂ। ਇਸ ਨੂੰ ਸਿਰਫ਼ ਸੀਵੀ ਧਾਰਕ ਦੇਖਣਗੇ।',
    'Send my answer': 'ਮੇਰਾ ਜਵਾਬ ਭੇਜੋ',
    'Choose an answer.': 'ਕੋਈ ਜਵਾਬ ਚੁਣੋ।',
    'Say who confirms this.': 'ਦੱਸੋ ਕਿ ਪੁਸ਼ਟੀ ਕੌਣ ਕਰ ਰਿਹਾ ਹੈ।',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ, ਜਾਂ ਇਸ ਵਿੱਚ ਵੈੱਬ ਪਤਾ ਜਾਂ ਅਦਿੱਖ ਅੱਖਰ ਹਨ। ਸੰਖੇਪ ਸ਼ਬਦ ਦੀ ਬਿੰਦੀ ਤੋਂ ਬਾਅਦ ਖਾਲੀ ਥਾਂ ਛੱਡੋ।',
    'This was answered already.': 'ਇਸ ਦਾ ਜਵਾਬ ਪਹਿਲਾਂ ਹੀ ਦਿੱਤਾ ਜਾ ਚੁੱਕਾ ਹੈ।',
    'Your answer could not be stored. Try again.': 'ਤੁਹਾਡਾ ਜਵਾਬ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    'Thank you, this is confirmed': 'ਧੰਨਵਾਦ, ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਹੋ ਗਈ ਹੈ',
    'Not confirmed': 'ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
    Withdrawn: 'ਵਾਪਸ ਲਈ ਗਈ',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: ਉੱਥੇ ਈਮੇਲ ਪੜ੍ਹਨ ਵਾਲੇ ਕਿਸੇ ਵਿਅਕਤੀ ਨੇ, ਜਿਸ ਨੇ ਆਪਣਾ ਨਾਂ {name} ਦਿੱਤਾ, {person} ਦੇ ਸੀਵੀ ਦੇ ਇਸ ਭਾਗ ਦੀ ਪੁਸ਼ਟੀ {day} ਨੂੰ ਕੀਤੀ: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} ਦੇ ਸੀਵੀ ਦੇ ਇਸ ਭਾਗ ਦੀ ਪੁਸ਼ਟੀ {day} ਨੂੰ ਨਹੀਂ ਕੀਤੀ ਗਈ, ਅਤੇ ਇਹ ਸਿਰਫ਼ ਸੀਵੀ ਧਾਰਕ ਨੂੰ ਪਤਾ ਲੱਗੇਗਾ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} ਦੇ ਸੀਵੀ ਦੀ ਇਹ ਪੁਸ਼ਟੀ {day} ਨੂੰ ਵਾਪਸ ਲੈ ਲਈ ਗਈ, ਅਤੇ ਹੁਣ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਖਾਈ ਜਾਂਦੀ: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'ਕੀ ਇਹ ਗ਼ਲਤੀ ਸੀ, ਜਾਂ ਹੁਣ ਇਹ ਸਹੀ ਨਹੀਂ ਰਹੀ? ਤੁਸੀਂ {day} ਤੱਕ [ਇਸ ਨੂੰ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ]।',
    'Withdraw this confirmation?': 'ਕੀ ਇਹ ਪੁਸ਼ਟੀ ਵਾਪਸ ਲੈਣੀ ਹੈ?',
    'It was given on {day} for the CV of {person}: {section}': 'ਇਹ {day} ਨੂੰ {person} ਦੇ ਸੀਵੀ ਲਈ ਦਿੱਤੀ ਗਈ ਸੀ: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'ਵਾਪਸ ਲੈਣ ਤੋਂ ਬਾਅਦ ਇਹ ਕਿਸੇ ਸੀਵੀ ਵਿੱਚ ਨਹੀਂ ਦਿਸੇਗੀ, ਅਤੇ ਸੀਵੀ ਧਾਰਕ ਨੂੰ ਈਮੇਲ ਮਿਲੇਗੀ। ਇਹ ਫ਼ੈਸਲਾ ਅੰਤਿਮ ਹੋਵੇਗਾ।',
    Withdraw: 'ਵਾਪਸ ਲਓ',
    'Keep it': 'ਰਹਿਣ ਦਿਓ',
    'Never get such mails again?': 'ਅਜਿਹੀਆਂ ਈਮੇਲਾਂ ਮੁੜ ਕਦੇ ਨਹੀਂ ਚਾਹੀਦੀਆਂ?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'ਫਿਰ ਜਿਸ ਪਤੇ ’ਤੇ ਇਹ ਲਿੰਕ ਭੇਜਿਆ ਗਿਆ ਸੀ, ਉੱਥੇ ਅਸੀਂ ਕੋਈ ਬੇਨਤੀ ਨਹੀਂ ਭੇਜਾਂਗੇ, ਭਾਵੇਂ ਕੋਈ ਵੀ ਕਹੇ। ਇਹ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
    'We will not write to you again': 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਮੁੜ ਈਮੇਲ ਨਹੀਂ ਭੇਜਾਂਗੇ',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ਜਿਸ ਪਤੇ ’ਤੇ ਇਹ ਲਿੰਕ ਭੇਜਿਆ ਗਿਆ ਸੀ, ਉੱਥੇ ਹੁਣ ਸਾਡੇ ਵੱਲੋਂ ਕੋਈ ਬੇਨਤੀ ਨਹੀਂ ਆਵੇਗੀ, ਭਾਵੇਂ ਕੋਈ ਵੀ ਕਹੇ। ਅਸੀਂ ਉਸ ਪਤੇ ਦਾ ਸਿਰਫ਼ ਓਨਾ ਹੀ ਹਿੱਸਾ ਰੱਖਦੇ ਹਾਂ ਜਿੰਨਾ ਇਹ ਜਾਣਨ ਲਈ ਲੋੜੀਂਦਾ ਹੈ।',
    'This link leads nowhere': 'ਇਸ ਲਿੰਕ ’ਤੇ ਕੁਝ ਨਹੀਂ ਹੈ',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਲਿੰਕ ਅਧੂਰਾ ਹੋਵੇ, ਇਸ ਦਾ ਸਮਾਂ ਖ਼ਤਮ ਹੋ ਗਿਆ ਹੋਵੇ, ਜਾਂ ਸੀਵੀ ਧਾਰਕ ਨੇ ਸਵਾਲ ਵਾਪਸ ਲੈ ਲਿਆ ਹੋਵੇ ਜਾਂ ਉਹ ਸ਼ਬਦ ਬਦਲ ਦਿੱਤੇ ਹੋਣ ਜਿਨ੍ਹਾਂ ਬਾਰੇ ਸਵਾਲ ਸੀ। ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} ਲਿਖਤ ਜਾਂਚੀ ਗਈ; ਉਹ ਆਪਣੇ ਫਿੰਗਰਪ੍ਰਿੰਟ ਨਾਲ ਮੇਲ ਖਾਂਦੀ ਹੈ।',
      other: '{count} ਲਿਖਤਾਂ ਜਾਂਚੀਆਂ ਗਈਆਂ; ਹਰ ਲਿਖਤ ਆਪਣੇ ਫਿੰਗਰਪ੍ਰਿੰਟ ਨਾਲ ਮੇਲ ਖਾਂਦੀ ਹੈ।',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} ਦਸਤਖ਼ਤ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਉਤਰਿਆ। TruCV ਦੇ ਦਰਜ ਕੀਤੇ: {account}, ਵਾਲੇਟ ਨਾਲ: {wallet}।',
      other: '{count} ਦਸਤਖ਼ਤ ਜਾਂਚ ਵਿੱਚ ਖਰੇ ਉਤਰੇ। TruCV ਦੇ ਦਰਜ ਕੀਤੇ: {account}, ਵਾਲੇਟ ਨਾਲ: {wallet}।',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} ਭਾਗ, TruCV ਵੱਲੋਂ ਦਰਜ: {domains}।',
      other: '{count} ਭਾਗ, TruCV ਵੱਲੋਂ ਦਰਜ: {domains}।',
    },
    '{count} sections do not hold.': {
      one: '{count} ਭਾਗ ਜਾਂਚ ਵਿੱਚ ਖਰਾ ਨਹੀਂ ਉਤਰਿਆ।',
      other: '{count} ਭਾਗ ਜਾਂਚ ਵਿੱਚ ਖਰੇ ਨਹੀਂ ਉਤਰੇ।',
    },
    '{count} sections with a credential signed by {who}': {
      one: '{count} ਭਾਗ ਨਾਲ {who} ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ',
      other: '{count} ਭਾਗਾਂ ਨਾਲ {who} ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ',
    },
    '{count} sections confirmed by {who}': {
      one: '{count} ਭਾਗ ਦੀ {who} ਤੋਂ ਪੁਸ਼ਟੀ',
      other: '{count} ਭਾਗਾਂ ਦੀ {who} ਤੋਂ ਪੁਸ਼ਟੀ',
    },
    '{count} sections signed by {who}': { one: '{count} ਭਾਗ ’ਤੇ {who} ਦੇ ਦਸਤਖ਼ਤ', other: '{count} ਭਾਗਾਂ ’ਤੇ {who} ਦੇ ਦਸਤਖ਼ਤ' },
    '{count} sections with a credential signed by several domains ({many})': {
      one: '{count} ਭਾਗ ਨਾਲ ਕਈ ਡੋਮੇਨਾਂ ({many}) ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ',
      other: '{count} ਭਾਗਾਂ ਨਾਲ ਕਈ ਡੋਮੇਨਾਂ ({many}) ਦੇ ਦਸਤਖ਼ਤ ਵਾਲਾ ਡਿਜੀਟਲ ਪ੍ਰਮਾਣ ਪੱਤਰ',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: '{count} ਭਾਗ ਦੀ ਕਈ ਡੋਮੇਨਾਂ ({many}) ਤੋਂ ਪੁਸ਼ਟੀ',
      other: '{count} ਭਾਗਾਂ ਦੀ ਕਈ ਡੋਮੇਨਾਂ ({many}) ਤੋਂ ਪੁਸ਼ਟੀ',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: '{count} ਭਾਗ ’ਤੇ ਕਈ ਲੋਕਾਂ ਜਾਂ ਵਾਲੇਟਾਂ ({many}) ਦੇ ਦਸਤਖ਼ਤ',
      other: '{count} ਭਾਗਾਂ ’ਤੇ ਕਈ ਲੋਕਾਂ ਜਾਂ ਵਾਲੇਟਾਂ ({many}) ਦੇ ਦਸਤਖ਼ਤ',
    },
    '{count} sections with evidence only': { one: '{count} ਭਾਗ ਨਾਲ ਸਿਰਫ਼ ਸਬੂਤ', other: '{count} ਭਾਗਾਂ ਨਾਲ ਸਿਰਫ਼ ਸਬੂਤ' },
    '{count} sections with a signature that no longer counts': {
      one: '{count} ਭਾਗ ’ਤੇ ਅਜਿਹੇ ਦਸਤਖ਼ਤ ਜੋ ਹੁਣ ਮੰਨੇ ਨਹੀਂ ਜਾਂਦੇ',
      other: '{count} ਭਾਗਾਂ ’ਤੇ ਅਜਿਹੇ ਦਸਤਖ਼ਤ ਜੋ ਹੁਣ ਮੰਨੇ ਨਹੀਂ ਜਾਂਦੇ',
    },
    '{count} sections not signed': { one: '{count} ਭਾਗ ’ਤੇ ਦਸਤਖ਼ਤ ਨਹੀਂ', other: '{count} ਭਾਗਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਨਹੀਂ' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'ਇੱਥੋਂ ਬਹੁਤ ਵਾਰ ਗ਼ਲਤ ਪਾਸਵਰਡ ਪਾਇਆ ਗਿਆ ਹੈ। {count} ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      other: 'ਇੱਥੋਂ ਬਹੁਤ ਵਾਰ ਗ਼ਲਤ ਪਾਸਵਰਡ ਪਾਇਆ ਗਿਆ ਹੈ। {count} ਮਿੰਟਾਂ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
  },
} satisfies ReaderTexts
