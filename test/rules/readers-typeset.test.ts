// CVs made at random, typeset by us without the data that our files carry: they come back whole by their text alone.
import { formatDate, labelsOf } from '../../api/core/cv/locale.ts'
import { createTypesetter, type Seal } from '../../api/files/typeset/typeset.ts'
import { isLong } from '../dose.ts'
import t from '../tap.ts'
import { checkMadeFiles, sheetIn } from './made-facts.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())

const AT = new Date('2026-11-20T10:00:00Z')
/** Where a reader can check a published CV. */
function sealIn(language: string): Seal {
  const { verify, versionNote } = labelsOf(language)
  return {
    url: 'https://cv.example.org/cv/Ab3dEf9hK2/verify?v=5',
    label: verify.replace('{address}', '').trim(),
    caption: versionNote.replace('{version}', '5').replace('{date}', formatDate('2026-11-20', language)),
  }
}

t.test('no fact of a made CV is false in our PDF', t =>
  checkMadeFiles(
    t,
    isLong ? 1000 : 12,
    async (cv, _, number) => {
      // Beside Arabic letters PDFium gives some Indian ones in another order, beside Chinese ones it supposes their spaces.
      const labels = cv.language === 'hi' && /ar|zh/.test(cv.labels) ? 'hi' : cv.labels
      const { id } = typesetter.templates[number % typesetter.templates.length]!
      const seal = number % 2 ? sealIn(labels) : undefined
      return (await typesetter.pdf({ sheet: sheetIn({ ...cv, labels }), template: id, seal, at: AT })).bytes
    },
    true,
  ),
)
