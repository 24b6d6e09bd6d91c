// The templates on the home page: the sample CV's first page in each, as the typesetter draws it. A page opens at full size. A chunk of its own.
import { type ReactNode, useId, useState } from 'react'
import type { CvTemplateData } from '../../../api/core/contract/files.ts'
import { useTemplates } from '../data/files.ts'
import { Actions, Dialog } from './dialog.tsx'
import { ProblemNotice } from './notice.tsx'

const pageOf = ({ id }: CvTemplateData) => `/templates/${id}/sample.svg`

/** `waiting`: a placeholder until the templates have loaded. */
export function TemplateGallery({ waiting }: { waiting: ReactNode }) {
  const { data: templates, problem, reload } = useTemplates()
  const [opened, setOpened] = useState<CvTemplateData | null>(null)
  if (!templates) return problem ? <ProblemNotice problem={problem} retry={reload} /> : waiting
  return (
    <>
      <ul className="gallery">
        {templates.map(template => (
          <li key={template.id}>
            <button type="button" aria-label={`${template.name}, full size`} onClick={() => setOpened(template)}>
              <img src={pageOf(template)} width="595" height="842" alt="" loading="lazy" />
            </button>
            <h3>{template.name}</h3>
            <p>{template.description}</p>
          </li>
        ))}
      </ul>
      {opened && <FullPage template={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function FullPage({ template, onClose }: { template: CvTemplateData; onClose: () => void }) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="gallery-page">
      <h2 id={heading}>{template.name}</h2>
      <img src={pageOf(template)} width="595" height="842" alt={`The sample CV in the template ${template.name}`} />
      <Actions label="Close" onClick={onClose} />
    </Dialog>
  )
}
