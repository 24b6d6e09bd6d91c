// Europass in both dialects: what of the elements stands in the resume, and what is listed as not placed.

import { europassOf } from '../../api/resume/readers/europass.ts'
import t from '../tap.ts'
import { refuses, shown } from './readings.ts'

const read = (xml: string) => shown(europassOf(xml))
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const passport = (learner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><DocumentInfo><Generator>EWA</Generator></DocumentInfo><LearnerInfo>${learner}</LearnerInfo></SkillsPassport>`
const candidate = (profile: string, person = '', language = 'de') =>
  `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3"><CandidateSupplier><hr:PartyName>Supplier</hr:PartyName></CandidateSupplier><CandidatePerson><PersonName><oa:GivenName>Asha</oa:GivenName><hr:FamilyName>Rao</hr:FamilyName></PersonName>${person}</CandidatePerson><CandidateProfile languageCode="${language}">${profile}</CandidateProfile><RenderingInformation><Color>Default</Color></RenderingInformation></Candidate>`
const moment = (text: string) => `<hr:FormattedDateTime>${text}</hr:FormattedDateTime>`

t.test('a SkillsPassport fills the resume', async t => {
  const { resume, unplaced, notes, invented } = read(
    passport(`
      <Identification><PersonName><FirstName>Asha</FirstName><Surname>Rao</Surname></PersonName>
        <ContactInfo><Address><Contact><AddressLine>1 Lake Road</AddressLine><PostalCode>S1</PostalCode><Municipality>Sheffield</Municipality><Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address>
          <Email><Contact>asha@example.com</Contact></Email><TelephoneList><Telephone><Contact>01632 960 118</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone></TelephoneList>
          <WebsiteList><Website><Contact>asha.example</Contact></Website><Website><Contact>https://github.com/asha</Contact></Website></WebsiteList></ContactInfo>
        <Demographics><Birthdate year="1985" month="--07" day="---09"/></Demographics><Photo><Data>${'QUJD'.repeat(900)}</Data></Photo></Identification>
      <Headline><Type><Code>position</Code><Label>POSITION</Label></Type><Description><Label>Nurse</Label></Description></Headline>
      <WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><To year="2021"/><Current>true</Current></Period><Position><Label>Charge Nurse</Label></Position>
        <Activities>${escaped('<p>Nights</p><ul><li>Lead &amp; teach</li><li><p>Wrote <b>checklists</b></p></li></ul>')}</Activities>
        <Employer><Name>Valley Trust</Name><ContactInfo><Address><Contact><Municipality>Leeds</Municipality></Contact></Address></ContactInfo><Sector><Label>Health</Label></Sector></Employer></WorkExperience></WorkExperienceList>
      <EducationList><Education><Period><From year="2011"/><To year="2014" month="--06" day="---30"/></Period><Title>BSc (Hons), Nursing</Title><Organisation><Name>Five Rivers</Name></Organisation></Education></EducationList>
      <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>en</Code><Label>English</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>C1</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
        <Communication><Description>${escaped('<p>Patient listener</p>')}</Description></Communication><Computer><Description>${escaped('<ul><li>Triage</li></ul>')}</Description></Computer></Skills>
      <AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Honours</Label></Title><Description>${escaped('<p>Nurse of the year</p>')}</Description></Achievement></AchievementList>`),
  )
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      label: 'Nurse',
      email: 'asha@example.com',
      phone: '01632 960 118',
      url: 'https://asha.example',
      location: { address: '1 Lake Road', postalCode: 'S1', city: 'Sheffield', countryCode: 'GB' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/asha' }],
    },
    work: [
      {
        name: 'Valley Trust',
        position: 'Charge Nurse',
        location: 'Leeds',
        summary: 'Nights',
        highlights: ['Lead & teach', 'Wrote checklists'],
        startDate: '2019-03',
      },
    ],
    education: [
      {
        institution: 'Five Rivers',
        studyType: 'BSc (Hons)',
        area: 'Nursing',
        startDate: '2011',
        endDate: '2014-06-30',
      },
    ],
    languages: [{ language: 'English' }, { language: 'French', fluency: 'Listening B2, Reading C1' }],
    skills: [{ name: 'Triage' }],
    'x-sections': [{ title: 'Honours', items: [{ description: 'Nurse of the year' }] }],
    meta: { 'x-language': 'en' },
  })
  t.strictSame(unplaced, [
    'person, birthdate: 1985-07-09',
    'work, entry 1, sector: Health',
    'skills, Communication: Patient listener',
  ])
  t.strictSame(notes, ['The file calls English the mother tongue.'])
  t.strictSame(invented, [])
})

t.test('a Candidate fills the resume; each position at an employer is an entry', async t => {
  const level = (kind: string, text: string) =>
    `<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-${kind}</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>${text}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`
  const { resume, unplaced, notes, invented } = read(
    candidate(
      `<hr:ExecutiveSummary>${escaped('<p>Builds <em>gears</em>.</p>')}</hr:ExecutiveSummary>
      <EmploymentHistory><EmployerHistory><hr:OrganizationName>Werk GmbH &amp; Co. KG</hr:OrganizationName><eures:EmploymentPeriod><eures:StartDate>${moment('2015')}</eures:StartDate><eures:EndDate>${moment('2018-04')}</eures:EndDate></eures:EmploymentPeriod>
        <PositionHistory><PositionTitle>Leiter</PositionTitle><eures:EmploymentPeriod><eures:StartDate>${moment('2018-05-01')}</eures:StartDate><eures:EndDate>${moment('2020')}</eures:EndDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>${escaped('<ul><li>Acht Leute</li></ul>')}</oa:Description><City>Köln</City><Country>de</Country></PositionHistory>
        <PositionHistory><PositionTitle>Ingenieur</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory>
      <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>TH</hr:OrganizationName><AttendancePeriod><StartDate>${moment('2009-10')}</StartDate><Ongoing>false</Ongoing></AttendancePeriod><EducationDegree><hr:DegreeName>Diplom</hr:DegreeName><FinalGrade><hr:ScoreText>1,7</hr:ScoreText></FinalGrade></EducationDegree></EducationOrganizationAttendance></EducationHistory>
      <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
      <PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>${level('Understanding-Listening', 'C1')}${level('Writing-Production', 'C1')}</PersonCompetency></PersonQualifications>
      <Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Creo</hr:CompetencyName></PersonCompetency></Skills>
      <DigitalSkills><DigitalSkillsGroup><Title>Büro</Title><DigitalSkill>Excel</DigitalSkill><DigitalSkill>Word</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
      <NetworksAndMemberships><NetworkAndMembership><Title>Chess club</Title><Date><StartDate>${moment('2020')}</StartDate><Ongoing>true</Ongoing></Date><Link>javascript:alert(1)</Link></NetworkAndMembership></NetworksAndMemberships>
      <Others><Title>Hobbies</Title><Other><Title>Bells</Title><Description>${escaped('<p>Every <strong>Thursday</strong></p>')}</Description></Other></Others>`,
      `<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>49</CountryDialing><oa:DialNumber>3023125014</oa:DialNumber></Communication><Communication><ChannelCode>Email</ChannelCode><oa:URI>asha@example.com</oa:URI></Communication>
      <Communication><ChannelCode>Social Media</ChannelCode><UseCode>xing</UseCode><oa:URI>https://www.xing.com/profile/Asha</oa:URI></Communication><Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Leipzig</oa:CityName><CountryCode>de</CountryCode></Address></Communication><PrimaryLanguageCode>deu</PrimaryLanguageCode>`,
    ),
  )
  t.strictSame(resume, {
    basics: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+49 3023125014',
      summary: 'Builds gears.',
      location: { city: 'Leipzig', countryCode: 'DE' },
      profiles: [{ network: 'XING', url: 'https://www.xing.com/profile/Asha' }],
    },
    work: [
      {
        name: 'Werk GmbH & Co. KG',
        position: 'Leiter',
        location: 'Köln, DE',
        highlights: ['Acht Leute'],
        startDate: '2018-05-01',
      },
      { name: 'Werk GmbH & Co. KG', position: 'Ingenieur', startDate: '2015', endDate: '2018-04' },
    ],
    education: [{ institution: 'TH', studyType: 'Diplom', score: '1,7', startDate: '2009-10' }],
    skills: [{ name: 'Büro', keywords: ['Excel', 'Word'] }, { name: 'Creo' }],
    languages: [{ language: 'German' }, { language: 'English', fluency: 'C1' }],
    'x-sections': [
      { title: 'Networks and memberships', items: [{ title: 'Chess club', startDate: '2020' }] },
      { title: 'Hobbies', items: [{ title: 'Bells', description: 'Every Thursday' }] },
    ],
    meta: { 'x-language': 'de' },
  })
  t.strictSame(unplaced, ['Licenses, license type code: B', 'Networks and memberships, entry 1: javascript:alert(1'])
  t.strictSame(notes, [
    'The file names languages by codes (deu, eng), which are written out in English.',
    'The file calls German the mother tongue.',
  ])
  t.strictSame(invented, [])
})

t.test('scripts and attributes in a description are gone', async t => {
  const html =
    '<script>fetch(\'//canary.invalid\')</script><img src=x onerror=alert(1)><a href="https://a.example">Docs</a><ul><li>Kept</li></ul><!-- a remark'
  const { all, resume, unplaced } = read(
    candidate(`<Projects><Project><Title>P</Title><Description>${escaped(html)}</Description></Project></Projects>`),
  )
  t.notMatch(all, /canary|onerror|alert|remark/)
  t.strictSame(resume.projects, [{ name: 'P', description: 'Docs', highlights: ['Kept'] }])
  t.strictSame(unplaced, ['projects, entry 1: https://a.example'])
})

t.test('pictures within the file are no text, however large they are', async t => {
  const { unplaced } = read(
    passport(
      `<Headline><Description>Nurse</Description></Headline><Photo><Data>${'QUJD'.repeat(2_000_000)}</Data></Photo>`,
    ),
  )
  t.strictSame(unplaced, [])
})

t.test('entities are refused before anything is parsed, and damaged files are', async t => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]>${passport('&b;')}`
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${passport('<Headline>&a;</Headline>')}`
  const whole = passport('<Headline><Description>Nurse</Description></Headline>')
  const deep = passport('<a>'.repeat(5_000) + '</a>'.repeat(5_000))
  for (const xml of [
    laughs,
    outside,
    whole.slice(0, -30),
    deep,
    passport('<__proto__><polluted>1</polluted></__proto__>'),
  ]) {
    refuses(t, () => europassOf(xml), { code: 'broken', message: /Download your CV from Europass again/ })
  }
  refuses(t, () => europassOf(passport('')), { code: 'empty' })
  t.equal(({} as Record<string, unknown>).polluted, undefined)
})
