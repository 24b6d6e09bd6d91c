// Rosters as offices have them: rows above the headings, serial numbers, capitals, headings of several languages, several numbers and marks.
import { type Mapping, proposeMapping } from '../../web/src/desk/roster/columns.ts'
import { claimedTexts, matchRoster } from '../../web/src/desk/roster/match.ts'
import { readRoster } from '../../web/src/desk/roster/read.ts'
import t from '../tap.ts'

type Request = [person: string, reference: string, kind: string, value: object, expected: string]
type Office = { lines: string[]; encoding?: BufferEncoding; changes?: Partial<Mapping>; requests: Request[] }

/** `expected`: the group, and the fields that differ. */
const OFFICES: Record<string, Office> = {
  'a university in Tamil Nadu: capitals, two names for one degree, marks of 10 points': {
    lines: [
      'ANNA UNIVERSITY,,,,,,,',
      'LIST OF CANDIDATES ELIGIBLE FOR THE AWARD OF DEGREE - APRIL/MAY 2019,,,,,,,',
      'Sl.No.,Register No.,Name of the Candidate,Degree & Branch,Branch,Month & Year of Passing,CGPA (10 point scale),Class',
      '1,210615104001,KRISHNAN MEERA,B.E.,COMPUTER SCIENCE AND ENGINEERING,May 2019,8.90,I CLASS WITH DISTINCTION',
      '2,210615104002,RAVI KUMAR S,B.E.,COMPUTER SCIENCE AND ENGINEERING,May 2019,7.10,I CLASS',
    ],
    changes: { values: { institution: 'Anna University' } },
    requests: [
      [
        ...(['Krishnan Meera', '210615104001', 'education.undergraduation'] as const),
        {
          institution: 'Anna Univ.',
          degree: 'B.E.',
          fieldOfStudy: 'C.S.E.',
          endDate: '2019-05',
          score: '8.9',
          scoreScale: '10',
        },
        'equal',
      ],
      [
        'S Ravi Kumar',
        '210615104002',
        'education.undergraduation',
        { degree: 'BE', endDate: '2019' },
        'different person endDate',
      ],
    ],
  },
  'a college in Hindi: headings and digits': {
    lines: [
      'राजकीय महाविद्यालय, दिल्ली',
      'क्र.सं.,अनुक्रमांक,विद्यार्थी का नाम,पिता का नाम,पाठ्यक्रम,विषय,उत्तीर्ण वर्ष,प्राप्तांक,पूर्णांक,श्रेणी',
      '1,17/1001,आशा वर्मा,राम वर्मा,बी.ए.,हिंदी,२०१९,६४०,1000,प्रथम',
    ],
    requests: [
      [
        ...(['आशा वर्मा', '17/1001', 'education.undergraduation'] as const),
        { degree: 'बी.ए.', fieldOfStudy: 'हिंदी', endDate: '2019', score: '640', scoreScale: '1000' },
        'equal',
      ],
      ['राम वर्मा', '17/1001', 'education.undergraduation', { degree: 'बी.ए.', endDate: '2019' }, 'different person'],
    ],
  },
  'a placement cell: a code and a name of the college, marks of terms, an order of days that the person chooses': {
    lines: [
      'Sr No\tEnrollment Number\tFull Name of Student\tCollege Code\tCollege Name\tCourse Name\tDate of Admission\tDate of Completion\tSem 1 SGPA\tCGPA\tResult',
      '1\t0801CS151001\tZOYA KHAN\t0801\tSGSITS, Indore\tB.E.\t01/08/2015\t12/06/2019\t7.1\t7.50\tPASS',
    ],
    changes: { isDayFirst: true, values: { scale: '10' } },
    requests: [
      [
        ...(['Zoya Khan', '0801CS151001', 'education.undergraduation'] as const),
        {
          institution: 'SGSITS Indore',
          degree: 'BE',
          startDate: '2015-08',
          endDate: '2019-06-12',
          score: '7.5',
          scoreScale: '10',
        },
        'precision startDate',
      ],
    ],
  },
  'a school: marks, a highest mark, and a percentage beside them': {
    lines: [
      'Roll No.,Name,Class,Marks Obtained,Maximum Marks,Percentage,Board,School Name,Year',
      '1023344,Kavya Iyer,XII,470,500,94.00%,CBSE,Kendriya Vidyalaya No. 2,2015',
    ],
    requests: [
      [
        ...(['Kavya Iyer', '1023344', 'education.class12'] as const),
        {
          institution: 'Kendriya Vidyalaya No 2',
          board: 'C.B.S.E.',
          endDate: '2015',
          score: '94',
          scoreKind: 'percentage',
        },
        'equal',
      ],
    ],
  },
  'a personnel office in Germany: Name is the last name': {
    encoding: 'latin1',
    lines: [
      'Personalliste zum 31.12.2023;;;;;;;;',
      'Lfd. Nr.;Pers.-Nr.;Name;Vorname;Geb.-Datum;Funktion;Standort;Eintritt;Austritt',
      '1;00471;Müller;Anna;01.02.1980;Sachbearbeiterin;Köln;01.04.2015;31.12.2020',
      '2;00472;Groß;Jürgen;11.12.1975;Leiter Einkauf;Köln;15.03.2010;heute',
    ],
    requests: [
      [
        ...(['Anna Müller', '00471', 'experience'] as const),
        { position: 'Sachbearbeiterin', location: 'Köln', startDate: '2015-04-01', endDate: '2020-12-31' },
        'equal',
      ],
      ['Jürgen Groß', '00472', 'experience', { position: 'Leiter Einkauf', current: true }, 'equal'],
      ['Groß Jürgen', '00472', 'experience', { position: 'Leiter Einkauf', current: true }, 'different person'],
    ],
  },
  'a personnel office in Germany: last name and first name in one column, which says so': {
    lines: [
      'Personalnummer;"Name, Vorname";Stellenbezeichnung;Eintrittsdatum',
      '471;"Müller, Anna";Referentin;01.04.2015',
    ],
    changes: { isDayFirst: true },
    requests: [
      ['Anna Müller', '471', 'experience', { position: 'Referentin', startDate: '2015-04-01' }, 'equal'],
      ['Müller Anna', '471', 'experience', { position: 'Referentin', startDate: '2015-04-01' }, 'different person'],
    ],
  },
  'a training centre in Brazil: the end of a course is its date': {
    encoding: 'latin1',
    lines: [
      'CENTRO DE TREINAMENTO EXEMPLO;;;;;;;;',
      'Nº;Matrícula;Nome completo;CPF;Curso;Carga horária;Data de início;Data de conclusão;Nº do certificado',
      '1;2021-0042;JOSÉ DA SILVA;000.000.000-00;Soldagem MIG/MAG;40;25/02/2021;12/03/2021;C-0098',
    ],
    requests: [
      ['José da Silva', '2021-0042', 'courses', { name: 'Soldagem MIG/MAG', date: '2021-03-12' }, 'equal'],
      [
        'José da Silva',
        '2021-0042',
        'certificates',
        { name: 'Soldagem MIG/MAG', credentialId: 'C-0099' },
        'different credentialId',
      ],
    ],
  },
  'a faculty in Brazil: two parts of a name, and a course that is a subject': {
    lines: [
      'RA;Nome;Sobrenome;Curso;Grau;Ano de ingresso;Ano de conclusão;Média',
      '10234;Maria;Souza Lima;Engenharia Civil;Bacharelado;2015;2019;8,7',
    ],
    requests: [
      [
        ...(['Maria Souza Lima', '10234', 'education.undergraduation'] as const),
        { degree: 'Bacharelado', fieldOfStudy: 'Engenharia Civil', startDate: '2015', endDate: '2019', score: '8.7' },
        'equal',
      ],
    ],
  },
}

for (const [office, { lines, encoding = 'utf8', changes = {}, requests }] of Object.entries(OFFICES)) {
  t.test(office, async t => {
    const table = await readRoster(new Blob([Buffer.from(lines.join('\r\n'), encoding)]))
    const asked = requests.map(([person, reference, kind, value], at) => {
      return { id: `r${at}`, holder: person, person, reference, kind, value }
    })
    const mapping = await proposeMapping(table, claimedTexts(asked))
    const matches = await matchRoster(table, { ...mapping, ...changes }, asked)
    t.same(
      matches.map(({ group, differences }) => [group, ...differences.map(({ field }) => field)].join(' ')),
      requests.map(([, , , , expected]) => expected),
    )
  })
}
