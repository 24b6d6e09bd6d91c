// The templates: one JSON file each beside the Typst sources. Adding a file adds a template.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_TEMPLATE } from '../../core/cv/templates.ts'

/** The measures of a template. */
export type Spacing = {
  /** Between lines, in em. */
  leading: number
  /** In sizes of the text. */
  gaps: { section: number; entry: number; point: number }
  /** In millimetres. */
  margin: { x: number; top: number; bottom: number }
}

/** What the Typst sources read of a template; they read further keys too. */
export type Look = Spacing & { [look: string]: unknown }

/** A variant of the one base template. */
export type Template = Look & {
  /** Also the file's name. */
  id: string
  name: string
  description: string
  fonts: { body: string; display: string }
  /** The default in points; the `style` of a CV overrides it. */
  fontSize: number
  /** Null: the template is black alone, and the accent of a CV has no effect. */
  accent: string | null
  /** The default; A4 without it. */
  paper?: 'A4' | 'Letter'
  /** It is meant for so many pages: `style.fit` of a CV that gets this template and asks for no number itself. */
  pages?: 1 | 2
  /** Sections that come first, in this order, unless the owner has ordered them. */
  order?: string[]
  /** False: pictures are left out. */
  hasPicture?: boolean
}

/** All templates, the default one first, the others by name. Throws when a file is invalid. */
export function loadTemplates(folder: string): Template[] {
  const templates = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => read(folder, name))
  const sortKey = ({ id, name }: Template) => (id === DEFAULT_TEMPLATE ? '' : name)
  return templates.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

function read(folder: string, file: string): Template {
  const template = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Template
  const texts = [template.id, template.name, template.description, template.fonts?.body, template.fonts?.display]
  if (texts.some(text => typeof text !== 'string' || !text) || `${template.id}.json` !== file) {
    throw new Error(`${file} is not a template: it needs id (its file's name), name, description and fonts.`)
  }
  return template
}
