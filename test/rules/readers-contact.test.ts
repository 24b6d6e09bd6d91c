// Numbers, addresses and details of the person from the lines above the first section.
import { readPlain } from '../../api/resume/readers/plain.ts'
import t from '../tap.ts'

const REST = '\n\nEXPERIENCE\nClerk, Fenwick Ltd\nFeb 2013 – May 2016\n- Kept the books\n'
function read(head: string) {
  const { resume, unplaced, invented } = readPlain(head + REST, 'text')
  return { basics: resume.basics ?? {}, left: unplaced.map(({ text }) => text), invented }
}

t.test('numbers keep their extensions and brackets, and a slash may be a part of them', async t => {
  for (const [line, phone] of [
    ['Tel.: 089 / 721 04-15', '089 / 721 04-15'],
    ['Festnetz: +49 (0)89 / 721 04 15', '+49 (0)89 / 721 04 15'],
    ['Mobil 0043 664 / 120 33 45', '0043 664 / 120 33 45'],
    ['ida.quill@example.de | (415) 555-0134 ext. 12 | Salem, OR', '(415) 555-0134 ext. 12'],
    ['Mobile: +1.415.555.0134x77', '+1.415.555.0134x77'],
    ['Điện thoại: (+84) 28 3822 1234', '(+84) 28 3822 1234'],
    ['Téléphone portable : 06 12 34 56 78', '06 12 34 56 78'],
    ['携帯電話: 090-1234-5678', '090-1234-5678'],
  ] as const) {
    const { basics, left, invented } = read(`Ida Quill\nida.quill@example.de\n${line}`)
    t.equal(basics.phone, phone, line)
    t.strictSame([basics.name, left, invented], ['Ida Quill', [], []], line)
  }
})

t.test('further numbers go to private fields under their labels; without a label they are not placed', async t => {
  const { basics } = read('Ida Quill\nTel.: 089/7210415 · Handy: 0171-2345678')
  t.strictSame([basics.phone, basics['x-own']], ['089/7210415', [{ label: 'Handy', value: '0171-2345678' }]])
  t.strictSame(read('Ida Quill\nPhone: 555-0111 / 555-0122').basics['x-own'], [{ label: 'Phone', value: '555-0122' }])
  t.match(read('Ida Quill\n+44 1632 960 111\n+44 1632 960 222'), {
    basics: { phone: '+44 1632 960 111' },
    left: ['+44 1632 960 222'],
  })
})

t.test('a date is no phone number', async t => {
  for (const date of ['05.12.1981', '5/12/1981', '1981-12-05', '2011 - 2014'])
    t.equal(read(`Ida Quill\n${date}`).basics.phone, undefined, date)
})

t.test('personal data are private fields with the label of the file, or not placed', async t => {
  for (const [line, label, value] of [
    ["Father's Name : Arun Quill", "Father's Name", 'Arun Quill'],
    ['DOB :- 05-12-1981', 'DOB', '05-12-1981'],
    ['Geb. am 5. Dezember 1981 in Ulm', 'Geb. am', '5. Dezember 1981 in Ulm'],
    ['Familienstand\tverheiratet, zwei Kinder', 'Familienstand', 'verheiratet, zwei Kinder'],
    ['Situation familiale : célibataire', 'Situation familiale', 'célibataire'],
    ['Fecha de nacimiento: 5 de diciembre de 1981', 'Fecha de nacimiento', '5 de diciembre de 1981'],
    ['Дата рождения: 5 декабря 1981', 'Дата рождения', '5 декабря 1981'],
    ['Narodowość: polska', 'Narodowość', 'polska'],
    ['生年月日\t1981年12月5日', '生年月日', '1981年12月5日'],
    ['वैवाहिक स्थिति: विवाहित', 'वैवाहिक स्थिति', 'विवाहित'],
  ] as const) {
    const { basics, left } = read(`Ida Quill\n${line}`)
    t.strictSame(basics, { name: 'Ida Quill', 'x-own': [{ label, value }] }, line)
    t.strictSame(left, [], line)
  }
  t.match(read('Ida Quill\nGender: female, Nationality: Maltese').basics['x-own'], [
    { label: 'Gender', value: 'female' },
    { label: 'Nationality', value: 'Maltese' },
  ])
  const { basics, left } = read('Ida Quill\nHobbys: Schach')
  t.strictSame([basics, left], [{ name: 'Ida Quill' }, ['Hobbys: Schach']])
})

t.test('at most ten private fields have a place, each label once', async t => {
  const labels = 'Age,Sex,Gender,Religion,Caste,Height,Weight,Visa,Children,Passport,Nationality,Citizenship'.split(',')
  const { basics, left } = read(`Ida Quill\n${labels.map(one => `${one}: some ${one.length}`).join('\n')}\nAge: other`)
  t.equal(basics['x-own']?.length, 10)
  t.strictSame(left, ['Nationality: some 11', 'Citizenship: some 11', 'Age: other'])
})

t.test('a table of labels tells name and address', async t => {
  const { basics } = read('Name\tIda Quill\nAnschrift\tAm Markt 3, 89073 Ulm\nE-Mail\tida@quill.example')
  t.strictSame(basics, {
    name: 'Ida Quill',
    location: { address: 'Am Markt 3', postalCode: '89073', city: 'Ulm' },
    email: 'ida@quill.example',
  })
})

t.test('postal codes of many forms divide an address', async t => {
  for (const [line, location] of [
    ['4 Mill Lane, Salem, OR 97301', { address: '4 Mill Lane', city: 'Salem', region: 'OR', postalCode: '97301' }],
    ['Singel 4, 1015 AB Amsterdam', { address: 'Singel 4', postalCode: '1015 AB', city: 'Amsterdam' }],
    ['4 Mill Lane, York YO1 7HH', { address: '4 Mill Lane', postalCode: 'YO1 7HH', city: 'York' }],
    ['Nygatan 4, 223 50 Lund', { address: 'Nygatan 4', postalCode: '223 50', city: 'Lund' }],
    ['4, MG Road, Pune - 411 001', { address: '4, MG Road', postalCode: '411 001', city: 'Pune' }],
  ] as const)
    t.strictSame(read(`Ida Quill\nAddress: ${line}`).basics.location, location, line)
})

t.test('a link that wraps is one, with a line of its own after it', async t => {
  const { basics, left } = read('Ida Quill\nhttps://www.linkedin.com/in/ida-quill-and-a-long\n-name-1a2b3c\nSalem, OR')
  t.match(basics.profiles, [{ url: 'https://www.linkedin.com/in/ida-quill-and-a-long-name-1a2b3c' }])
  t.strictSame([basics.location, left], [{ city: 'Salem', region: 'OR' }, []])
})

t.test('the address of the mail tells the name below a profession and on two lines', async t => {
  t.match(read('Landscape Gardener\nIda Quill\nida.quill@example.com').basics, {
    name: 'Ida Quill',
    label: 'Landscape Gardener',
  })
  t.match(read('Idalina\nQuill\nida.quill@example.com').basics, { name: 'Idalina Quill' })
})
