// Values for the fuzzer: any value that a schema of the document allows, and values that often break services.

import { fc } from '../dose.ts'
import { resolve, type Schema } from './document.ts'

const json = (texts: string[]) => texts.map(text => JSON.stringify(text))
const listOf = (item: string, length: number) => `[${Array.from({ length }, () => item).join()}]`
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** JSON texts (not values, for some cannot be written otherwise) to put where something else is expected, by their kind. */
const NASTY: Record<string, string[]> = {
  characters: json(['\0', 'a\0b', '\u202egnp.exe', '👩‍👩‍👧‍👦🏽', 'Z\u0351\u036b\u0343\u0335a'])
    .concat(json(['\ufeff', '\u2028', '\u001b[31m', 'a\r\nset-cookie: a=b', '', ' ', 'x\0']))
    .concat(['"\\ud800"', '"\\udfff x"']),
  long: json(['w'.repeat(201), 'w'.repeat(5_001), 'w'.repeat(6_000), '🙂'.repeat(200), '1'.repeat(400)]),
  links: json('javascript:alert(1) data:text/html,<script>alert(1)</script> file:///etc/passwd'.split(' '))
    .concat(json('http://169.254.169.254/latest/meta-data/ http://[::1]:1/ //evil.example http://%zz'.split(' ')))
    .concat(json(['https://a b', 'https://\0.example']))
    .concat(json(['/cvs/aaaaaaaaaaaaaaaaaaaaa/picture/', `/cvs/${'a'.repeat(21)}/picture/${'b'.repeat(64)}`])),
  injections: json(["=cmd|' /C calc'!A0", '</script><script>'])
    .concat(json('+1+1 @SUM(1) ../../../../etc/passwd ..\\..\\windows %00'.split(' ')))
    .concat(json(['__proto__', 'constructor', 'toString', '$where', 'a.b', 'class10', 'custom.constructor'])),
  dates: json([
    ...'2024-02-31 2016-12-31T23:59:60Z 0000-00-00'.split(' '),
    ...'9999-99-99T99:99:99Z 2024-01-01T00:00:00+23:59 1e9'.split(' '),
  ]),
  numbers: '-0 0 -1 0.1 1e308 -1e308 1e400 -1e400 1e-400 9007199254740993 4294967296'
    .split(' ')
    .concat(['123456789012345678901234567890']),
  others: ['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[1,"a",{}]'],
  operators: '{"$ne":null} {"$gt":""} {"$where":"sleep(9)"} {"$regex":".*"} [{"$ne":null}] {"$oid":"x"}'
    .split(' ')
    .concat(['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}', '{"toString":1}'])
    .concat(['{"a.b":1,"$set":{"role":"admin"}}', '{"":1}', '{"length":-1}', '{"\\u0000":1}', '{"\\ud800":1}']),
  large: [nested('[', ']', 60), nested('[', ']', 3_000), nested('{"a":', '}', 500), `{"${'k'.repeat(3_000)}":1}`]
    .concat([listOf('"x"', 101), listOf('{}', 101), listOf('{"id":"same"}', 3), listOf('1', 5_000)])
    .concat([`{${Array.from({ length: 300 }, (_, index) => `"k${index}":1`).join()}}`])
    .concat([`${`{"${'deep~/'.repeat(30)}":`.repeat(30)}"\\u0000"${'}'.repeat(30)}`]),
}

/** Names that no schema of ours knows, and that some services would store or obey. */
const FOREIGN_KEYS = [
  ...'__proto__ constructor prototype _id id owner userId isAdmin role proUntil paid plan'.split(' '),
  ...'published __v createdAt version nanoId views origin $set $where a.b'.split(' '),
  ...['', '\0', '\ud800', 'toString', 'hasOwnProperty', 'k'.repeat(1_000)],
]

export const nasty = fc.oneof(...Object.values(NASTY).map(texts => fc.constantFrom(...texts)))
export const foreignKey = fc.constantFrom(...FOREIGN_KEYS)

/** Whole JSON texts that have nothing to do with what is expected. */
export const wildJson = fc.oneof(
  nasty,
  fc.json({ maxDepth: 3 }),
  fc
    .array(fc.tuple(foreignKey, nasty), { minLength: 1, maxLength: 3 })
    .map(pairs => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
)

/** Bodies that are no JSON at all, or only nearly. */
export const brokenJson = fc.constantFrom<string | Buffer>(
  ...['', ' ', '{', '}', '[1,', '{"title":', '{"title":"x"}}', "{'title':'x'}", '{"title":NaN}', '{"title":"x",}'],
  ...['\ufeff{}', '{"title":"x","title":"y"}', '{"title":"\u0000"}', '{"title":"a\nb"}', '{"title":0x10}'],
  ...['undefined', '\\', '"', '{}{}'],
  ...['{"__proto__":1}', '{"title":"x","__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"title":"\\u00"}'],
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
  Buffer.from('{"title":"x"}', 'utf16le'),
  'x'.repeat(300_000),
  `{"title":"${'y'.repeat(270_000)}"}`,
)

const TEXTS = [
  ...['Asha', 'Ś', 'naïve 🙂', '**bold** [a](https://example.org)', ' ', 'x', '<b>&amp;', 'عربي', 'a: b'],
  'toString',
]
const LINKS = ['https://example.org/a?b=c#d', 'http://example.com', 'mailto:a@example.com', 'tel:+911234567890', '']
const INSTANTS = [
  ...['2030-01-01T00:00:00.000Z', '2024-01-01T00:00:00+05:30', '2016-12-31T23:59:60Z'],
  '0000-01-01T00:00:00Z',
]
const made = new Map<string, fc.Arbitrary<unknown>>()

/** Any value that the schema allows; mostly small, now and then at its limits. `key` is the name it is under. */
export function anyValue(schema: Schema, key = ''): fc.Arbitrary<unknown> {
  if (!schema.$ref) return inlineValue(schema, key)
  const known = made.get(schema.$ref)
  if (known) return known
  const value = inlineValue(resolve(schema), key)
  made.set(schema.$ref, value)
  return value
}

function inlineValue(schema: Schema, key: string): fc.Arbitrary<unknown> {
  const { examples = [] } = schema
  const value = plainValue(schema, key)
  return examples.length === 0 ? value : fc.oneof(fc.constantFrom(...examples), { arbitrary: value, weight: 3 })
}

function plainValue(schema: Schema, key: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => anyValue(one, key)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map(type => plainValue({ ...schema, type }, key)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integerOf(schema)
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'array':
      return fc.array(anyValue(schema.items ?? {}, key), { maxLength: Math.min(schema.maxItems ?? 2, 2) })
    case 'object':
      return objectOf(schema)
    default:
      return stringFor(schema, key)
  }
}

/** Small ones come most often: they name what exists. */
function integerOf({ minimum = -1_000, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(minimum + 2, maximum) })
  return fc.oneof(small, small, fc.integer({ min: minimum, max: maximum }))
}

function stringFor({ format, pattern, minLength = 0, maxLength = 100 }: Schema, key: string): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(...INSTANTS)
  if (key === 'version') return fc.constantFrom('1', '1', '2', '3', '999999999')
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(text => text.length <= maxLength)
  if (/url$/i.test(key)) return fc.constantFrom(...LINKS)
  if (key === 'template') return fc.constantFrom('meridian', 'meridian', 'meridian', 'nowhere')
  const fitting = TEXTS.filter(text => text.length >= minLength && text.length <= maxLength)
  return fc.oneof(
    { arbitrary: fc.constantFrom(...fitting), weight: 12 },
    { arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 8) }), weight: 3 },
    { arbitrary: fc.constant('m'.repeat(maxLength)), weight: 1 },
  )
}

/** The required keys and at most three of the others: the more there are, the surer one is refused by a rule. */
function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const optional = Object.keys(properties).filter(name => !required.includes(name))
  const values = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, anyValue(value, name)]))
  const pick = (names: string[]) =>
    fc.record(Object.fromEntries(names.map(name => [name, values[name] as fc.Arbitrary<unknown>])))
  if (optional.length === 0 && additionalProperties === true)
    return fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue())
  if (optional.length === 0) return pick(required)
  return fc.uniqueArray(fc.constantFrom(...optional), { maxLength: 3 }).chain(chosen => pick([...required, ...chosen]))
}
