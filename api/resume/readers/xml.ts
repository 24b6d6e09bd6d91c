// XML of Word files as a tree in its order, without entities and document types. Pure.
import { XMLParser } from 'fast-xml-parser'
import { decodeEntities } from './markup.ts'

/** An element by its name without prefix, its attributes under ":@"; a text is "#text". */
export type Xml = { [tag: string]: Xml[] | string | Record<string, string> }

/** More than nested tables and text boxes of real files need; the readers call themselves for each level. */
const MAX_DEPTH = 400

/** Throws where the text is no XML; a document type, which no Word file has, is refused. */
export function parseXml(xml: string): Xml[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error('document type')
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    trimValues: false,
    processEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
    maxNestedTags: MAX_DEPTH,
  })
  return parser.parse(xml, true) as Xml[]
}

export const tagOf = (node: Xml): string => Object.keys(node).find(key => key !== ':@') ?? ''
export function childrenOf(node: Xml | undefined): Xml[] {
  const children = node?.[tagOf(node)]
  return Array.isArray(children) ? children : []
}
export const attributeOf = (node: Xml | undefined, name: string): string | undefined => {
  const value = (node?.[':@'] as Record<string, string> | undefined)?.[name]
  return value === undefined ? undefined : decodeEntities(value)
}
/** The element at a path below another. */
export const below = (node: Xml | undefined, ...path: string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((at, tag) => childrenOf(at).find(child => tagOf(child) === tag), node)
/** The text directly in an element. */
export const textIn = (node: Xml): string =>
  decodeEntities(
    childrenOf(node)
      .map(child => (typeof child['#text'] === 'string' ? child['#text'] : ''))
      .join(''),
  )
/** All elements with the name, those inside of one another not. */
export const allBelow = (node: Xml, tag: string): Xml[] =>
  childrenOf(node).flatMap(child => (tagOf(child) === tag ? [child] : allBelow(child, tag)))
