// The screens that browser/sweep leaves out.
import t from 'tap'
import { sweep } from '../../browser/sweep.ts'

sweep(t, at => at % 20 !== 0)
