// The shapes of replies about files of CVs: templates, remarks of the parser view, the plan that a file needs.
import Type, { type Static } from 'typebox'
import * as eg from './examples.ts'
import { closed, OneOf, part, Short } from './schema.ts'

export const TemplateId = Type.String({ pattern: '^[a-z0-9-]{1,40}$', maxLength: 40, examples: ['meridian'] })

const cvTemplate = {
  id: TemplateId,
  name: Short(),
  description: Short(1_000),
  options: part({
    /** Without it the template is black alone. */
    accent: Type.Optional(part({ default: Short(7) })),
    paper: part({ default: OneOf(['A4', 'Letter']), values: Type.Array(OneOf(['A4', 'Letter'])) }),
    fontSize: part({ default: Type.Number(), minimum: Type.Number(), maximum: Type.Number() }),
    /** Of templates that are meant for a number of pages: `style.fit` from their choice until that of another. */
    fit: Type.Optional(part({ default: Type.Unsafe<1 | 2>(Type.Integer({ enum: [1, 2] })) })),
  }),
  look: part({
    fonts: Type.Array(Short()),
    columns: Short(),
    order: Type.Array(Short(), { description: 'Sections that come first unless `content.order` says otherwise.' }),
    hasPicture: Type.Boolean(),
  }),
}
export const CvTemplate = closed('CvTemplate', cvTemplate, { examples: [eg.TEMPLATE] })
export const ParserRemark = closed('ParserRemark', {
  path: Type.String({ maxLength: 500, description: 'JSON pointer into the CV.' }),
  message: Short(1_000),
})

export const PlanRequired = closed('PlanRequired', {
  success: Type.Literal(false),
  code: Short(100, 'plan_required'),
  message: Short(1_000, 'This needs the Pro plan.'),
  requestId: Short(100, eg.REQUEST_ID),
  price: Type.Optional(
    part(
      { currency: Short(3), amount: Type.Integer({ description: 'Whole units.' }), months: Type.Integer() },
      { examples: [{ currency: 'INR', amount: 590, months: 6 }] },
    ),
  ),
})

export type CvTemplateData = Static<typeof CvTemplate>
