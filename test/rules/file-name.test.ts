// The names of downloaded files: of people and roles in many scripts, and of texts that no file system takes.
import { fileStem, firstRole } from '../../api/core/file-name.ts'
import { asDownload } from '../../api/http/download.ts'
import { dose, fc, seed } from '../dose.ts'
import t from '../tap.ts'

const stem = (name: string, role?: string) => fileStem(name, firstRole(role))

t.test('a file is named after the person and the first role, in the letters of their script', async t => {
  const cases: [name: string, role: string | undefined, expected: string][] = [
    ['Asha Rao', 'Site Engineer', 'Asha_Rao_Site_Engineer'],
    ['Asha Rao', undefined, 'Asha_Rao'],
    ['Asha Rao', '', 'Asha_Rao'],
    ['  Asha \t Rao ', 'Site Engineer | Planner | Speaker', 'Asha_Rao_Site_Engineer'],
    ['Asha Rao', 'Engineer, bridges and roads', 'Asha_Rao_Engineer'],
    ['Asha Rao', 'Designer / Developer', 'Asha_Rao_Designer'],
    ['Asha Rao', 'Designer – for hire', 'Asha_Rao_Designer'],
    ['Asha Rao', ' | Planner', 'Asha_Rao_Planner'],
    ['Asha Rao', 'CI/CD Engineer', 'Asha_Rao_CI_CD_Engineer'],
    ['Asha Rao', 'C++ & C# Developer', 'Asha_Rao_C++_C#_Developer'],
    ['Asha Rao', '.NET Developer', 'Asha_Rao_.NET_Developer'],
    ['Asha Rao', 'R&D Lead', 'Asha_Rao_R&D_Lead'],
    ['Dr. A. P. J. O’Brien-Rao, Jr.', 'Node.js Developer.', 'Dr_A_P_J_OBrien-Rao_Jr_Node.js_Developer'],
    ['अनन्या राव', 'वरिष्ठ अभियंता', 'अनन्या_राव_वरिष्ठ_अभियंता'],
    ['கவிதா', 'பொறியாளர்', 'கவிதா_பொறியாளர்'],
    ['محمد بن علي', 'مهندس، مدير', 'محمد_بن_علي_مهندس'],
    ['עו״ד דוד כהן', 'עורך דין', 'עוד_דוד_כהן_עורך_דין'],
    ['山田太郎', 'エンジニア／設計、営業', '山田太郎_エンジニア_設計'],
    ['Nguyễn Thị Ánh', 'Kỹ sư', 'Nguyễn_Thị_Ánh_Kỹ_sư'],
    ['Ελένη Σ.', 'Μηχανικός', 'Ελένη_Σ_Μηχανικός'],
    ['Zoë "Ada" Śrīnivāsan', 'Engineer', 'Zoë_Ada_Śrīnivāsan_Engineer'],
  ]
  for (const [name, role, expected] of cases) t.equal(stem(name, role), expected)
})

t.test(
  'signs that no file system takes, emoji and direction marks leave no trace and no doubled underscore',
  async t => {
    const cases: [name: string, expected: string][] = [
      ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
      ['../../etc/passwd', 'etc_passwd'],
      ['__Asha__ _Rao_', 'Asha_Rao'],
      ['Asha 👩🏽‍💻🇮🇳 Rao ❤️', 'Asha_Rao'],
      ['\u200fعلي\u200e \u202eRao\u202c', 'علي_Rao'],
      ['Asha\u0000\u001f\u007f Rao\r\nX-Header: a', 'Asha_Rao_X-Header_a'],
      ['\u0301\ufe0fAsha', 'Asha'],
      ['A\ud800sha', 'A_sha'],
      ['.hidden', 'hidden'],
      ['?!…', 'CV'],
      ['🙂', 'CV'],
      ['', 'CV'],
      ['con', 'con_CV'],
      ['Nul', 'Nul_CV'],
      ['COM1.x', 'COM1_CV.x'],
      ['Conrad', 'Conrad'],
    ]
    for (const [name, expected] of cases) t.equal(fileStem(name), expected)
    t.equal(fileStem('🙂', 'Site Engineer'), 'Site_Engineer')
  },
)

t.test('a long name ends at a word, and a role never takes the room of the name', async t => {
  t.equal(fileStem('a'.repeat(500)), 'a'.repeat(80))
  t.equal(fileStem('𞤀'.repeat(500)), '𞤀'.repeat(40), 'whole characters')
  t.equal(fileStem(Array(60).fill('Rao').join(' ')), Array(20).fill('Rao').join('_'))
  t.equal(fileStem('Asha', `${'Site '.repeat(20)}Engineer`), `Asha_${Array(8).fill('Site').join('_')}`)
  const name = 'Asha '.repeat(15).trim()
  t.equal(fileStem(name, 'Engineer'), name.replaceAll(' ', '_'), 'without half of the role')
})

t.test('any texts make a name that every file system takes', async t => {
  const text = fc.string({ unit: 'binary', maxLength: 600 })
  for (const [name, role] of fc.sample(fc.tuple(text, text), { numRuns: dose(2_000), seed })) {
    const found = stem(name, role)
    t.ok(found.length <= 83 && Buffer.byteLength(found) <= 249, found)
    t.notMatch(found, /__|^[_. ]|[_ .]$|[\p{C}\s/\\:*?"<>|%]/u)
    t.ok(found.isWellFormed(), 'it can be percent-encoded')
  }
})

t.test('the header has the name in UTF-8 and in ASCII, without doubled underscores', async t => {
  const cases: [name: string, ascii: string][] = [
    ['Asha_Rao_Site_Engineer.pdf', 'Asha_Rao_Site_Engineer.pdf'],
    ['Jürgen_Müller_Ingénieur.docx', 'Jurgen_Muller_Ingenieur.docx'],
    ['अनन्या_राव.pdf', 'CV.pdf'],
    ['अनन्या_Rao_अभियंता.pdf', 'Rao.pdf'],
    ['Asha_राव_Engineer.md', 'Asha_Engineer.md'],
    ['TruCV export.json', 'TruCV export.json'],
  ]
  for (const [name, ascii] of cases) {
    const encoded = encodeURIComponent(name)
    t.equal(asDownload(name), `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  }
})
