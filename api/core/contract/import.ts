// The result of reading a CV file, before a CV is created from it.
import Type, { type Static } from 'typebox'
import { CvContent } from './cv.ts'
import * as eg from './examples.ts'
import { ParserRemark } from './files.ts'
import { part, ref, Short } from './schema.ts'

const Pointer = Short(1_000, '/experience/0/company')
const Where = Short(500, 'page 1')
const Fraction = Type.Number({ minimum: -10, maximum: 10, examples: [0.1] })

export const CvProposal = part({
  kind: Short(40, 'pdf'),
  resume: Type.Object(
    {},
    {
      title: 'ReadResume',
      additionalProperties: true,
      description: 'JSON Resume with the words of the file only.',
      examples: [eg.RESUME],
    },
  ),
  title: Short(),
  language: Short(35, 'en'),
  content: ref(CvContent),
  unplaced: Type.Array(part({ text: Type.String(), where: Where }, { title: 'UnplacedText' }), {
    description: 'Words that found no field, in the order of the file.',
    examples: [[{ text: 'References on request', where: 'page 2' }]],
  }),
  notes: Type.Array(Short(1_000), { examples: [[]] }),
  doubts: Type.Array(
    part(
      {
        path: Short(1_000, '/experience/0/startDate'),
        text: Short(400, '03/04/2019'),
        choices: Type.Array(Short(400, '2019-04-03')),
      },
      { title: 'Doubt' },
    ),
    {
      description:
        'What can be read in more than one way; the first reading was used. At a date the choices are dates; at an entry they are its ' +
        'position and its employer, a line each; at `/language` they are languages.',
      examples: [[]],
    },
  ),
  pieces: Type.Array(
    part(
      {
        text: Type.String({ examples: ['Acme Ltd, Engineer'] }),
        where: Where,
        page: Type.Optional(Type.Integer({ minimum: 0, examples: [0] })),
        box: Type.Optional(
          Type.Array(Fraction, {
            minItems: 4,
            maxItems: 4,
            examples: [[0.1, 0.1, 0.5, 0.02]],
            description: 'Left, top, width, height, as fractions of the page.',
          }),
        ),
      },
      { title: 'PieceOfFile' },
    ),
    { description: 'The file, line by line or field by field.' },
  ),
  places: Type.Array(
    part({ path: Pointer, piece: Type.Integer({ minimum: 0, examples: [0] }) }, { title: 'PlaceOfText' }),
    {
      description: 'The source of each text of the content, by its JSON pointer there: an index of `pieces`.',
    },
  ),
  pages: Type.Array(
    part(
      {
        width: Type.Number({ examples: [595] }),
        height: Type.Number({ examples: [842] }),
        image: Type.String({ description: 'A data: URL.', examples: ['data:image/webp;base64,UklGRg=='] }),
      },
      { title: 'PageOfFile' },
    ),
    { description: 'How the first ten pages of a PDF look.', examples: [[]] },
  ),
})
export type CvProposalData = Static<typeof CvProposal>

/** The same with remarks. */
export const CheckedCvFile = part({
  ...CvProposal.properties,
  remarks: Type.Array(ref(ParserRemark), { description: 'Remarks on the file itself have an empty path.' }),
})
export type CheckedCvFileData = Static<typeof CheckedCvFile>
