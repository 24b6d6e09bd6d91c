// The job that a copy of a CV was made for. Pure.
import { CAPS } from '../contract/sections.ts'

/** One of both may be empty. */
export type Job = Readonly<{ title: string; company: string }>

/** Two of them with a comma fit the title of a CV (200), and one fits the name of a link (100). */
export const JOB_TEXT_MAX = CAPS.job

/** The title of the copy: "Site engineer, Larsen & Toubro". */
export const jobName = ({ title, company }: Job): string => [title, company].filter(Boolean).join(', ')

/** The name of the link for this job's recipient. */
export const recipientOf = ({ title, company }: Job): string => company || title

const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
const tidy = (text = '') => (isVisible(text) ? text.replace(/\s+/g, ' ').trim() : '')

/** On one line each. */
export const jobOf = ({ title, company }: Partial<Job>): Job => ({ title: tidy(title), company: tidy(company) })
