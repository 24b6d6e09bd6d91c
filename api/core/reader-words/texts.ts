// The English texts of ours for readers of a CV, by the place where they are. A language's file has each of them. A text with `{count}` has
// plural forms.
import { CHECK, CHECK_COUNTED, VERIFY } from './verify-texts.ts'

/** Fields of sections, within sentences. */
const FIELDS = [
  ...([
    'title',
    'place',
    'name',
    'address',
    'label',
    'value',
    'institution',
    'board',
    'organisation',
    'degree',
  ] as const),
  ...(['field of study', 'from', 'until', 'date', 'dates', 'score', 'scale', 'kind of score', 'description'] as const),
  ...(['employer', 'still there', 'about', 'roles at one employer', 'highlights', 'level', 'keywords'] as const),
  ...(['provider', 'issuer', 'credential ID', 'publisher', 'awarding body', 'fluency', 'e-mail', 'phone'] as const),
  ...(['what they say', 'subtitle', 'hidden', 'shown to readers', 'roles', 'courses', 'kind'] as const),
  ...(['profession', 'location', 'picture', 'links', 'everything that is written here', 'some facts'] as const),
] as const

/** Values of fields. */
const VALUES = ['Yes', 'Percentage', 'CGPA', 'GPA', 'Grade', 'Class or division', 'Rank'] as const

const CLAIMS = [
  'It is the owner’s own word: nobody has checked it.',
  'Where nothing is confirmed, it is the owner’s own word: nobody has checked it.',
  'Personal details',
  'Stated',
  'Self-attested',
  'Evidence attached',
  'Confirmed',
  'Signed by its issuer',
  'Confirmed by {domain}',
  'Signed by {domain} for this account, checked {day}',
  'Self-attested by {name}, signed in with Google, on {day}.',
  'Self-attested by {name}, signed in with Google, from {first} to {last}.',
  'Self-attested by {name} with wallet {wallet}, on {day}.',
  'Self-attested by {name} with wallet {wallet}, from {first} to {last}.',
  'Somebody who reads mail at {domain} agreed on {day} with {covered}. That is a domain of the owner’s own: this is not an institution’s confirmation.',
  'Somebody who reads mail at {domain} agreed on {day} with {covered}. Anybody, or every student or graduate, can have an address there: this is not an institution’s confirmation.',
  'Confirmed by {domain}, on {day}: somebody who reads mail at {domain}; the address was given by the CV’s owner.',
  'What was confirmed: {covered}.',
  'Name given there: {name}. The owner calls the institution {institution}.',
  'The owner attached it to {covered}.',
  'The owner has attached evidence, which is kept private, to {covered}.',
  'Confirmed by {domain}, on {day}: somebody who reads mail there, name given {name}; address given by the CV’s owner; covers {covered}.',
  'Signed by {domain} for this account, checked {day}; attached to {covered}.',
  'The confirmation has been in the public log since {day}.',
  'The confirmation is in the public log within a minute.',
  'The attestation has been in the public log since {day}.',
  'The attestation is in the public log within a minute.',
  'Signed by the account of {name}, another name than this CV’s',
  'Signed by the account of {name}, another name than this CV’s: {about}, {day}',
  '{name} signed every section, {day}',
  '{name} signed every section that can be checked, {day}',
  '{name} signed all other sections, {day}',
  '{name} signed all other sections that can be checked, {day}',
  'every section',
  'every section that can be checked',
  'all other sections',
  'all other sections that can be checked',
  'Check it yourself',
] as const

const CREDENTIALS = [
  'This service issued it: it records what is shown here anyway, and raises nothing.',
  '{domain} is a domain of the owner’s own.',
  'Anybody, or every student or graduate, can have an address at {domain}.',
  '{domain} is a page of its site, and a site can give pages to anybody.',
  'Anybody can have a name like {domain}: it shows no institution.',
  'Listed by {domain}; it is not signed.',
  'Signed by {domain}.',
  'Signed with a key that names nobody.',
  'It names an issuer that could not be reached to show that it signed it.',
  'It names {domain}, which could not be reached to show that it signed it.',
  'Sealed by {name}, with a certificate that this service trusts.',
  'Sealed by {name}, with a certificate that was not checked against a list.',
  'Not withdrawn on {day}.',
  'Withdrawn, as found on {day}.',
  'Whether it was withdrawn could not be looked up on {day}.',
  'Checked on {day}; its issuer keeps no list of withdrawn ones.',
  'Made out to the address of this account.',
  'It does not say whose it is.',
  'Made out to somebody else.',
  'It is refused since the check on {day}.',
  'It is called {title}.',
  'Its issuer calls itself {name}.',
  'It names {name}.',
  'A credential, unchanged since it was signed.',
  'It ended on {day}.',
  'It is not valid before {day}.',
  'Shown by the owner beside: {title}.',
] as const

/** What each level means, on the page that checks a CV. */
const LEVELS = [
  'Not signed',
  'Signed',
  'The CV says so. It is neither signed nor confirmed.',
  'The account that is named signed everything that is written in the section (self-attested), signed in or with a wallet. It shows whose word it is and that no word of the section changed, not that it is true.',
  'The owner also keeps a document about it here, which nobody at TruCV has checked, or a credential that does not show everything that the highest level asks for.',
  'Somebody who reads mail at the domain that is named confirmed what the badge lists: facts of the section, such as title, employer and dates, or everything that is written there. The address was given by the owner of the CV: judge for yourself whether the domain is the institution’s. Names in quotation marks were typed by the people who ask and answer, and nobody has checked them.',
  'The owner attached a credential to what the badge lists, facts of the section or everything that is written there. It is signed by the domain that is named, made out to the mail address of the owner’s account, in force and not withdrawn on the day that is named. That the credential and the CV say the same is the owner’s word: read both. Text in quotation marks is the issuer’s.',
] as const

/** In place of a CV: a password is needed, or there is none. */
const DOORS = [
  'No CV at this address — TruCV',
  'There is no CV here',
  'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.',
  'Go to TruCV',
  'This CV is protected',
  'Its owner asks for a password. It usually comes with the link.',
  'Password',
  'Open the CV',
  'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.',
  'This form was sent from another site. Enter the password here.',
  'This is not the password. Capital letters count.',
  'Many people are asking just now. Try again in a few seconds.',
  '[TruCV], where people write CVs that others can check',
] as const

/** Pages and mails for institutions. */
const INSTITUTIONS = [
  'Hello,',
  '{person} asks {institution} to confirm a section of a CV: {section}',
  'Both names were typed by the user of TruCV who asks. We have not checked them.',
  'The link below shows what is claimed. Anybody who can speak for the institution may confirm or decline it; no account is needed.',
  'Look at the claim and answer',
  'The link can be answered once, until {day}. If you do nothing, nothing is confirmed. Please do not pass it on: anyone who has it can answer.',
  'Never write to me again',
  'Questions? Write to {address}. Answers to this mail are not read.',

  'Change the language',
  'Can you confirm this?',
  'What you answer for',
  'Name on the CV',
  'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.',
  'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.',
  'What your answer means',
  'Not part of your answer',
  'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.',
  'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.',
  'It will be kept as evidence, not shown as an institution’s confirmation.',
  'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.',
  'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.',
  'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.',
  'If you decline, only the owner of the CV gets to know it.',
  'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.',
  'We have not checked who wrote this CV. If you do not know them, decline, or do nothing.',
  'Files the owner has added',
  'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.',
  'These are pictures of a file that the owner of the CV has added. We have not compared it with the text.',
  'Pages shown: {shown} of {all}',
  'Page {page} of {all}',

  'Your answer',
  'Yes, this is true',
  'No, I do not confirm this',
  'Your name and office',
  'Needed to confirm. It is shown with the CV, in quotation marks. No web addresses.',
  'A note to the owner',
  'If you like. Only the owner sees it.',
  'Send my answer',
  'Choose an answer.',
  'Say who confirms this.',
  'This is too long, or it has a web address or invisible characters. After the dot of an abbreviation, put a space.',
  'This was answered already.',
  'Your answer could not be stored. Try again.',

  'Thank you, this is confirmed',
  'Not confirmed',
  'Withdrawn',
  '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}',
  'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}',
  'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}',
  'Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].',
  'Answer all requests at one place',
  'Withdraw this confirmation?',
  'It was given on {day} for the CV of {person}: {section}',
  'Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.',
  'Withdraw',
  'Keep it',

  'Never get such mails again?',
  'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.',
  'We will not write to you again',
  'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.',
  'This link leads nowhere',
  'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.',
] as const

/** A function, so that bundles of the client leave out the list. */
export const allTexts = () =>
  [...FIELDS, ...VALUES, ...CLAIMS, ...CREDENTIALS, ...LEVELS, ...VERIFY, ...CHECK, ...DOORS, ...INSTITUTIONS] as const
export type Text = ReturnType<typeof allTexts>[number]

/** The English plural forms, by the form for many. */
export const COUNTED = {
  ...CHECK_COUNTED,
  '{count} sections with a credential signed by {who}': '{count} section with a credential signed by {who}',
  '{count} sections confirmed by {who}': '{count} section confirmed by {who}',
  '{count} sections signed by {who}': '{count} section signed by {who}',
  '{count} sections with a credential signed by several domains ({many})':
    '{count} section with a credential signed by several domains ({many})',
  '{count} sections confirmed by several domains ({many})': '{count} section confirmed by several domains ({many})',
  '{count} sections signed by several people or wallets ({many})':
    '{count} section signed by several people or wallets ({many})',
  '{count} sections with evidence only': '{count} section with evidence only',
  '{count} sections with a signature that no longer counts': '{count} section with a signature that no longer counts',
  '{count} sections not signed': '{count} section not signed',
  'Too many wrong passwords came from here. Try again in {count} minutes.':
    'Too many wrong passwords came from here. Try again in {count} minute.',
} as const
export type Counted = keyof typeof COUNTED
