// The shape of a picture of a CV.
import Type, { type Static } from 'typebox'
import * as eg from './examples.ts'
import { closed, Short } from './schema.ts'

export const Picture = closed('Picture', {
  id: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, examples: [eg.SHA256] }),
  url: Short(2_000, `https://trucv.example/cvs/${eg.CV_ID}/picture/${eg.SHA256}`),
  width: Type.Integer({ examples: [640] }),
  height: Type.Integer({ examples: [640] }),
})

export type PictureData = Static<typeof Picture>
