// The templates: one JSON file each beside the Typst sources. Adding a template is adding a file. Knows no CV.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_TEMPLATE } from '../../core/cv/templates.ts'

/** A variant of the one base. What is not named here is for the Typst sources alone. */
export type Template = {
  /** Also the file's name. */
  id: string
  name: string
  description: string
  fonts: { body: string; display: string }
  /** Points, where a CV does not say; the `style` of a CV wins. */
  fontSize: number
  accent: string
  [look: string]: unknown
}

/** All templates, the default one first, the others by name. Throws when a file is not as it should be. */
export function loadTemplates(folder: string): Template[] {
  const templates = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => read(folder, name))
  const place = ({ id, name }: Template) => (id === DEFAULT_TEMPLATE ? '' : name)
  return templates.sort((a, b) => (place(a) < place(b) ? -1 : 1))
}

function read(folder: string, file: string): Template {
  const template = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Template
  const texts = [template.id, template.name, template.description, template.fonts?.body, template.fonts?.display]
  if (texts.some(text => typeof text !== 'string' || !text) || `${template.id}.json` !== file) {
    throw new Error(`${file} is no template: it needs id (its file's name), name, description and fonts.`)
  }
  return template
}
