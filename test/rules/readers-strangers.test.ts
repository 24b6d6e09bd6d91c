// CVs as strangers bring them: tables of tabs, headings of other languages and signs, closing lines, and the question about the language.

import { createQuota } from '../../api/http/quota.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import t from '../tap.ts'

const read = (...lines: string[]) => readCvFile(new TextEncoder().encode(lines.join('\n')))

t.test('dates at the left of tabs begin an entry, and a word between makes a heading of a known one', async t => {
  const { resume } = await read(
    ...['Jutta Krahl', 'jutta.krahl@example.de', '', 'Beruflicher Werdegang'],
    'seit 05/2014\tKöchin, Gasthof Linde GmbH, Passau',
    '09/2008 – 04/2014\tBeiköchin, Hotel Donau KG',
    ...['', 'Schulische Ausbildung', '1998 – 2004\tRealschule am Inn', '', 'Passau, den 3. Mai 2023', 'Jutta Krahl'],
  )
  t.match(resume.work, [
    { position: 'Köchin', name: 'Gasthof Linde GmbH', location: 'Passau', startDate: '2014-05', endDate: undefined },
    { position: 'Beiköchin', name: 'Hotel Donau KG', startDate: '2008-09', endDate: '2014-04' },
  ])
  t.match(resume.education, [{ institution: 'Realschule am Inn', startDate: '1998', endDate: '2004' }])
  t.equal(resume.education?.length, 1, 'the place and the name below the last section are no entry')
})

t.test('headings with signs, in capitals without accents, and with the length of a career are known', async t => {
  const ja = await read(
    '職務経歴書',
    '氏名 森川 舞',
    '',
    '■職務経歴',
    '2012年4月～現在 株式会社あおば',
    '店長',
    '・発注',
    '',
    '■自己PR',
    '明るい',
  )
  t.match(ja.resume.basics, { name: '森川 舞', summary: '明るい' })
  t.match(ja.resume.work, [{ name: '株式会社あおば', position: '店長', startDate: '2012-04' }])
  const tr = await read(
    'Deniz Acar',
    'deniz@example.com.tr',
    '',
    'İŞ DENEYİMİ',
    'Aşçı, Mavi Restoran',
    '2015 - 2019',
    '',
    'YABANCI DİL',
    'Almanca',
  )
  t.match(tr.resume, { work: [{ position: 'Aşçı', name: 'Mavi Restoran' }], languages: [{ language: 'Almanca' }] })
  const ru = await read(
    ...['Олег Зимин', 'oleg@example.ru', '', 'Опыт работы — 5 лет 2 месяца', 'Март 2019 — настоящее время'],
    ...['ООО «Север»', 'Псков', 'Сварщик', 'Сварка труб'],
  )
  t.match(ru.resume.work, [{ name: 'ООО «Север»', location: 'Псков', position: 'Сварщик', startDate: '2019-03' }])
})

t.test('a first heading that no list has is a section, a licence is no language, a signature no course', async t => {
  const { resume } = await read(
    ...['Una Foyle', 'una.foyle@example.ie', '', 'KILN PRACTICE', 'Wood firing twice a year.', ''],
    ...[
      'EXPERIENCE',
      'Potter',
      'Foyle Pottery Ltd',
      '2014 - 2020',
      '',
      'LANGUAGES',
      'Irish',
      '',
      'DRIVING LICENCE',
      'B',
    ],
  )
  t.match(resume['x-sections'], [{ title: 'KILN PRACTICE' }, { title: 'DRIVING LICENCE' }])
  t.equal(resume.basics?.label, undefined)
  t.match(resume.languages, [{ language: 'Irish' }])
  t.equal(resume.languages?.length, 1)
})

t.test('a number behind its label is no heading, and a slash divides a phone from a mail', async t => {
  const ko = await read(
    '성명: 박서준',
    '연락처: 010-5550-7788',
    'seojun@example.kr',
    '',
    '경력사항',
    '2015.03 ~ 현재  하늘물류  기사',
  )
  t.match(ko.resume.basics, { name: '박서준', phone: '010-5550-7788' })
  t.match(ko.resume.work, [{ name: '하늘물류', position: '기사' }])
  const pt = await read(
    'Lia Prado',
    'Telefone: (31) 99955-0111 / E-mail: lia.prado@example.com.br',
    '',
    'IDIOMAS',
    'Inglês',
  )
  t.match(pt.resume.basics, { phone: '(31) 99955-0111', email: 'lia.prado@example.com.br' })
})

t.test('a season within a name is no date, an issuer behind every dash is one', async t => {
  const { resume } = await read(
    ...['Nils Ott', 'nils.ott@example.de', '', 'EDUCATION', 'Hochschule Mitte, 2005', ''],
    ...['CERTIFICATIONS', 'Scrum Master – Agilia, 2018', 'Forklift – Hebewerk, 2020'],
  )
  t.match(resume.education, [{ institution: 'Hochschule Mitte', endDate: '2005' }])
  t.match(resume.certificates, [
    { name: 'Scrum Master', issuer: 'Agilia', date: '2018' },
    { name: 'Forklift', issuer: 'Hebewerk', date: '2020' },
  ])
})

t.test('the language of a text is told, and asked between two', async t => {
  const german = await read(
    'Ute Falk',
    '',
    'Berufserfahrung',
    'Gärtnerin bei der Stadt Köln und für den Zoo',
    'Kenntnisse und Sprachen',
  )
  t.equal(german.language, 'de')
  t.strictSame(german.doubts, [])
  const { language, doubts } = await read(
    'Eva Moe',
    '',
    'og til på med hos språk',
    'og af på med hos sprog ved til uddannelse utdanning',
  )
  t.match(doubts, [{ path: '/meta/x-language', choices: [language, /^(?:da|nb)$/] }])
})

t.test('the message about a used quota names the limit and its end', async t => {
  const messageOf = (max: number, minutes: number) => `${max} in an hour, the next in ${minutes} minutes`
  const quota = createQuota({ name: 'test', max: 1, spanMs: 3_600_000, factor: 1, messageOf })
  quota.check('one')
  quota.use('one')
  t.throws(() => quota.check('one'), { code: 'rate_limited', message: '1 in an hour, the next in 60 minutes' })
})

t.test('a blank divides employer and title in Japanese, Chinese and Korean', async t => {
  const jobs: [heading: string, line: string, period: string, name: string, position: string][] = [
    ['職務経歴', '株式会社ミドリ　営業担当', '2014年5月 - 現在', '株式会社ミドリ', '営業担当'],
    ['工作经历', '护士 江南有限公司', '2014年5月 - 至今', '江南有限公司', '护士'],
    ['경력사항', '(주)한빛 간호사', '2014년 5월 - 현재', '(주)한빛', '간호사'],
  ]
  for (const [heading, line, period, name, position] of jobs) {
    const { resume } = await read('someone@example.org', '', heading, line, period)
    t.strictSame(resume.work, [{ name, position, startDate: '2014-05' }])
  }
})

t.test('the headings of a short CV tell its language', async t => {
  const german = await read(
    'Uta Krahl',
    'uta@example.org',
    '',
    'BERUFSERFAHRUNG',
    'Köchin, Linde GmbH',
    '2014 bis heute',
  )
  t.equal(german.language, 'de')
  const turkish = await read(
    'Ayşe Ak',
    'ayse@example.org',
    '',
    'İŞ DENEYİMİ',
    'Aşçı, Ihlamur A.Ş.',
    '2014 - halen',
    '',
    'EĞİTİM',
  )
  t.equal(turkish.language, 'tr')
})
