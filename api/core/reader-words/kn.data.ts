// Our words for readers in Kannada.
import type { ReaderTexts } from './words.ts'

export default {
  language: 'kn',
  texts: {
    title: 'ಹುದ್ದೆ/ಶೀರ್ಷಿಕೆ',
    place: 'ಸ್ಥಳ',
    name: 'ಹೆಸರು',
    address: 'ವೆಬ್ ವಿಳಾಸ',
    label: 'ವಿವರದ ಹೆಸರು',
    value: 'ವಿವರ',
    institution: 'ಶಿಕ್ಷಣ ಸಂಸ್ಥೆ',
    board: 'ಶಿಕ್ಷಣ ಮಂಡಳಿ',
    organisation: 'ಸಂಸ್ಥೆ',
    degree: 'ಪದವಿ',
    'field of study': 'ಅಧ್ಯಯನ ವಿಷಯ',
    from: 'ಆರಂಭದ ದಿನಾಂಕ',
    until: 'ಮುಕ್ತಾಯದ ದಿನಾಂಕ',
    date: 'ದಿನಾಂಕ',
    dates: 'ದಿನಾಂಕಗಳು',
    score: 'ಅಂಕ',
    scale: 'ಗರಿಷ್ಠ ಅಂಕ',
    'kind of score': 'ಅಂಕಗಳ ಬಗೆ',
    description: 'ವಿವರಣೆ',
    employer: 'ಉದ್ಯೋಗ ನೀಡಿದ ಸಂಸ್ಥೆ',
    'still there': 'ಈಗಲೂ ಅಲ್ಲೇ ಕೆಲಸದಲ್ಲಿರುವುದು',
    about: 'ಸಂಸ್ಥೆಯ ಬಗ್ಗೆ ಮಾಹಿತಿ',
    'roles at one employer': 'ಒಂದೇ ಸಂಸ್ಥೆಯಲ್ಲಿನ ಪಾತ್ರಗಳು',
    highlights: 'ಮುಖ್ಯಾಂಶಗಳು',
    level: 'ಮಟ್ಟ',
    keywords: 'ಮುಖ್ಯ ಪದಗಳು',
    provider: 'ಒದಗಿಸಿದ ಸಂಸ್ಥೆ',
    issuer: 'ನೀಡಿದವರು',
    'credential ID': 'ಪ್ರಮಾಣಪತ್ರ ಸಂಖ್ಯೆ',
    publisher: 'ಪ್ರಕಾಶಕರು',
    'awarding body': 'ಪ್ರಶಸ್ತಿ ನೀಡಿದ ಸಂಸ್ಥೆ',
    fluency: 'ಭಾಷಾ ಪ್ರಾವೀಣ್ಯ',
    'e-mail': 'ಇಮೇಲ್',
    phone: 'ದೂರವಾಣಿ',
    'what they say': 'ಅವರ ಅಭಿಪ್ರಾಯ',
    subtitle: 'ಉಪಶೀರ್ಷಿಕೆ',
    hidden: 'ಮರೆಮಾಡಿರುವುದು',
    'shown to readers': 'ಓದುಗರಿಗೆ ತೋರಿಸುವುದು',
    roles: 'ಪಾತ್ರಗಳು',
    courses: 'ವಿಷಯಗಳು',
    kind: 'ಬಗೆ',
    profession: 'ವೃತ್ತಿ',
    location: 'ವಾಸಸ್ಥಳ',
    picture: 'ಚಿತ್ರ',
    links: 'ಲಿಂಕ್‌ಗಳು',
    'everything that is written here': 'ಇಲ್ಲಿ ಬರೆದಿರುವ ಎಲ್ಲವೂ',
    'some facts': 'ಕೆಲವು ವಿವರಗಳು',
    Yes: 'ಹೌದು',
    Percentage: 'ಶೇಕಡಾವಾರು',
    CGPA: 'CGPA',
    GPA: 'GPA',
    Grade: 'ಶ್ರೇಣಿ',
    'Class or division': 'ದರ್ಜೆ ಅಥವಾ ವಿಭಾಗ',
    Rank: 'ಸ್ಥಾನ',
    'It is the owner’s own word: nobody has checked it.': 'ಇದು ಮಾಲೀಕರ ಸ್ವಂತ ಹೇಳಿಕೆ: ಇದನ್ನು ಯಾರೂ ಪರಿಶೀಲಿಸಿಲ್ಲ.',
    'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.':
      'ಖಚಿತಪಡಿಸದ ಕಡೆ, ಇದು ಮಾಲೀಕರ ಸ್ವಂತ ಹೇಳಿಕೆ: ಇದನ್ನು ಯಾರೂ ಪರಿಶೀಲಿಸಿಲ್ಲ.',
    'Personal details': 'ವೈಯಕ್ತಿಕ ವಿವರಗಳು',
    Stated: 'ಹೇಳಲಾಗಿದೆ',
    'Self-attested': 'ಸ್ವಯಂ ದೃಢೀಕರಣ',
    'Evidence attached': 'ಪೂರಕ ದಾಖಲೆ ಲಗತ್ತಿಸಲಾಗಿದೆ',
    Confirmed: 'ಖಚಿತಪಡಿಸಲಾಗಿದೆ',
    'Signed by its issuer': 'ನೀಡಿದವರ ಸಹಿ ಇದೆ',
    'Confirmed by {domain}': '{domain} ಡೊಮೇನ್‌ನಿಂದ ಖಚಿತಪಡಿಸಲಾಗಿದೆ',
    'Signed by {domain} for this account, checked {day}': 'ಈ ಖಾತೆಗಾಗಿ {domain} ಸಹಿ ಮಾಡಿದೆ, ಪರಿಶೀಲಿಸಿದ ದಿನ: {day}',
    'Self-attested by {name}, signed in with Google, on {day}.':
      'ಸ್ವಯಂ ದೃಢೀಕರಣ: {name}, Google ಮೂಲಕ ಸೈನ್ ಇನ್ ಆಗಿ, {day} ರಂದು.',
    'Self-attested by {name}, signed in with Google, from {first} to {last}.':
      'ಸ್ವಯಂ ದೃಢೀಕರಣ: {name}, Google ಮೂಲಕ ಸೈನ್ ಇನ್ ಆಗಿ, {first} ರಿಂದ {last} ರವರೆಗೆ.',
    'Self-attested by {name} with wallet {wallet}, on {day}.': 'ಸ್ವಯಂ ದೃಢೀಕರಣ: {name}, ವಾಲೆಟ್ {wallet} ಮೂಲಕ, {day} ರಂದು.',
    'Self-attested by {name} with wallet {wallet}, from {first} to {last}.':
      'ಸ್ವಯಂ ದೃಢೀಕರಣ: {name}, ವಾಲೆಟ್ {wallet} ಮೂಲಕ, {first} ರಿಂದ {last} ರವರೆಗೆ.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.':
      '{domain} ಡೊಮೇನ್‌ನಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು {day} ರಂದು ಇವುಗಳನ್ನು ಒಪ್ಪಿದ್ದಾರೆ: {covered}. ಅದು ಮಾಲೀಕರ ಸ್ವಂತ ಡೊಮೇನ್: ಆದ್ದರಿಂದ ಇದು ಒಂದು ಸಂಸ್ಥೆಯ ಖಚಿತಪಡಿಸುವಿಕೆ ಅಲ್ಲ.',
    'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.':
      '{domain} ಡೊಮೇನ್‌ನಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು {day} ರಂದು ಇವುಗಳನ್ನು ಒಪ್ಪಿದ್ದಾರೆ: {covered}. ಅಲ್ಲಿ ಯಾರು ಬೇಕಾದರೂ, ಅಥವಾ ಯಾವುದೇ ವಿದ್ಯಾರ್ಥಿ ಅಥವಾ ಹಳೆಯ ವಿದ್ಯಾರ್ಥಿ, ಇಮೇಲ್ ವಿಳಾಸ ಹೊಂದಬಹುದು: ಆದ್ದರಿಂದ ಇದು ಒಂದು ಸಂಸ್ಥೆಯ ಖಚಿತಪಡಿಸುವಿಕೆ ಅಲ್ಲ.',
    'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.':
      '{domain} ಡೊಮೇನ್‌ನಿಂದ {day} ರಂದು ಖಚಿತಪಡಿಸಲಾಗಿದೆ: ಖಚಿತಪಡಿಸಿದವರು {domain} ಡೊಮೇನ್‌ನಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು; ಆ ವಿಳಾಸವನ್ನು ಕೊಟ್ಟವರು ಸಿವಿಯ ಮಾಲೀಕರು.',
    'What was confirmed: {covered}.': 'ಖಚಿತಪಡಿಸಿರುವುದು: {covered}.',
    'Name given there: {name}. The owner calls the institution {institution}.':
      'ಅಲ್ಲಿ ಕೊಟ್ಟಿರುವ ಹೆಸರು: {name}. ಸಂಸ್ಥೆಗೆ ಮಾಲೀಕರು ಬರೆದಿರುವ ಹೆಸರು: {institution}.',
    'The owner attached it to {covered}.': 'ಮಾಲೀಕರು ಇದನ್ನು ಇವುಗಳಿಗೆ ಲಗತ್ತಿಸಿದ್ದಾರೆ: {covered}.',
    'The owner has attached evidence, which is kept private, to {covered}.':
      'ಮಾಲೀಕರು ಒಂದು ಪೂರಕ ದಾಖಲೆಯನ್ನು ಲಗತ್ತಿಸಿದ್ದಾರೆ; ಅದನ್ನು ಸಾರ್ವಜನಿಕವಾಗಿ ತೋರಿಸುವುದಿಲ್ಲ. ಅದು ಇವುಗಳಿಗೆ ಸಂಬಂಧಿಸಿದೆ: {covered}.',
    'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.':
      '{domain} ಡೊಮೇನ್‌ನಿಂದ {day} ರಂದು ಖಚಿತಪಡಿಸಲಾಗಿದೆ: ಖಚಿತಪಡಿಸಿದವರು ಅಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು, ಕೊಟ್ಟಿರುವ ಹೆಸರು {name}; ವಿಳಾಸ ಕೊಟ್ಟವರು ಸಿವಿಯ ಮಾಲೀಕರು; ಖಚಿತಪಡಿಸಿರುವುದು: {covered}.',
    'Signed by {domain} for this account, checked {day}; attached to {covered}.':
      'ಈ ಖಾತೆಗಾಗಿ {domain} ಸಹಿ ಮಾಡಿದೆ, ಪರಿಶೀಲಿಸಿದ ದಿನ: {day}; ಇವುಗಳಿಗೆ ಲಗತ್ತಿಸಲಾಗಿದೆ: {covered}.',
    'The confirmation has been in the public log since {day}.': 'ಈ ಖಚಿತಪಡಿಸುವಿಕೆಯು {day} ರಿಂದ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿದೆ.',
    'The confirmation is in the public log within a minute.': 'ಈ ಖಚಿತಪಡಿಸುವಿಕೆಯು ಒಂದು ನಿಮಿಷದೊಳಗೆ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕಕ್ಕೆ ಸೇರುತ್ತದೆ.',
    'The attestation has been in the public log since {day}.': 'ಈ ಸ್ವಯಂ ದೃಢೀಕರಣವು {day} ರಿಂದ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿದೆ.',
    'The attestation is in the public log within a minute.': 'ಈ ಸ್ವಯಂ ದೃಢೀಕರಣವು ಒಂದು ನಿಮಿಷದೊಳಗೆ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕಕ್ಕೆ ಸೇರುತ್ತದೆ.',
    'Signed by the account of {name}, another name than this CV’s': 'ಸಹಿ ಮಾಡಿದ ಖಾತೆಯ ಹೆಸರು {name}; ಇದು ಈ ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರಲ್ಲ',
    'Signed by the account of {name}, another name than this CV’s: {about}, {day}':
      'ಸಹಿ ಮಾಡಿದ ಖಾತೆಯ ಹೆಸರು {name}; ಇದು ಈ ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರಲ್ಲ: {about}, {day}',
    '{name} signed every section, {day}': 'ಎಲ್ಲ ವಿಭಾಗಗಳಿಗೂ ಸಹಿ: {name}, {day}',
    '{name} signed every section that can be checked, {day}': 'ಪರಿಶೀಲಿಸಬಹುದಾದ ಎಲ್ಲ ವಿಭಾಗಗಳಿಗೂ ಸಹಿ: {name}, {day}',
    '{name} signed all other sections, {day}': 'ಉಳಿದ ಎಲ್ಲ ವಿಭಾಗಗಳಿಗೂ ಸಹಿ: {name}, {day}',
    '{name} signed all other sections that can be checked, {day}': 'ಪರಿಶೀಲಿಸಬಹುದಾದ ಉಳಿದ ಎಲ್ಲ ವಿಭಾಗಗಳಿಗೂ ಸಹಿ: {name}, {day}',
    'every section': 'ಎಲ್ಲ ವಿಭಾಗಗಳು',
    'every section that can be checked': 'ಪರಿಶೀಲಿಸಬಹುದಾದ ಎಲ್ಲ ವಿಭಾಗಗಳು',
    'all other sections': 'ಉಳಿದ ಎಲ್ಲ ವಿಭಾಗಗಳು',
    'all other sections that can be checked': 'ಪರಿಶೀಲಿಸಬಹುದಾದ ಉಳಿದ ಎಲ್ಲ ವಿಭಾಗಗಳು',
    'Check it yourself': 'ನೀವೇ ಪರಿಶೀಲಿಸಿ',
    'This service issued it: it records what is shown here anyway, and raises nothing.':
      'ಇದನ್ನು ನೀಡಿದ್ದು ಈ ಸೇವೆಯೇ: ಇಲ್ಲಿ ಹೇಗೂ ತೋರಿಸುವುದನ್ನೇ ಇದು ದಾಖಲಿಸುತ್ತದೆ, ಮಟ್ಟವನ್ನು ಏರಿಸುವುದಿಲ್ಲ.',
    '{domain} is a domain of the owner’s own.': '{domain} ಎಂಬುದು ಮಾಲೀಕರ ಸ್ವಂತ ಡೊಮೇನ್.',
    'Anybody, or every student or graduate, can have an address at {domain}.':
      '{domain} ಡೊಮೇನ್‌ನಲ್ಲಿ ಯಾರು ಬೇಕಾದರೂ, ಅಥವಾ ಯಾವುದೇ ವಿದ್ಯಾರ್ಥಿ ಅಥವಾ ಹಳೆಯ ವಿದ್ಯಾರ್ಥಿ, ಇಮೇಲ್ ವಿಳಾಸ ಹೊಂದಬಹುದು.',
    '{domain} is a page of its site, and a site can give pages to anybody.':
      '{domain} ಎಂಬುದು ಒಂದು ಸೈಟ್‌ನ ಪುಟ ಮಾತ್ರ; ಸೈಟ್ ಯಾರಿಗೆ ಬೇಕಾದರೂ ಪುಟಗಳನ್ನು ನೀಡಬಹುದು.',
    'Anybody can have a name like {domain}: it shows no institution.':
      '{domain} ರೀತಿಯ ಹೆಸರನ್ನು ಯಾರು ಬೇಕಾದರೂ ಪಡೆಯಬಹುದು: ಅದು ಯಾವುದೇ ಸಂಸ್ಥೆಯನ್ನು ಸೂಚಿಸುವುದಿಲ್ಲ.',
    'Listed by {domain}; it is not signed.': '{domain} ಸೈಟ್‌ನ ಪಟ್ಟಿಯಲ್ಲಿದೆ; ಇದಕ್ಕೆ ಸಹಿ ಇಲ್ಲ.',
    'Signed by {domain}.': '{domain} ಸಹಿ ಮಾಡಿದೆ.',
    'Signed with a key that names nobody.': 'ಯಾರ ಹೆಸರನ್ನೂ ಹೇಳದ ಕೀಲಿಯಿಂದ ಸಹಿ ಮಾಡಲಾಗಿದೆ.',
    'It names an issuer that could not be reached to show that it signed it.':
      'ಇದರಲ್ಲಿ ನೀಡಿದವರ ಹೆಸರಿದೆ; ಆದರೆ ಸಹಿ ಅವರದೇ ಎಂದು ತೋರಿಸಲು ಅವರನ್ನು ತಲುಪಲಾಗಲಿಲ್ಲ.',
    'It names {domain}, which could not be reached to show that it signed it.':
      'ಇದರಲ್ಲಿ {domain} ಹೆಸರಿದೆ; ಆದರೆ ಸಹಿ ಅದರದೇ ಎಂದು ತೋರಿಸಲು ಅದನ್ನು ತಲುಪಲಾಗಲಿಲ್ಲ.',
    'Sealed by {name}, with a certificate that this service trusts.':
      '{name} ಹೆಸರಿನ ವಿದ್ಯುನ್ಮಾನ ಮುದ್ರೆ ಇದೆ; ಮುದ್ರೆಯ ಸರ್ಟಿಫಿಕೇಟ್ ಅನ್ನು ಈ ಸೇವೆ ನಂಬುತ್ತದೆ.',
    'Sealed by {name}, with a certificate that was not checked against a list.':
      '{name} ಹೆಸರಿನ ವಿದ್ಯುನ್ಮಾನ ಮುದ್ರೆ ಇದೆ; ಮುದ್ರೆಯ ಸರ್ಟಿಫಿಕೇಟ್ ಅನ್ನು ಯಾವುದೇ ಪಟ್ಟಿಯೊಂದಿಗೆ ಹೋಲಿಸಿ ನೋಡಿಲ್ಲ.',
    'Not withdrawn on {day}.': '{day} ರಂದು ಇದನ್ನು ಹಿಂಪಡೆದಿರಲಿಲ್ಲ.',
    'Withdrawn, as found on {day}.': 'ಇದನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ ಎಂದು {day} ರಂದು ಕಂಡುಬಂದಿದೆ.',
    'Whether it was withdrawn could not be looked up on {day}.': 'ಇದನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆಯೇ ಎಂದು {day} ರಂದು ನೋಡಲಾಗಲಿಲ್ಲ.',
    'Checked on {day}; its issuer keeps no list of withdrawn ones.':
      '{day} ರಂದು ಪರಿಶೀಲಿಸಲಾಗಿದೆ; ನೀಡಿದವರು ಹಿಂಪಡೆದವುಗಳ ಪಟ್ಟಿಯನ್ನು ಇಟ್ಟುಕೊಂಡಿಲ್ಲ.',
    'Made out to the address of this account.': 'ಈ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ನೀಡಲಾಗಿದೆ.',
    'It does not say whose it is.': 'ಇದು ಯಾರದು ಎಂದು ಇದರಲ್ಲಿ ಹೇಳಿಲ್ಲ.',
    'Made out to somebody else.': 'ಬೇರೆಯವರಿಗೆ ನೀಡಲಾಗಿದೆ.',
    'It is refused since the check on {day}.': '{day} ರಂದು ನಡೆದ ಪರಿಶೀಲನೆಯ ನಂತರ ಇದನ್ನು ಸ್ವೀಕರಿಸಲಾಗುತ್ತಿಲ್ಲ.',
    'It is called {title}.': 'ಇದರ ಹೆಸರು: {title}.',
    'Its issuer calls itself {name}.': 'ನೀಡಿದವರು ತಮಗೆ ಹೇಳಿಕೊಂಡಿರುವ ಹೆಸರು: {name}.',
    'It names {name}.': 'ಇದರಲ್ಲಿರುವ ವ್ಯಕ್ತಿಯ ಹೆಸರು: {name}.',
    'A credential, unchanged since it was signed.': 'ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ; ಸಹಿ ಮಾಡಿದ ನಂತರ ಬದಲಾಗಿಲ್ಲ.',
    'It ended on {day}.': 'ಇದರ ಅವಧಿ {day} ರಂದು ಮುಗಿದಿದೆ.',
    'It is not valid before {day}.': '{day} ಕ್ಕಿಂತ ಮೊದಲು ಇದು ಮಾನ್ಯವಲ್ಲ.',
    'Shown by the owner beside: {title}.': 'ಮಾಲೀಕರು ಇದನ್ನು ಇದರ ಪಕ್ಕದಲ್ಲಿ ತೋರಿಸಿದ್ದಾರೆ: {title}.',
    'Not signed': 'ಸಹಿ ಇಲ್ಲ',
    Signed: 'ಸಹಿ ಮಾಡಲಾಗಿದೆ',
    'The CV says so. It is neither signed nor confirmed.': 'ಸಿವಿ ಹೀಗೆ ಹೇಳುತ್ತದೆ. ಇದಕ್ಕೆ ಸಹಿಯೂ ಇಲ್ಲ, ಇದನ್ನು ಯಾರೂ ಖಚಿತಪಡಿಸಿಯೂ ಇಲ್ಲ.',
    'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.':
      'ಹೆಸರಿಸಿದ ಖಾತೆಯು, ಸೈನ್ ಇನ್ ಆಗಿ ಅಥವಾ ವಾಲೆಟ್ ಮೂಲಕ, ಈ ವಿಭಾಗದಲ್ಲಿ ಬರೆದಿರುವ ಎಲ್ಲದಕ್ಕೂ ಸಹಿ ಮಾಡಿದೆ (ಸ್ವಯಂ ದೃಢೀಕರಣ). ಇದು ಯಾರ ಮಾತು ಎಂಬುದನ್ನು ಮತ್ತು ವಿಭಾಗದ ಒಂದು ಪದವೂ ಬದಲಾಗಿಲ್ಲ ಎಂಬುದನ್ನು ಇದು ತೋರಿಸುತ್ತದೆ, ಅದು ನಿಜ ಎಂಬುದನ್ನಲ್ಲ.',
    'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.':
      'ಇದರ ಬಗ್ಗೆ ಮಾಲೀಕರು ಇಲ್ಲಿ ಒಂದು ದಾಖಲೆಯನ್ನೂ ಇಟ್ಟಿದ್ದಾರೆ; ಅದನ್ನು TruCV ಯಲ್ಲಿ ಯಾರೂ ಪರಿಶೀಲಿಸಿಲ್ಲ. ಅಥವಾ, ಅತ್ಯುನ್ನತ ಮಟ್ಟಕ್ಕೆ ಬೇಕಾದ ಎಲ್ಲವನ್ನೂ ತೋರಿಸದ ಒಂದು ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಇಟ್ಟಿದ್ದಾರೆ.',
    'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.':
      'ಹೆಸರಿಸಿದ ಡೊಮೇನ್‌ನಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು ಬ್ಯಾಡ್ಜ್‌ನಲ್ಲಿ ಇರುವುದನ್ನು ಖಚಿತಪಡಿಸಿದ್ದಾರೆ: ಹುದ್ದೆ, ಉದ್ಯೋಗ ನೀಡಿದ ಸಂಸ್ಥೆ, ದಿನಾಂಕಗಳಂತಹ ವಿಭಾಗದ ವಿವರಗಳು, ಅಥವಾ ಅಲ್ಲಿ ಬರೆದಿರುವ ಎಲ್ಲವೂ. ವಿಳಾಸವನ್ನು ಕೊಟ್ಟವರು ಸಿವಿಯ ಮಾಲೀಕರು: ಡೊಮೇನ್ ಆ ಸಂಸ್ಥೆಯದೇ ಎಂಬುದನ್ನು ನೀವೇ ನಿರ್ಧರಿಸಿ. ಉದ್ಧರಣ ಚಿಹ್ನೆಗಳಲ್ಲಿರುವ ಹೆಸರುಗಳನ್ನು ಕೇಳಿದವರು ಮತ್ತು ಉತ್ತರಿಸಿದವರು ಟೈಪ್ ಮಾಡಿದ್ದಾರೆ; ಅವುಗಳನ್ನು ಯಾರೂ ಪರಿಶೀಲಿಸಿಲ್ಲ.',
    'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.':
      'ಬ್ಯಾಡ್ಜ್‌ನಲ್ಲಿ ಇರುವುದಕ್ಕೆ, ಅಂದರೆ ವಿಭಾಗದ ವಿವರಗಳಿಗೆ ಅಥವಾ ಅಲ್ಲಿ ಬರೆದಿರುವ ಎಲ್ಲದಕ್ಕೂ, ಮಾಲೀಕರು ಒಂದು ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಲಗತ್ತಿಸಿದ್ದಾರೆ. ಅದಕ್ಕೆ ಹೆಸರಿಸಿದ ಡೊಮೇನ್ ಸಹಿ ಮಾಡಿದೆ; ಅದನ್ನು ಮಾಲೀಕರ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ನೀಡಲಾಗಿದೆ; ಹೆಸರಿಸಿದ ದಿನದಂದು ಅದು ಜಾರಿಯಲ್ಲಿತ್ತು ಮತ್ತು ಅದನ್ನು ಹಿಂಪಡೆದಿರಲಿಲ್ಲ. ಪ್ರಮಾಣಪತ್ರ ಮತ್ತು ಸಿವಿ ಒಂದೇ ವಿಷಯವನ್ನು ಹೇಳುತ್ತವೆ ಎಂಬುದು ಮಾಲೀಕರ ಮಾತು: ಎರಡನ್ನೂ ಓದಿ. ಉದ್ಧರಣ ಚಿಹ್ನೆಗಳಲ್ಲಿರುವುದು ನೀಡಿದವರ ಮಾತು.',
    'Nobody has signed or confirmed a part of this CV yet: it is what its owner says':
      'ಈ ಸಿವಿಯ ಯಾವುದೇ ಭಾಗಕ್ಕೆ ಇನ್ನೂ ಯಾರೂ ಸಹಿ ಮಾಡಿಲ್ಲ, ಖಚಿತಪಡಿಸಿಲ್ಲ: ಇದು ಅದರ ಮಾಲೀಕರು ಹೇಳುವುದು',
    '{name} (wallet {wallet})': '{name} (ವಾಲೆಟ್ {wallet})',
    'nothing changed since': 'ನಂತರ ಏನೂ ಬದಲಾಗಿಲ್ಲ',
    'no word of these claims changed since': 'ನಂತರ ಈ ಹೇಳಿಕೆಗಳ ಒಂದು ಪದವೂ ಬದಲಾಗಿಲ್ಲ',
    'Check the CV of {name}': 'ಸಿವಿ ಪರಿಶೀಲನೆ: {name}',
    'Version {version}, published on {day}.': 'ಆವೃತ್ತಿ {version}, ಪ್ರಕಟಿಸಿದ ದಿನ {day}.',
    'Read the CV': 'ಸಿವಿಯನ್ನು ಓದಿ',
    'Check the signatures now': 'ಸಹಿಗಳನ್ನು ಈಗಲೇ ಪರಿಶೀಲಿಸಿ',
    'Your browser fetches the claims and the keys anew and checks every signature itself.':
      'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಹೇಳಿಕೆಗಳನ್ನೂ ಕೀಲಿಗಳನ್ನೂ ಹೊಸದಾಗಿ ತಂದು, ಪ್ರತಿಯೊಂದು ಸಹಿಯನ್ನೂ ತಾನೇ ಪರಿಶೀಲಿಸುತ್ತದೆ.',
    'Compare an older copy': 'ಹಳೆಯ ಪ್ರತಿಯನ್ನು ಹೋಲಿಸಿ',
    'Drop it here, or choose it: the PDF that you were given, the claims as data (JSON) that you kept, or a credential. The file stays in your browser.':
      'ಅದನ್ನು ಎಳೆದು ಇಲ್ಲಿ ಬಿಡಿ, ಅಥವಾ ಆರಿಸಿ: ನಿಮಗೆ ಕೊಟ್ಟಿರುವ PDF, ನೀವು ಇಟ್ಟುಕೊಂಡಿರುವ ಹೇಳಿಕೆಗಳ ಡೇಟಾ (JSON), ಅಥವಾ ಒಂದು ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ. ಫೈಲ್ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಉಳಿಯುತ್ತದೆ.',
    'Every section, and who stands for it': 'ಪ್ರತಿಯೊಂದು ವಿಭಾಗ ಮತ್ತು ಅದಕ್ಕೆ ಹೊಣೆಯಾಗಿರುವವರು',
    'Signature no longer counts': 'ಸಹಿಯನ್ನು ಈಗ ಪರಿಗಣಿಸಲಾಗುವುದಿಲ್ಲ',
    'Its signature fits this text, but the key was withdrawn: it no longer counts.':
      'ಇದರ ಸಹಿ ಈ ಪಠ್ಯದೊಂದಿಗೆ ತಾಳೆಯಾಗುತ್ತದೆ, ಆದರೆ ಕೀಲಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ: ಆದ್ದರಿಂದ ಈಗ ಅದನ್ನು ಪರಿಗಣಿಸಲಾಗುವುದಿಲ್ಲ.',
    'Stated. Nobody has signed or confirmed it.': 'ಹೇಳಲಾಗಿದೆ. ಇದಕ್ಕೆ ಯಾರೂ ಸಹಿ ಮಾಡಿಲ್ಲ, ಇದನ್ನು ಯಾರೂ ಖಚಿತಪಡಿಸಿಲ್ಲ.',
    'Download as a credential': 'ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವಾಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
    'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.':
      'ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವೆಂದರೆ ಸಹಿ ಮಾಡಿದ ಫೈಲ್; ವಾಲೆಟ್‌ಗಳು ಮತ್ತು ಇತರ ಪ್ರೋಗ್ರಾಂಗಳು ಈ ಪುಟವಿಲ್ಲದೆಯೇ ಅದನ್ನು ಓದಿ ಪರಿಶೀಲಿಸುತ್ತವೆ. TruCV ದಾಖಲಿಸಿದ್ದನ್ನಷ್ಟೇ ಅದು ಹೇಳುತ್ತದೆ, ಅದಕ್ಕಿಂತ ಹೆಚ್ಚಿಲ್ಲ.',
    'The confirmation': 'ಖಚಿತಪಡಿಸುವಿಕೆ',
    'The self-attestation': 'ಸ್ವಯಂ ದೃಢೀಕರಣ',
    'JSON, for wallets': 'JSON, ವಾಲೆಟ್‌ಗಳಿಗೆ',
    'JWT, for programs': 'JWT, ಪ್ರೋಗ್ರಾಂಗಳಿಗೆ',
    'picture with the badge in it': 'ಬ್ಯಾಡ್ಜ್ ಒಳಗೊಂಡ ಚಿತ್ರ',
    'Digest and signatures': 'ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚು ಮತ್ತು ಸಹಿಗಳು',
    'Everything in the section, as data': 'ಈ ವಿಭಾಗದಲ್ಲಿರುವ ಎಲ್ಲವೂ, ಡೇಟಾ ರೂಪದಲ್ಲಿ',
    'Its facts alone, as data: {covered}': 'ಇದರ ವಿವರಗಳು ಮಾತ್ರ, ಡೇಟಾ ರೂಪದಲ್ಲಿ: {covered}',
    'SHA-256 digest of {section}': 'SHA-256 ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚು: {section}',
    'Statement that the owner signed: “I attest that this part of my CV is true.”':
      'ಮಾಲೀಕರು ಸಹಿ ಮಾಡಿದ ಹೇಳಿಕೆ: “ನನ್ನ ಸಿವಿಯ ಈ ಭಾಗವು ನಿಜವೆಂದು ದೃಢೀಕರಿಸುತ್ತೇನೆ.”',
    'Signature ({form})': 'ಸಹಿ ({form})',
    Wallet: 'ವಾಲೆಟ್',
    Key: 'ಕೀಲಿ',
    'Record of the confirmation ({form})': 'ಖಚಿತಪಡಿಸುವಿಕೆಯ ದಾಖಲೆ ({form})',
    'What the badges mean': 'ಬ್ಯಾಡ್ಜ್‌ಗಳ ಅರ್ಥ',
    'A signature disappears as soon as one letter of its section changes; a confirmation of facts, as soon as one letter of these facts changes. Both disappear when the name on the CV changes.':
      'ವಿಭಾಗದ ಒಂದೇ ಒಂದು ಅಕ್ಷರ ಬದಲಾದರೂ ಅದರ ಸಹಿ ಮಾಯವಾಗುತ್ತದೆ; ವಿವರಗಳ ಒಂದೇ ಒಂದು ಅಕ್ಷರ ಬದಲಾದರೂ ಅವುಗಳ ಖಚಿತಪಡಿಸುವಿಕೆ ಮಾಯವಾಗುತ್ತದೆ. ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರು ಬದಲಾದರೆ ಎರಡೂ ಮಾಯವಾಗುತ್ತವೆ.',
    'For engineers: check it without us': 'ಎಂಜಿನಿಯರ್‌ಗಳಿಗೆ: ನಮ್ಮನ್ನು ಅವಲಂಬಿಸದೆ ಪರಿಶೀಲಿಸಿ',
    'You need not take our word for the badges. {program} is one readable file that checks [the claims as data]. It needs Node.js and nothing else, no network (but with --log) and nothing from us:':
      'ಬ್ಯಾಡ್ಜ್‌ಗಳ ವಿಷಯದಲ್ಲಿ ನೀವು ನಮ್ಮ ಮಾತನ್ನೇ ನಂಬಬೇಕಿಲ್ಲ. {program} ಎಂಬುದು [ಡೇಟಾ ರೂಪದ ಹೇಳಿಕೆಗಳನ್ನು] ಪರಿಶೀಲಿಸುವ, ಓದಿ ನೋಡಬಹುದಾದ ಒಂದು ಫೈಲ್. ಅದಕ್ಕೆ Node.js ಬಿಟ್ಟು ಬೇರೇನೂ ಬೇಕಿಲ್ಲ; ನೆಟ್‌ವರ್ಕ್ ಬೇಡ (--log ಬಳಸಿದಾಗ ಮಾತ್ರ ಬೇಕು), ನಮ್ಮಿಂದಲೂ ಏನೂ ಬೇಡ:',
    'Its last two lines check a credential, TruCV’s or another’s: {keys} has the keys of its issuer, {list} is the list of withdrawn ones that it names.':
      'ಅದರ ಕೊನೆಯ ಎರಡು ಸಾಲುಗಳು TruCV ಯ ಅಥವಾ ಬೇರೆಯವರ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಪರಿಶೀಲಿಸುತ್ತವೆ: {keys} ಫೈಲ್‌ನಲ್ಲಿ ನೀಡಿದವರ ಕೀಲಿಗಳಿವೆ; {list} ಎಂಬುದು ಪ್ರಮಾಣಪತ್ರವು ಹೆಸರಿಸುವ, ಹಿಂಪಡೆದವುಗಳ ಪಟ್ಟಿ.',
    'A signature “signed in with Google” is made by TruCV: it shows that this service recorded the word of the account that is named. One by a wallet is made by the wallet’s key, which TruCV does not have.':
      '“Google ಮೂಲಕ ಸೈನ್ ಇನ್ ಆಗಿ” ಮಾಡಿದ ಸಹಿಯನ್ನು ರಚಿಸುವುದು TruCV: ಹೆಸರಿಸಿದ ಖಾತೆಯ ಮಾತನ್ನು ಈ ಸೇವೆ ದಾಖಲಿಸಿದೆ ಎಂಬುದನ್ನು ಅದು ತೋರಿಸುತ್ತದೆ. ವಾಲೆಟ್ ಮೂಲಕ ಮಾಡಿದ ಸಹಿಯನ್ನು ರಚಿಸುವುದು ವಾಲೆಟ್‌ನ ಕೀಲಿ; ಅದು TruCV ಬಳಿ ಇಲ್ಲ.',
    'The file says how things stood when you fetched it. Whoever confirmed something can withdraw it later, and the program cannot know that: fetch the file again, or look here.':
      'ನೀವು ಫೈಲ್ ಪಡೆದಾಗ ಸ್ಥಿತಿ ಹೇಗಿತ್ತು ಎಂಬುದನ್ನು ಅದು ಹೇಳುತ್ತದೆ. ಖಚಿತಪಡಿಸಿದವರು ನಂತರ ಅದನ್ನು ಹಿಂಪಡೆಯಬಹುದು; ಅದು ಪ್ರೋಗ್ರಾಂಗೆ ತಿಳಿಯದು: ಫೈಲ್ ಅನ್ನು ಮತ್ತೆ ಪಡೆಯಿರಿ, ಅಥವಾ ಇಲ್ಲಿ ನೋಡಿ.',
    'Our public keys': 'ನಮ್ಮ ಸಾರ್ವಜನಿಕ ಕೀಲಿಗಳು',
    'Version {version} was never published': 'ಆವೃತ್ತಿ {version} ಎಂದೂ ಪ್ರಕಟವಾಗಿಲ್ಲ',
    'Neither was it handed out as a file. A document that claims to be version {version} of this CV was not made by its owner here, or was altered.':
      'ಅದನ್ನು ಫೈಲ್ ಆಗಿಯೂ ಕೊಟ್ಟಿಲ್ಲ. ಈ ಸಿವಿಯ ಆವೃತ್ತಿ {version} ಎಂದು ಹೇಳುವ ದಾಖಲೆಯನ್ನು ಮಾಲೀಕರು ಇಲ್ಲಿ ರಚಿಸಿಲ್ಲ, ಅಥವಾ ಅದನ್ನು ತಿದ್ದಲಾಗಿದೆ.',
    'Your copy says version {version}': 'ನಿಮ್ಮ ಪ್ರತಿಯಲ್ಲಿರುವ ಆವೃತ್ತಿ: {version}',
    'Nothing that is public has changed: what version {version} said is what is published now.':
      'ಸಾರ್ವಜನಿಕವಾಗಿರುವ ಯಾವುದೂ ಬದಲಾಗಿಲ್ಲ: ಆವೃತ್ತಿ {version} ಹೇಳಿದ್ದೇ ಈಗಲೂ ಪ್ರಕಟವಾಗಿದೆ.',
    'This version existed. Compared with it, what is published now, version {version}, differs:':
      'ಈ ಆವೃತ್ತಿ ಇತ್ತು. ಈಗ ಪ್ರಕಟವಾಗಿರುವ ಆವೃತ್ತಿ {version} ಅದಕ್ಕಿಂತ ಈ ವಿಷಯಗಳಲ್ಲಿ ಬೇರೆಯಾಗಿದೆ:',
    'The text of your copy is not compared: read it beside this page, word by word.':
      'ನಿಮ್ಮ ಪ್ರತಿಯ ಪಠ್ಯವನ್ನು ಹೋಲಿಸುವುದಿಲ್ಲ: ಅದನ್ನು ಈ ಪುಟದ ಪಕ್ಕದಲ್ಲಿಟ್ಟು ಪದ ಪದವಾಗಿ ಓದಿ.',
    'Fetching the claims and the keys…': 'ಹೇಳಿಕೆಗಳನ್ನು ಮತ್ತು ಕೀಲಿಗಳನ್ನು ತರಲಾಗುತ್ತಿದೆ…',
    'Reading your copy…': 'ನಿಮ್ಮ ಪ್ರತಿಯನ್ನು ಓದಲಾಗುತ್ತಿದೆ…',
    'Check again': 'ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ',
    'Fetched at {time}.': 'ಪಡೆದ ಸಮಯ: {time}.',
    'The claims and TruCV’s public keys, {size} kB.': 'ಹೇಳಿಕೆಗಳು ಮತ್ತು TruCV ಯ ಸಾರ್ವಜನಿಕ ಕೀಲಿಗಳು, {size} kB.',
    'The right CV.': 'ಸರಿಯಾದ ಸಿವಿ.',
    'The claims are of this CV, at this address, and of the sections that you see here.':
      'ಈ ಹೇಳಿಕೆಗಳು ಈ ವಿಳಾಸದಲ್ಲಿರುವ ಈ ಸಿವಿಗೆ ಮತ್ತು ನೀವು ಇಲ್ಲಿ ನೋಡುತ್ತಿರುವ ವಿಭಾಗಗಳಿಗೆ ಸೇರಿವೆ.',
    'Not what you see.': 'ನೀವು ನೋಡುತ್ತಿರುವುದಲ್ಲ.',
    'What is published now has other sections than this page.': 'ಈಗ ಪ್ರಕಟವಾಗಿರುವ ವಿಭಾಗಗಳು ಈ ಪುಟದಲ್ಲಿರುವ ವಿಭಾಗಗಳಿಗಿಂತ ಬೇರೆ.',
    'No letter changed.': 'ಒಂದು ಅಕ್ಷರವೂ ಬದಲಾಗಿಲ್ಲ.',
    'Changed.': 'ಬದಲಾಗಿದೆ.',
    'Texts that do not fit their fingerprints: {wrong} of {all}.':
      'ತಮ್ಮ ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚಿನೊಂದಿಗೆ ತಾಳೆಯಾಗದ ಪಠ್ಯಗಳು: {wrong} / {all}.',
    'Signed by the owner.': 'ಮಾಲೀಕರ ಸಹಿ ಇದೆ.',
    'Not signed as it says.': 'ಹೇಳಿರುವಂತೆ ಸಹಿ ಇಲ್ಲ.',
    'Confirmed.': 'ಖಚಿತಪಡಿಸಲಾಗಿದೆ.',
    'Not confirmed as it says.': 'ಹೇಳಿರುವಂತೆ ಖಚಿತಪಡಿಸಿಲ್ಲ.',
    'In the log.': 'ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿದೆ.',
    'Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.':
      'TruCV ಯ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿ ದಾಖಲಾದ ಸಹಿಗಳು: {recorded} / {all}. ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿರುವ ನಮೂದುಗಳು: {entries}.',
    'Of the others, new ones get there within a minute, those older than the log never.':
      'ಉಳಿದವುಗಳಲ್ಲಿ, ಹೊಸವು ಒಂದು ನಿಮಿಷದೊಳಗೆ ದಾಖಲೆ ಪುಸ್ತಕಕ್ಕೆ ಸೇರುತ್ತವೆ; ದಾಖಲೆ ಪುಸ್ತಕಕ್ಕಿಂತ ಹಳೆಯವು ಎಂದಿಗೂ ಸೇರುವುದಿಲ್ಲ.',
    'The log begins with all that this browser saw of it on {day}.':
      '{day} ರಂದು ಈ ಬ್ರೌಸರ್ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿ ಕಂಡಿದ್ದೆಲ್ಲವೂ ಅದರ ಆರಂಭದಲ್ಲಿ ಈಗಲೂ ಹಾಗೆಯೇ ಇದೆ.',
    'This browser keeps what it saw of the log, and compares at the next check.':
      'ಈ ಬ್ರೌಸರ್ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿ ಕಂಡಿದ್ದನ್ನು ಇಟ್ಟುಕೊಂಡು, ಮುಂದಿನ ಪರಿಶೀಲನೆಯಲ್ಲಿ ಹೋಲಿಸುತ್ತದೆ.',
    'Not in the log as it says.': 'ಹೇಳಿರುವಂತೆ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿಲ್ಲ.',
    'TruCV’s public log is not whole, or cannot be read. Try again in a minute.':
      'TruCV ಯ ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕ ಪೂರ್ಣವಾಗಿಲ್ಲ, ಅಥವಾ ಅದನ್ನು ಓದಲಾಗುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'One person.': 'ಒಬ್ಬರೇ ವ್ಯಕ್ತಿ.',
    'All claims are about {name}, as the CV is.': 'ಸಿವಿಯಂತೆಯೇ ಎಲ್ಲ ಹೇಳಿಕೆಗಳೂ ಇವರ ಬಗ್ಗೆಯೇ: {name}.',
    'Another person.': 'ಬೇರೆ ವ್ಯಕ್ತಿ.',
    'Not all claims are about {name}, whose CV this is said to be.':
      'ಈ ಸಿವಿ {name} ಅವರದು ಎನ್ನಲಾಗಿದೆ, ಆದರೆ ಕೆಲವು ಹೇಳಿಕೆಗಳು ಅವರ ಬಗ್ಗೆ ಇಲ್ಲ.',
    'Signed by the account of {name}, another name than this CV’s.': 'ಸಹಿ ಮಾಡಿದ ಖಾತೆಯ ಹೆಸರು {name}; ಇದು ಈ ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರಲ್ಲ.',
    'Whether both names are of one person is for you to judge.': 'ಎರಡೂ ಹೆಸರುಗಳು ಒಬ್ಬರೇ ವ್ಯಕ್ತಿಯವೇ ಎಂಬುದನ್ನು ನೀವೇ ನಿರ್ಧರಿಸಬೇಕು.',
    'Everything that is signed holds.': 'ಸಹಿ ಇರುವುದೆಲ್ಲವೂ ತಾಳೆಯಾಗುತ್ತದೆ.',
    'Not everything holds: what is marked red is not as it was signed.':
      'ಕೆಲವು ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ: ಕೆಂಪು ಗುರುತು ಇರುವವು ಸಹಿ ಮಾಡಿದಾಗ ಇದ್ದಂತೆ ಇಲ್ಲ.',
    'Nothing on this CV is signed, so there was nothing to check but its texts.':
      'ಈ ಸಿವಿಯಲ್ಲಿ ಯಾವುದಕ್ಕೂ ಸಹಿ ಇಲ್ಲ; ಆದ್ದರಿಂದ ಪಠ್ಯಗಳ ಹೊರತು ಪರಿಶೀಲಿಸಲು ಏನೂ ಇರಲಿಲ್ಲ.',
    'Every signature holds. Nothing signs that a wallet is the owner’s, or what is said of credentials of others.':
      'ಎಲ್ಲ ಸಹಿಗಳೂ ತಾಳೆಯಾಗುತ್ತವೆ. ಆದರೆ ವಾಲೆಟ್ ಮಾಲೀಕರದೇ ಎಂಬುದಕ್ಕಾಗಲಿ, ಇತರರ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರಗಳ ಬಗ್ಗೆ ಹೇಳಿರುವುದಕ್ಕಾಗಲಿ ಯಾವುದೇ ಸಹಿ ಇಲ್ಲ.',
    'Version {now} is published now, this page shows version {version}: reload it.':
      'ಈಗ ಪ್ರಕಟವಾಗಿರುವುದು ಆವೃತ್ತಿ {now}, ಈ ಪುಟ ತೋರಿಸುತ್ತಿರುವುದು ಆವೃತ್ತಿ {version}: ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
    holds: 'ತಾಳೆಯಾಗುತ್ತದೆ',
    'Does not hold': 'ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ',
    '{section} does not hold': 'ತಾಳೆಯಾಗದ ವಿಭಾಗ: {section}',
    'this is not in the form in which TruCV publishes it': 'ಇದು TruCV ಪ್ರಕಟಿಸುವ ರೂಪದಲ್ಲಿ ಇಲ್ಲ',
    'the text was changed: it does not fit its fingerprint (digest)': 'ಪಠ್ಯ ಬದಲಾಗಿದೆ: ಅದು ತನ್ನ ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚಿನೊಂದಿಗೆ ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ',
    'the owner’s signature does not hold': 'ಮಾಲೀಕರ ಸಹಿ ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ',
    'the institution’s confirmation does not hold': 'ಸಂಸ್ಥೆಯ ಖಚಿತಪಡಿಸುವಿಕೆ ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ',
    'it was signed or confirmed under another name than the one on this CV':
      'ಈ ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರಿನಲ್ಲಲ್ಲ, ಬೇರೊಂದು ಹೆಸರಿನಲ್ಲಿ ಇದಕ್ಕೆ ಸಹಿ ಮಾಡಲಾಗಿದೆ ಅಥವಾ ಇದನ್ನು ಖಚಿತಪಡಿಸಲಾಗಿದೆ',
    'it is said to be more than what was signed': 'ಸಹಿ ಮಾಡಿದ್ದಕ್ಕಿಂತ ಹೆಚ್ಚಿನದಾಗಿ ಇದನ್ನು ತೋರಿಸಲಾಗಿದೆ',
    'it is not in the public log as it says': 'ಹೇಳಿರುವಂತೆ ಇದು ಸಾರ್ವಜನಿಕ ದಾಖಲೆ ಪುಸ್ತಕದಲ್ಲಿಲ್ಲ',
    'the signature that this page shows was withdrawn': 'ಈ ಪುಟ ತೋರಿಸುವ ಸಹಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
    'the evidence that this page shows was taken away': 'ಈ ಪುಟ ತೋರಿಸುವ ಪೂರಕ ದಾಖಲೆಯನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    'the confirmation that this page shows was withdrawn': 'ಈ ಪುಟ ತೋರಿಸುವ ಖಚಿತಪಡಿಸುವಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
    'the credential that this page shows does not count any more': 'ಈ ಪುಟ ತೋರಿಸುವ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಈಗ ಪರಿಗಣಿಸಲಾಗುವುದಿಲ್ಲ',
    'the text that is published now is another one than on this page': 'ಈಗ ಪ್ರಕಟವಾಗಿರುವ ಪಠ್ಯವು ಈ ಪುಟದಲ್ಲಿರುವುದಲ್ಲ',
    'this section is not among what is published now': 'ಈಗ ಪ್ರಕಟವಾಗಿರುವುದರಲ್ಲಿ ಈ ವಿಭಾಗ ಇಲ್ಲ',
    'What this does not show': 'ಇದು ತೋರಿಸದಿರುವುದು',
    'That what the CV says is true. A signature shows whose word it is, and that not a letter has changed since.':
      'ಸಿವಿ ಹೇಳುವುದು ನಿಜ ಎಂಬುದು. ಸಹಿ ತೋರಿಸುವುದು ಅದು ಯಾರ ಮಾತು ಎಂಬುದನ್ನು ಮತ್ತು ನಂತರ ಒಂದು ಅಕ್ಷರವೂ ಬದಲಾಗಿಲ್ಲ ಎಂಬುದನ್ನು ಮಾತ್ರ.',
    'That a domain belongs to the institution whose name it resembles. The owner of the CV gave the address.':
      'ಡೊಮೇನ್ ಯಾವ ಸಂಸ್ಥೆಯ ಹೆಸರನ್ನು ಹೋಲುತ್ತದೆಯೋ ಆ ಸಂಸ್ಥೆಯದೇ ಎಂಬುದು. ವಿಳಾಸವನ್ನು ಕೊಟ್ಟವರು ಸಿವಿಯ ಮಾಲೀಕರು.',
    'Who the person behind an account or a wallet is. “Signed in with Google” is TruCV’s own record.':
      'ಖಾತೆ ಅಥವಾ ವಾಲೆಟ್ ಹಿಂದಿರುವ ವ್ಯಕ್ತಿ ಯಾರು ಎಂಬುದು. “Google ಮೂಲಕ ಸೈನ್ ಇನ್ ಆಗಿ” ಎಂಬುದು TruCV ಯ ಸ್ವಂತ ದಾಖಲೆ.',
    'That TruCV is honest: this page is TruCV’s too. The program under “For engineers” runs without it.':
      'TruCV ಪ್ರಾಮಾಣಿಕವಾಗಿದೆ ಎಂಬುದು: ಈ ಪುಟವೂ TruCV ಯದೇ. “ಎಂಜಿನಿಯರ್‌ಗಳಿಗೆ” ಎಂಬುದರ ಕೆಳಗಿನ ಪ್ರೋಗ್ರಾಂ TruCV ಇಲ್ಲದೆಯೇ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    'That TruCV shows everybody the same log. Witnesses and programs that follow it, such as log-audit.mjs, would notice.':
      'TruCV ಎಲ್ಲರಿಗೂ ಒಂದೇ ದಾಖಲೆ ಪುಸ್ತಕವನ್ನು ತೋರಿಸುತ್ತದೆ ಎಂಬುದು. ವ್ಯತ್ಯಾಸವಿದ್ದರೆ ಸಾಕ್ಷಿಗಳು ಮತ್ತು ಅದನ್ನು ಗಮನಿಸುವ log-audit.mjs ನಂತಹ ಪ್ರೋಗ್ರಾಂಗಳು ಪತ್ತೆಹಚ್ಚುತ್ತವೆ.',
    'What is withdrawn later. Check again when it matters.': 'ನಂತರ ಹಿಂಪಡೆಯುವುದು. ಮುಖ್ಯವಾದ ಸಂದರ್ಭದಲ್ಲಿ ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.',
    'It cannot be checked: {problem}.': 'ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿಲ್ಲ: {problem}.',
    'This browser could not do the check. The program under “For engineers” can.':
      'ಈ ಬ್ರೌಸರ್‌ಗೆ ಪರಿಶೀಲಿಸಲಾಗಲಿಲ್ಲ. “ಎಂಜಿನಿಯರ್‌ಗಳಿಗೆ” ಎಂಬುದರ ಕೆಳಗಿನ ಪ್ರೋಗ್ರಾಂ ಪರಿಶೀಲಿಸಬಲ್ಲದು.',
    'This page was opened without https, where browsers check no signatures.':
      'ಈ ಪುಟವನ್ನು https ಇಲ್ಲದೆ ತೆರೆಯಲಾಗಿದೆ; ಹಾಗಿದ್ದಾಗ ಬ್ರೌಸರ್‌ಗಳು ಸಹಿಗಳನ್ನು ಪರಿಶೀಲಿಸುವುದಿಲ್ಲ.',
    'TruCV cannot be reached. Look at your connection, then try again.':
      'TruCV ಯನ್ನು ತಲುಪಲಾಗುತ್ತಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕವನ್ನು ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'The owner of this CV asks for a password. Open the CV anew, then try again.':
      'ಈ ಸಿವಿಯ ಮಾಲೀಕರು ಪಾಸ್‌ವರ್ಡ್ ಕೇಳುತ್ತಾರೆ. ಸಿವಿಯನ್ನು ಮತ್ತೆ ತೆರೆದು, ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
    'This CV is no longer published: nothing of it can be checked now.':
      'ಈ ಸಿವಿ ಈಗ ಪ್ರಕಟಣೆಯಲ್ಲಿಲ್ಲ: ಇದರಲ್ಲಿ ಯಾವುದನ್ನೂ ಈಗ ಪರಿಶೀಲಿಸಲಾಗದು.',
    'TruCV replied with an error ({status}). Try again in a minute.':
      'TruCV ಯಿಂದ ದೋಷ ಬಂದಿದೆ ({status}). ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'The reply arrived only in part, or is no reply of TruCV. Try again.':
      'ಉತ್ತರ ಪೂರ್ತಿಯಾಗಿ ಬಂದಿಲ್ಲ, ಅಥವಾ ಅದು TruCV ಯ ಉತ್ತರವಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'The reply is about another CV: nothing of it counts for this one.':
      'ಉತ್ತರ ಬೇರೆ ಸಿವಿಯ ಬಗ್ಗೆ ಇದೆ: ಅದರಲ್ಲಿ ಯಾವುದೂ ಇದಕ್ಕೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ.',
    'The reply is of another service: its signatures do not count at this address.':
      'ಉತ್ತರ ಬೇರೆ ಸೇವೆಯಿಂದ ಬಂದಿದೆ: ಅದರ ಸಹಿಗಳು ಈ ವಿಳಾಸಕ್ಕೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ.',
    'This file is damaged, or is not a copy of a CV.': 'ಈ ಫೈಲ್ ಹಾಳಾಗಿದೆ, ಅಥವಾ ಇದು ಸಿವಿಯ ಪ್ರತಿ ಅಲ್ಲ.',
    'This is a copy of another CV.': 'ಇದು ಬೇರೆ ಸಿವಿಯ ಪ್ರತಿ.',
    'This is a JSON Resume, which holds no signatures to compare.': 'ಇದು JSON Resume; ಹೋಲಿಸಲು ಇದರಲ್ಲಿ ಸಹಿಗಳಿಲ್ಲ.',
    'Word files are not read here. Open the address at the end of the file: it leads to the comparison.':
      'Word ಫೈಲ್‌ಗಳನ್ನು ಇಲ್ಲಿ ಓದಲಾಗದು. ಫೈಲ್‌ನ ಕೊನೆಯಲ್ಲಿರುವ ವಿಳಾಸವನ್ನು ತೆರೆಯಿರಿ: ಅಲ್ಲಿ ಹೋಲಿಸಬಹುದು.',
    'This PDF names several versions of this CV: it was put together from several files.':
      'ಈ PDF ನಲ್ಲಿ ಈ ಸಿವಿಯ ಹಲವು ಆವೃತ್ತಿಗಳನ್ನು ಉಲ್ಲೇಖಿಸಲಾಗಿದೆ: ಇದನ್ನು ಹಲವು ಫೈಲ್‌ಗಳನ್ನು ಜೋಡಿಸಿ ಮಾಡಲಾಗಿದೆ.',
    'This PDF names no version of a CV: it was not made here, or was made anew by another program.':
      'ಈ PDF ನಲ್ಲಿ ಸಿವಿಯ ಯಾವುದೇ ಆವೃತ್ತಿಯನ್ನು ಉಲ್ಲೇಖಿಸಿಲ್ಲ: ಇದನ್ನು ಇಲ್ಲಿ ರಚಿಸಿಲ್ಲ, ಅಥವಾ ಬೇರೆ ಪ್ರೋಗ್ರಾಂ ಮತ್ತೆ ರಚಿಸಿದೆ.',
    'Your copy says that it is of {day}.': 'ನಿಮ್ಮ ಪ್ರತಿಯಲ್ಲಿರುವ ದಿನಾಂಕ: {day}.',
    'In your copy this does not hold:': 'ನಿಮ್ಮ ಪ್ರತಿಯಲ್ಲಿ ತಾಳೆಯಾಗದಿರುವುದು:',
    'Since then:': 'ಅದರ ನಂತರ:',
    'Nothing has changed since.': 'ಅದರ ನಂತರ ಏನೂ ಬದಲಾಗಿಲ್ಲ.',
    'Added: {section}': 'ಸೇರಿಸಿರುವುದು: {section}',
    'Changed: {section}': 'ಬದಲಾಗಿರುವುದು: {section}',
    'Removed: {section}': 'ತೆಗೆದಿರುವುದು: {section}',
    'Confirmed since: {section}': 'ನಂತರ ಖಚಿತಪಡಿಸಿರುವುದು: {section}',
    'No longer confirmed: {section}': 'ಈಗ ಖಚಿತಪಡಿಸುವಿಕೆ ಇಲ್ಲದಿರುವುದು: {section}',
    'Signed since: {section}': 'ನಂತರ ಸಹಿ ಮಾಡಿರುವುದು: {section}',
    'No longer signed: {section}': 'ಈಗ ಸಹಿ ಇಲ್ಲದಿರುವುದು: {section}',
    'This credential holds.': 'ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ ಮಾನ್ಯವಾಗಿದೆ.',
    'It is called {title}, of {day}.': 'ಇದರ ಹೆಸರು {title}, ದಿನಾಂಕ {day}.',
    'It is unchanged since TruCV signed it, and not withdrawn now.':
      'TruCV ಸಹಿ ಮಾಡಿದ ನಂತರ ಇದು ಬದಲಾಗಿಲ್ಲ; ಇದುವರೆಗೆ ಇದನ್ನು ಹಿಂಪಡೆದಿಲ್ಲ.',
    'The words that it is about are on this CV: {section}.': 'ಇದು ಯಾವ ಮಾತುಗಳ ಬಗ್ಗೆ ಇದೆಯೋ ಅವು ಈ ಸಿವಿಯಲ್ಲಿವೆ: {section}.',
    'The words that it is about are not on this CV, or were changed since.':
      'ಇದು ಯಾವ ಮಾತುಗಳ ಬಗ್ಗೆ ಇದೆಯೋ ಅವು ಈ ಸಿವಿಯಲ್ಲಿಲ್ಲ, ಅಥವಾ ನಂತರ ಬದಲಾಗಿವೆ.',
    'This credential does not hold.': 'ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ ಮಾನ್ಯವಲ್ಲ.',
    'This credential is not valid yet.': 'ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ ಇನ್ನೂ ಜಾರಿಗೆ ಬಂದಿಲ್ಲ.',
    'This credential has ended.': 'ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರದ ಅವಧಿ ಮುಗಿದಿದೆ.',
    'The signature holds, but this credential was withdrawn.': 'ಸಹಿ ತಾಳೆಯಾಗುತ್ತದೆ, ಆದರೆ ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
    'The signature holds, but whether the credential was withdrawn could not be looked up. Try again.':
      'ಸಹಿ ತಾಳೆಯಾಗುತ್ತದೆ, ಆದರೆ ಪ್ರಮಾಣಪತ್ರವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆಯೇ ಎಂದು ನೋಡಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'This is a credential about another person, or about another name.':
      'ಇದು ಬೇರೆ ವ್ಯಕ್ತಿಯ ಬಗ್ಗೆ, ಅಥವಾ ಬೇರೆ ಹೆಸರಿನ ಬಗ್ಗೆ ಇರುವ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರ.',
    'TruCV did not issue this credential.': 'ಈ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವನ್ನು ನೀಡಿದ್ದು TruCV ಅಲ್ಲ.',
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.':
      'ಈ ಪುಟ TruCV ಯ ಸ್ವಂತ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರಗಳನ್ನು JWT ಫೈಲ್‌ಗಳಾಗಿ (.jwt) ಮಾತ್ರ ಪರಿಶೀಲಿಸುತ್ತದೆ. ಇದನ್ನು “ಎಂಜಿನಿಯರ್‌ಗಳಿಗೆ” ಎಂಬುದರ ಕೆಳಗಿನ ಪ್ರೋಗ್ರಾಂ ಪರಿಶೀಲಿಸುತ್ತದೆ: node verify-cv.mjs, ಫೈಲ್, --keys ಮತ್ತು ನೀಡಿದವರ did.json.',
    'No CV at this address — TruCV': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಸಿವಿ ಇಲ್ಲ — TruCV',
    'There is no CV here': 'ಇಲ್ಲಿ ಯಾವುದೇ ಸಿವಿ ಇಲ್ಲ',
    'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.':
      'ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿರಬಹುದು, ಅಥವಾ ಮಾಲೀಕರು ಪುಟವನ್ನು ತೆಗೆದಿರಬಹುದು. ಇದನ್ನು ನಿಮಗೆ ಯಾರಾದರೂ ಕಳುಹಿಸಿದ್ದರೆ, ಹೊಸ ಲಿಂಕ್ ನೀಡುವಂತೆ ಅವರನ್ನು ಕೇಳಿ.',
    'Go to TruCV': 'TruCV ಗೆ ಹೋಗಿ',
    'This CV is protected': 'ಈ ಸಿವಿಗೆ ಪಾಸ್‌ವರ್ಡ್ ರಕ್ಷಣೆ ಇದೆ',
    'Its owner asks for a password. It usually comes with the link.':
      'ಇದರ ಮಾಲೀಕರು ಪಾಸ್‌ವರ್ಡ್ ಕೇಳುತ್ತಾರೆ. ಅದು ಸಾಮಾನ್ಯವಾಗಿ ಲಿಂಕ್ ಜೊತೆಗೇ ಬರುತ್ತದೆ.',
    Password: 'ಪಾಸ್‌ವರ್ಡ್',
    'Open the CV': 'ಸಿವಿಯನ್ನು ತೆರೆಯಿರಿ',
    'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.':
      'ನಂತರ ಇದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ 12 ಗಂಟೆ ತೆರೆದಿರುತ್ತದೆ. ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲವೇ? ಲಿಂಕ್ ಕಳುಹಿಸಿದವರನ್ನು ಕೇಳಿ.',
    'This form was sent from another site. Enter the password here.':
      'ಈ ನಮೂನೆಯನ್ನು ಬೇರೆ ಸೈಟ್‌ನಿಂದ ಕಳುಹಿಸಲಾಗಿದೆ. ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಇಲ್ಲಿ ನಮೂದಿಸಿ.',
    'This is not the password. Capital letters count.': 'ಇದು ಸರಿಯಾದ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ. ದೊಡ್ಡ ಮತ್ತು ಸಣ್ಣ ಅಕ್ಷರಗಳು ಬೇರೆ ಬೇರೆ.',
    'Many people are asking just now. Try again in a few seconds.': 'ಈಗ ಹಲವರು ಪ್ರಯತ್ನಿಸುತ್ತಿದ್ದಾರೆ. ಕೆಲವು ಕ್ಷಣಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    '[TruCV], where people write CVs that others can check': '[TruCV]: ಇತರರು ಪರಿಶೀಲಿಸಬಹುದಾದ ಸಿವಿಗಳನ್ನು ಬರೆಯುವ ತಾಣ',
    'Hello,': 'ನಮಸ್ಕಾರ,',
    '{person} asks {institution} to confirm a section of a CV: {section}':
      '{person} ಒಂದು ಸಿವಿಯ ಒಂದು ವಿಭಾಗವನ್ನು ಖಚಿತಪಡಿಸುವಂತೆ ಕೇಳಿದ್ದಾರೆ. ಕೇಳಿರುವ ಸಂಸ್ಥೆ: {institution}. ವಿಭಾಗ: {section}',
    'Both names were typed by the user of TruCV who asks. We have not checked them.':
      'ಎರಡೂ ಹೆಸರುಗಳನ್ನು ಟೈಪ್ ಮಾಡಿದವರು, ಇದನ್ನು ಕೇಳುತ್ತಿರುವ TruCV ಬಳಕೆದಾರರು. ನಾವು ಅವುಗಳನ್ನು ಪರಿಶೀಲಿಸಿಲ್ಲ.',
    'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.':
      'ಏನು ಹೇಳಲಾಗಿದೆ ಎಂಬುದನ್ನು ಕೆಳಗಿನ ಲಿಂಕ್‌ನಲ್ಲಿ ನೋಡಬಹುದು. ಸಂಸ್ಥೆಯ ಪರವಾಗಿ ಮಾತನಾಡಬಲ್ಲ ಯಾರಾದರೂ ಅದನ್ನು ಖಚಿತಪಡಿಸಬಹುದು ಅಥವಾ ನಿರಾಕರಿಸಬಹುದು; ಖಾತೆ ಬೇಕಿಲ್ಲ.',
    'Look at the claim and answer': 'ಹೇಳಿಕೆಯನ್ನು ನೋಡಿ ಉತ್ತರಿಸಿ',
    'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.':
      'ಈ ಲಿಂಕ್ ಮೂಲಕ ಒಮ್ಮೆ ಮಾತ್ರ, {day} ರವರೆಗೆ, ಉತ್ತರಿಸಬಹುದು. ನೀವು ಏನೂ ಮಾಡದಿದ್ದರೆ, ಏನನ್ನೂ ಖಚಿತಪಡಿಸಿದಂತೆ ಆಗುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಇದನ್ನು ಬೇರೆಯವರಿಗೆ ಕಳುಹಿಸಬೇಡಿ: ಇದು ಸಿಕ್ಕ ಯಾರು ಬೇಕಾದರೂ ಉತ್ತರಿಸಬಹುದು.',
    'Answer all requests at one place': 'ಎಲ್ಲಾ ಕೋರಿಕೆಗಳಿಗೆ ಒಂದೇ ಕಡೆ ಉತ್ತರಿಸಿ',
    'Never write to me again': 'ನನಗೆ ಇನ್ನೆಂದೂ ಇಮೇಲ್ ಕಳುಹಿಸಬೇಡಿ',
    'Questions? Write to {address}. Answers to this mail are not read.':
      'ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ಈ ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ: {address}. ಈ ಇಮೇಲ್‌ಗೆ ಬರುವ ಉತ್ತರಗಳನ್ನು ಯಾರೂ ಓದುವುದಿಲ್ಲ.',
    'Change the language': 'ಭಾಷೆ ಬದಲಾಯಿಸಿ',
    'Can you confirm this?': 'ನೀವು ಇದನ್ನು ಖಚಿತಪಡಿಸಬಲ್ಲಿರಾ?',
    'What you answer for': 'ನೀವು ಉತ್ತರಿಸುತ್ತಿರುವುದು',
    'Name on the CV': 'ಸಿವಿಯಲ್ಲಿರುವ ಹೆಸರು',
    'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.':
      'ನಿಮ್ಮ ದಾಖಲೆಗಳಲ್ಲಿ ಈ ವ್ಯಕ್ತಿಯನ್ನು ಹುಡುಕಲು: {reference}. ಇದನ್ನು ಕೇಳುತ್ತಿರುವ ಬಳಕೆದಾರರು ಟೈಪ್ ಮಾಡಿದ್ದಾರೆ. ನೀವು ಖಚಿತಪಡಿಸುವುದರಲ್ಲಿ ಇದು ಸೇರಿಲ್ಲ; ನಿಮ್ಮ ಹೊರತು ಬೇರೆ ಯಾರಿಗೂ ತೋರಿಸುವುದಿಲ್ಲ.',
    'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.':
      'ಇದೇ ಮಾತುಗಳನ್ನು ನಿಮ್ಮ ಡೊಮೇನ್‌ನಿಂದ {day} ರಂದು ಬೇರೊಂದು ಹೆಸರಿಗೆ ಖಚಿತಪಡಿಸಲಾಗಿತ್ತು: {before}. ಈಗ ಕೇಳುತ್ತಿರುವ ಹೆಸರು: {person}. ಇಬ್ಬರೂ ಒಬ್ಬರೇ ವ್ಯಕ್ತಿ ಎಂದು ನಿಮಗೆ ಗೊತ್ತಿದ್ದರೆ ಮಾತ್ರ ಖಚಿತಪಡಿಸಿ.',
    'What your answer means': 'ನಿಮ್ಮ ಉತ್ತರದ ಅರ್ಥ',
    'Not part of your answer': 'ನಿಮ್ಮ ಉತ್ತರದಲ್ಲಿ ಸೇರದಿರುವುದು',
    'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.':
      'ನೀವು ಖಚಿತಪಡಿಸಿದರೆ, ಸಂಸ್ಥೆಯ ಪರವಾಗಿ ಮಾತನಾಡಬಲ್ಲೆ ಎಂದೂ {person} ಬಗ್ಗೆ ಇವು ನಿಜ ಎಂದೂ ಹೇಳಿದಂತೆ: {covered}.',
    'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.':
      'ನಂತರ ಸಿವಿಯ ಈ ವಿಭಾಗವನ್ನು ಓದಬಹುದಾದ ಎಲ್ಲರಿಗೂ ಇವು ಕಾಣುತ್ತವೆ: “{badge}”, ಅಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು ಉತ್ತರಿಸಿದ್ದಾರೆ ಎಂಬುದು, ಮತ್ತು ನೀವು ಕೊಡುವ ಹೆಸರು. ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ತೋರಿಸುವುದಿಲ್ಲ.',
    'It will be kept as evidence, not shown as an institution’s confirmation.':
      'ಇದನ್ನು ಪೂರಕ ದಾಖಲೆಯಾಗಿ ಇಡಲಾಗುತ್ತದೆ; ಸಂಸ್ಥೆಯ ಖಚಿತಪಡಿಸುವಿಕೆಯಾಗಿ ತೋರಿಸುವುದಿಲ್ಲ.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.':
      '{domain} ಡೊಮೇನ್‌ನಲ್ಲಿ ಇಮೇಲ್ ಓದುವ ಒಬ್ಬರು ಒಪ್ಪಿದ್ದಾರೆ ಎಂಬುದು ಮತ್ತು ಅದು ಏಕೆ ಒಂದು ಸಂಸ್ಥೆಯ ಮಾತಲ್ಲ ಎಂಬುದು ಸಿವಿಯನ್ನು ಪರಿಶೀಲಿಸುವವರಿಗೆ ಕಾಣುತ್ತದೆ.',
    'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.':
      'ಇದು ಈ ಹೆಸರಿಗೆ, ಈ ವಿವರಗಳಿರುವ ಈ ಮಾಲೀಕರ ಪ್ರತಿಯೊಂದು ಸಿವಿಯಲ್ಲೂ ಅನ್ವಯಿಸುತ್ತದೆ. ವಿಭಾಗದ ಉಳಿದ ಭಾಗವನ್ನು ಮಾಲೀಕರು ಬದಲಾಯಿಸಬಹುದು; ನಿಮ್ಮ ಮಾತು ಈ ವಿವರಗಳ ಜೊತೆಗೇ ಇರುತ್ತದೆ. ಯಾವುದೇ ವಿವರ ಅಥವಾ ಹೆಸರು ಬದಲಾದರೆ, ಅದು ಮುಗಿಯುತ್ತದೆ.',
    'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.':
      'ಇದು ಈ ಹೆಸರಿಗೆ, ಇದೇ ಪಠ್ಯ ಯಥಾವತ್ತಾಗಿರುವ ಈ ಮಾಲೀಕರ ಪ್ರತಿಯೊಂದು ಸಿವಿಯಲ್ಲೂ ಅನ್ವಯಿಸುತ್ತದೆ. ಪಠ್ಯ ಅಥವಾ ಹೆಸರು ಬದಲಾದರೆ, ಅದು ಮುಗಿಯುತ್ತದೆ.',
    'If you decline, only the owner of the CV gets to know it.': 'ನೀವು ನಿರಾಕರಿಸಿದರೆ, ಅದು ಸಿವಿಯ ಮಾಲೀಕರಿಗೆ ಮಾತ್ರ ತಿಳಿಯುತ್ತದೆ.',
    'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.':
      '{day} ರವರೆಗೆ ಒಮ್ಮೆ ಉತ್ತರಿಸಬಹುದು. ಅದರ ನಂತರ ಒಂದು ವರ್ಷದವರೆಗೆ ಇದೇ ಲಿಂಕ್ ಮೂಲಕ ಖಚಿತಪಡಿಸುವಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಬಹುದು.',
    'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.':
      'ಈ ಸಿವಿಯನ್ನು ಬರೆದವರು ಯಾರು ಎಂದು ನಾವು ಪರಿಶೀಲಿಸಿಲ್ಲ. ಅವರು ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ, ನಿರಾಕರಿಸಿ, ಅಥವಾ ಏನೂ ಮಾಡಬೇಡಿ.',
    'Files the owner has added': 'ಮಾಲೀಕರು ಸೇರಿಸಿರುವ ಫೈಲ್‌ಗಳು',
    'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.':
      'ನಾವು ಅವುಗಳನ್ನು ಪಠ್ಯದೊಂದಿಗೆ ಹೋಲಿಸಿಲ್ಲ. ನೀವು ಉತ್ತರಿಸುವವರೆಗೆ, ಅವುಗಳ ಪುಟಗಳ ಚಿತ್ರಗಳು ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತವೆ.',
    'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.':
      'ಇವು ಸಿವಿಯ ಮಾಲೀಕರು ಸೇರಿಸಿರುವ ಒಂದು ಫೈಲ್‌ನ ಚಿತ್ರಗಳು. ನಾವು ಅದನ್ನು ಪಠ್ಯದೊಂದಿಗೆ ಹೋಲಿಸಿಲ್ಲ.',
    'Pages shown: {shown} of {all}': 'ತೋರಿಸಿರುವ ಪುಟಗಳು: {shown} / {all}',
    'Page {page} of {all}': 'ಪುಟ {page} / {all}',
    'Your answer': 'ನಿಮ್ಮ ಉತ್ತರ',
    'Yes, this is true': 'ಹೌದು, ಇದು ನಿಜ',
    'No, I do not confirm this': 'ಇಲ್ಲ, ನಾನು ಇದನ್ನು ಖಚಿತಪಡಿಸುವುದಿಲ್ಲ',
    'Your name and office': 'ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಹುದ್ದೆ',
    'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.':
      'ಖಚಿತಪಡಿಸಲು ಇದು ಬೇಕು. ಇದನ್ನು ಸಿವಿಯೊಂದಿಗೆ ಉದ್ಧರಣ ಚಿಹ್ನೆಗಳಲ್ಲಿ ತೋರಿಸಲಾಗುತ್ತದೆ. ವೆಬ್ ವಿಳಾಸಗಳು ಬೇಡ.',
    'A note to the owner': 'ಮಾಲೀಕರಿಗೆ ಒಂದು ಟಿಪ್ಪಣಿ',
    'If you like. Only the owner sees it.': 'ಬೇಕಿದ್ದರೆ ಮಾತ್ರ. ಇದನ್ನು ಮಾಲೀಕರು ಮಾತ್ರ ನೋಡುತ್ತಾರೆ.',
    'Send my answer': 'ನನ್ನ ಉತ್ತರ ಕಳುಹಿಸಿ',
    'Choose an answer.': 'ಒಂದು ಉತ್ತರವನ್ನು ಆರಿಸಿ.',
    'Say who confirms this.': 'ಯಾರು ಖಚಿತಪಡಿಸುತ್ತಿದ್ದಾರೆ ಎಂದು ಬರೆಯಿರಿ.',
    'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.':
      'ಇದು ತುಂಬಾ ಉದ್ದವಾಗಿದೆ, ಅಥವಾ ಇದರಲ್ಲಿ ವೆಬ್ ವಿಳಾಸ ಅಥವಾ ಕಾಣದ ಅಕ್ಷರಗಳಿವೆ. ಸಂಕ್ಷೇಪದ ಚುಕ್ಕಿಯ ನಂತರ ಜಾಗ ಬಿಡಿ.',
    'This was answered already.': 'ಇದಕ್ಕೆ ಈಗಾಗಲೇ ಉತ್ತರಿಸಲಾಗಿದೆ.',
    'Your answer could not be stored. Try again.': 'ನಿಮ್ಮ ಉತ್ತರವನ್ನು ಉಳಿಸಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'Thank you, this is confirmed': 'ಧನ್ಯವಾದಗಳು, ಇದನ್ನು ಖಚಿತಪಡಿಸಲಾಗಿದೆ',
    'Not confirmed': 'ಖಚಿತಪಡಿಸಿಲ್ಲ',
    Withdrawn: 'ಹಿಂಪಡೆಯಲಾಗಿದೆ',
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}':
      '{domain}: ಅಲ್ಲಿ ಇಮೇಲ್ ಓದುವ, {name} ಎಂದು ಹೆಸರು ಕೊಟ್ಟ ಒಬ್ಬರು, {person} ಸಿವಿಯ ಒಂದು ವಿಭಾಗವನ್ನು {day} ರಂದು ಖಚಿತಪಡಿಸಿದ್ದಾರೆ: {section}',
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}':
      '{person} ಸಿವಿಯ ಒಂದು ವಿಭಾಗವನ್ನು {day} ರಂದು ಖಚಿತಪಡಿಸಲಿಲ್ಲ; ಇದು ಅದರ ಮಾಲೀಕರಿಗೆ ಮಾತ್ರ ತಿಳಿಯುತ್ತದೆ: {section}',
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}':
      '{person} ಸಿವಿಯಲ್ಲಿ ಖಚಿತಪಡಿಸಿದ್ದನ್ನು {day} ರಂದು ಹಿಂಪಡೆಯಲಾಗಿದೆ; ಇನ್ನು ಯಾರಿಗೂ ಅದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ: {section}',
    'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].':
      'ಅದು ತಪ್ಪಾಗಿತ್ತೇ, ಅಥವಾ ಈಗ ಸರಿಯಾಗಿಲ್ಲವೇ? {day} ರವರೆಗೆ ನೀವು [ಅದನ್ನು ಹಿಂಪಡೆಯಬಹುದು].',
    'Withdraw this confirmation?': 'ಈ ಖಚಿತಪಡಿಸುವಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಬೇಕೇ?',
    'It was given on {day} for the CV of {person}: {section}': 'ಇದನ್ನು {person} ಸಿವಿಗಾಗಿ {day} ರಂದು ನೀಡಲಾಗಿದೆ: {section}',
    'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.':
      'ಹಿಂಪಡೆದ ನಂತರ ಯಾವ ಸಿವಿಯೂ ಅದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ; ಮಾಲೀಕರಿಗೆ ಒಂದು ಇಮೇಲ್ ಹೋಗುತ್ತದೆ. ಇದು ಅಂತಿಮ.',
    Withdraw: 'ಹಿಂಪಡೆಯಿರಿ',
    'Keep it': 'ಹಾಗೇ ಇಡಿ',
    'Never get such mails again?': 'ಇಂತಹ ಇಮೇಲ್‌ಗಳು ಇನ್ನೆಂದೂ ಬೇಡವೇ?',
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.':
      'ಹಾಗಾದರೆ, ಯಾರೇ ಕೇಳಿದರೂ, ಈ ಲಿಂಕ್ ಕಳುಹಿಸಿದ ವಿಳಾಸಕ್ಕೆ ನಾವು ಕೋರಿಕೆಗಳನ್ನು ಕಳುಹಿಸುವುದಿಲ್ಲ. ಇದನ್ನು ಮತ್ತೆ ಬದಲಾಯಿಸಲಾಗದು.',
    'We will not write to you again': 'ನಾವು ಇನ್ನು ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ',
    'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.':
      'ಈ ಲಿಂಕ್ ಕಳುಹಿಸಿದ ವಿಳಾಸಕ್ಕೆ, ಯಾರೇ ಕೇಳಿದರೂ, ಇನ್ನು ನಮ್ಮಿಂದ ಕೋರಿಕೆಗಳು ಬರುವುದಿಲ್ಲ. ಅದನ್ನು ತಿಳಿಯಲು ಬೇಕಾದುದಕ್ಕಿಂತ ಹೆಚ್ಚಿನದನ್ನು ಆ ವಿಳಾಸದ ಬಗ್ಗೆ ನಾವು ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ.',
    'This link leads nowhere': 'ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಏನೂ ಇಲ್ಲ',
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.':
      'ಇದು ಅಪೂರ್ಣವಾಗಿರಬಹುದು, ಇದರ ಅವಧಿ ಮುಗಿದಿರಬಹುದು, ಅಥವಾ ಸಿವಿಯ ಮಾಲೀಕರು ಕೋರಿಕೆಯನ್ನು ಹಿಂಪಡೆದಿರಬಹುದು ಅಥವಾ ಅದಕ್ಕೆ ಸಂಬಂಧಿಸಿದ ಮಾತುಗಳನ್ನು ಬದಲಾಯಿಸಿರಬಹುದು. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  },
  counted: {
    'Of {count} texts, each fits its fingerprint.': {
      one: '{count} ಪಠ್ಯ ತನ್ನ ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚಿನೊಂದಿಗೆ ತಾಳೆಯಾಗುತ್ತದೆ.',
      other: '{count} ಪಠ್ಯಗಳಲ್ಲಿ ಪ್ರತಿಯೊಂದೂ ತನ್ನ ಡಿಜಿಟಲ್ ಬೆರಳಚ್ಚಿನೊಂದಿಗೆ ತಾಳೆಯಾಗುತ್ತದೆ.',
    },
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.': {
      one: '{count} ಸಹಿ ತಾಳೆಯಾಗುತ್ತದೆ. TruCV ದಾಖಲಿಸಿದ್ದು: {account}, ವಾಲೆಟ್ ಮೂಲಕ: {wallet}.',
      other: '{count} ಸಹಿಗಳು ತಾಳೆಯಾಗುತ್ತವೆ. TruCV ದಾಖಲಿಸಿದ್ದು: {account}, ವಾಲೆಟ್ ಮೂಲಕ: {wallet}.',
    },
    '{count} sections, recorded by TruCV: {domains}.': {
      one: '{count} ವಿಭಾಗ, TruCV ದಾಖಲಿಸಿದ್ದು: {domains}.',
      other: '{count} ವಿಭಾಗಗಳು, TruCV ದಾಖಲಿಸಿದ್ದು: {domains}.',
    },
    '{count} sections do not hold.': { one: '{count} ವಿಭಾಗ ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ.', other: '{count} ವಿಭಾಗಗಳು ತಾಳೆಯಾಗುತ್ತಿಲ್ಲ.' },
    '{count} sections with a credential signed by {who}': {
      one: '{who} ಸಹಿ ಮಾಡಿದ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವಿರುವ {count} ವಿಭಾಗ',
      other: '{who} ಸಹಿ ಮಾಡಿದ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವಿರುವ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections confirmed by {who}': {
      one: '{who} ಮೂಲಕ ಖಚಿತಪಡಿಸಿದ {count} ವಿಭಾಗ',
      other: '{who} ಮೂಲಕ ಖಚಿತಪಡಿಸಿದ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections signed by {who}': { one: '{who} ಸಹಿ ಮಾಡಿದ {count} ವಿಭಾಗ', other: '{who} ಸಹಿ ಮಾಡಿದ {count} ವಿಭಾಗಗಳು' },
    '{count} sections with a credential signed by several domains ({many})': {
      one: 'ಹಲವು ಡೊಮೇನ್‌ಗಳು ({many}) ಸಹಿ ಮಾಡಿದ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವಿರುವ {count} ವಿಭಾಗ',
      other: 'ಹಲವು ಡೊಮೇನ್‌ಗಳು ({many}) ಸಹಿ ಮಾಡಿದ ಡಿಜಿಟಲ್ ಪ್ರಮಾಣಪತ್ರವಿರುವ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections confirmed by several domains ({many})': {
      one: 'ಹಲವು ಡೊಮೇನ್‌ಗಳ ({many}) ಮೂಲಕ ಖಚಿತಪಡಿಸಿದ {count} ವಿಭಾಗ',
      other: 'ಹಲವು ಡೊಮೇನ್‌ಗಳ ({many}) ಮೂಲಕ ಖಚಿತಪಡಿಸಿದ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections signed by several people or wallets ({many})': {
      one: 'ಹಲವು ವ್ಯಕ್ತಿಗಳು ಅಥವಾ ವಾಲೆಟ್‌ಗಳು ({many}) ಸಹಿ ಮಾಡಿದ {count} ವಿಭಾಗ',
      other: 'ಹಲವು ವ್ಯಕ್ತಿಗಳು ಅಥವಾ ವಾಲೆಟ್‌ಗಳು ({many}) ಸಹಿ ಮಾಡಿದ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections with evidence only': {
      one: 'ಪೂರಕ ದಾಖಲೆ ಮಾತ್ರ ಇರುವ {count} ವಿಭಾಗ',
      other: 'ಪೂರಕ ದಾಖಲೆ ಮಾತ್ರ ಇರುವ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections with a signature that no longer counts': {
      one: 'ಈಗ ಪರಿಗಣಿಸದ ಸಹಿ ಇರುವ {count} ವಿಭಾಗ',
      other: 'ಈಗ ಪರಿಗಣಿಸದ ಸಹಿ ಇರುವ {count} ವಿಭಾಗಗಳು',
    },
    '{count} sections not signed': { one: 'ಸಹಿ ಇಲ್ಲದ {count} ವಿಭಾಗ', other: 'ಸಹಿ ಇಲ್ಲದ {count} ವಿಭಾಗಗಳು' },
    'Too many wrong passwords came from here. Try again in {count} minutes.': {
      one: 'ಇಲ್ಲಿಂದ ಹಲವು ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್‌ಗಳು ಬಂದಿವೆ. {count} ನಿಮಿಷದಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      other: 'ಇಲ್ಲಿಂದ ಹಲವು ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್‌ಗಳು ಬಂದಿವೆ. {count} ನಿಮಿಷಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
  },
} satisfies ReaderTexts
