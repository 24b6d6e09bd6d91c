// The sample CV of an invented person with invented employers. A new CV can start as a copy of it, and the home page displays it.
import type { CvContentData } from '../contract/cv.ts'
import sample from './sample.data.json' with { type: 'json' }

/** The ids of its items begin with this. */
export const SAMPLE_ID = 'sample-'

export const SAMPLE_CV = sample as CvContentData & typeof sample
