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
