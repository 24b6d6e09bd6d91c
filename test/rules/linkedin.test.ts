// The address of LinkedIn's form for a confirmed study or certificate: only with confirmed words, and nothing else.
import { LEVELS } from '../../api/core/claims/levels.ts'
import { linkedInForm } from '../../api/core/linkedin.ts'
import t from '../tap.ts'

const CHECK = 'https://trucv.example/cv/V1StGXR8_Z5jdHi6B-myT/verify#certificates.aws'
const TODAY = '2026-11-28'
const confirmed = { level: 'confirmed' } as const
const form = (path: string, value: unknown, entry: { level: (typeof LEVELS)[number] } | null = confirmed) =>
  linkedInForm({ path, value, entry }, CHECK, TODAY)
const fieldsOf = (address: string | null) => Object.fromEntries(new URL(address ?? 'none:').searchParams)
const AWS = {
  name: 'Solutions Architect',
  issuer: 'Amazon Web Services',
  date: '2024-03-15',
  endDate: '2027-03',
  credentialId: 'A+B/1 2',
  url: 'https://aws.example/badge',
}

t.test('a certificate fills the form with its facts and its public page', async t => {
  const address = form('certificates.aws', AWS)
  t.match(
    address,
    /^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&name=Solutions%20Architect&/,
  )
  t.strictSame(fieldsOf(address), {
    startTask: 'CERTIFICATION_NAME',
    name: 'Solutions Architect',
    organizationName: 'Amazon Web Services',
    issueYear: '2024',
    issueMonth: '3',
    expirationYear: '2027',
    expirationMonth: '3',
    certUrl: CHECK,
    certId: 'A+B/1 2',
  })
})

t.test('a study has its degree, its institution and the day of its end', async t => {
  const study = {
    institution: 'IIT Madras',
    degree: 'B.Tech.',
    fieldOfStudy: 'Civil',
    startDate: '2008',
    endDate: '2012',
    score: '9.1',
  }
  t.strictSame(fieldsOf(form('education.undergraduation', study)), {
    startTask: 'CERTIFICATION_NAME',
    name: 'B.Tech., Civil',
    organizationName: 'IIT Madras',
    issueYear: '2012',
    certUrl: CHECK,
  })
  const school = fieldsOf(form('education.class10', { board: 'CBSE', score: '94', endDate: '2006-05' }))
  t.match(school, { name: 'Class 10', organizationName: 'CBSE', issueYear: '2006', issueMonth: '5' })
  t.notOk('issueYear' in fieldsOf(form('education.m', { ...study, endDate: '2028-06' })), 'it has not ended')
  t.notOk('issueYear' in fieldsOf(form('education.m', { ...study, endDate: '' })))
})

t.test('nothing is filled in that the confirmed words lack', async t => {
  const { date: _, endDate: __, credentialId: ___, ...bare } = AWS
  t.strictSame(Object.keys(fieldsOf(form('certificates.aws', bare))), [
    'startTask',
    'name',
    'organizationName',
    'certUrl',
  ])
  for (const lacking of [{ ...AWS, name: ' ' }, { ...AWS, issuer: '' }, {}, null, 'text', [AWS], { ...AWS, name: 5 }]) {
    t.equal(form('certificates.aws', lacking), null)
  }
  t.equal(form('education.other1', { institution: 'IIT Madras' }), null, 'a study without a name')
})

t.test('only what somebody else confirmed has a form, and only studies and certificates', async t => {
  for (const level of LEVELS) {
    t.equal(form('certificates.aws', AWS, { level }) !== null, level === 'confirmed' || level === 'credential', level)
  }
  t.equal(form('certificates.aws', AWS, null), null, 'withdrawn')
  for (const path of ['experience.a', 'courses.a', 'awards.a', 'skills.a', 'personalDetails.name', 'profile_summary']) {
    t.equal(form(path, { ...AWS, institution: 'X', degree: 'Y' }), null, path)
  }
})

t.test('texts of any kind stay within their field', async t => {
  const hostile = 'C++ & "C#"=100%?x#y\u202e\n<b>ü नमस्ते 🙂'
  const address = form('certificates.aws', { ...AWS, name: hostile, issuer: '&certUrl=https://evil.example' })
  t.notMatch(address, /[\s"<>+#]/)
  const fields = fieldsOf(address)
  t.equal(fields.name, hostile.replace('\n', ' '))
  t.equal(fields.organizationName, '&certUrl=https://evil.example')
  t.equal(fields.certUrl, CHECK)
  t.equal(new URL(address ?? '').searchParams.getAll('certUrl').length, 1)
  const long = fieldsOf(form('certificates.aws', { ...AWS, name: '🙂'.repeat(400), issuer: `${'x'.repeat(254)} yz` }))
  t.equal(long.name, '🙂'.repeat(255))
  t.equal(long.organizationName, 'x'.repeat(254))
  t.ok(form('certificates.aws', { ...AWS, name: 'a\ud800b' }), 'half of a character')
})
