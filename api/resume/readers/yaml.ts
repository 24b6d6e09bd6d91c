// YAML files, all of whose values are read as texts. Pure.
import { isScalar, parseDocument, visit } from 'yaml'
import { Unreadable } from './reading.ts'

const MAX_ALIASES = 20
/** Its parser takes seconds for each megabyte. */
export const MAX_YAML_BYTES = 1024 * 1024
const BLANK = String.raw`(?:[^\S\r\n]*(?:#.*)?\r?\n)`
const KEYS =
  'name|sections|headline|label|location|email|photo|phone|website|social_networks|image|url|summary|profiles|fullName'
const BEGINS = new RegExp(String.raw`^[^\S\r\n]{0,8}(?:cv|basics):${BLANK}{1,50}[^\S\r\n]+(?:${KEYS})[^\S\r\n]*:`, 'm')

/** Whether a text is a CV as YAML: a mapping with a person in `cv` or `basics`. */
export const isYamlCv = (text: string): boolean => BEGINS.test(text)

const tooComplex = () => new Unreadable('too_complex', 'This YAML file is nested or repeated far more than a CV.')

/** All values as texts, so that "2014" and "3.70" stay as they are written. */
export function parseYaml(source: string): unknown {
  if (source.length > MAX_YAML_BYTES) throw tooComplex()
  try {
    const document = parseDocument(source, { schema: 'failsafe', logLevel: 'silent', stringKeys: true })
    // A warning is about a tag that makes something else than a text.
    const [fault] = [...document.errors, ...document.warnings]
    if (fault?.code === 'RESOURCE_EXHAUSTION') throw tooComplex()
    if (fault) {
      const why = fault.message.split('\n', 1)[0]?.replace(/[:.]$/, '')
      throw new Unreadable('broken', `This YAML file cannot be read: ${why}. Correct it and choose it again.`)
    }
    visit(document, {
      Scalar: (_key, node) => {
        if (isScalar(node) && node.type === 'PLAIN' && /^(null|~)$/i.test(String(node.value))) node.value = ''
      },
    })
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch (error) {
    if (error instanceof Unreadable) throw error
    // Aliases of aliases, or values that are nested without end.
    throw tooComplex()
  }
}
