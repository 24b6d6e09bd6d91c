// The screens that browser/sweep leaves out.
import { sweep } from '../../browser/sweep.ts'
import t from '../../tap.ts'

sweep(t, at => at % 20 !== 0)
