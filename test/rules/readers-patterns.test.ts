// Where entries begin, by the lines that repeat around their dates; tables of studies; what is no profession.

import { readPlain } from '../../api/resume/readers/plain.ts'
import t from '../tap.ts'

type Item = Record<string, unknown>
const read = (lines: string[], kind: 'markdown' | 'text' = 'text') =>
  readPlain(`Ada Sample\nada@example.com\n\n${lines.join('\n')}\n`, kind)
const jobs = (...lines: string[]) =>
  ((read(['Experience', ...lines]).resume.work ?? []) as Item[]).map(
    ({ position, name, location, startDate, endDate }) => [position, name, location, startDate, endDate].join(' | '),
  )
const marked = (...lines: string[]) =>
  ((read(['## Experience', ...lines], 'markdown').resume.work ?? []) as Item[]).map(
    ({ position, name, location, startDate }) => [position, name, location, startDate].join(' | '),
  )

t.test('the lines above the first date of a section are the head of each entry', async t => {
  t.strictSame(
    jobs(
      ...['Glazier', 'Quillmoor Ltd', '03/2018 - Present Thornby', 'Cuts panes for the whole town'],
      ...['Roofer', 'Larkfield Ltd', '01/2012 - 02/2018 Orrin', 'Laid slates'],
    ),
    ['Glazier | Quillmoor Ltd | Thornby | 2018-03 | ', 'Roofer | Larkfield Ltd | Orrin | 2012-01 | 2018-02'],
  )
  t.strictSame(
    jobs(
      ...['Tischlerin', 'Holzwerk Anders GmbH', 'März 2015 – heute', 'Treppen und Türen'],
      ...['Gesellin', 'Möbelhaus Orlik GmbH', 'Mai 2010 – Februar 2015', 'Regale'],
    ),
    ['Tischlerin | Holzwerk Anders GmbH |  | 2015-03 | ', 'Gesellin | Möbelhaus Orlik GmbH |  | 2010-05 | 2015-02'],
  )
  t.strictSame(
    jobs(
      ...['Infirmière', 'Clinique du Verger', '2016 - 2020', 'Saumur', 'Soins de nuit pour trente lits'],
      ...['Aide-soignante', 'Clinique des Tilleuls', '2012 - 2016', 'Chinon', 'Toilettes et repas'],
    ),
    [
      'Infirmière | Clinique du Verger | Saumur | 2016 | 2020',
      'Aide-soignante | Clinique des Tilleuls | Chinon | 2012 | 2016',
    ],
  )
})

t.test('titles above bold employers begin entries', async t => {
  t.strictSame(
    marked('Barber', '**Quillmoor**', '2015 - 2018', 'Shaved.', 'Cook', '**Thornby**', '2012 - 2015', 'Fried.'),
    ['Barber | Quillmoor |  | 2015', 'Cook | Thornby |  | 2012'],
  )
})

t.test('dates and places that lead an entry belong to the lines below them', async t => {
  t.strictSame(
    marked(
      ...['03/2017 – current Orrin', '**Surveyor – Larkfield Maps**', '- Roads'],
      ...['02/2014 – 02/2017 Thornby', '**Clerk – Quillmoor Maps**', '- Files'],
    ),
    ['Surveyor | Larkfield Maps | Orrin | 2017-03', 'Clerk | Quillmoor Maps | Thornby | 2014-02'],
  )
  t.strictSame(marked('**Hotel Ilex**, Orrin — *Cook*', 'May 2012 – June 2015', '- Soups'), [
    'Cook | Hotel Ilex | Orrin | 2012-05',
  ])
})

t.test('an entry without dates, or two roles of one employer, are no part of another entry', async t => {
  const texts = jobs('Glazier', '2015 – 2018', '', 'Roofer', '', 'Cook', '2010 – 2012')
  t.match(texts[1], /^Roofer/)
  t.equal(texts.length, 3)
})

t.test('labels name the fields of a job, whatever the order', async t => {
  t.strictSame(
    jobs(
      ...['Company: Quillmoor', 'Designation: Zorbler', 'Duration: Jun 2018 – Till date', '- Zorbled', ''],
      ...['Company: Larkfield', 'Designation: Clerk', 'Duration: Jul 2014 – May 2018', '- Filed'],
    ),
    ['Zorbler | Quillmoor |  | 2018-06 | ', 'Clerk | Larkfield |  | 2014-07 | 2018-05'],
  )
  t.strictSame(
    jobs('Tätigkeit: Zorbler', 'Firma: Quillmoor', 'Zeitraum: 03/2018 – heute', 'Ort: Orrin', '', '- Gezorbelt'),
    ['Zorbler | Quillmoor | Orrin | 2018-03 | '],
  )
  t.strictSame(jobs('Puesto: Zorbler', 'Empresa: Quillmoor', 'Periodo: 2018 – 2020'), [
    'Zorbler | Quillmoor |  | 2018 | 2020',
  ])
})

const studies = (...lines: string[]) =>
  ((read(['Education', ...lines]).resume.education ?? []) as Item[]).map(({ studyType, institution, endDate, score }) =>
    [studyType, institution, endDate, score].join(' | '),
  )

t.test('classes with board and percentage are studies with a score, and the head of a table is none', async t => {
  t.strictSame(studies('Class XII | CBSE | 2016 | 91.2 %', 'Class X | CBSE | 2014 | 89 %'), [
    'Class XII | CBSE | 2016 | 91.2 %',
    'Class X | CBSE | 2014 | 89 %',
  ])
  const table = ['Degree\tCollege\tYear of passing\tPercentage', 'B.Com.\tOrrin College\t2012\t71']
  t.strictSame(studies(...table), ['B.Com. | Orrin College | 2012 | 71'])
  const skills = ['## Skills', '| Skill | Level |', '| --- | --- |', '| Soldering | Expert |']
  t.strictSame(read(skills, 'markdown').resume.skills, [{ name: 'Soldering', keywords: ['Expert'] }])
})

t.test('a city or a club beside a study is no degree', async t => {
  t.strictSame(studies('Northmoor School, Orrin, 2004 – 2008'), [' | Northmoor School, Orrin | 2008 | '])
  t.strictSame(studies('Gymnasium am Wall, Lüneburg, 1999 – 2008'), [' | Gymnasium am Wall, Lüneburg | 2008 | '])
  t.strictSame(studies('Orrin University', 'Rowing Club and Choir', '2010 – 2013'), [' | Orrin University | 2013 | '])
})

t.test('a dash keeps the name of a certificate whole where no issuer follows, and a level is no skill', async t => {
  const certificates = (...lines: string[]) =>
    ((read(['Certificates', ...lines]).resume.certificates ?? []) as Item[]).map(({ name, issuer }) => [name, issuer])
  t.strictSame(certificates('Certified Rigger – Offshore, Harbour Safety Board, 2018'), [
    ['Certified Rigger – Offshore', 'Harbour Safety Board'],
  ])
  t.strictSame(certificates('Staplerschein – Frontstapler, 2016'), [['Staplerschein – Frontstapler', undefined]])
  t.strictSame(certificates('Soudeur qualifié – Institut de Soudure, 2014'), [
    ['Soudeur qualifié', 'Institut de Soudure'],
  ])
  t.strictSame(read(['## Skills', '- Schweißen · Experte · WIG, MAG', '- Löten · Gut'], 'markdown').resume.skills, [
    { name: 'Schweißen', level: 'Experte', keywords: ['WIG', 'MAG'] },
    { name: 'Löten', level: 'Gut' },
  ])
})

t.test('a line below the name is the profession only where it looks like one', async t => {
  const label = (...lines: string[]) => {
    const { resume, unplaced } = readPlain(
      `Ada Sample\n${lines.join('\n')}\n\nada@example.com\n\nSKILLS\nRust\n`,
      'text',
    )
    return [(resume.basics as Item).label, unplaced.map(({ text }) => text)]
  }
  t.strictSame(label('Zorbler'), ['Zorbler', []])
  t.strictSame(label('Glazier'), ['Glazier', []])
  for (const line of ['Ref. 2231-B', 'Ich freue mich auf Sie!', 'Disponible para viajar.', 'File 3 of 7'])
    t.strictSame(label(line), [undefined, [line.replace(/[.!]$/, '')]])
})

t.test('a first heading that is not known heads a section, and is no profession', async t => {
  const { resume } = readPlain(
    '# Ada Sample\n\nada@example.com\n\n## Zorblings\n\n- Red\n- Blue\n\n## Skills\n\n- Rust\n',
    'markdown',
  )
  t.equal((resume.basics as Item).label, undefined)
  t.match(resume['x-sections'], [{ title: 'Zorblings' }])
  const profession = readPlain('# Ada Sample\n\n## Glazier\n\nada@example.com\n\n## Skills\n\n- Rust\n', 'markdown')
  t.equal((profession.resume.basics as Item).label, 'Glazier')
})

t.test('languages among the details of a person are languages', async t => {
  for (const line of ['Languages Known: English, Hindi', 'Sprachen: Deutsch, Dänisch', 'Langues : français, breton'])
    t.equal(
      (read(['Personal Details', 'Orrin', line, '', 'Skills', 'Rust']).resume.languages as Item[])?.length,
      2,
      line,
    )
})
