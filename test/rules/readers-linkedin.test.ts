// LinkedIn's data export: the rows that the resume gets, the rows listed as not placed, and the tables that are not read.
import { splitWords } from '../../api/resume/readers/account.ts'
import { readLinkedIn } from '../../api/resume/readers/linkedin.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { zipOf } from '../zip-writer.ts'
import { anyText, assertNothingInvented, shown } from './readings.ts'

const read = (files: Record<string, string | Uint8Array>) => shown(readLinkedIn(zipOf(files)))

const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n'
const EXPORT = {
  'Profile.csv': `${PROFILE}Asha,Rao,Nair,,Jan 5,"Engineer, mostly","I build\r\n\r\nsmall ""things"".",Software,560001,"Pune, Maharashtra",[asharao],"[PERSONAL:https://asha.example,BLOG:https://blog.example/a]",SKYPE:asha.rao\r\n`,
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nKaveri Data,Staff Engineer,"Storage team\n• Cut the tail, by half\n• Wrote 3 guides",Pune,Mar 2021,\nNila Labs,Engineer,"• Began\nLater:\n• Ended",,2016,Feb 2021\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nCollege of Pune,2010,2014,First class,"B.E., Electronics",Chess club\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/2/16\nasha@example.com,Yes,Yes,1/2/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+91 98765 43210,Mobile\n',
  'Skills.csv': 'Name\nRust\nA/B testing\n',
  'Languages.csv': 'Name,Proficiency\nMarathi,Native or Bilingual\nEnglish,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nScrum,https://certs.example/1,Guild,Feb 2021,Feb 2024,LIC-42\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nLedger,Counts.,ledger.example,May 2019,Jun 2020\n',
  'Honors.csv': 'Title,Description,Issued On\nLaunch,For the ledger.,Mar 2023\n',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url\nTails,Sep 2022,Why.,Quarterly,https://q.example\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nReading Rooms,Mentor,education,Jun 2019,,Maths.\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nRahul,Venkat,Acme,Director,She asks.,"02/11/23, 10:05 AM",VISIBLE\nNo,One,Acme,Intern,Hidden praise.,"02/12/23",PENDING\n',
  'Courses.csv': 'Name,Number\nCausal Inference,ECO-512\n',
  'messages.csv': 'FROM,CONTENT\nSome One,a private message\n',
  'Jobs/Job Applications.csv': 'Company Name,Job Title\nSecret Employer,Analyst\n',
}

t.test('every known table fills the resume, with its own words and no others', async t => {
  const { resume, invented } = read(EXPORT)
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      label: 'Engineer, mostly',
      url: 'https://asha.example',
      summary: 'I build\n\nsmall "things".',
      location: { postalCode: '560001', city: 'Pune', region: 'Maharashtra' },
      profiles: [
        { network: 'Blog', url: 'https://blog.example/a' },
        { network: 'Skype', username: 'asha.rao' },
        { network: 'Twitter', username: 'asharao' },
      ],
      email: 'asha@example.com',
      phone: '+91 98765 43210',
    },
    work: [
      {
        name: 'Kaveri Data',
        position: 'Staff Engineer',
        location: 'Pune',
        summary: 'Storage team',
        highlights: ['Cut the tail, by half', 'Wrote 3 guides'],
        startDate: '2021-03',
      },
      {
        name: 'Nila Labs',
        position: 'Engineer',
        summary: '• Began\nLater:\n• Ended',
        startDate: '2016',
        endDate: '2021-02',
      },
    ],
    education: [
      {
        institution: 'College of Pune',
        studyType: 'B.E.',
        area: 'Electronics',
        'x-description': 'First class\nChess club',
        startDate: '2010',
        endDate: '2014',
      },
    ],
    skills: [{ name: 'Rust' }, { name: 'A/B testing' }],
    languages: [{ language: 'Marathi', fluency: 'Native or Bilingual' }, { language: 'English' }],
    projects: [
      {
        name: 'Ledger',
        description: 'Counts.',
        startDate: '2019-05',
        endDate: '2020-06',
        url: 'https://ledger.example',
      },
    ],
    certificates: [
      {
        name: 'Scrum',
        issuer: 'Guild',
        date: '2021-02',
        url: 'https://certs.example/1',
        'x-endDate': '2024-02',
        'x-credentialId': 'LIC-42',
      },
    ],
    awards: [{ title: 'Launch', date: '2023-03', summary: 'For the ledger.' }],
    publications: [
      { name: 'Tails', publisher: 'Quarterly', releaseDate: '2022-09', url: 'https://q.example', summary: 'Why.' },
    ],
    volunteer: [{ organization: 'Reading Rooms', position: 'Mentor', summary: 'Maths.', startDate: '2019-06' }],
    references: [{ name: 'Rahul Venkat', reference: 'She asks.' }],
  })
  t.strictSame(invented, [])
})

t.test('cells without a field are listed with row and column', async t => {
  const { unplaced } = read(EXPORT)
  t.strictSame(unplaced, [
    'Profile.csv, row 2, maiden name: Nair',
    'Profile.csv, row 2, birth date: Jan 5',
    'Profile.csv, row 2, industry: Software',
    'Volunteering.csv, row 2, cause: education',
    'Recommendations_Received.csv, row 2, company name: Acme',
    'Recommendations_Received.csv, row 2, job title: Director',
    'Courses.csv, row 2, name: Causal Inference',
    'Courses.csv, row 2, number: ECO-512',
  ])
})

t.test('messages, applications, other addresses and hidden recommendations are not read', async t => {
  const { all, notes } = read(EXPORT)
  for (const secret of ['private message', 'Secret Employer', 'old@example.com', 'Hidden praise'])
    t.notMatch(all, secret)
  t.strictSame(notes, ['Not read, because it has no place in a CV: messages.csv, Job Applications.csv.'])
})

t.test('the export may lie in a folder, miss files, and be in UTF-16', async t => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
    return new Uint8Array(isBig ? bytes.swap16() : bytes)
  }
  for (const isBig of [false, true]) {
    const { resume } = read({
      'Basic_Export/Positions.csv': utf16('Company Name,Title,Started On\nCafé Ñ,你好,sept. 2018\n', isBig),
    })
    t.strictSame(resume, { work: [{ name: 'Café Ñ', position: '你好', startDate: '2018-09' }] })
  }
})

t.test('columns and months in other languages are known', async t => {
  const { resume } = read({
    'Positions.csv':
      'Firmenname;Positionsbezeichnung;Beschreibung;Standort;Beginn;Ende\nWerk AG;Leiterin;Eins, zwei;Köln;Mai 2019;Dez. 2020\n',
    'Education.csv': 'Nom de l’école,Nom du diplôme,Date de début,Date de fin\nLycée,Bac,févr. 2001,août 2004\n',
  })
  t.strictSame(resume.work, [
    {
      name: 'Werk AG',
      position: 'Leiterin',
      location: 'Köln',
      summary: 'Eins, zwei',
      startDate: '2019-05',
      endDate: '2020-12',
    },
  ])
  t.strictSame(resume.education, [{ institution: 'Lycée', studyType: 'Bac', startDate: '2001-02', endDate: '2004-08' }])
})

t.test('notes above the columns are no entry, and older lists of websites are read', async t => {
  const { resume } = read({
    'Profile.csv': `Notes:\n"A remark, with a comma"\n\n${PROFILE}Asha,Rao,,,,,,,,,,"COMPANY:http://a.example/en/, OTHER:https://github.com/asha",\n`,
  })
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      url: 'http://a.example/en/',
      profiles: [{ network: 'GitHub', url: 'https://github.com/asha' }],
    },
  })
})

t.test('of a table that ends inside a quotation the whole rows are read, and the rest is listed', async t => {
  const { resume, notes, unplaced } = read({ 'Skills.csv': 'Name\nRust\n"Go and what follows' })
  t.strictSame(resume.skills, [{ name: 'Rust' }])
  t.strictSame(notes, ['Skills.csv is damaged below row 2; the text below is listed as not placed.'])
  t.strictSame(unplaced, ['Skills.csv, below row 2: Go and what follows'])
})

t.test('paths that lead out of the archive are left out', async t => {
  const bad = {
    '../../Skills.csv': 'Name\nSlip\n',
    '/etc/Languages.csv': 'Name\nSlip\n',
    'C:\\Honors.csv': 'Title\nSlip\n',
  }
  const { resume, all, notes } = read({ ...bad, 'Projects.csv': 'Title\nLedger\n' })
  t.strictSame(resume, { projects: [{ name: 'Ledger' }] })
  t.notMatch(all, 'Slip')
  t.strictSame(notes, ['Files whose names lead out of the archive were left out.'])
})

t.test('whatever the cells hold, no word is invented and none is lost', async t => {
  const cell = anyText(
    'Mar 2021',
    '2019',
    'a • b',
    '- x\n- y',
    '<b>Ra</b>\n<li>b',
    'https://a.example/b?c',
    '**a** [b](https://c.example)',
    'A, B, C',
    'x@y.example',
  )
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 4 }), rows => {
        const body = rows.map(row => row.map(quoted).join(',')).join('\n')
        const files = {
          'Skills.csv': 'Name\nRust\n',
          'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On\n${body}`,
          'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number\n${body}`,
          'Profile.csv': `First Name,Headline,Summary,Geo Location,Websites,Other\n${body}`,
        }
        const reading = read(files)
        assertNothingInvented(reading)
        const said = new Set(splitWords(reading.pieces.map(({ text }) => text).join('\n')))
        // The names of tags are no words of the text.
        const lost = splitWords(
          rows
            .flat()
            .join('\n')
            .replace(/<[^<>]*>/g, ''),
        ).filter(word => !said.has(word))
        if (lost.length > 0) throw new Error(`lost: ${lost.join(' ')}`)
      }),
    ),
  )
})

t.test('columns in other languages are known by their names, and in any language by their order', t => {
  const rows = 'Kaveri Data,Engineer,Storage,Pune,2019-03,2021-02\n'
  const job = { name: 'Kaveri Data', position: 'Engineer', location: 'Pune', startDate: '2019-03', endDate: '2021-02' }
  for (const head of [
    '회사,직함,설명,위치,시작일,종료일',
    '会社名,役職,説明,所在地,開始日,終了日',
    'Eins,Zwei,Drei,Vier,Fünf,Sechs',
  ]) {
    const { resume, unplaced } = read({ 'Positions.csv': `${head}\n${rows}` })
    t.match(resume.work, [job], head)
    t.strictSame(unplaced, [], head)
  }
  const { resume } = read({ 'Positions.csv': `직함,회사\nEngineer,Kaveri Data\n` })
  t.match(resume.work, [{ name: 'Kaveri Data', position: 'Engineer' }])
  t.end()
})
