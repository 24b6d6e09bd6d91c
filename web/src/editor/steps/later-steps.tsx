// The forms of the steps between the first and the last.
import type { ReactNode } from 'react'
import { EducationStep } from './step-education.tsx'
import { ExperienceStep } from './step-experience.tsx'
import { MoreStep } from './step-more.tsx'
import { ProjectsStep } from './step-projects.tsx'
import { SkillsStep } from './step-skills.tsx'
import { SummaryStep } from './step-summary.tsx'

export function fieldsOf(step: number): ReactNode {
  switch (step) {
    case 2:
      return <EducationStep />
    case 3:
      return <ExperienceStep />
    case 4:
      return <SkillsStep />
    case 5:
      return <ProjectsStep />
    case 6:
      return <MoreStep />
    default:
      return <SummaryStep />
  }
}
