// The screens that browser/sweep leaves out.
import t from 'tap'
import { sweep } from '../../browser/sweep.ts'

t.setTimeout(500_000)
await sweep(t, at => at % 20 !== 0)
