// Markdown editing on text and selection: the toolbar, Enter in a list, and converting plain text.
import { isDeepStrictEqual } from 'node:util'
import { parseMarkdown, plainBlocks } from '../../api/core/cv/markdown.ts'
import { conflictLines } from '../../web/src/editor/session/conflict-words.ts'
import { emptyDocument, writeAt } from '../../web/src/editor/session/document.ts'
import { merge } from '../../web/src/editor/session/merge.ts'
import {
  escapeSigns,
  insertLink,
  nextItem,
  type Selected,
  toggleList,
  toggleMark,
} from '../../web/src/editor/steps/markdown-edit.ts'
import { hasBullets, pasteClean, pastedText, pasteList } from '../../web/src/editor/steps/pasted.ts'
import { fillWithSample } from '../../web/src/editor/steps/sample.ts'
import { sendable } from '../../web/src/editor/steps/validate.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'
import { holds } from './arbitrary-cv.ts'

// | marks both ends of the selection.
const selected = (marked: string): Selected => {
  const [before = '', inside = '', after = ''] = marked.split('|')
  return { text: before + inside + after, start: before.length, end: before.length + inside.length }
}
const marked = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`

const paste = (text: string, pasted: string, isPlain = false) => marked(pasteList(selected(text), pasted, isPlain))

t.test('the toolbar adds its marks and removes them', async t => {
  const bold = (text: string) => marked(toggleMark(selected(text), '**'))
  const italic = (text: string) => marked(toggleMark(selected(text), '*'))
  t.equal(bold('a |b| c'), 'a **|b|** c')
  t.equal(bold('a **|b|** c'), 'a |b| c')
  t.equal(italic('**|b|**'), '***|b|***', 'italic inside bold')
  t.equal(italic('***|b|***'), '**|b|**')
  t.equal(bold('||'), '**||**')
  t.equal(bold('**bold||**'), '**bold**||', 'pressed again it goes on after the bold text')
  t.equal(italic('*it||*'), '*it*||')
  t.equal(italic('**b||**'), '**b*||***', 'the end of bold is not the end of italic')
  t.equal(bold('a **||** b'), 'a || b', 'nothing in it: the signs go')
  t.equal(marked(insertLink(selected('see |this|.'))), 'see [this](|https://|).')
  t.equal(toggleList(selected('one\n|two\nthree|')).text, 'one\n- two\n- three')
  t.equal(toggleList(selected('- one|\n|- two')).text, 'one\ntwo')
  t.equal(toggleList(selected('|one\n\ntwo|')).text, '- one\n\n- two', 'blank lines stay')
  t.equal(toggleList(selected('||\n- one')).text, '- \n- one', 'an empty first line is a line too')
  t.equal(toggleList(selected('|\\- one\n\\• two|')).text, '- one\n- two', 'the signs of a list that was typed go')
})

t.test('Enter in a list starts the next item, and on an empty one ends the list', async t => {
  const enter = (text: string) => {
    const next = nextItem(selected(text))
    return next && marked(next)
  }
  t.equal(enter('- one||'), '- one\n- ||')
  t.equal(enter('* one|| two'), '* one\n* || two', 'in the middle it parts the item')
  t.equal(enter('• one| two|'), '• one\n• ||', 'what is selected goes')
  t.equal(enter('9. nine||'), '9. nine\n10. ||')
  t.equal(enter('1) one||\n2) two\n3) three\n\n3) other'), '1) one\n2) ||\n3) two\n4) three\n\n3) other')
  t.equal(enter('- one\n- ||'), '- one\n\n||', 'a blank line keeps what follows out of the list')
  t.equal(enter('- one\n- ||\n- two'), '- one\n\n||\n- two')
  t.equal(enter('- ||'), '||')
  t.equal(enter('text\n\n1. ||'), 'text\n\n||')
  for (const line of [
    '||',
    'plain||',
    '-||',
    '||- one',
    '-|| one',
    '- one\n  goes on||',
    '2 - 1||',
    '1.one||',
    '**b**||',
  ]) {
    t.equal(enter(line), null, line)
  }
  const { text } = nextItem(selected('- one\n- ||'))!
  t.match(parseMarkdown(`${text}after`), [{ type: 'list' }, { type: 'paragraph' }])
})

t.test('converted plain text keeps its words and its selection', async t => {
  const escaped = (text: string) => marked(escapeSigns(selected(text)))
  t.equal(escaped('Plain |words|, snake_case, 2 * 3, C:\\new'), 'Plain |words|, snake_case, 2 * 3, C:\\new')
  t.equal(escaped('*a* |**b**|'), '\\*a\\* |\\*\\*b\\*\\*|')
  t.equal(escaped('- one\n|1. two|\n• three'), '\\- one\n|1\\. two|\n\\• three')
  t.equal(escaped('[a](https://b.c) |\\*|'), '[a]\\(https://b.c) |\\\\\\*|')
})

const signs = fc.constantFrom(...'*_[]()\\.-+•1 \n\ta', '](https://a.b/', '\r\n', '\u2028', '𝐀', '12. ')
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(signs, { maxLength: 60 }).map(parts => parts.join('')),
)

t.test('any plain text renders the same once it is escaped', async t => {
  holds(
    t,
    fc.property(hostile, fc.nat(), fc.nat(), (text, one, other) => {
      const [near, far] = [one % (text.length + 1), other % (text.length + 1)]
      const [start, end] = [Math.min(near, far), Math.max(near, far)]
      const escaped = escapeSigns({ text, start, end })
      const letters = (part: string) => part.replaceAll('\\', '')
      return (
        isDeepStrictEqual(parseMarkdown(escaped.text), plainBlocks(text)) &&
        letters(escaped.text.slice(0, escaped.start)) === letters(text.slice(0, start)) &&
        letters(escaped.text.slice(escaped.start, escaped.end)) === letters(text.slice(start, end))
      )
    }),
    2_000,
  )
})

t.test('a description and its format are merged, held back and chosen together', async t => {
  const job = (fields: object) => {
    const start = emptyDocument('Ada')
    return { ...start, content: { ...start.content, experience: [{ id: 'a', ...fields }] } }
  }
  const base = job({ description: '2 * 3' })
  const bold = job({ description: '**2 \\* 3**', format: 'markdown' })
  const other = job({ description: '2 * 4' })
  t.match(merge(base, bold, base).document.content.experience, bold.content.experience)
  const { document, conflicts } = merge(base, other, bold)
  t.equal(conflicts.length, 1)
  t.same(document.content.experience, other.content.experience, 'mine stays literal')
  const long = writeAt(bold, 'content.experience.a.position', 'Engineer')
  const sent = sendable(long, base, ['content.experience.a.description'], 'Ada').content.experience
  t.same(
    sent,
    [{ id: 'a', description: '2 * 3', position: 'Engineer' }],
    'the last good text is read as it was written',
  )
  const asked = (key: string, mine: unknown) =>
    conflictLines({ key, path: key.split('.'), mine, theirs: '', base: '' }, 'mine', bold)
  t.same(asked('content.experience.a', bold.content.experience[0]), [['Description', '**2 \\* 3**', true]])
  t.same(asked('content.experience.a.description', '**a**'), [['', '**a**', true]])
  t.same(asked('content.profileSummary', '**a**'), [['', '**a**', true]])
})

t.test('the sample shows every kind of formatting', async t => {
  const { experience } = fillWithSample(emptyDocument('Ada')).content
  const [block] = parseMarkdown(experience?.find(job => job.format === 'markdown')?.description ?? '')
  t.match(block, { type: 'paragraph', children: [{}, { type: 'strong' }, {}, { type: 'link' }] })
})

t.test('bullets at the beginning of pasted lines are list items', async t => {
  const bullets = ['•\t', '▪\u00a0', '□\t', 'o\t', '§\t', '\uf0b7\t', '\uf0a7   ', '✓ ', '•', '\uf0b7', '–\t', '·  ']
  for (const bullet of bullets) {
    t.equal(pastedText(`${bullet}Led a team\r\n${bullet}Built it`), 'Led a team\nBuilt it', JSON.stringify(bullet))
    t.equal(paste('|', `Did:\n${bullet}Led\n${bullet}Built`), 'Did:\n- Led\n- Built||')
  }
  const others = ['o clock', 'Øyvind', '– or so', 'vitamin', '1.\tFirst', '- a', '* a', '*\ta', '•', '2 • 3']
  const ratings = [
    '★★★★☆ 4.2 on Play',
    '■■■□□ English',
    '●●●○○ English',
    '●○○○○ Greek',
    '▪\ufe0f▪\ufe0f a',
    '★ ★ ★',
    '✓✓',
  ]
  const verses = ['o  love\nof mine', 'v  2', '—  said', '·NET', '➢Led']
  for (const text of [...others, ...ratings, ...verses]) {
    t.notOk(hasBullets(text), text)
    t.equal(pastedText(text), text)
  }
  t.equal(pastedText('• ★★★★☆ 4.2'), '★★★★☆ 4.2', 'a rating can be an item')
  t.equal(paste('x\n|y|', '• a*b*', true), 'x\n- a\\*b\\*||', 'a text that was plain stays literal')
})

t.test('a pasted list is separated from the text around it and continues a list that it is pasted into', async t => {
  const cases: [text: string, result: string, what: string, pasted?: string][] = [
    ['Did:|', 'Did:\n- a\n- b||', 'on a line of its own'],
    ['||Existing', '- a\n- b||\n\nExisting', 'a blank line, or the paragraph would continue the last item'],
    ['||Existing', '- a\n- b||\n\nExisting', 'line breaks around the pasted text do not count', '\n• a\n• b\n'],
    ['x||\nExisting', 'x\n- a\n- b||\n\nExisting', 'also before the next line'],
    ['||\n\nExisting', '- a\n- b||\n\nExisting', 'which may be there'],
    ['||- c', '- a\n- b||\n- c', 'before an item'],
    ['- x||\n- c', '- x\n- a\n- b||\n- c', 'between items'],
    ['- |', '- a\n- b||', 'in an item that is still empty'],
    ['- |', '- Did:\n- a||', 'whose first line needs no bullet', 'Did:\n• a'],
    ['- |', '- a||', 'or is below an empty one', '\n• a'],
    ['* x\n* ||\n* c', '* x\n* a\n* b||\n* c', 'a star'],
    ['+ |', '+ a\n+ b||', 'a plus'],
    ['  - |', '  - a\n  - b||', 'indented'],
    ['1. x\n2. |', '1. x\n2. a\n3. b||', 'numbered'],
    ['- ||c\n- d', '- a\n- b||\n- c\n- d', 'the text of an item stays one'],
  ]
  for (const [text, result, what, pasted = '• a\n• b'] of cases) t.equal(paste(text, pasted), result, what)
  const { text } = pasteList(selected('||Existing'), '• a', false)
  t.match(parseMarkdown(text), [{ type: 'list' }, { type: 'paragraph' }])
})

t.test('a one-line field joins several lines and keeps the spaces of a single one', async t => {
  const inserted: string[] = []
  class Input {}
  class Area {}
  const execCommand = (_name: string, _ui: boolean, text: string) => inserted.push(text) > 0
  t.intercept(globalThis, 'HTMLInputElement', { value: Input, configurable: true })
  t.intercept(globalThis, 'HTMLTextAreaElement', { value: Area, configurable: true })
  t.intercept(globalThis, 'document', { value: { execCommand }, configurable: true })
  const clean = (target: object, pasted: string) => {
    inserted.length = 0
    const event = { target, clipboardData: { getData: () => pasted }, preventDefault: () => undefined }
    pasteClean(event as unknown as Parameters<typeof pasteClean>[0])
    return inserted[0] ?? pasted
  }
  t.equal(clean(new Input(), 'Senior '), 'Senior ')
  t.equal(clean(new Input(), ' Senior\u00a0'), ' Senior ')
  t.equal(clean(new Input(), ' Senior \n\n Engineer \n'), 'Senior Engineer')
  t.equal(clean(new Area(), '• a \n• b '), 'a \nb ')
})

t.test('non-breaking and zero-width characters of a pasted text go, joiners of scripts and emoji stay', async t => {
  const cases: [pasted: string, kept: string][] = [
    ['10\u00a0km\u202f/\u2007h', '10 km / h'],
    ['well\u2011known', 'well-known'],
    ['zero\u200bwidth\ufeff\u2060', 'zerowidth'],
    ['lat\u200cin\u200d', 'latin'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d🚀 ❤️\u200d🔥', '👩\u200d🚀 ❤️\u200d🔥'],
    ['a\vb\u2028c', 'a\nb\nc'],
  ]
  for (const [pasted, kept] of cases) t.equal(pastedText(pasted), kept)
})
